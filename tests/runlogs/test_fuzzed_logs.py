"""Whatever a file holds, a reader ends with a rate that can be one, a question or a reason."""

from __future__ import annotations

import gzip
import math
import random
import tempfile
from collections.abc import Callable
from pathlib import Path

import invented_logs as invented
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from invented_logs import Job

from ascgui.domain.issues import Refused
from ascgui.language.language import Language
from ascgui.runlogs.form import Given
from ascgui.runlogs.measuring import measure
from ascgui.runlogs.reading import FORMS, LogReader, read

ENGLISH = Language("en", {})
SHORT = Job(steps=9)
SEEDS: dict[str, list[str]] = {
    "mindspeed-llm": invented.megatron_counted(SHORT),
    "mindspeed-llm-fsdp2": invented.fsdp2(SHORT),
    "mindspeed-mm": invented.mindspeed_mm(SHORT, 563.2),
    "llama-factory-log": invented.trainer_log(SHORT, every=1),
    "training-results": invented.results(12.5).splitlines(),
    "verl": invented.verl(SHORT),
    "mindspeed-rl": invented.mindspeed_rl(SHORT),
}
GIVENS = (
    Given(),
    Given(devices=16, seq_len=4096),
    Given(devices=3, tokens_per_sample=1e-3, samples_per_step=1e9, from_step=4),
)
PIECES = st.sampled_from(
    [
        b"iteration ", b"elapsed time per iteration (ms): ", b" | ", b"consumed tokens: ", b"\n",
        b"global batch size: ", b" tokens/s:", b'{"current_steps": ', b'"elapsed_time": "0:00:09"',
        b'"total_tokens": ', b"}", b"step:", b" - ", b"perf/throughput:", b"perf/time_per_step:",
        b"e2e_tps: ", b"train_samples_per_second", b"effective_tokens_per_sec", b": ", b"nan",
        b"-inf", b"1e999", b"9" * 40, b"0", b"-1", b"7", b"12", b"/ 100", b"\r", b"\x1b[31m",
        b"\x00", b"\xff\xfe", b"end of arguments", b"  world_size ....... 8\n", b"[rank3]: ",
        b"[2026-13-99 99:99:99]", b"1 day, 2:03:04", b" tokens per sample: ", b"loss: NAN",
    ]
)  # fmt: skip


def check(path: Path, form_id: str | None) -> None:
    form = next((form for form in FORMS if form.id == form_id), None)
    try:
        log = read(path, form)
    except Refused:
        return
    for given_by_user in GIVENS:
        found = measure(log, given_by_user)
        if found.tps is not None:
            assert 0 < found.tps < math.inf
            assert found.needs == ()
            assert found.refusal is None
            assert found.derivation is not None
            assert ENGLISH.show(found.derivation.with_numbers)
        else:
            assert found.needs or found.refusal is not None
        for issue in found.issues:
            assert ENGLISH.show(issue.message)
        for segment in found.segments:
            assert len(list(segment.steps())) == len(segment.number)


@pytest.fixture(scope="module")
def checked() -> Callable[[bytes, str | None], None]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "log"

        def checked(content: bytes, form_id: str | None) -> None:
            path.write_bytes(content)
            check(path, form_id)

        yield checked  # type: ignore[misc]


@settings(max_examples=150, deadline=None)
@given(content=st.binary(max_size=3000), form=st.none() | st.sampled_from(sorted(SEEDS)))
def test_any_bytes_are_read(
    checked: Callable[[bytes, str | None], None], content: bytes, form: str | None
) -> None:
    checked(content, form)


@settings(max_examples=250, deadline=None)
@given(
    pieces=st.lists(PIECES | st.binary(max_size=6), max_size=60),
    form=st.none() | st.sampled_from(sorted(SEEDS)),
)
def test_any_pieces_of_lines_are_read(
    checked: Callable[[bytes, str | None], None], pieces: list[bytes], form: str | None
) -> None:
    checked(b"".join(pieces), form)


@pytest.mark.parametrize("form", sorted(SEEDS))
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_broken_logs_of_each_form_are_read(
    checked: Callable[[bytes, str | None], None], form: str, data: st.DataObject
) -> None:
    content = bytearray("\n".join(SEEDS[form]).encode())
    for _ in range(data.draw(st.integers(1, 8))):
        at = data.draw(st.integers(0, len(content)))
        piece = data.draw(PIECES | st.binary(max_size=8))
        content[at : at + data.draw(st.integers(0, 12))] = piece
    changed = bytes(content)
    if data.draw(st.booleans()):
        changed = gzip.compress(changed)[: data.draw(st.integers(0, 4000))]
    checked(changed, data.draw(st.sampled_from([None, form])))


@settings(max_examples=40, deadline=None)
@given(form=st.sampled_from(sorted(SEEDS)), seed=st.integers(0, 10**6))
def test_a_log_read_in_any_parts_is_the_log_read_at_once(form: str, seed: int) -> None:
    rng = random.Random(seed)
    content = ("\n".join(SEEDS[form]) + "\n").encode()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "log"
        path.touch()
        reader = LogReader(path)
        at = 0
        while at < len(content):
            at += rng.randint(1, 900)
            path.write_bytes(content[:at])
            log = reader.read()
        whole = read(path)
        assert log.account == whole.account
        assert log.rows.step.tolist() == whole.rows.step.tolist()
