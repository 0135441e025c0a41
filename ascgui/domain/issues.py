"""Findings about a plan, a catalog or a file."""

from __future__ import annotations

from enum import StrEnum

from ascgui.domain.record import frozen
from ascgui.domain.text import Text


class Severity(StrEnum):
    """How much a finding matters, worst first."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"

    @property
    def rank(self) -> int:
        """0 for the worst; for sorting."""
        return list(Severity).index(self)


@frozen
class Source:
    """Where a fact stands: a document, its edition, and the place and words in it."""

    document: str
    edition: str = ""
    place: str = ""
    says: Text | str = ""


@frozen
class Issue:
    """One finding: what is so, what it means, and what to do.

    ``code`` is stable and public. ``where`` names what it is about as (key, value) pairs: for a
    catalog ``model``, ``strategy``, ``framework``, ``hardware``, ``seq_len``, ``edition``; for a
    plan the ``field``; for a file ``file``, ``line`` and ``field``. ``message`` says what is so
    and what it means, ``action`` what to do. ``fix`` names a remedy that the window can carry
    out, as (field of the plan, new value) pairs.
    """

    severity: Severity
    code: str
    message: Text
    action: Text | None = None
    where: tuple[tuple[str, str | int], ...] = ()
    sources: tuple[Source, ...] = ()
    fix: tuple[tuple[str, object], ...] = ()

    def at(self, key: str) -> str | int | None:
        """Return the part of ``where`` named ``key``, or None."""
        return dict(self.where).get(key)


class Refused(Exception):
    """An input that cannot be used, with all its problems at once.

    Raised at the edge of a reader; nothing was written when it is raised.
    """

    def __init__(self, *issues: Issue) -> None:
        super().__init__("; ".join(issue.message.template for issue in issues))
        self.issues = issues
