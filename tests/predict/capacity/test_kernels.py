"""Ops of a CPU recording with other kernels on CUDA: sums on paper, and CUDA's own kernels."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.cli.main import main
from tb_actmem.errors import PredictError
from tb_actmem.model import Category, PhaseKind, Recording
from tb_actmem.predict.capacity.kernels import as_on_cuda, other_kernels
from tb_actmem.recorder.engine import SWITCH

built = pytest.mark.skipif(torch.version.cuda is None, reason="torch is no CUDA build")

ROWS, D = 512, 64
NUMBERS = ROWS * D
GIB = 2**30


def recorded(op: nn.Module, dtype: torch.dtype = torch.float32) -> Recording:
    """Record an op between two layers, whose input, result and output are alive at the end."""
    model = nn.Sequential(nn.Linear(D, D), op, nn.Linear(D, D)).to(dtype)
    x = torch.ones(ROWS, D, dtype=dtype)
    with tb_actmem.record(model) as recorder:
        y = model(x)
        y.sum().backward()
    return recorder.recording


def alive_bytes(recording: Recording) -> int:
    """Return the bytes of the forward's tensors that are alive at its end, without the loss."""
    end = next(row.end_op for row in recording.phases if row.kind is PhaseKind.FORWARD)
    return sum(
        row.nbytes
        for row in recording.storages
        if row.category is Category.ACTIVATION
        and row.nbytes > 8
        and row.birth is not None
        and row.birth < end
        and (row.death is None or row.death > end + 1)
    )


def on_cuda(recording: Recording) -> Recording:
    return as_on_cuda(recording, other_kernels(Index(recording)))[0]


class HandWritten(nn.Module):
    """A norm that runs op by op on every device."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(D))

    def forward(self, x: Tensor) -> Tensor:
        return x * (x.pow(2).mean(-1, keepdim=True) + 1e-6).rsqrt() * self.weight


OPS: dict[str, tuple[Callable[[], nn.Module], Callable[[int], int]]] = {
    # CUDA saves the input, and one float32 per row.
    "rms_norm": (lambda: nn.RMSNorm(D), lambda size: 3 * size * NUMBERS + 4 * ROWS),
    "rms_norm without weight": (
        lambda: nn.RMSNorm(D, elementwise_affine=False),
        lambda size: 3 * size * NUMBERS + 4 * ROWS,
    ),
    # Its mask is bool. Nothing needs its input.
    "dropout": (lambda: nn.Dropout(0.1), lambda size: 2 * size * NUMBERS + NUMBERS),
    "logsigmoid": (lambda: nn.LogSigmoid(), lambda size: 3 * size * NUMBERS),
}


@pytest.mark.parametrize("engine", ["0", "1"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("op", OPS)
def test_cuda_kernel_saves_sum_on_paper(op, dtype, engine, monkeypatch):
    monkeypatch.setenv(SWITCH, engine)
    make, expected = OPS[op]
    recording = recorded(make(), dtype)

    assert alive_bytes(on_cuda(recording)) == expected(dtype.itemsize)
    if dtype is torch.bfloat16 or op != "rms_norm without weight":
        assert alive_bytes(recording) > expected(dtype.itemsize)


@built
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("op", OPS)
def test_cuda_kernel_saves_as_dry_run(op, dtype):
    make, _ = OPS[op]
    with tb_actmem.predict.dry_run("cuda", like="H100"):
        real = recorded(make(), dtype)

    assert alive_bytes(on_cuda(recorded(make(), dtype))) == alive_bytes(real)
    assert other_kernels(Index(real)) == []


@pytest.mark.parametrize(
    "make",
    [
        HandWritten,
        partial(nn.Dropout, 0.1, inplace=True),
        partial(nn.Dropout, 0.0),
        partial(nn.AlphaDropout, 0.1),
        partial(nn.LayerNorm, D),
        nn.GELU,
        partial(nn.Softmax, -1),
    ],
)
def test_same_kernels_are_not_replaced(make):
    assert other_kernels(Index(recorded(make()))) == []


@pytest.mark.filterwarnings("ignore:Mismatch dtype")
def test_norm_of_two_dtypes_is_not_replaced():
    """Torch runs it op by op on CUDA, too."""
    model = nn.RMSNorm(D)
    with tb_actmem.record(model) as recorder:
        model(torch.ones(ROWS, D, dtype=torch.bfloat16, requires_grad=True)).sum().backward()

    assert other_kernels(Index(recorder.recording)) == []


def test_note_names_functions_with_saved_bytes():
    ops = nn.Sequential(nn.RMSNorm(D), nn.Dropout(0.1), nn.LogSigmoid(), nn.RMSNorm(D))
    fit = tb_actmem.predict.fits(recorded(ops), "H100")

    values = next(dict(note.values) for note in fit.notes if note.code == "not-cuda")
    mask, norms = 4 * NUMBERS // 1024, 2 * 4 * NUMBERS // 1024
    assert values["known"] == (
        f"rms_norm {norms} KiB",
        f"dropout {mask} KiB",
        f"logsigmoid {mask} KiB",
    )
    assert "for which cpu saved: rms_norm 256 KiB, dropout 128 KiB" in str(fit)


class Attention(nn.Module):
    """Attention with dropout, which no fused kernel of the CPU computes."""

    def __init__(self, *, is_causal: bool = False) -> None:
        super().__init__()
        self.is_causal = is_causal

    def forward(self, x: Tensor) -> Tensor:
        made: Tensor = functional.scaled_dot_product_attention(
            x, x, x, dropout_p=0.1, is_causal=self.is_causal
        )
        return made


def attention() -> Recording:
    model = Attention()
    with tb_actmem.record(model) as recorder:
        x = torch.ones(4, 8, 512, 16, requires_grad=True)
        for _ in range(2):
            x = model(x)
        x.sum().backward()
    return recorder.recording


@pytest.mark.parametrize("engine", ["0", "1"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("is_causal", [False, True])
def test_least_memory_of_attention_is_its_result(is_causal, dtype, engine, monkeypatch):
    """A fused kernel saves its inputs and its result, and one number per row of the scores."""
    monkeypatch.setenv(SWITCH, engine)
    model = Attention(is_causal=is_causal)
    x = torch.ones(4, 8, 64, 16, dtype=dtype, requires_grad=True)
    with tb_actmem.record(model) as recorder:
        y = model(x.transpose(1, 2).contiguous().transpose(1, 2))
        y.sum().backward()
    recording = recorder.recording
    _, least = as_on_cuda(recording, other_kernels(Index(recording)))

    assert alive_bytes(least) == 2 * x.nbytes
    assert alive_bytes(recording) > 3 * 4 * 4 * 8 * 64 * 64


def test_unknown_kernel_widens_range_and_refuses_answer(tmp_path, capsys):
    recording = attention()
    fit = tb_actmem.predict.fits(recording, "T4")
    scores = 4 * 8 * 512 * 512 * 4
    assert fit.reserved_bytes - fit.least_reserved_bytes >= 2 * 2 * scores

    room = fit.least_reserved_bytes + fit.outside_bytes
    cards = {None: room, False: room - 1, True: fit.most_reserved_bytes + fit.outside_bytes}
    found = {answer: replace(fit, total_bytes=nbytes) for answer, nbytes in cards.items()}

    assert {answer: one.fits for answer, one in found.items()} == {a: a for a in cards}
    assert found[True] and not found[False]
    with pytest.raises(PredictError, match=r"not known whether it fits, 0 B left to .+ too much"):
        bool(found[None])

    path, outside = tmp_path / "step.actmem", str(fit.total_bytes - fit.reserved_bytes)
    tb_actmem.write(recording, path)
    call = ["predict", "fits", str(path), "--device", "T4", "--outside", outside]
    assert main([*call, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["fits"] is None
    assert main(call) == 1
    said = capsys.readouterr().out
    assert "T4: not known whether it fits" in said
    assert "CUDA may save more or less for these" in said


def test_lstm_on_h200_is_in_range(monkeypatch):
    """An H200 reserved this for the third step, with its library's LSTM."""
    monkeypatch.setenv(SWITCH, "1")
    model = nn.LSTM(256, 512, 2, dropout=0.1)
    optimizer, x = torch.optim.AdamW(model.parameters()), torch.rand(64, 32, 256)
    for _ in range(2):
        with tb_actmem.record(model) as recorder:
            model(x)[0].square().mean().backward()
            optimizer.step()
            optimizer.zero_grad()

    fit = tb_actmem.predict.fits(recorder.recording, "H200")

    assert fit.least_reserved_bytes <= 209_715_200 <= fit.most_reserved_bytes
    assert "CUDA may save more or less for these, for which cpu saved: LSTM 1" in str(fit)
