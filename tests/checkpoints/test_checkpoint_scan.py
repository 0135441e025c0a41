from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
import trees

from ascgui.checkpoints.records import Layout, Scan, Weights
from ascgui.checkpoints.scan import scan


def codes(found: Scan) -> set[str]:
    return {issue.code for item in found.checkpoints for issue in item.issues} | {
        issue.code for issue in found.issues
    }


def test_a_whole_megatron_folder_is_listed_in_order_with_its_layout(tmp_path: Path) -> None:
    for iteration in (1000, 500, 20):
        trees.megatron(tmp_path, iteration)
    trees.tracker(tmp_path, "1000\n")
    found = scan(tmp_path)
    assert [item.iteration for item in found.checkpoints] == [20, 500, 1000]
    assert found.layout is Layout.MEGATRON
    assert codes(found) == set()
    newest = found.newest
    assert newest is not None
    assert newest.complete
    assert newest.has_optimizer is True
    assert newest.parallel.tensor == 2
    assert newest.size_bytes == 4 * (8192 * 4)


def test_a_second_number_in_a_rank_may_be_pipeline_or_expert(tmp_path: Path) -> None:
    trees.megatron(tmp_path, 1, tensor=2, pipeline=4)
    parallel = scan(tmp_path).checkpoints[0].parallel
    assert (parallel.pipeline, parallel.expert, parallel.ambiguous) == (None, None, 4)


def test_three_numbers_in_a_rank_name_the_whole_layout(tmp_path: Path) -> None:
    trees.megatron(tmp_path, 1, tensor=2, pipeline=4, expert=2)
    parallel = scan(tmp_path).checkpoints[0].parallel
    assert (parallel.tensor, parallel.pipeline, parallel.expert) == (2, 4, 2)


def test_the_output_folder_leads_to_its_saved_checkpoints(tmp_path: Path) -> None:
    trees.megatron(tmp_path / "saved_checkpoints", 500)
    found = scan(tmp_path)
    assert found.folder == tmp_path / "saved_checkpoints"
    assert found.newest is not None


def test_a_missing_rank_makes_a_checkpoint_incomplete(tmp_path: Path) -> None:
    checkpoint = trees.megatron(tmp_path, 500)
    for file in (checkpoint / "mp_rank_01_001").iterdir():
        file.unlink()
    (checkpoint / "mp_rank_01_001").rmdir()
    trees.tracker(tmp_path, "500")
    found = scan(tmp_path)
    assert codes(found) == {"rank-missing"}
    assert not found.checkpoints[0].complete
    assert dict(found.checkpoints[0].issues[0].message.values)["first"] == "mp_rank_01_001"


def test_a_rank_without_one_of_its_files_is_found(tmp_path: Path) -> None:
    checkpoint = trees.megatron(tmp_path, 500)
    (checkpoint / "mp_rank_00_001" / "distrib_optim.pt").unlink()
    found = scan(tmp_path)
    assert "rank-missing" in codes(found)


def test_an_empty_file_and_a_cut_file_are_different_faults(tmp_path: Path) -> None:
    first = trees.megatron(tmp_path, 500)
    trees.write(first / "mp_rank_01_000" / "distrib_optim.pt", 0)
    second = trees.megatron(tmp_path, 600)
    trees.write(second / "mp_rank_01_000" / "distrib_optim.pt", 5000)
    trees.tracker(tmp_path, "600")
    found = scan(tmp_path)
    assert [issue.code for issue in found.checkpoints[0].issues] == ["file-empty"]
    assert [issue.code for issue in found.checkpoints[1].issues] == ["file-smaller"]


def test_a_folder_without_a_tracker_says_that_training_would_start_anew(tmp_path: Path) -> None:
    trees.megatron(tmp_path, 500)
    assert codes(scan(tmp_path)) == {"tracker-missing"}


def test_released_weights_have_no_optimizer(tmp_path: Path) -> None:
    trees.write(tmp_path / "release" / "mp_rank_00" / "model_optim_rng.pt")
    found = scan(tmp_path)
    assert found.checkpoints[0].iteration is None
    assert found.checkpoints[0].has_optimizer is False
    assert found.newest is None


def test_a_whole_hugging_face_folder_knows_its_world_size(tmp_path: Path) -> None:
    trees.hugging_face(tmp_path, 500, ranks=8)
    found = scan(tmp_path)
    assert codes(found) == set()
    assert found.layout is Layout.HUGGING_FACE
    assert found.checkpoints[0].parallel.world_size == 8
    assert found.checkpoints[0].weights is Weights.FULL


def test_an_adapter_is_told_from_full_weights(tmp_path: Path) -> None:
    trees.hugging_face(tmp_path, 500, adapter=True)
    assert scan(tmp_path).checkpoints[0].weights is Weights.ADAPTER


@pytest.mark.parametrize(
    ("removed", "code"),
    [
        ("rng_state_2.pth", "rank-missing"),
        ("model-00002-of-00002.safetensors", "rank-missing"),
        ("optimizer.pt", "optimizer-absent"),
        ("trainer_state.json", "no-trainer-state"),
    ],
)
def test_each_missing_part_of_a_hugging_face_checkpoint_is_named(
    tmp_path: Path, removed: str, code: str
) -> None:
    (trees.hugging_face(tmp_path, 500) / removed).unlink()
    assert codes(scan(tmp_path)) == {code}


@pytest.mark.parametrize(
    ("content", "code"),
    [('{"global_step": 5', "trainer-state-broken"), ("[]", "trainer-state-broken"),
     ('{"global_step": 400}', "step-differs"), ("[" * 100_000, "trainer-state-broken")],
)  # fmt: skip
def test_a_trainer_state_that_is_cut_or_of_another_step_is_found(
    tmp_path: Path, content: str, code: str
) -> None:
    (trees.hugging_face(tmp_path, 500) / "trainer_state.json").write_text(content)
    assert codes(scan(tmp_path)) == {code}


def test_zero_files_count_as_optimizer_and_give_the_world_size(tmp_path: Path) -> None:
    checkpoint = trees.hugging_face(tmp_path, 500, ranks=2)
    (checkpoint / "optimizer.pt").unlink()
    for rank in (0, 1):
        name = f"bf16_zero_pp_rank_{rank}_mp_rank_00_optim_states.pt"
        trees.write(checkpoint / "global_step500" / name)
    assert codes(scan(tmp_path)) == set()
    trees.write(
        checkpoint / "global_step500" / "bf16_zero_pp_rank_1_mp_rank_00_optim_states.pt", 3000
    )
    assert codes(scan(tmp_path)) == {"file-smaller"}
    (checkpoint / "global_step500" / "bf16_zero_pp_rank_0_mp_rank_00_optim_states.pt").unlink()
    assert codes(scan(tmp_path)) == {"rank-missing"}


def test_a_verl_name_carries_the_world_size(tmp_path: Path) -> None:
    checkpoint = trees.verl(tmp_path, 100, world=4)
    trees.tracker(tmp_path, "100")
    found = scan(tmp_path)
    assert codes(found) == set()
    assert found.checkpoints[0].parallel.world_size == 4
    (checkpoint / "actor" / "optim_world_size_4_rank_3.pt").unlink()
    assert codes(scan(tmp_path)) == {"rank-missing"}
    trees.verl(tmp_path, 100, world=2)
    assert "mixed-world-sizes" in codes(scan(tmp_path))


def test_checkpoints_of_several_jobs_in_one_folder_are_pointed_out(tmp_path: Path) -> None:
    trees.hugging_face(tmp_path, 500, ranks=4)
    trees.hugging_face(tmp_path, 600, ranks=8)
    assert "several-jobs" in codes(scan(tmp_path))


def test_an_empty_or_missing_folder_is_said_to_hold_nothing(tmp_path: Path) -> None:
    assert codes(scan(tmp_path)) == {"no-checkpoints"}
    assert codes(scan(tmp_path / "absent")) == {"folder-unreadable", "no-checkpoints"}


@pytest.mark.skipif(sys.platform == "win32", reason="links and odd names of POSIX systems")
def test_endless_links_and_odd_names_do_not_stop_the_look(tmp_path: Path) -> None:
    checkpoint = trees.megatron(tmp_path, 500)
    (checkpoint / "mp_rank_00_000" / "loop").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "iter_0000600").symlink_to(tmp_path / "iter_0000600")
    (tmp_path / "dead").symlink_to(tmp_path / "nowhere")
    name = os.fsencode(checkpoint / "mp_rank_00_000") + b"/\xff\xfe.pt"
    with open(name, "wb") as file:  # noqa: PTH123 - a name that is no text
        file.write(b"x" * 9000)
    found = scan(tmp_path)
    assert [item.iteration for item in found.checkpoints] == [500]


def test_a_cancelled_look_calls_nothing_incomplete(tmp_path: Path) -> None:
    for iteration in range(1, 30):
        trees.megatron(tmp_path, iteration)
    seen: list[int] = []

    def cancelled() -> bool:
        seen.append(1)
        return len(seen) > 40

    found = scan(tmp_path, cancelled)
    assert found.stopped
    assert "look-stopped" in codes(found)
    assert not any(issue.severity == "error" for item in found.checkpoints for issue in item.issues
                   if item.iteration == found.checkpoints[-1].iteration)  # fmt: skip
