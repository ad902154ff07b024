"""Gradients in a dry run against torch's own engine: converted, summed, accumulated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tests.predict.fake_tensors.test_dry_run import assert_same, recorded

pytestmark = [
    pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13"),
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.usefixtures("by_mode"),
]


def same(*leaves: Callable[[], Tensor], step: Callable[..., Any]) -> None:
    """Compare a step that receives the leaves, as parameters of a model."""

    def make() -> tuple[nn.Module, Callable[[], Any]]:
        model = nn.ParameterList([nn.Parameter(one()) for one in leaves])
        return model, lambda: step(*model)

    assert_same(recorded(make, dry=True), recorded(make, dry=False))


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ((3, 4), (3, 4)),
        ((3, 4), (4,)),
        ((3, 4), (1, 4)),
        ((3, 4), (3, 1)),
        ((3, 4), (1, 1)),
        ((3, 4), (1,)),
        ((3, 4), ()),
        ((1, 4), (1, 1)),
        ((1, 1), (1,)),
        ((1, 1), ()),
        ((1,), ()),
        ((2, 3, 4), (3, 1)),
        ((2, 3, 4), (1, 4)),
        ((2, 1, 4), (3, 1)),
        ((0, 4), (1, 4)),
    ],
)
def test_gradient_is_summed_over_broadcast(ours: tuple[int, ...], theirs: tuple[int, ...]) -> None:
    def step(a: Tensor, b: Tensor) -> None:
        (a * b).sum().backward()

    same(lambda: torch.randn(ours), lambda: torch.randn(theirs), step=step)


@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16, torch.complex64])
def test_gradient_has_dtype_of_its_tensor(dtype: torch.dtype) -> None:
    def step(a: Tensor, b: Tensor) -> None:
        (a * b).abs().sum().backward()
        (a + b).abs().sum().backward()

    same(lambda: torch.randn(3), lambda: torch.randn(3, dtype=dtype), step=step)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, None])
def test_gradient_has_dtype_set_by_leaf(dtype: torch.dtype | None) -> None:
    def make() -> tuple[nn.Module, Callable[[], Any]]:
        leaf = nn.Parameter(torch.randn(4, 4, dtype=torch.bfloat16))
        leaf.grad_dtype = dtype

        def step() -> None:
            (leaf * 2).sum().backward()
            (leaf @ leaf).sum().backward()
            InDouble.apply(leaf).sum().backward()

        return nn.ParameterList([leaf]), step

    assert_same(recorded(make, dry=True), recorded(make, dry=False))


class InDouble(torch.autograd.Function):
    """Its gradient has another dtype than its input."""

    @staticmethod
    def forward(ctx: Any, given: Tensor) -> Tensor:
        """Return another tensor, and set an attribute that torch's own last nodes have."""
        ctx.variable = given.shape
        return given + 1

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        """Return more than is needed."""
        return gradient.double()


def test_asked_gradients_have_dtype_of_leaf() -> None:
    def dtypes() -> list[torch.dtype]:
        leaf = nn.Parameter(torch.randn(4, dtype=torch.bfloat16))
        leaf.grad_dtype = torch.float32
        (asked,) = torch.autograd.grad((leaf * 2).sum(), leaf)
        (leaf * 2).sum().backward()
        assert leaf.grad is not None
        return [asked.dtype, leaf.grad.dtype]

    real = dtypes()
    with tb_actmem.predict.dry_run("cpu"):
        assert dtypes() == real == [torch.float32] * 2


LEAVES: dict[str, Callable[[], Tensor]] = {
    "contiguous": lambda: torch.randn(4, 3),
    "transposed": lambda: torch.randn(3, 4).t(),
    "permuted": lambda: torch.randn(2, 3, 4).permute(2, 0, 1),
    "channels last": lambda: torch.randn(2, 3, 4, 4).to(memory_format=torch.channels_last),
    "with gaps": lambda: torch.randn(4, 8)[:, ::2],
    "a column": lambda: torch.randn(4, 8)[:, :1],
    "a row": lambda: torch.randn(8, 4)[:1],
    "expanded": lambda: torch.randn(4, 1).expand(4, 3),
    "overlapping": lambda: torch.randn(8).as_strided((3, 3), (1, 1)),
    "empty": lambda: torch.randn(0, 3),
    "one element": lambda: torch.randn(1, 1).as_strided((1, 1), (5, 7)),
    "a number": lambda: torch.randn(()),
}


@pytest.mark.parametrize("name", LEAVES)
def test_gradient_has_strides_of_its_leaf(name: str) -> None:
    def step(leaf: Tensor) -> None:
        leaf.exp().sum().backward()
        (leaf.contiguous() * 2).sum().backward()

    def turned(leaf: Tensor) -> None:
        (leaf.mT if leaf.dim() > 1 else leaf).contiguous().exp().sum().backward()

    same(LEAVES[name], step=step)
    same(LEAVES[name], step=turned)
    same(LEAVES[name], step=lambda leaf: leaf.sum().backward())


def test_shared_gradient_is_copied_for_leaf() -> None:
    kept: list[Any] = []

    def step(leaf: Tensor) -> None:
        leaf.register_hook(kept.append)
        leaf.exp().sum().backward()

    def view(leaf: Tensor) -> None:
        hidden = leaf * 2
        hidden.register_hook(lambda gradient: kept.append(gradient[:2]))
        hidden.exp().sum().backward()

    def detached(leaf: Tensor) -> None:
        leaf.register_hook(lambda gradient: kept.append(gradient.detach()))
        leaf.exp().sum().backward()

    for one in (step, view, detached):
        same(lambda: torch.randn(4), step=one)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_gradient_with_graph_is_new_each_time(times: int) -> None:
    def step(leaf: Tensor) -> None:
        for _ in range(times):
            leaf.exp().sum().backward(create_graph=True)

    same(lambda: torch.randn(4), step=step)


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("at_once", [False, True])
def test_sparse_gradients_and_others_are_added(first: bool, second: bool, at_once: bool) -> None:
    def step() -> bool:
        weight = torch.randn(9, 3, requires_grad=True)
        losses = [
            nn.functional.embedding(torch.zeros(4, dtype=torch.long), weight, sparse=one).sum()
            for one in (first, second)
        ]
        for loss in [losses[0] + losses[1]] if at_once else losses:
            loss.backward()
        assert weight.grad is not None
        return weight.grad.is_sparse

    with tb_actmem.predict.dry_run("cpu"):
        dry = step()

    assert dry == step() == (first and second)


def test_gradients_of_several_paths_are_added() -> None:
    def step(a: Tensor, b: Tensor) -> None:
        hidden = a * b
        (hidden.exp() + hidden.sin() + hidden + a).sum().backward()

    same(lambda: torch.randn(3), lambda: torch.randn(3), step=step)


def test_missing_gradient_is_none() -> None:
    class Half(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, a: Tensor, b: Tensor) -> Tensor:
            return a + b

        @staticmethod
        def backward(ctx: Any, gradient: Tensor) -> Any:
            return gradient, None

    def step(a: Tensor, b: Tensor) -> None:
        found: Any = Half.apply(a.exp(), b.exp())
        found.sum().backward()
        assert b.grad is None

    same(lambda: torch.randn(3), lambda: torch.randn(3), step=step)
