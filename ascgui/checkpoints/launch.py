"""The settings of the next start, from a form or read out of a launch file. Nothing is run."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, fields, replace
from pathlib import Path

from ascgui import safefile
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import text

_LIMIT = 4 * 2**20
_TRUE = frozenset({"1", "true", "yes", "on"})
_FALSE = frozenset({"0", "false", "no", "off", "none", "null", ""})


@dataclass(frozen=True, slots=True)
class Settings:
    """How training will be started; None is "not said".

    ``resume_path`` is MindSpeed-LLM's ``user_converted_ckpt_path`` or ``--load``, Llama-Factory's
    ``resume_from_checkpoint``. ``auto_resume`` is ``train_auto_resume``. ``wanted`` is the
    iteration that the engineer wants to go on from. ``save_interval`` is in steps; a step is
    ``global_batch`` samples, or ``device_batch`` of each device, of at most ``seq_len`` tokens.
    ``kept`` is how many checkpoints stay on disk.
    """

    framework: str | None = None
    edition: str | None = None
    strategy: str | None = None
    resume_path: str | None = None
    auto_resume: bool | None = None
    output_dir: str | None = None
    finetune: bool | None = None
    no_load_optim: bool | None = None
    no_load_rng: bool | None = None
    wanted: int | None = None
    tensor: int | None = None
    pipeline: int | None = None
    world_size: int | None = None
    save_interval: int | None = None
    global_batch: int | None = None
    device_batch: int | None = None
    seq_len: int | None = None
    kept: int | None = None


# Key in a launch file, dashes as underscores → field of Settings.
_KEYS = {
    "user_converted_ckpt_path": "resume_path",
    "resume_from_checkpoint": "resume_path",
    "load": "resume_path",
    "train_auto_resume": "auto_resume",
    "output_dir": "output_dir",
    "af_output_dir": "output_dir",
    "save": "output_dir",
    "trainer.default_local_dir": "output_dir",
    "trainer.resume_from_path": "resume_path",
    "finetune": "finetune",
    "no_load_optim": "no_load_optim",
    "no_load_rng": "no_load_rng",
    "tensor_model_parallel_size": "tensor",
    "tp": "tensor",
    "pipeline_model_parallel_size": "pipeline",
    "pp": "pipeline",
    "world_size": "world_size",
    "save_interval": "save_interval",
    "save_steps": "save_interval",
    "trainer.save_freq": "save_interval",
    "global_batch_size": "global_batch",
    "gbs": "global_batch",
    "seq_length": "seq_len",
    "seq_len": "seq_len",
    "cutoff_len": "seq_len",
    "save_total_limit": "kept",
    "finetuning_type": "strategy",
    "train_type": "strategy",
}
_ASSIGNED = re.compile(r"^\s*(?:export\s+|local\s+)?([A-Za-z_][A-Za-z0-9_]*)=(.*)$")
_YAML = re.compile(r"^\s*([A-Za-z_][A-Za-z0-9_-]*)\s*:\s+(.*)$|^\s*([A-Za-z_][A-Za-z0-9_-]*)\s*:$")
_OPTION = re.compile(
    r"(?<![^\s\"'])--([A-Za-z][A-Za-z0-9_-]*)(?:[= ]+(?!-)(\"[^\"]*\"|'[^']*'|[^\s\\\"']+))?"
)
_ENTRY = re.compile(r"(?<![\w.+-])\+{0,2}(trainer\.[a-z_]+)=(\"[^\"]*\"|'[^']*'|[^\s\\\"']+)")
_PRODUCT = re.compile(r"\$\(\(\s*(\w+(?:\s*\*\s*\w+)*)\s*\)\)")
_VARIABLE = re.compile(r"\$\{([A-Za-z_][A-Za-z0-9_]*)\}|\$([A-Za-z_][A-Za-z0-9_]*)")


def read(path: Path, given: Settings) -> tuple[Settings, tuple[Issue, ...]]:
    """Return ``given`` with what the launch file adds, and what it says that cannot be used.

    What the form says wins. Shell variables set in the same file are put in; others stay as they
    are and are reported.

    Raises:
        Refused: the file cannot be read as text.
    """
    content = safefile.decode(safefile.read_bytes(path, _LIMIT), path)
    variables: dict[str, str] = {}
    found: dict[str, tuple[str, int]] = {}
    for number, line in enumerate(content.splitlines(), start=1):
        if line.lstrip().startswith("#"):
            continue
        assigned = _ASSIGNED.match(line)
        if assigned:
            value = _expanded(_bare(assigned[2]), variables)
            variables[assigned[1]] = value
            found[assigned[1].lower()] = value, number
            line = assigned[2]  # noqa: PLW2901 - options may stand in a variable's value
        elif pair := _YAML.match(line):
            found[(pair[1] or pair[3]).replace("-", "_").lower()] = _bare(pair[2] or ""), number
            continue
        for option in _OPTION.finditer(line):
            name = option[1].replace("-", "_").lower()
            value = "true" if option[2] is None else _expanded(_bare(option[2]), variables)
            found[name] = value, number
        for entry in _ENTRY.finditer(line):
            found[entry[1]] = _expanded(_bare(entry[2]), variables), number
    _derive(found)
    if not any(key in _KEYS or key.startswith(("trainer.", "device_batch")) for key in found):
        nothing = Issue(
            Severity.WARNING,
            "launch-nothing",
            text("No setting of a start was found in this file, so it changes nothing here."),
            text("Name the shell script or the YAML with which training is started."),
            where=(("file", str(path)),),
        )
        return given, (nothing,)
    return _settings(path, given, found)


def _derive(found: dict[str, tuple[str, int]]) -> None:
    """Add what follows from several keys: the devices of all nodes, the samples of a device."""
    for name, factors in (
        ("world_size", ("nnodes", "nproc_per_node")),
        ("world_size", ("nnodes", "npus_per_node")),
        ("world_size", ("trainer.nnodes", "trainer.n_gpus_per_node")),
        ("device_batch", ("per_device_train_batch_size", "gradient_accumulation_steps")),
    ):
        values = [found[one] for one in factors if one in found]
        whole = [value for value, _ in values if re.fullmatch(r"[0-9]{1,6}", value)]
        if len(whole) == len(factors) and name not in found:
            found[name] = str(math.prod(map(int, whole))), values[0][1]


def _settings(
    path: Path, given: Settings, found: dict[str, tuple[str, int]]
) -> tuple[Settings, tuple[Issue, ...]]:
    issues: list[Issue] = []
    changes: dict[str, object] = {}
    kinds = {field.name: str(field.type) for field in fields(Settings)}
    for key, name in _KEYS.items():
        if key not in found or getattr(given, name) is not None or name in changes:
            continue
        value, line = found[key]
        where = (("file", str(path)), ("line", line), ("field", key))
        if "$" in value:
            issues.append(
                Issue(
                    Severity.WARNING,
                    "launch-variable",
                    text("{key} is “{value}”, whose variable is set elsewhere.", key=key,
                         value=value[:120]),
                    text("Give the value here."),
                    where=where,
                )
            )  # fmt: skip
            continue
        read_value = _typed(kinds[name], value)
        if read_value is None and value.lower() not in _FALSE:
            issues.append(
                Issue(
                    Severity.WARNING,
                    "launch-value",
                    text("{key} is “{value}”, which is no value it can have; it was left out.",
                         key=key, value=value[:120]),
                    text("Give the value here."),
                    where=where,
                )
            )  # fmt: skip
        elif read_value is not None:
            changes[name] = read_value
    if "device_batch" in found and given.device_batch is None:
        changes["device_batch"] = _typed("int", found["device_batch"][0])
    if "framework" not in changes and given.framework is None:
        if "finetuning_type" in found or "resume_from_checkpoint" in found:
            changes["framework"] = "llama-factory"
        elif "tensor_model_parallel_size" in found or "user_converted_ckpt_path" in found:
            changes["framework"] = "mindspeed-llm"
        elif any(key.startswith("trainer.") for key in found):
            changes["framework"] = "verl"
    return replace(given, **changes), tuple(issues)  # type: ignore[arg-type]


def _typed(kind: str, value: str) -> object | None:
    lowered = value.lower()
    if kind.startswith("bool"):
        return True if lowered in _TRUE else False if lowered in _FALSE else None
    if kind.startswith("int"):
        return int(value) if re.fullmatch(r"\d{1,9}", value) else None
    return None if lowered in {"", "null", "none", "false"} else value


def _bare(value: str) -> str:
    """Return a value without its quotes and without a comment behind it."""
    value = value.strip()
    if value[:1] in {'"', "'"}:
        end = value.find(value[0], 1)
        return value[1:end] if end > 0 else value[1:]
    return re.split(r"\s[#;]|;", value, maxsplit=1)[0].rstrip("\\ ").strip()


def _expanded(value: str, variables: dict[str, str]) -> str:
    def known(match: re.Match[str]) -> str:
        return variables.get(match[1] or match[2], match[0])

    # Only once, and bounded: a value that grows by naming itself must not grow without end.
    return _PRODUCT.sub(
        lambda found: _product(found, variables), _VARIABLE.sub(known, value)[:4096]
    )


def _product(found: re.Match[str], variables: dict[str, str]) -> str:
    """Return the number that the shell would make of whole numbers that are multiplied."""
    factors = [variables.get(one.strip(), one.strip()) for one in found[1].split("*")]
    if len(factors) > 8 or not all(re.fullmatch(r"[0-9]{1,6}", one) for one in factors):
        return found[0]
    return str(math.prod(map(int, factors)))
