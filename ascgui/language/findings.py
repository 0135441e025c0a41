"""Findings on the command line: as JSON, as lines to read, and as errors."""

from __future__ import annotations

from collections.abc import Iterable

from ascgui.domain.issues import Issue, Refused, Severity, Source
from ascgui.domain.text import Text, text
from ascgui.language.language import Language
from ascgui.language.terminal import padded, printable, width, wrapped

_WORDS = {
    Severity.ERROR: text("error"),
    Severity.WARNING: text("warning"),
    Severity.INFO: text("note"),
}


def error_lines(refused: Refused, language: Language) -> list[str]:
    """Return ``error: FILE:LINE: what, and what to do`` for each problem of ``refused``.

    A problem of an option has the option in place of file and line.
    """
    return _located(refused.issues, "error", language)


def warning_lines(issues: Iterable[Issue], language: Language) -> list[str]:
    """Return ``warning: FILE:LINE: what, and what to do`` for each of ``issues``."""
    return _located(issues, "warning", language)


def _located(issues: Iterable[Issue], word: str, language: Language) -> list[str]:
    lines = []
    for issue in issues:
        parts = [word]
        if issue.at("option") is not None:
            parts.append(str(issue.at("option")))
        elif issue.at("file") is not None:
            parts.append(f"{issue.at('file')}:{issue.at('line') or 1}")
        told: Text | str = issue.message
        if issue.action:
            told = text("{message} {action}", message=told, action=issue.action)
        lines.append(printable(": ".join([*parts, language.show(told)])))
    return lines


def issue_object(issue: Issue, language: Language) -> dict[str, object]:
    """Return a finding as it stands in JSON."""
    return {
        "severity": issue.severity.value,
        "code": issue.code,
        "where": dict(issue.where),
        "message": language.show(issue.message),
        "action": language.show(issue.action) if issue.action else None,
        "sources": [
            {
                "document": source.document,
                "edition": source.edition,
                "place": source.place,
                "says": language.show(source.says),
            }
            for source in issue.sources
        ],
    }


def source_line(source: Source, language: Language) -> str:
    """Return a source as it stands in a line: document, what it says and where."""
    told: Text | str = language.document(source.document) or source.says
    if source.edition and source.says:
        told = text(
            "document {document} of {edition}, {says}",
            document=source.document,
            edition=source.edition,
            says=source.says,
        )
    elif source.edition:
        told = text(
            "document {document} of {edition}", document=source.document, edition=source.edition
        )
    elif source.document and source.says:
        told = text("{source}: {says}", source=source.document, says=source.says)
    if not source.place:
        return language.show(told)
    if not told:
        return source.place
    return language.say("{source} ({place})", source=told, place=source.place)


def finding_lines(issues: Iterable[Issue], language: Language, columns: int) -> list[str]:
    """Return findings to read in a terminal ``columns`` wide: message, what to do, sources."""
    words = {severity: language.show(word) for severity, word in _WORDS.items()}
    margin = max(map(width, words.values())) + 4
    indent = " " * margin
    lines: list[str] = []
    for issue in issues:
        first = padded(f"  {words[issue.severity]}", margin)
        if issue.at("file") is not None:
            place = ":".join(str(issue.at(key)) for key in ("file", "line") if issue.at(key))
            lines += wrapped(f"{place}: {language.show(issue.message)}", columns, indent, first)
        else:
            lines += wrapped(language.show(issue.message), columns, indent, first)
        if issue.action:
            lines += wrapped(language.show(issue.action), columns, f"{indent}  ", f"{indent}→ ")
        for source in issue.sources:
            lines += wrapped(source_line(source, language), columns, f"{indent}  ", f"{indent}· ")
    return lines
