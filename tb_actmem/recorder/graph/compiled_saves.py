"""What the nodes of compiled regions keep: names, lines, and what nobody saw being made."""

from __future__ import annotations

import ast
import re
import weakref
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import FunctionType, MethodType
from typing import Any, NamedTuple

from torch.fx import GraphModule

from tb_actmem.model import Category, Frame
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
from tb_actmem.recorder.watch.compiled_regions import ALLOCATION, is_watched_code
from tb_actmem.recorder.watch.observer import LIBRARY
from tb_actmem.recorder.watch.source import RawFacts


@dataclass(slots=True)
class CompiledFacts:
    """What reads of graphs have found of compiled regions."""

    lines: dict[int, Frame] = field(default_factory=dict)
    """Storage that a region keeps → the line of the program that made it."""
    origins: dict[tuple[int, str], Origin] = field(default_factory=dict)
    """(node, slot) of what a region made → what the compiler's graph says of it."""
    without_line: int = 0
    """How many saves are of tensors that a region made, by a line that is not known."""
    unwatched: int = 0
    """How many nodes are of regions that allocate where nobody sees it."""

    def named(
        self, node: Any, number: int, kept: list[SaveFact], storages: Storages
    ) -> list[SaveFact]:
        """Name what a compiled region keeps as the compiler's graph does; other nodes stay."""
        region = compiled_region(node)
        if region is None:
            return kept
        known = {f"[{position}]": origin for position, origin in enumerate(origins(node, region))}
        watched = is_watched(region)
        self.unwatched += not watched
        found: list[SaveFact] = []
        for slot, kind, tensor, formula in kept:
            origin = known.get(slot)
            if origin is None or origin.name is not None:
                storage = None if tensor is None else storages.tensors[tensor].storage
                self._note(storage, origin and origin.frame, watched, storages)
            name = slot
            if origin is not None and origin.name:
                name = f"{slot} {origin.text}"
                self.origins[number, name] = origin
            found.append((name, kind, tensor, formula))
        return found

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
    """Find the lines of those allocations of which the compiler's graph tells one."""
    births = ((raw.storages.birth[storage], frame) for storage, frame in facts.lines.items())
    return {
        birth: frame
        for birth, frame in births
        if birth is not None and raw.ops[birth].func == ALLOCATION
    }


def notes(
    facts: CompiledFacts, storages: Storages, verdicts: Sequence[Verdict], *, has_ops: bool
) -> Iterator[str]:
    """Say what could not be seen of compiled regions."""
    if facts.without_line:
        yield (
            f"Which lines made {facts.without_line:,} of the tensors that compiled regions keep, "
            "and in which modules, is not known: the compiler forgets it when it has compiled a "
            "region's backward, and its cache never knew."
        )
    if facts.unwatched and has_ops:
        unseen = storages.evidence.unseen
        nbytes = sum(
            storages.nbytes[storage]
            for storage in unseen
            if verdicts[storage].category is Category.UNKNOWN
        )
        yield (
            f"{facts.unwatched:,} compiled regions allocate where nobody sees it: what they freed "
            f"is not counted, and whether they made {nbytes:,} of the bytes that they keep or were "
            "given them is not known."
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
