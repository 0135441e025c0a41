"""Whether weight files are what their beginnings and their index say; no weights are read."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from ascgui import safefile
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text

_INDEX_ENDINGS = (".safetensors.index.json", ".bin.index.json")
_LARGEST_INDEX = 64 * 2**20
_LARGEST_HEADER = 100_000_000
"""What the package that reads them takes."""

_LENGTH_BYTES = 8


def faults(folder: Path, sizes_bytes: Mapping[str, int]) -> Iterator[Issue]:
    """Yield what is wrong with the weight files of ``folder``, given by name with their sizes."""
    for name, size_bytes in sorted(sizes_bytes.items()):
        if name.endswith(".safetensors") and size_bytes:
            if not _begins_well(folder / name, size_bytes):
                yield _broken(folder / name, text(
                    "The file does not begin as its form has it, so its weights cannot be loaded."
                ))  # fmt: skip
        elif name.endswith(_INDEX_ENDINGS):
            yield from _of_index(folder / name, sizes_bytes)


def _begins_well(path: Path, size_bytes: int) -> bool:
    """Return whether the header, whose length stands first, lies within the file."""
    try:
        with path.open("rb") as file:
            begin = file.read(_LENGTH_BYTES + 1)
    except OSError:
        return True  # That it cannot be read now does not say that it is broken.
    length = int.from_bytes(begin[:_LENGTH_BYTES], "little")
    fits = 2 <= length <= min(_LARGEST_HEADER, size_bytes - _LENGTH_BYTES)
    return fits and begin[_LENGTH_BYTES:] == b"{"


def _of_index(path: Path, sizes_bytes: Mapping[str, int]) -> Iterator[Issue]:
    try:
        named = set(map(str, json.loads(safefile.read_bytes(path, _LARGEST_INDEX))["weight_map"]
                        .values()))  # fmt: skip
    except (Refused, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        yield _broken(path, text("The index of the weights cannot be read."))
        return
    outside = sorted(name for name in named if "/" in name or "\\" in name or name == "..")
    absent = sorted(named - set(outside) - sizes_bytes.keys())
    if outside:
        yield _broken(path, text(
            "The index of the weights names files outside of the checkpoint, such as {name}.",
            name=outside[0][:80],
        ))  # fmt: skip
    if absent:
        yield _broken(path, text(
            "The index of the weights names files that are not here: {count}, the first of them "
            "{name}.", count=len(absent), name=absent[0][:80],
        ))  # fmt: skip


def _broken(path: Path, message: Text) -> Issue:
    return Issue(
        Severity.ERROR,
        "weights-broken",
        message,
        text("Go on from an earlier complete checkpoint, or copy the weights here again."),
        where=(("file", str(path)),),
    )
