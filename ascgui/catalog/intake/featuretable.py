"""The feature table: as the vendor prints it, a column a feature, or as a list."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from types import MappingProxyType

from ascgui.catalog.intake.draft import CellDraft, Part, Rejected
from ascgui.catalog.intake.grid import Grid, Line, cell_text
from ascgui.catalog.intake.spelling import Names, Wrong, feature_mark
from ascgui.catalog.linetables import SEVERAL
from ascgui.catalog.watch import UNWATCHED, Watch
from ascgui.domain.catalog import FeatureValue, Framework
from ascgui.domain.names import fold
from ascgui.domain.text import text

_LABELS = {
    "kind": ("模型类型", "kind", "类型"),
    "series": ("模型系列", "series", "系列"),
    "model": ("模型", "model", "模型名称"),
}
_LIST = {
    **_LABELS,
    "framework": ("framework", "框架", "训练框架"),
    "feature": ("feature", "特性"),
    "value": ("value", "support", "支持"),
    "detail": ("detail", "详情"),
    "catalog_models": ("catalog_models", "catalog models"),
    "table": ("table", "表"),
    "row": ("row", "行"),
}
_LABEL_OF = {fold(name): label for label, spellings in _LABELS.items() for name in spellings}
_LIST_OF = {fold(name): role for role, spellings in _LIST.items() for name in spellings}

_WORD_OF_FEATURE = MappingProxyType(
    {
        "full": "full微调",
        "lora": "lora",
        "pack": "pack",
        "flash_attention": "flash",
        "sptd": "sptd",
        "long_sequence": "长序列",
        "moe": "moe",
        "dynamic_length": "动态句长",
        "methods": "训练方法",
        "zero": "zero",
        "distributed_optimizer": "分布式优化器",
        "recompute": "重计算",
        "sglang": "sglang",
        "vllm": "vllm",
        "backend": "训练后端",
        "megatron": "megatron",
    }
)
"""What the vendor's heading of a feature has in it, folded."""

_MOST_BEFORE = 200
"""Rows that may stand before the headings of a table."""

_MARKS = frozenset("✅❌✔✘✓✗√") | {"NA", "N/A"}
_IN_BRACKETS = re.compile(r"[（(][^）)]*[）)]?")


def part(grid: Grid, names: Names, watch: Watch = UNWATCHED) -> Part | None:
    """Return what ``grid`` says about features, None if it is no such table."""
    for index, line in enumerate(grid.lines[:20]):
        roles = {
            role: place
            for place, cell in reversed(list(enumerate(line.cells)))
            if (role := _LIST_OF.get(fold(cell_text(cell)))) is not None
        }
        if {"model", "framework", "feature", "value"} <= roles.keys():
            return _listed(watch.over(grid.lines[index + 1 :]), roles, names)
    printed = _Printed(names)
    for number, line in enumerate(grid.lines):
        printed.read(line)
        if number == _MOST_BEFORE and not printed.table:
            break
    return printed.part if printed.table else None


def _listed(lines: Iterable[Line], roles: dict[str, int], names: Names) -> Part:
    """Read a list with a cell a row, such as the one that ``catalog list`` prints."""
    found = Part()
    for line in lines:
        try:
            found.drafts.append(_listed_cell(line, roles, names))
        except Wrong as wrong:
            found.rejected.append(Rejected(line.number, line.printed, wrong.reason))
    return found


def _listed_cell(line: Line, roles: dict[str, int], names: Names) -> CellDraft:
    if len(line.cells) <= max(roles.values()):
        raise Wrong(text("The row has {found} cells, the heading more.", found=len(line.cells)))
    cell = {role: cell_text(line.cells[place]) for role, place in roles.items()}
    framework = names.tables.frameworks.get(names.framework(cell["framework"]) or "")
    if framework is None:
        raise Wrong(
            text(
                "“{printed}” is no {kind} of the catalog.",
                printed=cell["framework"],
                kind=text("framework"),
            )
        )
    if not any(item.id == cell["feature"] for item in framework.features):
        raise Wrong(
            text(
                "“{printed}” is no feature of {framework}.",
                printed=cell["feature"],
                framework=framework.id,
            )
        )
    if not cell["model"]:
        raise Wrong(text("The model is missing."))
    value, detail = feature_mark(line.cells[roles["value"]])
    if value is FeatureValue.SUPPORTED:
        detail = cell.get("detail", "") or detail
    models = tuple(filter(None, cell.get("catalog_models", "").split(SEVERAL)))
    unknown = [name for name in models if name not in names.tables.models]
    if unknown:
        raise Wrong(
            text("“{printed}” is no {kind} of the catalog.", printed=unknown[0], kind=text("model"))
        )
    return CellDraft(
        cell.get("series", "") or cell["model"],
        cell["model"],
        framework.id,
        cell["feature"],
        value,
        detail,
        cell.get("kind", ""),
        _number(cell.get("table", "")),
        _number(cell.get("row", "")),
        line.number,
        models or None,
    )


class _Printed:
    """The table as the vendor prints it, with one row of headings for the frameworks."""

    def __init__(self, names: Names) -> None:
        self.part = Part()
        self.table = 0
        self._names = names
        self._row = 0
        self._frameworks: tuple[str, ...] = ()
        self._labels: tuple[str, ...] = ("kind", "series", "model")
        self._headings: list[list[str]] = []
        self._features: list[str] | None = None

    def read(self, line: Line) -> None:
        cells = [cell_text(cell) for cell in line.cells]
        frameworks = self._frameworks_of(cells)
        if frameworks:
            self.table += 1
            self._row = 0
            self._frameworks = frameworks
            self._headings = [[] for _ in frameworks]
            self._features = None
        elif not any(cell in _MARKS for cell in cells):
            self._read_heading(cells)
        elif self._frameworks:
            self._row += 1
            self._read_row(line, cells)

    def _frameworks_of(self, cells: Sequence[str]) -> tuple[str, ...]:
        """Return the framework of each column from the first that has one, () for other rows."""
        found = [self._names.framework(cell) for cell in cells]
        first = next((index for index, name in enumerate(found) if name), len(found))
        rest = [name for name in found[first:] if name]
        labels = all(fold(cell) in _LABEL_OF for cell in cells[:first])
        return tuple(rest) if rest and labels and len(rest) == len(found) - first else ()

    def _read_heading(self, cells: Sequence[str]) -> None:
        labels = tuple(
            _LABEL_OF[fold(cell)] for cell in dict.fromkeys(cells) if fold(cell) in _LABEL_OF
        )
        if "model" in labels:
            self._labels = labels
        if self._features is None and len(cells) >= len(self._headings) > 0:
            # Merged cells may be lost at the left, so the columns are counted from the right.
            for heading, cell in zip(
                self._headings, cells[len(cells) - len(self._headings) :], strict=True
            ):
                if cell and cell not in heading:
                    heading.append(cell)

    def _read_row(self, line: Line, cells: Sequence[str]) -> None:
        if self._features is None:
            self._features = self._named_features(line.number)
        width = len(self._labels) + len(self._frameworks)
        if len(cells) != width:
            reason = text(
                "The row has {found} cells, the heading {expected}.",
                found=len(cells),
                expected=width,
            )
            self.part.rejected.append(Rejected(line.number, line.printed, reason))
            return
        label = dict(zip(self._labels, cells, strict=False))
        model = label["model"]
        columns = zip(
            self._frameworks, self._features, line.cells[len(self._labels) :], strict=True
        )
        for framework, feature, cell in columns:
            if not feature:
                continue
            try:
                value, detail = feature_mark(cell)
            except Wrong as wrong:
                self.part.rejected.append(Rejected(line.number, line.printed, wrong.reason))
                continue
            self.part.drafts.append(
                CellDraft(
                    label.get("series", "") or model,
                    model,
                    framework,
                    feature,
                    value,
                    detail,
                    label.get("kind", ""),
                    self.table,
                    self._row,
                    line.number,
                )
            )

    def _named_features(self, line: int) -> list[str]:
        """Return the feature of each column, "" where its heading names none or several."""
        features = []
        for name, heading in zip(self._frameworks, self._headings, strict=True):
            framework = self._names.tables.frameworks[name]
            feature = _feature(framework, heading)
            if not feature:
                reason = text(
                    "The column “{heading}” is no feature of {framework} that the catalog knows.",
                    heading="".join(heading),
                    framework=name,
                )
                self.part.rejected.append(Rejected(line, "".join(heading), reason))
            features.append(feature)
        return features


def _feature(framework: Framework, heading: Sequence[str]) -> str:
    printed = fold("".join(_IN_BRACKETS.sub("", part) for part in heading))
    exact = [
        item.id
        for item in framework.features
        if printed in {fold(item.id), fold(item.name_en), fold(item.name_zh)}
    ]
    likely = [
        item.id
        for item in framework.features
        if (word := _WORD_OF_FEATURE.get(item.id, "")) and fold(word) in printed
    ]
    found = exact or likely
    return found[0] if len(found) == 1 else ""


def _number(printed: str) -> int:
    return int(printed) if printed.isascii() and printed.isdecimal() and len(printed) < 10 else 0
