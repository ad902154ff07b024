"""Replays a training of a recorded step through the model of torch's CUDA caching allocator."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import storages_by_device
from tb_actmem.analysis.totals.alive import is_tensor
from tb_actmem.model import Category, ModelState, PhaseKind, Recording, Storage
from tb_actmem.predict.capacity import Block, CachingAllocator
from tb_actmem.predict.fake_cuda.gpus import WORKSPACE_SIZES

_STEPS = 3
"""How often the step is replayed: each step finds the fragments that the previous one left."""


class Served(NamedTuple):
    """The peak allocated and reserved memory of an allocator, in bytes."""

    allocated_bytes: int
    """In blocks: requests rounded up, and whole blocks for requests that are not split."""
    reserved_bytes: int
    """Memory that it requested from the device and keeps."""
    workspace_bytes: int
    """Part of the allocated memory at its peak: cuBLAS workspaces."""


class Unknown(NamedTuple):
    """Facts that a recording does not know and that change the reserved memory."""

    is_resumed: bool = False
    """The optimizers had their states before the first step, instead of from its end on."""
    has_gap: bool = False
    """Building the model left a free block as large as its largest parameter, as tying two does."""
    is_reversed: bool = False
    """Storages that an op makes, and that die before it, come in reverse order."""
    is_rising: bool = False
    """The driver places new segments at rising addresses, instead of sinking ones."""


def served(
    index: Index,
    device: str,
    *,
    workspace_bytes: int = 0,
    is_expandable: bool = False,
    unknown: Sequence[Unknown] = (Unknown(),),
    beside: Sequence[Storage] = (),
) -> list[Served]:
    """Replay a step three times, the first time as the first step of a training.

    Parameters, buffers and inputs exist before it. Gradients that stay from step to step and
    optimizer states are made in it, where its blocks leave room. ``workspace_bytes`` is the cuBLAS
    workspace of a product. ``beside`` is memory of the program that the recording does not know.
    It is repeated for each of the ``unknown`` facts that changes a request.
    """
    rows = (*index.recording.storages, *beside)
    taken = workspaces(index, workspace_bytes)
    starts: list[tuple[Lives, bool, bool]] = []
    for facts in unknown:
        start = _lives(index, device, facts, beside), facts.has_gap, facts.is_rising
        if start not in starts:
            starts.append(start)
    found = []
    for lives, has_gap, is_rising in starts:
        allocator = CachingAllocator(is_expandable, is_sinking=not is_rising)
        training = Training(rows, lives, allocator)
        training.begin(has_gap=has_gap)
        training.run(taken)
        found.append(training.served(taken))
    return found


class Lives(NamedTuple):
    """The storages of a device by birth and death."""

    lasting: frozenset[int]
    """Storages that exist before each step but the first."""
    present: list[int]
    """Those of them that exist before the first step too."""
    births: dict[int, list[int]]
    """Op → storages that it makes; lasting ones only in the first step."""
    deaths: dict[int, list[int]]
    """Op → storages that are gone when it runs."""


@dataclass(slots=True)
class Training:
    """Consecutive steps, and the blocks of the storages that are alive."""

    rows: tuple[Storage, ...]
    lives: Lives
    allocator: CachingAllocator
    blocks: dict[int, Block] = field(default_factory=dict)
    lent: tuple[int, int] = (0, 0)
    """The largest allocated memory during a product that frees its workspace, and this workspace's
    bytes."""

    def begin(self, *, has_gap: bool) -> None:
        """Make the storages that exist before the first step."""
        self._make(self.lives.present)
        present = [self.rows[storage] for storage in self.lives.present]
        own = [row.nbytes for row in present if row.category is Category.PARAMETER]
        if has_gap and own:
            self.allocator.give_back(self.allocator.take(max(own)))

    def run(self, taken: Workspaces) -> None:
        """Run the steps."""
        for step in range(_STEPS):
            self._step(taken, is_first=not step)
            self._pass_on()

    def served(self, taken: Workspaces) -> Served:
        """Return the peaks of the steps that ran."""
        allocated, (at, lent) = self.allocator.most_allocated, self.lent
        workspace_bytes = sum(taken.kept.values()) + (lent if at == allocated else 0)
        return Served(allocated, self.allocator.most_reserved, workspace_bytes)

    def _step(self, taken: Workspaces, *, is_first: bool) -> None:
        """Run a step; the first one makes lasting storages, too."""
        lives, allocator = self.lives, self.allocator
        for op in sorted({*lives.births, *lives.deaths, *taken.kept, *taken.scoped}):
            for storage in lives.deaths.get(op, ()):
                # Memory left by a previous step does not exist in the first one.
                if storage in self.blocks:
                    allocator.give_back(self.blocks.pop(storage))
            born = lives.births.get(op, ())
            self._make(s for s in born if is_first or s not in lives.lasting)
            if is_first and op in taken.kept:
                allocator.take(taken.kept[op])
            if op in taken.scoped:
                self._lend(taken.scoped[op])

    def _lend(self, nbytes: int) -> None:
        """Take a workspace for a product, and free it."""
        before = self.allocator.most_allocated
        self.allocator.give_back(self.allocator.take(nbytes))
        if self.allocator.most_allocated > before:
            self.lent = self.allocator.most_allocated, nbytes

    def _pass_on(self) -> None:
        """Pass lasting storages on to the next step, and free the rest."""
        blocks, lasting, rows = self.blocks, self.lives.lasting, self.rows
        left: dict[tuple[int, ModelState | None], list[int]] = defaultdict(list)
        for storage in reversed(blocks):
            if storage not in lasting:
                left[rows[storage].nbytes, rows[storage].model_state].append(storage)
        # What replaces the first that died was made first.
        gone = sorted(lasting - blocks.keys(), key=lambda s: (rows[s].death or 0, s))
        for storage in gone:
            if same := left[rows[storage].nbytes, rows[storage].model_state]:
                blocks[storage] = blocks.pop(same.pop())
        for storage in [storage for same in left.values() for storage in same]:
            self.allocator.give_back(blocks.pop(storage))
        self._make(storage for storage in gone if storage not in blocks)

    def _make(self, storages: Iterable[int]) -> None:
        for storage in storages:
            row = self.rows[storage]
            self.blocks[storage] = self.allocator.take(row.nbytes, row.stream)


def _lives(index: Index, device: str, unknown: Unknown, beside: Sequence[Storage]) -> Lives:
    rows = index.recording.storages
    storages = [
        s
        for s in storages_by_device(index)[device]
        if rows[s].nbytes and not is_workspace(index, s)
    ]
    replaced, new = replaced_states(rows, storages)
    lasting = frozenset(
        s for s in storages if rows[s].birth is None or (is_state(rows[s]) and s not in new)
    )
    made = _made_at_first(index, lasting, unknown)
    born = {s: made.get(s) if s in lasting else rows[s].birth for s in storages}
    births, deaths = by_op(rows, born, is_reversed=unknown.is_reversed)
    # A gradient that dies in the step belongs to the step before.
    absent = {s for s in lasting if rows[s].model_state is ModelState.GRADIENT} | made.keys()
    absent |= frozenset() if unknown.is_resumed else replaced
    added = range(len(rows), len(rows) + len(beside))
    for storage, row in zip(added, beside, strict=True):
        if row.death is not None:
            deaths.setdefault(row.death, []).append(storage)
    present = [*added, *(s for s in storages if s in lasting - absent)]
    return Lives(lasting.union(added), present, births, deaths)


def by_op(
    rows: Sequence[Storage], born: Mapping[int, int | None], *, is_reversed: bool
) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """List the storages that each op makes, and those that are gone when it runs.

    ``born`` maps each storage to the op that makes it. ``is_reversed`` is that of `Unknown`.
    """
    births: dict[int, list[int]] = defaultdict(list)
    deaths: dict[int, list[int]] = defaultdict(list)
    for storage, birth in born.items():
        death = rows[storage].death
        if birth is not None:
            births[birth].append(storage)
        if death is not None:
            deaths[death if birth is None else max(death, birth + 1)].append(storage)
    if is_reversed:
        for same in (*births.values(), *deaths.values()):
            same.reverse()
    return births, deaths


def replaced_states(
    rows: Sequence[Storage], storages: Sequence[int]
) -> tuple[frozenset[int], frozenset[int]]:
    """Find optimizer states that die in the step, and the new ones that replace them.

    A new state replaces one of the same size. It does not count beside the old one: it is the old
    state of the next step.
    """
    states = [s for s in storages if rows[s].model_state is ModelState.OPTIMIZER]
    made = defaultdict[int, list[int]](list)
    for storage in states:
        if rows[storage].birth is not None and rows[storage].death is None:
            made[rows[storage].nbytes].append(storage)
    gone = [s for s in states if rows[s].birth is None and rows[s].death is not None]
    pairs = [(old, made[rows[old].nbytes].pop()) for old in gone if made[rows[old].nbytes]]
    return frozenset(old for old, _ in pairs), frozenset(new for _, new in pairs)


def is_workspace(index: Index, storage: int) -> bool:
    """Tell whether a product took this storage from torch as its workspace.

    Until torch 2.14 the first product of a thread keeps it; since then each one frees its own.
    The compiled observer hears it. Its size is that of the GPU that ran the step, so the replay
    leaves it out: `workspaces` has those of the GPU in question.
    """
    recording = index.recording
    row = recording.storages[storage]
    op = row.birth
    if op is None or row.death not in (op, op + 1, None) or is_tensor(recording, storage):
        return False
    name = recording.ops[op].name.partition(".")[0]
    if name == _WITH_A_SUM and row.nbytes == _OF_A_SUM and row.death is not None:
        return _version(recording) >= _SCOPED
    return name in _PRODUCTS and row.nbytes in WORKSPACE_SIZES


def is_state(row: Storage) -> bool:
    """Tell whether it is an optimizer state that stays."""
    return row.model_state is ModelState.OPTIMIZER and row.death is None


def _made_at_first(index: Index, lasting: frozenset[int], unknown: Unknown) -> dict[int, int]:
    """Tell which op makes each lasting storage in the first step of a training.

    A gradient is made where a backward first uses it. All optimizer states are made where the first
    of them is used, or after the step.
    """
    rows, uses, end = index.recording.storages, _uses(index), len(index.recording.ops)
    states = [] if unknown.is_resumed else [s for s in lasting if is_state(rows[s])]
    update = min((uses[s] for s in states if s in uses), default=end)
    gradients = [
        storage
        for storage in lasting
        if rows[storage].model_state is ModelState.GRADIENT and rows[storage].death is None
    ]
    births = {storage: rows[storage].birth for storage in states}
    return {
        **{storage: update if birth is None else birth for storage, birth in births.items()},
        **{storage: uses.get(storage, end) for storage in gradients},
    }


def _uses(index: Index) -> dict[int, int]:
    """Map each storage to the first op that uses it, from the first backward on."""
    phases, ops = index.recording.phases, index.recording.ops
    begin = min((row.first_op for row in phases if row.kind is PhaseKind.BACKWARD), default=0)
    uses: dict[int, int] = {}
    for op in range(begin, len(ops)):
        for storage in ops[op].inputs:
            uses.setdefault(storage, op)
    return uses


_WITH_A_SUM = "aten::addmm"
"""This op uses cuBLASLt, whose workspaces have a size of their own."""
_OF_A_SUM = 2**20
_PRODUCTS = frozenset(
    {
        _WITH_A_SUM,
        *(f"aten::{name}" for name in ("mm", "bmm", "baddbmm", "addbmm")),
        *(f"aten::{name}" for name in ("mv", "addmv", "dot", "vdot")),
        # The dispatch mode sees these whole under inference_mode.
        *(f"aten::{name}" for name in ("linear", "matmul", "einsum", "bilinear", "inner")),
    }
)
_SCOPED = 2, 15
"""The torch version from which on a workspace is allocated for a product and freed after it."""


class Workspaces(NamedTuple):
    """The workspaces of products."""

    kept: dict[int, int]
    """Op → bytes that it keeps, as a thread's first product did before torch 2.15."""
    scoped: dict[int, int]
    """Op → bytes that it allocates after its results, and frees."""


def workspaces(index: Index, nbytes: int) -> Workspaces:
    """Tell which op takes a workspace, for the torch that ran it.

    ``nbytes`` is the size of cuBLAS's own workspace; 0: there is no cuBLAS.
    """
    recording = index.recording
    names = (row.name.partition(".")[0] for row in recording.ops if nbytes)
    products = {op: name for op, name in enumerate(names) if name in _PRODUCTS}
    if _version(recording) >= _SCOPED:
        sums = {op: _OF_A_SUM for op, name in products.items() if name == _WITH_A_SUM}
        return Workspaces({}, {**dict.fromkeys(products, nbytes), **sums})
    backward = [phase for phase in recording.phases if phase.kind is PhaseKind.BACKWARD]
    first: dict[bool, int] = {}
    for op in products:
        is_in_backward = any(phase.first_op <= op < phase.end_op for phase in backward)
        first.setdefault(is_in_backward, op)
    # The program and its backward are two threads.
    return Workspaces(dict.fromkeys(first.values(), nbytes), {})


def _version(recording: Recording) -> tuple[int, int]:
    match = re.match(r"(\d+)\.(\d+)", recording.meta.torch_version)
    return (int(match[1]), int(match[2])) if match else _SCOPED
