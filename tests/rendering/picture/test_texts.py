"""Texts of a picture are placed so that wider fonts fit."""

from __future__ import annotations

import pytest

from tb_actmem.rendering.picture import (
    Anchor,
    Group,
    Item,
    Point,
    Rect,
    Run,
    Scene,
    Shape,
    Text,
    bounds,
    polyline,
    rect_of,
    room_for,
    text_width,
)
from tb_actmem.rendering.picture.typeset import (
    centred,
    labels_clear,
    titles_clear,
    titles_shortened,
    with_lines_joined,
)

INK = "#000000"


def line(*places: tuple[float, float], closed: bool = False, **look: float) -> Shape:
    start, *others = (Point(*place) for place in places)
    return Shape(start, tuple((place,) for place in others), None, INK, closed=closed, **look)  # type: ignore[arg-type]


def frame(left: float, top: float, right: float, bottom: float) -> Shape:
    return line((left, top), (right, top), (right, bottom), (left, bottom), closed=True)


def word(text: str, x: float, y: float, anchor: Anchor = "start", **look: bool) -> Text:
    return Text(x, y, anchor, (Run(text, 10, INK, **look),))


def test_line_of_box_is_one_centred_text():
    words = (word("Linear", 14, 12), word("addmm", 50, 12, bold=True), word("keeps", 14, 24))
    node = Group("n0", "node", (frame(10, 0, 100, 40), *words))
    edge = Group("e0", "edge", words[:1])

    scene = centred(Scene(110, 40, (node, edge)))

    shape, first, second = scene.groups[0].items
    assert shape == node.items[0]
    assert isinstance(first, Text) and isinstance(second, Text)
    assert first == Text(55, 12, "middle", (Run("Linear", 10, INK), Run(" addmm", 10, INK, True)))
    assert second == word("keeps", 55, 24, "middle")
    assert scene.groups[1] == edge


def test_lines_without_border_are_centred():
    words = (word("Linear", 14, 12), word("addmm", 50, 12))
    scene = centred(Scene(110, 40, (Group("n0", "node", words),)))

    (text,) = scene.groups[0].items
    assert isinstance(text, Text)
    assert text.x == pytest.approx((14 + 50 + text_width("addmm", 10)) / 2)


def joined(*items: Item) -> list[list[str]]:
    group = with_lines_joined(Group("", "legend", items))
    return [[run.text for run in item.runs] for item in group.items if isinstance(item, Text)]


END = 10 + text_width("kept", 10)


@pytest.mark.parametrize(
    ("second", "texts"),
    [
        (word("168 B", END + 3, 20, bold=True), [["kept", " 168 B"]]),
        (word("168 B", END + 5, 20), [["kept"], ["168 B"]]),
        (word("168 B", END, 20), [["kept"], ["168 B"]]),
        (word("168 B", END + 3, 21), [["kept"], ["168 B"]]),
        (word("168 B", END + 3, 20, "end"), [["kept"], ["168 B"]]),
    ],
)
def test_parts_separated_by_space_are_joined(second, texts):
    assert joined(word("kept", 10, 20), second) == texts


def test_third_part_is_joined_and_shapes_separate():
    first = word("kept", 10, 20)
    second = word("a", END + 3, 20)
    both = 10 + text_width("kept", 10) + text_width(" a", 10)

    assert joined(first, second, word("b", both + 3, 20)) == [["kept", " a", " b"]]
    assert joined(first, frame(0, 0, 9, 9), second) == [["kept"], ["a"]]
    assert joined(word("kept", 10, 20, "end"), second) == [["kept"], ["a"]]


# Titles of clusters, at the top of a 100×60 frame


def cluster(title: str | None = "abc") -> Group:
    words = () if title is None else (word(title, 50, 14),)
    return Group("m0", "cluster", (frame(0, 0, 100, 60), *words))


def edge(*items: Item) -> Group:
    return Group("e0", "edge", items)


def place(*groups: Group) -> float | None:
    """The start of the title; None if it has no place."""
    scene, homeless = titles_clear(Scene(100, 60, groups))
    (text,) = (i for i in scene.groups[0].items if isinstance(i, Text))
    assert bool(homeless) == (text.x == 50)
    return None if homeless else text.x


ROOM = room_for("abc", 10)
LEFT, RIGHT = -0.5 + 8, 100.5 - 8  # the range of possible titles


def upright(x: float, top: float = -20, bottom: float = 80) -> Shape:
    return line((x, top), (x, bottom))


@pytest.mark.parametrize(
    ("passing", "where"),
    [
        ([], LEFT),
        # Left or right of a passing edge, with a distance of three points.
        ([upright(LEFT + ROOM + 3 + 1.2 + 0.1)], LEFT),
        ([upright(LEFT + ROOM + 3 + 1.2 - 0.1)], LEFT + ROOM + 3 + 1.2 - 0.1 + 1.2 + 3),
        ([upright(30), upright(12)], 30 + 1.2 + 3),
        ([upright(RIGHT - ROOM - 3 - 1.2 - 0.1), upright(LEFT + 10)], LEFT + 10 + 4.2),
        ([upright(25), upright(55), upright(75)], 25 + 4.2),
        # Edges above and below the title, or outside the cluster, do not matter.
        ([upright(12, 20, 80)], LEFT),
        ([upright(12, -20, 4)], LEFT),
        ([upright(LEFT - 2)], LEFT),
        # An edge label is also an obstacle.
        ([word("7 B", 10, 14)], 10 + room_for("7 B", 10) + 3),
        ([word("7 B", 10, 40)], LEFT),
        # A slanted edge occupies its range at the height of the title.
        # The baseline is at 14; letters reach from 0.8 of their size above to 0.22 below.
        ([line((0, 0), (60, 60))], (14 + 2.2 + 1.2) + 1.2 + 3),
        ([line((0, 60), (60, 0))], LEFT),
        ([line((60, 60), (0, 0))], (14 + 2.2 + 1.2) + 1.2 + 3),
    ],
)
def test_title_is_clear_of_edges(passing, where):
    assert place(cluster(), edge(*passing)) == pytest.approx(where)


def test_title_fits_between_edges_or_needs_width():
    def between(gap: float) -> tuple[Group, Group]:
        return cluster(), edge(upright(LEFT + 2), upright(LEFT + 2 + gap), upright(RIGHT - 2))

    enough = ROOM + 2 * (3 + 1.2)
    assert place(*between(enough + 0.01)) == pytest.approx(LEFT + 2 + 1.2 + 3)
    wide = between(enough - 0.01)
    assert place(wide[0], edge(*wide[1].items, upright(55), upright(72))) is None


def test_cluster_without_title_needs_no_place():
    scene, homeless = titles_clear(Scene(100, 60, (cluster(None), edge(upright(50)))))

    assert scene.groups[0] == cluster(None)
    assert homeless == {}


def test_title_without_place_gets_required_width():
    passing = [upright(x) for x in (10, 30, 50, 70, 90)]
    _, homeless = titles_clear(Scene(100, 60, (cluster("abcdef"), edge(*passing))))

    (width,) = homeless.values()
    least = 5 * (2 * 1.2 + 2 * 3) + 6 * room_for("abcdef", 10)
    assert least < width < 1.05 * least + 5
    # The required width grows with each request.
    broad = Group("m0", "cluster", (frame(0, 0, 4000, 60), word("a" * 20, 50, 14)))
    texts = [word("7" * 150, x, 14) for x in (0, 1000, 2000, 3000)]
    _, homeless = titles_clear(Scene(4000, 60, (broad, edge(*texts))))
    assert all(width > 1.04 * (4000 - 16) for width in homeless.values())


def test_title_without_place_is_shortened_or_dropped():
    many = [upright(x) for x in range(2, 100, 4)]
    whole = Scene(100, 60, (cluster("abc"), edge(*many)))

    (group, _) = titles_shortened(whole, ["m0"]).groups

    assert [item for item in group.items if isinstance(item, Text)] == []
    assert titles_shortened(whole, []) == whole


def test_longer_line_of_title_is_shortened():
    two = (frame(0, 0, 100, 60), word("abcdefgh", 50, 14), word("x", 50, 24))
    passing = edge(upright(45), upright(80))
    (group, _) = titles_shortened(
        Scene(100, 60, (Group("m0", "cluster", two), passing)), ["m0"]
    ).groups

    texts = ["".join(run.text for run in i.runs) for i in group.items if isinstance(i, Text)]
    assert texts == ["abc…", "x"]
    assert room_for("abc…", 10) < 45 - 4.2 - LEFT < room_for("abcd…", 10)
    assert {item.x for item in group.items if isinstance(item, Text)} == {LEFT}


# Labels of edges, beside an upright edge at 80 in a 100×60 frame


def label_place(*others: Group, label: str = "7 B", x: float = 90) -> tuple[float, float]:
    """The left end and the baseline of an edge label that begins at ``x``, 30."""
    passing = edge(line((80, 15), (80, 25), (80, 35), (80, 45)), word(label, x, 30))
    scene = labels_clear(Scene(100, 60, (cluster(None), passing, *others)))
    assert scene.groups[0] == cluster(None) and scene.groups[2:] == others
    shape, text = scene.groups[1].items
    assert shape == passing.items[0] and isinstance(text, Text)
    return text.x, text.y


def test_label_on_border_moves_to_other_side_of_edge():
    left = 80 - 1.2 - 3 - room_for("7 B", 10)
    x, y = label_place()

    assert x == pytest.approx(left)
    assert abs(y - 30) < 5  # beside the nearest point of the edge


def test_label_off_border_stays():
    assert label_place(x=100.6) == (100.6, 30)
    inside = 99 - room_for("7 B", 10)
    assert label_place(x=inside) == (inside, 30)


def test_label_without_free_place_stays():
    box = Group("n0", "node", (frame(0, 0, 75, 60),))
    near = Group("e1", "edge", (upright(70),))
    words = near._replace(items=(word("8 B", 60, 28),))
    title = Group("m1", "cluster", (frame(-9, -9, 120, 90), word("h" * 20, 0, 30)))

    assert label_place(box) == (90, 30)
    assert label_place(near) == (90, 30)
    for texts in (words, title):  # above or below them is a place
        assert abs(label_place(texts)[1] - 30) > 10
    assert label_place(label="7" * 40) == (90, 30)


def test_labels_that_move_stay_apart():
    """The first one takes the nearest place of the second one, whose edge is left of it."""
    edges = [
        Group(f"e{x}", "edge", (line((x, 25), (x, 30), (x, 35)), word("7 B", 90, 30)))
        for x in (80, 50)
    ]
    scene = labels_clear(Scene(100, 60, (cluster(None), *edges)))
    first, second = (rect_of(group.items[1]) for group in scene.groups[1:])

    assert first.left > 50 and first.right < 80
    assert second.right < 50


# Basic parts


def test_text_extends_from_its_anchor():
    room = room_for("abc", 10)

    assert rect_of(word("abc", 50, 20)) == Rect(50, 12, 50 + room, 22.2)
    assert rect_of(word("abc", 50, 20, "middle")) == pytest.approx(
        (50 - room / 2, 12, 50 + room / 2, 22.2)
    )
    assert rect_of(word("abc", 50, 20, "end")) == Rect(50 - room, 12, 50, 22.2)
    two = Text(0, 0, "start", (Run("a", 10, INK), Run("b", 20, INK, True)))
    assert rect_of(two).top == -16
    assert two.width == pytest.approx(text_width("a", 10) + text_width("b", 20, True))
    assert two.room == pytest.approx(room_for("a", 10) + room_for("b", 20, True))


def test_shape_includes_half_its_border():
    shape = line((10, 20), (30, 50), width=4)

    assert rect_of(shape) == Rect(8, 18, 32, 52)
    assert rect_of(shape._replace(stroke=None)) == Rect(10, 20, 30, 50)
    assert bounds([shape, word("a", 0, 8)]) == Rect(0, 0, 32, 52)
    assert bounds([]) is None


def test_rects_that_share_border_do_not_overlap():
    one = Rect(0, 0, 10, 10)

    assert one.overlaps(Rect(9, 9, 20, 20)) and one.overlaps(Rect(-5, -5, 1, 1))
    for other in (Rect(10, 0, 20, 10), Rect(-9, 0, 0, 10), Rect(0, 10, 9, 20), Rect(0, -9, 9, 0)):
        assert not one.overlaps(other) and not other.overlaps(one)
    assert (one.width, one.height) == (10, 10)
    assert (Rect(1, 2, 4, 8).width, Rect(1, 2, 4, 8).height) == (3, 6)


def test_curve_follows_bezier_formula():
    curve = Shape(Point(0, 0), ((Point(0, 8), Point(8, 8), Point(8, 0)),), None, INK)

    assert polyline(curve, 4) == [(0, 0), (1.25, 4.5), (4, 6), (6.75, 4.5), (8, 0)]
    assert len(polyline(curve)) == 1 + 8
    closed = curve._replace(steps=(*curve.steps, (Point(4, -4),)), closed=True)
    assert polyline(closed, 4)[-3:] == [(8, 0), (4, -4), (0, 0)]


def test_missing_glyph_is_as_wide_as_its_size():
    assert text_width("日", 10) == room_for("日", 10) == 10
    assert text_width("日本", 20, True) == 40
    assert all(room_for(c, 10) >= text_width(c, 10) for c in "abcdefghijklmnopqrstuvwxyz019.→")
    assert room_for("iW", 10) == pytest.approx(room_for("i", 10) + room_for("W", 10))
