"""The entries of a choice: their names, what speaks against them, and how they are found."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from ascgui.domain.record import frozen
from ascgui.domain.text import Text
from ascgui.language.language import Language

Index: TypeAlias = QModelIndex | QPersistentModelIndex

NameRole = Qt.ItemDataRole.DisplayRole
NoteRole = Qt.ItemDataRole.UserRole + 1
"""A quiet remark beside the name, or ""."""
MarkRole = Qt.ItemDataRole.UserRole + 2
"""The :class:`Mark`."""
ValueRole = Qt.ItemDataRole.UserRole + 3
"""What the entry stands for."""


class Mark(StrEnum):
    """What is known about a choice; it can be taken all the same."""

    NONE = "none"
    NOT_SUPPORTED = "not-supported"
    UNKNOWN = "unknown"


@frozen
class Choice:
    """One entry: ``value`` identifies it, ``note`` says quietly what there is to know about it.

    ``tip`` says more of it in sentences.

    ``aliases`` are further spellings under which it is found. Only an entry that is not
    ``enabled`` cannot be taken.
    """

    value: Any
    name: Text | str
    note: Text | str = ""
    tip: tuple[Text | str, ...] = ()
    mark: Mark = Mark.NONE
    aliases: tuple[str, ...] = ()
    enabled: bool = True


def folded(name: str) -> str:
    """Return ``name`` without case, width and separators, for comparing what was typed."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(char for char in plain if char.isalnum() or char == ".")


def matching(choices: Sequence[Choice], typed: str, language: Language) -> tuple[Choice, ...]:
    """Return the choices whose name or alias contains ``typed``: best first, else as given.

    Those that are spelled so come first, then those that begin so, then the others.
    """
    wanted = folded(typed)
    if not wanted:
        return tuple(choices)
    ranked: list[tuple[int, int, Choice]] = []
    for position, choice in enumerate(choices):
        spellings = [folded(language.show(choice.name)), *map(folded, choice.aliases)]
        ranks = [_rank(spelling, wanted) for spelling in spellings]
        best = min(ranks)
        if best < _NO_MATCH:
            ranked.append((best, position, choice))
    return tuple(choice for _, _, choice in sorted(ranked, key=lambda item: item[:2]))


_NO_MATCH = 9


def _rank(spelling: str, wanted: str) -> int:
    if spelling == wanted:
        return 0
    if spelling.startswith(wanted):
        return 1
    return 2 if wanted in spelling else _NO_MATCH


class ChoiceModel(QAbstractListModel):
    """The entries of one choice box, in one language."""

    def __init__(self, language: Language, parent: QObject | None = None) -> None:
        """Start without entries."""
        super().__init__(parent)
        self._language = language
        self._choices: tuple[Choice, ...] = ()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The entries in the order shown."""
        return self._choices

    def put(self, choices: Sequence[Choice]) -> None:
        """Show ``choices``; where only names or notes differ, the rows stay and are repainted."""
        new, old = tuple(choices), self._choices
        if [choice.value for choice in new] == [choice.value for choice in old]:
            self._choices = new
            for row, (before, after) in enumerate(zip(old, new, strict=True)):
                if before != after:
                    index = self.index(row)
                    self.dataChanged.emit(index, index)
            return
        self.beginResetModel()
        self._choices = new
        self.endResetModel()

    def speak(self, language: Language) -> None:
        """Say the names in ``language`` from now on."""
        self._language = language
        if self._choices:
            self.dataChanged.emit(self.index(0), self.index(len(self._choices) - 1))

    def row_of(self, value: Any) -> int:
        """Return the row of the entry for ``value``, or -1."""
        return next((row for row, one in enumerate(self._choices) if one.value == value), -1)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._choices)

    @override
    def data(self, index: Index, role: int = NameRole) -> Any:
        if not index.isValid() or index.row() >= len(self._choices):
            return None
        choice = self._choices[index.row()]
        if role in (NameRole, Qt.ItemDataRole.EditRole):
            return self._language.show(choice.name)
        if role == NoteRole:
            return self._language.show(choice.note)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(map(self._language.show, choice.tip or (choice.note,)))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = (self._language.show(choice.name), self._language.show(choice.note))
            return ", ".join(part for part in parts if part)
        if role == MarkRole:
            return choice.mark
        if role == ValueRole:
            return choice.value
        return None

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and not self._choices[index.row()].enabled:
            flags &= ~(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        return flags
