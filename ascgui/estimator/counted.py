"""Where a count of tokens came from, as words: the line that a scan leaves in a plan.

The line stands in the plan's file and is the same in every language; here its facts are read again
and said in the language in force. What is not of its form, such as a line that somebody wrote by
hand, is shown as it is.
"""

from __future__ import annotations

import re

from ascgui.domain.plan import Workload
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.spelling import digits

_ESTIMATE = re.compile(r"estimate ×(\d{1,3}\.\d\d)…(\d{1,3}\.\d\d)")
_FILE = re.compile(r"(?P<name>.+?) (?P<size>\d{1,18}) bytes(?: sha256:(?P<hash>[0-9a-f]{1,64}))?")
_MORE = re.compile(r"\+(?P<n>\d{1,9}) files")
_TOTAL = re.compile(r"(\d{1,18}) bytes")
_ROWS = re.compile(r"(?P<valid>\d{1,15}) of (?P<rows>\d{1,15}) rows")
_HANDLING = re.compile(
    r"(?P<framework>\S+) (?P<how>padded|packed|truncated) seq (?P<length>\d{1,9})"
)
_HOW = {
    "padded": text("padded"),
    "packed": text("packed"),
    "truncated": text("truncated"),
}


def estimate_ratios(evidence: str) -> tuple[float, float] | None:
    """Return how far off an estimated count may be by its line, or None if it is no estimate."""
    found = next(filter(None, map(_ESTIMATE.fullmatch, evidence.split("; "))), None)
    if found is None:
        return None
    return min(float(found[1]), 1.0), max(float(found[2]), 1.0)


def data_rule(workload: Workload) -> Text:
    """Return how the range of an estimated amount of data came about."""
    low, high = workload.ratios
    return text(
        "The tokens are estimated without a tokenizer: the true count is taken to be between {low}"
        " and {high} of it.",
        low=Quantity(low, Unit.PERCENT),
        high=Quantity(high, Unit.PERCENT),
    )


def counted(workload: Workload) -> Text:
    """Return where the count of ``workload`` came from, with whether it is an estimate."""
    words = counted_words(workload.evidence)
    if workload.is_estimate:
        return text("estimated: {evidence}", evidence=words)
    return text("counted: {evidence}", evidence=words)


def counted_words(evidence: str) -> Text:
    """Return the line of a count in words."""
    parts: tuple[Text | str, ...] = tuple(map(_part, evidence.split("; ")))
    return text("{parts}", parts=parts) if len(parts) > 1 else text("{part}", part=parts[0])


def _part(part: str) -> Text | str:
    if part == "longer left out":
        return text("longer samples left out")
    if part == "part":
        return text("only a part was scanned")
    if part.startswith("template "):
        name = part.removeprefix("template ")
        return text("no template") if name == "none" else text("template {name}", name=name)
    if found := _ESTIMATE.fullmatch(part):
        return text("estimated without a tokenizer, ×{low}…{high}", low=found[1], high=found[2])
    if found := _ROWS.fullmatch(part):
        return text("{valid} of {rows} rows", valid=int(found["valid"]), rows=int(found["rows"]))
    if found := _HANDLING.fullmatch(part):
        return text(
            "{framework}, {how}, sequence length {length}",
            framework=found["framework"],
            how=_HOW[found["how"]],
            length=digits(int(found["length"])),
        )
    files = [_file(each) for each in part.split(", ")]
    if all(file is None for file in files):
        # A tokenizer by its hash, the day, or what was written by hand.
        return part
    shown = tuple(
        each if file is None else file for each, file in zip(part.split(", "), files, strict=True)
    )
    return text("{parts}", parts=shown)


def _file(part: str) -> Text | None:
    if found := _MORE.fullmatch(part):
        return text("{n} more files", n=int(found["n"]))
    if found := _TOTAL.fullmatch(part):
        return text("{size} together", size=Quantity(int(found[1]), Unit.BYTES))
    found = _FILE.fullmatch(part)
    if found is None:
        return None
    size = Quantity(int(found["size"]), Unit.BYTES)
    if found["hash"] is None:
        return text("{name} ({size})", name=found["name"], size=size)
    return text("{name} ({size}, sha256 {hash})", name=found["name"], size=size, hash=found["hash"])
