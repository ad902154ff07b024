"""Predicted recordings against recordings of steps that ran under torch's checkpoints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn.utils import parametrizations, parametrize
from torch.utils.checkpoint import CheckpointError, checkpoint

import tb_actmem
from tb_actmem.analysis.compare import Change
from tb_actmem.errors import PredictError
from tb_actmem.model import NodeKind, Recording
from tests.support.checkpointable import (
    CASES,
    Case,
    copying,
    on_device,
    recorded,
    under_checkpoints,
    under_hooks,
    work,
)
from tests.support.notes import notes_of
from tests.support.oracles import profiled_bytes


def both(name: str, *, backward: bool = True) -> tuple[Recording, Recording]:
    """A prediction, and the recording of the step that ran."""
    torch.manual_seed(0)
    case = CASES[name]()
    before = recorded(case, backward=backward)
    torch.manual_seed(0)
    case = CASES[name]()
    under_checkpoints(case.model, case.names)
    after = recorded(case, backward=backward)
    return tb_actmem.predict.checkpoint(before, modules=case.names), after


@pytest.fixture(scope="module", params=CASES)
def pair(request: pytest.FixtureRequest) -> tuple[Recording, Recording]:
    return both(request.param)


def test_saved_bytes_match_save_by_save(pair):
    predicted, after = pair

    assert {row.change for row in tb_actmem.compare(predicted, after).rows} == {Change.SAME}
    assert tb_actmem.totals(predicted).saved_bytes == tb_actmem.totals(after).saved_bytes


def test_nodes_saves_and_calls_match_row_by_row(pair):
    def rows(recording: Recording) -> dict[str, Any]:
        windows = [
            None if s.tensor is None else recording.tensors[s.tensor] for s in recording.saves
        ]
        # Regions are numbered in recorded order: torch 2.11 sees outer ones later.
        regions: dict[int | None, int] = {}
        return {
            "nodes": [
                node._replace(
                    sequence_nr=None,
                    variable=None,
                    region=regions.setdefault(node.region, len(regions)),
                )
                for node in recording.nodes
            ],
            "saves": [save._replace(tensor=None) for save in recording.saves],
            "windows": [window and window._replace(storage=None) for window in windows],
            "modules": [call._replace(first_op=0, end_op=0) for call in recording.modules],
            "edges": [edge._replace(tensor=None) for edge in recording.edges],
        }

    predicted, after = map(rows, pair)
    assert predicted == after


def stopped_at(recording: Recording) -> list[str]:
    """The last op of each recomputation; the compiled observer does not see ops that torch
    interrupts.

    Torch interrupts an op when the last saved tensor is packed, which may be the op's result.
    """
    return [
        op.name
        for op, behind in pairwise(recording.ops)
        if op.backward_of is not None and op.module is not None and behind.module is None
    ]


def test_ops_match_except_detaches(pair):
    predicted, after = map(Counter, map(work, pair))
    missed = predicted - after if pair[1].meta.sees_memory else Counter[str]()

    assert missed <= Counter(stopped_at(pair[0]))
    assert predicted - missed == after


def test_peaks_are_within_hundredth(pair):
    predicted, after = map(tb_actmem.totals, pair)

    assert predicted.step_peak_bytes == pytest.approx(after.step_peak_bytes, rel=0.01)
    assert predicted.forward_peak_bytes == pytest.approx(after.forward_peak_bytes, rel=0.01)


class Gated(nn.Module):
    """Its last op that saves works in place, on an input that the derivative needs."""

    def __init__(self) -> None:
        super().__init__()
        self.up, self.gate = nn.Linear(16, 64), nn.Linear(16, 64)
        self.act = nn.SiLU(inplace=True)

    def forward(self, x: Tensor) -> Tensor:
        y = self.act(self.gate(x)).mul_(self.up(x))
        return torch.cat([y, y, y])


@pytest.mark.parametrize("part", [Gated, lambda: nn.GRU(16, 16, 2, bidirectional=True)])
def test_recomputation_ends_with_op_in_place(part, each_observer):
    def case() -> Case:
        torch.manual_seed(0)
        model, x = nn.Sequential(nn.Linear(16, 16), part()), torch.randn(64, 16)
        return Case(model, lambda: model(x)[0].sum(), ["1"])

    predicted, under = tb_actmem.predict.checkpoint(recorded(case()), "1"), case()
    under_checkpoints(under.model, under.names)
    after = recorded(under)

    assert tb_actmem.totals(predicted).step_peak_bytes == tb_actmem.totals(after).step_peak_bytes


class Writes(nn.Module):
    """Writes into the result of a Linear, which is a view for an input of three dimensions."""

    def __init__(self, write: Callable[[Tensor, Tensor], Tensor]) -> None:
        super().__init__()
        self.a, self.b, self.write = nn.Linear(16, 16), nn.Linear(16, 16), write

    def forward(self, x: Tensor) -> Tensor:
        return self.write(self.a(x), self.b(x))


VIEW_WRITES: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "activation": lambda y, z: nn.functional.silu(y, inplace=True) + z,
    "saved result": lambda y, z: y.sigmoid_() + z,
    "ops behind": lambda y, z: torch.cat([y.mul_(z)] * 3),
    "two writes": lambda y, z: torch.cat([nn.functional.silu(y, inplace=True).mul_(z)] * 3),
    "product and quotient": lambda y, z: y.mul_(z).div_(z + 9).sin(),
    "random": lambda y, z: torch.cat([nn.functional.dropout(y, inplace=True).add_(z)] * 2),
    "write beside": lambda y, z: torch.cat([z.detach().clone().mul_(2), y.mul_(z)]),
}


@pytest.mark.parametrize("name", VIEW_WRITES)
@pytest.mark.parametrize("offload", [True, False])
@pytest.mark.usefixtures("compiled_observer")
def test_writes_into_views_are_predicted_to_byte(name, offload):
    def case() -> Case:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(16, 16), Writes(VIEW_WRITES[name]), nn.Linear(16, 4))
        return Case(model, lambda: model(torch.ones(16, 16, 16)).sum(), ["1"])

    before, under = recorded(case()), case()
    if offload:
        predicted = tb_actmem.predict.checkpoint(on_device(before), offload="1")
        under_hooks(under.model, under.names, copying)
    else:
        predicted = tb_actmem.predict.checkpoint(before, "1")
        under_checkpoints(under.model, under.names)
    after = on_device(recorded(under)) if offload else recorded(under)

    assert tb_actmem.totals(predicted).saved_bytes == tb_actmem.totals(after).saved_bytes
    assert tb_actmem.totals(predicted).step_peak_bytes == tb_actmem.totals(after).step_peak_bytes


@pytest.mark.parametrize("name", ["gpt2", "bert", "autocast", "nested", "tied"])
def test_forward_only_recording_predicts_saved_bytes(name):
    predicted, after = both(name, backward=False)

    assert {row.change for row in tb_actmem.compare(predicted, after).rows} == {Change.SAME}
    assert tb_actmem.totals(predicted).saved_bytes == tb_actmem.totals(after).saved_bytes
    assert (
        tb_actmem.totals(predicted).forward_peak_bytes == tb_actmem.totals(after).forward_peak_bytes
    )


@pytest.mark.parametrize("name", ["gpt2", "bert"])
def test_peaks_are_those_of_profiler(name):
    torch.manual_seed(0)
    case = CASES[name]()
    predicted = tb_actmem.predict.checkpoint(recorded(case), modules=case.names)
    totals = tb_actmem.totals(predicted)
    under_checkpoints(case.model, case.names)
    case.forward().backward()
    case.model.zero_grad()
    torch.manual_seed(1)
    _, forward = profiled_bytes(case.forward)
    _, step = profiled_bytes(lambda: case.forward().backward())

    assert totals.forward_peak_bytes == pytest.approx(forward, rel=0.001)
    assert totals.step_peak_bytes == pytest.approx(step, rel=0.01)


def again_and_again(case: Case) -> None:
    loss = case.forward()
    loss.backward(retain_graph=True)
    loss.backward()


def one_after_the_other(case: Case) -> None:
    for _ in range(3):
        case.forward().backward()


def two_at_once(case: Case) -> None:
    losses = case.forward(), case.forward()
    for loss in losses:
        loss.backward()


def with_an_optimizer(case: Case) -> None:
    optimizer = torch.optim.Adam(case.model.parameters())
    for _ in range(2):
        case.forward().backward()
        optimizer.step()
        optimizer.zero_grad()


def all_under_autocast(case: Case) -> None:
    with torch.autocast("cpu", torch.bfloat16):
        case.forward().backward()


STEPS = [again_and_again, one_after_the_other, two_at_once, with_an_optimizer, all_under_autocast]


@pytest.mark.parametrize("step", STEPS)
def test_steps_of_several_forwards_and_backwards_are_predicted(step):
    def recording(*, under: bool) -> Recording:
        torch.manual_seed(0)
        case = CASES["mlp"]()
        if under:
            under_checkpoints(case.model, ["0", "2"])
        with tb_actmem.record(case.model, stacks=False) as recorder:
            step(case)
        return recorder.recording

    after = recording(under=True)
    predicted = tb_actmem.predict.checkpoint(recording(under=False), modules=["0", "2"])

    assert {row.change for row in tb_actmem.compare(predicted, after).rows} == {Change.SAME}
    totals, true = tb_actmem.totals(predicted), tb_actmem.totals(after)
    assert totals.saved_bytes == true.saved_bytes
    assert totals.forward_peak_bytes == true.forward_peak_bytes
    assert totals.step_peak_bytes == pytest.approx(true.step_peak_bytes, rel=0.01)
    calls = [
        [call._replace(first_op=0, end_op=0) for call in r.modules] for r in (predicted, after)
    ]
    assert calls[0] == calls[1]


class UsedTwice(nn.Module):
    """An op gets the gradient of a sum, and the engine adds its own gradient to that one."""

    def __init__(self) -> None:
        super().__init__()
        self.up, self.down = nn.Linear(32, 64), nn.Linear(64, 32)

    def forward(self, x: Tensor) -> Tensor:
        wide = self.up(x)
        return self.down(wide.exp() + wide)


@pytest.mark.parametrize("retain", [False, True])
@pytest.mark.parametrize("blocks", [1, 3])
def test_gradient_that_meets_its_own_is_added_after_release(by_mode, retain, blocks):
    def recording(*, under: bool) -> Recording:
        torch.manual_seed(0)
        model = nn.Sequential(*(UsedTwice() for _ in range(blocks)))
        if under:
            under_checkpoints(model, ["*"])
        with tb_actmem.record(model) as recorder:
            loss = model(torch.randn(64, 32, requires_grad=True)).sum()
            loss.backward(retain_graph=retain)
        return recorder.recording

    predicted = tb_actmem.predict.checkpoint(recording(under=False), "*")
    totals, true = tb_actmem.totals(predicted), tb_actmem.totals(recording(under=True))
    assert totals.step_peak_bytes == true.step_peak_bytes
    assert totals.saved_bytes == true.saved_bytes


def failure(recording: Recording, *names: str) -> str:
    with pytest.raises(tb_actmem.errors.PredictError) as error:
        tb_actmem.predict.checkpoint(recording, modules=list(names))
    return str(error.value)


def of(model: nn.Module, x: Tensor, **options: Any) -> Recording:
    with tb_actmem.record(model, **options) as recorder:
        model(x).sum().backward()
    return recorder.recording


class Scaled(nn.Module):
    """Writes into its input."""

    def forward(self, x: Tensor) -> Tensor:
        return x.mul_(2).exp()


def test_unknown_name_is_refused_with_closest():
    said = failure(of(nn.Sequential(nn.Linear(4, 4), nn.ReLU()), torch.randn(2, 4)), "3")

    assert said.startswith("No module call of the forward matches '3'; the closest is '")


def test_recording_without_ops_is_refused():
    model, x = nn.Sequential(nn.Linear(4, 4)), torch.randn(2, 4)

    without_ops = of(model, x, ops=False)
    read_afterwards = tb_actmem.capture(model(x).sum(), model)
    for recording in without_ops, read_afterwards:
        assert failure(recording, "0").startswith("A prediction needs the ops of the step: record")


@pytest.mark.usefixtures("by_mode")  # which does not see its random state
def test_module_that_saves_nothing_is_noted():
    before = of(nn.Sequential(nn.Linear(4, 4), nn.Flatten()), torch.randn(2, 4))
    alone, with_it = (
        tb_actmem.predict.checkpoint(before, modules=names) for names in (["0"], ["*"])
    )
    note = "1: no tensor is saved for backward here, so a checkpoint releases nothing."

    assert note in notes_of(with_it)
    assert note not in notes_of(alone)
    assert replace(with_it, meta=alone.meta) == alone


@pytest.mark.usefixtures("each_observer")
def test_idle_checkpoint_holds_its_random_state_during_call():
    def recording(*, under: bool) -> Recording:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(4, 4), nn.Flatten(), nn.Linear(4, 4))
        if under:
            under_checkpoints(model, ["1"])
        return of(model, torch.randn(2, 4))

    before, after = recording(under=False), recording(under=True)
    predicted, true, plain = map(
        tb_actmem.totals, (tb_actmem.predict.checkpoint(before, "1"), after, before)
    )
    assert predicted.forward_peak_bytes == true.forward_peak_bytes
    assert predicted.step_peak_bytes == true.step_peak_bytes
    grown = (true.forward_peak_bytes or 0) - (plain.forward_peak_bytes or 0)
    assert (grown > 4096) == before.meta.sees_memory  # else that memory is not counted


def test_call_writing_to_its_input_is_refused():
    said = failure(of(nn.Sequential(nn.Linear(4, 4), Scaled()), torch.randn(2, 4)), "1")

    assert said.startswith("1 writes into its input (mul_)")


def test_call_inside_checkpoint_is_refused():
    recording = recorded(CASES["one inside already"]())

    said = failure(recording, "0.part.norm")
    assert said.startswith("0.part.norm runs inside a checkpoint already")


class Again(nn.Module):
    """Runs a module under torch's older checkpoint, which makes its nodes in the backward."""

    def __init__(self) -> None:
        super().__init__()
        self.part = nn.Sequential(nn.Linear(4, 64), nn.GELU(), nn.Linear(64, 4))

    def forward(self, x: Tensor) -> Tensor:
        return checkpoint(self.part, x, use_reentrant=True)


@pytest.mark.parametrize("name", ["1.part", "1.part.1"])
def test_call_inside_reentrant_checkpoint_is_refused(name):
    recording = of(nn.Sequential(nn.Linear(4, 4), Again()), torch.randn(2, 4))

    assert failure(recording, name).startswith(f"{name} runs inside a checkpoint already")
    with pytest.raises(PredictError, match="runs inside a checkpoint"):
        tb_actmem.predict.checkpoint(recording, offload=name)


class Shared(nn.Module):
    """Computes a parametrized weight once for two calls of a layer."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = parametrizations.weight_norm(nn.Linear(16, 16))

    def forward(self, x: Tensor) -> Tensor:
        with parametrize.cached():
            y: Tensor = self.layer(self.layer(x).tanh())
            return y


def test_call_with_cached_parametrization_is_refused():
    """Torch raises, except for a checkpoint around the cache."""

    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        model, x = nn.Sequential(nn.Linear(16, 16), Shared()), torch.randn(64, 16)
        under_checkpoints(model, [*names])
        return recorded(Case(model, lambda: model(x).sum(), []))

    before = recording()
    assert "parametrize.cached() kept from an earlier call" in failure(before, "1.layer")
    with pytest.raises(CheckpointError):
        recording("1.layer")
    predicted, real = tb_actmem.predict.checkpoint(before, "1"), recording("1")
    assert tb_actmem.totals(predicted) == tb_actmem.totals(real)


def offsets_of_rows() -> Tensor:
    return nn.functional.pad(torch.tensor([8, 16, 40]).cumsum(0), (1, 0))


class Jagged(nn.Module):
    """Computes with a jagged tensor, whose offsets it may make itself."""

    def __init__(self, made: Callable[[], Tensor] = offsets_of_rows) -> None:
        super().__init__()
        self.linear, self.made = nn.Linear(16, 16), made

    def forward(self, x: Tensor, offsets: Tensor | None = None) -> Tensor:
        offsets = self.made() if offsets is None else offsets
        nested = torch.nested.nested_tensor_from_jagged(self.linear(x), offsets=offsets)
        found: Tensor = nn.functional.gelu(nested).values()
        return found


class Offsets(nn.Module):
    """Makes the offsets of a jagged tensor outside of the module that uses them."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = Jagged()

    def forward(self, x: Tensor) -> Tensor:
        found: Tensor = self.inner(x, offsets_of_rows())
        return found


@pytest.mark.parametrize("name", ["1", "2", "2.inner", "3"])
def test_call_that_makes_offsets_of_jagged_tensor_is_refused(name, each_observer):
    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        literal = Jagged(lambda: torch.tensor([0, 8, 24, 64]))
        model = nn.Sequential(nn.Linear(16, 16), Jagged(), Offsets(), literal)
        x = torch.randn(64, 16)
        under_checkpoints(model, [*names])
        return recorded(Case(model, lambda: model(x).square().sum(), []))

    recording()  # torch keeps a tensor of its first jagged one
    before = recording()
    if name == "2.inner":
        predicted = tb_actmem.predict.checkpoint(before, name)
        assert tb_actmem.totals(predicted) == tb_actmem.totals(recording(name))
    else:
        assert "makes the offsets of a jagged tensor" in failure(before, name)
        with pytest.raises(CheckpointError):
            recording(name)


class Cached(nn.Module):
    """Runs its encoder without a graph, and again in a hook of the backward, as GradCache does."""

    def __init__(self) -> None:
        super().__init__()
        self.encoder = nn.Sequential(nn.Linear(4, 64), nn.GELU(), nn.Linear(64, 4))

    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            found = self.encoder(x)

        def again(gradient: Tensor) -> None:
            with torch.enable_grad():
                self.encoder(x).backward(gradient)

        leaf = found.requires_grad_()
        leaf.register_hook(again)
        return leaf.sin()


def test_call_again_in_backward_hook_is_refused():
    recording = of(Cached(), torch.randn(2, 4))

    assert "a backward hook runs it again" in failure(recording, "encoder.1")


def test_call_around_real_checkpoint_is_predicted():
    recording = recorded(CASES["one inside already"]())
    nodes = tuple(
        node if node.kind is NodeKind.CHECKPOINT else node._replace(module=None)
        for node in recording.nodes
    )
    recording = replace(recording, nodes=nodes)

    predicted = tb_actmem.predict.checkpoint(recording, modules=["0"])
    checkpoints = [row for row in predicted.nodes if row.kind is NodeKind.CHECKPOINT]
    assert "0" in {predicted.modules[row.module or 0].fqn for row in checkpoints}


def test_call_with_pack_hook_is_refused():
    model, x = nn.Sequential(nn.Linear(4, 4), nn.ReLU()), torch.randn(2, 4)
    with torch.autograd.graph.saved_tensors_hooks(lambda t: (t,), lambda packed: packed[0]):
        recording = of(model, x)

    assert failure(recording, "0").startswith("0 saves the result of a pack hook")


def test_star_matches_one_part_two_match_any():
    recording = recorded(CASES["mlp"]())

    def checkpoints(*names: str) -> list[str]:
        rows = tb_actmem.predict.checkpoint(recording, modules=names).nodes
        modules = recording.modules
        return [modules[n.module].fqn for n in rows if n.kind is NodeKind.CHECKPOINT and n.module]

    assert checkpoints("*.mlp") == ["0.mlp", "1.mlp", "2.mlp"]
    assert checkpoints("1.**.0", "2") == ["1.mlp.0", "2"]


def test_prediction_is_marked_and_survives_writing():
    recording = replace(recorded(CASES["mlp"]()))
    predicted = tb_actmem.predict.checkpoint(recording, modules=["0", "1"])

    assert recording.meta.predicted is None
    assert predicted.meta.predicted == "0, 1 under checkpoints"
    assert notes_of(predicted)[0] == "Predicted: 0, 1 under checkpoints. This step did not run."
    assert tb_actmem.format.from_bytes(tb_actmem.format.to_bytes(predicted)) == predicted
    once_more = tb_actmem.predict.checkpoint(predicted, modules=["2"])
    assert once_more.meta.predicted == "0, 1 under checkpoints; 2 under checkpoints"
    assert len([note for note in notes_of(once_more) if note.startswith("Predicted")]) == 1
    assert (
        tb_actmem.compare(once_more, tb_actmem.predict.checkpoint(recording, modules=["*"])).rows
        != []
    )


def test_forward_only_prediction_notes_no_guess():
    model = nn.Sequential(nn.Sequential(nn.Linear(4, 4), nn.GELU()), nn.Linear(4, 4))
    with tb_actmem.record(model) as recorder:
        loss = model(torch.ones(2, 4)).sum()

    note, missing = notes_of(tb_actmem.predict.checkpoint(recorder.recording, modules=["0"]))
    assert note.startswith("Predicted: 0 under checkpoints.")
    assert missing.startswith("The recording has no backward")
    del loss


@pytest.mark.parametrize("name", ["mlp", "gpt2", "unet"])
def test_guesses_for_older_recording_are_named(name):
    torch.manual_seed(0)
    case = CASES[name]()
    now = recorded(case)
    older = replace(now, arguments=(), ops=tuple(op._replace(backward_of=None) for op in now.ops))
    guessed = tb_actmem.predict.checkpoint(older, modules=case.names)
    known = tb_actmem.predict.checkpoint(now, modules=case.names)

    totals, exact = tb_actmem.totals(guessed), tb_actmem.totals(known)
    assert [note.count("older tb_actmem") for note in notes_of(guessed)[:3]] == [0, 1, 1]
    assert totals.saved_bytes == exact.saved_bytes
    assert totals.step_peak_bytes == pytest.approx(exact.step_peak_bytes, rel=0.1)


class Steep(nn.Module):
    """Multiplies its input by the slope of another function."""

    def forward(self, x: Tensor) -> Tensor:
        point = x.detach().requires_grad_()
        (slope,) = torch.autograd.grad(point.sin().sum(), point)
        return x * slope


def test_call_with_backward_inside_is_refused():
    model = nn.Sequential(nn.Linear(4, 4), Steep())

    assert failure(of(model, torch.randn(2, 4)), "1").startswith("1 runs a backward inside")


class Passing(nn.Module):
    """Writes into memory that a module without a graph of its own received or returned."""

    def __init__(self) -> None:
        super().__init__()
        self.linear, self.part, self.added = nn.Linear(16, 16), nn.Identity(), Counted()

    def forward(self, x: Tensor) -> Tensor:
        y = self.part(self.linear(x))
        y += x
        return self.added(y) * 2


class Counted(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x.add_(1)


@pytest.mark.parametrize("names", [["1.part"], ["1.added"], ["1.part", "1.added"], ["1", "1.part"]])
def test_idle_call_may_be_around_writes(names: list[str], each_observer: None) -> None:
    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        model, x = nn.Sequential(nn.Linear(16, 16), Passing()), torch.randn(64, 16)
        under_checkpoints(model, [*names])
        return recorded(Case(model, lambda: model(x).square().sum(), []))

    predicted = tb_actmem.predict.checkpoint(recording(), names)

    found, true = tb_actmem.totals(predicted), tb_actmem.totals(recording(*names))
    assert found.saved_bytes == true.saved_bytes
    assert found.total_peak_bytes == true.total_peak_bytes


class Borrowing(nn.Module):
    """Uses a tensor that its caller leaves in an attribute."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(16, 16)
        self.left: Tensor | None = None

    def forward(self, x: Tensor) -> Tensor:
        assert self.left is not None
        y: Tensor = self.linear(x).tanh() * self.left.sin()
        return y


class Lending(nn.Module):
    def __init__(self, *, clears: bool) -> None:
        super().__init__()
        self.inside, self.clears = Borrowing(), clears

    def forward(self, x: Tensor) -> Tensor:
        self.inside.left = x.exp()
        y: Tensor = self.inside(x)
        if self.clears:
            self.inside.left = None
        return y


@pytest.mark.parametrize("clears", [True, False])
def test_call_that_uses_tensor_of_cleared_attribute_is_refused(clears, each_observer):
    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        model, x = nn.Sequential(nn.Linear(16, 16), Lending(clears=clears)), torch.randn(64, 16)
        under_checkpoints(model, [*names])
        return recorded(Case(model, lambda: model(x).square().sum(), []))

    before = recording()
    if clears:
        said = failure(before, "1.inside")
        assert said.startswith("1.inside uses a tensor (sin) that it did not receive")
        with pytest.raises(AssertionError):
            recording("1.inside")
    else:
        predicted = tb_actmem.predict.checkpoint(before, "1.inside")
        assert tb_actmem.totals(predicted) == tb_actmem.totals(recording("1.inside"))
