"""The iteration line of Megatron and of what is built on it, which three forms share.

``iteration 120/ 2000 | consumed samples: 15360 | elapsed time per iteration (ms): 8123.4 | …``:
fields ended by bars, of which only the first and the elapsed time are always there. The time is the
mean over the iterations since the line before, so each figure here is per iteration.
"""

from __future__ import annotations

import math
import re

from ascgui.runlogs.collect import NAN, PREFIX_BYTES, Surroundings
from ascgui.runlogs.scanning import ANSI, Finder, Scanner, number

_USUAL = re.compile(
    rb"iteration +(\d{1,18})/ *\d{1,18} \| consumed samples: +(\d{1,18}) \|"
    rb"(?: consumed tokens: +(\d{1,18}) \|)?"
    rb" elapsed time per iteration \(ms\): +(-?\d[\d.]{0,30}) \|"
)
_STEP = re.compile(
    rb"\biteration:?[ \t]{1,20}(\d{1,18})(?:[ \t]{0,20}/[ \t]{0,20}\d{1,18})?[ \t]{0,20}\|"
)
_ELAPSED = re.compile(
    rb"elapsed time per iteration \((ms|s)\):[ \t]{0,20}([^\s|]{1,40})[ \t]{0,20}(\||$)"
)
_ARGUMENT = re.compile(rb"(?:^|[\s(])([a-z_]{4,40}) \.{3,} ?(\d{1,12})\s")
_WORLD = re.compile(rb"\bworld[ _]size[:=]? *(\d{1,7})\b")
_LAYOUT = {
    b"tensor_model_parallel_size": "tp",
    b"pipeline_model_parallel_size": "pp",
    b"context_parallel_size": "cp",
    b"expert_model_parallel_size": "ep",
}
_ARGUMENTS_END = b"end of arguments"
_LONGEST = 1 << 16
_CHECK_EVERY = 64
"""Lines between two looks at which fields a line has."""


class IterationScanner(Scanner):
    """Reads iteration lines, and what the log says of the job before them."""

    needle = b"elapsed time per iteration ("

    def __init__(self) -> None:
        super().__init__()
        self._until_check = 0
        self._ends_with_bar = False
        self._bars = 0
        self._batch_token = b""
        self._batch = NAN
        self._interval = 1
        self._previous: tuple[int, int, float, float] = (-1, 0, NAN, NAN)
        """Run, step, consumed samples and consumed tokens of the line before."""
        self._has_rate = self._has_length = self._has_samples = False
        self._usual_misses = False
        """Whether the lines hold a field that the usual pattern does not find."""
        self._rate = Finder(b" tokens/s:")
        self._length = Finder(b" tokens per sample:")
        self._samples = Finder(b" samples per second:")

    def line(self, block: bytes, start: int, end: int) -> bool:
        """Take in one iteration line."""
        usual = None if self._usual_misses else _USUAL.search(block, start, end)
        if usual is None:
            return self._unusual(block, start, end)
        number_of_step, samples, tokens, elapsed = usual.groups()
        self._ends_with_bar = True
        return self._take(
            block,
            (start, usual.start(), usual.end(), end),
            int(number_of_step),
            _seconds(elapsed, 1000.0),
            (float(samples), NAN if tokens is None else float(tokens)),
        )

    def _unusual(self, block: bytes, start: int, end: int) -> bool:
        """Read a line with colours, with other fields or another order, or cut."""
        text = block[start : min(end, start + _LONGEST)]
        if b"\x1b" in text:
            text = ANSI.sub(b"", text)
        step = _STEP.search(text)
        elapsed = _ELAPSED.search(text)
        if step is None or elapsed is None or (not elapsed[3] and self._ends_with_bar):
            self.cut += 1
            return False
        self._ends_with_bar = bool(elapsed[3])
        fields = {
            key.strip().lower(): value
            for key, _, value in (field.partition(b":") for field in text.split(b"|"))
        }
        return self._take(
            text,
            (0, step.start(), step.end() - 1, len(text)),
            int(step[1]),
            _seconds(elapsed[2], 1000.0 if elapsed[1] == b"ms" else 1.0),
            (_count(fields.get(b"consumed samples")), _count(fields.get(b"consumed tokens"))),
        )

    def _take(
        self,
        block: bytes,
        span: tuple[int, int, int, int],
        step: int,
        seconds: float,
        consumed: tuple[float, float],
    ) -> bool:
        """Take in a step: ``span`` is where line, figures and further fields start, and the end.

        ``consumed`` are samples and tokens since the start of training.
        """
        start, begin, rest, end = span
        consumed_samples, consumed_tokens = consumed
        collector = self.collector
        if not collector.accept(step, block[max(start, begin - PREFIX_BYTES) : begin]):
            return True
        segment = collector.segment
        run, before, samples_before, tokens_before = self._previous
        self._previous = (segment, step, consumed_samples, consumed_tokens)
        batch = self._batch_size(block, rest, end)
        tokens = NAN
        interval = 1
        if run == segment:
            interval = self._interval = step - before
            tokens = (consumed_tokens - tokens_before) / interval
            if math.isnan(batch):
                batch = (consumed_samples - samples_before) / interval
        self._until_check -= 1
        if self._until_check < 0:
            self._look_at_fields(block[rest:end], block.count(b"|", start, end))
        at = block.find(b"loss:", rest, end)
        if at >= 0 and block[at + 5 : at + 10].strip()[:3].lower() in _NOT_FINITE:
            collector.not_finite_losses += 1
        bar = b"|"
        collector.keep(
            (
                segment,
                run != segment,
                step,
                interval,
                seconds,
                tokens,
                batch,
                NAN,
                self._rate.value(block, rest, end, ends=bar) if self._has_rate else NAN,
                self._samples.value(block, rest, end, ends=bar) if self._has_samples else NAN,
                self._length.value(block, rest, end, ends=bar) if self._has_length else NAN,
                NAN,
                NAN,
            ),
            always=self._always,
        )
        return True

    def _batch_size(self, block: bytes, rest: int, end: int) -> float:
        """Return the global batch size; old versions misspell its first word."""
        at = block.find(b"al batch size:", rest, end)
        if at < 0:
            return NAN
        token = block[at + 14 : at + 24]
        if token != self._batch_token:
            self._batch_token = token
            value = _count(block[at + 14 : end].partition(b"|")[0])
            self._batch = value if value > 0 else NAN
        return self._batch

    def _look_at_fields(self, text: bytes, bars: int) -> None:
        self._until_check = _CHECK_EVERY
        self._bars = bars
        self._has_rate = b" tokens/s:" in text
        self._has_length = b" tokens per sample:" in text
        self._has_samples = b" samples per second:" in text
        self._usual_misses |= b" consumed tokens:" in text

    def looks_whole(self, line: bytes) -> bool:
        """Return whether the line has as many fields as those before, and all it needs."""
        last = line.rpartition(b"|")[2]
        return (
            line.count(b"|") >= self._bars
            and not (self._ends_with_bar and last.strip())
            and not (self._bars and (b"tokens" in last or self.needle in last))
        )

    def follow_on(self, block: bytes, start: int, end: int, steps: int) -> bool:
        """Go on from a later line, if its number says that none is missing or repeated."""
        usual = _USUAL.search(block, start, end)
        if usual is None:
            return False
        segment, before, _, _ = self._previous
        step = int(usual[1])
        if segment != self.collector.segment or step - before != steps * self._interval:
            return False
        tokens = NAN if usual[3] is None else float(usual[3])
        self._previous = (segment, step, float(usual[2]), tokens)
        self.collector.pass_over(steps, step)
        return True

    def between(self, block: bytes, start: int, end: int) -> None:
        """Find the list of arguments that each run prints when it starts."""
        if block.find(_ARGUMENTS_END, start, end) >= 0:
            self.collector.surroundings = arguments_in(
                block, self.collector.surroundings, start, end
            )
            self.collector.restart()


_NOT_FINITE = frozenset({b"nan", b"inf", b"-in", b"-na"})


def arguments_in(
    block: bytes, before: Surroundings, start: int = 0, end: int | None = None
) -> Surroundings:
    """Return what the last list of printed arguments in ``block`` says of the job.

    Where there is none, that is ``before``.
    """
    at = block.rfind(_ARGUMENTS_END, start, len(block) if end is None else end)
    if at < 0:
        return before
    known = dict(_ARGUMENT.findall(block, max(start, at - _LONGEST), at))

    def size(name: bytes) -> int | None:
        return int(known[name]) or None if name in known else None

    layout = tuple(
        (short, value) for name, short in _LAYOUT.items() if (value := size(name)) is not None
    )
    return Surroundings(
        size(b"world_size") or before.devices,
        size(b"seq_length") or before.seq_len,
        layout or before.layout,
        before.multimodal,
    )


def world_size(text: bytes) -> int | None:
    """Return the number of devices that a line of a starting run names, if one does."""
    found = _WORLD.search(text)
    return int(found[1]) or None if found else None


def _seconds(token: bytes, per_second: float) -> float:
    try:
        return float(token) / per_second
    except ValueError:
        return NAN


def _count(token: bytes | None) -> float:
    value = None if token is None else number(token)
    return NAN if value is None or not math.isfinite(value) else value
