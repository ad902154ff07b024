"""Saved tensors of compiled regions: names, source lines, and unobserved allocations."""

from __future__ import annotations

import ast
import re
import weakref
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import FunctionType, MethodType
from typing import Any, NamedTuple

from torch.fx import GraphModule

from tb_actmem.model import Category, Frame, Note
from tb_actmem.recorder.evidence.classify import Verdict
from tb_actmem.recorder.evidence.find_tensors import closure
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph.saves import SaveFact
from tb_actmem.recorder.torch_private import (
    backward_code,
    backward_graph,
    compiled_forward,
    compiled_region,
)
from tb_actmem.recorder.watch import LIBRARY, RawFacts
from tb_actmem.recorder.watch.patches import ALLOCATION, is_watched_code


@dataclass(slots=True)
class CompiledFacts:
    """Facts about compiled regions, found while graphs were read."""

    lines: dict[int, Frame] = field(default_factory=dict)
    """Storage that a region keeps → the source line that made it."""
    origins: dict[tuple[int, str], Origin] = field(default_factory=dict)
    """(node, slot) of a tensor that a region made → its origin in the compiler's graph."""
    without_line: int = 0
    """Number of saved tensors that a region made on an unknown line."""
    regions: int = 0
    """Number of nodes of regions."""
    unwatched: int = 0
    """Number of nodes of regions whose allocations were not observed."""

    def named(
        self, node: Any, number: int, kept: list[SaveFact], storages: Storages
    ) -> list[SaveFact]:
        """Name a compiled region's saved tensors as the compiler does; skip other nodes."""
        region = compiled_region(node)
        if region is None:
            return kept
        known = {f"[{position}]": origin for position, origin in enumerate(origins(node, region))}
        watched = is_watched(region)
        self.regions += 1
        self.unwatched += not watched
        facts: list[SaveFact] = []
        for slot, kind, tensor, formula in kept:
            origin = known.get(slot)
            if origin is None or origin.name is not None:
                storage = None if tensor is None else storages.tensors.storages[tensor]
                self._note(storage, origin and origin.frame, watched, storages)
            name = slot
            if origin is not None and origin.name:
                name = f"{slot} {origin.text}"
                self.origins[number, name] = origin
            facts.append((name, kind, tensor, formula))
        return facts

    def _note(
        self, storage: int | None, frame: Frame | None, watched: bool, storages: Storages
    ) -> None:
        self.without_line += frame is None
        if storage is None:
            return
        if frame is not None:
            self.lines.setdefault(storage, frame)
        if not watched:
            storages.evidence.unseen.add(storage)


def lines_of_ops(facts: CompiledFacts, raw: RawFacts) -> dict[int, Frame]:
    """Find the lines of the allocations that the compiler's graph knows."""
    births = ((raw.storages.birth[storage], frame) for storage, frame in facts.lines.items())
    return {
        birth: frame
        for birth, frame in births
        if birth is not None and raw.ops[birth].func == ALLOCATION
    }


def notes(
    facts: CompiledFacts, storages: Storages, verdicts: Sequence[Verdict], *, has_ops: bool
) -> Iterator[Note]:
    """Report facts about compiled regions that could not be observed."""
    if facts.without_line:
        yield Note.of("compiled-lines", count=facts.without_line)
    if facts.unwatched and has_ops:
        unseen = storages.evidence.unseen
        nbytes = sum(
            storages.nbytes[storage]
            for storage in unseen
            if verdicts[storage].category is Category.UNKNOWN
        )
        yield Note.of("compiled-memory", count=facts.unwatched, nbytes=nbytes)


class Traced(NamedTuple):
    """A module whose call the compiler traced into a region."""

    identity: int
    call: int
    """0 for the first call in the region."""
    type_name: str


class Origin(NamedTuple):
    """The origin of a tensor that a compiled region keeps."""

    name: str | None
    """The node of the compiler's graph that made it; None: an input of the region."""
    op: str | None
    """The op of the program that the compiler replaced by this node."""
    frame: Frame | None
    """The source line of that op."""
    modules: tuple[Traced, ...]
    """The module calls around that line, the outermost first."""

    @property
    def text(self) -> str:
        """The node's name, and the op's if it differs: ``rsqrt of layer_norm``."""
        name = self.name or ""
        is_named = self.op is None or _NUMBER.sub("", name) == self.op
        return name if is_named else f"{name} of {self.op}"


_NUMBER = re.compile(r"_\d+$")
"""The compiler's suffix for several nodes of one op."""


_remembered: weakref.WeakKeyDictionary[type, tuple[Origin, ...]] = weakref.WeakKeyDictionary()
"""The origins of each region at its first reading, because the compiler forgets the lines."""


def origins(node: Any, region: type) -> tuple[Origin, ...]:
    """Return the origin of each tensor that a region's node keeps, in order.

    The origins of gradients follow. The result is empty if the graph cannot be found.
    """
    arguments = _remembered.get(region)
    if arguments is None:
        arguments = _remembered[region] = tuple(_arguments(region))
    return arguments[len(getattr(node, "symints", ())) :]


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
    """Return the innermost line outside of torch in a stack that the compiler stored."""
    for file, line, function in reversed(_LINE.findall(trace)):
        if not file.startswith(LIBRARY):
            return Frame(file=file, line=int(line), function=function)
    return None


_LINE = re.compile(r'^ *File "([^"\n]+)", line (\d+), in (.+)$', re.MULTILINE)


def is_watched(region: type) -> bool:
    """Whether all allocations of a region are observed: it runs torch's ops, or generated code.

    Regions that replay a CUDA graph, or are fully compiled, are not observed.
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
"""Maximum number of objects that are searched for a region's code."""


def _growing(todo: list[Any]) -> Iterator[Any]:
    """Yield the items of a growing list, without None, up to a limit."""
    position = 0
    while position < min(len(todo), _FAR):
        if todo[position] is not None:
            yield todo[position]
        position += 1
