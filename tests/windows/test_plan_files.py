from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ascgui import paths
from ascgui.domain import project as projects
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.language.language import Language
from ascgui.windows.plan_files import SAMPLE, PlanFiles
from ascgui.windows.questions import Overwrite, Unsaved


@pytest.fixture
def files(document, estimation, settings, tongue, questions):
    return PlanFiles(
        document=document,
        estimation=estimation,
        settings=settings,
        tongue=tongue,
        questions=questions,
    )


@pytest.fixture
def opened(files):
    heard = []
    files.opened.connect(heard.append)
    return heard


def edit(document, name="Another name"):
    document.apply(text("Name"), name=name)


def test_a_plan_is_saved_and_opened_again(files, document, questions, tmp_path, opened):
    document.apply(text("Model"), model="qwen2.5-7b", framework="mindspeed-llm")
    questions.save_answer = tmp_path / "a.toml"
    assert files.save()
    assert not document.modified
    saved = document.plan
    document.replace(Plan(), None, None)
    assert files.open(tmp_path / "a.toml")
    assert document.plan == saved
    assert document.path == tmp_path / "a.toml"
    assert opened == [()]


def test_saving_a_plan_that_has_a_file_asks_nothing(files, document, questions, saved_plan):
    files.open(saved_plan)
    edit(document)
    assert files.save()
    assert questions.asked == []
    assert "Another name" in saved_plan.read_text()


def test_saving_under_another_name_makes_that_the_plans_file(
    files, document, questions, saved_plan, tmp_path
):
    files.open(saved_plan)
    before = saved_plan.read_bytes()
    edit(document)
    questions.save_answer = tmp_path / "other.toml"
    assert files.save_as()
    assert document.path == tmp_path / "other.toml"
    assert saved_plan.read_bytes() == before


def test_not_choosing_a_name_saves_nothing(files, document):
    edit(document)
    assert not files.save()
    assert document.modified


def test_the_name_suggested_is_that_of_the_plan_without_what_no_file_may_have(files, document):
    edit(document, name=" Customer: A/B? <1> . ")
    assert files.suggested("toml").name == "Customer- A-B- -1.toml"
    edit(document, name="///")
    assert files.suggested("pdf").name == "plan.pdf"
    edit(document, name="")
    document.apply(text("Model"), model="DeepSeek-V3/R1")
    assert files.suggested("toml").name == "DeepSeek-V3-R1-full.toml"


def test_new_and_open_and_the_sample_ask_about_unsaved_changes(
    files, document, questions, saved_plan
):
    edit(document)
    plan = document.plan
    files.new()
    files.choose()
    assert not files.open(saved_plan)
    assert not files.open_sample()
    assert [asked[0] for asked in questions.asked] == ["unsaved"] * 4
    assert document.plan is plan


def test_discarding_gives_the_changes_up(files, document, questions):
    edit(document)
    questions.unsaved_answer = Unsaved.DISCARD
    files.new()
    assert document.plan == Plan()
    assert not document.modified


def test_saving_that_fails_does_not_give_the_changes_up(files, document, questions, tmp_path):
    edit(document)
    questions.unsaved_answer = Unsaved.SAVE
    questions.save_answer = tmp_path / "no such folder" / "a.toml"
    plan = document.plan
    files.new()
    assert document.plan is plan
    assert document.modified
    assert questions.shown


@pytest.mark.parametrize("content", [b"", b"format = ", b"\x00\x01\x02", b"\xff\xfe", b"a = 1\n"])
def test_a_file_that_is_no_plan_is_told_with_its_problems_and_changes_nothing(
    files, document, questions, tmp_path, content
):
    (tmp_path / "bad.toml").write_bytes(content)
    edit(document)
    document.mark_saved(tmp_path / "mine.toml", None)
    plan = document.plan
    assert not files.open(tmp_path / "bad.toml")
    assert document.plan is plan
    assert document.path == tmp_path / "mine.toml"
    (_heading, issues) = questions.shown[0]
    assert issues


def test_every_problem_of_a_file_is_told_with_its_line(files, questions, saved_plan):
    text = saved_plan.read_text()
    text = text.replace("seq_len = 4096 ", 'seq_len = "long"', 1)
    text = text.replace("efficiency = 0.9", 'efficiency = "high"', 1)
    saved_plan.write_text(text)
    files.open(saved_plan)
    (_heading, issues) = questions.shown[0]
    assert len(issues) >= 2
    assert all(issue.at("line") for issue in issues)


def test_a_recent_file_that_is_gone_is_forgotten(files, settings, questions, tmp_path):
    settings.remember_file(tmp_path / "gone.toml")
    assert not files.open(tmp_path / "gone.toml")
    assert settings.preferences.recent_files == ()
    assert questions.shown


def test_opening_and_saving_remember_the_file(files, settings, document, questions, saved_plan):
    files.open(saved_plan)
    assert settings.preferences.recent_files == (str(saved_plan),)


def change_elsewhere(path):
    path.write_text(path.read_text() + "# changed elsewhere\n")


def test_a_change_by_another_program_is_asked_about_before_saving(
    files, document, questions, saved_plan
):
    files.open(saved_plan)
    edit(document)
    change_elsewhere(saved_plan)
    assert not files.save()
    assert questions.asked == [("changed", saved_plan)]
    assert "# changed elsewhere" in saved_plan.read_text()
    assert document.modified


def test_the_other_version_can_be_overwritten(files, document, questions, saved_plan):
    files.open(saved_plan)
    edit(document)
    change_elsewhere(saved_plan)
    questions.overwrite_answer = Overwrite.OVERWRITE
    assert files.save()
    assert "Another name" in saved_plan.read_text()
    backups = [path for path in saved_plan.parent.iterdir() if path.suffix == ".bak"]
    assert any("# changed elsewhere" in path.read_text() for path in backups)


def test_the_plan_can_be_saved_beside_the_other_version(
    files, document, questions, saved_plan, tmp_path
):
    files.open(saved_plan)
    edit(document)
    change_elsewhere(saved_plan)
    questions.overwrite_answer = Overwrite.SAVE_AS
    questions.save_answer = tmp_path / "beside.toml"
    assert files.save()
    assert "# changed elsewhere" in saved_plan.read_text()
    assert document.path == tmp_path / "beside.toml"


def test_the_sample_opens_as_a_plan_without_a_file(files, document):
    if not paths.shipped(*SAMPLE).exists():
        pytest.skip("the sample is not there yet")
    assert files.open_sample()
    assert document.plan.model == "qwen2.5-7b"
    assert document.path is None


def test_the_sample_is_the_same_plan_with_its_words_in_the_language_of_the_window(
    files, document, tongue
):
    assert files.open_sample()
    english = document.plan
    assert english.name == "Qwen2.5-7B fine-tuning (sample)"
    tongue.switch("zh_CN")
    assert files.open_sample()
    assert document.plan == replace(
        english, name="Qwen2.5-7B 微调（示例）", note="示例：开始时间和单价为假设值。"
    )


def test_comments_of_the_user_survive_opening_and_saving(files, document, saved_plan):
    saved_plan.write_text("# my own remark\n" + saved_plan.read_text())
    files.open(saved_plan)
    edit(document)
    files.save()
    assert "# my own remark" in saved_plan.read_text()


# Projects


@pytest.fixture
def project_file(files, document, questions, tmp_path):
    """Two scenarios in a file, opened."""
    document.apply(text("Model"), name="Base", model="qwen2.5-7b", framework="mindspeed-llm")
    document.add_scenario(text("Add"), Plan(name="Long", model="qwen2.5-7b", seq_len=8192))
    document.alter(text("Prefer"), projects.prefer(document.project, "2"))
    questions.save_answer = tmp_path / "project.toml"
    assert files.save()
    return tmp_path / "project.toml"


def test_a_project_is_saved_whole_and_opened_with_its_preferred_scenario_shown(
    files, document, project_file, settings
):
    saved = document.project
    assert "[[scenario]]" in project_file.read_text()
    document.replace(Plan(), None, None)
    assert files.open(project_file)
    assert document.project == saved
    assert document.current == "2"
    assert document.path == project_file
    assert not document.modified
    assert settings.preferences.recent_files == (str(project_file),)


def test_a_plan_file_stays_one_until_a_scenario_is_added_and_keeps_its_remarks(
    files, document, saved_plan
):
    saved_plan.write_text("# my own remark\n" + saved_plan.read_text())
    files.open(saved_plan)
    edit(document)
    files.save()
    assert "[[scenario]]" not in saved_plan.read_text()
    document.add_scenario(text("Add"), Plan(name="Second"))
    assert document.modified
    files.save()
    assert saved_plan.read_text().count("\n[[scenario]]\n") == 2
    assert "# my own remark" in saved_plan.read_text()
    document.undo_stack.undo()
    files.save()
    assert "[[scenario]]" not in saved_plan.read_text()
    assert "# my own remark" in saved_plan.read_text()
    assert any(path.name.endswith(".bak") for path in saved_plan.parent.iterdir())


def test_a_project_changed_by_another_program_is_asked_about(
    files, document, questions, project_file
):
    edit(document)
    change_elsewhere(project_file)
    assert not files.save()
    assert questions.asked[-1] == ("changed", project_file)
    assert "# changed elsewhere" in project_file.read_text()


def test_every_problem_of_every_scenario_of_a_file_is_told(files, questions, project_file):
    bad = project_file.read_text().replace("efficiency = 0.9", 'efficiency = "high"')
    project_file.write_text(bad)
    assert not files.open(project_file)
    (_heading, issues) = questions.shown[0]
    assert len(issues) == 2
    assert [issue.at("scenario") for issue in issues] == [1, 2]


def test_what_changed_since_a_project_was_saved_is_told_when_it_is_opened(
    files, opened, project_file
):
    written = project_file.read_text()
    # What another catalog answered then.
    project_file.write_text(written.replace('support = "', 'support = "not-', 1))
    assert files.open(project_file)
    assert opened[-1]
    said = Language("en", {}).show(opened[-1][0].message)
    assert said.startswith("“"), "which scenario it is about"
    assert ": The answer is no longer the one that was saved" in said


def test_an_unsaved_scenario_is_asked_about_by_the_projects_name(files, document, questions):
    document.add_scenario(text("Add"), Plan(name="Long"))
    files.new()
    assert questions.asked == [("unsaved", text("New project"))]


def test_a_path_as_typed_stays_that_file_when_the_folder_changes(
    files, document, settings, saved_plan, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    files.open(Path(saved_plan.name))
    assert document.path == saved_plan
    assert document.text.path == saved_plan
    assert settings.preferences.recent_files == (str(saved_plan),)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    edit(document)
    assert files.save()
    assert "Another name" in saved_plan.read_text()
    assert list(elsewhere.iterdir()) == []


def test_a_name_without_a_folder_is_saved_under_its_whole_path(
    files, document, questions, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    edit(document)
    questions.save_answer = Path("new.toml")
    assert files.save()
    assert document.path == tmp_path / "new.toml"
    assert document.text.path == tmp_path / "new.toml"
