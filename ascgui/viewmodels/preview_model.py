"""A preview as a table: one row a thing that would happen, was rejected, or is to be decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from PySide6.QtCore import QObject
from typing_extensions import override

from ascgui.catalog.intake.draft import SKIP, Question, Rejected
from ascgui.catalog.preview import BOTH, MINE, Item, Outcome, Preview
from ascgui.catalog.records import edition_of
from ascgui.domain.text import Text, text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.record_cells import NOT_SUPPORTED, Heading, brief, cell_of, headings_for
from ascgui.viewmodels.rows_model import RowsModel
from ascgui.viewmodels.table_rows import Cell, Row
from ascgui.viewmodels.table_titles import TABLE_TITLES


class Kind(StrEnum):
    """What the rows of a preview are filtered by."""

    DIFFERING = "differing"
    ALL = "all"
    ADDED = "added"
    CHANGED = "changed"
    REMOVED = "removed"
    UNCHANGED = "unchanged"
    CONFLICTS = "conflicts"
    REJECTED = "rejected"
    UNDECIDED = "undecided"


KIND_NAMES: Mapping[Kind, Text] = {
    Kind.DIFFERING: text("Differing"),
    Kind.ALL: text("All"),
    Kind.ADDED: text("Added"),
    Kind.CHANGED: text("Changed"),
    Kind.REMOVED: text("Removed"),
    Kind.UNCHANGED: text("Unchanged"),
    Kind.CONFLICTS: text("Conflicts"),
    Kind.REJECTED: text("Rejected"),
    Kind.UNDECIDED: text("To decide"),
}

HAPPENS = Heading("happens", text("What happens"))
_TABLE = Heading("table", text("In table"))
_NOW = Heading("now", text("Now"))
_AFTER = Heading("after", text("After"))
_LINE = Heading("line", text("Line"), numeric=True)

_HAPPENS: Mapping[str, Text] = {
    Kind.ADDED: text("added"),
    Kind.CHANGED: text("changed"),
    Kind.REMOVED: text("removed"),
    Kind.UNCHANGED: text("unchanged"),
    Kind.REJECTED: text("rejected"),
    Kind.UNDECIDED: text("to decide"),
}
_NAMED_BY_OTHERS = frozenset({"editions", "documents", "hardware", "frameworks", "models"})
_ABSENT = text("not in the new edition")
_LEFT_OUT = text("left out")
_YOURS = text("your own row stays")
_BOTH = text("both rows stay")
_DECIDED = text("decided")


@dataclass(frozen=True, slots=True)
class PreviewRow:
    """One row: what it is about, and the item, the rejection or the question behind it."""

    id: str
    cells: tuple[Cell, ...]
    kind: Kind
    item: Item | None = None
    rejected: Rejected | None = None
    question: Question | None = None

    @property
    def is_conflict(self) -> bool:
        """Whether the user's own change of the row says something else."""
        return self.item is not None and self.item.is_conflict

    @property
    def can_be_left_out(self) -> bool:
        """Whether it is the user's choice to take it over or not.

        What other rows name comes with them.
        """
        return (
            self.item is not None
            and not self.item.is_absent
            and self.item.table not in _NAMED_BY_OTHERS
            and self.item.outcome is not Outcome.UNCHANGED
        )

    def is_of(self, kind: Kind) -> bool:
        """Whether the row is shown where ``kind`` is asked for."""
        if kind is Kind.ALL or kind is self.kind:
            return True
        if kind is Kind.CONFLICTS:
            return self.is_conflict
        return kind is Kind.DIFFERING and (self.kind is not Kind.UNCHANGED or self.is_conflict)


@dataclass(frozen=True, slots=True)
class PreviewTable:
    """The columns and rows of a preview, and how many rows there are of each kind."""

    columns: tuple[Heading, ...] = ()
    rows: tuple[PreviewRow, ...] = ()
    counts: Mapping[Kind, int] = field(default_factory=dict)

    def of(self, kind: Kind) -> tuple[PreviewRow, ...]:
        """Return the rows of ``kind``."""
        return tuple(row for row in self.rows if row.is_of(kind))


@dataclass(frozen=True, slots=True)
class Choices:
    """What the user chose: answers by question, sides by conflict, and rows left out."""

    decisions: Mapping[str, str] = field(default_factory=dict)
    sides: Mapping[str, str] = field(default_factory=dict)
    left_out: frozenset[str] = frozenset()


def preview_table(preview: Preview, questions: Iterable[Question]) -> PreviewTable:
    """Return ``preview`` as a table, with all ``questions``, answered or not; what asks first."""
    items = preview.items
    tables = dict.fromkeys(item.table for item in items)
    records = [item.after or item.before for item in items]
    editions = {edition_of(record) for record in records if record is not None} - {""}
    # A table is of one edition; shared changes may be of several.
    several = not preview.edition and len(editions) > 1
    things = headings_for(tables, editions=several)
    with_table = len(tables) > 1
    columns = (HAPPENS, *things, _NOW, _AFTER, *((_TABLE,) if with_table else ()), _LINE)
    blank: tuple[Cell, ...] = (None,) * (len(things) - 1)
    unnamed: tuple[Cell, ...] = (None,) if with_table else ()
    rows = [
        PreviewRow(
            f"question {question.id}",
            (
                _HAPPENS[Kind.UNDECIDED],
                question.printed or None,
                *blank,
                None,
                question.asks,
                *unnamed,
                question.lines[0] if question.lines else None,
            ),
            Kind.UNDECIDED,
            question=question,
        )
        for question in questions
    ]
    rows += [
        PreviewRow(
            f"rejected {number}",
            (
                _HAPPENS[Kind.REJECTED],
                rejected.printed or None,
                *blank,
                None,
                rejected.reason,
                *unnamed,
                rejected.line or None,
            ),
            Kind.REJECTED,
            rejected=rejected,
        )
        for number, rejected in enumerate(preview.rejected)
    ]
    for item in items:
        meant = item.after or item.before
        if meant is None:
            continue
        rows.append(
            PreviewRow(
                item.id,
                (
                    _ABSENT if item.is_absent else _HAPPENS[item.outcome],
                    *(cell_of(meant, heading) for heading in things),
                    brief(item.before, item.after),
                    brief(item.after, item.before),
                    *((TABLE_TITLES[item.table],) if with_table else ()),
                    item.line or None,
                ),
                Kind(item.outcome),
                item,
            )
        )
    return PreviewTable(columns, tuple(rows), _counts(rows))


def _counts(rows: Sequence[PreviewRow]) -> dict[Kind, int]:
    # Each row looked at once: there may be a hundred thousand.
    of_kind = Counter(row.kind for row in rows)
    conflicts = [row.kind for row in rows if row.is_conflict]
    same = of_kind[Kind.UNCHANGED] - conflicts.count(Kind.UNCHANGED)
    counts = {kind: of_kind[kind] for kind in Kind}
    return {
        **counts,
        Kind.ALL: len(rows),
        Kind.CONFLICTS: len(conflicts),
        Kind.DIFFERING: len(rows) - same,
    }


class PreviewModel(RowsModel):
    """Rows of a preview, with what happens to each as the user's choices stand."""

    def __init__(self, tongue: Tongue, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(tongue, parent)
        self._choices = Choices()

    def set_choices(self, choices: Choices, changed: Collection[str] = ()) -> None:
        """Follow ``choices``; the rows with the ids in ``changed`` may read otherwise now."""
        self._choices = choices
        if changed and self.rowCount():
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def all_that_happens(self) -> list[str]:
        """Return everything that may stand in the first column, to leave room for."""
        words = (*_HAPPENS.values(), _ABSENT, _LEFT_OUT, _YOURS, _BOTH, _DECIDED)
        return [self._tongue.show(one) for one in words]

    def happens(self, row: PreviewRow) -> Text:
        """Return what happens to ``row``."""
        chosen = self._choices
        if row.question is not None:
            answer = row.question.choice(chosen.decisions.get(row.question.id, ""))
            if answer is None:
                return _HAPPENS[Kind.UNDECIDED]
            return _LEFT_OUT if answer.id == SKIP else _DECIDED
        if row.item is None:
            return _HAPPENS[Kind.REJECTED]
        if row.item.is_absent:
            return _ABSENT
        if row.id in chosen.left_out:
            return _LEFT_OUT
        if row.is_conflict:
            side = chosen.sides.get(row.id, MINE)
            if side in {MINE, BOTH}:
                return _YOURS if side == MINE else _BOTH
        return _HAPPENS[row.kind]

    @override
    def shown(self, row: Row, column: int) -> str:
        if column == 0 and isinstance(row, PreviewRow):
            return self._tongue.show(self.happens(row))
        return "–" if row.cells[column] == NOT_SUPPORTED else super().shown(row, column)

    @override
    def spoken(self, row: Row, column: int) -> str:
        return self.shown(row, column) if column == 0 else super().shown(row, column)

    @override
    def plain(self, row: Row, column: int) -> str | int | float | None:
        if column == 0:
            return self.shown(row, column)
        return "-" if row.cells[column] == NOT_SUPPORTED else super().plain(row, column)

    @override
    def tip(self, row: Row, column: int) -> str:
        return self.spoken(row, column)

    @override
    def struck(self, row: Row) -> bool:
        return row.id in self._choices.left_out

    @override
    def quiet(self, row: Row, column: int) -> bool:
        if not isinstance(row, PreviewRow):
            return False
        return (
            row.kind is Kind.UNCHANGED
            or row.id in self._choices.left_out
            or self.columns[column].id == _NOW.id
            or row.cells[column] == NOT_SUPPORTED
        )


def leavable(rows: Sequence[Row]) -> list[str]:
    """Return the ids of those of ``rows`` that can be left out."""
    return [row.id for row in rows if isinstance(row, PreviewRow) and row.can_be_left_out]
