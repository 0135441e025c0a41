"""Small trees of the three layouts, with files of real names and small sizes."""

from __future__ import annotations

import json
from pathlib import Path

SIZE = 8192


def write(path: Path, size: int = SIZE) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"w" * size)
    return path


def megatron(
    folder: Path,
    iteration: int,
    tensor: int = 2,
    pipeline: int | None = 2,
    expert: int | None = None,
) -> Path:
    checkpoint = folder / f"iter_{iteration:07d}"
    for first in range(tensor):
        for second in range(pipeline) if pipeline is not None else [None]:
            for third in range(expert) if expert is not None else [None]:
                rest = "".join(f"_{part:03d}" for part in (second, third) if part is not None)
                rank = checkpoint / f"mp_rank_{first:02d}{rest}"
                write(rank / "model_optim_rng.pt")
                write(rank / "distrib_optim.pt", SIZE * 3)
    return checkpoint


def tracker(folder: Path, content: str | bytes) -> Path:
    path = folder / "latest_checkpointed_iteration.txt"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def weights(path: Path) -> None:
    """Write a file of weights that begins as its form has it."""
    write(path)
    header = b"{}"
    begin = len(header).to_bytes(8, "little") + header
    path.write_bytes(begin + path.read_bytes()[len(begin) :])


def hugging_face(folder: Path, step: int, ranks: int = 4, *, adapter: bool = False) -> Path:
    checkpoint = folder / f"checkpoint-{step}"
    if adapter:
        weights(checkpoint / "adapter_model.safetensors")
    else:
        for shard in (1, 2):
            weights(checkpoint / f"model-{shard:05d}-of-00002.safetensors")
    write(checkpoint / "optimizer.pt", SIZE * 2)
    for rank in range(ranks):
        write(checkpoint / f"rng_state_{rank}.pth", 64)
    (checkpoint / "trainer_state.json").write_text(json.dumps({"global_step": step}))
    return checkpoint


def verl(folder: Path, step: int, world: int = 4) -> Path:
    checkpoint = folder / f"global_step_{step}"
    for rank in range(world):
        for kind, size in (("model", SIZE), ("optim", SIZE * 2), ("extra_state", 32)):
            write(checkpoint / "actor" / f"{kind}_world_size_{world}_rank_{rank}.pt", size)
    return checkpoint
