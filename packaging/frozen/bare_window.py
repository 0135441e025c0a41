"""The least program that shows a window: the measure for the real one's start."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel


def main() -> int:
    """Show a label; end when it is up and has told when that was."""
    application = QApplication([])
    label = QLabel("A label")
    label.show()

    def usable() -> None:
        told = {"usable": time.time()}
        Path(os.environ["ASCGUI_QUIT_AFTER_START"]).write_text(json.dumps(told), encoding="utf-8")
        application.exit()

    QTimer.singleShot(0, usable)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
