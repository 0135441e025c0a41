"""Reading and writing a project whole, so that a large one can be waited for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast, overload

from ascgui.domain.catalog import Tables
from ascgui.domain.project import Project
from ascgui.domain.record import frozen
from ascgui.domain.text import Text
from ascgui.session.job import Cancelled, Progressed

if TYPE_CHECKING:
    from ascgui.domain.answer import Answer
    from ascgui.language.language import Language
    from ascgui.planfile.parse import PlanText
    from ascgui.planfile.project_read import OpenedProject
    from ascgui.windows.questions import Questions

LARGE_FILE_BYTES = 150_000
"""From this size on a file is read in a thread of its own."""

LARGE_PROJECT = 40
"""From so many scenarios on a project is answered and written in a thread of its own."""


class GivenUpError(Exception):
    """The user has ended the work; nothing was changed."""


@frozen
class Reading:
    """Opens a plan or project file."""

    path: Path
    tables: Tables

    @property
    def is_large(self) -> bool:
        """Whether it may take long."""
        try:
            return self.path.stat().st_size >= LARGE_FILE_BYTES
        except OSError:
            return False

    def __call__(self, tell: Progressed, cancelled: Cancelled) -> OpenedProject:
        """Read.

        Raises:
            Refused: it cannot be used.
            GivenUpError: ``cancelled`` said so.
        """
        from ascgui.planfile.project_read import read_project  # noqa: PLC0415 - not at the start

        return read_project(self.path, self.tables, progress=_progress(tell, cancelled, 0, 1))


@frozen
class Writing:
    """Answers every scenario and prepares the file; :meth:`commit` then writes it.

    ``current`` is the id of a scenario that is answered already, with its answer.
    """

    path: Path
    project: Project
    current: tuple[str, Answer]
    tables: Tables
    based_on: PlanText | None
    language: Language
    force: bool

    @property
    def is_large(self) -> bool:
        """Whether it may take long."""
        return len(self.project.scenarios) >= LARGE_PROJECT

    def __call__(self, tell: Progressed, cancelled: Cancelled) -> PlanText:
        """Return the text to be written; it is not written yet.

        Raises:
            Refused: no file can hold the project.
            GivenUpError: ``cancelled`` said so.
        """
        from ascgui.estimator.answer import answer  # noqa: PLC0415 - numpy is not for the start
        from ascgui.planfile.project_write import prepare_project  # noqa: PLC0415 - with tomlkit

        count = len(self.project.scenarios)
        answers = dict([self.current])
        said = _progress(tell, cancelled, 0, 2)
        for number, one in enumerate(self.project.scenarios, 1):
            if one.id not in answers:
                answers[one.id] = answer(one.plan, self.tables)
            said(number, count)
        return prepare_project(
            self.path,
            self.project,
            answers,
            self.tables,
            self.based_on,
            language=self.language,
            progress=_progress(tell, cancelled, 1, 2),
        )

    def commit(self, prepared: PlanText) -> None:
        """Write what was prepared; not in a thread, so that nothing is written once given up.

        Raises:
            Refused: nothing was changed.
        """
        from ascgui import safefile  # noqa: PLC0415 - as above
        from ascgui.planfile.write import encoded, expected_sha256  # noqa: PLC0415

        expected = expected_sha256(self.path, self.based_on, force=self.force)
        safefile.replace(self.path, encoded(prepared), expected_sha256=expected)


@overload
def done(title: Text, work: Reading, questions: Questions) -> OpenedProject: ...


@overload
def done(title: Text, work: Writing, questions: Questions) -> PlanText: ...


def done(title: Text, work: Reading | Writing, questions: Questions) -> OpenedProject | PlanText:
    """Do ``work`` and return its result; where it may take long, in a thread of its own.

    Raises:
        Refused: it could not be done.
        GivenUpError: the user has ended it.
    """
    if not work.is_large:
        return work(lambda _done: None, lambda: False)
    found = questions.wait_for(title, work)
    if found is None:
        raise GivenUpError
    return cast("OpenedProject | PlanText", found)


def _progress(
    tell: Progressed, cancelled: Cancelled, part: int, parts: int
) -> Callable[[int, int], None]:
    """Return what tells that ``part`` of the work goes on, and ends it where it is cancelled."""

    def said(done: int, count: int) -> None:
        if cancelled():
            raise GivenUpError
        tell(((part * count + done) // parts, count))

    return said
