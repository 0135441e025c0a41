from __future__ import annotations

import tomllib
from dataclasses import fields

import pytest

from ascgui.catalog.load import load
from ascgui.domain.plan import Formula, Plan, Rounding
from ascgui.estimator.answer import answer
from ascgui.language.forms import Dates, Durations, Forms, Grouping, Sizes
from ascgui.language.language import Language
from ascgui.planfile.read import read
from ascgui.planfile.write import save
from ascgui.session.preferences import ENTRIES, Preferences
from ascgui.session.settings import Settings

OTHER = {
    "grouping": Grouping.SPACE,
    "dates": Dates.ISO,
    "durations": Durations.HOURS,
    "sizes": Sizes.DECIMAL,
    "new_framework": "verl",
    "new_hardware": "snt9b23",
    "new_efficiency": 0.7,
    "new_price": 3.5,
    "new_currency": "CNY",
    "new_formula": Formula.PUBLISHED,
    "new_rounding": Rounding.EXACT,
    "plans_folder": "/plans",
    "reports_folder": "/reports",
}


def test_every_preference_has_its_place_in_the_file():
    assert set(ENTRIES) == {field.name for field in fields(Preferences)}
    assert len({(entry.table, entry.key) for entry in ENTRIES.values()}) == len(ENTRIES)


def test_all_of_them_are_there_the_next_time_each_under_its_heading(tmp_path):
    settings = Settings(tmp_path)
    assert settings.change(**OTHER) is None
    assert Settings(tmp_path).preferences == Preferences(**OTHER)
    written = tomllib.loads(settings.path.read_text())
    assert written["new_plan"]["framework"] == "verl"
    assert written["numbers"] == {
        "grouping": "space", "dates": "iso", "durations": "hours", "sizes": "decimal",
    }  # fmt: skip
    assert written["folders"]["plans"] == "/plans"


def test_the_file_says_what_each_of_them_may_be(tmp_path):
    settings = Settings(tmp_path)
    settings.change(**OTHER)
    written = settings.path.read_text()
    assert 'grouping = "space" # comma, space or none' in written
    assert "[new_plan] # what each new plan starts with; plans that were saved keep" in written


def test_a_preference_of_the_top_is_added_above_the_tables(tmp_path):
    settings = Settings(tmp_path)
    settings.change(new_price=2.0)
    settings.change(theme="dark")
    assert Settings(tmp_path).preferences == Preferences(new_price=2.0, theme="dark")


def test_what_is_taken_back_leaves_the_file(tmp_path):
    settings = Settings(tmp_path)
    settings.change(new_price=2.0, plans_folder="/plans")
    settings.change(new_price=None, plans_folder=None)
    assert "price" not in settings.path.read_text()
    assert Settings(tmp_path).preferences == Preferences()


@pytest.mark.parametrize(
    "line",
    [
        'efficiency = "high"',
        "efficiency = 0",
        "efficiency = -1",
        "efficiency = inf",
        "efficiency = true",
        "efficiency = 1e300",
        f"efficiency = 1{'0' * 400}",
        f"efficiency = 0x{'f' * 5000}",
        f"price_per_card_hour = 1{'0' * 400}",
        "price_per_card_hour = -1",
        'formula = "guessed"',
        "hardware = 9",
    ],
)
def test_one_value_that_cannot_be_used_keeps_the_others(tmp_path, line):
    (tmp_path / "settings.toml").write_text(
        f'theme = "dark"\n[new_plan]\n{line}\ncurrency = "CNY"\n'
    )
    settings = Settings(tmp_path)
    assert settings.preferences == Preferences(theme="dark", new_currency="CNY")
    assert [issue.code for issue in settings.issues] == ["settings-value"]
    assert f"new_plan.{line.split()[0]}" in Language("en", {}).show(settings.issues[0].message)


def test_a_heading_that_is_no_table_keeps_the_others(tmp_path):
    (tmp_path / "settings.toml").write_text('theme = "dark"\nnew_plan = 3\n')
    settings = Settings(tmp_path)
    assert settings.preferences == Preferences(theme="dark")
    assert settings.change(new_price=2.0) is None
    assert Settings(tmp_path).preferences == Preferences(theme="dark", new_price=2.0)


def test_a_line_that_breaks_the_file_does_not_take_the_others_with_it(tmp_path):
    broken = 'theme = "dark"\n[new_plan]\nefficiency = 0,85\ncurrency = "CNY"\n'
    (tmp_path / "settings.toml").write_text(broken)
    settings = Settings(tmp_path)
    assert settings.preferences == Preferences(theme="dark", new_currency="CNY")
    assert [issue.code for issue in settings.issues] == ["settings-broken"]
    assert (tmp_path / "settings.broken.toml").read_text() == broken
    settings.change(language="en")
    # The next start, too, knows what could be read.
    again = Settings(tmp_path)
    assert again.issues == ()
    assert again.preferences == Preferences(theme="dark", new_currency="CNY", language="en")


def test_broken_files_do_not_take_the_place_of_one_another(tmp_path):
    for number in range(3):
        (tmp_path / "settings.toml").write_text(f"broken {number}")
        assert [issue.code for issue in Settings(tmp_path).issues] == ["settings-broken"]
    kept = sorted(path.read_text() for path in tmp_path.glob("settings.broken*.toml"))
    assert kept == ["broken 0", "broken 1", "broken 2"]


def test_a_new_plan_starts_with_what_is_preferred():
    plan = Preferences(**OTHER).new_plan()
    assert plan == Plan(
        framework="verl",
        hardware="snt9b23",
        efficiency=0.7,
        price_per_card_hour=3.5,
        currency="CNY",
        formula=Formula.PUBLISHED,
        rounding=Rounding.EXACT,
    )
    assert Preferences().new_plan() == Plan()


def test_preferences_never_change_a_saved_plan(tmp_path):
    tables = load().tables
    plan = Plan(name="Saved", model="qwen2.5-7b", framework="mindspeed-llm", hardware="snt9b")
    path = tmp_path / "plan.toml"
    text = save(path, plan, answer(plan, tables), tables, None)
    before = path.read_bytes()
    # Whatever is preferred when it is opened and saved again, in whatever form numbers are shown.
    Settings(tmp_path).change(**OTHER)
    odd = Language("en", {}, Preferences(**OTHER).forms)
    opened = read(path, tables)
    assert opened.plan == plan
    assert opened.changes == ()
    save(path, opened.plan, opened.answer, tables, text, language=odd)
    assert path.read_bytes() == before
    anew = tmp_path / "new.toml"
    save(anew, plan, answer(plan, tables), tables, None, language=odd)
    assert anew.read_bytes() == before


def test_the_forms_are_those_of_the_preferences():
    assert Preferences(**OTHER).forms == Forms(
        Grouping.SPACE, Dates.ISO, Durations.HOURS, Sizes.DECIMAL
    )
