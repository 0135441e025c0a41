"""The options of a report: for whom it is, what it holds, how it is printed."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QVBoxLayout

from ascgui.decision.options import ALL_SECTIONS, PAGES, ReportOptions, ReportSection
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.project import Project, label, short
from ascgui.domain.text import Text, text
from ascgui.session.preferences import Preferences
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.choices import Choice
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.column_area import Column
from ascgui.widgets.field_note import Remark
from ascgui.widgets.form import FormGroup, align_groups
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.path_edit import FILE, PathEdit
from ascgui.widgets.text_field import TextField
from ascgui.widgets.theme import Theme
from ascgui.windows.languages import language_names

SECTIONS: dict[ReportSection, Text] = {
    ReportSection.COVER: text("Cover"),
    ReportSection.SUMMARY: text("The decision"),
    ReportSection.SCENARIOS: text("The scenarios"),
    ReportSection.CHARTS: text("Charts"),
    ReportSection.ASSUMPTIONS: text("What is assumed"),
    ReportSection.FINDINGS: text("Findings"),
    ReportSection.DERIVATIONS: text("How the figures came about"),
    ReportSection.EVIDENCE: text("Evidence"),
    ReportSection.SIGNATURES: text("Signatures"),
}
_NAME_MOST = 60
_ID = Qt.ItemDataRole.UserRole


class ReportInputs(Column):
    """Edits the options of a report on one project.

    ``changed`` tells that an option differs; ``left`` that a field was left, so that what stands in
    it is meant; ``logo_asked`` asks for a picture.
    """

    changed = Signal()
    left = Signal()
    logo_asked = Signal()

    def __init__(
        self, project: Project, kept: Preferences, tongue: Tongue, theme: Theme, language: str
    ) -> None:
        """Start with what is ``kept`` from the last report, in ``language``."""
        super().__init__()
        self._project = project
        self._tongue = tongue
        self._theme = theme
        self.title = TextField(tongue, theme, placeholder=project_name(project))
        self.customer = TextField(tongue, theme)
        self.author = TextField(tongue, theme)
        self.logo = PathEdit(tongue, theme, kinds=(FILE,), characters=18,
                             placeholder=text("none"))  # fmt: skip
        self.page = ChoiceBox(tongue, theme, characters=12)
        self.page.set_choices([Choice(page, page) for page in PAGES])
        self.language = ChoiceBox(tongue, theme, characters=12)
        self.language.set_choices([Choice(code, name) for code, name in language_names().items()])
        self.sections = {section: QCheckBox() for section in ALL_SECTIONS}
        self.scenarios = QListWidget()
        self._about = FormGroup(text("For whom"), tongue, theme)
        self._paper = FormGroup(text("Paper"), tongue, theme)
        self._sections_title = ThemedLabel(theme, "quiet", bold=True)
        self._scenarios_title = ThemedLabel(theme, "quiet", bold=True)
        self._lay_out()
        self._fill(kept, language)
        self._connect()
        tongue.changed.connect(self.retranslate)
        self.retranslate()

    def options(self, day: date) -> ReportOptions:
        """Return the options as they stand; ``day`` is the date of the report."""
        logo = self.logo.value
        return ReportOptions(
            title=self.title.value,
            customer=self.customer.value,
            author=self.author.value,
            logo=None if logo is None else Path(logo),
            day=day,
            sections=tuple(section for section, box in self.sections.items() if box.isChecked()),
            page=self.page.value,
            scenarios=self._chosen(),
        )

    def remark_logo(self, issue: Issue | None) -> None:
        """Say beside the logo what is wrong with it."""
        said = None if issue is None else Remark(Severity.ERROR, issue.message)
        self.logo.remark(said)

    def to_keep(self) -> dict[str, object]:
        """Return what the next report starts with, by the names of the preferences."""
        chosen = tuple(str(section) for section, box in self.sections.items() if box.isChecked())
        return {
            "report_customer": self.customer.value or None,
            "report_author": self.author.value or None,
            "report_logo": self.logo.value,
            "report_page": self.page.value,
            "report_sections": None if len(chosen) == len(ALL_SECTIONS) else chosen,
        }

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self._sections_title.setText(say("Parts"))
        self._scenarios_title.setText(say("Scenarios"))
        self.scenarios.setAccessibleName(say("Scenarios"))
        for section, box in self.sections.items():
            box.setText(self._tongue.show(SECTIONS[section]))
        for row in range(self.scenarios.count()):
            scenario = self._project.scenarios[row]
            named = self._tongue.show(label(scenario, row + 1))
            self.scenarios.item(row).setText(short(named, _NAME_MOST))
        align_groups((self._about, self._paper))

    def _chosen(self) -> tuple[str, ...] | None:
        items = [self.scenarios.item(row) for row in range(self.scenarios.count())]
        checked = [item for item in items if item.checkState() is Qt.CheckState.Checked]
        if len(checked) == len(items):
            return None
        return tuple(item.data(_ID) for item in checked)

    def _lay_out(self) -> None:
        theme = self._theme
        self._about.add(text("Title"), self.title)
        self._about.add(text("Customer"), self.customer)
        self._about.add(text("Prepared by"), self.author)
        self._about.add(text("Logo"), self.logo)
        self._paper.add(text("Language"), self.language)
        self._paper.add(text("Page"), self.page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, theme.space(2), 0)
        layout.setSpacing(theme.space(1.5))
        layout.addWidget(self._about)
        layout.addSpacing(theme.space(2))
        layout.addWidget(self._paper)
        layout.addSpacing(theme.space(2))
        layout.addWidget(self._sections_title)
        parts = QVBoxLayout()
        parts.setSpacing(theme.space(0.5))
        for box in self.sections.values():
            parts.addWidget(box)
        layout.addLayout(parts)
        layout.addSpacing(theme.space(2))
        layout.addWidget(self._scenarios_title)
        layout.addWidget(self.scenarios, 1)
        layout.addStretch(0)
        several = len(self._project.scenarios) > 1
        self._scenarios_title.setVisible(several)
        self.scenarios.setVisible(several)
        self.scenarios.setMinimumHeight(theme.space(24))

    def _fill(self, kept: Preferences, language: str) -> None:
        self.customer.set_value(kept.report_customer)
        self.author.set_value(kept.report_author)
        self.logo.set_value(kept.report_logo)
        self.page.set_value(kept.report_page if kept.report_page in PAGES else PAGES[0])
        self.language.set_value(language)
        for section, box in self.sections.items():
            held = kept.report_sections
            box.setChecked(held is None or str(section) in held)
        for scenario in self._project.scenarios:
            item = QListWidgetItem()
            item.setData(_ID, scenario.id)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable
                          | Qt.ItemFlag.ItemIsSelectable)  # fmt: skip
            item.setCheckState(Qt.CheckState.Checked)
            self.scenarios.addItem(item)

    def _connect(self) -> None:
        fields = (self.title, self.customer, self.author, self.logo, self.page, self.language)
        for field in fields:
            field.value_edited.connect(self._tell)
            field.left.connect(self.left)
        self.logo.browse_asked.connect(lambda _kind: self.logo_asked.emit())
        for box in self.sections.values():
            box.toggled.connect(self._tell)
            box.toggled.connect(self._leave)
        self.scenarios.itemChanged.connect(self._tell)

    def _tell(self, _value: object = None) -> None:
        self.changed.emit()

    def _leave(self, _value: object = None) -> None:
        self.left.emit()


def project_name(project: Project) -> str:
    """Return what a report on ``project`` is called where nothing else is said."""
    return short(project.title, _NAME_MOST)
