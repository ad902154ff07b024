"""One rank's share of eight in a dry run: the other seven are a fake process group."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import CPUOffloadPolicy, fully_shard
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    RowwiseParallel,
    parallelize_module,
)

import tb_actmem
from tb_actmem.analysis.totals import Totals
from tb_actmem.model import Category
from tests.predict.fake_tensors.test_dry_run import Step, recorded
from tests.support.oracles import saved_parts
from tests.support.process_groups import RANKS, eight_ranks

pytestmark = [
    pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13"),
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.usefixtures("by_mode"),
]

WIDTH = 64


@pytest.fixture(autouse=True)
def ranks() -> Iterator[None]:
    with eight_ranks():
        yield


def blocks() -> nn.Sequential:
    def block() -> nn.Sequential:
        return nn.Sequential(nn.Linear(WIDTH, 4 * WIDTH), nn.GELU(), nn.Linear(4 * WIDTH, WIDTH))

    return nn.Sequential(block(), block(), block())


def sharded(device: str) -> nn.Module:
    model: Any = blocks()
    mesh = init_device_mesh(device, (RANKS,))
    for block in (*model, model):
        fully_shard(block, mesh=mesh)
    return model


def split(device: str) -> nn.Module:
    model = blocks()
    mesh = init_device_mesh(device, (RANKS,))
    for block in model:
        assert isinstance(block, nn.Module)
        parallelize_module(block, mesh, {"0": ColwiseParallel(), "2": RowwiseParallel()})
    return model


def step_of(make: Callable[[str], nn.Module]) -> Callable[[], tuple[nn.Module, Step]]:
    def made() -> tuple[nn.Module, Step]:
        model, x = make("cpu"), torch.randn(4, WIDTH)
        optimizer = torch.optim.AdamW(model.parameters(), foreach=False)

        def step() -> None:
            model(x).sum().backward()
            optimizer.step()

        return model, step

    return made


@pytest.mark.parametrize("make", [sharded, split])
def test_step_of_rank_has_same_peak(make: Callable[[str], nn.Module]) -> None:
    """The ops are equal except for views, and for the moment at which a collective is awaited."""
    step_of(make)()[1]()

    dry, real = (tb_actmem.totals(recorded(step_of(make), dry=dry)) for dry in (True, False))

    assert saved_parts(dry) == saved_parts(real)
    assert dry.step_peak_bytes == real.step_peak_bytes
    assert dry.total_peak_bytes == real.total_peak_bytes


@pytest.mark.skipif(torch.version.cuda is None, reason="torch is no CUDA build")
@pytest.mark.parametrize("make", [sharded, split])
def test_rank_on_cuda_saves_its_share(make: Callable[[str], nn.Module]) -> None:
    with tb_actmem.predict.dry_run("cuda", like="H100"):
        model = make("cuda")
        parameters: list[Any] = list(model.parameters())
        own = sum(
            one.to_local().nbytes if hasattr(one, "to_local") else one.nbytes for one in parameters
        )
        with tb_actmem.record(model) as recorder:
            model(torch.randn(4, WIDTH)).sum().backward()
    recording = recorder.recording.check()

    whole = 4 * sum(one.numel() for one in blocks().parameters())
    assert whole / RANKS <= own < whole / RANKS * 1.2
    kept = [row for row in recording.storages if row.category is Category.PARAMETER]
    assert {row.device for row in kept} == {"cuda:0"}


@pytest.mark.skipif(torch.version.cuda is None, reason="torch is no CUDA build")
def test_offloaded_shards_are_on_host_pinned_or_not() -> None:
    """Pinned memory is the host's, so all sums are those of shards that are not pinned."""

    def totals(*, is_pinned: bool) -> Totals:
        with tb_actmem.predict.dry_run("cuda", like="H100"):
            model: Any = blocks()
            offload = CPUOffloadPolicy(pin_memory=is_pinned)
            fully_shard(model, mesh=init_device_mesh("cuda", (RANKS,)), offload_policy=offload)
            optimizer = torch.optim.AdamW(model.parameters())
            with tb_actmem.record(model) as recorder:
                model(torch.randn(4, WIDTH)).sum().backward()
                optimizer.step()
            assert {one.to_local().is_pinned() for one in model.parameters()} == {is_pinned}
        return tb_actmem.totals(recorder.recording)

    pinned = totals(is_pinned=True)

    assert pinned == totals(is_pinned=False)
    on_host = {each.device: each for each in (pinned, *pinned.others)}["cpu"]
    whole = 4 * sum(one.numel() for one in blocks().parameters())
    assert whole / RANKS <= (on_host.model_parameter_bytes or 0) < whole / RANKS * 1.2
