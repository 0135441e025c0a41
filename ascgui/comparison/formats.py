"""A comparison as CSV, Markdown, JSON and text for a terminal."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import zip_longest
from typing import Any
from unicodedata import category

from ascgui.catalog.formats import harmless, json_text
from ascgui.comparison.lines import Cell, Group, Line
from ascgui.comparison.table import Comparison, Finding, Heading
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.project import short
from ascgui.domain.text import Text, text
from ascgui.language.findings import finding_lines, issue_object
from ascgui.language.language import Language
from ascgui.language.terminal import padded, printable, width, wrapped
from ascgui.planfile.answer_json import as_object as answer_object

GROUPS: Mapping[Group, Text] = {
    Group.INPUT: text("Inputs"),
    Group.ANSWER: text("Answers"),
    Group.FINDING: text("Findings"),
}
SEVERITIES: Mapping[Severity, Text] = {
    Severity.ERROR: text("Error"),
    Severity.WARNING: text("Warning"),
    Severity.INFO: text("Note"),
}
_LONGEST_NAME = 80
_NARROWEST_CELL, _WIDEST_CELL = 12, 28
_MOST_LINES = 8
"""Lines of one cell on a terminal: a figure is never cut, a name that goes on for ever is."""


def shown(cell: Cell, language: Language) -> str:
    """Return a cell as a person reads it, ≈ before what is an estimate; "" is nothing."""
    if cell.shown is None:
        return ""
    figure = language.show(cell.shown).strip()
    return language.say("≈ {figure}", figure=figure) if cell.estimate else figure


# --- files for programs -------------------------------------------------------------------------


def as_csv(comparison: Comparison) -> str:
    """Return CSV: one line a figure, one column a scenario, under the scenarios' ids.

    Values are as programs read them, durations in seconds. The first lines say what the scenarios
    are called; the last ones are the findings, one line each, with yes for who has it. A text
    that a spreadsheet would take for a formula gets an apostrophe before it.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerows([harmless(_seen(cell)) for cell in row] for row in csv_rows(comparison))
    return out.getvalue()


def _seen(cell: str | int | float | None) -> str | int | float | None:
    """Return ``cell`` without control characters: many readers stop at a NUL."""
    if not isinstance(cell, str):
        return cell
    return "".join(char for char in cell if char in "\t\r\n" or category(char) != "Cc")


def csv_rows(comparison: Comparison) -> list[list[str | int | float | None]]:
    """Return the rows of :func:`as_csv` before they are guarded and written."""
    headings = comparison.headings
    ids = [heading.id for heading in headings]
    rows: list[list[str | int | float | None]] = [["group", "id", "unit", "differs", *ids]]
    about: Sequence[tuple[str, list[str]]] = (
        ("name", [_plain(heading.label) for heading in headings]),
        ("note", [heading.note for heading in headings]),
        ("preferred", [_yes(heading.preferred) for heading in headings]),
        ("efficient", [_yes(heading.efficient) for heading in headings]),
    )
    rows += (["scenario", name, "", _yes(len(set(values)) > 1), *values] for name, values in about)
    rows += (
        [
            line.group.value,
            line.id,
            line.unit.value,
            _yes(line.differs),
            *(_written(cell) for cell in line.cells),
        ]
        for line in comparison.lines
    )
    for finding in comparison.findings:
        having = [_yes(each in finding.scenarios) for each in ids]
        rows.append(
            [
                finding.severity.value,
                finding.code,
                "",
                _yes(len(set(having)) > 1),
                *having,
            ]
        )
    return rows


def as_object(
    comparison: Comparison, answers: Mapping[str, Answer], tables: Tables, language: Language
) -> dict[str, Any]:
    """Return the comparison, with the whole answer of each scenario, as an object for JSON."""
    return {
        "name": comparison.title,
        "preferred": next((each.id for each in comparison.headings if each.preferred), None),
        "scenarios": [
            {
                "id": heading.id,
                "name": _plain(heading.label),
                "note": heading.note,
                "preferred": heading.preferred,
                "efficient": heading.efficient,
                "answer": answer_object(
                    answers[heading.id], answers[heading.id].issues, tables, language
                ),
            }
            for heading in comparison.headings
        ],
        "lines": [
            {
                "group": line.group.value,
                "id": line.id,
                "unit": line.unit.value,
                "differs": line.differs,
                "values": [_written(cell) for cell in line.cells],
                "estimates": [cell.estimate for cell in line.cells],
            }
            for line in comparison.lines
        ],
        "findings": [
            issue_object(issue, language) | {"scenarios": list(scenarios)}
            for finding in comparison.findings
            for issue, scenarios in finding.wordings
        ],
        "issues": [issue_object(issue, language) for issue in comparison.issues],
    }


def as_json(
    comparison: Comparison, answers: Mapping[str, Answer], tables: Tables, language: Language
) -> str:
    """Return :func:`as_object` as text."""
    return json_text(as_object(comparison, answers, tables, language))


def _written(cell: Cell) -> str | int | float | None:
    value = cell.value
    return value.isoformat(" ") if isinstance(value, datetime) else value


def _plain(name: str | Text) -> str:
    """Return a scenario's name in a file for programs; one without a name has none."""
    return name if isinstance(name, str) else ""


def _yes(so: object) -> str:
    return "yes" if so else "no"


# --- for people ---------------------------------------------------------------------------------


def as_markdown(comparison: Comparison, language: Language) -> str:
    """Return Markdown: a table of inputs and answers, then the findings.

    Lines that differ have their name in bold, the preferred scenario a star; ≈ marks estimates.
    """
    show = language.show
    headings = comparison.headings
    title = short(comparison.title, _LONGEST_NAME) or language.say("Comparison")
    lines = [f"# {marked(title)}", ""]
    if headings:
        names = [marked(heading_text(heading, language)) for heading in headings]
        lines += [_row(["", *names]), _row(["---", *("---" for _ in names)])]
        for group, name in GROUPS.items():
            lines.append(_row([f"*{marked(show(name))}*", *("" for _ in names)]))
            for line in comparison.lines:
                if line.group is group:
                    label = marked(show(line.title))
                    cells = [marked(shown(cell, language)) for cell in line.cells]
                    lines.append(_row([f"**{label}**" if line.differs else label, *cells]))
        lines += ["", marked(language.say("Bold: the scenarios differ. ★ preferred. ≈ estimate."))]
    notes = [heading for heading in headings if heading.note]
    if notes:
        lines += ["", f"## {marked(language.say('Scenario notes'))}", ""]
        lines += (
            f"- **{marked(heading_text(heading, language))}**: {marked(heading.note)}"
            for heading in notes
        )
    if comparison.findings:
        lines += ["", f"## {marked(show(GROUPS[Group.FINDING]))}", ""]
        for finding in comparison.findings:
            issue, _ = finding.wordings[0]
            lines.append(
                f"{_finding(issue, language)} *({marked(who(finding, comparison, language))})*"
            )
    if comparison.issues:
        lines += ["", f"## {marked(language.say('About the comparison'))}", ""]
        lines += (_finding(issue, language) for issue in comparison.issues)
    return "\n".join(lines) + "\n"


def heading_text(heading: Heading, language: Language, most: int = _LONGEST_NAME) -> str:
    """Return what stands over a column: the name in one line, a star before the preferred one."""
    name = short(language.show(heading.label), most)
    return f"★ {name}" if heading.preferred else name


def _finding(issue: Issue, language: Language) -> str:
    parts = [f"**{marked(language.show(SEVERITIES[issue.severity]))}:**"]
    parts.append(marked(language.show(issue.message)))
    if issue.action is not None:
        parts.append(marked(language.show(issue.action)))
    return f"- {' '.join(parts)}"


def who(finding: Finding, comparison: Comparison, language: Language) -> str:
    """Return the scenarios that have a kind of finding, in one line.

    Where they have it with different numbers, the first is named as the one that is quoted.
    """
    _, first = finding.wordings[0]
    rest = tuple(each for each in finding.scenarios if each not in first)
    quoted = called(first, comparison, language)
    if not rest:
        return quoted
    return language.say(
        "{first}; with other numbers also {others}",
        first=quoted,
        others=called(rest, comparison, language),
    )


def called(scenarios: Sequence[str], comparison: Comparison, language: Language) -> str:
    """Return the names of some scenarios in one line."""
    headings = {heading.id: heading for heading in comparison.headings}
    if len(scenarios) == len(headings) > 1:
        return language.say("all scenarios")
    first = tuple(short(language.show(headings[each].label), 40) for each in scenarios[:8])
    more = len(scenarios) - len(first)
    if more:
        return language.say("{names} and {count} more", names=first, count=more)
    return language.show(first)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


_MARKS = str.maketrans({mark: f"\\{mark}" for mark in "\\`*_{}[]<>()#+|!~"} | {"&": "&amp;"})


def marked(said: str) -> str:
    """Return ``said`` so that Markdown shows it as it is, in one line."""
    return " ".join(printable(said).translate(_MARKS).split())


def as_text(comparison: Comparison, language: Language, columns: int) -> str:
    """Return lines of at most ``columns`` for a terminal, a few scenarios at a time."""
    show = language.show
    labels = [show(line.title) for line in comparison.lines]
    margin = max((width(each) for each in labels), default=0) + 4
    side_by_side = max(1, min(4, len(comparison.headings)))
    each_width = (columns - margin) // side_by_side - 2
    each_width = max(_NARROWEST_CELL, min(_WIDEST_CELL, each_width))
    count = max(1, (columns - margin) // (each_width + 2))
    lines = [printable(short(comparison.title, columns))] if comparison.title else []
    for start in range(0, len(comparison.headings), count):
        lines += [
            "",
            *_part(comparison, language, range(start, start + count), (margin, each_width)),
        ]
    if comparison.headings:
        lines += ["", language.say("• the scenarios differ  ★ preferred  ≈ estimate")]
    if comparison.findings:
        lines += ["", show(GROUPS[Group.FINDING])]
        for finding in comparison.findings:
            issue, _ = finding.wordings[0]
            lines += finding_lines([issue], language, columns)
            having = f"({who(finding, comparison, language)})"
            lines += wrapped(having, columns, " " * 11)
    if comparison.issues:
        lines += ["", language.say("About the comparison")]
        lines += finding_lines(comparison.issues, language, columns)
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _part(
    comparison: Comparison, language: Language, which: range, widths: tuple[int, int]
) -> list[str]:
    """Return the lines of some of the scenarios, under their names."""
    margin, most = widths
    headings = comparison.headings[which.start : which.stop]

    def row(label: str, cells: Sequence[Sequence[str]]) -> list[str]:
        return [
            padded(label if at == 0 else "", margin)
            + "  ".join(" " * (most - width(each)) + each for each in beside)
            for at, beside in enumerate(zip_longest(*cells, fillvalue=""))
        ]

    lines = row("", [[_cut(heading_text(heading, language, most), most)] for heading in headings])
    for group, name in GROUPS.items():
        lines.append(language.show(name))
        for line in comparison.lines:
            if line.group is group:
                mark = "• " if line.differs else "  "
                cells = [shown(cell, language) for cell in line.cells[which.start : which.stop]]
                lines += row(
                    mark + language.show(line.title), [_folded(cell, most) for cell in cells]
                )
    return lines


def _folded(said: str, most: int) -> list[str]:
    """Return ``said`` in lines of at most ``most``; a word that is longer is broken."""
    lines = []
    for line in wrapped(_cut(said, _MOST_LINES * most), most):
        rest = line
        while width(rest) > most:
            end = next(at for at in range(1, len(rest) + 1) if width(rest[: at + 1]) > most)
            lines.append(rest[:end])
            rest = rest[end:]
        lines.append(rest)
    return lines


def _cut(said: str, most: int) -> str:
    plain = printable(said)
    while width(plain) > most:
        plain = plain[: max(0, len(plain) - 2 - (width(plain) - most) // 2)].rstrip() + "…"
        if plain == "…":
            break
    return plain


def copied(comparison: Comparison, lines: Sequence[Line], language: Language) -> str:
    """Return lines of a comparison as TSV for the clipboard, as they are shown."""
    rows = [["", *(heading_text(each, language) for each in comparison.headings)]]
    rows += (
        [language.show(line.title), *(shown(cell, language) for cell in line.cells)]
        for line in lines
    )
    return "\n".join("\t".join(" ".join(cell.split()) for cell in row) for row in rows) + "\n"
