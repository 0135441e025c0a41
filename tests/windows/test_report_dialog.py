from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit

from ascgui import paths
from ascgui.decision.options import ALL_SECTIONS, ReportSection
from ascgui.domain.plan import Goal, GoalKind, Plan, Workload
from ascgui.domain.project import Project, add, prefer, project_of
from ascgui.report.making import ReportMaker
from ascgui.session.settings import Settings
from ascgui.windows.report_dialog import ReportDialog

BASE = Plan(
    name="Base",
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000),
    goal=Goal(deadline_s=72 * 3600.0),
)
WIDE = replace(BASE, name="", goal=Goal(GoalKind.DEVICES, None, 32))
PROJECT = prefer(add(add(Project("Which cluster"), BASE), WIDE), "1")


@pytest.fixture
def failures():
    return []


@pytest.fixture
def open_dialog(qtbot, catalog, settings, tongue, theme, questions, tmp_path, failures):
    opened = []

    def build(project=PROJECT, **changed):
        dialog = ReportDialog(
            project,
            catalog,
            changed.get("settings", settings),
            tongue,
            theme,
            questions,
            suggested=lambda suffix: tmp_path / f"plan-report.{suffix}",
            failed=failures.append,
        )
        qtbot.addWidget(dialog, before_close_func=lambda each: each.done(0))
        opened.append(dialog)
        return dialog

    yield build
    for dialog in opened:
        dialog.done(0)


@pytest.fixture
def dialog(open_dialog, qtbot):
    made = open_dialog()
    wait(qtbot, made)
    return made


def wait(qtbot, dialog):
    qtbot.waitUntil(lambda: not dialog.busy and not dialog._timer.isActive(), timeout=20_000)


def words(dialog):
    return [entry.title for entry in dialog.view.printed.outline if entry.level == 1]


def test_the_pages_are_shown_as_they_will_print(dialog):
    assert dialog.view.printed.page_count > 3
    assert dialog.pages.text() == f"page 1 of {dialog.view.printed.page_count}"
    assert words(dialog)[0] == "The decision"


def test_an_option_lays_the_pages_out_again(dialog, qtbot):
    before = dialog.view.printed
    dialog.inputs.sections[ReportSection.DERIVATIONS].click()
    wait(qtbot, dialog)
    assert dialog.view.printed is not before
    assert "How the figures came about" not in words(dialog)
    qtbot.keyClicks(dialog.inputs.customer.line, "Customer A")
    wait(qtbot, dialog)
    assert dialog.view.printed.report.customer == "Customer A"


def test_keystrokes_that_follow_one_another_are_laid_out_once(dialog, qtbot, monkeypatch):
    made = []
    printed = ReportMaker.printed
    monkeypatch.setattr(
        ReportMaker, "printed",
        lambda self, *args, **more: made.append(1) or printed(self, *args, **more),
    )  # fmt: skip
    qtbot.keyClicks(dialog.inputs.author.line, "Planning group")
    wait(qtbot, dialog)
    assert len(made) == 1


def test_the_page_and_the_language_are_those_of_the_report(dialog, qtbot):
    dialog.inputs.page.set_value("Letter")
    dialog.inputs.language.set_value("zh_CN")
    dialog.lay_out()
    wait(qtbot, dialog)
    assert round(dialog.view.printed.paper.width / 20) == 612
    assert dialog.view.printed.language.code == "zh_CN"
    assert dialog.windowTitle() == "Report"


def test_scenarios_can_be_left_out(dialog, qtbot):
    shown = [dialog.inputs.scenarios.item(row).text() for row in range(2)]
    assert shown == ["Base", "Scenario 2"]
    dialog.inputs.scenarios.item(1).setCheckState(Qt.CheckState.Unchecked)
    wait(qtbot, dialog)
    assert dialog.options().scenarios == ("1",)
    assert dialog.view.printed.report.cover.kind == "Training plan"


def test_a_plan_alone_has_no_list_of_scenarios(open_dialog, qtbot):
    dialog = open_dialog(project_of(BASE))
    wait(qtbot, dialog)
    assert dialog.inputs.scenarios.isHidden()
    assert dialog.options().scenarios is None


@pytest.mark.parametrize(("form", "start"), [("pdf", b"%PDF"), ("md", b"# "), ("xlsx", b"PK")])
def test_each_form_is_written_where_asked(dialog, qtbot, questions, tmp_path, form, start):
    questions.save_answer = tmp_path / f"out.{form}"
    with qtbot.waitSignal(dialog.written) as written:
        dialog.buttons[form].click()
    assert questions.asked == [("save", tmp_path / f"plan-report.{form}")]
    assert written.args == [tmp_path / f"out.{form}"]
    assert (tmp_path / f"out.{form}").read_bytes().startswith(start)
    assert "out" in dialog.told.text()
    assert dialog.buttons[form].isEnabled()


def test_a_name_without_the_ending_gets_it(dialog, qtbot, questions, tmp_path):
    questions.save_answer = tmp_path / "v1.2"
    with qtbot.waitSignal(dialog.written):
        dialog.export("pdf")
    assert (tmp_path / "v1.2.pdf").exists()


def test_no_path_writes_nothing(dialog, tmp_path):
    dialog.export("pdf")
    assert not dialog.busy
    assert not list(tmp_path.glob("*.pdf"))


def test_what_cannot_be_written_is_told_and_the_dialog_goes_on(dialog, qtbot, questions, tmp_path):
    dialog.write(tmp_path / "no such folder" / "out.pdf")
    wait(qtbot, dialog)
    assert [issue.code for issue in questions.shown[0][1]] == ["folder-missing"]
    assert dialog.buttons["pdf"].isEnabled()
    assert dialog.view.printed is not None


def test_writing_can_be_cancelled_and_leaves_nothing(dialog, qtbot, tmp_path, monkeypatch):
    write = ReportMaker.write

    def slow(self, path, options, language, told):
        return write(self, path, options, language, lambda share: told(share) and share < 0.5)

    monkeypatch.setattr(ReportMaker, "write", slow)
    dialog.write(tmp_path / "out.pdf")
    dialog.card.cancel_asked.emit()
    wait(qtbot, dialog)
    assert dialog.told.text() == "Nothing was written."
    assert not list(tmp_path.glob("out*"))


def test_an_option_changed_while_it_is_written_is_laid_out_afterwards(dialog, qtbot, tmp_path):
    dialog.write(tmp_path / "out.pdf")
    dialog.inputs.title.set_value("Another title")
    dialog.lay_out()
    wait(qtbot, dialog)
    assert (tmp_path / "out.pdf").exists()
    assert dialog.view.printed.title == "Another title"


def test_a_bad_logo_is_told_beside_its_field(dialog, qtbot, tmp_path, questions):
    logo = tmp_path / "logo.png"
    logo.write_bytes(b"no picture")
    dialog.inputs.logo.choose(str(logo))
    wait(qtbot, dialog)
    assert "no picture" in dialog.inputs.logo.note.sentence
    assert questions.shown == []
    dialog.inputs.logo.choose(str(paths.shipped("resources", "icons", "app.svg")))
    wait(qtbot, dialog)
    assert dialog.inputs.logo.note.sentence == ""


def test_a_logo_is_looked_for_in_a_dialog(dialog, qtbot, questions, tmp_path):
    questions.files_answer = (paths.shipped("resources", "icons", "app.svg"),)
    dialog.inputs.logo.buttons["file"].click()
    wait(qtbot, dialog)
    assert dialog.options().logo == questions.files_answer[0]


def test_a_fault_of_the_program_is_reported(dialog, qtbot, failures, monkeypatch):
    def fail(*_args, **_more):
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(ReportMaker, "printed", fail)
    dialog.lay_out()
    wait(qtbot, dialog)
    assert [type(each.error) for each in failures] == [ZeroDivisionError]
    assert dialog.buttons["pdf"].isEnabled()


def test_the_next_report_starts_with_the_same(open_dialog, qtbot, settings, tmp_path):
    first = open_dialog()
    wait(qtbot, first)
    qtbot.keyClicks(first.inputs.customer.line, " Customer A ")
    first.inputs.sections[ReportSection.EVIDENCE].click()
    first.inputs.page.set_value("Letter")
    wait(qtbot, first)
    first.accept()
    again = open_dialog(settings=Settings(settings.path.parent))
    wait(qtbot, again)
    options = again.options()
    assert options.customer == "Customer A"
    assert options.page == "Letter"
    assert set(options.sections) == set(ALL_SECTIONS) - {ReportSection.EVIDENCE}


def test_closing_while_it_works_leaves_no_thread(open_dialog):
    dialog = open_dialog()
    assert dialog.busy
    dialog.reject()
    assert not dialog.busy


def test_it_is_printed_on_the_printer_chosen(dialog, questions, tmp_path):
    path = tmp_path / "printed.pdf"
    questions.with_dialog = lambda asked: asked.printer().setOutputFileName(str(path))
    questions.accept_answer = True
    dialog.print()
    assert len(PdfReader(path).pages) == dialog.view.printed.page_count


def test_everything_speaks_the_language_in_force(dialog, tongue):
    tongue.switch("zh")
    assert dialog.inputs.sections[ReportSection.FINDINGS].text() == "提示"
    assert dialog.close_button.text() == "关闭"


def test_inputs_are_named_and_reached_by_tab(dialog, qtbot):
    dialog.show()
    names = []
    widget = dialog.inputs.title.line
    for _ in range(60):
        if isinstance(widget, QLineEdit):
            names.append(widget.accessibleName())
        widget = widget.nextInFocusChain()
    assert names[:4] == ["Title", "Customer", "Prepared by", "Logo"]
    assert all(box.text() for box in dialog.findChildren(QCheckBox))
    assert dialog.view.accessibleName().startswith("Preview of the report, page 1 of ")
    dialog.hide()


def test_keys_turn_the_pages(dialog, qtbot):
    dialog.show()
    dialog.view.setFocus()
    for key, page in (
        (Qt.Key.Key_PageDown, 1),
        (Qt.Key.Key_PageDown, 2),
        (Qt.Key.Key_PageUp, 1),
        (Qt.Key.Key_End, dialog.view.printed.page_count - 1),
        (Qt.Key.Key_Home, 0),
    ):
        qtbot.keyClick(dialog.view, key)
        assert dialog.view.page == page
    dialog.hide()


def test_the_window_shows_the_report_of_the_open_project(
    build_window, document, questions, tmp_path
):
    document.replace(BASE, None, None)
    titles = []

    def look(dialog):
        titles.append((dialog.windowTitle(), dialog.options().title, type(dialog).__name__))

    questions.with_dialog = look
    window = build_window()
    window._printing.report()
    assert titles == [("Report", "", "ReportDialog")]


def test_the_suggested_name_is_not_that_of_the_printed_plan(
    build_window, document, questions, tmp_path
):
    document.replace(BASE, tmp_path / "plan.toml", None)
    questions.with_dialog = lambda dialog: dialog.export("pdf")
    build_window()._printing.report()
    assert ("save", tmp_path / "plan-report.pdf") in questions.asked


def test_the_view_stays_at_its_page_when_it_is_laid_out_again(dialog, qtbot):
    dialog.show()
    dialog.view.go(2)
    dialog.lay_out()
    wait(qtbot, dialog)
    assert dialog.view.page == 2
    dialog.resize(dialog.width() + 200, dialog.height())
    assert dialog.view.page == 2
    assert dialog.view.grab().toImage().isNull() is False
    dialog.hide()


def test_a_missing_folder_of_the_logo_is_no_fault(open_dialog, qtbot, settings, failures):
    settings.change(report_logo=str(Path("/no/such/logo.png")))
    dialog = open_dialog()
    wait(qtbot, dialog)
    assert "no such file" in dialog.inputs.logo.note.sentence
    assert failures == []
