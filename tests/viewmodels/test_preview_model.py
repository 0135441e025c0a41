from __future__ import annotations

import pytest

from ascgui.catalog import listing
from ascgui.catalog.formats import as_csv
from ascgui.catalog.intake import document
from ascgui.catalog.load import load
from ascgui.catalog.preview import BOTH, MINE, Item, Outcome, preview
from ascgui.domain.catalog import Document
from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.preview_model import (
    Choices,
    Kind,
    PreviewModel,
    leavable,
    preview_table,
)
from ascgui.viewmodels.record_cells import ENTRY, HARDWARE, brief, cell_of, headings_for

EDITION = "6.5.910"


@pytest.fixture(scope="module")
def catalog():
    return load()


def table_of(catalog, written, edition=EDITION, **options):
    intake = document.pasted(written, catalog.tables, edition=edition)
    seen = preview(intake, catalog, edition, **options)
    return preview_table(seen, seen.questions)


def listed(catalog, table, **changed):
    """A table as a list, with the cells of its first row changed."""
    rows = listing.rows(catalog.tables, table, EDITION)[:3]
    columns = listing.columns(table)
    text = as_csv(columns, rows).splitlines()
    cells = text[1].split(",")
    for name, value in changed.items():
        cells[[column.id for column in columns].index(name)] = value
    return "\n".join([text[0], ",".join(cells), *text[2:]]) + "\n"


def test_rows_of_features_are_named_by_their_feature_and_say_both_values(catalog):
    table = table_of(catalog, listed(catalog, "features", value="not-planned", detail=""))
    assert [column.id for column in table.columns] == [
        "happens", "entry", "feature", "framework", "now", "after", "line"
    ]  # fmt: skip
    changed = table.of(Kind.CHANGED)
    assert len(changed) == 1
    assert len(table.of(Kind.UNCHANGED)) == 2


def test_throughput_rows_say_their_rate_or_what_differs(catalog):
    row, other = [one for one in catalog.tables.throughput if one.tokens_per_second][:2]
    assert brief(row).template == "{tps} per device"
    assert cell_of(row, ENTRY) == (row.model or row.model_published)
    assert "tokens_per_second" in str(brief(row, other))
    unclear = next(one for one in catalog.tables.throughput if one.tokens_per_second is None)
    assert brief(unclear).template == "a row"


def test_a_row_of_any_table_has_only_cells_that_a_table_can_hold(catalog):
    """A document names its hardware as a list, which is no cell."""
    things = headings_for(listing.TABLES, editions=True)
    made = Document("9", "t", EDITION, ("snt9b", "snt9b23"))
    assert cell_of(made, HARDWARE) is None
    table = table_of(catalog, listed(catalog, "min-devices"), "6.5.999")
    kinds = {type(cell) for row in table.rows for cell in row.cells}
    assert kinds <= {str, int, float, Text, type(None)}
    assert things[0] is ENTRY


def test_counts_are_those_of_the_rows_of_each_kind(catalog):
    table = table_of(
        catalog,
        listed(catalog, "min-devices", devices="64") + "qwen2-7b,full,4096,verl,snt9b,many,,,\n",
        whole=True,
    )
    assert table.counts == {kind: len(table.of(kind)) for kind in Kind}
    assert table.counts[Kind.REJECTED] == 1
    assert table.counts[Kind.REMOVED] > 0


def test_what_other_rows_name_cannot_be_left_out_alone(catalog):
    table = table_of(catalog, listed(catalog, "min-devices"), "6.5.999")
    assert {row.item.table for row in table.rows if row.kind is Kind.ADDED} == {
        "editions",
        "documents",
    }
    assert leavable(table.of(Kind.ADDED)) == []


def test_a_conflict_reads_as_the_choice_stands(qapp, catalog):
    table = table_of(catalog, listed(catalog, "min-devices", devices="64"))
    item = table.of(Kind.CHANGED)[0].item
    conflict = Item(
        item.id, Outcome.CHANGED, "throughput", item.before, item.after, item.change, item.change
    )
    row = type(table.rows[0])(item.id, table.rows[0].cells, Kind.CHANGED, conflict)
    model = PreviewModel(Tongue())
    for side, words in ((MINE, "your own row stays"), (BOTH, "both rows stay"), ("", "changed")):
        model.set_choices(Choices(sides={row.id: side}))
        assert model.happens(row).template == words
    model.set_choices(Choices(left_out=frozenset({row.id})))
    assert model.happens(row).template == "left out"
    assert model.struck(row)
    assert row.is_of(Kind.CONFLICTS)
