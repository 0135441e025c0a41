"""Token counts: with the user's own tokenizer, or estimated by script.

The estimate's weights are tokens per character. They were fitted to the vocabularies of Qwen and
DeepSeek on English and Chinese manuals and on Python sources; the range spans vocabularies from
about 100,000 entries up, in which digits stand alone or in groups of three.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from ascgui import safefile
from ascgui.datasets.lengths import Ints
from ascgui.datasets.sources import shown_name
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text

_MAX_PIECE = 32 * 1024
"""Longest text tokenized at once, in characters: memory grows with it, and some grow faster."""

_WEIGHT_STEPS = 200
"""The estimate's weights are whole multiples of one part in so many, at most 255 of them."""

_SCRIPT_SAMPLE = 8
"""Scripts are told apart in the first of so many batches; the range needs no more."""

_MAX_TOKENIZER_BYTES = 256 * 1024 * 1024


class Counter(Protocol):
    """Counts the tokens of texts. ``count`` may be called from another thread."""

    @property
    def name(self) -> str:
        """What it is, as an identifier."""

    def count(self, texts: Sequence[str]) -> Ints:
        """Return the number of tokens of each text, without special tokens around it."""

    def knows(self, token: str) -> bool:
        """Whether ``token`` is one token of its vocabulary."""


class HuggingFaceCounter:
    """Counts with a ``tokenizer.json``, on all cores."""

    name = "tokenizers"

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer
        tokenizer.no_truncation()
        tokenizer.no_padding()

    def count(self, texts: Sequence[str]) -> Ints:
        """Return the number of tokens of each text, without special tokens around it."""
        # The fast form leaves out the offsets, which nobody needs here.
        encoded = self._tokenizer.encode_batch_fast(list(texts), add_special_tokens=False)
        return np.fromiter(map(len, encoded), np.int64, len(encoded))

    def knows(self, token: str) -> bool:
        """Whether ``token`` is one token of its vocabulary."""
        return self._tokenizer.token_to_id(token) is not None


class SentencePieceCounter:
    """Counts with a ``tokenizer.model`` of SentencePiece, on all cores."""

    name = "sentencepiece"

    def __init__(self, processor: Any) -> None:
        self._processor = processor

    def count(self, texts: Sequence[str]) -> Ints:
        """Return the number of tokens of each text, without special tokens around it."""
        encoded = self._processor.encode(list(texts), out_type=int)
        return np.fromiter(map(len, encoded), np.int64, len(encoded))

    def knows(self, token: str) -> bool:
        """Whether ``token`` is one token of its vocabulary."""
        found = self._processor.piece_to_id(token)
        return bool(found != self._processor.unk_id())


@dataclass(frozen=True, slots=True)
class Script:
    """A kind of character with its tokens per character: lowest, expected, highest."""

    id: str
    low: float
    expected: float
    high: float


SCRIPTS = (
    Script("latin", 0.21, 0.26, 0.34),
    Script("chinese", 0.50, 0.62, 0.85),
    Script("digits", 0.35, 0.75, 1.00),
    Script("code", 0.45, 0.60, 0.85),
    Script("spaces", 0.01, 0.05, 0.10),
    Script("other", 0.30, 0.50, 1.00),
)
"""What the estimate tells apart; ``code`` is punctuation and symbols."""


def _script_of_bytes() -> npt.NDArray[np.uint8]:
    """Return the script of each first byte of a UTF-8 character; 255 for a following byte."""
    table = np.full(256, 255, np.uint8)
    names = [script.id for script in SCRIPTS]
    for byte in range(128):
        char = chr(byte)
        if char.isalpha():
            name = "latin"
        elif char.isdigit():
            name = "digits"
        elif char.isspace() or byte < 32:
            name = "spaces"
        else:
            name = "code"
        table[byte] = names.index(name)
    table[0xC0:0xC4] = names.index("latin")
    table[0xC4:0xE2] = names.index("other")
    table[0xE2] = names.index("code")
    # U+3000 to U+9FFF and the full-width forms; the rest of three bytes is Korean and others.
    table[0xE3:0xEA] = names.index("chinese")
    table[0xEA:0xEF] = names.index("other")
    table[0xEF] = names.index("chinese")
    table[0xF0:0xF8] = names.index("other")
    return table


class EstimatingCounter:
    """Estimates tokens from the characters, and remembers how far off it may be."""

    name = "estimate"

    def __init__(self) -> None:
        self._scripts = _script_of_bytes()
        weights = np.zeros(256, np.uint8)
        for index, script in enumerate(SCRIPTS):
            weights[self._scripts == index] = round(script.expected * _WEIGHT_STEPS)
        self._weights = weights.tobytes()
        self._seen = np.zeros(256, np.int64)
        self._calls = 0

    def count(self, texts: Sequence[str]) -> Ints:
        """Return the estimated number of tokens of each text."""
        encoded = [piece.encode("utf-8", "replace") for piece in texts]
        sizes = np.fromiter(map(len, encoded), np.int64, len(encoded))
        data = b"".join(encoded)
        if self._calls % _SCRIPT_SAMPLE == 0:
            self._seen += np.bincount(np.frombuffer(data, np.uint8), minlength=256)
        self._calls += 1
        # Weights in whole steps, so that one byte table and whole sums do.
        weighed = np.frombuffer(data.translate(self._weights), np.uint8)
        filled = np.flatnonzero(sizes)
        starts = (np.cumsum(sizes) - sizes)[filled]
        estimated = np.zeros(len(sizes), np.int64)
        if len(filled):
            sums = np.add.reduceat(weighed, starts, dtype=np.uint32).astype(np.int64)
            estimated[filled] = -(-sums // _WEIGHT_STEPS)
        return estimated

    def knows(self, token: str) -> bool:
        """Whether ``token`` is one token of its vocabulary: there is none."""
        return bool(token) and False

    def _characters(self) -> npt.NDArray[np.int64]:
        return np.array(
            [int(self._seen[self._scripts == index].sum()) for index in range(len(SCRIPTS))]
        )

    def ratios(self) -> tuple[float, float]:
        """Return lowest ÷ expected and highest ÷ expected for all that was counted."""
        characters = self._characters()
        low, expected, high = (
            float((characters * np.array(weights)).sum())
            for weights in zip(*((s.low, s.expected, s.high) for s in SCRIPTS), strict=True)
        )
        return (low / expected, high / expected) if expected else (1.0, 1.0)

    def shares(self) -> tuple[tuple[str, float], ...]:
        """Return the share of characters of each script that occurs, largest first."""
        characters = self._characters()
        total = int(characters.sum())
        shares = [
            (script.id, int(count) / total)
            for script, count in zip(SCRIPTS, characters, strict=True)
            if count
        ]
        return tuple(sorted(shares, key=lambda item: -item[1]))


@dataclass(frozen=True, slots=True)
class Loaded:
    """A tokenizer with the file it came from and that file's hash."""

    counter: Counter
    path: Path
    sha256: str


class _Telling:
    """A counter of a file from elsewhere, whose every failure is told as a refusal."""

    def __init__(self, counter: Counter, file: Path) -> None:
        self._counter = counter
        self._file = file
        self.name = counter.name

    def count(self, texts: Sequence[str]) -> Ints:
        """Return the number of tokens of each text.

        Raises:
            Refused: the tokenizer fails at them.
        """
        with _failure_told(self._file):
            return self._counter.count(texts)

    def knows(self, token: str) -> bool:
        """Whether ``token`` is one token of its vocabulary.

        Raises:
            Refused: the tokenizer fails at it.
        """
        with _failure_told(self._file):
            return self._counter.knows(token)


@contextlib.contextmanager
def _failure_told(file: Path) -> Iterator[None]:
    try:
        yield
    except BaseException as failure:
        if isinstance(failure, Refused) or not _is_failure(failure):
            raise
        raise _refused(
            file,
            text("The tokenizer fails at this data: {reason}.", reason=_first_line(failure)),
            text("Try another form of the tokenizer, or scan without one for an estimate."),
        ) from None


def _is_failure(failure: BaseException) -> bool:
    """Return whether ``failure`` is a package's own.

    What Rust code ends with comes as an exception that is no :class:`Exception`.
    """
    return isinstance(failure, Exception) or not isinstance(
        failure, KeyboardInterrupt | SystemExit | GeneratorExit
    )


def _first_line(failure: BaseException) -> str:
    return (str(failure).strip().splitlines() or [type(failure).__name__])[0][:200].rstrip(". ")


def pieces_of(long_text: str) -> list[str]:
    """Return ``long_text`` in pieces short enough to be tokenized at once, cut at white space.

    Where there is no white space it is cut anywhere, which may add a token at each cut.
    """
    pieces: list[str] = []
    start = 0
    while len(long_text) - start > _MAX_PIECE:
        stop = start + _MAX_PIECE
        cut = max(long_text.rfind("\n", start, stop), long_text.rfind(" ", start, stop))
        end = cut if cut > start + _MAX_PIECE // 2 else stop
        pieces.append(long_text[start:end])
        start = end
    pieces.append(long_text[start:])
    return pieces


def load_tokenizer(path: Path) -> Loaded:
    """Return the tokenizer of a folder or file.

    In a folder ``tokenizer.json`` goes before ``tokenizer.model``.

    Raises:
        Refused: there is none, it cannot be read, or the package that reads it is missing.
    """
    file = _tokenizer_file(path)
    try:
        data = safefile.read_bytes(file, _MAX_TOKENIZER_BYTES)
    except Refused as refused:
        raise _refused(file, refused.issues[0].message) from None
    sha256 = hashlib.sha256(data).hexdigest()
    # A name that says JSON counts as well: what is said then is what is wrong with the JSON.
    is_json = data.lstrip()[:1] == b"{" or file.suffix.casefold() == ".json"
    counter = _hugging_face(file, data) if is_json else _sentence_piece(file, data)
    return Loaded(_Telling(counter, file), file, sha256)


def _tokenizer_file(path: Path) -> Path:
    try:
        if path.is_dir():
            for name in ("tokenizer.json", "tokenizer.model"):
                if (path / name).is_file():
                    return path / name
            raise _refused(
                path, text("The folder holds neither tokenizer.json nor tokenizer.model.")
            )
        if path.exists():
            return path
    except OSError as error:
        reason = error.strerror or str(error)
        raise _refused(path, text("The tokenizer cannot be read: {reason}.", reason=reason)) from (
            error
        )
    raise _refused(path, text("There is no tokenizer at this path."))


def _refused(path: Path, message: Text, action: Text | None = None) -> Refused:
    advice = action or text("Name the model's folder or its tokenizer.json.")
    where = (("file", shown_name(path)),)
    return Refused(Issue(Severity.ERROR, "tokenizer-unusable", message, advice, where))


def _hugging_face(file: Path, data: bytes) -> Counter:
    if importlib.util.find_spec("tokenizers") is None:
        raise _refused(
            file,
            text("This installation cannot read tokenizer.json."),
            text("Install the package tokenizers, or scan without a tokenizer for an estimate."),
        )
    from tokenizers import Tokenizer  # noqa: PLC0415 - optional, and only when needed

    try:
        return HuggingFaceCounter(Tokenizer.from_buffer(data))
    except BaseException as error:  # the package raises plain Exception for a bad file
        if not _is_failure(error):
            raise
        raise _refused(
            file, text("The file is no usable tokenizer.json: {reason}.", reason=_first_line(error))
        ) from None


def _sentence_piece(file: Path, data: bytes) -> Counter:
    if _is_tiktoken(data):
        raise _refused(
            file,
            text("The file holds a tiktoken vocabulary, which does not say how text is split."),
            text("Use the tokenizer.json of the same model."),
        )
    if importlib.util.find_spec("sentencepiece") is None:
        raise _refused(
            file,
            text("This installation cannot read tokenizer.model."),
            text("Install the package sentencepiece, or use the model's tokenizer.json."),
        )
    from sentencepiece import SentencePieceProcessor  # noqa: PLC0415 - optional

    try:
        processor = SentencePieceProcessor(model_proto=data)
    except Exception as error:
        raise _refused(file, text("The file is no usable tokenizer.model.")) from error
    return SentencePieceCounter(processor)


def _is_tiktoken(data: bytes) -> bool:
    first = data[:200].split(b"\n", 1)[0].split()
    return len(first) == 2 and first[1].isdigit()
