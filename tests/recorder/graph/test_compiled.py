"""torch.compile under a recording: compiled regions stay compiled and are one node."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
import torch._functorch.config
import torch._inductor.config
from torch import Tensor, nn
from torch._dynamo import compiled_autograd
from torch._dynamo.backends.common import aot_autograd
from torch._dynamo.utils import counters
from torch._subclasses import FakeTensorMode
from torch.utils._python_dispatch import _disable_current_modes

import tb_actmem
import tb_actmem.recorder.watch.patches as region_memory
from tb_actmem.analysis.compare import Change, changed_bytes, compare_rows
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.analysis.totals.saved_tensors import saved_groups, saved_row
from tb_actmem.model import Category, NodeKind, Op, PhaseKind, Recording, Storage
from tb_actmem.recorder.watch.observer import Observer
from tb_actmem.rendering.tables.table import layers_grid
from tb_actmem.replies.recording import recording_text
from tb_actmem.text.reasons import saved_text
from tests.support.checkpointable import under_checkpoints
from tests.support.notes import notes_of
from tests.support.oracles import PackHooks, profiled_bytes

pytestmark = pytest.mark.filterwarnings("ignore")
needs_compiler = pytest.mark.skipif(
    shutil.which("g++") is None, reason="no C++ compiler for inductor"
)


@pytest.fixture(autouse=True)
def compile_in_this_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Torch's pool of compilers and its progress bar would outlive the test."""
    monkeypatch.setattr("tqdm.std.tqdm.monitor_interval", 0)
    with torch._inductor.config.patch(compile_threads=1):
        yield


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.up, self.down = nn.Linear(16, 64), nn.Linear(64, 16)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(nn.functional.gelu(self.up(x)))


def compiled() -> tuple[nn.Module, Callable[[Tensor], Tensor], Tensor]:
    torch._dynamo.reset()
    counters.clear()
    model = nn.Sequential(Block(), Block())
    return model, torch.compile(model, backend="inductor"), torch.randn(8, 16)


@needs_compiler
def test_compiled_model_is_one_node_matching_pack_hooks() -> None:
    model, fast, x = compiled()
    fast(x).sum().backward()
    frames = counters["stats"]["unique_graphs"]

    with tb_actmem.record(model) as recorder:
        loss = fast(x).sum()
    recording = recorder.recording.check()

    assert counters["stats"]["unique_graphs"] == frames == 1
    custom = [node for node in recording.nodes if node.kind is NodeKind.CUSTOM_FUNCTION]
    assert [node.name for node in custom] == ["CompiledFunction"]
    assert tb_actmem.totals(recording).unexplained_bytes == 0
    with PackHooks(model) as oracle:
        again = fast(x).sum()
    assert tb_actmem.totals(recording).cached_bytes == oracle.nbytes
    del loss, again


@needs_compiler
def test_compiling_inside_recording_breaks_no_graph() -> None:
    model, fast, x = compiled()

    with tb_actmem.record(model) as recorder:
        loss = fast(x).sum()

    assert counters["stats"]["unique_graphs"] == 1
    assert not counters["graph_break"]
    names = [node.name for node in recorder.recording.nodes]
    assert names.count("CompiledFunction") == 1
    del loss


class Broken(nn.Module):
    """Two compiled regions with a line between them that stays Python's."""

    def __init__(self) -> None:
        super().__init__()
        self.up, self.down = nn.Linear(16, 64), nn.Linear(64, 16)

    def forward(self, x: Tensor) -> Tensor:
        x = nn.functional.gelu(self.up(x))
        torch._dynamo.graph_break()
        return self.down(x).sigmoid()


def storage_of(recording: Recording, tensor: int) -> Storage:
    storage = recording.tensors[tensor].storage
    assert storage is not None
    return recording.storages[storage]


def op_that_made(recording: Recording, tensor: int) -> Op:
    birth = storage_of(recording, tensor).birth
    assert birth is not None
    return recording.ops[birth]


def kept_by_nodes(recording: Recording) -> list[tuple[Any, ...]]:
    return [
        (
            recording.nodes[save.node].name,
            save.slot,
            save.kind,
            recording.tensors[save.tensor].shape,
            storage_of(recording, save.tensor).category,
        )
        for save in recording.saves
        if save.tensor is not None and recording.tensors[save.tensor].storage is not None
    ]


def step(model: nn.Module, fast: Callable[[Tensor], Tensor], x: Tensor) -> Recording:
    with tb_actmem.record(model) as recorder:
        fast(x).pow(2).mean().backward()
    return recorder.recording.check()


def test_compiling_step_is_recorded_like_others() -> None:
    torch._dynamo.reset()
    model, x = Broken(), torch.randn(8, 16)
    fast = torch.compile(model, backend="aot_eager")

    cold, warm = step(model, fast, x), step(model, fast, x)

    assert [node.name for node in cold.nodes] == [node.name for node in warm.nodes]
    assert kept_by_nodes(cold) == kept_by_nodes(warm)
    forward_and_backward = [PhaseKind.FORWARD, PhaseKind.BACKWARD]
    assert [phase.kind for phase in cold.phases] == forward_and_backward
    assert tb_actmem.format.from_bytes(tb_actmem.format.to_bytes(cold)) == cold
    with PackHooks(model) as oracle:
        loss = fast(x).pow(2).mean()
    assert tb_actmem.totals(cold).saved_bytes == oracle.nbytes
    del loss


def test_compiled_module_of_torch_leaves_no_gap(compiled_observer: None) -> None:
    """Before 2.14, torch does not compile it, but compiles every function that it calls."""
    torch._dynamo.reset()
    model, x = nn.Sequential(nn.Linear(16, 16), nn.BatchNorm1d(16)), torch.randn(8, 16)
    plain = step(model, model, x)
    model[1].compile(backend="aot_eager")

    for _ in range(2):
        recording = step(model, model, x)
        notes = {note.code for note in recording.meta.notes}
        if torch.__version__ > "2.14":
            assert notes == {"compiled-lines"}
        else:
            assert not notes
            assert kept_by_nodes(recording) == kept_by_nodes(plain)


class Stack(nn.Module):
    """Torch compiles each block on its own, because the loop around them breaks the graph."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks = nn.ModuleList([Block() for _ in range(3)])

    def forward(self, x: Tensor) -> Tensor:
        for block in self.blocks:
            x = block(x)
            torch._dynamo.graph_break()
        return x


def test_recording_compiles_nothing_again(each_observer: str) -> None:
    torch._dynamo.reset()
    model, x = Stack(), torch.randn(8, 16)
    fast = torch.compile(model, backend="aot_eager")
    fast(x).sum().backward()
    counters.clear()

    recording = step(model, fast, x)

    assert counters["stats"]["unique_graphs"] == 0
    calls = [call.fqn for call in recording.modules if call.type_name == "Block"]
    assert calls == ["blocks.0", "blocks.1", "blocks.2"]


def test_compiled_backward_is_compiled_as_without_recording(each_observer: str) -> None:
    """Its tracer makes tensors whose sizes are symbols."""
    torch._dynamo.reset()
    model, x = nn.Sequential(nn.Linear(16, 64), nn.ReLU(), nn.Linear(64, 16)), torch.randn(8, 16)

    def recorded() -> Recording:
        with compiled_autograd._enable(torch.compile(backend="aot_eager")):
            return step(model, model, x)

    cold, _ = recorded(), recorded()  # the second one adds to the gradients of the first
    counters.clear()
    warm = recorded()

    assert counters["stats"]["unique_graphs"] == 0
    assert "lost-ops" not in {note.code for note in cold.meta.notes}
    assert kept_by_nodes(cold) == kept_by_nodes(warm)
    with PackHooks(model) as oracle:
        loss = model(x).pow(2).mean()
    assert tb_actmem.totals(warm).cached_bytes == oracle.nbytes
    del loss


def test_node_that_only_raises_errors_is_recorded(each_observer: str) -> None:
    """It has no sequence number, as a leaf's node. A once_differentiable Function has it."""
    model, x = nn.Linear(4, 4), torch.randn(2, 4)

    with tb_actmem.record(model) as recorder:
        y = model(x)
        outputs = [torch._C._functions.DelayedError("never", 1)(y) for _ in range(2)]
        y.sum().backward(retain_graph=True)
        loss = model(x).sum() + sum(output.sum() for output in outputs)
    recording = recorder.recording.check()

    assert [node.name for node in recording.nodes].count("Error") == 2
    del loss, outputs


def test_compiling_step_without_ops_is_like_others() -> None:
    torch._dynamo.reset()
    model, x = Broken(), torch.randn(8, 16)
    fast = torch.compile(model, backend="aot_eager")

    found = []
    for _ in range(2):
        with tb_actmem.record(model, ops=False) as recorder:
            loss = fast(x).pow(2).mean()
        found.append(recorder.recording)

    cold, warm = found
    assert [node.name for node in cold.nodes] == [node.name for node in warm.nodes]
    assert kept_by_nodes(cold) == kept_by_nodes(warm)
    del loss


def test_recompilation_is_no_forward_of_user() -> None:
    torch._dynamo.reset()
    model, fast = Broken(), torch.compile(lambda x: model(x), backend="aot_eager", dynamic=False)
    fast(torch.randn(8, 16)).sum().backward()

    recompiled, warm = (step(model, fast, torch.randn(4, 16)) for _ in range(2))

    assert kept_by_nodes(recompiled) == kept_by_nodes(warm)
    assert [phase.kind for phase in recompiled.phases] == [PhaseKind.FORWARD, PhaseKind.BACKWARD]


@needs_compiler
def test_inductor_allocations_have_births_and_deaths() -> None:
    model, fast, x = compiled()
    fast(x).sum().backward()

    with tb_actmem.record(model) as recorder:
        loss = fast(x).sum()
    recording = recorder.recording.check()

    totals = tb_actmem.totals(recording)
    assert not [note for note in notes_of(recording) if "The lines and modules of" not in note]
    assert (totals.alive_after_forward_bytes, totals.forward_peak_bytes) == profiled_bytes(
        lambda: fast(x).sum()
    )
    before = [row for row in recording.storages if row.category is Category.INPUT]
    given = [row for row in before if row.model_state is None]  # there are gradients, too
    assert [row.nbytes for row in given] == [x.nbytes]
    assert totals.activation_bytes + totals.input_bytes == totals.cached_bytes
    assert totals.input_bytes == x.nbytes
    del loss


@needs_compiler
@pytest.mark.usefixtures("each_observer")
def test_inductor_allocation_in_backward_has_node() -> None:
    def recording(*, under: bool) -> Recording:
        torch._dynamo.reset()
        torch.manual_seed(0)
        model, x = nn.Sequential(Block(), Block()), torch.randn(64, 16)
        if under:
            under_checkpoints(model, ["*"])
        for block in model.children():
            block.compile(backend="inductor")
        model(x).sum().backward()
        return step(model, model, x)

    before = recording(under=False)
    begin = before.phases[-1].first_op
    nodes = {op.backward_of for op in before.ops[begin:] if op.name == "inductor::empty_strided"}
    predicted = tb_actmem.totals(tb_actmem.predict.checkpoint(before, ["0", "1"]))
    after = tb_actmem.totals(recording(under=True))

    assert nodes
    assert None not in nodes
    assert {before.nodes[node].name for node in nodes if node is not None} == {"CompiledFunction"}
    assert predicted.total_peak_bytes == after.total_peak_bytes


def test_region_saves_have_compiler_names() -> None:
    torch._dynamo.reset()
    model, x = Block(), torch.randn(8, 16)

    with tb_actmem.record(model) as recorder:
        loss = torch.compile(model, backend="aot_eager")(x)

    slots = {save.slot.partition(" ")[2] for save in recorder.recording.saves}
    assert slots >= {"addmm", "gelu"}
    del loss


@needs_compiler
def test_region_storage_has_line_of_its_op() -> None:
    model, fast, x = compiled()
    # What comes out of its cache has lost the lines.
    with (
        torch._functorch.config.patch(enable_autograd_cache=False),
        tb_actmem.record(model) as recorder,
    ):
        loss = fast(x).sum()
    recording = recorder.recording

    made = [
        op_that_made(recording, save.tensor).frame
        for save in recording.saves
        if save.tensor is not None and save.slot.endswith(("addmm", "addmm_2"))
    ]
    (line,) = {None if frame is None else recording.frames[frame] for frame in made}
    assert line is not None
    source = Path(__file__).read_text(encoding="utf-8")
    assert "self.up(x)" in source.splitlines()[line.line - 1]
    del loss


class Deep(nn.Module):
    """Blocks in which eager and compiled code keep the same, if nothing is fused."""

    def __init__(self) -> None:
        super().__init__()
        self.norm, self.blocks = nn.LayerNorm(16), nn.Sequential(Block(), Block())

    def forward(self, x: Tensor) -> Tensor:
        result: Tensor = self.blocks(self.norm(x))
        return result


def eager_and_compiled() -> tuple[Deep, Recording, Recording]:
    torch._dynamo.reset()
    model, x = Deep(), torch.randn(8, 16)
    fast = torch.compile(model, backend="aot_eager")
    found = []
    for call in (model, fast):
        with tb_actmem.record(model) as recorder:
            loss = call(x).sum()
        found.append(recorder.recording.check())
        del loss
    return model, found[0], found[1]


def test_region_saves_have_module_and_line() -> None:
    _, _, recording = eager_and_compiled()

    made = {
        save.slot.partition(" ")[2]: (
            recording.modules[save.module].fqn,
            recording.frames[save.frame].line,
        )
        for save in recording.saves
        if save.module is not None and save.frame is not None
    }
    source = Path(__file__).read_text(encoding="utf-8").splitlines()
    assert {name: fqn for name, (fqn, _) in made.items()} == {
        "getitem of native_layer_norm": "norm",
        "getitem_1 of native_layer_norm": "norm",
        "getitem_2 of native_layer_norm": "norm",
        "addmm": "blocks.0.up",
        "gelu": "blocks.0",
        "add": "blocks.0",
        "addmm_2": "blocks.1.up",
        "gelu_1": "blocks.1",
    }
    assert "self.up(x)" in source[made["addmm_2"][1] - 1]
    assert "self.norm(x)" in source[made["getitem of native_layer_norm"][1] - 1]
    assert tb_actmem.format.from_bytes(tb_actmem.format.to_bytes(recording)) == recording


def test_equal_layers_of_region_form_one_group() -> None:
    _, _, recording = eager_and_compiled()

    index = Index(recording)
    groups = {re.sub(r"^\[\d+\] ", "", group.slot): group for group in saved_groups(index)}
    assert {
        slot: (group.module, len(group.storages), group.nbytes)
        for slot, group in groups.items()
        if group.module.startswith("blocks")
    } == {
        "addmm": ("blocks.*.up", 2, 2 * 8 * 64 * 4),
        "gelu": ("blocks.*", 2, 2 * 8 * 64 * 4),
        # Nobody needs the sum of the last block.
        "add": ("blocks.0", 1, 8 * 16 * 4),
    }
    assert saved_text(saved_row(index, groups["gelu"].storages[1])) == (
        "CompiledFunction saves the result of gelu inside it: "
        "the compiler chose it for the backward"
    )
    members = {
        (member["fqn"], member["slot"].partition(" ")[2])
        for row in json.loads(recording_text(index))["saved"]
        if row["slot"] == "gelu"
        for member in row["members"]
    }
    assert members == {("blocks.0", "gelu"), ("blocks.1", "gelu_1")}


def test_terminal_groups_equal_layers_of_region() -> None:
    _, _, recording = eager_and_compiled()

    grid = layers_grid(Index(recording), "storage")
    shown = [column.heading for column in grid.columns]
    found = [dict(zip(shown, row, strict=True)) for row in grid.rows]
    assert [(row["bytes"], row["module"]) for row in found if row["slot"] == "gelu"] == [
        (2 * 8 * 64 * 4, "blocks.* ×2")
    ]
    slots = [row["slot"] for row in tb_actmem.rows(recording, by="storage")]
    assert {slot.partition(" ")[2] for slot in slots} >= {"gelu", "gelu_1"}


def test_modules_in_region_are_attributed_their_bytes() -> None:
    _, _, recording = eager_and_compiled()

    index = Index(recording)
    rows = {
        recording.modules[row.module].fqn: row
        for row in module_rows(index)
        if recording.modules[row.module].type_name != "GraphModule"
    }
    assert rows["blocks.0"].self_bytes == 8 * (64 + 16) * 4  # gelu and the sum
    assert rows["blocks.0.up"].total_bytes == 8 * 64 * 4
    # Nobody needs the last sum.
    assert rows["blocks"].total_bytes == 8 * (2 * (64 + 64) + 16) * 4
    assert rows["OptimizedModule"].total_bytes == tb_actmem.totals(recording).saved_bytes


def test_region_saves_same_tensors_as_eager_program() -> None:
    _, eager, fast = eager_and_compiled()
    kept = tb_actmem.totals(eager).saved_bytes
    assert tb_actmem.totals(fast).saved_bytes == kept

    for before, after in ((eager, fast), (fast, eager)):
        rows = compare_rows(before, after)

        assert changed_bytes(rows) == (kept, 0, 0, kept)
        attributed = [row for row in rows if row.before_bytes]
        assert {row.change for row in attributed} == {Change.SAME}
        assert all(row.saver.op != "CompiledFunction" for row in attributed)


def test_region_run_twice_makes_two_module_calls() -> None:
    torch._dynamo.reset()
    model, x = Deep(), torch.randn(8, 16)
    fast = torch.compile(model, backend="aot_eager")

    with tb_actmem.record(model) as recorder:
        losses = [fast(x).sum(), fast(x).sum()]
    recording = recorder.recording.check()

    calls = [row.call for row in recording.modules if row.fqn == "blocks.0.up"]
    assert calls == [0, 1]
    rows = compare_rows(recording, recording)
    assert {row.change for row in rows} == {Change.SAME}
    assert changed_bytes(rows).before_bytes == tb_actmem.totals(recording).saved_bytes
    del losses


def test_inductor_preparation_during_trace_is_ignored(each_observer: str) -> None:
    """When it is first used in a process it traces patterns of its own: its ``lazy_init``."""
    compiler = torch._guards.TracingContext(FakeTensorMode())

    with tb_actmem.record() as recorder:
        x = torch.ones(3, requires_grad=True) + 1
        with torch._guards.tracing(compiler):
            x.sin()
            with torch._guards.tracing(None), FakeTensorMode():
                torch.ones(1000)
            with torch._guards.tracing(None):
                constants = torch.ones(5000)
            with torch._guards.tracing(compiler):
                x.sin()
        with torch._guards.tracing(None):
            y = x.cos()
    recording = recorder.recording.check()

    names = [op.name.removeprefix("aten::").partition(".")[0] for op in recording.ops]
    assert [name for name in names if name not in ("empty", "fill_")] == ["ones", "add", "cos"]
    assert {storage.device for storage in recording.storages} == {"cpu"}
    made = sum(storage.nbytes for storage in recording.storages if storage.birth is not None)
    own = constants.nbytes if each_observer == "compiled" else 0  # a mode cannot see real memory
    assert own <= made < own + 100
    del constants, y


def test_only_real_memory_of_trace_counts(each_observer: str) -> None:
    def run() -> list[Tensor]:
        held = [torch.ones(2)]
        with torch._guards.tracing(torch._guards.TracingContext(None)):
            held.append(torch.ones(1000))
            torch.ones(3000).add_(1)
            with pytest.raises(RuntimeError):
                torch.ones(2000) @ torch.ones(3)
            with FakeTensorMode():
                torch.ones(9000).add(1)
        held.append(torch.ones(3))
        return held

    with tb_actmem.record() as recorder:
        held = run()
    recording = recorder.recording.check()
    totals = tb_actmem.totals(recording)
    found = totals.alive_after_forward_bytes, totals.forward_peak_bytes

    assert [op.name for op in recording.ops if "ones" in op.name] == ["aten::ones"] * 2
    # A dispatch mode cannot see real memory in a trace.
    assert found == (profiled_bytes(run) if each_observer == "compiled" else (8 + 12, 8 + 12))
    del held


@pytest.mark.usefixtures("each_observer")
def test_compiler_trial_allocations_are_no_ops() -> None:
    known: Any = torch._C._dynamo.guards

    with tb_actmem.record() as recorder:
        held = [known._empty_strided_cpu((2,), (1,), torch.float32)]
        with torch._guards.tracing(torch._guards.TracingContext(None)):
            held.append(known._empty_strided_cpu((1000,), (1,), torch.float32))
    recording = recorder.recording.check()

    assert [op.name for op in recording.ops] == ["inductor::empty_strided"]
    assert [row.shape for row in recording.tensors] == [(2,)]
    del held


def test_pause_failure_never_reaches_compiler(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(self: Observer, is_paused: bool) -> None:
        raise RuntimeError("injected")

    with tb_actmem.record() as recorder, monkeypatch.context() as patched:
        patched.setattr(Observer, "pause", fail)
        compiler = torch._guards.TracingContext(FakeTensorMode())
        with torch._guards.tracing(compiler), torch._guards.tracing(None):
            own = torch.ones(3)
    (note,) = notes_of(recorder.recording.check())

    assert note.startswith("Ops that the compiler runs for itself could not be left out 2 times")
    assert own.sum() == 3


class Hidden:
    """Compiled code of which nothing is known: it runs where no mode sees it."""

    def __init__(self, graph: Any, inputs: Any) -> None:
        self._graph = graph

    def __call__(self, *args: Any) -> Any:
        with _disable_current_modes():
            return self._graph(*args)


@pytest.mark.usefixtures("by_mode")
def test_unobserved_region_memory_is_noted_unknown() -> None:
    torch._dynamo.reset()
    model, x = nn.Sequential(nn.Linear(16, 64), nn.GELU()), torch.randn(8, 16)
    fast = torch.compile(model, backend=aot_autograd(fw_compiler=Hidden, bw_compiler=Hidden))
    fast(x).sum().backward()

    with tb_actmem.record(model) as recorder:
        loss = fast(x).sum()
    recording = recorder.recording

    totals = tb_actmem.totals(recording)
    with PackHooks(model) as oracle:
        again = fast(x).sum()
    assert totals.saved_bytes == oracle.nbytes
    assert totals.unknown_bytes == 8 * 64 * 4
    assert (totals.forward_peak_bytes, totals.alive_after_forward_bytes) == (None, None)
    assert [note for note in notes_of(recording) if f"{8 * 64 * 4:,}" in note]
    del loss, again


def test_leftover_wrapper_does_not_note_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known: Any = torch._C._dynamo.guards
    own, exchange = known._empty_strided_cpu, region_memory._exchange

    def interrupted(*args: Any) -> None:
        exchange(*args)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(region_memory, "_exchange", interrupted)
        with pytest.raises(KeyboardInterrupt), tb_actmem.record():
            pass
    assert known._empty_strided_cpu is not own

    with tb_actmem.record() as recorder:
        held = known._empty_strided_cpu((2,), (1,), torch.float32)

    assert [op.name for op in recorder.recording.ops] == ["inductor::empty_strided"]
    assert known._empty_strided_cpu is own
    del held


@needs_compiler
def test_inductor_allocation_functions_are_restored() -> None:
    torch._dynamo.reset()
    model, x = Broken(), torch.randn(8, 16)
    known: Any = torch._C._dynamo.guards
    own = known._empty_strided_cpu
    fast = torch.compile(model, backend="inductor")

    for _ in range(2):
        with tb_actmem.record(model) as recorder:
            assert known._empty_strided_cpu is not own
            loss = fast(x).sum()
        assert known._empty_strided_cpu is own
        assert not [
            note for note in notes_of(recorder.recording) if "The lines and modules of" not in note
        ]
        seen = [op for op in recorder.recording.ops if op.name == "inductor::empty_strided"]
        node = loss.grad_fn.next_functions[0][0]
        generated = node._forward_cls.compiled_fw.current_callable.__globals__
        assert seen
        assert generated["empty_strided_cpu"] is own
    del loss
