"""Charts of live bytes, of a peak's parts, and of two recordings, read back from their SVG."""

from __future__ import annotations

import math
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch import nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.errors import RenderError
from tb_actmem.rendering.charts import draw_comparison
from tb_actmem.rendering.charts_of_many import Curve, draw_curve
from tb_actmem.rendering.figure import FigureOptions, points
from tb_actmem.rendering.picture import Point, Text, rect_of
from tb_actmem.rendering.picture.svg import svg_text
from tb_actmem.rendering.sheet import shape
from tb_actmem.text import nbytes_text

SVG = "{http://www.w3.org/2000/svg}"
MM = 72 / 25.4


@cache
def trained(*, checkpointed: bool = False) -> tb_actmem.Recording:
    torch.manual_seed(0)
    blocks = [nn.Sequential(nn.Linear(64, 256), nn.GELU(), nn.Linear(256, 64)) for _ in range(3)]
    model, x = nn.Sequential(*blocks), torch.ones(256, 64)
    optimizer = torch.optim.AdamW(model.parameters())
    for _ in range(2):
        with tb_actmem.record(model) as recorder:
            y = x
            for block in model:
                y = checkpoint(block, y, use_reentrant=False) if checkpointed else block(y)
            y.sum().backward()
            optimizer.step()
            optimizer.zero_grad()
    return recorder.recording


def drawn(folder: Path, **options: Any) -> ElementTree.Element:
    path = tb_actmem.render(trained(), folder / "chart.svg", **options)
    return ElementTree.parse(path).getroot()


def texts(chart: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {text.text or "": text for text in chart.iter(f"{SVG}text")}


def numbers(path: ElementTree.Element) -> list[tuple[float, float]]:
    found = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", path.attrib["d"])]
    return [*zip(found[::2], found[1::2], strict=True)]


def height_of(chart: ElementTree.Element, label: str) -> float:
    """Where a tick of the axis is: half a small letter above the baseline of its label."""
    text = texts(chart)[label]
    return float(text.attrib["y"]) - 0.36 * float(text.attrib["font-size"])


def test_highest_band_reaches_total_peak(tmp_path):
    chart = drawn(tmp_path, chart="timeline")

    zero = height_of(chart, "0 B")
    per_byte = (zero - height_of(chart, "3 MiB")) / (3 << 20)
    areas = [path for path in chart.iter(f"{SVG}path") if path.attrib["d"].endswith("Z")]
    highest = min(y for path in areas if len(numbers(path)) > 30 for _, y in numbers(path))

    total = tb_actmem.totals(trained()).total_peak_bytes or 0
    assert (zero - highest) / per_byte == pytest.approx(total, rel=0.002)
    assert nbytes_text(total) in texts(chart)


def test_bars_have_lengths_of_parts(tmp_path):
    chart = drawn(tmp_path, chart="breakdown", title="")

    labels = [text.split("  ")[0] for text in texts(chart) if "  " in text]
    bars = [
        max(x for x, _ in numbers(path)) - min(x for x, _ in numbers(path))
        for path in chart.iter(f"{SVG}path")
    ]
    parameters = 3 * (2 * 64 * 256 + 64 + 256) * 4
    at = labels.index(nbytes_text(parameters))
    states = labels.index(nbytes_text(2 * parameters + 12 * 4))  # a step count for each
    assert bars[states] / bars[at] == pytest.approx(2, rel=0.01)
    assert len(bars) == len(labels)


def test_comparison_has_both_peaks_and_one_axis(tmp_path):
    other = trained(checkpointed=True)
    chart = drawn(tmp_path, other=other, title="both")

    found = " ".join(texts(chart))
    for recording in (trained(), other):
        assert f"peak {nbytes_text(tb_actmem.totals(recording).total_peak_bytes or 0)}" in found
    lines = [path for path in chart.iter(f"{SVG}path") if len(numbers(path)) > 60]
    ends = {max(x for x, _ in numbers(path)) for path in lines}
    assert len(lines) == 2 and len(ends) == 1, "the same phases end together"


def test_peaks_at_one_place_are_legible():
    drawn = draw_comparison(Index(trained()), Index(trained()), FigureOptions(width="85mm"))

    items = [item for group in drawn.scene.groups for item in group.items]
    peak = nbytes_text(tb_actmem.totals(trained()).total_peak_bytes or 0)
    one, other = (i for i in items if isinstance(i, Text) and i.runs[0].text == peak)
    assert not rect_of(one).overlaps(rect_of(other))


@pytest.mark.parametrize("width", [60, 70, 85, 100, 120, 178])
@pytest.mark.parametrize("what", [{"chart": "timeline"}, {"other": None}])
def test_no_line_between_phases_crosses_bytes_of_peak(tmp_path, width, what):
    given = {"other": trained(checkpointed=True)} if "other" in what else what
    chart = drawn(tmp_path, width=f"{width}mm", legend=False, **given)

    dashed = [path for path in chart.iter(f"{SVG}path") if path.attrib.get("stroke-dasharray")]
    lines = {x for path in dashed if len(numbers(path)) == 2 for x, _ in numbers(path)}
    assert len(lines) == 2
    for text in chart.iter(f"{SVG}text"):
        if re.fullmatch(r"\d+\.\d+ MiB", text.text or ""):
            left, room = float(text.attrib["x"]), float(text.attrib["textLength"])
            left -= room if text.attrib.get("text-anchor") == "end" else 0
            assert not any(left < x < left + room for x in lines), text.text


def test_recordings_of_equal_names_are_first_and_second(tmp_path):
    found = texts(drawn(tmp_path, other=trained()))

    assert "first → second" in found
    assert {name.partition(":")[0] for name in found if ": peak" in name} == {"first", "second"}


def test_prediction_is_named_beside_its_recording(tmp_path):
    other = tb_actmem.predict.checkpoint(trained(), modules=["0"])
    found = texts(drawn(tmp_path, other=other))

    assert "recorded → predicted" in found


def test_units_of_charts_are_checked(tmp_path):
    with pytest.raises(RenderError, match="units must be 'MiB' or 'MB'"):
        drawn(tmp_path, chart="timeline", units="GB")


def test_bars_of_modules_have_widths_of_saved_bytes(tmp_path):
    """A block saves inputs of 64 and twice 256 floats for each of 256 rows."""
    chart = drawn(tmp_path, chart="modules", width="178mm", title="")

    bars: dict[float, list[float]] = {}
    for path in chart.iter(f"{SVG}path"):
        if path.get("stroke") == "#ffffff":  # the edge of a bar, not the part of a category
            (left, top), (right, _), *_ = numbers(path)
            bars.setdefault(top, []).append(right - left)
    blocks, inner = (bars[top] for top in sorted(bars))
    whole = points("178mm") - 2
    assert blocks == pytest.approx([whole / 3] * 3, abs=0.02)
    linear, gelu, second = (whole / 3 * floats / (64 + 256 + 256) for floats in (64, 256, 256))
    assert inner == pytest.approx([linear, gelu, second] * 3, abs=0.02)
    # Only the first layer saves the input.
    given = [numbers(path) for path in chart.iter(f"{SVG}path") if path.get("fill") == "#bfe2f5"]
    widths = [right - left for (left, _), (right, _), *_ in given]
    assert widths[:2] == pytest.approx([linear] * 2, abs=0.02)
    assert {"activations", "inputs"} <= {*texts(chart)}


@pytest.mark.parametrize("width", [60, 85, 178])
@pytest.mark.parametrize(
    "what", [{"chart": "timeline"}, {"chart": "breakdown"}, {"chart": "modules"}, {"other": None}]
)
def test_all_text_is_readable_and_on_the_page(tmp_path, width, what):
    given = {"other": trained(checkpointed=True)} if "other" in what else what
    chart = drawn(tmp_path, width=f"{width}mm", **given)

    *_, right, bottom = map(float, chart.attrib["viewBox"].split())
    assert right == pytest.approx(width * MM, abs=0.01)
    for text in chart.iter(f"{SVG}text"):
        place, room = text.attrib, float(text.attrib["textLength"])
        left = float(place["x"]) - room * {"middle": 0.5, "end": 1}.get(
            place.get("text-anchor", ""), 0
        )
        assert float(place["font-size"]) >= 6
        assert left >= 0 and left + room <= right + 0.5, text.text
        assert 0 < float(place["y"]) < bottom


@pytest.mark.parametrize(
    ("suffix", "start"), [("pdf", b"%PDF"), ("png", b"\x89PNG"), ("tex", b"%"), ("svg", b"<?xml")]
)
def test_chart_has_every_picture_format(tmp_path, suffix, start):
    path = tb_actmem.render(trained(), tmp_path / f"c.{suffix}", chart="timeline", width="85mm")

    assert path.read_bytes().startswith(start)


def test_curve_has_point_for_each_plan():
    curve = Curve("curve", "total peak", 4 << 20, [(0.0, 3 << 20), (0.4, 2 << 20)])

    found = draw_curve(curve, FigureOptions(width="85mm"))

    chart = ElementTree.fromstring(svg_text(found.scene))
    assert "total peak" in texts(chart)
    dots = [path for path in chart.iter(f"{SVG}path") if len(numbers(path)) == 16]
    first, second = ([sum(of) / 16 for of in zip(*numbers(dot), strict=True)] for dot in dots)
    zero, top = height_of(chart, "0 B"), height_of(chart, "4 MiB")
    assert (zero - first[1]) / (zero - top) == pytest.approx(3 / 4, abs=0.01)
    assert (zero - second[1]) / (zero - top) == pytest.approx(2 / 4, abs=0.01)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"chart": "pie"}, "choose timeline, breakdown, modules, steps or ranks"),
        ({"chart": "timeline", "module": "0"}, "A chart has no option module"),
        ({"chart": "timeline", "width": "20mm"}, "needs a width of 60mm or more"),
        ({"chart": "timeline", "other": None}, "leave out chart"),
        ({"chart": "steps", "other": None}, "leave out chart"),
    ],
)
def test_wrong_chart_is_one_sentence(tmp_path, options, said):
    if "other" in options:
        options = {**options, "other": trained()}
    with pytest.raises(RenderError, match=said):
        tb_actmem.render(trained(), tmp_path / "c.svg", **options)


def test_table_has_no_chart(tmp_path):
    with pytest.raises(RenderError, match="no option chart"):
        tb_actmem.render(trained(), tmp_path / "c.csv", chart="timeline")


def length(line: list[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=2))
def test_shape_keeps_each_turn_of_its_line(corners):
    line = [Point(float(x), float(y)) for x, y in corners]
    drawn = shape(line, stroke="#000000")

    kept = [drawn.start, *(point for step in drawn.steps for point in step)]

    following = iter(line)
    assert all(point in following for point in kept)  # in the same order
    assert (kept[0], kept[-1]) == (line[0], line[-1])
    assert length(kept) == pytest.approx(length(line))


def test_level_line_has_two_points():
    drawn = shape([Point(float(x), 1.0) for x in range(9)], stroke="#000000")

    assert (drawn.start, drawn.steps) == (Point(0, 1), ((Point(8, 1),),))
