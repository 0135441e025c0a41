"""Records: frozen, slotted dataclasses that cost little when their module is imported.

``dataclasses.dataclass`` writes and compiles six functions for every frozen class before the
module that holds it can be used; for the records that a window needs to come up, that was a sixth
of its start. Here a function is compiled when it is first called, which in a start few are.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform, overload

_T = TypeVar("_T")


@overload
@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def frozen(cls: type[_T], /) -> type[_T]: ...
@overload
@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def frozen(*, eq: bool = True) -> Callable[[type[_T]], type[_T]]: ...
def frozen(cls: type[_T] | None = None, /, *, eq: bool = True) -> Any:
    """Make of a class what ``@dataclass(frozen=True, slots=True)`` makes of it, only sooner.

    ``dataclasses.fields``, ``replace`` and the like take it as theirs. Without ``eq`` a record
    equals itself alone. A record does not inherit from another.
    """
    if cls is None:
        return lambda given: _made(given, eq=eq)
    return _made(cls, eq=eq)


def _made(cls: type[_T], *, eq: bool) -> type[_T]:
    made = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    methods: dict[str, Callable[..., Any]] = {
        "__init__": _compiled_when_called(made, "__init__", _init),
        "__repr__": _repr,
        "__setattr__": _refuse_to_set,
        "__delattr__": _refuse_to_delete,
        "__getstate__": _state,
        "__setstate__": _set_state,
    }
    if eq:
        methods["__eq__"] = _compiled_when_called(made, "__eq__", _eq)
        methods["__hash__"] = _compiled_when_called(made, "__hash__", _hash)
    for name, method in methods.items():
        if name not in cls.__dict__:
            setattr(made, name, method)
    return made


def _compiled_when_called(
    cls: type, name: str, source: Callable[[Any, dict[str, Any]], str]
) -> Callable[..., Any]:
    """Return what compiles the method ``name``, puts it in its own place, and goes on with it."""

    def method(self: Any, *values: Any, **named: Any) -> Any:
        known: dict[str, Any] = {}
        exec(source(cls, known), known)  # noqa: S102 - of the names of the fields alone
        compiled = known[name]
        compiled.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, compiled)
        return compiled(self, *values, **named)

    return method


def _init(cls: Any, known: dict[str, Any]) -> str:
    """Write ``__init__``, which finds its defaults in ``known``."""
    known.update(_put=object.__setattr__, _absent=dataclasses.MISSING)
    parameters, lines = ["self"], []
    for one in dataclasses.fields(cls):
        if not one.init:
            continue
        name = value = one.name
        if one.default is not dataclasses.MISSING:
            known[f"default_{name}"] = one.default
            parameters.append(f"{name}=default_{name}")
        elif one.default_factory is not dataclasses.MISSING:
            known[f"new_{name}"] = one.default_factory
            parameters.append(f"{name}=_absent")
            value = f"new_{name}() if {name} is _absent else {name}"
        else:
            parameters.append(name)
        lines.append(f"_put(self, {name!r}, {value})")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    return f"def __init__({', '.join(parameters)}):\n " + "\n ".join(lines or ["pass"])


def _eq(cls: Any, _known: dict[str, Any]) -> str:
    return (
        "def __eq__(self, other):\n"
        " if other.__class__ is not self.__class__: return NotImplemented\n"
        f" return ({_compared(cls, 'self')}) == ({_compared(cls, 'other')})"
    )


def _hash(cls: Any, _known: dict[str, Any]) -> str:
    return f"def __hash__(self): return hash(({_compared(cls, 'self')}))"


def _compared(cls: Any, of: str) -> str:
    return "".join(f"{of}.{one.name}, " for one in dataclasses.fields(cls) if one.compare)


def _repr(self: Any) -> str:
    shown = (one.name for one in dataclasses.fields(self) if one.repr)
    values = ", ".join(f"{name}={getattr(self, name)!r}" for name in shown)
    return f"{self.__class__.__qualname__}({values})"


def _refuse_to_set(_self: Any, name: str, _value: Any) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(_self: Any, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, one.name) for one in dataclasses.fields(self)]


def _set_state(self: Any, state: list[Any]) -> None:
    for one, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, one.name, value)
