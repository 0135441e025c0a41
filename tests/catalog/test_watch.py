from __future__ import annotations

import pytest

from ascgui.catalog import listing
from ascgui.catalog.export import exported
from ascgui.catalog.intake import document
from ascgui.catalog.load import load
from ascgui.catalog.preview import preview
from ascgui.catalog.watch import UNWATCHED, Cancelled, Watch
from ascgui.language.language import Language


@pytest.fixture(scope="module")
def catalog():
    return load()


@pytest.fixture
def listed(catalog, tmp_path):
    rows = listing.rows(catalog.tables, "min-devices", "6.5.910")
    path = tmp_path / "table.csv"
    path.write_bytes(exported("csv", "min-devices", rows, catalog, Language("en", {})))
    return path


def test_the_share_that_is_done_rises_from_nothing():
    shares = []
    items = list(range(2000))
    assert list(Watch(shares.append).over(items)) == items
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] < 1


def test_what_nobody_watches_goes_on():
    assert list(UNWATCHED.over([1, 2])) == [1, 2]
    UNWATCHED.look(0.5)


def test_reading_and_comparing_tell_how_far_they_are_and_say_the_same(catalog, listed):
    shares = []
    watch = Watch(shares.append)
    intake = document.read(listed, catalog.tables, watch=watch)
    read = len(shares)
    found = preview(intake, catalog, "6.5.910", watch=watch)
    assert 0 < read < len(shares)
    assert found == preview(document.read(listed, catalog.tables), catalog, "6.5.910")


@pytest.mark.parametrize("after", [0, 1, 2, 3])
def test_reading_ends_where_it_is_cancelled(catalog, listed, after):
    looks = iter([False] * after + [True] * 100)
    watch = Watch(cancelled=lambda: next(looks))
    with pytest.raises(Cancelled):
        document.read(listed, catalog.tables, watch=watch)


def test_a_cancelled_workbook_is_not_written(catalog):
    rows = listing.rows(catalog.tables, "min-devices", "6.5.910")
    looks = iter([False, False, True])
    watch = Watch(cancelled=lambda: next(looks))
    with pytest.raises(Cancelled):
        exported("xlsx", "min-devices", rows, catalog, Language("en", {}), watch)
