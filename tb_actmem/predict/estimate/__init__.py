"""Estimates a model's memory by closed formulas with their sources, without running it.

`Layer` and `layer_terms` are one transformer layer, `Decoder`, `Run` and `step_lines` a training
step. All results are bytes. `DECODERS`, `PRECISIONS`, `OPTIMIZERS`, `ACTIVATIONS`, `ATTENTIONS`,
`NORMS` and `RECOMPUTATIONS` list the possible choices.
"""

from tb_actmem.predict.estimate.decoder import (
    ACTIVATIONS,
    ATTENTIONS,
    DECODERS,
    NORMS,
    RECOMPUTATIONS,
    Decoder,
    EstimateError,
    Layer,
    decoder_parameters,
)
from tb_actmem.predict.estimate.step import (
    OPTIMIZERS,
    PRECISIONS,
    Line,
    Precision,
    Run,
    end_terms,
    layer_of,
    state_terms,
    step_lines,
)
from tb_actmem.predict.estimate.terms import (
    ClaimedStep,
    Monomial,
    Term,
    attention_terms,
    claimed_block_bytes,
    claimed_step,
    layer_terms,
    mlp_terms,
    nbytes,
    norm_terms,
    small_terms,
)

__all__ = [
    "ACTIVATIONS",
    "ATTENTIONS",
    "DECODERS",
    "NORMS",
    "OPTIMIZERS",
    "PRECISIONS",
    "RECOMPUTATIONS",
    "ClaimedStep",
    "Decoder",
    "EstimateError",
    "Layer",
    "Line",
    "Monomial",
    "Precision",
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
