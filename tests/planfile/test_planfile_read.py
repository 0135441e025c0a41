from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from plan_examples import FULL_PLAN, PLAN, RATE, answered, tables

from ascgui.domain.answer import EvidenceKind
from ascgui.domain.issues import Refused, Severity
from ascgui.domain.plan import Goal, GoalKind, Plan, Workload, WorkloadKind
from ascgui.language.language import load
from ascgui.planfile.fields import FIELDS, Field
from ascgui.planfile.migrate import Entry, migrate
from ascgui.planfile.parse import LARGEST_BYTES, parse
from ascgui.planfile.places import TooDeep, scan
from ascgui.planfile.read import read
from ascgui.planfile.write import dumps, prepare, save

PATH = Path("plan.toml")
MINIMAL = 'format = 1\n[job]\nmodel = "qwen2.5-7b"\n'


def _refused(text: str | bytes) -> Refused:
    data = text.encode() if isinstance(text, str) else text
    with pytest.raises(Refused) as caught:
        parse(data, PATH)
    for issue in caught.value.issues:
        assert issue.at("file") == "plan.toml"
        assert load("en").show(issue.message)
    return caught.value


def _saved(folder: Path, plan: Plan = PLAN, **known: object) -> Path:
    path = folder / "plan.toml"
    known_tables = tables(**known)  # type: ignore[arg-type]
    save(path, plan, answered(plan, known_tables), known_tables, None)
    return path


def _codes(path: Path, **known: object) -> list[str]:
    return [issue.code for issue in read(path, tables(**known)).changes]  # type: ignore[arg-type]


# --- broken files -------------------------------------------------------------------------------


def test_every_problem_of_a_file_is_reported_at_once_with_its_line_and_field() -> None:
    refused = _refused(
        "format = 1\n"
        "[job]\n"
        "model = 7\n"
        "seq_len = 0\n"
        "[data]\n"
        'tokens = "many"\n'
        "epochs = nan\n"
        "samples = 1.5\n"
        "[cluster]\n"
        "tps = -1\n"
        "efficiency = true\n"
        "[goal]\n"
        'given = "money"\n'
        "deadline = 72\n"
        "devices = 1e400\n"
        "start = 2026-12-01T09:00:00Z\n"
        "[assumptions]\n"
        "price_per_card_hour = -0.5\n"
        'formula = ["expected"]\n'
    )
    assert [(issue.at("line"), issue.at("field")) for issue in refused.issues] == [
        (3, "job.model"),
        (4, "job.seq_len"),
        (6, "data.tokens"),
        (7, "data.epochs"),
        (8, "data.samples"),
        (10, "cluster.tps"),
        (11, "cluster.efficiency"),
        (13, "goal.given"),
        (14, "goal.deadline"),
        (15, "goal.devices"),
        (16, "goal.start"),
        (18, "assumptions.price_per_card_hour"),
        (19, "assumptions.formula"),
    ]
    assert all(issue.severity is Severity.ERROR for issue in refused.issues)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("format = 1\n[job\nmodel = 3\n", 2),
        ('format = 1\nname = "a\n', 2),
        ("format = 1\nformat = 1\n", 2),
        ('a = 1\nb = """\n\n', 2),
        ("a = 1\nb = [1,\n2", 3),
        ("x = " + "9" * 5000, 1),
        ("\x01", 1),
        ("[a]\n[a]\n", 2),
    ],
)
def test_what_is_no_toml_is_refused_with_its_line(text: str, line: int | None) -> None:
    refused = _refused(text)
    assert [issue.code for issue in refused.issues] == ["plan-not-toml"]
    assert refused.issues[0].at("line") == line


@pytest.mark.parametrize(
    "text",
    ["", " \n\n", "# only a remark\n", 'name = "something"\n[package]\nversion = 1\n', "x = 1"],
)
def test_a_file_without_a_plan_is_refused(text: str) -> None:
    assert _refused(text).issues[0].code == "plan-empty"


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 100_000,
        "x = " + "[" * 100_000 + "]" * 100_000,
        "a." * 100_000 + "a = 1",
        "[" + "a." * 100_000 + "a]",
        "x = " + "{a=" * 50 + "1" + "}" * 50,
    ],
)
def test_what_nests_without_end_is_refused_before_it_is_parsed(text: str) -> None:
    assert _refused(text).issues[0].code == "plan-too-deep"


@pytest.mark.parametrize("value", ['"1"', "true", "-1", "0.5", "[]"])
def test_a_format_that_is_no_number_is_refused(value: str) -> None:
    refused = _refused(f"format = {value}\n[job]\nmodel = 'a'\n")
    assert refused.issues[0].code == "plan-format"
    assert refused.issues[0].at("line") == 1


def test_a_newer_format_is_refused_with_what_to_do() -> None:
    refused = _refused("format = 2\n[job]\nmodel = 'a'\n")
    assert refused.issues[0].code == "plan-format-newer"


def test_a_value_where_a_section_belongs_is_a_problem() -> None:
    refused = _refused("format = 1\njob = 3\n[data.tokens]\nx = 1\n[[goal]]\ndevices = 8\n")
    found = [(issue.at("field"), issue.at("line")) for issue in refused.issues]
    assert found == [("job", 2), ("data.tokens", 4), ("goal", 5)]


def test_very_many_problems_are_counted_rather_than_listed() -> None:
    parsed = parse((MINIMAL + "".join(f"x{n} = 1\n" for n in range(5000))).encode(), PATH)
    assert len(parsed.issues) == 51
    assert parsed.issues[-1].code == "more-problems"


def test_a_huge_file_is_refused_before_it_is_parsed(tmp_path: Path) -> None:
    path = tmp_path / "huge.toml"
    path.write_bytes(MINIMAL.encode() + b"# \n" * (LARGEST_BYTES // 3))
    with pytest.raises(Refused) as caught:
        read(path, tables())
    assert caught.value.issues[0].code == "file-too-large"


@settings(max_examples=300, deadline=None)
@given(data=st.binary(max_size=400))
def test_any_bytes_are_a_plan_or_refused(data: bytes) -> None:
    with contextlib.suppress(Refused):
        parse(data, PATH)


@settings(max_examples=300, deadline=None)
@given(
    lines=st.lists(
        st.sampled_from(dumps(FULL_PLAN, answered(FULL_PLAN), tables()).splitlines())
        | st.text(max_size=12),
        max_size=30,
    ),
    cut=st.integers(0, 40),
)
def test_any_heap_of_lines_is_a_plan_or_refused(lines: list[str], cut: int) -> None:
    text = "\n".join(lines)
    opened = None
    with contextlib.suppress(Refused):
        opened = parse(text[: len(text) - cut].encode(), PATH)
    if opened is not None:
        prepare(PATH, opened.plan, answered(opened.plan), tables(), None)


@settings(max_examples=200, deadline=None)
@given(
    value=st.recursive(
        st.sampled_from(["1", "-0.0", "inf", '"x"', "true", "1979-05-27", "07:32:00", '""']),
        lambda inner: st.lists(inner, max_size=3).map(lambda parts: f"[{', '.join(parts)}]")
        | st.lists(inner, max_size=2).map(
            lambda parts: "{" + ", ".join(f"k{n} = {part}" for n, part in enumerate(parts)) + "}"
        ),
        max_leaves=5,
    ),
    key=st.sampled_from(
        ["answer", "evidence", "catalog", "answer.program", "answer.edition", "answer.formula",
         "answer.inputs_sha256", "answer.devices", "catalog.sha256", "answer.finish"]
    ),
)  # fmt: skip
def test_whatever_stands_in_the_record_the_plan_still_opens(
    value: str, key: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("record") / "plan.toml"
    path.write_text(f"{key} = {value}\n{MINIMAL}")
    opened = read(path, tables())
    language = load("en")
    assert all(language.show(issue.message) for issue in opened.changes)
    save(path, opened.plan, opened.answer, tables(), opened.text)
    assert read(path, tables()).changes == ()


# --- lenient reading ----------------------------------------------------------------------------


def test_an_unknown_key_is_kept_and_reported_with_its_line_and_the_nearest_spelling() -> None:
    parsed = parse(
        (MINIMAL + "sequence = 4\nseq_len = 4096\n[goals]\ndevices = 8\n").encode(), PATH
    )
    assert [(issue.code, issue.at("line")) for issue in parsed.issues] == [
        ("unknown-key", 4),
        ("unknown-key", 7),
    ]
    assert "goal.devices" in load("en").show(parsed.issues[1].message)
    assert parsed.unknown == {("job", "sequence"): 4, ("goals", "devices"): 8}


def test_what_is_absent_is_not_said_yet() -> None:
    plan = parse(MINIMAL.encode(), PATH).plan
    assert (plan.stage, plan.strategy, plan.seq_len) == (None, None, None)
    assert (plan.efficiency, plan.workload.epochs) == (0.9, 1.0)


def test_what_counts_follows_from_what_is_there() -> None:
    text = MINIMAL + "[data]\nsamples = '1M'\ntokens_per_sample = 512\n[goal]\ndevices = '１６'\n"
    plan = parse(text.encode(), PATH).plan
    assert plan.workload.kind is WorkloadKind.SAMPLES
    assert plan.workload.total_tokens == 512e6
    assert plan.goal == Goal(GoalKind.DEVICES, devices=16)


def test_a_form_with_sections_may_leave_the_format_out() -> None:
    assert parse(b"[job]\nmodel = 'a'\n", PATH).plan.model == "a"


def test_other_spellings_become_the_catalogs_and_stay_as_they_are_in_the_file(
    tmp_path: Path,
) -> None:
    path = tmp_path / "plan.toml"
    path.write_text('format = 1\n[job]\nmodel = "Qwen2.5-7B-Instruct"\nhardware = "SNT9B"\n')
    opened = read(path, tables())
    assert (opened.plan.model, opened.plan.hardware) == ("qwen2.5-7b", "snt9b")
    assert opened.issues == ()
    plan = replace(opened.plan, name="Named")
    save(path, plan, answered(plan), tables(), opened.text)
    assert 'model = "Qwen2.5-7B-Instruct"' in path.read_text()
    assert read(path, tables()).plan == plan


def test_an_unknown_name_is_kept_and_the_nearest_spelling_is_named(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text('format = 1\n[job]\nmodel = "qwen2.5-7c"\n')
    opened = read(path, tables())
    assert opened.plan.model == "qwen2.5-7c"
    told = next(issue for issue in opened.answer.issues if issue.code == "unknown-model")
    assert told.action is not None
    assert "qwen2.5-7b" in load("en").show(told.action)


# --- older formats ------------------------------------------------------------------------------

FLAT = """\
# The first plan, written by hand.
model = "qwen2.5-7b"    # the small one
framework = "mindspeed-llm"
hardware = "snt9b"
tokens = "1.2B"
epochs = 2
deadline = "72h"
price = 10
tokens-per-sample = 512
owner = "me"

[team]
size = 3
"""


def test_a_flat_list_of_options_opens_as_the_form_before_the_first(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(FLAT)
    opened = read(path, tables())
    assert opened.plan == Plan(
        model="qwen2.5-7b",
        framework="mindspeed-llm",
        hardware="snt9b",
        workload=Workload(tokens=1_200_000_000, tokens_per_sample=512.0, epochs=2.0),
        goal=Goal(GoalKind.DEADLINE, deadline_s=259200.0),
        price_per_card_hour=10.0,
    )
    assert [issue.at("line") for issue in opened.issues] == [10, 13]


def test_problems_of_an_older_form_are_told_where_they_were_written() -> None:
    refused = _refused('model = "a"\nseq-len = 0\nformat = 0\n')
    assert [(issue.at("line"), issue.at("field")) for issue in refused.issues] == [(2, "seq-len")]


def test_saving_an_older_form_writes_the_present_one_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(FLAT)
    opened = read(path, tables())
    save(path, opened.plan, opened.answer, tables(), opened.text)
    text = path.read_text()
    again = parse(text.encode(), path)
    assert again.text.format == 1
    assert again.plan == opened.plan
    assert again.unknown == {("owner",): "me", ("team", "size"): 3}
    assert "# The first plan, written by hand.\n# the small one\n" in text
    assert (tmp_path / "plan.toml.bak").read_text() == FLAT


def test_formats_are_migrated_one_step_after_the_other() -> None:
    def renamed(before: str, after: str):
        def step(entries):
            return {
                tuple(after if part == before else part for part in path): entry
                for path, entry in entries.items()
            }

        return step

    entry = Entry(5, 3, "a")
    steps = {4: renamed("a", "b"), 5: renamed("b", "c"), 6: renamed("c", "d")}
    assert migrate({("a",): entry}, 4, steps, 7) == {("d",): entry}
    assert migrate({("b",): entry}, 5, steps, 6) == {("c",): entry}
    assert migrate({("c",): entry}, 7, steps, 7) == {("c",): entry}


# --- what changed since -------------------------------------------------------------------------


def test_a_plan_opened_with_the_same_catalog_has_no_changes(tmp_path: Path) -> None:
    for plan in (PLAN, FULL_PLAN):
        opened = read(_saved(tmp_path, plan), tables())
        assert opened.plan == plan
        assert opened.changes == ()
        assert opened.saved_answer_summary["devices"] == opened.answer.devices


def test_another_minimum_is_told_with_before_and_after(tmp_path: Path) -> None:
    changes = read(_saved(tmp_path), tables(devices=16, sha256="b" * 64)).changes
    assert [issue.code for issue in changes] == ["answer-changed", "row-changed", "catalog-changed"]
    said = load("en").show(changes[1].message)
    assert "devices: 4 before, 16 now" in said
    assert "devices: 8 devices before" not in said
    assert changes[1].sources[0].document == "000"
    assert "minimum: 4 devices before, 16 devices now" in load("en").show(changes[0].message)


def test_a_minimum_that_is_no_longer_supported_is_told(tmp_path: Path) -> None:
    changes = read(_saved(tmp_path), tables(devices=None)).changes
    said = load("en").show(changes[1].message)
    assert "support: supported before, not-supported now" in said
    assert "devices: 4 before, none now" in said


def test_another_rate_is_told(tmp_path: Path) -> None:
    changes = read(_saved(tmp_path), tables(tps=2000.0)).changes
    said = load("en").show(changes[1].message)
    assert "tokens_per_second: 4,034 before, 2,000 now" in said


def test_a_row_that_is_gone_is_told(tmp_path: Path) -> None:
    path = _saved(tmp_path)
    known = replace(tables(), throughput=(), requirements={})
    codes = [issue.code for issue in read(path, known).changes]
    assert codes == ["answer-changed", "row-gone", "row-gone", "evidence-changed"]


def test_another_best_row_is_told(tmp_path: Path) -> None:
    path = _saved(tmp_path)
    better = replace(RATE, id="mine", stage="sft", measured=True, tokens_per_second=3900.0)
    opened = read(path, replace(tables(), throughput=(RATE, better)))
    assert opened.answer.evidence is not None
    assert opened.answer.evidence.kind is EvidenceKind.MEASURED
    assert [issue.code for issue in opened.changes] == ["answer-changed", "evidence-changed"]


def test_another_catalog_with_the_same_rows_is_only_noted(tmp_path: Path) -> None:
    path = _saved(tmp_path)
    assert _codes(path, sha256="b" * 64) == ["catalog-changed"]
    assert read(path, tables(sha256="b" * 64)).changes[0].severity is Severity.INFO


def test_another_program_another_formula_and_another_edition_are_told(tmp_path: Path) -> None:
    path = _saved(tmp_path)
    text = path.read_text()
    text = text.replace('program = "ascgui', 'program = "ascgui 9').replace("t = T", "t = 2 × T")
    path.write_text(text.replace('edition = "6.5.910"\nformula', 'edition = "6.5.902"\nformula'))
    assert _codes(path) == ["edition-changed", "formula-changed", "program-changed"]


def test_another_edition_tells_which_rows_of_the_plan_differ(tmp_path: Path) -> None:
    path = _saved(tmp_path)
    text = path.read_text()
    path.write_text(text.replace('edition = "6.5.910"\nformula', 'edition = "6.5.902"\nformula'))
    now = tables()
    entry = next(one for one in now.requirements.values() if one.edition == "6.5.910")
    before = replace(entry, edition="6.5.902", devices=64)
    older = replace(now.editions["6.5.910"], id="6.5.902", order=0)
    both = replace(
        now,
        editions={"6.5.902": older, **now.editions},
        requirements={**now.requirements, ("6.5.902", entry.key): before},
    )
    told = [issue for issue in read(path, both).changes if issue.code == "plan-row-changed"]
    assert told[0].at("seq_len") == entry.key.seq_len
    assert [issue.severity for issue in told] == [Severity.WARNING, Severity.INFO, Severity.INFO]
    assert {issue.at("feature") for issue in told[1:]} == {
        cell.feature for cell in now.features if cell.edition == "6.5.910"
    }


def test_inputs_edited_by_hand_are_told_instead_of_the_figures_they_change(tmp_path: Path) -> None:
    path = _saved(tmp_path)
    path.write_text(path.read_text().replace("1_200_000_000", '"12 亿"'))
    assert _codes(path) == []
    path.write_text(path.read_text().replace("12 亿", "24 亿"))
    assert _codes(path) == ["inputs-edited"]
    assert _codes(path, devices=16) == ["row-changed", "inputs-edited"]


def test_a_note_or_a_name_changed_by_hand_is_no_change_of_the_answer(tmp_path: Path) -> None:
    path = _saved(tmp_path)
    path.write_text(path.read_text().replace("Qwen2.5 7B 微调", "Other"))
    assert _codes(path) == []


# --- the places of keys -------------------------------------------------------------------------


def test_each_key_is_found_on_its_line() -> None:
    places = scan(
        "a = 1\n"
        "'b c'.d = '''\n"
        "x = 1 # no comment\n"
        "'''  # one\n"
        "[t] # two\n"
        "e = [ # three\n"
        "  1,\n"
        "]\n"
        'f = "\\"" \n'
        "[[u]]\n"
        "g = 1\n"
        "[u.v]\n"
        "h = {i = 1}\n"
        "[[u]]\n"
        "g = 2\n"
    )
    assert places.lines == {
        ("a",): 1,
        ("b c",): 2,
        ("b c", "d"): 2,
        ("t",): 5,
        ("t", "e"): 6,
        ("t", "f"): 9,
        ("u",): 10,
        ("u", 0): 10,
        ("u", 0, "g"): 11,
        ("u", 0, "v"): 12,
        ("u", 0, "v", "h"): 13,
        ("u", 1): 14,
        ("u", 1, "g"): 15,
    }
    assert places.line(("u", 0, "v", "h", "i")) == 13
    assert places.line(("z",)) is None
    assert places.comments == ["# one", "# two", "# three"]


@settings(max_examples=300, deadline=None)
@given(toml=st.text(alphabet="ab.=[]{}\"'#\n\\ ,1", max_size=120))
def test_the_scanner_ends_on_any_text(toml: str) -> None:
    with contextlib.suppress(TooDeep):
        scan(toml)


def test_a_number_of_thousands_of_digits_is_refused_in_our_words_at_its_line() -> None:
    refused = _refused("format = 1\n\n[data]\nepochs = 2\ntokens = " + "7" * 5000 + "\n")
    (issue,) = refused.issues
    assert issue.code == "plan-not-toml"
    assert issue.at("line") == 5
    assert "set_int_max_str_digits" not in str(issue.message)


@pytest.mark.parametrize("number", ["1" + "0" * 400, "0x" + "f" * 5000])
@pytest.mark.parametrize(
    "key",
    [
        "job.seq_len",
        "data.tokens",
        "data.samples",
        "data.epochs",
        "cluster.tps",
        "cluster.efficiency",
        "goal.devices",
        "assumptions.price_per_card_hour",
    ],
)
def test_a_whole_number_of_hundreds_of_digits_is_too_large(key: str, number: str) -> None:
    refused = _refused(f"format = 1\n{key} = {number}\n")
    (issue,) = refused.issues
    said = load("en").show(issue.message)
    assert "is too large. Give at most" in said
    assert ("1e400" in said) == number.startswith("1")
    assert issue.at("line") == 2


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_no_field_fails_on_a_number_of_very_many_digits(field: Field) -> None:
    for number in ("1" + "0" * 400, "-0x" + "f" * 5000, "1" + "0" * 5000):
        for value in (number, f"[{number}]", f"[[{number}, 1], [8, {number}]]"):
            assert _refused(f"format = 1\n{'.'.join(field.place)} = {value}\n")
