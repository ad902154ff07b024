"""Which ranks represent all ranks of a job."""

from __future__ import annotations

import pytest

from tb_actmem.errors import RecordError
from tb_actmem.job import Mesh, Report, representatives
from tests.support import warm

MESH = Mesh(("pp", "dp", "tp"), (2, 4, 3), tuple(range(24)))


def chosen(report: Report) -> dict[int, int]:
    return {one.rank: one.ranks for one in representatives(report)}


def test_equal_ranks_have_one_representative() -> None:
    assert chosen(Report(24, MESH, (), ())) == {0: 24}


def test_every_pipeline_stage_is_represented() -> None:
    found = representatives(Report(24, MESH, (0, 12), ()))

    assert [(one.rank, one.ranks) for one in found] == [(0, 12), (12, 12)]
    assert found[1].place == (("pp", 2, 1), ("dp", 4, 0), ("tp", 3, 0))


@pytest.mark.parametrize("mesh", [None, Mesh(("all",), (24,), tuple(range(24)))])
@pytest.mark.parametrize("apart", [1, 4, 8])
def test_pipeline_beside_the_mesh_has_one_rank_a_stage(mesh: Mesh | None, apart: int) -> None:
    uneven = tuple(range(0, 24, 3 * apart))
    found = representatives(Report(24, mesh, (0, apart, 2 * apart), ()))

    assert [(one.rank, one.ranks) for one in found] == [(0, 8), (apart, 8), (2 * apart, 8)]
    if len(uneven) > 1:
        found = representatives(Report(24, mesh, (0, apart, 2 * apart), (uneven,)))
        stages = [one.rank // apart % 3 for one in found]
        assert [(at, one.ranks) for at, one in zip(stages, found, strict=True)] == [
            (stage, ranks) for stage in range(3) for ranks in (7, 1)
        ]


@pytest.mark.parametrize(("world", "pipeline"), [(10, (0, 1, 2, 3)), (8, (0, 1, 3, 4))])
def test_pipeline_with_unknown_copies_is_refused(world: int, pipeline: tuple[int, ...]) -> None:
    with pytest.raises(RecordError, match="The stages of the other ranks are unknown"):
        representatives(Report(world, None, pipeline, ()))


def test_uneven_axis_has_first_and_last_rank() -> None:
    assert chosen(Report(24, MESH, (), ((0, 1, 2),))) == {0: 16, 2: 8}


def test_last_rank_of_a_class_is_the_farthest() -> None:
    found = representatives(Report(24, MESH, (0, 12), ((0, 1, 2),)))

    assert [(one.rank, one.last) for one in found] == [(0, 10), (2, 11), (12, 22), (14, 23)]


def test_representatives_represent_all_ranks() -> None:
    report = Report(24, MESH, (0, 12), ((0, 1, 2), (0, 3, 6, 9)))

    assert sum(chosen(report).values()) == 24


def test_mesh_may_order_ranks_otherwise() -> None:
    mesh = Mesh(("dp", "pp"), (2, 2), (0, 2, 1, 3))

    assert chosen(Report(4, mesh, (0, 2), ())) == {0: 2, 2: 2}


@pytest.mark.parametrize("pipeline", [(), (0,), (0, 4), (0, 1, 2, 3)])
def test_program_without_mesh_has_its_stages(pipeline: tuple[int, ...]) -> None:
    found = chosen(Report(8, None, pipeline, ()))

    assert [*found] == [*(pipeline if len(pipeline) > 1 else (0,))]
    assert sum(found.values()) == 8


ALONE = """
import torch
from torch.distributed.device_mesh import DeviceMesh
from torch.distributed.optim import ZeroRedundancyOptimizer
from torch.testing._internal.distributed.fake_pg import FakeStore
from tb_actmem.job import own_representative
torch.distributed.init_process_group("fake", rank=1, world_size=4, store=FakeStore())
assert own_representative() is None
{made}
try:
    own_representative()
except Exception as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("made", "said"),
    [
        ("mesh = DeviceMesh('cpu', [0, 1])", "Make a DeviceMesh of all ranks."),
        (
            "own = torch.nn.Linear(4, 4).parameters()\n"
            "made = ZeroRedundancyOptimizer(own, torch.optim.SGD, lr=1)",
            "ZeroRedundancyOptimizer gives each rank other optimizer states.",
        ),
    ],
)
def test_real_ranks_of_unknown_memory_represent_themselves(made: str, said: str) -> None:
    done = warm.run("-c", ALONE.format(made=made))

    assert done.returncode == 0, done.stderr
    assert said in done.stdout
