"""The Graphviz engines: the one included in tb_actmem, and the installed program."""

from __future__ import annotations

import contextlib
import functools
import json
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from wasmtime import (
    Caller,
    Config,
    Engine,
    Func,
    FuncType,
    Linker,
    Module,
    Store,
    Trap,
    WasmtimeError,
)

from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure.layout import svg


def layout(dot: str, engine: str | None = None) -> str:
    """Lay out DOT text as SVG text, with the engine "webassembly" or the program "dot".

    The default is "webassembly", whose result is the same on every machine. Raises RenderError if
    the DOT text is invalid, or the engine is unknown.
    """
    name = engine or "webassembly"
    if name not in _ENGINES:
        raise RenderError(f"Unknown engine {name!r}: choose {', '.join(_ENGINES)}")
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


MEMORY_LIMIT = 1 << 30
"""Maximum bytes of one layout; a figure of 3,000 nodes needs an eighth of it."""

STACK_LIMIT = 2 << 20
"""Maximum stack of wasmtime in bytes; Graphviz recurses along chains of nodes."""

_FOLDER = Path(__file__).parent / "wasm"
_PAGE = 1 << 16
_REFUSED = -44  # Emscripten's "no such file"; 0 would mean success


class Program(NamedTuple):
    """Graphviz compiled for this machine, once per process."""

    engine: Engine
    module: Module
    imports: dict[str, str]
    """Short name in the file → C name; short names change with each release of viz-js."""
    exports: dict[str, str]
    """C name → short name."""


@functools.cache
def program() -> Program:
    """Compile Graphviz, or load it from wasmtime's cache on disk."""
    config = Config()
    config.epoch_interruption = True
    config.max_wasm_stack = STACK_LIMIT
    # Another handler, such as that of faulthandler, would end the process at a trap.
    config.signals_based_traps = False
    config.memory_reservation = MEMORY_LIMIT
    with contextlib.suppress(WasmtimeError):  # without a writable folder, every process compiles
        config.cache = True
    engine = Engine(config)
    module = Module(engine, (_FOLDER / "graphviz.wasm").read_bytes())
    abi = json.loads((_FOLDER / "graphviz.abi.json").read_text("utf-8"))
    return Program(engine, module, abi["imports"], abi["exports"])


def start() -> Graphviz:
    """Make an instance of Graphviz; RenderError if there is not enough memory."""
    try:
        return Graphviz(program())
    except WasmtimeError as error:
        reason = " ".join(str(error).split())
        raise RenderError(
            f"WebAssembly cannot start; write a .dot file instead: {reason}"
        ) from error


class Graphviz:
    """One instance of Graphviz with its own memory, for a single layout.

    A new instance takes a millisecond, and earlier errors cannot affect it.
    """

    def __init__(self, program: Program) -> None:
        self._engine = program.engine
        self._messages: list[str] = []
        self._store = Store(program.engine)
        self._store.set_limits(memory_size=MEMORY_LIMIT)
        self._store.set_epoch_deadline(1)
        linker = Linker(program.engine)
        for entry in program.module.imports:
            short = str(entry.name)
            assert isinstance(entry.type, FuncType)
            host = self._host(program.imports[short], entry.type)
            linker.define(self._store, entry.module, short, host)
        exports = linker.instantiate(self._store, program.module).exports(self._store)
        self._exports: dict[str, Any] = {
            name: exports[short] for name, short in program.exports.items()
        }
        self._memory = self._exports["memory"]

    def stop(self) -> None:
        """Stop the layout of another thread."""
        self._engine.increment_epoch()

    def close(self) -> None:
        """Free the memory."""
        self._store.close()

    def svg(self, dot: str) -> str:
        """Lay out and draw a graph; a RenderError contains Graphviz's message."""
        try:
            return self._svg(dot)
        except Trap as trap:
            code = trap.trap_code.name if trap.trap_code else "TRAP"
            reason = self._words() or code.replace("_", " ").lower()
            message = f"Graphviz failed ({reason}): fold modules to draw fewer nodes"
            raise RenderError(message) from trap

    def _svg(self, dot: str) -> str:
        self._call("initialize")
        graph = self._call("viz_read_one_graph", self._put(dot))
        if not graph:
            raise self._error("Graphviz cannot read this DOT")
        context = self._call("viz_create_context")
        if self._call("viz_layout", context, graph, self._put("dot")):
            raise self._error("Graphviz cannot lay this graph out")
        text = self._call("viz_render", context, graph, self._put("svg"))
        if not text:
            raise self._error("Graphviz cannot draw this graph")
        return self._read(self._store, text)

    def _call(self, name: str, *arguments: int) -> int:
        result: int = self._exports[name](self._store, *arguments)
        return result

    def _put(self, text: str) -> int:
        data = text.encode("utf-8", "replace") + b"\0"
        pointer = self._call("malloc", len(data))
        if not pointer:
            raise RenderError(f"A DOT text of {len(data)} bytes is too large: fold modules")
        self._memory.write(self._store, data, pointer)
        return pointer

    def _read(self, store: Store | Caller, pointer: int) -> str:
        """Read a C string."""
        text, end = bytearray(), -1
        while end < 0:
            start = pointer + len(text)
            chunk = self._memory.read(store, start, start + _PAGE) or b"\0"
            end = chunk.find(0)
            text += chunk if end < 0 else chunk[:end]
        return text.decode("utf-8", "replace")

    def _words(self) -> str:
        return " ".join("".join(self._messages).split()).removeprefix("Error: ")

    def _error(self, message: str) -> RenderError:
        words = self._words()
        return RenderError(f"{message}: {words}" if words else message)

    def _host(self, name: str, signature: FuncType) -> Func:
        """Make a function that Graphviz imports.

        These functions never raise, because wasmtime would store the exception in a global
        variable. Functions such as ``exit`` may return: the compiler put a trap after each call.
        """
        served: dict[str, Callable[..., Any]] = {
            "viz_errorf": self._viz_errorf,
            "fd_write": self._fd_write,
            "emscripten_resize_heap": self._emscripten_resize_heap,
            "emscripten_date_now": lambda caller: 0.0,
        }
        refusal = _REFUSED if signature.results else None
        function = served.get(name, lambda *arguments: refusal)
        return Func(self._store, signature, function, access_caller=True)

    def _viz_errorf(self, caller: Caller, text: int) -> int:
        self._messages.append(self._read(caller, text))
        return 0

    def _fd_write(self, caller: Caller, fd: int, buffers: int, count: int, written: int) -> int:
        """Collect the output of the C library, which is always an error."""
        total = 0
        for entry in range(buffers, buffers + 8 * count, 8):
            start, size = struct.unpack("<II", self._memory.read(caller, entry, entry + 8))
            text = self._memory.read(caller, start, start + size)
            self._messages.append(text.decode("utf-8", "replace"))
            total += size
        self._memory.write(caller, struct.pack("<I", total), written)
        return 0

    def _emscripten_resize_heap(self, caller: Caller, size: int) -> int:
        missing = size - self._memory.data_len(caller)
        try:
            self._memory.grow(caller, -(-missing // _PAGE))
        except WasmtimeError:
            return 0
        return 1
