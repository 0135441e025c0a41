from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QUrl

from ascgui.domain.text import text
from ascgui.session.tongue import Tongue
from ascgui.widgets.dropped import local_paths
from ascgui.widgets.path_edit import FILE, FOLDER, PathEdit
from ascgui.widgets.theme import Theme


@pytest.fixture
def edit(qtbot, qapp):
    theme = Theme(qapp, "light")
    made = PathEdit(Tongue(), theme, kinds=(FOLDER, FILE), placeholder=text("none: estimate"))
    qtbot.addWidget(made)
    yield made
    theme.end()


def test_typing_gives_the_name_and_emptying_gives_nothing(edit, qtbot):
    heard = []
    edit.value_edited.connect(heard.append)
    qtbot.keyClicks(edit.line, "/a")
    assert edit.value == "/a"
    edit.line.clear()
    edit.line.textEdited.emit("")
    assert heard == ["/", "/a", None]


def test_a_value_that_is_set_is_shown_and_not_called_an_edit(edit):
    heard = []
    edit.value_edited.connect(heard.append)
    edit.set_value("/models/qwen")
    assert edit.line.text() == "/models/qwen"
    assert edit.line.toolTip() == "/models/qwen"
    edit.set_value(None)
    assert edit.line.text() == ""
    assert heard == []


def test_a_chosen_name_counts_as_typed(edit):
    heard, left = [], []
    edit.value_edited.connect(heard.append)
    edit.left.connect(lambda: left.append(True))
    edit.choose("/models/qwen")
    assert (heard, left) == (["/models/qwen"], [True])


def test_each_button_says_what_it_looks_for(edit):
    heard = []
    edit.browse_asked.connect(heard.append)
    for button in edit.buttons.values():
        assert button.accessibleName()
        button.click()
    assert heard == [FOLDER, FILE]


def test_only_files_of_this_machine_are_paths(tmp_path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path)), QUrl.fromLocalFile(str(tmp_path / "ü"))])
    assert local_paths(data) == (tmp_path, tmp_path / "ü")
    data.setUrls([QUrl.fromLocalFile(str(tmp_path)), QUrl("https://example.invalid/a")])
    assert local_paths(data) == ()
    assert local_paths(QMimeData()) == ()
