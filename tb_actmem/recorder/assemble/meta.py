"""The meta data of a recording: its origin and its notes."""

from __future__ import annotations

import math
import os
import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace

import torch
from torch.nn import Module

from tb_actmem.model import Category, Meta, Note, Op, PhaseKind, Recording, SaveKind
from tb_actmem.predict.fake_cuda import pretended
from tb_actmem.recorder.assemble.mesh import place_in_job
from tb_actmem.recorder.evidence.classify import Verdict
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph import GraphFacts
from tb_actmem.recorder.graph.saves import NodeType
from tb_actmem.recorder.torch_private import parameters
from tb_actmem.recorder.watch import RawFacts
from tb_actmem.text.notes import BUILD
from tb_actmem.version import __version__

Unexplained = Callable[[], int] | None


def meta_of(
    label: str,
    facts: GraphFacts,
    storages: Storages,
    created_ns: int,
    *,
    has_ops: bool,
    ops: Sequence[Op] = (),
    unexplained: Unexplained = None,
    optimizers: int | None = None,
    sees_memory: bool = False,
    is_expandable: bool = False,
) -> Meta:
    """Make the meta data of a recording.

    ``unexplained`` counts the living bytes without a known holder; None without an op stream.
    """
    if storages.opaque_bytes:
        facts.notes.append(Note.of("unread-storage", nbytes=storages.opaque_bytes))
    if storages.packed_elsewhere:
        facts.notes.append(Note.of("packed-elsewhere", count=storages.packed_elsewhere))
    facts.notes += _unknown_checkpoints(facts, unexplained)
    if storages.unsearched:
        facts.notes.append(Note.of("unsearched-objects", names=sorted(storages.unsearched)))
    facts.notes += unread_notes(facts.types, unexplained)
    stands_for = _stands_for(facts, storages, ops)
    return Meta(
        label=label,
        created_ns=created_ns,
        torch_version=str(torch.__version__),
        actmem_version=__version__,
        device=stands_for or _device(storages.device),
        has_ops=has_ops,
        rank=_rank(),
        mesh=place_in_job(),
        notes=tuple(dict.fromkeys([*facts.notes, *facts.older])),
        optimizers=optimizers,
        predicted=stands_for and f"a dry run as on {stands_for}",
        sees_memory=sees_memory,
        expandable_segments=is_expandable,
    )


def _unknown_checkpoints(facts: GraphFacts, unexplained: Unexplained) -> Iterator[Note]:
    """Report tensors packed by hooks that look like a checkpoint's but lead to no region.

    This happens if a new torch renames its checkpoint hooks.
    """
    count = sum(
        kind is SaveKind.RECOMPUTED
        for node, kept in facts.saves.items()
        if facts.region_of.get(node) is None
        for _, kind, _, _ in kept
    )
    if count:
        yield Note.of(
            "unknown-checkpoint",
            torch=str(torch.__version__),
            count=count,
            unexplained=unexplained and unexplained(),
        )


def _stands_for(facts: GraphFacts, storages: Storages, ops: Sequence[Op]) -> str | None:
    """Name the device that a dry run imitates, and add the notes of the dry run."""
    if facts.dry_run is not None:
        facts.notes += facts.dry_run.notes
        return facts.dry_run.device
    gpus = {name for name in {*storages.device} if name.startswith("cuda")}
    on_gpu = {number for number, name in enumerate(storages.device) if name in gpus}
    stands_for = pretended() if on_gpu else None
    if stands_for is not None:
        ran = (
            (
                "aten::item" if _reads(op, storages) else op.name,
                any(0 in storages.tensors[tensor].shape for tensor in op.outputs),
            )
            for op in ops
            if not on_gpu.isdisjoint(op.inputs)
        )
        facts.notes += dry_run_notes(stands_for, ran)
    return stands_for


def _reads(op: Op, storages: Storages) -> bool:
    """Tell whether an op copies integers to the host: lengths or numbers of tokens, as a rule."""
    if op.name != "aten::_to_copy" or not op.outputs:
        return False
    made = storages.tensors[op.outputs[0]]
    return made.dtype in ("int64", "int32", "bool") and storages.device[made.storage] == "cpu"


_BY_VALUES = frozenset(
    {
        *("aten::nonzero", "aten::masked_select", "aten::argwhere", "aten::_unique"),
        *("aten::_unique2", "aten::unique_dim", "aten::unique_consecutive"),
        *("aten::unique_dim_consecutive", "aten::masked_scatter_backward"),
        "aten::linalg_matrix_exp",
    }
)
"""Ops whose results, or tensors inside, have sizes that depend on data."""
_BY_VALUES_OR_ARGUMENTS = frozenset({"aten::index", "aten::repeat_interleave", "aten::bincount"})
"""Ops whose results can also have sizes that depend on arguments alone: ``x[numbers]``, a given
``output_size`` or ``minlength``."""
_ASKING = frozenset({"aten::_local_scalar_dense", "aten::item", "aten::is_nonzero", "aten::equal"})
"""Ops that return a value to the program."""
_BY_LIBRARY = re.compile(
    r"aten::_?(convolution|cudnn_|fft_[cr]2|cholesky|geqrf|ormqr|sparse_\w*(mm|matmul)|"
    r"linalg_(cholesky|det|eig|householder|inv|ldl|lstsq|lu|pinv|qr|slogdet|solve(?!_tri)|svd))"
)
"""Ops with workspaces of cuDNN, cuFFT, cuSOLVER or cuSPARSE, except cuDNN's attention."""


def dry_run_notes(device: str, ops: Iterable[tuple[str, bool]]) -> Iterator[Note]:
    """Describe the assumptions of a step that ran on a fake device.

    ``ops`` are those on the device: their names, and whether they returned an empty tensor.
    """
    yield Note.of("dry-run", device=device)
    counts = Counter((name.partition(".")[0], is_empty) for name, is_empty in ops)
    sized: Counter[str] = Counter()
    by_library: Counter[str] = Counter()
    asked = 0
    for (name, is_empty), count in counts.items():
        if _BY_LIBRARY.match(name):
            by_library[name] += count
        if name in _BY_VALUES or (is_empty and name in _BY_VALUES_OR_ARGUMENTS):
            sized[name] += count
        elif name in _ASKING:
            asked += count
    if by_library:
        total = by_library.total()
        yield Note.of("dry-run-workspaces", count=total, ops=sorted(by_library))
    if sized:
        yield Note.of("dry-run-sizes", count=sized.total(), ops=sorted(sized))
    if asked:
        yield Note.of("dry-run-values", count=asked)


def _rank() -> int | None:
    """Return this process's rank, from torch.distributed or from the launcher."""
    if torch.distributed.is_available() and torch.distributed.is_initialized():
        return torch.distributed.get_rank()
    rank = os.environ.get("RANK", "")
    return int(rank) if rank.isdigit() else None


def _device(devices: Iterable[str]) -> str:
    """Name the accelerator of the storages, or the kind of device."""
    kinds = sorted({device for device in devices if device not in ("cpu", "meta")})
    if not kinds:
        return next(iter(devices), "cpu")
    if kinds[0].startswith("cuda") and torch.cuda.is_available():
        return torch.cuda.get_device_name(kinds[0])
    return kinds[0]


_TORCHSCRIPT = "DifferentiableGraphBackward"


def unread_notes(types: Sequence[NodeType], unexplained: Unexplained) -> Iterator[Note]:
    """Report the nodes that cannot be read.

    ``unexplained`` counts the living bytes without a known holder; None without an op stream.
    """
    nodes = [kind.name for kind in types if kind.is_hidden]
    if not nodes:
        return
    names = sorted(set(nodes))
    yield Note.of(
        "cpp-function" if unexplained is not None else "cpp-function-unread",
        names=names,
        count=len(nodes),
        unexplained=unexplained and unexplained(),
        command=None if names == [_TORCHSCRIPT] else BUILD,
    )


def unexplained_bytes(raw: RawFacts, facts: GraphFacts, verdicts: Sequence[Verdict]) -> int:
    """Count the living bytes that a forward made and that have no known holder."""
    storages, ends = raw.storages, [begin for begin, _ in raw.backwards]
    begins = [0, *(end for _, end in raw.backwards)]
    saved = facts.saved_storages(storages)
    ends.append(len(raw.ops))
    total = 0
    for storage, (birth, verdict) in enumerate(zip(storages.birth, verdicts, strict=True)):
        if birth is None or verdict.holder is not None or storage in saved:
            continue
        forward = bisect_right(ends, birth, hi=len(ends) - 1)
        death = storages.death.get(storage, math.inf)
        is_living = begins[forward] <= birth and death > ends[forward]
        if is_living and verdict.category is Category.ACTIVATION:
            total += storages.nbytes[storage]
    return total


def seen_notes(
    modules: Sequence[tuple[str, Module]], raw: RawFacts, facts: GraphFacts
) -> Iterator[Note]:
    """Report that the model did not run, made no graph, or lost its graph.

    An empty block and a block with gaps get no such note. A model without parameters may run
    without being called.
    """
    has_run = raw.calls or raw.ops or facts.types
    if not has_run or raw.foreign or raw.gaps.notes():
        return
    has_parameters = any(parameters(module) for _, module in modules)
    if has_parameters and not _is_used(raw, facts):
        yield Note.of("model-not-run")
    if facts.types or not raw.calls:
        return
    if facts.readings and facts.readings[-1] > raw.start:
        yield Note.of("graph-freed")
    else:
        yield Note.of("nothing-saved")


def _is_used(raw: RawFacts, facts: GraphFacts) -> bool:
    """Whether a module of the model was called, or an op used its parameters or buffers."""
    names = {*raw.fqns.values()}
    if any(call.type_name and call.fqn in names for call in raw.calls):
        return True
    own, storages = raw.storages.evidence.names, raw.storages
    used = facts.saved_storages(storages) | storages.storages_of(facts.variables.values())
    return not own.keys().isdisjoint(used.union(*(op.inputs for op in raw.ops)))


def with_retained_note(recording: Recording, retained: Collection[int]) -> Recording:
    """Report saved tensors that outlived a backward which retained its graph, if nothing else
    freed them."""
    ends = [phase.end_op for phase in recording.phases if phase.kind is PhaseKind.BACKWARD]
    kept: set[int] = set()
    for save in recording.saves:
        backward = recording.nodes[save.node].backward
        storage = None if save.tensor is None else recording.tensors[save.tensor].storage
        if backward is None or backward not in retained or backward >= len(ends):
            continue
        if storage is None or save.kind is not SaveKind.SAVED:
            continue
        row = recording.storages[storage]
        is_made = row.birth is not None and row.category is Category.ACTIVATION
        if is_made and (row.death is None or row.death >= ends[backward]):
            kept.add(storage)
    if not kept:
        return recording
    note = Note.of("retained-graph", nbytes=sum(recording.storages[each].nbytes for each in kept))
    return replace(recording, meta=recording.meta._replace(notes=(*recording.meta.notes, note)))
