from __future__ import annotations

import re
from pathlib import Path

import pytest

from ascgui.domain.text import Quantity, Unit, text
from ascgui.language.language import Language, read_translations
from ascgui.language.terminal import wrapped

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
TRANSLATIONS = read_translations(RESOURCES / "translations" / "zh_CN.ts")
CHAPTERS = sorted((RESOURCES / "guide" / "zh_CN").glob("*.md"))
HAN = "[\u4e00-\u9fff]"

# One thing has one word: what stands here once stood beside another word for the same thing.
RETIRED = ("你", "更改", "添加", "移除", "丢弃", "货币", "偏好设置", "初值", "没有文档印", "所印",
           "最优前沿", "估计", "不作提示", "LLaMA-Factory", "每个 epoch", "做 pack", "未 pack",
           "请")  # fmt: skip


def faults(told: str) -> list[str]:
    found = [word for word in RETIRED if word in told]
    found += re.findall(f"{HAN}:(?!\\S)", told)
    found += re.findall(f"{HAN} +{HAN}", told)
    return found


def test_no_chinese_sentence_has_a_retired_word_or_a_stray_space_or_colon():
    assert {told: faults(told) for told in TRANSLATIONS.values() if faults(told)} == {}


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: path.stem)
def test_no_chapter_in_chinese_has_a_retired_word_or_a_stray_space_or_colon(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert {line: faults(line) for line in lines if faults(line)} == {}


def test_a_framework_is_spelt_in_one_way():
    assert [one for one in TRANSLATIONS if "LLaMA-Factory" in one] == []


def test_a_quantity_that_ends_in_a_character_leaves_no_space_before_the_next():
    chinese = Language("zh_CN", {"{a} in {b}": "每 {a} 内 {b} 个", "{n} h": "{n} 小时"})
    assert chinese.show(text("{a} in {b}", a=Quantity(7200, Unit.SECONDS), b="甲")) == (
        "每 2 小时内 甲 个"
    )


def test_no_line_of_a_terminal_ends_between_a_number_and_its_unit():
    lines = wrapped("任务需要 8 卡/DIE，共 16 卡/DIE", 14)
    assert [line for line in lines if re.search(r"\d$", line)] == []
    assert "".join(lines).count("卡/DIE") == 2
