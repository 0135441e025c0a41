"""What each code of a finding means, why it matters and what to do."""

from __future__ import annotations

from collections.abc import Iterator

from ascgui.domain.record import frozen
from ascgui.domain.text import Text, text
from ascgui.guide.chapters import FAULTS, FINDINGS, Chapter, chapters
from ascgui.language.language import Language


@frozen
class Explanation:
    """What stands in the guide about one code. ``chapter`` is where."""

    code: str
    means: str
    matters: str
    action: str
    chapter: str

    @property
    def parts(self) -> tuple[tuple[Text, str], ...]:
        """The three parts with their names."""
        return (
            (text("Meaning"), self.means),
            (text("Why it matters"), self.matters),
            (text("What to do"), self.action),
        )


class Malformed(ValueError):
    """A code is not followed by exactly three points."""


def explanations(language: Language) -> dict[str, Explanation]:
    """Return all explanations in ``language`` by code.

    Raises:
        Malformed: the guide does not say all three things about a code.
    """
    found: dict[str, Explanation] = {}
    by_id = {chapter.id: chapter for chapter in chapters(language)}
    # What the guide writes by hand comes first: a few codes are used beyond training data.
    for chapter in (by_id[FINDINGS], by_id[FAULTS]):
        for one in _of(chapter):
            found.setdefault(one.code, one)
    return found


def _of(chapter: Chapter) -> Iterator[Explanation]:
    lines = chapter.text.splitlines()
    codes = [heading for heading in chapter.headings if heading.level == 3]
    ends = [*(heading.line for heading in chapter.headings), len(lines)]
    for heading in codes:
        end = next(end for end in ends if end > heading.line)
        points = [line.removeprefix("- ") for line in lines[heading.line + 1 : end] if line]
        points = [point for point in points if not point.startswith("#")]
        if len(points) != 3:
            raise Malformed(f"{chapter.id}: {heading.title}")
        means, matters, action = points
        yield Explanation(heading.title, means, matters, action, chapter.id)
