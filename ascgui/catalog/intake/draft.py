"""What was read from a table before anyone agreed to it: drafts, rejections and open questions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from ascgui.domain.catalog import FeatureValue, ThroughputRow
from ascgui.domain.text import Text


@dataclass(frozen=True, slots=True)
class EntryDraft:
    """One entry of a minimum table. ``model`` is as printed, ``devices`` None "not supported"."""

    model: str
    strategy: str
    seq_len: int
    framework: str
    hardware: str
    devices: int | None
    row: int
    line: int

    @property
    def same_thing(self) -> tuple[str, str, int, str, str]:
        """What two drafts about the same entry share."""
        return (self.model, self.strategy, self.seq_len, self.framework, self.hardware)

    @property
    def says(self) -> object:
        """What it says about it."""
        return self.devices


@dataclass(frozen=True, slots=True)
class CellDraft:
    """One cell of a feature table. ``models`` are ids where the file names them, else None."""

    series: str
    model: str
    framework: str
    feature: str
    value: FeatureValue
    detail: str
    kind: str
    table: int
    row: int
    line: int
    models: tuple[str, ...] | None = None

    @property
    def same_thing(self) -> tuple[str, str, str, str]:
        """What two drafts about the same cell share."""
        return (self.series, self.model, self.framework, self.feature)

    @property
    def says(self) -> object:
        """What it says about it."""
        return (self.value, self.detail)


@dataclass(frozen=True, slots=True)
class RateDraft:
    """One throughput row."""

    rate: ThroughputRow
    line: int

    @property
    def same_thing(self) -> str:
        """What two drafts about the same row share."""
        return self.rate.id

    @property
    def says(self) -> object:
        """What it says about it."""
        return self.rate


Draft: TypeAlias = EntryDraft | CellDraft | RateDraft


@dataclass(frozen=True, slots=True)
class Rejected:
    """A row that cannot be used, as printed, and why."""

    line: int
    printed: str
    reason: Text


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to settle a question."""

    id: str
    label: Text
    drafts: tuple[Draft, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """What no rule decides: asked of the user, with the rows that it is about."""

    id: str
    asks: Text
    choices: tuple[Choice, ...]
    lines: tuple[int, ...]
    printed: str = ""

    def choice(self, name: str) -> Choice | None:
        """Return the choice with the id ``name``, or None."""
        return next((choice for choice in self.choices if choice.id == name), None)


@dataclass(slots=True)
class Part:
    """What is found in one table while it is being read."""

    drafts: list[Draft] = field(default_factory=list)
    rejected: list[Rejected] = field(default_factory=list)
    questions: list[Question] = field(default_factory=list)

    def add(self, other: Part) -> None:
        """Add what was found in another table."""
        self.drafts += other.drafts
        self.rejected += other.rejected
        self.questions += other.questions


SKIP = "skip"
"""The choice that leaves the rows out; every question has it."""


def skip(label: Text) -> Choice:
    """Return the choice that leaves the rows out."""
    return Choice(SKIP, label)


def kinds(drafts: Iterable[Draft]) -> frozenset[str]:
    """Return the tables that the drafts are for."""
    names = {EntryDraft: "min-devices", CellDraft: "features", RateDraft: "throughput"}
    return frozenset(names[type(draft)] for draft in drafts)
