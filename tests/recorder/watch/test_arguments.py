"""Arguments of module calls and results held meanwhile: all of them, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils._python_dispatch import TorchDispatchMode

import tb_actmem
from tb_actmem.model import Recording
from tb_actmem.recorder.evidence import find_tensors
from tb_actmem.recorder.watch import arguments
from tests.support.notes import notes_of


class Calls(nn.Module):
    """Calls a function with its own part."""

    def __init__(self, run: Callable[..., Any], part: nn.Module | None = None) -> None:
        super().__init__()
        self.part = nn.Tanh() if part is None else part
        self.run = run

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        return self.run(self.part, *args, **kwargs)


def recorded(model: nn.Module, *args: Any, **kwargs: Any) -> Recording:
    with tb_actmem.record(model, stacks=False) as recorder:
        loss = model(*args, **kwargs)
    recording = recorder.recording.check()
    del loss
    return recording


def rows(recording: Recording, type_name: str) -> list[list[str]]:
    """The names of what each call of a type of modules was given."""
    calls = [at for at, call in enumerate(recording.modules) if call.type_name == type_name]
    return [[row.name for row in recording.arguments if row.module == call] for call in calls]


def test_result_has_row_at_last_holding_call() -> None:
    def run(part: nn.Module, x: Tensor) -> Tensor:
        first = part(x)
        second = part(x.exp())
        part(second)  # the first is held
        part(first)  # the second is held, and the first is given
        del second
        x = part(x.sin())  # the first is held once more
        del first
        return part(x)

    recording = recorded(Calls(run), torch.randn(4, 4))

    assert rows(recording, "Tanh") == [
        ["[0]"],
        ["[0]"],
        ["[0]", ""],
        ["[0]", ""],
        ["[0]", ""],
        ["[0]"],
    ]
    held = [row for row in recording.arguments if not row.name]
    makers = [call.first_op for call in recording.modules if call.type_name == "Tanh"]
    births = [recording.storages[recording.tensors[row.tensor].storage or 0].birth for row in held]
    assert births == [makers[0], makers[1], makers[0]]


@pytest.mark.parametrize("asked", [1, 3, arguments.ASKED])
def test_collected_results_have_one_row_each(asked: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arguments, "ASKED", asked)

    def run(part: nn.Module, x: Tensor) -> Tensor:
        collected = []
        for _ in range(20):
            x = part(x)
            collected.append(x)
        return torch.stack(collected)

    recording = recorded(Calls(run), torch.randn(4, 4))
    *before, last = rows(recording, "Tanh")

    assert before == [["[0]"]] * 19
    # All but its own result, and the one that it is given.
    assert last == ["[0]", *[""] * 18]


def test_result_that_comes_back_twice_counts_once() -> None:
    def run(part: nn.Module, x: Tensor) -> Tensor:
        x = part(x)
        same = nn.Identity()(x)
        y: Tensor = part(x.exp())
        return y + same

    recording = recorded(Calls(run), torch.randn(4, 4))

    assert rows(recording, "Tanh")[1] == ["[0]", ""]


def test_hundreds_of_positional_arguments_are_noted() -> None:
    values = [torch.zeros(2) for _ in range(300)]

    recording = recorded(Calls(lambda part, *args: part(sum(args))), *values)

    assert rows(recording, "Calls") == [[f"[{position}]" for position in range(300)]]


def test_partly_searched_nest_is_noted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(arguments, "FEW", 50)
    nest = [[number] for number in range(100)]

    x = torch.ones(2, requires_grad=True)

    assert notes_of(recorded(Calls(lambda part, x, _: part(x)), x, [1, 2])) == ()
    for args, kwargs in ((nest,), {}), ((), {"nest": nest}):
        model = Calls(lambda part, x, *_, **__: part(x))
        (note,) = notes_of(recorded(model, x, *args, **kwargs))
        assert note.startswith("Too many objects to search them all: arguments of module calls.")


class Names(TorchDispatchMode):
    """Hears which ops run without a recorder."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.names.append(func.__name__)
        return func(*args, **(kwargs or {}))


LAYOUTS: dict[str, Callable[[Tensor], Tensor]] = {
    "coo": lambda dense: dense.to_sparse().coalesce(),
    "csr": lambda dense: dense.to_sparse_csr(),
}


class Stored(nn.Linear):
    """Returns its output, and the output's storage beside it or not."""

    has_storage = True

    def forward(self, x: Tensor) -> Any:
        y = super().forward(x)
        return [y, y.untyped_storage() if self.has_storage else None]


def test_reading_results_adds_no_op(each_observer: str) -> None:
    model = Stored(4, 4)
    names = []
    for model.has_storage in (True, False):
        with tb_actmem.record(model) as recorder:
            model(torch.ones(2, 4))[0].sum()
        names.append([op.name for op in recorder.recording.ops])

    assert names[0] == names[1]


@pytest.mark.filterwarnings("ignore:Sparse CSR")
@pytest.mark.parametrize("sparse", LAYOUTS.values(), ids=LAYOUTS)
def test_reading_arguments_adds_no_op(
    sparse: Callable[[Tensor], Tensor],
) -> None:
    matrix, x = sparse(torch.eye(4)), torch.randn(4, 4, requires_grad=True)
    model = Calls(lambda part, a, y: Calls(lambda _, b: part(b @ y))(a))
    with Names() as truth:
        model(matrix, x)

    recording = recorded(model, matrix, x)

    names = [op.name.rpartition("::")[2].partition(".")[0] for op in recording.ops]
    ran = [name.partition(".")[0] for name in truth.names]
    # A result that is kept is looked at by a detach, which the compiled observer does not see.
    assert [name for name in names if name != "detach"] == [n for n in ran if n != "detach"]
    assert rows(recording, "Calls")[1] != []


def test_temporary_size_is_not_saved_size() -> None:
    """Like sharding: memory is freed, and allocated again when needed."""

    def run(part: nn.Module, x: Tensor) -> Tensor:
        made = x * 2
        nbytes = made.untyped_storage().nbytes()
        made.untyped_storage().resize_(0)
        part(made.detach())
        made.untyped_storage().resize_(nbytes)
        return made.exp() * made

    x = torch.randn(1000, requires_grad=True)
    recording = recorded(Calls(run, nn.Flatten(0)), x)

    # The product keeps both of its factors.
    assert tb_actmem.totals(recording).saved_bytes == 2 * x.nbytes
    assert notes_of(recording) == ()


class Loud(dict[Any, Any]):
    """Refuses to be asked."""

    def items(self) -> Any:
        raise AssertionError("its items were asked")

    def values(self) -> Any:
        raise AssertionError("its values were asked")

    def __iter__(self) -> Any:
        raise AssertionError("it was walked through")


class LoudList(list[Any]):
    def __iter__(self) -> Any:
        raise AssertionError("it was walked through")


class Key:
    def __repr__(self) -> str:
        raise AssertionError("its text was asked")

    @property  # type: ignore[misc]  # as proxies have it
    def __class__(self) -> type:
        raise AssertionError("its class was asked")


def test_reading_arguments_runs_no_program_code() -> None:
    key, x = Key(), torch.ones(2)
    given = Loud({key: LoudList([3, x])})

    def run(part: nn.Module, *_: Any, **__: Any) -> Any:
        part(x)
        return Loud({key: x})

    recording = recorded(Calls(run), given, key, by=given)

    assert rows(recording, "Calls") == [["[0][Key][1]", "by[Key][1]"]]
    (note,) = notes_of(recording)
    assert note.startswith("Nothing was saved for backward, because autograd recorded no op")


def test_nest_is_searched_up_to_limit() -> None:
    nest = [3, torch.ones(1), [torch.ones(1)], *([None] for _ in range(10))]

    assert [found and found[0] for found in find_tensors.tensors_in(nest)] == ["[1]", "[2][0]"]
    assert [found and found[0] for found in find_tensors.tensors_in(nest, most=4)] == [
        *("[1]", "[2][0]"),
        None,
    ]
    assert list(find_tensors.tensors_in([[[[[torch.ones(1)]]]]])) == []
