"""Buffers that a module call changes, and that a recomputation changes again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from tb_actmem.analysis.index import Index, derived, fqn, layers_name
from tb_actmem.analysis.index.devices import tensor_nbytes
from tb_actmem.analysis.index.flops import operator
from tb_actmem.errors import PredictError
from tb_actmem.model import Category, Note, Op, Recording
from tb_actmem.model.rows import INTO_BUFFER
from tb_actmem.predict.checkpointing.step import Step

if TYPE_CHECKING:
    from tb_actmem.predict.checkpointing.regions import Region

_Sources = set[tuple[int, bool]]
"""(buffer, whether its value is one that the call gave to it) for each buffer that was used."""


class _Flow(NamedTuple):
    """The buffers that a call changes, and those from which it computes."""

    changed: dict[int, int]
    """Buffer → the first op that changes it."""
    used: _Sources
    """The values of buffers from which tensors were computed that the call saves."""
    read: frozenset[int] = frozenset()
    """The buffers from which Python read a number, such as for a branch."""


def check_buffers(
    step: Step, call: int, nodes: Collection[int], kept: Collection[int] = ()
) -> None:
    """Refuse a call that changes a buffer after it has computed something for the graph from it."""
    recording, row = step.recording, step.recording.modules[call]
    flow = _flow(step, range(row.first_op, row.end_op), nodes, kept)
    for buffer, op in flow.changed.items():
        if (buffer, False) in flow.used:
            name = step.names[call]
            raise PredictError(
                f"{name} uses {_buffers(step.index)[buffer] or 'a buffer'} and then changes it "
                f"({operator(recording.ops[op].name).name}). A checkpoint would recompute {name} "
                f"from the new value. Change it outside of {name}, or name modules inside {name}."
            )


def uses_old_value(
    step: Step, ops: range, nodes: Collection[int], buffer: int, kept: Collection[int]
) -> bool:
    """Tell whether a call saves a tensor recomputed from the value that a buffer had before it."""
    return (buffer, False) in _flow(step, ops, nodes, kept).used


def check_branches(step: Step, region: Region) -> None:
    """Refuse a selective checkpoint of a call that changes a buffer and reads a number from it.

    Its recomputation reads another number. In another branch it runs other ops.
    """
    flow = _flow(step, range(region.ops.start, region.end_op), region.nodes)
    for buffer in sorted(flow.read & flow.changed.keys()):
        name = step.names[region.call]
        raise PredictError(
            f"{name} changes {_buffers(step.index)[buffer] or 'a buffer'} and reads a number from "
            "it, so that its recomputation may take another branch. torch refuses other ops in a "
            "selective checkpoint since 2.13: use a plain checkpoint for it."
        )


def buffer_notes(step: Step, chosen: Sequence[Region]) -> list[Note]:
    """Name the modules whose buffers a recomputation changes again."""
    changing: dict[str, dict[str, None]] = {}
    using: dict[str, dict[str, None]] = {}
    compiled: dict[str, dict[str, None]] = {}
    nbytes = 0
    for region in chosen:
        flow = _flow(step, range(region.ops.start, region.end_op), region.nodes)
        for buffer, op in flow.changed.items():
            name = _changing_module(step, buffer, op)
            changing.setdefault(layers_name(name), {})[name] = None
            if (buffer, True) in flow.used:
                using.setdefault(layers_name(name), {})[name] = None
        new = (one for op in region.ops for one in _assigned(step.index).get(op, ()))
        nbytes += sum(step.recording.storages[one].nbytes for one in new)
        for name in _changed_unseen(step, region.calls, flow):
            changing.setdefault(layers_name(name), {})[name] = None
            compiled.setdefault(layers_name(name), {})[name] = None
    if not changing:
        return []
    more = {"using": _names(using) or None, "compiled": _names(compiled) or None}
    return [Note.of("buffers-again", names=_names(changing), nbytes=nbytes or None, **more)]


def _changing_module(step: Step, buffer: int, op: int) -> str:
    """Return the module that changes a buffer; for compiled code, the module of the buffer."""
    recording, call = step.recording, step.recording.ops[op].module
    is_outside = (
        call is not None and recording.modules[call].fqn == recording.modules[call].type_name
    )
    own = (_buffers(step.index)[buffer] or "").rpartition(".")[0]
    return own if is_outside and own else fqn(recording, call)


def _changed_unseen(step: Step, calls: Collection[int], flow: _Flow) -> Iterator[str]:
    """Yield the modules of buffers that compiled code in some calls changed, without an op."""
    recording = step.recording
    for argument in (one for call in sorted(calls) for one in step.arguments.get(call, ())):
        if argument.name.startswith(INTO_BUFFER):
            storage = recording.tensors[argument.tensor].storage
            row = None if storage is None else recording.storages[storage]
            if row is not None and row.birth is None and storage not in flow.changed:
                name = argument.name.removeprefix(INTO_BUFFER).rpartition(".")[0]
                yield name or step.names[argument.module]


def _names(found: dict[str, dict[str, None]]) -> list[str]:
    """Join the names of equal layers."""
    return [layers if len(of) > 1 else next(iter(of)) for layers, of in found.items()]


def _flow(step: Step, ops: range, nodes: Collection[int], kept: Collection[int] = ()) -> _Flow:
    """Follow the values of buffers through some ops, to the saved tensors of the backward.

    A recomputation takes the results of ``kept`` ops from the forward.
    """
    recording, buffers = step.recording, _buffers(step.index)
    if not any(not buffers.keys().isdisjoint(recording.ops[op].inputs) for op in ops):
        return _Flow({}, set())
    new = _new_values(step, ops)
    changed: dict[int, int] = {}
    known: dict[int, _Sources] = {}
    used: _Sources = set()
    numbers = set[int]()
    for position in ops:
        op = recording.ops[position]
        into = _changed_by(step, position)
        read, whole = ((), True) if position in kept else _read(recording, op)
        sources = set().union(*(_sources_of(storage, known, buffers) for storage in read))
        if op.node is not None and op.region is not None:
            used |= sources  # the saves of a checkpoint inside the call are unknown
        if op.name == _READS_NUMBER and not _averages(recording, op):
            numbers.update(buffer for buffer, _ in sources)
        outputs = (recording.tensors[tensor].storage for tensor in op.outputs)
        made = [storage for storage in outputs if storage is not None]
        for storage in {*into, *made}:
            now = sources if whole else sources | _sources_of(storage, known, buffers)
            is_new = storage in new or storage in into or op.name in _OBSERVING
            known[storage] = {(buffer, True) for buffer, _ in now} if is_new else now
        for buffer in (*into, *(new[one] for one in made if one in new)):
            changed.setdefault(buffer, position)
    for save in (save for node in nodes for save in step.saves[node]):
        saved = step.saved[save]
        if saved is not None and recording.saves[save].slot not in _STATISTICS:
            used |= _sources_of(saved, known, buffers)
    return _Flow(changed, used, frozenset(numbers))


def _averages(recording: Recording, op: Op) -> bool:
    """Tell whether an op runs in torch's batch norm, which reads its count for a mean alone."""
    return op.module is not None and _NORM in recording.modules[op.module].type_name


def _sources_of(storage: int, known: dict[int, _Sources], buffers: Collection[int]) -> _Sources:
    """Return the values of buffers from which memory was computed."""
    if storage in known:
        return known[storage]
    return {(storage, False)} if storage in buffers else set()


def _read(recording: Recording, op: Op) -> tuple[Sequence[int], bool]:
    """Return the inputs from which an op computes, and whether it replaces all it writes into."""
    name = operator(op.name).name
    if name in _NORMS:
        return op.inputs[:1], False
    output = op.outputs[0] if name in _OVERWRITING and op.outputs else None
    storage = None if output is None else recording.tensors[output].storage
    if storage is None or tensor_nbytes(recording, output) < recording.storages[storage].nbytes:
        return op.inputs, False
    return op.inputs[1:], True


_NORMS = {
    *("native_batch_norm", "_native_batch_norm_legit", "_native_batch_norm_legit_functional"),
    *("_batch_norm_with_update", "_batch_norm_with_update_functional"),
    *("cudnn_batch_norm", "miopen_batch_norm"),
}
"""While they change their running statistics, they compute nothing else from them."""
_STATISTICS = {"running_mean", "running_var"}
"""Slots of batch norm that its backward in training does not use."""
_NORM = "BatchNorm"
_READS_NUMBER = "aten::_local_scalar_dense"
_OVERWRITING = {"copy_", "fill_", "zero_"}
_OBSERVING = {"aten::_fused_moving_avg_obs_fq_helper"}
"""Ops that change buffers, and then use them, without saying so in their name."""


def _changed_by(step: Step, at: int) -> list[int]:
    """Return the buffers into which an op writes."""
    op = step.recording.ops[at]
    into = op.inputs if op.name in _OBSERVING else step.written.get(at, ())
    return [storage for storage in into if storage in _buffers(step.index)]


def _new_values(step: Step, ops: range) -> dict[int, int]:
    """Map memory that some ops make to the buffer that it replaces, or is copied into."""
    recording, assigned = step.recording, _assigned(step.index)
    found: dict[int, int] = {}
    for position in ops:
        found |= assigned.get(position, {})
        op = recording.ops[position]
        if operator(op.name).name == "copy_" and len(op.inputs) > 1 and _changed_by(step, position):
            birth = recording.storages[op.inputs[1]].birth
            if birth is not None and birth in ops:
                found[op.inputs[1]] = op.inputs[0]
    return found


@derived
def _assigned(index: Index) -> dict[int, dict[int, int]]:
    """Map each op to memory that it makes, and to the memory of the same buffer before."""
    storages = index.recording.storages
    of_names: dict[str | None, list[tuple[int, int]]] = defaultdict(list)
    for storage, name in _buffers(index).items():
        birth = storages[storage].birth
        of_names[name].append((-1 if birth is None else birth, storage))
    found: dict[int, dict[int, int]] = defaultdict(dict)
    for of in of_names.values():
        for (before, older), (birth, storage) in pairwise(sorted(of)):
            if before < birth:
                found[birth][storage] = older
    return found


@derived
def _buffers(index: Index) -> dict[int, str | None]:
    """Map the memory of buffers to their names: also memory that a call assigns to a buffer."""
    recording = index.recording
    found = {
        position: row.name
        for position, row in enumerate(recording.storages)
        if row.category is Category.BUFFER
    }
    for argument in recording.arguments:
        storage = recording.tensors[argument.tensor].storage
        if argument.name.startswith(INTO_BUFFER) and storage is not None:
            found[storage] = argument.name.removeprefix(INTO_BUFFER)
    return found
