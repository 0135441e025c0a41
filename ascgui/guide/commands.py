"""``ascgui explain``: what the code of a finding means."""

from __future__ import annotations

import difflib
import json
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, TextIO

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text
from ascgui.guide.explanations import Explanation, explanations
from ascgui.language.language import Language
from ascgui.language.terminal import padded, width, wrapped

if TYPE_CHECKING:
    from argparse import _SubParsersAction

_COLUMNS = 100


def add_parser(
    subparsers: _SubParsersAction[ArgumentParser], language: Language | None = None
) -> None:
    """Add ``explain``; :func:`run` carries it out."""
    say = (language or Language("en", {})).say
    explain = subparsers.add_parser("explain", help=say("say what the code of a finding means"))
    explain.add_argument(
        "codes",
        nargs="*",
        metavar="CODE",
        help=say("as in “below-minimum”; all where none is given"),
    )
    explain.add_argument("--json", action="store_true", help=say("print JSON"))


def run(args: Namespace, out: TextIO, language: Language) -> int:
    """Print the explanation of each code that was asked for.

    Raises:
        Refused: there is no such code.
    """
    known = explanations(language)
    problems = [_unknown(code, known) for code in args.codes if code not in known]
    if problems:
        raise Refused(*problems)
    asked = [known[code] for code in args.codes] or sorted(known.values(), key=lambda e: e.code)
    if args.json:
        rows = [
            {"code": one.code, "means": one.means, "matters": one.matters, "action": one.action}
            for one in asked
        ]
        out.write(json.dumps(rows, ensure_ascii=False, indent=2) + "\n")
        return 0
    out.write("\n".join("\n".join(_lines(one, language)) + "\n" for one in asked))
    return 0


def _lines(one: Explanation, language: Language) -> list[str]:
    names = [language.show(name) for name, _ in one.parts]
    margin = max(map(width, names)) + 4
    lines = [one.code]
    for name, (_, said) in zip(names, one.parts, strict=True):
        lines += wrapped(said, _COLUMNS, " " * margin, padded(f"  {name}", margin))
    return lines


def _unknown(code: str, known: dict[str, Explanation]) -> Issue:
    near = difflib.get_close_matches(code[:60].casefold(), known, 1, 0.6)
    message = (
        text("No finding has this code. {near} may be meant.", near=near[0])
        if near
        else text("No finding has this code. “ascgui explain” alone lists all of them.")
    )
    return Issue(Severity.ERROR, "unknown-code", message, where=(("option", code),))
