"""Calls nodes one by one: boxes for their saved tensors, and the gradients between them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import repeat
from typing import Any

import torch
from torch import Tensor

from tb_actmem.errors import RecordError
from tb_actmem.model import Note
from tb_actmem.predict.fake_tensors.node_hooks import Gradients, call_after, call_before
from tb_actmem.predict.fake_tensors.replacements import replaced
from tb_actmem.predict.fake_tensors.torch_private import (
    MATERIALIZE,
    POP_HOOKS,
    PUSH_HOOKS,
    BackwardCFunction,
    after_accumulation,
    expected_dtype,
    input_shapes,
    leaf_of,
    saved_tensors,
    saving,
    sparse_alias,
    unseen,
)
from tb_actmem.recorder.dry_run_state import Box, Boxing, Hooks, current, freed, unbox
from tb_actmem.recorder.evidence import PLAIN
from tb_actmem.recorder.torch_private import unpack_hook, use_count


def fit(gradients: Gradients, place: int, node: Any, number: int) -> None:
    """Convert a gradient to the shape, dtype and device that a node expects."""
    if gradients[place] is None:
        return
    wanted = input_shapes(node)[number]
    if not wanted.is_nested_tensor:
        _reduce(gradients, place, tuple(wanted.shape))
    gradient = gradients[place]
    assert gradient is not None
    dtype = expected_dtype(node, wanted)
    if dtype is not None and gradient.dtype is not dtype:
        gradients[place] = gradient.to(dtype)
    elif gradient.device != wanted.device and not gradient.dim():
        gradients[place] = gradient.to(wanted.device)


def _reduce(gradients: Gradients, place: int, shape: tuple[int, ...]) -> None:
    """Sum a gradient over broadcast dimensions; each step frees the one before."""
    gradient = gradients[place]
    assert gradient is not None
    sizes = tuple(gradient.shape)
    del gradient
    if sizes == shape:
        return
    leading = len(sizes) - len(shape)
    wanted = (*[1] * leading, *shape)
    sums = [at for at, size in enumerate(sizes) if wanted[at] == 1 and (at < leading or size != 1)]
    if not shape:
        gradients[place] = gradients[place].sum()  # type: ignore[union-attr]
        return
    if sums:
        gradients[place] = gradients[place].sum(sums, keepdim=True)  # type: ignore[union-attr]
    if leading:
        gradients[place] = gradients[place].view(shape)  # type: ignore[union-attr]


def add(gradients: Gradients, number: int, outputs: Gradients, place: int) -> None:
    """Add a node's result to the gradients that another node has received."""
    ours, theirs = gradients[number], outputs[place]
    if theirs is None:
        return
    if ours is None:
        gradients[number] = theirs
        outputs[place] = None
    elif ours.is_sparse:
        gradients[number] = theirs + ours
    else:
        gradients[number] = ours + theirs


def accumulate(leaf: Tensor, gradients: Gradients) -> None:
    """Give a leaf its gradient, which is stored without a copy if only this list refers to it."""
    if gradients[0] is None:
        return
    if type(leaf) in PLAIN:
        raise RecordError(
            f"A gradient reaches a tensor of {tuple(leaf.shape)} that was made before the dry run: "
            "make the model and its inputs in the `with tb_actmem.predict.dry_run(...)` block."
        )
    dry_run = current()
    if gradients[0].is_sparse and dry_run is not None:
        dry_run.note(Note.of("sparse-gradient"))
    before = leaf.grad
    if before is None:
        is_free = sys.getrefcount(gradients[0]) <= _OF_LIST and use_count(gradients[0]) <= 1
        leaf.grad = _kept(gradients[0], leaf) if is_free else _copied(gradients[0], leaf)
    elif before.is_sparse and not gradients[0].is_sparse:
        leaf.grad = gradients[0] + before
    elif torch.is_grad_enabled():
        leaf.grad = before + gradients[0]
    else:
        before.add_(gradients[0])
    for hook in tuple(after_accumulation(leaf).values()):
        hook(leaf)


_OF_LIST = 2
"""References to an object in one list, counted from there."""


def _kept(gradient: Tensor, leaf: Tensor) -> Tensor:
    if torch.is_grad_enabled():
        return _copied(gradient, leaf)
    if gradient.layout is torch.sparse_coo:
        return sparse_alias(gradient)
    is_dense = gradient.layout is torch.strided
    return (
        gradient.detach()
        if is_dense and _is_laid_out_as(gradient, leaf)
        else _copied(gradient, leaf)
    )


def _copied(gradient: Tensor, leaf: Tensor) -> Tensor:
    if gradient.layout is not torch.strided or gradient.is_nested:
        return gradient.clone()
    if not _is_dense(leaf):
        return gradient.clone(memory_format=torch.contiguous_format)
    empty = gradient.new_empty_strided(leaf.size(), leaf.stride(), device=leaf.device)
    return empty.copy_(gradient)


def _is_laid_out_as(gradient: Tensor, leaf: Tensor) -> bool:
    if leaf.layout is not torch.strided or leaf.is_nested:
        return False
    if not _is_dense(leaf):
        return gradient.is_contiguous()
    sizes = zip(gradient.size(), gradient.stride(), leaf.stride(), strict=True)
    return all(ours if size == 1 else ours == wanted for size, ours, wanted in sizes)


def _is_dense(tensor: Tensor) -> bool:
    """Tell whether a tensor's elements fill its memory, each once, in any order."""
    if tensor.layout is not torch.strided:
        return False
    if not tensor.numel():
        return True
    expected = 1
    for stride, size in sorted(zip(tensor.stride(), tensor.size(), strict=True)):
        if size != 1:
            if stride != expected:
                return False
            expected *= size
    return True


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
    results = node(*gradients)
    return [*results] if isinstance(results, tuple) else [results]


def _apply_function(node: Any, gradients: Gradients) -> Gradients:
    """Run a custom Function's backward, which returns a value for each forward argument."""
    results = node.apply(*_materialized(node, gradients))
    returned = results if isinstance(results, tuple) else (results,)
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
