"""From the steps of a log to the rate of one device, with what was dropped and why.

R is the median of the steps that count (:mod:`ascgui.runlogs.dropping`); where the log's clock is
too coarse for single steps, all their tokens ÷ all their seconds instead. The range is the 10th to
the 90th percentile; drift compares the last quarter with the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.answer import Derivation, Term
from ascgui.domain.issues import Issue, Refused
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.runlogs import findings, mindspeed_mm
from ascgui.runlogs.collect import Run, Surroundings
from ascgui.runlogs.dropping import COARSE, Dropped, joined, reasons
from ascgui.runlogs.form import NEEDS_DEVICES, Basis, Form, Given, Needs, Rows, Values, typical
from ascgui.runlogs.reading import RunLog

_SHARP = 0.001
"""Share of a log's whole time that the clock's step may be, for the time to be taken as it is."""

_WINDOW_S = 200.0
"""Seconds over which a rate is averaged for its spread, where the clock is coarse."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a log: seconds and tokens of one step of the whole job, R in tokens/s per device.

    None is "not known".
    """

    number: int
    seconds: float | None
    tokens: float | None
    tps: float | None
    dropped: Dropped


@dataclass(frozen=True, slots=True, eq=False)
class Segment:
    """One run within a log, with its steps as arrays of one length (for a chart).

    ``number`` are step numbers, ``seconds`` and ``tokens`` those of one step of the whole job
    (NaN: not known), ``step_tps`` is R of the step (NaN: none), ``dropped`` holds
    :class:`Dropped`. ``steps_read`` counts the steps of the run, also those that were not held;
    ``tps`` is the median over its own steps.
    """

    first_step: int
    last_step: int
    steps_read: int
    devices: int | None
    tps: float | None
    number: NDArray[np.int64]
    seconds: Values
    tokens: Values
    step_tps: Values
    dropped: NDArray[np.int64]

    def steps(self) -> Iterator[Step]:
        """Yield the steps one by one, in the log's order."""
        for at in range(len(self.number)):
            yield Step(
                int(self.number[at]),
                _known(self.seconds[at]),
                _known(self.tokens[at]),
                _known(self.step_tps[at]),
                Dropped(int(self.dropped[at])),
            )


@dataclass(frozen=True, slots=True, eq=False)
class Measurement:
    """What a log says of the throughput.

    ``tps`` is R in tokens/s per device, with ``low`` and ``high`` (10th and 90th percentile of the
    steps) and ``drift`` (last quarter ÷ first quarter − 1); None where they are not known. Either
    there is a rate, or ``needs`` names what only the user can say, or ``refusal`` says why the
    log gives no rate. ``job_tps`` is the rate of the whole job, known also without a device count.
    ``tokens_per_sample`` is the average length of a sample, printed or given; ``response_length``
    and ``prompt_length`` are mean tokens (reinforcement learning).
    """

    file: str
    form: Form | None
    given: Given
    devices: int | None
    devices_from_log: bool
    seq_len: int | None
    layout: tuple[tuple[str, int], ...]
    steps_read: int
    tokens_per_sample: float | None
    response_length: float | None
    prompt_length: float | None
    measured_on: date | None
    tps: float | None = None
    low: float | None = None
    high: float | None = None
    drift: float | None = None
    job_tps: float | None = None
    tokens_per_step: float | None = None
    seconds_per_step: float | None = None
    steps_used: int = 0
    segments: tuple[Segment, ...] = ()
    derivation: Derivation | None = None
    needs: tuple[Needs, ...] = ()
    refusal: Issue | None = None
    issues: tuple[Issue, ...] = ()


def measure(log: RunLog, given: Given | None = None) -> Measurement:
    """Return the rate that ``log`` gives with what the user added, or why it gives none.

    Pure, and quick enough to be called at each key press.
    """
    given = given or Given()
    asked = _completed(given, log)
    blank = _blank(log, given, asked)
    if log.form is None or len(log.rows) == 0:
        return _refused(log, blank, findings.nothing_found(log))
    with np.errstate(all="ignore"):
        rows, counts = joined(log.rows, log.form.clock_s)
        try:
            basis = log.form.basis(rows, asked)
        except Refused as refused:
            return _refused(log, blank, refused.issues[0])
        return _Work(log, log.form, given, asked, rows, counts, basis).measurement(blank)


def _completed(given: Given, log: RunLog) -> Given:
    """Return ``given`` with what the log itself says."""
    seq_len = given.seq_len
    if seq_len is None and log.form is not mindspeed_mm.FORM:
        printed = {run.surroundings.seq_len for run in log.runs}
        seq_len = printed.pop() if len(printed) == 1 else None
    devices = given.devices if given.devices is not None else log.devices
    return replace(given, seq_len=seq_len, devices=devices)


def _blank(log: RunLog, given: Given, asked: Given) -> Measurement:
    """Return the measurement without a rate."""
    surroundings = log.runs[-1].surroundings if log.runs else Surroundings()
    return Measurement(
        log.path.name,
        log.form,
        given,
        asked.devices,
        given.devices is None and asked.devices is not None,
        asked.seq_len,
        surroundings.layout,
        log.account.steps,
        _sample_length(log, given),
        typical(log.rows.response),
        typical(log.rows.prompt),
        log.ended.date() if log.ended else None,
    )


def _sample_length(log: RunLog, given: Given) -> float | None:
    """Return the average length of a sample: printed with the steps, else as given."""
    printed = typical(log.rows.length) if log.form is mindspeed_mm.FORM else None
    return given.tokens_per_sample if printed is None else printed


def _refused(log: RunLog, blank: Measurement, refusal: Issue) -> Measurement:
    return replace(
        blank,
        refusal=replace(refusal, where=(("file", str(log.path)),)),
        issues=findings.sort(findings.of_reading(log)),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Work:
    """One measurement in the making: the log, what was asked, and the way to the rate."""

    log: RunLog
    form: Form
    given: Given
    asked: Given
    rows: Rows
    counts: NDArray[np.int64]
    """How many logged steps each row stands for."""
    basis: Basis

    def measurement(self, blank: Measurement) -> Measurement:
        """Return ``blank`` with the rate, or with why there is none."""
        rows, basis = self.rows, self.basis
        needs = self._needs()
        dropped = np.zeros(len(rows), dtype=np.int64)
        step_tps = np.full(len(rows), np.nan)
        found = replace(
            blank,
            needs=needs,
            tokens_per_step=None if basis.tokens is None else typical(basis.tokens),
            seconds_per_step=typical(rows.seconds[rows.seconds > 0]),
        )
        used = None
        timing: list[Issue] = []
        if self.form.clock_s == 0 and len(rows) == int(np.count_nonzero(rows.first)):
            # What is asked for would not help: no step will count.
            return _refused(self.log, blank, findings.too_few(np.full(len(rows), Dropped.FIRST)))
        if basis.rate is not None:
            dropped = reasons(rows, basis.rate, basis, self.asked.from_step, self.form.clock_s)
            kept = dropped == Dropped.KEPT
            if not kept.any():
                return _refused(self.log, blank, findings.too_few(dropped))
            used = int(np.sum(self.counts[kept]))
            timed_s = float(np.sum((rows.seconds * rows.interval)[kept]))
            short = findings.too_short(self.form.clock_s, timed_s)
            if short is not None:
                return _refused(self.log, blank, short)
            timing = findings.of_clock(self.form.clock_s, timed_s)
            found = replace(found, steps_used=used, job_tps=self._job_rate(kept))
            if not needs:
                step_tps = basis.rate if basis.per_device else basis.rate / self._devices()
                found = self._with_rate(found, step_tps, kept)
        segments = self._segments(step_tps, dropped)
        issues = (
            *basis.issues,
            *findings.of_rate(found.tps),
            *findings.of_devices(self.log, self.given),
            *timing,
            *findings.of_steps(self.form, dropped, used, found.drift),
            *findings.of_runs([(one.devices, one.tps) for one in segments]),
            *findings.of_responses(found.form, found.response_length),
            *findings.of_reading(self.log),
        )
        return replace(found, segments=segments, issues=findings.sort(issues))

    def _needs(self) -> tuple[Needs, ...]:
        missing = not self.basis.per_device and not np.all(self._devices() > 0)
        return (*((NEEDS_DEVICES,) if missing else ()), *self.basis.needs)

    def _devices(self) -> Values:
        """Return the devices of each row; NaN where neither the user nor the log says them."""
        if self.asked.devices is not None:
            return np.full(len(self.rows), float(self.asked.devices))
        of_runs = [float(run.surroundings.devices or np.nan) for run in self.log.runs]
        return np.array(of_runs, dtype=np.float64)[self.rows.segment.astype(np.int64)]

    def _job_rate(self, kept: NDArray[np.bool_]) -> float | None:
        assert self.basis.rate is not None  # noqa: S101 - the caller has looked
        rate = self._rate(self.basis.rate, kept)
        if not self.basis.per_device:
            return rate
        return rate * self.asked.devices if self.asked.devices else None

    def _with_rate(
        self, found: Measurement, step_tps: Values, kept: NDArray[np.bool_]
    ) -> Measurement:
        tps = self._rate(step_tps, kept)
        windows = self._windows(step_tps, kept)
        low = high = drift = None
        if len(windows) > 1:
            low, high = (float(value) for value in np.percentile(windows, [10, 90]))
        quarter = len(windows) // 4
        if quarter >= 2:
            drift = float(np.median(windows[-quarter:]) / np.median(windows[:quarter]) - 1)
        return replace(
            found,
            tps=tps,
            low=low,
            high=high,
            drift=drift,
            derivation=self._derivation(step_tps, kept, tps),
        )

    def _is_coarse(self, kept: NDArray[np.bool_]) -> bool:
        """Whether one step of the log's clock is much of what it measures."""
        lasting = typical(self.rows.seconds[kept] * self.rows.interval[kept])
        return lasting is not None and self.form.clock_s > COARSE * lasting

    def _rate(self, rates: Values, kept: NDArray[np.bool_]) -> float:
        """Return the median rate, or all tokens ÷ all seconds where the clock is coarse."""
        if not self._is_coarse(kept):
            return _middle(rates[kept])
        seconds = self.rows.seconds * self.rows.interval
        total_s = float(np.sum(seconds[kept]))
        if self.form.clock_s <= _SHARP * total_s:
            return float(np.sum((rates * seconds)[kept]) / total_s)
        return self._slope(rates * seconds, seconds, kept)

    def _slope(self, tokens: Values, seconds: Values, kept: NDArray[np.bool_]) -> float:
        """Return the slope of tokens over seconds by least squares, in a log of some minutes.

        There the clock's step at the first and the last row would be much of the whole; the rows
        between say where within it they lay. Each stretch of kept rows has its own start.
        """
        over = under = 0.0
        last = np.append(np.diff(self.rows.segment) != 0, True)
        start: int | None = None
        for at in range(len(kept)):
            if kept[at] and start is None:
                start = at
            ends = last[at] or not kept[at]
            if start is not None and ends:
                part = slice(start, at + 1 if kept[at] else at)
                x = np.concatenate([[0.0], np.cumsum(tokens[part])])
                t = np.concatenate([[0.0], np.cumsum(seconds[part])])
                over += float(np.sum((x - x.mean()) ** 2))
                under += float(np.sum((x - x.mean()) * (t - t.mean())))
                start = None
        return over / under

    def _windows(self, rates: Values, kept: NDArray[np.bool_]) -> Values:
        """Return the kept rates, averaged where the clock is too coarse for each alone."""
        if not self._is_coarse(kept):
            return rates[kept]
        seconds = (self.rows.seconds * self.rows.interval)[kept]
        bins = np.floor((np.cumsum(seconds) - seconds / 2) / _WINDOW_S)
        starts = np.flatnonzero(np.diff(bins, prepend=-1))
        lengths = np.add.reduceat(seconds, starts)
        averages = np.add.reduceat(rates[kept] * seconds, starts) / lengths
        whole = lengths >= _WINDOW_S / 2
        return averages[whole] if whole.any() else averages

    def _segments(self, step_tps: Values, dropped: NDArray[np.int64]) -> tuple[Segment, ...]:
        rows, tokens = self.rows, self.basis.tokens
        if tokens is None:
            tokens = np.full(len(rows), np.nan)
        devices = self._devices()
        runs = self.log.runs
        ends = np.searchsorted(rows.segment, np.arange(len(runs) + 1))

        def segment(index: int, run: Run) -> Segment:
            part = slice(int(ends[index]), int(ends[index + 1]))
            rates = step_tps[part][dropped[part] == Dropped.KEPT]
            own = devices[part]
            return Segment(
                run.first_step,
                run.last_step,
                run.steps,
                int(own[0]) if len(own) and own[0] > 0 else None,
                typical(rates),
                rows.step[part].astype(np.int64),
                rows.seconds[part],
                tokens[part],
                step_tps[part],
                dropped[part],
            )

        return tuple(segment(index, run) for index, run in enumerate(runs))

    def _derivation(self, step_tps: Values, kept: NDArray[np.bool_], tps: float) -> Derivation:
        """Show the formula with the numbers of the step whose rate is the median."""
        rows, basis = self.rows, self.basis
        at = np.flatnonzero(kept)
        row = int(at[np.argmin(np.abs(step_tps[at] - _middle(step_tps[at])))])
        devices = float(self._devices()[row])
        from_log = text("from the log")
        terms = [Term("R", basis.title, Quantity(tps, Unit.TOKENS_PER_SECOND), from_log)]
        if not basis.per_device:
            entered = self.given.devices is not None
            count = Quantity(devices, Unit.DEVICES)
            terms.append(
                Term(
                    "N", text("number of devices"), count, text("entered") if entered else from_log
                )
            )
        if basis.tokens is not None and np.isfinite(basis.tokens[row]):
            count = Quantity(float(basis.tokens[row]), Unit.TOKENS)
            terms.append(Term("T", text("tokens of a step"), count, from_log))
        if rows.seconds[row] > 0:
            shown = text("{seconds} s", seconds=float(rows.seconds[row]))
            terms.append(Term("t", text("seconds of a step"), shown, from_log))
        return Derivation(
            "tps",
            text("Throughput"),
            basis.formula,
            basis.with_numbers(row, devices),
            tuple(terms),
            self._how(kept),
            text("{tps}", tps=Quantity(tps, Unit.TOKENS_PER_SECOND)),
            text("{file}, read as {form}", file=self.log.path.name, form=self.form.title),
        )

    def _how(self, kept: NDArray[np.bool_]) -> tuple[Text, ...]:
        used = int(np.sum(self.counts[kept]))
        if self._is_coarse(kept):
            last = text(
                "The log's clock has whole seconds, so the rate is taken through the tokens and "
                "seconds of the {n} steps that are left together, not from each.",
                n=used,
            )
        elif used == 1:
            last = text("One step is left.")
        else:
            last = text("R is the median of the {n} steps that are left.", n=used)
        return (
            text("The first step of each run and steps that stand out are dropped."),
            last,
        )


def _middle(rates: Values) -> float:
    """Return the median: of an even number the lower of the two, so that a step bears it out."""
    return float(np.percentile(rates, 50, method="lower"))


def _known(value: np.float64) -> float | None:
    return float(value) if np.isfinite(value) else None
