"""The chapters of the guide in one language, in their order, and what is said where."""

from __future__ import annotations

from pathlib import Path

from ascgui import paths
from ascgui.domain.record import frozen
from ascgui.domain.text import text
from ascgui.guide import markup
from ascgui.guide.markup import Heading
from ascgui.language.language import Language

FINDINGS, FAULTS = "findings", "faults"
"""The chapters whose headings are codes."""


@frozen
class Chapter:
    """One chapter: its stable id, and its Markdown, whose first heading is its title."""

    id: str
    text: str

    @property
    def title(self) -> str:
        """The chapter's heading."""
        return self.headings[0].title

    @property
    def headings(self) -> tuple[Heading, ...]:
        """All headings, the chapter's own first."""
        return markup.headings(self.text)


@frozen
class Hit:
    """A section that holds what was looked for, and the first line that does."""

    chapter: Chapter
    heading: Heading
    line: str


def chapters(language: Language) -> tuple[Chapter, ...]:
    """Return the chapters in ``language``; in English where that has no guide.

    A file ``30-plan.md`` is the chapter ``plan``; the number is its place.
    """
    folder = _folder(language)
    read = [
        Chapter(path.stem.partition("-")[2], path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.md"))
    ]
    at = next(at for at, chapter in enumerate(read, start=1) if chapter.id == FINDINGS)
    return (*read[:at], fault_chapter(language), *read[at:])


def find(wanted: str, among: tuple[Chapter, ...]) -> tuple[Hit, ...]:
    """Return the sections of ``among`` that hold every word of ``wanted``, headings first."""
    words = wanted.casefold().split()
    if not words:
        return ()
    named: list[Hit] = []
    told: list[Hit] = []
    for chapter in among:
        lines = chapter.text.splitlines()
        ends = [*(heading.line for heading in chapter.headings[1:]), len(lines)]
        for heading, end in zip(chapter.headings, ends, strict=True):
            section = lines[heading.line : end]
            whole = "\n".join(section).casefold()
            if not all(word in whole for word in words):
                continue
            line = next((one for one in section[1:] if words[0] in one.casefold()), "")
            hit = Hit(chapter, heading, markup.plain(line.strip("#|- ")))
            in_title = all(word in heading.title.casefold() for word in words)
            (named if in_title else told).append(hit)
    return (*named, *told)


def fault_chapter(language: Language) -> Chapter:
    """Return the chapter about the faults of training data, made of what the scan says of them."""
    # Only now: the readers of data are no part of the window's start.
    from ascgui.datasets import faults  # noqa: PLC0415

    say = language.say
    parts = [
        f"# {say('Faults of training data')}",
        say(
            "The Data page and “ascgui dataset scan” tell of these. Below each code stand what it"
            " means, what each framework does about it, and what to do."
        ),
    ]
    for kind in faults.KINDS.values():
        outcomes = tuple(
            (framework, kind.outcome(framework)) for framework in faults.FRAMEWORK_NAMES
        )
        why = ("" if language.is_chinese else " ").join(
            map(language.show, faults.reasons(outcomes))
        )
        points = (language.show(kind.what), why, language.show(kind.action))
        parts += [f"### {kind.code}", "\n".join(f"- {one}" for one in points)]
    return Chapter(FAULTS, "\n\n".join(parts) + "\n")


def title_of_guide(language: Language) -> str:
    """Return what the guide is called."""
    return language.show(text("User guide"))


def _folder(language: Language) -> Path:
    folder = paths.shipped("resources", "guide", language.code)
    return folder if folder.is_dir() else paths.shipped("resources", "guide", "en")
