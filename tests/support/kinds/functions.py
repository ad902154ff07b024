"""Kinds of modules with custom Functions."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from tests.support.drawn import WIDTH
from tests.support.kinds.parts import Kinds, linear, listed

FUNCTIONS: Kinds = {}


class Several(torch.autograd.Function):
    """Has three results, of which one has no gradient, and keeps a tensor on ``ctx``."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, y: Tensor) -> Any:
        ctx.set_materialize_grads(False)
        product, sine = x * y, x.sin()
        largest = product.argmax(-1)
        ctx.mark_non_differentiable(largest)
        ctx.save_for_backward(x, y, product)
        ctx.kept = sine.detach() * 2
        return product, sine, largest

    @staticmethod
    def backward(ctx: Any, of_product: Tensor | None, of_sine: Tensor | None, _: Any) -> Any:
        x, y, product = ctx.saved_tensors
        found = torch.zeros_like(x) if of_product is None else of_product * y
        if of_sine is not None:
            found = found + of_sine * x.cos() * ctx.kept
        return found, None if of_product is None else of_product * x + product * 0


@listed(FUNCTIONS, linear)
def several_results(x: Tensor, first: nn.Module) -> Tensor:
    product, _, largest = Several.apply(first(x), x)
    found: Tensor = product + largest[:, None]
    return found


@listed(FUNCTIONS, linear)
def one_of_several_results(x: Tensor, first: nn.Module) -> Tensor:
    sine: Tensor = Several.apply(first(x), x)[1]
    return sine.cos()


class ByContext(torch.autograd.Function):
    @staticmethod
    def forward(x: Tensor) -> Any:
        y = x.exp()
        return y, y * 2

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs, *output)

    @staticmethod
    def backward(ctx: Any, of_first: Tensor, of_second: Tensor) -> Tensor:
        x, first, second = ctx.saved_tensors
        found: Tensor = of_first * first + of_second * second + x * 0
        return found


@listed(FUNCTIONS, linear)
def results_that_are_saved(x: Tensor, first: nn.Module) -> Tensor:
    y: Tensor = ByContext.apply(first(x))[1]
    return y


class InPlace(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor, weight: Tensor) -> Tensor:
        ctx.mark_dirty(x)
        ctx.save_for_backward(weight)
        return x.mul_(2)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Any:
        (weight,) = ctx.saved_tensors
        return gradient.repeat(1, 2)[:, :WIDTH] * 2, weight * 0


@listed(FUNCTIONS, linear)
def function_in_place(x: Tensor, first: nn.Module) -> Tensor:
    y: Tensor = InPlace.apply(first(x), first.weight)
    return y


class Recomputing(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor, weight: Tensor) -> Tensor:
        ctx.save_for_backward(x, weight)
        return (x @ weight).tanh()

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Any:
        x, weight = (saved.detach().requires_grad_() for saved in ctx.saved_tensors)
        with torch.enable_grad():
            y = (x @ weight).tanh()
        return torch.autograd.grad(y, (x, weight), gradient)


@listed(FUNCTIONS, linear)
def function_that_recomputes(x: Tensor, first: nn.Module) -> Tensor:
    y: Tensor = Recomputing.apply(first(x), first.weight)
    return y


class Reversible(torch.autograd.Function):
    """Computes its module again in the backward, and runs that one's backward."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, module: nn.Module) -> Tensor:
        ctx.module = module
        with torch.no_grad():
            y: Tensor = x + module(x)
        ctx.save_for_backward(x.detach())
        return y

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Any:
        x = ctx.saved_tensors[0].detach().requires_grad_()
        with torch.enable_grad():
            ctx.module(x).backward(gradient)
        return gradient + x.grad, None


@listed(FUNCTIONS, linear)
def reversible(x: Tensor, first: nn.Module) -> Tensor:
    y: Tensor = Reversible.apply(x.float(), first)
    return y


class OnContext(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.x = x
        return x * 3

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        found: Tensor = gradient * 3 + ctx.x.detach() * 0
        return found


@listed(FUNCTIONS, linear)
def input_on_context(x: Tensor, first: nn.Module) -> Tensor:
    y: Tensor = OnContext.apply(first(x))
    return y


class Negated(torch.autograd.Function):
    """Returns a view of its input, and changes the gradient."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x.view_as(x)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        return gradient.neg()


@listed(FUNCTIONS)
def reversed_gradient(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    y: Tensor = second(Negated.apply(first(x).tanh()))
    return y.sin()


class WithLoss(torch.autograd.Function):
    """Adds a loss to the graph, as balanced experts do."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, loss: Tensor) -> Tensor:
        ctx.dtype = loss.dtype
        return x

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Any:
        return gradient, torch.ones((), dtype=ctx.dtype)


@listed(FUNCTIONS)
def added_loss(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    shares = second(x).softmax(-1).mean(0)
    y: Tensor = WithLoss.apply(first(x).tanh(), (shares * shares.detach()).sum())
    return y


class FusedLoss(torch.autograd.Function):
    """Computes its gradients in the forward, part by part."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, weight: Tensor, classes: Tensor) -> Tensor:
        for_x, for_weight, loss = torch.zeros_like(x), torch.zeros_like(weight), x.new_zeros(())
        for at in range(0, len(x), 64):
            part, own = x[at : at + 64], classes[at : at + 64, None]
            shares = (part @ weight.t()).softmax(-1)
            loss += -(shares.gather(1, own) + 1e-6).log().sum()
            shares.scatter_add_(1, own, torch.full_like(own, -1, dtype=shares.dtype))
            for_x[at : at + 64] = shares @ weight
            for_weight += shares.t() @ part
        ctx.save_for_backward(for_x.detach(), for_weight.detach())
        return loss / len(x)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Any:
        for_x, for_weight = ctx.saved_tensors
        return for_x.mul_(gradient), for_weight.mul_(gradient), None


@listed(FUNCTIONS)
def fused_loss(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    classes = x.detach().float().abs().sum(-1).long() % WIDTH
    loss: Tensor = FusedLoss.apply(first(x).float(), second.weight, classes)
    return x * loss
