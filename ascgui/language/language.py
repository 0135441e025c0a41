"""One language: its translations, and how it shows numbers, durations and dates.

Translations are read from Qt's ``.ts`` form, one file a language, so that translators' tools work
on them and no build step stands between a translation and the program.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from pathlib import Path
from string import Formatter

from ascgui import paths
from ascgui.domain.text import Quantity, Text, Unit, Value, text
from ascgui.language.forms import SIGNS, Dates, Durations, Forms, Sizes

_WEEKDAYS = (
    text("Mon"),
    text("Tue"),
    text("Wed"),
    text("Thu"),
    text("Fri"),
    text("Sat"),
    text("Sun"),
)
_MONTHS = (
    text("Jan"),
    text("Feb"),
    text("Mar"),
    text("Apr"),
    text("May"),
    text("Jun"),
    text("Jul"),
    text("Aug"),
    text("Sep"),
    text("Oct"),
    text("Nov"),
    text("Dec"),
)
_WITH_UNIT = {
    Unit.TOKENS: text("{n} tokens"),
    Unit.DEVICES: text("{n} devices"),
    Unit.CARDS: text("{n} cards"),
    Unit.NODES: text("{n} nodes"),
    Unit.TOKENS_PER_SECOND: text("{n} tokens/s per device"),
    Unit.CARD_HOURS: text("{n} card-hours"),
    Unit.NODE_HOURS: text("{n} node-hours"),
}
_SINGLE = {
    Unit.TOKENS: text("1 token"),
    Unit.DEVICES: text("1 device"),
    Unit.CARDS: text("1 card"),
    Unit.NODES: text("1 node"),
}

_FAR_APART = 100
"""From so many times the other duration on, a side of a range has units of its own."""

_SMALLEST_IN_DIGITS = -9
"""The power of ten below which a number is written with its exponent."""

_OWN_DOCUMENTS = {"overlay": text("my changes"), "pasted": text("pasted")}
"""By the ids that stand in files."""

_DOCUMENTS = frozenset({"document", "other", "source", "minimum", "features"})
"""The fields of sentences that name documents."""

_CHINESE = re.compile("[\u3001-\u9fff\uff01-\uff5e]")


class Language:
    """Shows sentences, numbers, durations and dates in one language.

    Immutable after construction, so it may be used from any thread.
    """

    def __init__(
        self, code: str, translations: Mapping[str, str], forms: Forms | None = None
    ) -> None:
        """``code`` is ``en`` or as in ``zh_CN``; ``translations`` maps English templates."""
        self.code = code
        self.forms = forms or Forms()
        self._translations = translations
        self._sign = SIGNS[self.forms.grouping]

    @property
    def is_chinese(self) -> bool:
        """Whether Chinese date order, units and fonts apply."""
        return self.code.startswith("zh")

    def show(self, value: Value, /) -> str:
        """Return ``value`` as a person reads it in this language."""
        if isinstance(value, Text):
            return self._sentence(value)
        if isinstance(value, Quantity):
            return self.quantity(value)
        if isinstance(value, tuple):
            return self._sentence(text(", ")).join(self.show(item) for item in value)
        if isinstance(value, datetime):
            return self.moment(value)
        if isinstance(value, date):
            return self.day(value)
        if isinstance(value, str):
            return value
        return self.number(value)

    def say(self, template: str, /, **values: Value) -> str:
        """Return the translated sentence ``template`` with ``values``; for literals only."""
        return self._sentence(Text(template, tuple(values.items())))

    def _sentence(self, sentence: Text) -> str:
        template = self._translations.get(sentence.template, sentence.template)
        if not sentence.values:
            return template.replace("{{", "{").replace("}}", "}")
        shown = {
            name: self.document(value)
            if name in _DOCUMENTS and isinstance(value, str)
            else self.show(value)
            for name, value in sentence.values
        }
        if self.is_chinese:
            template = _without_spaces(template, sentence, shown)
        return Formatter().vformat(template, (), shown)

    def document(self, name: str) -> str:
        """Return what a document is called that a row cites: the user's own is no printed one."""
        own = _OWN_DOCUMENTS.get(name)
        return name if own is None else self._sentence(own)

    def grouped(self, written: str) -> str:
        """Return ``written``, a number with commas between its groups, with the sign chosen."""
        return written if self._sign == "," else written.replace(",", self._sign)

    def number(self, value: float, digits: int = 4) -> str:
        """Return ``value`` with separators, and with at most ``digits`` significant digits.

        Whole parts are never rounded away: 1234567.8 is ``1,234,568``.
        """
        if isinstance(value, int):
            return self.grouped(f"{value:,}")
        if not math.isfinite(value):
            return "–"
        if value == int(value) and abs(value) < 1e18:
            return self.grouped(f"{int(value):,}")
        whole_digits = math.floor(math.log10(abs(value))) + 1
        if whole_digits < _SMALLEST_IN_DIGITS:
            # What is not 0 is never shown as 0.
            return f"{value:.{digits}g}"
        decimals = min(15, max(0, digits - whole_digits))
        shown = self.grouped(f"{value:,.{decimals}f}")
        return shown.rstrip("0").rstrip(".") if "." in shown else shown

    def short_number(self, value: float) -> str:
        """Return a large count as people say it: ``2.4 B`` or ``24 亿``."""
        steps = (
            ((10**12, "万亿"), (10**8, "亿"), (10**4, "万"))
            if self.is_chinese
            else ((10**12, " T"), (10**9, " B"), (10**6, " M"), (10**3, " K"))
        )
        for scale, name in steps:
            if abs(value) >= scale:
                return f"{self.number(value / scale)}{' ' if self.is_chinese else ''}{name}"
        return self.number(value)

    def quantity(self, quantity: Quantity) -> str:
        """Return the number with its unit, as it stands in a sentence."""
        value, unit = quantity.value, quantity.unit
        if quantity.currency:
            return f"{quantity.currency} {self.money(value)}"
        if unit is Unit.SECONDS:
            return self.duration(value, quantity.like)
        if unit is Unit.PERCENT:
            return f"{self.number(value * 100, 3)} %"
        if unit is Unit.BYTES:
            return self.size(value)
        if value == 1 and unit in _SINGLE:
            return self._sentence(_SINGLE[unit])
        pattern = _WITH_UNIT.get(unit)
        if pattern is None:
            return self.number(value)
        return self._sentence(Text(pattern.template, (("n", value),)))

    def money(self, value: float) -> str:
        """Return an amount: two decimals below 100, none above."""
        return self.grouped(f"{value:,.2f}" if abs(value) < 100 else f"{value:,.0f}")

    def size(self, size_bytes: float) -> str:
        """Return a size in the units chosen: ``1.5 GiB`` or ``1.61 GB``."""
        if self.forms.sizes is Sizes.DECIMAL:
            step, units = 1000, ["B", "kB", "MB", "GB", "TB", "PB"]
        else:
            step, units = 1024, ["B", "KiB", "MiB", "GiB", "TiB", "PiB"]
        value = float(size_bytes)
        while abs(value) >= step and len(units) > 1:
            value /= step
            units.pop(0)
        return f"{self.number(value, 3)} {units[0]}"

    def duration(self, seconds: float, like: float | None = None) -> str:
        """Return a duration in its two largest units: ``46 h 4 min``, ``3 d 4 h``, ``45 s``.

        This is the one rule for what is computed: from two days on in days and hours, as up to
        there the minutes still tell whether a start and a duration make a finish. What was typed
        stays as it was typed (:func:`ascgui.language.numbers.written_duration`).

        With ``like``, the duration between the two sides of a range, the units of a side are those
        of that one, so that they can be compared at a glance; not where the two are far apart.
        """
        if not math.isfinite(seconds):
            return "–"
        near = like is not None and math.isfinite(like) and seconds < _FAR_APART * max(like, 1.0)
        beside = like if like is not None and near else seconds
        if beside < 60 or seconds < 30:
            return self.say("{n} s", n=seconds)
        if self.forms.durations is Durations.HOURS:
            return self.say("{n} h", n=seconds / 3600)
        minutes, of_minutes = round(seconds / 60), round(beside / 60)
        if of_minutes < 60:
            return self.say("{n} min", n=minutes)
        if of_minutes < 48 * 60:
            hours, rest = divmod(minutes, 60)
            if rest == 0:
                return self.say("{n} h", n=hours)
            if hours == 0:
                return self.say("{n} min", n=rest)
            return self.say("{hours} h {minutes} min", hours=hours, minutes=rest)
        hours = round(seconds / 3600)
        days, rest = divmod(hours, 24)
        if rest == 0 or days >= 100:
            return self.say("{n} d", n=days)
        if days == 0:
            return self.say("{n} h", n=rest)
        return self.say("{days} d {hours} h", days=days, hours=rest)

    def exact_duration(self, seconds: float) -> str:
        """Return a duration in all its units: what a mark of an axis is called.

        As :meth:`duration`, but unrounded: two marks never have the same name.
        """
        value = float(f"{seconds:.12g}")
        if self.forms.durations is Durations.HOURS and value >= 60:
            return self.say("{n} h", n=self.number(value / 3600, 12))
        whole = int(value)
        left = self.number(round(value - whole + whole % 60, 6), 12)
        minutes, hours, days = whole // 60 % 60, whole // 3600, 0
        if hours >= 48:
            days, hours = divmod(hours, 24)
        named = [
            ("{n} d", self.number(days)),
            ("{n} h", self.number(hours)),
            ("{n} min", self.number(minutes)),
            ("{n} s", left),
        ]
        parts = [self.say(unit, n=count) for unit, count in named if count != "0"]
        if not parts:
            return self.say("{n} s", n=0)
        if hours and minutes and not days and left == "0":
            return self.say("{hours} h {minutes} min", hours=hours, minutes=minutes)
        return " ".join(parts)

    def weekday(self, when: date) -> str:
        """Return the short name of the day of the week: ``Tue`` or ``周二``."""
        return self._sentence(_WEEKDAYS[when.weekday()])

    def day(self, when: date) -> str:
        """Return a date: ``Tue 1 Dec 2026``, ``2026年12月1日 周二`` or ``2026-12-01``."""
        if self.forms.dates is Dates.ISO:
            return f"{when:%Y-%m-%d}"
        return self.say(
            "{weekday} {day} {month} {year}",
            weekday=_WEEKDAYS[when.weekday()],
            day=str(when.day),
            month=_MONTHS[when.month - 1],
            year=str(when.year),
        )

    def short_moments(self, *moments: datetime) -> tuple[str, ...]:
        """Return moments that stand side by side: with their day unless all are of one day."""
        moments = tuple(map(_to_the_minute, moments))
        if len({when.date() for when in moments}) == 1:
            return tuple(f"{when:%H:%M}" for when in moments)
        with_year = len({when.year for when in moments}) > 1
        if self.forms.dates is Dates.ISO:
            form = "%Y-%m-%d %H:%M" if with_year else "%m-%d %H:%M"
            return tuple(when.strftime(form) for when in moments)
        return tuple(self._short_moment(when, with_year=with_year) for when in moments)

    def _short_moment(self, when: datetime, *, with_year: bool) -> str:
        day, month, time = str(when.day), _MONTHS[when.month - 1], f"{when:%H:%M}"
        if not with_year:
            return self.say("{day} {month}, {time}", day=day, month=month, time=time)
        year = str(when.year)
        return self.say("{day} {month} {year}, {time}", day=day, month=month, year=year, time=time)

    def moment(self, when: datetime) -> str:
        """Return a date and time of day: ``Tue 1 Dec 2026, 07:57``, rounded as durations are."""
        when = _to_the_minute(when)
        if self.forms.dates is Dates.ISO:
            return f"{when:%Y-%m-%d %H:%M}"
        return self.say("{day}, {time}", day=self.day(when.date()), time=f"{when:%H:%M}")


def _to_the_minute(when: datetime) -> datetime:
    """Return the nearest minute, so that a start, a duration and a finish shown go together."""
    try:
        nearest = when + timedelta(seconds=29, microseconds=999_999)
    except OverflowError:
        nearest = when
    return nearest.replace(second=0, microsecond=0)


def _without_spaces(template: str, sentence: Text, shown: Mapping[str, str]) -> str:
    """Return a Chinese ``template`` without the spaces that its values leave between characters.

    A translator writes a space beside a field for what ends in a digit or a Latin letter. A value
    with its unit may end in a character: “期限 72 小时内”, not “72 小时 内”. Names, which are plain
    ``str``, keep their spaces.
    """
    for name, value in sentence.values:
        told = shown[name]
        if not told or not isinstance(value, (Quantity, Text)):
            continue
        field = "{" + name + "}"
        if _CHINESE.match(told[-1]):
            template = re.sub(re.escape(field) + f" (?={_CHINESE.pattern})", field, template)
    return template


def read_translations(path: Path) -> dict[str, str]:
    """Return English template → translation from a ``.ts`` file, without the unfinished ones.

    Raises:
        OSError: the file cannot be read.
        xml.etree.ElementTree.ParseError: it is not XML.
    """
    import xml.etree.ElementTree as ET  # noqa: PLC0415 - English needs none

    translations: dict[str, str] = {}
    for message in ET.parse(path).iter("message"):  # noqa: S314 - our own file
        source, target = message.findtext("source"), message.find("translation")
        if source and target is not None and target.get("type") is None and target.text:
            translations[source] = target.text
    return translations


def available() -> tuple[str, ...]:
    """Return the codes of the languages that ship, English first."""
    found = sorted(path.stem for path in shipped_translations().glob("*.ts"))
    return ("en", *(code for code in found if code != "en"))


def shipped_translations() -> Path:
    """Return the folder of the ``.ts`` files."""
    return paths.shipped("resources", "translations")


def load(code: str, forms: Forms | None = None) -> Language:
    """Return the language ``code``; any form of ``zh`` is Simplified Chinese, the rest English."""
    for known in available()[1:]:
        if code.replace("-", "_").split("_")[0] == known.split("_")[0]:
            path = shipped_translations() / f"{known}.ts"
            return Language(known, read_translations(path), forms)
    return Language("en", {}, forms)
