"""What a scan of training data asks, reports on the way, and answers.

A *row* is one record of a file; a *sequence* is one row of tokens that a framework trains on. A
row gives one sequence, a pair of preferences two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from ascgui.datasets.lengths import LengthTable
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Text

MAX_ROW_BYTES = 8 * 1024 * 1024
"""A longer row is counted and reported, but neither parsed nor kept in memory."""

MAX_PLACES = 10
"""How many places are kept for each kind of fault."""

FRAMEWORKS = ("llama-factory", "mindspeed-llm", "mindspeed-mm", "mindspeed-rl", "verl")


class Format(StrEnum):
    """What the rows mean."""

    ALPACA = "alpaca"
    SHAREGPT = "sharegpt"
    MOSS = "moss"
    PRETRAIN = "pretrain"
    PREFERENCE = "preference"
    PROMPTS = "prompts"
    """Prompts without answers, as reinforcement learning takes them."""


class FileKind(StrEnum):
    """How a file holds its rows."""

    JSON_ARRAY = "json array"
    JSON_LINES = "json lines"
    JSON_OBJECTS = "json objects"
    """Objects over several lines one after the other, in no array."""
    PARQUET = "parquet"
    ARROW = "arrow"
    CSV = "csv"
    TXT = "txt"


class Outcome(StrEnum):
    """What a framework does with a faulty row or file, least harmful first."""

    KEPT = "kept"
    UNKNOWN = "unknown"
    SKIPPED = "skipped"
    EMPTY = "empty-sample"
    STOPS = "stops"

    @property
    def rank(self) -> int:
        """0 for the least harmful; for sorting."""
        return list(Outcome).index(self)


class Counting(StrEnum):
    """Where the token counts come from."""

    NONE = "none"
    ESTIMATE = "estimate"
    TOKENIZER = "tokenizer"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a fault was seen first. ``row`` and ``line`` count from 1, ``byte`` from 0.

    ``byte`` is None where the file is compressed, not in UTF-8, or holds no text. ``excerpt`` is
    a short printable piece of the row.
    """

    file: str
    row: int | None = None
    line: int | None = None
    byte: int | None = None
    field: str = ""
    excerpt: str = ""


@dataclass(frozen=True, slots=True)
class Finding:
    """One kind of fault: how often, where first, and what each framework does about it.

    ``approximate`` marks a count that was extrapolated from a sample of the rows.
    """

    code: str
    severity: Severity
    title: Text
    count: int
    places: tuple[Place, ...]
    outcomes: tuple[tuple[str, Outcome], ...]
    issue: Issue
    approximate: bool = False

    def outcome(self, framework: str) -> Outcome:
        """Return what ``framework`` does with it."""
        return dict(self.outcomes).get(framework, Outcome.UNKNOWN)


@dataclass(frozen=True, slots=True)
class FileFacts:
    """One file as it was read. ``sha256`` is of the bytes on disk, "" where not all were read."""

    path: Path
    shown: str
    kind: FileKind | None
    size_bytes: int
    sha256: str
    rows: int
    encoding: str = "utf-8"
    compressed: bool = False


@dataclass(frozen=True, slots=True)
class TokenizerFacts:
    """What counted the tokens, and which chat template was added to them.

    ``low_ratio`` and ``high_ratio`` times a count bound what a real tokenizer would give; both
    are 1 for a real tokenizer. ``scripts`` is the share of characters by script.
    """

    counting: Counting
    name: str
    path: Path | None
    sha256: str
    template: str
    template_reason: Text
    low_ratio: float = 1.0
    high_ratio: float = 1.0
    scripts: tuple[tuple[str, float], ...] = ()

    @property
    def is_estimate(self) -> bool:
        """Whether the counts are no more than an estimate and must be shown as such."""
        return self.counting is Counting.ESTIMATE


class Overlong(StrEnum):
    """What becomes of a sequence longer than the sequence length."""

    TRUNCATED = "truncated"
    LEFT_OUT = "left-out"
    SPLIT = "split"


@dataclass(frozen=True, slots=True)
class Processed:
    """What training works through in one epoch at one sequence length.

    ``padded`` is sequence length × sequences; ``packed`` the sum of the lengths that remain;
    ``truncated`` the sum after cutting each sequence at the sequence length, whatever the
    framework does. ``longer_share`` counts sequences, ``padding_share`` tokens of ``padded``.
    """

    seq_len: int
    sequences: int
    padded: int
    packed: int
    truncated: int
    longer_share: float
    padding_share: float
    overlong: Overlong


@dataclass(frozen=True, slots=True)
class FrameworkAnswer:
    """What one framework makes of the data.

    ``rows_valid`` are trained on (some perhaps not as meant: see the findings); the other counts
    are of rows left out, replaced by an empty sample, and rows at which it stops. ``stops`` names
    the codes that stop it before or while it reads; the other figures hold once those are cured.
    """

    framework: str
    supported: bool
    rows_valid: int
    rows_skipped: int
    rows_empty: int
    rows_stopping: int
    stops: tuple[str, ...]
    lengths: LengthTable
    overlong: Overlong

    def processed(self, seq_len: int) -> Processed:
        """Return what training works through in one epoch at ``seq_len`` tokens."""
        table = self.lengths
        # MindSpeed-LLM leaves out what reaches the sequence length, Llama-Factory cuts it, and
        # pretraining splits a document over several samples (DATASETS: three token totals).
        if self.overlong is Overlong.LEFT_OUT:
            table = table.shorter_than(seq_len)
            sequences, packed = table.sequences, table.total
        elif self.overlong is Overlong.SPLIT:
            sequences, packed = table.pieces(seq_len), table.total
        else:
            sequences, packed = table.sequences, table.truncated_total(seq_len)
        padded = seq_len * sequences
        return Processed(
            seq_len,
            sequences,
            padded,
            packed,
            self.lengths.truncated_total(seq_len),
            self.lengths.share_longer_than(seq_len),
            1 - packed / padded if padded else 0.0,
            self.overlong,
        )


@dataclass(frozen=True, slots=True)
class ScanRequest:
    """What to scan and how.

    ``format`` None recognises it. ``frameworks`` are answered in this order, the first one is the
    headline. ``tokenizer`` is a folder or file; None estimates; ``count`` False counts nothing.
    ``template`` None chooses by the tokenizer, "" adds none. ``dataset_info`` None uses the
    ``dataset_info.json`` beside the data if it names it; ``entry`` chooses one of its entries.
    ``own_process`` runs the tokenizer in another process, so that a window stays smooth.
    """

    paths: tuple[Path, ...]
    format: Format | None = None
    frameworks: tuple[str, ...] = ("llama-factory", "mindspeed-llm")
    seq_len: int | None = None
    tokenizer: Path | None = None
    template: str | None = None
    count: bool = True
    dataset_info: Path | None = None
    entry: str | None = None
    check_media: bool = True
    find_duplicates: bool = True
    own_process: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a scan is; ``seconds_left`` None while nothing can be said."""

    file: str
    bytes_done: int
    bytes_total: int
    rows: int
    tokens: int
    seconds: float
    seconds_left: float | None

    @property
    def share(self) -> float:
        """Part of the bytes that were read, 0 to 1."""
        return min(1.0, self.bytes_done / self.bytes_total) if self.bytes_total else 0.0

    @property
    def bytes_per_second(self) -> float:
        """Rate since the beginning."""
        return self.bytes_done / self.seconds if self.seconds else 0.0

    @property
    def tokens_per_second(self) -> float:
        """Rate since the beginning."""
        return self.tokens / self.seconds if self.seconds else 0.0


@dataclass(frozen=True, slots=True)
class ScanAnswer:
    """What the scan found. ``cancelled`` marks an answer that covers a part only."""

    request: ScanRequest
    files: tuple[FileFacts, ...]
    format: Format | None
    format_reason: Text
    columns_reason: Text
    rows: int
    tokenizer: TokenizerFacts
    answers: Mapping[str, FrameworkAnswer]
    findings: tuple[Finding, ...]
    when: datetime
    seconds: float
    cancelled: bool = False

    @property
    def size_bytes(self) -> int:
        """Bytes of all files on disk."""
        return sum(file.size_bytes for file in self.files)

    @property
    def issues(self) -> tuple[Issue, ...]:
        """The findings as issues, worst first."""
        return tuple(finding.issue for finding in self.findings)

    @property
    def headline(self) -> FrameworkAnswer:
        """The answer of the first framework that was asked for."""
        return self.answers[self.request.frameworks[0]]

    def finding(self, code: str) -> Finding | None:
        """Return the finding ``code``, or None."""
        return next((item for item in self.findings if item.code == code), None)
