"""Opening a plan file: what was asked, today's answer to it, and what has changed since."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ascgui import safefile
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue
from ascgui.domain.plan import Plan
from ascgui.estimator.answer import answer as estimate
from ascgui.planfile.changes import changes
from ascgui.planfile.parse import LARGEST_BYTES, Parsed, PlanText, parse
from ascgui.planfile.spellings import with_known_names


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
    return opened(parse(safefile.read_bytes(path, LARGEST_BYTES), path), tables)


def opened(parsed: Parsed, tables: Tables) -> Opened:
    """Return what stands in a file, answered anew from ``tables``."""
    plan = with_known_names(parsed.plan, tables)
    answer = estimate(plan, tables)
    return Opened(
        plan=plan,
        answer=answer,
        saved_answer_summary=dict(parsed.records["answer"]),
        changes=changes(parsed.records, plan, answer, tables),
        issues=parsed.issues,
        text=parsed.text,
    )
