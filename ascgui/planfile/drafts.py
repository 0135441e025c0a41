"""What was open and not saved, as a file from which it can be had back.

Such a file holds every scenario as the text of a plan, without its answer, and the text that the
project was last read from or saved as. Nothing of it is computed, so that it is quick to write.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from ascgui import safefile
from ascgui.domain.issues import Refused
from ascgui.domain.plan import Plan
from ascgui.domain.project import Project, Scenario
from ascgui.domain.text import text
from ascgui.planfile.fields import FIELDS, SECTIONS, FieldProblem, spread
from ascgui.planfile.fresh import line, quoted
from ascgui.planfile.migrate import FORMAT
from ascgui.planfile.parse import PlanText, load_toml, plain_text, plan_of
from ascgui.planfile.project_parse import parse_project

LARGEST_BYTES = 96 * 1024 * 1024
SUFFIX = ".toml"

_HEAD = """\
# Work in ascgui that was not saved when the program ended. The program offers it at its next start.
# Each plan below can also be copied into a file of its own and opened.
"""
_DRAFT_FORMAT = 1
_PLAIN = re.compile(r"[\n\t\x20-\x7e\u00a1-\u1fff\u2030-\ud7ff\uf900-\ufdcf]*")
"""What may stand in a text that is written as it is: no sign that is not seen for what it is."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A project that was not saved.

    ``file`` is where it belongs, None where it never was saved or where that is not known for
    certain. ``base`` is the text of the file that was last read or written, None where there is
    none. ``kept_at`` is local time.
    """

    project: Project
    file: Path | None
    base: PlanText | None
    kept_at: datetime

    def before(self) -> Project | None:
        """Return what the file says now, or said when it was read; None if there is neither."""
        if self.file is None:
            return None
        try:
            data = safefile.read_bytes(self.file, LARGEST_BYTES)
            return parse_project(data, self.file).project
        except Refused:
            pass  # Gone or broken since: what it said then is compared with.
        if self.base is None:
            return None
        try:
            return parse_project(self.base.text.encode(), self.base.path).project
        except Refused:
            return None

    @property
    def file_changed(self) -> bool:
        """Whether the file is no longer as it was when the project was read or saved."""
        if self.file is None or self.base is None:
            return False
        try:
            data = safefile.read_bytes(self.file, LARGEST_BYTES)
        except Refused:
            return True
        return safefile.sha256(data) != self.base.sha256


class Writer:
    """Makes the text of one draft after the other; what did not change is not made again."""

    def __init__(self) -> None:
        """Start without any."""
        self._made: dict[Scenario, str] = {}

    def text(self, draft: Draft) -> str:
        """Return the text of the file that holds ``draft``."""
        project = draft.project
        before, self._made = self._made, {}
        for scenario in project.scenarios:
            made = before.get(scenario)
            self._made[scenario] = _scenario(scenario) if made is None else made
        top = {
            "format": _DRAFT_FORMAT,
            "kept_at": draft.kept_at.replace(microsecond=0),
            "file": None if draft.file is None else str(draft.file),
            "name": project.name or None,
            "preferred": project.preferred,
        }
        blocks = [_HEAD, _lines(top), *self._made.values()]
        if draft.base is not None:
            base = draft.base
            told = {
                "path": str(base.path),
                "sha256": base.sha256,
                "newline": base.newline,
                "format": base.format,
                "text": base.text,
            }
            blocks.append("[base]\n" + _lines(told))
        return "\n".join(blocks)


def read(path: Path) -> Draft:
    """Return what the file ``path`` holds.

    Raises:
        Refused: it cannot be read, or is no such file.
    """
    return parse(safefile.read_bytes(path, LARGEST_BYTES), path)


def parse(data: bytes, path: Path) -> Draft:
    """Return what stands in ``data``, the content of ``path``.

    Raises:
        Refused: it is no such file.
    """
    values = load_toml(plain_text(data, path).text, path).data
    try:
        scenarios = tuple(_read_scenario(each, path) for each in values["scenario"])
        ids = {scenario.id: scenario for scenario in scenarios}
        name, preferred = values.get("name", ""), values.get("preferred")
        file = values.get("file")
        return Draft(
            # Of two with one id, which no program writes, the later stands for both.
            project=Project(
                str(name), tuple(ids.values()), preferred if str(preferred) in ids else None
            ),
            file=None if file is None else _whole(Path(file)),
            base=_read_base(values.get("base")),
            kept_at=_read_moment(values["kept_at"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        raise safefile.refusal(
            path, "draft-unusable", text("This is no file with unsaved work of this program.")
        ) from None


def _scenario(scenario: Scenario) -> str:
    return "[[scenario]]\n" + _lines({"id": scenario.id, "plan": _plan(scenario.plan)})


def _plan(plan: Plan) -> str:
    """Return the text of a plan file with the inputs alone, those that can be read back."""
    values = spread(plan)
    blocks: list[list[str]] = [[line("format", FORMAT)]]
    for section in ("", *SECTIONS):
        if section:
            blocks.append([f"[{section}]"])
        for field in FIELDS:
            if field.section != section or field.name not in values:
                continue
            value = values[field.name]
            if isinstance(value, str):
                value = _readable(value)
            try:
                written = field.kind.written(value)
                field.kind.read(written)
            except FieldProblem:
                continue
            blocks[-1].append(line(field.key, written))
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _readable(value: str) -> str:
    """Return ``value`` without halves of characters, which no file can hold."""
    return value if value.isascii() else value.encode("utf-8", "replace").decode("utf-8")


def _lines(values: Mapping[str, object]) -> str:
    made = []
    for key, value in values.items():
        if isinstance(value, str):
            made.append(f"{key} = {_quoted(_readable(value))}")
        elif value is not None:
            made.append(line(key, value))
    return "\n".join(made) + "\n"


def _quoted(value: str) -> str:
    """Return ``value`` as a TOML string, a text of several lines as it stands where it can."""
    if "\n" in value and "'''" not in value and value[-1] != "'" and _PLAIN.fullmatch(value):
        return f"'''\n{value}'''"
    return quoted(value)


def _read_scenario(values: Mapping[str, Any], path: Path) -> Scenario:
    written = str(values["plan"])
    entries = load_toml(written, path).entries(())
    plan = plan_of(entries, PlanText(path, written, "")).plan
    return Scenario(str(values["id"]), plan.name, plan.note, plan)


def _read_moment(value: object) -> datetime:
    """Return when a draft was kept; a moment with a zone, of another program, as local time."""
    if not isinstance(value, datetime):
        raise TypeError(value)
    return value if value.tzinfo is None else value.astimezone().replace(tzinfo=None)


def _whole(path: Path) -> Path | None:
    """Return ``path`` unless it names no file, or hangs on the folder an earlier run was in."""
    return path if path.is_absolute() and "\0" not in str(path) else None


def _read_base(values: Mapping[str, Any] | None) -> PlanText | None:
    if values is None:
        return None
    return PlanText(
        Path(values["path"]),
        str(values["text"]),
        str(values["sha256"]),
        str(values.get("newline", "\n")),
        int(values.get("format", FORMAT)),
    )
