"""What is done to rows of the catalog, each as one step of undo of the workbench."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from ascgui.catalog.overlay import Origin, Silence
from ascgui.catalog.records import Identity, of_table
from ascgui.catalog.wording import row_text
from ascgui.domain.issues import Issue
from ascgui.domain.text import text
from ascgui.session.workbench import Workbench


def remove(bench: Workbench, table: str, rows: Sequence[Identity]) -> bool:
    """Remove ``rows``: shipped ones are marked as removed, own ones go."""
    catalog = bench.catalog
    held = of_table(catalog.tables, table)
    known = [row for row in rows if row in held]
    if not known:
        return False
    if len(known) == 1:
        label = text("Remove {row}", row=row_text(held[known[0]]))
    else:
        label = text("Remove rows: {count}", count=len(known))
    return bench.put(label, bench.overlay.remove(table, known, _today(), catalog.under))


def revert(bench: Workbench, table: str, rows: Sequence[Identity]) -> bool:
    """Give up what was changed about ``rows``: what is shipped holds again."""
    changes = [change for row in rows if (change := bench.overlay.change(table, row)) is not None]
    if not changes:
        return False
    records = [record for one in changes if (record := one.record or one.against) is not None]
    if len(records) == 1:
        label = text("Revert {row}", row=row_text(records[0]))
    else:
        label = text("Revert rows: {count}", count=len(records))
    return bench.put(label, bench.overlay.revert(table, *(one.identity for one in changes)))


def keep(bench: Workbench, table: str, row: Identity) -> bool:
    """Settle a conflict in favour of the user's change."""
    change = bench.overlay.change(table, row)
    if change is None:
        return False
    named = change.record or change.against
    assert named is not None  # noqa: S101 - a change of nothing against nothing is none
    label = text("Keep {row}", row=row_text(named))
    return bench.put(label, bench.overlay.keep(table, row, bench.catalog.under))


def silence(bench: Workbench, issue: Issue, reason: str) -> bool:
    """Note why a finding is no fault, so that it is not told again."""
    return bench.put(text("Note on a finding"), bench.overlay.silence(issue, reason, _today().date))


def unsilence(bench: Workbench, note: Silence) -> bool:
    """Let a finding be told again."""
    return bench.put(text("Remove the note on a finding"), bench.overlay.unsilence(note))


def _today() -> Origin:
    return Origin(date=datetime.now().date().isoformat())
