"""Recorded forwards: the bytes of pack hooks, freed and held storages, an undisturbed program."""

from __future__ import annotations

import contextlib
import inspect
import os
import threading
import weakref
from collections import Counter
from typing import Any

import pytest
import torch
from torch import nn
from torch._subclasses import FakeTensorMode
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.storages import State, edge_state
from tb_actmem.model import Category, Holder, NodeKind, PhaseKind
from tb_actmem.recorder.evidence.checkpoints import Regions
from tests.support.models import REAL, Mlp, toy
from tests.support.notes import notes_of
from tests.support.oracles import PackHooks, profiled_bytes
from tests.support.process_groups import eight_ranks

PYTHON_NUMBERS = {"gpt2": 6}
"""Python numbers that a graph keeps (three in each of GPT-2's two NewGELUs), 8 host bytes each."""
SEES_NUMBERS = os.environ["TB_ACTMEM_NATIVE"] == "1"
"""The allocator tells the compiled observer of them, and nobody tells a dispatch mode."""


@pytest.mark.parametrize("autocast", [False, True], ids=["float32", "autocast"])
@pytest.mark.parametrize("name", REAL)
def test_record_agrees_with_pack_hooks(name: str, autocast: bool) -> None:
    model, forward = REAL[name]()

    with (
        torch.autocast("cpu", torch.bfloat16, enabled=autocast),
        PackHooks(model) as oracle,
        tb_actmem.record(model) as recorder,
    ):
        loss = forward()
    recording = recorder.recording.check()

    assert tb_actmem.totals(recording).cached_bytes == oracle.nbytes > 0
    assert len(recording.saves) == oracle.saves
    captured = tb_actmem.totals(tb_actmem.capture(loss, model))
    assert captured.cached_bytes == oracle.nbytes


@pytest.mark.parametrize("name", REAL)
def test_alive_and_peak_bytes_equal_profiler(name: str) -> None:
    model, forward = REAL[name]()
    torch.manual_seed(0)
    forward()  # the first call allocates caches of torch

    torch.manual_seed(0)
    live, peak = profiled_bytes(forward)
    live -= 0 if SEES_NUMBERS else PYTHON_NUMBERS.get(name, 0) * 8
    torch.manual_seed(0)
    with tb_actmem.record(model) as recorder:
        loss = forward()
    totals = tb_actmem.totals(recorder.recording)

    assert totals.alive_after_forward_bytes == live
    assert totals.forward_peak_bytes is not None and totals.forward_peak_bytes <= peak
    del loss


def test_toy_has_four_right_answers() -> None:
    model, x = toy()

    with tb_actmem.record(model) as recorder:
        y = model(x)
    totals = tb_actmem.totals(recorder.recording.check())

    assert (totals.tensor_bytes, totals.storage_bytes) == (328, 232)
    assert (totals.cached_bytes, totals.activation_bytes, totals.input_bytes) == (168, 120, 48)
    # fc1's output (96) is freed by relu; fc2's (24) by softmax, whose output (24) is cached.
    assert (totals.made_bytes, totals.freed_bytes, totals.held_bytes) == (96 + 96 + 24 + 24, 120, 0)
    assert totals.alive_after_forward_bytes == 120
    del y


def test_edges_have_state_of_their_storage() -> None:
    model, x = toy()

    with tb_actmem.record(model) as recorder:
        y = model(x.requires_grad_())
    recording = recorder.recording

    index = Index(recording)
    by_name = {
        recording.nodes[edge.producer].name: edge_state(index, edge)
        for edge in recording.edges
        if recording.nodes[edge.producer].kind is NodeKind.FUNCTION
        and recording.nodes[edge.consumer].name != "TBackward0"
    }
    assert by_name == {
        "AddmmBackward0": State.FREED,
        "ReluBackward0": State.CACHED,
        "TBackward0": State.PARAMETER,
    }
    del y


def test_nodes_know_their_module_and_line() -> None:
    mlp = Mlp(8, nn.GELU(), torch.float32)

    with tb_actmem.record(mlp) as recorder:
        y = mlp(torch.randn(2, 8)).sum()
    recording = recorder.recording

    places = {
        (node.name, "" if node.module is None else recording.modules[node.module].fqn)
        for node in recording.nodes
        if node.kind is NodeKind.FUNCTION
    }
    assert {
        ("AddmmBackward0", "fc1"),
        ("GeluBackward0", "act"),
        ("AddmmBackward0", "fc2"),
    } <= places
    assert ("SumBackward0", "") in places
    gelu = next(node for node in recording.nodes if node.name == "GeluBackward0")
    assert gelu.frame is not None
    frame = recording.frames[gelu.frame]
    assert frame.file.endswith("models.py")
    assert frame.function.endswith("forward")
    del y


def test_nodes_of_differentiated_gradient_have_lines() -> None:
    x = torch.ones(2, requires_grad=True)

    with tb_actmem.record() as recorder:
        line = inspect.currentframe().f_lineno + 1  # type: ignore[union-attr]  # CPython has one
        (slope,) = torch.autograd.grad(x.exp().sum(), x, create_graph=True)
        y = slope.sin()
    recording = recorder.recording

    (mul,) = (at for at, node in enumerate(recording.nodes) if node.name == "MulBackward0")
    assert recording.frames[recording.nodes[mul].frame or 0].line == line
    assert [op.name for op in recording.ops if op.node == mul] == ["aten::mul.Tensor"]
    assert notes_of(recording) == ()
    del y


def test_multiline_expression_has_its_first_line() -> None:
    x = torch.ones(2, requires_grad=True)

    with tb_actmem.record() as recorder:
        line = inspect.currentframe().f_lineno + 1  # type: ignore[union-attr]  # CPython has one
        y = (x
             * x.sin())  # fmt: skip
    recording = recorder.recording

    mul = next(node for node in recording.nodes if node.name == "MulBackward0")
    sin = next(node for node in recording.nodes if node.name == "SinBackward0")
    assert mul.frame is not None and sin.frame is not None
    assert recording.frames[mul.frame].line == line
    assert recording.frames[sin.frame].line == line + 1
    del y


@pytest.mark.parametrize("name", REAL)
def test_every_op_with_node_is_tied_to_it(name: str) -> None:
    model, forward = REAL[name]()

    with tb_actmem.record(model) as recorder:
        loss = forward()
    recording = recorder.recording

    tied = {op.node for op in recording.ops if op.node is not None}
    functions = [i for i, node in enumerate(recording.nodes) if node.kind is NodeKind.FUNCTION]
    assert set(functions) == tied
    for op in recording.ops:
        if op.node is not None:
            base = recording.nodes[op.node].name.removesuffix("Backward0").lower()
            operator = op.name.split("::")[1].split(".")[0].replace("_", "")
            assert base[:3] in operator or operator[:3] in base, (op.name, base)
    del loss


def test_checkpointed_block_runs_as_often_as_unrecorded() -> None:
    runs = []

    def block(x: torch.Tensor) -> torch.Tensor:
        runs.append(1)
        return torch.sin(x).exp()

    x = torch.randn(64, requires_grad=True)
    with tb_actmem.record() as recorder:
        y = checkpoint(block, x * 2, use_reentrant=False).sum()
    assert len(runs) == 1
    y.backward()
    assert len(runs) == 2

    totals = tb_actmem.totals(recorder.recording.check())
    assert totals.cached_bytes == 256  # the region's input
    assert totals.recomputed_bytes == 2 * 256
    assert totals.checkpoint_cache_bytes == torch.get_rng_state().nbytes
    regions = {node.name: node.region for node in recorder.recording.nodes}
    assert regions["SinBackward0"] == regions["ExpBackward0"] == 0
    assert regions["SumBackward0"] is None


def test_backward_in_block_keeps_recording() -> None:
    model, x = toy()

    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    recording = recorder.recording.check()

    assert [phase.kind for phase in recording.phases] == [PhaseKind.FORWARD, PhaseKind.BACKWARD]
    assert tb_actmem.totals(recording).cached_bytes == 168
    assert tb_actmem.totals(recording).alive_after_forward_bytes == 120 + 4  # and the sum


def test_two_accumulation_steps_in_one_block() -> None:
    model, x = toy()

    with tb_actmem.record(model) as recorder:
        for _ in range(2):
            model(x).sum().backward()
    recording = recorder.recording.check()

    kinds = Counter(phase.kind for phase in recording.phases)
    assert kinds == {PhaseKind.FORWARD: 2, PhaseKind.BACKWARD: 2}
    assert sum(node.name == "ReluBackward0" for node in recording.nodes) == 2
    # At once only what one step keeps; together twice that, the input counted once.
    assert tb_actmem.totals(recording).cached_bytes == 120 + 48
    assert tb_actmem.totals(recording).all_forwards_bytes == 2 * 120 + 48


def test_exception_passes_and_earlier_facts_stay() -> None:
    model, x = toy()

    with pytest.raises(ZeroDivisionError), tb_actmem.record(model) as recorder:
        y = model(x)
        raise ZeroDivisionError

    assert tb_actmem.totals(recorder.recording).cached_bytes == 168
    assert "ZeroDivisionError" in notes_of(recorder.recording)[0]
    del y


def test_second_block_in_thread_is_refused() -> None:
    model, x = toy()

    with tb_actmem.record(model) as recorder:
        with (
            pytest.raises(tb_actmem.errors.RecordError, match="already open"),
            tb_actmem.record(model),
        ):
            pass
        y = model(x)

    assert tb_actmem.totals(recorder.recording).cached_bytes == 168
    del y


def test_two_threads_record_side_by_side() -> None:
    found = {}

    def work(name: str, rows: int) -> None:
        model, _ = toy()
        with tb_actmem.record(model) as recorder:
            y = model(torch.randn(rows, 4))
        found[name] = tb_actmem.totals(recorder.recording.check()).cached_bytes
        del y

    threads = [threading.Thread(target=work, args=(f"t{n}", 3 * n)) for n in (1, 2, 3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert found == {"t1": 168, "t2": 336, "t3": 504}


def test_older_memory_is_input() -> None:
    x = torch.randn(4, requires_grad=True)
    before = x.exp()

    with tb_actmem.record() as recorder:
        y = before.sin()
    recording = recorder.recording.check()

    totals = tb_actmem.totals(recording)
    assert [node.name for node in recording.nodes] == ["SinBackward0"]
    assert (totals.input_bytes, totals.activation_bytes) == (16, 0)
    del y


def test_no_tensor_lives_longer() -> None:
    model, x = toy()

    with tb_actmem.record(model) as recorder:
        ref = weakref.ref(next(model.children())(x).untyped_storage())
        assert ref() is None
    with pytest.raises(tb_actmem.errors.RecordError):
        _ = tb_actmem.record(model).recording
    del recorder


def test_finish_adds_unreachable_root() -> None:
    x = torch.randn(4, requires_grad=True)

    with tb_actmem.record(ops=False) as recorder:
        y = x.exp()
        recorder.finish(y)

    assert tb_actmem.totals(recorder.recording.check()).cached_bytes == 16


def test_without_ops_modules_known_freed_unknown() -> None:
    model, x = toy()

    with tb_actmem.record(model, ops=False, stacks=False) as recorder:
        y = model(x)
    recording = recorder.recording.check()

    totals = tb_actmem.totals(recording)
    assert (totals.cached_bytes, totals.freed_bytes, totals.forward_peak_bytes) == (168, None, None)
    assert {module.fqn for module in recording.modules} == {"", "0", "1", "2", "3"}
    assert not recording.frames
    del y


def test_record_takes_module() -> None:
    with pytest.raises(tb_actmem.errors.RecordError, match="not a list"):
        tb_actmem.record([1])  # type: ignore[arg-type]  # a likely mistake


@pytest.mark.parametrize("name", REAL)
def test_loss_is_only_output_held_by_program(name: str) -> None:
    model, forward = REAL[name]()

    with tb_actmem.record(model) as recorder:
        loss = forward()
    recording = recorder.recording

    held = [s.nbytes for s in recording.storages if s.holder and s.category is Category.ACTIVATION]
    assert held == [8] * (PYTHON_NUMBERS.get(name, 0) if SEES_NUMBERS else 0) + [4]
    assert len(recording.outputs) == 1
    assert tb_actmem.totals(recording).held_output_bytes == 4
    del loss


def test_held_hidden_state_differs_from_graph_only() -> None:
    x = torch.randn(4, requires_grad=True)

    with tb_actmem.record() as recorder:
        mine = x.exp()
        y = (mine.sin() * 2.5).sin()
    recording = recorder.recording

    holders = {
        recording.ops[s.birth].name: s.holder for s in recording.storages if s.birth is not None
    }
    assert holders == {
        "aten::exp": Holder.PYTHON,
        "aten::sin": Holder.OUTPUT,
        "aten::mul.Tensor": None,
    }
    del mine, y


def test_checkpoint_is_listed_under_its_module() -> None:
    class Outer(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.inner = Mlp(4, nn.GELU(), torch.float32)

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return checkpoint(self.inner, x, use_reentrant=False).relu()

    model = Outer()
    with tb_actmem.record(model) as recorder:
        y = model(torch.randn(2, 4, requires_grad=True))
    recording = recorder.recording.check()

    keeper = next(node for node in recording.nodes if node.kind is NodeKind.CHECKPOINT)
    assert keeper.module is not None
    assert recording.modules[keeper.module].fqn == "inner"
    del y


def test_rank_comes_from_process_group(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RANK", raising=False)
    model, x = toy()
    with eight_ranks(rank=5):
        recording = tb_actmem.capture(model(x), model)

    assert recording.meta.rank == 5
    assert tb_actmem.capture(model(x), model).meta.rank is None


def test_rank_comes_from_launcher_before_process_group(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("RANK", "9")
    monkeypatch.setenv("LOCAL_RANK", "1")
    model, x = toy()

    assert tb_actmem.capture(model(x), model).meta.rank == 9


def test_regions_at_one_address_are_different() -> None:
    class Place:
        """As large as any other, without attributes of its own."""

        __slots__ = ("__weakref__",)

    regions, frame = Regions(), Place()
    first = id(frame)
    assert regions.number(frame) == (0, True)
    assert regions.number(frame) == (0, False)
    del frame

    frames = [Place() for _ in range(100)]
    assert first in map(id, frames)  # Python gives the place to the next one of this size
    assert [regions.number(frame) for frame in frames] == [(n, True) for n in range(1, 101)]


def test_fake_tensors_are_recorded_like_real_ones() -> None:
    def run(mode: Any) -> list[tuple[str, str | None]]:
        with mode:
            model, x = Mlp(8, nn.GELU(), torch.float32), torch.randn(4, 8)
            with tb_actmem.record(model) as recorder:
                loss = model(x).sum()
            del loss
        recording = recorder.recording
        nodes = [None if op.node is None else recording.nodes[op.node].name for op in recording.ops]
        assert tb_actmem.totals(recording).saved_bytes == (8 + 32 + 32) * 4 * 4
        return list(zip((op.name for op in recording.ops), nodes, strict=True))

    assert run(FakeTensorMode()) == run(contextlib.nullcontext())
