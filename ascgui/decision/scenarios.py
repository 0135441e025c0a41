"""The scenarios in a list, and side by side: the inputs that differ, the answers, the findings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime

from ascgui.comparison.formats import GROUPS, shown
from ascgui.comparison.lines import Cell as Compared
from ascgui.comparison.lines import Group, Line
from ascgui.decision.blocks import (
    Block,
    Cell,
    Column,
    Facts,
    Grid,
    Paragraph,
    Row,
    Subheading,
    Tone,
)
from ascgui.decision.sayer import NONE
from ascgui.decision.teller import Teller
from ascgui.domain.issues import Severity
from ascgui.domain.project import short
from ascgui.domain.text import Unit

_NAME_IN_TABLE = 80
_HEADING_MOST = 40
_NOTE_MOST = 600
_LISTED = ("devices", "duration", "finish", "cost", "card_hours", "deadline_met")
"""Figures of the list, by their ids in the comparison."""
_NOT_SIDE_BY_SIDE = frozenset({"duration_low", "duration_high", "finish_low", "finish_high",
                               "cost_low", "cost_high", "node_hours"})  # fmt: skip
"""Figures that would make the table long without helping to decide."""


class Scenarios:
    """The tables of the scenarios."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self.say = teller.say
        self._comparison = teller.decision.comparison

    def blocks(self) -> tuple[Block, ...]:
        """Return the list, what all have in common, and what differs side by side."""
        if not self._teller.decision.project.scenarios:
            return ()
        if not self._teller.decision.several:
            return tuple(self._single())
        return (self._list(), *self._notes(), *self._common(), *self._differing())

    def _single(self) -> Iterable[Block]:
        """Yield the inputs of the only scenario; its answer stands in the summary."""
        yield Facts(tuple(self._pairs(Group.INPUT, lambda _: True)))
        note = self._teller.decision.project.scenarios[0].note.strip()
        if note:
            yield Subheading(self.say("Remark"))
            yield Paragraph(note)

    def _list(self) -> Grid:
        lines = {line.id: line for line in self._comparison.lines}
        chosen = [lines[each] for each in _LISTED if each in lines]
        if "cost" in lines:
            chosen = [line for line in chosen if line.id != "card_hours"]
        columns = (
            Column(self.say("No."), numeric=True, flex=0),
            Column(self.say("Scenario"), flex=3),
            *(
                Column(self._teller.show(line.title), numeric=line.id != "deadline_met", flex=0)
                for line in chosen
            ),
            Column(self.say("Findings"), flex=0),
        )
        rows = []
        for place, heading in enumerate(self._comparison.headings):
            name = self._teller.name(heading.id, _NAME_IN_TABLE)
            if heading.preferred:
                name = self.say("★ {name}", name=name)
            cells = [
                Cell(str(place + 1), place + 1),
                Cell(name, strong=heading.preferred),
                *(self._cell(line, line.cells[place], brief=True) for line in chosen),
                Cell(self._counts(heading.id)),
            ]
            rows.append(Row(tuple(cells)))
        return Grid(columns, tuple(rows))

    def _counts(self, scenario_id: str) -> str:
        """Return how many errors and warnings a scenario has, else how many notes."""
        issues = self._teller.decision.answers[scenario_id].issues
        counts = {
            severity: sum(issue.severity is severity for issue in issues) for severity in Severity
        }
        parts = []
        if counts[Severity.ERROR]:
            parts.append(self.say("errors {n}", n=counts[Severity.ERROR]))
        if counts[Severity.WARNING]:
            parts.append(self.say("warnings {n}", n=counts[Severity.WARNING]))
        if not parts and counts[Severity.INFO]:
            parts.append(self.say("notes {n}", n=counts[Severity.INFO]))
        return self._teller.parts(*parts) or self.say("none")

    def _notes(self) -> Iterable[Block]:
        """Yield what was noted for the scenarios."""
        rows = tuple(
            Row(
                (
                    Cell(self._teller.numbered(heading.id)),
                    Cell(short(" ".join(heading.note.split()), _NOTE_MOST)),
                )
            )
            for heading in self._comparison.headings
            if heading.note.strip()
        )
        if rows:
            columns = (Column(self.say("Scenario")), Column(self.say("Scenario note"), flex=3))
            yield Grid(columns, rows)

    def _common(self) -> Iterable[Block]:
        pairs = tuple(self._pairs(Group.INPUT, lambda line: not line.differs))
        if pairs:
            yield Subheading(self.say("The same in all scenarios"))
            yield Facts(pairs)

    def _pairs(self, group: Group, wanted: Callable[[Line], bool]) -> Iterable[tuple[str, str]]:
        for line in self._comparison.lines:
            if line.group is group and wanted(line):
                yield self._teller.show(line.title), self._cell(line, line.cells[0]).text

    def _differing(self) -> Iterable[Block]:
        yield Subheading(self.say("Side by side"))
        columns = (
            Column("", flex=0),
            *(
                Column(self._heading(heading.id, preferred=heading.preferred))
                for heading in self._comparison.headings
            ),
        )
        rows: list[Row] = []
        for group, name in GROUPS.items():
            lines = [line for line in self._comparison.lines if _counts_here(line, group)]
            if lines:
                empty = (Cell("") for _ in self._comparison.headings)
                head = Cell(self._teller.show(name), strong=True)
                rows.append(Row((head, *empty), heads=True))
            for line in lines:
                cells = (
                    self._cell(line, cell, strong=cell.best and line.differs) for cell in line.cells
                )
                rows.append(Row((Cell(self._teller.show(line.title)), *cells)))
        yield Grid(columns, tuple(rows), cut=True)
        yield Paragraph(
            self.say(
                "Bold is the least of its line, of the scenarios without errors. ★ is the preferred"
                " scenario, ≈ an estimate, – unknown."
            ),
            Tone.QUIET,
        )

    def _heading(self, scenario_id: str, *, preferred: bool) -> str:
        name = self.say(
            "{number}. {name}",
            number=str(self._teller.numbers[scenario_id]),
            name=self._teller.name(scenario_id, _HEADING_MOST),
        )
        return self.say("★ {name}", name=name) if preferred else name

    def _cell(
        self, line: Line, cell: Compared, *, brief: bool = False, strong: bool = False
    ) -> Cell:
        said = shown(cell, self._teller.language) or NONE
        if brief and isinstance(cell.value, datetime):
            said = f"{cell.value:%Y-%m-%d %H:%M}"
            if cell.estimate:
                said = self.say("≈ {value}", value=said)
        elif brief and line.unit in {Unit.DEVICES, Unit.CARD_HOURS} and cell.value is not None:
            said = (
                self._teller.show(cell.value)
                if not cell.estimate
                else self.say("≈ {value}", value=cell.value)
            )
        unit = line.unit if isinstance(cell.value, int | float) else Unit.NONE
        value = cell.value if isinstance(cell.value, int | float | datetime) else said
        return Cell(said, None if cell.value is None else value, unit, cell.estimate, strong)


def _counts_here(line: Line, group: Group) -> bool:
    if line.group is not group or line.id in _NOT_SIDE_BY_SIDE:
        return False
    return line.differs if group is Group.INPUT else True
