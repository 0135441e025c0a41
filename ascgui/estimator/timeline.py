"""What happens when in a job: checkpoints, epochs, pauses, finish and deadline."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from itertools import islice

from ascgui.domain.answer import Answer
from ascgui.domain.calendar import Calendar
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Text, text
from ascgui.estimator.calendar import deadline_of, schedule
from ascgui.estimator.clock import (
    EPOCH,
    Clock,
    delta_of,
    needed_us,
    to_micros,
)

MOST_EVENTS = 400
"""Events of one kind on a time line; more are thinned out evenly, or left out."""


class EventKind(StrEnum):
    """What happens at a moment of a time line."""

    START = "start"
    CHECKPOINT = "checkpoint"
    EPOCH = "epoch"
    PAUSE = "pause"
    RESUME = "resume"
    EARLIEST = "earliest"
    FINISH = "finish"
    LATEST = "latest"
    DEADLINE = "deadline"


@dataclass(frozen=True, slots=True)
class Event:
    """A moment of a time line: what it is, and which share of the work is done by then."""

    kind: EventKind
    when: datetime
    name: Text
    share: float
    number: int = 0


@dataclass(frozen=True, slots=True)
class TimeLine:
    """The events of a job in their order, and what was left out of them."""

    events: tuple[Event, ...]
    issues: tuple[Issue, ...]


def timeline(
    answered: Answer, calendar: Calendar, *, checkpoint_s: float | None = None
) -> TimeLine:
    """Return the events of the job of an answer, in their order.

    A checkpoint comes after each ``checkpoint_s`` of computing, an epoch's end after its share of
    the data. Pauses are the times in which the cluster is closed. Without a finish there are none.
    """
    planned = schedule(answered, calendar)
    issues = list(planned.issues)
    if checkpoint_s is not None and not 0 < checkpoint_s < math.inf:
        issues.append(
            Issue(
                Severity.ERROR,
                "bad-value",
                text("The time between checkpoints must be above 0, so none are shown."),
                text("Enter a time such as {example}.", example="30m"),
                where=(("field", "checkpoint_s"),),
            )
        )
        checkpoint_s = None
    start, begin, finish = planned.start, planned.begin, planned.finish
    headline = answered.duration_s
    if start is None or begin is None or finish is None or not headline:
        return TimeLine((), tuple(issues))
    clock = Clock(calendar)
    job = _Job(clock, calendar, to_micros(start), headline)
    events = [Event(EventKind.START, begin, text("Start"), 0.0)]
    marks: list[tuple[EventKind, float]] = []
    if checkpoint_s is not None:
        marks.append((EventKind.CHECKPOINT, checkpoint_s / headline))
    epochs = answered.plan.workload.epochs
    if 1 < epochs < math.inf:
        marks.append((EventKind.EPOCH, 1 / epochs))
    for kind, share in marks:
        numbers, step = _numbers(share)
        issues += [_thinned(kind, len(numbers), step)] if step > 1 else []
        events += (job.mark(kind, number, share) for number in numbers)
    pauses = list(islice(clock.pauses(to_micros(begin), to_micros(finish)), MOST_EVENTS + 1))
    if len(pauses) > MOST_EVENTS:
        issues.append(_no_pauses())
        pauses = []
    for closed, opened in pauses:
        events += (job.at(EventKind.PAUSE, closed), job.at(EventKind.RESUME, opened))
    due = deadline_of(answered, start)
    for kind, end in (
        (EventKind.EARLIEST, planned.finish_low),
        (EventKind.FINISH, finish),
        (EventKind.LATEST, planned.finish_high),
        (EventKind.DEADLINE, due),
    ):
        if end is not None:
            events.append(job.at(kind, to_micros(end)))
    order = list(EventKind)
    events.sort(key=lambda event: (event.when, order.index(event.kind), event.number))
    return TimeLine(tuple(events), tuple(issues))


@dataclass(frozen=True, slots=True)
class _Job:
    """A job on a clock: from ``start`` in microseconds, ``duration_s`` of computing."""

    clock: Clock
    calendar: Calendar
    start: int
    duration_s: float

    def at(self, kind: EventKind, moment: int) -> Event:
        """Return what is so at a moment."""
        needed = needed_us(self.duration_s, self.calendar)
        done = self.clock.open_between(self.start, moment) / needed if needed else 1.0
        return Event(kind, EPOCH + delta_of(moment), _NAMES[kind], min(done, 1.0))

    def mark(self, kind: EventKind, number: int, share: float) -> Event:
        """Return the moment at which ``number`` times ``share`` of the work is done."""
        done = number * share
        needed = needed_us(self.duration_s * done, self.calendar)
        when = EPOCH + delta_of(self.clock.after(self.start, needed))
        name = Text(_NAMES[kind].template, (("n", number),))
        return Event(kind, when, name, done, number)


def _numbers(share: float) -> tuple[list[int], int]:
    """Return which of the marks at each ``share`` of the work to show, and every how many."""
    count = math.ceil(1 / share - 1e-9) - 1 if share < 1 else 0
    step = max(1, -(-count // MOST_EVENTS))
    return list(range(step, count + 1, step)), step


def _thinned(kind: EventKind, count: int, step: int) -> Issue:
    message = (
        text(
            "There are too many checkpoints to show; one in {step} is shown, {count} in all.",
            step=step,
            count=count,
        )
        if kind is EventKind.CHECKPOINT
        else text(
            "There are too many epochs to show; the end of one in {step} is shown, {count} in all.",
            step=step,
            count=count,
        )
    )
    return Issue(Severity.INFO, "timeline-thinned", message, where=(("field", kind.value),))


def _no_pauses() -> Issue:
    return Issue(
        Severity.INFO,
        "timeline-thinned",
        text("The cluster closes more than {count} times, so pauses are not shown.",
             count=MOST_EVENTS),
        where=(("field", "hours"),),
    )  # fmt: skip


_NAMES = {
    EventKind.CHECKPOINT: text("Checkpoint {n}"),
    EventKind.EPOCH: text("End of epoch {n}"),
    EventKind.PAUSE: text("Closed"),
    EventKind.RESUME: text("Open again"),
    EventKind.EARLIEST: text("Earliest finish"),
    EventKind.FINISH: text("Finish"),
    EventKind.LATEST: text("Latest finish"),
    EventKind.DEADLINE: text("Deadline"),
}
