"""The edges of a figure: what goes from box to box, added up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tb_actmem.analysis.boxes import Box, BoxKind, Placed
from tb_actmem.analysis.folding import Contents
from tb_actmem.analysis.states import State, edge_state, storage_states
from tb_actmem.model import Category, Edge, NodeKind, Recording


class BoxEdge(NamedTuple):
    """The tensors of one state that go from one box to another."""

    producer: int
    """A position among the boxes."""
    consumer: int
    state: State
    nbytes: int
    """Bytes of the storages that go this way, each once, as far as they are known."""
    tensors: tuple[int, ...]
    """One tensor for each of these storages."""
    unknown: int
    """Tensors beside them of which no storage is known."""
    edge: int | None
    """The first recorded edge among them; None: it comes from an input or leads to an output."""


def connect(
    recording: Recording, found: Contents, placed: Placed, *, parameters: bool
) -> tuple[list[Box], list[BoxEdge]]:
    """Add the boxes of inputs, outputs and, when asked, parameters, and the edges between all."""
    figure = _Figure(recording, found, placed)
    travels = [*figure.recorded(parameters), *figure.checkpoints(), *figure.outputs()]
    travels += figure.inputs(travels)
    return figure.boxes, _add_up(recording, travels)


class _Travel(NamedTuple):
    """One tensor that goes from one box to another."""

    producer: int
    consumer: int
    state: State
    tensor: int | None
    edge: int | None


class _Figure:
    """A figure without its edges, which come with the boxes that stand at their outer ends."""

    def __init__(self, recording: Recording, found: Contents, placed: Placed) -> None:
        self.boxes = [*placed.boxes]
        self._recording, self._found, self._box_of = recording, found, placed.box_of
        self._states = storage_states(recording)
        self._ends: dict[tuple[BoxKind, object], int] = {}

    def recorded(self, parameters: bool) -> Iterator[_Travel]:
        """The edges of the graph that do not stay inside of one box."""
        box_of, source = self._box_of, self._found.source
        for position, edge in enumerate(self._recording.edges):
            origin = source[edge.producer]
            producer, consumer = box_of[origin], box_of[edge.consumer]
            if producer == consumer or (consumer < 0 and source[edge.consumer] != edge.consumer):
                continue
            tensor = self._tensor(edge)
            if origin in self._found.parameters:
                if not parameters or self.boxes[consumer].kind is not BoxKind.NODE:
                    continue
                producer = self._parameter(origin, consumer)
            elif producer < 0:
                producer = self._leaf(origin, tensor)
            elif consumer < 0:
                consumer = self._end(BoxKind.OUTPUT, producer, None)
            state = edge_state(self._recording, edge._replace(tensor=tensor), self._states)
            yield _Travel(producer, consumer, state, tensor, position)

    def outputs(self) -> Iterator[_Travel]:
        """The tensors in which the graph ends, and those of its middle that somebody else holds.

        What only its savers keep alive is no output, though a backward could begin there.
        """
        recording, source = self._recording, self._found.source
        used = {
            source[edge.producer]
            for edge in recording.edges
            if source[edge.consumer] == edge.consumer
        }
        for output in recording.outputs:
            node = source[output.node]
            storage = _storage(recording, output.tensor)
            state = State.NOT_CACHED if storage is None else self._states[storage]
            producer = self._box_of[node]
            if producer >= 0 and (node not in used or state is State.HELD):
                consumer = self._end(BoxKind.OUTPUT, producer, None)
                yield _Travel(producer, consumer, state, output.tensor, None)

    def checkpoints(self) -> Iterator[_Travel]:
        """The tensors that a checkpoint keeps, to which torch gives no edge."""
        recording, source = self._recording, self._found.source
        kept = {
            (save.node, storage): save.tensor
            for save in recording.saves
            if recording.nodes[save.node].kind is NodeKind.CHECKPOINT
            and (storage := _storage(recording, save.tensor)) is not None
        }
        storages = {storage for _, storage in kept}
        makers: dict[int, int] = {}
        for edge in recording.edges if kept else ():
            storage = _storage(recording, edge.tensor)
            if storage in storages and storage is not None:
                makers.setdefault(storage, source[edge.producer])
        for (node, storage), tensor in kept.items():
            maker, consumer = makers.get(storage), self._box_of[node]
            if maker is None or maker in self._found.parameters or consumer < 0:
                continue
            producer = self._box_of[maker]
            producer = self._leaf(maker, tensor) if producer < 0 else producer
            if producer != consumer:
                yield _Travel(producer, consumer, self._states[storage], tensor, None)

    def inputs(self, travels: Iterable[_Travel]) -> Iterator[_Travel]:
        """The inputs that autograd does not lead anywhere: those that require no gradient.

        A node uses such a tensor if it keeps it, or if its op was given it.
        """
        given = {
            storage
            for storage, row in enumerate(self._recording.storages)
            if row.category is Category.INPUT and row.nbytes
        }
        arrived = {
            (travel.consumer, _storage(self._recording, travel.tensor)) for travel in travels
        }
        for node, storage, tensor in self._uses(given):
            consumer = self._box_of[node]
            if consumer >= 0 and (consumer, storage) not in arrived:
                arrived.add((consumer, storage))
                producer = self._end(BoxKind.LEAF, storage, tensor)
                yield _Travel(producer, consumer, self._states[storage], tensor, None)

    def _uses(self, given: set[int]) -> Iterator[tuple[int, int, int]]:
        """The nodes that use one of these storages: node, storage and tensor."""
        window: dict[int, int] = {}
        storage_of: dict[int, int] = {}
        for position, tensor in enumerate(self._recording.tensors if given else ()):
            if tensor.storage in given:
                window.setdefault(tensor.storage, position)
                storage_of[position] = tensor.storage
        for save in self._recording.saves:
            if save.tensor is not None and save.tensor in storage_of:
                yield save.node, storage_of[save.tensor], save.tensor
        for op in self._recording.ops:
            if op.node is not None:
                for storage in op.inputs:
                    if storage in window:
                        yield op.node, storage, window[storage]

    def _tensor(self, edge: Edge) -> int | None:
        """What travels; for a hidden view of unknown memory the tensor that it is a view of."""
        if _storage(self._recording, edge.tensor) is not None:
            return edge.tensor
        base = self._found.handed[edge.producer]
        return edge.tensor if base is None else base

    def _leaf(self, node: int, tensor: int | None) -> int:
        variable = self._recording.nodes[node].variable
        tensor = tensor if variable is None else variable
        storage = _storage(self._recording, tensor)
        return self._end(BoxKind.LEAF, ("node", node) if storage is None else storage, tensor)

    def _parameter(self, node: int, consumer: int) -> int:
        variable = self._recording.nodes[node].variable
        storage = _storage(self._recording, variable)
        return self._end(BoxKind.PARAMETER, storage, variable, self.boxes[consumer].cluster)

    def _end(
        self, kind: BoxKind, key: object, tensor: int | None, cluster: int | None = None
    ) -> int:
        position = self._ends.setdefault((kind, key), len(self.boxes))
        if position == len(self.boxes):
            self.boxes.append(Box(kind, () if tensor is None else (tensor,), cluster))
        return position


def _storage(recording: Recording, tensor: int | None) -> int | None:
    return None if tensor is None else recording.tensors[tensor].storage


def _add_up(recording: Recording, travels: Iterable[_Travel]) -> list[BoxEdge]:
    """Merge what goes the same way in the same state."""
    merged: dict[tuple[int, int, State], list[_Travel]] = {}
    for travel in travels:
        merged.setdefault(travel[:3], []).append(travel)
    return [_edge(recording, together) for together in merged.values()]


def _edge(recording: Recording, together: list[_Travel]) -> BoxEdge:
    first = together[0]
    tensors: dict[int, int] = {}
    unknown = 0
    for travel in together:
        storage = _storage(recording, travel.tensor)
        if storage is None or travel.tensor is None:
            unknown += 1
        else:
            tensors.setdefault(storage, travel.tensor)
    nbytes = sum(recording.storages[storage].nbytes for storage in tensors)
    return BoxEdge(*first[:3], nbytes, tuple(tensors.values()), unknown, first.edge)
