"""The tracker file: which iteration a Megatron or VeRL run goes on from."""

from __future__ import annotations

import re
import stat
from dataclasses import dataclass
from pathlib import Path

from ascgui import safefile
from ascgui.checkpoints.records import Tracker
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text

NAME = "latest_checkpointed_iteration.txt"
_LIMIT = 4096
_BOM = "\ufeff"


def read(folder: Path) -> Tracker | None:
    """Return the tracker of ``folder``, with what is wrong with it, or None if there is none."""
    path = folder / NAME
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return Tracker(path, "", issues=(_unreadable(path, "it is not a file"),))
        with path.open("rb") as file:
            raw = file.read(_LIMIT + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        return Tracker(path, "", issues=(_unreadable(path, error.strerror or ""),))
    content, encoded_oddly = _decoded(raw)
    issues: list[Issue] = []
    bare = content.replace(_BOM, "").strip()
    if encoded_oddly or _BOM in content:
        issues.append(
            Issue(
                Severity.ERROR,
                "tracker-has-bom",
                text("The tracker starts with invisible bytes (a byte order mark), which the "
                     "framework cannot read as a number."),
                text("Write it again as plain text, or set the iteration here."),
                where=(("file", str(path)),),
            )
        )  # fmt: skip
    elif content not in {bare, bare + "\n"}:
        issues.append(
            Issue(
                Severity.INFO,
                "tracker-has-spaces",
                text("The tracker has spaces or line ends around its number. Megatron ignores "
                     "them; scripts that compare the text may not."),
                text("Write the number alone."),
                where=(("file", str(path)),),
            )
        )  # fmt: skip
    release = bare == "release"
    iteration = int(bare) if re.fullmatch(r"[0-9]{1,12}", bare) else None
    if iteration is None and not release:
        issues.append(
            Issue(
                Severity.ERROR,
                "tracker-unreadable",
                text("The tracker holds “{content}”, which is neither an iteration nor the word "
                     "“release”. Training stops or starts from scratch.", content=bare[:40]),
                text("Set it to the iteration that is wanted."),
                where=(("file", str(path)),),
            )
        )  # fmt: skip
    return Tracker(path, content[:64], iteration, release, tuple(issues))


def _decoded(raw: bytes) -> tuple[str, bool]:
    """Return the text, and whether it was encoded in a way the frameworks do not read."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        return raw.decode("utf-16", errors="replace"), True
    return raw.decode("utf-8", errors="replace"), False


def _unreadable(path: Path, why: str) -> Issue:
    return Issue(
        Severity.ERROR,
        "tracker-unreadable",
        text("The tracker cannot be read: {why}. What training will load is unknown.", why=why),
        text("Make the file readable, then look again."),
        where=(("file", str(path)),),
    )


@dataclass(frozen=True, slots=True)
class Repair:
    """A change of the tracker that is shown before it is made.

    ``before`` is the whole old content, None if there was no tracker.
    """

    path: Path
    before: bytes | None
    after: bytes


def plan_repair(folder: Path, iteration: int) -> Repair:
    """Return the repair that makes ``iteration`` the one that is loaded; nothing is written.

    Raises:
        Refused: the tracker is a link (writing must not leave the folder), or cannot be read.
    """
    path = folder / NAME
    if path.is_symlink():
        raise Refused(
            Issue(
                Severity.ERROR,
                "tracker-is-a-link",
                text(
                    "The tracker is a link, and writing through it would change a file elsewhere."
                ),
                text("Replace it by a plain file by hand."),
                where=(("file", str(path)),),
            )
        )
    after = f"{iteration}\n".encode()
    try:
        path.lstat()
    except FileNotFoundError:
        return Repair(path, None, after)
    except OSError as error:
        raise Refused(_unreadable(path, error.strerror or "")) from error
    return Repair(path, safefile.read_bytes(path, _LIMIT), after)


def carry_out(repair: Repair) -> None:
    """Write the tracker in one step; the old one is kept beside it as ``….bak``.

    Raises:
        Refused: the tracker changed since it was shown, or it cannot be written; nothing changed.
    """
    _expect(repair.path, repair.before)
    safefile.replace(repair.path, repair.after)


def undo(repair: Repair) -> None:
    """Put back what ``carry_out`` replaced.

    Raises:
        Refused: the tracker is no longer what the repair wrote, or it cannot be written.
    """
    _expect(repair.path, repair.after)
    if repair.before is not None:
        safefile.replace(repair.path, repair.before, backup=False)
        return
    try:
        repair.path.unlink()
    except OSError as error:
        raise Refused(_unreadable(repair.path, error.strerror or "")) from error


def _expect(path: Path, content: bytes | None) -> None:
    """Refuse to go on if the tracker is not what it was when the repair was shown."""
    linked = path.is_symlink()
    now = safefile.read_bytes(path, _LIMIT) if path.exists() else None
    if linked or now != content:
        raise Refused(
            Issue(
                Severity.ERROR,
                "file-changed-meanwhile",
                text(
                    "The tracker was changed by another program since it was shown, so nothing "
                    "was written."
                ),
                text("Look at the folder again."),
                where=(("file", str(path)),),
            )
        )
