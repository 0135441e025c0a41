"""What axes and points of charts are called."""

from __future__ import annotations

import math

from ascgui.charts.vary_series import axis_unit_name
from ascgui.domain.text import Quantity, Text, Unit
from ascgui.session.tongue import Tongue


def axis_name(tongue: Tongue, title: Text, unit: Unit, currency: str = "") -> str:
    """Return the name of an axis, with its unit where its marks do not carry one."""
    beside = axis_unit_name(unit, currency)
    if beside is None:
        return tongue.show(title)
    return tongue.say("{title} ({unit})", title=title, unit=beside)


def value_words(tongue: Tongue, title: Text, value: float, unit: Unit, currency: str = "") -> str:
    """Return a name and its value with the unit; a dash where there is none."""
    if not math.isfinite(value):
        return tongue.say("{name}: no answer", name=title)
    whole = int(value) if value == int(value) and abs(value) < 1e15 else value
    shown: Quantity = Quantity(whole, unit, currency)
    return tongue.say("{name}: {value}", name=title, value=shown)
