"""Hooks of the program that put something else into the slots of nodes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.autograd.graph import save_on_cpu, saved_tensors_hooks
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.errors import PredictError
from tb_actmem.model import Note, Recording, SaveKind

KINDS: dict[str, Callable[[Tensor], Tensor]] = {
    "half": lambda tensor: tensor.to(torch.float16),
    "in two steps": lambda tensor: (tensor * 8).to(torch.int8),
    "filled": lambda tensor: torch.empty_like(tensor, dtype=torch.float16).copy_(tensor),
}


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(16, 16)

    def forward(self, x: Tensor) -> Tensor:
        made: Tensor = self.linear(x.sin()).tanh().relu_()
        return made.mul_(2).exp()


def recorded(hooks: Any) -> Recording:
    torch.manual_seed(0)
    model, x = nn.Sequential(Block()), torch.randn(8, 16, requires_grad=True)
    with tb_actmem.record(model) as recorder, hooks:
        loss = model(x)
    recording = recorder.recording.check()
    del loss
    return recording


def hooks(pack: Callable[[Tensor], Any]) -> Any:
    return saved_tensors_hooks(pack, lambda packed: packed)


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("name", KINDS)
def test_tensor_that_hook_makes_is_packed(name: str) -> None:
    made: list[Tensor] = []

    def pack(tensor: Tensor) -> Tensor:
        made.append(KINDS[name](tensor))
        return made[-1]

    totals = tb_actmem.totals(recorded(hooks(pack)))

    assert made
    assert totals.packed_bytes == sum(tensor.untyped_storage().nbytes() for tensor in made)
    assert totals.cached_bytes == 0


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("pack", [lambda tensor: tensor, Tensor.detach], ids=["same", "detached"])
def test_identity_hook_changes_nothing(pack: Any) -> None:
    assert kinds(recorded(hooks(pack))) == kinds(recorded(hooks_of_none()))


class Halves(nn.Module):
    """Runs its second half inside hooks of the program."""

    def __init__(self, own: Any) -> None:
        super().__init__()
        self.first, self.second, self.own = nn.Tanh(), nn.Sequential(nn.Linear(16, 16)), own

    def forward(self, x: Tensor) -> Tensor:
        y = self.first(x)
        with self.own:
            return self.second(y) + y.cos()


def halves(own: Any) -> Recording:
    model, x = nn.Sequential(Halves(own)), torch.randn(8, 16, requires_grad=True)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    return recorder.recording


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("pack", [lambda tensor: tensor, Tensor.detach], ids=["same", "detached"])
@pytest.mark.parametrize("choice", ["modules", "offload"])
def test_identity_hook_is_noted_and_refused(pack: Any, choice: str) -> None:
    recording = halves(hooks(pack))

    names = ("0", "0.second.0")
    assert Note.of("hooked-saves", names=names) in recording.meta.notes
    for name in ("", "0", "0.second", "0.second.0"):
        with pytest.raises(PredictError, match="saves the result of a pack hook"):
            tb_actmem.predict.checkpoint(recording, **{choice: name})
    tb_actmem.predict.checkpoint(recording, **{choice: "0.first"})  # it ran before the hooks


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("own", [torch.enable_grad(), save_on_cpu()], ids=["none", "copies"])
def test_no_tensor_that_hooks_keep_is_not_noted(own: Any) -> None:
    assert "hooked-saves" not in {note.code for note in halves(own).meta.notes}


@pytest.mark.usefixtures("each_observer")
def test_own_hooks_of_checkpoints_are_not_noted() -> None:
    model, x = nn.Sequential(nn.Tanh(), nn.Sigmoid()), torch.randn(8, 16, requires_grad=True)

    def inner(tensor: Tensor) -> Tensor:
        return checkpoint(
            model[1], checkpoint(model[0], tensor, use_reentrant=False), use_reentrant=False
        ).sin()

    with tb_actmem.record(model) as recorder:
        (gradient,) = torch.autograd.grad(
            checkpoint(inner, x, use_reentrant=False).sum(), x, create_graph=True
        )
        gradient.sum().backward()

    assert "hooked-saves" not in {note.code for note in recorder.recording.meta.notes}


@pytest.mark.usefixtures("each_observer")
def test_hook_ops_do_not_belong_to_nodes() -> None:
    assert ops_of_nodes(recorded(save_on_cpu())) == ops_of_nodes(recorded(hooks_of_none()))


def test_checkpoint_with_pack_hook_is_refused() -> None:
    with pytest.raises(PredictError, match="0 saves the result of a pack hook"):
        tb_actmem.predict.checkpoint(recorded(hooks(KINDS["half"])), modules=["0"])


def hooks_of_none() -> Any:
    return torch.enable_grad()


def kinds(recording: Recording) -> Counter[tuple[str, str, SaveKind]]:
    nodes = recording.nodes
    return Counter((nodes[save.node].name, save.slot, save.kind) for save in recording.saves)


def ops_of_nodes(recording: Recording) -> list[tuple[str, str]]:
    nodes = recording.nodes
    return [(nodes[op.node].name, op.name) for op in recording.ops if op.node is not None]


def test_reason_names_packed_tensor_in_any_container() -> None:
    def pack(tensor: Tensor) -> Any:
        return {"shape": tensor.shape, "halves": (tensor[:4].half(), tensor[4:].half())}

    rows = tb_actmem.rows(recorded(hooks(pack)), by="saved_tensor")

    packed = [(row["slot"], row["reason"]) for row in rows if row["op"] == "sin"]
    assert packed == [
        (
            f"self['halves'][{at}]",
            "sin saves a pack hook's result for self: the backward unpacks it",
        )
        for at in (0, 1)
    ]
