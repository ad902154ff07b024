"""Notes on custom Functions that read saved tensors late, or keep their output on ``ctx``."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.model import NodeKind, Note, SaveKind
from tb_actmem.predict.checkpointing.lifetimes import meanwhile_bytes
from tb_actmem.predict.checkpointing.recompute import recomputations
from tb_actmem.predict.checkpointing.regions import Region
from tb_actmem.predict.checkpointing.step import Step
from tb_actmem.predict.checkpointing.transfers import transfers

_CUSTOM = NodeKind.CUSTOM_FUNCTION


def function_notes(step: Step, chosen: Sequence[Region]) -> list[Note]:
    """Name Functions whose regions may be recomputed later: when they read their saved tensors.

    And name those that may keep what is recomputed for them, up to Python's next collection.
    """
    nodes, rows = step.recording.nodes, step.recording.storages
    custom = [node for region in chosen for node in region.nodes if nodes[node].kind is _CUSTOM]
    if not custom:
        return []
    recomputed = recomputations(step, chosen)
    keeping = {node for node in custom if _keeps_output(step, node)}
    names = sorted({nodes[node].name for node in keeping})
    states = 2 * meanwhile_bytes(step.recording, first_device(step.index))
    most = sum(
        states + sum(rows[one.storage].nbytes for one in again.made)
        for again in recomputed
        if not keeping.isdisjoint(again.region.nodes)
    )
    cycles = [Note.of("ctx-cycle", names=names, nbytes=most)] if names else []
    return [*_reading_notes(step, {again.before for again in recomputed}), *cycles]


def _keeps_output(step: Step, node: int) -> bool:
    """Tell whether a Function keeps memory of its own output on ``ctx``."""
    recording = step.recording
    made = {recording.tensors[tensor].storage for tensor in _outputs(step.index).get(node, ())}
    on_ctx = (save for save in step.saves[node] if recording.saves[save].kind is SaveKind.CTX)
    return not made.isdisjoint(step.saved[save] for save in on_ctx)


@derived
def _outputs(index: Index) -> Mapping[int, Collection[int]]:
    """Map nodes to the tensors that they made."""
    found = defaultdict[int, set[int]](set)
    for edge in index.recording.edges:
        found[edge.producer] |= set() if edge.tensor is None else {edge.tensor}
    for output in index.recording.outputs:
        found[output.node] |= set() if output.tensor is None else {output.tensor}
    return found


def returning_notes(step: Step, calls: Collection[int]) -> list[Note]:
    """Name Functions for which copies from the host may come back later."""
    going = transfers(step, calls)
    return _reading_notes(step, {back.before for one in going for back in one.returns})


def _reading_notes(step: Step, returning: Collection[int]) -> list[Note]:
    """Name Functions that make memory before they use saved tensors, which they may read then.

    ``returning``: before which ops memory comes back for them. If it does so later, what these ops
    have made is there by then. The peaks differ by no more: until then, memory is missing that both
    ways have afterwards.
    """
    made = {before: _made_before_use(step, before) for before in returning}
    late = {before: nbytes for before, nbytes in made.items() if nbytes}
    names = {step.recording.nodes[step.ran_for[at] or 0].name for at in late}
    return [Note.of("read-later", names=sorted(names), nbytes=max(late.values()))] if late else []


def _made_before_use(step: Step, first: int) -> int:
    """Return the largest memory at one time that a Function makes from an op of its backward on, up
    to the first op that uses a saved tensor."""
    node = step.recording.ops[first].backward_of
    if node is None or step.recording.nodes[node].kind is not _CUSTOM:
        return 0
    saved = {step.saved[save] for save in step.saves[node]}
    own = (op for op in step.ran[node] if op >= first)
    before = takewhile(lambda op: saved.isdisjoint(step.recording.ops[op].inputs), own)
    rows, alive, most = step.recording.storages, set[int](), 0
    for op in before:
        alive = {one for one in alive if (death := rows[one].death) is None or death > op}
        alive.update(step.made.get(op, ()))
        most = max(most, sum(rows[one].nbytes for one in alive))
    return most
