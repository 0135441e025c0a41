"""What can be done with scenarios; each is one step of undo."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ascgui.domain import project as projects
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Refused
from ascgui.domain.plan import Plan
from ascgui.domain.project import Project
from ascgui.domain.text import Text, text
from ascgui.session.document import Document
from ascgui.session.tongue import Tongue
from ascgui.windows.questions import Questions


class ScenarioEdits(QObject):
    """Edits the document's scenarios, one of which is chosen to be worked on.

    ``done`` tells that another one may be chosen now. What is shown on the Plan page stays.
    """

    done = Signal()

    def __init__(
        self,
        document: Document,
        tongue: Tongue,
        questions: Questions,
        folder: Callable[[], Path],
        read: Callable[[tuple[Path, ...], Tables], Project],
        tables: Callable[[], Tables],
        parent: QObject | None = None,
    ) -> None:
        """``read`` opens files as one project, looked for in ``folder`` at first."""
        super().__init__(parent)
        self._document = document
        self._tongue = tongue
        self._questions = questions
        self._folder = folder
        self._read = read
        self._tables = tables
        self._chosen = document.current

    @property
    def chosen(self) -> str:
        """The id of the scenario that is worked on; the current one where it is gone."""
        if not self.is_there(self._chosen):
            self._chosen = self._document.current
        return self._chosen

    def choose(self, scenario_id: str) -> None:
        """Work on another scenario from now on."""
        if self.is_there(scenario_id) and scenario_id != self._chosen:
            self._document.settle()
            self._chosen = scenario_id

    def is_there(self, scenario_id: str) -> bool:
        """Whether the scenario still exists: while answers are awaited the table shows old ones."""
        return scenario_id in self._document.project.ids

    def duplicate(self) -> None:
        """Put a copy of the chosen scenario beside it, and choose that."""
        project = self._document.project
        made = projects.next_id(project)
        self._alter(text("Duplicate a scenario"), projects.duplicate(project, self.chosen), made)

    def add_empty(self) -> None:
        """Add a scenario that says nothing yet."""
        project = self._document.project
        made = projects.next_id(project)
        self._alter(text("Add a scenario"), projects.add(project, Plan()), made)

    def add_files(self) -> None:
        """Have files chosen, and add their scenarios."""
        title = self._tongue.say("Add the scenarios of other files")
        paths = self._questions.files_to_read(title, self._folder(), several=True)
        if paths:
            self.take_paths(paths)

    def take_paths(self, paths: tuple[Path, ...]) -> None:
        """Add the scenarios of ``paths``; none if one cannot be used."""
        try:
            read = self._read(paths, self._tables())
        except Refused as refused:
            self._questions.show_issues(
                text("Nothing was added, as not every file could be read."), refused.issues
            )
            return
        project = self._document.project
        first = projects.next_id(project)
        for scenario in read.scenarios:
            project = projects.add(project, scenario.plan)
        if project != self._document.project:
            self._alter(text("Add the scenarios of other files"), project, first)

    def remove(self) -> None:
        """Remove the chosen scenario; the last one stays."""
        project = self._document.project
        if len(project.scenarios) > 1:
            at = project.index(self.chosen)
            left = projects.remove(project, project.ids[at])
            beside = left.ids[min(at, len(left.ids) - 1)]
            self._alter(text("Remove a scenario"), left, beside)

    def move_by(self, steps: int) -> None:
        """Move the chosen scenario by some places."""
        at = self._document.project.index(self.chosen)
        self.move_to(self.chosen, max(0, at + steps))

    def move_to(self, scenario_id: str, index: int) -> None:
        """Move a scenario to the place ``index`` from 0."""
        if self.is_there(scenario_id):
            project = projects.reorder(self._document.project, scenario_id, index)
            self._alter(text("Move a scenario"), project, scenario_id)

    def order_by(self, values: Mapping[str, str | float | datetime | None]) -> None:
        """Order the scenarios by a value of each, the least first, blanks last."""
        project = self._document.project
        ordered = sorted(project.scenarios, key=lambda one: _rank(values.get(one.id)))
        project = replace(project, scenarios=tuple(ordered))
        self._alter(text("Order the scenarios"), project, self.chosen)

    def prefer(self) -> None:
        """Prefer the chosen scenario; if it is preferred already, prefer none."""
        project = self._document.project
        chosen = None if project.preferred == self.chosen else self.chosen
        self._alter(text("Prefer a scenario"), projects.prefer(project, chosen), self.chosen)

    def rename(self, scenario_id: str, name: str) -> None:
        """Give a scenario another name; what is typed on end is one step."""
        if self.is_there(scenario_id):
            project = projects.rename(self._document.project, scenario_id, name)
            self._document.alter(text("Rename a scenario"), project, typed=f"name {scenario_id}")

    def annotate(self, scenario_id: str, note: str) -> None:
        """Give a scenario another note; what is typed on end is one step."""
        if self.is_there(scenario_id):
            project = projects.annotate(self._document.project, scenario_id, note)
            self._document.alter(text("Annotate a scenario"), project, typed=f"note {scenario_id}")

    def _alter(self, label: Text, project: Project, chosen: str) -> None:
        self._chosen = chosen
        self._document.alter(label, project)
        self.done.emit()


def _rank(value: str | float | datetime | None) -> tuple[int, float, str]:
    """Return a key by which values of one row are ordered, whatever they are; blanks are last."""
    if value is None:
        return 2, 0.0, ""
    if isinstance(value, int | float):
        return 0, float(value), ""
    return 1, 0.0, value.isoformat() if isinstance(value, datetime) else value.casefold()
