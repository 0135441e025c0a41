"""The bytes of a plan file → the plan in it, with every problem at once."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping, Set
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ascgui import safefile
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import Text, text
from ascgui.planfile.fields import FIELDS, SECTIONS, FieldProblem, gather, shortened
from ascgui.planfile.migrate import FORMAT, Entries, Entry, flatten, migrate
from ascgui.planfile.places import Places, TooDeep, scan

LARGEST_BYTES = 5 * 1024 * 1024

RECORDS = ("answer", "evidence", "catalog")
"""The parts of the file that record what was answered; they are not read as inputs."""

SCENARIO = "scenario"
"""The array of tables in which a project holds its scenarios, each a plan of its own."""

_MOST_REPORTED = 50
_DIGITS = re.compile(r"[\d_]+")
_TOO_MANY_DIGITS = 4000
_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


@dataclass(frozen=True, slots=True)
class PlanText:
    """A plan file as it was read or written, so that saving keeps what people put into it.

    ``text`` has plain line ends; ``newline`` says what the file has. ``sha256`` is that of the
    file's bytes. ``format`` is the number of the form in which the text stands.
    """

    path: Path
    text: str
    sha256: str
    newline: str = "\n"
    format: int = FORMAT


@dataclass(frozen=True, slots=True)
class Parsed:
    """What stands in a plan file, taken literally.

    ``lines`` maps a field's name to its line; ``unknown`` are the paths of keys that are not known
    here, with their values; ``records`` are the recorded parts as they stand.
    """

    plan: Plan
    text: PlanText
    lines: Mapping[str, int | None]
    unknown: Mapping[tuple[str, ...], object]
    records: Mapping[str, Any]
    issues: tuple[Issue, ...]


def parse(data: bytes, path: Path) -> Parsed:
    """Return what stands in ``data``, the content of ``path``.

    Raises:
        Refused: it is no plan file, or values in it cannot be used; all problems are in it.
    """
    text_of_file = plain_text(data, path)
    loaded = load_toml(text_of_file.text, path)
    if is_project(loaded.data):
        raise safefile.refusal(
            path,
            "plan-is-project",
            text(
                "This file holds several scenarios, not one plan. Open it in the window, or "
                "compare them with “ascgui compare”."
            ),
        )
    return plan_of(loaded.entries(()), text_of_file)


@dataclass(frozen=True, slots=True)
class Loaded:
    """The values of a TOML text, and where each stands."""

    data: Mapping[str, Any]
    places: Places

    def entries(
        self, place: tuple[str | int, ...], data: Mapping[str, Any] | None = None
    ) -> Entries:
        """Return the values of the table ``data`` at ``place`` by their path below it."""
        table = self.data if data is None else data
        return flatten(table, lambda path: self.places.line((*place, *path)))


def plain_text(data: bytes, path: Path) -> PlanText:
    """Return the text of a file with plain line ends; its format is not known yet.

    Raises:
        Refused: it is no text, or empty.
    """
    written = safefile.decode(data, path)
    newline = "\r\n" if "\r\n" in written else "\n"
    written = written.replace("\r\n", "\n")
    if not written.strip():
        raise safefile.refusal(
            path, "plan-empty", text("This file is empty. Open another, or start a new plan.")
        )
    return PlanText(path, written, safefile.sha256(data), newline)


def load_toml(written: str, path: Path) -> Loaded:
    """Return the values of ``written`` and their places.

    Raises:
        Refused: it is not TOML, or nests too deeply.
    """
    try:
        places = scan(written)
        return Loaded(_toml(written, path), places)
    except (TooDeep, RecursionError) as deep:
        raise safefile.refusal(
            path,
            "plan-too-deep",
            text("Brackets or keys nest too deeply here for a plan. Check the file."),
            line=getattr(deep, "line", None),
        ) from None


def is_project(data: Mapping[str, Any]) -> bool:
    """Return whether the values of a file are those of a project: a list of scenarios."""
    scenarios = data.get(SCENARIO)
    return isinstance(scenarios, list) and all(isinstance(each, dict) for each in scenarios)


def plan_of(
    entries: Entries,
    text_of_plan: PlanText,
    *,
    number: int | None = None,
    own: Set[str] = frozenset(),
) -> Parsed:
    """Return the plan that ``entries`` are, with the text in which they stand.

    Args:
        entries: its values by their path.
        text_of_plan: where they stand.
        number: the format if it is given elsewhere.
        own: keys that mean something to the caller and are not unknown.

    Raises:
        Refused: values in it cannot be used; all problems are in it.
    """
    path = text_of_plan.path
    if number is None or ("format",) in entries:
        number = format_of(entries, path)
    original = entries
    entries = migrate({key: value for key, value in entries.items() if key != ("format",)}, number)
    values, lines, problems = _inputs(entries, path)
    if not number and not problems and not values.keys() - {"name", "note"}:
        raise safefile.refusal(
            path,
            "plan-empty",
            text("This file holds nothing of a plan. Check that it is the right file."),
        )
    if problems:
        raise Refused(*problems)
    unknown = {key: entry for key, entry in _unknown(entries).items() if key[0] not in own}
    return Parsed(
        plan=gather(values),
        text=replace(text_of_plan, format=number),
        lines=lines,
        unknown={key: entry.value for key, entry in unknown.items()},
        records=_records(original),
        issues=told_unknown(path, unknown),
    )


def finding(
    path: Path,
    entry: Entry,
    code: str,
    message: Text,
    *,
    severity: Severity = Severity.ERROR,
    action: Text | None = None,
) -> Issue:
    """Return an issue about one value of the file ``path``."""
    where: tuple[tuple[str, str | int], ...] = (("file", str(path)),)
    if entry.line is not None:
        where += (("line", entry.line),)
    return Issue(severity, code, message, action, (*where, ("field", entry.written)))


def _toml(written: str, path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(written)
    except ValueError as fault:
        if not isinstance(fault, tomllib.TOMLDecodeError):
            # Python's own refusal of a number of very many digits says neither where nor what.
            runs = _DIGITS.finditer(written)
            long = next((run for run in runs if run.end() - run.start() > _TOO_MANY_DIGITS), None)
            raise safefile.refusal(
                path,
                "plan-not-toml",
                text("This number has too many digits. Write it shorter, such as 1.2e9."),
                line=None if long is None else written.count("\n", 0, long.start()) + 1,
            ) from None
        place = _PLACE.search(str(fault))
        reason = str(fault)[: place.start()] if place else str(fault)
        last = written.rstrip("\n").count("\n") + 1
        line = int(place[1]) if place and place[1] else last if place else None
        raise safefile.refusal(
            path,
            "plan-not-toml",
            text(
                "This is not valid TOML: {reason}. Correct this place and open the file again.",
                reason=reason,
            ),
            line=line,
        ) from None


def format_of(entries: Entries, path: Path) -> int:
    """Return the format number of the file; a form with sections may leave it out."""
    entry = entries.get(("format",))
    if entry is None:
        if any(key[0] in (*SECTIONS, *RECORDS) for key in entries):
            return FORMAT
        return 0
    value = entry.value
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        message = text(
            "{value} is not a format number. Write format = {format}.",
            value=shortened(value),
            format=FORMAT,
        )
        raise Refused(finding(path, entry, "plan-format", message))
    if value > FORMAT:
        message = text(
            "This plan has format {found}, and this program knows up to {format}. Open it with "
            "the newer program that wrote it, or ask for a copy in format {format}.",
            found=shortened(value),
            format=FORMAT,
        )
        raise Refused(finding(path, entry, "plan-format-newer", message))
    return value


def _inputs(
    entries: Entries, path: Path
) -> tuple[dict[str, object], dict[str, int | None], list[Issue]]:
    """Return the values and lines by field name, and every problem with them."""
    values: dict[str, object] = {}
    lines: dict[str, int | None] = {}
    problems: list[Issue] = []
    for section in SECTIONS:
        entry = entries.get((section,))
        if entry is not None and entry.value != {}:
            message = text(
                "{value} stands where a section belongs. Write [{section}] on a line of its own, "
                "and what belongs to it below.",
                value=shortened(entry.value),
                section=section,
            )
            problems.append(finding(path, entry, "plan-value", message))
    for field in FIELDS:
        entry = entries.get(field.place)
        if entry is None:
            depth = len(field.place)
            inner = next(
                (item for key, item in entries.items() if key[:depth] == field.place), None
            )
            entry = None if inner is None else Entry({}, inner.line, ".".join(field.place))
        if entry is None:
            continue
        try:
            values[field.name] = field.kind.read(entry.value)
            lines[field.name] = entry.line
        except FieldProblem as fault:
            message = text("{field}: {problem}", field=entry.written, problem=fault.text)
            problems.append(finding(path, entry, "plan-value", message))
    problems.sort(key=lambda issue: int(issue.at("line") or 0))
    return values, lines, problems


def _unknown(entries: Entries) -> dict[tuple[str, ...], Entry]:
    known = {field.place for field in FIELDS}
    return {
        path: entry
        for path, entry in entries.items()
        if path not in known
        and path[0] not in RECORDS
        and not (len(path) == 1 and path[0] in SECTIONS)
    }


def _unknown_issue(path: Path, key: tuple[str, ...], entry: Entry) -> Issue:
    keys = {".".join(field.place) for field in FIELDS}
    leaf = {field.key: ".".join(field.place) for field in FIELDS}
    near = difflib.get_close_matches(".".join(key)[:80], keys, 1, 0.8)
    near = near or [leaf[name] for name in difflib.get_close_matches(key[-1][:80], leaf, 1, 0.8)]
    shown = shortened(entry.written)
    if near:
        message = text(
            "The key {key} is not known here; it is kept and does not count. {near} may be meant.",
            key=shown,
            near=near[0],
        )
    else:
        message = text("The key {key} is not known here; it is kept and does not count.", key=shown)
    return finding(
        path,
        entry,
        "unknown-key",
        message,
        severity=Severity.WARNING,
        action=text("Check its spelling, or leave it if it is a note of your own."),
    )


def _records(entries: Entries) -> dict[str, Any]:
    """Return the recorded parts: flat keys of ``answer`` and ``catalog``, rows of ``evidence``."""
    rows = entries.get(("evidence",))
    found = rows.value if rows is not None and isinstance(rows.value, list) else []
    records: dict[str, Any] = {"evidence": [row for row in found if isinstance(row, dict)]}
    for name in ("answer", "catalog"):
        records[name] = {
            key[1]: entry.value
            for key, entry in entries.items()
            if len(key) == 2 and key[0] == name
        }
    return records


def told_unknown(path: Path, unknown: Mapping[tuple[str, ...], Entry]) -> tuple[Issue, ...]:
    """Return a warning for each key that is not known; very many are counted instead."""
    # Cut before the nearest spellings are looked for, which takes its time for very many.
    listed = list(unknown.items())[:_MOST_REPORTED]
    issues = [_unknown_issue(path, *item) for item in listed]
    return tuple(_capped(issues, path, len(unknown)))


def _capped(issues: list[Issue], path: Path, count: int) -> list[Issue]:
    """Return the first of ``count`` issues, and how many more there are if they are very many."""
    if count <= _MOST_REPORTED:
        return issues
    more = Issue(
        issues[0].severity,
        "more-problems",
        text("Further findings of this kind in the file: {count}.", count=count - _MOST_REPORTED),
        where=(("file", str(path)),),
    )
    return [*issues[:_MOST_REPORTED], more]
