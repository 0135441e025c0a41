from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable
from pathlib import Path

import invented_logs as invented
import numpy as np
import pytest
from invented_logs import Job

from ascgui.domain.issues import Severity
from ascgui.runlogs.dropping import Dropped
from ascgui.runlogs.form import Given
from ascgui.runlogs.measuring import Measurement, measure
from ascgui.runlogs.reading import RunLog, form_of, read

TOLERANCE = 0.005

Write = Callable[[Iterable[str] | str | bytes], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a log; the name says nothing of its form."""

    def write(content: Iterable[str] | str | bytes) -> Path:
        path = tmp_path / "some-file.dat"
        if isinstance(content, bytes):
            path.write_bytes(content)
        elif isinstance(content, str):
            path.write_text(content, encoding="utf-8")
        else:
            path.write_text("".join(f"{line}\n" for line in content), encoding="utf-8")
        return path

    return write


def codes(found: Measurement) -> set[str]:
    return {issue.code for issue in found.issues}


def rate_of(log: RunLog, **given: float) -> float:
    found = measure(log, Given(**given))  # type: ignore[arg-type]
    assert found.refusal is None
    assert found.needs == ()
    assert found.tps is not None
    return found.tps


def test_the_formula_of_the_iteration_line_gives_the_known_rate(write: Write) -> None:
    log = read(write(invented.noisy(invented.megatron(Job()))))
    assert log.form is form_of("mindspeed-llm")
    assert rate_of(log, devices=16, seq_len=4096) == pytest.approx(2000, rel=TOLERANCE)


def test_an_iteration_line_without_a_device_count_asks_for_it(write: Write) -> None:
    found = measure(read(write(invented.megatron_counted(Job()))))
    assert found.tps is None
    assert [need.field for need in found.needs] == ["devices"]
    assert found.job_tps == pytest.approx(32000, rel=TOLERANCE)


def test_an_iteration_line_without_token_counts_asks_for_the_sequence_length(write: Write) -> None:
    found = measure(read(write(invented.megatron(Job()))), Given(devices=16))
    assert found.tps is None
    assert found.job_tps is None
    assert [need.field for need in found.needs] == ["seq_len"]


def test_counted_tokens_go_before_the_formula(write: Write) -> None:
    log = read(write(invented.megatron_counted(Job(), share=0.025)))
    found = measure(log, Given(devices=16, seq_len=4096))
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)
    assert "samples-shorter-than-sequence" in codes(found)


def test_counted_tokens_are_divided_by_the_iterations_between_two_lines(write: Write) -> None:
    every_tenth = invented.megatron_counted(Job(steps=600))[9::10]
    log = read(write(every_tenth))
    assert rate_of(log, devices=16) == pytest.approx(2000, rel=0.02)
    steady = Job(steps=600, jitter=0)
    lines, consumed = [], 0
    for step in range(1, 601):
        consumed += steady.batch * steady.seq_len
        if step % 10 == 0:
            seconds = steady.seconds(2, steady.random())
            lines.append(invented.iteration_line(step, seconds, steady, consumed_tokens=consumed))
    assert rate_of(read(write(lines)), devices=16) == pytest.approx(2000, rel=1e-4)


def test_a_given_average_length_goes_before_the_full_sequence_length(write: Write) -> None:
    log = read(write(invented.megatron(Job())))
    rate = rate_of(log, devices=16, seq_len=4096, tokens_per_sample=409.6)
    assert rate == pytest.approx(200, rel=TOLERANCE)


def test_a_misspelt_batch_size_and_a_plain_loss_are_read(write: Write) -> None:
    lines = invented.megatron(Job(), batch_name="gloabl batch size", loss_name="loss")
    assert rate_of(read(write(lines)), devices=16, seq_len=4096) == pytest.approx(
        2000, rel=TOLERANCE
    )


def test_fields_between_and_no_stamp_do_not_matter(write: Write) -> None:
    lines = invented.megatron(
        Job(), stamped=False, between=" throughput per GPU (TFLOP/s/GPU): 143.2 |"
    )
    assert rate_of(read(write(lines)), devices=16, seq_len=4096) == pytest.approx(
        2000, rel=TOLERANCE
    )


def test_the_line_as_the_documents_show_it_is_read(write: Write) -> None:
    lines = [
        f" iteration {step:8d}/    2000 | consumed samples: {128 * step:12d} | elapsed time per "
        "iteration (ms): 8192.0 | learning rate: 1.25E-06 | global batch size:   128 | "
        "lm loss: 1.93E+00"
        for step in range(1, 30)
    ]
    assert rate_of(read(write(lines)), devices=16, seq_len=4096) == pytest.approx(4000, rel=1e-6)


def test_tokens_counted_after_the_elapsed_time_are_found(write: Write) -> None:
    lines = [
        f" iteration {step}/ 2000 | consumed samples: {128 * step} | elapsed time per iteration "
        f"(ms): 8192.0 | consumed tokens: {524288 * step} | global batch size: 128 | loss: 1.9 |"
        for step in range(1, 30)
    ]
    assert rate_of(read(write(lines)), devices=16) == pytest.approx(4000, rel=1e-6)


def test_a_batch_size_that_is_not_printed_follows_from_the_samples(write: Write) -> None:
    lines = invented.megatron(Job(), batch=False)
    assert rate_of(read(write(lines)), devices=16, seq_len=4096) == pytest.approx(
        2000, rel=TOLERANCE
    )


def test_devices_and_length_printed_by_the_log_are_used_and_named(write: Write) -> None:
    lines = [*invented.arguments(32, 8192), *invented.megatron(Job(devices=32, seq_len=8192))]
    found = measure(read(write(lines)))
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)
    assert (found.devices, found.devices_from_log, found.seq_len) == (32, True, 8192)
    assert dict(found.layout) == {"tp": 8, "pp": 2, "cp": 1}


def test_an_entered_device_count_wins_over_the_log_and_the_difference_is_told(
    write: Write,
) -> None:
    lines = [*invented.arguments(16, 4096), *invented.megatron(Job())]
    found = measure(read(write(lines)), Given(devices=8))
    assert found.tps == pytest.approx(4000, rel=TOLERANCE)
    assert "devices-contradict-log" in codes(found)


def test_runs_on_different_device_counts_are_each_divided_by_their_own(write: Write) -> None:
    lines = [
        *invented.arguments(16, 4096),
        *invented.megatron(Job(steps=40)),
        *invented.arguments(32, 4096),
        *invented.megatron(Job(devices=32, first=21, steps=40)),
    ]
    found = measure(read(write(lines)))
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)
    assert [segment.devices for segment in found.segments] == [16, 32]
    assert "devices-differ" in codes(found)


def test_fsdp2_prints_the_rate_of_the_whole_job(write: Write) -> None:
    log = read(write(invented.noisy(invented.fsdp2(Job()))))
    assert log.form is form_of("mindspeed-llm-fsdp2")
    assert rate_of(log, devices=16) == pytest.approx(2000, rel=TOLERANCE)
    assert [need.field for need in measure(log).needs] == ["devices"]


def test_fsdp2_without_a_bar_at_the_end_is_read(write: Write) -> None:
    lines = [
        f" iteration {step:8d}/    2000 | consumed samples: {128 * step:12d} | elapsed time per "
        "iteration (ms): 8192.0 | global batch size:   128 | lm loss: 1.93E+00 | tokens/s: 64000.0"
        for step in range(1, 30)
    ]
    assert rate_of(read(write(lines)), devices=16) == pytest.approx(4000, rel=1e-6)


def test_mindspeed_mm_needs_the_average_length_of_a_sample(write: Write) -> None:
    log = read(write(["loading mindspeed_mm models", *invented.mindspeed_mm(Job())]))
    assert log.form is form_of("mindspeed-mm")
    found = measure(log, Given(devices=16, seq_len=4096))
    assert found.tps is None
    assert [need.field for need in found.needs] == ["tokens_per_sample"]
    rate = rate_of(log, devices=16, tokens_per_sample=563.2)
    assert rate == pytest.approx(2000, rel=TOLERANCE)


def test_mindspeed_mm_that_prints_tokens_per_sample_needs_no_length(write: Write) -> None:
    log = read(write(invented.mindspeed_mm(Job(), average=563.2)))
    assert log.form is form_of("mindspeed-mm")
    assert rate_of(log, devices=16) == pytest.approx(2000, rel=TOLERANCE)


def test_a_form_can_be_asked_for(write: Write) -> None:
    path = write(invented.mindspeed_mm(Job()))
    assert read(path).form is form_of("mindspeed-llm")
    found = measure(read(path, form_of("mindspeed-mm")), Given(devices=16, seq_len=4096))
    assert [need.field for need in found.needs] == ["tokens_per_sample"]


def test_samples_per_second_are_of_the_whole_job(write: Write) -> None:
    lines = [
        f" iteration {step:8d}/ 2000 | elapsed time per iteration (ms): 8000.0 | loss: 1.9 | "
        "samples per second: 16.000 |"
        for step in range(1, 30)
    ]
    rate = rate_of(read(write(lines)), devices=16, tokens_per_sample=2000)
    assert rate == pytest.approx(2000, rel=1e-6)


@pytest.mark.parametrize("every", [1, 10, 40])
def test_trainer_log_gives_the_known_rate_from_differences(write: Write, every: int) -> None:
    log = read(write(invented.trainer_log(Job(steps=2000), every=every)))
    assert log.form is form_of("llama-factory-log")
    assert rate_of(log, devices=16) == pytest.approx(2000, rel=TOLERANCE)


def test_steps_shorter_than_the_clock_are_added_up(write: Write) -> None:
    job = Job(tps=30000, batch=8, seq_len=4096, devices=4, steps=3000)
    log = read(write(invented.trainer_log(job, every=1)))
    assert rate_of(log, devices=4) == pytest.approx(30000, rel=TOLERANCE)


@pytest.mark.parametrize("seed", range(6))
def test_a_trainer_log_of_a_few_minutes_gives_the_known_rate(write: Write, seed: int) -> None:
    job = Job(tps=2900 + 37 * seed, steps=60, seed=seed, jitter=0.0)
    log = read(write(invented.trainer_log(job, every=1)))
    assert rate_of(log, devices=16) == pytest.approx(job.tps, rel=TOLERANCE)


def test_a_trainer_log_written_otherwise_is_read(write: Write) -> None:
    records = [json.loads(line) for line in invented.trainer_log(Job(steps=2000))]
    for separators, order in (((",", ":"), False), ((" , ", " : "), True), ((", ", ": "), True)):
        lines = [
            json.dumps(dict(reversed(record.items())) if order else record, separators=separators)
            for record in records
        ]
        assert rate_of(read(write(lines)), devices=16) == pytest.approx(2000, rel=TOLERANCE)


def test_a_world_size_printed_at_the_start_is_the_device_count(write: Write) -> None:
    lines = [
        "[INFO|2026-01-02 03:04:05] parser:401 >> Process rank: 0, world size: 8, device: npu:0",
        "{'train_runtime': 99.0, 'train_samples_per_second': 12.5, 'epoch': 3.0}",
    ]
    found = measure(read(write(lines)), Given(tokens_per_sample=800))
    assert (found.devices, found.devices_from_log) == (8, True)
    assert found.tps == pytest.approx(1250)


def test_a_log_too_short_for_its_clock_says_how_far_off_it_may_be(write: Write) -> None:
    job = Job(tps=40_000, batch=8, devices=4, steps=100)
    found = measure(read(write(invented.trainer_log(job, every=1))), Given(devices=4))
    assert found.tps == pytest.approx(40_000, rel=0.05)
    assert "short-for-its-clock" in codes(found)


def test_a_log_of_a_few_seconds_by_its_clock_is_refused(write: Write) -> None:
    job = Job(tps=40_000, batch=8, devices=4, steps=30)
    found = measure(read(write(invented.trainer_log(job, every=1))), Given(devices=4))
    assert found.tps is None
    assert found.refusal is not None
    assert found.refusal.code == "too-short-for-its-clock"


def test_update_lines_within_steps_of_reinforcement_learning_do_not_take_their_place(
    write: Write,
) -> None:
    updates = invented.megatron(Job(steps=60))
    steps = invented.mindspeed_rl(Job(tps=110.5, steps=30))
    lines = [line for at, step in enumerate(steps) for line in (*updates[2 * at :][:2], step)]
    log = read(write(lines))
    assert log.form is form_of("mindspeed-rl")
    assert rate_of(log) == pytest.approx(110.5, rel=TOLERANCE)


def test_saves_in_a_trainer_log_are_dropped(write: Write) -> None:
    lines = invented.trainer_log(Job(steps=2000), saves=range(200, 2000, 200), save_s=900)
    found = measure(read(write(lines)), Given(devices=16))
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)
    slow = [step.number for step in found.segments[0].steps() if step.dropped is Dropped.SLOW]
    assert slow == list(range(200, 2000, 200))


def test_a_resumed_trainer_log_is_two_runs_and_its_inflated_throughput_is_not_used(
    write: Write,
) -> None:
    before = invented.trainer_log(Job(steps=900))
    counted = 800 * 128 * 4096
    after = invented.trainer_log(Job(first=801, steps=900), begun_tokens=counted)
    found = measure(read(write([*before, *after])), Given(devices=16))
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)
    assert [(run.first_step, run.last_step) for run in found.segments] == [(10, 900), (810, 1700)]
    assert "several-runs" in codes(found)


def test_a_resume_where_steps_go_on_is_seen_by_its_clock(write: Write) -> None:
    before = invented.trainer_log(Job(steps=900))
    counted = 900 * 128 * 4096
    after = invented.trainer_log(Job(first=901, steps=900), begun_tokens=counted)
    found = measure(read(write([*before, *after])), Given(devices=16))
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)
    assert len(found.segments) == 2


def test_evaluations_in_a_trainer_log_do_not_count_as_training(write: Write) -> None:
    lines: list[str] = []
    elapsed, tokens = 0.0, 0
    for step in range(10, 1010, 10):
        elapsed += 163.84
        tokens += 10 * 524288
        head = f'{{"current_steps": {step}, "total_steps": 9000, '
        clock = f'"elapsed_time": "{invented.clock(elapsed)}", "remaining_time": "0:00:01"'
        lines.append(f'{head}"loss": 1.0, {clock}, "throughput": 1.0, "total_tokens": {tokens}}}')
        if step % 50 == 0:
            elapsed += 40
            clock = f'"elapsed_time": "{invented.clock(elapsed)}", "remaining_time": "0:00:01"'
            lines.append(f'{head}"eval_loss": 1.0, {clock}}}')
    assert rate_of(read(write(lines)), devices=16) == pytest.approx(2000, rel=TOLERANCE)


def test_a_trainer_log_of_more_than_a_day_is_read(write: Write) -> None:
    job = Job(tps=200, steps=2000)
    lines = invented.trainer_log(job)
    assert any("day" in line for line in lines)
    assert rate_of(read(write(lines)), devices=16) == pytest.approx(200, rel=TOLERANCE)


@pytest.mark.parametrize("zero", [True, False])
def test_a_trainer_log_without_tokens_says_which_option_was_off(write: Write, zero: bool) -> None:
    lines = invented.trainer_log(Job(steps=900), tokens=False)
    if zero:
        lines = [line.replace("}", ', "throughput": 0.0, "total_tokens": 0}') for line in lines]
    found = measure(read(write(lines)), Given(devices=16))
    assert found.tps is None
    assert found.job_tps is None
    assert "tokens-not-logged" in codes(found)
    assert [need.field for need in found.needs] == ["samples_per_step", "tokens_per_sample"]
    given = Given(devices=16, samples_per_step=128, tokens_per_sample=4096)
    assert measure(read(write(lines)), given).tps == pytest.approx(2000, rel=TOLERANCE)


def test_saved_results_give_their_rate_per_device(write: Write) -> None:
    log = read(write(invented.results(1234.5)))
    assert log.form is form_of("training-results")
    found = measure(log)
    assert found.tps == pytest.approx(1234.5)
    assert (found.low, found.high, found.drift) == (None, None, None)
    assert "one-figure-for-the-run" in codes(found)


def test_results_with_samples_only_ask_for_the_length_and_the_devices(write: Write) -> None:
    text = '{"train_runtime": 3600.0, "train_samples_per_second": 12.5, "train_loss": 1.0}'
    log = read(write(text))
    found = measure(log)
    assert found.tps is None
    assert [need.field for need in found.needs] == ["devices", "tokens_per_sample"]
    assert rate_of(log, devices=8, tokens_per_sample=800) == pytest.approx(1250)


def test_results_that_count_tokens_need_no_length_of_a_sample(write: Write) -> None:
    saved = (
        '{\n "epoch": 1.0,\n "num_input_tokens_seen": 163840000,\n "train_loss": 0.5,\n'
        ' "train_runtime": 10000.0,\n "train_samples_per_second": 4.0\n}'
    )
    found = measure(read(write(saved)), Given(devices=8))
    assert found.needs == ()
    assert found.tps == pytest.approx(2048.0)
    assert found.derivation is not None
    assert "num_input_tokens_seen" in found.derivation.formula


def test_printed_results_are_read_once_though_printed_twice(write: Write) -> None:
    lines = [
        "{'eval_loss': 1.1, 'eval_samples_per_second': 99.0, 'eval_steps_per_second': 3.0}",
        (
            "{'train_runtime': 123.4567, 'train_samples_per_second': 12.5, "
            "'train_steps_per_second': 0.7, 'train_tokens_per_second': 2345.6, 'epoch': 3.0}"
        ),
        "***** train metrics *****",
        "  epoch                    =        3.0",
        "  train_runtime            = 0:02:03.45",
        "  train_samples_per_second =       12.5",
        "  train_steps_per_second   =        0.7",
        "  train_tokens_per_second  =     2345.6",
    ]
    found = measure(read(write(lines)))
    assert found.tps == pytest.approx(2345.6)
    assert len(found.segments) == 1


def test_results_that_print_only_zero_are_refused(write: Write) -> None:
    found = measure(read(write('{"train_samples_per_second": 0.0, "train_runtime": 0.0}')))
    assert found.tps is None
    assert found.refusal is not None
    assert found.refusal.code == "no-rate-in-results"


def test_verl_prints_the_rate_per_device(write: Write) -> None:
    log = read(write(invented.noisy(invented.verl(Job(tps=780)))))
    assert log.form is form_of("verl")
    found = measure(log)
    assert found.tps == pytest.approx(780, rel=TOLERANCE)
    assert (found.devices, found.devices_from_log) == (16, True)
    assert found.response_length == pytest.approx(900, rel=0.02)
    assert found.prompt_length == pytest.approx(312)
    assert "depends-on-response-length" in codes(found)


def test_an_old_verl_log_gives_mean_tokens_by_time(write: Write) -> None:
    log = read(write(invented.verl(Job(tps=780), old=True)))
    assert rate_of(log) == pytest.approx(780, rel=TOLERANCE)


def test_verl_numbers_wrapped_by_numpy_are_read(write: Write) -> None:
    lines = [
        f"step:{step} - perf/time_per_step:np.float64(98.1) - "
        "perf/throughput:np.float64(787.2) - actor/loss:0.1"
        for step in range(1, 20)
    ]
    assert rate_of(read(write(lines))) == pytest.approx(787.2)


def test_verl_steps_without_any_rate_are_refused(write: Write) -> None:
    lines = [f"step:{step} - timing_s/step:98.1 - actor/loss:0.1" for step in range(1, 20)]
    found = measure(read(write(lines)))
    assert found.tps is None
    assert found.refusal is not None
    assert found.refusal.code == "no-rate-in-steps"


def test_mindspeed_rl_is_per_device_and_never_doubled(write: Write) -> None:
    log = read(write(invented.mindspeed_rl(Job(tps=110.5))))
    assert log.form is form_of("mindspeed-rl")
    found = measure(log)
    assert found.tps == pytest.approx(110.5, rel=TOLERANCE)
    assert found.response_length == pytest.approx(1024.5)
    assert "per-die" in codes(found)


def test_the_first_step_of_each_run_is_dropped(write: Write) -> None:
    found = measure(read(write(invented.megatron_counted(Job(steps=20)))), Given(devices=16))
    steps = list(found.segments[0].steps())
    assert steps[0].dropped is Dropped.FIRST
    assert found.steps_used == 19


def test_a_slow_step_is_dropped_and_a_lasting_change_is_told_as_drift(write: Write) -> None:
    job = Job(steps=200)
    lines = []
    rng = job.random()
    for step in range(1, 201):
        seconds = job.seconds(step, rng) * (1.0 if step <= 100 else 1.6)
        if step in {50, 150}:
            seconds *= 12
        lines.append(invented.iteration_line(step, seconds, job))
    found = measure(read(write(lines)), Given(devices=16, seq_len=4096))
    dropped = {step.number: step.dropped for step in found.segments[0].steps() if step.dropped}
    assert dropped == {1: Dropped.FIRST, 50: Dropped.SLOW, 150: Dropped.SLOW}
    assert found.drift == pytest.approx(1 / 1.6 - 1, rel=0.02)
    assert "drift" in codes(found)
    assert found.low == pytest.approx(1250, rel=0.02)
    assert found.high == pytest.approx(2000, rel=0.02)


def test_interleaved_ranks_count_once(write: Write) -> None:
    lines = invented.interleaved(invented.megatron_counted(Job(steps=200)), ranks=8)
    log = read(write(invented.noisy(lines)))
    assert log.account.steps == pytest.approx(200, abs=2)
    assert len(log.runs) == 1
    assert rate_of(log, devices=16) == pytest.approx(2000, rel=TOLERANCE)


def test_a_rank_that_is_far_behind_prints_the_same_run(write: Write) -> None:
    lines = invented.megatron_counted(Job(steps=300))
    blocks = []
    for start in range(0, 300, 100):
        for rank in (7, 3):
            blocks += [f"[rank{rank}]:{line}" for line in lines[start : start + 100]]
    log = read(write(blocks))
    assert log.account.steps == 300
    assert len(log.runs) == 1


def test_lines_printed_twice_without_a_mark_count_once(write: Write) -> None:
    lines = invented.megatron_counted(Job(steps=50), stamped=False)
    log = read(write([copy for line in lines for copy in (line, line)]))
    assert (log.account.steps, log.account.repeated, len(log.runs)) == (50, 50, 1)


def test_a_resumed_run_begins_a_new_segment(write: Write) -> None:
    first = invented.megatron_counted(Job(steps=137))
    again = invented.megatron_counted(Job(first=101, steps=100))
    found = measure(read(write([*first, *again])), Given(devices=16))
    assert [(one.first_step, one.last_step) for one in found.segments] == [(1, 137), (101, 200)]
    assert found.steps_read == 237
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)


def test_a_resumed_run_of_another_process_begins_a_new_segment(write: Write) -> None:
    first = invented.verl(Job(tps=780, steps=300), prefix="(TaskRunner pid=11) ")
    again = invented.verl(Job(tps=780, first=1, steps=300), prefix="(TaskRunner pid=22) ")
    found = measure(read(write([*first, *again])))
    assert len(found.segments) == 2
    assert found.tps == pytest.approx(780, rel=TOLERANCE)


def test_a_restart_that_prints_its_arguments_begins_a_new_segment(write: Write) -> None:
    lines = [
        *invented.arguments(16, 4096),
        *invented.megatron(Job(steps=40)),
        *invented.arguments(16, 4096),
        *invented.megatron(Job(first=41, steps=40)),
    ]
    found = measure(read(write(lines)))
    assert [(one.first_step, one.last_step) for one in found.segments] == [(1, 40), (41, 80)]


def test_steps_can_be_left_out_at_the_start(write: Write) -> None:
    lines = [
        *invented.megatron(Job(tps=1000, steps=30)),
        *invented.megatron(Job(tps=2000, first=31, steps=30))[1:],
    ]
    log = read(write(lines))
    rate = rate_of(log, devices=16, seq_len=4096, from_step=32)
    assert rate == pytest.approx(2000, rel=TOLERANCE)


def test_only_first_steps_are_refused(write: Write) -> None:
    found = measure(read(write(invented.megatron(Job(steps=1)))), Given(devices=16, seq_len=4096))
    assert found.tps is None
    assert found.refusal is not None
    assert found.refusal.code == "too-few-steps"


def test_times_of_zero_or_below_do_not_count(write: Write) -> None:
    job = Job(steps=60)
    rng = job.random()
    lines = [
        invented.iteration_line(
            step, 0.0 if step % 7 == 0 else -1.5 if step % 11 == 0 else job.seconds(step, rng), job
        )
        for step in range(1, 61)
    ]
    found = measure(read(write(lines)), Given(devices=16, seq_len=4096))
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)
    assert "bad-times" in codes(found)


def test_only_bad_times_are_refused(write: Write) -> None:
    lines = [invented.iteration_line(step, 0.0, Job()) for step in range(1, 30)]
    found = measure(read(write(lines)), Given(devices=16, seq_len=4096))
    assert found.refusal is not None
    assert found.refusal.code == "no-rate-in-steps"


@pytest.mark.parametrize("loss", ["NAN", "nan", "INF", "-inf"])
def test_losses_that_are_not_finite_are_counted_and_warned_of(write: Write, loss: str) -> None:
    job = Job(steps=60)
    rng = job.random()
    lines = [
        invented.iteration_line(
            step, job.seconds(step, rng), job, loss=loss if step > 50 else "1.930000E+00"
        )
        for step in range(1, 61)
    ]
    log = read(write(lines))
    assert log.account.not_finite_losses == 10
    found = measure(log, Given(devices=16, seq_len=4096))
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)
    warned = [issue for issue in found.issues if issue.code == "loss-not-finite"]
    assert warned[0].severity is Severity.WARNING


def test_a_clock_that_jumps_does_not_change_the_rate(write: Write) -> None:
    lines = invented.trainer_log(Job(steps=2000))
    jumped = []
    for index, line in enumerate(lines):
        hours = 5 if 60 <= index < 120 else 0
        head, _, rest = line.partition('"elapsed_time": "')
        clock, _, tail = rest.partition('"')
        hour, minute, second = clock.split(":")
        shifted = f"{int(hour) + hours}:{minute}:{second}"
        jumped.append(f'{head}"elapsed_time": "{shifted}"{tail}')
    assert rate_of(read(write(jumped)), devices=16) == pytest.approx(2000, rel=TOLERANCE)


def test_lines_cut_at_either_end_are_left_out(write: Write) -> None:
    lines = invented.megatron_counted(Job(steps=100))
    cut = [
        line[60:] if at % 10 == 3 else line[: 50 + at] if at % 10 == 7 else line
        for at, line in enumerate(lines)
    ]
    found = measure(read(write(cut)), Given(devices=16))
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)


@pytest.mark.parametrize("end", ["left", "right"])
@pytest.mark.parametrize(
    "writer",
    [invented.megatron, invented.megatron_counted, invented.fsdp2, invented.verl,
     invented.mindspeed_rl, invented.trainer_log],
    ids=["formula", "counted", "fsdp2", "verl", "mindspeed-rl", "trainer-log"],
)  # fmt: skip
def test_a_line_cut_at_any_place_does_no_harm(
    write: Write, writer: Callable[[Job], list[str]], end: str
) -> None:
    every = 10 if writer is invented.trainer_log else 1
    lines = writer(Job(steps=2400 * every))
    longest = max(map(len, lines))
    # One line in five is cut, each at another place.
    cut = [
        line
        if at % 5
        else line[at // 5 % longest :]
        if end == "left"
        else line[: at // 5 % longest]
        for at, line in enumerate(lines)
    ]
    found = measure(read(write(cut)), Given(devices=16, seq_len=4096))
    assert found.refusal is None
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)


def test_a_cut_elapsed_time_is_not_taken_for_a_number(write: Write) -> None:
    lines = invented.megatron(Job(steps=100))
    cut = [
        line[: line.index("(ms): ") + 8] if at % 4 == 3 else line for at, line in enumerate(lines)
    ]
    log = read(write(cut))
    assert log.account.cut == 25
    assert rate_of(log, devices=16, seq_len=4096) == pytest.approx(2000, rel=TOLERANCE)


def test_colours_do_not_matter(write: Write) -> None:
    def coloured(line: str) -> str:
        return (
            line.replace("iteration ", "\x1b[36miteration\x1b[0m ", 1)
            .replace("(ms): ", "(ms): \x1b[1;32m")
            .replace(" | learning", "\x1b[0m | learning")
        )

    lines = [coloured(line) for line in invented.megatron(Job())]
    assert rate_of(read(write(lines)), devices=16, seq_len=4096) == pytest.approx(
        2000, rel=TOLERANCE
    )
    verl = [f"\x1b[36m{line}\x1b[0m" for line in invented.verl(Job(tps=780))]
    assert rate_of(read(write(verl))) == pytest.approx(780, rel=TOLERANCE)


def test_prefixes_of_processes_and_loggers_do_not_matter(write: Write) -> None:
    prefixes = ("INFO [2026-01-02 03:04:05] >> ", "(TaskRunner pid=123) ", "[1,15]<stdout>:")
    for prefix in prefixes:
        lines = [prefix + line for line in invented.megatron(Job(), stamped=False)]
        rate = rate_of(read(write(lines)), devices=16, seq_len=4096)
        assert rate == pytest.approx(2000, rel=TOLERANCE)
    lines = [f"[rank0]: {line}" for line in invented.trainer_log(Job(steps=2000))]
    assert rate_of(read(write(lines)), devices=16) == pytest.approx(2000, rel=TOLERANCE)


def test_a_long_log_is_thinned_evenly_and_says_so(write: Write) -> None:
    job = Job(steps=36_000, jitter=0.2)
    rng = job.random()
    lines, consumed = [], 0
    for step in range(1, job.steps + 1):
        consumed += job.batch * job.seq_len
        slower = 1.0 if step <= job.steps / 2 else 1.5
        seconds = job.seconds(2, rng) * slower
        lines.append(
            invented.iteration_line(step, seconds, job, consumed_tokens=consumed, total=90000)
        )
    found = measure(read(write(lines)), Given(devices=16))
    assert found.steps_read == job.steps
    assert "long-log" in codes(found)
    assert found.drift == pytest.approx(1 / 1.5 - 1, rel=0.03)
    assert found.tps == pytest.approx(1630, rel=0.05)
    numbers = found.segments[0].number
    halves = np.count_nonzero(numbers <= job.steps / 2) / len(numbers)
    assert halves == pytest.approx(0.5, abs=0.1)


def test_runs_in_a_long_log_are_still_told_apart(write: Write) -> None:
    lines = []
    for _ in range(3):
        lines += invented.megatron_counted(Job(steps=9_000, jitter=0.0))
    found = measure(read(write(lines)), Given(devices=16))
    assert [(one.first_step, one.last_step) for one in found.segments] == [(1, 9_000)] * 3
    assert found.steps_read == 27_000
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)


def test_what_is_no_log_is_refused(write: Write) -> None:
    for content in (b"", b"\x00" * 5000, bytes(range(256)) * 400, b"just a note\n" * 50):
        found = measure(read(write(content)))
        assert found.tps is None
        assert found.refusal is not None
        assert found.refusal.code in {"empty-file", "form-not-recognised"}


def test_the_derivation_puts_the_numbers_into_the_formula(write: Write) -> None:
    found = measure(read(write(invented.megatron_counted(Job()))), Given(devices=16))
    derivation = found.derivation
    assert derivation is not None
    values = dict(derivation.with_numbers.values)
    tokens, seconds = values["tokens"].value, values["seconds"]  # type: ignore[union-attr]
    assert tokens / (16 * seconds) == pytest.approx(found.tps, rel=1e-3)  # type: ignore[operator]


def test_dates_come_from_the_log(write: Write) -> None:
    found = measure(read(write(invented.megatron(Job()))), Given(devices=16, seq_len=4096))
    assert found.measured_on is not None
    assert found.measured_on.isoformat() == "2026-01-02"


def test_a_newer_version_of_verl_may_go_on_with_the_log_of_an_older_one(write: Write) -> None:
    def older(step: int) -> str:
        return f"step:{step} - global_seqlen/mean:1000.0 - actor/lr:1e-06 - timing_s/step:2.0"

    def newer(step: int) -> str:
        return f"step:{step} - actor/lr:1e-06 - perf/throughput:600.0 - perf/time_per_step:3.0"

    lines = [older(step) for step in range(1, 101)] + [newer(step) for step in range(1, 301)]
    found = measure(read(write(lines)), Given())
    assert [(one.first_step, one.last_step, one.tps) for one in found.segments] == [
        (1, 100, 500.0),
        (1, 300, 600.0),
    ]


def test_figures_of_verl_are_found_wherever_they_stand_in_lines_of_as_many_fields(
    write: Write,
) -> None:
    def line(step: int) -> str:
        fields = (
            f"perf/throughput:{500 + step}.0",
            f"timing_s/step:{step}.5",
            f"response_length/mean:{step}.25",
            "actor/lr:1e-06",
        )
        odd = f"other/perf/throughput:9.0 - timing_s/step:{step}.5 - a/b:nothing - c/d:1.0"
        turned = fields[step % 4 :] + fields[: step % 4]
        return f"step:{step} - {odd if step % 5 == 0 else ' - '.join(turned)}"

    rows = read(write([line(step) for step in range(1, 201)])).rows
    steps = rows.step.tolist()
    assert steps == list(range(1, 201))
    wanted = [9.0 if step % 5 == 0 else 500.0 + step for step in steps]
    assert rows.device_rate.tolist() == wanted
    assert rows.seconds.tolist() == [step + 0.5 for step in steps]
    lengths = rows.response.tolist()
    assert all(
        math.isnan(length) if step % 5 == 0 else length == step + 0.25
        for step, length in zip(steps, lengths, strict=True)
    )


@pytest.mark.parametrize("phrase", ["global_seqlen/balanced_max", "perf/total_num_tokens", "x/y"])
def test_steps_of_verl_are_counted_whichever_fields_its_version_prints(
    write: Write, phrase: str
) -> None:
    def line(step: int) -> str:
        more = "" if step % 1000 == 0 else f" - {phrase}:{step}.0"
        return f"step:{step} - timing_s/step:9.5{more} - perf/throughput:{700 + step % 3}.0"

    found = measure(read(write([line(step) for step in range(1, 30_001)])), Given())
    assert found.steps_read == 30_000
    assert found.tps == pytest.approx(701, rel=TOLERANCE)


def test_a_long_log_of_verl_keeps_its_rate_its_count_and_what_is_missing_in_it(
    write: Write,
) -> None:
    rest = " - ".join(f"timing_s/part_{number}:1.0" for number in range(20))

    def line(step: int) -> str:
        return f"step:{step} - {rest} - timing_s/step:9.5 - perf/throughput:{700 + step % 3}.0"

    steps = [step for step in range(1, 30_001) if step not in (20_000, 25_123)]
    found = measure(read(write([line(step) for step in steps])), Given())
    assert found.steps_read == len(steps)
    assert found.tps == pytest.approx(701, rel=TOLERANCE)


def test_objects_with_other_entries_between_them_are_read_alike(write: Write) -> None:
    lines = []
    for step in range(1, 401):
        seconds = f"0:{step // 6:02}:{step % 6 * 10:02}"
        odd = ', "eval_loss": NaN' if step % 7 == 0 else f', "extra_{step}": {step}'
        lines.append(
            f'{{"current_steps": {step}{odd if step % 5 == 0 else ""}, "total_steps": 400, '
            f'"elapsed_time": "{seconds}", "total_tokens": {step * 320_000}}}'
        )
    found = measure(read(write(lines)), Given(devices=16))
    assert found.steps_read == 400
    assert found.tps == pytest.approx(2000, rel=TOLERANCE)


def test_runs_of_different_speed_are_told_and_the_rate_is_one_that_a_step_bears_out(
    write: Write,
) -> None:
    fast = invented.megatron(Job(steps=41, tps=2000, jitter=0.0))
    slow = invented.megatron(Job(steps=41, tps=1000, jitter=0.0))
    found = measure(read(write(fast + slow)), Given(devices=16, seq_len=4096))
    assert "runs-differ" in codes(found)
    assert found.tps == pytest.approx(1000, rel=TOLERANCE)
    alike = measure(read(write(fast + fast)), Given(devices=16, seq_len=4096))
    assert "runs-differ" not in codes(alike)


def test_nothing_is_asked_for_where_no_step_would_count(write: Write) -> None:
    found = measure(read(write(invented.megatron(Job(steps=1)))), Given())
    assert found.needs == ()
    assert found.refusal is not None
    assert found.refusal.code == "too-few-steps"
