from __future__ import annotations

import io
import json
import random
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from dataset_files import CHAT, GOOD, KTO, MOSS, PAIR, array, lines, numbered, packed, write

from ascgui.datasets import decoding, jsonrows
from ascgui.datasets.jsonrows import Broken, RawRow, json_lines, json_values
from ascgui.datasets.records import FileKind, Format, Progress, ScanRequest
from ascgui.datasets.scan import scan
from ascgui.datasets.tablerows import csv_rows, text_lines
from ascgui.domain.issues import Refused
from ascgui.language.language import Language

Reading = Callable[[io.BytesIO], Generator[list[RawRow]]]


def in_array(source: io.BytesIO) -> Generator[list[RawRow]]:
    return json_values(source, in_array=True)


def flat(batches: Generator[list[RawRow]]) -> list[RawRow]:
    return [row for batch in batches for row in batch]


class Dripping(io.BytesIO):
    """Gives a few bytes at a time, whatever was asked for."""

    def __init__(self, data: bytes, size: int) -> None:
        super().__init__(data)
        self._size = size

    def read(self, size: int | None = -1) -> bytes:
        return super().read(self._size)


NASTY = [
    {"a": 'quote " brace } bracket ] comma , end'},
    {"a": "back\\slash", "b": [{"c": "},{"}, [["}"]]]},
    {"a": "line\nbreak", "b": None, "c": {"d": {"e": {"f": {"g": {"h": {"i": [1]}}}}}}},
    {"a": "中文，标点", "b": "\u2028 \x7f", "c": "😀"},
    {},
    {"a": ""},
]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 16, 64, 10_000])
@pytest.mark.parametrize("indent", [None, 2])
def test_an_array_is_read_the_same_however_the_bytes_come(size: int, indent: int | None) -> None:
    data = json.dumps(NASTY, ensure_ascii=False, indent=indent).encode()
    rows = flat(in_array(Dripping(data, size)))
    assert [row[0] for row in rows] == NASTY
    for value, line, offset, raw in rows:
        assert data[offset : offset + len(raw)] == raw
        assert json.loads(raw) == value
        assert line == data.count(b"\n", 0, offset) + 1


@pytest.mark.parametrize("size", [1, 3, 16, 10_000])
def test_lines_are_read_the_same_however_the_bytes_come(size: int) -> None:
    data = b"\r\n".join(json.dumps(row, ensure_ascii=False).encode() for row in NASTY) + b"\n\n"
    rows = flat(json_lines(Dripping(data, size)))
    assert [row[0] for row in rows] == NASTY
    assert [row[1] for row in rows] == [1, 2, 3, 4, 5, 6]
    for _, _, offset, raw in rows:
        assert data[offset : offset + len(raw)] == raw


def test_a_deep_value_is_no_danger() -> None:
    deep = b"[" * 100_000 + b"]" * 100_000
    rows = flat(in_array(io.BytesIO(b"[" + deep + b',{"a":1}]')))
    assert isinstance(rows[0][0], Broken)
    assert rows[1][0] == {"a": 1}
    rows = flat(json_lines(io.BytesIO(deep + b'\n{"a":1}')))
    assert rows[-1][0] == {"a": 1}


@pytest.mark.parametrize("reading", [in_array, json_lines, text_lines])
def test_an_endless_line_is_passed_over_in_bounded_memory(
    reading: Reading, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("jsonrows", "tablerows"):
        monkeypatch.setattr(f"ascgui.datasets.{module}.MAX_ROW_BYTES", 100_000)
    monkeypatch.setattr(jsonrows, "_PATIENCE", (100_000, 50_000, 20_000))
    largest = 0

    class Endless(io.BytesIO):
        left = 400

        def read(self, size: int | None = -1) -> bytes:
            nonlocal largest
            largest = max(largest, size or 0)
            self.left -= 1
            if self.left == 399:
                return b'[{"a": "' if reading is in_array else b'{"a": "'
            return b"x" * 10_000 if self.left > 0 else b""

    rows = flat(reading(Endless()))
    codes = [row[0].code for row in rows if isinstance(row[0], Broken)]
    assert codes[0] == "row-too-long"
    assert set(codes[1:]) <= {"truncated-file"}
    assert all(len(row[3]) <= 256 for row in rows)
    assert largest <= 2 * decoding.CHUNK_BYTES


def test_many_unclosed_rows_take_time_in_proportion_to_the_file() -> None:
    bad = b"{'a': 'it\"s', 'b': 1},\n"
    rows = flat(in_array(io.BytesIO(b"[" + bad * 3000 + b'{"a":1}]')))
    assert sum(isinstance(row[0], Broken) for row in rows) >= 2990


@pytest.mark.parametrize(
    ("content", "codes"),
    [
        (b'[{"a":1},,{"a":2}]', ["broken-json"]),
        (b'[{"a":1}},{"a":2}]', ["broken-json"]),
        (b'[,{"a":1}]', ["broken-json"]),
        (b'[{"a":1}]]', ["text-after-array"]),
        (b'[1, true, "x", {"a":1}]', ["not-an-object"] * 3),
    ],
)
def test_what_is_wrong_between_rows_is_told_and_passed(content: bytes, codes: list[str]) -> None:
    rows = flat(in_array(io.BytesIO(content)))
    assert [row[0].code for row in rows if isinstance(row[0], Broken)] == codes
    assert {"a": 1} in [row[0] for row in rows]


def test_csv_cells_may_hold_anything_quoted() -> None:
    text = 'instruction,output\r\n"a, ""b""\nc",d\r\n\r\ne,\r\nf\r\n'
    rows = flat(csv_rows(io.BytesIO(text.encode())))
    assert [row[0] for row in rows] == [
        {"instruction": 'a, "b"\nc', "output": "d"},
        {"instruction": "e", "output": None},
        {"instruction": "f", "output": None},
    ]
    assert [row[1] for row in rows] == [2, 5, 6]


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("a.json", array(numbered(3)), FileKind.JSON_ARRAY),
        ("a.jsonl", lines(numbered(3)), FileKind.JSON_LINES),
        ("b.json", lines(numbered(3)), FileKind.JSON_LINES),
        ("b.jsonl", array(numbered(3)), FileKind.JSON_ARRAY),
        ("a.csv", b"instruction,input,output\na,b,c\nd,e,f\ng,h,i\n", FileKind.CSV),
        ("a.txt", b"one\ntwo\nthree", FileKind.TXT),
        ("c.json", json.dumps(numbered(3), indent=4).encode(), FileKind.JSON_ARRAY),
        ("d.jsonl", lines(numbered(3)).decode().encode("utf-16-le"), FileKind.JSON_LINES),
        ("e.jsonl", packed(lines(numbered(3))), FileKind.JSON_LINES),
    ],
)
def test_each_form_of_file_gives_its_rows(
    tmp_path: Path, name: str, content: bytes, kind: FileKind
) -> None:
    answer = scan(ScanRequest((write(tmp_path, name, content),)))
    assert answer.files[0].kind is kind
    assert answer.rows == answer.files[0].rows == 3
    assert answer.headline.rows_valid == 3
    assert len(answer.files[0].sha256) == 64


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ([GOOD], Format.ALPACA),
        ([{"input": "a", "output": "b"}], Format.ALPACA),
        ([CHAT], Format.SHAREGPT),
        ([{"messages": [{"role": "user", "content": "a"}]}], Format.SHAREGPT),
        ([MOSS], Format.MOSS),
        ([{"text": "a"}], Format.PRETRAIN),
        ([{"content": "a"}], Format.PRETRAIN),
        ([PAIR], Format.PREFERENCE),
        ([KTO], Format.PREFERENCE),
        ([{**CHAT, "kto_tag": False}], Format.PREFERENCE),
        ([{"prompt": [{"role": "user", "content": "a"}], "data_source": "x"}], Format.PROMPTS),
        ([{"x": 1}], None),
        ([GOOD, {"x": 1}], Format.ALPACA),
    ],
)
def test_the_format_is_recognised_with_a_reason(
    tmp_path: Path, rows: list[object], found: Format | None
) -> None:
    answer = scan(ScanRequest((write(tmp_path, "a.json", rows),)))
    assert answer.format is found
    assert len(Language("en", {}).show(answer.format_reason)) > 10


def test_the_format_that_was_chosen_goes_before_what_is_recognised(tmp_path: Path) -> None:
    path = write(tmp_path, "a.json", [{"text": "a", "instruction": "b"}])
    assert scan(ScanRequest((path,), Format.PRETRAIN)).format is Format.PRETRAIN


def test_sequences_of_preferences_count_both_answers(tmp_path: Path) -> None:
    answer = scan(ScanRequest((write(tmp_path, "a.json", [PAIR, PAIR]),)))
    assert answer.headline.rows_valid == 2
    assert answer.headline.lengths.sequences == 4
    chats = [{"conversations": CHAT["conversations"][:1], "chosen": {"from": "gpt", "value": "a"},
              "rejected": {"from": "gpt", "value": "b"}}]  # fmt: skip
    answer = scan(ScanRequest((write(tmp_path, "b.json", chats),)))
    assert answer.headline.lengths.sequences == 2
    answer = scan(ScanRequest((write(tmp_path, "c.json", [KTO]),)))
    assert answer.headline.lengths.sequences == 1


def test_prompts_are_for_the_framework_that_takes_them(tmp_path: Path) -> None:
    rows = [{"prompt": [{"role": "system", "content": "a"}, {"role": "user", "content": "b"}]}]
    answer = scan(ScanRequest((write(tmp_path, "a.json", rows),), frameworks=("verl",)))
    assert answer.headline.rows_valid == 1
    assert answer.finding("format-not-read") is None


def test_several_paths_are_read_in_order(tmp_path: Path) -> None:
    first = write(tmp_path, "b.json", numbered(2))
    second = write(tmp_path, "a.jsonl", numbered(3))
    answer = scan(ScanRequest((first, second)))
    assert [file.rows for file in answer.files] == [2, 3]
    assert answer.finding("duplicate-row") is not None


def test_a_path_that_is_not_there_is_refused_with_all_the_others(tmp_path: Path) -> None:
    with pytest.raises(Refused) as caught:
        scan(ScanRequest((tmp_path / "a.json", tmp_path / "b.json")))
    assert [issue.code for issue in caught.value.issues] == ["file-missing"] * 2


def test_progress_comes_and_cancel_is_obeyed(tmp_path: Path) -> None:
    path = write(tmp_path, "a.jsonl", numbered(60_000))
    seen: list[Progress] = []
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 1

    answer = scan(ScanRequest((path,), count=False), seen.append, cancelled)
    assert answer.cancelled
    assert 0 < answer.rows < 60_000
    assert answer.files[0].sha256 == ""
    assert seen[0].rows > 0
    assert 0 < seen[0].share < 1
    assert seen[0].bytes_per_second > 0


def test_the_sample_of_a_long_text_is_cut_into_pieces_without_loss() -> None:
    from ascgui.datasets.tokens import pieces_of

    random.seed(1)
    text = " ".join("word" * random.randrange(1, 4) for _ in range(40_000))
    for long_text in (text, "x" * 100_000, "短" * 70_000, ""):
        pieces = pieces_of(long_text)
        assert "".join(pieces) == long_text
        assert max(map(len, pieces)) <= 32 * 1024


def test_a_line_without_end_can_be_cancelled_and_says_nothing_of_its_columns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, start in (("a.txt", b""), ("a.jsonl", b'{"text": "')):
        path = tmp_path / name
        path.write_bytes(start + b"x" * (20 << 20))
        answer = scan(ScanRequest(paths=(path,), format=Format.PRETRAIN))
        assert [finding.code for finding in answer.findings] == ["row-too-long"]
        asked = []

        def cancelled(asked: list[int] = asked) -> bool:
            asked.append(1)
            return len(asked) > 2

        monkeypatch.setattr("ascgui.datasets.scan._PROGRESS_S", 0.0)
        assert scan(ScanRequest(paths=(path,)), cancelled=cancelled).cancelled
        assert len(asked) < 10


def test_rows_behind_a_line_that_is_too_long_keep_their_places() -> None:
    long = b"x" * (9 << 20)
    rows = flat(text_lines(io.BytesIO(b"one\n" + long + b"\nthree\nfour")))
    assert [(line, offset) for _, line, offset, _ in rows] == [
        (1, 0),
        (2, 4),
        (3, 4 + len(long) + 1),
        (4, 4 + len(long) + 7),
    ]
