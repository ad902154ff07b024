"""Figures for a paper; ``tests/golden/gallery.html`` shows all of them.

Ten are of well-known models, which ``tests/golden/models.md`` describes for the site's gallery.
"""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from typing import Any, get_args

import pytest
import torch

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals import totals_of
from tb_actmem.cli.choice import Chosen
from tb_actmem.cli.show import summary
from tb_actmem.format import read
from tb_actmem.predict.formulas.existing import sizes_in
from tb_actmem.rendering.figure import FigureOptions, points
from tb_actmem.rendering.figure.compose import Drawn, compose
from tb_actmem.rendering.figure.themes import Theme
from tb_actmem.rendering.picture import Shape, Text, polyline, rect_of
from tb_actmem.rendering.picture.svg import svg_text
from tb_actmem.text import nbytes_text, share_text
from tests.support.goldens import check_golden
from tests.support.places import DATA

DATA = DATA / "gallery"
FORMULAS: dict[str, str] = json.loads((DATA / "formulas.json").read_text("utf-8"))
"""The saved bytes of each model, by `predict.scale` at small sizes: ``tests/data/gallery.py``."""

DIMS = {"b": 8, "s": 1024, "d": 768}
BLOCK = {"module": "transformer.h.1", "dims": DIMS}

FIGURES: dict[str, tuple[str, dict[str, Any]]] = {
    "gpt2-block": ("gpt2", {"width": "85mm", **BLOCK}),
    "gpt2-block-wide": ("gpt2", {"width": "178mm", **BLOCK}),
    "gpt2-attention": ("gpt2", {"width": "178mm", "module": "transformer.h.1.attn"}),
    "gpt2-dark": ("gpt2", {"width": "85mm", "theme": "dark", "units": "MB", **BLOCK}),
    "mixtral-layer": ("mixtral", {"width": "178mm", "module": "model.layers.1"}),
    "experts": ("experts", {"width": "178mm"}),
    "lstm": ("lstm", {"width": "178mm"}),
    "checkpointed": ("checkpointed", {"width": "178mm"}),
    **{name: (name, {"width": "178mm", "legend": False}) for name in FORMULAS},
}


@cache
def index_of(source: str) -> Index:
    return Index(read(DATA / f"{source}.actmem"))


@cache
def figure(name: str) -> Drawn:
    source, options = FIGURES[name]
    return compose(index_of(source), FigureOptions(**options))


@pytest.mark.parametrize("name", FIGURES)
def test_figure_fits_its_page_and_equals_golden_file(name):
    _, options = FIGURES[name]
    drawn = figure(name)

    items = [item for group in drawn.scene.groups for item in group.items]
    sizes = [run.size for item in items if isinstance(item, Text) for run in item.runs]
    assert drawn.scene.width * drawn.scale == pytest.approx(points(options["width"]))
    assert drawn.scene.height * drawn.scale <= points("235mm") + 0.01
    assert min(sizes) * drawn.scale >= 5.999
    text = svg_text(drawn.scene, drawn.scale, title=drawn.title, background=drawn.background)
    check_golden(f"gallery-{name}.svg", text)


@pytest.mark.parametrize("name", FIGURES)
def test_lines_do_not_cross_text_in_any_font(name):
    scene = figure(name).scene
    edges = [group for group in scene.groups if group.kind == "edge"]
    items = [item for group in edges for item in group.items]
    points = [point for item in items if isinstance(item, Shape) for point in polyline(item, 64)]

    for text in items:
        if isinstance(text, Text):
            assert text.anchor == "start"
            right, top = text.x + text.room, text.y - 0.7 * text.runs[0].size
            under = [p for p in points if text.x < p.x < right and top < p.y < text.y]
            assert not under, text.runs


@pytest.mark.parametrize("name", FIGURES)
def test_borders_of_modules_do_not_cross_labels(name):
    scene = figure(name).scene
    items = [(group.kind, item) for group in scene.groups for item in group.items]
    outlines = [rect_of(i) for kind, i in items if kind == "cluster" and isinstance(i, Shape)]
    labels = [item for kind, item in items if kind == "edge" and isinstance(item, Text)]

    for text in labels:
        for one in outlines:
            is_beside = one.top < text.y - 3 < one.bottom
            ends = (one.left < text.x < one.right, one.left < text.x + text.room < one.right)
            assert not is_beside or ends in ((True, True), (False, False)), text.runs


@pytest.mark.parametrize("theme", get_args(Theme))
def test_text_is_readable_on_darkest_fill(theme):
    scene = compose(index_of("gpt2"), FigureOptions(theme=theme)).scene

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


PARAMETERS = {
    "gpt2": 124_439_808,
    "llama": 8_030_261_248,
    "mixtral": 46_702_792_704,
    "bert": 109_514_298,
    "t5": 222_903_552,
    "whisper": 241_734_912,
    "vit": 86_567_656,
    "resnet50": 25_557_032,
    "unet": 31_036_546,
    "dlrm": 26 * 100_000 * 16 + 155_984 + 320_001,
}
"""As published. U-Net and DLRM: the sum of their layers."""

LARGEST = 4


def sizes_of(name: str) -> dict[str, int]:
    return sizes_in(index_of(name).recording.meta.label)


def test_models_equal_golden_file():
    check_golden("models.md", "\n\n".join(map(section, FORMULAS)) + "\n")


def section(name: str) -> str:
    index = index_of(name)
    said = summary(Chosen(index.recording, name, ""), index)
    title, _, sizes = index.recording.meta.label.partition(", ")
    saved = said["totals"]["saved_bytes"]
    return "\n\n".join(
        (
            f"### {title}",
            f"`{index.recording.modules[0].type_name}` saves **{nbytes_text(saved)}** for backward "
            f"at {sizes}. In bytes:",
            f"```text\n{FORMULAS[name]}\n```",
            "The largest groups:",
            "\n".join(group_text(saved, group) for group in said["saved"][:LARGEST]),
            *action_texts(said["actions"]),
            f"![The graph of {title}](gallery-{name}.svg)",
        )
    )


def group_text(saved: int, group: dict[str, Any]) -> str:
    nbytes, count = group["nbytes"], group["storages"]
    times = f" ×{count}" if count > 1 else ""
    share = share_text(nbytes, saved)
    return f"* {nbytes_text(nbytes)} ({share}) by `{group['module']}`{times}: {group['reason']}."


def action_texts(found: list[dict[str, Any]]) -> list[str]:
    """Return the best action, and the best one that recomputes nothing."""
    if not found:
        return ["**Best action:** none is known."]
    texts = [f"**Best action:** {marked(found[0])}"]
    other = next((action for action in found[1:] if not action["recomputes"]), None)
    return texts if other is None else [*texts, f"**Without recomputation:** {marked(other)}"]


def marked(action: dict[str, Any]) -> str:
    """Return the text of an action, with its code and names of several modules as code."""
    text = re.sub(r"\S*\*\S*", r"`\g<0>`", action["text"])
    return text.replace(action["code"], f"`{action['code']}`")


@pytest.mark.parametrize("name", FORMULAS)
def test_formula_predicts_saved_bytes_of_recording(name):
    code = re.sub(r"([²³])", lambda power: f"**{'²³'.index(power[1]) + 2}", FORMULAS[name])

    expected = eval(code.replace(",", "").replace("·", "*"), {}, sizes_of(name))
    assert totals_of(index_of(name)).saved_bytes == expected


@pytest.mark.parametrize("name", FORMULAS)
def test_model_has_its_published_parameters(name):
    nbytes = 2 if name in ("llama", "mixtral") else 4

    assert totals_of(index_of(name)).model_parameter_bytes == nbytes * PARAMETERS[name]


@pytest.mark.parametrize("name", FORMULAS)
def test_recording_has_only_the_note_of_dry_runs(name):
    """The gallery says it once for all models."""
    assert [note.code for note in index_of(name).recording.meta.notes] == ["dispatch-mode"]


@pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13")
@pytest.mark.parametrize("name", ["unet", "dlrm"])
def test_model_saves_the_same_today(name):
    from tests.data.gallery import record_known
    from tests.data.models import MODELS

    recording, formula = record_known(MODELS[name])

    assert formula == FORMULAS[name]
    assert totals_of(Index(recording)) == totals_of(index_of(name))
