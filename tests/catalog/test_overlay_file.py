"""The file of the user's changes: kept as it was but for what was changed, and never lost."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ascgui.catalog import overlayfile, rowlines
from ascgui.catalog.load import Catalog, load
from ascgui.catalog.overlay import About, Change, Origin, Overlay
from ascgui.catalog.overlaytext import dumps, says_same
from ascgui.catalog.records import TABLE_OF, identity
from ascgui.domain.catalog import FeatureValue, JobKey, Requirement
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text
from ascgui.language.language import Language

ENGLISH = Language("en", {})
KEY = JobKey("m-7b", "full", 4096, "f", "h1")
ROW = ("1.0", KEY)
RUN = Origin("own run 12", "Li", "2026-11-30", 'it said "no"; 内存不足\\')

FINDING = Issue(Severity.INFO, "c", text("x"), None, (("model", "m=1; x=2%3B"), ("seq_len", 4)))

HAND_WRITTEN = """\
# mine
format = 1 # of this file
mood = "good"

[origins]
# who
columns = ["id", "source", "author", "reason", "date", "phone"]
rows = [
    # from the lab
    [1, "lab", "Li", "", "2026-11-01", 12],  # the old lab
    ["x", "page", "", "", "", 13],
]

[min-devices] # the table
columns = ["origin", "change", "edition", "model", "strategy", "seq_len", "framework", "hardware",
    "devices", "row", "document", "colour"]
rows = [

    # first
    [1, "-", "1.0", "m-7b", "full", 4096, "f", "h1", 4, 1, "d", "red"],
    [1, "+", "1.0", "m-7b", "full", 4096, "f", "h1", 8, "", "lab", "green"],   # measured
    ["x", "+", "1.0", "m-7b", "lora", 0x1000, "f", "h1", 2, 1_0, 'page', ""],
    # unusable
    [1, "+", "1.0", "m-8b", "lora", 4096, "f", "h1", 2, 1, "page", "blue"],
    # last
]

# the model
[[model]]
id = "own-3b" # ours
series = "Own"
source = "me"
nickname = "owl"

# another
[[model]]
id = "own-4b"
series = "Own"
source = "me"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "catalog"


@pytest.fixture
def catalog(small: Path, folder: Path) -> Catalog:
    return load(small, folder)


def written(catalog: Catalog, content: str) -> Catalog:
    assert catalog.overlay is not None
    catalog.overlay.mkdir(exist_ok=True)
    (catalog.overlay / "overlay.toml").write_text(content, "utf-8", newline="")
    return load(catalog.folder, catalog.overlay)


def stands(catalog: Catalog) -> str:
    assert catalog.overlay is not None
    return (catalog.overlay / "overlay.toml").read_bytes().decode("utf-8")


def changed_lines(before: str, after: str) -> tuple[list[str], list[str]]:
    old, new = before.split("\n"), after.split("\n")
    return [line for line in old if line not in new], [line for line in new if line not in old]


def everything(catalog: Catalog) -> Overlay:
    """An overlay with something of every kind."""
    under = catalog.under
    rate = replace(under.throughput[0], id="mine", seq_len_printed="1024+2048", low=1.0, high=2.0)
    return (
        catalog.changes.set_requirement(KEY, "1.0", 8, RUN, under)
        .set_requirement(replace(KEY, hardware="h2"), "1.0", None, Origin(), under)
        .set_requirement(replace(KEY, seq_len=512), "1.0", 2, RUN, under)
        .remove("throughput", ["t"], RUN, under)
        .set_throughput(replace(rate, last_seen="2026-11-30"), Origin("x"), under)
        .put([replace(under.features[0], value=FeatureValue.NOT_PLANNED, detail="")], RUN, under)
        .set_model(replace(under.models["m-7b"], aliases=("Q\x7f", "é")), RUN, under)
        .put([replace(under.frameworks["f"], id="g"), replace(under.hardware["h1"], id="h3")],
             RUN, under)
        .put([replace(under.notes[0], id="n2")], Origin(), under)
        .remove("notes", [("n", "d")], RUN, under)
        .silence(FINDING, "why not", "2026-11-30", "Li")
        .set_aside(Change("min-devices", ROW, Requirement(KEY, "1.0", 64, "x", 0), None, RUN))
        .set_aside(Change("models", "m-7b", replace(under.models["m-7b"], head_dim=7), None, RUN))
    )  # fmt: skip


def test_everything_that_was_saved_is_read_again(catalog: Catalog) -> None:
    overlay = replace(everything(catalog), about=About("lab", "Li", "2026-11-30", "all"))
    saved = catalog.saved(overlay)
    again = load(catalog.folder, catalog.overlay)
    assert again.issues == ()
    assert says_same(again.changes, overlay)
    assert again.tables == saved.tables
    assert again.tables.sha256 == saved.tables.sha256
    assert again.changes == saved.changes


def test_saving_what_is_saved_changes_no_byte(catalog: Catalog) -> None:
    saved = catalog.saved(everything(catalog))
    before = stands(catalog)
    saved.saved()
    assert stands(catalog) == before


def test_a_hand_written_file_is_read_and_its_unusable_row_named(catalog: Catalog) -> None:
    now = written(catalog, HAND_WRITTEN)
    assert now.tables.requirements[ROW].devices == 8
    assert now.tables.requirements["1.0", replace(KEY, strategy="lora")].row == 10
    assert set(now.tables.models) == {"m-7b", "own-3b", "own-4b"}
    errors = [issue for issue in now.issues if issue.severity is Severity.ERROR]
    line = HAND_WRITTEN[: HAND_WRITTEN.index("m-8b")].count("\n") + 1
    assert [(i.code, i.at("line"), i.at("field")) for i in errors] == [
        ("name-unknown", line, "model")
    ]
    unknown = [issue.at("field") for issue in now.issues if issue.code == "field-unknown"]
    assert sorted(map(str, unknown)) == ["colour", "mood", "nickname", "phone"]
    origin = now.standings("min-devices").of(ROW).origin
    assert origin == Origin("lab", "Li", "2026-11-01", "")


def test_an_edit_touches_the_line_of_its_row_only(catalog: Catalog) -> None:
    now = written(catalog, HAND_WRITTEN)
    changes = now.changes.set_requirement(KEY, "1.0", 16, Origin("lab", "Li", "2026-11-01"),
                                          now.under)  # fmt: skip
    now.saved(changes)
    old, new = changed_lines(HAND_WRITTEN, stands(now))
    assert len(old) == 1
    assert new == [
        '    [1, "+", "1.0", "m-7b", "full", 4096, "f", "h1", 16, "", "lab", "green"],  # measured'
    ]


def test_a_reverted_row_loses_its_lines_and_no_comment(catalog: Catalog) -> None:
    now = written(catalog, HAND_WRITTEN)
    now.saved(now.changes.revert("min-devices", ROW))
    old, new = changed_lines(HAND_WRITTEN, stands(now))
    assert len(old) == 2
    assert all('"full"' in line for line in old)
    assert new == []


def test_a_new_row_comes_after_the_last_with_a_new_origin(catalog: Catalog) -> None:
    now = written(catalog, HAND_WRITTEN)
    key = replace(KEY, seq_len=512)
    now.saved(now.changes.set_requirement(key, "1.0", None, RUN, now.under))
    old, new = changed_lines(HAND_WRITTEN, stands(now))
    assert old == []
    origin, row = new
    assert origin.startswith('    [2, "own run 12", "Li", ')
    assert row.startswith('    [2, "+", "1.0", "m-7b", "full", 512, "f", "h1", "-", ')
    assert stands(now).index("# last") < stands(now).index(row)


def test_blocks_are_edited_in_place_too(catalog: Catalog) -> None:
    now = written(catalog, HAND_WRITTEN)
    model = replace(now.tables.models["own-3b"], hidden_size=2048)
    now.saved(now.changes.set_model(model, Origin(), now.under))
    old, new = changed_lines(HAND_WRITTEN, stands(now))
    assert (old, new) == ([], ["hidden_size = 2048"])
    assert 'id = "own-3b" # ours' in stands(now)


def test_a_reverted_block_leaves_the_comments_where_they_were(catalog: Catalog) -> None:
    now = written(catalog, HAND_WRITTEN)
    now.saved(now.changes.revert("models", "own-3b"))
    assert stands(now).endswith(
        '# the model\n\n# another\n[[model]]\nid = "own-4b"\nseries = "Own"\nsource = "me"\n'
    )


def without_aside(overlay: Overlay, given_up: Change) -> Overlay:
    return replace(overlay, aside=tuple(one for one in overlay.aside if one != given_up))


def test_a_row_set_aside_comes_and_goes_without_the_others(catalog: Catalog) -> None:
    saved = catalog.saved(everything(catalog))
    before = stands(catalog)
    model = next(change for change in saved.changes.aside if change.table == "models")
    without = saved.saved(without_aside(saved.changes, model))
    assert len(without.changes.aside) == 1
    old, new = changed_lines(before, stands(catalog))
    assert (old, new) == (['aliases = ["Em-7B"]', "head_dim = 7", "aside = true"], [])
    entry = without.changes.aside[0]
    assert without.saved(without_aside(without.changes, entry)).changes.aside == ()
    assert '"~"' not in stands(catalog).replace('"~" is aside', "")


def test_columns_that_the_file_lacks_are_added(catalog: Catalog) -> None:
    content = (
        '[min-devices]\ncolumns = ["change", "edition", "model", "strategy", "seq_len", '
        '"framework", "hardware", "devices", "document"]\nrows = [\n'
        '    ["+", "1.0", "m-7b", "lora", 4096, "f", "h1", 2, "page"], # kept\n]\n'
    )
    now = written(catalog, content)
    saved = now.saved(now.changes.set_requirement(KEY, "1.0", 8, RUN, now.under))
    assert '2, "page", ""],  # kept' in stands(now)
    assert load(catalog.folder, catalog.overlay).tables == saved.tables


def test_windows_line_ends_and_a_byte_order_mark_stay(catalog: Catalog) -> None:
    now = written(catalog, "\ufeff" + HAND_WRITTEN.replace("\n", "\r\n"))
    now.saved(now.changes.revert("min-devices", ROW))
    content = stands(now)
    assert content.startswith("\ufeff# mine\r\n")
    assert content.count("\n") == content.count("\r\n") == HAND_WRITTEN.count("\n") - 2


# ---------------------------------------------------------------- bad files


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        ("format = 2\n", "table-unusable", 1),
        ("a = [\n", "file-not-toml", 2),
        ("[min-devices]\nrows = [\n[1,\n2],\n]\n", "file-not-toml", 3),
        ("[min-devices]\nrows = [\n[1], oops\n]\n", "file-not-toml", 3),
        ("[min-devices]\nrows = [[1]]\n", "table-unusable", 1),
        ("# x\n[[requirement]]\nid = 1\n", "table-unusable", 2),
        ("[models]\nrows = [\n[1],\n]\n", "table-unusable", 1),
        ("[min-devices]\ncolumns = ['a', 'a']\nrows = [\n[1, 2],\n]\n", "table-unusable", 1),
        ("min-devices = 3\n", "table-unusable", 1),
        ("", "file-empty", 1),
        ("\0", "file-binary", 1),
    ],
)
def test_a_file_that_cannot_be_used_is_reported_and_never_overwritten(
    catalog: Catalog, content: str, code: str, line: int
) -> None:
    now = written(catalog, content)
    assert [(issue.code, issue.at("line")) for issue in now.issues] == [(code, line)]
    assert now.tables == catalog.tables
    with pytest.raises(Refused) as caught:
        now.saved(now.changes.set_requirement(KEY, "1.0", 8, RUN, now.under))
    assert caught.value.issues[0].code == "file-changed-meanwhile"
    assert stands(now) == content


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ('["+", "1.0", "m-7b", "full", 4096, "f", "h1", 0, "d", 1, ""]', "field-wrong"),
        ('["+", "1.0", "m-7b", "full", 4096, "f", "h1", true, "d", 1, ""]', "field-wrong"),
        ('["+", "1.0", "m-7b", "full", 4096, "f", "h9", 4, "d", 1, ""]', "name-unknown"),
        ('["+", "1.0", "m-7b", "full", 4096, "g", "h1", 4, "d", 1, ""]', "name-unknown"),
        ('["+", "1.1", "m-7b", "full", 4096, "f", "h1", 4, "d", 1, ""]', "name-unknown"),
        ('["+", "1.0", "m-7b", "fun", 4096, "f", "h1", 4, "d", 1, ""]', "field-wrong"),
        ('["+", "1.0", "m-7b", "full", -1, "f", "h1", 4, "d", 1, ""]', "field-wrong"),
        ('["+", "1.0", "m-7b", "full", 4096.0, "f", "h1", 4, "d", 1, ""]', "field-wrong"),
        ('["*", "1.0", "m-7b", "full", 4096, "f", "h1", 4, "d", 1, ""]', "field-wrong"),
        ('["+", "1.0", "m-7b", "full", 4096, "f", "h1", 4, "", 1, ""]', "field-missing"),
        ('["+", "1.0", "m-7b"]', "field-wrong"),
        ('["+", "1.0", "m-7b", "full", 512, "f", "h1", 5, "d", 1, 77]', "name-unknown"),
    ],
)
def test_a_row_that_cannot_be_used_is_named_by_its_line(
    catalog: Catalog, row: str, code: str
) -> None:
    good = '    ["+", "1.0", "m-7b", "lora", 4096, "f", "h1", 4, "d", 1, ""],\n'
    now = written(catalog, f"[min-devices]\nrows = [\n{good}    {row},\n]\n")
    (issue,) = now.issues
    assert (issue.code, issue.at("line")) == (code, 4)
    assert ("1.0", replace(KEY, strategy="lora")) in now.tables.requirements


def test_a_row_said_twice_counts_once(catalog: Catalog) -> None:
    row = '    ["+", "1.0", "m-7b", "lora", 4096, "f", "h1", {n}, "d", 1, ""],\n'
    content = f"[min-devices]\nrows = [\n{row.format(n=2)}{row.format(n=4)}]\n"
    now = written(catalog, content)
    assert [(issue.code, issue.at("line")) for issue in now.issues] == [("row-twice", 4)]
    assert now.tables.requirements["1.0", replace(KEY, strategy="lora")].devices == 2


def test_many_wrong_rows_are_counted_not_all_listed(catalog: Catalog) -> None:
    row = '    ["+", "1.0", "m-7b", "lora", {n}, "f", "h1", 0, "d", 1, ""],\n'
    rows = "".join(row.format(n=n) for n in range(1, 801))
    now = written(catalog, f"[min-devices]\nrows = [\n{rows}]\n")
    assert len(now.issues) == 501
    assert "300" in ENGLISH.show(now.issues[-1].message)


# ---------------------------------------------------------------- two programs, and killed ones


def test_a_change_of_another_program_is_noticed_and_not_lost(catalog: Catalog) -> None:
    mine = catalog.saved(catalog.changes.set_requirement(KEY, "1.0", 8, RUN, catalog.under))
    theirs = load(catalog.folder, catalog.overlay)
    theirs.saved(theirs.changes.set_requirement(KEY, "1.0", 16, RUN, theirs.under))
    before = stands(catalog)
    with pytest.raises(Refused) as caught:
        mine.saved(mine.changes.revert("min-devices", ROW))
    assert [issue.code for issue in caught.value.issues] == ["file-changed-meanwhile"]
    assert stands(catalog) == before
    mine.saved(mine.changes.revert("min-devices", ROW), force=True)
    assert catalog.overlay is not None
    assert (catalog.overlay / "overlay.toml.bak").read_text("utf-8") == before


def test_a_file_that_appeared_meanwhile_is_not_overwritten(catalog: Catalog) -> None:
    other = load(catalog.folder, catalog.overlay)
    other.saved(other.changes.set_requirement(KEY, "1.0", 16, RUN, other.under))
    with pytest.raises(Refused) as caught:
        catalog.saved(catalog.changes.set_requirement(KEY, "1.0", 8, RUN, catalog.under))
    assert caught.value.issues[0].code == "file-changed-meanwhile"


def test_what_would_not_read_back_is_not_written(catalog: Catalog) -> None:
    key = replace(KEY, model="nobody")
    changes = catalog.changes.set_requirement(key, "1.0", 8, RUN, catalog.under)
    with pytest.raises(Refused) as caught:
        catalog.saved(changes)
    assert [issue.code for issue in caught.value.issues] == ["overlay-unverified", "name-unknown"]
    assert catalog.overlay is not None
    assert not (catalog.overlay / "overlay.toml").exists()


KILLED = """
import os, random, signal, sys, time
from dataclasses import replace
from pathlib import Path
from ascgui.catalog.load import load
from ascgui.catalog.overlay import Origin
from ascgui.catalog.overlaytext import says_same
from ascgui.domain.catalog import JobKey

shipped, folder = map(Path, sys.argv[1:3])
key = JobKey("m-7b", "full", 4096, "f", "h1")
start = load(shipped, folder)
one = start.changes
for length in range(1, 40):
    one = one.set_requirement(replace(key, seq_len=length), "1.0", 8, Origin("one"), start.under)
two = one.remove("min-devices", [("1.0", key)], Origin("two"), start.under)
start.saved(one)
random.seed(7)
seen = {True: 0, False: 0}
killed = 0
# More often on a machine so busy that no child has saved before it was killed.
while killed < 60 or (killed < 600 and not all(seen.values())):
    child = os.fork()
    if child == 0:
        catalog = load(shipped, folder)
        while True:
            catalog = catalog.saved(two if says_same(catalog.changes, one) else one)
    time.sleep(random.uniform(0.005, 0.08))
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), status
    killed += 1
    catalog = load(shipped, folder)
    assert catalog.issues == (), catalog.issues
    is_two = says_same(catalog.changes, two)
    assert is_two or says_same(catalog.changes, one)
    seen[is_two] += 1
catalog.saved(one)
assert not list(folder.glob(".ascgui-*.tmp"))
print(killed >= 60, all(seen.values()))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_program_killed_at_any_moment_leaves_the_changes_whole(small: Path, folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(small), str(folder)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout.split() == ["True", "True"], done.stderr


# ---------------------------------------------------------------- lines


CELL = st.one_of(
    st.text(st.characters(codec="utf-8", exclude_characters="\r"), max_size=8),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.booleans(),
)


@given(st.lists(st.lists(CELL, min_size=1, max_size=4), min_size=1, max_size=6))
@settings(max_examples=60, deadline=None)
def test_any_cells_are_read_back_from_their_lines(rows: list[list[object]]) -> None:
    lines = ["[t]", "rows = [", *map(rowlines.row_text, rows), "]"]
    assert not any("\n" in line for line in lines)
    (block,) = rowlines.blocks(lines)
    read = [cells for _, some in rowlines.rows(lines, block) for cells in some]
    assert read == rows
    assert [[type(cell) for cell in row] for row in read] == [
        [type(cell) for cell in row] for row in rows
    ]


@given(st.text(st.sampled_from('[]",#\\ \tab1.0nul{}=\u4e2d'), max_size=30))
@settings(max_examples=300, deadline=None)
def test_a_line_means_what_any_toml_reader_says(line: str) -> None:
    import tomllib

    lines = ["[t]", "rows = [", line, "]"]
    (block, *_) = rowlines.blocks(lines) or (rowlines.Block("t", 2, 3),)
    if block.last != 3:
        return
    try:
        read = [cells for _, some in rowlines.rows(lines, block) for cells in some]
    except rowlines.NotRows:
        return
    assert tomllib.loads("\n".join(lines))["t"]["rows"] == read


def test_a_block_is_not_found_inside_a_long_text() -> None:
    lines = ['x = """', "[t]", "rows = [", "[1],", "]", '"""', "[t]", "rows = [", "[2],", "]"]
    assert rowlines.blocks(lines) == (rowlines.Block("t", 8, 9),)


def test_every_table_has_identities(catalog: Catalog) -> None:
    under = catalog.under
    for record in (under.features[0], under.notes[0], under.editions["1.0"]):
        assert identity(TABLE_OF[type(record)], record) is not None


def test_a_new_file_says_what_its_lines_mean(catalog: Catalog) -> None:
    made = dumps(everything(catalog))
    assert made.startswith("# Changes to the catalog")
    assert overlayfile.parse(Path("a/b.toml"), made.encode(), catalog.under).issues == ()
