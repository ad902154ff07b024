"""Changes that save less without any recomputation, each with its bytes in the recorded step."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator
from typing import NamedTuple

from tb_actmem.advice.idle_checkpoints import IdleCheckpoint, idle_checkpoints
from tb_actmem.analysis.index import Index, common_name, derived, fqn, layers_name, starred
from tb_actmem.analysis.index.devices import first_device, saved_by_device
from tb_actmem.analysis.index.storages import save_modules, saves_by_storage
from tb_actmem.analysis.totals import totals_of
from tb_actmem.analysis.totals.alive import Held, held_for_nothing
from tb_actmem.analysis.totals.saved_tensors import copies
from tb_actmem.errors import PredictError
from tb_actmem.model import Category
from tb_actmem.predict.checkpointing.checkpoint import checkpoint
from tb_actmem.predict.checkpointing.patterns import kept_inside
from tb_actmem.predict.rewriting import (
    Rewrite,
    RewriteKind,
    apart,
    in_place,
    saved_only_by,
    unfused_attentions,
)
from tb_actmem.predict.rewriting.written_functions import written_functions, written_losses
from tb_actmem.predict.rewriting.written_norms import written_norms


class Suggestion(NamedTuple):
    """A replacement for ops, for equal layers together."""

    module: str
    """The common part of the modules' names, ``h.*.mlp.act``; for a single module its name."""
    calls: tuple[int, ...]
    """The module calls, in order of entry."""
    storages: tuple[int, ...]
    """The storages that would be released."""
    type_name: str
    saved_bytes: int
    """Bytes that would be released."""
    fewer_bytes: int
    """By how many bytes less would be saved."""
    function: str
    """The Python code to write: a function of ``x``, for example, or an argument."""
    kind: RewriteKind
    """How less is saved."""
    is_predicted: bool = False
    """Whether the step with it is predicted."""

    @property
    def is_minimum(self) -> bool:
        """Whether `fewer_bytes` is a minimum, and not exact."""
        return self.kind in (RewriteKind.ATTENTION, RewriteKind.DTYPE)


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
        released = saved_only_by(index, {recording.saves[save].node for save in saves}) & {copy}
        is_weight = recording.storages[source].category is Category.PARAMETER
        is_narrower = dtypes[copy] in _NARROW and dtypes[source] not in _NARROW
        if released and call is not None and is_weight and is_narrower:
            yield Rewrite(
                call=_outermost(index, call),
                kind=RewriteKind.DTYPE,
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


_FINDERS = (
    written_functions,
    written_norms,
    unfused_attentions,
    written_losses,
    in_place,
    weight_casts,
)

_LEAST = 0.01
"""Share of all saved bytes below which a change is not suggested."""


def suggestions(index: Index) -> list[Suggestion]:
    """Find changes that save less without any recomputation, the largest gain first.

    No byte counts twice: if two changes release one storage, the one that gains more is listed.
    """
    groups: dict[Hashable, list[Rewrite]] = defaultdict(list)
    for each in apart(index, [each for find in _FINDERS for each in find(index)]):
        row = index.recording.modules[each.call]
        groups[starred(row.fqn), row.type_name, each.kind, each.function].append(each)
    least = _LEAST * saved_by_device(index).get(first_device(index), 0)
    rows = (_row(index, group) for group in groups.values())
    worthwhile = [row for row in rows if row.fewer_bytes > least]
    return sorted(worthwhile, key=lambda row: (-row.fewer_bytes, row.calls))


def _row(index: Index, rewrites: list[Rewrite]) -> Suggestion:
    calls = sorted({each.call for each in rewrites})
    return Suggestion(
        module=common_name(fqn(index.recording, call) for call in calls),
        calls=tuple(calls),
        storages=tuple(sorted(frozenset().union(*(each.released for each in rewrites)))),
        type_name=index.recording.modules[calls[0]].type_name,
        saved_bytes=sum(each.fewer_bytes(index) + each.added_bytes for each in rewrites),
        fewer_bytes=sum(each.fewer_bytes(index) for each in rewrites),
        function=rewrites[0].function,
        kind=rewrites[0].kind,
        is_predicted=all(each.nodes for each in rewrites),
    )


class Relief(NamedTuple):
    """Repeated layers under checkpoints, as `predict.checkpoint` predicts them."""

    modules: str
    """``transformer.h.*``."""
    before_bytes: int
    after_bytes: int
    """Bytes saved for backward without and with the checkpoints."""


def checkpoint_relief(index: Index) -> Relief | None:
    """Predict checkpoints around the repeated layers that save the most.

    None: none of the few that save the most would save less.
    """
    before = totals_of(index).saved_bytes
    for name in _layers(index)[:_TRIED]:
        try:
            after = checkpoint(index.recording, modules=[name])
        except PredictError:
            continue
        less = totals_of(Index(after)).saved_bytes
        if less < before:
            return Relief(name, before, less)
    return None


_TRIED = 4
"""Each prediction may take seconds, and an exception waits for it."""


def _layers(index: Index) -> list[str]:
    """Return patterns that match several modules, the largest saved bytes first, outer modules
    first."""
    members: dict[str, set[str]] = {}
    saved: dict[str, int] = {}
    for call, nbytes in zip(index.recording.modules, kept_inside(index), strict=True):
        name = layers_name(call.fqn)
        members.setdefault(name, set()).add(call.fqn)
        saved[name] = saved.get(name, 0) + nbytes
    repeated = [name for name, of in members.items() if len(of) > 1 and saved[name]]
    return sorted(repeated, key=lambda name: (-saved[name], name.count(".")))


Warned = Held | IdleCheckpoint

_SHARE, _LEAST_IDLE = 0.01, 1 << 20
"""A minimum share of all saved bytes, and a minimum in bytes: every program holds a loss, a mask
and positions, and in a small model they are a large share."""


@derived
def warnings(index: Index) -> list[Warned]:
    """Find memory that is spent for nothing, the largest first; without recorded ops none."""
    if not index.recording.meta.has_ops:
        return []
    first = first_device(index)
    held = [row for row in held_for_nothing(index) if _is_worth_it(index, row.device, row.nbytes)]
    idle = [row for row in idle_checkpoints(index) if _is_worth_it(index, first, row.nbytes)]
    return sorted((*held, *idle), key=lambda row: -row.nbytes)


def _is_worth_it(index: Index, device: str, nbytes: int) -> bool:
    return nbytes >= max(_LEAST_IDLE, _SHARE * saved_by_device(index).get(device, 0))
