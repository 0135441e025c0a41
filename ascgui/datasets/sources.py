"""Which files a path means: files, folders, links, and what stands in the way."""

from __future__ import annotations

import os
import stat
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from ascgui.datasets.records import FileKind, Place
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text

EXTENSIONS = {
    "json": "json",
    "jsonl": "json",
    "parquet": "parquet",
    "arrow": "arrow",
    "csv": "csv",
    "txt": "text",
}
"""Extensions that the frameworks know, and the loader each stands for (their FILEEXT2TYPE)."""

INFO_NAME = "dataset_info.json"
MAX_FILES = 10_000


@dataclass(frozen=True, slots=True)
class DataFile:
    """One file to read. ``left_out_by`` names frameworks that do not load it at all."""

    path: Path
    shown: str
    size_bytes: int
    modified_ns: int
    extension: str
    left_out_by: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Found:
    """The files in reading order, and what was noticed on the way as (code, place)."""

    files: tuple[DataFile, ...]
    notes: tuple[tuple[str, Place], ...]


def shown_name(path: Path) -> str:
    """Return the path as text that can be shown and written anywhere.

    Bytes that are not UTF-8 and control characters appear in hexadecimal.
    """
    decoded = os.fsencode(path).decode("utf-8", "backslashreplace")
    return "".join(char if char.isprintable() else f"\\x{ord(char):02x}" for char in decoded)


def find_files(paths: Iterable[Path]) -> Found:
    """Return the data files that ``paths`` (files and folders) stand for.

    A folder stands for the files directly in it, as for the frameworks; links are followed to
    files but never into folders, so no chain of links is endless.

    Raises:
        Refused: a path does not exist, or no path was given.
    """
    files: list[DataFile] = []
    notes: list[tuple[str, Place]] = []
    missing: list[Issue] = []
    for path in paths:
        try:
            is_folder = path.is_dir()
        except OSError as error:
            notes.append((_code_of(error), Place(shown_name(path))))
            continue
        if is_folder:
            _add_folder(path, files, notes)
        elif os.path.lexists(path):
            _add_file(path, files, notes)
        else:
            missing.append(_missing(path))
    if missing:
        raise Refused(*missing)
    return Found(tuple(files), tuple(notes))


def _missing(path: Path) -> Issue:
    return Issue(
        Severity.ERROR,
        "file-missing",
        text("There is no file or folder {path}.", path=shown_name(path)),
        text("Check the spelling of the path."),
        (("file", shown_name(path)),),
    )


def _code_of(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "file-vanished"
    return "link-loop" if "symbolic link" in str(error).lower() else "file-unreadable"


def examine(path: Path, notes: list[tuple[str, Place]]) -> DataFile | None:
    """Return ``path`` as a data file, or None with a note where it is none."""
    shown = shown_name(path)
    try:
        status = path.stat()
    except OSError as error:
        notes.append((_code_of(error), Place(shown)))
        return None
    if stat.S_ISDIR(status.st_mode):
        return None
    if not stat.S_ISREG(status.st_mode):
        notes.append(("not-a-regular-file", Place(shown)))
        return None
    try:
        path.name.encode("utf-8")
    except UnicodeEncodeError:
        notes.append(("name-not-utf8", Place(shown)))
    extension = path.suffix[1:].lower()
    return DataFile(path, shown, status.st_size, status.st_mtime_ns, extension)


def _add_file(path: Path, files: list[DataFile], notes: list[tuple[str, Place]]) -> None:
    file = examine(path, notes)
    if file is None:
        return
    if file.extension not in EXTENSIONS:
        notes.append(("unknown-extension", Place(file.shown, field="alone")))
    files.append(file)


def _entries(folder: Path) -> Iterator[Path]:
    with os.scandir(folder) as entries:
        for entry in entries:
            yield Path(entry.path)


def _add_folder(folder: Path, files: list[DataFile], notes: list[tuple[str, Place]]) -> None:
    try:
        entries: list[Path] = []
        for entry in _entries(folder):
            if len(entries) >= MAX_FILES:
                notes.append(("too-many-files", Place(shown_name(folder))))
                break
            entries.append(entry)
    except OSError as error:
        notes.append((_code_of(error), Place(shown_name(folder))))
        return
    here: list[DataFile] = []
    inner = 0
    for entry in sorted(entries):
        if entry.name == INFO_NAME:
            continue
        file = examine(entry, notes)
        if file is not None:
            here.append(file)
        elif entry.is_dir():
            inner += 1
    if inner:
        notes.append(("folders-not-read", Place(shown_name(folder))))
    files.extend(_chosen_of(folder, here, notes))


def _chosen_of(
    folder: Path, here: list[DataFile], notes: list[tuple[str, Place]]
) -> list[DataFile]:
    known = [file for file in here if file.extension in EXTENSIONS]
    notes.extend(
        ("unknown-extension", Place(file.shown))
        for file in here
        if file.extension not in EXTENSIONS
    )
    if len({EXTENSIONS[file.extension] for file in known}) > 1:
        notes.append(("mixed-file-types", Place(shown_name(folder))))
    # MindSpeed-LLM loads the most frequent extension of a folder and nothing else.
    most = Counter(file.extension for file in known).most_common(1)
    others = frozenset({"mindspeed-llm", "mindspeed-rl"})
    return [
        file if file.extension == most[0][0] else replace(file, left_out_by=others)
        for file in known
    ]


def kind_of(head: bytes, extension: str) -> FileKind | None:
    """Return how a file that starts with ``head`` holds its rows; None where it cannot be told.

    The content goes before the extension. ``head`` is decoded to UTF-8 where it is text.
    """
    if head.startswith(b"PAR1"):
        return FileKind.PARQUET
    if head.startswith((b"ARROW1", b"\xff\xff\xff\xff")):
        return FileKind.ARROW
    if extension in {"parquet", "arrow"}:
        return FileKind.PARQUET if extension == "parquet" else FileKind.ARROW
    if extension == "csv":
        return FileKind.CSV
    if extension == "txt":
        return FileKind.TXT
    start = head.lstrip()[:1]
    if start == b"[":
        return FileKind.JSON_ARRAY
    if start == b"{" or extension in {"json", "jsonl"}:
        return FileKind.JSON_LINES
    return None
