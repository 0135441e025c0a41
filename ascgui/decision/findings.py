"""The findings of the scenarios: each kind once, with whom it concerns and its sources."""

from __future__ import annotations

from collections.abc import Sequence

from ascgui.comparison.table import Finding
from ascgui.decision.blocks import Block, Cited, Paragraph, Remark, Remarks
from ascgui.decision.teller import Teller
from ascgui.domain.issues import Issue, Severity

_MOST_WORDINGS = {Severity.ERROR: 6, Severity.WARNING: 3, Severity.INFO: 1}
"""Wordings of one kind of finding that are told in full; they differ in numbers only."""


def findings(teller: Teller) -> tuple[Block, ...]:
    """Return the findings of all scenarios."""
    found = teller.decision.comparison.findings
    if not found:
        return (Paragraph(teller.say("Nothing stands against these scenarios.")),)
    return (remarks(found, teller),)


def remarks(found: Sequence[Finding], teller: Teller) -> Remarks:
    """Return ``found`` as remarks, each with the scenarios it is about."""
    items: list[Remark] = []
    for finding in found:
        wordings = finding.wordings
        most = _MOST_WORDINGS[finding.severity]
        told, rest = wordings[:most], wordings[most:]
        for issue, scenarios in told:
            items.append(_remark(issue, tuple(filter(None, scenarios)), teller))
        if rest:
            others = [each for _, scenarios in rest for each in scenarios]
            last = items.pop()
            also = teller.say(
                "{who}; with other numbers also {others}",
                who=last.who,
                others=teller.whose(others),
            )
            items.append(_with(last, also))
    return Remarks(tuple(items))


def _remark(issue: Issue, scenarios: Sequence[str], teller: Teller) -> Remark:
    who = teller.whose(scenarios) if scenarios else ""
    return Remark(
        severity=issue.severity,
        word=teller.words.severity(issue.severity),
        message=teller.show(issue.message),
        action="" if issue.action is None else teller.show(issue.action),
        who=teller.say("Scenarios: {numbers}", numbers=who) if who else "",
        sources=tuple(
            Cited(teller.words.source(source), teller.show(source.says)) for source in issue.sources
        ),
    )


def _with(remark: Remark, who: str) -> Remark:
    return Remark(remark.severity, remark.word, remark.message, remark.action, who, remark.sources)
