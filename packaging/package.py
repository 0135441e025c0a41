"""Builds what is installed: ``make package``.

    python packaging/package.py [folder] [tar] [deb] [appimage] [installer] [dmg]

Without words it builds everything that this system has: on Linux a ``.deb``, a ``.tar.xz`` and,
where ``ASCGUI_APPIMAGE_RUNTIME`` names the AppImage project's runtime, an AppImage; on Windows an
installer and a ``.zip``; on macOS a ``.dmg``. They go into ``dist/`` with a bill of materials and
checksums. Two builds of one commit are the same, byte for byte: times are that of the commit, or
``SOURCE_DATE_EPOCH``. Runs with any Python from 3.11 on; makes its own environment.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import archives
import contents
import debian
import licences
import manual
import prepare
import sbom
from prepare import SetupFailed

ROOT = prepare.ROOT
BUILD = ROOT / "build" / "package"
DIST = ROOT / "dist"
VENV = BUILD / "venv"
FOLDER = BUILD / "frozen" / "ascgui"
LOCK = ROOT / "packaging" / "requirements.lock"
LINUX = ROOT / "packaging" / "linux"
TOOLS = {"objcopy": "binutils", "git": "git"}

KINDS = {
    "linux": ("tar", "deb", "appimage"),
    "win32": ("zip", "installer"),
    "darwin": ("dmg",),
}


def main(words: list[str]) -> int:
    """Build what ``words`` name; return the exit status."""
    try:
        wanted = kinds(words)
        epoch = commit_time()
        environment()
        freeze(epoch)
        make = _Maker(epoch)
        with ThreadPoolExecutor(2) as pool:  # compressing takes longest, and leaves Python alone
            asked = [pool.submit(make.kinds[kind]) for kind in wanted if kind != "folder"]
            made = [path for one in asked for path in one.result()]
        if made:
            made.append(make.bill())
            sums = DIST / "SHA256SUMS"
            sums.write_text(archives.checksums(made), encoding="ascii", newline="\n")
            for path in made:
                print(f"{path.relative_to(ROOT)} {path.stat().st_size / 1e6:.1f} MB")
    except SetupFailed as failure:
        print(f"error: {failure}", file=sys.stderr)
        return 2
    return 0


def kinds(words: list[str]) -> list[str]:
    """Return what is to be built: what ``words`` name, or all that this system has.

    Raises:
        SetupFailed: this system has no such thing.
    """
    known = KINDS.get(sys.platform, ())
    unknown = [word for word in words if word not in (*known, "folder")]
    if unknown:
        raise SetupFailed(f"{sys.platform} has no {' or '.join(unknown)} to build.")
    return words or list(known)


def commit_time() -> int:
    """Return the time that everything built is said to be of, in seconds since the epoch.

    Raises:
        SetupFailed: neither git nor the environment tells one.
    """
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told is None:
        asked = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        told = asked.stdout.strip()
    if not told.isdigit():
        raise SetupFailed(
            "The time of the commit is not known, so the build could not be repeated. Build from "
            "a git checkout, or set SOURCE_DATE_EPOCH."
        )
    return int(told)


def environment() -> None:
    """Make the building environment, unless it stands: the locked packages and PyInstaller.

    Raises:
        SetupFailed: it cannot be made.
    """
    python = prepare.interpreter()
    expected = prepare.fingerprint("packaging/requirements.lock")
    stamp = VENV / "prepared"
    if stamp.is_file() and stamp.read_text() == expected:
        return
    if sys.platform.startswith("linux"):
        prepare.install_system_packages(TOOLS)
    VENV.parent.mkdir(parents=True, exist_ok=True)
    prepare.install_python_packages(python, VENV, LOCK, own=False)
    stamp.write_text(expected)


def freeze(epoch: int, spec: str = "packaging/ascgui.spec", into: Path = FOLDER.parent) -> None:
    """Run PyInstaller and check what came out.

    Raises:
        SetupFailed: it failed, or a library would be missing on the user's system.
    """
    python = str(prepare.venv_python(VENV))
    icons = BUILD / "icons"
    _run([python, str(ROOT / "packaging" / "icons.py"), str(icons)])
    suffix = {"win32": "ico", "darwin": "icns"}.get(sys.platform)
    surroundings = {
        "SOURCE_DATE_EPOCH": str(epoch),
        "PYTHONHASHSEED": "0",
        "PYINSTALLER_CONFIG_DIR": str(BUILD / "cache"),
    }
    if suffix is not None:
        surroundings["ASCGUI_ICON"] = str(icons / f"ascgui.{suffix}")
    print(f"Freezing {spec} (a minute)", flush=True)
    shutil.rmtree(into, ignore_errors=True)
    _run(
        [python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
         "--distpath", str(into), "--workpath", str(BUILD / "work" / Path(spec).stem),
         str(ROOT / spec)],
        surroundings,
    )  # fmt: skip
    if sys.platform.startswith("linux"):
        missing = contents.unmet(into)
        if missing:
            lines = "\n  ".join(f"{one}: {', '.join(who)}" for one, who in missing.items())
            raise SetupFailed(
                f"These libraries are neither shipped nor known to be in the system:\n  {lines}\n"
                "Name their Debian packages in packaging/contents.py, or leave out who needs them."
            )


def _run(command: list[str], surroundings: dict[str, str] | None = None) -> None:
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
        "LC_ALL": "C.UTF-8", "TZ": "UTC", "QT_QPA_PLATFORM": "offscreen",
        "PYTHONNOUSERSITE": "1", "PYTHONDONTWRITEBYTECODE": "1", **(surroundings or {}),
    }  # fmt: skip
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise SetupFailed(f"This step failed: {' '.join(command)}\n{tail}")


class _Maker:
    """Makes the installers out of the frozen folder."""

    def __init__(self, epoch: int) -> None:
        self.epoch = epoch
        self.version = licences.version()
        self.machine = platform.machine().lower().replace("amd64", "x86_64")
        system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
        self.system = f"{system}-{self.machine}"
        self.stem = f"ascgui-{self.version}-{self.system}"
        self.kinds: dict[str, Callable[[], list[Path]]] = {
            "tar": self.tar,
            "deb": self.deb,
            "appimage": self.appimage,
            "zip": self.zip,
            "installer": self.installer,
            "dmg": self.dmg,
        }
        DIST.mkdir(exist_ok=True)

    def components(self) -> list[dict[str, Any]]:
        index = next(FOLDER.parent.rglob(licences.INDEX))
        return list(json.loads(index.read_text(encoding="utf-8")))

    def bill(self) -> Path:
        path = DIST / f"{self.stem}.cdx.json"
        bill = sbom.bill(self.components(), system=self.system, epoch=self.epoch)
        path.write_text(bill, encoding="utf-8", newline="\n")
        return path

    def tar(self) -> list[Path]:
        files = {
            **archives.tree(FOLDER, self.stem),
            f"{self.stem}/LICENSE": ROOT / "LICENSE",
            f"{self.stem}/README.txt": LINUX / "README.txt",
            f"{self.stem}/share/ascgui.desktop": LINUX / "ascgui.desktop",
            f"{self.stem}/share/ascgui.svg": ROOT / "packaging" / "icon.svg",
            f"{self.stem}/share/ascgui.xml": LINUX / "ascgui.xml",
        }
        packed = archives.xz(archives.tar(files, epoch=self.epoch))
        return [self._written(f"{self.stem}.tar.xz", packed)]

    def deb(self) -> list[Path]:
        icons = {"scalable": ROOT / "packaging" / "icon.svg"}
        for size in (16, 32, 48, 64, 128, 256):
            icons[f"{size}x{size}"] = BUILD / "icons" / f"ascgui-{size}.png"
        shipped = debian.Shipped(
            version=self.version,
            machine=self.machine,
            components=self.components(),
            changes=(ROOT / "CHANGELOG.md").read_text(encoding="utf-8"),
            manual=manual.page(FOLDER / "ascgui", self.version, self.epoch),
            icons=icons,
            desktop=LINUX / "ascgui.desktop",
            mime=LINUX / "ascgui.xml",
        )
        architecture = debian.ARCHITECTURES[self.machine]
        packed = debian.package(FOLDER, shipped, epoch=self.epoch)
        return [self._written(f"ascgui_{self.version}_{architecture}.deb", packed)]

    def appimage(self) -> list[Path]:
        runtime = os.environ.get("ASCGUI_APPIMAGE_RUNTIME")
        if not runtime:
            print(
                "No AppImage: ASCGUI_APPIMAGE_RUNTIME does not name the AppImage project's runtime "
                f"(its file runtime-{self.machine}), which cannot be had from a package index."
            )
            return []
        if shutil.which("mksquashfs") is None:
            raise SetupFailed("An AppImage needs mksquashfs, of the package squashfs-tools.")
        folder = BUILD / "AppDir"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(FOLDER, folder / "usr" / "lib" / "ascgui", symlinks=True)
        (folder / "AppRun").symlink_to("usr/lib/ascgui/ascgui")
        shutil.copyfile(LINUX / "ascgui.desktop", folder / "ascgui.desktop")
        shutil.copyfile(ROOT / "packaging" / "icon.svg", folder / "ascgui.svg")
        (folder / ".DirIcon").symlink_to("ascgui.svg")
        for path in (folder, *folder.rglob("*")):
            # Whatever the builder's own umask: the image is mounted by others.
            if not path.is_symlink():
                runs = path.is_dir() or archives.may_run(path)
                path.chmod(0o755 if runs else 0o644)
        image = BUILD / "AppDir.squashfs"
        _run(
            ["mksquashfs", str(folder), str(image), "-root-owned", "-noappend", "-no-xattrs",
             "-comp", "zstd", "-processors", "1", "-mkfs-time", str(self.epoch),
             "-all-time", str(self.epoch)],
        )  # fmt: skip
        packed = Path(runtime).read_bytes() + image.read_bytes()
        path = self._written(f"{self.stem}.AppImage", packed)
        path.chmod(0o755)
        return [path]

    def zip(self) -> list[Path]:
        path = DIST / f"{self.stem}.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for name, file in sorted(archives.tree(FOLDER, self.stem).items()):
                if isinstance(file, Path):
                    info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
                    info.compress_type = zipfile.ZIP_DEFLATED
                    archive.writestr(info, file.read_bytes())
        return [path]

    def installer(self) -> list[Path]:
        compiler = shutil.which("ISCC") or shutil.which(r"C:\Program Files (x86)\Inno Setup 6\ISCC")
        if compiler is None:
            raise SetupFailed("The installer needs Inno Setup 6 (ISCC.exe).")
        _run(
            [compiler, f"/DVersion={self.version}", f"/DStem={self.stem}",
             f"/DIcon={BUILD / 'icons' / 'ascgui.ico'}",
             str(ROOT / "packaging" / "windows" / "ascgui.iss")],
        )  # fmt: skip
        return [DIST / f"{self.stem}.exe"]

    def dmg(self) -> list[Path]:
        path = DIST / f"{self.stem}.dmg"
        script = ROOT / "packaging" / "macos" / "dmg.sh"
        _run(["bash", str(script), str(FOLDER.parent / "ascgui.app"), str(path)])
        return [path]

    @staticmethod
    def _written(name: str, content: bytes) -> Path:
        path = DIST / name
        path.write_bytes(content)
        return path


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
