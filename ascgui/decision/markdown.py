"""A report as Markdown, for a wiki or a mail."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ascgui.comparison.formats import marked
from ascgui.decision.blocks import (
    Block,
    Cell,
    DurationChart,
    Facts,
    Figures,
    Grid,
    Paragraph,
    Remark,
    Remarks,
    Report,
    Signatures,
    Subheading,
    Tone,
    TradeOffChart,
)
from ascgui.language.language import Language

_WIDE_COLUMNS = 8
"""Columns of a table that is cut, beside its first."""


def as_markdown(report: Report, language: Language) -> str:
    """Return ``report`` as Markdown: charts as tables of their points, the logo left out."""
    return "\n".join(_lines(report, language)) + "\n"


def _lines(report: Report, language: Language) -> Iterable[str]:
    yield f"# {marked(report.title)}"
    if report.cover is not None:
        yield from ("", f"*{marked(report.cover.kind)}*", "")
        yield from _facts(report.cover.facts, language)
    for section in report.sections:
        yield from ("", f"## {marked(section.title)}")
        subjects = any(isinstance(block, Subheading) and block.marked for block in section.blocks)
        for block in section.blocks:
            yield ""
            if isinstance(block, Subheading):
                yield f"{'####' if subjects and not block.marked else '###'} {marked(block.text)}"
            else:
                yield from _block(block, language)
    yield from ("", "---", "", f"*{marked(report.foot)}*")


def _block(block: Block, language: Language) -> Iterable[str]:
    if isinstance(block, Paragraph):
        yield from _paragraph(block)
    elif isinstance(block, Facts | Figures):
        yield from _facts(block.pairs, language)
    elif isinstance(block, Grid):
        yield from _grid(block)
    elif isinstance(block, DurationChart | TradeOffChart):
        yield from _grid(block.grid)
    elif isinstance(block, Remarks):
        yield from (line for remark in block.items for line in _remark(remark, language))
    elif isinstance(block, Signatures):
        yield from _signatures(block)


def _paragraph(block: Paragraph) -> Iterable[str]:
    lines = [marked(line) for line in block.text.splitlines() if line.strip()]
    if block.tone is Tone.LEAD:
        lines = [f"**{line}**" for line in lines]
    for number, line in enumerate(lines):
        if number:
            yield ""
        yield line


def _facts(pairs: Sequence[tuple[str, str]], language: Language) -> Iterable[str]:
    for name, value in pairs:
        lines = [line for line in value.splitlines() if line.strip()]
        first = lines[0] if len(lines) == 1 else ""
        said = language.say("{name}: {value}", name=name, value=first)
        yield f"- {marked(said)}"
        if len(lines) > 1:
            yield from (f"  - {marked(line)}" for line in lines)


def _grid(grid: Grid) -> Iterable[str]:
    for number, part in enumerate(grid.parts(_WIDE_COLUMNS)):
        if number:
            yield ""
        yield _row(marked(column.title) for column in part.columns)
        yield _row("---:" if column.numeric else "---" for column in part.columns)
        for row in part.rows:
            cells = [_cell(cell) for cell in row.cells]
            if row.below:
                cells[row.from_column] += f"<br>{marked(row.below)}"
            yield _row(cells)


def _cell(cell: Cell) -> str:
    said = "<br>".join(marked(line) for line in cell.text.splitlines())
    return f"**{said}**" if cell.strong and said else said


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _remark(remark: Remark, language: Language) -> Iterable[str]:
    said = language.say("{name}: {value}", name=remark.word, value="").strip()
    yield f"- **{marked(said)}** {marked(remark.message)}"
    if remark.action:
        said = language.say("What to do: {action}", action=remark.action)
        yield f"  - {marked(said)}"
    if remark.who:
        yield f"  - {marked(remark.who)}"
    for source in remark.sources:
        says = f": {marked(source.says)}" if source.says else ""
        yield f"  - *{marked(source.cite)}*{says}"


def _signatures(block: Signatures) -> Iterable[str]:
    yield _row(["", *(marked(label) for label in block.labels)])
    yield _row(["---", *("---" for _ in block.labels)])
    for role in block.roles:
        yield _row([marked(role), *("" for _ in block.labels)])
