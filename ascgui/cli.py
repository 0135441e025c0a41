"""The command line: the same work without a window.

Each command is a module ``commands`` of its package with ``SUMMARY``-like help, ``add_parser``
and ``run``; only the one that was asked for is imported, so that each starts quickly.
"""

from __future__ import annotations

import argparse
import contextlib
import difflib
import importlib
import io
import locale
import os
import re
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TextIO, TypeAlias

import ascgui
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text
from ascgui.language import language as languages
from ascgui.language.findings import error_lines
from ascgui.language.language import Language

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from ascgui.decision.commands import WriteReport
    from ascgui.planfile.commands import WritePdf

ANSWERED = 0
BAD_INPUT = 2
INTERNAL_FAULT = 70
"""No input may lead here; what happened is told in one line."""
INTERRUPTED = 130
BROKEN_PIPE = 141

_WIDEST_HELP = 100
_LONGEST_CHOICES = 36
_LEADING = ("--help", "--version", "-h", "--")
"""What may stand before the command, beside ``--lang``."""

AddParser: TypeAlias = "Callable[[_SubParsersAction[argparse.ArgumentParser], Language], None]"
Run: TypeAlias = Callable[[argparse.Namespace, TextIO, Language], int]


@dataclass(frozen=True, slots=True)
class Papers:
    """What writes PDFs, which needs Qt, so it comes from above."""

    write_pdf: WritePdf
    write_report: WriteReport


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name, what it does, and how it is loaded when it is asked for."""

    name: str
    summary: Text
    load: Callable[[], tuple[AddParser, Run]]


def main(argv: Sequence[str], write_pdf: WritePdf, write_report: WriteReport) -> int:
    """Carry out ``argv``, without the program's name, and return the exit status.

    0 is answered, 1 answered with ``--strict`` and an error among the findings, 2 bad usage or
    bad input: then the problems are on standard error and nothing was written. ``write_pdf``
    writes the printed plan, ``write_report`` the report.
    """
    language = Language("en", {})
    try:
        out = _tolerant(sys.stdout)
        language, rest = _language(argv)
        status = _carry_out(rest, out, language, Papers(write_pdf, write_report))
        out.flush()
    except Refused as refused:
        _tell(error_lines(refused, language))
        return BAD_INPUT
    except BrokenPipeError:
        # The reader has seen enough.
        _give_up(sys.stdout)
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as problem:
        reason = problem.strerror or str(problem)
        message = text("The output cannot be written: {reason}. Write it elsewhere.", reason=reason)
        _tell(error_lines(Refused(_problem("stdout", message)), language))
        _give_up(sys.stdout)
        return BAD_INPUT
    except Exception as fault:  # noqa: BLE001 - one line in place of a traceback
        _tell(error_lines(Refused(_fault(fault)), language))
        return INTERNAL_FAULT
    return status


def commands(papers: Papers, problems: list[Issue]) -> tuple[Command, ...]:
    """Return the commands. ``problems`` are those of the options, filled in before a run."""

    def plan() -> tuple[AddParser, Run]:
        from ascgui.planfile import commands as plan_commands  # noqa: PLC0415

        def run(args: argparse.Namespace, out: TextIO, language: Language) -> int:
            return plan_commands.run(
                args, out, language, write_pdf=papers.write_pdf, problems=tuple(problems)
            )

        return plan_commands.add_parser, run

    def report() -> tuple[AddParser, Run]:
        from ascgui.decision import commands as report_commands  # noqa: PLC0415

        def run(args: argparse.Namespace, out: TextIO, language: Language) -> int:
            write = papers.write_report
            return report_commands.run(
                args, out, language, write_report=write, problems=tuple(problems)
            )

        return report_commands.add_parser, run

    def loaded(name: str) -> tuple[AddParser, Run]:
        module = importlib.import_module(f"ascgui.{name}")

        def run(args: argparse.Namespace, out: TextIO, language: Language) -> int:
            if problems:
                raise Refused(*problems)
            return int(module.run(args, out, language))

        return module.add_parser, run

    others = {
        "compare": ("comparison.commands", text("compare the scenarios of a project")),
        "ways": ("comparison.ways_commands", text("list all ways to run one job")),
        "catalog": ("catalog.commands", text("list, check, compare and change the tables")),
        "throughput": ("runlogs.commands", text("measure throughput from training logs")),
        "dataset": ("datasets.commands", text("count tokens and check training data")),
        "checkpoint": ("checkpoints.commands", text("say from where training will go on")),
        "explain": ("guide.commands", text("say what the code of a finding means")),
    }
    return (
        Command("plan", text("answer one job"), plan),
        Command(
            "report", text("write the report on a plan or on the scenarios of a project"), report
        ),
        *(
            Command(name, summary, partial(loaded, module))
            for name, (module, summary) in others.items()
        ),
    )


COMMANDS = (
    "plan", "report", "compare", "ways", "catalog", "throughput", "dataset", "checkpoint",
    "explain",
)  # fmt: skip
"""The words that ask for the command line rather than the window."""


# --- carrying out -------------------------------------------------------------------------------


def _carry_out(argv: Sequence[str], out: TextIO, language: Language, papers: Papers) -> int:
    problems: list[Issue] = []
    asked = next((word for word in argv if not word.startswith("-")), None)
    before = argv[: argv.index(asked)] if asked is not None else ()
    strange = [word for word in before if word not in _LEADING]
    if strange:
        # Said first: what follows it may be its value, and then is no command.
        raise Refused(*(_unknown(word, (*_LEADING, "--lang")) for word in strange))
    if asked is not None and asked not in COMMANDS:
        raise Refused(_no_such_command(asked))
    parser = Parser(
        prog="ascgui",
        description=language.say(
            "Plans LLM training on Ascend NPUs. Without a command the window opens."
        ),
        epilog=language.say("Everywhere: --lang en|zh for the language of the output."),
        language=language,
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"ascgui {ascgui.__version__}",
        help=language.say("print the version"),
    )
    subparsers = parser.add_subparsers(
        dest="command", metavar="COMMAND", title=language.say("commands")
    )
    runs: dict[str, Run] = {}
    for command in commands(papers, problems):
        if command.name == asked:
            add_parser, runs[command.name] = command.load()
            add_parser(subparsers, language)
        else:
            subparsers.add_parser(command.name, help=language.show(command.summary))
    try:
        with contextlib.redirect_stdout(out):
            args, extra = parser.parse_known_args(list(argv))
    except argparse.ArgumentError as error:
        raise Refused(_usage(error.argument_name or "ascgui", error.message)) from None
    except SystemExit:  # --help and --version have printed.
        return ANSWERED
    if args.command is None:
        raise Refused(_unknown(extra[0], COMMANDS) if extra else _no_command())
    known = _options(subparsers.choices[args.command], args)
    problems += [_unknown(word, known) for word in extra]
    return runs[args.command](args, out, language)


def _options(parser: argparse.ArgumentParser, args: argparse.Namespace) -> list[str]:
    """Return the options of ``parser`` and of the command below it that was chosen."""
    found: list[str] = []
    for action in parser._actions:
        found += action.option_strings
        if isinstance(action.choices, dict):
            below = action.choices.get(getattr(args, action.dest, None))
            if isinstance(below, argparse.ArgumentParser):
                found += _options(below, args)
    return found


class Parser(argparse.ArgumentParser):
    """A parser that speaks the user's language and raises in place of printing and leaving.

    An option takes whatever follows it as its value, also ``-1e9``, unless that is an option.
    """

    def __init__(self, *, language: Language, **settings: Any) -> None:
        say = language.say
        settings |= {
            "add_help": False,
            "allow_abbrev": False,
            "exit_on_error": False,
            "formatter_class": partial(_Help, language=language),
        }
        super().__init__(**settings)
        self._language = language
        self._positionals.title = say("arguments")
        self._optionals.title = say("options")
        self.add_argument("-h", "--help", action="help", help=say("show this help"))

    def add_subparsers(self, **settings: Any) -> Any:
        """Make parsers that speak the same language."""
        settings.setdefault("parser_class", partial(Parser, language=self._language))
        return super().add_subparsers(**settings)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, with each value tied to its option first."""
        return super().parse_known_args(self._tied(list(args or ())), namespace)

    def error(self, message: str) -> NoReturn:
        """Raise what argparse would print.

        Raises:
            Refused: always.
        """
        raise Refused(_usage(self.prog, message))

    def _tied(self, words: list[str]) -> list[str]:
        tied: list[str] = []
        while words:
            word = words.pop(0)
            if word == "--":
                return [*tied, word, *words]
            action = self._option_string_actions.get(word)
            takes_one = action is not None and action.nargs is None and word.startswith("--")
            if takes_one and words and words[0] not in self._option_string_actions:
                word = f"{word}={words.pop(0)}"
            tied.append(word)
        return tied


class _Help(argparse.HelpFormatter):
    def __init__(self, prog: str, *, language: Language) -> None:
        columns = shutil.get_terminal_size((_WIDEST_HELP + 2, 24)).columns
        width = max(40, min(_WIDEST_HELP, columns - 2))
        super().__init__(prog, max_help_position=min(32, width // 3), width=width)
        self._language = language

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Any:
        # A long list in braces cannot break; it stands in the help instead.
        if action.metavar is None and self._is_long(action):
            return lambda size: ("NAME",) * size
        return super()._metavar_formatter(action, default_metavar)

    def _expand_help(self, action: argparse.Action) -> str:
        told = super()._expand_help(action)
        if action.metavar is not None or not self._is_long(action):
            return told
        options = tuple(map(str, action.choices or ()))
        return self._language.say("{help}; one of {options}", help=told, options=options)

    @staticmethod
    def _is_long(action: argparse.Action) -> bool:
        if not isinstance(action.choices, tuple | list):
            return False
        return sum(len(str(each)) + 1 for each in action.choices) > _LONGEST_CHOICES

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        shown = self._language.say("usage: ") if prefix is None else prefix
        super().add_usage(usage, actions, groups, shown)

    def format_help(self) -> str:
        # argparse puts its own colon after the name of each group.
        return re.sub(r"(?m)(?<=[\u4e00-\u9fff]):$", "：", super().format_help())


# --- what can be wrong --------------------------------------------------------------------------


def _usage(option: str, message: str) -> Issue:
    """Return what argparse found, in our words."""
    if "expected" in message and "argument" in message:
        told = text("A value is missing. Write it after the option.")
    elif message.startswith("ignored explicit argument"):
        told = text("This takes no value. Leave the value out.")
    elif message.startswith("not allowed with argument"):
        other = message.rpartition(" ")[2].partition("/")[0]
        told = text("This cannot stand beside {other}. Give one of the two.", other=other)
    elif found := re.fullmatch(r"invalid choice: '(.*)' \(choose from (.*)\)", message, re.DOTALL):
        options = tuple(re.findall(r"'([^']*)'", found[2])) or (found[2],)
        told = text("“{typed}” is not possible here. Give one of {options}.",
                    typed=found[1], options=options)  # fmt: skip
    elif message.startswith("the following arguments are required: "):
        names = message.partition(": ")[2]
        told = text("{names} is missing. --help shows what belongs here.", names=names)
    else:
        told = text("{reason}. --help shows what belongs here.", reason=message)
    return _problem(option.partition("/")[0], told)


def _unknown(word: str, known: Sequence[str]) -> Issue:
    """Return that ``word`` belongs nowhere, with the nearest that does."""
    typed = word.partition("=")[0]
    near = difflib.get_close_matches(typed[:40], known, 1, 0.7)
    if near:
        message = text("This is not known here. {near} may be meant.", near=near[0])
    elif word.startswith("-"):
        message = text("This option is not known here. --help lists those that are.")
    else:
        message = text("This is more than belongs here. --help shows what does.")
    return _problem(typed, message)


def _no_such_command(word: str) -> Issue:
    with contextlib.suppress(OSError, ValueError):
        if Path(word).exists():
            message = text(
                "A plan alone opens the window. To answer it here, write plan before it."
            )
            return _problem(word, message)
    near = difflib.get_close_matches(word[:40], COMMANDS, 1, 0.6)
    if near:
        message = text(
            "This is neither a command nor a file. The command {near} may be meant.", near=near[0]
        )
        return _problem(word, message)
    if not re.search(r"[./\\]", word):
        message = text("There is no command and no file of this name. --help lists the commands.")
        return _problem(word[:80], message)
    message = text("There is no such file. Check the name and the folder.")
    return Issue(Severity.ERROR, "file-missing", message, where=(("file", word),))


def _no_command() -> Issue:
    return _problem("ascgui", text("A command is missing. --help lists them."))


def _problem(option: str, message: Text) -> Issue:
    return Issue(Severity.ERROR, "bad-usage", message, where=(("option", option),))


def _fault(fault: Exception) -> Issue:
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = "" if trace is None else Path(trace.tb_frame.f_code.co_filename).name
    message = text(
        "This is a fault of the program: {kind} in {place}, line {line}: {reason}. Keep the "
        "command and report it.",
        kind=type(fault).__name__,
        place=place,
        line=0 if trace is None else trace.tb_lineno,
        reason=str(fault)[:200],
    )
    return Issue(Severity.ERROR, "internal-fault", message)


# --- language and streams -----------------------------------------------------------------------


def _language(argv: Sequence[str]) -> tuple[Language, list[str]]:
    """Return the language of the output, and ``argv`` without ``--lang``.

    Raises:
        Refused: ``--lang`` names none that there is.
    """
    rest: list[str] = []
    chosen: str | None = None
    words = list(argv)
    while words:
        word = words.pop(0)
        if word == "--":
            rest += [word, *words]
            break
        if word == "--lang":
            chosen = words.pop(0) if words else ""
        elif word.startswith("--lang="):
            chosen = word.partition("=")[2]
        else:
            rest.append(word)
    if chosen is None:
        return languages.load(_system_language()), rest
    codes = tuple(code.partition("_")[0] for code in languages.available())
    if re.split("[-_]", chosen.casefold())[0] not in codes:
        message = text(
            "“{typed}” is not possible here. Give one of {options}.", typed=chosen, options=codes
        )
        raise Refused(_problem("--lang", message))
    return languages.load(chosen.casefold()), rest


def _system_language() -> str:
    """Return the language of the surroundings: variables first, as POSIX has it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value
    known = locale.getlocale()[0] or ""
    return "zh" if known.casefold().startswith(("zh", "chinese")) else "en"


def _tolerant(stream: TextIO | None) -> TextIO:
    """Return ``stream`` so that a character it has no code for is escaped, not an error.

    Raises:
        Refused: it is closed.
    """
    if stream is None:
        raise Refused(_problem("stdout", text("The output is closed. Leave it open.")))
    if isinstance(stream, io.TextIOWrapper):
        utf8_pipe = sys.platform == "win32" and not stream.isatty()
        with contextlib.suppress(OSError, ValueError):
            stream.reconfigure(encoding="utf-8" if utf8_pipe else None, errors="backslashreplace")
    return stream


def _give_up(stream: TextIO) -> None:
    """Leave what Python would still flush on exit nowhere to fail."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _tell(lines: Sequence[str]) -> None:
    # None where it was closed before the program began.
    if sys.stderr is None:
        return
    try:
        sys.stderr.write("".join(f"{line}\n" for line in lines))
        sys.stderr.flush()
    except (OSError, ValueError):
        _give_up(sys.stderr)
