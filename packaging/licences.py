"""Gathers the licence text of everything that a frozen program holds; none may be missing.

Where a file came from decides whose it is: one of Python's packages, Python itself, this program,
or a package of the building system.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OWN = ROOT / "packaging" / "licences"
PLACE = "ascgui/data/licences"
INDEX = "index.json"

_QT = ("pyside6.txt", "LGPL-3.0.txt", "GPL-3.0.txt", "qt-third-party.txt")
WITHOUT_TEXT = {
    "pyside6-essentials": ("LGPL-3.0-only", _QT),
    "shiboken6": ("LGPL-3.0-only", _QT),
    # Offered under MIT or Apache-2.0: taken under the latter.
    "arro3-core": ("Apache-2.0", ("Apache-2.0.txt",)),
    "arro3-io": ("Apache-2.0", ("Apache-2.0.txt",)),
    "tokenizers": ("Apache-2.0", ("Apache-2.0.txt",)),
    "sentencepiece": ("Apache-2.0", ("Apache-2.0.txt",)),
}
"""Package that comes without its licence's text → the licence, and the files here that hold it."""

LICENCES = {"pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception"}
"""Package whose own description of its licence is not one of SPDX's."""

_TEXT = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
_CLASSIFIERS = {
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: Python Software Foundation License": "PSF-2.0",
}


class LicenceMissing(Exception):
    """Something would be shipped whose licence is not known; the message names all of it."""


@dataclass(frozen=True, slots=True)
class Part:
    """A library in Rust that is compiled into a package."""

    name: str
    version: str
    licence: str


@dataclass(frozen=True, slots=True)
class Component:
    """One thing that is shipped: whose it is, which version, and under which licence.

    ``kind`` is ``program``, ``python``, ``package`` (of Python) or ``system`` (of Debian).
    ``parts`` are what it says itself that it was compiled with.
    """

    name: str
    version: str
    kind: str
    licence: str
    texts: tuple[str, ...]
    parts: tuple[Part, ...] = ()


def gather(entries: Iterable[Sequence[str]], folder: Path) -> list[tuple[str, str, str]]:
    """Write the licences of what ``entries`` ship into ``folder``; return the entries of these.

    Raises:
        LicenceMissing: a file's origin, or a component's licence text, is not to be found.
    """
    components = shipped(entries)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    index = []
    for component in components:
        texts = list(component.texts)
        if component.parts:
            listed = "\n".join(
                f"    {part.name} {part.version}: {part.licence}" for part in component.parts
            )
            texts.append(f"Compiled into it are these, each under its own licence:\n\n{listed}\n")
        (folder / f"{component.name}.txt").write_text(
            "\n\n".join(texts), encoding="utf-8", newline="\n"
        )
        index.append({key: value for key, value in asdict(component).items() if key != "texts"})
    (folder / INDEX).write_text(
        json.dumps(index, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n"
    )
    return [(f"{PLACE}/{file.name}", str(file), "DATA") for file in sorted(folder.iterdir())]


def shipped(entries: Iterable[Sequence[str]]) -> list[Component]:
    """Return the components that the files of ``entries`` belong to, the program first.

    Raises:
        LicenceMissing: as above.
    """
    owners = _Owners()
    found: dict[str, Component] = {}
    problems: list[str] = []
    for place, source, kind in (entry[:3] for entry in entries):
        if kind == "SYMLINK" or source in {"-", "built-in", "frozen"}:
            continue
        try:
            component = owners.of(place, Path(source))
        except LicenceMissing as problem:
            problems.append(str(problem))
            continue
        found[component.name] = component
    # The program that starts Python in the bundle is PyInstaller's.
    found["pyinstaller"] = owners.package("pyinstaller")
    found["ascgui"] = owners.own()
    problems += [f"{one.name}: no licence text" for one in found.values() if not one.texts]
    if problems:
        lines = "\n  ".join(sorted(set(problems)))
        raise LicenceMissing(
            f"The licence of what would be shipped is not known:\n  {lines}\n"
            "Put its text into packaging/licences and name it in packaging/licences.py, or leave "
            "it out in packaging/contents.py."
        )
    rank = {"program": 0, "python": 1, "package": 2, "system": 3}
    return sorted(found.values(), key=lambda one: (rank[one.kind], one.name.lower()))


class _Owners:
    """Tells whose a file is. Keeps what it has read."""

    def __init__(self) -> None:
        self._distributions: dict[str, metadata.Distribution] = {}
        self._files: dict[str, str] = {}
        for distribution in metadata.distributions():
            name = _folded(distribution.metadata["Name"])
            self._distributions[name] = distribution
            base = os.path.realpath(str(distribution.locate_file("")))
            for file in distribution.files or ():
                self._files[os.path.normpath(os.path.join(base, file))] = name  # noqa: PTH118
        self._components: dict[str, Component] = {}
        self._stdlib = tuple(
            Path(sysconfig.get_path(key)).resolve() for key in ("stdlib", "platstdlib")
        )

    def of(self, place: str, source: Path) -> Component:
        source = source.resolve()
        name = self._files.get(str(source))
        if name is not None and name != "ascgui":
            return self.package(name)
        if source.is_relative_to(ROOT / "ascgui") or any(
            source.is_relative_to(ROOT / own)
            for own in ("catalog", "docs", "resources", "packaging")
        ):
            return self.own()
        in_library = any(source.is_relative_to(folder) for folder in self._stdlib)
        if place == "base_library.zip" or (in_library and "site-packages" not in source.parts):
            return self.python()
        if sys.base_prefix != "/usr" and source.is_relative_to(sys.base_prefix):
            return self.python()
        return self._debian(source)

    def own(self) -> Component:
        text = (ROOT / "LICENSE").read_text(encoding="utf-8")
        return Component("ascgui", version(), "program", "Apache-2.0", (text,))

    def python(self) -> Component:
        if "python" not in self._components:
            version = platform.python_version()
            texts = tuple(_read(path) for path in _python_licences()[:1])
            self._components["python"] = Component("python", version, "python", "PSF-2.0", texts)
        return self._components["python"]

    def package(self, name: str) -> Component:
        if name not in self._components:
            distribution = self._distributions[name]
            licence, own = WITHOUT_TEXT.get(name, (_licence(distribution), ()))
            texts = [(OWN / file).read_text(encoding="utf-8") for file in own] or [
                _read(Path(str(distribution.locate_file(file))))
                for file in sorted(distribution.files or (), key=str)
                if ".dist-info" in file.parts[0] and _TEXT.search("/".join(file.parts[1:]))
            ]
            self._components[name] = Component(
                distribution.metadata["Name"],
                distribution.version,
                "package",
                licence,
                tuple(texts),
                _parts(distribution),
            )
        return self._components[name]

    def _debian(self, source: Path) -> Component:
        candidates = [str(source)]
        if str(source).startswith("/usr/lib"):
            candidates.append(str(source).removeprefix("/usr"))
        elif str(source).startswith("/lib"):
            candidates.append(f"/usr{source}")
        for candidate in candidates:
            name = _ask_dpkg("-S", candidate).partition(":")[0]
            if not name:
                continue
            if name not in self._components:
                copyright_file = Path("/usr/share/doc") / name / "copyright"
                texts = (_read(copyright_file),) if copyright_file.is_file() else ()
                version = _ask_dpkg("-W", "-f=${Version}", name, program="dpkg-query")
                licence = f"LicenseRef-{name}"
                self._components[name] = Component(name, version, "system", licence, texts)
            return self._components[name]
        raise LicenceMissing(f"{source}: belongs to no known package")


def version() -> str:
    """Return the program's version."""
    text = (ROOT / "ascgui" / "__init__.py").read_text(encoding="utf-8")
    return str(re.findall(r'__version__ = "(.+)"', text)[0])


def _python_licences() -> list[Path]:
    """Return where Python's own licence may be, the likeliest first."""
    stdlib = Path(sysconfig.get_path("stdlib"))
    base = Path(sys.base_prefix)
    short = f"{sys.version_info.major}.{sys.version_info.minor}"
    likely = (
        stdlib / "LICENSE.txt",
        base / "LICENSE.txt",
        base / "LICENSE",
        Path(f"/usr/share/doc/python{short}/copyright"),
        Path(f"/usr/share/doc/libpython{short}-stdlib/copyright"),
    )
    return [path for path in likely if path.is_file()]


def _licence(distribution: metadata.Distribution) -> str:
    told = distribution.metadata
    if _folded(told["Name"]) in LICENCES:
        return LICENCES[_folded(told["Name"])]
    for expression in told.get_all("License-Expression") or ():
        return str(expression)
    for classifier in told.get_all("Classifier") or ():
        if classifier in _CLASSIFIERS:
            return _CLASSIFIERS[classifier]
    short = "".join(told.get_all("License") or ()).strip()
    return short if 0 < len(short) < 60 and "\n" not in short else "LicenseRef-see-text"


def _parts(distribution: metadata.Distribution) -> tuple[Part, ...]:
    """Return what the package's own bill of materials lists, where it brings one."""
    found = set()
    for file in distribution.files or ():
        if "sboms" not in file.parts or file.suffix != ".json":
            continue
        bill = json.loads(Path(str(distribution.locate_file(file))).read_text(encoding="utf-8"))
        for one in bill.get("components", ()):
            if one.get("purl", "").startswith("pkg:cargo/"):
                licences = [
                    said.get("expression") or said.get("license", {}).get("id", "")
                    for said in one.get("licenses", ())
                ]
                licence = " AND ".join(filter(None, licences)) or "LicenseRef-unstated"
                found.add(Part(one["name"], one["version"], licence))
    return tuple(sorted(found, key=lambda part: (part.name, part.version)))


def _ask_dpkg(*arguments: str, program: str = "dpkg") -> str:
    try:
        done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return done.stdout.strip().splitlines()[0] if done.returncode == 0 and done.stdout else ""


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace").strip() + "\n"


def _folded(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
