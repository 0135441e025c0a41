"""The printed plan's sections in their order."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from ascgui.report.flow import Strip
from ascgui.report.sections.answer import AnswerPart
from ascgui.report.sections.derivation import DerivationPart
from ascgui.report.sections.duration_chart import ChartPart
from ascgui.report.sections.evidence import EvidencePart
from ascgui.report.sections.findings import FindingsPart
from ascgui.report.sections.job import JobPart
from ascgui.report.sections.part import Part, Setting
from ascgui.report.sections.reference import FeaturesPart, NotesPart


class Section(StrEnum):
    """The parts of the printed plan, in the order in which they stand."""

    ANSWER = "answer"
    JOB = "job"
    CHART = "chart"
    FINDINGS = "findings"
    DERIVATION = "derivation"
    EVIDENCE = "evidence"
    FEATURES = "features"
    NOTES = "notes"


ALL_SECTIONS = tuple(Section)

_PARTS: dict[Section, type[Part]] = {
    Section.ANSWER: AnswerPart,
    Section.JOB: JobPart,
    Section.CHART: ChartPart,
    Section.FINDINGS: FindingsPart,
    Section.DERIVATION: DerivationPart,
    Section.EVIDENCE: EvidencePart,
    Section.FEATURES: FeaturesPart,
    Section.NOTES: NotesPart,
}


def plan_strips(setting: Setting, sections: Sequence[Section] = ALL_SECTIONS) -> list[Strip]:
    """Return the chosen sections one after the other, in their own order."""
    chosen = [section for section in Section if section in sections]
    return [strip for section in chosen for strip in _PARTS[section](setting).strips()]
