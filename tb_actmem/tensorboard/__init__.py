"""TensorBoard: recordings in event files, and the Activation Memory tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tb_actmem.lazy import lazily

if TYPE_CHECKING:
    from tb_actmem.tensorboard.events.logdir import recordings
    from tb_actmem.tensorboard.events.writers import add_recording, recording_pb

__all__ = ["add_recording", "recording_pb", "recordings"]

_HOMES = {
    "add_recording": "tb_actmem.tensorboard.events.writers",
    "recording_pb": "tb_actmem.tensorboard.events.writers",
    "recordings": "tb_actmem.tensorboard.events.logdir",
}

if not TYPE_CHECKING:  # a type checker would take any name for a public one
    __getattr__, __dir__ = lazily(__name__, _HOMES)
