"""The modules to choose from, against the model's names, pack hooks and torch's FLOP counter."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.autograd.graph import saved_tensors_hooks
from torch.utils.flop_counter import FlopCounterMode

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.patterns import chosen_calls, costly_ops, module_patterns
from tb_actmem.predict.checkpointing.step import step_of


class Scaled(nn.Module):
    """Writes into its input, which no checkpoint can recompute."""

    def forward(self, x: Tensor) -> Tensor:
        return x.mul_(2).exp()


class Mixed(nn.Module):
    """Equal layers, different layers, and a name that a star would match too."""

    def __init__(self) -> None:
        super().__init__()
        self.h = nn.ModuleList(
            nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 8)) for _ in range(3)
        )
        self.net = nn.ModuleDict({"0": nn.Linear(8, 8), "1": nn.Linear(8, 8), "last": nn.Tanh()})
        self.scaled = Scaled()

    def forward(self, x: Tensor) -> Tensor:
        for layer in self.h:
            x = layer(x)
        for layer in self.net.values():
            x = layer(x)
        return self.scaled(x + 1).sum()


def model() -> nn.Module:
    torch.manual_seed(0)
    return Mixed()


def recorded() -> Recording:
    mixed = model()
    with tb_actmem.record(mixed) as recorder:
        mixed(torch.ones(4, 8)).backward()
    return recorder.recording


def test_only_equal_layers_share_row():
    rows = {row.name: row for row in module_patterns(Index(recorded()))}

    counts = {name: row.modules_count for name, row in rows.items()}
    assert counts == {
        "h.*": 3, "h.*.0": 3, "h.*.1": 3, "h.*.2": 3, "net.*": 2, "net.last": 1, "scaled": 1,
    }  # fmt: skip
    assert rows["h.*.1"].type_name == "GELU"


def test_equal_layers_between_others_share_row():
    layers = (nn.Linear(8, 8), *(nn.Sequential(nn.Linear(8, 8), nn.GELU()) for _ in range(3)))
    chain = nn.Sequential(*layers, nn.Linear(8, 2), nn.Sigmoid())
    with tb_actmem.record(chain) as recorder:
        chain(torch.ones(4, 8)).sum().backward()

    rows = {row.name: row for row in module_patterns(Index(recorder.recording))}

    assert rows["{1-3}"].patterns == ("1", "2", "3")
    assert rows["{1-3}.1"].patterns == ("1.1", "2.1", "3.1")
    assert rows["{1-3}"].type_name == "Sequential"


def test_patterns_match_only_their_modules():
    recording = recorded()
    types = {name: type(module).__name__ for name, module in model().named_modules()}

    for row in module_patterns(Index(recording)):
        calls = chosen_calls(step_of(Index(recording)), row.patterns)
        names = [recording.modules[call].fqn for call in calls]
        assert len(names) == row.modules_count
        assert {types[name] for name in names} == {row.type_name}

    (net,) = (row for row in module_patterns(Index(recording)) if row.name == "net.*")
    assert net.patterns == ("net.0", "net.1")


def test_row_bytes_equal_pack_hooks():
    mixed = model()
    own = {parameter.untyped_storage()._cdata for parameter in mixed.parameters()}
    inside: list[str] = []
    kept: dict[int, tuple[tuple[str, ...], Tensor]] = {}

    def pack(tensor: Tensor) -> Tensor:
        storage = tensor.untyped_storage()._cdata
        if storage not in own:
            kept.setdefault(storage, (tuple(inside), tensor.detach()))
        return tensor.detach()

    for name, module in mixed.named_modules():
        module.register_forward_pre_hook(lambda *_, name=name: inside.append(name))
        module.register_forward_hook(lambda *_: inside.pop() and None)
    with saved_tensors_hooks(pack, lambda tensor: tensor):
        mixed(torch.ones(4, 8))

    recording = recorded()
    for row in module_patterns(Index(recording)):
        calls = chosen_calls(step_of(Index(recording)), row.patterns)
        names = {recording.modules[call].fqn for call in calls}
        nbytes = sum(
            tensor.untyped_storage().nbytes()
            for around, tensor in kept.values()
            if not names.isdisjoint(around)
        )
        assert (row.name, row.saved_bytes) == (row.name, nbytes)


def test_unselectable_rows_are_refused_by_prediction():
    recording = recorded()
    refused = {row.name: row.why_not for row in module_patterns(Index(recording)) if row.why_not}

    assert [*refused] == ["scaled"]
    for row in module_patterns(Index(recording)):
        if row.why_not is None:
            tb_actmem.predict.checkpoint(recording, modules=row.patterns)
            continue
        with pytest.raises(tb_actmem.errors.PredictError) as error:
            tb_actmem.predict.checkpoint(recording, modules=row.patterns)
        assert str(error.value) == row.why_not


def test_flops_shares_match_torchs_counter():
    mixed, counter = model(), FlopCounterMode(display=False)
    with counter:
        mixed(torch.ones(4, 8))
    counts: Any = counter.get_flop_counts()
    whole = sum(counts["Global"].values())
    index = Index(recorded())

    ops = {str(op).removeprefix("aten."): flops for op, flops in counts["Global"].items()}
    assert {row.name: row.flops_share for row in costly_ops(index)} == pytest.approx(
        {name: flops / whole for name, flops in ops.items()}
    )
    (blocks,) = (row for row in module_patterns(index) if row.name == "h.*")
    of_blocks = sum(sum(counts[f"Mixed.h.{layer}"].values()) for layer in range(3))
    assert blocks.flops_share == pytest.approx(of_blocks / whole)


def test_keepable_results_are_all_products():
    (addmm,) = costly_ops(Index(recorded()))

    widths = 3 * (16 + 8) + 2 * 8
    assert addmm.result_bytes == 4 * widths * 4
