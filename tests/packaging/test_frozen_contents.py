from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "packaging"


@pytest.fixture(scope="module")
def contents():
    sys.path.insert(0, str(SCRIPTS))
    import contents as module

    yield module
    sys.path.remove(str(SCRIPTS))


def test_nothing_that_is_left_out_is_needed(tmp_path):
    # Also what is imported late, in the middle of a function: the frozen program would end there.
    code = """
import ast, importlib, sys
from pathlib import Path
import contents
left = set(contents.LEFT_OUT_MODULES)
def gone(name):
    parts = name.split(".")
    return any(".".join(parts[:at]) in left for at in range(1, len(parts) + 1))
class Gone:
    def find_spec(self, name, path=None, target=None):
        if gone(name):
            raise ModuleNotFoundError(name, name=name)
for name in [name for name in sys.modules if gone(name)]:
    del sys.modules[name]
sys.meta_path.insert(0, Gone())
root = Path(sys.argv[1])
named = set(contents.NAMED_IN_TEXT)
for name in contents.own_modules(root):
    if name != "ascgui.__main__":
        importlib.import_module(name)
for file in (root / "ascgui").rglob("*.py"):
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            named.add(node.module)
        elif isinstance(node, ast.Import):
            named.update(alias.name for alias in node.names)
for name in sorted(named):
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        if name.split(".")[0] not in sys.stdlib_module_names:  # of another system, as msvcrt
            raise
"""
    subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code, ROOT],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(SCRIPTS), str(ROOT)))},
        cwd=tmp_path,
        check=True,
    )


def test_modules_that_are_named_only_when_asked_for_are_taken(contents):
    taken = contents.own_modules(ROOT)
    assert {"ascgui.catalog.commands", "ascgui.checkpoints.commands", "ascgui"} <= set(taken)
    assert len(taken) == len(list((ROOT / "ascgui").rglob("*.py")))


@pytest.mark.parametrize(
    ("place", "taken"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\styles\\qmodernwindowsstyle.dll", True),
        ("PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so", True),
        ("PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so", False),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqpdf.so", False),
        ("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so", True),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("PySide6/Qt/lib/libQt6Network.so.6", False),
        ("PySide6/Qt/lib/libicudata.so.73", True),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", True),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", False),
        ("PySide6\\Qt6Quick.dll", False),
        ("PySide6\\Qt6Svg.dll", True),
        ("PySide6/opengl32sw.dll", False),
        ("PySide6/QtWidgets.abi3.so", True),
        ("PySide6/QtDesigner.abi3.so", False),
        ("PySide6/Qt/translations/qtbase_zh_CN.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6/Qt/translations/qt_help_zh_CN.qm", False),
        ("ascgui/data/resources/translations/zh_CN.ts", True),
        ("ascgui/data/catalog/models.toml", True),
        ("numpy/_core/_multiarray_umath.so", True),
        ("pyqtgraph/examples/ExampleApp.py", False),
    ],
)
def test_of_qt_only_what_a_window_here_uses_is_taken(contents, place, taken):
    assert contents.wanted(place, contents.languages(ROOT)) is taken


def test_a_link_goes_with_what_it_points_at(contents):
    entries = [
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "/a/libQt6Core.so.6", "BINARY"),
        ("PySide6/Qt/lib/libQt6Qml.so.6", "/a/libQt6Qml.so.6", "BINARY"),
    ]
    kept = contents.kept(entries, frozenset({"en"}))
    assert [place for place, _, _ in kept] == ["PySide6/Qt/lib/libQt6Core.so.6", "libQt6Core.so.6"]


def test_a_framework_keeps_the_links_within_it(contents):
    within = "PySide6/Qt/lib/QtCore.framework"
    entries = [
        (f"{within}/Versions/A/QtCore", "/a/QtCore", "BINARY"),
        (f"{within}/Versions/Current", "A", "SYMLINK"),
        (f"{within}/QtCore", "Versions/Current/QtCore", "SYMLINK"),
        ("QtCore", f"{within}/Versions/A/QtCore", "SYMLINK"),
        ("PySide6/Qt/lib/QtQml.framework/QtQml", "Versions/Current/QtQml", "SYMLINK"),
        ("QtQml", "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", "SYMLINK"),
    ]
    assert len(contents.kept(entries, frozenset({"en"}))) == 4


def test_of_the_building_system_only_named_libraries_are_taken(contents):
    if not sys.platform.startswith("linux"):
        pytest.skip("elsewhere the system's libraries are not gathered")
    entries = [
        ("libffi.so.8", "/lib/libffi.so.8", "BINARY"),
        ("libxcb-cursor.so.0", "/lib/libxcb-cursor.so.0", "BINARY"),
        ("libglib-2.0.so.0", "/lib/libglib-2.0.so.0", "BINARY"),
        ("libstdc++.so.6", "/lib/libstdc++.so.6", "BINARY"),
    ]
    foreign = frozenset(source for _, source, _ in entries)
    kept = contents.kept(entries, frozenset({"en"}), foreign)
    assert [place for place, _, _ in kept] == ["libffi.so.8", "libxcb-cursor.so.0"]


@pytest.mark.parametrize("path", sorted(SCRIPTS.rglob("*.spec")), ids=lambda path: path.name)
def test_a_spec_is_sound_python_with_no_names_but_pyinstallers(path):
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    bound = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    bound |= {arg.arg for node in ast.walk(tree) if isinstance(node, ast.arguments)
              for arg in node.args}  # fmt: skip
    used = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            bound |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Name):
            (used if isinstance(node.ctx, ast.Load) else bound).add(node.id)
    given = {"Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE", "SPECPATH", "workpath"}
    builtins = {"str", "frozenset", "list"}
    assert used - bound - builtins <= given
    # No UPX: it slows the start, and virus scanners distrust what it packs.
    assert "upx=True" not in path.read_text(encoding="utf-8")


def test_the_building_lock_agrees_with_the_other_and_names_no_index():
    def pinned(path):
        text = path.read_text(encoding="utf-8")
        return text, dict(re.findall(r"^([\w.-]+)==(\S+(?: ; [^\\]+)?)", text, re.MULTILINE))

    _, known = pinned(ROOT / "requirements.lock")
    text, building = pinned(SCRIPTS / "requirements.lock")
    assert "pyinstaller" in building
    assert "://" not in text
    for name, version in building.items():
        assert known.get(name, version) == version, name
    declared = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("dependencies = [")
    for name in re.findall(r'"([\w.-]+)[=>]', declared[2].partition("]")[0]):
        assert name.lower().replace("_", "-") in building, f"make lock, for {name}"
