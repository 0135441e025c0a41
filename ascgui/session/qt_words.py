"""Qt's own words (buttons of dialogs, context menus of fields) in the language in force."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from ascgui.session.tongue import Tongue


class QtWords(QObject):
    """Keeps the application's translator for Qt's own texts in step with the tongue.

    Made before anything else is connected to the tongue, so that Qt already speaks the new
    language when the widgets say their texts again.
    """

    def __init__(
        self, application: QCoreApplication, tongue: Tongue, parent: QObject | None = None
    ) -> None:
        """Translate Qt's texts in ``application`` from now on."""
        super().__init__(parent)
        self._application = application
        self._tongue = tongue
        self._translator: QTranslator | None = None
        tongue.changed.connect(self._follow)
        self._follow()

    def remove(self) -> None:
        """Take the translator out again."""
        if self._translator is not None:
            self._application.removeTranslator(self._translator)
            # It holds a whole file, and one more came with each change of the language.
            self._translator.deleteLater()
            self._translator = None

    def _follow(self) -> None:
        self.remove()
        language = self._tongue.language
        # Dates and numbers that Qt itself writes, as in a calendar, follow too.
        QLocale.setDefault(QLocale("zh_CN" if language.is_chinese else "en_GB"))
        if language.code == "en":
            return
        translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(f"qtbase_{language.code}", folder):
            self._application.installTranslator(translator)
            self._translator = translator
