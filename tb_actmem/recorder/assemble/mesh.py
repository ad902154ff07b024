"""The mesh of a job: the axes on which its ranks lie, by DeviceMesh or by Megatron Core."""

from __future__ import annotations

import gc
import math
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import torch

from tb_actmem.model import MeshAxis


def place_in_job() -> tuple[MeshAxis, ...]:
    """Return this process's place in the mesh of its job; empty: the job has none."""
    distributed = torch.distributed
    if not distributed.is_available() or not distributed.is_initialized():
        return ()
    world, rank = distributed.get_world_size(), distributed.get_rank()
    if axes := megatron_axes(world):
        return tuple(MeshAxis(name, len(ranks), ranks.index(rank)) for name, ranks in axes.items())
    meshes = living("torch.distributed.device_mesh", "DeviceMesh") if world > 1 else ()
    mesh = whole_mesh(meshes, world)
    place = mesh and mesh.get_coordinate()
    return tuple(map(MeshAxis, axis_names(mesh), mesh.shape, place)) if place else ()


def living(module: str, name: str) -> Iterator[Any]:
    """Yield the living objects of a class; none if the program has not imported its module."""
    if module in sys.modules:
        cls = getattr(sys.modules[module], name)
        yield from (thing for thing in gc.get_objects() if issubclass(type(thing), cls))


def whole_mesh(meshes: Iterable[Any], world: int) -> Any:
    """Return the DeviceMesh of all ranks whose axes tell the most; None: there is none.

    Programs also make flat meshes of all ranks, meshes of some, and axes of one rank.
    """
    whole = (mesh for mesh in meshes if mesh.size() == world)
    return max(
        whole,
        key=lambda mesh: (sum(size > 1 for size in mesh.shape), len(mesh.shape)),
        default=None,
    )


def axis_names(mesh: Any) -> tuple[str, ...]:
    """Return the names of a DeviceMesh's axes."""
    return tuple(mesh.mesh_dim_names or (f"axis{axis}" for axis in range(len(mesh.shape))))


PIPELINE = "pp"
_MEGATRON = {
    "tp": "get_tensor_model_parallel_group",
    "cp": "get_context_parallel_group",
    "dp": "get_data_parallel_group",
    PIPELINE: "get_pipeline_model_parallel_group",
}
"""The axes of Megatron Core, and the functions that return this rank's group on each."""


def megatron_axes(world: int) -> dict[str, tuple[int, ...]]:
    """Return the ranks of this process's groups in Megatron Core, the outermost axis first.

    The ranks of the job are in the order of these axes, the last one varying fastest. Empty: the
    program does not use Megatron Core, or its groups are in another order.
    """
    state = sys.modules.get("megatron.core.parallel_state")
    if state is None or not state.model_parallel_is_initialized():
        return {}
    ranks_of = torch.distributed.get_process_group_ranks
    groups = {name: tuple(ranks_of(getattr(state, get)())) for name, get in _MEGATRON.items()}
    axes = sorted(
        ((ranks[1] - ranks[0], name) for name, ranks in groups.items() if len(ranks) > 1),
        reverse=True,
    )
    sizes = [len(groups[name]) for _, name in axes]
    are_regular = all(
        apart == math.prod(sizes[number + 1 :])
        and groups[name] == tuple(groups[name][0] + at * apart for at in range(sizes[number]))
        for number, (apart, name) in enumerate(axes)
    )
    is_whole = math.prod(sizes) == world
    return {name: groups[name] for _, name in axes} if are_regular and is_whole else {}
