"""All ways to run one job, and which of them are worth looking at.

A way is a framework, on a hardware, in an edition that has a minimum for the job. Each is answered
as the plan that it would be, so that its figures are those of a scenario made of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Support, Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Plan, ThroughputChoice
from ascgui.domain.text import Text, text
from ascgui.estimator.answer import answer
from ascgui.estimator.naming import framework_name, hardware_name
from ascgui.estimator.support import edition_of


@dataclass(frozen=True, slots=True)
class Way:
    """One way to run the job, under an identity that no sorting changes.

    ``plan`` is the job run in this way, ready to be a scenario, and ``answer`` its answer.
    ``chosen`` marks the plan's own way, ``efficient`` one on the front of cost against time.
    ``caveats`` say what does not carry over from the plan to this way.
    """

    id: str
    edition: str
    framework: str
    hardware: str
    plan: Plan
    answer: Answer
    chosen: bool = False
    efficient: bool = False
    caveats: tuple[Text, ...] = ()

    @property
    def duration_s(self) -> float | None:
        """The headline duration, or None where no throughput is known."""
        return self.answer.duration_s

    @property
    def expense(self) -> float | None:
        """What the way costs: in money where there is a price, else in card-hours."""
        return expense(self.answer)


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways of one job in the catalog's order, newest edition first, and what is to say."""

    rows: tuple[Way, ...]
    issues: tuple[Issue, ...]

    def way(self, way_id: str) -> Way:
        """Return a way by its id.

        Raises:
            KeyError: there is none.
        """
        for row in self.rows:
            if row.id == way_id:
                return row
        raise KeyError(way_id)


def ways(
    plan: Plan,
    tables: Tables,
    *,
    prices: Mapping[str, float] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Ways:
    """Return every framework × hardware × edition that supports the job of ``plan``.

    What was entered or chosen as throughput, and a measured scaling, hold for the plan's own
    framework and hardware only; the others take their best row and the constant scaling efficiency.
    The plan's price is taken for a card of any hardware that
    ``prices`` does not name, and the way says so.

    Args:
        plan: the job, data and goal; its framework and hardware may be left out.
        tables: what is looked up.
        prices: price per card-hour, in the plan's currency, by hardware.
        cancelled: asked before each way; what was found until then is returned.
    """
    rows: list[Way] = []
    for edition, framework, hardware in _places(plan, tables):
        if cancelled is not None and cancelled():
            break
        rows.append(_way(plan, tables, (edition, framework, hardware), prices or {}))
    front = front_of([row.answer for row in rows])
    marked = tuple(
        replace(row, efficient=bool(on_front)) for row, on_front in zip(rows, front, strict=True)
    )
    return Ways(marked, _issues(plan, marked))


def expense(answered: Answer) -> float | None:
    """Return what an answer costs: in money where there is a price, else in card-hours."""
    return answered.card_hours if answered.cost is None else answered.cost


def obstacles(answered: Answer) -> tuple[str, ...]:
    """Return the codes of the errors for which an answer's job is not to be run as planned.

    Such an answer is never called cheapest, quickest or best: its figures are of a job that does
    not run.
    """
    errors = (each.code for each in answered.issues if each.severity is Severity.ERROR)
    return tuple(dict.fromkeys(errors))


def obstacle_words(answered: Answer) -> tuple[Text, ...]:
    """Return in a few words each what stands against an answer, () where nothing does."""
    return tuple(dict.fromkeys(_OBSTACLES.get(code, _ERRORS) for code in obstacles(answered)))


_ERRORS = text("has errors")
_OBSTACLES = {
    "below-minimum": text("below minimum"),
    "not-supported": text("not supported"),
    "odd-die-count": text("odd number of DIE"),
}


def front_of(answers: Sequence[Answer]) -> NDArray[np.bool_]:
    """Return for each answer whether no other is both quicker and cheaper.

    An answer with errors is never on the front and beats none. Money is compared with money of the
    same currency only; where any answer with a duration has no price, card-hours are compared.
    """
    able = [None if obstacles(each) else each for each in answers]
    money = in_money([each for each in able if each is not None])
    spent = [None if each is None else each.cost if money else each.card_hours for each in able]
    return pareto_front(
        np.array([np.nan if value is None else value for value in spent], dtype=np.float64),
        np.array(
            [
                np.nan if each is None or each.duration_s is None else each.duration_s
                for each in able
            ],
            dtype=np.float64,
        ),
    )


def in_money(answers: Sequence[Answer]) -> bool:
    """Return whether all answers that have a duration have a price in one currency."""
    timed = [each for each in answers if each.duration_s is not None]
    return all(each.cost is not None for each in timed) and (
        len({each.plan.currency for each in timed}) < 2
    )


def levelled(value: float) -> float:
    """Return ``value`` to ten digits, for comparing: what rounding alone tells apart is equal.

    Twice the devices for half the time cost the same, but hardly ever to the last binary digit.
    """
    return float(f"{value:.10g}")


def pareto_front(cost: NDArray[np.float64], time: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Return for each point whether no other is at most as dear and as slow, and better in one.

    Equal points stand or fall together. A point with a NaN is never on the front.
    """
    cost, time = (np.array([levelled(each) for each in one.tolist()]) for one in (cost, time))
    on_front = np.zeros(len(cost), dtype=np.bool_)
    known = np.flatnonzero(~(np.isnan(cost) | np.isnan(time)))
    if not len(known):
        return on_front
    order = known[np.lexsort((cost[known], time[known]))]
    ordered_cost, ordered_time = cost[order], time[order]
    # Along rising time a point must cost less than all before it; of those that take the same
    # time the first is the cheapest, and its equals stay beside it.
    least_before = np.concatenate(([np.inf], np.minimum.accumulate(ordered_cost)[:-1]))
    better = ordered_cost < least_before
    leader = np.maximum.accumulate(np.where(better, np.arange(len(order)), -1))
    equal = (ordered_cost == ordered_cost[leader]) & (ordered_time == ordered_time[leader])
    on_front[order] = equal
    return on_front


def way_id(edition: str, framework: str, hardware: str) -> str:
    """Return the identity of a way."""
    return f"{edition}|{framework}|{hardware}"


def way_name(way: Way, tables: Tables) -> str:
    """Return what a scenario made of a way may be called."""
    framework, hardware = framework_name(way.framework, tables), hardware_name(way.hardware, tables)
    return f"{framework} · {hardware} · {way.edition}"


def _places(plan: Plan, tables: Tables) -> Iterator[tuple[str, str, str]]:
    editions = sorted(tables.editions.values(), key=lambda edition: -edition.order)
    for edition in editions:
        supported = {
            (entry.key.framework, entry.key.hardware)
            for entry in tables.requirements_of.get((edition.id, plan.model or ""), ())
            if entry.support is Support.SUPPORTED
            and (entry.key.strategy, entry.key.seq_len) == (plan.strategy, plan.seq_len)
        }
        for framework in tables.frameworks:
            for hardware in tables.hardware:
                if (framework, hardware) in supported:
                    yield edition.id, framework, hardware


def _way(
    plan: Plan, tables: Tables, place: tuple[str, str, str], prices: Mapping[str, float]
) -> Way:
    edition, framework, hardware = place
    same_cluster = (framework, hardware) == (plan.framework, plan.hardware)
    same_edition = edition == edition_of(plan, tables)
    caveats: list[Text] = []
    price = plan.price_per_card_hour
    if hardware in prices:
        price = prices[hardware]
    elif price is not None and plan.hardware is not None and hardware != plan.hardware:
        caveats.append(
            text(
                "The price is that of a card of {planned}; one of {hardware} may cost another.",
                planned=hardware_name(plan.hardware, tables),
                hardware=hardware_name(hardware, tables),
            )
        )
    throughput = plan.throughput
    if not same_cluster and throughput != ThroughputChoice():
        throughput = ThroughputChoice()
        caveats.append(
            text("The throughput of the plan holds for its own framework and hardware only.")
        )
    scaling = plan.scaling
    if not same_cluster and scaling is not None:
        scaling = None
        caveats.append(
            text(
                "The measured scaling of the plan holds for its own framework and hardware only;"
                " the scaling efficiency here is {value}.",
                value=plan.efficiency,
            )
        )
    made = replace(
        plan,
        framework=framework,
        hardware=hardware,
        edition=plan.edition if same_edition else edition,
        throughput=throughput,
        price_per_card_hour=price,
        scaling=scaling,
    )
    return Way(
        id=way_id(*place),
        edition=edition,
        framework=framework,
        hardware=hardware,
        plan=made,
        answer=answer(made, tables),
        chosen=same_cluster and same_edition,
        caveats=tuple(caveats),
    )


def _issues(plan: Plan, rows: tuple[Way, ...]) -> tuple[Issue, ...]:
    missing = [
        (field, action)
        for field, value, action in (
            ("model", plan.model, text("Choose the model.")),
            ("strategy", plan.strategy, text("Choose the strategy.")),
            ("seq_len", plan.seq_len, text("Choose the sequence length.")),
        )
        if value is None
    ]
    if missing:
        return tuple(
            Issue(
                Severity.WARNING,
                "missing-input",
                text("The job is not complete, so the ways to run it are unknown."),
                action,
                where=(("field", field),),
            )
            for field, action in missing
        )
    if not rows:
        return (
            Issue(
                Severity.WARNING,
                "no-way",
                text("No edition has a minimum for this job on any framework and hardware."),
                text(
                    "Choose another sequence length or strategy; the catalog lists what there is."
                ),
                where=(("field", "model"),),
            ),
        )
    silent = [row for row in rows if row.duration_s is None]
    if len(silent) == len(rows):
        return (
            Issue(
                Severity.INFO,
                "ways-without-duration",
                text("No option has a duration, so they can only be compared by their devices."),
                text("Enter data and a throughput, or choose a job with a published rate."),
                where=(("field", "throughput"),),
            ),
        )
    return ()
