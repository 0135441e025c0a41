"""An answer as text for a terminal: the figures first, then the findings, then the evidence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Support, Tables
from ascgui.domain.issues import Issue
from ascgui.domain.text import Quantity, Text, Unit, Value, text
from ascgui.estimator import failure_loss
from ascgui.language.findings import finding_lines
from ascgui.language.language import Language
from ascgui.language.terminal import padded, printable, width, wrapped

Row = tuple[Text, str, str]
"""Label, figure, and what stands quietly behind it."""

_NOT_KNOWN = text("unknown")
_SUPPORT = {
    Support.SUPPORTED: text("supported"),
    Support.NOT_SUPPORTED: text("not supported"),
    Support.UNKNOWN: text("unknown"),
}


def as_lines(
    answer: Answer, issues: Sequence[Issue], tables: Tables, language: Language, columns: int
) -> list[str]:
    """Return ``answer`` with ``issues`` in lines of at most ``columns``."""
    rows = list(_figures(answer, language))
    label_columns = max(width(language.show(label)) for label, _, _ in rows) + 4
    lines = _heading(answer, tables, language, columns)
    lines.append("")
    for label, figure, quiet in rows:
        first = padded(f"  {language.show(label)}", label_columns)
        behind = f"  {quiet}" if quiet else ""
        lines += wrapped(f"{figure}{behind}", columns, " " * label_columns, first)
    if issues:
        lines += ["", language.say("Findings")]
        lines += finding_lines(issues, language, columns)
    lines += _near_rates(answer, language, columns)
    evidence = list(_evidence_lines(answer, language, columns))
    if evidence:
        lines += ["", language.say("Evidence"), *evidence]
    return lines


def _heading(answer: Answer, tables: Tables, language: Language, columns: int) -> list[str]:
    plan = answer.plan
    framework = tables.frameworks.get(plan.framework or "")
    hardware = tables.hardware.get(plan.hardware or "")
    parts: tuple[Value | None, ...] = (
        plan.model or None,
        plan.stage,
        plan.strategy,
        None if plan.seq_len is None else text("sequence length {n}", n=str(plan.seq_len)),
        plan.framework if framework is None else framework.name,
        plan.hardware if hardware is None else hardware.name,
    )
    job = " · ".join(language.show(part) for part in parts if part is not None)
    named = [printable(plan.name)] if plan.name else []
    return [*named, *wrapped(job or language.say("No job is given yet."), columns)]


def _figures(answer: Answer, language: Language) -> Iterable[Row]:
    """Yield the figures in the order in which one asks for them; missing ones say so."""
    show, say = language.show, language.say
    unknown = show(_NOT_KNOWN)

    def counted(value: int | None, unit: Unit) -> str:
        return unknown if value is None else show(Quantity(value, unit))

    def estimated(figure: str, *, estimate: bool = answer.is_estimate) -> str:
        return say("≈ {figure}", figure=figure) if estimate else figure

    cluster = [
        counted(value, unit)
        for value, unit in (
            (answer.devices, Unit.DEVICES),
            (answer.cards, Unit.CARDS),
            (answer.nodes, Unit.NODES),
        )
        if value is not None
    ]
    devices = " · ".join(cluster) or unknown
    yield text("Devices"), estimated(devices, estimate=answer.devices_are_estimate), ""
    minimum = counted(answer.minimum_devices, Unit.DEVICES)
    if answer.minimum_devices is None:
        minimum = show(_SUPPORT[answer.support])
    yield text("Minimum"), minimum, say("(edition {edition})", edition=answer.edition)
    required = answer.required
    if required is not None:
        yield (
            text("Required"),
            estimated(show(Quantity(required.recommended, Unit.DEVICES))),
            say(
                "(by the formula {raw}, exact {exact}, by the printed formula {published})",
                raw=required.raw,
                exact=required.exact,
                published=required.published,
            ),
        )
    yield from _time_and_cost(answer, language, estimated)


def _time_and_cost(
    answer: Answer, language: Language, estimated: Callable[[str], str]
) -> Iterable[Row]:
    show, say = language.show, language.say
    duration, seconds = answer.duration, answer.duration_s
    if duration is None or seconds is None:
        yield text("Duration"), show(_NOT_KNOWN), ""
    else:
        yield (
            text("Duration"),
            estimated(show(Quantity(seconds, Unit.SECONDS))),
            say(
                "({low} … {high})",
                low=Quantity(duration.low, Unit.SECONDS, like=seconds),
                high=Quantity(duration.high, Unit.SECONDS, like=seconds),
            ),
        )
        yield (
            text("By formula"),
            say(
                "expected {expected} · ideal {ideal} · printed formula {published}",
                expected=Quantity(duration.expected, Unit.SECONDS),
                ideal=Quantity(duration.ideal, Unit.SECONDS),
                published=Quantity(duration.published, Unit.SECONDS),
            ),
            "",
        )
    lost, failures = failure_loss.lost_s(answer), failure_loss.expected_failures(answer)
    if lost is not None and failures is not None and answer.goodput is not None:
        yield (
            text("Saves and failures"),
            estimated(show(Quantity(lost, Unit.SECONDS, like=seconds))),
            say(
                "of the duration (goodput {goodput}, failures expected: {n})",
                goodput=Quantity(answer.goodput, Unit.PERCENT),
                n=round(failures, 1),
            ),
        )
    if answer.finish is not None and answer.finish_low and answer.finish_high:
        around = say("({low} … {high})", low=answer.finish_low, high=answer.finish_high)
        yield text("Finish"), estimated(show(answer.finish)), around
    if answer.cost is not None and answer.cost_low is not None and answer.cost_high is not None:
        currency = answer.plan.currency
        yield (
            text("Cost"),
            estimated(language.quantity(Quantity(answer.cost, currency=currency or " ")).strip()),
            say(
                "({low} … {high})",
                low=language.money(answer.cost_low),
                high=language.money(answer.cost_high),
            ),
        )
    if answer.card_hours is not None and answer.node_hours is not None:
        hours = (
            Quantity(answer.card_hours, Unit.CARD_HOURS),
            Quantity(answer.node_hours, Unit.NODE_HOURS),
        )
        yield text("Card-hours"), " · ".join(map(show, hours)), ""


def _near_rates(answer: Answer, language: Language, columns: int) -> list[str]:
    """Return the rates that may be chosen where none was, by the ids that choose them."""
    rows = [
        (candidate.row.id, candidate)
        for candidate in answer.candidates
        if candidate.row is not None and candidate.choosable
    ]
    if answer.evidence is not None or not rows:
        return []
    lines = ["", language.say("Near rates, to be taken with --row")]
    for row_id, candidate in rows:
        lines.append(f"  {printable(row_id)}")
        rate = language.show(Quantity(candidate.tps, Unit.TOKENS_PER_SECOND))
        lines += wrapped(rate, columns, " " * 6)
        lines += wrapped(language.show(candidate.explanation), columns, " " * 6)
    return lines


def _evidence_lines(answer: Answer, language: Language, columns: int) -> Iterable[str]:
    """Yield how each figure came about, with the numbers put in and the source."""
    shown = [each for each in answer.derivations if each.figure in _EVIDENCE]
    if not shown:
        return
    margin = max(width(language.show(each.title)) for each in shown) + 4
    indent = " " * margin
    for each in shown:
        first = padded(f"  {language.show(each.title)}", margin)
        told = language.show(each.with_numbers)
        if "=" in each.formula:
            told = language.say("{formula}:  {numbers}", formula=each.formula, numbers=told)
        yield from wrapped(told, columns, indent, first)
        if each.source is not None:
            yield from wrapped(language.show(each.source), columns, f"{indent}  ", f"{indent}· ")


_EVIDENCE = frozenset(
    {"minimum", "total_tokens", "tps", "required", "duration", "failures", "cost"}
)
