"""Figures for a paper; ``tests/golden/gallery.html`` shows all of them."""

from __future__ import annotations

from html import escape
from typing import Any, get_args

import pytest

from tb_actmem.analysis.index import Index
from tb_actmem.format import read
from tb_actmem.rendering.figure import FigureOptions, points
from tb_actmem.rendering.figure.compose import compose
from tb_actmem.rendering.figure.themes import Theme
from tb_actmem.rendering.picture import Shape, Text, polyline
from tb_actmem.rendering.picture.svg import svg_text
from tests.support.goldens import check_golden
from tests.support.places import DATA

DATA = DATA / "gallery"
DIMS = {"b": 2, "s": 64, "d": 768}
BLOCK = {"module": "transformer.h.1", "dims": DIMS}

FIGURES: dict[str, tuple[str, dict[str, Any]]] = {
    "gpt2": ("gpt2", {"width": "178mm"}),
    "gpt2-block": ("gpt2", {"width": "85mm", **BLOCK}),
    "gpt2-block-wide": ("gpt2", {"width": "178mm", **BLOCK}),
    "gpt2-attention": ("gpt2", {"width": "178mm", "module": "transformer.h.1.attn"}),
    "gpt2-dark": ("gpt2", {"width": "85mm", "theme": "dark", "units": "MB", **BLOCK}),
    "resnet50": ("resnet50", {"width": "178mm"}),
    "mixtral": ("mixtral", {"width": "178mm"}),
    "mixtral-layer": ("mixtral", {"width": "178mm", "module": "model.layers.1"}),
    "experts": ("experts", {"width": "178mm"}),
    "lstm": ("lstm", {"width": "178mm"}),
    "checkpointed": ("checkpointed", {"width": "178mm"}),
}


@pytest.mark.parametrize("name", FIGURES)
def test_figure_fits_its_page_and_equals_golden_file(name):
    source, options = FIGURES[name]
    drawn = compose(Index(read(DATA / f"{source}.actmem")), FigureOptions(**options))

    items = [item for group in drawn.scene.groups for item in group.items]
    sizes = [run.size for item in items if isinstance(item, Text) for run in item.runs]
    assert drawn.scene.width * drawn.scale == pytest.approx(points(options["width"]))
    assert drawn.scene.height * drawn.scale <= points("235mm") + 0.01
    assert min(sizes) * drawn.scale >= 5.999
    text = svg_text(drawn.scene, drawn.scale, title=drawn.title, background=drawn.background)
    check_golden(f"gallery-{name}.svg", text)


@pytest.mark.parametrize("name", FIGURES)
def test_lines_do_not_cross_text_in_any_font(name):
    source, options = FIGURES[name]
    scene = compose(Index(read(DATA / f"{source}.actmem")), FigureOptions(**options)).scene
    edges = [group for group in scene.groups if group.kind == "edge"]
    items = [item for group in edges for item in group.items]
    points = [point for item in items if isinstance(item, Shape) for point in polyline(item, 64)]

    for text in items:
        if isinstance(text, Text):
            assert text.anchor == "start"
            right, top = text.x + text.room, text.y - 0.7 * text.runs[0].size
            under = [p for p in points if text.x < p.x < right and top < p.y < text.y]
            assert not under, text.runs


@pytest.mark.parametrize("theme", get_args(Theme))
def test_text_is_readable_on_darkest_fill(theme):
    recording = read(DATA / "gpt2.actmem")
    scene = compose(Index(recording), FigureOptions(theme=theme)).scene

    for group in scene.groups:
        areas = [item.fill for item in group.items if isinstance(item, Shape) and item.fill]
        colors = {run.color for item in group.items if isinstance(item, Text) for run in item.runs}
        if group.kind == "node" and areas:
            assert min(contrast(color, areas[-1]) for color in colors) >= 4.5, group.id


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as defined by WCAG 2."""
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color: str) -> float:
    parts = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_gallery_shows_all_figures():
    figures = "\n".join(
        f'<h2>{escape(name)}</h2>\n<img src="gallery-{escape(name)}.svg" alt="{escape(name)}">'
        for name in FIGURES
    )
    style = "body { margin: 2em; font-family: sans-serif; } img { border: 1px solid #ccc; }"
    check_golden(
        "gallery.html",
        f'<!doctype html>\n<meta charset="utf-8">\n<title>Figures</title>\n'
        f"<style>{style}</style>\n{figures}\n",
    )
