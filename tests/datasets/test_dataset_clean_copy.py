from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest
from dataset_files import GOOD, array, chat, lines, numbered, packed, write

from ascgui.datasets.cleancopy import Cancelled, CleanCopy, export_clean_copy
from ascgui.datasets.records import ScanRequest
from ascgui.datasets.scan import scan
from ascgui.domain.issues import Refused

BAD = {**GOOD, "output": None}


@pytest.fixture
def out(tmp_path: Path) -> Path:
    folder = tmp_path / "out"
    folder.mkdir()
    return folder


def exported(paths: tuple[Path, ...], target: Path, **changes: Any) -> CleanCopy:
    return export_clean_copy(ScanRequest(paths), target, **changes)


def test_the_copy_holds_the_good_rows_and_the_report_the_others(tmp_path: Path, out: Path) -> None:
    good = numbered(3)
    path = write(tmp_path, "a.jsonl", [good[0], BAD, good[1], {"instruction": "x"}, good[2]])
    before = path.read_bytes()
    copy = exported((path,), out / "clean.jsonl")
    assert [json.loads(line) for line in copy.path.read_text().splitlines()] == good
    assert (copy.rows, copy.rows_left_out) == (3, 2)
    assert copy.sha256 == hashlib.sha256(copy.path.read_bytes()).hexdigest()
    report = copy.report.read_text(encoding="utf-8").splitlines()
    assert report[0].split("\t") == ["file", "row", "line", "code", "excerpt"]
    assert report[1].split("\t")[:4] == [str(path), "2", "2", "required-key-null"]
    assert path.read_bytes() == before
    assert sorted(out.iterdir()) == [copy.path, copy.report]
    again = scan(ScanRequest((copy.path,)))
    assert again.findings == ()
    assert again.rows == 3


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.json", array(numbered(2))[:-1] + b",]"),
        ("b.json", b"[\n" + lines(numbered(2)) + b"]"),
        ("c.json", b"\xef\xbb\xbf" + array(numbered(2))),
        ("d.json", array(numbered(2)).decode().encode("utf-16")),
        ("e.json", packed(array(numbered(2)))),
        ("f.jsonl", lines(numbered(1)) + b'{"instruction": "a\tb", "input": "", "output": "c"}'),
        ("g.jsonl", lines(numbered(1)) + '{"instruction": "中", "input": "", "output": "c"}'
         .encode("gbk")),
        ("h.csv", b"instruction,input,output\na,x,b\nc,y,d\n"),
    ],
)  # fmt: skip
def test_faults_of_syntax_and_encoding_are_mended(
    tmp_path: Path, out: Path, name: str, content: bytes
) -> None:
    copy = exported((write(tmp_path, name, content),), out / "clean.json")
    rows = json.loads(copy.path.read_text(encoding="utf-8"))
    assert len(rows) == copy.rows == 2
    answer = scan(ScanRequest((copy.path,)))
    assert answer.findings == ()


def test_rows_are_judged_for_the_frameworks_that_were_asked_for(tmp_path: Path, out: Path) -> None:
    rows = [chat(("human", "a"), ("gpt", "b")), chat(("human", "a"), ("gpt", "b"), images=["x"])]
    path = write(tmp_path, "a.json", rows)
    one = export_clean_copy(ScanRequest((path,), frameworks=("mindspeed-llm",)), out / "a.jsonl")
    two = export_clean_copy(ScanRequest((path,)), out / "b.jsonl")
    assert (one.rows, two.rows) == (2, 1)


def test_repetitions_are_dropped_if_wanted(tmp_path: Path, out: Path) -> None:
    path = write(tmp_path, "a.json", [GOOD, GOOD, *numbered(2), GOOD])
    assert exported((path,), out / "a.jsonl").rows == 5
    copy = exported((path,), out / "b.jsonl", drop_duplicates=True)
    assert copy.rows == 3
    assert copy.left_out == (("duplicate-row", 2),)


def test_a_copy_of_nothing_is_still_a_file(tmp_path: Path, out: Path) -> None:
    path = write(tmp_path, "a.json", [BAD])
    copy = exported((path,), out / "a.json")
    assert json.loads(copy.path.read_text()) == []


def test_nothing_is_written_into_the_data_or_over_a_file(tmp_path: Path, out: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    path = write(data, "a.json", numbered(2))
    taken = write(out, "taken.json", b"mine")
    for paths, target, code in (
        ((path,), path, "target-in-data"),
        ((data,), data / "new.json", "target-in-data"),
        ((data,), data / "deep" / "new.json", "target-in-data"),
        ((path,), taken, "target-exists"),
        ((path,), out / "a.parquet", "target-extension"),
        ((path,), out / "none" / "a.json", "not-written"),
        ((write(out, "odd.json", [{"x": 1}]),), out / "b.json", "format-not-recognised"),
    ):
        with pytest.raises(Refused) as caught:
            exported(paths, target)
        assert caught.value.issues[0].code == code
    assert taken.read_bytes() == b"mine"
    assert sorted(file.name for file in data.iterdir()) == ["a.json"]
    assert exported((path,), taken, overwrite=True).rows == 2


def test_a_link_into_the_data_is_seen_through(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    write(data, "a.json", numbered(2))
    (tmp_path / "link").symlink_to(data)
    with pytest.raises(Refused):
        exported((data,), tmp_path / "link" / "new.json")


def test_cancel_and_a_full_disk_leave_nothing_behind(
    tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ascgui.datasets.cleancopy._PROGRESS_S", 0.0)
    path = write(tmp_path, "a.jsonl", numbered(20_000))
    with pytest.raises(Cancelled):
        exported((path,), out / "a.jsonl", cancelled=lambda: True)
    assert list(out.iterdir()) == []

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refused) as caught:
        exported((path,), out / "a.jsonl")
    assert dict(caught.value.issues[0].message.values)["reason"] == "No space left on device"
    assert list(out.iterdir()) == []
