"""The main window: pages on the left, menus above, notices between, one plan at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QRect, QSignalBlocker, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMainWindow,
    QStackedWidget,
    QToolBar,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation
from ascgui.session.preferences import FORM_NAMES
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Workbench
from ascgui.viewmodels.clipboard import COPY_WITH_HEADINGS
from ascgui.viewmodels.tip import tip
from ascgui.widgets.column_widths import ColumnWidths
from ascgui.widgets.navigation import Navigation
from ascgui.widgets.notice_bar import NoticeBar
from ascgui.widgets.theme import Theme
from ascgui.windows import placement
from ascgui.windows.corner import Corner
from ascgui.windows.help import Help
from ascgui.windows.languages import canonical, language_entries, speak
from ascgui.windows.pages import KeepsCatalog, Page
from ascgui.windows.plan_files import PlanFiles
from ascgui.windows.preferences_notice import PreferencesNotice
from ascgui.windows.printing import Printing
from ascgui.windows.questions import Questions
from ascgui.windows.saving_notice import SavingNotice
from ascgui.windows.worded import Worded

SMALLEST = QSize(800, 440)
"""What is left of a laptop of 1366×768 at 150 % between task bar and title, and less wide."""

WISHED = QSize(1280, 800)
"""The window's size on its first day, in logical pixels; 1024×700 is enough."""

CATALOG_PAGE = "catalog"
"""The page in front of which Undo and Redo are those of the catalog."""
COMPACT_BELOW = 170
"""Steps of the grid: a window less wide than this, as with a very large font, has the icons of the
pages alone."""

_Key = QKeySequence.StandardKey


class MainWindow(QMainWindow):
    """Holds the pages and carries out the menus.

    ``load_catalog`` reads the catalog again and raises ``Refused`` where it cannot be used.
    ``up`` is emitted once, when the window has been painted: what need not be there before that
    begins then. ``left`` is emitted when the window closes and what is open was saved or given up;
    ``recover`` asks for unsaved work of earlier runs.
    """

    up = Signal()
    left = Signal()
    recover = Signal()

    def __init__(
        self,
        *,
        document: Document,
        estimation: Estimation,
        settings: Settings,
        tongue: Tongue,
        theme: Theme,
        catalog: Catalog,
        pages: Sequence[Page],
        load_catalog: Callable[[], Catalog],
        workbench: Workbench,
        questions: Questions | None = None,
    ) -> None:
        """Build the window with its first page; it is shown by the caller."""
        super().__init__()
        self.setObjectName("main")
        self._document = document
        self._estimation = estimation
        self._settings = settings
        self._tongue = tongue
        self._theme = theme
        self._catalog = catalog
        self._pages = {page.id: page for page in pages}
        self._built: dict[str, QWidget] = {}
        self._load_catalog = load_catalog
        self._workbench = workbench
        self._questions = questions or Questions(self, tongue, theme)
        self._findings: tuple[Issue, ...] = ()
        self._painted = False
        self.help = Help(self, tongue, theme, lambda: self.page)
        self.files = PlanFiles(
            document=document,
            estimation=estimation,
            settings=settings,
            tongue=tongue,
            questions=self._questions,
            parent=self,
        )
        self._printing = Printing(
            self,
            document=document,
            estimation=estimation,
            tongue=tongue,
            questions=self._questions,
            catalog=lambda: self._catalog,
            settings=settings,
            theme=theme,
            suggested=self.files.suggested,
            tell=self.tell,
        )
        self.notice = NoticeBar(tongue, theme)
        self.preferences_notice = PreferencesNotice(settings, self._questions, tongue, theme)
        self.saving_notice = SavingNotice(workbench, tongue, theme)
        self.navigation = Navigation(theme, row_steps=10)
        self.stack = QStackedWidget()
        self._lay_out()
        self._add_menus()
        self._fill_navigation()

        self.column_widths = ColumnWidths(settings, self._told, self)
        self.setAcceptDrops(True)
        document.title_changed.connect(self._show_title)
        document.undo_stack.index_changed.connect(self._show_undo)
        workbench.undo_stack.index_changed.connect(self._show_undo)
        workbench.changed.connect(self._take_catalog)
        workbench.merged.connect(self.tell)
        self.files.opened.connect(self._tell_findings)
        self.files.noticed.connect(self.tell)
        self.notice.acted.connect(self._show_findings)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()
        remembered = settings.preferences.page
        self.show_page(remembered if remembered in self._pages else next(iter(self._pages)))
        self._place()

    # Pages

    @property
    def page(self) -> str:
        """The id of the page in view."""
        return self.navigation.key()

    @property
    def page_ids(self) -> tuple[str, ...]:
        """The ids of all pages, in the order of the navigation."""
        return tuple(self._pages)

    def show_page(self, page_id: str) -> None:
        """Bring a page into view."""
        self.navigation.go(page_id)

    def built_page(self, page_id: str) -> QWidget | None:
        """Return the widget of a page that was shown already, or None."""
        return self._built.get(page_id)

    def set_catalog(self, catalog: Catalog) -> None:
        """Show ``catalog`` on every page, and answer the plan from it."""
        self._catalog = catalog
        current = self.page
        for page_id, widget in list(self._built.items()):
            if isinstance(widget, KeepsCatalog):
                widget.set_catalog(catalog)
            else:
                del self._built[page_id]
                self.stack.removeWidget(widget)
                widget.deleteLater()
        self._show_current(list(self._pages).index(current))
        self._estimation.set_tables(catalog.tables)

    def _show_current(self, row: int) -> None:
        if row < 0:
            return
        page = list(self._pages.values())[row]
        if page.id not in self._built:
            self._built[page.id] = page.build(self._catalog)
            self.stack.addWidget(self._built[page.id])
        self.stack.setCurrentWidget(self._built[page.id])
        self._page_choice.actions()[row].setChecked(True)
        self._show_undo()

    def _take_catalog(self) -> None:
        self.set_catalog(self._workbench.catalog)

    # Notices

    def tell(self, issue: Issue) -> None:
        """Show a finding that needs no decision above the page."""
        self._findings = ()
        self.notice.tell(issue.severity, issue.message, code=issue.code)

    def _tell_findings(self, issues: tuple[Issue, ...]) -> None:
        """Show above the page how many findings there are about the plan just opened."""
        self._show_recent()
        self._findings = issues
        if not issues:
            self.notice.clear()
        elif len(issues) == 1:
            (one,) = issues
            self.notice.tell(one.severity, one.message, text("Details"), code=one.code)
        else:
            worst = min((issue.severity for issue in issues), key=lambda severity: severity.rank)
            sentence = text(
                "Findings about this file: {n}. They tell what changed since it was saved, or was"
                " not understood.",
                n=len(issues),
            )
            self.notice.tell(worst, sentence, text("Show them"))

    def _show_findings(self) -> None:
        name = self._tongue.show(self._document.title)
        self._questions.show_issues(text("Findings about {plan}", plan=name), self._findings)

    # Menus

    def _add_menus(self) -> None:
        worded = self._worded = Worded(self, self._tongue, self._theme)
        bar = self.menuBar()
        files = self.files

        menu = worded.menu(bar, text("&File"))
        worded.action(menu, text("&New plan"), files.new, _Key.New, icon="new")
        worded.action(menu, text("&Open…"), files.choose, _Key.Open, icon="open")
        self._recent = worded.menu(menu, text("Open re&cent"))
        self._recent.aboutToShow.connect(self._show_recent)
        worded.action(menu, text("Open the sa&mple"), files.open_sample)
        worded.action(menu, text("Restore &unsaved work…"), self.recover.emit)
        menu.addSeparator()
        worded.action(menu, text("&Save"), files.save, _Key.Save, icon="save")
        worded.action(menu, text("Save &as…"), files.save_as, "Ctrl+Shift+S")
        menu.addSeparator()
        printing = self._printing
        worded.action(menu, text("&Report…"), printing.report, "Ctrl+R", icon="plan")
        worded.action(menu, text("&Export as PDF…"), printing.export, "Ctrl+E", icon="pdf")
        worded.action(menu, text("Print pre&view…"), printing.preview)
        worded.action(menu, text("&Print…"), printing.print, _Key.Print, icon="print")
        menu.addSeparator()
        leave = worded.action(menu, text("&Quit"), self.close, "Ctrl+Q")
        leave.setMenuRole(QAction.MenuRole.QuitRole)

        menu = worded.menu(bar, text("&Edit"))
        self._undo, self._redo = QAction(self), QAction(self)
        self._undo.triggered.connect(self._undo_last)
        self._redo.triggered.connect(self._redo_next)
        self._undo.setShortcuts(_Key.Undo)
        self._redo.setShortcuts([QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z")])
        worded.mark(self._undo, "undo")
        worded.mark(self._redo, "redo")
        menu.addActions([self._undo, self._redo])
        menu.addSeparator()
        worded.action(menu, text("&Copy"), partial(self._copy, "copy"), _Key.Copy, icon="copy")
        worded.action(
            menu,
            text("Copy with &headings"),
            partial(self._copy, "copy_with_headings"),
            COPY_WITH_HEADINGS,
        )
        menu.addSeparator()
        preferences = worded.action(menu, text("&Preferences…"), self._show_preferences, "Ctrl+,")
        preferences.setMenuRole(QAction.MenuRole.PreferencesRole)

        menu = worded.menu(bar, text("&View"))
        titles = {page.id: page.title for page in self._pages.values()}
        self._page_choice = worded.choice(menu, dict(titles), self.show_page)
        for number, action in enumerate(self._page_choice.actions(), start=1):
            action.setShortcut(QKeySequence(f"Ctrl+{number}"))
        menu.addSeparator()
        self._theme_choice = worded.choice(
            worded.menu(menu, text("&Theme")),
            {"system": text("&As the system"), "light": text("&Light"), "dark": text("&Dark")},
            self._choose_theme,
        )
        self._language_choice = worded.choice(
            worded.menu(menu, text("&Language")),
            {"auto": text("&As the system"), **language_entries()},
            self._choose_language,
        )

        menu = worded.menu(bar, text("&Catalog"))
        for entry, part in (
            (text("&Import a table…"), "import"),
            (text("&Export a table…"), "export"),
            (text("&Compare editions"), "compare"),
            (text("&Printed layout"), "printed"),
        ):
            worded.action(menu, entry, partial(self._open_catalog_part, part))
        menu.addSeparator()
        worded.action(menu, text("&Reload"), self._reload_catalog, "F5", icon="reload")
        worded.action(menu, text("Open its &folder"), self._open_catalog_folder, icon="folder")

        menu = worded.menu(bar, text("&Help"))
        worded.action(menu, text("User &guide"), self.help.show, _Key.HelpContents)
        menu.addSeparator()
        about = worded.action(menu, text("&About ascgui"), self._show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)
        worded.action(menu, text("&Licences"), self._show_licences)

        self._corner = Corner(self._tongue, self._theme, self._choose_language)
        if bar.isNativeMenuBar():
            # The system's own bar takes no widget: a thin bar below it does.
            strip = QToolBar(self)
            strip.setMovable(False)
            strip.addWidget(self._corner)
            self.addToolBar(strip)
        else:
            bar.setCornerWidget(self._corner)

    def _show_recent(self) -> None:
        menu = self._recent
        menu.clear()
        for number, name in enumerate(self._settings.preferences.recent_files, start=1):
            path = Path(name)
            shown = f"&{number}  {path.name}".replace("&&", "&") if number < 10 else path.name
            action = menu.addAction(shown)
            action.setToolTip(tip(name))
            action.triggered.connect(partial(self._open_recent, path))
        menu.setEnabled(not menu.isEmpty())
        if not menu.isEmpty():
            menu.addSeparator()
            menu.addAction(self._tongue.say("Clear this list")).triggered.connect(self._forget)

    def _open_recent(self, path: Path, _checked: bool = False) -> None:  # noqa: FBT001, FBT002
        self.files.open(path)

    def _forget(self) -> None:
        self._told(self._settings.change(recent_files=()))
        self._show_recent()

    def _copy(self, what: str) -> None:
        """Have what has the focus, or what it is a part of, copy as it would on its own key."""
        widget = QApplication.focusWidget()
        own = callable(getattr(widget, what, None))
        if not own and what == "copy" and isinstance(widget, QLabel) and widget.hasSelectedText():
            # The menu's key comes before a label's own, and a label has no function for it.
            QApplication.clipboard().setText(widget.selectedText())
            return
        while widget is not None and not callable(getattr(widget, what, None)):
            widget = widget.parentWidget()
        if widget is not None:
            getattr(widget, what)()

    def change_preferences(self, **changes: Any) -> None:
        """Put preferences in force at once and keep them."""
        self._told(self._settings.change(**changes))
        held = self._settings.preferences
        if "theme" in changes:
            self._theme.choose(held.theme)
        if not changes.keys().isdisjoint({"language", *FORM_NAMES}):
            speak(held.language, self._tongue, self._theme, held.forms)
        self.retranslate()

    def _choose_theme(self, choice: str) -> None:
        self.change_preferences(theme=choice)

    def _choose_language(self, choice: str) -> None:
        self.change_preferences(language=choice)

    def _show_preferences(self) -> None:
        from ascgui.windows.preferences_dialog import PreferencesDialog  # noqa: PLC0415 - seldom

        dialog = PreferencesDialog(
            self._settings,
            self._estimation.tables,
            self._tongue,
            self._theme,
            self._questions,
            change=self.change_preferences,
            parent=self,
        )
        self._questions.accepts(dialog)

    def _reload_catalog(self) -> None:
        try:
            catalog = self._load_catalog()
        except Refused as refused:
            self._questions.show_issues(
                text("The catalog cannot be used as it is now. The one in the window is kept."),
                refused.issues,
            )
            return
        self._workbench.adopt(catalog)
        self._tell_findings(catalog.issues)

    def _open_catalog_part(self, part: str) -> None:
        self.show_page(CATALOG_PAGE)
        open_part = getattr(self._built.get(CATALOG_PAGE), "open_part", None)
        if callable(open_part):
            open_part(part)

    def _open_catalog_folder(self) -> None:
        folder = self._catalog.folder
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            message = text(
                "No file manager could be started. The folder is {path}.", path=str(folder)
            )
            self.tell(Issue(Severity.INFO, "no-file-manager", message))

    def _show_about(self) -> None:
        from ascgui.windows.about import AboutDialog  # noqa: PLC0415 - seldom needed

        dialog = AboutDialog(self._catalog, self._tongue, self._theme, self)
        dialog.exec()
        dialog.deleteLater()

    def _show_licences(self) -> None:
        from ascgui.windows.about import LicencesDialog  # noqa: PLC0415 - seldom needed

        dialog = LicencesDialog(self._tongue, self._theme, self)
        dialog.exec()
        dialog.deleteLater()

    def _told(self, issue: Issue | None) -> None:
        if issue is not None:
            self.tell(issue)

    # Texts and looks

    def retranslate(self) -> None:
        """Say every text of the window itself in the language in force."""
        for at, page in enumerate(self._pages.values()):
            keys = self._page_choice.actions()[at].shortcut().toString()
            title = self._tongue.show(page.title)
            tip_of_page = self._tongue.say("{name} ({keys})", name=title, keys=keys)
            self.navigation.name(page.id, title, tip_of_page)
        self.navigation.setAccessibleName(self._tongue.say("Pages"))
        self.navigation.fit()
        chosen = self._settings.preferences
        _check(self._language_choice.actions(), canonical(chosen.language))
        _check(self._theme_choice.actions(), chosen.theme)
        self._show_recent()
        self._show_undo()
        self._show_title()

    def _show_title(self) -> None:
        title = self._tongue.show(self._document.heading)
        if self.files.is_copy:
            title = self._tongue.say("{title} (copy to read)", title=title)
        modified = self._document.modified
        self.setWindowTitle(f"{title.replace('[*]', '[*][*]')}[*] – ascgui")
        self.setWindowModified(modified)
        self.setWindowFilePath(str(self._document.path or ""))
        self._corner.show_title(title, modified=modified)

    def _show_undo(self) -> None:
        owner = self._undone_here
        undo, redo = owner.undo_label, owner.redo_label
        say = self._tongue.say
        self._undo.setText(say("&Undo") if undo is None else say("&Undo: {what}", what=undo))
        self._redo.setText(say("&Redo") if redo is None else say("&Redo: {what}", what=redo))
        self._undo.setEnabled(undo is not None)
        self._redo.setEnabled(redo is not None)

    @property
    def _undone_here(self) -> Document | Workbench:
        """What the Edit menu undoes: the catalog's changes on its page, else the plan's."""
        return self._workbench if self.page == CATALOG_PAGE else self._document

    def _undo_last(self) -> None:
        self._undone_here.undo_stack.undo()

    def _redo_next(self) -> None:
        self._undone_here.undo_stack.redo()

    def _restyle(self) -> None:
        self._fit_navigation()
        self.setWindowIcon(self._theme.icon("app", "accent"))

    def _lay_out(self) -> None:
        self.navigation.currentRowChanged.connect(self._show_current)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.saving_notice)
        column.addWidget(self.preferences_notice)
        column.addWidget(self.notice)
        column.addWidget(self.stack, 1)
        central = QWidget()
        row = QHBoxLayout(central)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.navigation)
        row.addWidget(content, 1)
        self.setCentralWidget(central)

    def _fill_navigation(self) -> None:
        # The first item would become the current one, and its page be built for nothing.
        with QSignalBlocker(self.navigation):
            for page in self._pages.values():
                self.navigation.add(page.id, page.icon)
            self.navigation.setCurrentRow(-1)

    # Coming up, being dropped on, closing

    def _place(self) -> None:
        screens = [QGuiApplication.primaryScreen(), *QGuiApplication.screens()]
        areas = [placement.area_of(screen) for screen in screens if screen is not None]
        kept = self._settings.preferences.window
        self.setMinimumSize(SMALLEST)
        if kept is not None:
            self.setGeometry(placement.placed(QRect(*kept), areas, SMALLEST))
        elif areas:
            self.setGeometry(placement.first(areas[0], WISHED))

    def open_shown(self) -> None:
        """Show the window as it was left, maximized or not."""
        if self._settings.preferences.maximized:
            self.showMaximized()
        else:
            self.show()
        _focus_first(self.stack.currentWidget())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_navigation()

    def _fit_navigation(self) -> None:
        self.navigation.set_compact(compact=self.width() < self._theme.space(COMPACT_BELOW))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            # After the pages, which are painted next.
            QTimer.singleShot(0, self, self.up.emit)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.files.open(path)

    def _may_leave_catalog(self) -> bool:
        """Wait for the changes of the catalog to be saved; ask if they cannot be."""
        if self._workbench.finish():
            return True
        return self._questions.leaves_unsaved(self._workbench.trouble)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.files.may_discard() or not self._may_leave_catalog():
            event.ignore()
            return
        area = self.normalGeometry() if self.isMaximized() else self.geometry()
        # What cannot be remembered is no reason to stay open.
        self._settings.change(
            window=(area.x(), area.y(), area.width(), area.height()),
            maximized=self.isMaximized(),
            page=self.page,
        )
        self.column_widths.flush()
        self.help.close()
        event.accept()
        self.left.emit()


def _focus_first(page: QWidget) -> None:
    """Give the focus to the first line of input of ``page``, so that one can type at once."""
    # Not along the chain of the focus: it leads over Qt's own widgets, for the first of which
    # PySide6 sets up every kind of widget there is.
    lines = page.findChildren(QLineEdit)
    line = next((one for one in lines if one.isVisibleTo(page)), None)
    if line is not None:
        line.setFocus(Qt.FocusReason.OtherFocusReason)


def _dropped(data: QMimeData) -> Path | None:
    """Return the one file in ``data``, or None."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.is_file() else None


def _check(actions: Sequence[QAction], key: str) -> None:
    for action in actions:
        action.setChecked(action.data() == key)
