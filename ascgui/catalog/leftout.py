"""What of the user's own changes an answer was made without, told beside the answer."""

from __future__ import annotations

import sys
from typing import TextIO

from ascgui.catalog.load import Catalog
from ascgui.domain.issues import Severity
from ascgui.language.findings import warning_lines
from ascgui.language.language import Language


def tell(catalog: Catalog, language: Language, errors: TextIO | None = None) -> None:
    """Write a line to ``errors`` (standard error) for all of the user's that was left out."""
    stream = errors or sys.stderr
    left_out = [issue for issue in catalog.issues if issue.severity is Severity.ERROR]
    # None where it was closed before the program began.
    if stream is not None:
        stream.writelines(f"{line}\n" for line in warning_lines(left_out, language))
