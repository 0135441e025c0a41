"""The iteration line of Megatron and of what is built on it, which three forms share.

``iteration 120/ 2000 | consumed samples: 15360 | elapsed time per iteration (ms): 8123.4 | …``:
fields ended by bars, of which only the first and the elapsed time are always there. The time is the
mean over the iterations since the line before, so each figure here is per iteration.
"""

from __future__ import annotations

import math
import re

from ascgui.runlogs.collect import NAN, PREFIX_BYTES, Surroundings
from ascgui.runlogs.scanning import ANSI, Finder, Scanner, number

_USUAL = re.compile(
    rb"iteration +(\d{1,18})/ *\d{1,18} \| consumed samples: +(\d{1,18}) \|"
    rb"(?: consumed tokens: +(\d{1,18}) \|)?"
    rb" elapsed time per iteration \(ms\): +(-?\d[\d.]{0,30}) \|"
    rb"(?:(?: throughput per GPU [^|]{1,60}\|)? learning rate: [^|]{1,40}\|"
    rb" gl(?:ob|oa)[abl]{1,2} batch size: +(\d{1,12}) \|(?: (?:lm )?loss: +([^|]{1,40}) \|)?)?"
)
_STEP = re.compile(
    rb"\biteration:?[ \t]{1,20}(\d{1,18})(?:[ \t]{0,20}/[ \t]{0,20}\d{1,18})?[ \t]{0,20}\|"
)
_ELAPSED = re.compile(
    rb"elapsed time per iteration \((ms|s)\):[ \t]{0,20}([^\s|]{1,40})[ \t]{0,20}(\||$)"
)
_ARGUMENT = re.compile(rb"(?:^|[\s(])([a-z_]{4,40}) \.{3,} ?(\d{1,12})\s")
_WORLD = re.compile(rb"world[ _]size[:=]? *(\d{1,7})\b")
_LAYOUT = {
    b"tensor_model_parallel_size": "tp",
    b"pipeline_model_parallel_size": "pp",
    b"context_parallel_size": "cp",
    b"expert_model_parallel_size": "ep",
}
_ARGUMENTS_END = b"end of arguments"
_LONGEST = 1 << 16
_KEY_LENGTH = len(b"elapsed time per iteration (ms):")
_CHECK_EVERY = 64
"""Lines between two looks at which fields a line has."""


class _Places:
    """Where the figures of an iteration line stand, which is the same in most lines of a log.

    Before the elapsed time numbers are padded to a width, so places count from the phrase that the
    line was found by; after it they count from the bar behind the elapsed time. The words between
    the figures are compared, and the batch size with them.
    """

    __slots__ = ("bar", "between", "loss", "rest", "rest_text", "step", "tokens", "word", "words")

    def __init__(self, usual: re.Match[bytes], at: int) -> None:
        text = usual.string
        bar = text.find(b"|", at)
        self.bar = bar - at
        self.word = usual.start() - at
        self.step = usual.end(1) - at
        self.words = text[usual.end(1) : usual.start(2) - 1].rstrip()
        self.tokens: tuple[int, int] | None = None
        self.between = b""
        if usual[3] is not None:
            self.between = text[usual.end(2) : usual.start(3)].rstrip()
            start = usual.end(2) + len(self.between)
            self.tokens = (start - at, usual.end(3) - at)
        self.rest = self.loss = 0
        self.rest_text = b""
        if usual[5] is not None and usual[6] is not None:
            self.rest = text.rfind(b"|", 0, usual.start(5)) - bar
            self.loss = usual.start(6) - bar
            self.rest_text = text[bar + self.rest : usual.start(6) - 1]

    @property
    def useful(self) -> bool:
        """Whether the line has all that makes the places safe to use: a batch size and a loss."""
        return self.rest > 0


class IterationScanner(Scanner):
    """Reads iteration lines, and what the log says of the job before them."""

    needle = b"elapsed time per iteration ("

    def __init__(self) -> None:
        super().__init__()
        self._until_check = 0
        self._ends_with_bar = False
        self._bars = 0
        self._places: _Places | None = None
        self._batch = NAN
        self._interval = 1
        self._previous: tuple[int, int, float, float] = (-1, 0, NAN, NAN)
        """Run, step, consumed samples and consumed tokens of the line before."""
        self._has_more = False
        self._usual_misses = False
        """Whether the lines hold a field that the usual pattern does not find."""
        self._rate = Finder(b" tokens/s:")
        self._length = Finder(b" tokens per sample:")
        self._samples = Finder(b" samples per second:")

    def line(self, block: bytes, start: int, end: int, at: int) -> bool:
        """Take in one iteration line."""
        places = self._places
        if places is None or not self._in_places(places, block, start, end, at):
            return self._anywhere(block, start, end, at)
        return True

    def _in_places(self, places: _Places, block: bytes, start: int, end: int, at: int) -> bool:
        """Take in a line whose figures stand where they stood in the line before.

        Return False, and take nothing in, if they do not.
        """
        word, step_end = at + places.word, at + places.step
        bar = at + places.bar
        if block[bar : bar + 1] != b"|":
            bar = block.find(b"|", at, end)
            places.bar = bar - at
        rest = bar + places.rest
        if (
            word < start
            or bar < 0
            or block[step_end : step_end + len(places.words)] != places.words
            or block[rest : rest + len(places.rest_text)] != places.rest_text
        ):
            return False
        tokens = NAN
        try:
            step = int(block[word + 9 : step_end])
            seconds = float(block[at + _KEY_LENGTH : bar]) / 1000.0
            if places.tokens is not None:
                first, last = places.tokens
                first += at
                if block[first - len(places.between) : first] != places.between:
                    return False
                tokens = float(block[first : at + last])
        except ValueError:
            return False
        if step == self.collector.last and self.collector.repeats():
            return True
        prefix = block[start if word - start <= PREFIX_BYTES else word - PREFIX_BYTES : word]
        if self.collector.accept(step, prefix):
            loss = bar + places.loss
            if not block[loss : loss + 1].isdigit():
                self._note_loss(block[loss : loss + 8])
            self._keep(block, (start, bar + 1, end), step, seconds, (NAN, tokens))
        return True

    def _anywhere(self, block: bytes, start: int, end: int, at: int) -> bool:
        """Take in a line by looking for each figure."""
        usual = None if self._usual_misses else _USUAL.search(block, start, end)
        if usual is None:
            self._places = None
            return self._unusual(block, start, end)
        number_of_step, samples, tokens, elapsed, batch, loss = usual.groups()
        begin = usual.start()
        step = int(number_of_step)
        if not self.collector.accept(step, block[max(start, begin - PREFIX_BYTES) : begin]):
            return True
        self._ends_with_bar = True
        rest = usual.end()
        if batch is None:
            self._find_batch_and_loss(block, rest, end)
        else:
            self._batch = float(batch) or NAN
            if loss is not None:
                self._note_loss(loss)
        places = _Places(usual, at)
        self._places = places if places.useful and self._batch > 0 else None
        self._keep(
            block,
            (start, rest, end),
            step,
            _seconds(elapsed),
            (float(samples), NAN if tokens is None else float(tokens)),
        )
        return True

    def _unusual(self, block: bytes, start: int, end: int) -> bool:
        """Read a line with colours, with other fields or another order, or cut."""
        text = block[start : min(end, start + _LONGEST)]
        if b"\x1b" in text:
            text = ANSI.sub(b"", text)
        step = _STEP.search(text)
        elapsed = _ELAPSED.search(text)
        if step is None or elapsed is None or (not elapsed[3] and self._ends_with_bar):
            self.cut += 1
            return False
        self._ends_with_bar = bool(elapsed[3])
        accepted = self.collector.accept(
            int(step[1]), text[max(0, step.start() - PREFIX_BYTES) : step.start()]
        )
        if not accepted:
            return True
        fields = {
            key.strip().lower(): value
            for key, _, value in (field.partition(b":") for field in text.split(b"|"))
        }
        self._find_batch_and_loss(text, step.end(), len(text))
        seconds = number(elapsed[2])
        self._keep(
            text,
            (0, step.end() - 1, len(text)),
            int(step[1]),
            NAN if seconds is None else seconds / (1000.0 if elapsed[1] == b"ms" else 1.0),
            (_count(fields.get(b"consumed samples")), _count(fields.get(b"consumed tokens"))),
        )
        return True

    def _keep(
        self,
        block: bytes,
        span: tuple[int, int, int],
        step: int,
        seconds: float,
        consumed: tuple[float, float],
    ) -> None:
        """Keep a step: ``span`` is where its line starts, where further fields start, and its end.

        ``consumed`` are samples and tokens since the start of training.
        """
        start, rest, end = span
        consumed_samples, consumed_tokens = consumed
        segment = self.collector.segment
        run, before, samples_before, tokens_before = self._previous
        self._previous = (segment, step, consumed_samples, consumed_tokens)
        batch = self._batch
        tokens = NAN
        interval = 1
        if run == segment:
            interval = self._interval = step - before
            tokens = (consumed_tokens - tokens_before) / interval
            if math.isnan(batch):
                batch = (consumed_samples - samples_before) / interval
        self._until_check -= 1
        if self._until_check < 0:
            self._look_at_fields(block[rest:end], block.count(b"|", start, end))
        rate = length = sample_rate = NAN
        if self._has_more:
            rate = self._rate.value(block, rest, end, ends=b"|")
            sample_rate = self._samples.value(block, rest, end, ends=b"|")
            length = self._length.value(block, rest, end, ends=b"|")
        self.collector.keep(
            (
                segment,
                run != segment,
                step,
                interval,
                seconds,
                tokens,
                batch,
                NAN,
                rate,
                sample_rate,
                length,
                NAN,
                NAN,
            ),
            always=self._always,
        )

    def _find_batch_and_loss(self, block: bytes, rest: int, end: int) -> None:
        """Find the global batch size, whose first word old versions misspell, and the loss."""
        at = block.find(b"al batch size:", rest, end)
        if at < 0:
            self._batch = NAN
        else:
            value = _count(block[at + 14 : min(end, at + 40)].partition(b"|")[0])
            self._batch = value if value > 0 else NAN
        at = block.find(b"loss:", rest, end)
        if at >= 0:
            self._note_loss(block[at + 5 : at + 20].strip())

    def _note_loss(self, loss: bytes) -> None:
        if loss[:4].lower().lstrip(b"-").startswith((b"nan", b"inf")):
            self.collector.not_finite_losses += 1

    def _look_at_fields(self, text: bytes, bars: int) -> None:
        self._until_check = _CHECK_EVERY
        self._bars = bars
        self._has_more = any(
            finder.key in text for finder in (self._rate, self._length, self._samples)
        )
        self._usual_misses |= b" consumed tokens:" in text

    def looks_whole(self, line: bytes) -> bool:
        """Return whether the line has as many fields as those before, and all it needs."""
        last = line.rpartition(b"|")[2]
        return (
            line.count(b"|") >= self._bars
            and not (self._ends_with_bar and last.strip())
            and not (self._bars and (b"tokens" in last or self.needle in last))
        )

    def follow_on(self, block: bytes, start: int, end: int, steps: int) -> bool:
        """Go on from a later line, if its number says that none is missing or repeated."""
        usual = _USUAL.search(block, start, end)
        if usual is None:
            return False
        segment, before, _, _ = self._previous
        step = int(usual[1])
        if segment != self.collector.segment or step - before != steps * self._interval:
            return False
        tokens = NAN if usual[3] is None else float(usual[3])
        self._previous = (segment, step, float(usual[2]), tokens)
        self.collector.pass_over(steps, step)
        return True

    def between(self, block: bytes, start: int, end: int) -> None:
        """Find the list of arguments that each run prints when it starts."""
        if block.find(_ARGUMENTS_END, start, end) >= 0:
            self.collector.surroundings = arguments_in(
                block, self.collector.surroundings, start, end
            )
            self.collector.restart()


def arguments_in(
    block: bytes, before: Surroundings, start: int = 0, end: int | None = None
) -> Surroundings:
    """Return what the last list of printed arguments in ``block`` says of the job.

    Where there is none, that is ``before``.
    """
    at = block.rfind(_ARGUMENTS_END, start, len(block) if end is None else end)
    if at < 0:
        return before
    known = dict(_ARGUMENT.findall(block, max(start, at - _LONGEST), at))

    def size(name: bytes) -> int | None:
        return int(known[name]) or None if name in known else None

    layout = tuple(
        (short, value) for name, short in _LAYOUT.items() if (value := size(name)) is not None
    )
    return Surroundings(
        size(b"world_size") or before.devices,
        size(b"seq_length") or before.seq_len,
        layout or before.layout,
        before.multimodal,
    )


def world_size(text: bytes) -> int | None:
    """Return the number of devices that a line of a starting run names, if one does."""
    for name in (b"world size", b"world_size"):
        at = text.find(name)
        found = _WORLD.match(text, at) if at >= 0 else None
        if found is not None and int(found[1]):
            return int(found[1])
    return None


def _seconds(milliseconds: bytes) -> float:
    try:
        return float(milliseconds) / 1000.0
    except ValueError:
        return NAN


def _count(token: bytes | None) -> float:
    value = None if token is None else number(token)
    return NAN if value is None or not math.isfinite(value) else value
