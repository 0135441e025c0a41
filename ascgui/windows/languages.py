"""Which languages there are, what each is called, and how one is put in force."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from ascgui.language import language as languages
from ascgui.language.forms import Forms
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme

AUTOMATIC = "auto"
"""The choice that follows the system."""


def language_names() -> dict[str, str]:
    """Return each language's code with its own name for itself."""
    own = {code: QLocale(code).nativeLanguageName() for code in languages.available()}
    return {**own, "en": "English"}


def language_entries() -> dict[str, str]:
    """Return each language's code with its name as an entry of a menu, with its letter."""
    return {
        code: f"&{name}" if name.isascii() else f"{name}(&{code[0].upper()})"
        for code, name in language_names().items()
    }


def canonical(choice: str) -> str:
    """Return ``choice`` as the menus name it: ``zh`` and ``zh-Hans`` are both ``zh_CN``."""
    return choice if choice == AUTOMATIC else _known(choice) or "en"


def resolved(choice: str) -> str:
    """Return the code of the language that ``choice`` means on this system."""
    wanted = QLocale.system().uiLanguages() if choice == AUTOMATIC else [choice]
    return next(filter(None, map(_known, wanted)), "en")


def speak(choice: str, tongue: Tongue, theme: Theme, forms: Forms | None = None) -> None:
    """Use the language ``choice`` from now on, with fonts that suit it.

    ``forms`` are those of numbers and dates; without them they stay as they are.
    """
    code = resolved(choice)
    theme.speak(code)
    tongue.switch(code, forms)


def _known(name: str) -> str | None:
    """Return the code of the language that there is for ``name``, or None."""
    return next((code for code in languages.available() if _root(code) == _root(name)), None)


def _root(name: str) -> str:
    return name.replace("-", "_").split("_")[0].lower()
