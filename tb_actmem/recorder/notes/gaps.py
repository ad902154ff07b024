"""What the hooks could not note: counted while the block runs, said in the recording's notes."""

from __future__ import annotations

import logging
from typing import Any

from torch import Tensor

_logger = logging.getLogger(__name__)

OPS = (
    "{count:,} ops could not be noted in full ({cause}): of what they used and of the {nbytes:,} "
    "bytes that they returned some may be unknown, or look as if it had been there before."
)
CALLS = (
    "{count:,} module calls could not be noted in full ({cause}): "
    "what ran in them and after them may stand with another module."
)
BACKWARDS = (
    "{count:,} backwards could not be noted in full ({cause}): "
    "what they ran may look like a part of the forward."
)
COMPILER = (
    "{count:,} times what the compiler runs for itself could not be left out ({cause}): "
    "some of it may look like a part of the program."
)
ELSEWHERE = (
    "{count:,} backwards ran in another thread than the block: what they made there was not seen, "
    "so the peak of the whole step may be larger."
)
GRAPHS = (
    "The graph could not be read before {count:,} backwards consumed it ({cause}): "
    "what it kept is not in the recording."
)
STATES = (
    "The gradients and the optimizer state of the model could not be noted ({cause}): "
    "they are not known."
)
OLDER = (
    "Graphs from before the block could not be looked for {count:,} times ({cause}): "
    "what they keep is not known."
)
LINES = (
    "Where the graphs were made that the block leaves behind could not be noted ({cause}): "
    "later recordings may not name the lines."
)
HOOKS = (
    "Hooks of the model could not be looked for ({cause}): "
    "how many earlier steps have added is not known."
)
INSIDE = (
    "What allocators had beside the storages could not be noted ({cause}): "
    "what ops take and give back inside of themselves is not known."
)
LEFT = (
    "What earlier steps have left behind without a graph could not be looked for ({cause}): "
    "it is not known."
)
SEEN = "Whether the model ran in the block is not known ({cause})."
OUTPUTS = (
    "{count:,} calls of finish() could not be followed ({cause}): "
    "what only those outputs lead to is not in the recording."
)
REPLACED = (
    "Other code replaced {cause} while the block ran: "
    "module calls or backwards after that may be missing, or ops of the compiler among the others."
)
LEFT_OPEN = "The block was begun with {cause} and never stopped: it ended when the next one began."
FORKED = (
    "The process was forked while the block ran, and this is the child: "
    "what ran after the fork was not watched."
)


class Losses:
    """Sentences with blanks, and what belongs in them; adding one never raises."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[int, int, str]] = {}

    def add(self, sentence: str, cause: BaseException | str, result: Any = None) -> None:
        """Count one more thing that was not noted, and the bytes of the tensors in its result."""
        try:
            name = cause if isinstance(cause, str) else type(cause).__name__
            count, nbytes, first = self._found.get(sentence, (0, 0, name))
            is_first = not self._found
            self._found[sentence] = count + 1, nbytes + _nbytes(result), first
            if is_first:
                error = None if isinstance(cause, str) else cause
                _logger.warning("tb_actmem did not see all: %s", self.notes()[0], exc_info=error)
        except Exception:
            # Whatever a logging handler or the result does, the program that is watched runs on.
            self._found.setdefault(sentence, (1, 0, "unknown"))

    def notes(self) -> list[str]:
        """Say what is not known, one sentence for each kind."""
        return [
            sentence.format(count=count, nbytes=nbytes, cause=cause)
            for sentence, (count, nbytes, cause) in self._found.items()
        ]


def _nbytes(result: Any) -> int:
    values = result if isinstance(result, (tuple, list)) else (result,)
    return sum(value.numel() * value.element_size() for value in values if type(value) is Tensor)
