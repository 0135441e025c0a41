from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ascgui.language.language import load
from ascgui.language.numbers import NumberProblem, parse_duration, written_duration
from ascgui.viewmodels.quantities import COUNT, DURATION, NUMBER, RATIO, rounded_number, within


@given(st.integers(min_value=0, max_value=10**23))
def test_a_count_that_is_written_is_read_back_exactly(count):
    assert COUNT.read(COUNT.write(count)) == count


@given(st.floats(min_value=1e-9, max_value=1e30))
def test_a_number_that_is_written_is_read_back_exactly(number):
    assert NUMBER.read(NUMBER.write(number)) == number
    assert RATIO.read(RATIO.write(number)) == number


@given(st.integers(min_value=0, max_value=10**12) | st.floats(min_value=0.001, max_value=1e9))
def test_a_duration_that_is_written_is_read_back_exactly(seconds):
    assert DURATION.read(DURATION.write(seconds)) == seconds


@pytest.mark.parametrize(
    ("reading", "value", "written"),
    [
        (COUNT, 1_200_000_000, "1,200,000,000"),
        (RATIO, 0.9, "0.90"),
        (RATIO, 0.915, "0.915"),
        (RATIO, 1.0, "1.00"),
        (NUMBER, 4034.0, "4,034"),
        (NUMBER, 978.914, "978.914"),
        (DURATION, 259_200.0, "72 h"),
        (DURATION, 5400.0, "1 h 30 min"),
        (DURATION, 90 * 86400.0, "90 d"),
        (DURATION, 0.5, "0.5 s"),
        (DURATION, 61.0, "61 s"),
    ],
)
def test_a_quantity_is_written_as_people_type_it(reading, value, written):
    assert reading.write(value) == written


def test_a_ratio_may_be_typed_as_a_percentage():
    assert RATIO.read("90 %") == 0.9
    assert RATIO.read("90％") == 0.9


def test_a_number_above_what_the_field_may_hold_is_not_taken():
    limited = within(NUMBER, 1e9)
    assert limited.read("1e9") == 1e9
    with pytest.raises(NumberProblem) as told:
        limited.read("1e40")
    assert load("en").show(told.value.text) == "1e40 is too large. Give at most 1,000,000,000."


def test_a_mean_is_shown_short_and_a_small_one_keeps_its_digits():
    assert rounded_number(126.29640718562874) == "126.3"
    assert rounded_number(1126.29640718562874) == "1,126.3"
    assert rounded_number(0.01234567) == "0.01235"
    assert rounded_number(512.0) == "512"


def test_every_time_in_tenths_of_a_minute_is_read_as_it_was_written():
    for seconds in range(180, 3600, 6):
        assert parse_duration(written_duration(float(seconds))) == seconds
