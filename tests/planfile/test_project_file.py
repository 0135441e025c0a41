from __future__ import annotations

import errno
import os
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from plan_examples import FULL_PLAN, PLAN, answered, tables

from ascgui import safefile
from ascgui.domain.answer import Answer
from ascgui.domain.issues import Issue, Refused
from ascgui.domain.plan import Plan
from ascgui.domain.project import (
    Project,
    add,
    annotate,
    change,
    duplicate,
    prefer,
    project_of,
    remove,
    rename,
    reorder,
)
from ascgui.language.language import Language
from ascgui.planfile.parse import PlanText, parse
from ascgui.planfile.places import scan
from ascgui.planfile.project_parse import MOST_SCENARIOS, ParsedProject, parse_project
from ascgui.planfile.project_read import OpenedProject, read_project
from ascgui.planfile.project_write import dumps_project, prepare_project, save_project
from ascgui.planfile.read import read
from ascgui.planfile.write import dumps, save

PATH = Path("project.toml")
GOLDEN = Path(__file__).parents[1] / "data" / "project-format-1.toml"
TABLES = tables()
ENGLISH = Language("en", {})


def answers(project: Project) -> dict[str, Answer]:
    return {scenario.id: answered(scenario.plan, TABLES) for scenario in project.scenarios}


def written(project: Project, based_on: PlanText | None = None) -> str:
    return dumps_project(project, answers(project), TABLES, based_on=based_on)


def read_back(text: str) -> ParsedProject:
    return parse_project(text.encode(), PATH)


def three() -> Project:
    made = Project("Customer")
    for plan in (PLAN, replace(FULL_PLAN, name="Two"), Plan(name="Three")):
        made = add(made, plan)
    return prefer(made, "2")


def save_to(path: Path, project: Project, based_on: PlanText | None, **more: object) -> PlanText:
    return save_project(path, project, answers(project), TABLES, based_on, **more)


def refused(text: str) -> list[Issue]:
    with pytest.raises(Refused) as caught:
        parse_project(text.encode(), PATH)
    return list(caught.value.issues)


# --- a project of one ---------------------------------------------------------------------------


def test_a_plan_file_is_a_project_of_one_and_stays_a_plan_file_to_the_letter(
    tmp_path: Path,
) -> None:
    path = tmp_path / "plan.toml"
    save(path, PLAN, answered(PLAN), TABLES, None)
    mine = "# mine\n" + path.read_text().replace('"72h"', '"3 d"  # mine')
    path.write_bytes(mine.replace("\n", "\r\n").encode())
    before = path.read_bytes()
    opened = read_project(path, TABLES)
    assert opened.project == project_of(PLAN)
    assert opened.issues == ()
    save_to(path, opened.project, opened.text)
    assert path.read_bytes() == before
    assert sorted(found.name for found in tmp_path.iterdir()) == ["plan.toml"]


def test_a_new_project_of_one_is_saved_as_a_plan_file(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    save_to(path, replace(project_of(PLAN), name=PLAN.name), None)
    assert read(path, TABLES).plan == PLAN
    assert path.read_text() == dumps(PLAN, answered(PLAN), TABLES)


def test_a_project_of_one_with_a_name_of_its_own_keeps_it() -> None:
    project = replace(project_of(PLAN), name="Customer")
    assert read_back(written(project)).project == project


def test_a_plan_file_that_gains_a_scenario_becomes_a_project_and_can_go_back() -> None:
    text = "# mine, on top\n" + dumps(PLAN, answered(PLAN), TABLES)
    text = text.replace("\n[data]", "\nowner = 'me'\n\n# mine, before the data\n[data]")
    text += "\n[team]\nsize = 3 # mine, last\n"
    old = read_back(text)
    assert old.plain
    made = written(duplicate(old.project, "1"), old.text)
    assert made.count("\n[[scenario]]\n") == 2
    document = tomllib.loads(made)["scenario"]
    assert document[0]["job"]["owner"] == "me"
    assert document[0]["team"] == {"size": 3}
    assert "team" not in document[1]
    own = [comment for comment in scan(made).comments if "# mine" in comment]
    assert own == ["# mine, on top", "# mine, before the data", "# mine, last"]
    again = read_back(made)
    back = written(remove(again.project, "2"), again.text)
    assert parse(back.encode(), PATH).plan == PLAN
    assert tomllib.loads(back)["team"] == {"size": 3}
    assert [comment for comment in scan(back).comments if "# mine" in comment] == own
    assert "scenario" not in tomllib.loads(back)
    assert "id" not in tomllib.loads(back)


def test_what_only_a_project_file_holds_keeps_it_a_project() -> None:
    text = written(three()).replace(
        "\n[[scenario]]", "\n# mine\n[team]\nsize = 3\n\n[[scenario]]", 1
    )
    old = read_back(text)
    only = replace(remove(remove(old.project, "2"), "3"), name="")
    made = written(only, old.text)
    assert tomllib.loads(made)["team"] == {"size": 3}
    assert read_back(made).project == only


# --- several ------------------------------------------------------------------------------------


def test_scenarios_order_and_preference_are_read_back() -> None:
    made = written(three())
    parsed = read_back(made)
    assert parsed.project == three()
    assert not parsed.plain
    assert all(plan.issues == () for plan in parsed.plans.values())
    assert parsed.issues == ()
    assert written(three(), parsed.text) == made, "writing again changes nothing"


def test_an_empty_project_is_read_back_and_can_be_filled() -> None:
    made = written(Project("Nothing yet"))
    parsed = read_back(made)
    assert parsed.project == Project("Nothing yet")
    filled = add(add(parsed.project, PLAN), PLAN)
    assert read_back(written(filled, parsed.text)).project == filled


def test_a_change_to_one_scenario_leaves_the_others_to_the_letter() -> None:
    text = written(three())
    text = text.replace("tokens = 1_200_000_000  ", 'tokens = "1.2B"  ', 1)
    text = text.replace("\n[[scenario]]\n", "\n# mine, above\n[[scenario]] # mine, beside\n")
    parsed = read_back(text)
    assert parsed.project == three()
    changed = annotate(change(parsed.project, "3", replace(PLAN, name="New")), "3", "Noted")
    made = written(changed, parsed.text)
    before, after = text.split("# mine, above\n"), made.split("# mine, above\n")
    assert after[:3] == before[:3]
    assert after[3] != before[3]
    assert "[[scenario]] # mine, beside\n" in after[3]
    assert read_back(made).project == changed


def test_comments_go_with_their_scenario_when_it_moves_or_goes() -> None:
    text = written(three())
    for number in "123":
        text = text.replace(
            f'[[scenario]]\nid = "{number}"',
            f'# about {number}\n[[scenario]]\nid = "{number}" # it is {number}',
        )
    parsed = read_back(text)
    moved = written(reorder(parsed.project, "3", 0), parsed.text)
    assert _order(moved) == ["3", "1", "2"]
    gone = written(remove(parsed.project, "2"), parsed.text)
    assert _order(gone) == ["1", "3"]
    assert moved.endswith("\n")
    assert not moved.endswith("\n\n")


def _order(text: str) -> list[str]:
    marks = [comment for comment in scan(text).comments if comment.startswith("# about")]
    beside = [comment for comment in scan(text).comments if comment.startswith("# it is")]
    assert [mark[-1] for mark in marks] == [mark[-1] for mark in beside]
    assert read_back(text).project.ids == tuple(mark[-1] for mark in marks)
    return [mark[-1] for mark in marks]


def test_tables_of_other_programs_stay_between_scenarios() -> None:
    text = written(three())
    first, rest = text.split('[[scenario]]\nid = "2"')
    text = f'{first}[tool]\nx = """\n# [[scenario]]\n"""\n\n[[scenario]]\nid = "2"{rest}'
    text = text.replace("[scenario.assumptions]", "[zoo]\ny = 1\n\n[scenario.assumptions]", 1)
    parsed = read_back(text)
    assert parsed.project == three()
    assert sorted(parsed.unknown) == [("tool", "x"), ("zoo", "y")]
    assert [issue.code for issue in parsed.issues] == ["unknown-key", "unknown-key"]
    assert written(three(), parsed.text) == text
    for project in (
        rename(parsed.project, "1", "Another"),
        rename(reorder(parsed.project, "3", 0), "3", "Another"),
        remove(parsed.project, "1"),
    ):
        made = tomllib.loads(written(project, parsed.text))
        assert (made["tool"], made["zoo"]) == ({"x": "# [[scenario]]\n"}, {"y": 1})


def test_line_ends_and_older_forms_are_read_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "p.toml"
    path.write_bytes(
        b'name = "By hand"\r\npreferred = "B"\r\n\r\n# mine\r\n[[scenario]]\r\nname = "A"\r\n'
        b'model = "qwen2.5-7b"\r\ntokens = "1.2B" # mine too\r\ncolour = "red"\r\n\r\n'
        b'[[scenario]]\r\nname = "B"\r\n[scenario.job]\r\nmodel = "qwen2.5-14b"\r\n'
    )
    opened = read_project(path, TABLES)
    first, second = opened.project.scenarios
    assert (first.plan.workload.tokens, first.plan.seq_len) == (1_200_000_000, 4096)
    assert (second.plan.model, second.plan.seq_len) == ("qwen2.5-14b", None)
    assert opened.project.preferred == "2", "a name is as good as an id"
    assert [issue.code for issue in opened.opened["1"].issues] == ["unknown-key"]
    save_to(path, opened.project, opened.text)
    data = path.read_bytes()
    assert data.count(b"\n") == data.count(b"\r\n")
    again = read_project(path, TABLES)
    assert again.project == opened.project
    document = tomllib.loads(data.decode())
    assert document["format"] == 1
    assert document["preferred"] == "2"
    assert document["scenario"][0]["colour"] == "red"
    assert [each["id"] for each in document["scenario"]] == ["1", "2"]
    assert data.count(b"# mine") == 2


def test_the_golden_file_opens_as_the_project_that_it_was() -> None:
    parsed = parse_project(GOLDEN.read_bytes(), GOLDEN)
    plan = replace(PLAN, note="For the customer's cluster.\n客户现场")
    wanted = add(add(Project("客户 A"), plan), replace(PLAN, name="LoRA", strategy="lora"))
    assert parsed.project == prefer(wanted, "2")
    assert (parsed.issues, parsed.unknown) == ((), {})
    assert parsed.plans["1"].records["answer"]["devices"] == 8
    new = written(parsed.project)
    assert (
        new.partition("[scenario.answer]")[0]
        == (GOLDEN.read_text(encoding="utf-8").partition("[scenario.answer]")[0])
    )


words = st.text(max_size=30)
kinds = st.sampled_from(
    ["add", "duplicate", "rename", "annotate", "change", "reorder", "remove", "prefer"]
)


def _done(project: Project, kind: str, which: int, word: str) -> Project:
    if kind == "add" or not project.scenarios:
        return add(project, replace(PLAN, name=word), which)
    scenario_id = project.ids[which % len(project.ids)]
    made = {
        "duplicate": lambda: duplicate(project, scenario_id),
        "rename": lambda: rename(project, scenario_id, word),
        "annotate": lambda: annotate(project, scenario_id, f"{word}\nnote"),
        "change": lambda: change(project, scenario_id, replace(FULL_PLAN, model=word or None)),
        "reorder": lambda: reorder(project, scenario_id, which),
        "remove": lambda: remove(project, scenario_id),
        "prefer": lambda: prefer(project, scenario_id),
    }[kind]()
    return replace(made, name=word) if kind == "prefer" else made


@settings(max_examples=25, deadline=None)
@given(
    name=words,
    steps=st.lists(st.tuples(kinds, st.integers(0, 4), words), min_size=1, max_size=6),
)
def test_any_project_becomes_any_other_through_its_file(
    name: str, steps: list[tuple[str, int, str]]
) -> None:
    project = replace(three(), name=name)
    text = written(project).replace("[[scenario]]\n", "# mine\n[[scenario]]\n")
    parsed = read_back(text)
    assert parsed.project == project
    for kind, which, word in steps:
        project = _done(project, kind, which, word)
    kept = sum(each in project.ids for each in "123")
    made = written(project, parsed.text)
    again = read_back(made)
    if again.plain:
        assert project.is_plain
        assert again.project.scenarios[0].plan == project.scenarios[0].plan
        return
    assert again.project == project
    # A number that was free again may have gone to a new scenario, which then takes the text.
    assert scan(made).comments.count("# mine") == kept


# --- what can be wrong --------------------------------------------------------------------------


def test_all_problems_of_all_scenarios_are_told_at_once() -> None:
    issues = refused(
        'format = 1\nname = 3\npreferred = ["1"]\n'
        '[[scenario]]\nid = 7\n[scenario.job]\nseq_len = "x"\n'
        "[[scenario]]\n[scenario.data]\nepochs = -1\ntokens = 1.5\n"
    )
    told = [(issue.at("line"), issue.at("field"), issue.at("scenario")) for issue in issues]
    assert told == [
        (2, "name", None),
        (3, "preferred", None),
        (5, "id", 1),
        (7, "job.seq_len", 1),
        (10, "data.epochs", 2),
        (11, "data.tokens", 2),
    ]


def test_a_file_that_is_no_project_is_refused_like_a_plan_file() -> None:
    for text, code in (
        ("", "plan-empty"),
        ("x = [", "plan-not-toml"),
        ("format = 9\n[[scenario]]\n", "plan-format-newer"),
        ("[[scenario]]\nformat = 9\n", "plan-format-newer"),
        ("[[scenario]]\n" * (MOST_SCENARIOS + 1), "project-too-many"),
        ("x = " + "[" * 99 + "]" * 99, "plan-too-deep"),
    ):
        assert [issue.code for issue in refused(text)] == [code]


def test_a_plan_reader_says_that_a_project_is_one() -> None:
    with pytest.raises(Refused) as caught:
        parse(written(three()).encode(), PATH)
    assert [issue.code for issue in caught.value.issues] == ["plan-is-project"]


def test_ids_that_are_missing_or_twice_and_a_stranger_preferred_are_mended_with_a_warning() -> None:
    parsed = read_back(
        'preferred = "nobody"\n[[scenario]]\nid = "2"\nname = "A"\n[[scenario]]\nname = "B"\n'
        '[[scenario]]\nid = "2"\nname = "C"\n'
    )
    assert parsed.project.ids == ("2", "3", "4")
    assert parsed.project.preferred is None
    assert [(issue.code, issue.at("line")) for issue in parsed.issues] == [
        ("scenario-id-twice", 8),
        ("preferred-unknown", 1),
    ]
    document = tomllib.loads(written(parsed.project, parsed.text))
    assert [each["id"] for each in document["scenario"]] == ["2", "3", "4"]
    assert "preferred" not in document


def test_a_file_that_ends_in_a_header_gets_its_scenario_below_it() -> None:
    parsed = read_back('[[scenario]]\nname = "A"\n[[scenario]] # mine')
    made = written(parsed.project, parsed.text)
    assert '[[scenario]] # mine\nid = "2"\n' in made
    assert written(parsed.project, read_back(made).text) == made


def test_scenarios_in_one_line_are_read_and_not_written_over() -> None:
    parsed = read_back('scenario = [{name = "A"}, {name = "B", job = {model = "qwen2.5-7b"}}]\n')
    assert [scenario.name for scenario in parsed.project.scenarios] == ["A", "B"]
    with pytest.raises(Refused) as caught:
        written(rename(parsed.project, "1", "C"), parsed.text)
    assert [issue.code for issue in caught.value.issues] == ["plan-unverified"]
    assert read_back(written(parsed.project)).project == parsed.project


def test_a_project_that_could_not_be_read_back_is_refused_with_its_fields() -> None:
    project = replace(three(), name="\udcff")
    project = rename(project, "2", "\udcff")
    with pytest.raises(Refused) as caught:
        prepare_project(PATH, project, answers(three()), TABLES, None)
    assert [(issue.at("field"), issue.at("scenario")) for issue in caught.value.issues] == [
        ("name", None),
        ("name", 2),
    ]


def test_a_file_that_another_program_changed_is_not_overwritten_unasked(tmp_path: Path) -> None:
    path = tmp_path / "p.toml"
    text = save_to(path, three(), None)
    path.write_text(path.read_text() + "# theirs\n")
    theirs = path.read_bytes()
    with pytest.raises(Refused) as caught:
        save_to(path, rename(three(), "1", "x"), text)
    assert [issue.code for issue in caught.value.issues] == ["file-changed-meanwhile"]
    assert path.read_bytes() == theirs
    save_to(path, rename(three(), "1", "x"), text, force=True)
    assert (tmp_path / "p.toml.bak").read_bytes() == theirs


def test_a_full_disk_leaves_the_old_project_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "p.toml"
    text = save_to(path, three(), None)
    before = path.read_bytes()

    def fail(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(safefile.os, "open", fail)
    with pytest.raises(Refused) as caught:
        save_to(path, rename(three(), "1", "x"), text)
    assert caught.value.issues[0].code == "disk-full"
    assert path.read_bytes() == before


def test_changes_since_saving_are_told_for_their_scenario(tmp_path: Path) -> None:
    path = tmp_path / "p.toml"
    save_to(path, three(), None)
    now = read_project(path, tables(devices=16))
    assert "answer-changed" in [issue.code for issue in now.opened["1"].changes]
    assert {issue.at("scenario") for issue in now.opened["1"].changes} == {1}
    assert now.answers["1"].minimum_devices == 16


def test_reading_and_saving_report_their_progress_and_can_be_given_up(tmp_path: Path) -> None:
    path = tmp_path / "p.toml"
    told: list[tuple[int, int]] = []
    save_to(path, three(), None, progress=lambda *done: told.append(done))
    read_project(path, TABLES, progress=lambda *done: told.append(done))
    assert told == [(1, 3), (2, 3), (3, 3)] * 2
    before = path.read_bytes()

    def give_up(*_: int) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        save_to(path, rename(three(), "1", "x"), None, progress=give_up)
    assert path.read_bytes() == before


def test_any_characters_any_length_and_many_scenarios_are_saved(tmp_path: Path) -> None:
    path = tmp_path / "p.toml"
    long = "名\n\0\u202e\"'\\[[scenario]]#" * 700
    project = add(Project("x" * 10_000), Plan(name=long, note=long))
    for number in range(59):
        project = add(project, Plan(name=f"=cmd|{number}"))
    save_to(path, project, None)
    opened: OpenedProject = read_project(path, TABLES)
    assert opened.project == project
    renamed = rename(project, "60", "last")
    save_to(path, renamed, opened.text)
    assert read_project(path, TABLES).project == renamed


def test_what_changed_says_which_scenarios_it_is_about_and_is_said_once(tmp_path: Path) -> None:
    path = tmp_path / "project.toml"
    project = project_of(PLAN)
    for name in ("Two", ""):
        project = add(project, replace(PLAN, name=name))
    save_to(path, project, None)
    path.write_text(path.read_text().replace("devices = 8\n", "devices = 80\n"))
    told = read_project(path, TABLES).findings(minor=False)
    words = [ENGLISH.show(issue.message) for issue in told]
    assert words
    assert len(set(words)) == len(words)
    assert any("“Two”" in each and "Scenario 3: " in each for each in words)


def test_a_plan_alone_is_not_named_in_what_changed(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    save_to(path, project_of(PLAN), None)
    path.write_text(path.read_text().replace("devices = 8\n", "devices = 80\n"))
    told = read_project(path, TABLES).findings(minor=False)
    assert told
    assert not any(ENGLISH.show(issue.message).startswith("“") for issue in told)
