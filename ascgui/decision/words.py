"""What the identifiers of a plan and its answer are called on paper."""

from __future__ import annotations

from ascgui.comparison.lines import FORMULA_NAMES, ROUNDING_NAMES
from ascgui.domain.answer import Curve, EvidenceKind
from ascgui.domain.catalog import Feature, FeatureValue, Hardware, Support, Tables
from ascgui.domain.issues import Severity, Source
from ascgui.domain.plan import Formula, Rounding
from ascgui.domain.text import Text, Value, text
from ascgui.language.language import Language

_STAGES = {
    "pretrain": text("Pretraining"),
    "sft": text("SFT"),
    "dpo": text("DPO"),
    "rl": text("RL"),
}
_KINDS = {
    EvidenceKind.MEASURED: text("measured"),
    EvidenceKind.ENTERED: text("entered"),
    EvidenceKind.CATALOG: text("catalog"),
    EvidenceKind.NEAREST: text("nearest row"),
}
_SEVERITIES = {
    Severity.ERROR: text("Error"),
    Severity.WARNING: text("Warning"),
    Severity.INFO: text("Note"),
}
_SUPPORT = {
    Support.SUPPORTED: text("supported"),
    Support.NOT_SUPPORTED: text("not supported"),
    Support.UNKNOWN: text("unknown"),
}
_FEATURE_VALUES = {
    FeatureValue.SUPPORTED: text("supported"),
    FeatureValue.NOT_SUPPORTED: text("not supported"),
    FeatureValue.NOT_PLANNED: text("no support planned"),
}


class Words:
    """Names things in one language, with the names that the catalog gives them."""

    def __init__(self, language: Language, tables: Tables) -> None:
        self._language = language
        self._tables = tables

    def stage(self, stage: str) -> str:
        """Return the training stage's name."""
        return self._language.show(_STAGES.get(stage, stage))

    def strategy(self, strategy: str) -> str:
        """Return the strategy as the minimum table prints it."""
        return strategy

    def framework(self, framework: str) -> str:
        """Return the framework's own spelling."""
        row = self._tables.frameworks.get(framework)
        return framework if row is None else row.name

    def hardware(self, hardware: str) -> str:
        """Return the hardware's own spelling."""
        row = self._tables.hardware.get(hardware)
        return hardware if row is None else row.name

    def hardware_row(self, hardware: str | None) -> Hardware | None:
        """Return the catalog's row of the hardware."""
        return None if hardware is None else self._tables.hardware.get(hardware)

    def feature(self, feature: Feature) -> str:
        """Return the feature's name in this language."""
        framework = self._tables.frameworks.get(feature.framework)
        for name in () if framework is None else framework.features:
            if name.id == feature.feature:
                return name.name_zh if self._language.is_chinese else name.name_en
        return feature.feature

    def feature_value(self, value: FeatureValue) -> str:
        """Return the answer of a cell of the feature table."""
        return self._language.show(_FEATURE_VALUES[value])

    def printed(self, detail: str) -> str:
        """Return a printed text with the commas of this language."""
        return detail if self._language.is_chinese else detail.replace("、", ", ")

    def kind(self, kind: EvidenceKind) -> str:
        """Return where a rate came from."""
        return self._language.show(_KINDS[kind])

    def severity(self, severity: Severity) -> str:
        """Return the word of a finding."""
        return self._language.show(_SEVERITIES[severity])

    def support(self, support: Support) -> str:
        """Return the word for supported, not supported and unknown."""
        return self._language.show(_SUPPORT[support])

    def formula(self, formula: Formula) -> str:
        """Return the name of the form that gives the headline."""
        return self._language.show(FORMULA_NAMES[formula])

    def rounding(self, rounding: Rounding) -> str:
        """Return how a device count is rounded."""
        return self._language.show(ROUNDING_NAMES[rounding])

    def curve(self, curve: Curve, *, estimate: bool) -> str:
        """Return the label of a curve."""
        name: Text = text(
            "{framework}, {hardware}",
            framework=self.framework(curve.framework),
            hardware=self.hardware(curve.hardware),
        )
        return self._language.show(text("≈ {value}", value=name) if estimate else name)

    def document(self, document: str) -> str:
        """Return how a document is cited: the vendor's by number, others by their address."""
        if document in self._tables.documents:
            return self._language.say("document {id}", id=document)
        return document

    def edition(self, edition: str) -> str:
        """Return an edition's number, and that nobody printed it where that is so."""
        row = self._tables.editions.get(edition)
        if row is not None and row.inferred:
            return self._language.say("{edition} (number inferred)", edition=edition)
        return edition

    def title(self, document: str) -> str:
        """Return what the document is: its own title in Chinese, a description in English."""
        row = self._tables.documents[document]
        return row.title if self._language.is_chinese or not row.note else row.note

    def source(self, source: Source) -> str:
        """Return document, edition and place of a source in one line."""
        parts: list[Value] = [self.document(source.document)] if source.document else []
        if source.edition:
            parts.append(text("edition {edition}", edition=source.edition))
        if source.place:
            parts.append(source.place)
        return self._language.show(tuple(parts))  # type: ignore[arg-type]
