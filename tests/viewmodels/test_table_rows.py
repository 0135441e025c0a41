from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from ascgui.catalog.listing import Column
from ascgui.domain.text import text
from ascgui.language.language import Language
from ascgui.viewmodels.table_rows import TableRows, natural

SAY = Language("en", {}).show


@dataclass(frozen=True)
class Line:
    id: str
    cells: tuple


def table(*rows):
    return TableRows([Line(str(at), cells) for at, cells in enumerate(rows)], SAY)


def first_cells(rows):
    return [rows.rows[at].cells[0] for at in rows.shown]


MODELS = table(
    ("qwen3-14b", "full", 4096),
    ("qwen3-8b", "lora", 8192),
    ("Qwen2-7b", "full", None),
    ("glm4-9b", "full", 128),
)


def models():
    return TableRows(MODELS.rows, SAY)


def test_everything_is_shown_at_first():
    rows = models()
    assert rows.shown == [0, 1, 2, 3]
    assert not rows.filtered


def test_every_word_must_stand_somewhere_in_any_column_and_case():
    rows = models()
    rows.filter("QWEN full")
    assert first_cells(rows) == ["qwen3-14b", "Qwen2-7b"]
    assert rows.filtered
    rows.filter("qwen 4096")
    assert first_cells(rows) == ["qwen3-14b"]
    rows.filter("")
    assert len(rows.shown) == 4


def test_a_word_does_not_match_over_the_edge_of_a_cell():
    rows = models()
    rows.filter("14bfull")
    assert rows.shown == []


def test_numbers_are_found_with_and_without_separators():
    rows = models()
    rows.filter("4,096")
    assert first_cells(rows) == ["qwen3-14b"]


def test_full_width_words_find_what_they_mean():
    rows = models()
    rows.filter("ｇｌｍ４")
    assert first_cells(rows) == ["glm4-9b"]


def test_sentences_are_found_as_they_are_said():
    rows = table((text("not supported"),), (text("supported"),))
    rows.filter("not")
    assert rows.shown == [0]


def test_a_filter_that_widens_again_shows_what_it_must():
    rows = models()
    for typed in ("q", "qwen3", "qwen3-8", "qwen", "g", "lora", "qwen3 lora", "lora qwen3"):
        rows.filter(typed)
        fresh = models()
        fresh.filter(typed)
        assert rows.shown == fresh.shown


def test_sorting_reads_numbers_in_names_as_numbers():
    rows = models()
    rows.sort(0, descending=False)
    assert first_cells(rows) == ["glm4-9b", "Qwen2-7b", "qwen3-8b", "qwen3-14b"]
    rows.sort(0, descending=True)
    assert first_cells(rows) == ["qwen3-14b", "qwen3-8b", "Qwen2-7b", "glm4-9b"]


def test_blanks_stand_last_in_both_directions():
    rows = models()
    for descending in (False, True):
        rows.sort(2, descending=descending)
        assert first_cells(rows)[-1] == "Qwen2-7b"


def test_sorting_is_stable_and_undone_by_no_column():
    rows = models()
    rows.sort(1, descending=False)
    assert first_cells(rows) == ["qwen3-14b", "Qwen2-7b", "glm4-9b", "qwen3-8b"]
    rows.sort(-1, descending=False)
    assert rows.shown == [0, 1, 2, 3]


def test_sorting_keeps_the_filter_and_filtering_the_order():
    rows = models()
    rows.filter("full")
    rows.sort(0, descending=False)
    assert first_cells(rows) == ["glm4-9b", "Qwen2-7b", "qwen3-14b"]
    rows.filter("full qwen")
    assert first_cells(rows) == ["Qwen2-7b", "qwen3-14b"]


def test_large_numbers_are_ordered_exactly_enough():
    rows = table((7 * 10**10,), (2**31,), (10**15,), (10**15 + 1,))
    rows.sort(0, descending=True)
    assert first_cells(rows) == [10**15 + 1, 10**15, 7 * 10**10, 2**31]


def test_numbers_come_before_words_in_a_mixed_column():
    rows = table((text("not supported"),), (8,), (None,), (16,))
    rows.sort(0, descending=False)
    assert rows.shown == [1, 3, 0, 2]


@given(st.lists(st.text(max_size=12), max_size=12))
def test_any_text_can_be_sorted(words):
    rows = table(*((word,) for word in words))
    rows.sort(0, descending=False)
    assert sorted(rows.shown) == list(range(len(words)))


@given(st.text(max_size=20), st.text(max_size=20))
def test_natural_keys_can_always_be_compared(one, other):
    assert (natural(one) < natural(other)) in {True, False}


def test_a_very_long_number_in_a_name_does_not_overflow():
    assert natural("9" * 5000)


@dataclass(frozen=True)
class Heading:
    id: str
    title: object
    numeric: bool = False


HEADINGS = (
    Heading("model", text("Model")),
    Heading("strategy", text("Strategy")),
    Heading("seq_len", text("Sequence length"), numeric=True),
)


def with_columns():
    return TableRows(MODELS.rows, SAY, HEADINGS)


def test_a_condition_may_name_a_column_or_leave_rows_out():
    rows = with_columns()
    for typed, found in {
        "strategy:full": ["qwen3-14b", "Qwen2-7b", "glm4-9b"],
        "Strategy:full -qwen": ["glm4-9b"],
        "seqlength:128": [],
        "sequence_length:128": ["glm4-9b"],
        "seq_len:>128": ["qwen3-14b", "qwen3-8b"],
        'seq_len:""': ["Qwen2-7b"],
        "-seq_len:>128 qwen": ["Qwen2-7b"],
        "-strategy:full": ["qwen3-8b"],
    }.items():
        rows.filter(typed)
        assert first_cells(rows) == found, typed


def test_typing_on_and_taking_back_gives_the_same_as_typing_anew():
    typed = "qwen strategy:full -14b seq_len:>1"
    rows = with_columns()
    for end in (*range(len(typed) + 1), *range(len(typed), -1, -1)):
        rows.filter(typed[:end])
        anew = with_columns()
        anew.filter(typed[:end])
        assert rows.shown == anew.shown, typed[:end]


def test_rows_are_ordered_by_several_columns_with_blanks_last():
    rows = with_columns()
    rows.sort_by(((1, False), (2, True)))
    assert first_cells(rows) == ["qwen3-14b", "glm4-9b", "Qwen2-7b", "qwen3-8b"]
    rows.sort_by(((1, True), (0, False)))
    assert first_cells(rows) == ["qwen3-8b", "glm4-9b", "Qwen2-7b", "qwen3-14b"]
    rows.sort_by(())
    assert first_cells(rows) == first_cells(MODELS)


def grouped(rows):
    return [rows.group_row(at) if at < 0 else rows.rows[at].cells[0] for at in rows.shown]


def test_rows_stand_under_the_heading_of_their_group_and_fold():
    rows = with_columns()
    rows.group_by(lambda row: row.cells[0][:4].lower())
    rows.sort(0, descending=False)
    assert [one if isinstance(one, str) else (one.name, one.count) for one in grouped(rows)] == [
        ("glm4", 1), "glm4-9b", ("qwen", 3), "Qwen2-7b", "qwen3-8b", "qwen3-14b",
    ]  # fmt: skip
    rows.fold("qwen", folded=True)
    assert len(rows.shown) == 3
    assert rows.selected_count == 4
    assert not rows.group_row(rows.shown[-1]).open
    rows.filter("qwen3")
    assert [one.count for one in grouped(rows)] == [2]
    rows.fold_all(folded=False)
    assert len(rows.shown) == 3
    rows.group_by(None)
    assert first_cells(rows) == ["qwen3-8b", "qwen3-14b"]


COLUMNS = (Column("hardware", text("Hardware")), Column("devices", text("Minimum devices"), True))


def counts():
    lines = [("snt9b", 8), ("snt9b23", text("not supported")), ("snt9b", 512), ("snt9b23", 1)]
    return TableRows([Line(str(at), cells) for at, cells in enumerate(lines)], SAY, COLUMNS)


def test_what_is_no_number_stands_after_the_numbers_in_both_directions():
    rows = counts()
    rows.sort(1, descending=False)
    assert rows.shown == [3, 0, 2, 1]
    rows.sort(1, descending=True)
    assert rows.shown == [2, 0, 3, 1]


def test_an_exact_word_takes_only_cells_that_hold_nothing_else():
    rows = counts()
    rows.filter("hardware:snt9b")
    assert rows.shown == [0, 1, 2, 3]
    rows.filter("hardware:=snt9b")
    assert rows.shown == [0, 2]
    rows.filter("-hardware:=snt9b")
    assert rows.shown == [1, 3]
    rows.filter("devices:=8")
    assert rows.shown == [0]
