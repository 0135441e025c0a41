from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel, unpacked: the folder that a package manager would put on the path."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (made,) = folder.glob("*.whl")
    unpacked = folder / "unpacked"
    with zipfile.ZipFile(made) as archive:
        archive.extractall(unpacked)
    return unpacked


def run(folder, *words):
    """Run the program from ``folder``, elsewhere than in the checkout."""
    # The dependencies come from the environment's packages, the program from the wheel alone.
    surroundings = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder.parent, env=surroundings, capture_output=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode("utf-8")
    return done.stdout.decode("utf-8")


def test_the_wheel_is_what_runs(wheel):
    said = run(wheel, "-c", "import ascgui, ascgui.paths as p; print(p.shipped('catalog'))")
    assert Path(said.strip()) == wheel / "ascgui" / "data" / "catalog"


def test_the_wheel_holds_every_file_of_catalog_resources_and_pictures(wheel):
    for name in ("catalog", "resources", "docs/pictures"):
        here, there = (
            {path.relative_to(base).as_posix() for path in base.rglob("*") if path.is_file()}
            for base in (ROOT / name, wheel / "ascgui" / "data" / name)
        )
        assert here == there


def test_the_wheel_lists_its_catalog(wheel):
    said = run(wheel, "-m", "ascgui", "catalog", "list", "models", "--format", "csv")
    lines = said.splitlines()
    assert lines[0].startswith("model,")
    assert any(line.startswith("qwen2.5-7b,") for line in lines)


def test_the_wheel_answers_its_sample_in_chinese(wheel):
    sample = wheel / "ascgui" / "data" / "resources" / "samples" / "qwen2.5-7b.toml"
    said = run(wheel, "-m", "ascgui", "plan", str(sample), "--lang", "zh")
    assert "训练时间" in said
    assert "8 卡" in said


def test_the_wheel_explains_the_code_of_a_finding(wheel):
    assert "vendor's minimum" in run(wheel, "-m", "ascgui", "explain", "below-minimum")
