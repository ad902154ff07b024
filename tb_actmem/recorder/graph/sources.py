"""The two ways to read a graph: with the compiled observer, or through Python's objects."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from torch import Tensor
from torch.autograd.graph import GradientEdge

from tb_actmem.model import NodeKind
from tb_actmem.recorder.engine import loaded
from tb_actmem.recorder.evidence import node_of
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph import LARGEST, NONE
from tb_actmem.recorder.graph.compiled_walk import CompiledGraph
from tb_actmem.recorder.graph.saves import (
    NodeType,
    SaveFact,
    checkpoint_frame,
    has_recomputed,
    is_consumed,
    keeps,
    node_type,
    saves,
    short_name,
)
from tb_actmem.recorder.graph.walk import Inputs, is_older, walk
from tb_actmem.recorder.torch_private import cdata, is_input_saver, sequence_nr

Root = Tensor | GradientEdge
"""The root of a backward: pipelines keep the edge and release the tensor."""


class Maker(NamedTuple):
    """The node that made a tensor."""

    number: int
    """Its sequence number."""
    name: str


def makers(tensors: Iterable[Tensor]) -> list[Maker | None]:
    """Return the node that made each tensor; None: there is none, or torch refuses.

    The compiled observer creates no Python objects of C++ nodes, with which a long graph
    overflows C's stack when torch frees it.
    """
    tensors = list(tensors)
    library = loaded() if tensors else None  # to find the library takes longer than the rest
    if library is not None:
        found: list[tuple[int, Any] | None] = library["makers"](list(map(cdata, tensors)))
        return [None if one is None else Maker(one[0], _name(one[1])) for one in found]
    nodes = map(node_of, tensors)
    return [
        None if node is None else Maker(sequence_nr(node), node_type(node).name) for node in nodes
    ]


def _name(node: Any) -> str:
    return short_name(node) if isinstance(node, str) else node_type(node).name


class Source(Protocol):
    """The nodes that some roots reach; a node is a position in each list."""

    @property
    def types(self) -> Sequence[NodeType]:
        """Their types."""

    @property
    def numbers(self) -> Sequence[int]:
        """Their sequence numbers; `NONE`: a leaf's node has none, and an error's."""

    @property
    def inputs(self) -> Sequence[Inputs]:
        """The values that they consume."""

    @property
    def roots(self) -> Sequence[int | None]:
        """The node of each root; None: it was not read. Roots at the end may be missing."""

    @property
    def beyond(self) -> list[Any]:
        """Nodes that they lead to, but that were left out."""

    def variable(self, node: int) -> Tensor:
        """Return the leaf at which the graph ends in a node."""

    def add_variable(self, node: int, storages: Storages) -> list[int]:
        """Add the leaf's tensors: one for each dense part."""

    def object(self, node: int) -> Any | None:
        """Return the Python object of a custom Function's node."""

    def has_no_slots(self, node: int) -> bool:
        """Whether a node can save nothing."""

    def keeps(self, node: int) -> bool:
        """Whether a node still keeps something."""

    def is_consumed(self, node: int) -> bool:
        """Whether a backward has freed the saved tensors of a node that keeps nothing."""

    def saves(self, node: int, storages: Storages) -> tuple[list[SaveFact], Any | None]:
        """Add a node's saved tensors: (its saves, the checkpoint that recomputes some)."""

    def claim_numbers(self, storages: Storages) -> None:
        """Note the holder of the memory of Python numbers."""


def source_of(roots: Iterable[Root], since: int, elsewhere: Sequence[range], most: float) -> Source:
    """Find the nodes behind some roots; the roots begin with the newest."""
    roots = list(roots)
    tensors = [root for root in roots if isinstance(root, Tensor)]
    library = loaded()
    if library is not None and len(tensors) == len(roots):
        return CompiledGraph(library, tensors, since, elsewhere, most)
    return PythonGraph(roots, since, elsewhere, most)


class PythonGraph:
    """A graph that is read through Python's objects of its nodes."""

    def __init__(
        self, roots: Collection[Root], since: int, elsewhere: Sequence[range], most: float
    ) -> None:
        starts = [_start(root, since, elsewhere) for root in roots]

        def begin() -> Iterator[Any]:
            return (node for node in starts if node is not None)

        self._nodes, self.inputs, self.beyond = walk(begin, since, elsewhere=elsewhere, most=most)
        self.types = [node_type(node) for node in self._nodes]
        numbers = map(sequence_nr, self._nodes)
        self.numbers = [number if number <= LARGEST else NONE for number in numbers]
        positions = {node: position for position, node in enumerate(self._nodes)}
        self.roots = [None if node is None else positions.get(node) for node in starts]

    def variable(self, node: int) -> Tensor:
        """Return the leaf at which the graph ends in a node."""
        found: Tensor = self._nodes[node].variable
        return found

    def add_variable(self, node: int, storages: Storages) -> list[int]:
        """Add the leaf's tensors: one for each dense part."""
        return [number for _, number in storages.add_views(self._nodes[node].variable)]

    def object(self, node: int) -> Any | None:
        """Return the Python object of a custom Function's node."""
        is_custom = self.types[node].kind is NodeKind.CUSTOM_FUNCTION
        return self._nodes[node] if is_custom else None

    def has_no_slots(self, node: int) -> bool:
        """Whether a node can save nothing."""
        return not self.types[node].slots

    def keeps(self, node: int) -> bool:
        """Whether a node still keeps something."""
        return keeps(self._nodes[node], self.types[node])

    def is_consumed(self, node: int) -> bool:
        """Whether a backward has freed the saved tensors of a node that keeps nothing."""
        return is_consumed(self._nodes[node], self.types[node])

    def saves(self, node: int, storages: Storages) -> tuple[list[SaveFact], Any | None]:
        """Add a node's saved tensors: (its saves, the checkpoint that recomputes some)."""
        own, kind = self._nodes[node], self.types[node]
        kept = [*saves(own, kind, storages)]  # fails for None, which would look like no saves
        return kept, checkpoint_frame(own, kind) if has_recomputed(kept) else None

    def claim_numbers(self, storages: Storages) -> None:
        """Note the holder of the memory of Python numbers, which `saves` has done."""


def _start(root: Root, since: int, elsewhere: Sequence[range]) -> Any | None:
    node = node_of(root) if isinstance(root, Tensor) else root.node
    if node is None or is_older(node, since, elsewhere) or is_input_saver(node):
        return None
    return node
