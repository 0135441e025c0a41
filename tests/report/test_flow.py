from __future__ import annotations

from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from ascgui.report.flow import Placed, Strip, bound, fitted, outline, paginate

HEIGHT = 100.0


def strip(height: float, **more: object) -> Strip:
    return Strip(height, **more)


def heights(page: tuple[Placed, ...]) -> list[float]:
    return [placed.strip.height for placed in page]


def test_nothing_is_still_one_page() -> None:
    assert paginate([], HEIGHT) == ((),)


def test_what_does_not_fit_goes_to_the_next_page() -> None:
    pages = paginate([strip(60), strip(40), strip(1)], HEIGHT)
    assert [heights(page) for page in pages] == [[60, 40], [1]]


def test_space_above_is_dropped_at_the_top_of_a_page() -> None:
    pages = paginate([strip(90, before=10), strip(50, before=20)], HEIGHT)
    assert [page[0].y for page in pages] == [0, 0]


def test_a_heading_goes_along_with_what_follows_it() -> None:
    pages = paginate([strip(80), strip(15, keep=True), strip(10)], HEIGHT)
    assert [heights(page) for page in pages] == [[80], [15, 10]]


def test_a_group_that_no_page_holds_is_cut() -> None:
    pages = paginate(bound([strip(40) for _ in range(5)]), HEIGHT)
    assert [heights(page) for page in pages] == [[40, 40], [40, 40], [40]]


def test_a_strip_higher_than_a_page_gets_one_of_its_own() -> None:
    pages = paginate([strip(10), strip(500), strip(10)], HEIGHT)
    assert [heights(page) for page in pages] == [[10], [500], [10]]


def test_a_header_comes_again_where_its_table_goes_on() -> None:
    header = strip(20, keep=True)
    rows = [strip(30, header=header) for _ in range(6)]
    pages = paginate([header, *rows], HEIGHT)
    assert [heights(page) for page in pages] == [[20, 30, 30]] * 3


def test_a_divider_stands_between_strips_and_not_at_the_top_of_a_page() -> None:
    divider = strip(1)
    pages = paginate([strip(50), strip(40, before=10, divider=divider), strip(50)], HEIGHT)
    assert heights(pages[0]) == [50, 1, 40]
    assert pages[0][1].y == 55
    again = paginate([strip(90), strip(40, before=10, divider=divider)], HEIGHT)
    assert heights(again[1]) == [40]


def test_the_outline_says_where_each_heading_stands() -> None:
    pages = paginate(
        [strip(70), strip(20, heading="one", level=1), strip(80, heading="two", level=2)], HEIGHT
    )
    assert [(entry.title, entry.level, entry.page, entry.y) for entry in outline(pages)] == [
        ("one", 1, 0, 70),
        ("two", 2, 1, 0),
    ]


def given_strips(highest: float) -> st.SearchStrategy[list[Strip]]:
    return st.lists(
        st.builds(
            Strip,
            height=st.floats(0.1, highest),
            before=st.floats(0, 30),
            keep=st.booleans(),
            header=st.one_of(st.none(), st.just(Strip(12.0))),
        ),
        max_size=60,
    )


@given(given_strips(150))
def test_every_strip_stands_once_in_order_and_within_its_page(strips: list[Strip]) -> None:
    pages = paginate(strips, HEIGHT)
    placed = [item.strip for page in pages for item in page]
    known = {id(strip) for strip in strips}
    assert [id(item) for item in placed if id(item) in known] == [id(item) for item in strips]
    for page in pages:
        assert page or not strips
        for upper, lower in pairwise(page):
            assert lower.y >= upper.y + upper.strip.height - 1e-6
        ends = page[-1].y + page[-1].strip.height if page else 0.0
        alone = sum(id(item.strip) in known for item in page) == 1
        assert ends <= HEIGHT + 1e-6 or alone


@given(given_strips(20))
def test_no_page_ends_with_a_strip_that_is_kept_with_the_next(strips: list[Strip]) -> None:
    group_height = 0.0
    for item in strips:
        group_height += item.before + item.height + 12
        assume(group_height <= HEIGHT)
        if not item.keep:
            group_height = 0.0
    pages = paginate(strips, HEIGHT)
    assert not any(page[-1].strip.keep for page in pages[:-1])


def test_a_last_page_with_little_on_it_is_saved_by_closer_strips():
    strips = [strip(20, before=10 if at else 0) for at in range(4)]
    assert len(paginate(strips, HEIGHT)) == 2
    (page,) = fitted(strips, HEIGHT)
    assert [placed.strip.height for placed in page] == [20] * 4
    assert page[-1].y + 20 <= HEIGHT


def test_strips_keep_their_distance_where_no_page_can_be_saved():
    strips = [strip(60, before=10) for _ in range(4)]
    assert fitted(strips, HEIGHT) == paginate(strips, HEIGHT)
