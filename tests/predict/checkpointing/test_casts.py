"""Gradients that the engine casts after the recomputed tensors of their node are gone."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.timeline import live_bytes
from tb_actmem.model import Recording


class Promoting(nn.Module):
    """A product of two dtypes, as autocast leaves them after a function that it runs in float32.

    The gradient of the narrow factor is made in float32.
    """

    def forward(self, x: Tensor) -> Tensor:
        narrow = x.sin()
        return narrow * narrow.float().cos()


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.inner = Promoting()

    def forward(self, x: Tensor) -> Tensor:
        if self.training:
            return self.inner(x)
        return checkpoint(self.inner, x, use_reentrant=False)


def step(model: Model) -> Recording:
    x = torch.randn(512, 64, dtype=torch.bfloat16, requires_grad=True)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    return recorder.recording


def test_gradient_cast_follows_release():
    model = Model()
    predicted = tb_actmem.predict.checkpoint(step(model), modules=["inner"])

    model.eval()
    real = step(model)

    assert live(predicted) == live(real)


def live(recording: Recording) -> list[tuple[str, int]]:
    """Return the ops with the bytes alive after each; a checkpoint detaches its outputs.

    A checkpoint of torch 2.11 also makes tensors without bytes.
    """
    after, found, nbytes = live_bytes(Index(recording))["cpu"].after_op, [], 0
    for position, op in enumerate(recording.ops):
        nbytes = after.get(position, nbytes)
        if op.name not in ("aten::detach", "aten::empty.memory_format"):
            found.append((op.name, nbytes))
    return found
