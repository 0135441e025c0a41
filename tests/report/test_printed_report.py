from __future__ import annotations

import io
import re
import sys
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtWidgets import QApplication

from ascgui import paths
from ascgui.catalog.load import load
from ascgui.decision.contents import contents
from ascgui.decision.decision import decide
from ascgui.decision.options import ReportOptions, ReportSection
from ascgui.domain.issues import Refused
from ascgui.domain.plan import Goal, GoalKind, Plan, Workload
from ascgui.domain.project import Project, add, prefer
from ascgui.language import language as languages
from ascgui.language.language import Language
from ascgui.report.making import ReportMaker
from ascgui.report.pdf import pdf_bytes
from ascgui.report.printed_report import PrintedReport, Stopped

ENGLISH = Language("en", {})
BASE = Plan(
    name="Base",
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2),
    goal=Goal(GoalKind.DEVICES, None, 8),
    price_per_card_hour=10.0,
    currency="CNY",
)
OPTIONS = ReportOptions(customer="Customer A", author="Planning group", day=date(2026, 11, 30))


def many(count: int, name: str = "Scenario") -> Project:
    made = Project("Which cluster")
    for number in range(count):
        devices = 8 * (1 + number % 24)
        made = add(
            made,
            replace(BASE, name=f"{name} {number + 1}", goal=Goal(GoalKind.DEVICES, None, devices)),
        )
    return prefer(made, "1") if count > 1 else made


@pytest.fixture(scope="module")
def tables():
    return load().tables


@pytest.fixture
def lay_out(qapp: QApplication, tables: Any) -> Callable[..., PrintedReport]:
    def laid_out(
        project: Project, options: ReportOptions = OPTIONS, language: Language = ENGLISH
    ) -> PrintedReport:
        decision = decide(project, tables)
        assert decision is not None
        report = contents(decision, options, language)
        assert report is not None
        return PrintedReport(report, tables, language)

    return laid_out


def read(printed: PrintedReport) -> PdfReader:
    content = pdf_bytes(printed)
    assert content is not None
    return PdfReader(io.BytesIO(content), strict=True)


def closed(words: str) -> str:
    return re.sub(r"\s", "", unicodedata.normalize("NFKC", words))


def test_the_cover_has_a_page_to_itself_and_names_the_pages_of_the_parts(
    lay_out: Callable[..., PrintedReport],
) -> None:
    printed = lay_out(many(3))
    reader = read(printed)
    cover = closed(reader.pages[0].extract_text())
    for words in ("Comparison of training plans", "Which cluster", "Customer A", "Planning group"):
        assert closed(words) in cover
    for entry in printed.outline:
        if entry.level == 1:
            assert closed(f"{entry.title}{entry.page + 1}") in cover
    assert "The decision" in reader.pages[1].extract_text()


def test_title_author_language_and_outline_are_in_the_file(
    lay_out: Callable[..., PrintedReport],
) -> None:
    reader = read(lay_out(many(2)))
    assert reader.metadata is not None
    assert (reader.metadata.title, reader.metadata.author) == ("Which cluster", "Planning group")
    assert reader.trailer["/Root"]["/Lang"] == "en"
    sections = [entry for entry in reader.outline[1] if not isinstance(entry, list)]
    assert [entry["/Title"] for entry in sections] == [
        "The decision", "The scenarios", "Charts", "What is assumed", "Findings",
        "How the figures came about", "Evidence", "Signatures",
    ]  # fmt: skip
    subjects = [entry["/Title"] for group in reader.outline[1] if isinstance(group, list)
                for entry in group]  # fmt: skip
    assert subjects == ["1. Scenario 1", "2. Scenario 2"]


def test_chinese_can_be_searched(lay_out: Callable[..., PrintedReport]) -> None:
    chinese = languages.load("zh")
    project = many(2, "小规模验证")
    reader = read(lay_out(project, language=chinese))
    whole = closed("".join(page.extract_text() for page in reader.pages))
    for words in ("小规模验证", "提示", "卡数", "线性加速比", "训练时间", "最小卡数", "依据"):
        assert words in whole, words
    assert reader.trailer["/Root"]["/Lang"] == "zh-CN"


def test_without_a_cover_the_report_begins_with_its_title(
    lay_out: Callable[..., PrintedReport],
) -> None:
    sections = (ReportSection.SUMMARY,)
    printed = lay_out(many(2), replace(OPTIONS, sections=sections))
    assert printed.page_count == 1
    text = read(printed).pages[0].extract_text()
    assert text.startswith("Which cluster\nThe decision")


def test_an_empty_project_is_printed(lay_out: Callable[..., PrintedReport]) -> None:
    printed = lay_out(Project())
    assert "There is no scenario to decide on yet." in read(printed).pages[1].extract_text()
    assert lay_out(Project(), ReportOptions(sections=())).page_count == 1


@pytest.mark.parametrize("page", ["A4", "Letter"])
def test_nothing_leaves_the_page(lay_out: Callable[..., PrintedReport], page: str) -> None:
    import pypdfium2

    project = many(9, "A name that is much longer than any column of any table can ever be")
    content = pdf_bytes(lay_out(project, replace(OPTIONS, page=page)))
    assert content is not None
    for sheet in pypdfium2.PdfDocument(content):
        width, height = sheet.get_size()
        text = sheet.get_textpage()
        for number in range(text.count_rects()):
            left, bottom, right, top = text.get_rect(number)
            assert left >= 50
            assert right <= width - 50
            assert bottom >= 35
            assert top <= height - 35


def test_wide_tables_say_their_first_column_and_heads_again(
    lay_out: Callable[..., PrintedReport],
) -> None:
    printed = lay_out(many(50), replace(OPTIONS, sections=(ReportSection.SCENARIOS,)))
    whole = "".join(page.extract_text() for page in read(printed).pages)
    assert whole.count("Minimum devices") == 10
    assert "50. Scenario 50" in whole


def test_five_hundred_scenarios_with_long_names_are_printed(
    lay_out: Callable[..., PrintedReport],
) -> None:
    sections = (ReportSection.COVER, ReportSection.SUMMARY, ReportSection.SCENARIOS,
                ReportSection.CHARTS)  # fmt: skip
    printed = lay_out(many(500, "名" * 10_000), replace(OPTIONS, sections=sections))
    assert printed.page_count > 50


def test_laying_out_and_drawing_can_be_stopped(
    lay_out: Callable[..., PrintedReport], tables: Any
) -> None:
    printed = lay_out(many(3))
    with pytest.raises(Stopped):
        PrintedReport(printed.report, tables, ENGLISH, progress=lambda done, _total: done < 3)
    assert pdf_bytes(printed, progress=lambda done, _total: done < 3) is None


def test_a_logo_is_drawn_in_its_shape_and_described(
    lay_out: Callable[..., PrintedReport],
) -> None:
    logo = paths.shipped("resources", "icons", "app.svg")
    reader = read(lay_out(many(2), replace(OPTIONS, logo=logo)))
    top = reader.trailer["/Root"]["/StructTreeRoot"]["/K"]
    document = top[0] if isinstance(top, list) else top
    first = document.get_object()["/K"][0].get_object()
    assert (first["/S"], first["/Alt"]) == ("/Figure", "Logo")


@pytest.mark.parametrize("name", ["broken.png", "broken.svg"])
def test_a_logo_that_is_none_is_refused(
    lay_out: Callable[..., PrintedReport], tmp_path: Path, name: str, capfd: Any
) -> None:
    (tmp_path / name).write_bytes(b"no picture")
    with pytest.raises(Refused) as refused:
        lay_out(many(1), replace(OPTIONS, logo=tmp_path / name))
    assert refused.value.issues[0].code == "logo-unreadable"


@pytest.mark.parametrize("name", ["drawn.svg", "drawn.png"])
def test_a_logo_that_would_show_another_file_is_refused(
    lay_out: Callable[..., PrintedReport], tmp_path: Path, name: str
) -> None:
    (tmp_path / name).write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
        '<image href="/some/other.png" width="9" height="9"/></svg>'
    )
    with pytest.raises(Refused) as refused:
        lay_out(many(1), replace(OPTIONS, logo=tmp_path / name))
    assert refused.value.issues[0].code == "logo-names-files"


# --- making -------------------------------------------------------------------------------------


@pytest.fixture
def maker(qapp: QApplication, tables: Any) -> ReportMaker:
    return ReportMaker(many(4), tables)


@pytest.mark.parametrize("name", ["a.pdf", "a.md", "a.xlsx"])
def test_each_form_tells_its_progress_to_the_end(
    maker: ReportMaker, tmp_path: Path, name: str
) -> None:
    shares: list[float] = []
    path = tmp_path / name
    assert maker.write(path, OPTIONS, ENGLISH, lambda share: shares.append(share) is None)
    assert shares == sorted(shares)
    assert 0.8 < shares[-1] <= 1
    assert path.stat().st_size > 1000


@pytest.mark.parametrize("name", ["a.pdf", "a.md", "a.xlsx"])
@pytest.mark.parametrize("until", [0.0, 0.3, 0.5, 0.7, 0.9])
def test_a_form_that_is_stopped_leaves_what_was_there(
    maker: ReportMaker, tmp_path: Path, name: str, until: float
) -> None:
    path = tmp_path / name
    path.write_bytes(b"old")
    assert not maker.write(path, OPTIONS, ENGLISH, lambda share: share < until)
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == [name]


def test_the_report_below_the_line_needs_no_qt() -> None:
    import subprocess

    code = (
        "import sys\n"
        "import ascgui.decision.commands\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])
