"""``ascgui dataset scan``: training data without a window."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import orjson

from ascgui.datasets.faults import FRAMEWORK_NAMES
from ascgui.datasets.records import (
    FRAMEWORKS,
    Counting,
    Finding,
    Format,
    FrameworkAnswer,
    Overlong,
    Place,
    Progress,
    ScanAnswer,
    ScanRequest,
)
from ascgui.datasets.scan import scan
from ascgui.datasets.templates import TEMPLATES
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Quantity, Unit, text
from ascgui.language.findings import error_lines, issue_object
from ascgui.language.language import Language
from ascgui.language.limits import SEQ_LEN, count_of

if TYPE_CHECKING:
    from argparse import _SubParsersAction

_PERCENTILES = (5, 25, 50, 75, 90, 95, 99)
_DEFAULT_FRAMEWORKS = ("llama-factory", "mindspeed-llm")
_SEVERITIES = {
    Severity.ERROR: text("error"),
    Severity.WARNING: text("warning"),
    Severity.INFO: text("note"),
}
_OVERLONG = {
    Overlong.TRUNCATED: text("longer samples are cut"),
    Overlong.LEFT_OUT: text("longer samples are left out"),
    Overlong.SPLIT: text("longer samples are split"),
}


def add_parser(
    subparsers: _SubParsersAction[ArgumentParser], language: Language | None = None
) -> None:
    """Add ``dataset`` and what stands below it; :func:`run` carries it out."""
    say = (language or Language("en", {})).say
    dataset = subparsers.add_parser("dataset", help=say("check training data, count its tokens"))
    commands = dataset.add_subparsers(dest="dataset_command", metavar="COMMAND", required=True)
    one = commands.add_parser("scan", help=say("read files or folders and say what is in them"))
    one.add_argument("paths", metavar="PATH", nargs="+", type=Path, help=say("file or folder"))
    formats = ("auto", *(found.value for found in Format))
    one.add_argument(
        "--format", choices=formats, default="auto", help=say("what the rows are; found by default")
    )
    one.add_argument(
        "--tokenizer",
        type=Path,
        metavar="DIR|FILE",
        help=say("the model's folder or tokenizer.json; without it tokens are estimated"),
    )
    one.add_argument("--seq-len", metavar="S", help=say("tokens per training sequence"))
    one.add_argument("--framework", choices=FRAMEWORKS, help=say("the framework that will train"))
    one.add_argument(
        "--dataset-info", type=Path, metavar="FILE", help=say("a dataset_info.json to go by")
    )
    one.add_argument("--entry", metavar="NAME", help=say("the entry of dataset_info.json"))
    one.add_argument(
        "--template",
        choices=("auto", "none", *TEMPLATES),
        default="auto",
        help=say("the chat template to count; chosen by the tokenizer by default"),
    )
    one.add_argument("--no-tokens", action="store_true", help=say("check only, count no tokens"))
    one.add_argument("--json", action="store_true", help=say("as JSON"))
    one.add_argument(
        "--strict", action="store_true", help=say("exit with status 1 if a finding is an error")
    )


def request_of(args: Namespace) -> ScanRequest:
    """Return what ``args`` of :func:`add_parser` ask for.

    Raises:
        Refused: a number is none, or outside of what it can be.
    """
    problems: list[Issue] = []
    seq_len = count_of("--seq-len", args.seq_len, SEQ_LEN, problems)
    if problems:
        raise Refused(*problems)
    frameworks = _DEFAULT_FRAMEWORKS
    if args.framework:
        others = tuple(name for name in frameworks if name != args.framework)
        frameworks = (args.framework, *others)
    template = {"auto": None, "none": ""}.get(args.template, args.template)
    return ScanRequest(
        tuple(args.paths),
        None if args.format == "auto" else Format(args.format),
        frameworks,
        seq_len,
        args.tokenizer,
        template,
        count=not args.no_tokens,
        dataset_info=args.dataset_info,
        entry=args.entry,
        # Its failures, and what it prints then, stay there.
        own_process=args.tokenizer is not None,
    )


def run(
    args: Namespace,
    out: TextIO,
    language: Language,
    *,
    errors: TextIO | None = None,
) -> int:
    """Carry out ``args`` of :func:`add_parser`, write to ``out`` and return the exit status.

    What cannot be answered goes to ``errors`` (standard error), with nothing written to ``out``.
    """
    errors = errors or sys.stderr
    progress = _ProgressLine(errors, language) if errors.isatty() else None
    try:
        answer = scan(request_of(args), progress)
    except Refused as refused:
        errors.writelines(f"{line}\n" for line in error_lines(refused, language))
        return 2
    finally:
        if progress is not None:
            progress.clear()
    if answer.findings and not any(file.sha256 for file in answer.files):
        errors.writelines(f"{line}\n" for line in error_lines(Refused(*answer.issues), language))
        return 2
    if args.json:
        shown = orjson.dumps(answer_object(answer, language), option=orjson.OPT_INDENT_2)
        out.write(shown.decode("utf-8") + "\n")
    else:
        out.writelines(f"{line}\n" for line in answer_lines(answer, language))
    worst = any(finding.severity is Severity.ERROR for finding in answer.findings)
    return 1 if args.strict and worst else 0


class _ProgressLine:
    """Shows progress in one line of a terminal."""

    def __init__(self, stream: TextIO, language: Language) -> None:
        self._stream = stream
        self._language = language
        self._width = 0

    def __call__(self, progress: Progress) -> None:
        left = progress.seconds_left
        line = self._language.say(
            "{share}, {rows} rows, {rate} a second, {left} left",
            share=Quantity(progress.share, Unit.PERCENT),
            rows=progress.rows,
            rate=Quantity(progress.bytes_per_second, Unit.BYTES),
            left="–" if left is None else Quantity(left, Unit.SECONDS),
        )
        self._stream.write(f"\r{line:<{self._width}}")
        self._width = len(line)
        self._stream.flush()

    def clear(self) -> None:
        """Take the line away."""
        self._stream.write(f"\r{'':<{self._width}}\r")


# --- words -------------------------------------------------------------------------------------


def answer_lines(answer: ScanAnswer, language: Language) -> Iterator[str]:
    """Yield the answer as a person reads it, line by line."""
    say, show = language.say, language.show
    found = answer.format.value if answer.format else say("unknown")
    yield say("Format: {found}. {reason}", found=found, reason=answer.format_reason)
    yield show(answer.columns_reason)
    yield say(
        "Rows: {rows}; size: {size}",
        rows=answer.rows,
        size=Quantity(answer.size_bytes, Unit.BYTES),
    )
    if answer.tokenizer.counting is not Counting.NONE:
        yield from _tokenizer_lines(answer, language)
    for mine in answer.answers.values():
        yield ""
        yield from _framework_lines(answer, mine, language)
    if answer.findings:
        yield ""
    for finding in answer.findings:
        yield from _finding_lines(finding, language)


def _tokenizer_lines(answer: ScanAnswer, language: Language) -> Iterator[str]:
    facts = answer.tokenizer
    if facts.is_estimate and not facts.scripts:
        yield language.say("No text was found whose tokens could be estimated.")
    elif facts.is_estimate:
        yield language.say(
            "The tokens are estimated from the kinds of script in the text: the true count is"
            " between {low} and {high} of the figures below.",
            low=Quantity(facts.low_ratio, Unit.PERCENT),
            high=Quantity(facts.high_ratio, Unit.PERCENT),
        )
    else:
        yield language.say("Tokens are counted with {file}.", file=str(facts.path))
    template = facts.template or language.say("none")
    yield language.say(
        "Chat template: {template}. {reason}", template=template, reason=facts.template_reason
    )


def _framework_lines(
    answer: ScanAnswer, mine: FrameworkAnswer, language: Language
) -> Iterator[str]:
    say = language.say
    name = FRAMEWORK_NAMES[mine.framework]
    if not mine.supported:
        yield say("{framework} does not read this format.", framework=name)
        return
    yield say(
        "{framework}: valid rows {valid}, left out {skipped}, empty samples {empty}, stopping it "
        "{stopping}",
        framework=name,
        valid=mine.rows_valid,
        skipped=mine.rows_skipped,
        empty=mine.rows_empty,
        stopping=mine.rows_stopping,
    )
    if mine.stops or mine.rows_stopping:
        yield "  " + say("It stops at this data until the faults at which it stops are mended.")
    if answer.tokenizer.counting is Counting.NONE:
        return
    table = mine.lengths
    mark = "≈ " if answer.tokenizer.is_estimate else ""
    yield "  " + say(
        "tokens {mark}{total}, mean {mean}, median {median}, 95 % below {p95}, longest {longest}",
        mark=mark,
        total=table.total,
        mean=table.mean,
        median=table.percentile(50),
        p95=table.percentile(95),
        longest=table.longest,
    )
    if answer.request.seq_len is not None:
        processed = mine.processed(answer.request.seq_len)
        yield "  " + say(
            "at {seq_len}: padded {mark}{padded}, packed {mark}{packed}, truncated "
            "{mark}{truncated}; {longer} are longer, {padding} padding; {overlong}",
            seq_len=processed.seq_len,
            mark=mark,
            padded=processed.padded,
            packed=processed.packed,
            truncated=processed.truncated,
            longer=Quantity(processed.longer_share, Unit.PERCENT),
            padding=Quantity(processed.padding_share, Unit.PERCENT),
            overlong=_OVERLONG[processed.overlong],
        )


def _finding_lines(finding: Finding, language: Language) -> Iterator[str]:
    word = language.show(_SEVERITIES[finding.severity])
    yield language.say(
        "{word}: {code}: {message}", word=word, code=finding.code, message=finding.issue.message
    )
    for place in finding.places[:3]:
        yield f"  {_place_words(place)}  {place.excerpt}".rstrip()
    if finding.issue.action:
        yield f"  {language.show(finding.issue.action)}"


def _place_words(place: Place) -> str:
    line = f":{place.line}" if place.line else ""
    row = f" #{place.row}" if place.row else ""
    return place.file + line + row + (f" [{place.field}]" if place.field else "")


# --- JSON --------------------------------------------------------------------------------------


def answer_object(answer: ScanAnswer, language: Language) -> dict[str, object]:
    """Return the answer as it stands in JSON."""
    facts = answer.tokenizer
    return {
        "files": [
            {
                "path": file.shown,
                "kind": file.kind.value if file.kind else None,
                "bytes": file.size_bytes,
                "sha256": file.sha256 or None,
                "rows": file.rows,
                "encoding": file.encoding or None,
                "compressed": file.compressed,
            }
            for file in answer.files
        ],
        "format": answer.format.value if answer.format else None,
        "format_reason": language.show(answer.format_reason),
        "columns_reason": language.show(answer.columns_reason),
        "rows": answer.rows,
        "tokenizer": {
            "counting": facts.counting.value,
            "estimate": facts.is_estimate,
            "name": facts.name or None,
            "path": str(facts.path) if facts.path else None,
            "sha256": facts.sha256 or None,
            "template": facts.template or None,
            "template_reason": language.show(facts.template_reason),
            "low_ratio": facts.low_ratio,
            "high_ratio": facts.high_ratio,
            "scripts": dict(facts.scripts),
        },
        "frameworks": [_framework_object(answer, mine) for mine in answer.answers.values()],
        "issues": [_finding_object(finding, language) for finding in answer.findings],
        "date": answer.when.isoformat(timespec="seconds"),
        "seconds": round(answer.seconds, 3),
        "cancelled": answer.cancelled,
    }


def _framework_object(answer: ScanAnswer, mine: FrameworkAnswer) -> dict[str, object]:
    facts, table, seq_len = answer.tokenizer, mine.lengths, answer.request.seq_len
    found: dict[str, object] = {
        "framework": mine.framework,
        "supported": mine.supported,
        "rows_valid": mine.rows_valid,
        "rows_skipped": mine.rows_skipped,
        "rows_empty": mine.rows_empty,
        "rows_stopping": mine.rows_stopping,
        "stops": list(mine.stops),
        "tokens": None,
        "at_seq_len": None,
        "histogram": [],
    }
    if facts.counting is Counting.NONE:
        return found
    found["tokens"] = {
        "estimate": facts.is_estimate,
        "total": table.total,
        "low": table.scaled(facts.low_ratio),
        "high": table.scaled(facts.high_ratio),
        "sequences": table.sequences,
        "mean": table.mean,
        "longest": table.longest,
        "percentiles": {str(percent): table.percentile(percent) for percent in _PERCENTILES},
    }
    found["histogram"] = [
        {"from": bar.low, "to": bar.high, "sequences": bar.sequences} for bar in table.histogram()
    ]
    if seq_len is not None:
        processed = mine.processed(seq_len)
        found["at_seq_len"] = {
            "seq_len": seq_len,
            "sequences": processed.sequences,
            "padded": processed.padded,
            "packed": processed.packed,
            "truncated": processed.truncated,
            "longer_share": processed.longer_share,
            "padding_share": processed.padding_share,
            "overlong": processed.overlong.value,
        }
    return found


def _finding_object(finding: Finding, language: Language) -> dict[str, object]:
    issue = finding.issue
    return {
        **issue_object(issue, language),
        "title": language.show(finding.title),
        "count": finding.count,
        "approximate": finding.approximate,
        "outcomes": {framework: outcome.value for framework, outcome in finding.outcomes},
        "places": [
            {
                "file": place.file,
                "row": place.row,
                "line": place.line,
                "byte": place.byte,
                "field": place.field or None,
                "excerpt": place.excerpt,
            }
            for place in finding.places
        ],
    }
