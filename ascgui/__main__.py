"""``python -m ascgui``."""

from __future__ import annotations

import sys

from ascgui.app import main

if __name__ == "__main__":
    sys.exit(main())
