"""The answer of a scan of training data in words, for one framework and one sequence length."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePath

from ascgui.datasets.faults import FRAMEWORK_NAMES
from ascgui.datasets.records import (
    Counting,
    Format,
    FrameworkAnswer,
    Overlong,
    Processed,
    Progress,
    ScanAnswer,
)
from ascgui.datasets.workload import Handling
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.language.language import Language

PERCENTILES = (5, 25, 50, 75, 90, 95, 99)
_BARS = 60
_FAR = 4
"""A sequence length this many times beyond nearly all sequences is not drawn but pointed at."""

FORMATS: dict[Format, Text] = {
    Format.ALPACA: text("alpaca"),
    Format.SHAREGPT: text("sharegpt"),
    Format.MOSS: text("moss"),
    Format.PRETRAIN: text("pretraining text"),
    Format.PREFERENCE: text("preference pairs"),
    Format.PROMPTS: text("prompts without answers"),
}

FORMAT_NOTES: dict[Format, Text] = {
    Format.ALPACA: text("instruction, input, output"),
    Format.SHAREGPT: text("conversations"),
    Format.MOSS: text("numbered turns"),
    Format.PRETRAIN: text("one text a row"),
    Format.PREFERENCE: text("chosen and rejected, or kto_tag"),
    Format.PROMPTS: text("for reinforcement learning"),
}


@dataclass(frozen=True, slots=True)
class ScanShown:
    """What stands in the answer.

    ``trouble`` is why the framework cannot train on the data, or None.

    ``tokens`` is "" where none were counted; ``tokens_aside`` is the range of an estimate.
    """

    rows: str
    trouble: Text | None
    tokens: str
    tokens_aside: str
    tokens_tag: str
    others: tuple[str, ...]
    facts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LengthsShown:
    """What stands beside the histogram; ``handlings`` explain the three token totals."""

    percentiles: str
    longer: str
    handlings: tuple[tuple[Handling, str], ...]


def name_of(framework: str) -> str:
    """Return what ``framework`` is called."""
    return FRAMEWORK_NAMES.get(framework, framework)


def present(answer: ScanAnswer, framework: str, language: Language) -> ScanShown:
    """Return the answer in words."""
    mine = answer.answers[framework]
    others = tuple(
        _rows_of(one, answer.rows, language)
        for one in answer.answers.values()
        if one.framework != framework
    )
    tokens, aside, tag = _tokens(answer, mine, language)
    return ScanShown(
        _headline(answer, mine, language),
        _trouble(answer, mine),
        tokens,
        aside,
        tag,
        others,
        tuple(_facts(answer, language)),
    )


def _headline(answer: ScanAnswer, mine: FrameworkAnswer, language: Language) -> str:
    if answer.format is None:
        return language.say("{rows} rows, of no known format", rows=answer.rows)
    if mine.rows_valid == answer.rows:
        return language.say("All {rows} rows are valid", rows=answer.rows)
    return language.say("{valid} of {rows} rows are valid", valid=mine.rows_valid, rows=answer.rows)


def _trouble(answer: ScanAnswer, mine: FrameworkAnswer) -> Text | None:
    name = name_of(mine.framework)
    if answer.format is None:
        return None
    if not mine.supported:
        return text(
            "{framework} does not read this format ({format}).",
            framework=name,
            format=FORMATS[answer.format],
        )
    if mine.stops or mine.rows_stopping:
        return text(
            "{framework} stops at this data until the faults marked “stops” are mended.",
            framework=name,
        )
    return None


def _rows_of(one: FrameworkAnswer, rows: int, language: Language) -> str:
    name = name_of(one.framework)
    if not one.supported:
        return language.say("{framework}: does not read this format", framework=name)
    if one.stops or one.rows_stopping:
        return language.say(
            "{framework}: stops; {valid} of {rows} rows are valid once that is mended",
            framework=name,
            valid=one.rows_valid,
            rows=rows,
        )
    return language.say(
        "{framework}: {valid} of {rows} rows valid, {skipped} left out, {empty} as empty samples",
        framework=name,
        valid=one.rows_valid,
        rows=rows,
        skipped=one.rows_skipped,
        empty=one.rows_empty,
    )


def _tokens(answer: ScanAnswer, mine: FrameworkAnswer, language: Language) -> tuple[str, str, str]:
    facts, table = answer.tokenizer, mine.lengths
    if facts.counting is Counting.NONE or not table.sequences:
        return "", "", ""
    if facts.is_estimate:
        return (
            language.say("≈ {tokens} tokens", tokens=language.short_number(table.total)),
            language.say(
                "{low} … {high}",
                low=language.short_number(table.scaled(facts.low_ratio)),
                high=language.short_number(table.scaled(facts.high_ratio)),
            ),
            language.say("estimate"),
        )
    return (
        language.say("{n} tokens", n=table.total),
        language.say("in one epoch"),
        language.say("counted"),
    )


def _facts(answer: ScanAnswer, language: Language) -> Iterator[str]:
    say = language.say
    if answer.cancelled:
        yield say("The scan was cancelled: these figures cover a part of the data only.")
    found = say("unknown") if answer.format is None else FORMATS[answer.format]
    yield say("Format: {found}. {reason}", found=found, reason=answer.format_reason)
    facts = answer.tokenizer
    if facts.counting is Counting.NONE:
        return
    if facts.is_estimate:
        yield say(
            "The tokens are estimated by script, because no tokenizer is chosen. A real one gives"
            " from {low} to {high} of them.",
            low=Quantity(facts.low_ratio, Unit.PERCENT),
            high=Quantity(facts.high_ratio, Unit.PERCENT),
        )
    else:
        yield say("Tokens are counted with {file}.", file=str(facts.path))
    template = facts.template or say("none")
    if answer.request.template and answer.request.template == facts.template:
        # By the page's own choice or the plan's model: the choice stands beside the answer.
        yield say("Chat template: {template}.", template=template)
        return
    yield say(
        "Chat template: {template}. {reason}", template=template, reason=facts.template_reason
    )


def files_line(answer: ScanAnswer, language: Language) -> str:
    """Return how much was read."""
    size = Quantity(answer.size_bytes, Unit.BYTES)
    took = Quantity(round(answer.seconds, 1), Unit.SECONDS)
    if len(answer.files) == 1:
        return language.say(
            "{file}, {size}, read in {seconds}",
            # The folder stands beside the inputs; a whole path is too long for a line.
            file=PurePath(answer.files[0].shown).name,
            size=size,
            seconds=took,
        )
    return language.say(
        "{files} files, {size}, read in {seconds}",
        files=len(answer.files),
        size=size,
        seconds=took,
    )


def present_lengths(
    answer: ScanAnswer, framework: str, seq_len: int | None, language: Language
) -> LengthsShown | None:
    """Return the lengths in words, None where no tokens were counted."""
    mine = answer.answers[framework]
    if answer.tokenizer.counting is Counting.NONE or not mine.lengths.sequences:
        return None
    table = mine.lengths
    percentiles = language.say(
        "Mean {mean}, half below {median}, 90 % below {p90}, 95 % below {p95}, 99 % below {p99},"
        " longest {longest} tokens",
        mean=round(table.mean),
        median=table.percentile(50),
        p90=table.percentile(90),
        p95=table.percentile(95),
        p99=table.percentile(99),
        longest=table.longest,
    )
    if seq_len is None:
        return LengthsShown(percentiles, "", ())
    processed = mine.processed(seq_len)
    estimated = answer.tokenizer.is_estimate
    return LengthsShown(
        percentiles,
        _longer(processed, name_of(framework), language),
        tuple(
            (one, language.show(_handling(one, processed, language, estimated=estimated)))
            for one in Handling
        ),
    )


def _longer(processed: Processed, framework: str, language: Language) -> str:
    if not processed.longer_share:
        return language.say(
            "No sequence is longer than {seq_len} tokens.", seq_len=processed.seq_len
        )
    share = Quantity(processed.longer_share, Unit.PERCENT)
    seq_len = processed.seq_len
    sentences = {
        Overlong.TRUNCATED: text(
            "{share} of the sequences are longer than {seq_len} tokens: {framework} cuts them.",
            share=share,
            seq_len=seq_len,
            framework=framework,
        ),
        Overlong.LEFT_OUT: text(
            "{share} of the sequences are longer than {seq_len} tokens: {framework} leaves them"
            " out.",
            share=share,
            seq_len=seq_len,
            framework=framework,
        ),
        Overlong.SPLIT: text(
            "{share} of the texts are longer than {seq_len} tokens: {framework} splits them over"
            " several samples.",
            share=share,
            seq_len=seq_len,
            framework=framework,
        ),
    }
    return language.show(sentences[processed.overlong])


def _handling(
    handling: Handling, processed: Processed, language: Language, *, estimated: bool
) -> Text:
    def shown(tokens: int) -> str:
        return f"≈ {language.short_number(tokens)}" if estimated else language.number(tokens)

    if handling is Handling.PADDED:
        return text(
            "{tokens} tokens: {sequences} sequences of {seq_len}, {padding} of it padding",
            tokens=shown(processed.padded),
            sequences=processed.sequences,
            seq_len=processed.seq_len,
            padding=Quantity(processed.padding_share, Unit.PERCENT),
        )
    if handling is Handling.PACKED:
        return text(
            "{tokens} tokens: samples one after the other, no padding",
            tokens=shown(processed.packed),
        )
    return text(
        "{tokens} tokens: each sequence cut at {seq_len}, no padding",
        tokens=shown(processed.truncated),
        seq_len=processed.seq_len,
    )


def usual_handling(answer: ScanAnswer) -> Handling:
    """Return how samples are laid into sequences unless the user says otherwise.

    Pretraining packs; fine-tuning pads each sample (DATASETS: padded training costs sequence
    length × samples).
    """
    return Handling.PACKED if answer.format is Format.PRETRAIN else Handling.PADDED


def bars(
    answer: ScanAnswer, framework: str, seq_len: int | None
) -> tuple[tuple[int, int, int], ...]:
    """Return (low, high, sequences) bars that reach to the sequence length unless it is far."""
    table = answer.answers[framework].lengths
    if not table.sequences:
        return ()
    up_to = max(1, table.percentile(99.5))
    if seq_len is not None and up_to < seq_len <= _FAR * up_to:
        up_to = round(seq_len * 1.03)
    return tuple((one.low, one.high, one.sequences) for one in table.histogram(_BARS, up_to))


def progress_words(progress: Progress, language: Language) -> str:
    """Return how far a scan is and how long it will take."""
    rate = Quantity(progress.bytes_per_second, Unit.BYTES)
    say = language.say
    parts = [
        say("{rows} rows", rows=progress.rows),
        say("{rate} a second", rate=rate),
    ]
    if progress.tokens:
        tokens = language.short_number(progress.tokens_per_second)
        parts.append(say("{tokens} tokens a second", tokens=tokens))
    if progress.seconds_left is not None:
        parts.append(say("{time} left", time=Quantity(progress.seconds_left, Unit.SECONDS)))
    return " · ".join(parts)
