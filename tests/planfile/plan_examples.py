"""Small tables and plans for the tests of the plan file and of the command line."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from ascgui.domain.answer import Answer
from ascgui.domain.catalog import (
    Document,
    Edition,
    Feature,
    FeatureValue,
    Framework,
    Hardware,
    JobKey,
    Model,
    Requirement,
    Tables,
    ThroughputRow,
)
from ascgui.domain.names import fold
from ascgui.domain.plan import Goal, GoalKind, Plan, ThroughputChoice, Workload
from ascgui.estimator.answer import answer

KEY = JobKey("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b")

RATE = ThroughputRow(
    id="mindspeed-llm-qwen2.5-7b-4096",
    framework="mindspeed-llm",
    model="qwen2.5-7b",
    model_published="Qwen2.5-7B",
    stage="pretrain",
    strategy="full",
    seq_len=4096,
    seq_len_printed="4096",
    hardware="snt9b",
    devices=8,
    tokens_per_second=4034.0,
    published_value=4034.0,
    published_unit="tokens/p/s",
    scope="device",
    source="a published table",
    last_seen="2025-03-11",
)

PLAN = Plan(
    name="Qwen2.5 7B 微调",
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2.0),
    goal=Goal(GoalKind.DEADLINE, deadline_s=72 * 3600.0),
    start=datetime(2026, 12, 1, 9, 0),
    price_per_card_hour=10.0,
    currency="CNY",
)

FULL_PLAN = replace(
    PLAN,
    note='Two lines,\nwith "quotes" and a \\ in them',
    edition="6.5.910",
    throughput=ThroughputChoice(entered_tps=4000.5, row_id=RATE.id),
    goal=Goal(GoalKind.DEVICES, deadline_s=5400.0, devices=16),
)


def tables(devices: int | None = 4, tps: float = 4034.0, sha256: str = "a" * 64) -> Tables:
    """Return tables with one model whose minimum and rate are as given."""
    return Tables(
        editions={"6.5.910": Edition("6.5.910", ("000", "003"), 2)},
        documents={"000": Document("000", "Minimum devices", "6.5.910")},
        hardware={
            "snt9b": Hardware("snt9b", "Snt9b", "910B", 1, 8, 1, 64 * 2**30, None, None, "x"),
            "snt9b23": Hardware("snt9b23", "Snt9b23", "910C", 2, 8, 2, 64 * 2**30, None, None, "x"),
        },
        frameworks={"mindspeed-llm": Framework("mindspeed-llm", "MindSpeed-LLM", "x")},
        models={
            "qwen2.5-7b": Model("qwen2.5-7b", "Qwen2.5", "dense", "x", ("Qwen2.5-7B-Instruct",)),
            "qwen2.5-14b": Model("qwen2.5-14b", "Qwen2.5", "dense", "x"),
        },
        requirements={("6.5.910", KEY): Requirement(KEY, "6.5.910", devices, "000", 7)},
        features=(
            Feature(
                "Qwen2.5", "7B", "mindspeed-llm", "full", FeatureValue.SUPPORTED, "PT、SFT",
                ("qwen2.5-7b",), "6.5.910", "003",
            ),
            Feature(
                "Qwen2.5", "7B", "mindspeed-llm", "moe", FeatureValue.NOT_PLANNED, "",
                ("qwen2.5-7b",), "6.5.910", "003",
            ),
        ),
        throughput=(replace(RATE, tokens_per_second=tps),),
        notes=(),
        sha256=sha256,
        aliases={
            fold("qwen2.5-7b"): "qwen2.5-7b",
            fold("Qwen2.5-7B-Instruct"): "qwen2.5-7b",
            fold("qwen2.5-14b"): "qwen2.5-14b",
        },
    )  # fmt: skip


def answered(plan: Plan, known: Tables | None = None) -> Answer:
    """Return the answer of ``plan``."""
    return answer(plan, known or tables())
