"""What saves and failures add to a plan's duration: its derivation, and what is to be said of it.

A plan that includes them divides its training time by the goodput, the share of the time that is
training which is kept (:mod:`ascgui.estimator.failures`). What the user says of saves and failures
is taken for the whole job and for every number of devices alike.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from ascgui.domain.answer import Answer, Derivation, Term
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import FailureChoice
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.failures import daly_interval_s
from ascgui.language.numbers import written_duration

SOURCE = text(
    "J. T. Daly, A higher order estimate of the optimum checkpoint interval for restart dumps,"
    " 2006: the expected time of an interval with its save, under failures at random."
)
_ENTERED = text("entered on the Checkpoints page")
_WHERE = (("field", "failures"),)
_MUCH = 0.5
_FARTHEST = 1.5
"""How many times the best interval, or its inverse, is worth a word."""


def failure_words(failures: FailureChoice) -> Text | None:
    """Return what is taken of saves and failures in one line; None where it is not all said."""
    if not (failures.interval_s and failures.save_s and failures.mean_s):
        return None
    return text(
        "a save of {save} every {interval}, a failure every {mean}, restart {restart}",
        save=written_duration(failures.save_s),
        interval=written_duration(failures.interval_s),
        mean=written_duration(failures.mean_s),
        restart=written_duration(failures.restart_s),
    )


def lost_s(figures: Answer) -> float | None:
    """Return the seconds of the duration that are not training, None where none are included."""
    duration_s, training_s = figures.duration_s, figures.training_s
    if figures.goodput is None or duration_s is None or training_s is None:
        return None
    return duration_s - training_s


def expected_failures(figures: Answer) -> float | None:
    """Return how many failures the duration meets on average."""
    failures, duration_s = figures.plan.failures, figures.duration_s
    if figures.goodput is None or failures is None or not failures.mean_s or duration_s is None:
        return None
    return duration_s / failures.mean_s


def derivation(figures: Answer) -> Derivation | None:
    """Return how the goodput came about, and what it makes of the training time."""
    failures, lost, count = figures.plan.failures, lost_s(figures), expected_failures(figures)
    if failures is None or figures.goodput is None or lost is None or count is None:
        return None
    interval_s, save_s, mean_s = failures.interval_s, failures.save_s, failures.mean_s
    if not (interval_s and save_s and mean_s):
        return None
    duration_s, training_s = figures.duration_s or 0.0, figures.training_s or 0.0

    def beside(seconds: float) -> Quantity:
        return Quantity(seconds, Unit.SECONDS, like=duration_s)

    goodput = Quantity(figures.goodput, Unit.PERCENT)
    saving_s = training_s / interval_s * save_s
    return Derivation(
        figure="failures",
        title=text("Saves and failures"),
        formula="G = τ ÷ (M × e^(r ÷ M) × (e^((τ + δ) ÷ M) − 1))",
        with_numbers=text(
            "{interval} ÷ ({mean} × e^({restart} ÷ {mean}) × (e^(({interval} + {save}) ÷ {mean}) −"
            " 1)) = {goodput}",
            interval=interval_s,
            mean=mean_s,
            restart=failures.restart_s,
            save=save_s,
            goodput=round(figures.goodput, 6),
        ),
        terms=(
            _term("τ", text("training between two saves"), interval_s),
            _term("δ", text("time of a save"), save_s),
            _term("M", text("mean time between failures"), mean_s),
            _term("r", text("restart after a failure"), failures.restart_s),
            goodput_term(figures.goodput),
        ),
        steps=(
            text(
                "{training} of training ÷ {goodput} = {duration}",
                training=beside(training_s),
                goodput=goodput,
                duration=Quantity(duration_s, Unit.SECONDS),
            ),
            text("Of what is added, saves alone take {saves}", saves=beside(saving_s)),
            text("Failures expected: {n}", n=round(count, 2)),
            text("Taken the same for every number of devices."),
        ),
        result=text("{lost} are added", lost=beside(lost)),
        source=SOURCE,
    )


def goodput_term(goodput: float) -> Term:
    """Return the goodput as a value of a derivation."""
    return Term("G", text("goodput"), Quantity(goodput, Unit.PERCENT), text("computed"))


def _term(symbol: str, name: Text, seconds: float) -> Term:
    return Term(symbol, name, text("{time}", time=written_duration(seconds)), _ENTERED)


def issues(figures: Answer) -> Iterator[Issue]:
    """Yield that failures are included, and what an engineer would change about it."""
    failures, lost, count = figures.plan.failures, lost_s(figures), expected_failures(figures)
    if failures is None or figures.goodput is None:
        return
    fix = (("failures", None),)
    if figures.goodput <= 0:
        yield Issue(
            Severity.ERROR,
            "failures-never-end",
            text(
                "With these failures hardly any interval passes without one, so the training would"
                " not end and no duration is given."
            ),
            text("Check the mean time between failures, and save more often."),
            where=_WHERE,
            fix=fix,
        )
        return
    if lost is None or count is None:
        return
    interval_s, save_s, mean_s = failures.interval_s, failures.save_s, failures.mean_s
    if not (interval_s and save_s and mean_s):
        return
    best_s = max(daly_interval_s(save_s, mean_s), save_s)
    action = text("The interval is close to the best one, {best}.", best=_about(best_s))
    if not best_s / _FARTHEST <= interval_s <= best_s * _FARTHEST:
        action = text("A save every {best} would lose the least.", best=_about(best_s))
    yield Issue(
        Severity.WARNING if figures.goodput < _MUCH else Severity.INFO,
        "failures-included",
        text(
            "The duration includes saves, restarts and lost work: {lost} of {duration}. Failures"
            " expected: {n}.",
            lost=Quantity(lost, Unit.SECONDS, like=figures.duration_s),
            duration=Quantity(figures.duration_s or 0.0, Unit.SECONDS),
            n=round(count, 1),
        ),
        action,
        where=_WHERE,
        fix=fix,
    )


def _about(seconds: float) -> Quantity:
    return Quantity(float(math.ceil(seconds)), Unit.SECONDS)
