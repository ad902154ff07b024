"""Notes of a recording: what could not be observed, and what looks like a mistake.

Here are its gaps: counted while the block runs, and reported in the recording's notes.
"""

from __future__ import annotations

import logging
from typing import Any

from torch import Tensor

from tb_actmem.model import Note
from tb_actmem.text.notes import sentence

_logger = logging.getLogger(__name__)


class Gap:
    """The codes of gaps, as in notes."""

    OPS = "lost-ops"
    CALLS = "lost-calls"
    BACKWARDS = "lost-backwards"
    REGIONS = "lost-regions"
    COMPILER = "compiler-ops"
    ELSEWHERE = "backward-elsewhere"
    GRAPHS = "lost-graphs"
    STATES = "lost-model-states"
    OLDER = "lost-old-graphs"
    LINES = "lost-lines"
    HOOKS = "lost-hooks"
    INSIDE = "lost-allocators"
    LEFT = "lost-leaks"
    SEEN = "lost-model"
    OUTPUTS = "lost-outputs"
    REPLACED = "hooks-replaced"
    LEFT_OPEN = "block-left-open"
    FORKED = "forked"


class Gaps:
    """Codes of notes and the values for them; adding one never raises."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[int, int, str]] = {}

    def add(self, code: str, cause: BaseException | str, result: Any = None) -> None:
        """Count one more gap, and the bytes of the tensors in its result."""
        try:
            name = cause if isinstance(cause, str) else type(cause).__name__
            count, nbytes, first = self._found.get(code, (0, 0, name))
            is_first = not self._found
            self._found[code] = count + 1, nbytes + _nbytes(result), first
            if is_first:
                error = None if isinstance(cause, str) else cause
                _logger.warning(
                    "tb_actmem did not record everything: %s",
                    sentence(self.notes()[0]),
                    exc_info=error,
                )
        except Exception:
            # A logging handler or the result may raise: the recorded program must run on.
            self._found.setdefault(code, (1, 0, "unknown"))

    def notes(self) -> list[Note]:
        """Return one note for each kind of gap."""
        return [
            Note.of(code, count=count, nbytes=nbytes, cause=cause)
            for code, (count, nbytes, cause) in self._found.items()
        ]


def _nbytes(result: Any) -> int:
    values = result if isinstance(result, (tuple, list)) else (result,)
    return sum(value.numel() * value.element_size() for value in values if type(value) is Tensor)
