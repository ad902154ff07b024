"""Random programs, compared with torch's own counts."""

from __future__ import annotations

import gc
import os
from typing import Any

import pytest
import torch
from torch import Tensor

import tb_actmem
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tests.support.checkpointable import under_checkpoints
from tests.support.oracles import PackHooks, profiled_bytes
from tests.support.programs import AROUND, LEAVE_ALONE, Program

pytestmark = pytest.mark.filterwarnings("ignore")  # of torch
SEEDS = range(6 if os.environ.get("CI") else 20)
REFUSED = "pack hook", "nothing", "inside a checkpoint already"


def step(program: Program) -> Tensor:
    loss = program()
    loss.backward()
    return loss


def settled(seed: int, **options: Any) -> Program:
    """A program that has run once, because the first call allocates caches of torch."""
    program = Program(seed, **options)
    step(program)
    program.zero_grad()
    gc.collect()
    return program


def recorded(program: Program, run: Any) -> tuple[Recording, Tensor]:
    with tb_actmem.record(program) as recorder:
        loss = run(program)
    recording = recorder.recording.check()
    found = loss.detach().clone()
    del loss
    gc.collect()
    return recording, found


@pytest.mark.usefixtures("compiled_observer")
@pytest.mark.parametrize("seed", SEEDS)
def test_memory_is_profilers(seed: int) -> None:
    program = settled(seed)
    left, peak = profiled_bytes(program)
    _, step_peak = profiled_bytes(lambda: step(program))
    program.zero_grad()

    forward = tb_actmem.totals(recorded(program, Program.__call__)[0])
    whole = tb_actmem.totals(recorded(program, step)[0])

    assert (forward.forward_peak_bytes, forward.alive_after_forward_bytes) == (peak, left), [
        *program.drawn()
    ]
    assert whole.step_peak_bytes == step_peak, [*program.drawn()]
    assert whole.saved_bytes == forward.saved_bytes


@pytest.mark.parametrize("seed", SEEDS)
def test_cached_storages_match_pack_hooks(seed: int) -> None:
    program = settled(seed, without={*AROUND, "vjp"} - {"block"})
    with PackHooks(program) as oracle:
        loss = program()
    cached = oracle.nbytes
    del loss

    assert tb_actmem.totals(recorded(program, Program.__call__)[0]).cached_bytes == cached
    assert {*program.drawn()} <= LEAVE_ALONE


@pytest.mark.parametrize("seed", SEEDS)
def test_watching_changes_no_loss_and_no_gradient(seed: int) -> None:
    program = settled(seed)
    alone = step(program).detach()
    want = [weight.grad for weight in program.parameters()]
    program.zero_grad()

    _, loss = recorded(program, step)

    got = [weight.grad for weight in program.parameters()]
    assert torch.equal(loss, alone)
    for one, other in zip(got, want, strict=True):
        assert (one is None and other is None) or torch.equal(one, other)  # type: ignore[arg-type]  # both are tensors


@pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13")
@pytest.mark.usefixtures("by_mode")  # fake tensors need a mode: both miss memory inside ops
@pytest.mark.parametrize("seed", SEEDS)
def test_dry_run_is_real_run(seed: int) -> None:
    real = tb_actmem.totals(recorded(settled(seed), step)[0])

    with tb_actmem.predict.dry_run("cpu"):
        recording, _ = recorded(settled(seed), step)
    dry = tb_actmem.totals(recording)

    assert "dispatch-mode" in [note.code for note in recording.meta.notes]
    for name in (
        "saved_bytes",
        "forward_peak_bytes",
        "step_peak_bytes",
        "alive_after_forward_bytes",
    ):
        assert getattr(dry, name) == getattr(real, name), name


@pytest.mark.usefixtures("compiled_observer")
@pytest.mark.parametrize("seed", SEEDS)
def test_checkpoint_is_as_predicted(seed: int) -> None:
    program = settled(seed)
    recording, _ = recorded(program, step)
    program.zero_grad()
    try:
        predicted = tb_actmem.totals(tb_actmem.predict.checkpoint(recording, modules=["last"]))
    except PredictError as error:
        assert any(why in str(error) for why in REFUSED)
        return
    under_checkpoints(program, ["last"])
    step(program)
    program.zero_grad()

    real = tb_actmem.totals(recorded(program, step)[0])

    assert predicted.saved_bytes == real.saved_bytes, [*program.drawn()]
    assert predicted.step_peak_bytes == pytest.approx(real.step_peak_bytes, rel=0.01)
