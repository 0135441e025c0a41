"""Turns the answer of a scan into a plan's workload, with its evidence in writing."""

from __future__ import annotations

import math
from dataclasses import replace
from enum import StrEnum

from ascgui.datasets.records import FrameworkAnswer, Overlong, Processed, ScanAnswer
from ascgui.domain.plan import Workload, WorkloadKind

_SHOWN_FILES = 3
_HASH_DIGITS = 12


class Handling(StrEnum):
    """How samples are laid into sequences of one length."""

    PADDED = "padded"
    PACKED = "packed"
    TRUNCATED = "truncated"


def tokens_of(processed: Processed, handling: Handling) -> int:
    """Return the tokens of one epoch that training works through."""
    return {
        Handling.PADDED: processed.padded,
        Handling.PACKED: processed.packed,
        Handling.TRUNCATED: processed.truncated,
    }[handling]


def workload(
    answer: ScanAnswer,
    framework: str,
    seq_len: int,
    handling: Handling,
    before: Workload | None = None,
) -> Workload:
    """Return ``before`` with the tokens of one epoch as scanned; its epochs are kept."""
    mine = answer.answers[framework]
    processed, facts = mine.processed(seq_len), answer.tokenizer
    tokens = tokens_of(processed, handling)
    return replace(
        before or Workload(),
        kind=WorkloadKind.TOKENS,
        tokens=tokens,
        samples=processed.sequences,
        tokens_per_sample=tokens / processed.sequences if processed.sequences else None,
        evidence=evidence(answer, mine, seq_len, handling),
        low_ratio=facts.low_ratio if facts.is_estimate else None,
        high_ratio=facts.high_ratio if facts.is_estimate else None,
    )


def evidence(answer: ScanAnswer, mine: FrameworkAnswer, seq_len: int, handling: Handling) -> str:
    """Return where a count came from: files, hashes, tokenizer, settings and date.

    The same in every language, so that it can stand in a plan file. ``estimate`` in it marks a
    count without a tokenizer, ``part`` a scan that was cancelled.
    """
    files = [
        f"{file.path.name.encode('utf-8', 'backslashreplace').decode()} {file.size_bytes} bytes"
        + (f" sha256:{file.sha256[:_HASH_DIGITS]}" if file.sha256 else "")
        for file in answer.files[:_SHOWN_FILES]
    ]
    if len(answer.files) > _SHOWN_FILES:
        files.append(f"+{len(answer.files) - _SHOWN_FILES} files, {answer.size_bytes} bytes")
    facts = answer.tokenizer
    if facts.is_estimate:
        tokenizer = f"estimate ×{facts.low_ratio:.2f}…{facts.high_ratio:.2f}"
    elif facts.path is not None:
        tokenizer = f"{facts.path.name} sha256:{facts.sha256[:_HASH_DIGITS]}"
    else:
        tokenizer = facts.name
    parts = [
        ", ".join(files),
        f"{mine.rows_valid} of {answer.rows} rows",
        tokenizer,
        f"template {facts.template or 'none'}",
        f"{mine.framework} {handling.value} seq {seq_len}",
        f"{answer.when:%Y-%m-%d}",
    ]
    if mine.overlong is Overlong.LEFT_OUT:
        parts.insert(5, "longer left out")
    if answer.cancelled:
        parts.append("part")
    return "; ".join(parts)


def steps(sequences: int, epochs: float, global_batch: int, generations: int = 1) -> int:
    """Return training steps without packing (DATASETS: samples × epochs ÷ global batch)."""
    return math.ceil(sequences * epochs * generations / global_batch)
