"""Jobs whose representatives run alone, beside the same jobs with all ranks on gloo."""

from __future__ import annotations

import errno
import functools
import inspect
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from itertools import accumulate
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from torch.distributed import pipelining

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.pending_graphs import forwards_in_flight
from tb_actmem.analysis.totals.ranks import rank_peak
from tb_actmem.cli.main import main
from tb_actmem.errors import RecordError
from tb_actmem.integrations import steps
from tb_actmem.job import Report, representatives
from tb_actmem.job.experts import load_of
from tb_actmem.job.objects import Objects
from tb_actmem.job.run import Job, Ran, proof_texts, run
from tb_actmem.paths import any_path
from tb_actmem.rendering.tables.ranks import peaks_grid
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.tensorboard.events.writers import write_recording
from tests.support import warm
from tests.support.notes import notes_of
from tests.support.places import ROOT, TESTS
from tests.support.recordings import toy
from tests.support.tensorboards import wait

PROGRAM = str(TESTS / "support" / "sharded_program.py")
pytestmark = pytest.mark.skipif(
    torch.__version__ < "2.13", reason="pipelines name their shapes since torch 2.13"
)


def variables(**others: object) -> dict[str, str]:
    """The environment of a rank on a busy machine."""
    added = {"PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1", **others}
    return {**os.environ, **{name: str(value) for name, value in added.items()}}


@functools.cache
def planned(world: int, *arguments: str) -> list[Ran]:
    return run(Job(world, [PROGRAM, *arguments], 2, variables()))


def real(folder: Path, *arguments: str, written: str = "all") -> dict[int, tb_actmem.Recording]:
    """Record both ranks of a job of two."""
    with socket.create_server(("localhost", 0)) as free:
        port = free.getsockname()[1]
    record = ["-m", "tb_actmem", "record", "--steps", "2", "--stop-after", "2", "-o", str(folder)]
    record += ["--ranks", written]
    job = {"WORLD_SIZE": 2, "LOCAL_WORLD_SIZE": 2, "MASTER_ADDR": "localhost", "MASTER_PORT": port}
    with tempfile.TemporaryFile() as output:
        ranks = [
            warm.start(
                [*record, PROGRAM, *arguments],
                output,
                output,
                env=variables(RANK=rank, LOCAL_RANK=rank, TORCHELASTIC_RUN_ID="job", **job),
            )
            for rank in range(2)
        ]
        statuses = [rank.wait() for rank in ranks]
        output.seek(0)
        printed = output.read()
        assert statuses == [0, 0], printed
        assert folder.exists(), printed
    found = [logged.recording() for logged in tb_actmem.recordings(folder)]
    return {recording.meta.rank or 0: recording for recording in found}


@pytest.mark.parametrize(
    ("arguments", "represented"), [(("--ddp",), {0: 2}), (("--pp", "2"), {0: None, 1: None})]
)
def test_one_of_equal_ranks_of_a_real_job_writes(
    tmp_path: Path, arguments: tuple[str, ...], represented: dict[int, int | None]
) -> None:
    found = real(tmp_path, *arguments, written="representatives")

    assert {rank: one.meta.represents for rank, one in found.items()} == represented
    saved = {
        one.chosen.rank: tb_actmem.totals(one.recording).saved_bytes
        for one in planned(2, *arguments)
    }
    for rank, recording in found.items():
        assert tb_actmem.totals(recording).saved_bytes == saved[rank]
        codes = {note.code for note in recording.meta.notes}
        assert ("represents-others" in codes) is (represented[rank] is not None)


def test_every_rank_writes_if_stages_are_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report(10, None, (0, 1, 2, 3), ())
    monkeypatch.setattr(steps, "own_representative", lambda: representatives(report))

    assert steps.representative(recording := toy()) is recording


@pytest.mark.parametrize(
    "arguments", [(), ("--pp", "2"), ("--pp", "2", "--chunks", "2"), ("--ddp",)]
)
def test_representatives_keep_what_real_ranks_keep(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    others = real(tmp_path, *arguments)

    found = planned(2, *arguments)

    assert [one.chosen.rank for one in found] == ([0, 1] if "--pp" in arguments else [0])
    for one in found:
        fake = tb_actmem.totals(one.recording)
        other = tb_actmem.totals(others[one.chosen.rank])
        assert fake.saved_bytes == other.saved_bytes
        assert fake.model_bytes == other.model_bytes
        assert fake.peak_unsharded_parameter_bytes == other.peak_unsharded_parameter_bytes
        assert one.recording.meta.mesh == others[one.chosen.rank].meta.mesh
        assert one.recording.meta.represents == 2 // len(found)
        if "--pp" in arguments:  # without, the peak depends on gloo's threads
            assert fake.forward_peak_bytes == other.forward_peak_bytes
            assert fake.step_peak_bytes == other.step_peak_bytes
            assert fake.total_peak_bytes == other.total_peak_bytes


def test_first_stage_has_most_forwards_in_flight() -> None:
    found = planned(64, "--pp", "4")

    assert [one.chosen.rank for one in found] == [0, 16, 32, 48]
    assert {one.chosen.ranks for one in found} == {16}
    assert [forwards_in_flight(Index(one.recording)) for one in found] == [4, 3, 2, 1]


@pytest.mark.parametrize(
    "name", ["Interleaved1F1B", "InterleavedZeroBubble", "ZBVZeroBubble", "DualPipeV"]
)
def test_forwards_in_flight_are_those_of_the_schedule(name: str) -> None:
    """A forward waits until its whole backward has run, or the part for its weights."""
    found = planned(2, "--pp", "2", "--chunks", "2", "--schedule", name)

    most = [forwards_in_flight(Index(one.recording)) for one in found]
    assert most == [max(waiting) for waiting in scheduled(name)]


def scheduled(name: str) -> list[list[int]]:
    """Count the forwards in flight of each of two ranks after each action of a schedule."""
    stages = [
        SimpleNamespace(
            group_size=2, num_stages=4, group_rank=0, stage_index=stage, group=None, submod=None
        )
        for stage in (0, 2)
    ]
    schedule = getattr(pipelining, f"Schedule{name}")(stages, 4, loss_fn=min)
    changes = {"FORWARD": 1, "FULL_BACKWARD": -1, "BACKWARD_WEIGHT": -1}
    counts = []
    for rank in range(2):
        actions = [
            part
            for action in schedule.pipeline_order[rank]
            if action is not None
            for part in action.sub_actions or [action]
        ]
        counts.append([*accumulate(changes.get(part.computation_type.name, 0) for part in actions)])
        assert counts[-1][-1] == 0
    return counts


def test_unevenly_sharded_axis_runs_first_and_last_rank() -> None:
    first, last = planned(8, "--uneven")

    assert (first.chosen.rank, first.chosen.ranks) == (0, 7)
    assert (last.chosen.rank, last.chosen.ranks) == (7, 1)
    model = [tb_actmem.totals(one.recording).model_bytes or 0 for one in (first, last)]
    assert model[0] > model[1]


def test_recording_says_how_many_ranks_it_represents() -> None:
    (one,) = planned(16)

    (note,) = (note for note in notes_of(one.recording) if "represents" in note)
    assert note.startswith("This rank (dp 0 of 16) represents 16 of 16 ranks")
    assert (one.recording.meta.rank, one.recording.meta.represents) == (0, 16)


def test_second_rank_of_each_class_has_same_bytes() -> None:
    ran = run(Job(8, [PROGRAM, "--pp", "2"], 2, variables(), proves=True))

    assert [(one.chosen.rank, one.chosen.last) for one in ran] == [(0, 3), (4, 7)]
    assert [one.second.meta.rank for one in ran if one.second] == [3, 7]
    assert proof_texts(ran) == (
        ["Proved: further ranks ran, with the same bytes: 3 as 0, 7 as 4."],
        True,
    )
    assert "Rank 7, one of them, ran too and has the same bytes." in notes_of(ran[1].recording)[0]


@pytest.mark.parametrize(
    ("of_rank_3", "said"),
    [
        ("Linear(4, 8)", "is too low"),
        ("Linear(4, 2)", "needs less"),
        ("modules.linear.NonDynamicallyQuantizableLinear(4, 4)", "its total peak is the same, but"),
    ],
)
def test_second_rank_with_other_bytes_is_named(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    of_rank_3: str,
    said: str,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS.parent))
    monkeypatch.setenv("LOCAL_WORLD_SIZE", "2")
    program = tmp_path / "differs.py"
    own = f'{of_rank_3} if os.environ["RANK"] == "3" else torch.nn.Linear(4, 4)'
    program.write_text(PROGRAM_OF_HOSTS.replace("Linear(4, 4)", own), encoding="utf-8")

    status = main(["dry-run", "--world", "4", "--like", "cpu", "--prove", str(program)])

    text = " ".join(capsys.readouterr().out.split())
    assert status == (1 if said == "is too low" else 0)
    assert "Rank 3 differs from rank 0, which represents it" in text
    assert said in text and "Assumed" not in text


EXPERTS = """
import os, sys, torch
from torch import distributed, nn
from exchanges import exchange

distributed.init_process_group("gloo")
load, is_known = float(sys.argv[1]), sys.argv[2] == "known"
count = distributed.get_world_size()
up, down = nn.Linear(8, 64), nn.Linear(64, 8)
optimizer = torch.optim.SGD([*up.parameters(), *down.parameters()])
for _ in range(3):
    tokens = torch.ones(40, 8, requires_grad=True)
    sent, received = [10] * count, [int(10 * load)] * count
    if not is_known:  # a router asks its values: none
        sent = received = [0] * count
    there = exchange(tokens * 2, received, sent, distributed.group.WORLD)
    back = exchange(down(up(there).relu()), sent, received, distributed.group.WORLD)
    (tokens + back).square().sum().backward()
    optimizer.step()
"""
BY_TORCH = """
from torch.distributed._functional_collectives import all_to_all_single_autograd as exchange
"""
BY_SPMD_TYPES = """
from spmd_types import all_to_all

def exchange(tensor, received, sent, group):
    return all_to_all(tensor, group, output_split_sizes=received, input_split_sizes=sent)
"""
COLLECTIVES = """
import torch
from torch import distributed

class Exchange(torch.autograd.Function):
    @staticmethod
    def forward(ctx, tensor, group, received, sent):
        ctx.given = group, received, sent
        parts = [part.contiguous() for part in tensor.split(sent)]
        results = [tensor.new_empty(rows, *tensor.shape[1:]) for rows in received]
        distributed.all_to_all(results, parts, group=group)
        return torch.cat(results)

    @staticmethod
    def backward(ctx, gradient):
        group, received, sent = ctx.given
        back = all_to_all(gradient, group, output_split_sizes=sent, input_split_sizes=received)
        return back, None, None, None

def all_to_all(tensor, axis, *, output_split_sizes=None, input_split_sizes=None):
    return Exchange.apply(tensor, axis, output_split_sizes, input_split_sizes)
"""
"""As the package spmd_types, by which torchtitan 0.3 exchanges tokens."""


def write_experts(folder: Path, exchange: str = BY_TORCH) -> Path:
    package = folder / "spmd_types"
    package.mkdir()
    (package / "__init__.py").write_text("from spmd_types._collectives import all_to_all\n")
    (package / "_collectives.py").write_text(COLLECTIVES, encoding="utf-8")
    (folder / "exchanges.py").write_text(exchange, encoding="utf-8")
    program = folder / "experts.py"
    program.write_text(EXPERTS, encoding="utf-8")
    return program


@pytest.mark.parametrize("exchange", [BY_TORCH, BY_SPMD_TYPES], ids=["torch", "spmd_types"])
@pytest.mark.parametrize(
    ("load", "share", "said"),
    [
        ("1", 1.0, "1 × the tokens"),
        ("1.2", 1.2, "1.2 × the tokens"),
        ("10 40 20 20 0 0 5 5", 2.0, "has the tokens of 8 experts"),
        ("worst", 4.0, "All tokens of all ranks"),
    ],
)
def test_experts_have_their_assumed_tokens(
    tmp_path: Path, load: str, share: float, said: str, exchange: str
) -> None:
    """The oracle is the same program, which knows the sizes of its exchanges."""
    program = write_experts(tmp_path, exchange)
    counts = tmp_path / "tokens.txt"
    counts.write_text(load, encoding="utf-8")
    load = load_of(str(counts) if " " in load else load)
    known, unknown = (
        run(Job(4, [str(program), str(share), how], 2, variables(), expert_load=load))[0].recording
        for how in ("known", "unknown")
    )

    assert tb_actmem.totals(known) == tb_actmem.totals(unknown)
    assert not [note for note in notes_of(known) if "[expert-load]" in note]
    (note,) = (note for note in notes_of(unknown) if "exchanges of tokens" in note)
    assert said in note


def test_exchange_into_memory_of_the_program_is_noted(tmp_path: Path) -> None:
    program = write_experts(tmp_path)
    plain = """
    there = torch.empty(sum(received), 8)
    distributed.all_to_all_single(there, tokens.detach(), received, sent)
    back = down(up(there).relu()).sum()
"""
    text = re.sub(r"\n    there = .*?WORLD\)\n    back = .*?WORLD\)\n", plain, EXPERTS, flags=re.S)
    program.write_text(text, encoding="utf-8")

    (one,) = run(Job(4, [str(program), "1", "unknown"], 2, variables()))

    assert any("The experts' memory is missing." in note for note in notes_of(one.recording))


def test_failure_without_tokens_names_lost_exchanges(tmp_path: Path) -> None:
    program = write_experts(tmp_path)
    lost = """
    there = torch.empty(sum(received), 8)
    distributed.all_to_all_single(there, tokens.detach(), received, sent)
    torch.empty_like(tokens).copy_(there)
"""
    program.write_text(
        re.sub(r"\n    there = .*?WORLD\)\n", lost, EXPERTS, count=1, flags=re.S), encoding="utf-8"
    )

    with pytest.raises(RecordError, match=r"\[lost-expert-tokens\] Its output ends with"):
        run(Job(4, [str(program), "1", "unknown"], 2, variables()))


BY_EXPERT = """
    received_of = [10] * count if is_known else [0] * count
    there = exchange(tokens * 2, received, sent, distributed.group.WORLD)
    parts = {}
    there = torch.cat([down(up(part).relu()) for part in parts])
    back = exchange(there, sent, received, distributed.group.WORLD)
"""


def by_expert(folder: Path, parts: str) -> Path:
    """Write the program whose experts receive parts of the tokens."""
    program = write_experts(folder)
    pattern = r"\n    there = .*?WORLD\)\n    back = .*?WORLD\)\n"
    program.write_text(re.sub(pattern, BY_EXPERT.format(parts), EXPERTS, flags=re.S))
    return program


@pytest.mark.parametrize(
    "parts",
    [
        "there.split(received_of)",
        "torch.split(there, tuple(received_of), dim=0)",
        "there.t().split(received_of, dim=1); parts = [part.t() for part in parts]",
    ],
)
def test_tokens_divided_by_unknown_counts_have_equal_parts(tmp_path: Path, parts: str) -> None:
    """The oracle is the same program, which knows its counts."""
    program = by_expert(tmp_path, parts)

    known, unknown = (
        run(Job(4, [str(program), "1", how], 2, variables()))[0].recording
        for how in ("known", "unknown")
    )

    assert tb_actmem.totals(known) == tb_actmem.totals(unknown)
    assert not [note for note in notes_of(known) if "[expert-parts]" in note]
    (note,) = (note for note in notes_of(unknown) if "Tokens were divided" in note)
    assert "Tokens were divided 2 times by counts" in note


@pytest.mark.parametrize(
    "parts",
    [
        "[there[0 : sum(received_of)]]",
        "[torch.empty(sum(received_of), 8) for _ in range(4)]; "
        "distributed.all_to_all(parts, [*there.detach().split(received_of)])",
    ],
)
def test_tokens_selected_by_unknown_counts_are_missing(tmp_path: Path, parts: str) -> None:
    program = by_expert(tmp_path, parts)
    text = program.read_text("utf-8").replace("(tokens + back)", "(tokens.sum() + back.sum())")
    program.write_text(text, "utf-8")

    (one,) = run(Job(4, [str(program), "1", "unknown"], 2, variables()))

    assert any("The experts' memory is missing." in note for note in notes_of(one.recording))


@pytest.mark.parametrize("load", ["0", "-1", "inf", "nan", "much", "."])
def test_wrong_expert_load_is_refused(load: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["dry-run", "--world", "4", f"--expert-load={load}", "train.py"])

    assert "neither balanced, worst, a number above 0, nor a file" in capsys.readouterr().err


def test_failed_rank_is_named_with_its_output() -> None:
    with pytest.raises(
        RecordError, match=r"Rank [12] failed with status 1\.[\s\S]*this rank fails"
    ):
        planned(4, "--pp", "2", "--fail")


ALONE = """
import torch
model = torch.nn.Linear(4, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for _ in range(2):
    model(torch.ones(2, 4)).sum().backward()
    optimizer.step()
"""
WIDE = """
from torch import distributed
from torch.distributed.device_mesh import init_device_mesh
distributed.init_process_group("gloo")
init_device_mesh("cpu", (16, 4))
"""


def test_program_without_process_groups_is_noted(tmp_path: Path, capsys: Any) -> None:
    program = tmp_path / "alone.py"
    program.write_text(ALONE)

    assert main(["dry-run", "--world", "8", "--like", "cpu", str(program)]) == 0
    assert "The program made no process group" in capsys.readouterr().out


def test_mesh_above_the_world_is_an_error(tmp_path: Path, capsys: Any) -> None:
    """Nothing is left of a directory for the recordings."""
    program, runs = tmp_path / "wide.py", tmp_path / "runs"
    program.write_text(WIDE)
    ours = ["dry-run", "--world", "8", "--like", "cpu", "-o", str(runs), str(program)]

    assert main(ours) == 1
    first = capsys.readouterr().err.splitlines()[0]
    assert first.startswith("tb-actmem: Rank 0 failed with status 1. RuntimeError: Mesh should not")
    assert not runs.exists()


CHECKS = """
import torch
from torch import distributed
distributed.init_process_group("gloo")
sizes = torch.zeros(8, dtype=torch.int64)
distributed.all_gather_into_tensor(sizes, torch.tensor([distributed.get_rank()]))
"""


@pytest.mark.parametrize(
    ("check", "is_named"),
    [("assert sizes.tolist() == [*range(8)], 'ranks differ: '", True), ("open('absent')", False)],
)
def test_failed_check_names_values_of_other_ranks(
    check: str, is_named: bool, tmp_path: Path, capsys: Any
) -> None:
    program = tmp_path / "checks.py"
    program.write_text(f"{CHECKS}{check}\n")
    named = "ranks differ. Values from other ranks are zero or unknown. A program that checks them"

    assert main(["dry-run", "--world", "8", "--like", "cpu", str(program)]) == 1
    assert (named in capsys.readouterr().err) == is_named


def test_warning_after_traceback_does_not_hide_the_exception(tmp_path: Path, capsys: Any) -> None:
    program = tmp_path / "program.py"
    said = "import atexit, sys; atexit.register(print, 'W: not destroyed', file=sys.stderr)\n"
    program.write_text(f"{said}raise ValueError('wrong size')")

    assert main(["dry-run", "--world", "8", "--like", "cpu", str(program)]) == 1
    first = capsys.readouterr().err.splitlines()[0]
    assert first.startswith("tb-actmem: Rank 0 failed with status 1. ValueError: wrong size.")


def test_output_is_made_before_the_ranks_run(tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "file").touch()
    runs = str(tmp_path / "file" / "runs")

    assert main(["dry-run", "--world", "8", "--like", "cpu", "-o", runs, "absent.py"]) == 1
    error = capsys.readouterr().err
    assert f"{runs} cannot be written: Not a directory." in error
    assert error.endswith(" [cannot-write]\n")


def test_full_disk_leaves_no_recordings(
    tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, runs = tmp_path / "alone.py", tmp_path / "runs"
    program.write_text(ALONE)

    def written(folder: Path, *_: object) -> None:
        folder.mkdir()
        (folder / "events").touch()
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("tb_actmem.tensorboard.events.writers.write_recording", written)
    ours = ["dry-run", "--world", "8", "--like", "cpu", "-o", str(runs), str(program)]

    assert main(ours) == 1
    assert f"{runs} cannot be written: No space left on device." in capsys.readouterr().err
    assert not runs.exists()


def test_rank_on_full_disk_names_the_directory(
    tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, full = tmp_path / "alone.py", SimpleNamespace(free=0)
    program.write_text("raise SystemExit(1)")
    monkeypatch.setattr("shutil.disk_usage", lambda _: full)

    assert main(["dry-run", "--world", "8", "--like", "cpu", str(program)]) == 1
    assert f"because {tempfile.gettempdir()} has no space left." in capsys.readouterr().err


def test_stage_without_the_one_before_ends_at_once(tmp_path: Path) -> None:
    text = Path(PROGRAM).read_text("utf-8")
    program = tmp_path / "ends.py"
    ends = "if options.fail and rank == 1:\n        raise SystemExit"
    program.write_text(
        text.replace(
            'if options.fail and rank:\n        raise SystemExit("this rank fails")', ends
        ),
        encoding="utf-8",
    )
    job = Job(4, [str(program), "--pp", "4", "--fail"], 2, variables())

    with pytest.raises(RecordError, match=r"Rank 1 ended before it handed shapes.* to rank 2\."):
        run(job)


def test_step_after_the_last_one_is_named() -> None:
    with pytest.raises(RecordError, match=r"Rank 0 ended before step 9[\s\S]*after step 3"):
        run(Job(2, [PROGRAM], 9, variables()))


def test_hosts_have_the_size_of_the_environment(tmp_path: Path) -> None:
    program = tmp_path / "hosts.py"
    program.write_text(PROGRAM_OF_HOSTS, encoding="utf-8")
    (one,) = run(Job(16, [str(program)], 2, variables(LOCAL_WORLD_SIZE=4)))

    assert one.recording.meta.mesh == (("hosts", 4, 0), ("ranks", 4, 0))


@pytest.mark.parametrize(("world", "ranks"), [(16, 8), (12, 6), (7, 7), (11, 1)])
def test_hosts_are_equal_and_have_up_to_eight_ranks(tmp_path: Path, world: int, ranks: int) -> None:
    program = tmp_path / "hosts.py"
    program.write_text(PROGRAM_OF_HOSTS, encoding="utf-8")
    environment = {key: each for key, each in variables().items() if key != "LOCAL_WORLD_SIZE"}
    (one,) = run(Job(world, [str(program)], 2, environment))

    assert one.recording.meta.mesh == (("hosts", world // ranks, 0), ("ranks", ranks, 0))


def test_split_group_has_the_part_of_the_rank(tmp_path: Path) -> None:
    program = tmp_path / "split.py"
    split = """
half = torch.distributed.new_group([0, 2, 4, 6])
part = torch.distributed.split_group(half, [[1, 3], [0, 2]])
assert torch.distributed.get_process_group_ranks(part) == [0, 4]
assert torch.distributed.split_group(split_ranks=[[1, 2]]) is None
model"""
    program.write_text(PROGRAM_OF_HOSTS.replace("\nmodel", split, 1), encoding="utf-8")
    assert run(Job(16, [str(program)], 2, variables(LOCAL_WORLD_SIZE=4)))


def test_program_without_process_group_runs_once(tmp_path: Path) -> None:
    program = tmp_path / "alone.py"
    program.write_text(PROGRAM_OF_HOSTS.replace("mesh = init_device_mesh", "# "), encoding="utf-8")

    (one,) = run(Job(4, [str(program)], 2, variables(LOCAL_WORLD_SIZE=4)))

    assert one.recording.meta.mesh == (("copies", 4, 0),)


WITH_ZERO = """
import torch
from torch.distributed.optim import ZeroRedundancyOptimizer
torch.distributed.init_process_group("gloo")
model = torch.nn.Sequential(torch.nn.Linear(4, 400), torch.nn.Linear(400, 4))
ddp = torch.nn.parallel.DistributedDataParallel(model)
optimizer = ZeroRedundancyOptimizer(ddp.parameters(), optimizer_class=torch.optim.AdamW)
for _ in range(3):
    ddp(torch.ones(2, 4)).sum().backward()
    optimizer.step()
    optimizer.zero_grad()
"""


def test_unequal_parts_of_zero_are_noted_and_found(tmp_path, capsys) -> None:
    """Four ranks share four parameters: weights of 1,600 numbers and biases of 400 and 4."""
    program = tmp_path / "zero.py"
    program.write_text(WITH_ZERO)
    status = main(["dry-run", "--world", "4", "--like", "cpu", "--prove", str(program)])

    said = " ".join(capsys.readouterr().out.split())
    assert "Rank 3 differs from rank 0, which represents it: its" in said
    assert "It needs less." in said and "[zero-optimizer]" in said
    assert status == 0


PROGRAM_OF_HOSTS = """
import os, torch
from torch.distributed.device_mesh import init_device_mesh
per_host = int(os.environ["LOCAL_WORLD_SIZE"])
shape = int(os.environ["WORLD_SIZE"]) // per_host, per_host
mesh = init_device_mesh("cpu", shape, mesh_dim_names=("hosts", "ranks"))
model = torch.nn.Linear(4, 4)
optimizer = torch.optim.SGD(model.parameters())
for _ in range(3):
    model(torch.ones(2, 4)).sum().backward()
    optimizer.step()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")
@pytest.mark.parametrize(
    ("end", "said"), [(signal.SIGTERM, ""), (signal.SIGINT, "tb-actmem: Interrupted.\n")]
)
def test_end_by_signal_leaves_no_rank(end: signal.Signals, said: str, tmp_path: Path) -> None:
    program, runs = tmp_path / "sleeps.py", tmp_path / "runs"
    program.write_text("import time\nprint('here', flush=True)\ntime.sleep(600)\n")
    command = ["dry-run", "--world", "2", "--like", "cpu", "-o", str(runs), str(program)]
    # A shell that starts tests in the background makes them ignore SIGINT.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    python = [sys.executable, "-m", "tb_actmem", *command]
    process = subprocess.Popen(python, env=variables(TMPDIR=tmp_path), stderr=subprocess.PIPE)
    signal.signal(signal.SIGINT, before)
    log = "tb_actmem-*/rank0.log"
    wait(lambda: any(one.read_text() for one in tmp_path.glob(log)), lambda: "rank 0 is silent")

    process.send_signal(end)

    assert process.communicate(timeout=30)[1].decode() == said
    assert process.returncode == 128 + end
    assert not runs.exists()
    assert [*tmp_path.glob("tb_actmem-*")] == []
    assert not [one for one in Path("/proc").glob("[0-9]*/cmdline") if names(one, program)]


@pytest.mark.parametrize("is_remote", [False, True])
def test_interrupt_while_writing_leaves_no_recordings(
    is_remote: bool, tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "alone.py"
    program.write_text(ALONE)
    runs = str(tmp_path / "runs")
    if is_remote:
        pytest.importorskip("fsspec")
        from tests.support.storage import TEAM

        runs = f"{TEAM}/runs"

    def written(folder: Path, tag: str, recording: Any, step: int) -> None:
        write_recording(folder, tag, recording, step)
        raise KeyboardInterrupt

    monkeypatch.setattr("tb_actmem.tensorboard.events.writers.write_recording", written)

    assert main(["dry-run", "--world", "8", "--like", "cpu", "-o", runs, str(program)]) == 128 + 2
    assert capsys.readouterr().err == "tb-actmem: Interrupted.\n"
    assert not any_path(runs).exists()


def names(cmdline: Path, program: Path) -> bool:
    """Whether a process runs a program; one that has ended runs none."""
    try:
        return str(program).encode() in cmdline.read_bytes()
    except OSError:
        return False


def test_rank_that_does_not_fit_keeps_its_reserved_memory() -> None:
    (one,) = planned(2)
    row = rank_peak(Index(one.recording))._replace(reserved_bytes=100, left_bytes=-20)

    text = as_text(peaks_grid([row, row._replace(rank=1, left_bytes=5)]))

    assert text.index("−20 B") < text.index("5 B")


def test_place_is_whole_in_narrow_terminal() -> None:
    (one,) = planned(2)
    row = rank_peak(Index(one.recording))

    assert "…" not in as_text(peaks_grid([row]), 80)


@pytest.mark.usefixtures("by_mode")  # which has a note
def test_command_prints_worst_rank_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS.parent))
    monkeypatch.setenv("COLUMNS", "200")
    options = ["--world", "4", "--like", "cpu", "-o", str(tmp_path)]

    assert main(["dry-run", *options, PROGRAM, "--pp", "2"]) == 0

    said = capsys.readouterr().out
    assert said.startswith("4 ranks, of which 2 ran: the worst first")
    assert said.index("pp 0 of 2") < said.index("pp 1 of 2")
    assert said.count("[dispatch-mode]") == 1
    assert "[represents]" not in said
    assert [logged.recording().meta.rank for logged in tb_actmem.recordings(tmp_path)] == [0, 2]
    assert main(["dry-run", *options, PROGRAM, "--pp", "2"]) == 1
    assert "has the ranks of a job already" in capsys.readouterr().err
    assert main(["show", str(tmp_path), "--by", "rank"]) == 0
    shown = capsys.readouterr().out
    for line in said.splitlines():
        if "pp " in line:
            assert line in shown


def test_loops_of_ranks_are_reported_while_they_run(tmp_path: Path) -> None:
    program = tmp_path / "loops.py"
    reports = """
import os
with open(os.environ["TB_ACTMEM_WARNINGS"], "a") as file:
    file.write(f"A loop of {os.environ['RANK']}.\\nAnother loop.\\n")
model"""
    program.write_text(PROGRAM_OF_HOSTS.replace("\nmodel", reports, 1), encoding="utf-8")
    said: list[str] = []

    run(Job(16, [str(program)], 2, variables(LOCAL_WORLD_SIZE=4)), warn=said.append)

    assert said == ["Rank 0: A loop of 0.", "Rank 0: Another loop."]


def test_replacements_take_arguments_of_torch(tmp_path: Path) -> None:
    """torch.distributed.checkpoint names the lists that it scatters."""
    for replacement in Objects(tmp_path, 0).replacements():
        name = replacement.__name__.removeprefix("_")
        expected = inspect.signature(getattr(torch.distributed, name)).parameters
        taken = inspect.signature(replacement)
        by_place = taken.bind(*expected).arguments
        named = taken.bind(**{one: one for one in expected}).arguments
        inside = named.pop("kwargs", {})
        assert {**named, **inside} == {one: one for one in expected}
        assert all(one == value for one, value in by_place.items() if one != "args")
