"""DOT text to SVG text, by the Graphviz that comes with tb_actmem as WebAssembly."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from concurrent import futures
from types import ModuleType

from tb_actmem.errors import RenderError

TIME_LIMIT_S = 60.0
"""Seconds for one layout. 3,000 nodes need two, and who reads a figure of more?"""

_STACK_SIZE = 8 << 20  # of the layout's thread: WebAssembly gets 2 MiB of it
_ONE_AT_A_TIME = threading.Lock()
_HELVETICA = re.compile('font-family="Helvetica[^"]*"')


def svg(dot: str, *, limit_s: float = TIME_LIMIT_S) -> str:
    """Lay out DOT text and return the picture as SVG text.

    The same text gives the same picture on every machine: neither its fonts nor its Graphviz are
    used. Ids and classes in the DOT stand in the SVG. Threads may call it, and take turns; ctrl-C
    stops it. Raises RenderError with Graphviz's own words when the DOT is wrong, and when the
    layout takes more than ``limit_s`` seconds or 1 GiB.
    """
    with _ONE_AT_A_TIME:
        return _with_web_fonts(_lay_out(dot, limit_s))


def _with_web_fonts(text: str) -> str:
    """Name more than one font: Graphviz measures Helvetica, which few machines have."""
    return _HELVETICA.sub(r'font-family="Helvetica,Arial,sans-serif"', text)


def _lay_out(dot: str, limit_s: float) -> str:
    """Lay out in a thread, so that this one can watch the clock and hear ctrl-C."""
    graphviz = _import_webassembly().start()
    try:
        with futures.ThreadPoolExecutor(max_workers=1) as pool:
            try:
                return _submit(pool, graphviz.svg, dot).result(limit_s)
            finally:
                graphviz.stop()
    except futures.TimeoutError:
        message = f"The layout takes more than {limit_s:g} s: fold modules to draw fewer nodes"
        raise RenderError(message) from None
    finally:
        graphviz.close()


def _submit(
    pool: futures.Executor, function: Callable[[str], str], dot: str
) -> futures.Future[str]:
    """Start the thread with a stack that is large enough on every platform."""
    before = threading.stack_size(_STACK_SIZE)
    try:
        return pool.submit(function, dot)
    finally:
        threading.stack_size(before)


def _import_webassembly() -> ModuleType:
    try:
        from tb_actmem.rendering.figure import webassembly
    except (ImportError, OSError, RuntimeError) as error:  # the last two: a wheel for another CPU
        message = f"An .svg is drawn by wasmtime, which is missing ({error}): pip install wasmtime"
        raise RenderError(message) from error
    return webassembly
