"""Which files of a folder may be training logs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

_SUFFIXES = frozenset({"", ".log", ".txt", ".out", ".err", ".jsonl", ".json", ".gz"})
_NOT_LOGS = frozenset(
    {
        "config.json",
        "generation_config.json",
        "tokenizer.json",
        "tokenizer_config.json",
        "special_tokens_map.json",
        "vocab.json",
        "eval_results.json",
        "readme.txt",
    }
)
_MOST_ENTRIES = 20_000
_DEEPEST = 6


def candidates(folder: Path) -> tuple[Path, ...]:
    """Return the files in and below ``folder`` that may be logs, in order of their names.

    Hidden files and the files of models are left out; what remains is recognised by reading it. At
    most 20,000 entries are looked at, so that a whole disk is not.
    """
    return tuple(sorted(_walk(folder)))


def _walk(folder: Path) -> Iterator[Path]:
    waiting = [(folder, 0)]
    seen = 0
    while waiting:
        here, depth = waiting.pop()
        try:
            entries = sorted(here.iterdir())
        except OSError:
            continue
        for entry in entries:
            seen += 1
            if seen > _MOST_ENTRIES:
                return
            if entry.name.startswith(".") or entry.is_symlink():
                continue
            if entry.is_dir():
                if depth < _DEEPEST:
                    waiting.append((entry, depth + 1))
            elif entry.suffix.lower() in _SUFFIXES and entry.name.lower() not in _NOT_LOGS:
                yield entry
