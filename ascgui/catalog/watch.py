"""How far long work on many rows is, and whether it is to end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

_T = TypeVar("_T")

_BETWEEN = 512
"""How many rows are worked on between two looks."""


class Cancelled(Exception):
    """The work was asked to end, and ended without a result."""


def _nobody(_share: float) -> None:
    return None


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Watch:
    """Told the share that is done, from 0 to 1, and asked whether to end. By default nobody is."""

    tell: Callable[[float], None] = _nobody
    cancelled: Callable[[], bool] = _never

    def look(self, share: float = 0.0) -> None:
        """Tell how far the work is.

        Raises:
            Cancelled: it is to end.
        """
        if self.cancelled():
            raise Cancelled
        self.tell(share)

    def over(self, items: Sequence[_T]) -> Iterator[_T]:
        """Yield ``items``, looking now and then.

        Raises:
            Cancelled: the work is to end.
        """
        for at, item in enumerate(items):
            if at % _BETWEEN == 0:
                self.look(at / len(items))
            yield item


UNWATCHED = Watch()
"""Work that nobody waits for."""
