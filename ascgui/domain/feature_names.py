"""What the training features of the vendor's tables are called in front of people."""

from __future__ import annotations

from ascgui.domain.text import Text, text

FEATURES: dict[str, Text] = {
    "full": text("Full training"),
    "lora": text("LoRA"),
    "pack": text("Packing"),
    "flash_attention": text("Flash attention"),
    "sptd": text("SPTD parallelism"),
    "long_sequence": text("Long sequence"),
    "moe": text("MoE"),
    "dynamic_length": text("Dynamic length"),
    "methods": text("Methods"),
    "zero": text("ZeRO"),
    "distributed_optimizer": text("Distributed optimizer"),
    "recompute": text("Recomputation"),
    "sglang": text("SGLang"),
    "vllm": text("vLLM"),
    "backend": text("Backend"),
    "megatron": text("Megatron"),
}


def feature_name(feature: str) -> Text | str:
    """Return what the id ``feature`` is called, or itself where it has no other name."""
    return FEATURES.get(feature, feature)
