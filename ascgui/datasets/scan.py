"""Scans training data once, from the first byte to the last, and answers what is in it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import islice
from typing import Any, TypeAlias

from ascgui.datasets.checks import ColumnTypes, Fault, RowChecker, checker_for
from ascgui.datasets.counterprocess import CounterProcess
from ascgui.datasets.counting import LengthCounting
from ascgui.datasets.decoding import Damaged
from ascgui.datasets.duplicates import DuplicateFinder
from ascgui.datasets.faults import KINDS, READS, Ledger
from ascgui.datasets.infofile import Entry, entry_for, given_entry, info_beside, read_info
from ascgui.datasets.jsonrows import Broken, RawRow
from ascgui.datasets.lengths import NO_LENGTHS, LengthTable
from ascgui.datasets.parquetfooter import BadFooter, read_footer
from ascgui.datasets.reading import FileReading
from ascgui.datasets.recognise import Recognised, recognise
from ascgui.datasets.records import (
    MAX_PLACES,
    Counting,
    FileFacts,
    FileKind,
    Format,
    FrameworkAnswer,
    Outcome,
    Overlong,
    Place,
    Progress,
    ScanAnswer,
    ScanRequest,
    TokenizerFacts,
)
from ascgui.datasets.sources import DataFile, Found, find_files, shown_name
from ascgui.datasets.tablerows import BatchTooLarge, DamagedTable
from ascgui.datasets.templates import NO_OVERHEAD, Chosen, Overhead, choose, overhead
from ascgui.datasets.tokens import EstimatingCounter, Loaded, load_tokenizer
from ascgui.domain.issues import Refused
from ascgui.domain.text import text

_SAMPLE_ROWS = 64
_SAMPLE_BYTES = 1 << 20
_SAMPLED_BYTES = 64 << 20
_PROGRESS_S = 0.1
_DUPLICATE_ROWS = 32 * 1024
_EXCERPT = 120

# MOSS samples are framed by one token before each question and answer, and one at the end.
_MOSS_OVERHEAD = Overhead(1, 0, 1, 1, 0)
# A text for pretraining is closed by one end-of-document token.
_PRETRAIN_OVERHEAD = Overhead(1, 0, 0, 0, 0)


def scan(
    request: ScanRequest,
    progress: Callable[[Progress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> ScanAnswer:
    """Read all files of ``request`` and return what is in them.

    Runs long: call it in a worker thread. ``progress`` is called at most ten times a second from
    the calling thread; ``cancelled`` is asked as often, and then what was found so far is
    returned, marked as cancelled.

    Raises:
        Refused: a path, the tokenizer or ``dataset_info.json`` cannot be used.
    """
    prepared = prepare(request)
    with ExitStack() as stack:
        process: CounterProcess | None = None
        loaded: Loaded | None = None
        if request.tokenizer is not None and request.count:
            if request.own_process:
                process = stack.enter_context(closing(CounterProcess(request.tokenizer)))
                loaded = process.loaded()
            else:
                loaded = load_tokenizer(request.tokenizer)
        work = stack.enter_context(closing(_Scan(request, prepared, loaded)))
        if process is not None:
            # Ended before the thread that waits for it, so that a cancelled scan ends at once.
            stack.enter_context(closing(process))
        work.run(_Watch(progress, cancelled))
        return work.answer()


@dataclass(frozen=True, slots=True)
class Prepared:
    """What is known before the first row is counted: the files and how they are to be read."""

    found: Found
    entry: Entry | None
    recognised: Recognised

    def checker(self, *, check_media: bool) -> RowChecker | None:
        """Return a new checker of the rows; None where the format is not known."""
        if self.recognised.format is None:
            return None
        files = self.found.files
        folder = files[0].path.parent if check_media and files else None
        return checker_for(self.recognised, folder)


def prepare(request: ScanRequest) -> Prepared:
    """Find the files of ``request`` and recognise their format by their first rows.

    Raises:
        Refused: a path or ``dataset_info.json`` cannot be used.
    """
    found = find_files(request.paths)
    entry = _entry(request, found)
    return Prepared(found, entry, _recognised(request, found, entry))


def _entry(request: ScanRequest, found: Found) -> Entry | None:
    if request.dataset_info is not None:
        return given_entry(request.dataset_info, found.files, request.entry)
    beside = info_beside(found.files)
    if beside is None:
        return None
    try:
        return entry_for(read_info(beside), found.files, request.entry)
    except Refused:
        # Not asked for, so it must not stand in the way; the user can name it to see why.
        if request.entry is not None:
            raise
        return None


def _recognised(request: ScanRequest, found: Found, entry: Entry | None) -> Recognised:
    kind: FileKind | None = None
    for file in found.files:
        try:
            with FileReading(file) as reading:
                kind = reading.kind
                rows = _sample(reading)
        except (OSError, Damaged, DamagedTable, BatchTooLarge):
            continue
        if rows:
            return recognise(rows, kind, entry, request.format)
    return recognise([], kind, entry, request.format)


def _sample(reading: FileReading) -> list[object]:
    """Return the first readable rows; few of them where they are long."""
    rows: list[object] = []
    size = 0
    with closing(reading.batches()) as batches:
        for batch in batches:
            for value, _, _, raw in batch:
                row = value.value if isinstance(value, Broken) else value
                if row is not None:
                    rows.append(row)
                size += len(raw)
                if len(rows) >= _SAMPLE_ROWS or size >= _SAMPLE_BYTES:
                    return rows
            if reading.position >= _SAMPLED_BYTES:
                # A line without end: nothing that can be read comes for a long time.
                break
    return rows


def excerpt(raw: bytes, at: int = 0, row: object = None) -> str:
    """Return a short printable piece of a row around the byte ``at``."""
    if not raw and isinstance(row, dict):
        shown = str({name: str(value)[:40] for name, value in islice(row.items(), 4)})
    else:
        start = max(0, at - 40)
        shown = raw[start : start + 4 * _EXCERPT].decode("utf-8", "replace")
    return "".join(char if char.isprintable() else " " for char in shown[:_EXCERPT])


_At: TypeAlias = tuple[str, int, int, int]
"""File, row from 1, line from 1 or less, byte from 0 or less."""


@dataclass(frozen=True, slots=True)
class _Watch:
    """Who wants to know how far a scan is, and whether it shall end."""

    progress: Callable[[Progress], None] | None
    cancelled: Callable[[], bool] | None


class RowOutcomes:
    """What happens to a row with given faults, for all frameworks at once, as bit masks."""

    def __init__(self, frameworks: tuple[str, ...]) -> None:
        self._frameworks = frameworks
        self._masks: dict[Fault, tuple[int, int, int]] = {}

    def of(self, faults: Iterable[Fault]) -> tuple[int, int, int]:
        """Return the frameworks that stop, that put an empty sample, and that leave it out."""
        stops = empty = skips = 0
        for fault in faults:
            masks = self._masks.get(fault)
            if masks is None:
                masks = self._masks[fault] = self._of_one(fault)
            stops, empty, skips = stops | masks[0], empty | masks[1], skips | masks[2]
        empty &= ~stops
        return stops, empty, skips & ~stops & ~empty

    def _of_one(self, fault: Fault) -> tuple[int, int, int]:
        stops = empty = skips = 0
        for index, framework in enumerate(self._frameworks):
            outcome = KINDS[fault[0]].outcome(framework, fault[1])
            stops |= (outcome is Outcome.STOPS) << index
            empty |= (outcome is Outcome.EMPTY) << index
            skips |= (outcome in {Outcome.SKIPPED, Outcome.UNKNOWN}) << index
        return stops, empty, skips


class _Scan:
    """The state of one scan."""

    def __init__(self, request: ScanRequest, prepared: Prepared, loaded: Loaded | None) -> None:
        found = prepared.found
        self._request = request
        self._frameworks = request.frameworks
        self._files = found.files
        self._entry = prepared.entry
        self._recognised = prepared.recognised
        self._ledger = Ledger(request.frameworks, MAX_PLACES)
        for code, place in found.notes:
            self._ledger.note(code, place)
        self._outcomes = RowOutcomes(request.frameworks)
        self._all = (1 << len(request.frameworks)) - 1
        self._row_masks: Counter[tuple[int, int, int]] = Counter()
        self._types = ColumnTypes()
        self._checker = prepared.checker(check_media=request.check_media)
        self._loaded = loaded
        self._estimating = EstimatingCounter()
        self._counting, self._chosen = self._new_counting()
        self._duplicates = DuplicateFinder()
        self._hashes: list[int] = []
        self._hashed_places: list[_At] = []
        self._facts: list[FileFacts] = []
        self._rows = 0
        self._done_bytes = 0
        self._total_bytes = sum(file.size_bytes for file in found.files)
        self._started = time.monotonic()
        self._reported = 0.0
        self._cancelled = False
        self._unloaded = 0
        self._fields = _field_names(prepared.recognised)

    def _new_counting(self) -> tuple[LengthCounting | None, Chosen]:
        counter = self._loaded.counter if self._loaded else self._estimating
        knows = self._loaded.counter.knows if self._loaded else None
        chosen = choose(self._request.template, knows)
        if self._recognised.format is Format.MOSS:
            chosen = Chosen(None, text("MOSS rows are framed by three kinds of single tokens."))
            added = _MOSS_OVERHEAD
        elif self._recognised.format is Format.PRETRAIN:
            chosen = Chosen(None, text("Texts for pretraining get one closing token each."))
            added = _PRETRAIN_OVERHEAD
        elif chosen.template is None:
            added = NO_OVERHEAD
        elif self._loaded:
            added = overhead(chosen.template, lambda pieces: counter.count(pieces).tolist())
            if not counter.knows(chosen.template.marker):
                self._ledger.note("template-not-in-tokenizer", Place(chosen.template.id))
        else:
            added = chosen.template.estimate
        if not self._request.count or self._recognised.format is None:
            return None, chosen
        return LengthCounting(counter, added, len(self._frameworks)), chosen

    def close(self) -> None:
        """End the thread that counts."""
        if self._counting is not None:
            self._counting.close()

    # --- reading -------------------------------------------------------------------------------

    def run(self, watch: _Watch) -> None:
        """Read all files."""
        for file in self._files:
            if self._cancelled:
                break
            self._unloaded = sum(
                1 << index
                for index, framework in enumerate(self._frameworks)
                if framework in file.left_out_by
            )
            self._facts.append(self._read(file, watch))
            self._done_bytes += file.size_bytes
        self._find_duplicates()
        if watch.progress is not None:
            self._report(watch.progress, "", self._done_bytes)

    def _read(self, file: DataFile, watch: _Watch) -> FileFacts:
        facts = FileFacts(file.path, file.shown, None, file.size_bytes, "", 0)
        try:
            with FileReading(file) as reading:
                facts = replace(
                    facts,
                    kind=reading.kind,
                    encoding=reading.encoding,
                    compressed=reading.compressed,
                )
                facts = replace(facts, rows=self._read_rows(reading, watch))
                if all(self._goes_on(watch, file, position) for position in reading.drain()):
                    facts = replace(facts, sha256="" if self._cancelled else reading.sha256)
                for code, key in reading.faults:
                    self._ledger.note(code, Place(file.shown, byte=0), key)
                if not facts.rows and not self._cancelled and reading.kind is not None:
                    self._ledger.note("empty-file", Place(file.shown))
            self._note_change(file)
        except FileNotFoundError:
            self._ledger.note("file-vanished", Place(file.shown))
        except OSError as error:
            place = Place(file.shown, excerpt=error.strerror or str(error)[:_EXCERPT])
            self._ledger.note("file-unreadable", place)
        except Damaged:
            self._ledger.note("compressed-broken", Place(file.shown))
        return facts

    def _note_change(self, file: DataFile) -> None:
        status = file.path.stat()
        if (status.st_size, status.st_mtime_ns) != (file.size_bytes, file.modified_ns):
            self._ledger.note("file-changed", Place(file.shown))

    def _read_rows(self, reading: FileReading, watch: _Watch) -> int:
        file = reading.file
        before = self._rows
        expected = _table_rows(file, reading.kind)
        batches = reading.batches()
        try:
            for batch in batches:
                self._take_batch(reading, batch, self._rows - before)
                position = reading.position
                if expected:
                    position = int(file.size_bytes * min(1.0, (self._rows - before) / expected))
                if not self._goes_on(watch, file, position):
                    break
        except (DamagedTable, BatchTooLarge) as error:
            code = "damaged-table" if isinstance(error, DamagedTable) else "batch-too-large"
            self._ledger.note(code, Place(file.shown, self._rows - before + 1))
        except Damaged:
            self._ledger.note("compressed-broken", Place(file.shown, self._rows - before + 1))
        finally:
            batches.close()
        return self._rows - before

    def _goes_on(self, watch: _Watch, file: DataFile, position: int) -> bool:
        """Report and look up now and then; False once the scan was cancelled."""
        now = time.monotonic()
        if now - self._reported < _PROGRESS_S:
            return True
        self._reported = now
        if watch.progress is not None:
            self._report(watch.progress, file.shown, self._done_bytes + position)
        if watch.cancelled is not None and watch.cancelled():
            self._cancelled = True
        return not self._cancelled

    def _report(self, progress: Callable[[Progress], None], shown: str, done: int) -> None:
        seconds = time.monotonic() - self._started
        left = None
        if done and seconds > 0.5:
            left = max(0.0, seconds * (self._total_bytes - done) / done)
        tokens = self._counting.tokens if self._counting else 0
        progress(Progress(shown, done, self._total_bytes, self._rows, tokens, seconds, left))

    # --- rows ----------------------------------------------------------------------------------

    def _take_batch(self, reading: FileReading, batch: list[RawRow], number: int) -> None:
        shown = reading.file.shown
        shift = reading.mark_bytes
        plain = reading.plain
        unloaded = self._unloaded
        for value, line, offset, raw in batch:
            byte = offset + shift if plain and offset >= 0 else -1
            if type(value) is dict:
                number += 1
                self._rows += 1
                self._take_row(value, (shown, number, line, byte), raw, unloaded)
                continue
            broken = value if type(value) is Broken else Broken("not-an-object")
            if broken.is_row:
                number += 1
                self._rows += 1
            self._take_broken(broken, (shown, number, line, byte), raw, unloaded)

    def _take_row(self, row: dict[str, Any], place: _At, raw: bytes, unloaded: int) -> None:
        """Check one row and count its sequences for the frameworks that train on it."""
        differing = self._types.differing(row)
        sequences, faults = self._checker.check(row) if self._checker else ((), [])
        if differing:
            faults.extend([("column-type-differs", name) for name in differing])
        stops, empty, skips = self._outcomes.of(faults) if faults else (0, 0, 0)
        skips |= unloaded
        self._row_masks[stops & ~unloaded, empty & ~unloaded, skips] += 1
        if faults:
            self._note_faults(faults, place, raw, row)
        left = self._all & ~(stops | empty | skips)
        if sequences and self._counting is not None and left:
            self._counting.add(sequences, left)
        if sequences and left and self._request.find_duplicates:
            self._hashes.append(hash(sequences))
            self._hashed_places.append(place)
            if len(self._hashes) >= _DUPLICATE_ROWS:
                self._find_duplicates()

    def _take_broken(self, broken: Broken, place: _At, raw: bytes, unloaded: int) -> None:
        """Note a row that could not be read, or a fault between rows."""
        fault = (broken.code, "")
        self._note_faults([fault], place, raw, None, broken.at)
        if broken.is_row:
            stops, empty, skips = self._outcomes.of([fault])
            self._row_masks[stops & ~unloaded, empty & ~unloaded, skips | unloaded] += 1

    def _note_faults(
        self,
        faults: list[Fault],
        place: _At,
        raw: bytes,
        row: dict[str, Any] | None,
        at: int = 0,
    ) -> None:
        shown, number, line, byte = place
        for code, key in dict.fromkeys(faults):
            if not self._ledger.wants_place(code):
                self._ledger.count(code, key)
                continue
            where = Place(
                shown,
                number or None,
                line if line > 0 else None,
                byte + at if byte >= 0 else None,
                self._fields.get(key, key),
                excerpt(raw, at, row),
            )
            self._ledger.note(code, where, key)

    def _find_duplicates(self) -> None:
        for index in self._duplicates.add(self._hashes) if self._hashes else ():
            if not self._ledger.wants_place("duplicate-row"):
                break
            shown, number, line, byte = self._hashed_places[index]
            place = Place(shown, number, line if line > 0 else None, byte if byte >= 0 else None)
            self._ledger.note("duplicate-row", place)
        self._hashes.clear()
        self._hashed_places.clear()

    # --- answering -----------------------------------------------------------------------------

    def answer(self) -> ScanAnswer:
        """Return the answer, after :meth:`run`."""
        self._note_whole()
        tables = self._tables()
        answers = {
            framework: self._answer_for(index, framework, tables[index])
            for index, framework in enumerate(self._frameworks)
        }
        self._note_long(answers)
        approximate = {"duplicate-row"} if self._duplicates.is_approximate else set()
        findings = self._ledger.findings(approximate)
        stopping = {
            framework: tuple(f.code for f in findings if f.outcome(framework) is Outcome.STOPS)
            for framework in self._frameworks
        }
        return ScanAnswer(
            self._request,
            tuple(self._facts),
            self._recognised.format,
            self._recognised.reason,
            self._recognised.columns_reason,
            self._rows,
            self._tokenizer_facts(),
            {
                framework: replace(answer, stops=stopping[framework])
                for framework, answer in answers.items()
            },
            findings,
            datetime.now().astimezone(),
            time.monotonic() - self._started,
            self._cancelled,
        )

    def _tables(self) -> list[LengthTable]:
        if self._counting is None:
            return [NO_LENGTHS for _ in self._frameworks]
        for (_, empty, _), rows in self._row_masks.items():
            for index in range(len(self._frameworks)):
                if empty >> index & 1:
                    self._counting.add_empty(index, rows)
        counters = self._counting.so_far() if self._cancelled else self._counting.finish()
        return [counter.table() for counter in counters]

    def _answer_for(self, index: int, framework: str, lengths: LengthTable) -> FrameworkAnswer:
        kept = stops = empty = skipped = 0
        for masks, rows in self._row_masks.items():
            if masks[0] >> index & 1:
                stops += rows
            elif masks[1] >> index & 1:
                empty += rows
            elif masks[2] >> index & 1:
                skipped += rows
            else:
                kept += rows
        supported = self._recognised.format in READS[framework]
        if not supported:
            kept, stops, empty, skipped, lengths = 0, self._rows, 0, 0, NO_LENGTHS
        return FrameworkAnswer(
            framework,
            supported,
            kept,
            skipped,
            empty,
            stops,
            (),
            lengths,
            _overlong(framework, self._recognised.format),
        )

    def _note_whole(self) -> None:
        """Note the faults of the data as a whole."""
        ledger, recognised = self._ledger, self._recognised
        place = Place(self._files[0].shown if self._files else shown_name(self._request.paths[0]))
        if not self._rows and not self._cancelled:
            ledger.note("no-rows", place)
        if recognised.format is None:
            if self._rows:
                ledger.note("format-not-recognised", place)
            return
        for name in recognised.undeclared:
            ledger.note("names-not-declared", replace(place, field=name))
        unread = [name for name in self._frameworks if recognised.format not in READS[name]]
        if unread:
            ledger.note("format-not-read", place)
            ledger.settle(
                "format-not-read",
                {
                    name: Outcome.STOPS if name in unread else Outcome.KEPT
                    for name in self._frameworks
                },
            )
        if self._checker is not None and not self._cancelled:
            for code, key in self._checker.finish():
                ledger.note(code, replace(place, field=key), key)
        duplicates = self._duplicates.count - ledger.counted("duplicate-row")
        if duplicates > 0:
            ledger.count("duplicate-row", "", duplicates)
        if self._rows and not self._cancelled:
            self._note_columns(place)

    def _note_columns(self, place: Place) -> None:
        """Note columns that no row has, and what the entry of dataset_info.json leaves open."""
        ledger, recognised, entry = self._ledger, self._recognised, self._entry
        seen, columns = self._types.columns, recognised.columns
        if entry is not None:
            if recognised.format is Format.PREFERENCE and columns.chosen and not entry.ranking:
                ledger.note("ranking-not-declared", replace(place, field=entry.name))
            if entry.num_samples is not None:
                ledger.note("samples-limited", replace(place, field=entry.name))
        if ledger.counted("row-too-long") >= self._rows:
            # No row was looked into, so nothing is known of its columns.
            return
        declared = bool(entry and entry.has_columns)
        code = "declared-column-missing" if declared else "column-missing-everywhere"
        for name in _expected_columns(recognised):
            if name not in seen:
                missing = "no-text-column" if recognised.format is Format.PRETRAIN else code
                ledger.note(missing, replace(place, field=name))

    def _note_long(self, answers: dict[str, FrameworkAnswer]) -> None:
        seq_len = self._request.seq_len
        if seq_len is None:
            return
        most = 0
        outcomes: dict[str, Outcome] = {}
        for framework, answer in answers.items():
            table = answer.lengths
            left_out = answer.overlong is Overlong.LEFT_OUT
            short = table.shorter_than(seq_len + (0 if left_out else 1)).sequences
            most = max(most, table.sequences - short)
            outcomes[framework] = Outcome.SKIPPED if left_out else Outcome.KEPT
        if most:
            place = Place(self._files[0].shown if self._files else "")
            self._ledger.note("longer-than-sequence", place, times=most)
            self._ledger.settle("longer-than-sequence", outcomes)

    def _tokenizer_facts(self) -> TokenizerFacts:
        template = self._chosen.template.id if self._chosen.template else ""
        if self._counting is None:
            return TokenizerFacts(Counting.NONE, "", None, "", template, self._chosen.reason)
        if self._loaded is None:
            low, high = self._estimating.ratios()
            return TokenizerFacts(
                Counting.ESTIMATE,
                self._estimating.name,
                None,
                "",
                template,
                self._chosen.reason,
                low,
                high,
                self._estimating.shares(),
            )
        return TokenizerFacts(
            Counting.TOKENIZER,
            self._loaded.counter.name,
            self._loaded.path,
            self._loaded.sha256,
            template,
            self._chosen.reason,
        )


def _field_names(recognised: Recognised) -> dict[str, str]:
    """Return what to show for the keys of faults: the names that the columns really have."""
    columns = recognised.columns
    names = {
        "instruction": columns.prompt,
        "input": columns.query,
        "output": columns.response,
        "history": columns.history or "history",
        "conversations": columns.messages,
        "text": columns.prompt,
        "chosen": columns.chosen,
        "rejected": columns.rejected,
        "kto_tag": columns.kto_tag,
        "content": recognised.tags.content_tag,
        "undeclared": "history",
        "single": columns.response,
    }
    return {key: name for key, name in names.items() if name}


def _expected_columns(recognised: Recognised) -> tuple[str, ...]:
    """Return the columns whose absence from all rows stops a framework."""
    columns = recognised.columns
    shared = (
        columns.history,
        columns.system,
        columns.tools,
        columns.images,
        columns.videos,
        columns.audios,
    )
    match recognised.format:
        case Format.PRETRAIN:
            wanted: tuple[str | None, ...] = (columns.prompt,)
        case Format.ALPACA:
            wanted = (columns.prompt, columns.query, columns.response, *shared)
        case Format.PREFERENCE if recognised.is_chat:
            wanted = shared
        case Format.PREFERENCE:
            response = None if columns.chosen else columns.response
            wanted = (columns.prompt, columns.query, response, *shared)
        case Format.SHAREGPT:
            wanted = shared
        case _:
            wanted = ()
    return tuple(name for name in wanted if name is not None)


def _table_rows(file: DataFile, kind: FileKind | None) -> int:
    """Return how many rows a parquet file says it has; 0 where that is not known."""
    if kind is not FileKind.PARQUET:
        return 0
    try:
        return read_footer(file.path).rows
    except (BadFooter, OSError):
        return 0


def _overlong(framework: str, found: Format | None) -> Overlong:
    if found is Format.PRETRAIN:
        return Overlong.SPLIT
    if framework in {"mindspeed-llm", "mindspeed-rl", "verl"}:
        return Overlong.LEFT_OUT
    return Overlong.TRUNCATED
