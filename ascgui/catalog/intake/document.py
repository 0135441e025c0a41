"""A file, or a pasted text, as drafts: what form it has, which tables are in it, what they say."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ascgui import safefile
from ascgui.catalog.intake import (
    delimited,
    encoding,
    featuretable,
    flattened,
    hypertext,
    markdown,
    minimum,
    rates,
    workbook,
)
from ascgui.catalog.intake.draft import (
    Choice,
    Draft,
    Part,
    Question,
    RateDraft,
    Rejected,
    kinds,
    skip,
)
from ascgui.catalog.intake.grid import LARGEST_BYTES, Found, Grid, refused
from ascgui.catalog.intake.spelling import Names
from ascgui.catalog.watch import UNWATCHED, Watch
from ascgui.domain.catalog import Tables
from ascgui.domain.text import text

PASTED = "pasted"
"""The name of what came from the clipboard."""

_TITLE_SUFFIX = re.compile(r"\s*[_|｜].*$")


@dataclass(frozen=True, slots=True)
class Intake:
    """What a document says, before it is compared with any table.

    ``name`` is its file, ``title`` what it calls itself. Names of models are still as printed.
    """

    name: str
    title: str
    drafts: tuple[Draft, ...]
    rejected: tuple[Rejected, ...]
    questions: tuple[Question, ...]
    encoding: str = ""

    @property
    def tables(self) -> frozenset[str]:
        """The tables that it has rows for."""
        asked = (draft for question in self.questions for item in question.choices
                 for draft in item.drafts)  # fmt: skip
        return kinds(self.drafts) | kinds(asked)


def read(
    path: Path,
    tables: Tables,
    *,
    encoding_name: str | None = None,
    edition: str = "",
    watch: Watch = UNWATCHED,
) -> Intake:
    """Return what the file ``path`` says.

    Args:
        path: CSV, TSV, XLSX, or a page as HTML, Markdown or flattened text.
        tables: for the names that it may use.
        encoding_name: that of a text, where the user chose it.
        edition: which one is meant where a list has several.
        watch: told how far it is.

    Raises:
        Refused: it cannot be read, or holds no table of the catalog.
        Cancelled: ``watch`` said so.
    """
    content = safefile.read_bytes(path, LARGEST_BYTES)
    return understood(found_in(content, path, encoding_name, watch), tables, edition, path, watch)


def pasted(written: str, tables: Tables, *, edition: str = "") -> Intake:
    """Return what a text from the clipboard says: HTML, Markdown, flattened text, TSV or CSV.

    Raises:
        Refused: it holds no table of the catalog.
    """
    return understood(found_in_text(written), tables, edition, PASTED)


def found_in(
    content: bytes, path: Path, encoding_name: str | None = None, watch: Watch = UNWATCHED
) -> Found:
    """Return the tables in ``content``, the bytes of ``path``, whatever they say.

    Raises:
        Refused: it cannot be read.
    """
    if content.startswith(workbook.ZIP_MARK):
        return Found(path.name, path.stem, workbook.grids(content, path))
    if content.startswith(workbook.OLD_MARK):
        raise workbook.old_workbook(path)
    if not content.strip():
        message = text("This file is empty.")
        raise refused(path, "file-empty", message, text("Check that it is the right file."))
    written, name = encoding.decoded(content, path, encoding_name)
    return _found_in_text(written, path, name, watch)


def found_in_text(written: str, watch: Watch = UNWATCHED) -> Found:
    """Return the tables in a text from the clipboard, whatever they say.

    Raises:
        Refused: it cannot be read.
    """
    return _found_in_text(written, PASTED, "", watch)


def understood(
    found: Found, tables: Tables, edition: str, path: Path | str, watch: Watch = UNWATCHED
) -> Intake:
    """Return what the tables in ``found`` say.

    Raises:
        Refused: none of them is a table of the catalog.
        Cancelled: ``watch`` said so.
    """
    names = Names(tables)
    whole = Part()
    some = False
    for grid in found.grids:
        one = _part(grid, names, edition, watch)
        if one is not None:
            whole.add(one)
            some = True
    if not some:
        one = flattened.part(found.text, names) if found.text else None
        if one is None:
            raise refused(
                path,
                "no-table",
                text("No table of the catalog was recognised in this."),
                text(
                    "It needs the headings of the vendor's page, or those that “ascgui catalog "
                    "list TABLE --format csv” prints."
                ),
            )
        whole.add(one)
    drafts, more = _without_repeats(whole.drafts)
    return Intake(
        found.name,
        found.title,
        tuple(drafts),
        tuple(sorted((*whole.rejected, *more.rejected), key=lambda item: item.line)),
        (*whole.questions, *more.questions),
        found.encoding,
    )


def _part(grid: Grid, names: Names, edition: str, watch: Watch) -> Part | None:
    # Rates first: their list has all the columns of a list of minimum devices, too.
    for found in (
        featuretable.part(grid, names, watch),
        rates.part(grid, names, watch),
        minimum.part(grid, names, edition, watch),
    ):
        if found is not None:
            return found
    return None


def _found_in_text(written: str, path: Path | str, encoding_name: str, watch: Watch) -> Found:
    name = path.name if isinstance(path, Path) else path
    title = path.stem if isinstance(path, Path) else path
    grids: tuple[Grid, ...] = ()
    if hypertext.has_tables(written):
        heading, grids = hypertext.grids(written, path)
        return Found(name, _TITLE_SUFFIX.sub("", heading) or title, grids, "", encoding_name)
    heading = markdown.title(written)
    if markdown.has_pipes(written):
        grids = markdown.grids(written)
    elif any(divider in written for divider in delimited.DIVIDERS) and not (
        "\t" not in written and flattened.part_is_likely(written)
    ):
        grids = (delimited.grid(written, path, watch),)
    return Found(name, heading or title, grids, written, encoding_name)


def _without_repeats(drafts: Sequence[Draft]) -> tuple[list[Draft], Part]:
    """Return the drafts without repeats; those that contradict each other become questions."""
    by_thing: dict[Hashable, list[Draft]] = defaultdict(list)
    for draft in drafts:
        by_thing[type(draft), draft.same_thing].append(draft)
    more = Part()
    kept: list[Draft] = []
    repeated: dict[tuple[int, int], list[Draft]] = defaultdict(list)
    clashing: dict[tuple[tuple[int, int], ...], list[list[Draft]]] = defaultdict(list)
    for same in by_thing.values():
        first, *others = same
        if all(other.says == first.says for other in others):
            kept.append(first)
            for other in others:
                repeated[first.line, other.line].append(other)
        else:
            clashing[tuple(map(_place, same))].append(same)
    for (first_line, line), again in repeated.items():
        reason = text("The row says again what line {line} says.", line=first_line)
        more.rejected.append(Rejected(line, _shown(again[0]), reason))
    more.questions += [_which_holds(places, same) for places, same in clashing.items()]
    return kept, more


def _place(draft: Draft) -> tuple[int, int]:
    """Return the line and row of a draft: a flattened page has many rows on one line."""
    return draft.line, 0 if isinstance(draft, RateDraft) else draft.row


def _which_holds(places: Sequence[tuple[int, int]], same: Sequence[Sequence[Draft]]) -> Question:
    choices = [
        Choice(
            f"row-{number}",
            text("{row} (line {line})", row=_shown(same[0][number - 1]), line=line),
            tuple(drafts[number - 1] for drafts in same),
        )
        for number, (line, _) in enumerate(places, 1)
    ]
    return Question(
        f"twice:{'-'.join(f'{line}.{row}' for line, row in places)}",
        text("Two rows are about the same thing and say different things. Which one holds?"),
        (*choices, skip(text("Leave both out"))),
        tuple(dict.fromkeys(line for line, _ in places)),
        _shown(same[0][0]),
    )


def _shown(draft: Draft) -> str:
    thing = draft.same_thing
    words: Iterable[object] = thing if isinstance(thing, tuple) else (thing,)
    says = draft.says if draft.says is not None else "-"
    parts = (*words, *(says if isinstance(says, tuple) else (says,)))
    return " ".join(str(part) for part in parts if part != "")
