"""In which ways a row is not of the plan's job, in words, and which way each pulls."""

from __future__ import annotations

from ascgui.domain.catalog import Tables
from ascgui.domain.plan import Plan
from ascgui.domain.text import Text, text
from ascgui.estimator.naming import (
    framework_name,
    hardware_name,
    stage_name,
    strategy_name,
)
from ascgui.estimator.rate_match import (
    ALIKE,
    SAME,
    Match,
    side_is_known,
)
from ascgui.estimator.spelling import digits, shortened


def differences(match: Match, plan: Plan, tables: Tables) -> tuple[Text, ...]:
    """Return each way in which the row is not the plan's job, and which way that pulls."""
    found: list[Text] = []
    row = match.row
    if not match.same_work:
        found.append(
            text(
                "The rate is of {row}, the plan is {plan}: these are different kinds of work,"
                " and the rate says nothing about the plan.",
                row=stage_name(row.stage),
                plan=stage_name(plan.stage or ""),
            )
        )
    found += _model_difference(match, plan)
    if plan.framework is not None and not match.same_framework:
        found.append(
            text(
                "The rate was reached with {row}, the plan uses {plan}.",
                row=framework_name(row.framework, tables),
                plan=framework_name(plan.framework, tables),
            )
        )
    if plan.hardware is not None and not match.same_hardware:
        found.append(
            text(
                "The rate was reached on {row}, the plan uses {plan}.",
                row=hardware_name(row.hardware, tables),
                plan=hardware_name(plan.hardware, tables),
            )
        )
    if match.same_work:
        found += _work_differences(match, plan)
    found += _length_difference(match, plan)
    if not match.usable:
        found.append(
            text(
                "The publication does not say whether the rate is per device, per card or per"
                " node, so it is shown and cannot be chosen."
            )
        )
    if row.suspect:
        found.append(text("The published value is doubtful: {note}", note=row.note))
    return tuple(found)


def _model_difference(match: Match, plan: Plan) -> list[Text]:
    row = match.row
    if plan.model is None or match.kinship == SAME:
        return []
    published = row.model or row.model_published
    if match.kinship == ALIKE:
        return [
            text(
                "The rate is of {row}, which has the same architecture figures as {plan}.",
                row=published,
                plan=plan.model,
            )
        ]
    return [
        text(
            "The rate is of {row}, another model than {plan}.",
            row=published,
            plan=shortened(plan.model),
        )
    ]


def _work_differences(match: Match, plan: Plan) -> list[Text]:
    row, found = match.row, list[Text]()
    if plan.strategy is not None and not match.same_strategy:
        found.append(_strategy_difference(row.strategy, plan.strategy))
    if plan.stage is not None and not match.same_stage:
        found.append(_stage_difference(row.stage, plan.stage))
    return found


def _strategy_difference(row: str, plan: str) -> Text:
    if (row, plan) == ("full", "lora"):
        return text(
            "The rate is of full training, the plan is LoRA, which computes fewer gradients and"
            " is usually faster: the plan is likely to take less time."
        )
    if (row, plan) == ("lora", "full"):
        return text(
            "The rate is of LoRA, the plan is full training, which computes more gradients and"
            " is usually slower: the plan is likely to take more time."
        )
    if plan == "ppo":
        return text(
            "The rate is of {row}, the plan is PPO, which trains a critic as well: the plan is"
            " likely to take more time.",
            row=strategy_name(row),
        )
    if row == "ppo":
        return text(
            "The rate is of PPO, which trains a critic as well, the plan is {plan}: the plan is"
            " likely to take less time.",
            plan=strategy_name(plan),
        )
    return text(
        "The rate is of {row}, the plan is {plan}; which of the two is faster is unknown.",
        row=strategy_name(row),
        plan=strategy_name(plan),
    )


def _stage_difference(row: str, plan: str) -> Text:
    if plan == "dpo":
        return text(
            "The rate is of {row}, the plan is preference training (DPO), which runs a reference"
            " model as well: the plan is likely to take more time.",
            row=stage_name(row),
        )
    if row == "dpo":
        return text(
            "The rate is of preference training (DPO), which runs a reference model as well, the"
            " plan is {plan}: the plan is likely to take less time.",
            plan=stage_name(plan),
        )
    if (row, plan) == ("pretrain", "sft"):
        return text(
            "The rate is of pretraining, whose sequences are full; the plan is supervised"
            " fine-tuning, whose samples leave padding unless they are packed: the plan is likely"
            " to take more time."
        )
    if (row, plan) == ("sft", "pretrain"):
        return text(
            "The rate is of supervised fine-tuning, whose samples may leave padding; the plan is"
            " pretraining, whose sequences are full: the plan is likely to take less time."
        )
    return text(
        "The rate is of {row}, the plan is {plan}; which of the two is faster is unknown.",
        row=stage_name(row),
        plan=stage_name(plan),
    )


def _length_difference(match: Match, plan: Plan) -> list[Text]:
    row = match.row
    if plan.seq_len is None or match.doublings == 0:
        return []
    printed = row.seq_len_printed or digits(row.seq_len or 0)
    planned = digits(plan.seq_len)
    if match.doublings is None:
        return [
            text("The sequence length of the rate is unknown; the plan's is {plan}.", plan=planned)
        ]
    if not side_is_known(match):
        return [
            text(
                "The sequence length of the rate is {row}, the plan's is {plan}; which of the two"
                " is faster is unknown.",
                row=printed,
                plan=planned,
            )
        ]
    if match.doublings > 0:
        return [
            text(
                "The sequence length of the rate is {row}, the plan's is {plan}. Shorter"
                " sequences cost less per token: the plan is likely to take less time.",
                row=printed,
                plan=planned,
            )
        ]
    return [
        text(
            "The sequence length of the rate is {row}, the plan's is {plan}. Longer sequences"
            " cost more per token: the plan is likely to take more time.",
            row=printed,
            plan=planned,
        )
    ]
