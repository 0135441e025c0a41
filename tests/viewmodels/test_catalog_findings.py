from __future__ import annotations

from ascgui.catalog import listing
from ascgui.catalog.load import load
from ascgui.catalog.overlay import Origin
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import text
from ascgui.viewmodels.catalog_findings import Places, findings, warnings_by_table


def test_every_shipped_finding_leads_to_rows_that_it_is_about():
    catalog = load()
    places = Places(catalog.tables)
    found = findings(catalog)
    assert found.loud
    for issue in found.loud:
        place = places.of(issue)
        assert place is not None
        assert place.row_ids
        known = {row.id for row in listing.rows(catalog.tables, place.table)}
        assert set(place.row_ids) <= known
        assert place.column in {column.id for column in listing.columns(place.table)}


def test_a_conflict_leads_to_its_row_and_marks_its_value():
    catalog = load()
    cell = catalog.tables.features[0]
    issue = Issue(
        Severity.WARNING, "overlay-conflict", text("x"), None,
        (("table", "features"), ("series", cell.series), ("model", cell.model),
         ("framework", cell.framework), ("feature", cell.feature), ("edition", cell.edition)),
    )  # fmt: skip
    warned = warnings_by_table([issue], Places(catalog.tables))
    assert warned == {"features": {listing.row_id("features", cell): {"value": (issue,)}}}


def test_a_finding_about_nothing_leads_nowhere():
    issue = Issue(Severity.INFO, "overlay-merged", text("x"))
    assert Places(load().tables).of(issue) is None


def test_a_note_moves_a_finding_to_the_silenced_ones():
    catalog = load()
    issue = findings(catalog).loud[0]
    quiet = catalog.changed_to(catalog.changes.silence(issue, "known", Origin().date))
    after = findings(quiet)
    assert issue.code not in {one.code for one in after.loud if one.where == issue.where}
    assert [one.where for one, _ in after.silenced] == [issue.where]
