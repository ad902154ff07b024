"""The arrangement of graph, legend and title on a page."""

from __future__ import annotations

from typing import Any

import pytest

from tb_actmem.analysis.index import Index
from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure import FigureOptions, points
from tb_actmem.rendering.figure.compose import Drawn, below, beside, compose
from tb_actmem.rendering.figure.layout import title_scene
from tb_actmem.rendering.picture import Group, Point, Scene, Shape, Text, bounds
from tests.support import recordings

INDEX = Index(recordings.toy())


def rect(name: str, left: float, top: float, right: float, bottom: float) -> str:
    corners = f"{left},{top} {left},{bottom} {right},{bottom} {right},{top}"
    shape = f'<polygon fill="#ffffff" points="{corners}"/>'
    return f'<g id="{name}" class="node">{shape}</g>'


def svg(width: float, height: float, *parts: str) -> str:
    """SVG text as written by Graphviz."""
    box = f'viewBox="0 0 {width} {height}"'
    inside = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
        f'<g transform="scale(1 1) rotate(0) translate(0 0)">{inside}</g></svg>'
    )


def drawn(
    boxes: int,
    *,
    wide: float = 100,
    last: float = 40,
    legend: tuple[float, float] | None = None,
    **options: Any,
) -> Drawn:
    """A column of boxes of 40 points with gaps of 20, and a legend of the given size."""
    heights = [*[40.0] * (boxes - 1), last]

    def draw(dot: str) -> str:
        if dot.startswith("digraph { graph [pad=0"):
            assert legend is not None
            return svg(*legend, rect("legend", 0, 0, *legend))
        rows = (rect(f"n{at}", 0, 60 * at, wide, 60 * at + of) for at, of in enumerate(heights))
        return svg(wide, 60 * boxes - 60 + last, *rows)

    given = {"title": "", "legend": legend is not None, **options}
    return compose(INDEX, FigureOptions(**given), draw)


def lefts(picture: Drawn) -> list[float]:
    """The left edges of the columns."""
    rects = (bounds(group.items) for group in picture.scene.groups if group.kind == "node")
    return sorted({round(rect.left, 2) for rect in rects if rect is not None})


PAGE = points("178mm")


@pytest.mark.parametrize(
    ("boxes", "columns"),
    [
        # Scaled to three quarters, so text has 9 points, and at most 150 mm high.
        (1, 1),
        (9, 1),
        (10, 2),
        (18, 2),
        (19, 3),
        (29, 4),
        # If even four columns are higher, they are still the lowest.
        (60, 4),
        (70, 4),
    ],
)
def test_tall_graph_has_few_columns(boxes, columns):
    picture = drawn(boxes)

    assert len(lefts(picture)) == columns
    assert picture.scene.width * picture.scale == pytest.approx(PAGE)
    assert picture.scene.height * picture.scale <= points("235mm")


def test_left_to_right_graph_is_not_cut():
    assert len(lefts(drawn(14, direction="LR"))) == 1


def test_columns_are_centred_18_points_apart():
    picture = drawn(10)

    first, second = lefts(picture)
    assert second - first == 118
    assert picture.scale == 0.75
    assert picture.scene.width == pytest.approx(PAGE / 0.75)
    assert first == pytest.approx((picture.scene.width - 218) / 2, abs=0.01)


def test_wide_graph_is_scaled_to_page():
    picture = drawn(2, wide=800)

    assert (picture.scene.width, lefts(picture)) == (800, [0])
    assert picture.scale == pytest.approx(PAGE / 800)


def test_too_wide_figure_has_nine_point_text():
    widest = PAGE * 10 / 6
    assert drawn(1, wide=widest - 0.1).scale == pytest.approx(0.6, abs=1e-3)
    assert drawn(1, wide=widest + 0.1).scale == 0.75
    with pytest.raises(RenderError, match=r"smaller than 6 pt: fold .* or set width to 179mm"):
        drawn(1, wide=widest + 0.1, width="178mm")


def test_too_small_width_names_minimum():
    assert drawn(1, width="22mm").scene.width == pytest.approx(100)
    with pytest.raises(RenderError, match=r"A figure 20mm wide .* or set width to 22mm"):
        drawn(1, width="20mm")
    with pytest.raises(RenderError, match=r"A figure 30mm wide .* or set width to 170mm"):
        drawn(1, legend=(800, 60), width="30mm")


def rects(picture: Drawn) -> dict[str, tuple[float, ...]]:
    """The first box and the legend, relative to the graph."""
    found: dict[str, tuple[float, ...]] = {}
    for group in picture.scene.groups:
        rect = bounds(group.items)
        assert rect is not None
        found.setdefault(group.kind or group.classes, tuple(rect))
    left = min(rect[0] for rect in found.values())
    return {
        kind: (round(rect[0] - left, 2), rect[1], round(rect[2] - left, 2), rect[3])
        for kind, rect in found.items()
    }


def test_legend_is_beside_graph_if_it_fits():
    found = rects(drawn(1, legend=(100, 60)))

    assert found["node"][:2] == (0, 0)
    assert found["legend"] == (118, 0, 218, 60)


def test_legend_is_below_last_column_or_all():
    # 758 of 840 points are used: no room beside, but the second column is shorter.
    found = rects(drawn(12, wide=370, last=10, legend=(100, 12)))
    assert found["legend"] == (388, 310 + 12, 488, 310 + 24)
    found = rects(drawn(12, wide=370, last=10, legend=(100, 13)))
    assert found["legend"] == (0, 340 + 12, 100, 340 + 25)

    found = rects(drawn(1, wide=800, legend=(100, 60)))
    assert found["node"] == (0, 0, 800, 40)
    assert found["legend"] == (0, 52, 100, 112)

    wide = rects(drawn(1, wide=100, legend=(800, 60)))
    assert wide["node"] == (350, 0, 450, 40)
    assert wide["legend"] == (0, 52, 800, 112)


def square(width: float, height: float) -> Scene:
    corners = ((0, 0), (width, 0), (width, height), (0, height))
    start, *others = (Point(*corner) for corner in corners)
    shape = Shape(start, tuple((corner,) for corner in others), "#ffffff", None, closed=True)
    return Scene(width, height, (Group("", "node", (shape,)),))


def corners(scene: Scene) -> list[tuple[float, float]]:
    found = (bounds(group.items) for group in scene.groups)
    return [(rect.left, rect.top) for rect in found if rect is not None]


def test_pictures_are_arranged_beside_or_below():
    scenes = [square(10, 20), square(30, 5), square(1, 1)]

    assert beside(scenes)[:2] == (10 + 18 + 30 + 18 + 1, 20)
    assert corners(beside(scenes)) == [(0, 0), (28, 0), (76, 0)]
    assert below(scenes)[:2] == (30, 20 + 12 + 5 + 12 + 1)
    assert corners(below(scenes)) == [(0, 0), (0, 32), (0, 49)]
    assert beside([]) == below([]) == Scene(0, 0, ())


def lines(scene: Scene) -> list[tuple[str, float]]:
    items = (item for group in scene.groups for item in group.items)
    return [(item.runs[0].text, item.y) for item in items if isinstance(item, Text)]


def test_title_is_wrapped_at_eight_letters_or_more():
    long = "one two three four five six seven"

    assert lines(title_scene("short", 200)) == [("short", 12)]
    assert title_scene("short", 200)[:2] == (200, 18)
    assert lines(title_scene(long, 10)) == [
        *(("one two", 12), ("three", 30), ("four", 48), ("five six", 66), ("seven", 84))
    ]
    assert title_scene(long, 10).height == 90
    assert len(lines(title_scene(long, 200))) == 2
    assert lines(title_scene(" ", 100)) == [("", 12)]


def test_title_is_on_top_and_defaults_to_label():
    picture = drawn(1, title="A title", legend=(100, 60))
    tops = {group.classes: bounds(group.items) for group in picture.scene.groups}

    assert picture.title == "A title"
    assert lines(picture.scene) == [("A title", 12)]
    assert tops["node"] is not None and tops["node"].top == 18 + 12
    assert drawn(1, title=None).title == "toy"
    assert drawn(1, title=None, module="2").title == "toy, 2"
