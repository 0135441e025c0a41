from __future__ import annotations

from datetime import datetime

import pytest

from ascgui.domain.calendar import Calendar, Window, weekly
from ascgui.language.numbers import NumberProblem
from ascgui.viewmodels.calendar_draft import TIME_OF_DAY, CalendarDraft, OpenDays

HOUR = 3600
WINDOW = Window(datetime(2026, 12, 5), datetime(2026, 12, 6), "maintenance", 7)


@pytest.mark.parametrize(
    "calendar",
    [
        None,
        Calendar(availability=0.95),
        Calendar(windows=(WINDOW,)),
        Calendar(weekly(range(5), 8 * HOUR, 20 * HOUR), (WINDOW,), 0.9),
        Calendar(weekly(range(6), 9 * HOUR, 17 * HOUR)),
        Calendar(weekly(range(7), 0, 24 * HOUR - 60)),
        Calendar(weekly([0, 3], 8 * HOUR, 9 * HOUR)),
        Calendar((((0, HOUR), (2 * HOUR, 3 * HOUR)),) * 7),
    ],
)
def test_a_calendar_stands_in_the_form_and_comes_back_as_it_was(calendar):
    draft = CalendarDraft.of(datetime(2026, 12, 1), calendar)
    assert draft.calendar == calendar
    assert draft.start == datetime(2026, 12, 1)


def test_hours_that_no_pattern_has_are_kept():
    odd = Calendar(weekly([0, 3], 8 * HOUR, 9 * HOUR))
    draft = CalendarDraft.of(None, odd)
    assert draft.open_days is OpenDays.OWN


def test_a_calendar_that_says_nothing_is_none():
    assert CalendarDraft.of(None, Calendar()).calendar is None
    assert CalendarDraft(open_days=OpenDays.DAILY, opens_s=0, closes_s=0).calendar is None


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [("8:00", 28_800), ("08:30", 30_600), ("24:00", 86_400), ("9时30分", 34_200)],
)
def test_times_of_day_are_read_as_people_type_them(typed, seconds):
    assert TIME_OF_DAY.read(typed) == seconds
    assert TIME_OF_DAY.read(TIME_OF_DAY.write(seconds)) == seconds


@pytest.mark.parametrize("typed", ["", "8", "25:00", "8:60", "24:01", "noon"])
def test_what_is_no_time_of_day_is_refused(typed):
    with pytest.raises(NumberProblem):
        TIME_OF_DAY.read(typed)
