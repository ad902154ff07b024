"""DOT text to the bytes of a picture, by the Graphviz that this machine has."""

from __future__ import annotations

import importlib
import shutil
import subprocess
from collections.abc import Callable
from types import ModuleType

from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure.svg import svg

TEXTS = (".dot", ".gv")
PICTURES = (".svg", ".pdf", ".png")


def picture(dot: str, suffix: str, *, engine: str | None = None) -> bytes:
    """Turn DOT text into the content of a file with this suffix.

    ``.dot`` and ``.gv`` are the text itself, in UTF-8. An ``.svg`` comes from ``svg`` and is the
    same everywhere. A ``.png`` or ``.pdf`` is drawn by the program ``dot``, else by pygraphviz,
    and its fonts are the machine's. ``engine`` names another engine: "webassembly", "dot" or
    "pygraphviz". Raises RenderError when the DOT is wrong, and when no engine can draw it.
    """
    if suffix in TEXTS:
        return dot.encode()
    if suffix not in PICTURES:
        raise RenderError(f"No picture ends in {suffix!r}: choose {', '.join(PICTURES + TEXTS)}")
    name = engine or _engine_for(suffix)
    if name not in _ENGINES:
        raise RenderError(f"There is no engine {name!r}: choose {', '.join(_ENGINES)}")
    return _ENGINES[name](dot, suffix)


def _engine_for(suffix: str) -> str:
    if suffix == ".svg":
        return "webassembly"
    if shutil.which("dot"):
        return "dot"
    if _import_pygraphviz():
        return "pygraphviz"
    raise RenderError(
        f"A {suffix} needs Graphviz: apt, brew or choco install graphviz, "
        'or pip install "tb_actmem[png]", or choose .svg, which needs neither'
    )


def _by_webassembly(dot: str, suffix: str) -> bytes:
    if suffix != ".svg":
        raise RenderError(f"WebAssembly draws no {suffix}: choose .svg or another engine")
    return svg(dot).encode()


def _by_dot(dot: str, suffix: str) -> bytes:
    import graphviz

    try:
        data: bytes = graphviz.pipe("dot", suffix[1:], dot.encode(), quiet=True)
    except graphviz.ExecutableNotFound as error:
        raise RenderError("The program dot is not on the PATH: install graphviz") from error
    except subprocess.CalledProcessError as error:
        words = (error.stderr or b"").decode("utf-8", "replace")
        raise RenderError(f"Graphviz cannot draw this: {' '.join(words.split())}") from error
    return data


def _by_pygraphviz(dot: str, suffix: str) -> bytes:
    pygraphviz = _import_pygraphviz()
    if pygraphviz is None:
        raise RenderError('There is no pygraphviz 2 or later: pip install "tb_actmem[png]"')
    try:
        graph = pygraphviz.AGraph(string=dot)
    except pygraphviz.DotError as error:
        raise RenderError(f"Graphviz cannot read this DOT: {error}") from error
    data: bytes = graph.draw(format=suffix[1:], prog="dot")
    graph.close()
    return data


def _import_pygraphviz() -> ModuleType | None:
    """Import pygraphviz, if it is one that brings its own Graphviz."""
    try:
        pygraphviz = importlib.import_module("pygraphviz")
    except (ImportError, OSError):
        return None
    return pygraphviz if int(pygraphviz.__version__.split(".")[0]) >= 2 else None


_ENGINES: dict[str, Callable[[str, str], bytes]] = {
    "webassembly": _by_webassembly,
    "dot": _by_dot,
    "pygraphviz": _by_pygraphviz,
}
