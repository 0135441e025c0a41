"""The findings of an answer as a list whose rows keep their identity over recomputations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Text, text
from ascgui.language.language import Language

Index: TypeAlias = QModelIndex | QPersistentModelIndex

IssueRole = Qt.ItemDataRole.UserRole + 1

WORDS: dict[Severity, Text] = {
    Severity.ERROR: text("Error"),
    Severity.WARNING: text("Warning"),
    Severity.INFO: text("Note"),
}


def counts(issues: Sequence[Issue]) -> Text:
    """Return how many findings of each kind there are, worst first."""
    found = Counter(issue.severity for issue in issues)
    errors, warnings, notes = (found[one] for one in WORDS)
    said = []
    if errors:
        said.append(text("1 error") if errors == 1 else text("{n} errors", n=errors))
    if warnings:
        said.append(text("1 warning") if warnings == 1 else text("{n} warnings", n=warnings))
    if notes:
        said.append(text("1 note") if notes == 1 else text("{n} notes", n=notes))
    return text("{counts}", counts=tuple(said))


def identity(issue: Issue) -> tuple[object, ...]:
    """Return what stays the same while the numbers in a finding change."""
    return (issue.code, issue.where)


class FindingsModel(QAbstractListModel):
    """Issues, worst first. Display is the message, the tool tip what to do."""

    def __init__(self, language: Language, parent: QObject | None = None) -> None:
        """Start without findings."""
        super().__init__(parent)
        self._language = language
        self._issues: list[Issue] = []

    @property
    def issues(self) -> tuple[Issue, ...]:
        """The findings as shown, worst first."""
        return tuple(self._issues)

    def put(self, issues: Sequence[Issue]) -> None:
        """Show ``issues``: rows that stay are changed in place, so that views keep them open."""
        wanted = sorted(issues, key=lambda issue: issue.severity.rank)
        keys = [identity(issue) for issue in wanted]
        for row in reversed(range(len(self._issues))):
            if identity(self._issues[row]) not in keys:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._issues[row]
                self.endRemoveRows()
        kept = [identity(issue) for issue in self._issues]
        if kept != [key for key in keys if key in kept] or len(set(keys)) != len(keys):
            self.beginResetModel()
            self._issues = wanted
            self.endResetModel()
            return
        for row, issue in enumerate(wanted):
            if row >= len(self._issues) or identity(self._issues[row]) != keys[row]:
                self.beginInsertRows(QModelIndex(), row, row)
                self._issues.insert(row, issue)
                self.endInsertRows()
            elif self._issues[row] != issue:
                self._issues[row] = issue
                self.dataChanged.emit(self.index(row), self.index(row))

    def speak(self, language: Language) -> None:
        """Say the sentences in ``language`` from now on."""
        self._language = language
        if self._issues:
            self.dataChanged.emit(self.index(0), self.index(len(self._issues) - 1))

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._issues)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._issues):
            return None
        issue = self._issues[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._language.show(issue.message)
        if role == Qt.ItemDataRole.ToolTipRole:
            return None if issue.action is None else self._language.show(issue.action)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            word = self._language.show(WORDS[issue.severity])
            return f"{word}: {self._language.show(issue.message)}"
        if role == IssueRole:
            return issue
        return None
