"""Reading and replacing small files so that nothing is ever lost or half-written.

A file is replaced by staging the new content beside it, keeping the old content as a backup and
renaming: whoever looks at any moment, or after a crash at any moment, finds a whole file.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Self

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Quantity, Text, Unit, text

if TYPE_CHECKING:
    from io import BufferedRandom, BufferedReader

BACKUP_SUFFIX = ".bak"
_STAGING_NAME = re.compile(r"\.ascgui-[0-9a-f]{12}\.tmp")
_LEFT_OVER_S = 24 * 3600
_PIECE_BYTES = 4 * 2**20
_NO_SPACE = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_NOT_ALLOWED = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


def sha256(data: bytes) -> str:
    """Return the SHA-256 of ``data`` in hexadecimal."""
    import hashlib  # noqa: PLC0415 - no start needs it

    return hashlib.sha256(data).hexdigest()


def refusal(path: Path, code: str, message: Text, line: int | None = None) -> Refused:
    """Return the refusal of the file ``path``, for raising."""
    where: tuple[tuple[str, str | int], ...] = (("file", str(path)),)
    if line is not None:
        where += (("line", line),)
    return Refused(Issue(Severity.ERROR, code, message, where=where))


def read_bytes(path: Path, limit_bytes: int) -> bytes:
    """Return the content of the ordinary file ``path``, of at most ``limit_bytes``.

    Raises:
        Refused: it is missing, a folder, a device or pipe, too large, or may not be read.
    """
    with _reading_refused(path):
        # Before opening: what opens a tape may rewind it.
        _refuse_other_kinds(path, path.stat().st_mode)
        # Without waiting: it may have become a pipe since, and files of /proc wait like one.
        waiting = getattr(os, "O_NONBLOCK", 0)
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | waiting)
        with os.fdopen(handle, "rb", buffering=0) as stream:
            _refuse_other_kinds(path, os.fstat(handle).st_mode)
            data = bytearray()
            while len(data) <= limit_bytes:
                piece = stream.read(min(_PIECE_BYTES, limit_bytes + 1 - len(data)))
                if piece is None:  # It would have to be waited for.
                    raise _not_regular(path)
                if not piece:
                    break
                data += piece
    if len(data) > limit_bytes:
        raise refusal(
            path,
            "file-too-large",
            text(
                "This file is larger than {limit}, so it was not read. Check that it is the right "
                "file.",
                limit=Quantity(limit_bytes, Unit.BYTES),
            ),
        )
    return bytes(data)


def _refuse_other_kinds(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise refusal(
            path, "file-is-folder", text("This is a folder, not a file. Name a file in it.")
        )
    if not stat.S_ISREG(mode):
        raise _not_regular(path)


def _not_regular(path: Path) -> Refused:
    return refusal(
        path,
        "file-not-regular",
        text("This is a device or a pipe, not a file. Save what it gives to a file first."),
    )


def decode(data: bytes, path: Path) -> str:
    """Return ``data`` as text; a byte order mark is dropped.

    Raises:
        Refused: it is not UTF-8, with the line of the first byte that is not.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise refusal(
            path,
            "file-not-utf8",
            text("This file is UTF-16. Save it as UTF-8 in the editor that made it."),
            line=1,
        )
    if b"\0" in data:
        raise refusal(
            path,
            "file-not-text",
            text("This file holds binary data, not text. Check that it is the right file."),
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise refusal(
            path,
            "file-not-utf8",
            text("This line is not UTF-8. Save the file as UTF-8 in the editor that made it."),
            line=data.count(b"\n", 0, problem.start) + 1,
        ) from None


def replace(
    path: Path, data: bytes, *, backup: bool = True, expected_sha256: str | None = None
) -> None:
    """Make ``data`` the content of ``path``; see :class:`Replacement` for the promises.

    Raises:
        Refused: nothing was changed.
    """
    with Replacement(path) as new:
        new.write(data)
        new.commit(backup=backup, expected_sha256=expected_sha256)


class Replacement:
    """New content for one file, staged beside it until :meth:`commit`.

    Used as a context manager: what was not committed is removed. Several replacements can be
    staged before the first is committed, so that several outputs appear together or not at all.
    A symbolic link is written through. Mode, and where allowed owner, of an old file are kept;
    its content stays in ``<name>.bak``.
    """

    def __init__(self, path: Path) -> None:
        """Make the empty staging file.

        Raises:
            Refused: the folder is missing or read-only, the file is read-only or is no file.
        """
        self._path = path
        with _writing_refused(path):
            self._target = path.resolve()
            self._old = _existing(path, self._target)
            mode = 0o666 if self._old is None else stat.S_IMODE(self._old.st_mode) & 0o777
            self.staged = _staging_name(self._target)
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
            os.close(os.open(self.staged, flags, mode))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):
            self.staged.unlink(missing_ok=True)

    def write(self, data: bytes) -> None:
        """Make ``data`` the staged content.

        Raises:
            Refused: the disk is full or fails; the file itself was not touched.
        """
        with _writing_refused(self._path), self.staged.open("wb") as stream:
            stream.write(data)

    def commit(self, *, backup: bool = True, expected_sha256: str | None = None) -> None:
        """Put the staged content in the file's place.

        Args:
            backup: keep the old content as ``<name>.bak``.
            expected_sha256: what the old content must still be; None accepts any.

        Raises:
            Refused: the file is as it was. ``file-changed-meanwhile`` if it is not what was
                expected.
        """
        with _writing_refused(self._path):
            with self.staged.open("rb+") as stream:
                new = _hash_of(stream)
                os.fsync(stream.fileno())
            old = _digest(self._target)
            if old is not None:
                if expected_sha256 not in {None, old}:
                    raise refusal(
                        self._path,
                        "file-changed-meanwhile",
                        text(
                            "Another program changed this file after it was read, and saving "
                            "would lose that change. Save under another name, or overwrite it."
                        ),
                    )
                if old == new:
                    return
                self._keep_owner_and_mode(self.staged)
                if backup:
                    self._keep_backup()
            self.staged.replace(self._target)
            _sync_folder(self._target.parent)
        _remove_left_over(self._target.parent)

    def _keep_owner_and_mode(self, made: Path) -> None:
        if self._old is None:
            return
        if sys.platform != "win32" and self._old.st_uid != made.stat().st_uid:
            with contextlib.suppress(OSError):
                os.chown(made, self._old.st_uid, self._old.st_gid)
        made.chmod(stat.S_IMODE(self._old.st_mode))

    def _keep_backup(self) -> None:
        """Copy the old content; a copy, because the file itself must never be missing."""
        copy = _staging_name(self._target)
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        try:
            with os.fdopen(os.open(copy, flags, 0o600), "wb") as out:
                with self._target.open("rb") as old:
                    shutil.copyfileobj(old, out)
                out.flush()
                os.fsync(out.fileno())
            self._keep_owner_and_mode(copy)
            copy.replace(self._target.with_name(self._target.name + BACKUP_SUFFIX))
        finally:
            with contextlib.suppress(OSError):
                copy.unlink(missing_ok=True)


def _staging_name(target: Path) -> Path:
    # Short whatever the target is called, so that a name at the system's limit can be saved.
    return target.with_name(f".ascgui-{os.urandom(6).hex()}.tmp")


def _remove_left_over(folder: Path) -> None:
    """Remove what a save that was killed has left in ``folder``, once it is a day old."""
    with contextlib.suppress(OSError):
        for each in folder.glob(".ascgui-*.tmp"):
            if _STAGING_NAME.fullmatch(each.name):
                status = each.lstat()
                if stat.S_ISREG(status.st_mode) and time.time() - status.st_mtime > _LEFT_OVER_S:
                    each.unlink()


def _digest(target: Path) -> str | None:
    try:
        with target.open("rb") as stream:
            return _hash_of(stream)
    except FileNotFoundError:
        return None


def _hash_of(stream: BufferedReader | BufferedRandom) -> str:
    import hashlib  # noqa: PLC0415 - no start needs it

    return hashlib.file_digest(stream, "sha256").hexdigest()


def _existing(path: Path, target: Path) -> os.stat_result | None:
    """Return the status of the file to be replaced, None if there is none yet.

    Raises:
        Refused: what stands there must not be replaced.
    """
    try:
        status = target.stat()
    except FileNotFoundError:
        if target.parent.is_dir():
            return None
        raise refusal(
            path,
            "folder-missing",
            text("The folder of this file does not exist. Make it first, or choose another."),
        ) from None
    if stat.S_ISDIR(status.st_mode):
        raise refusal(
            path, "file-is-folder", text("This is a folder, not a file. Name a file in it.")
        )
    if not stat.S_ISREG(status.st_mode):
        raise refusal(
            path,
            "file-not-regular",
            text("This is a device or a pipe, not a file. Choose another name."),
        )
    if not os.access(target, os.W_OK):
        raise refusal(
            path,
            "file-read-only",
            text("This file is read-only. Save under another name, or make it writable."),
        )
    return status


@contextlib.contextmanager
def _reading_refused(path: Path) -> Iterator[None]:
    """Turn the system's errors of reading into refusals."""
    try:
        yield
    except FileNotFoundError:
        raise refusal(
            path, "file-missing", text("There is no such file. Check the name and the folder.")
        ) from None
    except PermissionError:
        raise refusal(
            path,
            "file-unreadable",
            text("This file may not be read by this user. Change its permissions or copy it."),
        ) from None
    except (OSError, RuntimeError, ValueError) as problem:
        raise refusal(
            path,
            "file-unreadable",
            text(
                "This file cannot be read: {reason}. Check the disk and the name.",
                reason=_reason(problem),
            ),
        ) from None


@contextlib.contextmanager
def _writing_refused(path: Path) -> Iterator[None]:
    """Turn the system's errors of writing into refusals."""
    try:
        yield
    except (OSError, RuntimeError, ValueError) as problem:
        number = problem.errno if isinstance(problem, OSError) else None
        if number in _NO_SPACE:
            code, message = (
                "disk-full",
                text(
                    "There is not enough space on this disk, so nothing was changed. Free some "
                    "space, or save elsewhere."
                ),
            )
        elif number in _NOT_ALLOWED:
            code, message = (
                "folder-read-only",
                text(
                    "This folder does not let the file be written, or another program holds it "
                    "open. Nothing was changed; save in another folder."
                ),
            )
        elif isinstance(problem, NotADirectoryError):
            code, message = (
                "folder-missing",
                text("The folder of this file does not exist. Make it first, or choose another."),
            )
        else:
            code, message = (
                "write-failed",
                text(
                    "This file cannot be written: {reason}. Nothing was changed; save elsewhere.",
                    reason=_reason(problem),
                ),
            )
        raise refusal(path, code, message) from None


def _reason(problem: Exception) -> str:
    if isinstance(problem, OSError) and problem.strerror:
        return problem.strerror
    return str(problem)


def _sync_folder(folder: Path) -> None:
    """Make the renaming last over a power cut, where the system can."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
