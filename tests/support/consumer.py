"""What somebody writes who uses every public name, and has their own code checked strictly."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor, nn
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem import Recording
from tb_actmem.integrations.assertions import ActivationMemory
from tb_actmem.predict import Fits, Plan, ScalingModel, estimate
from tb_actmem.types import ComparisonRow, Totals


def recorded(model: nn.Module, x: Tensor, batches: list[Tensor]) -> Recording:
    every = tb_actmem.record(model, every=100, ops=True, stacks=False, label="a step")
    for batch in batches:
        with every as recorder:
            loss: Tensor = model(batch).sum()
            recorder.finish(loss)
        if every.watched:
            print(every.recording.meta.torch_version)
    every.start()
    every.stop(MemoryError())
    with tb_actmem.predict.dry_run("cuda", like="H100", answers={"train.py:41": 128}):
        print(model(x))
    with tb_actmem.recorder.allocation_stats("cuda", reset_peak=True) as stats:
        loss = model(x).sum()
    print(stats)
    graph: Recording = tb_actmem.capture(loss, model)
    return graph


def looked_at(recording: Recording, before: Recording, folder: Path) -> int:
    totals: Totals = tb_actmem.totals(recording)
    numbers: dict[str, int] = tb_actmem.scalars(recording)
    lines: str = tb_actmem.table(recording, by="module", format="md", limit=3)
    cells = [row["nbytes"] for row in tb_actmem.rows(recording, by="saved_tensor")]
    changes: list[ComparisonRow] = tb_actmem.compare(before, recording).rows
    text: str = tb_actmem.compare(before, recording).text(limit=None)
    picture: Path = tb_actmem.render(recording, folder / "a.svg", width="85mm", dims={"b": 2})
    print(tb_actmem.__version__, lines, cells, changes[0].change.value, text, picture, numbers)
    return totals.saved_bytes + (totals.step_peak_bytes or 0)


def kept(recording: Recording, writer: SummaryWriter, folder: Path) -> Recording:
    tb_actmem.add_recording(writer, "activation_memory", recording, global_step=3)
    summary: bytes = tb_actmem.tensorboard.recording_pb("memory", recording).SerializeToString()
    tb_actmem.write(recording, folder / "a.actmem")
    again: Recording = tb_actmem.format.from_bytes(tb_actmem.format.to_bytes(recording))
    for logged in tb_actmem.recordings(folder):
        again = logged.recording()
    assert again == tb_actmem.read(folder / "a.actmem") and summary
    return again


def predicted(recording: Recording, model: nn.Module) -> int:
    after: Recording = tb_actmem.predict.checkpoint(recording, modules=["h.*"], save=["addmm"])
    try:
        plan: Plan = tb_actmem.predict.plan(after, step_peak="20 GiB")
    except tb_actmem.errors.BudgetError as error:
        return error.least_bytes
    with plan.applied(model):
        print(plan.code(), plan.recording, plan.curve)
    on_card: Fits = tb_actmem.predict.fits(after, "H100", expandable_segments=True)
    sizes: ScalingModel = tb_actmem.predict.scale(lambda b: recording, b=(1, 2, 3))
    sizes = tb_actmem.predict.scale([({"b": 1}, recording), ({"b": 2}, after)])
    layer = estimate.Layer(batch=1, tokens=8, hidden=4, heads=2)
    print(estimate.nbytes(estimate.layer_terms(layer)), sizes.formula("saved"), sizes.at(b=3))
    print(on_card.margin_bytes)
    return sizes.largest("b", total_peak="80 GiB")


def test_memory(activation_memory: ActivationMemory) -> None:
    model, x = nn.Linear(2, 2), torch.zeros(1, 2)
    activation_memory.assert_saved(
        model, x, at_most="1 KiB", per_module={"Linear": 100}, step_peak=None
    )
    activation_memory.assert_snapshot(model, (x,), name="linear")


ERRORS: tuple[type[tb_actmem.ActmemError], ...] = (
    tb_actmem.errors.FormatError,
    tb_actmem.errors.PredictError,
    tb_actmem.errors.RecordError,
    tb_actmem.errors.RenderError,
)
