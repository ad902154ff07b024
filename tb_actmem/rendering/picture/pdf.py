"""A picture as a PDF of one page, with embedded fonts and searchable text."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from tb_actmem.rendering.picture import Point, Scene, Shape, Text, face, font_file, printable

_FLAGS = 32  # font flags: sans serif, Latin letters
_BOX = "[-544 -303 1302 980]"  # bounding box of Arimo's letters, in thousandths
_HEAD = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"


def pdf_bytes(scene: Scene, scale: float = 1, *, title: str = "", background: str = "") -> bytes:
    """Write a picture as PDF, scaled."""
    width, height = scene.width * scale, scene.height * scale
    paint = [*_paint(scene, scale, background)]
    fonts = [_font(6 + 6 * bold, bool(bold)) for bold in (0, 1)]
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {_n(width)} {_n(height)}] /Contents 4 0 R "
        "/Resources << /Font << /F0 6 0 R /F1 12 0 R >> >> >>".encode(),
        _stream("\n".join(paint).encode()),
        f"<< /Title <feff{printable(title).encode('utf-16-be').hex()}> >>".encode(),
        *fonts[0],
        *fonts[1],
    ]
    return _file(objects)


def _file(objects: list[bytes]) -> bytes:
    """Write the objects, the table of their offsets, and the trailer."""
    data, starts = bytearray(_HEAD), []
    for number, body in enumerate(objects, start=1):
        starts.append(len(data))
        data += b"%d 0 obj\n%b\nendobj\n" % (number, body)
    table = "".join(f"{start:010} 00000 n \n" for start in starts)
    size, where = len(objects) + 1, len(data)
    data += f"xref\n0 {size}\n0000000000 65535 f \n{table}".encode()
    data += f"trailer\n<< /Size {size} /Root 1 0 R /Info 5 0 R >>\n".encode()
    return bytes(data) + f"startxref\n{where}\n%%EOF\n".encode()


def _stream(data: bytes, more: str = "") -> bytes:
    packed = zlib.compress(data, 9)
    head = f"<< /Length {len(packed)} /Filter /FlateDecode {more}>>\nstream\n"
    return head.encode() + packed + b"\nendstream"


def _font(first: int, bold: bool) -> list[bytes]:
    """Return the six objects of a font weight, numbered from ``first``."""
    here, name = face(bold), "Arimo-Bold" if bold else "Arimo"
    data = font_file(bold).read_bytes()
    widths = " ".join(f"{here.glyphs[c]} [{width}]" for c, width in here.widths.items())
    system = "<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>"
    texts = (
        f"<< /Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /Identity-H "
        f"/DescendantFonts [{first + 1} 0 R] /ToUnicode {first + 4} 0 R >>",
        f"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{name} /CIDSystemInfo {system} "
        f"/FontDescriptor {first + 2} 0 R /DW 1000 /W [{widths}] /CIDToGIDMap /Identity >>",
        f"<< /Type /FontDescriptor /FontName /{name} /Flags {_FLAGS} /FontBBox {_BOX} "
        "/ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 688 "
        f"/StemV {140 if bold else 80} /FontFile2 {first + 3} 0 R >>",
    )
    unicode = _stream(_to_unicode(here.glyphs).encode())
    embedded = _stream(data, f"/Length1 {len(data)} ")
    return [*(text.encode() for text in texts), embedded, unicode, b"null"]


def _to_unicode(glyphs: dict[str, int]) -> str:
    """Map glyphs to characters, so that text can be searched and copied."""
    lines = [f"<{glyph:04x}> <{ord(letter):04x}>" for letter, glyph in glyphs.items()]
    blocks = (lines[start : start + 100] for start in range(0, len(lines), 100))
    pairs = "\n".join(f"{len(b)} beginbfchar\n" + "\n".join(b) + "\nendbfchar" for b in blocks)
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
        "1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n"
        f"{pairs}\nendcmap CMapName currentdict /CMap defineresource pop end end"
    )


def _paint(scene: Scene, scale: float, background: str) -> Iterator[str]:
    yield f"{_n(scale)} 0 0 {_n(-scale)} 0 {_n(scene.height * scale)} cm"
    if background:
        yield f"{_color(background)} rg 0 0 {_n(scene.width)} {_n(scene.height)} re f"
    for group in scene.groups:
        for item in group.items:
            yield from _text(item) if isinstance(item, Text) else _shape(item)


def _shape(shape: Shape) -> Iterator[str]:
    how = {(True, True): "B", (True, False): "f", (False, True): "S"}
    ends = how.get((bool(shape.fill), bool(shape.stroke)))
    if ends is None:
        return
    if shape.fill:
        yield f"{_color(shape.fill)} rg"
    if shape.stroke:
        dash = " ".join(map(_n, shape.dash))
        yield f"{_color(shape.stroke)} RG {_n(shape.width)} w [{dash}] 0 d"
    yield f"{_pair(shape.start)} m"
    for step in shape.steps:
        yield f"{' '.join(map(_pair, step))} {'l' if len(step) == 1 else 'c'}"
    yield f"h {ends}" if shape.closed else ends


def _text(text: Text) -> Iterator[str]:
    x = text.x - text.width * {"start": 0, "middle": 0.5, "end": 1}[text.anchor]
    # The page is flipped, because pictures count downwards, so letters are flipped back.
    yield f"BT 1 0 0 -1 {_n(x)} {_n(text.y)} Tm"
    for run in text.runs:
        glyphs = face(run.bold).glyphs
        codes = "".join(f"{glyphs.get(letter, 0):04x}" for letter in run.text)
        yield f"/F{run.bold:d} {_n(run.size)} Tf {_color(run.color)} rg <{codes}> Tj"
    yield "ET"


def _pair(point: Point) -> str:
    return f"{_n(point.x)} {_n(point.y)}"


def _color(value: str) -> str:
    return " ".join(_n(int(value[i : i + 2], 16) / 255) for i in (1, 3, 5))


def _n(number: float) -> str:
    """Format a number to the thousandth; PDF has no exponents."""
    return f"{number:.3f}".rstrip("0").rstrip(".")
