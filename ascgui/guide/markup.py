"""The little Markdown that the guide is written in, as HTML.

Headings, paragraphs, lists, tables, code, pictures on a line of their own, and in a line bold,
italics, code and links. Nothing else is understood, and nothing is passed through as HTML.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import escape

from ascgui.domain.record import frozen

_HEADING = re.compile(r"(#{1,4}) +(.+?)(?: +\{#([\w.-]+)\})?")
_PICTURE = re.compile(r"!\[([^\]]*)\]\(([\w.-]+)\)")
_ITEM = re.compile(r"(?:[-*]|(\d+)\.) +(.*)")
_RULE = re.compile(r"\|(?: *:?-+:? *\|)+")
_INLINE = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<bold>.+?)\*\*|\*(?P<italic>[^*]+)\*"
    r"|\[(?P<words>[^\]]+)\]\((?P<target>[^)\s]+)\)"
)
_WITH_CHINESE = re.compile(r"[\u2e80-\u9fff\uff00-\uffef]")

Picture = Callable[[str], str]
"""Turns a picture's name in the text into what stands in ``src``; "" leaves it out."""


@frozen
class Heading:
    """A heading: 1 is the chapter's own; ``anchor`` addresses it within the chapter."""

    level: int
    title: str
    anchor: str
    line: int


def headings(written: str) -> tuple[Heading, ...]:
    """Return the headings of ``written`` from the top."""
    found, fenced = [], False
    for number, line in enumerate(written.splitlines()):
        if line.startswith("```"):
            fenced = not fenced
        match = None if fenced else _HEADING.fullmatch(line)
        if match:
            title = match[2]
            found.append(Heading(len(match[1]), title, match[3] or _anchor(title), number))
    return tuple(found)


def html(written: str, picture: Picture = str) -> str:
    """Return ``written`` as the inside of an HTML body."""
    return "\n".join(_blocks(written.splitlines(), picture))


def plain(line: str) -> str:
    """Return ``line`` without its marks."""
    return _INLINE.sub(
        lambda found: next(filter(None, found.group("code", "bold", "italic", "words"))), line
    )


def _blocks(lines: list[str], picture: Picture) -> Iterator[str]:
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
        elif line.startswith("```"):
            end = next((n for n in range(at + 1, len(lines)) if lines[n].startswith("```")), at)
            code = escape("\n".join(lines[at + 1 : end]), quote=False)
            yield f"<pre>{code}</pre>"
            at = end + 1
        elif heading := _HEADING.fullmatch(line):
            level, anchor = len(heading[1]), heading[3] or _anchor(heading[2])
            yield f'<h{level}><a name="{escape(anchor)}"></a>{_inline(heading[2])}</h{level}>'
            at += 1
        elif shown := _PICTURE.fullmatch(line.strip()):
            source = picture(shown[2])
            if source:
                alt = escape(shown[1])
                yield f'<p class="picture"><img src="{escape(source)}" alt="{alt}"></p>'
            at += 1
        elif line.startswith("|"):
            end = _end(lines, at, lambda one: one.startswith("|"))
            yield _table(lines[at:end])
            at = end
        elif _ITEM.match(line):
            end = _end(lines, at, lambda one: bool(_ITEM.match(one)) or one.startswith("  "))
            yield _list(lines[at:end])
            at = end
        else:
            end = _end(lines, at, lambda one: bool(one.strip()) and not _begins_another(one))
            yield f"<p>{_inline(_joined(lines[at : max(end, at + 1)]))}</p>"
            at = max(end, at + 1)


def _begins_another(line: str) -> bool:
    return line.startswith(("```", "|", "![")) or bool(
        _HEADING.fullmatch(line) or _ITEM.match(line)
    )


def _end(lines: list[str], start: int, belongs: Callable[[str], bool]) -> int:
    return next((n for n in range(start, len(lines)) if not belongs(lines[n])), len(lines))


def _list(lines: list[str]) -> str:
    items: list[list[str]] = []
    for line in lines:
        item = _ITEM.match(line)
        if item:
            items.append([item[2]])
        else:
            items[-1].append(line.strip())
    first = _ITEM.match(lines[0])
    kind = "ol" if first and first[1] else "ul"
    inside = "".join(f"<li>{_inline(_joined(item))}</li>" for item in items)
    return f"<{kind}>{inside}</{kind}>"


def _table(lines: list[str]) -> str:
    rows = [
        [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1])]
        for line in lines
        if not _RULE.fullmatch(line.strip())
    ]
    head = "".join(f"<th>{_inline(cell)}</th>" for cell in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{_inline(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:]
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def _inline(line: str) -> str:
    parts, at = [], 0
    for found in _INLINE.finditer(line):
        parts.append(escape(line[at : found.start()], quote=False))
        if found["code"]:
            parts.append(f"<code>{escape(found['code'], quote=False)}</code>")
        elif found["bold"]:
            parts.append(f"<b>{_inline(found['bold'])}</b>")
        elif found["italic"]:
            parts.append(f"<i>{_inline(found['italic'])}</i>")
        else:
            parts.append(f'<a href="{escape(found["target"])}">{_inline(found["words"])}</a>')
        at = found.end()
    parts.append(escape(line[at:], quote=False))
    return "".join(parts)


def _joined(lines: list[str]) -> str:
    """Return ``lines`` as one; between Chinese characters a line's end is no space."""
    whole = lines[0].strip()
    for line in lines[1:]:
        chinese = _WITH_CHINESE.match(whole[-1:]) and _WITH_CHINESE.match(line.strip()[:1])
        whole += ("" if chinese else " ") + line.strip()
    return whole


def _anchor(title: str) -> str:
    return re.sub(r"[^\w]+", "-", plain(title).casefold()).strip("-")
