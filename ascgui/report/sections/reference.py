"""What the documents say beside the figures: features and foot notes."""

from __future__ import annotations

from ascgui.decision.sayer import NONE
from ascgui.domain.catalog import Feature
from ascgui.domain.text import text
from ascgui.report.flow import Strip, bound, spaced
from ascgui.report.paper import MM, PT
from ascgui.report.sections.blocks import BEFORE_PART
from ascgui.report.sections.part import Part
from ascgui.report.table import GAP, facts, row
from ascgui.report.typesetter import SMALL


class FeaturesPart(Part):
    """The cells of the feature table for this model and framework."""

    def strips(self) -> list[Strip]:
        """Return the cells of the feature table for this model and framework."""
        rows: dict[tuple[str, str, str], list[Feature]] = {}
        for cell in self.answer.features:
            rows.setdefault((cell.model, cell.document, cell.edition), []).append(cell)
        strips: list[Strip] = []
        for number, ((model, document, edition), cells) in enumerate(rows.items()):
            cite = self.say(
                "Row {model} of {document}, edition {edition}.",
                model=model,
                document=self.words.document(document),
                edition=self.words.edition(edition),
            )
            pairs = [(self.words.feature(cell), self._feature_answer(cell)) for cell in cells]
            half = (len(pairs) + 1) // 2
            block = self.paragraph(cite, SMALL.quiet())
            block += spaced(
                facts(
                    self.typesetter,
                    pairs[:half],
                    pairs[half:],
                    width=self.width,
                    style=SMALL,
                    names_most=0.6,
                ),
                3 * PT,
            )
            strips += bound(block, before=BEFORE_PART if number else 0.0)
        title = self.say(
            "Features of {model} with {framework}",
            model=self.plan.model or NONE,
            framework=self.words.framework(self.plan.framework or NONE),
        )
        return self.section(title, strips)

    def _feature_answer(self, cell: Feature) -> str:
        value = self.words.feature_value(cell.value)
        if not cell.detail:
            return value
        return self.say("{value}: {detail}", value=value, detail=self.words.printed(cell.detail))


class NotesPart(Part):
    """The foot notes of the documents."""

    def strips(self) -> list[Strip]:
        """Return the foot notes of the documents in this language."""
        strips: list[Strip] = []
        left, cite_width = 15 * PT, 40 * MM
        right = self.width - cite_width
        lines = self.typesetter.lines
        for number, note in enumerate(self.answer.notes, start=1):
            said = note.text_zh if self.language.is_chinese else note.text_en
            cite = self.parts(
                self.words.document(note.document),
                text("edition {edition}", edition=note.edition),
            )
            strips += row(
                [
                    (0.0, lines(str(number), SMALL.quiet(), left - GAP / 2)),
                    (left, lines(said or note.text_en, SMALL, right - GAP - left)),
                    (right, lines(cite, SMALL.quiet(), cite_width)),
                ],
                before=3 * PT if number > 1 else 0.0,
            )
        # Notes are read together; paginate cuts them only where no page holds them all.
        return self.section(self.say("Foot notes of the documents"), bound(strips))
