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
from collections.abc import Iterator
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


class Origin(NamedTuple):
    """Where a tensor that a compiled region keeps comes from."""

    name: str | None
    """The node of the compiler's graph that made it; None: the region was given it."""
    frame: Frame | None
    """The line of the program that this node stands for."""


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
            yield _origin(node.name, _frame(node.meta.get("stack_trace") or ""))
        return
    for line in backward_code(region).splitlines():
        if line.startswith("def forward("):
            (function,) = ast.parse(f"{line.partition(';')[0]}\n    pass").body
            assert isinstance(function, ast.FunctionDef)
            for argument in function.args.args[1:]:
                yield _origin(argument.arg, None)
            return


def _origin(name: str, frame: Frame | None) -> Origin:
    return Origin(name=None if name.startswith("primals") else name, frame=frame)


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
