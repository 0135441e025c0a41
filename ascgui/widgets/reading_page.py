"""A page through which Tab goes in the order in which it is read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget
from typing_extensions import override

from ascgui.widgets.layouts import beside_in_order


class ReadingPage(QWidget):
    """Leads the focus by its layout, and out of the page at either end.

    The order in which things were made is not that in which they are read, and what comes and
    goes spoils Qt's own chain of the focus.
    """

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        focus = self.focusWidget()
        beside = None if focus is None else beside_in_order(self, focus, forward=next)
        if beside is not None:
            beside.setFocus(_reason(forward=next))
            self._bring_into_view(beside)
            return True
        return self._leave_by_tab(forward=next) or super().focusNextPrevChild(next)

    def _bring_into_view(self, widget: QWidget) -> None:
        """Scroll every part of the page that holds ``widget`` so that it is seen."""
        holder = widget.parentWidget()
        while holder is not None and holder is not self:
            if isinstance(holder, QScrollArea):
                holder.ensureWidgetVisible(widget)
            holder = holder.parentWidget()

    def _leave_by_tab(self, *, forward: bool) -> bool:
        """Give the focus to what comes after or before the page in its window."""
        one = self._next_in_chain(self, forward=forward)
        while one is not None and one is not self:
            if (
                not self.isAncestorOf(one)
                and one.isVisible()
                and one.isEnabled()
                and one.focusPolicy() & Qt.FocusPolicy.TabFocus
                and one.focusProxy() is None
            ):
                one.setFocus(_reason(forward=forward))
                return True
            one = self._next_in_chain(one, forward=forward)
        return False

    @staticmethod
    def _next_in_chain(widget: QWidget, *, forward: bool) -> QWidget | None:
        return widget.nextInFocusChain() if forward else widget.previousInFocusChain()


def _reason(*, forward: bool) -> Qt.FocusReason:
    return Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
