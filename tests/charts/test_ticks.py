from __future__ import annotations

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ascgui.charts.scale import Scale
from ascgui.charts.ticks import device_ticks, spread, time_ticks
from ascgui.domain.text import Unit
from ascgui.language.forms import Durations, Forms
from ascgui.language.language import Language

HOUR, DAY = 3600.0, 86400.0


def test_devices_are_marked_at_powers_of_two_and_24_and_48():
    assert device_ticks(1, 64, 0.05) == (1, 2, 4, 8, 16, 24, 32, 48, 64)


def test_where_there_is_little_room_powers_of_two_stay():
    assert device_ticks(1, 64, 0.25) == (1, 2, 4, 8, 16, 32, 64)
    assert device_ticks(1, 4096, 0.5) == (1, 4, 16, 64, 256, 1024, 4096)


def test_times_are_marked_in_minutes_hours_and_days():
    assert time_ticks(HOUR, 7 * DAY, 0.25) == (HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY,
                                               7 * DAY)  # fmt: skip


def test_times_beyond_the_calendar_are_marked_in_steps_of_days():
    ticks = [tick / DAY for tick in time_ticks(DAY * 1000, DAY * 100_000, 0.2)]
    assert ticks == [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]


@given(
    st.floats(min_value=1e-3, max_value=1e12),
    st.floats(min_value=1.0, max_value=1e9),
    st.floats(min_value=0.02, max_value=2.0),
)
def test_marks_lie_in_the_range_in_order_and_never_too_close(low, factor, gap):
    for ticks in (time_ticks(low, low * factor, gap), device_ticks(low, low * factor, gap)):
        assert all(low <= tick <= low * factor for tick in ticks)
        assert all(
            math.log10(after / before) >= gap * 0.999 for before, after in itertools.pairwise(ticks)
        )


@pytest.mark.parametrize(("low", "high"), [(1.0, 1.0), (0.0, 0.0), (5.0, 2.0)])
def test_an_empty_range_has_at_most_one_mark(low, high):
    assert len(time_ticks(low, high, 0.1)) <= 1
    assert len(device_ticks(low, high, 0.1)) <= 1


@given(st.lists(st.floats(min_value=-50, max_value=250), max_size=6))
def test_names_beside_line_ends_keep_their_order_and_their_distance(wanted):
    placed = spread(wanted, 18.0, 9.0, 191.0)
    assert len(placed) == len(wanted)
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    for before, after in itertools.pairwise(order):
        assert placed[after] - placed[before] >= 17.99
    assert all(8.9 <= position <= 191.1 for position in placed)


def test_names_that_do_not_all_fit_share_the_room():
    placed = spread([10.0] * 20, 18.0, 0.0, 100.0)
    assert min(placed) >= -0.1
    assert max(placed) <= 100.1


@given(
    st.booleans(),
    st.floats(min_value=0.0, max_value=1e9),
    st.floats(min_value=0.01, max_value=1e9),
    st.floats(min_value=2.0, max_value=30.0),
    st.sampled_from(Durations),
)
def test_two_marks_of_a_time_axis_never_have_the_same_name(
    logarithmic, low_s, span_s, most, durations
):
    language = Language("en", {}, Forms(durations=durations))
    scale = Scale(Unit.SECONDS, logarithmic)
    low, high = low_s, low_s + span_s
    if logarithmic:
        low, high = math.log10(low + 0.01), math.log10(high + 0.02)
    marks = scale.ticks(low, high, (high - low) / most)
    assert len({scale.name(mark, language) for mark in marks}) == len(marks)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(36 * HOUR, "36 h"), (DAY, "24 h"), (2 * DAY, "2 d"), (60 * HOUR, "2 d 12 h"),
     (90 * 60.0, "1 h 30 min"),
     (98.5 * HOUR, "4 d 2 h 30 min"), (65.0, "1 min 5 s"), (0.5, "0.5 s"), (0.0, "0 s"),
     (10.0 ** math.log10(36 * HOUR), "36 h")],
)  # fmt: skip
def test_a_mark_is_called_by_its_whole_duration(seconds, said):
    assert Language("en", {}).exact_duration(seconds) == said


@given(st.integers(0, 10_000), st.integers(1, 10_000), st.floats(2.0, 30.0))
def test_device_counts_are_marked_at_multiples_of_a_power_of_two(low, span, most):
    scale = Scale(Unit.DEVICES)
    marks = scale.ticks(float(low), float(low + span), span / most)
    assert all(right > left for left, right in itertools.pairwise(marks))
    steps = {right - left for left, right in itertools.pairwise(marks)}
    assert len(steps) <= 1
    assert all(int(step).bit_count() == 1 for step in steps)
    assert Scale(Unit.DEVICES).ticks(4.0, 132.0, 16.0) == (16, 32, 48, 64, 80, 96, 112, 128)
