from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.text import text
from ascgui.viewmodels.findings import FindingsModel
from ascgui.widgets.field_note import LinkButton
from ascgui.widgets.findings_list import FindingsList

TWO_SOURCES = (
    Source("000", "6.5.910", "#23", text("at least 4 devices")),
    Source("003", "6.5.910", "qwen", text("not supported")),
)
WARNING = Issue(
    Severity.WARNING,
    "contradiction",
    text("The documents do not agree. " * 20),
    text("Compare both."),
    sources=TWO_SOURCES,
    fix=(("efficiency", 0.9),),
)


@pytest.fixture
def findings(tongue):
    return FindingsModel(tongue.language)


@pytest.fixture
def shown(qtbot, findings, tongue, theme):
    made = FindingsList(
        findings, lambda issue: text("Use 0.9") if issue.fix else None, tongue, theme
    )
    qtbot.addWidget(made)
    made.resize(500, 400)
    made.show()
    return made


def words(row):
    return [one.text() for one in row.findChildren(QLabel) if one.isVisible() and one.text()]


def test_a_finding_is_one_line_with_its_word_until_it_is_opened(shown, findings):
    findings.put([WARNING])
    row = shown.rows[0]
    QApplication.processEvents()
    assert "Warning" in words(row)
    assert row.sentence.is_cut
    assert row.sentence.toolTip() == row.sentence.sentence
    assert "Compare both." not in words(row)


def test_an_error_is_read_whole_without_a_click(shown, findings):
    findings.put([replace(WARNING, severity=Severity.ERROR)])
    QApplication.processEvents()
    assert not shown.rows[0].sentence.is_cut


def test_an_opened_finding_shows_what_to_do_and_its_sources_side_by_side(shown, findings, qtbot):
    findings.put([WARNING])
    row = shown.rows[0]
    qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    said = words(row)
    assert "Compare both." in said
    assert "Document 000 · edition 6.5.910 · #23" in said
    assert "not supported" in said
    assert not row.sentence.is_cut


def test_the_remedy_is_a_button_that_carries_the_finding(shown, findings, qtbot):
    findings.put([WARNING])
    row = shown.rows[0]
    qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)
    button = next(one for one in row.findChildren(LinkButton) if one.text() == "Use 0.9")
    with qtbot.waitSignal(shown.remedy_chosen) as caught:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert caught.args == [WARNING]


def test_a_finding_stays_open_while_its_numbers_change(shown, findings, qtbot):
    findings.put([WARNING])
    qtbot.mouseClick(shown.rows[0].button, Qt.MouseButton.LeftButton)
    findings.put([replace(WARNING, message=text("Other words."))])
    assert shown.rows[0].unfolded
    assert shown.rows[0].sentence.sentence == "Other words."


def test_a_finding_that_was_gone_comes_back_folded(shown, findings, qtbot):
    findings.put([WARNING])
    qtbot.mouseClick(shown.rows[0].button, Qt.MouseButton.LeftButton)
    findings.put([])
    findings.put([WARNING])
    assert not shown.rows[0].unfolded


def test_rows_follow_the_order_of_the_findings(shown, findings):
    info = Issue(Severity.INFO, "info", text("A note."))
    findings.put([info])
    findings.put([info, WARNING])
    assert [row.issue.code for row in shown.rows] == ["contradiction", "info"]


def test_the_button_says_for_screen_readers_which_finding_it_opens(shown, findings):
    findings.put([WARNING])
    assert shown.rows[0].button.accessibleDescription().startswith("Warning: The documents")


def test_a_finding_says_what_its_code_means_once_it_is_asked(shown, findings, qtbot, tongue):
    findings.put([replace(WARNING, code="efficiency-low")])
    (row,) = shown.rows
    row.button.click()
    qtbot.waitUntil(row.explanation.link.isVisible)
    qtbot.mouseClick(row.explanation.link, Qt.MouseButton.LeftButton)
    assert row.explanation.link.isHidden()
    qtbot.waitUntil(lambda: "The scaling efficiency is below what is typical." in words(row))
    assert "Code: efficiency-low" in words(row)
    tongue.switch("zh_CN")
    qtbot.waitUntil(lambda: "线性加速比低于常见值。" in words(row))


def test_what_a_code_means_goes_when_the_row_tells_of_another(shown, findings, qtbot):
    findings.put([replace(WARNING, code="efficiency-low")])
    (row,) = shown.rows
    row.button.click()
    row.explanation.explain()
    row.show_issue(replace(WARNING, code="odd-die-count"))
    qtbot.waitUntil(row.explanation.link.isVisible)
    assert "The scaling efficiency is below what is typical." not in words(row)
