"""What can be undone: the states before and after each step.

Written in Python because a ``QUndoCommand`` made in Python may be deleted twice: by the garbage
collector and by the stack that owns it, which ends the program.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from ascgui.domain.record import frozen
from ascgui.domain.text import Text

_State = TypeVar("_State")


@frozen
class Step(Generic[_State]):
    """One step: what it is called, what it changed, and the immutable states around it."""

    label: Text | str
    names: frozenset[str]
    before: _State
    after: _State


class UndoStack(QObject, Generic[_State]):
    """The steps of one document, of which the first ``index()`` are done.

    ``put`` is called with a state and the names of what differs, at a push, an undo and a redo.
    ``index_changed`` tells that other steps can be undone or redone, ``clean_changed`` that the
    state became or ceased to be the saved one.
    """

    index_changed = Signal(int)
    clean_changed = Signal(bool)

    def __init__(
        self, put: Callable[[_State, frozenset[str]], None], parent: QObject | None = None
    ) -> None:
        """Start without steps, clean."""
        super().__init__(parent)
        self._put = put
        self._steps: list[Step[_State]] = []
        self._index = 0
        self._clean: int | None = 0

    def count(self) -> int:
        """Return how many steps there are, done or undone."""
        return len(self._steps)

    def index(self) -> int:
        """Return how many steps are done."""
        return self._index

    def label(self, at: int) -> Text | str | None:
        """Return what step ``at`` is called, or None if there is none."""
        return self._steps[at].label if 0 <= at < len(self._steps) else None

    def is_clean(self) -> bool:
        """Whether the state is the saved one."""
        return self._clean == self._index

    def set_clean(self) -> None:
        """Take the state as it stands for the saved one."""
        self._move(self._index, self._index)

    def clear(self) -> None:
        """Forget every step; the state stays, as a saved one."""
        self._steps.clear()
        self._move(0, 0)

    def push(self, step: Step[_State], *, merge: bool) -> None:
        """Do ``step``; with ``merge`` it joins the last one if that changed the same.

        Steps that were undone are forgotten. A step that was saved is not changed by merging, and
        merged steps that cancel each other out are none.
        """
        clean = self._clean if self._clean is not None and self._clean <= self._index else None
        del self._steps[self._index :]
        last = self._steps[-1] if self._steps else None
        joins = merge and last is not None and clean != self._index
        if joins and last is not None and (last.label, last.names) == (step.label, step.names):
            joined = replace(last, after=step.after)
            self._steps.pop()
            if joined.after != joined.before:
                self._steps.append(joined)
        else:
            self._steps.append(step)
        self._put(step.after, step.names)
        self._move(len(self._steps), clean)

    def carry(self, change: Callable[[_State], _State]) -> None:
        """Do the same to every state of every step, which then differ as before.

        Each distinct state is changed once, so that steps still join where they did.
        """
        known: dict[int, tuple[_State, _State]] = {}

        def carried(state: _State) -> _State:
            if id(state) not in known:
                known[id(state)] = (state, change(state))
            return known[id(state)][1]

        self._steps = [
            replace(step, before=carried(step.before), after=carried(step.after))
            for step in self._steps
        ]

    def undo(self) -> None:
        """Go back before the last step that is done; nothing happens without one."""
        if self._index > 0:
            step = self._steps[self._index - 1]
            self._put(step.before, step.names)
            self._move(self._index - 1, self._clean)

    def redo(self) -> None:
        """Do the last undone step again; nothing happens without one."""
        if self._index < len(self._steps):
            step = self._steps[self._index]
            self._put(step.after, step.names)
            self._move(self._index + 1, self._clean)

    def _move(self, index: int, clean: int | None) -> None:
        was_clean = self.is_clean()
        self._index, self._clean = index, clean
        self.index_changed.emit(index)
        if self.is_clean() != was_clean:
            self.clean_changed.emit(self.is_clean())
