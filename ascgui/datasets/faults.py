"""The kinds of fault in training data: stable codes, words, and what each framework does.

What the frameworks do was read from their public sources. Llama-Factory (``data/converter.py``,
``data/loader.py``, ``data/processor/*.py``, ``data/mm_plugin.py``) drops what its converter
cannot align and warns. MindSpeed-LLM 2.1 (``tasks/preprocess/utils.py``, ``data_handler.py``)
puts a sample with empty messages where a row has not exactly one answer, and stops where a
conversation is broken, because the broken row has no system entry to read; its later editions
leave such rows out. Both load files with the ``datasets`` library, which stops at what is no
valid JSON, at other encodings, and at a column whose type changes. MindSpeed-RL converts rows as
MindSpeed-LLM does, MindSpeed-MM as Llama-Factory does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ascgui.datasets.records import Finding, Format, Outcome, Place
from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.text import Text, text

KEPT, SKIPPED, EMPTY, STOPS, UNKNOWN = (
    Outcome.KEPT,
    Outcome.SKIPPED,
    Outcome.EMPTY,
    Outcome.STOPS,
    Outcome.UNKNOWN,
)
_ERROR, _WARNING, _INFO = Severity.ERROR, Severity.WARNING, Severity.INFO

FRAMEWORK_NAMES = {
    "llama-factory": "Llama-Factory",
    "mindspeed-llm": "MindSpeed-LLM",
    "mindspeed-mm": "MindSpeed-MM",
    "mindspeed-rl": "MindSpeed-RL",
    "verl": "VeRL",
}

DOES = {
    Outcome.KEPT: text("trains on it"),
    Outcome.UNKNOWN: text("unknown"),
    Outcome.SKIPPED: text("leaves it out"),
    Outcome.EMPTY: text("trains on an empty sample instead"),
    Outcome.STOPS: text("stops"),
}

READS: Mapping[str, frozenset[Format]] = {
    "llama-factory": frozenset(
        {Format.ALPACA, Format.SHAREGPT, Format.PRETRAIN, Format.PREFERENCE}
    ),
    "mindspeed-llm": frozenset(
        {Format.ALPACA, Format.SHAREGPT, Format.MOSS, Format.PRETRAIN, Format.PREFERENCE}
    ),
    "mindspeed-mm": frozenset({Format.ALPACA, Format.SHAREGPT, Format.PREFERENCE}),
    "mindspeed-rl": frozenset({Format.ALPACA, Format.PREFERENCE}),
    "verl": frozenset({Format.PROMPTS}),
}
"""Which formats each framework's converters know."""


@dataclass(frozen=True, slots=True)
class FaultKind:
    """One kind of fault.

    ``factory`` is what Llama-Factory does, ``mindspeed`` what MindSpeed-LLM does; ``others``
    what the rest do where they follow neither; ``by_field`` overrides (factory, mindspeed) for
    the field at fault.
    """

    code: str
    severity: Severity
    title: Text
    what: Text
    action: Text
    factory: Outcome
    mindspeed: Outcome
    others: Mapping[str, Outcome] = field(default_factory=dict)
    by_field: Mapping[str, tuple[Outcome, Outcome]] = field(default_factory=dict)

    def outcome(self, framework: str, field_name: str = "") -> Outcome:
        """Return what ``framework`` does about it in the field ``field_name``."""
        if framework in self.others:
            return self.others[framework]
        factory, mindspeed = self.by_field.get(field_name, (self.factory, self.mindspeed))
        if framework in {"llama-factory", "mindspeed-mm"}:
            return factory
        if framework in {"mindspeed-llm", "mindspeed-rl"}:
            return mindspeed
        return max(factory, mindspeed, key=lambda outcome: outcome.rank)


_FILES = (
    FaultKind(
        "file-unreadable",
        _ERROR,
        text("File cannot be read"),
        text("A file cannot be opened or read, so its rows are not in these figures."),
        text("Give yourself the right to read it, or copy it to a disk that works."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "file-vanished",
        _ERROR,
        text("File vanished"),
        text("A file was there at first and gone when its turn came."),
        text("Scan again once nothing moves or deletes the files."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "file-changed",
        _WARNING,
        text("File changed meanwhile"),
        text("A file changed while it was being read, so its figures and hash are of neither."),
        text("Scan again once nothing writes to it."),
        UNKNOWN,
        UNKNOWN,
    ),
    FaultKind(
        "link-loop",
        _ERROR,
        text("Endless link"),
        text("A link leads back to itself, so there is nothing to read behind it."),
        text("Remove the link, or point it at the file."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "not-a-regular-file",
        _ERROR,
        text("Not a regular file"),
        text("A pipe, socket or device stands where a data file should; it was not opened."),
        text("Remove it from the folder."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "name-not-utf8",
        _WARNING,
        text("File name not in UTF-8"),
        text("A file's name is not in UTF-8; tools that pass names on as text may not find it."),
        text("Rename the file."),
        UNKNOWN,
        UNKNOWN,
    ),
    FaultKind(
        "mixed-file-types",
        _ERROR,
        text("Mixed file types in a folder"),
        text("The folder holds files of several types. Frameworks load a folder as one type."),
        text("Keep one type a folder; move the others out."),
        STOPS,
        SKIPPED,
    ),
    FaultKind(
        "unknown-extension",
        _ERROR,
        text("Unknown file extension"),
        text("The frameworks choose the reader by the extension and do not know this one."),
        text("Rename the file to .json, .jsonl, .parquet, .arrow, .csv or .txt, or move it out."),
        STOPS,
        SKIPPED,
        by_field={"alone": (STOPS, STOPS)},
    ),
    FaultKind(
        "folders-not-read",
        _INFO,
        text("Folders inside the folder"),
        text("Only the files directly in a folder are read; the folders in it were left alone."),
        text("Name the inner folder itself if its files belong to the data."),
        UNKNOWN,
        SKIPPED,
    ),
    FaultKind(
        "too-many-files",
        _ERROR,
        text("Too many files"),
        text("The folder holds more files than are read at once; the rest was left out."),
        text("Scan a part of them, or join them into larger files."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "empty-file",
        _ERROR,
        text("Empty file"),
        text("The file has no rows."),
        text("Remove it, or export it again."),
        SKIPPED,
        SKIPPED,
    ),
    FaultKind(
        "no-rows",
        _ERROR,
        text("No rows at all"),
        text("Nothing that could be trained on was found in these files."),
        text("Check that these are the right files."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "gzip-content",
        _WARNING,
        text("Gzip under another name"),
        text(
            "The file is gzip-compressed though its name does not say so. It was read through; "
            "loading as a stream and other tools fail on it."
        ),
        text("Unpack it: gunzip it to a file with the same extension."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "compressed-broken",
        _ERROR,
        text("Compressed file broken"),
        text("The compressed data ends early or is damaged; the rows after that are missing."),
        text("Copy or compress the file again."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "byte-order-mark",
        _ERROR,
        text("Byte order mark"),
        text("The file starts with a byte order mark, which is no JSON."),
        text("Save it as UTF-8 without a byte order mark, or export a clean copy."),
        STOPS,
        STOPS,
        by_field={"csv": (KEPT, KEPT), "txt": (KEPT, KEPT)},
    ),
    FaultKind(
        "gbk-text",
        _ERROR,
        text("GBK text"),
        text("The text is in GBK (GB18030), not UTF-8; it was converted for these figures."),
        text("Convert the file to UTF-8, or export a clean copy."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "utf16-text",
        _ERROR,
        text("UTF-16 text"),
        text("The text is in UTF-16 or UTF-32, not UTF-8; it was converted for these figures."),
        text("Convert the file to UTF-8, or export a clean copy."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "damaged-table",
        _ERROR,
        text("Damaged table file"),
        text("The parquet or arrow file is damaged or cut off; its remaining rows are missing."),
        text("Copy it again and compare the sizes."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "batch-too-large",
        _ERROR,
        text("Arrow batch too large"),
        text("The arrow file holds its rows in one piece that is too large to read in parts."),
        text("Write it again in batches of about 1,000 rows, or as parquet."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "reader-missing",
        _ERROR,
        text("Reader not installed"),
        text("This installation cannot read parquet and arrow files."),
        text("Install the package arro3-io, or convert the files to JSON lines."),
        UNKNOWN,
        UNKNOWN,
    ),
)

_SYNTAX = (
    FaultKind(
        "trailing-comma",
        _ERROR,
        text("Trailing comma"),
        text("A comma stands before a closing bracket, which JSON does not allow."),
        text("Remove the comma, or export a clean copy."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "lines-in-array",
        _ERROR,
        text("JSON lines after an opening bracket"),
        text("The file starts with [ but its rows follow one another without commas."),
        text("Remove the brackets, or add the commas, or export a clean copy."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "objects-over-lines",
        _ERROR,
        text("Objects over several lines"),
        text("Rows follow one another without an array, and each spans several lines."),
        text("Write one row a line, or put all into an array, or export a clean copy."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "rows-inside-object",
        _ERROR,
        text("Rows inside an object"),
        text("The file is one object that holds the rows under a key."),
        text("Write the list of rows itself into the file."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "single-quotes",
        _ERROR,
        text("Single-quoted pseudo JSON"),
        text("The row is written as Python prints it, with single quotes; that is no JSON."),
        text("Write the rows with a JSON writer."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "broken-json",
        _ERROR,
        text("Broken JSON"),
        text("The row is no valid JSON."),
        text("Correct the row, or export a clean copy without it."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "control-character",
        _ERROR,
        text("Bare control character"),
        text("A string holds a line break or another control character that is not escaped."),
        text("Write the rows with a JSON writer, which escapes them."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "not-a-number",
        _ERROR,
        text("NaN or Infinity"),
        text("The row holds NaN or Infinity, which JSON does not have."),
        text("Replace it by null or a number."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "two-rows-on-a-line",
        _ERROR,
        text("Two rows on a line"),
        text("A line goes on after the row has ended."),
        text("Put each row on its own line."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "truncated-file",
        _ERROR,
        text("File cut off"),
        text("The file ends in the middle of a row or without the closing bracket."),
        text("Copy or write the file again."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "text-after-array",
        _ERROR,
        text("More after the end of the array"),
        text("The file goes on after the bracket that closes its array."),
        text("Join the arrays into one, or export a clean copy."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "not-utf8",
        _ERROR,
        text("Bytes that are not UTF-8"),
        text("The row holds bytes that are neither UTF-8 nor GBK."),
        text("Write the row again in UTF-8."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "lone-surrogate",
        _ERROR,
        text("Half of a character"),
        text("The row escapes half of a character (a lone surrogate), which is no text."),
        text("Write the row again with a JSON writer from whole characters."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "not-an-object",
        _ERROR,
        text("Row is not an object"),
        text("A row must be an object with named columns; this one is something else."),
        text("Give each row its column names."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "row-too-long",
        _WARNING,
        text("Very long row"),
        text("The row is longer than 8 MiB. It was counted, but not looked into."),
        text("Check whether line breaks are missing; split such a text into several rows."),
        UNKNOWN,
        UNKNOWN,
    ),
    FaultKind(
        "table-row-width",
        _ERROR,
        text("More cells than columns"),
        text("A line of the table has more cells than the header has columns."),
        text("Put cells that contain commas into double quotes."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "broken-table",
        _ERROR,
        text("Broken table text"),
        text("The table cannot be split into cells from here on, for example for a lone quote."),
        text("Close or double the quote."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "column-type-differs",
        _ERROR,
        text("Column changes its type"),
        text("A column has another type here than in the rows before."),
        text("Give the column one type in all rows, or export a clean copy without these."),
        STOPS,
        STOPS,
    ),
)

_DECLARED = (
    FaultKind(
        "format-not-recognised",
        _ERROR,
        text("Format not recognised"),
        text("The columns fit none of the known formats, so the rows were only counted."),
        text("Choose the format, or describe the columns in dataset_info.json."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "format-not-read",
        _ERROR,
        text("Format unknown to the framework"),
        text("The framework has no reader for this format."),
        text("Convert the data, or choose another framework."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "column-missing-everywhere",
        _ERROR,
        text("Column in no row"),
        text("No row has a column that the framework reads by default."),
        text("Add the column, or leave it out under columns in dataset_info.json."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "declared-column-missing",
        _ERROR,
        text("Declared column missing"),
        text("dataset_info.json names a column that no row has."),
        text("Correct the name under columns."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "names-not-declared",
        _ERROR,
        text("Column or tag names to declare"),
        text(
            "A column, or the names of roles and contents in it, differ from what the frameworks "
            "expect by default. They were read as found."
        ),
        text("Declare columns and tags in dataset_info.json, or in --map-keys of MindSpeed-LLM."),
        STOPS,
        STOPS,
        others={"verl": KEPT},
    ),
    FaultKind(
        "ranking-not-declared",
        _ERROR,
        text("Ranking not declared"),
        text("The rows hold chosen and rejected answers, but the entry does not say ranking."),
        text("Set ranking to true for this entry of dataset_info.json."),
        STOPS,
        KEPT,
    ),
    FaultKind(
        "samples-limited",
        _INFO,
        text("Only some rows are drawn"),
        text("The entry of dataset_info.json sets num_samples, so that many rows are drawn."),
        text("Remove num_samples to train on all rows."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "history-not-declared",
        _WARNING,
        text("History not declared"),
        text("The row has a history, but history is read only if it is declared."),
        text("Declare history under columns; without it the earlier turns are lost."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "system-not-declared",
        _WARNING,
        text("System prompt not declared"),
        text("The row has a system prompt, but it is read only if it is declared."),
        text("Declare system under columns; without it the prompt is lost."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "tools-not-declared",
        _WARNING,
        text("Tools not declared"),
        text("The row describes tools, but they are read only if they are declared."),
        text("Declare tools under columns; without it the descriptions are lost."),
        KEPT,
        KEPT,
    ),
)

_ROWS = (
    FaultKind(
        "required-key-missing",
        _ERROR,
        text("Required key missing"),
        text("A row lacks a key that the format requires."),
        text("Add the key, or export a clean copy without these rows."),
        SKIPPED,
        EMPTY,
        by_field={
            "instruction": (KEPT, KEPT),
            "conversations": (STOPS, STOPS),
            "text": (KEPT, STOPS),
            "chat": (STOPS, STOPS),
            "chosen": (SKIPPED, STOPS),
            "rejected": (SKIPPED, STOPS),
            "kto_tag": (SKIPPED, KEPT),
            "prompt": (STOPS, STOPS),
        },
    ),
    FaultKind(
        "required-key-null",
        _ERROR,
        text("Required key is null"),
        text("A row has a key that the format requires, but its value is null."),
        text("Fill it in, or export a clean copy without these rows."),
        SKIPPED,
        EMPTY,
        by_field={
            "instruction": (KEPT, KEPT),
            "conversations": (STOPS, STOPS),
            "text": (KEPT, STOPS),
            "chat": (STOPS, STOPS),
            "chosen": (SKIPPED, STOPS),
            "rejected": (SKIPPED, STOPS),
            "kto_tag": (SKIPPED, KEPT),
            "prompt": (STOPS, STOPS),
        },
    ),
    FaultKind(
        "empty-output",
        _WARNING,
        text("Empty output"),
        text("The answer is empty, so the sample teaches the model to end at once."),
        text("Leave such rows out unless silence is meant."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "empty-prompt",
        _WARNING,
        text("Empty prompt"),
        text("Instruction and input are both empty, so the sample answers nothing."),
        text("Leave such rows out."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "empty-text",
        _INFO,
        text("Empty text"),
        text("The text is empty."),
        text("Leave the row out; nothing is lost."),
        KEPT,
        SKIPPED,
    ),
    FaultKind(
        "output-is-list",
        _ERROR,
        text("Output is a list"),
        text("The answer is a list, not a text."),
        text("Write one row for each answer."),
        SKIPPED,
        EMPTY,
        by_field={"single": (SKIPPED, KEPT)},
    ),
    FaultKind(
        "value-not-text",
        _ERROR,
        text("Value is not a text"),
        text("A value that must be a text is a number, a list or an object."),
        text("Write it as a text."),
        STOPS,
        STOPS,
        by_field={
            "output": (SKIPPED, EMPTY),
            "chosen": (SKIPPED, STOPS),
            "rejected": (SKIPPED, STOPS),
        },
    ),
    FaultKind(
        "history-not-pairs",
        _ERROR,
        text("History item is not a pair"),
        text("Each item of history must be a list of a question and an answer."),
        text("Write history as [[question, answer], …]."),
        STOPS,
        STOPS,
        by_field={"undeclared": (KEPT, KEPT)},
    ),
    FaultKind(
        "history-not-a-list",
        _WARNING,
        text("History is not a list"),
        text("History is not a list of pairs, so it is not read."),
        text("Write history as [[question, answer], …]."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "conversation-not-a-list",
        _ERROR,
        text("Conversation is not a list"),
        text("The conversation must be a list of messages."),
        text("Write it as a list of objects with a role and a content."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "conversation-empty",
        _ERROR,
        text("Empty conversation"),
        text("The conversation has no messages."),
        text("Leave such rows out."),
        SKIPPED,
        STOPS,
        by_field={"chat": (STOPS, SKIPPED)},
    ),
    FaultKind(
        "message-not-an-object",
        _ERROR,
        text("Message is not an object"),
        text("A message must be an object with a role and a content."),
        text("Write it as an object."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "message-without-value",
        _ERROR,
        text("Message without content"),
        text("A message has no content, or its content is null."),
        text("Fill it in, or leave the row out."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "message-without-role",
        _ERROR,
        text("Message without role"),
        text("A message does not say who speaks."),
        text("Add the role."),
        SKIPPED,
        STOPS,
    ),
    FaultKind(
        "unknown-role",
        _ERROR,
        text("Unknown role"),
        text("A message has a role that is none of the declared ones."),
        text("Declare the role names as tags in dataset_info.json, or rename the roles."),
        SKIPPED,
        STOPS,
    ),
    FaultKind(
        "system-not-first",
        _ERROR,
        text("System message not first"),
        text("A system message stands after another message."),
        text("Move it to the beginning."),
        SKIPPED,
        STOPS,
    ),
    FaultKind(
        "role-repeated",
        _ERROR,
        text("Same role twice"),
        text("Two messages of the same role follow one another."),
        text("Join them into one."),
        SKIPPED,
        STOPS,
    ),
    FaultKind(
        "role-order",
        _ERROR,
        text("Wrong order of roles"),
        text("Human or observation must stand at odd places, gpt or function_call at even ones."),
        text("Put the messages into that order."),
        SKIPPED,
        STOPS,
    ),
    FaultKind(
        "odd-turn-count",
        _ERROR,
        text("Odd number of messages"),
        text("A conversation must end with an answer, so its number of messages is even."),
        text("Add the answer, or drop the last question."),
        SKIPPED,
        STOPS,
    ),
    FaultKind(
        "even-turn-count",
        _ERROR,
        text("Even number of messages in a preference"),
        text("With chosen and rejected answers the conversation must end with a question."),
        text("Move the last answer to chosen."),
        SKIPPED,
        STOPS,
    ),
    FaultKind(
        "answer-role",
        _ERROR,
        text("Chosen or rejected is no answer"),
        text("Chosen and rejected must be messages of gpt or function_call."),
        text("Correct the role."),
        KEPT,
        STOPS,
    ),
    FaultKind(
        "same-answers",
        _WARNING,
        text("Chosen equals rejected"),
        text("Both answers are the same, so the pair teaches nothing."),
        text("Leave such rows out."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "kto-tag-not-boolean",
        _ERROR,
        text("kto_tag is not true or false"),
        text("kto_tag must be a real true or false; a text or a number is not read as one."),
        text("Write true or false without quotes."),
        SKIPPED,
        KEPT,
    ),
    FaultKind(
        "kto-one-sided",
        _WARNING,
        text("All kto_tag alike"),
        text("All rows are desired, or all are undesired; the method needs both."),
        text("Add rows of the other kind."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "media-count-mismatch",
        _ERROR,
        text("Marks and media differ in number"),
        text("The text has not as many <image>, <video> or <audio> marks as the row has files."),
        text("Add the missing marks or files."),
        STOPS,
        KEPT,
    ),
    FaultKind(
        "media-file-missing",
        _ERROR,
        text("Media file missing"),
        text("A file that the row names does not exist beside the data."),
        text("Copy it there, or set media_dir, or leave the row out."),
        STOPS,
        KEPT,
    ),
    FaultKind(
        "media-column-singular",
        _ERROR,
        text("image instead of images"),
        text("The column must be images, videos or audios; the singular is not read by default."),
        text("Rename the column, or declare it in dataset_info.json."),
        STOPS,
        KEPT,
    ),
    FaultKind(
        "moss-without-question",
        _ERROR,
        text("Turn without Human"),
        text("A turn of the chat has no Human text."),
        text("Fill it in, or leave the row out."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "moss-without-answer",
        _ERROR,
        text("Turn without MOSS"),
        text("A turn of the chat has no MOSS text."),
        text("Fill it in, or leave the row out."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "moss-turn-count",
        _INFO,
        text("num_turns differs"),
        text("num_turns is not the number of turns; it is not read."),
        text("Check whether turns were lost."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "no-text-column",
        _ERROR,
        text("No text column"),
        text("No row has the text column that pretraining reads."),
        text("Name the column text, or name yours in --json-keys or under columns."),
        STOPS,
        STOPS,
    ),
    FaultKind(
        "duplicate-row",
        _INFO,
        text("Duplicate rows"),
        text("The same text stands in an earlier row and is trained on more than once."),
        text("Leave the repetitions out unless they are meant as a weight."),
        KEPT,
        KEPT,
    ),
    FaultKind(
        "longer-than-sequence",
        _WARNING,
        text("Longer than the sequence length"),
        text("Samples are longer than the sequence length."),
        text("Choose a longer sequence length, or shorten the samples."),
        KEPT,
        SKIPPED,
    ),
    FaultKind(
        "template-not-in-tokenizer",
        _WARNING,
        text("Chat template does not fit the tokenizer"),
        text("The tokenizer does not know the special tokens of the chosen chat template."),
        text("Choose the template of this model."),
        UNKNOWN,
        UNKNOWN,
    ),
)

KINDS: Mapping[str, FaultKind] = {
    kind.code: kind for kind in (*_FILES, *_SYNTAX, *_DECLARED, *_ROWS)
}
"""Every kind of fault by its code."""


class Ledger:
    """Counts faults by kind and keeps the first places of each."""

    def __init__(self, frameworks: tuple[str, ...], max_places: int) -> None:
        self._frameworks = frameworks
        self._max_places = max_places
        self._counts: dict[str, int] = {}
        self._places: dict[str, list[Place]] = {}
        self._outcomes: dict[tuple[str, str], Outcome] = {}
        self._settled: set[tuple[str, str]] = set()

    def settle(self, code: str, outcomes: Mapping[str, Outcome]) -> None:
        """Say what the frameworks do about ``code`` where that hangs on the data."""
        for framework, outcome in outcomes.items():
            self._outcomes[code, framework] = outcome

    def wants_place(self, code: str) -> bool:
        """Whether the place of one more fault of this kind would be kept."""
        return len(self._places.get(code, ())) < self._max_places

    def note(self, code: str, place: Place, key: str = "", times: int = 1) -> None:
        """Count a fault of the kind ``code`` at ``place``; ``key`` tells outcomes apart."""
        self.count(code, key or place.field, times)
        places = self._places.setdefault(code, [])
        if len(places) < self._max_places:
            places.append(place)

    def count(self, code: str, key: str, times: int = 1) -> None:
        """Count a fault without its place."""
        self._counts[code] = self._counts.get(code, 0) + times
        if (code, key) in self._settled:
            return
        self._settled.add((code, key))
        for framework in self._frameworks:
            outcome = KINDS[code].outcome(framework, key)
            known = self._outcomes.get((code, framework))
            if known is None or outcome.rank > known.rank:
                self._outcomes[code, framework] = outcome

    def counted(self, code: str) -> int:
        """Return how often the fault was noted."""
        return self._counts.get(code, 0)

    def findings(self, approximate: Iterable[str] = ()) -> tuple[Finding, ...]:
        """Return what was found, worst and most frequent first."""
        roughly = frozenset(approximate)
        found = [
            self._finding(KINDS[code], count, approximate=code in roughly)
            for code, count in self._counts.items()
        ]
        return tuple(sorted(found, key=lambda item: (item.severity.rank, -item.count, item.code)))

    def _finding(self, kind: FaultKind, count: int, *, approximate: bool) -> Finding:
        places = tuple(self._places.get(kind.code, ()))
        outcomes = tuple(
            (framework, self._outcomes[kind.code, framework]) for framework in self._frameworks
        )
        message = text(
            "{what} {often} {consequences}",
            what=kind.what,
            often=_often(count, approximate=approximate),
            consequences=consequences(outcomes),
        )
        where: list[tuple[str, str | int]] = []
        if places:
            first = places[0]
            where.append(("file", first.file))
            for key, value in (("row", first.row), ("line", first.line), ("byte", first.byte)):
                if value is not None:
                    where.append((key, value))
            if first.field:
                where.append(("field", first.field))
        where.append(("count", count))
        return Finding(
            kind.code,
            kind.severity,
            kind.title,
            count,
            places,
            outcomes,
            Issue(
                kind.severity,
                kind.code,
                message,
                kind.action,
                tuple(where),
                tuple(_source(place) for place in places[:3]),
            ),
            approximate,
        )


def _often(count: int, *, approximate: bool) -> Text:
    if approximate:
        return text("Seen about {count} times.", count=count)
    if count == 1:
        return text("Seen once.")
    return text("Seen {count} times.", count=count)


def consequences(outcomes: Iterable[tuple[str, Outcome]]) -> Text:
    """Return what the frameworks do, as one sentence."""
    each = tuple(
        text("{framework} {does}", framework=FRAMEWORK_NAMES[framework], does=DOES[outcome])
        for framework, outcome in outcomes
    )
    return text("What happens: {each}.", each=each)


def reasons(outcomes: Iterable[tuple[str, Outcome]]) -> tuple[Text, ...]:
    """Return why a fault matters: what becomes of the training, the worst first."""
    of: dict[Outcome, list[str]] = {}
    for framework, outcome in outcomes:
        of.setdefault(outcome, []).append(FRAMEWORK_NAMES[framework])
    if set(of) <= {Outcome.UNKNOWN}:
        return (
            text("What training does with it is unknown, so these figures may not be those of it."),
        )
    return tuple(
        Text(sentence.template, (("frameworks", tuple(of[outcome])),))
        for outcome, sentence in _REASONS.items()
        if outcome in of
    )


_REASONS = {
    Outcome.STOPS: text("Training stops there with {frameworks}."),
    Outcome.EMPTY: text("An empty sample is trained on instead by {frameworks}."),
    Outcome.SKIPPED: text("It is left out, so that nothing is learnt of it, by {frameworks}."),
    Outcome.KEPT: text("It is trained on as it is, with the fault, by {frameworks}."),
}


def _source(place: Place) -> Source:
    if place.row is None:
        where: Text | str = "" if place.byte is None else text("byte {n}", n=place.byte)
    elif place.line is None:
        where = text("row {n}", n=place.row)
    else:
        where = text("row {n}, line {line}", n=place.row, line=place.line)
    if not where:
        return Source(place.file, says=place.excerpt)
    return Source(place.file, says=text("{place}: {excerpt}", place=where, excerpt=place.excerpt))
