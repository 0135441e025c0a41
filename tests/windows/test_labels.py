"""Nothing that a person reads is cut or lies over something else, in each language and size."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget
from seen_widgets import cut, outside, overlapping
from whole_window import ROOT, pump, staying

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import text
from ascgui.session.crash import Crash
from ascgui.windows.about import AboutDialog, LicencesDialog
from ascgui.windows.crash_dialog import CrashReporter
from ascgui.windows.guide_window import GuideWindow
from ascgui.windows.issues_dialog import IssuesDialog
from ascgui.windows.languages import speak

SIZES = [
    # factor of the screen, size of the text, width and height of the window
    (1, 1, 1024, 700),
    (1.5, 1, 1024, 700),
    (2, 1, 1024, 700),
    (1, 1.5, 1024, 700),
    (1, 2, 1280, 800),
    (1, 2, 1024, 700),
    # What is left of a laptop of 1366×768 at 150 %, between task bar and title.
    (1.5, 1, 911, 440),
    (1.25, 1, 800, 600),
]


@pytest.mark.parametrize(("factor", "text_scale", "width", "height"), SIZES)
def test_no_page_cuts_its_words(tmp_path, factor, text_scale, width, height):
    surroundings = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(factor),
        "PYTHONPATH": str(ROOT),
        **{f"ASCGUI_{name}": str(tmp_path / name) for name in ("DATA", "CONFIG")},
    }
    script = Path(__file__).with_name("whole_window.py")
    done = subprocess.run(
        [sys.executable, script, tmp_path, str(text_scale), str(width), str(height)],
        env=surroundings, capture_output=True, text=True, check=False, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""


@pytest.fixture(params=["en", "zh_CN"])
def spoken(request, tongue, theme):
    speak(request.param, tongue, theme)
    return request.param


@pytest.fixture(params=[1, 1.5, 2])
def sized(request, qapp, tongue):
    """The text in several sizes; before the theme, which takes the font from here."""
    before = qapp.font()
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * request.param)
    qapp.setFont(font)
    yield request.param
    qapp.setFont(before)


ISSUES = tuple(
    Issue(
        severity,
        code,
        text("The throughput, {tps}, is of a near job, so the duration is an estimate.", tps=2),
        text("Measure the throughput on the cluster, or choose another row."),
        where=(("line", 12), ("field", "job.seq_len")),
    )
    for severity, code in ((Severity.ERROR, "plan-value"), (Severity.INFO, "no-throughput"))
)


def dialogs(catalog, tongue, theme):
    yield AboutDialog(catalog, tongue, theme)
    yield LicencesDialog(tongue, theme)
    yield IssuesDialog(text("The plan cannot be opened."), ISSUES, tongue, theme)
    guide = GuideWindow(tongue, theme)
    guide.resize(1024, 700)
    yield guide


def test_no_dialog_cuts_its_words(qtbot, sized, theme, spoken, catalog, tongue):
    for dialog in dialogs(catalog, tongue, theme):
        qtbot.addWidget(dialog)
        dialog.show()
        for look in (cut, overlapping, outside):
            assert staying(lambda look=look, dialog=dialog: look(dialog)) == [], type(dialog)
        dialog.close()


@pytest.mark.parametrize("sized", [1, 1.5], indirect=True)
def test_the_report_of_an_error_cuts_no_words(qtbot, sized, theme, spoken, tongue):
    # The screen of the tests is 800 wide, too little for Qt's three buttons at twice the size.
    parent = QWidget()
    qtbot.addWidget(parent)
    reporter = CrashReporter(parent, tongue, theme, lambda: None)
    reporter.show(Crash("ValueError: it went wrong", "a trace\n" * 30, None))
    (dialog,) = [one for one in parent.findChildren(QDialog) if one.isVisible()]
    assert staying(lambda: cut(dialog)) == []
    dialog.close()
    pump(20)


def test_the_looks_at_widgets_find_what_they_look_for(qtbot, theme):
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(400, 300)
    words = QLabel("some words that need room", holder)
    words.setGeometry(0, 0, 40, 20)
    button = QPushButton("and more of them", holder)
    button.setGeometry(20, 5, 200, 30)
    beyond = QLabel("beyond", holder)
    beyond.setGeometry(380, 100, 100, 20)
    wrapped = QLabel("many words that wrap and wrap and need more lines than there are", holder)
    wrapped.setWordWrap(True)
    wrapped.setGeometry(0, 150, 60, 20)
    wrapped.setAlignment(Qt.AlignmentFlag.AlignTop)
    holder.show()
    assert len(cut(holder)) == 2
    assert len(overlapping(holder)) == 1
    assert len(outside(holder)) == 1
