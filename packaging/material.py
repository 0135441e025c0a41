"""Invented logs, training data and checkpoints, so that pictures and tests show filled pages.

The figures are made up; the forms are those that frameworks write.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

RATE = 2000.0
"""Tokens per second of one device in the smaller log."""
_SEQ_LEN = 4096
_STEPS = 80
_SAVED = 1_767_300_000
"""When the checkpoints were saved, in seconds since 1970."""


def logs(folder: Path) -> tuple[Path, Path]:
    """Write the logs of one job on 16 and on 64 devices; return their paths."""
    return (
        _log(folder / "qwen2.5-7b-16.log", 16, RATE),
        _log(folder / "qwen2.5-7b-64.log", 64, RATE * 0.92),
    )


def data(folder: Path) -> Path:
    """Write a file of training data with a few faults; return its folder."""
    rng = random.Random(1)  # noqa: S311 - not for secrets
    words = ("plan", "train", "device", "token", "model", "step", "训练", "数据", "模型", "时间")
    rows: list[dict[str, object]] = [
        {
            "instruction": " ".join(rng.choices(words, k=rng.randint(5, 40))),
            "input": "",
            "output": " ".join(rng.choices(words, k=round(rng.lognormvariate(4.5, 0.9)))),
        }
        for _ in range(1200)
    ]
    for at in (17, 400, 811):
        rows[at]["output"] = ""
    rows[500] = {"instruction": "no answer", "input": ""}
    rows[900] = rows[899]
    place = folder / "training-data"
    place.mkdir(parents=True)
    lines = [json.dumps(row, ensure_ascii=False) for row in rows]
    (place / "support.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return place


def checkpoints(folder: Path) -> Path:
    """Write a folder of checkpoints whose newest lacks a part; return it."""
    place = folder / "saved_checkpoints"
    for iteration in (500, 1000, 1500):
        for tensor in range(2):
            for pipeline in range(2):
                if (iteration, tensor, pipeline) == (1500, 1, 1):
                    continue
                part = place / f"iter_{iteration:07d}" / f"mp_rank_{tensor:02d}_{pipeline:03d}"
                part.mkdir(parents=True)
                (part / "model_optim_rng.pt").write_bytes(b"w" * 8192)
                (part / "distrib_optim.pt").write_bytes(b"w" * 24576)
        for path in (place / f"iter_{iteration:07d}").rglob("*"):
            os.utime(path, (_SAVED + iteration, _SAVED + iteration))
    (place / "latest_checkpointed_iteration.txt").write_text("1000\n")
    return place


def _log(path: Path, devices: int, rate: float) -> Path:
    rng = random.Random(devices)  # noqa: S311 - as above
    batch = 8 * devices
    seconds = batch * _SEQ_LEN / (devices * rate)
    lines = [
        "------------------------ arguments ------------------------",
        f"  global_batch_size ............................... {batch}",
        f"  seq_length ...................................... {_SEQ_LEN}",
        f"  world_size ...................................... {devices}",
        "-------------------- end of arguments ---------------------",
    ]
    for step in range(1, _STEPS + 1):
        took = seconds * (7 if step == 1 else 1 + rng.uniform(-0.02, 0.02))
        took *= 2.5 if step % 33 == 0 else 1
        lines.append(
            f" [2026-01-02 03:{step // 60:02d}:{step % 60:02d}] iteration {step:8d}/    2000 |"
            f" consumed samples: {step * batch:12d} |"
            f" elapsed time per iteration (ms): {took * 1000:.1f} | learning rate: 1.250000E-06 |"
            f" global batch size: {batch:5d} | lm loss: {2 - step / 100:.6E} | loss scale: 1.0 |"
            f" grad norm: {1 + rng.random():.3f} | number of skipped iterations:   0 |"
            " number of nan iterations:   0 |"
        )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
