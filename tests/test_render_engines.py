"""Which engine draws which suffix, and what is said where there is none."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure.engines import picture
from tb_actmem.rendering.figure.svg import svg

DOT = 'digraph { a [label="é"]; a -> b }'

MAGIC = {".svg": b"<?xml", ".pdf": b"%PDF-", ".png": b"\x89PNG\r\n"}

FAKE_DOT = """#!/bin/sh
echo "called with $*"
cat
"""

BROKEN_DOT = """#!/bin/sh
echo "Error: <stdin>: no such
 luck" >&2
exit 1
"""


@pytest.fixture
def no_engines(monkeypatch, tmp_path) -> Path:
    """A machine without Graphviz; whatever is put into this folder is its PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "pygraphviz", None)
    return tmp_path


def install(folder: Path, script: str) -> None:
    program = folder / "dot"
    program.write_text(script.replace("cat", str(shutil.which("cat", path="/bin:/usr/bin"))))
    program.chmod(0o755)


@pytest.mark.parametrize("suffix", [".dot", ".gv"])
def test_dot_is_the_text_itself(suffix):
    assert picture(DOT, suffix).decode() == DOT


def test_svg_needs_no_engine_of_the_machine(no_engines):
    install(no_engines, BROKEN_DOT)

    assert picture(DOT, ".svg").decode() == svg(DOT)


@pytest.mark.parametrize("suffix", [".png", ".pdf"])
def test_without_an_engine_one_sentence_names_the_cures(no_engines, suffix):
    with pytest.raises(RenderError) as caught:
        picture(DOT, suffix)

    assert str(caught.value) == (
        f"A {suffix} needs Graphviz: apt, brew or choco install graphviz, "
        'or pip install "tb_actmem[png]", or choose .svg, which needs neither'
    )


@pytest.mark.parametrize(
    ("suffix", "engine", "called"),
    [(".png", None, "-Tpng"), (".pdf", None, "-Tpdf"), (".svg", "dot", "-Tsvg")],
)
def test_the_program_dot_gets_the_format_and_the_text(no_engines, suffix, engine, called):
    install(no_engines, FAKE_DOT)

    answer = picture(DOT, suffix, engine=engine).decode()

    assert answer == f"called with -Kdot {called}\n{DOT}"


def test_what_the_program_dot_complains_about_is_told_and_not_printed(no_engines, capfd):
    install(no_engines, BROKEN_DOT)

    with pytest.raises(RenderError, match="Error: <stdin>: no such luck"):
        picture(DOT, ".png")
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("suffix", "engine", "words"),
    [
        (".jpg", None, r"'\.jpg': choose \.svg, \.pdf, \.png, \.dot, \.gv"),
        (".svg", "neato", "no engine 'neato': choose webassembly, dot, pygraphviz"),
        (".svg", "dot", "dot is not on the PATH"),
        (".svg", "pygraphviz", r"tb_actmem\[png\]"),
        (".png", "webassembly", r"draws no \.png"),
    ],
)
def test_what_cannot_be_is_refused(no_engines, suffix, engine, words):
    with pytest.raises(RenderError, match=words):
        picture(DOT, suffix, engine=engine)


def test_an_old_pygraphviz_which_calls_the_program_dot_is_not_used(no_engines, monkeypatch):
    old = type(sys)("pygraphviz")
    vars(old)["__version__"] = "1.14"
    monkeypatch.setitem(sys.modules, "pygraphviz", old)

    with pytest.raises(RenderError, match="needs Graphviz"):
        picture(DOT, ".png")


@pytest.mark.parametrize("suffix", MAGIC)
def test_pygraphviz_draws_by_itself(monkeypatch, suffix):
    pytest.importorskip("pygraphviz", minversion="2")
    monkeypatch.setenv("PATH", "")

    assert picture(DOT, suffix, engine="pygraphviz").startswith(MAGIC[suffix])


def test_pygraphviz_refuses_wrong_dot():
    pytest.importorskip("pygraphviz", minversion="2")

    with pytest.raises(RenderError, match="cannot read this DOT"):
        picture("digraph {", ".png", engine="pygraphviz")


@pytest.mark.skipif(not shutil.which("dot"), reason="no dot on the PATH")
@pytest.mark.parametrize("suffix", MAGIC)
def test_the_program_dot_draws(suffix):
    assert picture(DOT, suffix, engine="dot").startswith(MAGIC[suffix])
