"""A tall picture cut into columns: items continue, and none is lost or drawn twice."""

from __future__ import annotations

import pytest

from tb_actmem.rendering.picture import Group, Point, Run, Scene, Shape, Text, rect_of
from tb_actmem.rendering.picture.columns import in_columns

INK = "#000000"


def line(*places: tuple[float, float], stroke: str | None = INK, closed: bool = False) -> Shape:
    start, *others = (Point(*place) for place in places)
    return Shape(start, tuple((place,) for place in others), None, stroke, closed=closed)


def box(name: str, top: float, bottom: float, left: float = 20, right: float = 60) -> Group:
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return Group(name, "node", (line(*corners, stroke=None, closed=True),))


def edge(name: str, *places: tuple[float, float]) -> Group:
    return Group(name, "edge", (line(*places),))


def boxes(*tops: float) -> list[Group]:
    return [box(f"n{number}", top, top + 20) for number, top in enumerate(tops)]


def places(scene: Scene) -> list[tuple[object, ...]]:
    """Each line with its group and points, and each text with its position."""
    found: list[tuple[object, ...]] = []
    for group in scene.groups:
        for item in group.items:
            if isinstance(item, Text):
                found.append((item.runs[0].text, round(item.x, 2), round(item.y, 2)))
            elif group.classes != "continued":
                points = [item.start, *(point for step in item.steps for point in step)]
                found.append((group.id, *((round(x, 2), round(y, 2)) for x, y in points)))
    return found


def test_edges_and_clusters_continue_in_next_column():
    frame = line((10, 44.5), (70, 44.5), (70, 115.5), (10, 115.5), closed=True)
    frame = frame._replace(fill="#eeeeee", dash=(3,))
    title = Text(18, 52, "start", (Run("block", 8, INK),))
    double = (line((64, 20), (64, 140)), line((66, 20), (66, 140)))
    edges = [
        edge("e0", (40, 30), (40, 60)),
        edge("e1", (30, 80), (34, 90)),
        Group("e2", "edge", double),
        edge("e3", (50, 110), (50, 130)),
    ]
    whole = Group("m0", "cluster", (frame, title))
    scene = Scene(80, 160, (whole, *boxes(10, 60, 90, 130), *edges))

    first, second = in_columns(scene, 2) or []

    left, right = 0.5, 60.5
    assert (first.width, first.height, second.width, second.height) == (63, 95.5, 63, 85.5)
    assert places(first) == [
        ("m0", (left, 34.5), (right, 34.5), (right, 95), (left, 95)),
        ("m0", (left, 95), (left, 34.5), (right, 34.5), (right, 95)),
        ("block", 8.5, 42),
        ("n0", (10.5, 0), (50.5, 0), (50.5, 20), (10.5, 20)),
        ("n1", (10.5, 50), (50.5, 50), (50.5, 70), (10.5, 70)),
        ("e0", (30.5, 20), (30.5, 50)),
        ("e1", (20.5, 70), (22.5, 75)),
        ("e2", (54.5, 10), (54.5, 75)),
        ("e2", (56.5, 10), (56.5, 75)),
        ("1", 22.5, 86.6),
        ("2", 55.5, 86.6),
    ]
    assert places(second) == [
        ("m0-85", (left, 0.5), (right, 0.5), (right, 51), (left, 51)),
        ("m0-85", (left, 0.5), (left, 51), (right, 51), (right, 0.5)),
        ("n2", (10.5, 25.5), (50.5, 25.5), (50.5, 45.5), (10.5, 45.5)),
        ("n3", (10.5, 65.5), (50.5, 65.5), (50.5, 85.5), (10.5, 85.5)),
        ("e1-85", (22.5, 20.5), (24.5, 25.5)),
        ("e2-85", (54.5, 20.5), (54.5, 75.5)),
        ("e2-85", (56.5, 20.5), (56.5, 75.5)),
        ("e3", (40.5, 45.5), (40.5, 65.5)),
        ("1", 22.5, 16.1),
        ("2", 55.5, 16.1),
    ]
    area, border = (item for item in first.groups[0].items if isinstance(item, Shape))
    assert (area.fill, area.stroke, area.closed) == ("#eeeeee", None, True)
    assert (border.fill, border.stroke, border.dash) == (None, INK, (3,))
    assert not border.closed


def test_cluster_across_two_cuts_keeps_its_sides():
    frame = line((10, 10), (70, 10), (70, 290), (10, 290), closed=True)
    scene = Scene(80, 300, (Group("m0", "cluster", (frame,)), *boxes(30, 130, 250)))

    _, middle, _ = in_columns(scene, 3) or []

    # 110 points between the cuts, with room for numbers on both sides.
    assert middle.height == 150 + 1
    assert [place for place in places(middle) if place[0] != "n1"][1:] == [
        ("m0-90", (0.5, 0.5), (0.5, 150.5)),
        ("m0-90", (60.5, 0.5), (60.5, 150.5)),
    ]


def test_number_of_cut_edge_is_in_circle():
    scene = Scene(80, 90, (*boxes(10, 60), edge("e0", (40, 30), (40, 60))))

    first, second = in_columns(scene, 2) or []

    for column, place in ((first, 1), (second, 0)):
        (mark,) = (group for group in column.groups if group.classes == "continued")
        (line_,) = (
            item
            for group in column.groups
            if group.id.startswith("e0")
            for item in group.items
            if isinstance(item, Shape)
        )
        circle, number = mark.items
        assert isinstance(circle, Shape) and isinstance(number, Text)
        rect, cut = rect_of(circle), [line_.start, *line_.steps[-1]][place]
        assert (rect.width, rect.height) == (15, 15)
        assert (rect.left + rect.right) / 2 == pytest.approx(cut.x) == number.x
        assert abs(cut.y - (rect.top, rect.bottom)[1 - place]) == pytest.approx(0.5)
        # Half of the digit is below the middle.
        assert number.y == pytest.approx((rect.top + rect.bottom) / 2 + 3.6)
        assert number.anchor == "middle"
        assert (circle.fill, circle.closed, len(circle.steps)) == ("#ffffff", True, 4)
        # Each quarter of the circle continues the previous one and is curved.
        corners = [circle.start, *(step[-1] for step in circle.steps)]
        middle = Point(number.x, (rect.top + rect.bottom) / 2)
        assert [(round(x - middle.x), round(y - middle.y)) for x, y in corners] == [
            *((7, 0), (0, 7), (-7, 0), (0, -7), (7, 0))
        ]
        handles = [
            (round(p.x - middle.x, 2), round(p.y - middle.y, 2))
            for step in circle.steps
            for p in step[:-1]
        ]
        assert handles == [
            *((7, 3.87), (3.87, 7), (-3.87, 7), (-7, 3.87)),
            *((-7, -3.87), (-3.87, -7), (3.87, -7), (7, -3.87)),
        ]


def cuts(scene: Scene, count: int) -> list[list[str]] | None:
    """The boxes of each column."""
    columns = in_columns(scene, count)
    if columns is None:
        return None
    return [[group.id for group in column.groups if group.kind == "node"] for column in columns]


ALL = ["n0", "n1", "n2", "n3", "n4", "n5"]
EVEN = boxes(0, 30, 60, 90, 120, 150)


@pytest.mark.parametrize(
    ("count", "columns"),
    [
        (1, [ALL]),
        (2, [ALL[:3], ALL[3:]]),
        (3, [ALL[:2], ALL[2:4], ALL[4:]]),
        (4, [ALL[:2], ALL[2:3], ALL[3:4], ALL[4:]]),
        (6, [[name] for name in ALL]),
        (7, None),
    ],
)
def test_columns_have_similar_heights(count, columns):
    assert cuts(Scene(80, 170, tuple(EVEN)), count) == columns


@pytest.mark.parametrize(
    ("edges", "left"),
    [
        # A cut after the second box, 30 points off the middle, cuts one edge fewer.
        ([edge("e0", (30, 80), (30, 90))], 2),
        ([], 3),
        # One more edge crosses both cuts.
        ([edge("e0", (30, 80), (30, 90)), edge("e1", (62, 20), (62, 150))], 2),
        # Arrow heads and edge labels cannot be cut.
        (
            [Group("e0", "edge", (line((62, 78), (66, 92), (58, 92), stroke=None, closed=True),))],
            2,
        ),
        ([Group("e0", "edge", (Text(64, 88, "start", (Run("1 B", 10, INK),)),))], 2),
        # Open shapes can be cut.
        ([Group("e0", "cluster", (line((62, 78), (66, 92), (58, 92)),))], 3),
    ],
)
def test_cut_avoids_edges_and_words(edges, left):
    # Uneven, so the cut before the middle is nearer than the one after it.
    scene = Scene(80, 170, (*boxes(0, 30, 60, 90, 128, 150), *edges))

    assert cuts(scene, 2) == [ALL[:left], ALL[left:]]


def test_adjacent_boxes_stay_together():
    scene = Scene(160, 100, (*boxes(0, 70), box("high", 10, 68, left=100, right=140)))

    assert cuts(scene, 2) is None


def test_small_gap_is_not_cut():
    assert cuts(Scene(80, 48, tuple(boxes(0, 28))), 2) is None
    assert cuts(Scene(80, 48, tuple(boxes(0, 28.5))), 2) == [["n0"], ["n1"]]


def test_pieces_of_group_have_distinct_ids():
    head = line((28, 66), (32, 66), (30, 70), closed=True)
    arrow = Group("e0", "edge", (line((30, 20), (30, 66)), head))
    below = Text(64, 60, "start", (Run("7 B", 10, INK),))
    nameless = Group("", "", (line((70, 0), (70, 90)), below))

    columns = in_columns(Scene(100, 90, (*boxes(0, 70), arrow, nameless)), 2) or []

    ids = [[group.id for group in column.groups] for column in columns]
    assert ids == [["n0", "e0", "", ""], ["n1", "e0-36", "", ""]]
    words = [[place[0] for place in places(column) if len(place) == 3] for column in columns]
    assert [column.count("7 B") for column in words] == [0, 1]


def test_edge_going_down_and_up_is_cut():
    around = edge("e0", (70, 10), (70, 90), (74, 90), (74, 10))
    columns = in_columns(Scene(80, 100, (*boxes(0, 70), around)), 2) or []

    names = [place for column in columns for place in places(column) if place[0] == "1"]
    assert [x for _, x, _ in names] == [52, 52]  # in the middle of both lines
    pieces = [place for place in places(columns[0]) if place[0] == "e0"]
    assert pieces == [("e0", (50, 10), (50, 45)), ("e0", (54, 45), (54, 10))]


def test_curve_is_cut_at_its_position():
    curve = Shape(Point(40, 20), ((Point(40, 40), Point(80, 50), Point(80, 70)),), None, INK)
    scene = Scene(100, 90, (*boxes(0, 70), Group("e0", "edge", (curve,))))

    first, second = in_columns(scene, 2) or []

    ends = [place[-1] for place in places(first) if place[0] == "e0"]
    starts = [place[1] for place in places(second) if place[0] == "e0-45"]
    assert ends == [(40, 45)]
    assert starts == [(40, 15.5)]  # below the number


@pytest.mark.parametrize(("crossed", "cut"), [((16, 25), 15), ((15, 26), 20)])
def test_cut_tries_at_most_twelve_places(crossed, cut):
    rows = [box(f"n{number}", 12 * number, 12 * number + 2) for number in range(40)]
    # Three edges pass between two pairs of boxes.
    ends = [(30, 12 * number - 5 + more) for number, more in zip(crossed, (-1, 1), strict=True)]
    scene = Scene(80, 478, (*rows, *(edge(f"e{number}", *ends) for number in range(3))))

    first, second = cuts(scene, 2) or []

    assert (len(first), len(second)) == (cut, 40 - cut)
