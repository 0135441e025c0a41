"""What has changed between the answer that a plan file records and the answer of today."""

from __future__ import annotations

import math
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from ascgui.catalog.planrows import change_issues
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.plan import Plan
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.planfile.fields import shortened
from ascgui.planfile.record import (
    EXPLANATION,
    IDENTITY,
    OPTIONAL,
    PROGRAM,
    answer_record,
    current_record,
    evidence_records,
)

_TOLERANCE = 1e-6

_FIGURES: Mapping[str, tuple[Text, Unit]] = {
    "support": (text("support"), Unit.NONE),
    "minimum_devices": (text("minimum"), Unit.DEVICES),
    "required_recommended": (text("recommended for the deadline"), Unit.DEVICES),
    "devices": (text("used"), Unit.DEVICES),
    "tps": (text("throughput"), Unit.TOKENS_PER_SECOND),
    "duration_expected_s": (text("expected duration"), Unit.SECONDS),
    "duration_published_s": (text("duration by the printed formula"), Unit.SECONDS),
    "finish": (text("finish"), Unit.NONE),
    "cost": (text("cost"), Unit.NONE),
}


def changes(
    records: Mapping[str, Any], plan: Plan, answer: Answer, tables: Tables
) -> tuple[Issue, ...]:
    """Return what differs from the recorded answer, most weighty first.

    ``records`` are the recorded parts of the file. Where the inputs were edited since, a
    different answer is no surprise and is not told figure by figure.
    """
    saved = records["answer"]
    if not saved:
        return ()
    now = answer_record(answer)
    edited = saved.get("inputs_sha256") != now["inputs_sha256"]
    found = [issue for row in records["evidence"] for issue in _row_issues(row, tables)]
    if edited:
        found.append(
            Issue(
                Severity.INFO,
                "inputs-edited",
                text(
                    "The inputs were edited after the answer in the file was saved, so the answer "
                    "here is a new one."
                ),
            )
        )
    else:
        found = [
            *_answer_issues(saved, now),
            *found,
            *_choice_issues(records["evidence"], answer, tables),
            *_edition_issues(saved, now, plan, tables),
            *_formula_issues(saved, now),
        ]
    return (
        *found,
        *_program_issues(saved),
        *_catalog_issues(records["catalog"], tables, quiet=bool(found)),
    )


def _answer_issues(saved: Mapping[str, Any], now: Mapping[str, Any]) -> list[Issue]:
    differences = tuple(
        text(
            "{figure}: {before} before, {after} now",
            figure=name,
            before=_shown(saved.get(key), unit),
            after=_shown(now.get(key), unit),
        )
        for key, (name, unit) in _FIGURES.items()
        if not _same(saved.get(key), now.get(key))
    )
    if not differences:
        return []
    return [
        Issue(
            Severity.WARNING,
            "answer-changed",
            text(
                "The answer is no longer the one that was saved: {differences}.",
                differences=differences,
            ),
            text("Check what changed below, and save the plan to keep the new answer."),
        )
    ]


def _row_issues(saved: Mapping[str, Any], tables: Tables) -> list[Issue]:
    table = saved.get("table")
    if not isinstance(table, str) or table not in IDENTITY:
        return []
    current = current_record(saved, tables)
    identity = tuple(shortened(saved[key]) for key in IDENTITY[table] if key in saved)
    source = Source(
        document=str(saved.get("document", saved.get("source", ""))),
        edition=str(saved.get("edition", "")),
    )
    if current is None:
        return [
            Issue(
                Severity.WARNING,
                "row-gone",
                text(
                    "A row that the saved answer stood on is no longer in the catalog: table "
                    "{table}, {row}.",
                    table=table,
                    row=identity,
                ),
                text("Check whether it was removed from your changes or from a new catalog."),
                (("table", table),),
                (source,),
            )
        ]
    differences = _differences(saved, current)
    if not differences:
        return []
    return [
        Issue(
            Severity.WARNING,
            "row-changed",
            text(
                "A row that the saved answer stood on has changed in the catalog: table {table}, "
                "{row}; {differences}.",
                table=table,
                row=identity,
                differences=differences,
            ),
            text("Check which value holds, and save the plan to keep the new one."),
            (("table", table),),
            (source,),
        )
    ]


def _differences(saved: Mapping[str, Any], current: Mapping[str, Any]) -> tuple[Text, ...]:
    """Return how the current row differs in what this program records of a row."""
    found: list[Text] = []
    for key in dict.fromkeys((*current, *saved)):
        before, after = saved.get(key), current.get(key)
        if key in EXPLANATION or _same(before, after):
            continue
        if isinstance(before, dict) and isinstance(after, dict):
            found += _differences(before, after)
        elif after is not None or key in OPTIONAL:
            found.append(
                text(
                    "{figure}: {before} before, {after} now",
                    figure=shortened(key).strip("“”"),
                    before=_shown(before, Unit.NONE),
                    after=_shown(after, Unit.NONE),
                )
            )
    return tuple(found)


def _choice_issues(saved: list[Mapping[str, Any]], answer: Answer, tables: Tables) -> list[Issue]:
    def throughput(rows: list[Any]) -> object:
        return next((row.get("id") for row in rows if row.get("table") == "throughput"), None)

    before, after = throughput(saved), throughput(evidence_records(answer, tables))
    if before == after:
        return []
    nothing = text("none")
    return [
        Issue(
            Severity.WARNING,
            "evidence-changed",
            text(
                "The throughput now comes from another row of the catalog: {before} before, "
                "{after} now.",
                before=shortened(before) if before is not None else nothing,
                after=shortened(after) if after is not None else nothing,
            ),
            text("Choose a row yourself if the plan is to keep to it."),
        )
    ]


def _edition_issues(
    saved: Mapping[str, Any], now: Mapping[str, Any], plan: Plan, tables: Tables
) -> list[Issue]:
    """Return that the edition is another one, and which rows of the plan differ between them."""
    before, after = saved.get("edition"), now["edition"]
    if before is None or before == after:
        return []
    known = isinstance(before, str) and before in tables.editions and after in tables.editions
    rows = change_issues(plan, tables, before, after) if known else ()
    return [
        Issue(
            Severity.INFO,
            "edition-changed",
            text(
                "The plan was answered from edition {before}, and is answered from {after} now.",
                before=shortened(before),
                after=shortened(after),
            ),
            text("Name the edition in the plan if it is to keep to one."),
            (("edition", after),),
        ),
        *rows,
    ]


def _formula_issues(saved: Mapping[str, Any], now: Mapping[str, Any]) -> list[Issue]:
    before, after = saved.get("formula"), now.get("formula")
    if before is None or after is None or before == after:
        return []
    return [
        Issue(
            Severity.WARNING,
            "formula-changed",
            text(
                "The formula of the duration has changed: {before} before, {after} now.",
                before=shortened(before),
                after=shortened(after),
            ),
        )
    ]


def _program_issues(saved: Mapping[str, Any]) -> list[Issue]:
    before = saved.get("program")
    if before is None or before == PROGRAM:
        return []
    return [
        Issue(
            Severity.INFO,
            "program-changed",
            text(
                "The plan was saved by {before}; this is {after}.",
                before=shortened(before),
                after=PROGRAM,
            ),
        )
    ]


def _catalog_issues(saved: Mapping[str, Any], tables: Tables, *, quiet: bool) -> list[Issue]:
    """``quiet`` if rows or figures that changed were told already."""
    before = saved.get("sha256")
    if before is None or before == tables.sha256:
        return []
    message = (
        text("The catalog is not the one with which the plan was saved.")
        if quiet
        else text(
            "The catalog is not the one with which the plan was saved, but no row that the "
            "answer stands on has changed."
        )
    )
    return [Issue(Severity.INFO, "catalog-changed", message)]


def _same(before: object, after: object) -> bool:
    if isinstance(before, int | float) and isinstance(after, int | float):
        return math.isclose(before, after, rel_tol=_TOLERANCE)
    return before == after


def _shown(value: object, unit: Unit) -> Text | str | int | float | datetime | Quantity:
    if value is None:
        return text("none")
    if isinstance(value, int | float) and not isinstance(value, bool):
        try:
            return Quantity(float(value), unit) if unit is not Unit.NONE else float(value)
        except OverflowError:
            return shortened(value)
    if isinstance(value, datetime):
        return value
    return shortened(value).strip("“”")
