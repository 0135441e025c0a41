"""The settings of the next start, merged from the form, a launch file, the folder and the plan."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace

from ascgui.checkpoints.launch import Settings
from ascgui.checkpoints.records import Scan
from ascgui.domain.catalog import Tables
from ascgui.domain.plan import GoalKind, Plan

FRAMEWORKS = ("mindspeed-llm", "llama-factory", "verl")
STRATEGIES = ("full", "lora")
NAMES = tuple(one.name for one in fields(Settings))


@dataclass(frozen=True, slots=True)
class StartSettings:
    """What was said where. What was typed wins over the launch file, and that over the plan.

    The framework is the one that saved the checkpoints rather than the plan's: files are facts.
    """

    typed: Settings = field(default_factory=Settings)
    launch: Settings = field(default_factory=Settings)
    plan: Settings = field(default_factory=Settings)

    def said(self, name: str) -> object:
        """Return what the form shows as its own value of ``name``, or None."""
        typed = getattr(self.typed, name)
        return getattr(self.launch, name) if typed is None else typed

    def effective(self, scan: Scan | None) -> Settings:
        """Return the settings with which training will be started."""
        merged = {
            name: getattr(self.plan, name) if self.said(name) is None else self.said(name)
            for name in NAMES
        }
        if self.said("framework") is None and scan is not None and scan.layout is not None:
            merged["framework"] = scan.layout.framework
        return replace(Settings(), **merged)  # type: ignore[arg-type]

    def with_typed(self, name: str, value: object) -> StartSettings:
        """Return the settings after the user gave ``value``; what a file said of it is gone."""
        return replace(
            self,
            typed=replace(self.typed, **{name: value}),  # type: ignore[arg-type]
            launch=replace(self.launch, **{name: None}),
        )

    def with_launch(self, read: Settings) -> StartSettings:
        """Return the settings after a launch file was ``read`` on top of what was typed."""
        added = {
            name: getattr(read, name) if getattr(self.typed, name) is None else None
            for name in NAMES
        }
        return replace(self, launch=Settings(**added))


def settings_of(plan: Plan, tables: Tables) -> Settings:
    """Return what a plan says of a start."""
    by_devices = plan.goal.kind is GoalKind.DEVICES
    return Settings(
        framework=plan.framework if plan.framework in FRAMEWORKS else None,
        edition=plan.edition or tables.newest_edition,
        strategy=plan.strategy if plan.strategy in STRATEGIES else None,
        world_size=plan.goal.devices if by_devices else None,
    )
