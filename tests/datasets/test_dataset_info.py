from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from dataset_files import GOOD, PAIR, chat, numbered, write

from ascgui.datasets.infofile import Columns, Tags, read_info
from ascgui.datasets.records import Format, Outcome, ScanAnswer, ScanRequest
from ascgui.datasets.scan import scan
from ascgui.domain.issues import Refused
from ascgui.language.language import Language


def info(folder: Path, **entries: Any) -> Path:
    path = folder / "dataset_info.json"
    path.write_text(json.dumps(entries), encoding="utf-8")
    return path


def scanned(path: Path, **changes: Any) -> ScanAnswer:
    return scan(ScanRequest((path,), **changes))


def test_the_entry_beside_the_data_is_used_and_named(tmp_path: Path) -> None:
    rows = [{"q": f"Name fruit {i}.", "a": "Apple.", "h": [["Hello", "Hello"]]} for i in range(3)]
    path = write(tmp_path, "mine.json", rows)
    assert scanned(path).format is None
    info(tmp_path, mine={"file_name": "mine.json",
                         "columns": {"prompt": "q", "response": "a", "history": "h"}},
         other={"file_name": "other.json"})  # fmt: skip
    answer = scanned(path)
    assert answer.format is Format.ALPACA
    assert "mine" in Language("en", {}).show(answer.columns_reason)
    assert answer.headline.rows_valid == 3
    assert answer.findings == ()
    once = scanned(write(tmp_path, "mine.json", [{**row, "h": []} for row in rows]))
    assert answer.headline.lengths.total > once.headline.lengths.total


def test_what_columns_does_not_list_is_not_read(tmp_path: Path) -> None:
    path = info(tmp_path, a={"file_name": "a.json", "columns": {"prompt": "instruction",
                "response": "output"}})  # fmt: skip
    entry = read_info(path)["a"]
    assert entry.columns == Columns(
        prompt="instruction", query=None, response="output", messages=None
    )
    rows = [{"instruction": "a", "output": "b"}]
    assert scanned(write(tmp_path, "a.json", rows)).findings == ()


def test_what_tags_does_not_list_is_empty(tmp_path: Path) -> None:
    tags = {"role_tag": "role", "content_tag": "content", "user_tag": "user",
            "assistant_tag": "assistant"}  # fmt: skip
    path = info(tmp_path, a={"file_name": "a.json", "formatting": "sharegpt",
                "columns": {"messages": "messages"}, "tags": tags})  # fmt: skip
    assert read_info(path)["a"].tags == Tags("role", "content", "user", "assistant", None, None,
                                             None)  # fmt: skip
    rows = [
        {"messages": [{"role": "user", "content": "a"}, {"role": "assistant", "content": "b"}]},
        {"messages": [{"role": "system", "content": "a"}, {"role": "assistant", "content": "b"}]},
    ]
    answer = scanned(write(tmp_path, "a.json", rows))
    assert answer.headline.rows_valid == 1
    assert answer.finding("unknown-role") is not None
    assert answer.finding("names-not-declared") is None


def test_a_declared_column_that_no_row_has_is_told(tmp_path: Path) -> None:
    info(tmp_path, a={"file_name": "a.json", "columns": {"prompt": "instruction",
         "response": "output", "system": "sys"}})  # fmt: skip
    finding = scanned(write(tmp_path, "a.json", [GOOD])).finding("declared-column-missing")
    assert finding is not None
    assert finding.places[0].field == "sys"
    assert finding.outcome("llama-factory") is Outcome.STOPS


def test_ranking_must_be_declared_for_preferences(tmp_path: Path) -> None:
    columns = {"prompt": "instruction", "query": "input", "chosen": "chosen",
               "rejected": "rejected"}  # fmt: skip
    info(tmp_path, a={"file_name": "a.json", "columns": columns})
    path = write(tmp_path, "a.json", [PAIR])
    assert scanned(path).finding("ranking-not-declared") is not None
    info(tmp_path, a={"file_name": "a.json", "columns": columns, "ranking": True})
    assert scanned(path).finding("ranking-not-declared") is None


def test_a_limit_on_samples_is_told(tmp_path: Path) -> None:
    info(tmp_path, a={"file_name": "a.json", "num_samples": 1})
    assert scanned(write(tmp_path, "a.json", numbered(2))).finding("samples-limited") is not None


def test_a_single_prompt_column_means_pretraining(tmp_path: Path) -> None:
    info(tmp_path, a={"file_name": "a.json", "columns": {"prompt": "body"}})
    answer = scanned(write(tmp_path, "a.json", [{"body": "a", "title": "b"}]))
    assert answer.format is Format.PRETRAIN
    assert answer.headline.rows_valid == 1


def test_system_and_tools_are_counted_if_declared(tmp_path: Path) -> None:
    row = chat(("human", "a"), ("gpt", "b"), system="Be kind to everyone.", tools="[]")
    path = write(tmp_path, "a.json", [row])
    plain = scanned(path)
    assert {finding.code for finding in plain.findings} == {
        "system-not-declared", "tools-not-declared",
    }  # fmt: skip
    info(tmp_path, a={"file_name": "a.json", "formatting": "sharegpt", "columns": {
         "messages": "conversations", "system": "system", "tools": "tools"}})  # fmt: skip
    declared = scanned(path)
    assert declared.findings == ()
    assert declared.headline.lengths.total != plain.headline.lengths.total


def test_a_named_file_with_one_entry_holds_for_any_data(tmp_path: Path) -> None:
    path = write(tmp_path, "a.json", [{"q": "a", "a": "b"}])
    there = tmp_path / "elsewhere"
    there.mkdir()
    given = info(there, x={"file_name": "x.json", "columns": {"prompt": "q", "response": "a"}})
    assert scanned(path, dataset_info=given).headline.rows_valid == 1


def test_several_entries_need_one_that_names_the_data(tmp_path: Path) -> None:
    path = write(tmp_path, "a.json", [GOOD])
    there = tmp_path / "elsewhere"
    there.mkdir()
    given = info(there, x={"file_name": "x.json"}, y={"file_name": "y.json"})
    with pytest.raises(Refused):
        scanned(path, dataset_info=given)
    assert scanned(path, dataset_info=given, entry="y").rows == 1
    with pytest.raises(Refused):
        scanned(path, dataset_info=given, entry="z")


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{", '{"a": 1}', '{"a": {"formatting": "x"}}', '{"a": {"columns": []}}',
     '{"a": {"columns": {"prompt": 1}}}', '{"a": {"tags": "x"}}'],
)  # fmt: skip
def test_an_unusable_file_is_refused_if_named_and_ignored_if_found(
    tmp_path: Path, content: str
) -> None:
    path = write(tmp_path, "a.json", numbered(2))
    given = tmp_path / "dataset_info.json"
    given.write_text(content, encoding="utf-8")
    with pytest.raises(Refused) as caught:
        scanned(path, dataset_info=given)
    assert caught.value.issues[0].at("file") == str(given)
    assert scanned(path).rows == 2
    assert scanned(tmp_path).rows == 2


def test_all_problems_of_the_file_come_at_once(tmp_path: Path) -> None:
    given = info(tmp_path, a={"formatting": "x", "columns": []}, b=1)
    with pytest.raises(Refused) as caught:
        read_info(given)
    assert len(caught.value.issues) == 3


def test_history_that_is_declared_but_no_pairs_stops_both(tmp_path: Path) -> None:
    info(tmp_path, a={"file_name": "a.json", "columns": {"prompt": "instruction", "query": "input",
         "response": "output", "history": "history"}})  # fmt: skip
    rows = [{**GOOD, "history": [["a", "b"]]}, {**GOOD, "history": [["a", "b", "c"]]},
            {**GOOD, "history": []}]  # fmt: skip
    answer = scanned(write(tmp_path, "a.json", rows))
    finding = answer.finding("history-not-pairs")
    assert finding is not None
    assert finding.outcome("mindspeed-llm") is Outcome.STOPS
    assert answer.finding("history-not-declared") is None
