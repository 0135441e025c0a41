from __future__ import annotations

import contextlib
import multiprocessing
import random
from pathlib import Path

import pytest
from dataset_files import CHAT, GOOD, numbered

from ascgui.datasets import tablerows
from ascgui.datasets.parquetfooter import BadFooter, Footer, read_footer
from ascgui.datasets.records import FileKind, Format, ScanRequest
from ascgui.datasets.scan import scan
from ascgui.datasets.tableprocess import rows_apart
from ascgui.datasets.tablerows import BatchTooLarge, DamagedTable, arrow_rows, parquet_rows

arro3_io = pytest.importorskip("arro3.io")


def table(path: Path, rows: list[dict[str, object]], kind: str = "parquet") -> Path:
    """Write ``rows`` as a table; JSON gives the types of nested columns."""
    import io

    import orjson

    data = io.BytesIO(b"\n".join(map(orjson.dumps, rows)))
    schema = arro3_io.infer_json_schema(data)
    data.seek(0)
    read = arro3_io.read_json(data, schema)
    writers = {
        "parquet": arro3_io.write_parquet,
        "stream": arro3_io.write_ipc_stream,
        "file": arro3_io.write_ipc,
    }
    writers[kind](read, str(path))
    return path


@pytest.mark.parametrize("kind", ["parquet", "stream", "file"])
def test_a_table_gives_the_rows_that_were_written(tmp_path: Path, kind: str) -> None:
    rows = [{**GOOD, "n": i, "x": None if i % 2 else "a"} for i in range(700)]
    path = table(tmp_path / "a.table", rows, kind)
    reader = parquet_rows if kind == "parquet" else arrow_rows
    batches = list(reader(path))
    assert max(map(len, batches)) <= 1024
    assert [row[0] for batch in batches for row in batch] == rows


@pytest.mark.parametrize(("kind", "name"), [("parquet", "a.parquet"), ("stream", "a.arrow")])
def test_a_table_is_scanned_like_any_other_file(tmp_path: Path, kind: str, name: str) -> None:
    rows = [CHAT, CHAT, {"conversations": CHAT["conversations"][:1]}]
    answer = scan(ScanRequest((table(tmp_path / name, rows, kind),)))
    assert answer.format is Format.SHAREGPT
    assert answer.files[0].kind in {FileKind.PARQUET, FileKind.ARROW}
    assert answer.headline.rows_valid == 2
    finding = answer.finding("odd-turn-count")
    assert finding is not None
    assert (finding.places[0].row, finding.places[0].byte) == (3, None)
    assert "conversations" in finding.places[0].excerpt
    assert answer.finding("column-type-differs") is None


def test_the_footer_tells_rows_and_the_size_of_a_batch(tmp_path: Path) -> None:
    path = table(tmp_path / "a.parquet", [{"text": "x" * 1000 + str(i)} for i in range(500)])
    footer = read_footer(path)
    assert footer.rows == 500
    assert 1 <= footer.batch_rows <= 1024
    assert Footer(10, 10 * 1024**3).batch_rows == 1


def test_a_changed_or_cut_footer_is_refused_before_native_code_sees_it(tmp_path: Path) -> None:
    whole = table(tmp_path / "a.parquet", numbered(20)).read_bytes()
    path = tmp_path / "b.parquet"
    rng = random.Random(3)
    for _ in range(150):
        cut = whole[: rng.randrange(len(whole))]
        path.write_bytes(cut)
        with pytest.raises(BadFooter):
            read_footer(path)
    for _ in range(150):
        changed = bytearray(whole)
        for _ in range(3):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        path.write_bytes(changed)
        with contextlib.suppress(BadFooter):
            assert read_footer(path).rows >= 0


def test_a_cut_or_changed_arrow_file_is_damaged_and_nothing_worse(tmp_path: Path) -> None:
    whole = table(tmp_path / "a.arrow", numbered(20), "stream").read_bytes()
    path = tmp_path / "b.arrow"
    path.write_bytes(whole[:-200])
    answer = scan(ScanRequest((path,)))
    assert answer.finding("damaged-table") is not None
    rng = random.Random(5)
    for _ in range(100):
        changed = bytearray(whole)
        for _ in range(3):
            changed[rng.randrange(40)] = rng.randrange(256)
        path.write_bytes(changed)
        with path.open("rb") as file, contextlib.suppress(DamagedTable, BatchTooLarge):
            tablerows._refuse_large_batches(file, 0)


def test_a_reader_that_dies_leaves_a_damaged_table_and_a_living_program(tmp_path: Path) -> None:
    path = table(tmp_path / "a.parquet", numbered(20_000))
    rows = rows_apart(path, FileKind.PARQUET)
    while not next(rows):
        pass
    for child in multiprocessing.active_children():
        child.kill()
    with pytest.raises(DamagedTable):
        for _ in rows:
            pass


def test_a_closed_reading_ends_its_process(tmp_path: Path) -> None:
    path = table(tmp_path / "a.parquet", numbered(5000))
    rows = rows_apart(path, FileKind.PARQUET)
    while not next(rows):
        pass
    rows.close()


@pytest.mark.parametrize("kind", ["stream", "file"])
def test_an_arrow_batch_too_large_to_hold_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    path = table(tmp_path / "a.arrow", [{"text": "x" * 500}] * 200, kind)
    monkeypatch.setattr(tablerows, "_MAX_BATCH_BYTES", 50_000)
    with pytest.raises(BatchTooLarge):
        list(arrow_rows(path))
    monkeypatch.setattr(
        "ascgui.datasets.reading.rows_apart", lambda path, kind: tablerows.arrow_rows(path)
    )
    assert scan(ScanRequest((path,))).finding("batch-too-large") is not None
