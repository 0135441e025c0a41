from __future__ import annotations

import ast
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

import ascgui
from ascgui.domain import project as projects
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.guide.chapters import chapters
from ascgui.language.language import available, load
from ascgui.planfile.drafts import Draft, Writer
from ascgui.session.crash import Crash
from ascgui.session.settings import Settings
from ascgui.widgets.topic import topic_of
from ascgui.windows.crash_dialog import CrashReporter, LastErrorDialog
from ascgui.windows.questions import Questions
from ascgui.windows.recovery import Recovery
from ascgui.windows.start import Surroundings

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

ISSUES = (Issue(Severity.ERROR, "plan-value", text("It is wrong."), where=(("line", 3),)),)


@pytest.fixture
def window(build_window, tongue, theme, qtbot, document):
    made = build_window()
    made._questions = Questions(made, tongue, theme)
    made._printing._questions = made._questions
    document.apply(text("Model"), model="qwen2.5-7b", framework="mindspeed-llm", hardware="snt9b")
    made.show()
    made.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is made)
    yield made
    made.help.close()


class Openers:
    """Opens each dialog of the program, as the program does."""

    def __init__(self, window, tongue, theme, document, estimation, data):
        self.window, self.tongue, self.theme = window, tongue, theme
        self.document, self.estimation, self.data = document, estimation, data
        self.ask = window._questions
        self.kept = []

    def recovery(self):
        folder = self.data / "recovery"
        folder.mkdir(parents=True)
        project = projects.project_of(Plan(name="One"))
        (folder / "1.toml").write_text(Writer().text(Draft(project, None, None, datetime.now())))
        recovery = Recovery(
            self.window,
            document=self.document,
            estimation=self.estimation,
            data=self.data,
            tongue=self.tongue,
            theme=self.theme,
        )
        self.kept.append(recovery)
        recovery.offer()

    def crash(self):
        reporter = CrashReporter(self.window, self.tongue, self.theme, lambda: None)
        self.kept.append(reporter)
        reporter.show(Crash("ValueError: no", "a trace", Path("crash.log")))

    def last_error(self):
        dialog = LastErrorDialog("trace", Path("crash.log"), self.tongue, self.theme, self.window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def waiting(self):
        def work(_progressed, cancelled):
            while not cancelled():
                QTest.qSleep(5)

        self.ask.wait_for(text("Opening the project…"), work)

    def print(self):
        printer = QPrinter()
        self.kept.append(printer)  # the dialog does not keep it
        self.ask.accepts(QPrintDialog(printer, self.window))

    def end(self):
        for one in self.kept:
            if isinstance(one, Recovery):
                one.end()


@pytest.fixture
def openers(window, tongue, theme, document, estimation, tmp_path):
    made = Openers(window, tongue, theme, document, estimation, tmp_path / "data")
    yield made
    made.end()


HERE = Path("here.toml")
DIALOGS = {
    "preferences": (
        "PreferencesDialog",
        "files#preferences",
        lambda o: o.window._show_preferences(),
    ),
    "about": ("AboutDialog", "start", lambda o: o.window._show_about()),
    "licences": ("LicencesDialog", "start", lambda o: o.window._show_licences()),
    "findings": (
        "IssuesDialog",
        "findings#plan-value",
        lambda o: o.ask.show_issues(text("It cannot be opened."), ISSUES),
    ),
    "report": ("ReportDialog", "compare#report", lambda o: o.window._printing.report()),
    "preview": ("PreviewDialog", "compare#report", lambda o: o.window._printing.preview()),
    "recovery": ("RecoveryDialog", "files#nothing-lost", Openers.recovery),
    "crash": ("QMessageBox", "files#errors", Openers.crash),
    "last error": ("LastErrorDialog", "files#errors", Openers.last_error),
    "waiting": ("_Dialog", "plan", Openers.waiting),
    "unsaved": ("QMessageBox", "files#nothing-lost", lambda o: o.ask.unsaved("Plan A")),
    "changed": ("QMessageBox", "files#plan", lambda o: o.ask.changed_meanwhile(HERE)),
    "leaves": ("QMessageBox", "files#catalog", lambda o: o.ask.leaves_unsaved(ISSUES[0])),
    "elsewhere": (
        "QMessageBox",
        "files#nothing-lost",
        lambda o: o.ask.open_elsewhere(HERE, text("in another window")),
    ),
    "damaged": (
        "QMessageBox",
        "files#nothing-lost",
        lambda o: o.ask.lock_damaged(HERE, HERE),
    ),
    "open": ("QFileDialog", "files#plan", lambda o: o.ask.plan_to_open(o.data)),
    "read": ("QFileDialog", "plan", lambda o: o.ask.files_to_read("Read", o.data, several=True)),
    "folder": ("QFileDialog", "plan", lambda o: o.ask.folder_to_read("Read", o.data)),
    "save": (
        "QFileDialog",
        "plan",
        lambda o: o.ask.file_to_save("Save", o.data / "x.toml", "Plans (*.toml)"),
    ),
    "print": ("QPrintDialog", "plan", Openers.print),
}
"""Each dialog: its class, the place of the guide that F1 opens from it, and how it is opened."""


def dialog_in_front():
    return QApplication.activeModalWidget()


def look_from(opening, act, qtbot):
    """Open a dialog, ``act`` on it once it has the focus, and close it."""
    done = []

    def look():
        dialog = dialog_in_front()
        if dialog is None or QApplication.activeWindow() is not dialog:
            QTimer.singleShot(20, look)
            return
        try:
            act(dialog)
            done.append(dialog)
        finally:
            dialog.reject()

    QTimer.singleShot(0, look)
    opening()
    qtbot.waitUntil(lambda: dialog_in_front() is None, timeout=10_000)
    assert done


def clicked_to(guide, title):
    """Click on the chapter ``title`` as the mouse does, which a blocked window never sees."""
    contents = guide.contents
    item = next(
        item
        for item in map(contents.topLevelItem, range(contents.topLevelItemCount()))
        if item.text(0) == title
    )
    contents.scrollToItem(item)
    place = contents.viewport().mapTo(guide, contents.visualItemRect(item).center())
    QTest.mouseClick(
        guide.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )


@pytest.mark.parametrize("name", DIALOGS)
def test_f1_opens_the_guide_from_each_dialog_and_it_can_be_used(openers, window, qtbot, name):
    kind, topic, opening = DIALOGS[name]

    def act(dialog):
        assert type(dialog).__name__ == kind
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_F1)
        guide = window.help.guide
        assert guide is not None
        assert guide.isVisible()
        assert guide.place == topic
        clicked_to(guide, "Words")
        assert guide.place == "glossary"
        assert dialog.isVisible()

    look_from(partial(opening, openers), act, qtbot)
    # It stays when the dialog is gone, and belongs to the window again.
    guide = window.help.guide
    assert guide.isVisible()
    assert guide.parentWidget() is window
    clicked_to(guide, "Files")
    assert guide.place == "files"


def test_every_dialog_of_the_program_is_among_them():
    found = set()
    for path in Path(ascgui.__file__).parent.rglob("*.py"):
        written = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(written)) if "Dialog)" in written else ():
            if isinstance(node, ast.ClassDef):
                bases = {ast.unparse(base) for base in node.bases}
                if any(base.endswith("Dialog") for base in bases):
                    found.add(node.name)
    assert found == {kind for kind, _, _ in DIALOGS.values() if not kind.startswith("Q")}


def test_every_place_that_a_dialog_leads_to_is_in_each_guide():
    for code in available():
        places = {
            f"{chapter.id}#{heading.anchor}"
            for chapter in chapters(load(code))
            for heading in chapter.headings
        }
        wanted = {topic for _, topic, _ in DIALOGS.values() if "#" in topic}
        assert wanted <= places, code


def test_a_dialog_over_a_dialog_takes_the_guide_over_and_gives_it_back(openers, window, qtbot):
    def act(dialog):
        QTest.keyClick(dialog, Qt.Key.Key_F1)

        def inner(box):
            assert window.help.guide.parentWidget() is dialog
            QTest.keyClick(box, Qt.Key.Key_F1)
            assert window.help.guide.parentWidget() is box

        box = QMessageBox(dialog)
        done = []

        def look():
            if QApplication.activeWindow() is not box:
                QTimer.singleShot(20, look)
                return
            inner(box)
            done.append(True)
            box.reject()

        QTimer.singleShot(0, look)
        box.exec()
        assert done
        guide = window.help.guide
        assert guide.parentWidget() is dialog
        assert guide.isVisible()
        box.deleteLater()
        clicked_to(guide, "Words")
        assert guide.place == "glossary"

    look_from(openers.window._show_about, act, qtbot)
    assert window.help.guide.parentWidget() is window


def test_closing_the_guide_leaves_the_dialog_as_it_was(openers, window, qtbot):
    def act(dialog):
        QTest.keyClick(dialog, Qt.Key.Key_F1)
        QTest.keyClick(window.help.guide, Qt.Key.Key_Escape)
        assert not window.help.guide.isVisible()
        assert dialog.isVisible()

    look_from(openers.window._show_preferences, act, qtbot)
    assert not window.help.guide.isVisible()


def test_each_press_of_the_key_is_answered_once(openers, window, qtbot):
    opened = []

    def act(dialog):
        for _ in range(2):
            window.activateWindow()
            dialog.activateWindow()
            qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
        show = window.help.show_at
        window.help.show_at = lambda topic: opened.append(topic) or show(topic)
        QTest.keyClick(dialog, Qt.Key.Key_F1)

    look_from(openers.window._show_about, act, qtbot)
    assert opened == ["start"]


def test_a_program_that_cannot_start_explains_why_by_the_same_key(qapp, tmp_path, qtbot):
    surroundings = Surroundings(qapp, Settings(tmp_path / "config"))
    seen = []

    def act(dialog):
        QTest.keyClick(dialog, Qt.Key.Key_F1)
        (guide,) = [one for one in dialog.findChildren(QWidget) if hasattr(one, "chapters")]
        seen.append(guide.place)

    status = []
    look_from(lambda: status.append(surroundings.refuse(Refused(ISSUES[0]))), act, qtbot)
    assert status == [2]
    assert seen == ["findings#plan-value"]


def test_a_dialog_of_another_window_is_left_to_that_one(openers, window, qtbot):
    other = QWidget()
    qtbot.addWidget(other)
    dialog = QDialog(other)
    QTimer.singleShot(100, dialog.reject)
    QTimer.singleShot(60, lambda: QTest.keyClick(dialog, Qt.Key.Key_F1))
    dialog.exec()
    assert window.help.guide is None
    assert topic_of(dialog) == ""
