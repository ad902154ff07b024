"""Classify storages: their category, holder and name, from evidence noted elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence, Sized
from dataclasses import dataclass, field
from functools import cached_property
from itertools import repeat
from operator import itemgetter
from typing import Any, NamedTuple

from tb_actmem.model import Basis, Category, Holder, ModelState, Op


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
    inference: set[int] = field(default_factory=set)
    """Memory of a result of an op under ``torch.inference_mode()``."""
    casts: set[tuple[int, int]] = field(default_factory=set)
    """(copy in another dtype, its source), from the graph."""
    claims: set[tuple[int, Holder]] = field(default_factory=set)
    """(storage, a holder of it)."""
    gradients: dict[int, ModelState] = field(default_factory=dict)
    """Memory of the ``.grad`` of the model's parameters, now or until it died."""
    optimizer: set[int] = field(default_factory=set)
    """Memory of optimizer states for the model's parameters."""
    sharding: dict[int, ModelState] = field(default_factory=dict)
    """Memory of FSDP."""
    again: dict[int, int] = field(default_factory=dict)
    """Memory of a storage to which ``resize_`` gave memory again → its memory before, in order."""
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


class Verdicts(Sequence[Verdict]):
    """The verdicts on all storages, as columns; the rows are made at their first use."""

    def __init__(
        self,
        categories: Sequence[Category],
        bases: Sequence[Basis],
        names: dict[int, str],
        holders: dict[int, Holder],
        states: dict[int, ModelState],
    ) -> None:
        numbers = range(len(categories))
        self.categories = categories
        self.columns: tuple[Callable[[], Iterable[Any]], ...] = (
            lambda: categories,
            lambda: bases,
            lambda: map(names.get, numbers),
            lambda: map(holders.get, numbers),
            lambda: map(states.get, numbers),
        )
        """Those of `Verdict`."""

    @cached_property
    def _rows(self) -> tuple[Verdict, ...]:
        columns = (column() for column in self.columns)
        return tuple(map(tuple.__new__, repeat(Verdict), zip(*columns, strict=True)))

    def __len__(self) -> int:
        return len(self.categories)

    def __getitem__(self, position: Any) -> Any:
        return self._rows[position]


def classify(evidence: Evidence, births: Sequence[int | None], *, has_ops: bool) -> Verdicts:
    """Classify every storage; ``births``: storage → the op that made it."""
    if not all(are_numbers_of(births, some) for some in _storages(evidence)):
        raise RuntimeError("the evidence names a storage that was not noted")
    decided = _decide(evidence, births, has_ops)
    categories, bases = ([*map(itemgetter(field), decided)] for field in range(2))
    names = _names(evidence, categories)
    holders = _unclaimed(evidence, births, categories, names) | _strongest(evidence)
    states = dict(evidence.sharding)
    states |= dict.fromkeys(evidence.optimizer, ModelState.OPTIMIZER)
    states |= evidence.gradients
    own = {
        one
        for one, state in states.items()
        if categories[one] in (_PARAMETER, _BUFFER) and state is not _UNSHARDED
    }
    states = {one: states[one] for one in states.keys() - own}
    return Verdicts(categories, bases, names, holders, states)


# Aliases, because the lookup of an enum member takes longer than the rest of the work.
_PARAMETER, _BUFFER = Category.PARAMETER, Category.BUFFER
_ACTIVATION, _INPUT = Category.ACTIVATION, Category.INPUT
_UNSHARDED = ModelState.UNSHARDED_PARAMETER
_NAMED = Basis.NAMED

_Decided = tuple[Category, Basis]
_PARAMETER_TYPE: _Decided = (_PARAMETER, Basis.PARAMETER_TYPE)
_CREATED: _Decided = (_ACTIVATION, Basis.CREATED)
_INFERENCE: _Decided = (_ACTIVATION, Basis.INFERENCE)
_LEAF: _Decided = (_INPUT, Basis.LEAF)
_COMPILED: _Decided = (Category.UNKNOWN, Basis.COMPILED)
_OLDER: _Decided = (_INPUT, Basis.OLDER)
_NODE_OUTPUT: _Decided = (_ACTIVATION, Basis.NODE_OUTPUT)
_UNDECIDED: _Decided = (Category.UNKNOWN, Basis.UNDECIDED)


def _decide(evidence: Evidence, births: Sequence[int | None], has_ops: bool) -> list[_Decided]:
    """Decide the category of every storage: later evidence is stronger."""
    by_evidence: dict[int, _Decided] = {}
    if has_ops:
        decided = [_OLDER if birth is None else _CREATED for birth in births]
        by_evidence |= dict.fromkeys(evidence.unseen, _COMPILED)
    else:
        decided = [_UNDECIDED] * len(births)
        by_evidence |= dict.fromkeys(evidence.made, _NODE_OUTPUT)
    by_evidence |= dict.fromkeys(evidence.leaves, _LEAF)
    for storage, one in by_evidence.items():
        if decided[storage] is not _CREATED:
            decided[storage] = one
    for storage in evidence.inference:
        if decided[storage] is _CREATED:
            decided[storage] = _INFERENCE
    unsharded = (one for one, state in evidence.sharding.items() if state is _UNSHARDED)
    for storage in (*evidence.parameters, *unsharded):
        decided[storage] = _PARAMETER_TYPE
    for storage, (category, _) in evidence.names.items():
        decided[storage] = category, _NAMED
    return decided


def are_numbers_of(table: Sized, numbers: Collection[int]) -> bool:
    """Whether all numbers are those of rows of a table."""
    return not numbers or 0 <= min(numbers) <= max(numbers) < len(table)


def _storages(evidence: Evidence) -> Iterator[Collection[int]]:
    """Yield the storages that the evidence names."""
    yield from (evidence.parameters, evidence.leaves, evidence.made, evidence.unseen)
    yield evidence.inference
    yield from (evidence.gradients, evidence.optimizer, evidence.sharding, evidence.names)
    yield from (evidence.again.keys(), {*evidence.again.values()})
    yield {storage for storage, _ in evidence.claims}


def _strongest(evidence: Evidence) -> dict[int, Holder]:
    ranks = {holder: rank for rank, holder in enumerate(HOLDERS)}
    strongest: dict[int, Holder] = {}
    for storage, holder in evidence.claims:
        other = strongest.get(storage)
        if other is None or ranks[holder] < ranks[other]:
            strongest[storage] = holder
    return strongest


def _unclaimed(
    evidence: Evidence,
    births: Sequence[int | None],
    categories: Sequence[Category],
    names: dict[int, str],
) -> dict[int, Holder]:
    """Find the holders of activations that nothing has claimed."""
    cached = dict.fromkeys(names if evidence.autocast else (), Holder.AUTOCAST_CACHE)
    of_leaves = [storage for storage in evidence.leaves if births[storage] is not None]
    holders = cached | dict.fromkeys(of_leaves, Holder.LEAF)
    return {one: holder for one, holder in holders.items() if categories[one] is _ACTIVATION}


def _names(evidence: Evidence, categories: Sequence[Category]) -> dict[int, str]:
    names = {storage: name for storage, (_, name) in evidence.names.items()}
    casts = {
        copy: names[source]
        for copy, source in evidence.casts
        if copy not in names and categories[source] is _PARAMETER and source in names
    }
    return names | casts


GATHER = "fsdp::all_gather_copy_in"
"""Copies shards into the buffer of an all-gather."""
SPLIT = "fsdp::split_with_sizes_copy"
"""Copies a gathered buffer, its first argument, into the unsharded parameters."""
JOIN = "fsdp::chunk_cat"
"""Copies unsharded gradients into the buffer of a reduce-scatter, its last argument.

From torch 2.15 on, there is also ``fsdp::chunk_cat_mixed_dtype``.
"""
REDUCE = "c10d::_reduce_scatter_base_"
"""Reduces a buffer, its second argument, into the first."""

_ALL_GATHER, _REDUCE_SCATTER = ModelState.ALL_GATHER, ModelState.REDUCE_SCATTER


def note_sharding(evidence: Evidence, ops: Iterable[Op]) -> None:
    """Note what FSDP uses storages for: the arguments of its ops tell.

    A model's parameters without a name are gathered ones: FSDP of version 1 has no ops of its own.
    It gathers them again into the same storages.
    """
    found = dict.fromkeys(evidence.parameters, _UNSHARDED) | _purposes(ops)
    for storage, before in evidence.again.items():
        if found.get(before) is _UNSHARDED:
            found.setdefault(storage, _UNSHARDED)
    evidence.sharding = {one: found[one] for one in found.keys() - evidence.names.keys()}


def _purposes(ops: Iterable[Op]) -> dict[int, ModelState]:
    """Tell what FSDP uses storages for: storage → its purpose."""
    purposes: dict[int, ModelState] = {}
    for op in ops:
        if op.name == GATHER:
            purposes.update(dict.fromkeys(op.inputs, _ALL_GATHER))
        elif op.name == SPLIT:
            purposes[op.inputs[0]] = _ALL_GATHER
            purposes.update(dict.fromkeys(op.inputs[1:], _UNSHARDED))
        elif op.name.startswith(JOIN):
            purposes.update(dict.fromkeys(op.inputs[:-1], ModelState.UNSHARDED_GRADIENT))
            purposes[op.inputs[-1]] = _REDUCE_SCATTER
        elif op.name == REDUCE and purposes.get(op.inputs[1]) is _REDUCE_SCATTER:
            purposes[op.inputs[0]] = _REDUCE_SCATTER
    return purposes
