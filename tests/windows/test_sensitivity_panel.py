from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from working_panels import JOB as PRICED_JOB
from working_panels import settled, shown, typed

from ascgui.domain.plan import Goal, Plan
from ascgui.estimator.axis import Parameter
from ascgui.windows import sensitivity_panel
from ascgui.windows.sensitivity_panel import SensitivityPanel

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

JOB = replace(PRICED_JOB, goal=Goal(deadline_s=23.5 * 3600.0), start=datetime(2026, 12, 1, 9))


@pytest.fixture
def panel(qtbot, document, estimation, tongue, theme, catalog, new_job):
    document.replace(JOB, None, None)
    failures = []
    made = SensitivityPanel(
        document, estimation, catalog, tongue, theme, new_job(), failures.append
    )
    shown(qtbot, made)
    settled(qtbot, made)
    yield made
    assert failures == []


def test_the_chance_of_the_deadline_is_said_in_words_and_drawn(panel):
    met = panel.result.chance.met
    assert 0.3 < met < 0.9
    assert f"{met * 100:.0f}\u00a0%" in panel.words.text()
    assert panel.words.text().startswith("The deadline is met with")
    assert "nine of ten by" in panel.aside.text()
    assert panel.spread_chart.message() == ""
    assert panel.tornado_chart.message() == ""
    assert "100,000 draws with seed" in panel.method.text()


def test_ranges_stand_with_their_evidence_and_can_be_edited(qtbot, panel):
    low = panel.lows[Parameter.TPS]
    assert low.meant == pytest.approx(4000 * 0.95)
    assert low.note.sentence != ""
    before = panel.result.chance.met
    typed(qtbot, panel, panel.highs[Parameter.TPS], "8000")
    assert panel.result.chance.met > before
    assert low.note.sentence == "The range was entered."
    assert panel.evidence_link.isVisible()
    panel.evidence_link.click()
    settled(qtbot, panel)
    assert panel.result.chance.met == before
    assert not panel.evidence_link.isVisible()


def test_a_range_without_the_plans_value_is_said_beside_it(qtbot, panel):
    typed(qtbot, panel, panel.lows[Parameter.TOKENS], "2B")
    assert "does not hold the plan's own value" in panel.lows[Parameter.TOKENS].note.sentence
    typed(qtbot, panel, panel.lows[Parameter.TOKENS], "1B")
    assert panel.lows[Parameter.TOKENS].note.sentence == "The range was entered."


def test_the_same_seed_draws_the_same_and_another_seed_nearly_so(qtbot, panel):
    before = panel.result.chance.met
    typed(qtbot, panel, panel.seed, "7")
    other = panel.result.chance.met
    assert other != before
    assert other == pytest.approx(before, abs=0.02)
    typed(qtbot, panel, panel.seed, "20260101")
    assert panel.result.chance.met == before
    typed(qtbot, panel, panel.seed, "-1")
    assert "must be from 0" in panel.seed.note.sentence
    assert panel.result.chance.met == before


def test_each_figure_has_its_bars(panel):
    for figure, title in (("devices", "Devices"), ("cost", "Cost"), ("duration_s", "Duration")):
        panel.figure._take(figure)
        assert panel.tornado_chart.data.title.template == title
        assert panel.tornado_chart.message() == ""


def test_an_end_of_a_bar_becomes_a_scenario(qtbot, panel):
    wanted = []
    panel.scenario_wanted.connect(wanted.append)
    assert not panel.use_button.isEnabled()
    panel.tornado_chart.point_chosen.emit((Parameter.EFFICIENCY, 0))
    panel.use_button.click()
    (plan,) = wanted
    assert plan.efficiency == pytest.approx(0.85)
    assert plan.name == "7B: Scaling efficiency 0.85"
    panel.choose((Parameter.TOKENS, 1))
    panel.use()
    assert wanted[1].workload.tokens == 1_320_000_000


def test_a_plan_without_a_deadline_or_price_says_what_is_missing(qtbot, panel, document):
    document.replace(replace(JOB, goal=Goal(), price_per_card_hour=None, start=None), None, None)
    settled(qtbot, panel)
    assert panel.words.text().startswith("Half of the draws take at most")
    assert panel.aside.text().startswith("Nine of ten draws take from")
    panel.figure._take("devices")
    assert "no deadline" in panel.tornado_chart.message()
    panel.figure._take("cost")
    assert "no price" in panel.tornado_chart.message()
    assert not panel.lows[Parameter.PRICE].isVisible()


def test_an_empty_plan_says_what_is_missing(qtbot, panel, document):
    document.replace(Plan(), None, None)
    settled(qtbot, panel)
    assert panel.note.sentence != ""
    assert not panel.words.isVisible()
    assert "no duration" in panel.tornado_chart.message()
    assert not panel.use_button.isVisible()


def test_work_that_is_cancelled_says_so(qtbot, panel, monkeypatch):
    monkeypatch.setattr(sensitivity_panel, "chance", lambda *_args, **_more: None)
    monkeypatch.setattr(sensitivity_panel, "sensitivity_of", lambda *_args, **_more: None)
    panel.compute()
    settled(qtbot, panel)
    assert "Stopped" in panel.note.sentence


def test_it_speaks_chinese_and_follows_another_catalog(qtbot, panel, tongue, catalog):
    tongue.switch("zh_CN")
    assert panel.words.text() == tongue.show(panel.result.chance.statement).replace(" %", "\u00a0%")
    panel.set_catalog(replace(catalog))
    settled(qtbot, panel)
    assert panel.result.chance is not None


def test_every_input_has_a_name_of_its_own(panel):
    names = [
        field.editor.accessibleName()
        for field in (*panel.lows.values(), *panel.highs.values(), panel.seed, panel.figure)
    ]
    assert all(names)
    assert len(set(names)) == len(names)
