"""What the time line of a job draws: when the cluster works, and what happens then; no pyqtgraph.

Places are seconds since the midnight before the first event.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from ascgui.estimator.timeline import Event, EventKind, TimeLine

_HOUR, _DAY = 3600, 86400
_STEPS = (
    900, 1800, _HOUR, 2 * _HOUR, 4 * _HOUR, 6 * _HOUR, 12 * _HOUR, _DAY, 2 * _DAY, 7 * _DAY,
    14 * _DAY, 28 * _DAY, 91 * _DAY, 182 * _DAY, 364 * _DAY,
)  # fmt: skip
_MOST_TICKS = 200


@dataclass(frozen=True, slots=True)
class TimelineData:
    """The events of a job with their places, and the spans in which the cluster works or not."""

    origin: datetime
    events: tuple[Event, ...]
    places: tuple[float, ...]
    working: tuple[tuple[float, float], ...]
    closed: tuple[tuple[float, float], ...]

    def of(self, kind: EventKind) -> tuple[float, ...]:
        """Return the places of the events of one kind."""
        return tuple(
            place
            for event, place in zip(self.events, self.places, strict=True)
            if event.kind is kind
        )

    def first(self, kind: EventKind) -> float | None:
        """Return the place of the first event of a kind, or None."""
        return next(iter(self.of(kind)), None)

    @property
    def whole(self) -> tuple[float, float]:
        """The first and the last place."""
        return min(self.places), max(self.places)

    def moment(self, place: float) -> datetime | None:
        """Return the moment at a place; None beyond the calendar."""
        try:
            return self.origin + timedelta(seconds=round(place))
        except OverflowError:
            return None


def timeline_data(line: TimeLine) -> TimelineData | None:
    """Return what to draw of ``line``; None where it has no events."""
    if not line.events:
        return None
    origin = line.events[0].when.replace(hour=0, minute=0, second=0, microsecond=0)
    places = tuple((event.when - origin).total_seconds() for event in line.events)
    working, closed = _spans(line.events, places)
    return TimelineData(origin, line.events, places, working, closed)


def date_ticks(data: TimelineData, low: float, high: float, gap: float) -> list[tuple[float, str]]:
    """Return marks at round times of day or at midnights, at least ``gap`` seconds apart."""
    step = next((step for step in _STEPS if step >= gap), None)
    if step is None:
        step = _DAY * max(1, round(gap / _DAY))
    marks: list[tuple[float, str]] = []
    number = -(-int(low) // step)
    while number * step <= high and len(marks) < _MOST_TICKS:
        when = data.moment(number * step)
        if when is not None:
            marks.append((float(number * step), _named(when, step)))
        number += 1
    return marks


def _named(when: datetime, step: int) -> str:
    if step >= 182 * _DAY:
        return f"{when:%Y-%m}"
    if step < _DAY and (when.hour or when.minute):
        return f"{when:%H:%M}"
    return f"{when:%m-%d}"


def _spans(
    events: Sequence[Event], places: Sequence[float]
) -> tuple[tuple[tuple[float, float], ...], tuple[tuple[float, float], ...]]:
    """Return when the job computes and when the cluster is closed, until the finish."""
    working: list[tuple[float, float]] = []
    closed: list[tuple[float, float]] = []
    since: float | None = None
    shut: float | None = None
    for event, place in zip(events, places, strict=True):
        if event.kind in {EventKind.START, EventKind.RESUME}:
            since = place
            if shut is not None:
                closed.append((shut, place))
                shut = None
        elif event.kind in {EventKind.PAUSE, EventKind.FINISH} and since is not None:
            working.append((since, place))
            since = None
            shut = place if event.kind is EventKind.PAUSE else None
    return tuple(working), tuple(closed)
