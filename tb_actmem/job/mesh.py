"""Which ranks of a job represent the others, from the mesh that one rank made."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

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


class Representative(NamedTuple):
    """A rank that represents others."""

    rank: int
    place: tuple[MeshAxis, ...]
    """Its position on each axis."""
    ranks: int
    """How many ranks it represents, itself included."""


def representatives(report: Report) -> list[Representative]:
    """Choose every pipeline stage, and the first and last rank of axes that shard unevenly.

    Of an uneven axis, the first rank represents all but the last: none of them has more.
    """
    mesh = report.mesh or _without_mesh(report)
    stages = mesh.along(report.pipeline) if report.pipeline else set()
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
        found.append(Representative(mesh.rank_at(coordinates), place, ranks))
    return found


def _without_mesh(report: Report) -> Mesh:
    """Make a mesh of a program without one: a pipeline, and equal copies of it."""
    stages = report.pipeline
    if len(stages) < 2:
        return Mesh(("copies",), (report.world,), tuple(range(report.world)))
    copies = report.world // len(stages)
    others = sorted(set(range(report.world)) - set(stages))
    rows = [
        (stage, *others[at * (copies - 1) : (at + 1) * (copies - 1)])
        for at, stage in enumerate(stages)
    ]
    return Mesh(
        ("pipeline", "copies"),
        (len(stages), copies),
        tuple(itertools.chain.from_iterable(rows)),
    )
