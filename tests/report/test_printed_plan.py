from __future__ import annotations

import re
import subprocess
import sys
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pypdfium2
import pytest
import report_sample as sample
from pypdf import PdfReader
from PySide6.QtWidgets import QApplication

import ascgui
from ascgui.catalog.load import load
from ascgui.domain.answer import Answer, EvidenceKind
from ascgui.domain.calendar import Calendar, weekly
from ascgui.domain.catalog import FootNote
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Goal, Plan, Workload
from ascgui.domain.text import text
from ascgui.estimator.answer import answer as estimate
from ascgui.estimator.curves import curves as estimate_curves
from ascgui.language.language import Language
from ascgui.report.paper import MARGIN_BOTTOM, MARGIN_SIDE, MARGIN_TOP, PT
from ascgui.report.pdf import write_document
from ascgui.report.printed import PrintedPlan
from ascgui.report.sections.plan import Section

ENGLISH = Language("en", {})
CHINESE = Language(
    "zh_CN",
    {
        "Training plan": "训练计划",
        "Training plan: {name}": "训练计划：{name}",
        "Devices, {how}": "卡数，{how}",
        "Model": "模型",
        "Findings": "提示",
        "Minimum": "最小卡数",
        "recommended": "推荐",
        "{n} devices": "{n} 卡",
        "{day}, {time}": "{day} {time}",
        "{weekday} {day} {month} {year}": "{year}年{month}{day}日 {weekday}",
        "Tue": "周二",
        "Dec": "12月",
        "page {page} of {pages}": "第 {page} 页，共 {pages} 页",
        "They differ because the printed formula multiplies by the scaling efficiency η where the"
        " time must be divided by it: by the printed one, a cluster that loses more would finish"
        " sooner.":
        "三者不同，是因为文档所印公式乘以线性加速比，而时间本应除以它。" * 5,
    },
)  # fmt: skip

Print = Callable[..., PdfReader]


def read_texts(reader: PdfReader) -> list[str]:
    return [
        " ".join(unicodedata.normalize("NFKC", page.extract_text()).split())
        for page in reader.pages
    ]


def closed(words: str) -> str:
    """Text as found in a PDF, where blanks may stand or lack between pieces."""
    return re.sub(r"\s", "", unicodedata.normalize("NFKC", words))


@pytest.fixture
def make(qapp: QApplication, tmp_path: Path) -> Print:
    def made(
        answer: Answer | None = None,
        language: Language = ENGLISH,
        page: str = "A4",
        **more: object,
    ) -> PdfReader:
        plan = PrintedPlan(
            answer or sample.answer(),
            sample.curves(),
            sample.catalog(),
            language,
            page,
            printed_at=sample.PRINTED_AT,
            **more,
        )
        write_document(tmp_path / "plan.pdf", plan)
        return PdfReader(tmp_path / "plan.pdf", strict=True)

    return made


def test_the_paper_says_everything_that_the_answer_knows(make: Print) -> None:
    whole = closed(" ".join(read_texts(make())))
    for words in (
        "Support assistant, first round",
        "≈ 8 devices",
        "8 cards, 1 node",
        "≈ 22 h 57 min",
        "between 18 h 55 min and 28 h 36 min",
        "≈ Tue 1 Dec 2026, 07:57",
        "≈ 1,836",
        "4 devices",
        "edition 6.5.910 (number inferred), document 000, row 41",
        "The deadline of 72 h is met, with ≈ 2 d 1 h to spare.",
        "1,200,000,000 tokens × 2 epochs",
        "finish within 72 h",
        "10.00 per card-hour",
        "Asked for by the service desk.",
        "What to do: Use 8 devices.",
        "table 1, row 10",
        "2,400,000,000 ÷ (4,034 × 8 × 0.9) = 82,631 s",
        "3 → 4: not below the minimum of the catalog",
        "82,631.0",
        "They differ because the printed formula multiplies by the scaling efficiency η",
        "Ascend/MindSpeed-LLM:docs/pytorch/models/dense_model.md@9d6963b1",
        "The rate is of pretraining, whose sequences are full",
        "supported: PT, SFT, DPO",
        "no support planned",
        "The ZeRO stage depends on the size of the cluster",
        "chosen: 8 devices, ≈ 22 h 57 min",
        "≈ Llama-Factory, Snt9b",
        "deadline 72 h",
        "minimum 4",
        f"ascgui {ascgui.__version__}, catalog 3f9a1c77",
    ):
        assert closed(words) in whole, words


def test_findings_stand_worst_first_each_with_its_word(make: Print) -> None:
    whole = " ".join(read_texts(make()))
    assert whole.index("Error") < whole.index("Warning") < whole.index("Note The throughput")


@pytest.mark.parametrize(("page", "size"), [("A4", (595, 842)), ("letter", (612, 792))])
def test_pages_have_the_size_of_their_paper_and_are_numbered(
    make: Print, page: str, size: tuple[int, int]
) -> None:
    reader = make(page=page)
    count = len(reader.pages)
    for number, (sheet, words) in enumerate(
        zip(reader.pages, read_texts(reader), strict=True), start=1
    ):
        assert (float(sheet.mediabox.width), float(sheet.mediabox.height)) == size
        assert f"page {number} of {count}" in words


def test_the_pdf_has_a_title_an_outline_and_a_language(make: Print) -> None:
    reader = make()
    assert reader.metadata is not None
    assert reader.metadata.title == "Training plan: Support assistant, first round"
    top, below = reader.outline
    assert top["/Title"] == "Support assistant, first round"
    titles = [entry["/Title"] for entry in below]
    assert titles[:3] == ["The answer", "The job", "Duration over devices"]
    pages = [reader.get_destination_page_number(entry) for entry in below]
    assert pages == sorted(pages)
    assert "Findings" in read_texts(reader)[pages[3] or 0]
    assert reader.trailer["/Root"]["/Lang"] == "en"


@pytest.mark.parametrize("language", [ENGLISH, CHINESE], ids=["en", "zh"])
def test_fonts_are_embedded(make: Print, language: Language) -> None:
    seen = 0
    for page in make(language=language).pages:
        for entry in page["/Resources"]["/Font"].values():
            for below in entry.get_object()["/DescendantFonts"]:
                assert "/FontFile2" in below.get_object()["/FontDescriptor"].get_object()
                seen += 1
    assert seen


def test_chinese_can_be_searched_as_it_is_typed(make: Print) -> None:
    reader = make(language=CHINESE)
    whole = "".join(re.sub(r"\s", "", page.extract_text()) for page in reader.pages)
    assert "时间本应除以它" in whole
    assert "2026年12月1日周二07:57" in whole
    assert "最小卡数" in whole
    # No radicals in the place of the words that look like them, not even before NFKC.
    assert not re.search("[\u2e80-\u2fdf]", whole)
    assert reader.metadata is not None
    assert reader.metadata.title == "训练计划：Support assistant, first round"
    assert reader.trailer["/Root"]["/Lang"] == "zh-CN"


def test_words_are_parted_by_blanks_in_the_text_layer(make: Print) -> None:
    assert "\t" not in "".join(page.extract_text() for page in make().pages)


@pytest.mark.parametrize("page", ["A4", "Letter"])
@pytest.mark.parametrize("language", [ENGLISH, CHINESE], ids=["en", "zh"])
def test_nothing_is_drawn_outside_the_margins(
    make: Print, tmp_path: Path, language: Language, page: str
) -> None:
    long_name = "An exceedingly long name of a plan 计划名 " * 250
    answer = sample.answer()
    make(replace(answer, plan=replace(answer.plan, name=long_name, note=long_name)), language, page)
    document = pypdfium2.PdfDocument(tmp_path / "plan.pdf")
    scale = 2.0
    side, top = MARGIN_SIDE / PT * scale, MARGIN_TOP / PT * scale
    bottom = MARGIN_BOTTOM / PT * scale
    for sheet in document:
        image = sheet.render(scale=scale).to_pil().convert("L").point(lambda tone: 255 - tone)
        left, upper, right, lower = image.getbbox()
        assert left >= side - 2
        assert right <= image.width - side + 2
        assert upper >= top - 2
        assert lower <= image.height - bottom + 2
    document.close()


def test_the_chart_is_lines_and_no_picture(make: Print) -> None:
    for page in make().pages:
        assert not list(page.images)


def test_estimates_are_marked_and_measured_figures_are_not(make: Print) -> None:
    answer = sample.answer()
    assert answer.evidence is not None
    measured = replace(answer.evidence, kind=EvidenceKind.CATALOG, differences=())
    sure = replace(answer, evidence=measured, candidates=(measured,))
    first = read_texts(make(sure, sections=(Section.ANSWER, Section.DERIVATION, Section.EVIDENCE)))
    assert "≈" not in " ".join(first)
    assert "22 h 57 min" in first[0]


def test_long_tables_break_over_pages_and_repeat_their_header(make: Print) -> None:
    answer = sample.answer()
    terms = answer.derivations[0].terms
    many = replace(
        answer.derivations[0],
        terms=tuple(replace(terms[0], symbol=f"T{number}") for number in range(200)),
    )
    reader = make(replace(answer, derivations=(many,)), sections=(Section.DERIVATION,))
    pages = read_texts(reader)
    assert len(pages) > 3
    assert all("Where it comes from" in words for words in pages[:-1])
    whole = " ".join(pages)
    assert all(f"T{number} " in whole for number in range(200))


def test_hundreds_of_findings_and_notes_run_over_pages(make: Print) -> None:
    answer = sample.answer()
    issues = tuple(
        Issue(Severity.INFO, "note", text("Finding {n}. " + "It goes on and on. " * 60, n=number))
        for number in range(60)
    )
    notes = tuple(
        FootNote(str(number), "", f"Foot note {number}.", "", "000", "6.5.910")
        for number in range(100)
    )
    whole = " ".join(read_texts(make(replace(answer, issues=issues, notes=notes))))
    assert all(f"Finding {number}." in whole for number in range(60))
    assert all(f"Foot note {number}." in whole for number in range(100))


@pytest.mark.parametrize(
    "name",
    ["x" * 10_000, "词" * 10_000, "\u202e\x00\ud800\n\t", "a" + "\u0301" * 9_000, "😀" * 999],
)
def test_no_name_breaks_the_layout(make: Print, name: str) -> None:
    answer = sample.answer()
    plan = replace(answer.plan, name=name, model=name, framework=name, hardware=name)
    reader = make(replace(answer, plan=plan))
    assert len(reader.pages) <= 5
    assert "page 1 of" in read_texts(reader)[0]


def test_an_empty_plan_prints_what_is_missing(make: Print, tmp_path: Path) -> None:
    tables = load().tables
    reader = make(estimate(Plan(), tables))
    words = read_texts(reader)[0]
    assert "Plan without a name" in words
    assert "known when the job is complete" in words
    assert words.count("not given") >= 6


def test_not_supported_is_another_answer_than_unknown(make: Print) -> None:
    tables = load().tables
    plan = replace(sample.plan(), framework="verl")
    assert "Not supported by verl on Snt9b" in read_texts(make(estimate(plan, tables)))[0]
    unknown = replace(sample.plan(), model="nobody-13b")
    assert "has no entry for this job" in read_texts(make(estimate(unknown, tables)))[0]


def test_the_sample_plan_is_printed_from_the_shipped_catalog(
    qapp: QApplication, tmp_path: Path
) -> None:
    catalog = load()
    plan = Plan(
        name="Sample plan",
        model="qwen2.5-7b",
        framework="mindspeed-llm",
        hardware="snt9b",
        workload=Workload(tokens=1_200_000_000, epochs=2),
        goal=Goal(deadline_s=72 * 3600),
        start=datetime(2026, 11, 30, 9),
        price_per_card_hour=10,
    )
    printed = PrintedPlan(
        estimate(plan, catalog.tables), estimate_curves(plan, catalog.tables), catalog, ENGLISH
    )
    write_document(tmp_path / "sample.pdf", printed)
    whole = closed(" ".join(read_texts(PdfReader(tmp_path / "sample.pdf"))))
    assert closed("≈ 22 h 57 min") in whole
    assert closed("4 devices") in whole
    assert catalog.tables.sha256[:8] in whole


def test_what_is_spare_is_counted_to_the_finish_by_the_calendar(
    qapp: QApplication, tmp_path: Path
) -> None:
    catalog = load()
    plan = Plan(
        model="qwen2.5-7b",
        framework="mindspeed-llm",
        hardware="snt9b",
        workload=Workload(tokens=1_200_000_000, epochs=2),
        goal=Goal(deadline_s=72 * 3600),
        start=datetime(2026, 11, 30, 8),
        calendar=Calendar(weekly(range(7), 8 * 3600, 20 * 3600)),
    )
    found = estimate(plan, catalog.tables)
    assert found.finish is not None
    spare_h = (datetime(2026, 12, 3, 8) - found.finish).total_seconds() / 3600
    assert int(spare_h) == 37
    printed = PrintedPlan(found, estimate_curves(plan, catalog.tables), catalog, ENGLISH)
    write_document(tmp_path / "night.pdf", printed)
    whole = closed(" ".join(read_texts(PdfReader(tmp_path / "night.pdf"))))
    assert closed("The deadline of 72 h is met, with ≈ 37 h") in whole
    assert closed("deadline 72 h, 36 h of it for computing") in whole


def test_the_same_plan_is_laid_out_the_same_again(qapp: QApplication) -> None:
    def one() -> PrintedPlan:
        return PrintedPlan(sample.answer(), sample.curves(), sample.catalog(), ENGLISH)

    assert one().outline == one().outline
    assert one().page_count == one().page_count


def test_a_page_is_drawn_without_a_display_and_without_widgets(tmp_path: Path) -> None:
    code = (
        "import sys; sys.path[:0] = sys.argv[2:]\n"
        "from pathlib import Path\n"
        "from PySide6.QtGui import QGuiApplication\n"
        "app = QGuiApplication([])\n"
        "import report_sample as sample\n"
        "from ascgui.language.language import Language\n"
        "from ascgui.report.pdf import write_pdf\n"
        "write_pdf(Path(sys.argv[1]), sample.answer(), sample.curves(), sample.catalog(),"
        " Language('en', {}))\n"
        "assert 'PySide6.QtWidgets' not in sys.modules\n"
    )
    target = tmp_path / "bare.pdf"
    here = Path(__file__).parent
    subprocess.run(
        [sys.executable, "-c", code, str(target), str(here), str(here.parents[1])], check=True
    )
    assert len(PdfReader(target).pages) >= 3


def test_without_a_qt_application_there_is_a_clear_error_and_no_crash() -> None:
    code = (
        "from ascgui.report.typesetter import Typesetter\n"
        "try:\n    Typesetter()\nexcept RuntimeError as error:\n    print(error)\n"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, cwd=root, capture_output=True, text=True
    )
    assert "QGuiApplication" in done.stdout


def test_without_a_throughput_the_paper_gives_the_minimum_as_the_window_does(make: Print) -> None:
    known = sample.answer()
    bare = replace(known, evidence=None, required=None, devices=None, duration=None)
    whole = closed(" ".join(read_texts(make(bare))))
    assert closed("At least 4 devices") in whole
    assert closed("Not known") not in whole
