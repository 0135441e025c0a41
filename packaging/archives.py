"""Archives that are the same, byte for byte, whenever they are made of the same content."""

from __future__ import annotations

import hashlib
import io
import lzma
import stat
import tarfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TypeAlias

PRESET = 6
"""Of xz: 9 makes the package a twentieth smaller and takes three times as long."""


@dataclass(frozen=True, slots=True)
class Link:
    """A symbolic link to ``target``."""

    target: str


@dataclass(frozen=True, slots=True)
class Text:
    """A file that is made rather than copied."""

    content: bytes
    executable: bool = False


Tree: TypeAlias = Mapping[str, "Path | Link | Text"]
"""Place in the archive, relative, → what lies there. Folders need no entry."""


def tree(folder: Path, place: str) -> dict[str, Path | Link | Text]:
    """Return the files below ``folder`` as they lie below ``place`` in an archive."""
    found: dict[str, Path | Link | Text] = {}
    for path in folder.rglob("*"):
        name = str(PurePosixPath(place, path.relative_to(folder).as_posix()))
        if path.is_symlink():
            found[name] = Link(str(path.readlink()))
        elif path.is_file():
            found[name] = path
    return found


def tar(files: Tree, *, epoch: int, prefix: str = "") -> bytes:
    """Return a tar of ``files``, sorted, owned by root, all of the time ``epoch``."""
    folders = {str(parent) for name in files for parent in PurePosixPath(name).parents} - {"."}
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for name in sorted({*files, *folders}, key=lambda one: one.split("/")):
            info = tarfile.TarInfo(prefix + name)
            info.mtime = epoch
            info.uname = info.gname = "root"
            file = files.get(name)
            if file is None:
                info.type, info.mode = tarfile.DIRTYPE, 0o755
                archive.addfile(info)
            elif isinstance(file, Link):
                info.type, info.linkname, info.mode = tarfile.SYMTYPE, file.target, 0o777
                archive.addfile(info)
            else:
                content = file.content if isinstance(file, Text) else file.read_bytes()
                info.size, info.mode = len(content), 0o755 if _runs(file) else 0o644
                archive.addfile(info, io.BytesIO(content))
    return out.getvalue()


def xz(content: bytes) -> bytes:
    """Return ``content`` compressed, in one thread, since more would change the result."""
    return lzma.compress(content, preset=PRESET)


def ar(members: Mapping[str, bytes], *, epoch: int) -> bytes:
    """Return an ``ar`` archive of ``members`` in their order, the outer form of a ``.deb``."""
    out = [b"!<arch>\n"]
    for name, content in members.items():
        header = f"{name:<16}{epoch:<12}{0:<6}{0:<6}{0o100644:<8o}{len(content):<10}`\n"
        out += [header.encode("ascii"), content, b"\n" if len(content) % 2 else b""]
    return b"".join(out)


def checksums(files: list[Path]) -> str:
    """Return what ``sha256sum`` prints of ``files``, by name."""
    lines = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
        for file in sorted(files, key=lambda one: one.name)
    ]
    return "".join(lines)


def size(files: Tree) -> int:
    """Return how many bytes ``files`` take, links not counted."""
    total = 0
    for file in files.values():
        if isinstance(file, Text):
            total += len(file.content)
        elif isinstance(file, Path):
            total += file.stat().st_size
    return total


def may_run(path: Path) -> bool:
    """Return whether ``path`` is a program, which a library is not, whatever its mode says."""
    return bool(path.stat().st_mode & stat.S_IXUSR) and ".so" not in path.name


def _runs(file: Path | Text) -> bool:
    return file.executable if isinstance(file, Text) else may_run(file)
