from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ascgui
from ascgui import cli, paths
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text
from ascgui.planfile.commands import OPTIONS

JOB = (
    "--model", "qwen2.5-7b", "--stage", "sft", "--strategy", "full", "--seq-len", "4096",
    "--framework", "mindspeed-llm", "--hardware", "snt9b",
)  # fmt: skip
SAMPLE = paths.shipped("resources", "samples", "qwen2.5-7b.toml")


def write_pdf(path: Path, *_: object) -> None:
    path.write_bytes(b"%PDF-1.7 as printed")


class Terminal:
    """Carries out commands in this process and keeps what they printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.errors: list[str] = []

    def run(self, *words: str | Path, pdf: Any = write_pdf) -> tuple[int, str]:
        status = cli.main([str(word) for word in words], pdf, pdf)
        captured = self._capsys.readouterr()
        self.errors = captured.err.splitlines()
        assert all(line.startswith("error: ") for line in self.errors)
        assert "Traceback" not in captured.err
        if status == cli.BAD_INPUT:
            assert captured.out == ""
            assert self.errors
        else:
            assert self.errors == []
        return status, captured.out

    def json(self, *words: str | Path) -> dict[str, Any]:
        status, out = self.run("plan", *words, "--json")
        assert status == 0
        return json.loads(out)

    def refused(self, *words: str | Path, pdf: Any = write_pdf) -> list[str]:
        status, _ = self.run(*words, pdf=pdf)
        assert status == cli.BAD_INPUT
        return self.errors


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("LC_ALL", "C")
    return Terminal(capsys)


# --- answers ------------------------------------------------------------------------------------


def test_the_example_of_the_vendors_formula_holds_to_six_digits(terminal: Terminal) -> None:
    made = terminal.json(*JOB, "--tokens", "1e9", "--tps", "2000", "--devices", "16")
    assert made["duration_seconds"]["ideal"] == pytest.approx(31250, rel=1e-6)
    assert made["duration_seconds"]["expected"] == pytest.approx(34722.2222, rel=1e-6)
    assert made["duration_seconds"]["published"] == pytest.approx(28125, rel=1e-6)
    assert (made["devices"], made["cards"], made["nodes"]) == (16, 16, 2)
    assert made["required_devices"] is None
    assert made["tps"]["value"] == 2000
    assert made["tps"]["evidence"] == "entered"
    assert made["cost"] is None


def test_json_has_every_public_key(terminal: Terminal) -> None:
    made = terminal.json(*JOB, "--tokens", "1.2B", "--epochs", "2", "--deadline", "72h")
    assert {
        "minimum_devices", "support", "devices", "cards", "nodes", "required_devices",
        "duration_seconds", "tps", "cost", "issues", "edition",
    } <= made.keys()  # fmt: skip
    assert made["minimum_devices"] == 4
    assert made["support"] == "supported"
    assert made["edition"] == "6.5.910"
    assert made["devices"] == 8
    assert made["required_devices"].keys() == {"raw", "exact", "recommended", "published"}
    assert made["required_devices"]["raw"] == pytest.approx(2.4e9 / (4034 * 259200 * 0.9))
    assert made["required_devices"]["recommended"] == 8
    assert made["duration_seconds"].keys() == {"expected", "ideal", "published", "low", "high"}
    for issue in made["issues"]:
        assert issue.keys() == {"severity", "code", "where", "message", "action", "sources"}


def test_json_says_null_where_nothing_is_known(terminal: Terminal) -> None:
    made = terminal.json("--model", "qwen2.5-7b")
    assert made["minimum_devices"] is None
    assert made["support"] == "unknown"
    assert made["duration_seconds"] is None
    assert made["required_devices"] is None
    assert made["tps"] == {"value": None, "evidence": None}
    assert made["devices"] is None


def test_json_never_holds_nan(terminal: Terminal) -> None:
    status, out = terminal.run("plan", *JOB, "--tokens", "1e9", "--json")

    def refuse(constant: str) -> float:
        raise AssertionError(constant)

    assert status == 0
    json.loads(out, parse_constant=refuse)


def test_not_supported_and_unknown_are_different_answers(terminal: Terminal) -> None:
    not_supported = terminal.json(
        "--model", "qwen2.5-7b", "--framework", "mindspeed-llm", "--hardware", "snt9b",
        "--seq-len", "65536",
    )  # fmt: skip
    assert not_supported["support"] in {"not-supported", "unknown"}
    unknown = terminal.json(
        "--model", "qwen2.5-7b", "--framework", "verl", "--hardware", "snt9b", "--seq-len", "7"
    )
    assert unknown["support"] == "unknown"
    assert "unknown-combination" in {issue["code"] for issue in unknown["issues"]}


def test_numbers_are_taken_as_people_type_them(terminal: Terminal) -> None:
    for typed in ("1e9", "1_000_000_000", "1B", "1000M", "10亿", "１０００M", "1,000,000,000"):
        assert terminal.json(*JOB, "--tokens", typed)["plan"]["tokens"] == 10**9
    made = terminal.json(*JOB, "--samples", "2M", "--tokens-per-sample", "512.5")
    assert made["total_tokens"] == 2e6 * 512.5
    assert made["plan"]["counted_by"] == "samples"


def test_names_are_taken_in_any_of_their_spellings(terminal: Terminal) -> None:
    made = terminal.json(
        "--model", "QWEN2.5 7B", "--framework", "MindSpeed LLM", "--hardware", "Snt9B"
    )
    assert made["plan"]["model"] == "qwen2.5-7b"
    assert made["minimum_devices"] == 4


def test_a_strategy_of_reinforcement_learning_brings_its_stage(terminal: Terminal) -> None:
    assert terminal.json("--strategy", "grpo")["plan"]["stage"] == "rl"
    assert terminal.json("--stage", "rl")["plan"]["strategy"] is None


def test_the_published_form_is_answered_with_a_warning(terminal: Terminal) -> None:
    made = terminal.json(*JOB, "--tokens", "1e9", "--devices", "16", "--formula", "published")
    warned = [issue for issue in made["issues"] if issue["code"] == "published-formula"]
    assert [issue["severity"] for issue in warned] == ["warning"]


def test_options_override_the_file(terminal: Terminal) -> None:
    plain = terminal.json(SAMPLE)
    assert plain["plan"]["deadline"] == "72h"
    assert (plain["devices"], plain["cost"]) == (8, pytest.approx(1836.2438))
    assert not [issue for issue in plain["issues"] if issue["code"].startswith("answer")]
    made = terminal.json(SAMPLE, "--devices", "32", "--price", "0", "--epochs", "1")
    assert (made["devices"], made["cost"]) == (32, 0)
    assert made["plan"]["goal"] == "devices"
    assert made["plan"]["deadline"] == "72h"
    made = terminal.json(SAMPLE, "--samples", "1M", "--tokens-per-sample", "100")
    assert made["total_tokens"] == 2e8
    made = terminal.json(SAMPLE, "--start", "2027-01-01")
    assert made["finish"]["expected"].startswith("2027-01-01T22:57")


def test_strict_turns_an_error_finding_into_status_1(terminal: Terminal) -> None:
    few = (*JOB, "--tokens", "1e9", "--devices", "2")
    status, out = terminal.run("plan", *few, "--json", "--strict")
    assert "below-minimum" in {issue["code"] for issue in json.loads(out)["issues"]}
    errors = [issue for issue in json.loads(out)["issues"] if issue["severity"] == "error"]
    assert status == int(bool(errors))
    assert terminal.run("plan", *few)[0] == 0
    assert terminal.run("plan", SAMPLE, "--strict")[0] == 0


def test_text_gives_the_answer_first(terminal: Terminal) -> None:
    status, out = terminal.run("plan", SAMPLE)
    lines = out.splitlines()
    assert status == 0
    assert lines[3].split() == ["Devices", "≈", "8", "devices", "·", "8", "cards", "·", "1", "node"]
    assert lines.index("Findings") < lines.index("Evidence")
    assert max(map(len, lines)) <= 100


def test_where_no_rate_is_known_the_near_ones_are_listed_with_their_ids(
    terminal: Terminal,
) -> None:
    job = ("--model", "qwen2.5-72b", "--framework", "llama-factory", "--hardware", "snt9b")
    _, out = terminal.run("plan", *job, "--tokens", "1e9", "--devices", "64")
    lines = out.splitlines()
    row = lines[lines.index("Near rates, to be taken with --row") + 1].strip()
    made = terminal.json(*job, "--tokens", "1e9", "--devices", "64", "--row", row)
    assert made["tps"]["row"] == row
    assert made["duration_seconds"]["expected"] > 0


def test_text_is_in_the_language_that_is_asked_for(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "8 卡" in terminal.run("plan", SAMPLE, "--lang", "zh")[1]
    assert "8 卡" in terminal.run("--lang=zh_CN", "plan", SAMPLE)[1]
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert "8 卡" in terminal.run("plan", SAMPLE)[1]
    assert "8 devices" in terminal.run("plan", SAMPLE, "--lang", "en")[1]


def test_catalog_commands_are_there(terminal: Terminal) -> None:
    status, out = terminal.run("catalog", "list", "min-devices", "--format", "csv")
    assert status == 0
    assert out.startswith("model,strategy,seq_len,framework,hardware,devices")


def test_help_and_version_are_answers(terminal: Terminal) -> None:
    assert terminal.run("--version") == (0, f"ascgui {ascgui.__version__}\n")
    for words in (("--help",), ("plan", "--help"), ("catalog", "list", "-h"), ("plan", "-h")):
        status, out = terminal.run(*words, "--lang", "en")
        assert status == 0
        assert out.startswith("usage: ascgui")
    for option in ("--tokens-per-sample", "--rounding", "--export", "--strict"):
        assert option in terminal.run("plan", "--help")[1]


# --- bad input ----------------------------------------------------------------------------------


def test_all_that_is_wrong_with_the_options_is_told_at_once(terminal: Terminal) -> None:
    errors = terminal.refused(
        "plan", "--tokens", "abc", "--epochs", "0", "--tps", "-1e9", "--efficiency", "0",
        "--deadline", "0h", "--price", "nan", "--seq-len", "1.5", "--formula", "x",
        "--start", "2026-13-01", "--tokns", "3", "--model", "qwen2.5-7c",
    )  # fmt: skip
    assert [line.split(": ")[1] for line in errors] == [
        "--tokns", "--model", "--seq-len", "--tokens", "--epochs", "--tps", "--efficiency",
        "--deadline", "--start", "--price", "--formula",
    ]  # fmt: skip
    assert "--tokens may be meant" in errors[0]
    assert "qwen2.5-7b" in errors[1]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--devices", "0"), ("--devices", "-8"), ("--devices", "1e400"), ("--devices", "8.5"),
        ("--tokens", "0"), ("--tokens", ""), ("--tokens", "1e19"), ("--tokens", "9" * 5000),
        ("--efficiency", "3"), ("--efficiency", "1.21"), ("--efficiency", "NaN"),
        ("--deadline", "72"), ("--deadline", "-3h"), ("--deadline", "soon"),
        ("--model", ""), ("--model", "x" * 10_000), ("--model", "\udcff"), ("--hardware", "h100"),
        ("--framework", "mindsped-llm"), ("--strategy", "ful"), ("--stage", "sftt"),
        ("--edition", "9.9"), ("--row", "none"), ("--start", "yesterday or so"),
        ("--price", "-1"), ("--rounding", "up"), ("--lang", "fr"), ("--lang", ""),
        ("--name", "\udcff"),
    ],
)  # fmt: skip
def test_a_value_that_cannot_be_used_is_refused(
    terminal: Terminal, option: str, value: str
) -> None:
    errors = terminal.refused("plan", *JOB, option, value)
    assert len(errors) == 1
    assert errors[0].startswith(f"error: {option}: ")
    assert len(errors[0]) < 300


def test_an_efficiency_a_little_above_one_is_answered_with_a_warning(terminal: Terminal) -> None:
    made = terminal.json(*JOB, "--efficiency", "1.1", "--tokens", "1e9", "--devices", "8")
    assert made["duration_seconds"] is not None
    assert [i["severity"] for i in made["issues"] if "efficiency" in i["code"]] == ["warning"]


def test_the_highest_efficiency_is_said_alike_of_an_option_and_of_a_plan_file(
    terminal: Terminal, tmp_path: Path
) -> None:
    refused = terminal.refused("plan", *JOB, "--efficiency", "1.5")
    assert "at most 1.2" in refused[0]
    path = tmp_path / "plan.toml"
    path.write_text("format = 1\n\n[cluster]\nefficiency = 1.5\n", encoding="utf-8")
    made = terminal.json(path)
    told = [issue for issue in made["issues"] if issue["code"] == "efficiency-above-one"]
    assert [issue["severity"] for issue in told] == ["error"]
    assert "at most 1.2" in told[0]["action"]
    path.write_text("format = 1\n\n[cluster]\nefficiency = nan\n", encoding="utf-8")
    assert "such as 0.9" in terminal.refused("plan", path)[0]


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("plan", "--devices", "8", "--deadline", "72h"), "--devices"),
        (("plan", "--tokens", "8", "--samples", "7", "--tokens-per-sample", "1"), "--tokens"),
        (("plan", "--samples", "8"), "--samples"),
        (("plan", "--tokens-per-sample", "8"), "--tokens-per-sample"),
        (("plan", "--tps", "8", "--row", "llm-qwen2-7b-pretrain-full-4096-snt9b-x8"), "--tps"),
        (("plan", "--tokens"), "--tokens"),
        (("plan", "--json=1"), "--json"),
        (("plan", "--modle", "x"), "--modle"),
        (("plan", "a.toml", "b.toml"), "b.toml"),
        (("plna",), "plna"),
        (("--foo",), "--foo"),
        ((), "ascgui"),
        (("catalog",), "ascgui catalog"),
        (("catalog", "lits"), "COMMAND"),
        (("catalog", "list"), "ascgui catalog list"),
        (("catalog", "list", "models", "--json", "--format", "csv"), "--format"),
        (("catalog", "list", "models", "--fromat", "csv"), "--fromat"),
        (("catalog", "list", "models", "--format", "xml"), "--format"),
    ],
)
def test_bad_usage_is_told_by_its_option(
    terminal: Terminal, words: Sequence[str], option: str
) -> None:
    assert terminal.refused(*words)[0].startswith(f"error: {option}: ")


def test_a_broken_file_is_told_with_every_line(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text('format = 1\n[job]\nmodel = 3\n[data]\ntokens = "many"\n')
    errors = terminal.refused("plan", path, "--epochs", "0")
    assert [line.partition(": ")[2].partition(": ")[0] for line in errors] == [
        f"{path}:3",
        f"{path}:5",
        "--epochs",
    ]
    path.write_text("format = 1\n[job\n")
    assert terminal.refused("plan", path)[0].startswith(f"error: {path}:2: ")


@pytest.mark.parametrize(
    "content",
    [b"", b"\0\1\2", b"\xff\xfe", b"a = \xff", b"x = 1\n", b"format = 99\n", b"[" * 10_000],
)
def test_what_is_no_plan_is_refused(terminal: Terminal, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "plan.toml"
    path.write_bytes(content)
    assert terminal.refused("plan", path)[0].startswith(f"error: {path}:")


def test_what_is_no_file_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.toml"):
        assert terminal.refused("plan", path)[0].startswith(f"error: {path}:1: ")


def test_an_unknown_key_and_an_older_answer_are_findings(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(
        SAMPLE.read_text("utf-8")
        .replace("[job]", "[job]\nmine = 1")
        .replace("devices = 4", "devices = 2"),
        "utf-8",
    )
    made = terminal.json(path)
    codes = {issue["code"] for issue in made["issues"]}
    assert {"unknown-key", "answer-changed", "row-changed"} <= codes
    assert "answer-changed" not in {
        issue["code"] for issue in terminal.json(path, "--epochs", "1")["issues"]
    }


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    words=st.lists(
        st.sampled_from(["plan", "catalog", "list", "check", "models", "--json", "--strict", "--"])
        | st.sampled_from([f"--{name.replace('_', '-')}" for name, _, _ in OPTIONS])
        | st.sampled_from(
            ["1e9", "-1e9", "72h", "qwen2.5-7b", "snt9b", "grpo", "rl", "mindspeed-llm"]
        )
        | st.text(max_size=8),
        max_size=12,
    )
)
def test_any_words_are_answered_or_refused(terminal: Terminal, words: list[str]) -> None:
    status, _ = terminal.run("plan", *words)
    assert status in {0, 1, cli.BAD_INPUT}
    terminal.run(*words)


def test_every_command_is_known_as_one() -> None:
    known = cli.commands(cli.Papers(write_pdf, write_pdf), [])
    assert tuple(command.name for command in known) == cli.COMMANDS


# --- files --------------------------------------------------------------------------------------


def test_a_plan_is_exported_and_opens_again_as_it_was(terminal: Terminal, tmp_path: Path) -> None:
    path, pdf = tmp_path / "plan.toml", tmp_path / "plan.pdf"
    status, out = terminal.run(
        "plan", *JOB, "--tokens", "1.2B", "--deadline", "72h", "--export", path, "--pdf", pdf
    )
    assert status == 0
    assert str(path) in out.splitlines()[-1]
    assert pdf.read_bytes().startswith(b"%PDF")
    assert sorted(found.name for found in tmp_path.iterdir()) == ["plan.pdf", "plan.toml"]
    again = terminal.json(path)
    assert again["plan"]["tokens"] == 1_200_000_000
    assert tomllib.loads(path.read_text("utf-8"))["answer"]["devices"] == again["devices"]


def test_exporting_over_the_plan_itself_keeps_its_comments_and_a_backup(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "plan.toml"
    text_before = SAMPLE.read_text("utf-8").replace("[job]", "# mine\n[job]")
    path.write_text(text_before, "utf-8")
    terminal.run("plan", path, "--epochs", "3", "--export", path)
    assert "# mine\n[job]" in path.read_text("utf-8")
    assert "epochs = 3 " in path.read_text("utf-8")
    assert (tmp_path / "plan.toml.bak").read_text("utf-8") == text_before


def test_if_one_of_two_files_cannot_be_written_neither_is(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "plan.toml"
    path.write_text("as it was")
    errors = terminal.refused("plan", *JOB, "--export", path, "--pdf", tmp_path / "no" / "a.pdf")
    assert errors[0].startswith(f"error: {tmp_path / 'no' / 'a.pdf'}:1: ")
    assert path.read_text() == "as it was"
    errors = terminal.refused(
        "plan", *JOB, "--export", tmp_path / "no" / "a.toml", "--pdf", tmp_path
    )
    assert len(errors) == 2
    assert [found.name for found in tmp_path.iterdir()] == ["plan.toml"]


def test_a_pdf_that_is_refused_is_told_about_the_file_asked_for(
    terminal: Terminal, tmp_path: Path
) -> None:
    def refuse(path: Path, *_: object) -> None:
        message = text("{path} lacks a font.", path=str(path))
        raise Refused(Issue(Severity.ERROR, "no-font", message, where=(("file", str(path)),)))

    pdf = tmp_path / "plan.pdf"
    errors = terminal.refused("plan", *JOB, "--pdf", pdf, pdf=refuse)
    assert errors == [f"error: {pdf}:1: {pdf} lacks a font."]
    assert list(tmp_path.iterdir()) == []


def test_two_outputs_in_one_file_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    assert terminal.refused("plan", *JOB, "--export", path, "--pdf", path)
    path.write_bytes(SAMPLE.read_bytes())
    assert terminal.refused("plan", path, "--pdf", path)
    assert path.read_bytes() == SAMPLE.read_bytes()


def test_a_fault_of_the_program_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("a fault")

    status = cli.main(["plan", *JOB, "--pdf", str(tmp_path / "a.pdf")], fail, fail)
    captured = capsys.readouterr()
    assert (status, captured.out) == (cli.INTERNAL_FAULT, "")
    assert captured.err.startswith("error: ")
    assert captured.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


# --- the sample ---------------------------------------------------------------------------------


def test_the_sample_is_the_plan_of_the_readme(terminal: Terminal) -> None:
    made = terminal.json(SAMPLE)
    assert made["plan"] | {"name": "", "note": ""} == made["plan"] | {
        "name": "", "note": "", "model": "qwen2.5-7b", "strategy": "full", "stage": "sft",
        "seq_len": 4096, "framework": "mindspeed-llm", "hardware": "snt9b",
        "tokens": 1_200_000_000, "epochs": 2, "deadline": "72h", "goal": "deadline",
    }  # fmt: skip
    assert made["devices"] == 8
    assert math.isclose(made["duration_seconds"]["expected"], 82630.97, rel_tol=1e-6)


# --- the process --------------------------------------------------------------------------------


def _process(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "ascgui", *map(str, words)],
        capture_output=True,
        check=False,
        env=os.environ | environment,
    )


def test_the_program_prints_to_a_terminal_without_chinese() -> None:
    done = _process("plan", SAMPLE, "--lang", "zh", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"8 \\u5361" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_output_is_told_without_a_traceback() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ascgui", "plan", str(SAMPLE)],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            # Buffered, as people have it: what is left of it would fail once more on exit.
            env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"error: ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX")
def test_a_reader_that_leaves_ends_the_program_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "ascgui", "catalog", "list", "min-devices"],
            stdout=writing,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (cli.BROKEN_PIPE, b"")


def test_the_command_line_starts_without_qt() -> None:
    program = (
        "import sys\n"
        "from ascgui.app import main\n"
        f"status = main(['plan', {str(SAMPLE)!r}, '--json'])\n"
        "sys.exit(status or any(name.startswith(('PySide6', 'pyqtgraph')) for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays of Linux")
def test_the_printed_plan_needs_no_display(tmp_path: Path) -> None:
    pdf = tmp_path / "计划 1.pdf"
    done = _process(
        "plan", SAMPLE, "--pdf", pdf, DISPLAY=":97", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="xcb"
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert pdf.read_bytes().startswith(b"%PDF")
    assert [found.name for found in tmp_path.iterdir()] == ["计划 1.pdf"]


def test_what_is_neither_a_command_nor_a_file_opens_no_window() -> None:
    for word in ("plna", "missing.toml", "--sampel"):
        done = _process(word)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.startswith(b"error: ")


def test_the_users_own_rows_count_and_what_is_wrong_with_them_is_told(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ASCGUI_DATA", str(tmp_path))
    key = ("model=qwen2.5-7b", "strategy=full", "seq_len=4096", "framework=mindspeed-llm")
    status, _ = terminal.run(
        "catalog", "set", "min-devices", *key, "hardware=snt9b", "devices=16", "--reason", "tried"
    )
    assert status == 0
    asked = (*JOB, "--tokens", "1e9", "--devices", "16", "--json")
    assert json.loads(terminal.run("plan", *asked)[1])["minimum_devices"] == 16
    (tmp_path / "catalog" / "min-devices.toml").write_text("garbage = [", encoding="utf-8")
    answered = json.loads(terminal.run("plan", *asked)[1])
    assert answered["minimum_devices"] == 16
    files = [issue["where"].get("file", "") for issue in answered["issues"]]
    assert any(name.endswith("min-devices.toml") for name in files)


# --- what stands before the command -------------------------------------------------------------


def test_an_unknown_option_before_the_command_is_named_with_the_right_one(
    terminal: Terminal,
) -> None:
    (error,) = terminal.refused("--language", "zh_CN", "plan")
    assert error == "error: --language: This is not known here. --lang may be meant."
    (error,) = terminal.refused("--foo", "plan")
    assert error.startswith("error: --foo: ")


def test_a_word_that_is_no_command_and_no_file_is_told_as_both(terminal: Terminal) -> None:
    (error,) = terminal.refused("frobnicate")
    assert error.startswith("error: frobnicate: There is no command and no file of this name.")
    (error,) = terminal.refused("frobnicate.toml")
    assert error.startswith("error: frobnicate.toml:1: There is no such file.")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("words", [("plan", "missing.toml"), ("dataset", "scan", "missing.json")])
def test_a_full_standard_error_leaves_the_status_as_it_is(words: Sequence[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ascgui", *words],
            stderr=full,
            stdout=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stdout) == (2, b"")


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("report", SAMPLE, "-o", "{new}.md", "--sections", ","), "--sections"),
        (("report", SAMPLE, "-o", "{new}.md", "--sections", ""), "--sections"),
        (("ways", SAMPLE, "--json", "--format", "csv"), "--format"),
    ],
)
def test_a_list_of_nothing_and_two_formats_are_refused(
    terminal: Terminal, tmp_path: Path, words: Sequence[str | Path], option: str
) -> None:
    filled = [str(word).format(new=tmp_path / "new") for word in words]
    assert terminal.refused(*filled)[0].startswith(f"error: {option}: ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words", [("dataset", "scan"), ("throughput", "measure"), ("report",), ("plan",)]
)
def test_the_help_fits_into_80_columns(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, words: Sequence[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    status, out = terminal.run(*words, "--help")
    assert status == 0
    assert max(map(len, out.splitlines())) <= 80
    if words[0] == "dataset":
        assert "internvl" in out
