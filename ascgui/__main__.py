"""``python -m ascgui``."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    try:
        from ascgui.app import main

        status = main()
    except KeyboardInterrupt:  # while it is being loaded
        status = 130
    sys.exit(status)
