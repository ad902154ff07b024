"""Gradients between nodes: they are converted, summed, and accumulated in leaves."""

from __future__ import annotations

import sys
from typing import Any

import torch
from torch import Tensor

from tb_actmem.errors import RecordError
from tb_actmem.model import Note
from tb_actmem.predict.fake_tensors.node_hooks import Gradients
from tb_actmem.predict.fake_tensors.torch_private import (
    after_accumulation,
    expected_dtype,
    input_shapes,
    sparse_alias,
)
from tb_actmem.recorder.dry_run_state import current
from tb_actmem.recorder.evidence.tensors import PLAIN
from tb_actmem.recorder.torch_private import use_count


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
