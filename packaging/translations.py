"""Finds every sentence in the code and brings each language's file up to date.

A sentence is a literal in ``text("…")`` or ``….say("…")``. A new one is added to every
``resources/translations/*.ts`` as unfinished, one that is gone is taken out, and what is translated
stays as it is. Run by ``make translations``.
"""

from __future__ import annotations

import ast
import sys
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "resources" / "translations"
MARKS = frozenset({"text", "say"})
PASSED_ON = frozenset({"ascgui/language/language.py", "ascgui/session/tongue.py"})
"""Files that hand a template on, so that it is no literal there."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A template and where it stands."""

    template: str
    file: str
    line: int


def sentences(root: Path = ROOT) -> tuple[list[Sentence], list[str]]:
    """Return every sentence below ``ascgui/``, and the places where one is no literal."""
    found: list[Sentence] = []
    faults: list[str] = []
    for path in sorted((root / "ascgui").rglob("*.py")):
        name = path.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func
            mark = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if mark not in MARKS or (mark == "text" and isinstance(called, ast.Attribute)):
                continue
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.append(Sentence(first.value, name, node.lineno))
            elif name not in PASSED_ON:
                faults.append(f"{name}:{node.lineno}")
    return found, faults


def read(path: Path) -> dict[str, str | None]:
    """Return template → translation, None for an unfinished one."""
    translations: dict[str, str | None] = {}
    for message in ET.parse(path).iter("message"):
        target = message.find("translation")
        done = target is not None and target.get("type") is None and bool(target.text)
        translations[message.findtext("source") or ""] = (
            (target.text or "") if done and target is not None else None
        )
    return translations


def write(path: Path, found: list[Sentence], known: dict[str, str | None]) -> int:
    """Write ``path`` with all of ``found`` in their order; return how many are unfinished."""
    root = ET.Element("TS", version="2.1", language=path.stem, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = "ascgui"
    unfinished = 0
    done: set[str] = set()
    for sentence in found:
        if sentence.template in done:
            continue
        done.add(sentence.template)
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "location", filename=f"../../{sentence.file}")
        ET.SubElement(message, "source").text = sentence.template
        target = ET.SubElement(message, "translation")
        translated = known.get(sentence.template)
        if translated is None:
            target.set("type", "unfinished")
            unfinished += 1
        else:
            target.text = translated
    ET.indent(root, " ")
    body = ET.tostring(root, encoding="unicode")
    path.write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8"
    )
    return unfinished


def main() -> int:
    """Update every language's file; return 1 where a sentence is no literal."""
    found, faults = sentences()
    for fault in faults:
        print(f"{fault}: a sentence must be a literal", file=sys.stderr)
    for path in sorted(TRANSLATIONS.glob("*.ts")):
        print(f"{path.name}: {write(path, found, read(path))} unfinished of {len(found)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
