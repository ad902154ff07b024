"""Casts of parameters, which autocast makes for products and the backward needs."""

from __future__ import annotations

from collections.abc import Iterator

from tb_actmem.analysis.dtype_copies import copies
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.instead import Instead, Way
from tb_actmem.analysis.sizes import itemsize
from tb_actmem.analysis.storages import charges, save_modules
from tb_actmem.model import Category


def weight_casts(index: Index) -> Iterator[Instead]:
    """Find each that is narrower than its parameter, with the model that was called."""
    recording = index.recording
    dtypes = {tensor.storage: tensor.dtype for tensor in recording.tensors}
    for copy, source in copies(index).items():
        save = charges(index)[copy]
        call, tensor = save_modules(index)[save], recording.saves[save].tensor
        is_weight = recording.storages[source].category is Category.PARAMETER
        if call is None or tensor is None or not is_weight:
            continue
        dtype = recording.tensors[tensor].dtype
        if itemsize(dtype) >= itemsize(dtypes[source]):
            continue
        yield Instead(
            call=_outermost(index, call),
            way=Way.DTYPE,
            function=f"model.to(torch.{dtype})",
            released=frozenset({copy}),
            relied_on=frozenset(),
            added_bytes=0,
        )


def _outermost(index: Index, call: int) -> int:
    modules = index.recording.modules
    while (parent := modules[call].parent) is not None:
        call = parent
    return call
