"""Between a plan's fields and the inputs that edit them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from PySide6.QtCore import QObject

from ascgui.domain.plan import Plan
from ascgui.domain.record import frozen
from ascgui.domain.text import Text
from ascgui.session.document import Document


class Input(Protocol):
    """What a binder needs of a widget.

    ``value_edited`` (new value) and ``left`` are signals for what the user does; ``set_value``
    must not disturb what is being typed if that already means the value.
    """

    value_edited: Any
    left: Any

    def set_value(self, value: Any) -> None:
        """Show ``value``."""

    def reset(self) -> None:
        """Forget what was typed and could not be read."""


@frozen
class Binding:
    """How one input stands to the plan.

    ``field`` is the field of :class:`Plan` that it edits, or edits a part of; ``label`` names the
    edit in the Edit menu; ``change`` gives the fields to replace for a new value.
    """

    key: str
    field: str
    label: Text
    get: Callable[[Plan], Any]
    change: Callable[[Plan, Any], Mapping[str, Any]]
    follows: tuple[str, ...] = ()
    """Other fields of the plan on which it depends what the input shows."""


class PlanBinder(QObject):
    """Carries edits from inputs into the document, and changes of the plan back to inputs."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        """Follow ``document``."""
        super().__init__(parent)
        self._document = document
        self._bound: dict[str, tuple[Binding, Input]] = {}
        document.changed.connect(self._refresh)
        # What could not be read was typed for the plan that was shown before.
        document.current_changed.connect(self._reset)

    def bind(self, binding: Binding, widget: Input) -> None:
        """Let ``widget`` show and edit what ``binding`` says."""
        self._bound[binding.key] = (binding, widget)
        widget.set_value(binding.get(self._document.plan))
        widget.value_edited.connect(lambda value: self._apply(binding, value))
        widget.left.connect(self._document.settle)

    def _apply(self, binding: Binding, value: Any) -> None:
        self._document.apply(binding.label, **binding.change(self._document.plan, value))

    def _refresh(self, fields: frozenset[str]) -> None:
        for binding, widget in self._bound.values():
            if not fields.isdisjoint((binding.field, *binding.follows)):
                widget.set_value(binding.get(self._document.plan))

    def _reset(self) -> None:
        for _, widget in self._bound.values():
            widget.reset()
