"""A job of many ranks, of which a few represent the others: planned by processes, or recorded.

Here is which ranks do, from the meshes and groups that one rank made.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from tb_actmem.errors import RecordError
from tb_actmem.model import MeshAxis


class Mesh(NamedTuple):
    """The ranks of a job in the order of its axes, the last axis varying fastest."""

    names: tuple[str, ...]
    shape: tuple[int, ...]
    ranks: tuple[int, ...]

    def coordinates(self, rank: int) -> tuple[int, ...]:
        """Return the position of a rank on each axis."""
        at, found = self.ranks.index(rank), list[int]()
        for size in reversed(self.shape):
            at, position = divmod(at, size)
            found.append(position)
        return tuple(reversed(found))

    def rank_at(self, coordinates: Sequence[int]) -> int:
        """Return the rank at a position on each axis."""
        at = 0
        for size, position in zip(self.shape, coordinates, strict=True):
            at = at * size + position
        return self.ranks[at]

    def along(self, ranks: Sequence[int]) -> set[int]:
        """Return the axes on which some ranks have different positions."""
        positions = zip(*map(self.coordinates, ranks), strict=True)
        return {axis for axis, each in enumerate(positions) if len(set(each)) > 1}


class Report(NamedTuple):
    """What one rank tells about its job."""

    world: int
    mesh: Mesh | None
    """The largest DeviceMesh with all ranks; None: the program made none."""
    pipeline: tuple[int, ...]
    """The ranks of this rank's pipeline; empty: there is none."""
    uneven: tuple[tuple[int, ...], ...]
    """Groups of ranks that share a tensor whose size they do not divide."""
    expert_exchanges: tuple[int, int, int] = (0, 0, 0)
    """Exchanges of tokens whose size was assumed, those that lack their tokens, and equal parts."""
    has_zero: bool = False
    """The program has a ZeroRedundancyOptimizer, which gives each rank other optimizer states."""
    has_groups: bool = True
    """The program made process groups."""


class Representative(NamedTuple):
    """A rank that represents others."""

    rank: int
    place: tuple[MeshAxis, ...]
    """Its position on each axis."""
    ranks: int
    """How many ranks it represents, itself included."""
    last: int
    """The rank that it represents and that is the farthest from it; itself, if it is alone."""


def representatives(report: Report) -> list[Representative]:
    """Choose every pipeline stage, and the first and last rank of axes that shard unevenly.

    Of an uneven axis, the first rank represents all but the last: none of them has more.
    """
    mesh = report.mesh or _without_mesh(report)
    stages = mesh.along(report.pipeline)
    if math.prod(mesh.shape[axis] for axis in stages) != max(1, len(report.pipeline)):
        mesh, stages = _without_mesh(report), {0}  # the mesh has no axis for the pipeline
    uneven = set().union(*map(mesh.along, report.uneven)) - stages
    choices = [
        [(at, 1) for at in range(size)]
        if axis in stages
        else [(0, size - 1), (size - 1, 1)]
        if axis in uneven and size > 1
        else [(0, size)]
        for axis, size in enumerate(mesh.shape)
    ]
    found = []
    for chosen in itertools.product(*choices):
        coordinates = [at for at, _ in chosen]
        place = tuple(map(MeshAxis, mesh.names, mesh.shape, coordinates))
        ranks = math.prod(count for _, count in chosen)
        last = mesh.rank_at([at + count - 1 for at, count in chosen])
        found.append(Representative(mesh.rank_at(coordinates), place, ranks, last))
    return found


def _without_mesh(report: Report) -> Mesh:
    """Make a mesh of a job whose own has no pipeline: the stages, and the equal ranks of each.

    The ranks of a pipeline are equally far apart, as those of a mesh would be. Raises RecordError
    if they are not, because then nobody knows the stages of the others.
    """
    stages, world = report.pipeline, report.world
    count = len(stages)
    if count < 2:
        return Mesh(("copies",), (world,), tuple(range(world)))
    first, apart = stages[0], stages[1] - stages[0]
    is_regular = stages == tuple(first + at * apart for at in range(count))
    if not is_regular or first // apart % count or world % (count * apart):
        raise RecordError(
            f"The ranks {', '.join(map(str, stages))} are a pipeline of a job of {world:,} ranks. "
            "The stages of the other ranks are unknown: let the program make a DeviceMesh of all "
            "ranks, with an axis for the pipeline."
        )
    ranks = sorted(range(world), key=lambda rank: (rank // apart % count, rank))
    return Mesh(("pipeline", "copies"), (count, world // count), tuple(ranks))


def report_of(world: int, meshes: Iterable[Any], pipeline: tuple[int, ...]) -> Report:
    """Describe this process's job; ``meshes`` are its DeviceMeshes, in any order."""
    from tb_actmem.recorder.assemble.mesh import PIPELINE, axis_names, megatron_axes, whole_mesh

    uneven = tuple(sorted(set(_uneven())))
    if axes := megatron_axes(world):
        mesh = Mesh(tuple(axes), tuple(map(len, axes.values())), tuple(range(world)))
        return Report(world, mesh, axes.get(PIPELINE, ()), uneven)
    whole = whole_mesh(meshes, world)
    if whole is None:
        return Report(world, None, pipeline, uneven)
    ranks = tuple(whole.mesh.flatten().tolist())
    return Report(world, Mesh(axis_names(whole), tuple(whole.shape), ranks), pipeline, uneven)


def own_representative() -> Representative | None:
    """Return what this process represents in its job; None: another rank represents it.

    A process without a job represents itself. Raises RecordError as `representatives` does, and
    where equal places do not mean equal memory.
    """
    from torch import distributed

    from tb_actmem.recorder.assemble.mesh import living

    if not distributed.is_available() or not distributed.is_initialized():
        return Representative(0, (), 1, 0)
    meshes = [*living("torch.distributed.device_mesh", "DeviceMesh")]
    stages = living("torch.distributed.pipelining.stage", "PipelineStage")
    pipeline = next((group_ranks(stage.group) for stage in stages), ())
    report = report_of(distributed.get_world_size(), meshes, pipeline)
    if meshes and report.mesh is None and not pipeline:
        raise RecordError(
            "No DeviceMesh of the program has all ranks, so equal ranks are unknown. Make a "
            "DeviceMesh of all ranks."
        )
    if has_zero():
        raise RecordError("ZeroRedundancyOptimizer gives each rank other optimizer states.")
    rank = distributed.get_rank()
    return next((one for one in representatives(report) if one.rank == rank), None)


def has_zero() -> bool:
    """Whether the program has a ZeroRedundancyOptimizer."""
    from tb_actmem.recorder.assemble.mesh import living

    module = "torch.distributed.optim.zero_redundancy_optimizer"
    return any(living(module, "ZeroRedundancyOptimizer"))


def group_ranks(group: Any) -> tuple[int, ...]:
    """Return the ranks of a process group; None is the default group."""
    from torch.distributed import get_process_group_ranks, get_world_size

    if group is None:
        return tuple(range(get_world_size()))
    return tuple(get_process_group_ranks(group))


def _uneven() -> Iterator[tuple[int, ...]]:
    """Yield the groups of ranks whose number does not divide a parameter that they share."""
    from tb_actmem.recorder.assemble.mesh import living

    for thing in living("torch.distributed.tensor", "DTensor"):
        with suppress(RuntimeError):
            mesh, parts = thing.device_mesh, dict[int, int]()
            axes = [(axis, one.dim) for axis, one in enumerate(thing.placements) if one.is_shard()]
            for axis, dim in axes:
                parts[dim] = parts.get(dim, 1) * mesh.size(axis)
            for axis, dim in axes:
                if thing.shape[dim] % parts[dim]:
                    yield group_ranks(mesh.get_group(axis))
