from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).parents[1] / "runlogs"))
from invented_logs import Job, arguments, megatron

from ascgui.charts.linear_ticks import round_ticks
from ascgui.charts.scaling_series import scaling_data
from ascgui.charts.steps_series import steps_data
from ascgui.domain.text import text
from ascgui.estimator.scaling import Point, fit
from ascgui.runlogs.dropping import Dropped
from ascgui.runlogs.measuring import measure
from ascgui.runlogs.reading import read
from ascgui.session.tongue import Tongue


@pytest.fixture
def found(tmp_path):
    path = tmp_path / "two.log"
    lines = [
        *arguments(16, 4096),
        *megatron(Job(steps=50)),
        *megatron(Job(steps=30, first=31)),
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return measure(read(path))


def test_ticks_are_round_numbers_within_the_range():
    assert round_ticks(0, 10, 5) == (0, 2, 4, 6, 8, 10)
    assert round_ticks(1990.1, 2009.9, 4) == (1995, 2000, 2005)
    assert round_ticks(5, 5, 4) == ()
    assert round_ticks(float("nan"), 5, 4) == ()


def test_runs_follow_one_another_on_the_axis(found):
    data = steps_data(found)
    assert np.all(np.diff(data.place) > 0)
    assert data.begins == (51,)
    assert data.number_at(51) == 31
    assert data.number_at(50) == 50


def test_first_steps_are_marked_and_stand_at_the_edge(found):
    data = steps_data(found)
    assert {why: int(these.sum()) for why, these in data.left_out().items()} == {Dropped.FIRST: 2}
    assert data.beyond == 2
    low, high = data.range
    assert low < found.low < found.tps < found.high < high


def test_the_chart_draws_says_and_copies_the_steps(qtbot, theme, found):
    from ascgui.charts.steps_chart import StepsChart

    chart = StepsChart(Tongue(), theme)
    qtbot.addWidget(chart)
    chart.resize(500, 400)
    with qtbot.waitExposed(chart):
        chart.show()
    assert "throughput of each step" in chart.message()
    chart.put(steps_data(found), None)
    assert chart.message() == ""
    assert "warm-up" in chart.legend()
    chart.grab()
    chart.copy()
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0].startswith("run\tstep\tseconds\ttokens")
    assert len(lines) == 81
    assert lines[1].endswith("First step of a run: warm-up is in it")
    chart.put(None, text("There are no steps to draw."))
    assert chart.message() == "There are no steps to draw."


def test_the_scaling_chart_draws_points_curve_and_range(qtbot, theme):
    from ascgui.charts.scaling_chart import ScalingChart

    scaling = fit([Point(8, 2000.0, 1950.0, 2050.0), Point(64, 1800.0), Point(512, 1620.0)])
    data = scaling_data(scaling, 128)
    assert [point.devices for point in data.points] == [8, 64, 512]
    assert data.devices[0] == 8
    assert data.devices[-1] == 1024
    assert data.marked == 128
    assert scaling_data(scaling, 4).marked is None
    chart = ScalingChart(Tongue(), theme)
    qtbot.addWidget(chart)
    chart.resize(500, 400)
    with qtbot.waitExposed(chart):
        chart.show()
    chart.put(data, None)
    chart.grab()
    assert "the&nbsp;plan:&nbsp;128" in chart.legend()
    copied = chart.as_tsv().splitlines()
    assert copied[1].startswith("8\t2000.0\t")
    # A curve that ends where it was measured has nothing to extrapolate, and none breaks it.
    chart.put(scaling_data(fit([Point(1, 10.0), Point(2, 9.0)])), None)
    chart.grab()
