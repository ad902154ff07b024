"""Nodes whose saves only C++ can read: in-place writes into views, lists of tensors, C++ Functions.

The oracle are the tensors that pass through pack hooks in the same forward, unwatched.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.autograd.graph import save_on_cpu
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils._pytree import tree_map_only
from torch.utils.checkpoint import checkpoint

from tb_actmem import capture, predict, record, totals
from tb_actmem.analysis.totals import Totals
from tb_actmem.errors import RecordError
from tb_actmem.model import Recording, SaveKind
from tb_actmem.recorder.engine.build import node_table
from tb_actmem.recorder.torch_private import RAW_SAVED
from tests.support.notes import notes_of
from tests.support.operator_samples import samples
from tests.support.oracles import PackHooks

SAMPLES = 4
"""Of an operator so many are tried."""
WRITES = [
    op
    for op in op_db
    if op.supports_autograd
    and op.supports_inplace_autograd
    and op.inplace_variant is not None
    and torch.float32 in op.supported_dtypes("cpu")
]


@pytest.fixture
def compiled(compiled_observer: None) -> None:
    """For a test that needs the compiled observer; without a compiler it is skipped."""


def told(forward: Callable[[], Any], model: nn.Module | None = None) -> tuple[Totals, Any]:
    """The totals of a forward, and its notes."""
    torch.manual_seed(0)
    with record(model, stacks=False) as recorder:
        outputs = forward()
    recording = recorder.recording.check()
    del outputs
    return totals(recording), recording


def seen(forward: Callable[[], Any], model: nn.Module | None = None) -> tuple[int, int]:
    """Bytes and number of what passes through pack hooks."""
    torch.manual_seed(0)
    with PackHooks(model) as oracle:
        outputs = forward()
    found = oracle.nbytes, oracle.saves
    del outputs
    return found


def made(tensor: Tensor, *, requires_grad: bool) -> Tensor:
    """A tensor that the forward makes of one that was there before."""
    given = tensor if requires_grad else tensor.detach()
    return given * 1 if given.is_floating_point() else given.clone()


def write(op: Any, sample: Any, wanted: str) -> Tensor:
    """Write into a view of a result of the forward; return its base."""

    def argument(tensor: Tensor) -> Tensor:
        return made(tensor, requires_grad=wanted != "input")

    base = made(sample.input, requires_grad=wanted != "arguments")
    args, kwargs = tree_map_only(Tensor, argument, (sample.args, sample.kwargs))
    op.inplace_variant(base.unsqueeze(0)[0], *args, **kwargs)
    return base


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("wanted", ["both", "input", "arguments"])
@pytest.mark.parametrize("op", WRITES, ids=lambda op: f"{op.name}-{op.variant_test_name}")
def test_saves_of_in_place_view_write_match_hooks(op: Any, wanted: str, compiled: None) -> None:
    for sample in samples(op, SAMPLES, requires_grad=True):

        def forward(sample: Any = sample) -> Tensor:
            return write(op, sample, wanted)

        try:
            if not forward().requires_grad:
                continue
        except RuntimeError:
            continue  # the shapes of result and target differ
        found, recording = told(forward)
        captured = capture(forward())
        assert (found.storage_bytes, found.saves) == seen(forward), sample
        assert (totals(captured).storage_bytes, totals(captured).saves) == seen(forward), sample
        assert not found.unexplained_bytes
        assert notes_of(recording) == notes_of(captured) == ()


def line_of(recording: Recording, node: int) -> str:
    """The line of this file that made a node."""
    frame = recording.nodes[node].frame
    assert frame is not None
    return Path(__file__).read_text(encoding="utf-8").splitlines()[recording.frames[frame].line - 1]


def test_such_save_says_why_it_is_kept(compiled: None) -> None:
    x, y = torch.randn(2, 8, requires_grad=True)
    with record() as recorder:
        base = x.exp().sin()
        base[:4].mul_(y[4:])  # this line
    recording = recorder.recording.check()
    copy_slices = next(n for n, node in enumerate(recording.nodes) if node.name == "CopySlices")

    saves = {save.slot: save for save in recording.saves if save.node == copy_slices}
    told = {slot: (save.formula or "").partition(":")[0] for slot, save in saves.items()}
    assert told == {"self": "other", "other": "self"}
    assert saves["self"].tensor is not None
    assert recording.tensors[saves["self"].tensor].shape == (4,)
    assert line_of(recording, copy_slices).endswith("# this line")
    del base


def test_save_of_write_keeps_earlier_shape(compiled: None) -> None:
    x = torch.randn(8, 16, requires_grad=True)
    with record() as recorder:
        base, gate = x * 2, x[4:].exp()
        base[:4].mul_(gate)
        later = gate.reshape(-1)
    recording = recorder.recording.check()

    (other,) = [save.tensor for save in recording.saves if save.slot == "other"]
    assert other is not None
    assert recording.tensors[other].shape == (4, 16)
    del base, later


def in_place(x: Tensor) -> Tensor:
    base = x.exp().sin()
    base[:4].mul_((x[4:8] * 2).exp())
    return base.cos()


def test_checkpointed_view_write_saves_nothing(compiled: None) -> None:
    x = torch.randn(8, 16, requires_grad=True)

    def forward() -> Tensor:
        return checkpoint(in_place, x * 2, use_reentrant=False, preserve_rng_state=False)

    found, recording = told(forward)
    assert found.saved_bytes == x.nbytes
    assert not found.unexplained_bytes
    assert notes_of(recording) == ()


def test_packed_save_of_write_is_listed(compiled: None) -> None:
    x = torch.randn(8, 16, requires_grad=True)

    def forward() -> Tensor:
        with save_on_cpu():
            return in_place(x * 2)

    recording = told(forward)[1]
    assert notes_of(recording) == ()
    saves = [save for save in recording.saves if recording.nodes[save.node].name == "CopySlices"]
    assert [(save.slot, save.kind) for save in saves] == [
        ("other[1]", SaveKind.PACKED),
        ("self[1]", SaveKind.PACKED),
    ]


def test_two_consecutive_writes_are_separated(compiled: None) -> None:
    x = torch.randn(8, 16, requires_grad=True)

    def forward() -> Tensor:
        base = x * 2
        base[:4].mul_(x[4:].exp())
        base[4:6].mul_(x[6:].sin())
        return base

    found, recording = told(forward)
    assert (found.storage_bytes, found.saves) == seen(forward)
    assert notes_of(recording) == ()


def test_neighboring_write_without_gradient_is_ignored(compiled: None) -> None:
    x, total = torch.randn(8, 16, requires_grad=True), torch.ones(3)

    def forward() -> Tensor:
        base, factor = x * 2, x[4:].detach().exp()
        with torch.no_grad():
            total.mul_(torch.ones(3))
        base[:4].mul_(factor)
        return base

    found, recording = told(forward)
    assert (found.storage_bytes, found.saves) == seen(forward) == (4 * 16 * 4, 1)
    assert notes_of(recording) == ()


def test_saves_freed_by_backward_are_not_summed(compiled: None) -> None:
    x = torch.randn(64, 16, requires_grad=True)

    def forward() -> Tensor:
        return in_place(x * 2).sum()

    once = told(forward)[0].saved_bytes
    with record(stacks=False) as recorder:
        for _ in range(3):
            forward().backward()
    found = totals(recorder.recording.check())
    assert (found.saved_bytes, found.all_forwards_bytes) == (once, 3 * once)


def test_saves_of_foreach_ops_match_hooks(compiled: None) -> None:
    x, y = torch.randn(64, 128, requires_grad=True), torch.randn(64, 32, requires_grad=True)

    def forward() -> Tensor:
        made = torch._foreach_mul([x * 2, y * 2], [x.exp(), y.exp()])
        return made[0].sum() + made[1].sum()

    found, recording = told(forward)
    assert found.storage_bytes == seen(forward)[0]
    assert not found.unexplained_bytes
    saves = [save for save in recording.saves if save.slot in ("self[0]", "other[1]")]
    assert {recording.nodes[save.node].name for save in saves} == {"ForeachMulBackward0List"}
    assert notes_of(recording) == ()


def test_unread_list_is_noted_with_living_bytes(by_mode: None) -> None:
    x = torch.randn(64, 128, requires_grad=True)

    def forward() -> Tensor:
        return torch._foreach_exp([(x * 2).sin()])[0].sum()

    found, recording = told(forward)
    assert found.unexplained_bytes == x.nbytes
    (note,) = notes_of(recording)
    assert note.startswith("ForeachExp") and f" {x.nbytes:,} bytes without a known holder" in note


FUNCTION = """
#include <ATen/TensorOperators.h>
#include <ATen/ops/ones.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/library.h>
using namespace torch::autograd;
struct Keep : Function<Keep> {
  static at::Tensor forward(AutogradContext* ctx, at::Tensor x) {
    ctx->save_for_backward({x, at::ones({77})});
    ctx->saved_data["mask"] = at::ones({11});
    return x * 2;
  }
  static variable_list backward(AutogradContext* ctx, variable_list gradients) {
    return {gradients[0] * 2};
  }
};
TORCH_LIBRARY(tb_actmem_test, m) {
  m.def("keep(Tensor x) -> Tensor", [](at::Tensor x) { return Keep::apply(x); });
}
"""


def test_saves_of_cpp_function_are_read(compiled: None, tmp_path: Path) -> None:
    source, target = tmp_path / "keep.cpp", tmp_path / "keep.so"
    source.write_text(FUNCTION)
    folder = Path(torch.__file__).parent
    flags = ["-O0", "-shared", "-fPIC", "-std=c++20", f"-isystem{folder}/include"]
    links = [f"-L{folder}/lib", "-lc10", "-ltorch_cpu"]
    subprocess.run(["c++", *flags, source, *links, "-o", target], check=True)
    torch.ops.load_library(target)
    x = torch.randn(8, requires_grad=True)

    def forward() -> Tensor:
        return torch.ops.tb_actmem_test.keep(x * 2).sum()

    captured = capture(loss := forward())

    saves = [(one.slot, one.kind) for one in captured.saves]
    assert saves == [("[0]", SaveKind.SAVED), ("[1]", SaveKind.SAVED), ("mask", SaveKind.CTX)]
    found, mask = totals(captured), 4 * 11  # which no hook sees
    assert (found.storage_bytes, found.saved_bytes - mask) == (seen(forward)[0],) * 2
    assert notes_of(captured) == ()
    loss.backward()
    with pytest.raises(RecordError, match="has freed the graph"):
        capture(loss)


def test_table_lists_slots_of_every_node_class() -> None:
    header = Path(torch.__file__).parent / "include/torch/csrc/autograd/generated/Functions.h"
    lines = node_table(header.read_text()).splitlines()

    slots = {line[12:].split(",")[0]: re.findall(r'"(\w+)"', line) for line in lines}
    classes = {
        name: sorted(one[len(RAW_SAVED) :] for one in dir(cls) if one.startswith(RAW_SAVED))
        for name, cls in vars(torch._C._functions).items()
        if name in slots
    }
    assert len(classes) > 400
    assert {name: slots[name] for name in classes} == classes


class Box(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.kept = torch.zeros(())

    def forward(self, x: Tensor) -> Tensor:
        self.kept = x.detach().clone()
        return x


@pytest.mark.filterwarnings("ignore:.torch.jit")
def test_other_living_memory_has_no_known_holder(compiled: None) -> None:
    box, x = torch.jit.script(Box()), torch.randn(4, 8, requires_grad=True)

    def forward() -> Tensor:
        y = box(x * 2)
        return torch._foreach_exp([y.sin()])[0].sum()

    found, recording = told(forward)
    assert found.unexplained_bytes == box.kept.nbytes
    assert notes_of(recording) == ()


@pytest.mark.filterwarnings("ignore:.torch.jit")
def test_torchscript_saves_are_noted_with_bytes(compiled: None) -> None:
    model = torch.jit.script(nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 16)))
    x = torch.randn(8, 16)
    for _ in range(3):
        model(x).sum().backward()  # the first runs only watch

    def forward() -> Tensor:
        return model(x).pow(2).mean()

    found, recording = told(forward, model)
    (note,) = notes_of(recording)
    assert note.startswith("DifferentiableGraphBackward")
    # All but the input, of which nobody can tell who keeps it.
    unread = seen(forward, model)[0] - x.nbytes - found.saved_bytes
    assert f" {unread:,} bytes without a known holder are alive" in note
    assert found.unexplained_bytes == unread


@pytest.mark.filterwarnings("ignore:.torch.jit", "ignore::torch.jit.TracerWarning")
def test_traced_module_is_read_after_something_was_compiled(compiled: None) -> None:
    """Its parts have their buffers in C++, where compiled code may change them."""
    model, x = nn.Sequential(nn.Linear(16, 8), nn.BatchNorm1d(8)), torch.randn(4, 16)
    traced = torch.jit.trace(model, x)
    torch.compile(torch.sin, backend="eager")(x)

    _, recording = told(lambda: traced(x).sum(), traced)

    assert notes_of(recording) == ()
    names = {storage.name for storage in recording.storages}
    assert {"0.weight", "1.running_mean", "1.running_var"} <= names


class Block(nn.Module):
    """A block of two layers with something between them, checkpointed or not."""

    def __init__(self, between: Callable[[Tensor, Tensor], Tensor]) -> None:
        super().__init__()
        self.first, self.gate, self.last = nn.Linear(64, 64), nn.Linear(64, 32), nn.Linear(64, 64)
        self.between = between
        self.is_checkpointed = False

    def forward(self, x: Tensor) -> Tensor:
        return (
            checkpoint(self.body, x, use_reentrant=False) if self.is_checkpointed else self.body(x)
        )

    def body(self, x: Tensor) -> Tensor:
        return self.last(self.between(self.first(x) * 2, self.gate(x)))


def gated(h: Tensor, gate: Tensor) -> Tensor:
    h[:, :32].mul_(gate.exp())
    return h.sin()


def squashed(h: Tensor, gate: Tensor) -> Tensor:
    h[:, :32].sigmoid_()
    return h * gate.repeat(1, 2)


def twice(h: Tensor, gate: Tensor) -> Tensor:
    h[:, :32].mul_(gate)
    h[:, 32:].mul_(gate.cos())
    return h


def copied(h: Tensor, gate: Tensor) -> Tensor:
    h[:, :32].copy_(gate.exp())
    return h.sin()


def in_lists(h: Tensor, gate: Tensor) -> Tensor:
    one, other = torch._foreach_mul([h * 2, h * 3], [h.exp(), gate.repeat(1, 2).sin()])
    return one * other


@pytest.mark.parametrize("between", [gated, squashed, twice, copied, in_lists])
def test_checkpoint_around_such_nodes_is_as_predicted(
    between: Callable[[Tensor, Tensor], Tensor], compiled: None
) -> None:
    blocks = [Block(between) for _ in range(3)]
    model, x = nn.Sequential(*blocks), torch.randn(256, 64)

    def step() -> Totals:
        with record(model) as recorder:
            model(x).square().mean().backward()
        model.zero_grad()
        recordings.append(recorder.recording)
        return totals(recorder.recording)

    recordings: list[Any] = []
    step()
    predicted = totals(predict.checkpoint(recordings[0], modules=["1", "2"]))
    blocks[1].is_checkpointed = blocks[2].is_checkpointed = True
    real = step()

    assert (predicted.saved_bytes, predicted.step_peak_bytes) == (
        real.saved_bytes,
        real.step_peak_bytes,
    )
