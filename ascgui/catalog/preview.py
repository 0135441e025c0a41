"""What taking something in would do to the catalog, row by row, before anything is written."""

from __future__ import annotations

import itertools
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from ascgui.catalog import listing
from ascgui.catalog.intake.document import Intake
from ascgui.catalog.intake.draft import (
    SKIP,
    CellDraft,
    Choice,
    Draft,
    EntryDraft,
    Question,
    RateDraft,
    Rejected,
    skip,
)
from ascgui.catalog.intake.spelling import Names, alike
from ascgui.catalog.layering import left_behind
from ascgui.catalog.load import Catalog
from ascgui.catalog.overlay import Change, Origin, Overlay
from ascgui.catalog.records import (
    TABLE_OF,
    Identity,
    Record,
    edition_of,
    identity,
    of_table,
    same,
)
from ascgui.catalog.watch import UNWATCHED, Watch
from ascgui.domain.catalog import (
    OVERLAY_FILE,
    Document,
    Edition,
    Feature,
    JobKey,
    Model,
    Requirement,
    Tables,
    ThroughputRow,
)
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.names import fold
from ascgui.domain.text import text

NEW = "new"
"""The choice that makes a name a model of its own."""
MODEL_QUESTION = "model:"
"""What the id of a question about a model's name begins with; the printed name follows."""

MINE = "mine"
THEIRS = "theirs"
BOTH = "both"

_SIZE = re.compile(r"[\s_-]*\d+(?:\.\d+)?[xX]?\d*[bBmM].*$")
_SERIES_SUFFIX = re.compile(r"\s*(?:系列|series)\s*$", re.IGNORECASE)
_MOST_NEAR = 3


class Outcome(StrEnum):
    """What happens to a row."""

    ADDED = "added"
    CHANGED = "changed"
    REMOVED = "removed"
    UNCHANGED = "unchanged"


@dataclass(frozen=True, slots=True)
class Item:
    """One row of a preview: what stands there now and what would.

    ``id`` names it in choices. ``change`` is what is taken over. ``mine`` is the user's own change
    of the row where it says something else: that is a conflict, settled by a choice
    (:data:`MINE`, :data:`THEIRS`; :data:`BOTH` for throughput rows). ``line`` is where it stands
    in the file, 0 where in none. ``is_absent`` marks a row that a new edition simply lacks.
    """

    id: str
    outcome: Outcome
    table: str
    before: Record | None
    after: Record | None
    change: Change
    mine: Change | None = None
    line: int = 0
    is_absent: bool = False

    @property
    def is_conflict(self) -> bool:
        """Whether the user's own change of the row says something else."""
        return self.mine is not None


@dataclass(frozen=True, slots=True)
class Preview:
    """What would happen, what cannot be used, and what is asked.

    ``compared_with`` is the edition whose rows stand in ``before``; ``absent`` counts rows of an
    edition that is there already which the file does not have: they stay, unless the file was
    said to be the whole table and was read in full about their models.
    """

    items: tuple[Item, ...]
    rejected: tuple[Rejected, ...] = ()
    questions: tuple[Question, ...] = ()
    edition: str = ""
    is_new_edition: bool = False
    compared_with: str = ""
    absent: int = 0
    extra: Overlay = field(default_factory=Overlay)
    """Notes and rows set aside that come along with shared changes."""

    @property
    def counts(self) -> Mapping[str, int]:
        """Rows by outcome, with ``conflicts``, ``rejected`` and ``undecided``."""
        found = Counter(item.outcome.value for item in self.items)
        return {
            **{outcome.value: found[outcome.value] for outcome in Outcome},
            "conflicts": sum(item.is_conflict for item in self.items),
            "rejected": len(self.rejected),
            "undecided": len(self.questions),
        }

    def accept(
        self,
        catalog: Catalog,
        conflicts: Mapping[str, str] | None = None,
        leave_out: Collection[str] = (),
    ) -> Overlay:
        """Return the user's changes with the rows of this preview taken over.

        Questions that are still open leave their rows out. Where a conflict has no choice, the
        own row holds; the row that does not hold is set aside, never lost.

        Args:
            catalog: the catalog that the preview was made for.
            conflicts: id of an item → :data:`MINE`, :data:`THEIRS` or :data:`BOTH`.
            leave_out: ids of items that are not to be taken over.
        """
        chosen = conflicts or {}
        overlay = catalog.changes
        under = Rows(catalog.under)
        taken: list[Change] = []
        aside: list[Change] = []
        reverted: dict[str, list[Identity]] = defaultdict(list)
        for item in self.items:
            if item.id in leave_out or item.is_absent:
                continue
            if item.outcome is Outcome.UNCHANGED and not self._is_needed(item):
                continue
            choice = chosen.get(item.id, MINE) if item.mine is not None else THEIRS
            if choice == BOTH and item.table == "throughput":
                taken.append(_renamed(item.change, catalog.tables, taken))
                continue
            if choice == MINE:
                aside.append(item.change)
                continue
            if item.mine is not None:
                aside.append(item.mine)
            if same(item.table, item.after, under.get(item.table, item.change.identity)):
                reverted[item.table].append(item.change.identity)
            else:
                taken.append(item.change)
        for table, rows in reverted.items():
            overlay = overlay.revert(table, *rows)
        return _with_extra(overlay.take(taken).set_aside(*aside), self.extra)

    def _is_needed(self, item: Item) -> bool:
        """Whether a row that reads as before must be taken all the same: a new edition's own."""
        return (
            self.is_new_edition
            and item.after is not None
            and edition_of(item.after) == self.edition
        )


class Rows:
    """The rows of tables by identity, each table looked up once."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._rows: dict[str, Mapping[Any, Any]] = {}

    def of(self, table: str) -> Mapping[Any, Any]:
        """Return the rows of ``table``."""
        if table not in self._rows:
            self._rows[table] = of_table(self._tables, table)
        return self._rows[table]

    def get(self, table: str, row: Identity) -> Record | None:
        """Return one row, None if there is none."""
        found: Record | None = self.of(table).get(row)
        return found


def preview(
    intake: Intake,
    catalog: Catalog,
    edition: str,
    *,
    origin: Origin | None = None,
    decisions: Mapping[str, str] | None = None,
    whole: bool = False,
    against: str | None = None,
    watch: Watch = UNWATCHED,
) -> Preview:
    """Return what importing ``intake`` as ``edition`` would do.

    Args:
        intake: what a document says.
        catalog: what it is compared with.
        edition: a new edition, or one that there is.
        origin: who says so; its source is the document's title where none is given.
        decisions: id of a question → id of a choice.
        whole: the document is the whole table: what an existing edition has beyond it goes.
        against: the edition to compare a new one with; None is the newest that has this table.
        watch: told how far it is.

    Raises:
        Refused: the edition's name cannot be used, or a decision is none of the choices.
        Cancelled: ``watch`` said so.
    """
    return _Building(intake, catalog, edition.strip(), origin, decisions or {}).preview(
        whole=whole, against=against, watch=watch
    )


def carried(catalog: Catalog, before: str, after: str) -> Preview:
    """Return what taking the user's changes of edition ``before`` over to ``after`` would do.

    A row whose value the vendor changed from one edition to the other as well is a conflict:
    :data:`MINE` is then what stands in ``after``, :data:`THEIRS` the change that is carried over.
    """
    now, under = Rows(catalog.tables), Rows(catalog.under)
    items = []
    for change in left_behind(catalog.changes, catalog.tables, before, after):
        row = _in_edition(change.identity, after)
        record = None if change.record is None else _of_edition(change.record, after)
        there, beneath = now.get(change.table, row), under.get(change.table, row)
        meant = record or there
        if meant is None:
            continue
        taken = Change(change.table, row, record, beneath, change.origin)
        theirs = own_conflict(taken, catalog.changes)
        if theirs is None and not same(change.table, beneath, change.against):
            theirs = Change(change.table, row, there, change.against, Origin(source=after))
        items.append(
            Item(
                item_id(change.table, meant),
                outcome(change.table, there, record),
                change.table,
                there,
                record,
                taken,
                theirs,
            )
        )
    return Preview(tuple(items), edition=after, compared_with=before)


def _of_edition(record: Record, edition: str) -> Record:
    if isinstance(record, Requirement | Feature):
        return replace(record, edition=edition, row=0, file=OVERLAY_FILE, line=0)
    return record


class _Building:
    """A preview of an import while it is being made."""

    def __init__(
        self,
        intake: Intake,
        catalog: Catalog,
        edition: str,
        origin: Origin | None,
        decisions: Mapping[str, str],
    ) -> None:
        self._intake = intake
        self._changes = catalog.changes
        self._tables = catalog.tables
        self._edition = edition
        self._is_new = _is_new_edition(edition, catalog.tables)
        given = origin or Origin()
        self._origin = given if given.source else replace(given, source=intake.title)
        self._decisions = decisions
        self._questions: list[Question] = []
        self._names = Names(catalog.tables)
        self._now = Rows(catalog.tables)
        self._under = Rows(catalog.under)
        self._new_models: dict[str, Model] = {}
        self._meant: dict[str, tuple[str, ...]] = {}

    def preview(self, *, whole: bool, against: str | None, watch: Watch) -> Preview:
        drafts = list(self._decided())
        compared = self._edition
        if self._is_new:
            compared = against if against is not None else self._newest_of(drafts)
        records = list(self._records(drafts))
        items = [
            *self._edition_items(drafts),
            *(self._item(model, 0, compared) for model in self._new_models.values()),
            *(self._item(record, line, compared) for record, line in watch.over(records)),
        ]
        absent = list(self._absent(drafts, {item.change.identity for item in items}, compared))
        staying = absent
        if self._is_new:
            items, staying = items + absent, []
        elif whole:
            staying = self._not_read(absent)
            kept = {item.id for item in staying}
            items += [item for item in absent if item.id not in kept]
        return Preview(
            tuple(items),
            self._intake.rejected,
            tuple(self._questions),
            self._edition,
            self._is_new,
            compared,
            len(staying),
        )

    def _not_read(self, absent: Sequence[Item]) -> list[Item]:
        """Return those rows that the document may have in what was rejected or is undecided.

        They are the rows of the models named there; all of them where no model is.
        """
        printed = [row.printed for row in self._intake.rejected]
        printed += [question.printed for question in self._questions]
        printed += [
            question.printed
            for question in self._intake.questions
            if self._decisions.get(question.id) == SKIP
        ]
        spellings = {
            model.id: tuple(map(fold, (model.id, *model.aliases)))
            for model in self._tables.models.values()
        }
        named: set[str] = set()
        for words in map(fold, printed):
            found = [
                model for model, all_of in spellings.items() if any(one in words for one in all_of)
            ]
            if not found:
                return list(absent)
            named.update(found)
        return [item for item in absent if not named.isdisjoint(_models_of(item.before))]

    def _newest_of(self, drafts: Sequence[Draft]) -> str:
        """Return the newest edition that has the table which ``drafts`` fill."""
        cells_only = bool(drafts) and all(isinstance(draft, CellDraft) for draft in drafts)
        return self._tables.newest_with("features" if cells_only else "min-devices")

    # --- questions ----------------------------------------------------------------------------

    def _decided(self) -> Iterator[Draft]:
        yield from self._intake.drafts
        for question in self._intake.questions:
            choice = self._choice(question)
            if choice is not None:
                yield from choice.drafts

    def _choice(self, question: Question) -> Choice | None:
        """Return what was chosen; None, with the question kept open, if nothing was."""
        wanted = self._decisions.get(question.id)
        if wanted is None:
            self._questions.append(question)
            return None
        choice = question.choice(wanted)
        if choice is None:
            message = text(
                "“{typed}” is no answer to {question}.", typed=wanted, question=question.id
            )
            action = text(
                "Write one of: {names}.", names=tuple(item.id for item in question.choices)
            )
            raise Refused(Issue(Severity.ERROR, "bad-usage", message, action))
        return choice

    def _models(self, printed: str, series: str, lines: Sequence[int]) -> tuple[str, ...]:
        """Return the models that a printed name means; a new one is made where none is near."""
        if printed not in self._meant:
            known = self._names.models(printed)
            self._meant[printed] = known or self._unknown(printed, series, lines)
        return self._meant[printed]

    def _unknown(self, printed: str, series: str, lines: Sequence[int]) -> tuple[str, ...]:
        near = [
            model.id
            for model in self._tables.models.values()
            if any(alike(printed, name) for name in (model.id, *model.aliases))
        ]
        identity_of_question = f"{MODEL_QUESTION}{printed}"
        if not near and identity_of_question not in self._decisions:
            return self._made(printed, series)
        question = Question(
            identity_of_question,
            text("“{printed}” is no model of the catalog. Which one is it?", printed=printed),
            (
                *(
                    Choice(name, text("The model {model}", model=name))
                    for name in near[:_MOST_NEAR]
                ),
                Choice(NEW, text("A new model")),
                skip(text("Leave its rows out")),
            ),
            tuple(lines),
            printed,
        )
        wanted = self._decisions.get(question.id)
        if wanted in self._tables.models:
            return (str(wanted),)
        choice = self._choice(question)
        if choice is None or choice.id == SKIP:
            return ()
        return self._made(printed, series)

    def _made(self, printed: str, series: str) -> tuple[str, ...]:
        family = _SERIES_SUFFIX.sub("", series) or _SIZE.sub("", printed) or printed
        self._new_models[printed] = Model(
            printed, family, "", self._origin.source or self._intake.name, file=OVERLAY_FILE
        )
        return (printed,)

    # --- records ------------------------------------------------------------------------------

    def _records(self, drafts: Sequence[Draft]) -> Iterator[tuple[Record, int]]:
        lines: dict[str, list[int]] = defaultdict(list)
        for draft in drafts:
            if not isinstance(draft, RateDraft):
                lines[draft.model].append(draft.line)
        places = {name: tuple(dict.fromkeys(found)) for name, found in lines.items()}
        for draft in drafts:
            if isinstance(draft, EntryDraft):
                for model in self._models(draft.model, "", places[draft.model]):
                    yield self._requirement(draft, model), draft.line
            elif isinstance(draft, CellDraft):
                models = draft.models
                if models is None:
                    models = self._models(draft.model, draft.series, places[draft.model])
                    if not models and self._decisions.get(f"{MODEL_QUESTION}{draft.model}") == SKIP:
                        continue
                yield self._feature(draft, models), draft.line
            else:
                yield replace(draft.rate, file=OVERLAY_FILE, line=0), draft.line

    def _requirement(self, draft: EntryDraft, model: str) -> Requirement:
        key = JobKey(model, draft.strategy, draft.seq_len, draft.framework, draft.hardware)
        document = self._document("min-devices")
        return Requirement(key, self._edition, draft.devices, document, draft.row, OVERLAY_FILE)

    def _feature(self, draft: CellDraft, models: tuple[str, ...]) -> Feature:
        return Feature(
            draft.series,
            draft.model,
            draft.framework,
            draft.feature,
            draft.value,
            draft.detail,
            models,
            self._edition,
            self._document("features"),
            draft.kind,
            draft.table,
            draft.row,
            OVERLAY_FILE,
        )

    def _document(self, table: str) -> str:
        return f"{self._edition}-{table}" if self._is_new else self._origin.source

    def _edition_items(self, drafts: Sequence[Draft]) -> Iterator[Item]:
        """Yield the rows that make a new edition: itself, and the documents that its rows cite."""
        if not self._is_new:
            return
        order = max((item.order for item in self._tables.editions.values()), default=0) + 1
        yield self._item(Edition(self._edition, (), order, file=OVERLAY_FILE), 0, "")
        hardware = tuple(
            dict.fromkeys(draft.hardware for draft in drafts if isinstance(draft, EntryDraft))
        )
        kinds = {EntryDraft: ("min-devices", hardware), CellDraft: ("features", ())}
        for kind in dict.fromkeys(type(draft) for draft in drafts if type(draft) in kinds):
            table, columns = kinds[kind]
            document = Document(
                self._document(table),
                self._intake.title,
                self._edition,
                columns,
                file=OVERLAY_FILE,
            )
            yield self._item(document, 0, "")

    # --- comparing ----------------------------------------------------------------------------

    def _item(self, record: Record, line: int, compared: str) -> Item:
        table = TABLE_OF[type(record)]
        row = identity(table, record)
        before = self._now.get(table, _in_edition(row, compared) if self._is_new else row)
        change = Change(table, row, record, self._under.get(table, row), self._origin)
        return Item(
            item_id(table, record),
            outcome(table, before, record),
            table,
            before,
            record,
            change,
            own_conflict(change, self._changes),
            line,
        )

    def _absent(
        self, drafts: Sequence[Draft], there: Collection[Identity], compared: str
    ) -> Iterator[Item]:
        """Yield the rows of the edition compared with that the document does not have.

        Of an edition that there is, only rows of the columns that the document has are meant.
        """
        columns = {_column(draft) for draft in drafts}
        for table in sorted(self._intake.tables & {"min-devices", "features"}):
            for row, record in self._now.of(table).items():
                if record.edition != compared:
                    continue
                if not self._is_new and _column(record) not in columns:
                    continue
                if (_in_edition(row, self._edition) if self._is_new else row) in there:
                    continue
                change = Change(table, row, None, self._under.get(table, row), self._origin)
                yield Item(
                    item_id(table, record),
                    Outcome.REMOVED,
                    table,
                    record,
                    None,
                    change,
                    None if self._is_new else own_conflict(change, self._changes),
                    is_absent=self._is_new,
                )


def item_id(table: str, record: Record) -> str:
    """Return what names a row in choices."""
    return f"{table}:{listing.row_id(table, record)}"


def outcome(table: str, before: Record | None, after: Record | None) -> Outcome:
    """Return what happens to a row that was ``before`` and is to be ``after``."""
    if same(table, before, after):
        return Outcome.UNCHANGED
    if before is None:
        return Outcome.ADDED
    return Outcome.REMOVED if after is None else Outcome.CHANGED


def own_conflict(change: Change, overlay: Overlay) -> Change | None:
    """Return the user's own change of the same row where it says something else."""
    mine = overlay.change(change.table, change.identity)
    if mine is None or same(change.table, mine.record, change.record):
        return None
    return mine


def _is_new_edition(edition: str, tables: Tables) -> bool:
    """Return whether there is no such edition yet.

    Raises:
        Refused: it has no name, or one that differs from another's in spelling only.
    """
    if edition in tables.editions:
        return False
    clash = [name for name in tables.editions if fold(name) == fold(edition)]
    if edition and not clash and edition.isprintable() and not set(edition) & set("|;\"'"):
        return True
    if clash:
        message = text(
            "“{typed}” is edition {edition} spelt otherwise.", typed=edition, edition=clash[0]
        )
    else:
        message = text("“{typed}” is no name for an edition.", typed=edition)
    action = text("Write a name such as 6.5.911.")
    raise Refused(Issue(Severity.ERROR, "bad-usage", message, action))


def _in_edition(row: Any, edition: str) -> Identity:
    """Return the identity of the same row in another edition, where rows have editions."""
    return (edition, *row[1:]) if isinstance(row, tuple) else row


def _column(thing: Draft | Record) -> tuple[str, str]:
    """Return which column of a printed table holds ``thing``."""
    if isinstance(thing, Requirement):
        return thing.key.framework, thing.key.hardware
    if isinstance(thing, EntryDraft):
        return thing.framework, thing.hardware
    if isinstance(thing, Feature | CellDraft):
        return thing.framework, thing.feature
    return "", ""


def _renamed(change: Change, tables: Tables, taken: Iterable[Change]) -> Change:
    """Return the change of a throughput row under an id that no other has."""
    record = change.record
    if not isinstance(record, ThroughputRow):
        return change
    ids = {*tables.throughput_by_id, *(item.identity for item in taken)}
    number = next(n for n in itertools.count(2) if f"{record.id}-{n}" not in ids)
    name = f"{record.id}-{number}"
    return replace(change, identity=name, record=replace(record, id=name), against=None)


def _with_extra(overlay: Overlay, extra: Overlay) -> Overlay:
    """Return ``overlay`` with the notes and the rows set aside of another; own notes hold."""
    own = {(note.code, note.about) for note in overlay.silences}
    notes = tuple(note for note in extra.silences if (note.code, note.about) not in own)
    return replace(overlay, silences=(*overlay.silences, *notes)).set_aside(*extra.aside)


def _models_of(record: Record | None) -> tuple[str, ...]:
    if isinstance(record, Requirement):
        return (record.key.model,)
    return record.catalog_models if isinstance(record, Feature) else ()
