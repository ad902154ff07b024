"""Each op of torch's own database of ops: the allocations of a real GPU, and of a dry run."""

from __future__ import annotations

import gc
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.utils._pytree import tree_leaves

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.cuda.real_gpu import device, history
from benchmarks.cuda.requested import requested
from benchmarks.results import Table, without_gpu

_PARTS = 8
_SAMPLES = 4
_MOST = 40
"""The largest number of samples of an op. The measured ones are spread evenly over them."""
_DTYPES = (torch.float32, torch.bfloat16)
_RANDOM = ("svd_lowrank", "pca_lowrank")
"""Ops whose number of steps depends on random numbers."""

Facts = dict[str, Any]


def measure(part: int) -> list[Facts]:
    """Run samples of one part of all ops, forward and backward, and note their allocations."""
    from torch.testing._internal.common_methods_invocations import op_db

    torch.ones(4, 4, device="cuda") @ torch.ones(4, 4, device="cuda")
    ops = sorted(op_db, key=lambda op: (op.name, op.variant_test_name))
    return [
        {"op": op.name, "variant": op.variant_test_name, "dtype": str(dtype), **found}
        for op in ops[part::_PARTS]
        for dtype in _DTYPES
        if dtype in op.supported_dtypes("cuda") and op.name not in _RANDOM
        for found in _samples(op, dtype)
    ]


def _samples(op: Any, dtype: torch.dtype) -> Iterator[Facts]:
    has_graph = op.supports_autograd and dtype in op.supported_backward_dtypes("cuda")
    _seed()
    try:
        made = [*islice(op.sample_inputs("cuda", dtype, requires_grad=has_graph), _MOST)]
    except Exception as error:  # a sample may need a missing package
        yield {"error": f"{type(error).__name__}: {error}"[:200]}
        return
    for sample in made[:: max(1, len(made) // _SAMPLES)][:_SAMPLES]:
        yield _tried(op, sample, has_graph)


def _tried(op: Any, sample: Any, has_graph: bool) -> Facts:
    try:
        return _measured(op, sample, has_graph)
    except Exception as error:  # an op checks values, which a dry run does not have
        return {"error": f"{type(error).__name__}: {error}"[:200]}


def _measured(op: Any, sample: Any, has_graph: bool) -> Facts:
    _run(op, sample, has_graph)  # torch allocates some memory only once
    torch.cuda.synchronize()
    gc.collect()
    torch.cuda.memory._record_memory_history(context=None)
    seen = len(history())
    _run(op, sample, has_graph)
    made = Counter(one["size"] for one in history()[seen:] if one["action"] == "alloc")
    torch.cuda.memory._record_memory_history(enabled=None)
    before = requested("current")
    torch.cuda.reset_peak_memory_stats()
    with tb_actmem.record(stacks=False) as recorder:
        _run(op, sample, has_graph)
    return {
        "allocations": sorted(made.elements()),
        "requested": requested("peak") - before,
        "peak": tb_actmem.totals(recorder.recording).step_peak_bytes,
        "notes": [note.code for note in recorder.recording.meta.notes],
    }


def _run(op: Any, sample: Any, has_graph: bool) -> None:
    _seed()
    made = op.op(sample.input, *sample.args, **sample.kwargs)
    outputs = [one for one in tree_leaves(made) if isinstance(one, Tensor) and one.requires_grad]
    if has_graph and outputs:
        given = tree_leaves((sample.input, sample.args, sample.kwargs))
        inputs = [one for one in given if isinstance(one, Tensor) and one.requires_grad]
        gradients = [torch.ones_like(one) for one in outputs]
        torch.autograd.grad(outputs, inputs, gradients, allow_unused=True)


def _seed() -> None:
    torch.manual_seed(0)
    random.seed(0)
    np.random.seed(0)  # torch's samples use it


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row for each way in which samples agree or differ."""
    found = device()
    if found is None:
        say("gpu_ops: needs a GPU")
        yield without_gpu("gpu_ops")
        return
    parts = range(1 if quick else _PARTS)
    with ThreadPoolExecutor(len(parts)) as pool:
        dry, real = (
            [row for rows in pool.map(_part, parts, [variables] * len(parts)) for row in rows]
            for variables in (found.variables, {})
        )
    yield table(found.real_name, found.name, real, dry)


def table(real_name: str, card: str, real: list[Facts], dry: list[Facts]) -> Table:
    """Return the table of samples: each on the GPU and in the dry run."""
    kinds: dict[str, list[Facts]] = {}
    for one, other in zip(real, dry, strict=True):
        kinds.setdefault(_kind(one, other), []).append({**one, "dry": other})
    return Table(
        "gpu_ops",
        "Samples of torch's own database of ops, in float32 and bfloat16, forward and backward, on "
        f"a real {real_name} and in a dry run as on {card} with the same torch. Two "
        "agree if they allocate the same sizes equally often. A recording of a dry run notes the "
        "ops whose results depend on values, which it does not have.",
        ["samples", "ops", "number", "which ops"],
        [_row(kind, kinds[kind]) for kind in _KINDS if kind in kinds],
        {kind: len(rows) if kind == _SAME else rows for kind, rows in kinds.items()},
    )


def _part(part: int, variables: dict[str, str]) -> list[Facts]:
    outcome = Child(__name__, "measure", variables).call(part, timeout=400)
    say(f"gpu_ops: part {part}{', dry run' if variables else ''} {outcome.end}")
    found: list[Facts] = outcome.value or []
    return found


_KINDS = (
    *("same allocations", "other allocations, and a note says why", "other allocations"),
    *("fails in the dry run, because it checks values", "fails on the GPU"),
)
_SAME, _NOTED, _OTHER, _CHECKED, _FAILS = _KINDS
_NOTES = {"dry-run-sizes", "dry-run-values", "dry-run-workspaces"}


def _kind(real: Facts, dry: Facts) -> str:
    if "error" in real:
        return _FAILS
    if "error" in dry:
        return _CHECKED
    if real["allocations"] == dry["allocations"]:
        return _SAME
    return _OTHER if _NOTES.isdisjoint(dry["notes"]) else _NOTED


def _row(kind: str, rows: list[Facts]) -> list[str]:
    names = sorted({row["op"] for row in rows})
    listed = "" if kind == _SAME else ", ".join(names)
    return [kind, f"{len(names):,}", f"{len(rows):,}", listed]
