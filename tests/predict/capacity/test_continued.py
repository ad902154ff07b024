"""Further steps of a training, from the blocks that torch's allocator had: by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.model import (
    AllocatorBlock,
    Category,
    ModelState,
    Phase,
    PhaseKind,
    Recording,
    Storage,
)
from tb_actmem.predict.capacity.continued import continued
from tb_actmem.predict.capacity.replay import Served
from tests.support.recordings import meta, op

MIB = 2**20
STATE = ModelState.OPTIMIZER


def block(mib: float, used: float = 0, *, at: int, death: int | None = None) -> AllocatorBlock:
    return AllocatorBlock("cuda:0", int(mib * MIB), at, int(used * MIB), death)


def made(mib: int, birth: int, death: int | None, of: ModelState | None = None) -> Storage:
    nbytes = mib * MIB
    return Storage("cuda:0", nbytes, Category.ACTIVATION, None, birth, death, None, of)


def step(*storages: Storage, blocks: tuple[AllocatorBlock, ...], on: str = "H200") -> Recording:
    ops = (op(f"aten::{name}", None, None, (), 0)._replace(outputs=()) for name in "abcd")
    known = meta(has_ops=True)._replace(device=on, sees_memory=True, torch_version="2.11.0")
    phases = (Phase(PhaseKind.FORWARD, 0, 4),)
    return Recording(
        meta=known, storages=storages, ops=tuple(ops), phases=phases, blocks=blocks
    ).check()


def serve(recording: Recording, **how: bool) -> Served:
    return continued(Index(recording), "cuda:0", **how)


def test_step_fills_free_blocks_first():
    blocks = block(64, 60, at=0), block(32, at=1)
    fits, grows = (made(mib, 1, 2) for mib in (32, 34))

    assert serve(step(fits, blocks=blocks))[:2] == (96 * MIB, 96 * MIB)
    assert serve(step(grows, blocks=blocks))[:2] == (98 * MIB, 130 * MIB)


def test_memory_that_recording_does_not_know_stays():
    """A block of 40 MiB is not a storage; it is freed before op 2 in the second case."""
    stays, goes = ((block(40, 40, at=0, death=death),) for death in (None, 2))
    late = made(40, 3, 4)

    assert serve(step(late, blocks=stays)).reserved_bytes == 80 * MIB
    assert serve(step(late, blocks=goes)).reserved_bytes == 40 * MIB


def test_memory_that_nobody_watched_may_be_gone():
    """Without the compiled observer, 400 MiB that no storage knows may die before the first op."""
    watched = step(made(400, 1, 2), blocks=(block(400, 400, at=0),))
    unwatched = replace(watched, meta=watched.meta._replace(sees_memory=False))
    known, unknown = (tb_actmem.predict.fits(one, "H200") for one in (watched, unwatched))

    assert known.least_reserved_bytes == known.reserved_bytes == 800 * MIB
    assert unknown.least_reserved_bytes == 400 * MIB
    assert unknown.most_reserved_bytes == known.most_reserved_bytes


def test_next_step_finds_what_step_left():
    """The result of 40 MiB replaces that of the step before, which dies in op 3."""
    blocks = (block(40, 40, at=0, death=3),)
    out = made(40, 1, None)

    assert serve(step(out, blocks=blocks)) == (80 * MIB, 80 * MIB, 0)


def test_states_of_first_step_stay():
    """The states come after the peak of the first step, and are there at the next one."""
    blocks = (block(20, at=0),)
    rows = made(20, 0, 2), made(20, 3, None, STATE)

    assert serve(step(*rows, blocks=blocks)).reserved_bytes == 40 * MIB


@pytest.mark.parametrize("is_rising", [False, True])
def test_new_segment_lies_below_or_above_others(is_rising):
    """Of two free blocks of 12 MiB the lower one serves 11 MiB; the whole one then serves 12."""
    begin = block(12, at=0), block(2, 1, at=1)
    rows = made(12, 0, None), made(12, 0, 1), made(11, 1, None), made(12, 1, 2)

    assert serve(step(*rows, blocks=begin), is_rising=is_rising).reserved_bytes == 38 * MIB


def test_workspaces_that_exist_are_not_taken_again():
    product = op("aten::mm", None, None, (), 0)._replace(outputs=())
    kept, there = (), (block(32, 32, at=1),)
    for blocks, added in ((kept, 32), (there, 0)):
        recording = step(made(20, 1, 2), blocks=(block(20, at=0), *blocks))
        recording = replace(recording, ops=(product, *recording.ops[1:]))
        found = continued(Index(recording), "cuda:0", workspace_bytes=32 * MIB)
        assert found.workspace_bytes == 32 * MIB
        assert found.reserved_bytes == sum(row.nbytes for row in recording.blocks) + added * MIB


def test_fits_uses_blocks_on_same_kind_of_gpu():
    """30 of 32 GiB in segments are free. An L4 has other kernels and less memory.

    The recording does not know 2 GiB. A program has them on each GPU.
    """
    recording = step(made(20, 1, 2), blocks=(block(30 * 1024, at=0), block(2048, 2048, at=1)))

    for name in ("H200", "H100"):
        fit = tb_actmem.predict.fits(recording, name)
        assert fit.reserved_bytes == fit.least_reserved_bytes == 32 * 2**30
        assert fit.allocated_bytes == 2068 * MIB
    unknown = replace(recording, blocks=())
    for other, used in (
        (tb_actmem.predict.fits(recording, "L4"), 2068),
        (tb_actmem.predict.fits(unknown, "H200"), 20),
        (tb_actmem.predict.fits(recording, "H200", expandable_segments=True), 2080),
    ):
        assert other.reserved_bytes == used * MIB


@pytest.mark.parametrize("death", [None, 2])
def test_memory_that_recording_does_not_know_counts_on_another_gpu(death):
    """200 MiB beside a step of 300 MiB, freed in it or not; the workspace is not such memory."""
    blocks = block(200, 200, at=0, death=death), block(32, 32, at=1)
    late, early = step(made(300, 2, 3), blocks=blocks), step(made(300, 1, 2), blocks=blocks)

    used = [tb_actmem.predict.fits(one, "A100").allocated_bytes // MIB for one in (late, early)]
    assert used == [300 if death else 500, 500]


def test_dry_run_gives_no_floor():
    """On a GPU the segments may have other addresses."""
    real = step(made(20, 1, 2), blocks=(block(2048, at=0), block(20, at=1)))
    dry = replace(real, meta=real.meta._replace(predicted="a dry run as on H200"))
    real_fit, dry_fit = (tb_actmem.predict.fits(each, "H200") for each in (real, dry))

    assert real_fit.reserved_bytes == dry_fit.reserved_bytes == real_fit.least_reserved_bytes
    assert dry_fit.least_reserved_bytes == 2068 * MIB - int(0.02 * 2068 * MIB)


def test_segments_too_large_for_gpu_are_not_assumed():
    """Torch would have freed unused segments for others."""
    recording = step(made(20, 1, 2), blocks=(block(100 * 1024, at=0),))

    assert tb_actmem.predict.fits(recording, "H200").reserved_bytes == 100 * 2**30
    assert tb_actmem.predict.fits(recording, "H100").reserved_bytes == 20 * MIB
