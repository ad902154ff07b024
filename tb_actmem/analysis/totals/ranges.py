"""By how much the peaks of a recording can be off, as its notes say."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import HOST, first_device
from tb_actmem.arguments import need_recordings
from tb_actmem.model import NoteValue, Recording

_BOTH = frozenset({
    *("buffers-again", "freed-graph-again", "graph-freed-early", "own-copies", "read-later"),
    *("selective-views", "stored-elsewhere", "tangents"),
})  # fmt: skip
_LOWER = _BOTH | {"copied-views", "freed-graph-copies", "storages-grew"}
"""Notes by whose ``nbytes`` a real peak can be lower."""
_HIGHER = _BOTH | {
    *("allocator-peak", "ctx-copies", "ctx-cycle", "double-backward", "freed-graph-kept"),
    *("growing-list", "idle-checkpoint", "memory-elsewhere", "recurrent-memory"),
    *("storages-shrank", "variables"),
}
"""Notes by whose ``nbytes`` it can be higher."""
_BOUNDED = _LOWER | _HIGHER
_UNBOUNDED = frozenset({
    *("lost-ops", "lost-backwards", "lost-regions", "lost-graphs", "lost-allocators"),
    *("backward-elsewhere", "modules-elsewhere", "hooks-replaced", "forked", "ended-early"),
    *("dispatch-mode", "compiled-memory", "cuda-graphs", "not-watched", "unread-tensors"),
    *("dry-run-workspaces", "dry-run-sizes", "dry-run-values", "random-value", "mkldnn-rnn"),
    *("cudnn-rnn", "mutation-allowed", "some-gradients", "sparse-gradient", "node-hook"),
    *("expert-load", "lost-expert-tokens", "expert-parts", "zero-optimizer"),
    *("no-arguments", "no-backward-nodes", "selective-ops", "recurrent-memory"),
    *("double-backward", "forward-only", "no-optimizer-step", "no-formula"),
})  # fmt: skip
"""Notes on peaks that name no bytes, or not always."""


class PeakRange(NamedTuple):
    """By how many bytes the real step peak and total peak can be lower and higher than these.

    Zero, and no ``unbounded``: no note says that they can be off.
    """

    lower_bytes: int
    higher_bytes: int
    unbounded: tuple[str, ...]
    """The codes of notes that say that the peaks can be off, but not by how much."""


def peak_range(recording: Recording) -> PeakRange:
    """Return by how much the step peak and the total peak can be off, as the notes say.

    The peaks are those of the first device, as in `tb_actmem.totals`.
    """
    need_recordings(recording)
    device = first_device(Index(recording))
    lower = higher = 0
    unbounded = dict[str, None]()
    for note in recording.meta.notes:
        values = dict(note.values)
        where = HOST if note.code == "memory-elsewhere" else values.get("device", device)
        if where != device:
            continue
        nbytes, cached = (_whole(values.get(name)) for name in ("nbytes", "cached_nbytes"))
        # "at": the bytes of a recorded step in the prediction of a larger one.
        is_known = note.code in _BOUNDED and "at" not in values
        if is_known and (nbytes or cached or note.code not in _UNBOUNDED):
            lower += nbytes if note.code in _LOWER else 0
            higher += nbytes + cached if note.code in _HIGHER else 0
        elif note.code in _BOUNDED | _UNBOUNDED:
            unbounded[note.code] = None
    return PeakRange(lower, higher, tuple(unbounded))


def _whole(value: NoteValue | None) -> int:
    return value if isinstance(value, int) else 0
