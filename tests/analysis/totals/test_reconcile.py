"""The totals compared with the CUDA allocator."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import block_nbytes
from tb_actmem.analysis.totals.parts import reconcile
from tb_actmem.model import AllocatorReading
from tests.support.models import REAL, Mlp
from tests.support.recordings import toy


def test_rounding_and_unexplained_bytes_are_separate() -> None:
    recording = toy()
    storages = tuple(row._replace(device="cuda:0") for row in recording.storages)
    # Two of the toy's storages stay alive, 96 and 24 bytes: a block of 512 each.
    reading = AllocatorReading("cuda:0", 1000, 1000 + 2 * 512 + 7, 9999, 500, 500 + 120)

    (row,) = reconcile(Index(replace(recording, storages=storages, allocators=(reading,))))

    assert row.change_bytes == 1031
    assert (row.storage_bytes, row.rounding_bytes, row.unexplained_bytes) == (120, 904, 7)


def test_storage_occupies_whole_blocks() -> None:
    sizes = {0: 0, 1: 512, 511: 512, 512: 512, 513: 1024, 1024: 1024}

    assert {nbytes: block_nbytes(nbytes) for nbytes in sizes} == sizes


def test_readings_are_those_of_the_first_forward() -> None:
    def recorded(batches: int) -> tb_actmem.Recording:
        with tb_actmem.record(model) as recorder:
            for _ in range(batches):
                model(x).backward(x)
        storages = (row._replace(device="cuda:0") for row in recorder.recording.storages)
        return replace(recorder.recording, storages=tuple(storages))

    model, x = nn.Sequential(nn.Linear(64, 64), nn.Sigmoid()), torch.randn(64, 64)
    model(x).backward(x)
    kept = tb_actmem.totals(recorded(1)).alive_after_forward_bytes or 0
    reading = AllocatorReading("cuda:0", 0, kept, kept, 0, kept)

    (row,) = reconcile(Index(replace(recorded(3), allocators=(reading,))))

    assert (row.storage_bytes, row.unexplained_bytes) == (kept, 0)


def test_no_reconciliation_without_cuda() -> None:
    assert reconcile(Index(toy())) == []
    assert tb_actmem.totals(toy()).allocator_bytes is None


@pytest.mark.cuda
@pytest.mark.parametrize("activation", [nn.ReLU(), nn.GELU()], ids=str)
def test_documented_mlp_is_explained_exactly(activation: nn.Module) -> None:
    mlp = Mlp(1024, activation, torch.bfloat16).cuda()
    x = torch.randn(2, 4096, 1024, dtype=torch.bfloat16, device="cuda", requires_grad=True)
    mlp(x)

    with tb_actmem.record(mlp) as recorder:
        y = mlp(x)

    (row,) = reconcile(Index(recorder.recording))
    assert row.unexplained_bytes == 0
    del y


@pytest.mark.cuda
@pytest.mark.usefixtures("compiled_observer")  # the dispatch mode sees no older memory
def test_older_memory_that_forward_frees_is_no_part_of_change() -> None:
    model, older = nn.Linear(256, 256).cuda(), [torch.zeros(1 << 20, device="cuda")]
    x = torch.randn(64, 256, device="cuda")
    model(x)

    with tb_actmem.record(model) as recorder:
        older.clear()
        y = model(x)

    (row,) = reconcile(Index(recorder.recording))
    assert row == (row.device, y.nbytes, y.nbytes, 0, 0)


@pytest.mark.cuda
@pytest.mark.parametrize("name", REAL)
def test_allocator_requests_are_live_storages(name: str) -> None:
    torch.set_default_device("cuda")
    try:
        model, forward = REAL[name]()
        forward()
        with tb_actmem.record(model) as recorder:
            loss = forward()
    finally:
        torch.set_default_device(None)

    (reading,) = recorder.recording.allocators
    totals = tb_actmem.totals(recorder.recording)
    assert reading.requested_after - reading.requested_before == totals.alive_after_forward_bytes
    del loss
