"""A whole report, said in one language: cover, sections, and what stands on every page."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import ascgui
from ascgui.decision.assumptions import Assumptions
from ascgui.decision.blocks import Block, Cover, Paragraph, Report, Section, Signatures, Subheading
from ascgui.decision.charts import Charts
from ascgui.decision.decision import Decision, Progress
from ascgui.decision.derivation import Derivations
from ascgui.decision.evidence import EvidenceTables
from ascgui.decision.findings import findings
from ascgui.decision.options import ReportOptions, ReportSection
from ascgui.decision.scenarios import Scenarios
from ascgui.decision.summary import Summary
from ascgui.decision.teller import Teller
from ascgui.domain.project import short
from ascgui.language.language import Language

_HASH_SHOWN = 8
_TITLE_MOST = 300
_NAME_MOST = 200


def contents(
    decision: Decision,
    options: ReportOptions,
    language: Language,
    *,
    progress: Progress | None = None,
) -> Report | None:
    """Return the report on ``decision`` in ``language``; None if ``progress`` said to stop."""
    teller = Teller(decision, language)
    say = language.say
    makers: dict[ReportSection, tuple[str, Callable[[], Iterable[Block]]]] = {
        ReportSection.SUMMARY: (say("The decision"), Summary(teller).blocks),
        ReportSection.SCENARIOS: (
            say("The scenarios") if decision.several else say("The job"),
            Scenarios(teller).blocks,
        ),
        ReportSection.CHARTS: (say("Charts"), Charts(teller).blocks),
        ReportSection.ASSUMPTIONS: (say("What is assumed"), Assumptions(teller).blocks),
        ReportSection.FINDINGS: (say("Findings"), lambda: findings(teller)),
        ReportSection.DERIVATIONS: (
            say("How the figures came about"),
            lambda: _derivations(teller, told),
        ),
        ReportSection.EVIDENCE: (say("Evidence"), lambda: _evidence(teller)),
        ReportSection.SIGNATURES: (say("Signatures"), lambda: (_signatures(teller, options),)),
    }
    sections: list[Section] = []
    done, total = 0, len(makers) + len(decision.answers)

    def told() -> bool:
        nonlocal done
        done += 1
        return progress is None or progress(done, total)

    for kind, (title, make) in makers.items():
        if not told():
            return None
        if options.has(kind):
            blocks = tuple(make())
            if blocks:
                sections.append(Section(kind, title, blocks))
    title = _title(teller, options)
    return Report(
        title=title,
        author=_line(options.author),
        customer=_line(options.customer),
        language=language.code,
        page=options.page,
        day=options.day,
        foot=say(
            "ascgui {version}, catalog {hash}",
            version=ascgui.__version__,
            hash=decision.tables.sha256[:_HASH_SHOWN],
        ),
        cover=_cover(teller, options) if options.has(ReportSection.COVER) else None,
        sections=tuple(sections),
    )


def _title(teller: Teller, options: ReportOptions) -> str:
    named = short(options.title, _TITLE_MOST) or short(teller.decision.project.title, _TITLE_MOST)
    if named:
        return named
    scenarios = teller.decision.project.scenarios
    model = scenarios[0].plan.model if scenarios else None
    return short(model, _TITLE_MOST) if model else teller.say("Plan without a name")


def _cover(teller: Teller, options: ReportOptions) -> Cover:
    say = teller.say
    decision = teller.decision
    facts = [
        (say("Customer"), _line(options.customer)),
        (say("Prepared by"), _line(options.author)),
        (say("Date"), "" if options.day is None else teller.show(options.day)),
    ]
    if decision.several:
        facts.append((say("Scenarios"), teller.show(len(decision.project.scenarios))))
    if decision.project.preferred is not None:
        facts.append((say("Preferred"), teller.name(decision.project.preferred)))
    return Cover(
        kind=say("Comparison of training plans") if decision.several else say("Training plan"),
        facts=tuple((name, value) for name, value in facts if value),
        contents=say("Contents"),
        logo=options.logo,
        logo_alt=say("Logo"),
    )


def _derivations(teller: Teller, told: Callable[[], bool]) -> Iterable[Block]:
    """Yield how the figures of each scenario came about, the same ones once.

    ``told`` is asked before each; it ends where that says to stop, which the next part hears too.
    """
    decision = teller.decision
    if not decision.several:
        for answer in decision.ordered:
            yield from Derivations(answer, teller).blocks()
        return
    firsts: dict[tuple[Block, ...], str] = {}
    for scenario_id, answer in decision.answers.items():
        if not told():
            return
        blocks = Derivations(answer, teller).blocks()
        yield Subheading(teller.numbered(scenario_id), marked=True)
        first = firsts.setdefault(blocks, scenario_id)
        if not blocks:
            yield Paragraph(teller.say("Nothing can be derived yet: the plan does not say enough."))
        elif first != scenario_id:
            yield Paragraph(teller.say("As for {scenario}.", scenario=teller.numbered(first)))
        else:
            yield from blocks


def _evidence(teller: Teller) -> Iterable[Block]:
    decision = teller.decision
    if not decision.several:
        if decision.ordered:
            yield from EvidenceTables(decision.ordered, teller).blocks()
        return
    ids = tuple(decision.answers)
    tables = EvidenceTables(
        decision.ordered, teller, lambda places: teller.whose([ids[place] for place in places])
    )
    yield from tables.blocks()


def _signatures(teller: Teller, options: ReportOptions) -> Signatures:
    say = teller.say
    author, customer = _line(options.author), _line(options.customer)
    return Signatures(
        roles=(
            say("Prepared by {name}", name=author) if author else say("Prepared by"),
            say("Checked by"),
            say("Approved for {name}", name=customer) if customer else say("Approved by"),
        ),
        labels=(say("Name in block letters"), say("Date"), say("Signature")),
    )


def _line(typed: str) -> str:
    """Return what was typed in one line that is not too long."""
    return short(" ".join(typed.split()), _NAME_MOST)
