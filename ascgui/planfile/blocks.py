"""The text of a project file, taken apart into its scenarios and put together again.

A scenario is a plan file whose headers stand one level deeper: ``[job]`` is ``[scenario.job]``.
So a scenario's text is turned into that of a plan, changed by what changes plans, and turned back;
the others stay as they are to the letter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ascgui.planfile.parse import SCENARIO
from ascgui.planfile.places import KEY_PART, Header, Places, scan

HEADER = f"[[{SCENARIO}]]\n"


@dataclass(frozen=True, slots=True)
class Block:
    """The text of one scenario.

    ``opening`` is its first header with the comments right above and beside it, ``body`` what
    follows, over all places of the file in which it goes on. ``plan`` is the body as the text of
    a plan file.
    """

    opening: str
    body: str
    plan: str

    @property
    def text(self) -> str:
        """The whole text."""
        return self.opening + self.body


@dataclass(frozen=True, slots=True)
class Parts:
    """A project file taken apart.

    ``head`` is what stands before the first table, ``early`` and ``late`` the tables that are no
    scenario's, before the first scenario and after it. ``pieces`` is the whole file in its order:
    a text, or the number of a scenario with its first or a further part.
    """

    head: str
    early: str
    blocks: tuple[Block, ...]
    late: str
    pieces: tuple[str | tuple[int, str], ...] = field(repr=False)


def split(toml: str, places: Places | None = None) -> Parts:
    """Take the text of a project file apart."""
    places = places or scan(toml)
    headers = places.headers
    starts = [_above(toml, header.start, places) for header in headers]
    bounds = [*starts, len(toml)]
    head = toml[: bounds[0]]
    pieces: list[str | tuple[int, str]] = [head]
    openings: list[str] = []
    bodies: list[list[str]] = []
    plans: list[list[str]] = []
    early: list[str] = []
    late: list[str] = []
    for header, start, end in zip(headers, bounds[:-1], bounds[1:], strict=True):
        piece = toml[start:end]
        if header.key == (SCENARIO,) and header.array:
            line_end = toml.find("\n", header.start, end)
            line_end = end if line_end < 0 else line_end + 1
            opening = toml[start:line_end]
            openings.append(opening if opening.endswith("\n") else f"{opening}\n")
            bodies.append([toml[line_end:end]])
            plans.append([toml[line_end:end]])
        elif header.key[0] == SCENARIO and openings:
            bodies[-1].append(piece)
            key = _after_first_part(toml, header)
            plans[-1].append(toml[start : header.key_start] + toml[key:end])
        else:
            (late if openings else early).append(piece)
            pieces.append(piece)
            continue
        pieces.append((len(openings) - 1, piece))
    return Parts(
        head=head,
        early="".join(early),
        blocks=tuple(
            Block(opening, _joined(body, blank=False), _joined(plan, blank=False))
            for opening, body, plan in zip(openings, bodies, plans, strict=True)
        ),
        late="".join(late),
        pieces=tuple(pieces),
    )


def put_together(
    parts: Parts, head: str, blocks: Sequence[Block], origins: Sequence[int | None]
) -> str:
    """Return the text of the file with ``head`` and ``blocks`` in their order.

    ``origins`` has for each block the number of the scenario in ``parts`` that it was, None for a
    new one. Where scenarios neither came, went nor moved, everything else stays in its place.
    """
    if list(origins) == list(range(len(parts.blocks))):
        return _in_place(parts, head, blocks)
    texts = [head, parts.early, *(block.text for block in blocks), parts.late]
    return f"{_joined([text for text in texts if text]).rstrip(chr(10))}\n"


def as_block(plan: str, opening: str = HEADER) -> Block:
    """Return the text of a plan file as a scenario."""
    plan = plan if plan.endswith("\n") else f"{plan}\n"
    made: list[str] = []
    at = 0
    for header in scan(plan).headers:
        made += (plan[at : header.key_start], f"{SCENARIO}.")
        at = header.key_start
    return Block(opening, "".join((*made, plan[at:])), plan)


def _in_place(parts: Parts, head: str, blocks: Sequence[Block]) -> str:
    made = [head]
    begun: set[int] = set()
    for piece in parts.pieces[1:]:
        if isinstance(piece, str):
            made.append(piece)
            continue
        number, was = piece
        if blocks[number] == parts.blocks[number]:
            made.append(was)
        elif number not in begun:
            begun.add(number)
            made.append(blocks[number].text)
    return _joined(made, blank=False)


def _joined(texts: Sequence[str], *, blank: bool = True) -> str:
    """Return ``texts`` one after another, each on a line of its own, after a blank one."""
    made: list[str] = []
    for text in texts:
        if made and not made[-1].endswith("\n"):
            made.append("\n")
        if blank and made and not "".join(made[-2:]).endswith("\n\n"):
            made.append("\n")
        if text:
            made.append(text)
    return "".join(made)


def _above(toml: str, start: int, places: Places) -> int:
    """Return where the line of a header starts, or the comments that stand right above it."""
    start = toml.rfind("\n", 0, start) + 1
    while start:
        line = toml.rfind("\n", 0, start - 1) + 1
        comment = line + len(toml[line:start]) - len(toml[line:start].lstrip(" \t"))
        if comment not in places.comments_at:
            break
        start = line
    return start


def _after_first_part(toml: str, header: Header) -> int:
    first = KEY_PART.match(toml, header.key_start)
    return header.key_start if first is None else first.end() + 1
