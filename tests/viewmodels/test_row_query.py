from __future__ import annotations

import operator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ascgui.viewmodels.row_query import Term, terms

NAMES = {"model": 0, "seqlen": 1, "sequencelength": 1, "devices": 2, "最小卡数": 2}
NUMERIC = frozenset({1, 2})


def read(typed):
    return terms(typed, NAMES, NUMERIC)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", ()),
        ("Qwen3 FULL", (Term("qwen3"), Term("full"))),
        ("model:qwen3", (Term("qwen3", 0),)),
        ("-lora", (Term("lora", excluded=True),)),
        ("-model:glm", (Term("glm", 0, excluded=True),)),
        ('"not supported"', (Term("not supported"),)),
        ('model:"a b"', (Term("a b", 0),)),
        ("devices:8", (Term("8", 2, compared=(operator.eq, 8.0)),)),
        ("devices:>=1,024", (Term(">=1,024", 2, compared=(operator.ge, 1024.0)),)),
        ("seq_len:<4096", (Term("<4096", 1, compared=(operator.lt, 4096.0)),)),
        ("最小卡数:16", (Term("16", 2, compared=(operator.eq, 16.0)),)),
        ("model:=snt9b", (Term("snt9b", 0, exact=True),)),
        ("-model:=snt9b", (Term("snt9b", 0, excluded=True, exact=True),)),
        ("model:=", ()),
        ("=snt9b", (Term("=snt9b"),)),
        ("devices:=8", (Term("=8", 2, compared=(operator.eq, 8.0)),)),
        ("devices:-", (Term("-", 2),)),
        ('devices:""', (Term("", 2),)),
        # What is no column is a word like any other.
        ("https://x", (Term("https://x"),)),
        ("qwen2.5_vl-7b", (Term("qwen2.5_vl-7b"),)),
        # Half typed: nothing is left out yet.
        ("model:", ()),
        ("-", (Term("-"),)),
        ("-model:", ()),
        ('"half', (Term("half"),)),
    ],
)
def test_what_is_typed_becomes_conditions(typed, found):
    assert read(typed) == found


def test_a_longer_word_narrows_and_an_exclusion_does_not():
    assert Term("qwen3").narrows(Term("qwen"))
    assert Term("qwen3", 0).narrows(Term("qwen", 0))
    assert not Term("qwen3", 0).narrows(Term("qwen"))
    assert not Term("lora", excluded=True).narrows(Term("lo", excluded=True))
    assert not read("devices:16")[0].narrows(read("devices:1")[0])
    assert not Term("a", 0).narrows(Term("", 0))


@given(st.text())
def test_anything_may_be_typed(typed):
    for term in read(typed):
        assert term.words or term.column >= 0
