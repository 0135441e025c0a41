from __future__ import annotations

import configparser
import gzip
import io
import json
import lzma
import re
import struct
import sys
import tarfile
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "packaging"


@pytest.fixture(autouse=True, scope="module")
def _scripts_on_the_path():
    sys.path.insert(0, str(SCRIPTS))
    yield
    sys.path.remove(str(SCRIPTS))


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "frozen"
    (made / "inner").mkdir(parents=True)
    (made / "ascgui").write_bytes(b"#!/bin/sh\n")
    (made / "ascgui").chmod(0o755)
    (made / "inner" / "data.txt").write_text("data")
    (made / "link").symlink_to("inner/data.txt")
    return made


# Archives


def test_an_archive_is_the_same_whatever_the_files_times_and_owners(folder):
    import archives

    first = archives.xz(archives.tar(archives.tree(folder, "p"), epoch=1_000_000_000))
    for path in folder.rglob("*"):
        if path.is_file():
            path.touch()
    assert archives.xz(archives.tar(archives.tree(folder, "p"), epoch=1_000_000_000)) == first


def test_an_archive_is_sorted_and_keeps_links_and_what_may_run(folder):
    import archives

    with tarfile.open(
        fileobj=io.BytesIO(archives.tar(archives.tree(folder, "p"), epoch=5))
    ) as made:
        members = {member.name: member for member in made}
    assert list(members) == ["p", "p/ascgui", "p/inner", "p/inner/data.txt", "p/link"]
    assert members["p/ascgui"].mode == 0o755
    assert members["p/inner/data.txt"].mode == 0o644
    assert members["p/link"].linkname == "inner/data.txt"
    assert {(member.uid, member.mtime) for member in members.values()} == {(0, 5)}


# The Debian package


@pytest.fixture
def deb(folder, monkeypatch):
    import debian

    monkeypatch.setattr(debian, "depends", lambda folder: ["libc6 (>= 2.35)", "libgl1"])
    shipped = debian.Shipped(
        version="1.2.3",
        machine="x86_64",
        components=[
            {"name": "ascgui", "version": "1.2.3", "licence": "Apache-2.0"},
            {"name": "numpy", "version": "2", "licence": "BSD-3-Clause"},
        ],
        changes="# Changes\n",
        manual=".TH ASCGUI 1\n",
        icons={"scalable": SCRIPTS / "icon.svg"},
        desktop=SCRIPTS / "linux" / "ascgui.desktop",
        mime=SCRIPTS / "linux" / "ascgui.xml",
    )
    return debian.package(folder, shipped, epoch=1_700_000_000)


def members(deb):
    found, at = {}, 8
    assert deb[:8] == b"!<arch>\n"
    while at < len(deb):
        name, length = deb[at : at + 16].decode().strip(), int(deb[at + 48 : at + 58])
        found[name] = deb[at + 60 : at + 60 + length]
        at += 60 + length + length % 2
    return found


def test_a_deb_holds_control_and_data_in_debians_order(deb):
    found = members(deb)
    assert list(found) == ["debian-binary", "control.tar.xz", "data.tar.xz"]
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(found["control.tar.xz"]))) as archive:
        control = archive.extractfile("./control").read().decode()
    fields = dict(line.split(": ", 1) for line in control.splitlines() if line[0] != " ")
    assert fields["Version"] == "1.2.3"
    assert fields["Architecture"] == "amd64"
    assert fields["Depends"] == "libc6 (>= 2.35), libgl1"
    assert "fonts-noto-cjk" in fields["Recommends"]


def test_a_deb_puts_the_program_on_the_path_and_into_the_desktop(deb):
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(members(deb)["data.tar.xz"]))) as archive:
        names = archive.getnames()
        assert archive.getmember("./usr/bin/ascgui").linkname == "../lib/ascgui/ascgui"
        page = archive.extractfile("./usr/share/man/man1/ascgui.1.gz").read()
        licences = archive.extractfile("./usr/share/doc/ascgui/copyright").read().decode()
    assert {
        "./usr/lib/ascgui/ascgui",
        "./usr/share/applications/ascgui.desktop",
        "./usr/share/icons/hicolor/scalable/apps/ascgui.svg",
        "./usr/share/mime/packages/ascgui.xml",
    } <= set(names)
    assert gzip.decompress(page) == b".TH ASCGUI 1\n"
    assert "numpy 2: BSD-3-Clause" in licences


def test_the_newest_version_is_found_by_number_not_by_letter():
    import debian

    assert debian._newest({"2.4", "2.35", "2.3.1", "PRIVATE"}) == "2.35"


# What the desktop reads


def test_the_desktop_entry_names_what_the_window_calls_itself():
    entry = configparser.ConfigParser(interpolation=None, strict=True)
    entry.optionxform = str
    entry.read(SCRIPTS / "linux" / "ascgui.desktop", encoding="utf-8")
    fields = entry["Desktop Entry"]
    assert fields["StartupWMClass"] == fields["Icon"] == "ascgui"
    assert fields["Exec"] == "ascgui %f"
    assert "application/x-ascgui-plan" in fields["MimeType"].split(";")
    assert all(key.partition("[")[2] in {"", "zh_CN]"} for key in fields)


def test_a_plan_is_known_by_its_first_line():
    root = ET.parse(SCRIPTS / "linux" / "ascgui.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    known = root.find(f"{space}mime-type/{space}magic/{space}match").get("value")
    sample = ROOT / "resources" / "samples" / "qwen2.5-7b.toml"
    assert sample.read_text(encoding="utf-8").startswith(known)


# Icons


def test_icons_hold_each_size_where_the_system_looks_for_it():
    import icons

    pictures = {size: b"png of %d" % size for size in icons.SIZES}
    made = icons.ico(pictures)
    count = struct.unpack_from("<H", made, 4)[0]
    for at in range(count):
        width, *_, length, offset = struct.unpack_from("<BBBBHHII", made, 6 + 16 * at)
        assert made[offset : offset + length] == pictures[width or 256]
    made = icons.icns(pictures)
    assert made[:4] == b"icns"
    assert struct.unpack(">I", made[4:8])[0] == len(made)


def test_the_icon_is_drawn(qapp):
    import icons

    assert icons.drawn(SCRIPTS / "icon.svg", 32).startswith(b"\x89PNG")


# Licences and the bill of materials


def test_what_belongs_to_no_known_package_stops_the_build(monkeypatch, tmp_path):
    import licences

    known = licences.Component("known", "1", "package", "MIT", ("text",))
    monkeypatch.setattr(licences._Owners, "package", lambda self, name: known)
    stray = tmp_path / "libstray.so"
    stray.write_bytes(b"")
    with pytest.raises(licences.LicenceMissing, match=r"libstray\.so: belongs to no known package"):
        licences.gather([("libstray.so", str(stray), "BINARY")], tmp_path / "texts")


def test_a_component_without_its_text_stops_the_build(monkeypatch, tmp_path):
    import licences

    bare = licences.Component("bare", "1", "package", "MIT", ())
    monkeypatch.setattr(licences._Owners, "of", lambda self, place, source: bare)
    monkeypatch.setattr(licences._Owners, "package", lambda self, name: bare)
    with pytest.raises(licences.LicenceMissing, match="bare: no licence text"):
        licences.gather([("a", "a", "BINARY")], tmp_path / "texts")


def test_qt_comes_with_the_texts_of_its_licence_and_of_what_it_is_built_with():
    import licences

    qt = licences._Owners().package("pyside6-essentials")
    whole = "\n".join(qt.texts)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in whole
    assert "GNU GENERAL PUBLIC LICENSE" in whole
    assert "HarfBuzz" in whole
    assert qt.licence == "LGPL-3.0-only"


def test_every_dependency_has_a_licence_text():
    import tomllib

    import licences

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    owners = licences._Owners()
    for requirement in project["dependencies"]:
        name = licences._folded(requirement.split("=")[0].split(">")[0])
        assert owners.package(name).texts, name


def test_what_is_compiled_into_a_package_is_named_with_it(tmp_path, monkeypatch):
    import licences
    import sbom

    owners = licences._Owners()
    parts = owners.package("orjson").parts
    assert "serde" in {part.name for part in parts} or len(parts) > 5
    made = licences.Component("p", "1", "package", "MIT", ("text",), parts[:1])
    monkeypatch.setattr(licences._Owners, "of", lambda self, place, source: made)
    monkeypatch.setattr(licences._Owners, "package", lambda self, name: made)
    licences.gather([("a", "a", "BINARY")], tmp_path)
    assert f"{parts[0].name} {parts[0].version}" in (tmp_path / "p.txt").read_text("utf-8")
    index = json.loads((tmp_path / "index.json").read_text(encoding="utf-8"))
    bill = json.loads(sbom.bill(index, system="linux-x86_64", epoch=0))
    assert bill["components"][0]["components"][0]["name"] == parts[0].name


def test_the_bill_names_every_component_once_and_is_the_same_again():
    import sbom

    components = [
        {"name": "ascgui", "version": "1", "kind": "program", "licence": "Apache-2.0"},
        {"name": "python", "version": "3.11", "kind": "python", "licence": "PSF-2.0"},
        {"name": "PySide6_Essentials", "version": "6", "kind": "package", "licence": "X OR Y"},
        {"name": "libffi8", "version": "3.4+1", "kind": "system", "licence": "LicenseRef-libffi8"},
    ]
    made = sbom.bill(components, system="linux-x86_64", epoch=0)
    assert made == sbom.bill(components, system="linux-x86_64", epoch=0)
    bill = json.loads(made)
    assert [one["purl"] for one in bill["components"]] == [
        "pkg:generic/python@3.11",
        "pkg:pypi/pyside6-essentials@6",
        "pkg:deb/debian/libffi8@3.4%2B1",
        "pkg:generic/qt@6",
    ]
    assert bill["metadata"]["timestamp"] == "1970-01-01T00:00:00Z"
    assert bill["components"][1]["licenses"] == [{"expression": "X OR Y"}]


# The manual page


def test_what_troff_would_take_for_a_request_is_shown_as_it_is():
    import manual

    assert manual._escaped(".toml --strict\n'a\\b") == "\\&.toml \\-\\-strict\n\\&'a\\eb"
    assert manual._escaped("“all”") == "\\[u201C]all\\[u201D]"


def test_the_manual_page_tells_of_every_command_and_fits_a_terminal(tmp_path):
    import manual

    from ascgui import cli

    program = tmp_path / "ascgui"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ascgui "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    written = manual.page(program, "1.2.3", 0)
    assert written.isascii()
    told = re.findall(r"^\.SS ascgui ?(.*)$", written, flags=re.MULTILINE)
    assert [name for name in cli.COMMANDS if name not in told] == []
    assert {"catalog import", "throughput measure", "checkpoint repair"} <= set(told)
    for block in re.findall(r"^\.nf\n(.*?)^\.fi", written, flags=re.MULTILINE | re.DOTALL):
        shown = re.sub(r"\\\[u[0-9A-F]+\]", "x", block).replace("\\-", "-").replace("\\&", "")
        # The choices of one option cannot be broken over lines.
        assert [one for one in shown.splitlines() if len(one) > 78 and "{" not in one] == []


def test_the_building_scripts_know_what_each_system_can_build(monkeypatch):
    import package
    from prepare import SetupFailed

    monkeypatch.setattr(sys, "platform", "linux")
    assert package.kinds([]) == ["tar", "deb", "appimage"]
    assert package.kinds(["folder"]) == ["folder"]
    with pytest.raises(SetupFailed, match="linux has no dmg"):
        package.kinds(["dmg"])
