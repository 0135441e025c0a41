"""Puts the Compare page together: which parts it has, and what each of them is given."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from ascgui.catalog.load import Catalog
from ascgui.domain.catalog import Tables
from ascgui.domain.project import Project
from ascgui.domain.text import text
from ascgui.session.comparing import Comparing
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation, Failure
from ascgui.session.job import Job
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme
from ascgui.windows.compare_page import SCENARIOS, WAYS, ComparePage, Part
from ascgui.windows.project_work import GivenUpError, Reading, done
from ascgui.windows.questions import Questions
from ascgui.windows.scenarios_panel import ScenariosPanel


def compare_page(
    *,
    document: Document,
    estimation: Estimation,
    catalog: Catalog,
    tongue: Tongue,
    theme: Theme,
    new_job: Callable[[], Job],
    report: Callable[[Failure], None],
    questions: Questions | None,
    suggested: Callable[[str], Path],
    show_plan: Callable[[], None],
) -> ComparePage:
    """Return the page. ``suggested`` names a file by its ending; ``show_plan`` goes to the plan."""

    def read(paths: tuple[Path, ...], tables: Tables) -> Project:
        return _read(paths, tables, questions or Questions(page, tongue, theme))

    def scenarios(catalog: Catalog) -> QWidget:
        comparing = Comparing(new_job(), catalog.tables)
        comparing.failed.connect(report)
        panel = ScenariosPanel(
            document,
            comparing,
            tongue,
            theme,
            new_job(),
            report,
            questions or Questions(page, tongue, theme),
            suggested,
            read,
        )
        comparing.setParent(panel)
        panel.plan_asked.connect(show_plan)
        panel.ways_asked.connect(lambda: page.show_part(WAYS))
        return panel

    def ways(catalog: Catalog) -> QWidget:
        from ascgui.windows.ways_panel import WaysPanel  # noqa: PLC0415 - when first shown

        return WaysPanel(document, catalog, tongue, theme, new_job(), report)

    def vary(catalog: Catalog) -> QWidget:
        from ascgui.windows.vary_panel import VaryPanel  # noqa: PLC0415 - when first shown

        return VaryPanel(document, estimation, catalog, tongue, theme, new_job(), report, questions)

    def sensitivity(catalog: Catalog) -> QWidget:
        from ascgui.windows.sensitivity_panel import SensitivityPanel  # noqa: PLC0415 - as above

        return SensitivityPanel(document, estimation, catalog, tongue, theme, new_job(), report)

    def calendar(catalog: Catalog) -> QWidget:
        from ascgui.windows.calendar_panel import CalendarPanel  # noqa: PLC0415 - as above

        return CalendarPanel(document, estimation, catalog, tongue, theme, new_job(), report)

    def turned(catalog: Catalog) -> QWidget:
        from ascgui.windows.questions_panel import QuestionsPanel  # noqa: PLC0415 - as above

        return QuestionsPanel(document, estimation, catalog, tongue, theme, new_job(), report)

    page = ComparePage(document, catalog, tongue, theme)
    page.add_part(Part(SCENARIOS, text("Scenarios"), scenarios))
    page.add_part(Part(WAYS, text("All ways"), ways))
    page.add_part(Part("vary", text("Vary inputs"), vary))
    page.add_part(Part("sensitivity", text("Sensitivity"), sensitivity))
    page.add_part(Part("calendar", text("Calendar"), calendar))
    page.add_part(Part("questions", text("Questions"), turned))
    return page


def _read(paths: tuple[Path, ...], tables: Tables, questions: Questions) -> Project:
    """Return the scenarios of ``paths`` as one project, none where the user has ended it.

    Raises:
        Refused: a file cannot be used.
    """
    from ascgui.comparison.commands import together  # noqa: PLC0415 - seldom needed

    try:
        opened = [done(text("Opening the project…"), Reading(path, tables), questions)
                  for path in paths]  # fmt: skip
    except GivenUpError:
        return Project()
    return together(opened)[0]
