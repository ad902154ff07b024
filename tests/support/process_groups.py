"""Process groups of one process: eight ranks of which seven are not there, or a single one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import torch.distributed as dist

RANKS = 8


@contextmanager
def eight_ranks(rank: int = 0) -> Iterator[None]:
    """This process plays one of eight, by torch's fake process group."""
    from torch.testing._internal.distributed.fake_pg import FakeStore

    dist.init_process_group("fake", rank=rank, world_size=RANKS, store=FakeStore())
    try:
        yield
    finally:
        dist.destroy_process_group()


@contextmanager
def one_rank() -> Iterator[None]:
    """This process alone, by gloo."""
    store = dist.HashStore()  # type: ignore[attr-defined]  # not exported
    dist.init_process_group("gloo", rank=0, world_size=1, store=store)
    try:
        yield
    finally:
        dist.destroy_process_group()
