from __future__ import annotations

import json
from pathlib import Path

import pytest
import trees

from ascgui.checkpoints.scan import scan

INDEX = "model.safetensors.index.json"


def broken(folder: Path) -> list[str]:
    (checkpoint,) = scan(folder).checkpoints
    return [str(issue.at("file")) for issue in checkpoint.issues if issue.code == "weights-broken"]


@pytest.mark.parametrize(
    "begin", [b"\xff" * 8 + b"{}", b"\0" * 12, b"\x02\0\0\0\0\0\0\0??", b"\x02"]
)
def test_a_weight_file_with_an_impossible_header_is_not_complete(
    tmp_path: Path, begin: bytes
) -> None:
    checkpoint = trees.hugging_face(tmp_path, 500)
    assert broken(tmp_path) == []
    name = checkpoint / "model-00001-of-00002.safetensors"
    name.write_bytes(begin)
    assert broken(tmp_path) == [str(name)]
    assert not scan(tmp_path).checkpoints[0].complete


@pytest.mark.parametrize(
    "named", ["../../../../etc/passwd", "/etc/passwd", "..\\a.safetensors", "model-9.safetensors"]
)
def test_an_index_that_names_what_is_not_in_the_checkpoint_is_a_fault(
    tmp_path: Path, named: str
) -> None:
    checkpoint = trees.hugging_face(tmp_path, 500)
    index = checkpoint / INDEX
    index.write_text(json.dumps({"weight_map": {"a": "model-00001-of-00002.safetensors"}}))
    assert broken(tmp_path) == []
    index.write_text(json.dumps({"weight_map": {"a": named}}))
    assert broken(tmp_path) == [str(index)]


@pytest.mark.parametrize("content", [b"[" * 10_000, b"[]", b'{"weight_map": 3}', b"9" * 5_000])
def test_an_index_that_cannot_be_read_is_a_fault(tmp_path: Path, content: bytes) -> None:
    index = trees.hugging_face(tmp_path, 500) / INDEX
    index.write_bytes(content)
    assert broken(tmp_path) == [str(index)]


def test_a_folder_without_files_has_no_date(tmp_path: Path) -> None:
    (tmp_path / "iter_0000005").mkdir()
    assert scan(tmp_path).checkpoints[0].modified_s is None


def test_full_width_digits_are_no_iteration(tmp_path: Path) -> None:
    (tmp_path / "iter_５").mkdir()
    (tmp_path / "checkpoint-５").mkdir()
    assert scan(tmp_path).checkpoints == ()
