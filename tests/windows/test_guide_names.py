"""What the guide and the README call by name is in the window, under that name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ascgui.guide.chapters import chapters
from ascgui.language.language import available, load
from ascgui.session.crash import CrashGuard
from ascgui.session.settings import Settings
from ascgui.windows.languages import speak
from ascgui.windows.start import Shell, Surroundings

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

KEYS = {"Del": "Delete", "Ins": "Insert", "Return": "Enter", "Space": "Space"}
"""Keys that are called otherwise on a keyboard than by Qt."""


@pytest.fixture
def shell(qapp, tmp_path, catalog, questions):
    surroundings = Surroundings(qapp, Settings(tmp_path / "config"))
    made = Shell(surroundings, catalog, CrashGuard(tmp_path / "data"), questions)
    made.window.open_shown()
    made.window.say_in = lambda code: speak(code, surroundings.tongue, surroundings.theme)
    yield made
    made.window.say_in("en")
    made.document.undo_stack.set_clean()
    made.window.close()
    made.end()


def bare(words):
    """Return a label without its mnemonic and its dots."""
    return re.sub(r"\(&\w\)|&|…", "", words)


def entries(menu, above=()):
    """Yield the way to each entry of a menu and of those below it."""
    for action in menu.actions():
        if not action.isSeparator():
            way = (*above, bare(action.text()))
            yield way
            if action.menu():
                yield from entries(action.menu(), way)


def ways_told(text, menus):
    """Return the ways through the menus that a text names, as in ``File > Save``."""
    told = re.findall(r"[*“]+([^*“”\n]+ [>›] [^*“”\n]+?)[*”]+", text)
    split = [tuple(part.strip() for part in re.split(r"[>›]", one)) for one in told]
    return [way for way in split if way[0] in menus]


@pytest.mark.parametrize("code", available())
def test_every_way_through_the_menus_that_the_guide_tells_is_there(shell, code):
    shell.window.say_in(code)
    found = set(entries(shell.window.menuBar()))
    menus = {way[0] for way in found}
    told = [
        (chapter.id, way)
        for chapter in chapters(load(code))
        for way in ways_told(chapter.text, menus)
    ]
    if code == "en":
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        told += [("README", way) for way in ways_told(readme, menus)]
    assert len(told) > 8
    assert [one for one in told if one[1] not in found] == []


@pytest.mark.parametrize("code", available())
def test_the_guide_calls_each_input_of_a_plan_as_the_window_does(shell, code):
    shell.window.say_in(code)
    inputs = shell.window.built_page("plan").inputs
    plan = next(chapter for chapter in chapters(load(code)) if chapter.id == "plan")
    titles = {heading.anchor: heading.title for heading in plan.headings}
    called = {
        key: {
            re.split("[:：]", one.accessibleName())[0]  # a choice has its row's name before its own
            for one in [field, *field.findChildren(QWidget)]
        }
        for key, field in inputs.fields.items()
    }
    assert len(called) > 15
    assert {key: titles.get(key) for key in called if titles.get(key) not in called[key]} == {}


def keys_in(widget):
    """Yield the first key of each action and shortcut of ``widget`` and of what is in it."""
    for one in [widget, *widget.findChildren(QWidget)]:
        for action in [*one.actions(), *one.findChildren(QAction)]:
            if not action.shortcut().isEmpty():
                yield action.shortcut()
    for shortcut in widget.findChildren(QShortcut):
        yield shortcut.key()


@pytest.mark.parametrize("code", available())
def test_every_key_of_the_window_is_in_the_guide(shell, code):
    window = shell.window
    for page in window.page_ids:
        window.show_page(page)
    chapter = next(one for one in chapters(load(code)) if one.id == "keys")
    written = r"(?:(?:Ctrl|Shift|Alt)\+)*(?:[A-Z](?:[a-z]+|\d+)?\b|,)"
    told = set(re.findall(written, chapter.text))
    told |= {f"Ctrl+{number}" for number in range(1, 7)}
    assert "Ctrl+1 … Ctrl+6" in chapter.text
    found = {key.toString(QKeySequence.SequenceFormat.PortableText) for key in keys_in(window)}
    called = {
        re.sub(r"\b(Del|Ins|Return)\b", lambda name: KEYS[name[0]], key)
        for key in found - {"Space"}  # said in words
    }
    assert len(called) > 20
    assert sorted(called - told) == []
