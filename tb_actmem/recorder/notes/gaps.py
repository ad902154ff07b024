"""Gaps in a recording: counted while the block runs, reported in the recording's notes."""

from __future__ import annotations

import logging
from typing import Any

from torch import Tensor

_logger = logging.getLogger(__name__)

OPS = (
    "{count:,} ops could not be recorded in full ({cause}). Some of their inputs, and some of the "
    "{nbytes:,} bytes that they returned, may be missing or look older than the block."
)
CALLS = (
    "{count:,} module calls could not be recorded in full ({cause}). "
    "Ops in them and after them may be listed under another module."
)
BACKWARDS = (
    "{count:,} backwards could not be recorded in full ({cause}). "
    "Their ops may look like a part of the forward."
)
REGIONS = (
    "The ops of {count:,} checkpointed regions could not be recorded ({cause}). Memory that they "
    "recompute may look freed, so the step peak may be wrong."
)
COMPILER = (
    "Ops that the compiler runs for itself could not be left out {count:,} times ({cause}). "
    "Some of them may look like a part of the program."
)
ELSEWHERE = (
    "{count:,} backwards ran in another thread than the block. Their memory was not observed, "
    "so the step peak may be larger."
)
GRAPHS = (
    "The graph could not be read before {count:,} backwards consumed it ({cause}). "
    "Its saved tensors are not in the recording."
)
STATES = (
    "The gradients and the optimizer state of the model could not be recorded ({cause}). "
    "They are unknown."
)
OLDER = (
    "Graphs from before the block could not be searched {count:,} times ({cause}). "
    "The memory that they keep is unknown."
)
LINES = (
    "The source lines of graphs that outlive the block could not be recorded ({cause}). "
    "Later recordings may not name these lines."
)
HOOKS = (
    "The hooks of the model could not be searched ({cause}). "
    "The number of hooks that earlier steps have added is unknown."
)
INSIDE = (
    "The allocators could not be compared with the storages ({cause}). "
    "The memory that ops allocate and free internally is unknown."
)
LEFT = (
    "Memory that earlier steps leaked without a graph could not be searched ({cause}). "
    "It is unknown."
)
SEEN = "It is unknown whether the model ran in the block ({cause})."
OUTPUTS = (
    "{count:,} calls of finish() failed ({cause}). "
    "Graphs that only those outputs lead to are not in the recording."
)
REPLACED = (
    "Other code replaced {cause} while the block ran. Later module calls or backwards may be "
    "missing, and ops of the compiler may be listed."
)
LEFT_OPEN = "The block began with {cause} and was never stopped. It ended when the next one began."
FORKED = (
    "The process was forked while the block ran, and this is the child. "
    "Nothing after the fork was recorded."
)


class Gaps:
    """Templates of notes and the values for them; adding one never raises."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[int, int, str]] = {}

    def add(self, sentence: str, cause: BaseException | str, result: Any = None) -> None:
        """Count one more gap, and the bytes of the tensors in its result."""
        try:
            name = cause if isinstance(cause, str) else type(cause).__name__
            count, nbytes, first = self._found.get(sentence, (0, 0, name))
            is_first = not self._found
            self._found[sentence] = count + 1, nbytes + _nbytes(result), first
            if is_first:
                error = None if isinstance(cause, str) else cause
                _logger.warning(
                    "tb_actmem did not record everything: %s", self.notes()[0], exc_info=error
                )
        except Exception:
            # A logging handler or the result may raise: the recorded program must run on.
            self._found.setdefault(sentence, (1, 0, "unknown"))

    def notes(self) -> list[str]:
        """Return one note for each kind of gap."""
        return [
            sentence.format(count=count, nbytes=nbytes, cause=cause)
            for sentence, (count, nbytes, cause) in self._found.items()
        ]


def _nbytes(result: Any) -> int:
    values = result if isinstance(result, (tuple, list)) else (result,)
    return sum(value.numel() * value.element_size() for value in values if type(value) is Tensor)
