"""Storages that change their size, and parameters that have other memory during a forward."""

from __future__ import annotations

import copy
import threading
import warnings
from typing import Any

import pytest
import torch
from torch import nn

from tb_actmem import capture, record, totals
from tests.support.notes import notes_of
from tests.support.oracles import profiled_bytes

N = 16
NBYTES = N * N * 4


@pytest.mark.parametrize("is_seen_again", [False, True])
def test_memory_that_was_given_back_is_not_kept(is_seen_again: bool) -> None:
    x = torch.randn(N, N, requires_grad=True)
    with record() as recorder:
        y = x.exp()  # keeps its result
        y.untyped_storage().resize_(NBYTES // 4)
        seen = y[: N // 4] if is_seen_again else None
        z = x.sin()
    summed = totals(recorder.recording.check())

    assert summed.saved_bytes == NBYTES // 4 + NBYTES
    assert summed.alive_after_forward_bytes == NBYTES // 4 + NBYTES
    assert notes_of(recorder.recording) == ()
    del y, z, seen


def test_emptied_storage_has_died(by_mode: None) -> None:
    x = torch.randn(N, N)
    with record() as recorder:
        y = x.exp()
        y.untyped_storage().resize_(0)
        z = x.sin()
        y.untyped_storage().resize_(NBYTES)
        y.zero_()
    recording = recorder.recording.check()

    made = [
        (row.nbytes, row.birth, row.death) for row in recording.storages if row.birth is not None
    ]
    assert made == [(NBYTES, 0, 1), (NBYTES, 1, None), (NBYTES, 2, None)]
    assert notes_of(recording) == ()
    assert "resize_" not in vars(torch.UntypedStorage)
    del z


def test_growing_storage_has_its_final_size() -> None:
    x = torch.randn(N, N, requires_grad=True)
    with record() as recorder:
        buffer = torch.empty(0)
        torch.mul(x.detach(), 2, out=buffer)
        y = x * buffer
    summed = totals(recorder.recording.check())

    # The product keeps the factor for the gradient of the other, and its result is returned.
    assert (summed.saved_bytes, summed.alive_after_forward_bytes) == (NBYTES, 2 * NBYTES)
    assert notes_of(recorder.recording) == ()
    del y


def test_growing_older_storage_is_noted() -> None:
    x, buffer = torch.randn(N, N, requires_grad=True), torch.empty(N)
    with record() as recorder:
        torch.mul(x.detach(), 2, out=buffer.resize_(0))
        y = x * buffer
    recording = recorder.recording.check()

    assert totals(recording).saved_bytes == NBYTES
    (note,) = notes_of(recording)
    assert note.startswith(f"1 storage from before the block grew by {NBYTES - 4 * N:,} bytes")
    del y


def test_parameter_with_temporary_memory_stays_parameter() -> None:
    layer, x = nn.Linear(N, N, bias=False), torch.randn(N, N, requires_grad=True)
    own, gathered = layer.weight.data, layer.weight.detach().clone()

    with record(layer) as recorder:
        layer.weight.data = gathered
        y = layer(x)  # keeps its input, and a view of the weight
        layer.weight.data = own

    for recording in (recorder.recording.check(), capture(y, layer)):
        summed = totals(recording)
        assert (summed.saved_bytes, summed.parameter_bytes) == (NBYTES, NBYTES)


def test_view_replacing_parameter_is_not_asked_for_grad() -> None:
    layer, flat = nn.Linear(N, N, bias=False), nn.Parameter(torch.randn(N * N))
    x = torch.randn(N, N)
    layer._parameters["weight"] = flat.view(N, N)  # type: ignore[assignment]  # as FSDP does it

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with record(layer) as recorder:
            y = layer(x)

    assert totals(recorder.recording.check()).saved_bytes == NBYTES
    del y


def test_storage_emptied_by_another_thread_has_died(by_mode: None) -> None:
    """FSDP does so at the end of a backward, in a thread of the engine that runs no node."""
    x = torch.randn(N, N, requires_grad=True)

    def empty(gradient: torch.Tensor) -> None:
        thread = threading.Thread(target=buffer.untyped_storage().resize_, args=(0,))
        thread.start()
        thread.join()

    with record() as recorder:
        buffer = torch.empty(3 * N)
        y = x.exp()
        y.register_hook(empty)
        y.sum().backward()
    recording = recorder.recording.check()

    (death,) = (row.death for row in recording.storages if row.nbytes == 12 * N)
    _, backward, *_ = recording.phases
    assert death is not None and backward.first_op < death <= backward.end_op


@pytest.mark.parametrize("of_new", [False, True])
def test_copy_of_tensor_is_made_and_tensor_is_not(of_new: bool, each_observer: str) -> None:
    older = torch.randn(N, N)

    def step() -> Any:
        source = older * older if of_new else older
        return copy.deepcopy([source, source]), source

    live, peak = profiled_bytes(step)

    with record() as recorder:
        kept = step()
    summed = totals(recorder.recording.check())

    assert summed.alive_after_forward_bytes == live == NBYTES * (1 + of_new)
    assert summed.unexplained_bytes == 0
    if each_observer == "compiled":
        assert summed.forward_peak_bytes == peak
    del kept


def test_view_of_older_storage_is_older(each_observer: str) -> None:
    older = torch.randn(N, N)

    with record() as recorder:
        view = torch.empty(0).set_(older.untyped_storage(), 0, (4, N), (N, 1))
        made = torch.empty(0).set_(torch.UntypedStorage(NBYTES), 0, (N, N), (N, 1))
    summed = totals(recorder.recording.check())

    assert summed.alive_after_forward_bytes == NBYTES
    del view, made


def test_older_tensor_that_an_op_returns_is_older(compiled_observer: None) -> None:
    library = torch.library.Library("actmem_sizes", "FRAGMENT")
    library.define("table(Tensor x) -> Tensor")
    table = torch.ones(N, N)
    library.impl("table", lambda x: table, "CPU")
    x = torch.randn(N, N)

    with record() as recorder:
        kept = torch.ops.actmem_sizes.table(x) + x
    summed = totals(recorder.recording.check())

    assert summed.forward_peak_bytes == summed.alive_after_forward_bytes == NBYTES
    del kept
