"""The open plan, and every change to it as something that can be undone."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from ascgui.domain.plan import Plan
from ascgui.domain.text import Text, text
from ascgui.session.undo import Step, UndoStack

if TYPE_CHECKING:
    # Only named here: the plan file's reader and writer are no part of the start.
    from ascgui.planfile.parse import PlanText

ALL_FIELDS = frozenset(field.name for field in fields(Plan))
"""The names of a plan's fields: what ``changed`` carries when another plan was put in."""


class Document(QObject):
    """The plan in the window.

    ``changed`` carries the frozenset of the names of the fields that differ from before, after
    an edit, an undo, a redo or ``replace``. ``replaced`` follows when another plan was opened, and
    ``title_changed`` whenever the title, the path or the modified mark may differ.
    """

    changed = Signal(object)
    replaced = Signal()
    title_changed = Signal()

    def __init__(self, plan: Plan | None = None, parent: QObject | None = None) -> None:
        """Start with ``plan``, or with an empty one, under no path."""
        super().__init__(parent)
        self._plan = plan if plan is not None else Plan()
        self._path: Path | None = None
        self._text: PlanText | None = None
        self._recovered = False
        self._settled = True
        self.undo_stack: UndoStack[Plan] = UndoStack(self._put, self)
        self.undo_stack.clean_changed.connect(self._tell_title)

    @property
    def plan(self) -> Plan:
        """The plan as it stands now; immutable."""
        return self._plan

    @property
    def path(self) -> Path | None:
        """Where the plan was opened from or saved to, or None."""
        return self._path

    @property
    def text(self) -> PlanText | None:
        """The file's text as last read or written (``PlanText``), or None."""
        return self._text

    @property
    def modified(self) -> bool:
        """Whether something would be lost if the plan were closed now."""
        return self._recovered or not self.undo_stack.is_clean()

    @property
    def title(self) -> Text | str:
        """What to call the plan: its name, else its file's, else "New plan"."""
        if self._plan.name:
            return self._plan.name
        return self._path.name if self._path is not None else text("New plan")

    @property
    def undo_label(self) -> Text | str | None:
        """What an undo would take back, or None."""
        return self.undo_stack.label(self.undo_stack.index() - 1)

    @property
    def redo_label(self) -> Text | str | None:
        """What a redo would do again, or None."""
        return self.undo_stack.label(self.undo_stack.index())

    def apply(self, label: Text | str, /, **changes: Any) -> None:
        """Change fields of the plan as one step of undo; nothing happens if nothing differs.

        ``label`` names what was changed, for the Edit menu. Edits with the same label and the
        same fields that follow one another become one step, until :meth:`settle` is called.
        """
        after = replace(self._plan, **changes)
        if after != self._plan:
            merge, self._settled = not self._settled, False
            step = Step(label, frozenset(changes), self._plan, after)
            self.undo_stack.push(step, merge=merge)

    def settle(self) -> None:
        """End the running step: the next edit is undone on its own. Called on leaving a field."""
        self._settled = True

    def replace(
        self,
        plan: Plan,
        path: Path | None,
        text: PlanText | None,
        *,
        recovered: bool = False,
    ) -> None:
        """Put another plan in: nothing to undo, and unmodified unless it was ``recovered``."""
        self._path, self._text, self._recovered = path, text, recovered
        self._settled = True
        self.undo_stack.clear()
        self._put(plan, ALL_FIELDS)
        self.replaced.emit()
        self.title_changed.emit()

    def mark_saved(self, path: Path, text: PlanText | None) -> None:
        """Remember that the plan as it stands is what the file ``path`` holds."""
        self._path, self._text, self._recovered = path, text, False
        self._settled = True
        self.undo_stack.set_clean()
        self.title_changed.emit()

    def _put(self, plan: Plan, names: frozenset[str]) -> None:
        before, self._plan = self._plan, plan
        self.changed.emit(names)
        if before.name != plan.name:
            self.title_changed.emit()

    def _tell_title(self, _clean: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.title_changed.emit()
