from __future__ import annotations

import base64
import gzip
from pathlib import Path

import pytest

from ascgui.decision.drawing import is_drawing, whole_drawing
from ascgui.domain.issues import Refused

NAME = Path("logo.svg")
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'width="9" height="9">'
)
DOTS = base64.b64encode(b"\x89PNG\r\n\x1a\n").decode()


def drawing(inside: str, before: str = "") -> bytes:
    return f"{before}{HEAD}{inside}</svg>".encode()


NESTED = base64.b64encode(drawing('<image href="/etc/passwd"/>')).decode()


@pytest.mark.parametrize(
    "inside",
    [
        '<image xlink:href="/some/other.png" width="9" height="9"/>',
        '<image href="other.png"/>',
        '<image href=" file:///etc/passwd"/>',
        '<use xlink:href="http://example.org/a.svg#b"/>',
        "<rect style=\"fill: url( 'other.svg#a' )\"/>",
        '<rect fill="url(other.svg#a)"/>',
        '<style>rect { fill: url("other.svg#a") }</style>',
        '<style>@import "other.css";</style>',
        "<style><![CDATA[rect { fill: u\\72l(other.svg) }]]></style>",
        f'<image href="data:image/svg+xml;base64,{NESTED}"/>',
        f'<image href="data:image/png;base64,{NESTED}"/>',
        '<image href="data/../../other.png"/>',
    ],
)
def test_an_svg_picture_that_names_something_outside_of_it_is_refused(inside: str) -> None:
    with pytest.raises(Refused) as refused:
        whole_drawing(drawing(inside), NAME)
    (issue,) = refused.value.issues
    assert issue.code == "logo-names-files"
    assert issue.at("file") == "logo.svg"
    assert issue.action


def test_a_style_sheet_named_before_the_picture_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        whole_drawing(drawing("", '<?xml-stylesheet href="other.css"?>'), NAME)
    assert refused.value.issues[0].code == "logo-names-files"


@pytest.mark.parametrize(
    "content",
    [
        b"no picture",
        drawing("", '<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/passwd">]>'),
        drawing("", '<!DOCTYPE svg [<!ENTITY a "aaaa">]>'),
        gzip.compress(drawing(""))[:-9],
    ],
)
def test_what_is_no_whole_picture_or_declares_entities_is_refused(content: bytes) -> None:
    with pytest.raises(Refused) as refused:
        whole_drawing(content, NAME)
    assert refused.value.issues[0].code == "logo-unreadable"


def test_a_picture_that_holds_all_that_it_shows_is_taken() -> None:
    whole = drawing(
        '<style>.a { fill: url(#b) }</style><use xlink:href="#c"/><a href="https://example.org"/>'
        f'<rect style="fill:url(\'#b\')"/><image href="data:image/png;base64,{DOTS}"/>'
    )
    assert whole_drawing(whole, NAME) == whole
    assert whole_drawing(gzip.compress(whole), NAME) == whole


def test_a_drawing_is_known_by_what_it_holds_whatever_its_name_says() -> None:
    assert is_drawing(drawing(""), Path("logo.png"))
    assert is_drawing(b"", NAME)
    assert not is_drawing(b"\x89PNG\r\n", Path("logo.png"))
