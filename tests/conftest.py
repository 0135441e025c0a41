from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

# Before any Qt import: tests never need a display.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A developer's own changes to the catalog are no part of what is tested.
os.environ["ASCGUI_DATA"] = str(Path(tempfile.gettempdir()) / "no-ascgui-data-here")
# The same commit gives the same verdict everywhere; `HYPOTHESIS_PROFILE=search` looks further.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep nothing in the cache of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ASCGUI_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def theme(qapp):
    from PySide6.QtGui import QFont

    from ascgui.widgets.theme import Theme

    font = QFont(qapp.font())
    made = Theme(qapp, "light")
    yield made
    made.end()
    qapp.setFont(font)


@pytest.fixture
def tongue(qapp):
    from ascgui.session.tongue import Tongue

    return Tongue()


PATIENCE_MS = 30_000


class PatientBot(QtBot):
    """Waits so long that a machine with much else to do fails no test."""

    def waitSignal(self, signal, *, timeout=PATIENCE_MS, **more):
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitSignals(self, signals, *, timeout=PATIENCE_MS, **more):
        return super().waitSignals(signals, timeout=timeout, **more)

    def waitUntil(self, callback, *, timeout=PATIENCE_MS):
        super().waitUntil(callback, timeout=timeout)


@pytest.fixture
def qtbot(qapp, request: pytest.FixtureRequest) -> PatientBot:
    return PatientBot(request)
