"""A project and its answers → the text of a project file, and safely onto the disk.

The promises are those of the plan file, for each scenario: comments, order, spelling of numbers and
keys of other programs stay, and what was made is read again before any file is touched. A project
of one is written as the plan file that it is, so that such a file stays what it was.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import tomlkit

from ascgui import safefile
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.project import Project, Scenario
from ascgui.domain.text import text
from ascgui.language.language import Language
from ascgui.planfile.blocks import HEADER, Block, Parts, as_block, put_together
from ascgui.planfile.fields import FieldProblem, Words
from ascgui.planfile.fresh import head_lines, quoted
from ascgui.planfile.migrate import FORMAT
from ascgui.planfile.parse import SCENARIO, Parsed, PlanText
from ascgui.planfile.places import scan
from ascgui.planfile.project_parse import ID, LARGEST_BYTES, ParsedProject, parse_project
from ascgui.planfile.write import (
    TOMLKIT_FAULTS,
    UNVERIFIED,
    check_fields,
    dumps,
    encoded,
    expected_sha256,
    is_faithful,
    prepare,
    put,
)

Progress = Callable[[int, int], None]

_HEAD = (
    text("A project: several training plans for Ascend NPUs, to be read and edited by hand."),
    text("Each [[scenario]] is a plan: what was asked, what was answered, and the rows that the"),
    text("answer stands on; opening the project computes the answers anew and says what has"),
    text("changed. Comments and keys of your own are kept."),
)
_NAME_COMMENT = text("what this project is called")
_PREFERRED_COMMENT = text("the id of the scenario that is preferred")
_ENGLISH = Language("en", {})
_FORMAT_LINE = re.compile(rf"format[ \t]*=[ \t]*{FORMAT}[ \t]*(?:\n|$)")


def save_project(
    path: Path,
    project: Project,
    answers: Mapping[str, Answer],
    tables: Tables,
    based_on: PlanText | None,
    *,
    force: bool = False,
    language: Language | None = None,
    progress: Progress | None = None,
) -> PlanText:
    """Write the project to ``path`` and return its text as it now stands there.

    The old file stays as ``<name>.bak``. ``progress`` is told (done, all) after each scenario;
    what it raises ends the saving before anything was written.

    Args:
        path: where to; may differ from where ``based_on`` came from.
        project: its scenarios.
        answers: the answer of each scenario by its id.
        tables: what the answers were looked up in.
        based_on: the project or plan file as it was read, None for a new one.
        force: overwrite even what another program changed meanwhile.
        language: that of new comments; None is English.
        progress: see above.

    Raises:
        Refused: nothing was changed; code ``file-changed-meanwhile`` can be overruled by
            ``force``.
    """
    new = prepare_project(
        path, project, answers, tables, based_on, language=language, progress=progress
    )
    safefile.replace(
        path, encoded(new), expected_sha256=expected_sha256(path, based_on, force=force)
    )
    return new


def prepare_project(
    path: Path,
    project: Project,
    answers: Mapping[str, Answer],
    tables: Tables,
    based_on: PlanText | None,
    *,
    language: Language | None = None,
    progress: Progress | None = None,
) -> PlanText:
    """Return what :func:`save_project` would write, verified; nothing is written.

    Raises:
        Refused: the project cannot be written in a form that would be read back the same.
    """
    _check(path, project)
    speak = language or _ENGLISH
    old: ParsedProject | None = None
    try:
        if based_on is not None:
            old = parse_project(based_on.text.encode(), based_on.path)
            old = replace(old, text=replace(old.text, newline=based_on.newline))
        if project.is_plain and _can_be_plain(old, speak):
            only = project.scenarios[0]
            plain = _as_plain(old, only, speak) if based_on is not None else None
            return prepare(path, only.plan, answers[only.id], tables, plain, language=speak)
        work = _Work(project, answers, tables, old, speak)
        new = work.done(path, progress)
        data = encoded(new)
        faithful = len(data) <= LARGEST_BYTES and work.is_in(parse_project(data, path))
    except (Refused, *TOMLKIT_FAULTS):
        faithful = False
    if not faithful:
        raise safefile.refusal(path, "plan-unverified", UNVERIFIED)
    return replace(new, sha256=safefile.sha256(data))


def dumps_project(
    project: Project,
    answers: Mapping[str, Answer],
    tables: Tables,
    *,
    based_on: PlanText | None = None,
    language: Language | None = None,
) -> str:
    """Return the text of the project file.

    Raises:
        Refused: the project holds a value that no file can hold.
    """
    path = Path("project.toml") if based_on is None else based_on.path
    return prepare_project(path, project, answers, tables, based_on, language=language).text


def _check(path: Path, project: Project) -> None:
    """Refuse a project with a value that could not be read back.

    Raises:
        Refused: with every such value.
    """
    problems: list[Issue] = []
    for name, value in (("name", project.name), *((ID, each) for each in project.ids)):
        try:
            Words().read(value)
        except FieldProblem as fault:
            message = text("{field}: {problem}", field=name, problem=fault.text)
            where = (("file", str(path)), ("field", name))
            problems.append(Issue(Severity.ERROR, "project-value", message, where=where))
    for number, scenario in enumerate(project.scenarios, 1):
        try:
            check_fields(path, scenario.plan)
        except Refused as refused:
            problems += (
                replace(issue, where=(*issue.where, (SCENARIO, number))) for issue in refused.issues
            )
    if problems:
        raise Refused(*problems)


# --- a project of one ---------------------------------------------------------------------------


def _can_be_plain(old: ParsedProject | None, language: Language) -> bool:
    """Whether a plan file loses nothing of the file that the project comes from."""
    if old is None or old.plain:
        return True
    if old.parts is None:
        return False
    show = language.show
    ours = {*_project_head(language), show(_NAME_COMMENT), show(_PREFERRED_COMMENT)}
    ours = {f"# {line}" for line in ours}
    kept = [comment for comment in scan(old.parts.head).comments if comment not in ours]
    return not (old.unknown or old.parts.early or old.parts.late or kept)


def _as_plain(old: ParsedProject | None, only: Scenario, language: Language) -> PlanText | None:
    """Return the text of a plan file that a project's only scenario was, if it was one."""
    if old is None or only.id not in old.plans:
        return None
    if old.plain or old.parts is None:
        return old.text
    parsed = old.plans[only.id]
    block = old.parts.blocks[list(old.plans).index(only.id)]
    above = [line for line in block.opening.splitlines(keepends=True) if line.startswith("#")]
    heading = "".join(f"# {line}\n" for line in head_lines(language))
    if parsed.text.format != FORMAT:
        made = "".join(above) + parsed.text.text
        return replace(parsed.text, text=made, newline=old.text.newline)
    document = tomlkit.parse(_with_format(parsed))
    if ID in document:
        del document[ID]
    made = f"{heading}\n{''.join(above)}{document.as_string()}"
    return replace(parsed.text, text=made, newline=old.text.newline)


def _with_format(parsed: Parsed) -> str:
    """Return the text of a scenario as that of a plan file, which names its format."""
    if _names_format(parsed.text.text):
        return parsed.text.text
    return f"format = {FORMAT}\n{parsed.text.text}"


def _names_format(plan: str) -> bool:
    return ("format",) in scan(plan).lines


# --- several ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Work:
    """A project to be written over an old text, or anew."""

    project: Project
    answers: Mapping[str, Answer]
    tables: Tables
    old: ParsedProject | None
    language: Language

    def done(self, path: Path, progress: Progress | None) -> PlanText:
        """Return the new text, not verified yet."""
        blocks: list[Block] = []
        for number, scenario in enumerate(self.project.scenarios, 1):
            blocks.append(self._block(scenario))
            if progress is not None:
                progress(number, len(self.project.scenarios))
        parts = self._parts()
        places = {} if self.old is None else {each: at for at, each in enumerate(self.old.plans)}
        origins = [None if parts is None else places.get(each) for each in self.project.ids]
        head = self._head("" if parts is None else parts.head)
        empty = Parts(head, "", (), "", (head,))
        made = put_together(parts or empty, head, blocks, origins)
        newline = "\n" if self.old is None else self.old.text.newline
        return PlanText(path, made, "", newline)

    def is_in(self, made: ParsedProject) -> bool:
        """Return whether what was made reads back as what was meant."""
        project = self.project
        return (
            (made.project.name, made.project.ids) == (project.name, project.ids)
            and made.project.preferred == project.preferred
            and (self.old is None or made.unknown == self.old.unknown)
            and all(
                is_faithful(
                    made.plans[scenario.id],
                    scenario.plan,
                    self.answers[scenario.id],
                    self.tables,
                    self._old(scenario),
                )
                for scenario in project.scenarios
            )
        )

    def _old(self, scenario: Scenario) -> Parsed | None:
        return None if self.old is None else self.old.plans.get(scenario.id)

    def _parts(self) -> Parts | None:
        """Return the parts of the old text, None where it was no project.

        Raises:
            Refused: its scenarios do not stand as tables of their own.
        """
        if self.old is None or self.old.plain:
            return None
        if self.old.parts is None:
            raise safefile.refusal(self.old.text.path, "plan-unverified", UNVERIFIED)
        return self.old.parts

    def _block(self, scenario: Scenario) -> Block:
        """Return the text of a scenario: as it was if that already says it, else changed."""
        answer, tables, parsed = self.answers[scenario.id], self.tables, self._old(scenario)
        old, opening, based_on = self.old, HEADER, None
        names_format = False
        if old is not None and parsed is not None:
            place = list(old.plans).index(scenario.id)
            based_on = parsed.text
            if old.parts is None:  # A plan file.
                above, based_on = self._from_plan_file(parsed)
                opening = above + HEADER
            else:
                block = old.parts.blocks[place]
                if (
                    old.written_ids[place] == scenario.id
                    and based_on.format == FORMAT
                    and is_faithful(parsed, scenario.plan, answer, tables, parsed)
                ):
                    return block
                opening = block.opening
                if based_on.format == FORMAT:
                    names_format = _names_format(based_on.text)
                    based_on = replace(based_on, text=_with_format(parsed))
            if old.written_ids[place] is None:
                # First in its text, where a person looks for it.
                named = f"{ID} = {quoted(scenario.id)}\n{based_on.text}"
                based_on = replace(based_on, text=named)
        made = dumps(
            scenario.plan,
            answer,
            tables,
            based_on=based_on,
            language=self.language,
            own={ID: scenario.id},
        )
        return as_block(made if names_format else _without_format(made), opening)

    def _from_plan_file(self, parsed: Parsed) -> tuple[str, PlanText]:
        """Return the comments above the plan in its file, and its text without them."""
        if parsed.text.format != FORMAT:
            return "", parsed.text
        ours = {f"# {line}" for line in head_lines(self.language)}
        ours |= {f"# {line}" for line in head_lines(_ENGLISH)}
        lines = parsed.text.text.splitlines(keepends=True)
        above: list[str] = []
        while lines and (lines[0].startswith("#") or not lines[0].strip()):
            line = lines.pop(0)
            if line.strip() and line.rstrip("\n") not in ours:
                above.append(line)
        return "".join(above), replace(parsed.text, text="".join(lines))

    def _head(self, old: str) -> str:
        """Return the text above the first table: format, name and the preferred scenario."""
        show, project = self.language.show, self.project
        document = tomlkit.parse(old)
        if not old:
            for line in _project_head(self.language):
                document.add(tomlkit.comment(line))
            document.add(tomlkit.nl())
        if SCENARIO in document:
            del document[SCENARIO]
        if document.get("format") != FORMAT:
            put(document, "format", FORMAT)
        for key, value, comment in (
            ("name", project.name, _NAME_COMMENT),
            ("preferred", project.preferred or "", _PREFERRED_COMMENT),
        ):
            if not value and key in document:
                del document[key]
            elif value and document.get(key) != value:
                put(document, key, value, show(comment))
        if not project.scenarios:
            put(document, SCENARIO, [])
        made = document.as_string()
        return made if old or made.endswith("\n\n") else f"{made}\n"


def _project_head(language: Language) -> tuple[str, ...]:
    return tuple(language.show(line) for line in _HEAD)


def _without_format(plan: str) -> str:
    """Return the text of a plan without the line that names its format; the project names it."""
    places = scan(plan)
    line = places.lines.get(("format",))
    if line is None:
        return plan
    lines = plan.splitlines(keepends=True)
    if _FORMAT_LINE.fullmatch(lines[line - 1]):
        del lines[line - 1]
    return "".join(lines)
