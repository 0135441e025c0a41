from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.estimator.scaling import Point, fit
from ascgui.language.language import Language
from ascgui.runlogs import megatron, verl
from ascgui.runlogs.form import NEEDS_DEVICES, Given
from ascgui.runlogs.measuring import Measurement
from ascgui.session.log_shelf import LogEntry, LogState
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.log_shown import job_of, names_of, scaling_words, shown
from ascgui.viewmodels.logs_model import COLUMNS, LogsModel

SAY = Language("en", {}).show
FOUND = Measurement(
    file="a.log", form=megatron.FORM, given=Given(), devices=16, devices_from_log=True,
    seq_len=4096, layout=(("tp", 8),), steps_read=60, tokens_per_sample=None,
    response_length=None, prompt_length=None, measured_on=None, tps=2013.4, low=1980.2,
    high=2047.9, drift=-0.03, steps_used=59,
)  # fmt: skip
MEASURED = LogEntry(Path("/logs/a.log"), LogState.MEASURED, found=FOUND)


@pytest.fixture
def model(qapp):
    made = LogsModel(Tongue())
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    return made


def cells(model, row=0):
    return [model.index(row, at).data() for at in range(model.columnCount())]


def test_a_measured_log_shows_its_figures(model):
    model.put([MEASURED])
    assert cells(model)[:6] == ["a.log", "measured", "2,013", "1,980 – 2,048", "16", "59"]
    assert len(COLUMNS) == model.columnCount()


def test_what_a_log_lacks_or_why_it_is_refused_is_told_by_its_state(model):
    lacking = replace(
        MEASURED,
        state=LogState.NEEDS_INPUT,
        found=replace(FOUND, tps=None, needs=(NEEDS_DEVICES,)),
    )
    refusal = Issue(Severity.ERROR, "empty-file", text("The file is empty."))
    refused = LogEntry(Path("/logs/b.log"), LogState.REFUSED, refusal=refusal)
    model.put([lacking, refused])
    tips = [model.index(row, 1).data(Qt.ItemDataRole.ToolTipRole) for row in (0, 1)]
    assert "number of devices is needed" in tips[0]
    assert "The file is empty." in tips[1]


def test_a_log_that_changes_keeps_its_row(model, qtbot):
    model.put([MEASURED])
    with qtbot.waitSignal(model.dataChanged), qtbot.assertNotEmitted(model.modelReset):
        model.put([replace(MEASURED, saved_row="row")])
    assert cells(model)[1] == "saved"
    with qtbot.waitSignal(model.modelReset):
        model.put([])


def test_logs_of_one_name_are_told_apart_by_their_folders():
    paths = [Path("/x/n8/train.log"), Path("/x/n16/train.log")]
    assert names_of(paths) == ("n8/train.log", "n16/train.log")
    assert names_of(paths[:1]) == ("train.log",)


def test_the_rate_stands_first_in_words():
    said = shown(MEASURED)
    assert SAY(said.words) == "2,013 tokens/s per device"
    assert SAY(said.aside) == "1,980 – 2,048 tokens/s (10th to 90th percentile)"
    facts = [SAY(fact) for fact in said.facts]
    assert facts == [
        "59 of 60 steps used",
        "3 % slower at the end",
        "16 devices, from the log",
        "sequence length 4096",
        "layout TP8",
    ]


def test_the_job_comes_from_the_log_first_and_then_from_the_plan():
    plan = Plan(model="qwen2.5-7b", framework="llama-factory", hardware="snt9b", seq_len=8192)
    job = job_of(FOUND, plan)
    assert (job.model, job.framework, job.hardware) == ("qwen2.5-7b", "mindspeed-llm", "snt9b")
    assert (job.seq_len, job.strategy, job.stage) == (4096, "full", "sft")


def test_the_strategy_of_another_kind_of_work_is_not_taken_over():
    assert job_of(replace(FOUND, form=verl.FORM), Plan(strategy="full")).strategy == ""
    assert job_of(replace(FOUND, form=verl.FORM), Plan(strategy="grpo")).strategy == "grpo"


def test_a_curve_is_one_sentence():
    def words(*rates):
        return SAY(scaling_words(fit([Point(8 * 8**n, tps) for n, tps in enumerate(rates)])))

    assert words(2000, 2000) == "No loss from 8 devices to 64 devices"
    assert words(2000, 1800, 1620) == "Each doubling of the devices costs 3.45 %"
