"""Rows of tables: parquet, arrow, csv, and the lines of plain text.

Parquet and arrow are read through ``arro3-io``, an optional part of the installation.
"""

from __future__ import annotations

import csv
import importlib.util
import io
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import IO, Any

from ascgui.datasets.decoding import CHUNK_BYTES, Reader
from ascgui.datasets.jsonrows import Broken, RawRow
from ascgui.datasets.parquetfooter import BadFooter, read_footer
from ascgui.datasets.records import MAX_ROW_BYTES

_CSV_ROWS = 256
_SLICE_ROWS = 256
_MAX_BATCH_BYTES = 96 * 1024 * 1024
_MAX_PADDING = 128


class DamagedTable(Exception):
    """The table file is damaged from here on."""


class BatchTooLarge(Exception):
    """The arrow file holds more rows in one piece than may be read at once."""


def can_read_tables() -> bool:
    """Whether the reader of parquet and arrow files is installed."""
    return importlib.util.find_spec("arro3") is not None


def text_lines(source: Reader) -> Generator[list[RawRow]]:
    """Yield each line of plain text as a row with the column ``text``."""
    pending = b""
    offset, line = 0, 1
    skipping = False
    while chunk := source.read(CHUNK_BYTES):
        batch: list[RawRow] = []
        if skipping and b"\n" not in chunk:
            offset += len(chunk)
            # So that a line without end can be cancelled.
            yield batch
            continue
        lines = (pending + chunk).split(b"\n")
        pending = lines.pop()
        for raw in lines:
            if skipping:
                skipping = False
            else:
                batch.append((_line(raw), line, offset, raw))
            offset += len(raw) + 1
            line += 1
        if len(pending) > MAX_ROW_BYTES:
            if not skipping:
                batch.append((Broken("row-too-long"), line, offset, pending[:256]))
            skipping = True
            offset += len(pending)
            pending = b""
        yield batch
    if pending and not skipping:
        yield [(_line(pending), line, offset, pending)]


def _line(raw: bytes) -> dict[str, str] | Broken:
    try:
        return {"text": raw.removesuffix(b"\r").decode("utf-8")}
    except UnicodeDecodeError as error:
        return Broken("not-utf8", error.start, {"text": raw.decode("utf-8", "replace")})


class _Lines(io.RawIOBase):
    """A reader as a file object, for the csv module."""

    def __init__(self, source: Reader) -> None:
        super().__init__()
        self._source = source
        self._rest = b""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        if not self._rest:
            self._rest = self._source.read(CHUNK_BYTES)
        count = min(len(buffer), len(self._rest))
        buffer[:count] = self._rest[:count]
        self._rest = self._rest[count:]
        return count


def csv_rows(source: Reader) -> Generator[list[RawRow]]:
    """Yield the rows of a csv table with a header. An empty cell is null."""
    # The limit of the csv module holds for the process; without it a long cell is refused.
    csv.field_size_limit(MAX_ROW_BYTES)
    text = io.TextIOWrapper(
        io.BufferedReader(_Lines(source), CHUNK_BYTES), "utf-8", "replace", newline=""
    )
    reader = csv.reader(text)
    batch: list[RawRow] = []
    try:
        header = next(reader, [])
        line = reader.line_num + 1
        for cells in reader:
            if cells:
                batch.append(_table_row(header, cells, line))
            line = reader.line_num + 1
            if len(batch) >= _CSV_ROWS:
                yield batch
                batch = []
    except csv.Error as error:
        batch.append((Broken("broken-table"), reader.line_num, -1, str(error).encode()))
    if batch:
        yield batch


def _table_row(header: list[str], cells: list[str], line: int) -> RawRow:
    raw = ",".join(cells)[:256].encode("utf-8", "replace")
    if len(cells) > len(header):
        return Broken("table-row-width"), line, -1, raw
    values: list[str | None] = [cell or None for cell in cells]
    values.extend([None] * (len(header) - len(cells)))
    return dict(zip(header, values, strict=True)), line, -1, raw


def parquet_rows(path: Path) -> Generator[list[RawRow]]:
    """Yield the rows of a parquet file, about two megabytes at a time.

    Raises:
        DamagedTable: the file is damaged.
        OSError: it cannot be read.
    """
    from arro3.io import read_parquet  # noqa: PLC0415 - optional, and only when needed

    try:
        footer = read_footer(path)
    except BadFooter as error:
        raise DamagedTable from error
    with _native_errors():
        batches = iter(read_parquet(path, batch_size=footer.batch_rows))
    yield from _rows_of(batches)


def arrow_rows(path: Path) -> Generator[list[RawRow]]:
    """Yield the rows of an arrow file, in the stream or the file form.

    Raises:
        DamagedTable: the file is damaged.
        BatchTooLarge: a batch of it is too large to be held.
        OSError: it cannot be read.
    """
    from arro3.io import read_ipc, read_ipc_stream  # noqa: PLC0415 - optional

    with path.open("rb") as file:
        in_file_form = file.read(8).startswith(b"ARROW1")
        _refuse_large_batches(file, 8 if in_file_form else 0)
        file.seek(0)
        with _native_errors():
            batches = iter(read_ipc(file) if in_file_form else read_ipc_stream(file))
        yield from _rows_of(batches)


class _native_errors:  # noqa: N801 - reads as a statement
    """Turns what the native reader raises into :class:`DamagedTable`.

    It raises plain exceptions of many kinds, and panics that are no ``Exception`` at all.
    """

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: object) -> None:
        if kind is None or issubclass(
            kind, OSError | KeyboardInterrupt | GeneratorExit | MemoryError | StopIteration
        ):
            return
        raise DamagedTable


def _rows_of(batches: Iterable[Any]) -> Generator[list[RawRow]]:
    iterator = iter(batches)
    while True:
        with _native_errors():
            batch = next(iterator, None)
            if batch is None:
                return
            count = batch.num_rows
        for start in range(0, count, _SLICE_ROWS):
            with _native_errors():
                columns = _columns(batch.slice(start, min(_SLICE_ROWS, count - start)))
            names = list(columns)
            yield [
                (dict(zip(names, cells, strict=True)), -1, -1, b"")
                for cells in zip(*columns.values(), strict=True)
            ]


def _columns(batch: Any) -> dict[str, list[object]]:
    columns: dict[str, list[object]] = {}
    for name, column in zip(batch.column_names, batch.columns, strict=True):
        try:
            columns[name] = column.to_pylist()
        except (ValueError, TypeError, NotImplementedError):
            # A type without a Python form (nested times, unions): kept as "something there".
            columns[name] = [b""] * batch.num_rows
    return columns


def _refuse_large_batches(file: IO[bytes], start: int) -> None:
    """Walk over the messages of an arrow file and refuse one that is too large to hold.

    The layout is Arrow's encapsulated message: a marker, the length of the metadata, a
    flatbuffer with the length of the body, and the body (format/Columnar, IPC).
    """
    end = file.seek(0, 2)
    at = start
    while at + 8 <= end:
        file.seek(at)
        prefix = file.read(8)
        if at < _MAX_PADDING and prefix == bytes(8):
            at += 8
            continue
        length = int.from_bytes(prefix[4:8], "little")
        if prefix[:4] != b"\xff\xff\xff\xff" or length == 0:
            return
        if length > end - at:
            raise DamagedTable
        body, buffers = _body_of(file.read(length))
        if body < 0 or at + 8 + length + body > end:
            raise DamagedTable
        if max(body, _unpacked_bytes(file, at + 8 + length, body, buffers)) > _MAX_BATCH_BYTES:
            raise BatchTooLarge
        at += 8 + length + body


def _body_of(metadata: bytes) -> tuple[int, list[int]]:
    """Return the length of a message's body, and where in it compressed buffers start."""
    try:
        message = _Table.root(metadata)
        body = message.number(3, 8)
        header = message.table(2)
        if header is None or message.number(1, 1) != 3 or not header.has(3):
            return body, []
        return body, header.buffer_starts(2)
    except IndexError as error:
        raise DamagedTable from error


def _unpacked_bytes(file: IO[bytes], start: int, body: int, buffers: list[int]) -> int:
    """Return what the compressed buffers say of their own size: eight bytes before each."""
    total = 0
    for offset in buffers:
        if not 0 <= offset <= body - 8:
            raise DamagedTable
        file.seek(start + offset)
        total += max(0, int.from_bytes(file.read(8), "little", signed=True))
    return total


class _Table:
    """A flatbuffer table, as far as needed here."""

    def __init__(self, data: bytes, at: int) -> None:
        self._data = data
        self._at = at
        self._vtable = at - self._integer(at, 4, signed=True)
        self._length = self._integer(self._vtable, 2)

    @classmethod
    def root(cls, data: bytes) -> _Table:
        return cls(data, int.from_bytes(data[:4], "little"))

    def _integer(self, at: int, size: int, *, signed: bool = False) -> int:
        if at < 0 or at + size > len(self._data):
            raise IndexError
        return int.from_bytes(self._data[at : at + size], "little", signed=signed)

    def _offset(self, index: int) -> int:
        place = 4 + 2 * index
        return self._integer(self._vtable + place, 2) if place < self._length else 0

    def has(self, index: int) -> bool:
        return self._offset(index) != 0

    def number(self, index: int, size: int) -> int:
        offset = self._offset(index)
        return self._integer(self._at + offset, size, signed=True) if offset else 0

    def table(self, index: int) -> _Table | None:
        offset = self._offset(index)
        if not offset:
            return None
        at = self._at + offset
        return _Table(self._data, at + self._integer(at, 4))

    def buffer_starts(self, index: int) -> list[int]:
        """Return the offsets of the non-empty buffers in the vector at ``index``."""
        offset = self._offset(index)
        if not offset:
            return []
        vector = self._at + offset
        vector += self._integer(vector, 4)
        count = self._integer(vector, 4)
        if vector + 4 + 16 * count > len(self._data):
            raise IndexError
        places = range(vector + 4, vector + 4 + 16 * count, 16)
        return [self._integer(place, 8) for place in places if self._integer(place + 8, 8)]
