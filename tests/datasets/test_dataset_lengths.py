from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ascgui.datasets.duplicates import DuplicateFinder
from ascgui.datasets.lengths import NO_LENGTHS, LengthCounter, LengthTable

LENGTHS = st.lists(st.integers(0, 5000), max_size=60)


def table(lengths: list[int]) -> LengthTable:
    counter = LengthCounter()
    for start in range(0, len(lengths), 7):
        counter.add(np.array(lengths[start : start + 7], np.int64))
    return counter.table()


@settings(max_examples=60, deadline=None)
@given(LENGTHS, st.integers(1, 6000))
def test_every_figure_is_that_of_the_plain_list(lengths: list[int], seq_len: int) -> None:
    found = table(lengths)
    assert found.sequences == len(lengths)
    assert found.total == sum(lengths)
    assert found.truncated_total(seq_len) == sum(min(length, seq_len) for length in lengths)
    shorter = [length for length in lengths if length < seq_len]
    assert found.shorter_than(seq_len).total == sum(shorter)
    longer = sum(length > seq_len for length in lengths)
    assert found.share_longer_than(seq_len) == (longer / len(lengths) if lengths else 0)
    assert sum(bar.sequences for bar in found.histogram(10)) == len(lengths)
    if lengths:
        assert found.longest == max(lengths)
        assert found.percentile(100) == max(lengths)
        assert found.percentile(50) == sorted(lengths)[(len(lengths) + 1) // 2 - 1]


def test_lengths_beyond_a_million_are_kept_to_three_digits() -> None:
    found = table([5, 1_234_567, 98_765_432])
    assert found.lengths.tolist() == [5, 1_230_000, 98_700_000]
    assert found.longest == 98_700_000


def test_no_sequences_give_zeros() -> None:
    assert NO_LENGTHS.mean == NO_LENGTHS.longest == NO_LENGTHS.percentile(50) == 0
    assert NO_LENGTHS.histogram() == ()


def test_a_histogram_has_equal_bars_up_to_what_is_wanted_and_the_rest_in_the_last() -> None:
    bars = table([1, 2, 30, 99, 500]).histogram(10, up_to=99)
    assert [bar.low for bar in bars[:3]] == [0, 10, 20]
    assert bars[-1].high == 501
    assert bars[-1].sequences == 2


def test_many_of_one_length_are_counted_at_once() -> None:
    counter = LengthCounter()
    counter.add_many(12, 1000)
    counter.add_many(12, 0)
    assert counter.table().total == 12_000


@settings(max_examples=40, deadline=None)
@given(st.lists(st.lists(st.integers(-50, 50), max_size=30), max_size=8))
def test_repeated_hashes_are_found_in_any_order(batches: list[list[int]]) -> None:
    finder = DuplicateFinder()
    seen: set[int] = set()
    for batch in batches:
        wanted = []
        for index, value in enumerate(batch):
            if value in seen:
                wanted.append(index)
            seen.add(value)
        assert sorted(finder.add(batch).tolist()) == wanted
    assert finder.count == sum(map(len, batches)) - len(seen)
    assert not finder.is_approximate


def test_beyond_its_capacity_repetitions_are_estimated_from_a_sample() -> None:
    rng = random.Random(4)
    finder = DuplicateFinder(capacity=2000)
    values = [rng.getrandbits(62) for _ in range(20_000)]
    for start in range(0, 20_000, 1000):
        finder.add(values[start : start + 1000])
    assert finder.is_approximate
    for start in range(0, 20_000, 1000):
        finder.add(values[start : start + 1000])
    assert finder.count == pytest.approx(20_000, rel=0.15)
