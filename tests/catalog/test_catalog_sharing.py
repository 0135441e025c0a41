"""Two people's changes: handed over as one file, previewed, merged, and neither's row lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ascgui.catalog import sharing
from ascgui.catalog.load import Catalog, load
from ascgui.catalog.overlay import About, Origin, Overlay
from ascgui.catalog.overlaytext import says_same
from ascgui.catalog.preview import BOTH, MINE, THEIRS, Outcome, Preview
from ascgui.domain.catalog import Edition, JobKey, Model, Requirement
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text

KEY = JobKey("m-7b", "full", 4096, "f", "h1")
ROW = ("1.0", KEY)
ITEM = "min-devices:1.0|m-7b|full|4096|f|h1"
ABOUT = About("lab figures", "Li", "2026-11-30", "measured in November")


@pytest.fixture
def catalog(small: Path) -> Catalog:
    return load(small)


def handed_over(theirs: Overlay, catalog: Catalog, path: Path) -> Preview:
    sharing.write(path, theirs, ABOUT, catalog)
    return sharing.preview(sharing.read(path, catalog), catalog)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "shared.toml"


def test_changes_arrive_with_who_made_them_and_why(catalog: Catalog, path: Path) -> None:
    theirs = catalog.changes.set_requirement(KEY, "1.0", 8, Origin("run 12"), catalog.under)
    found = handed_over(theirs, catalog, path)
    (item,) = found.items
    assert (item.id, item.outcome, item.is_conflict) == (ITEM, Outcome.CHANGED, False)
    now = catalog.changed_to(found.accept(catalog))
    assert now.tables.requirements[ROW].devices == 8
    origin = now.standings("min-devices").of(ROW).origin
    assert origin == Origin("run 12", "Li", "2026-11-30", "measured in November")
    assert 'name = "lab figures"' in path.read_text("utf-8")


def test_a_plan_is_not_taken_for_changes_that_differ_in_nothing(
    catalog: Catalog, path: Path
) -> None:
    path.write_text('format = 1\n[job]\nmodel = "qwen2.5-7b"\n', "utf-8")
    with pytest.raises(Refused) as refused:
        sharing.read(path, catalog)
    assert refused.value.issues[0].code == "no-table"


def test_what_is_taken_over_twice_changes_nothing(catalog: Catalog, path: Path) -> None:
    theirs = catalog.changes.set_requirement(KEY, "1.0", 8, Origin("run 12"), catalog.under)
    now = catalog.changed_to(handed_over(theirs, catalog, path).accept(catalog))
    again = handed_over(theirs, now, path)
    assert again.counts["unchanged"] == 1
    assert again.accept(now) == now.changes


@pytest.mark.parametrize(
    ("choice", "holds", "aside"), [(None, 16, 8), (MINE, 16, 8), (THEIRS, 8, 16)]
)
def test_a_row_that_both_changed_is_chosen_and_the_other_set_aside(
    catalog: Catalog, path: Path, choice: str | None, holds: int, aside: int
) -> None:
    mine = catalog.changed_to(
        catalog.changes.set_requirement(KEY, "1.0", 16, Origin("mine"), catalog.under)
    )
    theirs = catalog.changes.set_requirement(KEY, "1.0", 8, Origin("theirs"), catalog.under)
    found = handed_over(theirs, mine, path)
    assert found.counts["conflicts"] == 1
    overlay = found.accept(mine, {ITEM: choice} if choice else None)
    now = mine.changed_to(overlay)
    assert now.tables.requirements[ROW].devices == holds
    (kept,) = overlay.aside
    assert isinstance(kept.record, Requirement)
    assert kept.record.devices == aside


def test_two_peoples_rows_are_all_there_after_merging(catalog: Catalog, path: Path) -> None:
    mine = catalog.changed_to(
        catalog.changes.set_requirement(KEY, "1.0", 16, Origin("a"), catalog.under).put(
            [Model("own-3b", "Own", "", "me")], Origin(), catalog.under
        )
    )
    theirs = catalog.changes.set_requirement(
        replace(KEY, hardware="h2"), "1.0", 2, Origin("b"), catalog.under
    ).remove("throughput", ["t"], Origin("b"), catalog.under)
    merged = handed_over(theirs, mine, path).accept(mine)
    now = mine.changed_to(merged)
    assert len(merged) == 4
    assert now.tables.requirements[ROW].devices == 16
    assert now.tables.requirements["1.0", replace(KEY, hardware="h2")].devices == 2
    assert now.tables.throughput == ()
    assert "own-3b" in now.tables.models


def test_two_rates_under_one_id_can_both_stay(catalog: Catalog, path: Path) -> None:
    def with_rate(value: float) -> Overlay:
        rate = replace(catalog.under.throughput[0], id="mine", tokens_per_second=value)
        return catalog.changes.set_throughput(rate, Origin("x"), catalog.under)

    mine = catalog.changed_to(with_rate(2.5))
    found = handed_over(with_rate(3.5), mine, path)
    now = mine.changed_to(found.accept(mine, {"throughput:mine": BOTH}))
    rates = {row.id: row.tokens_per_second for row in now.tables.throughput}
    assert rates == {"t": 1.5, "mine": 2.5, "mine-2": 3.5}


def test_a_change_made_against_other_tables_is_a_conflict_here(
    catalog: Catalog, path: Path
) -> None:
    theirs = catalog.changes.set_requirement(KEY, "1.0", 8, Origin("x"), catalog.under)
    entries = dict(catalog.under.requirements)
    entries[ROW] = replace(entries[ROW], devices=6)
    newer = replace(
        catalog,
        tables=replace(catalog.tables, requirements=entries),
        beneath=replace(catalog.under, requirements=entries),
    )
    now = newer.changed_to(handed_over(theirs, newer, path).accept(newer))
    assert now.tables.requirements[ROW].devices == 8
    assert [issue.code for issue in now.issues] == ["overlay-conflict"]


def test_notes_come_along_and_own_ones_hold(catalog: Catalog, path: Path) -> None:
    one = Issue(Severity.INFO, "one", text("x"), None, (("model", "a"),))
    two = Issue(Severity.INFO, "two", text("x"), None, (("model", "a"),))
    mine = catalog.changed_to(Overlay().silence(one, "mine"))
    theirs = Overlay().silence(one, "theirs").silence(two, "theirs")
    overlay = handed_over(theirs, mine, path).accept(mine)
    assert [(note.code, note.reason) for note in overlay.silences] == [
        ("one", "mine"),
        ("two", "theirs"),
    ]


def test_a_row_that_names_what_is_not_known_here_is_rejected(catalog: Catalog, path: Path) -> None:
    own = catalog.changed_to(
        catalog.changes.put([Model("own-3b", "Own", "", "me")], Origin(), catalog.under)
    )
    key = replace(KEY, model="own-3b")
    theirs = Overlay().set_requirement(key, "1.0", 8, Origin("x"), catalog.under)
    sharing.write(path, theirs, ABOUT, own)
    found = sharing.preview(sharing.read(path, catalog), catalog)
    assert found.items == ()
    assert len(found.rejected) == 1


def test_an_edition_is_handed_on_whole_with_models_that_are_not_shipped(
    catalog: Catalog, path: Path
) -> None:
    records = [
        Model("own-3b", "Own", "", "me"),
        Edition("2.0", (), 2),
        Requirement(replace(KEY, model="own-3b"), "2.0", 8, "page", 1),
        Requirement(KEY, "2.0", None, "page", 2),
    ]
    own = catalog.changed_to(catalog.changes.put(records, Origin("page"), catalog.under))
    overlay = sharing.edition_overlay(own, "2.0", ABOUT)
    sharing.write(path, overlay, ABOUT, own)
    found = sharing.preview(sharing.read(path, catalog), catalog)
    assert found.counts["added"] == 4
    now = catalog.changed_to(found.accept(catalog))
    assert {row: entry.devices for row, entry in now.tables.requirements.items()} == {
        row: entry.devices for row, entry in own.tables.requirements.items()
    }
    assert now.tables.newest_edition == "2.0"
    with pytest.raises(Refused):
        sharing.edition_overlay(own, "3.0", ABOUT)


def test_a_shared_file_says_the_same_as_the_changes(catalog: Catalog, path: Path) -> None:
    theirs = catalog.changes.set_requirement(KEY, "1.0", 8, Origin("x"), catalog.under)
    sharing.write(path, theirs, ABOUT, catalog)
    assert says_same(sharing.read(path, catalog).overlay, replace(theirs, about=ABOUT))
