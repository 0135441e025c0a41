"""F1 anywhere: the guide at what has the focus, also where a dialog blocks all else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from typing_extensions import override

from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import topic_of

if TYPE_CHECKING:
    from ascgui.windows.guide_window import GuideWindow

_SERVED = "answers_help"


class Help(QObject):
    """Owns the window of the guide, and gives each dialog over ``window`` the key that opens it.

    A modal dialog blocks every window but those that belong to it. So the guide belongs to the
    dialog that it was asked for in, and goes back to ``window`` when that dialog is gone. Dialogs
    need not know: what they are about they say by ``set_topic``.
    """

    def __init__(
        self,
        window: QWidget | None,
        tongue: Tongue,
        theme: Theme,
        page: Callable[[], str] = lambda: "",
    ) -> None:
        """``page`` names the chapter for what has no topic; None is a program without a window."""
        super().__init__(window)
        self._window = window
        self._tongue = tongue
        self._theme = theme
        self._page = page
        self.guide: GuideWindow | None = None
        cast("QApplication", QApplication.instance()).focusWindowChanged.connect(self._serve)

    def show(self) -> None:
        """Open the guide at what has the focus in the window that is worked in."""
        asking = QApplication.activeWindow()
        if asking is None or not self._is_ours(asking):
            asking = self._window
        about = None if asking is None else asking.focusWidget() or asking
        self.show_at(topic_of(about) or self._page())

    def show_at(self, topic: str) -> None:
        """Open the guide at ``topic``, in front of the dialog that blocks the window, if any."""
        modal = QApplication.activeModalWidget()
        self._put_under(modal if modal is not None and self._is_ours(modal) else self._window)
        guide = self.guide
        assert guide is not None  # noqa: S101 - made above
        guide.open(topic)
        guide.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, on=False)
        guide.show()
        guide.activateWindow()

    def close(self) -> None:
        """Close the guide, if it is open."""
        if self.guide is not None:
            self.guide.close()

    def _serve(self) -> None:
        """Give the dialog that has just come to the front its key."""
        dialog = QApplication.activeWindow()
        if isinstance(dialog, QDialog) and not dialog.property(_SERVED) and self._is_ours(dialog):
            dialog.setProperty(_SERVED, True)  # noqa: FBT003 - Qt's form
            QShortcut(QKeySequence.StandardKey.HelpContents, dialog).activated.connect(self.show)

    def _is_ours(self, widget: QWidget) -> bool:
        """Whether ``widget`` belongs to the window, be it over other dialogs."""
        above: QWidget | None = widget
        while above is not None and above is not self._window:
            above = above.parentWidget()
        return above is self._window

    def _put_under(self, owner: QWidget | None) -> None:
        if self.guide is None:
            from ascgui.windows.guide_window import GuideWindow  # noqa: PLC0415 - when asked for

            self.guide = GuideWindow(self._tongue, self._theme, owner)
        elif self.guide.parentWidget() is not owner:
            area = self.guide.geometry()
            self.guide.setParent(owner, Qt.WindowType.Window)
            self.guide.setGeometry(area)
        if owner is not None and owner is not self._window:
            owner.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Spontaneous is one that is only minimized.
        if event.type() is QEvent.Type.Hide and not event.spontaneous():
            self._take_back(watched)
        return False

    def _take_back(self, gone: QObject) -> None:
        """Have the guide outlive the dialog ``gone``, and go on showing what is read there."""
        guide = self.guide
        gone.removeEventFilter(self)
        if guide is None or guide.parentWidget() is not gone:
            return
        shown = guide.isVisible()
        modal = QApplication.activeModalWidget()
        self._put_under(modal if modal is not None and self._is_ours(modal) else self._window)
        if shown:
            guide.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
            guide.show()
