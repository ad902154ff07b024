"""Hooks, custom Functions and roots of a backward in a dry run, against torch's own engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd.graph import get_gradient_edge

import tb_actmem
from tests.predict.fake_tensors.test_dry_run_gradients import same

pytestmark = [
    pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13"),
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.usefixtures("by_mode"),
]


class Twice(torch.autograd.Function):
    """Takes a number in addition to its tensors, and returns two."""

    @staticmethod
    def forward(ctx: Any, a: Tensor, factor: float, b: Tensor) -> tuple[Tensor, Tensor]:
        ctx.factor = factor
        return a * factor, b * factor

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        first, second = gradients
        return first * ctx.factor, None, second * ctx.factor, None


class One(torch.autograd.Function):
    """Returns its only gradient unchanged."""

    @staticmethod
    def forward(ctx: Any, a: Tensor) -> Tensor:
        return a.clone()

    @staticmethod
    def backward(ctx: Any, gradient: Any) -> Any:
        return gradient


class Half(torch.autograd.Function):
    """Has a gradient for only the first of two tensors."""

    @staticmethod
    def forward(ctx: Any, a: Tensor, b: Tensor) -> Tensor:
        return a + b

    @staticmethod
    def backward(ctx: Any, gradient: Any) -> Any:
        return gradient, None


kept: list[Any] = []


def some_outputs(function: Any, *used: int) -> Callable[..., None]:
    def step(a: Tensor, b: Tensor) -> None:
        outputs = function.apply(a.exp(), 3.0, b.exp())
        sum(outputs[number].sum() for number in used).backward()

    return step


def of_a_function(when: str, hook: Callable[..., Any]) -> Callable[..., None]:
    def step(a: Tensor, b: Tensor) -> None:
        found: Any = One.apply(a.exp())
        getattr(found.grad_fn, when)(hook)
        (found * b).sum().backward()

    return step


def retained(a: Tensor, b: Tensor) -> None:
    hidden = a.exp()
    hidden.retain_grad()
    gone = a.sin()
    gone.retain_grad()
    (hidden * b).sum().backward(retain_graph=True)
    kept.append(hidden.grad)
    del gone
    hidden.sum().backward()


def hooked(a: Tensor, b: Tensor) -> None:
    hidden = a.exp()
    hidden.register_hook(lambda gradient: gradient * 2)
    hidden.register_hook(lambda gradient: None)
    hidden.register_hook(lambda gradient: gradient + 1)
    hidden.register_hook(lambda gradient: gradient - 1).remove()
    a.register_hook(lambda gradient: gradient * 4)
    hidden.retain_grad()
    (hidden * b).sum().backward()
    kept.append(hidden.grad)


def parts(a: Tensor, b: Tensor) -> None:
    kept.clear()
    first, second = (a * b).split(2)
    second.register_hook(lambda gradient: None if gradient is None else gradient * 2)
    second.register_hook(kept.append)
    second.retain_grad()
    first.exp().sum().backward(retain_graph=True)
    assert second.grad is None
    second.exp().sum().backward()
    assert [one is None for one in kept] == [True, False]
    kept.append(second.grad)


def nothing_for_a_leaf(a: Tensor, b: Tensor) -> None:
    kept.clear()
    b.register_hook(kept.append)
    found: Any = Half.apply(a, b)
    found.sum().backward()
    assert (kept, b.grad) == ([None], None)


def asked(a: Tensor, b: Tensor) -> None:
    hidden = a.exp()
    hidden.register_hook(lambda gradient: gradient * 2)
    loss = (hidden * b).sum()
    kept.append(torch.autograd.grad(loss, [hidden, b, hidden], retain_graph=True))
    kept.append(torch.autograd.grad([loss, hidden], [a], [None, torch.ones(4)]))


def root_twice(a: Tensor, b: Tensor) -> None:
    loss = (a * b).sum()
    torch.autograd.backward([loss, loss, a], [None, None, torch.ones(4)])


def leaf_root(a: Tensor, b: Tensor) -> None:
    a.backward(torch.ones(4))
    torch.autograd.backward([b, b * 2], [torch.ones(4), torch.ones(4)])


def edge_root(a: Tensor, b: Tensor) -> None:
    hidden = a * b
    edge = get_gradient_edge(hidden)
    torch.autograd.backward((edge,), (torch.ones(4),))


def root_in_the_midst(a: Tensor, b: Tensor) -> None:
    hidden = a.exp()
    loss = (hidden * b).sum()
    torch.autograd.backward([hidden, loss], [torch.ones(4), None])


def for_some(a: Tensor, b: Tensor) -> None:
    hidden = a * b
    hidden.exp().sum().backward(inputs=[b], retain_graph=True)
    assert a.grad is None
    hidden.sum().backward(inputs=[a, b])


def given_thrice(a: Tensor, b: Tensor) -> None:
    hidden = a.exp()
    torch.addcmul(hidden, hidden, hidden).mul(b).sum().backward()


def differentiated_twice(a: Tensor, b: Tensor) -> None:
    (gradient,) = torch.autograd.grad((a.exp() * b).sum(), a, create_graph=True)
    gradient.square().sum().backward()


STEPS: dict[str, Callable[..., Any]] = {
    "both outputs": some_outputs(Twice, 0, 1),
    "the first output": some_outputs(Twice, 0),
    "the second output": some_outputs(Twice, 1),
    "a hook behind a Function": of_a_function("register_hook", lambda ours, theirs: (ours[0] * 2,)),
    "a hook that only looks": of_a_function("register_hook", lambda ours, theirs: None),
    "a hook before a Function": of_a_function("register_prehook", lambda theirs: (theirs[0] * 2,)),
    "retained": retained,
    "hooked": hooked,
    "parts": parts,
    "nothing for a leaf": nothing_for_a_leaf,
    "a root twice": root_twice,
    "a leaf as root": leaf_root,
    "an edge as root": edge_root,
    "a root in the midst": root_in_the_midst,
    "given thrice": given_thrice,
    "for some": for_some,
    "differentiated twice": differentiated_twice,
}
OF_SOME = {"for some", "differentiated twice"}
"""A note says that unneeded gradients were computed."""


@pytest.mark.parametrize("name", sorted(STEPS.keys() - OF_SOME))
def test_step_equals_torchs_engine(name: str) -> None:
    same(lambda: torch.randn(4), lambda: torch.randn(4), step=STEPS[name])
    kept.clear()


def shapes(step: Callable[..., Any]) -> list[Any]:
    a, b = (torch.randn(4, requires_grad=True) for _ in "ab")
    step(a, b)
    found = [one for each in kept for one in (each if isinstance(each, tuple) else [each])]
    kept.clear()
    return [one if one is None else tuple(one.shape) for one in (*found, a.grad, b.grad)]


@pytest.mark.parametrize("step", [asked, for_some, differentiated_twice])
def test_selected_gradients_equal_torchs_engine(step: Callable[..., Any]) -> None:
    with tb_actmem.predict.dry_run("cpu"):
        dry = shapes(step)
    assert dry == shapes(step)


@pytest.mark.parametrize(
    ("when", "hook"),
    [
        ("register_prehook", lambda theirs: theirs[0] * 2),
        ("register_prehook", list),
        ("register_hook", lambda ours, theirs: ours[0] * 2),
    ],
)
def test_node_hook_must_return_tuple(when: str, hook: Callable[..., Any]) -> None:
    for around in (tb_actmem.predict.dry_run("cpu"), tb_actmem.record()):
        with around:
            a, b = (torch.randn(4, requires_grad=True) for _ in "ab")
            with pytest.raises(TypeError, match="expected tuple, but hook returned"):
                of_a_function(when, hook)(a, b)


def test_function_without_materialized_grads_gets_none() -> None:
    given: list[Any] = []

    class Looks(Twice):
        @staticmethod
        def forward(ctx: Any, a: Tensor, factor: float, b: Tensor) -> tuple[Tensor, Tensor]:
            ctx.set_materialize_grads(False)
            return Twice.forward(ctx, a, factor, b)

        @staticmethod
        def backward(ctx: Any, *gradients: Any) -> Any:
            given.append([one is None for one in gradients])
            return gradients[0], None, gradients[1]

    for _ in range(2):
        with tb_actmem.predict.dry_run("cpu"):
            a, b = (torch.randn(4, requires_grad=True) for _ in "ab")
            some_outputs(Looks, 1)(a, b)
            assert a.grad is None and b.grad is not None
    assert given == [[True, False]] * 2


@pytest.mark.parametrize(
    ("returned", "problem"),
    [
        (lambda one: (one,), "expected 3, got 1"),
        (lambda one: (one, None, one, one), "expected 3, got 4"),
        (lambda one: (one, None, one, None), None),
    ],
)
def test_function_returns_gradient_for_each_argument(
    returned: Callable[[Tensor], Any], problem: str | None
) -> None:
    class Wrong(Twice):
        @staticmethod
        def backward(ctx: Any, *gradients: Any) -> Any:
            return returned(gradients[0])

    def step() -> None:
        a, b = (torch.randn(4, requires_grad=True) for _ in "ab")
        some_outputs(Wrong, 0, 1)(a, b)

    for around in (tb_actmem.predict.dry_run("cpu"), tb_actmem.record()):
        with around:
            if problem is None:
                step()
            else:
                with pytest.raises(RuntimeError, match=f"incorrect number .*{problem}"):
                    step()


def test_unused_input_is_error_unless_allowed() -> None:
    for around in (tb_actmem.predict.dry_run("cpu"), tb_actmem.record()):
        with around:
            a, b = (torch.randn(4, requires_grad=True) for _ in "ab")
            loss = a.exp().sum()
            with pytest.raises(RuntimeError, match="appears to not have been used in the graph"):
                torch.autograd.grad(loss, [a, b], retain_graph=True)
            with pytest.raises(RuntimeError, match="does not require grad"):
                torch.autograd.grad(loss, [torch.ones(2)], retain_graph=True)
            assert torch.autograd.grad(loss, [a, b], allow_unused=True)[1] is None
