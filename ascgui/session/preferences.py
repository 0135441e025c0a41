"""What is remembered from one session to the next, and where each of it stands in the file."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import StrEnum
from typing import Any, TypeAlias

from ascgui.domain.plan import Formula, Plan, Rounding
from ascgui.domain.record import frozen
from ascgui.language.forms import Dates, Durations, Forms, Grouping, Sizes

RECENT_FILES = 10
"""How many recent files are kept."""

LARGEST_EFFICIENCY = 1e6
LARGEST_PRICE = 1e12
"""What a plan file takes as well."""

THEMES = ("system", "light", "dark")
FORM_NAMES = tuple(field.name for field in fields(Forms))
"""The preferences that are forms of numbers, dates, durations and sizes."""

Understood: TypeAlias = Callable[[object], Any]
"""Returns a value of the file as the preference holds it, or None if it is no such value."""


@frozen
class Preferences:
    """What is remembered from one session to the next. Never part of a plan that was saved.

    ``language`` is ``auto`` or a language's code, ``theme`` is ``system``, ``light`` or ``dark``;
    ``window`` is (x, y, width, height) of the window before it was maximized; ``tokenizer`` is the
    file or folder with which the tokens of data are counted; ``catalog_columns`` are the columns of
    each table of the catalog as the user arranged them, ``column_widths`` how wide the user made
    columns of any table, in average characters. ``grouping``, ``dates``,
    ``durations`` and ``sizes`` are the forms in which values are shown, whatever the language. What
    begins with ``new_`` stands in each new plan; ``plans_folder`` and ``reports_folder`` are
    where plans and printed plans are looked for and offered to be saved. What begins with
    ``report_`` is taken over from one report to the next; sections by their names, None for all.
    """

    language: str = "auto"
    theme: str = "system"
    page: str = "plan"
    recent_files: tuple[str, ...] = ()
    window: tuple[int, int, int, int] | None = None
    maximized: bool = False
    tokenizer: str | None = None
    catalog_columns: tuple[str, ...] = ()
    column_widths: tuple[str, ...] = ()
    grouping: Grouping = Grouping.COMMA
    dates: Dates = Dates.WORDS
    durations: Durations = Durations.PARTS
    sizes: Sizes = Sizes.BINARY
    new_framework: str | None = None
    new_hardware: str | None = None
    new_efficiency: float = 0.9
    new_price: float | None = None
    new_currency: str | None = None
    new_formula: Formula = Formula.EXPECTED
    new_rounding: Rounding = Rounding.RECOMMENDED
    plans_folder: str | None = None
    reports_folder: str | None = None
    report_customer: str | None = None
    report_author: str | None = None
    report_logo: str | None = None
    report_page: str = "A4"
    report_sections: tuple[str, ...] | None = None

    @property
    def forms(self) -> Forms:
        """The forms of numbers, dates, durations and sizes."""
        return Forms(**{name: getattr(self, name) for name in FORM_NAMES})

    def new_plan(self) -> Plan:
        """Return an empty plan with what each new one starts with."""
        return Plan(
            framework=self.new_framework,
            hardware=self.new_hardware,
            efficiency=self.new_efficiency,
            price_per_card_hour=self.new_price,
            currency=self.new_currency or "",
            formula=self.new_formula,
            rounding=self.new_rounding,
        )


@frozen
class Entry:
    """Where one preference stands in the file: its table ("" is the top), key and comment."""

    key: str
    understood: Understood
    comment: str = ""
    table: str = ""


def words(value: object) -> str | None:
    """Return ``value`` if it is text that says something."""
    return value if isinstance(value, str) and value.strip() else None


def flag(value: object) -> bool | None:
    """Return ``value`` if it is true or false."""
    return value if isinstance(value, bool) else None


def one_of(kind: type[StrEnum]) -> Understood:
    """Return a reading of one of the words of ``kind``."""
    return lambda value: kind(value) if isinstance(value, str) and value in set(kind) else None


def _theme(value: object) -> str | None:
    return value if isinstance(value, str) and value in THEMES else None


def lines(value: object) -> tuple[str, ...] | None:
    """Return ``value`` if it is a list of texts."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        return None
    return tuple(value)


def _recent(value: object) -> tuple[str, ...] | None:
    found = lines(value)
    return None if found is None else found[:RECENT_FILES]


def _window(value: object) -> tuple[int, ...] | None:
    fits = (
        isinstance(value, list)
        and len(value) == 4
        and all(type(item) is int and abs(item) < 100_000 for item in value)
    )
    return tuple(value) if fits and isinstance(value, list) else None


def _number(value: object, most: float) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    # In this order: of a very large whole number neither can be asked.
    return float(value) if 0 <= value <= most and math.isfinite(value) else None


def _efficiency(value: object) -> float | None:
    return _number(value, LARGEST_EFFICIENCY) or None


def _price(value: object) -> float | None:
    return _number(value, LARGEST_PRICE)


def _names(value: object) -> tuple[str, ...] | None:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        return None
    return tuple(value)


_LOOK, _NEW, _FOLDERS, _REPORT = "numbers", "new_plan", "folders", "report"

ENTRIES: Mapping[str, Entry] = {
    "language": Entry("language", words, "auto, en or zh_CN"),
    "theme": Entry("theme", _theme, "system, light or dark"),
    "page": Entry("page", words),
    "recent_files": Entry("recent_files", _recent, "newest first"),
    "window": Entry("window", _window, "x, y, width and height in logical pixels"),
    "maximized": Entry("maximized", flag),
    "tokenizer": Entry(
        "tokenizer", words, "file or folder with which the tokens of data are counted"
    ),
    "catalog_columns": Entry(
        "catalog_columns",
        lines,
        "table: columns as they stand; | after frozen ones, - before hidden ones",
    ),
    "column_widths": Entry("column_widths", lines, "table: widths of columns, in characters"),
    "grouping": Entry("grouping", one_of(Grouping), "comma, space or none", _LOOK),
    "dates": Entry("dates", one_of(Dates), "words or iso", _LOOK),
    "durations": Entry("durations", one_of(Durations), "parts (22 h 57 min) or hours", _LOOK),
    "sizes": Entry("sizes", one_of(Sizes), "binary (GiB) or decimal (GB)", _LOOK),
    "new_framework": Entry("framework", words, "a framework of the catalog", _NEW),
    "new_hardware": Entry("hardware", words, "snt9b or snt9b23", _NEW),
    "new_efficiency": Entry("efficiency", _efficiency, "scaling efficiency, 1 is ideal", _NEW),
    "new_price": Entry("price_per_card_hour", _price, "price of one card for one hour", _NEW),
    "new_currency": Entry("currency", words, "currency of the price", _NEW),
    "new_formula": Entry("formula", one_of(Formula), "expected or published", _NEW),
    "new_rounding": Entry("rounding", one_of(Rounding), "recommended or exact", _NEW),
    "plans_folder": Entry("plans", words, "where plans are opened and saved", _FOLDERS),
    "reports_folder": Entry("reports", words, "where printed plans are saved", _FOLDERS),
    "report_customer": Entry("customer", words, "for whom reports are", _REPORT),
    "report_author": Entry("author", words, "who prepares them", _REPORT),
    "report_logo": Entry("logo", words, "picture for the cover", _REPORT),
    "report_page": Entry("page", words, "A4 or Letter", _REPORT),
    "report_sections": Entry("sections", _names, "what reports hold", _REPORT),
}
"""Each preference by its name, in the order of the file."""

TABLE_COMMENTS: Mapping[str, str] = {
    _LOOK: "how values are shown; plans are always saved in one form",
    _NEW: "what each new plan starts with; plans that were saved keep their own",
    _FOLDERS: "the folders that file dialogs start in",
    _REPORT: "what is taken over from one report to the next",
}
