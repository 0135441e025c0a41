from __future__ import annotations

import sys

import pytest

from ascgui import paths


@pytest.fixture
def frozen(tmp_path, monkeypatch):
    """A frozen program in a folder of its own."""
    for name in ("ASCGUI_DATA", "ASCGUI_CONFIG", "ASCGUI_CACHE", "APPIMAGE"):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "程 序"
    folder.mkdir()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "ascgui"))
    return folder


def test_without_the_folder_the_systems_places_are_used(frozen):
    assert paths.portable_folder() is None
    assert frozen not in paths.user_data().parents


def test_a_folder_beside_the_program_holds_everything(frozen):
    (frozen / "ascgui-data").mkdir()
    assert paths.portable_folder() == frozen / "ascgui-data"
    assert paths.user_data() == frozen / "ascgui-data" / "data"
    assert paths.user_config() == frozen / "ascgui-data" / "config"
    assert paths.user_cache() == frozen / "ascgui-data" / "cache"


def test_a_file_of_that_name_is_no_such_folder(frozen):
    (frozen / "ascgui-data").write_text("")
    assert paths.portable_folder() is None


def test_beside_an_image_means_beside_its_file(frozen, tmp_path, monkeypatch):
    stick = tmp_path / "stick"
    (stick / "ascgui-data").mkdir(parents=True)
    monkeypatch.setenv("APPIMAGE", str(stick / "ascgui.AppImage"))
    assert paths.portable_folder() == stick / "ascgui-data"


def test_beside_a_bundle_means_beside_the_bundle(frozen, tmp_path, monkeypatch):
    inside = tmp_path / "ascgui.app" / "Contents" / "MacOS" / "ascgui"
    monkeypatch.setattr(sys, "executable", str(inside))
    (tmp_path / "ascgui-data").mkdir()
    assert paths.portable_folder() == tmp_path / "ascgui-data"


def test_the_environment_goes_before_it(frozen, monkeypatch):
    (frozen / "ascgui-data").mkdir()
    monkeypatch.setenv("ASCGUI_CONFIG", "/elsewhere")
    assert str(paths.user_config()) == "/elsewhere"
