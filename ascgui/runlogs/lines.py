r"""The one source of lines: blocks of whole lines from a file of any kind and size.

A block is at most a few megabytes of text in an ASCII-compatible encoding, every line of it ended
by ``\n``: carriage returns become line ends (so a progress bar is many short lines), UTF-16 and
UTF-32 become UTF-8, gzip is unpacked as it is read, and a line longer than
:data:`LONGEST_LINE_BYTES` is passed over and counted. Nothing else is held, so memory does not grow
with the file. A file that is still being written can be read on from where it was left.
"""

from __future__ import annotations

import codecs
import os
import stat
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

BLOCK_BYTES = 1 << 17
LONGEST_LINE_BYTES = 1 << 20

Progress = Callable[[int, int], None]
"""Told (bytes done, bytes in total) after each block."""

Cancel = Callable[[], bool]
"""Asked before each block whether to stop."""

_GZIP = b"\x1f\x8b"
_OTHER_ARCHIVES = {
    b"PK\x03\x04": "zip",
    b"\xfd7zXZ\x00": "xz",
    b"BZh": "bzip2",
    b"\x28\xb5\x2f\xfd": "zstd",
    b"7z\xbc\xaf\x27\x1c": "7z",
}
_BOMS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, None),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_CHECKED_BYTES = 256
"""How much of what was read before is compared, before a file is read on."""


class Cancelled(Exception):
    """The reading was stopped by the one who asked for it; it may be taken up again."""


class Replaced(Exception):
    """The file is no longer the one that was begun: it is shorter, or begins otherwise."""


class NoFile(Exception):
    """What the path names is a device, a pipe or a socket."""


class LineSource:
    """Reads a file in blocks of whole lines.

    Not to be shared between threads. ``tail`` is the last line as far as it has been written;
    ``overlong`` counts the lines passed over; ``damaged`` tells that packed data ended or broke
    too early; ``archive`` names a form of packing that is not read.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.offset = 0
        self.tail = b""
        self.overlong = 0
        self.packed = False
        self.damaged = False
        self.archive: str | None = None
        self.encoding = ""
        self._head = b""
        self._before = b""
        self._inflater: zlib._Decompress | None = None
        self._decoder: codecs.IncrementalDecoder | None = None
        self._begun = False
        self._text_begun = False
        self._skipping = False

    def blocks(
        self, progress: Progress | None = None, cancelled: Cancel | None = None
    ) -> Iterator[bytes]:
        """Yield the whole lines from where the last reading ended to the end of the file.

        Raises:
            OSError: the file cannot be read.
            NoFile: it is no file.
            Replaced: it is not the file that was begun.
            Cancelled: ``cancelled`` said so; reading on later continues without a loss.
        """
        status = self.path.stat()
        if not (stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode)):
            # A device may have no end, and opening a pipe waits for the one who writes into it.
            raise NoFile
        with self.path.open("rb", buffering=0) as file:
            total = os.fstat(file.fileno()).st_size
            self._check_same(file.fileno(), total)
            file.seek(self.offset)
            while True:
                if cancelled is not None and cancelled():
                    raise Cancelled
                chunk = file.read(BLOCK_BYTES)
                if not chunk:
                    # Another may have begun the file anew in the meantime.
                    self._check_same(file.fileno(), os.fstat(file.fileno()).st_size)
                    break
                self._note(chunk)
                yield from self._taken(chunk)
                if progress is not None:
                    progress(self.offset, max(total, self.offset))

    def _check_same(self, descriptor: int, size: int) -> None:
        if size < self.offset:
            raise Replaced
        os.lseek(descriptor, 0, os.SEEK_SET)
        if self._head and os.read(descriptor, len(self._head)) != self._head:
            raise Replaced
        if self._before:
            os.lseek(descriptor, self.offset - len(self._before), os.SEEK_SET)
            if os.read(descriptor, len(self._before)) != self._before:
                raise Replaced

    def _note(self, chunk: bytes) -> None:
        if len(self._head) < _CHECKED_BYTES:
            self._head += chunk[: _CHECKED_BYTES - len(self._head)]
        self._before = chunk[-_CHECKED_BYTES:]
        self.offset += len(chunk)

    def _taken(self, chunk: bytes) -> Iterator[bytes]:
        """Unpack ``chunk`` if it is packed, and yield its whole lines."""
        if not self._begun:
            self._begun = True
            self.packed = chunk.startswith(_GZIP)
            self.archive = next(
                (name for magic, name in _OTHER_ARCHIVES.items() if chunk.startswith(magic)), None
            )
        if self.archive is not None:
            return
        if not self.packed:
            yield from self._decoded(chunk)
            return
        for piece in self._inflated(chunk):
            yield from self._decoded(piece)

    def _inflated(self, chunk: bytes) -> Iterator[bytes]:
        """Yield what ``chunk`` unpacks to, a block at a time, over several packed parts."""
        while chunk and not self.damaged:
            if self._inflater is None:
                if not _GZIP.startswith(chunk[:2]):
                    return
                self._inflater = zlib.decompressobj(wbits=31)
            try:
                piece = self._inflater.decompress(chunk, BLOCK_BYTES)
            except zlib.error:
                self.damaged = True
                return
            if piece:
                yield piece
            if self._inflater.eof:
                # What follows a packed part is another part, or filling up to a full sector.
                chunk = self._inflater.unused_data.lstrip(b"\0")
                self._inflater = None
            else:
                chunk = self._inflater.unconsumed_tail

    @property
    def unfinished(self) -> bool:
        """Whether packed data broke, or ends before its end."""
        return self.damaged or self._inflater is not None

    def _decoded(self, data: bytes) -> Iterator[bytes]:
        if not self._text_begun:
            self._text_begun = True
            data = self._begin_text(data)
        if self._decoder is not None:
            data = self._decoder.decode(data).encode("utf-8", "replace")
        lines = self._whole_lines(data)
        if lines:
            yield lines

    def _begin_text(self, data: bytes) -> bytes:
        """Find the encoding from the first bytes, and return ``data`` without its mark."""
        for mark, encoding in _BOMS:
            if data.startswith(mark):
                data = data[len(mark) :]
                self.encoding = encoding or "utf-8"
                break
        else:
            self.encoding = _unmarked_encoding(data[:4096])
        if self.encoding.startswith(("utf-16", "utf-32")):
            self._decoder = codecs.getincrementaldecoder(self.encoding)(errors="replace")
        return data

    def _whole_lines(self, data: bytes) -> bytes:
        """Return the lines that are complete with ``data``, and keep what follows them."""
        if b"\r" in data:
            data = data.replace(b"\r", b"\n")
        if self._skipping:
            end = data.find(b"\n")
            if end < 0:
                return b""
            self._skipping = False
            data = data[end + 1 :]
        cut = data.rfind(b"\n") + 1
        if cut == 0:
            self.tail += data
            lines = b""
        else:
            # The block is copied once, not once to cut it and again to put the tail before it.
            lines = b"".join((self.tail, memoryview(data)[:cut]))
            self.tail = data[cut:]
        if len(self.tail) > LONGEST_LINE_BYTES:
            self.tail = b""
            self.overlong += 1
            self._skipping = True
        return lines


def _unmarked_encoding(sample: bytes) -> str:
    """Tell UTF-16 without its mark by the zeros that stand beside ASCII letters."""
    half = len(sample) // 2
    if half < 8:
        return ""
    first = sample[0 : 2 * half : 2].count(0)
    second = sample[1 : 2 * half : 2].count(0)
    if second > 0.4 * half and first < 0.1 * half:
        return "utf-16-le"
    if first > 0.4 * half and second < 0.1 * half:
        return "utf-16-be"
    return ""
