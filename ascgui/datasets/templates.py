"""Chat templates: what a framework writes around the messages, and what that adds in tokens.

The forms are the public ones of each model family, as their own tokenizer settings and
Llama-Factory's ``data/template.py`` show them. With the user's tokenizer the fixed parts are
tokenized with it; without one, the counts noted here are used (a special token is one token).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ascgui.domain.text import Text, text


@dataclass(frozen=True, slots=True)
class Overhead:
    """Tokens added once a sequence, by a system prompt, by each question and each answer.

    ``default_system`` is added where a row has no system prompt: its text and its frame.
    """

    once: int
    system: int
    user: int
    assistant: int
    default_system: int

    def of(self, users: int, assistants: int, *, has_system: bool) -> int:
        """Return the tokens added to a sequence with so many messages."""
        first = self.system if has_system else self.default_system
        return self.once + first + users * self.user + assistants * self.assistant


NO_OVERHEAD = Overhead(0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Template:
    """The fixed parts around messages, each as (before, after) or as one piece of text.

    ``marker`` is a special token by which the tokenizer of the family is known; ``families`` are
    beginnings of catalog model ids, folded to lower case.
    """

    id: str
    families: tuple[str, ...]
    marker: str
    prefix: str
    system: tuple[str, str]
    user: tuple[str, str]
    assistant: tuple[str, str]
    default_system: str
    estimate: Overhead


_CHATML_SYSTEM = ("<|im_start|>system\n", "<|im_end|>\n")
_CHATML_USER = ("<|im_start|>user\n", "<|im_end|>\n<|im_start|>assistant\n")
_CHATML_ASSISTANT = ("", "<|im_end|>\n")

TEMPLATES: Mapping[str, Template] = {
    template.id: template
    for template in (
        Template(
            "qwen",
            ("qwen2", "qwen1", "qwen-"),
            "<|im_start|>",
            "",
            _CHATML_SYSTEM,
            _CHATML_USER,
            _CHATML_ASSISTANT,
            "You are a helpful assistant.",
            Overhead(0, 5, 8, 2, 11),
        ),
        Template(
            "qwen3",
            ("qwen3",),
            "</think>",
            "",
            _CHATML_SYSTEM,
            _CHATML_USER,
            ("<think>\n\n</think>\n\n", "<|im_end|>\n"),
            "",
            Overhead(0, 5, 8, 6, 0),
        ),
        Template(
            "llama3",
            ("llama3",),
            "<|start_header_id|>",
            "<|begin_of_text|>",
            ("<|start_header_id|>system<|end_header_id|>\n\n", "<|eot_id|>"),
            (
                "<|start_header_id|>user<|end_header_id|>\n\n",
                "<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\n",
            ),
            ("", "<|eot_id|>"),
            "",
            Overhead(1, 5, 9, 1, 0),
        ),
        Template(
            "glm4",
            ("glm4", "glm-4", "glm"),
            "[gMASK]",
            "[gMASK]<sop>",
            ("<|system|>\n", ""),
            ("<|user|>\n", "<|assistant|>"),
            ("\n", ""),
            "",
            Overhead(3, 2, 3, 1, 0),
        ),
        Template(
            "mistral",
            ("mistral", "mixtral"),
            "[INST]",
            "<s>",
            ("", "\n\n"),
            ("[INST] ", "[/INST]"),
            (" ", "</s>"),
            "",
            Overhead(1, 2, 7, 2, 0),
        ),
        Template(
            "deepseek",
            ("deepseek",),
            "<｜User｜>",
            "<｜begin▁of▁sentence｜>",
            ("", ""),
            ("<｜User｜>", "<｜Assistant｜>"),
            ("", "<｜end▁of▁sentence｜>"),
            "",
            Overhead(1, 0, 2, 1, 0),
        ),
        Template(
            "internvl",
            ("internvl", "intern"),
            "<img>",
            "<s>",
            _CHATML_SYSTEM,
            _CHATML_USER,
            _CHATML_ASSISTANT,
            "你是书生·万象，英文名是InternVL，是由上海人工智能实验室、"
            "清华大学及多家合作单位联合开发的多模态大语言模型。",
            Overhead(1, 5, 8, 2, 45),
        ),
        Template(
            "gemma",
            ("gemma",),
            "<start_of_turn>",
            "<bos>",
            ("", "\n\n"),
            ("<start_of_turn>user\n", "<end_of_turn>\n<start_of_turn>model\n"),
            ("", "<end_of_turn>\n"),
            "",
            Overhead(1, 1, 8, 2, 0),
        ),
    )
}
"""The templates of the catalog's model families by their id."""

# Some tokenizers know the tokens of several families; the more telling mark comes first.
_BY_MARKER = ("deepseek", "llama3", "glm4", "gemma", "internvl", "qwen3", "qwen", "mistral")


@dataclass(frozen=True, slots=True)
class Chosen:
    """Which template was chosen (None for none), and why."""

    template: Template | None
    reason: Text


def for_model(model: str) -> Template | None:
    """Return the template of the catalog's ``model``, or None where it is not known."""
    folded = model.lower().replace("_", "-")
    for template in sorted(TEMPLATES.values(), key=lambda item: -len(item.families[0])):
        if any(folded.startswith(family) for family in template.families):
            return template
    return None


def choose(wanted: str | None, knows: Callable[[str], bool] | None) -> Chosen:
    """Return the template ``wanted`` by its id, or the one that the tokenizer's tokens show.

    ``knows`` says whether the tokenizer has a special token; None without a tokenizer. ``wanted``
    "" asks for none.
    """
    if wanted == "":
        return Chosen(None, text("No chat template is added, as asked."))
    if wanted is not None:
        return Chosen(TEMPLATES[wanted], text("Chosen by you."))
    if knows is None:
        return Chosen(
            TEMPLATES["qwen"],
            text("Without a tokenizer the wide-spread form of Qwen (ChatML) is assumed."),
        )
    for name in _BY_MARKER:
        template = TEMPLATES[name]
        if knows(template.marker) and (name != "internvl" or knows("<|im_start|>")):
            return Chosen(
                template,
                text("Chosen because the tokenizer has the token {token}.", token=template.marker),
            )
    return Chosen(
        None, text("The tokenizer has the special tokens of no known chat template: none is added.")
    )


def overhead(template: Template, count: Callable[[Sequence[str]], Sequence[int]]) -> Overhead:
    """Return the tokens that ``template`` adds, counted with the user's tokenizer."""
    pieces = [
        template.prefix,
        *template.system,
        *template.user,
        *template.assistant,
        template.default_system,
    ]
    tokens = [int(tokens) for tokens in count(pieces)]
    once, before, after, user, answer, frame, end, default = tokens
    efficient_end = 1 if template.id == "glm4" else 0  # its end token is added once, not by turn
    return Overhead(
        once + efficient_end,
        before + after,
        user + answer,
        frame + end,
        before + after + default if template.default_system else 0,
    )
