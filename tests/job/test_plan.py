"""Plans of a job: their code, pasted into the program, gives the predicted steps."""

from __future__ import annotations

import functools
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.cli.main import main
from tb_actmem.errors import PredictError, RecordError
from tb_actmem.integrations.program import model_of
from tb_actmem.job import Mesh, Report, representatives
from tb_actmem.job.run import Job, Ran, run
from tb_actmem.model import MeshAxis
from tb_actmem.predict.planning.code import change_code, checkpoint_change
from tb_actmem.predict.planning.job import alike, code_by_place
from tb_actmem.tensorboard.events.writers import write_recording
from tests.support.places import TESTS
from tests.support.process_groups import one_rank

PROGRAM = (
    (TESTS / "support" / "sharded_program.py")
    .read_text("utf-8")
    .replace("ROWS, BATCHES = 16, 32, 4", "ROWS, BATCHES = 16, 4096, 4")
)
"""With more rows, because each checkpoint on the CPU has a random state of 5 kB."""
MADE = "    if options.ddp:\n"
"""The line of the program after the one that makes its models."""
pytestmark = pytest.mark.skipif(
    torch.__version__ < "2.13", reason="pipelines name their shapes since torch 2.13"
)


RESHARDS = "reshard_after_forward=options.pp == 1"


def ran(
    folder: Path, code: str = "", *more: str, reshards: bool = False, chunks: int = 1
) -> list[Ran]:
    """Run the program, whose pipeline gathers parameters again in the backward if it reshards."""
    arguments = ["--pp", "2", "--chunks", str(chunks), *more]
    written = program(folder, code, reshards=reshards, chunks=chunks)
    return run(Job(4, [written, *arguments], 2, VARIABLES))


VARIABLES = {**os.environ, "PYTHONPATH": str(TESTS.parent), "OMP_NUM_THREADS": "1"}


def program(folder: Path, code: str, *, reshards: bool = False, chunks: int = 1) -> str:
    """Write the program with code pasted."""
    assert PROGRAM.count(MADE) == PROGRAM.count(RESHARDS) == 1
    model = "models" if chunks > 1 else "models[0]"
    pasted = f"    exec({code!r}, {{'model': {model}}})\n{MADE}"
    written = folder / "program.py"
    text = PROGRAM.replace(RESHARDS, "reshard_after_forward=True") if reshards else PROGRAM
    written.write_text(text.replace(MADE, pasted), encoding="utf-8")
    return str(written)


@pytest.mark.parametrize(("reshards", "chunks"), [(False, 1), (True, 1), (False, 2)])
def test_pasted_code_gives_predicted_steps(
    reshards: bool, chunks: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rerun = functools.partial(ran, tmp_path, reshards=reshards, chunks=chunks)
    found = [one.recording for one in rerun()]
    for recording in found:
        write_recording(tmp_path / f"rank{recording.meta.rank}", "memory", recording, 2)
    command = ["predict", "plan", str(tmp_path), "--reduce", "20%"]

    assert main([*command, "--code"]) == 0
    after = [one.recording for one in rerun(capsys.readouterr().out)]

    united = alike([tb_actmem.predict.plan(recording, reduce="20%") for recording in found])
    assert united.modules
    for real, predicted in zip(after, united.recordings, strict=True):
        expected, totals = tb_actmem.totals(predicted), tb_actmem.totals(real)
        assert totals.saved_bytes == expected.saved_bytes
        assert totals.total_peak_bytes == expected.total_peak_bytes
    assert main([*command, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert [row["total_peak_bytes"] for row in answer["alike"]["ranks"]] == [
        tb_actmem.totals(real).total_peak_bytes for real in after
    ]
    assert [row["place"] for row in answer["ranks"]] == [
        "pp 0 of 2, dp 0 of 2",
        "pp 1 of 2, dp 0 of 2",
    ]
    assert main([*command[:3], "--total-peak", "1KiB"]) == 3
    assert "Rank 0 (pp 0 of 2, dp 0 of 2): No checkpoints lower" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("schedule", "chunks"), [("1F1B", 1), ("Interleaved1F1B", 2), ("InterleavedZeroBubble", 2)]
)
def test_code_by_place_gives_each_stage_its_own_plan(
    schedule: str, chunks: int, tmp_path: Path
) -> None:
    rerun = functools.partial(ran, chunks=chunks)
    found = [one.recording for one in rerun(tmp_path, "", "--schedule", schedule)]
    budgets = [1.0, 0.2]  # the first stage checkpoints all, and the last one as little as possible
    plans = [
        tb_actmem.predict.plan(recording, max_recompute=budget)
        for recording, budget in zip(found, budgets, strict=True)
    ]
    assert plans[0].modules != plans[1].modules

    after = [one.recording for one in rerun(tmp_path, code_by_place(plans), "--schedule", schedule)]

    for plan, real in zip(plans, after, strict=True):
        predicted, totals = tb_actmem.totals(plan.recording), tb_actmem.totals(real)
        assert totals.saved_bytes == predicted.saved_bytes
        assert totals.total_peak_bytes == predicted.total_peak_bytes


def test_gather_of_selective_recomputation_is_refused_like_torch(tmp_path: Path) -> None:
    """The schedule gathers all parameters of a stage before its first forward."""
    found = ran(tmp_path, reshards=True, chunks=2)[0].recording
    change = checkpoint_change(found, ["0"], ["addmm"], ())

    with pytest.raises(PredictError, match="its recomputation would gather them"):
        tb_actmem.predict.checkpoint(found, "0", save="addmm")
    with pytest.raises(RecordError, match="not found in storage"):
        ran(tmp_path, change_code(change, None, None), reshards=True, chunks=2)
    for name in ("0.layers.0", "0.layers.1"):  # each gathers before the recomputation
        change = checkpoint_change(found, [name], ["addmm"], ())
        (real, *_) = ran(tmp_path, change_code(change, None, None), reshards=True, chunks=2)
        predicted = tb_actmem.predict.checkpoint(found, name, save="addmm")
        known, said = tb_actmem.totals(real.recording), tb_actmem.totals(predicted)
        assert said.saved_bytes == known.saved_bytes
        assert said.total_peak_bytes == known.total_peak_bytes


def test_pasted_code_changes_model_in_data_parallel() -> None:
    x = torch.randn(256, 64)
    with one_rank():
        for is_recorded_wrapped in (True, False):
            model = nn.Sequential(*(block(256) for _ in range(4)))
            wrapped = nn.parallel.DistributedDataParallel(model)
            with tb_actmem.record(wrapped if is_recorded_wrapped else model) as recorder:
                wrapped(x).sum().backward()
            plan = tb_actmem.predict.plan(recorder.recording, reduce="25%")
            united = alike([plan]).code()
            for code in [united, plan.code()] if is_recorded_wrapped else [united]:
                for given in (wrapped, model):
                    before = [(part, type(part)) for part in model.modules()]
                    exec(code, {"model": given})
                    changed = [part for part, kind in before if type(part) is not kind]
                    assert len(changed) == len(plan.modules) > 0
                    for part, kind in before:
                        part.__class__ = kind


def test_pasted_code_changes_list_of_models_in_data_parallel() -> None:
    x = torch.randn(256, 64)
    with one_rank():
        models = [nn.Sequential(*(block(256) for _ in range(2))) for _ in range(2)]
        wrapped = [nn.parallel.DistributedDataParallel(model) for model in models]
        with tb_actmem.record(nn.ModuleList(wrapped)) as recorder:
            wrapped[1](wrapped[0](x)).sum().backward()
        plan = tb_actmem.predict.plan(recorder.recording, reduce="25%")
        for code in (plan.code(), alike([plan]).code()):
            for given in (models, tuple(wrapped), nn.ModuleList(models)):
                before = [(part, type(part)) for model in models for part in model.modules()]
                exec(code, {"model": given})
                changed = [part for part, kind in before if type(part) is not kind]
                assert len(changed) == len(plan.modules) > 0
                for part, kind in before:
                    part.__class__ = kind


def test_several_models_have_the_order_of_their_optimizer() -> None:
    models = [nn.Sequential(nn.Linear(4, 4)) for _ in range(3)]
    ordered = [models[at] for at in (2, 0, 1)]
    optimizers = [torch.optim.SGD([*model.parameters()]) for model in ordered]
    together = torch.optim.SGD([each for model in ordered for each in model.parameters()])

    for given in (optimizers, [together]):
        found = model_of(given)
        assert isinstance(found, nn.ModuleList) and [*found] == ordered


def test_pasted_code_warns_that_nothing_matches() -> None:
    model, x = nn.Sequential(*(block(256) for _ in range(4))), torch.randn(256, 64)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    code = alike([tb_actmem.predict.plan(recorder.recording, reduce="25%")]).code()

    with pytest.warns(UserWarning, match="The plan names no module of this model"):
        exec(code, {"model": nn.Sequential()})


class Ending(nn.Module):
    """A stage: blocks, and for the last stage a head."""

    def __init__(self, blocks: int, hidden: int, classes: int) -> None:
        super().__init__()
        self.body = nn.Sequential(*(block(hidden) for _ in range(blocks)))
        self.head = nn.Linear(64, classes) if classes else nn.Identity()

    def forward(self, x: Tensor) -> Tensor:
        y = self.head(self.body(x))
        return y.square().mean() if y.shape == x.shape else y.log_softmax(1)[:, 0].mean()


def block(hidden: int) -> nn.Module:
    return nn.Sequential(nn.Linear(64, hidden), nn.GELU(), nn.Linear(hidden, 64))


def write_stages(folder: Path, stages: int) -> list[nn.Module]:
    """Write two stages of a pipeline that need unequal checkpoints, and return their models."""
    x = torch.randn(512, 64)
    models: list[nn.Module] = [Ending(6, 512, 0), Ending(8, 64, 1600)]
    for rank, model in enumerate(models):
        optimizer = torch.optim.SGD(model.parameters())
        for _ in range(2):
            with tb_actmem.record(model) as recorder:
                model(x).backward()
                optimizer.step()
                optimizer.zero_grad()
        meta = recorder.recording.meta._replace(
            rank=rank, mesh=(MeshAxis("pp", stages, rank),), represents=1
        )
        recording = replace(recorder.recording, meta=meta)
        write_recording(folder / f"rank{rank}", "memory", recording, 2)
    return models


@pytest.mark.usefixtures("by_mode")  # which has a note
def test_plan_of_all_ranks_that_misses_the_goal_is_by_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    models = write_stages(tmp_path, 2)
    command = ["predict", "plan", str(tmp_path), "--total-peak", "10.6MiB"]

    assert main(command) == 0
    said = capsys.readouterr().out
    assert "Rank 0 misses the goal with the checkpoints of all ranks. --code prints" in said
    assert "[dispatch-mode]" in said
    assert main([*command, "--json"]) == 0
    ranks = json.loads(capsys.readouterr().out)["ranks"]
    assert main([*command, "--code"]) == 0
    code = capsys.readouterr().out
    for rank, (model, row) in enumerate(zip(models, ranks, strict=True)):
        kinds = {name: type(part) for name, part in model.named_modules()}
        monkeypatch.setattr(torch.distributed, "get_rank", lambda rank=rank: rank)
        monkeypatch.setattr(torch.distributed, "get_world_size", lambda: 2)
        exec(code, {"model": model})
        changed = [name for name, part in model.named_modules() if type(part) is not kinds[name]]
        assert sorted(changed) == sorted(row["plan"])
    monkeypatch.setattr(torch.distributed, "get_world_size", lambda: 4)
    with pytest.raises(ValueError, match="The plan is for a job of 2 ranks"):
        exec(code, {"model": models[0]})


def test_plan_of_ranks_without_place_names_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_stages(tmp_path, 3)  # of which the last one has no recording
    command = ["predict", "plan", str(tmp_path), "--total-peak", "10.6MiB"]

    assert main([*command, "--code"]) == 3
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "tb-actmem: Rank 0 misses the goal" in printed.err
    assert "such as --run rank0 --code" in printed.err
    assert main([*command[:3], "--reduce", "5%"]) == 3
    assert "Rank 0 misses the goal" in capsys.readouterr().out


STAGES = Mesh(("pp", "dp"), (2, 3), (*range(6),))
COPIES = Mesh(("dp", "pp"), (3, 2), (*range(6),))


@pytest.mark.parametrize(
    ("report", "expected"),
    [
        pytest.param(Report(6, STAGES, (0, 3), ()), [0, 0, 0, 1, 1, 1], id="stages-outside"),
        pytest.param(Report(6, COPIES, (0, 1), ()), [0, 1, 0, 1, 0, 1], id="stages-inside"),
        pytest.param(
            Report(6, STAGES, (0, 3), ((0, 1, 2),)),
            [(0, 0), (0, 0), (0, 1), (1, 0), (1, 0), (1, 1)],
            id="last-rank-of-uneven-axis",
        ),
        pytest.param(Report(8, None, (0, 2), ()), [0, 0, 1, 1, 0, 0, 1, 1], id="without-mesh"),
    ],
)
def test_rank_finds_the_place_of_its_representative(report: Report, expected: list[Any]) -> None:
    model = nn.Sequential(*(block(256) for _ in range(4)))
    with tb_actmem.record(model) as recorder:
        model(torch.randn(256, 64)).sum().backward()
    plan = tb_actmem.predict.plan(recorder.recording, reduce="25%")
    plans = []
    for number, one in enumerate(representatives(report)):
        meta = recorder.recording.meta._replace(rank=one.rank, mesh=one.place, represents=one.ranks)
        before = replace(recorder.recording, meta=meta)
        plans.append(replace(plan, before=before, modules=(str(number),)))

    code = code_by_place(plans)

    (place,) = (line for line in code.splitlines() if line.startswith("    place = "))
    assert [
        eval(place.partition(" = ")[2], {"get_rank": lambda rank=rank: rank})
        for rank in range(report.world)
    ] == expected
    for at, name in zip(sorted({*expected}), range(len(plans)), strict=True):
        of_place = code.partition(f"if place == {at}:\n")[2].partition("if place")[0]
        assert f"'{name}'," in of_place
