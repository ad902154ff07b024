"""Forwards at which other tools go wrong: name → a function that builds a model and runs it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.utils.checkpoint import (
    CheckpointPolicy,
    checkpoint,
    create_selective_checkpoint_contexts,
)

Case = Callable[[str], tuple[nn.Module, Callable[[], Any]]]
CASES: dict[str, Case] = {}
N = 16
NBYTES = N * N * 4
"""Bytes of one float32 matrix of the cases."""


def case(make: Case) -> Case:
    """Enter a case under the name of its function."""
    CASES[make.__name__] = make
    return make


def _x(device: str) -> Tensor:
    return torch.randn(N, N, device=device, requires_grad=True)


def _linear(device: str) -> nn.Linear:
    return nn.Linear(N, N, device=device)


@case
def views_of_views(device: str) -> Any:
    x = _x(device)
    return nn.Module(), lambda: x.exp().view(-1)[8:].view(8, -1).t()[3:].sin()


@case
def expand(device: str) -> Any:
    row = torch.randn(1, N, device=device, requires_grad=True)
    return nn.Module(), lambda: row.exp().expand(64, N) * torch.ones(64, N, device=device)


@case
def split_and_chunk(device: str) -> Any:
    linear = nn.Linear(N, 3 * N, device=device)
    x = _x(device)

    def forward() -> Tensor:
        q, k, v = linear(x).chunk(3, dim=-1)
        a, b = (q * k).split(N // 2)
        return torch.cat([a, b]) * v

    return linear, forward


@case
def unbind(device: str) -> Any:
    x = _x(device)
    return nn.Module(), lambda: sum(row.sin() for row in x.exp().unbind())


@case
def unsafe_view(device: str) -> Any:
    linear = nn.Linear(N, N, bias=False, device=device)
    x = torch.randn(2, 3, N, device=device, requires_grad=True)
    return linear, lambda: linear(x).relu()


@case
def reshape_that_copies(device: str) -> Any:
    x = _x(device)
    return nn.Module(), lambda: x.exp().t().reshape(-1).sin()


@case
def in_place(device: str) -> Any:
    linear = _linear(device)
    x = _x(device)
    return linear, lambda: functional.relu(linear(x), inplace=True).exp_().sigmoid_()


@case
def out_argument(device: str) -> Any:
    x = _x(device)

    def forward() -> Tensor:
        target = torch.empty(N, N, device=device)
        with torch.no_grad():
            torch.add(x, x, out=target)
        return x * target

    return nn.Module(), forward


@case
def tied_weights(device: str) -> Any:
    embedding = nn.Embedding(32, N, device=device)
    head = nn.Linear(N, 32, bias=False, device=device)
    head.weight = embedding.weight
    tokens = torch.arange(8, device=device)
    return nn.Sequential(embedding, head), lambda: head(embedding(tokens))


@case
def parameter_saved_transposed(device: str) -> Any:
    linear = _linear(device)
    x = _x(device)
    return linear, lambda: x.exp() @ linear.weight.t()


@case
def module_called_often(device: str) -> Any:
    linear = _linear(device)
    x = _x(device)
    return linear, lambda: linear(linear(linear(x).tanh()).tanh())


class Recursive(nn.Module):
    """Calls itself, as a tree network does."""

    def __init__(self, device: str) -> None:
        super().__init__()
        self.linear = _linear(device)

    def forward(self, x: Tensor, depth: int) -> Tensor:
        return self.linear(x).tanh() if depth == 0 else self(self(x, depth - 1), depth - 1)


@case
def recursive_module(device: str) -> Any:
    model, x = Recursive(device), _x(device)
    return model, lambda: model(x, 2)


@case
def lstm(device: str) -> Any:
    model = nn.LSTM(N, N, num_layers=2, device=device)
    x = torch.randn(5, 3, N, device=device)
    return model, lambda: model(x)[0]


@case
def gru(device: str) -> Any:
    model = nn.GRU(N, N, bidirectional=True, device=device)
    x = torch.randn(5, 3, N, device=device)
    return model, lambda: model(x)[0]


def _block(linear: nn.Module, x: Tensor) -> Tensor:
    return torch.sigmoid(linear(torch.relu(linear(x)))).sin()


def _checkpointed(device: str, **options: Any) -> Any:
    linear, x = _linear(device), _x(device)
    run: Any = partial(checkpoint, preserve_rng_state=False, **options)
    return linear, lambda: run(partial(_block, linear), x.exp()).exp()


@case
def checkpoint_non_reentrant(device: str) -> Any:
    return _checkpointed(device, use_reentrant=False)


@case
def checkpoint_reentrant(device: str) -> Any:
    return _checkpointed(device, use_reentrant=True)


@case
def checkpoint_nested(device: str) -> Any:
    linear, x = _linear(device), _x(device)
    run = partial(checkpoint, use_reentrant=False, preserve_rng_state=False)

    def outer(a: Tensor) -> Tensor:
        return run(partial(_block, linear), a.sin()).cos()

    return linear, lambda: run(outer, x.exp())


_MATMULS = [torch.ops.aten.addmm.default, torch.ops.aten.mm.default]


def _policy(context: Any, op: Any, *args: Any, **kwargs: Any) -> CheckpointPolicy:
    keep = op in _MATMULS
    return CheckpointPolicy.MUST_SAVE if keep else CheckpointPolicy.PREFER_RECOMPUTE


@case
def checkpoint_selective_by_list(device: str) -> Any:
    contexts = partial(create_selective_checkpoint_contexts, _MATMULS)
    return _checkpointed(device, use_reentrant=False, context_fn=contexts)


@case
def checkpoint_selective_by_policy(device: str) -> Any:
    contexts = partial(create_selective_checkpoint_contexts, _policy)
    return _checkpointed(device, use_reentrant=False, context_fn=contexts)


@case
def checkpoint_around_a_part(device: str) -> Any:
    linear, x = _linear(device), _x(device)

    def forward() -> Tensor:
        hidden = linear(x).relu()
        part = checkpoint(torch.sin, hidden, use_reentrant=False, preserve_rng_state=False)
        return linear(part).tanh()

    return linear, forward


@case
def save_on_cpu(device: str) -> Any:
    linear, x = _linear(device), _x(device)

    def forward() -> Tensor:
        with torch.autograd.graph.save_on_cpu():
            return _block(linear, x)

    return linear, forward


@case
def compressing_hooks(device: str) -> Any:
    linear, x = _linear(device), _x(device)

    def forward() -> Tensor:
        with torch.autograd.graph.saved_tensors_hooks(
            lambda t: (t.to(torch.bfloat16), t.dtype), lambda packed: packed[0].to(packed[1])
        ):
            return _block(linear, x)

    return linear, forward


class Saver(torch.autograd.Function):
    """Saves one tensor by the book and another as an attribute."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        ctx.doubled = x * 2
        return x.sin()

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        (x,) = ctx.saved_tensors
        return gradient * x.cos() + ctx.doubled


class Dirty(torch.autograd.Function):
    """Changes its input in place, once differentiable."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.mark_dirty(x)
        x.exp_()
        ctx.save_for_backward(x)
        return x

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        (result,) = ctx.saved_tensors
        return gradient * result


@case
def custom_function_with_ctx(device: str) -> Any:
    x = _x(device)
    return nn.Module(), lambda: Saver.apply(x.exp()).exp()


@case
def custom_function_in_place(device: str) -> Any:
    x = _x(device)
    return nn.Module(), lambda: Dirty.apply(x.exp()).sum()


@case
def complex_numbers(device: str) -> Any:
    x = _x(device)
    return nn.Module(), lambda: torch.fft.fft(x).abs()


@case
def boolean_and_integer_masks(device: str) -> Any:
    x = _x(device)

    def forward() -> Tensor:
        kept = x.masked_fill(x > 0.5, 0.0).exp()
        return kept[torch.arange(4, device=device)].max(dim=0).values

    return nn.Module(), forward


@case
def dropout(device: str) -> Any:
    x = _x(device)
    return nn.Module(), lambda: functional.dropout(x.exp(), 0.5, training=True).sin()


@case
def batch_norm(device: str) -> Any:
    model = nn.Sequential(nn.Conv2d(3, 4, 3, device=device), nn.BatchNorm2d(4, device=device))
    x = torch.randn(2, 3, 8, 8, device=device)
    return model, lambda: model(x).relu()


@case
def attention(device: str) -> Any:
    model = nn.MultiheadAttention(N, 4, batch_first=True, device=device)
    x = torch.randn(2, 8, N, device=device, requires_grad=True)
    return model, lambda: model(x, x, x, need_weights=False)[0]


@case
def sparse_coo(device: str) -> Any:
    x = _x(device)
    eye = torch.eye(N, device=device).to_sparse()
    return nn.Module(), lambda: torch.sparse.mm(eye, x.exp()).sin()


@case
def vmap(device: str) -> Any:
    x = _x(device)
    return nn.Module(), lambda: torch.vmap(lambda row: row.sin() * row)(x)


@case
def double_backward(device: str) -> Any:
    x = _x(device)

    def forward() -> Tensor:
        (gradient,) = torch.autograd.grad(x.exp().sum(), x, create_graph=True)
        return gradient.square().sum()

    return nn.Module(), forward


@case
def several_forwards(device: str) -> Any:
    linear, x = _linear(device), _x(device)
    return linear, lambda: [_block(linear, x), _block(linear, x.exp())]


@case
def autocast(device: str) -> Any:
    linear, x = _linear(device), _x(device)

    def forward() -> Tensor:
        with torch.autocast(device, torch.bfloat16):
            return _block(linear, x)

    return linear, forward


@case
def no_grad_inside(device: str) -> Any:
    linear, x = _linear(device), _x(device)

    def forward() -> Tensor:
        with torch.no_grad():
            scale = x.abs().max()
        return linear(x / scale).relu()

    return linear, forward


@case
def sparse_csr(device: str) -> Any:
    x = _x(device)
    eye = torch.eye(N, device=device).to_sparse_csr()
    return nn.Module(), lambda: (eye @ x.exp()).sin()


@case
def jagged_nested(device: str) -> Any:
    rows = [torch.randn(3, N, device=device), torch.randn(5, N, device=device)]
    nested = torch.nested.nested_tensor(rows, layout=torch.jagged, requires_grad=True)
    return nn.Module(), lambda: nested.sin().exp()


@case
def torch_func_grad(device: str) -> Any:
    x = _x(device)

    def loss(a: Tensor) -> Tensor:
        return (a.sin() * a).sum()

    return nn.Module(), lambda: torch.func.grad(loss)(x).exp()


@case
def float16_autocast(device: str) -> Any:
    linear, x = _linear(device), _x(device)

    def forward() -> Tensor:
        with torch.autocast(device, torch.float16):
            return functional.softmax(linear(functional.gelu(linear(x))), dim=-1)

    return linear, forward


class Scaled(Tensor):
    """A wrapper subclass: the numbers are in another tensor, as quantised ones are."""

    numbers: Tensor

    @staticmethod
    def __new__(cls, inner: Tensor) -> Scaled:
        shape = inner.shape
        made = Tensor._make_wrapper_subclass(cls, shape, dtype=inner.dtype, device=inner.device)
        made.numbers = inner
        return made

    def __tensor_flatten__(self) -> tuple[list[str], Any]:
        return ["numbers"], None

    @staticmethod
    def __tensor_unflatten__(parts: Any, meta: Any, size: Any, stride: Any) -> Scaled:
        return Scaled(parts["numbers"])

    @classmethod
    def __torch_dispatch__(  # type: ignore[override]  # torch types the base as static
        cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        def open_up(value: Any) -> Any:
            return value.numbers if isinstance(value, Scaled) else value

        result = func(*(open_up(value) for value in args), **(kwargs or {}))
        return Scaled(result) if isinstance(result, Tensor) else result


@case
def wrapper_subclass(device: str) -> Any:
    wrapped = Scaled(torch.randn(N, N, device=device)).requires_grad_()
    return nn.Module(), lambda: wrapped.exp().sin()


@case
def fake_quantised(device: str) -> Any:
    x = _x(device)

    def forward() -> Tensor:
        return torch.fake_quantize_per_tensor_affine(x.exp(), 0.1, 0, -128, 127).sin()

    return nn.Module(), forward


@case
def leaf_made_in_the_block(device: str) -> Any:
    return nn.Module(), lambda: torch.randn(N, N, device=device, requires_grad=True).exp()
