from __future__ import annotations

import pytest

from ascgui.catalog.intake.block import Block, understood, with_headings
from ascgui.catalog.intake.document import found_in_text
from ascgui.catalog.load import load
from ascgui.domain.issues import Refused

HEADINGS = ("model", "strategy", "seq_len", "framework", "hardware", "devices", "edition")
ROW = ("qwen2.5-7b", "full", "4096", "mindspeed-llm", "snt9b", "8")


@pytest.fixture(scope="module")
def tables():
    return load().tables


def html(*rows):
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<html><body><!--StartFragment--><table>{lines}</table></body></html>"


def counts(intake):
    return [(draft.model, draft.hardware, draft.devices) for draft in intake.drafts]


def test_a_bare_row_gets_the_headings_of_the_table_in_front(tables):
    intake, headed = understood(Block(plain="\t".join(ROW) + "\n", headings=HEADINGS), tables)
    assert headed
    assert counts(intake) == [("qwen2.5-7b", "snt9b", 8)]


def test_a_bare_row_of_html_gets_them_too(tables):
    block = Block(html=html(ROW), plain="qwen2.5-7b", headings=HEADINGS)
    intake, headed = understood(block, tables)
    assert headed
    assert counts(intake) == [("qwen2.5-7b", "snt9b", 8)]


def test_html_is_preferred_because_it_says_where_merged_cells_end(tables):
    head = (
        "<tr><th>Model<th>Strategy<th>Sequence length<th colspan=2>VeRL<th colspan=2>Llama-Factory"
    )
    second = "<tr><th><th><th><th>Snt9b<th>Snt9b23<th>Snt9b<th>Snt9b23"
    row = "<tr><td>qwen2.5-7b<td>full<td>4096<td colspan=2>-<td colspan=2>8*Ascend"
    intake, headed = understood(
        Block(html=f"<table>{head}{second}{row}</table>", plain="qwen2.5-7b\tfull\t4096\t-\t8"),
        tables,
    )
    assert not headed
    assert [draft.devices for draft in intake.drafts] == [None, None, 8, 8]


def test_html_whose_table_only_lays_out_a_page_gives_way_to_the_text(tables):
    plain = "\t".join(HEADINGS[:6]) + "\n" + "\t".join(ROW) + "\n"
    layout = html(("1", "some code"), ("2", "more code"))
    intake, headed = understood(Block(html=layout, plain=plain, headings=HEADINGS), tables)
    assert not headed
    assert counts(intake) == [("qwen2.5-7b", "snt9b", 8)]


def test_headings_are_not_put_over_rows_that_they_do_not_fit(tables):
    wide = found_in_text("\t".join([*ROW, *ROW]))
    ragged = found_in_text("\t".join(ROW) + "\n" + "\t".join(ROW[:3]))
    assert with_headings(wide, HEADINGS) is None
    assert with_headings(ragged, HEADINGS) is None
    with pytest.raises(Refused, match="No table of the catalog"):
        understood(Block(plain="hello\tworld", headings=()), tables)


def test_an_empty_clipboard_says_what_to_do(tables):
    with pytest.raises(Refused) as caught:
        understood(Block(plain=" \n"), tables)
    assert caught.value.issues[0].code == "clipboard-empty"
