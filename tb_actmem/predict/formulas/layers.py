"""Assigns the rows of a recording to its equal layers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tb_actmem.model import Category, ModelState, Note, Recording
from tb_actmem.predict.formulas.units import (
    OUTSIDE,
    Labels,
    Row,
    filled,
    first_known,
    looked_up,
    users_of,
    with_tensors,
)

OF_ALL = re.compile(r"aten::_(?:amp_)?(?:foreach|fused)_(?!rms|sdp)")
"""Ops of optimizers and of gradient clipping on lists of tensors, such as those of all layers."""


class Layers(NamedTuple):
    """The layers of a model by their names: ``transformer.h.0`` to ``transformer.h.11``."""

    prefix: str
    """``transformer.h.``"""

    @property
    def noun(self) -> str:
        """The word for one of them."""
        return "layer"

    @property
    def text(self) -> str:
        """All of them: ``layers transformer.h.*``."""
        return f"layers {self.prefix}*"

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

    def labels(self, recording: Recording) -> Labels:
        """Return the layer of each row, if the row determines one."""
        return _labels(recording, self)

    def noted(self, **values: str | None) -> Note:
        """Say that they are repeated, from which steps, and how that was proved."""
        return Note.of("layers", layers=f"{self.prefix}*", **values)


def more_layers(one: Recording, other: Recording) -> Layers | None:
    """Return the names of layers of which another recording has more; None if it has no more."""
    known = {call.fqn for call in one.modules}
    new = [call.fqn for call in other.modules if call.fqn not in known]
    match = re.fullmatch(r"(.*\.)?(\d+)", new[0]) if new else None
    if match is None:
        return None
    names = Layers(match[1] or "")
    return names if 0 < names.count(one) < names.count(other) else None


def _labels(recording: Recording, names: Layers) -> Labels:
    """Return the layer of each row, if the row determines one."""
    calls = [names.layer(call.fqn) for call in recording.modules]
    of_call = looked_up(calls)
    named = [names.layer(row.name) for row in recording.storages]
    of_parameter = looked_up(named)
    nodes = [
        of_call(node.module)
        if node.variable is None
        else of_parameter(recording.tensors[node.variable].storage)
        for node in recording.nodes
    ]
    users = users_of(recording)
    of_state = _idle_states(recording, users)

    def of_own(storage: int) -> int | None:
        return first_known([named[storage], of_parameter(of_state.get(storage))])

    # Ops between two layers belong to the one before, and so does their backward.
    of_node = looked_up(filled(nodes))
    ops = [
        OUTSIDE
        if OF_ALL.match(op.name)
        else first_known([of_call(op.module), of_node(op.backward_of), *map(of_own, op.inputs)])
        for op in recording.ops
    ]
    of_op = looked_up(_filled_ops(recording, ops))

    def of_storage(at: int) -> int | None:
        birth = recording.storages[at].birth
        return first_known([of_own(at), of_op(users.get(at) if birth is None else birth)])

    sources = _sources(recording)
    storages = [of_storage(sources.get(at, at)) for at in range(len(recording.storages))]
    labels: dict[str, list[int | None]] = {
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
    labels["ops"] = _filled_ops(recording, ops)
    return with_tensors(recording, labels, {at: storages[at] for at in sources})


def _filled_ops(recording: Recording, labels: Sequence[int | None]) -> list[int | None]:
    """Assign an op without a layer to that of the op before it; an optimizer's, to its input's."""
    filled: list[int | None] = []
    is_optimizer = False
    for op, label in zip(recording.ops, labels, strict=True):
        is_optimizer = op.module is None and (is_optimizer or label == OUTSIDE)
        births = (recording.storages[at].birth for at in op.inputs if is_optimizer)
        made_in = [filled[birth] for birth in births if birth is not None and birth < len(filled)]
        filled.append(first_known([label, *made_in, *filled[-1:]]))
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
