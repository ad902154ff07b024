"""Hooks of the program that put something else into the slots of nodes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.autograd.graph import save_on_cpu, saved_tensors_hooks

import tb_actmem
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording, SaveKind

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
