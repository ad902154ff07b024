"""Figures as TeX, compiled directly and inside a paper."""

from __future__ import annotations

import re
import shutil
import string
import subprocess
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tb_actmem.analysis.index import Index
from tb_actmem.format import read
from tb_actmem.rendering.figure import FigureOptions, points
from tb_actmem.rendering.figure.compose import compose
from tb_actmem.rendering.files import render
from tb_actmem.rendering.picture import Shape, Text
from tb_actmem.rendering.picture.tex import escaped
from tests.support import recordings
from tests.support.places import DATA

GPT2 = DATA / "gallery" / "gpt2.actmem"
BLOCK: dict[str, Any] = {"module": "transformer.h.1", "width": "85mm"}


@pytest.fixture
def pdflatex(tmp_path):
    """Compile a file of the test's folder with uncompressed objects, and return the PDF."""
    program = shutil.which("pdflatex")
    if program is None:
        pytest.skip("no pdflatex on the PATH: texlive-latex-base and texlive-pictures have it")

    def compile_it(name: str) -> bytes:
        command = f"\\pdfobjcompresslevel=0 \\input{{{name}}}"
        flags = ("-interaction=nonstopmode", "-halt-on-error", "-jobname=out")
        run = subprocess.run([program, *flags, command], cwd=tmp_path, capture_output=True)
        assert run.returncode == 0, run.stdout.decode("latin-1")[-2000:]
        assert b"Missing character" not in run.stdout
        return (tmp_path / "out.pdf").read_bytes()

    return compile_it


def page_sizes(pdf: bytes) -> list[tuple[float, ...]]:
    boxes = re.findall(rb"/MediaBox \[([^]]*)\]", pdf)
    return [tuple(map(float, box.split())) for box in boxes]


def without_escapes(tex: str) -> str:
    """TeX without comments and escaped characters."""
    return re.sub(r"\\[^a-zA-Z]", "", re.sub(r"(?<!\\)%.*", "", tex))


def is_balanced(tex: str) -> bool:
    depth = 0
    for letter in tex:
        depth += {"{": 1, "}": -1}.get(letter, 0)
        if depth < 0:
            return False
    return depth == 0


def test_tex_compiles_to_one_page(tmp_path, pdflatex):
    render(read(GPT2), tmp_path / "block.tex", **BLOCK)
    drawn = compose(Index(read(GPT2)), FigureOptions(**BLOCK))

    height = drawn.scene.height * drawn.scale
    (page,) = page_sizes(pdflatex("block"))
    assert page == pytest.approx((0, 0, points("85mm"), height), abs=0.01)


def test_tex_can_be_input_in_paper(tmp_path, pdflatex):
    render(read(GPT2), tmp_path / "block.tex", **BLOCK)
    paper = r"\documentclass{article}\usepackage{pgf}\begin{document}\setbox1\hbox{\input{block}}"
    wide = r"\ifdim\dimexpr\wd1-85mm\relax>0.1bp \errmessage{too wide}\fi\box1"
    (tmp_path / "paper.tex").write_text(rf"{paper}{wide}\end{{document}}")

    assert len(page_sizes(pdflatex("paper"))) == 1


def test_any_name_compiles(tmp_path, pdflatex):
    letters = string.ascii_letters + string.digits + string.punctuation
    letters += " ×→·−…éñüßλµΩ日😀\x07 a--b ``c'' \\alpha ^^41 %"
    render(recordings.toy(), tmp_path / "toy.tex", title=letters)

    assert len(page_sizes(pdflatex("toy"))) == 1


@pytest.mark.parametrize(
    ("text", "tex"),
    [
        ("transformer.h_1 50%", r"transformer.h\_1\ 50\%"),
        (r"\alpha{$x}", r"\textbackslash{}alpha\{\$x\}"),
        ("2×64 → b·s", r"2\ensuremath{\times}64\ \ensuremath{\rightarrow}\ b\ensuremath{\cdot}s"),
        ("é λ 日", r"\'{e}\ \ensuremath{\lambda}\ ?"),
    ],
)
def test_names_are_escaped_for_tex(text, tex):
    assert escaped(text) == tex


@given(st.text())
def test_tex_groups_are_balanced(text):
    tex = escaped(text)

    assert tex.isascii()
    assert is_balanced(without_escapes(tex))
    assert not set(without_escapes(tex)) & set("%#&$_^~\n\r")


def test_tex_picture_equals_other_formats(tmp_path):
    tex = render(read(GPT2), tmp_path / "block.tex", **BLOCK).read_text()
    drawn = compose(Index(read(GPT2)), FigureOptions(**BLOCK))
    items = [item for group in drawn.scene.groups for item in group.items]
    lines = [item for item in items if isinstance(item, Shape) and (item.fill or item.stroke)]
    texts = [item for item in items if isinstance(item, Text)]

    assert is_balanced(without_escapes(tex))
    assert tex.count(r"\pgfpathmoveto") == len(lines)
    assert tex.count(r"\actmemtext{") == len(texts)
    sizes = [float(size) * 10 * 72 / 72.27 for size in re.findall(r"\\actmemrun{([\d.]+)}", tex)]
    assert len(sizes) == sum(len(text.runs) for text in texts)
    assert min(sizes) >= 5.999
