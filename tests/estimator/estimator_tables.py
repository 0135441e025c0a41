"""Small tables for the tests of the estimator, written out by hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ascgui.domain.catalog import (
    Document,
    Edition,
    Feature,
    FeatureValue,
    FootNote,
    Framework,
    Hardware,
    JobKey,
    Model,
    Requirement,
    Tables,
    ThroughputRow,
)
from ascgui.domain.plan import Goal, Plan, Workload

NEW, OLD = "6.5.910", "6.5.902"

SNT9B = Hardware("snt9b", "Snt9b", "910B", 1, 8, 1, 64 * 2**30, None, None, "000", ("910b",))
SNT9B23 = Hardware("snt9b23", "Snt9b23", "910C", 2, 8, 2, 64 * 2**30, None, None, "000")

FRAMEWORKS = {
    "mindspeed-llm": "MindSpeed-LLM",
    "llama-factory": "Llama-Factory",
    "verl": "VeRL",
    "mindspeed-mm": "MindSpeed-MM",
    "mindspeed-rl": "MindSpeed-RL",
}


def model(name: str, series: str, *, hidden: int | None, layers: int = 28) -> Model:
    return Model(
        id=name,
        series=series,
        kind="dense" if hidden else "",
        source="test",
        aliases=(name.replace("-", " ").title(),),
        hidden_size=hidden,
        num_hidden_layers=layers if hidden else None,
        vocab_size=152064 if hidden else None,
    )


def rate(
    row_id: str,
    name: str,
    tps: float | None,
    seq_len: int | None = 4096,
    *,
    stage: str = "pretrain",
    strategy: str = "full",
    framework: str = "mindspeed-llm",
    hardware: str = "snt9b",
    published: str = "",
    printed: str = "",
    last_seen: str = "2025-03-11",
    **more: object,
) -> ThroughputRow:
    row = ThroughputRow(
        id=row_id,
        framework=framework,
        model=name,
        model_published=published or name,
        stage=stage,
        strategy=strategy,
        seq_len=seq_len,
        seq_len_printed=printed or str(seq_len or ""),
        hardware=hardware,
        devices=8,
        tokens_per_second=tps,
        published_value=tps or 1.0,
        published_unit="tokens/p/s",
        scope="device" if tps is not None else "unclear",
        source="public/README",
        last_seen=last_seen,
    )
    return replace(row, **more)


def entries(
    rows: Iterable[tuple[str, str, int, str, str, int | None]], edition: str = NEW
) -> dict[tuple[str, JobKey], Requirement]:
    """(model, strategy, seq_len, framework, hardware, devices) rows as entries."""
    made = {}
    for number, (name, strategy, seq_len, framework, hardware, devices) in enumerate(rows, 1):
        key = JobKey(name, strategy, seq_len, framework, hardware)
        document = "000" if edition == NEW else "002"
        made[edition, key] = Requirement(key, edition, devices, document, number)
    return made


def cell(name: str, framework: str, feature: str, value: FeatureValue, detail: str = "") -> Feature:
    return Feature("series", name.title(), framework, feature, value, detail, (name,), NEW, "003")


YES, NO, NEVER = FeatureValue.SUPPORTED, FeatureValue.NOT_SUPPORTED, FeatureValue.NOT_PLANNED

REQUIREMENTS = {
    **entries(
        [
            ("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b", 4),
            ("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b23", 4),
            ("qwen2.5-7b", "full", 4096, "llama-factory", "snt9b", 8),
            ("qwen2.5-7b", "full", 4096, "llama-factory", "snt9b23", 8),
            ("qwen2.5-7b", "full", 4096, "verl", "snt9b", None),
            ("qwen2.5-7b", "full", 8192, "mindspeed-llm", "snt9b", 8),
            ("qwen2.5-7b", "lora", 4096, "mindspeed-llm", "snt9b", 2),
            ("qwen2.5-7b", "lora", 4096, "llama-factory", "snt9b23", 2),
            ("qwen2.5-7b", "grpo", 4096, "verl", "snt9b", 8),
            ("qwen2.5-7b", "dapo", 4096, "verl", "snt9b", 16),
            ("qwen2-7b", "full", 4096, "mindspeed-llm", "snt9b", 4),
            ("qwen2-7b", "full", 4096, "llama-factory", "snt9b", 1),
            ("qwen2-7b", "lora", 4096, "llama-factory", "snt9b", 8),
            ("qwen2-7b", "full", 4096, "mindspeed-llm", "snt9b23", 2),
            ("qwen2-7b", "full", 8192, "mindspeed-llm", "snt9b23", 2),
            ("vl-32b", "full", 4096, "llama-factory", "snt9b", 32),
            ("vl-32b", "full", 8192, "llama-factory", "snt9b", 16),
            ("qwen2.5-1.5b", "lora", 4096, "mindspeed-llm", "snt9b", 1),
        ]
    ),
    **entries(
        [
            ("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b", 8),
            ("qwen2.5-7b", "full", 2048, "mindspeed-llm", "snt9b", 2),
        ],
        OLD,
    ),
}

RATES = (
    rate("q2-4k", "qwen2-7b", 4034),
    rate("q2-32k", "qwen2-7b", 2040, 32768),
    rate("q25-32k", "qwen2.5-7b", 2177, 32768, last_seen="2024-10-22"),
    rate("q25-14b", "qwen2.5-14b", 1061, 32768),
    rate("q25-3b", "", 3704, 32768, published="Qwen2.5-3B"),
    rate("q25-unclear", "qwen2.5-7b", None, hardware="snt9b23"),
    rate("yi-34b", "", 855, published="Yi-34B"),
    rate(
        "rl",
        "qwen2.5-7b",
        110,
        None,
        printed="2048+2048",
        stage="rl",
        strategy="grpo",
        framework="mindspeed-rl",
    ),
)

TABLES = Tables(
    editions={
        OLD: Edition(OLD, ("002",), 1),
        NEW: Edition(NEW, ("000", "003"), 2, inferred=True),
    },
    documents={
        "000": Document("000", "minimum", NEW),
        "002": Document("002", "minimum", OLD),
        "003": Document("003", "features", NEW),
    },
    hardware={"snt9b": SNT9B, "snt9b23": SNT9B23},
    frameworks={key: Framework(key, name, "000") for key, name in FRAMEWORKS.items()},
    models={
        each.id: each
        for each in (
            model("qwen2.5-7b", "Qwen2.5", hidden=3584),
            model("qwen2-7b", "Qwen2", hidden=3584),
            model("qwen2.5-14b", "Qwen2.5", hidden=5120, layers=48),
            model("qwen2.5-1.5b", "Qwen2.5", hidden=1536),
            model("vl-32b", "VL", hidden=None),
        )
    },
    requirements=REQUIREMENTS,
    features=(
        cell("qwen2.5-7b", "mindspeed-llm", "full", YES),
        cell("qwen2.5-7b", "mindspeed-llm", "lora", YES),
        cell("qwen2.5-7b", "llama-factory", "methods", YES, "PT、SFT"),
        cell("qwen2.5-7b", "verl", "methods", YES, "GRPO"),
        cell("qwen2.5-1.5b", "mindspeed-llm", "lora", NO),
        cell("vl-32b", "mindspeed-llm", "full", NEVER),
    ),
    throughput=RATES,
    notes=(
        FootNote("zero", "llama-factory", "ZeRO", "ZeRO", "000", NEW),
        FootNote("all", "", "eight", "eight", "000", NEW),
        FootNote("old", "", "old", "old", "002", OLD),
    ),
    sha256="0" * 64,
)

JOB = Plan(
    model="qwen2.5-7b",
    stage="sft",
    strategy="full",
    seq_len=4096,
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2),
    goal=Goal(deadline_s=72 * 3600.0),
)
"""The example of the interface: 1.2 B tokens × 2 epochs in 72 hours."""


def with_rates(*rows: ThroughputRow) -> Tables:
    return replace(TABLES, throughput=rows)
