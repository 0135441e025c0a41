from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from dataset_files import (
    CHAT,
    GOOD,
    KTO,
    MOSS,
    PAIR,
    array,
    chat,
    lines,
    numbered,
    packed,
    write,
)

from ascgui.datasets.faults import KINDS
from ascgui.datasets.records import Format, Outcome, ScanAnswer, ScanRequest
from ascgui.datasets.scan import scan
from ascgui.language.language import Language

KEPT, SKIPPED, EMPTY, STOPS, UNKNOWN = (
    Outcome.KEPT,
    Outcome.SKIPPED,
    Outcome.EMPTY,
    Outcome.STOPS,
    Outcome.UNKNOWN,
)
TWO = [*numbered(2)]
ASK, SAY = ("human", "Hello"), ("gpt", "Hello, how can I help?")


def scanned(*paths: Path, **changes: Any) -> ScanAnswer:
    return scan(ScanRequest(paths, **changes))


# One small file for each kind of fault in a row: its code, the file, what Llama-Factory does,
# what MindSpeed-LLM does, and on which row it stands.
ROW_FAULTS: list[tuple[str, str, Any, Outcome, Outcome]] = [
    ("required-key-missing", "output", {"instruction": "x", "input": ""}, SKIPPED, EMPTY),
    ("required-key-null", "output", {**GOOD, "output": None}, SKIPPED, EMPTY),
    ("required-key-null", "instruction", {**GOOD, "instruction": None}, KEPT, KEPT),
    ("empty-output", "output", {**GOOD, "output": ""}, KEPT, KEPT),
    ("empty-prompt", "instruction", {**GOOD, "instruction": ""}, KEPT, KEPT),
    ("history-not-declared", "history", {**GOOD, "history": [["a", "b"]]}, KEPT, KEPT),
    ("system-not-declared", "system", {**GOOD, "system": "Be kind."}, KEPT, KEPT),
    ("tools-not-declared", "tools", {**GOOD, "tools": "[]"}, KEPT, KEPT),
    ("column-type-differs", "output", {**GOOD, "output": 5}, STOPS, STOPS),
]
CHAT_FAULTS: list[tuple[str, dict[str, Any], Outcome, Outcome]] = [
    ("role-order", chat(("gpt", "Hello"), ("human", "Hello")), SKIPPED, STOPS),
    ("odd-turn-count", chat(ASK, SAY, ASK), SKIPPED, STOPS),
    ("unknown-role", chat(("user", "Hello"), ("assistant", "Hello")), SKIPPED, STOPS),
    ("message-without-value", chat(ASK, ("gpt", None)), STOPS, STOPS),
    ("message-without-role", chat((None, "Hello"), SAY), SKIPPED, STOPS),
    ("conversation-empty", {"conversations": []}, SKIPPED, STOPS),
    ("conversation-empty", chat(("system", "Be kind.")), SKIPPED, STOPS),
    ("required-key-null", {"conversations": None}, STOPS, STOPS),
    ("system-not-first", chat(ASK, ("system", "Be kind."), SAY), SKIPPED, STOPS),
    ("role-repeated", chat(ASK, ASK, SAY), SKIPPED, STOPS),
    ("message-not-an-object", {"conversations": ["Hello", "Hello"]}, STOPS, STOPS),
    ("value-not-text", chat(ASK, ("gpt", 5)), STOPS, STOPS),
    ("tools-not-declared", {**CHAT, "tools": "[]"}, KEPT, KEPT),
]


@pytest.mark.parametrize("case", ROW_FAULTS, ids=lambda case: f"{case[0]}-{case[1]}")
def test_a_fault_of_an_alpaca_row_has_its_code_place_and_consequences(
    tmp_path: Path, case: tuple[str, str, Any, Outcome, Outcome]
) -> None:
    code, field, row, factory, mindspeed = case
    path = write(tmp_path, "a.jsonl", [*TWO, row])
    answer = scanned(path)
    finding = answer.finding(code)
    assert answer.format is Format.ALPACA
    assert finding is not None
    assert finding.count == 1
    place = finding.places[0]
    assert (place.file, place.row, place.line, place.field) == (str(path), 3, 3, field)
    assert path.read_bytes()[place.byte :].startswith(json.dumps(row).encode())
    assert place.excerpt.startswith("{")
    assert finding.outcome("llama-factory") is factory
    assert finding.outcome("mindspeed-llm") is mindspeed
    for framework, outcome in (("llama-factory", factory), ("mindspeed-llm", mindspeed)):
        mine = answer.answers[framework]
        assert mine.rows_valid == 2 + (outcome is KEPT)
        assert mine.rows_skipped == (outcome is SKIPPED)
        assert mine.rows_empty == (outcome is EMPTY)
        assert mine.rows_stopping == (outcome is STOPS)


@pytest.mark.parametrize(("code", "row", "factory", "mindspeed"), CHAT_FAULTS)
def test_a_fault_of_a_conversation_has_its_code_and_consequences(
    tmp_path: Path, code: str, row: Any, factory: Outcome, mindspeed: Outcome
) -> None:
    answer = scanned(write(tmp_path, "a.json", [CHAT, row]))
    finding = answer.finding(code)
    assert answer.format is Format.SHAREGPT
    assert finding is not None
    assert finding.places[0].row == 2
    assert finding.outcome("llama-factory") is factory
    assert finding.outcome("mindspeed-llm") is mindspeed
    assert answer.answers["llama-factory"].rows_valid == 1 + (factory is KEPT)


def test_one_file_has_two_counts_of_valid_rows(tmp_path: Path) -> None:
    rows = [*numbered(5), {**GOOD, "output": ["only one"]}, {"instruction": "x", "input": "y"}]
    answer = scanned(write(tmp_path, "a.jsonl", rows), format=Format.ALPACA)
    factory, mindspeed = answer.answers["llama-factory"], answer.answers["mindspeed-llm"]
    assert (factory.rows_valid, factory.rows_skipped) == (5, 1)
    assert (mindspeed.rows_valid, mindspeed.rows_empty) == (5, 1)
    assert factory.lengths.sequences == 5
    assert mindspeed.lengths.sequences == 6


def test_an_output_that_is_a_list_throughout_is_skipped_or_emptied(tmp_path: Path) -> None:
    rows = [{**GOOD, "output": ["a", "b"]}, {**GOOD, "output": ["c"]}]
    answer = scanned(write(tmp_path, "a.json", rows))
    assert answer.finding("column-type-differs") is None
    assert answer.answers["llama-factory"].rows_skipped == 2
    assert answer.answers["mindspeed-llm"].rows_empty == 1
    assert answer.answers["mindspeed-llm"].rows_valid == 1


# A whole file each: code, name, content, what the two frameworks do.
FILE_FAULTS: list[tuple[str, str, bytes, Outcome, Outcome]] = [
    ("trailing-comma", "a.json", array(TWO)[:-1] + b",]", STOPS, STOPS),
    ("trailing-comma", "a.jsonl", lines(TWO) + b'{"instruction": "a", "output": "b",}\n', STOPS,
     STOPS),
    ("lines-in-array", "a.json", b"[\n" + lines(TWO) + b"]", STOPS, STOPS),
    ("byte-order-mark", "a.json", b"\xef\xbb\xbf" + array(TWO), STOPS, STOPS),
    ("byte-order-mark", "a.csv", b"\xef\xbb\xbfinstruction,input,output\na,b,c\n", KEPT, KEPT),
    ("gbk-text", "a.json", json.dumps([{**GOOD, "output": "中文内容"}],
     ensure_ascii=False).encode("gbk"), STOPS, STOPS),
    ("gbk-text", "b.jsonl", lines(numbered(2000)) + '{"instruction": "a", "output": "中文"}'
     .encode("gbk") + b"\n", STOPS, STOPS),
    ("utf16-text", "a.json", array(TWO).decode().encode("utf-16"), STOPS, STOPS),
    ("utf16-text", "b.json", array(TWO).decode().encode("utf-16-be"), STOPS, STOPS),
    ("single-quotes", "a.json", str(TWO).encode(), STOPS, STOPS),
    ("single-quotes", "a.jsonl", b"\n".join(str(row).encode() for row in TWO), STOPS, STOPS),
    ("broken-json", "a.jsonl", lines(TWO) + b"rubbish\n" + lines(TWO), STOPS, STOPS),
    ("control-character", "a.jsonl", lines(TWO) + b'{"instruction": "a\tb", "output": "c"}\n',
     STOPS, STOPS),
    ("not-a-number", "a.jsonl", lines(TWO) + b'{"instruction": "a", "output": "b", "x": NaN}\n',
     STOPS, STOPS),
    ("two-rows-on-a-line", "a.jsonl", lines(TWO) + b'{"output": "a"} {"output": "b"}\n', STOPS,
     STOPS),
    ("truncated-file", "a.json", array(TWO)[:-20], STOPS, STOPS),
    ("truncated-file", "a.jsonl", lines(TWO) + b'{"instruction": "a", "out', STOPS, STOPS),
    ("truncated-file", "b.json", array(TWO)[:-1], STOPS, STOPS),
    ("text-after-array", "a.json", array(TWO) + b"\n" + array(TWO), STOPS, STOPS),
    ("objects-over-lines", "a.json", b"\n".join(json.dumps(row, indent=2).encode() for row in TWO),
     STOPS, STOPS),
    ("rows-inside-object", "a.json", json.dumps({"data": TWO}).encode(), STOPS, STOPS),
    ("not-utf8", "a.jsonl", lines(TWO) + b'{"instruction": "\xff", "output": "b"}\n', STOPS, STOPS),
    ("lone-surrogate", "a.jsonl", lines(TWO) + b'{"instruction": "\\ud800", "output": "b"}\n',
     STOPS, STOPS),
    ("not-an-object", "a.json", array([*TWO, "text"]), STOPS, STOPS),
    ("not-an-object", "a.jsonl", lines([*TWO, ["a", "b"]]), STOPS, STOPS),
    ("gzip-content", "a.json", packed(array(TWO)), KEPT, KEPT),
    ("compressed-broken", "a.json", packed(array(numbered(5000)))[:-2000], STOPS, STOPS),
    ("empty-file", "a.json", b"", SKIPPED, SKIPPED),
    ("empty-file", "b.json", b"[]", SKIPPED, SKIPPED),
    ("empty-file", "c.jsonl", b"\n\n", SKIPPED, SKIPPED),
    ("no-rows", "a.json", b"[]", STOPS, STOPS),
    ("unknown-extension", "a.data", array(TWO), STOPS, STOPS),
    ("table-row-width", "a.csv", b"instruction,input,output\na,b,c\na,b,c,d\n", STOPS, STOPS),
    ("format-not-recognised", "a.json", array([{"x": 1}]), STOPS, STOPS),
    ("format-not-read", "a.json", array([MOSS]), STOPS, KEPT),
    ("column-missing-everywhere", "a.json", array([{"instruction": "a", "output": "b"}]), STOPS,
     STOPS),
    ("names-not-declared", "a.json", array([{"messages": [{"role": "user", "content": "a"},
     {"role": "assistant", "content": "b"}]}]), STOPS, STOPS),
    ("no-text-column", "a.csv", b"title,body\na,b\n", STOPS, STOPS),
    ("duplicate-row", "a.json", array([GOOD, GOOD, GOOD]), KEPT, KEPT),
    ("moss-turn-count", "a.json", array([{**MOSS, "num_turns": 3}]), KEPT, KEPT),
    ("moss-without-answer", "a.json", array([{"chat": {"turn_1": {"Human": "a"}}}]), STOPS, STOPS),
    ("moss-without-question", "a.json", array([{"chat": {"turn_1": {"MOSS": "a"}}}]), STOPS, STOPS),
    ("conversation-empty", "a.json", array([MOSS, {"chat": {}}]), STOPS, SKIPPED),
    ("conversation-not-a-list", "a.json", array([{"conversations": "Hello"}, CHAT]), STOPS, STOPS),
    ("empty-text", "a.txt", b"one\n\ntwo\n", KEPT, SKIPPED),
    ("required-key-null", "a.csv", b"text,x\n,1\nb,2\n", KEPT, STOPS),
    ("same-answers", "a.json", array([{**PAIR, "rejected": "Apple."}]), KEPT, KEPT),
    ("required-key-missing", "b.json", array([PAIR, {"instruction": "a", "chosen": "b"}]), SKIPPED,
     STOPS),
    ("kto-tag-not-boolean", "a.json", array([{**KTO, "kto_tag": "true"}]), SKIPPED, KEPT),
    ("kto-one-sided", "a.json", array([KTO, KTO]), KEPT, KEPT),
    ("answer-role", "a.json", array([{**chat(ASK), "chosen": {"from": "human", "value": "a"},
     "rejected": {"from": "gpt", "value": "b"}}]), KEPT, STOPS),
    ("even-turn-count", "a.json", array([{**CHAT, "chosen": {"from": "gpt", "value": "a"},
     "rejected": {"from": "gpt", "value": "b"}}]), SKIPPED, STOPS),
    ("media-count-mismatch", "a.json", array([{**CHAT, "images": ["a.png"]}]), STOPS, KEPT),
    ("media-file-missing", "a.json", array([{**chat(("human", "<image>What?"), SAY),
     "images": ["none.png"]}]), STOPS, KEPT),
    ("media-column-singular", "a.json", array([{**chat(("human", "<image>What?"), SAY),
     "image": "none.png"}]), STOPS, KEPT),
    ("history-not-pairs", "a.json", array([{**GOOD, "history": [["a", "b", "c"]]}]), KEPT, KEPT),
    ("history-not-a-list", "a.json", array([{**GOOD, "history": "a"}]), KEPT, KEPT),
    ("output-is-list", "a.json", array([{**GOOD, "output": ["a", "b"]}]), SKIPPED, EMPTY),
    ("damaged-table", "a.parquet", b"PAR1 not really PAR1", STOPS, STOPS),
    ("broken-table", "a.csv", b"text\n" + b"\"" + b"x" * (9 * 1024 * 1024), STOPS, STOPS),
    ("row-too-long", "a.jsonl", lines(TWO) + b'{"instruction": "' + b"x" * (9 * 1024 * 1024),
     UNKNOWN, UNKNOWN),
]  # fmt: skip


@pytest.mark.parametrize("case", FILE_FAULTS, ids=lambda case: f"{case[0]}-{case[1]}")
def test_a_faulty_file_is_told_with_its_code_and_consequences(
    tmp_path: Path, case: tuple[str, str, bytes, Outcome, Outcome]
) -> None:
    code, name, content, factory, mindspeed = case
    path = write(tmp_path, name, content)
    before = path.read_bytes()
    wanted = Format.PRETRAIN if code == "no-text-column" else None
    finding = scanned(path, format=wanted).finding(code)
    assert finding is not None
    assert finding.count >= 1
    assert finding.places[0].file == str(path)
    assert finding.outcome("llama-factory") is factory
    assert finding.outcome("mindspeed-llm") is mindspeed
    assert path.read_bytes() == before


def test_rows_around_a_syntax_fault_are_still_counted(tmp_path: Path) -> None:
    for name, content in (
        ("a.json", array(TWO)[:-1] + b",]"),
        ("b.json", b"[\n" + lines(TWO) + b"]"),
        ("c.json", b"\xef\xbb\xbf" + array(TWO)),
        ("d.json", packed(array(TWO))),
        ("e.json", array(TWO).decode().encode("utf-16")),
    ):
        answer = scanned(write(tmp_path, name, content))
        assert answer.rows == 2
        assert answer.answers["llama-factory"].rows_valid == 2
        assert answer.answers["llama-factory"].stops or name == "d.json"


def test_a_row_behind_a_broken_one_is_read_on(tmp_path: Path) -> None:
    content = b'[{"instruction": "a", "input": "", "output": "never closed},\n'
    content += array(numbered(3))[1:]
    answer = scanned(write(tmp_path, "a.json", content))
    assert answer.answers["llama-factory"].rows_valid >= 2
    assert answer.findings[0].places[0].line == 1


def test_a_folder_of_several_types_stops_one_framework_and_halves_the_other(
    tmp_path: Path,
) -> None:
    write(tmp_path, "a.json", numbered(2))
    write(tmp_path, "b.json", numbered(3))
    write(tmp_path, "c.csv", b"instruction,input,output\nq,,a\n")
    answer = scanned(tmp_path)
    finding = answer.finding("mixed-file-types")
    assert finding is not None
    assert finding.outcome("llama-factory") is STOPS
    assert finding.outcome("mindspeed-llm") is SKIPPED
    assert answer.answers["llama-factory"].rows_valid == 6
    assert answer.answers["mindspeed-llm"].rows_valid == 5
    assert answer.answers["mindspeed-llm"].rows_skipped == 1


def test_an_unknown_extension_in_a_folder_is_left_out_by_one_framework(tmp_path: Path) -> None:
    write(tmp_path, "a.json", numbered(2))
    write(tmp_path, "README.md", b"# Data")
    (tmp_path / "inner").mkdir()
    answer = scanned(tmp_path)
    finding = answer.finding("unknown-extension")
    assert finding is not None
    assert finding.outcome("llama-factory") is STOPS
    assert finding.outcome("mindspeed-llm") is SKIPPED
    assert answer.finding("folders-not-read") is not None
    assert len(answer.files) == 1


def test_what_cannot_be_opened_is_told_and_the_rest_is_read(tmp_path: Path) -> None:
    good = write(tmp_path, "a.json", numbered(2))
    (tmp_path / "loop.json").symlink_to("loop.json")
    (tmp_path / "gone.json").symlink_to("nowhere.json")
    os.mkfifo(tmp_path / "pipe.json")
    name = os.fsdecode(b"caf\xe9.json")
    (tmp_path / name).write_bytes(array(numbered(1)))
    answer = scanned(tmp_path)
    codes = {finding.code: finding for finding in answer.findings}
    assert {"link-loop", "file-vanished", "not-a-regular-file", "name-not-utf8"} <= set(codes)
    assert codes["name-not-utf8"].places[0].file.endswith("caf\\xe9.json")
    assert answer.rows == 3
    assert scanned(good).rows == 2


def test_links_into_folders_are_never_followed(tmp_path: Path) -> None:
    write(tmp_path, "a.json", numbered(2))
    (tmp_path / "again").symlink_to(tmp_path)
    assert scanned(tmp_path).rows == 2


def test_a_file_without_the_right_to_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, "a.json", numbered(2))
    real = os.open

    def denied(name: Any, *args: Any) -> int:
        if os.fspath(name) == str(path):
            raise PermissionError(13, "Permission denied", str(name))
        return real(name, *args)

    monkeypatch.setattr(os, "open", denied)
    finding = scanned(path).finding("file-unreadable")
    assert finding is not None
    assert finding.places[0].excerpt == "Permission denied"


def test_a_file_that_vanishes_or_changes_meanwhile_is_told(tmp_path: Path) -> None:
    first = write(tmp_path, "a.jsonl", numbered(2))
    second = write(tmp_path, "b.jsonl", numbered(2))
    third = write(tmp_path, "c.jsonl", numbered(30_000))

    def interfere(progress: object) -> None:
        second.unlink(missing_ok=True)
        with third.open("ab") as file:
            file.write(b"\n")

    real_first = first.read_bytes()
    answer = scan(ScanRequest((third, second), count=False), interfere)
    assert answer.finding("file-changed") is not None
    assert answer.finding("file-vanished") is not None
    assert first.read_bytes() == real_first


def test_a_folder_of_very_many_files_is_read_in_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ascgui.datasets.sources.MAX_FILES", 3)
    for i in range(5):
        write(tmp_path, f"{i}.json", numbered(1))
    answer = scanned(tmp_path)
    assert answer.finding("too-many-files") is not None
    assert len(answer.files) == 3


def test_without_the_table_reader_parquet_is_refused_with_advice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ascgui.datasets.reading.can_read_tables", lambda: False)
    finding = scanned(write(tmp_path, "a.parquet", b"PAR1 PAR1")).finding("reader-missing")
    assert finding is not None


def test_samples_longer_than_the_sequence_are_cut_left_out_or_split(tmp_path: Path) -> None:
    rows = [*numbered(3), {**GOOD, "output": "word " * 200}]
    answer = scanned(write(tmp_path, "a.json", rows), seq_len=128)
    finding = answer.finding("longer-than-sequence")
    assert finding is not None
    assert finding.count == 1
    assert finding.outcome("llama-factory") is KEPT
    assert finding.outcome("mindspeed-llm") is SKIPPED
    cut = answer.answers["llama-factory"].processed(128)
    dropped = answer.answers["mindspeed-llm"].processed(128)
    assert (cut.sequences, dropped.sequences) == (4, 3)
    assert cut.packed - 128 == dropped.packed
    text = write(tmp_path, "t.jsonl", [{"text": "word " * 200}])
    split = scanned(text, seq_len=128).headline.processed(128)
    assert split.packed > 128
    assert split.sequences == -(-split.packed // 128)


def test_a_template_that_the_tokenizer_does_not_know_is_told(
    tmp_path: Path, tiny_tokenizer: Path
) -> None:
    path = write(tmp_path, "a.json", numbered(2))
    answer = scanned(path, tokenizer=tiny_tokenizer, template="llama3")
    assert answer.finding("template-not-in-tokenizer") is not None


OTHERWHERE = {
    "batch-too-large",  # test_dataset_tables
    "declared-column-missing",  # test_dataset_info
    "ranking-not-declared",
    "samples-limited",
}
HERE = {
    "file-unreadable", "file-vanished", "file-changed", "link-loop", "not-a-regular-file",
    "name-not-utf8", "mixed-file-types", "folders-not-read", "too-many-files", "reader-missing",
    "longer-than-sequence", "template-not-in-tokenizer",
}  # fmt: skip


def test_every_kind_of_fault_has_a_test() -> None:
    tested = {case[0] for case in [*ROW_FAULTS, *CHAT_FAULTS, *FILE_FAULTS]}
    assert set(KINDS) == tested | OTHERWHERE | HERE


def test_every_finding_reads_as_sentences(tmp_path: Path) -> None:
    language = Language("en", {})
    answer = scanned(write(tmp_path, "a.jsonl", [*TWO, {**GOOD, "output": None}]))
    finding = answer.findings[0]
    assert language.show(finding.issue.message) == (
        "A row has a key that the format requires, but its value is null. Seen once. "
        "What happens: Llama-Factory leaves it out, "
        "MindSpeed-LLM trains on an empty sample instead."
    )
    assert finding.issue.at("row") == 3
    assert language.show(finding.issue.sources[0].says).startswith("row 3, line 3: {")


@pytest.mark.parametrize("name", ["a.jsonl", "a.json"])
@pytest.mark.parametrize("number", [b"9" * 5_000, b"[" * 5_000 + b"]" * 5_000])
def test_a_row_beyond_all_measure_is_one_faulty_row(
    tmp_path: Path, name: str, number: bytes
) -> None:
    rows = [json.dumps(GOOD).encode(), b'{"instruction": %s, "output": "x"}' % number]
    rows.append(rows[0])
    content = b"\n".join(rows) if name == "a.jsonl" else b"[" + b",\n".join(rows) + b"]"
    answer = scanned(write(tmp_path, name, content))
    (place,) = answer.finding("broken-json").places
    assert place.line == 2
    assert answer.rows == 3
