"""Whether a step fits on a GPU: the allocator model against torch's own rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.cli.main import main
from tb_actmem.errors import BudgetError, PredictError
from tb_actmem.model import Note, Recording
from tb_actmem.predict.capacity import CachingAllocator
from tb_actmem.predict.capacity.replay import served
from tb_actmem.predict.fake_cuda.gpus import described, gpu, names
from tb_actmem.recorder.engine import SWITCH
from tests.support import recordings

MIB = 2**20
VERSIONS = {"2.14.0": 2, "2.15.0+cu132": 1, "3.0": 1}
"""Torch → cuBLAS workspaces at the peak: until 2.14 two threads of a training keep one each."""


def step() -> Recording:
    return steps()[1]


def of_cuda(recording: Recording) -> Recording:
    """The step as recorded with the kernels of CUDA."""
    rows = tuple(row._replace(device="cuda:0") for row in recording.storages)
    return replace(recording, storages=rows)


def as_of(version: str, recording: Recording) -> Recording:
    return replace(recording, meta=recording.meta._replace(torch_version=version))


def steps(rows: int = 64) -> list[Recording]:
    model = nn.Sequential(nn.Linear(512, 2048), nn.ReLU(), nn.Linear(2048, 512))
    optimizer = torch.optim.AdamW(model.parameters())
    found = []
    for _ in range(2):
        with tb_actmem.record(model, label="mlp") as recorder:
            model(torch.randn(rows, 512)).sum().backward()
            optimizer.step()
            optimizer.zero_grad()
        found.append(recorder.recording)
    return found


def test_segments_are_2_or_20_mib():
    allocator = CachingAllocator()

    allocator.take(1)
    assert (allocator.allocated, allocator.reserved) == (512, 2 * MIB)
    allocator.take(MIB + 1)
    assert (allocator.allocated, allocator.reserved) == (512 + MIB + 512, 22 * MIB)
    allocator.take(21 * MIB)
    assert allocator.reserved == 44 * MIB, "from 10 MiB on it is rounded up to 2 MiB"


def test_freed_blocks_are_reused_and_merged():
    allocator = CachingAllocator()
    blocks = [allocator.take(6 * MIB) for _ in range(3)]
    for block in blocks:
        allocator.give_back(block)

    allocator.take(20 * MIB)

    assert allocator.reserved == allocator.most_reserved == 20 * MIB


def test_expandable_segment_leaves_no_gaps():
    apart, grown = CachingAllocator(), CachingAllocator(is_expandable=True)
    for allocator in (apart, grown):
        for nbytes in (11 * MIB, 13 * MIB, 15 * MIB):
            allocator.give_back(allocator.take(nbytes))

    assert apart.reserved == (12 + 14 + 16) * MIB
    assert grown.reserved == 20 * MIB


def test_live_storages_are_allocated_in_blocks():
    """The peak of the worked example is 264 bytes in 5 storages, which take 512 each."""
    (found,) = served(Index(recordings.toy()), "cpu")

    assert found.allocated_bytes % 512 == 0
    assert found.reserved_bytes == 2 * MIB


class Momentum(torch.optim.Optimizer):
    """Replaces its state by a new one in each step."""

    def __init__(self, params: Iterable[nn.Parameter]) -> None:
        super().__init__(params, {})

    @torch.no_grad()
    def step(self, closure: Any = None) -> None:  # type: ignore[override]  # it takes none
        for p in self.param_groups[0]["params"]:
            old = self.state[p].get("m", torch.zeros_like(p))
            self.state[p]["m"] = 0.9 * old + p.grad
            p -= 0.01 * self.state[p]["m"]


OPTIMIZERS: dict[str, Callable[..., torch.optim.Optimizer]] = {
    "new states": Momentum,
    "adamw": torch.optim.AdamW,
    "adamw, one by one": partial(torch.optim.AdamW, foreach=False),
    "momentum": partial(torch.optim.SGD, lr=0.1, momentum=0.9),
    "no states": partial(torch.optim.SGD, lr=0.1),
}


@pytest.mark.parametrize("is_first", [True, False])
@pytest.mark.parametrize("name", OPTIMIZERS)
def test_allocated_is_total_peak_in_blocks(name, is_first):
    model = nn.Sequential(*(nn.Linear(256, 256, bias=False) for _ in range(4)))
    optimizer, x = OPTIMIZERS[name](model.parameters()), torch.randn(8, 256)
    for _ in range(1 if is_first else 3):
        with tb_actmem.record(model) as recorder:
            model(x).sum().backward()
            optimizer.step()
            optimizer.zero_grad()
    # Later versions take workspaces elsewhere than at the peak.
    recording = as_of("2.14.0", recorder.recording)
    fit = tb_actmem.predict.fits(recording, "A100")
    total = tb_actmem.totals(recording).total_peak_bytes or 0

    rounded = 512 * len(recording.storages) + x.nbytes  # the program holds x to the end
    assert 0 <= fit.allocated_bytes - fit.workspace_bytes - total <= rounded < 0.02 * total


def test_first_step_counts_new_optimizer_states():
    """The first step peaks before its states exist: later steps need more."""
    first, second = steps(4096)
    peaks = [tb_actmem.totals(of).total_peak_bytes for of in (first, second)]
    assert peaks[0] is not None and peaks[1] is not None and peaks[0] < 0.9 * peaks[1]

    paper = [tb_actmem.predict.fits(of, "A100") for of in (first, second)]

    assert paper[0].allocated_bytes == paper[1].allocated_bytes
    assert paper[0].reserved_bytes == paper[1].reserved_bytes


@pytest.mark.parametrize("version", VERSIONS)
def test_left_gradient_is_replaced_by_next_step(version):
    """With ``zero_grad()`` at the beginning of a step each gradient exists once at a time."""
    model = nn.Linear(2048, 2048, bias=False)
    optimizer = torch.optim.SGD(model.parameters())
    for _ in range(2):
        with tb_actmem.record(model) as recorder:
            optimizer.zero_grad()
            model(torch.ones(2, 2048)).sum().backward()
            optimizer.step()
    (found,) = served(Index(as_of(version, recorder.recording)), "cpu")

    assert found.allocated_bytes < 2.1 * 16 * MIB


def test_unknown_facts_give_range():
    first, second = steps()

    for fit in (tb_actmem.predict.fits(of, "A100") for of in (first, second)):
        assert fit.allocated_bytes <= fit.least_reserved_bytes <= fit.reserved_bytes
        assert fit.most_reserved_bytes >= fit.reserved_bytes + 20 * MIB


def test_unknown_workspaces_of_libraries_raise_the_range():
    """On an H200, those of cuDNN added 10.6 % to the reserved memory of a U-Net."""
    made = of_cuda(step())
    known = tb_actmem.predict.fits(made, "A100")
    note = Note.of("dry-run-workspaces", count=1, ops=["aten::convolution"])
    dry = replace(made, meta=made.meta._replace(notes=(*made.meta.notes, note)))
    found = tb_actmem.predict.fits(dry, "A100")

    assert found.least_reserved_bytes == known.least_reserved_bytes
    assert found.reserved_bytes == known.reserved_bytes
    assert found.most_reserved_bytes >= known.most_reserved_bytes + 0.106 * known.reserved_bytes


@pytest.mark.parametrize(("version", "workspaces"), VERSIONS.items())
def test_allocated_memory_includes_workspaces_at_its_peak(version, workspaces):
    _, recording = steps()

    fit = tb_actmem.predict.fits(as_of(version, recording), "B200")

    assert fit.workspace_bytes == workspaces * 32 * MIB


def einsum(x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    return torch.einsum("abi,oi->abo", x, weight)


@pytest.mark.parametrize("engine", ["0", "1"])
@pytest.mark.parametrize("product", [nn.functional.linear, torch.matmul, einsum])
def test_product_in_inference_takes_workspace(product, engine, monkeypatch):
    monkeypatch.setenv(SWITCH, engine)
    x = torch.ones(4, 8, 8)
    with torch.inference_mode(), tb_actmem.record(stacks=False) as recorder:
        out = product(x, torch.ones(8, 8))
    recording = as_of("2.11.0", recorder.recording)

    assert tb_actmem.predict.fits(recording, "H100").workspace_bytes == 32 * MIB
    del out


@pytest.mark.parametrize(("version", "workspaces"), VERSIONS.items())
def test_step_fits_or_reports_missing_bytes(version, workspaces, tmp_path, capsys):
    recording = as_of(version, step())
    peak = tb_actmem.totals(recording).total_peak_bytes
    assert peak is not None

    fit = tb_actmem.predict.fits(recording, "h100")

    assert fit and fit.gpu == "H100"
    assert fit.workspace_bytes == workspaces * 32 * MIB
    # Since 2.15 the peak of allocated memory can be where a product runs, and not the total peak.
    kept = 0 if version > "2.15" else fit.workspace_bytes
    assert fit.allocated_bytes - fit.workspace_bytes < 1.01 * peak
    assert peak <= fit.allocated_bytes - kept
    assert fit.allocated_bytes <= fit.reserved_bytes
    assert "The step was recorded on cpu" in str(fit)

    path = tmp_path / "step.actmem"
    tb_actmem.write(recording, path)
    assert main(["predict", "fits", str(path), "--device", "T4"]) == 0
    assert capsys.readouterr().out.startswith("mlp\nT4: fits, ")


@pytest.mark.parametrize(
    ("optimizers", "said"),
    [
        (None, [Note("model-unknown")]),
        (0, [Note("no-optimizer")]),
        (1, []),
    ],
)
def test_unknown_model_facts_are_noted(optimizers, said):
    recording = step()
    recording = replace(recording, meta=recording.meta._replace(optimizers=optimizers))

    notes = [*tb_actmem.predict.fits(recording, "H100").notes]

    assert notes[notes.index(Note.of("not-cuda", device="cpu")) + 1 :] == said


@pytest.mark.parametrize("sees_memory", [False, True])
def test_range_without_hidden_memory_says_so(sees_memory):
    recording = step()
    recording = replace(recording, meta=recording.meta._replace(sees_memory=sees_memory))

    fit = tb_actmem.predict.fits(recording, "H100")

    assert (Note("hidden-memory") in fit.notes) is not sees_memory
    assert (", without memory that ops allocate internally." in str(fit)) is not sees_memory


def test_step_fits_to_last_byte():
    fit = tb_actmem.predict.fits(of_cuda(step()), "H100")
    enough = fit.reserved_bytes + fit.outside_bytes
    exactly, one_less = (replace(fit, total_bytes=enough - n) for n in (0, 1))

    assert exactly and exactly.margin_bytes == 0
    assert not one_less and "does not fit, 1 B too much" in str(one_less)


def test_memory_outside_is_512_mib_or_yours():
    recording = step()
    assumed, given = (tb_actmem.predict.fits(recording, "H100", outside=n) for n in (None, "3 GiB"))

    assert (assumed.outside_bytes, given.outside_bytes) == (512 * MIB, 3072 * MIB)
    assert assumed.margin_bytes - given.margin_bytes == 2560 * MIB
    assert "512 MiB are assumed for CUDA itself; NCCL's memory is not counted" in str(assumed)
    assert "3 GiB are assumed outside of torch's allocator" in str(given)
    with pytest.raises(PredictError, match="outside"):
        tb_actmem.predict.fits(recording, "H100", outside="much")


def test_pools_of_cuda_graphs_are_added():
    recording = step()
    notes = (
        Note.of("cuda-graphs"),
        Note.of("cuda-graphs", device="cpu", nbytes=5 * MIB),
        Note.of("cuda-graphs", device="cuda:7", nbytes=7 * MIB),
    )
    noted = replace(recording, meta=recording.meta._replace(notes=notes))
    without, fit = (tb_actmem.predict.fits(each, "H100") for each in (recording, noted))

    assert fit.graph_pool_bytes == without.margin_bytes - fit.margin_bytes == 5 * MIB
    assert "Pools of CUDA graphs from before the block reserve 5 MiB more." in str(fit)
    assert "Before it, such pools reserved 5,242,880 bytes of cpu" in str(fit)


def test_plan_and_largest_size_leave_memory_outside():
    """Both are at their limit on a GPU that has no more than the step needs for a yes."""
    recording, card = step(), gpu("H100").nbytes
    needed = tb_actmem.predict.fits(recording, "H100").most_reserved_bytes
    sizes = tb_actmem.predict.scale(at_batch, b=(2, 3, 4))
    least = tb_actmem.predict.fits(sizes.at(b=2), "H100").most_reserved_bytes

    tb_actmem.predict.plan(recording, device="H100", outside=card - needed)
    with pytest.raises(BudgetError):
        tb_actmem.predict.plan(recording, device="H100", outside=card - 1)
    with pytest.raises(PredictError, match="not known whether it fits"):
        tb_actmem.predict.plan(recording, device="H100", outside=card - needed + 1)
    assert sizes.largest("b", device="H100", outside=card - least) >= 2
    with pytest.raises(PredictError, match="not known whether it fits"):
        sizes.largest("b", device="H100", outside=card - least + 1)
    with pytest.raises(BudgetError):
        sizes.largest("b", device="H100", outside=card - 1)
    for call in (partial(tb_actmem.predict.plan, recording), partial(sizes.largest, "b")):
        with pytest.raises(PredictError, match="give device="):
            call(total_peak="1 GiB", outside=1)


def test_command_takes_memory_outside(tmp_path, capsys):
    path, card = tmp_path / "mlp.actmem", gpu("H100").nbytes
    recording = of_cuda(step())
    tb_actmem.write(recording, path)
    needed = tb_actmem.predict.fits(recording, "H100").reserved_bytes
    call = ["predict", "fits", str(path), "--device", "H100", "--outside"]

    assert main([*call, str(card - needed)]) == 0
    assert main([*call, str(card - needed + 1)]) == 3
    assert "does not fit, 1 B too much" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("device", "name"),
    [
        ("NVIDIA A100-SXM4-80GB", "A100"),
        ("NVIDIA A100-PCIE-40GB", "A100-40GB"),
        ("NVIDIA H100 80GB HBM3", "H100"),
        ("NVIDIA GH200 480GB", "GH200"),
        ("NVIDIA RTX PRO 6000 Blackwell Server Edition", "RTX PRO 6000"),
        ("NVIDIA GeForce RTX 4090", "RTX 4090"),
        ("NVIDIA A10G", None),
        ("NVIDIA L40", None),
        ("Tesla T4", "T4"),
        ("AMD Instinct MI300X", "MI300X"),
        *((name, name) for name in ("H200", "A100-40GB", "RTX 6000 Ada")),
        ("cpu", None),
    ],
)
def test_gpu_is_found_by_description_of_cuda(device, name):
    found = described(device)

    assert (found and found.name) == name


SMI_MIB = {
    **{"T4": 15_360, "A100": 81_920, "A100-40GB": 40_960, "H100": 81_559, "H200": 143_771},
    **{"A40": 46_068, "L40S": 46_068, "RTX 6000 Ada": 49_140, "RTX 3060": 12_288},
    **{"GH200": 97_871, "RTX 5080": 16_303, "RTX 5090": 32_607, "RTX PRO 6000": 97_887},
}
"""Total memory as nvidia-smi shows it."""


@pytest.mark.parametrize("name", names())
def test_gpu_memory_is_that_reported_by_cuda(name):
    found = gpu(name)

    if name in SMI_MIB:
        assert 0.97 < found.nbytes / (SMI_MIB[name] * MIB) < 0.997
    new = 128 * MIB if found.is_rocm else 32 * MIB
    is_new = found.capability >= 90
    assert found.workspace_bytes == (new if is_new else 8 * MIB + 128 * 1024)


def test_too_large_step_exits_with_3(tmp_path, capsys):
    sizes = tb_actmem.predict.scale(at_batch, b=(2, 3, 4))
    path = tmp_path / "large.actmem"
    tb_actmem.write(sizes.at(b=2**22), path)

    assert main(["predict", "fits", str(path), "--device", "T4", "--json"]) == 3

    said = json.loads(capsys.readouterr().out)
    assert not said["fits"] and said["reserved_bytes"] > said["total_bytes"]
    assert main(["predict", "fits", str(path), "--device", "T4", "--expandable-segments"]) == 3
    assert "T4: does not fit, " in capsys.readouterr().out


def at_batch(b: int) -> Recording:
    model = nn.Linear(512, 512)
    with tb_actmem.record(model, stacks=False) as recorder:
        model(torch.randn(b, 512)).relu().sum().backward()
    return recorder.recording


def test_recording_without_ops_is_inconclusive():
    model = nn.Linear(8, 8)
    with tb_actmem.record(model, ops=False) as recorder:
        y = model(torch.ones(2, 8))

    with pytest.raises(tb_actmem.errors.PredictError, match="Record the step with ops=True"):
        tb_actmem.predict.fits(recorder.recording, "H100")
    del y


CORES = {
    "V100": 5120,
    "T4": 2560,
    "A100": 6912,
    "A100-40GB": 6912,
    "A10": 9216,
    "A40": 10752,
    "RTX 3060": 3584,
    "RTX 3090": 10496,
    "L4": 7424,
    "L40S": 18176,
    "RTX 4070": 5888,
    "RTX 4090": 16384,
    "RTX 6000 Ada": 18176,
    "H100": 16896,
    "H200": 16896,
    "GH200": 16896,
    "B200": 18944,
    "B300": 18944,
    "RTX 5080": 10752,
    "RTX 5090": 21760,
    "RTX PRO 6000": 24064,
    "MI300X": 19456,
}
"""Of CUDA, or stream processors, by the data sheets of NVIDIA and AMD."""


def test_gpu_multiprocessors_match_data_sheet() -> None:
    assert {*CORES} == {*names()}
    for name, cores in CORES.items():
        found = gpu(name)
        assert found.processors == cores / (64 if found.capability <= 80 or found.is_rocm else 128)
