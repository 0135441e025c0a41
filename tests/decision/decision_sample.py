"""A project with tables of its own, small enough to be checked by hand."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime

from ascgui.decision.blocks import Report
from ascgui.decision.contents import contents
from ascgui.decision.decision import Decision, decide
from ascgui.decision.options import ReportOptions
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
from ascgui.language.language import Language

ENGLISH = Language("en", {})
_ENTRIES = (
    ("mindspeed-llm", "snt9b", "full", 4),
    ("mindspeed-llm", "snt9b23", "full", 4),
    ("llama-factory", "snt9b", "full", 8),
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
    documents={"000": Document("000", "最小卡数", "6.5.910", "Minimum devices")},
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
    note="Fits before the release.",
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2),
    goal=Goal(deadline_s=72 * 3600.0),
    start=datetime(2026, 12, 1, 9),
    price_per_card_hour=10.0,
    currency="CNY",
)
WIDE = replace(
    BASE, name='=1+1 | <b>32</b> DIE', note="", hardware="snt9b23",
    goal=Goal(GoalKind.DEVICES, 72 * 3600.0, 32), price_per_card_hour=22.0,
)  # fmt: skip
SLOW = replace(
    BASE, name="慢但省", note="", throughput=ThroughputChoice(entered_tps=4400.0),
    goal=Goal(GoalKind.DEVICES, 72 * 3600.0, 4),
)  # fmt: skip
NOT_SUPPORTED = replace(
    BASE, name="", note="", framework="llama-factory", hardware="snt9b23",
    throughput=ThroughputChoice(entered_tps=3000.0),
)  # fmt: skip
BARE = replace(BASE, name="Bare", workload=Workload(), throughput=ThroughputChoice())

ONE = Project(scenarios=add(Project(), BASE).scenarios)
OPTIONS = ReportOptions(
    customer="Customer A", author="Planning group", day=date(2026, 11, 30), title=""
)


def project(*plans: Plan, preferred: str | None = None, name: str = "Which cluster") -> Project:
    made = Project(name)
    for plan in plans:
        made = add(made, plan)
    return prefer(made, preferred)


SEVERAL = project(BASE, WIDE, SLOW, NOT_SUPPORTED, preferred="1")


def decided(of: Project, scenarios: tuple[str, ...] | None = None) -> Decision:
    made = decide(of, TABLES, scenarios)
    assert made is not None
    return made


def report(of: Project, language: Language = ENGLISH, options: ReportOptions = OPTIONS) -> Report:
    made = contents(decided(of, options.scenarios), options, language)
    assert made is not None
    return made
