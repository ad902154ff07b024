"""Assigns the rows of a recording to its equal layers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, NamedTuple

from tb_actmem.model import Category, ModelState, Node, Recording, Storage

Row = tuple[Any, ...]
TABLES = (
    "modules", "nodes", "edges", "outputs", "storages", "tensors", "saves", "ops", "phases",
    "arguments",
)  # fmt: skip
"""The tables that may have other rows if there are more layers."""
OF_ALL = re.compile(r"aten::_(?:amp_)?(?:foreach|fused)_(?!rms|sdp)")
"""Ops of optimizers and of gradient clipping on lists of tensors, such as those of all layers."""
_OUTSIDE = -1
"""The label of rows that belong to no layer, although the rows around them may."""


class Names(NamedTuple):
    """The names of a model's layers: ``transformer.h.0`` to ``transformer.h.11``."""

    prefix: str
    """``transformer.h.``"""

    def split(self, name: str | None) -> str | Row | None:
        """Split a name into prefix, layer and rest: ``("transformer.h.", 3, ".mlp")``."""
        match = re.fullmatch(rf"({re.escape(self.prefix)})(\d+)(|\..*)", name or "", re.DOTALL)
        return (match[1], int(match[2]), match[3]) if match else name

    def layer(self, name: str | None) -> int | None:
        """Return the layer to which a name belongs."""
        parts = self.split(name)
        return parts[1] if isinstance(parts, tuple) else None

    def count(self, recording: Recording) -> int:
        """Count the layers that ran."""
        layers = (self.layer(call.fqn) for call in recording.modules)
        return max((layer + 1 for layer in layers if layer is not None), default=0)


class Part(NamedTuple):
    """Consecutive rows of a table: those outside the layers, or those of consecutive layers."""

    first: int
    length: int
    """The rows of one layer, or all rows outside the layers."""
    layers: tuple[int, ...]
    """Ascending as in a forward, descending as in a backward; empty: outside the layers."""


def more_layers(one: Recording, other: Recording) -> Names | None:
    """Return the names of layers of which another recording has more; None if it has no more."""
    known = {call.fqn for call in one.modules}
    new = [call.fqn for call in other.modules if call.fqn not in known]
    match = re.fullmatch(r"(.*\.)?(\d+)", new[0]) if new else None
    if match is None:
        return None
    names = Names(match[1] or "")
    return names if 0 < names.count(one) < names.count(other) else None


def split_rows(recording: Recording, names: Names) -> dict[str, list[Row]]:
    """Split the names in the rows of every table, with layers as numbers."""
    rows = {table: [tuple(row) for row in getattr(recording, table)] for table in TABLES}
    rows["modules"] = [(names.split(call.fqn), *call[1:]) for call in recording.modules]
    rows["storages"] = [
        tuple(row._replace(name=names.split(row.name)))  # type: ignore[arg-type]
        for row in recording.storages
    ]
    first = min((nr for node in recording.nodes if (nr := node.sequence_nr) is not None), default=0)
    rows["nodes"] = [tuple(_begun_at(node, first)) for node in recording.nodes]
    return rows


def joined_rows(table: str, rows: Sequence[Row]) -> list[Row]:
    """Return the same rows with names as texts."""
    if table == "modules":
        return [(_joined(row[0]), *row[1:]) for row in rows]
    if table == "storages":
        at = Storage._fields.index("name")
        return [(*row[:at], _joined(row[at]), *row[at + 1 :]) for row in rows]
    return [*rows]


def _joined(name: str | Row | None) -> str | None:
    return "".join(map(str, name)) if isinstance(name, tuple) else name


def _begun_at(node: Node, first: int) -> Node:
    """The count of ops before the block does not depend on the step."""
    return node if node.sequence_nr is None else node._replace(sequence_nr=node.sequence_nr - first)


class Labelled(NamedTuple):
    """The layer of each row of a recording.

    The outermost layers count as outside: they are next to rows outside the layers, and may differ
    from the others.
    """

    labels: dict[str, list[int | None]]
    inner: range

    def parts(self, table: str) -> list[Part]:
        """Return the parts of a table."""
        return [*_parts(self.labels[table], self.inner)]

    def parts_of_list(self, table: str, elements: Sequence[int]) -> list[Part]:
        """Return the parts of a list of row numbers."""
        return [*_parts([self.labels[table][at] for at in elements], self.inner)]


def labelled(recording: Recording, names: Names, margin: int) -> Labelled:
    """Assign each row to a layer; ``margin`` layers at each end count as outside."""
    labels = {table: _filled(found) for table, found in _labels(recording, names).items()}
    return Labelled(labels, range(margin, names.count(recording) - margin))


def _filled(labels: Sequence[int | None]) -> list[int | None]:
    """Assign a row without a layer to the layer of the row before it."""
    last: int | None = None
    return [last := label if label is not None else last for label in labels]


def _parts(labels: Sequence[int | None], inner: range) -> Iterator[Part]:
    at = 0
    for is_inner, group in groupby(labels, lambda label: label in inner):
        rows = [*group]
        layers, length = _stack(rows) if is_inner else ((), len(rows))
        yield Part(at, length, layers)
        at += len(rows)


def _stack(rows: Sequence[int | None]) -> tuple[tuple[int, ...], int]:
    """Return consecutive layers and the number of rows of each; they must be equally long."""
    runs = [(layer or 0, len([*same])) for layer, same in groupby(rows)]
    lengths = {length for _, length in runs}
    return tuple(layer for layer, _ in runs), lengths.pop() if len(lengths) == 1 else -len(rows)


def _labels(recording: Recording, names: Names) -> dict[str, list[int | None]]:
    """Return the layer of each row, if the row determines one."""
    calls = [names.layer(call.fqn) for call in recording.modules]
    of_call = _looked_up(calls)
    named = [names.layer(row.name) for row in recording.storages]
    of_parameter = _looked_up(named)
    nodes = [
        of_call(node.module)
        if node.variable is None
        else of_parameter(recording.tensors[node.variable].storage)
        for node in recording.nodes
    ]
    users = _users(recording)
    of_state = _idle_states(recording, users)

    def of_own(storage: int) -> int | None:
        return _first([named[storage], of_parameter(of_state.get(storage))])

    # Ops between two layers belong to the one before, and so does their backward.
    of_node = _looked_up(_filled(nodes))
    ops = [
        _OUTSIDE
        if OF_ALL.match(op.name)
        else _first([of_call(op.module), of_node(op.backward_of), *map(of_own, op.inputs)])
        for op in recording.ops
    ]
    of_op = _looked_up(_filled_ops(recording, ops))

    def of_storage(at: int) -> int | None:
        birth = recording.storages[at].birth
        return _first([of_own(at), of_op(users.get(at) if birth is None else birth)])

    sources = _sources(recording)
    storages = [of_storage(sources.get(at, at)) for at in range(len(recording.storages))]
    labels_of_tables: dict[str, list[int | None]] = {
        "modules": calls,
        "nodes": nodes,
        "edges": [of_node(edge.consumer) for edge in recording.edges],
        "outputs": [None] * len(recording.outputs),
        "storages": storages,
        "saves": [of_node(save.node) for save in recording.saves],
        "ops": ops,
        "phases": [None] * len(recording.phases),
        "arguments": [of_call(row.module) for row in recording.arguments],
    }
    labels_of_tables["ops"] = _filled_ops(recording, ops)
    filled = {table: _filled(labels) for table, labels in labels_of_tables.items()}
    tensors = dict[int, int | None]()
    for table, row, tensor in _windows(recording):
        storage = recording.tensors[tensor].storage
        label = storages[storage] if storage in sources else filled[table][row]
        tensors.setdefault(tensor, label)
    return labels_of_tables | {"tensors": [*tensors.values()]}


def _filled_ops(recording: Recording, labels: Sequence[int | None]) -> list[int | None]:
    """Assign an op without a layer to that of the op before it; an optimizer's, to its input's."""
    filled: list[int | None] = []
    is_optimizer = False
    for op, label in zip(recording.ops, labels, strict=True):
        is_optimizer = op.module is None and (is_optimizer or label == _OUTSIDE)
        births = (recording.storages[at].birth for at in op.inputs if is_optimizer)
        made_in = [filled[birth] for birth in births if birth is not None and birth < len(filled)]
        filled.append(_first([label, *made_in, *filled[-1:]]))
    return filled


def _sources(recording: Recording) -> dict[int, int]:
    """Map the results of ops on lists to the storages whose place in the list they have."""
    sources: dict[int, int] = {}
    for position, op in enumerate(recording.ops):
        if OF_ALL.match(op.name):
            for tensor, given in zip(op.outputs, op.inputs, strict=False):
                storage = recording.tensors[tensor].storage
                if storage is not None and recording.storages[storage].birth == position:
                    sources[storage] = sources.get(given, given)
    return sources


def _first(labels: Sequence[int | None]) -> int | None:
    return next((label for label in labels if label is not None), None)


def _looked_up(labels: Sequence[int | None]) -> Callable[[int | None], int | None]:
    return lambda at: None if at is None else labels[at]


def _users(recording: Recording) -> dict[int, int]:
    """Map storages to the first op that received them."""
    users: dict[int, int] = {}
    for position, op in enumerate(recording.ops):
        for storage in op.inputs:
            users.setdefault(storage, position)
    return users


def _idle_states(recording: Recording, users: Mapping[int, int]) -> dict[int, int]:
    """Map gradients and optimizer states that no op of one layer used to their parameters.

    There are equally many for each parameter, in the order of the model or of the optimizer.
    """
    found: dict[int, int] = {}
    for kind, owners in _owners(recording).items():
        idle = [
            at
            for at, row in enumerate(recording.storages)
            if row.model_state is kind
            and row.birth is None
            and (at not in users or OF_ALL.match(recording.ops[users[at]].name))
        ]
        own = next((own for own in owners if own and len(idle) % len(own) == 0), [])
        each = len(idle) // max(1, len(own))
        found |= {state: own[position // each] for position, state in enumerate(idle) if own}
    return found


def _owners(recording: Recording) -> dict[ModelState, list[list[int]]]:
    """Return the parameters that may have gradients, and those that may have optimizer states."""
    rows = recording.storages
    named = [at for at, row in enumerate(rows) if row.category is Category.PARAMETER]
    leaves = [node.variable for node in recording.nodes if node.variable is not None]
    variables = {recording.tensors[leaf].storage for leaf in leaves}
    trained = [at for at in named if at in variables]
    listed = [at for op in recording.ops if OF_ALL.match(op.name) for at in op.inputs]
    optimized = [*dict.fromkeys(at for at in listed if rows[at].category is Category.PARAMETER)]
    return {ModelState.GRADIENT: [named, trained], ModelState.OPTIMIZER: [optimized, named]}


def _windows(recording: Recording) -> Iterator[tuple[str, int, int]]:
    """Return every reference to a tensor: the table, the row in it, and the tensor."""
    for at, op in enumerate(recording.ops):
        yield from (("ops", at, tensor) for tensor in op.outputs)
    for table, column in _WINDOWS:
        for at, row in enumerate(getattr(recording, table)):
            tensor = getattr(row, column)
            if tensor is not None:
                yield table, at, tensor


_WINDOWS = (
    ("nodes", "variable"),
    ("saves", "tensor"),
    ("edges", "tensor"),
    ("outputs", "tensor"),
    ("arguments", "tensor"),
)


def in_order(recording: Recording) -> Recording:
    """Return the same recording with its tensors in the order in which its rows refer to them."""
    order = [*dict.fromkeys(tensor for _, _, tensor in _windows(recording))]
    number = {old: new for new, old in enumerate(order)}
    moved: dict[str, Any] = {
        table: tuple(
            row
            if getattr(row, column) is None
            else row._replace(**{column: number[getattr(row, column)]})
            for row in getattr(recording, table)
        )
        for table, column in _WINDOWS
    }
    ops = tuple(
        op._replace(outputs=tuple(number[tensor] for tensor in op.outputs)) for op in recording.ops
    )
    tensors = tuple(recording.tensors[old] for old in order)
    return replace(recording, ops=ops, tensors=tensors, **moved)
