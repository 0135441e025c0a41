from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QWidget

from ascgui.domain import project as projects
from ascgui.domain.plan import Goal, GoalKind, Plan, Workload
from ascgui.domain.project import Project, project_of
from ascgui.domain.text import text
from ascgui.estimator.answer import answer
from ascgui.planfile.project_write import save_project
from ascgui.session.crash import CrashGuard
from ascgui.session.job import Jobs
from ascgui.session.settings import Settings
from ascgui.windows.compare_page import SCENARIOS, WAYS, Part
from ascgui.windows.compare_parts import compare_page
from ascgui.windows.start import Shell, Surroundings

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

JOB = Plan(
    name="Base",
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2.0),
    goal=Goal(deadline_s=72 * 3600.0),
    price_per_card_hour=12.5,
    currency="CNY",
)
DEVICES_64 = replace(JOB, name="64 devices", goal=Goal(GoalKind.DEVICES, devices=64))
ON_23 = replace(JOB, name="On Snt9b23", hardware="snt9b23")


def three():
    project = project_of(JOB)
    for plan in (DEVICES_64, ON_23):
        project = projects.add(project, plan)
    return project


@pytest.fixture
def asked():
    """What the page asked of its window."""
    return []


@pytest.fixture
def page(qtbot, document, estimation, catalog, tongue, theme, questions, tmp_path, asked):
    jobs, failures = Jobs(), []
    made = compare_page(
        document=document,
        estimation=estimation,
        catalog=catalog,
        tongue=tongue,
        theme=theme,
        new_job=jobs.new,
        report=failures.append,
        questions=questions,
        suggested=lambda ending: tmp_path / f"project.{ending}",
        show_plan=lambda: asked.append("plan"),
    )
    made.resize(1000, 700)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    # Keys act in the window that is in front only.
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    assert jobs.shutdown(30)
    assert failures == []


@pytest.fixture
def panel(page):
    return page.built_part(SCENARIOS)


def compared(qtbot, panel, project=None):
    """Put ``project`` into the document, and wait until it is compared."""
    if project is not None:
        panel._document.replace(project, None, None)
    qtbot.waitUntil(lambda: panel.comparing.is_fresh and not panel.comparing.busy, timeout=10_000)


def names(panel):
    return [panel.model.name(at) for at in range(panel.model.columnCount())]


def press(qtbot, panel, key, modifiers=Qt.KeyboardModifier.NoModifier):
    panel.window().activateWindow()
    panel.view.setFocus()
    qtbot.waitUntil(panel.view.hasFocus)
    qtbot.keyClick(panel.view, key, modifiers)


# The page


def test_an_empty_page_says_what_it_is_for_and_offers_to_duplicate_the_plan(qtbot, panel, document):
    document.replace(JOB, None, None)
    assert panel.intro.isVisible()
    assert not panel.parts.isVisible()
    panel.intro.buttons[0].click()
    compared(qtbot, panel)
    assert not panel.intro.isVisible()
    assert panel.parts.isVisible()
    assert names(panel) == ["Base", "Base 2"]
    assert (panel.chosen, document.current) == ("2", "1")
    document.undo_stack.undo()
    assert panel.intro.isVisible()


def test_the_empty_page_leads_to_all_ways(page, panel):
    panel.intro.buttons[1].click()
    assert page.part == WAYS


def test_a_part_is_built_when_it_is_first_shown_and_its_plans_become_scenarios(
    qtbot, page, document
):
    from PySide6.QtCore import Signal

    class Panel(QWidget):
        scenario_wanted = Signal(object)

    built = []

    def build(catalog):
        built.append(catalog)
        return Panel()

    document.replace(three(), None, None)
    tabs = page.tabs.count()
    page.add_part(Part("another", text("Vary"), build))
    assert page.tabs.count() == tabs + 1
    assert built == []
    page.show_part("another")
    assert len(built) == 1
    page.built_part("another").scenario_wanted.emit(replace(JOB, name="Found"))
    assert document.project.scenarios[-1].name == "Found"
    assert "“Found” was added" in page.note.sentence
    page.note.remedy_chosen.emit(SCENARIOS)
    assert page.part == SCENARIOS
    document.undo_stack.undo()
    assert len(document.project.scenarios) == 3


def test_every_part_is_shown_with_the_same_plan_and_lives_with_another_catalog(
    qtbot, page, document, catalog
):
    document.replace(three(), None, None)
    parts = [page.tabs.tabText(at) for at in range(page.tabs.count())]
    assert parts == ["Scenarios", "All ways", "Vary inputs", "Sensitivity", "Calendar", "Questions"]
    for part in list(page._parts):
        page.show_part(part)
        assert page.built_part(part).isVisible()
    page.set_catalog(replace(catalog, tables=replace(catalog.tables)))
    document.show_scenario("2")
    for part in list(page._parts):
        page.show_part(part)
        qtbot.wait(50)
    page.show_part(SCENARIOS)
    compared(qtbot, page.built_part(SCENARIOS))


def test_the_project_is_named_in_one_step_of_undo(qtbot, page, document):
    document.replace(three(), None, None)
    qtbot.keyClicks(page.name, "Deal")
    assert document.project.name == "Deal"
    steps = document.undo_stack.count()
    document.undo_stack.undo()
    assert (document.project.name, page.name.text(), steps) == ("", "", 1)


def test_the_field_of_the_projects_name_grows_with_it_up_to_a_limit(qtbot, page, document):
    document.replace(three(), None, None)
    empty = page.name.width()
    qtbot.keyClicks(page.name, "Fine-tuning for the customer")
    seen = page.name.width() - page.name.fontMetrics().horizontalAdvance(page.name.text())
    assert page.name.width() > empty
    assert seen >= page._theme.space(4), "the name is seen whole"
    qtbot.keyClicks(page.name, "n" * 1000)
    assert page.name.width() < page.width() / 3


# Scenarios side by side


def test_scenarios_stand_side_by_side_with_what_differs_and_the_chosen_ones_card(
    qtbot, panel, document
):
    compared(qtbot, panel, three())
    QAbstractItemModelTester(panel.model)
    assert names(panel) == ["Base", "64 devices", "On Snt9b23"]
    assert panel.card.name.text() == "Base"
    panel.view.choose("2")
    assert panel.card.name.text() == "64 devices"
    assert panel.chosen == "2"
    assert document.current == "1"
    panel.tools.only_differing.click()
    lines = [panel.model.line_at(at) for at in range(panel.model.rowCount())]
    assert all(line is None or line.differs for line in lines)
    assert panel.chosen == "2"


@pytest.mark.parametrize("by_key", [False, True])
def test_a_scenario_is_duplicated_moved_preferred_and_removed_as_steps_of_undo(
    qtbot, panel, document, by_key
):
    def act(name, key, modifiers=Qt.KeyboardModifier.NoModifier):
        if by_key:
            press(qtbot, panel, key, modifiers)
        else:
            panel.tools.actions_of[name].trigger()
        compared(qtbot, panel)

    compared(qtbot, panel, three())
    before = document.project
    mods = Qt.KeyboardModifier
    act("duplicate", Qt.Key.Key_D, mods.ControlModifier)
    assert names(panel) == ["Base", "Base 2", "64 devices", "On Snt9b23"]
    act("right", Qt.Key.Key_Right, mods.AltModifier)
    act("right", Qt.Key.Key_Right, mods.AltModifier)
    assert names(panel) == ["Base", "64 devices", "On Snt9b23", "Base 2"]
    act("left", Qt.Key.Key_Left, mods.AltModifier)
    assert names(panel) == ["Base", "64 devices", "Base 2", "On Snt9b23"]
    act("prefer", Qt.Key.Key_P, mods.ControlModifier | mods.ShiftModifier)
    assert document.project.preferred == "4"
    assert panel.model.headings[2].preferred
    act("remove", Qt.Key.Key_Delete)
    assert names(panel) == ["Base", "64 devices", "On Snt9b23"]
    assert document.project.preferred is None
    assert panel.chosen == "3"
    while document.undo_stack.index():
        document.undo_stack.undo()
    assert document.project == before
    compared(qtbot, panel)
    assert names(panel) == ["Base", "64 devices", "On Snt9b23"]


def test_the_preferred_scenario_can_be_preferred_no_more(qtbot, panel, document):
    compared(qtbot, panel, three())
    panel.edits.prefer()
    assert panel.tools.actions_of["prefer"].isChecked()
    panel.edits.prefer()
    assert document.project.preferred is None


def test_a_dragged_column_moves_the_scenario_and_stays_chosen(qtbot, panel, document):
    compared(qtbot, panel, three())
    panel.view.choose("1")
    panel.view.names.moveSection(0, 2)
    assert document.project.ids == ("2", "3", "1")
    assert names(panel) == ["64 devices", "On Snt9b23", "Base"]
    visual = [panel.view.names.visualIndex(at) for at in range(3)]
    assert visual == [0, 1, 2]
    assert panel.chosen == panel.view.chosen_id == "1"


def test_scenarios_are_ordered_by_a_row_in_one_step(qtbot, panel, document):
    compared(qtbot, panel, three())
    row = panel.model.row_of("duration")
    panel.view.setCurrentIndex(panel.model.index(row, 0))
    panel.order()
    compared(qtbot, panel)
    values = [cell.value for cell in panel.model.line_at(panel.model.row_of("duration")).cells]
    known = [value for value in values if value is not None]
    assert len(known) >= 2
    assert known == sorted(known)
    assert values[: len(known)] == known
    assert document.undo_stack.count() == 1
    assert panel.chosen == panel.view.chosen_id == "1"
    panel.view.setCurrentIndex(panel.model.index(0, 0))
    panel.order()
    assert document.undo_stack.count() == 1


def test_an_edit_leaves_the_table_scrolled_as_it_was(qtbot, panel, document):
    compared(qtbot, panel, three())
    bar = panel.view.verticalScrollBar()
    bar.setValue(bar.maximum())
    below = bar.value()
    assert below > 0
    panel.edits.rename("1", "Renamed")
    compared(qtbot, panel)
    assert names(panel)[0] == "Renamed"
    panel.view.choose("2")
    assert bar.value() == below


def test_names_and_notes_are_typed_beside_the_chart_and_shown_at_once(qtbot, panel, document):
    compared(qtbot, panel, three())
    panel.view.choose("2")
    press(qtbot, panel, Qt.Key.Key_F2)
    assert panel.card.name.hasSelectedText()
    qtbot.keyClicks(panel.card.name, "Fast")
    qtbot.keyClick(panel.card.name, Qt.Key.Key_Return)
    qtbot.keyClicks(panel.card.note, "because")
    assert document.project.scenario("2").name == "Fast"
    assert document.project.scenario("2").note == "because"
    assert names(panel)[1] == "Fast"
    assert document.undo_stack.count() == 2
    document.undo_stack.undo()
    assert panel.card.note.toPlainText() == ""
    document.undo_stack.undo()
    assert panel.card.name.text() == "64 devices"


def test_a_scenario_opens_on_the_plan_page(qtbot, panel, document, asked):
    compared(qtbot, panel, three())
    panel.view.choose("3")
    press(qtbot, panel, Qt.Key.Key_Return)
    assert (document.current, asked) == ("3", ["plan"])
    assert "on the Plan page" in panel.model.states(2)
    panel.card.put(document.project.scenario("2"), (), ())
    panel.card.open_button.click()
    assert (document.current, asked) == ("2", ["plan", "plan"])


def test_the_last_scenario_stays(qtbot, panel, document):
    compared(qtbot, panel, three())
    for _ in range(5):
        panel.edits.remove()
    assert len(document.project.scenarios) == 1
    assert panel.intro.isVisible()


def test_a_column_of_a_scenario_that_is_gone_already_does_nothing(
    qtbot, panel, document, monkeypatch
):
    compared(qtbot, panel, three())
    # As while the answers are awaited.
    monkeypatch.setattr(panel.comparing, "put", lambda _project: None)
    document.alter(text("Remove"), projects.remove(document.project, "3"))
    left = document.project
    panel.view.moved.emit(("3", 0))
    panel.view.opened.emit("3")
    panel.view.chosen.emit("3")
    panel.card.renamed.emit(("3", "name"))
    panel.card.annotated.emit(("3", "note"))
    assert document.project == left
    assert panel.chosen == "1"


def test_scenarios_of_other_files_are_added_in_one_step(
    qtbot, panel, document, questions, tmp_path, catalog
):
    tables, path = catalog.tables, tmp_path / "other.toml"
    project = three()
    found = {one.id: answer(one.plan, tables) for one in project.scenarios}
    save_project(path, project, found, tables, None)
    compared(qtbot, panel, three())
    questions.files_answer = (path,)
    panel.edits.add_files()
    assert len(document.project.scenarios) == 6
    assert document.undo_stack.count() == 1
    path.write_text("nonsense = ")
    panel.edits.add_files()
    assert len(document.project.scenarios) == 6
    assert questions.shown


def test_several_files_can_be_dropped_but_one_is_left_to_the_window(
    qtbot, panel, document, tmp_path, catalog
):
    paths = (tmp_path / "one.toml", tmp_path / "two.toml")
    for path in paths:
        found = {"1": answer(JOB, catalog.tables)}
        save_project(path, project_of(JOB), found, catalog.tables, None)

    def drop(*dropped):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in dropped])
        event = QDropEvent(
            QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        panel.dropEvent(event)
        return event.isAccepted()

    assert not drop(paths[0])
    assert len(document.project.scenarios) == 1
    assert drop(*paths)
    assert [one.name for one in document.project.scenarios][1:] == ["Base", "Base"]
    assert document.undo_stack.count() == 1


def test_an_empty_scenario_is_added_and_has_its_findings(qtbot, panel, document):
    compared(qtbot, panel, three())
    panel.edits.add_empty()
    compared(qtbot, panel)
    assert names(panel)[-1] == "Scenario 4"
    assert panel.card.findings.rowCount()


def test_an_edit_of_the_plan_is_answered_when_the_page_is_shown_again(qtbot, page, panel, document):
    compared(qtbot, panel, three())
    page.hide()
    document.apply(text("Hardware"), hardware="snt9b23")
    assert not panel.comparing.busy
    page.show()
    compared(qtbot, panel)
    assert panel.comparing.latest.answers["1"].plan.hardware == "snt9b23"


def test_what_is_not_up_to_date_says_so_and_can_be_answered_now(qtbot, panel, document):
    compared(qtbot, panel, three())
    panel.comparing.given_up.emit()
    assert panel.view.dimmed
    assert "not up to date" in panel.note.sentence
    panel.note.remedy_chosen.emit(True)
    compared(qtbot, panel)
    assert not panel.view.dimmed


def test_the_chart_and_the_table_choose_the_same_scenario(qtbot, panel, document):
    compared(qtbot, panel, three())
    panel.decision.build()
    assert len(panel.decision.chart.data.points) >= 2
    assert panel.decision.chart.data.currency == "CNY"
    panel.decision.chart.point_chosen.emit("2")
    assert panel.view.chosen_id == "2"
    panel.decision.spend.value_edited.emit("devices")
    assert panel.decision.chart.data.spend.value == "devices"


def test_the_table_is_copied_and_exported_and_the_chart_saved(
    qtbot, panel, document, questions, tmp_path
):
    compared(qtbot, panel, three())
    panel.decision.build()
    panel.view.setFocus()
    qtbot.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text().splitlines()[0] == "\tBase\t64 devices\tOn Snt9b23"
    with qtbot.waitSignal(panel.export.noticed, timeout=10_000):
        panel.export.copy_markdown.trigger()
    assert QApplication.clipboard().text().startswith("# ")
    for ending in ("csv", "xlsx", "md", "png", "svg"):
        questions.save_answer = tmp_path / f"out.{ending}"
        with qtbot.waitSignal(panel.export.noticed, timeout=10_000):
            panel.export.actions[ending].trigger()
        assert f"out.{ending}" in panel.note.sentence
    assert (tmp_path / "out.csv").read_text(encoding="utf-8-sig").startswith("group,id,unit")
    assert (tmp_path / "out.xlsx").read_bytes()[:2] == b"PK"
    assert not QImage(str(tmp_path / "out.png")).isNull()
    assert "64 devices" in (tmp_path / "out.svg").read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written_is_told(qtbot, panel, tmp_path):
    compared(qtbot, panel, three())
    with qtbot.waitSignal(panel.export.noticed, timeout=10_000):
        panel.export.write("md", tmp_path / "no such folder" / "out.md")
    assert "folder of this file does not exist" in panel.note.sentence


def test_five_hundred_scenarios_with_odd_names_are_shown(qtbot, panel, document):
    project = Project("Many")
    for number in range(500):
        name = "名\n<b>" + "x" * 10_000 if number % 50 == 0 else f"Scenario of {number}"
        plan = replace(JOB, name=name, efficiency=0.5 + number / 2000)
        project = projects.add(project, plan)
    compared(qtbot, panel, projects.prefer(project, "250"))
    qtbot.waitUntil(lambda: panel.model.columnCount() == 500, timeout=30_000)
    panel.grab()
    assert panel.chosen == "250"
    panel.view.choose("500")
    panel.grab()
    panel.view.choose("1")
    assert len(panel.model.name(0)) <= 200


def test_everything_is_said_in_the_other_language(qtbot, page, panel, tongue):
    compared(qtbot, panel, three())
    before = (page.tabs.tabText(0), panel.tools.only_differing.text(), panel.key.text())
    tongue.switch("zh_CN")
    tongue.switch("en")
    assert (page.tabs.tabText(0), panel.tools.only_differing.text(), panel.key.text()) == before


def test_another_catalog_answers_every_part_anew(qtbot, page, panel, catalog):
    compared(qtbot, panel, three())
    page.set_catalog(replace(catalog, tables=replace(catalog.tables)))
    assert page.built_part(SCENARIOS) is panel
    compared(qtbot, panel)
    assert panel.model.columnCount() == 3


# All ways


@pytest.fixture
def ways(qtbot, page, document):
    document.replace(JOB, None, None)
    page.show_part(WAYS)
    made = page.built_part(WAYS)
    qtbot.waitUntil(lambda: made.model.rowCount() > 0, timeout=10_000)
    return made


def test_all_ways_to_run_the_job_are_listed_with_the_plans_own_chosen(ways):
    assert ways.way.chosen
    frameworks = {ways.model.row_at(at).way.framework for at in range(ways.model.rowCount())}
    assert {"mindspeed-llm", "llama-factory"} <= frameworks


def test_a_row_becomes_a_scenario_by_its_identity_when_sorted_and_filtered(
    qtbot, page, ways, document
):
    ways.view.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    ways.filter.setText("llama snt9b23")
    assert 0 < ways.model.rowCount() < ways.model.total
    at = ways.model.rowCount() - 1
    row = ways.model.row_at(at)
    ways.view.select_row(row.id)
    ways.use_button.click()
    added = document.project.scenarios[-1]
    assert (added.plan.framework, added.plan.hardware) == ("llama-factory", "snt9b23")
    assert added.plan.edition in (None, row.way.edition)
    assert added.name == f"Llama-Factory · Snt9b23 · {row.way.edition}"
    assert "was added" in page.note.sentence
    assert ways.way.id == row.id
    ways.use_button.click()
    assert document.project.scenarios[-1].name.endswith(" 2")


def test_the_ways_follow_the_plan_and_an_incomplete_job_says_what_it_lacks(qtbot, ways, document):
    document.apply(text("Model"), model=None)
    qtbot.waitUntil(lambda: ways.model.rowCount() == 0, timeout=10_000)
    assert ways.findings.rowCount() == 1
    assert not ways.use_button.isEnabled()
    document.undo_stack.undo()
    qtbot.waitUntil(lambda: ways.model.rowCount() > 0, timeout=10_000)
    assert not ways.findings_list.isVisible()


def test_what_does_not_carry_over_to_a_way_is_said_below(ways):
    other = next(
        ways.model.row_at(at).way
        for at in range(ways.model.rowCount())
        if ways.model.row_at(at).way.caveats
    )
    ways.view.select_row(other.id)
    assert "may cost another" in ways.caveats.text()


def test_find_puts_the_keyboard_into_the_filter(qtbot, ways):
    ways.view.setFocus()
    qtbot.keyClick(ways.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert ways.filter.hasFocus()


# In the window


@pytest.fixture
def shell(qapp, tmp_path, questions, catalog):
    settings = Settings(tmp_path / "config")
    settings.change(page="compare")
    surroundings = Surroundings(qapp, settings)
    made = Shell(surroundings, catalog, CrashGuard(tmp_path / "data"), questions)
    made.estimation.begin()
    yield made
    made.document.undo_stack.set_clean()
    made.window.close()
    made.end()


def test_the_window_can_begin_with_the_page_and_goes_to_the_plan_and_saves_a_project(
    qtbot, shell, questions, tmp_path
):
    window, document = shell.window, shell.document
    window.resize(1024, 700)
    with qtbot.waitExposed(window):
        window.show()
    assert window.page == "compare"
    document.replace(JOB, None, None)
    panel = window.built_page("compare").built_part(SCENARIOS)
    panel.intro.buttons[0].click()
    compared(qtbot, panel)
    panel.open()
    assert window.page == "plan"
    assert "Base 2 – New project" in window.windowTitle()
    questions.save_answer = tmp_path / "deal.toml"
    assert window.files.save()
    assert (tmp_path / "deal.toml").read_text().count("\n[[scenario]]\n") == 2
    assert "deal.toml" in window.windowTitle()
    assert not document.modified
