"""Whether a combination is supported, by which document, and what is near it if it is not.

"Not supported" is a dash that the minimum table prints; "unknown" is no entry at all. Documents
that disagree are shown side by side and never resolved here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from itertools import chain
from operator import attrgetter

from ascgui.domain.catalog import (
    Feature,
    FeatureValue,
    JobKey,
    Requirement,
    Support,
    Tables,
)
from ascgui.domain.feature_names import feature_name
from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.plan import RL_STRATEGIES, STAGES, STRATEGIES, Plan
from ascgui.domain.record import frozen
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.naming import (
    framework_name,
    hardware_name,
    is_reinforcement,
    stage_name,
    strategy_name,
)
from ascgui.estimator.spelling import digits, shortened

_DENYING_FEATURE = {
    ("mindspeed-llm", "full"): "full",
    ("mindspeed-llm", "lora"): "lora",
    ("mindspeed-mm", "full"): "full",
    ("llama-factory", "full"): "methods",
    ("llama-factory", "lora"): "methods",
    **{
        (framework, strategy): "methods"
        for framework in ("verl", "mindspeed-rl")
        for strategy in sorted(RL_STRATEGIES)
    },
}
"""The cell of the feature table that says whether a framework can run a strategy."""

_METHOD_OF_STAGE = {"pretrain": "PT", "sft": "SFT", "dpo": "DPO"}

OPTION_FIELDS = ("model", "stage", "strategy", "seq_len", "framework", "hardware", "edition")
_KEY_FIELDS = ("model", "strategy", "seq_len", "framework", "hardware")


class Nearness(StrEnum):
    """How a near entry stands to the job that was asked for."""

    LONGER = "longer"
    SHORTER = "shorter"
    ELSEWHERE = "elsewhere"
    STRATEGY = "strategy"
    EDITION = "edition"


@frozen
class Nearby:
    """A supported entry near a job that has none."""

    nearness: Nearness
    requirement: Requirement


@frozen
class Option:
    """What choosing ``value`` for a field would give; ``reason`` says why it is not supported."""

    value: str | int
    support: Support
    reason: Text | None = None


def edition_of(plan: Plan, tables: Tables) -> str:
    """Return the edition that the plan is answered from: its own, or the newest."""
    if plan.edition is not None:
        return plan.edition
    return tables.newest_edition if tables.editions else ""


def job_key(plan: Plan) -> JobKey | None:
    """Return what the plan asks the minimum table for, or None while a part is not said."""
    parts = (plan.model, plan.strategy, plan.seq_len, plan.framework, plan.hardware)
    model, strategy, seq_len, framework, hardware = parts
    if (
        model is None
        or strategy is None
        or seq_len is None
        or framework is None
        or hardware is None
    ):
        return None
    return JobKey(model, strategy, seq_len, framework, hardware)


def requirement(tables: Tables, edition: str, key: JobKey) -> Requirement | None:
    """Return the entry of the minimum table for exactly this job, or None if it is unknown."""
    return tables.requirements.get((edition, key))


def support_of(entry: Requirement | None) -> Support:
    """Return what an entry, or its absence, says."""
    return Support.UNKNOWN if entry is None else entry.support


def nearby(tables: Tables, edition: str, key: JobKey) -> tuple[Nearby, ...]:
    """Return supported entries near ``key``, the most useful first.

    The next longer sequence length comes first: its minimum is an upper guide for the job. Then
    the next shorter, other frameworks and hardware, other strategies, other editions.
    """
    entries = [
        entry
        for entry in tables.requirements_of.get((edition, key.model), ())
        if entry.devices is not None
    ]
    here = [
        entry
        for entry in entries
        if (entry.key.framework, entry.key.hardware) == (key.framework, key.hardware)
    ]
    own = [entry for entry in here if entry.key.strategy == key.strategy]
    longer = [entry for entry in own if entry.key.seq_len > key.seq_len][:1]
    shorter = [entry for entry in own if entry.key.seq_len < key.seq_len][-1:]
    elsewhere = [
        entry
        for entry in entries
        if (entry.key.strategy, entry.key.seq_len) == (key.strategy, key.seq_len)
        and entry not in here
    ]
    strategies = [
        entry
        for entry in here
        if entry.key.seq_len == key.seq_len and entry.key.strategy != key.strategy
    ]
    editions = [
        entry
        for other in tables.editions
        if other != edition
        and (entry := tables.requirements.get((other, key))) is not None
        and entry.devices is not None
    ]
    return tuple(
        Nearby(nearness, entry)
        for nearness, found in (
            (Nearness.LONGER, longer),
            (Nearness.SHORTER, shorter),
            (Nearness.ELSEWHERE, elsewhere),
            (Nearness.STRATEGY, strategies),
            (Nearness.EDITION, editions),
        )
        for entry in found
    )


def nearby_text(near: Nearby, tables: Tables) -> Text:
    """Return the near entry as a sentence."""
    entry, key = near.requirement, near.requirement.key
    devices = Quantity(entry.devices or 0, Unit.DEVICES)
    match near.nearness:
        case Nearness.LONGER:
            return text(
                "The longer sequence length {seq_len} needs at least {devices}; this job should not"
                " need more.",
                seq_len=digits(key.seq_len),
                devices=devices,
            )
        case Nearness.SHORTER:
            return text(
                "The shorter sequence length {seq_len} needs at least {devices}; this job should"
                " not need fewer.",
                seq_len=digits(key.seq_len),
                devices=devices,
            )
        case Nearness.ELSEWHERE:
            return text(
                "{framework} on {hardware} needs at least {devices}.",
                framework=framework_name(key.framework, tables),
                hardware=hardware_name(key.hardware, tables),
                devices=devices,
            )
        case Nearness.STRATEGY:
            return text(
                "With {strategy} it needs at least {devices}.",
                strategy=strategy_name(key.strategy),
                devices=devices,
            )
        case Nearness.EDITION:
            return text(
                "Edition {edition} says at least {devices}.",
                edition=entry.edition,
                devices=devices,
            )


def job_text(key: JobKey, tables: Tables) -> Text:
    """Return the job as a sentence names it."""
    return text(
        "{model}, {strategy}, sequence length {seq_len}, {framework}, {hardware}",
        model=shortened(key.model),
        strategy=strategy_name(key.strategy),
        seq_len=digits(key.seq_len),
        framework=framework_name(key.framework, tables),
        hardware=hardware_name(key.hardware, tables),
    )


def requirement_source(entry: Requirement) -> Source:
    """Return where an entry of the minimum table stands and what it says."""
    devices = Quantity(entry.devices or 0, Unit.DEVICES)
    if not entry.row:
        # A row of the user's own is no printed row.
        says = text("not supported") if entry.devices is None else text("{n}", n=devices)
    elif entry.devices is None:
        says = text("row {row}: not supported", row=entry.row)
    else:
        says = text("row {row}: {devices}", row=entry.row, devices=devices)
    return Source(entry.document, entry.edition, place(entry.file, entry.line), says)


def feature_source(cell: Feature) -> Source:
    """Return where a cell of the feature table stands and what is printed there."""
    if cell.row:
        says = text(
            "table {table}, row {row}: {model}, {feature}: {printed}",
            table=cell.table,
            row=cell.row,
            model=cell.model,
            feature=feature_name(cell.feature),
            printed=printed(cell),
        )
    else:
        says = text(
            "{model}, {feature}: {printed}",
            model=cell.model,
            feature=feature_name(cell.feature),
            printed=printed(cell),
        )
    return Source(cell.document, cell.edition, place(cell.file, cell.line), says)


def place(file: str, line: int) -> str:
    """Return where a row stands, as ``file:line``."""
    return f"{file}:{line}" if line else file


def printed(cell: Feature) -> str:
    """Return what a cell of the feature table prints."""
    if cell.value is FeatureValue.SUPPORTED:
        return cell.detail or "✅"
    return "❌" if cell.value is FeatureValue.NOT_SUPPORTED else "NA"


def features_of(tables: Tables, edition: str, plan: Plan) -> tuple[Feature, ...]:
    """Return the cells of the feature table for the plan's model on its framework."""
    if plan.model is None or plan.framework is None:
        return ()
    features = tables.features_edition(edition)
    return tables.features_of.get((features, plan.model, plan.framework), ())


# --- contradictions -----------------------------------------------------------------------------


def denying_feature(tables: Tables, entry: Requirement) -> Feature | None:
    """Return the cell of its feature table that denies what ``entry`` gives a minimum for.

    A cell that lists methods of reinforcement learning denies those that it leaves out.
    """
    key = entry.key
    feature = _DENYING_FEATURE.get((key.framework, key.strategy))
    if entry.devices is None or feature is None:
        return None
    features = tables.features_edition(entry.edition)
    for cell in tables.features_of.get((features, key.model, key.framework), ()):
        if cell.feature != feature:
            continue
        listed = listed_methods(cell)
        left_out = key.strategy in RL_STRATEGIES and listed and key.strategy.upper() not in listed
        if cell.value is not FeatureValue.SUPPORTED or left_out:
            return cell
    return None


def listed_methods(cell: Feature) -> frozenset[str]:
    """Return the methods that a cell of the feature table lists, in capitals."""
    return frozenset(part for part in re.split(r"[、,，/\s]+", cell.detail.upper()) if part)


def contradictions(tables: Tables, entry: Requirement) -> tuple[Issue, ...]:
    """Return what the feature table of its edition says against ``entry``."""
    cell = denying_feature(tables, entry)
    if cell is None:
        return ()
    key = entry.key
    return (
        Issue(
            Severity.WARNING,
            "requirement-contradicts-feature",
            text(
                "Document {minimum} gives a minimum of {devices} for {model} with {strategy} on"
                " {framework}, document {features} says that this is not supported. The job may"
                " not run.",
                minimum=entry.document,
                devices=Quantity(entry.devices or 0, Unit.DEVICES),
                model=key.model,
                strategy=strategy_name(key.strategy),
                framework=framework_name(key.framework, tables),
                features=cell.document,
            ),
            text("Compare both documents, and try the job on a small cluster before you commit."),
            where=requirement_where(entry),
            sources=(requirement_source(entry), feature_source(cell)),
        ),
    )


def oddities(tables: Tables, entry: Requirement) -> tuple[Issue, ...]:
    """Return where ``entry`` and another of the same edition do not go together.

    Each pair is reported from both of its entries: LoRA that needs more than full, and a longer
    sequence that needs fewer.
    """
    key = entry.key
    if entry.devices is None:
        return ()
    here = [
        other
        for other in tables.requirements_of.get((entry.edition, key.model), ())
        if other.devices is not None
        and (other.key.framework, other.key.hardware) == (key.framework, key.hardware)
    ]
    pairs = [
        (entry, other) if key.strategy == "full" else (other, entry)
        for other in here
        if other.key.seq_len == key.seq_len
        and {other.key.strategy, key.strategy} == {"full", "lora"}
    ]
    found = [_lora_issue(full, lora, tables) for full, lora in pairs if _fewer(full, lora)]
    neighbours = [
        (entry, other) if key.seq_len < other.key.seq_len else (other, entry)
        for other in here
        if other.key.strategy == key.strategy and other.key.seq_len != key.seq_len
    ]
    found += [
        _longer_issue(shorter, longer, tables)
        for shorter, longer in neighbours
        if _fewer(longer, shorter)
    ]
    return tuple(found)


def _fewer(one: Requirement, other: Requirement) -> bool:
    return one.devices is not None and other.devices is not None and one.devices < other.devices


def _lora_issue(full: Requirement, lora: Requirement, tables: Tables) -> Issue:
    return Issue(
        Severity.WARNING,
        "lora-needs-more-than-full",
        text(
            "For {job}, the table prints {lora}, but for full training, which needs more memory,"
            " it prints {full}. One of the two minimums may be wrong.",
            job=job_text(lora.key, tables),
            lora=Quantity(lora.devices or 0, Unit.DEVICES),
            full=Quantity(full.devices or 0, Unit.DEVICES),
        ),
        text("Check with the vendor, or take the larger of the two."),
        where=requirement_where(lora),
        sources=(requirement_source(lora), requirement_source(full)),
    )


def _longer_issue(shorter: Requirement, longer: Requirement, tables: Tables) -> Issue:
    return Issue(
        Severity.WARNING,
        "longer-sequence-needs-fewer",
        text(
            "For {job}, the table prints {longer}, but for the shorter sequence length {seq_len},"
            " which needs less memory, it prints {shorter}. One of the two minimums may be wrong.",
            job=job_text(longer.key, tables),
            longer=Quantity(longer.devices or 0, Unit.DEVICES),
            shorter=Quantity(shorter.devices or 0, Unit.DEVICES),
            seq_len=digits(shorter.key.seq_len),
        ),
        text("Check with the vendor, or take the larger of the two."),
        where=requirement_where(longer),
        sources=(requirement_source(longer), requirement_source(shorter)),
    )


def requirement_where(entry: Requirement) -> tuple[tuple[str, str | int], ...]:
    """Return what an issue about ``entry`` is about."""
    key = entry.key
    return (
        ("model", key.model),
        ("strategy", key.strategy),
        ("framework", key.framework),
        ("hardware", key.hardware),
        ("seq_len", key.seq_len),
        ("edition", entry.edition),
    )


# --- choices ------------------------------------------------------------------------------------


def options(plan: Plan, tables: Tables, field: str) -> tuple[Option, ...]:
    """Return what each value of ``field`` would give, the rest of the plan being as it is.

    Parts of the plan that are not said yet exclude nothing. A value is supported if any entry
    that fits gives a count, not supported if all that fit are dashes, unknown if none fits.

    Raises:
        KeyError: ``field`` is none of :data:`OPTION_FIELDS`.
    """
    if field == "stage":
        return tuple(_stage_option(plan, tables, stage) for stage in STAGES)
    if field == "edition":
        return tuple(
            _option(name, _entries(plan, tables, name, ()), plan, tables, (name, ""))
            for name in sorted(tables.editions, key=lambda name: -tables.editions[name].order)
        )
    edition = edition_of(plan, tables)
    by_value: dict[str | int, list[Requirement]] = {}
    for entry in _entries(plan, tables, edition, (field,)):
        by_value.setdefault(getattr(entry.key, field), []).append(entry)
    return tuple(
        _option(value, by_value.get(value, ()), plan, tables, (edition, field))
        for value in _values(plan, tables, edition, field)
    )


def _values(plan: Plan, tables: Tables, edition: str, field: str) -> Iterable[str | int]:
    values: Mapping[str, Iterable[str | int]] = {
        "model": tables.models,
        "strategy": STRATEGIES,
        "framework": tables.frameworks,
        "hardware": tables.hardware,
        "seq_len": (),
    }
    if field != "seq_len":
        return values[field]
    entries = tables.requirements_of.get((edition, plan.model or ""), ())
    lengths = {entry.key.seq_len for entry in entries} or {
        key.seq_len for known, key in tables.requirements if known == edition
    }
    return sorted(lengths)


def _entries(
    plan: Plan, tables: Tables, edition: str, left_open: tuple[str, ...]
) -> Iterable[Requirement]:
    """Return the entries of ``edition`` that fit what the plan says, except in ``left_open``."""
    said = [
        name for name in _KEY_FIELDS if name not in left_open and getattr(plan, name) is not None
    ]
    named = plan.model if "model" in said else None
    groups = (
        [tables.requirements_of.get((edition, named), ())]
        if named is not None
        else [group for (known, _), group in tables.requirements_of.items() if known == edition]
    )
    entries = chain.from_iterable(groups)
    if not said:
        return entries
    read = attrgetter(*said)
    wanted = read(plan)
    return (entry for entry in entries if read(entry.key) == wanted)


def _option(
    value: str | int,
    entries: Iterable[Requirement],
    plan: Plan,
    tables: Tables,
    asked: tuple[str, str],
) -> Option:
    edition, field = asked
    dash: Requirement | None = None
    for entry in entries:
        if entry.devices is not None:
            return Option(value, Support.SUPPORTED)
        dash = dash or entry
    if dash is not None:
        reason = text(
            "Not supported: the minimum table prints “-” for {job} (document {document}, row"
            " {row}).",
            job=job_text(dash.key, tables),
            document=dash.document,
            row=dash.row,
        )
        return Option(value, Support.NOT_SUPPORTED, reason)
    shown = {
        name: chosen
        for name in _KEY_FIELDS
        if (chosen := value if name == field else getattr(plan, name)) is not None
    }
    reason = text(
        "Unknown: the minimum table of edition {edition} has no entry for {job}.",
        edition=shortened(edition),
        job=tuple(
            digits(part) if isinstance(part, int) else shortened(part) for part in shown.values()
        ),
    )
    return Option(value, Support.UNKNOWN, reason)


def _stage_option(plan: Plan, tables: Tables, stage: str) -> Option:
    mismatch = stage_mismatch(stage, plan.strategy)
    if mismatch is not None:
        return Option(stage, Support.NOT_SUPPORTED, mismatch)
    cell = stage_cell(tables, edition_of(plan, tables), plan)
    method = _METHOD_OF_STAGE.get(stage)
    if cell is not None and method is not None and not stage_is_listed(cell, stage):
        reason = text(
            "Not supported: document {document} lists {methods} for {model} on {framework}.",
            document=cell.document,
            methods=printed(cell),
            model=cell.model,
            framework=framework_name(cell.framework, tables),
        )
        return Option(stage, Support.NOT_SUPPORTED, reason)
    if stage == "dpo" and cell is None:
        reason = text(
            "Unknown: the minimum table covers pretraining and supervised fine-tuning, not DPO."
        )
        return Option(stage, Support.UNKNOWN, reason)
    return Option(stage, Support.SUPPORTED)


def stage_cell(tables: Tables, edition: str, plan: Plan) -> Feature | None:
    """Return the cell that lists the stages which the framework can run for the model."""
    if is_reinforcement(plan.stage, plan.strategy):
        return None
    cells = features_of(tables, edition, plan)
    return next((cell for cell in cells if cell.feature == "methods"), None)


def stage_is_listed(cell: Feature, stage: str) -> bool:
    """Return whether a cell of methods lists ``stage``."""
    return cell.value is FeatureValue.SUPPORTED and _METHOD_OF_STAGE.get(
        stage, ""
    ) in listed_methods(cell)


def stage_mismatch(stage: str, strategy: str | None) -> Text | None:
    """Return why the stage and the strategy do not go together, or None if they do."""
    if strategy is None or strategy not in STRATEGIES or stage not in STAGES:
        return None
    if strategy in RL_STRATEGIES and stage != "rl":
        return text(
            "{strategy} is reinforcement learning, not {stage}.",
            strategy=strategy_name(strategy),
            stage=stage_name(stage),
        )
    if strategy not in RL_STRATEGIES and stage == "rl":
        return text(
            "{strategy} is no strategy of reinforcement learning.",
            strategy=strategy_name(strategy),
        )
    return None
