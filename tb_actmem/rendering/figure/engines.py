"""The Graphviz that lays a figure out: the one that comes with tb_actmem, or the machine's."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure.svg import svg


def layout(dot: str, engine: str | None = None) -> str:
    """Lay DOT text out as SVG text, by the engine "webassembly" or by the program "dot".

    The first draws the same on every machine, and is taken if none is named. Raises RenderError
    when the DOT is wrong, and when there is no such engine.
    """
    name = engine or "webassembly"
    if name not in _ENGINES:
        raise RenderError(f"There is no engine {name!r}: choose {', '.join(_ENGINES)}")
    return _ENGINES[name](dot)


def _by_dot(dot: str) -> str:
    import graphviz

    try:
        data: bytes = graphviz.pipe("dot", "svg", dot.encode(), quiet=True)
    except graphviz.ExecutableNotFound as error:
        raise RenderError("The program dot is not on the PATH: install graphviz") from error
    except subprocess.CalledProcessError as error:
        words = error.stderr.decode("utf-8", "replace")
        raise RenderError(f"Graphviz cannot draw this: {' '.join(words.split())}") from error
    return data.decode("utf-8", "replace")


_ENGINES: dict[str, Callable[[str], str]] = {"webassembly": svg, "dot": _by_dot}
