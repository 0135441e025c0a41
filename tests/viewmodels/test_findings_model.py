from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Quantity, Unit, text
from ascgui.language.language import Language
from ascgui.viewmodels.findings import FindingsModel, IssueRole

ENGLISH = Language("en", {})
OTHER = Language("zh_CN", {"Warning": "警告", "too few": "太少"})


def issue(code, severity=Severity.WARNING, message=None, where=()):
    return Issue(severity, code, message or text("too few"), text("do this"), where)


@pytest.fixture
def model(qapp):
    made = FindingsModel(ENGLISH)
    tester = QAbstractItemModelTester(
        made, QAbstractItemModelTester.FailureReportingMode.Fatal, made
    )
    assert tester.model() is made
    return made


def codes(model):
    return [model.index(row).data(IssueRole).code for row in range(model.rowCount())]


def test_the_worst_finding_comes_first(model):
    model.put([issue("c", Severity.INFO), issue("b"), issue("a", Severity.ERROR)])
    assert codes(model) == ["a", "b", "c"]


def test_a_finding_whose_numbers_change_keeps_its_row(model, qtbot):
    model.put([issue("a"), issue("b")])
    longer = text("{n}", n=Quantity(2, Unit.DEVICES))
    with qtbot.waitSignal(model.dataChanged) as caught, qtbot.assertNotEmitted(model.modelReset):
        model.put([issue("a"), issue("b", message=longer)])
    assert caught.args[0].row() == caught.args[1].row() == 1
    assert model.index(1).data() == "2 devices"


def test_findings_come_and_go_without_the_others_being_touched(model, qtbot):
    model.put([issue("a"), issue("b"), issue("c")])
    with qtbot.assertNotEmitted(model.modelReset), qtbot.assertNotEmitted(model.dataChanged):
        model.put([issue("a"), issue("d"), issue("c")])
    assert codes(model) == ["a", "d", "c"]


def test_two_findings_of_one_code_about_different_places_stand_side_by_side(model):
    twice = [issue("a", where=(("field", name),)) for name in ("model", "stage")]
    model.put(twice)
    model.put(list(reversed(twice)))
    assert [one.at("field") for one in model.issues] == ["stage", "model"]


def test_the_same_finding_twice_is_shown_twice(model):
    model.put([issue("a"), issue("a")])
    model.put([issue("a")])
    assert codes(model) == ["a"]


def test_the_words_follow_the_language(model):
    model.put([issue("a")])
    model.speak(OTHER)
    assert model.index(0).data() == "太少"
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "警告: 太少"
    assert model.index(0).data(Qt.ItemDataRole.ToolTipRole) == "do this"
