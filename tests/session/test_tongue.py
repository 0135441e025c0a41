from __future__ import annotations

from ascgui.domain.text import Quantity, Unit, text
from ascgui.session.tongue import Tongue


def test_switching_tells_once_and_speaks_the_other_language(qapp):
    tongue = Tongue()
    heard = []
    tongue.changed.connect(lambda: heard.append(tongue.language.code))
    tongue.switch("zh")
    tongue.switch("zh_CN")
    assert heard == ["zh_CN"]
    tongue.switch("en")
    assert heard == ["zh_CN", "en"]


def test_it_says_sentences_and_shows_values(qapp):
    tongue = Tongue()
    assert tongue.say("{n} of {all}", n=1, all=1234) == "1 of 1,234"
    assert tongue.show(Quantity(1, Unit.DEVICES)) == "1 device"
    assert tongue.show(text("Plan")) == "Plan"
