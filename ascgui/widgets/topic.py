"""Which place of the guide a widget is about, so that F1 opens it there."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

_PROPERTY = "guide"


def set_topic(widget: QWidget, topic: str) -> None:
    """Have F1 open the guide at ``topic``, as ``chapter#anchor``, while ``widget`` has the focus.

    What lies in ``widget`` is about the same unless it has a topic of its own.
    """
    widget.setProperty(_PROPERTY, topic)


def topic_of(widget: QWidget | None) -> str:
    """Return the topic of ``widget`` or of the nearest that holds it, "" if there is none."""
    while widget is not None:
        topic = widget.property(_PROPERTY)
        if topic:
            return str(topic)
        widget = widget.parentWidget()
    return ""
