"""What a report is to hold, and for whom it is."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from pathlib import Path

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text

PAGES = ("A4", "Letter")
"""The papers that a report is laid out for."""

LARGEST_LOGO = 20 * 2**20
"""Bytes of a logo's file."""


class ReportSection(StrEnum):
    """The parts of a report, in the order in which they stand."""

    COVER = "cover"
    SUMMARY = "summary"
    SCENARIOS = "scenarios"
    CHARTS = "charts"
    ASSUMPTIONS = "assumptions"
    FINDINGS = "findings"
    DERIVATIONS = "derivations"
    EVIDENCE = "evidence"
    SIGNATURES = "signatures"


ALL_SECTIONS = tuple(ReportSection)


@dataclass(frozen=True, slots=True)
class ReportOptions:
    """Everything about a report that is no part of the project.

    ``title`` "" takes the project's own. ``scenarios`` are ids, None for all. ``day`` None leaves
    the date out. ``logo`` is a picture (PNG, JPEG or SVG) for the cover.
    """

    title: str = ""
    customer: str = ""
    author: str = ""
    logo: Path | None = None
    day: date | None = None
    sections: tuple[ReportSection, ...] = ALL_SECTIONS
    page: str = "A4"
    scenarios: tuple[str, ...] | None = None

    def has(self, section: ReportSection) -> bool:
        """Whether the report is to hold ``section``."""
        return section in self.sections


def no_picture(path: Path) -> Refused:
    """Return the refusal of a logo that is no picture, for raising."""
    return Refused(
        Issue(
            Severity.ERROR,
            "logo-unreadable",
            text("{file} is no picture that can be printed.", file=str(path)),
            text("Give a PNG, JPEG or SVG file."),
            where=(("file", str(path)),),
        )
    )
