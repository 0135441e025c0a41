from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path

import pytest

from ascgui import cli
from ascgui.guide.chapters import FINDINGS, Chapter
from ascgui.guide.explanations import Malformed, _of, explanations
from ascgui.language.language import available, load

ROOT = Path(__file__).resolve().parents[2]
CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")

# Words of the same form that are no code of a finding.
OTHER_IDS = {
    "ascgui-data", "by-tokenizer", "card-hours", "catalog-tables", "chevron-down",
    "chevron-left", "chevron-right", "chevron-up", "col-major", "consumed-tokens",
    "empty-sample", "from-scratch", "glm-4", "hugging-face", "latin-1", "left-out",
    "llama-factory", "llama-factory-log", "mean-tokens-of-a-device", "min-devices",
    "mindspeed-llm", "mindspeed-llm-fsdp2", "mindspeed-mm", "mindspeed-rl", "needs-input",
    "no-load-optim", "no-load-rng", "node-hours", "not-planned", "printed-tokens-per-second",
    "printed-tokens-per-second-per-device", "samples-per-second", "samples-times-length",
    "six-days", "step-time", "tokens-seen", "total-tokens", "training-results", "typing-extensions",
    "utf-16", "utf-16-be", "utf-16-le", "utf-32", "utf-32-be", "utf-32-le", "utf-8", "utf-8-sig",
    "vl-dense", "vl-moe", "weights-only",
}  # fmt: skip


@cache
def trees():
    """Return every module of the program as a tree, by its path."""
    paths = sorted((ROOT / "ascgui").rglob("*.py"))
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def literals():
    """Return the literal strings of the program that may be a code, with where they stand."""
    found: dict[str, str] = {}
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if CODE.fullmatch(node.value):
                found.setdefault(node.value, f"{path.relative_to(ROOT)}:{node.lineno}")
    return found


def issue_codes():
    """Return what stands in the place of the code wherever an issue is made, with its place."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            called = getattr(node, "func", None)
            if getattr(called, "id", "") == "Issue" and len(node.args) > 1:
                yield node.args[1], f"{path.relative_to(ROOT)}:{node.lineno}"


@pytest.fixture(scope="module", params=available())
def explained(request):
    return explanations(load(request.param))


def test_every_code_of_the_program_is_explained(explained):
    codes = literals()
    codes |= {code.value: at for code, at in issue_codes() if isinstance(code, ast.Constant)}
    assert {code: at for code, at in codes.items() if code not in OTHER_IDS | set(explained)} == {}


def test_no_explanation_is_of_a_code_that_is_gone(explained):
    codes = set(literals()) | {c.value for c, _ in issue_codes() if isinstance(c, ast.Constant)}
    assert sorted(set(explained) - codes) == []


def test_what_is_no_code_is_listed_only_while_it_is_there():
    assert sorted(OTHER_IDS - set(literals())) == []


def test_no_code_is_put_together_from_pieces():
    assert [at for code, at in issue_codes() if isinstance(code, ast.JoinedStr)] == []


def test_each_part_of_an_explanation_is_a_short_sentence(explained):
    for one in explained.values():
        for part in (one.means, one.matters, one.action):
            assert part.endswith((".", "。")), one.code
            assert 2 < len(part) < 240, one.code


def test_the_languages_explain_the_same_codes_in_their_own_words():
    english, *others = (explanations(load(code)) for code in available())
    for other in others:
        assert list(other) == list(english)
        assert not [code for code in english if english[code].means == other[code].means]


def test_a_code_with_less_than_three_points_is_a_fault_of_the_guide():
    chapter = Chapter(FINDINGS, "# Findings\n\n### some-code\n\n- One.\n- Two.\n")
    with pytest.raises(Malformed, match="some-code"):
        list(_of(chapter))


def no_pdf(*_args):
    raise AssertionError


def test_the_command_explains_a_code_in_the_language_asked_for(capsys):
    assert cli.main(["explain", "below-minimum", "--lang", "zh"], no_pdf, no_pdf) == cli.ANSWERED
    said = capsys.readouterr().out
    assert said.splitlines()[0] == "below-minimum"
    assert "计划使用的卡数少于厂商给出的最小卡数。" in said


def test_the_command_without_a_code_lists_all_of_them(capsys):
    assert cli.main(["explain", "--json"], no_pdf, no_pdf) == cli.ANSWERED
    rows = json.loads(capsys.readouterr().out)
    assert [row["code"] for row in rows] == sorted(explanations(load("en")))
    assert all(row["means"] and row["matters"] and row["action"] for row in rows)


def test_the_command_names_the_nearest_code_where_there_is_none_of_the_name(capsys):
    assert cli.main(["explain", "below-minimun"], no_pdf, no_pdf) == cli.BAD_INPUT
    assert "below-minimum may be meant" in capsys.readouterr().err
    assert cli.main(["explain", "xyzzy"], no_pdf, no_pdf) == cli.BAD_INPUT
    assert "lists all of them" in capsys.readouterr().err
