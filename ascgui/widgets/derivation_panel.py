"""The small panel that says how a figure came about."""

from __future__ import annotations

import math
from html import escape

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.domain.answer import Derivation
from ascgui.language.language import Language
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme, Tokens

_WIDEST = 190
"""Greatest width of the panel in steps of the 4-px grid."""


class DerivationPanel(QFrame):
    """Formula, numbers put in, each value with its evidence, the steps and the result.

    It closes with Escape, or when something else is clicked.
    """

    def __init__(
        self,
        derivation: Derivation,
        tongue: Tongue,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Show ``derivation``."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._derivation = derivation
        self._tongue = tongue
        self._theme = theme
        self.page = QTextBrowser()
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setOpenLinks(False)
        self.page.document().setDocumentMargin(theme.space(3))
        self.copy = QPushButton(theme.icon("copy"), tongue.say("Copy"))
        self.copy.setToolTip(tongue.say("Copy as a table, for a spreadsheet"))
        self.copy.clicked.connect(self._copy)
        self.closing = QPushButton(tongue.say("Close"))
        self.closing.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(theme.space(3), 0, theme.space(3), theme.space(3))
        buttons.addStretch(1)
        buttons.addWidget(self.copy)
        buttons.addWidget(self.closing)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.addWidget(self.page, 1)
        layout.addLayout(buttons)
        self.page.setHtml(as_html(derivation, tongue.language, theme.tokens))
        self.page.setAccessibleName(tongue.show(derivation.title))

    def open_at(self, anchor: QWidget) -> None:
        """Open below ``anchor``, or above where there is no room, and take the focus.

        The panel stays within the screen and leaves the anchor in sight wherever that is possible.
        """
        document = self.page.document()
        document.setDefaultFont(self.font())
        document.setTextWidth(-1)
        buttons = self.copy.sizeHint().width() + self.closing.sizeHint().width()
        wanted = max(math.ceil(document.idealWidth()), buttons) + self._theme.space(8)
        width = min(wanted, self._theme.space(_WIDEST))
        document.setTextWidth(width - self._theme.space(1))
        extra = self.copy.sizeHint().height() + self._theme.space(6)
        height = round(document.size().height()) + extra
        screen = anchor.screen().availableGeometry()
        size = screen.size()
        width, height = min(width, size.width()), min(height, round(size.height() * 0.8))
        self.resize(width, height)
        self.move(place(QRect(anchor.mapToGlobal(QPoint()), anchor.size()), self.size(), screen))
        self.show()
        self.page.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
            return
        super().keyPressEvent(event)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(as_tsv(self._derivation, self._tongue.language))


def place(anchor: QRect, size: QSize, screen: QRect) -> QPoint:
    """Return where a panel of ``size`` stands: below, above or beside ``anchor``, or over it."""
    last = screen.bottomRight() - QPoint(size.width() - 1, size.height() - 1)
    x = max(screen.left(), min(anchor.left(), last.x()))
    y = max(screen.top(), min(anchor.top(), last.y()))
    if anchor.bottom() + 1 <= last.y():
        y = anchor.bottom() + 1
    elif anchor.top() - size.height() >= screen.top():
        y = anchor.top() - size.height()
    elif anchor.right() + 1 <= last.x():
        x = anchor.right() + 1
    elif anchor.left() - size.width() >= screen.left():
        x = anchor.left() - size.width()
    return QPoint(x, y)


def as_tsv(derivation: Derivation, language: Language) -> str:
    """Return ``derivation`` as lines of tab-separated cells."""
    lines = [
        (language.show(derivation.title), derivation.formula),
        ("", language.show(derivation.with_numbers)),
        *(
            (term.symbol, language.show(term.name), language.show(term.value),
             language.show(term.evidence))
            for term in derivation.terms
        ),
        *(("", language.show(step)) for step in derivation.steps),
    ]  # fmt: skip
    if derivation.result is not None:
        lines.append((language.say("Result"), language.show(derivation.result)))
    if derivation.source is not None:
        lines.append((language.say("Source"), language.show(derivation.source)))
    return "\n".join("\t".join(cell.replace("\t", " ") for cell in line) for line in lines)


def as_html(derivation: Derivation, language: Language, tokens: Tokens) -> str:
    """Return ``derivation`` as a page for a text browser, in the colours ``tokens``."""

    def said(value: object) -> str:
        return escape(language.show(value))  # type: ignore[arg-type]

    rows = "".join(
        f"<tr><td><i>{escape(term.symbol)}</i></td><td>{said(term.name)}</td>"
        f"<td align='right' style='white-space:nowrap'>{said(term.value)}</td>"
        f"<td style='color:{tokens.quiet}'>{said(term.evidence)}</td></tr>"
        for term in derivation.terms
    )
    steps = "".join(f"<li>{said(step)}</li>" for step in derivation.steps)
    parts = [
        f"<p style='font-size:large'><b>{said(derivation.title)}</b></p>",
        f"<p>{escape(derivation.formula)}</p>" if "=" in derivation.formula else "",
        f"<p>{said(derivation.with_numbers)}</p>",
        f"<table cellspacing='0' cellpadding='4'>{rows}</table>" if rows else "",
        f"<ol>{steps}</ol>" if steps else "",
        f"<p><b>{said(derivation.result)}</b></p>" if derivation.result is not None else "",
        f"<p style='color:{tokens.quiet}'>{said(derivation.source)}</p>"
        if derivation.source is not None
        else "",
    ]
    return "".join(parts)
