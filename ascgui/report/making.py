"""Making a report step by step, with progress and a way to stop, in whatever thread asks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from ascgui.decision.blocks import Report
from ascgui.decision.contents import contents
from ascgui.decision.decision import Progress, decide
from ascgui.decision.markdown import as_markdown
from ascgui.decision.options import ReportOptions
from ascgui.decision.workbook import as_xlsx
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.project import Project
from ascgui.language.language import Language
from ascgui.report.paper import Paper
from ascgui.report.pdf import write_document
from ascgui.report.printed_report import PrintedReport, Stopped
from ascgui.safefile import Replacement

Told: TypeAlias = Callable[[float], bool]
"""Told the share that is done, from 0 to 1; False asks to stop."""


class ReportMaker:
    """Makes the report on one project, in any form.

    Answers are kept from one report to the next, so that only what the options change is done
    again. One report at a time.
    """

    def __init__(self, project: Project, tables: Tables) -> None:
        self.project = project
        self.tables = tables
        self._answers: dict[str, Answer] = {}

    def report(
        self, options: ReportOptions, language: Language, told: Told, end: float = 1.0
    ) -> Report | None:
        """Return what the report says; None if it was stopped. It ends at the share ``end``."""
        decision = decide(
            self.project,
            self.tables,
            options.scenarios,
            answers=self._answers,
            progress=_between(told, 0.0, 0.5 * end),
        )
        if decision is None:
            return None
        self._answers.update(decision.answers)
        return contents(decision, options, language, progress=_between(told, 0.5 * end, end))

    def printed(
        self,
        options: ReportOptions,
        language: Language,
        told: Told,
        *,
        paper: Paper | None = None,
        end: float = 1.0,
    ) -> PrintedReport | None:
        """Return the report laid out for ``paper`` (None: its own), None if it was stopped.

        Raises:
            Refused: there is no font for what it says, or the logo cannot be read.
        """
        report = self.report(options, language, told, 0.4 * end)
        if report is None:
            return None
        try:
            return PrintedReport(
                report, self.tables, language, paper, progress=_between(told, 0.4 * end, end)
            )
        except Stopped:
            return None

    def write(self, path: Path, options: ReportOptions, language: Language, told: Told) -> bool:
        """Write the report to ``path`` in the form that its ending says; False if it was stopped.

        Raises:
            Refused: it cannot be written, there is no font, or the logo cannot be read; what
                stood at ``path`` is as it was.
        """
        ending = path.suffix.casefold()
        if ending == ".pdf":
            printed = self.printed(options, language, told, end=0.6)
            if printed is None:
                return False
            return write_document(path, printed, progress=_between(told, 0.6, 1.0))
        with Replacement(path) as new:
            report = self.report(options, language, told, 0.8)
            if report is None:
                return False
            if ending == ".xlsx":
                new.write(as_xlsx(report, language))
            else:
                new.write(as_markdown(report, language).encode())
            if not told(0.95):
                return False
            new.commit(backup=False)
        return True


def _between(told: Told, start: float, end: float) -> Progress:
    """Return progress that counts from ``start`` to ``end`` of the whole."""

    def progress(done: int, total: int) -> bool:
        return told(start + (end - start) * done / max(total, 1))

    return progress
