"""Classify storages: their category, holder and name, from evidence noted elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tb_actmem.model import Basis, Category, Holder, ModelState
from tb_actmem.recorder.assemble.fast_row import fast_row


@dataclass(slots=True)
class Evidence:
    """Evidence about storages, each named by its number.

    The sets only grow, so the order of observations does not matter. Gradients are an exception: a
    parameter may lose one that lives on as something else. Only `classify` draws conclusions.
    """

    names: dict[int, tuple[Category, str]] = field(default_factory=dict)
    """Parameters and buffers of the recorded model, whose memory is older than the block.

    Those of lazy modules get their memory in the block.
    """
    parameters: set[int] = field(default_factory=set)
    """Memory of a ``torch.nn.Parameter`` of any model."""
    leaves: set[int] = field(default_factory=set)
    """Memory of a tensor at which the graph ends."""
    made: set[int] = field(default_factory=set)
    """Memory of a node's output."""
    unseen: set[int] = field(default_factory=set)
    """Kept, and perhaps made, by a compiled region whose allocations cannot be observed."""
    casts: set[tuple[int, int]] = field(default_factory=set)
    """(copy in another dtype, its source), from the graph."""
    claims: set[tuple[int, Holder]] = field(default_factory=set)
    """(storage, a holder of it)."""
    gradients: set[int] = field(default_factory=set)
    """Memory of the ``.grad`` of the model's parameters, now or until it died."""
    optimizer: set[int] = field(default_factory=set)
    """Memory of optimizer states for the model's parameters."""
    autocast: bool = False
    """Autocast, and so its cache of casts, was on at the last reading of the graph."""

    def claim(self, storages: Iterable[int], holder: Holder) -> None:
        """Note a holder of some storages."""
        self.claims.update((storage, holder) for storage in storages)


HOLDERS = (
    Holder.CTX,
    Holder.PACK_HOOK,
    Holder.CHECKPOINT_CACHE,
    Holder.MODULE,
    Holder.GRADIENT,
    Holder.OUTPUT,
    Holder.PYTHON,
)
"""Holders by priority: the first one that claims a storage wins."""


class Verdict(NamedTuple):
    """The category, name and holder of a storage."""

    category: Category
    basis: Basis
    """The evidence for the category."""
    name: str | None = None
    holder: Holder | None = None
    model_state: ModelState | None = None


_verdict = fast_row(Verdict)


def classify(
    evidence: Evidence, births: Sequence[int | None], *, has_ops: bool
) -> tuple[Verdict, ...]:
    """Classify every storage; ``births``: storage → the op that made it."""
    if not _storages(evidence).issubset(range(len(births))):
        raise RuntimeError("the evidence names a storage that was not noted")
    claimed = _strongest(evidence)
    decided = [_category(storage, birth, evidence, has_ops) for storage, birth in enumerate(births)]
    names = _names(evidence, [category for category, _ in decided])
    states = dict.fromkeys(evidence.optimizer, ModelState.OPTIMIZER)
    states |= dict.fromkeys(evidence.gradients, ModelState.GRADIENT)
    return tuple(
        _verdict(
            category=category,
            basis=basis,
            name=names.get(storage),
            holder=claimed.get(storage)
            or _unclaimed(storage, births[storage], category, names, evidence),
            model_state=None if category in (_PARAMETER, _BUFFER) else states.get(storage),
        )
        for storage, (category, basis) in enumerate(decided)
    )


# Aliases, because the lookup of an enum member takes longer than the rest of the work.
_PARAMETER, _BUFFER = Category.PARAMETER, Category.BUFFER
_ACTIVATION, _INPUT = Category.ACTIVATION, Category.INPUT

_Decided = tuple[Category, Basis]
_PARAMETER_TYPE: _Decided = (_PARAMETER, Basis.PARAMETER_TYPE)
_CREATED: _Decided = (_ACTIVATION, Basis.CREATED)
_LEAF: _Decided = (_INPUT, Basis.LEAF)
_COMPILED: _Decided = (Category.UNKNOWN, Basis.COMPILED)
_OLDER: _Decided = (_INPUT, Basis.OLDER)
_NODE_OUTPUT: _Decided = (_ACTIVATION, Basis.NODE_OUTPUT)
_UNDECIDED: _Decided = (Category.UNKNOWN, Basis.UNDECIDED)


def _category(storage: int, birth: int | None, evidence: Evidence, has_ops: bool) -> _Decided:
    named = evidence.names.get(storage)
    if named is not None:
        return named[0], Basis.NAMED
    if storage in evidence.parameters:
        return _PARAMETER_TYPE
    if has_ops and birth is not None:
        return _CREATED
    if storage in evidence.leaves:
        return _LEAF
    if has_ops:
        return _COMPILED if storage in evidence.unseen else _OLDER
    return _NODE_OUTPUT if storage in evidence.made else _UNDECIDED


def _storages(evidence: Evidence) -> set[object]:
    """Return every storage that the evidence names."""
    one = evidence
    claimed = (storage for storage, _ in one.claims)
    sets = (one.parameters, one.leaves, one.made, one.unseen, one.gradients, one.optimizer)
    return set[object]().union(one.names, claimed, *sets)


def _strongest(evidence: Evidence) -> dict[int, Holder]:
    ranks = {holder: rank for rank, holder in enumerate(HOLDERS)}
    found: dict[int, Holder] = {}
    for storage, holder in evidence.claims:
        other = found.get(storage)
        if other is None or ranks[holder] < ranks[other]:
            found[storage] = holder
    return found


def _unclaimed(
    storage: int,
    birth: int | None,
    category: Category,
    names: dict[int, str],
    evidence: Evidence,
) -> Holder | None:
    if category is not _ACTIVATION:
        return None
    if birth is not None and storage in evidence.leaves:
        return Holder.LEAF
    return Holder.AUTOCAST_CACHE if evidence.autocast and storage in names else None


def _names(evidence: Evidence, categories: Sequence[Category]) -> dict[int, str]:
    names = {storage: name for storage, (_, name) in evidence.names.items()}
    casts = {
        copy: names[source]
        for copy, source in evidence.casts
        if copy not in names and categories[source] is _PARAMETER and source in names
    }
    return names | casts
