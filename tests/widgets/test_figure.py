from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from ascgui.domain.answer import Derivation, Term
from ascgui.domain.text import Quantity, Unit, text
from ascgui.widgets.derivation_panel import DerivationPanel, as_html, as_tsv
from ascgui.widgets.figure import Figure
from ascgui.widgets.foldout import Foldout
from ascgui.widgets.labels import Spinner, ThemedLabel
from ascgui.widgets.layouts import FlowLayout
from ascgui.widgets.theme import Theme

DURATION = Derivation(
    figure="duration",
    title=text("Duration"),
    formula="D = T ÷ (R × N × η)",
    with_numbers=text("{t} ÷ 8", t=2_400_000_000),
    terms=(Term("T", text("total tokens"), Quantity(2.4e9, Unit.TOKENS), text("entered <b>")),),
    steps=(text("rounded"),),
    result=text("22 h 57 min"),
    source=text("Document 000."),
)


@pytest.fixture
def figure(qtbot, tongue, theme):
    made = Figure(tongue, theme, scale=2.0, bold=True)
    qtbot.addWidget(made)
    made.resize(400, 100)
    made.show()
    return made


def test_a_figure_opens_its_derivation_by_its_button_and_by_alt_enter(figure, qtbot):
    figure.show_figure("22 h", explained=True)
    with qtbot.waitSignal(figure.explain_asked):
        qtbot.mouseClick(figure.button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(figure.explain_asked):
        qtbot.keyClick(figure, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)


def test_a_figure_without_a_derivation_has_no_button(figure, qtbot):
    figure.show_figure("22 h")
    assert not figure.button.isVisible()
    with qtbot.assertNotEmitted(figure.explain_asked):
        qtbot.keyClick(figure, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)


def test_a_missing_figure_is_a_button_that_asks_for_its_input(figure, qtbot):
    figure.show_figure("Choose a model", wanted="model")
    assert figure.ask.isVisible()
    assert not figure.words.isVisible()
    with qtbot.waitSignal(figure.input_asked) as caught:
        qtbot.mouseClick(figure.ask, Qt.MouseButton.LeftButton)
    assert caught.args == ["model"]


def test_a_figure_says_everything_to_screen_readers(figure):
    figure.show_figure("22 h", "20 h – 24 h", "expected")
    assert figure.accessibleName() == "22 h, 20 h – 24 h, expected"


def test_a_dimmed_figure_is_not_shown_as_fresh(figure, theme):
    figure.show_figure("22 h")
    fresh = figure.words.palette().color(QPalette.ColorRole.WindowText)
    figure.dim(dimmed=True)
    assert figure.words.palette().color(QPalette.ColorRole.WindowText) != fresh
    figure.dim(dimmed=False)
    assert figure.words.palette().color(QPalette.ColorRole.WindowText) == fresh


def test_words_that_do_not_fit_wrap_instead_of_being_cut(figure):
    figure.show_figure("16 devices · 16 cards · 2 nodes and more words")
    one_line = figure.words.fontMetrics().lineSpacing()
    assert figure.heightForWidth(200) >= 2 * one_line


def test_a_derivation_is_a_page_with_values_evidence_steps_and_source(tongue, theme):
    page = as_html(DURATION, tongue.language, theme.tokens)
    for part in ("D = T ÷ (R × N × η)", "total tokens", "2,400,000,000 tokens", "rounded",
                 "22 h 57 min", "Document 000.", "entered &lt;b&gt;"):  # fmt: skip
        assert part in page


def test_a_derivation_is_copied_as_lines_of_cells(tongue):
    lines = as_tsv(DURATION, tongue.language).split("\n")
    assert lines[0] == "Duration\tD = T ÷ (R × N × η)"
    assert lines[2] == "T\ttotal tokens\t2,400,000,000 tokens\tentered <b>"
    assert lines[-1] == "Source\tDocument 000."


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_panel_opens_beside_its_figure_copies_and_closes_with_escape(
    qtbot, figure, tongue, theme
):
    panel = DerivationPanel(DURATION, tongue, theme, figure)
    panel.open_at(figure)
    assert panel.isVisible()
    qtbot.mouseClick(panel.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text().startswith("Duration\t")
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()


def test_a_spinner_appears_only_after_its_delay_and_stops_turning(qtbot, theme):
    spinner = Spinner(theme, delay_ms=30)
    qtbot.addWidget(spinner)
    spinner.start()
    spinner.stop()
    assert not spinner.turning
    spinner.start()
    qtbot.waitUntil(lambda: spinner.turning)
    spinner.stop()
    assert not spinner.turning


def test_a_spinner_stands_where_the_system_asks_that_nothing_moves(qtbot, theme, monkeypatch):
    monkeypatch.setattr(Theme, "still", True)
    spinner = Spinner(theme, delay_ms=1)
    qtbot.addWidget(spinner)
    spinner.resize(20, 20)
    spinner.start()
    qtbot.waitUntil(lambda: spinner.turning)
    before = spinner.grab().toImage()
    qtbot.wait(150)
    assert spinner.grab().toImage() == before
    spinner.stop()


def test_a_label_takes_the_colours_of_the_theme_in_force(theme, qtbot):
    label = ThemedLabel(theme, "quiet")
    qtbot.addWidget(label)
    theme.choose("dark")
    assert label.palette().color(QPalette.ColorRole.WindowText) == theme.color("quiet")


def test_a_foldout_shows_its_content_once_it_is_opened(qtbot, theme):
    content = QLabel("advice")
    foldout = Foldout(content, theme)
    qtbot.addWidget(foldout)
    foldout.show()
    assert not content.isVisible()
    qtbot.mouseClick(foldout.button, Qt.MouseButton.LeftButton)
    assert content.isVisible()


def test_a_flow_breaks_its_line_where_the_room_ends(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    flow = FlowLayout(4, 2, window)
    for name in ("one", "two", "three"):
        flow.addWidget(QPushButton(name))
    wide, narrow = flow.heightForWidth(2000), flow.heightForWidth(1)
    assert narrow > 2 * wide
    assert flow.count() == 3
