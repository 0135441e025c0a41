"""The footer of a parquet file: how many rows and bytes, and whether it is whole.

The footer is a structure in Thrift's compact protocol (parquet-format, ``parquet.thrift``). It is
read here before the file is handed to the reader, for two reasons: a damaged footer must not
reach native code, and the mean size of a row decides how many rows are read at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

_MAGIC = b"PAR1"
_MAX_FOOTER = 64 * 1024 * 1024
_MAX_DEPTH = 32
_BATCH_BYTES = 2 * 1024 * 1024
_TYPES, _REPETITIONS, _CODECS = range(8), range(3), range(8)

Value: TypeAlias = "int | bytes | bool | list[Value] | dict[int, Value]"


class BadFooter(Exception):
    """The file is no whole parquet file."""


@dataclass(frozen=True, slots=True)
class Footer:
    """Rows and uncompressed bytes of the whole file."""

    rows: int
    data_bytes: int

    @property
    def batch_rows(self) -> int:
        """How many rows make about two megabytes, 1 to 1024."""
        mean = self.data_bytes / self.rows if self.rows else 1
        return max(1, min(1024, int(_BATCH_BYTES / max(mean, 1))))


def read_footer(path: Path) -> Footer:
    """Return the footer of the parquet file ``path``.

    Raises:
        BadFooter: the file is damaged or none.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        size = file.seek(0, 2)
        if size < 12:
            raise BadFooter
        file.seek(size - 8)
        tail = file.read(8)
        length = int.from_bytes(tail[:4], "little")
        if tail[4:] != _MAGIC or not 0 < length <= min(_MAX_FOOTER, size - 12):
            raise BadFooter
        file.seek(size - 8 - length)
        data = file.read(length)
    try:
        meta = _Compact(data).structure(0)
        return _checked(meta, size)
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise BadFooter from error


def _checked(meta: dict[int, Value], size: int) -> Footer:
    """Return the totals of ``meta`` after looking whether all of it lies within the file."""
    rows, schema, groups = _number(meta[3]), _list(meta[2]), _list(meta[4])
    if rows < 0 or not schema:
        raise BadFooter
    leaves = _leaves([_struct(element) for element in schema])
    data_bytes = seen = 0
    for group in map(_struct, groups):
        columns = _list(group[1])
        if len(columns) != leaves or _number(group[3]) < 0:
            raise BadFooter
        seen += _number(group[3])
        for column in map(_struct, columns):
            data_bytes += _column_bytes(_struct(column[3]), size)
    if seen != rows:
        raise BadFooter
    return Footer(rows, data_bytes)


def _column_bytes(column: dict[int, Value], size: int) -> int:
    start = _number(column.get(11) or column[9])
    start = min(start, _number(column[9])) if start > 0 else _number(column[9])
    compressed, plain = _number(column[7]), _number(column[6])
    inside = start >= 4 and compressed >= 0 and start + compressed <= size - 8
    known = _number(column[1]) in _TYPES and _number(column[4]) in _CODECS
    if not inside or not known or plain < 0 or _number(column[5]) < 0:
        raise BadFooter
    return plain


def _leaves(schema: list[dict[int, Value]]) -> int:
    """Return the number of columns, after looking whether the schema is one whole tree."""
    leaves = 0
    open_children = [1]
    for element in schema:
        while open_children and open_children[-1] == 0:
            open_children.pop()
        if not open_children or len(open_children) > _MAX_DEPTH:
            raise BadFooter
        open_children[-1] -= 1
        _bytes(element[4]).decode("utf-8")
        children = _number(element.get(5, 0))
        if children < 0 or _number(element.get(3, 0)) not in _REPETITIONS:
            raise BadFooter
        if children:
            open_children.append(children)
        else:
            leaves += 1
            if len(schema) > 1 and _number(element[1]) not in _TYPES:
                raise BadFooter
    if any(open_children):
        raise BadFooter
    return leaves


def _number(value: Value) -> int:
    if not isinstance(value, int):
        raise TypeError
    return value


def _list(value: Value) -> list[Value]:
    if not isinstance(value, list):
        raise TypeError
    return value


def _struct(value: Value) -> dict[int, Value]:
    if not isinstance(value, dict):
        raise TypeError
    return value


def _bytes(value: Value) -> bytes:
    if not isinstance(value, bytes):
        raise TypeError
    return value


class _Compact:
    """Reads Thrift's compact protocol into dicts of field number → value."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def _byte(self) -> int:
        byte = self._data[self._at]
        self._at += 1
        return byte

    def _varint(self) -> int:
        value = shift = 0
        while True:
            byte = self._byte()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7
            if shift > 63:
                raise ValueError

    def _zigzag(self) -> int:
        value = self._varint()
        return (value >> 1) ^ -(value & 1)

    def structure(self, depth: int) -> dict[int, Value]:
        """Return the structure that starts here."""
        if depth > _MAX_DEPTH:
            raise ValueError
        fields: dict[int, Value] = {}
        number = 0
        while (header := self._byte()) != 0:
            step, kind = header >> 4, header & 0x0F
            number = number + step if step else self._zigzag()
            if number in fields:
                raise ValueError
            fields[number] = (kind == 1) if kind in {1, 2} else self._value(kind, depth)
        return fields

    def _value(self, kind: int, depth: int) -> Value:
        if kind == 3:
            return self._byte()
        if kind in {4, 5, 6}:
            return self._zigzag()
        if kind == 7:
            self._at += 8
            return self._data[self._at - 8 : self._at]
        if kind == 8:
            length = self._varint()
            if self._at + length > len(self._data):
                raise ValueError
            self._at += length
            return self._data[self._at - length : self._at]
        if kind in {9, 10}:
            return self._items(depth)
        if kind == 12:
            return self.structure(depth + 1)
        raise ValueError

    def _items(self, depth: int) -> list[Value]:
        header = self._byte()
        count, kind = header >> 4, header & 0x0F
        if count == 15:
            count = self._varint()
        if count > len(self._data) - self._at:
            raise ValueError
        if kind in {1, 2}:
            return [self._byte() == 1 for _ in range(count)]
        return [self._value(kind, depth + 1) for _ in range(count)]
