"""Kinds of modules whose graph is unusual: parts without one, views, writes, hooks of gradients."""

from __future__ import annotations

import torch
import torch.autograd.forward_ad as forward_mode
from torch import Tensor, nn
from torch.nn import functional
from torch.nn.functional import linear as project
from torch.utils.checkpoint import checkpoint, checkpoint_sequential, set_checkpoint_early_stop

from tests.support.drawn import WIDTH
from tests.support.kinds.parts import Kinds, linear, listed

GRAPHS: Kinds = {}


@listed(GRAPHS)
def part_without_graph(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    with torch.no_grad():
        y = first(x).exp().tanh()
    return second(x).sigmoid() * y


@listed(GRAPHS)
def detached(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    y = first(x).tanh()
    return y.detach().sin() * second(y)


@listed(GRAPHS)
def unused(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    first(x).exp().sin()
    return second(x).tanh()


@listed(GRAPHS)
def number_of_inference_mode(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    with torch.inference_mode():
        mean = first(x.detach()).mean().item()
    return second(x) * mean


@listed(GRAPHS)
def teacher_and_student(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    with torch.no_grad():
        aim = second(first(x).tanh())
    return second(first(x).tanh()) - aim.sigmoid()


@listed(GRAPHS)
def average_of_weights(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    with torch.no_grad():
        for mean, own in zip(first.parameters(), second.parameters(), strict=True):
            mean.lerp_(own, 0.01)
        aim = first(x)
    return second(x) * aim.tanh()


@listed(GRAPHS)
def branch_on_values(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    y = first(x)
    if torch.isnan(y).any() or y.abs().max() > 1e9:
        y = second(y)
    return y.nan_to_num().masked_fill(y > 2, 0).tanh()


@listed(GRAPHS)
def views(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    y = first(x)
    half, rest = y[::2], x[:, 1:]
    y = second(y.view(-1, WIDTH)).tanh() + y.t().t().sin()
    return y + torch.cat([half, half]) + functional.pad(rest, (1, 0)).exp()


@listed(GRAPHS, lambda: nn.Linear(WIDTH, 3 * WIDTH))
def slices(x: Tensor, wide: nn.Module) -> Tensor:
    query, key, value = wide(x).split(WIDTH, -1)
    return (query.sigmoid() * key).add_(value.relu())


@listed(GRAPHS, linear)
def unbound(x: Tensor, first: nn.Module) -> Tensor:
    state, *others = first(x).view(4, -1, WIDTH).unbind(0)
    for each in others:
        state = state * 0.5 + each.tanh()
    return state.repeat(4, 1)


@listed(GRAPHS)
def memory_filled_by_views(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    y = torch.empty_like(x)
    y[:, :8] = first(x)[:, :8]
    y[:, 8:].copy_(second(x)[:, 8:].exp())
    y[::2].mul_(2).tanh_()
    return y


@listed(GRAPHS)
def chain_in_place(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    y = functional.leaky_relu_(second(functional.relu_(first(x))), 0.1)
    y = (y * 2).add_(1).mul_(0.5)
    return functional.hardtanh_(y, -1, 2).sigmoid_()


@listed(GRAPHS)
def written_input(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    y = functional.relu(x + first(x), inplace=True).add(1)
    return y + functional.silu(second(x), inplace=True)


@listed(GRAPHS)
def chosen_rows(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    y, z = first(x), x.clone()
    mask = y.sum(-1) > 0
    z[mask] = second(y[mask]).tanh().to(z.dtype)
    z[~mask] *= 0.5
    return z.masked_scatter(mask[:, None].expand_as(z), z[mask].exp())


@listed(GRAPHS)
def hook_of_tensor(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    y = first(x).tanh()
    if y.requires_grad:
        y.register_hook(lambda gradient: (gradient * 2).sin())
        y.retain_grad()
    return second(y)


@listed(GRAPHS)
class HooksOfParameters(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(WIDTH, WIDTH)
        self.linear.weight.register_hook(lambda gradient: gradient / (gradient.norm() + 1e-6))
        self.linear.bias.register_post_accumulate_grad_hook(lambda parameter: None)

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.linear(x)
        return y.tanh()


@listed(GRAPHS)
def inner_gradient(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    with torch.enable_grad():
        point = x.detach().requires_grad_()
        (gradient,) = torch.autograd.grad(second(point).tanh().sum(), point)
    return first(x).sin() * gradient


@listed(GRAPHS)
def gradient_penalty(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    point = x * 1.0
    if not point.requires_grad:
        point.requires_grad_()
    (gradient,) = torch.autograd.grad(second(point).tanh().sum(), point, create_graph=True)
    return first(x).sin() * gradient


@listed(GRAPHS)
def mapped(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    return torch.vmap(second)(first(x))


@listed(GRAPHS)
def pulled_back(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    pulled = torch.func.vjp(lambda y: second(y).tanh(), first(x))
    found: Tensor = pulled[1](pulled[0])[0]
    return found


@listed(GRAPHS)
def pushed_forward(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    pushed = torch.func.jvp(lambda y: second(y).tanh(), (first(x),), (x,))
    found: Tensor = pushed[0] + pushed[1]
    return found


@listed(GRAPHS)
def dual_numbers(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    with forward_mode.dual_level():
        dual = forward_mode.make_dual(first(x), x.detach())
        y, tangent = forward_mode.unpack_dual(second(dual).tanh())
        return y + tangent


@listed(GRAPHS)
def jacobian(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    found: Tensor = torch.func.jacrev(lambda y: second(y).tanh())(first(x)[0])
    return found.sum() * x


@listed(GRAPHS)
def other_parameters(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    doubled = {name: each * 2 for name, each in second.named_parameters()}
    y: Tensor = torch.func.functional_call(second, doubled, (first(x).sin(),))
    return y


def _inner(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    return second(first(x).tanh().sin()).exp().sigmoid()


@listed(GRAPHS)
def checkpoint_in_checkpoint(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    def outer(x: Tensor) -> Tensor:
        y: Tensor = checkpoint(_inner, x.cos(), first, second, use_reentrant=False)
        return y.sin()

    found: Tensor = checkpoint(outer, x, use_reentrant=False)
    return found


@listed(GRAPHS)
def reentrant_in_checkpoint(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    def outer(x: Tensor) -> Tensor:
        y: Tensor = checkpoint(_inner, first(x), first, second, use_reentrant=True)
        return y.sin()

    found: Tensor = checkpoint(outer, x, use_reentrant=False)
    return found


@listed(GRAPHS)
def checkpoint_without_early_stop(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    with set_checkpoint_early_stop(False):
        y: Tensor = checkpoint(_inner, x, first, second, use_reentrant=False)
    return y.cos()


@listed(GRAPHS, lambda: nn.Sequential(linear(), nn.Tanh(), linear(), nn.GELU(), linear()))
def checkpoints_of_segments(x: Tensor, layers: nn.Module) -> Tensor:
    assert isinstance(layers, nn.Sequential)
    y: Tensor = checkpoint_sequential(layers, 2, x, use_reentrant=False)
    return y.cos()


@listed(GRAPHS)
def offload_in_checkpoint(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    def outer(x: Tensor) -> Tensor:
        with torch.autograd.graph.save_on_cpu():
            return second(first(x).tanh()).sin()

    found: Tensor = checkpoint(outer, x, use_reentrant=False)
    return found


@listed(GRAPHS)
def hooks_of_saved_tensors(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    with torch.autograd.graph.saved_tensors_hooks(Tensor.detach, lambda packed: packed):
        y = second(x.sin()).tanh()
    return first(y)


@listed(GRAPHS)
def autocast_on_and_off(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    with torch.autocast("cpu", torch.bfloat16):
        y = first(x)
        with torch.autocast("cpu", enabled=False):
            z = second(y.float()).softmax(-1)
        y = first(y) * second(z)
    with torch.autocast("cpu", torch.bfloat16, cache_enabled=False):
        found: Tensor = second(second(y)).float()
    return found


@listed(GRAPHS)
def casts(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    y: Tensor = second(first(x.float()).double().tanh().float())
    return y.to(x.dtype)


@listed(GRAPHS)
def weight_from_other_weight(x: Tensor, first: nn.Module, second: nn.Module) -> Tensor:
    weight, other = first.weight, second.weight
    assert isinstance(weight, Tensor) and isinstance(other, Tensor)
    norm = (weight + 2 * other @ other).norm(p=2, dim=1).detach()
    return project(x, (1 / norm)[:, None] * (weight + other.t()))
