"""Points for η(N): from the user's own measurements, and the published curves that ship."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from ascgui import paths
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text
from ascgui.estimator.scaling import Point


@dataclass(frozen=True, slots=True)
class PublishedCurve:
    """A published curve: at the reference, the first point, the efficiency is 1."""

    id: str
    name: str
    points: tuple[Point, ...]
    source: str
    note: str = ""


def published_curves(path: Path | None = None) -> tuple[PublishedCurve, ...]:
    """Return the curves of ``catalog/scaling.toml``.

    Raises:
        Refused: the file is missing or broken, with all its problems.
    """
    path = path or paths.shipped("catalog", "scaling.toml")
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise Refused(_broken(path, str(problem))) from problem
    entries = table.get("curve", [])
    if not isinstance(entries, list):
        raise Refused(_broken(path, "curve"))
    problems: list[Issue] = []
    curves = []
    for index, entry in enumerate(entries, start=1):
        curve = _curve(entry)
        if curve is None:
            problems.append(_broken(path, f"curve {index}"))
        else:
            curves.append(curve)
    if problems:
        raise Refused(*problems)
    return tuple(curves)


def _curve(entry: object) -> PublishedCurve | None:
    if not isinstance(entry, dict):
        return None
    names = [entry.get(key, "") for key in ("id", "name", "source", "note")]
    devices, efficiency = entry.get("devices"), entry.get("efficiency")
    if not all(isinstance(name, str) for name in names) or not all(names[:3]):
        return None
    if not isinstance(devices, list) or not isinstance(efficiency, list):
        return None
    if len(devices) != len(efficiency) or len(devices) < 2:
        return None
    if not all(type(count) is int and count > 0 for count in devices):
        return None
    if not all(type(value) in (int, float) and 0 < value <= 2 for value in efficiency):
        return None
    pairs = zip(devices, efficiency, strict=True)
    points = tuple(Point(count, float(value)) for count, value in pairs)
    return PublishedCurve(names[0], names[1], points, names[2], names[3])


def _broken(path: Path, what: str) -> Issue:
    return Issue(
        Severity.ERROR,
        "unusable-table",
        text("The table of published scaling curves cannot be used: {what}.", what=what),
        text("Install the program again, or mend the file."),
        where=(("file", str(path)),),
    )
