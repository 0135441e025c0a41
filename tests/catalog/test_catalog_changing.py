"""The commands that change the catalog: import, export, set, unset."""

from __future__ import annotations

import io
import json
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ascgui.catalog.commands import add_parser, run
from ascgui.catalog.load import load
from ascgui.catalog.overlay import Origin
from ascgui.domain.catalog import JobKey, Model
from ascgui.language.language import Language

ENGLISH = Language("en", {})
DOCUMENTS = Path(__file__).parent.parent / "data" / "documents"
JOB = ("model=Qwen2.5-7B", "strategy=full", "seq-len=4096", "framework=MindSpeed LLM",
       "hardware=910B")  # fmt: skip
KEY = JobKey("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b")

Typed = Callable[..., tuple[int, str, str]]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ASCGUI_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "catalog"


@pytest.fixture
def typed(data: Path) -> Typed:
    """Carries out a command line over the user's own folder, as the program does."""

    def carried_out(*words: str) -> tuple[int, str, str]:
        parser = ArgumentParser("ascgui")
        add_parser(parser.add_subparsers(), ENGLISH)
        out, errors = io.StringIO(), io.StringIO()
        status = run(parser.parse_args(["catalog", *words]), out, ENGLISH, errors=errors)
        return status, out.getvalue(), errors.getvalue()

    return carried_out


def answered(outcome: tuple[int, str, str]) -> str:
    status, out, errors = outcome
    assert (status, errors) == (0, "")
    return out


def refused(outcome: tuple[int, str, str]) -> str:
    status, out, errors = outcome
    assert (status, out) == (2, "")
    assert all(line.startswith("error: ") for line in errors.splitlines())
    return errors


def devices(data: Path, edition: str = "6.5.910") -> int | None:
    return load(overlay=data).tables.requirements[edition, KEY].devices


# ---------------------------------------------------------------- set and unset


def test_one_entry_is_set_and_given_up_again(typed: Typed, data: Path) -> None:
    words = ("--source", "own run", "--author", "Li", "--date", "2026-11-30", "--reason", "OOM")
    out = answered(typed("set", "min-devices", *JOB, "devices=8", *words))
    assert "at least 4 devices → at least 8 devices" in out
    assert devices(data) == 8
    change = load(overlay=data).changes.change("min-devices", ("6.5.910", KEY))
    assert change is not None
    assert change.origin == Origin("own run", "Li", "2026-11-30", "OOM")
    found = json.loads(answered(typed("unset", "min-devices", *JOB, "--json")))
    assert (found["before"], found["after"], found["state"]) == (8, 4, "shipped")
    assert devices(data) == 4


def test_not_supported_and_removed_are_different(typed: Typed, data: Path) -> None:
    found = json.loads(answered(typed("set", "min-devices", *JOB, "devices=-", "--json")))
    assert (found["after"], found["state"]) == ("not-supported", "changed")
    assert devices(data) is None
    found = json.loads(answered(typed("set", "min-devices", *JOB, "--remove", "--json")))
    assert (found["after"], found["state"]) == (None, "removed")
    assert ("6.5.910", KEY) not in load(overlay=data).tables.requirements


def test_a_change_that_brings_a_finding_says_so(typed: Typed) -> None:
    found = json.loads(answered(typed("set", "min-devices", *JOB, "devices=12", "--json")))
    assert "not-a-multiple-of-8" in {issue["code"] for issue in found["issues"]}
    listed = json.loads(answered(typed("check", "--json", "--model", "qwen2.5-7b")))
    assert "not-a-multiple-of-8" in {issue["code"] for issue in listed}


def test_features_rates_and_models_are_set_alike(typed: Typed, data: Path) -> None:
    cell = ("model=Qwen2.5-7B", "framework=llama-factory", "feature=methods")
    answered(typed("set", "features", *cell, "value=PT、SFT、DPO"))
    answered(typed("set", "models", "model=qwen2.5-7b", "aliases=Qwen2.5-7B;Q7", "hidden_size=5"))
    answered(
        typed(
            "set", "throughput", "id=mine", "model=qwen2.5-7b", "framework=mindspeed-llm",
            "hardware=snt9b", "stage=sft", "strategy=full", "seq_len=4096", "devices=8",
            "tokens_per_second=4100.5", "measured=true", "--source", "log of 30 November",
        )
    )  # fmt: skip
    tables = load(overlay=data).tables
    assert tables.aliases["q7"] == "qwen2.5-7b"
    assert tables.models["qwen2.5-7b"].hidden_size == 5
    assert tables.models["qwen2.5-7b"].num_hidden_layers == 28
    rate = tables.throughput_by_id["mine"]
    assert (rate.tokens_per_second, rate.published_value) == (4100.5, 4100.5)
    assert (rate.measured, rate.source) == (True, "log of 30 November")
    details = {
        item.detail
        for item in tables.features
        if (item.model, item.framework, item.feature) == ("Qwen2.5-7B", "llama-factory", "methods")
    }
    assert details == {"PT、SFT、DPO"}
    answered(typed("unset", "throughput", "id=mine"))
    assert "mine" not in load(overlay=data).tables.throughput_by_id


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("set", "nothing", "a=b"), "no table “nothing”"),
        (("set", "min-devices", "devices"), "“devices” sets no field"),
        (("set", "min-devices", *JOB), "The device count is missing"),
        (("set", "min-devices", *JOB, "devices=8", "devices=9"), "set twice"),
        (("set", "min-devices", *JOB, "devices=x"), "“x” is no device count"),
        (("set", "min-devices", *JOB, "devices=8", "mood=1"), "no field mood"),
        (("set", "min-devices", *JOB[1:], "devices=8", "model=qwen9"), "no model “qwen9”"),
        (("set", "min-devices", *JOB[:4], "devices=8", "hardware=h100"), "no hardware “h100”"),
        (("set", "min-devices", *JOB, "devices=8", "edition=9"), "no edition “9”"),
        (("set", "min-devices", *JOB, "devices=8", "--date", "May"), "“May” is no date"),
        (("set", "min-devices", "model=qwen2.5-7b"), "fields are missing: strategy, seq_len"),
        (("set", "throughput", "id=x", "framework=verl"), "The field hardware is missing"),
        (("set", "models", "model=qwen2.5-7b", "hidden_size=many"), "hidden_size is"),
        (("set", "models", "model=qwen2.5-7b", "mood=1"), "no field mood"),
        (("unset", "min-devices", *JOB), "You have not changed this row"),
        (("set", "min-devices", "seq_len=7", *JOB[:2], *JOB[3:], "--remove"), "no such row"),
        (("import", "nowhere.csv", "--edition", "7"), "nowhere.csv:1: There is no such file"),
        (("import", __file__), "The edition is missing"),
        (("export", "min-devices"), "The form is missing"),
        (("export", "min-devices", "--format", "xlsx"), "cannot be printed"),
        (("export", "edition", "--edition", "9"), "no edition “9”"),
        (("export", "changes", "--format", "csv"), "handed on as TOML"),
    ],
)
def test_what_cannot_be_done_is_said_and_nothing_is_written(
    typed: Typed, data: Path, words: tuple[str, ...], said: str
) -> None:
    assert said in refused(typed(*words))
    assert not data.exists()


# ---------------------------------------------------------------- import


def test_a_page_becomes_a_new_edition(typed: Typed, data: Path) -> None:
    page = str(DOCUMENTS / "000-min-devices.txt")
    dry = json.loads(answered(typed("import", page, "--edition", "7.0", "--dry-run", "--json")))
    assert (dry["written"], dry["new_edition"], dry["compared_with"]) == (False, True, "6.5.910")
    assert dry["counts"]["unchanged"] == 1232
    assert not data.exists()
    out = answered(typed("import", page, "--edition", "7.0"))
    assert out.endswith("Written.\n")
    assert load(overlay=data).tables.newest_edition == "7.0"
    assert json.loads(answered(typed("diff", "6.5.910", "7.0", "--json"))) == []


def test_a_changed_page_shows_exactly_what_differs(
    typed: Typed, data: Path, tmp_path: Path
) -> None:
    written = (DOCUMENTS / "000-min-devices.txt").read_text("utf-8")
    old = "| qwen2.5-7b | full | 4096 | 4\\*Ascend ||"
    page = tmp_path / "page.md"
    page.write_text(written.replace(old, old.replace("4\\*A", "8\\*A")), "utf-8")
    found = json.loads(answered(typed("import", str(page), "--edition", "6.5.910", "--json")))
    assert [(item["before"], item["after"], item["outcome"]) for item in found["items"]] == [
        (4, 8, "changed"),
        (4, 8, "changed"),
    ]
    assert devices(data) == 8


def test_rejected_and_undecided_rows_stop_an_import_unless_left_out(
    typed: Typed, data: Path, tmp_path: Path
) -> None:
    page = tmp_path / "list.csv"
    page.write_text(
        "model,strategy,seq_len,framework,hardware,devices\n"
        "qwen2.5-7b,full,4096,mindspeed-llm,snt9b,8\n"
        "qwen2.5-7b,full,8192,mindspeed-llm,snt9b,many\n"
        "mixtrel-8x7b,full,4096,mindspeed-llm,snt9b,8\n",
        "utf-8",
    )
    words = ("import", str(page), "--edition", "6.5.910")
    errors = refused(typed(*words)).splitlines()
    assert errors[0].startswith(f"error: {page}:3: ")
    assert errors[1].startswith(f"error: {page}:4: ")
    assert "--choose model:mixtrel-8x7b=CHOICE" in errors[1]
    assert not data.exists()
    dry: dict[str, Any] = json.loads(answered(typed(*words, "--dry-run", "--json")))
    assert [row["line"] for row in dry["rejected"]] == [3]
    assert [choice["id"] for choice in dry["undecided"][0]["choices"]] == [
        "mixtral-8x7b", "new", "skip",
    ]  # fmt: skip
    chosen = (*words, "--choose", "model:mixtrel-8x7b=mixtral-8x7b")
    assert len(refused(typed(*chosen)).splitlines()) == 1
    out = answered(typed(*chosen, "--partial"))
    assert "rejected, line 3" in out
    tables = load(overlay=data).tables
    assert tables.requirements["6.5.910", KEY].devices == 8
    key = JobKey("mixtral-8x7b", "full", 4096, "mindspeed-llm", "snt9b")
    assert tables.requirements["6.5.910", key].devices == 8


def test_gbk_is_offered_and_read_when_asked_for(typed: Typed, data: Path, tmp_path: Path) -> None:
    page = tmp_path / "list.csv"
    head = "模型,训练策略,序列长度,框架,规格,卡数\n"
    page.write_bytes(f"{head}qwen2.5-7b,full,4096,MindSpeed-LLM,Snt9b,8\n".encode("gbk"))
    assert "looks like GBK" in refused(typed("import", str(page), "--edition", "6.5.910"))
    answered(typed("import", str(page), "--edition", "6.5.910", "--encoding", "gbk"))
    assert devices(data) == 8


# ---------------------------------------------------------------- export and sharing


def test_a_filtered_table_is_exported_and_imported_again(typed: Typed, tmp_path: Path) -> None:
    for form in ("csv", "xlsx", "md"):
        path = tmp_path / f"table.{form}"
        assert (
            answered(typed("export", "min-devices", "--model", "qwen2.5-7b", "-o", str(path))) == ""
        )
        found = json.loads(
            answered(typed("import", str(path), "--edition", "6.5.910", "--dry-run", "--json"))
        )
        assert (found["items"], found["rejected"]) == ([], [])
    assert path.with_suffix(".csv").read_bytes().startswith(b"\xef\xbb\xbf")
    assert answered(typed("export", "features", "--format", "md")).startswith("| series | model |")
    assert answered(typed("export", "models", "--format", "csv")).startswith("model,series,kind")


def test_changes_go_from_one_person_to_another(
    typed: Typed, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = tmp_path / "lab.toml"
    answered(typed("set", "min-devices", *JOB, "devices=8"))
    answered(typed("set", "models", "model=own-3b", "series=Own"))
    words = ("--name", "lab", "--author", "Li", "--reason", "measured")
    answered(typed("export", "changes", "-o", str(shared), *words))
    monkeypatch.setenv("ASCGUI_DATA", str(tmp_path / "other"))
    answered(typed("set", "min-devices", *JOB, "devices=16"))
    assert "--conflicts mine" in refused(typed("import", str(shared)))
    asked = answered(typed("import", str(shared), "--dry-run"))
    assert "yours at least 16 devices, in the file at least 8 devices" in asked
    asked = answered(typed("import", str(shared), "--dry-run", "--conflicts", "mine"))
    assert "yours, at least 16 devices, not at least 8 devices" in asked
    assert not any(line.startswith("changed:") for line in asked.splitlines())
    assert "added: model own-3b\n" in asked
    found = json.loads(answered(typed("import", str(shared), "--conflicts", "mine", "--json")))
    assert found["counts"]["conflicts"] == 1
    other = load(overlay=tmp_path / "other" / "catalog")
    assert other.tables.requirements["6.5.910", KEY].devices == 16
    assert isinstance(other.tables.models["own-3b"], Model)
    assert len(other.changes.aside) == 1
    answered(typed("import", str(shared), "--conflicts", "theirs"))
    assert devices(tmp_path / "other" / "catalog") == 8


def test_a_whole_edition_is_printed_as_one_file(typed: Typed, tmp_path: Path) -> None:
    out = answered(typed("export", "edition", "--edition", "6.5.902", "--name", "old"))
    path = tmp_path / "edition.toml"
    path.write_text(out, "utf-8")
    found = json.loads(answered(typed("import", str(path), "--dry-run", "--json")))
    assert (found["items"], found["counts"]["unchanged"]) == ([], 304 + 5 + 2), (
        "with its foot notes, itself and its document"
    )
