"""What is chosen on the command line: filters by any spelling, editions, and what is unknown."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial

from ascgui.catalog import listing, names
from ascgui.catalog.listing import Cell, Row
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.names import fold
from ascgui.domain.plan import STRATEGIES
from ascgui.domain.text import Text, text

ALL_EDITIONS = "all"

_FILTERS = ("model", "strategy", "framework", "hardware")


def table_named(typed: str) -> str:
    """Return the table that ``typed`` names.

    Raises:
        Refused: there is none.
    """
    table = {fold(name): name for name in listing.TABLES}.get(fold(typed))
    if table is None:
        raise unknown(text("table"), typed, (), listing.TABLES)
    return table


def chosen_rows(args: Namespace, tables: Tables, table: str) -> list[Row]:
    """Return the rows of ``table`` that the filters and the edition in ``args`` choose.

    Raises:
        Refused: a filter names what is not known, or the table has no such column.
    """
    ids = [column.id for column in listing.columns(table)]
    edition = edition_or_all(args.edition or tables.newest_with(table), tables)
    rows = listing.rows(tables, table, edition)
    borne = [_names_of(dict(zip(ids, row.cells, strict=True))) for row in rows]
    meant = wanted(args, tables, also=set().union(*(row.get("model", set()) for row in borne)))
    for field in meant:
        if field not in ids:
            raise usage(
                text("The table {table} has no {field} to choose by.", table=table, field=field),
                text("Leave --{field} out.", field=field),
            )
    return [
        row
        for row, names_of in zip(rows, borne, strict=True)
        if all(names_of[field] & found for field, found in meant.items())
    ]


def _names_of(cells: Mapping[str, Cell]) -> dict[str, set[str]]:
    """Return the folded names that a row bears in each field that can be filtered by.

    A feature row is found by the catalog's models that it is about, a throughput row also by the
    model as it was published.
    """
    borne = {field: {fold(str(cells[field]))} for field in _FILTERS if cells.get(field)}
    for column in ("model_published", "catalog_models"):
        if cells.get(column):
            more = {fold(name) for name in str(cells[column]).split(";")}
            borne["model"] = borne.get("model", set()) | more
    return {field: borne.get(field, set()) for field in _FILTERS}


def wanted(args: Namespace, tables: Tables, also: Collection[str] = ()) -> dict[str, set[str]]:
    """Return field → folded names of the filters in ``args``; ``also`` are model names of rows."""
    meant: dict[str, set[str]] = {}
    if args.model is not None:
        model = names.resolve_model(tables, args.model)
        if model is None and fold(args.model) not in also:
            near = names.nearest_models(tables, args.model)
            raise unknown(text("model"), args.model, near, ())
        meant["model"] = {fold(name) for name in (model, args.model) if name}
    lookups = (
        ("strategy", text("strategy"), names.resolve_strategy, names.nearest_strategies),
        (
            "framework",
            text("framework"),
            partial(names.resolve_framework, tables),
            partial(names.nearest_frameworks, tables),
        ),
        (
            "hardware",
            text("hardware"),
            partial(names.resolve_hardware, tables),
            partial(names.nearest_hardware, tables),
        ),
    )
    known = {
        "strategy": STRATEGIES,
        "framework": tuple(tables.frameworks),
        "hardware": tuple(tables.hardware),
    }
    for field, kind, resolve, near_to in lookups:
        typed = getattr(args, field)
        if typed is None:
            continue
        identity = resolve(typed)
        if identity is None:
            raise unknown(kind, typed, near_to(typed), known[field])
        meant[field] = {fold(identity)}
    return meant


def edition_or_all(typed: str, tables: Tables) -> str | None:
    """Return the edition that ``typed`` names, None for all of them."""
    return None if fold(typed) == ALL_EDITIONS else one_edition(typed, tables)


def one_edition(typed: str, tables: Tables) -> str:
    """Return the edition that ``typed`` names.

    Raises:
        Refused: there is none.
    """
    edition = names.resolve_edition(tables, typed)
    if edition is None:
        near = names.nearest_editions(tables, typed)
        raise unknown(text("edition"), typed, near, tables.editions)
    return edition


def unknown(kind: Text, typed: str, near: Sequence[str], known: Iterable[str]) -> Refused:
    """Return the refusal of a name that the catalog does not have, for raising."""
    message = text("The catalog has no {kind} “{typed}”.", kind=kind, typed=shortened(typed))
    suggested = tuple(near) or tuple(known)
    if suggested:
        action = text("Write one of: {names}.", names=suggested)
    else:
        action = text("“ascgui catalog list models” prints the names.")
    return usage(message, action)


def usage(message: Text, action: Text) -> Refused:
    """Return the refusal of what was asked, for raising."""
    return Refused(Issue(Severity.ERROR, "bad-usage", message, action))


def shortened(typed: str) -> str:
    """Return what was typed as it may stand in a sentence."""
    shown = "".join(char if char.isprintable() else " " for char in typed)
    return shown if len(shown) <= 40 else f"{shown[:39]}…"
