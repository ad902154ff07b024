"""Tensors whose attributes raise errors, or that have no values yet: the forward is recorded."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.masked import masked_tensor
from torch.utils._pytree import tree_map_only

import tb_actmem
from tb_actmem.model import Category
from tests.support.notes import notes_of
from tests.support.oracles import PackHooks, own_notes, profiled_bytes

pytestmark = [
    pytest.mark.filterwarnings("ignore:Lazy modules are a new feature"),
    pytest.mark.filterwarnings("ignore:The PyTorch API of MaskedTensors"),
]


def lazy_model() -> tuple[nn.Module, Tensor]:
    torch.manual_seed(0)
    model = nn.Sequential(nn.LazyLinear(16), nn.LazyBatchNorm1d(), nn.ReLU(), nn.LazyLinear(4))
    return model, torch.randn(8, 8)


def lines(recording: Any) -> dict[str | None, tuple[Category, int]]:
    found = [s for s in recording.storages if s.category in (Category.PARAMETER, Category.BUFFER)]
    return {storage.name: (storage.category, storage.nbytes) for storage in found}


def made_in_the_block(model: nn.Module, *, has_names: bool = True) -> str:
    nbytes = sum(parameter.nbytes for parameter in model.parameters())
    return (
        f"The block made {nbytes:,} bytes of parameters. Parameters are in neither the saved bytes "
        "nor the forward and step peaks."
        + ("" if has_names else f" {nbytes:,} of these bytes are not counted as the model's.")
    )


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("ops", [True, False])
def test_lazy_modules_make_named_parameters(ops: bool) -> None:
    twin, x = lazy_model()
    twin(x)  # now its parameters are there, so that the oracle knows which bytes are theirs
    with PackHooks(twin) as oracle:
        loss = twin(x).sum()
    saved_bytes = oracle.nbytes
    model, x = lazy_model()

    with tb_actmem.record(model, ops=ops) as recorder:
        loss = model(x).sum()
        recorder.finish(loss)
    recording = recorder.recording.check()

    own = {
        **{name: (Category.PARAMETER, tensor) for name, tensor in model.named_parameters()},
        **{name: (Category.BUFFER, tensor) for name, tensor in model.named_buffers()},
    }
    rows = {name: (category, t.untyped_storage().nbytes()) for name, (category, t) in own.items()}
    found = lines(recording)
    assert found.items() <= rows.items()
    assert {name for name, _ in model.named_parameters()} <= found.keys()
    assert tb_actmem.totals(recording).cached_bytes == saved_bytes > 0
    assert notes_of(recording) == ((made_in_the_block(model),) if ops else ())
    del loss


def test_unnamed_lazy_modules_are_recorded() -> None:
    model, x = lazy_model()

    with tb_actmem.record() as recorder:
        loss = model(x).sum()

    parameters = sum(s.category is Category.PARAMETER for s in recorder.recording.check().storages)
    assert parameters == len(list(model.parameters()))
    assert notes_of(recorder.recording) == (made_in_the_block(model, has_names=False),)
    del loss


def test_class_without_module_is_recorded() -> None:
    """Code that runs by ``exec`` without a name makes such classes."""
    kind: Any = eval(
        "type('Unnamed', bases, {})", {"bases": (nn.Linear,), "__builtins__": {"type": type}}
    )
    assert not hasattr(kind, "__module__")
    model = kind(4, 4)

    with tb_actmem.record(model) as recorder:
        loss = model(torch.randn(2, 4)).sum()

    assert not notes_of(recorder.recording)
    del loss


class Late(nn.Module):
    """Puts a parameter in the place of the one that had no size."""

    def __init__(self) -> None:
        super().__init__()
        self.weight: Any = nn.UninitializedParameter()

    def forward(self, x: Tensor) -> Tensor:
        self.weight = nn.Parameter(torch.ones(x.shape[-1]))
        return x * self.weight


def test_deleted_lazy_parameter_leaves_rest_known() -> None:
    model, x = nn.Sequential(nn.Linear(8, 4), Late()), torch.randn(3, 8)
    with tb_actmem.record(model) as recorder:
        y = model(x)

    recording = recorder.recording.check()
    # The input of 3×8, and the factor of 3×4.
    assert tb_actmem.totals(recording).saved_bytes == (3 * 8 + 3 * 4) * 4
    assert notes_of(recording) == (made_in_the_block(model[1], has_names=False),)
    del y


def test_model_that_is_lazy_still_is_captured() -> None:
    made = nn.Linear(8, 4)
    model = nn.Sequential(made, nn.LazyLinear(4))
    x = torch.randn(2, 8)

    recording = tb_actmem.capture(made(x).sum(), model)

    assert tb_actmem.totals(recording).saved_bytes == x.nbytes
    assert {s.name for s in recording.storages if s.name} <= {"0.weight", "0.bias"}


class Picky(Tensor):
    """Refuses unknown functions, and counts the calls."""

    asked = 0
    known = frozenset({"linear", "relu", "sum", "__get__", "backward"})

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        Picky.asked += 1
        if func.__name__ not in cls.known:
            raise ValueError(f"{func.__name__} is not allowed")
        return super().__torch_function__(func, types, args, kwargs or {})


def test_tensor_that_refuses_questions_is_asked_none() -> None:
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU())
    x = torch.randn(2, 4).as_subclass(Picky)

    def forward() -> Tensor:
        Picky.asked = 0
        result: Tensor = model(x).sum()
        return result

    loss = forward()
    asked = Picky.asked
    with tb_actmem.record(model) as recorder:
        loss = forward()
    watched = Picky.asked

    assert watched == asked
    assert notes_of(recorder.recording.check()) == ()
    # The input, and the output of relu.
    assert tb_actmem.totals(recorder.recording).saved_bytes == 2 * 4 * 4 + 2 * 8 * 4
    with torch._C.DisableTorchFunction():
        captured = tb_actmem.capture([loss], model)
    assert tb_actmem.totals(captured).saved_bytes == 2 * 4 * 4 + 2 * 8 * 4


def test_bytes_without_storage_are_noted() -> None:
    x = torch.ones(8, 8, requires_grad=True)

    with tb_actmem.record() as recorder:
        y = x.to_mkldnn().relu()  # keeps its output

    (note,) = notes_of(recorder.recording)
    assert note.startswith(f"{8 * 8 * 4} bytes of saved tensors have no readable storage")
    del y


class Unfinished(Tensor):
    """A wrapper that names a part which it does not have."""

    part: Tensor

    @staticmethod
    def __new__(cls: Any, part: Tensor) -> Any:
        made: Any = Tensor._make_wrapper_subclass(cls, part.shape, dtype=part.dtype)
        made.part = part
        return made

    def __tensor_flatten__(self) -> Any:
        return ["part", "missing"], None

    @classmethod
    def __torch_dispatch__(  # type: ignore[override]  # torch declares it without its function
        cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        return func(*(a.part if isinstance(a, Unfinished) else a for a in args), **(kwargs or {}))


def test_op_that_cannot_be_noted_runs(
    caplog: pytest.LogCaptureFixture,
) -> None:
    x = Unfinished(torch.ones(4))

    with tb_actmem.record() as recorder:
        results = [x + 1, x + 2]

    assert [result.tolist() for result in results] == [[2.0] * 4, [3.0] * 4]
    (note,) = notes_of(recorder.recording.check())
    assert note.startswith("2 ops could not be recorded in full (AttributeError)")
    assert len(caplog.records) == 1


def test_view_with_refused_node_hides_nothing() -> None:
    model, x = nn.Linear(8, 8), torch.randn(4, 8)
    with tb_actmem.record(model) as recorder:
        y = model(x)
        with torch.no_grad():
            view = y.view(-1)
        y.mul_(2)
        loss = y.sin().sum()
    with pytest.raises(RuntimeError, match="no_grad"):
        _ = view.grad_fn

    recording = recorder.recording
    assert own_notes(recording) == []
    assert tb_actmem.totals(recording).saved_bytes == 2 * 4 * 8 * 4
    assert tb_actmem.totals(tb_actmem.capture((view, loss), model)).saved_bytes == 2 * 4 * 8 * 4


class Wrapper(Tensor):
    """As in torch's notes on subclasses: it does not list its inner tensors."""

    @staticmethod
    def __new__(cls, inside: Tensor) -> Wrapper:
        made = Tensor._make_wrapper_subclass(cls, inside.shape, dtype=inside.dtype)
        assert isinstance(made, Wrapper)
        return made

    def __init__(self, inside: Tensor) -> None:
        self.inside = inside

    @classmethod
    def __torch_dispatch__(  # type: ignore[override]  # torch declares it without its function
        cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        args = tree_map_only(cls, lambda one: one.inside, args)
        return tree_map_only(Tensor, cls, func(*args, **(kwargs or {})))


@pytest.mark.parametrize(
    "wrap", [Wrapper, lambda x: masked_tensor(x, x > 0)], ids=["own", "masked"]
)
def test_wrapper_has_memory_of_inner_tensors(wrap: Any, each_observer: str) -> None:
    """Its own storage has a size, and no memory."""
    x = torch.randn(32, 32)

    with tb_actmem.record() as recorder:
        y = wrap(x).requires_grad_().sin().exp()
    recording = recorder.recording.check()

    left, peak = profiled_bytes(lambda: wrap(x).requires_grad_().sin().exp())
    totals = tb_actmem.totals(recording)
    assert totals.alive_after_forward_bytes == left
    if each_observer == "compiled":
        assert totals.forward_peak_bytes == peak
    del y


@pytest.mark.filterwarnings("ignore:The PyTorch API of nested tensors")
def test_strided_nested_tensor_has_values_and_sizes(each_observer: str) -> None:
    model = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 4), nn.ReLU())
    rows = [torch.randn(3, 16), torch.randn(5, 16)]
    with PackHooks(model) as oracle:
        kept = model(torch.nested.nested_tensor(rows))
    values = oracle.nbytes

    with tb_actmem.record(model) as recorder:
        kept = model(torch.nested.nested_tensor(rows))
    recording = recorder.recording.check()

    left, peak = profiled_bytes(lambda: model(torch.nested.nested_tensor(rows)))
    totals = tb_actmem.totals(recording)
    sizes, strides, offsets = 3 * 32, 4 * 32, 4 * 16  # GELU keeps the sizes of its input
    assert own_notes(recording) == []
    assert totals.alive_after_forward_bytes == totals.saved_bytes == left
    assert totals.saved_bytes - values == sizes + strides + offsets
    if each_observer == "compiled":
        assert totals.forward_peak_bytes == peak
    del kept


@pytest.mark.filterwarnings("ignore:The PyTorch API of nested tensors")
@pytest.mark.timeout(60)
def test_nested_leaf_that_requires_grad_does_not_hang(each_observer: str) -> None:
    model = nn.Linear(16, 4)
    rows = [torch.randn(3, 16), torch.randn(5, 16)]

    def step() -> Tensor:
        leaf = torch.nested.nested_tensor(rows, requires_grad=True)
        loss: Tensor = model(leaf).to_padded_tensor(0.0).sum()
        loss.backward()
        return loss

    _, peak = profiled_bytes(step)
    model.zero_grad()
    with tb_actmem.record(model) as recorder:
        kept = step()
    recording = recorder.recording.check()

    assert own_notes(recording) == []
    if each_observer == "compiled":
        assert tb_actmem.totals(recording).step_peak_bytes == peak
    del kept


class Storing(nn.Module):
    """Keeps a jagged tensor with a graph, which it does not return."""

    def __init__(self) -> None:
        super().__init__()
        self.inner, self.last = nn.Linear(4, 4), torch.empty(0)
        self.offsets = torch.tensor([0, 2, 6])

    def forward(self, x: Tensor) -> Tensor:
        self.last = torch.nested.nested_tensor_from_jagged(self.inner(x), self.offsets)
        found: Tensor = self.last.sin().values()
        return found


def test_stored_jagged_tensor_has_rows_of_its_parts(each_observer, tmp_path) -> None:
    """Torch writes the sizes of a jagged tensor as symbols, which no file can hold."""
    model = nn.Sequential(nn.Linear(4, 4), Storing())
    with tb_actmem.record(model) as recorder:
        model(torch.ones(6, 4)).sum().backward()
    recording = recorder.recording.check()

    stored = [row for row in recording.arguments if row.name == "+1.last"]
    tensors = [recording.tensors[row.tensor] for row in stored]
    assert {tensor.shape for tensor in tensors} == {(6, 4)}
    tb_actmem.write(recording, tmp_path / "step.actmem")
    with pytest.raises(tb_actmem.errors.PredictError, match=r"stores tensors in 1\.last"):
        tb_actmem.predict.checkpoint(recording, "1")
