from __future__ import annotations

from datetime import datetime

import pytest

from ascgui.language.moments import parse_moment, typed_form
from ascgui.language.numbers import NumberProblem

NOW = datetime(2026, 11, 30, 14, 25, 33)


@pytest.mark.parametrize(
    ("typed", "moment"),
    [
        ("2026-12-01 09:00", datetime(2026, 12, 1, 9)),
        ("2026-12-01T09:00", datetime(2026, 12, 1, 9)),
        ("2026/12/1 9:05", datetime(2026, 12, 1, 9, 5)),
        ("2026年12月1日 9时5分", datetime(2026, 12, 1, 9, 5)),
        ("２０２６-１２-０１", datetime(2026, 12, 1)),
        (" 2026-12-01 ", datetime(2026, 12, 1)),
        ("now", datetime(2026, 11, 30, 14, 25)),
        ("今天", datetime(2026, 11, 30)),
        ("Tomorrow", datetime(2026, 12, 1)),
    ],
)
def test_a_date_is_read_in_every_form_people_type(typed, moment):
    assert parse_moment(typed, NOW) == moment


@pytest.mark.parametrize(
    "typed", ["", "soon", "12-01", "2026-13-01", "2026-02-30", "2026-12-01 25:00", "1" * 500]
)
def test_what_is_no_date_is_refused_with_a_sentence(typed):
    with pytest.raises(NumberProblem) as caught:
        parse_moment(typed, NOW)
    assert len(caught.value.text.template) > 20


def test_what_is_written_is_read_back():
    moment = datetime(2026, 12, 1, 7, 57)
    assert parse_moment(typed_form(moment), NOW) == moment
