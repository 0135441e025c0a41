"""Bytes of a data file as UTF-8 text, hashed, unpacked and converted on the way."""

from __future__ import annotations

import codecs
import gzip
import hashlib
import io
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Protocol, Self

CHUNK_BYTES = 1 << 18
_HEAD_BYTES = 1 << 16
_GZIP_MAGIC = b"\x1f\x8b"

_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


class Reader(Protocol):
    """What the row readers take their bytes from."""

    def read(self, size: int) -> bytes:
        """Return up to ``size`` bytes, empty at the end."""


class Damaged(Exception):
    """Compressed data that ends early or is broken."""


class _Hashing(io.RawIOBase):
    """Passes bytes through from a file and hashes them."""

    def __init__(self, file: IO[bytes]) -> None:
        super().__init__()
        self._file = file
        self.digest = hashlib.sha256()
        self.position = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:  # a buffer, whose type has no name before 3.12
        view = memoryview(buffer)
        data = self._file.read(len(view))
        self.digest.update(data)
        self.position += len(data)
        view[: len(data)] = data
        return len(data)


class DecodedFile:
    """A file opened for reading once from the beginning, as UTF-8.

    ``encoding`` and ``compressed`` say what it is on disk, ``has_mark`` whether it starts with a
    byte order mark. ``plain`` is True where a byte of the text is the same byte of the file.
    """

    def __init__(self, path: Path) -> None:
        """Open ``path``.

        Raises:
            OSError: it cannot be opened.
            Damaged: it is compressed, and its beginning is broken.
        """
        flags = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
        self._file = os.fdopen(os.open(path, flags), "rb", buffering=0)
        try:
            self._raw = _Hashing(self._file)
            self._stream: IO[bytes] = io.BufferedReader(self._raw, CHUNK_BYTES)
            self.compressed = self._peek(2) == _GZIP_MAGIC
            if self.compressed:
                self._stream = io.BufferedReader(
                    gzip.GzipFile(fileobj=self._stream, mode="rb"),
                    CHUNK_BYTES,
                )
            self.head = self._peek(_HEAD_BYTES)
        except BaseException:
            self._file.close()
            raise
        self.encoding, self.mark = _encoding_of(self.head)
        self._decoder: codecs.IncrementalDecoder | None = None

    def _peek(self, size: int) -> bytes:
        try:
            return self._stream.peek(size)[:size]  # type: ignore[attr-defined, no-any-return]
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise Damaged from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    @property
    def has_mark(self) -> bool:
        """Whether the text starts with a byte order mark."""
        return bool(self.mark)

    @property
    def plain(self) -> bool:
        """Whether bytes of the text can be pointed at in the file."""
        return not self.compressed and self.encoding == "utf-8"

    @property
    def position(self) -> int:
        """Bytes of the file on disk that were read so far."""
        return self._raw.position

    def as_text(self) -> bytes:
        """Skip the byte order mark, decode from now on, and return the head in UTF-8."""
        if self.mark:
            self._stream.read(len(self.mark))
        head = self.head[len(self.mark) :]
        if self.encoding != "utf-8":
            self._decoder = codecs.getincrementaldecoder(self.encoding)("replace")
            head = head.decode(self.encoding, "replace").encode("utf-8", "replace")
        return head

    def read(self, size: int) -> bytes:
        """Return about ``size`` bytes of UTF-8, empty at the end.

        Raises:
            OSError: the file cannot be read on.
            Damaged: the compressed data ends early or is broken.
        """
        try:
            data = self._stream.read(size)
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise Damaged from error
        if self._decoder is None:
            return data
        while data:
            decoded = self._decoder.decode(data)
            if decoded:
                return decoded.encode("utf-8", "replace")
            data = self._stream.read(size)
        return self._decoder.decode(b"", final=True).encode("utf-8", "replace")

    def drain(self) -> Iterator[int]:
        """Read what is left on disk, for the hash; yield the position after each piece."""
        while self._raw.read(CHUNK_BYTES):
            yield self._raw.position

    @property
    def sha256(self) -> str:
        """SHA-256 of the bytes on disk that were read so far, in hexadecimal."""
        return self._raw.digest.hexdigest()


def _encoding_of(head: bytes) -> tuple[str, bytes]:
    """Return the encoding, and the byte order mark where there is one."""
    for mark, encoding in _MARKS:
        if head.startswith(mark):
            return encoding, mark
    # UTF-16 without a mark: every other byte of ASCII punctuation and letters is zero.
    sample = head[:1024]
    for encoding, zeros in (("utf-16-le", sample[1::2]), ("utf-16-be", sample[0::2])):
        if len(sample) >= 8 and zeros.count(0) > 0.4 * len(zeros) and sample.count(0) < len(sample):
            return encoding, b""
    if _decodes(head, "utf-8") or head[:4] in {b"PAR1", b"ARRO", b"\xff\xff\xff\xff"}:
        return "utf-8", b""
    return ("gb18030" if _decodes(head, "gb18030") else "utf-8"), b""


def _decodes(head: bytes, encoding: str) -> bool:
    try:
        codecs.getincrementaldecoder(encoding)().decode(head, final=False)
    except UnicodeDecodeError:
        return False
    return True
