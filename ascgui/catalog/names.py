"""Names as people spell them: folded, resolved to the catalog's ids, and the nearest ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import takewhile

from ascgui.domain.catalog import Tables
from ascgui.domain.names import fold
from ascgui.domain.plan import STAGES, STRATEGIES

_LONGEST_NAME = 80
_ABOUT_AS_NEAR = 0.14

_STAGE_SPELLINGS = {
    "pt": "pretrain",
    "pretraining": "pretrain",
    "预训练": "pretrain",
    "finetune": "sft",
    "finetuning": "sft",
    "微调": "sft",
    "reinforcementlearning": "rl",
    "强化学习": "rl",
}
_MOST_NEAR = 3


def spellings(names: Iterable[tuple[str, Iterable[str]]]) -> dict[str, str]:
    """Return folded spelling → id of (id, other spellings) pairs, without the ambiguous ones."""
    meant: dict[str, str] = {}
    ambiguous = set()
    for identity, others in names:
        for spelling in (identity, *others):
            if meant.setdefault(fold(spelling), identity) != identity:
                ambiguous.add(fold(spelling))
    return {folded: identity for folded, identity in meant.items() if folded not in ambiguous}


def nearest(typed: str, meant: Mapping[str, str]) -> tuple[str, ...]:
    """Return at most three different ids whose spellings in ``meant`` come nearest to ``typed``.

    Further ones only where they are about as near as the nearest; of two that are equally near,
    first the one that begins more alike.
    """
    import difflib  # noqa: PLC0415 - only for names that nothing is called by

    folded = fold(typed[:_LONGEST_NAME])
    close = difflib.get_close_matches(folded, meant, n=8 * _MOST_NEAR, cutoff=0.6)
    matcher = difflib.SequenceMatcher(b=folded)
    ranked = []
    for spelling in close:
        matcher.set_seq1(spelling)
        same = (one == other for one, other in zip(spelling, folded, strict=False))
        alike = sum(takewhile(bool, same))
        ranked.append((-matcher.ratio(), -alike, spelling))
    ranked.sort()
    near = [spelling for ratio, _, spelling in ranked if ratio <= ranked[0][0] + _ABOUT_AS_NEAR]
    return tuple(dict.fromkeys(meant[spelling] for spelling in near))[:_MOST_NEAR]


def resolve_model(tables: Tables, typed: str) -> str | None:
    """Return the id of the model that ``typed`` names, or None.

    An organisation before the name (``Qwen/Qwen2.5-7B``) may be there or not.
    """
    if typed in tables.models:
        return typed
    found = tables.aliases.get(fold(typed))
    return found or tables.aliases.get(fold(typed.rpartition("/")[2]))


def nearest_models(tables: Tables, typed: str) -> tuple[str, ...]:
    """Return the ids of the models whose spellings come nearest to ``typed``, best first."""
    return nearest(typed, tables.aliases)


def resolve_framework(tables: Tables, typed: str) -> str | None:
    """Return the id of the framework that ``typed`` names, or None."""
    return _framework_spellings(tables).get(fold(typed))


def nearest_frameworks(tables: Tables, typed: str) -> tuple[str, ...]:
    """Return the ids of the frameworks whose spellings come nearest to ``typed``."""
    return nearest(typed, _framework_spellings(tables))


def resolve_hardware(tables: Tables, typed: str) -> str | None:
    """Return the id of the hardware that ``typed`` names, or None."""
    return _hardware_spellings(tables).get(fold(typed))


def nearest_hardware(tables: Tables, typed: str) -> tuple[str, ...]:
    """Return the ids of the hardware whose spellings come nearest to ``typed``."""
    return nearest(typed, _hardware_spellings(tables))


def resolve_edition(tables: Tables, typed: str) -> str | None:
    """Return the edition that ``typed`` names by its id or by one of its documents, or None."""
    return _edition_spellings(tables).get(fold(typed))


def nearest_editions(tables: Tables, typed: str) -> tuple[str, ...]:
    """Return the ids of the editions that come nearest to ``typed``."""
    return nearest(typed, _edition_spellings(tables))


def resolve_strategy(typed: str) -> str | None:
    """Return the strategy that ``typed`` names, or None."""
    return spellings((strategy, ()) for strategy in STRATEGIES).get(fold(typed))


def nearest_strategies(typed: str) -> tuple[str, ...]:
    """Return the strategies that come nearest to ``typed``."""
    return nearest(typed, spellings((strategy, ()) for strategy in STRATEGIES))


def resolve_stage(typed: str) -> str | None:
    """Return the stage that ``typed`` names (``PT`` is ``pretrain``), or None."""
    return _stage_spellings().get(fold(typed))


def nearest_stages(typed: str) -> tuple[str, ...]:
    """Return the stages that come nearest to ``typed``."""
    return nearest(typed, _stage_spellings())


def _framework_spellings(tables: Tables) -> dict[str, str]:
    return spellings((item.id, (item.name, *item.aliases)) for item in tables.frameworks.values())


def _hardware_spellings(tables: Tables) -> dict[str, str]:
    return spellings(
        (item.id, (item.name, item.chip, *item.aliases)) for item in tables.hardware.values()
    )


def _edition_spellings(tables: Tables) -> dict[str, str]:
    return spellings((item.id, item.documents) for item in tables.editions.values())


def _stage_spellings() -> dict[str, str]:
    return {fold(stage): stage for stage in STAGES} | _STAGE_SPELLINGS
