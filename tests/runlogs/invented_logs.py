"""Writes invented logs of each form from a known rate, with the dirt that real ones have."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

START = datetime(2026, 1, 2, 3, 4, 5)


@dataclass(frozen=True)
class Job:
    """A run of a known rate: ``tps`` tokens/s per device."""

    tps: float = 2000.0
    devices: int = 16
    batch: int = 128
    seq_len: int = 4096
    steps: int = 60
    first: int = 1
    jitter: float = 0.01
    seed: int = 1

    def random(self) -> random.Random:
        return random.Random(self.seed)

    def seconds(self, step: int, rng: random.Random, tokens: float | None = None) -> float:
        tokens = self.batch * self.seq_len if tokens is None else tokens
        exact = tokens / (self.devices * self.tps)
        if step == self.first:
            return exact * 7.5
        return exact * (1 + rng.uniform(-self.jitter, self.jitter))


def iteration_line(
    step: int,
    seconds: float,
    job: Job,
    *,
    consumed_tokens: int | None = None,
    stamped: bool = True,
    total: int = 2000,
    extra: str = "",
    loss: str = "1.930000E+00",
    loss_name: str = "lm loss",
    batch_name: str = "global batch size",
    between: str = "",
    batch: bool = True,
    consumed_samples: int | None = None,
) -> str:
    when = START + timedelta(seconds=10 * step)
    stamp = f" [{when:%Y-%m-%d %H:%M:%S}]" if stamped else ""
    samples = step * job.batch if consumed_samples is None else consumed_samples
    line = f"{stamp} iteration {step:8d}/{total:8d} | consumed samples: {samples:12d} |"
    if consumed_tokens is not None:
        line += f" consumed tokens: {consumed_tokens:12d} |"
    line += f" elapsed time per iteration (ms): {seconds * 1000:.1f} |{between}"
    line += " learning rate: 1.250000E-06 |"
    if batch:
        line += f" {batch_name}: {job.batch:5d} |"
    line += f" {loss_name}: {loss} | loss scale: 1.0 | grad norm: {step % 13 + 0.5:.3f} |{extra}"
    return line + " number of skipped iterations:   0 | number of nan iterations:   0 |"


def megatron(job: Job, **how: object) -> list[str]:
    """Form 1 without token counts."""
    rng = job.random()
    return [
        iteration_line(step, job.seconds(step, rng), job, **how)  # type: ignore[arg-type]
        for step in range(job.first, job.first + job.steps)
    ]


def megatron_counted(job: Job, share: float = 0.4, **how: object) -> list[str]:
    """Form 1 with consumed tokens: samples hold about ``share`` of the sequence length."""
    rng = job.random()
    lines, consumed = [], 0
    for step in range(job.first, job.first + job.steps):
        tokens = int(job.batch * job.seq_len * share * rng.uniform(0.9, 1.1))
        consumed += tokens
        seconds = job.seconds(step, rng, tokens)
        lines.append(iteration_line(step, seconds, job, consumed_tokens=consumed, **how))  # type: ignore[arg-type]
    return lines


def fsdp2(job: Job) -> list[str]:
    """Form 2: tokens/s of the whole job."""
    rng = job.random()
    lines = []
    for step in range(job.first, job.first + job.steps):
        seconds = job.seconds(step, rng)
        rate = job.batch * job.seq_len / seconds
        lines.append(iteration_line(step, seconds, job, extra=f" tokens/s: {rate:.2f} |"))
    return lines


def mindspeed_mm(job: Job, average: float | None = None) -> list[str]:
    """Form 3: samples only, or with ``tokens per sample``; ``average`` is the true length."""
    rng = job.random()
    lines = []
    for step in range(job.first, job.first + job.steps):
        length = 563.2 if average is None else average * rng.uniform(0.95, 1.05)
        seconds = job.seconds(step, rng, job.batch * length)
        extra = "" if average is None else f" tokens per sample: {length:.1f} |"
        lines.append(iteration_line(step, seconds, job, loss_name="loss", extra=extra))
    return lines


def clock(seconds: float) -> str:
    return str(timedelta(seconds=int(seconds)))


def trainer_log(
    job: Job,
    *,
    every: int = 10,
    tokens: bool = True,
    begun_tokens: int = 0,
    saves: Iterable[int] = (),
    save_s: float = 0.0,
    share: float = 1.0,
) -> list[str]:
    """Form 4: ``every`` steps an object; a save after the steps of ``saves`` costs ``save_s``."""
    rng = job.random()
    lines, elapsed, counted = [], 3.7, float(begun_tokens)
    saves = set(saves)
    for step in range(job.first, job.first + job.steps):
        batch = job.batch * job.seq_len * share
        counted += batch
        elapsed += job.seconds(step, rng, batch)
        if step in saves:
            elapsed += save_s
        if step % every:
            continue
        record: dict[str, object] = {
            "current_steps": step,
            "total_steps": 9000,
            "loss": 1.2,
            "lr": 1e-05,
            "epoch": 0.2,
            "percentage": 4.4,
            "elapsed_time": clock(elapsed),
            "remaining_time": "3:39:18",
        }
        if tokens:
            record["throughput"] = round((counted + 123456) / elapsed, 2)
            record["total_tokens"] = int(counted)
        lines.append(json.dumps(record))
    return lines


def results(tps: float, **more: float) -> str:
    """Form 5 as a saved file."""
    record = {
        "epoch": 3.0,
        "effective_tokens_per_sec": tps,
        "total_flos": 1.2e18,
        "train_loss": 0.9,
        "train_runtime": 3600.5,
        "train_samples_per_second": 12.5,
        "train_steps_per_second": 0.1,
        **more,
    }
    return json.dumps(record, indent=4)


def verl(job: Job, *, old: bool = False, prefix: str = "(TaskRunner pid=123) ") -> list[str]:
    """Form 6; ``old`` versions print no throughput."""
    rng = job.random()
    lines = [f"{prefix}step:{job.first - 1} - val-core/math/reward/mean@1:0.25"]
    for step in range(job.first, job.first + job.steps):
        response = 900 + rng.uniform(-50, 50)
        tokens = job.batch * (response + 312.0)
        seconds = job.seconds(step, rng, tokens)
        parts = [
            f"step:{step}",
            f"global_seqlen/min:{tokens / job.devices * 0.9:.3f}",
            f"global_seqlen/mean:{tokens / job.devices:.3f}",
            "actor/entropy:0.403",
            "actor/grad_norm:np.float64(0.1234)",
            f"training/global_step:{step}.000",
            f"response_length/mean:{response:.3f}",
            "response_length/max:4096.000",
            "prompt_length/mean:312.000",
            "timing_s/gen:40.100",
            f"timing_s/step:{seconds:.4f}",
        ]
        if not old:
            rate = tokens / seconds / job.devices
            parts += [
                f"perf/total_num_tokens:{tokens:.3f}",
                f"perf/time_per_step:{seconds:.4f}",
                f"perf/throughput:{rate:.4f}",
            ]
        parts.append("timing_per_token_ms/gen:0.055")
        lines.append(prefix + " - ".join(parts))
    return lines


def mindspeed_rl(job: Job) -> list[str]:
    """Form 7."""
    rng = job.random()
    lines = []
    for step in range(job.first, job.first + job.steps):
        seconds = job.seconds(step, rng)
        rate = job.batch * job.seq_len / seconds / job.devices
        lines.append(
            f"[2026-01-02 03:{step % 60:02d}:05] iteration: {step} / 1000 | timing/all : "
            f"{seconds:.4f} | response_length/mean : 1024.5000 | prompt_length/mean : 211.0000 | "
            f"e2e_tps: {rate:.4f} | vllm_throughput : 55.0000"
        )
    return lines


def arguments(devices: int, seq_len: int) -> list[str]:
    """The list that Megatron prints when a run starts."""
    names = {
        "world_size": devices,
        "seq_length": seq_len,
        "tensor_model_parallel_size": 8,
        "pipeline_model_parallel_size": 2,
        "context_parallel_size": 1,
        **{f"some_other_option_{index}": index for index in range(60)},
    }
    body = [f"  {name} {'.' * (48 - len(name))} {value}" for name, value in sorted(names.items())]
    return [
        f"using world size: {devices}, data-parallel size: 1, tensor-model-parallel size: 8",
        "------------------------ arguments ------------------------",
        *body,
        "-------------------- end of arguments ---------------------",
    ]


def noisy(lines: Sequence[str], seed: int = 5, most: int = 4) -> Iterator[str]:
    """Put warnings, bars and broken text between ``lines``."""
    rng = random.Random(seed)
    for line in lines:
        for _ in range(rng.randint(0, most)):
            yield rng.choice(
                [
                    "W0102 warning: NPU tensor is not contiguous, this may cost time",
                    "Training: 12%|█▏        | 120/1000 [02:03<15:00,  1.02s/it]",
                    "validation loss at iteration 100 | lm loss value: 2.1 | lm loss PPL: 8.2 |",
                    "time (ms)\tforward-backward ...: 7000.1",
                    "{'loss': 1.25, 'grad_norm': 0.7, 'learning_rate': 1e-06, 'epoch': 0.4}",
                    "",
                ]
            )
        yield line


def interleaved(lines: Sequence[str], ranks: int, seed: int = 3, skew: int = 2) -> list[str]:
    """Print each line once a rank, the ranks up to ``skew`` lines apart."""
    rng = random.Random(seed)
    keyed = [
        (index + rng.uniform(0, skew), f"[rank{rank}]:{line}")
        for index, line in enumerate(lines)
        for rank in range(ranks)
    ]
    ahead: dict[int, float] = {}
    ordered = []
    for at, line in keyed:
        rank = int(line[5 : line.index("]")])
        ahead[rank] = max(at, ahead.get(rank, 0.0) + 1e-6)
        ordered.append((ahead[rank], line))
    return [line for _, line in sorted(ordered, key=lambda pair: pair[0])]
