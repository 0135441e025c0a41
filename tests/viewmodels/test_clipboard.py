from __future__ import annotations

import pytest

from ascgui.viewmodels.clipboard import tsv


def test_cells_are_parted_by_tabs_and_lines_end_with_a_break():
    assert tsv([["a", 1], ["b", None]]) == "a\t1\nb\t\n"


def test_numbers_are_plain_so_that_a_spreadsheet_reads_them():
    assert tsv([[1234567, 0.5, 1e15, -3]]) == "1234567\t0.5\t1000000000000000.0\t-3\n"


def test_tabs_and_breaks_within_a_cell_become_spaces():
    assert tsv([["a\tb\nc\r\nd"]]) == "a b c  d\n"


@pytest.mark.parametrize("text", ["=1+1", "+cmd", "@SUM(A1)", "-2+3", '=HYPERLINK("x")'])
def test_text_that_a_spreadsheet_would_run_is_marked_as_text(text):
    assert tsv([[text]]) == f"'{text}\n"


def test_a_dash_alone_is_left_as_it_is():
    assert tsv([["-", "–", "qwen2.5-7b"]]) == "-\t–\tqwen2.5-7b\n"
