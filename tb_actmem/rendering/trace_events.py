"""A recording as a trace of ops, for https://ui.perfetto.dev and chrome://tracing.

The format is the Trace Event Format, in JSON. A recording has the order of ops, but no times, so
each op lasts one microsecond.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import fqn, source
from tb_actmem.analysis.totals.timeline_curves import curves
from tb_actmem.errors import RenderError
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Recording
from tb_actmem.text.notes import sentences

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
