"""A picture as PNG, drawn with the font of its layout."""

from __future__ import annotations

import functools
import io
import math
from collections.abc import Iterable, Iterator
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Any

from tb_actmem.errors import RenderError
from tb_actmem.rendering.picture import (
    Point,
    Scene,
    Shape,
    Text,
    font_file,
    polyline,
    text_width,
)

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

_FINER = 4  # pixels drawn for each pixel of the picture, in both directions
_BAND = 256  # rows of the picture drawn at a time
MOST_PIXELS = 1 << 28
"""The maximum size: 2 m by 2 m at 200 dots per inch."""


def png_bytes(scene: Scene, scale: float = 1, *, dpi: float, background: str = "#ffffff") -> bytes:
    """Draw a picture as PNG; without a background it is transparent."""
    from PIL import Image

    if not 0 < dpi < math.inf:
        raise RenderError(f"dpi must be more than 0, not {dpi}")
    dots = scale * dpi / 72
    width, height = max(1, round(scene.width * dots)), max(1, round(scene.height * dots))
    if width * height > MOST_PIXELS:
        raise RenderError(f"A picture of {width} × {height} pixels is too large: set a smaller dpi")
    # Transparent pixels are white, the colour at the edges of letters.
    color = background or "#ffffff00"
    picture = Image.new("RGB" if background else "RGBA", (width, height), color)
    for top in range(0, height, _BAND):
        rows = min(_BAND, height - top)
        band = Image.new(picture.mode, (width * _FINER, rows * _FINER), color)
        _draw(band, scene, dots * _FINER, top * _FINER)
        picture.paste(band.resize((width, rows), Image.Resampling.BOX), (0, top))
    file = io.BytesIO()
    picture.save(file, "PNG", dpi=(dpi, dpi), optimize=True)
    return file.getvalue()


def _draw(band: Any, scene: Scene, dots: float, top: float) -> None:
    from PIL import ImageDraw

    brush = ImageDraw.Draw(band)
    for group in scene.groups:
        for item in group.items:
            if isinstance(item, Text):
                _text(brush, item, dots, top)
            else:
                _shape(brush, item, dots, top)


def _shape(brush: ImageDraw, shape: Shape, dots: float, top: float) -> None:
    points = [(p.x * dots, p.y * dots - top) for p in polyline(shape, 16)]
    width = max(1, round(shape.width * dots))
    if max(y for _, y in points) < -width or min(y for _, y in points) > brush.im.size[1] + width:
        return
    if shape.fill:
        brush.polygon(points, fill=shape.fill)
    if shape.stroke:
        for line in _dashes(points, [length * dots for length in shape.dash]):
            brush.line(line, fill=shape.stroke, width=width, joint="curve")


def _dashes(
    points: list[tuple[float, float]], dash: list[float]
) -> Iterator[list[tuple[float, float]]]:
    """Return the visible pieces of a dashed line."""
    if not dash:
        yield points
        return
    piece, position, left = [points[0]], 0, dash[0]
    for start, end in pairwise(points):
        (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
        whole = length = (dx * dx + dy * dy) ** 0.5
        while length > left:
            length -= left
            part = 1 - length / whole
            piece.append((x + dx * part, y + dy * part))
            if position % 2 == 0:
                yield piece
            piece, position = [piece[-1]], position + 1
            left = dash[position % len(dash)]
        left -= length
        piece.append(end)
    if position % 2 == 0:
        yield piece


def _text(brush: ImageDraw, text: Text, dots: float, top: float) -> None:
    x = text.x - text.width * {"start": 0, "middle": 0.5, "end": 1}[text.anchor]
    widths: Iterable[float] = (text_width(run.text, run.size, run.bold) for run in text.runs)
    for run, left in zip(text.runs, accumulate(widths, initial=x), strict=False):
        place = Point(left * dots, text.y * dots - top)
        font = _font(run.bold, run.size * dots)
        brush.text(place, run.text, fill=run.color, font=font, anchor="ls")


@functools.lru_cache(maxsize=64)
def _font(bold: bool, size: float) -> FreeTypeFont:
    from PIL import ImageFont

    return ImageFont.truetype(font_file(bold), size, layout_engine=ImageFont.Layout.BASIC)
