"""Opening and saving a project of 500 scenarios, beside reading its TOML alone."""

from __future__ import annotations

import tempfile
import time
import tomllib
from dataclasses import replace
from pathlib import Path

from ascgui import paths
from ascgui.catalog.load import load
from ascgui.domain.project import Project, add, rename
from ascgui.estimator.answer import answer
from ascgui.planfile.project_read import read_project
from ascgui.planfile.project_write import save_project
from ascgui.planfile.read import read

_COUNT = 500
_BOUND = 10.0


def main() -> None:
    """Print a row each for saving anew, opening, and saving one changed scenario."""
    tables = load().tables
    sample = read(paths.shipped("resources", "samples", "qwen2.5-7b.toml"), tables).plan
    project = Project("Bench")
    for number in range(_COUNT):
        project = add(project, replace(sample, efficiency=0.5 + number / 5000))
    answers = {each.id: answer(each.plan, tables) for each in project.scenarios}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "project.toml"
        start = time.process_time()
        save_project(path, project, answers, tables, None)
        saved = time.process_time() - start
        written = path.read_text(encoding="utf-8")
        start = time.process_time()
        tomllib.loads(written)
        plain = time.process_time() - start
        start = time.process_time()
        opened = read_project(path, tables)
        opening = time.process_time() - start
        changed = rename(opened.project, "250", "Changed")
        answers = opened.answers | {"250": answer(changed.scenario("250").plan, tables)}
        start = time.process_time()
        save_project(path, changed, answers, tables, opened.text)
        resaved = time.process_time() - start
    for name, taken in (
        ("saved anew", saved),
        ("opened and answered", opening),
        ("one changed and saved", resaved),
    ):
        print(
            f"{_COUNT} scenarios {name}, s | {taken:.2f} | {plain:.2f} (its TOML read)"
            f" | {taken / plain:.1f} | <= {_BOUND:.0f}"
        )


if __name__ == "__main__":
    main()
