"""The entries of the Plan page's choices, from the catalog and from an answer's evidence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ascgui.domain.catalog import Support, Tables, ThroughputRow
from ascgui.domain.plan import Plan
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.support import Option, options
from ascgui.viewmodels.choices import Choice, Mark
from ascgui.viewmodels.plan_bindings import ENTERED
from ascgui.viewmodels.vocabulary import EVIDENCE, STAGE_NOTES, STAGES, STRATEGY_NOTES, named

if TYPE_CHECKING:
    from ascgui.domain.answer import Answer, Evidence

JOB_FIELDS = ("model", "stage", "strategy", "seq_len", "framework", "hardware", "edition")

_MARKS = {
    Support.SUPPORTED: Mark.NONE,
    Support.NOT_SUPPORTED: Mark.NOT_SUPPORTED,
    Support.UNKNOWN: Mark.UNKNOWN,
}


def job_choices(field: str, plan: Plan, tables: Tables) -> tuple[Choice, ...]:
    """Return the entries for ``field`` of the job, marked by what the rest of the plan allows."""
    found = tuple(_job_choice(field, option, tables) for option in options(plan, tables, field))
    if field == "edition" and tables.editions:
        newest = text("Newest ({edition})", edition=tables.newest_edition)
        return (Choice(None, newest), *found)
    return found


def _job_choice(field: str, option: Option, tables: Tables) -> Choice:
    name, note, aliases = _named(field, str(option.value), tables)
    return Choice(
        option.value,
        name,
        option.reason if option.reason is not None else note,
        mark=_MARKS[option.support],
        aliases=aliases,
    )


def _named(
    field: str, value: str, tables: Tables
) -> tuple[Text | str, Text | str, tuple[str, ...]]:
    """Return name, quiet note and further spellings of one value."""
    if field == "model":
        return value, "", tables.models[value].aliases if value in tables.models else ()
    if field == "stage":
        return named(STAGES, value), STAGE_NOTES.get(value, ""), ()
    if field == "strategy":
        return value, STRATEGY_NOTES.get(value, ""), ()
    rows: Mapping[str, object] = {}
    if field == "framework":
        rows = tables.frameworks
    elif field == "hardware":
        rows = tables.hardware
    row = rows.get(value)
    if row is None:
        return value, "", ()
    return getattr(row, "name", value), "", getattr(row, "aliases", ())


def evidence_choices(answer: Answer) -> tuple[Choice, ...]:
    """Return what R may be taken from: the best of its own accord, the user's value, every row."""
    automatic = next((one for one in answer.candidates if one.automatic and one.row), None)
    plan = answer.plan
    if automatic is not None:
        best = text("Best: {row}", row=_row_name(automatic))
    elif not plan.model:
        best = text("Choose a model first")
    else:
        best = text("Best: none is near enough")
    found = [
        Choice(None, best)
        if automatic is None
        else Choice(None, best, _note(automatic, plan), _tip(automatic))
    ]
    entered = plan.throughput.entered_tps
    if entered is not None:
        own = text("Entered: {tps}", tps=Quantity(entered, Unit.TOKENS_PER_SECOND))
        found.append(Choice(ENTERED, own))
    found += [
        Choice(
            one.row.id,
            _row_name(one),
            _note(one, plan),
            _tip(one),
            Mark.NONE if one.automatic else Mark.UNKNOWN,
            enabled=one.choosable,
        )
        for one in answer.candidates
        if one.row is not None
    ]
    return tuple(found)


def _row_name(evidence: Evidence) -> Text:
    row = evidence.row
    assert row is not None  # noqa: S101 - only called for rows
    if not evidence.choosable:
        return text(
            "{value} {unit}, {model}, {length}",
            value=row.published_value,
            unit=row.published_unit,
            model=row.model or row.model_published,
            length=_length(row),
        )
    return text(
        "{tps}, {model}, {strategy}, {length}",
        tps=evidence.tps,
        model=row.model or row.model_published,
        strategy=row.strategy,
        length=_length(row),
    )


def _length(row: ThroughputRow) -> str:
    return row.seq_len_printed or str(row.seq_len or "?")


def _note(evidence: Evidence, plan: Plan) -> Text:
    """Return in a few words where a rate comes from, and in what it differs from the plan."""
    row = evidence.row
    assert row is not None  # noqa: S101 - only called for rows
    where = (
        EVIDENCE[evidence.kind],
        *(() if row.devices is None else (_devices(row.devices),)),
        *((row.last_seen,) if row.last_seen else ()),
    )
    if not evidence.choosable:
        return text("{where}; not clear per what", where=where)
    different = tuple(_different(row, plan))
    if not different:
        return text("{where}", where=where)
    return text("{where}; differs in {different}", where=where, different=different)


def _devices(count: int) -> Text:
    return text("{devices}", devices=Quantity(count, Unit.DEVICES))


def _different(row: ThroughputRow, plan: Plan) -> Iterator[Text]:
    pairs = (
        (row.model, plan.model, text("model")),
        (row.stage, plan.stage, text("stage")),
        (row.strategy, plan.strategy, text("strategy")),
        (row.seq_len, plan.seq_len, text("sequence length")),
        (row.framework, plan.framework, text("framework")),
        (row.hardware, plan.hardware, text("hardware")),
    )
    for own, wanted, name in pairs:
        if wanted is not None and own != wanted:
            yield name


def _tip(evidence: Evidence) -> tuple[Text, ...]:
    return (evidence.explanation, *evidence.differences, evidence.range_rule)
