"""DistributedDataParallel without memory: torch's own reducer, on fake tensors.

Torch makes, fills and reduces its buckets. This module reports each gradient to it, because only
torch's engine does so otherwise. On a machine without a GPU the reducer must not ask a GPU for the
time.
"""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from typing import Any

import torch
from torch import Tensor, distributed

from tb_actmem.errors import RecordError
from tb_actmem.model import Note
from tb_actmem.predict.fake_tensors.node_hooks import tell_after
from tb_actmem.predict.fake_tensors.replacements import here, replaced
from tb_actmem.predict.fake_tensors.torch_private import (
    ALL_REDUCE,
    DEVICE,
    EMPTY,
    FAKE_WORKS,
    HAS_GRADIENT,
    NUMBER_WORK,
    REBUILD,
    REDUCE_ALL,
    VERIFY,
    CppReducer,
    TorchDispatchMode,
    fake_mode,
    finished,
    leaf_node,
)
from tb_actmem.recorder.dry_run_state import current


@contextmanager
def reducing() -> Iterator[None]:
    """Let a DistributedDataParallel made in the block run without memory."""
    if not distributed.is_available():
        yield
        return
    with (
        replaced(distributed, VERIFY, _unverified),
        replaced(distributed, "Reducer", _made),
        replaced(FAKE_WORKS, NUMBER_WORK, _numbered) if FAKE_WORKS else nullcontext(),
    ):
        yield


_numbers = itertools.count(10**9 + 1)


def _numbered(behind: Any) -> Callable[[], int]:
    """Count instead of drawing: torch's numbers would come from the program's random state."""
    return lambda: next(_numbers)


def _unverified(behind: Any) -> Callable[..., None]:
    """Do not ask other ranks for their parameters' shapes: there are none."""
    return lambda group, *args: _refuse_others(group)


def _made(behind: Any) -> Callable[..., Any]:
    def make(
        parameters: list[Tensor],
        buckets: Any,
        limits: Any,
        group: Any,
        are_sparse: list[bool],
        *rest: Any,
    ) -> Any:
        _refuse_others(group)
        if any(are_sparse):
            raise RecordError(
                f"{here()} makes a DistributedDataParallel of a layer with sparse gradients, "
                "whose sum over all ranks is as large as their data: do not use sparse=True in a "
                "dry run."
            )
        return _Reducer(parameters, buckets, limits, group, are_sparse, *rest)

    return make


def _refuse_others(group: Any) -> None:
    if distributed.get_backend(group) != "fake":
        raise RecordError(
            f"{here()} makes a DistributedDataParallel, but a dry run has no other ranks: use "
            'torch.distributed.init_process_group("fake", ...).'
        )


class _Reducer(CppReducer):  # type: ignore[misc]  # of torch's own, which is not typed
    """Torch's reducer; the dry run's backward reports to it as torch's engine does."""

    def __init__(self, parameters: list[Tensor], *args: Any) -> None:
        leaves = [leaf_node(parameter) for parameter in parameters]  # which remember their device
        self.without_gpu = _WithoutGpu(parameters[0].device)
        with self.without_gpu:
            super().__init__(parameters, *args)
        ref = weakref.ref(self)
        for index, leaf in enumerate(leaves):
            tell_after(leaf, partial(_tell, ref, index))

    def prepare_for_backward(self, outputs: list[Tensor]) -> None:
        """Prepare for the gradients of a forward."""
        dry_run = current()
        if outputs and dry_run is not None:
            dry_run.note(Note.of("unused-parameters"))
        with self.without_gpu:
            super().prepare_for_backward(outputs)


def _tell(ref: weakref.ref[_Reducer], index: int) -> None:
    reducer = ref()
    if reducer is not None:
        getattr(reducer, HAS_GRADIENT)(index)


def _within(step: str, context: Callable[[_Reducer], AbstractContextManager[Any]]) -> None:
    """Run a step of torch's reducer in a context."""
    behind: Any = getattr(CppReducer, step, None)

    def run(reducer: _Reducer, *args: Any) -> Any:
        with context(reducer):
            return behind(reducer, *args)

    setattr(_Reducer, step, run)


for _step in (HAS_GRADIENT, REDUCE_ALL):
    _within(_step, lambda reducer: reducer.without_gpu)
_within(REBUILD, lambda _: fake_mode().counting())


class _WithoutGpu(TorchDispatchMode):  # type: ignore[no-untyped-call]  # of its base
    """Answers the reducer's calls for a GPU: everything is on the host, without waiting."""

    def __init__(self, device: torch.device) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._device = device

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run an op as it would run with a GPU."""
        if func is DEVICE:
            return torch.device("cpu")
        given = dict(kwargs or {})
        if func is EMPTY:  # a bucket, which belongs on the parameters' device
            given["device"] = self._device
        result = func(*args, **given)
        return finished(result) if func is ALL_REDUCE else result
