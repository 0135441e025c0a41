from __future__ import annotations

import copy
import pickle
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, astuple, dataclass, field, fields, replace

import pytest

from ascgui.domain.record import frozen


@frozen
class Row:
    """A row."""

    model: str
    devices: int = 8
    notes: Mapping[str, str] = field(default_factory=dict)
    line: int = field(default=0, compare=False, repr=False)
    label: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "label", f"{self.model} on {self.devices}")


@dataclass(frozen=True, slots=True)
class Pair:
    left: str
    right: tuple[int, ...] = ()


Generated = Pair


@frozen
class Pair:  # type: ignore[no-redef]
    left: str
    right: tuple[int, ...] = ()


@frozen(eq=False)
class Same:
    value: int


@frozen
class Nothing:
    """A record without fields."""


def test_a_record_takes_its_values_by_place_and_by_name() -> None:
    assert Row("a", 16).devices == 16
    assert Row(model="a", devices=16) == Row("a", 16)
    assert Row("a").devices == 8
    assert Row("a").label == "a on 8"


def test_each_record_has_defaults_of_its_own() -> None:
    assert Row("a").notes == {}
    assert Row("a").notes is not Row("a").notes


def test_a_record_says_what_is_wrong_with_its_values() -> None:
    with pytest.raises(TypeError, match=r"Row\.__init__\(\) missing 1 required .* 'model'"):
        Row()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"Row\.__init__\(\) got an unexpected .* 'cards'"):
        Row("a", cards=1)  # type: ignore[call-arg]


def test_records_are_equal_by_the_fields_that_are_compared() -> None:
    assert Row("a", line=1) == Row("a", line=2)
    assert Row("a") != Row("b")
    assert Pair("a") != ("a", ())  # type: ignore[comparison-overlap]
    assert {Pair("a", (1,)): 1}[Pair("a", (1,))] == 1
    assert len({Pair("a"), Pair("a"), Pair("b")}) == 2
    assert Nothing() == Nothing()
    assert hash(Nothing()) == hash(Nothing())


def test_a_record_of_things_that_have_no_hash_has_none() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Row("a"))


def test_a_record_without_comparison_equals_itself_alone() -> None:
    one = Same(1)
    assert one == one  # noqa: PLR0124
    assert one != Same(1)
    assert len({one, one, Same(1)}) == 2


def test_a_record_cannot_be_changed() -> None:
    row = Row("a")
    with pytest.raises(FrozenInstanceError, match="devices"):
        row.devices = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match="devices"):
        del row.devices
    with pytest.raises(FrozenInstanceError, match="other"):
        row.other = 3  # type: ignore[attr-defined]
    assert not hasattr(row, "__dict__")


def test_a_record_is_a_dataclass_to_the_standard_library() -> None:
    assert [one.name for one in fields(Row)] == ["model", "devices", "notes", "line", "label"]
    assert replace(Row("a", line=3), devices=16) == Row("a", 16)
    assert replace(Row("a"), devices=16).label == "a on 16"
    assert astuple(Pair("a", (1, 2))) == ("a", (1, 2))
    match Pair("a", (1,)):
        case Pair(left, right):
            assert (left, right) == ("a", (1,))


def test_a_record_reads_like_a_generated_dataclass() -> None:
    made, generated = Pair("a", (1,)), Generated("a", (1,))
    assert repr(made) == repr(generated) == "Pair(left='a', right=(1,))"
    assert hash(made) == hash(generated)
    assert Pair.__match_args__ == Generated.__match_args__
    assert repr(Row("a", line=3)) == "Row(model='a', devices=8, notes={})"


def test_a_record_is_copied_and_sent_to_another_process() -> None:
    row = Row("a", 16, {"x": "y"}, line=4)
    for other in (copy.copy(row), copy.deepcopy(row), pickle.loads(pickle.dumps(row))):
        assert other == row
        assert (other.line, other.label) == (4, "a on 16")
