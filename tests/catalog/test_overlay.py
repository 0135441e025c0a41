"""The user's changes as a value: each operation, how rows stand, conflicts, and notes."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ascgui.catalog import listing, tomlfile
from ascgui.catalog.check import check
from ascgui.catalog.layering import layered
from ascgui.catalog.load import Catalog, load
from ascgui.catalog.overlay import OWN_DOCUMENT, Change, Origin, Overlay, State, heard
from ascgui.catalog.preview import THEIRS, carried
from ascgui.domain.catalog import (
    Edition,
    JobKey,
    Model,
    Requirement,
    Tables,
)
from ascgui.domain.issues import Refused, Severity
from ascgui.language.language import Language

ENGLISH = Language("en", {})
KEY = JobKey("m-7b", "full", 4096, "f", "h1")
ROW = ("1.0", KEY)
RUN = Origin("own run 12", "Li", "2026-11-30", "ran out of memory on 4")


@pytest.fixture
def catalog(small: Path) -> Catalog:
    return load(small)


def shipping(tables: Tables, devices: int | None) -> Tables:
    """The tables of a program that ships another count, or none, for the row."""
    entries = dict(tables.requirements)
    del entries[ROW]
    if devices is not None:
        entries[ROW] = replace(tables.requirements[ROW], devices=devices)
    return replace_requirements(tables, entries)


def replace_requirements(tables: Tables, entries: dict[tuple[str, JobKey], Requirement]) -> Tables:
    return replace(tables, requirements=entries)


def test_a_changed_entry_holds_and_says_who_changed_it(catalog: Catalog) -> None:
    changes = catalog.changes.set_requirement(KEY, "1.0", 8, RUN, catalog.under)
    now = catalog.changed_to(changes)
    assert now.tables.requirements[ROW].devices == 8
    assert now.tables.requirements[ROW].document == "own run 12"
    standing = now.standings("min-devices").of(ROW)
    assert (standing.state, standing.origin) == (State.CHANGED, RUN)
    assert standing.shipped == catalog.tables.requirements[ROW]
    assert not standing.in_conflict
    assert now.issues == ()
    assert now.tables.sha256 != catalog.tables.sha256
    assert catalog.tables.requirements[ROW].devices == 4, "the old value is still whole"


def test_not_supported_can_be_said_of_an_entry(catalog: Catalog) -> None:
    changes = catalog.changes.set_requirement(KEY, "1.0", None, Origin(), catalog.under)
    entry = catalog.changed_to(changes).tables.requirements[ROW]
    assert (entry.devices, entry.document) == (None, OWN_DOCUMENT)


def test_an_added_entry_stands_after_the_shipped_ones(catalog: Catalog) -> None:
    key = replace(KEY, seq_len=8192)
    now = catalog.changed_to(catalog.changes.set_requirement(key, "1.0", 16, RUN, catalog.under))
    assert list(now.tables.requirements)[-1] == ("1.0", key)
    assert now.standings("min-devices").of(("1.0", key)).state is State.ADDED


def test_removing_is_a_record_and_can_be_reverted(catalog: Catalog) -> None:
    changes = catalog.changes.remove("min-devices", [ROW], RUN, catalog.under)
    now = catalog.changed_to(changes)
    assert ROW not in now.tables.requirements
    standing = now.standings("min-devices").of(ROW)
    assert (standing.state, standing.origin) == (State.REMOVED, RUN)
    (change,) = changes.changes()
    assert (change.record, change.against) == (None, catalog.tables.requirements[ROW])
    (row,) = listing.rows_of("min-devices", [change.against])
    assert (row.identity, row.cells[0]) == (ROW, "m-7b")
    back = catalog.changed_to(changes.revert("min-devices", ROW))
    assert back.tables == catalog.tables


def test_removing_an_own_row_leaves_nothing(catalog: Catalog) -> None:
    key = replace(KEY, seq_len=8192)
    changes = catalog.changes.set_requirement(key, "1.0", 16, RUN, catalog.under)
    assert changes.remove("min-devices", [("1.0", key)], RUN, catalog.under) == Overlay()


def test_setting_the_shipped_value_is_reverting(catalog: Catalog) -> None:
    changes = catalog.changes.set_requirement(KEY, "1.0", 8, RUN, catalog.under)
    assert changes.set_requirement(KEY, "1.0", 4, RUN, catalog.under) == Overlay()


def test_a_row_changed_twice_remembers_what_it_was_first_made_against(catalog: Catalog) -> None:
    once = catalog.changes.set_requirement(KEY, "1.0", 8, RUN, catalog.under)
    newer = shipping(catalog.under, 6)
    twice = once.set_requirement(KEY, "1.0", 16, RUN, newer)
    change = twice.change("min-devices", ROW)
    assert change is not None
    assert isinstance(change.against, Requirement)
    assert change.against.devices == 4


# ---------------------------------------------------------------- a newer program


@pytest.mark.parametrize("devices", [8, None])
def test_a_row_that_both_changed_is_a_conflict_with_both_values(
    catalog: Catalog, devices: int | None
) -> None:
    changes = catalog.changes.set_requirement(KEY, "1.0", devices, RUN, catalog.under)
    over = layered(shipping(catalog.under, 6), changes, "")
    assert over.tables.requirements[ROW].devices == devices, "the user's row is not lost"
    (issue,) = over.issues
    assert (issue.severity, issue.code) == (Severity.WARNING, "overlay-conflict")
    assert (issue.at("model"), issue.at("seq_len"), issue.at("edition")) == ("m-7b", 4096, "1.0")
    message = ENGLISH.show(issue.message)
    assert "at least 6 devices" in message
    assert "at least 4 devices" in message
    own = "not supported" if devices is None else "at least 8 devices"
    assert [ENGLISH.show(source.says) for source in issue.sources] == [own, "at least 6 devices"]
    assert [source.document for source in issue.sources] == ["own run 12", "d"]


def test_a_removed_row_whose_count_was_shipped_anew_is_a_conflict(catalog: Catalog) -> None:
    changes = catalog.changes.remove("min-devices", [ROW], RUN, catalog.under)
    over = layered(shipping(catalog.under, 6), changes, "")
    assert ROW not in over.tables.requirements
    assert [issue.code for issue in over.issues] == ["overlay-conflict"]


def test_a_changed_row_that_is_shipped_no_more_stays_and_is_told(catalog: Catalog) -> None:
    changes = catalog.changes.set_requirement(KEY, "1.0", 8, RUN, catalog.under)
    over = layered(shipping(catalog.under, None), changes, "")
    assert over.tables.requirements[ROW].devices == 8
    assert "no such row" in ENGLISH.show(over.issues[0].message)


def test_a_change_that_is_shipped_meanwhile_is_no_conflict(catalog: Catalog) -> None:
    changes = catalog.changes.set_requirement(KEY, "1.0", 8, RUN, catalog.under)
    assert layered(shipping(catalog.under, 8), changes, "").issues == ()


def test_a_conflict_ends_by_keeping_or_by_reverting(catalog: Catalog) -> None:
    changes = catalog.changes.set_requirement(KEY, "1.0", 8, RUN, catalog.under)
    newer = shipping(catalog.under, 6)
    kept = changes.keep("min-devices", ROW, newer)
    assert layered(newer, kept, "").issues == ()
    assert layered(newer, kept, "").tables.requirements[ROW].devices == 8
    reverted = layered(newer, changes.revert("min-devices", ROW), "")
    assert reverted.tables.requirements[ROW].devices == 6


def test_a_new_edition_loses_no_row_of_the_overlay(catalog: Catalog) -> None:
    changes = catalog.changes.set_requirement(KEY, "1.0", 8, RUN, catalog.under)
    entries = dict(catalog.under.requirements)
    entries["2.0", KEY] = replace(entries[ROW], edition="2.0", devices=16)
    editions = {**catalog.under.editions, "2.0": Edition("2.0", (), 2)}
    newer = replace(catalog.under, requirements=entries, editions=editions)
    over = layered(newer, changes, "")
    assert over.tables.newest_edition == "2.0"
    assert over.tables.requirements[ROW].devices == 8
    assert over.tables.requirements["2.0", KEY].devices == 16
    (issue,) = over.issues
    assert (issue.severity, issue.code) == (Severity.INFO, "overlay-older-edition")


def test_a_model_that_both_changed_names_the_fields_that_differ(catalog: Catalog) -> None:
    model = catalog.tables.models["m-7b"]
    changes = catalog.changes.set_model(replace(model, hidden_size=5120), RUN, catalog.under)
    newer = replace(catalog.under, models={"m-7b": replace(model, hidden_size=4096, head_dim=128)})
    (issue,) = layered(newer, changes, "").issues
    own, shipped = (ENGLISH.show(source.says) for source in issue.sources)
    assert own == "hidden_size = 5120, no head_dim"
    assert shipped == "hidden_size = 4096, head_dim = 128"


# ---------------------------------------------------------------- the other tables


def test_features_throughput_and_models_are_changed_alike(catalog: Catalog) -> None:
    under = catalog.under
    cell = under.features[0]
    rate = replace(under.throughput[0], id="mine", tokens_per_second=2.5, measured=True)
    changes = (
        catalog.changes.put([replace(cell, detail="ZeRO-3")], RUN, under)
        .set_throughput(rate, RUN, under)
        .set_model(replace(under.models["m-7b"], aliases=("Em-7B", "Emm-7B")), RUN, under)
        .put([Model("own-3b", "Own", "", "me")], RUN, under)
    )
    now = catalog.changed_to(changes)
    (changed,) = now.tables.features
    assert (changed.detail, changed.catalog_models) == ("ZeRO-3", ("m-7b",))
    assert [row.id for row in now.tables.throughput] == ["t", "mine"]
    assert now.tables.models["m-7b"].aliases == ("Em-7B", "Emm-7B")
    assert now.tables.aliases["emm7b"] == "m-7b"
    assert now.standings("models").of("own-3b").state is State.ADDED
    assert len(changes) == 4


def test_what_other_rows_name_is_not_removed(catalog: Catalog) -> None:
    changes = catalog.changes.remove("models", ["m-7b"], RUN, catalog.under)
    now = catalog.changed_to(changes)
    assert "m-7b" in now.tables.models
    assert [issue.code for issue in now.issues] == ["overlay-still-needed"]
    alone = changes.remove("min-devices", list(catalog.under.requirements), RUN, catalog.under)
    assert catalog.changed_to(alone).tables.models == {}


# ---------------------------------------------------------------- notes


def test_a_note_silences_a_finding_for_its_row_only(tables: Tables) -> None:
    found = check(tables)
    note = next(issue for issue in found if issue.code == "lora-needs-more-than-full")
    overlay = Overlay().silence(note, " vendor confirmed ", "2026-11-30", "Li")
    loud, silenced = heard(found, overlay)
    assert [issue for issue, _ in silenced] == [note]
    assert silenced[0][1].reason == "vendor confirmed"
    assert len(loud) == len(found) - 1
    assert overlay.unsilence(overlay.silences[0]) == Overlay()


def test_a_second_note_takes_the_place_of_the_first(tables: Tables) -> None:
    issue = check(tables)[0]
    overlay = Overlay().silence(issue, "one").silence(issue, "two")
    assert [note.reason for note in overlay.silences] == ["two"]


def test_a_row_set_aside_changes_nothing(catalog: Catalog) -> None:
    entry = replace(catalog.tables.requirements[ROW], devices=32)
    change = Change("min-devices", ROW, entry, None, RUN)
    overlay = Overlay().set_aside(change).set_aside(change)
    assert overlay.aside == (change,)
    assert catalog.changed_to(overlay).tables.requirements == catalog.tables.requirements


# ---------------------------------------------------------------- to a newer edition


def with_newer_edition(catalog: Catalog, devices: int) -> Catalog:
    entries = dict(catalog.under.requirements)
    entries["2.0", KEY] = replace(entries[ROW], edition="2.0", devices=devices)
    editions = {**catalog.under.editions, "2.0": Edition("2.0", (), 2)}
    newer = replace(catalog.under, requirements=entries, editions=editions)
    return replace(catalog, tables=newer, beneath=newer, shipped=newer)


def test_a_change_is_carried_over_where_the_vendor_changed_nothing(catalog: Catalog) -> None:
    newer = with_newer_edition(catalog, 4)
    now = newer.changed_to(newer.changes.set_requirement(KEY, "1.0", 8, RUN, newer.under))
    assert [issue.code for issue in now.issues] == ["overlay-older-edition"]
    found = carried(now, "1.0", "2.0")
    assert (found.counts["changed"], found.counts["conflicts"]) == (1, 0)
    after = now.changed_to(found.accept(now))
    assert after.tables.requirements["2.0", KEY].devices == 8
    assert after.standings("min-devices").of(("2.0", KEY)).origin == RUN
    assert after.issues == ()


def test_a_change_that_the_vendor_changed_too_is_a_conflict(catalog: Catalog) -> None:
    newer = with_newer_edition(catalog, 16)
    now = newer.changed_to(newer.changes.set_requirement(KEY, "1.0", 8, RUN, newer.under))
    found = carried(now, "1.0", "2.0")
    (item,) = found.items
    assert item.is_conflict
    kept = now.changed_to(found.accept(now))
    assert kept.tables.requirements["2.0", KEY].devices == 16
    assert len(kept.changes.aside) == 1
    taken = now.changed_to(found.accept(now, {item.id: THEIRS}))
    assert taken.tables.requirements["2.0", KEY].devices == 8


def test_a_change_that_the_newer_edition_has_is_not_left_behind(catalog: Catalog) -> None:
    newer = with_newer_edition(catalog, 8)
    now = newer.changed_to(newer.changes.set_requirement(KEY, "1.0", 8, RUN, newer.under))
    assert now.issues == ()
    assert carried(now, "1.0", "2.0").items == ()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among files")
def test_a_pipe_in_place_of_a_table_is_refused_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "overlay.toml")
    with pytest.raises(Refused) as caught:
        tomlfile.read(tmp_path / "overlay.toml")
    assert [issue.code for issue in caught.value.issues] == ["file-unreadable"]
