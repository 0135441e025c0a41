"""Form 7: MindSpeed-RL's line of an iteration, ``iteration: 3 / 100 | … | e2e_tps: 110.5 | …``.

``e2e_tps`` is per device: on Snt9b23 that is a DIE, and the vendor's documents print twice the
value, for a card. It is never doubled here, because N counts devices.
"""

from __future__ import annotations

import re

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text
from ascgui.runlogs.collect import NAN, PREFIX_BYTES
from ascgui.runlogs.form import Basis, Form, Given, Rows, mostly
from ascgui.runlogs.scanning import ANSI, Scanner, number

_STEP = re.compile(rb"\biteration:?[ \t]{0,20}(\d{1,15})[ \t]{0,20}/[ \t]{0,20}\d{1,15}")
_LONGEST = 1 << 16


class MindSpeedRLScanner(Scanner):
    """Reads the lines that MindSpeed-RL prints for each iteration."""

    needle = b"e2e_tps"

    def __init__(self) -> None:
        super().__init__()
        self._run = -1
        self._bars = 0

    def line(self, block: bytes, start: int, end: int, at: int) -> bool:
        """Take in the line of one iteration."""
        del at
        line = block[start : min(end, start + _LONGEST)]
        if b"\x1b" in line:
            line = ANSI.sub(b"", line)
        found = _STEP.search(line)
        if found is None:
            self.cut += 1
            return False
        begin, step = found.start(), int(found[1])
        collector = self.collector
        if not collector.accept(step, line[max(0, begin - PREFIX_BYTES) : begin]):
            return True
        fields = {
            key.strip(): value
            for key, _, value in (field.partition(b":") for field in line.split(b"|"))
        }
        self._bars = line.count(b"|")
        run_is_new = collector.segment != self._run
        self._run = collector.segment
        collector.keep(
            (
                collector.segment,
                run_is_new,
                step,
                1,
                _value(fields, b"timing/all"),
                NAN,
                NAN,
                _value(fields, b"e2e_tps"),
                NAN,
                NAN,
                NAN,
                _value(fields, b"response_length/mean"),
                _value(fields, b"prompt_length/mean"),
            ),
            always=self._always,
        )
        return True

    def looks_whole(self, line: bytes) -> bool:
        """Return whether the line has as many fields as those before, and its rate an end."""
        last = line.rpartition(b"|")[2]
        return line.count(b"|") >= self._bars and not (self._bars and self.needle in last)


def _value(fields: dict[bytes, bytes], key: bytes) -> float:
    value = number(fields.get(key, b""))
    return NAN if value is None else value


def basis(rows: Rows, given: Given) -> Basis:
    """Return the way to a rate: as printed per device.

    Raises:
        Refused: no rate above zero is printed.
    """
    del given
    rate = rows.device_rate
    if not mostly(rate):
        raise Refused(_NO_RATE)

    def with_numbers(row: int, devices: float) -> Text:
        del devices
        return text(
            "e2e_tps {rate} tokens/s per device in iteration {step}",
            rate=float(rate[row]),
            step=int(rows.step[row]),
        )

    return Basis(
        "printed-tokens-per-second-per-device",
        text("the tokens/s per device that the log prints"),
        "R = e2e_tps",
        rate,
        per_device=True,
        with_numbers=with_numbers,
        issues=(_PER_DIE,),
        timed=False,
    )


_PER_DIE = Issue(
    Severity.INFO,
    "per-die",
    text(
        "e2e_tps is per device. On Snt9b23 a device is a DIE; the vendor's documents print the "
        "value of a card, which is twice as high."
    ),
)
_NO_RATE = Issue(
    Severity.ERROR,
    "no-rate-in-steps",
    text("The steps print no e2e_tps above zero, so the log says nothing of the throughput."),
    text("Read a log in which training has got past its first iterations."),
)

FORM = Form(
    "mindspeed-rl", text("MindSpeed-RL iterations"), "mindspeed-rl", "rl", MindSpeedRLScanner, basis
)
