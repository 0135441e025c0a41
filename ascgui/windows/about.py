"""What this program is, and on whose work it stands."""

from __future__ import annotations

import json
import platform
from html import escape
from importlib import metadata

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

import ascgui
from ascgui import paths
from ascgui.catalog.load import Catalog
from ascgui.session.tongue import Tongue
from ascgui.widgets.labels import IconLabel
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import set_topic
from ascgui.windows import placement

COMPONENTS = (
    ("PySide6-Essentials", "LGPL-3.0"),
    ("pyqtgraph", "MIT"),
    ("numpy", "BSD-3-Clause"),
    ("tomlkit", "MIT"),
    ("platformdirs", "MIT"),
    ("typing-extensions", "PSF-2.0"),
)
"""What is shipped with the program, and its licence."""


class AboutDialog(QDialog):
    """Name, versions and the catalog's state, selectable for a report."""

    def __init__(
        self, catalog: Catalog, tongue: Tongue, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Describe the program as it works with ``catalog``."""
        super().__init__(parent)
        set_topic(self, "start")
        say = tongue.say
        self.setWindowTitle(say("About ascgui"))
        size = theme.space(16)
        icon = IconLabel()
        icon.put(theme.icon("app", "accent"), size)
        tables = catalog.tables
        lines = (
            say("ascgui {version}", version=ascgui.__version__),
            say("Plans LLM training on Ascend NPUs, with the evidence beside each number."),
            "",
            say("Newest edition in the catalog: {edition}", edition=tables.newest_edition),
            say("Catalog: {hash}", hash=tables.sha256[:12]),
            say(
                "Python {python}, Qt {qt}, {system}",
                python=platform.python_version(),
                qt=qVersion(),
                system=platform.platform(terse=True),
            ),
            say("Works offline: nothing is sent or fetched."),
        )
        words = self.words = QLabel("\n".join(lines))
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        # As wide as its longest line, which breaks only where the screen is narrower.
        wide = words.sizeHint().width() + size + theme.space(20)
        words.setWordWrap(True)
        top = QHBoxLayout()
        top.setSpacing(theme.space(5))
        top.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(words, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(theme.icon("close"))
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(6)] * 4)
        layout.setSpacing(theme.space(5))
        layout.addLayout(top)
        layout.addWidget(buttons)
        placement.fit(self, wide, 0)


class LicencesDialog(QDialog):
    """The components that are shipped, each with its version and licence text."""

    def __init__(self, tongue: Tongue, theme: Theme, parent: QWidget | None = None) -> None:
        """List the program's own licence first."""
        super().__init__(parent)
        set_topic(self, "start")
        self.setWindowTitle(tongue.say("Licences"))
        self.list = QTextBrowser()
        self.list.setOpenLinks(False)
        self.list.setAccessibleName(tongue.say("Licences"))
        self.list.setHtml("".join(_part(*one) for one in _gathered() or _installed()))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(theme.icon("close"))
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(5)] * 4)
        layout.setSpacing(theme.space(4))
        layout.addWidget(self.list)
        layout.addWidget(buttons)
        placement.fit(self, theme.space(170), theme.space(130))


def _gathered() -> list[tuple[str, str, str, str]]:
    """Return name, version, licence and text of what the build put together; empty in a checkout.

    The build knows of more than packages: Python, and libraries of the system that it took along.
    """
    folder = paths.shipped("licences")
    try:
        index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
        return [
            (
                one["name"],
                one["version"],
                one["licence"],
                (folder / f"{one['name']}.txt").read_text(encoding="utf-8"),
            )
            for one in index
        ]
    except FileNotFoundError:
        return []


def _installed() -> list[tuple[str, str, str, str]]:
    """Return the same of the installed packages."""
    packages = [(name, _version(name), licence, _texts(name)) for name, licence in COMPONENTS]
    return [("ascgui", ascgui.__version__, "Apache-2.0", _texts("ascgui")), *packages]


def _part(name: str, version: str, licence: str, texts: str) -> str:
    body = f"<pre>{escape(texts)}</pre>" if texts else ""
    return f"<h3>{escape(name)} {escape(version)}</h3><p>{escape(licence)}</p>{body}"


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return ""


def _texts(name: str) -> str:
    """Return the licence texts that came with the component ``name``; empty where none did."""
    try:
        files = metadata.files(name) or []
    except metadata.PackageNotFoundError:
        return ""
    licences = [file for file in files if "licen" in file.name.lower() and file.suffix != ".py"]
    found = []
    for file in licences:
        try:
            found.append(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            continue
    return "\n\n".join(found)
