"""Estimates a model's memory by closed formulas with their sources, without running it.

`Layer` and `layer_terms` are one transformer layer, `Decoder`, `Run` and `step_lines` a training
step of a model like GPT-2 with Adam. All results are bytes. `DECODERS`, `PRECISIONS`,
`ACTIVATIONS`, `ATTENTIONS` and `RECOMPUTATIONS` list the possible choices.
"""

from tb_actmem.predict.estimate.layer import (
    ACTIVATIONS,
    ATTENTIONS,
    RECOMPUTATIONS,
    EstimateError,
    Layer,
    Monomial,
    Term,
    attention_terms,
    layer_terms,
    mlp_terms,
    nbytes,
    norm_terms,
    small_terms,
)
from tb_actmem.predict.estimate.step import (
    DECODERS,
    PRECISIONS,
    ClaimedStep,
    Decoder,
    Line,
    Run,
    claimed_block_bytes,
    claimed_step,
    decoder_parameters,
    end_terms,
    layer_of,
    state_terms,
    step_lines,
)

__all__ = [
    "ACTIVATIONS",
    "ATTENTIONS",
    "DECODERS",
    "PRECISIONS",
    "RECOMPUTATIONS",
    "ClaimedStep",
    "Decoder",
    "EstimateError",
    "Layer",
    "Line",
    "Monomial",
    "Run",
    "Term",
    "attention_terms",
    "claimed_block_bytes",
    "claimed_step",
    "decoder_parameters",
    "end_terms",
    "layer_of",
    "layer_terms",
    "mlp_terms",
    "nbytes",
    "norm_terms",
    "small_terms",
    "state_terms",
    "step_lines",
]
