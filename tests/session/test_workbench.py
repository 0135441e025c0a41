from __future__ import annotations

import os

import pytest

from ascgui import safefile
from ascgui.catalog.check import check
from ascgui.catalog.load import load, user_overlay
from ascgui.catalog.overlay import Origin, State
from ascgui.domain.catalog import OVERLAY_FILE
from ascgui.domain.text import text
from ascgui.session.job import Job
from ascgui.session.workbench import MEANWHILE, UNREADABLE, Saving, Workbench

ME = Origin("our bench", date="2026-11-30")


@pytest.fixture
def new_bench(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("ASCGUI_DATA", str(tmp_path / "data"))
    jobs = []

    def made(catalog=None):
        jobs.append(Job())
        return Workbench(catalog or load(overlay=user_overlay()), jobs[-1])

    yield made
    assert all(job.shutdown(30) for job in jobs)


@pytest.fixture
def bench(new_bench):
    return new_bench()


@pytest.fixture
def entries():
    """The first entries of the newest edition's minimum table."""
    tables = load().tables
    newest = tables.newest_edition
    return [one for one in tables.requirements.values() if one.edition == newest][:9]


def with_devices(bench, entry, devices):
    return bench.overlay.set_requirement(entry.key, entry.edition, devices, ME, bench.catalog.under)


def devices_of(catalog, entry):
    return catalog.tables.requirements[entry.edition, entry.key].devices


def in_file():
    return load(overlay=user_overlay())


def path():
    return user_overlay() / OVERLAY_FILE


def full(*_args, **_kwargs):
    raise safefile.refusal(path(), "disk-full", text("The disk is full."))


def test_a_change_holds_at_once_and_is_in_its_file_soon(qtbot, bench, entries):
    with qtbot.waitSignals([bench.changed, bench.saved]):
        assert bench.put("Change", with_devices(bench, entries[0], 77))
        assert devices_of(bench.catalog, entries[0]) == 77
        assert bench.saving is Saving.RUNNING
        assert bench.unsaved
    assert bench.saving is Saving.SAVED
    assert devices_of(in_file(), entries[0]) == 77
    # A plan that is answered now names the catalog as it will be loaded again.
    assert bench.catalog.tables.sha256 == in_file().tables.sha256


def test_a_catalog_that_was_made_already_is_taken_as_it_is(qtbot, bench, entries):
    overlay = with_devices(bench, entries[0], 77)
    ready = bench.catalog.changed_to(overlay)
    catalogs = []
    bench.changed.connect(lambda: catalogs.append(bench.catalog))
    assert bench.put("change", overlay, ready)
    assert catalogs[0] is ready
    bench.undo_stack.undo()
    assert not bench.overlay.layers
    qtbot.waitUntil(lambda: not bench.unsaved)


def test_what_changes_nothing_is_no_step(bench):
    assert not bench.put("Nothing", bench.overlay)
    assert bench.undo_label is None
    assert bench.saving is Saving.SAVED


def test_undo_and_redo_change_the_file_as_well(qtbot, bench, entries):
    before = entries[0].devices
    bench.put("Change", with_devices(bench, entries[0], 77))
    assert bench.undo_label == "Change"
    bench.undo_stack.undo()
    assert devices_of(bench.catalog, entries[0]) == before
    assert bench.redo_label == "Change"
    assert bench.finish()
    assert devices_of(in_file(), entries[0]) == before
    bench.undo_stack.redo()
    assert bench.finish()
    assert devices_of(in_file(), entries[0]) == 77


def test_changes_made_while_a_save_runs_follow_it(bench, entries):
    for devices, entry in enumerate(entries, start=70):
        bench.put("Change", with_devices(bench, entry, devices))
    assert bench.finish()
    assert [devices_of(in_file(), entry) for entry in entries] == list(range(70, 79))


def test_a_catalog_without_a_place_for_changes_is_given_the_users_own(new_bench, entries):
    bench = new_bench(load())
    bench.put("Change", with_devices(bench, entries[0], 77))
    assert bench.finish()
    assert bench.catalog.overlay == user_overlay()


def test_what_cannot_be_saved_stays_and_is_tried_again(qtbot, bench, entries, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(safefile, "replace", full)
        with qtbot.waitSignal(bench.failed) as failed:
            bench.put("Change", with_devices(bench, entries[0], 77))
    assert failed.args[0].code == "disk-full"
    assert bench.saving is Saving.FAILED
    assert bench.trouble is failed.args[0]
    assert devices_of(bench.catalog, entries[0]) == 77
    with qtbot.waitSignal(bench.saved):
        bench.retry()
    assert bench.trouble is None
    assert devices_of(in_file(), entries[0]) == 77


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root writes anyway")
def test_a_folder_that_cannot_be_written_loses_nothing(qtbot, bench, entries):
    user_overlay().mkdir(parents=True)
    user_overlay().chmod(0o500)
    try:
        with qtbot.waitSignal(bench.failed):
            bench.put("Change", with_devices(bench, entries[0], 77))
    finally:
        user_overlay().chmod(0o700)
    assert bench.finish()
    assert devices_of(in_file(), entries[0]) == 77


def test_another_programs_rows_and_ones_own_are_both_saved(qtbot, bench, new_bench, entries):
    other = new_bench()
    other.put("Other", with_devices(other, entries[1], 88))
    assert other.finish()
    with qtbot.waitSignal(bench.merged):
        bench.put("Change", with_devices(bench, entries[0], 77))
    assert devices_of(bench.catalog, entries[1]) == 88
    assert [devices_of(in_file(), entry) for entry in entries[:2]] == [77, 88]
    # Undoing the own change does not take back the other program's.
    bench.undo_stack.undo()
    assert bench.finish()
    assert [devices_of(in_file(), entry) for entry in entries[:2]] == [entries[0].devices, 88]


@pytest.mark.parametrize(("choose", "held", "aside"), [("overwrite", 77, 88), ("reload", 88, 77)])
def test_of_a_row_that_both_changed_one_side_holds_and_the_other_is_set_aside(
    qtbot, bench, new_bench, entries, choose, held, aside
):
    other = new_bench()
    other.put("Other", with_devices(other, entries[0], 88))
    assert other.finish()
    with qtbot.waitSignal(bench.failed) as failed:
        bench.put("Change", with_devices(bench, entries[0], 77))
    assert failed.args[0].code == MEANWHILE
    assert devices_of(bench.catalog, entries[0]) == 77
    assert devices_of(in_file(), entries[0]) == 88
    with qtbot.waitSignal(bench.saved):
        getattr(bench, choose)()
    assert devices_of(bench.catalog, entries[0]) == held
    now = in_file()
    assert devices_of(now, entries[0]) == held
    assert [change.record.devices for change in now.changes.aside] == [aside]


def test_a_file_that_was_broken_meanwhile_is_replaced_only_when_asked(qtbot, bench, entries):
    user_overlay().mkdir(parents=True)
    path().write_text("format = 1\n[[this is no TOML")
    with qtbot.waitSignal(bench.failed) as failed:
        bench.put("Change", with_devices(bench, entries[0], 77))
    assert failed.args[0].code == UNREADABLE
    assert "this is no TOML" in path().read_text()
    with qtbot.waitSignal(bench.saved):
        bench.overwrite()
    assert devices_of(in_file(), entries[0]) == 77
    backups = [one.read_text() for one in user_overlay().glob(f"{OVERLAY_FILE}*.bak*")]
    assert any("this is no TOML" in one for one in backups)


def test_a_catalog_that_was_loaded_again_keeps_what_is_not_saved(
    qtbot, bench, new_bench, entries, monkeypatch
):
    other = new_bench()
    other.put("Other", with_devices(other, entries[1], 88))
    assert other.finish()
    with monkeypatch.context() as patch:
        patch.setattr(safefile, "replace", full)
        with qtbot.waitSignal(bench.failed):
            bench.put("Change", with_devices(bench, entries[0], 77))
    with qtbot.waitSignal(bench.saved):
        bench.adopt(load(overlay=user_overlay()))
    assert [devices_of(bench.catalog, entry) for entry in entries[:2]] == [77, 88]
    assert [devices_of(in_file(), entry) for entry in entries[:2]] == [77, 88]


def test_notes_of_both_sides_are_kept(bench, new_bench, entries):
    other = new_bench()
    issue = next(iter(check(other.catalog.tables)))
    other.put("Note", other.overlay.silence(issue, "known"))
    assert other.finish()
    bench.put("Change", with_devices(bench, entries[0], 77))
    assert bench.finish()
    assert len(bench.overlay.silences) == 1


def test_a_reverted_row_is_a_shipped_one_again(bench, entries):
    row = (entries[0].edition, entries[0].key)
    bench.put("Change", with_devices(bench, entries[0], 77))
    assert bench.catalog.standings("min-devices").of(row).state is State.CHANGED
    bench.put("Revert", bench.overlay.revert("min-devices", row))
    assert bench.catalog.standings("min-devices").of(row).state is State.SHIPPED
    assert bench.finish()
    assert not len(in_file().changes)


def test_an_error_of_the_program_is_reported_and_loses_nothing(qtbot, new_bench, entries):
    reported = []
    bench = new_bench()
    bench._report = reported.append
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ascgui.session.workbench._saved", lambda *_: 1 // 0)
        with qtbot.waitSignal(bench.failed) as failed:
            bench.put("Change", with_devices(bench, entries[0], 77))
    assert failed.args[0].code == "overlay-not-saved"
    assert len(reported) == 1
    assert bench.unsaved
    assert bench.finish()
