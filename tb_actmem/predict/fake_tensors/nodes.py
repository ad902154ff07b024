"""Puts the results of saved-tensor hooks into boxes that a backward can empty."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import repeat
from typing import Any

import torch
from torch import Tensor

from tb_actmem.predict.fake_tensors.gradients import accumulate, fit
from tb_actmem.predict.fake_tensors.libraries import replaced
from tb_actmem.predict.fake_tensors.node_hooks import Gradients, call_after, call_before
from tb_actmem.predict.fake_tensors.torch_private import (
    MATERIALIZE,
    POP_HOOKS,
    PUSH_HOOKS,
    BackwardCFunction,
    input_shapes,
    leaf_of,
    saved_tensors,
    saving,
    unseen,
)
from tb_actmem.recorder.graph.packed_box import Box, Boxing, Hooks, freed, unbox
from tb_actmem.recorder.torch_private import unpack_hook


@contextmanager
def boxed() -> Iterator[None]:
    """Box the results of all pack hooks that are set while the block runs."""
    in_force: list[Hooks] = []

    def pushing(behind: Callable[[Any, Any], None]) -> Any:
        def push(pack: Any, unpack: Any) -> None:
            in_force.append(Hooks(pack, unpack))
            behind(Boxing(in_force[-1]), unbox)

        return push

    def popping(behind: Callable[[], None]) -> Any:
        def pop() -> None:
            behind()
            if in_force:
                in_force.pop()

        return pop

    with replaced(saving, PUSH_HOOKS, pushing), replaced(saving, POP_HOOKS, popping):
        yield


def run(node: Any, gradients: Gradients) -> Gradients:
    """Run a node and its hooks; return a gradient for each of its next functions."""
    gradients = call_before(node, gradients)
    leaf = leaf_of(node)
    if leaf is not None:
        accumulate(leaf, gradients)
        return call_after(node, [], gradients)
    outputs = _apply(node, gradients)
    for place, (follower, number) in enumerate(node.next_functions[: len(outputs)]):
        if follower is not None:
            fit(outputs, place, follower, number)
    return call_after(node, outputs, gradients)


def _apply(node: Any, gradients: Gradients) -> Gradients:
    if isinstance(node, BackwardCFunction):
        return _apply_function(node, gradients)
    found = node(*gradients)
    return [*found] if isinstance(found, tuple) else [found]


def _apply_function(node: Any, gradients: Gradients) -> Gradients:
    """Run a custom Function's backward, which returns a value for each forward argument."""
    found = node.apply(*_materialized(node, gradients))
    returned = found if isinstance(found, tuple) else (found,)
    wanted = node.needs_input_grad
    if len(returned) < len(wanted) or any(one is not None for one in returned[len(wanted) :]):
        raise RuntimeError(
            f"function {type(node).__name__} returned an incorrect number of gradients "
            f"(expected {len(wanted)}, got {len(returned)})"
        )
    needed = iter([one for one, is_needed in zip(returned, wanted, strict=False) if is_needed])
    return [None if follower is None else next(needed) for follower, _ in node.next_functions]


def _materialized(node: Any, gradients: Gradients) -> Gradients:
    if not vars(node).get(MATERIALIZE, True):
        return gradients
    return [
        _zeros(shape) if gradient is None else gradient
        for gradient, shape in zip(gradients, input_shapes(node), strict=True)
    ]


def _zeros(like: Any) -> Tensor | None:
    try:
        return torch.zeros(tuple(like.shape), dtype=like.dtype, device=like.device)
    except RuntimeError:  # an output that has no gradient
        return None


def release(node: Any) -> None:
    """Release a node's saved tensors; using it again is an error from then on.

    Torch offers this only to its engine. But a pack hook receives a saved tensor at once, and its
    result replaces the tensor. If that hook raises, the slot is incomplete, and reading it ends the
    process. So the hook is not Python code, in which an interrupt could occur.
    """
    with unseen():
        for saved in saved_tensors(node):
            data = saved.data
            if type(data) is Box:
                data.empty()
            elif data is not None and unpack_hook(saved) is None:
                saved.register_hooks(_EMPTIED, unbox)


_FREED = Box(None, freed)
_EMPTIED = partial(next, repeat(_FREED))
"""Returns the same box for every tensor: a call of ``next`` with a default that is never used."""
