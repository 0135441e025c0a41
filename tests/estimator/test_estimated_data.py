"""An estimated count of tokens stays an estimate in everything that hangs on it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from estimator_tables import JOB, TABLES

from ascgui.catalog.load import load
from ascgui.charts.duration_series import chart_data
from ascgui.domain.answer import Answer
from ascgui.domain.plan import Goal, GoalKind, Plan, ThroughputChoice, Workload
from ascgui.estimator.answer import answer
from ascgui.estimator.assumptions import assumptions
from ascgui.estimator.axis import Axis, Parameter
from ascgui.estimator.counted import counted_words, estimate_ratios
from ascgui.estimator.curves import curves
from ascgui.estimator.inverse import Question
from ascgui.estimator.parametric import parametric
from ascgui.estimator.sensitivity import chance
from ascgui.language.language import Language
from ascgui.planfile.fields import gather, spread
from ascgui.viewmodels import plan_bindings
from ascgui.windows.questions_panel import Givens, _sentence, solved

ENGLISH = Language("en", {})
LINE = (
    "alpaca.jsonl 543421 bytes sha256:0123456789ab; 1001 of 1003 rows; estimate ×0.80…1.37;"
    " template none; llama-factory packed seq 4096; longer left out; 2026-11-30"
)
EXACT = replace(
    JOB,
    workload=Workload(tokens=1_000_000),
    throughput=ThroughputChoice(entered_tps=2000.0),
    goal=Goal(GoalKind.DEVICES, devices=8),
)
ROUGH = replace(
    EXACT, workload=replace(EXACT.workload, evidence=LINE, low_ratio=0.8, high_ratio=1.37)
)


def around(plan: Plan) -> tuple[float, float]:
    found = answer(plan, TABLES)
    assert found.duration is not None
    assert found.duration_s is not None
    return found.duration.low / found.duration_s, found.duration.high / found.duration_s


def codes(found: Answer) -> set[str]:
    return {issue.code for issue in found.issues}


def test_the_range_of_the_tokens_widens_the_range_of_the_duration() -> None:
    exact, rough = around(EXACT), around(ROUGH)
    assert rough[0] == pytest.approx(exact[0] * 0.8)
    assert rough[1] == pytest.approx(exact[1] * 1.37)


def test_the_figures_are_marked_but_not_the_rate() -> None:
    found = answer(ROUGH, TABLES)
    assert found.is_estimate
    assert found.data_is_estimate
    assert not found.rate_is_estimate
    assert not answer(EXACT, TABLES).is_estimate
    assert all(curve.is_estimate for curve in curves(ROUGH, TABLES))


def test_a_finding_says_that_it_is_an_estimate_and_how_to_count() -> None:
    assert "tokens-estimated" in codes(answer(ROUGH, TABLES))
    assert "tokens-estimated" not in codes(answer(EXACT, TABLES))
    without = replace(ROUGH, workload=replace(ROUGH.workload, tokens=None))
    assert "tokens-estimated" not in codes(answer(without, TABLES))


def test_the_chance_of_the_deadline_is_drawn_from_the_range_of_the_tokens() -> None:
    found = {each.parameter: each for each in assumptions(ROUGH, TABLES)}[Parameter.TOKENS]
    assert (found.low, found.high) == (pytest.approx(800_000), pytest.approx(1_370_000))
    assert not found.assumed
    drawn = chance(ROUGH, TABLES, draws=2000)
    exact = chance(EXACT, TABLES, draws=2000)
    assert drawn is not None
    assert exact is not None
    assert np.ptp(drawn.duration_s) > 1.5 * np.ptp(exact.duration_s)


def test_a_point_of_varied_inputs_has_the_range_of_its_own_plan() -> None:
    devices = Axis(Parameter.DEVICES, np.array([8.0, 16.0]))
    run = parametric(ROUGH, TABLES, (devices,))
    assert run is not None
    assert run.is_estimate("duration_s")
    assert not run.is_estimate("devices")
    found = answer(run.plan_at((1,)), TABLES)
    assert found.duration is not None
    assert run.figure_at("low_s", (1,)) == pytest.approx(found.duration.low)
    assert run.figure_at("high_s", (1,)) == pytest.approx(found.duration.high)
    # Tokens that are varied are as exact as they are asked.
    tokens = parametric(ROUGH, TABLES, (Axis(Parameter.TOKENS, np.array([1e6, 2e6])),))
    assert tokens is not None
    assert not tokens.is_estimate("duration_s")


@pytest.mark.parametrize(
    "binding",
    [plan_bindings.TOKENS, plan_bindings.SAMPLES, plan_bindings.TOKENS_PER_SAMPLE],
    ids=lambda binding: str(binding.key),
)
def test_a_number_entered_by_hand_ends_the_estimate(binding: plan_bindings.Binding) -> None:
    edited = replace(ROUGH, **binding.change(ROUGH, 500))
    assert not edited.workload.is_estimate
    assert edited.workload.evidence == ""
    epochs = replace(ROUGH, **plan_bindings.EPOCHS.change(ROUGH, 2.0))
    assert epochs.workload.is_estimate


def test_the_range_stands_in_the_file_as_numbers() -> None:
    values = spread(ROUGH)
    assert (values["count_low"], values["count_high"]) == (0.8, 1.37)
    assert gather(values) == ROUGH
    assert "count_low" not in spread(EXACT)


def test_a_file_of_an_older_program_keeps_its_estimate_and_one_edited_by_it_does_not() -> None:
    values = spread(ROUGH)
    older = {name: value for name, value in values.items() if not name.startswith("count_")}
    assert gather(older).workload.ratios == (0.8, 1.37)
    # It keeps the lines that it does not know, and drops where the count was from.
    edited = {name: value for name, value in values.items() if name != "counted_from"}
    assert not gather(edited).workload.is_estimate


def test_the_line_of_a_count_is_said_in_words() -> None:
    assert ENGLISH.show(counted_words(LINE)) == (
        "alpaca.jsonl (531 KiB, sha256 0123456789ab), 1,001 of 1,003 rows, estimated without a"
        " tokenizer, ×0.80…1.37, no template, llama-factory, packed, sequence length 4096, longer"
        " samples left out, 2026-11-30"
    )
    several = "a.json 2048 bytes, b.json 10 bytes, +3 files, 4096 bytes; tokenizer.json sha256:ab"
    assert ENGLISH.show(counted_words(several)) == (
        "a.json (2 KiB), b.json (10 B), 3 more files, 4 KiB together, tokenizer.json sha256:ab"
    )


def test_a_line_written_by_hand_is_shown_as_it_is() -> None:
    assert ENGLISH.show(counted_words("from a colleague, twice")) == "from a colleague, twice"
    assert estimate_ratios("from a colleague") is None
    assert estimate_ratios(LINE) == (0.8, 1.37)


def test_what_is_drawn_and_asked_from_an_estimate_carries_its_mark() -> None:
    tables = load().tables
    rough = solved(ROUGH, tables, Givens(72 * 3600.0, 8, None))
    exact = solved(EXACT, tables, Givens(72 * 3600.0, 8, None))
    assert rough.estimate
    assert not exact.estimate
    for question in (Question.DEVICES, Question.DEADLINE):
        assert "≈" in ENGLISH.show(_sentence(question, rough.found[question], rough))
        assert "≈" not in ENGLISH.show(_sentence(question, exact.found[question], exact))
    # How many tokens fit hangs on the rate alone, and that was entered.
    assert "≈" not in ENGLISH.show(_sentence(Question.TOKENS, rough.found[Question.TOKENS], rough))
    drawn = chart_data(answer(ROUGH, tables), curves(ROUGH, tables), tables)
    assert drawn.own is not None
    assert drawn.own.estimate
    late = chance(ROUGH, TABLES, draws=500)
    assert late is not None
    assert late.statement is not None
    assert "≈" in ENGLISH.show(late.statement)
