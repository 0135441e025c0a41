"""Names of stages, strategies, frameworks and hardware, for sentences."""

from __future__ import annotations

from ascgui.domain.catalog import Tables
from ascgui.domain.plan import RL_STRATEGIES
from ascgui.domain.text import Text, text
from ascgui.estimator.spelling import shortened

_STAGES: dict[str, Text] = {
    "pretrain": text("pretraining"),
    "sft": text("supervised fine-tuning"),
    "dpo": text("preference training (DPO)"),
    "rl": text("reinforcement learning"),
}
_STRATEGIES: dict[str, Text | str] = {
    "full": text("full training"),
    "lora": "LoRA",
    "grpo": "GRPO",
    "dapo": "DAPO",
    "ppo": "PPO",
}


def stage_name(stage: str) -> Text | str:
    """Return the stage as a sentence names it."""
    return _STAGES.get(stage, shortened(stage))


def strategy_name(strategy: str) -> Text | str:
    """Return the strategy as a sentence names it."""
    return _STRATEGIES.get(strategy, shortened(strategy))


def framework_name(framework: str, tables: Tables) -> str:
    """Return the framework's own spelling of its name."""
    row = tables.frameworks.get(framework)
    return shortened(framework) if row is None else row.name


def hardware_name(hardware: str, tables: Tables) -> str:
    """Return the hardware's own spelling of its name."""
    row = tables.hardware.get(hardware)
    return shortened(hardware) if row is None else row.name


def is_reinforcement(stage: str | None, strategy: str | None) -> bool:
    """Return whether the work is reinforcement learning, whose rates are of another kind."""
    return strategy in RL_STRATEGIES or stage == "rl"
