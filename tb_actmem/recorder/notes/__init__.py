"""Notes of a recording: what could not be observed, and what looks like a mistake.

Here are its gaps: counted while the block runs, and reported in the recording's notes. And here is
the memory that only CUDA's allocator has counted.
"""

from __future__ import annotations

import itertools
import logging
import signal
from collections.abc import Iterator, Mapping
from functools import partial
from types import TracebackType
from typing import Any

from torch import Tensor

from tb_actmem.model import Note
from tb_actmem.recorder.cuda_allocator import EMPTY, Reading, captured_graphs, own_peak
from tb_actmem.recorder.evidence.storages import Storages
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


def is_of_signal(traceback: TracebackType | None) -> bool:
    """Whether a handler of a signal raised an error, which is then the program's, like Ctrl-C."""
    handlers = {_code_of(signal.getsignal(number)) for number in signal.valid_signals()}
    while traceback is not None:
        if traceback.tb_frame.f_code in handlers:
            return True
        traceback = traceback.tb_next
    return False


def _code_of(handler: Any) -> object:
    while isinstance(handler, partial):
        handler = handler.func
    functions = getattr(handler, "__func__", handler), vars(type(handler)).get("__call__")
    return next((one.__code__ for one in functions if hasattr(one, "__code__")), None)


def is_programs(error: BaseException) -> bool:
    """Whether an error that ended code of ours must reach the program."""
    try:
        return not isinstance(error, Exception) or is_of_signal(error.__traceback__)
    except Exception:
        return False


class Gaps:
    """Codes of notes and the values for them.

    Adding one raises only what a handler of a signal has raised in our code, for the program.
    """

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
        if isinstance(cause, BaseException) and is_programs(cause):
            raise cause

    def notes(self) -> list[Note]:
        """Return one note for each kind of gap."""
        return [
            Note.of(code, count=count, nbytes=nbytes, cause=cause)
            for code, (count, nbytes, cause) in self._found.items()
        ]


def _nbytes(result: Any) -> int:
    values = result if isinstance(result, (tuple, list)) else (result,)
    return sum(value.numel() * value.element_size() for value in values if type(value) is Tensor)


def note_inside(
    before: Mapping[str, Reading],
    after: Mapping[str, Reading],
    storages: Storages,
    *,
    has_model: bool,
) -> Iterator[Note]:
    """Report how far an allocator's peak in a block exceeds that of its storages.

    That is memory from before the block, if ``has_model`` tells what the total peak includes, and
    memory inside of ops. Report CUDA graphs too: their memory lies in pools, whatever the allocator
    counts. If the program initialized CUDA in the block, the allocators were empty before.
    """
    if after and captured_graphs():
        pools = {device: first.graph_pools for device, first in before.items() if first.graph_pools}
        for device, nbytes in pools.items():
            yield Note.of("cuda-graphs", device=device, nbytes=nbytes)
        if not pools:
            yield Note.of("cuda-graphs")
    for device, last in {**before, **after}.items():
        first = before.get(device, EMPTY)
        peak = own_peak(first.blocks.requested, first.requested_peak, last.requested_peak)
        inside = 0 if peak is None else peak - _most(storages, device)
        unused = first.blocks.requested - _older(storages, device)
        if has_model and unused > 0:
            yield Note.of("unused-memory", device=device, nbytes=unused)
        if inside > 0:
            yield Note.of("allocator-peak", device=device, nbytes=inside)


def _older(storages: Storages, device: str) -> int:
    """The bytes of a device's storages from before the block."""
    rows = zip(storages.device, storages.nbytes, storages.birth, strict=True)
    return sum(nbytes for where, nbytes, birth in rows if where == device and birth is None)


def _most(storages: Storages, device: str) -> int:
    """The peak of a device's storages, above their sum when the block began."""
    change: dict[int, int] = {}
    for storage, where in enumerate(storages.device):
        if where != device:
            continue
        nbytes, birth = storages.nbytes[storage], storages.birth[storage]
        death = storages.death.get(storage)
        if birth is not None:
            change[birth] = change.get(birth, 0) + nbytes
        if death is not None:
            end = death if birth is None else max(death, birth + 1)
            change[end] = change.get(end, 0) - nbytes
    sums = itertools.accumulate(change[op] for op in sorted(change))
    return max(sums, default=0)
