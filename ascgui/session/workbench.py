"""The user's own changes of the catalog in the window: one owner, undo, and saving beside it.

Whoever changes the catalog hands a new overlay to :meth:`Workbench.put`. It holds at once, in the
window and in the open plan's answer; the file follows in another thread. What cannot be saved
stays in memory, marked as unsaved, until a retry succeeds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal

from ascgui.catalog.load import Catalog, user_overlay
from ascgui.domain.catalog import OVERLAY_FILE
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.record import frozen
from ascgui.domain.text import Text, text
from ascgui.session.estimation import Failure
from ascgui.session.job import Job
from ascgui.session.undo import Step, UndoStack

if TYPE_CHECKING:
    # Only named here, and imported where a change is made: most starts of the program make none.
    from ascgui.catalog.overlay import Overlay

MEANWHILE = "file-changed-meanwhile"
"""The code of the trouble that is settled by :meth:`Workbench.reload` or ``overwrite``."""
UNREADABLE = "overlay-unreadable"
"""The code of the trouble that :meth:`Workbench.overwrite` settles with a new file."""
LARGE = 5_000
"""From this number of changed rows on the catalog is put together beside the window too."""
PATIENCE_MS = 20_000
"""How long the end of the program waits for a save that does not end."""

_WHAT = frozenset({"overlay"})


class Saving(StrEnum):
    """How the changes in memory stand to their file."""

    SAVED = "saved"
    RUNNING = "running"
    FAILED = "failed"


class Choice(StrEnum):
    """What to do about rows that another program changed meanwhile."""

    ASK = "ask"
    THEIRS = "theirs"
    MINE = "mine"
    FORCE = "force"


@frozen
class _Saved:
    """What a run has saved: the overlay that it was given, and the catalog that holds then.

    ``theirs`` is what another program had written meanwhile, ``base`` what stood there before.
    """

    given: Overlay
    catalog: Catalog
    base: Overlay | None = None
    theirs: Overlay | None = None


@frozen
class _Refusal:
    """Why a run has saved nothing, and the catalog that holds all the same."""

    given: Overlay
    refused: Refused
    catalog: Catalog


class Workbench(QObject):
    """Holds the catalog in force and the user's changes; saves with ``job``.

    ``changed`` tells that ``catalog`` is another one. ``saving_changed`` tells that ``saving``,
    ``trouble`` or ``merged`` may differ. ``saved`` follows a save after which nothing is unsaved;
    ``failed`` carries the :class:`Issue` of one that did not succeed, ``merged`` the one that
    tells of another program's changes that were taken in.
    """

    changed = Signal()
    saving_changed = Signal()
    saved = Signal()
    failed = Signal(object)
    merged = Signal(object)

    def __init__(
        self,
        catalog: Catalog,
        job: Job,
        report: Callable[[Failure], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Start with ``catalog``, as it was loaded; ``report`` is told errors of the program."""
        super().__init__(parent)
        self._job = job
        self._report = report
        self.undo_stack: UndoStack[Overlay] = UndoStack(self._hold, self)
        self._trouble: Issue | None = None
        self._ready: Catalog | None = None
        self._catalog = self._placed(catalog)
        # None: what the catalog's file says, which most starts never ask for.
        self._own: Overlay | None = None
        self._clean: Overlay | None = None
        job.finished.connect(self._finish)
        job.failed.connect(self._fail)

    # What holds

    @property
    def catalog(self) -> Catalog:
        """The catalog in force, with everything that was changed, saved or not."""
        return self._catalog

    @property
    def overlay(self) -> Overlay:
        """The user's changes as they stand now; immutable."""
        if self._own is None:
            self._own = self._clean = self._catalog.changes
        return self._own

    @property
    def unsaved(self) -> bool:
        """Whether something would be lost if the program ended now."""
        return self._own is not self._clean

    @property
    def saving(self) -> Saving:
        """How the changes stand to their file."""
        if self._job.busy:
            return Saving.RUNNING
        return Saving.FAILED if self.unsaved else Saving.SAVED

    @property
    def trouble(self) -> Issue | None:
        """Why the last save did not succeed, None after one that did."""
        return self._trouble

    @property
    def path(self) -> Path:
        """The file of the changes."""
        return (self._catalog.overlay or user_overlay()) / OVERLAY_FILE

    @property
    def undo_label(self) -> Text | str | None:
        """What an undo would take back, or None."""
        return self.undo_stack.label(self.undo_stack.index() - 1)

    @property
    def redo_label(self) -> Text | str | None:
        """What a redo would do again, or None."""
        return self.undo_stack.label(self.undo_stack.index())

    # Changing

    def put(self, label: Text | str, overlay: Overlay, ready: Catalog | None = None) -> bool:
        """Let ``overlay`` hold from now on, as one step of undo, and save it.

        ``label`` names what was changed, for the Edit menu. ``ready`` is the catalog in force with
        ``overlay``, where that was made already, in another thread. Returns False where nothing
        differs.
        """
        if _says_the_same(overlay, self.overlay):
            return False
        self._ready = ready
        self.undo_stack.push(Step(label, _WHAT, self.overlay, overlay), merge=False)
        return True

    def adopt(self, catalog: Catalog) -> None:
        """Take a catalog that was loaded anew; what is not saved yet is put onto it."""
        catalog = self._placed(catalog)
        base, own = self._clean, self._own
        if own is None or base is None:
            # Nothing was asked for yet, hence nothing changed.
            self._catalog = catalog
        else:
            theirs = catalog.changes
            self._carry(base, theirs)
            self._clean = theirs
            self._own = theirs if own is base else _rebased(base, own, theirs)
            self._catalog = catalog if own is base else catalog.changed_to(self._own)
        self._trouble = None
        self.changed.emit()
        self.saving_changed.emit()
        if self.unsaved:
            self.retry()

    # Saving

    def retry(self) -> None:
        """Save what is not saved yet."""
        self._save(Choice.ASK)

    def reload(self) -> None:
        """Let the file's side hold of the rows that both changed; the own side is set aside."""
        self._save(Choice.THEIRS)

    def overwrite(self) -> None:
        """Let the own side hold of the rows that both changed; the file's side is set aside.

        A file that cannot be read at all is replaced, and stays beside it as a backup.
        """
        trouble = self._trouble
        whole = trouble is not None and trouble.code == UNREADABLE
        self._save(Choice.FORCE if whole else Choice.MINE)

    def finish(self) -> bool:
        """Wait until what runs has ended, and try once more; False if something stays unsaved."""
        if self._wait() and self.unsaved:
            self.retry()
            self._wait()
        return not self.unsaved and not self._job.busy

    def _wait(self) -> bool:
        """Wait until nothing runs any more; False if that took too long."""
        patience = QTimer()
        patience.setSingleShot(True)
        loop = QEventLoop()
        patience.timeout.connect(loop.quit)
        self._job.busy_changed.connect(loop.quit)
        patience.start(PATIENCE_MS)
        while self._job.busy and patience.isActive():
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self._job.busy_changed.disconnect(loop.quit)
        patience.stop()
        return not self._job.busy

    def _hold(self, overlay: Overlay, _names: frozenset[str]) -> None:
        ready, self._ready = self._ready, None
        self._own = overlay
        if ready is not None or len(overlay) < LARGE:
            self._catalog = self._catalog.changed_to(overlay) if ready is None else ready
            self.changed.emit()
        self.retry()

    def _save(self, choice: Choice) -> None:
        # A run is never dropped: what it has written must be known. The next one follows it.
        if self._job.busy or not self.unsaved:
            own = self._own
            if not self._job.busy and own is not None and self._catalog.changes is not own:
                # Undone to what is saved already.
                self._catalog = self._catalog.changed_to(own)
                self.changed.emit()
            return
        catalog, overlay, base = self._catalog, self.overlay, self._clean
        assert base is not None  # noqa: S101 - both are set at once
        self._job.start(lambda _progress, _cancelled: _saved(catalog, overlay, base, choice))
        self.saving_changed.emit()

    def _finish(self, result: object) -> None:
        if isinstance(result, _Refusal):
            self._trouble = result.refused.issues[0]
            if self._own is result.given and self._catalog.changes is not result.given:
                self._catalog = result.catalog
                self.changed.emit()
            self.saving_changed.emit()
            self.failed.emit(self._trouble)
            return
        assert isinstance(result, _Saved)  # noqa: S101 - the only other result
        self._trouble = None
        written = result.catalog.changes
        if result.theirs is not None and result.base is not None:
            self._carry(result.base, result.theirs)
        if self._own is result.given:
            self._catalog, self._own = result.catalog, written
        else:
            # Changed again meanwhile: that goes onto what stands in the file now.
            if result.theirs is not None:
                self._own = _rebased(result.given, self.overlay, written)
            self._catalog = result.catalog
            if len(self.overlay) < LARGE:
                self._catalog = result.catalog.changed_to(self.overlay)
        self._clean = written
        self.changed.emit()
        if self.unsaved:
            self.retry()
        else:
            self.saving_changed.emit()
            self.saved.emit()
        if result.theirs is not None:
            message = text(
                "Another program changed the file of your changes meanwhile. Its changes were "
                "taken in, and yours were saved with them."
            )
            self.merged.emit(Issue(Severity.INFO, "overlay-merged", message))

    def _fail(self, failure: Failure) -> None:
        message = text("Saving your changes of the catalog failed. They are kept in the window.")
        self._trouble = Issue(Severity.ERROR, "overlay-not-saved", message)
        self.saving_changed.emit()
        self.failed.emit(self._trouble)
        if self._report is not None:
            self._report(failure)

    def _carry(self, base: Overlay, theirs: Overlay) -> None:
        """Let no step of undo take back what another program wrote."""
        self.undo_stack.carry(lambda overlay: _rebased(base, overlay, theirs))

    @staticmethod
    def _placed(catalog: Catalog) -> Catalog:
        """Return ``catalog`` with a place for changes: the user's own where it has none."""
        return catalog if catalog.overlay is not None else replace(catalog, overlay=user_overlay())


def _rebased(base: Overlay, mine: Overlay, theirs: Overlay) -> Overlay:
    from ascgui.catalog.rebasing import rebased  # noqa: PLC0415 - see above

    return rebased(base, mine, theirs).overlay


def _says_the_same(one: Overlay, other: Overlay) -> bool:
    from ascgui.catalog.overlaytext import changed_rows  # noqa: PLC0415 - see above
    from ascgui.catalog.tables import READ_ORDER  # noqa: PLC0415

    if one is other:
        return True
    return (one.about, one.silences, one.aside) == (
        other.about, other.silences, other.aside
    ) and not any(changed_rows(one, other, item.name) for item in READ_ORDER)  # fmt: skip


def _saved(catalog: Catalog, overlay: Overlay, base: Overlay, choice: Choice) -> _Saved | _Refusal:
    """Save ``overlay`` in the worker's thread."""
    try:
        if choice is Choice.FORCE:
            return _Saved(overlay, catalog.saved(overlay, force=True))
        try:
            return _Saved(overlay, catalog.saved(overlay))
        except Refused as refused:
            if all(issue.code != MEANWHILE for issue in refused.issues):
                raise
        return _merged(catalog, overlay, base, choice)
    except Refused as refused:
        holds = catalog if catalog.changes is overlay else catalog.changed_to(overlay)
        return _Refusal(overlay, refused, holds)


def _merged(catalog: Catalog, overlay: Overlay, base: Overlay, choice: Choice) -> _Saved:
    """Put the changes onto what another program has written, and save both.

    Raises:
        Refused: both changed the same row and nobody has said which shall hold; or as ``saved``.
    """
    from ascgui.catalog import overlayfile  # noqa: PLC0415 - see above
    from ascgui.catalog.overlay import Overlay  # noqa: PLC0415
    from ascgui.catalog.rebasing import rebased  # noqa: PLC0415

    assert catalog.overlay is not None  # noqa: S101 - the workbench sees to it
    path = catalog.overlay / OVERLAY_FILE
    try:
        file = overlayfile.read(path, catalog.under) if path.exists() else None
    except Refused as refused:
        raise Refused(_unreadable(path, refused.issues[0])) from refused
    theirs = Overlay() if file is None else file.overlay
    both = rebased(base, overlay, theirs, prefer_mine=choice is not Choice.THEIRS)
    if both.clashes and choice is Choice.ASK:
        raise Refused(
            Issue(
                Severity.WARNING,
                MEANWHILE,
                text(
                    "Another program changed the same rows of your catalog meanwhile: {count}. "
                    "Your change is kept in the window and is not saved yet.",
                    count=len(both.clashes),
                ),
                text("Choose whose rows hold; those of the other side are set aside."),
                (("file", str(path)),),
            )
        )
    onto = replace(catalog, file=file).changed_to(theirs, file)
    return _Saved(overlay, onto.saved(both.overlay), base, theirs)


def _unreadable(path: Path, why: Issue) -> Issue:
    return Issue(
        Severity.ERROR,
        UNREADABLE,
        text(
            "The file of your changes holds what cannot be read: {why} Your changes are kept in "
            "the window and are not saved yet.",
            why=why.message,
        ),
        text("Mend the file and try again, or replace it; the old one stays as a backup."),
        (("file", str(path)),),
    )
