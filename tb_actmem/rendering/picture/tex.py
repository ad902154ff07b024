"""A picture as TeX: pgf commands, in the document's sans serif font."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from tb_actmem.rendering.picture import Point, Run, Scene, Shape, Text

_ALONE = r"""% Compile this file, or \input it in a document with \usepackage{pgf}.
\expandafter\ifx\csname @nodocument\endcsname\relax\else
\documentclass{article}
\usepackage{pgf}
\begin{document}
\ifdefined\pdfpagewidth\else\let\pdfpagewidth\pagewidth\let\pdfpageheight\pageheight\fi
\pdfpagewidth=%WIDTHbp \pdfpageheight=%HEIGHTbp \hoffset=-1in \voffset=-1in
\def\actmemalone{}
\setbox9\hbox\fi
{%
"""
"""Outside a document, this file is a complete document with the picture as its page."""

_COMMANDS = r"""\def\actmemtext#1#2#3#4#5{\pgftext[#1,base,x=#2,y=#3]{%
\setbox0\hbox{\fontsize{10}{12}\sffamily#5}%
\ifdim\wd0>#4\resizebox{#4}{\height}{\box0}\else\box0\fi}}%
\def\actmemrun#1#2#3{\scalebox{#1}{\color[HTML]{#2}#3}}%
"""
"""Commands for a line of text with a maximum width, and for text of one look."""

_END = r"""}\let\actmemend\relax
\ifdefined\actmemalone\def\actmemend{\shipout\box9 \end{document}}\fi
\actmemend
"""

_POINT = 72.27 / 72 / 10  # scales 10 TeX points to one PostScript point

_SIDES = {"start": "left", "middle": "center", "end": "right"}


def tex_text(scene: Scene, scale: float = 1, *, background: str = "") -> str:
    """Write a picture as TeX, scaled."""
    width, height = _n(scene.width * scale), _n(scene.height * scale)
    head = _ALONE.replace("%WIDTH", width).replace("%HEIGHT", height)
    corner = rf"{{\pgfpointorigin}}{{\pgfpoint{{{width}bp}}{{{height}bp}}}}"
    lines = [
        rf"{_COMMANDS}\begin{{pgfpicture}}",
        rf"\pgfpathrectangle{corner}\pgfusepath{{use as bounding box}}",
    ]
    if background:
        lines.append(rf"{_fill(background)}\pgfpathrectangle{corner}\pgfusepath{{fill}}")
    painter = _Painter(scene.height, scale)
    for group in scene.groups:
        for item in group.items:
            lines += painter.text(item) if isinstance(item, Text) else painter.shape(item)
    return head + "%\n".join([*lines, r"\end{pgfpicture}", _END])


class _Painter:
    """Writes the items of a picture, with the origin in the lower left corner."""

    def __init__(self, height: float, scale: float) -> None:
        self._height, self._scale = height, scale
        self._pen = ""

    def shape(self, shape: Shape) -> Iterator[str]:
        how = ",".join(name for name in ("fill", "stroke") if getattr(shape, name))
        if not how:
            return
        if shape.fill:
            yield _fill(shape.fill)
        if shape.stroke:
            dash = "".join(f"{{{self._length(part)}}}" for part in shape.dash)
            pen = (
                rf"\definecolor{{actmem}}{{HTML}}{{{_hex(shape.stroke)}}}"
                rf"\pgfsetstrokecolor{{actmem}}\pgfsetlinewidth{{{self._length(shape.width)}}}"
                rf"\pgfsetdash{{{dash}}}{{0bp}}"
            )
            if pen != self._pen:  # thousands of lines of a chart have the same
                yield pen
            self._pen = pen
        steps = [rf"\pgfpathmoveto{self._point(shape.start)}"]
        for step in shape.steps:
            name = "lineto" if len(step) == 1 else "curveto"
            steps.append(rf"\pgfpath{name}{''.join(map(self._point, step))}")
        close = r"\pgfpathclose" if shape.closed else ""
        yield "%\n".join([*steps, rf"{close}\pgfusepath{{{how}}}"])

    def text(self, text: Text) -> Iterator[str]:
        place = f"{{{self._length(text.x)}}}{{{self._length(self._height - text.y)}}}"
        runs = "".join(map(self._run, text.runs))
        self._pen = ""  # a text has colours of its own
        yield rf"\actmemtext{{{_SIDES[text.anchor]}}}{place}{{{self._length(text.room)}}}{{{runs}}}"

    def _run(self, run: Run) -> str:
        bold = r"\bfseries " if run.bold else ""
        size = f"{run.size * self._scale * _POINT:.4f}"
        return rf"\actmemrun{{{size}}}{{{_hex(run.color)}}}{{{bold}{escaped(run.text)}}}"

    def _point(self, point: Point) -> str:
        x, y = self._length(point.x), self._length(self._height - point.y)
        return rf"{{\pgfqpoint{{{x}}}{{{y}}}}}"

    def _length(self, length: float) -> str:
        return f"{_n(length * self._scale)}bp"


def escaped(text: str) -> str:
    """Escape text for TeX; characters that its fonts lack become "?"."""
    return "".join(map(_letter, text))


def _letter(letter: str) -> str:
    if letter in _LETTERS:
        return _LETTERS[letter]
    if " " <= letter <= "~":
        return letter
    parts = unicodedata.normalize("NFD", letter)
    plain, mark = parts[0], parts[1:]
    if plain.isascii() and plain.isalpha() and mark in _ACCENTS:
        return rf"\{_ACCENTS[mark]}{{{plain}}}"
    kind, _, name = unicodedata.name(letter, "").partition(" SMALL LETTER ")
    return rf"\ensuremath{{\{_GREEK[name]}}}" if kind == "GREEK" and name in _GREEK else "?"


_LETTERS = {
    **{letter: f"\\{letter}" for letter in "_%&#${}"},
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    "`": r"\textasciigrave{}",
    '"': "''",
    "-": "{-}",  # two in a row would become a dash
    " ": r"\ ",  # TeX may drop a plain space
    "\xa0": r"\ ",
    "µ": r"\ensuremath{\mu}",
    "×": r"\ensuremath{\times}",
    "·": r"\ensuremath{\cdot}",
    "→": r"\ensuremath{\rightarrow}",
    "−": r"\ensuremath{-}",
    "≥": r"\ensuremath{\geq}",
    "≤": r"\ensuremath{\leq}",
    "…": r"\dots{}",
    "–": r"\textendash{}",
    "—": r"\textemdash{}",
    "ß": r"\ss{}",
}
_ACCENTS = {
    "\u0300": "`",
    "\u0301": "'",
    "\u0302": "^",
    "\u0303": "~",
    "\u0308": '"',
    "\u030a": "r",
    "\u030c": "v",
    "\u0327": "c",
}
_NAMES = (
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau "
    "upsilon phi chi psi omega"
)
_GREEK = {name.replace("lambda", "lamda").upper(): name for name in _NAMES.split()}
"""Unicode names of letters → TeX names."""


def _fill(color: str) -> str:
    return rf"\definecolor{{actmem}}{{HTML}}{{{_hex(color)}}}\pgfsetfillcolor{{actmem}}"


def _hex(color: str) -> str:
    return color.removeprefix("#").upper()


def _n(number: float) -> str:
    """Format a number to the thousandth; TeX has no exponents."""
    return f"{number:.3f}".rstrip("0").rstrip(".")
