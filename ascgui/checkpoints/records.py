"""What a folder of checkpoints holds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from ascgui.domain.issues import Issue


class Layout(StrEnum):
    """Whose way of laying out files a checkpoint follows."""

    MEGATRON = "megatron"
    HUGGING_FACE = "hugging-face"
    VERL = "verl"

    @property
    def framework(self) -> str:
        """The id of the framework that writes this layout."""
        return {
            Layout.MEGATRON: "mindspeed-llm",
            Layout.HUGGING_FACE: "llama-factory",
            Layout.VERL: "verl",
        }[self]


class Weights(StrEnum):
    """What the weights of a checkpoint are."""

    FULL = "full"
    ADAPTER = "adapter"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Parallel:
    """The parallel layout that the file names give away; None is "cannot be known from here".

    ``ambiguous`` holds the number of values of a field that may be pipeline or expert rank
    (``mp_rank_00_003``): only the launch arguments say which.
    """

    tensor: int | None = None
    pipeline: int | None = None
    expert: int | None = None
    ambiguous: int | None = None
    world_size: int | None = None

    @property
    def words(self) -> str | None:
        """What is known of the layout, the same in every language."""
        parts = [
            f"{name}{value}"
            for name, value in (
                ("TP", self.tensor),
                ("PP", self.pipeline),
                ("EP", self.expert),
                ("PP|EP", self.ambiguous),
                ("N", self.world_size),
            )
            if value is not None
        ]
        return " ".join(parts) or None


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """One checkpoint. ``iteration`` is None for converted weights (``release``).

    ``has_optimizer`` is None where the names do not tell (Megatron may keep it in the same file).
    ``issues`` are the faults of this checkpoint alone; ``complete`` is True if none of them is an
    error. Size in bytes of all its files, ``modified_s`` the newest file's time in seconds since
    the epoch (None: it has no files).
    """

    path: Path
    layout: Layout
    iteration: int | None
    size_bytes: int
    files: int
    modified_s: float | None
    parallel: Parallel
    weights: Weights
    has_optimizer: bool | None
    issues: tuple[Issue, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether no file is known to be missing, empty or cut."""
        return not any(issue.severity == "error" for issue in self.issues)


@dataclass(frozen=True, slots=True)
class Tracker:
    """``latest_checkpointed_iteration.txt`` as it stands.

    ``iteration`` is None if it says ``release`` or nothing readable; ``content`` is the text with
    which it begins (at most 64 characters); ``issues`` say what is wrong with it.
    """

    path: Path
    content: str
    iteration: int | None = None
    release: bool = False
    issues: tuple[Issue, ...] = ()


@dataclass(frozen=True, slots=True)
class Scan:
    """All that was found in one folder, checkpoints in the order of their iterations.

    ``folder`` is where the checkpoints lie (``saved_checkpoints`` may have been looked up below
    the folder that was asked for). ``stopped`` is True where the look was cancelled or a limit was
    reached, so that there may be more.
    """

    folder: Path
    layout: Layout | None
    checkpoints: tuple[Checkpoint, ...]
    tracker: Tracker | None
    free_bytes: int | None
    entries: int
    stopped: bool
    issues: tuple[Issue, ...]

    @property
    def newest(self) -> Checkpoint | None:
        """The checkpoint of the largest iteration, complete or not."""
        numbered = [item for item in self.checkpoints if item.iteration is not None]
        return numbered[-1] if numbered else None

    def at(self, iteration: int) -> Checkpoint | None:
        """Return the checkpoint of ``iteration``, or None."""
        return next((item for item in self.checkpoints if item.iteration == iteration), None)
