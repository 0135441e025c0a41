from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction, QKeySequence

from ascgui import paths
from ascgui.guide.chapters import chapters
from ascgui.language.language import available, load
from ascgui.viewmodels.plan_bindings import EFFICIENCY
from ascgui.widgets.topic import set_topic, topic_of
from ascgui.windows.guide_window import GuideWindow
from ascgui.windows.plan_inputs import PlanInputs


@pytest.fixture
def guide(qtbot, tongue, theme):
    made = GuideWindow(tongue, theme)
    qtbot.addWidget(made)
    made.show()
    return made


def shown(guide):
    return guide.page.toPlainText()


def test_it_opens_at_the_first_chapter_with_the_contents_beside(guide):
    assert shown(guide).startswith("The first plan in five minutes")
    titles = [guide.contents.topLevelItem(at).text(0) for at in range(len(guide.chapters))]
    assert titles == [chapter.title for chapter in chapters(load("en"))]


def test_a_topic_leads_to_its_place(guide):
    guide.open("plan#efficiency")
    assert guide.place == "plan#efficiency"
    assert shown(guide).startswith("The Plan page")
    assert guide.page.verticalScrollBar().value() > 0
    assert guide.contents.currentItem().text(0) == "The Plan page"


def test_a_topic_that_is_not_there_leads_to_the_chapter_or_to_the_first(guide):
    guide.open("plan#nothing")
    assert guide.place == "plan"
    guide.open("nothing")
    assert guide.place == guide.chapters[0].id


def test_the_code_of_a_fault_of_data_leads_to_its_own_chapter(guide):
    guide.open("findings#role-order")
    assert guide.place == "faults#role-order"


def test_an_entry_of_the_contents_opens_its_place(guide):
    top = guide.contents.topLevelItem(2)
    guide.contents.setCurrentItem(top.child(1))
    assert guide.place == "formulas#duration"


def test_it_follows_the_language_at_the_same_place(guide, tongue):
    guide.open("plan#efficiency")
    tongue.switch("zh_CN")
    assert guide.place == "plan#efficiency"
    assert shown(guide).startswith("计划页")
    assert guide.contents.topLevelItem(0).text(0) == "五分钟完成第一个计划"


def test_it_follows_the_theme_with_its_pictures(guide, theme):
    guide.open("plan")
    light = guide.picture("plan.png")
    assert light.name == "plan-en-light.png"
    assert light.is_file()
    theme.choose("dark")
    assert guide.picture("plan.png").name == "plan-en-dark.png"
    assert theme.tokens.accent in guide.page.document().defaultStyleSheet()


def test_a_picture_is_no_wider_than_the_room_for_it(guide, qtbot):
    guide.resize(700, 500)
    guide.open("plan")
    bar = guide.page.horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)


def test_words_are_looked_for_and_marked(guide, qtbot):
    qtbot.keyClicks(guide.search, "goodput")
    assert guide.found.rowCount() >= 1
    qtbot.keyClick(guide.search, Qt.Key.Key_Return)
    assert "Goodput" in shown(guide)
    assert guide.page.extraSelections()
    qtbot.keyClick(guide.search, Qt.Key.Key_Escape)
    assert guide.search.text() == ""
    assert guide.page.extraSelections() == []
    assert guide.isVisible()


def test_words_that_are_nowhere_are_said_to_be_nowhere(guide, qtbot):
    guide.search.setText("xyzzy")
    assert guide.found.index(0).data() == "Nothing in the guide holds these words."
    qtbot.keyClick(guide.search, Qt.Key.Key_Return)
    assert guide.isVisible()


def test_a_link_leads_to_another_chapter(guide):
    guide.page.anchorClicked.emit(QUrl("formulas#duration"))
    assert guide.place == "formulas#duration"


def test_one_goes_back_to_where_one_was(guide):
    guide.open("plan")
    guide.open("formulas")
    guide.page.backward()
    assert guide.place == "plan"


def test_escape_closes_it(guide, qtbot):
    qtbot.keyClick(guide.page, Qt.Key.Key_Escape)
    assert not guide.isVisible()


def test_nothing_is_loaded_from_outside_the_guide(guide, tmp_path):
    secret = tmp_path / "secret.html"
    secret.write_text("secret")
    guide.page.anchorClicked.emit(QUrl.fromLocalFile(str(secret)))
    guide.page.anchorClicked.emit(QUrl("https://example.org/"))
    assert guide.place == guide.chapters[0].id
    assert "secret" not in shown(guide)
    assert guide.page.openLinks() is False
    assert guide.page.openExternalLinks() is False


def test_every_picture_of_the_guide_is_there_in_each_language_and_theme(guide, tongue, theme):
    for code in available():
        tongue.switch(code)
        for look in ("light", "dark"):
            theme.choose(look)
            for page in ("plan", "catalog", "throughput", "data", "checkpoints"):
                path = guide.picture(f"{page}.png")
                assert path.is_file()
                assert path.name == f"{page}-{code.partition('_')[0]}-{look}.png"


def test_the_pictures_stay_small():
    sizes = [path.stat().st_size for path in paths.shipped("docs", "pictures").glob("*.png")]
    assert max(sizes) < 150_000
    assert sum(sizes) < 4_000_000


def test_f1_opens_the_guide_at_the_page_in_view(window, qtbot):
    window.show()
    action = next(one for one in window.findChildren(QAction) if one.text() == "User &guide")
    assert QKeySequence(Qt.Key.Key_F1) in action.shortcuts()
    window.show_page("catalog")
    action.trigger()
    assert window.help.guide.place == "catalog"
    assert window.help.guide.isVisible()
    window._document.undo_stack.set_clean()
    window.close()
    assert not window.help.guide.isVisible()


def test_f1_opens_the_guide_at_the_field_with_the_focus(window, qtbot):
    window.show()
    page = window.built_page("plan")
    set_topic(page.field, "plan#efficiency")
    page.field.setFocus()
    window.help.show()
    assert window.help.guide.place == "plan#efficiency"


def test_every_input_of_a_plan_has_its_place_in_the_guide(qtbot, document, catalog, tongue, theme):
    inputs = PlanInputs(document, catalog.tables, tongue, theme)
    qtbot.addWidget(inputs)
    assert topic_of(inputs.fields[EFFICIENCY.key].editor) == "plan#efficiency"
    for code in available():
        (plan,) = (one for one in chapters(load(code)) if one.id == "plan")
        anchors = {heading.anchor for heading in plan.headings}
        wanted = {topic_of(field).partition("#")[2] for field in inputs.fields.values()}
        assert wanted <= anchors
