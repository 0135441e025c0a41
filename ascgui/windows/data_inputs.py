"""The inputs of the Data page: what to scan, and how its rows and tokens are to be understood."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ascgui.datasets.records import FRAMEWORKS, Format, ScanRequest
from ascgui.datasets.sources import shown_name
from ascgui.datasets.templates import TEMPLATES, for_model
from ascgui.domain.text import text
from ascgui.session.document import Document
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.quantities import COUNT
from ascgui.viewmodels.scan_shown import FORMAT_NOTES, FORMATS, name_of
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.form import FormGroup, align_groups
from ascgui.widgets.labels import CutLabel
from ascgui.widgets.path_edit import FILE, FOLDER, PathEdit
from ascgui.widgets.quantity_edit import QuantityEdit
from ascgui.widgets.theme import Theme

_DEFAULT_FRAMEWORKS = ("llama-factory", "mindspeed-llm")
_BY_TOKENIZER = "by-tokenizer"
_SHOWN_PATHS = 3


class DataInputs(QWidget):
    """Says what to scan. What is not said here comes from the plan.

    ``files_asked`` and ``folder_asked`` ask for something to scan, ``scan_asked`` for the scan of
    what is chosen; ``browse_asked`` carries the field that wants a path and what kind of one;
    ``changed`` tells that something differs, also in the plan.
    """

    files_asked = Signal()
    folder_asked = Signal()
    scan_asked = Signal()
    browse_asked = Signal(object, object)
    changed = Signal()

    def __init__(
        self, document: Document, settings: Settings, tongue: Tongue, theme: Theme
    ) -> None:
        """Start with nothing to scan, and with the tokenizer that was used last."""
        super().__init__()
        self._document = document
        self._settings = settings
        self._tongue = tongue
        self._theme = theme
        self.paths: tuple[Path, ...] = ()
        self.files_button = QPushButton()
        self.folder_button = QPushButton()
        self.scan_button = QPushButton()
        self.chosen = CutLabel(theme, "quiet")
        self.files_button.clicked.connect(self.files_asked)
        self.folder_button.clicked.connect(self.folder_asked)
        self.scan_button.clicked.connect(self.scan_asked)
        self.format = ChoiceBox(tongue, theme, characters=20)
        self.framework = ChoiceBox(tongue, theme, characters=20)
        self.seq_len = QuantityEdit(COUNT, tongue, theme, unit=text("tokens"), characters=8)
        self.tokenizer = PathEdit(
            tongue, theme, kinds=(FOLDER, FILE), characters=19, placeholder=text("none: estimate")
        )
        self.template = ChoiceBox(tongue, theme, characters=20)
        self.info = PathEdit(
            tongue, theme, kinds=(FILE,), characters=19, placeholder=text("beside the data")
        )
        self.rows = FormGroup(text("Rows"), tongue, theme)
        self.tokens = FormGroup(text("Tokens"), tongue, theme)
        self._lay_out()
        self.tokenizer.set_value(settings.preferences.tokenizer)
        for field in (self.format, self.framework, self.seq_len, self.template, self.info):
            field.value_edited.connect(lambda _value: self.changed.emit())
        self.tokenizer.value_edited.connect(self._take_tokenizer)
        self.tokenizer.left.connect(self._remember)
        for path_field in (self.tokenizer, self.info):
            path_field.browse_asked.connect(
                lambda kind, field=path_field: self.browse_asked.emit(field, kind)
            )
        document.changed.connect(self._follow_plan)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)
        self._follow_plan()
        self.retranslate()
        self.restyle()

    # What is asked

    @property
    def chosen_framework(self) -> str:
        """The framework whose answer stands first."""
        said = self.framework.value or self._document.plan.framework
        return said if said in FRAMEWORKS else _DEFAULT_FRAMEWORKS[0]

    @property
    def chosen_seq_len(self) -> int | None:
        """Tokens per training sequence, None where neither the page nor the plan says them."""
        value = self.seq_len.value or self._document.plan.seq_len
        return value if value is None or value >= 1 else None

    def request(self) -> ScanRequest:
        """Return the scan of what is chosen, as things stand."""
        first = self.chosen_framework
        others = tuple(one for one in _DEFAULT_FRAMEWORKS if one != first)
        tokenizer, info = self.tokenizer.value, self.info.value
        return ScanRequest(
            self.paths,
            self.format.value,
            (first, *others),
            self.chosen_seq_len,
            None if tokenizer is None else Path(tokenizer),
            self._template(),
            dataset_info=None if info is None else Path(info),
            own_process=tokenizer is not None,
        )

    def choose_paths(self, paths: tuple[Path, ...]) -> None:
        """Scan ``paths`` from now on."""
        self.paths = paths
        self.retranslate()

    def set_busy(self, *, busy: bool) -> None:
        """Allow or forbid to begin something new."""
        for button in (self.files_button, self.folder_button):
            button.setEnabled(not busy)
        self.scan_button.setEnabled(not busy and bool(self.paths))

    def _template(self) -> str | None:
        value: str | None = self.template.value
        if value == _BY_TOKENIZER:
            return None
        if value is None:
            suggested = for_model(self._document.plan.model or "")
            return None if suggested is None else suggested.id
        return value

    def _take_tokenizer(self, _value: object) -> None:
        self.changed.emit()

    def _remember(self) -> None:
        # What cannot be remembered is no reason to stop: it is said when a setting is changed.
        self._settings.change(tokenizer=self.tokenizer.value)

    # Following the plan

    def _follow_plan(self, _fields: object = None) -> None:
        plan = self._document.plan
        said = plan.framework in FRAMEWORKS
        first = (
            text("{name} (plan)", name=name_of(plan.framework or ""))
            if said
            else text("{name} (default)", name=name_of(_DEFAULT_FRAMEWORKS[0]))
        )
        self.framework.set_choices(
            [Choice(None, first), *(Choice(one, name_of(one)) for one in FRAMEWORKS)]
        )
        self.format.set_choices(
            [
                Choice(None, text("Recognise it")),
                *(Choice(one, FORMATS[one], FORMAT_NOTES[one]) for one in Format),
            ]
        )
        suggested = for_model(plan.model or "")
        by_tokenizer = Choice(_BY_TOKENIZER, text("By the tokenizer"))
        default = (
            (Choice(None, text("By the tokenizer")),)
            if suggested is None
            else (
                Choice(None, text("{name} (for the model)", name=suggested.id), plan.model or ""),
                by_tokenizer,
            )
        )
        self.template.set_choices(
            [
                *default,
                Choice("", text("None")),
                *(Choice(one, one) for one in TEMPLATES),
            ]
        )
        self.seq_len.offer(plan.seq_len, text("from the plan"))
        self.changed.emit()

    # Looks

    def retranslate(self) -> None:
        """Say every text in the language in force."""
        say = self._tongue.say
        self.files_button.setText(say("Choose files…"))
        self.folder_button.setText(say("Choose a folder…"))
        self.scan_button.setText(say("Scan"))
        self.scan_button.setEnabled(bool(self.paths))
        names = [shown_name(path) for path in self.paths]
        # Paths are cut in their middle; what to do is never cut.
        self.chosen.unfold(unfolded=not names)
        if not names:
            self.chosen.put(say("Or drop them anywhere on this page."))
        elif len(names) <= _SHOWN_PATHS:
            self.chosen.put(", ".join(names))
        else:
            self.chosen.put(say("{first} and {n} more", first=names[0], n=len(names) - 1))
        self.realign()

    def restyle(self) -> None:
        """Take the icons in the colour in force."""
        self.files_button.setIcon(self._theme.icon("open"))
        self.folder_button.setIcon(self._theme.icon("folder"))
        self.scan_button.setIcon(self._theme.icon("reload"))
        self.realign()

    def realign(self) -> None:
        """Give the labels of both groups one width."""
        align_groups((self.rows, self.tokens))

    def _lay_out(self) -> None:
        self.rows.add(text("Format"), self.format, text("What the rows are"))
        self.rows.add(
            text("Framework"), self.framework, text("Which framework is to train on the data")
        )
        self.rows.add(
            text("dataset_info"),
            self.info,
            text("A dataset_info.json that names columns and tags; one beside the data is found"),
        )
        self.tokens.add(
            text("Tokenizer"),
            self.tokenizer,
            text("The model's folder, tokenizer.json or tokenizer.model; kept for the next time"),
        )
        self.tokens.add(
            text("Chat template"),
            self.template,
            text("What the framework writes around the messages, which costs tokens"),
        )
        self.tokens.add(text("Sequence length"), self.seq_len, text("Tokens per training sequence"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(self._theme.space(3))
        buttons = QHBoxLayout()
        buttons.addWidget(self.files_button)
        buttons.addWidget(self.folder_button)
        buttons.addStretch(1)
        layout.addLayout(buttons)
        layout.addWidget(self.chosen)
        layout.addWidget(self.rows)
        layout.addWidget(self.tokens)
        row = QHBoxLayout()
        row.addWidget(self.scan_button)
        row.addStretch(1)
        layout.addLayout(row)
