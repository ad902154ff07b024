"""The categories of what each module call saves, checked by pack hooks in the same forward."""

from __future__ import annotations

from collections import defaultdict

import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index, fqn
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.analysis.totals.saved_tensors import module_categories
from tests.support.recordings import every_value, toy

Sums = dict[str, dict[str, int]]


class Mixed(nn.Module):
    """The model and its first layer save inputs, the others activations."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(8, 16)
        self.second = nn.Sequential(nn.Linear(16, 16), nn.Tanh())

    def forward(self, x: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
        return self.second(self.first(x)) * scale


def packed(model: nn.Module, *inputs: torch.Tensor) -> Sums:
    """Add up the storages that the hooks see, in the module that runs and those around it."""
    around: list[str] = [""]
    names = {module: name for name, module in model.named_modules()}
    own = {each.untyped_storage().data_ptr() for each in model.parameters()}
    given = {each.untyped_storage().data_ptr() for each in inputs}
    seen: dict[int, torch.Tensor] = {}
    sums: Sums = defaultdict(lambda: defaultdict(int))

    def pack(tensor: torch.Tensor) -> torch.Tensor:
        storage = tensor.untyped_storage()
        at = storage.data_ptr()
        if at not in own and at not in seen:
            seen[at] = tensor.detach()
            for name in {*around}:
                sums["input_bytes" if at in given else "activation_bytes"][name] += storage.nbytes()
        return tensor.detach()

    for module in names:
        module.register_forward_pre_hook(lambda module, _: around.append(names[module]))
        module.register_forward_hook(lambda *_: (around.pop(), None)[1])
    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        model(*inputs)
    return sums


def recorded(index: Index) -> Sums:
    return {
        category: {fqn(index.recording, call): nbytes for call, nbytes in enumerate(each) if nbytes}
        for category, each in module_categories(index).items()
    }


def test_modules_have_the_categories_that_pack_hooks_see() -> None:
    inputs = torch.ones(4, 8), torch.ones(4, 16)
    model = Mixed()
    with tb_actmem.record(model) as recorder:
        recorder.finish(model(*inputs).sum())
    found = recorded(Index(recorder.recording))
    expected = packed(Mixed(), *inputs)
    for sums in expected.values():
        sums["Mixed"] = sums.pop("")
    assert found == expected
    assert found["input_bytes"] == {"Mixed": 4 * 8 * 4 + 4 * 16 * 4, "first": 4 * 8 * 4}


def test_categories_add_up_to_the_bytes_of_each_call() -> None:
    for recording in (toy(), every_value()):
        index = Index(recording)
        parts = module_categories(index).values()
        whole = [row.total_bytes for row in module_rows(index)]
        assert [sum(each) for each in zip(*parts, strict=True)] == whole
