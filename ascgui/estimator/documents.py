"""Where the minimum table and the feature table of one edition do not say the same of a job.

One of them may deny what the other grants, or may not speak of it at all. Both are shown and
neither is preferred: the check of the catalog goes through every model, a plan takes what concerns
its own job.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from ascgui.domain.catalog import Feature, FeatureValue, Requirement, Tables
from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.plan import RL_STRATEGIES
from ascgui.domain.text import Text, text
from ascgui.estimator import support
from ascgui.estimator.naming import framework_name, strategy_name

_SPOKEN_OF: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "mindspeed-llm": (("full", ("full",)), ("lora", ("lora",))),
    "mindspeed-mm": (("full", ("full",)),),
    # The cell lists stages; whether all weights are trained or LoRA's it does not say.
    "llama-factory": (("methods", ("full", "lora")),),
    **{
        framework: tuple(("methods", (strategy,)) for strategy in sorted(RL_STRATEGIES))
        for framework in ("verl", "mindspeed-rl")
    },
}
"""The cells of the feature table of each framework, and the strategies that each speaks of."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One finding about a model on a framework, and the strategies it is about.

    ``strategies`` is empty where it is about all of them.
    """

    framework: str
    strategies: tuple[str, ...]
    issue: Issue

    def concerns(self, framework: str | None, strategy: str | None) -> bool:
        """Return whether it is about a job on ``framework`` with ``strategy``."""
        return framework == self.framework and (not self.strategies or strategy in self.strategies)


def disagreements(tables: Tables, edition: str, model: str) -> tuple[Disagreement, ...]:
    """Return where the tables of ``edition`` do not say the same of ``model``.

    Not among them: a minimum that the feature table denies, which
    :func:`ascgui.estimator.support.contradictions` finds for each entry; and a model that one of
    the tables does not hold at all.
    """
    entries = tables.requirements_of.get((edition, model), ())
    features = tables.features_edition(edition)
    described = {
        framework: tables.features_of.get((features, model, framework), ())
        for framework in tables.frameworks
    }
    if not entries or not any(described.values()):
        return ()
    of: dict[str, list[Requirement]] = defaultdict(list)
    for entry in entries:
        of[entry.key.framework].append(entry)
    found: list[Disagreement] = []
    for framework, cells in described.items():
        if cells:
            found += _granted(tables, of[framework], entries[0], cells)
        else:
            found += _not_described(tables, features, of[framework])
    return tuple(found)


def _granted(
    tables: Tables, entries: list[Requirement], any_entry: Requirement, cells: tuple[Feature, ...]
) -> Iterator[Disagreement]:
    """Yield what the feature table grants and the minimum table denies or does not speak of."""
    framework = cells[0].framework
    silent: dict[Feature, list[str]] = defaultdict(list)
    for feature, strategies in _SPOKEN_OF.get(framework, ()):
        cell = next((cell for cell in cells if cell.feature == feature), None)
        if cell is None or not _grants(cell, strategies):
            continue
        spoken = [entry for entry in entries if entry.key.strategy in strategies]
        if not spoken:
            silent[cell] += strategies
        elif all(entry.devices is None for entry in spoken):
            named = tuple(dict.fromkeys(entry.key.strategy for entry in spoken))
            yield _denied(tables, spoken, named, cell)
    for cell, left_out in silent.items():
        yield _no_minimum(tables, any_entry, tuple(left_out), cell)


def _grants(cell: Feature, strategies: tuple[str, ...]) -> bool:
    if cell.value is not FeatureValue.SUPPORTED:
        return False
    if not RL_STRATEGIES.issuperset(strategies):
        return True
    listed = support.listed_methods(cell)
    return not listed or any(strategy.upper() in listed for strategy in strategies)


def _names(strategies: tuple[str, ...]) -> tuple[Text | str, ...]:
    return tuple(strategy_name(strategy) for strategy in strategies)


def _where(
    model: str, strategies: tuple[str, ...], framework: str, edition: str
) -> tuple[tuple[str, str | int], ...]:
    return (
        ("model", model),
        *((("strategy", strategies[0]),) if len(strategies) == 1 else ()),
        ("framework", framework),
        ("edition", edition),
    )


def _denied(
    tables: Tables, spoken: list[Requirement], strategies: tuple[str, ...], cell: Feature
) -> Disagreement:
    entry = spoken[0]
    issue = Issue(
        Severity.WARNING,
        "feature-contradicts-requirement",
        text(
            "Document {minimum} says that {model} with {strategies} is not supported on"
            " {framework}, document {features} prints “{printed}” for it. One of the two is wrong.",
            minimum=entry.document,
            model=entry.key.model,
            strategies=_names(strategies),
            framework=framework_name(cell.framework, tables),
            features=cell.document,
            printed=support.printed(cell),
        ),
        text("Ask the vendor which of the two holds, or try the job on a small cluster."),
        where=_where(entry.key.model, strategies, cell.framework, entry.edition),
        sources=tuple(
            dict.fromkeys((*map(support.requirement_source, spoken), support.feature_source(cell)))
        ),
    )
    return Disagreement(cell.framework, strategies, issue)


def _no_minimum(
    tables: Tables, any_entry: Requirement, strategies: tuple[str, ...], cell: Feature
) -> Disagreement:
    model = any_entry.key.model
    issue = Issue(
        Severity.INFO,
        "feature-without-minimum",
        text(
            "Document {features} prints “{printed}” for {model} on {framework}, but document"
            " {minimum} has no entry with {strategies}: it is said to run, on how many devices is"
            " unknown.",
            features=cell.document,
            printed=support.printed(cell),
            model=model,
            framework=framework_name(cell.framework, tables),
            minimum=any_entry.document,
            strategies=_names(strategies),
        ),
        text("Ask the vendor for the minimum, or try the job on a small cluster."),
        where=_where(model, strategies, cell.framework, any_entry.edition),
        sources=(
            support.feature_source(cell),
            Source(any_entry.document, any_entry.edition, "", text("no row for this job")),
        ),
    )
    return Disagreement(cell.framework, strategies, issue)


def _not_described(
    tables: Tables, features: str, entries: list[Requirement]
) -> Iterator[Disagreement]:
    """Yield that a framework's part of the feature table has no row for a model with a minimum."""
    known = [entry for entry in entries if entry.devices is not None]
    if not known:
        return
    framework, model = known[0].key.framework, known[0].key.model
    documents = [
        cell.document
        for cell in tables.features
        if cell.edition == features and cell.framework == framework
    ]
    if not documents:
        return
    by_row = {(entry.document, entry.row, entry.devices): entry for entry in known}
    issue = Issue(
        Severity.INFO,
        "minimum-without-feature",
        text(
            "Document {minimum} gives minimum devices for {model} on {framework}, but document"
            " {features} has no row for it in the table of that framework: which features it"
            " supports there is unknown.",
            minimum=known[0].document,
            model=model,
            framework=framework_name(framework, tables),
            features=documents[0],
        ),
        text("Ask the vendor, or try the job on a small cluster before you commit."),
        where=_where(model, (), framework, known[0].edition),
        sources=(
            *map(support.requirement_source, by_row.values()),
            Source(documents[0], features, "", text("no row for this model")),
        ),
    )
    yield Disagreement(framework, (), issue)


def in_one_document(tables: Tables, edition: str, model: str) -> Issue | None:
    """Return that one of the tables of ``edition`` does not hold ``model``, or None."""
    sized = tables.requirements_of.get((edition, model), ())
    described = [
        cells[0]
        for framework in tables.frameworks
        if (cells := tables.features_of.get((edition, model, framework)))
    ]
    if bool(sized) == bool(described):
        return None
    others = (
        [cell.document for cell in tables.features if cell.edition == edition]
        if sized
        else [entry.document for (of, _), entry in tables.requirements.items() if of == edition]
    )
    if not others:
        return None
    # A row of the user's own may cite anything else.
    missing = next((name for name in others if name in tables.documents), others[0])
    entry: Requirement | Feature
    if sized:
        entry = sized[0]
        message = text(
            "{model} stands in document {document} but not in document {other}: which features "
            "it supports is unknown.",
            model=model,
            document=entry.document,
            other=missing,
        )
        says = text("row {row}", row=entry.row)
    else:
        entry = described[0]
        message = text(
            "{model} stands in document {document} but not in document {other}: how many "
            "devices it needs is unknown.",
            model=model,
            document=entry.document,
            other=missing,
        )
        says = text("table {table}, row {row}", table=entry.table, row=entry.row)
    return Issue(
        Severity.INFO,
        "model-only-in-one-document",
        message,
        text("Treat what the missing document would say as unknown."),
        (("model", model), ("edition", edition)),
        (
            Source(entry.document, edition, support.place(entry.file, entry.line), says),
            Source(missing, edition, "", text("no row for this model")),
            *_in_other_editions(tables, model, edition),
        ),
    )


def _in_other_editions(tables: Tables, model: str, edition: str) -> Iterator[Source]:
    first: dict[str, Requirement] = {}
    for other in tables.editions:
        if other != edition:
            for entry in tables.requirements_of.get((other, model), ()):
                first.setdefault(entry.document, entry)
    for document, entry in first.items():
        says = text("row {row}", row=entry.row)
        yield Source(document, entry.edition, support.place(entry.file, entry.line), says)
