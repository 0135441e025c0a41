"""The fields of a plan file: where each stands, what it may hold, and how it is written.

The same table serves the file and the command line, so that both accept the same values and say
the same about a wrong one.
"""

from __future__ import annotations

import math
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Mapping
from datetime import date, datetime, time
from decimal import Decimal
from enum import StrEnum
from typing import Any, Generic, TypeGuard, TypeVar, cast

from ascgui.domain.calendar import ROUND_THE_CLOCK, Calendar, Window
from ascgui.domain.plan import (
    FailureChoice,
    Formula,
    Goal,
    GoalKind,
    Plan,
    Rounding,
    ScalingChoice,
    ScalingPoint,
    ThroughputChoice,
    Workload,
    WorkloadKind,
)
from ascgui.domain.record import frozen
from ascgui.domain.text import Text, power_of_ten, text
from ascgui.estimator.counted import estimate_ratios
from ascgui.language.moments import parse_moment
from ascgui.language.numbers import NumberProblem, parse_count, parse_duration, parse_number
from ascgui.planfile.calendar_text import (
    Hours,
    read_hours,
    read_windows,
    written_hours,
    written_windows,
)

T = TypeVar("T")


class FieldProblem(ValueError):
    """A value that a field cannot hold; ``text`` says why and what to give instead."""

    def __init__(self, sentence: Text) -> None:
        super().__init__(sentence.template)
        self.text = sentence


class Kind(ABC, Generic[T]):
    """What a field may hold."""

    @abstractmethod
    def read(self, value: object) -> T:
        """Return the value that ``value``, from TOML or typed, means.

        Raises:
            FieldProblem: it is of the wrong type or out of range.
        """

    def written(self, value: T) -> object:
        """Return ``value`` in the form in which it stands in the file."""
        return value


@frozen
class Words(Kind[str]):
    """Any text. ``lines`` allows several lines."""

    lines: bool = False

    def read(self, value: object) -> str:
        """Return ``value`` as it is."""
        if not isinstance(value, str):
            raise FieldProblem(
                text("{value} is not text. Put it between quotes.", value=shortened(value))
            )
        if any(unicodedata.category(char) == "Cs" for char in value):
            raise FieldProblem(
                text("This text holds bytes that are no characters. Type it again in UTF-8.")
            )
        return value


@frozen
class Choice(Kind[StrEnum]):
    """One of a few words."""

    options: type[StrEnum]

    def read(self, value: object) -> StrEnum:
        """Return the option that ``value`` names, in any case."""
        if isinstance(value, str):
            folded = unicodedata.normalize("NFKC", value).strip().casefold()
            if folded in set(self.options):
                return self.options(folded)
        raise FieldProblem(
            text(
                "{value} is not possible here. Give one of {options}.",
                value=shortened(value),
                options=tuple(str(option) for option in self.options),
            )
        )

    def written(self, value: StrEnum) -> str:
        """Return the option's word."""
        return str(value)


@frozen
class Count(Kind[int]):
    """A whole number from ``low`` to ``high``."""

    low: int
    high: int

    def read(self, value: object) -> int:
        """Return the whole number that ``value`` means: ``1_000``, ``1e9``, ``"1.2B"``."""
        if isinstance(value, str):
            try:
                number = parse_count(value)
            except NumberProblem as problem:
                raise FieldProblem(problem.text) from None
        elif _is_number(value) and _is_finite(value) and value == int(value):
            number = int(value)
        else:
            raise FieldProblem(
                text(
                    "{value} is not a whole number. Give one such as 1200.", value=shortened(value)
                )
            )
        if number < self.low:
            raise FieldProblem(
                text(
                    "{value} is too small. Give a whole number, at least {low}.",
                    value=shortened(number),
                    low=self.low,
                )
            )
        if number > self.high:
            raise FieldProblem(
                text(
                    "{value} is too large. Give at most {high}.",
                    value=shortened(value),
                    high=self.high,
                )
            )
        return number


@frozen
class Number(Kind[float]):
    """A number above 0 (or at least 0, where ``zero``) and at most ``high``."""

    high: float
    zero: bool = False
    example: float = 1.5

    def read(self, value: object) -> float:
        """Return the number that ``value`` means."""
        if isinstance(value, str):
            try:
                number = parse_number(value)
            except NumberProblem as problem:
                raise FieldProblem(problem.text) from None
        elif _is_number(value) and _is_finite(value):
            number = _as_float(value)
        else:
            raise FieldProblem(
                text(
                    "{value} is not a finite number. Give one such as {example}.",
                    value=shortened(value),
                    example=self.example,
                )
            )
        if number < 0 or (number == 0 and not self.zero):
            shown = shortened(value)
            raise FieldProblem(
                text("{value} is too small. Give 0 or more.", value=shown)
                if self.zero
                else text("{value} is too small. Give a number above 0.", value=shown)
            )
        if number > self.high:
            raise FieldProblem(
                text(
                    "{value} is too large. Give at most {high}.",
                    value=shortened(value),
                    high=self.high,
                )
            )
        return number

    def written(self, value: float) -> int | float:
        """Return a whole number without ``.0``."""
        return int(value) if abs(value) < 1e15 and value == int(value) else value


@frozen
class Span(Kind[float]):
    """A duration in seconds, written with its unit: ``72h``."""

    low_s: float = 1e-6
    high_s: float = 1e11

    def read(self, value: object) -> float:
        """Return the seconds that ``value`` means."""
        if not isinstance(value, str):
            raise FieldProblem(
                text(
                    "{value} has no unit. Write the time between quotes with s, m, h or d, such "
                    "as “72h”.",
                    value=shortened(value),
                )
            )
        try:
            seconds = parse_duration(value)
        except NumberProblem as problem:
            raise FieldProblem(problem.text) from None
        if not self.low_s <= seconds <= self.high_s:
            raise FieldProblem(
                text(
                    "“{value}” is not possible. Give a time above 0, up to 3000 years.", value=value
                )
            )
        return seconds

    def written(self, value: float) -> str:
        """Return hours where they come out even, then minutes, then seconds."""
        for unit_s, unit in ((3600, "h"), (60, "m")):
            if value % unit_s == 0:
                return f"{int(value) // unit_s}{unit}"
        return f"{Decimal(repr(value)):f}s".replace(".0s", "s")


@frozen
class Moment(Kind[datetime]):
    """A local date and time without a zone."""

    def read(self, value: object) -> datetime:
        """Return the moment; a day alone starts at 00:00."""
        if isinstance(value, datetime):
            if value.tzinfo is not None:
                raise FieldProblem(
                    text("A start is local time. Leave the zone out, as in 2026-12-01 09:00:00.")
                )
            return value
        if isinstance(value, date):
            return datetime.combine(value, time())
        if isinstance(value, str):
            try:
                return parse_moment(value, datetime.now())
            except NumberProblem as problem:
                raise FieldProblem(problem.text) from None
        raise FieldProblem(
            text(
                "{value} is not a date. Write one such as 2026-12-01 09:00:00.",
                value=shortened(value),
            )
        )


@frozen
class Scaling(Kind[tuple[ScalingPoint, ...]]):
    """Measurements on at least two device counts: a list of ``[devices, rate, low, high]``.

    Low and high may be left out.
    """

    def read(self, value: object) -> tuple[ScalingPoint, ...]:
        """Return the measurements that ``value`` lists."""
        points = [_point(row) for row in value] if isinstance(value, list) else []
        found = tuple(point for point in points if point is not None)
        if len(found) < len(points) or len({point.devices for point in found}) < 2:
            raise FieldProblem(
                text(
                    "{value} is no list of measurements. Give at least two, each as devices and "
                    "tokens/s per device, such as [[8, 2000], [64, 1900]].",
                    value=shortened(value),
                )
            )
        return found

    def written(self, value: tuple[ScalingPoint, ...]) -> list[list[float]]:
        """Return each measurement as a list of numbers."""
        return [
            [one.devices, one.tps]
            if one.low is None or one.high is None
            else [one.devices, one.tps, one.low, one.high]
            for one in value
        ]


@frozen
class OpenHours(Kind[Hours]):
    """The hours of a week in which the cluster is open, as lines."""

    def read(self, value: object) -> Hours:
        """Return the hours of each weekday, Monday first."""
        found = read_hours(value)
        if found is None:
            raise FieldProblem(
                text(
                    "{value} are no hours of a week. Give lines such as {example}; a day without"
                    " a line is closed.",
                    value=shortened(value),
                    example="Mon-Fri 08:00-20:00",
                )
            )
        return found

    def written(self, value: Hours) -> list[str]:
        """Return the hours as lines."""
        return written_hours(value)


@frozen
class ClosedWindows(Kind[tuple[Window, ...]]):
    """Times in which the cluster does not work, as a list of tables."""

    def read(self, value: object) -> tuple[Window, ...]:
        """Return the windows that ``value`` lists."""
        found = read_windows(value)
        if found is None:
            raise FieldProblem(
                text(
                    "{value} is no list of windows. Give each with start and end, such as"
                    " {example}.",
                    value=shortened(value),
                    example="[{start = 2026-12-05 00:00:00, end = 2026-12-05 06:00:00}]",
                )
            )
        return found

    def written(self, value: tuple[Window, ...]) -> list[dict[str, object]]:
        """Return each window as a table."""
        return written_windows(value)


def _point(row: object) -> ScalingPoint | None:
    if not isinstance(row, list) or len(row) not in {2, 4} or not all(map(_is_number, row)):
        return None
    rates = [_as_float(rate) for rate in row[1:]]
    if not (_is_finite(row[0]) and row[0] == int(row[0]) and 1 <= row[0] <= 10**7):
        return None
    if not all(0 < rate <= 1e9 for rate in rates):
        return None
    return ScalingPoint(int(row[0]), *rates)


def _is_number(value: object) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_finite(value: float) -> bool:
    # A whole number of more than 308 digits has no float to be asked about.
    return isinstance(value, int) or math.isfinite(value)


def _as_float(value: float) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf


def shortened(value: object) -> str:
    """Return ``value`` as a person wrote it, cut to a length that fits into a sentence."""
    if isinstance(value, bool):
        shown = str(value).lower()
    elif isinstance(value, str):
        shown = f"“{''.join(char if char.isprintable() else '␣' for char in value[:60])}”"
    elif isinstance(value, dict):
        return "{…}"
    elif isinstance(value, list):
        return "[…]"
    elif isinstance(value, int) and value.bit_length() > 200:
        return power_of_ten(value)
    else:
        shown = str(value)
    return shown if len(shown) <= 48 else shown[:46] + "…"


@frozen
class Field:
    """One input of a plan: its ``name`` here, and its section and key in the file.

    A field of the file's top has the section "". ``named`` fields hold a name that the catalog
    may know.
    """

    name: str
    section: str
    key: str
    kind: Kind[Any]
    comment: Text
    named: bool = False

    @property
    def place(self) -> tuple[str, ...]:
        """The path of keys in the file."""
        return (self.section, self.key) if self.section else (self.key,)


FIELDS = (
    Field("name", "", "name", Words(), text("what this plan is called")),
    Field("note", "", "note", Words(lines=True), text("anything worth remembering")),
    Field(
        "model",
        "job",
        "model",
        Words(),
        text("a model of the catalog, or any other name"),
        named=True,
    ),
    Field("stage", "job", "stage", Words(), text("pretrain, sft, dpo or rl"), named=True),
    Field(
        "strategy",
        "job",
        "strategy",
        Words(),
        text("full, lora, grpo, dapo or ppo"),
        named=True,
    ),
    Field("seq_len", "job", "seq_len", Count(1, 10**9), text("tokens per training sequence")),
    Field("framework", "job", "framework", Words(), text("a framework of the catalog"), named=True),
    Field("hardware", "job", "hardware", Words(), text("snt9b or snt9b23"), named=True),
    Field(
        "edition",
        "job",
        "edition",
        Words(),
        text("edition of the tables; without this line the newest"),
        named=True,
    ),
    Field(
        "counted_by",
        "data",
        "counted_by",
        Choice(WorkloadKind),
        text("tokens, or samples × tokens_per_sample"),
    ),
    Field("tokens", "data", "tokens", Count(1, 10**18), text("tokens per epoch")),
    Field("samples", "data", "samples", Count(1, 10**18), text("samples per epoch")),
    Field(
        "tokens_per_sample",
        "data",
        "tokens_per_sample",
        Number(1e12),
        text("tokens per sample, on average"),
    ),
    Field("epochs", "data", "epochs", Number(1e9), text("passes over the data")),
    Field(
        "counted_from", "data", "counted_from", Words(lines=True), text("where the count is from")
    ),
    Field(
        "count_low",
        "data",
        "count_low",
        Number(1e6, example=0.8),
        text("estimated: the least that the true count may be, times this one"),
    ),
    Field(
        "count_high",
        "data",
        "count_high",
        Number(1e6, example=1.4),
        text("and the most"),
    ),
    Field(
        "tps",
        "cluster",
        "tps",
        Number(1e9),
        text("tokens/s per device, if you know it; without this line the catalog's best row"),
    ),
    Field(
        "row",
        "cluster",
        "throughput_row",
        Words(),
        text("a chosen row of the throughput table"),
        named=True,
    ),
    Field(
        "efficiency",
        "cluster",
        "efficiency",
        Number(1e6, example=0.9),
        text("scaling efficiency, 1 is ideal"),
    ),
    Field(
        "scaling",
        "cluster",
        "scaling",
        Scaling(),
        text("measured: devices, tokens/s per device, and its 10th and 90th percentile"),
    ),
    Field(
        "scaling_from", "cluster", "scaling_from", Words(), text("where the scaling was measured")
    ),
    Field(
        "goal",
        "goal",
        "given",
        Choice(GoalKind),
        text("deadline gives the devices, devices gives the duration"),
    ),
    Field("deadline", "goal", "deadline", Span(), text("time allowed, with s, m, h or d")),
    Field("devices", "goal", "devices", Count(1, 10**7), text("devices to use")),
    Field("start", "goal", "start", Moment(), text("local time at which the job starts")),
    Field(
        "formula",
        "assumptions",
        "formula",
        Choice(Formula),
        text("expected, or published for the vendor's printed form"),
    ),
    Field(
        "rounding",
        "assumptions",
        "rounding",
        Choice(Rounding),
        text("recommended (at least 8 devices) or exact"),
    ),
    Field(
        "price",
        "assumptions",
        "price_per_card_hour",
        Number(1e12, zero=True),
        text("price of one card for one hour"),
    ),
    Field("currency", "assumptions", "currency", Words(), text("currency of the price")),
    Field(
        "save_interval",
        "failures",
        "save_interval",
        Span(),
        text("training between two saves; this section puts failures into the duration"),
    ),
    Field("save_time", "failures", "save_time", Span(), text("time of one save")),
    Field(
        "failures_every",
        "failures",
        "mean_time_between",
        Span(),
        text("mean time between two failures of the job"),
    ),
    Field(
        "restart_time",
        "failures",
        "restart_time",
        Span(),
        text("from a failure until training goes on"),
    ),
    Field(
        "calendar_hours",
        "calendar",
        "hours",
        OpenHours(),
        text("when the cluster is open; a day without a line is closed"),
    ),
    Field(
        "calendar_windows",
        "calendar",
        "windows",
        ClosedWindows(),
        text("when it is closed besides: maintenance, holidays"),
    ),
    Field(
        "availability",
        "calendar",
        "availability",
        Number(1.0, example=0.95),
        text("share of the open time in which it really computes"),
    ),
)

SECTIONS = tuple(dict.fromkeys(field.section for field in FIELDS if field.section))
"""The tables of the file that hold inputs, in their order."""


OPTIONAL_SECTIONS = frozenset({"calendar", "failures"})
"""Those that stand in a file only where they hold something."""


def by_name(name: str) -> Field:
    """Return the field called ``name``."""
    return next(field for field in FIELDS if field.name == name)


def spread(plan: Plan) -> dict[str, object]:
    """Return the plan's inputs by the names of FIELDS, without those not said yet."""
    values: dict[str, object] = {
        "name": plan.name or None,
        "note": plan.note or None,
        "model": plan.model,
        "stage": plan.stage,
        "strategy": plan.strategy,
        "seq_len": plan.seq_len,
        "framework": plan.framework,
        "hardware": plan.hardware,
        "edition": plan.edition,
        "counted_by": plan.workload.kind,
        "tokens": plan.workload.tokens,
        "samples": plan.workload.samples,
        "tokens_per_sample": plan.workload.tokens_per_sample,
        "epochs": plan.workload.epochs,
        "counted_from": plan.workload.evidence or None,
        "count_low": plan.workload.low_ratio,
        "count_high": plan.workload.high_ratio,
        "tps": plan.throughput.entered_tps,
        "row": plan.throughput.row_id,
        "efficiency": plan.efficiency,
        "scaling": None if plan.scaling is None else plan.scaling.points,
        "scaling_from": None if plan.scaling is None else plan.scaling.source or None,
        "goal": plan.goal.kind,
        "deadline": plan.goal.deadline_s,
        "devices": plan.goal.devices,
        "start": plan.start,
        "formula": plan.formula,
        "rounding": plan.rounding,
        "price": plan.price_per_card_hour,
        "currency": plan.currency or None,
    }
    failures = plan.failures
    if failures is not None:
        values |= {
            "save_interval": failures.interval_s,
            "save_time": failures.save_s,
            "failures_every": failures.mean_s,
            "restart_time": failures.restart_s or None,
        }
    calendar = plan.calendar
    if calendar is not None:
        values |= {
            "calendar_hours": calendar.hours,
            "calendar_windows": calendar.windows or None,
            "availability": None if calendar.availability == 1 else calendar.availability,
        }
    return {name: value for name, value in values.items() if value is not None}


def gather(values: Mapping[str, object]) -> Plan:
    """Return the plan whose inputs are ``values``, by the names of FIELDS.

    What is missing is "not said yet", or the usual assumption where a plan always has one. Which
    of tokens and samples counts, and what the goal is, follows from what is there.
    """
    given = cast("Mapping[str, Any]", values)
    usual = Plan()
    only_samples = "tokens" not in given and "samples" in given
    ratios = _ratios(given)
    only_devices = "deadline" not in given and "devices" in given
    return Plan(
        name=given.get("name", ""),
        note=given.get("note", ""),
        model=given.get("model"),
        stage=given.get("stage"),
        strategy=given.get("strategy"),
        seq_len=given.get("seq_len"),
        framework=given.get("framework"),
        hardware=given.get("hardware"),
        edition=given.get("edition"),
        workload=Workload(
            kind=given.get(
                "counted_by", WorkloadKind.SAMPLES if only_samples else WorkloadKind.TOKENS
            ),
            tokens=given.get("tokens"),
            samples=given.get("samples"),
            tokens_per_sample=given.get("tokens_per_sample"),
            epochs=given.get("epochs", usual.workload.epochs),
            evidence=given.get("counted_from", ""),
            low_ratio=None if ratios is None else ratios[0],
            high_ratio=None if ratios is None else ratios[1],
        ),
        throughput=ThroughputChoice(entered_tps=given.get("tps"), row_id=given.get("row")),
        efficiency=given.get("efficiency", usual.efficiency),
        goal=Goal(
            kind=given.get("goal", GoalKind.DEVICES if only_devices else GoalKind.DEADLINE),
            deadline_s=given.get("deadline"),
            devices=given.get("devices"),
        ),
        start=given.get("start"),
        price_per_card_hour=given.get("price"),
        currency=given.get("currency", ""),
        formula=given.get("formula", usual.formula),
        rounding=given.get("rounding", usual.rounding),
        scaling=ScalingChoice(given["scaling"], given.get("scaling_from", ""))
        if "scaling" in given
        else None,
        failures=_failures(given),
        calendar=_calendar(given),
    )


def _ratios(given: Mapping[str, Any]) -> tuple[float, float] | None:
    """Return how far off an estimated count may be, or None if it is no estimate.

    Programs that do not know the range drop where the count is from when another is entered, but
    keep the lines they do not know: the range alone counts for nothing. Files that they wrote
    have it only in the words about the count.
    """
    said = given.get("counted_from", "")
    if not said:
        return None
    low, high = given.get("count_low"), given.get("count_high")
    if low is None or high is None:
        return estimate_ratios(said)
    return min(low, 1.0), max(high, 1.0)


def _failures(given: Mapping[str, Any]) -> FailureChoice | None:
    if not given.keys() & {"save_interval", "save_time", "failures_every", "restart_time"}:
        return None
    return FailureChoice(
        interval_s=given.get("save_interval"),
        save_s=given.get("save_time"),
        mean_s=given.get("failures_every"),
        restart_s=given.get("restart_time", 0.0),
    )


def _calendar(given: Mapping[str, Any]) -> Calendar | None:
    if not given.keys() & {"calendar_hours", "calendar_windows", "availability"}:
        return None
    return Calendar(
        hours=given.get("calendar_hours", ROUND_THE_CLOCK.hours),
        windows=given.get("calendar_windows", ()),
        availability=given.get("availability", 1.0),
    )
