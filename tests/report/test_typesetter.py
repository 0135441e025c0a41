from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from ascgui.report.typesetter import BODY, SMALL, Typesetter, printable

WIDTH = 3000.0


@pytest.fixture
def typesetter(qapp: QApplication) -> Typesetter:
    return Typesetter()


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("plain", "plain"),
        ("a\tb\x00c", "a b c"),
        ("one\r\ntwo\u2028three", "one\ntwo\nthree"),
        ("\u202eabc\u202c", "abc"),
        ("half \ud800 pair", "half \ufffd pair"),
        ("e" + "\u0301" * 50, "e" + "\u0301" * 3),
        ("训练", "训练"),
        ("a\u200bb", "ab"),
    ],
)
def test_what_could_disturb_a_page_is_taken_out(raw: str, shown: str) -> None:
    assert printable(raw) == shown


@given(st.text(max_size=200))
def test_whatever_is_printed_can_be_encoded_and_has_no_control_characters(raw: str) -> None:
    shown = printable(raw)
    shown.encode("utf-8")
    assert all(char == "\n" or ord(char) >= 32 for char in shown)


@pytest.mark.parametrize(
    "raw",
    ["word " * 300, "x" * 3000, "词" * 2000, "a😀" * 500, "/a/very/long/path_with-parts@1" * 40],
)
def test_lines_are_no_wider_than_their_room_and_lose_nothing(
    typesetter: Typesetter, raw: str
) -> None:
    lines = typesetter.lines(raw, BODY, WIDTH)
    assert lines.count > 1
    assert all(typesetter.width(line, BODY) <= WIDTH * 1.001 for line in lines.texts)
    assert "".join(lines.texts).replace(" ", "") == raw.replace(" ", "")


def test_long_paths_are_broken_at_their_joints(typesetter: Typesetter) -> None:
    path = "Ascend/MindSpeed-LLM:docs/pytorch/models/dense_model.md@9d6963b1"
    lines = typesetter.lines(path, SMALL, 1800)
    assert lines.count > 1
    assert all(line[-1] in "/:_@-" for line in lines.texts[:-1])


def test_text_beyond_the_last_line_is_marked_as_left_out(typesetter: Typesetter) -> None:
    lines = typesetter.lines("name " * 2000, BODY, WIDTH, most=3)
    assert lines.count == 3
    assert lines.texts[-1].endswith("…")
    assert typesetter.width(lines.texts[-1], BODY) <= WIDTH


def test_one_line_is_shortened_and_can_stand_on_the_right(typesetter: Typesetter) -> None:
    line = typesetter.line("first\nsecond " * 2000, BODY, WIDTH)
    assert line.count == 1
    assert line.texts[0].endswith("…")
    short = typesetter.line("8", BODY, WIDTH, right=True)
    assert short.lefts[0] == pytest.approx(WIDTH - typesetter.width("8", BODY))


def test_digits_are_equally_wide_so_that_columns_of_numbers_stand_straight(
    typesetter: Typesetter,
) -> None:
    assert len({typesetter.width(digit * 4, BODY) for digit in "0123456789"}) == 1


def test_pictures_for_yes_and_no_are_signs_that_every_face_has() -> None:
    assert printable("❌ ✅ ✔\ufe0f ✖") == "× √ √ ×"
