"""Figures look right with any fonts: in a browser, in rsvg, and by metrics."""

from __future__ import annotations

import io
import shutil
import subprocess
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageFont

from tb_actmem.analysis.index import Index
from tb_actmem.model import Recording
from tb_actmem.rendering.figure import FigureOptions
from tb_actmem.rendering.figure.compose import Drawn, compose
from tb_actmem.rendering.figure.themes import INK
from tb_actmem.rendering.picture import (
    FAMILY,
    Group,
    Point,
    Rect,
    Run,
    Scene,
    Shape,
    Text,
    bounds,
    face,
    font_file,
    rect_of,
    room_for,
    text_width,
)
from tb_actmem.rendering.picture.svg import svg_text
from tb_actmem.rendering.picture.typeset import titles_clear, titles_shortened
from tests.support import recordings

WIDE = "DejaVu Sans, Verdana, sans-serif"
"""The fonts of a Linux machine without Helvetica and Arial: a seventh wider."""

CASES: dict[str, tuple[Callable[[], Recording], dict[str, Any]]] = {
    "toy": (recordings.toy, {}),
    "every value": (recordings.every_value, {"parameters": True}),
    "transformer": (lambda: recordings.transformer(3), {"width": "178mm"}),
    "a block": (
        lambda: recordings.transformer(3),
        {"module": "layers.1", "width": "85mm"},
    ),
    "all open": (lambda: recordings.transformer(2), {"depth": 3}),
    "to the right": (recordings.diamond, {"direction": "LR"}),
}


@pytest.fixture(params=CASES)
def drawn(request) -> Drawn:
    make, options = CASES[request.param]
    return compose(Index(make()), FigureOptions(**options))


def boxes(scene: Scene) -> Iterator[tuple[Group, Rect, list[Text]]]:
    """Every box and cluster with its shape and texts."""
    for group in scene.groups:
        shape = bounds(item for item in group.items if isinstance(item, Shape))
        texts = [item for item in group.items if isinstance(item, Text)]
        if group.kind in ("node", "cluster") and shape is not None:
            yield group, shape, texts


def is_within(inner: Rect, outer: Rect, slack: float = 0) -> bool:
    return (
        inner.left >= outer.left - slack
        and inner.right <= outer.right + slack
        and inner.top >= outer.top - slack
        and inner.bottom <= outer.bottom + slack
    )


# The metrics


@pytest.mark.parametrize("bold", [False, True])
def test_widths_are_those_of_font_file(bold):
    font = ImageFont.truetype(font_file(bold), 1000, layout_engine=ImageFont.Layout.BASIC)

    widths = face(bold).widths

    assert len(widths) > 300
    assert all(abs(font.getlength(c) - width) <= 1 for c, width in widths.items())


def test_wide_font_has_room():
    assert room_for("keeps input 6 MiB", 10) > 1.1 * text_width("keeps input 6 MiB", 10)


def test_texts_fit_boxes_in_widest_font(drawn):
    for group, shape, texts in boxes(drawn.scene):
        for text in texts:
            assert is_within(rect_of(text), shape), (group.id, text)


def test_no_text_leaves_picture(drawn):
    page = Rect(0, 0, drawn.scene.width, drawn.scene.height)
    for group in drawn.scene.groups:
        for item in group.items:
            assert is_within(rect_of(item), page, 0.5), (group.id, item)


# A browser


MEASURE = """() => {
  const rect = (element) => {
    const {x, y, width, height} = element.getBBox();
    return [x, y, x + width, y + height];
  };
  const boxes = [...document.querySelectorAll('g.node, g.cluster')].map((group) => ({
    id: group.id,
    shapes: [...group.querySelectorAll('path')].map(rect),
    texts: [...group.querySelectorAll('text')].map(rect),
  }));
  const points = [...document.querySelectorAll('g.edge path')].flatMap((path) => {
    const steps = Math.ceil(path.getTotalLength());
    return [...Array(steps + 1).keys()].map((step) => {
      const {x, y} = path.getPointAtLength(step);
      return [x, y];
    });
  });
  const titles = [...document.querySelectorAll('g.cluster text')].map(rect);
  return {boxes, points, titles};
}"""


class Page(NamedTuple):
    boxes: list[dict[str, Any]]
    points: list[tuple[float, float]]
    titles: list[list[float]]


def measured(browser: Any, drawn: Drawn, family: str) -> Page:
    """The positions of all elements in a browser, with another font."""
    text = svg_text(drawn.scene, drawn.scale).replace(FAMILY, family)
    assert family in text
    page = browser.new_page()
    page.set_content(text[text.index("<svg") :])
    found = Page(**page.evaluate(MEASURE))
    page.close()
    return found


@pytest.mark.browser
@pytest.mark.parametrize("family", [WIDE, "monospace", "serif"])
def test_browser_text_stays_in_boxes(browser, drawn, family):
    for box in measured(browser, drawn, family).boxes:
        if box["shapes"]:
            sides = [*zip(*box["shapes"], strict=True)]
            shape = (min(sides[0]), max(sides[2]))
            for left, _, right, _ in box["texts"]:
                assert shape[0] <= left <= right <= shape[1], box["id"]


def test_title_is_shortened_minimally():
    corners = [Point(100, 0), Point(100, 60), Point(0, 60)]
    frame = Shape(Point(0, 0), tuple((corner,) for corner in corners), None, INK, closed=True)
    name = "transformer.encoder"
    cluster = Group("m0", "cluster", (frame, Text(8, 16, "start", (Run(name, 12, INK),))))
    edge = Group("e0", "edge", (Shape(Point(60, -20), ((Point(60, 80),),), None, INK),))

    scene, homeless = titles_clear(Scene(100, 60, (cluster, edge)))
    text = titles_shortened(scene, homeless).groups[0].items[1]
    assert isinstance(text, Text)

    letters = text.runs[0].text.removesuffix("…")
    assert text.runs[0].text == f"{letters}…" and name.startswith(letters)
    assert rect_of(text).right < 60 - 3
    longer = text._replace(runs=(Run(f"{name[: len(letters) + 1]}…", 12, INK),))
    assert rect_of(longer).right > 60 - 5


def test_shortened_module_name_keeps_its_end():
    corners = [Point(100, 0), Point(100, 60), Point(0, 60)]
    frame = Shape(Point(0, 0), tuple((corner,) for corner in corners), None, INK, closed=True)
    title = Text(8, 16, "start", (Run("model.layers.1.self_attn", 12, INK, bold=True),))
    cluster = Group("m0", "cluster", (frame, title))

    text = titles_shortened(Scene(100, 60, (cluster,)), ["m0"]).groups[0].items[1]

    assert isinstance(text, Text)
    assert text.runs[0].text == "…1.self_attn"


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("GPT2Block, 63.0 MiB", 110, "GP…, 63.0 MiB"),
        ("GPT2Block, 63.0 MiB", 70, "63.0 MiB"),
        ("GPT2Block, 63.0 MiB", 40, None),
        ("63.0 MiB", 40, None),
    ],
)
def test_bytes_of_title_are_never_cut(text, width, expected):
    corners = [Point(width, 0), Point(width, 60), Point(0, 60)]
    frame = Shape(Point(0, 0), tuple((corner,) for corner in corners), None, INK, closed=True)
    cluster = Group("m0", "cluster", (frame, Text(8, 16, "start", (Run(text, 12, INK),))))

    _, *texts = titles_shortened(Scene(width, 60, (cluster,)), ["m0"]).groups[0].items

    found = [title.runs[0].text for title in texts if isinstance(title, Text)]
    assert found == ([] if expected is None else [expected])


@pytest.mark.browser
@pytest.mark.parametrize("family", [WIDE, "monospace"])
def test_browser_edges_do_not_cross_titles(browser, drawn, family):
    page = measured(browser, drawn, family)

    for left, top, right, bottom in page.titles:
        crossing = [(x, y) for x, y in page.points if left < x < right and top < y < bottom]
        assert not crossing


# A program that treats a text's length as a hint


@pytest.mark.skipif(not shutil.which("rsvg-convert"), reason="no rsvg-convert on the PATH")
def test_rsvg_text_stays_in_boxes(drawn):
    for text, shape in [(text, shape) for _, shape, texts in boxes(drawn.scene) for text in texts]:
        alone = Scene(drawn.scene.width, drawn.scene.height, (Group("", "", (text,)),))
        picture = svg_text(alone).replace(FAMILY, WIDE)
        done = subprocess.run(
            ["rsvg-convert", "--format=png", "--dpi-x=72", "--dpi-y=72"],
            input=picture.encode(),
            capture_output=True,
            check=True,
        )
        inked = Image.open(io.BytesIO(done.stdout)).getchannel("A").getbbox()
        assert inked is not None
        assert is_within(Rect(*inked), shape, 1), text
