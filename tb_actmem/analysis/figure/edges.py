"""The edges of a figure: tensors between boxes, added up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tb_actmem.analysis.figure import Box, BoxKind, Placed
from tb_actmem.analysis.figure.contents import Contents, TensorPaths
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.storages import State, edge_state, storage_states, tensor_storages
from tb_actmem.model import Edge


class BoxEdge(NamedTuple):
    """The tensors of one state between two boxes."""

    producer: int
    """A position among the boxes."""
    consumer: int
    state: State
    nbytes: int
    """Bytes of the known storages of this edge, each counted once."""
    tensors: tuple[int, ...]
    """One tensor for each of these storages."""
    unknown: int
    """The number of other tensors, whose storage is unknown."""
    edge: int | None
    """The first recorded edge; None: the edge comes from an input or leads to an output."""


def connect(
    index: Index, contents: Contents, paths: TensorPaths, placed: Placed, *, parameters: bool
) -> tuple[list[Box], list[BoxEdge]]:
    """Add the boxes of inputs, outputs and optionally parameters, and all edges."""
    figure = _Figure(index, contents, paths, placed)
    travels = [*figure.recorded(parameters), *figure.checkpoints(), *figure.outputs()]
    travels += figure.inputs(travels)
    return figure.boxes, _add_up(index, travels)


def merged(index: Index, edges: Iterable[BoxEdge]) -> list[BoxEdge]:
    """Merge edges between the same boxes in the same state; each storage counts once."""
    return _add_up(
        index,
        (
            _Travel(edge.producer, edge.consumer, edge.state, tensor, edge.edge)
            for edge in edges
            for tensor in (*edge.tensors, *[None] * edge.unknown)
        ),
    )


class _Travel(NamedTuple):
    """One tensor that goes from one box to another."""

    producer: int
    consumer: int
    state: State
    tensor: int | None
    edge: int | None


class _Figure:
    """A figure that collects edges, and the boxes of inputs and outputs at their ends."""

    def __init__(
        self, index: Index, contents: Contents, paths: TensorPaths, placed: Placed
    ) -> None:
        self.boxes = [*placed.boxes]
        self._index, self._recording, self._box_of = index, index.recording, placed.box_of
        self._contents, self._paths = contents, paths
        self._states, self._storages = storage_states(index), tensor_storages(index)
        self._ends: dict[tuple[BoxKind, object], int] = {}

    def recorded(self, parameters: bool) -> Iterator[_Travel]:
        """Yield the edges of the graph between different boxes."""
        box_of, ends_in_parameter = self._box_of, self._contents.parameters
        for position, origin, end in zip(
            self._paths.edges, self._paths.origins, self._paths.consumers, strict=True
        ):
            producer, consumer = box_of[origin], box_of[end]
            if producer == consumer:
                continue
            if origin in ends_in_parameter:
                if not parameters or self.boxes[consumer].kind is not BoxKind.NODE:
                    continue
                tensor, state = self._load(position)
                producer = self._parameter(origin, consumer)
            else:
                tensor, state = self._load(position)
                if producer < 0:
                    producer = self._leaf(origin, tensor)
                elif consumer < 0:
                    consumer = self._end(BoxKind.OUTPUT, producer, None)
            yield _Travel(producer, consumer, state, tensor, position)

    def outputs(self) -> Iterator[_Travel]:
        """Yield the tensors in which the graph ends, and inner ones that the program still holds.

        A tensor that only savers keep alive is not an output, though a backward could begin there.
        """
        source = self._contents.source
        for output in self._recording.outputs:
            node = source[output.node]
            storage = self._storage(output.tensor)
            state = State.NOT_CACHED if storage is None else self._states[storage]
            producer = self._box_of[node]
            if producer >= 0 and (node not in self._paths.used or state is State.HELD):
                consumer = self._end(BoxKind.OUTPUT, producer, None)
                yield _Travel(producer, consumer, state, output.tensor, None)

    def checkpoints(self) -> Iterator[_Travel]:
        """Yield the tensors that a checkpoint saves, for which torch has no edge."""
        for path in self._paths.checkpoints:
            consumer = self._box_of[path.keeper]
            if path.maker in self._contents.parameters or consumer < 0:
                continue
            producer = self._box_of[path.maker]
            producer = self._leaf(path.maker, path.tensor) if producer < 0 else producer
            if producer != consumer:
                yield _Travel(producer, consumer, self._states[path.storage], path.tensor, None)

    def inputs(self, travels: Iterable[_Travel]) -> Iterator[_Travel]:
        """Yield the edges of inputs that require no gradient, for which autograd has no edge.

        A node uses such a tensor if it saves it, or if its op read it.
        """
        arrived = {(travel.consumer, self._storage(travel.tensor)) for travel in travels}
        for (node, storage), tensor in self._paths.given.items():
            consumer = self._box_of[node]
            if consumer >= 0 and (consumer, storage) not in arrived:
                producer = self._end(BoxKind.LEAF, storage, tensor)
                yield _Travel(producer, consumer, self._states[storage], tensor, None)

    def _load(self, position: int) -> tuple[int | None, State]:
        """Return the tensor of a recorded edge, and its state."""
        edge = self._recording.edges[position]
        tensor = self._tensor(edge)
        if tensor != edge.tensor:
            edge = edge._replace(tensor=tensor)
        return tensor, edge_state(self._index, edge)

    def _tensor(self, edge: Edge) -> int | None:
        """Return the edge's tensor; for a hidden view of unknown memory, the tensor it views."""
        if self._storage(edge.tensor) is not None:
            return edge.tensor
        base = self._contents.handed[edge.producer]
        return edge.tensor if base is None else base

    def _storage(self, tensor: int | None) -> int | None:
        return None if tensor is None else self._storages[tensor]

    def _leaf(self, node: int, tensor: int | None) -> int:
        variable = self._recording.nodes[node].variable
        tensor = tensor if variable is None else variable
        storage = self._storage(tensor)
        return self._end(BoxKind.LEAF, ("node", node) if storage is None else storage, tensor)

    def _parameter(self, node: int, consumer: int) -> int:
        variable = self._recording.nodes[node].variable
        storage = self._storage(variable)
        return self._end(BoxKind.PARAMETER, storage, variable, self.boxes[consumer].cluster)

    def _end(
        self, kind: BoxKind, key: object, tensor: int | None, cluster: int | None = None
    ) -> int:
        position = self._ends.setdefault((kind, key), len(self.boxes))
        if position == len(self.boxes):
            rows = () if tensor is None else (tensor,)
            self.boxes.append(Box(kind=kind, rows=rows, cluster=cluster))
        return position


def _add_up(index: Index, travels: Iterable[_Travel]) -> list[BoxEdge]:
    """Merge tensors between the same boxes in the same state."""
    merged: dict[tuple[int, int, State], list[_Travel]] = {}
    for travel in travels:
        ends = (travel.producer, travel.consumer, travel.state)
        merged.setdefault(ends, []).append(travel)
    return [_edge(index, together) for together in merged.values()]


def _edge(index: Index, together: list[_Travel]) -> BoxEdge:
    first, storages = together[0], tensor_storages(index)
    tensors: dict[int, int] = {}
    unknown = 0
    for travel in together:
        storage = None if travel.tensor is None else storages[travel.tensor]
        if storage is None or travel.tensor is None:
            unknown += 1
        else:
            tensors.setdefault(storage, travel.tensor)
    nbytes = sum(index.recording.storages[storage].nbytes for storage in tensors)
    return BoxEdge(
        producer=first.producer,
        consumer=first.consumer,
        state=first.state,
        nbytes=nbytes,
        tensors=tuple(tensors.values()),
        unknown=unknown,
        edge=first.edge,
    )
