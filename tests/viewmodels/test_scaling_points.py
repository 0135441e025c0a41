from __future__ import annotations

from dataclasses import replace

from ascgui.domain.catalog import ThroughputRow
from ascgui.domain.plan import Plan, ScalingPoint
from ascgui.language.language import Language
from ascgui.viewmodels.scaling_points import Measured, differing, of_rows, usual_job

PLAN = Plan(model="qwen2.5-7b", framework="mindspeed-llm", hardware="snt9b")
ROW = ThroughputRow(
    id="a", framework="mindspeed-llm", model="qwen2.5-7b", model_published="qwen2.5-7b",
    stage="sft", strategy="full", seq_len=4096, seq_len_printed="4096", hardware="snt9b",
    devices=8, tokens_per_second=2000.0, published_value=2000.0,
    published_unit="tokens/s per device", scope="device", source="one.log sha256:00", measured=True,
)  # fmt: skip


def log(name, devices, framework="mindspeed-llm", seq_len=4096):
    return Measured(name, name, ScalingPoint(devices, 1900.0), (framework, seq_len))


def test_only_what_was_measured_on_known_devices_is_offered_and_the_plan_s_job_first():
    other = replace(ROW, id="b", model="llama3.1-8b", devices=16)
    rows = [
        other,
        ROW,
        replace(ROW, id="c", measured=False),
        replace(ROW, id="d", devices=None),
        replace(ROW, id="e", tokens_per_second=None),
    ]
    assert [one.id for one in of_rows(rows, PLAN)] == ["a", "b"]
    assert of_rows(rows, PLAN)[0].name == "one.log"


def test_an_open_log_joins_the_saved_rates_of_the_job_that_it_may_be_of():
    saved = of_rows([ROW, replace(ROW, id="b", model="llama3.1-8b", devices=16)], PLAN)
    measured = (log("new.log", 64), *saved)
    job = usual_job(measured, PLAN)
    assert [one.id for one in measured if one.is_of(job)] == ["new.log", "a"]
    assert differing(one for one in measured if one.is_of(job)) is None


def test_what_is_no_one_job_is_said_with_the_values():
    saved = of_rows([ROW, replace(ROW, id="b", model="llama3.1-8b", devices=16)], PLAN)
    said = Language("en", {}).show(differing((*saved, log("x", 4, seq_len=8192))))
    assert "sequence length (4096, 8192)" in said
    assert "model (llama3.1-8b, qwen2.5-7b)" in said
    assert "framework" not in said


def test_the_plan_s_own_job_goes_before_one_that_was_measured_more_often():
    rows = [replace(ROW, id=f"o{n}", model="llama3.1-8b", devices=n) for n in (8, 16, 32)]
    rows += [ROW, replace(ROW, id="big", devices=64)]
    assert usual_job(of_rows(rows, PLAN), PLAN)[2] == "qwen2.5-7b"
    assert usual_job(of_rows(rows, Plan()), Plan())[2] == "llama3.1-8b"
    assert usual_job((), PLAN) is None
