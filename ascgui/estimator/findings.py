"""What there is to say about an answer: each finding with its sources and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ascgui.domain.answer import Answer, EvidenceKind
from ascgui.domain.catalog import Support, Tables
from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.plan import Formula, Goal, GoalKind, Plan, Rounding, WorkloadKind
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator import devices as rules
from ascgui.estimator import documents, failure_loss
from ascgui.estimator.calendar import calendar_words, in_force
from ascgui.estimator.inputs import Inputs, throughput_faults
from ascgui.estimator.naming import framework_name, is_reinforcement, stage_name
from ascgui.estimator.scaling import Zone
from ascgui.estimator.spelling import digits, shortened
from ascgui.estimator.support import (
    Nearness,
    contradictions,
    edition_of,
    feature_source,
    features_of,
    job_key,
    job_text,
    nearby,
    nearby_text,
    oddities,
    requirement_source,
    stage_cell,
    stage_is_listed,
    stage_mismatch,
)
from ascgui.language.numbers import written_duration

_FORMULA_DOCUMENT = "000"
_UNUSUAL_RATIO = 3.0
"""An entered rate this many times off the published one is asked about."""

_FLOP_PER_PARAMETER = {"full": 6.0, "lora": 4.0}
"""Of a token in training: forward 2, backward 4, of which the half for frozen weights is spared."""

_WIDE = 1.25
"""A range that reaches this far from its value is no small correction."""


def findings(figures: Answer, inputs: Inputs, tables: Tables) -> list[Issue]:
    """Return the issues about the answer ``figures``, in the order of the plan's inputs."""
    job = inputs.job
    found = [
        *_edition(figures, tables),
        *_stage(job, tables),
        *_support(figures, job, tables),
        *_documents(figures, tables),
        *_throughput(figures, inputs, tables),
        *_data(figures),
        *_devices(figures, inputs, tables),
        *_lower_guide(figures, job, tables),
        *_scaling(figures, inputs),
        *failure_loss.issues(figures),
        *_deadline(figures, inputs, tables),
        *_formula(figures, inputs, tables),
        *_dates(figures, inputs),
        *_calendar(figures),
    ]
    # Entries of one printed row are one source.
    return [replace(issue, sources=tuple(dict.fromkeys(issue.sources))) for issue in found]


def _edition(figures: Answer, tables: Tables) -> Iterator[Issue]:
    edition = tables.editions.get(figures.edition)
    if edition is not None and edition.inferred:
        yield Issue(
            Severity.INFO,
            "edition-inferred",
            text(
                "No document prints the number of edition {edition}; it was inferred from public"
                " pages. The figures themselves are printed.",
                edition=edition.id,
            ),
            where=(("field", "edition"),),
            sources=tuple(Source(document, edition.id) for document in edition.documents),
        )
    entry = figures.requirement
    if entry is None or not tables.editions or figures.edition == tables.newest_edition:
        return
    newest = tables.requirements.get((tables.newest_edition, entry.key))
    if newest is not None and newest.devices != entry.devices:
        yield Issue(
            Severity.WARNING,
            "newer-edition-differs",
            text(
                "The newer edition {edition} answers this job differently.", edition=newest.edition
            ),
            text("Use the newest edition unless the cluster runs the older one."),
            where=(("field", "edition"),),
            sources=(requirement_source(entry), requirement_source(newest)),
            fix=(("edition", newest.edition),),
        )


def _stage(job: Plan, tables: Tables) -> Iterator[Issue]:
    if job.stage is None:
        return
    mismatch = stage_mismatch(job.stage, job.strategy)
    if mismatch is not None:
        stage = "rl" if job.stage != "rl" else "sft"
        yield Issue(
            Severity.WARNING,
            "stage-strategy-mismatch",
            text("{mismatch} The throughput may be of another kind of work.", mismatch=mismatch),
            text("Choose the stage {stage}, or another strategy.", stage=stage_name(stage)),
            where=(("field", "stage"),),
            fix=(("stage", stage),),
        )
        return
    cell = stage_cell(tables, edition_of(job, tables), job)
    if cell is not None and job.stage != "rl" and not stage_is_listed(cell, job.stage):
        yield Issue(
            Severity.WARNING,
            "stage-not-listed",
            text(
                "Document {document} does not list {stage} for {model} on {framework}. The job"
                " may not run.",
                document=cell.document,
                stage=stage_name(job.stage),
                model=cell.model,
                framework=framework_name(cell.framework, tables),
            ),
            text("Choose a listed stage, or another framework."),
            where=(("field", "stage"),),
            sources=(feature_source(cell),),
        )
    elif job.stage == "dpo":
        yield Issue(
            Severity.WARNING,
            "stage-not-covered",
            text(
                "The minimum table covers pretraining and supervised fine-tuning. Preference"
                " training (DPO) holds a reference model as well, so it may need more devices."
            ),
            text("Take the minimum as a lower guide and try it on a small cluster."),
            where=(("field", "stage"),),
        )


def _support(figures: Answer, job: Plan, tables: Tables) -> Iterator[Issue]:
    key = job_key(job)
    if key is None or figures.support is Support.SUPPORTED:
        return
    near = nearby(tables, figures.edition, key)
    told = tuple(nearby_text(each, tables) for each in near[:4])
    sources = tuple(requirement_source(each.requirement) for each in near[:4])
    closest = near[0] if near else None
    fix: tuple[tuple[str, object], ...] = ()
    if closest is not None and closest.nearness in {Nearness.LONGER, Nearness.SHORTER}:
        fix = (("seq_len", closest.requirement.key.seq_len),)
    elif closest is not None and closest.nearness is Nearness.ELSEWHERE:
        found = closest.requirement.key
        fix = (("framework", found.framework), ("hardware", found.hardware))
    action = (
        text("Choose another framework, hardware, strategy or sequence length.")
        if not told
        else _joined(told)
    )
    where = (("field", "framework"),)
    entry = figures.requirement
    if entry is not None:
        features = features_of(tables, figures.edition, job)
        yield Issue(
            Severity.ERROR,
            "not-supported",
            text(
                "Document {document} says that this is not supported: {job}. There is no minimum,"
                " and the job is not expected to run.",
                document=entry.document,
                job=job_text(key, tables),
            ),
            action,
            where=where,
            sources=(
                requirement_source(entry),
                *(feature_source(cell) for cell in features if cell.feature in {"full", "methods"}),
                *sources,
            ),
            fix=fix,
        )
        return
    if key.model not in tables.models or figures.edition not in tables.editions:
        return  # the name itself was reported already
    yield Issue(
        Severity.WARNING,
        "unknown-combination",
        text(
            "The minimum table of edition {edition} has no entry for {job}. That does not mean"
            " that it is not supported: it"
            " is not known whether it runs, nor on how many devices.",
            edition=figures.edition,
            job=job_text(key, tables),
        ),
        action,
        where=where,
        sources=sources,
        fix=fix,
    )


def _documents(figures: Answer, tables: Tables) -> Iterator[Issue]:
    """Yield where documents, or entries of one, disagree about this job."""
    entry, job = figures.requirement, figures.plan
    if entry is not None:
        for issue in (*contradictions(tables, entry), *oddities(tables, entry)):
            yield replace(issue, where=(("field", "strategy"), *issue.where))
    if not job.model:
        return
    alone = documents.in_one_document(tables, figures.edition, job.model)
    if alone is not None:
        yield replace(alone, where=(("field", "model"), *alone.where))
    for each in documents.disagreements(tables, figures.edition, job.model):
        if each.concerns(job.framework, job.strategy):
            yield replace(each.issue, where=(("field", "strategy"), *each.issue.where))


def _throughput(figures: Answer, inputs: Inputs, tables: Tables) -> Iterator[Issue]:
    plan, evidence = inputs.job, figures.evidence
    faults = throughput_faults(plan, tables)
    yield from faults
    if evidence is None:
        asked = plan.throughput.entered_tps is not None or faults
        # A rate is of a framework on hardware; before they are chosen none can be missing.
        named = None not in (plan.model, plan.framework, plan.hardware)
        if named and not asked:
            yield _no_throughput(figures, plan)
        return
    if evidence.kind is EvidenceKind.NEAREST and evidence.row is not None:
        wide = evidence.high > _WIDE * evidence.tps or evidence.low < evidence.tps / _WIDE
        yield Issue(
            Severity.WARNING if wide else Severity.INFO,
            "throughput-from-nearest",
            text(
                "The throughput, {tps}, is of a near job, so the duration is an estimate."
                " {differences}",
                tps=Quantity(evidence.tps, Unit.TOKENS_PER_SECOND),
                differences=_joined(evidence.differences),
            ),
            text("Measure the throughput on the cluster, or choose another row."),
            where=(("field", "throughput"),),
            sources=evidence.sources,
        )
    if evidence.kind is EvidenceKind.ENTERED:
        yield from _unusual_rate(figures)
    if evidence.kind in {EvidenceKind.ENTERED, EvidenceKind.MEASURED}:
        yield from _impossible_rate(evidence.tps, plan, tables)


def _impossible_rate(tps: float, plan: Plan, tables: Tables) -> Iterator[Issue]:
    """Yield that training at this rate computes more than a device can."""
    model = tables.models.get(plan.model or "")
    hardware = tables.hardware.get(plan.hardware or "")
    per_parameter = _FLOP_PER_PARAMETER.get(plan.strategy or "")
    if model is None or hardware is None or per_parameter is None:
        return
    parameters = model.params_active or model.params_total
    peak = hardware.peak_flops_per_second
    if not parameters or not peak or tps * per_parameter * parameters <= peak:
        return
    yield Issue(
        Severity.ERROR,
        "throughput-impossible",
        text(
            "No device computes as fast as the throughput says: {model} at {tps} per device would "
            "take {times} times the peak of {hardware}.",
            model=plan.model or "",
            tps=Quantity(tps, Unit.TOKENS_PER_SECOND),
            times=tps * per_parameter * parameters / peak,
            hardware=hardware.name,
        ),
        text("Check that it is in tokens per second and per device."),
        where=(("field", "throughput.entered_tps"),),
    )


def _data(figures: Answer) -> Iterator[Issue]:
    """Yield that the amount of data is an estimate, and how it becomes a count."""
    if not figures.data_is_estimate:
        return
    workload = figures.plan.workload
    low, high = workload.ratios
    samples = workload.kind is WorkloadKind.SAMPLES
    yield Issue(
        Severity.WARNING,
        "tokens-estimated",
        text(
            "The tokens were estimated without a tokenizer: the true count is between {low} and"
            " {high} of them. Duration and cost have a range that is as wide.",
            low=Quantity(low, Unit.PERCENT),
            high=Quantity(high, Unit.PERCENT),
        ),
        text("Scan the data again with the model's tokenizer, or enter a count that you know."),
        where=(("field", "workload.tokens_per_sample" if samples else "workload.tokens"),),
    )


def _no_throughput(figures: Answer, plan: Plan) -> Issue:
    rows = [each for each in figures.candidates if each.row is not None and each.choosable]
    if rows:
        action = text(
            "Enter the throughput, or choose one of the {count} near rates with its differences in"
            " view.",
            count=len(rows),
        )
    elif is_reinforcement(plan.stage, plan.strategy):
        action = text(
            "Measure the throughput; for reinforcement learning it depends on the length of the"
            " responses."
        )
    else:
        action = text("Measure the throughput from a log, or ask the vendor for its benchmark.")
    return Issue(
        Severity.WARNING,
        "no-throughput",
        text(
            "No throughput is known for this job, so neither a duration nor the devices for a"
            " deadline can be given."
        ),
        action,
        where=(("field", "throughput"),),
        sources=tuple(source for each in rows[:4] for source in each.sources),
    )


def _unusual_rate(figures: Answer) -> Iterator[Issue]:
    evidence = figures.evidence
    published = next(
        (each for each in figures.candidates if each.automatic and each.row is not None), None
    )
    if evidence is None or published is None:
        return
    ratio = evidence.tps / published.tps
    if 1 / _UNUSUAL_RATIO <= ratio <= _UNUSUAL_RATIO:
        return
    yield Issue(
        Severity.WARNING,
        "throughput-unusual",
        text(
            "The entered throughput is {ratio} times the nearest published one, {tps}. It may be"
            " of a card, a node or the whole cluster instead of one device.",
            ratio=ratio,
            tps=Quantity(published.tps, Unit.TOKENS_PER_SECOND),
        ),
        text("Check that it is in tokens per second and per device."),
        where=(("field", "throughput.entered_tps"),),
        sources=published.sources,
    )


def _devices(figures: Answer, inputs: Inputs, tables: Tables) -> Iterator[Issue]:
    job, count = inputs.job, figures.devices
    hardware = tables.hardware.get(job.hardware or "")
    if count is None or hardware is None:
        return
    where = (("field", "goal.devices"),)
    unit = hardware.allocation_unit
    given = job.goal.kind is GoalKind.DEVICES and job.goal.devices is not None
    minimum = figures.minimum_devices
    entry = figures.requirement
    if given and minimum is not None and entry is not None and count < minimum:
        least = int(rules.usable_devices(minimum, unit))
        yield Issue(
            Severity.ERROR,
            "below-minimum",
            text(
                "The plan uses {devices}, below the minimum of {minimum}: the job is not expected"
                " to fit into memory.",
                devices=Quantity(count, Unit.DEVICES),
                minimum=Quantity(minimum, Unit.DEVICES),
            ),
            text("Use at least {devices}.", devices=Quantity(least, Unit.DEVICES)),
            where=where,
            sources=(requirement_source(entry),),
            fix=_use(job, least),
        )
    if given and count % unit:
        even = int(rules.usable_devices(max(count, minimum or 1), unit))
        yield Issue(
            Severity.ERROR,
            "odd-die-count",
            text(
                "{devices} cannot be allocated on {hardware}: its smallest unit is {unit}.",
                devices=Quantity(count, Unit.DEVICES),
                hardware=hardware.name,
                unit=Quantity(unit, Unit.DEVICES),
            ),
            text("Use {devices}.", devices=Quantity(even, Unit.DEVICES)),
            where=where,
            fix=_use(job, even),
        )
    elif given and int(rules.usable_devices(count, unit)) != count:
        usable = int(rules.usable_devices(count, unit))
        yield Issue(
            Severity.WARNING,
            "not-a-multiple-of-8",
            text(
                "{devices} are no multiple of 8; above 8 the vendor uses whole multiples.",
                devices=Quantity(count, Unit.DEVICES),
            ),
            text("Use {devices}.", devices=Quantity(usable, Unit.DEVICES)),
            where=where,
            sources=(_formula_source(tables),),
            fix=_use(job, usable),
        )
    yield from _rounding(figures, job)
    if figures.idle_devices and figures.nodes is not None:
        full = figures.nodes * hardware.devices_per_node
        yield Issue(
            Severity.INFO,
            "node-partly-used",
            text(
                "With {devices} the last node is only partly used: {idle} left idle.",
                devices=Quantity(count, Unit.DEVICES),
                idle=Quantity(figures.idle_devices, Unit.DEVICES),
            ),
            text("Whole nodes would be {devices}.", devices=Quantity(full, Unit.DEVICES)),
            where=where,
            fix=_use(job, full) if given else (),
        )


def _lower_guide(figures: Answer, job: Plan, tables: Tables) -> Iterator[Issue]:
    """Yield that a job without an entry gets fewer devices than its shorter sequences need."""
    key, count = job_key(job), figures.devices
    if key is None or count is None or figures.support is not Support.UNKNOWN:
        return
    for near in nearby(tables, figures.edition, key):
        least = near.requirement.devices
        if near.nearness is not Nearness.SHORTER or least is None or count >= least:
            continue
        yield Issue(
            Severity.WARNING,
            "below-lower-guide",
            text(
                "No minimum is known for this job, but sequence length {seq_len} alone needs"
                " {least}. With {devices} the job is not expected to fit into memory.",
                seq_len=digits(near.requirement.key.seq_len),
                least=Quantity(least, Unit.DEVICES),
                devices=Quantity(count, Unit.DEVICES),
            ),
            text("Use at least {least}.", least=Quantity(least, Unit.DEVICES)),
            where=(("field", "goal.devices"),),
            sources=(requirement_source(near.requirement),),
            fix=_use(job, least),
        )


def _rounding(figures: Answer, job: Plan) -> Iterator[Issue]:
    """Yield what the recommendation of at least 8 devices did, or would do."""
    count = figures.devices
    if count is None or (job.goal.kind is GoalKind.DEVICES and job.goal.devices is not None):
        return
    needed = figures.minimum_devices
    if job.goal.deadline_s is not None and figures.required is not None:
        needed = figures.required.exact
    if job.rounding is not Rounding.RECOMMENDED or needed is None or needed >= count:
        return
    few, many = Quantity(needed, Unit.DEVICES), Quantity(count, Unit.DEVICES)
    if figures.minimum_devices is None:
        message = text(
            "{few} would meet the deadline if the job fits on so few, which is unknown; {many}"
            " are recommended, as jobs of fewer than 8 usually run on 8.",
            few=few,
            many=many,
        )
    else:
        message = text(
            "{few} would do; {many} are recommended, as jobs of fewer than 8 usually run on 8.",
            few=few,
            many=many,
        )
    yield Issue(
        Severity.INFO,
        "recommended-above-required",
        message,
        text("Choose exact rounding to use {few}.", few=few),
        where=(("field", "rounding"),),
        fix=(("rounding", Rounding.EXACT),),
    )


def _scaling(figures: Answer, inputs: Inputs) -> Iterator[Issue]:
    """Yield that η follows a curve, and whether a measurement supports it there."""
    eta, count, scaling = inputs.eta(figures.evidence), figures.devices, inputs.job.scaling
    if eta is None or eta.curve is None or scaling is None:
        return
    where, fix = (("field", "efficiency"),), (("scaling", None),)
    source = shortened(scaling.source) or "–"
    if count is None or figures.efficiency is None:
        yield Issue(
            Severity.INFO,
            "scaling-from-curve",
            text(
                "The scaling efficiency follows the curve through the measurements of {source}.",
                source=source,
            ),
            eta.curve.statement,
            where=where,
            fix=fix,
        )
        return
    figure: dict[str, str | Quantity] = {
        "source": source,
        "eta": Quantity(figures.efficiency, Unit.RATIO),
        "devices": Quantity(count, Unit.DEVICES),
        "reference": Quantity(eta.reference, Unit.DEVICES),
    }
    zone = eta.zone(count)
    if zone is Zone.MEASURED:
        message = text(
            "The scaling efficiency follows the curve through the measurements of {source}: {eta}"
            " on {devices}, relative to {reference}. The curve was measured up to there.",
            **figure,
        )
    elif zone is Zone.EXTRAPOLATED:
        message = text(
            "The scaling efficiency follows the curve through the measurements of {source}: {eta}"
            " on {devices}, relative to {reference}. There it is an extrapolation.",
            **figure,
        )
    else:
        message = text(
            "The scaling efficiency follows the curve through the measurements of {source}: {eta}"
            " on {devices}, relative to {reference}. No measurement supports it so far out.",
            **figure,
        )
    yield Issue(
        Severity.WARNING if zone is Zone.UNSUPPORTED else Severity.INFO,
        "scaling-unsupported" if zone is Zone.UNSUPPORTED else "scaling-from-curve",
        message,
        eta.curve.statement,
        where=where,
        fix=fix,
    )


def _deadline(figures: Answer, inputs: Inputs, tables: Tables) -> Iterator[Issue]:
    deadline, durations, headline = inputs.deadline_s, figures.duration, figures.duration_s
    job = inputs.job
    asked = job.goal.kind is GoalKind.DEADLINE
    where = (("field", "goal.deadline_s"),)
    eta = inputs.eta(figures.evidence)
    known = None not in (inputs.total_tokens, deadline, eta, figures.evidence)
    known &= inputs.goodput != 0
    if asked and known and deadline == 0:
        yield closed_until_deadline()
    elif asked and known and job.hardware in tables.hardware and figures.required is None:
        yield Issue(
            Severity.ERROR,
            "deadline-out-of-reach",
            text("The deadline would need more than ten million devices, so none are given.")
            if eta is None or eta.curve is None
            else text(
                "By the measured scaling no number of devices meets the deadline: each further one"
                " adds less than the others lose. So none are given."
            ),
            text("Allow more time, and check the tokens and the throughput."),
            where=where,
        )
    if deadline is None or durations is None or headline is None:
        return
    if not figures.deadline_met:
        needed = figures.required.recommended if figures.required is not None else None
        action = text("Allow more time, or use more devices.")
        if needed is not None:
            action = text("It needs {devices}.", devices=Quantity(needed, Unit.DEVICES))
        yield Issue(
            Severity.WARNING,
            "deadline-missed",
            _missed(job, deadline, headline),
            action,
            where=where,
            fix=() if needed is None else _use(job, needed),
        )
    elif asked and not bool(rules.meets_deadline(durations.high, deadline)):
        yield Issue(
            Severity.INFO,
            "deadline-at-risk",
            _at_risk(job, deadline, durations.high),
            text("Use more devices, or measure the throughput to narrow the range."),
            where=where,
        )


def _formula(figures: Answer, inputs: Inputs, tables: Tables) -> Iterator[Issue]:
    """Yield why the three durations differ; a warning where the plan follows the printed form."""
    durations, eta = figures.duration, figures.efficiency
    where, sources = (("field", "formula"),), (_formula_source(tables),)
    if inputs.job.formula is Formula.PUBLISHED:
        message = text(
            "This plan follows the printed formula, which multiplies by the scaling efficiency: a"
            " cluster that scales worse then finishes sooner."
        )
        if durations is not None:
            message = text(
                "This plan follows the printed formula, which multiplies by the scaling efficiency"
                " and gives {published}. The physical form divides by it and gives {expected}.",
                published=Quantity(durations.published, Unit.SECONDS),
                expected=Quantity(durations.expected, Unit.SECONDS),
            )
        yield Issue(
            Severity.WARNING,
            "published-formula",
            message,
            text("Use the expected form, unless the vendor's own sheet must be reproduced."),
            where=where,
            sources=sources,
            fix=(("formula", Formula.EXPECTED),),
        )
    elif durations is not None and eta is not None and eta != 1:
        yield Issue(
            Severity.INFO,
            "published-formula",
            text(
                "The printed formula multiplies by the scaling efficiency and gives {published}, so"
                " that a cluster which scales worse would finish sooner. This plan divides by it"
                " and expects {expected}; without any loss it would be {ideal}.",
                published=Quantity(durations.published, Unit.SECONDS),
                expected=Quantity(durations.expected, Unit.SECONDS),
                ideal=Quantity(durations.ideal, Unit.SECONDS),
            ),
            where=where,
            sources=sources,
        )


def _dates(figures: Answer, inputs: Inputs) -> Iterator[Issue]:
    eta = inputs.eta(figures.evidence)
    known = (figures.total_tokens, eta, figures.evidence, figures.devices)
    if figures.duration is None and None not in known and figures.goodput != 0:
        yield Issue(
            Severity.ERROR,
            "duration-out-of-reach",
            text("The job would take more than three thousand years, so no duration is given."),
            text("Use more devices, and check the tokens and the throughput."),
            where=(("field", "workload"),),
        )
    if figures.duration is None or figures.plan.start is None or figures.finish is not None:
        return
    yield Issue(
        Severity.WARNING,
        "finish-out-of-range",
        text("The finish lies beyond the year 9999, so no date is given."),
        text("Check the tokens, the throughput and the start."),
        where=(("field", "start"),),
    )


def _calendar(figures: Answer) -> Iterator[Issue]:
    calendar = in_force(figures.plan)
    if calendar is None:
        return
    yield Issue(
        Severity.INFO,
        "calendar-followed",
        text(
            "Finish and deadline follow the plan's calendar: {calendar}.",
            calendar=calendar_words(calendar),
        ),
        where=(("field", "calendar"),),
        fix=(("calendar", None),),
    )


def closed_until_deadline() -> Issue:
    """Return that a calendar leaves nothing of the deadline."""
    return Issue(
        Severity.ERROR,
        "deadline-closed",
        text(
            "By the calendar the cluster is closed from the start to the deadline, so nothing"
            " meets it."
        ),
        text("Allow more time, or change the calendar or the start."),
        where=(("field", "goal.deadline_s"),),
    )


def _at_risk(job: Plan, deadline: float, high: float) -> Text:
    wall = job.goal.deadline_s
    if in_force(job) is not None and wall is not None:
        return text(
            "By the calendar the deadline of {deadline} leaves {left} for computing: the expected"
            " duration fits, the longest of its range, {high}, does not.",
            deadline=written_duration(wall),
            left=Quantity(deadline, Unit.SECONDS),
            high=Quantity(high, Unit.SECONDS),
        )
    return text(
        "The deadline of {deadline} is met by the expected duration, but not by the longest"
        " of its range, {high}.",
        deadline=written_duration(deadline),
        high=Quantity(high, Unit.SECONDS),
    )


def _missed(job: Plan, deadline: float, headline: float) -> Text:
    wall = job.goal.deadline_s
    if in_force(job) is not None and wall is not None:
        return text(
            "The deadline of {deadline} is missed: by the calendar it leaves {left} for computing,"
            " and the job takes {duration}.",
            deadline=written_duration(wall),
            left=Quantity(deadline, Unit.SECONDS),
            duration=Quantity(headline, Unit.SECONDS),
        )
    return text(
        "The deadline of {deadline} is missed: the job takes {duration}.",
        deadline=written_duration(deadline),
        duration=Quantity(headline, Unit.SECONDS),
    )


def _use(job: Plan, devices: int) -> tuple[tuple[str, object], ...]:
    """Return the remedy of using ``devices``; the deadline is kept for switching back."""
    goal: Goal = replace(job.goal, kind=GoalKind.DEVICES, devices=devices)
    return (("goal", goal),)


def _formula_source(tables: Tables) -> Source:
    document = tables.documents.get(_FORMULA_DOCUMENT)
    return Source(
        _FORMULA_DOCUMENT,
        "" if document is None else document.edition,
        says="Time = T / (TPS × N) × η",
    )


def _joined(sentences: tuple[Text, ...]) -> Text:
    """Return several sentences as one text."""
    first, *rest = sentences or (text("How it differs is unknown."),)
    for sentence in rest:
        first = text("{first} {next}", first=first, next=sentence)
    return first
