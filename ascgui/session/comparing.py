"""The answers of all scenarios, computed beside the window and only where something changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ascgui.domain.catalog import Tables
from ascgui.domain.plan import Plan
from ascgui.domain.project import Project
from ascgui.session.job import Cancelled, Job, Progressed

if TYPE_CHECKING:
    from ascgui.comparison.table import Comparison
    from ascgui.domain.answer import Answer

AT_ONCE = 24
"""Up to so many scenarios whose answers are known are compared at once, in the window's thread."""

_TELL_EVERY = 10


@dataclass(frozen=True, slots=True)
class Compared:
    """The scenarios of a project side by side, with the answer of each by its id."""

    project: Project
    answers: Mapping[str, Answer]
    comparison: Comparison


class Comparing(QObject):
    """Compares the newest project with a job of its own; lives in the GUI thread.

    ``compared`` carries a :class:`Compared`, ``progressed`` (answered, all), ``failed`` a
    ``Failure``. While ``busy`` what was carried last is of an older project. ``given_up`` tells
    that a run was cancelled or failed: it stays so until :meth:`put` or :meth:`again` is called.
    """

    compared = Signal(object)
    progressed = Signal(object)
    failed = Signal(object)
    given_up = Signal()
    busy_changed = Signal(bool)

    def __init__(self, job: Job, tables: Tables, parent: QObject | None = None) -> None:
        """Look things up in ``tables``."""
        super().__init__(parent)
        self._job = job
        self._tables = tables
        self._project: Project | None = None
        self._known: dict[Plan, Answer] = {}
        self.latest: Compared | None = None
        job.finished.connect(self._receive)
        job.progressed.connect(self.progressed)
        job.failed.connect(self.failed)
        job.failed.connect(self.given_up)
        job.abandoned.connect(self.given_up)
        job.busy_changed.connect(self.busy_changed)

    @property
    def busy(self) -> bool:
        """Whether the newest project is still being compared."""
        return self._job.busy

    @property
    def is_fresh(self) -> bool:
        """Whether what was carried last is of the newest project and the newest tables."""
        return self.latest is not None and self.latest.project is self._project

    @property
    def tables(self) -> Tables:
        """What the answers are looked up in."""
        return self._tables

    def put(self, project: Project) -> None:
        """Compare ``project``, unless it is compared already."""
        if project is not self._project:
            self._project = project
            self.again()

    def set_tables(self, tables: Tables) -> None:
        """Answer from ``tables`` from now on."""
        if tables is not self._tables:
            self._tables = tables
            self._known = {}
            self.latest = None
            if self._project is not None:
                self.again()

    def again(self) -> None:
        """Compare the newest project; what is answered already is not answered again."""
        project, tables, known = self._project, self._tables, self._known
        if project is None:
            return
        few = len(project.scenarios) <= AT_ONCE
        if few and not self.busy and all(_asked(one.plan) in known for one in project.scenarios):
            self._receive(_compared(project, tables, known))
            return

        def work(tell: Progressed, cancelled: Cancelled) -> Compared | None:
            from ascgui.estimator.answer import answer  # noqa: PLC0415 - in this thread

            for number, scenario in enumerate(project.scenarios):
                if cancelled():
                    return None
                if number % _TELL_EVERY == 0:
                    tell((number, len(project.scenarios)))
                asked = _asked(scenario.plan)
                if asked not in known:
                    known[asked] = answer(asked, tables)
            return _compared(project, tables, known)

        self._job.start(work)

    def cancel(self) -> None:
        """Give the comparison up that is being made."""
        self._job.cancel()

    def _receive(self, compared: Compared | None) -> None:
        if compared is None:
            self.given_up.emit()
            return
        # A new one, as a run that was dropped may still write to the old.
        self._known = {_asked(each.plan): each for each in compared.answers.values()}
        self.latest = compared
        self.compared.emit(compared)


def _compared(project: Project, tables: Tables, known: Mapping[Plan, Answer]) -> Compared:
    from ascgui.comparison.table import compare  # noqa: PLC0415 - numpy is no part of the start

    answers = {one.id: replace(known[_asked(one.plan)], plan=one.plan) for one in project.scenarios}
    return Compared(project, answers, compare(project, answers, tables))


def _asked(plan: Plan) -> Plan:
    """Return what the answer hangs on: neither name nor note changes it."""
    return replace(plan, name="", note="")
