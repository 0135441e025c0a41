from __future__ import annotations

from dataclasses import replace

import pytest

from ascgui.catalog.check import check
from ascgui.catalog.load import load
from ascgui.catalog.overlay import Origin, Overlay
from ascgui.catalog.rebasing import rebased

ME, OTHER = Origin("me"), Origin("other")


@pytest.fixture(scope="module")
def tables():
    return load().tables


def entries(tables):
    return list(tables.requirements.values())[:4]


def put(overlay, tables, entry, devices, origin=ME):
    return overlay.set_requirement(entry.key, entry.edition, devices, origin, tables)


def row(entry):
    return entry.edition, entry.key


def devices(overlay, entry):
    change = overlay.change("min-devices", row(entry))
    return None if change is None else change.record.devices


def test_changes_of_different_rows_come_together(tables):
    one, other, third, _ = entries(tables)
    base = put(Overlay(), tables, third, 5)
    mine = put(base, tables, one, 7)
    theirs = put(base, tables, other, 8, OTHER)
    both = rebased(base, mine, theirs)
    assert both.clashes == ()
    assert [devices(both.overlay, entry) for entry in (one, other, third)] == [7, 8, 5]


def test_what_one_side_reverted_is_reverted(tables):
    one, other, *_ = entries(tables)
    base = put(put(Overlay(), tables, one, 7), tables, other, 8)
    mine = base.revert("min-devices", row(one))
    theirs = base.revert("min-devices", row(other))
    assert len(rebased(base, mine, theirs).overlay) == 0


@pytest.mark.parametrize(("prefer", "held", "aside"), [(True, 7, 8), (False, 8, 7)])
def test_of_a_row_that_both_changed_the_side_that_is_given_up_is_set_aside(
    tables, prefer, held, aside
):
    one = entries(tables)[0]
    mine = put(Overlay(), tables, one, 7)
    theirs = put(Overlay(), tables, one, 8, OTHER)
    both = rebased(Overlay(), mine, theirs, prefer_mine=prefer)
    assert both.clashes == (("min-devices", row(one)),)
    assert devices(both.overlay, one) == held
    assert [change.record.devices for change in both.overlay.aside] == [aside]


def test_the_same_change_by_both_is_no_clash(tables):
    one = entries(tables)[0]
    mine, theirs = (put(Overlay(), tables, one, 7) for _ in range(2))
    both = rebased(Overlay(), mine, theirs)
    assert both.clashes == ()
    assert both.overlay.aside == ()


def test_notes_of_both_sides_are_kept_and_those_taken_back_go(tables):
    first, second, third = check(tables)[:3]
    base = Overlay().silence(first, "one").silence(second, "two")
    mine = base.unsilence(base.silences[0])
    theirs = base.silence(third, "three")
    both = rebased(base, mine, theirs).overlay
    assert [note.reason for note in both.silences] == ["two", "three"]


def test_without_changes_of_ones_own_theirs_holds_as_it_is(tables):
    theirs = put(Overlay(), tables, entries(tables)[0], 7)
    base = Overlay()
    assert rebased(base, base, theirs).overlay is theirs


def test_what_the_file_says_about_itself_is_the_changed_one(tables):
    base = Overlay()
    theirs = replace(base, about=replace(base.about, name="theirs"))
    assert rebased(base, put(base, tables, entries(tables)[0], 7), theirs).overlay.about.name == (
        "theirs"
    )
