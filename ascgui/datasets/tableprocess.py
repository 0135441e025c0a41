"""Reads parquet and arrow files in a process of its own.

The native reader aborts its whole process on some kinds of damaged file (measured: about one in
three hundred files with changed bytes). So it runs apart: what ends there is a damaged file
here. The other process also has a limit on its memory where the system knows one.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
from collections.abc import Generator
from multiprocessing.connection import Connection
from pathlib import Path

from ascgui.datasets.jsonrows import RawRow
from ascgui.datasets.records import FileKind
from ascgui.datasets.tablerows import (
    BatchTooLarge,
    DamagedTable,
    arrow_rows,
    parquet_rows,
)

_POLL_S = 0.1
_MEMORY_BYTES = 2 * 1024**3
_END, _DAMAGED, _TOO_LARGE = b"end", b"damaged", b"too-large"
_UNREADABLE = b"unreadable"


def rows_apart(path: Path, kind: FileKind) -> Generator[list[RawRow]]:
    """Yield the rows of a parquet or arrow file, and an empty batch while waiting.

    Close the iterator to end the other process.

    Raises:
        DamagedTable: the file is damaged.
        BatchTooLarge: a batch of it is too large to be held.
        OSError: it cannot be read.
    """
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(there, path, kind), daemon=True)
    process.start()
    there.close()
    try:
        while True:
            if not here.poll(_POLL_S):
                yield []
                continue
            try:
                message = here.recv_bytes()
            except (EOFError, OSError) as error:
                raise DamagedTable from error
            if message == _END:
                return
            yield _received(message)
    finally:
        here.close()
        process.terminate()
        process.join()
        process.close()


def _received(message: bytes) -> list[RawRow]:
    if message == _DAMAGED:
        raise DamagedTable
    if message == _TOO_LARGE:
        raise BatchTooLarge
    if message.startswith(_UNREADABLE):
        raise OSError(message[len(_UNREADABLE) :].decode("utf-8", "replace"))
    rows: list[RawRow] = pickle.loads(message)  # noqa: S301 - our own process
    return rows


def _serve(there: Connection, path: Path, kind: FileKind) -> None:
    """Read ``path`` and send its rows; runs in the other process."""
    _limit_memory()
    with contextlib.suppress(OSError):
        # The native reader prints its panics; nobody can act on them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    with contextlib.suppress(BrokenPipeError, ConnectionError):
        there.send_bytes(_served(there, path, kind))


def _served(there: Connection, path: Path, kind: FileKind) -> bytes:
    try:
        batches = parquet_rows(path) if kind is FileKind.PARQUET else arrow_rows(path)
        for batch in batches:
            there.send_bytes(pickle.dumps(batch, pickle.HIGHEST_PROTOCOL))
    except BatchTooLarge:
        return _TOO_LARGE
    except (BrokenPipeError, ConnectionError):
        raise
    except OSError as error:
        return _UNREADABLE + str(error).encode("utf-8", "replace")
    except (DamagedTable, MemoryError):
        return _DAMAGED
    return _END


def _limit_memory() -> None:
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - POSIX only

        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY_BYTES, _MEMORY_BYTES))
