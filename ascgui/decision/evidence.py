"""The evidence: the rows behind the minima and the throughputs, and the documents cited."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from ascgui.decision.blocks import Block, Cell, Column, Grid, Paragraph, Row, Tone
from ascgui.decision.sayer import NONE, Sayer
from ascgui.domain.answer import Answer, Evidence, EvidenceKind
from ascgui.domain.catalog import Requirement, ThroughputRow
from ascgui.domain.text import Quantity, Unit, text

_MOST_EVIDENCE = 12


class EvidenceTables:
    """Every row that a figure rests on.

    ``whose`` says of several answers which of them rest on a row, by their places; without it the
    answer is one, and the rows that it could have rested on are listed too.
    """

    def __init__(
        self,
        answers: Sequence[Answer],
        sayer: Sayer,
        whose: Callable[[Sequence[int]], str] | None = None,
    ) -> None:
        self._answers = answers
        self._sayer = sayer
        self.say = sayer.say
        self._show = sayer.show
        self._words = sayer.words
        self._whose = whose

    def blocks(self) -> tuple[Block, ...]:
        """Return the rows of the minimum, those of the throughput, and the documents."""
        return (*self._requirements(), *self._rates(), *self._documents())

    def _columns(self, *columns: Column) -> tuple[Column, ...]:
        """Return ``columns``, and one for the scenarios where there are several."""
        if self._whose is None:
            return columns
        return (*columns, Column(self.say("Scenarios"), flex=0.6))

    def _row(self, cells: Sequence[Cell], who: Sequence[int], below: str = "", at: int = 0) -> Row:
        if self._whose is None:
            return Row(tuple(cells), below, at)
        return Row((*cells, Cell(self._whose(who))), below, at)

    def _requirements(self) -> Iterable[Block]:
        found: dict[Requirement, list[int]] = {}
        for place, answer in enumerate(self._answers):
            if answer.requirement is not None:
                found.setdefault(answer.requirement, []).append(place)
        if not found:
            return
        columns = self._columns(
            Column(self.say("Minimum"), flex=0),
            Column(self.say("Entry"), flex=3),
            Column(self.say("Edition"), flex=0),
            Column(self.say("Source")),
        )
        rows = [self._row(self._requirement(each), who) for each, who in found.items()]
        yield Grid(columns, tuple(rows))

    def _requirement(self, requirement: Requirement) -> list[Cell]:
        key = requirement.key
        value = (
            self._words.support(requirement.support)
            if requirement.devices is None
            else self._show(Quantity(requirement.devices, Unit.DEVICES))
        )
        entry = self._sayer.parts(
            key.model,
            key.strategy,
            text("sequence length {n}", n=str(key.seq_len)),
            self._words.framework(key.framework),
            self._words.hardware(key.hardware),
        )
        return [
            Cell(value, requirement.devices, Unit.DEVICES),
            Cell(entry),
            Cell(self._words.edition(requirement.edition)),
            Cell(self._sayer.row_of(requirement.document, requirement.row)),
        ]

    def _rates(self) -> Iterable[Block]:
        if self._whose is None:
            yield from self._candidates(self._answers[0])
            return
        found: dict[str, tuple[Evidence, list[int]]] = {}
        for place, answer in enumerate(self._answers):
            used = answer.evidence
            if used is not None:
                found.setdefault(repr(used), (used, []))[1].append(place)
        if not found:
            yield Paragraph(self.say("No throughput is known for any of the scenarios."))
            return
        rows = [self._rate(item, who, used=False) for item, who in found.values()]
        yield Grid(self._rate_columns(), tuple(rows))

    def _candidates(self, answer: Answer) -> Iterable[Block]:
        used = answer.evidence
        others = [item for item in answer.candidates if item != used]
        listed = [*(() if used is None else (used,)), *others][:_MOST_EVIDENCE]
        if not listed:
            yield Paragraph(self.say("No throughput is known for this job or one near it."))
            return
        rows = [self._rate(item, (), used=item is used) for item in listed]
        yield Grid(self._rate_columns(), tuple(rows))
        left_out = len(others) + (used is not None) - len(listed)
        if left_out > 0:
            yield Paragraph(
                self.say(
                    "{n} further rows of the throughput table are farther from this job.",
                    n=left_out,
                ),
                Tone.QUIET,
            )

    def _rate_columns(self) -> tuple[Column, ...]:
        return self._columns(
            Column(self.say("Tokens/s per device"), numeric=True, flex=0.6),
            Column(self.say("Kind"), flex=0),
            Column(self.say("Row, and how it differs from this job"), flex=3),
            Column(self.say("Edition or date"), flex=0),
            Column(self.say("Source"), flex=2),
        )

    def _rate(self, item: Evidence, who: Sequence[int], *, used: bool) -> Row:
        known = not math.isnan(item.tps)
        shown = self._show(item.tps) if known else NONE
        estimate = item.kind is EvidenceKind.NEAREST and known
        if estimate:
            shown = self.say("≈ {value}", value=shown)
        kind = self._words.kind(item.kind)
        if not item.choosable:
            kind = self.say("shown only")
        if used:
            kind = self.say("{kind}, used", kind=kind)
        editions = tuple(dict.fromkeys(source.edition for source in item.sources if source.edition))
        cells = [
            Cell(shown, item.tps if known else None, Unit.TOKENS_PER_SECOND, estimate),
            Cell(kind),
            Cell(self._rate_row(item)),
            Cell(self._show(editions or (_seen(item.row) or NONE,))),
            Cell(self._rate_source(item)),
        ]
        return self._row(cells, who, self._sayer.sentences(item.differences), 2)

    def _rate_row(self, item: Evidence) -> str:
        rate = item.row
        if rate is None:
            return self._show(item.explanation)
        return self._sayer.parts(
            rate.model_published or rate.model,
            self._words.stage(rate.stage),
            rate.strategy,
            _length(rate),
            self._words.framework(rate.framework),
            self._words.hardware(rate.hardware),
            None if rate.devices is None else Quantity(rate.devices, Unit.DEVICES),
        )

    def _rate_source(self, item: Evidence) -> str:
        names = [self._words.document(source.document) for source in item.sources]
        if not names and item.row is not None and item.row.source:
            names = [item.row.source]
        return "\n".join(dict.fromkeys(names)) or NONE

    def _documents(self) -> Iterable[Block]:
        """Yield what the documents are that the report cites by number."""
        cited: set[str] = set()
        for answer in self._answers:
            cited.update(source.document for issue in answer.issues for source in issue.sources)
            cited.update(cell.document for cell in answer.features)
            cited.update(note.document for note in answer.notes)
            if answer.requirement is not None:
                cited.add(answer.requirement.document)
        documents = self._sayer.tables.documents
        known = sorted(cited & set(documents))
        if not known:
            return
        columns = (
            Column(self.say("Document"), flex=0),
            Column(self.say("Edition"), flex=0),
            Column(self.say("What it is"), flex=3),
        )
        yield Grid(
            columns,
            tuple(
                Row(
                    (
                        Cell(document),
                        Cell(self._words.edition(documents[document].edition)),
                        Cell(self._words.title(document)),
                    )
                )
                for document in known
            ),
        )


def _length(rate: ThroughputRow) -> str:
    return rate.seq_len_printed or ("" if rate.seq_len is None else str(rate.seq_len))


def _seen(rate: ThroughputRow | None) -> str:
    return "" if rate is None else rate.last_seen or rate.first_seen
