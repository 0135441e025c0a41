"""A panel whose answer is worked out beside the window, whenever something it hangs on changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.domain.answer import Answer
from ascgui.domain.text import Text
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation, Failure
from ascgui.session.job import Job, Work
from ascgui.session.tongue import Tongue
from ascgui.widgets.progress_card import ProgressCard
from ascgui.widgets.theme import Theme
from ascgui.windows.side_panel import SidePanel

PATIENCE_MS = 200
"""How long a pause in editing is before the answer is worked out again."""


class WorkingPanel(SidePanel):
    """A subclass offers defaults, says what to do in the other thread, and shows what came of it.

    Nothing is worked out while it is out of sight.
    """

    def __init__(
        self,
        document: Document,
        estimation: Estimation,
        catalog: Catalog,
        tongue: Tongue,
        theme: Theme,
        job: Job,
        report: Callable[[Failure], None],
    ) -> None:
        """Work nothing out until it is shown."""
        super().__init__(theme)
        self._document = document
        self._estimation = estimation
        self._catalog = catalog
        self._tongue = tongue
        self._theme = theme
        self._job = job
        self._report = report
        self._due = True
        self._answer: Answer | None = None
        self.progress = ProgressCard(tongue, theme)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PATIENCE_MS)
        self._timer.timeout.connect(self.compute)
        self.progress.cancel_asked.connect(job.cancel)
        job.finished.connect(self._receive)
        job.failed.connect(self._fail)
        job.abandoned.connect(lambda: self._receive(None))
        document.changed.connect(self._follow_plan)
        estimation.answered.connect(self._follow_plan)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.fit)

    # What a subclass says

    def title(self) -> Text:
        """Return what is being done, for the card that shows progress."""
        raise NotImplementedError

    def work(self) -> Work | None:
        """Return what to do in the other thread, or None where there is nothing to be done."""
        raise NotImplementedError

    def put(self, found: Any) -> None:
        """Show what came of the work."""
        raise NotImplementedError

    def stopped(self) -> None:
        """Say that the work was cancelled."""

    def offer(self) -> None:
        """Offer what the plan says wherever the user gave nothing."""

    def build(self) -> None:
        """Build what is slow to build; called when the panel is first seen."""

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        raise NotImplementedError

    # What others ask

    @property
    def busy(self) -> bool:
        """Whether something is being worked out, or will be at once."""
        return self._job.busy or self._timer.isActive()

    def set_catalog(self, catalog: Catalog) -> None:
        """Work with ``catalog`` from now on."""
        self._catalog = catalog
        self._answer = None
        self._follow_plan()

    def compute(self) -> None:
        """Work the answer out now."""
        self._timer.stop()
        self._due = False
        work = self.work()
        if work is not None:
            self.progress.begin(self.title())
            self._job.start(work)

    def ask_later(self) -> None:
        """Work the answer out once there is a pause, or once the panel is seen."""
        self._due = True
        if self.isVisible():
            self._timer.start(PATIENCE_MS)

    def answered(self) -> Answer:
        """Return the answer of the plan as it stands."""
        plan, latest = self._document.plan, self._estimation.latest
        if self._answer is None or self._answer.plan != plan:
            if latest is not None and latest.answer.plan == plan and not self._estimation.busy:
                self._answer = latest.answer
            else:
                from ascgui.estimator.answer import answer  # noqa: PLC0415 - numpy is slow to import

                self._answer = answer(plan, self._catalog.tables)
        return self._answer

    def _follow_plan(self, _what: object = None) -> None:
        if self.isVisible():
            self.offer()
        self.ask_later()

    def _receive(self, found: Any) -> None:
        self.progress.end()
        if found is None:
            self.stopped()
        else:
            self.put(found)

    def _fail(self, failure: Failure) -> None:
        self.progress.end()
        self._report(failure)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._due:
            self.build()
            self.offer()
            self._timer.start(0)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
