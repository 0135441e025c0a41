"""The shipped tables as they were read last time, kept so that a start need not read them again.

Parsing and checking the TOML takes longer than all else that the window waits for. What is kept
is used only while checksums say that it is what reading would give: of the tables' files, of the
code that reads them (in a checkout) and of the program's version. Anything else, and any damage,
means reading again; it is never an error. The checksums are zlib's, since nobody is kept out by
them, and importing ``hashlib`` would take a good part of the time that is won.
"""

from __future__ import annotations

import contextlib
import marshal
import os
import struct
import sys
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ascgui import __version__, domain, safefile
from ascgui.domain.catalog import (
    Document,
    Edition,
    Feature,
    FeatureName,
    FeatureValue,
    FootNote,
    Framework,
    Hardware,
    JobKey,
    Model,
    Requirement,
    Tables,
    ThroughputRow,
)
from ascgui.domain.issues import Refused

FILE = "catalog-tables"
_SEAL_BYTES = 20
_LARGEST_BYTES = 256 * 1024 * 1024


class Place:
    """The file in the folder ``cache`` that keeps the tables of the catalog in ``folder``."""

    def __init__(self, cache: Path, folder: Path) -> None:
        """Compute the checksums of all that the tables depend on."""
        self._path = cache / FILE
        self._folder = folder
        self._stamp = _stamp(folder)

    def take(self) -> Tables | None:
        """Return the tables that were kept, or None where they are not to be used."""
        try:
            content = safefile.read_bytes(self._path, _LARGEST_BYTES)
        except Refused:
            return None
        seal, plain = content[:_SEAL_BYTES], content[_SEAL_BYTES:]
        return _tables(marshal.loads(plain)) if seal == self._seal(plain) else None  # noqa: S302

    def keep(self, tables: Tables) -> None:
        """Keep ``tables``, read since, for the next time, where the folder can be written."""
        if _stamp(self._folder) != self._stamp:
            return  # A file was changed meanwhile: what was read may be of either state.
        plain = marshal.dumps(
            {item.name: _plain(getattr(tables, item.name)) for item in fields(tables) if item.init}
        )
        staged = self._path.with_name(f"{FILE}.{os.getpid()}")
        with contextlib.suppress(OSError):
            staged.parent.mkdir(parents=True, exist_ok=True)
            try:
                staged.write_bytes(self._seal(plain) + plain)
                staged.replace(self._path)
            finally:
                staged.unlink(missing_ok=True)

    def _seal(self, plain: bytes) -> bytes:
        return self._stamp + struct.pack(">I", zlib.crc32(plain))


def _stamp(folder: Path) -> bytes:
    parts = [f"{__version__}\0{sys.version}\0{folder.name}\0".encode()]
    for path in _sources(folder):
        content = path.read_bytes() if path.is_file() else b""
        parts += (f"{path.name}\0{len(content)}\0".encode(), content)
    whole = b"".join(parts)
    return struct.pack(">QII", len(whole), zlib.crc32(whole), zlib.adler32(whole))


def _sources(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.glob("*.toml"))
    # None in a bundle, whose code changes with its version only.
    yield from sorted(Path(__file__).parent.glob("*.py"))
    yield from sorted(path for root in domain.__path__ for path in Path(root).glob("*.py"))


def _plain(value: Any) -> Any:
    """Return ``value`` as what :mod:`marshal` takes: records as tuples of their fields."""
    if isinstance(value, StrEnum):
        return value.value
    if is_dataclass(value):
        return tuple(_plain(getattr(value, item.name)) for item in fields(value))
    if isinstance(value, tuple):
        return tuple(_plain(item) for item in value)
    if isinstance(value, Mapping):
        return {_plain(key): _plain(item) for key, item in value.items()}
    return value


def _tables(plain: dict[str, Any]) -> Tables:
    """Return the tables that :func:`_plain` made ``plain``."""
    by_id = {
        name: MappingProxyType({key: record(*values) for key, values in plain[name].items()})
        for name, record in _RECORDS.items()
    }
    requirements = [_requirement(*values) for values in plain["requirements"].values()]
    return Tables(
        **by_id,
        requirements=MappingProxyType({(one.edition, one.key): one for one in requirements}),
        features=tuple(_feature(*values) for values in plain["features"]),
        throughput=tuple(ThroughputRow(*values) for values in plain["throughput"]),
        notes=tuple(FootNote(*values) for values in plain["notes"]),
        sha256=plain["sha256"],
        aliases=MappingProxyType(plain["aliases"]),
    )


def _framework(
    id: str,  # noqa: A002 - as the record's field
    name: str,
    source: str,
    aliases: tuple[str, ...],
    features: tuple[tuple[str, str, str], ...],
    *rest: Any,
) -> Framework:
    return Framework(id, name, source, aliases, tuple(FeatureName(*one) for one in features), *rest)


def _requirement(key: tuple[Any, ...], *rest: Any) -> Requirement:
    return Requirement(JobKey(*key), *rest)


def _feature(
    series: str, model: str, framework: str, feature: str, value: str, *rest: Any
) -> Feature:
    return Feature(series, model, framework, feature, FeatureValue(value), *rest)


_RECORDS: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {
        "editions": Edition,
        "documents": Document,
        "hardware": Hardware,
        "frameworks": _framework,
        "models": Model,
    }
)
"""What makes a record of its fields, of the tables whose records are found by their id."""
