"""Makes the working environment: ``.venv`` with the locked packages, and what Qt needs around it.

Runs with any Python from 3.11 on and nothing else installed. A second run finds that nothing has
changed and ends at once. On Debian and Ubuntu missing system packages are installed when run as
root; otherwise the command to type is printed and nothing else is done.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "prepared"
OLDEST_PYTHON = (3, 11)

# Library that Qt's platform plugins load → Debian package that holds it.
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
CHINESE_FONT = "fonts-noto-cjk"


class SetupFailed(Exception):
    """The environment cannot be made; the message says what to do."""


def interpreter() -> str:
    """Return a Python that is new enough: this one, or the newest found on the path."""
    if sys.version_info >= OLDEST_PYTHON:
        return sys.executable
    for minor in range(20, OLDEST_PYTHON[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found:
            return found
    raise SetupFailed(
        f"Python {sys.version.split()[0]} is too old: 3.11 or newer is needed. "
        "Install it and run this again."
    )


def fingerprint(*names: str) -> str:
    """Return a hash of everything that decides what an environment holds: the files ``names``."""
    digest = hashlib.sha256(sys.version.encode())
    for name in (*names, "packaging/prepare.py"):
        digest.update((ROOT / name).read_bytes())
    digest.update(str(ROOT).encode())
    return digest.hexdigest()


def loads(library: str) -> bool:
    """Return whether the system's loader finds ``library``."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_chinese_font() -> bool:
    """Return whether fontconfig knows a font with Chinese glyphs."""
    if shutil.which("fc-list") is None:
        return False
    listed = subprocess.run(
        ["fc-list", ":lang=zh-cn", "family"], capture_output=True, text=True, check=False
    )
    return bool(listed.stdout.strip())


def missing_packages(tools: Mapping[str, str]) -> list[str]:
    """Return the Debian packages that Qt, the Chinese pages, ``venv`` or ``tools`` still need."""
    missing = [package for library, package in LIBRARIES.items() if not loads(library)]
    missing += [package for tool, package in tools.items() if shutil.which(tool) is None]
    if shutil.which("fc-list") is None:
        missing.append("fontconfig")
    if not has_chinese_font():
        missing.append(CHINESE_FONT)
    if importlib.util.find_spec("ensurepip") is None:
        missing.append("python3-venv")
    return missing


def install_system_packages(tools: Mapping[str, str] | None = None) -> None:
    """Install what is missing through apt, or say which command does it.

    ``tools`` names further programs that are needed, with the package of each.

    Raises:
        SetupFailed: not root, no apt, or apt failed.
    """
    missing = missing_packages(tools or {})
    if not missing:
        return
    names = " ".join(missing)
    command = f"apt-get update && apt-get install -y --no-install-recommends {names}"
    if shutil.which("apt-get") is None:
        print(
            "Some system libraries or a Chinese font were not found. On Debian they are the "
            f"packages {names}; install what this system calls them if the window does not open."
        )
        return
    if os.geteuid() != 0:
        raise SetupFailed(
            "Qt needs system packages that are not installed. Run this, then the same "
            f'command again:\n    sudo sh -c "{command}"'
        )
    print(f"Installing system packages: {names}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing],
    ):
        done = subprocess.run(step, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-8:])
            raise SetupFailed(f"apt-get failed:\n{tail}\nMend that, or install by hand: {command}")


def venv_python(folder: Path = VENV) -> Path:
    """Return the interpreter of the environment in ``folder``."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install_python_packages(python: str, folder: Path, lock: Path, *, own: bool) -> None:
    """Make ``folder`` anew with exactly the packages of ``lock``.

    ``own`` adds the program itself, as it is in the checkout.

    Raises:
        SetupFailed: the environment or a package could not be installed.
    """
    name = folder.relative_to(ROOT)
    print(f"Making {name} with the locked packages (once; some minutes)", flush=True)
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    pip = [str(venv_python(folder)), "-m", "pip", "install", *quiet]
    steps = [
        [python, "-m", "venv", "--clear", str(folder)],
        [*pip, "--require-hashes", "-r", str(lock)],
    ]
    if own:
        steps.append([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)])
    for step in steps:
        done = subprocess.run(step, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-8:])
            raise SetupFailed(f"This step failed: {' '.join(step)}\n{tail}")


def main() -> int:
    """Prepare everything; return the exit status."""
    try:
        python = interpreter()
        expected = fingerprint("requirements.lock", "pyproject.toml")
        if STAMP.is_file() and STAMP.read_text() == expected:
            return 0
        if sys.platform.startswith("linux"):
            install_system_packages()
        install_python_packages(python, VENV, ROOT / "requirements.lock", own=True)
    except SetupFailed as failure:
        print(f"error: {failure}", file=sys.stderr)
        return 2
    STAMP.write_text(expected)
    print("Ready: .venv/bin/ascgui" if os.name != "nt" else r"Ready: .venv\Scripts\ascgui")
    return 0


if __name__ == "__main__":
    sys.exit(main())
