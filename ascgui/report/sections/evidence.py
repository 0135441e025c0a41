"""The evidence: the rows behind the minimum and the throughput, and the documents cited."""

from __future__ import annotations

import math

from ascgui.domain.answer import Evidence, EvidenceKind
from ascgui.domain.catalog import ThroughputRow
from ascgui.domain.text import Quantity, Unit, text
from ascgui.report.flow import Strip, spaced
from ascgui.report.paper import PT
from ascgui.report.sections.part import BEFORE_PART, NONE, Part
from ascgui.report.table import Column, Row, table
from ascgui.report.typesetter import SMALL

_MOST_EVIDENCE = 12


class EvidencePart(Part):
    """Every row that a figure rests on, the used one first."""

    def strips(self) -> list[Strip]:
        """Return the rows behind the minimum and the throughput, the used one first."""
        content: list[Strip] = []
        for part in (self._requirement(), self._rates(), self._documents()):
            content += spaced(part, BEFORE_PART if content else 0.0)
        return self.section(self.say("Evidence"), content)

    def _requirement(self) -> list[Strip]:
        requirement = self.answer.requirement
        if requirement is None:
            return []
        key = requirement.key
        columns = (
            Column(self.say("Minimum"), flex=0),
            Column(self.say("Entry"), flex=3),
            Column(self.say("Edition"), flex=0),
            Column(self.say("Source")),
        )
        value = (
            self.words.support(requirement.support)
            if requirement.devices is None
            else self.show(Quantity(requirement.devices, Unit.DEVICES))
        )
        entry = self.parts(
            key.model,
            key.strategy,
            text("sequence length {n}", n=str(key.seq_len)),
            self.words.framework(key.framework),
            self.words.hardware(key.hardware),
        )
        source = self.row_of(requirement.document, requirement.row)
        cells = (value, entry, self.words.edition(requirement.edition), source)
        return table(self.typesetter, columns, [Row(cells)], self.width)

    def _rates(self) -> list[Strip]:
        used = self.answer.evidence
        others = [item for item in self.answer.candidates if item != used]
        listed = [*(() if used is None else (used,)), *others][:_MOST_EVIDENCE]
        if not listed:
            return self.paragraph(self.say("No throughput is known for this job or one near it."))
        columns = (
            Column(self.say("Tokens/s per device"), numeric=True, flex=0.6),
            Column(self.say("Kind"), flex=0),
            Column(self.say("Row, and how it differs from this job"), flex=3),
            Column(self.say("Edition or date"), flex=0),
            Column(self.say("Source"), flex=2),
        )
        rows = [self._rate(item, used=item is used) for item in listed]
        strips = table(self.typesetter, columns, rows, self.width)
        left_out = len(others) + (used is not None) - len(listed)
        if left_out > 0:
            strips += self.paragraph(
                self.say(
                    "{n} further rows of the throughput table are farther from this job.",
                    n=left_out,
                ),
                SMALL.quiet(),
                before=4 * PT,
            )
        return strips

    def _rate(self, item: Evidence, *, used: bool) -> Row:
        shown = NONE if math.isnan(item.tps) else self.show(item.tps)
        if item.kind is EvidenceKind.NEAREST and not math.isnan(item.tps):
            shown = self.say("≈ {value}", value=shown)
        kind = self.words.kind(item.kind)
        if not item.choosable:
            kind = self.say("shown only")
        if used:
            kind = self.say("{kind}, used", kind=kind)
        editions = tuple(dict.fromkeys(source.edition for source in item.sources if source.edition))
        return Row(
            (
                shown,
                kind,
                self._rate_row(item),
                self.show(editions or (_seen(item.row) or NONE,)),
                self._rate_source(item),
            ),
            below=self.sentences(item.differences),
            from_column=2,
        )

    def _rate_row(self, item: Evidence) -> str:
        rate = item.row
        if rate is None:
            return self.show(item.explanation)
        return self.parts(
            rate.model_published or rate.model,
            self.words.stage(rate.stage),
            rate.strategy,
            _length(rate),
            self.words.framework(rate.framework),
            self.words.hardware(rate.hardware),
            None if rate.devices is None else Quantity(rate.devices, Unit.DEVICES),
        )

    def _rate_source(self, item: Evidence) -> str:
        names = [self.words.document(source.document) for source in item.sources]
        if not names and item.row is not None and item.row.source:
            names = [item.row.source]
        return "\n".join(dict.fromkeys(names)) or NONE

    def _documents(self) -> list[Strip]:
        """Return what the documents are that this paper cites by number."""
        answer = self.answer
        cited = {source.document for issue in answer.issues for source in issue.sources}
        cited.update(cell.document for cell in answer.features)
        cited.update(note.document for note in answer.notes)
        if answer.requirement is not None:
            cited.add(answer.requirement.document)
        known = sorted(cited & set(self.tables.documents))
        if not known:
            return []
        columns = (
            Column(self.say("Document"), flex=0),
            Column(self.say("Edition"), flex=0),
            Column(self.say("What it is"), flex=3),
        )
        rows = [
            Row(
                (
                    document,
                    self.words.edition(self.tables.documents[document].edition),
                    self.words.title(document),
                )
            )
            for document in known
        ]
        return table(self.typesetter, columns, rows, self.width)


def _length(rate: ThroughputRow) -> str:
    return rate.seq_len_printed or ("" if rate.seq_len is None else str(rate.seq_len))


def _seen(rate: ThroughputRow | None) -> str:
    return "" if rate is None else rate.last_seen or rate.first_seen
