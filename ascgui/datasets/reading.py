"""One data file of whatever kind: how it holds its rows, and the rows."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from ascgui.datasets.checks import Fault
from ascgui.datasets.decoding import DecodedFile
from ascgui.datasets.jsonrows import (
    RawRow,
    json_lines,
    json_values,
    kind_of_object_file,
)
from ascgui.datasets.records import FileKind
from ascgui.datasets.sources import DataFile, kind_of
from ascgui.datasets.tableprocess import rows_apart
from ascgui.datasets.tablerows import can_read_tables, csv_rows, text_lines

TABLES = frozenset({FileKind.PARQUET, FileKind.ARROW})


class FileReading:
    """One file being read: how it holds its rows, its faults as a whole, and its rows.

    Raises:
        OSError: it cannot be opened.
        Damaged: it is compressed, and its beginning is broken.
    """

    def __init__(self, file: DataFile) -> None:
        self.file = file
        self.faults: list[Fault] = []
        self._decoded = DecodedFile(file.path)
        decoded = self._decoded
        self.encoding = decoded.encoding
        self.compressed = decoded.compressed
        self.plain = decoded.plain
        self.kind = kind_of(decoded.head[len(decoded.mark) :], file.extension)
        if self.kind in TABLES:
            self.encoding, self.plain = "", False
            return
        head = decoded.as_text()
        self.kind = kind_of(head, file.extension)
        self._note_encoding()
        if self.kind is FileKind.JSON_LINES and head.lstrip().startswith(b"{"):
            self.kind, code = kind_of_object_file(head)
            if code:
                self.faults.append((code, ""))

    def _note_encoding(self) -> None:
        decoded = self._decoded
        kind = self.kind.value if self.kind is not None else ""
        if decoded.compressed:
            self.faults.append(("gzip-content", ""))
        if decoded.encoding == "gb18030":
            self.faults.append(("gbk-text", ""))
        elif decoded.encoding != "utf-8":
            self.faults.append(("utf16-text", ""))
        elif decoded.has_mark:
            self.faults.append(("byte-order-mark", kind))

    def __enter__(self) -> FileReading:
        return self

    def __exit__(self, *_: object) -> None:
        self._decoded.__exit__(None, None, None)

    @property
    def mark_bytes(self) -> int:
        """Bytes before the text, which offsets in the text do not count."""
        return len(self._decoded.mark)

    @property
    def position(self) -> int:
        """Bytes on disk that were read so far."""
        return self._decoded.position

    def batches(self) -> Generator[list[RawRow]]:
        """Yield the rows. A batch may be empty, so that the reader can look up meanwhile.

        Raises:
            OSError: the file cannot be read on.
            Damaged, DamagedTable, BatchTooLarge: neither can its content.
        """
        decoded = self._decoded
        match self.kind:
            case FileKind.JSON_ARRAY:
                return json_values(decoded, in_array=True)
            case FileKind.JSON_OBJECTS:
                return json_values(decoded, in_array=False)
            case FileKind.JSON_LINES:
                return json_lines(decoded)
            case FileKind.CSV:
                return csv_rows(decoded)
            case FileKind.TXT:
                return text_lines(decoded)
            case FileKind.PARQUET | FileKind.ARROW if can_read_tables():
                return rows_apart(self.file.path, self.kind)
            case FileKind.PARQUET | FileKind.ARROW:
                self.faults.append(("reader-missing", ""))
        return _nothing()

    def drain(self) -> Iterator[int]:
        """Read what is left on disk for the hash; yield the position now and then."""
        return self._decoded.drain()

    @property
    def sha256(self) -> str:
        """The hash of the bytes read so far; of the whole file after :meth:`drain`."""
        return self._decoded.sha256


def _nothing() -> Generator[list[RawRow]]:
    yield from ()
