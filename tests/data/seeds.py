"""Write the recordings that `tests/support/mutants.py` changes: steps of transformer layers.

Run it again when the recorder writes what none of these files has.
"""

import sys
from pathlib import Path
from typing import Any

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent)]

import tb_actmem  # noqa: E402
from tb_actmem.predict.estimate import Layer  # noqa: E402
from tests.support.layers import Block  # noqa: E402  # from the folder above

WAYS: dict[str, dict[str, Any]] = {
    "unfused": {},
    "sdpa-swiglu": {"activation": "swiglu", "attention": "sdpa"},
    "relu": {"activation": "relu", "dropout": False},
}


def recorded(autocast: bool, again: bool, **how: Any) -> tb_actmem.Recording:
    """A step of a transformer layer, under autocast, or of two that are computed again."""
    torch.manual_seed(0)
    layer = Layer(batch=2, tokens=4, hidden=8, heads=2, itemsize=4, **how)
    blocks = nn.ModuleList(Block(layer, torch.float32) for _ in range(1 + again))
    x = torch.randn(2, 4, 8, requires_grad=True)
    with tb_actmem.record(blocks) as recorder, torch.autocast("cpu", enabled=autocast):
        for block in blocks:
            x = checkpoint(block, x, use_reentrant=False) if again else block(x)
        x.sum().backward()
    return recorder.recording


for name, how in WAYS.items():
    for suffix, autocast, again in (("", 0, 0), ("-autocast", 1, 0), ("-again", 0, 1)):
        recording = recorded(bool(autocast), bool(again), **how)
        tb_actmem.write(recording, HERE / "seeds" / f"{name}{suffix}.actmem")
