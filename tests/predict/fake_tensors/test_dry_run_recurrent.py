"""cuDNN's recurrent layers in a dry run: torch's part is counted, and cuDNN's own is noted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn.utils.rnn import PackedSequence
from torch.utils._python_dispatch import TorchDispatchMode

import tb_actmem
from tb_actmem.model import Category, ModelState, Recording
from tb_actmem.predict.fake_tensors.cuda import recurrent_as_on_cudnn
from tests.support.notes import notes_of

pytestmark = [
    pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13"),
    pytest.mark.filterwarnings("ignore:LSTM with projections"),
]

TIME, BATCH, INPUT, HIDDEN = 7, 4, 16, 32
LAYERS: list[tuple[Any, dict[str, Any]]] = [
    (nn.LSTM, {}),
    (nn.LSTM, {"batch_first": True, "num_layers": 2, "bidirectional": True}),
    (nn.LSTM, {"proj_size": 8, "bias": False}),
    (nn.LSTM, {"proj_size": 8, "bidirectional": True, "batch_first": True}),
    (nn.GRU, {"bias": False, "batch_first": True}),
    (nn.GRU, {"num_layers": 3, "dropout": 0.1}),
    (nn.RNN, {"bidirectional": True}),
    (nn.RNN, {"nonlinearity": "relu"}),
]


built = pytest.mark.skipif(torch.version.cuda is None, reason="torch is no CUDA build")


@contextmanager
def dry_cudnn(
    acceptable: Callable[[Tensor], bool] = lambda tensor: tensor.is_floating_point(),
) -> Iterator[None]:
    """Without a CUDA build the same on the CPU, for tensors that cuDNN is assumed to support."""
    if torch.version.cuda is not None:
        with tb_actmem.predict.dry_run("cuda"):
            yield
        return
    with (
        pytest.MonkeyPatch.context() as patch,
        tb_actmem.predict.dry_run("cpu"),
        recurrent_as_on_cudnn(),
    ):
        for owner, name in (
            (torch, "cudnn_is_acceptable"),
            (torch.backends.cudnn, "is_acceptable"),
        ):
            patch.setattr(owner, name, acceptable)
        yield


def shapes(kind: Any, options: dict[str, Any]) -> list[tuple[int, ...]]:
    """The results of a layer, and the tensors for which it computes gradients."""
    layer = kind(INPUT, HIDDEN, **options)
    x = torch.randn(TIME, BATCH, INPUT, requires_grad=True)
    output, hidden = layer(x)
    output.sum().backward()
    states = [hidden] if isinstance(hidden, Tensor) else [*hidden]
    gradients = [one.grad for one in (x, *layer.parameters()) if one.grad is not None]
    return [tuple(one.shape) for one in (output, *states, *gradients)]


@pytest.mark.parametrize(("kind", "options"), LAYERS)
def test_recurrent_results_and_gradients_match_real_layer(
    kind: Any, options: dict[str, Any]
) -> None:
    with dry_cudnn():
        dry = shapes(kind, options)

    assert dry == shapes(kind, options)


def recorded(kind: Any, **options: Any) -> Recording:
    with dry_cudnn():
        layer = kind(INPUT, HIDDEN, **options)
        x = torch.randn(TIME, BATCH, INPUT, requires_grad=True)
        with tb_actmem.record(layer) as recorder:
            layer(x)[0].sum().backward()
    return recorder.recording.check()


def test_lstm_saves_known_parts_and_notes_cudnn() -> None:
    recording = recorded(nn.LSTM)

    states = 2 * BATCH * HIDDEN
    kept = 4 * (TIME * BATCH * (INPUT + HIDDEN) + states)
    assert tb_actmem.totals(recording).saved_bytes == kept
    assert any(one.startswith("aten::_cudnn_rnn saves a res") for one in notes_of(recording))


WEIGHTS = 4 * 4 * HIDDEN * (INPUT + HIDDEN)
BIASES = 4 * 4 * HIDDEN * 2


PARTS = [4 * 4 * HIDDEN * INPUT, 4 * 4 * HIDDEN * HIDDEN]
PROJECTED = [4 * 4 * HIDDEN * INPUT, 4 * 4 * HIDDEN * 8, 4 * 8 * HIDDEN]


@pytest.mark.parametrize(
    ("options", "parts"),
    [
        ({}, [WEIGHTS + BIASES]),
        ({"bias": False}, PARTS),
        ({"proj_size": 8}, [sum(PROJECTED) + BIASES]),
        ({"proj_size": 8, "bias": False}, PROJECTED),
    ],
)
def test_flat_weights_always_include_biases(options: Any, parts: list[int]) -> None:
    recording = recorded(nn.LSTM, **options)

    rows = recording.storages
    whole = sum(PROJECTED if "proj_size" in options else PARTS) + BIASES
    assert [row.nbytes for row in rows if row.category is Category.PARAMETER] == [whole]
    own = [row.nbytes for row in rows if row.model_state is ModelState.GRADIENT]
    assert sorted(own) == sorted(parts)


def test_frozen_weights_have_no_gradients() -> None:
    with dry_cudnn():
        layer = nn.LSTM(INPUT, HIDDEN).requires_grad_(False)
        x = torch.randn(TIME, BATCH, INPUT, requires_grad=True)
        with tb_actmem.record(layer) as recorder:
            layer(x)[0].sum().backward()
        assert x.grad is not None

    rows = recorder.recording.check().storages
    own = [row.nbytes for row in rows if row.model_state is ModelState.GRADIENT]
    assert own == []


class Told(TorchDispatchMode):
    """Records the numbers passed to cuDNN."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func is torch.ops.aten._cudnn_rnn.default:
            self.per_layer, self.has_cell, self.rest = args[2], args[5] is not None, args[6:15]
        return func(*args, **(kwargs or {}))


@pytest.mark.parametrize(
    ("kind", "options", "per_layer", "told"),
    [
        (nn.RNN, {"nonlinearity": "relu"}, 4, (0, 32, 0, 1, False, 0, True, False, [])),
        (nn.RNN, {}, 4, (1, 32, 0, 1, False, 0, True, False, [])),
        (nn.LSTM, {"num_layers": 2}, 4, (2, 32, 0, 2, False, 0, True, False, [])),
        (nn.LSTM, {"proj_size": 8}, 5, (2, 32, 8, 1, False, 0, True, False, [])),
        (nn.LSTM, {"bias": False}, 2, (2, 32, 0, 1, False, 0, True, False, [])),
        (nn.GRU, {"bidirectional": True}, 4, (3, 32, 0, 1, False, 0, True, True, [])),
        (nn.GRU, {"batch_first": True}, 4, (3, 32, 0, 1, True, 0, True, False, [])),
        (
            nn.GRU,
            {"num_layers": 2, "dropout": 0.5},
            4,
            (3, 32, 0, 2, False, 0.5, True, False, []),
        ),
    ],
)
def test_numbers_passed_to_cudnn(
    kind: Any, options: Any, per_layer: int, told: tuple[Any, ...]
) -> None:
    with dry_cudnn():
        layer, x = kind(INPUT, HIDDEN, **options), torch.randn(TIME, BATCH, INPUT)
        with Told() as noted:
            layer(x)

    assert (noted.per_layer, noted.rest) == (per_layer, told)
    assert noted.has_cell is (kind is nn.LSTM)


def test_recurrent_result_has_time_first_in_memory() -> None:
    with dry_cudnn():
        x = torch.randn(BATCH, TIME, INPUT, requires_grad=True)
        output, _ = nn.LSTM(INPUT, HIDDEN, batch_first=True)(x)
        (gradient,) = torch.autograd.grad(output.sum(), x)

    assert output.shape == (BATCH, TIME, HIDDEN)
    assert output.stride() == (HIDDEN, BATCH * HIDDEN, 1)
    assert gradient.stride() == (INPUT, BATCH * INPUT, 1)


@pytest.mark.parametrize("room", [0, 1])
def test_shared_weight_memory_is_copied(room: int) -> None:
    with dry_cudnn():
        layer, x = nn.LSTM(INPUT, HIDDEN), torch.randn(TIME, BATCH, INPUT)
        flat, start = torch.zeros((WEIGHTS + BIASES) // 4 + room), 0
        for one in layer.parameters():
            one.data = flat[start : start + one.numel()].view(one.shape)
            start += one.numel()
        with tb_actmem.record(layer) as recorder:
            output = layer(x)

    made = [row.nbytes for row in recorder.recording.check().storages]
    assert made.count(WEIGHTS + BIASES) == 1
    assert made.count(WEIGHTS + BIASES + 4) == room
    del output


@pytest.mark.skipif(torch.version.cuda is not None, reason="torch is a CUDA build")
def test_unsupported_layer_uses_torchs_kernels() -> None:
    with dry_cudnn(lambda tensor: False):
        layer, x = nn.GRU(INPUT, HIDDEN), torch.randn(TIME, BATCH, INPUT)
        with tb_actmem.record(layer) as recorder:
            layer(x)
    recording = recorder.recording.check()

    assert "aten::_cudnn_rnn" not in {op.name for op in recording.ops}
    assert sum(row.category is Category.PARAMETER for row in recording.storages) == 4


def test_separate_weights_are_copied_and_saved() -> None:
    with dry_cudnn():
        layer, x = nn.LSTM(INPUT, HIDDEN), torch.randn(TIME, BATCH, INPUT)
        layer.weight_hh_l0 = nn.Parameter(torch.randn(4 * HIDDEN, HIDDEN))
        with tb_actmem.record(layer) as recorder:
            output = layer(x)
    recording = recorder.recording.check()

    assert [row.nbytes for row in recording.storages].count(WEIGHTS + BIASES) == 2
    del output


def test_packed_sequences_are_consecutive() -> None:
    with dry_cudnn():
        lengths = torch.tensor([3, 3, 2, 1, 1], device="cpu")
        output, hidden = nn.GRU(INPUT, HIDDEN)(PackedSequence(torch.randn(10, INPUT), lengths))

    assert output.data.shape == (10, HIDDEN)
    assert hidden.shape == (1, 3, HIDDEN)


@built
def test_recurrent_layer_under_autocast_is_refused() -> None:
    with tb_actmem.predict.dry_run("cuda"):
        layer, x = nn.LSTM(INPUT, HIDDEN), torch.randn(TIME, BATCH, INPUT)
        with torch.autocast("cuda", torch.float16):
            with pytest.raises(tb_actmem.errors.RecordError, match=r"cudnn\.enabled = False"):
                layer(x)
            with torch.backends.cudnn.flags(enabled=False):
                layer(x)[0].sum().backward()
