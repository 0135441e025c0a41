"""The measurements that a scaling curve may go through: open logs, and rates saved earlier."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ascgui.domain.catalog import ThroughputRow
from ascgui.domain.plan import Plan, ScalingPoint
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.session.log_shelf import LogEntry, LogState
from ascgui.viewmodels.log_shown import names_of

Job = tuple[object, ...]
"""Framework, sequence length, and of saved rates also model, hardware, stage and strategy."""

_PARTS = (
    text("framework"),
    text("sequence length"),
    text("model"),
    text("hardware"),
    text("stage"),
    text("strategy"),
)


@dataclass(frozen=True, slots=True)
class Measured:
    """One measurement. ``saved`` tells a row of the user's catalog from an open log."""

    id: str
    name: str
    point: ScalingPoint
    job: Job
    saved: bool = False

    @property
    def words(self) -> Text:
        """What the measurement is called in a list."""
        figures: dict[str, str | float | Quantity] = {
            "name": self.name,
            "devices": Quantity(self.point.devices, Unit.DEVICES),
            "rate": self.point.tps,
        }
        if self.saved:
            return text("{name}, saved: {devices}, {rate} tokens/s", **figures)
        return text("{name}: {devices}, {rate} tokens/s", **figures)

    def is_of(self, job: Job) -> bool:
        """Return whether this may be a measurement of ``job``, as far as it says."""
        return self.job == job[: len(self.job)]


def of_logs(entries: Iterable[LogEntry]) -> tuple[Measured, ...]:
    """Return the logs that have a rate and a number of devices."""
    kept = [
        (entry, found, ScalingPoint(found.devices, found.tps, found.low, found.high))
        for entry in entries
        if entry.state is LogState.MEASURED
        and (found := entry.found) is not None
        and found.devices is not None
        and found.tps is not None
    ]
    names = names_of([entry.path for entry, _, _ in kept])
    return tuple(
        Measured(entry.id, name, point, (found.form.framework if found.form else "", found.seq_len))
        for (entry, found, point), name in zip(kept, names, strict=True)
    )


def of_rows(rows: Iterable[ThroughputRow], plan: Plan) -> tuple[Measured, ...]:
    """Return the rates that were measured and saved, those of the plan's own job first."""
    own = job_of_plan(plan)
    found = [
        Measured(
            row.id,
            row.source.partition(" sha256:")[0] or row.id,
            ScalingPoint(row.devices, row.tokens_per_second, row.low, row.high),
            (
                row.framework,
                row.seq_len,
                row.model or row.model_published,
                row.hardware,
                row.stage,
                row.strategy,
            ),
            saved=True,
        )
        for row in rows
        if row.measured and row.devices is not None and row.tokens_per_second is not None
    ]
    return tuple(sorted(found, key=lambda one: (one.job != own, str(one.job), one.point.devices)))


def job_of_plan(plan: Plan) -> Job:
    """Return the plan's job in the parts of :data:`Job`."""
    return (plan.framework, plan.seq_len, plan.model, plan.hardware, plan.stage, plan.strategy)


def usual_job(measured: Sequence[Measured], plan: Plan) -> Job | None:
    """Return the job that most device counts were measured of; the plan's own before others."""
    own = job_of_plan(plan)

    def weight(job: Job) -> tuple[bool, bool, int]:
        mine = [one for one in measured if one.is_of(job)]
        counts = len({one.point.devices for one in mine})
        opened = any(not one.saved for one in mine)
        return counts > 1 and job == own, opened, counts

    return max((one.job for one in measured), key=weight, default=None)


def differing(measured: Iterable[Measured]) -> Text | None:
    """Return in what measurements differ that a curve is not about."""
    jobs = {one.job for one in measured}
    parts = []
    for at, name in enumerate(_PARTS):
        values = {job[at] for job in jobs if at < len(job) and job[at] not in (None, "")}
        if len(values) > 1:
            listed = tuple(sorted(map(str, values)))
            parts.append(text("{what} ({values})", what=name, values=listed))
    if not parts:
        return None
    return text(
        "These measurements differ in {what}. A curve is of one job: take the others out.",
        what=tuple(parts),
    )
