"""The inputs that say what is varied and over which values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.domain.issues import Issue
from ascgui.domain.text import Text, text
from ascgui.estimator.axis import Parameter
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.axis_choice import AxisChoice, Spacing, list_reading, reading_of
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.quantities import COUNT, Reading
from ascgui.viewmodels.ranges_offered import RangeOffered
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.field import Field
from ascgui.widgets.field_note import Remark
from ascgui.widgets.form import FormGroup
from ascgui.widgets.quantity_edit import QuantityEdit
from ascgui.widgets.theme import Theme

_SPACINGS = (
    (Spacing.STEPS, text("range in steps")),
    (Spacing.EVENLY, text("evenly spaced")),
    (Spacing.RATIOS, text("in equal ratios")),
    (Spacing.LIST, text("list")),
)
_USED = {
    Spacing.STEPS: ("first", "last", "step"),
    Spacing.EVENLY: ("first", "last", "count"),
    Spacing.RATIOS: ("first", "last", "count"),
    Spacing.LIST: ("values",),
}
_UNITS = {
    Parameter.TPS: text("tokens/s"),
    Parameter.TOKENS: text("tokens"),
    Parameter.SEQ_LEN: text("tokens"),
    Parameter.DEVICES: text("devices"),
}


def _example(parameter: Parameter) -> Text | str:
    """Return what a value without a unit beside it may look like."""
    return text("such as 72 h") if parameter is Parameter.DEADLINE else ""


class ValueEdit(QuantityEdit):
    """A quantity of one of several kinds, which belongs to no plan."""

    def __init__(self, tongue: Tongue, theme: Theme, characters: int = 12) -> None:
        """Start as a count."""
        self._kind: Reading = COUNT
        reading = Reading(self._read_as_kind, self._write_as_kind)
        super().__init__(reading, tongue, theme, characters=characters)

    def be(self, reading: Reading, unit: Text | None = None, *, example: Text | str = "") -> None:
        """Read and write by ``reading`` from now on, and forget what was entered before.

        ``example`` stands in the line while it is empty.
        """
        self._kind, self._unit, self._placeholder = reading, unit, example
        self.line.setPlaceholderText(self.tongue.show(example))
        self._offered = None
        self._value = None
        self.reset()

    def show_as(self, unit: Text, example: Text) -> None:
        """Say ``unit`` beside the line, and ``example`` in it while it is empty; keep the value."""
        self._unit, self._placeholder = unit, example
        self.line.setPlaceholderText(self.tongue.show(example))
        self._say_unit()

    def be_in(self, unit: Text | str) -> None:
        """Say ``unit`` beside the line from now on; "" says none."""
        self._unit = text("{unit}", unit=unit) if unit else None
        self._say_unit()

    @property
    def meant(self) -> Any:
        """What was entered, else what is offered."""
        return self._offered if self._value is None else self._value

    def _read_as_kind(self, typed: str) -> Any:
        return self._kind.read(typed)

    def _write_as_kind(self, value: Any) -> str:
        return self._kind.write(value)

    @override
    def _told(self, problem: Text) -> Text:
        kept = self.meant
        if kept is None:
            return problem
        return text("{problem} {value} is used.", problem=problem, value=self._kind.write(kept))


class AxisInputs(QWidget):
    """One input and its values. ``edited`` tells that the choice is another one."""

    edited = Signal()

    def __init__(
        self, heading: Text, tongue: Tongue, theme: Theme, *, optional: bool = False
    ) -> None:
        """``optional`` allows for none."""
        super().__init__()
        self._optional = optional
        self._range: RangeOffered | None = None
        self.group = FormGroup(heading, tongue, theme)
        self.what = ChoiceBox(tongue, theme, characters=17)
        self.how = ChoiceBox(tongue, theme, characters=17)
        self.fields: dict[str, ValueEdit] = {
            name: ValueEdit(tongue, theme) for name in ("first", "last", "step", "count")
        }
        self.fields["values"] = ValueEdit(tongue, theme, characters=18)
        self.group.add(text("Vary"), self.what, text("The input that takes several values"))
        self.group.add(text("Values"), self.how, text("How the values are given"))
        for name, label, tip in (
            ("first", text("From"), text("The smallest value")),
            ("last", text("To"), text("The largest value")),
            ("step", text("Step"), text("From one value to the next")),
            ("count", text("Number of values"), text("How many values, both ends included")),
            ("values", text("Values"), text("Values with a semicolon between them: 8; 16; 32")),
        ):
            self.group.add(label, self.fields[name], tip)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.group)
        self.how.set_choices([Choice(one, name) for one, name in _SPACINGS])
        self.how.set_value(Spacing.STEPS)
        self.offer_parameters(tuple(Parameter))
        self.what.value_edited.connect(lambda _value: self._changed())
        self.how.value_edited.connect(lambda _value: self._changed_spacing())
        for field in self.fields.values():
            field.value_edited.connect(lambda _value: self._edit())
        self._show_fields()

    @property
    def parameter(self) -> Parameter | None:
        """The input that is varied, or None."""
        value = self.what.value
        return value if isinstance(value, Parameter) else None

    @property
    def spacing(self) -> Spacing:
        """How its values are given."""
        value = self.how.value
        assert isinstance(value, Spacing)  # noqa: S101 - one is always chosen
        return value

    @property
    def choice(self) -> AxisChoice | None:
        """What is chosen, or None where nothing is."""
        parameter = self.parameter
        if parameter is None or self._range is None:
            return None
        found = {name: field.meant for name, field in self.fields.items()}
        return AxisChoice(
            parameter,
            self.spacing,
            float(found["first"]),
            float(found["last"]),
            float(found["step"]),
            int(found["count"]),
            tuple(found["values"] or ()),
        )

    def offer_parameters(self, parameters: Iterable[Parameter]) -> None:
        """Let one of ``parameters`` be varied."""
        none = [Choice(None, text("nothing else"))] if self._optional else []
        self.what.set_choices([*none, *(Choice(one, one.heading) for one in parameters)])

    def vary(self, parameter: Parameter | None, spacing: Spacing | None = None) -> None:
        """Vary ``parameter``, as if it had been chosen; its range is asked for and offered."""
        self.what.set_value(parameter)
        if spacing is not None:
            self.how.set_value(spacing)
        self._changed()

    def offer(self, offered: RangeOffered | None) -> None:
        """Show ``offered`` wherever the user gave no value."""
        self._range = offered
        parameter = self.parameter
        if offered is None or parameter is None:
            return
        whole = parameter.whole
        for name in ("first", "last", "step"):
            value = getattr(offered, name)
            self.fields[name].offer(round(value) if whole else value)
        self.fields["count"].offer(offered.count)
        self.fields["values"].offer(offered.values)

    def remark(self, issues: Iterable[Issue]) -> None:
        """Say each issue beside the field that it is about."""
        told: dict[str, Remark] = {}
        used = _USED[self.spacing]
        for issue in issues:
            place = str(issue.at("field"))
            if place not in used:
                place = used[-1] if place in self.fields else "what"
            if place not in told:
                told[place] = Remark.of(issue)
        everything: dict[str, Field] = {**self.fields, "what": self.what}
        for name, field in everything.items():
            field.remark(told.get(name))

    def _changed(self) -> None:
        parameter = self.parameter
        if parameter is not None:
            reading, unit = reading_of(parameter), _UNITS.get(parameter)
            for name in ("first", "last", "step"):
                self.fields[name].be(reading, unit, example=_example(parameter))
            self.fields["count"].be(COUNT)
            self.fields["values"].be(list_reading(parameter))
            if parameter is Parameter.SEQ_LEN:
                # Only lengths of the catalog have a minimum and rows of their own.
                self.how.set_value(Spacing.LIST)
        self._range = None
        self._show_fields()
        self._edit()

    def _changed_spacing(self) -> None:
        self._show_fields()
        self._edit()

    def _show_fields(self) -> None:
        varied = self.parameter is not None
        self.group.show_row(self.how, shown=varied)
        used = _USED[self.spacing] if varied else ()
        for name, field in self.fields.items():
            self.group.show_row(field, shown=name in used)

    def _edit(self) -> None:
        self.edited.emit()
