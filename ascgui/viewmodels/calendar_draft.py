"""A calendar as it is edited: hours by a pattern of days, closed windows, and availability."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from ascgui.domain.calendar import DAY_S, ROUND_THE_CLOCK, Calendar, Span, Window, weekly
from ascgui.domain.text import text
from ascgui.language.numbers import NumberProblem
from ascgui.viewmodels.quantities import Reading

_TIME = re.compile(r"(\d{1,2})[:.时](\d{2})分?")


class OpenDays(StrEnum):
    """When a cluster is open, as it can be chosen; ``OWN`` are hours that no pattern has."""

    ALWAYS = "always"
    DAILY = "daily"
    WEEKDAYS = "weekdays"
    SIX_DAYS = "six-days"
    OWN = "own"

    @property
    def days(self) -> tuple[int, ...]:
        """The days on which it is open, Monday is 0."""
        return _DAYS[self]


_DAYS = {
    OpenDays.ALWAYS: tuple(range(7)),
    OpenDays.DAILY: tuple(range(7)),
    OpenDays.WEEKDAYS: tuple(range(5)),
    OpenDays.SIX_DAYS: tuple(range(6)),
    OpenDays.OWN: (),
}


@dataclass(frozen=True, slots=True)
class CalendarDraft:
    """What stands in the form. ``own`` are the hours of a plan that no pattern has."""

    start: datetime | None = None
    open_days: OpenDays = OpenDays.ALWAYS
    opens_s: int = 8 * 3600
    closes_s: int = 20 * 3600
    windows: tuple[Window, ...] = ()
    availability: float = 1.0
    own: tuple[tuple[Span, ...], ...] | None = None

    @staticmethod
    def of(start: datetime | None, calendar: Calendar | None) -> CalendarDraft:
        """Return how a plan's start and calendar stand in the form."""
        if calendar is None:
            return CalendarDraft(start)
        plain = CalendarDraft(start, windows=calendar.windows, availability=calendar.availability)
        if calendar.hours == ROUND_THE_CLOCK.hours:
            return plain
        for pattern in (OpenDays.DAILY, OpenDays.WEEKDAYS, OpenDays.SIX_DAYS):
            for opens, closes in {span for day in calendar.hours for span in day}:
                tried = replace(plain, open_days=pattern, opens_s=opens, closes_s=closes)
                if tried.calendar == calendar:
                    return tried
        return replace(plain, open_days=OpenDays.OWN, own=calendar.hours)

    @property
    def calendar(self) -> Calendar | None:
        """The calendar that is meant; None where the cluster always works."""
        if self.open_days is OpenDays.ALWAYS:
            hours = ROUND_THE_CLOCK.hours
        elif self.open_days is OpenDays.OWN:
            hours = self.own or ROUND_THE_CLOCK.hours
        elif self.opens_s == self.closes_s % DAY_S:
            hours = weekly(self.open_days.days, 0, DAY_S)
        else:
            hours = weekly(self.open_days.days, self.opens_s, self.closes_s)
        made = Calendar(hours, self.windows, self.availability)
        return None if made == ROUND_THE_CLOCK else made


def _read_time(typed: str) -> int:
    plain = unicodedata.normalize("NFKC", typed).strip()
    match = _TIME.fullmatch(plain)
    seconds = int(match[1]) * 3600 + int(match[2]) * 60 if match else -1
    if match is None or int(match[2]) > 59 or not 0 <= seconds <= DAY_S:
        raise NumberProblem(
            text(
                "“{typed}” is no time of day. Type hours and minutes, such as {example}.",
                typed=plain[:24],
                example="08:00",
            )
        )
    return seconds


def written_time(seconds: int) -> str:
    """Return a second of the day as a time: ``08:00``."""
    return f"{seconds // 3600:02}:{seconds % 3600 // 60:02}"


TIME_OF_DAY = Reading(_read_time, written_time, numeric=False)
