"""The vendor's pages, in every form in which they can be had, give the shipped tables exactly."""

from __future__ import annotations

import csv
import html
import io
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
import xlsxwriter

from ascgui.catalog.intake import document, markdown
from ascgui.catalog.intake.draft import EntryDraft
from ascgui.catalog.intake.flattened import readings_of
from ascgui.catalog.load import Catalog, load
from ascgui.catalog.overlay import Origin
from ascgui.catalog.preview import Outcome, Preview, preview
from ascgui.domain.catalog import JobKey, Requirement
from ascgui.domain.issues import Refused
from ascgui.language.language import Language

ENGLISH = Language("en", {})
DOCUMENTS = Path(__file__).parent.parent / "data" / "documents"
TEXT_000 = (DOCUMENTS / "000-min-devices.txt").read_text("utf-8")
TEXT_002 = (DOCUMENTS / "002-min-devices.txt").read_text("utf-8")
TEXT_003 = (DOCUMENTS / "003-features.txt").read_text("utf-8")


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load()


def imported(
    catalog: Catalog, written: str, edition: str, decisions: dict[str, str] | None = None
) -> Preview:
    intake = document.pasted(written, catalog.tables)
    return preview(intake, catalog, edition, decisions=decisions, whole=True)


def differing(found: Preview) -> list[str]:
    return [item.id for item in found.items if item.outcome is not Outcome.UNCHANGED]


def is_the_shipped_table(found: Preview, rows: int) -> bool:
    return (
        found.counts["unchanged"] == len(found.items) == rows
        and not found.rejected
        and not found.questions
    )


# ---------------------------------------------------------------- as they are


def test_document_000_gives_the_shipped_minimum_table(catalog: Catalog) -> None:
    assert is_the_shipped_table(imported(catalog, TEXT_000, "6.5.910"), 1232)


def test_document_002_gives_the_shipped_older_table(catalog: Catalog) -> None:
    assert is_the_shipped_table(imported(catalog, TEXT_002, "6.5.902"), 304)


def test_document_003_gives_the_shipped_feature_table(catalog: Catalog) -> None:
    assert is_the_shipped_table(imported(catalog, TEXT_003, "6.5.910"), 519)


def test_a_whole_table_removes_no_row_that_it_has_but_cannot_be_read(catalog: Catalog) -> None:
    # One cell is mistyped, and the row of another model is dropped.
    first = "| llama3.1-8b | full | 4096/8192 | 4\\*Ascend ||"
    start = TEXT_000.index("| glm4-9b | lora |")
    dropped = TEXT_000[start : TEXT_000.index("| mixtral-8x7b")]
    changed = TEXT_000.replace(first, first.replace("4\\*Ascend", "four")).replace(dropped, "")
    assert len(changed) < len(TEXT_000) - len(dropped)
    found = imported(catalog, changed, "6.5.910")
    removed = {item.id for item in found.items if item.outcome is Outcome.REMOVED}
    assert found.rejected
    assert removed
    assert all("glm4-9b" in item for item in removed)
    assert found.absent > 0


def test_a_new_edition_of_the_features_alone_leaves_the_minimums_that_answer(
    catalog: Catalog,
) -> None:
    overlay = imported(catalog, TEXT_003, "7.0").accept(catalog)
    tables = catalog.changed_to(overlay).tables
    assert tables.newest_edition == "6.5.910"
    assert tables.newest_with("features") == "7.0"
    # The newest minimums go with the newest features, older ones with their own.
    assert tables.features_edition("6.5.910") == "7.0"
    assert tables.features_edition("6.5.902") == "6.5.902"


def test_a_new_edition_of_the_minimums_alone_keeps_the_features_before_it(
    catalog: Catalog,
) -> None:
    now = catalog.changed_to(imported(catalog, TEXT_000, "7.0").accept(catalog))
    assert now.tables.newest_edition == "7.0"
    assert now.tables.features_edition("7.0") == "6.5.910"
    assert now.tables.features_edition("6.5.910") == "6.5.910"
    again = imported(now, TEXT_003, "7.1")
    assert again.compared_with == "6.5.910"
    assert differing(again) == ["editions:7.1", "documents:7.1-features"]


def test_a_new_edition_has_every_entry_with_its_printed_row(catalog: Catalog) -> None:
    overlay = imported(catalog, TEXT_000, "7.0").accept(catalog)
    now = catalog.changed_to(overlay)
    assert now.issues == ()
    assert now.tables.newest_edition == "7.0"

    def said(edition: str) -> dict[JobKey, tuple[int | None, int]]:
        return {
            key: (entry.devices, entry.row)
            for (of, key), entry in now.tables.requirements.items()
            if of == edition
        }

    assert said("7.0") == said("6.5.910")
    assert now.tables.editions["7.0"].documents == ("7.0-min-devices",)


def test_a_new_edition_has_every_feature_as_printed(catalog: Catalog) -> None:
    now = catalog.changed_to(imported(catalog, TEXT_003, "7.0").accept(catalog))
    shipped = [
        replace(cell, edition="", document="", file="", line=0) for cell in catalog.tables.features
    ]
    new = [
        replace(cell, edition="", document="", file="", line=0)
        for cell in now.tables.features
        if cell.edition == "7.0"
    ]
    assert new == shipped


def test_the_whole_page_gives_its_title_and_no_row_more(catalog: Catalog) -> None:
    page = f"# 各模型支持的最小卡数和序列长度 #### 规模预测 - Time=Token/(TPS\\*N) {TEXT_000}"
    intake = document.pasted(page, catalog.tables)
    assert intake.title == "各模型支持的最小卡数和序列长度"
    assert len(intake.drafts) == 1232
    assert intake.rejected == ()


# ---------------------------------------------------------------- in other forms


def rows_000() -> list[tuple[str, ...]]:
    (grid,) = markdown.grids(TEXT_000)
    return [tuple(map(str, line.cells)) for line in grid.lines]


def spans(cells: tuple[str, ...]) -> list[tuple[str, int]]:
    """The cells of a row with the columns that each takes: equal pairs are one cell."""
    found = [(cell, 1) for cell in cells[:3]]
    for first, second in zip(cells[3::2], cells[4::2], strict=True):
        found += [(first, 2)] if first == second else [(first, 1), (second, 1)]
    return found


def as_markdown() -> str:
    lines = ["|" + "|".join(f" {cell} " + "|" * (n - 1) for cell, n in spans(row)) + "|"
             for row in rows_000()]  # fmt: skip
    return "\n".join(["# 最小卡数", "", lines[0], "|---" * 11 + "|", *lines[1:], "", "- note"])


def as_html() -> str:
    rows = []
    previous = ""
    for row in rows_000():
        cells = spans(row)
        same = Counter(other[0] for other in rows_000())[row[0]]
        first = "" if row[0] == previous else f'<td rowspan="{same}">{html.escape(row[0])}'
        previous = row[0]
        rest = "".join(
            f'<td colspan="{n}"><p>{html.escape(cell)}</p></td>' for cell, n in cells[1:]
        )
        rows.append(f"<tr>{first}{rest}")
    return f"<html><title>最小卡数_昇腾</title><style>td{{}}</style><table>{''.join(rows)}</table>"


def as_csv(divider: str = ",") -> str:
    written = io.StringIO()
    csv.writer(written, delimiter=divider).writerows(rows_000())
    return written.getvalue()


@pytest.mark.parametrize(
    "written", [as_markdown(), as_html(), as_csv(), as_csv("\t"), as_csv(";")],
    ids=["markdown", "html", "csv", "tsv", "semicolons"],
)  # fmt: skip
def test_every_form_of_the_page_gives_the_same_table(catalog: Catalog, written: str) -> None:
    assert is_the_shipped_table(imported(catalog, written, "6.5.910"), 1232)


def test_a_workbook_with_merged_cells_gives_the_same_table(
    catalog: Catalog, tmp_path: Path
) -> None:
    path = tmp_path / "table.xlsx"
    with xlsxwriter.Workbook(path) as book:
        sheet = book.add_worksheet("最小卡数")
        start: dict[str, int] = {}
        for number, row in enumerate(rows_000()):
            start.setdefault(row[0], number)
            column = 1
            for cell, width in spans(row)[1:]:
                value = int(cell) if cell.isdecimal() else cell
                if width == 2:
                    sheet.merge_range(number, column, number, column + 1, value)
                else:
                    sheet.write(number, column, value)
                column += width
        counts = Counter(row[0] for row in rows_000())
        for name, first in start.items():
            if counts[name] > 1:
                sheet.merge_range(first, 0, first + counts[name] - 1, 0, name)
            else:
                sheet.write(first, 0, name)
    intake = document.read(path, catalog.tables)
    assert intake.title == "table"
    assert is_the_shipped_table(preview(intake, catalog, "6.5.910", whole=True), 1232)


@pytest.mark.parametrize("table", ["min-devices", "features", "throughput"])
def test_what_the_program_lists_is_read_back_unchanged(catalog: Catalog, table: str) -> None:
    from ascgui.catalog import listing
    from ascgui.catalog.formats import as_csv as listed

    rows = listing.rows(catalog.tables, table, "6.5.910")
    # A rate that no device is known to have is shown by the program and taken from nobody.
    if table == "throughput":
        rows = [row for row in rows if row.cells[11] != "unclear"]
    found = imported(catalog, listed(listing.columns(table), rows), "6.5.910")
    assert found.rejected == ()
    assert found.counts["unchanged"] == len(rows)
    assert differing(found) == []


def test_a_list_of_two_editions_asks_which_unless_it_has_the_one(catalog: Catalog) -> None:
    lines = (
        "model,strategy,seq_len,framework,hardware,devices,edition\n"
        "qwen2-7b,full,4096,mindspeed-llm,snt9b,4,A\nqwen2-7b,full,4096,mindspeed-llm,snt9b,8,B\n"
    )
    found = imported(catalog, lines, "6.5.910")
    assert [question.id for question in found.questions] == ["edition"]
    chosen = imported(catalog, lines, "7.0", {"edition": "B"})
    assert [i.after.devices for i in chosen.items if isinstance(i.after, Requirement)] == [8]
    intake = document.pasted(lines, catalog.tables, edition="A")
    assert [draft.devices for draft in intake.drafts if isinstance(draft, EntryDraft)] == [4]


# ---------------------------------------------------------------- changed pages


def test_a_changed_cell_gives_exactly_its_entries(catalog: Catalog) -> None:
    old = "| qwen2.5-7b | full | 4096 | 4\\*Ascend || 8\\*Ascend || - | - | - | - |"
    assert old in TEXT_000
    new = old.replace("4\\*Ascend ||", "- | 16\\*Ascend |")
    found = imported(catalog, TEXT_000.replace(old, new), "6.5.910")
    assert differing(found) == [
        "min-devices:6.5.910|qwen2.5-7b|full|4096|mindspeed-llm|snt9b",
        "min-devices:6.5.910|qwen2.5-7b|full|4096|mindspeed-llm|snt9b23",
    ]
    assert [
        (item.outcome, item.before.devices, item.after.devices)
        for item in found.items
        if item.outcome is not Outcome.UNCHANGED
        and isinstance(item.before, Requirement)
        and isinstance(item.after, Requirement)
    ] == [(Outcome.CHANGED, 4, None), (Outcome.CHANGED, 4, 16)]
    now = catalog.changed_to(found.accept(catalog))
    key = JobKey("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b23")
    assert now.tables.requirements["6.5.910", key].devices == 16
    assert len(now.changes) == 2


def test_a_row_that_is_gone_is_removed_only_from_a_whole_table(catalog: Catalog) -> None:
    row = re.search(r"\| InternVL2\.5-1b \|.*?\| - \| - \| - \| - \| ", TEXT_000)
    assert row is not None
    written = TEXT_000.replace(row[0], "")
    found = imported(catalog, written, "6.5.910")
    assert found.counts["removed"] == 16
    assert len(found.accept(catalog)) == 16
    part = preview(document.pasted(written, catalog.tables), catalog, "6.5.910")
    assert (part.counts["removed"], part.absent) == (0, 16)
    assert len(part.accept(catalog)) == 0


def test_a_new_model_is_added_with_its_rows(catalog: Catalog) -> None:
    row = "| qwen4-9b | full/lora | 4096 | 8\\*Ascend || - || - | - | - | - | "
    written = TEXT_000.replace("| glm4-9b | full |", row + "| glm4-9b | full |")
    found = imported(catalog, written, "6.5.910")
    assert differing(found)[0] == "models:qwen4-9b"
    assert found.counts["added"] == 17
    now = catalog.changed_to(found.accept(catalog))
    assert (now.tables.models["qwen4-9b"].series, now.issues) == ("qwen4", ())


def test_a_name_spelt_otherwise_is_asked_about(catalog: Catalog) -> None:
    written = TEXT_000.replace("| mixtral-8x7b |", "| mixtrel_8x7b |")
    found = imported(catalog, written, "6.5.910")
    (question,) = found.questions
    assert question.id == "model:mixtrel_8x7b"
    assert [choice.id for choice in question.choices] == ["mixtral-8x7b", "new", "skip"]
    # Until it is said whose rows they are, none of those that may be meant goes.
    assert (found.counts["removed"], found.absent) == (0, 16)
    settled = {question.id: "mixtral-8x7b"}
    assert is_the_shipped_table(imported(catalog, written, "6.5.910", settled), 1232)
    as_new = imported(catalog, written, "6.5.910", {question.id: "new"})
    assert (as_new.counts["added"], as_new.counts["removed"]) == (17, 16)
    left_out = imported(catalog, written, "6.5.910", {question.id: "skip"})
    assert (left_out.questions, left_out.counts["added"]) == ((), 0)


def test_an_answer_that_is_no_choice_is_refused(catalog: Catalog) -> None:
    written = TEXT_000.replace("| mixtral-8x7b |", "| mixtrel_8x7b |")
    with pytest.raises(Refused):
        imported(catalog, written, "6.5.910", {"model:mixtrel_8x7b": "what"})


def test_a_feature_that_nobody_knows_is_told_and_left_out(catalog: Catalog) -> None:
    found = imported(catalog, TEXT_003.replace("MOE并行", "量子并行"), "6.5.910")
    assert [row.printed.startswith("量子并行") for row in found.rejected] == [True]
    assert found.counts["unchanged"] == 519 - 33
    assert found.counts["removed"] == 0, "a column that is not there says nothing"


def test_features_split_over_models_name_each(catalog: Catalog) -> None:
    found = imported(catalog, TEXT_003, "7.0")
    models = {
        item.after.model: item.after.catalog_models
        for item in found.items
        if item.table == "features" and item.after is not None
        and hasattr(item.after, "catalog_models")
    }  # fmt: skip
    assert models["Llama3.1 -8B/70B"] == ("llama3.1-8b", "llama3.1-70b")
    assert models["DeepSeek-R1-671B"] == ("DeepSeek-V3/R1",)


def test_a_page_without_a_table_is_refused(catalog: Catalog) -> None:
    for written in ("nothing here", "a,b\n1,2\n", "| a | b |\n|---|---|\n| 1 | 2 |\n"):
        with pytest.raises(Refused) as caught:
            document.pasted(written, catalog.tables)
        assert caught.value.issues[0].code == "no-table"


@pytest.mark.parametrize("edition", ["", " ", "６.5.910", "a|b", "6.5.910\n2"])
def test_a_name_that_is_none_for_an_edition_is_refused(catalog: Catalog, edition: str) -> None:
    with pytest.raises(Refused):
        imported(catalog, TEXT_002, edition)


# ---------------------------------------------------------------- lost merged cells


@pytest.mark.parametrize(
    ("counts", "cells"),
    [
        ("4 8", "4 4 8 8"),
        ("1 2 1 1", "1 2 1 1"),
        ("4 1 2", "4 4 1 2"),
        ("2 1 2", "2 2 1 2"),
        ("- 1 2", "- - 1 2"),
        ("1 2 -", "1 2 - -"),
        ("1 2 4", None),
        ("1 2 2", None),
        ("- - 8", None),
        ("8 - 4", None),
        ("4", ""),
        ("1 2 3 4 5", ""),
    ],
)
def test_lost_merged_cells_are_put_back_by_rule_or_asked_about(
    counts: str, cells: str | None
) -> None:
    found = readings_of(tuple(counts.split()), 2)
    if cells is None:
        assert not found.is_sure
        assert len(found.all) == 2
    else:
        assert found.is_sure == bool(cells)
        assert found.all == ((tuple(cells.split()),) if cells else ())


def test_a_row_that_no_rule_decides_is_asked_about_with_its_choices(catalog: Catalog) -> None:
    old = "full 4096 4*Ascend 8*Ascend lora 2*Ascend 1*Ascend 2*Ascend full 8192"
    assert old in TEXT_002
    written = TEXT_002.replace(
        old, old.replace("2*Ascend 1*Ascend 2*Ascend", "1*Ascend 2*Ascend 4*Ascend")
    )
    found = imported(catalog, written, "6.5.902")
    (question,) = found.questions
    assert question.printed == "lora 1*Ascend 2*Ascend 4*Ascend"
    shown = [ENGLISH.show(choice.label) for choice in question.choices]
    assert shown[0] == "mindspeed-llm 1*Ascend, 2*Ascend, llama-factory 4*Ascend, 4*Ascend"
    assert len(shown) == 3
    settled = imported(catalog, written, "6.5.902", {question.id: "reading-2"})
    counts = {
        (item.after.key.framework, item.after.key.hardware): item.after.devices
        for item in settled.items
        if isinstance(item.after, Requirement)
        and (item.after.key.model, item.after.key.strategy) == ("qwen2.5-7b", "lora")
        and item.after.key.seq_len == 4096
    }
    assert list(counts.values()) == [1, 1, 2, 4]
    assert settled.questions == ()


def test_a_new_model_without_a_length_is_asked_about(catalog: Catalog) -> None:
    written = TEXT_002.replace("mixtral-8x7b full 4096/8192", "mixtral-8x7b full")
    found = imported(catalog, written, "6.5.902")
    (question,) = found.questions
    assert "4096, 8192" in ENGLISH.show(question.choices[0].label)
    assert is_the_shipped_table(imported(catalog, written, "6.5.902", {question.id: "above"}), 304)


def test_words_that_are_no_row_are_reported_not_skipped(catalog: Catalog) -> None:
    written = TEXT_002.replace("qwen2-7b full 4096 4*Ascend", "qwen2-7b full 4096 viele")
    found = imported(catalog, written, "6.5.902")
    assert any("viele" in row.printed for row in found.rejected)


def test_empty_cells_after_counts_are_one_question(catalog: Catalog) -> None:
    rows = [
        [cell for text, n in spans(row) for cell in (text, *[""] * (n - 1))] for row in rows_000()
    ]
    found = imported(catalog, as_csv_with_gaps(rows), "6.5.910")
    (question,) = found.questions
    assert question.id == "blanks"
    settled = imported(catalog, as_csv_with_gaps(rows), "6.5.910", {"blanks": "merged"})
    assert is_the_shipped_table(settled, 1232)


def as_csv_with_gaps(rows: list[list[str]]) -> str:
    written = io.StringIO()
    csv.writer(written).writerows(rows)
    return written.getvalue()


def test_who_said_it_is_the_page_unless_another_source_is_given(catalog: Catalog) -> None:
    intake = document.pasted(TEXT_002, catalog.tables)
    origin = Origin("mail of 30 November", "Li", "2026-11-30", "new table")
    overlay = preview(intake, catalog, "7.0", origin=origin).accept(catalog)
    assert {change.origin for change in overlay.changes()} == {origin}
