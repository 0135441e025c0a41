from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

import pytest

from ascgui.session.settings import LARGEST_BYTES, RECENT_FILES, Preferences, Settings


def codes(settings):
    return [issue.code for issue in settings.issues]


def test_without_a_file_the_defaults_hold_and_nothing_is_written(tmp_path):
    settings = Settings(tmp_path / "config")
    assert settings.preferences == Preferences()
    assert settings.issues == ()
    assert not (tmp_path / "config").exists()


def test_what_is_changed_is_there_the_next_time(tmp_path):
    first = Settings(tmp_path)
    assert first.change(language="zh", theme="dark", window=(1, -2, 1280, 800)) is None
    first.change(maximized=True, page="catalog")
    assert Settings(tmp_path).preferences == Preferences(
        language="zh", theme="dark", page="catalog", window=(1, -2, 1280, 800), maximized=True
    )


def test_the_file_is_readable_and_explains_itself(tmp_path):
    settings = Settings(tmp_path)
    settings.change(theme="dark", recent_files=("/a/b.toml", "/c.toml"))
    written = settings.path.read_text()
    assert 'theme = "dark" # system, light or dark' in written
    assert '    "/a/b.toml",\n    "/c.toml",\n' in written


def test_comments_and_unknown_keys_of_the_user_survive(tmp_path):
    settings = Settings(tmp_path)
    settings.path.write_text('# mine\ntheme = "light"  # I like it\nlater = 3\n')
    Settings(tmp_path).change(language="en")
    written = settings.path.read_text()
    assert '# mine\ntheme = "light"  # I like it\nlater = 3\n' in written
    assert tomllib.loads(written)["language"] == "en"


def test_what_another_window_wrote_meanwhile_is_kept(tmp_path):
    one, other = Settings(tmp_path), Settings(tmp_path)
    one.change(theme="dark")
    other.change(language="zh")
    assert Settings(tmp_path).preferences == Preferences(theme="dark", language="zh")


@pytest.mark.parametrize("content", [b"theme = ", b"\xff\xfe\x00bad", b"theme = 1\ntheme = 2\n"])
def test_a_broken_file_is_set_aside_with_a_message(tmp_path, content):
    (tmp_path / "settings.toml").write_bytes(content)
    settings = Settings(tmp_path)
    assert settings.preferences == Preferences()
    assert codes(settings) == ["settings-broken"]
    assert (tmp_path / "settings.broken.toml").read_bytes() == content
    settings.change(theme="dark")
    assert Settings(tmp_path).issues == ()


@pytest.mark.parametrize(
    "line",
    [
        'theme = "pink"',
        "language = 3",
        "maximized = 1",
        'recent_files = "one"',
        "recent_files = [1]",
        "window = [1, 2, 3]",
        "window = [1, 2, 3, 99999999999]",
        "window = [1, 2, 3, true]",
        'page = ""',
    ],
)
def test_a_value_that_makes_no_sense_is_ignored_and_said_so(tmp_path, line):
    (tmp_path / "settings.toml").write_text(line + "\n")
    settings = Settings(tmp_path)
    assert settings.preferences == Preferences()
    assert codes(settings) == ["settings-value"]


def test_recent_files_are_newest_first_without_repeats_and_few(tmp_path):
    settings = Settings(tmp_path)
    for number in range(RECENT_FILES + 5):
        settings.remember_file(tmp_path / f"{number}.toml")
    settings.remember_file(tmp_path / "9.toml")
    recent = settings.preferences.recent_files
    assert len(recent) == RECENT_FILES
    assert [Path(name).name for name in recent[:3]] == ["9.toml", "14.toml", "13.toml"]
    settings.forget_file(tmp_path / "14.toml")
    assert str(tmp_path / "14.toml") not in settings.preferences.recent_files


def test_a_folder_that_cannot_be_written_is_said_and_the_change_holds_for_now(tmp_path):
    (tmp_path / "blocked").write_text("a file, where the folder should be")
    settings = Settings(tmp_path / "blocked")
    settings.issues = ()
    issue = settings.change(theme="dark")
    assert issue is not None
    assert issue.code == "settings-not-saved"
    assert settings.preferences.theme == "dark"


def test_the_comment_of_the_language_names_what_is_written_there(tmp_path):
    settings = Settings(tmp_path)
    settings.change(language="zh_CN")
    line = next(line for line in settings.path.read_text("utf-8").splitlines() if "zh_CN" in line)
    value, comment = line.split("#")
    assert value.split('"')[1] in comment.replace(",", " ").split()


def test_columns_of_the_catalog_are_remembered_and_anything_else_is_ignored(tmp_path):
    settings = Settings(tmp_path)
    settings.change(catalog_columns=("models: model | -series",))
    assert Settings(tmp_path).preferences.catalog_columns == ("models: model | -series",)
    settings.path.write_text("catalog_columns = [1, 2]\n")
    again = Settings(tmp_path)
    assert again.preferences.catalog_columns == ()
    assert codes(again) == ["settings-value"]


@pytest.mark.parametrize(
    "odd",
    [
        "x = " + "[" * 2000 + "]" * 2000,
        "x = " + "{a=" * 2000 + "1" + "}" * 2000,
        "x = 1" + "0" * 5000,
    ],
)
def test_what_exhausts_the_reader_is_set_aside_and_the_other_lines_hold(tmp_path, odd):
    (tmp_path / "settings.toml").write_text(f'theme = "dark"\n{odd}\nlanguage = "zh"\n')
    settings = Settings(tmp_path)
    assert settings.preferences == Preferences(theme="dark", language="zh")
    assert codes(settings) == ["settings-broken"]
    assert (tmp_path / "settings.broken.toml").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among files")
def test_a_pipe_or_a_device_in_place_of_the_settings_is_set_aside(tmp_path):
    os.mkfifo(tmp_path / "settings.toml")
    assert codes(Settings(tmp_path)) == ["settings-broken"]
    (tmp_path / "settings.toml").symlink_to("/dev/zero")
    settings = Settings(tmp_path)
    assert codes(settings) == ["settings-broken"]
    assert settings.change(theme="dark") is None
    assert Settings(tmp_path).preferences == Preferences(theme="dark")
    assert len(list(tmp_path.glob("settings.broken*"))) == 2


def test_settings_of_megabytes_are_set_aside(tmp_path):
    (tmp_path / "settings.toml").write_text("# " + "x" * LARGEST_BYTES)
    assert codes(Settings(tmp_path)) == ["settings-broken"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among files")
def test_what_becomes_a_pipe_while_the_program_runs_is_said(tmp_path):
    settings = Settings(tmp_path)
    os.mkfifo(settings.path)
    issue = settings.change(theme="dark")
    assert issue is not None
    assert issue.code == "settings-not-saved"
