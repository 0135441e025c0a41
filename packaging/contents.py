"""What a frozen program holds, and what is left out of it.

PyInstaller gathers what might be needed; this says what is. An entry is PyInstaller's
``(place in the bundle, file it comes from, kind)``.
"""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from typing import TypeAlias

import prepare

Entry: TypeAlias = tuple[str, str, str]

LEFT_OUT_MODULES = (
    # Nothing here opens a connection, a terminal or another process's work.
    "_hashlib", "_ssl", "ssl", "socketserver", "ftplib", "smtplib", "xmlrpc", "http.server",
    "_curses", "curses", "readline", "sqlite3", "_sqlite3", "tkinter", "turtle", "dbm", "_dbm",
    "_gdbm", "_uuid", "nis", "ossaudiodev",
    # Tests, debuggers, builders.
    "test", "unittest", "lib2to3", "ensurepip", "venv", "distutils", "setuptools",
    "pkg_resources", "pip", "wheel", "pytest", "hypothesis", "IPython",
    "numpy.f2py", "numpy.testing", "numpy.distutils", "numpy._pyinstaller",
    "pyqtgraph.examples", "pyqtgraph.opengl", "pyqtgraph.jupyter", "pyqtgraph.console",
    # What packages ask for that do more than is asked of them here.
    "huggingface_hub", "hf_xet", "httpx2", "anyio", "fsspec", "tqdm", "yaml", "pandas", "pyarrow",
    "google.protobuf", "matplotlib", "scipy", "h5py", "cupy", "numba", "OpenGL", "colorcet",
    "jupyter_rfb",
    # What of Qt no window here uses.
    "PySide6.QtConcurrent", "PySide6.QtDBus", "PySide6.QtDesigner", "PySide6.QtHelp",
    "PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtQuickControls2",
    "PySide6.QtQuickTest", "PySide6.QtQuickWidgets", "PySide6.QtSql", "PySide6.QtSvgWidgets",
    "PySide6.QtTest", "PySide6.QtUiTools", "PySide6.QtXml", "PySide6.scripts", "PySide6.support",
    "PyQt5", "PyQt6", "PySide2", "shiboken2",
)  # fmt: skip
"""Modules that are not taken even where something imports them, because it can do without."""

QT_LIBRARIES = frozenset(
    ("Core", "DBus", "Gui", "OpenGL", "OpenGLWidgets", "PrintSupport", "Svg", "WaylandClient",
     "WlShellIntegration", "Widgets", "XcbQpa")
)  # fmt: skip
"""The libraries of Qt that are taken, without prefix; icu and PySide's own go with them."""

PLUGINS: Mapping[str, frozenset[str] | None] = {
    "iconengines": frozenset(("svgicon",)),
    "imageformats": frozenset(("svg", "ico")),
    # Chinese input: ibus also serves fcitx 5, which speaks its protocol.
    "platforminputcontexts": frozenset(("composeplatforminputcontext", "ibusplatforminputcontext")),
    "platforms": frozenset(("xcb", "wayland", "offscreen", "windows", "cocoa")),
    # Not gtk3, which loads all of GTK where it is installed; the portal serves its dialogs.
    "platformthemes": frozenset(("xdgdesktopportal",)),
    "printsupport": None,
    "styles": None,
    "wayland-decoration-client": None,
    "wayland-shell-integration": frozenset(("xdg-shell",)),
}
"""Kind of Qt plugin → those that are taken (None: all)."""

SHIPPED_SYSTEM_LIBRARIES = re.compile(
    r"lib(python3\.\d+|ffi|lzma|bz2|mpdec|xcb-(cursor|icccm|image|keysyms|render-util|util))"
    r"\.so[.\d]*"
)
"""Libraries of the building system that are taken along.

Python's, whose version differs between systems, and the small ones of X11 that a desktop without
another Qt program often lacks. The rest is the system's, so that it stays as safe as the system.
"""

SYSTEM_LIBRARIES = {
    **prepare.LIBRARIES,
    "ld-linux-aarch64.so.1": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "libc.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libutil.so.1": "libc6",
    "libX11.so.6": "libx11-6",
    "libexpat.so.1": "libexpat1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Library that the frozen program finds in the system → Debian package that holds it."""

OPTIONAL_SYSTEM_LIBRARIES = {"libcups.so.2": "libcups2"}
"""The same, where the program does without: printing to a printer."""

_QT_NAME = re.compile(r"(?:lib)?Qt6?(?P<name>[A-Z]\w*?)(?:\.framework)?(?:[.].*)?$")


NAMED_IN_TEXT = ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "arro3.core")
"""Modules that PyInstaller cannot see imported.

Pyqtgraph puts their names together; arro3.io imports arro3.core in compiled code.
"""


def own_modules(root: Path) -> list[str]:
    """Return every module of the program, since some are named only when they are asked for."""
    files = sorted((root / "ascgui").rglob("*.py"))
    names = (".".join(file.relative_to(root).with_suffix("").parts) for file in files)
    return [name.removesuffix(".__init__") for name in names]


def data(root: Path) -> list[tuple[str, str]]:
    """Return the program's own files and where ``ascgui.paths`` looks for them."""
    shipped = ("catalog", "resources", "docs/pictures")
    return [(str(root / name), f"ascgui/data/{name}") for name in shipped]


def languages(root: Path) -> frozenset[str]:
    """Return the languages that the program speaks; Qt's own words are taken in these."""
    files = (root / "resources" / "translations").glob("*.ts")
    return frozenset((*(file.stem for file in files), "en"))


def kept(
    entries: Iterable[Entry], languages: frozenset[str], foreign: frozenset[str] = frozenset()
) -> list[Entry]:
    """Return those of ``entries`` that the program needs, sorted.

    ``foreign`` are files that belong to the building system rather than to Python or one of its
    packages. A link goes with what it points at.
    """
    entries = list(entries)
    files = [entry for entry in entries if entry[2] != "SYMLINK"]
    taken = [entry for entry in files if wanted(entry[0], languages, entry[1] in foreign)]
    places = {PurePosixPath(_posix(place)) for place, _, _ in taken}
    for link in (entry for entry in entries if entry[2] == "SYMLINK"):
        place = PurePosixPath(_posix(link[0]))
        target = place.parent / _posix(link[1])
        points = any(one == target or target in one.parents for one in places)
        # Within a framework of macOS links point at links.
        framework = any(part.endswith(".framework") for part in place.parts)
        if wanted(link[0], languages) and (points or framework):
            taken.append(link)
    return sorted(taken)


def wanted(place: str, languages: frozenset[str], foreign: bool = False) -> bool:  # noqa: FBT001, FBT002
    """Return whether the program needs what would lie at ``place``."""
    path = PurePosixPath(_posix(place))
    if foreign and sys.platform.startswith("linux"):
        return SHIPPED_SYSTEM_LIBRARIES.fullmatch(path.name) is not None
    if path.parts[0] == "pyqtgraph":
        return not {"peegee", "examples", "maps"} & set(path.parts)
    if "plugins" in path.parts:
        kind, name = path.parts[path.parts.index("plugins") + 1 :][:2]
        known = PLUGINS.get(kind, frozenset())
        return known is None or _plugin(name) in known
    if "translations" in path.parts and path.suffix == ".qm":
        return path.stem in {f"qtbase_{code}" for code in languages}
    if path.name in {"opengl32sw.dll", "d3dcompiler_47.dll"}:
        return False
    if path.parts[0] == "PySide6" or len(path.parts) == 1:
        for part in path.parts:
            qt = _QT_NAME.fullmatch(part)
            if qt is not None:
                return qt["name"] in QT_LIBRARIES
    return True


def belongs_to_system(file: str) -> bool:
    """Return whether ``file`` is neither Python's nor one of its packages'."""
    own = (sys.prefix, sys.base_prefix, *sysconfig.get_paths().values())
    if sys.base_prefix == "/usr":
        own = (sys.prefix, *sysconfig.get_paths().values())
    resolved = Path(file).resolve()
    return not any(resolved.is_relative_to(Path(folder).resolve()) for folder in own)


def stripped(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Return ``entries`` with Python's own libraries rid of what only a debugger reads.

    Those of its packages are left alone: they come so already, and some do not survive it.
    """
    if not sys.platform.startswith("linux"):
        return list(entries)
    result = []
    for place, source, kind in entries:
        path = Path(source)
        own = path.is_relative_to(sys.base_prefix) and "site-packages" not in path.parts
        if kind in {"BINARY", "EXTENSION"} and own:
            copy = folder / place
            copy.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["strip", "--strip-unneeded", "-o", copy, path], check=True)
            result.append((place, str(copy), kind))
        else:
            result.append((place, source, kind))
    return result


def unmet(folder: Path) -> dict[str, list[str]]:
    """Return what libraries below ``folder`` need and neither it nor a known package has.

    By the missing library, with who needs it. Linux only.
    """
    here = {path.name for path in folder.rglob("*") if path.is_file()}
    known = here | set(SYSTEM_LIBRARIES) | set(OPTIONAL_SYSTEM_LIBRARIES)
    missing: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() or not path.is_file() or path.read_bytes()[:4] != b"\x7fELF":
            continue
        for library in needed(path):
            if library not in known:
                missing.setdefault(library, []).append(str(path.relative_to(folder)))
    return missing


def needed(path: Path) -> list[str]:
    """Return the libraries that the ELF file ``path`` names."""
    said = subprocess.run(["readelf", "-d", path], capture_output=True, text=True, check=True)
    return re.findall(r"\(NEEDED\).*\[(.+)\]", said.stdout)


def symbol_versions(files: Iterable[Path]) -> dict[str, set[str]]:
    """Return the versions of symbols that the ELF ``files`` ask for, by family, as ``GLIBC``."""
    found: dict[str, set[str]] = {}
    for path in files:
        command = ["readelf", "-W", "-V", str(path)]
        said = subprocess.run(command, capture_output=True, text=True, check=True)
        asked = said.stdout.partition(".gnu.version_r")[2]
        for family, version in re.findall(r"Name: (\w+?)_([\w.]+)", asked):
            found.setdefault(family, set()).add(version)
    return found


def _plugin(name: str) -> str:
    stem = name.partition(".")[0].removeprefix("lib")
    if stem.startswith("q") and stem != "qt":
        stem = stem[1:]
    return stem.removesuffix("plugin")


def _posix(place: str) -> str:
    return place.replace("\\", "/")
