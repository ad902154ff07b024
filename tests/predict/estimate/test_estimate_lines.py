"""Every line of an estimate, for sizes computed by hand, and the errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tb_actmem.predict.estimate import (
    Decoder,
    EstimateError,
    Layer,
    Run,
    claimed_block_bytes,
    claimed_step,
    decoder_parameters,
    layer_terms,
    state_terms,
    step_lines,
)

SIZES: dict[str, Any] = {"layers": 3, "hidden": 8, "heads": 4, "vocabulary": 13, "positions": 6}
"""With 5 sequences of 6 tokens b·s·h is 240, a·b·s² is 720, and each row of logits is 30 long."""


def lines(decoder: Decoder, run: Run) -> list[str]:
    return [
        f"{'  ' * line.level}{line.what}: {line.formula} {line.nbytes}"
        for line in step_lines(decoder, run)
    ]


def test_estimate_of_gpt2_with_selective_checkpoints():
    decoder = Decoder(**SIZES)
    run = Run(batch=5, tokens=6, recompute="selective")

    assert decoder_parameters(decoder) == 2784 == 3 * (768 + 72 + 32) + 16 + 48 + 13 * 8
    assert lines(decoder, run) == [
        "model states:  44544",
        "  parameters: 4·P 11136",
        "  gradients: 4·P 11136",
        "  values of adam: 8·P 22272",
        "activations of 3 layers:  48960",
        "  input of the first norm: L·4·b·s·h 2880",
        "  input of q, k and v: L·4·b·s·h 2880",
        "  q and k: L·8·b·s·h 5760",
        "  v: L·4·b·s·h 2880",
        "  input of the projection: L·4·b·s·h 2880",
        "  mask of the dropout after it: L·b·s·h 720",
        "  input of the second norm: L·4·b·s·h 2880",
        "  input of the MLP: L·4·b·s·h 2880",
        "  input of the activation: L·16·b·s·h 11520",
        "  input of the last linear: L·16·b·s·h 11520",
        "  mask of the MLP's dropout: L·b·s·h 720",
        "  mean and deviation of the first norm: L·8·b·s 720",
        "  mean and deviation of the second norm: L·8·b·s 720",
        "activations before and after the layers:  3720",
        "  mask of the embedding's dropout: b·s·h 240",
        "  input of the last norm: 4·b·s·h 960",
        "  input of the output layer: 4·b·s·h 960",
        "  log-probabilities: 4·b·s·v 1560",
        "gradients of the logits: 8·b·s·v 3120",
        # The output of softmax, its mask and the dropout's output: (4 + 1 + 4)·720.
        "one layer, when it is recomputed:  6480",
    ]


def test_estimate_of_gpt2_with_sdpa_under_autocast():
    decoder = Decoder(**SIZES, activation="gelu_new")
    run = Run(batch=5, tokens=6, precision="autocast", attention="sdpa", dropout=False)

    assert lines(decoder, run) == [
        "model states:  44544",
        "  parameters: 4·P 11136",
        "  gradients: 4·P 11136",
        "  values of adam: 8·P 22272",
        "activations of 3 layers:  63360",
        "  input of the first norm: L·4·b·s·h 2880",
        "  input of q, k and v: L·2·b·s·h 1440",
        "  q and k: L·4·b·s·h 2880",
        "  v: L·2·b·s·h 1440",
        "  input of the projection: L·2·b·s·h 1440",
        "  input of the second norm: L·4·b·s·h 2880",
        "  input of the MLP: L·2·b·s·h 1440",
        "  input of the activation: L·16·b·s·h 11520",
        "  tanh, 1 + tanh and x/2 of the written-out GELU: L·40·b·s·h 28800",
        "  input of the last linear: L·8·b·s·h 5760",
        "  mean and deviation of the first norm: L·8·b·s 720",
        "  mean and deviation of the second norm: L·8·b·s 720",
        "  log-sum-exp of SDPA: L·4·a·b·s 1440",
        "activations before and after the layers:  3000",
        "  input of the last norm: 4·b·s·h 960",
        "  input of the output layer: 2·b·s·h 480",
        "  log-probabilities: 4·b·s·v 1560",
        # 3·768 weights of layers and 13·8 of the output layer, of two bytes.
        "autocast's copies of the weights: 2·(L·12·h² + v·h) 4816",
        "gradients of the logits: 8·b·s·v 3120",
    ]


def test_layer_without_autocast_makes_no_copies():
    """16 bit or 32 bit throughout: the input of the MLP and the probabilities are listed once."""
    sizes: dict[str, Any] = {"batch": 1, "tokens": 2, "hidden": 4, "heads": 2}
    keys = [
        [term.key for term in layer_terms(Layer(**sizes, activation=activation, dropout=False))]
        for activation in ("gelu", "swiglu")
    ]

    assert not {"softmax_copy", "up_input"} & {key for layer in keys for key in layer}
    gelu = Layer(**sizes, wide_itemsize=4, dropout=False)
    assert [term.key for term in layer_terms(gelu) if "copy" in term.what] == ["softmax_copy"]
    alone = Layer(**sizes, wide_itemsize=4, activation="swiglu")
    assert [term.key for term in layer_terms(alone) if "copy" in term.what] == ["up_input"]


def test_documents_formulas_by_hand():
    # 2·3·4 bytes of 7·4 + 2·2·3 + 16 values of each token; with another width 5 of the last.
    assert claimed_block_bytes(batch=2, tokens=3, hidden=4, heads=2) == 24 * 56
    assert claimed_block_bytes(batch=2, tokens=3, hidden=4, heads=2, mlp_width=5) == 24 * 45
    step = claimed_step(layers=2, heads=2, hidden=4, batch=2, tokens=3, vocabulary=5)
    # 5·4 and twice 12·16 + 16; six tokens with 10 logits and twice 56 + 6.
    assert step == (436, 804, 3352)
    assert step.nbytes() == 13_408
    assert step.nbytes(2) == 6_704


def layer(**wrong: Any) -> Layer:
    return Layer(**{"batch": 1, "tokens": 4, "hidden": 8, "heads": 4, **wrong})


def run(**wrong: Any) -> Run:
    return Run(**{"batch": 1, "tokens": 4, **wrong})


def decoder(**wrong: Any) -> Decoder:
    return Decoder(**{**SIZES, **wrong})


def block(**wrong: Any) -> int:
    return claimed_block_bytes(**{"batch": 1, "tokens": 4, "hidden": 8, "heads": 4, **wrong})


def step(**wrong: Any) -> object:
    sizes = {"layers": 1, "heads": 1, "hidden": 1, "batch": 1, "tokens": 1, "vocabulary": 1}
    return claimed_step(**{**sizes, **wrong})


def states(parameters: Any = 1, **wrong: Any) -> object:
    return state_terms(parameters, **wrong)


@pytest.mark.parametrize(
    ("asked", "wrong", "sentence"),
    [
        (layer, {"batch": True}, "batch is True: give a whole number above 0."),
        (layer, {"batch": 1.0}, "batch is 1.0: give a whole number above 0."),
        (layer, {"mlp_width": -1}, "mlp_width is -1: "),
        (layer, {"itemsize": 0}, "itemsize is 0: "),
        (layer, {"wide_itemsize": -1}, "wide_itemsize is -1: "),
        (layer, {"mask_itemsize": 0}, "mask_itemsize is 0: "),
        (layer, {"recompute": ""}, "no recomputation '': choose none, selective, full."),
        (decoder, {"vocabulary": 0}, "vocabulary is 0: "),
        (decoder, {"positions": 0}, "positions is 0: "),
        (decoder, {"layers": 0}, "layers is 0: "),
        (decoder, {"activation": "swiglu"}, "no activation 'swiglu'"),
        (decoder, {"heads": 3}, "heads, 3, does not divide the hidden size, 8"),
        (run, {"batch": 0}, "batch is 0: "),
        (run, {"tokens": 0}, "tokens is 0: "),
        (run, {"precision": "half"}, "no precision 'half': "),
        (run, {"attention": "s"}, "no attention 's': did you mean sdpa?"),
        (run, {"recompute": "some"}, "no recomputation 'some': "),
        (states, {"parameters": 0}, "parameters is 0: "),
        (block, {"hidden": 0}, "hidden is 0: "),
        (step, {"vocabulary": 0}, "vocabulary is 0: "),
    ],
)
def test_impossible_sizes_are_refused_when_given(
    asked: Callable[..., object], wrong: dict[str, Any], sentence: str
):
    with pytest.raises(EstimateError) as refusal:
        asked(**wrong)

    assert sentence in str(refusal.value)


def test_tokens_up_to_all_positions_are_accepted():
    assert step_lines(Decoder(**SIZES), Run(batch=1, tokens=6))
    with pytest.raises(EstimateError, match="7 tokens are more than the 6 positions"):
        step_lines(Decoder(**SIZES), Run(batch=1, tokens=7))
