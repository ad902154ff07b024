"""Graphs that the forward frees: noted bytes against steps that really ran so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
import torch
from torch import Tensor, nn
from torch.autograd.graph import save_on_cpu

import tb_actmem
from tb_actmem.model import PhaseKind, Recording
from tb_actmem.predict.checkpointing.notes.freed_graphs import SAVE_NOTHING
from tests.support.checkpointable import (
    DEVICE,
    HOST,
    Case,
    copying,
    is_random_state,
    recorded,
    under_checkpoints,
    under_hooks,
)

pytestmark = pytest.mark.usefixtures("each_observer")


class Part(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.one, self.other = nn.Linear(16, 16), nn.Linear(16, 16)

    def rest(self, x: Tensor) -> Tensor:
        y: Tensor = self.other(x).exp().sin()
        return y


class NeverUsed(Part):
    def forward(self, x: Tensor) -> Tensor:
        y = self.rest(x)
        z: Tensor = self.one(x)
        del y
        return z.tanh()


class NeverNamed(Part):
    def forward(self, x: Tensor) -> Tensor:
        self.rest(x)
        z: Tensor = self.one(x)
        return z.tanh()


class Detached(Part):
    def forward(self, x: Tensor) -> Tensor:
        y = self.rest(x).detach()
        return self.one(x).tanh() * y


class Logged(Part):
    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.one(x)
        self.logged = (self.rest(y) - x).pow(2).mean().item()
        return y.tanh()


class OneOfTwo(Part):
    def both(self, x: Tensor) -> tuple[Tensor, Tensor]:
        return self.one(x).tanh(), self.rest(x)

    def forward(self, x: Tensor) -> Tensor:
        return self.both(x)[0]


class Expanded(Part):
    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.rest(x).mean(0).sigmoid().expand(512, 16)
        y = y.clamp(0, 1)
        z: Tensor = self.one(x)
        del y
        return z.tanh()


class InPlace(Part):
    def forward(self, x: Tensor) -> Tensor:
        y = self.rest(x).mul(2).tanh_().sigmoid_()
        z: Tensor = self.one(x)
        del y
        return z.tanh()


FREEING = [NeverUsed, NeverNamed, Detached, Logged, OneOfTwo, Expanded, InPlace]


class WithoutGrad(Part):
    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            y = self.rest(x)
        return self.one(x).tanh() * y


class Used(Part):
    def forward(self, x: Tensor) -> Tensor:
        mask = torch.ones(256, 16).exp() > x.detach().abs()
        return self.one(x).tanh() * self.rest(x) * mask


class Sliced(Part):
    """Writes into a view, whose own node is freed and saves sizes only."""

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.one(x) * 2
        y[:, 0] = 1
        return y.add(self.rest(x))


def case_of(make: Callable[[], nn.Module]) -> Case:
    torch.manual_seed(0)
    model, x = nn.Sequential(nn.Linear(16, 16), make(), nn.Linear(16, 1)), torch.randn(256, 16)
    return Case(model, lambda: model(x).sum(), [])


def on_device(recording: Recording) -> Recording:
    """Return the step on a device, with the copies that hooks made in its forwards on the host.

    The program itself clones nothing.
    """
    tensors, forward = recording.tensors, PhaseKind.FORWARD
    forwards = (phase for phase in recording.phases if phase.kind is forward)
    ops = (op for phase in forwards for op in recording.ops[phase.first_op : phase.end_op])
    copies = {tensors[out].storage for op in ops if op.name == "aten::clone" for out in op.outputs}
    rows = (
        row._replace(device=HOST if at in copies or is_random_state(row) else DEVICE)
        for at, row in enumerate(recording.storages)
    )
    return replace(recording, storages=tuple(rows))


def peaks(recording: Recording) -> dict[str, tuple[int, int]]:
    first = tb_actmem.totals(recording)
    return {
        one.device: (one.forward_peak_bytes or 0, one.step_peak_bytes or 0)
        for one in (first, *first.others)
    }


def noted(predicted: Recording, code: str) -> int | None:
    values = [dict(note.values) for note in predicted.meta.notes if note.code == code]
    nbytes = values[0]["nbytes"] if values else None
    assert nbytes is None or isinstance(nbytes, int)
    return nbytes


OFFLOADS = [((), "1"), ((), "1.other"), ((), ""), (("1.one",), "1")]


@pytest.mark.parametrize(("names", "offload"), OFFLOADS)
@pytest.mark.parametrize("make", FREEING)
def test_copies_for_freed_graph_are_in_noted_range(
    make: type[nn.Module], names: tuple[str, ...], offload: str
) -> None:
    predicted = tb_actmem.predict.checkpoint(
        on_device(recorded(case_of(make))), names, offload=offload
    )
    case = case_of(make)
    under_checkpoints(case.model, [*names])
    under_hooks(case.model, [offload], copying)
    found, true = peaks(predicted), peaks(on_device(recorded(case)))
    nbytes = noted(predicted, "freed-graph-copies")
    states = 16 * len(names)  # a checkpoint on a GPU keeps the GPU's random state, too

    assert nbytes is not None
    for before, after in zip(found.get(HOST, (0, 0)), true[HOST], strict=True):
        assert 0 <= after + states - before <= nbytes
    for before, after in zip(found[DEVICE], true[DEVICE], strict=True):
        assert 0 <= before - after <= nbytes


def test_freed_graph_had_copies_of_its_saved_tensors() -> None:
    predicted = tb_actmem.predict.checkpoint(
        on_device(recorded(case_of(NeverUsed))), offload="1.other"
    )
    case = case_of(NeverUsed)
    under_hooks(case.model, ["1.other"], copying)

    # The input of a Linear and its weight. The note also counts the bias and the result.
    assert peaks(on_device(recorded(case)))[HOST] == ((256 + 16) * 16 * 4,) * 2
    assert HOST not in peaks(predicted)
    assert noted(predicted, "freed-graph-copies") == (2 * 256 + 16 + 1) * 16 * 4


@pytest.mark.usefixtures("no_graph_alive")
@pytest.mark.parametrize("make", FREEING)
def test_freed_graph_that_host_keeps_is_in_noted_range(make: type[nn.Module]) -> None:
    predicted = tb_actmem.predict.checkpoint(recorded(case_of(make)), offload="1")
    case = case_of(make)
    under_hooks(case.model, ["1"], save_on_cpu)
    found, true = tb_actmem.totals(predicted), tb_actmem.totals(recorded(case))

    nbytes = noted(predicted, "freed-graph-copies") or 0
    more = true.saved_bytes - found.saved_bytes
    assert 0 < more <= nbytes  # the node of exp saves its own result
    assert 0 <= (true.total_peak_bytes or 0) - (found.total_peak_bytes or 0) <= nbytes


@pytest.mark.parametrize("make", [WithoutGrad, Used, Sliced])
def test_offload_without_freed_graph_is_not_noted(make: type[nn.Module]) -> None:
    predicted = tb_actmem.predict.checkpoint(on_device(recorded(case_of(make))), offload="1")
    case = case_of(make)
    under_hooks(case.model, ["1"], copying)

    assert noted(predicted, "freed-graph-copies") is None
    assert peaks(predicted) == peaks(on_device(recorded(case)))


def test_freed_graph_in_checkpoint_copies_nothing() -> None:
    before = on_device(recorded(case_of(NeverUsed)))
    predicted = tb_actmem.predict.checkpoint(before, "1", offload="1")

    assert noted(predicted, "freed-graph-copies") is None


@pytest.mark.parametrize("names", [["1"], ["1.other"], ["1.one", "1.other"], ["1", "1.other"]])
@pytest.mark.parametrize("make", FREEING)
def test_checkpoint_of_freed_graph_is_in_noted_range(
    make: type[nn.Module], names: list[str]
) -> None:
    predicted = tb_actmem.predict.checkpoint(recorded(case_of(make)), names)
    case = case_of(make)
    under_checkpoints(case.model, names)
    found, true = peaks(predicted), peaks(recorded(case))
    codes = ("graph-freed-early", "freed-graph-again")
    nbytes = sum(noted(predicted, code) or 0 for code in codes)

    assert nbytes
    for before, after in zip(found[HOST], true[HOST], strict=True):
        assert abs(after - before) <= nbytes


def test_idle_checkpoint_without_grad_has_no_freed_graph() -> None:
    predicted = tb_actmem.predict.checkpoint(recorded(case_of(WithoutGrad)), "1.other")

    assert noted(predicted, "graph-freed-early") is None


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_nodes_of_known_ops_save_no_tensors() -> None:
    x = torch.randn(4, 4, requires_grad=True)
    made: dict[str, Callable[[], Tensor]] = {
        "add": lambda: x + x,
        "cat": lambda: torch.cat([x, x]),
        "clone": x.clone,
        "constant_pad_nd": lambda: nn.functional.pad(x, (1, 1)),
        "mean": lambda: x.mean() + x.mean(0).sum(),
        "neg": lambda: -x,
        "repeat": lambda: x.repeat(2, 1),
        "roll": lambda: x.roll(1),
        "stack": lambda: torch.stack([x, x]),
        "sub": lambda: x - x,
        "sum": lambda: x.sum() + x.sum(0).sum(),
        "_to_copy": x.double,
    }
    saved: list[Tensor] = []

    assert made.keys() == SAVE_NOTHING
    with torch.autograd.graph.saved_tensors_hooks(saved.append, lambda packed: packed):
        assert all(make().requires_grad for make in made.values())
    assert saved == []


@pytest.mark.parametrize("make", [WithoutGrad, Used, Sliced])
def test_checkpoint_without_freed_graph_is_not_noted(make: type[nn.Module]) -> None:
    predicted = tb_actmem.predict.checkpoint(recorded(case_of(make)), "1")

    assert noted(predicted, "freed-graph-again") is None


class Reading(nn.Module):
    """Reads only the shape of its other argument, or also its values without a graph."""

    def __init__(self, *, values: bool) -> None:
        super().__init__()
        self.linear, self.values = nn.Linear(16, 16), values

    def forward(self, x: Tensor, other: Tensor) -> Tensor:
        y: Tensor = self.linear(x).tanh() * other.shape[0]
        return y + other.detach() if self.values else y


class Measured(nn.Module):
    def __init__(self, *, detach: bool, values: bool) -> None:
        super().__init__()
        self.encoder = nn.Sequential(nn.Linear(16, 64), nn.Tanh(), nn.Linear(64, 16))
        self.decoder, self.detach = Reading(values=values), detach

    def forward(self, x: Tensor) -> Tensor:
        memory = self.encoder(x)
        y: Tensor = self.decoder(x, memory.detach() if self.detach else memory)
        return y


@pytest.mark.parametrize("values", [False, True])
@pytest.mark.parametrize("detach", [False, True])
def test_graph_that_only_argument_keeps_is_noted(detach: bool, values: bool) -> None:
    def step(*, under: bool) -> Recording:
        torch.manual_seed(0)
        model, x = Measured(detach=detach, values=values), torch.randn(32, 16)
        under_checkpoints(model, ["decoder"] if under else [])
        return recorded(Case(model, lambda: model(x).sum(), []))

    predicted, ran = tb_actmem.predict.checkpoint(step(under=False), "decoder"), step(under=True)
    said, true = tb_actmem.totals(predicted).saved_bytes, tb_actmem.totals(ran).saved_bytes
    noted = [dict(n.values)["nbytes"] for n in predicted.meta.notes if n.code == "freed-graph-kept"]
    assert (said == true) == detach == (not noted)
    assert all(said < true <= said + int(str(nbytes)) for nbytes in noted)
