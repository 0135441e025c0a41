from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
import report_sample as sample
from pypdf import PdfReader
from PySide6.QtWidgets import QApplication

from ascgui.domain.issues import Refused
from ascgui.language.language import Language
from ascgui.report import pdf
from ascgui.report.printed import PrintedPlan

ENGLISH = Language("en", {})


@pytest.fixture
def write(qapp: QApplication) -> Callable[[Path], None]:
    def written(path: Path) -> None:
        pdf.write_pdf(path, sample.answer(), sample.curves(), sample.catalog(), ENGLISH)

    return written


def message(refused: pytest.ExceptionInfo[Refused]) -> str:
    (issue,) = refused.value.issues
    return f"{issue.code}: {ENGLISH.show(issue.message)}"


def test_the_file_takes_the_place_of_the_old_one(
    write: Callable[[Path], None], tmp_path: Path
) -> None:
    target = tmp_path / "计划 one.pdf"
    target.write_bytes(b"old")
    target.chmod(0o640)
    write(target)
    assert len(PdfReader(target).pages) == 3
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert [path.name for path in tmp_path.iterdir()] == [target.name]


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EACCES, "folder-read-only"),
        (errno.EROFS, "folder-read-only"),
        (errno.EIO, "Input/output error"),
    ],
)
def test_a_failed_write_leaves_what_was_there(
    write: Callable[[Path], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    words: str,
) -> None:
    target = tmp_path / "plan.pdf"
    target.write_bytes(b"old")

    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("ascgui.safefile.os.fsync", fail)
    with pytest.raises(Refused) as refused:
        write(target)
    assert words in message(refused)
    assert target.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["plan.pdf"]


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="this user may write everywhere"
)
def test_a_folder_that_may_not_be_written_is_named(
    write: Callable[[Path], None], tmp_path: Path
) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o555)
    with pytest.raises(Refused) as refused:
        write(folder / "plan.pdf")
    assert "folder-read-only" in message(refused)


def test_a_missing_folder_is_named_and_not_made(
    write: Callable[[Path], None], tmp_path: Path
) -> None:
    with pytest.raises(Refused) as refused:
        write(tmp_path / "nowhere" / "plan.pdf")
    assert "folder of this file does not exist" in message(refused)
    assert not (tmp_path / "nowhere").exists()


def test_a_folder_in_the_place_of_the_file_is_named(
    write: Callable[[Path], None], tmp_path: Path
) -> None:
    with pytest.raises(Refused) as refused:
        write(tmp_path)
    assert "This is a folder" in message(refused)


def test_an_unknown_paper_is_a_mistake_of_the_caller(qapp: QApplication, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="neither A4 nor Letter"):
        pdf.write_pdf(tmp_path / "a.pdf", sample.answer(), (), sample.catalog(), ENGLISH, page="A5")


def test_writing_tells_its_progress_and_can_be_stopped(qapp: QApplication, tmp_path: Path) -> None:
    printed = PrintedPlan(sample.answer(), sample.curves(), sample.catalog(), ENGLISH)
    target = tmp_path / "plan.pdf"
    seen: list[tuple[int, int]] = []

    def go_on(page: int, pages: int) -> bool:
        seen.append((page, pages))
        return page < 1

    assert pdf.write_document(target, printed, progress=go_on) is False
    assert seen == [(0, 3), (1, 3)]
    assert not list(tmp_path.iterdir())
    assert pdf.write_document(target, printed) is True
    assert target.exists()
