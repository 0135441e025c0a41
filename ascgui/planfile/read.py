"""Opening a plan file: what was asked, today's answer to it, and what has changed since."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ascgui import safefile
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.estimator.answer import answer as estimate
from ascgui.planfile.changes import changes
from ascgui.planfile.fields import by_name, shortened, spread
from ascgui.planfile.parse import LARGEST_BYTES, Parsed, PlanText, parse
from ascgui.planfile.spellings import nearest_names, with_known_names


@dataclass(frozen=True, slots=True)
class Opened:
    """A plan file that was opened.

    ``answer`` is computed now; ``saved_answer_summary`` are the recorded figures by their keys in
    the file, empty where none were recorded. ``changes`` say what differs since it was saved,
    ``issues`` what is odd about the file itself.
    """

    plan: Plan
    answer: Answer
    saved_answer_summary: dict[str, Any]
    changes: tuple[Issue, ...]
    issues: tuple[Issue, ...]
    text: PlanText


def read(path: Path, tables: Tables) -> Opened:
    """Open the plan file ``path`` and answer it anew from ``tables``.

    Raises:
        Refused: it cannot be read or is no usable plan; all its problems are in it.
    """
    parsed = parse(safefile.read_bytes(path, LARGEST_BYTES), path)
    plan, unknown = with_known_names(parsed.plan, tables)
    answer = estimate(plan, tables)
    return Opened(
        plan=plan,
        answer=answer,
        saved_answer_summary=dict(parsed.records["answer"]),
        changes=changes(parsed.records, answer, tables),
        issues=(*parsed.issues, *(_unknown_name(name, parsed, tables) for name in unknown)),
        text=parsed.text,
    )


def _unknown_name(field: str, parsed: Parsed, tables: Tables) -> Issue:
    typed = str(spread(parsed.plan)[field])
    near = nearest_names(field, typed, tables)
    where: list[tuple[str, str | int]] = [("file", str(parsed.text.path))]
    line = parsed.lines.get(field)
    if line is not None:
        where.append(("line", line))
    return Issue(
        Severity.WARNING,
        "unknown-name",
        text("The catalog does not know the name {name}.", name=shortened(typed)),
        text("Check its spelling; nearest are {names}.", names=near)
        if near
        else text("Check its spelling, or add it to the catalog."),
        (*where, ("field", ".".join(by_name(field).place))),
    )
