from __future__ import annotations

import argparse
import re
import xml.etree.ElementTree as ET

import pytest

from ascgui import cli, paths
from ascgui.catalog.load import load as load_catalog
from ascgui.checkpoints.advice import OLDER_EDITION
from ascgui.datasets.faults import KINDS
from ascgui.domain.text import Quantity, Unit
from ascgui.estimator import assumptions, evidence, failures, rate_match, sensitivity
from ascgui.estimator.answer import answer
from ascgui.estimator.duration import (
    EFFICIENCY_SPREAD,
    expected_duration_s,
    ideal_duration_s,
    published_duration_s,
)
from ascgui.guide import markup
from ascgui.guide.chapters import FAULTS, chapters, find
from ascgui.language.language import available, load
from ascgui.planfile import commands as plan_commands
from ascgui.planfile.fields import SECTIONS
from ascgui.planfile.read import read
from ascgui.session import autosave

PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")


@pytest.fixture(scope="module", params=available())
def language(request):
    return load(request.param)


@pytest.fixture(scope="module")
def guide(language):
    return {chapter.id: chapter for chapter in chapters(language)}


def test_the_languages_have_the_same_chapters_fields_and_pictures():
    english, *others = (chapters(load(code)) for code in available())
    for other in others:
        assert [chapter.id for chapter in other] == [chapter.id for chapter in english]
        for one, same in zip(english, other, strict=True):
            assert [h.level for h in same.headings] == [h.level for h in one.headings], one.id
            assert PICTURE.findall(same.text) == PICTURE.findall(one.text)
            assert same.text.count("```") == one.text.count("```")


def test_every_chapter_has_one_title_and_begins_with_it(guide):
    for chapter in guide.values():
        assert [h.level for h in chapter.headings].count(1) == 1
        assert chapter.headings[0].level == 1
        assert chapter.headings[0].line == 0


def test_no_two_places_of_a_chapter_have_the_same_address(guide):
    for chapter in guide.values():
        anchors = [heading.anchor for heading in chapter.headings]
        assert len(set(anchors)) == len(anchors), chapter.id


def test_every_chapter_is_plain_markdown_that_leaves_no_marks_behind(guide):
    for chapter in guide.values():
        shown = re.sub(
            r"<pre>.*?</pre>|<code>.*?</code>", "", markup.html(chapter.text), flags=re.DOTALL
        )
        words = re.sub(r"<[^>]+>", "", shown)
        assert not re.search(r"\*\*|`|^#|\{#|^\||\]\(", words, flags=re.MULTILINE), chapter.id


def test_every_chapter_of_the_guide_has_the_faults_of_the_data_scan_by_code(guide):
    titles = [heading.title for heading in guide[FAULTS].headings if heading.level == 3]
    assert titles == list(KINDS)


def test_the_worked_example_is_what_the_program_computes(guide, language):
    tables = load_catalog().tables
    sample = read(paths.shipped("resources", "samples", "qwen2.5-7b.toml"), tables).plan
    answered = answer(sample, tables)
    duration, needed = answered.duration, answered.required
    said = language.show
    near = duration.expected
    figures = [
        f"{answered.total_tokens:,.0f}",
        said(answered.evidence.tps),
        f"{needed.raw:.2f}",
        f"{duration.expected:,.0f}",
        said(Quantity(duration.expected, Unit.SECONDS)),
        said(Quantity(duration.ideal, Unit.SECONDS)),
        said(Quantity(duration.published, Unit.SECONDS)),
        said(Quantity(duration.low, Unit.SECONDS, like=near)),
        said(Quantity(duration.high, Unit.SECONDS, like=near)),
        f"{answered.cost:,.0f}",
        f"| {needed.exact} |",
        f"| {needed.recommended} |",
        str(answered.minimum_devices),
    ]
    text = guide["example"].text
    assert [figure for figure in figures if figure not in text] == []


def test_the_example_by_hand_is_what_the_formulas_give(guide):
    by_hand = (1e9, 2000, 16)
    seconds = (
        ideal_duration_s(*by_hand),
        expected_duration_s(*by_hand, 0.9),
        published_duration_s(*by_hand, 0.9),
    )
    text = guide["example"].text
    assert [f"{one:,.0f}" for one in seconds] == ["31,250", "34,722", "28,125"]
    assert all(f"{one:,.0f}" in text for one in seconds)


def test_the_spreads_and_limits_that_the_guide_names_are_those_of_the_program(guide):
    def percent(share):
        return f"{share * 100:.0f} %"

    spreads = (evidence.ENTERED_SPREAD, evidence.EXACT_SPREAD, evidence.NEAREST_SPREAD,
               evidence.OTHER_STRATEGY_SPREAD)  # fmt: skip
    figures = {
        "evidence": [*map(percent, spreads), f"{rate_match.SHORTEST_COMPARABLE:,}"],
        "formulas": [
            f"{EFFICIENCY_SPREAD}",
            f" {failures.BYTES_PER_PARAM_FULL} ",
        ],
        "compare": [
            f"{sensitivity.DRAWS:,}",
            percent(assumptions.TOKENS_SPREAD),
            percent(assumptions.PRICE_SPREAD),
            percent(assumptions.COUNTED_SPREAD),
        ],
        "commands": [f"| {cli.INTERNAL_FAULT} |", f"{cli.INTERRUPTED}", f"{cli.BROKEN_PIPE}"],
    }
    for chapter, wanted in figures.items():
        assert [one for one in wanted if one not in guide[chapter].text] == [], chapter
    assert evidence.DOUBLING_FACTOR == 0.8  # a fifth lower, a quarter higher for each doubling
    assert autosave.DELAY_S < 2  # "within two seconds"


def test_the_best_interval_of_the_guide_is_that_of_the_program():
    save_s, mean_s = 120.0, 259_200.0
    young = (2 * save_s * mean_s) ** 0.5
    part = save_s / (2 * mean_s)
    daly = young * (1 + part**0.5 / 3 + part / 9) - save_s
    assert failures.young_interval_s(save_s, mean_s) == pytest.approx(young)
    assert failures.daly_interval_s(save_s, mean_s) == pytest.approx(daly)
    assert failures.daly_interval_s(2 * mean_s, mean_s) == mean_s


def test_every_command_and_every_option_of_a_plan_is_in_the_guide(guide):
    text = guide["commands"].text
    assert [name for name in cli.COMMANDS if f"`ascgui {name}" not in text] == []
    parser = argparse.ArgumentParser()
    plan_commands.add_parser(parser.add_subparsers())
    plan = parser._subparsers._group_actions[0].choices["plan"]
    options = {option for action in plan._actions for option in action.option_strings}
    options -= {"-h", "--help"}
    assert [option for option in sorted(options) if f"`{option}`" not in text] == []


def test_every_section_of_a_plan_file_is_in_the_guide(guide):
    assert [one for one in SECTIONS if f"`[{one}]`" not in guide["files"].text] == []


def test_what_is_looked_for_is_found_with_headings_first(guide):
    among = tuple(guide.values())
    hits = find("below-minimum", among)
    assert hits[0].heading.anchor == "below-minimum"
    assert hits[0].chapter.id == "findings"
    assert find("", among) == ()
    assert find("no such words anywhere xyzzy", among) == ()


def test_all_words_must_stand_in_the_section(guide, language):
    words = "线性加速比 期限" if language.is_chinese else "efficiency deadline"
    for hit in find(words, tuple(guide.values())):
        lines = hit.chapter.text.splitlines()
        after = [h.line for h in hit.chapter.headings if h.line > hit.heading.line]
        section = "\n".join(lines[hit.heading.line : min(after, default=len(lines))]).casefold()
        assert all(word in section for word in words.split())


def test_what_the_guide_calls_by_its_name_in_the_window_is_called_so_there(guide, language):
    """A name in marks is one of the window's, or the title of a chapter."""
    source = ET.parse(paths.shipped("resources", "translations", "zh_CN.ts"))
    said = {
        re.sub(r"\(&\w\)|&|…", "", message.findtext(tag) or "")
        for message in source.iter("message")
        for tag in (["translation"] if language.is_chinese else ["source"])
    }
    best = language.say("Best: none is near enough")  # the guide names the choice, not its row
    said |= {re.split("[:：]", best)[0], *(chapter.title for chapter in guide.values())}
    for chapter in guide.values():
        if chapter.id in ("findings", FAULTS):
            continue
        prose = re.sub(r"`[^`]*`|\*\*每卡/DIE\*\*|\*\*per device\*\*", "", chapter.text)
        if language.is_chinese:
            marked = re.findall(r"“([^”\n]{2,})”|\*\*([^*\n]+)\*\*", prose)
            names = [one or other for one, other in marked]
        else:
            names = re.findall(r"\*+([^*\n]+)\*+", prose)
        parts = [part for name in names for part in name.split(" > ")]
        assert [part for part in parts if part not in said] == [], chapter.id


def test_the_guide_gives_each_edition_its_own_rule_of_resuming(guide):
    """Fast recovery is document 002's, so of the older edition; the newer has --load."""
    rule = next(line for line in guide["checkpoints"].text.splitlines() if "`--load`" in line)
    older, newer = rule.index(f"`{OLDER_EDITION}`"), rule.index("`6.5.910`")
    recovery = rule.index("故障快恢" if "故障快恢" in rule else "fast recovery")
    assert older < recovery < newer < rule.index("`--load`")
