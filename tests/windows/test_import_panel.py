from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from ascgui.catalog import sharing
from ascgui.catalog.load import load, user_overlay
from ascgui.catalog.overlay import About, Origin
from ascgui.catalog.preview import BOTH, MINE, THEIRS
from ascgui.domain.catalog import JobKey
from ascgui.domain.plan import Plan
from ascgui.session.crash import CrashGuard
from ascgui.session.job import Jobs
from ascgui.session.settings import Settings
from ascgui.viewmodels.preview_model import Kind
from ascgui.widgets.field_note import LinkButton
from ascgui.windows.catalog_desk import IMPORT, TABLES
from ascgui.windows.import_panel import ImportPanel
from ascgui.windows.start import Shell, Surroundings

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

EDITION = "6.5.910"
KEY = JobKey("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b")
LIST = ("model", "strategy", "seq_len", "framework", "hardware", "devices")

# A few rows of the vendor's page as its text is copied: the count of qwen2.5-7b's full training is
# another one (8 for 4), that of lora on Llama-Factory too (2 for 1), the rest as it was.
PAGE = (
    "表1模型最小卡数配置 | 支持模型参数量 | 训练策略类型 | 序列长度SEQ_LEN "
    "| MindSpeed-LLM规格卡数/DIE || Llama-Factory规格卡数/DIE || VeRL规格卡数/DIE "
    "|| MindSpeed-MM规格卡数/DIE || | 支持模型参数量 | 训练策略类型 | 序列长度SEQ_LEN "
    "| Snt9b | Snt9b23 | Snt9b | Snt9b23 | Snt9b | Snt9b23 | Snt9b | Snt9b23 | "
    "|:---:|:---:|:--:|:--:|:--:|:--:|:--:|:--:|:--:|:--:|:--:| "
    r"| qwen2.5-7b | full | 4096 | 8\*Ascend || 8\*Ascend || - | - | - | - | "
    r"| qwen2.5-7b | lora | 4096 | 2\*Ascend || 2\*Ascend | 2\*Ascend | - | - | - | - | "
    r"| qwen2.5-7b | full | 8192 | 8\*Ascend || 8\*Ascend || - | - | - | - | "
)


def lines(*rows):
    return "".join("\t".join(map(str, row)) + "\n" for row in rows)


def row(devices, hardware="snt9b", model="qwen2.5-7b"):
    return (model, "full", 4096, "mindspeed-llm", hardware, devices)


@pytest.fixture
def panel(qtbot, bench, tongue, theme, questions):
    jobs, failures = Jobs(), []
    made = ImportPanel(bench, tongue, theme, jobs.new(), failures.append, lambda: LIST, questions)
    made.resize(980, 640)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    assert jobs.shutdown(30)
    assert failures == []


def settled(qtbot, panel):
    qtbot.waitUntil(lambda: not panel.importing.busy, timeout=10_000)


def paste(qtbot, panel, plain, html=""):
    data = QMimeData()
    data.setText(plain)
    if html:
        data.setHtml(html)
    QApplication.clipboard().setMimeData(data)
    panel.paste()
    settled(qtbot, panel)


def shown(panel):
    """What happens, now and after, of the rows in sight."""
    model = panel.rows.model
    names = [column.id for column in model.columns]
    wanted = [names.index(name) for name in ("happens", "entry", "now", "after")]
    return [
        tuple(model.index(at, column).data() for column in wanted) for at in range(model.rowCount())
    ]


def accept(qtbot, panel, bench):
    with qtbot.waitSignal(panel.accepted, timeout=10_000):
        panel.accept_button.click()
    qtbot.waitUntil(lambda: not bench.unsaved, timeout=10_000)


def test_an_empty_panel_says_what_it_is_for_and_offers_to_paste(qtbot, panel):
    assert panel.intro.isVisible()
    assert not panel.rows.isVisible()
    QApplication.clipboard().setText(lines(LIST, row(8)))
    panel.intro.buttons[0].click()
    settled(qtbot, panel)
    assert not panel.intro.isVisible()
    assert shown(panel) == [("changed", "qwen2.5-7b", "4", "8")]


def test_the_vendors_page_shows_just_what_differs_with_both_values(qtbot, panel):
    paste(qtbot, panel, PAGE)
    assert panel.rows.kinds.kind is Kind.DIFFERING
    assert shown(panel) == [
        ("changed", "qwen2.5-7b", "4", "8"),
        ("changed", "qwen2.5-7b", "4", "8"),
        ("changed", "qwen2.5-7b", "1", "2"),
    ]
    panel.rows.kinds.buttons[Kind.ALL].click()
    assert panel.rows.model.rowCount() == 24
    assert panel.rows.kinds.buttons[Kind.UNCHANGED].text() == "Unchanged: 21"
    assert "not in this table stay as they are: 1,208" in panel.summary.text()


def test_nothing_is_written_before_it_is_taken_over_and_one_undo_takes_it_back(qtbot, panel, bench):
    paste(qtbot, panel, PAGE)
    assert not (user_overlay() / "overlay.toml").exists()
    assert panel.accept_button.text() == "Take over: 3"
    accept(qtbot, panel, bench)
    assert load(overlay=user_overlay()).tables.requirements[EDITION, KEY].devices == 8
    assert "Rows taken over: 3" in panel.done.sentence
    assert panel.intro.isVisible()
    bench.undo_stack.undo()
    assert bench.catalog.tables.requirements[EDITION, KEY].devices == 4
    qtbot.waitUntil(lambda: not bench.unsaved)


def test_a_bare_row_takes_the_headings_of_the_table_in_front(qtbot, panel):
    paste(qtbot, panel, lines(row(8)))
    assert shown(panel) == [("changed", "qwen2.5-7b", "4", "8")]
    assert "has no headings" in panel.problem.sentence


def test_rows_can_be_left_out_one_by_one(qtbot, panel, bench):
    paste(qtbot, panel, lines(LIST, row(8), row(16, "snt9b23")))
    rows = panel.rows
    rows.view.setFocus()
    qtbot.keyClick(rows.view, Qt.Key.Key_Space)
    assert [one[0] for one in shown(panel)] == ["left out", "changed"]
    assert panel.accept_button.text() == "Take over: 1"
    assert rows.leave_button.text() == "Take over again"
    rows.leave_button.click()
    assert panel.accept_button.text() == "Take over: 2"
    rows.leave_button.click()
    accept(qtbot, panel, bench)
    requirements = bench.catalog.tables.requirements
    assert requirements[EDITION, KEY].devices == 4
    assert requirements[EDITION, replace(KEY, hardware="snt9b23")].devices == 16


def test_rejected_rows_are_shown_with_their_reason_and_line(qtbot, panel):
    paste(qtbot, panel, lines(LIST, row(8), row("many", "snt9b23")))
    assert [one[0] for one in shown(panel)] == ["rejected", "changed"]
    panel.rows.kinds.buttons[Kind.REJECTED].click()
    words = panel.rows.details.words.text()
    assert "is no device count" in words
    assert "Line 3" in words
    assert not panel.rows.leave_button.isEnabled()


def test_what_no_rule_decides_is_asked_and_the_answer_can_be_changed(qtbot, panel, bench):
    twice = lines(LIST, row(8), row(16))
    paste(qtbot, panel, twice)
    assert [one[0] for one in shown(panel)] == ["to decide"]
    assert not panel.accept_button.isEnabled()
    details = panel.rows.details
    assert "Which one holds" in details.words.text()
    details.buttons["row-2"].click()
    settled(qtbot, panel)
    assert ("changed", "qwen2.5-7b", "4", "16") in shown(panel)
    panel.rows.view.select_row(panel.rows.model.row_at(0).id)
    details.buttons["row-1"].click()
    settled(qtbot, panel)
    assert [one[0] for one in shown(panel)] == ["decided", "changed"]
    accept(qtbot, panel, bench)
    assert bench.catalog.tables.requirements[EDITION, KEY].devices == 8


def test_a_new_edition_needs_a_number_and_holds_only_what_was_pasted(qtbot, panel, bench):
    paste(qtbot, panel, PAGE)
    target = panel.target
    target.edition.set_value("\n")
    target.edition.value_edited.emit("\n")
    assert "needs a number" in target.name.note.sentence
    assert not panel.accept_button.isEnabled()
    target.name.line.setText("6.5.911")
    target.name.line.textEdited.emit("6.5.911")
    target.name.left.emit()
    settled(qtbot, panel)
    assert "will hold only these rows" in panel.summary.text()
    assert panel.rows.kinds.buttons[Kind.REMOVED].text() == "Removed: 1,208"
    accept(qtbot, panel, bench)
    tables = bench.catalog.tables
    assert tables.newest_edition == "6.5.911"
    assert sum(edition == "6.5.911" for edition, _ in tables.requirements) == 24
    assert len([edition for edition, _ in tables.requirements if edition == EDITION]) == 1232


def test_a_whole_table_removes_what_it_lacks_if_that_is_said(qtbot, panel):
    paste(qtbot, panel, lines(LIST, row(8)))
    panel.target.whole.setChecked(True)
    settled(qtbot, panel)
    assert panel.rows.kinds.buttons[Kind.REMOVED].isVisible()
    assert panel.importing.accepts > 100


def test_source_author_and_reason_are_kept_with_the_rows(qtbot, panel, bench):
    paste(qtbot, panel, lines(LIST, row(8)))
    target = panel.target
    for field, words in ((target.source, "mail of the vendor"), (target.author, "me")):
        field.line.setText(words)
        field.line.textEdited.emit(words)
        field.left.emit()
    settled(qtbot, panel)
    accept(qtbot, panel, bench)
    change = bench.overlay.change("min-devices", (EDITION, KEY))
    assert (change.origin.source, change.origin.author) == ("mail of the vendor", "me")
    assert len(change.origin.date) == 10


def test_a_file_is_read_and_what_cannot_be_read_says_why(qtbot, panel, questions, tmp_path):
    path = tmp_path / "table.csv"
    path.write_text("hello,world\n1,2\n", "utf-8")
    questions.files_answer = (path,)
    panel.intro.buttons[1].click()
    settled(qtbot, panel)
    assert "No table of the catalog was recognised" in panel.problem.sentence
    assert not panel.rows.isVisible()
    path.write_text(",".join(LIST) + "\n" + ",".join(map(str, row(8))) + "\n", "utf-8")
    panel.file_button.click()
    settled(qtbot, panel)
    assert shown(panel) == [("changed", "qwen2.5-7b", "4", "8")]
    assert panel.problem.sentence == ""


def test_a_file_in_gbk_is_recognised_and_read_so_when_asked(qtbot, panel, tmp_path):
    path = tmp_path / "table.csv"
    content = "模型,训练策略,序列长度,框架,规格,最小卡数,备注\n" + ",".join(
        map(str, (*row(8), "供应商邮件中的数值"))
    )
    path.write_bytes(content.encode("gbk"))
    panel.take_path(path)
    settled(qtbot, panel)
    assert "looks like GBK" in panel.problem.sentence
    ((offered, value),) = panel.problem.remark.remedies
    assert (dict(offered.values)["encoding"], value) == ("GBK", "gb18030")
    panel.problem.remedy_chosen.emit(value)
    settled(qtbot, panel)
    assert shown(panel) == [("changed", "qwen2.5-7b", "4", "8")]
    assert panel.title.sentence == "table.csv, read as GBK"


def test_a_file_can_be_dropped_but_a_plan_is_left_to_the_window(qtbot, panel, tmp_path, saved_plan):
    path = tmp_path / "table.tsv"
    path.write_text(lines(LIST, row(8)), "utf-8")

    def drop(one):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(one))])
        event = QDropEvent(
            QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        panel.dropEvent(event)
        return event.isAccepted()

    assert not drop(saved_plan)
    assert drop(path)
    settled(qtbot, panel)
    assert shown(panel) == [("changed", "qwen2.5-7b", "4", "8")]


def test_an_empty_clipboard_says_what_to_do(qtbot, panel):
    paste(qtbot, panel, "")
    assert "The clipboard holds no text" in panel.problem.sentence


def test_closing_forgets_the_table_and_writes_nothing(qtbot, panel, bench):
    paste(qtbot, panel, PAGE)
    panel.close_button.click()
    assert panel.intro.isVisible()
    assert not bench.overlay.layers
    assert panel.importing.previewed_now is None


def test_a_change_made_elsewhere_is_compared_with_at_once(qtbot, panel, bench):
    paste(qtbot, panel, lines(LIST, row(8)))
    bench.put("x", bench.overlay.set_requirement(KEY, EDITION, 8, Origin("s"), bench.catalog.under))
    panel.set_catalog()
    settled(qtbot, panel)
    qtbot.waitUntil(lambda: not bench.unsaved)
    assert panel.rows.kinds.buttons[Kind.UNCHANGED].isVisible()
    assert "Nothing differs" in panel.summary.text()
    assert shown(panel) == []


def shared_file(path, devices, author, key=KEY):
    catalog = load()
    overlay = catalog.changes.set_requirement(
        key, EDITION, devices, Origin(f"log of {author}", author, "2026-11-30"), catalog.under
    )
    sharing.write(path, overlay, About("ours", author, "2026-11-30", "measured"), catalog)
    return path


def test_shared_changes_name_their_author_and_merge_without_losing_a_row(
    qtbot, panel, bench, tmp_path
):
    other = JobKey("qwen2.5-7b", "full", 8192, "mindspeed-llm", "snt9b")
    bench.put(
        "x", bench.overlay.set_requirement(other, EDITION, 32, Origin("mine"), bench.catalog.under)
    )
    qtbot.waitUntil(lambda: not bench.unsaved)
    panel.take_path(shared_file(tmp_path / "shared.toml", 16, "Li"))
    settled(qtbot, panel)
    assert not panel.target.isVisible()
    assert panel.title.sentence == "shared.toml: ours, Li, 2026-11-30, measured"
    assert shown(panel) == [("changed", "qwen2.5-7b", "4", "16")]
    accept(qtbot, panel, bench)
    requirements = load(overlay=user_overlay()).tables.requirements
    assert requirements[EDITION, KEY].devices == 16
    assert requirements[EDITION, other].devices == 32


@pytest.mark.parametrize(("side", "devices"), [(MINE, 32), (THEIRS, 16)])
def test_a_conflict_is_settled_by_a_choice_and_the_other_row_is_set_aside(
    qtbot, panel, bench, tmp_path, side, devices
):
    bench.put(
        "x", bench.overlay.set_requirement(KEY, EDITION, 32, Origin("mine"), bench.catalog.under)
    )
    qtbot.waitUntil(lambda: not bench.unsaved)
    panel.take_path(shared_file(tmp_path / "shared.toml", 16, "Li"))
    settled(qtbot, panel)
    assert shown(panel) == [("your own row stays", "qwen2.5-7b", "32", "16")]
    details = panel.rows.details
    assert "You changed this row yourself: 32" in details.words.text()
    assert set(details.buttons) == {MINE, THEIRS}
    details.buttons[side].click()
    assert shown(panel)[0][0] == ("your own row stays" if side == MINE else "changed")
    accept(qtbot, panel, bench)
    now = load(overlay=user_overlay())
    assert now.tables.requirements[EDITION, KEY].devices == devices
    assert [change.record.devices for change in now.changes.aside] == [48 - devices]
    assert BOTH not in details.buttons


def test_everything_is_said_in_the_other_language(qtbot, panel, tongue):
    paste(qtbot, panel, PAGE)
    before = (panel.summary.text(), panel.rows.kinds.buttons[Kind.ALL].text(), shown(panel))
    tongue.switch("zh_CN")
    assert panel.paste_button.text() != ""
    tongue.switch("en")
    assert before == (
        panel.summary.text(), panel.rows.kinds.buttons[Kind.ALL].text(), shown(panel)
    )  # fmt: skip


def test_the_model_of_the_preview_keeps_qts_rules(qtbot, panel):
    tester = QAbstractItemModelTester(
        panel.rows.model, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    paste(qtbot, panel, PAGE)
    panel.rows.filter.setText("lora")
    panel.rows.kinds.buttons[Kind.ALL].click()
    panel.rows.toggle()
    assert panel.rows.model.rowCount() > 0
    tester.deleteLater()


@pytest.fixture
def shell(qapp, tmp_path, questions):
    surroundings = Surroundings(qapp, Settings(tmp_path / "config"))
    made = Shell(
        surroundings, load(overlay=user_overlay()), CrashGuard(tmp_path / "data"), questions
    )
    made.estimation.begin()
    yield made
    made.document.undo_stack.set_clean()
    made.window.close()
    made.end()


def test_a_pasted_vendor_table_changes_the_open_plans_answer(qtbot, shell):
    """The whole path through the window's own objects, by its keys."""
    window, document = shell.window, shell.document
    document.replace(
        Plan(
            model=KEY.model, strategy="full", stage="sft", seq_len=4096,
            framework=KEY.framework, hardware=KEY.hardware,
        ),
        None, None,
    )  # fmt: skip
    window.resize(1024, 700)
    with qtbot.waitExposed(window):
        window.show()
    assert shell.estimation.estimate_now(document.plan).answer.minimum_devices == 4

    window.show_page("catalog")
    desk = window.built_page("catalog")
    QApplication.clipboard().setText(PAGE)
    window.activateWindow()
    desk.tables.view.setFocus()
    qtbot.keyClick(desk.tables.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert desk.tabs.currentIndex() == IMPORT
    panel = desk.importing
    settled(qtbot, panel)
    assert [one[2:] for one in shown(panel)] == [("4", "8"), ("4", "8"), ("1", "2")]
    accept(qtbot, panel, shell.workbench)

    # The open plan is answered anew, from the rows that were taken over, and they are listed.
    qtbot.waitUntil(
        lambda: shell.estimation.estimate_now(document.plan).answer.minimum_devices == 8
    )
    desk.show_part(TABLES)
    desk.tables.filter.setText("qwen2.5-7b full 4096 mindspeed-llm snt9b")
    assert desk.tables.model.rowCount() == 2

    # From what was taken over one goes to the user's own rows, of whichever table was in view.
    desk.tables.show_table("features", "nothing of this name")
    desk.show_part(IMPORT)
    qtbot.mouseClick(desk.importing.done.findChild(LinkButton), Qt.MouseButton.LeftButton)
    assert desk.tabs.currentIndex() == TABLES
    assert desk.tables.table == "min-devices"
    qtbot.waitUntil(lambda: desk.tables.model.rowCount() == 3)
    assert desk.tables.filter.text() == ""

    # Undo on this page takes all of it back.
    assert window._undo.text() == "&Undo: Import clipboard"
    window._undo.trigger()
    assert shell.estimation.estimate_now(document.plan).answer.minimum_devices == 4
    qtbot.waitUntil(lambda: not shell.workbench.unsaved)
