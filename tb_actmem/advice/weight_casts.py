"""Casts of parameters, which autocast makes for products and the backward needs."""

from __future__ import annotations

from collections.abc import Iterator

from tb_actmem.advice.rewrite import Rewrite, Way, kept_only_by
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.storages import save_modules, saves_by_storage
from tb_actmem.analysis.totals.dtype_copies import copies
from tb_actmem.model import Category

_NARROW = {"bfloat16", "float16"}


def weight_casts(index: Index) -> Iterator[Rewrite]:
    """Find each 16-bit copy of a wider parameter, with the model that was called.

    The advice is bfloat16 for both: torch does not scale gradients of float16 parameters.
    """
    recording = index.recording
    dtypes = {tensor.storage: tensor.dtype for tensor in recording.tensors}
    for copy, source in copies(index).items():
        saves = saves_by_storage(index)[copy]
        call = save_modules(index)[saves[0]]
        released = kept_only_by(index, {recording.saves[save].node for save in saves}) & {copy}
        is_weight = recording.storages[source].category is Category.PARAMETER
        is_narrower = dtypes[copy] in _NARROW and dtypes[source] not in _NARROW
        if released and call is not None and is_weight and is_narrower:
            yield Rewrite(
                call=_outermost(index, call),
                way=Way.DTYPE,
                function="model.to(torch.bfloat16)",
                released=released,
                relied_on=frozenset(),
                added_bytes=0,
            )


def _outermost(index: Index, call: int) -> int:
    modules = index.recording.modules
    while (parent := modules[call].parent) is not None:
        call = parent
    return call
