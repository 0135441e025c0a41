from __future__ import annotations

from datetime import date, datetime

import pytest

from ascgui.domain.text import Quantity, Unit
from ascgui.language.forms import Dates, Durations, Forms, Grouping, Sizes
from ascgui.language.language import Language
from ascgui.language.numbers import parse_number


def shown(value, **forms):
    return Language("en", {}, Forms(**forms)).show(value)


def test_without_a_choice_everything_is_as_before():
    assert shown(1_234_567) == "1,234,567"
    assert shown(date(2026, 12, 1)) == "Tue 1 Dec 2026"
    assert shown(Quantity(82_620, Unit.SECONDS)) == "22 h 57 min"
    assert shown(Quantity(1_610_612_736, Unit.BYTES)) == "1.5 GiB"


@pytest.mark.parametrize(
    ("grouping", "whole", "part"),
    [
        (Grouping.COMMA, "1,234,567", "12,345.6"),
        (Grouping.SPACE, "1\u202f234\u202f567", "12\u202f345.6"),
        (Grouping.NONE, "1234567", "12345.6"),
    ],
)
def test_digits_are_grouped_as_chosen_and_can_be_typed_again(grouping, whole, part):
    assert shown(1_234_567, grouping=grouping) == whole
    assert Language("en", {}, Forms(grouping=grouping)).number(12345.6, 6) == part
    assert parse_number(whole) == 1_234_567
    assert parse_number(part) == 12_345.6


def test_money_is_grouped_too():
    price = Quantity(1836.4, Unit.NONE, currency="CNY")
    assert shown(price, grouping=Grouping.SPACE) == "CNY 1\u202f836"


def test_dates_can_be_shown_in_their_plain_form():
    assert shown(date(2026, 12, 1), dates=Dates.ISO) == "2026-12-01"
    assert shown(datetime(2026, 12, 1, 7, 57), dates=Dates.ISO) == "2026-12-01 07:57"


def test_durations_can_be_shown_in_hours_alone():
    assert shown(Quantity(82_620, Unit.SECONDS), durations=Durations.HOURS) == "22.95 h"
    assert shown(Quantity(900_000, Unit.SECONDS), durations=Durations.HOURS) == "250 h"
    assert shown(Quantity(45, Unit.SECONDS), durations=Durations.HOURS) == "45 s"


def test_sizes_can_be_shown_in_steps_of_a_thousand():
    assert shown(Quantity(1_610_612_736, Unit.BYTES), sizes=Sizes.DECIMAL) == "1.61 GB"
    assert shown(Quantity(999, Unit.BYTES), sizes=Sizes.DECIMAL) == "999 B"
