"""What is typed into a table's filter: words, ``column:value``, exclusions and quotes."""

from __future__ import annotations

import operator
import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

Compared: TypeAlias = tuple[Callable[[float, float], bool], float]

_TOKEN = re.compile(
    r"""(?P<minus>-)?(?:(?P<name>[^\s:"]+):)?(?P<value>"[^"]*"?|[^\s"]\S*)?(?:\s+|$)""",
    re.VERBOSE,
)
_COMPARISONS: Mapping[str, Callable[[float, float], bool]] = MappingProxyType(
    {
        ">=": operator.ge,
        "<=": operator.le,
        ">": operator.gt,
        "<": operator.lt,
        "=": operator.eq,
        "": operator.eq,
    }
)
_NUMBER = re.compile(r"(>=|<=|>|<|=|)\s*(\d[\d,_]*(?:\.\d+)?)$")


@dataclass(frozen=True, slots=True)
class Term:
    """One condition: ``words`` stand in ``column``, in any column where it is -1, or do not.

    ``compared`` is set where a column of numbers is compared with a number. Empty ``words`` in a
    column ask for its blank cells. ``exact`` words are all that stands in the cell.
    """

    words: str
    column: int = -1
    excluded: bool = False
    compared: Compared | None = None
    exact: bool = False

    def narrows(self, earlier: Term) -> bool:
        """Whether every row that this term takes was taken by ``earlier`` too."""
        if self == earlier:
            return True
        return (
            not (self.excluded or earlier.excluded)
            and self.compared is None
            and earlier.compared is None
            and self.column == earlier.column
            and not earlier.exact
            and bool(earlier.words)
            and self.words.startswith(earlier.words)
        )


def terms(
    typed: str, names: Mapping[str, int], numeric: frozenset[int] = frozenset()
) -> tuple[Term, ...]:
    """Return the conditions in ``typed``, all of which a row must meet.

    Args:
        typed: as in ``qwen2.5 strategy:full -verl hardware:=snt9b "minimum devices"``.
        names: what a column may be called, as :func:`name_key` gives it → its place.
        numeric: the columns in which a number is compared as a number: ``devices:>=8``.
    """
    found = []
    for token in _TOKEN.finditer(folded(typed).strip()):
        name, value = token["name"], token["value"] or ""
        quoted = value.startswith('"')
        bare = value.strip('"') if quoted else value
        column = -1
        if name is not None:
            column = names.get(name_key(name), -1)
            if column < 0:
                bare = f"{name}:{bare}"
        excluded = token["minus"] is not None
        if excluded and not bare and column < 0:
            bare, excluded = "-", False
        if not bare and (column < 0 or not quoted):
            # A column that is still being named, or nothing at all.
            continue
        compared = None
        number = _NUMBER.match(bare) if column in numeric and not quoted else None
        if number is not None:
            plain = number[2].replace(",", "").replace("_", "")
            compared = (_COMPARISONS[number[1]], float(plain))
        exact = column >= 0 and not quoted and compared is None and bare.startswith("=")
        if exact:
            bare = bare[1:].strip('"')
            if not bare:
                continue
        found.append(Term(bare, column, excluded, compared, exact))
    return tuple(found)


def name_key(name: str) -> str:
    """Return what a column's name is compared by: without case and what joins its words."""
    return re.sub(r"[\s_/-]+", "", folded(name))


def folded(words: str) -> str:
    """Return ``words`` as they are compared: without case, full width forms made plain."""
    return words.casefold() if words.isascii() else unicodedata.normalize("NFKC", words).casefold()
