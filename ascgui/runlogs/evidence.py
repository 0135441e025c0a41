"""From a measurement to a row of the throughput table, which a plan may choose."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from ascgui.domain.catalog import ThroughputRow
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text
from ascgui.runlogs.lines import Cancel, Cancelled, Progress
from ascgui.runlogs.measuring import Measurement
from ascgui.runlogs.reading import RunLog

_HASHED_BYTES = 1 << 20
_LAYOUT_NAMES = {"tp": "TP", "pp": "PP", "cp": "CP", "ep": "EP"}


@dataclass(frozen=True, slots=True)
class Job:
    """What a log does not say of the job it is from.

    ``framework`` and ``stage`` "" take those of the log's form, ``seq_len`` None that of the
    measurement. A row of the table must have a strategy and a stage.
    """

    model: str
    hardware: str
    strategy: str = ""
    stage: str = ""
    framework: str = ""
    seq_len: int | None = None
    note: str = ""


def content_sha256(
    log: RunLog, progress: Progress | None = None, cancelled: Cancel | None = None
) -> str:
    """Return the SHA-256 of the bytes that were read of the log, as they lie on the disk.

    Apart from the reading, because hashing takes longer than it and only saved evidence needs it.

    Raises:
        Refused: the file cannot be read any more, or has become shorter.
        lines.Cancelled: ``cancelled`` said so.
    """
    return hashed(log.path, log.account.size_bytes, progress, cancelled)


def hashed(
    path: Path, size_bytes: int, progress: Progress | None = None, cancelled: Cancel | None = None
) -> str:
    """Return the SHA-256 of the first ``size_bytes`` bytes of a file."""
    digest = hashlib.sha256()
    left = size_bytes
    try:
        with path.open("rb", buffering=0) as file:
            while left > 0:
                if cancelled is not None and cancelled():
                    raise Cancelled
                chunk = file.read(min(left, _HASHED_BYTES))
                if not chunk:
                    raise _changed(path)
                digest.update(chunk)
                left -= len(chunk)
                if progress is not None:
                    progress(size_bytes - left, size_bytes)
    except OSError as problem:
        raise _changed(path) from problem
    return digest.hexdigest()


def throughput_row(measurement: Measurement, job: Job, sha256: str) -> ThroughputRow:
    """Return ``measurement`` as a row of the throughput table.

    The source names the file and the hash of its content; the note says how the rate was found,
    and the lengths of reinforcement learning, on which it hangs.

    Raises:
        ValueError: the measurement has no rate.
    """
    if measurement.tps is None or measurement.form is None:
        raise ValueError("a measurement without a rate is no evidence")
    form = measurement.form
    framework = job.framework or form.framework
    seq_len = job.seq_len if job.seq_len is not None else measurement.seq_len
    day = measurement.measured_on.isoformat() if measurement.measured_on else ""
    if seq_len is None and measurement.tokens_per_sample is not None:
        # As published rates of MindSpeed-MM have it: the average length stands for the length.
        seq_len = round(measurement.tokens_per_sample)
    printed = "" if seq_len is None else str(seq_len)
    if seq_len is None and measurement.response_length is not None:
        prompt = round(measurement.prompt_length or 0)
        printed = f"{prompt}+{round(measurement.response_length)}"
    name = re.sub(r"[^a-z0-9]+", "-", f"{framework}-{job.model}".lower()).strip("-")
    devices = "" if measurement.devices is None else f"-x{measurement.devices}"
    return ThroughputRow(
        id=f"measured-{name}{devices}-{sha256[:12]}",
        framework=framework,
        model=job.model,
        model_published=job.model,
        stage=job.stage or form.stage,
        strategy=job.strategy,
        seq_len=seq_len,
        seq_len_printed=printed,
        hardware=job.hardware,
        devices=measurement.devices,
        tokens_per_second=measurement.tps,
        published_value=measurement.tps,
        published_unit="tokens/s per device",
        scope="device",
        source=f"{measurement.file} sha256:{sha256}",
        first_seen=day,
        last_seen=day,
        note="; ".join(part for part in (*_notes(measurement), job.note) if part),
        measured=True,
        low=measurement.low,
        high=measurement.high,
    )


def _notes(measurement: Measurement) -> tuple[str, ...]:
    """Return the plain facts behind the rate; identifiers and numbers, the same in any language."""
    form = measurement.form
    parts = [f"{form.id if form else ''}, {measurement.steps_used} steps"]
    if measurement.drift is not None:
        parts.append(f"drift {measurement.drift:+.1%}")
    if measurement.layout:
        parts.append(" ".join(f"{_LAYOUT_NAMES[key]}{size}" for key, size in measurement.layout))
    if measurement.response_length is not None:
        parts.append(f"response_length/mean {measurement.response_length:.0f}")
    if measurement.prompt_length is not None:
        parts.append(f"prompt_length/mean {measurement.prompt_length:.0f}")
    return tuple(parts)


def _changed(path: Path) -> Refused:
    return Refused(
        Issue(
            Severity.ERROR,
            "file-changed-meanwhile",
            text("The log is no longer the file that was read, so its content cannot be named."),
            text("Read it again."),
            where=(("file", str(path)),),
        )
    )
