from __future__ import annotations

from datetime import datetime, timedelta

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
        (86_340, "23 h 59 min"),
        (86_400, "24 h"),
        (165_840, "46 h 4 min"),
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


@pytest.mark.parametrize(
    ("low", "headline", "high", "shown"),
    [
        (136_140, 165_240, 205_920, ("37 h 49 min", "45 h 54 min", "57 h 12 min")),
        (172_000, 190_000, 200_000, ("2 d", "2 d 5 h", "2 d 8 h")),
        (50, 55, 75, ("50 s", "55 s", "75 s")),
        (40, 65, 4000, ("1 min", "1 min", "67 min")),
        (75_000, 82_631, 90_000, ("20 h 50 min", "22 h 57 min", "25 h")),
        (10, 10, 259_190, ("10 s", "10 s", "3 d")),
        (1800, 4000, 4100, ("30 min", "1 h 7 min", "1 h 8 min")),
    ],
)
def test_both_sides_of_a_range_have_the_units_of_what_stands_between(low, headline, high, shown):
    english = load("en")
    sides = (Quantity(each, Unit.SECONDS, like=headline) for each in (low, headline, high))
    assert tuple(english.show(each) for each in sides) == shown


def test_moments_side_by_side_have_their_day_unless_it_is_the_same():
    english = load("en")
    early, late = datetime(2026, 12, 1, 22, 49), datetime(2026, 12, 2, 18, 11)
    assert english.short_moments(early, late) == ("1 Dec, 22:49", "2 Dec, 18:11")
    assert english.short_moments(early, early) == ("22:49", "22:49")
    assert english.short_moments(early, datetime(2027, 1, 1)) == (
        "1 Dec 2026, 22:49",
        "1 Jan 2027, 00:00",
    )


@pytest.mark.parametrize(("seconds", "duration", "finish"), [
    (34 * 3600 + 25 * 60 + 40, "34 h 26 min", "19:26"),
    (23 * 3600 + 54 * 60 + 45, "23 h 55 min", "08:55"),
    (4 * 60 + 48, "5 min", "09:05"),
    (4 * 60 + 10, "4 min", "09:04"),
])  # fmt: skip
def test_a_start_a_duration_and_a_finish_go_together_to_the_minute(seconds, duration, finish):
    english = Language("en", {})
    end = datetime(2026, 12, 1, 9) + timedelta(seconds=seconds)
    assert english.duration(seconds) == duration
    assert english.moment(end).endswith(finish)
    assert english.short_moments(end) == (finish,)


def test_the_users_own_documents_are_named_in_words_and_printed_ones_by_their_id() -> None:
    chinese = Language(
        "zh_CN", {"my changes": "我的修改", "Document {document}.": "文档 {document}。"}
    )
    assert chinese.say("Document {document}.", document="overlay") == "文档 我的修改。"
    assert chinese.say("Document {document}.", document="000") == "文档 000。"
    english = Language("en", {})
    assert english.document("pasted") == "pasted"
    assert english.document("overlay") == "my changes"
    assert english.say("Entry {name}.", name="overlay") == "Entry overlay."


def test_what_is_not_nothing_is_never_shown_as_nothing() -> None:
    english = Language("en", {})
    assert english.number(1e-320) == "1e-320"
    assert english.number(-2.5e-12) == "-2.5e-12"
    assert english.number(0.000001) == "0.000001"
    assert english.number(0.0) == "0"
