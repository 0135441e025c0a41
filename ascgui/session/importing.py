"""A table on its way into the catalog: read, previewed, decided on, and taken over as one step.

Reading and comparing run in another thread; every choice that changes what would happen makes the
preview anew. Nothing is written before :meth:`Importing.accept`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from ascgui import safefile
from ascgui.catalog import sharing
from ascgui.catalog.intake import block, document
from ascgui.catalog.intake.block import Block
from ascgui.catalog.intake.document import Intake
from ascgui.catalog.intake.draft import Question
from ascgui.catalog.intake.grid import LARGEST_BYTES, Found
from ascgui.catalog.load import Catalog
from ascgui.catalog.overlay import About, Origin, Overlay
from ascgui.catalog.overlayfile import OverlayFile
from ascgui.catalog.preview import MINE, Outcome, Preview, preview
from ascgui.catalog.watch import Cancelled, Watch
from ascgui.domain.catalog import SHARED_SUFFIX
from ascgui.domain.issues import Refused
from ascgui.domain.text import Text, text
from ascgui.session.estimation import Failure
from ascgui.session.job import Job
from ascgui.session.workbench import Workbench

_T = TypeVar("_T")

READING = text("Reading the table…")
COMPARING = text("Comparing it with the catalog…")
TAKING = text("Taking the rows over…")


@dataclass(frozen=True, slots=True)
class Source:
    """Where a table comes from: a file, or the clipboard."""

    path: Path | None = None
    block: Block = field(default_factory=Block)
    encoding: str | None = None

    @property
    def is_shared(self) -> bool:
        """Whether it is a file of changes, which names its editions itself."""
        return self.path is not None and self.path.suffix.casefold() == SHARED_SUFFIX


@dataclass(frozen=True, slots=True)
class Target:
    """What a table is to become: which edition, by whom, and whether it is the whole table."""

    edition: str = ""
    origin: Origin = field(default_factory=Origin)
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the work is; ``share`` from 0 to 1."""

    stage: Text
    share: float | None = None


@dataclass(frozen=True, slots=True)
class Previewed(Generic[_T]):
    """What would happen. ``shown`` is the preview as the window arranges it.

    ``headed`` says that the headings of the table in front were put over a bare block; ``about``
    is what a file of changes says about itself.
    """

    preview: Preview
    shown: _T
    title: str
    encoding: str = ""
    headed: bool = False
    about: About | None = None


@dataclass(frozen=True, slots=True)
class _Kept:
    """What was read already and need not be read again."""

    found: Found | None = None
    intakes: Mapping[str, tuple[Intake, bool]] = field(default_factory=dict)
    file: OverlayFile | None = None


@dataclass(frozen=True, slots=True)
class _Read:
    over: tuple[Catalog, Overlay]
    previewed: Previewed[object]
    kept: _Kept


class Importing(QObject):
    """One import at a time. ``arrange`` turns a preview and its questions into what is shown.

    ``previewed`` carries a :class:`Previewed`, ``refused`` the :class:`Refused` of what cannot be
    read, ``progressed`` a :class:`Progress`, ``accepted`` the number of rows taken over; ``ended``
    tells that the work was cancelled. ``chosen`` tells that a choice changed which needs no new
    preview; it carries the ids of the rows.
    """

    previewed = Signal(object)
    refused = Signal(object)
    progressed = Signal(object)
    busy_changed = Signal(bool)
    accepted = Signal(object)
    chosen = Signal(object)
    ended = Signal()

    def __init__(
        self,
        workbench: Workbench,
        job: Job,
        arrange: Callable[[Preview, tuple[Question, ...]], object],
        report: Callable[[Failure], None],
        parent: QObject | None = None,
    ) -> None:
        """Start without anything to import."""
        super().__init__(parent)
        self._workbench = workbench
        self._job = job
        self._arrange = arrange
        self._source: Source | None = None
        self._target = Target()
        self._kept = _Kept()
        self._over: tuple[Catalog, Overlay] | None = None
        self._asked: dict[str, Question] = {}
        self.previewed_now: Previewed[object] | None = None
        self.decisions: dict[str, str] = {}
        self.sides: dict[str, str] = {}
        self.left_out: set[str] = set()
        job.finished.connect(self._finish)
        job.failed.connect(report)
        job.failed.connect(self.ended)
        job.abandoned.connect(self.ended)
        job.progressed.connect(self.progressed)
        job.busy_changed.connect(self.busy_changed)

    @property
    def source(self) -> Source | None:
        """Where the table comes from, None without one."""
        return self._source

    @property
    def target(self) -> Target:
        """What it is to become."""
        return self._target

    @property
    def busy(self) -> bool:
        """Whether something runs."""
        return self._job.busy

    @property
    def questions(self) -> tuple[Question, ...]:
        """Every question that was asked, answered or not."""
        return tuple(self._asked.values())

    @property
    def accepts(self) -> int:
        """How many rows :meth:`accept` would take over."""
        now = self.previewed_now
        if now is None:
            return 0
        anew = now.preview.is_new_edition
        return sum(
            item.id not in self.left_out
            and not item.is_absent
            and (anew or item.outcome is not Outcome.UNCHANGED)
            and (not item.is_conflict or self.sides.get(item.id, MINE) != MINE)
            for item in now.preview.items
        )

    @property
    def can_accept(self) -> bool:
        """Whether :meth:`accept` would change anything: rows set aside and notes count, too."""
        now = self.previewed_now
        if now is None or self.busy:
            return False
        extra = now.preview.extra
        conflicts = any(
            item.is_conflict and item.id not in self.left_out for item in now.preview.items
        )
        return conflicts or bool(self.accepts or extra.silences or extra.aside)

    # Reading

    def begin(self, source: Source, target: Target) -> None:
        """Read ``source`` and say what it would do."""
        self._forget()
        self._source, self._target = source, target
        self._run()

    def aim(self, target: Target) -> None:
        """Let the table become something else; what was read is not read again."""
        if target != self._target and self._source is not None:
            self._target = target
            self._run()

    def read_as(self, encoding: str) -> None:
        """Read the file again, as text in ``encoding``."""
        if self._source is not None:
            self.begin(replace(self._source, encoding=encoding), self._target)

    def again(self) -> None:
        """Compare again, with the catalog as it is now."""
        if self._source is not None and self.previewed_now is not None:
            # Names may mean other models now.
            self._kept = replace(self._kept, intakes={}, file=None)
            self._run()

    def cancel(self) -> None:
        """End what runs."""
        self._job.cancel()

    def close(self) -> None:
        """Forget the table, and end what runs for it; nothing was written."""
        self._job.cancel()
        self._forget()
        self._source = None

    # Deciding

    def decide(self, question: str, choice: str | None) -> None:
        """Answer ``question`` with the id of a choice; None takes the answer back."""
        if choice is None:
            self.decisions.pop(question, None)
        else:
            self.decisions[question] = choice
        self._run()

    def settle(self, rows: Iterable[str], side: str) -> None:
        """Say whose row holds where both changed it."""
        changed = set(rows)
        self.sides.update(dict.fromkeys(changed, side))
        self.chosen.emit(changed)

    def leave_out(self, rows: Iterable[str], *, out: bool) -> None:
        """Leave rows out, or take them over after all."""
        changed = set(rows)
        self.left_out = self.left_out | changed if out else self.left_out - changed
        self.chosen.emit(changed)

    def accept(self, label: Text) -> None:
        """Take over what is chosen, as one step of undo called ``label``."""
        now = self.previewed_now
        if now is None or self._job.busy:
            return
        if self._over is None or self._over[1] is not self._workbench.overlay:
            # Changed meanwhile, on another page: what is shown no longer fits.
            self.again()
            return
        (catalog, base), count = self._over, self.accepts
        sides, left_out = dict(self.sides), frozenset(self.left_out)

        def taken(tell: Callable[[object], None], _cancelled: Callable[[], bool]) -> object:
            tell(Progress(TAKING))
            overlay = now.preview.accept(catalog, sides, left_out)
            # Made here: with many rows the window would stand still over it.
            return _Taken(label, overlay, base, catalog.changed_to(overlay), count)

        self._job.start(taken)

    # Running

    def _forget(self) -> None:
        self._kept = _Kept()
        self._asked = {}
        self._over = None
        self.previewed_now = None
        self.decisions, self.sides, self.left_out = {}, {}, set()

    def _run(self) -> None:
        source, target, kept = self._source, self._target, self._kept
        if source is None:
            return
        bench, asked, decisions = self._workbench, self.questions, dict(self.decisions)
        before, overlay, arrange = bench.catalog, bench.overlay, self._arrange

        def read(tell: Callable[[object], None], cancelled: Callable[[], bool]) -> object:
            # Where many rows are changed, the catalog of the workbench follows its changes later.
            catalog = before if before.own_changes is overlay else before.changed_to(overlay)
            over = catalog, overlay
            try:
                if source.is_shared:
                    return _read_shared(source, over, kept, arrange, tell)
                stages = _Stages(tell, cancelled)
                return _read_table(source, target, over, kept, arrange, stages, decisions, asked)
            except Refused as refused:
                return refused
            except Cancelled:
                return None

        self._job.start(read)

    def _finish(self, result: object) -> None:
        if self._source is None:
            return
        if isinstance(result, _Read) and result.over[1] is not self._workbench.overlay:
            # Changed meanwhile, on another page.
            self._kept = replace(result.kept, intakes={}, file=None)
            self._run()
        elif isinstance(result, _Read):
            self._kept, self._over = result.kept, result.over
            self.previewed_now = result.previewed
            for question in result.previewed.preview.questions:
                self._asked.setdefault(question.id, question)
            self.previewed.emit(result.previewed)
        elif isinstance(result, _Taken):
            self._take(result)
        elif isinstance(result, Refused):
            self.refused.emit(result)
        else:
            self.ended.emit()

    def _take(self, taken: _Taken) -> None:
        if taken.base is not self._workbench.overlay:
            # Changed meanwhile, on another page: what was worked out no longer fits.
            self.again()
            return
        self.close()
        self._workbench.put(taken.label, taken.overlay, taken.made)
        self.accepted.emit(taken.count)


@dataclass(frozen=True, slots=True)
class _Taken:
    label: Text
    overlay: Overlay
    base: Overlay
    made: Catalog
    count: int


@dataclass(frozen=True, slots=True)
class _Stages:
    """Makes a watch for each stage of the work."""

    tell: Callable[[object], None]
    cancelled: Callable[[], bool]

    def watch(self, stage: Text) -> Watch:
        self.tell(Progress(stage))
        return Watch(lambda share: self.tell(Progress(stage, share)), self.cancelled)


def _read_table(
    source: Source,
    target: Target,
    over: tuple[Catalog, Overlay],
    kept: _Kept,
    arrange: Callable[[Preview, tuple[Question, ...]], object],
    stages: _Stages,
    decisions: Mapping[str, str],
    asked: tuple[Question, ...],
) -> _Read:
    catalog, watch = over[0], stages.watch(READING)
    watch.look()
    known = kept.intakes.get(target.edition)
    found = kept.found
    if known is None:
        if source.path is None:
            known = block.understood(source.block, catalog.tables, target.edition, watch)
        else:
            if found is None:
                content = safefile.read_bytes(source.path, LARGEST_BYTES)
                found = document.found_in(content, source.path, source.encoding, watch)
                watch.look()
            intake = document.understood(found, catalog.tables, target.edition, source.path, watch)
            known = intake, False
    intake, headed = known
    seen = preview(
        intake,
        catalog,
        target.edition,
        origin=target.origin,
        decisions=decisions,
        whole=target.whole,
        watch=stages.watch(COMPARING),
    )
    questions = {one.id: one for one in (*asked, *seen.questions)}
    shown = arrange(seen, tuple(questions.values()))
    previewed = Previewed(seen, shown, intake.title, intake.encoding, headed)
    return _Read(over, previewed, _Kept(found, {**kept.intakes, target.edition: known}))


def _read_shared(
    source: Source,
    over: tuple[Catalog, Overlay],
    kept: _Kept,
    arrange: Callable[[Preview, tuple[Question, ...]], object],
    tell: Callable[[object], None],
) -> _Read:
    assert source.path is not None  # noqa: S101 - it is what makes it shared
    catalog = over[0]
    tell(Progress(READING))
    file = kept.file or sharing.read(source.path, catalog)
    tell(Progress(COMPARING))
    seen = sharing.preview(file, catalog)
    about = file.overlay.about
    previewed = Previewed(seen, arrange(seen, ()), about.name or source.path.name, about=about)
    return _Read(over, previewed, _Kept(file=file))
