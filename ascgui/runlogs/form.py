"""What the seven forms of logs have in common: the figures of their steps, and a way to a rate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.issues import Issue
from ascgui.domain.text import Text, text
from ascgui.runlogs.collect import COLUMNS, Row
from ascgui.runlogs.scanning import Scanner

Values = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """The steps of a log in its order, one array a column (see :data:`collect.COLUMNS`)."""

    segment: Values
    first: Values
    step: Values
    interval: Values
    seconds: Values
    tokens: Values
    samples: Values
    device_rate: Values
    cluster_rate: Values
    sample_rate: Values
    length: Values
    response: Values
    prompt: Values

    @classmethod
    def of(cls, rows: Sequence[Row]) -> Rows:
        """Return ``rows`` as columns."""
        table = np.array(rows, dtype=np.float64).reshape(len(rows), len(COLUMNS))
        return cls(*(table[:, at].copy() for at in range(len(COLUMNS))))

    def __len__(self) -> int:
        return len(self.step)


assert tuple(item.name for item in fields(Rows)) == COLUMNS  # noqa: S101 - one order for both


@dataclass(frozen=True, slots=True)
class Given:
    """What the user adds to a log; None is "not said".

    ``samples_per_step`` is the global batch size; ``tokens_per_sample`` the mean length of a
    sample, ``seq_len`` the length that samples are packed or filled up to. Steps below
    ``from_step`` are left out.
    """

    devices: int | None = None
    seq_len: int | None = None
    tokens_per_sample: float | None = None
    samples_per_step: float | None = None
    from_step: int | None = None


@dataclass(frozen=True, slots=True)
class Needs:
    """A quantity that the log does not hold and that only the user can say.

    ``field`` is the name of a field of :class:`Given`; ``reason`` says why it is needed.
    """

    field: str
    reason: Text


@dataclass(frozen=True, slots=True, eq=False)
class Basis:
    """One way from the figures of a log to its rate.

    ``rate`` is in tokens/s, of the whole job or ``per_device``; None while ``needs`` are open.
    ``tokens`` are those of one step of the whole job, where they are known. ``with_numbers`` puts
    the numbers of row *i* and the device count into the formula. ``from_differences``: a row is
    of no use where the one before it is missing.
    """

    id: str
    title: Text
    formula: str
    rate: Values | None
    per_device: bool
    with_numbers: Callable[[int, float], Text]
    tokens: Values | None = None
    needs: tuple[Needs, ...] = ()
    issues: tuple[Issue, ...] = ()
    from_differences: bool = False
    timed: bool = True
    """Whether the rate hangs on the printed seconds, which must then be above zero."""


@dataclass(frozen=True, slots=True)
class Form:
    """One form of log.

    ``basis`` chooses the best way to a rate from what the log holds and the user said; it raises
    ``Refused`` with the reason where nothing that the user could say would give a rate.
    ``clock_s`` is the step of the clock that times the steps, 0 for one that is fine enough.
    """

    id: str
    title: Text
    framework: str
    stage: str
    scanner: type[Scanner]
    basis: Callable[[Rows, Given], Basis]
    clock_s: float = 0.0


def mostly(values: Values) -> bool:
    """Return whether at least half of ``values`` are there and above zero."""
    return len(values) > 0 and 2 * int(np.count_nonzero(values > 0)) >= len(values)


def typical(values: Values) -> float | None:
    """Return the median of what is there in ``values``, None where nothing is."""
    there = values[np.isfinite(values)]
    return float(np.median(there)) if len(there) else None


NEEDS_DEVICES = Needs(
    "devices",
    text(
        "The log gives the tokens of the whole job, so the number of devices is needed to say "
        "what one device does."
    ),
)
NEEDS_SAMPLES = Needs(
    "samples_per_step",
    text("The log does not print the global batch size, so the samples of a step are unknown."),
)
