"""Edit › Preferences: every choice holds at once, and none of them touches a saved plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui import paths
from ascgui.decision.options import PAGES
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Severity
from ascgui.domain.plan import Formula, Rounding
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.language.forms import Dates, Durations, Grouping, Sizes
from ascgui.language.numbers import NumberProblem
from ascgui.session.preferences import LARGEST_EFFICIENCY, LARGEST_PRICE, Preferences
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.quantities import NUMBER, PLAIN, RATIO, Reading, within
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.column_area import Column, ColumnArea
from ascgui.widgets.field import Field
from ascgui.widgets.field_note import Remark
from ascgui.widgets.form import FormGroup, RadioRow, align_groups
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.path_edit import FILE, PathEdit
from ascgui.widgets.quantity_edit import QuantityEdit
from ascgui.widgets.text_field import TextField
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import set_topic
from ascgui.windows import placement
from ascgui.windows.languages import AUTOMATIC, canonical, language_names
from ascgui.windows.questions import Questions

_FOLDERS = ("plans_folder", "reports_folder")
_TYPED = (QuantityEdit, PathEdit, TextField)
"""Fields whose value is taken when they are left."""


class PreferencesDialog(QDialog):
    """Shows the preferences in four tabs.

    ``change`` is called with the names and values that the user changed, and puts them in force.
    """

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        tongue: Tongue,
        theme: Theme,
        questions: Questions,
        *,
        change: Callable[..., object],
        parent: QWidget | None = None,
    ) -> None:
        """Show what ``settings`` hold, with the names in ``tables``."""
        super().__init__(parent)
        set_topic(self, "files#preferences")
        self._settings = settings
        self._tables = tables
        self._tongue = tongue
        self._theme = theme
        self._questions = questions
        self._change = change
        self.fields: dict[str, Field] = {}
        self._titles: list[Text] = []
        self._pages: list[QWidget] = []
        self._areas: list[ColumnArea] = []
        self._sentences: list[tuple[ThemedLabel, Text]] = []
        self.tabs = QTabWidget()
        self.example = self._quiet()
        self._add_tab(text("General"), self._look(), self._numbers(), self.example)
        self._add_tab(
            text("New plans"),
            self._new_plans(),
            self._sentence(text("A plan that is open now, or was saved, keeps its own values.")),
        )
        self._add_tab(
            text("Report"),
            self._report(),
            self._sentence(text("The report takes these over and keeps what is changed there.")),
        )
        self._add_tab(text("Folders"), self._folders(), self._place())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close = self._close = buttons.button(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.defaults_button = QPushButton()
        self.defaults_button.setAutoDefault(False)
        self.defaults_button.clicked.connect(self._restore_defaults)
        buttons.addButton(self.defaults_button, QDialogButtonBox.ButtonRole.ResetRole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(4)] * 4)
        layout.setSpacing(theme.space(4))
        layout.addWidget(self.tabs, 1)
        layout.addWidget(buttons)
        self.show_preferences()
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self.retranslate()
        self._restyle()
        close.setAutoDefault(False)
        self.fields["language"].setFocus()

    def show_preferences(self) -> None:
        """Show in each field what holds."""
        held = self._settings.preferences
        for name, field in self.fields.items():
            value = getattr(held, name)
            field.set_value(canonical(value) if name == "language" else value)
        self._look_at_folders()
        self._show_example()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.setWindowTitle(say("Preferences"))
        self.defaults_button.setText(say("&Restore defaults"))
        for at, title in enumerate(self._titles):
            self.tabs.setTabText(at, self._tongue.show(title))
        for label, sentence in self._sentences:
            label.setText(self._tongue.show(sentence))
        self._show_example()
        for page in self._pages:
            align_groups(page.findChildren(FormGroup))

    @override
    def done(self, result: int) -> None:
        for name in self.fields:
            self._take_typed(name)
        super().done(result)

    # The tabs

    def _look(self) -> FormGroup:
        group = FormGroup(text("Look"), self._tongue, self._theme)
        languages = [Choice(AUTOMATIC, text("As the system"))]
        languages += [Choice(code, name) for code, name in language_names().items()]
        self._choice(group, "language", text("Language"), languages)
        self._choice(
            group,
            "theme",
            text("Theme"),
            (
                Choice("system", text("As the system")),
                Choice("light", text("Light")),
                Choice("dark", text("Dark")),
            ),
        )
        return group

    def _numbers(self) -> FormGroup:
        group = FormGroup(text("Numbers, dates and units"), self._tongue, self._theme)
        self._choice(
            group,
            "grouping",
            text("Large numbers"),
            (
                Choice(Grouping.COMMA, "1,234,567.8"),
                Choice(Grouping.SPACE, "1\u202f234\u202f567.8"),
                Choice(Grouping.NONE, "1234567.8"),
            ),
        )
        self._choice(
            group,
            "dates",
            text("Dates"),
            (
                Choice(Dates.WORDS, text("In words, with the weekday")),
                Choice(Dates.ISO, text("Year, month, day: 2026-12-01")),
            ),
        )
        self._choice(
            group,
            "durations",
            text("Durations"),
            (
                Choice(Durations.PARTS, text("Days, hours and minutes")),
                Choice(Durations.HOURS, text("Hours alone")),
            ),
        )
        self._choice(
            group,
            "sizes",
            text("File sizes"),
            (
                Choice(Sizes.BINARY, text("Steps of 1024: GiB")),
                Choice(Sizes.DECIMAL, text("Steps of 1000: GB")),
            ),
        )
        return group

    def _new_plans(self) -> FormGroup:
        group = FormGroup(text("What each new plan starts with"), self._tongue, self._theme)
        none = Choice(None, text("Nothing chosen"))
        frameworks, hardware = self._tables.frameworks.values(), self._tables.hardware.values()
        self._choice(
            group,
            "new_framework",
            text("Framework"),
            (none, *(Choice(row.id, row.name) for row in frameworks)),
        )
        self._choice(
            group,
            "new_hardware",
            text("Hardware"),
            (none, *(Choice(row.id, row.name) for row in hardware)),
        )
        efficiency = self._quantity(Reading(_ratio, RATIO.write), characters=6, optional=False)
        self._add(group, "new_efficiency", text("Efficiency"), efficiency)
        price = self._quantity(within(NUMBER, LARGEST_PRICE), characters=8)
        tip = text("Of one card for one hour; a card is not a device")
        self._add(group, "new_price", text("Price"), price, tip)
        currency = self._quantity(PLAIN, characters=6, placeholder=text("currency"))
        currency.describe(text("Currency"))
        self._bind("new_currency", currency)
        price.add_beside(currency)
        rounding = (
            (
                Rounding.RECOMMENDED,
                text("Recommended"),
                text("At least 8 devices, because smaller jobs usually run on 8"),
            ),
            (Rounding.EXACT, text("Exact"), text("As few devices as the job allows")),
        )
        formula = (
            (
                Formula.EXPECTED,
                text("Expected"),
                text("T / (R × N × η): a lower efficiency takes longer"),
            ),
            (
                Formula.PUBLISHED,
                text("Printed formula"),
                text("T / (R × N) × η: the vendor's sheet; too short for η below 1"),
            ),
        )
        self._add(
            group, "new_rounding", text("Rounding"), RadioRow(rounding, self._tongue, self._theme)
        )
        self._add(
            group, "new_formula", text("Formula"), RadioRow(formula, self._tongue, self._theme)
        )
        return group

    def _report(self) -> FormGroup:
        group = FormGroup(text("What each report starts with"), self._tongue, self._theme)
        customer, author = (TextField(self._tongue, self._theme, characters=34) for _ in range(2))
        for field in (customer, author):
            field.line.done.connect(field.left)
        self._add(group, "report_customer", text("Customer"), customer)
        self._add(group, "report_author", text("Prepared by"), author)
        logo = PathEdit(
            self._tongue, self._theme, kinds=(FILE,), characters=34, placeholder=text("none")
        )
        logo.line.done.connect(logo.left)
        logo.browse_asked.connect(partial(self._browse_logo, logo))
        self._add(group, "report_logo", text("Logo"), logo, text("A picture for the cover"))
        self._choice(group, "report_page", text("Page"), [Choice(page, page) for page in PAGES])
        return group

    def _browse_logo(self, edit: PathEdit, _kind: object) -> None:
        start = Path(edit.value).parent if edit.value else Path.home()
        found = self._questions.files_to_read(
            self._tongue.say("Choose a picture"), start, several=False
        )
        if found:
            edit.choose(str(found[0]))

    def _folders(self) -> FormGroup:
        group = FormGroup(text("Where file dialogs start"), self._tongue, self._theme)
        for name, label in (
            ("plans_folder", text("Plans")),
            ("reports_folder", text("Printed plans")),
        ):
            edit = PathEdit(
                self._tongue, self._theme, characters=34, placeholder=text("the last one used")
            )
            edit.line.done.connect(edit.left)
            edit.browse_asked.connect(partial(self._browse, edit))
            self._add(group, name, label, edit)
        return group

    def _place(self) -> ThemedLabel:
        kept = text("The preferences are kept in {path}.", path=str(self._settings.path))
        portable = paths.portable_folder()
        if portable is None:
            return self._sentence(kept)
        beside = text(
            "{kept} All that is yours stays in the folder beside the program: {folder}.",
            kept=kept,
            folder=str(portable),
        )
        return self._sentence(beside)

    # Rows

    def _choice(self, group: FormGroup, name: str, label: Text, choices: Sequence[Choice]) -> None:
        box = ChoiceBox(self._tongue, self._theme, characters=26)
        box.set_choices(choices)
        self._add(group, name, label, box)

    def _quantity(self, reading: Reading, **more: Any) -> QuantityEdit:
        return QuantityEdit(reading, self._tongue, self._theme, says_kept=False, **more)

    def _add(
        self, group: FormGroup, name: str, label: Text, field: Field, tip: Text | None = None
    ) -> None:
        group.add(label, field, tip)
        self._bind(name, field)

    def _bind(self, name: str, field: Field) -> None:
        self.fields[name] = field
        if isinstance(field, _TYPED):
            # Not with every letter: each change is written to the disk.
            field.left.connect(partial(self._take_typed, name))
        else:
            field.value_edited.connect(partial(self._take, name))

    def _take(self, name: str, value: Any) -> None:
        if value != getattr(self._settings.preferences, name):
            self._change(**{name: value})
            self._show_example()

    def _take_typed(self, name: str) -> None:
        field = self.fields[name]
        if isinstance(field, _TYPED) and not field.problem:
            self._take(name, field.value if field.value != "" else None)
        if name in _FOLDERS:
            self._look_at_folders()

    def _browse(self, edit: PathEdit, _kind: object) -> None:
        start = Path(edit.value) if edit.value else Path.home()
        folder = self._questions.folder_to_read(self._tongue.say("Choose a folder"), start)
        if folder is not None:
            edit.choose(str(folder))

    def _look_at_folders(self) -> None:
        missing = text("There is no such folder. Until there is, the last one used is offered.")
        for name in _FOLDERS:
            value = getattr(self._settings.preferences, name)
            there = value is None or Path(value).is_dir()
            self.fields[name].remark(None if there else Remark(Severity.WARNING, missing))

    def _restore_defaults(self) -> None:
        usual, held = Preferences(), self._settings.preferences
        changed = {
            name: getattr(usual, name)
            for name in self.fields
            if getattr(held, name) != getattr(usual, name)
        }
        if changed:
            self._change(**changed)
        self.show_preferences()

    # Looks

    def _add_tab(self, title: Text, *parts: QWidget) -> None:
        page = Column()
        column = QVBoxLayout(page)
        column.setContentsMargins(*[self._theme.space(4)] * 4)
        column.setSpacing(self._theme.space(4))
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)
        self._titles.append(title)
        self._pages.append(page)
        area = ColumnArea()
        area.setWidget(page)
        area.least_width_changed.connect(self._fit)
        self._areas.append(area)
        self.tabs.addTab(area, "")

    def _quiet(self) -> ThemedLabel:
        label = ThemedLabel(self._theme, "quiet")
        label.setWordWrap(True)
        return label

    def _sentence(self, sentence: Text) -> ThemedLabel:
        label = self._quiet()
        self._sentences.append((label, sentence))
        return label

    def _show_example(self) -> None:
        self.example.setText(
            self._tongue.say(
                "So it looks: {tokens}, {duration}, {moment}, {size}",
                tokens=Quantity(1_234_567_890, Unit.TOKENS),
                duration=Quantity(82_620, Unit.SECONDS),
                moment=datetime(2026, 12, 1, 7, 57),
                size=Quantity(1_610_612_736, Unit.BYTES),
            )
        )

    def _restyle(self) -> None:
        self._close.setIcon(self._theme.icon("close"))
        self._fit()

    def _fit(self) -> None:
        """Make room for the largest tab, as far as the screen has it; the rest is scrolled."""
        inside = QSize(self._theme.space(145), 0)
        for page, area in zip(self._pages, self._areas, strict=True):
            area.setMinimumWidth(area.least_width)
            inside = inside.expandedTo(QSize(area.least_width, page.sizeHint().height()))
        around = self.sizeHint() - self.tabs.currentWidget().sizeHint()
        placement.fit(self, inside.width(), inside.height() + around.height())


def _ratio(typed: str) -> float:
    value = float(within(RATIO, LARGEST_EFFICIENCY).read(typed))
    if value <= 0:
        raise NumberProblem(text("An efficiency is above 0, typically 0.9."))
    return value
