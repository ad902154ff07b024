"""A small picture in every file format, with lines and letters at the same places."""

from __future__ import annotations

import io
import re
import zlib
from typing import Any

import pytest
from PIL import Image

from tb_actmem.errors import RenderError
from tb_actmem.rendering.picture import Group, Item, Point, Run, Scene, Shape, Text, png
from tb_actmem.rendering.picture.pdf import pdf_bytes
from tb_actmem.rendering.picture.png import png_bytes
from tb_actmem.rendering.picture.svg import svg_text
from tb_actmem.rendering.picture.tex import tex_text

INK = "#000000"


def line(*places: tuple[float, float], stroke: str | None = INK, **look: Any) -> Shape:
    start, *others = (Point(*place) for place in places)
    return Shape(start, tuple((place,) for place in others), look.pop("fill", None), stroke, **look)


def drawing(width: float, height: float, *items: Item) -> Scene:
    return Scene(width, height, (Group("", "", items),))


CURVE = Shape(Point(23, 3.5), ((Point(35, 3.5), Point(35, 11.5), Point(23, 11.5)),), None, INK, 2)
SMALL = drawing(
    40,
    34,
    line((2, 2), (8, 2), (8, 6), (2, 6), stroke=None, fill=INK, closed=True),
    line((12.5, 2.5), (19.5, 2.5), (19.5, 7.5), (12.5, 7.5), closed=True),
    line((2, 14), (32, 14), width=2, dash=(5, 3)),
    line((36.5, 2), (36.5, 27.5), (28, 27.5), dash=(4, 2, 1)),
    CURVE,
    Text(2, 28, "start", (Run("l", 14, INK), Run("i", 14, INK, True))),
    Text(14, 28, "middle", (Run("l", 14, INK),)),
    Text(24, 28, "end", (Run("l", 14, INK),)),
)


def image(scene: Scene, **options: Any) -> Any:
    return Image.open(io.BytesIO(png_bytes(scene, **options)))


def inked(picture: Any) -> list[str]:
    grey = picture.convert("L")
    rows = range(picture.height)
    return ["".join(".#"[grey.getpixel((x, y)) < 128] for x in range(picture.width)) for y in rows]


def test_png_has_lines_and_letters_in_place():
    assert inked(image(SMALL, dpi=72)) == [
        "........................................",
        "........................................",
        "..######....########................#...",
        "..######....#......#...######.......#...",
        "..######....#......#...########.....#...",
        "..######....#......#.........###....#...",
        "............#......#..........###.......",
        "............########...........##.......",
        "..............................###...#...",
        ".............................###........",
        ".........................######.........",
        ".......................######...........",
        "........................................",
        "..#####...#####...#####...#####.....#...",
        "..#####...#####...#####...#####.....#...",
        "........................................",
        "....................................#...",
        "....................................#...",
        "...#..##......#.......#.............#...",
        "...#..........#.......#.............#...",
        "...#..........#.......#.................",
        "...#..##......#.......#.................",
        "...#..##......#.......#.............#...",
        "...#..##......#.......#.................",
        "...#..##......#.......#.................",
        "...#..##......#.......#.................",
        "...#..##......#.......#.................",
        "...#..##......#.......#.......####.##...",
        *["........................................"] * 6,
    ]


def test_dashes_continue_around_corners():
    bent = line((1, 1.5), (11.5, 1.5), (11.5, 14), dash=(5, 2))

    assert inked(image(drawing(13, 15, bent), dpi=72)) == [
        ".............",
        ".#####..####.",
        "...........#.",
        ".............",
        ".............",
        *["...........#."] * 5,
        ".............",
        ".............",
        *["...........#."] * 2,
        ".............",
    ]


def test_png_of_many_bands_has_no_seams(monkeypatch):
    places = [(2.0, 1.0), (30.0, 18.0), (4.0, 31.0), (30.0, 44.0), (2.0, 60.0)]
    scene = drawing(
        40,
        64,
        line(*places, width=5),
        *(line((0, y), (40, y), stroke="#aa0000", width=3) for y in (15.5, 17.2, 46.7, 49)),
        line((8, 20), (20, 20), (20, 44), (8, 44), fill="#00aa00", stroke=None, closed=True),
        Text(1, 20, "start", (Run("Agy", 14, INK),)),
        Text(20, 52, "start", (Run("Agy", 14, INK),)),
    )
    whole = image(scene, dpi=72, background="").tobytes()

    monkeypatch.setattr(png, "_BAND", 16)

    assert image(scene, dpi=72, background="").tobytes() == whole


def test_items_outside_band_are_not_drawn(monkeypatch):
    drawn: list[object] = []

    def dashes(points: object, dash: object) -> list[object]:
        drawn.append(points)
        return []

    monkeypatch.setattr(png, "_BAND", 16)
    monkeypatch.setattr(png, "_dashes", dashes)

    image(drawing(10, 64, *(line((0, y), (9, y)) for y in (4, 24, 40, 60))), dpi=72)

    assert len(drawn) == 4


def test_png_size_follows_dpi():
    scene = drawing(36, 18, line((9, 9), (27, 9), width=2))

    assert image(scene, scale=2, dpi=144).size == (144, 72)
    assert inked(image(scene, scale=2, dpi=144)) == inked(image(scene, scale=4, dpi=72))
    assert image(drawing(0.1, 0.1), dpi=72).size == (1, 1)
    assert image(scene, dpi=72, background="").getpixel((0, 0))[3] == 0
    full = line((0, 0), (3, 0), (3, 2), (0, 2), fill=INK, stroke=None)
    assert inked(image(drawing(3, 2, full), dpi=72)) == ["###", "###"]


def test_png_lines_are_visible_and_smooth():
    thin = image(drawing(9, 9, line((0, 4.6), (9, 4.6), width=0.01)), dpi=72)
    assert thin.getpixel((4, 4)) == (191, 191, 191)  # a quarter of the pixel is black
    assert inked(image(drawing(12, 12, line((2, 12), (6, 5), (10, 12), width=4)), dpi=72))[3:5] == [
        ".....##.....",
        "....####....",
    ]


def test_png_has_pixel_limit(monkeypatch):
    monkeypatch.setattr(png, "MOST_PIXELS", 200)

    assert image(drawing(20, 10), dpi=72).size == (20, 10)
    with pytest.raises(RenderError, match="20 × 11 pixels is too large"):
        image(drawing(20, 11), dpi=72)


SVG = """\
<title>a&lt;b</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<path fill="#000000" d="M2,2L8,2L8,6L2,6Z"/>
<path fill="none" stroke="#000000" d="M12.5,2.5L19.5,2.5L19.5,7.5L12.5,7.5Z"/>
<path fill="none" stroke="#000000" stroke-width="2" stroke-dasharray="5,3" d="M2,14L32,14"/>
<path fill="none" stroke="#000000" stroke-dasharray="4,2,1" d="M36.5,2L36.5,27.5L28,27.5"/>
<path fill="none" stroke="#000000" stroke-width="2" d="M23,3.5C35,3.5 35,11.5 23,11.5"/>
<text x="2" y="28" WIDTH="7" FIT><tspan font-size="14" fill="#000000">l</tspan>\
<tspan font-size="14" font-weight="bold" fill="#000000">i</tspan></text>
<text x="14" y="28" text-anchor="middle" WIDTH="3.11" FIT font-size="14" fill="#000000">l</text>
<text x="24" y="28" text-anchor="end" WIDTH="3.11" FIT font-size="14" fill="#000000">l</text>
</svg>
"""


def test_svg_has_lines_and_letters_in_place():
    head, _, rest = svg_text(SMALL, 2, title="a<b", background="#ffffff").partition("\n<title>")

    assert ' width="80pt" height="68pt" viewBox="0 0 40 34" ' in head
    short = rest.replace('lengthAdjust="spacingAndGlyphs"', "FIT").replace("textLength", "WIDTH")
    assert f"<title>{short}" == SVG


def test_svg_has_ids_only_for_named_groups():
    shape = line((0, 0), (-0.001, 1234.5678))
    one = Group("n1", "node wide", (shape,), title='a "<b>"', description="why & how")
    scene = Scene(1, 1, (one, Group("n2", "node", (shape,)), Group("", "legend", (shape,))))

    path = '<path fill="none" stroke="#000000" d="M0,0L0,1234.57"/>'
    assert svg_text(scene).splitlines()[2:] == [
        '<g id="n1" class="node wide" role="img">',
        '<title>a "&lt;b&gt;"</title>',
        "<desc>why &amp; how</desc>",
        path,
        "</g>",
        '<g id="n2" class="node" role="img">',
        path,
        "</g>",
        path,
        "</svg>",
    ]


def streams(pdf: bytes) -> list[bytes]:
    return re.findall(rb"stream\n(.*?)\nendstream", pdf, re.DOTALL)


def test_pdf_has_lines_and_letters_in_place():
    pdf = pdf_bytes(SMALL, 2, background="#ff0000")

    assert zlib.decompress(streams(pdf)[0]).decode().splitlines() == [
        "2 0 0 -2 0 68 cm",
        "1 0 0 rg 0 0 40 34 re f",
        *("0 0 0 rg", "2 2 m", "8 2 l", "8 6 l", "2 6 l", "h f"),
        *("0 0 0 RG 1 w [] 0 d", "12.5 2.5 m", "19.5 2.5 l", "19.5 7.5 l", "12.5 7.5 l", "h S"),
        *("0 0 0 RG 2 w [5 3] 0 d", "2 14 m", "32 14 l", "S"),
        *("0 0 0 RG 1 w [4 2 1] 0 d", "36.5 2 m", "36.5 27.5 l", "28 27.5 l", "S"),
        *("0 0 0 RG 2 w [] 0 d", "23 3.5 m", "35 3.5 35 11.5 23 11.5 c", "S"),
        "BT 1 0 0 -1 2 28 Tm",
        "/F0 14 Tf 0 0 0 rg <004d> Tj",
        "/F1 14 Tf 0 0 0 rg <004a> Tj",
        "ET",
        *("BT 1 0 0 -1 12.446 28 Tm", "/F0 14 Tf 0 0 0 rg <004d> Tj", "ET"),
        *("BT 1 0 0 -1 20.892 28 Tm", "/F0 14 Tf 0 0 0 rg <004d> Tj", "ET"),
    ]


def test_pdf_paints_areas_borders_and_missing_glyphs():
    area = line((0, 0), (1, 0), (1, 1), fill="#00ff80")
    nothing = line((0, 0), (9, 9), stroke=None)
    text = Text(0, 0, "start", (Run("日", 10, INK),))

    painted = zlib.decompress(streams(pdf_bytes(drawing(9, 9, area, nothing, text)))[0])

    assert painted.decode().splitlines()[1:] == [
        *("0 1 0.502 rg", "0 0 0 RG 1 w [] 0 d", "0 0 m", "1 0 l", "1 1 l", "B"),
        *("BT 1 0 0 -1 0 0 Tm", "/F0 10 Tf 0 0 0 rg <0000> Tj", "ET"),
    ]


FONT = """\
{0} 0 obj
<< /Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /Identity-H \
/DescendantFonts [{1} 0 R] /ToUnicode {4} 0 R >>
endobj
{1} 0 obj
<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{name} /CIDSystemInfo << /Registry (Adobe) \
/Ordering (Identity) /Supplement 0 >> /FontDescriptor {2} 0 R /DW 1000 /W [1 [278]] \
/CIDToGIDMap /Identity >>
endobj
{2} 0 obj
<< /Type /FontDescriptor /FontName /{name} /Flags 32 /FontBBox [-544 -303 1302 980] \
/ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 688 /StemV {stem} /FontFile2 {3} 0 R >>
endobj
{3} 0 obj
<< /Length 9 /Filter /FlateDecode /Length1 9 >>
endobj
{4} 0 obj
<< /Length 9 /Filter /FlateDecode >>
endobj
{5} 0 obj
null
endobj
"""


def test_pdf_objects_refer_to_right_ones():
    pdf = pdf_bytes(SMALL, 2, title="é")
    text = re.sub(r"stream\n.*?\nendstream\n", "", pdf.decode("latin-1"), flags=re.DOTALL)
    text = re.sub(r"/W \[1 \[278\] [^]]*\].*?\]\]", "/W [1 [278]]", text)
    text = re.sub(r"/(Length1?) \d+", r"/\1 9", text)

    fonts = FONT.format(*range(6, 12), name="Arimo", stem=80)
    fonts += FONT.format(*range(12, 18), name="Arimo-Bold", stem=140)
    objects, _, rest = text.partition("5 0 obj\n")
    assert objects.endswith("4 0 obj\n<< /Length 9 /Filter /FlateDecode >>\nendobj\n")
    assert "/MediaBox [0 0 80 68] /Contents 4 0 R " in objects
    assert "/F0 6 0 R /F1 12 0 R" in objects
    assert rest.startswith(f"<< /Title <feff00e9> >>\nendobj\n{fonts}xref\n0 18\n0000000000 65535")
    trailer, where = rest.split("trailer\n")[1].split("startxref\n")
    assert trailer == "<< /Size 18 /Root 1 0 R /Info 5 0 R >>\n"
    assert pdf[int(where.split()[0]) :].startswith(b"xref\n")


def test_pdf_has_stream_lengths_and_glyph_names():
    pdf = pdf_bytes(SMALL)
    lengths = [*map(int, re.findall(rb"/Length (\d+)", pdf))]
    unpacked = [zlib.decompress(stream) for stream in streams(pdf)]
    fonts = [len(data) for data in unpacked if data.startswith(b"\0\1\0\0")]

    assert lengths == [len(stream) for stream in streams(pdf)]
    assert [*map(int, re.findall(rb"/Length1 (\d+)", pdf))] == fonts
    names, _ = (data for data in unpacked if b"beginbfchar" in data)
    blocks = re.findall(rb"(\d+) beginbfchar\n(.*?)\nendbfchar", names, re.DOTALL)
    assert all(int(count) == len(block.splitlines()) <= 100 for count, block in blocks)
    assert b"<0001> <0020>" in names and b"<0022> <0041>" in names


def test_tex_has_lines_and_letters_in_place():
    tex = tex_text(SMALL, 2, background="#fafafa")
    body = tex.partition(r"\begin{pgfpicture}%")[2].partition(r"\end{pgfpicture}")[0]
    short = body.replace("%\n", "").replace(r"\pgfpath", "\n")
    short = short.replace("pgfqpoint", "P").replace("pgfpoint", "P")
    short = short.replace(r"\definecolor{actmem}{HTML}", "\n").replace(r"\actmem", "\n")

    page = "rectangle{\\Porigin}{\\P{80bp}{68bp}}"
    black = r"{000000}\pgfsetstrokecolor{actmem}\pgfsetlinewidth"
    assert [row.replace(r"\pgfusepath", " ") for row in short.split("\n") if row] == [
        f"{page} {{use as bounding box}}",
        r"{FAFAFA}\pgfsetfillcolor{actmem}",
        f"{page} {{fill}}",
        r"{000000}\pgfsetfillcolor{actmem}",
        *(r"moveto{\P{4bp}{64bp}}", r"lineto{\P{16bp}{64bp}}"),
        *(r"lineto{\P{16bp}{56bp}}", r"lineto{\P{4bp}{56bp}}", "close {fill}"),
        rf"{black}{{2bp}}\pgfsetdash{{}}{{0bp}}",
        *(r"moveto{\P{25bp}{63bp}}", r"lineto{\P{39bp}{63bp}}"),
        *(r"lineto{\P{39bp}{53bp}}", r"lineto{\P{25bp}{53bp}}", "close {stroke}"),
        rf"{black}{{4bp}}\pgfsetdash{{{{10bp}}{{6bp}}}}{{0bp}}",
        *(r"moveto{\P{4bp}{40bp}}", r"lineto{\P{64bp}{40bp}} {stroke}"),
        rf"{black}{{2bp}}\pgfsetdash{{{{8bp}}{{4bp}}{{2bp}}}}{{0bp}}",
        *(r"moveto{\P{73bp}{64bp}}", r"lineto{\P{73bp}{13bp}}"),
        r"lineto{\P{56bp}{13bp}} {stroke}",
        rf"{black}{{4bp}}\pgfsetdash{{}}{{0bp}}",
        r"moveto{\P{46bp}{61bp}}",
        r"curveto{\P{70bp}{61bp}}{\P{70bp}{45bp}}{\P{46bp}{45bp}} {stroke}",
        "text{left}{4bp}{12bp}{17.388bp}{",
        *("run{2.8105}{000000}{l}", r"run{2.8105}{000000}{\bfseries i}}"),
        *("text{center}{28bp}{12bp}{7.784bp}{", "run{2.8105}{000000}{l}}"),
        *("text{right}{48bp}{12bp}{7.784bp}{", "run{2.8105}{000000}{l}}"),
    ]
    assert r"\pdfpagewidth=80bp \pdfpageheight=68bp " in tex
