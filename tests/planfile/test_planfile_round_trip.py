from __future__ import annotations

import tomllib
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from plan_examples import FULL_PLAN, PLAN, answered, tables

from ascgui.domain.calendar import Calendar, Window, weekly
from ascgui.domain.issues import Refused
from ascgui.domain.plan import (
    FailureChoice,
    Formula,
    Goal,
    GoalKind,
    Plan,
    Rounding,
    ScalingChoice,
    ScalingPoint,
    ThroughputChoice,
    Workload,
    WorkloadKind,
)
from ascgui.language.language import load
from ascgui.planfile.fresh import quoted
from ascgui.planfile.parse import PlanText, parse
from ascgui.planfile.places import scan
from ascgui.planfile.write import dumps, prepare

PATH = Path("plan.toml")

words = st.text(max_size=40)
names = st.none() | words
floats = st.floats(min_value=1e-6, max_value=1e9)

points = st.builds(ScalingPoint, devices=st.integers(1, 10**7), tps=floats)
spread_points = st.builds(
    ScalingPoint, devices=st.integers(1, 10**7), tps=floats, low=floats, high=floats
)
scalings = st.builds(
    ScalingChoice,
    points=st.lists(
        points | spread_points, min_size=2, max_size=5, unique_by=lambda point: point.devices
    ).map(tuple),
    source=words,
)

days = st.lists(st.integers(0, 86_400), min_size=0, max_size=6, unique=True).map(
    lambda marks: tuple(
        zip(sorted(marks)[: len(marks) // 2 * 2 : 2], sorted(marks)[1::2], strict=True)
    )
)
windows = st.builds(
    lambda start, seconds, note, every: Window(
        start, start + timedelta(seconds=seconds), note, every
    ),
    st.datetimes(max_value=datetime(9000, 1, 1)),
    st.integers(1, 10**8),
    words,
    st.none() | st.integers(1, 365),
)
calendars = st.builds(
    Calendar,
    hours=st.lists(days, min_size=7, max_size=7).map(tuple),
    windows=st.lists(windows, max_size=3).map(tuple),
    availability=st.floats(min_value=1e-3, max_value=1.0),
)

spans = st.integers(1, 10**8).map(lambda tenths: tenths / 10)
failures = st.builds(
    FailureChoice, interval_s=spans, save_s=spans, mean_s=spans, restart_s=st.just(0.0) | spans
)

plans = st.builds(
    Plan,
    name=words,
    note=words,
    model=names | st.just("qwen2.5-7b"),
    stage=names | st.just("sft"),
    strategy=names | st.just("full"),
    seq_len=st.none() | st.integers(1, 10**9) | st.just(4096),
    framework=names | st.just("mindspeed-llm"),
    hardware=names | st.sampled_from(["snt9b", "snt9b23"]),
    edition=names,
    workload=st.builds(
        Workload,
        kind=st.sampled_from(WorkloadKind),
        tokens=st.none() | st.integers(1, 10**18),
        samples=st.none() | st.integers(1, 10**18),
        tokens_per_sample=st.none() | floats,
        epochs=floats,
        evidence=words,
    ),
    throughput=st.builds(ThroughputChoice, entered_tps=st.none() | floats, row_id=names),
    efficiency=st.floats(min_value=1e-300, max_value=1e6),
    goal=st.builds(
        Goal,
        kind=st.sampled_from(GoalKind),
        deadline_s=st.none()
        | st.floats(min_value=1e-6, max_value=1e11)
        | st.integers(1, 10**8).map(lambda hours: hours * 3600.0 / 100),
        devices=st.none() | st.integers(1, 10**7),
    ),
    start=st.none() | st.datetimes(),
    price_per_card_hour=st.none() | st.floats(min_value=0, max_value=1e12),
    currency=words,
    formula=st.sampled_from(Formula),
    rounding=st.sampled_from(Rounding),
    scaling=st.none() | scalings,
    calendar=st.none() | st.just(Calendar()) | calendars,
    failures=st.none() | failures,
)


def _read(text: str) -> Plan:
    return parse(text.encode(), PATH).plan


def test_a_measured_scaling_stands_in_the_file_with_a_comment_and_where_it_is_from() -> None:
    measured = ScalingChoice(
        (ScalingPoint(8, 2000.5, 1950.0, 2050.0), ScalingPoint(64, 1900.0)), "a.log, b.log"
    )
    plan = replace(PLAN, scaling=measured)
    written = dumps(plan, answered(plan), tables())
    lines = [line for line in written.splitlines() if line.startswith("scaling")]
    assert lines[0].startswith("scaling = [[8, 2000.5, 1950.0, 2050.0], [64, 1900.0]]  #")
    assert lines[1].startswith('scaling_from = "a.log, b.log"')
    assert _read(written).scaling == measured
    assert "scaling" not in dumps(PLAN, answered(PLAN), tables()).partition("[answer]")[0].replace(
        "scaling efficiency", ""
    )


def test_a_calendar_stands_in_a_section_of_its_own_and_only_where_the_plan_has_one() -> None:
    calendar = Calendar(
        weekly(range(5), 8 * 3600, 20 * 3600),
        (
            Window(datetime(2026, 12, 24), datetime(2026, 12, 27), "holidays"),
            Window(datetime(2026, 12, 6, 2), datetime(2026, 12, 6, 4), every_days=7),
        ),
        0.95,
    )
    plan = replace(PLAN, calendar=calendar)
    written = dumps(plan, answered(plan), tables())
    section = written.partition("[calendar]")[2].partition("[answer]")[0]
    lines = [line.partition("  #")[0].rstrip() for line in section.strip().splitlines()]
    windows = (
        '{start = 2026-12-24 00:00:00, end = 2026-12-27 00:00:00, note = "holidays"}, '
        "{start = 2026-12-06 02:00:00, end = 2026-12-06 04:00:00, every_days = 7}"
    )
    assert lines == [
        'hours = ["Mon-Fri 08:00-20:00"]',
        f"windows = [{windows}]",
        "availability = 0.95",
    ]
    assert _read(written).calendar == calendar
    plain = dumps(PLAN, answered(PLAN), tables())
    assert "[calendar]" not in plain
    added = prepare(PATH, plan, answered(plan), tables(), parse(plain.encode(), PATH).text).text
    assert _read(added).calendar == calendar
    gone = prepare(PATH, PLAN, answered(PLAN), tables(), parse(added.encode(), PATH).text).text
    assert _read(gone).calendar is None


def test_hours_are_read_as_people_write_them() -> None:
    found = _read(
        '[calendar]\nhours = ["mon - Wed 8:00-12:00, 13:00-24:00", "Sunday 9:30-9:45:30"]\n'
    ).calendar
    assert found is not None
    day = ((8 * 3600, 12 * 3600), (13 * 3600, 86_400))
    assert found.hours == (day, day, day, (), (), (), ((34_200, 35_130),))
    assert _read("[calendar]\navailability = 0.9\n").calendar == Calendar(availability=0.9)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("hours", '["Mon 20:00-08:00"]'), ("hours", '["Fri-Mon 08:00-20:00"]'),
        ("hours", '["Someday 08:00-20:00"]'), ("hours", '["Mon"]'), ("hours", '"Mon 8:00-9:00"'),
        ("hours", '["Mon 08:00-25:00"]'), ("hours", "[5]"),
        ("windows", "[{ start = 2026-12-05 00:00:00 }]"), ("windows", '["2026-12-05"]'),
        ("windows", "[{ start = 2026-12-05 06:00:00, end = 2026-12-05 00:00:00 }]"),
        ("windows", "[{ start = 2026-12-05 00:00:00, end = 2026-12-06 00:00:00, every = 7 }]"),
        ("windows", "[{ start = 2026-12-05 00:00:00Z, end = 2026-12-06 00:00:00Z }]"),
        ("availability", "1.5"), ("availability", "0"),
    ],
)  # fmt: skip
def test_a_calendar_that_cannot_be_read_is_refused_with_its_field(field: str, wrong: str) -> None:
    with pytest.raises(Refused) as caught:
        _read(f"[calendar]\n{field} = {wrong}\n")
    assert caught.value.issues[0].at("field") == f"calendar.{field}"


@pytest.mark.parametrize(
    "wrong",
    ["[[8, 2000]]", "[[8, 2000], [8, 1900]]", "[[8], [16]]", "5", '[["a", 1], [2, 3]]',
     "[[inf, 2000], [16, 1900]]", "[[8, nan], [16, 1900]]", "[[8.5, 2000], [16, 1900]]"],
)  # fmt: skip
def test_a_scaling_that_is_no_list_of_measurements_is_refused(wrong: str) -> None:
    with pytest.raises(Refused) as caught:
        _read(f"[cluster]\nscaling = {wrong}\n")
    assert caught.value.issues[0].at("field") == "cluster.scaling"


def test_failures_stand_in_a_section_of_their_own_and_only_where_the_plan_includes_them() -> None:
    chosen = FailureChoice(interval_s=5400.0, save_s=45.0, mean_s=259200.0, restart_s=600.0)
    plan = replace(PLAN, failures=chosen)
    written = dumps(plan, answered(plan), tables())
    assert tomllib.loads(written)["failures"] == {
        "save_interval": "90m",
        "save_time": "45s",
        "mean_time_between": "72h",
        "restart_time": "10m",
    }
    assert _read(written).failures == chosen
    plain = dumps(PLAN, answered(PLAN), tables())
    assert "[failures]" not in plain
    added = prepare(PATH, plan, answered(plan), tables(), parse(plain.encode(), PATH).text).text
    assert _read(added).failures == chosen
    gone = prepare(PATH, PLAN, answered(PLAN), tables(), parse(added.encode(), PATH).text).text
    assert _read(gone).failures is None


@settings(max_examples=150, deadline=None)
@given(plan=plans)
def test_any_plan_is_read_back_as_it_was_written(plan: Plan) -> None:
    answer = answered(plan)
    made = dumps(plan, answer, tables())
    assert _read(made) == plan
    # What changes an old text has nothing to change in a new one.
    assert dumps(plan, answer, tables(), based_on=parse(made.encode(), PATH).text) == made
    assert prepare(PATH, plan, answer, tables(), None).text


@settings(max_examples=100, deadline=None)
@given(before=plans, after=plans)
def test_any_plan_can_become_any_other_with_comments_and_own_keys_kept(
    before: Plan, after: Plan
) -> None:
    text = dumps(before, answered(before), tables())
    text = (
        text.replace("\n[job]", "\n# mine, before the job\n[job] # mine, beside the job", 1)
        .replace("\n[data]", "\nowner = 'me'\n# mine, before the data\n\n[data]", 1)
        .replace("\n[[evidence]]", "\n# mine, before the evidence\n[[evidence]]", 1)
        + "\n[team]\nsize = 3 # mine\n"
    )
    opened = parse(text.encode(), PATH)
    assert opened.plan == before
    made = prepare(PATH, after, answered(after), tables(), opened.text)
    assert _read(made.text) == after
    own = [comment for comment in scan(text).comments if "# mine" in comment]
    assert [comment for comment in scan(made.text).comments if "# mine" in comment] == own
    document = tomllib.loads(made.text)
    assert document["job"]["owner"] == "me"
    assert document["team"] == {"size": 3}


@settings(max_examples=300, deadline=None)
@given(value=st.text())
def test_any_text_is_a_toml_string(value: str) -> None:
    assert tomllib.loads(f"x = {quoted(value)}")["x"] == value
    assert tomllib.loads(f"x = {quoted(value)}".replace("\n", "\r\n"))["x"] == value


def test_a_text_over_several_lines_stays_readable() -> None:
    assert quoted('one\ntwo "three"\n中文') == '"""\none\ntwo "three"\n中文"""'


def test_writing_again_without_a_change_changes_nothing() -> None:
    for plan in (PLAN, FULL_PLAN, Plan()):
        text = dumps(plan, answered(plan), tables())
        again = dumps(plan, answered(plan), tables(), based_on=parse(text.encode(), PATH).text)
        assert again == text


def test_a_persons_own_spelling_of_a_value_stays() -> None:
    text = dumps(PLAN, answered(PLAN), tables())
    mine = text.replace("1_200_000_000  ", '"1.2B" ').replace('"72h"', '"3 d"')
    plan = replace(PLAN, name="Other")
    made = dumps(plan, answered(plan), tables(), based_on=parse(mine.encode(), PATH).text)
    assert 'tokens = "1.2B"' in made
    assert 'deadline = "3 d"' in made
    assert 'name = "Other"' in made


@pytest.mark.parametrize(
    "text",
    [
        'format = 1\njob.model = "a"\njob.seq_len = 8\n\n[data]\ntokens = 5\n',
        'format = 1\njob = {model = "a", seq_len = 8}\ndata = {tokens = 5}\n',
        '[job]\nmodel = "a"\nseq_len = 8\n[zoo]\nx = 1\n[data]\ntokens = 5\n[job.zoo]\ny = 2\n',
        (
            'answer = 3\nevidence = "x"\ncatalog = []\njob = {model = "a", seq_len = 8}\n'
            "data.tokens = 5\n"
        ),
        (
            'evidence = [{table = "hardware", id = "x"}]\njob = {model = "a", seq_len = 8}\n'
            "data.tokens = 5\n"
        ),
        '"format" = 1\n["job"]\n"model" = "a"\n\'seq_len\' = 8\n[data]\n"tokens" = 5',
        '\ufeffformat = 1\r\n[job]\r\nmodel = "a" # c\r\nseq_len = 8\r\n[data]\r\ntokens = 5\r\n',
    ],
)
def test_any_way_of_writing_toml_can_be_changed(text: str, tmp_path: Path) -> None:
    opened = parse(text.encode(), PATH)
    assert (opened.plan.model, opened.plan.seq_len, opened.plan.workload.tokens) == ("a", 8, 5)
    plan = replace(FULL_PLAN, note="")
    made = prepare(PATH, plan, answered(plan), tables(), opened.text)
    again = parse(made.text.encode(), PATH)
    assert again.plan == plan
    assert again.unknown == opened.unknown
    assert made.newline == ("\r\n" if "\r\n" in text else "\n")


@pytest.mark.parametrize("code", ["en", "zh"])
def test_the_comments_of_a_new_file_are_in_the_language_asked_for(code: str) -> None:
    made = dumps(PLAN, answered(PLAN), tables(), language=load(code))
    assert _read(made) == PLAN


@pytest.mark.parametrize(
    "plan",
    [
        replace(PLAN, efficiency=float("nan")),
        replace(PLAN, workload=Workload(tokens=0)),
        replace(PLAN, goal=Goal(devices=-1)),
        replace(PLAN, name="\udcff"),
        replace(PLAN, price_per_card_hour=float("inf")),
    ],
)
def test_a_plan_that_could_not_be_read_back_is_refused_with_its_field(plan: Plan) -> None:
    with pytest.raises(Refused) as caught:
        prepare(PATH, plan, answered(PLAN), tables(), None)
    assert caught.value.issues[0].code == "plan-value"
    assert caught.value.issues[0].at("field")


def test_rows_that_no_longer_count_leave_the_file_and_new_ones_come_in() -> None:
    text = dumps(PLAN, answered(PLAN), tables())
    text = text.replace(
        "\n[[evidence]]", '\n[[evidence]]\ntable = "mine"\nx = 1\n\n[[evidence]]', 1
    )
    text = text.replace("allocation_unit = 1\n", "allocation_unit = 1\nseen = true # mine\n")
    other = replace(PLAN, model="qwen2.5-14b")
    opened = parse(text.encode(), PATH).text
    made = tomllib.loads(dumps(other, answered(other), tables(), based_on=opened))
    assert [row["table"] for row in made["evidence"]] == ["mine", "hardware"]
    assert made["evidence"][1]["seen"] is True
    assert "minimum_devices" not in made["answer"]


def test_a_start_keeps_its_fractions_of_a_second() -> None:
    plan = replace(PLAN, start=datetime(1, 2, 3, 4, 5, 6, 7))
    assert _read(dumps(plan, answered(plan), tables())) == plan


def test_the_text_given_is_not_changed_by_saving_from_it() -> None:
    opened = parse(dumps(PLAN, answered(PLAN), tables()).encode(), PATH).text
    before = PlanText(opened.path, opened.text, opened.sha256, opened.newline, opened.format)
    dumps(FULL_PLAN, answered(FULL_PLAN), tables(), based_on=opened)
    assert opened == before
