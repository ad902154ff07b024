"""DistributedDataParallel in a dry run of one rank of eight, against torch's own reducer."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest
import torch
import torch.distributed
from torch import Tensor, nn
from torch.nn.parallel import DistributedDataParallel

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.timeline import live_bytes
from tb_actmem.model import Recording
from tests.predict.fake_tensors.test_dry_run import by_rank
from tests.support.notes import notes_of
from tests.support.oracles import saved_parts
from tests.support.process_groups import eight_ranks, one_rank

pytestmark = [
    pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13"),
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.usefixtures("by_mode"),
]

WIDTH = 64
dist: Any = torch.distributed


class Branches(nn.Module):
    """Four layers, which are several buckets of 32 KiB, and one that a step may not use."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(WIDTH, WIDTH) for _ in range(4)])
        self.norm, self.other = nn.BatchNorm1d(WIDTH), nn.Linear(WIDTH, 3)

    def forward(self, x: Tensor, is_whole: bool) -> Tensor:
        for layer in self.layers:
            x = layer(x).relu()
        found: Tensor = self.norm(x)
        return self.other(found) if is_whole else found


def training(device: str, options: dict[str, Any], *, is_whole: bool = True) -> tuple[Any, Any]:
    model = DistributedDataParallel(Branches().to(device), bucket_cap_mb=2**-5, **options)
    optimizer = torch.optim.AdamW(model.parameters())

    def step(accumulated: int = 0) -> None:
        with model.no_sync():
            for _ in range(accumulated):
                model(torch.randn(2, WIDTH, device=device), is_whole).sum().backward()
        model(torch.randn(2, WIDTH, device=device), is_whole).sum().backward()
        optimizer.step()
        optimizer.zero_grad()

    return model, step


def recorded(make: Callable[[], tuple[Any, Any]], *, dry: bool, after: int, **rest: int) -> Any:
    torch.manual_seed(0)
    with (
        eight_ranks() if dry else one_rank(),
        tb_actmem.predict.dry_run("cpu") if dry else nullcontext(),
    ):
        model, step = make()
        for _ in range(after):
            step()
        with tb_actmem.record(model) as recorder:
            step(**rest)
    return recorder.recording.check()


def assert_as_large(dry: Recording, real: Recording) -> None:
    assert [op.name for op in dry.ops] == [op.name for op in real.ops]
    ours, theirs = tb_actmem.totals(dry), tb_actmem.totals(real)
    assert saved_parts(ours) == saved_parts(theirs)
    assert ours.step_peak_bytes == theirs.step_peak_bytes
    assert ours.total_peak_bytes == theirs.total_peak_bytes


OPTIONS: list[tuple[dict[str, Any], bool]] = [
    ({}, True),
    ({"find_unused_parameters": True}, True),
    ({"find_unused_parameters": True}, False),
    ({"static_graph": True}, True),
    ({"static_graph": True}, False),
]
FIRST, REBUILT, SETTLED = 0, 1, 3


@pytest.mark.parametrize("after", [FIRST, REBUILT, SETTLED])
@pytest.mark.parametrize(
    ("options", "is_whole", "is_view"),
    [(*one, is_view) for one, is_view in itertools.product(OPTIONS, (False, True))],
)
def test_step_equals_torchs_reducer(
    options: dict[str, Any], is_whole: bool, is_view: bool, after: int
) -> None:
    def make() -> tuple[Any, Any]:
        given = {**options, "gradient_as_bucket_view": is_view}
        return training("cpu", given, is_whole=is_whole)

    dry, real = (recorded(make, dry=dry, after=after) for dry in (True, False))

    assert_as_large(dry, real)
    if after == SETTLED:
        assert dry.storages == real.storages
        assert by_rank(dry.nodes) == by_rank(real.nodes)
        assert live_bytes(Index(dry)) == live_bytes(Index(real))


@pytest.mark.parametrize("is_view", [False, True])
def test_unshared_gradients_are_summed(is_view: bool) -> None:
    def make() -> tuple[Any, Any]:
        return training("cpu", {"gradient_as_bucket_view": is_view})

    dry, real = (recorded(make, dry=dry, after=SETTLED, accumulated=2) for dry in (True, False))

    assert_as_large(dry, real)
    assert dry.storages == real.storages


def halves(state: object, bucket: Any) -> Any:
    """A hook that sends half of the bytes, as torch's own for bfloat16 does."""
    sent = bucket.buffer().to(torch.bfloat16)
    future: Any = torch.futures.Future()
    future.set_result(bucket.buffer().copy_(sent))
    return future


def test_communication_hook_has_its_copies() -> None:
    def make() -> tuple[Any, Any]:
        model, step = training("cpu", {})
        halves.__annotations__.clear()  # torch compares them with its own, and these are strings
        model.register_comm_hook(None, halves)
        return model, step

    dry, real = (recorded(make, dry=dry, after=SETTLED) for dry in (True, False))

    assert_as_large(dry, real)
    assert dry.storages == real.storages


@pytest.mark.skipif(torch.version.cuda is None, reason="torch is no CUDA build")
def test_cuda_buckets_double_gradient_bytes() -> None:
    def peak(is_view: bool) -> int:
        with tb_actmem.predict.dry_run("cuda", like="H100"):
            model, step = training("cuda", {"gradient_as_bucket_view": is_view})
            for _ in range(SETTLED):
                step()
            with tb_actmem.record(model) as recorder:
                step()
        found = tb_actmem.totals(recorder.recording.check()).total_peak_bytes
        assert found is not None
        return found

    with eight_ranks():
        assert peak(is_view=False) - peak(is_view=True) == sum(
            one.nbytes for one in Branches().parameters()
        )


def test_unused_parameters_on_other_ranks_are_noted() -> None:
    recording = recorded(
        lambda: training("cpu", {"find_unused_parameters": True}, is_whole=False),
        dry=True,
        after=FIRST,
    )

    (note,) = notes_of(recording)
    assert note.startswith("Parameters without a gradient in a step of DistributedDataParallel")


def test_real_process_group_is_refused() -> None:
    with (
        one_rank(),
        tb_actmem.predict.dry_run("cpu"),
        pytest.raises(tb_actmem.errors.RecordError, match=r'init_process_group\("fake"'),
    ):
        training("cpu", {})


def test_sparse_data_parallel_gradients_are_refused() -> None:
    with (
        eight_ranks(),
        tb_actmem.predict.dry_run("cpu"),
        pytest.raises(tb_actmem.errors.RecordError, match="do not use sparse=True"),
    ):
        DistributedDataParallel(nn.Embedding(100, 8, sparse=True))


def test_dry_run_leaves_pythons_random_numbers() -> None:
    random.seed(0)
    recorded(lambda: training("cpu", {}), dry=True, after=REBUILT)
    drawn = random.random()

    random.seed(0)
    assert drawn == random.random()
