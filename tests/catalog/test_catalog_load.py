from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ascgui.catalog import tomlfile
from ascgui.catalog.load import Catalog, load
from ascgui.domain.catalog import JobKey
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.language.language import Language

ENGLISH = Language("en", {})


def refused(folder: Path) -> tuple[Issue, ...]:
    with pytest.raises(Refused) as caught:
        load(folder)
    for issue in caught.value.issues:
        assert issue.severity is Severity.ERROR
        assert issue.action is not None
        assert Path(str(issue.at("file"))).parent == folder
        assert int(issue.at("line") or 0) >= 1
    return caught.value.issues


def said(issue: Issue) -> str:
    return ENGLISH.show(issue.message)


@pytest.fixture
def spoil(small: Path, tmp_path: Path) -> Callable[[str, str, str], Path]:
    """Return a function that copies the small catalog with one text in one table replaced."""

    def replaced(table: str, old: str, new: str) -> Path:
        folder = Path(shutil.copytree(small, tmp_path / "spoilt", dirs_exist_ok=True))
        path = folder / f"{table}.toml"
        written = path.read_text("utf-8")
        assert old in written
        path.write_text(written.replace(old, new, 1), "utf-8")
        return folder

    return replaced


def test_the_shipped_catalog_loads_without_a_finding() -> None:
    catalog = load()
    assert catalog.issues == ()
    assert catalog.unknown_fields == ()
    assert catalog.folder.name == "catalog"


@pytest.mark.parametrize(
    ("table", "old", "new", "place"),
    [
        ("models", 'series = "M"', "", "models:1 series field-missing"),
        ("models", 'series = "M"', "series = 7", "models:3 series field-wrong"),
        ("models", 'series = "M"', 'series = "  "', "models:3 series field-wrong"),
        ("models", '["Em-7B"]', "[1]", "models:5 aliases field-wrong"),
        ("models", '["Em-7B"]', "[]\nhidden_size = 0", "models:6 hidden_size field-wrong"),
        ("models", '["Em-7B"]', "[]\nhidden_size = true", "models:6 hidden_size field-wrong"),
        ("models", '["Em-7B"]', f"[]\nhead_dim = 0x{'f' * 9999}", "models:6 head_dim field-wrong"),
        ("models", '["Em-7B"]', "[]\nparams_total = nan", "models:6 params_total field-wrong"),
        ("models", '["Em-7B"]', "[]\nparams_total = -1", "models:6 params_total field-wrong"),
        ("models", '["Em-7B"]', '[]\nkind = "huge"', "models:6 kind field-wrong"),
        ("models", '["Em-7B"]', "[]\narchitecture = [1]", "models:6 architecture field-wrong"),
        ("models", '["Em-7B"]', "[]\narchitecture.a = 'b'", "models:6 architecture field-wrong"),
        ("models", "[[model]]", "[[model]]\ntie_word_embeddings = 1",
         "models:2 tie_word_embeddings field-wrong"),
        ("editions", "order = 1", "order = 1.5", "editions:3 order field-wrong"),
        ("documents", 'edition = "1.0"', 'edition = "1.1"', "documents:4 edition name-unknown"),
        ("documents", '"h2"]', '"h3"]', "documents:5 hardware name-unknown"),
        ("documents", 'hardware = ["h1", "h2"]', "", "min-devices:7 f field-wrong"),
        ("frameworks", 'name_en = "e", ', "", "frameworks:5 features field-wrong"),
        ("min-devices", '"m-7b"', '"m-8b"', "min-devices:4 model name-unknown"),
        ("min-devices", '"full"', '["full", "x"]', "min-devices:5 strategy field-wrong"),
        ("min-devices", "4096", "[4096, 0]", "min-devices:6 seq_len field-wrong"),
        ("min-devices", "4096", "[]", "min-devices:6 seq_len field-wrong"),
        ("min-devices", "f = 4", "f = 0", "min-devices:7 f field-wrong"),
        ("min-devices", "f = 4", 'f = "4"', "min-devices:7 f field-wrong"),
        ("min-devices", "f = 4", "f = true", "min-devices:7 f field-wrong"),
        ("min-devices", "f = 4", f"f = 1{'0' * 400}", "min-devices:7 f field-wrong"),
        ("min-devices", "4096", f"1{'0' * 400}", "min-devices:6 seq_len field-wrong"),
        ("throughput", "tokens_per_second = 1.5", f"tokens_per_second = 1{'0' * 400}",
         "throughput:8 tokens_per_second field-wrong"),
        ("min-devices", "f = 4", "f = { h9 = 4 }", "min-devices:7 f.h9 name-unknown"),
        ("min-devices", "f = 4", "", "min-devices:1  field-missing"),
        ("features", "zero = true", "zero = 1", "features:7 f.zero field-wrong"),
        ("features", "zero = true", 'zero = ""', "features:7 f.zero field-wrong"),
        ("features", "zero = true", "one = true", "features:7 f.one name-unknown"),
        ("features", "{ zero = true }", "true", "features:7 f field-wrong"),
        ("features", "f = { zero = true }", "", "features:1  field-missing"),
        ("throughput", "tokens_per_second = 1.5", "",
         "throughput:1 tokens_per_second field-missing"),
        ("throughput", '"device"', '"unclear"', "throughput:8 tokens_per_second field-wrong"),
        ("throughput", '"device"', '"device"\nlow = 2',
         "throughput:8 tokens_per_second field-wrong"),
        ("throughput", '"device"', '"device"\nlast_seen = "May"',
         "throughput:12 last_seen field-wrong"),
        ("throughput", '"sft"', '"fun"', "throughput:5 stage field-wrong"),
        ("notes", '["d"]', '["e"]', "notes:3 documents name-unknown"),
    ],
)  # fmt: skip
def test_a_wrong_field_is_named_with_its_file_and_line(
    spoil: Callable[[str, str, str], Path], table: str, old: str, new: str, place: str
) -> None:
    (issue,) = refused(spoil(table, old, new))
    file = Path(str(issue.at("file"))).stem
    assert f"{file}:{issue.at('line')} {issue.at('field')} {issue.code}" == place


def test_all_problems_of_all_files_come_at_once(
    spoil: Callable[[str, str, str], Path],
) -> None:
    spoil("models", 'series = "M"', "series = 7")
    folder = Path(spoil("notes", 'text_en = "e"', ""))
    path = folder / "models.toml"
    path.write_text(path.read_text("utf-8").replace('series = "M"', "series = 7\nhead_dim = 'x'"))
    assert {(i.at("field"), Path(str(i.at("file"))).name) for i in refused(folder)} == {
        ("series", "models.toml"),
        ("head_dim", "models.toml"),
        ("text_en", "notes.toml"),
    }


def test_a_missing_table_does_not_make_every_other_row_wrong(folder: Path) -> None:
    (folder / "models.toml").unlink()
    (folder / "frameworks.toml").write_bytes(b"")
    issues = refused(folder)
    assert [issue.code for issue in issues] == ["file-empty", "file-missing"]


def test_an_unknown_name_comes_with_the_nearest_spelling(folder: Path) -> None:
    path = folder / "min-devices.toml"
    written = path.read_text("utf-8")
    path.write_text(written.replace('model = "qwen2.5-14b"', 'model = "qwen2.5-41b"', 1), "utf-8")
    (issue,) = refused(folder)
    assert '"qwen2.5-41b"' in said(issue)
    assert issue.action is not None
    assert "qwen2.5-14b" in ENGLISH.show(issue.action)
    line = written[: written.index('model = "qwen2.5-14b"')].count("\n") + 1
    assert issue.at("line") == line


def test_two_rows_about_the_same_thing_name_each_other(folder: Path) -> None:
    path = folder / "min-devices.toml"
    written = path.read_text("utf-8")
    before, first, *_ = written.split("\n[[requirement]]\n")
    path.write_text(f"{written}\n[[requirement]]\n{first}\n", "utf-8")
    (issue,) = refused(folder)
    assert issue.code == "row-twice"
    assert said(issue).endswith(f"line {before.count(chr(10)) + 2} says.")
    assert issue.at("line") == written.count("\n") + 2


def test_a_strategy_named_twice_in_one_row_is_noticed(
    spoil: Callable[[str, str, str], Path],
) -> None:
    (issue,) = refused(spoil("min-devices", '"full"', '["full", "full"]'))
    assert issue.code == "row-twice"


def test_a_document_of_another_edition_is_noticed(folder: Path) -> None:
    path = folder / "features.toml"
    path.write_text(
        path.read_text("utf-8").replace('edition = "6.5.910"', 'edition = "6.5.902"', 1), "utf-8"
    )
    (issue,) = refused(folder)
    assert (issue.at("field"), issue.code) == ("edition", "field-wrong")
    assert "003" in said(issue)


def test_an_unknown_field_is_kept_and_warned_about(folder: Path) -> None:
    path = folder / "models.toml"
    written = path.read_text("utf-8")
    path.write_text(written.replace('kind = "dense"', 'kind = "dense"\nmood = "good"', 1), "utf-8")
    catalog = load(folder)
    (issue,) = catalog.issues
    assert (issue.severity, issue.code) == (Severity.WARNING, "field-unknown")
    assert issue.at("field") == "mood"
    (kept,) = catalog.unknown_fields
    assert (kept.table, kept.field, kept.value) == ("models", "mood", "good")
    assert path.read_text("utf-8").split("\n")[kept.line - 1] == 'mood = "good"'
    assert issue.at("line") == kept.line


def test_a_misspelt_framework_or_table_is_warned_about(folder: Path) -> None:
    path = folder / "min-devices.toml"
    written = path.read_text("utf-8")
    path.write_text(
        written.replace("\nverl =", "\nvrl =", 1) + "\n[[requirment]]\nrow = 1\n", "utf-8"
    )
    assert [issue.at("field") for issue in load(folder).issues] == ["requirment", "vrl"]
    assert load(folder).issues[0].at("line") == written.count("\n") + 2


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        (b"", "file-empty", 1),
        (b" \n\n", "file-empty", 1),
        (b"\xef\xbb\xbf", "file-empty", 1),
        (b"format = 1\n\x00\x01", "file-binary", 2),
        (b"\x89PNG\r\n\x1a\n\x00", "file-binary", 3),
        ("[[model]]\n".encode("utf-16"), "file-not-utf8", 1),
        ("# ok\nid = '规格'\n".encode("gbk"), "file-not-utf8", 2),
        (b"format = 1\n[[model]]\nid = \n", "file-not-toml", 3),
        (b"[[model]]\nid = 'a'\nid = 'b'\n", "file-not-toml", 3),
        (b"a = [", "file-not-toml", 1),
        (b"a = " + b"[" * 100_000, "file-not-toml", 1),
        (b"a = " + b"9" * 10_000, "file-not-toml", 1),
        (b"format = 2\n[[model]]\nid = 'a'\n", "table-unusable", 1),
        (b"\nformat = 'x'\n[[model]]\nid = 'a'\n", "table-unusable", 2),
        (b"format = 1\n", "table-unusable", 1),
        (b"format = 1\nmodel = []\n", "table-unusable", 2),
        (b"format = 1\nmodel = 3\n", "table-unusable", 2),
        (b"format = 1\nmodel = [1]\n", "table-unusable", 2),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_one_sentence(
    small: Path, tmp_path: Path, content: bytes, code: str, line: int
) -> None:
    folder = Path(shutil.copytree(small, tmp_path / "catalog"))
    (folder / "models.toml").write_bytes(content)
    (issue,) = refused(folder)
    assert (issue.code, issue.at("line")) == (code, line)
    assert Path(str(issue.at("file"))).name == "models.toml"


def test_a_huge_file_is_refused_before_it_is_read(small: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(small, tmp_path / "catalog"))
    with (folder / "models.toml").open("wb") as file:
        file.truncate(tomlfile.LARGEST_BYTES + 1)
    (issue,) = refused(folder)
    assert issue.code == "file-too-large"


def test_a_folder_in_place_of_a_file_is_refused(small: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(small, tmp_path / "catalog"))
    (folder / "models.toml").unlink()
    (folder / "models.toml").mkdir()
    (issue,) = refused(folder)
    assert issue.code == "file-unreadable"


def test_windows_line_ends_and_a_byte_order_mark_change_nothing(folder: Path) -> None:
    plain = load(folder).tables
    for path in folder.glob("*.toml"):
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert load(folder).tables == plain


def test_the_hash_changes_with_any_file(folder: Path) -> None:
    before = load(folder).tables.sha256
    (folder / "notes.toml").write_text(f"# mine\n{(folder / 'notes.toml').read_text('utf-8')}")
    assert load(folder).tables.sha256 != before
    assert load().tables.sha256 == before


def test_rows_after_a_text_that_looks_like_a_row_keep_their_lines(
    spoil: Callable[[str, str, str], Path],
) -> None:
    folder = spoil("models", 'source = "s"', 'source = """s\n[[model]]\nhead_dim = 3"""\nkind = 7')
    (issue,) = refused(folder)
    assert (issue.at("field"), issue.at("line")) == ("kind", 7)


def test_rows_written_inline_are_read_too(spoil: Callable[[str, str, str], Path]) -> None:
    folder = spoil("notes", "[[note]]\n", "")
    row = "{ id = 'n', documents = ['d'], text_en = 'e', text_zh = 'z' }"
    (folder / "notes.toml").write_text(f"note = [{row}]\n", "utf-8")
    assert [note.id for note in load(folder).tables.notes] == ["n"]


# ---------------------------------------------------------------- the overlay


def overlaid(small: Path, tmp_path: Path, **tables: str) -> Catalog:
    overlay = tmp_path / "mine"
    overlay.mkdir()
    for name, written in tables.items():
        (overlay / f"{name.replace('_', '-')}.toml").write_text(written, "utf-8")
    return load(small, overlay)


def test_an_overlay_that_does_not_exist_changes_nothing(small: Path, tmp_path: Path) -> None:
    assert load(small, tmp_path / "none").tables == load(small).tables


def test_a_row_of_the_overlay_takes_the_place_of_the_shipped_one(
    small: Path, tmp_path: Path
) -> None:
    row = (
        '[[requirement]]\nedition = "1.0"\ndocument = "d"\nmodel = "m-7b"\nstrategy = "full"\n'
        "seq_len = 4096\nf = { h1 = 2 }\n"
    )
    catalog = overlaid(small, tmp_path, min_devices=row)
    entries = catalog.tables.requirements
    assert entries["1.0", JobKey("m-7b", "full", 4096, "f", "h1")].devices == 2
    assert entries["1.0", JobKey("m-7b", "full", 4096, "f", "h1")].file == "mine/min-devices.toml"
    assert entries["1.0", JobKey("m-7b", "full", 4096, "f", "h2")].devices == 4
    assert catalog.issues == ()
    assert catalog.tables.sha256 != load(small).tables.sha256


def test_an_overlay_adds_models_that_its_other_rows_may_name(small: Path, tmp_path: Path) -> None:
    catalog = overlaid(
        small,
        tmp_path,
        models='[[model]]\nid = "own-3b"\nseries = "Own"\nsource = "me"\n',
        min_devices='[[requirement]]\nedition = "1.0"\ndocument = "d"\nmodel = "own-3b"\n'
        'strategy = "lora"\nseq_len = 2048\nf = "-"\n',
    )
    assert catalog.issues == ()
    assert catalog.tables.aliases["own3b"] == "own-3b"
    assert ("1.0", JobKey("own-3b", "lora", 2048, "f", "h2")) in catalog.tables.requirements


def test_what_is_wrong_in_the_overlay_is_reported_and_left_out(small: Path, tmp_path: Path) -> None:
    catalog = overlaid(
        small,
        tmp_path,
        models='[[model]]\nid = "a-1b"\nseries = 1\nsource = "me"\n\n'
        '[[model]]\nid = "b-1b"\nseries = "B"\nsource = "me"\n',
        notes="\0",
        features="# nothing yet\n",
    )
    assert [(issue.severity, issue.code) for issue in catalog.issues] == [
        (Severity.ERROR, "field-wrong"),
        (Severity.ERROR, "file-binary"),
    ]
    assert set(catalog.tables.models) == {"m-7b", "b-1b"}
    assert len(catalog.tables.notes) == 1


# ---------------------------------------------------------------- anything at all


@given(st.binary(max_size=300))
@settings(max_examples=200, deadline=None)
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    with contextlib.suppress(Refused):
        tomlfile.parse(Path("any/any.toml"), content)


PLAIN = st.recursive(
    st.one_of(
        st.booleans(),
        st.integers(-(10**20), 10**20),
        st.floats(),
        st.dates(),
        st.sampled_from(["", "-", "NA", "full", "m-7b", "1.0", "d", "f", "h1", "4096", "１２３"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from(["h1", "h2", "zero", "id", "x"]), inner, max_size=3),
    ),
    max_leaves=5,
)
PLACES = [
    ("editions", "order = 1", "order"),
    ("documents", 'hardware = ["h1", "h2"]', "hardware"),
    ("hardware", "allocation_unit = 1", "allocation_unit"),
    ("frameworks", 'features = [{ id = "zero", name_en = "e", name_zh = "z" }]', "features"),
    ("models", 'aliases = ["Em-7B"]', "aliases"),
    ("models", 'source = "s"', "architecture"),
    ("min-devices", 'strategy = "full"', "strategy"),
    ("min-devices", "seq_len = 4096", "seq_len"),
    ("min-devices", "f = 4", "f"),
    ("features", "f = { zero = true }", "f"),
    ("features", 'models = ["m-7b"]', "models"),
    ("throughput", 'hardware = "h1"', "seq_len"),
    ("throughput", "tokens_per_second = 1.5", "tokens_per_second"),
    ("notes", 'documents = ["d"]', "documents"),
]


def as_toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f"'{value}'"
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    if isinstance(value, dict):
        pairs = ", ".join(f"{key} = {as_toml(item)}" for key, item in value.items())
        return f"{{ {pairs} }}"
    return str(value)


@pytest.fixture(scope="module")
def own(small: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(shutil.copytree(small, tmp_path_factory.mktemp("any") / "catalog"))


@given(place=st.sampled_from(PLACES), value=PLAIN)
@settings(max_examples=100, deadline=None)
def test_any_value_in_any_field_is_used_or_refused(
    own: Path, place: tuple[str, str, str], value: object
) -> None:
    table, old, field = place
    path = own / f"{table}.toml"
    sound = path.read_text("utf-8")
    assert old in sound
    path.write_text(sound.replace(old, f"{field} = {as_toml(value)}", 1), "utf-8")
    try:
        with contextlib.suppress(Refused):
            load(own)
    finally:
        path.write_text(sound, "utf-8")


def test_a_number_of_very_many_digits_is_told_by_its_size_and_with_its_hardware(
    spoil: Callable[[str, str, str], Path],
) -> None:
    (issue,) = refused(spoil("min-devices", "f = 4", f"f = {{ h1 = 1{'0' * 400} }}"))
    assert said(issue) == "f.h1 is 1e400, no device count."
