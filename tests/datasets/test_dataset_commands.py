from __future__ import annotations

import argparse
import io
import json
from pathlib import Path

import pytest
from dataset_files import GOOD, numbered, write

from ascgui.datasets.commands import add_parser, run
from ascgui.datasets.records import FRAMEWORKS, ScanRequest
from ascgui.datasets.scan import scan
from ascgui.datasets.workload import Handling, steps, workload
from ascgui.domain.plan import Workload, WorkloadKind
from ascgui.language.language import Language


def ran(*args: str) -> tuple[int, str, str]:
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers(dest="command"))
    out, errors = io.StringIO(), io.StringIO()
    status = run(parser.parse_args(["dataset", "scan", *args]), out, Language("en", {}),
                 errors=errors)  # fmt: skip
    return status, out.getvalue(), errors.getvalue()


def test_json_holds_what_the_window_shows(tmp_path: Path, tiny_tokenizer: Path) -> None:
    path = write(tmp_path, "a.jsonl", [*numbered(3), {**GOOD, "output": None}])
    status, out, errors = ran(str(path), "--json", "--tokenizer", str(tiny_tokenizer),
                              "--seq-len", "4k")  # fmt: skip
    assert (status, errors) == (0, "")
    answer = json.loads(out)
    assert answer["format"] == "alpaca"
    assert answer["rows"] == 4
    assert answer["files"][0]["bytes"] == path.stat().st_size
    assert answer["tokenizer"]["counting"] == "tokenizer"
    first, second = answer["frameworks"]
    assert (first["framework"], first["rows_valid"], first["rows_skipped"]) == (
        "llama-factory", 3, 1,
    )  # fmt: skip
    assert (second["framework"], second["rows_empty"]) == ("mindspeed-llm", 1)
    assert first["at_seq_len"]["padded"] == 3 * 4000
    assert first["at_seq_len"]["packed"] == first["tokens"]["total"]
    assert sum(bar["sequences"] for bar in first["histogram"]) == 3
    issue = answer["issues"][0]
    assert issue["code"] == "required-key-null"
    assert issue["outcomes"] == {"llama-factory": "skipped", "mindspeed-llm": "empty-sample"}
    assert issue["places"][0]["row"] == 4
    assert set(issue) >= {"severity", "code", "where", "message", "action", "sources", "count"}


def test_words_mark_an_estimate_wherever_it_stands(tmp_path: Path) -> None:
    path = write(tmp_path, "a.json", numbered(3))
    status, out, _ = ran(str(path), "--seq-len", "512")
    assert status == 0
    assert "estimate" in out
    assert out.count("≈") == 8
    _, out, _ = ran(str(path), "--no-tokens")
    assert "≈" not in out


def test_the_chosen_framework_comes_first(tmp_path: Path) -> None:
    path = write(tmp_path, "a.json", numbered(1))
    for framework in FRAMEWORKS:
        _, out, _ = ran(str(path), "--json", "--framework", framework)
        assert json.loads(out)["frameworks"][0]["framework"] == framework


@pytest.mark.parametrize(
    "args", [["none.json"], ["a.json", "--tokenizer", "none"], ["a.json", "--dataset-info", "x"]]
)
def test_bad_input_gives_status_2_and_nothing_on_standard_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path, "a.json", numbered(1))
    status, out, errors = ran(*args)
    assert (status, out) == (2, "")
    assert errors.startswith("error: ")
    assert errors.split(": ", 2)[1].endswith(":1")


def test_files_that_cannot_be_read_at_all_are_bad_input(tmp_path: Path) -> None:
    (tmp_path / "loop.json").symlink_to("loop.json")
    status, out, errors = ran(str(tmp_path / "loop.json"))
    assert (status, out) == (2, "")
    assert "link leads back to itself" in errors


@pytest.mark.parametrize("typed", ["0", "-5", "x", "1.5"])
def test_a_sequence_length_that_is_none_is_bad_usage(typed: str) -> None:
    status, out, errors = ran("a.json", f"--seq-len={typed}")
    assert (status, out) == (2, "")
    assert errors.startswith("error: --seq-len: ")


def test_strict_turns_an_error_into_status_1(tmp_path: Path) -> None:
    good = write(tmp_path, "a.json", numbered(1))
    bad = write(tmp_path, "b.json", [{**GOOD, "output": None}])
    assert ran(str(good), "--strict")[0] == 0
    assert ran(str(bad), "--strict")[0] == 1
    assert ran(str(bad))[0] == 0


def test_the_workload_carries_tokens_and_evidence_into_the_plan(
    tmp_path: Path, tiny_tokenizer: Path
) -> None:
    path = write(tmp_path, "a.json", numbered(3))
    answer = scan(ScanRequest((path,), tokenizer=tiny_tokenizer))
    before = Workload(epochs=3)
    padded = workload(answer, "llama-factory", 512, Handling.PADDED, before)
    packed = workload(answer, "llama-factory", 512, Handling.PACKED, before)
    assert padded.kind is WorkloadKind.TOKENS
    assert padded.tokens == 3 * 512
    assert packed.tokens == answer.headline.lengths.total
    assert padded.epochs == 3
    assert padded.samples == 3
    assert padded.tokens_per_sample == 512
    for part in ("a.json", answer.files[0].sha256[:12], answer.tokenizer.sha256[:12],
                 f"{answer.when:%Y-%m-%d}", "padded seq 512", "3 of 3 rows"):  # fmt: skip
        assert part in padded.evidence
    assert "estimate" not in padded.evidence
    guessed = scan(ScanRequest((path,)))
    assert "estimate" in workload(guessed, "mindspeed-llm", 512, Handling.TRUNCATED).evidence


def test_steps_are_rounded_up_and_multiplied_by_generations() -> None:
    assert steps(1000, 2, 64) == 32
    assert steps(1000, 1, 64, generations=8) == 125


def test_a_framework_that_stops_at_the_data_is_told_beside_its_rows(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('[{"instruction": "a", "input": "", "output": "b"},]')
    _, out, _ = ran(str(path))
    assert out.count("It stops at this data") == 2
    _, out, _ = ran(str(write(tmp_path, "b.json", numbered(3))))
    assert "It stops" not in out


def test_files_without_rows_are_named(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("")
    _, _, errors = ran(str(tmp_path / "a.json"))
    assert "error: :" not in errors


def test_data_without_text_is_not_estimated_between_100_and_100_percent(tmp_path: Path) -> None:
    path = write(tmp_path, "a.json", [{"instruction": "", "output": ""}] * 3)
    _, out, _ = ran(str(path))
    assert "No text was found whose tokens could be estimated." in out
    assert "between" not in out
