"""Small training files for the tests."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

GOOD = {"instruction": "Name a fruit.", "input": "", "output": "Apple."}
CHAT = {
    "conversations": [
        {"from": "human", "value": "Hello"},
        {"from": "gpt", "value": "Hello, how can I help?"},
    ]
}
PAIR = {"instruction": "Name a fruit.", "input": "", "chosen": "Apple.", "rejected": "Stone."}
KTO = {"instruction": "Name a fruit.", "input": "", "output": "Apple.", "kto_tag": True}
MOSS = {
    "conversation_id": 1,
    "meta_instruction": "Be kind.",
    "num_turns": 1,
    "chat": {
        "turn_1": {
            "Human": "<|Human|>: Hello<eoh>\n",
            "Inner Thoughts": "",
            "MOSS": "<|MOSS|>: Hello, how can I help?<eom>\n",
        }
    },
}


def numbered(count: int, **changes: object) -> list[dict[str, Any]]:
    """Return ``count`` good alpaca rows, no two alike."""
    return [{**GOOD, "instruction": f"Name fruit {i}.", **changes} for i in range(count)]


def array(rows: Iterable[object]) -> bytes:
    return json.dumps(list(rows), ensure_ascii=False).encode()


def lines(rows: Iterable[object]) -> bytes:
    return b"".join(json.dumps(row, ensure_ascii=False).encode() + b"\n" for row in rows)


def chat(*messages: tuple[str | None, object], **more: object) -> dict[str, Any]:
    """Return a sharegpt row of (role, content) pairs; None leaves the key out."""
    made = [
        {key: part for key, part in (("from", role), ("value", value)) if part is not None}
        for role, value in messages
    ]
    return {"conversations": made, **more}


def write(folder: Path, name: str, content: bytes | Iterable[object]) -> Path:
    """Write a file; rows become an array for .json and lines for .jsonl."""
    path = folder / name
    if not isinstance(content, bytes):
        content = array(content) if name.endswith(".json") else lines(content)
    path.write_bytes(content)
    return path


def packed(content: bytes) -> bytes:
    # Without the time of day, which would give each process another name for its test.
    return gzip.compress(content, mtime=0)
