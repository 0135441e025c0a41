"""A choice among named entries, found by typing where there are many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from ascgui.domain.issues import Severity
from ascgui.domain.text import Text, text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.choices import (
    Choice,
    ChoiceModel,
    Mark,
    MarkRole,
    NoteRole,
    matching,
)
from ascgui.widgets.field import Field, IgnoreWheel, LineEdit
from ascgui.widgets.field_note import Remark
from ascgui.widgets.frames import FramedBox
from ascgui.widgets.theme import Theme

_WIDEST_POPUP = 96
"""Digits beyond whose width a popup does not grow, however long the names are."""

_WIDEST_TO_BOX = 1.3
"""How much wider than its box a popup may be for the notes, which are cut beyond that.

A cut note has a tool tip; a wide popup covers what the choice is about.
"""

_ROOM_FOR_NOTES = 40
"""Digits within whose width the popup of a small box may show notes all the same."""


class ChoiceBox(Field):
    """A combo box whose entries carry quiet notes and marks, and can all be taken.

    With ``free`` what is typed and is no entry is taken as it stands. ``resolve`` gives the value
    of another spelling, or None.
    """

    def __init__(
        self,
        tongue: Tongue,
        theme: Theme,
        *,
        typed: bool = False,
        free: bool = False,
        resolve: Callable[[str], Any] | None = None,
        characters: int = 18,
        placeholder: Text | str = "",
        parent: QWidget | None = None,
    ) -> None:
        """``typed`` boxes filter as one types; ``characters`` is the width of the box."""
        super().__init__(tongue, theme, parent)
        self._free = free
        self._resolve = resolve
        self._characters = characters
        self._placeholder = placeholder
        self._value: Any = None
        self._touched = False
        self.model = ChoiceModel(tongue.language, self)
        self.box = FramedBox(theme)
        self.box.setModel(self.model)
        self.box.setItemDelegate(ChoiceDelegate(theme, self.box))
        self.box.setMaxVisibleItems(16)
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.box.installEventFilter(IgnoreWheel(self))
        self.box.activated.connect(self._take_row)
        self.box.opening.connect(self._size_popup)
        self.line: LineEdit | None = None
        self.found: ChoiceModel | None = None
        if typed:
            self._make_typed()
        self.row.addWidget(self.box)
        self.row.addStretch(1)
        self.setFocusProxy(self.box)
        self.retranslate()
        self.restyle()

    @property
    @override
    def editor(self) -> QWidget:
        return self.box

    @property
    def value(self) -> Any:
        """The value of the entry chosen, or what was typed, or None."""
        return self._value

    @property
    def shown(self) -> str:
        """What stands in the box."""
        return self.box.currentText()

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Offer ``choices``; the value stays what it is."""
        choices = tuple(choices)
        if choices == self.model.choices:
            return
        typed = None if self.line is None else (self.line.text(), self.line.cursorPosition())
        self.model.put(choices)
        if not self._touched:
            self._show_value()
        elif self.line is not None and typed is not None and self.line.text() != typed[0]:
            # A combo box whose rows are replaced writes another text into its line.
            self.line.setText(typed[0])
            self.line.setCursorPosition(typed[1])

    @override
    def set_value(self, value: Any) -> None:
        if value == self._value and self._touched:
            return
        self._value = value
        self.reset()

    @override
    def reset(self) -> None:
        self._touched = False
        self._set_problem(None)
        self._show_value()

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.model.speak(self.tongue.language)
        if self.found is not None:
            self.found.speak(self.tongue.language)
        placeholder = self.tongue.show(self._placeholder)
        self.box.setPlaceholderText(placeholder)
        if self.line is not None:
            self.line.setPlaceholderText(placeholder)
            self.line.setAccessibleName(self.box.accessibleName())
            self.line.setToolTip(self.box.toolTip())
        if not self._touched:
            self._show_value()

    @override
    def restyle(self) -> None:
        width = self.box.fontMetrics().horizontalAdvance("0") * self._characters
        self.box.setFixedWidth(width + self.theme.space(9))

    def _make_typed(self) -> None:
        self.line = LineEdit(self.theme)
        self.box.setEditable(True)
        self.box.setLineEdit(self.line)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.found = ChoiceModel(self.tongue.language, self)
        completer = QCompleter(self.found, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setMaxVisibleItems(12)
        popup = QListView()
        completer.setPopup(popup)
        popup.setItemDelegate(ChoiceDelegate(self.theme, popup))
        popup.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # QComboBox fills in a completion by its name, hence into the wrong row of two alike.
        self.box.setCompleter(None)  # type: ignore[arg-type]
        completer.setWidget(self.line)
        completer.activated[QModelIndex].connect(self._take_found)  # type: ignore[index]
        self._completer = completer
        self._popup = popup
        self.line.textEdited.connect(self._filter)
        self.line.done.connect(self._leave)
        self.line.restore_asked.connect(self.reset)
        self.box.installEventFilter(_Focus(self.line, self._leave))

    def _filter(self, typed: str) -> None:
        self._touched = True
        assert self.found is not None  # noqa: S101 - made together with the line
        assert self.line is not None  # noqa: S101
        self.line.mark(wrong=False, unread=True)
        self._set_problem(None)
        self.box.mark(wrong=False)
        self.found.put(matching(self.model.choices, typed, self.tongue.language))
        if self.found.rowCount():
            rectangle = QRect(self.line.rect())
            rectangle.setWidth(self._popup_width(self.found))
            self._completer.complete(rectangle)
        else:
            self._popup.hide()
        exact = self._read(typed)
        if exact is not None and exact != self._value:
            self._value = exact
            self.value_edited.emit(exact)

    def _read(self, typed: str) -> Any:
        best = matching(self.model.choices, typed, self.tongue.language)[:1]
        names = [self.tongue.show(choice.name) for choice in best]
        if names and names[0].casefold() == typed.strip().casefold():
            return best[0].value
        return None if self._resolve is None else self._resolve(typed)

    def _take_row(self, row: int) -> None:
        # Not through the model's role: Qt makes plain text of a word of an enumeration.
        self._take(self.model.choices[row].value)

    def _take_found(self, index: QModelIndex) -> None:
        assert self.found is not None  # noqa: S101 - made together with the line
        self._take(self.found.choices[index.row()].value)

    def _take(self, value: Any) -> None:
        changed = value != self._value
        self._value = value
        self.reset()
        if changed:
            self.value_edited.emit(value)
        self.left.emit()

    def _leave(self) -> None:
        if self._touched and self.line is not None and not self._popup.isVisible():
            self._commit(self.line.text().strip())
        self.left.emit()

    def _commit(self, typed: str) -> None:
        value: Any = self._read(typed) if typed else None
        found = matching(self.model.choices, typed, self.tongue.language)
        if value is None and typed and self._free:
            value = typed
        if value is None and typed and len(found) == 1:
            value = found[0].value
        if value is None and typed:
            names = tuple(choice.name for choice in found[:3] or self.model.choices[:3])
            self._set_problem(
                Remark(
                    Severity.ERROR,
                    text(
                        "“{typed}” is none of the choices. Take one, such as {names}.",
                        typed=typed if len(typed) <= 24 else typed[:23] + "…",
                        names=names,
                    ),
                )
            )
            self.box.mark(wrong=True)
            return
        self._take_typed(value)

    def _take_typed(self, value: Any) -> None:
        changed = value != self._value
        self._value = value
        self.reset()
        if changed:
            self.value_edited.emit(value)

    def _show_value(self) -> None:
        row = self.model.row_of(self._value)
        self.box.setCurrentIndex(row)
        self.box.mark(wrong=False)
        if self.line is not None:
            self.line.mark(wrong=False, unread=False)
            name = self.model.index(row).data() if row >= 0 else str(self._value or "")
            if self.line.text() != name:
                self.line.setText(name)
                if not self.line.hasFocus():
                    self.line.setCursorPosition(0)
        index = self.model.index(row)
        note = index.data(Qt.ItemDataRole.ToolTipRole) if row >= 0 else self._unlisted()
        tip = "" if self._tip is None else self.tongue.show(self._tip)
        self.box.setToolTip("\n".join(part for part in (tip, note) if part))

    def _unlisted(self) -> str:
        """Return a value that is no entry, whole, because the box may cut it."""
        return "" if self._value is None else str(self._value)

    def _popup_width(self, entries: ChoiceModel) -> int:
        """Return what ``entries`` want, and for their notes not much more than the box has."""
        metrics, box = self.box.fontMetrics(), self.box.width()
        digit, edge = metrics.horizontalAdvance("0"), self.theme.space(6)
        indexes = [entries.index(row) for row in range(entries.rowCount())]
        wanted = [natural_width(metrics, self.theme, index) + edge for index in indexes]
        names = [name_width(metrics, self.theme, index) + edge for index in indexes]
        room = max(round(box * _WIDEST_TO_BOX), digit * _ROOM_FOR_NOTES, *names, 0)
        return max(box, min(max(wanted, default=0), room, digit * _WIDEST_POPUP))

    def _size_popup(self) -> None:
        view: QAbstractItemView = self.box.view()
        view.setMinimumWidth(self._popup_width(self.model))
        view.setTextElideMode(Qt.TextElideMode.ElideRight)


def name_width(
    metrics: QFontMetrics, theme: Theme, index: QModelIndex | QPersistentModelIndex
) -> int:
    """Return the width in pixels that an entry wants with its mark and name alone."""
    return metrics.horizontalAdvance(index.data() or "") + metrics.height() + theme.space(6)


def natural_width(
    metrics: QFontMetrics, theme: Theme, index: QModelIndex | QPersistentModelIndex
) -> int:
    """Return the width in pixels that an entry wants with its mark, name and note."""
    width = name_width(metrics, theme, index)
    note = index.data(NoteRole)
    return width + theme.space(3) + metrics.horizontalAdvance(note) if note else width


class ChoiceDelegate(QStyledItemDelegate):
    """Paints an entry: its mark, its name, and its note in quiet text behind it."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        """Paint with the tokens of ``theme``."""
        super().__init__(parent)
        self._theme = theme

    @override
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        # No wider than the view, so that a long note is cut instead of scrolled to.
        return QSize(0, round(option.fontMetrics.height() * 1.6))

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        self.initStyleOption(option, index)
        name, option.text = option.text, ""
        style = option.widget.style() if option.widget is not None else None
        if style is not None:
            style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        group = QPalette.ColorGroup.Normal if enabled else QPalette.ColorGroup.Disabled
        own = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        colour = option.palette.color(group, own)
        gap, height = self._theme.space(1.5), option.fontMetrics.height()
        area = option.rect.adjusted(gap, 0, -gap, 0)
        icon = self._icon(index.data(MarkRole), selected=selected)
        if icon is not None:
            box = QRect(area.left(), area.center().y() - height // 2 + 1, height, height)
            icon.paint(painter, box)
        area.setLeft(area.left() + height + gap)
        painter.save()
        font = option.font
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(colour)
        vertical = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        shown = option.fontMetrics.elidedText(name, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, vertical, shown)
        area.setLeft(area.left() + option.fontMetrics.horizontalAdvance(shown) + 2 * gap)
        note = index.data(NoteRole)
        if note and area.width() > height:
            if not selected:
                painter.setPen(self._theme.color("quiet"))
            cut = option.fontMetrics.elidedText(note, Qt.TextElideMode.ElideRight, area.width())
            painter.drawText(area, vertical, cut)
        painter.restore()

    def _icon(self, mark: object, *, selected: bool) -> Any:
        if mark == Mark.NOT_SUPPORTED:
            return self._theme.icon("not-supported", "on_accent" if selected else "warning")
        if mark == Mark.UNKNOWN:
            return self._theme.icon("unknown", "on_accent" if selected else "quiet")
        return None


class _Focus(QObject):
    """Selects the whole line when its box gets the focus, and tells when the box is left.

    Typing then starts a new search. ``editingFinished`` does not do for leaving: the line of a
    combo box does not always emit it when its list was open.
    """

    def __init__(self, line: LineEdit, leave: Callable[[], None]) -> None:
        super().__init__(line)
        self._line = line
        self._leave = leave

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent):
            if event.type() == QEvent.Type.FocusIn:
                # Later: the press that brought the focus sets the caret after it.
                QTimer.singleShot(0, self._line, self._line.selectAll)
            elif event.reason() not in _STAYS:
                self._leave()
        return False


_STAYS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Reasons to lose the focus that do not mean that the user is done."""
