"""Opening and saving the project, with every question that this may need."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal

from ascgui import paths
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation
from ascgui.session.file_lock import Claim, Holder, lock_of
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.windows.project_work import GivenUpError, Reading, Writing, done
from ascgui.windows.questions import Overwrite, Questions, Unsaved

if TYPE_CHECKING:
    from ascgui.planfile.drafts import Draft

SAMPLE = ("resources", "samples", "qwen2.5-7b.toml")
"""The shipped plan that shows what the program does, in English."""

_NOT_IN_NAMES = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')


class PlanFiles(QObject):
    """The File menu's work on the open document: a plan file, or a project of several scenarios.

    Nothing here loses a change without having asked. ``opened`` carries the findings about a
    file that was opened (what changed since it was saved, what was not understood), and
    ``noticed`` an :class:`Issue` that needs no dialog.
    """

    opened = Signal(object)
    noticed = Signal(object)

    def __init__(
        self,
        *,
        document: Document,
        estimation: Estimation,
        settings: Settings,
        tongue: Tongue,
        questions: Questions,
        parent: QObject | None = None,
    ) -> None:
        """Work on ``document``, asking through ``questions``."""
        super().__init__(parent)
        self._document = document
        self._estimation = estimation
        self._settings = settings
        self._tongue = tongue
        self._questions = questions
        self._claim = Claim()

    @property
    def is_copy(self) -> bool:
        """Whether another window has the file open, so that saving asks for another place."""
        return self._claim.holder is not None

    def new(self) -> None:
        """Put an empty plan in."""
        if self.may_discard():
            self._claim.move_to(None)
            self._document.replace(self._settings.preferences.new_plan(), None, None)
            self.opened.emit(())

    def choose(self) -> None:
        """Ask for a plan or project and open it."""
        if not self.may_discard():
            return
        path = self._questions.plan_to_open(self._folder())
        if path is not None:
            self._open(path)

    def open(self, path: Path) -> bool:
        """Open the file ``path``; False if it could not be used or the user kept the old one."""
        return self.may_discard() and self._open(path)

    def open_sample(self) -> bool:
        """Open the shipped sample as a new plan, so that saving asks for a place."""
        *folder, name = SAMPLE
        spoken = paths.shipped(*folder, self._tongue.language.code, name)
        sample = spoken if spoken.exists() else paths.shipped(*SAMPLE)
        return self.may_discard() and self._open(sample, as_new=True)

    def restore(self, draft: Draft) -> bool:
        """Put unsaved work of an earlier run in; False if the user kept what is open."""
        if not self.may_discard():
            return False
        holder = self._claim.move_to(draft.file)
        self._document.replace(draft.project, draft.file, draft.base, recovered=True)
        self.opened.emit(_as_copy(draft.file, holder))
        return True

    def end(self) -> None:
        """Give up the file: another window may have it."""
        self._claim.move_to(None)

    def save(self) -> bool:
        """Save under the project's own path, or ask for one; False if it is not saved now."""
        path = self._document.path
        return self.save_as() if path is None else self._save(path)

    def save_as(self) -> bool:
        """Ask where to save, and save there; False if it is not saved now."""
        path = self._questions.file_to_save(
            self._tongue.say("Save plan"),
            self.suggested("toml"),
            self._tongue.say("Plans (*.toml)"),
        )
        # The dialog asked already whether to replace a file of that name.
        return path is not None and self._save(path, force=path != self._document.path)

    def may_discard(self) -> bool:
        """Whether what is open may be replaced: saved, or given up by the user."""
        if not self._document.modified:
            return True
        answer = self._questions.unsaved(self._document.title)
        if answer is Unsaved.SAVE:
            return self.save()
        return answer is Unsaved.DISCARD

    def suggested(self, suffix: str) -> Path:
        """Return where a file for the open plan would be saved."""
        path, chosen = self._document.path, self._settings.preferences.reports_folder
        reports = Path(chosen) if chosen and suffix != "toml" and Path(chosen).is_dir() else None
        if path is not None:
            return (path if reports is None else reports / path.name).with_suffix(f".{suffix}")
        plan = self._document.plan
        name = (
            self._document.project.title
            or plan.name
            or "-".join(filter(None, (plan.model, plan.strategy)))
            or "plan"
        )
        usable = _NOT_IN_NAMES.sub("-", name).strip(" .-")[:80] or "plan"
        return (reports or self._folder()) / f"{usable}.{suffix}"

    def _folder(self) -> Path:
        recent = [Path(name).parent for name in self._settings.preferences.recent_files]
        chosen = self._settings.preferences.plans_folder
        if chosen:
            recent.insert(0, Path(chosen))
        if self._document.path is not None:
            recent.insert(0, self._document.path.parent)
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        there = (folder for folder in recent if folder.is_dir())
        return next(there, Path(QStandardPaths.writableLocation(documents) or Path.home()))

    def _open(self, path: Path, *, as_new: bool = False) -> bool:
        path = _absolute(path)
        reading = Reading(path, self._estimation.tables)
        try:
            opened = done(text("Opening the project…"), reading, self._questions)
        except GivenUpError:
            return False
        except Refused as refused:
            self._questions.show_issues(
                text(
                    "{file} cannot be opened. The plan in the window is as it was.", file=str(path)
                ),
                refused.issues,
            )
            if not path.exists():
                self._notice(self._settings.forget_file(path))
            return False
        holder = self._claim.move_to(None if as_new else path)
        if as_new:
            self._document.replace(opened.project, None, None)
        else:
            self._document.replace(opened.project, path, opened.text)
            self._notice(self._settings.remember_file(path))
        self.opened.emit((*_as_copy(path, holder), *opened.findings()))
        return True

    def _save(self, path: Path, *, force: bool = False) -> bool:
        path = _absolute(path)
        holder = self._claim.other(path)
        if holder is None:
            return self._write(path, force=force)
        if holder.damaged:
            answer = self._questions.lock_damaged(path, lock_of(path))
        else:
            answer = self._questions.open_elsewhere(path, _where(holder))
        if answer is Overwrite.OVERWRITE:
            self._claim.seize(path)
            return self._write(path, force=force)
        return answer is Overwrite.SAVE_AS and self.save_as()

    def _write(self, path: Path, *, force: bool = False) -> bool:
        document = self._document
        current = self._estimation.estimate_now(document.plan).answer
        writing = Writing(
            path,
            document.project,
            (document.current, current),
            self._estimation.tables,
            document.text,
            self._tongue.language,
            force,
        )
        try:
            saved = done(text("Saving the project…"), writing, self._questions)
            writing.commit(saved)
        except GivenUpError:
            return False
        except Refused as refused:
            if any(issue.code == "file-changed-meanwhile" for issue in refused.issues):
                return self._save_over(path)
            self._questions.show_issues(
                text("{file} could not be saved. Nothing was written.", file=str(path)),
                refused.issues,
            )
            return False
        self._claim.move_to(path)
        self._document.mark_saved(path, saved)
        self._notice(self._settings.remember_file(path))
        return True

    def _save_over(self, path: Path) -> bool:
        answer = self._questions.changed_meanwhile(path)
        if answer is Overwrite.OVERWRITE:
            return self._write(path, force=True)
        return answer is Overwrite.SAVE_AS and self.save_as()

    def _notice(self, issue: Issue | None) -> None:
        if issue is not None:
            self.noticed.emit(issue)


def _absolute(path: Path) -> Path:
    """Return ``path`` as it is meant now: what is kept of it must not follow another folder."""
    try:
        return path.absolute()
    except OSError:  # the folder in which the program was started is gone
        return path


def _as_copy(path: Path | None, holder: Holder | None) -> tuple[Issue, ...]:
    """Return the notice about a file that another window has open."""
    if holder is None or path is None:
        return ()
    if holder.damaged:
        message = text(
            "Whether {file} is open in another window cannot be told, as the file that says so is"
            " damaged: {lock}. This window shows a copy to read: saving asks first.",
            file=path.name,
            lock=str(lock_of(path)),
        )
        action = text("If no other window has it open, choose to save here when asked.")
        return (Issue(Severity.WARNING, "file-open-elsewhere", message, action),)
    message = text(
        "{file} is open {where}. This window shows a copy to read: saving asks for another name.",
        file=path.name,
        where=_where(holder),
    )
    action = text("Close the other window first if the file itself is to be changed here.")
    return (Issue(Severity.WARNING, "file-open-elsewhere", message, action),)


def _where(holder: Holder) -> Text:
    if not holder.here:
        return text("on the computer {host} (process {pid})", host=holder.host, pid=str(holder.pid))
    if not holder.pid:
        return text("in another window")
    return text("in another window (process {pid})", pid=str(holder.pid))
