"""The minimum table as the vendor prints it: jobs downwards, frameworks and hardware across.

Entries that one printed row stood for, as in ``full/lora`` and ``4096/8192``, are one row here as
long as they say the same; a row of which one entry was changed falls apart into its jobs.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from ascgui.catalog.diff import Count, count
from ascgui.domain.catalog import Requirement, Support, Tables

NOT_SUPPORTED_SIGN = "-"
"""What the vendor prints for "not supported"; a place without an entry stays empty."""

_Job = tuple[str, str, int]


@dataclass(frozen=True, slots=True)
class PivotColumn:
    """A column of counts."""

    framework: str
    hardware: str


@dataclass(frozen=True, slots=True)
class PivotRow:
    """One printed row: the jobs that it stands for, and what each column says about them.

    ``id`` is its first job. ``entries`` holds the entry of that job in each column, None where
    there is none.
    """

    id: str
    model: str
    strategies: tuple[str, ...]
    lengths: tuple[int, ...]
    counts: tuple[Count, ...]
    entries: tuple[Requirement | None, ...]

    @property
    def strategy(self) -> str:
        """The strategies as they are printed."""
        return "/".join(self.strategies)

    @property
    def seq_len(self) -> str:
        """The sequence lengths as they are printed."""
        return "/".join(map(str, self.lengths))


@dataclass(frozen=True, slots=True)
class Pivot:
    """The minimum table of one edition."""

    edition: str
    columns: tuple[PivotColumn, ...]
    rows: tuple[PivotRow, ...]

    def across(self, row: PivotRow) -> Iterator[tuple[int, int]]:
        """Yield (first column, number of columns) of each cell of ``row``.

        Columns of one framework that say the same are one cell; what is not known stays apart.
        """
        at = 0
        for _, group in itertools.groupby(
            range(len(self.columns)),
            lambda at: (
                self.columns[at].framework,
                row.counts[at] if row.counts[at] is not None else f"unknown {at}",
            ),
        ):
            width = len(list(group))
            yield at, width
            at += width

    def down(self) -> Iterator[tuple[int, int]]:
        """Yield (first row, number of rows) of each run of rows of one model."""
        at = 0
        for _, group in itertools.groupby(self.rows, lambda row: row.model):
            height = len(list(group))
            yield at, height
            at += height

    def frameworks(self) -> Iterator[tuple[str, int, int]]:
        """Yield (framework, first column, number of columns) in order."""
        at = 0
        for framework, group in itertools.groupby(self.columns, lambda one: one.framework):
            width = len(list(group))
            yield framework, at, width
            at += width


def pivot(tables: Tables, edition: str) -> Pivot:
    """Return the minimum table of ``edition``, its rows and columns in the catalog's order."""
    jobs: dict[_Job, dict[tuple[str, str], Requirement]] = {}
    for (of, key), entry in tables.requirements.items():
        if of == edition:
            job = (key.model, key.strategy, key.seq_len)
            jobs.setdefault(job, {})[key.framework, key.hardware] = entry
    there = {place for entries in jobs.values() for place in entries}
    columns = tuple(
        PivotColumn(framework, hardware)
        for framework in tables.frameworks
        for hardware in tables.hardware
        if (framework, hardware) in there
    )
    rows = tuple(
        _row(group, jobs, columns)
        for printed in _printed_rows(jobs)
        for group in _alike(printed, jobs, columns)
    )
    return Pivot(edition, columns, _model_by_model(rows))


def as_lines(
    table: Pivot, rows: Iterable[PivotRow], headings: Sequence[str], tables: Tables
) -> list[list[str | int]]:
    """Return ``rows`` below one line of headings, every merged cell in each place that it spans.

    Args:
        table: the table that the rows are of.
        rows: all of them or some.
        headings: of model, strategy and sequence length.
        tables: for the names of frameworks and hardware.
    """
    names = [
        f"{tables.frameworks[one.framework].name} {tables.hardware[one.hardware].name}"
        for one in table.columns
    ]
    lines: list[list[str | int]] = [[*headings, *names]]
    lines.extend([row.model, row.strategy, row.seq_len, *map(_printed, row.counts)] for row in rows)
    return lines


def as_html(table: Pivot, rows: Sequence[PivotRow], headings: Sequence[str], tables: Tables) -> str:
    """Return ``rows`` as an HTML table with merged cells, as spreadsheets take it.

    The arguments are those of :func:`as_lines`.
    """
    first = "".join(f'<th rowspan="2">{escape(one)}</th>' for one in headings)
    first += "".join(
        f'<th colspan="{width}">{escape(tables.frameworks[framework].name)}</th>'
        for framework, _, width in table.frameworks()
    )
    second = "".join(
        f"<th>{escape(tables.hardware[one.hardware].name)}</th>" for one in table.columns
    )
    lines = [f"<tr>{first}</tr>", f"<tr>{second}</tr>"]
    for _, group in itertools.groupby(rows, lambda row: row.model):
        of_model = list(group)
        for at, row in enumerate(of_model):
            cells = []
            if at == 0:
                cells.append(f'<td rowspan="{len(of_model)}">{escape(row.model)}</td>')
            cells += [f"<td>{escape(row.strategy)}</td>", f"<td>{escape(row.seq_len)}</td>"]
            cells += [
                f'<td colspan="{width}">{_printed(row.counts[first])}</td>'
                for first, width in table.across(row)
            ]
            lines.append(f"<tr>{''.join(cells)}</tr>")
    return f'<table border="1">{"".join(lines)}</table>'


def _printed(one: Count) -> str | int:
    if one is None:
        return ""
    return NOT_SUPPORTED_SIGN if one is Support.NOT_SUPPORTED else one


def _printed_rows(
    jobs: dict[_Job, dict[tuple[str, str], Requirement]],
) -> Iterator[list[_Job]]:
    """Yield the jobs of each printed row; one that no document numbers is a row of its own."""
    groups: dict[tuple[object, ...], list[_Job]] = {}
    for job, entries in jobs.items():
        numbered = [one for one in entries.values() if one.row]
        place = (numbered[0].document, numbered[0].row) if numbered else job[1:]
        groups.setdefault((job[0], *place), []).append(job)
    return iter(groups.values())


def _alike(
    printed: Sequence[_Job],
    jobs: dict[_Job, dict[tuple[str, str], Requirement]],
    columns: Sequence[PivotColumn],
) -> Iterator[list[_Job]]:
    """Yield the jobs of a printed row together where they say the same, else each by itself."""
    said = {_counts(jobs[job], columns) for job in printed}
    strategies = dict.fromkeys(job[1] for job in printed)
    lengths = dict.fromkeys(job[2] for job in printed)
    if len(said) == 1 and len(printed) == len(strategies) * len(lengths):
        yield list(printed)
    else:
        yield from ([job] for job in printed)


def _row(
    group: Sequence[_Job],
    jobs: dict[_Job, dict[tuple[str, str], Requirement]],
    columns: Sequence[PivotColumn],
) -> PivotRow:
    first = group[0]
    entries = jobs[first]
    return PivotRow(
        "|".join(map(str, first)),
        first[0],
        tuple(dict.fromkeys(job[1] for job in group)),
        tuple(dict.fromkeys(job[2] for job in group)),
        _counts(entries, columns),
        tuple(entries.get((one.framework, one.hardware)) for one in columns),
    )


def _counts(
    entries: dict[tuple[str, str], Requirement], columns: Sequence[PivotColumn]
) -> tuple[Count, ...]:
    return tuple(count(entries.get((one.framework, one.hardware))) for one in columns)


def _model_by_model(rows: Sequence[PivotRow]) -> tuple[PivotRow, ...]:
    """Return ``rows`` with those of a model together: an added one may stand at the end."""
    by_model: dict[str, list[PivotRow]] = {}
    for row in rows:
        by_model.setdefault(row.model, []).append(row)
    return tuple(row for group in by_model.values() for row in group)
