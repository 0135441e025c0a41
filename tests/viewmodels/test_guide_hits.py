from __future__ import annotations

from PySide6.QtCore import Qt

from ascgui.guide.chapters import chapters, find
from ascgui.language.language import Language
from ascgui.viewmodels.guide_hits import HitsModel, PlaceRole

CHAPTERS = chapters(Language("en", {}))


def test_the_model_keeps_qts_rules_while_words_are_typed(qtmodeltester):
    model = HitsModel()
    qtmodeltester.check(model)
    for wanted in ("goodput", "goodputx", ""):
        model.put(find(wanted, CHAPTERS), "Nothing." if wanted else "")
        qtmodeltester.check(model)


def test_a_place_leads_to_its_heading():
    model = HitsModel()
    model.put(find("goodput", CHAPTERS), "Nothing.")
    places = [model.index(row).data(PlaceRole) for row in range(model.rowCount())]
    known = {(one.id, head.anchor) for one in CHAPTERS for head in one.headings}
    assert places
    assert set(places) <= known


def test_words_that_are_nowhere_give_a_line_that_cannot_be_chosen():
    model = HitsModel()
    model.put((), "Nothing.")
    index = model.index(0)
    assert (index.data(), index.data(PlaceRole)) == ("Nothing.", None)
    assert model.flags(index) == Qt.ItemFlag.NoItemFlags
