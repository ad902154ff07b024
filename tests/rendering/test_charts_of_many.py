"""Charts of steps and ranks, and the patterns of areas, read back from their SVG."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest

from tb_actmem.errors import RenderError
from tb_actmem.rendering.charts import BANDS
from tb_actmem.rendering.charts_of_many import RankBar, RunLine, draw_ranks, draw_steps
from tb_actmem.rendering.figure.options import FigureOptions
from tb_actmem.rendering.picture.svg import svg_text
from tb_actmem.rendering.sheet import Column, hatched
from tests.rendering.test_charts import MM, SVG, height_of, numbers, texts

MIB = 1 << 20
RUNS = [
    RunLine("short", [(100, (8 * MIB, None)), (110, (4 * MIB, None))]),
    RunLine("a/very/long/name/of/a/run/" * 8, [(100, (2 * MIB, None)), (120, (MIB, None))]),
]
RANKS = [
    RankBar(f"rank {rank}: pp {rank}", [("parameters", 3 * MIB), ("saved", rank * MIB)])
    for rank in range(60)
]


def drawing(kind: str, width: str = "85mm") -> ElementTree.Element:
    options = FigureOptions(width=width)
    drawn = (
        draw_steps(["saved", "unknown"], RUNS, options)
        if kind == "steps"
        else draw_ranks("ranks", RANKS, options)
    )
    return ElementTree.fromstring(svg_text(drawn.scene))


def test_points_of_steps_stand_at_their_bytes():
    chart = drawing("steps")

    zero, top = height_of(chart, "0 B"), height_of(chart, "8 MiB")
    # A disc has sixteen corners; the legend has one more disc.
    discs = [numbers(path) for path in chart.iter(f"{SVG}path") if len(numbers(path)) == 16]
    heights = [sum(y for _, y in disc) / 16 for disc in discs[:2]]
    assert [(zero - y) / (zero - top) for y in heights] == pytest.approx([1, 0.5], abs=0.01)
    assert "unknown" not in texts(chart), "a total that no run has is left out"
    assert {"100", "110", "120"} <= {*texts(chart)}


def test_bars_of_ranks_have_lengths_of_parts():
    chart = drawing("ranks")

    found = texts(chart)
    assert "and 20 ranks with less" in found
    assert next(text for text in found if text.startswith("rank ")) == "rank 59: pp 59"
    areas = [path for path in chart.iter(f"{SVG}path") if path.attrib["d"].endswith("Z")]
    widths = Counter(round(max(x for x, _ in numbers(a)) - min(x for x, _ in numbers(a)), 1)
                     for a in areas)  # fmt: skip
    (model, times) = next((w, n) for w, n in widths.most_common() if n >= 40)
    assert times >= 40
    assert max(widths) == pytest.approx(model * 59 / 3, rel=0.02)


@pytest.mark.parametrize("width", ["60mm", "85mm", "178mm"])
@pytest.mark.parametrize("kind", ["steps", "ranks"])
def test_text_is_readable_and_on_the_page(kind, width):
    chart = drawing(kind, width)

    *_, right, bottom = map(float, chart.attrib["viewBox"].split())
    assert right == pytest.approx(float(width[:-2]) * MM, abs=0.01)
    for text in chart.iter(f"{SVG}text"):
        place, room = text.attrib, float(text.attrib["textLength"])
        share = {"middle": 0.5, "end": 1}.get(place.get("text-anchor", ""), 0)
        left = float(place["x"]) - room * share
        assert float(place["font-size"]) >= 6
        assert left >= 0 and left + room <= right + 0.5, text.text
        assert 0 < float(place["y"]) < bottom


def test_lines_of_patterns_stay_in_their_area():
    area = [Column(0, 10, 5, 30), Column(10, 20, 20, 25), Column(20, 30, 30, 30)]

    for hatch in ("/", "\\", "|", "-", ".", "+", "x"):
        lines = [*hatched(area, hatch, "#000000")]
        assert lines, hatch
        for line in lines:
            for x, y in (line.start, line.steps[0][0]):
                assert any(
                    left - 1e-6 <= x <= right + 1e-6 and top - 1e-6 <= y <= bottom + 1e-6
                    for left, right, top, bottom in area
                ), hatch


def test_usual_parts_differ_without_colors():
    """Of the parts of a step on one GPU, the lowest and the highest are plain."""
    names = ["parameters", "optimizer state", "gradients", "input", "cached", "held", "freed",
             "backward", "update"]  # fmt: skip
    hatches = Counter(BANDS[name].hatch for name in names)

    assert {hatch for hatch, times in hatches.items() if times > 1} == {""}

    def grey(color: str) -> float:
        red, green, blue = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
        return 0.299 * red + 0.587 * green + 0.114 * blue

    plain = sorted(grey(BANDS[name].fill) for name in names if not BANDS[name].hatch)
    assert len(plain) == 2 and plain[1] - plain[0] > 0.15


def test_nothing_to_draw_is_one_sentence():
    with pytest.raises(RenderError, match="None of these runs has a step"):
        draw_steps(["saved"], [RunLine("a", [])], FigureOptions())
    with pytest.raises(RenderError, match="of no rank"):
        draw_ranks("ranks", [], FigureOptions())
