"""A job of many ranks, planned with a few processes: each plays one rank and represents others.

Here is which ranks represent the others, from the mesh that one rank made.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

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
    expert_exchanges: tuple[int, int] = (0, 0)
    """Exchanges of tokens whose size was assumed, and those that lack their tokens."""


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
    apart = stages[1] - stages[0]
    if stages != tuple(at * apart for at in range(count)) or world % (count * apart):
        raise RecordError(
            f"The ranks {', '.join(map(str, stages))} are a pipeline of a job of {world:,} ranks. "
            "The stages of the other ranks are unknown: let the program make a DeviceMesh of all "
            "ranks, with an axis for the pipeline."
        )
    ranks = sorted(range(world), key=lambda rank: (rank // apart % count, rank))
    return Mesh(("pipeline", "copies"), (count, world // count), tuple(ranks))
