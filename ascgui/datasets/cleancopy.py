"""Writes a new file with only the good rows, and a report of what was left out.

Nothing is ever written over or into the data that was scanned. Both files appear whole or not at
all: they are written under other names beside the target and renamed at the end.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import orjson

from ascgui.datasets.checks import ColumnTypes, Fault
from ascgui.datasets.decoding import Damaged
from ascgui.datasets.duplicates import DuplicateFinder
from ascgui.datasets.jsonrows import Broken, RawRow
from ascgui.datasets.reading import FileReading
from ascgui.datasets.records import Progress, ScanRequest
from ascgui.datasets.scan import Prepared, RowOutcomes, excerpt, prepare
from ascgui.datasets.sources import DataFile, shown_name
from ascgui.datasets.tablerows import BatchTooLarge, DamagedTable
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text

_PROGRESS_S = 0.1
_MENDED = frozenset({"gbk-text", "control-character", "not-a-number"})
"""Faults that are gone once the row is written anew."""


@dataclass(frozen=True, slots=True)
class CleanCopy:
    """What was written. ``left_out`` counts rows by the first reason each was left out for."""

    path: Path
    report: Path
    rows: int
    left_out: tuple[tuple[str, int], ...]
    sha256: str

    @property
    def rows_left_out(self) -> int:
        """How many rows are not in the copy."""
        return sum(count for _, count in self.left_out)


class Cancelled(Exception):
    """The export was cancelled; nothing was written."""


def export_clean_copy(
    request: ScanRequest,
    target: Path,
    *,
    overwrite: bool = False,
    drop_duplicates: bool = False,
    progress: Callable[[Progress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> CleanCopy:
    """Write the rows that every framework of ``request`` trains on to ``target``.

    ``target`` ends in ``.jsonl`` (one row a line) or ``.json`` (an array), whatever the form of
    the data. The report stands beside it as tab-separated text. Runs long, as a scan does.

    Raises:
        Refused: the data or the target cannot be used, or the disk is full.
        Cancelled: ``cancelled`` said so.
    """
    prepared = prepare(request)
    _refuse_target(request, prepared, target, overwrite=overwrite)
    report = target.with_name(f"{target.name}.report.tsv")
    try:
        with _new_file(target) as copy, _new_file(report) as lines:
            export = _Export(request, prepared, copy, lines, is_array=target.suffix == ".json")
            export.run(drop_duplicates=drop_duplicates, progress=progress, cancelled=cancelled)
    except OSError as error:
        reason = error.strerror or str(error)
        raise _refused(
            target,
            "not-written",
            text("The copy cannot be written: {reason}.", reason=reason),
            text("Choose another folder, or make room on the disk."),
        ) from error
    return CleanCopy(
        target, report, export.rows, tuple(export.left_out.most_common()), export.sha256
    )


def _refused(target: Path, code: str, message: Text, action: Text) -> Refused:
    return Refused(Issue(Severity.ERROR, code, message, action, (("file", shown_name(target)),)))


def _refuse_target(
    request: ScanRequest, prepared: Prepared, target: Path, *, overwrite: bool
) -> None:
    if target.suffix not in {".json", ".jsonl"}:
        raise _refused(
            target,
            "target-extension",
            text("A clean copy is a .json or .jsonl file."),
            text("Give the new file one of these endings."),
        )
    place = target.resolve()
    folders = [path.resolve() for path in request.paths if path.is_dir()]
    files = {file.path.resolve() for file in prepared.found.files}
    if place in files or any(folder in place.parents for folder in folders):
        raise _refused(
            target,
            "target-in-data",
            text("The copy would be written into the data itself, which is never changed."),
            text("Choose a place outside the scanned folder."),
        )
    if target.exists() and not overwrite:
        raise _refused(
            target,
            "target-exists",
            text("There is a file of this name already."),
            text("Choose another name, or agree to replace it."),
        )
    if prepared.recognised.format is None:
        raise _refused(
            target,
            "format-not-recognised",
            prepared.recognised.reason,
            text("Choose the format; without it no row can be judged."),
        )


@contextlib.contextmanager
def _new_file(target: Path) -> Iterator[IO[bytes]]:
    """Open a file that becomes ``target`` when all went well, and vanishes otherwise."""
    number, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    part = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise


class _Export:
    """One export on its way."""

    def __init__(
        self,
        request: ScanRequest,
        prepared: Prepared,
        copy: IO[bytes],
        report: IO[bytes],
        *,
        is_array: bool,
    ) -> None:
        checker = prepared.checker(check_media=request.check_media)
        assert checker is not None  # noqa: S101 - an unknown format was refused before
        self._checker = checker
        self._files = prepared.found.files
        self._copy = copy
        self._report = report
        self._is_array = is_array
        self._types = ColumnTypes()
        self._outcomes = RowOutcomes(request.frameworks)
        self._digest = hashlib.sha256()
        self.rows = 0
        self.left_out: Counter[str] = Counter()

    @property
    def sha256(self) -> str:
        """The hash of the copy."""
        return self._digest.hexdigest()

    def run(
        self,
        *,
        drop_duplicates: bool,
        progress: Callable[[Progress], None] | None,
        cancelled: Callable[[], bool] | None,
    ) -> None:
        """Copy the good rows of all files."""
        self._report.write(b"file\trow\tline\tcode\texcerpt\n")
        finder = DuplicateFinder() if drop_duplicates else None
        started = reported = time.monotonic()
        total = sum(file.size_bytes for file in self._files)
        done = 0
        for file in self._files:
            for reading, batch, first in self._batches(file):
                self._take(file, batch, first, finder)
                now = time.monotonic()
                if now - reported < _PROGRESS_S:
                    continue
                reported = now
                if cancelled is not None and cancelled():
                    raise Cancelled
                if progress is not None:
                    at, seconds = done + reading.position, now - started
                    left = seconds * (total - at) / at if at else None
                    progress(Progress(file.shown, at, total, self.rows, 0, seconds, left))
            done += file.size_bytes
        self._end()

    def _batches(self, file: DataFile) -> Iterator[tuple[FileReading, list[RawRow], int]]:
        number = 1
        try:
            with FileReading(file) as reading, contextlib.closing(reading.batches()) as batches:
                for batch in batches:
                    yield reading, batch, number
                    number += sum(not isinstance(r[0], Broken) or r[0].is_row for r in batch)
        except (Damaged, DamagedTable, BatchTooLarge):
            self._leave_out(file.shown, number, -1, "damaged-table", "")

    def _take(
        self, file: DataFile, batch: list[RawRow], number: int, finder: DuplicateFinder | None
    ) -> None:
        good: list[tuple[dict[str, Any], int, int, int]] = []
        for value, line, _, raw in batch:
            broken = value if isinstance(value, Broken) else None
            if broken is not None and not broken.is_row:
                continue
            code, row, digest = self._judge(value)
            if code:
                at = broken.at if broken else 0
                self._leave_out(file.shown, number, line, code, excerpt(raw, at, value))
            else:
                good.append((row, number, line, digest))
            number += 1
        repeated: set[int] = set()
        if finder is not None and good:
            repeated = set(finder.add([digest for *_, digest in good]).tolist())
        for index, (row, at_row, line, _) in enumerate(good):
            if index in repeated:
                self._leave_out(file.shown, at_row, line, "duplicate-row", "")
            else:
                self._write(row)

    def _judge(self, value: object) -> tuple[str, dict[str, Any], int]:
        """Return why the row is left out ("" if it is not), the row, and a hash of its text."""
        if isinstance(value, Broken):
            if value.code not in _MENDED or not isinstance(value.value, dict):
                return value.code, {}, 0
            value = value.value
        if not isinstance(value, dict):
            return "not-an-object", {}, 0
        sequences, faults = self._checker.check(value)
        found: list[Fault] = [
            *faults,
            *(("column-type-differs", name) for name in self._types.differing(value)),
        ]
        for fault in found:
            if any(self._outcomes.of([fault])):
                return fault[0], {}, 0
        return "", value, hash(sequences)

    def _leave_out(self, shown: str, number: int, line: int, code: str, piece: str) -> None:
        self.left_out[code] += 1
        where = str(line) if line > 0 else ""
        cells = (shown, str(number), where, code, piece.replace("\t", " "))
        self._report.write("\t".join(cells).encode("utf-8", "replace") + b"\n")

    def _write(self, row: dict[str, Any]) -> None:
        data = orjson.dumps(row, default=_as_text)
        if self._is_array:
            data = (b",\n" if self.rows else b"[\n") + data
        else:
            data += b"\n"
        self._copy.write(data)
        self._digest.update(data)
        self.rows += 1

    def _end(self) -> None:
        if self._is_array:
            data = b"\n]\n" if self.rows else b"[]\n"
            self._copy.write(data)
            self._digest.update(data)


def _as_text(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
