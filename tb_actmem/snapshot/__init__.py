"""Snapshots of ``torch.cuda.memory._dump_snapshot``: replayed, explained, and here: read.

All versions of torch give the same plain values.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from tb_actmem.arguments import as_path
from tb_actmem.errors import FormatError, printable
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Frame
from tb_actmem.snapshot.pickled import MAX_BYTES, unpickled

EXPORTED = "tb_actmem"
"""The key that marks a snapshot exported from a recording."""
_RECORDING = b"\x89ACTM"
"""The first bytes of our own files."""
_MOST = 2**63
"""Addresses and sizes are below it."""


class Block(NamedTuple):
    """A piece of a segment at the end of the trace."""

    address: int
    nbytes: int
    """Its size in the allocator."""
    requested: int
    """The requested size; 0 for a free block."""
    is_allocated: bool
    """Whether the program has it."""
    is_active: bool
    """Allocated, or freed while another stream still uses it."""
    stack: int


class Segment(NamedTuple):
    """Memory that the allocator took from the device, at the end of the trace."""

    address: int
    nbytes: int
    is_small: bool
    """It holds blocks of at most 1 MiB."""
    is_expandable: bool
    stream: int
    blocks: tuple[Block, ...]


class Event(NamedTuple):
    """An action of the allocator."""

    action: str
    """Torch's word: ``alloc``, ``free_requested``, ``segment_alloc``, ``oom``, …"""
    address: int
    """For ``oom``: the device's free bytes."""
    nbytes: int
    """The requested size."""
    stream: int
    time_us: int | None
    stack: int
    label: str
    """The program's own label (``user_metadata``); "" without one."""
    category: str
    """The viewer's category; "" without one."""


class Span(NamedTuple):
    """A part of the program that torch annotated, such as ``Optimizer.step#AdamW.step``."""

    name: str
    begin_us: int
    end_us: int


class DeviceMemory(NamedTuple):
    """One device: its memory at the end, and what led there."""

    number: int
    segments: tuple[Segment, ...]
    """By address."""
    events: tuple[Event, ...]
    """The last ones, in order; torch drops older ones."""
    spans: tuple[Span, ...]

    @property
    def name(self) -> str:
        """``cuda:0``."""
        return f"cuda:{self.number}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """The devices of a snapshot, and the stacks of their events and blocks."""

    devices: tuple[DeviceMemory, ...]
    """Only those with memory or events."""
    stacks: tuple[tuple[Frame, ...], ...]
    """The innermost frame first; stack 0 has no frames."""
    settings: dict[str, Any]
    """The allocator's settings; empty before torch 2.2."""
    is_exported: bool
    """tb_actmem exported it from a recording; addresses and segments are invented."""


def read_snapshot(path: str | os.PathLike[str]) -> Snapshot:
    """Read a file of ``torch.cuda.memory._dump_snapshot`` without running anything in it.

    Raises FormatError if the file cannot be read or is not a snapshot.
    """
    source = as_path("path", path)
    return snapshot_of(read_bytes(source), where=str(source))


def read_bytes(path: Path) -> bytes:
    """Read a file, but not more than a reader accepts; raises FormatError if that fails."""
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        why = error.strerror or error
        raise FormatError(f"{printable(str(path))} cannot be read: {why}") from error


@collector_paused()
def snapshot_of(data: bytes, *, where: str = "bytes") -> Snapshot:
    """Return the snapshot in a pickle; raises FormatError as `read_snapshot` does."""
    if data.startswith(_RECORDING):
        name = printable(where)
        raise FormatError(f"{name} is a recording, not a snapshot. Type: tb-actmem show {name}")
    try:
        return _Reader().snapshot(unpickled(data))
    except ValueError as error:
        raise FormatError(f"{printable(where)} is not a snapshot of torch: {error}") from None


class _Reader:
    """Turns dictionaries into rows; equal stacks become one."""

    def __init__(self) -> None:
        self._frames: dict[int, Frame] = {}
        """By the identity of torch's dictionary: many stacks share one."""
        self._stacks: dict[tuple[Frame, ...], int] = {(): 0}

    def snapshot(self, value: Any) -> Snapshot:
        if isinstance(value, list):  # torch.cuda.memory_snapshot() returns only the segments
            value = {"segments": value}
        if not isinstance(value, dict) or not isinstance(value.get("segments"), list):
            raise ValueError("it has no segments")
        traces = _rows(value, "device_traces", list)
        segments: dict[int, list[Segment]] = {}
        for row in _rows(value, "segments", dict):
            segments.setdefault(_whole(row, "device", 0), []).append(self._segment(row))
        spans = _spans(_rows(value, "external_annotations", dict))
        numbers = {*segments, *(at for at, trace in enumerate(traces) if trace)}
        devices = tuple(
            DeviceMemory(
                number=number,
                segments=tuple(sorted(segments.get(number, ()))),
                events=tuple(map(self._event, traces[number])) if number < len(traces) else (),
                spans=tuple(spans.get(number, ())),
            )
            for number in sorted(numbers)
        )
        settings = value.get("allocator_settings")
        return Snapshot(
            devices=devices,
            stacks=tuple(self._stacks),
            settings=settings if isinstance(settings, dict) else {},
            is_exported=EXPORTED in value,
        )

    def _segment(self, row: dict[str, Any]) -> Segment:
        address, nbytes = _whole(row, "address"), _whole(row, "total_size")
        blocks, begin = [], address
        for each in _rows(row, "blocks", dict):
            block = self._block(each, begin)
            blocks.append(block)
            begin = block.address + block.nbytes
        if begin > address + nbytes:
            raise ValueError(f"the blocks of the segment at {address} are larger than the segment")
        return Segment(
            address=address,
            nbytes=nbytes,
            is_small=row.get("segment_type") == "small",
            is_expandable=row.get("is_expandable") is True,
            stream=_whole(row, "stream", 0),
            blocks=tuple(blocks),
        )

    def _block(self, row: dict[str, Any], begin: int) -> Block:
        nbytes, state = _whole(row, "size"), _text(row, "state")
        is_active = state.startswith("active")
        # Torch 2.0 wrote a history of the block instead of the size and the frames.
        told = next(iter(_rows(row, "history", dict)), row)
        requested = _whole(told, "requested_size", _whole(told, "real_size", nbytes))
        return Block(
            address=_whole(row, "address", begin),
            nbytes=nbytes,
            requested=requested if is_active else 0,
            is_allocated=state == "active_allocated",
            is_active=is_active,
            stack=self._stack(told.get("frames")),
        )

    def _event(self, row: Any) -> Event:
        if not isinstance(row, dict):
            raise ValueError("an event of its trace is not a dictionary")
        action = _text(row, "action")
        time = row.get("time_us")
        label = row.get("user_metadata")
        return Event(
            action=action,
            address=_whole(row, "device_free" if action == "oom" else "addr", 0),
            nbytes=_whole(row, "size", 0),
            stream=_whole(row, "stream", 0),
            time_us=time if type(time) is int else None,
            stack=self._stack(row.get("frames")),
            label=label if isinstance(label, str) else "",
            category=_text(row, "category"),
        )

    def _stack(self, frames: Any) -> int:
        if not frames:
            return 0
        if not isinstance(frames, list):
            raise ValueError("the frames of an event are not a list")
        return self._stacks.setdefault(tuple(map(self._frame, frames)), len(self._stacks))

    def _frame(self, row: Any) -> Frame:
        known = self._frames.get(id(row))
        if known is not None:
            return known
        if not isinstance(row, dict):
            raise ValueError("a frame of its stacks is not a dictionary")
        frame = Frame(_text(row, "filename"), _whole(row, "line", 0), _text(row, "name"))
        self._frames[id(row)] = frame
        return frame


def _rows(row: dict[str, Any], name: str, kind: type) -> list[Any]:
    """Return a list of rows; a missing one is empty."""
    value = row.get(name, [])
    if not isinstance(value, list) or not all(isinstance(each, kind) for each in value):
        raise ValueError(f"its {name} are not a list of {kind.__name__}")
    return value


def _whole(row: dict[str, Any], name: str, default: int | None = None) -> int:
    value = row.get(name, default)
    if type(value) is not int or not 0 <= value < _MOST:
        raise ValueError(f"{name} is not a whole number below 2**63")
    return value


def _text(row: dict[str, Any], name: str) -> str:
    value = row.get(name, "")
    if not isinstance(value, str):
        raise ValueError(f"{name} is not a text")
    return value


def _spans(rows: Sequence[dict[str, Any]]) -> dict[int, list[Span]]:
    """Pair the begins and ends of annotations, by device."""
    spans: dict[int, list[Span]] = {}
    begun: dict[tuple[int, str], list[int]] = {}
    for row in rows:
        device, name, time = _whole(row, "device", 0), _text(row, "name"), _whole(row, "time_us", 0)
        if _text(row, "stage") == "START":
            begun.setdefault((device, name), []).append(time)
        elif starts := begun.get((device, name)):
            spans.setdefault(device, []).append(Span(name, starts.pop(), time))
    return spans
