"""Figures as a paper prints them, to be looked at: ``tests/golden/gallery.html`` shows them all."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

import pytest
from goldens import check_golden

from tb_actmem.analysis.index import Index
from tb_actmem.format import read
from tb_actmem.rendering.figure.compose import compose
from tb_actmem.rendering.figure.options import FigureOptions, points
from tb_actmem.rendering.picture.scene import Text
from tb_actmem.rendering.picture.svg import svg_text

DATA = Path(__file__).parent / "data" / "gallery"
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
def test_a_figure_fits_its_page_and_is_drawn_as_ever(name):
    source, options = FIGURES[name]
    drawn = compose(Index(read(DATA / f"{source}.actmem")), FigureOptions(**options))

    items = [item for group in drawn.scene.groups for item in group.items]
    sizes = [run.size for item in items if isinstance(item, Text) for run in item.runs]
    assert drawn.scene.width * drawn.scale == pytest.approx(points(options["width"]))
    assert drawn.scene.height * drawn.scale <= points("235mm") + 0.01
    assert min(sizes) * drawn.scale >= 5.999
    text = svg_text(drawn.scene, drawn.scale, title=drawn.title, background=drawn.background)
    check_golden(f"gallery-{name}.svg", text)


def test_the_gallery_shows_them_all():
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
