"""A recording as a file for viewers of memory over time.

A memory snapshot is for torch's viewer, https://pytorch.org/memory_viz. It shows files of
`torch.cuda.memory._dump_snapshot`. Here the blocks are storages with invented, distinct addresses:
a recording contains lifetimes, but not the allocator's addresses.

A trace is for https://ui.perfetto.dev and chrome://tracing. The format is the Trace Event Format,
in JSON. A recording has the order of ops, but no times, so each op lasts one microsecond.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from tb_actmem.analysis.index import Index, fqn, source
from tb_actmem.analysis.index.storages import attributions, made_in, storage_states
from tb_actmem.analysis.totals.peak import curves
from tb_actmem.analysis.totals.saved_tensors import saved_row
from tb_actmem.errors import RenderError
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import PhaseKind, Recording
from tb_actmem.snapshot import EXPORTED
from tb_actmem.text.notes import sentences
from tb_actmem.text.reasons import saved_text

_FORWARD = PhaseKind.FORWARD
_PROTOCOL = 4  # the newest protocol that the viewer reads


class _Block(NamedTuple):
    """A storage at an invented address."""

    address: int
    nbytes: int
    birth: int
    """The op that created it; -1 for older storages."""
    death: int | None
    category: str
    why: str
    """Why it is saved for backward; "" if it is not."""
    frames: list[dict[str, Any]]


@collector_paused()
def memory_snapshot(index: Index) -> bytes:
    """Return the lifetimes of all storages as pickled allocations and frees, in the order of ops.

    The devices are numbered in the order of their names. Raises RenderError for a recording
    without ops, which has no times of allocations.
    """
    recording = index.recording
    if not recording.meta.has_ops:
        raise RenderError(
            "A memory snapshot needs ops, which were not recorded: record with ops=True.",
            code="no-ops",
        )
    devices = sorted({storage.device for storage in recording.storages})
    blocks = [_blocks(index, device) for device in devices]
    snapshot = {
        "device_traces": [[*_events(of)] for of in blocks],
        "segments": [_segment(number, of) for number, of in enumerate(blocks) if of],
        EXPORTED: True,
    }
    return pickle.dumps(snapshot, _PROTOCOL)


def _blocks(index: Index, device: str) -> list[_Block]:
    """Return the storages of a device at consecutive addresses, in order of creation."""
    recording, states, phases = index.recording, storage_states(index), made_in(index)
    reasons = {each: saved_text(saved_row(index, each)) for each in attributions(index)}
    positions = [
        position
        for position, row in enumerate(recording.storages)
        if row.device == device and row.nbytes
    ]
    births = {
        at: -1 if (born := recording.storages[at].birth) is None else born for at in positions
    }
    blocks, address = [], 1
    for position in sorted(positions, key=births.__getitem__):
        row, phase = recording.storages[position], phases[position]
        birth = births[position]
        blocks.append(
            _Block(
                address=address,
                nbytes=row.nbytes,
                birth=birth,
                # As in `live_bytes`: it is alive at least during the op that creates it.
                death=None if row.death is None else max(row.death, birth + 1),
                category=(
                    states[position].value if phase in (None, _FORWARD) else str(phase.value)
                ),
                why=reasons.get(position, ""),
                frames=_frames(recording, position),
            )
        )
        address += row.nbytes
    return blocks


def _frames(recording: Recording, storage: int) -> list[dict[str, Any]]:
    """Return the frames that the viewer shows: the op in its module, and the source line."""
    row = recording.storages[storage]
    if row.birth is None:
        purpose = row.category if row.model_state is None else row.model_state
        return [_frame(purpose.value, 0, row.name or "older than the first op")]
    op = recording.ops[row.birth]
    frames = [_frame(fqn(recording, op.module), 0, op.name)]
    if op.frame is not None:
        frame = recording.frames[op.frame]
        frames.append(_frame(frame.file, frame.line, frame.function))
    return frames


def _frame(filename: str, line: int, name: str) -> dict[str, Any]:
    return {"filename": filename, "line": line, "name": name}


def _events(blocks: Sequence[_Block]) -> Iterable[dict[str, Any]]:
    """Yield allocations and frees; the frees of an op precede its allocations."""
    times = [((block.birth, 1), "alloc", block) for block in blocks]
    for block in blocks:
        if block.death is not None:
            times += [((block.death, 0), "free_requested", block)]
    for (op, _), action, block in sorted(times, key=lambda time: time[0]):
        yield _event(action, op, block)
        if action != "alloc":
            yield _event("free_completed", op, block)
    # With categories, the viewer fails unless one is "unknown".
    yield {**_event("snapshot", 0, _NOTHING), "category": "unknown"}


_NOTHING = _Block(0, 0, 0, None, "unknown", "", [])


def _event(action: str, op: int, block: _Block) -> dict[str, Any]:
    """Return a trace event; the reason is its ``user_metadata``."""
    return {
        **({"user_metadata": block.why} if block.why else {}),
        "action": action,
        "addr": block.address,
        "size": block.nbytes,
        "stream": 0,
        "time_us": op,
        "frames": block.frames,
        "category": block.category,
    }


def _segment(device: int, blocks: Sequence[_Block]) -> dict[str, Any]:
    total = sum(block.nbytes for block in blocks)
    alive = sum(block.nbytes for block in blocks if block.death is None)
    return {
        "device": device,
        "address": blocks[0].address,
        "total_size": total,
        "allocated_size": alive,
        "active_size": alive,
        "requested_size": alive,
        "stream": 0,
        "segment_type": "large",
        "blocks": [
            {
                "address": block.address,
                "size": block.nbytes,
                "requested_size": block.nbytes,
                "state": "active_allocated" if block.death is None else "inactive",
                "frames": block.frames,
            }
            for block in blocks
        ],
    }


_PHASES, _MODULES, _OPS = "phases", "modules", "ops"
_THREADS = (_PHASES, _MODULES, _OPS)


@collector_paused()
def trace_text(index: Index) -> str:
    """Return phases, module calls and ops as a trace, with the live bytes as curves.

    Raises RenderError for a recording without ops.
    """
    recording = index.recording
    if not recording.meta.has_ops:
        raise RenderError(
            "A trace needs ops, which were not recorded: record with ops=True.", code="no-ops"
        )
    events = [*_names(recording), *_ranges(recording), *_counters(index)]
    trace = {"traceEvents": events, "otherData": {"notes": sentences(recording)}}
    return json.dumps(trace, separators=(",", ":"))


def _names(recording: Recording) -> Iterator[dict[str, Any]]:
    label = recording.meta.label or "tb_actmem"
    yield {"ph": "M", "pid": 1, "name": "process_name", "args": {"name": label}}
    for thread, name in enumerate(_THREADS):
        named = {"name": name}
        yield {"ph": "M", "pid": 1, "tid": thread, "name": "thread_name", "args": named}


def _ranges(recording: Recording) -> Iterator[dict[str, Any]]:
    for phase in recording.phases:
        yield _range(_PHASES, phase.kind.value, phase.first_op, phase.end_op)
    for position, call in enumerate(recording.modules):
        arguments = {"type": call.type_name, "call": call.call}
        name = fqn(recording, position)
        yield _range(_MODULES, name, call.first_op, call.end_op, **arguments)
    for position, op in enumerate(recording.ops):
        place = {"module": fqn(recording, op.module), "source": source(recording, op.frame)}
        yield _range(_OPS, op.name, position, position + 1, node=op.node, **place)


def _range(thread: str, name: str, start: int, end: int, **arguments: object) -> dict[str, Any]:
    return {
        "ph": "X",
        "pid": 1,
        "tid": _THREADS.index(thread),
        "name": name,
        "ts": start,
        "dur": end - start,
        "args": arguments,
    }


def _counters(index: Index) -> Iterator[dict[str, Any]]:
    """Yield the live bytes after each op, and their parts by state."""
    drawn = curves(index)
    parts = {
        "live bytes": drawn.made.live_bytes,
        **{kind.value: column for kind, column in drawn.made.parts.items()},
    }
    for name, column in parts.items():
        for op, nbytes in zip(drawn.op, column, strict=True):
            yield {"ph": "C", "pid": 1, "name": name, "ts": op, "args": {"bytes": nbytes}}
