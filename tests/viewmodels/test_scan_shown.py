from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtTest import QAbstractItemModelTester

sys.path.insert(0, str(Path(__file__).parents[1] / "datasets"))

from dataset_files import GOOD, numbered, write

from ascgui.datasets.records import Format, Progress, ScanRequest
from ascgui.datasets.scan import scan
from ascgui.datasets.workload import Handling
from ascgui.language.language import Language
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.faults_model import (
    FaultsModel,
    fault_columns,
    fault_rows,
    place_lines,
    place_words,
)
from ascgui.viewmodels.scan_shown import (
    bars,
    present,
    present_lengths,
    progress_words,
    usual_handling,
)

ENGLISH = Language("en", {})
FACTORY, MINDSPEED = "llama-factory", "mindspeed-llm"


@pytest.fixture
def answer_of(tmp_path):
    def scanned(rows, name="data.jsonl", **how):
        path = write(tmp_path, name, rows)
        return scan(ScanRequest((path,), seq_len=how.pop("seq_len", 16), **how))

    return scanned


def test_good_data_is_said_in_one_sentence(answer_of):
    shown = present(answer_of(numbered(20)), FACTORY, ENGLISH)
    assert shown.rows == "All 20 rows are valid"
    assert shown.trouble is None
    assert shown.tokens.startswith("≈ ")
    assert " … " in shown.tokens_aside
    assert shown.others == ("MindSpeed-LLM: 20 of 20 rows valid, 0 left out, 0 as empty samples",)


def test_rows_that_a_framework_does_not_take_are_counted_apart(answer_of):
    answer = answer_of([*numbered(9), {"instruction": "no answer", "input": ""}])
    assert present(answer, FACTORY, ENGLISH).rows == "9 of 10 rows are valid"
    assert "1 as empty samples" in present(answer, FACTORY, ENGLISH).others[0]


def test_data_at_which_a_framework_stops_is_trouble(answer_of):
    answer = answer_of([*numbered(9), {**GOOD, "output": 7}])
    assert "stops" in ENGLISH.show(present(answer, FACTORY, ENGLISH).trouble)


def test_a_format_that_a_framework_does_not_read_is_trouble(answer_of):
    answer = answer_of(numbered(5), frameworks=("verl", FACTORY))
    assert "does not read this format (alpaca)" in ENGLISH.show(
        present(answer, "verl", ENGLISH).trouble
    )


def test_an_unknown_format_has_no_tokens(answer_of):
    shown = present(answer_of([{"a": 1}, {"a": 2}]), FACTORY, ENGLISH)
    assert shown.rows == "2 rows, of no known format"
    assert shown.tokens == ""
    assert present_lengths(answer_of([{"a": 1}]), FACTORY, 16, ENGLISH) is None


def test_the_three_totals_are_explained_at_any_sequence_length(answer_of):
    answer = answer_of(numbered(20))
    lengths = present_lengths(answer, FACTORY, 4096, ENGLISH)
    assert lengths.longer == "No sequence is longer than 4,096 tokens."
    said = dict(lengths.handlings)
    assert "20 sequences of 4,096" in said[Handling.PADDED]
    assert list(said) == [Handling.PADDED, Handling.PACKED, Handling.TRUNCATED]
    assert "cuts them" in present_lengths(answer, FACTORY, 4, ENGLISH).longer
    assert "leaves them out" in present_lengths(answer, MINDSPEED, 4, ENGLISH).longer
    assert present_lengths(answer, FACTORY, None, ENGLISH).handlings == ()


def test_pretraining_is_packed_unless_said_otherwise(answer_of):
    assert usual_handling(answer_of([{"text": "one"}, {"text": "two"}])) is Handling.PACKED
    assert usual_handling(answer_of(numbered(3))) is Handling.PADDED


def test_the_bars_reach_to_the_sequence_length_unless_it_is_far(answer_of):
    answer = answer_of(numbered(50))
    longest = answer.headline.lengths.longest
    assert bars(answer, FACTORY, 2 * longest)
    reach = (longest * 2, longest * 100)
    near, far = (
        len(bars(answer, FACTORY, one)) * (bars(answer, FACTORY, one)[0][1]) for one in reach
    )
    assert sum(count for _, _, count in bars(answer, FACTORY, None)) == 50
    assert far <= near


def test_a_part_of_the_data_is_said_to_be_one(answer_of):
    from dataclasses import replace

    answer = replace(answer_of(numbered(3)), cancelled=True)
    assert "a part of the data only" in present(answer, FACTORY, ENGLISH).facts[0]


def test_progress_is_said_with_rate_and_time_left():
    words = progress_words(Progress("a", 50, 100, 1200, 9000, 2.0, 2.0), ENGLISH)
    assert words == "1,200 rows · 25 B a second · 4.5 K tokens a second · 2 s left"
    assert "left" not in progress_words(Progress("a", 0, 100, 0, 0, 0.0, None), ENGLISH)


def test_faults_stand_in_a_table_with_what_each_framework_does(answer_of, qapp):
    answer = answer_of([*numbered(9), {"instruction": "no answer", "input": ""}])
    frameworks = answer.request.frameworks
    model = FaultsModel(Tongue())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    base = f"{answer.files[0].path.parent}/"
    model.set_rows(fault_columns(frameworks), fault_rows(answer.findings, frameworks, base))
    at = model.position_of("required-key-missing")
    said = [model.index(at, column).data() for column in range(model.columnCount())]
    assert said == [
        "Error",
        "Required key missing",
        "1",
        "leaves it out",
        "trains on an empty sample instead",
        "data.jsonl:10 #10 [output]",
        "required-key-missing",
    ]
    model.sort(2)
    model.retranslate()


def test_only_the_first_places_are_listed_and_the_others_counted(answer_of):
    broken = [{"instruction": f"{i}", "input": ""} for i in range(8)]
    finding = answer_of([*numbered(9), *broken]).finding("required-key-missing")
    lines = place_lines(finding, "", ENGLISH).splitlines()
    assert len(lines) == 6
    assert lines[-1] == "and 3 more"
    assert place_words(finding.places[0]) in lines[0]


def test_every_format_has_a_name():
    from ascgui.viewmodels.scan_shown import FORMAT_NOTES, FORMATS

    assert set(FORMATS) == set(FORMAT_NOTES) == set(Format)
