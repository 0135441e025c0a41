"""Runs the user's tokenizer in a process of its own.

Loading a large ``tokenizer.json`` holds Python's lock for a second or more, during which a window
in the same process stands still; counting holds it now and then. A process of its own has its
own lock, its memory goes with it, and it can be ended at once.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np

from ascgui.datasets.lengths import Ints
from ascgui.datasets.sources import shown_name
from ascgui.datasets.tokens import Loaded, load_tokenizer
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text


@dataclass(frozen=True, slots=True)
class _Issues:
    """Why the tokenizer was refused, on its way between the processes."""

    issues: tuple[Issue, ...]


class CounterProcess:
    """A counter in another process. ``close`` must be called; it ends counting that is going on."""

    def __init__(self, path: Path) -> None:
        """Start the process and load the tokenizer ``path`` in it.

        Raises:
            Refused: the tokenizer cannot be used.
        """
        context = multiprocessing.get_context("spawn")
        self._here, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(there, path), daemon=True)
        self._path = path
        self._process.start()
        there.close()
        try:
            self.name, self.file, self.sha256 = self._ask(None)
        except BaseException:
            self.close()
            raise

    def loaded(self) -> Loaded:
        """Return this counter with the file it came from and that file's hash."""
        return Loaded(self, self.file, self.sha256)

    def count(self, texts: Sequence[str]) -> Ints:
        """Return the number of tokens of each text, without special tokens around it."""
        return np.asarray(self._ask(list(texts)), np.int64)

    def knows(self, token: str) -> bool:
        """Whether ``token`` is one token of its vocabulary."""
        return bool(self._ask(token))

    def close(self) -> None:
        """End the process."""
        self._here.close()
        self._process.terminate()
        self._process.join()

    def _ask(self, question: object) -> Any:
        try:
            self._here.send_bytes(pickle.dumps(question, pickle.HIGHEST_PROTOCOL))
            answer = pickle.loads(self._here.recv_bytes())  # noqa: S301 - our own process
        except (EOFError, OSError) as error:
            raise Refused(_ended(self._path)) from error
        if isinstance(answer, _Issues):
            raise Refused(*answer.issues)
        return answer


def _ended(path: Path) -> Issue:
    return Issue(
        Severity.ERROR,
        "tokenizer-unusable",
        text("The tokenizer's process ended before it had answered."),
        text("Try another form of the tokenizer, or scan without one for an estimate."),
        (("file", shown_name(path)),),
    )


def _serve(there: Connection, path: Path) -> None:
    """Answer questions until nobody asks; runs in the other process."""
    with contextlib.suppress(EOFError, OSError):
        # What a failing package prints there is told in a sentence.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        there.recv_bytes()
        try:
            loaded = load_tokenizer(path)
        except Refused as refused:
            there.send_bytes(pickle.dumps(_Issues(refused.issues)))
            return
        there.send_bytes(pickle.dumps((loaded.counter.name, loaded.path, loaded.sha256)))
        while True:
            question = pickle.loads(there.recv_bytes())  # noqa: S301 - our own process
            try:
                if isinstance(question, str):
                    answer: object = loaded.counter.knows(question)
                else:
                    answer = loaded.counter.count(question)
            except Refused as refused:
                answer = _Issues(refused.issues)
            there.send_bytes(pickle.dumps(answer, pickle.HIGHEST_PROTOCOL))
