"""Plans of a job: the same checkpoints on all ranks, or those of each rank's own plan."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from textwrap import indent
from typing import NamedTuple

from tb_actmem.errors import PredictError
from tb_actmem.model import Meta, Recording
from tb_actmem.predict.checkpointing.checkpoint import checkpoint_each
from tb_actmem.predict.planning import Plan
from tb_actmem.predict.planning.code import (
    OF_LIST,
    Change,
    body_of,
    change_code,
    function_code,
    without_wrapper,
)

_NOTHING = "# Nothing to checkpoint: each rank is within the limit.\n"
_PLACE = """\
from torch.distributed import get_rank, get_world_size

if get_world_size() != {world}:
    raise ValueError("The plan is for a job of {world:,} ranks.")
place = {place}  # {axes}
"""


class Alike(NamedTuple):
    """The checkpoints that any rank needs, on all ranks that have these modules."""

    modules: tuple[str, ...]
    save: Mapping[str, tuple[str, ...]]
    offload: tuple[str, ...]
    modules_of: tuple[tuple[str, ...], ...]
    """The checkpointed modules of each rank."""
    offload_of: tuple[tuple[str, ...], ...]
    """The offloaded modules of each rank."""
    recordings: tuple[Recording, ...]
    """The predicted step of each rank."""

    def code(self) -> str:
        """Write Python to paste after the line that makes ``model``, for every rank."""
        if not self.modules and not self.offload:
            return _NOTHING
        change = Change(self.recordings[0], self.modules, self.save, self.offload, is_partial=True)
        return change_code(change, None, None)


def alike(plans: Sequence[Plan]) -> Alike:
    """Unite the plans of all ranks, and predict the step of each rank.

    A module inside another one of the union is left out, because the outer checkpoint releases its
    memory, too. So is a module that no checkpoint can run on some rank. A checkpoint keeps the
    results that it keeps in each plan which has it. Raises PredictError with the rank for which
    they cannot be predicted.
    """
    refused = {one.name for plan in plans for one in plan.refused}
    modules = _outermost(name for plan in plans for name in plan.modules if name not in refused)
    offload = _outermost(name for plan in plans for name in plan.offload)
    save = {
        name: kept
        for name in modules
        if (kept := _kept([plan.save.get(name, ()) for plan in plans if name in plan.modules]))
    }
    called = [{call.fqn for call in plan.before.modules} for plan in plans]
    modules_of = [tuple(name for name in modules if name in names) for names in called]
    offload_of = [tuple(name for name in offload if name in names) for names in called]
    recordings = [
        _predicted(plan.before, {name: save.get(name, ()) for name in own}, away)
        for plan, own, away in zip(plans, modules_of, offload_of, strict=True)
    ]
    return Alike(modules, save, offload, tuple(modules_of), tuple(offload_of), tuple(recordings))


def _predicted(
    before: Recording, chosen: Mapping[str, tuple[str, ...]], offload: Sequence[str]
) -> Recording:
    try:
        return checkpoint_each(before, chosen, offload)
    except PredictError as error:
        raise PredictError(f"Rank {before.meta.rank}: {error}") from error


def _outermost(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names of modules that are in no other of them, each once."""
    found = dict.fromkeys(names)
    return tuple(
        name
        for name in found
        if not any(name != other and (not other or name.startswith(f"{other}.")) for other in found)
    )


def _kept(choices: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Return the ops whose results all plans keep."""
    return tuple(op for op in choices[0] if all(op in others for others in choices))


def code_by_place(plans: Sequence[Plan]) -> str:
    """Write Python with which each rank applies the plan of the rank that represents it.

    A rank finds its plan by its place in the mesh. Raises PredictError if the recordings do not
    tell which rank has which place.
    """
    world, axes = _world_and_axes([plan.before.meta for plan in plans])
    changes = [
        without_wrapper(Change(plan.before, plan.modules, plan.save, plan.offload))
        for plan in plans
        if plan.modules or plan.offload
    ]
    if not changes:
        return _NOTHING
    places: dict[str, list[str]] = defaultdict(list)
    for change in changes:
        mesh = change.before.meta.mesh
        place = [str(mesh[axis.number].position // axis.step) for axis in axes]
        places[body_of(change)].append(_tuple(place))
    head = _PLACE.format(
        world=world,
        place=_tuple([axis.expression(world) for axis in axes]),
        axes=json.dumps([axis.name for axis in axes])[1:-1],  # a name may have line breaks
    )
    chosen = [f"if place {_among(of)}:\n{indent(body, '    ')}" for body, of in places.items()]
    of_list = OF_LIST if any(change.is_list for change in changes) else ""
    return of_list + function_code(changes, head + "\n".join(chosen))


def _tuple(items: Sequence[str]) -> str:
    return items[0] if len(items) == 1 else f"({', '.join(items)})"


def _among(items: Sequence[str]) -> str:
    return f"{'==' if len(items) == 1 else 'in'} {_tuple(items)}"


class _Axis(NamedTuple):
    """An axis of the mesh on which ranks have unequal plans."""

    number: int
    name: str
    size: int
    apart: int
    """The number of ranks from one position to the next."""
    step: int
    """1: each position has a plan; else the last position, and the first one for all others."""

    def expression(self, world: int) -> str:
        """Write the position of a rank as Python, divided by the step."""
        operations = [("//", self.apart), ("%", self.size), ("//", self.step)]
        if self.apart * self.size == world:
            del operations[1]
        return "get_rank()" + "".join(f" {op} {by}" for op, by in operations if by > 1)


def _world_and_axes(ranks: Sequence[Meta]) -> tuple[int, list[_Axis]]:
    """Return the number of ranks in the job, and the axes that tell the plan of a rank.

    The ranks are those that `tb_actmem.job.representatives` chooses.
    """
    sizes = {tuple((axis.name, axis.size) for axis in one.mesh) for one in ranks}
    mesh = sizes.pop()
    world, axes = math.prod(size for _, size in mesh), list[_Axis]()
    for number, (name, size) in enumerate(() if sizes else mesh):
        # The first rank at a position is at the first position of the other axes.
        first = {one.mesh[number].position: one.rank or 0 for one in reversed(ranks)}
        ends = {0, size - 1}
        if len(first) > 1 and first.keys() in ({*range(size)}, ends):
            apart = max(1, (first[size - 1] - first[0]) // (size - 1))
            axes.append(_Axis(number, name, size, apart, size - 1 if first.keys() == ends else 1))
    places = {tuple(one.mesh[axis.number].position for axis in axes) for one in ranks}
    if (
        len(places) < len(ranks)
        or sum(one.represents or 1 for one in ranks) != world
        or any(
            one.mesh[axis.number].position != (one.rank or 0) // axis.apart % axis.size
            for one in ranks
            for axis in axes
        )
    ):
        raise PredictError(
            "The recordings do not tell which ranks have which plan. Print the plan of each rank "
            "by itself, such as --run rank0 --code."
        )
    return world, axes
