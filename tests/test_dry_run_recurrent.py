"""cuDNN's recurrent layers in a dry run: torch's part is counted, and cuDNN's own is noted."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn.utils.rnn import PackedSequence

import tb_actmem
from tb_actmem.model import Category, ModelState, Recording

pytestmark = [
    pytest.mark.skipif(torch.version.cuda is None, reason="torch is no CUDA build"),
    pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13"),
    pytest.mark.filterwarnings("ignore:LSTM with projections"),
]

TIME, BATCH, INPUT, HIDDEN = 7, 4, 16, 32
LAYERS: list[tuple[Any, dict[str, Any]]] = [
    (nn.LSTM, {}),
    (nn.LSTM, {"batch_first": True, "num_layers": 2, "bidirectional": True}),
    (nn.LSTM, {"proj_size": 8, "bias": False}),
    (nn.GRU, {"bias": False, "batch_first": True}),
    (nn.GRU, {"num_layers": 3, "dropout": 0.1}),
    (nn.RNN, {"bidirectional": True}),
    (nn.RNN, {"nonlinearity": "relu"}),
]


def shapes(kind: Any, options: dict[str, Any]) -> list[tuple[int, ...]]:
    """What a layer returns, and what it makes gradients of."""
    layer = kind(INPUT, HIDDEN, **options)
    x = torch.randn(TIME, BATCH, INPUT, requires_grad=True)
    output, hidden = layer(x)
    output.sum().backward()
    states = [hidden] if isinstance(hidden, Tensor) else [*hidden]
    gradients = [one.grad for one in (x, *layer.parameters()) if one.grad is not None]
    return [tuple(one.shape) for one in (output, *states, *gradients)]


@pytest.mark.parametrize(("kind", "options"), LAYERS)
def test_its_results_and_gradients_are_those_of_a_real_layer(
    kind: Any, options: dict[str, Any]
) -> None:
    with tb_actmem.dry_run("cuda"):
        dry = shapes(kind, options)

    assert dry == shapes(kind, options)


def recorded(kind: Any, **options: Any) -> Recording:
    with tb_actmem.dry_run("cuda"):
        layer = kind(INPUT, HIDDEN, **options)
        x = torch.randn(TIME, BATCH, INPUT, requires_grad=True)
        with tb_actmem.record(layer) as recorder:
            layer(x)[0].sum().backward()
    return recorder.recording.check()


def test_an_lstm_keeps_input_output_and_states_and_notes_what_cudnn_does() -> None:
    recording = recorded(nn.LSTM)

    states = 2 * BATCH * HIDDEN
    kept = 4 * (TIME * BATCH * (INPUT + HIDDEN) + states)
    assert tb_actmem.ledger(recording).kept_bytes == kept
    assert any(one.startswith("aten::_cudnn_rnn keeps a res") for one in recording.meta.notes)


WEIGHTS = 4 * 4 * HIDDEN * (INPUT + HIDDEN)
BIASES = 4 * 4 * HIDDEN * 2


@pytest.mark.parametrize("bias", [True, False])
def test_weights_share_one_memory_which_has_biases_in_any_case(bias: bool) -> None:
    recording = recorded(nn.LSTM, bias=bias)

    rows = recording.storages
    assert [row.nbytes for row in rows if row.category is Category.PARAMETER] == [WEIGHTS + BIASES]
    own = [row.nbytes for row in rows if row.model_state is ModelState.GRADIENT]
    parts = [4 * 4 * HIDDEN * INPUT, 4 * 4 * HIDDEN * HIDDEN]
    assert own == ([WEIGHTS + BIASES] if bias else parts)


def test_weights_that_lie_apart_are_copied_and_kept() -> None:
    with tb_actmem.dry_run("cuda"):
        layer, x = nn.LSTM(INPUT, HIDDEN), torch.randn(TIME, BATCH, INPUT)
        layer.weight_hh_l0 = nn.Parameter(torch.randn(4 * HIDDEN, HIDDEN))
        with tb_actmem.record(layer) as recorder:
            output = layer(x)
    recording = recorder.recording.check()

    assert [row.nbytes for row in recording.storages].count(WEIGHTS + BIASES) == 2
    del output


def test_sequences_of_several_lengths_are_one_after_the_other() -> None:
    with tb_actmem.dry_run("cuda"):
        lengths = torch.tensor([3, 3, 2, 1, 1], device="cpu")
        output, hidden = nn.GRU(INPUT, HIDDEN)(PackedSequence(torch.randn(10, INPUT), lengths))

    assert output.data.shape == (10, HIDDEN)
    assert hidden.shape == (1, 3, HIDDEN)


def test_a_layer_under_autocast_is_refused_with_the_cure() -> None:
    with tb_actmem.dry_run("cuda"):
        layer, x = nn.LSTM(INPUT, HIDDEN), torch.randn(TIME, BATCH, INPUT)
        with torch.autocast("cuda", torch.float16):
            with pytest.raises(tb_actmem.RecordError, match=r"cudnn\.enabled = False"):
                layer(x)
            with torch.backends.cudnn.flags(enabled=False):
                layer(x)[0].sum().backward()
