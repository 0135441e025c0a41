"""Draws the program's icon in the sizes and forms that each system asks for.

    python packaging/icons.py FOLDER

writes ``ascgui-SIZE.png``, ``ascgui.ico`` for Windows and ``ascgui.icns`` for macOS. Needs PySide6.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

SIZES = (16, 32, 48, 64, 128, 256, 512)
ICNS = {b"icp4": 16, b"icp5": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def drawn(drawing: Path, size: int) -> bytes:
    """Return ``drawing`` as a PNG of ``size`` pixels a side."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(drawing.read_bytes())).render(painter)
    painter.end()
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    buffer.close()
    return bytes(held.data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return ``pictures``, by size, as a Windows icon."""
    fitting = {size: png for size, png in sorted(pictures.items()) if size <= 256}
    head = struct.pack("<HHH", 0, 1, len(fitting))
    at = len(head) + 16 * len(fitting)
    for size, png in fitting.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), at)
        at += len(png)
    return head + b"".join(fitting.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return ``pictures``, by size, as a macOS icon."""
    parts = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in ICNS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def main(arguments: list[str]) -> int:
    """Write all of them into the folder named; return the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    drawing = Path(__file__).resolve().with_name("icon.svg")
    pictures = {size: drawn(drawing, size) for size in SIZES}
    for size, png in pictures.items():
        (folder / f"ascgui-{size}.png").write_bytes(png)
    (folder / "ascgui.ico").write_bytes(ico(pictures))
    (folder / "ascgui.icns").write_bytes(icns(pictures))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
