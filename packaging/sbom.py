"""Writes what a build ships as a bill of materials in CycloneDX's JSON."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

SPEC = "1.6"
_SPDX = re.compile(r"[A-Za-z0-9.+-]+")


def bill(components: Sequence[Mapping[str, Any]], *, system: str, epoch: int) -> str:
    """Return the bill of ``components``, as the frozen program's index of licences lists them.

    The first is the program itself. ``system`` is such as ``linux-x86_64``.
    """
    program, *parts = components
    root = f"pkg:generic/{program['name']}@{program['version']}"
    listed = [_component(part) for part in parts]
    qt = next((part for part in parts if part["name"].lower().startswith("pyside6")), None)
    if qt is not None:
        reference = f"pkg:generic/qt@{qt['version']}"
        listed.append(
            {
                "type": "framework",
                "bom-ref": reference,
                "name": "Qt",
                "version": qt["version"],
                "purl": reference,
                "licenses": [{"license": {"id": "LGPL-3.0-only"}}],
                "description": "Shipped in PySide6_Essentials",
            }
        )
    made: dict[str, Any] = {
        "bomFormat": "CycloneDX",
        "specVersion": SPEC,
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": root,
                "name": program["name"],
                "version": program["version"],
                "purl": root,
                "licenses": [_licence(program["licence"])],
                "properties": [{"name": "ascgui:system", "value": system}],
            },
        },
        "components": listed,
        "dependencies": [
            {"ref": root, "dependsOn": sorted(one["bom-ref"] for one in listed)},
            *({"ref": one["bom-ref"]} for one in listed),
        ],
    }
    content = json.dumps(made, sort_keys=True)
    made["serialNumber"] = f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, content)}"
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


def _component(part: Mapping[str, Any]) -> dict[str, Any]:
    name, version = part["name"], part["version"]
    if part["kind"] == "package":
        purl = f"pkg:pypi/{re.sub(r'[-_.]+', '-', name).lower()}@{version}"
    elif part["kind"] == "system":
        purl = f"pkg:deb/debian/{name}@{version.replace(':', '%3A').replace('+', '%2B')}"
    else:
        purl = f"pkg:generic/{name}@{version}"
    made = {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "licenses": [_licence(part["licence"])],
    }
    if part.get("parts"):
        made["components"] = [
            {
                "type": "library",
                "name": one["name"],
                "version": one["version"],
                "purl": f"pkg:cargo/{one['name']}@{one['version'].replace('+', '%2B')}",
                "licenses": [_licence(one["licence"])],
            }
            for one in part["parts"]
        ]
    return made


def _licence(licence: str) -> dict[str, Any]:
    if licence.startswith("LicenseRef"):
        return {"license": {"name": licence}}
    if _SPDX.fullmatch(licence):
        return {"license": {"id": licence}}
    return {"expression": licence}
