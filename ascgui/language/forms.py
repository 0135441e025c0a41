"""The forms in which numbers, dates, durations and sizes are shown, whatever the language."""

from __future__ import annotations

from enum import StrEnum

from ascgui.domain.record import frozen


class Grouping(StrEnum):
    """What stands between groups of three digits. The decimal sign is always a point."""

    COMMA = "comma"
    SPACE = "space"
    NONE = "none"


class Dates(StrEnum):
    """A date in the words of the language, or as ``2026-12-01``."""

    WORDS = "words"
    ISO = "iso"


class Durations(StrEnum):
    """A duration in its two largest units, or in hours alone."""

    PARTS = "parts"
    HOURS = "hours"


class Sizes(StrEnum):
    """A file's size in steps of 1024 (GiB) or of 1000 (GB)."""

    BINARY = "binary"
    DECIMAL = "decimal"


SIGNS = {Grouping.COMMA: ",", Grouping.SPACE: "\u202f", Grouping.NONE: ""}
"""The sign of each grouping; the space is narrow, and no line breaks at it."""


@frozen
class Forms:
    """The forms chosen. They change what is shown and never what is saved."""

    grouping: Grouping = Grouping.COMMA
    dates: Dates = Dates.WORDS
    durations: Durations = Durations.PARTS
    sizes: Sizes = Sizes.BINARY
