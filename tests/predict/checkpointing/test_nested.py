"""Checkpoints inside checkpoints, against steps that ran under them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import CheckpointError, checkpoint

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.model import NodeKind, Recording
from tb_actmem.predict.checkpointing.step import step_of
from tests.support.arbitrary import examples, some_of
from tests.support.checkpointable import CASES, Case, recorded, under_checkpoints
from tests.support.drawn import ROWS, WIDTH, Added, program

pytestmark = pytest.mark.usefixtures("each_observer")


class Attention(nn.Module):
    """Self-attention that receives its input once or three times, or three views of it."""

    def __init__(self, times: int, *, views: bool = False) -> None:
        super().__init__()
        self.times, self.views = times, views
        self.inner = nn.MultiheadAttention(WIDTH, 2, batch_first=True)
        self.part = Thrice(self.inner)

    def forward(self, x: Tensor) -> Tensor:
        x = x.reshape(8, -1, WIDTH).sin()
        given = [x[:] if self.views else x for _ in range(self.times)]
        y: Tensor = self.part(*given)
        return y.reshape(-1, WIDTH)


class Thrice(nn.Module):
    def __init__(self, inner: nn.Module) -> None:
        super().__init__()
        self.inner = inner

    def forward(self, x: Tensor, y: Tensor | None = None, z: Tensor | None = None) -> Tensor:
        result: Tensor = self.inner(x, x if y is None else y, x if z is None else z)[0]
        return result


def case_of(model: nn.Module, *names: str) -> Case:
    x = torch.randn(ROWS, WIDTH)
    case = Case(model, lambda: model(x).pow(2).mean(), list(names))
    under_checkpoints(model, case.names)
    return case


def step(seed: int, *names: str) -> Recording:
    """Record a step: every third one runs under autocast, every fourth one has two forwards."""
    case = case_of(program(seed), *names)

    def forward() -> Tensor:
        loss: Tensor
        with torch.autocast("cpu", torch.bfloat16, enabled=seed % 3 == 2):
            loss = case.forward() + (case.forward() if seed % 4 == 3 else 0)
        return loss

    return recorded(case._replace(forward=forward))


def pairs(model: nn.Module) -> Iterator[tuple[str, str]]:
    names = [name for name, _ in model.named_modules() if name]
    for outer in names:
        yield from ((outer, inner) for inner in names if inner.startswith(f"{outer}."))


def totals(recording: Recording) -> tuple[int, int]:
    totals = tb_actmem.totals(recording)
    return totals.saved_bytes, totals.step_peak_bytes or 0


@pytest.mark.filterwarnings("ignore:Mismatch dtype between input and weight")
@pytest.mark.parametrize("seed", range(12))
def test_every_pair_of_nested_checkpoints_is_exact(seed):
    before = step(seed)
    wrong = {}
    for names in some_of([*pairs(program(seed))], examples(40)):
        kept, peak = totals(tb_actmem.predict.checkpoint(before, modules=names))
        true_kept, true_peak = totals(step(seed, *names))
        if kept != true_kept or peak != pytest.approx(true_peak, rel=0.001):
            wrong[names] = (kept - true_kept, peak - true_peak, true_peak)
    assert not wrong


def chains(model: nn.Module) -> Iterator[tuple[str, str, str]]:
    for outer, inner in pairs(model):
        yield from ((outer, inner, last) for first, last in pairs(model) if first == inner)


@pytest.mark.filterwarnings("ignore:Mismatch dtype between input and weight")
@pytest.mark.parametrize("seed", range(8))
def test_three_levels_of_checkpoints_are_exact(seed):
    before = step(seed)
    wrong = {}
    for names in some_of([*chains(program(seed))], examples(40)):
        kept, peak = totals(tb_actmem.predict.checkpoint(before, modules=names))
        true_kept, true_peak = totals(step(seed, *names))
        if kept != true_kept or peak != pytest.approx(true_peak, rel=0.001):
            wrong[names] = (kept - true_kept, peak - true_peak, true_peak)
    assert not wrong


def test_inner_checkpoint_that_recomputes_nothing_is_one_moment():
    case = case_of(nn.Sequential(nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.GELU()), nn.ReLU()))
    predicted = tb_actmem.predict.checkpoint(recorded(case), modules=["**"])
    idle = [
        (call.fqn, call.parent)
        for call in predicted.modules
        if {op.name for op in predicted.ops[call.first_op : call.end_op]} <= {"aten::detach"}
    ]

    assert idle == [("0.1", None)]


@pytest.mark.parametrize("activation", [nn.ReLU, nn.Sigmoid, nn.Tanh])
def test_input_of_inner_checkpoint_dies_after_its_recomputation(activation):
    def model() -> nn.Module:
        torch.manual_seed(0)
        parts = nn.Linear(WIDTH, 8 * WIDTH), activation(), nn.Linear(8 * WIDTH, WIDTH)
        return nn.Sequential(Added(nn.Sequential(*parts)), Added(nn.Linear(WIDTH, WIDTH)))

    names = ["0", "0.inside.1"]
    predicted = totals(tb_actmem.predict.checkpoint(recorded(case_of(model())), modules=names))

    assert predicted == pytest.approx(totals(recorded(case_of(model(), *names))), rel=0.0005)


def attention(times: int, *names: str, with_gradients: bool = True, views: bool = False) -> Case:
    torch.manual_seed(0)
    first = nn.Linear(WIDTH, WIDTH) if with_gradients else nn.Identity()
    return case_of(nn.Sequential(first, Attention(times, views=views)), *names)


def test_nested_attention_is_refused_like_torch():
    names = ["1", "1.part"]
    with pytest.raises(
        tb_actmem.errors.PredictError, match="receives one tensor as query, key and value"
    ):
        tb_actmem.predict.checkpoint(recorded(attention(3)), modules=names)
    with pytest.raises(CheckpointError, match="different metadata"):
        recorded(attention(3, *names))


@pytest.mark.parametrize(
    ("times", "options"), [(1, {}), (3, {"with_gradients": False}), (3, {"views": True})]
)
def test_nested_attention_that_keeps_its_path_is_exact(times, options):
    names = ["1", "1.part"]
    before = recorded(attention(times, **options))
    after = recorded(attention(times, *names, **options))
    predicted = totals(tb_actmem.predict.checkpoint(before, modules=names))

    assert predicted == pytest.approx(totals(after), rel=0.001)


class Whole(nn.Module):
    """Is one checkpoint as a whole, or none."""

    def __init__(self, inner: nn.Module) -> None:
        super().__init__()
        self.inner, self.is_plain = inner, False

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor
        y = self.inner(x) if self.is_plain else checkpoint(self.inner, x, use_reentrant=False)
        return y


def wholes(*names: str, is_plain: bool = False) -> Case:
    torch.manual_seed(0)
    parts = nn.Linear(WIDTH, 4 * WIDTH), nn.Dropout(0.2), nn.GELU(), nn.Linear(4 * WIDTH, WIDTH)
    inner = nn.Sequential(nn.Linear(WIDTH, WIDTH), Whole(nn.ReLU()))
    model = nn.Sequential(Whole(nn.Sequential(*parts)), Whole(inner))
    for part in model.modules():
        if isinstance(part, Whole):
            part.is_plain = is_plain
    return case_of(model, *names)


@pytest.mark.parametrize(
    "names", [["0"], ["0.inner"], ["0", "0.inner"], ["1"], ["1.inner"], ["*", "0.inner"]]
)
def test_second_checkpoint_of_module_is_exact(names):
    predicted = tb_actmem.predict.checkpoint(recorded(wholes()), modules=names)

    assert totals(predicted) == totals(recorded(wholes(*names)))
    assert "checkpointed-twice" in [note.code for note in predicted.meta.notes]


def test_checkpoint_belongs_to_module_around_all_its_nodes():
    recording = recorded(wholes())
    found = [node.module for node in recording.nodes if node.kind is NodeKind.CHECKPOINT]

    names = [recording.modules[call].fqn for call in found if call is not None]
    assert names == ["0.inner", "1.inner", "1.inner.1.inner"]


@pytest.mark.parametrize("name", ["0.inner.0", "1.inner.0", "1.inner.1", "1.inner.1.inner"])
def test_checkpoint_inside_program_checkpoint_is_refused(name):
    with pytest.raises(
        tb_actmem.errors.PredictError, match="runs inside a checkpoint already: name a module"
    ):
        tb_actmem.predict.checkpoint(recorded(wholes()), modules=name)


@pytest.mark.parametrize("name", ["0.inner.0", "1.inner.0", "1.inner.1"])
def test_names_instead_of_program_checkpoint_are_exact(name):
    plain = recorded(wholes(is_plain=True))
    names = ["0.inner", "1.inner", "1.inner.1.inner", name]
    predicted = tb_actmem.predict.checkpoint(plain, modules=names)

    assert totals(predicted) == totals(recorded(wholes(name)))


@pytest.mark.filterwarnings("ignore:.*gradient_checkpointing_enable:FutureWarning")
def test_second_checkpoint_of_transformers_layer_is_exact():
    def case(*names: str) -> Case:
        torch.manual_seed(0)
        found = CASES["llama"]()
        layers: Any = found.model
        layers.gradient_checkpointing_enable({"use_reentrant": False})
        under_checkpoints(layers, list(names))
        return found

    names = ["model.layers.0", "model.layers.2"]
    predicted = tb_actmem.predict.checkpoint(recorded(case()), modules=names)

    assert totals(predicted) == totals(recorded(case(*names)))
    assert "checkpointed-twice" in [note.code for note in predicted.meta.notes]


class Cosine(nn.Module):
    """Its inside saves nothing."""

    def __init__(self, inside: nn.Module) -> None:
        super().__init__()
        self.inside = inside

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.inside(x)
        return y.cos()


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("depth", range(4))
def test_nested_checkpoints_that_save_nothing_are_exact(depth, whole):
    def case(*names: str) -> Case:
        torch.manual_seed(0)
        inside = nn.Sequential(nn.Sequential(nn.Sequential(nn.Identity())))
        part = Cosine(Whole(inside) if whole else inside)
        model = nn.Sequential(nn.Linear(8, 8), part, nn.Linear(8, 8))
        under_checkpoints(model, [*names])
        return Case(model, lambda: model(torch.ones(128, 8)).mean(), [])

    parts = ["1", "inside", "inner" if whole else "0", "0"]
    names = [".".join(parts[: end + 1]) for end in range(depth + 1)]
    predicted = tb_actmem.predict.checkpoint(recorded(case()), modules=names)

    assert totals(predicted) == totals(recorded(case(*names)))


def test_overwritten_argument_is_refused_like_torch():
    class Late(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.inside = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH))

        def forward(self, x: Tensor) -> Tensor:
            y: Tensor = self.inside(x)
            return y + x.neg_()

    def case(*names: str) -> Case:
        torch.manual_seed(0)
        return case_of(nn.Sequential(nn.Linear(WIDTH, WIDTH), Late()), *names)

    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"neg_ writes into an argument of 1\.inside"
    ):
        tb_actmem.predict.checkpoint(recorded(case()), modules=["1.inside"])
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        recorded(case("1.inside"))


class Masked(nn.Module):
    """Stores a tensor, which outlives each graph that saved it."""

    def __init__(self) -> None:
        super().__init__()
        self.inside = nn.Sequential(nn.Dropout(0.1), nn.Tanh())
        self.mask: Tensor | None = None

    def forward(self, x: Tensor) -> Tensor:
        if self.mask is None:
            self.mask = torch.ones(WIDTH)
        y: Tensor = self.inside(x).exp() * self.mask
        return y


@pytest.mark.parametrize(
    "names", [("1",), ("1", "1.0"), ("2", "2.inside"), ("1", "1.0", "1.0.1", "2.inside")]
)
def test_retained_graph_dies_as_a_whole(names):
    """So do its checkpoints: their nodes save no tensor that tells."""

    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        first = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.Sequential(nn.Dropout(0.1)))
        model = nn.Sequential(
            nn.Linear(WIDTH, WIDTH), nn.Sequential(first, nn.Tanh()), Masked(), nn.Linear(WIDTH, 4)
        )
        under_checkpoints(model, [*names])
        x = torch.ones(ROWS, WIDTH)
        with tb_actmem.record(model) as recorder:
            for _ in range(2):
                loss = model(x).sum()
                loss.backward(retain_graph=True)
                del loss
        return recorder.recording

    predicted = tb_actmem.predict.checkpoint(recording(), modules=names)

    assert totals(predicted) == totals(recording(*names))


class Cells(nn.Module):
    """Passes tensors in a tuple, which checkpoints do not save in slots."""

    def __init__(self) -> None:
        super().__init__()
        self.cell = nn.LSTMCell(WIDTH, WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        state = (x[0].exp(), x[0].sin())
        for row in x:
            state = self.cell(row, state)
        return state[0].cos()


def test_tuple_of_inner_checkpoint_dies_with_its_recomputation() -> None:
    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        model, x = nn.Sequential(nn.Linear(WIDTH, WIDTH), Cells()), torch.randn(4, ROWS, WIDTH)
        under_checkpoints(model, [*names])
        return recorded(Case(model, lambda: model(x).sum(), []))

    predicted = tb_actmem.predict.checkpoint(recording(), modules=["1", "1.cell"])

    assert totals(predicted) == totals(recording("1", "1.cell"))


class Older(nn.Module):
    """Runs modules under torch's reentrant checkpoint: a Function that calls them, and recomputes
    them in its backward."""

    def __init__(self, of: Callable[[nn.Module, Tensor], Tensor]) -> None:
        super().__init__()
        self.first, self.of = nn.Linear(WIDTH, WIDTH), of
        self.inside = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.Tanh(), nn.Linear(WIDTH, WIDTH))

    def forward(self, x: Tensor) -> Tensor:
        return self.of(self.inside, self.first(x)).sin()


older = partial(checkpoint, use_reentrant=True)
OLDER: dict[str, Callable[[nn.Module, Tensor], Tensor]] = {
    "one": older,
    "ops after module": lambda part, x: older(lambda y: part(y.sin()).exp(), x),
    "without random state": partial(older, preserve_rng_state=False),
    "two": lambda part, x: older(part, older(part, x).exp()),
    "one in another": lambda part, x: older(lambda y: older(part, y.sin()).cos(), x),
    "one around a newer": lambda part, x: older(
        lambda y: checkpoint(part, y.sin(), use_reentrant=False), x
    ),
}


@pytest.mark.filterwarnings("ignore:None of the inputs have requires_grad")
@pytest.mark.parametrize("names", [("1",), ("*",), ("", "1")])
@pytest.mark.parametrize("way", OLDER)
def test_checkpoint_around_reentrant_one_is_exact(way, names):
    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        parts = nn.Linear(WIDTH, WIDTH), Older(OLDER[way]), nn.Linear(WIDTH, WIDTH)
        model = nn.Sequential(nn.Sequential(*parts), nn.Tanh())
        return recorded(case_of(model, *names))

    names = [f"0.{name}" if name else "0" for name in names]
    predicted = tb_actmem.predict.checkpoint(recording(), modules=names)

    assert totals(predicted) == totals(recording(*names))


class Table(nn.Module):
    """Receives no tensor, and needs much memory."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(WIDTH))

    def forward(self) -> Tensor:
        return self.weight.repeat(ROWS * 8, 1).exp().sin().mean(0)


class UsesTable(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.table, self.linear = Table(), nn.Linear(WIDTH, WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        table = self.table()
        y: Tensor = (self.linear(x) * table).tanh()
        return y


@pytest.mark.parametrize("names", [("1", "1.table"), ("", "1.table"), ("", "1", "1.table")])
def test_inner_checkpoint_without_arguments_recomputes_alone(names):
    """The outer one releases its arguments before."""

    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(WIDTH, WIDTH), UsesTable(), nn.Linear(WIDTH, WIDTH))
        return recorded(case_of(model, *names))

    predicted = tb_actmem.predict.checkpoint(recording(), modules=names)

    assert totals(predicted) == totals(recording(*names))


class Joining(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(32, 16)

    def forward(self, parts: list[Tensor]) -> Tensor:
        y: Tensor = self.linear(torch.cat(parts, -1)).relu()
        return y


class Joined(nn.Module):
    """Ends in a module that gets its tensors in a list."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.last = nn.Linear(16, 16), Joining()

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.last([x, self.first(x).tanh()])
        return y


@pytest.mark.parametrize(
    "names",
    [
        ["1", "1.last"],
        ["1"],
        ["1.last"],
        ["1", "1.first", "1.last"],
        ["1", "1.last", "1.last.linear"],
        ["", "1", "1.last", "1.last.linear"],
    ],
)
def test_call_with_list_is_recomputed_without_outer_checkpoint(names, compiled_observer):
    """A checkpoint holds the tensors of a list, and packs the others. So do those inside it."""

    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        model, x = nn.Sequential(nn.Linear(16, 16), Joined()), torch.randn(512, 16)
        under_checkpoints(model, [*names])
        return recorded(Case(model, lambda: model(x).sum(), []))

    found = tb_actmem.totals(tb_actmem.predict.checkpoint(recording(), names))
    true = tb_actmem.totals(recording(*names))

    assert found.saved_bytes == true.saved_bytes
    assert found.total_peak_bytes == true.total_peak_bytes


class Functions(nn.Module):
    """Checkpoints functions, each around a module that checkpoints a part of itself."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks = nn.ModuleList(Part() for _ in range(4))
        self.head = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.Tanh(), nn.Linear(WIDTH, WIDTH))

    def forward(self, x: Tensor) -> Tensor:
        for block in self.blocks:
            x = checkpoint(lambda x, block=block: block(x).sin(), x, use_reentrant=False)
        y: Tensor = self.head(x)
        return y


class Part(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.Tanh())

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = checkpoint(self.inner, torch.sigmoid(x), use_reentrant=False)
        return x + y


def test_checkpoint_beside_checkpointed_functions_is_exact() -> None:
    """All these functions have one module call around them."""

    def recording(*names: str) -> Recording:
        torch.manual_seed(0)
        return recorded(case_of(Functions(), *names))

    before = recording()
    predicted = tb_actmem.predict.checkpoint(before, modules=["head"])

    assert totals(predicted) == totals(recording("head"))
    releases = step_of(Index(before)).releases
    nodes = [at for at, row in enumerate(before.nodes) if row.kind is NodeKind.CHECKPOINT]
    outer = [releases[node] or 0 for node in nodes if before.nodes[node].module == 0]
    assert outer == sorted({*outer}, reverse=True)  # the last function first, one by one
