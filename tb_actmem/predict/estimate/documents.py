"""The formulas of two documents about GPT-2's memory, copied literally, right or wrong.

`examples/claimed_and_kept.py` and `examples/gpt2_calculator.py` compare them with recordings.
"""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.predict.estimate.decoder import check_positive


def claimed_block_bytes(
    *, batch: int, tokens: int, hidden: int, heads: int, mlp_width: int = 0
) -> int:
    """Bytes of one block: b·s·4·(7·h + 2·a·s + f), for float32.

    From "Understanding Activation Memory in Transformers", which counts both the scores and the
    probabilities of attention, seven tensors of the hidden size and one of the MLP's width.
    """
    check_positive(batch=batch, tokens=tokens, hidden=hidden, heads=heads)
    width = mlp_width or 4 * hidden
    return batch * tokens * 4 * (7 * hidden + 2 * heads * tokens + width)


class ClaimedStep(NamedTuple):
    """Numbers of values, not bytes."""

    parameters: int
    activations: int
    total: int
    """Four values for each parameter (itself, gradient, two moments), two for each activation."""

    def nbytes(self, itemsize: int = 4) -> int:
        """Bytes of the total."""
        return self.total * itemsize


def claimed_step(
    *, layers: int, heads: int, hidden: int, batch: int, tokens: int, vocabulary: int = 50257
) -> ClaimedStep:
    """A training step of GPT-2 by "Transformer Memory Requirements" (2022-07-22), in values.

    Parameters: v·h + L·(4·h² + 2·h·4·h + 4·h). Activations: b·s·(2·v + L·(14·h + a·s)). Biases and
    positions are left out. Gradients of activations are counted as if all existed at once.
    """
    check_positive(
        layers=layers,
        heads=heads,
        hidden=hidden,
        batch=batch,
        tokens=tokens,
        vocabulary=vocabulary,
    )
    parameters = vocabulary * hidden + layers * (4 * hidden**2 + 8 * hidden**2 + 4 * hidden)
    activations = batch * tokens * (2 * vocabulary + layers * (14 * hidden + heads * tokens))
    return ClaimedStep(parameters, activations, 4 * parameters + 2 * activations)
