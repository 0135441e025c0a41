"""The inputs of the Checkpoints page: how training will be started, and what failures cost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ascgui.checkpoints.launch import Settings
from ascgui.checkpoints.records import Layout, Scan
from ascgui.checkpoints.scan import shown
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Severity
from ascgui.domain.text import Text, text
from ascgui.session.document import Document
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.checkpoint_costs import CostInputs
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.quantities import COUNT, DURATION, NUMBER
from ascgui.viewmodels.start_settings import (
    FRAMEWORKS,
    STRATEGIES,
    StartSettings,
    settings_of,
)
from ascgui.viewmodels.vocabulary import STRATEGY_NOTES
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.field import Field
from ascgui.widgets.field_note import Remark
from ascgui.widgets.form import FormGroup, align_groups
from ascgui.widgets.labels import CutLabel
from ascgui.widgets.path_edit import FOLDER, PathEdit
from ascgui.widgets.quantity_edit import QuantityEdit
from ascgui.widgets.theme import Theme

FRAMEWORK_NAMES = {
    "mindspeed-llm": "MindSpeed-LLM",
    "llama-factory": "Llama-Factory",
    "verl": "VeRL",
}


class CheckpointInputs(QWidget):
    """Says how training will be started; what is not said here comes from the plan.

    ``changed`` tells that the settings differ, ``costs_changed`` that what saves and failures
    cost may differ; ``look_asked`` carries a folder to look into.
    """

    folder_asked = Signal()
    launch_asked = Signal()
    again_asked = Signal()
    look_asked = Signal(object)
    browse_asked = Signal(object, object)
    changed = Signal()
    costs_changed = Signal()

    def __init__(self, document: Document, tables: Tables, tongue: Tongue, theme: Theme) -> None:
        """Start from the plan of ``document``."""
        super().__init__()
        self._document = document
        self._tables = tables
        self._tongue = tongue
        self._theme = theme
        self._scan: Scan | None = None
        self._folder = ""
        self._launch = ""
        self._offered = CostInputs()
        self.said = StartSettings(plan=settings_of(document.plan, tables))
        self.fields: dict[str, Field] = {}
        self.costs: dict[str, QuantityEdit] = {}
        self.folder_button = QPushButton()
        self.launch_button = QPushButton()
        self.again_button = QPushButton()
        self.chosen = CutLabel(theme, "quiet")
        self.folder_button.clicked.connect(self.folder_asked)
        self.launch_button.clicked.connect(self.launch_asked)
        self.again_button.clicked.connect(self.again_asked)
        self.start = FormGroup(text("The next start"), tongue, theme)
        self.resume = FormGroup(text("Resuming"), tongue, theme)
        self.layout_group = FormGroup(text("Parallel layout"), tongue, theme)
        self.cost_group = FormGroup(text("Saves and failures"), tongue, theme)
        self.groups = (self.start, self.resume, self.layout_group, self.cost_group)
        self._add_start()
        self._add_resume()
        self._add_layout()
        self._add_costs()
        self._lay_out()
        document.changed.connect(self._follow_plan)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)
        self._show()
        self.retranslate()
        self.restyle()

    # What is asked

    @property
    def settings(self) -> Settings:
        """The settings with which training will be started."""
        return self.said.effective(self._scan)

    @property
    def cost_inputs(self) -> CostInputs:
        """What was said of saves and failures."""
        said = {name: field.value for name, field in self.costs.items()}
        if said["save_s"] is None and said["write_gib_s"] is not None:
            # What the plan holds of the time of a save no longer counts.
            return CostInputs(**_filled(said, self._offered, but="save_s"))
        return CostInputs(**_filled(said, self._offered))

    def offer_costs(self, step_s: float | None) -> None:
        """Offer what the launch file says of saves, then what the plan includes.

        ``step_s`` are the seconds of a step, with which steps become a time.
        """
        launch, failures = self.said.launch, self._document.plan.failures
        offered = CostInputs() if failures is None else CostInputs.of(failures)
        from_plan = text("from the plan")
        remarks = dict.fromkeys(self.costs, from_plan)
        problem = None
        if launch.save_interval and step_s:
            offered = replace(offered, interval_s=launch.save_interval * step_s)
            remarks["interval_s"] = text("≈ {n} steps", n=launch.save_interval)
        elif launch.save_interval and self.costs["interval_s"].value is None:
            problem = Remark(
                Severity.INFO,
                text(
                    "The launch file saves every {n} steps. How long they take is unknown"
                    " without the global batch size and the plan's duration.",
                    n=launch.save_interval,
                ),
            )
        if launch.kept:
            offered = replace(offered, kept=launch.kept)
            remarks["kept"] = text("from the launch file")
        self._offered = offered
        for name, field in self.costs.items():
            field.offer(getattr(offered, name), remarks[name])
        self.costs["interval_s"].remark(problem)

    def use_tables(self, tables: Tables) -> None:
        """Take editions and models from ``tables`` from now on."""
        self._tables = tables
        self._follow_plan()

    def use_scan(self, scan: Scan | None, folder: str) -> None:
        """Show which folder was looked at, and fit to what was found."""
        self._scan, self._folder = scan, folder
        self._show()
        self.retranslate()

    def use_launch(self, name: str, read: Settings) -> None:
        """Show what the launch file ``name`` says wherever nothing was typed."""
        self._launch = name
        self.said = self.said.with_launch(read)
        self._show()
        self.retranslate()
        self.changed.emit()

    def give(self, name: str, value: object) -> None:
        """Take ``value`` for the setting ``name`` as if the user had given it."""
        self.said = self.said.with_typed(name, value)
        self._show()
        self.changed.emit()

    def set_busy(self, *, busy: bool) -> None:
        """Allow or forbid to begin something new."""
        for button in (self.folder_button, self.launch_button):
            button.setEnabled(not busy)
        self.again_button.setEnabled(not busy and bool(self._folder))

    # Making inputs

    def _add_start(self) -> None:
        for name, label, tip in (
            (
                "edition",
                text("Edition"),
                text("The edition that the job runs on: its rules of resuming differ"),
            ),
            ("framework", text("Framework"), text("The framework that will be started")),
            ("strategy", text("Strategy"), text("Full training or LoRA")),
        ):
            self._bind(name, ChoiceBox(self._tongue, self._theme, characters=20))
            self.start.add(label, self.fields[name], tip)

    def _add_resume(self) -> None:
        for name, label, tip in (
            (
                "resume_path",
                text("Resume path"),
                text("user_converted_ckpt_path, --load or resume_from_checkpoint"),
            ),
            ("output_dir", text("Output folder"), text("Where training saves its checkpoints")),
        ):
            path = PathEdit(self._tongue, self._theme, kinds=(FOLDER,), characters=19)
            path.browse_asked.connect(lambda kind, field=path: self.browse_asked.emit(field, kind))
            self._bind(name, path)
            self.resume.add(label, path, tip)
        self._bind("auto_resume", self._switch())
        self.resume.add(
            text("Fast recovery"),
            self.fields["auto_resume"],
            text("train_auto_resume: load the newest checkpoint by itself"),
        )
        self._bind("wanted", QuantityEdit(COUNT, self._tongue, self._theme, characters=8))
        self.resume.add(
            text("Wanted iteration"),
            self.fields["wanted"],
            text("The iteration from which you want to go on"),
        )
        for name, flag in (
            ("finetune", "finetune"),
            ("no_load_optim", "no-load-optim"),
            ("no_load_rng", "no-load-rng"),
        ):
            self._bind(name, self._switch())
            self.resume.add(
                text("{flag}", flag=flag),
                self.fields[name],
                text("True means that not all of the state is loaded"),
            )

    def _add_layout(self) -> None:
        for name, label, tip in (
            ("tensor", text("TP"), text("Tensor parallel size")),
            ("pipeline", text("PP"), text("Pipeline parallel size")),
            ("world_size", text("World size"), text("How many devices the job is started with")),
        ):
            self._bind(name, QuantityEdit(COUNT, self._tongue, self._theme, characters=5))
            self.layout_group.add(label, self.fields[name], tip)

    def _add_costs(self) -> None:
        tongue, theme = self._tongue, self._theme
        for name, label, reading, unit, tip, example in (
            (
                "interval_s",
                text("Save interval"),
                DURATION,
                None,
                text("The time between two saves, such as 30 min"),
                text("such as 30 min"),
            ),
            (
                "write_gib_s",
                text("Write speed"),
                NUMBER,
                text("GiB/s"),
                text("How fast all devices together write a checkpoint, such as 2"),
                "",
            ),
            (
                "save_s",
                text("Time of a save"),
                DURATION,
                None,
                text("How long training waits for a save, such as 45 s; replaces the speed"),
                text("such as 45 s"),
            ),
            (
                "failure_mean_s",
                text("Between failures"),
                DURATION,
                None,
                text("The mean time between two failures of the whole job, such as 3 d"),
                text("such as 3 d"),
            ),
            (
                "restart_s",
                text("Restart"),
                DURATION,
                None,
                text("From a failure until training goes on, such as 10 min; empty: none"),
                text("such as 10 min"),
            ),
            (
                "kept",
                text("Kept"),
                COUNT,
                text("checkpoints"),
                text("How many checkpoints stay on disk; empty: all"),
                "",
            ),
        ):
            field = QuantityEdit(
                reading,
                tongue,
                theme,
                unit=unit,
                characters=11 if example else 8,
                placeholder=example,
            )
            field.value_edited.connect(lambda _value: self.costs_changed.emit())
            self.costs[name] = field
            self.cost_group.add(label, field, tip)

    def _switch(self) -> ChoiceBox:
        box = ChoiceBox(self._tongue, self._theme, characters=9)
        box.set_choices(
            [
                Choice(None, text("Not said")),
                Choice(True, text("On")),  # noqa: FBT003 - the entry's value
                Choice(False, text("Off")),  # noqa: FBT003
            ]
        )
        return box

    def _bind(self, name: str, field: Field) -> None:
        self.fields[name] = field
        field.value_edited.connect(lambda value, name=name: self.give(name, value))
        field.remedy_chosen.connect(self._follow_remedy)

    # Following

    def _follow_plan(self, _fields: object = None) -> None:
        plan = settings_of(self._document.plan, self._tables)
        if plan != self.said.plan:
            self.said = StartSettings(self.said.typed, self.said.launch, plan)
            self._show()
            self.changed.emit()
        self.costs_changed.emit()

    def _follow_remedy(self, remedy: tuple[str, Any]) -> None:
        what, value = remedy
        if what == "look":
            self.look_asked.emit(value)
        else:
            self.give(what, value)

    def _show(self) -> None:
        """Show what is said, offer what the plan says, and remark what does not fit."""
        plan = self.said.plan
        editions = sorted(self._tables.editions.values(), key=lambda one: -one.order)
        by_plan = text("{name} (plan)", name=plan.edition or "")
        self._offer(
            "edition",
            [Choice(None, by_plan), *(Choice(one.id, one.id) for one in editions)],
        )
        framework: Text = text("Not said")
        layout = None if self._scan is None else self._scan.layout
        if layout is not None:
            framework = text("{name} (folder)", name=FRAMEWORK_NAMES[layout.framework])
        elif plan.framework is not None:
            framework = text("{name} (plan)", name=FRAMEWORK_NAMES[plan.framework])
        self._offer(
            "framework",
            [
                Choice(None, framework),
                *(Choice(one, FRAMEWORK_NAMES[one]) for one in FRAMEWORKS),
            ],
        )
        strategy = (
            text("Not said") if plan.strategy is None else text("{name} (plan)", name=plan.strategy)
        )
        self._offer(
            "strategy",
            [
                Choice(None, strategy),
                *(Choice(one, one, STRATEGY_NOTES[one]) for one in STRATEGIES),
            ],
        )
        world = self.fields["world_size"]
        assert isinstance(world, QuantityEdit)  # noqa: S101 - made above
        world.offer(plan.world_size, text("from the plan"))
        for name, field in self.fields.items():
            field.set_value(self.said.said(name))
        self._remark()

    def _offer(self, name: str, choices: list[Choice]) -> None:
        box = self.fields[name]
        assert isinstance(box, ChoiceBox)  # noqa: S101 - made above
        box.set_choices(choices)

    def _remark(self) -> None:
        scan, settings = self._scan, self.settings
        remarks: dict[str, Remark | None] = dict.fromkeys(
            ("framework", "resume_path", "output_dir")
        )
        if scan is not None:
            remarks["framework"] = self._framework_remark(scan)
            if settings.resume_path is None and not settings.auto_resume:
                remarks["resume_path"] = _resume_remark(scan)
            elsewhere = settings.output_dir
            here = {shown(scan.folder), shown(scan.folder.parent)}
            if elsewhere is not None and elsewhere.rstrip("/\\") not in here:
                remarks["output_dir"] = Remark(
                    Severity.INFO,
                    text("This is not the folder looked at."),
                    ((text("Look into it"), ("look", elsewhere)),),
                )
        for name, remark in remarks.items():
            self.fields[name].remark(remark)

    def _framework_remark(self, scan: Scan) -> Remark | None:
        saved = None if scan.layout is None else scan.layout.framework
        started = self.said.said("framework") or self.said.plan.framework
        if saved is None or started is None or started == saved:
            return None
        return Remark(
            Severity.WARNING,
            text(
                "{saved} saved these checkpoints; the start is by {started}.",
                saved=FRAMEWORK_NAMES[saved],
                started=FRAMEWORK_NAMES.get(str(started), str(started)),
            )
            if self.said.said("framework") is not None
            else text(
                "{saved} saved these checkpoints; the plan has {planned}.",
                saved=FRAMEWORK_NAMES[saved],
                planned=FRAMEWORK_NAMES.get(str(started), str(started)),
            ),
        )

    # Looks

    def retranslate(self) -> None:
        """Say every text in the language in force."""
        say = self._tongue.say
        self.folder_button.setText(say("Choose a folder…"))
        self.launch_button.setText(say("Read a launch file…"))
        self.launch_button.setToolTip(
            say("A shell script or YAML file: its settings are read, nothing is run")
        )
        self.again_button.setText(say("Look again"))
        self.again_button.setEnabled(bool(self._folder))
        if self._folder and self._launch:
            words = say("{folder}; settings of {file}", folder=self._folder, file=self._launch)
        elif self._folder or self._launch:
            words = self._folder or say("Settings of {file}", file=self._launch)
        else:
            words = say("Or drop them anywhere on this page.")
        # Paths are cut in their middle; what to do is never cut.
        self.chosen.unfold(unfolded=not (self._folder or self._launch))
        self.chosen.put(words)
        align_groups(self.groups)

    def restyle(self) -> None:
        """Take the icons in the colour in force."""
        self.folder_button.setIcon(self._theme.icon("folder"))
        self.launch_button.setIcon(self._theme.icon("open"))
        self.again_button.setIcon(self._theme.icon("reload"))
        align_groups(self.groups)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(self._theme.space(3))
        buttons = QHBoxLayout()
        buttons.addWidget(self.folder_button)
        buttons.addWidget(self.launch_button)
        buttons.addStretch(1)
        layout.addLayout(buttons)
        row = QHBoxLayout()
        row.addWidget(self.chosen, 1)
        row.addWidget(self.again_button)
        layout.addLayout(row)
        for group in self.groups:
            layout.addWidget(group)


def _filled(said: dict[str, Any], offered: CostInputs, but: str = "") -> dict[str, Any]:
    """Return what was said, with what is offered in its place where nothing was."""
    return {
        name: getattr(offered, name) if value is None and name != but else value
        for name, value in said.items()
    }


def _resume_remark(scan: Scan) -> Remark | None:
    """Return the path that would go on from what is here, where one is needed."""
    if scan.layout is Layout.MEGATRON and scan.checkpoints:
        path = shown(scan.folder)
    elif scan.layout is Layout.HUGGING_FACE and scan.newest is not None:
        path = shown(scan.newest.path)
    else:
        return None
    return Remark(
        Severity.INFO,
        text("Without a path nothing is loaded."),
        ((text("Take what was looked at"), ("resume_path", path)),),
    )
