"""Cases in which other tools are wrong, against pack hooks and the allocator's events."""

from __future__ import annotations

import pytest
import torch
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.analysis.figure.outline import outline
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.analysis.index.nodes import op_rows
from tb_actmem.analysis.totals.saved_tensors import saved_rows
from tb_actmem.model import Recording, SaveKind
from tests.support.hard_cases import CASES, NBYTES
from tests.support.notes import notes_of
from tests.support.oracles import PackHooks, profiled_bytes

HOOKED = {"save_on_cpu", "compressing_hooks"}
"""Cases with their own pack hooks: their tensors are packed, not cached."""
NO_HOOKS = {"torch_func_grad"}
"""Torch refuses pack hooks there."""
BETA = pytest.mark.filterwarnings("ignore:Sparse CSR")
HOOKS = pytest.mark.filterwarnings("ignore:A saved_tensors_hooks context")
"""From 2.14 on torch warns of pack hooks, here the oracle's, around a selective checkpoint."""
DEVICES = ["cpu", pytest.param("cuda", marks=pytest.mark.cuda)]


def dummies(name: str) -> int:
    """Tensors of no bytes that torch 2.11 alone saves, one beside the inputs of a checkpoint."""
    has_region = name.startswith("checkpoint") and name != "checkpoint_reentrant"
    return int(has_region and torch.__version__ < "2.12")


@BETA
@HOOKS
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", sorted(CASES.keys() - HOOKED - NO_HOOKS))
def test_cached_bytes_are_those_of_pack_hooks(name: str, device: str) -> None:
    model, forward = CASES[name](device)

    with PackHooks(model) as oracle, tb_actmem.record(model) as recorder:
        outputs = forward()
    recording = recorder.recording.check()

    assert sum(one.cached_bytes for one in on_devices(recording)) == oracle.nbytes
    assert sum(one.saves for one in on_devices(recording)) == oracle.saves - dummies(name)
    captured = tb_actmem.capture(outputs, model).check()
    assert sum(one.cached_bytes for one in on_devices(captured)) == oracle.nbytes


def on_devices(recording: Recording) -> list[tb_actmem.types.Totals]:
    """The totals of all devices: some kernels on a GPU keep a few bytes on the host."""
    totals = tb_actmem.totals(recording)
    return [totals, *totals.others]


@BETA
@pytest.mark.parametrize("name", CASES)
def test_ledger_closes(name: str) -> None:
    model, forward = CASES[name]("cpu")
    forward()  # the first call allocates caches of torch
    torch.manual_seed(0)
    live, _ = profiled_bytes(forward)

    torch.manual_seed(0)
    with tb_actmem.record(model) as recorder:
        outputs = forward()
    totals = tb_actmem.totals(recorder.recording.check())

    assert totals.unexplained_bytes == 0
    assert totals.alive_after_forward_bytes == live
    assert totals.made_cached_bytes is not None and totals.held_bytes is not None
    assert totals.alive_after_forward_bytes == totals.made_cached_bytes + totals.held_bytes
    del outputs


def totals_of(name: str) -> tb_actmem.types.Totals:
    model, forward = CASES[name]("cpu")
    with tb_actmem.record(model) as recorder:
        outputs = forward()
    del outputs
    return tb_actmem.totals(recorder.recording.check())


@BETA
@pytest.mark.parametrize("name", CASES)
def test_every_view_adds_up_to_headline(name: str) -> None:
    model, forward = CASES[name]("cpu")
    with tb_actmem.record(model) as recorder:
        outputs = forward()
    index = Index(recorder.recording)

    headline = tb_actmem.totals(recorder.recording).saved_bytes
    assert sum(row.nbytes for row in saved_rows(index)) == headline
    assert sum(row.attributed_bytes for row in op_rows(index)) == headline
    assert sum(box.attributed_bytes for box in outline(index).boxes) == headline
    outside = sum(
        row.attributed_bytes
        for row in op_rows(index)
        if recorder.recording.nodes[row.node].module is None
    )
    assert outside + sum(row.self_bytes for row in module_rows(index)) == headline
    del outputs


def test_random_state_is_kept_by_its_checkpoint() -> None:
    x = torch.randn(16, 16, requires_grad=True)
    with tb_actmem.record() as recorder:
        y = checkpoint(torch.sin, x.exp(), use_reentrant=False)
    recording = recorder.recording
    (row,) = (row for row in op_rows(Index(recording)) if row.op == "checkpoint")
    assert row.attributed_bytes == torch.get_rng_state().nbytes
    (state,) = (save for save in recording.saves if save.kind is SaveKind.CACHE)
    assert state.tensor is not None
    shape = recording.tensors[state.tensor].shape
    assert [tensor.shape for tensor in recording.tensors].count(shape) == 1
    del y


def test_ctx_tensor_is_saved_without_hooks() -> None:
    totals = totals_of("custom_function_with_ctx")

    assert totals.ctx_bytes == NBYTES
    assert totals.saved_bytes == totals.cached_bytes + NBYTES


@pytest.mark.parametrize("name", ["by_list", "by_policy"])
def test_selective_checkpoint_keeps_its_two_matmuls(name: str) -> None:
    totals = totals_of(f"checkpoint_selective_{name}")

    assert totals.checkpoint_cache_bytes == 2 * NBYTES
    assert totals.recomputed_bytes == 3 * NBYTES  # the outputs of relu, sigmoid and sin


def test_full_checkpoint_keeps_its_input_alone() -> None:
    totals = totals_of("checkpoint_non_reentrant")

    # The first exp keeps its result, which is the region's input, and the last one its own.
    assert (totals.checkpoint_cache_bytes, totals.recomputed_bytes) == (0, 5 * NBYTES)
    assert totals.cached_bytes == 2 * NBYTES


def test_inner_checkpoint_saves_nothing_itself() -> None:
    totals = totals_of("checkpoint_nested")

    assert totals.cached_bytes == NBYTES


def test_compressed_copies_are_packed_with_their_size() -> None:
    totals = totals_of("compressing_hooks")

    # The input, relu's output twice, sigmoid's output twice, the weight twice: bfloat16 copies.
    assert totals.cached_bytes == 0
    assert totals.packed_bytes % (NBYTES // 2) == 0
    assert totals.packed_bytes >= 5 * NBYTES // 2


def test_autocast_copy_is_named_after_weight() -> None:
    model, forward = CASES["autocast"]("cpu")
    with tb_actmem.record(model) as recorder:
        outputs = forward()
    recording = recorder.recording

    copies = [
        s for s in recording.storages if s.name == "weight" and s.category.name != "PARAMETER"
    ]
    assert [copy.nbytes for copy in copies] == [NBYTES // 2]
    del outputs


def test_tied_weight_has_first_name() -> None:
    model, forward = CASES["tied_weights"]("cpu")
    assert [name for name, _ in model.named_parameters()] == ["0.weight"]  # torch says so too

    recording = tb_actmem.capture(forward(), model)

    assert {storage.name for storage in recording.storages} == {"0.weight", None}


def test_modules_in_other_threads_are_read_and_noted() -> None:
    from concurrent.futures import ThreadPoolExecutor

    model = torch.nn.Linear(8, 8)
    x = torch.randn(4, 8)
    with ThreadPoolExecutor(2) as pool, tb_actmem.record(model) as recorder:
        parts = list(pool.map(lambda _: model(x).relu(), range(2)))
        y = torch.cat(parts).sin()
    recording = recorder.recording.check()

    assert sum(node.name == "ReluBackward0" for node in recording.nodes) == 2
    assert "other threads" in notes_of(recording)[0]
    # relu's result twice (128 bytes each), cat's output for sin; x is one storage.
    assert tb_actmem.totals(recording).cached_bytes == 2 * 128 + 256 + 128
    del y


def test_data_kept_in_two_dtypes_is_found() -> None:
    x = torch.randn(8, 8, requires_grad=True)

    with tb_actmem.record() as recorder:
        wide = x.exp()  # keeps its result in float32
        y = wide.to(torch.bfloat16).sin()  # keeps its input: the same data in bfloat16
    totals = tb_actmem.totals(recorder.recording.check())

    assert (totals.cached_bytes, totals.copied_bytes) == (256 + 128, 128)
    del wide, y


def test_unsaved_copy_is_not_counted_twice() -> None:
    x = torch.ones(16, requires_grad=True)

    with tb_actmem.record() as recorder:
        y = x.exp().bfloat16() + 1  # exp saves its output; the cast's output is not saved

    assert tb_actmem.totals(recorder.recording).copied_bytes == 0
    del y


def test_autocast_adds_copies_of_weights_it_uses() -> None:
    model, forward = CASES["autocast"]("cpu")
    with tb_actmem.record(model) as recorder:
        outputs = forward()

    assert tb_actmem.totals(recorder.recording).copied_bytes == NBYTES // 2
    del outputs


def test_meta_and_fake_tensors_have_real_sizes() -> None:
    from torch._subclasses.fake_tensor import FakeTensorMode

    def forward(device: str) -> torch.Tensor:
        return torch.randn(8, 8, device=device, requires_grad=True).exp().sin()

    for mode, device in ((torch.no_grad(), "meta"), (FakeTensorMode(), "cpu")):
        with mode, torch.enable_grad(), tb_actmem.record() as recorder:
            y = forward(device)
        totals = tb_actmem.totals(recorder.recording.check())
        # exp keeps its output, which sin keeps as its input; the leaf is held by its graph.
        assert (totals.cached_bytes, totals.alive_after_forward_bytes) == (256, 3 * 256)
        del y


def test_storages_know_their_device() -> None:
    with tb_actmem.record() as recorder:
        a = torch.randn(4, requires_grad=True).exp()
        b = torch.randn(4, device="meta", requires_grad=True).exp()
    recording = recorder.recording.check()

    cached = {
        recording.storages[recording.tensors[s.tensor or 0].storage or 0] for s in recording.saves
    }
    assert sorted(storage.device for storage in cached) == ["cpu", "meta"]
    del a, b


def test_model_built_in_block_has_parameters() -> None:
    x = torch.randn(4, 8, requires_grad=True)
    with tb_actmem.record() as recorder:
        y = torch.nn.Linear(8, 8)(x).relu()
    totals = tb_actmem.totals(recorder.recording.check())

    assert totals.parameter_bytes == 8 * 8 * 4  # saved for the gradient of x
    assert (totals.cached_bytes, totals.input_bytes) == (2 * 128, 128)
    assert totals.made_cached_bytes == 128
    del y
