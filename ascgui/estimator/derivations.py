"""How each figure of an answer came about: formula, values with their evidence, rounding."""

from __future__ import annotations

from datetime import datetime

from ascgui.domain.answer import Answer, Derivation, Evidence, Term
from ascgui.domain.calendar import Calendar
from ascgui.domain.catalog import Hardware, Tables, ThroughputRow
from ascgui.domain.plan import Formula, GoalKind, Plan, Rounding, WorkloadKind
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator import devices as rules
from ascgui.estimator import failure_loss
from ascgui.estimator.calendar import in_force, schedule
from ascgui.estimator.counted import counted
from ascgui.estimator.evidence import printed_rate
from ascgui.estimator.inputs import Inputs
from ascgui.estimator.spelling import shortened
from ascgui.estimator.support import job_text
from ascgui.language.numbers import written_duration

_FORMULA_SOURCE = text(
    "Document 000, section on predicting duration and cluster size; the physical form divides by"
    " η where the printed one multiplies."
)
_ENTERED = text("entered")
_ASSUMED = text("assumed constant for every number of devices")


def derivations(figures: Answer, inputs: Inputs, tables: Tables) -> tuple[Derivation, ...]:
    """Return the derivation of each figure that ``figures`` holds.

    Figures: ``minimum``, ``total_tokens``, ``tps``, ``required``, ``devices``, ``duration``,
    ``failures``, ``finish``, ``cost``.
    """
    made = (
        _minimum(figures, tables),
        _total_tokens(figures, inputs),
        _tps(figures),
        _required(figures, inputs, tables),
        _devices(figures, inputs, tables),
        _duration(figures, inputs),
        failure_loss.derivation(figures),
        _finish(figures),
        _cost(figures, inputs),
    )
    return tuple(each for each in made if each is not None)


def _minimum(figures: Answer, tables: Tables) -> Derivation | None:
    entry = figures.requirement
    if entry is None:
        return None
    result = (
        text("Not supported: the table prints “-”.")
        if entry.devices is None
        else text("{devices}", devices=Quantity(entry.devices, Unit.DEVICES))
    )
    return Derivation(
        figure="minimum",
        title=text("Minimum devices"),
        formula="",
        with_numbers=text(
            "Looked up for {job}: document {document}, row {row}.",
            job=job_text(entry.key, tables),
            document=entry.document,
            row=entry.row,
        ),
        terms=(),
        result=result,
        source=text(
            "Document {document}, edition {edition}, row {row}.",
            document=entry.document,
            edition=entry.edition,
            row=entry.row,
        ),
    )


def _total_tokens(figures: Answer, inputs: Inputs) -> Derivation | None:
    total, epochs = figures.total_tokens, inputs.epochs
    if total is None or epochs is None or inputs.tokens_per_epoch is None:
        return None
    workload = figures.plan.workload
    evidence: Text = _ENTERED
    if workload.evidence:
        evidence = counted(workload)
    times = Term("E", text("epochs"), Quantity(epochs), _ENTERED)
    title, result = text("Training data"), text("{tokens}", tokens=Quantity(total, Unit.TOKENS))
    if workload.kind is WorkloadKind.SAMPLES:
        samples, length = float(workload.samples or 0), float(workload.tokens_per_sample or 0)
        return Derivation(
            figure="total_tokens",
            title=title,
            formula="T = S × L × E",
            with_numbers=text(
                "{samples} × {length} × {epochs} = {total}",
                samples=samples,
                length=length,
                epochs=epochs,
                total=total,
            ),
            terms=(
                Term("S", text("samples"), Quantity(samples), evidence),
                Term("L", text("tokens per sample"), Quantity(length, Unit.TOKENS), evidence),
                times,
            ),
            result=result,
        )
    per_epoch = inputs.tokens_per_epoch
    return Derivation(
        figure="total_tokens",
        title=title,
        formula="T = T₁ × E",
        with_numbers=text(
            "{tokens} × {epochs} = {total}", tokens=per_epoch, epochs=epochs, total=total
        ),
        terms=(
            Term("T₁", text("tokens per epoch"), Quantity(per_epoch, Unit.TOKENS), evidence),
            times,
        ),
        result=result,
    )


def _scope(row: ThroughputRow) -> Text | str:
    """Return per what the rate was published."""
    if row.scope == "device":
        return text("per device")
    if row.scope.startswith("card"):
        return text("per card of 2 devices, halved here")
    return row.scope


def _tps(figures: Answer) -> Derivation | None:
    evidence = figures.evidence
    if evidence is None:
        return None
    row = evidence.row
    with_numbers = text("{tps} as entered", tps=evidence.tps)
    if row is not None and row.measured:
        with_numbers = text("measured {tps}", tps=Quantity(evidence.tps, Unit.TOKENS_PER_SECOND))
    elif row is not None:
        with_numbers = text(
            "{rate} as published ({scope}) = {tps}",
            rate=printed_rate(row),
            scope=_scope(row),
            tps=Quantity(evidence.tps, Unit.TOKENS_PER_SECOND),
        )
    return Derivation(
        figure="tps",
        title=text("Throughput"),
        formula="R",
        with_numbers=with_numbers,
        terms=(_rate(evidence),),
        steps=(*evidence.differences, evidence.range_rule),
        result=text(
            "{tps}, between {low} and {high}",
            tps=Quantity(evidence.tps, Unit.TOKENS_PER_SECOND),
            low=evidence.low,
            high=evidence.high,
        ),
        source=None if row is None else text("{source}", source=row.source),
    )


def time_left(inputs: Inputs) -> tuple[Text, ...]:
    """Return what a calendar, and saves and failures, leave of the deadline, one step each."""
    job, leaves, training_s = inputs.job, inputs.deadline_s, inputs.training_deadline_s
    wall = job.goal.deadline_s
    told: list[Text] = []
    if wall is not None and leaves is not None and in_force(job) is not None:
        told.append(
            text(
                "Of the deadline of {deadline}, the calendar leaves {left} for computing.",
                deadline=written_duration(wall),
                left=Quantity(leaves, Unit.SECONDS),
            )
        )
    if inputs.goodput is not None and leaves is not None and training_s is not None:
        told.append(
            text(
                "Of the deadline of {deadline}, saves and failures leave {left} for training",
                deadline=written_duration(leaves),
                left=Quantity(training_s, Unit.SECONDS),
            )
        )
    return tuple(told)


def time_term(seconds: float, inputs: Inputs) -> Term:
    """Return the time that the deadline leaves for training as a value of a derivation."""
    followed = in_force(inputs.job) is not None
    if inputs.goodput is not None:
        left = text("the deadline × goodput")
        if followed:
            left = text("what the calendar leaves of the deadline × goodput")
        return Term("D", text("time for training"), Quantity(seconds, Unit.SECONDS), left)
    shown = text("{deadline}", deadline=written_duration(seconds))
    where = text("what the calendar leaves of it for computing") if followed else _ENTERED
    return Term("D", text("deadline"), shown, where)


def _required(figures: Answer, inputs: Inputs, tables: Tables) -> Derivation | None:
    required, evidence, deadline = figures.required, figures.evidence, inputs.training_deadline_s
    hardware = tables.hardware.get(inputs.job.hardware or "")
    if required is None or evidence is None or deadline is None or hardware is None:
        return None
    job = inputs.job
    published = job.formula is Formula.PUBLISHED
    numbers = {
        "tokens": figures.total_tokens or 0.0,
        "tps": evidence.tps,
        "seconds": deadline,
        "efficiency": 0.0,
    }
    eta = inputs.eta(evidence)
    # By the form in force: with a curve, η is that of the count the form itself gives.
    raw = required.raw
    if eta is not None:
        numbers["efficiency"] = float(eta.value if eta.curve is None else eta.at(raw))
    with_numbers = text("{tokens} ÷ ({tps} × {seconds} × {efficiency}) = {raw}", **numbers, raw=raw)
    if published:
        with_numbers = text(
            "{tokens} ÷ ({tps} × {seconds}) × {efficiency} = {raw}", **numbers, raw=raw
        )
    steps = (
        *time_left(inputs),
        *rounding_steps(raw, hardware, figures.minimum_devices, job.rounding),
    )
    return Derivation(
        figure="required",
        title=text("Devices for the deadline"),
        formula="N = T ÷ (R × D) × η" if published else "N = T ÷ (R × D × η)",
        with_numbers=with_numbers,
        terms=(
            _tokens(figures),
            _rate(evidence),
            time_term(deadline, inputs),
            _eta(numbers["efficiency"], inputs, evidence),
        ),
        steps=steps,
        result=text(
            "exact {exact}, recommended {recommended}, by the printed formula {published}",
            exact=required.exact,
            recommended=required.recommended,
            published=required.published,
        ),
        source=_FORMULA_SOURCE,
    )


def rounding_steps(
    raw: float, hardware: Hardware, minimum: int | None, rounding: Rounding
) -> tuple[Text, ...]:
    """Return each step from a raw count to the devices to use, those that change nothing left out.

    The first, the raw count, and the second, whole devices, are always there.
    """
    unit = hardware.allocation_unit
    count = float(rules.whole_devices(raw))
    steps = [
        text("By the formula: {raw}", raw=raw),
        text("Rounded up to whole devices: {count}", count=count),
    ]
    allocated = float(rules.allocated_devices(count, unit))
    if allocated != count:
        steps.append(
            text(
                "Rounded up to the allocation unit of {hardware}, {unit}: {count}",
                hardware=hardware.name,
                unit=Quantity(unit, Unit.DEVICES),
                count=allocated,
            )
        )
    stepped = float(rules.stepped_devices(allocated, unit))
    if stepped != allocated:
        steps.append(text("Above 8, rounded up to a multiple of 8: {count}", count=stepped))
    exact = float(rules.rounded_devices(raw, unit, minimum or 1))
    if exact != stepped:
        steps.append(text("Not below the minimum: {count}", count=exact))
    at_least = float(rules.rounded_devices(raw, unit, minimum or 1, rules.WHOLE_STEP))
    if rounding is Rounding.RECOMMENDED and at_least != exact:
        steps.append(text("Recommended, as fewer than 8 usually run on 8: {count}", count=at_least))
    return tuple(steps)


def _devices(figures: Answer, inputs: Inputs, tables: Tables) -> Derivation | None:
    count, job = figures.devices, inputs.job
    if count is None:
        return None
    hardware = tables.hardware.get(job.hardware or "")
    steps: tuple[Text, ...] = ()
    terms: tuple[Term, ...] = ()
    with_numbers = text("{devices} as entered", devices=Quantity(count, Unit.DEVICES))
    formula = "N"
    if not _given(job):
        with_numbers = text("From the minimum of the job, since no goal is given")
        if figures.minimum_devices is not None and hardware is not None:
            steps = rounding_steps(
                figures.minimum_devices, hardware, figures.minimum_devices, job.rounding
            )[1:]
    elif job.goal.kind is GoalKind.DEADLINE:
        required = _required(figures, inputs, tables)
        if required is not None:
            formula, with_numbers, steps = required.formula, required.with_numbers, required.steps
            terms = required.terms
    if figures.cards is not None and figures.nodes is not None and hardware is not None:
        steps += (
            text(
                "{per_card} per card and {per_node} per node: {cards}, {nodes}, {idle} left idle",
                per_card=Quantity(hardware.devices_per_card, Unit.DEVICES),
                per_node=Quantity(hardware.devices_per_node, Unit.DEVICES),
                cards=Quantity(figures.cards, Unit.CARDS),
                nodes=Quantity(figures.nodes, Unit.NODES),
                idle=Quantity(figures.idle_devices, Unit.DEVICES),
            ),
        )
    return Derivation(
        figure="devices",
        title=text("Devices"),
        formula=formula,
        with_numbers=with_numbers,
        terms=(*terms, _count(figures)),
        steps=steps,
        result=text("{devices}", devices=Quantity(count, Unit.DEVICES)),
    )


def _duration(figures: Answer, inputs: Inputs) -> Derivation | None:
    durations, evidence, headline = figures.duration, figures.evidence, figures.duration_s
    if durations is None or evidence is None or headline is None:
        return None

    def beside(seconds: float) -> Quantity:
        return Quantity(seconds, Unit.SECONDS, like=headline)

    published = figures.plan.formula is Formula.PUBLISHED
    numbers: dict[str, float | Quantity] = {
        "tokens": figures.total_tokens or 0.0,
        "tps": evidence.tps,
        "devices": figures.devices or 0,
        "efficiency": figures.efficiency or 0.0,
        "duration": Quantity(headline, Unit.SECONDS),
        "seconds": headline,
    }
    kept = figures.goodput
    formula = "t = T ÷ (R × N) × η" if published else "t = T ÷ (R × N × η)"
    if kept is not None:
        formula += " ÷ G"
        numbers["goodput"] = round(kept, 6)
    if published and kept is not None:
        with_numbers = text(
            "{tokens} ÷ ({tps} × {devices}) × {efficiency} ÷ {goodput} = {seconds} s = {duration}",
            **numbers,
        )
    elif kept is not None:
        with_numbers = text(
            "{tokens} ÷ ({tps} × {devices} × {efficiency}) ÷ {goodput} = {seconds} s = {duration}",
            **numbers,
        )
    elif published:
        with_numbers = text(
            "{tokens} ÷ ({tps} × {devices}) × {efficiency} = {seconds} s = {duration}", **numbers
        )
    else:
        with_numbers = text(
            "{tokens} ÷ ({tps} × {devices} × {efficiency}) = {seconds} s = {duration}", **numbers
        )
    return Derivation(
        figure="duration",
        title=text("Duration"),
        formula=formula,
        with_numbers=with_numbers,
        terms=(
            _tokens(figures),
            _rate(evidence),
            _count(figures),
            _eta(figures.efficiency or 0.0, inputs, evidence),
            *(() if kept is None else (failure_loss.goodput_term(kept),)),
        ),
        steps=(
            text("Expected, divided by η: {d}", d=beside(durations.expected)),
            text("Ideal, with η = 1: {d}", d=beside(durations.ideal)),
            text("Printed formula, multiplied by η: {d}", d=beside(durations.published)),
            durations.range_rule,
        ),
        result=text(
            "{duration}, between {low} and {high}",
            duration=Quantity(headline, Unit.SECONDS),
            low=beside(durations.low),
            high=beside(durations.high),
        ),
        source=_FORMULA_SOURCE,
    )


def _finish_by_calendar(
    figures: Answer,
    calendar: Calendar,
    start: datetime,
    finish: datetime,
    headline: float,
    result: Text,
) -> Derivation:
    """Return how the finish comes about where the cluster is not always open."""
    planned = schedule(figures, calendar)
    open_s, closed_s = planned.open_s or 0.0, planned.closed_s or 0.0
    steps = []
    if calendar.availability != 1:
        steps.append(
            text(
                "{duration} of computing take {open} of open time at an availability of {share}",
                duration=Quantity(headline, Unit.SECONDS),
                open=Quantity(open_s, Unit.SECONDS, like=headline),
                share=Quantity(calendar.availability, Unit.PERCENT),
            )
        )
    steps.append(
        text(
            "Meanwhile the cluster is closed for {closed}.",
            closed=Quantity(closed_s, Unit.SECONDS),
        )
    )
    return Derivation(
        figure="finish",
        title=text("Finish"),
        formula="t₁ = t₀ + t ÷ a + c",
        with_numbers=text(
            "{start} + {open} + {closed} = {finish}",
            start=start,
            open=Quantity(open_s, Unit.SECONDS),
            closed=Quantity(closed_s, Unit.SECONDS),
            finish=finish,
        ),
        terms=(
            Term("t₀", text("start"), text("{start}", start=start), _ENTERED),
            Term("t", text("duration"), Quantity(headline, Unit.SECONDS), text("computed")),
            Term("a", text("availability"), Quantity(calendar.availability, Unit.PERCENT),
                 text("the plan's calendar")),
            Term("c", text("time in which the cluster is closed"),
                 Quantity(closed_s, Unit.SECONDS), text("the plan's calendar")),
        ),
        steps=tuple(steps),
        result=result,
    )  # fmt: skip


def _finish(figures: Answer) -> Derivation | None:
    start, finish, headline = figures.plan.start, figures.finish, figures.duration_s
    if start is None or finish is None or headline is None:
        return None
    result = text("{finish}", finish=finish)
    if figures.finish_low is not None and figures.finish_high is not None:
        result = text(
            "{finish}, between {low} and {high}",
            finish=finish,
            low=figures.finish_low,
            high=figures.finish_high,
        )
    calendar = in_force(figures.plan)
    if calendar is not None:
        return _finish_by_calendar(figures, calendar, start, finish, headline, result)
    return Derivation(
        figure="finish",
        title=text("Finish"),
        formula="t₁ = t₀ + t",
        with_numbers=text(
            "{start} + {duration} = {finish}",
            start=start,
            duration=Quantity(headline, Unit.SECONDS),
            finish=finish,
        ),
        terms=(
            Term("t₀", text("start"), text("{start}", start=start), _ENTERED),
            Term("t", text("duration"), Quantity(headline, Unit.SECONDS), text("computed")),
        ),
        steps=(
            text("Without breaks, interruptions and restarts.")
            if figures.goodput is None
            else text("Without breaks; saves and failures are in the duration."),
        ),
        result=result,
    )


def _cost(figures: Answer, inputs: Inputs) -> Derivation | None:
    price, cost, headline = inputs.price, figures.cost, figures.duration_s
    if price is None or cost is None or headline is None or figures.cards is None:
        return None
    currency = figures.plan.currency
    result = text("{cost}", cost=Quantity(cost, Unit.NONE, currency))
    if figures.cost_low is not None and figures.cost_high is not None:
        result = text(
            "{cost}, between {low} and {high}",
            cost=Quantity(cost, Unit.NONE, currency),
            low=Quantity(figures.cost_low, Unit.NONE, currency),
            high=Quantity(figures.cost_high, Unit.NONE, currency),
        )
    return Derivation(
        figure="cost",
        title=text("Cost"),
        formula="C = K × t × P",
        with_numbers=text(
            "{cards} × {hours} h × {price} = {cost}",
            cards=figures.cards,
            hours=headline / 3600,
            price=price,
            cost=cost,
        ),
        terms=(
            Term(
                "K",
                text("cards; one that is partly used counts whole"),
                Quantity(figures.cards, Unit.CARDS),
                text("computed"),
            ),
            Term("t", text("duration"), Quantity(headline, Unit.SECONDS), text("computed")),
            Term("P", text("price per card-hour"), Quantity(price, Unit.NONE, currency), _ENTERED),
        ),
        result=result,
    )


def _given(job: Plan) -> bool:
    """Return whether the goal has its own value."""
    wanted = job.goal.devices if job.goal.kind is GoalKind.DEVICES else job.goal.deadline_s
    return wanted is not None


def _tokens(figures: Answer) -> Term:
    return Term(
        "T",
        text("total tokens"),
        Quantity(figures.total_tokens or 0.0, Unit.TOKENS),
        text("tokens per epoch × epochs"),
    )


def _rate(evidence: Evidence) -> Term:
    return Term(
        "R",
        text("throughput"),
        Quantity(evidence.tps, Unit.TOKENS_PER_SECOND),
        evidence.explanation,
    )


def _count(figures: Answer) -> Term:
    plan = figures.plan
    if not _given(plan):
        evidence = text("from the minimum")
    elif plan.goal.kind is GoalKind.DEVICES:
        evidence = _ENTERED
    else:
        evidence = text("from the deadline")
    return Term(
        "N", text("number of devices"), Quantity(figures.devices or 0, Unit.DEVICES), evidence
    )


def _eta(value: float, inputs: Inputs, evidence: Evidence) -> Term:
    where, eta, scaling = _ASSUMED, inputs.eta(evidence), inputs.job.scaling
    if eta is not None and eta.curve is not None and scaling is not None:
        where = text(
            "by the curve through the measurements of {source}, which is 1 on {reference}",
            source=shortened(scaling.source) or "–",
            reference=Quantity(eta.reference, Unit.DEVICES),
        )
    return Term("η", text("scaling efficiency"), Quantity(value, Unit.RATIO), where)
