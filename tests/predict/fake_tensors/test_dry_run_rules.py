"""The errors of a dry run, its answers, and that it restores everything."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any

import pytest
import torch
from torch import nn, tensor_split
from torch._subclasses.fake_tensor import FakeTensorMode

import tb_actmem
from tb_actmem.recorder.dry_run_state import current
from tests.support.notes import notes_of

pytestmark = pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13")


@pytest.fixture(autouse=True)
def leave_no_patch() -> Iterator[None]:
    def state() -> list[object]:
        return [
            vars(torch.autograd)["_engine_run_backward"],
            torch.Tensor.register_hook,
            torch.Tensor.retain_grad,
            torch.autograd.function.Function._register_hook,
            vars(torch.autograd.function.BackwardCFunction).keys(),
            torch._C._autograd._push_saved_tensors_default_hooks,
            torch.nn.init._no_grad_trunc_normal_,
            torch.get_rng_state().tolist(),
        ]

    before = state()
    yield
    assert state() == before


def test_exception_leaves_nothing_behind() -> None:
    with pytest.raises(ZeroDivisionError), tb_actmem.predict.dry_run("cpu"):
        torch.randn(3).sum()
        raise ZeroDivisionError


def test_nothing_is_allocated() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        model = nn.Linear(10**6, 10**6)
        with tb_actmem.record(model) as recorder:
            model(torch.randn(10**6, 10**6)).sum().backward()
    recording = recorder.recording.check()

    assert tb_actmem.totals(recording).cached_bytes == 4 * 10**12
    assert recording.meta.title == "predicted"


@pytest.mark.parametrize("device", ["tpu", "meta", ""])
def test_unknown_device_is_one_sentence(device: str) -> None:
    with pytest.raises(
        tb_actmem.errors.RecordError, match=f'takes "cpu" or "cuda", not {device!r}'
    ):
        tb_actmem.predict.dry_run(device)


def test_fake_tensors_of_somebody_else_are_refused() -> None:
    with FakeTensorMode(), pytest.raises(tb_actmem.errors.RecordError, match="in use already"):
        tb_actmem.predict.dry_run("cpu").__enter__()


def test_nested_dry_run_is_refused() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        with pytest.raises(tb_actmem.errors.RecordError, match="in use already"):
            tb_actmem.predict.dry_run("cpu").__enter__()
        x = torch.randn(3, requires_grad=True)
        x.exp().sum().backward()
        assert x.grad is not None


def test_recording_around_dry_run_is_refused() -> None:
    with (
        tb_actmem.record(),
        pytest.raises(tb_actmem.errors.RecordError, match="open the dry run first"),
    ):
        tb_actmem.predict.dry_run("cpu").__enter__()


def in_a_thread(run: Callable[[], object]) -> Any:
    """Return the result in a thread, or the exception that ends it."""
    found: list[Any] = []

    def catch() -> None:
        try:
            found.append(run())
        except Exception as error:
            found.append(error)

    thread = Thread(target=catch)
    thread.start()
    thread.join()
    return found[0]


def test_other_threads_are_not_affected() -> None:
    def real() -> Any:
        with tb_actmem.record() as recorder:
            x, kept = torch.ones(3, requires_grad=True), []
            with torch.autograd.graph.saved_tensors_hooks(lambda one: one, lambda one: one):
                y = x.exp()
            assert y.grad_fn is not None
            y.grad_fn.register_hook(lambda *gradients: kept.append(gradients))
            y.sum().backward()
        drawn = nn.init.trunc_normal_(torch.zeros(3))
        return recorder.recording.meta, drawn.any(), kept

    with tb_actmem.predict.dry_run("cpu"):
        meta, is_drawn, kept = in_a_thread(real)

    assert meta.predicted is None
    assert not any("dry run" in str(note) for note in meta.notes)
    assert is_drawn
    assert kept


def test_dry_run_in_second_thread_is_refused() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        error = in_a_thread(lambda: tb_actmem.predict.dry_run("cpu").__enter__())
        recording = tb_actmem.capture(torch.randn(8, requires_grad=True).exp())

    assert isinstance(error, tb_actmem.errors.RecordError)
    assert "open in another thread" in str(error)
    assert recording.meta.predicted == "a dry run as on cpu"


def test_model_can_be_copied() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        model = copy.deepcopy(nn.Linear(4, 4))
        assert model.weight.sum().item()
        model(torch.randn(2, 4)).sum().backward()
        assert model.weight.grad is not None


def test_freed_graph_raises_torchs_error() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        y = torch.randn(3, requires_grad=True).exp().sum()
        y.backward(retain_graph=True)
        y.backward()
        with pytest.raises(RuntimeError, match="retain_graph=True"):
            y.backward()
        with pytest.raises(tb_actmem.errors.RecordError, match="has freed the graph"):
            tb_actmem.capture(y)


def test_earlier_tensors_have_no_memory_in_block() -> None:
    weight = torch.ones(4, 4, requires_grad=True)
    with (
        tb_actmem.predict.dry_run("cpu"),
        pytest.raises(tb_actmem.errors.RecordError, match="made before"),
    ):
        (torch.randn(4, 4) @ weight).sum().backward()


@pytest.mark.parametrize("size", [3, 5000])
def test_writing_to_earlier_tensors_is_refused(size: int) -> None:
    real, model = torch.zeros(size), nn.BatchNorm1d(4)
    optimizer = torch.optim.SGD([real], lr=0.1)
    with tb_actmem.predict.dry_run("cpu"):
        for write in (
            lambda: real.add_(1),
            lambda: torch.add(torch.ones(size), 1, out=real),
            lambda: model(torch.randn(8, 4)),
            lambda: nn.functional.batch_norm(
                torch.randn(8, 4), model.running_mean, model.running_var, training=True
            ),
        ):
            with pytest.raises(tb_actmem.errors.RecordError, match="made before the dry run"):
                write()
        real.grad = torch.ones(size)
        with pytest.raises(tb_actmem.errors.RecordError, match="made before the dry run"):
            optimizer.step()
        assert real.neg().shape == (size,)
        assert model.eval()(torch.randn(8, 4)).shape == (8, 4)

    real.grad = None
    assert not real.any()
    assert model.running_mean is not None
    assert not model.running_mean.any()
    assert not model.num_batches_tracked


def test_capture_in_dry_run_is_predicted() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        recording = tb_actmem.capture(torch.randn(8, requires_grad=True).exp())

    assert recording.meta.predicted == "a dry run as on cpu"
    assert tb_actmem.totals(recording).cached_bytes == 32


def test_values_that_follow_from_constants_are_known() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        mask = torch.ones(2, 16, dtype=torch.long)
        mask[1, 8:] = 0
        assert not mask.bool().all()
        assert mask.sum().item() == 24
        assert mask.nonzero().shape == (24, 2)
        assert mask[mask > 0].shape == (24,)
        assert [one.item() for one in torch.linspace(0, 1, 3)] == [0, 0.5, 1]


def test_pinned_copy_is_on_host() -> None:
    """It has the values, strides and bytes of a copy; pinned again, it is the same tensor."""
    with tb_actmem.predict.dry_run("cpu"):
        source = torch.ones(4, 6).t()[:3]
        pinned = source.pin_memory()
        assert (source.is_pinned(), pinned.is_pinned(), pinned[1:].is_pinned()) == (False, 1, 1)
        assert pinned.pin_memory() is pinned
        assert (pinned.device.type, pinned.stride()) == ("cpu", source.stride())
        copy = torch.empty_strided(source.size(), source.stride()).copy_(source)
        assert pinned.untyped_storage().nbytes() == copy.untyped_storage().nbytes()
        assert pinned.sum().item() == 12
        assert torch.empty(3, pin_memory=True).is_pinned()


def test_value_overwritten_with_data_is_unknown() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        value, data = torch.zeros(()), torch.randn(64, 64)
        value.copy_(data.sum())
        with pytest.raises(tb_actmem.errors.RecordError, match=r"test_dry_run_rules\.py:\d+ asks"):
            value.item()


def test_answer_from_random_numbers_is_noted() -> None:
    generator = torch.Generator().manual_seed(3)
    before = generator.get_state()
    with tb_actmem.predict.dry_run("cpu"), tb_actmem.record() as recorder:
        assert torch.ones(3).sum().item() == 3
        weight = torch.zeros(4, 4)
        weight.copy_(torch.rand(4, 4, generator=generator) * 2)
        assert (weight.view(-1)[1:] < 5).all()
        assert torch.rand(()).item() != torch.rand(()).item()

    assert torch.equal(before, generator.get_state())
    notes = notes_of(recorder.recording)
    assert len(notes) == 2
    assert all("asks for a value that depends on random numbers" in note for note in notes)


def test_batch_norm_statistics_are_unknown() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        norm = nn.BatchNorm2d(4)
        assert norm.running_mean is not None
        assert not norm.running_mean.any()
        norm(torch.randn(8, 4, 16, 16))
        assert norm.num_batches_tracked == 1
        with pytest.raises(tb_actmem.errors.RecordError, match="asks for a value"):
            norm.running_mean.any().item()


def line_of(error: pytest.ExceptionInfo[tb_actmem.errors.RecordError]) -> str:
    found = re.search(r'answers={"(.*?)": ', str(error.value))
    assert found is not None
    return found[1]


def test_answers_set_values() -> None:
    def loss() -> float:
        return torch.randn(64, 64).sum().item()

    with (
        tb_actmem.predict.dry_run("cpu"),
        pytest.raises(tb_actmem.errors.RecordError, match="a value") as error,
    ):
        loss()

    with tb_actmem.predict.dry_run("cpu", answers={line_of(error): 2.5}):
        assert loss() == 2.5


def test_answers_set_mask_sizes() -> None:
    def chosen() -> list[tuple[int, ...]]:
        x = torch.randn(64, 64)
        return [tuple(one.shape) for one in (x[x > 0], (x > 0).nonzero(), x.masked_select(x > 0))]

    known: dict[str, float] = {}
    with (
        tb_actmem.predict.dry_run("cpu"),
        pytest.raises(tb_actmem.errors.RecordError, match="elements") as error,
    ):
        chosen()
    known[line_of(error)] = 100
    with tb_actmem.predict.dry_run("cpu", answers=known):
        assert chosen() == [(100,), (100, 2), (100,)]


def test_library_workspaces_are_noted() -> None:
    with tb_actmem.predict.dry_run("cpu"), tb_actmem.record() as recorder:
        nn.LSTM(8, 8)(torch.randn(4, 2, 8))

    freed, note = sorted(notes_of(recorder.recording))
    assert freed.startswith("The graph of this block was freed")
    assert note.startswith("aten::mkldnn_rnn_layer ")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"model.py": 1}, "is not a number for a line"),
        ({"model.py:3": float("nan")}, "is not a number for a line"),
        ({"model.py:3": "1"}, "is not a number for a line"),
    ],
)
def test_answer_is_number_for_line(said: dict[str, float], why: str) -> None:
    with pytest.raises(tb_actmem.errors.RecordError, match=why):
        tb_actmem.predict.dry_run("cpu", answers=said)


@pytest.mark.parametrize("said", [-5, 2.5, 10**9, float("inf")])
def test_mask_answer_is_limited_by_size(said: float) -> None:
    def chosen() -> None:
        x = torch.randn(5000)
        x[x > 0]

    with tb_actmem.predict.dry_run("cpu"), pytest.raises(tb_actmem.errors.RecordError) as error:
        chosen()
    with (
        tb_actmem.predict.dry_run("cpu", answers={line_of(error): said}),
        pytest.raises(tb_actmem.errors.RecordError, match=r"answers gives .* at most 5,000 exist"),
    ):
        chosen()


@pytest.mark.parametrize(
    "run",
    [
        lambda: torch.randn(3).numpy(),
        lambda: torch.compile(nn.Linear(3, 3)),
        lambda: torch.save(nn.Linear(3, 3).state_dict(), "nowhere"),
        lambda: torch.randn(9).tensor_split(torch.tensor([2, 5])),
        lambda: tensor_split(torch.randn(9), torch.tensor([2, 5])),
        lambda: torch.func.jacrev(torch.sin)(torch.randn(4)),
        lambda: torch.autograd.functional.jacobian(torch.sin, torch.randn(4), vectorize=True),
    ],
)
def test_code_that_needs_values_is_refused(run: Callable[[], object]) -> None:
    with (
        pytest.raises(tb_actmem.errors.RecordError, match=r"test_dry_run_rules\.py:\d+ ") as error,
        tb_actmem.predict.dry_run("cpu"),
    ):
        run()
    assert f":{run.__code__.co_firstlineno} " in str(error.value)


def test_split_at_numbers_runs_on_sizes() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        parts = tensor_split(torch.randn(9), [2, 5])

    assert [len(part) for part in parts] == [len(part) for part in torch.zeros(9).split([2, 3, 4])]


def test_hook_that_raises_ends_backward() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        y = torch.randn(3, requires_grad=True).exp()
        y.register_hook(lambda gradient: gradient / (1 // 0))
        with pytest.raises(ZeroDivisionError):
            y.sum().backward()
        pretence = current()
        assert pretence is not None
        assert pretence.node is None


@pytest.mark.filterwarnings("ignore:Anomaly Detection")
def test_special_backward_modes_are_noted() -> None:
    with tb_actmem.predict.dry_run("cpu"), tb_actmem.record() as recorder:
        x = torch.randn(3, requires_grad=True)
        with torch.autograd.detect_anomaly(check_nan=True):
            x.exp().sum().backward()
        with torch.autograd.graph.allow_mutation_on_saved_tensors():
            (x * 2).square().sum().backward()

    begins = [note[:21] for note in notes_of(recorder.recording)]
    assert begins[-2:] == ["Anomaly detection che", "allow_mutation_on_sav"]


def test_sparse_gradient_is_noted() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        layer = nn.Embedding(100, 8, sparse=True)
        with tb_actmem.record() as recorder:
            layer(torch.zeros(4, dtype=torch.long)).square().sum().backward()
        assert layer.weight.grad is not None
        assert layer.weight.grad._nnz() == 4
        with pytest.raises(tb_actmem.errors.RecordError, match="its size depends on data"):
            layer.weight.grad.coalesce()

    (note,) = notes_of(recorder.recording)
    assert note.startswith("A sparse gradient")


def test_node_hook_is_noted() -> None:
    with tb_actmem.predict.dry_run("cpu"), tb_actmem.record() as recorder:
        y = torch.randn(8, requires_grad=True).exp()
        assert y.grad_fn is not None
        y.grad_fn.register_hook(lambda *gradients: None)
        y.sum().backward()

    assert any("does not call it" in note for note in notes_of(recorder.recording))


@pytest.mark.slow
def test_graph_of_many_nodes_is_freed() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        y = torch.randn(4, requires_grad=True)
        for _ in range(12_000):
            y = y * 1.5
        y.sum().backward()
        del y
