from __future__ import annotations

from dataclasses import replace

import pytest
from working_panels import JOB, settled, shown, typed

from ascgui.domain.plan import Formula, Goal, GoalKind, Plan
from ascgui.estimator.answer import answer
from ascgui.estimator.inverse import Question
from ascgui.widgets.derivation_panel import DerivationPanel
from ascgui.windows.questions_panel import QuestionsPanel

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def panel(qtbot, document, estimation, tongue, theme, catalog, new_job):
    document.replace(JOB, None, None)
    failures = []
    made = QuestionsPanel(document, estimation, catalog, tongue, theme, new_job(), failures.append)
    shown(qtbot, made)
    settled(qtbot, made)
    yield made
    assert failures == []


def said(panel, question):
    return panel.cards[question].answer.text().replace("\N{NO-BREAK SPACE}", " ")


def test_every_answer_is_a_sentence_with_figure_unit_and_evidence(panel):
    assert said(panel, Question.DEVICES) == "On 8 devices the job finishes within 72 h."
    assert said(panel, Question.DEADLINE) == "On 8 devices the job finishes within 23 h 9 min."
    assert said(panel, Question.TOKENS).startswith("On 8 devices, 3,732,480,000 tokens per epoch")
    assert said(panel, Question.EPOCHS) == "Epochs that fit within 72 h on 8 devices: 6."
    assert "tokens/s per device to finish within 72 h" in said(panel, Question.TPS)
    assert "a scaling efficiency of 0.2894" in said(panel, Question.EFFICIENCY)
    assert said(panel, Question.SEQ_LEN).startswith("On 8 devices sequences may be up to ")
    aside = panel.cards[Question.TOKENS].aside.text()
    assert "4,000 × 8 × 259,200 × 0.9 ÷ 2" in aside
    assert "Throughput: " in aside


def test_what_is_entered_goes_before_what_the_plan_says(qtbot, panel):
    typed(qtbot, panel, panel.devices, "64")
    typed(qtbot, panel, panel.deadline, "2h")
    assert said(panel, Question.DEADLINE).startswith("On 64 devices the job finishes within 2 h")
    assert "within 2 h" in said(panel, Question.DEVICES)
    typed(qtbot, panel, panel.devices, "")
    assert said(panel, Question.DEADLINE).startswith("On 8 devices")


def test_a_budget_says_what_it_buys_and_whether_the_job_fits(qtbot, panel):
    card = panel.cards[Question.BUDGET]
    assert "Enter a budget" in card.aside.text()
    typed(qtbot, panel, panel.budget, "10000")
    assert said(panel, Question.BUDGET) == "CNY 10,000 buys 5 d 5 h on 8 devices."
    assert "so it fits" in card.aside.text()
    typed(qtbot, panel, panel.budget, "100")
    assert "more than the budget" in card.note.sentence
    assert "so it fits" not in card.aside.text()
    typed(qtbot, panel, panel.budget, "0")
    assert "must be a number above 0" in card.note.sentence
    assert not card.use_button.isVisible()


@pytest.mark.parametrize(
    ("question", "name"),
    [
        (Question.DEVICES, "7B: Devices 8"),
        (Question.DEADLINE, "7B: Deadline 23 h 9 min"),
        (Question.TOKENS, "7B: Tokens per epoch 3,732,480,000"),
        (Question.EPOCHS, "7B: Epochs 6"),
        (Question.SEQ_LEN, None),
        (Question.TPS, None),
        (Question.EFFICIENCY, None),
    ],
)
def test_each_answer_becomes_a_scenario_that_meets_it(panel, catalog, question, name):
    wanted = []
    panel.scenario_wanted.connect(wanted.append)
    panel.cards[question].use_button.click()
    (plan,) = wanted
    assert plan.name.startswith("7B: ")
    if name is not None:
        assert plan.name == name
    if question is not Question.SEQ_LEN:
        assert answer(plan, catalog.tables).deadline_met


def test_what_fits_a_budget_becomes_a_scenario_within_it(qtbot, panel, catalog):
    typed(qtbot, panel, panel.budget, "10000")
    wanted = []
    panel.scenario_wanted.connect(wanted.append)
    panel.cards[Question.BUDGET].use_button.click()
    assert answer(wanted[0], catalog.tables).cost == pytest.approx(10000, rel=1e-3)


def test_an_answer_is_explained(qtbot, panel):
    card = panel.cards[Question.TPS]
    card.explain_button.click()
    shown = card.findChild(DerivationPanel)
    assert "R = T ÷ (N × D × η)" in shown.page.toPlainText()
    shown.close()


def test_what_cannot_be_answered_says_why(qtbot, panel, document):
    typed(qtbot, panel, panel.devices, "8")
    typed(qtbot, panel, panel.deadline, "1h")
    card = panel.cards[Question.EFFICIENCY]
    assert "above 1 a cluster would be faster" in card.note.sentence
    assert not card.answer.isVisible()
    assert not card.use_button.isVisible()
    typed(qtbot, panel, panel.devices, "0")
    assert "above 0" in panel.cards[Question.DEADLINE].note.sentence


def test_without_a_deadline_or_devices_it_asks_for_them(qtbot, panel, document):
    document.replace(Plan(), None, None)
    settled(qtbot, panel)
    assert panel.cards[Question.TOKENS].aside.text() == "Enter a deadline and devices beside."
    assert panel.cards[Question.DEVICES].aside.text() == "Enter a deadline beside."
    typed(qtbot, panel, panel.deadline, "3d")
    typed(qtbot, panel, panel.devices, "8")
    assert panel.cards[Question.TOKENS].note.sentence != ""
    assert panel.cards[Question.TOKENS].answer.text() == ""


def test_the_printed_formula_gives_the_most_efficiency_and_not_the_least(qtbot, panel, document):
    document.apply("x", formula=Formula.PUBLISHED, goal=Goal(GoalKind.DEVICES, 20 * 3600.0, 8))
    settled(qtbot, panel)
    assert "By the printed formula" in said(panel, Question.EFFICIENCY)


def test_it_speaks_chinese_and_follows_another_catalog(qtbot, panel, tongue, catalog):
    before = said(panel, Question.SEQ_LEN)
    tongue.switch("zh_CN")
    assert panel.cards[Question.DEVICES].use_button.text() == tongue.say("Make a scenario")
    tongue.switch("en")
    assert said(panel, Question.SEQ_LEN) == before
    panel.set_catalog(replace(catalog))
    settled(qtbot, panel)
    assert said(panel, Question.SEQ_LEN) == before


def test_inputs_and_buttons_have_names_of_their_own(panel):
    names = [
        field.editor.accessibleName() for field in (panel.deadline, panel.devices, panel.budget)
    ]
    names += [card.use_button.accessibleName() for card in panel.cards.values()]
    names += [card.explain_button.accessibleName() for card in panel.cards.values()]
    assert all(names)
    assert len(set(names)) == len(names)
