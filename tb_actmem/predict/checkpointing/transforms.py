"""Refusals and notes for transforms of torch.func, and for forward-mode AD, which jvp uses."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping

from tb_actmem.analysis.index import Index, derived
from tb_actmem.errors import PredictError
from tb_actmem.model import Note
from tb_actmem.model.rows import COMPUTES_GRADIENTS, TRANSFORM
from tb_actmem.predict.checkpointing.step import Step


def check_transforms(step: Step, call: int, calls: Iterable[int]) -> None:
    """Refuse a checkpointed call inside a transform of torch.func, or one that uses dual tensors.

    A recomputation runs without the transform, and without forward-mode AD. A call around a
    transform is fine, unless that computes gradients.
    """
    check_hooks(step, call, calls)
    found = [one.name for one in step.arguments.get(call, ()) if TRANSFORM in one.name]
    name = step.names[call]
    if found:
        kind = found[0].rpartition(TRANSFORM)[2]
        raise PredictError(
            f"{name} runs inside a transform of torch.func ({kind}), where torch runs no "
            "checkpoint: name modules outside of it, or record the step without it."
        )
    if _uses_dual(step, call):
        raise PredictError(
            f"{name} uses dual tensors of forward-mode AD that were made outside of it, and torch "
            "raises CheckpointError: name a module that contains all of dual_level(), or record "
            "the step without it."
        )


def check_hooks(step: Step, call: int, calls: Iterable[int]) -> None:
    """Refuse a call inside or around a transform that computes gradients: it refuses hooks of saved
    tensors, which checkpoints and offloading use."""
    own = (one.name for one in step.arguments.get(call, ()))
    of_all = (one.name for each in calls for one in step.arguments.get(each, ()))
    if any(name.endswith(COMPUTES_GRADIENTS) for name in of_all):
        where = "inside" if any(name.endswith(COMPUTES_GRADIENTS) for name in own) else "around"
        raise PredictError(
            f"{step.names[call]} runs {where} a transform of torch.func (grad), where torch runs "
            "neither checkpoints nor hooks of saved tensors: name modules outside of it, or record "
            "the step without it."
        )


def check_traced_tangents(step: Step, call: int) -> None:
    """Refuse a call whose saved tensors go to the host inside or around ``linearize``: its graph
    would contain the copies, and keep memory for them."""
    row = step.recording.modules[call]
    for ops in _linearized(step.index):
        if row.first_op < ops.stop and ops.start < row.end_op:
            raise PredictError(
                f"{step.names[call]} may run inside or around torch.func.linearize, which would "
                "trace the copies to the host, too: name modules outside of the module that calls "
                "it, or call torch.func.jvp."
            )


@derived
def _linearized(index: Index) -> list[range]:
    """Return the ops that may belong to a ``linearize``, up to the end of the graph that it made
    and ran.

    It runs the function, sets tangents and traces the function, where no module call is seen. So it
    may have run all calls before the tangents in the call around it.
    """
    modules, at, found = index.recording.modules, [*_tangents(index)], list[range]()
    for row in modules:
        if row.fqn == row.type_name == _TRACED:
            begin = 0 if row.parent is None else modules[row.parent].first_op
            if bisect_left(at, begin) < bisect_left(at, row.first_op):
                found.append(range(begin, row.end_op))
    return found


_TRACED = "GraphModule"
"""The class of a traced graph; one in the recorded model has another name there."""


def _uses_dual(step: Step, call: int) -> bool:
    """Tell whether a call computes tangents from those that its caller has set."""
    row, ops = step.recording.modules[call], step.recording.ops
    tangents = _tangents(step.index)
    at = [*tangents]
    set_here = at[bisect_left(at, row.first_op) : bisect_left(at, row.end_op)]
    before = {tangents[op] for op in at if op < row.first_op}
    return bool(set_here) and any(
        not before.isdisjoint(op.inputs)
        for op in ops[row.first_op : row.end_op]
        if op.name != SETS_TANGENT
    )


SETS_TANGENT = "aten::_has_same_storage_numel"
"""The op with which torch checks a tangent before it sets it: (the tangent, its tensor)."""


@derived
def _tangents(index: Index) -> Mapping[int, int]:
    """Map ops before which a tangent was set to its storage, in order."""
    ops = enumerate(index.recording.ops)
    return {at: op.inputs[0] for at, op in ops if op.name == SETS_TANGENT and len(op.inputs) == 2}


def tangent_notes(step: Step, spans: Iterable[range]) -> list[Note]:
    """Describe the tangents that copies of saved tensors have, and recomputed ones."""
    tangents = _tangents(step.index)
    inside = [tangents[op] for span in spans for op in span if op in tangents]
    nbytes = sum(step.recording.storages[one].nbytes for one in inside)
    return [Note.of("tangents", nbytes=nbytes)] if nbytes else []
