"""Write the recordings that the page is developed and tested with: ``python make.py``.

What the server would answer for each, as one file per recording.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.analysis.figure.outline import outline
from tb_actmem.analysis.index import Index
from tb_actmem.model import Recording
from tb_actmem.rendering.figure.layout import dot_of
from tb_actmem.replies.detail import module_text, node_text
from tb_actmem.replies.recording import recording_text
from tb_actmem.replies.series import timeline_text

HERE = Path(__file__).parent
CREATED_NS = 1767225600_500_000_000
"""The same in every new file, so that a diff shows only changes."""


class Checkpointed(nn.Module):
    """Three blocks; the backward recomputes the last one."""

    def __init__(self) -> None:
        super().__init__()
        layer = nn.TransformerEncoderLayer(32, 4, 64, batch_first=True)
        self.layers = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)
        self.last = nn.TransformerEncoderLayer(32, 4, 64, batch_first=True)
        self.head = nn.Linear(32, 8)

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        """Classify every token."""
        hidden = checkpoint(self.last, self.layers(inputs), use_reentrant=False)
        return self.head(hidden).softmax(-1)


def recorded(label: str, model: nn.Module, *shape: int) -> Recording:
    """Record one forward of a model."""
    inputs = torch.ones(*shape)
    with tb_actmem.record(model, label=label) as recorder:
        recorder.finish(model(inputs).sum())
    # Where this file or torch lies on somebody's disk is not for the repository.
    frames = [frame._replace(file=Path(frame.file).name) for frame in recorder.recording.frames]
    meta = recorder.recording.meta._replace(created_ns=CREATED_NS)
    return replace(recorder.recording, meta=meta, frames=tuple(frames))


def answers(recording: Recording) -> dict[str, object]:
    """All that the page can ask about a recording."""
    index = Index(recording)
    every = list(range(len(recording.modules)))
    nodes, modules = range(len(recording.nodes)), range(len(recording.modules))
    return {
        "recording": json.loads(recording_text(index)),
        "timeline": json.loads(timeline_text(index)),
        "graphs": {
            "default": graph(index, None),
            "": graph(index, []),
            ",".join(map(str, every)): graph(index, every),
        },
        "details": {
            **{f"n{node}": json.loads(node_text(index, node)) for node in nodes},
            **{f"m{module}": json.loads(module_text(index, module)) for module in modules},
        },
    }


def graph(index: Index, calls: list[int] | None) -> dict[str, object]:
    """A folded graph with the fields of its headers."""
    drawn = outline(index, calls)
    text = dot_of(index, drawn, legend=False)
    return {"dot": text, "expand": drawn.open_calls, "visible": len(drawn.boxes)}


def texts() -> Iterator[tuple[str, str]]:
    """Each file's name and text."""
    # Where an observer has been compiled it sees other ops.
    os.environ["TB_ACTMEM_NATIVE"] = "0"
    torch.manual_seed(0)
    mlp = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2), nn.Softmax(-1))
    for name, recording in (
        ("mlp", recorded("MLP", mlp, 3, 4)),
        ("encoder", recorded("Encoder", Checkpointed(), 2, 16, 32)),
    ):
        yield f"{name}.json", json.dumps(answers(recording), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for name, text in texts():
        (HERE / name).write_text(text)
