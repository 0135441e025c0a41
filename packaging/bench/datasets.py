"""Scanning training data: the token rate beside the tokenizer alone, and validation alone.

The text is the standard library's own source and made-up Chinese, in alpaca rows; the tokenizer
is trained on a part of it. Processor time stands for "one core" where one thread works.
"""

from __future__ import annotations

import random
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import orjson
from tokenizers import Tokenizer, models, pre_tokenizers, trainers

from ascgui.datasets.records import ScanRequest
from ascgui.datasets.scan import scan

_BYTES = 8_000_000
_RUNS = 3
_BATCH = 1000
_TOKEN_RATIO = 0.85
_VALIDATION_MB_S = 60.0
_SIGNS = "训练数据集的格式与内容需要逐行检查并统计词元数量以便规划集群规模和时间，。"


def _texts() -> Iterator[str]:
    """Yield pieces of source and, for every third, of Chinese."""
    rng = random.Random(11)  # noqa: S311 - only text
    for path in sorted(Path(sysconfig.get_paths()["stdlib"]).glob("*.py")):
        source = path.read_text(encoding="utf-8", errors="replace")
        start = 0
        while start < len(source):
            size = rng.randrange(50, 1500)
            yield source[start : start + size]
            if rng.random() < 1 / 3:
                yield "".join(rng.choices(_SIGNS, k=size // 3))
            start += size


def _rows() -> list[dict[str, str]]:
    rows: list[dict[str, str]] = []
    size = 0
    while size < _BYTES:
        pieces = iter(_texts())
        for instruction, answer in zip(pieces, pieces, strict=False):
            row = {"instruction": instruction[:200], "input": "", "output": f"{len(rows)} {answer}"}
            rows.append(row)
            size += len(instruction[:200].encode()) + len(answer.encode())
            if size >= _BYTES:
                break
    return rows


def _tokenizer(rows: list[dict[str, str]], path: Path) -> Tokenizer:
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    trainer = trainers.BpeTrainer(vocab_size=8000, show_progress=False)
    tokenizer.train_from_iterator((row["output"] for row in rows[:4000]), trainer)
    tokenizer.save(str(path))
    return tokenizer


def _best(*works: Callable[[], int], clock: Callable[[], float]) -> list[tuple[float, int]]:
    """Return the least time of each work in a few turns, and what it counted.

    The works take turns, so that a busy moment of the machine meets all of them.
    """
    best = [(float("inf"), 0) for _ in works]
    for _ in range(_RUNS):
        for index, work in enumerate(works):
            start = clock()
            counted = work()
            best[index] = min(best[index][0], clock() - start), counted
    return best


def main() -> None:
    """Print two rows: name | figure | beside | ratio | bound."""
    rows = _rows()
    with tempfile.TemporaryDirectory() as folder:
        data, vocabulary = Path(folder) / "rows.jsonl", Path(folder) / "tokenizer.json"
        lines = [orjson.dumps(row) for row in rows]
        data.write_bytes(b"\n".join(lines) + b"\n")
        size = data.stat().st_size
        tokenizer = _tokenizer(rows, vocabulary)
        texts = [text for row in rows for text in (row["instruction"], row["output"])]

        def alone() -> int:
            return sum(
                len(encoding)
                for start in range(0, len(texts), _BATCH)
                for encoding in tokenizer.encode_batch(
                    texts[start : start + _BATCH], add_special_tokens=False
                )
            )

        def scanned() -> int:
            request = ScanRequest((data,), tokenizer=vocabulary, template="", seq_len=4096)
            return scan(request).headline.lengths.total

        def validated() -> int:
            return scan(ScanRequest((data,), count=False, find_duplicates=False)).rows

        def parsed() -> int:
            return sum(len(orjson.loads(line)) for line in lines)

        (beside_s, tokens), (scan_s, _) = _best(alone, scanned, clock=time.perf_counter)
        (check_s, _), (parse_s, _) = _best(validated, parsed, clock=time.process_time)
    print(
        f"dataset scan with a tokenizer | {tokens / scan_s / 1e6:.2f} M tokens/s"
        f" | encode_batch alone {tokens / beside_s / 1e6:.2f} M tokens/s"
        f" | {beside_s / scan_s:.2f} | >= {_TOKEN_RATIO}"
    )
    rate = size / check_s / 1e6
    print(
        f"dataset validation, one core | {rate:.0f} MB/s"
        f" | orjson alone {size / parse_s / 1e6:.0f} MB/s"
        f" | {rate / _VALIDATION_MB_S:.2f} of {_VALIDATION_MB_S:.0f} MB/s | >= 1"
    )


if __name__ == "__main__":
    main()
