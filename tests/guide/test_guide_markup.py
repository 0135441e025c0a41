from __future__ import annotations

import pytest

from ascgui.guide.markup import headings, html, plain


@pytest.mark.parametrize(
    ("written", "made"),
    [
        ("One\ntwo", "<p>One two</p>"),
        ("中文\n换行", "<p>中文换行</p>"),
        ("a **b** *c* `d<e`", "<p>a <b>b</b> <i>c</i> <code>d&lt;e</code></p>"),
        ("[words](plan#model)", '<p><a href="plan#model">words</a></p>'),
        ("- one\n- two\n  on", "<ul><li>one</li><li>two on</li></ul>"),
        ("1. one\n2. two", "<ol><li>one</li><li>two</li></ol>"),
        ("```\na * <b>\n```", "<pre>a * &lt;b&gt;</pre>"),
        (
            "| a | b |\n| --- | --- |\n| 1 | `x` |",
            "<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td><code>x</code></td></tr></table>",
        ),
        ("## Two words {#two}", '<h2><a name="two"></a>Two words</h2>'),
        ("## Two words", '<h2><a name="two-words"></a>Two words</h2>'),
        ("![plan](plan.png)", '<p class="picture"><img src="plan.png" alt="plan"></p>'),
        ("<script>", "<p>&lt;script&gt;</p>"),
    ],
)
def test_each_form_becomes_html(written, made):
    assert html(written) == made


def test_a_picture_that_is_not_there_is_left_out():
    assert html("![plan](plan.png)\n\nwords", lambda _: "") == "<p>words</p>"


def test_headings_in_code_are_none():
    assert [one.title for one in headings("# A\n\n```\n# no\n```\n\n## B")] == ["A", "B"]


def test_plain_words_have_no_marks():
    assert plain("a **b** `c` [d](e)") == "a b c d"
