"""Nodes whose saves Python cannot read: in-place writes into views, lists of tensors, TorchScript.

The oracle is what passes through pack hooks in the same forward, unwatched.
"""

from __future__ import annotations

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

from tb_actmem import predict, record, table, totals
from tb_actmem.analysis.totals.totals import Totals
from tb_actmem.model import Recording
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
def test_saves_of_in_place_view_write_match_hooks(op: Any, wanted: str) -> None:
    for sample in samples(op, SAMPLES, requires_grad=True):

        def forward(sample: Any = sample) -> Tensor:
            return write(op, sample, wanted)

        try:
            if not forward().requires_grad:
                continue
        except RuntimeError:
            continue  # the shapes of result and target differ
        found, recording = told(forward)
        assert (found.storage_bytes, found.saves) == seen(forward), sample
        assert not found.unexplained_bytes
        # Of a clamp with one bound it is not known which one.
        assert recording.meta.notes == () or op.name == "clamp"


def line_of(recording: Recording, node: int) -> str:
    """The line of this file that made a node."""
    frame = recording.nodes[node].frame
    assert frame is not None
    return Path(__file__).read_text(encoding="utf-8").splitlines()[recording.frames[frame].line - 1]


def test_such_a_save_says_why_it_is_kept():
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


def test_save_of_write_keeps_earlier_shape():
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


def test_checkpointed_view_write_saves_nothing():
    x = torch.randn(8, 16, requires_grad=True)

    def forward() -> Tensor:
        return checkpoint(in_place, x * 2, use_reentrant=False, preserve_rng_state=False)

    found, recording = told(forward)
    assert found.saved_bytes == x.nbytes
    assert not found.unexplained_bytes
    assert recording.meta.notes == ()


def test_packed_save_of_a_write_is_noted():
    x = torch.randn(8, 16, requires_grad=True)

    def forward() -> Tensor:
        with save_on_cpu():
            return in_place(x * 2)

    (note,) = told(forward)[1].meta.notes
    assert note.startswith("CopySlices") and "may be missing" in note


def test_two_consecutive_writes_are_separated():
    x = torch.randn(8, 16, requires_grad=True)

    def forward() -> Tensor:
        base = x * 2
        base[:4].mul_(x[4:].exp())
        base[4:6].mul_(x[6:].sin())
        return base

    found, recording = told(forward)
    assert (found.storage_bytes, found.saves) == seen(forward)
    assert recording.meta.notes == ()


def test_neighboring_write_without_gradient_is_ignored():
    x, total = torch.randn(8, 16, requires_grad=True), torch.ones(3)

    def forward() -> Tensor:
        base, factor = x * 2, x[4:].detach().exp()
        with torch.no_grad():
            total.mul_(torch.ones(3))
        base[:4].mul_(factor)
        return base

    found, recording = told(forward)
    assert (found.storage_bytes, found.saves) == seen(forward) == (4 * 16 * 4, 1)
    (note,) = recording.meta.notes
    assert note.startswith("CopySlices") and "may be missing" in note


def test_saves_freed_by_backward_are_not_summed():
    x = torch.randn(64, 16, requires_grad=True)

    def forward() -> Tensor:
        return in_place(x * 2).sum()

    once = told(forward)[0].saved_bytes
    with record(stacks=False) as recorder:
        for _ in range(3):
            forward().backward()
    found = totals(recorder.recording.check())
    assert (found.saved_bytes, found.all_forwards_bytes) == (once, 3 * once)


def test_saves_of_foreach_ops_match_hooks():
    x, y = torch.randn(64, 128, requires_grad=True), torch.randn(64, 32, requires_grad=True)

    def forward() -> Tensor:
        made = torch._foreach_mul([x * 2, y * 2], [x.exp(), y.exp()])
        return made[0].sum() + made[1].sum()

    found, recording = told(forward)
    assert found.storage_bytes == seen(forward)[0]
    assert not found.unexplained_bytes
    assert "foreach_mul saves a tensor that is in no readable slot" in table(recording, "storage")
    (note,) = recording.meta.notes
    assert note.startswith("ForeachMul") and f"{2 * (x.nbytes + y.nbytes) // 2:,} bytes" in note


class Box(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.kept = torch.zeros(())

    def forward(self, x: Tensor) -> Tensor:
        self.kept = x.detach().clone()
        return x


@pytest.mark.filterwarnings("ignore:.torch.jit")
def test_other_living_memory_has_no_known_holder():
    box, x = torch.jit.script(Box()), torch.randn(4, 8, requires_grad=True)

    def forward() -> Tensor:
        y = box(x * 2)
        return torch._foreach_exp([y.sin()])[0].sum()

    found, recording = told(forward)
    assert found.unexplained_bytes == box.kept.nbytes
    (note,) = recording.meta.notes
    assert note.endswith(f" {box.kept.nbytes} more bytes have no known holder.")


@pytest.mark.filterwarnings("ignore:.torch.jit")
def test_torchscript_saves_are_counted_with_bytes():
    model = torch.jit.script(nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 16)))
    x = torch.randn(8, 16)
    for _ in range(3):
        model(x).sum().backward()  # the first runs only watch

    def forward() -> Tensor:
        return model(x).pow(2).mean()

    found, recording = told(forward, model)
    (note,) = recording.meta.notes
    assert note.startswith("DifferentiableGraphBackward")
    # All but the input, of which nobody can tell who keeps it.
    assert found.saved_bytes == seen(forward, model)[0] - x.nbytes
    assert not found.unexplained_bytes
    slots = [save.slot for save in recording.saves if save.slot.startswith("hidden")]
    assert slots == ["hidden", "hidden[1]"]


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
def test_a_checkpoint_around_such_nodes_is_as_predicted(
    between: Callable[[Tensor, Tensor], Tensor],
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
