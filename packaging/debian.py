"""Makes the Debian package of a frozen program, without Debian's tools."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import archives
import contents
from archives import Link, Text, Tree

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
HOME = "usr/lib/ascgui"
MAINTAINER = "The ascgui authors <ascgui@project.invalid>"
RECOMMENDED = ("fonts-noto-cjk", *contents.OPTIONAL_SYSTEM_LIBRARIES.values())
_DESCRIPTION = """plan LLM training on Ascend NPUs
 Answers how many devices a training job needs, how long it takes, when it is
 done, what it costs, and whether model, framework and hardware support it,
 with the evidence beside every number.
 .
 Works in a window and on the command line, in English and Chinese, and opens
 no network connection."""
_COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: ascgui

Files: *
Copyright: 2026 the authors of ascgui
License: Apache-2.0
 On Debian systems, the text of the licence is in
 /usr/share/common-licenses/Apache-2.0.

Files: usr/lib/ascgui/_internal/*
Copyright: the authors of the components listed below
License: various
 What the program was built with is shipped beside it, each part under its own
 licence. The text of each is in
 /usr/lib/ascgui/_internal/ascgui/data/licences:
"""
# Python, Qt and the packages are shipped with the program, as their projects build them, because it
# is installed where there is no network to fetch them from.
_OVERRIDES = """ascgui: custom-library-search-path
ascgui: embedded-library
ascgui: hardening-no-pie
ascgui: library-not-linked-against-libc
ascgui: shared-library-lacks-prerequisites
ascgui: unstripped-binary-or-object
"""
# C++ library's newest symbols → the version of Debian's package that has them first.
_CXX = {"3.4.28": "9", "3.4.29": "11", "3.4.30": "12", "3.4.31": "13", "3.4.32": "13.1"}


@dataclass(frozen=True, slots=True)
class Shipped:
    """What goes into the package besides the frozen program."""

    version: str
    machine: str
    components: Sequence[Mapping[str, Any]]
    changes: str
    manual: str
    icons: Mapping[str, Path]
    """Size such as ``48x48``, or ``scalable`` → the file."""
    desktop: Path
    mime: Path


def package(folder: Path, shipped: Shipped, *, epoch: int) -> bytes:
    """Return the ``.deb`` of the frozen program in ``folder``."""
    files = tree(folder, shipped, epoch=epoch)
    sums = "".join(
        f"{hashlib.md5(_bytes(file), usedforsecurity=False).hexdigest()}  {name}\n"
        for name, file in sorted(files.items())
        if not isinstance(file, Link)
    )
    control = {
        "control": Text(_control(folder, shipped, files).encode()),
        "md5sums": Text(sums.encode()),
    }
    return archives.ar(
        {
            "debian-binary": b"2.0\n",
            "control.tar.xz": archives.xz(archives.tar(control, epoch=epoch, prefix="./")),
            "data.tar.xz": archives.xz(archives.tar(files, epoch=epoch, prefix="./")),
        },
        epoch=epoch,
    )


def tree(folder: Path, shipped: Shipped, *, epoch: int) -> dict[str, Path | Link | Text]:
    """Return every file of the package by its place."""
    day = datetime.fromtimestamp(epoch, UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    log = (
        f"ascgui ({shipped.version}) unstable; urgency=medium\n\n"
        f"  * See changelog.gz.\n\n -- {MAINTAINER}  {day}\n"
    )
    listed = "".join(
        f"  {part['name']} {part['version']}: {part['licence']}\n"
        for part in shipped.components[1:]
    )
    files: dict[str, Path | Link | Text] = {
        **archives.tree(folder, HOME),
        "usr/bin/ascgui": Link("../lib/ascgui/ascgui"),
        "usr/share/applications/ascgui.desktop": shipped.desktop,
        "usr/share/mime/packages/ascgui.xml": shipped.mime,
        "usr/share/man/man1/ascgui.1.gz": _packed(shipped.manual),
        "usr/share/doc/ascgui/changelog.gz": _packed(shipped.changes),
        "usr/share/doc/ascgui/changelog.Debian.gz": _packed(log),
        "usr/share/lintian/overrides/ascgui": Text(_OVERRIDES.encode()),
        "usr/share/doc/ascgui/copyright": Text((_COPYRIGHT + listed).encode()),
    }
    for size, file in shipped.icons.items():
        place = f"usr/share/icons/hicolor/{size}/apps/ascgui{file.suffix}"
        files[place] = file
    return files


def depends(folder: Path) -> list[str]:
    """Return the packages whose libraries the frozen program in ``folder`` loads.

    Not those of the libraries that it brings along: they need not be installed first, which
    matters where there is no network.
    """
    elf = [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF"
    ]
    here = {path.name for path in folder.rglob("*") if path.is_file()}
    libraries = {library for path in elf for library in contents.needed(path)} - here
    packages = {
        contents.SYSTEM_LIBRARIES[one] for one in libraries & set(contents.SYSTEM_LIBRARIES)
    }
    versions = contents.symbol_versions(elf)
    c = _newest(versions.get("GLIBC", set()))
    cxx = _newest(versions.get("GLIBCXX", set()))
    bounds = {"libc6": c, "libstdc++6": _CXX.get(cxx, "")}
    return [
        f"{name} (>= {bounds[name]})" if bounds.get(name) else name for name in sorted(packages)
    ]


def _control(folder: Path, shipped: Shipped, files: Tree) -> str:
    fields = {
        "Package": "ascgui",
        "Version": shipped.version,
        "Architecture": ARCHITECTURES[shipped.machine],
        "Maintainer": MAINTAINER,
        "Installed-Size": str(archives.size(files) // 1024 + len(files)),
        "Depends": ", ".join(depends(folder)),
        "Recommends": ", ".join(RECOMMENDED),
        "Section": "science",
        "Priority": "optional",
        "Description": _DESCRIPTION,
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _packed(text: str) -> Text:
    return Text(gzip.compress(text.encode(), mtime=0))


def _bytes(file: Path | Link | Text) -> bytes:
    return file.content if isinstance(file, Text) else Path(str(file)).read_bytes()


def _newest(versions: set[str]) -> str:
    numbers = [one for one in versions if re.fullmatch(r"[\d.]+", one)]
    return max(numbers, key=lambda one: [int(part) for part in one.split(".")], default="")
