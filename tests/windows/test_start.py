from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QMessageBox

from ascgui import paths
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text
from ascgui.guide.chapters import chapters
from ascgui.language.language import Language, available
from ascgui.language.language import load as load_language
from ascgui.session.crash import CrashGuard
from ascgui.session.settings import Settings
from ascgui.windows import start
from ascgui.windows.languages import language_entries
from ascgui.windows.plan_files import SAMPLE
from ascgui.windows.start import Shell, Surroundings, run


@pytest.fixture
def shell(qapp, tmp_path, catalog, questions):
    surroundings = Surroundings(qapp, Settings(tmp_path / "config"))
    guard = CrashGuard(tmp_path / "data")
    made = Shell(surroundings, catalog, guard, questions)
    yield made
    made.document.undo_stack.set_clean()
    made.window.close()
    made.end()


def within(act):
    """Act once the event loop runs."""
    QTimer.singleShot(0, act)


def the_window():
    return next(one for one in QApplication.topLevelWidgets() if one.objectName() == "main")


def test_it_runs_until_the_window_is_closed(qapp):
    within(lambda: the_window().close())
    assert run([]) == 0


def test_the_plan_on_the_command_line_is_opened(qapp, saved_plan):
    titles = []

    def look():
        titles.append(the_window().windowTitle())
        the_window().close()

    within(look)
    assert run([str(saved_plan)]) == 0
    assert titles == ["Saved[*] – ascgui"]


def test_the_sample_can_be_asked_for(shell):
    if not paths.shipped(*SAMPLE).exists():
        pytest.skip("the sample is not there yet")
    shell.open(["--sample"])
    assert shell.document.plan.model == "qwen2.5-7b"


def test_a_catalog_that_cannot_be_used_is_told_and_ends_the_program(qapp, monkeypatch):
    def refuse(**_where):
        raise Refused(Issue(Severity.ERROR, "bad", text("Line 3 is wrong.")))

    monkeypatch.setattr(start, "load", refuse)
    seen = []

    def look():
        dialog = QApplication.activeModalWidget()
        seen.append(dialog.list.toPlainText())
        dialog.close()

    within(look)
    assert run([]) == 2
    assert "Line 3 is wrong." in seen[0]


def test_an_error_in_the_estimator_reaches_the_log_and_one_dialog(shell, qtbot):
    told = []
    shell._guard.crashed.connect(told.append)
    shell.estimation.failed.emit(start.Failure(1, ValueError("no"), "the trace"))
    shell.estimation.failed.emit(start.Failure(2, ValueError("no"), "the trace"))
    assert [one.summary for one in told] == ["ValueError: no"]
    assert "the trace" in shell._guard.log.read_text()
    assert shell._reporter.dialog is not None
    shell._reporter.dialog.done(0)


def test_an_error_while_the_named_plan_is_opened_leaves_the_window_and_is_told(
    qapp, saved_plan, monkeypatch, tmp_path
):
    def fail(*_args, **_named):
        raise OverflowError("int too large to convert to float")

    monkeypatch.setattr("ascgui.planfile.project_read.read_project", fail)
    seen = []

    def look():
        window = the_window()
        seen.append(window.isVisible())
        box = next(one for one in QApplication.topLevelWidgets() if isinstance(one, QMessageBox))
        seen.append(box.text())
        box.done(0)
        window.close()

    within(look)
    assert run([str(saved_plan)]) == 0
    assert seen[0]
    assert "made an error" in seen[1]
    assert "OverflowError" in (paths.user_data() / "crash.log").read_text()


def test_an_error_before_there_is_a_window_is_told_in_a_dialog_and_the_log(qapp, monkeypatch):
    def fail(_folder):
        raise RecursionError("too deep")

    monkeypatch.setattr(start, "Settings", fail)
    seen = []

    def look():
        box = QApplication.activeModalWidget()
        seen.append(box.text())
        box.done(0)

    within(look)
    assert run([]) == 70
    assert "cannot go on" in seen[0]
    assert "RecursionError: too deep" in (paths.user_data() / "crash.log").read_text()


def test_broken_settings_are_told_above_the_page(qapp, tmp_path, catalog, questions):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.toml").write_text("broken = ")
    surroundings = Surroundings(qapp, Settings(tmp_path / "config"))
    shell = Shell(surroundings, catalog, CrashGuard(tmp_path), questions)
    notice = shell.window.preferences_notice
    assert "could not be understood" in notice.sentence.template
    assert notice.explanation.code == "settings-broken"
    shell.end()


def test_what_is_wrong_with_the_settings_and_with_a_plan_is_told_both(
    qapp, tmp_path, catalog, questions, saved_plan
):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.toml").write_text("theme = 5\n[[[ broken")
    saved_plan.write_text(saved_plan.read_text() + "\n[mine]\nodd = 1\n")
    shell = Shell(
        Surroundings(qapp, Settings(tmp_path / "config")), catalog, CrashGuard(tmp_path), questions
    )
    window = shell.window
    shell.open([str(saved_plan)])
    assert "could not be understood" in window.preferences_notice.sentence.template
    assert not window.preferences_notice.isHidden()
    assert not window.notice.isHidden()
    window.preferences_notice.acted.emit(0)
    window.notice.acted.emit(0)
    told = [[issue.code for issue in issues] for _, issues in questions.shown]
    assert told[0] == ["settings-broken", "settings-value"]
    assert told[1]
    assert not set(told[0]) & set(told[1])
    # Each is closed for itself.
    window.notice.clear()
    assert not window.preferences_notice.isHidden()
    shell.end()


def test_an_edit_of_the_plan_is_answered_once_the_window_is_up(shell, qtbot):
    assert shell.estimation._thread is None
    shell.window.open_shown()
    with qtbot.waitSignal(shell.estimation.answered):
        shell.document.apply(text("Model"), model="qwen2.5-7b", framework="mindspeed-llm")
    assert shell.estimation.latest.answer.plan.model == "qwen2.5-7b"


@pytest.mark.parametrize(
    "page_id", ["plan", "compare", "catalog", "throughput", "data", "checkpoints"]
)
def test_the_window_begins_with_the_page_it_was_left_on(
    qapp, tmp_path, catalog, questions, page_id
):
    settings = Settings(tmp_path / "config")
    settings.change(page=page_id)
    shell = Shell(Surroundings(qapp, settings), catalog, CrashGuard(tmp_path), questions)
    assert shell.window.page == page_id
    assert shell.window.built_page(page_id) is not None
    shell.window.set_catalog(catalog)
    shell.end()


class Marked(Language):
    """Translates every sentence into itself within brackets."""

    def _sentence(self, sentence):
        return f"«{super()._sentence(sentence)}»"


# What no language changes: names of languages, the program, models, editions, signs, numbers.
def is_plain(words):
    letters = [char for char in words if char.isalpha()]
    return not letters or words in {"English", "简体中文", "ascgui"}


def visible_texts(window):
    for kind in (QLabel, QAbstractButton):
        for one in window.findChildren(kind):
            yield one.text()
    for menu in window.findChildren(QMenu):
        yield menu.title()
        for action in menu.actions():
            yield action.text()


def test_a_switch_of_the_language_changes_every_text_of_the_shell(shell):
    shell.window.show_page("catalog")
    tongue = shell._surroundings.tongue
    tongue._language = Marked("xx", {})
    tongue.changed.emit()
    plan_page = shell.window.built_page("plan")
    of_the_plan_page = {one.text() for one in plan_page.findChildren(QLabel)}
    left = {
        words
        for words in visible_texts(shell.window)
        if "«" not in words and not is_plain(words) and words not in of_the_plan_page
    }
    plan_buttons = {one.text() for one in plan_page.findChildren(QAbstractButton)}
    assert left - plan_buttons - set(language_entries().values()) == set()


def test_the_application_is_named_for_the_desktop(qapp):
    # Made anew in a process of its own: here pytest-qt made the application.
    code = (
        "from ascgui.windows.start import make_application\n"
        "from PySide6.QtGui import QGuiApplication\n"
        "made = make_application()\n"
        "print(QGuiApplication.desktopFileName(), made.applicationName(),\n"
        "      QGuiApplication.highDpiScaleFactorRoundingPolicy().name)\n"
    )
    said = subprocess.check_output([sys.executable, "-c", code], text=True)
    assert said.split() == ["ascgui", "ascgui", "PassThrough"]


def test_the_start_imports_neither_charts_nor_printing():
    code = (
        "import sys\n"
        "from ascgui.windows import start\n"
        "from ascgui.session.settings import Settings\n"
        "from ascgui.session.crash import CrashGuard\n"
        "from pathlib import Path\n"
        "app = start.make_application()\n"
        "surroundings = start.Surroundings(app, Settings(Path('nowhere')))\n"
        "shell = start.Shell(surroundings, start.load(), CrashGuard(Path('nowhere')))\n"
        "heavy = {'pyqtgraph', 'PySide6.QtPrintSupport', 'importlib.metadata'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
        "shell.end()\n"
    )
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def test_the_window_is_painted_before_anything_is_imported_that_it_does_not_need(tmp_path):
    code = (
        "import linecache, sys\n"
        "from PySide6.QtCore import QEvent, QObject\n"
        "from PySide6.QtWidgets import QApplication, QMainWindow\n"
        "from ascgui import app\n"
        "class Watch(QObject):\n"
        "    def eventFilter(self, page, event):\n"
        "        if event.type() is QEvent.Type.Paint:\n"
        "            seen.update(sys.modules)\n"
        "            page.removeEventFilter(self)\n"
        "            window.up.connect(window.close)\n"
        "        return False\n"
        "def watched(*_):\n"
        "    global window, watch\n"
        "    window, = (w for w in QApplication.topLevelWidgets() if isinstance(w, QMainWindow))\n"
        "    watch = Watch()\n"
        "    window.built_page('plan').installEventFilter(watch)\n"
        "    return run()\n"
        "seen = {}\n"
        "run, QApplication.exec = QApplication.exec, watched\n"
        "app.main([])\n"
        "late = {'fractions', 'hashlib', 'html', 'json', 'numpy', 'pyqtgraph', 'tomlkit',\n"
        "        'ascgui.cli', 'ascgui.guide', 'ascgui.estimator.answer'}\n"
        "read = [file for file in linecache.cache if 'windows' in file]\n"
        "print(len(seen) > 100, sorted(late & set(seen)), read)\n"
    )
    own = dict.fromkeys(("ASCGUI_CONFIG", "ASCGUI_DATA", "ASCGUI_CACHE"), str(tmp_path))
    # The first start reads the tables, and keeps them for the second.
    for _ in range(2):
        said = subprocess.check_output(
            [sys.executable, "-c", code], text=True, env={**os.environ, **own}
        )
    assert said.strip() == "True [] []"


def test_the_session_ends_without_anything_being_left(qapp, tmp_path, catalog, questions):
    before = set(QApplication.topLevelWidgets())
    surroundings = Surroundings(qapp, Settings(tmp_path / "config"))
    shell = Shell(surroundings, catalog, CrashGuard(tmp_path), questions)
    shell.window.open_shown()
    shell.document.apply(text("Model"), model="qwen2.5-7b")
    shell.document.undo_stack.set_clean()
    assert shell.window.close()
    shell.end()
    assert set(QApplication.topLevelWidgets()) <= before
    assert QGuiApplication.clipboard() is not None


def test_the_pages_that_read_the_disk_are_imported_when_first_shown(tmp_path):
    code = (
        "import sys\n"
        "from ascgui.windows.start import Shell, Surroundings, make_application\n"
        "from ascgui.session.settings import Settings\n"
        "from ascgui.session.crash import CrashGuard\n"
        "from ascgui.catalog.load import load\n"
        "from pathlib import Path\n"
        "a = make_application(); folder = Path(sys.argv[1])\n"
        "shell = Shell(Surroundings(a, Settings(folder)), load(), CrashGuard(folder))\n"
        "slow = ('ascgui.datasets', 'ascgui.checkpoints', 'ascgui.windows.data_page')\n"
        "assert not [one for one in sys.modules if one.startswith(slow)]\n"
        "for page in ('data', 'checkpoints'):\n"
        "    shell.window.show_page(page)\n"
        "    assert type(shell.window.built_page(page)).__name__.lower() == f'{page}page'\n"
        "shell.end()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


@pytest.mark.parametrize("code", available())
def test_the_guide_names_the_keys_of_the_pages_that_there_are(shell, code):
    keys = next(chapter.text for chapter in chapters(load_language(code)) if chapter.id == "keys")
    assert f"| Ctrl+1 … Ctrl+{len(shell.window.page_ids)} |" in keys


@pytest.mark.skipif(sys.platform == "win32", reason="there a process is ended without a word")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_told_to_end_it_keeps_what_is_not_saved_and_gives_the_file_up(qapp, saved_plan, name):
    number = getattr(signal, name)
    before = signal.getsignal(number)
    lock = saved_plan.with_name(f".{saved_plan.name}.open")
    seen = []

    def act():
        window = the_window()
        seen.append(lock.exists())
        window._document.apply(text("Name"), name="Not saved")
        os.kill(os.getpid(), number)

    within(act)
    assert run([str(saved_plan)]) == 128 + number
    assert seen == [True]
    assert not lock.exists()
    (kept,) = (paths.user_data() / "recovery").glob("*.toml")
    assert "Not saved" in kept.read_text()
    assert signal.getsignal(number) == before
