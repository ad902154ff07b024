"""The layout engines, and the errors without one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure.layout import svg
from tb_actmem.rendering.figure.webassembly import layout

DOT = 'digraph { a [label="é"]; a -> b }'

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
    """A machine without Graphviz, whose PATH is this folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def install(folder: Path, script: str) -> None:
    program = folder / "dot"
    program.write_text(script.replace("cat", str(shutil.which("cat", path="/bin:/usr/bin"))))
    program.chmod(0o755)


def test_no_installed_engine_is_needed(no_engines):
    install(no_engines, BROKEN_DOT)

    assert layout(DOT) == svg(DOT)


def test_dot_program_gets_format_and_text(no_engines):
    install(no_engines, FAKE_DOT)

    assert layout(DOT, "dot") == f"called with -Kdot -Tsvg\n{DOT}"


def test_dot_program_errors_are_raised(no_engines, capfd):
    install(no_engines, BROKEN_DOT)

    with pytest.raises(RenderError, match="Error: <stdin>: no such luck"):
        layout(DOT, "dot")
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("engine", "words"),
    [
        ("neato", "Unknown engine 'neato': choose webassembly, dot"),
        ("dot", "dot is not on the PATH"),
    ],
)
def test_invalid_engine_is_rejected(no_engines, engine, words):
    with pytest.raises(RenderError, match=words):
        layout(DOT, engine)


@pytest.mark.skipif(not shutil.which("dot"), reason="no dot on the PATH")
def test_dot_program_draws():
    assert "<svg" in layout(DOT, "dot")
