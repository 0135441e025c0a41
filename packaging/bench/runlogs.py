"""Reading of generated training logs, beside a bare loop over their lines; and its memory."""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from ascgui.runlogs.reading import read

_LOG_BYTES = 384 << 20
_ROUNDS = 3
_RATIO = 0.5
_PEAK_MB = 150
_NOISE_LINES = 8
_READ_IN_CHILD = (
    "import resource, sys; from pathlib import Path; from ascgui.runlogs.reading import read; "
    "read(Path(sys.argv[1])); print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
)


def _iteration(step: int, rng: random.Random) -> str:
    return (
        f" [2026-01-02 03:04:05] iteration {step:8d}/{9_000_000:8d} | consumed samples: "
        f"{step * 128:12d} | consumed tokens: {step * 524_288:12d} | elapsed time per iteration "
        f"(ms): {rng.uniform(8000, 8100):.1f} | learning rate: 1.250000E-06 | global batch size: "
        f"  128 | lm loss: {rng.uniform(1, 2):.6E} | loss scale: 1.0 | grad norm: "
        f"{rng.uniform(0, 12):.3f} | number of skipped iterations:   0 | number of nan "
        "iterations:   0 |\n"
    )


def _noise(rng: random.Random) -> str:
    return rng.choice(
        (
            "(NPUWorker pid=4711) W compiler_depend.ts:425 copy of a tensor takes long here\n",
            "time (ms) forward-backward: 7012.3 optimizer: 512.1 all-reduce: 98.7\n",
            "validation loss at iteration 100 | lm loss value: 2.100000E+00 | lm loss PPL: 8.2\n",
        )
    )


def _steps_with_noise(path: Path, rng: random.Random) -> None:
    """What a terminal's log of training looks like: one line of figures among others."""
    with path.open("w", encoding="utf-8") as file:
        size, step = 0, 0
        while size < _LOG_BYTES:
            step += 1
            lines = _iteration(step, rng) + "".join(_noise(rng) for _ in range(_NOISE_LINES))
            size += file.write(lines)


def _steps_alone(path: Path, rng: random.Random) -> None:
    """The least favourable: each line is one of figures."""
    with path.open("w", encoding="utf-8") as file:
        size, step = 0, 0
        while size < _LOG_BYTES:
            step += 1
            size += file.write(_iteration(step, rng))


_VERL_KEYS = tuple(
    f"{group}/{name}"
    for group, names in (
        ("global_seqlen", "min max minmax_diff balanced_min balanced_max mean"),
        ("actor", "entropy kl_loss kl_coef pg_loss pg_clipfrac ppo_kl grad_norm lr"),
        ("critic", "score/mean score/max score/min rewards/mean rewards/max rewards/min"),
        ("response_length", "mean max min clip_ratio"),
        ("prompt_length", "mean max min clip_ratio"),
        ("timing_s", "gen reward old_log_prob ref adv update_actor step"),
        ("perf", "total_num_tokens time_per_step throughput"),
    )
    for name in names.split()
)


def _verl_alone(path: Path, rng: random.Random) -> None:
    with path.open("w", encoding="utf-8") as file:
        size, step = 0, 0
        while size < _LOG_BYTES:
            step += 1
            figures = " - ".join(f"{key}:{rng.uniform(900, 1100):.3f}" for key in _VERL_KEYS)
            size += file.write(f"(TaskRunner pid=4711) step:{step} - {figures}\n")


def _objects_alone(path: Path, rng: random.Random) -> None:
    with path.open("w", encoding="utf-8") as file:
        size, step, tokens = 0, 0, 0
        while size < _LOG_BYTES:
            step += 10
            tokens += 782_000 + rng.randint(0, 5000)
            minutes, seconds = divmod(step * 15, 60)
            hours, minutes = divmod(minutes, 60)
            days, hours = divmod(hours, 24)
            elapsed = f"{f'{days} days, ' if days > 1 else ''}{hours}:{minutes:02}:{seconds:02}"
            size += file.write(
                f'{{"current_steps": {step}, "total_steps": 9000000, "loss": '
                f'{rng.uniform(1, 2):.4f}, "lr": 1e-05, "epoch": {step / 900:.4f}, "percentage": '
                f'{step / 90000:.2f}, "elapsed_time": "{elapsed}", "remaining_time": "3:39:18", '
                f'"throughput": 5123.4, "total_tokens": {tokens}}}\n'
            )


def _loop(path: Path) -> None:
    with path.open(encoding="utf-8", errors="replace") as file:
        for _ in file:
            pass


def _best(work: Callable[[Path], object], path: Path) -> float:
    """Return the least processor seconds of some rounds; other work on the machine adds to none."""
    best = float("inf")
    for _ in range(_ROUNDS):
        start = time.process_time()
        work(path)
        best = min(best, time.process_time() - start)
    return best


def main() -> None:
    """Print a row for each log: MB/s read, MB/s of the loop, their ratio; and the peak memory."""
    rng = random.Random(1)  # noqa: S311 - no secret
    kinds = (
        ("VeRL's steps alone", _verl_alone),
        ("trainer_log.jsonl", _objects_alone),
        ("steps among other lines", _steps_with_noise),
        ("steps alone", _steps_alone),
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "train.log"
        for name, write in kinds:
            write(path, rng)
            size_mb = path.stat().st_size / 1e6
            looped, ours = _best(_loop, path), _best(read, path)
            print(
                f"reading a log, {name}, MB/s | {size_mb / ours:,.0f} | {size_mb / looped:,.0f}"
                f" (bare loop) | {looped / ours:.2f} | >= {_RATIO}"
            )
        child = subprocess.run(
            [sys.executable, "-c", _READ_IN_CHILD, str(path)],
            check=True,
            capture_output=True,
            text=True,
        )
        unit = 1 if sys.platform == "darwin" else 1024
        peak_mb = int(child.stdout) * unit / 1e6
        print(
            f"reading a log, peak memory, MB | {peak_mb:.0f} | {size_mb:.0f} (the log)"
            f" | {peak_mb / size_mb:.2f} | <= {_PEAK_MB}"
        )


if __name__ == "__main__":
    main()
