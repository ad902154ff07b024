"""Snapshots written by hand, in the form of torch's."""

from __future__ import annotations

import pickle
from typing import Any

MIB = 2**20
LINE = {"filename": "/home/me/model.py", "line": 12, "name": "forward"}
ENGINE = {
    "filename": "??",
    "line": 0,
    "name": "torch::autograd::Engine::thread_main(std::shared_ptr<GraphTask> const&)",
}


def op_frame(name: str) -> dict[str, Any]:
    """The frame of an op in torch's C++ code."""
    return {"filename": "??", "line": 0, "name": f"at::_ops::{name}::call(at::Tensor const&)"}


def line_frame(line: int, name: str = "forward", file: str = "/home/me/model.py") -> dict[str, Any]:
    return {"filename": file, "line": line, "name": name}


def event(action: str, address: int, size: int, frames: list[Any] | None = None, **more: Any):
    """An event of a trace."""
    return {
        "action": action,
        "device_free" if action == "oom" else "addr": address,
        "size": size,
        "stream": 0,
        "frames": frames or [],
        **more,
    }


def freed(address: int, size: int, frames: list[Any] | None = None) -> list[dict[str, Any]]:
    """The two events of a free."""
    return [
        event("free_requested", address, size, frames),
        event("free_completed", address, size, frames),
    ]


def block(address: int, size: int, requested: int = 0, frames: list[Any] | None = None):
    """A block of a segment; free if nothing was requested."""
    return {
        "address": address,
        "size": size,
        "requested_size": requested or size,
        "state": "active_allocated" if requested else "inactive",
        "frames": frames or [],
    }


def segment(address: int, blocks: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A segment that its blocks fill."""
    sizes = [each["size"] for each in blocks]
    alive = sum(each["size"] for each in blocks if each["state"] == "active_allocated")
    return {
        "device": 0,
        "address": address,
        "total_size": sum(sizes),
        "allocated_size": alive,
        "active_size": alive,
        "requested_size": alive,
        "stream": 0,
        "segment_type": "large",
        "segment_pool_id": (0, 0),
        "is_expandable": False,
        "frames": [],
        "blocks": blocks,
        **more,
    }


def snapshot(segments: list[Any], *traces: list[Any], protocol: int = 4, **more: Any) -> bytes:
    """The bytes of a snapshot file."""
    return pickle.dumps({"segments": segments, "device_traces": [*traces], **more}, protocol)
