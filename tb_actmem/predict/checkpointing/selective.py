"""Selective checkpoints: the results that they keep, and the ops that run under their mode."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from tb_actmem.analysis.index import latest
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.storages import OWN
from tb_actmem.errors import PredictError
from tb_actmem.model import Basis, NodeKind, Op, Recording
from tb_actmem.predict.checkpointing import Clock
from tb_actmem.predict.checkpointing.buffers import check_branches
from tb_actmem.predict.checkpointing.checks import ops_inside, written_meanwhile
from tb_actmem.predict.checkpointing.recompute import (
    Recomputation,
    dies_within,
    kept_until,
    numbers_of,
)
from tb_actmem.predict.checkpointing.regions import Region
from tb_actmem.predict.checkpointing.step import Step, last_begun_in_forward


class Result(NamedTuple):
    """One tensor that an op returned and a selective checkpoint keeps."""

    region: Region
    op: int
    node: int | None
    """The node that made its memory; None: no node of the region made it."""
    tensor: int
    storage: int


def kept_results(step: Step, regions: Sequence[Region]) -> dict[int, list[Result]]:
    """Map each call to the results that its selective checkpoint keeps, op by op.

    The order is that of the checkpoint's cache. Raises PredictError, with the name of the module,
    for a result that is overwritten later, and for a call that a checkpoint of the program fills.
    """
    found = {region.call: list(_results(step, region)) for region in regions}
    first: dict[int, int] = {}
    for result in chain.from_iterable(found.values()):
        first[result.storage] = min(result.op, first.get(result.storage, result.op))
    for region in regions:
        if region.keeps:
            _check_checkpoints(step, region)
            check_branches(step, region)
            _check_inference(step, region, found[region.call])
        _check_written(step, region, found[region.call], first)
    return found


def _check_checkpoints(step: Step, region: Region) -> None:
    """Refuse a call if one checkpoint may have all of it, which is around the call or inside it.

    The recording does not tell where a checkpoint ends in the module that called it. Around the
    call, a recomputation finds the results that the selective checkpoint keeps. Inside it, the
    recomputation of the inner checkpoint makes them again.
    """
    recording = step.recording
    own = [op for op in region.ops if recording.ops[op].node is not None]
    if any(recording.ops[op].region is None for op in own):
        return  # outside of all checkpoints, so that none is around the call
    for node in region.nodes:
        row = recording.nodes[node]
        if row.kind is not NodeKind.CHECKPOINT or row.module is None or not own:
            continue
        begin, end = step.begins[node], recording.modules[row.module].end_op
        if begin <= own[0] and own[-1] < end:
            name = step.names[region.call]
            raise PredictError(
                f"A checkpoint of the program is around {name} or inside it: the recording does "
                "not tell which. A selective checkpoint would keep other results in each case. "
                "Record the step without the program's checkpoint, or name a module around both."
            )


def _check_inference(step: Step, region: Region, results: Iterable[Result]) -> None:
    """Refuse to keep results of inference mode: they have no version that torch could check.

    Some ops run there inside another one, such as ``linear``, and the checkpoint never sees them.
    """
    rows, ops = step.recording.storages, step.recording.ops
    for result in results:
        if rows[result.storage].basis is Basis.INFERENCE:
            name, op = step.names[region.call], operator(ops[result.op].name).name
            raise PredictError(
                f"{name} runs {op} under torch.inference_mode(), where a selective checkpoint "
                'cannot keep its result. torch raises "Inference tensors do not track version '
                f'counter": use torch.no_grad() there, or remove {op} from save=.'
            )


def _results(step: Step, region: Region) -> Iterator[Result]:
    recording = step.recording
    firsts: dict[str, int] = {}
    for op in sorted(region.keeps):
        firsts.setdefault(recording.ops[op].name, op)
    for op in sorted(region.keeps, key=lambda op: (firsts[recording.ops[op].name], op)):
        for tensor in recording.ops[op].outputs:
            storage = recording.tensors[tensor].storage
            if storage is not None:
                yield Result(region, op, _maker(step, region, op, storage), tensor, storage)


def _maker(step: Step, region: Region, op: int, storage: int) -> int | None:
    recording = step.recording
    birth = recording.storages[storage].birth
    if birth is None or birth not in region.ops:
        return None
    row = recording.ops[birth]
    is_returned = storage in (recording.tensors[tensor].storage for tensor in row.outputs)
    return row.node if is_returned and row.region is None else None


def _check_written(
    step: Step, region: Region, results: Iterable[Result], first: Mapping[int, int]
) -> None:
    """Refuse ops that write into results that a recomputation takes from the cache.

    ``first`` has the first op that keeps a storage.
    """
    recording = step.recording
    made: dict[int, int] = {}
    for result in results:
        if result.op < region.end_op:
            made[result.storage] = min(result.op, made.get(result.storage, result.op))
    for position in region.ops if made else ():
        op = recording.ops[position]
        into = step.written.get(position, ())
        if position in region.keeps and position < region.end_op and _returns(recording, op, into):
            raise PredictError(
                f"In {step.names[region.call]}, {operator(op.name).name} works in place, and "
                f'its checkpoint would keep its result. torch raises "{_MUTATED}": remove it from '
                "save=."
            )
        if any(made.get(storage, position) < position for storage in into):
            raise PredictError(
                f"{step.names[region.call]} writes into a result that its checkpoint would "
                f"keep ({operator(op.name).name}): remove that op from save=."
            )
    taken = {storage for storage in made if first[storage] < region.end_op}
    after = written_meanwhile(step, region.call, region.asking, taken)
    if after is not None:
        raise PredictError(
            f"{operator(recording.ops[after].name).name} writes into a result that the "
            f"checkpoint of {step.names[region.call]} would keep. torch raises "
            f'"{_MUTATED}": '
            "remove the op that makes it from save=, or write out of place."
        )


_MUTATED = "Tensor cached during selective activation checkpoint has been mutated"


def _returns(recording: Recording, op: Op, storages: Iterable[int]) -> bool:
    returned = {recording.tensors[tensor].storage for tensor in op.outputs}
    return not returned.isdisjoint(storages)


class Until(NamedTuple):
    """How long a checkpoint, and the users of its cache, hold a result."""

    storage: int
    dies: int | None
    """After how many ops of the recording it is released; None: never."""
    run: int | None = None
    """The recomputation that takes it out; ``dies`` is then the op before which this runs."""
    dies_within: int = 0
    """After how many ops of this recomputation it is released."""


def result_ends(
    step: Step,
    results: Mapping[int, Sequence[Result]],
    recomputations: Sequence[Recomputation],
    clock: Clock,
) -> dict[int, int | None]:
    """Map each kept storage to the number of ops after which its last owner releases it."""
    found: dict[int, list[int | None]] = defaultdict(list)
    for until in held_until(step, results, recomputations):
        end = clock.death(until.dies)
        if until.run is not None:
            end = clock.begin(until.run) + until.dies_within
        found[until.storage].append(end)
    return {storage: latest(ends) for storage, ends in found.items()}


def held_until(
    step: Step, results: Mapping[int, Sequence[Result]], recomputations: Sequence[Recomputation]
) -> list[Until]:
    """Tell how long each result is held.

    A recomputation takes a result out of the cache; from then on it lives like a recomputed one.
    Results after the op at which torch stops stay in the cache until the region is done.
    """
    runs: dict[int, int] = {}
    for number, again in enumerate(recomputations):
        is_again = again.region.call in runs
        # A recording does not know the nodes that a backward inside the forward ran.
        may_be_again = is_again or (
            step.has_graph_of_backward
            and again.region.ops.start <= last_begun_in_forward(step.index)
        )
        if may_be_again and again.looks & again.region.keeps:
            name = step.names[again.region.call]
            backwards = "Two backwards run" if is_again else "A backward inside the forward may run"
            raise PredictError(
                f"{backwards} through {name}, and torch takes the results out of a selective "
                "checkpoint only once: use a plain checkpoint for it, or a graph that one backward "
                "uses."
            )
        if again.region.keeps:
            check_recomputed(step, again)
        runs[again.region.call] = number
    found: list[Until] = []
    taken: dict[int, list[Result]] = defaultdict(list)
    for result in chain.from_iterable(results.values()):
        region = result.region
        if step.recording.storages[result.storage].category in OWN:
            continue
        if region.call in runs and result.op < region.end_op:
            taken[runs[region.call]].append(result)
        else:
            found.append(Until(result.storage, region.release))
    for number, of in taken.items():
        found += _taken_until(step, recomputations[number], of, number)
    return found


def _taken_until(
    step: Step, again: Recomputation, results: Iterable[Result], number: int
) -> Iterator[Until]:
    """Tell how long a recomputation, and the nodes it runs for, hold the results taken from the
    cache."""
    kept = kept_until(step, again, of_kept=True)
    uses = {
        storage: position
        for position, op in enumerate(again.ops)
        if op not in again.looks
        for storage in step.recording.ops[op].inputs
    }
    for result in results:
        if result.storage in kept:
            yield Until(result.storage, kept[result.storage])
            continue
        popped = again.ran(result.op)
        used = max(uses.get(result.storage, popped), popped)
        within = dies_within(step, again, result.storage, used)
        yield Until(result.storage, again.before, number, within)


def check_recomputed(step: Step, again: Recomputation) -> None:
    """Refuse a selective checkpoint whose recomputation runs ops that its forward did not run.

    torch refuses that since 2.13. So it refuses copies that autocast made before the checkpoint,
    and parameters that fully_shard gathers only in the recomputation. It takes the results of an op
    in their order, so each kept copy must be made again.
    """
    region, name = again.region, step.names[again.region.call]
    if any(step.recording.storages[copy].birth in region.keeps for copy in again.copies):
        raise PredictError(
            f"{name} has several autocast blocks. Its recomputation shares copies between them and "
            "torch would mix up the kept ones: leave _to_copy out of save=."
        )
    if any(op not in region.ops for op in again.ops):
        raise PredictError(
            f"{name} uses copies that autocast made before it, and its recomputation would make "
            "them again; torch refuses that in a selective checkpoint since 2.13: use a plain "
            "checkpoint for it."
        )
    if _gathers(step, _backward_after(step, again)) > _gathers(step, region.ops):
        raise PredictError(
            f"{name} contains modules of fully_shard whose parameters were there in the forward, "
            "and its recomputation would gather them. torch refuses that in a selective checkpoint "
            "since 2.13: use a plain checkpoint for it, checkpoint the modules inside it, or call "
            "fully_shard with reshard_after_forward=False."
        )


_SPLIT = "fsdp::split_with_sizes_copy"
"""Copies a gathered buffer into the unsharded parameters."""


def _gathers(step: Step, ops: Iterable[int]) -> int:
    """Count how often FSDP has gathered parameters."""
    return sum(step.recording.ops[at].name == _SPLIT for at in ops)


def _backward_after(step: Step, again: Recomputation) -> Iterator[int]:
    """Yield the ops of a region's backward that run after its recomputation.

    Hooks of the first node run before the node asks for saved tensors.
    """
    ran = {op: node for node in again.region.asking for op in step.ran.get(node, ())}
    behind = sorted(op for op in ran if again.before <= op < again.end)
    for op in range(behind[0], behind[-1]) if behind else ():
        if step.ran_for[op] != ran[behind[0]]:
            yield op


_PLAIN_ALIAS, _UNDER_MODE_ALIAS = "aten::_reshape_alias", "aten::view"


def under_mode(recording: Recording, calls: Iterable[int]) -> Recording:
    """Return the recording with the ops that torch runs in some calls under a dispatch mode.

    There ``reshape`` calls another op. Attention without a fused kernel adds its mask into new
    memory, and so does ``linear`` its bias.
    """
    inside = ops_inside(recording, calls)
    sums = {at for at in inside if _adds_apart(recording, at)}
    aliases = {at for at in inside if recording.ops[at].name == _PLAIN_ALIAS}
    if aliases:
        ops = [*recording.ops]
        for at in aliases:
            ops[at] = ops[at]._replace(name=_UNDER_MODE_ALIAS)
        recording = replace(recording, ops=tuple(ops))
    return _apart(recording, sums) if sums else recording


def with_numbers(recording: Recording, calls: Iterable[int]) -> Recording:
    """Return the recording with the memory of numbers that a dispatch mode in some calls adds.

    An op receives a number as a tensor. A mode receives the number again, and passes it to an op
    that makes another tensor of it.
    """
    rows = recording.storages
    again = (
        rows[number]._replace(death=at + 1, holder=None)
        for at in sorted(ops_inside(recording, calls))
        for number in sorted(numbers_of(recording, at))
    )
    more = tuple(again)
    return replace(recording, storages=(*rows, *more)) if more else recording


def _adds_apart(recording: Recording, at: int) -> bool:
    """Tell whether an op in place would return memory of its own under a dispatch mode."""
    ops = recording.ops
    if ops[at].name != "aten::add_.Tensor":
        return False
    return _is_bias(recording, at) or (at + 1 < len(ops) and _is_mask(*ops[at : at + 2]))


def _is_mask(op: Op, following: Op) -> bool:
    """Tell whether an op adds attention's mask. Only attention calls this softmax."""
    return following.name == "aten::_safe_softmax" and following.inputs[:1] == op.inputs[:1]


def _is_bias(recording: Recording, at: int) -> bool:
    """Tell whether an op adds the bias of ``linear``: directly after the product, in its line."""
    product, op = recording.ops[at - 1 : at + 1] if at else (None, recording.ops[at])
    if product is None or product.name != "aten::_unsafe_view":
        return False
    made = [recording.tensors[tensor].storage for tensor in product.outputs]
    if made != [*op.inputs[:1]]:
        return False
    if op.frame is None:
        call = None if op.module is None else recording.modules[op.module]
        if call is None or call.type_name in _CALL_LINEAR:
            return call is not None
        return call.type_name == "Linear" and call.end_op == at + 1
    return op.frame == product.frame


_CALL_LINEAR = {"MultiheadAttention", "RNN", "GRU", "LSTM"}
"""Torch's modules whose own code adds into no other product than that of ``linear``."""


class _Sum(NamedTuple):
    """An addition that gets its own memory, which all later ops and views use."""

    position: int
    output: int
    storage: int


def _apart(recording: Recording, sums: Collection[int]) -> Recording:
    """Let sums have their own storages."""
    ops, storages = [*recording.ops], [*recording.storages]
    apart: dict[int, _Sum] = {}  # storage → the sum that no longer writes into it

    def now(storage: int, clock: int, of: Callable[[_Sum], int]) -> int:
        while (found := apart.get(storage)) is not None and of(found) <= clock:
            storage = found.storage
        return storage

    for position in range(min(sums), len(ops)):
        op = ops[position]
        inputs = tuple(now(one, position - 1, lambda of: of.position) for one in op.inputs)
        ops[position] = op = op._replace(inputs=inputs) if inputs != op.inputs else op
        if position in sums:
            (output,), old = op.outputs, op.inputs[0]
            apart[old] = _Sum(position, output, len(storages))
            storages.append(storages[old]._replace(birth=position))
            storages[old] = storages[old]._replace(death=position + 1)
            ops[position] = op._replace(name="aten::add.Tensor")
    tensors = (
        row
        if row.storage not in apart
        else row._replace(storage=now(row.storage, number, lambda of: of.output))
        for number, row in enumerate(recording.tensors)
    )
    return replace(recording, ops=tuple(ops), storages=tuple(storages), tensors=tuple(tensors))
