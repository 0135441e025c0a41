"""A project with its tables, small enough to be checked by hand."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from ascgui.comparison.table import Comparison, compare
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import (
    Document,
    Edition,
    Framework,
    Hardware,
    JobKey,
    Model,
    Requirement,
    Tables,
    ThroughputRow,
)
from ascgui.domain.plan import Goal, GoalKind, Plan, ThroughputChoice, Workload
from ascgui.domain.project import Project, add, prefer
from ascgui.estimator.answer import answer

_ENTRIES = (
    ("mindspeed-llm", "snt9b", "full", 4),
    ("mindspeed-llm", "snt9b23", "full", 4),
    ("llama-factory", "snt9b", "full", 8),
    ("mindspeed-llm", "snt9b", "lora", 2),
    ("llama-factory", "snt9b23", "full", None),
)


def _rate(row_id: str, framework: str, hardware: str, stage: str, tps: float) -> ThroughputRow:
    return ThroughputRow(
        id=row_id,
        framework=framework,
        model="qwen2.5-7b",
        model_published="Qwen2.5-7B",
        stage=stage,
        strategy="full",
        seq_len=4096,
        seq_len_printed="4096",
        hardware=hardware,
        devices=8,
        tokens_per_second=tps,
        published_value=tps,
        published_unit="tokens/p/s",
        scope="device",
        source="a published table",
        last_seen="2025-03-11",
    )


def _key(strategy: str, framework: str, hardware: str) -> JobKey:
    return JobKey("qwen2.5-7b", strategy, 4096, framework, hardware)


TABLES = Tables(
    editions={"6.5.910": Edition("6.5.910", ("000",), 1)},
    documents={"000": Document("000", "Minimum devices", "6.5.910")},
    hardware={
        "snt9b": Hardware("snt9b", "Snt9b", "910B", 1, 8, 1, 64 * 2**30, None, None, "000"),
        "snt9b23": Hardware("snt9b23", "Snt9b23", "910C", 2, 8, 2, 64 * 2**30, None, None, "000"),
    },
    frameworks={
        "mindspeed-llm": Framework("mindspeed-llm", "MindSpeed-LLM", "000"),
        "llama-factory": Framework("llama-factory", "Llama-Factory", "000"),
    },
    models={"qwen2.5-7b": Model("qwen2.5-7b", "Qwen2.5", "dense", "000")},
    requirements={
        ("6.5.910", _key(strategy, framework, hardware)): Requirement(
            _key(strategy, framework, hardware), "6.5.910", devices, "000", row
        )
        for row, (framework, hardware, strategy, devices) in enumerate(_ENTRIES, 1)
    },
    features=(),
    throughput=(
        _rate("a", "mindspeed-llm", "snt9b", "sft", 4000.0),
        _rate("b", "mindspeed-llm", "snt9b23", "pretrain", 5000.0),
        _rate("c", "llama-factory", "snt9b", "sft", 2500.0),
    ),
    notes=(),
    sha256="0" * 64,
)

BASE = Plan(
    name="Base",
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2),
    goal=Goal(deadline_s=72 * 3600.0),
    start=datetime(2026, 12, 1, 9),
    price_per_card_hour=10.0,
    currency="CNY",
)

PROJECT = prefer(
    add(
        add(
            add(Project("Customer | A*"), BASE),
            replace(
                BASE,
                name='=HYPERLINK("x")|32 DIE',
                note="Two lines,\n<b>and</b> a “quote”",
                hardware="snt9b23",
                goal=Goal(GoalKind.DEVICES, 72 * 3600.0, 32),
            ),
        ),
        replace(
            BASE,
            name="",
            framework="llama-factory",
            throughput=ThroughputChoice(entered_tps=500.0),
            goal=Goal(GoalKind.DEVICES, 72 * 3600.0, 8),
        ),
    ),
    "2",
)


def answers(project: Project, tables: Tables = TABLES) -> dict[str, Answer]:
    return {scenario.id: answer(scenario.plan, tables) for scenario in project.scenarios}


def compared(project: Project = PROJECT) -> Comparison:
    return compare(project, answers(project), TABLES)
