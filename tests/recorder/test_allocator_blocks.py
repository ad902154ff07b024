"""Blocks of torch's allocator as rows, from snapshots in torch's form."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from tb_actmem.model import AllocatorBlock
from tb_actmem.recorder.allocator_blocks import UnknownBlocksError, block_rows, found_blocks

USED, WAITS, FREE = "active_allocated", "active_awaiting_free", "inactive"


def segment(
    address: int, *blocks: tuple[str, int, int], device: int = 0, stream: int = 0, **how: Any
) -> dict[str, Any]:
    found = [{"state": one, "size": size, "requested_size": used} for one, size, used in blocks]
    return {
        **{"device": device, "address": address, "stream": stream, "blocks": found},
        **{"is_expandable": False, "segment_pool_id": (0, 0), **how},
    }


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The segments that torch lists."""
    segments: list[dict[str, Any]] = []
    monkeypatch.setattr(torch.cuda, "is_initialized", lambda: True)
    monkeypatch.setattr(torch.cuda, "memory_snapshot", lambda include_traces: segments)
    return segments


def test_blocks_come_by_device_and_address(shown: list[dict[str, Any]]) -> None:
    shown += [
        segment(9000, (USED, 1024, 700), device=1),
        segment(8000, (USED, 512, 4), (FREE, 1536, 0), stream=77),
        segment(2048, (FREE, 512, 0), (USED, 2048, 2000)),
    ]

    rows = block_rows(found_blocks(), {(0, 2560): 5, (1, 2560): 6, (0, 2048): 3}, {55: 1})

    assert rows == (
        AllocatorBlock("cuda:0", 512, 0, 0),
        AllocatorBlock("cuda:0", 2048, 0, 2000, 5),
        AllocatorBlock("cuda:0", 512, 1, 4, None, 2),
        AllocatorBlock("cuda:0", 1536, 1, 0, None, 2),
        AllocatorBlock("cuda:1", 1024, 2, 700),
    )


def test_block_that_stream_still_uses_counts_as_free(shown: list[dict[str, Any]]) -> None:
    shown.append(segment(0, (WAITS, 512, 9), (FREE, 1024, 0), (USED, 512, 1), (USED, 512, 2)))

    assert [row[3:5] for row in found_blocks()] == [(1536, 0), (512, 1), (512, 2)]
    assert [row.address for row in found_blocks()] == [0, 1536, 2048]


def test_pools_of_graphs_are_left_out(shown: list[dict[str, Any]]) -> None:
    used = USED, 512, 1
    shown += [segment(0, used, segment_pool_id=(0, 1)), segment(1, used)]
    shown += [segment(2, used, device=1, is_expandable=True)]

    assert [(row.address, row.is_expandable) for row in found_blocks()] == [(1, False), (2, True)]


def test_allocator_without_blocks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_blocks() == [], "CUDA is not in use"

    def refuse(include_traces: bool) -> None:
        raise NotImplementedError("cudaMallocAsync does not track blocks")

    monkeypatch.setattr(torch.cuda, "is_initialized", lambda: True)
    monkeypatch.setattr(torch.cuda, "memory_snapshot", refuse)
    monkeypatch.setattr(torch.cuda, "get_allocator_backend", lambda: "cudaMallocAsync")
    with pytest.raises(UnknownBlocksError, match="cudaMallocAsync"):
        found_blocks()
