"""The rows of the catalog's tables, and the tables together.

A *row* is what a person edits in TOML; an *entry* is one answer to one question. A printed row of
the minimum table stands for several entries (``full/lora`` × ``4096/8192`` × hardware).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from ascgui.domain.record import frozen

OVERLAY_FILE = "overlay.toml"
"""The file of the user's own changes, which the rows of those changes cite."""
SHARED_SUFFIX = ".toml"
"""How the name of a file of changes ends that one person hands to another."""


@frozen
class Edition:
    """One published state of the vendor's tables. ``inferred`` marks a number nobody printed."""

    id: str
    documents: tuple[str, ...]
    order: int
    inferred: bool = False
    note: str = ""
    file: str = ""
    line: int = 0


@frozen
class Document:
    """A document that rows cite: its id (``000``), title and edition.

    ``hardware`` names the columns of its minimum table: a count that is printed once holds for
    all of them.
    """

    id: str
    title: str
    edition: str
    hardware: tuple[str, ...] = ()
    note: str = ""
    file: str = ""
    line: int = 0


@frozen
class Hardware:
    """A kind of node. Memory in bytes, peak in FLOP/s per device (nominal; for estimates only)."""

    id: str
    name: str
    chip: str
    devices_per_card: int
    cards_per_node: int
    allocation_unit: int
    memory_bytes: int
    visible_memory_bytes: int | None
    peak_flops_per_second: float | None
    source: str
    aliases: tuple[str, ...] = ()
    note: str = ""
    file: str = ""
    line: int = 0

    @property
    def devices_per_node(self) -> int:
        """Devices in one node: Snt9b 8, Snt9b23 16."""
        return self.devices_per_card * self.cards_per_node


@frozen
class FeatureName:
    """What a feature id of a framework is called, in each language."""

    id: str
    name_en: str
    name_zh: str


@frozen
class Framework:
    """A training framework and the features that the feature table answers for it, in order."""

    id: str
    name: str
    source: str
    aliases: tuple[str, ...] = ()
    features: tuple[FeatureName, ...] = ()
    note: str = ""
    file: str = ""
    line: int = 0


@frozen
class Model:
    """A model under the catalog's id, its other spellings, and its architecture where known.

    ``kind`` is ``dense``, ``moe``, ``vl-dense`` or ``vl-moe``, "" where it is not known. Parameter
    counts are absolute numbers, not billions. ``None`` is "unknown", never zero. ``architecture``
    keeps the further public figures by their usual names (``kv_lora_rank`` …).
    """

    id: str
    series: str
    kind: str
    source: str
    aliases: tuple[str, ...] = ()
    params_total: float | None = None
    params_active: float | None = None
    params_vision: float | None = None
    hidden_size: int | None = None
    num_hidden_layers: int | None = None
    num_attention_heads: int | None = None
    num_key_value_heads: int | None = None
    head_dim: int | None = None
    intermediate_size: int | None = None
    vocab_size: int | None = None
    tie_word_embeddings: bool | None = None
    architecture: tuple[tuple[str, int], ...] = ()
    note: str = ""
    file: str = ""
    line: int = 0

    @property
    def same_shape_key(self) -> tuple[int | None, ...] | None:
        """What two models of the same architecture share; None where the figures are unknown."""
        if self.hidden_size is None or self.num_hidden_layers is None:
            return None
        return (
            self.hidden_size,
            self.num_hidden_layers,
            self.num_attention_heads,
            self.num_key_value_heads,
            self.head_dim,
            self.intermediate_size,
            self.vocab_size,
            *(value for _, value in self.architecture),
        )


class Support(StrEnum):
    """Whether a combination works: "not supported" is printed, "unknown" is no entry at all."""

    SUPPORTED = "supported"
    NOT_SUPPORTED = "not-supported"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True, order=True)
class JobKey:
    """What a requirement is asked for. ``seq_len`` in tokens per training sequence."""

    model: str
    strategy: str
    seq_len: int
    framework: str
    hardware: str


@frozen
class Requirement:
    """One entry of the minimum table: ``devices`` is None for "not supported"."""

    key: JobKey
    edition: str
    devices: int | None
    document: str
    row: int
    """Number of the printed row in its document, from 1."""
    file: str = ""
    line: int = 0

    @property
    def support(self) -> Support:
        """SUPPORTED with a count, NOT_SUPPORTED with the printed dash."""
        return Support.NOT_SUPPORTED if self.devices is None else Support.SUPPORTED


class FeatureValue(StrEnum):
    """What the feature table prints: ✅ or a value, ❌, NA ("no support is planned")."""

    SUPPORTED = "supported"
    NOT_SUPPORTED = "not-supported"
    NOT_PLANNED = "not-planned"


@frozen
class Feature:
    """One cell of the feature table. ``kind``, ``series`` and ``model`` stand as printed.

    ``row`` is the number of the printed row in table number ``table`` of the document, from 1.
    """

    series: str
    model: str
    framework: str
    feature: str
    value: FeatureValue
    detail: str
    catalog_models: tuple[str, ...]
    edition: str
    document: str
    kind: str = ""
    table: int = 0
    row: int = 0
    file: str = ""
    line: int = 0


@frozen
class ThroughputRow:
    """A published or measured token rate.

    ``tokens_per_second`` is per **device** and None where the publication does not say per what
    (``scope == "unclear"``): such a row is shown and never chosen. ``model`` is the catalog's id
    or "" where the published model is none of the catalog's. ``seq_len`` is None for a row whose
    length is not one number (``1024+2048`` stays in ``seq_len_printed``). ``low``/``high`` are the
    10th and 90th percentile of a measurement, per device.
    """

    id: str
    framework: str
    model: str
    model_published: str
    stage: str
    strategy: str
    seq_len: int | None
    seq_len_printed: str
    hardware: str
    devices: int | None
    tokens_per_second: float | None
    published_value: float
    published_unit: str
    scope: str
    source: str
    first_seen: str = ""
    last_seen: str = ""
    note: str = ""
    measured: bool = False
    low: float | None = None
    high: float | None = None
    suspect: bool = False
    file: str = ""
    line: int = 0


@frozen
class FootNote:
    """A foot note of a document: advice that stands beside the answer, in our own words."""

    id: str
    framework: str
    text_en: str
    text_zh: str
    document: str
    edition: str
    file: str = ""
    line: int = 0


def _derived() -> Any:
    """Return a field that is computed from the others, and is no part of what is compared."""
    return field(init=False, repr=False, compare=False)


@frozen
class Tables:
    """Everything that an answer is looked up in; immutable, so it may cross to another thread.

    ``requirements`` is keyed by (edition, job); ``sha256`` is the hash of the files it came from.
    """

    editions: Mapping[str, Edition]
    documents: Mapping[str, Document]
    hardware: Mapping[str, Hardware]
    frameworks: Mapping[str, Framework]
    models: Mapping[str, Model]
    requirements: Mapping[tuple[str, JobKey], Requirement]
    features: tuple[Feature, ...]
    throughput: tuple[ThroughputRow, ...]
    notes: tuple[FootNote, ...]
    sha256: str
    aliases: Mapping[str, str] = field(default_factory=dict)
    """Folded spelling → model id, for every id and alias that is not ambiguous."""
    requirements_of: Mapping[tuple[str, str], tuple[Requirement, ...]] = _derived()
    """(edition, model) → its entries, by rising sequence length."""
    features_of: Mapping[tuple[str, str, str], tuple[Feature, ...]] = _derived()
    """(edition, model, framework) → its cells of the feature table."""
    throughput_of: Mapping[str, tuple[ThroughputRow, ...]] = _derived()
    """Model → its rates; the published name where the model is none of the catalog's."""
    throughput_by_id: Mapping[str, ThroughputRow] = _derived()
    editions_with: Mapping[str, frozenset[str]] = _derived()
    """Table → the editions that have rows in it, of the tables that every edition may have."""

    def __post_init__(self) -> None:
        # Grouped once here, so that an answer looks at the rows of its model only.
        requirements: dict[tuple[str, str], list[Requirement]] = {}
        for (edition, key), entry in self.requirements.items():
            requirements.setdefault((edition, key.model), []).append(entry)
        features: dict[tuple[str, str, str], list[Feature]] = {}
        for cell in self.features:
            for model in cell.catalog_models:
                features.setdefault((cell.edition, model, cell.framework), []).append(cell)
        throughput: dict[str, list[ThroughputRow]] = {}
        for rate in self.throughput:
            throughput.setdefault(rate.model or rate.model_published, []).append(rate)
        derived = {
            "requirements_of": {
                key: tuple(sorted(entries, key=lambda entry: entry.key.seq_len))
                for key, entries in requirements.items()
            },
            "features_of": {key: tuple(cells) for key, cells in features.items()},
            "throughput_of": {key: tuple(rates) for key, rates in throughput.items()},
            "throughput_by_id": {rate.id: rate for rate in self.throughput},
            "editions_with": {
                "min-devices": frozenset(edition for edition, _ in requirements),
                "features": frozenset(cell.edition for cell in self.features),
            },
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def newest_edition(self) -> str:
        """The id of the newest edition with a minimum table, the default of every question.

        An edition of which only the features were taken in answers no job.
        """
        return self.newest_with("min-devices")

    def newest_with(self, table: str) -> str:
        """Return the newest edition that has rows in ``table``; the newest of all if none has."""
        holding = self.editions_with.get(table, frozenset())
        editions = [one for one in self.editions.values() if one.id in holding]
        return max(editions or self.editions.values(), key=lambda edition: edition.order).id

    def features_edition(self, edition: str) -> str:
        """Return the edition whose feature table goes with the minimums of ``edition``.

        It is the edition itself. The newest minimums go with the newest features where they have
        none of their own or where the vendor changed the features alone, older minimums that
        have none with the features before them.
        """
        holding = self.editions_with.get("features", frozenset())
        if not holding or edition not in self.editions:
            return edition
        if edition == self.newest_edition:
            return self.newest_with("features")
        if edition in holding:
            return edition
        order = self.editions[edition].order
        before = [one for one in self.editions.values() if one.id in holding and one.order < order]
        return max(before, key=lambda one: one.order).id if before else edition
