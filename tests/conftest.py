from __future__ import annotations

import os
import tempfile
from pathlib import Path

# Before any Qt import: tests never need a display.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A developer's own changes to the catalog are no part of what is tested.
os.environ["ASCGUI_DATA"] = str(Path(tempfile.gettempdir()) / "no-ascgui-data-here")
