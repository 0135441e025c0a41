from __future__ import annotations

import csv
import io
import json
import shutil
from argparse import ArgumentParser
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ascgui import paths
from ascgui.catalog.commands import add_parser, run
from ascgui.catalog.load import Catalog, load
from ascgui.domain.catalog import Tables
from ascgui.language.language import Language

ENGLISH = Language("en", {})


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load()


def carried_out(catalog: Catalog | None, *typed: str) -> tuple[int, str, str]:
    parser = ArgumentParser("ascgui")
    add_parser(parser.add_subparsers(), ENGLISH)
    out, errors = io.StringIO(), io.StringIO()
    args = parser.parse_args(["catalog", *typed])
    status = run(args, out, ENGLISH, errors=errors, catalog=catalog)
    return status, out.getvalue(), errors.getvalue()


def answered(catalog: Catalog, *typed: str) -> str:
    status, out, errors = carried_out(catalog, *typed)
    assert (status, errors) == (0, "")
    return out


def as_rows(out: str) -> list[dict[str, Any]]:
    return list(csv.DictReader(io.StringIO(out)))


def test_the_newest_edition_is_listed_unless_another_is_named(catalog: Catalog) -> None:
    listed = ("list", "min-devices", "--format", "csv")
    assert len(as_rows(answered(catalog, *listed))) == 1232
    assert len(as_rows(answered(catalog, *listed, "--edition", "6.5.902"))) == 304
    assert len(as_rows(answered(catalog, *listed, "--edition", "002"))) == 304
    assert len(as_rows(answered(catalog, *listed, "--edition", "all"))) == 1536


def test_not_supported_is_an_empty_cell(catalog: Catalog) -> None:
    out = answered(catalog, "list", "min-devices", "--format", "csv")
    assert out.startswith("model,strategy,seq_len,framework,hardware,devices,")
    devices = [row["devices"] for row in as_rows(out)]
    assert devices.count("") == 1232 - 480
    assert "-" not in devices


def test_filters_take_any_spelling(catalog: Catalog) -> None:
    typed = ("--model", "Qwen/Qwen2.5-7B", "--strategy", "LoRA", "--framework", "MindSpeed LLM")
    out = answered(catalog, "list", "min-devices", *typed, "--hardware", "910B", "--format", "json")
    assert [(row["seq_len"], row["devices"]) for row in json.loads(out)] == [(4096, 2), (8192, 2)]


def test_features_are_filtered_by_the_catalogs_models(catalog: Catalog) -> None:
    out = answered(catalog, "list", "features", "--model", "llama3.1-70b", "--format", "csv")
    assert {row["model"] for row in as_rows(out)} == {"Llama3.1 -8B/70B"}
    assert out.startswith("series,model,framework,feature,value,detail,catalog_models,")


def test_throughput_is_filtered_by_published_names_too(catalog: Catalog) -> None:
    out = answered(catalog, "list", "throughput", "--model", "baichuan_7b", "--format", "csv")
    assert [row["tokens_per_second"] for row in as_rows(out)] == ["2685"]
    out = answered(catalog, "list", "throughput", "--model", "Qwen2-7B", "--format", "csv")
    assert {row["model"] for row in as_rows(out)} == {"qwen2-7b"}


@pytest.mark.parametrize("table", ["hardware", "frameworks", "models", "editions", "notes"])
@pytest.mark.parametrize("form", ["table", "csv", "json"])
def test_every_table_is_printed_in_every_form(catalog: Catalog, table: str, form: str) -> None:
    assert answered(catalog, "list", table, "--format", form).count("\n") > 2


def test_findings_are_printed_with_their_sources(catalog: Catalog) -> None:
    issues = json.loads(answered(catalog, "check", "--json"))
    by_code = {issue["code"] for issue in issues}
    assert by_code == {
        "requirement-contradicts-feature",
        "feature-contradicts-requirement",
        "feature-without-minimum",
        "minimum-without-feature",
        "longer-sequence-needs-fewer",
        "lora-needs-more-than-full",
        "model-only-in-one-document",
        "odd-die-count",
    }
    for issue in issues:
        assert set(issue) == {"severity", "code", "where", "message", "action", "sources"}
        assert issue["where"]["edition"] in {"6.5.902", "6.5.910"}
        assert all(set(s) == {"document", "edition", "place", "says"} for s in issue["sources"])
    assert "Errors: 0. Warnings: 23. Notes: 19.\n" in answered(catalog, "check")
    assert len(as_rows(answered(catalog, "check", "--format", "csv"))) == len(issues) == 42


def test_findings_are_filtered_by_what_they_are_about(catalog: Catalog) -> None:
    issues = json.loads(answered(catalog, "check", "--json", "--model", "Qwen2-7B"))
    assert {issue["code"] for issue in issues} == {"lora-needs-more-than-full"}
    older = json.loads(answered(catalog, "check", "--json", "--edition", "6.5.902"))
    assert {issue["where"]["edition"] for issue in older} == {"6.5.902"}
    both = json.loads(
        answered(catalog, "check", "--json", "--model", "qwen2.5-1.5b", "--hardware", "snt9b")
    )
    assert len(both) == 4


def test_strict_fails_only_on_an_error(catalog: Catalog) -> None:
    assert carried_out(catalog, "check", "--strict")[0] == 0
    tables = catalog.tables
    spoilt = replace(tables.models["glm4-9b"], aliases=("qwen2-7b",))
    clash = replace(catalog, tables=replace(tables, models={**tables.models, "glm4-9b": spoilt}))
    assert carried_out(clash, "check")[0] == 0
    status, out, _ = carried_out(clash, "check", "--strict")
    assert status == 1
    assert out.startswith("error: alias-clash: “qwen2-7b” is a name of qwen2-7b, glm4-9b")


def test_a_difference_is_a_count_not_supported_or_nothing(catalog: Catalog) -> None:
    found = json.loads(answered(catalog, "diff", "6.5.902", "6.5.910", "--json"))
    assert len(found) == 948
    assert {
        "model": "qwen2.5-32b",
        "strategy": "full",
        "seq_len": 4096,
        "framework": "llama-factory",
        "hardware": "snt9b",
        "before": 32,
        "after": 16,
    } in found
    assert {type(item["before"]) for item in found} == {int, str, type(None)}
    assert {item["after"] for item in found if isinstance(item["after"], str)} == {"not-supported"}
    out = answered(catalog, "diff", "6.5.902", "6.5.910", "--model", "qwen2.5-32b")
    assert out.endswith("Changed: 2. Only in 6.5.910: 48. Only in 6.5.902: 0.\n")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("list", "min-device"), "no table “min-device”. Write one of: min-devices"),
        (("check", "--model", "qwen2.5-77b"), "no model “qwen2.5-77b”. Write one of: qwen2.5-7b"),
        (("list", "min-devices", "--model", ""), "no model “”"),
        (("list", "min-devices", "--model", "=\n" * 99), "no model “= = "),
        (("list", "models", "--hardware", "snt9b"), "models has no hardware to choose by"),
        (("list", "min-devices", "--hardware", "h100"), "no hardware “h100”. Write one of: "),
        (("list", "min-devices", "--framework", "x"), "no framework “x”. Write one of: mindspeed"),
        (("list", "min-devices", "--strategy", "qlora"), "“qlora”. Write one of: lora."),
        (("check", "--edition", "6.5"), "no edition “6.5”. Write one of: 6.5.9"),
        (("diff", "6.5.902", "7"), "no edition “7”. Write one of: 6.5.902, 6.5.910."),
    ],
)  # fmt: skip
def test_what_is_not_known_is_one_line_on_standard_error(
    catalog: Catalog, typed: tuple[str, ...], said: str
) -> None:
    status, out, errors = carried_out(catalog, *typed)
    assert (status, out) == (2, "")
    assert errors.startswith("error: The ")
    assert said in errors
    assert errors.count("\n") == 1


def test_a_broken_catalog_is_told_by_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(shutil.copytree(paths.shipped("catalog"), tmp_path / "catalog"))
    path = folder / "editions.toml"
    path.write_text(path.read_text("utf-8").replace("order = 1", "order = -1"), "utf-8")
    monkeypatch.setattr(paths, "shipped", tmp_path.joinpath)
    status, out, errors = carried_out(None, "list", "models")
    assert (status, out) == (2, "")
    line = path.read_text("utf-8").split("\n").index("order = -1") + 1
    assert errors == (
        f"error: {path}:{line}: order is -1, but must be a whole number of at least 1. "
        "Correct it; SCHEMA.md says what the field means.\n"
    )


def test_the_finding_about_an_unknown_field_is_part_of_the_check(folder: Path) -> None:
    path = folder / "models.toml"
    path.write_text(
        path.read_text("utf-8").replace('kind = "dense"', 'kind = "dense"\nx = 1', 1), "utf-8"
    )
    first = answered(load(folder), "check").split("\n", 1)[0]
    assert first.startswith(f"{path}:")
    assert "warning: field-unknown: The field x is not known here" in first


def test_tables_with_a_formula_for_a_name_are_harmless_in_csv(
    catalog: Catalog, tables: Tables
) -> None:
    evil = replace(tables.models["glm4-9b"], note='=HYPERLINK("a")')
    spoilt = replace(catalog, tables=replace(tables, models={"glm4-9b": evil}))
    assert "'=HYPERLINK" in answered(spoilt, "list", "models", "--format", "csv")
