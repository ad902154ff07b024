"""Bytes requested from torch's CUDA allocator, before rounding: the truth for every peak."""

from __future__ import annotations

import torch

from tb_actmem.model import Recording


def requested(which: str) -> int:
    """The bytes that tensors asked for: those there are ("current"), or the most ("peak")."""
    return int(torch.cuda.memory_stats()[f"requested_bytes.all.{which}"])


def requested_peak(recording: Recording, before: int) -> int:
    """The most that a model and its recorded step asked for at once.

    ``before`` is what was asked for when the block began. What that has beyond what the recording
    knows of is not the model's: workspaces of cuBLAS, which stay.
    """
    known = sum(
        row.nbytes for row in recording.storages if row.birth is None and row.device == "cuda:0"
    )
    return requested("peak") - (before - known)
