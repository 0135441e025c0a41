from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import trees

from ascgui.checkpoints import advice
from ascgui.checkpoints.advice import Outcome, OutcomeKind, advise
from ascgui.checkpoints.launch import Settings
from ascgui.checkpoints.scan import scan
from ascgui.domain.issues import Severity

OLD, NEW = "6.5.902", "6.5.910"


def told(folder: Path, **settings: object) -> tuple[Outcome, set[str]]:
    outcome = advise(scan(folder), Settings(**settings))  # type: ignore[arg-type]
    return outcome, {issue.code for issue in outcome.issues}


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    folder = tmp_path / "saved_checkpoints"
    for iteration in (500, 1000):
        trees.megatron(folder, iteration)
    trees.tracker(folder, "1000")
    return folder


def test_old_resume_loads_the_iteration_in_the_tracker(saved: Path) -> None:
    trees.tracker(saved, "500")
    outcome, codes = told(saved, edition=OLD, resume_path=str(saved))
    assert outcome.kind is OutcomeKind.RESUMES
    assert outcome.checkpoint is not None
    assert outcome.checkpoint.iteration == 500
    assert codes == set()
    assert "500" in str(dict(outcome.sentence.values)["iteration"])


def test_old_recovery_takes_the_newest_and_says_that_the_tracker_differs(saved: Path) -> None:
    trees.tracker(saved, "500")
    outcome, codes = told(saved, edition=OLD, auto_resume=True)
    assert outcome.checkpoint is not None
    assert outcome.checkpoint.iteration == 1000
    assert codes == {"tracker-differs"}


def test_old_recovery_ignores_another_path_while_the_folder_is_not_empty(saved: Path) -> None:
    outcome, codes = told(saved, edition=OLD, auto_resume=True, resume_path="/data/converted")
    assert outcome.kind is OutcomeKind.RESUMES
    assert codes == {"resume-path-ignored"}


def test_old_recovery_and_resume_may_name_the_same_folder(saved: Path) -> None:
    _, codes = told(saved, edition=OLD, auto_resume=True, resume_path=str(saved))
    assert codes == set()


def test_old_lora_cannot_resume(saved: Path) -> None:
    outcome, codes = told(saved, edition=OLD, resume_path=str(saved), strategy="lora")
    assert outcome.kind is OutcomeKind.FROM_SCRATCH
    assert "lora-cannot-resume" in codes


def test_a_number_where_a_path_belongs_stops(saved: Path) -> None:
    for edition in (OLD, NEW):
        outcome, codes = told(saved, edition=edition, resume_path="1000")
        assert outcome.kind is OutcomeKind.STOPS
        assert codes == {"number-for-path"}


def test_without_any_setting_training_starts_from_scratch(saved: Path) -> None:
    for edition in (OLD, NEW):
        assert told(saved, edition=edition)[0].kind is OutcomeKind.FROM_SCRATCH


def test_a_missing_tracker_means_from_scratch(saved: Path) -> None:
    (saved / "latest_checkpointed_iteration.txt").unlink()
    for edition in (OLD, NEW):
        outcome, _ = told(saved, edition=edition, resume_path=str(saved))
        assert outcome.kind is OutcomeKind.FROM_SCRATCH


def test_a_tracker_that_names_nothing_stops(saved: Path) -> None:
    trees.tracker(saved, "700")
    outcome, codes = told(saved, edition=NEW, resume_path=str(saved))
    assert outcome.kind is OutcomeKind.STOPS
    assert codes == {"tracker-names-nothing"}


def test_a_tracker_that_says_release_loads_weights_only(saved: Path) -> None:
    trees.write(saved / "release" / "mp_rank_00_000" / "model_optim_rng.pt")
    trees.tracker(saved, "release\n")
    outcome, codes = told(saved, edition=NEW, resume_path=str(saved))
    assert outcome.kind is OutcomeKind.WEIGHTS_ONLY
    assert "tracker-says-release" in codes


def test_new_resume_with_optimizer_loading_off_is_no_true_resume(saved: Path) -> None:
    outcome, codes = told(saved, edition=NEW, resume_path=str(saved), no_load_optim=True)
    assert outcome.kind is OutcomeKind.WEIGHTS_ONLY
    assert codes == {"optimizer-loading-off"}
    outcome, codes = told(
        saved, edition=NEW, resume_path=str(saved), finetune=False, no_load_optim=False,
        no_load_rng=False,
    )  # fmt: skip
    assert outcome.kind is OutcomeKind.RESUMES
    assert codes == set()


def test_an_incomplete_checkpoint_stops(saved: Path) -> None:
    trees.write(saved / "iter_0001000" / "mp_rank_00_000" / "model_optim_rng.pt", 0)
    outcome, codes = told(saved, edition=NEW, resume_path=str(saved))
    assert outcome.kind is OutcomeKind.STOPS
    assert codes == {"file-empty"}


def test_another_iteration_than_wanted_is_an_error(saved: Path) -> None:
    _, codes = told(saved, edition=NEW, resume_path=str(saved), wanted=500)
    assert codes == {"not-the-wanted-iteration"}


def test_a_changed_parallel_layout_is_an_error(saved: Path) -> None:
    _, codes = told(saved, edition=NEW, resume_path=str(saved), tensor=8)
    assert codes == {"parallel-layout-changed"}


def test_the_edition_is_asked_for_because_the_rules_must_not_be_mixed(saved: Path) -> None:
    outcome, codes = told(saved, resume_path=str(saved))
    assert outcome.kind is OutcomeKind.UNKNOWN
    assert codes == {"edition-needed"}


def test_llama_factory_loads_the_folder_that_is_named(tmp_path: Path) -> None:
    first = trees.hugging_face(tmp_path, 500)
    trees.hugging_face(tmp_path, 1000)
    outcome, codes = told(tmp_path, resume_path=str(first))
    assert outcome.checkpoint is not None
    assert outcome.checkpoint.iteration == 500
    assert codes == set()
    assert told(tmp_path)[0].kind is OutcomeKind.FROM_SCRATCH
    assert told(tmp_path, resume_path="1000")[0].kind is OutcomeKind.STOPS
    _, codes = told(tmp_path, resume_path=str(tmp_path / "checkpoint-7"))
    assert codes == {"checkpoint-not-here"}


def test_llama_factory_recovery_takes_the_newest(tmp_path: Path) -> None:
    trees.hugging_face(tmp_path, 500)
    trees.hugging_face(tmp_path, 1000)
    outcome, _ = told(tmp_path, auto_resume=True)
    assert outcome.checkpoint is not None
    assert outcome.checkpoint.iteration == 1000


def test_an_adapter_under_full_training_is_an_error(tmp_path: Path) -> None:
    checkpoint = trees.hugging_face(tmp_path, 500, adapter=True)
    _, codes = told(tmp_path, resume_path=str(checkpoint), strategy="full")
    assert codes == {"strategy-changed"}


def test_a_changed_world_size_is_an_error(tmp_path: Path) -> None:
    checkpoint = trees.hugging_face(tmp_path, 500, ranks=4)
    _, codes = told(tmp_path, resume_path=str(checkpoint), world_size=16)
    assert codes == {"parallel-layout-changed"}


def test_an_absent_optimizer_means_weights_only(tmp_path: Path) -> None:
    checkpoint = trees.hugging_face(tmp_path, 500)
    (checkpoint / "optimizer.pt").unlink()
    outcome, codes = told(tmp_path, resume_path=str(checkpoint))
    assert outcome.kind is OutcomeKind.WEIGHTS_ONLY
    assert codes == {"optimizer-absent"}


def test_verl_goes_by_its_tracker(tmp_path: Path) -> None:
    trees.verl(tmp_path, 100)
    trees.tracker(tmp_path, "100")
    outcome, codes = told(tmp_path)
    assert outcome.kind is OutcomeKind.RESUMES
    assert codes == set()


def test_too_little_disk_for_the_next_checkpoint_is_said(saved: Path) -> None:
    from dataclasses import replace

    found = replace(scan(saved), free_bytes=10)
    outcome = advise(found, Settings(edition=NEW, resume_path=str(saved)))
    assert {issue.code for issue in outcome.issues} == {"disk-too-small"}


def test_what_is_wrong_beside_what_is_loaded_is_told_as_a_warning(tmp_path: Path) -> None:
    for iteration in (500, 1000):
        trees.megatron(tmp_path, iteration)
    shutil.rmtree(tmp_path / "iter_0001000" / "mp_rank_01_001")
    trees.tracker(tmp_path, "\ufeff900")
    found = scan(tmp_path)
    outcome = advise(found, Settings(edition="6.5.910"))
    assert outcome.kind is OutcomeKind.FROM_SCRATCH
    assert {(issue.code, issue.severity) for issue in advice.told(found, outcome)} >= {
        ("rank-missing", Severity.WARNING),
        ("tracker-has-bom", Severity.WARNING),
    }
    # Where it is loaded, it is an error, and said once.
    trees.tracker(tmp_path, "1000")
    found = scan(tmp_path)
    outcome = advise(found, Settings(edition="6.5.910", resume_path=str(tmp_path)))
    missing = [issue for issue in advice.told(found, outcome) if issue.code == "rank-missing"]
    assert [issue.severity for issue in missing] == [Severity.ERROR]
    # Also where the edition, and so the rule, is not known.
    codes = {issue.code for issue in advice.told(found, advise(found, Settings()))}
    assert codes >= {"edition-needed", "rank-missing"}
