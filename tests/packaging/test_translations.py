from __future__ import annotations

import importlib.util
import string
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def translations() -> ModuleType:
    path = ROOT / "packaging" / "translations.py"
    spec = importlib.util.spec_from_file_location("translations_script", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def test_every_sentence_is_a_literal(translations: ModuleType) -> None:
    found, faults = translations.sentences()
    assert faults == []
    assert len(found) > 10


@pytest.mark.parametrize("path", sorted((ROOT / "resources" / "translations").glob("*.ts")))
def test_every_sentence_is_translated_and_none_is_left_over(
    translations: ModuleType, path: Path
) -> None:
    wanted = {sentence.template for sentence in translations.sentences()[0]}
    known = translations.read(path)
    assert sorted(wanted - {key for key, value in known.items() if value}) == []
    assert sorted(set(known) - wanted) == []


@pytest.mark.parametrize("path", sorted((ROOT / "resources" / "translations").glob("*.ts")))
def test_a_translation_keeps_the_fields_of_its_sentence(
    translations: ModuleType, path: Path
) -> None:
    differing = {
        template: translated
        for template, translated in translations.read(path).items()
        if translated and fields(template) != fields(translated)
    }
    # Word order differs between languages; which values a sentence shows does not.
    assert differing == {}


def test_a_new_sentence_is_added_unfinished_and_an_old_one_taken_out(
    translations: ModuleType, tmp_path: Path
) -> None:
    path = tmp_path / "zh_CN.ts"
    sentence = translations.Sentence
    translations.write(path, [sentence("Kept", "a.py", 1), sentence("Gone", "a.py", 2)],
                       {"Kept": "保留", "Gone": "去掉"})  # fmt: skip
    unfinished = translations.write(
        path, [sentence("Kept", "a.py", 1), sentence("New", "a.py", 2)], translations.read(path)
    )
    assert unfinished == 1
    assert translations.read(path) == {"Kept": "保留", "New": None}
