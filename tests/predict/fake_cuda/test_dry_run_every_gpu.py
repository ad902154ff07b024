"""Programs without a GPU: transformers models on each device, and compiled kernels."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn

from tb_actmem.predict.fake_cuda import pretended
from tb_actmem.predict.fake_cuda.gpus import gpu, names
from tests.support.places import ROOT

pytestmark = [
    pytest.mark.cuda,
    pytest.mark.skipif(not pretended(), reason="run it by tb-actmem dry-run"),
    pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run in a block needs torch 2.13"),
    pytest.mark.timeout(900),  # of the first test, for which all GPUs run
]
NEW = (9, 10)
"""Torch prefers cuDNN's attention here, by major compute capability."""


@pytest.fixture(scope="module")
def rows() -> dict[tuple[str, str], list[Any]]:
    """The results of each model on each GPU."""
    program = [sys.executable, "-W", "ignore", "-m", "tests.support.every_gpu"]
    run = subprocess.run(program, capture_output=True, text=True, timeout=800, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert [status for status, _ in found] == [0] * len(names(of_cuda=True)), found
    return {(row[0], row[1]): row[2:] for _, said in found for row in json.loads(said)}


@pytest.mark.parametrize("model", ["gpt2", "llama"])
@pytest.mark.parametrize("name", names(of_cuda=True))
def test_model_in_bfloat16_trains_on_every_gpu(
    name: str, model: str, rows: dict[tuple[str, str], list[Any]]
) -> None:
    attention, in_block, kept, kept_in_block = rows[name, model]
    capability = gpu(name).capability
    # cuDNN does not support GPT-2's dropout, and before Ampere no fused kernel supports bfloat16.
    kernel = "cudnn" if model == "llama" and capability // 10 in NEW else "flash"
    wanted = [] if capability < 80 else [f"aten::_scaled_dot_product_{kernel}_attention"]

    assert attention[:1] == in_block[:1] == wanted
    assert attention == in_block
    assert kept == kept_in_block > 0


ONE = ("erfinv", "i0", "special_i0e", "special_i1", "special_i1e", "special_ndtri", "digamma")
ONE_MORE = ("special_bessel_j0", "special_bessel_y1", "special_airy_ai", "special_erfcx", "lgamma")
ONE_LAST = ("special_modified_bessel_k0", "special_log_ndtr", "special_entr", "sinc", "polygamma")
TWO = ("special_zeta", "special_hermite_polynomial_h", "special_chebyshev_polynomial_t", "igamma")


@pytest.mark.parametrize("name", [*ONE, *ONE_MORE, *ONE_LAST, *TWO])
def test_kernels_made_of_text_take_their_memory(name: str) -> None:
    given = torch.empty(64, 128, device="cuda")
    run = getattr(torch.ops.aten, name)
    before = torch.cuda.memory_allocated()

    made = run(
        *((1, given) if name == "polygamma" else (given, given) if name in TWO else (given,))
    )

    assert made.shape == given.shape
    assert torch.cuda.memory_allocated() - before == given.nbytes


@pytest.mark.parametrize("name", ["lcm", "gcd"])
def test_kernels_of_text_for_integers_run(name: str) -> None:
    given = torch.empty(64, dtype=torch.int64, device="cuda")

    assert getattr(torch, name)(given, given).dtype is torch.int64


@pytest.mark.parametrize("name", ["exp", "sigmoid", "tan", "rsqrt", "prod", "angle", "log2"])
def test_kernels_of_text_run_on_imaginary_parts(name: str) -> None:
    given = torch.empty(64, dtype=torch.complex64, device="cuda")

    assert getattr(torch, name)(given).device.type == "cuda"


def test_nvrtc_kernel_of_program_runs() -> None:
    make: Any = torch.cuda.jiterator._create_jit_fn
    add = make("template <typename T> T add(T x, T y) { return x + y; }")
    given = torch.empty(64, device="cuda")

    assert add(given, given).shape == given.shape


def test_cudnn_attention_keeps_output_sums_and_seeds() -> None:
    options: Any = {"device": "cuda", "dtype": torch.bfloat16, "requires_grad": True}
    q, k, v = (torch.empty(2, 4, 128, 64, **options) for _ in "qkv")
    before = torch.cuda.memory_allocated()

    with nn.attention.sdpa_kernel(nn.attention.SDPBackend.CUDNN_ATTENTION):
        out = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
    held = torch.cuda.memory_allocated() - before
    out.sum().backward()

    sums = 2 * 4 * 128 * 4
    assert held == out.nbytes + sums + 2 * 512  # a seed and an offset, each in a block of its own
    assert [one.grad.nbytes for one in (q, k, v) if one.grad is not None] == [out.nbytes] * 3


@pytest.mark.parametrize(
    ("queries", "keys", "forward", "backward"),
    [
        ((2, 8, 128, 64), (2, 8, 128, 64), 256, 532736),
        ((2, 8, 128, 96), (2, 8, 128, 96), 256, 794880),
        ((64, 12, 197, 64), (64, 12, 197, 64), 256, 39337216),
        ((2, 8, 128, 64), (2, 2, 128, 64), 256, 1057024),
        ((2, 8, 128, 64), (2, 2, 256, 64), 256, 1581312),
        ((2, 8, 100, 64), (2, 2, 72, 64), 256, 711168),
        ((1, 8, 1, 128), (1, 1, 300, 128), 0, 1233184),
    ],
)
def test_cudnn_attention_has_real_workspace(
    queries: tuple[int, ...], keys: tuple[int, ...], forward: int, backward: int
) -> None:
    options: Any = {"device": "cuda", "dtype": torch.bfloat16, "requires_grad": True}
    q, k, v = (torch.empty(shape, **options) for shape in (queries, keys, keys))

    with nn.attention.sdpa_kernel(nn.attention.SDPBackend.CUDNN_ATTENTION):
        before, out = sizes_of(
            lambda: nn.functional.scaled_dot_product_attention(q, k, v, enable_gqa=True)
        )
    after, _ = sizes_of(lambda: torch.autograd.grad(out, (q, k, v), out))

    sums = q.numel() // q.size(-1) * 4
    # Read from torch's allocator on an H200 with torch 2.11.0 and cuDNN 9.19.
    assert before == [8, 8, out.nbytes, sums, *filter(None, [forward])]
    assert after == [q.nbytes, k.nbytes, k.nbytes, backward]


def sizes_of(run: Callable[[], Any]) -> tuple[list[int], Any]:
    """Return the sizes of all allocations, and the result."""
    torch.cuda.memory._record_memory_history(context=None)
    try:
        begin = len(torch.cuda.memory._snapshot()["device_traces"][0])
        made = run()
        events = torch.cuda.memory._snapshot()["device_traces"][0][begin:]
    finally:
        torch.cuda.memory._record_memory_history(enabled=None)
    return [event["size"] for event in events if event["action"] == "alloc"], made


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("mask.all()", True),
        ("mask.sum() == mask.numel()", True),
        ("mask.sum() != mask.numel()", False),
        ("mask.sum() == 0", False),
        ("numbers.sum() == 5", False),
        ("numbers.min() >= 0", True),
        ("numbers.min() > 0", True),
        ("numbers.min() < 0", False),
        ("numbers.max() < 0.001", False),
        ("indices.max() < 1000", True),
        ("indices.max() >= 1000", False),
        ("indices.max() == 0", False),
        ("indices.eq(indices.max())[0] == 1", False),
        ("mask.any()", False),
        ("torch.equal(numbers, numbers + 1)", True),
        ("torch.allclose(numbers, numbers + 1)", True),
        ("numbers.isfinite().all()", True),
        ("numbers.isnan().any()", False),
    ],
)
def test_conditions_hold_everywhere_and_nowhere_else(question: str, answer: bool) -> None:
    values = {
        "mask": torch.ones(4, 8, dtype=torch.bool, device="cuda"),
        "numbers": torch.ones(4, 8, device="cuda"),
        "indices": torch.ones(4, dtype=torch.long, device="cuda"),
    }

    assert bool(eval(question, {"torch": torch, **values})) is answer


def test_distribution_takes_its_scale_and_draws() -> None:
    normal = torch.distributions.Normal(torch.zeros(3, device="cuda"), 1.0)

    assert normal.sample().shape == (3,)


def test_gradient_scaler_finds_no_overflow() -> None:
    model = nn.Linear(4, 4, device="cuda")
    scaler, optimizer = torch.amp.GradScaler("cuda"), torch.optim.Adam(model.parameters())
    scaler.scale(model(torch.ones(2, 4, device="cuda")).sum()).backward()

    scaler.step(optimizer)

    assert optimizer.state[model.weight]


def test_triton_kernel_runs_at_once(tmp_path: Path) -> None:
    pytest.importorskip("triton")
    program = tmp_path / "program.py"
    program.write_text(OF_TRITON, encoding="utf-8")
    environment = {**os.environ, "TRITON_CACHE_DIR": str(tmp_path / "triton")}

    run = [sys.executable, "-W", "ignore", str(program)]
    said = subprocess.run(run, env=environment, capture_output=True, text=True)

    assert said.stdout == "4096\n", said.stderr


OF_TRITON = """
import torch, triton
from triton import language

@triton.jit
def copy(given, made, count: language.constexpr):
    place = language.arange(0, count)
    language.store(made + place, language.load(given + place))

given = torch.empty(1024, device="cuda")
made = torch.empty_like(given)
copy[(1,)](given, made, count=1024)
print(made.nbytes)
"""


def test_program_ending_in_its_backward_exits_cleanly() -> None:
    program = "import torch; torch.ones(64, device='cuda', requires_grad=True).sum().backward()"
    runs = [subprocess.run([sys.executable, "-c", program], check=False) for _ in range(4)]

    assert [run.returncode for run in runs] == [0] * 4
