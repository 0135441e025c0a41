"""Form 4: Llama-Factory's ``trainer_log.jsonl``, one JSON object a line.

R = Δtotal_tokens ÷ (N × Δelapsed_time). The printed ``throughput`` is cumulative over the whole
job and inflated after a resume, so it is never used. ``elapsed_time`` has whole seconds; the file
is appended to, and the time falls back where a run was resumed.
"""

from __future__ import annotations

import json
import math
import re

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.runlogs.collect import NAN
from ascgui.runlogs.form import Basis, Form, Given, Needs, Rows, mostly
from ascgui.runlogs.scanning import Scanner

_TIME = re.compile(r"(?:(\d{1,6}) days?, *)?(\d{1,6}):(\d\d):(\d\d(?:\.\d+)?)$")
_NEAR = 64
_MOST_KEYS = 40
_MOST_PATTERNS = 8
_CAPTURED = {
    b"current_steps": rb"(\d{1,15})",
    b"elapsed_time": rb'"(?:(\d{1,6}) days?, )?(\d{1,6}):(\d\d):(\d\d)"',
    b"total_tokens": rb"(\d{1,18})",
}
_ENTRY = re.compile(rb'"([^"\\]{1,60})": (?:[-+.\de]+|"[^"\\]*")(?:, |\})')
_PLAIN = re.compile(rb'\{(?:"[^"\\]{1,60}": (?:[-+.\de]+|"[^"\\]*"), ){1,40}'
                    rb'"[^"\\]{1,60}": (?:[-+.\de]+|"[^"\\]*")\}')  # fmt: skip
"""An object of numbers and words alone, written as Python's json does."""

_ELAPSED = b'"elapsed_time"'
_TOTAL = b'"total_tokens"'


class TrainerLogScanner(Scanner):
    """Reads the objects of ``trainer_log.jsonl``."""

    needle = b'"current_steps"'

    def __init__(self) -> None:
        super().__init__()
        self._previous: tuple[int, int, float, float] = (-1, 0, NAN, NAN)
        """Run, step, elapsed seconds and total tokens of the object before."""
        self._interval = 1
        self._elapsed: dict[int, float] = {}
        """Elapsed seconds of the latest steps, to know a repeated one by."""
        self._alike: re.Pattern[bytes] | None = None
        """Matches an object with the entries of one before and finite numbers."""
        self._patterns_left = _MOST_PATTERNS

    def line(self, block: bytes, start: int, end: int, at: int) -> bool:
        """Take in one object."""
        read = self._read(block, start, end, at)
        if read is None:
            self.cut += 1
            return False
        step, elapsed, tokens = read
        collector = self.collector
        run, before, elapsed_before, tokens_before = self._previous
        if run >= 0 and elapsed < elapsed_before:
            if abs(self._elapsed.get(step, -9.0) - elapsed) <= 1:
                collector.repeated += 1
                return True
            # A run that was resumed. Also a clock that was set back: it measures anew from there.
            collector.restart()
            self._elapsed.clear()
        if not collector.accept(step):
            # An evaluation is logged under the same step, and its time is no time of training.
            if step == before and elapsed > elapsed_before:
                self._previous = (run, step, elapsed, max(tokens, tokens_before))
            return True
        segment = collector.segment
        self._previous = (segment, step, elapsed, tokens)
        self._elapsed[step] = elapsed
        if len(self._elapsed) > _NEAR:
            del self._elapsed[next(iter(self._elapsed))]
        interval, per_step, tokens_per_step = 1, NAN, NAN
        if run == segment:
            interval = self._interval = step - before
            per_step = (elapsed - elapsed_before) / interval
            tokens_per_step = (tokens - tokens_before) / interval
        nothing = NAN
        collector.keep(
            (
                segment,
                run != segment,
                step,
                interval,
                per_step,
                tokens_per_step,
                nothing,
                nothing,
                nothing,
                nothing,
                nothing,
                nothing,
                nothing,
            ),
            always=self._always,
        )
        return True

    def _read(self, block: bytes, start: int, end: int, at: int) -> tuple[int, float, float] | None:
        """Return step, elapsed seconds and total tokens (NaN where there are none)."""
        alike = None if self._alike is None else self._alike.fullmatch(block, start, end)
        if alike is not None:
            step, days, hours, minutes, seconds, *tokens = alike.groups(b"0")
            elapsed = int(days) * 86400.0 + int(hours) * 3600 + int(minutes) * 60 + int(seconds)
            return int(step), elapsed, float(tokens[0]) if tokens else NAN
        read = self._read_slowly(block, start, end, at)
        if self._patterns_left > 0 and read is not None:
            self._patterns_left -= 1
            self._alike = _pattern_of(block[start:end])
        return read

    def _read_slowly(
        self, block: bytes, start: int, end: int, at: int
    ) -> tuple[int, float, float] | None:
        if block.find(b": NaN", start, end) >= 0 or block.find(b"Infinity", start, end) >= 0:
            self.collector.not_finite_losses += 1
        if block[end - 1 : end] == b"}":
            try:
                return self._usual(block, start, end, at)
            except ValueError:
                pass
        return self._any_object(block[start:end])

    def _usual(self, block: bytes, start: int, end: int, at: int) -> tuple[int, float, float]:
        """Read an object as Llama-Factory writes it, without taking it all apart.

        Raises:
            ValueError: it is written otherwise.
        """
        comma = block.index(b",", at, end)
        step = int(block[at + len(self.needle) + 1 : comma])
        key = block.index(_ELAPSED, start, end)
        first = block.index(b'"', key + len(_ELAPSED), end) + 1
        last = block.index(b'"', first, end)
        days, _, clock = block[first:last].rpartition(b", ")
        hours, minutes, seconds = clock.split(b":")
        elapsed = int(hours) * 3600.0 + int(minutes) * 60 + int(seconds)
        if days:
            elapsed += int(days.partition(b" day")[0]) * 86400.0
        key = block.find(_TOTAL, last, end)
        if key < 0:
            if block.find(_TOTAL, start, last) >= 0:
                raise ValueError("another order of the entries")
            return step, elapsed, NAN
        stop = block.find(b",", key, end)
        tokens = int(block[key + len(_TOTAL) + 1 : end - 1 if stop < 0 else stop])
        if not (0 <= step < 10**15 and elapsed >= 0 and 0 <= tokens < 10**18):
            raise ValueError("a figure that cannot be")
        return step, elapsed, float(tokens)

    def _any_object(self, text_of_line: bytes) -> tuple[int, float, float] | None:
        opening = text_of_line.find(b"{")
        closing = text_of_line.rfind(b"}")
        if opening < 0 or closing < opening:
            return None
        try:
            record = json.loads(text_of_line[opening : closing + 1].decode("utf-8", "replace"))
        except (ValueError, RecursionError):
            return None
        if not isinstance(record, dict):
            return None
        step, elapsed = record.get("current_steps"), record.get("elapsed_time")
        seconds = elapsed_seconds(elapsed)
        if type(step) is not int or not 0 <= step < 10**15 or seconds is None:
            return None
        tokens = record.get("total_tokens")
        if isinstance(tokens, bool) or not isinstance(tokens, int | float):
            return step, seconds, NAN
        return step, seconds, float(tokens) if 0 <= tokens < 1e18 else NAN

    def looks_whole(self, line: bytes) -> bool:
        """Return whether the object is closed."""
        return line.rstrip().endswith(b"}")

    def follow_on(self, block: bytes, start: int, end: int, steps: int) -> bool:
        """Go on from a later object, if its figures say that none is missing or repeated."""
        read = self._read(block, start, end, block.find(self.needle, start, end))
        segment, before, elapsed_before, tokens_before = self._previous
        if (
            read is None
            or segment != self.collector.segment
            or read[0] - before != steps * self._interval
            or read[1] < elapsed_before
            or read[2] < tokens_before
        ):
            return False
        self._previous = (segment, *read)
        self.collector.pass_over(steps, read[0])
        return True


def _pattern_of(line: bytes) -> re.Pattern[bytes] | None:
    """Return what matches objects with the entries of this one; None if it has others.

    Numbers are bounded as they are where an object is read entry by entry.
    """
    if _PLAIN.fullmatch(line) is None:
        return None
    keys = [found[1] for found in _ENTRY.finditer(line)]
    wanted = [one for one in keys if one in _CAPTURED]
    if wanted not in (list(_CAPTURED), list(_CAPTURED)[:-1]) or len(keys) > _MOST_KEYS:
        return None
    parts = [
        b'"' + re.escape(key) + b'": ' + _CAPTURED.get(key, rb'(?:[-+.\de]+|"[^"\\]*")')
        for key in keys
    ]
    return re.compile(rb"\{" + b", ".join(parts) + rb"\}")


def elapsed_seconds(printed: object) -> float | None:
    """Return the seconds of ``0:10:12`` or ``1 day, 2:03:04``, None for anything else."""
    if type(printed) in (int, float):
        value = float(printed)  # type: ignore[arg-type]
        return value if math.isfinite(value) and value >= 0 else None
    if not isinstance(printed, str) or len(printed) > 64:
        return None
    found = _TIME.match(printed.strip())
    if found is None:
        return None
    days, hours, minutes, seconds = found.groups()
    return int(days or 0) * 86400 + int(hours) * 3600 + int(minutes) * 60 + float(seconds)


def basis(rows: Rows, given: Given) -> Basis:
    """Return the way to a rate: counted tokens, else batch size × average length if given."""
    seconds = rows.seconds
    issues: tuple[Issue, ...] = ()
    needs: tuple[Needs, ...] = ()
    later = rows.first == 0
    logged = mostly(rows.tokens[later]) or not later.any()
    if logged:
        tokens = rows.tokens
        issues = (_COUNTS_PADDING,)
        name, title = "total-tokens", text("tokens between one logged step and the next")
        formula = "R = Δtotal_tokens ÷ (N × Δelapsed_time)"
    else:
        issues = (_NOT_LOGGED,)
        needs = tuple(
            need for need in (_NEEDS_SAMPLES, _NEEDS_LENGTH) if getattr(given, need.field) is None
        )
        per_step = (given.samples_per_step or math.nan) * (given.tokens_per_sample or math.nan)
        tokens = rows.tokens * 0 + math.nan if needs else rows.interval * 0 + per_step
        name, title = "samples-times-length", text("samples of a step × tokens per sample")
        formula = "R = GBS × L ÷ (N × t)"

    def with_numbers(row: int, devices: float) -> Text:
        return text(
            "({tokens} a step) ÷ ({devices} × {seconds} s a step) at step {step}",
            tokens=Quantity(float(tokens[row]), Unit.TOKENS),
            devices=Quantity(devices, Unit.DEVICES),
            seconds=float(seconds[row]),
            step=int(rows.step[row]),
        )

    return Basis(
        name,
        title,
        formula,
        None if needs else tokens / seconds,
        per_device=False,
        tokens=None if needs else tokens,
        with_numbers=with_numbers,
        needs=needs,
        issues=issues,
    )


_COUNTS_PADDING = Issue(
    Severity.INFO,
    "counts-padding",
    text(
        "Llama-Factory counts the padding of each batch as tokens, so the rate is that of the "
        "tokens computed, not only of those in the data."
    ),
)
_NOT_LOGGED = Issue(
    Severity.WARNING,
    "tokens-not-logged",
    text(
        "This log holds no token counts: the option include_num_input_tokens_seen was off when it "
        "was written, so the log alone gives no token rate."
    ),
    text(
        "Train some steps with include_num_input_tokens_seen on, or give the global batch size "
        "and the average length of a sample."
    ),
)
_NEEDS_SAMPLES = Needs(
    "samples_per_step",
    text(
        "The log holds no token counts (include_num_input_tokens_seen was off), so the samples of "
        "a step, the global batch size, are needed."
    ),
)
_NEEDS_LENGTH = Needs(
    "tokens_per_sample",
    text(
        "The log holds no token counts (include_num_input_tokens_seen was off), so the average "
        "number of tokens in a sample is needed."
    ),
)

FORM = Form(
    "llama-factory-log",
    text("Llama-Factory trainer_log.jsonl"),
    "llama-factory",
    "",
    TrainerLogScanner,
    basis,
    clock_s=1.0,
)
