"""Finds the checkpoints of a folder from names and sizes alone; no weights are read.

Sources of the layouts: MindSpeed-LLM (Megatron), Llama-Factory (Hugging Face) and VeRL as their
public documents describe them.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import stat
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ascgui import safefile
from ascgui.checkpoints import tracker as trackers
from ascgui.checkpoints import weight_files
from ascgui.checkpoints.records import Checkpoint, Layout, Parallel, Scan, Tracker, Weights
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Quantity, Text, Unit, text

MAX_ENTRIES = 2_000_000
_STATE_LIMIT = 64 * 2**20
_SMALLER = 0.5
"""A rank's file below this share of its siblings' median is taken as cut: stages of a pipeline
differ (the first and last hold the embeddings), but not by half."""

_ITERATION = re.compile(r"iter_([0-9]{1,12})")
_HUGGING_FACE = re.compile(r"checkpoint-([0-9]{1,12})")
_VERL = re.compile(r"global_step_([0-9]{1,12})")
_RANK_FOLDER = re.compile(r"mp_rank_([0-9]{2,5})(?:_([0-9]{3,5}))?(?:_([0-9]{3,5}))?")
_VERL_FILE = re.compile(r"(model|optim|extra_state)_world_size_([0-9]{1,6})_rank_([0-9]{1,6})\.pt")
_RANDOM_STATE = re.compile(r"rng_state(?:_([0-9]{1,6}))?\.pth")
_SHARD = re.compile(r"(.+)-([0-9]{5})-of-([0-9]{5})\.(safetensors|bin)")
_ZERO_FILE = re.compile(
    r"(?:bf16_|fp16_)?zero_pp_rank_([0-9]{1,6})_mp_rank_([0-9]{1,5})_optim_states\.pt"
)

Cancelled = Callable[[], bool]


@dataclass(slots=True)
class _Look:
    """One look over the disk: counts entries, stops when told or at the limit."""

    cancelled: Cancelled
    progress: Callable[[int], None]
    entries: int = 0
    stopped: bool = False
    issues: list[Issue] = field(default_factory=list)

    def listing(self, folder: Path) -> Iterator[os.DirEntry[str]]:
        """Yield the entries of ``folder`` without following it out through links."""
        try:
            with os.scandir(folder) as entries:
                for entry in entries:
                    self.entries += 1
                    if self.entries % 256 == 0:
                        self.progress(self.entries)
                    if self.cancelled() or self.entries >= MAX_ENTRIES:
                        self.stopped = True
                        return
                    yield entry
        except OSError as error:
            self.issues.append(
                Issue(
                    Severity.WARNING,
                    "folder-unreadable",
                    text(
                        "This folder cannot be listed: {reason}. What lies in it is unknown.",
                        reason=error.strerror or "",
                    ),
                    text("Check its rights, or that the drive is still there."),
                    where=(("file", shown(folder)),),
                )
            )


@dataclass(frozen=True, slots=True)
class _File:
    """A plain file of a checkpoint; ``name`` is relative to it, with slashes."""

    name: str
    size_bytes: int
    modified_s: float

    @property
    def base(self) -> str:
        return self.name.rsplit("/", 1)[-1]

    @property
    def folder(self) -> str:
        return self.name.rsplit("/", 1)[0] if "/" in self.name else ""


def shown(path: Path | str) -> str:
    """Return a name for a sentence, whatever bytes it is made of."""
    return os.fsencode(path).decode("utf-8", errors="replace")


def scan(
    folder: Path,
    cancelled: Cancelled = lambda: False,
    progress: Callable[[int], None] = lambda _: None,
) -> Scan:
    """Return the checkpoints in ``folder`` (or in its ``saved_checkpoints``).

    Never raises for what it finds: an unreadable or vanished part becomes an issue. ``progress``
    is told the entries seen so far; ``cancelled`` is asked at each.
    """
    look = _Look(cancelled, progress)
    place = folder
    if (folder / "saved_checkpoints").is_dir() and not _named(look, folder):
        place = folder / "saved_checkpoints"
    found = [
        checkpoint
        for path, layout, iteration in _named(look, place)
        if (checkpoint := _checkpoint(look, path, layout, iteration)) is not None
    ]
    found.sort(key=lambda item: (item.iteration is not None, item.iteration or 0, item.path.name))
    tracker = trackers.read(place)
    layouts = {item.layout for item in found}
    layout = found[-1].layout if len(layouts) == 1 else None
    issues = [*look.issues, *_issues_of_all(place, found, layouts, tracker)]
    if look.stopped:
        issues.append(
            Issue(
                Severity.WARNING,
                "look-stopped",
                text("The look at this folder was stopped; there may be more in it."),
                where=(("file", shown(place)),),
            )
        )
    return Scan(
        place, layout, tuple(found), tracker, _free(place), look.entries, look.stopped,
        tuple(issues),
    )  # fmt: skip


def _free(folder: Path) -> int | None:
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None


def _named(look: _Look, folder: Path) -> list[tuple[Path, Layout, int | None]]:
    """Return the sub-folders (and the folder itself) whose name is that of a checkpoint."""
    found: list[tuple[Path, Layout, int | None]] = []
    own = _kind(folder.name)
    if own is not None:
        found.append((folder, *own))
    for entry in look.listing(folder):
        kind = _kind(entry.name)
        try:
            if kind is not None and entry.is_dir(follow_symlinks=True):
                found.append((Path(entry.path), *kind))
        except OSError:
            continue
    return found


def _kind(name: str) -> tuple[Layout, int | None] | None:
    for pattern, layout in (
        (_ITERATION, Layout.MEGATRON),
        (_HUGGING_FACE, Layout.HUGGING_FACE),
        (_VERL, Layout.VERL),
    ):
        match = pattern.fullmatch(name)
        if match:
            return layout, int(match[1])
    return (Layout.MEGATRON, None) if name == "release" else None


def _files(look: _Look, folder: Path) -> list[_File]:
    """Return the plain files below ``folder``, at most four levels deep, links not followed."""
    found: list[_File] = []
    waiting = [(folder, "", 0)]
    while waiting and not look.stopped:
        place, prefix, depth = waiting.pop()
        for entry in look.listing(place):
            name = prefix + shown(entry.name)
            try:
                if entry.is_dir(follow_symlinks=False):
                    if depth < 4:
                        waiting.append((Path(entry.path), name + "/", depth + 1))
                    continue
                status = entry.stat(follow_symlinks=True)
            except OSError:
                # It vanished or is a dead link: it then counts as missing below.
                continue
            if stat.S_ISREG(status.st_mode):
                found.append(_File(name, status.st_size, status.st_mtime))
    return found


def _checkpoint(
    look: _Look, path: Path, layout: Layout, iteration: int | None
) -> Checkpoint | None:
    files = _files(look, path)
    if layout is Layout.MEGATRON:
        ranks = {file.folder.split("/")[0] for file in files if "/" in file.name}
        if not any(_RANK_FOLDER.fullmatch(rank) for rank in ranks) and iteration is None:
            return None
    reader = {
        Layout.MEGATRON: _megatron,
        Layout.HUGGING_FACE: _hugging_face,
        Layout.VERL: _verl,
    }[layout]
    if look.stopped:
        # What is half seen must not be called incomplete.
        reading: _Reading = Parallel(), Weights.UNKNOWN, None, []
    else:
        reading = reader(path, files, iteration)
        reading[3].extend(_empty_files(path, files))
    parallel, weights, optimizer, issues = reading
    return Checkpoint(
        path,
        layout,
        iteration,
        sum(file.size_bytes for file in files),
        len(files),
        max((file.modified_s for file in files), default=None),
        parallel,
        weights,
        optimizer,
        tuple(issues),
    )


_Rank = tuple[int, int | None, int | None]
_Reading = tuple[Parallel, Weights, bool | None, list[Issue]]


def _megatron(path: Path, files: list[_File], iteration: int | None) -> _Reading:
    by_rank: dict[_Rank, list[_File]] = defaultdict(list)
    for file in files:
        match = _RANK_FOLDER.fullmatch(file.name.split("/")[0])
        if match and "/" in file.name:
            second, third = (None if part is None else int(part) for part in match.groups()[1:])
            by_rank[int(match[1]), second, third].append(file)
    issues: list[Issue] = []
    if not by_rank:
        issues.append(_incomplete(path, "no-rank-files", text(
            "No mp_rank folder with files is in this checkpoint, so nothing can be loaded from it."
        )))  # fmt: skip
        return Parallel(), Weights.UNKNOWN, None, issues
    sizes = [
        max((part + 1 for key in by_rank if (part := key[axis]) is not None), default=None)
        for axis in range(3)
    ]
    expected = _grid(sizes)
    missing = [key for key in expected if key not in by_rank]
    if missing:
        issues.append(_missing_ranks(path, [_rank_name(key) for key in missing], len(expected)))
    issues.extend(_smaller_files(path, [
        (file.base, file) for members in by_rank.values() for file in members
    ]))  # fmt: skip
    issues.extend(_uneven_ranks(path, {_rank_name(key): [file.base for file in members]
                                       for key, members in by_rank.items()}))  # fmt: skip
    names = {file.base for file in files}
    separate = any(name.startswith(("distrib_optim", "optim")) for name in names)
    if iteration is None:
        optimizer: bool | None = False
    else:
        optimizer = True if separate or "model_optim_rng.pt" in names else None
    expert = sizes[2]
    parallel = Parallel(
        tensor=sizes[0],
        pipeline=sizes[1] if expert is not None else (1 if sizes[1] is None else None),
        expert=expert if expert is not None else (1 if sizes[1] is None else None),
        ambiguous=sizes[1] if expert is None else None,
    )
    return parallel, Weights.FULL, optimizer, issues


def _grid(sizes: list[int | None]) -> list[_Rank]:
    def axis(size: int | None) -> list[int | None]:
        # A damaged name such as mp_rank_99999 must not make a list of a hundred thousand ranks.
        return [None] if size is None else list(range(min(size, 4096)))

    return [
        (tensor or 0, second, third)
        for tensor in axis(sizes[0])
        for second in axis(sizes[1])
        for third in axis(sizes[2])
    ]


def _rank_name(key: _Rank) -> str:
    rest = "".join(f"_{part:03d}" for part in key[1:] if part is not None)
    return f"mp_rank_{key[0]:02d}{rest}"


def _hugging_face(path: Path, files: list[_File], iteration: int | None) -> _Reading:
    issues: list[Issue] = []
    top = {file.name: file for file in files if "/" not in file.name}
    states = [match for name in top if (match := _RANDOM_STATE.fullmatch(name))]
    ranks = sorted(int(match[1]) for match in states if match[1] is not None)
    world = ranks[-1] + 1 if ranks else (1 if states else None)
    if ranks:
        absent = sorted(set(range(min(ranks[-1] + 1, 100_000))) - set(ranks))
        if absent:
            issues.append(
                _missing_ranks(path, [f"rng_state_{rank}.pth" for rank in absent], ranks[-1] + 1)
            )
    issues.extend(_trainer_state(path, top, iteration))
    adapter = any(name.startswith("adapter_model") for name in top)
    full = any(name.startswith(("model", "pytorch_model")) and
               name.endswith((".safetensors", ".bin")) for name in top)  # fmt: skip
    zero = [file for file in files if re.fullmatch(r"global_step[0-9]+", file.folder.split("/")[0])]
    if not adapter and not full and not zero:
        issues.append(_incomplete(path, "no-weights", text(
            "No weights (model, adapter or ZeRO files) are in this checkpoint, so nothing can be "
            "loaded from it."
        )))  # fmt: skip
    issues.extend(_shards(path, list(top)))
    issues.extend(weight_files.faults(path, {name: file.size_bytes for name, file in top.items()}))
    optimizer = "optimizer.pt" in top or any("optim_states" in file.base for file in zero)
    if not optimizer and not issues:
        issues.append(_no_optimizer(path))
    ranks_of_zero = sorted(
        int(match[1]) for file in zero if (match := _ZERO_FILE.fullmatch(file.base))
    )
    if ranks_of_zero:
        total = max(ranks_of_zero[-1] + 1, world or 0)
        absent = sorted(set(range(min(total, 100_000))) - set(ranks_of_zero))
        if absent:
            issues.append(_missing_ranks(
                path, [f"zero_pp_rank_{rank}_…_optim_states.pt" for rank in absent], total
            ))  # fmt: skip
        world = world or total
    issues.extend(_smaller_files(path, [
        ("optim_states", file) for file in zero if _ZERO_FILE.fullmatch(file.base)
    ]))  # fmt: skip
    weights = Weights.ADAPTER if adapter else Weights.FULL if full or zero else Weights.UNKNOWN
    return Parallel(world_size=world), weights, optimizer, issues


def _trainer_state(path: Path, top: dict[str, _File], iteration: int | None) -> list[Issue]:
    """Check that ``trainer_state.json`` is there, whole, and of this step."""
    name = "trainer_state.json"
    file = top.get(name)
    if file is None:
        return [_incomplete(path, "no-trainer-state", text(
            "trainer_state.json is missing, so training cannot know the step to go on from."
        ))]  # fmt: skip
    if file.size_bytes > _STATE_LIMIT or file.size_bytes == 0:
        return []
    try:
        state = json.loads(safefile.read_bytes(path / name, _STATE_LIMIT))
        step = state["global_step"]
    except (Refused, ValueError, KeyError, TypeError, RecursionError):
        return [_incomplete(path, "trainer-state-broken", text(
            "trainer_state.json cannot be read as JSON with a step, as after a cut write."
        ))]  # fmt: skip
    if isinstance(step, int) and iteration is not None and step != iteration:
        return [
            Issue(
                Severity.WARNING,
                "step-differs",
                text(
                    "The folder is called step {named}, its trainer_state.json says {held}: "
                    "training goes on from {held}.", named=iteration, held=step,
                ),
                text("Rename the folder, or choose another checkpoint."),
                where=(("file", shown(path / name)),),
            )
        ]  # fmt: skip
    return []


def _shards(path: Path, names: list[str]) -> list[Issue]:
    totals: dict[tuple[str, int], set[int]] = defaultdict(set)
    for name in names:
        match = _SHARD.fullmatch(name)
        if match:
            totals[match[1], int(match[3])].add(int(match[2]))
    return [
        _missing_ranks(
            path,
            [f"{stem}-{number:05d}-of-{total:05d}" for number in range(1, min(total, 10_000) + 1)
             if number not in numbers],
            total,
        )
        for (stem, total), numbers in totals.items()
        if len(numbers) < total
    ]  # fmt: skip


def _verl(path: Path, files: list[_File], _iteration: int | None) -> _Reading:
    issues: list[Issue] = []
    ranks: dict[tuple[str, str, int], set[int]] = defaultdict(set)
    for file in files:
        match = _VERL_FILE.fullmatch(file.base)
        if match:
            ranks[file.folder, match[1], int(match[2])].add(int(match[3]))
    worlds = {world for (folder, kind, world) in ranks if kind == "model" and folder == "actor"}
    if not worlds:
        issues.append(_incomplete(path, "no-rank-files", text(
            "No actor/model_world_size_…_rank_….pt is in this checkpoint, so nothing can be loaded "
            "from it."
        )))  # fmt: skip
    if len(worlds) > 1:
        issues.append(_incomplete(path, "mixed-world-sizes", text(
            "Files of several world sizes ({sizes}) lie in one checkpoint.",
            sizes=tuple(str(world) for world in sorted(worlds)),
        )))  # fmt: skip
    for (folder, kind, world), present in sorted(ranks.items()):
        absent = [rank for rank in range(min(world, 100_000)) if rank not in present]
        if absent:
            issues.append(_missing_ranks(path, [
                f"{folder}/{kind}_world_size_{world}_rank_{rank}.pt" for rank in absent
            ], world))  # fmt: skip
    issues.extend(_smaller_files(path, [
        (f"{file.folder}/{match[1]}", file)
        for file in files if (match := _VERL_FILE.fullmatch(file.base))
        and match[1] != "extra_state"
    ]))  # fmt: skip
    optimizer = any(kind == "optim" for _, kind, _ in ranks)
    if not optimizer and not issues:
        issues.append(_no_optimizer(path))
    common = next(iter(worlds)) if len(worlds) == 1 else None
    return (
        Parallel(world_size=common),
        Weights.FULL if worlds else Weights.UNKNOWN,
        optimizer,
        issues,
    )


def _incomplete(path: Path, code: str, message: Text) -> Issue:
    return Issue(
        Severity.ERROR,
        code,
        message,
        text("Go on from an earlier complete checkpoint."),
        where=(("file", shown(path)),),
    )


def _missing_ranks(path: Path, names: list[str], total: int) -> Issue:
    return Issue(
        Severity.ERROR,
        "rank-missing",
        text(
            "Parts missing: {count} of {total}, the first of them {first}. Loading would stop.",
            count=len(names), total=total, first=names[0],
        ),
        text("Go on from an earlier complete checkpoint, or copy the missing parts here."),
        where=(("file", shown(path)),),
    )  # fmt: skip


def _no_optimizer(path: Path) -> Issue:
    return Issue(
        Severity.WARNING,
        "optimizer-absent",
        text(
            "No optimizer state is in this checkpoint: training would start anew from these "
            "weights instead of going on."
        ),
        text("Choose a checkpoint with its optimizer state for a true resume."),
        where=(("file", shown(path)),),
    )


def _empty_files(path: Path, files: list[_File]) -> list[Issue]:
    weights = (".pt", ".pth", ".bin", ".safetensors", ".json")
    empty = [file.name for file in files if file.size_bytes == 0 and file.base.endswith(weights)]
    if not empty:
        return []
    return [
        Issue(
            Severity.ERROR,
            "file-empty",
            text(
                "Empty files in this checkpoint: {count}, the first of them {first}, as after a "
                "full disk or a killed write.", count=len(empty), first=empty[0],
            ),
            text("Go on from an earlier complete checkpoint."),
            where=(("file", shown(path / empty[0])),),
        )
    ]  # fmt: skip


def _smaller_files(path: Path, grouped: list[tuple[str, _File]]) -> list[Issue]:
    """Find files much smaller than the others of their group."""
    groups: dict[str, list[_File]] = defaultdict(list)
    for group, file in grouped:
        groups[group].append(file)
    small: list[tuple[_File, int]] = []
    for members in groups.values():
        sizes = sorted(file.size_bytes for file in members)
        median = sizes[len(sizes) // 2]
        if len(members) > 1 and median >= 4096:
            small.extend(
                (file, median) for file in members if 0 < file.size_bytes < median * _SMALLER
            )
    if not small:
        return []
    file, median = small[0]
    return [
        Issue(
            Severity.ERROR,
            "file-smaller",
            text(
                "{name} has {size} where its siblings have {median}, as after a cut write.",
                name=file.name,
                size=Quantity(file.size_bytes, Unit.BYTES),
                median=Quantity(median, Unit.BYTES),
            ),
            text("Go on from an earlier complete checkpoint."),
            where=(("file", shown(path / file.name)),),
        )
    ]


def _uneven_ranks(path: Path, names: dict[str, list[str]]) -> list[Issue]:
    """Find ranks that lack a file which more than half of the ranks have."""
    counted = Counter(name for members in names.values() for name in set(members))
    usual = {name for name, count in counted.items() if count * 2 > len(names)}
    lacking = [
        f"{rank}/{name}"
        for rank, members in sorted(names.items())
        for name in sorted(usual - set(members))
    ]
    return [_missing_ranks(path, lacking, len(names))] if lacking else []


def _issues_of_all(
    folder: Path, found: list[Checkpoint], layouts: set[Layout], tracker: Tracker | None
) -> list[Issue]:
    issues: list[Issue] = []
    if not found:
        issues.append(
            Issue(
                Severity.INFO,
                "no-checkpoints",
                text(
                    "No checkpoint was found here: no iter_…, checkpoint-… or global_step_… folder."
                ),
                text("Choose the folder that training saves its checkpoints to."),
                where=(("file", shown(folder)),),
            )
        )
    worlds = {item.parallel.world_size for item in found if item.parallel.world_size}
    tensors = {item.parallel.tensor for item in found
               if item.parallel.tensor and item.iteration is not None}  # fmt: skip
    if len(layouts) > 1 or len(worlds) > 1 or len(tensors) > 1:
        issues.append(
            Issue(
                Severity.WARNING,
                "several-jobs",
                text(
                    "Checkpoints of several layouts lie in this folder, as when several jobs "
                    "saved to it. The newest may not be of this job."
                ),
                text("Give each job a folder of its own."),
                where=(("file", shown(folder)),),
            )
        )
    tracked = layouts & {Layout.MEGATRON, Layout.VERL}
    if tracked and tracker is None and any(item.iteration is not None for item in found):
        issues.append(
            Issue(
                Severity.ERROR,
                "tracker-missing",
                text(
                    "latest_checkpointed_iteration.txt is missing: training would start from "
                    "scratch without a word, although checkpoints are here."
                ),
                text("Set the tracker to the iteration that is wanted."),
                where=(("file", shown(folder)),),
            )
        )
    return issues
