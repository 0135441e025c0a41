"""Opening and saving the plan, with every question that this may need."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal

from ascgui import paths
from ascgui.domain.issues import Issue, Refused
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.windows.questions import Overwrite, Questions, Unsaved

SAMPLE = ("resources", "samples", "qwen2.5-7b.toml")
"""The shipped plan that shows what the program does."""

_NOT_IN_NAMES = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')


class PlanFiles(QObject):
    """The File menu's work on the open document.

    Nothing here loses a change without having asked. ``opened`` carries the findings about a
    plan that was opened (what changed since it was saved, what was not understood), and
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

    def new(self) -> None:
        """Put an empty plan in."""
        if self.may_discard():
            self._document.replace(Plan(), None, None)
            self.opened.emit(())

    def choose(self) -> None:
        """Ask for a plan and open it."""
        if not self.may_discard():
            return
        path = self._questions.plan_to_open(self._folder())
        if path is not None:
            self._open(path)

    def open(self, path: Path) -> bool:
        """Open the plan ``path``; False if it could not be used or the user kept the old one."""
        return self.may_discard() and self._open(path)

    def open_sample(self) -> bool:
        """Open the shipped sample as a new plan, so that saving asks for a place."""
        return self.may_discard() and self._open(paths.shipped(*SAMPLE), as_new=True)

    def save(self) -> bool:
        """Save under the plan's own path, or ask for one; False if it is not saved now."""
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
        """Whether the open plan may be replaced: saved, or given up by the user."""
        if not self._document.modified:
            return True
        answer = self._questions.unsaved(self._document.title)
        if answer is Unsaved.SAVE:
            return self.save()
        return answer is Unsaved.DISCARD

    def suggested(self, suffix: str) -> Path:
        """Return where a file for the open plan would be saved."""
        path = self._document.path
        if path is not None:
            return path.with_suffix(f".{suffix}")
        plan = self._document.plan
        name = plan.name or "-".join(filter(None, (plan.model, plan.strategy))) or "plan"
        usable = _NOT_IN_NAMES.sub("-", name).strip(" .-")[:80] or "plan"
        return self._folder() / f"{usable}.{suffix}"

    def _folder(self) -> Path:
        recent = [Path(name).parent for name in self._settings.preferences.recent_files]
        if self._document.path is not None:
            recent.insert(0, self._document.path.parent)
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        there = (folder for folder in recent if folder.is_dir())
        return next(there, Path(QStandardPaths.writableLocation(documents) or Path.home()))

    def _open(self, path: Path, *, as_new: bool = False) -> bool:
        from ascgui.planfile.read import read  # noqa: PLC0415 - no part of an empty start

        try:
            opened = read(path, self._estimation.tables)
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
        if as_new:
            self._document.replace(opened.plan, None, None)
        else:
            self._document.replace(opened.plan, path, opened.text)
            self._notice(self._settings.remember_file(path))
        self.opened.emit((*opened.changes, *opened.issues))
        return True

    def _save(self, path: Path, *, force: bool = False) -> bool:
        from ascgui.planfile.write import save  # noqa: PLC0415 - tomlkit comes with the first save

        plan = self._document.plan
        estimate = self._estimation.estimate_now(plan)
        try:
            saved = save(
                path,
                plan,
                estimate.answer,
                self._estimation.tables,
                self._document.text,
                force=force,
                language=self._tongue.language,
            )
        except Refused as refused:
            if any(issue.code == "file-changed-meanwhile" for issue in refused.issues):
                return self._save_over(path)
            self._questions.show_issues(
                text("{file} could not be saved. Nothing was written.", file=str(path)),
                refused.issues,
            )
            return False
        self._document.mark_saved(path, saved)
        self._notice(self._settings.remember_file(path))
        return True

    def _save_over(self, path: Path) -> bool:
        answer = self._questions.changed_meanwhile(path)
        if answer is Overwrite.OVERWRITE:
            return self._save(path, force=True)
        return answer is Overwrite.SAVE_AS and self.save_as()

    def _notice(self, issue: Issue | None) -> None:
        if issue is not None:
            self.noticed.emit(issue)
