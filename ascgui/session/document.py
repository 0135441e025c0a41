"""The open project, the plan of it that is shown, and every change as a step that can be undone."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from ascgui.domain import project as projects
from ascgui.domain.plan import Plan
from ascgui.domain.project import Project, project_of
from ascgui.domain.record import frozen
from ascgui.domain.text import Text, text
from ascgui.session.undo import Step, UndoStack

if TYPE_CHECKING:
    # Only named here: the plan file's reader and writer are no part of the start.
    from ascgui.planfile.parse import PlanText

ALL_FIELDS = frozenset(field.name for field in fields(Plan))
"""The names of a plan's fields: what ``changed`` carries when another plan was put in."""

_LONGEST_TITLE = 80
_ANY = frozenset[str]()


@frozen
class _State:
    """A project and the id of the scenario that is shown: what a step of undo stands between."""

    project: Project
    current: str

    @property
    def plan(self) -> Plan:
        return self.project.scenario(self.current).plan


class Document(QObject):
    """The project in the window, of which one scenario, the current one, is shown as the plan.

    A plan file is a project of one, and a project here always has a scenario.

    ``changed`` carries the frozenset of the names of the plan's fields that differ from before,
    after an edit, an undo, a redo or ``replace``, and when another scenario was shown.
    ``current_changed`` follows in that last case, ``project_changed`` whenever anything of any
    scenario, their order, the preferred or the current one differs, ``replaced`` when another file
    was opened, and ``title_changed`` whenever the title, the path or the modified mark may differ.
    """

    changed = Signal(object)
    current_changed = Signal()
    project_changed = Signal()
    replaced = Signal()
    title_changed = Signal()

    def __init__(self, opened: Plan | Project | None = None, parent: QObject | None = None) -> None:
        """Start with ``opened``, or with an empty plan, under no path."""
        super().__init__(parent)
        self._state = _shown_first(opened if opened is not None else Plan())
        self._plan = self._state.plan
        self._path: Path | None = None
        self._text: PlanText | None = None
        self._recovered = False
        self._settled = True
        self.undo_stack: UndoStack[_State] = UndoStack(self._put, self)
        self.undo_stack.clean_changed.connect(self._tell_title)

    @property
    def project(self) -> Project:
        """All scenarios as they stand now; immutable."""
        return self._state.project

    @property
    def current(self) -> str:
        """The id of the scenario that is shown."""
        return self._state.current

    @property
    def plan(self) -> Plan:
        """The plan of the current scenario as it stands now; immutable."""
        return self._plan

    @property
    def path(self) -> Path | None:
        """Where the project was opened from or saved to, or None."""
        return self._path

    @property
    def text(self) -> PlanText | None:
        """The file's text as last read or written (``PlanText``), or None."""
        return self._text

    @property
    def modified(self) -> bool:
        """Whether something would be lost if the project were closed now."""
        return self._recovered or not self.undo_stack.is_clean()

    @property
    def title(self) -> Text | str:
        """What to call the whole: its name, else its file's, else that it is new."""
        if self.project.title:
            return self.project.title
        if self._path is not None:
            return self._path.name
        return text("New plan") if len(self.project.scenarios) == 1 else text("New project")

    @property
    def heading(self) -> Text | str:
        """The title in one line; of several scenarios the current one stands before it."""
        title = self.title
        if isinstance(title, str):
            title = projects.short(title, _LONGEST_TITLE)
        if len(self.project.scenarios) == 1:
            return title
        return text("{scenario} – {project}", scenario=self.label(self.current), project=title)

    @property
    def undo_label(self) -> Text | str | None:
        """What an undo would take back, or None."""
        return self.undo_stack.label(self.undo_stack.index() - 1)

    @property
    def redo_label(self) -> Text | str | None:
        """What a redo would do again, or None."""
        return self.undo_stack.label(self.undo_stack.index())

    def label(self, scenario_id: str) -> Text | str:
        """Return what a scenario is called: its name in one line, or its number.

        Raises:
            KeyError: there is none of this id.
        """
        at = self.project.index(scenario_id)
        named = projects.label(self.project.scenarios[at], at + 1)
        return named if isinstance(named, Text) else projects.short(named, _LONGEST_TITLE)

    # Changing

    def apply(self, label: Text | str, /, **changes: Any) -> None:
        """Change fields of the plan as one step of undo; nothing happens if nothing differs.

        ``label`` names what was changed, for the Edit menu. Edits with the same label and the
        same fields that follow one another become one step, until :meth:`settle` is called.
        """
        after = replace(self._plan, **changes)
        if after != self._plan:
            merge, self._settled = not self._settled, False
            project = projects.change(self.project, self.current, after)
            state = _State(project, self.current)
            step = Step(label, frozenset(changes), self._state, state)
            self.undo_stack.push(step, merge=merge)

    def alter(
        self,
        label: Text | str,
        project: Project,
        current: str | None = None,
        *,
        typed: str = "",
    ) -> None:
        """Put ``project`` in the place of the one here as one step of undo.

        ``current`` is then shown; without one what is shown stays, or where it is gone, what took
        its place. Nothing happens if nothing differs. ``typed`` names an input that is being typed
        into: what follows with the same label and name joins the step until :meth:`settle`.

        Raises:
            ValueError: ``project`` has no scenario.
            KeyError: ``current`` is none of them.
        """
        if not project.scenarios:
            raise ValueError("a project in the window has at least one scenario")
        if current is None:
            current = self.current
            if current not in project.ids:
                beside = min(self.project.index(current), len(project.scenarios) - 1)
                current = project.ids[beside]
        after = _State(project, project.scenario(current).id)
        if project != self.project:
            merge, self._settled = bool(typed) and not self._settled, not typed
            names = frozenset({typed}) if typed else _ANY
            self.undo_stack.push(Step(label, names, self._state, after), merge=merge)
        elif current != self.current:
            self.show_scenario(current)

    def add_scenario(self, label: Text | str, plan: Plan) -> str:
        """Add ``plan`` as the last scenario, as one step of undo, and return its id.

        What is shown stays. Where another scenario bears the plan's name, a number is put to it.
        """
        project = self.project
        if any(plan.name == other.name for other in project.scenarios):
            plan = replace(plan, name=projects.free_name(project, plan.name))
        added = projects.next_id(project)
        self.alter(label, projects.add(project, plan))
        return added

    def show_scenario(self, scenario_id: str) -> None:
        """Show another scenario; that changes nothing, so there is nothing to undo.

        Raises:
            KeyError: there is none of this id.
        """
        self.settle()
        self._put(_State(self.project, self.project.scenario(scenario_id).id), _ANY)

    def settle(self) -> None:
        """End the running step: the next edit is undone on its own. Called on leaving a field."""
        self._settled = True

    def replace(
        self,
        opened: Plan | Project,
        path: Path | None,
        text: PlanText | None,
        *,
        recovered: bool = False,
        current: str | None = None,
    ) -> None:
        """Put another plan or project in: nothing to undo, and unmodified unless ``recovered``.

        The scenario ``current`` is shown, without one the preferred or the first. A project
        without any gets an empty one.

        Raises:
            KeyError: ``current`` is none of them.
        """
        state = _shown_first(opened, current)
        self._path, self._text, self._recovered = path, text, recovered
        self._settled = True
        self.undo_stack.clear()
        self._state, self._plan = state, state.plan
        self.changed.emit(ALL_FIELDS)
        self.current_changed.emit()
        self.project_changed.emit()
        self.replaced.emit()
        self.title_changed.emit()

    def mark_saved(self, path: Path, text: PlanText | None) -> None:
        """Remember that the project as it stands is what the file ``path`` holds."""
        self._path, self._text, self._recovered = path, text, False
        self._settled = True
        self.undo_stack.set_clean()
        self.title_changed.emit()

    def _put(self, state: _State, _names: frozenset[str]) -> None:
        before, self._state = self._state, state
        old, self._plan = self._plan, state.plan
        if old != self._plan:
            self.changed.emit(_differing(old, self._plan))
        if before.current != state.current:
            self.current_changed.emit()
        if before != state:
            self.project_changed.emit()
        if _called(before) != _called(state):
            self.title_changed.emit()

    def _tell_title(self, _clean: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.title_changed.emit()


def _shown_first(opened: Plan | Project, current: str | None = None) -> _State:
    project = opened if isinstance(opened, Project) else project_of(opened)
    if not project.scenarios:
        project = projects.add(project, Plan())
    chosen = current or project.preferred or project.ids[0]
    return _State(project, project.scenario(chosen).id)


def _called(state: _State) -> tuple[object, ...]:
    """Return what the titles of a state are made of."""
    project = state.project
    at = project.index(state.current)
    return project.name, len(project.scenarios), at, project.scenarios[at].name


def _differing(one: Plan, other: Plan) -> frozenset[str]:
    return frozenset(name for name in ALL_FIELDS if getattr(one, name) != getattr(other, name))
