"""The user guide in a window of its own: contents and search on the left, the chapter beside."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QSignalBlocker, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QTextCharFormat,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStackedWidget,
    QTextBrowser,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui import paths
from ascgui.guide import markup
from ascgui.guide.chapters import FAULTS, FINDINGS, Chapter, chapters, find, title_of_guide
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.guide_hits import HitsModel, PlaceRole
from ascgui.widgets.theme import Theme, Tokens
from ascgui.windows import placement

_PLACE = Qt.ItemDataRole.UserRole
_FITTED_AFTER_MS = 120
"""How long after the last change of its size the pictures are fitted to the window."""

_WIDEST_PICTURE = 1000
_MOST_HITS = 200


class GuideWindow(QWidget):
    """Shows the chapters in the language and the colours in force, without a network."""

    def __init__(self, tongue: Tongue, theme: Theme, parent: QWidget | None = None) -> None:
        """Open at the first chapter."""
        super().__init__(parent, Qt.WindowType.Window)
        self._tongue = tongue
        self._theme = theme
        self.chapters: tuple[Chapter, ...] = ()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.contents.setFrameShape(QFrame.Shape.NoFrame)
        self.found = HitsModel(self)
        self.hits = QListView()
        self.hits.setModel(self.found)
        self.hits.setFrameShape(QFrame.Shape.NoFrame)
        self.hits.setWordWrap(True)
        self._lists = QStackedWidget()
        self._lists.addWidget(self.contents)
        self._lists.addWidget(self.hits)
        self.page = _Page(self)
        left = QWidget()
        self._left = left
        self._left_layout = QVBoxLayout(left)
        self._left_layout.addWidget(self.search)
        self._left_layout.addWidget(self._lists, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(left)
        row.addWidget(self.page, 1)
        self._fitted = QTimer(self)
        self._fitted.setSingleShot(True)
        self._fitted.setInterval(_FITTED_AFTER_MS)
        self._fitted.timeout.connect(self._show_again)
        self._connect()
        self.restyle()
        self.retranslate()
        placement.fit(self, theme.space(240), theme.space(165))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._look_for)
        self.search.returnPressed.connect(self._open_first_hit)
        self.contents.currentItemChanged.connect(self._open_item)
        self.hits.selectionModel().currentChanged.connect(self._open_hit)
        self.page.sourceChanged.connect(self._mark_place)
        self.page.anchorClicked.connect(self._follow)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self._focus_search)
        QShortcut(QKeySequence("Alt+Left"), self).activated.connect(self.page.backward)
        QShortcut(QKeySequence("Alt+Right"), self).activated.connect(self.page.forward)
        self._tongue.changed.connect(self.retranslate)
        self._theme.changed.connect(self.restyle)

    # What others ask of it

    @property
    def place(self) -> str:
        """The place in view as ``chapter#anchor``."""
        source = self.page.source()
        anchor = source.fragment()
        return source.path() + (f"#{anchor}" if anchor else "")

    def open(self, topic: str) -> None:
        """Show the place ``chapter#anchor``; the first chapter where there is no such one."""
        name, _, anchor = topic.partition("#")
        chapter = self._chapter(name) or self.chapters[0]
        known = {heading.anchor for heading in chapter.headings}
        if anchor and anchor not in known and name == FINDINGS:
            chapter = self._chapter(FAULTS) or chapter
            known = {heading.anchor for heading in chapter.headings}
        self.search.clear()
        self._go(chapter.id, anchor if anchor in known else "")

    def html_of(self, name: str) -> str:
        """Return the chapter ``name`` as HTML."""
        chapter = self._chapter(name)
        if chapter is None:
            return ""
        return f"<html><body>{markup.html(chapter.text, self._picture)}</body></html>"

    def picture(self, name: str) -> Path:
        """Return the picture ``name`` in the language and the theme in force; English if need be.

        It may not exist.
        """
        stem = name.partition(".")[0]
        look = "dark" if self._theme.dark else "light"
        folder = paths.shipped("docs", "pictures")
        own = folder / f"{stem}-{self._tongue.language.code.partition('_')[0]}-{look}.png"
        return own if own.is_file() else folder / f"{stem}-en-{look}.png"

    # Showing

    def _go(self, chapter: str, anchor: str = "") -> None:
        url = QUrl(chapter)
        if anchor:
            url.setFragment(anchor)
        if url == self.page.source():
            self.page.scrollToAnchor(anchor) if anchor else self._to_top()
            return
        self.page.setSource(url, QTextDocument.ResourceType.HtmlResource)
        if not anchor:
            self._to_top()

    def _to_top(self) -> None:
        self.page.verticalScrollBar().setValue(0)

    def _show_again(self) -> None:
        bar = self.page.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self.page.reload()
        bar.setValue(round(share * bar.maximum()))

    def _picture(self, name: str) -> str:
        return name if self.picture(name).is_file() else ""

    def _chapter(self, name: str) -> Chapter | None:
        return next((one for one in self.chapters if one.id == name), None)

    def _follow(self, url: QUrl) -> None:
        # Links lead within the guide alone.
        chapter = self._chapter(url.path() or self.page.source().path())
        if chapter is not None:
            self._go(chapter.id, url.fragment())

    # Contents

    def _fill(self) -> None:
        with QSignalBlocker(self.contents):
            self.contents.clear()
            for chapter in self.chapters:
                top = QTreeWidgetItem([chapter.title])
                top.setData(0, _PLACE, (chapter.id, ""))
                self.contents.addTopLevelItem(top)
                for heading in chapter.headings:
                    if heading.level == 2:
                        item = QTreeWidgetItem([markup.plain(heading.title)])
                        item.setData(0, _PLACE, (chapter.id, heading.anchor))
                        top.addChild(item)
            self._fit_contents()

    def _fit_contents(self) -> None:
        """Give the entries air, and the list the width that the longest one needs."""
        space, fewest, most = self._theme.space, 50, 80
        height = QSize(0, space(6))
        for at in range(self.contents.topLevelItemCount()):
            top = self.contents.topLevelItem(at)
            if top is not None:
                for item in (top, *(top.child(number) for number in range(top.childCount()))):
                    item.setSizeHint(0, height)
        wanted = max(
            self.fontMetrics().horizontalAdvance(markup.plain(heading.title))
            + self.contents.indentation() * min(2, heading.level)
            for chapter in self.chapters
            for heading in chapter.headings
            if heading.level <= 2
        )
        bar = self.contents.verticalScrollBar().sizeHint().width()
        wanted += bar + space(10)
        self._left.setFixedWidth(min(max(wanted, space(fewest)), space(most)))

    def _open_item(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self._go(*item.data(0, _PLACE))

    def _mark_place(self, url: QUrl) -> None:
        for at in range(self.contents.topLevelItemCount()):
            top = self.contents.topLevelItem(at)
            if top is None or top.data(0, _PLACE)[0] != url.path():
                continue
            children = [top.child(number) for number in range(top.childCount())]
            found = next((c for c in children if c.data(0, _PLACE)[1] == url.fragment()), top)
            with QSignalBlocker(self.contents):
                self.contents.collapseAll()
                top.setExpanded(True)
                self.contents.setCurrentItem(found)

    # Search

    def _focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _look_for(self, wanted: str) -> None:
        found = find(wanted, self.chapters)[:_MOST_HITS]
        none = self._tongue.say("Nothing in the guide holds these words.")
        self.found.put(found, none if wanted.strip() else "")
        self._lists.setCurrentWidget(self.hits if wanted.strip() else self.contents)
        self._highlight()

    def _open_first_hit(self) -> None:
        self.hits.setCurrentIndex(self.found.index(0))

    def _open_hit(self, index: QModelIndex) -> None:
        place = index.data(PlaceRole)
        if place is not None:
            self._go(*place)
            self._highlight()

    def _highlight(self) -> None:
        """Mark the words looked for wherever they stand in the chapter in view."""
        marked = []
        look = QTextCharFormat()
        look.setBackground(self._theme.color("selected"))
        look.setFontUnderline(True)
        for word in self.search.text().split():
            cursor = self.page.document().find(word)
            while not cursor.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor = cursor
                selection.format = look
                marked.append(selection)
                cursor = self.page.document().find(word, cursor)
        self.page.setExtraSelections(marked)

    # Texts and looks

    def retranslate(self) -> None:
        """Say everything in the language in force, at the same place."""
        place = self.place
        say = self._tongue.say
        self.setWindowTitle(f"{title_of_guide(self._tongue.language)} – ascgui")
        self.search.setPlaceholderText(say("Search the guide"))
        self.search.setAccessibleName(say("Search the guide"))
        self.contents.setAccessibleName(say("Contents"))
        self.hits.setAccessibleName(say("Places found"))
        self.page.setAccessibleName(title_of_guide(self._tongue.language))
        self.chapters = chapters(self._tongue.language)
        self._fill()
        self._look_for(self.search.text())
        self.page.clearHistory()
        name, _, anchor = place.partition("#")
        chapter = self._chapter(name) or self.chapters[0]
        known = {heading.anchor for heading in chapter.headings}
        if chapter.id == name:
            self.page.reload()
        self._go(chapter.id, anchor if anchor in known else "")

    def restyle(self) -> None:
        """Take the colours and sizes of the theme in force."""
        space = self._theme.space
        self._left_layout.setContentsMargins(space(3), space(3), space(3), space(3))
        self._left_layout.setSpacing(space(2))
        self.hits.setSpacing(space(0.5))
        self.page.document().setDefaultStyleSheet(style_sheet(self._theme.tokens))
        self.page.document().setDocumentMargin(space(5))
        if self.chapters:
            self._fit_contents()
            self._show_again()
            self._highlight()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._fitted.start()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.chapters:
            self.restyle()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange and self.isVisible():
            self._fitted.start()  # pictures made for one screen are blurred on another
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.search.text():
                self.search.clear()
            else:
                self.close()
            return
        super().keyPressEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._fitted.stop()
        super().closeEvent(event)


class _Page(QTextBrowser):
    """The chapter in view; its text and pictures come from the guide, never from elsewhere."""

    def __init__(self, guide: GuideWindow) -> None:
        super().__init__()
        self._guide = guide
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)

    @override
    def loadResource(self, type: int, name: QUrl | str) -> Any:
        path = QUrl(name).path()
        if type == QTextDocument.ResourceType.ImageResource.value:
            return self._fitted(self._guide.picture(path))
        if type == QTextDocument.ResourceType.HtmlResource.value:
            return self._guide.html_of(path)
        return None

    def _fitted(self, path: Path) -> QPixmap:
        """Return the picture, no wider than the room for it, sharp on a fine screen."""
        ratio = self.devicePixelRatioF()
        # Of the whole width, as the bar may come once the picture is there.
        bar = self.verticalScrollBar().sizeHint().width()
        room = self.width() - bar - 2 * round(self.document().documentMargin()) - 2
        picture = QPixmap(str(path))
        wide = round(min(room, _WIDEST_PICTURE) * ratio)
        if not picture.isNull() and 0 < wide < picture.width():
            smooth = Qt.TransformationMode.SmoothTransformation
            picture = picture.scaledToWidth(wide, smooth)
            picture.setDevicePixelRatio(ratio)
        return picture


def style_sheet(tokens: Tokens) -> str:
    """Return the style of a chapter in the colours of ``tokens``."""
    return f"""
        h1 {{ font-size: x-large; font-weight: bold; margin-top: 0; margin-bottom: 12px; }}
        h2 {{ font-size: large; font-weight: bold; margin-top: 20px; margin-bottom: 6px; }}
        h3 {{ font-size: medium; font-weight: bold; margin-top: 14px; margin-bottom: 2px; }}
        p, li {{ margin-top: 3px; margin-bottom: 5px; }}
        a {{ color: {tokens.accent}; }}
        code, pre {{ font-family: monospace; color: {tokens.note}; }}
        pre {{ background-color: {tokens.hover}; margin: 6px; }}
        table {{ border-collapse: collapse; margin-top: 6px; margin-bottom: 10px; }}
        th {{ text-align: left; color: {tokens.quiet}; padding: 4px 16px 4px 0;
              border-bottom: 1px solid {tokens.line_strong}; }}
        td {{ padding: 4px 16px 4px 0; border-bottom: 1px solid {tokens.line}; }}
    """
