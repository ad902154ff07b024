"""What the compiler's own graph says of the tensors that a compiled region keeps.

The compiler hands them to the graph of the region's backward, whose arguments are named after the
nodes of the forward's graph that made them. It keeps that graph as long as the region, but forgets
the source lines in it when the backward has been compiled, and a region that came out of its cache
never had them. Nothing is unpacked, run or changed by reading it.
"""

from __future__ import annotations

import ast
import re
import weakref
from collections.abc import Iterator, Mapping
from types import FunctionType, MethodType
from typing import Any, NamedTuple

from torch.fx import GraphModule

from tb_actmem.model import Frame
from tb_actmem.recorder.closures import closure
from tb_actmem.recorder.compiled import is_watched_code
from tb_actmem.recorder.observer import LIBRARY
from tb_actmem.recorder.torch_private import (
    backward_code,
    backward_graph,
    compiled_forward,
)


class Traced(NamedTuple):
    """A module whose call the compiler traced into a region."""

    identity: int
    call: int
    """0 for its first call in the region."""
    type_name: str


class Origin(NamedTuple):
    """Where a tensor that a compiled region keeps comes from."""

    name: str | None
    """The node of the compiler's graph that made it; None: the region was given it."""
    op: str | None
    """The op of the program that this node stands for, or is a part of."""
    frame: Frame | None
    """The line of the program that it stands for."""
    modules: tuple[Traced, ...]
    """The module calls around that line, the outermost first."""

    @property
    def text(self) -> str:
        """The node's name, and the op's where that does not say it: ``rsqrt of layer_norm``."""
        name = self.name or ""
        is_named = self.op is None or _NUMBER.sub("", name) == self.op
        return name if is_named else f"{name} of {self.op}"


_NUMBER = re.compile(r"_\d+$")
"""By which the compiler tells nodes of one op apart."""


_remembered: weakref.WeakKeyDictionary[type, tuple[Origin, ...]] = weakref.WeakKeyDictionary()
"""What each region's graph said when it was first read, because the compiler forgets the lines."""


def origins(node: Any, region: type) -> tuple[Origin, ...]:
    """Say of each tensor that a region's node keeps, in order, where it comes from.

    More follow, which are those of the gradients; none do where the graph cannot be found.
    """
    found = _remembered.get(region)
    if found is None:
        found = _remembered[region] = tuple(_arguments(region))
    return found[len(getattr(node, "symints", ())) :]


def _arguments(region: type) -> Iterator[Origin]:
    graph = backward_graph(region)
    if graph is not None:
        for node in graph.graph.find_nodes(op="placeholder"):
            yield _origin(node.name, node.meta)
        return
    for line in backward_code(region).splitlines():
        if line.startswith("def forward("):
            (function,) = ast.parse(f"{line.partition(';')[0]}\n    pass").body
            assert isinstance(function, ast.FunctionDef)
            for argument in function.args.args[1:]:
                yield _origin(argument.arg, {})
            return


def _origin(name: str, meta: Mapping[str, Any]) -> Origin:
    op = meta.get("original_aten")
    return Origin(
        name=None if name.startswith("primals") else name,
        op=None if op is None else str(op).split(".")[1],
        frame=_frame(meta.get("stack_trace") or ""),
        modules=tuple(_traced(*entry) for entry in (meta.get("nn_module_stack") or {}).items()),
    )


def _traced(key: str, entry: tuple[str, Any]) -> Traced:
    """Read an entry of the compiler's stack: its key is an identity, and ``@1`` a second call."""
    identity, _, call = key.partition("@")
    return Traced(
        identity=int(identity) if identity.isdigit() else 0,
        call=int(call) if call.isdigit() else 0,
        type_name=getattr(entry[1], "__name__", str(entry[1]).rpartition(".")[2]),
    )


def _frame(trace: str) -> Frame | None:
    """Return the innermost line outside of torch in a stack that the compiler wrote down."""
    for file, line, function in reversed(_LINE.findall(trace)):
        if not file.startswith(LIBRARY):
            return Frame(file=file, line=int(line), function=function)
    return None


_LINE = re.compile(r'^ *File "([^"\n]+)", line (\d+), in (.+)$', re.MULTILINE)


def is_watched(region: type) -> bool:
    """Tell whether all that a region allocates is seen: it runs torch's ops, or generated code.

    Not seen are regions that replay a CUDA graph, or are compiled code from end to end.
    """
    todo: list[Any] = [compiled_forward(region)]
    for value in _growing(todo):
        if isinstance(value, GraphModule):
            return True
        if isinstance(value, FunctionType):
            if "cudagraph" in f"{value.__module__}.{value.__qualname__}":
                return False
            if is_watched_code(value):
                return True
            todo += closure(value).values()
        elif isinstance(value, MethodType):
            todo += [value.__func__, value.__self__]
        else:
            todo.append(getattr(value, "current_callable", None))
        todo.append(getattr(value, "__wrapped__", None))
    return False


_FAR = 200
"""Objects beyond which the code of a region is looked for no more."""


def _growing(todo: list[Any]) -> Iterator[Any]:
    """Walk a list to which the walker adds; leave out what is None, and what is too far."""
    position = 0
    while position < min(len(todo), _FAR):
        if todo[position] is not None:
            yield todo[position]
        position += 1
