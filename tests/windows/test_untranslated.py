"""No word in the window comes from anywhere but a translated sentence."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QTabBar,
    QTableView,
    QWidget,
)
from whole_window import WholeWindow, pump, states

from ascgui.language.language import Language

BEGIN, END = "⟦", "⟧"

DATA = re.compile(
    # Identifiers, names of products and files, units and settings that stand in every language.
    r"""[\w.+/-]*\d[\w.+/-]*            # anything with a digit: models, hardware, numbers
    | [\w-]+\.(?:log|jsonl|toml|json|pt)\b | /[\w./-]+
    | mindspeed-\w+ | llama-factory | verl | MindSpeed-\w+ | (?:LLaMA|Llama)-Factory | VeRL
    | full | lora | grpo | dapo | ppo | snt9b\w* | qwen | alpaca | sharegpt | moss | Megatron
    | CNY | finetune | no-load-\w+ | dataset_info | TP | PP | EP | GiB(?:/s)? | Ctrl | Shift | Alt
    | min | KiB | mistral | \[\w+\] | \{".*
    | CSV | XLSX | TOML | Markdown
    | English | SFT | DPO | RL | LoRA | MoE | Snt | DIE | TPS | GBS | ascgui | Inter""",
    re.VERBOSE,
)


class Marked(dict):
    """Translates every template into itself between marks."""

    def get(self, template, default=None):
        # A mnemonic, a field and the separator of lists stay what they are.
        return template if template == ", " else f"{BEGIN}{template}{END}"


def unmarked(said):
    """Return the words of ``said`` that stand outside every mark and are no data."""
    rest, before = said, None
    while rest != before:
        before = rest
        rest = re.sub(f"{BEGIN}[^{BEGIN}{END}]*{END}", " ", rest)
    if "…" in rest:
        # Cut to fit, and the closing marks with it.
        rest = re.sub(f"{BEGIN}.*", " ", rest)
    rest = re.sub(r"<[^>]+>|&\w+;|&#?\w+;", " ", rest)
    return re.findall(r"[A-Za-z]{2,}", DATA.sub(" ", rest))


def said_by(widget):
    """Yield every text that ``widget`` shows or tells a screen reader."""
    yield widget.toolTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QGroupBox | QMenu):
        yield widget.title()
    if isinstance(widget, QTabBar):
        yield from (widget.tabText(at) for at in range(widget.count()))
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(at) for at in range(min(8, widget.count())))
    if isinstance(widget, QListWidget):
        yield from (widget.item(at).text() for at in range(widget.count()))
    if isinstance(widget, QTableView):
        model = widget.model()
        for column in range(model.columnCount()):
            yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_no_visible_words_stand_outside_a_sentence(qapp, tmp_path, qtbot):
    whole = WholeWindow(qapp, tmp_path)
    try:
        found = loose_words(whole)
    finally:
        whole.end()
    assert "\n".join(map(str, sorted(found, key=str))) == ""


def loose_words(whole):
    """Return what is said outside a sentence, with where."""
    tongue = whole.surroundings.tongue
    tongue._language = Language("en_MARKED", Marked())
    tongue.changed.emit()
    pump(300)
    plan = whole.shell.document.plan
    users = f"{plan.name} {plan.note}"
    found = set()
    for state in states(whole):
        for widget in whole.window.findChildren(QWidget):
            if widget.isVisible() and not widget.objectName().startswith("qt_"):
                for said in said_by(widget):
                    words = [word for word in unmarked(said or "") if word not in users]
                    if words:
                        found.add((state, type(widget).__name__, said, *words))
    for action in in_menus(whole.window.menuBar()):
        if unmarked(action.text().replace("&", "")):
            found.add(("menu", action.text()))
    return found


def in_menus(widget):
    """Yield every action of a menu bar and of the menus below it."""
    for action in widget.actions():
        yield action
        if action.menu() is not None:
            yield from in_menus(action.menu())


def test_a_word_outside_a_sentence_is_seen():
    assert unmarked("⟦All of {it}⟧ qwen2.5-7b ⟦4 of ⟦nested⟧ ones⟧") == []
    assert unmarked("⟦Some⟧ loose words") == ["loose", "words"]
