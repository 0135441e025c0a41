"""What the tests of the panels that work beside the window have in common."""

from __future__ import annotations

from ascgui.domain.plan import Goal, Plan, ThroughputChoice, Workload

JOB = Plan(
    name="7B",
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2),
    throughput=ThroughputChoice(entered_tps=4000.0),
    goal=Goal(deadline_s=72 * 3600.0),
    price_per_card_hour=10.0,
    currency="CNY",
)


def shown(qtbot, panel):
    panel.resize(900, 640)
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def settled(qtbot, panel):
    qtbot.waitUntil(lambda: not panel._due and not panel.busy, timeout=20_000)


def typed(qtbot, panel, field, words):
    field.line.setFocus()
    field.line.setText(words)
    field.line.textEdited.emit(words)
    field._leave()
    settled(qtbot, panel)
