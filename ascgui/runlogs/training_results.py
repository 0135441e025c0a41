"""Form 5: the results of Llama-Factory and Hugging Face at the end of training.

``all_results.json``, ``train_results.json``, the printed dict, or the printed list of metrics.
``effective_tokens_per_sec`` and ``train_tokens_per_second`` are per device;
``num_input_tokens_seen`` counts those of the whole job in ``train_runtime`` seconds;
``train_samples_per_second`` is of the whole job and needs the average length of a sample. One
result is one figure for a whole run: it has no steps, no spread, and its warm-up is in it.
"""

from __future__ import annotations

import copy
import math
import re

import numpy as np

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.runlogs.collect import NAN, Collector
from ascgui.runlogs.form import Basis, Form, Given, Needs, Rows
from ascgui.runlogs.scanning import Scanner, number
from ascgui.runlogs.trainer_log import elapsed_seconds

_ENTRY = re.compile(
    rb"\b(effective_tokens_per_sec(?:ond)?|train_tokens_per_second|train_samples_per_second"
    rb"|train_runtime|num_input_tokens_seen"
    rb"|train_steps_per_second)\b[\"']?[ \t]{0,60}[:=][ \t]{0,20}[\"']?"
    rb"([^\s,}\"']{1,40})"
)
_RATES = (b"effective_tokens_per_sec", b"train_tokens_per_second", b"train_samples_per_second")
_OF_TRAINING = (b"effective_tokens", b"train_tokens", b"train_samples")
_BEFORE = 1024
_SAME = 0.002


class TrainingResultsScanner(Scanner):
    """Reads the entries of printed or saved results, wherever line ends fall between them."""

    needle = b"_per_sec"

    def __init__(self) -> None:
        super().__init__()
        self._entries: dict[bytes, float] = {}
        self._last: dict[bytes, float] = {}
        self._before_end: tuple[Collector, dict[bytes, float], dict[bytes, float]] | None = None

    def feed(self, block: bytes) -> None:
        """Take in the entries of a block of whole lines."""
        if self._before_end is not None:
            self.collector, self._entries, self._last = self._before_end
            self._before_end = None
        self._take(block)

    def _take(self, block: bytes) -> None:
        at = block.find(self.needle)
        read_to = 0
        while at >= 0:
            end = block.find(b"\n", at)
            end = len(block) if end < 0 else end
            # Evaluations print rates of their own, which say nothing of training.
            if block.endswith(_OF_TRAINING, max(0, at - 16), at):
                # A result's entries stand together, some of them on lines before.
                self._read(block, max(read_to, at - _BEFORE), end)
                read_to = end
                at = block.find(self.needle, end)
            else:
                at = block.find(self.needle, at + 1)

    def _read(self, block: bytes, start: int, end: int) -> None:
        for key, token in _ENTRY.findall(block, start, end):
            name = key.removesuffix(b"ond") if key.startswith(b"effective") else key
            if name in self._entries:
                self._close()
            self._entries[name] = _value(name, token)

    def line(self, block: bytes, start: int, end: int, at: int) -> bool:
        """Take in the entries of one line."""
        del at
        self.feed(block[start:end])
        return True

    @property
    def holding(self) -> bool:
        """Whether a result was begun; it is counted with the next one or the end."""
        return bool(self._entries)

    def looks_whole(self, line: bytes) -> bool:
        """Return whether the results are closed: saved ones end without a line end."""
        return line.rstrip().endswith(b"}")

    def finish(self, tail: bytes) -> None:
        """Keep the result that was being read, until the log goes on."""
        self._before_end = (copy.deepcopy(self.collector), self._entries.copy(), self._last)
        self._take(tail)
        self._close()

    def _close(self) -> None:
        """Keep the result whose entries have been read, unless it is the one before again."""
        entries, self._entries = self._entries, {}
        if not any(key in entries for key in _RATES):
            return
        last, self._last = self._last, entries
        both = [key for key in (*_RATES, b"train_runtime") if key in entries and key in last]
        if both and all(math.isclose(entries[key], last[key], rel_tol=_SAME) for key in both):
            self.collector.repeated += 1
            self._last = last | entries
            return
        collector = self.collector
        collector.restart()
        collector.accept(collector.segment + 2)
        effective = entries.get(b"effective_tokens_per_sec", NAN)
        device = effective if effective > 0 else entries.get(b"train_tokens_per_second", NAN)
        nothing = NAN
        collector.keep(
            (
                collector.segment,
                0,
                collector.last,
                1,
                entries.get(b"train_runtime", NAN),
                entries.get(b"num_input_tokens_seen", NAN),
                nothing,
                device,
                nothing,
                entries.get(b"train_samples_per_second", NAN),
                nothing,
                nothing,
                nothing,
            )
        )


def _value(name: bytes, token: bytes) -> float:
    if name == b"train_runtime" and b":" in token:
        seconds = elapsed_seconds(token.decode("ascii", "replace"))
        return NAN if seconds is None else seconds
    value = number(token)
    return NAN if value is None else value


def basis(rows: Rows, given: Given) -> Basis:
    """Return the way to a rate: tokens/s per device as printed, else tokens ÷ time, else samples.

    Raises:
        Refused: no rate above zero is printed.
    """
    if np.any(rows.device_rate > 0):
        return _printed(rows)
    if np.any((rows.tokens > 0) & (rows.seconds > 0)):
        return _counted(rows)
    if not np.any(rows.sample_rate > 0):
        raise Refused(_NO_RATE)
    length = given.tokens_per_sample
    needs = () if length is not None else (_NEEDS_LENGTH,)
    rate = rows.sample_rate * (math.nan if length is None else length)

    def with_numbers(row: int, devices: float) -> Text:
        return text(
            "{samples} samples/s × {length} tokens ÷ {devices}",
            samples=float(rows.sample_rate[row]),
            length=float(length or 0),
            devices=Quantity(devices, Unit.DEVICES),
        )

    return Basis(
        "samples-per-second",
        text("samples per second of the whole job × tokens per sample"),
        "R = (samples/s) × L ÷ N",
        None if needs else rate,
        per_device=False,
        with_numbers=with_numbers,
        needs=needs,
        issues=(_ONE_FIGURE,),
        timed=False,
    )


def _counted(rows: Rows) -> Basis:
    with np.errstate(divide="ignore", invalid="ignore"):
        rate = rows.tokens / rows.seconds

    def with_numbers(row: int, devices: float) -> Text:
        return text(
            "{tokens} ÷ {seconds} ÷ {devices}",
            tokens=Quantity(float(rows.tokens[row]), Unit.TOKENS),
            seconds=Quantity(float(rows.seconds[row]), Unit.SECONDS),
            devices=Quantity(devices, Unit.DEVICES),
        )

    return Basis(
        "tokens-seen",
        text("the tokens that the run has seen ÷ its duration"),
        "R = num_input_tokens_seen ÷ train_runtime ÷ N",
        rate,
        per_device=False,
        with_numbers=with_numbers,
        issues=(_ONE_FIGURE,),
    )


def _printed(rows: Rows) -> Basis:
    rate = rows.device_rate

    def with_numbers(row: int, devices: float) -> Text:
        del devices
        return text("{rate} tokens/s per device, as printed", rate=float(rate[row]))

    return Basis(
        "printed-tokens-per-second-per-device",
        text("the tokens/s per device that the results print"),
        "R = tokens/s per device",
        rate,
        per_device=True,
        with_numbers=with_numbers,
        issues=(_ONE_FIGURE,),
        timed=False,
    )


_ONE_FIGURE = Issue(
    Severity.INFO,
    "one-figure-for-the-run",
    text(
        "The results hold one rate for the whole run: start-up, evaluations and saves are in it, "
        "and no spread is known. A log with steps tells more."
    ),
)
_NO_RATE = Issue(
    Severity.ERROR,
    "no-rate-in-results",
    text("The results print no rate above zero, so they say nothing of the throughput."),
    text("Read the log of the steps instead, such as trainer_log.jsonl."),
)
_NEEDS_LENGTH = Needs(
    "tokens_per_sample",
    text(
        "The results count samples, not tokens, so the average number of tokens in a sample is "
        "needed."
    ),
)

FORM = Form(
    "training-results",
    text("Llama-Factory or Hugging Face training results"),
    "llama-factory",
    "",
    TrainingResultsScanner,
    basis,
)
