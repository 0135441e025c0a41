"""What in the catalog itself deserves a second look: contradictions, odd counts, clashing names."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from ascgui.domain.catalog import (
    Feature,
    Framework,
    Hardware,
    JobKey,
    Model,
    Requirement,
    Tables,
)
from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.names import fold
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator import documents, support


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A minimum for what the feature table of its edition says is not supported."""

    model: str
    strategy: str
    framework: str
    requirements: tuple[Requirement, ...]
    feature: Feature


def check(tables: Tables, edition: str | None = None) -> tuple[Issue, ...]:
    """Return the findings about ``edition``, or about every edition, worst first."""
    newest_first = sorted(tables.editions.values(), key=lambda item: -item.order)
    issues = list(_alias_clashes(tables))
    for name in (item.id for item in newest_first if edition in {None, item.id}):
        requirements = [item for (of, _), item in tables.requirements.items() if of == name]
        supported = {item.key: item for item in requirements if item.devices is not None}
        issues += map(_contradiction_issue, feature_contradictions(tables, name))
        issues += _longer_needs_fewer(supported)
        issues += _lora_needs_more(supported)
        issues += _odd_counts(tables, supported.values())
        issues += _between_documents(tables, name)
    return tuple(sorted(issues, key=lambda issue: issue.severity.rank))


def feature_contradictions(tables: Tables, edition: str) -> tuple[Contradiction, ...]:
    """Return each model, strategy and framework that has a minimum and is not supported.

    Both sides are of ``edition``; the rule is that of :func:`support.denying_feature`.
    """
    jobs: dict[tuple[str, str, str], list[Requirement]] = defaultdict(list)
    for (of, key), requirement in tables.requirements.items():
        if of == edition and requirement.devices is not None:
            jobs[key.model, key.strategy, key.framework].append(requirement)
    found = []
    for (model, strategy, framework), requirements in jobs.items():
        denied = support.denying_feature(tables, requirements[0])
        if denied is not None:
            found.append(Contradiction(model, strategy, framework, tuple(requirements), denied))
    return tuple(found)


def _contradiction_issue(found: Contradiction) -> Issue:
    sources = (
        *_printed_rows(found.requirements),
        support.feature_source(found.feature),
    )
    return Issue(
        Severity.WARNING,
        "requirement-contradicts-feature",
        text(
            "Document {document} gives minimum devices for {model}, {strategy}, on {framework}, "
            "but document {other} says that it is not supported.",
            document=found.requirements[0].document,
            model=found.model,
            strategy=found.strategy,
            framework=found.framework,
            other=found.feature.document,
        ),
        text("Ask the vendor which of the two holds before relying on the count."),
        (
            ("model", found.model),
            ("strategy", found.strategy),
            ("framework", found.framework),
            ("edition", found.requirements[0].edition),
        ),
        sources,
    )


def _printed_rows(requirements: Iterable[Requirement]) -> Iterator[Source]:
    """Return one source for each printed row, whose entries say the same of every length."""
    rows: dict[tuple[str, int, int], dict[str, Requirement]] = defaultdict(dict)
    for item in requirements:
        rows[item.document, item.row, item.line][item.key.hardware] = item
    for by_hardware in rows.values():
        first = next(iter(by_hardware.values()))
        if len({item.devices for item in by_hardware.values()}) == 1:
            yield support.requirement_source(first)
            continue
        counts = tuple(
            text(
                "{devices} on {hardware}",
                devices=Quantity(_devices(item), Unit.DEVICES),
                hardware=hardware,
            )
            for hardware, item in by_hardware.items()
        )
        says = text("row {row}: {counts}", row=first.row, counts=counts)
        yield Source(first.document, first.edition, support.place(first.file, first.line), says)


def _longer_needs_fewer(supported: Mapping[JobKey, Requirement]) -> Iterator[Issue]:
    by_length = defaultdict(list)
    for key, requirement in supported.items():
        by_length[key.model, key.strategy, key.framework, key.hardware].append(requirement)
    for requirements in by_length.values():
        ordered = sorted(requirements, key=lambda item: item.key.seq_len)
        for shorter, longer in pairwise(ordered):
            if _devices(longer) < _devices(shorter):
                yield _about(
                    longer,
                    "longer-sequence-needs-fewer",
                    text(
                        "{job}: sequence length {long} needs {fewer}, but the shorter {short} needs"
                        " {more}.",
                        job=_job(longer.key),
                        long=str(longer.key.seq_len),
                        fewer=Quantity(_devices(longer), Unit.DEVICES),
                        short=str(shorter.key.seq_len),
                        more=Quantity(_devices(shorter), Unit.DEVICES),
                    ),
                    shorter,
                    longer,
                )


def _lora_needs_more(supported: Mapping[JobKey, Requirement]) -> Iterator[Issue]:
    for key, lora in supported.items():
        if key.strategy != "lora":
            continue
        full_key = JobKey(key.model, "full", key.seq_len, key.framework, key.hardware)
        full = supported.get(full_key)
        if full is not None and _devices(lora) > _devices(full):
            yield _about(
                lora,
                "lora-needs-more-than-full",
                text(
                    "{job}: at sequence length {length} LoRA needs {more}, but full training needs "
                    "only {fewer}.",
                    job=_job(key),
                    length=str(key.seq_len),
                    more=Quantity(_devices(lora), Unit.DEVICES),
                    fewer=Quantity(_devices(full), Unit.DEVICES),
                ),
                full,
                lora,
            )


def _odd_counts(tables: Tables, supported: Iterable[Requirement]) -> Iterator[Issue]:
    for requirement in supported:
        devices, hardware = _devices(requirement), tables.hardware[requirement.key.hardware]
        if devices % hardware.allocation_unit:
            message = text(
                "{job}: the minimum is {devices}, but {hardware} is given out in steps of {unit}.",
                job=_job(requirement.key),
                devices=Quantity(devices, Unit.DEVICES),
                hardware=hardware.name,
                unit=hardware.allocation_unit,
            )
            issue = _about(requirement, "odd-die-count", message, requirement)
            says = text("allocation unit {unit}", unit=hardware.allocation_unit)
            rule = Source(hardware.source, "", support.place(hardware.file, hardware.line), says)
            yield replace(issue, sources=(*issue.sources, rule))
        if devices > 8 and devices % 8:
            yield _about(
                requirement,
                "not-a-multiple-of-8",
                text(
                    "{job}: the minimum is {devices}; above 8 a count is a multiple of 8.",
                    job=_job(requirement.key),
                    devices=Quantity(devices, Unit.DEVICES),
                ),
                requirement,
            )


def _about(about: Requirement, code: str, message: Text, *evidence: Requirement) -> Issue:
    key = about.key
    where = (
        ("model", key.model),
        ("strategy", key.strategy),
        ("framework", key.framework),
        ("hardware", key.hardware),
        ("seq_len", key.seq_len),
        ("edition", about.edition),
    )
    action = text("Compare it with the vendor's page, and measure before relying on it.")
    sources = tuple(map(support.requirement_source, evidence))
    return Issue(Severity.WARNING, code, message, action, where, sources)


def _between_documents(tables: Tables, edition: str) -> Iterator[Issue]:
    """Compare the minimum table of an edition with its feature table, model by model."""
    if edition not in tables.editions_with.get("features", frozenset()):
        return
    for model in tables.models:
        found = documents.in_one_document(tables, edition, model)
        if found is not None:
            yield found
        for each in documents.disagreements(tables, edition, model):
            yield each.issue


def _alias_clashes(tables: Tables) -> Iterator[Issue]:
    kinds: tuple[tuple[str, Iterable[Model | Framework | Hardware]], ...] = (
        ("model", tables.models.values()),
        ("framework", tables.frameworks.values()),
        ("hardware", tables.hardware.values()),
    )
    for kind, items in kinds:
        meant: dict[str, dict[str, tuple[str, Model | Framework | Hardware]]] = defaultdict(dict)
        for item in items:
            for spelling in (item.id, *item.aliases):
                meant[fold(spelling)].setdefault(item.id, (spelling, item))
        for claims in meant.values():
            if len(claims) > 1:
                spelling = next(iter(claims.values()))[0]
                yield Issue(
                    Severity.ERROR,
                    "alias-clash",
                    text(
                        "“{alias}” is a name of {names}, so it finds none of them.",
                        alias=spelling,
                        names=tuple(claims),
                    ),
                    text("Remove the alias from all but one of them."),
                    ((kind, next(iter(claims))), ("alias", spelling)),
                    tuple(
                        Source(item.id, "", support.place(item.file, item.line), written)
                        for written, item in claims.values()
                    ),
                )


def _devices(requirement: Requirement) -> int:
    """Return the count of a supported entry."""
    return requirement.devices or 0


def _job(key: JobKey) -> Text:
    return text(
        "{model}, {strategy}, {framework}, {hardware}",
        model=key.model,
        strategy=key.strategy,
        framework=key.framework,
        hardware=key.hardware,
    )
