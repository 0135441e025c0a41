"""Many records at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import repeat
from typing import Any, TypeVar

_T = TypeVar("_T")


def bulk(kind: type[_T], count: int, *columns: Iterable[Any]) -> list[_T]:
    """Return ``count`` records of the frozen, slotted ``kind``, a column of values for each field.

    It does what calling ``kind`` for each row does, several times faster.
    """
    made: list[_T] = list(map(object.__new__, repeat(kind, count)))
    for name, column in zip(kind.__slots__, columns, strict=True):  # type: ignore[attr-defined]
        deque(map(getattr(kind, name).__set__, made, column), maxlen=0)
    return made
