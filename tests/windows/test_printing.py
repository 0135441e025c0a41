from __future__ import annotations

import pytest

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.plan import Plan, Workload
from ascgui.domain.text import text
from ascgui.windows.printing import Printing


@pytest.fixture
def told():
    return []


@pytest.fixture
def printing(
    build_window, document, estimation, tongue, catalog, questions, settings, theme, tmp_path, told
):
    plan = Plan(
        model="qwen2.5-7b",
        framework="mindspeed-llm",
        hardware="snt9b",
        workload=Workload(tokens=1_200_000_000),
    )
    document.replace(plan, None, None)
    return Printing(
        build_window(),
        document=document,
        estimation=estimation,
        tongue=tongue,
        questions=questions,
        catalog=lambda: catalog,
        settings=settings,
        theme=theme,
        suggested=lambda suffix: tmp_path / f"plan.{suffix}",
        tell=told.append,
    )


def test_a_pdf_is_written_where_asked_and_told(printing, questions, tmp_path, told):
    questions.save_answer = tmp_path / "out.pdf"
    assert printing.export()
    assert questions.asked == [("save", tmp_path / "plan.pdf")]
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
    assert [issue.code for issue in told] == ["pdf-written"]


def test_no_path_writes_no_pdf(printing):
    assert not printing.export()


def test_a_pdf_that_cannot_be_written_is_told(printing, questions, tmp_path, told):
    questions.save_answer = tmp_path / "no such folder" / "out.pdf"
    assert not printing.export()
    assert questions.shown
    assert told == []


def test_the_preview_shows_the_plan(printing, questions):
    titles = []
    questions.with_dialog = lambda dialog: titles.append(dialog.windowTitle())
    printing.preview()
    assert titles
    assert "qwen2.5-7b" in titles[0]


def test_the_plan_is_printed_to_the_printer_chosen(printing, questions, tmp_path):
    def to_file(dialog):
        dialog.printer().setOutputFileName(str(tmp_path / "printed.pdf"))

    questions.with_dialog = to_file
    questions.accept_answer = True
    printing.print()
    assert questions.shown == []
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")


def test_nothing_is_printed_if_the_dialog_is_cancelled(printing, questions, tmp_path):
    questions.with_dialog = lambda dialog: dialog.printer().setOutputFileName(
        str(tmp_path / "printed.pdf")
    )
    printing.print()
    assert not (tmp_path / "printed.pdf").exists()


def test_a_language_without_a_font_is_told_before_anything_is_made(
    printing, questions, monkeypatch
):
    def refuse(*_args):
        raise Refused(Issue(Severity.ERROR, "no-font", text("No font has Chinese characters.")))

    monkeypatch.setattr(printing, "_layout", lambda: refuse)
    printing.preview()
    printing.print()
    assert [shown[1][0].code for shown in questions.shown] == ["no-font"] * 2
    assert questions.asked == []
