"""Graphviz's pictures are read with the position and look of each shape and text."""

from __future__ import annotations

import pytest

from tb_actmem.rendering.picture import Group, Point, Run, Scene, Shape, Text, text_width
from tb_actmem.rendering.picture.svg import scene_of

HEAD = (
    '<svg width="100pt" height="60pt" viewBox="0.00 0.00 100.00 60.00"'
    ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
    '<g id="graph0" class="graph" transform="scale(1 1) rotate(0) translate(4 56.5)">'
)


def read(inside: str) -> Scene:
    return scene_of(f"{HEAD}{inside}</g></svg>")


def only(inside: str) -> Shape | Text:
    """The only item of the only group."""
    ((item,),) = (group.items for group in read(inside).groups)
    return item


def test_picture_has_size_of_its_view_box():
    assert read('<title>a</title><g id="n0" class="node"></g>') == Scene(100, 60, ())


def test_nodes_edges_and_clusters_are_groups():
    line = '<polyline fill="none" stroke="black" points="1,-2 3,-4"/>'
    link = f'<g><a xlink:title="a&#10;b">{line}</a></g>'
    scene = read(f'{line}<g id="n0" class="node op">{link}</g><g id="e0">{line}{line}</g>')

    own, node, edge = scene.groups
    assert (own.id, own.classes, len(own.items), own.title) == ("", "", 1, "")
    assert (node.id, node.classes, node.kind, node.title) == ("n0", "node op", "node", "a\nb")
    assert (edge.id, edge.classes, edge.title) == ("e0", "", "")
    assert (len(node.items), len(edge.items)) == (1, 2)


def test_lines_and_areas_keep_positions():
    line = only('<polyline fill="none" stroke="#d55e00" points="1,-2 3.5,-4 5e-1,0"/>')
    area = only('<polygon fill="white" stroke="transparent" points="0,0 1,0 1,1 0,0"/>')

    assert line == Shape(
        Point(5, 54.5), ((Point(7.5, 52.5),), (Point(4.5, 56.5),)), None, "#d55e00"
    )
    assert area == Shape(
        Point(4, 56.5),
        ((Point(5, 56.5),), (Point(5, 57.5),), (Point(4, 56.5),)),
        "#ffffff",
        None,
        closed=True,
    )


def test_curve_does_not_run_back_past_its_ends() -> None:
    edge = '<path fill="none" d="{}"/>'
    hook = only(edge.format("M7,2C9,5 17,-64 4,122 2,154 12,166 4,194"))
    assert isinstance(hook, Shape)
    assert hook.steps[0] == (Point(13, 61.5), Point(21, 58.5), Point(8, 178.5))
    assert hook.steps[1] == (Point(6, 210.5), Point(16, 222.5), Point(8, 250.5))
    aside = only(edge.format("M0,0C20,3 90,9 60,10"))
    assert isinstance(aside, Shape)
    assert aside.steps == ((Point(24, 59.5), Point(64, 65.5), Point(64, 66.5)),)


def test_filled_path_is_area():
    places = "M0,0C1,-1 2,-2 3,-3 4,-4 5,-5 6,-6"
    line = only(f'<path fill="none" stroke="black" d="{places}"/>')
    area = only(f'<path fill="#fad9c1" stroke="black" d="{places}"/>')

    assert isinstance(line, Shape) and isinstance(area, Shape)
    assert line.start == Point(4, 56.5)
    assert line.steps == (
        (Point(5, 55.5), Point(6, 54.5), Point(7, 53.5)),
        (Point(8, 52.5), Point(9, 51.5), Point(10, 50.5)),
    )
    assert (line.fill, line.stroke, line.closed) == (None, "#000000", False)
    assert (area.fill, area.stroke, area.closed) == ("#fad9c1", "#000000", True)
    assert area.steps == line.steps


@pytest.mark.parametrize(
    ("look", "width", "dash"),
    [
        ("", 1, ()),
        ('stroke-width="2.2"', 2.2, ()),
        ('stroke-dasharray="5,2"', 1, (5, 2)),
        ('stroke-dasharray="1,5" stroke-width="3"', 3, (1, 5)),
    ],
)
def test_line_has_width_and_dashes(look, width, dash):
    line = only(f'<polyline fill="none" stroke="black" {look} points="0,0 1,1"/>')

    assert isinstance(line, Shape)
    assert (line.width, line.dash) == (width, dash)


def test_ellipse_is_four_connected_curves():
    shape = only('<ellipse fill="none" stroke="black" cx="10" cy="-20" rx="8" ry="4"/>')

    assert isinstance(shape, Shape) and shape.closed
    corners = [shape.start, *(step[-1] for step in shape.steps)]
    assert [(x - 14, y - 36.5) for x, y in corners] == [(8, 0), (0, 4), (-8, 0), (0, -4), (8, 0)]
    handles = [
        (round(point.x - 14, 2), round(point.y - 36.5, 2))
        for step in shape.steps
        for point in step[:-1]
    ]
    dx, dy = 4.42, 2.21  # 0.5522847 of the half axes, by which a curve is nearest to a quarter
    assert handles == [
        *((8, dy), (dx, 4), (-dx, 4), (-8, dy)),
        *((-8, -dy), (-dx, -4), (dx, -4), (8, -dy)),
    ]


@pytest.mark.parametrize(
    ("look", "anchor", "run"),
    [
        ("", "start", Run("a b", 11, "#000000")),
        ('text-anchor="middle" fill="#222222"', "middle", Run("a b", 11, "#222222")),
        ('text-anchor="end" font-weight="bold"', "end", Run("a b", 11, "#000000", True)),
    ],
)
def test_text_has_position_and_look(look, anchor, run):
    text = only(f'<text x="6" y="-7.5" {look} font-size="11.00">a\xa0b</text>')

    assert text == Text(10, 49, anchor, (run,))


@pytest.mark.parametrize(("anchor", "share"), [("start", 0.0), ("middle", 0.5), ("end", 1.0)])
def test_outer_spaces_of_text_are_removed(anchor, share):
    text = only(f'<text x="6" y="0" text-anchor="{anchor}" font-size="10">\xa0 ab\xa0</text>')

    assert isinstance(text, Text)
    assert (text.anchor, text.runs[0].text) == ("start", "ab")
    whole, space = text_width("  ab ", 10), text_width(" ", 10)
    assert text.x == pytest.approx(10 - share * whole + 2 * space)


def test_text_of_spaces_is_dropped():
    assert read('<text x="0" y="0" font-size="10">\xa0 </text><text/>').groups == ()


def test_unknown_elements_are_skipped():
    assert read("<title>a</title><desc/>").groups == ()
    assert Group("", "", ()).kind == ""
