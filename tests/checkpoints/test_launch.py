from __future__ import annotations

from pathlib import Path

import pytest

from ascgui.checkpoints.launch import Settings, read
from ascgui.domain.issues import Refused

SHELL = """#!/bin/bash
export OUT=/cache/out   # where it goes
TP=8
GPT_ARGS="
    --tensor-model-parallel-size ${TP} \\
    --pipeline-model-parallel-size 2 \\
"
torchrun pretrain_gpt.py $GPT_ARGS \\
    --load ${OUT}/saved_checkpoints \\
    --save-interval 500 --no-load-optim \\
    --finetune
"""


def test_the_known_keys_of_a_shell_script_are_read_and_nothing_is_run(tmp_path: Path) -> None:
    path = tmp_path / "start.sh"
    path.write_text(SHELL + f"touch {tmp_path}/ran\n$(touch {tmp_path}/ran)\n")
    settings, issues = read(path, Settings(edition="6.5.910"))
    assert settings == Settings(
        framework="mindspeed-llm", edition="6.5.910", resume_path="/cache/out/saved_checkpoints",
        finetune=True, no_load_optim=True, tensor=8, pipeline=2, save_interval=500,
    )  # fmt: skip
    assert issues == ()
    assert not (tmp_path / "ran").exists()


def test_the_known_keys_of_a_yaml_file_are_read(tmp_path: Path) -> None:
    path = tmp_path / "sft.yaml"
    path.write_text(
        "finetuning_type: lora  # how\noutput_dir: saves/qwen\nresume_from_checkpoint: null\n"
        "save_steps: 200\ntrain_auto_resume: 1\n"
    )
    settings, issues = read(path, Settings())
    assert settings == Settings(
        framework="llama-factory", strategy="lora", output_dir="saves/qwen", auto_resume=True,
        save_interval=200,
    )  # fmt: skip
    assert issues == ()


def test_what_the_form_says_wins(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("output_dir: b\n")
    assert read(path, Settings(output_dir="mine"))[0].output_dir == "mine"


def test_a_variable_from_elsewhere_and_a_wrong_value_are_reported_with_their_line(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.sh"
    path.write_text("x=1\nrun --load ${ELSEWHERE}/c --save-interval many\n")
    settings, issues = read(path, Settings())
    assert settings.resume_path is None
    assert [(issue.code, issue.at("line")) for issue in issues] == [
        ("launch-variable", 2), ("launch-value", 2),
    ]  # fmt: skip


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.sh"
    path.write_bytes(b"\x00\x01\x02")
    with pytest.raises(Refused):
        read(path, Settings())


def test_options_at_the_ends_of_a_quoted_value_are_read_without_its_quotes(tmp_path):
    path = tmp_path / "train.sh"
    path.write_text(
        'ARGS="--tensor-model-parallel-size 4 --no-load-rng false"\n'
        "MORE='\n  --pipeline-model-parallel-size 2 \\\n  --save-interval 500'\n"
    )
    settings, issues = read(path, Settings())
    assert (settings.tensor, settings.no_load_rng) == (4, False)
    assert (settings.pipeline, settings.save_interval) == (2, 500)
    assert issues == ()


def test_what_a_step_is_and_how_many_checkpoints_stay_are_read(tmp_path):
    path = tmp_path / "pretrain.sh"
    path.write_text(
        "NPUS_PER_NODE=8\nNNODES=4\nWORLD_SIZE=$(($NPUS_PER_NODE*$NNODES))\n"
        "GBS=128\nSEQ_LENGTH=4096\n"
        'GPT_ARGS="--global-batch-size ${GBS} --seq-length ${SEQ_LENGTH}"\n'
        "torchrun pretrain_gpt.py $GPT_ARGS --save-interval 500 --save /cache/out\n"
    )
    settings, issues = read(path, Settings())
    assert settings == Settings(
        output_dir="/cache/out", world_size=32, save_interval=500, global_batch=128, seq_len=4096
    )
    assert issues == ()
    path = tmp_path / "sft.yaml"
    path.write_text(
        "per_device_train_batch_size: 2\ngradient_accumulation_steps: 8\ncutoff_len: 2048\n"
        "save_steps: 100\nsave_total_limit: 3\nfinetuning_type: full\n"
    )
    settings, issues = read(path, Settings())
    assert (settings.device_batch, settings.seq_len, settings.kept) == (16, 2048, 3)
    assert settings.save_interval == 100
    assert issues == ()


def test_what_cannot_be_multiplied_is_reported_and_not_guessed(tmp_path):
    path = tmp_path / "a.sh"
    path.write_text("WORLD_SIZE=$((NODES*8))\nexport X=$((9*9*9*9*9*9*9*9*9*9))\n")
    settings, issues = read(path, Settings())
    assert settings.world_size is None
    assert [issue.code for issue in issues] == ["launch-variable"]


def test_the_entries_of_verl_are_read(tmp_path):
    path = tmp_path / "grpo.sh"
    path.write_text(
        "python3 -m verl.trainer.main_ppo \\\n    data.train_batch_size=1024 \\\n"
        "    trainer.nnodes=2 trainer.n_gpus_per_node=16 \\\n    +trainer.save_freq=20 \\\n"
        '    trainer.default_local_dir="ckpts/grpo" $@\n'
    )
    settings, issues = read(path, Settings())
    assert settings == Settings(
        framework="verl", output_dir="ckpts/grpo", world_size=32, save_interval=20
    )
    assert issues == ()
