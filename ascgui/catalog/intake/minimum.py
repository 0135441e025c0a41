"""The minimum table: as the vendor prints it, a column a framework and hardware, or as a list."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from ascgui.catalog.intake.draft import Choice, EntryDraft, Part, Question, Rejected, skip
from ascgui.catalog.intake.grid import Grid, Line, Value, cell_text
from ascgui.catalog.intake.spelling import Names, Wrong, devices, heading, lengths, strategies
from ascgui.catalog.watch import UNWATCHED, Watch
from ascgui.domain.names import fold
from ascgui.domain.text import Text, text

_ROLES = {
    "model": ("model", "models", "模型", "模型名称", "支持模型参数量", "支持模型", "catalog model"),
    "strategy": ("strategy", "训练策略类型", "训练策略", "策略", "训练类型"),
    "seq_len": ("seq_len", "sequence length", "seq length", "序列长度", "序列长度SEQ_LEN"),
    "framework": ("framework", "框架", "训练框架"),
    "hardware": ("hardware", "规格", "硬件", "硬件规格"),
    "devices": ("devices", "minimum devices", "最小卡数", "卡数", "卡数/DIE", "规格卡数/DIE"),
    "edition": ("edition", "版本"),
    "row": ("row", "行"),
}
_ROLE_OF = {fold(name): role for role, spellings in _ROLES.items() for name in spellings}

_MOST_BEFORE = 200
"""Rows that may stand before the headings of a table."""

BLANKS = "blanks"
EDITIONS = "edition"


def part(grid: Grid, names: Names, edition: str = "", watch: Watch = UNWATCHED) -> Part | None:
    """Return what ``grid`` says about minimum devices, None if it is no such table.

    ``edition`` chooses among the editions of a list that has several.
    """
    for index, line in enumerate(grid.lines[:20]):
        roles = _roles(line)
        if {"model", "strategy", "seq_len", "framework", "hardware", "devices"} <= roles.keys():
            return _List(roles, names, edition).read(watch.over(grid.lines[index + 1 :]))
    printed = _Printed(names)
    printed.read(grid.lines[:_MOST_BEFORE])
    if not printed.is_minimum:
        return None
    printed.read(watch.over(grid.lines[_MOST_BEFORE:]))
    printed.end()
    return printed.part


def _roles(line: Line) -> dict[str, int]:
    found: dict[str, int] = {}
    for index, cell in enumerate(line.cells):
        role = _ROLE_OF.get(fold(cell_text(cell)))
        if role is not None:
            found.setdefault(role, index)
    return found


class _List:
    """A list with an entry a row, such as the one that ``catalog list`` prints."""

    def __init__(self, roles: dict[str, int], names: Names, edition: str) -> None:
        self._roles = roles
        self._names = names
        self._edition = edition
        self._part = Part()
        self._by_edition: dict[str, list[EntryDraft]] = {}

    def read(self, lines: Iterable[Line]) -> Part:
        for line in lines:
            try:
                edition, drafts = self._entries(line)
            except Wrong as wrong:
                self._part.rejected.append(Rejected(line.number, line.printed, wrong.reason))
            else:
                self._by_edition.setdefault(edition, []).extend(drafts)
        if self._edition in self._by_edition:
            self._part.drafts += self._by_edition[self._edition]
        elif len(self._by_edition) == 1:
            self._part.drafts += next(iter(self._by_edition.values()))
        elif self._by_edition:
            self._part.questions.append(_which_edition(self._by_edition))
        return self._part

    def _entries(self, line: Line) -> tuple[str, list[EntryDraft]]:
        if len(line.cells) <= max(self._roles.values()):
            raise Wrong(
                text(
                    "The row has {found} cells, the heading more.",
                    found=len(line.cells),
                )
            )
        cell = {role: line.cells[index] for role, index in self._roles.items()}
        model = cell_text(cell["model"])
        framework = self._names.framework(cell_text(cell["framework"]))
        hardware = self._names.hardware(cell_text(cell["hardware"]))
        if not model:
            raise Wrong(text("The model is missing."))
        if framework is None:
            raise Wrong(_no_name(text("framework"), cell["framework"]))
        if hardware is None:
            raise Wrong(_no_name(text("hardware"), cell["hardware"]))
        printed = cell["devices"]
        count = None if printed == "" else self._names.read("devices", printed, devices)
        row = cell_text(cell.get("row", ""))
        number = int(row) if row.isascii() and row.isdecimal() and len(row) < 10 else 0
        drafts = [
            EntryDraft(model, strategy, length, framework, hardware, count, number, line.number)
            for strategy, length in itertools.product(
                self._names.read("strategy", cell["strategy"], strategies),
                self._names.read("seq_len", cell["seq_len"], lengths),
            )
        ]
        return cell_text(cell.get("edition", "")), drafts


def _which_edition(by_edition: dict[str, list[EntryDraft]]) -> Question:
    return Question(
        EDITIONS,
        text("The list has rows of several editions. Which one is to be imported?"),
        (
            *(
                Choice(name, text("Edition {edition}", edition=name), tuple(drafts))
                for name, drafts in by_edition.items()
            ),
            skip(text("None of them")),
        ),
        tuple(drafts[0].line for drafts in by_edition.values()),
    )


@dataclass(slots=True)
class _Column:
    """What a column of the vendor's table holds."""

    framework: str = ""
    hardware: str = ""
    role: str = ""


@dataclass(slots=True)
class _Above:
    """What the row above said, for cells whose merging was lost."""

    model: str = ""
    lengths: tuple[int, ...] = ()


@dataclass(slots=True)
class _Row:
    """The words of a row, and its counts by framework and hardware."""

    model: str
    strategies: tuple[str, ...]
    lengths: tuple[int, ...]
    counts: list[tuple[str, str, Value]] = field(default_factory=list)


class _Printed:
    """The table as the vendor prints it."""

    def __init__(self, names: Names) -> None:
        self.part = Part()
        self._names = names
        self._columns: list[_Column] = []
        self._in_heading = False
        self._above = _Above()
        self._row = 0
        self._blank: list[tuple[int, EntryDraft]] = []

    @property
    def is_minimum(self) -> bool:
        """Whether the headings of a minimum table were found."""
        return self._is_ready()

    def read(self, lines: Iterable[Line]) -> None:
        for line in lines:
            heads = [self._head(cell_text(cell)) for cell in line.cells]
            if sum(head is not None for head in heads) >= 2:
                self._add_heading(heads)
            elif self._is_ready():
                self._in_heading = False
                self._row += 1
                self._read_row(line)

    def end(self) -> None:
        """Ask about the table as a whole, when all of it was read."""
        if self._blank:
            self.part.questions.append(_about_blanks(self._blank))

    def _is_ready(self) -> bool:
        roles = {column.role for column in self._columns}
        return {"model", "strategy", "seq_len"} <= roles and any(
            column.framework for column in self._columns
        )

    def _head(self, printed: str) -> _Column | None:
        """Return what a heading says about its column, None for a cell that is no heading."""
        role = _ROLE_OF.get(fold(printed))
        if role in {"model", "strategy", "seq_len"}:
            return _Column(role=role)
        name = heading(printed)
        framework, hardware = self._names.framework(name), self._names.hardware(name)
        if framework or hardware:
            return _Column(framework or "", hardware or "")
        words = name.replace("/", " ").split()
        for cut in range(1, len(words)):
            framework = self._names.framework(" ".join(words[:cut]))
            hardware = self._names.hardware(" ".join(words[cut:]))
            if framework and hardware:
                return _Column(framework, hardware)
        return None

    def _add_heading(self, heads: list[_Column | None]) -> None:
        """Take a row of headings; the first after rows of counts begins a table of its own."""
        if not self._in_heading:
            self._columns = []
            self._in_heading = True
        while len(self._columns) < len(heads):
            self._columns.append(_Column())
        before = ""
        for column, head in zip(self._columns, heads, strict=False):
            if head is not None:
                column.framework = head.framework or column.framework
                column.hardware = head.hardware or column.hardware
                column.role = head.role or column.role
            if column.hardware and not column.framework:
                # The heading of a framework was merged over its columns, and that was lost.
                column.framework = before
            before = column.framework

    def _read_row(self, line: Line) -> None:
        try:
            row = self._words(line)
            entries = self._entries(row, line.number)
        except Wrong as wrong:
            self.part.rejected.append(Rejected(line.number, line.printed, wrong.reason))
            return
        if row.lengths:
            self.part.drafts += entries
        else:
            above = self._above.lengths
            self.part.questions.append(
                about_length(entries, above, line.number, line.printed, row.model)
            )
        self._above = _Above(row.model, row.lengths or self._above.lengths)

    def _words(self, line: Line) -> _Row:
        if len(line.cells) != len(self._columns):
            raise Wrong(
                text(
                    "The row has {found} cells, the heading {expected}.",
                    found=len(line.cells),
                    expected=len(self._columns),
                )
            )
        words: dict[str, Value] = {}
        counts: list[tuple[str, str, Value]] = []
        for column, cell in zip(self._columns, line.cells, strict=True):
            if column.role:
                words.setdefault(column.role, cell)
            elif column.framework:
                hardware = (column.hardware,) if column.hardware else self._names.tables.hardware
                counts += [(column.framework, name, cell) for name in hardware]
        model = cell_text(words["model"])
        is_new = bool(model) and model != self._above.model
        model = model or self._above.model
        if not model:
            raise Wrong(text("The model is missing."))
        printed = words["seq_len"]
        if cell_text(printed):
            found = lengths(printed)
        elif is_new or not self._above.lengths:
            # A merged cell reaches down to rows of the same model, hardly to the next model.
            found = ()
            if not self._above.lengths:
                raise Wrong(text("The sequence length is missing."))
        else:
            found = self._above.lengths
        return _Row(model, strategies(words["strategy"]), found, counts)

    def _entries(self, row: _Row, line: int) -> list[EntryDraft]:
        entries: list[EntryDraft] = []
        blank: list[tuple[int, EntryDraft]] = []
        before: dict[str, int | None] = {}
        for framework, hardware, cell in row.counts:
            if cell_text(cell):
                count = devices(cell)
                before[framework] = count
            elif framework in before:
                count = before[framework]
            else:
                continue
            for strategy, length in itertools.product(row.strategies, row.lengths or (0,)):
                entry = EntryDraft(
                    row.model, strategy, length, framework, hardware, count, self._row, line
                )
                if cell_text(cell):
                    entries.append(entry)
                else:
                    blank.append((line, entry))
        if not entries:
            raise Wrong(text("The row has no counts."))
        self._blank += blank
        return entries


def _about_blanks(blank: Sequence[tuple[int, EntryDraft]]) -> Question:
    return Question(
        BLANKS,
        text(
            "The cell after a count is empty. Rows: {rows}. Was it merged with that count?",
            rows=len({line for line, _ in blank}),
        ),
        (
            Choice(
                "merged",
                text("Merged: the count holds for both hardware columns"),
                tuple(entry for _, entry in blank),
            ),
            skip(text("Empty: nothing is known there")),
        ),
        tuple(dict.fromkeys(line for line, _ in blank)),
    )


def about_length(
    entries: Sequence[EntryDraft],
    above: Sequence[int],
    line: int,
    printed: str,
    model: str,
) -> Question:
    """Return the question what length a row has that prints none and begins a model."""
    drafts = tuple(
        dict.fromkeys(replace(entry, seq_len=length) for entry in entries for length in above)
    )
    return Question(
        f"length:{line}:{entries[0].row}",
        text("{model}: no sequence length is printed. Which one holds?", model=model),
        (
            Choice(
                "above", text("That of the row above: {lengths}", lengths=_listed(above)), drafts
            ),
            skip(text("Leave the row out")),
        ),
        (line,),
        printed,
    )


def _listed(values: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(str, values))


def _no_name(kind: Text, value: Value) -> Text:
    return text("“{printed}” is no {kind} of the catalog.", printed=cell_text(value), kind=kind)
