"""The allocator's counts around a block: on CUDA the real ones, elsewhere their arithmetic."""

from __future__ import annotations

from contextlib import nullcontext

import pytest
import torch

import tb_actmem
from tb_actmem.errors import RecordError
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
