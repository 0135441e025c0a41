from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ascgui.estimator.scaling import Point, Shape, Zone, fit

PUBLISHED = [
    Point(128, 1.000), Point(256, 0.992), Point(512, 0.987), Point(1024, 0.979),
    Point(2048, 0.957), Point(4096, 0.934), Point(6144, 0.923), Point(7968, 0.938),
]  # fmt: skip


def points(rates: dict[int, float], spread: float | None = None) -> list[Point]:
    return [
        Point(n, tps, *((tps * (1 - spread), tps * (1 + spread)) if spread else (None, None)))
        for n, tps in rates.items()
    ]


def test_one_device_count_gives_no_curve() -> None:
    assert fit([]) is None
    assert fit([Point(8, 1000.0), Point(8, 1010.0)]) is None
    assert fit([Point(8, 1000.0), Point(16, float("nan")), Point(0, 5.0)]) is None


def test_points_that_agree_give_no_loss() -> None:
    scaling = fit(points({8: 1000.0, 16: 1004.0, 64: 997.0}))
    assert scaling is not None
    assert scaling.chosen.shape is Shape.CONSTANT
    assert scaling.efficiency([8, 64, 100_000]).tolist() == [1.0, 1.0, 1.0]


def test_a_wide_spread_of_the_measurements_is_no_scaling_loss() -> None:
    rates = {8: 1000.0, 16: 960.0, 64: 980.0}
    assert fit(points(rates)).chosen.shape is not Shape.CONSTANT  # type: ignore[union-attr]
    assert fit(points(rates, spread=0.05)).chosen.shape is Shape.CONSTANT  # type: ignore[union-attr]


def test_a_power_law_is_found_again() -> None:
    counts = np.array([8, 16, 64, 256, 1024])
    scaling = fit(points({int(n): 2000 * (n / 8) ** -0.05 for n in counts}))
    assert scaling is not None
    assert scaling.chosen.shape is Shape.POWER
    assert scaling.chosen.parameter == pytest.approx(-0.05)
    assert scaling.efficiency(128) == pytest.approx((128 / 8) ** -0.05)


def test_amdahls_law_is_found_again() -> None:
    counts = np.array([8, 16, 64, 256, 1024])
    scaling = fit(points({int(n): 2000 / (1 + 0.01 * (n / 8 - 1)) for n in counts}))
    assert scaling is not None
    assert scaling.chosen.shape is Shape.AMDAHL
    assert scaling.chosen.parameter == pytest.approx(0.01, rel=1e-3)
    assert scaling.efficiency(512) == pytest.approx(1 / (1 + 0.01 * 63), rel=1e-3)


def test_the_published_curve_is_a_power_law_within_its_points() -> None:
    scaling = fit(PUBLISHED)
    assert scaling is not None
    assert scaling.chosen.shape is Shape.POWER
    fitted = scaling.efficiency([point.devices for point in PUBLISHED])
    assert fitted == pytest.approx([point.tps for point in PUBLISHED], abs=0.02)
    low, high = scaling.bounds([point.devices for point in PUBLISHED])
    assert all(lo <= point.tps <= hi for lo, point, hi in zip(low, PUBLISHED, high, strict=True))


def test_two_points_span_both_shapes() -> None:
    scaling = fit(points({8: 1000.0, 64: 940.0}))
    assert scaling is not None
    assert scaling.chosen.shape is Shape.POWER
    assert scaling.efficiency(64) == pytest.approx(0.94)
    low, high = scaling.bounds(512)
    assert low < 1 / (1 + 0.00912 * 63) < scaling.efficiency(512) < high


def test_the_zones_say_how_far_the_points_reach() -> None:
    scaling = fit(PUBLISHED)
    assert scaling is not None
    zones = [scaling.zone(n) for n in (32, 64, 128, 7968, 15_936, 15_944)]
    assert zones == [Zone.UNSUPPORTED, Zone.EXTRAPOLATED, Zone.MEASURED, Zone.MEASURED,
                     Zone.EXTRAPOLATED, Zone.UNSUPPORTED]  # fmt: skip


def test_the_range_widens_past_the_largest_count() -> None:
    scaling = fit(PUBLISHED)
    assert scaling is not None
    low, high = scaling.bounds([7968, 15_936, 63_744])
    width = (high - low).tolist()
    assert width == sorted(width)


def test_a_rate_measured_elsewhere_is_carried_over_by_the_ratio() -> None:
    scaling = fit(PUBLISHED)
    assert scaling is not None
    assert scaling.relative(1024, 1024) == pytest.approx(1.0)
    expected = scaling.efficiency(4096) / scaling.efficiency(256)
    assert scaling.relative(4096, 256) == pytest.approx(expected)


def test_several_points_of_one_count_are_joined() -> None:
    scaling = fit([Point(8, 1000.0), Point(8, 1002.0), Point(8, 5000.0), Point(64, 1001.0)])
    assert scaling is not None
    assert [point.tps for point in scaling.points] == [1002.0, 1001.0]


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.builds(
            Point,
            st.integers(-5, 10**6),
            st.floats(allow_nan=True, allow_infinity=True),
            st.none() | st.floats(0, 1e9),
            st.none() | st.floats(0, 1e9),
        ),
        max_size=6,
    )
)
def test_any_points_give_a_usable_curve_or_none(any_points: list[Point]) -> None:
    scaling = fit(any_points)
    if scaling is None:
        return
    counts = np.array([1, 8, 1000, 10**6, 10**9])
    efficiency = scaling.efficiency(counts)
    low, high = scaling.bounds(counts)
    assert np.all((efficiency > 0) & np.isfinite(efficiency))
    assert np.all((low <= efficiency) & (efficiency <= high))
