"""Where a recording comes from, and what could not be seen."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence

import torch

from tb_actmem.model import Meta, Op, SaveKind
from tb_actmem.predict.fake_cuda import pretended
from tb_actmem.predict.fake_cuda.notes import dry_run_notes
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph.hidden import Hidden, hidden_notes
from tb_actmem.recorder.graph.read import GraphFacts
from tb_actmem.version import __version__


def meta_of(
    label: str,
    facts: GraphFacts,
    storages: Storages,
    created_ns: int,
    *,
    has_ops: bool,
    ops: Sequence[Op] = (),
    hidden: Hidden | None = None,
    optimizers: int | None = None,
    sees_memory: bool = False,
) -> Meta:
    """Say where the recording comes from and what it could not see.

    ``hidden`` is what was found of nodes that cannot be read; None without an op stream.
    """
    if storages.opaque_bytes:
        facts.notes.append(
            f"{storages.opaque_bytes:,} bytes of saved tensors have no storage that can be read; "
            "they are not counted."
        )
    if storages.packed_elsewhere:
        facts.notes.append(
            f"Of {storages.packed_elsewhere:,} saved tensors pack hooks made something in which no "
            "tensor was found: memory that they keep elsewhere, in a table of their own, is not in "
            "the kept bytes; with an op stream it is among the held."
        )
    facts.notes += _unknown_checkpoints(facts, hidden)
    if storages.unsearched:
        names = ", ".join(sorted(storages.unsearched))
        facts.notes.append(
            f"{names[0].upper()}{names[1:]}: more objects are behind it than are looked into; what "
            "tensors the rest of them keeps is not counted."
        )
    facts.notes += hidden_notes(facts.types, hidden)
    stands_for = _stands_for(facts, storages, ops)
    return Meta(
        label=label,
        created_ns=created_ns,
        torch_version=str(torch.__version__),
        actmem_version=__version__,
        device=stands_for or _device(storages.device),
        has_ops=has_ops,
        rank=_rank(),
        notes=tuple(dict.fromkeys([*facts.notes, *facts.older])),
        optimizers=optimizers,
        predicted=stands_for and f"a dry run as on {stands_for}",
        sees_memory=sees_memory,
    )


def _unknown_checkpoints(facts: GraphFacts, hidden: Hidden | None) -> Iterator[str]:
    """Say which tensors are packed by hooks that look like a checkpoint's and lead to no region.

    A torch that renames its checkpoint's hooks is seen here.
    """
    count = sum(
        kind is SaveKind.RECOMPUTED
        for node, kept in facts.saves.items()
        if node not in facts.region_of
        for _, kind, _, _ in kept
    )
    if count:
        rest = f" {hidden.unexplained_bytes:,} bytes stand as unexplained." if hidden else ""
        yield (
            f"{count:,} saved tensors were packed by hooks that torch {torch.__version__} does not "
            f"show as a checkpoint's: the memory behind them is not in the saved bytes.{rest}"
        )


def _stands_for(facts: GraphFacts, storages: Storages, ops: Sequence[Op]) -> str | None:
    """Name the device for which a dry run stands, and note what is not known of it."""
    if facts.dry_run is not None:
        facts.notes += facts.dry_run.notes
        return facts.dry_run.device
    on_gpu = {number for number, name in enumerate(storages.device) if name.startswith("cuda")}
    stands_for = pretended() if on_gpu else None
    if stands_for is not None:
        ran = (
            (op.name, any(0 in storages.tensors[tensor].shape for tensor in op.outputs))
            for op in ops
            if not on_gpu.isdisjoint(op.inputs)
        )
        facts.notes += dry_run_notes(stands_for, ran)
    return stands_for


def _rank() -> int | None:
    """This process's rank: what torch.distributed says, or the launcher before it is set up."""
    if torch.distributed.is_available() and torch.distributed.is_initialized():
        return torch.distributed.get_rank()
    rank = os.environ.get("RANK", "")
    return int(rank) if rank.isdigit() else None


def _device(devices: Iterable[str]) -> str:
    """Name the accelerator that storages are on, or the device kind."""
    kinds = sorted({device for device in devices if device not in ("cpu", "meta")})
    if not kinds:
        return next(iter(devices), "cpu")
    if kinds[0].startswith("cuda") and torch.cuda.is_available():
        return torch.cuda.get_device_name(kinds[0])
    return kinds[0]
