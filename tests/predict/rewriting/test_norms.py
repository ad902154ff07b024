"""Predicted norms against steps of models that really call torch's norm on a GPU."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional as F  # the usual name

import tb_actmem
from tb_actmem.analysis.totals import Totals
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.checkpoint import checkpoint
from tb_actmem.predict.planning.code import change_code, checkpoint_change
from tests.advice.test_suggestions_loss import llama
from tests.advice.test_suggestions_together import with_fused_norms
from tests.predict.rewriting.test_rewritten import STEPS, Step, once, trained

pytestmark = pytest.mark.cuda
WIDTH, ROWS = 1024, 256
"""Of tensors much larger than the memory of cuBLAS."""


class Norm(nn.Module):
    """An RMSNorm as in many models: written out, in float32."""

    is_fused = False

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(WIDTH))

    def forward(self, x: Tensor) -> Tensor:
        if self.is_fused:
            return F.rms_norm(x, self.weight.shape, self.weight, 1e-6)
        wide = x.to(torch.float32)
        normal = wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + 1e-6)
        out: Tensor = self.weight * normal.to(x.dtype)
        return out


class Before(nn.Module):
    """Other consumers of the input run later in the forward, and so first in the backward."""

    def __init__(self) -> None:
        super().__init__()
        self.norm, self.up, self.down = Norm(), nn.Linear(WIDTH, 1536), nn.Linear(1536, WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = x + self.down(F.silu(self.up(self.norm(x))))
        return out


class Twice(Before):
    """Two products receive the result."""

    def forward(self, x: Tensor) -> Tensor:
        normal = self.norm(x)
        out: Tensor = x + self.down(self.up(normal) * self.up(normal))
        return out


class Alone(Before):
    """Nobody else receives the input, which has a view."""

    def forward(self, x: Tensor) -> Tensor:
        normal = self.norm(self.down(self.up(x)).view(2, -1, WIDTH))
        out: Tensor = x + self.down(self.up(normal)).view(x.shape)
        return out


class Frozen(Before):
    """The weight needs no gradient."""

    def __init__(self) -> None:
        super().__init__()
        self.norm.weight.requires_grad_(False)


class Sliced(Before):
    """The input is a part of another tensor: the kernel copies it."""

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = x + self.down(self.up(self.norm(self.up(x)[..., :WIDTH])))
        return out


class Transposed(Before):
    """The rows of the input do not follow each other."""

    def forward(self, x: Tensor) -> Tensor:
        wide = self.up(x)[..., :WIDTH].contiguous()
        out: Tensor = x + self.down(self.up(self.norm(wide.transpose(0, 1)))).transpose(0, 1)
        return out


class Turned(Before):
    """The rows of the result's gradient do not follow each other."""

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = x + self.norm(self.down(self.up(x))).transpose(0, 1).contiguous().transpose(
            0, 1
        )
        return out


class Hooked(Before):
    """A hook replaces the result's gradient."""

    def forward(self, x: Tensor) -> Tensor:
        normal = self.norm(x)
        normal.register_hook(lambda gradient: torch.cat([gradient, gradient]).chunk(2)[0])
        out: Tensor = x + self.down(self.up(normal))
        return out


class Residual(Before):
    """Another tensor is added to the result, as in OLMo 2."""

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = x + self.norm(self.down(F.silu(self.up(x))))
        return out


class Modulated(Before):
    """The result is scaled and shifted by numbers of each row or sequence, as in DiT."""

    def __init__(self) -> None:
        super().__init__()
        self.scale, self.shift = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        scale, shift = self.scale(x[:, :1]), self.shift(x)
        out: Tensor = x + self.down(F.silu(self.up(self.norm(x) * (1 + scale) + shift)))
        return out


class AddedAndTurned(Before):
    """The layout of the gradient is that of a later transpose."""

    def forward(self, x: Tensor) -> Tensor:
        wide = x + self.norm(self.down(self.up(x)))
        out: Tensor = wide.transpose(0, 1).contiguous().transpose(0, 1)
        return out


class AddedAndHooked(Before):
    """A hook changes the layout of a later gradient."""

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = x + self.norm(self.down(self.up(x)))
        wide = out * 2
        wide.register_hook(lambda gradient: gradient.transpose(0, 1).contiguous().transpose(0, 1))
        return wide


class Repeated(Before):
    """The result is repeated, so that its gradient is a sum."""

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = x + self.norm(self.down(self.up(x[:, :1])))
        return out


@pytest.fixture(params=[torch.float32, torch.bfloat16], ids=str)
def dtype(request: pytest.FixtureRequest) -> torch.dtype:
    return cast("torch.dtype", request.param)


Make = Callable[..., Recording]


@pytest.fixture
def recorded(dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch) -> Make:
    def record(
        block: type[nn.Module], step: Step = once, *, is_fused: bool = False, is_second: bool = True
    ) -> Recording:
        monkeypatch.setattr(Norm, "is_fused", is_fused)
        layers = [block() for _ in range(3)]
        model = nn.Sequential(nn.Linear(WIDTH, WIDTH), *layers, nn.Linear(WIDTH, 8))
        model, x = model.to("cuda", dtype), torch.ones(8, ROWS, WIDTH, device="cuda", dtype=dtype)
        if is_second:
            step(model, x)
        with tb_actmem.record(model) as recorder:
            kept = step(model, x)
        del kept
        return recorder.recording

    return record


def totals(recording: Recording) -> Totals:
    """The totals without the counters of the allocator, which no prediction has."""
    return tb_actmem.totals(recording)._replace(
        allocator_bytes=None,
        allocator_storage_bytes=None,
        allocator_rounding_bytes=None,
        allocator_unexplained_bytes=None,
    )


BLOCKS = Before, Twice, Alone, Residual, Modulated


@pytest.mark.parametrize(
    ("block", "step", "is_second"),
    [
        *((block, step, True) for block in BLOCKS for step in STEPS),
        (Before, once, False),
        (Before, trained, False),
    ],
)
def test_predicted_totals_are_those_of_model_with_norm(recorded, block, step, is_second):
    before = recorded(block, step, is_second=is_second)
    real = recorded(block, step, is_second=is_second, is_fused=True)

    for modules in ([], ["1"], ["*"]):
        after = checkpoint(before, modules, rewrite="*.norm")
        assert totals(after) == totals(checkpoint(real, modules))


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
@pytest.mark.parametrize("dtype", [torch.bfloat16], ids=str)
def test_norm_with_frozen_weight_is_predicted(recorded, step, dtype):
    """In float32, it would save nothing less."""
    after = checkpoint(recorded(Frozen, step), rewrite="*.norm")

    assert totals(after) == totals(recorded(Frozen, step, is_fused=True))


class Written(Before):
    """Later, the input becomes another tensor, which torch allows if only its copy is saved."""

    def forward(self, x: Tensor) -> Tensor:
        wide = self.down(self.up(x))
        normal = self.norm(wide)
        wide.zero_()
        out: Tensor = x + self.down(self.up(normal))
        return out


class Expanded(Before):
    """The input repeats a part of a tensor."""

    def forward(self, x: Tensor) -> Tensor:
        wide = self.down(self.up(x))[:1].expand(x.shape)
        out: Tensor = x + self.down(self.up(self.norm(wide)))
        return out


class WrongDimension(Norm):
    """The mean is not that of the rows."""

    def forward(self, x: Tensor) -> Tensor:
        wide = x.to(torch.float32)
        normal = wide * torch.rsqrt(wide.pow(2).mean(0, keepdim=True) + 1e-6)
        out: Tensor = self.weight * normal.to(x.dtype)
        return out


class Across(Before):
    def __init__(self) -> None:
        super().__init__()
        self.norm = WrongDimension()


COPYING = [Sliced, Transposed, Turned, Across, AddedAndTurned, AddedAndHooked, Repeated]


@pytest.mark.parametrize("block", COPYING, ids=lambda block: block.__name__)
def test_norm_whose_kernel_copies_is_not_predicted(recorded, block):
    with pytest.raises(PredictError, match="can be predicted"):
        checkpoint(recorded(block), rewrite="**")


@pytest.mark.parametrize("dtype", [torch.bfloat16], ids=str)
@pytest.mark.parametrize("block", [Written, Expanded], ids=lambda block: block.__name__)
def test_norm_of_memory_that_others_change_is_not_predicted(recorded, block, dtype):
    with pytest.raises(PredictError, match="can be predicted"):
        checkpoint(recorded(block), rewrite="**")


@pytest.mark.parametrize("dtype", [torch.float64], ids=str)
def test_norm_in_float64_is_not_predicted(recorded, dtype):
    with pytest.raises(PredictError, match="can be predicted"):
        checkpoint(recorded(Before), rewrite="**")


def test_norm_with_hook_is_refused(recorded):
    with pytest.raises(PredictError, match="not by themselves"):
        checkpoint(recorded(Hooked), rewrite="**")


def test_norm_on_the_host_is_not_predicted(dtype):
    model = nn.Sequential(
        nn.Linear(WIDTH, WIDTH, device="cuda", dtype=dtype), Before().to(dtype=dtype)
    )
    first, second = model
    with tb_actmem.record(model) as recorder:
        second(first(torch.ones(8, WIDTH, device="cuda", dtype=dtype)).cpu()).sum().backward()

    with pytest.raises(PredictError, match="can be predicted"):
        checkpoint(recorder.recording, rewrite="**")


def test_code_names_the_norms(recorded):
    before = recorded(Before)

    code = change_code(checkpoint_change(before, (), (), (), ["**"]), None, None)

    assert code == (
        "# Write torch.nn.functional.rms_norm(x, weight.shape, weight, eps) in the forward of "
        '*(f"{layer}.norm" for layer in range(1, 4)).\n'
        "# Call it outside of autocast, with the weight and the eps of the module.\n"
    )


def of_llama(dtype: torch.dtype, *, is_fused: bool) -> Iterator[Any]:
    model = llama().to("cuda", dtype)
    model = with_fused_norms(model) if is_fused else model
    tokens = torch.ones(2, 32, dtype=torch.long, device="cuda")
    for _ in range(2):
        with tb_actmem.record(model) as recorder:
            model(tokens, labels=tokens).loss.backward()
        yield recorder.recording


def test_norms_of_llama_are_predicted(dtype):
    steps = zip(of_llama(dtype, is_fused=False), of_llama(dtype, is_fused=True), strict=True)
    for before, real in steps:
        for modules in ("", "model.layers.*"):
            after = checkpoint(before, modules.split(), rewrite="**norm")
            assert totals(after) == totals(checkpoint(real, modules.split()))
