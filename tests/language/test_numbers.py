from __future__ import annotations

import pytest

from ascgui.language.numbers import NumberProblem, parse_count, parse_duration, parse_number


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("1e9", 10**9),
        ("1_000_000", 10**6),
        ("1.5B", 1_500_000_000),
        ("24M", 24_000_000),
        ("1.2e9", 1_200_000_000),
        ("1,200,000,000", 1_200_000_000),
        ("12亿", 1_200_000_000),
        ("12 亿", 1_200_000_000),
        ("3万", 30_000),
        ("１２３", 123),
        ("1 200 000", 1_200_000),
        ("1e15", 10**15),
        ("0.1e1", 1),
        ("−5", -5),
    ],
)
def test_a_count_is_read_exactly_in_every_form_people_type(typed: str, value: int) -> None:
    assert parse_count(typed) == value


@pytest.mark.parametrize(
    "typed",
    ["", "  ", "abc", "1..2", "1,2", "12,34", "NaN", "inf", "1e400", "1e99999", "--1", "1e", "1 x",
     "9" * 100, "0x10", "1e400B", "½x"],
)  # fmt: skip
def test_what_is_no_number_is_refused_with_a_sentence(typed: str) -> None:
    with pytest.raises(NumberProblem) as caught:
        parse_number(typed)
    assert len(caught.value.text.template) > 20


def test_a_fraction_is_no_count() -> None:
    with pytest.raises(NumberProblem):
        parse_count("1.5")
    assert parse_number("1.5") == 1.5


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [("72h", 259200), ("3d", 259200), ("3d 4h", 273600), ("90 min", 5400), ("2天", 172800),
     ("1.5h", 5400), ("45s", 45), ("７２ｈ", 259200), ("1小时30分钟", 5400), ("0h", 0)],
)  # fmt: skip
def test_a_duration_is_read_with_its_units(typed: str, seconds: float) -> None:
    assert parse_duration(typed) == seconds


@pytest.mark.parametrize("typed", ["", "72", "h", "72x", "-3h", "1h-", "3 4h", "nanh", "1e3h h"])
def test_a_duration_without_a_known_unit_is_refused(typed: str) -> None:
    with pytest.raises(NumberProblem):
        parse_duration(typed)
