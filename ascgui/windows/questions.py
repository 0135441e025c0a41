"""Everything that the window asks in a dialog, so that a test can answer instead of a person."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path

# Not by name: PySide6 makes a class when it is first asked for, and a start asks no question.
from PySide6 import QtWidgets
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ascgui.domain.issues import Issue
from ascgui.domain.text import Text
from ascgui.session.job import Work
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import set_topic


class Unsaved(Enum):
    """What to do with changes that are not saved."""

    SAVE = auto()
    DISCARD = auto()
    CANCEL = auto()


class Overwrite(Enum):
    """What to do about a file that another program changed."""

    OVERWRITE = auto()
    SAVE_AS = auto()
    CANCEL = auto()


class Questions:
    """Asks through modal dialogs over ``parent``, in the language in force."""

    def __init__(self, parent: QWidget, tongue: Tongue, theme: Theme) -> None:
        self._parent = parent
        self._tongue = tongue
        self._theme = theme

    def unsaved(self, title: Text | str) -> Unsaved:
        """Ask whether to save the plan ``title`` before it is closed."""
        button = QtWidgets.QMessageBox.StandardButton
        box = self._box(
            QtWidgets.QMessageBox.Icon.Warning,
            self._tongue.say("{plan} has changes that are not saved.", plan=title),
            self._tongue.say("They are lost if they are not saved now."),
            "files#nothing-lost",
        )
        box.setStandardButtons(button.Save | button.Discard | button.Cancel)
        box.setDefaultButton(button.Save)
        box.button(button.Discard).setText(self._tongue.say("Discard"))
        return {
            button.Save: Unsaved.SAVE,
            button.Discard: Unsaved.DISCARD,
        }.get(_asked(box), Unsaved.CANCEL)

    def changed_meanwhile(self, path: Path) -> Overwrite:
        """Ask what to do about ``path``, which is no longer as it was opened or saved."""
        box = self._box(
            QtWidgets.QMessageBox.Icon.Warning,
            self._tongue.say("Another program changed {file} meanwhile.", file=path.name),
            self._tongue.say(
                "Overwriting it keeps this plan and leaves the other version as a backup."
            ),
            "files#plan",
        )
        return self._overwrite_or_not(box, self._tongue.say("Overwrite"))

    def _overwrite_or_not(self, box: QtWidgets.QMessageBox, words: str) -> Overwrite:
        role = QtWidgets.QMessageBox.ButtonRole
        overwrite = box.addButton(words, role.DestructiveRole)
        save_as = box.addButton(self._tongue.say("Save under another name…"), role.AcceptRole)
        box.setStandardButtons(box.standardButtons() | QtWidgets.QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(save_as)
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        if clicked is overwrite:
            return Overwrite.OVERWRITE
        return Overwrite.SAVE_AS if clicked is save_as else Overwrite.CANCEL

    def leaves_unsaved(self, why: Issue | None) -> bool:
        """Ask whether to close although changes of the catalog could not be saved."""
        box = self._box(
            QtWidgets.QMessageBox.Icon.Warning,
            self._tongue.say("Your changes of the catalog could not be saved."),
            "" if why is None else self._tongue.show(why.message),
            "files#catalog",
        )
        role = QtWidgets.QMessageBox.ButtonRole
        leave = box.addButton(self._tongue.say("Close and lose them"), role.DestructiveRole)
        stay = box.addButton(self._tongue.say("Keep the window open"), role.RejectRole)
        box.setDefaultButton(stay)
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        return clicked is leave

    def open_elsewhere(self, path: Path, where: Text) -> Overwrite:
        """Ask what to do about ``path``, which is open in another window, ``where``."""
        box = self._box(
            QtWidgets.QMessageBox.Icon.Warning,
            self._tongue.say("{file} is open {where}.", file=path.name, where=where),
            self._tongue.say(
                "Saved from both, one would undo what the other saved. Save this under another"
                " name, or here if the other window is gone or will not be saved."
            ),
            "files#nothing-lost",
        )
        return self._overwrite_or_not(box, self._tongue.say("Save here all the same"))

    def lock_damaged(self, path: Path, lock: Path) -> Overwrite:
        """Ask what to do about ``path``, of which ``lock`` does not tell who has it open."""
        box = self._box(
            QtWidgets.QMessageBox.Icon.Warning,
            self._tongue.say(
                "Whether {file} is open in another window cannot be told.", file=path.name
            ),
            self._tongue.say(
                "The file that says so is damaged: {lock}. Saved from two windows, one would undo"
                " what the other saved. Save here if no other window has it open; the damaged file"
                " is removed then.",
                lock=str(lock),
            ),
            "files#nothing-lost",
        )
        return self._overwrite_or_not(box, self._tongue.say("Save here all the same"))

    def plan_to_open(self, folder: Path) -> Path | None:
        """Ask for the plan file to open, starting in ``folder``."""
        dialog = self._file_dialog(self._tongue.say("Open plan"), folder)
        set_topic(dialog, "files#plan")
        dialog.setFileMode(QtWidgets.QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(
            [self._tongue.say("Plans (*.toml)"), self._tongue.say("All files (*)")]
        )
        return _chosen(dialog)

    def files_to_read(self, title: str, folder: Path, *, several: bool) -> tuple[Path, ...]:
        """Ask for files to read, starting in ``folder``; none if nothing was chosen."""
        dialog = self._file_dialog(title, folder)
        mode = QtWidgets.QFileDialog.FileMode
        dialog.setFileMode(mode.ExistingFiles if several else mode.ExistingFile)
        accepted = dialog.exec() == QtWidgets.QFileDialog.DialogCode.Accepted
        names = dialog.selectedFiles() if accepted else []
        dialog.deleteLater()
        return tuple(map(Path, names))

    def folder_to_read(self, title: str, folder: Path) -> Path | None:
        """Ask for a folder to look into, starting in ``folder``."""
        dialog = self._file_dialog(title, folder)
        dialog.setFileMode(QtWidgets.QFileDialog.FileMode.Directory)
        dialog.setOption(QtWidgets.QFileDialog.Option.ShowDirsOnly, True)  # noqa: FBT003 - Qt's form
        return _chosen(dialog)

    def file_to_save(self, title: str, suggested: Path, kinds: str) -> Path | None:
        """Ask where to save; ``kinds`` names the files, as in ``Plans (*.toml)``."""
        dialog = self._file_dialog(title, suggested.parent)
        dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QtWidgets.QFileDialog.FileMode.AnyFile)
        dialog.setNameFilter(kinds)
        # The dialog adds it before it asks whether to replace a file.
        dialog.setDefaultSuffix(suggested.suffix.lstrip("."))
        dialog.selectFile(suggested.name)
        return _chosen(dialog)

    def show_issues(self, heading: Text, issues: Sequence[Issue]) -> None:
        """Show findings as a list."""
        from ascgui.windows.issues_dialog import IssuesDialog  # noqa: PLC0415 - seldom needed

        dialog = IssuesDialog(heading, issues, self._tongue, self._theme, self._parent)
        dialog.exec()
        dialog.deleteLater()

    def wait_for(self, title: Text, work: Work) -> object | None:
        """Do ``work`` while the window waits; see :func:`ascgui.windows.waiting.wait_for`."""
        from ascgui.windows.waiting import wait_for  # noqa: PLC0415 - seldom needed

        return wait_for(title, work, self._parent, self._tongue, self._theme)

    def accepts(self, dialog: QtWidgets.QDialog) -> bool:
        """Show ``dialog`` and return whether it was accepted."""
        accepted = dialog.exec() == QtWidgets.QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return accepted

    def _box(
        self, icon: QtWidgets.QMessageBox.Icon, words: str, further: str, topic: str
    ) -> QtWidgets.QMessageBox:
        box = QtWidgets.QMessageBox(self._parent)
        set_topic(box, topic)
        box.setIcon(icon)
        box.setWindowTitle("ascgui")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(words)
        box.setInformativeText(further)
        return box

    def _file_dialog(self, title: str, folder: Path) -> QtWidgets.QFileDialog:
        dialog = QtWidgets.QFileDialog(self._parent, title)
        dialog.setDirectory(str(folder))
        return dialog


def _asked(box: QtWidgets.QMessageBox) -> QtWidgets.QMessageBox.StandardButton:
    answer = QtWidgets.QMessageBox.StandardButton(box.exec())
    box.deleteLater()
    return answer


def _chosen(dialog: QtWidgets.QFileDialog) -> Path | None:
    accepted = dialog.exec() == QtWidgets.QFileDialog.DialogCode.Accepted
    names = dialog.selectedFiles() if accepted else []
    dialog.deleteLater()
    return Path(names[0]) if names else None
