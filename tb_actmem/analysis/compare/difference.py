"""The graph of a comparison: the nodes of two recordings, and the saved tensors that differ."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple, TypeVar

from tb_actmem.analysis.compare import Change, ComparisonRow
from tb_actmem.analysis.compare.limits import ChangeGroup, moved_bytes
from tb_actmem.analysis.figure.contents import TensorPaths, find_contents, tensor_paths
from tb_actmem.analysis.figure.folding import Choice
from tb_actmem.analysis.figure.outline import MOST_BOXES, Outline, Scene, outline_in
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.modules import call_names, node_names, node_order, with_insides
from tb_actmem.model import (
    Category,
    Edge,
    ModuleCall,
    Node,
    Output,
    Recording,
    Save,
    SaveKind,
    Storage,
    Tensor,
)

T = TypeVar("T")


class Ends(NamedTuple):
    """The producers and consumers of edges, as columns."""

    producers: tuple[int, ...]
    consumers: tuple[int, ...]


class Difference(NamedTuple):
    """The nodes of two recordings, each once, and the changes of their saved tensors."""

    both: Index
    """A recording of all nodes. It has one save for each of ``rows``, on a storage with the changed
    bytes. Unchanged saved tensors are left out."""
    rows: tuple[ComparisonRow, ...]
    places: tuple[tuple[int, int], ...]
    """For every row, its group and its position in it."""
    alone: tuple[Change | None, ...]
    """For every node, RELEASED if only the first recording has it, ADDED if only the second has it;
    None: both have it."""
    alone_edges: tuple[Change | None, ...]
    """The same for every edge."""
    ends: dict[Change | None, Ends]
    """The nodes between which the scene has a path, by what `alone_edges` says of it."""
    scene: Scene


def difference_of(before: Index, after: Index, groups: Sequence[ChangeGroup]) -> Difference:
    """Combine two recordings into one graph, with their `change_groups`."""
    union = _Union(before, after)
    changes = [
        (union.node_of(row), row, (number, position))
        for number, group in enumerate(groups)
        for position, row in enumerate(group.rows)
    ]
    changes.sort(key=lambda each: each[0])
    rows = tuple(row for _, row, _ in changes)
    index = Index(union.recording([(node, row) for node, row, _ in changes]))
    traits: list[frozenset[object]] = [frozenset({alone}) for alone in union.alone]
    for node, row, _ in changes:
        traits[node] |= {(row.saver.slot, row.change)}
    contents = find_contents(index, views=False, traits=traits)
    paths, alone_edges = tensor_paths(index, contents), tuple(union.edges.values())
    return Difference(
        both=index,
        rows=rows,
        places=tuple(place for _, _, place in changes),
        alone=tuple(union.alone),
        alone_edges=alone_edges,
        ends=_ends(paths, alone_edges),
        scene=Scene(contents, paths),
    )


def _ends(paths: TensorPaths, alone: Sequence[Change | None]) -> dict[Change | None, Ends]:
    ends: dict[Change | None, list[tuple[int, int]]] = {}
    for edge, origin, consumer in zip(paths.edges, paths.origins, paths.consumers, strict=True):
        ends.setdefault(alone[edge], []).append((origin, consumer))
    return {change: Ends(*zip(*of_change, strict=True)) for change, of_change in ends.items()}


_BUDGET = 25
"""The default number of boxes beside a list of changes."""


def difference_outline(
    difference: Difference, open_calls: Collection[int] | None = None, limit: int | None = None
) -> Outline:
    """Fold every module call that is not open; None opens those with the largest changes."""
    is_free = open_calls is None
    choice = Choice(
        {*(open_calls or ())}, more=is_free, shut=_unchanged(difference) if is_free else ()
    )
    return outline_in(
        difference.both,
        difference.scene,
        choice,
        limit=limit or (_BUDGET if is_free else MOST_BOXES),
    )


def _unchanged(difference: Difference) -> set[int]:
    """Return the module calls in which both have the same nodes and saved tensors."""
    index, alone = difference.both, difference.alone
    changed = [0] * len(index.recording.modules)
    nodes = {save.node for save in index.recording.saves}
    for position, node in enumerate(index.recording.nodes):
        if node.module is not None and (position in nodes or alone[position]):
            changed[node.module] += 1
    return {call for call, count in enumerate(with_insides(index, changed)) if not count}


_Link = tuple[int, int, int, int]
"""An edge's producer, output number, consumer and input number."""


class _Side(NamedTuple):
    """One of the two recordings, and the positions of its rows in the combined recording."""

    recording: Recording
    nodes: dict[int, int]
    calls: dict[int, int]
    frames: int
    """The number of frames before its own."""


class _Union:
    """The nodes of two recordings, matched by name, without their saved tensors."""

    def __init__(self, before: Index, after: Index) -> None:
        names = node_names(before), node_names(after)
        order = node_order(*names)
        self._modules: dict[tuple[str, int], ModuleCall] = {}
        self._device = first_device(before)
        self._meta = after.recording.meta._replace(has_ops=False, optimizers=None)
        frames = (0, len(before.recording.frames))
        self._sides = [
            _Side(
                index.recording,
                {node: order[name] for node, name in enumerate(of_side)},
                self._add_calls(index),
                first,
            )
            for index, of_side, first in zip((before, after), names, frames, strict=True)
        ]
        old, new = ({*of_side} for of_side in names)
        self.alone = [_alone(name, old, new) for name in order]
        links = [{*self._links(side)} for side in self._sides]
        every = dict.fromkeys(link for side in self._sides for link in self._links(side))
        self.edges = {link: _alone(link, *links) for link in every}
        """Each edge once → the only recording that has it."""

    def _add_calls(self, index: Index) -> dict[int, int]:
        """Add the calls that contain nodes, by the names that both share."""
        recording, names = index.recording, call_names(index)
        own = [0] * len(recording.modules)
        for node in recording.nodes:
            if node.module is not None:
                own[node.module] += 1
        numbers = {name: number for number, name in enumerate(self._modules)}
        calls: dict[int, int] = {}
        for call, count in enumerate(with_insides(index, own)):
            if not count:
                continue
            row, name = recording.modules[call], names[call]
            calls[call] = numbers.setdefault(name, len(numbers))
            parent = None if row.parent is None else calls[row.parent]
            whole = row._replace(parent=parent, call=name[1], first_op=0, end_op=0)
            self._modules.setdefault(name, whole)
        return calls

    def node_of(self, row: ComparisonRow) -> int:
        """Return the combined node of a row's save."""
        saved = (row.before, row.after)
        return next(
            side.nodes[side.recording.saves[each.save].node]
            for side, each in zip(self._sides, saved, strict=True)
            if each is not None
        )

    def recording(self, rows: Sequence[tuple[int, ComparisonRow]]) -> Recording:
        """Return a recording of all nodes, in which each saves only its changes."""
        storages: list[Storage] = []
        tensors: list[Tensor] = []
        nodes: dict[int, Node] = {}
        for side in self._sides:
            for node, number in side.nodes.items():
                nodes[number] = self._node(side, side.recording.nodes[node], storages, tensors)
        saves = []
        for number, row in rows:
            tensors.append(self._tensor(row)._replace(storage=len(storages)))
            storages.append(_storage(self._device, changed_bytes(row)))
            saves.append(Save(number, row.saver.slot, SaveKind.SAVED, len(tensors) - 1, None))
        return Recording(
            meta=self._meta,
            modules=tuple(self._modules.values()),
            frames=tuple(frame for side in self._sides for frame in side.recording.frames),
            nodes=tuple(nodes[number] for number in range(len(nodes))),
            edges=tuple(Edge(*link, tensor=None) for link in self.edges),
            outputs=tuple(self._outputs()),
            storages=tuple(storages),
            tensors=tuple(tensors),
            saves=tuple(saves),
        )

    def _node(
        self, side: _Side, node: Node, storages: list[Storage], tensors: list[Tensor]
    ) -> Node:
        variable = None
        if node.variable is not None:
            tensor = side.recording.tensors[node.variable]
            if tensor.storage is not None:
                known = side.recording.storages[tensor.storage]
                storages.append(known._replace(birth=None, death=None, holder=None))
                tensor = tensor._replace(storage=len(storages) - 1)
            tensors.append(tensor)
            variable = len(tensors) - 1
        return node._replace(
            module=None if node.module is None else side.calls[node.module],
            frame=None if node.frame is None else node.frame + side.frames,
            variable=variable,
            forward=0,
            backward=None,
        )

    def _tensor(self, row: ComparisonRow) -> Tensor:
        saved = (row.after, row.before)
        for side, each in zip(reversed(self._sides), saved, strict=True):
            tensor = None if each is None else side.recording.saves[each.save].tensor
            if tensor is not None:
                return side.recording.tensors[tensor]
        return Tensor(None, "", (), None, 0)

    def _links(self, side: _Side) -> Iterator[_Link]:
        """Yield the edges of one recording, without those that go backwards in the common order."""
        for edge in side.recording.edges:
            producer, consumer = side.nodes[edge.producer], side.nodes[edge.consumer]
            if producer < consumer:
                yield producer, edge.output_nr, consumer, edge.input_nr

    def _outputs(self) -> Iterator[Output]:
        seen = set()
        for side in self._sides:
            for output in side.recording.outputs:
                end = side.nodes[output.node], output.output_nr
                if end not in seen:
                    seen.add(end)
                    yield Output(*end, tensor=None)


def changed_bytes(row: ComparisonRow) -> int:
    """Return the changed bytes of a save, or those on another device."""
    return max(abs(row.after_bytes - row.before_bytes), moved_bytes([row]))


def _alone(one: T, old: Collection[T], new: Collection[T]) -> Change | None:
    if one not in new:
        return Change.RELEASED
    return Change.ADDED if one not in old else None


def _storage(device: str, nbytes: int) -> Storage:
    return Storage(device, nbytes, Category.ACTIVATION, None, None, None, None)
