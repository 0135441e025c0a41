"""A minimum table whose page was flattened to words: no pipes, and merged cells lost.

A row is ``[model] strategy [lengths] counts``. What a row with fewer counts than columns means
follows from what the documents print: a count that holds for both hardware columns is printed
once, and two counts for one framework differ. A row that could be read in two ways is a question.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Container, Sequence
from dataclasses import dataclass

from ascgui.catalog.intake.draft import Choice, EntryDraft, Part, Question, Rejected, skip
from ascgui.catalog.intake.minimum import about_length
from ascgui.catalog.intake.spelling import Names, Wrong, devices, heading, lengths, strategies
from ascgui.domain.text import Text, text

_COUNT = r"(?:\d+\\?\*\s?Ascend|[-–—](?=\s|$))"
_STRATEGY = r"(?:full|lora|grpo|dapo|ppo)(?:/(?:full|lora|grpo|dapo|ppo))*"
_ROW = re.compile(
    rf"(?:(?P<model>\S+)\s+)?(?<!\S)(?P<strategy>{_STRATEGY})\s+"
    rf"(?:(?P<lengths>\d[\d/]*)\s+)?(?P<counts>{_COUNT}(?:\s+{_COUNT})*)",
    re.IGNORECASE,
)
_ONE_COUNT = re.compile(_COUNT, re.IGNORECASE)
_HEADING = re.compile(
    rf"序列长度\s*(?:SEQ_LEN)?\s+(?P<names>[^*]*?)\s+(?=\S+\s+{_STRATEGY}\s)", re.IGNORECASE
)
_MOST_CHOICES = 24

Counts = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Columns:
    """The frameworks of the table, and the hardware that each has a column for."""

    frameworks: tuple[str, ...]
    hardware: tuple[str, ...]


def part(written: str, names: Names) -> Part | None:
    """Return what ``written`` says, None if no such table is in it."""
    head = _HEADING.search(written)
    columns = _columns(head["names"], names) if head else None
    if head is None or columns is None:
        return None
    reading = _Reading(columns)
    body = written[head.end() :]
    end = 0
    for row in _ROW.finditer(body):
        line = written.count("\n", 0, head.end() + row.start("strategy")) + 1
        reading.pass_over(body[end : row.start()], line)
        reading.read(row, line)
        end = row.end()
    return reading.part


def part_is_likely(written: str) -> bool:
    """Return whether ``written`` has the headings and a row of a flattened page."""
    head = _HEADING.search(written)
    return head is not None and _ROW.search(written, head.end()) is not None


def _columns(printed: str, names: Names) -> _Columns | None:
    frameworks: list[str] = []
    hardware: list[str] = []
    for word in printed.split():
        framework, kind = names.framework(heading(word)), names.hardware(heading(word))
        if framework:
            frameworks.append(framework)
        elif kind:
            hardware.append(kind)
    each = tuple(dict.fromkeys(hardware))
    if not frameworks or len(each) != 2 or tuple(hardware) != each * len(frameworks):
        return None
    return _Columns(tuple(frameworks), each)


@dataclass(frozen=True, slots=True)
class _Words:
    """What stands before the counts of a row, with what it takes from the row above."""

    model: str
    strategies: tuple[str, ...]
    lengths: tuple[int, ...]


def _counts(row: re.Match[str]) -> Counts:
    return tuple(_ONE_COUNT.findall(row["counts"]))


class _Reading:
    """A table while its rows are read."""

    def __init__(self, columns: _Columns) -> None:
        self.part = Part()
        self.row = 0
        self._columns = columns
        self._model = ""
        self._lengths: tuple[int, ...] = ()

    def pass_over(self, between: str, line: int) -> None:
        """Report words between two rows: they may be a row that was not recognised."""
        printed = " ".join(between.split())
        if printed:
            reason = text("These words are no row of the table.")
            self.part.rejected.append(Rejected(line, printed, reason))

    def read(self, row: re.Match[str], line: int) -> None:
        self.row += 1
        printed = " ".join(row[0].split())
        try:
            words = self._words(row)
            readings = readings_of(_counts(row), len(self._columns.frameworks))
            drafts = [self._drafts(words, cells, line) for cells in readings.all]
        except Wrong as wrong:
            self.part.rejected.append(Rejected(line, printed, wrong.reason))
            return
        # A merged cell reaches down to rows of the same model, hardly to the next model.
        is_asked = not row["lengths"] and words.model != self._model
        self._model, self._lengths = words.model, words.lengths
        if not drafts:
            reason = text(
                "The row has {found} counts, and there are {expected} columns.",
                found=len(_counts(row)),
                expected=2 * len(self._columns.frameworks),
            )
            self.part.rejected.append(Rejected(line, printed, reason))
        elif not readings.is_sure:
            self.part.questions.append(self._question(readings.all, drafts, line, printed))
        elif is_asked:
            self.part.questions.append(
                about_length(drafts[0], words.lengths, line, printed, words.model)
            )
        else:
            self.part.drafts += drafts[0]

    def _words(self, row: re.Match[str]) -> _Words:
        model = row["model"] or self._model
        found = lengths(row["lengths"]) if row["lengths"] else self._lengths
        if not model:
            raise Wrong(text("The model is missing."))
        if not found:
            raise Wrong(text("The sequence length is missing."))
        return _Words(model, strategies(row["strategy"]), found)

    def _drafts(self, words: _Words, cells: Counts, line: int) -> list[EntryDraft]:
        places = itertools.product(self._columns.frameworks, self._columns.hardware)
        return [
            EntryDraft(
                words.model,
                strategy,
                length,
                framework,
                hardware,
                devices(cell.replace("\\", "")),
                self.row,
                line,
            )
            for (framework, hardware), cell in zip(places, cells, strict=True)
            for strategy, length in itertools.product(words.strategies, words.lengths)
        ]

    def _question(
        self,
        readings: Sequence[Counts],
        drafts: Sequence[list[EntryDraft]],
        line: int,
        printed: str,
    ) -> Question:
        choices = tuple(
            Choice(f"reading-{number}", self._label(cells), tuple(entries))
            for number, (cells, entries) in enumerate(zip(readings, drafts, strict=True), 1)
        )
        return Question(
            f"row:{line}:{self.row}",
            text("Merged cells were lost in this row. Which columns do its counts belong to?"),
            (*choices, skip(text("Leave the row out"))),
            (line,),
            printed,
        )

    def _label(self, cells: Counts) -> Text:
        pairs = zip(cells[::2], cells[1::2], strict=True)
        parts = tuple(
            text("{framework} {first}, {second}", framework=name, first=first, second=second)
            for name, (first, second) in zip(self._columns.frameworks, pairs, strict=True)
        )
        return text("{parts}", parts=parts)


@dataclass(frozen=True, slots=True)
class Readings:
    """The ways in which a row's counts can stand in the columns; one if ``is_sure``."""

    all: tuple[Counts, ...]
    is_sure: bool


def readings_of(counts: Counts, frameworks: int) -> Readings:
    """Return how ``counts`` can stand in two columns for each of ``frameworks`` frameworks."""
    if len(counts) == 2 * frameworks:
        return Readings((counts,), is_sure=True)
    if len(counts) == frameworks:
        return Readings((tuple(count for count in counts for _ in range(2)),), is_sure=True)
    apart = len(counts) - frameworks
    if not 0 < apart < frameworks:
        return Readings((), is_sure=False)
    ways = [
        _spread(counts, frameworks, split)
        for split in itertools.islice(
            itertools.combinations(range(frameworks), apart), _MOST_CHOICES
        )
    ]
    likely = [way for way in ways if all(map(_may_stand_apart, *_apart(way)))]
    if frameworks == 2 and len(likely) == 1 and _is_by_rule(counts, likely[0]):
        return Readings((likely[0],), is_sure=True)
    return Readings(tuple(ways), is_sure=False)


def _spread(counts: Counts, frameworks: int, split: Container[int]) -> Counts:
    """Return a cell a column, with two counts for each framework in ``split``."""
    cells: list[str] = []
    rest = iter(counts)
    for index in range(frameworks):
        first = next(rest)
        cells += (first, next(rest) if index in split else first)
    return tuple(cells)


def _apart(cells: Counts) -> tuple[list[str], list[str]]:
    return list(cells[::2]), list(cells[1::2])


def _may_stand_apart(first: str, second: str) -> bool:
    """Return whether the two may be one framework's counts: one merged, or fewer and more."""
    if first == second:
        return True
    numbers = [re.match(r"\d+", count) for count in (first, second)]
    return all(numbers) and int(numbers[0][0]) < int(numbers[1][0])  # type: ignore[index]


def _is_by_rule(counts: Counts, way: Counts) -> bool:
    """Return whether one of the two rules for three counts gives ``way``.

    The first count spans the first framework's columns; or the last one is a dash after two
    counts, and spans the last framework's.
    """
    first, second, last = counts
    if way == (first, first, second, last):
        return second != last
    dash = not last[0].isdigit() and first[0].isdigit() and second[0].isdigit()
    return dash and way == (first, second, last, last)
