"""Explained snapshots agree with torch's own allocator, on a GPU or in a dry run."""

from __future__ import annotations

import contextlib
import json
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.cli.main import main
from tb_actmem.snapshot import read_snapshot
from tb_actmem.snapshot.align import align
from tb_actmem.snapshot.explain import Explanation, Kind, Moment, explain
from tb_actmem.snapshot.figures import memory_stats
from tb_actmem.snapshot.recording import recording_of, with_graph

pytestmark = pytest.mark.cuda

HERE = Path(__file__).name


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList(
            nn.Sequential(nn.Linear(512, 2048), nn.GELU(), nn.Linear(2048, 512)) for _ in range(4)
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for layer in self.layers:
            x = x + layer(x)  # the line of the test
        return x


@pytest.fixture(autouse=True)
def history() -> Iterator[None]:
    torch.cuda.empty_cache()
    torch.cuda.reset_peak_memory_stats()
    yield
    torch.cuda.memory._record_memory_history(enabled=None)


def record(max_entries: int = 10**6, stacks: str = "all") -> None:
    torch.cuda.memory._record_memory_history(max_entries=max_entries, stacks=stacks)


def train(steps: int = 2, batch: int = 700) -> None:
    model = Net().cuda()
    optimizer = torch.optim.AdamW(model.parameters())
    for _ in range(steps):
        loss = model(torch.randn(batch, 512, device="cuda")).square().mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()


def explained(tmp_path: Path) -> Explanation:
    path = tmp_path / "snapshot.pickle"
    torch.cuda.memory._dump_snapshot(str(path))
    return explain(read_snapshot(path))[0]


def requested(which: str) -> int:
    return torch.cuda.memory_stats()[f"requested_bytes.all.{which}"]


@pytest.mark.parametrize("stacks", ["all", "python"])
def test_sums_are_torchs(tmp_path: Path, stacks: str):
    record(stacks=stacks)
    train()
    one = explained(tmp_path)
    peak, end = one.replay.sums[one.replay.peak], one.replay.sums[-1]

    assert peak.allocated == torch.cuda.max_memory_allocated()
    assert max(sums.requested for sums in one.replay.sums) == requested("peak")
    assert one.reserved_peak == torch.cuda.max_memory_reserved()
    assert end == (
        torch.cuda.memory_allocated(),
        requested("current"),
        torch.cuda.memory_reserved(),
    )


def test_purposes_have_the_models_bytes(tmp_path: Path):
    """Each parameter has two states. Blocks may be larger than requested."""
    record()
    train()
    one = explained(tmp_path)
    own = sum(parameter.numel() * 4 for parameter in Net().parameters())
    asked = dict.fromkeys(Kind, 0)
    for group in one.groups:
        asked[group.kind] += group.requested

    assert one.at[0] is Moment.PEAK
    assert asked[Kind.PARAMETER] == own
    assert asked[Kind.OPTIMIZER] == 2 * own
    assert one.steps == 2


@pytest.mark.parametrize("stacks", ["all", "python"])
def test_phases_are_those_of_the_program(tmp_path: Path, stacks: str):
    record(stacks=stacks)
    train(steps=3)
    kinds = [part.kind and part.kind.value for part in explained(tmp_path).parts]

    assert kinds == [None, *["forward", "backward", "update"] * 3]


def test_activations_name_their_op_and_line(tmp_path: Path):
    record()
    model, x = Net().cuda(), torch.randn(700, 512, device="cuda")
    loss = model(x).square().mean()
    one = explained(tmp_path)
    ops = {
        group.place.op
        for group in one.groups
        if group.kind is Kind.FORWARD
        and group.place.line
        and group.place.line.function == "forward"
    }

    assert {"aten::addmm", "aten::gelu", "aten::add_Tensor"} <= ops
    assert all(group.place.line.file.endswith(HERE) for group in one.groups if group.place.line)
    del loss


def test_recording_of_the_program_aligns(tmp_path: Path):
    """The recorder does not see temporaries inside ops; its mode adds gradients out of place."""
    record()
    model = Net().cuda()
    optimizer = torch.optim.AdamW(model.parameters())

    def step() -> None:
        model(torch.randn(700, 512, device="cuda")).square().mean().backward()
        optimizer.step()
        optimizer.zero_grad()

    step()
    step()
    one = explained(tmp_path)
    with tb_actmem.record(model) as recorder:
        step()
    recording = recorder.recording
    found = align(one, Index(recording))
    paired = {*found.storages.values()}
    lives = [
        (life.born, life.freed)
        for at, life in enumerate(one.replay.lives)
        if at not in found.storages and life.born is not None and life.born >= one.step_ends[0]
    ]
    unpaired = {
        recording.ops[row.birth].name
        for at, row in enumerate(recording.storages)
        if row.birth is not None and row.device == "cuda:0" and at not in paired
    }

    again = with_graph(recording_of(one, ""), found)

    assert tb_actmem.totals(again).saved_bytes == tb_actmem.totals(recording).saved_bytes
    assert found.other_op == 0
    assert unpaired <= {"aten::add.Tensor"}
    assert all(freed is not None and freed - born <= 4 for born, freed in lives)


def test_truncated_trace_has_torchs_sums(tmp_path: Path):
    """Torch keeps the last events only."""
    record(max_entries=150)
    train(steps=3)
    one = explained(tmp_path)

    assert len(one.device.events) <= 150
    assert one.replay.sums[-1].allocated == torch.cuda.memory_allocated()
    assert one.replay.sums[0].reserved <= torch.cuda.max_memory_reserved()
    assert one.replay.sums[one.replay.peak].allocated <= torch.cuda.max_memory_allocated()


def test_out_of_memory_error_is_explained(tmp_path: Path):
    record()
    kept = Net().cuda()(torch.randn(700, 512, device="cuda"))
    with contextlib.suppress(torch.cuda.OutOfMemoryError):
        torch.empty(2**50, dtype=torch.uint8, device="cuda")
    one = explained(tmp_path)

    assert one.at[0] is Moment.OUT_OF_MEMORY
    assert one.failures[-1].nbytes == 2**50
    assert one.failures[-1].sums.allocated == torch.cuda.memory_allocated()
    assert one.failures[-1].place.op == "aten::empty_memory_format"
    del kept


def dumped(form: str, path: Path) -> None:
    """Write the figures as programs do."""
    flat, nested = torch.cuda.memory_stats(), torch.cuda.memory_stats_as_nested_dict()
    values: dict[str, bytes] = {
        "json": json.dumps(flat).encode(),
        "pickle": pickle.dumps(flat),
        "nested": pickle.dumps(nested),
        "devices": json.dumps({"cuda:0": flat}).encode(),
        "list": pickle.dumps([flat], protocol=2),
    }
    path.write_bytes(values[form])


@pytest.mark.parametrize("form", ["json", "pickle", "nested", "devices", "list"])
def test_memory_stats_are_torchs(tmp_path: Path, form: str):
    """The oracle of free memory is torch's list of segments and blocks."""
    path, before = tmp_path / "stats", torch.cuda.memory_stats()["num_ooms"]
    model = Net().cuda()
    model(torch.randn(700, 512, device="cuda")).square().mean().backward()
    with contextlib.suppress(torch.cuda.OutOfMemoryError):
        torch.empty(2**50, dtype=torch.uint8, device="cuda")
    kept = torch.empty(2**24, device="cuda")
    del kept
    dumped(form, path)
    [stats] = memory_stats(path.read_bytes())
    segments = torch.cuda.memory_snapshot()
    unused = [each for each in segments if not each["active_size"]]
    free = sum(each["total_size"] - each["active_size"] for each in segments)

    assert stats.name == {"devices": "cuda:0", "list": "0"}.get(form, "")
    assert (stats.allocated, stats.reserved) == (
        torch.cuda.memory_allocated(),
        torch.cuda.memory_reserved(),
    )
    assert (stats.peak_allocated, stats.peak_reserved) == (
        torch.cuda.max_memory_allocated(),
        torch.cuda.max_memory_reserved(),
    )
    assert (stats.requested, stats.peak_requested) == (requested("current"), requested("peak"))
    assert stats.ooms == before + 1
    assert stats.unused == sum(each["total_size"] for each in unused)
    assert stats.inactive_split == free - stats.unused


def test_memory_stats_name_private_pools(tmp_path: Path):
    if not hasattr(torch.cuda, "MemPool") or torch.__version__ < "2.15":
        pytest.skip("this torch has no figures of private pools")
    pool = torch.cuda.MemPool()
    with torch.cuda.use_mem_pool(pool):
        kept = torch.empty(2**20, device="cuda")
    dumped("nested", tmp_path / "stats")
    [stats] = memory_stats((tmp_path / "stats").read_bytes())

    in_pools = [each for each in torch.cuda.memory_snapshot() if each["segment_pool_id"] != (0, 0)]
    assert stats.private == sum(each["total_size"] for each in in_pools) > 0
    del kept


PROGRAM = """
import torch
from torch import nn

model = nn.Sequential(nn.Linear(512, 2048), nn.GELU(), nn.Linear(2048, 512)).cuda()
optimizer = torch.optim.AdamW(model.parameters())
for _ in range(9):
    model(torch.randn(700, 512, device="cuda")).square().mean().backward()
    optimizer.step()
    optimizer.zero_grad()
"""


def test_program_is_recorded_in_a_dry_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record()
    exec(compile(PROGRAM, "train.py", "exec"), {})
    torch.cuda.memory._dump_snapshot(str(tmp_path / "snapshot.pickle"))
    (tmp_path / "train.py").write_text(PROGRAM)
    words = [str(tmp_path / "snapshot.pickle"), "--like", "A100", "--program"]

    assert main(["explain", *words, str(tmp_path / "train.py")]) == 0
    said = capsys.readouterr().out
    assert "too few" not in said
    assert "gelu saves its input for its gradient" in said
