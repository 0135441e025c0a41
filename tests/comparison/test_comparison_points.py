from __future__ import annotations

import csv
import io
import math

import numpy as np
import pytest
from comparison_examples import BASE, TABLES

from ascgui.comparison.points import csv_parts
from ascgui.estimator.axis import Parameter, listed
from ascgui.estimator.parametric import FIGURES, Parametric, parametric


def run(*axes: tuple[Parameter, list[float]]) -> Parametric:
    made = parametric(BASE, TABLES, tuple(listed(*axis)[0] for axis in axes))
    assert made is not None
    return made


def read(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_each_point_is_a_line_with_its_inputs_first() -> None:
    made = run((Parameter.DEADLINE, [3600.0, 86400.0]), (Parameter.TPS, [1000.0, 2000.5]))
    rows = read("".join(csv_parts(made)))
    assert list(rows[0]) == ["deadline", "tps", *(figure.id for figure in FIGURES)]
    assert [(row["deadline"], row["tps"]) for row in rows] == [
        ("3600", "1000"), ("3600", "2000.5"), ("86400", "1000"), ("86400", "2000.5"),
    ]  # fmt: skip
    for number, row in enumerate(rows):
        for figure in FIGURES:
            assert float(row[figure.id]) == made.figure_at(figure.id, made.point(number))


def test_points_come_in_the_order_asked_for_and_no_answer_is_empty() -> None:
    made = run((Parameter.SEQ_LEN, [4096, 8192]), (Parameter.DEADLINE, [3600.0, 86400.0]))
    made.figures["cost"][0, 0] = math.nan
    rows = read("".join(csv_parts(made, made.order("cost", descending=True))))
    assert rows[-1]["cost"] == ""
    costs = [float(row["cost"]) for row in rows[:-1]]
    assert costs == sorted(costs, reverse=True)


def test_many_points_come_in_parts() -> None:
    made = run((Parameter.TPS, np.arange(1.0, 20_001.0).tolist()))
    parts = list(csv_parts(made))
    assert len(parts) == 4
    assert len(read("".join(parts))) == 20_000
    assert float(read("".join(parts))[-1]["tps"]) == pytest.approx(20_000)
