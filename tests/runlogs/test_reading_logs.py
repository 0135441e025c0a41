from __future__ import annotations

import gzip
import os
import random
from collections.abc import Iterable
from pathlib import Path

import invented_logs as invented
import pytest
from invented_logs import Job

from ascgui.domain.issues import Refused
from ascgui.runlogs.form import Given
from ascgui.runlogs.lines import BLOCK_BYTES, LONGEST_LINE_BYTES, Cancelled, LineSource
from ascgui.runlogs.measuring import measure
from ascgui.runlogs.reading import LogReader, read


def text_of(lines: Iterable[str], end: str = "\n") -> str:
    return "".join(f"{line}{end}" for line in lines)


def save(path: Path, content: bytes | str) -> Path:
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def rate(path: Path) -> float | None:
    return measure(read(path), Given(devices=16)).tps


LOG = text_of(invented.noisy(invented.megatron_counted(Job(steps=80))))


def all_lines(path: Path) -> bytes:
    source = LineSource(path)
    return b"".join(source.blocks()) + source.tail


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "gbk"]
)
def test_any_encoding_gives_the_same_rate(tmp_path: Path, encoding: str) -> None:
    content = ("训练开始：加载权重\n" + LOG.replace("█", "=").replace("▏", "-")).encode(encoding)
    path = save(tmp_path / "log", content)
    assert rate(path) == pytest.approx(2000, rel=0.005)


def test_windows_line_ends_and_progress_bars_end_lines(tmp_path: Path) -> None:
    windows = save(tmp_path / "a", LOG.replace("\n", "\r\n"))
    assert rate(windows) == rate(save(tmp_path / "b", LOG))
    only_returns = save(tmp_path / "c", LOG.replace("\n", "\r"))
    assert rate(only_returns) == rate(windows)


def test_a_progress_bar_of_many_updates_is_no_single_line(tmp_path: Path) -> None:
    bar = "".join(f"\rTraining: {at}/100000 [00:10<01:00, 1.2it/s]" for at in range(100_000))
    lines = invented.verl(Job(tps=780))
    content = bar + lines[1] + "\n" + bar + text_of(lines[2:])
    log = read(save(tmp_path / "log", content))
    assert log.account.overlong == 0
    assert measure(log).tps == pytest.approx(780, rel=0.005)


def test_packed_logs_are_read_as_they_are_whatever_their_name(tmp_path: Path) -> None:
    packed = save(tmp_path / "log.txt", gzip.compress(LOG.encode()))
    assert rate(packed) == pytest.approx(2000, rel=0.005)
    halves = LOG.encode()[:9000], LOG.encode()[9000:]
    parts = save(tmp_path / "parts", b"".join(gzip.compress(half) for half in halves))
    assert rate(parts) == rate(packed)


def test_a_packed_log_that_breaks_off_is_read_up_to_there_and_says_so(tmp_path: Path) -> None:
    content = gzip.compress(LOG.encode())
    for broken in (content[: len(content) // 2], content[:2000] + b"\x00\xff" * 500):
        found = measure(read(save(tmp_path / "log", broken)), Given(devices=16))
        assert found.tps == pytest.approx(2000, rel=0.02)
        assert "packed-data-broken" in {issue.code for issue in found.issues}


def test_a_small_packed_file_cannot_fill_the_memory(tmp_path: Path) -> None:
    path = save(tmp_path / "bomb", gzip.compress(b"\n" * (64 << 20), 9))
    largest = max(len(block) for block in LineSource(path).blocks())
    assert largest <= BLOCK_BYTES + LONGEST_LINE_BYTES


@pytest.mark.parametrize("magic", [b"PK\x03\x04", b"\xfd7zXZ\x00", b"BZh9", b"\x28\xb5\x2f\xfd"])
def test_other_packing_is_refused_with_the_remedy(tmp_path: Path, magic: bytes) -> None:
    with pytest.raises(Refused) as refused:
        read(save(tmp_path / "log", magic + b"x" * 100))
    assert refused.value.issues[0].code == "packed"


def test_a_line_of_fifty_megabytes_is_passed_over(tmp_path: Path) -> None:
    half = len(LOG) // 2
    cut = LOG.index("\n", half) + 1
    path = tmp_path / "log"
    with path.open("wb") as file:
        file.write(LOG[:cut].encode())
        for _ in range(50):
            file.write(b"x iteration 5/ 10 | elapsed time per iteration (ms): 1 |" * 18_000)
        file.write(b"\n" + LOG[cut:].encode())
    log = read(path)
    assert log.account.overlong == 1
    assert measure(log, Given(devices=16)).tps == pytest.approx(2000, rel=0.005)


def test_garbage_between_lines_does_no_harm(tmp_path: Path) -> None:
    rng = random.Random(4)
    parts = []
    for line in LOG.splitlines():
        parts.append(line.encode())
        if rng.random() < 0.3:
            parts.append(rng.randbytes(rng.randint(1, 3000)))
    assert rate(save(tmp_path / "log", b"\n".join(parts))) == pytest.approx(2000, rel=0.01)


def test_lines_are_whole_wherever_blocks_end(tmp_path: Path) -> None:
    rng = random.Random(7)
    content = b"".join(
        rng.randbytes(rng.randint(0, 40)).hex().encode() + b"\n" for _ in range(18_000)
    )
    path = save(tmp_path / "log", content)
    blocks = list(LineSource(path).blocks())
    assert len(blocks) > 3
    assert b"".join(blocks) == content
    assert all(block.endswith(b"\n") for block in blocks)


def test_a_growing_log_read_on_equals_one_read_at_once(tmp_path: Path) -> None:
    content = LOG.encode()
    rng = random.Random(11)
    path = save(tmp_path / "log", b"")
    reader = LogReader(path)
    at = 0
    while at < len(content):
        more = rng.randint(1, 4000)
        with path.open("ab") as file:
            file.write(content[at : at + more])
        at += more
        log = reader.read()
        assert log.account.size_bytes == min(at, len(content))
    whole = read(path)
    assert log.account == whole.account
    assert log.rows.seconds.tolist() == whole.rows.seconds.tolist()
    assert measure(log, Given(devices=16)).tps == measure(whole, Given(devices=16)).tps


@pytest.mark.parametrize(
    "lines",
    [
        invented.megatron_counted(Job(steps=12)),
        invented.fsdp2(Job(steps=12)),
        invented.trainer_log(Job(steps=12), every=1),
        invented.verl(Job(steps=12)),
        invented.mindspeed_rl(Job(steps=12)),
    ],
    ids=["megatron", "fsdp2", "trainer-log", "verl", "mindspeed-rl"],
)
def test_a_last_line_cut_anywhere_gives_no_wrong_step(tmp_path: Path, lines: list[str]) -> None:
    path = tmp_path / "log"
    whole = read(save(path, text_of(lines)))
    before = text_of(lines[:-1])
    for length in range(0, len(lines[-1]) + 1, 2):
        save(path, before + lines[-1][:length])
        reader = LogReader(path)
        log = reader.read()
        for name in ("step", "seconds", "device_rate", "cluster_rate"):
            read_so_far = getattr(log.rows, name)
            expected = getattr(whole.rows, name)[: len(read_so_far)]
            assert read_so_far.tolist() == pytest.approx(expected.tolist(), nan_ok=True)
        save(path, text_of(lines))
        assert reader.read().account == whole.account


def test_a_last_line_without_its_end_counts_if_it_is_all_there(tmp_path: Path) -> None:
    for lines in (
        invented.megatron(Job(steps=12)),
        invented.trainer_log(Job(steps=12), every=1),
        invented.verl(Job(steps=12)),
        invented.mindspeed_rl(Job(steps=12)),
    ):
        log = read(save(tmp_path / "log", "\n".join(lines)))
        assert log.account.steps == 12
        assert not log.account.unfinished


def test_a_file_that_was_replaced_is_read_from_its_start(tmp_path: Path) -> None:
    path = save(tmp_path / "log", text_of(invented.megatron_counted(Job(steps=50))))
    reader = LogReader(path)
    assert reader.read().account.steps == 50
    save(path, text_of(invented.megatron_counted(Job(steps=20))))
    assert reader.read().account.steps == 20
    save(path, text_of(invented.verl(Job(steps=300))))
    log = reader.read()
    assert log.form is not None
    assert (log.form.id, log.account.steps) == ("verl", 300)


LONG = text_of(invented.noisy(invented.megatron_counted(Job(steps=3000))))


@pytest.mark.parametrize("steps", [60, 9000], ids=["shorter", "longer"])
def test_a_log_begun_anew_while_it_is_read_is_read_from_its_start(
    tmp_path: Path, steps: int
) -> None:
    path = save(tmp_path / "log", LONG)
    begun_anew = text_of(invented.verl(Job(steps=steps)))
    written: list[int] = []

    def begin_anew(done: int, total: int) -> None:
        # In the same file, as by ``>`` in a shell or a rotation that cuts it.
        if not written:
            written.append(path.write_text(begun_anew, encoding="utf-8"))

    assert len(LONG) > 2 * BLOCK_BYTES
    log = read(path, progress=begin_anew)
    assert log.form is not None
    assert (log.form.id, log.account.steps) == ("verl", steps)
    assert log.account.size_bytes == path.stat().st_size


def test_what_is_written_to_a_log_while_it_is_read_is_read_too(tmp_path: Path) -> None:
    half = LONG.rfind("\n", 0, len(LONG) // 2) + 1
    path = save(tmp_path / "log", LONG[:half])
    told: list[float] = []

    def grow(done: int, total: int) -> None:
        if not told:
            with path.open("a", encoding="utf-8") as file:
                file.write(LONG[half:])
        told.append(done / total)

    assert len(LONG) > 4 * BLOCK_BYTES
    log = read(path, progress=grow)
    assert (log.account.steps, log.account.size_bytes) == (3000, path.stat().st_size)
    assert told == sorted(told)
    assert told[-1] == 1


def test_a_packed_log_that_grows_is_read_on(tmp_path: Path) -> None:
    content = gzip.compress(LOG.encode())
    path = save(tmp_path / "log", content[:1500])
    reader = LogReader(path)
    assert reader.read().account.damaged
    save(path, content)
    log = reader.read()
    assert not log.account.damaged
    assert measure(log, Given(devices=16)).tps == rate(save(tmp_path / "plain", LOG))


def test_progress_reaches_the_whole_file(tmp_path: Path) -> None:
    path = save(tmp_path / "log", LOG * 40)
    told: list[tuple[int, int]] = []
    read(path, progress=lambda done, total: told.append((done, total)))
    size = path.stat().st_size
    assert told[-1] == (size, size)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert len(told) > 3


def test_a_cancelled_reading_stops_and_can_be_taken_up_again(tmp_path: Path) -> None:
    path = save(tmp_path / "log", LOG * 40)
    reader = LogReader(path)
    asked = iter([False, False, True])
    with pytest.raises(Cancelled):
        reader.read(cancelled=lambda: next(asked))
    assert reader.read().account == read(path).account


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        read(tmp_path / "none")
    assert refused.value.issues[0].code == "cannot-read"
    with pytest.raises(Refused):
        read(tmp_path)


def test_reading_leaves_no_thread_and_no_open_file(tmp_path: Path) -> None:
    descriptors = Path("/proc/self/fd")
    if not descriptors.is_dir():
        pytest.skip("this system does not list open files")
    path = save(tmp_path / "log", LOG)
    before = len(os.listdir(descriptors))  # noqa: PTH208 - a listing without paths
    read(path)
    assert len(os.listdir(descriptors)) == before  # noqa: PTH208


def test_saved_results_without_a_line_end_are_read_once(tmp_path: Path) -> None:
    path = save(tmp_path / "train_results.json", b'{"train_tokens_per_second": 999.5}')
    log = read(path)
    assert (log.account.steps, log.account.repeated) == (1, 0)
    assert not log.account.unfinished


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
@pytest.mark.parametrize("name", ["pipe", "/dev/zero"])
def test_what_has_no_end_is_refused_and_not_waited_for(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    if name == "pipe":
        os.mkfifo(path)
    with pytest.raises(Refused) as caught:
        read(path)
    assert [issue.code for issue in caught.value.issues] == ["no-file"]
