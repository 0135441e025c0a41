from __future__ import annotations

import hashlib
from pathlib import Path

import invented_logs as invented
import pytest
from invented_logs import Job

from ascgui.domain.issues import Refused
from ascgui.runlogs.curves import published_curves
from ascgui.runlogs.evidence import Job as LoggedJob
from ascgui.runlogs.evidence import content_sha256, throughput_row
from ascgui.runlogs.folder import candidates
from ascgui.runlogs.measuring import measure
from ascgui.runlogs.reading import read

SHIPPED = Path(__file__).resolve().parents[2] / "catalog" / "scaling.toml"


def save(path: Path, lines: list[str]) -> Path:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def test_a_measurement_becomes_a_row_that_names_its_log(tmp_path: Path) -> None:
    lines = [*invented.arguments(16, 4096), *invented.megatron(Job())]
    path = save(tmp_path / "train.log", lines)
    log = read(path)
    sha256 = content_sha256(log)
    assert sha256 == hashlib.sha256(path.read_bytes()).hexdigest()
    job = LoggedJob(model="qwen2.5-7b", hardware="snt9b", strategy="full", stage="sft", note="ours")
    row = throughput_row(measure(log), job, sha256)
    assert row.measured
    assert row.tokens_per_second == pytest.approx(2000, rel=0.005)
    assert row.low is not None
    assert row.high is not None
    assert row.low <= row.tokens_per_second <= row.high
    assert (row.framework, row.stage, row.strategy) == ("mindspeed-llm", "sft", "full")
    assert (row.seq_len, row.devices, row.scope) == (4096, 16, "device")
    assert row.source == f"train.log sha256:{sha256}"
    assert row.last_seen == "2026-01-02"
    assert "TP8 PP2 CP1" in row.note
    assert row.note.endswith("ours")
    assert row.id == f"measured-mindspeed-llm-qwen2-5-7b-x16-{sha256[:12]}"


def test_reinforcement_learning_keeps_its_lengths(tmp_path: Path) -> None:
    log = read(save(tmp_path / "rl.log", invented.verl(Job(tps=780))))
    row = throughput_row(measure(log), LoggedJob("qwen2.5-7b", "snt9b23", "grpo"), "ab" * 32)
    assert row.stage == "rl"
    assert row.seq_len is None
    assert row.seq_len_printed.startswith("312+9") or row.seq_len_printed.startswith("312+8")
    assert "response_length/mean" in row.note


def test_what_has_no_rate_is_no_evidence(tmp_path: Path) -> None:
    log = read(save(tmp_path / "train.log", invented.megatron(Job())))
    with pytest.raises(ValueError, match="no evidence"):
        throughput_row(measure(log), LoggedJob("m", "snt9b"), "00")


def test_a_log_that_grew_is_named_by_what_was_read(tmp_path: Path) -> None:
    path = save(tmp_path / "train.log", invented.megatron(Job()))
    log = read(path)
    before = hashlib.sha256(path.read_bytes()).hexdigest()
    with path.open("a") as file:
        file.write("more\n")
    assert content_sha256(log) == before
    path.write_text("short")
    with pytest.raises(Refused):
        content_sha256(log)


def test_the_published_curve_ships() -> None:
    (curve,) = published_curves(SHIPPED)
    assert curve.name == "GPT-3 175B"
    assert [(point.devices, point.tps) for point in curve.points][:2] == [(128, 1.0), (256, 0.992)]
    assert curve.points[-1].devices == 7968
    assert curve.source


@pytest.mark.parametrize(
    "text",
    [
        "curve = 3",
        "[[curve]]\nid = 'a'",
        "[[curve]]\nid='a'\nname='b'\nsource='c'\ndevices=[1]\nefficiency=[1.0]",
        "[[curve]]\nid='a'\nname='b'\nsource='c'\ndevices=[1,2]\nefficiency=[1.0,-1]",
        "[[curve]",
    ],
)
def test_a_broken_table_of_curves_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "scaling.toml"
    path.write_text(text)
    with pytest.raises(Refused):
        published_curves(path)


def test_a_folder_offers_what_may_be_logs(tmp_path: Path) -> None:
    for name in ("run/train.log", "run/trainer_log.jsonl", "run/model.safetensors", "config.json",
                 ".hidden/train.log", "deep/a/b/worker-0.out"):  # fmt: skip
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x")
    names = [path.relative_to(tmp_path).as_posix() for path in candidates(tmp_path)]
    assert names == ["deep/a/b/worker-0.out", "run/train.log", "run/trainer_log.jsonl"]
