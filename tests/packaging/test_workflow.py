"""The workflow cannot run here; what can be known of it without that is checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.fixture(params=WORKFLOWS, ids=lambda path: path.name)
def workflow(request):
    return request.param.read_text(encoding="utf-8")


def test_every_action_is_pinned_to_a_commit(workflow):
    used = re.findall(r"uses: (\S+)", workflow)
    assert used
    assert [one for one in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", one)] == []


def test_every_script_that_is_run_is_there(workflow):
    named = re.findall(r"packaging[/\\][\w/\\-]+\.(?:py|sh)", workflow)
    assert named
    assert [one for one in named if not (ROOT / one.replace("\\", "/")).is_file()] == []


def test_a_job_may_write_only_where_it_says_so(workflow):
    assert re.search(r"^permissions:\n  contents: read$", workflow, re.MULTILINE)
    assert workflow.count("contents: write") <= 1


def test_what_an_event_brings_never_becomes_part_of_a_script(workflow):
    scripts = re.findall(r"run: (.+(?:\n {10,}.+)*)", workflow)
    assert scripts
    assert [script for script in scripts if "${{" in script] == []


def test_the_installer_takes_what_the_building_script_passes():
    script = (ROOT / "packaging" / "package.py").read_text(encoding="utf-8")
    passed = set(re.findall(r'f"/D(\w+)=', script))
    used = set(
        re.findall(r"\{#(\w+)\}", (ROOT / "packaging/windows/ascgui.iss").read_text("utf-8"))
    )
    assert passed == used
