from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ascgui.language.forms import Durations, Forms
from ascgui.language.language import Language
from ascgui.report.axis import DAY, HOUR, LogAxis, count_ticks, spanning, time_ticks


def test_devices_are_counted_in_powers_of_two_and_whole_nodes() -> None:
    axis = LogAxis(0.9, 70, 0, 1000)
    assert count_ticks(axis, lambda _: 60) == [1, 2, 4, 8, 16, 24, 32, 48, 64]


def test_times_are_counted_in_hours_and_days() -> None:
    axis = LogAxis(0.5 * HOUR, 15 * DAY, 0, 200)
    assert time_ticks(axis, lambda _: 16) == [
        0.5 * HOUR,
        HOUR,
        3 * HOUR,
        6 * HOUR,
        12 * HOUR,
        DAY,
        3 * DAY,
        10 * DAY,
    ]


def test_wide_labels_never_touch_on_a_long_axis() -> None:
    axis = LogAxis(1, 600_000, 0, 300)
    ticks = count_ticks(axis, lambda tick: 4 + 5 * len(f"{tick:,}"))
    assert len(ticks) > 5
    for left, right in pairwise(ticks):
        room = 4 + 5 * (len(f"{left:,}") + len(f"{right:,}")) / 2
        assert axis.at(right) - axis.at(left) >= room - 1e-9


def test_a_single_value_gets_an_axis_around_it() -> None:
    axis = spanning([8], 0, 100, margin=0.05)
    assert axis.at(8) == pytest.approx(50)


@given(
    st.lists(st.floats(1e-3, 1e12), min_size=1, max_size=20),
    st.floats(20, 400),
)
def test_every_value_lies_on_the_axis_between_its_ends(values: list[float], room: float) -> None:
    axis = spanning(values, 200, 0, margin=0.05)
    assert all(-1e-6 <= axis.at(value) <= 200 + 1e-6 for value in values)
    for ticks in (time_ticks(axis, lambda _: room), count_ticks(axis, lambda _: room)):
        positions = [axis.at(tick) for tick in ticks]
        assert all(math.isfinite(position) for position in positions)
        assert all(
            abs(one - other) >= room - 1e-6
            for index, one in enumerate(positions)
            for other in positions[index + 1 :]
        )


def test_a_day_and_a_half_is_not_called_two_days() -> None:
    axis = spanning([14 * HOUR, 5 * DAY], 0, 150, margin=0.05)
    ticks = time_ticks(axis, lambda _: 16)
    assert 36 * HOUR in ticks
    assert Language("en", {}).exact_duration(36 * HOUR) == "36 h"


@given(
    st.lists(st.floats(1e-3, 1e12), min_size=1, max_size=20),
    st.floats(2, 400),
    st.sampled_from(Durations),
)
def test_two_times_never_have_the_same_name(
    values: list[float], room: float, durations: Durations
) -> None:
    language = Language("en", {}, Forms(durations=durations))
    axis = spanning(values, 200, 0, margin=0.05)
    ticks = time_ticks(axis, lambda _: room)
    assert len({language.exact_duration(tick) for tick in ticks}) == len(ticks)
