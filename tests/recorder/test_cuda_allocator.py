"""The allocator's counts around a block: on CUDA the real ones, elsewhere their arithmetic.

And its blocks as rows, from snapshots in torch's form.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from importlib import import_module
from typing import Any

import pytest
import torch

import tb_actmem
from tb_actmem.errors import RecordError
from tb_actmem.model import AllocatorBlock
from tb_actmem.recorder.cuda_allocator import (
    UnknownBlocksError,
    block_rows,
    captured_graphs,
    found_blocks,
)
from tests.support.notes import notes_of


def three_tensors(device: str) -> torch.Tensor:
    """The document's block: three tensors of 1 KiB, of which the last two die."""
    first = torch.randn(2**8, device=device)
    second = torch.randn(2**8, device=device)
    del second
    third = torch.randn(2**8, device=device)
    del third
    return first


@pytest.mark.cuda
def test_three_tensors_of_which_one_lives():
    with tb_actmem.recorder.allocation_stats(reset_peak=True) as stats:
        kept = three_tensors("cuda")

    assert stats.delta == (3072, 1024, 2048, 2048, 1024)
    assert kept.numel() == 256


@pytest.mark.cuda
def test_small_tensors_are_rounded_up_to_blocks():
    with tb_actmem.recorder.allocation_stats() as stats:
        kept = torch.zeros(3, device="cuda")

    assert (stats.delta.current, stats.delta.requested) == (512, 12)
    assert kept.numel() == 3


@pytest.mark.cuda
def test_libraries_are_loaded_before_first_reading():
    x = torch.randn(64, 64, device="cuda")
    with tb_actmem.recorder.allocation_stats() as stats:
        product = x @ x

    assert stats.delta.current == product.untyped_storage().nbytes()


def test_op_stream_counts_same_tensors_without_cuda():
    with tb_actmem.record() as recorder:
        kept = three_tensors("cpu")

    totals = tb_actmem.totals(recorder.recording)
    counts = (
        totals.made_bytes,
        totals.alive_after_forward_bytes,
        totals.freed_bytes,
        totals.forward_peak_bytes,
    )
    assert counts == (3072, 1024, 2048, 2048)
    assert kept.numel() == 256


def test_entering_without_cuda_is_refused_with_cause(monkeypatch):
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    stats = tb_actmem.recorder.allocation_stats()

    with pytest.raises(RecordError, match=r"CUDA.*tb_actmem\.record\(\)"):
        stats.__enter__()


def test_another_device_is_refused(monkeypatch):
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)

    with pytest.raises(RecordError, match="not the memory of cpu"):
        tb_actmem.recorder.allocation_stats("cpu").__enter__()


class Counts:
    """Stands in for the allocator: hands out one reading after the other."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *readings: tuple[int, ...]) -> None:
        self.readings = list(readings)
        self.calls: list[str] = []
        monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
        monkeypatch.setattr(torch.cuda, "device", lambda device: nullcontext())
        monkeypatch.setattr(torch.cuda, "memory_stats", self.read)
        monkeypatch.setattr(torch.cuda, "current_blas_handle", lambda: self.calls.append("blas"))
        monkeypatch.setattr(
            torch.cuda, "reset_peak_memory_stats", lambda device: self.calls.append("reset")
        )

    def read(self, device: object) -> dict[str, int]:
        self.calls.append("read")
        allocated, current, freed, peak = self.readings.pop(0)
        prefix = "allocated_bytes.all."
        return {
            f"{prefix}allocated": allocated,
            f"{prefix}current": current,
            f"{prefix}freed": freed,
            f"{prefix}peak": peak,
            "requested_bytes.all.current": current - 100,
        }


def test_peak_is_relative_to_begin_of_block(monkeypatch):
    Counts(monkeypatch, (9000, 4096, 4904, 5000), (12072, 5120, 6952, 6144))

    with tb_actmem.recorder.allocation_stats() as stats:
        pass

    assert stats.delta == (3072, 1024, 2048, 2048, 1024)
    assert (stats.before.current, stats.after.current) == (4096, 5120)


def test_peak_below_earlier_one_is_unknown(monkeypatch):
    Counts(monkeypatch, (9000, 4096, 4904, 8000), (12072, 5120, 6952, 8000))

    with tb_actmem.recorder.allocation_stats() as stats:
        pass

    assert stats.delta.peak is None


def test_block_starting_at_peak_has_own_peak(monkeypatch):
    Counts(monkeypatch, (9000, 4096, 4904, 4096), (9000, 4096, 4904, 4096))

    with tb_actmem.recorder.allocation_stats() as stats:
        pass

    assert stats.delta.peak == 0


def test_libraries_load_first_and_reset_is_optional(monkeypatch):
    readings = [(0, 0, 0, 0)] * 4
    asked = Counts(monkeypatch, *readings)
    with tb_actmem.recorder.allocation_stats(reset_peak=True):
        pass
    unasked = Counts(monkeypatch, *readings)
    with tb_actmem.recorder.allocation_stats():
        pass

    assert asked.calls == ["blas", "reset", "read", "read"]
    assert unasked.calls == ["blas", "read", "read"]


def test_exception_passes_and_leaves_reading(monkeypatch):
    Counts(monkeypatch, (0, 0, 0, 0), (512, 512, 0, 512))
    stats = tb_actmem.recorder.allocation_stats()

    with pytest.raises(ZeroDivisionError), stats:
        _ = 1 / 0

    assert stats.delta.current == 512


def test_failing_note_loses_only_itself(monkeypatch):
    monkeypatch.setattr("tb_actmem.recorder.block.note_inside", lambda *args: 1 / 0)
    with tb_actmem.record() as recorder:
        kept = three_tensors("cpu")

    (note,) = notes_of(recorder.recording)
    assert note.startswith("The allocators could not be compared with the storages")
    assert tb_actmem.totals(recorder.recording).made_bytes == 3072
    assert kept.numel() == 256


USED, WAITS, FREE = "active_allocated", "active_awaiting_free", "inactive"


def segment(
    address: int, *blocks: tuple[str, int, int], device: int = 0, stream: int = 0, **how: Any
) -> dict[str, Any]:
    found = [{"state": one, "size": size, "requested_size": used} for one, size, used in blocks]
    return {
        **{"device": device, "address": address, "stream": stream, "blocks": found},
        **{"is_expandable": False, "segment_pool_id": (0, 0), **how},
    }


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The segments that torch lists."""
    segments: list[dict[str, Any]] = []
    monkeypatch.setattr(torch.cuda, "is_initialized", lambda: True)
    monkeypatch.setattr(torch.cuda, "memory_snapshot", lambda include_traces: segments)
    return segments


def test_blocks_come_by_device_and_address(shown: list[dict[str, Any]]) -> None:
    shown += [
        segment(9000, (USED, 1024, 700), device=1),
        segment(8000, (USED, 512, 4), (FREE, 1536, 0), stream=77),
        segment(2048, (FREE, 512, 0), (USED, 2048, 2000)),
    ]

    rows = block_rows(found_blocks(), {(0, 2560): 5, (1, 2560): 6, (0, 2048): 3}, {55: 1})

    assert rows == (
        AllocatorBlock("cuda:0", 512, 0, 0),
        AllocatorBlock("cuda:0", 2048, 0, 2000, 5),
        AllocatorBlock("cuda:0", 512, 1, 4, None, 2),
        AllocatorBlock("cuda:0", 1536, 1, 0, None, 2),
        AllocatorBlock("cuda:1", 1024, 2, 700),
    )


def test_block_that_stream_still_uses_counts_as_free(shown: list[dict[str, Any]]) -> None:
    shown.append(segment(0, (WAITS, 512, 9), (FREE, 1024, 0), (USED, 512, 1), (USED, 512, 2)))

    assert [row[3:5] for row in found_blocks()] == [(1536, 0), (512, 1), (512, 2)]
    assert [row.address for row in found_blocks()] == [0, 1536, 2048]


def test_pools_of_graphs_are_left_out(shown: list[dict[str, Any]]) -> None:
    used = USED, 512, 1
    shown += [segment(0, used, segment_pool_id=(0, 1)), segment(1, used)]
    shown += [segment(2, used, device=1, is_expandable=True)]

    assert [(row.address, row.is_expandable) for row in found_blocks()] == [(1, False), (2, True)]


def test_allocator_without_blocks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_blocks() == [], "CUDA is not in use"

    def refuse(include_traces: bool) -> None:
        raise NotImplementedError("cudaMallocAsync does not track blocks")

    monkeypatch.setattr(torch.cuda, "is_initialized", lambda: True)
    monkeypatch.setattr(torch.cuda, "memory_snapshot", refuse)
    monkeypatch.setattr(torch.cuda, "get_allocator_backend", lambda: "cudaMallocAsync")
    with pytest.raises(UnknownBlocksError, match="cudaMallocAsync"):
        found_blocks()


@pytest.mark.filterwarnings("ignore:.torch.jit")  # the compiler imports it
def test_compiler_has_graphs_once_it_manages_some() -> None:
    torch.compiler.reset()  # it imports the module of CUDA graphs
    trees = import_module("torch._inductor.cudagraph_trees")
    before = captured_graphs()
    container = trees.get_container(0)
    container.tree_manager = object()  # a real one needs a GPU
    try:
        during = captured_graphs()
    finally:
        container.tree_manager = None

    assert (before, during) == (False, True)
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(captured_graphs).result()  # unknown there
