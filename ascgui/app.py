"""Where the program starts: the window, or the command line.

The composition root: the only place that knows both. Nothing is imported before it is needed, so
that the command line starts without Qt and the window without the command line.
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from ascgui.catalog.load import Catalog
    from ascgui.decision.blocks import Report
    from ascgui.domain.answer import Answer, Curve
    from ascgui.domain.catalog import Tables
    from ascgui.language.language import Language

_SAMPLE = "--sample"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with ``argv`` (those of the process) and return the exit status."""
    if getattr(sys, "frozen", False):
        # A frozen program that starts a process of its own to read tables comes in here again.
        import multiprocessing  # noqa: PLC0415

        multiprocessing.freeze_support()
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        if _is_for_the_window(words):
            # What a start makes stays; looking through it for garbage would only take time. The
            # window collects again once it is up.
            gc.disable()
            with _uninterrupted():
                _import_plainly()
                from ascgui.windows.start import run  # noqa: PLC0415

            return run(words)
        _end_in_order()
        from ascgui import cli  # noqa: PLC0415

        return cli.main(words, write_pdf, write_report)
    except KeyboardInterrupt:
        return 130


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold an interrupt back while Qt is loaded, which would abort the process by it."""
    came: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    except ValueError:  # not in the main thread, where no interrupt arrives
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt


def _end_in_order() -> None:
    """Have what is half written be removed when the command is told to end."""

    def leave(number: int, _frame: object) -> NoReturn:
        raise SystemExit(128 + number)

    for name in ("SIGTERM", "SIGHUP"):
        with contextlib.suppress(AttributeError, ValueError):  # not on this system or thread
            number = getattr(signal, name)
            if signal.getsignal(number) == signal.SIG_DFL:
                signal.signal(number, leave)


def write_pdf(
    path: Path,
    answer: Answer,
    curves: tuple[Curve, ...],
    catalog: Catalog,
    language: Language,
) -> None:
    """Write the printed plan, without a display if need be.

    Raises:
        Refused: it cannot be written, or Qt cannot be loaded.
    """
    with _qt("--pdf"):
        from ascgui.report.pdf import write_pdf as write  # noqa: PLC0415

        write(path, answer, curves, catalog, language)


def write_report(path: Path, report: Report, tables: Tables, language: Language) -> None:
    """Write the report on a decision as PDF, without a display if need be.

    Raises:
        Refused: it cannot be written, or Qt cannot be loaded.
    """
    with _qt("--output"):
        from ascgui.report.pdf import write_document  # noqa: PLC0415
        from ascgui.report.printed_report import PrintedReport  # noqa: PLC0415

        write_document(path, PrintedReport(report, tables, language))


@contextlib.contextmanager
def _qt(option: str) -> Iterator[None]:
    """Have what Qt needs to draw on paper; ``option`` is what asked for it.

    Raises:
        Refused: Qt cannot be loaded.
    """
    if sys.platform.startswith("linux"):
        # A display that does not answer would end the process, and paper needs none.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        with _uninterrupted():
            from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

        application = QGuiApplication.instance() or QGuiApplication(["ascgui"])
        yield
        del application
    except ImportError as problem:
        raise _without_qt(problem, option) from None


def _import_plainly() -> None:
    """Take back Python's own import, in whose place PySide6 puts one of its own.

    That one reads the source of each module, and keeps it, to see whether it may ask for one of
    PySide6's other ways of writing Qt's names. Nothing here does.
    """
    import builtins  # noqa: PLC0415

    import PySide6.QtCore  # noqa: F401, PLC0415

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _is_for_the_window(words: Sequence[str]) -> bool:
    """Whether ``words`` ask for the window: nothing, the sample, or a plan that is there.

    What is neither a command nor a file goes to the command line, which says what is wrong with
    it before any window opens.
    """
    if not words or words == [_SAMPLE]:
        return True
    return len(words) == 1 and not words[0].startswith("-") and _is_there(words[0])


def _is_there(word: str) -> bool:
    from ascgui.cli import COMMANDS  # noqa: PLC0415

    return word not in COMMANDS and Path(word).exists()


def _without_qt(problem: ImportError, option: str) -> Exception:
    from ascgui.domain.issues import Issue, Refused, Severity  # noqa: PLC0415
    from ascgui.domain.text import text  # noqa: PLC0415

    message = text(
        "The PDF needs Qt, and Qt cannot be loaded: {reason}. Install the missing library; "
        "README names the command.",
        reason=str(problem),
    )
    return Refused(Issue(Severity.ERROR, "qt-missing", message, where=(("option", option),)))
