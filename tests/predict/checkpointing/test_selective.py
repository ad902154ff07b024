"""Predicted selective checkpoints against recordings of steps under torch's own."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import partial
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import (
    CheckpointPolicy,
    checkpoint,
    create_selective_checkpoint_contexts,
    noop_context_fn,
)

import tb_actmem
from tb_actmem.analysis.compare import Change
from tb_actmem.analysis.index import Index
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording, SaveKind
from tb_actmem.predict.checkpointing.patterns import chosen_calls
from tb_actmem.predict.checkpointing.step import step_of
from tb_actmem.predict.planning.code import checkpoint_change, code_of
from tests.support.checkpointable import CASES, Case, recorded, under_checkpoints, work
from tests.support.drawn import WIDTH, Checkpointed

pytestmark = pytest.mark.usefixtures("each_observer")

PRODUCTS = ("*mm", "convolution")
KERNELS = ("_scaled_dot*", "native_layer_norm", "native_batch_norm")
POINTWISE = ("mul", "*elu", "tanh")
ALL = ("*",)
HELD_LONGER = ("experts",)
"""A loop's variables outlive their last use there, so that a forward peaks higher."""


def ops_named(recording: Recording, case: Case, patterns: Sequence[str]) -> list[str]:
    """List the ops that the modules run under checkpoints, by torch's names."""
    calls = [
        recording.modules[call] for call in chosen_calls(step_of(Index(recording)), case.names)
    ]
    names = {op.name for call in calls for op in recording.ops[call.first_op : call.end_op]}
    return sorted(
        name
        for name in names - {"aten::detach", "aten::_reshape_alias"}
        if any(fnmatchcase(plain(name), pattern) for pattern in patterns)
    )


def plain(name: str) -> str:
    return name.partition("::")[2].partition(".")[0]


def overload(name: str) -> Any:
    operator, _, variant = name.partition("::")[2].partition(".")
    return getattr(getattr(torch.ops.aten, operator), variant or "default")


def before_and_ops(name: str, patterns: Sequence[str]) -> tuple[Case, Recording, list[str]]:
    torch.manual_seed(0)
    case = CASES[name]()
    before = recorded(case)
    return case, before, ops_named(before, case, patterns)


def selectively(name: str, ops: Sequence[str]) -> Case:
    """Return the same model with its modules under torch's selective checkpoints."""
    torch.manual_seed(0)
    case = CASES[name]()
    saved: list[Any] = [overload(op) for op in ops]
    contexts = partial(create_selective_checkpoint_contexts, saved)
    under_checkpoints(case.model, case.names, context_fn=contexts)
    return case


def recorded_or_refused(name: str, ops: list[str]) -> Recording | None:
    """Record the step under selective checkpoints; None if torch refuses to recompute a region."""
    if name == "tied, under autocast" and torch.__version__ < "2.13":
        return None  # that runs there, but is always refused afterwards
    try:
        return recorded(selectively(name, ops))
    except RuntimeError:
        return None


def check_equal(predicted: Recording, after: Recording) -> None:
    """Compare a prediction with the step that ran, save by save."""
    assert {row.change for row in tb_actmem.compare(predicted, after).rows} == {Change.SAME}
    rows, truth = ([s._replace(tensor=None) for s in r.saves] for r in (predicted, after))
    assert rows == truth
    assert work(predicted) == work(after)
    totals, true_totals = tb_actmem.totals(predicted), tb_actmem.totals(after)
    assert totals.saved_bytes == true_totals.saved_bytes
    assert totals.step_peak_bytes == pytest.approx(true_totals.step_peak_bytes, rel=0.01)


@pytest.mark.parametrize("patterns", [PRODUCTS, KERNELS, POINTWISE, ALL], ids=" ".join)
@pytest.mark.parametrize("name", CASES)
def test_selective_checkpoints_are_predicted_or_refused(name, patterns):
    case, before, ops = before_and_ops(name, patterns)
    if not ops:
        with pytest.raises(PredictError, match="No op of the checkpointed calls matches"):
            tb_actmem.predict.checkpoint(before, modules=case.names, save=patterns)
        return
    after = recorded_or_refused(name, ops)
    if after is None:
        with pytest.raises(PredictError):
            tb_actmem.predict.checkpoint(before, modules=case.names, save=ops)
        return

    predicted = tb_actmem.predict.checkpoint(before, modules=case.names, save=ops)

    check_equal(predicted, after)
    if name not in HELD_LONGER:
        totals, true_totals = tb_actmem.totals(predicted), tb_actmem.totals(after)
        assert totals.forward_peak_bytes == pytest.approx(true_totals.forward_peak_bytes, rel=0.01)


@pytest.mark.parametrize("name", ["gpt2", "bert"])
def test_forward_only_recording_predicts_selective_saves(name):
    case, _, ops = before_and_ops(name, PRODUCTS)
    predicted = tb_actmem.predict.checkpoint(
        recorded(case, backward=False), modules=case.names, save=ops
    )
    after = recorded(selectively(name, ops), backward=False)

    assert {row.change for row in tb_actmem.compare(predicted, after).rows} == {Change.SAME}
    assert (
        tb_actmem.totals(predicted).forward_peak_bytes == tb_actmem.totals(after).forward_peak_bytes
    )


@pytest.mark.parametrize(
    "spelling", ["addmm", "aten.addmm", "addmm.default", "aten.addmm.default", "aten::addmm"]
)
def test_ops_match_torch_spellings(spelling):
    case, before, _ = before_and_ops("mlp", PRODUCTS)

    predicted = tb_actmem.predict.checkpoint(before, modules=case.names, save=[spelling])

    caches = [save for save in predicted.saves if save.kind is SaveKind.CACHE]
    makers = {predicted.nodes[save.node].name for save in caches}
    assert makers == {"AddmmBackward0", "checkpoint"}
    assert f"under checkpoints that save {spelling}" in (predicted.meta.predicted or "")


def test_unknown_op_gets_closest_name():
    case, before, _ = before_and_ops("mlp", PRODUCTS)

    with pytest.raises(PredictError, match="matches 'adddmm'; the closest is 'addmm'"):
        tb_actmem.predict.checkpoint(before, modules=case.names, save=["adddmm"])


def torchtitan(op: Any, saved: Sequence[Any]) -> Any:
    """Return the contexts of torchtitan's policy: of ``op``, every second result is recomputed."""
    meta: dict[str, int] = defaultdict(int)

    def policy(context: Any, func: Any, *args: Any, **kwargs: Any) -> CheckpointPolicy:
        mode = "recompute" if context.is_recompute else "forward"
        if func == op:
            meta[f"{mode}_count"] += 1
        is_second = func == op and meta[f"{mode}_count"] % 2 == 0
        is_saved = (func == op or func in saved) and not is_second
        return CheckpointPolicy.MUST_SAVE if is_saved else CheckpointPolicy.PREFER_RECOMPUTE

    return create_selective_checkpoint_contexts(policy)


@pytest.mark.parametrize("op", ["mm", "addmm", "bmm"])
@pytest.mark.parametrize("name", ["mlp", "gpt2", "llama", "vit", "experts", "autocast"])
def test_every_second_result_is_saved_as_by_torchtitan(name: str, op: str) -> None:
    case, before, kernels = before_and_ops(name, KERNELS[:1])
    if not ops_named(before, case, [op]):
        pytest.skip("it runs no such op")
    torch.manual_seed(0)
    again = CASES[name]()
    contexts = partial(torchtitan, overload(f"aten::{op}"), [*map(overload, kernels)])
    under_checkpoints(again.model, again.names, context_fn=contexts)
    after = recorded(again)

    predicted = tb_actmem.predict.checkpoint(before, case.names, save=[f"{op}/2", *kernels])

    check_equal(predicted, after)


@pytest.mark.parametrize("period", [2, 3])
def test_code_saves_results_in_period(period: int) -> None:
    case, before, _ = before_and_ops("llama", PRODUCTS)
    save = [f"mm/{period}", "_scaled_dot*"]
    predicted = tb_actmem.predict.checkpoint(before, case.names, save=save)
    torch.manual_seed(0)
    again = CASES["llama"]()

    change = checkpoint_change(before, case.names, save, ())
    exec(code_of(change, Index(before), Index(predicted)), {"model": again.model})

    after = recorded(again)
    assert Counter(cached(predicted)) == Counter(cached(after))
    totals, true_totals = tb_actmem.totals(predicted), tb_actmem.totals(after)
    assert totals.saved_bytes == true_totals.saved_bytes
    assert totals.step_peak_bytes == pytest.approx(true_totals.step_peak_bytes, rel=0.01)


def cached(recording: Recording) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield the nodes and the shapes of the results in caches of checkpoints."""
    for save in recording.saves:
        if save.kind is SaveKind.CACHE and save.tensor is not None:
            yield recording.nodes[save.node].name, recording.tensors[save.tensor].shape


WRITE = 'Write "addmm/2" for every second addmm, and each op by itself, not {!r}.'


@pytest.mark.parametrize(
    ("save", "said"),
    [
        (["addmm/0"], WRITE.format("addmm/0")),
        (["addmm/x"], WRITE.format("addmm/x")),
        (["addmm/2,bmm"], WRITE.format("addmm/2,bmm")),
        (["add*/2", "addmm"], "'addmm' and another entry of save= name aten::addmm: remove one."),
    ],
)
def test_wrong_period_is_refused(save: list[str], said: str) -> None:
    case, before, _ = before_and_ops("mlp", PRODUCTS)

    with pytest.raises(PredictError, match=re.escape(said)):
        tb_actmem.predict.checkpoint(before, case.names, save=save)


@pytest.mark.parametrize("op", ["view", "transpose", "_unsafe_view", "split"])
@pytest.mark.parametrize("name", ["gpt2", "llama", "vit", "autocast"])
def test_kept_view_of_recomputed_result_is_predicted(name, op):
    case, before, ops = before_and_ops(name, (op,))
    if not ops:
        pytest.skip("it runs no such op")
    predicted = tb_actmem.totals(after := tb_actmem.predict.checkpoint(before, case.names, save=op))
    real = tb_actmem.totals(recorded(selectively(name, ops)))
    notes = [note for note in after.meta.notes if note.code == "selective-views"]
    may_differ = sum(int(str(dict(note.values)["nbytes"])) for note in notes)

    assert predicted.saved_bytes == real.saved_bytes
    assert predicted.step_peak_bytes == pytest.approx(real.step_peak_bytes, abs=may_differ)
    found = tb_actmem.predict.peak_range(after)
    for key in ("step_peak_bytes", "total_peak_bytes"):
        nbytes = getattr(predicted, key)
        least, most = nbytes - found.lower_bytes, nbytes + found.higher_bytes
        assert least <= getattr(real, key) <= most


def test_kept_result_in_place_is_refused_like_torch():
    def case(**options: Any) -> Case:
        torch.manual_seed(0)
        model, x = (
            nn.Sequential(nn.Conv1d(3, 8, 3), nn.BatchNorm1d(8)).train(),
            torch.randn(2, 3, 9),
        )
        under_checkpoints(model, ["1"] if options else [], **options)
        return Case(model, lambda: model(x).pow(2).mean(), ["1"])

    context_fn = partial(create_selective_checkpoint_contexts, [torch.ops.aten.add_.Tensor])
    with pytest.raises(PredictError, match="In 1, add_ works in place"):
        tb_actmem.predict.checkpoint(recorded(case()), "1", save="add_")
    with pytest.raises(RuntimeError, match="has been mutated"):
        recorded(case(context_fn=context_fn))


class Numbered(nn.Module):
    """Multiplies by Python's numbers, which autograd saves."""

    def forward(self, x: Tensor) -> Tensor:
        for number in range(2, 6):
            x = (x * number).sin()
        return x


def test_numbers_of_kept_ops_are_made_again():
    def case(*names: str) -> Case:
        torch.manual_seed(0)
        model, x = nn.Sequential(nn.Linear(4, 4), Numbered()), torch.ones(2, 4)
        contexts = partial(create_selective_checkpoint_contexts, [torch.ops.aten.mul.Tensor])
        under_checkpoints(model, list(names), context_fn=contexts)
        return Case(model, lambda: model(x).sum(), [])

    predicted = tb_actmem.predict.checkpoint(recorded(case()), "1", save="mul")
    after = recorded(case("1"))

    assert tb_actmem.totals(predicted).step_peak_bytes == tb_actmem.totals(after).step_peak_bytes


class Scaled(nn.Module):
    """Multiplies by Python's numbers, also inside a module of its own."""

    def __init__(self, depth: int) -> None:
        super().__init__()
        self.inner = Scaled(depth - 1) if depth else nn.Identity()

    def forward(self, x: Tensor) -> Tensor:
        return (self.inner(x).sin() * 2).cos() * 3


@pytest.mark.parametrize("op", ["sin", "mul"])
@pytest.mark.parametrize("names", [("1",), ("1.inner",), ("1", "1.inner")], ids=" ".join)
def test_modes_of_nested_checkpoints_copy_numbers(names: tuple[str, ...], op: str) -> None:
    def case(*names: str) -> Case:
        torch.manual_seed(0)
        model, x = nn.Sequential(nn.Linear(16, 16), Scaled(1)), torch.ones(8, 16)
        kept = {"sin": torch.ops.aten.sin.default, "mul": torch.ops.aten.mul.Tensor}[op]
        contexts = partial(create_selective_checkpoint_contexts, [kept])
        under_checkpoints(model, list(names), context_fn=contexts)
        return Case(model, lambda: model(x).sum(), [])

    predicted = tb_actmem.predict.checkpoint(recorded(case()), names, save=op)
    totals, truth = tb_actmem.totals(predicted), tb_actmem.totals(recorded(case(*names)))

    assert totals.forward_peak_bytes == truth.forward_peak_bytes
    assert totals.step_peak_bytes == truth.step_peak_bytes


def test_op_of_module_that_saves_nothing_is_noted():
    model = nn.Sequential(nn.Linear(4, 4), nn.Flatten())
    with tb_actmem.record(model) as recorder:
        model(torch.randn(2, 2, 2, 4)).sum().backward()
    after = tb_actmem.predict.checkpoint(recorder.recording, "1", save="view")

    assert "idle-checkpoint" in [note.code for note in after.meta.notes]


@pytest.mark.parametrize("name", ["1.inside", "1.inside.0"])
def test_call_that_own_checkpoint_fills_is_refused(name):
    torch.manual_seed(0)
    inner = Checkpointed(nn.Linear(WIDTH, WIDTH))
    inside = nn.Sequential(nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.GELU(), inner))
    model = nn.Sequential(nn.Linear(WIDTH, WIDTH), Checkpointed(inside))
    x = torch.randn(64, WIDTH)
    before = recorded(Case(model, lambda: model(x).sum(), []))

    with pytest.raises(PredictError, match=f"of the program is around {name} or inside it"):
        tb_actmem.predict.checkpoint(before, name, save="addmm")
    assert tb_actmem.predict.checkpoint(before, "1", save="addmm").meta.predicted


class Around(nn.Module):
    """Runs a function under a checkpoint, and some ops after it."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.first, self.last, self.kind = nn.Linear(WIDTH, 64), nn.Linear(64, WIDTH), kind

    def inside(self, x: Tensor) -> Tensor:
        y: Tensor = self.last(self.first(x).sigmoid())
        return y

    def nested(self, x: Tensor) -> Tensor:
        y: Any = checkpoint(self.inside, x, use_reentrant=False)
        return y * 2

    def forward(self, x: Tensor) -> Tensor:
        function = self.nested if self.kind == "nested" else self.inside
        y: Any = checkpoint(function, x, use_reentrant=False)
        if self.kind == "twice":
            y = checkpoint(function, y.cos(), use_reentrant=False)
        return self.last(y.sigmoid().repeat(1, 64 // WIDTH)) if self.kind == "modules" else x + y


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("kind", ["residual", "nested", "twice", "modules"])
@pytest.mark.parametrize("op", ["addmm", "sigmoid"])
def test_checkpoint_of_function_at_begin_of_call_is_exact(kind: str, op: str) -> None:
    def case(**options: Any) -> Case:
        torch.manual_seed(0)
        model, x = nn.Sequential(nn.Linear(WIDTH, WIDTH), Around(kind)), torch.randn(256, WIDTH)
        under_checkpoints(model, ["1"] if options else [], **options)
        return Case(model, lambda: model(x).pow(2).mean(), ["1"])

    context_fn = partial(
        create_selective_checkpoint_contexts, [getattr(torch.ops.aten, op).default]
    )
    after = tb_actmem.predict.checkpoint(recorded(case()), "1", save=op)
    said, true = tb_actmem.totals(after), tb_actmem.totals(recorded(case(context_fn=context_fn)))

    assert said.saved_bytes == true.saved_bytes
    assert said.step_peak_bytes == true.step_peak_bytes


def test_overwritten_result_is_refused_like_torch():
    def case(**options: Any) -> Case:
        torch.manual_seed(0)
        parts = nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU(inplace=True), nn.Conv2d(8, 4, 3)
        model, x = nn.Sequential(*parts).train(), torch.randn(2, 3, 16, 16)
        under_checkpoints(model, ["1"] if options else [], **options)
        return Case(model, lambda: model(x).pow(2).mean(), ["1"])

    ops = [torch.ops.aten.native_batch_norm.default]
    context_fn = partial(create_selective_checkpoint_contexts, ops)
    with pytest.raises(PredictError, match="relu_ writes into a result that the checkpoint of 1"):
        tb_actmem.predict.checkpoint(recorded(case()), modules=["1"], save=["native_batch_norm"])
    with pytest.raises(RuntimeError, match="has been mutated"):
        recorded(case(context_fn=context_fn))


class Masked(nn.Module):
    """Attention whose dropout leaves only the kernel that is written out."""

    def forward(self, x: Tensor) -> Tensor:
        mask = torch.zeros(x.shape[-2], x.shape[-2])
        return nn.functional.scaled_dot_product_attention(x, x, x, mask, 0.1)


class Squared(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x * x


@pytest.mark.parametrize("save", [(), ("aten::addmm",)])
@pytest.mark.parametrize("between", [nn.GELU, Squared, nn.Identity])
def test_gradient_penalty_under_selective_checkpoint_is_refused_like_torch(
    between: type[nn.Module], save: tuple[str, ...]
) -> None:
    """The double backward of products alone makes no node with a name of its own."""

    def step(*, under: bool) -> Recording:
        torch.manual_seed(0)
        parts = (nn.Sequential(nn.Linear(8, 8), between(), nn.Linear(8, 8)) for _ in range(2))
        model, x = nn.Sequential(*parts), torch.randn(16, 8, requires_grad=True)
        if under:
            contexts = partial(create_selective_checkpoint_contexts, [*map(overload, save)])
            under_checkpoints(model, ["*"], **({"context_fn": contexts} if save else {}))
        with tb_actmem.record(model) as recorder:
            loss = model(x).square().mean()
            (slope,) = torch.autograd.grad(loss, x, create_graph=True)
            (loss + slope.square().mean()).backward()
        return recorder.recording

    before = step(under=False)
    if save:
        with pytest.raises(PredictError, match="A backward inside the forward may run through"):
            tb_actmem.predict.checkpoint(before, "*", save=save)
        if torch.__version__ < "2.12":
            return  # torch runs it, if the recomputation saves as many tensors
        with pytest.raises(RuntimeError, match="backward an extra time"):
            step(under=True)
    else:
        notes = tb_actmem.predict.checkpoint(before, "*").meta.notes
        assert "double-backward" in {note.code for note in notes}
        step(under=True)


def test_selective_checkpoint_after_gradient_penalty_is_predicted(each_observer: None) -> None:
    """As of the generator in a step of a GAN: the penalty's backward cannot run it."""

    def step(*, under: bool) -> Recording:
        torch.manual_seed(0)
        parts = (nn.Sequential(nn.Linear(8, 8), nn.GELU(), nn.Linear(8, 8)) for _ in range(2))
        judge, maker = model = nn.ModuleList(parts)
        x = torch.randn(16, 8, requires_grad=True)
        if under:
            contexts = partial(create_selective_checkpoint_contexts, [torch.ops.aten.addmm.default])
            under_checkpoints(model, ["1"], context_fn=contexts)
        with tb_actmem.record(model) as recorder:
            (slope,) = torch.autograd.grad(judge(x).sum(), x, create_graph=True)
            slope.square().mean().backward()
            judge(maker(torch.randn(16, 8))).mean().backward()
        return recorder.recording

    predicted = tb_actmem.predict.checkpoint(step(under=False), "1", save="addmm")
    ran = step(under=True)
    said, true = tb_actmem.totals(predicted), tb_actmem.totals(ran)
    assert said.saved_bytes == true.saved_bytes
    assert said.total_peak_bytes == true.total_peak_bytes


def masked(context: Any = None) -> Recording:
    torch.manual_seed(0)
    model, x = nn.Sequential(nn.Linear(8, 8), Masked(), nn.Linear(8, 8)), torch.randn(2, 2, 32, 8)
    attend = model[1].forward
    if context is not None:
        model[1].forward = partial(checkpoint, attend, use_reentrant=False, context_fn=context)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    return recorder.recording


def test_mask_added_in_place_does_not_write_into_kept_product() -> None:
    context = partial(create_selective_checkpoint_contexts, [torch.ops.aten.bmm.default])

    after = tb_actmem.predict.checkpoint(masked(), "1", save="bmm")

    found, want = tb_actmem.totals(after), tb_actmem.totals(masked(context))
    assert (found.saved_bytes, found.step_peak_bytes) == (want.saved_bytes, want.step_peak_bytes)


class Transposed(nn.Module):
    """A product whose bias torch adds in place, but not under a dispatch mode."""

    def __init__(self, *, as_module: bool) -> None:
        super().__init__()
        self.inner, self.as_module = nn.Linear(16, 32), as_module

    def forward(self, x: Tensor) -> Tensor:
        x, inner = x.transpose(1, 2), self.inner
        y = inner(x) if self.as_module else nn.functional.linear(x, inner.weight, inner.bias)
        return y.sin()


class Attended(nn.Module):
    """Attention, which calls ``linear`` itself."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.MultiheadAttention(16, 2, batch_first=True)

    def forward(self, x: Tensor) -> Tensor:
        x = x.flatten(0, 1)
        y: Tensor = self.inner(x, x, x, need_weights=False)[0]
        return y.sin()


class Recurring(nn.Module):
    """Recurrent layers, which call it, too."""

    def __init__(self, kind: Callable[..., nn.Module], **options: Any) -> None:
        super().__init__()
        self.inner = kind(16, 16, batch_first=True, **options)

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.inner(x[:, 0])[0]
        return y.sin()


def transposed(make: Callable[[], nn.Module], *, stacks: bool, context: Any = None) -> Recording:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(16, 16), make())
    run = model[1].forward
    if context is not None:
        model[1].forward = partial(checkpoint, run, use_reentrant=False, context_fn=context)
    with tb_actmem.record(model, stacks=stacks) as recorder:
        model(torch.randn(4, 64, 8, 16)).sum().backward()
    return recorder.recording


@pytest.mark.filterwarnings("ignore:LSTM with projections")
@pytest.mark.parametrize(
    ("make", "stacks"),
    [
        (partial(Transposed, as_module=True), False),
        (partial(Transposed, as_module=False), True),
        (Attended, False),
        (partial(Recurring, nn.RNN), False),
        (partial(Recurring, nn.GRU), False),
        (partial(Recurring, nn.LSTM, proj_size=8), False),
    ],
)
def test_bias_added_in_place_does_not_write_into_kept_product(
    make: Callable[[], nn.Module], stacks: bool
) -> None:
    context = partial(create_selective_checkpoint_contexts, [torch.ops.aten.mm.default])

    after = tb_actmem.predict.checkpoint(transposed(make, stacks=stacks), "1", save="mm")

    found = tb_actmem.totals(after)
    want = tb_actmem.totals(transposed(make, stacks=stacks, context=context))
    assert (found.saved_bytes, found.step_peak_bytes) == (want.saved_bytes, want.step_peak_bytes)


def test_ops_unknown_under_mode_are_noted(each_observer: str) -> None:
    class Spectrum(nn.Linear):
        def forward(self, x: Tensor) -> Tensor:
            return torch.fft.hfft(super().forward(x))

    model = nn.Sequential(nn.Linear(8, 8), Spectrum(8, 8))
    with tb_actmem.record(model) as recorder:
        model(torch.randn(4, 8)).sum().backward()
    after = tb_actmem.predict.checkpoint(recorder.recording, "1", save="addmm")

    codes = [note.code for note in after.meta.notes]
    assert ("selective-ops" in codes) is (each_observer == "compiled")


class Scaling(nn.Module):
    """Writes into its last product, behind the stop of a recomputation."""

    def __init__(self) -> None:
        super().__init__()
        self.linear, self.scale = nn.Linear(16, 16), nn.Parameter(torch.ones(16))

    def forward(self, x: Tensor) -> Tensor:
        y = self.scale * self.linear(x).tanh()
        y += x
        return y


def test_result_behind_stop_may_be_overwritten():
    def step(*names: str) -> Recording:
        torch.manual_seed(0)
        model, x = (
            nn.Sequential(nn.Linear(16, 16), Scaling(), nn.Linear(16, 16)),
            torch.ones(64, 16),
        )
        contexts = partial(create_selective_checkpoint_contexts, [torch.ops.aten.mul.Tensor])
        under_checkpoints(model, [*names], context_fn=contexts)
        return recorded(Case(model, lambda: model(x).sum(), []))

    predicted = tb_actmem.predict.checkpoint(step(), "1", save="mul")

    found, true = tb_actmem.totals(predicted), tb_actmem.totals(step("1"))
    assert found.saved_bytes == true.saved_bytes
    assert found.total_peak_bytes == true.total_peak_bytes


class UnderInference(nn.Linear):
    def forward(self, x: Tensor) -> Tensor:
        with torch.inference_mode():
            factor = super().forward(x).mean().item()
        return super().forward(x) * factor


def test_results_of_inference_mode_are_refused_like_torch(each_observer: str) -> None:
    def step(*names: str) -> Recording:
        torch.manual_seed(0)
        model, x = nn.Sequential(nn.Linear(8, 8), UnderInference(8, 8)), torch.ones(4, 8)
        contexts = partial(create_selective_checkpoint_contexts, [torch.ops.aten.mean.default])
        under_checkpoints(model, [*names], context_fn=contexts)
        return recorded(Case(model, lambda: model(x).sum(), []))

    with pytest.raises(RuntimeError, match="Inference tensors do not track version counter"):
        step("1")
    with pytest.raises(PredictError, match=r"1 runs mean under torch\.inference_mode"):
        tb_actmem.predict.checkpoint(step(), "1", save="mean")
    if each_observer == "compiled":  # the mode sees linear here, as a checkpoint does
        with pytest.raises(PredictError, match=r"1 runs addmm under torch\.inference_mode"):
            tb_actmem.predict.checkpoint(step(), "1", save="addmm")


class Averaging(nn.Linear):
    """Begins a running mean in its first call, and continues it in later ones."""

    average: Tensor

    def __init__(self, size: int) -> None:
        super().__init__(size, size)
        self.register_buffer("average", torch.zeros(()))

    def forward(self, x: Tensor) -> Tensor:
        y = super().forward(x)
        mean = y.detach().mean()
        self.average = 0.9 * self.average + 0.1 * mean if self.average else mean
        return y.tanh()


def test_branch_on_changed_buffer_is_refused_like_torch() -> None:
    def step(*names: str, context: Any = noop_context_fn) -> Recording:
        model, x = nn.Sequential(nn.Linear(8, 8), Averaging(8)), torch.ones(4, 8)
        under_checkpoints(model, [*names], context_fn=context)
        return recorded(Case(model, lambda: model(x).sum(), []))

    selective = partial(create_selective_checkpoint_contexts, [torch.ops.aten.addmm.default])
    with pytest.raises(RuntimeError, match="encountered during backward but not found"):
        step("1", context=selective)
    with pytest.raises(PredictError, match=r"1 changes 1\.average and reads a number from it"):
        tb_actmem.predict.checkpoint(step(), "1", save="addmm")
    found, true = tb_actmem.predict.checkpoint(step(), "1"), step("1")
    assert tb_actmem.totals(found).saved_bytes == tb_actmem.totals(true).saved_bytes


def test_batch_norm_that_reads_its_count_is_exact() -> None:
    def step(*names: str) -> Recording:
        block = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8, momentum=None), nn.Tanh())
        model, x = nn.Sequential(nn.Linear(8, 8), block), torch.ones(4, 8)
        contexts = partial(create_selective_checkpoint_contexts, [torch.ops.aten.addmm.default])
        under_checkpoints(model, [*names], context_fn=contexts)
        return recorded(Case(model, lambda: model(x).sum(), []))

    found = tb_actmem.predict.checkpoint(step(), "1", save="addmm")

    assert tb_actmem.totals(found).saved_bytes == tb_actmem.totals(step("1")).saved_bytes
