"""Predicted offloading against steps that ran under hooks which copy each save and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from fnmatch import fnmatch
from functools import partial
from itertools import accumulate
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.autograd.graph import save_on_cpu
from torch.utils.checkpoint import (
    CheckpointError,
    checkpoint,
    create_selective_checkpoint_contexts,
)

import tb_actmem
from tb_actmem.analysis.compare import Change
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.nodes import last_op_of_nodes
from tb_actmem.analysis.index.storages import saved_storages
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording, Save, SaveKind
from tests.predict.checkpointing.test_checkpoint import STEPS
from tests.support.checkpointable import (
    CASES,
    DEVICE,
    HOST,
    Case,
    copying,
    on_device,
    recorded,
    under_checkpoints,
    under_hooks,
    work,
)
from tests.support.drawn import Added, overload
from tests.support.notes import notes_of

pytestmark = pytest.mark.usefixtures("each_observer")


def made(name: str) -> Case:
    torch.manual_seed(0)
    return CASES[name]()


def both(name: str, *, backward: bool = True) -> tuple[Recording, Recording]:
    """A prediction for a device, and the step that copied."""
    before = on_device(recorded(made(name), backward=backward))
    case = made(name)
    under_hooks(case.model, case.names, copying)
    after = on_device(recorded(case, backward=backward))
    return tb_actmem.predict.checkpoint(before, offload=case.names), after


def totals(recording: Recording) -> dict[str, tuple[int | None, ...]]:
    """Return the saved bytes on each device, and the forward and step peaks."""
    first = tb_actmem.totals(recording)
    return {
        one.device: (one.saved_bytes, one.forward_peak_bytes, one.step_peak_bytes)
        for one in (first, *first.others)
    }


def saves(recording: Recording) -> list[tuple[Save, str | None, tuple[int, ...] | None]]:
    windows = [None if s.tensor is None else recording.tensors[s.tensor] for s in recording.saves]
    return [
        (
            save._replace(tensor=None, slot="" if save.kind is SaveKind.CACHE else save.slot),
            window and window.dtype,
            window and window.shape,
        )
        for save, window in zip(recording.saves, windows, strict=True)
    ]


def work_of(recording: Recording) -> list[str]:
    """Return the names of ops; a copy has another name between devices than within one memory."""
    return sorted(name.replace("aten::_to_copy", "aten::clone") for name in work(recording))


@pytest.mark.parametrize("name", CASES)
def test_offloading_matches_real_hooks(name):
    if name == "one inside already" and torch.__version__ < "2.12":
        pytest.skip("torch 2.11 also copies the empty tensors that represent regions")
    predicted, after = both(name)

    assert saves(predicted) == saves(after)
    assert totals(predicted) == totals(after)
    assert work_of(predicted) == work_of(after)
    calls = [
        [call._replace(first_op=0, end_op=0) for call in r.modules] for r in (predicted, after)
    ]
    assert calls[0] == calls[1]


@pytest.mark.parametrize("name", ["mlp", "gpt2", "resnet", "lstm"])
def test_copies_live_as_long_as_real_ones(name):
    predicted, after = both(name)

    def lives(recording: Recording) -> list[tuple[int, int, int]]:
        """Return for each copy on the host its bytes, and the numbers of ops at its birth and
        death."""
        ran = [0, *accumulate(op.name != "aten::detach" for op in recording.ops)]
        late = results(predicted) if recording is predicted and after.meta.sees_memory else ()
        return [
            (row.nbytes, ran[row.birth or 0] - (number in late), ran[row.death or 0])
            for number, row in enumerate(recording.storages)
            if row.device == HOST and row.nbytes
        ]

    def results(recording: Recording) -> set[int | None]:
        """Return the copies of results of their own node's op.

        The compiled observer notes an op after its hooks' copies of the results.
        """
        index = Index(recording)
        return {
            storage
            for save, storage in zip(recording.saves, saved_storages(index), strict=True)
            if storage is not None
            and save.kind is SaveKind.PACKED
            and (last_op_of_nodes(index)[save.node] < (recording.storages[storage].birth or 0))
        }

    assert lives(predicted) == lives(after) != []


@pytest.mark.parametrize("step", STEPS)
def test_steps_of_several_forwards_and_backwards_are_predicted(step):
    def recording(*, hooked: bool) -> Recording:
        case = made("mlp")
        if hooked:
            under_hooks(case.model, ["0", "2"], copying)
        with tb_actmem.record(case.model, stacks=False) as recorder:
            step(case)
        return on_device(recorder.recording)

    after = recording(hooked=True)
    predicted = tb_actmem.predict.checkpoint(recording(hooked=False), offload=["0", "2"])

    assert saves(predicted) == saves(after)
    assert totals(predicted) == totals(after)


@pytest.mark.parametrize("name", ["gpt2", "tied"])
def test_forward_only_recording_predicts_offloaded_bytes(name):
    predicted, after = both(name, backward=False)

    assert saves(predicted) == saves(after)
    assert totals(predicted) == totals(after)


@pytest.mark.parametrize("name", ["mlp", "gpt2", "resnet", "lstm"])
def test_offload_on_host_copies_nothing(name):
    case = made(name)
    predicted = tb_actmem.predict.checkpoint(recorded(case), offload=case.names)
    case = made(name)
    under_hooks(case.model, case.names, save_on_cpu)
    after = recorded(case)

    assert saves(predicted) == saves(after)
    assert totals(predicted) == totals(after)
    assert [s.holder for s in predicted.storages[:9]] == [s.holder for s in after.storages[:9]]


@pytest.mark.parametrize("name", ["mlp", "gpt2", "resnet", "llama", "by name"])
def test_call_around_checkpoints_offloads_their_inputs(name):
    before = on_device(recorded(made(name)))
    case = made(name)
    under_checkpoints(case.model, case.names)
    under_hooks(case.model, case.names, copying)
    after = on_device(recorded(case))
    predicted = tb_actmem.predict.checkpoint(before, modules=case.names, offload=case.names)

    # A device also has a random state of 16 bytes; here there is none.
    ours = [row for row in saves(predicted) if row[1:] != ("uint8", (16,))]
    states = 16 * (len(saves(predicted)) - len(ours))
    assert ours == saves(after)
    for device, (kept, *peaks) in totals(after).items():
        assert totals(predicted)[device][0] == (kept or 0) + states * (device == HOST)
        assert totals(predicted)[device][1:] == pytest.approx(tuple(peaks), rel=0.01)


@pytest.mark.parametrize("last", [nn.GELU(), nn.Conv1d(1, 2, 3, padding=1)])
def test_idle_checkpoint_may_be_inside(last):
    torch.manual_seed(0)
    model = nn.Sequential(nn.Identity(), nn.Sequential(last))
    with tb_actmem.record(model, stacks=False) as recorder:
        model(torch.randn(4, 1, 8, requires_grad=True)).sum().backward()
    before = on_device(recorder.recording)
    # The compiled observer reports the same; restored random states then count.
    before = replace(before, meta=before.meta._replace(sees_memory=True))
    predicted = tb_actmem.predict.checkpoint(before, modules=["1.*"], offload=["1"])

    assert totals(predicted)[DEVICE][0] == 0
    assert work_of(predicted) == sorted([*work_of(before), *["aten::clone"] * 2])


def test_comparison_reports_moved_bytes():
    before = on_device(recorded(made("mlp")))
    predicted = tb_actmem.predict.checkpoint(before, offload=["0"])
    rows = tb_actmem.compare(before, predicted).rows
    changed = [row for row in rows if row.change is not Change.SAME]

    assert Counter(row.change for row in changed) == {Change.MOVED: 6, Change.ADDED: 4}
    copied = [row.saver.slot for row in changed if row.change is Change.ADDED]
    assert copied == ["bias[1]", "weight[1]", "mat2[1]", "mat2[1]"]  # of parameters


def failure(recording: Recording, **changes: Any) -> str:
    with pytest.raises(PredictError) as error:
        tb_actmem.predict.checkpoint(recording, **changes)
    return str(error.value)


TRANSFORMERS = {
    "llama": "model.layers.*",
    "gpt2": "transformer.h.*",
    "bert": "bert.encoder.layer.*",
}


@pytest.mark.parametrize("is_checkpointed", [False, True])
@pytest.mark.parametrize("name", TRANSFORMERS)
def test_offload_of_transformers_checkpoints_is_exact(
    name: str, is_checkpointed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The recorded step has the checkpoints of transformers already, or none."""
    modeling = pytest.importorskip("transformers.modeling_utils")
    if not hasattr(modeling, "save_on_cpu"):
        pytest.skip("these transformers cannot offload checkpoints")
    monkeypatch.setattr(modeling, "save_on_cpu", lambda **_: copying())

    def step(**options: bool) -> Recording:
        case = made(name)
        model: Any = case.model
        if options:
            model.activation_checkpointing_enable(**options)
        return on_device(recorded(case))

    before = step(offload=False) if is_checkpointed else step()
    layers = TRANSFORMERS[name]
    predicted = tb_actmem.predict.checkpoint(
        before, () if is_checkpointed else layers, offload=layers
    )

    said, true = totals(predicted), totals(step(offload=True))
    # A checkpoint on a GPU keeps the GPU's random state, too. The step ran without one.
    states = 0 if is_checkpointed else 16 * len({*_layers(predicted, layers)})
    assert said[DEVICE] == true[DEVICE]
    assert said[HOST] == tuple(nbytes + states for nbytes in true[HOST] if nbytes is not None)


def _layers(recording: Recording, pattern: str) -> Iterator[str]:
    for call in recording.modules:
        if fnmatch(call.fqn, pattern) and call.fqn.count(".") == pattern.count("."):
            yield call.fqn


class CopyingCheckpoint(nn.Module):
    """Runs its part under a checkpoint, and copies the inputs of that to the host."""

    def __init__(self, part: nn.Module, *, copies: bool) -> None:
        super().__init__()
        self.part, self.copies = part, copies

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor
        with copying() if self.copies else nullcontext():
            y = checkpoint(self.part, x, use_reentrant=False)
        return y.sin()


@pytest.mark.parametrize("part", [nn.GELU, lambda: nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.5))])
def test_hooks_around_program_checkpoint_are_predicted(part):
    def step(*, copies: bool) -> Recording:
        torch.manual_seed(0)
        inner = CopyingCheckpoint(part(), copies=False)
        parts = CopyingCheckpoint(part(), copies=copies), CopyingCheckpoint(inner, copies=copies)
        model = nn.Sequential(nn.Linear(8, 8), *parts, nn.Linear(8, 8))
        return on_device(recorded(Case(model, lambda: model(torch.ones(64, 8)).sum(), [])))

    predicted = tb_actmem.predict.checkpoint(step(copies=False), offload=["1.part", "2.part"])

    assert totals(predicted) == totals(step(copies=True))
    said = notes_of(predicted)[1]
    assert " has all of 1.part, 2.part: save_on_cpu() is assumed around it. Inside" in said


class Doubling(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return (x * 2).sin().exp()


def test_call_that_cannot_offload_is_refused():
    recording = recorded(made("one inside already"))
    hooked = made("mlp")
    under_hooks(hooked.model, ["0"], copying)

    said = failure(recording, offload=["0.part.norm"])
    assert said.startswith("0.part.norm runs inside a checkpoint")
    assert failure(recorded(hooked), offload=["0"]).startswith("0 saves the result of a pack hook")
    assert failure(recording, save=["mm"], offload=["0"]).startswith("save= needs a checkpoint")
    assert tb_actmem.predict.checkpoint(recording) is recording


def test_offloaded_module_that_saves_nothing_is_noted():
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 8), nn.Identity(), nn.Sequential(nn.Tanh()))
    with tb_actmem.record(model, stacks=False) as recorder:
        model(torch.randn(4, 8)).sum().backward()
    before = on_device(recorder.recording)

    note = "1: no tensor is saved for backward here, so offloading changes nothing."
    alone, both = (
        tb_actmem.predict.checkpoint(before, offload=names) for names in (["1"], ["0", "1"])
    )
    assert note in notes_of(alone)
    assert note in notes_of(both)
    assert saves(alone) == saves(before)
    assert (
        saves(both) == saves(tb_actmem.predict.checkpoint(before, offload=["0"])) != saves(before)
    )
    assert saves(tb_actmem.predict.checkpoint(before, offload=["*"])) != saves(before)


class Summing(torch.autograd.Function):
    """A Function whose backward ends in a sum of its own."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x, y := x * x)
        return y

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> Tensor:
        x, y = ctx.saved_tensors
        return gradients[0] * 2 * x + 0 * y


def test_copy_for_custom_function_lives_until_its_end():
    class Squared(nn.Linear):
        def forward(self, x: Tensor) -> Tensor:
            found: Tensor = Summing.apply(super().forward(x))
            return found

    def recording(*, hooked: bool) -> Recording:
        torch.manual_seed(0)
        model = nn.Sequential(Squared(16, 16), nn.Linear(16, 1))
        if hooked:
            under_hooks(model, ["0"], copying)
        with tb_actmem.record(model, stacks=False) as recorder:
            model(torch.randn(256, 16)).sum().backward()
        return on_device(recorder.recording)

    predicted = tb_actmem.predict.checkpoint(recording(hooked=False), offload=["0"])

    assert totals(predicted) == totals(recording(hooked=True))


def test_offloading_before_second_backward_is_refused():
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 8), nn.Tanh(), nn.Linear(8, 1, bias=False))

    def recording() -> Recording:
        x = torch.randn(4, 8, requires_grad=True)
        with tb_actmem.record(model, stacks=False) as recorder:
            (slope,) = torch.autograd.grad(model(x).sum(), x, create_graph=True)
            slope.pow(2).sum().backward()
        return on_device(recorder.recording)

    before = recording()
    under_hooks(model, ["1"], copying)
    after = recording()

    # Torch copies the result back for the first backward, whose graph then keeps the copy.
    assert (totals(after)[DEVICE][0] or 0) >= (totals(before)[DEVICE][0] or 0)
    assert failure(before, offload=["1"]).startswith("1 ran a backward with create_graph")


def test_offload_prediction_notes_unknowns():
    predicted = tb_actmem.predict.checkpoint(on_device(recorded(made("mlp"))), offload=["0", "1"])

    assert predicted.meta.predicted == "0, 1 offloaded to the host"
    assert "With pin_memory=True, or on other streams" in notes_of(predicted)[1]
    assert tb_actmem.format.from_bytes(tb_actmem.format.to_bytes(predicted)) == predicted


def test_offload_around_checkpoint_that_fills_list_is_refused():
    class Filling(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.linear, self.cache = nn.Linear(16, 16), list[Tensor]()

        def forward(self, x: Tensor) -> Tensor:
            self.cache.append(self.linear(x).tanh())
            return self.cache[-1].sin()

    class Around(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.part = Filling()

        def forward(self, x: Tensor) -> Tensor:
            y: Tensor = checkpoint(self.part, x, use_reentrant=False)
            return y.cos()

    model, x = nn.Sequential(nn.Linear(16, 16), Around()), torch.randn(8, 16)
    before = on_device(recorded(Case(model, lambda: model(x).sum(), [])))

    assert failure(before, offload=["1"]).startswith("1 runs a checkpoint whose recomputation")


def test_offload_inside_predicted_checkpoint_is_refused():
    before = on_device(recorded(made("mlp")))

    with pytest.raises(
        PredictError, match=r"0\.mlp runs inside a checkpoint.* name the module around"
    ):
        tb_actmem.predict.checkpoint(before, modules=["0"], offload=["0.mlp"])


def test_offloaded_input_of_nested_checkpoints_comes_back_for_both():
    class Around(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.part = nn.Sequential(nn.Linear(16, 16), nn.Sigmoid())

        def forward(self, x: Tensor) -> Tensor:
            return self.part(x) + x.sin()

    def step(*names: str) -> Recording:
        torch.manual_seed(0)
        model, x = (
            nn.Sequential(nn.Linear(16, 16), Around(), nn.Linear(16, 3)),
            torch.randn(512, 16),
        )
        under_checkpoints(model, list(names))
        under_hooks(model, ["1"] if names else [], copying)
        return on_device(recorded(Case(model, lambda: model(x).sum(), [])))

    predicted = tb_actmem.predict.checkpoint(step(), modules=["1", "1.part"], offload="1")

    assert totals(predicted)[DEVICE] == totals(step("1", "1.part"))[DEVICE]


def test_checkpoint_keeps_keyword_argument_that_goes_to_host():
    """The embedding saves the positions, too, and its backward runs after the checkpoint's."""

    class Positioned(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.table, self.part = nn.Embedding(4096, 2), Part()

        def forward(self) -> Tensor:
            at = torch.arange(512) + 1
            return self.part(self.table(at), at=at).sum()

    class Part(nn.Module):
        def forward(self, x: Tensor, at: Tensor) -> Tensor:
            return x.sin() + at[:, None]

    def case() -> Case:
        torch.manual_seed(0)
        model = Positioned()
        return Case(model, model, [])

    predicted = tb_actmem.predict.checkpoint(
        on_device(recorded(case())), modules="part", offload="table"
    )
    under = case()
    under_checkpoints(under.model, ["part"])
    under_hooks(under.model, ["table"], copying)

    assert totals(predicted)[DEVICE] == totals(on_device(recorded(under)))[DEVICE]


# torch 2.15 says that a later torch will pass kept results to such hooks, too.
@pytest.mark.filterwarnings("ignore:A saved_tensors_hooks context:FutureWarning")
@pytest.mark.parametrize("save", [(), ("aten::_softmax", "aten::tanh", "aten::exp")])
@pytest.mark.parametrize("part", [lambda: nn.Softmax(-1), nn.Tanh, Doubling])
def test_copy_lives_until_last_inner_recomputation_ends(part, save):
    """The inner recomputation stops where its input comes in, or goes on after its last use."""

    def case() -> Case:
        torch.manual_seed(0)
        inner = CopyingCheckpoint(part(), copies=False)
        model = nn.Sequential(nn.Linear(16, 16), inner, nn.Linear(16, 4))
        return Case(model, lambda: model(torch.ones(256, 16)).sum(), ["1"])

    before = on_device(recorded(case()))
    ops = [name for name in save if any(op.name == name for op in before.ops)]
    predicted = tb_actmem.predict.checkpoint(before, "1", save=ops, offload="1")
    under, kept = case(), partial(create_selective_checkpoint_contexts, [*map(overload, ops)])
    under_checkpoints(under.model, under.names, **({"context_fn": kept} if ops else {}))
    under_hooks(under.model, under.names, copying)

    assert totals(predicted)[DEVICE] == totals(on_device(recorded(under)))[DEVICE]


def test_offloaded_attention_is_refused_like_torch():
    def attention(*names: str) -> Case:
        torch.manual_seed(0)
        layer = nn.TransformerEncoderLayer(16, 2, 32, batch_first=True)
        x = torch.randn(2, 8, 16)
        under_checkpoints(layer, ["self_attn"] if names else [])
        under_hooks(layer, list(names), copying)
        return Case(layer, lambda: layer(x.sin()).sum(), [])

    before = on_device(recorded(attention()))
    with pytest.raises(PredictError, match=r"self_attn receives one tensor .* inside save_on_cpu"):
        tb_actmem.predict.checkpoint(before, modules=["self_attn"], offload=["self_attn"])
    with pytest.raises(CheckpointError, match="different metadata"):
        recorded(attention("self_attn"))


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("offload", ["1", "1.own", "1.sloped"])
@pytest.mark.parametrize("is_named", [True, False])
def test_input_of_inner_backward_goes_to_host(is_named: bool, offload: str) -> None:
    """A variable holds the input when the inner backward begins, and no longer afterwards."""

    class Sloped(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.own, self.sloped = nn.Linear(16, 16), nn.Linear(16, 16)

        def forward(self, x: Tensor) -> Tensor:
            point = x.detach().requires_grad_()
            if is_named:
                y = self.sloped(point).tanh().sin()
                (slope,) = torch.autograd.grad(y.sum(), point)
            else:
                (slope,) = torch.autograd.grad(self.sloped(point).tanh().sum(), point)
            return self.own(x).sin() * slope

    def step(*names: str) -> Recording:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(16, 16), Sloped(), nn.Linear(16, 16))
        under_hooks(model, [*names], copying)
        x = torch.randn(256, 16)
        return on_device(recorded(Case(model, lambda: model(x).square().mean(), [])))

    predicted = tb_actmem.predict.checkpoint(step(), offload=offload)

    assert totals(predicted)[DEVICE] == totals(step(offload))[DEVICE]


class Assembled(nn.Module):
    """Writes its parts into memory that had no gradient before."""

    def __init__(self) -> None:
        super().__init__()
        self.one, self.other = nn.Linear(16, 16), nn.Linear(16, 16)

    def forward(self, x: Tensor) -> Tensor:
        y = torch.empty_like(x)
        y[:, :8] = self.one(x)[:, :8]
        y[:, 8:].copy_(self.other(x)[:, 8:].exp())
        y[::2].mul_(2).tanh_()
        return y


@pytest.mark.parametrize("is_updated", [True, False])
@pytest.mark.parametrize("is_added", [True, False])
def test_writes_into_memory_without_gradient_go_to_host(is_updated: bool, is_added: bool) -> None:
    """The optimizer also writes in place. A sum does not save a tensor that shows the gradient."""

    def step(*names: str) -> Recording:
        torch.manual_seed(0)
        assembled = Added(Assembled()) if is_added else Assembled()
        model = nn.Sequential(nn.Linear(16, 16), assembled, nn.Linear(16, 16))
        under_hooks(model, [*names], copying)
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        with tb_actmem.record(model, stacks=False) as recorder:
            model(torch.ones(64, 16)).sin().sum().backward()
            if is_updated:
                optimizer.step()
        return on_device(recorder.recording)

    predicted = tb_actmem.predict.checkpoint(step(), offload="1")

    assert totals(predicted)[DEVICE][::2] == totals(step("1"))[DEVICE][::2]


@pytest.mark.parametrize("is_contiguous", [True, False])
def test_copied_view_with_gaps_is_noted(is_contiguous: bool) -> None:
    class Sliced(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.linear = nn.Linear(16, 16)

        def forward(self, x: Tensor) -> Tensor:
            part = x.view(4, -1, 16)[:, :8]
            return self.linear(part.contiguous() if is_contiguous else part).sin()

    def step(*, is_changed: bool) -> Recording:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(16, 16), Sliced())
        under_checkpoints(model, ["1.linear"] if is_changed else [])
        under_hooks(model, ["1"] if is_changed else [], copying)
        return on_device(recorded(Case(model, lambda: model(torch.ones(64, 16)).sum(), [])))

    predicted = tb_actmem.predict.checkpoint(step(is_changed=False), "1.linear", offload="1")
    (names,) = [
        dict(note.values)["names"] for note in predicted.meta.notes if note.code == "copied-views"
    ] or [()]

    assert names == (() if is_contiguous else ("1.linear",))
    if is_contiguous:
        assert totals(predicted)[DEVICE] == totals(step(is_changed=True))[DEVICE]
    else:
        with pytest.raises(CheckpointError):
            step(is_changed=True)


VIEWS = "copied-views"


class Masked(nn.Module):
    """Saves an expanded mask."""

    def forward(self, x: Tensor) -> Tensor:
        mask = (x.detach().sum(-1, keepdim=True) > 0).expand_as(x)
        return x.masked_scatter(mask, x.exp())


def test_note_bounds_memory_inside_ops_of_copied_views() -> None:
    """A dispatch mode does not see memory inside ops, neither predicted nor run."""

    def step(*names: str) -> Recording:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(16, 16), Masked(), nn.Linear(16, 16))
        under_hooks(model, [*names], copying)
        return on_device(recorded(Case(model, lambda: model(torch.randn(256, 16)).sum(), [])))

    predicted, true = tb_actmem.predict.checkpoint(step(), offload="1"), step("1")
    noted = [dict(note.values)["nbytes"] for note in predicted.meta.notes if note.code == VIEWS]
    saved, _, peak = totals(predicted)[DEVICE]
    true_saved, _, true_peak = totals(true)[DEVICE]

    assert saved == true_saved
    assert isinstance(peak, int) and isinstance(true_peak, int)
    if true.meta.sees_memory:
        (nbytes,) = noted
        assert isinstance(nbytes, int) and 0 < peak - true_peak <= nbytes
    else:
        assert (peak, noted) == (true_peak, [])


class Widened(nn.Module):
    """Needs much memory and does not save it."""

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([x] * 8, -1).view(-1, 8, 16).sum(1)


class Beside(nn.Module):
    """Runs a module inside hooks that copy to the host, where it is already."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(16, 16)

    def forward(self, x: Tensor) -> Tensor:
        with save_on_cpu():
            y: Tensor = checkpoint(self.linear, x, use_reentrant=False)
        return y.sin()


def test_memory_in_result_of_hook_is_released() -> None:
    def step(*names: str) -> Recording:
        torch.manual_seed(0)
        block = nn.Sequential(nn.Linear(16, 16), Widened(), nn.Tanh())
        model = nn.Sequential(nn.Linear(16, 16), block, Beside(), nn.Linear(16, 16))
        under_checkpoints(model, [*names])
        return recorded(Case(model, lambda: model(torch.ones(256, 16)).sum(), []))

    predicted = tb_actmem.predict.checkpoint(step(), "1")

    assert totals(predicted) == totals(step("1"))
