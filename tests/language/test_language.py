from __future__ import annotations

from datetime import datetime

import pytest

from ascgui.domain.text import Quantity, Unit, text
from ascgui.language.language import Language, available, load

ENGLISH = Language("en", {})


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        (45, "45 s"),
        (59.97, "59.97 s"),
        (90, "2 min"),
        (3599.9, "1 h"),
        (82631, "22 h 57 min"),
        (172800, "2 d"),
        (277200, "3 d 5 h"),
        (0, "0 s"),
        (float("inf"), "–"),
    ],
)
def test_a_duration_is_said_in_its_two_largest_units(seconds: float, shown: str) -> None:
    assert ENGLISH.duration(seconds) == shown


@pytest.mark.parametrize(
    ("value", "shown"),
    [(1234567, "1,234,567"), (1234567.8, "1,234,568"), (2.5463, "2.546"), (0.9, "0.9"),
     (1e15, "1,000,000,000,000,000"), (0.000123, "0.000123"), (float("nan"), "–")],
)  # fmt: skip
def test_a_number_has_separators_and_never_loses_its_whole_part(value: float, shown: str) -> None:
    assert ENGLISH.number(value) == shown


def test_one_device_and_many_are_said_differently() -> None:
    assert ENGLISH.show(Quantity(1, Unit.DEVICES)) == "1 device"
    assert ENGLISH.show(Quantity(16, Unit.DEVICES)) == "16 devices"


def test_a_moment_is_shown_as_each_language_writes_it() -> None:
    moment = datetime(2026, 12, 1, 7, 57)
    assert ENGLISH.show(moment) == "Tue 1 Dec 2026, 07:57"
    assert load("zh_CN").show(moment) == "2026年12月1日 周二 07:57"


def test_values_are_put_into_the_translated_sentence() -> None:
    german = Language("de", {"{a} of {b}": "{b}: {a}"})
    assert german.show(text("{a} of {b}", a=1, b=("x", "y"))) == "x, y: 1"


def test_braces_in_a_value_are_left_alone() -> None:
    assert ENGLISH.show(text("“{typed}”", typed="{0} {x}")) == "“{0} {x}”"


def test_any_chinese_locale_gets_chinese_and_any_other_english() -> None:
    assert load("zh-Hans-CN").code == "zh_CN"
    assert load("zh").code == "zh_CN"
    assert load("fr_FR").code == "en"
    assert available()[0] == "en"
