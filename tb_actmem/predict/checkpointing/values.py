"""Refuses calls that a checkpoint would recompute from other values than those of the forward."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.flops import operator
from tb_actmem.errors import PredictError
from tb_actmem.model import Category, Recording, Storage
from tb_actmem.predict.checkpointing.buffers import uses_old_value
from tb_actmem.predict.checkpointing.checks import is_from_outside
from tb_actmem.predict.checkpointing.step import Step


def check_unchanged(
    step: Step,
    call: int,
    asking: Collection[int],
    ops: range,
    nodes: Collection[int],
    kept: Collection[int],
) -> None:
    """Refuse a call that changes a parameter, or that uses a tensor that changes before the
    recomputation. The call need not receive it.

    ``kept``: the ops that it does not recompute.
    """
    recording, name = step.recording, step.names[call]
    rows = recording.storages
    given = {one for at in ops for one in recording.ops[at].inputs if _is_older(rows[one], ops)}
    own = (one for one in given if rows[one].category is Category.PARAMETER)
    for at, one in _writes(step, own, ops):
        if _gets_same_again(step, one, ops):
            continue  # such as a weight that is clamped before its use
        raise PredictError(
            f"{name} changes {rows[one].name or 'a parameter'} ({_op_name(recording, at)}), and "
            f"would change it again when a checkpoint recomputes it: change it outside of {name}."
        )
    asks = sorted({op for node in asking for op in step.ran.get(node, ()) if op >= ops.stop})
    last = max((of[0] for _, of in step.in_backwards(asks)), default=0)
    later = range(ops.stop, last)
    reading = (at for at in ops if at not in kept and not _is_view(step, at))
    used = given.intersection(one for at in reading for one in recording.ops[at].inputs)
    for at, one in _writes(step, used, later):
        is_buffer = rows[one].category is Category.BUFFER
        if is_buffer and not uses_old_value(step, ops, nodes, one, kept):
            continue  # such as the running mean of a batch norm
        what = rows[one].name or "a tensor"
        raise PredictError(
            f"{_op_name(recording, at)} changes {what} after {name} has used it, and a checkpoint "
            f"would recompute {name} from the new value: change it after the backward."
        )


def _gets_same_again(step: Step, storage: int, ops: range) -> bool:
    """Tell whether recomputed ops read the values that they read in the forward.

    The first of them writes into the memory, and the same op on its result changes nothing.
    """
    rows = step.recording.ops
    uses = [at for at in ops if storage in rows[at].inputs and not _is_view(step, at)]
    writes = [at for at in uses if storage in step.written.get(at, ())]
    return writes == uses[:1] and operator(rows[uses[0]].name).name in _IDEMPOTENT


_IDEMPOTENT = {"clamp_", "clamp_max_", "clamp_min_", "relu_", "hardtanh_", "tril_", "triu_"}


def _is_view(step: Step, at: int) -> bool:
    """Tell whether an op reads no value: it returns views of its inputs."""
    op, tensors = step.recording.ops[at], step.recording.tensors
    owners = {tensors[output].storage for output in op.outputs}
    return bool(owners) and owners.issubset(op.inputs) and at not in step.written


def _is_older(row: Storage, ops: range) -> bool:
    """Tell whether memory is older than some ops, and not FSDP's, which gathers it again."""
    return row.model_state is None and (row.birth is None or row.birth < ops.start)


def _writes(step: Step, storages: Iterable[int], ops: range) -> Iterator[tuple[int, int]]:
    """Yield (op, storage) for the first of some ops that writes into each memory."""
    for one in sorted(storages):
        writers = step.writers.get(one, ())
        at = bisect_left(writers, ops.start)
        if at < len(writers) and writers[at] < ops.stop:
            yield writers[at], one


def _op_name(recording: Recording, at: int) -> str:
    return operator(recording.ops[at].name).name


def check_parameters(
    step: Step, calls: Iterable[int], ops: range, given: Collection[int | None]
) -> None:
    """Refuse calls that ran with other tensors in place of parameters: a recomputation begins after
    ``functional_call`` has put the parameters back."""
    recording, rows = step.recording, step.recording.storages
    used = {one for at in ops for one in recording.ops[at].inputs}
    others = {
        one
        for one in used.difference(given)
        if rows[one].model_state is None
        and one not in step.casts
        and is_from_outside(step, one, ops.start)
    }
    if not others:
        return
    for call in sorted(calls):
        row = recording.modules[call]
        own = recording.ops[row.first_op : row.end_op]
        read = {one for op in own for one in op.inputs}
        sizes = {rows[one].nbytes for one in others & read}
        for parameter in _parameters(step.index).get(row.fqn, ()):
            if parameter not in read and rows[parameter].nbytes in sizes:
                raise PredictError(
                    f"{step.names[call]} ran with another tensor in place of "
                    f"{rows[parameter].name}, such as in torch.func.functional_call, and a "
                    "checkpoint would recompute it with the parameter: put the checkpoint around "
                    "functional_call, or around the code that replaces the parameter."
                )


@derived
def _parameters(index: Index) -> Mapping[str, Sequence[int]]:
    """Map the names of modules to the memory of their own parameters."""
    found: dict[str, list[int]] = {}
    for at, row in enumerate(index.recording.storages):
        if row.category is Category.PARAMETER and row.name is not None:
            found.setdefault(row.name.rpartition(".")[0], []).append(at)
    return found
