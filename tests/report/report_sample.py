"""A full answer made by hand, with everything that paper must be able to show."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from ascgui.catalog.load import Catalog
from ascgui.domain.answer import (
    Answer,
    Curve,
    Derivation,
    Durations,
    Evidence,
    EvidenceKind,
    RequiredDevices,
    Term,
)
from ascgui.domain.catalog import (
    Document,
    Edition,
    Feature,
    FeatureName,
    FeatureValue,
    FootNote,
    Framework,
    Hardware,
    JobKey,
    Requirement,
    Support,
    Tables,
    ThroughputRow,
)
from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.plan import Goal, Plan, Workload
from ascgui.domain.text import Quantity, Unit, text

HOUR = 3600.0
PRINTED_AT = datetime(2026, 11, 28, 16, 20)


def catalog() -> Catalog:
    names = {"full": "Full parameters", "lora": "LoRA", "flash_attention": "Flash attention"}
    features = tuple(FeatureName(key, name, name) for key, name in names.items())
    return Catalog(
        Tables(
            editions={"6.5.910": Edition("6.5.910", ("000", "003"), 2, inferred=True)},
            documents={
                "000": Document("000", "Minimum devices of each model", "6.5.910"),
                "003": Document("003", "Features of each model", "6.5.910"),
            },
            hardware={
                "snt9b": Hardware(
                    "snt9b", "Snt9b", "Ascend 910B class", 1, 8, 1, 64 * 2**30, None, 3e14, "000"
                ),
                "snt9b23": Hardware(
                    "snt9b23", "Snt9b23", "Ascend 910C class", 2, 8, 2, 64 * 2**30, None, 3e14, "0"
                ),
            },
            frameworks={
                "mindspeed-llm": Framework(
                    "mindspeed-llm", "MindSpeed-LLM", "000", features=features
                ),
                "llama-factory": Framework("llama-factory", "Llama-Factory", "000"),
            },
            models={},
            requirements={},
            features=(),
            throughput=(),
            notes=(),
            sha256="3f9a1c77" + "0" * 56,
        ),
        issues=(),
        folder=Path(),
    )


def plan() -> Plan:
    return Plan(
        name="Support assistant, first round",
        note="Asked for by the service desk. The cluster is free from the end of November.",
        model="qwen2.5-7b",
        framework="mindspeed-llm",
        hardware="snt9b",
        workload=Workload(tokens=1_200_000_000, epochs=2),
        goal=Goal(deadline_s=72 * HOUR),
        start=datetime(2026, 11, 30, 9, 0),
        price_per_card_hour=10.0,
    )


def rate(number: int, strategy: str = "full", stage: str = "pretrain") -> ThroughputRow:
    return ThroughputRow(
        id=f"ms-{number}",
        framework="mindspeed-llm",
        model="qwen2.5-7b",
        model_published="Qwen2.5-7B",
        stage=stage,
        strategy=strategy,
        seq_len=4096 * number,
        seq_len_printed=str(4096 * number),
        hardware="snt9b",
        devices=8,
        tokens_per_second=4034.0 / number,
        published_value=4034.0 / number,
        published_unit="tokens/s/p",
        scope="device",
        source="Ascend/MindSpeed-LLM:docs/pytorch/models/dense_model.md@9d6963b1",
        first_seen="2025-03-12",
        last_seen="2026-07-25",
    )


def evidence(number: int = 1) -> Evidence:
    row = rate(number)
    tps = row.tokens_per_second or 0.0
    return Evidence(
        kind=EvidenceKind.NEAREST,
        tps=tps,
        low=0.85 * tps,
        high=1.15 * tps,
        range_rule=text(
            "A rate of a near job is taken to be within {percent} either way.",
            percent=Quantity(0.15, Unit.PERCENT),
        ),
        explanation=text("Published for a near job ({when}).", when=row.last_seen),
        differences=(
            text(
                "The rate is of pretraining, whose sequences are full; the plan is supervised"
                " fine-tuning, whose samples leave padding unless they are packed: the plan is"
                " likely to take more time."
            ),
        ),
        row=row,
        sources=(Source(row.source, says="4034 tokens/s/p for Qwen2.5-7B"),),
        automatic=True,
    )


def issues() -> tuple[Issue, ...]:
    return (
        Issue(
            Severity.INFO,
            "nearest-throughput",
            text(
                "The throughput is that of a pretraining row. Supervised fine-tuning usually"
                " reaches less, so the training is likely to take longer than shown."
            ),
            text("Measure the first hundred steps and enter the tokens per second."),
            sources=(Source("Ascend/MindSpeed-LLM:docs/dense_model.md@9d6963b1"),),
        ),
        Issue(
            Severity.WARNING,
            "requirement-contradicts-feature",
            text(
                "The minimum table gives a device count for this job and the feature table says"
                " that it is not supported. One of the two documents is wrong."
            ),
            text("Ask the vendor which holds, or take a combination on which both agree."),
            sources=(
                Source("000", "6.5.910", "row 41", text("4 devices, full, 4096")),
                Source("003", "6.5.910", "table 1, row 10", text("not supported")),
            ),
        ),
        Issue(
            Severity.ERROR,
            "below-minimum",
            text("The job needs at least {n} devices.", n=4),
            text("Use 8 devices."),
        ),
    )


def durations() -> Durations:
    total, rate_of_eight = 2.4e9, 4034.0 * 8
    return Durations(
        expected=total / (rate_of_eight * 0.9),
        ideal=total / rate_of_eight,
        published=total / rate_of_eight * 0.9,
        low=total / (1.15 * rate_of_eight * 0.95),
        high=total / (0.85 * rate_of_eight * 0.85),
        range_rule=text("Low and high follow from the range of the throughput and of η ± 0.05."),
    )


def derivations() -> tuple[Derivation, ...]:
    terms = (
        Term("T", text("total tokens"), Quantity(2.4e9, Unit.TOKENS), text("given in the plan")),
        Term(
            "R",
            text("throughput"),
            Quantity(4034, Unit.TOKENS_PER_SECOND),
            text("nearest row of the catalog, Qwen2.5-7B, pretraining"),
        ),
        Term("η", text("scaling efficiency"), "0.9", text("assumed for this plan")),
    )
    return (
        Derivation(
            figure="required",
            title=text("Devices for the deadline"),
            formula="raw = T ÷ (R × D × η)",
            with_numbers=text("2,400,000,000 ÷ (4,034 × 259,200 × 0.9) = 2.55"),
            terms=(*terms, Term("D", text("deadline"), "72 h", text("given in the plan"))),
            steps=(
                text("2.55 → 3: whole devices"),
                text("3 → 4: not below the minimum of the catalog"),
                text("4 → 8: recommended, jobs under 8 devices usually run on 8"),
            ),
            result=text("8 devices"),
            source=text("document 000, device formula"),
        ),
        Derivation(
            figure="duration",
            title=text("Duration"),
            formula="T ÷ (R × N × η)",
            with_numbers=text("2,400,000,000 ÷ (4,034 × 8 × 0.9) = 82,631 s"),
            terms=(*terms, Term("N", text("devices"), "8", text("derived above"))),
            result=text("22 h 57 min"),
        ),
    )


def answer() -> Answer:
    spans = durations()
    start = datetime(2026, 11, 30, 9, 0)
    key = JobKey("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b")
    hours = 8 * spans.expected / HOUR
    return Answer(
        plan=plan(),
        edition="6.5.910",
        support=Support.SUPPORTED,
        requirement=Requirement(key, "6.5.910", 4, "000", 41, "min_devices.toml", 612),
        minimum_devices=4,
        evidence=evidence(),
        candidates=(evidence(), *(evidence(number) for number in (2, 4, 8))),
        total_tokens=2.4e9,
        required=RequiredDevices(2.55, 4, 8, 4),
        devices=8,
        cards=8,
        nodes=1,
        idle_devices=0,
        duration=spans,
        deadline_met=True,
        finish=start + timedelta(seconds=spans.expected),
        finish_low=start + timedelta(seconds=spans.low),
        finish_high=start + timedelta(seconds=spans.high),
        card_hours=hours,
        node_hours=hours / 8,
        cost=10 * hours,
        cost_low=80 * spans.low / HOUR,
        cost_high=80 * spans.high / HOUR,
        features=tuple(
            Feature(
                "Qwen2.5系列", "Qwen2.5-7B", "mindspeed-llm", feature, value, detail,
                ("qwen2.5-7b",), "6.5.910", "003",
            )
            for feature, value, detail in (
                ("full", FeatureValue.SUPPORTED, ""),
                ("lora", FeatureValue.SUPPORTED, ""),
                ("flash_attention", FeatureValue.SUPPORTED, ""),
                ("methods", FeatureValue.SUPPORTED, "PT、SFT、DPO"),
                ("long_sequence", FeatureValue.NOT_SUPPORTED, ""),
                ("moe", FeatureValue.NOT_PLANNED, ""),
            )
        ),
        notes=(
            FootNote(
                "zero",
                "llama-factory",
                "The ZeRO stage depends on the size of the cluster: a larger one may need a lower"
                " stage to reach its best rate.",
                "ZeRO 并行策略与集群规模有关：集群较大时，可用较低的级别获得更好的性能。",
                "000",
                "6.5.910",
            ),
        ),
        issues=issues(),
        derivations=derivations(),
    )  # fmt: skip


def curves() -> tuple[Curve, ...]:
    def curve(framework: str, hardware: str, tps: float, first: int, **more: bool) -> Curve:
        counts = tuple(count for count in (1, 2, 4, *range(8, 257, 8)) if count >= first)
        return Curve(
            framework,
            hardware,
            first,
            counts,
            tuple(2.4e9 / (tps * count * 0.9) for count in counts),
            replace(evidence(), tps=tps),
            **more,
        )

    return (
        curve("mindspeed-llm", "snt9b", 4034, 4, chosen=True),
        curve("mindspeed-llm", "snt9b23", 4500, 4),
        curve("llama-factory", "snt9b", 2600, 8),
        Curve(
            "llama-factory", "snt9b23", 8, (), (), None,
            reason=text("no throughput is known for this framework and hardware."),
        ),
    )  # fmt: skip
