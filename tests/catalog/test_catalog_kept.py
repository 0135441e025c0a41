from __future__ import annotations

import shutil
from dataclasses import fields, replace
from pathlib import Path

import pytest

from ascgui.catalog import kept
from ascgui.catalog.load import load
from ascgui.catalog.overlay import Origin
from ascgui.catalog.reading import Reading
from ascgui.domain.issues import Refused


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders whose tables were read, and not taken as they were kept."""
    folders: list[Path] = []
    read = Reading.add_folders

    def noted(self: Reading, folder: Path, overlay: Path | None) -> None:
        folders.append(folder)
        read(self, folder, overlay)

    monkeypatch.setattr(Reading, "add_folders", noted)
    return folders


def test_what_is_kept_is_what_was_read_in_every_field_and_order(
    tmp_path: Path, readings: list[Path]
) -> None:
    read = load()
    load(cache=tmp_path)
    again = load(cache=tmp_path)
    assert len(readings) == 2
    assert again == read
    for item in fields(read.tables):
        one, other = getattr(read.tables, item.name), getattr(again.tables, item.name)
        assert repr(one) == repr(other)


def test_a_changed_table_is_read_again(small: Path, tmp_path: Path, readings: list[Path]) -> None:
    folder = Path(shutil.copytree(small, tmp_path / "catalog"))
    cache = tmp_path / "cache"
    before = load(folder, cache=cache).tables
    path = folder / "min-devices.toml"
    path.write_text(path.read_text("utf-8").replace("f = 4", "f = 8"), "utf-8")
    after = load(folder, cache=cache).tables
    assert [entry.devices for entry in before.requirements.values()] == [4, 4]
    assert [entry.devices for entry in after.requirements.values()] == [8, 8]
    assert load(folder, cache=cache).tables == after
    assert len(readings) == 2


def test_a_table_that_became_wrong_is_refused_though_the_sound_one_was_kept(
    small: Path, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(small, tmp_path / "catalog"))
    load(folder, cache=tmp_path)
    (folder / "models.toml").unlink()
    with pytest.raises(Refused):
        load(folder, cache=tmp_path)


def test_another_version_of_the_program_reads_again(
    small: Path, tmp_path: Path, readings: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    load(small, cache=tmp_path)
    monkeypatch.setattr(kept, "__version__", "999")
    load(small, cache=tmp_path)
    assert len(readings) == 2


@pytest.mark.parametrize("at", [0, 31, 32, 200, -1])
def test_a_damaged_file_is_read_again_and_replaced(
    small: Path, tmp_path: Path, readings: list[Path], at: int
) -> None:
    whole = load(small, cache=tmp_path)
    path = tmp_path / kept.FILE
    content = bytearray(path.read_bytes())
    content[at] ^= 1
    path.write_bytes(content)
    assert load(small, cache=tmp_path) == whole
    assert load(small, cache=tmp_path) == whole
    assert len(readings) == 2


@pytest.mark.parametrize("content", [b"", b"short", b"x" * 32, b"x" * 5000])
def test_a_file_that_is_something_else_is_no_error(
    small: Path, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / kept.FILE).write_bytes(content)
    assert load(small, cache=tmp_path) == load(small)


def test_a_place_that_cannot_be_written_is_no_error(small: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where the folder would be", "utf-8")
    assert load(small, cache=tmp_path / "taken") == load(small)
    (tmp_path / kept.FILE).mkdir()
    assert load(small, cache=tmp_path) == load(small)
    assert {path.name for path in tmp_path.iterdir()} == {"taken", kept.FILE}


def test_tables_with_findings_or_written_by_hand_are_not_kept(small: Path, tmp_path: Path) -> None:
    cache, own = tmp_path / "cache", tmp_path / "own"
    own.mkdir()
    (own / "models.toml").write_text('[[model]]\nid = "n"\nseries = "N"\nsource = "s"\n', "utf-8")
    assert "n" in load(small, own, cache).tables.models
    folder = Path(shutil.copytree(small, tmp_path / "catalog"))
    with (folder / "notes.toml").open("a", encoding="utf-8") as file:
        file.write('colour = "red"\n')
    assert load(folder, cache=cache).issues
    assert not cache.exists()


def test_the_user_s_changes_lie_over_what_was_kept(small: Path, tmp_path: Path) -> None:
    cache, own = tmp_path / "cache", tmp_path / "own"
    start = load(small, own, cache)
    model = start.tables.models["m-7b"]
    wider = replace(model, hidden_size=5120)
    start.saved(start.changes.set_model(wider, Origin("lab"), start.under))
    now = load(small, own, cache)
    assert now == load(small, own)
    assert now.tables.models["m-7b"].hidden_size == 5120
    assert now.under.models["m-7b"] == model


def test_a_file_changed_while_it_was_read_is_not_kept(small: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(small, tmp_path / "catalog"))
    tables = load(folder).tables
    place = kept.Place(tmp_path / "cache", folder)
    (folder / "notes.toml").write_text("", "utf-8")
    place.keep(tables)
    assert not (tmp_path / "cache").exists()
