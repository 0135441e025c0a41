from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ascgui import paths
from ascgui.catalog.load import load
from ascgui.domain.catalog import Tables


@pytest.fixture(scope="session")
def tables() -> Tables:
    return load().tables


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped tables that a test may spoil."""
    return Path(shutil.copytree(paths.shipped("catalog"), tmp_path / "catalog"))


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The smallest whole catalog: a row or two a table, so that it loads in a moment."""
    folder = tmp_path_factory.mktemp("small")
    for name, written in _SMALL.items():
        (folder / f"{name}.toml").write_text(written, encoding="utf-8")
    return folder


_SMALL = {
    "editions": '[[edition]]\nid = "1.0"\norder = 1\n',
    "documents": '[[document]]\nid = "d"\ntitle = "t"\nedition = "1.0"\nhardware = ["h1", "h2"]\n',
    "hardware": "".join(
        f'[[hardware]]\nid = "h{n}"\nname = "H{n}"\nchip = "c"\ndevices_per_card = {n}\n'
        f"cards_per_node = 8\nallocation_unit = {n}\nmemory_bytes = 1\nsource = 's'\n"
        for n in (1, 2)
    ),
    "frameworks": '[[framework]]\nid = "f"\nname = "F"\nsource = "s"\n'
    'features = [{ id = "zero", name_en = "e", name_zh = "z" }]\n',
    "models": '[[model]]\nid = "m-7b"\nseries = "M"\nsource = "s"\naliases = ["Em-7B"]\n',
    "min-devices": '[[requirement]]\nedition = "1.0"\ndocument = "d"\nmodel = "m-7b"\n'
    'strategy = "full"\nseq_len = 4096\nf = 4\n',
    "features": '[[feature]]\nedition = "1.0"\ndocument = "d"\nseries = "M"\nmodel = "m"\n'
    'models = ["m-7b"]\nf = { zero = true }\n',
    "throughput": '[[throughput]]\nid = "t"\nframework = "f"\nmodel_published = "m"\n'
    'stage = "sft"\nstrategy = "full"\nhardware = "h1"\ntokens_per_second = 1.5\n'
    "published_value = 1.5\n"
    'published_unit = "tokens/s"\nscope = "device"\nsource = "s"\n',
    "notes": '[[note]]\nid = "n"\ndocuments = ["d"]\ntext_en = "e"\ntext_zh = "z"\n',
}
