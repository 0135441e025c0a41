from __future__ import annotations

import importlib.util
import json
import multiprocessing
from pathlib import Path

import numpy as np
import pytest
from dataset_files import CHAT, GOOD, numbered, write

from ascgui import cli
from ascgui.datasets.counterprocess import CounterProcess
from ascgui.datasets.records import Counting, Format, ScanRequest
from ascgui.datasets.scan import scan
from ascgui.datasets.templates import TEMPLATES, choose, for_model, overhead
from ascgui.datasets.tokens import EstimatingCounter, load_tokenizer
from ascgui.domain.issues import Refused
from ascgui.language.language import Language


def test_a_scan_counts_what_the_tokenizer_counts(tmp_path: Path, tiny_tokenizer: Path) -> None:
    from tokenizers import Tokenizer

    tokenizer = Tokenizer.from_file(str(tiny_tokenizer / "tokenizer.json"))
    rows = [{**row, "input": "训练数据" * (i % 7)} for i, row in enumerate(numbered(3000))]
    path = write(tmp_path, "a.jsonl", rows)
    answer = scan(ScanRequest((path,), tokenizer=tiny_tokenizer, template=""))
    wanted = 0
    for row in rows:
        prompt = row["instruction"] + ("\n" + row["input"] if row["input"] else "")
        wanted += len(tokenizer.encode(prompt).ids) + len(tokenizer.encode(row["output"]).ids)
    assert answer.headline.lengths.total == wanted
    assert answer.tokenizer.counting is Counting.TOKENIZER
    assert answer.tokenizer.sha256
    assert (answer.tokenizer.low_ratio, answer.tokenizer.high_ratio) == (1, 1)


def test_the_chat_template_is_chosen_by_the_tokenizer_and_counted_with_it(
    tmp_path: Path, tiny_tokenizer: Path
) -> None:
    path = write(tmp_path, "a.json", [GOOD, CHAT])
    plain = scan(ScanRequest((path,), tokenizer=tiny_tokenizer, template=""))
    framed = scan(ScanRequest((path,), tokenizer=tiny_tokenizer))
    assert framed.tokenizer.template == "qwen"
    assert "<|im_start|>" in Language("en", {}).show(framed.tokenizer.template_reason)
    loaded = load_tokenizer(tiny_tokenizer)
    added = overhead(TEMPLATES["qwen"], lambda pieces: loaded.counter.count(pieces).tolist())
    whole = (
        "<|im_start|>system\nYou are a helpful assistant.<|im_end|>\n"
        "<|im_start|>user\n<|im_end|>\n<|im_start|>assistant\n<|im_end|>\n"
    )
    assert added.of(1, 1, has_system=False) == loaded.counter.count([whole])[0]
    difference = framed.headline.lengths.total - plain.headline.lengths.total
    assert difference == added.of(1, 1, has_system=False) * framed.headline.rows_valid


def test_a_sentencepiece_model_counts_too(tmp_path: Path) -> None:
    sentencepiece = pytest.importorskip("sentencepiece")
    text = tmp_path / "corpus.txt"
    text.write_text("Name a fruit. Apple. Hello, how can I help?\n" * 50, encoding="utf-8")
    sentencepiece.SentencePieceTrainer.train(
        input=str(text), model_prefix=str(tmp_path / "tokenizer"), vocab_size=60,
        model_type="bpe", minloglevel=2,
    )  # fmt: skip
    model = tmp_path / "tokenizer.model"
    processor = sentencepiece.SentencePieceProcessor(model_file=str(model))
    path = write(tmp_path, "a.json", [GOOD])
    answer = scan(ScanRequest((path,), tokenizer=model, template=""))
    wanted = len(processor.encode("Name a fruit.")) + len(processor.encode("Apple."))
    assert answer.headline.lengths.total == wanted
    assert answer.tokenizer.name == "sentencepiece"


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("tokenizer.json", b"{}", "no usable tokenizer.json"),
        ("tokenizer.json", b'{"version": "1.0", "model": {"type": "X"}}', "no usable"),
        ("tokenizer.model", b"rubbish", "no usable tokenizer.model"),
        ("tokenizer.model", b"IQ== 0\nIg== 1\n", "tiktoken"),
    ],
)
def test_an_unusable_tokenizer_is_refused_in_words(
    tmp_path: Path, name: str, content: bytes, words: str
) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(Refused) as caught:
        load_tokenizer(tmp_path)
    issue = caught.value.issues[0]
    assert words in Language("en", {}).show(issue.message)
    assert issue.action is not None


def test_a_folder_without_a_tokenizer_and_a_path_to_nowhere_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none"):
        with pytest.raises(Refused):
            load_tokenizer(path)


@pytest.mark.parametrize("package", ["tokenizers", "sentencepiece"])
def test_a_missing_package_is_named_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name, *a: None if name == package else real(name, *a)
    )
    name = "tokenizer.json" if package == "tokenizers" else "tokenizer.model"
    (tmp_path / name).write_bytes(b"{}" if package == "tokenizers" else b"\x0a\x0b\x0c")
    with pytest.raises(Refused) as caught:
        load_tokenizer(tmp_path)
    action = caught.value.issues[0].action
    assert action is not None
    assert package in action.template or "tokenizer.json" in action.template


def test_an_estimate_has_a_range_and_says_what_it_is(tmp_path: Path) -> None:
    path = write(tmp_path, "a.json", [{**GOOD, "output": "训练数据 2024 return x[0]; " * 20}])
    facts = scan(ScanRequest((path,))).tokenizer
    assert facts.is_estimate
    assert facts.low_ratio < 1 < facts.high_ratio
    assert {script for script, _ in facts.scripts} == {
        "chinese", "latin", "digits", "code", "spaces",
    }  # fmt: skip
    assert sum(share for _, share in facts.scripts) == pytest.approx(1)


# Tokens per character that Qwen's and DeepSeek's vocabularies give, on texts of one kind.
@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("The scheduler keeps a list of jobs, and starts the next one when a node is free. ", 0.17,
         0.26),
        ("训练任务开始之前需要检查数据集的格式，并统计词元的数量。", 0.5, 0.68),
        ("1234567890", 0.5, 1.0),
        ("for i in range(n):\n    total += values[i] * weights[i]\n", 0.2, 0.45),
    ],
)  # fmt: skip
def test_the_estimate_is_near_what_wide_vocabularies_give(
    text: str, least: float, most: float
) -> None:
    tokens = int(EstimatingCounter().count([text * 50])[0])
    assert least <= tokens / (50 * len(text)) <= most


def test_texts_of_any_kind_can_be_estimated() -> None:
    texts = ["", "a", "中", "\ud800", "😀" * 10, "é" * 5, "\0\x01", "한국어", "ру"]
    counts = EstimatingCounter().count(texts)
    assert counts.dtype == np.int64
    assert counts[0] == 0
    assert all(count >= 1 for count in counts[1:7])
    assert EstimatingCounter().ratios() == (1.0, 1.0)


@pytest.mark.parametrize(
    ("model", "template"),
    [
        ("qwen2.5-7b", "qwen"),
        ("qwen2.5_vl-72b", "qwen"),
        ("qwen3-8b", "qwen3"),
        ("qwen3_moe-30B_A3B", "qwen3"),
        ("llama3.1-70b", "llama3"),
        ("glm4-9b", "glm4"),
        ("mixtral-8x7b", "mistral"),
        ("DeepSeek-V3/R1", "deepseek"),
        ("InternVL3-8b", "internvl"),
        ("gemma3-27b", "gemma"),
    ],
)
def test_each_model_family_of_the_catalog_has_its_template(model: str, template: str) -> None:
    found = for_model(model)
    assert found is not None
    assert found.id == template
    assert for_model("an unheard-of model") is None


def test_no_template_is_added_where_none_fits_or_none_is_wanted() -> None:
    assert choose("", None).template is None
    assert choose(None, lambda token: False).template is None
    assert choose("gemma", None).template is TEMPLATES["gemma"]
    chosen = choose(None, lambda token: token in {"<|im_start|>", "</think>"})
    assert chosen.template is TEMPLATES["qwen3"]


def test_texts_for_pretraining_get_one_closing_token_each(
    tmp_path: Path, tiny_tokenizer: Path
) -> None:
    path = write(tmp_path, "a.txt", b"hello\nhello\n")
    answer = scan(ScanRequest((path,), tokenizer=tiny_tokenizer))
    one = int(load_tokenizer(tiny_tokenizer).counter.count(["hello"])[0])
    assert answer.format is Format.PRETRAIN
    assert answer.headline.lengths.total == 2 * (one + 1)


def test_a_very_long_text_is_counted_whole(tmp_path: Path, tiny_tokenizer: Path) -> None:
    text = "hello word " * 20_000
    path = write(tmp_path, "a.jsonl", json.dumps({"text": text}).encode())
    answer = scan(ScanRequest((path,), tokenizer=tiny_tokenizer))
    whole = int(load_tokenizer(tiny_tokenizer).counter.count([text])[0])
    assert answer.headline.lengths.sequences == 1
    assert abs(answer.headline.lengths.total - whole - 1) <= 8


def test_a_tokenizer_in_its_own_process_counts_the_same(
    tmp_path: Path, tiny_tokenizer: Path
) -> None:
    path = write(tmp_path, "a.jsonl", numbered(500))
    here = scan(ScanRequest((path,), tokenizer=tiny_tokenizer))
    apart = scan(ScanRequest((path,), tokenizer=tiny_tokenizer, own_process=True))
    assert apart.headline.lengths.total == here.headline.lengths.total
    assert apart.tokenizer == here.tokenizer
    assert multiprocessing.active_children() == []


def test_an_unusable_tokenizer_is_refused_from_its_own_process_too(tmp_path: Path) -> None:
    path = write(tmp_path, "a.json", numbered(1))
    with pytest.raises(Refused) as caught:
        scan(ScanRequest((path,), tokenizer=path, own_process=True))
    assert caught.value.issues[0].code == "tokenizer-unusable"
    assert multiprocessing.active_children() == []


def test_a_tokenizer_process_that_dies_is_refused_not_waited_for(tiny_tokenizer: Path) -> None:
    counter = CounterProcess(tiny_tokenizer)
    try:
        for child in multiprocessing.active_children():
            child.kill()
        with pytest.raises(Refused):
            counter.count(["hello"])
    finally:
        counter.close()


def hostile_tokenizer(folder: Path, source: Path) -> Path:
    """Make a tokenizer whose pattern needs endless time for the row of :func:`hostile_row`."""
    made = json.loads((source / "tokenizer.json").read_text(encoding="utf-8"))
    made["normalizer"] = {"type": "Replace", "pattern": {"Regex": "(a+)+$"}, "content": "b"}
    return write(folder, "tokenizer.json", json.dumps(made).encode())


@pytest.mark.parametrize("own_process", [True, False])
def test_a_tokenizer_that_fails_at_the_data_is_one_refusal(
    tmp_path: Path, tiny_tokenizer: Path, own_process: bool
) -> None:
    path = write(tmp_path, "a.jsonl", [{**GOOD, "output": "a" * 40 + "c"}])
    tokenizer = hostile_tokenizer(tmp_path, tiny_tokenizer)
    with pytest.raises(Refused) as caught:
        scan(ScanRequest((path,), tokenizer=tokenizer, own_process=own_process))
    (issue,) = caught.value.issues
    assert issue.code == "tokenizer-unusable"
    assert "fails at this data" in issue.message.template
    assert issue.action
    assert multiprocessing.active_children() == []


def test_a_tokenizer_that_fails_prints_nothing_beside_its_refusal(
    tmp_path: Path, tiny_tokenizer: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, "a.jsonl", [{**GOOD, "output": "a" * 40 + "c"}])
    tokenizer = hostile_tokenizer(tmp_path, tiny_tokenizer)
    words = ["dataset", "scan", str(path), "--tokenizer", str(tokenizer), "--lang", "en"]
    assert cli.main(words, None, None) == cli.BAD_INPUT  # type: ignore[arg-type]
    told = capfd.readouterr()
    assert told.out == ""
    assert [line.partition(" ")[0] for line in told.err.splitlines()] == ["error:"]


def test_a_tokenizer_json_of_brackets_is_no_usable_tokenizer_json(tmp_path: Path) -> None:
    path = write(tmp_path, "tokenizer.json", b"[" * 10_000)
    with pytest.raises(Refused) as caught:
        load_tokenizer(path)
    assert "tokenizer.json" in caught.value.issues[0].message.template
