"""The Compare page: the scenarios of the project, and what makes further ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from ascgui.catalog.load import Catalog
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import Text, text
from ascgui.session.document import Document
from ascgui.session.tongue import Tongue
from ascgui.widgets.field import LineEdit
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.reading_page import ReadingPage
from ascgui.widgets.theme import Theme
from ascgui.windows.pages import KeepsCatalog

SCENARIOS, WAYS = "scenarios", "ways"

_LEAST_NAME, _MOST_NAME = 20, 32
"""Characters of the project's name that are seen; a longer one is scrolled."""


@dataclass(frozen=True, slots=True)
class Part:
    """One tab of the page: its stable id, its name, and how it is built when first shown.

    What it builds may have a signal ``scenario_wanted`` that carries a named plan, and take
    another catalog as a page does.
    """

    id: str
    title: Text
    build: Callable[[Catalog], QWidget]


class ComparePage(ReadingPage):
    """Shows one part at a time, each built when it is first shown."""

    def __init__(
        self,
        document: Document,
        catalog: Catalog,
        tongue: Tongue,
        theme: Theme,
    ) -> None:
        """Start without parts; see :meth:`add_part`."""
        super().__init__()
        self._document = document
        self._catalog = catalog
        self._tongue = tongue
        self._theme = theme
        self._parts: dict[str, Part] = {}
        self._built: dict[str, QWidget] = {}
        self.tabs = QTabBar()
        self.stack = QStackedWidget()
        self.note = FieldNote(tongue, theme)
        self._name_label = ThemedLabel(theme, "quiet")
        self.name = LineEdit(theme)
        self._lay_out()
        self.tabs.currentChanged.connect(self._show_part)
        self.name.textEdited.connect(self._rename)
        self.name.textChanged.connect(self._restyle)
        self.name.editingFinished.connect(document.settle)
        document.project_changed.connect(self._follow)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self.retranslate()
        self._restyle()
        self._follow()

    def add_part(self, part: Part) -> None:
        """Have a tab for ``part`` behind the others; the first is shown."""
        self._parts[part.id] = part
        self.tabs.addTab("")
        self.retranslate()

    # What others ask of the page

    @property
    def part(self) -> str:
        """The id of the part in view."""
        return list(self._parts)[self.tabs.currentIndex()]

    def show_part(self, part_id: str) -> None:
        """Bring a part into view."""
        self.tabs.setCurrentIndex(list(self._parts).index(part_id))

    def built_part(self, part_id: str) -> Any:
        """Return the widget of a part that was shown already, or None."""
        return self._built.get(part_id)

    def set_catalog(self, catalog: Catalog) -> None:
        """Answer from ``catalog`` from now on; parts that cannot are built again."""
        self._catalog = catalog
        shown = self.part
        for part_id, widget in list(self._built.items()):
            if isinstance(widget, KeepsCatalog):
                widget.set_catalog(catalog)
            else:
                del self._built[part_id]
                self.stack.removeWidget(widget)
                widget.deleteLater()
        self._show_part(list(self._parts).index(shown))

    def take(self, plan: Plan) -> None:
        """Add ``plan`` as a scenario, and say so."""
        added = self._document.add_scenario(text("Add a scenario"), plan)
        name = self._document.label(added)
        self.tell(
            Issue(
                Severity.INFO,
                "scenario-added",
                text("“{name}” was added to the scenarios.", name=name),
            )
        )

    def tell(self, issue: Issue) -> None:
        """Say what was done."""
        remedies: tuple[tuple[Text, object], ...] = ()
        if issue.code == "scenario-added" and self.part != SCENARIOS:
            remedies = ((text("Show the scenarios"), SCENARIOS),)
        self.note.put(Remark(issue.severity, issue.message, remedies))

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        for at, part in enumerate(self._parts.values()):
            self.tabs.setTabText(at, self._tongue.show(part.title))
        self.tabs.setAccessibleName(self._tongue.say("Parts of the page"))
        self._name_label.setText(self._tongue.say("Project"))
        self.name.setAccessibleName(self._tongue.say("Name of the project"))
        self.name.setPlaceholderText(self._tongue.say("Name of the project"))

    # Making

    def _lay_out(self) -> None:
        space = self._theme.space
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        top = QHBoxLayout()
        top.setContentsMargins(space(4), space(2), space(4), 0)
        top.setSpacing(space(2))
        top.addWidget(self.tabs, 1)
        top.addWidget(self._name_label)
        top.addWidget(self.name)
        said = QVBoxLayout()
        said.setContentsMargins(space(4), 0, space(4), 0)
        said.addWidget(self.note)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addLayout(said)
        # A small window or a large font scrolls a part that would not fit.
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self.stack)
        layout.addWidget(area, 1)
        self.note.remedy_chosen.connect(self.show_part)

    def _restyle(self) -> None:
        metrics = self.name.fontMetrics()
        one = metrics.horizontalAdvance("n")
        said = metrics.horizontalAdvance(self.name.text())
        width = min(max(said, one * _LEAST_NAME), one * _MOST_NAME)
        # Frame and padding on both sides, and the cursor.
        self.name.setFixedWidth(width + self._theme.space(5))

    def _show_part(self, at: int) -> None:
        part = list(self._parts.values())[at]
        if part.id not in self._built:
            widget = self._built[part.id] = part.build(self._catalog)
            wanted = getattr(widget, "scenario_wanted", None)
            if wanted is not None:
                wanted.connect(self.take)
            self.stack.addWidget(widget)
        self.note.put(None)
        self.stack.setCurrentWidget(self._built[part.id])

    def _follow(self) -> None:
        project = self._document.project
        several = len(project.scenarios) > 1 or bool(project.name)
        self._name_label.setVisible(several)
        self.name.setVisible(several)
        if self.name.text() != project.name:
            self.name.setText(project.name)
            self.name.setCursorPosition(0)

    def _rename(self, name: str) -> None:
        project = replace(self._document.project, name=name)
        self._document.alter(text("Rename the project"), project, typed="project")
