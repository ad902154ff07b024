"""What memory a model should take, by closed formulas with their sources: nothing is run.

`Layer` and `layer_terms` are one transformer layer, `Decoder`, `Run` and `step_lines` a training
step. All results are bytes. What may be asked for stands in `DECODERS`, `PRECISIONS`, `OPTIMIZERS`,
`ACTIVATIONS`, `ATTENTIONS`, `NORMS` and `RECOMPUTATIONS`.
"""

from tb_actmem.estimate.arguments import EstimateError
from tb_actmem.estimate.decoder import DECODERS, Decoder, decoder_parameters
from tb_actmem.estimate.documents import ClaimedStep, claimed_block_bytes, claimed_step
from tb_actmem.estimate.layer import ACTIVATIONS, ATTENTIONS, NORMS, RECOMPUTATIONS, Layer
from tb_actmem.estimate.monomial import Monomial
from tb_actmem.estimate.step import (
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
from tb_actmem.estimate.terms import (
    Term,
    attention_terms,
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
