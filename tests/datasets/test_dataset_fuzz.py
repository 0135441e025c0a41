from __future__ import annotations

import io
import json
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ascgui.datasets.commands import answer_lines, answer_object
from ascgui.datasets.jsonrows import Broken, json_lines, json_values
from ascgui.datasets.records import Format, ScanRequest
from ascgui.datasets.scan import scan
from ascgui.language.language import Language

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner,
                                                                max_size=3),
    max_leaves=8,
)  # fmt: skip
KEYS = st.sampled_from(
    ["instruction", "input", "output", "history", "system", "tools", "conversations", "messages",
     "from", "value", "role", "content", "chat", "turn_1", "Human", "MOSS", "num_turns", "text",
     "chosen", "rejected", "kto_tag", "images", "image", "prompt"]
)  # fmt: skip
WORDS = st.sampled_from(["human", "gpt", "user", "assistant", "system", "<image>", "", "中文"])
ROWS = st.recursive(
    WORDS | st.none() | st.booleans() | st.integers(0, 3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=5),
    max_leaves=14,
)
PIECES = st.sampled_from(
    [b"{", b"}", b"[", b"]", b",", b":", b'"', b"'", b"\\", b"\n", b"\r", b" ", b"\x00", b"\xff",
     b"\xd6\xd0", "中".encode(), b"true", b"NaN", b"1", b'"a"', b'{"a":1}', b'{"a":"b"},',
     b"\\ud800", b"\xef\xbb\xbf", b"None", b'{"instruction":"a","input":"","output":"b"}']
)  # fmt: skip


@settings(max_examples=50, deadline=None)
@given(st.lists(JSON, max_size=5), st.integers(1, 40))
def test_any_array_comes_back_whole(values: list[object], size: int) -> None:
    text = (
        json.dumps(values, ensure_ascii=False, allow_nan=False, default=str)
        if _finite(values)
        else "[]"
    )
    data = text.encode("utf-8", "replace")

    class Drip(io.BytesIO):
        def read(self, asked: int | None = -1) -> bytes:
            return super().read(size)

    found = [row for batch in json_values(Drip(data), in_array=True) for row in batch]
    objects = [value for value in json.loads(data) if isinstance(value, dict | list)]
    assert [row[0] for row in found if isinstance(row[0], dict | list)] == objects


def _finite(values: object) -> bool:
    try:
        json.dumps(values, allow_nan=False)
    except ValueError:
        return False
    return True


@settings(max_examples=120, deadline=None)
@given(st.lists(PIECES, max_size=25).map(b"".join))
def test_rubbish_is_read_to_its_end(data: bytes) -> None:
    for batches in (
        json_values(io.BytesIO(data), in_array=True),
        json_values(io.BytesIO(data), in_array=False),
        json_lines(io.BytesIO(data)),
    ):
        for batch in batches:
            for value, line, offset, raw in batch:
                assert 1 <= line <= data.count(b"\n") + 1
                assert 0 <= offset <= len(data)
                if not isinstance(value, Broken):
                    assert data[offset:].startswith(raw)


@settings(max_examples=60, deadline=None)
@given(st.lists(ROWS, min_size=1, max_size=4), st.sampled_from([None, *Format]))
def test_any_rows_are_answered_for_every_framework(rows: list[object], wanted: Format) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.json"
        path.write_text(json.dumps(rows, ensure_ascii=False), encoding="utf-8")
        frameworks = ("llama-factory", "mindspeed-llm", "mindspeed-mm", "mindspeed-rl", "verl")
        answer = scan(ScanRequest((path,), wanted, frameworks, seq_len=16))
    assert answer.rows == len(rows)
    for mine in answer.answers.values():
        parts = (mine.rows_valid, mine.rows_skipped, mine.rows_empty, mine.rows_stopping)
        assert sum(parts) == len(rows)
        assert min(parts) >= 0
        assert mine.processed(16).padded >= mine.processed(16).packed or mine.rows_valid == 0
    language = Language("en", {})
    assert list(answer_lines(answer, language))
    json.dumps(answer_object(answer, language))


@settings(max_examples=50, deadline=None)
@given(
    st.lists(PIECES, max_size=20).map(b"".join),
    st.sampled_from(["a.json", "a.jsonl", "a.csv", "a.txt", "a", "a.parquet.json"]),
)
def test_any_file_is_answered(data: bytes, name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(data)
        answer = scan(ScanRequest((path,)))
        assert path.read_bytes() == data
    assert answer.rows >= 0
    assert answer.files[0].size_bytes == len(data)
