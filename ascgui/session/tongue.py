"""The language in force, for everything that shows a sentence."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ascgui.domain.text import Value
from ascgui.language import language as languages
from ascgui.language.forms import Forms
from ascgui.language.language import Language


class Tongue(QObject):
    """Holds the language in force and tells everyone when it changes.

    Every widget with text takes one, says its texts in a method ``retranslate()`` and connects
    that to ``changed``.
    """

    changed = Signal()

    def __init__(self, language: Language | None = None, parent: QObject | None = None) -> None:
        """Start with ``language``, or with English."""
        super().__init__(parent)
        self._language = language if language is not None else languages.load("en")

    @property
    def language(self) -> Language:
        """The language in force; immutable, so it may be handed to a thread or a painter."""
        return self._language

    def switch(self, code: str, forms: Forms | None = None) -> None:
        """Speak the language ``code`` from now on; nothing happens if it is already spoken.

        ``forms`` are those of numbers and dates; without them they stay as they are.
        """
        before = self._language
        language = languages.load(code, forms or before.forms)
        if (language.code, language.forms) != (before.code, before.forms):
            self._language = language
            self.changed.emit()

    def say(self, template: str, /, **values: Value) -> str:
        """Return the translated sentence ``template`` with ``values``; for literals only."""
        return self._language.say(template, **values)

    def show(self, value: Value, /) -> str:
        """Return ``value`` as a person reads it in the language in force."""
        return self._language.show(value)
