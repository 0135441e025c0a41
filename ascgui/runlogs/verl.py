"""Form 6: VeRL's line of a step, ``step:12 - … - perf/throughput:787.2 - …``.

``perf/throughput`` is per device. Older versions lack it: there R = ``global_seqlen/mean`` ÷
``timing_s/step``, which is per device too. How fast reinforcement learning is depends on how long
the responses are, so their mean length is kept with the rate.
"""

from __future__ import annotations

import math
import re

import numpy as np

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.runlogs.collect import NAN, PREFIX_BYTES
from ascgui.runlogs.form import Basis, Form, Given, Rows, mostly
from ascgui.runlogs.scanning import ANSI, Finder, Scanner

_STEP = re.compile(rb"(?<![\w/])step:(\d{1,15}) - ")


_ONCE = (
    b" - global_seqlen/balanced_max:",
    b" - response_length/clip_ratio:",
    b" - perf/total_num_tokens:",
    b" timing_s/step:",
)
"""Phrases of a step's line, the longest first: the longer a phrase, the sooner it is counted."""

_KEYS = (
    b"perf/time_per_step:",
    b"perf/throughput:",
    b"timing_s/step:",
    b"global_seqlen/mean:",
    b"perf/total_num_tokens:",
    b" response_length/mean:",
    b" prompt_length/mean:",
)

_COUNT_EVERY = 64
_READ_KEYS = frozenset(
    {
        b"perf/throughput:",
        b"perf/total_num_tokens:",
        b"perf/time_per_step:",
        b"timing_s/step:",
        b"global_seqlen/mean:",
    }
)


class VerlScanner(Scanner):
    """Reads the lines that VeRL prints for each step."""

    needle = b"step:"
    least_sampled = 1

    def __init__(self) -> None:
        super().__init__()
        self.counted = None
        self._fields = 0
        self._until_count = 0
        self._run = -1
        self._columns = 0
        self._places: tuple[tuple[int, bytes, int], ...] = ()
        """For each key of the line before that holds a figure: its field, the key, its column."""
        self._absent: tuple[bytes, ...] = _KEYS

    def line(self, block: bytes, start: int, end: int, at: int) -> bool:
        """Take in the line of one step."""
        if block.find(b"\x1b", at, end) >= 0:
            block = ANSI.sub(b"", block[start:end])
            start, end, at = 0, len(block), 0
        found = _STEP.search(block, at, end)
        if found is None:
            return False
        figures = self._figures(block, found.end(), end)
        seconds, throughput, per_device = figures[0], figures[1], NAN
        if math.isnan(seconds):
            seconds = figures[2]
        if math.isnan(throughput):
            per_device = figures[3]
            throughput = per_device / seconds if seconds > 0 else NAN
        if math.isnan(throughput) and math.isnan(seconds):
            # The line of a validation.
            return False
        begin, step = found.start(), int(found[1])
        collector = self.collector
        if not collector.accept(step, block[max(start, begin - PREFIX_BYTES) : begin]):
            return True
        self._until_count -= 1
        if self._until_count < 0:
            self._until_count = _COUNT_EVERY
            self._fields = block.count(b" - ", start, end)
            self.counted = next(
                (phrase for phrase in _ONCE if block.count(phrase, start, end) == 1), None
            )
        run_is_new = collector.segment != self._run
        self._run = collector.segment
        collector.keep(
            (
                collector.segment,
                run_is_new,
                step,
                1,
                seconds,
                figures[4],
                NAN,
                throughput,
                NAN,
                NAN,
                per_device,
                figures[5],
                figures[6],
            ),
            always=self._always,
        )
        return True

    def _figures(self, block: bytes, start: int, end: int) -> list[float]:
        """Return the figures of :data:`_KEYS`, NaN for what is not there.

        A line has the same fields as the one before, so each key is looked for in its field first.
        """
        fields = block[start:end].split(b" - ")
        if len(fields) != self._columns:
            return self._figures_in_any_order(block, start, end)
        figures = [NAN] * len(_KEYS)
        try:
            for place, key, at in self._places:
                figures[at] = float(fields[place].removeprefix(key))
        except ValueError:
            return self._figures_in_any_order(block, start, end)
        for key in self._absent:
            if block.find(key, start - 1, end) >= 0:
                return self._figures_in_any_order(block, start, end)
        return figures

    def _figures_in_any_order(self, block: bytes, start: int, end: int) -> list[float]:
        fields = block[start:end].split(b" - ")
        start -= 1  # the space before the first field, for a key that begins with one
        self._absent = tuple(key for key in _KEYS if block.find(key, start, end) < 0)
        # A field's name goes up to its figure; the space of a key stands before the name.
        names = [field[: field.find(b":") + 1] for field in fields]
        self._places = tuple(
            (names.index(key.lstrip()), key.lstrip(), at)
            for at, key in enumerate(_KEYS)
            if key.lstrip() in names
        )
        # What stands only within another name is looked for anew in each line.
        plain = len(self._places) + len(self._absent) == len(_KEYS)
        self._columns = len(fields) if plain else -1
        return [Finder(key).value(block, start, end) for key in _KEYS]

    def follow_on(self, block: bytes, start: int, end: int, steps: int) -> bool:
        """Go on from a later line, if its number says that none is missing or repeated."""
        found = _STEP.search(block, start, end)
        collector = self.collector
        if found is None or self._run != collector.segment:
            return False
        step = int(found[1])
        if step - collector.last != steps:
            return False
        collector.pass_over(steps, step)
        return True

    def looks_whole(self, line: bytes) -> bool:
        """Return whether the line has as many fields as those before."""
        # The last number may be cut, and only a line's end would show that it is not.
        last = line.rpartition(b" - ")[2].partition(b":")[0] + b":"
        return line.count(b" - ") >= self._fields and not (self._fields and last in _READ_KEYS)


def basis(rows: Rows, given: Given) -> Basis:
    """Return the way to a rate: printed per device, else mean tokens of a device ÷ time.

    Raises:
        Refused: neither is in the log.
    """
    del given
    if not mostly(rows.device_rate):
        if not (mostly(rows.tokens) and mostly(rows.seconds)):
            raise Refused(_NO_RATE)
        return _from_totals(rows)
    lengths = rows.length
    older = mostly(lengths)

    def printed(row: int, devices: float) -> Text:
        del devices
        return text(
            "perf/throughput {rate} tokens/s per device in step {step}",
            rate=float(rows.device_rate[row]),
            step=int(rows.step[row]),
        )

    def computed(row: int, devices: float) -> Text:
        del devices
        return text(
            "global_seqlen/mean {tokens} tokens ÷ timing_s/step {seconds} s in step {step}",
            tokens=float(lengths[row]),
            seconds=float(rows.seconds[row]),
            step=int(rows.step[row]),
        )

    return Basis(
        "mean-tokens-of-a-device" if older else "printed-tokens-per-second-per-device",
        text("mean tokens of a device ÷ time of the step")
        if older
        else text("the tokens/s per device that the log prints"),
        "R = global_seqlen/mean ÷ (timing_s/step)" if older else "R = perf/throughput",
        rows.device_rate,
        per_device=True,
        tokens=rows.tokens,
        with_numbers=computed if older else printed,
        timed=older,
    )


def _from_totals(rows: Rows) -> Basis:
    def with_numbers(row: int, devices: float) -> Text:
        return text(
            "({tokens} in step {step}) ÷ ({devices} × {seconds} s)",
            tokens=Quantity(float(rows.tokens[row]), Unit.TOKENS),
            step=int(rows.step[row]),
            devices=Quantity(devices, Unit.DEVICES),
            seconds=float(rows.seconds[row]),
        )

    return Basis(
        "total-tokens",
        text("tokens of all devices ÷ time of the step"),
        "R = perf/total_num_tokens ÷ (N × perf/time_per_step)",
        rows.tokens / rows.seconds,
        per_device=False,
        tokens=rows.tokens,
        with_numbers=with_numbers,
    )


def devices_of(rows: Rows) -> int | None:
    """Return the devices that tokens, time and rate together give, if they give a whole number."""
    with np.errstate(all="ignore"):
        ratios = rows.tokens / (rows.seconds * rows.device_rate)
    there = ratios[np.isfinite(ratios) & np.isnan(rows.length)]
    if not len(there):
        return None
    middle = float(np.median(there))
    nearest = round(middle)
    whole = nearest >= 1 and math.isclose(middle, nearest, rel_tol=0.01, abs_tol=0.05)
    return nearest if whole else None


_NO_RATE = Issue(
    Severity.ERROR,
    "no-rate-in-steps",
    text(
        "The steps print neither perf/throughput nor global_seqlen/mean with timing_s/step, so "
        "the log says nothing of the throughput."
    ),
    text("Print the console log of the trainer with all its metrics, and read that."),
)

FORM = Form("verl", text("VeRL steps"), "verl", "rl", VerlScanner, basis)
