"""What the identifiers of a plan are called in front of people."""

from __future__ import annotations

from ascgui.domain.plan import EvidenceKind
from ascgui.domain.text import Text, text

STAGES: dict[str, Text] = {
    "pretrain": text("Pretraining"),
    "sft": text("SFT"),
    "dpo": text("DPO"),
    "rl": text("RL"),
}

STAGE_NOTES: dict[str, Text] = {
    "pretrain": text("on plain text, from scratch or continued"),
    "sft": text("supervised fine-tuning on instructions"),
    "dpo": text("direct preference optimization"),
    "rl": text("reinforcement learning with generated answers"),
}

STRATEGY_NOTES: dict[str, Text] = {
    "full": text("all parameters are trained"),
    "lora": text("low-rank adapters are trained"),
    "grpo": text("reinforcement learning, group-relative"),
    "dapo": text("reinforcement learning, decoupled clipping"),
    "ppo": text("reinforcement learning with a critic"),
}

EVIDENCE: dict[EvidenceKind, Text] = {
    EvidenceKind.MEASURED: text("measured"),
    EvidenceKind.ENTERED: text("entered"),
    EvidenceKind.CATALOG: text("catalog"),
    EvidenceKind.NEAREST: text("nearest row"),
}

RATES: dict[EvidenceKind, Text] = {
    EvidenceKind.MEASURED: text("measured"),
    EvidenceKind.ENTERED: text("entered"),
    EvidenceKind.CATALOG: text("catalog"),
    EvidenceKind.NEAREST: text("estimate"),
}
"""What stands after the unit of a rate that the user did not enter."""


def named(names: dict[str, Text], identifier: str) -> Text | str:
    """Return what ``identifier`` is called, or itself where it has no other name."""
    return names.get(identifier, identifier)
