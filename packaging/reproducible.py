"""Builds one commit twice, in different places and surroundings, and compares what came out.

    python packaging/reproducible.py [COMMIT]

Both copies are built whole, each with an environment of its own. Prints the hash of every file;
where two differ, which of their members do. The exit status is 1 when any differ.
"""

from __future__ import annotations

import hashlib
import io
import lzma
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SURROUNDINGS = (
    ("one", {"TZ": "Asia/Shanghai", "LC_ALL": "C", "PYTHONHASHSEED": "1"}, 0o022),
    ("a longer 名字", {"TZ": "America/Lima", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "7"}, 0o077),
)
KINDS = ("tar", "deb") if sys.platform.startswith("linux") else ()


def main(words: list[str]) -> int:
    """Build twice and compare; return the exit status."""
    commit = words[0] if words else "HEAD"
    with tempfile.TemporaryDirectory(prefix="ascgui-twice-") as folder:
        made = [
            _built(commit, Path(folder) / name, environment, mask)
            for name, environment, mask in SURROUNDINGS
        ]
        return compare(*made)


def compare(one: Path, other: Path) -> int:
    """Print the hashes of what two builds made; return 1 where they differ."""
    names = sorted({path.name for folder in (one, other) for path in folder.iterdir()})
    differing = 0
    for name in names:
        contents = [
            (folder / name).read_bytes() if (folder / name).exists() else b""
            for folder in (one, other)
        ]
        hashes = [hashlib.sha256(content).hexdigest() for content in contents]
        same = hashes[0] == hashes[1]
        print(f"{'same' if same else 'DIFFERS'} {hashes[0]} {name}")
        if not same:
            differing += 1
            members = [_members(name, content) for content in contents]
            for member in sorted(set(members[0].items()) ^ set(members[1].items())):
                print(f"    {member[0]} {member[1][:16]}")
    print(f"{len(names) - differing} of {len(names)} files are the same in both builds")
    return 1 if differing else 0


def _built(commit: str, folder: Path, environment: dict[str, str], mask: int) -> Path:
    """Return the folder of what a fresh copy of ``commit`` builds."""
    print(f"Building {commit} in {folder}", flush=True)
    for command in (
        ["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(folder)],
        ["git", "-C", str(folder), "checkout", "--quiet", _hash(commit)],
    ):
        subprocess.run(command, check=True)
    before = os.umask(mask)
    try:
        subprocess.run(
            [sys.executable, "packaging/package.py", *KINDS],
            cwd=folder,
            env={**os.environ, **environment},
            check=True,
        )
    finally:
        os.umask(before)
    return folder / "dist"


def _hash(commit: str) -> str:
    asked = subprocess.run(
        ["git", "rev-parse", commit], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return asked.stdout.strip()


def _members(name: str, content: bytes) -> dict[str, str]:
    """Return the hash of each file in the archive ``content``, by its place."""
    found: dict[str, str] = {}
    if name.endswith(".deb"):
        at = 8
        while at < len(content):
            member, length = content[at : at + 16].decode().strip(), int(content[at + 48 : at + 58])
            held = content[at + 60 : at + 60 + length]
            if member.endswith(".xz"):
                found |= {
                    f"{member}:{place}": hashed for place, hashed in _members(member, held).items()
                }
            at += 60 + length + length % 2
    elif name.endswith(".tar.xz") and content:
        with tarfile.open(fileobj=io.BytesIO(lzma.decompress(content))) as archive:
            for info in archive:
                file = archive.extractfile(info) if info.isfile() else None
                held = file.read() if file is not None else info.linkname.encode()
                hashed = hashlib.sha256(held).hexdigest()
                found[info.name] = f"{hashed} {info.mode:o} {info.mtime}"
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
