"""The shipped tables say what the founding documents say, entry by entry.

The documents are read here in another way than anything in the program reads them.
"""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

from ascgui.domain.catalog import FeatureValue, Tables

DOCUMENTS = Path(__file__).parent.parent / "data" / "documents"
FRAMEWORKS = ("mindspeed-llm", "llama-factory", "verl", "mindspeed-mm")
FEATURES = {
    1: {
        "mindspeed-llm": "full lora pack flash_attention sptd long_sequence moe dynamic_length",
    },
    2: {
        "llama-factory": "methods zero flash_attention",
        "mindspeed-mm": "full sptd distributed_optimizer recompute",
    },
    3: {
        "verl": "methods sglang vllm backend",
        "mindspeed-rl": "methods vllm megatron long_sequence",
    },
}

Entries = dict[tuple[str, str, int, str, str], tuple[int | None, int]]


def printed_000() -> Entries:
    """Twelve pieces a row: what stands before it, three words, and eight cells."""
    pieces = [
        piece.strip()
        for piece in (DOCUMENTS / "000-min-devices.txt").read_text("utf-8").strip().split("|")
    ]
    entries: Entries = {}
    rows = [pieces[start + 1 : start + 12] for start in range(0, len(pieces) - 1, 12)][3:]
    for number, (model, strategies, lengths, *cells) in enumerate(rows, 1):
        columns = [cell or cells[index - 1] for index, cell in enumerate(cells)]
        entries |= spread(model, strategies, lengths, columns, number)
    return entries


def printed_002() -> Entries:
    """Merged cells are lost; what a row of two, three or four counts means is set down here."""
    written = (DOCUMENTS / "002-min-devices.txt").read_text("utf-8")
    body = written.split("Snt9B Snt9B23 Snt9B Snt9B23", 1)[1]
    entries: Entries = {}
    model, lengths = "", ""
    pattern = r"(?:(\S+) )?\b(full/lora|full|lora) (?:([\d/]+) )?((?:(?:\d+\*Ascend|-)\s+)+)"
    for number, found in enumerate(re.finditer(pattern, body), 1):
        model, lengths = found[1] or model, found[3] or lengths
        counts = found[4].split()
        if len(counts) == 2:
            columns = [counts[0], counts[0], counts[1], counts[1]]
        elif len(counts) == 4:
            columns = counts
        elif model == "qwen2-1.5b":
            columns = [counts[0], counts[1], "-", "-"]
        else:
            columns = [counts[0], *counts]
        model_id = model.replace("qwen2_5", "qwen2.5")
        entries |= spread(model_id, found[2], lengths, columns, number)
    return entries


def spread(model: str, strategies: str, lengths: str, columns: list[str], row: int) -> Entries:
    """The entries of one printed row, whose columns alternate between the two hardwares."""
    return {
        (
            model,
            strategy,
            int(length),
            FRAMEWORKS[index // 2],
            ("snt9b", "snt9b23")[index % 2],
        ): (ascend(printed), row)
        for index, printed in enumerate(columns)
        for strategy, length in product(strategies.split("/"), lengths.split("/"))
    }


def ascend(printed: str) -> int | None:
    return None if printed == "-" else int(printed.replace("\\", "").removesuffix("*Ascend"))


def loaded(tables: Tables, edition: str) -> Entries:
    return {
        (key.model, key.strategy, key.seq_len, key.framework, key.hardware): (
            entry.devices,
            entry.row,
        )
        for (of, key), entry in tables.requirements.items()
        if of == edition
    }


def test_the_newer_minimum_table_equals_document_000_entry_by_entry(tables: Tables) -> None:
    printed = printed_000()
    assert len(printed) == 1232
    assert sum(devices is not None for devices, _ in printed.values()) == 480
    assert max(row for _, row in printed.values()) == 103
    assert loaded(tables, "6.5.910") == printed


def test_the_older_minimum_table_equals_document_002_entry_by_entry(tables: Tables) -> None:
    printed = printed_002()
    assert len(printed) == 304
    assert max(row for _, row in printed.values()) == 51
    assert loaded(tables, "6.5.902") == printed


def test_the_feature_table_equals_document_003_cell_by_cell(tables: Tables) -> None:
    pieces = [
        piece.strip()
        for piece in (DOCUMENTS / "003-features.txt").read_text("utf-8").strip().split("|")
    ]
    printed = {}
    numbers = {1: 0, 2: 0, 3: 0}
    for start in (at for at, piece in enumerate(pieces) if piece.startswith("**")):
        row = pieces[start : pieces.index("", start)]
        # Each table's own width tells it: 3 words and 8, 7 or 8 cells; the third has versions.
        table = 2 if len(row) == 10 else 3 if numbers[2] else 1
        numbers[table] += 1
        kind, series, model, *cells = row
        names = [
            (framework, feature)
            for framework, features in FEATURES[table].items()
            for feature in features.split()
        ]
        for (framework, feature), cell in zip(names, cells, strict=True):
            value, detail = {
                "✅": (FeatureValue.SUPPORTED, ""),
                "❌": (FeatureValue.NOT_SUPPORTED, ""),
                "NA": (FeatureValue.NOT_PLANNED, ""),
            }.get(cell, (FeatureValue.SUPPORTED, cell))
            place = (table, numbers[table])
            key = (series, model, framework, feature)
            printed[key] = (kind.strip("* "), value, detail, place)
    assert numbers == {1: 33, 2: 25, 3: 10}
    assert len(printed) == 519
    assert {
        (cell.series, cell.model, cell.framework, cell.feature): (
            cell.kind,
            cell.value,
            cell.detail,
            (cell.table, cell.row),
        )
        for cell in tables.features
    } == printed


def test_features_lead_to_the_models_that_the_printed_row_names(tables: Tables) -> None:
    assert all(cell.catalog_models for cell in tables.features)
    by_printed = {cell.model: cell.catalog_models for cell in tables.features}
    assert by_printed["Llama3.1 -8B/70B"] == ("llama3.1-8b", "llama3.1-70b")
    assert by_printed["Llama3.2 -1B/3B"] == ("llama3.2-1b", "llama3.2-3b")
    assert by_printed["DeepSeek-R1-671B"] == by_printed["DeepSeek-V3-671B"] == ("DeepSeek-V3/R1",)
    assert by_printed["glm-4-9b-chat"] == ("glm4-9b",)
    assert by_printed["Qwen3-235b-A22B"] == ("qwen3_moe-235B_A22B",)
    for printed, models in by_printed.items():
        if len(models) == 1:
            folded = "".join(char for char in models[0].lower() if char.isalnum())
            size = re.findall(r"\d+(?:\.\d+)?[bB]", printed)[-1].lower()
            assert size.replace(".", "") in folded or models == ("DeepSeek-V3/R1",), printed


def test_every_model_of_the_documents_is_in_the_models_table(tables: Tables) -> None:
    named = {key.model for _, key in tables.requirements}
    assert len(named) == 41
    assert set(tables.models) == named | {"DeepSeek-V2-Lite-16B"}
