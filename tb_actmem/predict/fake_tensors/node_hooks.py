"""Records the hooks that autograd calls between nodes when they are registered.

Torch stores them where Python cannot read them, so every registration passes here while a dry run
is open. A node stores its own hooks in its metadata, which die with it.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import torch
from torch import Tensor

from tb_actmem.predict.fake_tensors import torch_private
from tb_actmem.predict.fake_tensors.replacements import replaced
from tb_actmem.predict.fake_tensors.torch_private import (
    MATERIALIZE,
    REGISTER,
    RETAIN,
    WILL_RUN,
    BackwardCFunction,
    Function,
    FunctionCtx,
    hooks_of,
    leaf_of,
)

Gradients = list[Tensor | None]
Hooks = dict[int, Callable[..., Any]]
_KEY = "tb_actmem hooks"


@dataclass(slots=True)
class NodeHooks:
    """The functions that a node calls before and after it runs."""

    tensors: list[tuple[int, Hooks]] = field(default_factory=list)
    """(index of its incoming gradient, hooks of the tensor whose gradient that is)."""
    retaining: dict[int, weakref.ref[Tensor]] = field(default_factory=dict)
    """Index of its incoming gradient → the tensor that retains it."""
    before: Hooks = field(default_factory=dict)
    after: Hooks = field(default_factory=dict)
    last: list[Callable[[], None]] = field(default_factory=list)
    """The functions that notify C++ when it has run."""


_NONE = NodeHooks()


def call_tensor_hooks(node: Any, gradients: Gradients) -> None:
    """Call the hooks of the tensors with these gradients, which may replace them."""
    known = _known(node)
    leaf = leaf_of(node)
    for number, hooks in known.tensors if leaf is None else [(0, hooks_of(leaf))]:
        gradients[number] = _seen_by(hooks, gradients[number])
    for number, ref in known.retaining.items():
        tensor, gradient = ref(), gradients[number]
        if tensor is not None and tensor.grad_fn is node and gradient is not None:
            tensor.grad = _cloned(gradient) if tensor.grad is None else tensor.grad + gradient


def _seen_by(hooks: Hooks, gradient: Tensor | None) -> Tensor | None:
    """Return the result of hooks on a gradient, which itself lives until all have run."""
    made = gradient
    for hook in tuple(hooks.values()):
        returned = hook(made)
        made = made if returned is None else returned
    return made


def _cloned(gradient: Tensor) -> Tensor:
    if gradient.is_sparse:
        return gradient.clone()
    return gradient.clone(memory_format=torch.contiguous_format)


def call_before(node: Any, gradients: Gradients) -> Gradients:
    """Call the hooks before a node; return its incoming gradients."""
    for hook in tuple(_known(node).before.values()):
        returned = hook(tuple(gradients))
        gradients = gradients if returned is None else _several(returned)
    return gradients


def call_after(node: Any, outputs: Gradients, gradients: Gradients) -> Gradients:
    """Call the hooks after a node; return its outgoing gradients."""
    for hook in tuple(_known(node).after.values()):
        returned = hook(tuple(outputs), tuple(gradients))
        outputs = outputs if returned is None else _several(returned)
    for tell in _known(node).last:
        tell()
    return outputs


def tell_after(node: Any, tell: Callable[[], None]) -> None:
    """Let a node call a function after all hooks that run after it."""
    _own(node).last.append(tell)


def _known(node: Any) -> NodeHooks:
    hooks: NodeHooks = node.metadata.get(_KEY, _NONE)
    return hooks


def _own(node: Any) -> NodeHooks:
    hooks: NodeHooks = node.metadata.setdefault(_KEY, NodeHooks())
    return hooks


def _several(returned: Any) -> Gradients:
    if not isinstance(returned, tuple):
        raise TypeError(f"expected tuple, but hook returned '{type(returned).__name__}'")
    return [*returned]


class Registry:
    """Records the hooks that are registered while a dry run is open."""

    def __init__(self, note_unknown: Callable[[], None]) -> None:
        self._note_unknown = note_unknown
        self._is_known = False
        self._retained: list[weakref.ref[Tensor]] = []
        self._comes_to: Callable[[Any], bool] | None = None
        """Tells whether the running backward reaches a node; None: no backward runs."""

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Let every registration of a hook pass here while the block runs."""
        with ExitStack() as stack:
            for owner, name, make in (
                (Function, REGISTER, self._register),
                (BackwardCFunction, "register_prehook", partial(self._on_function, "before")),
                (BackwardCFunction, "register_hook", partial(self._on_function, "after")),
                (Tensor, "register_hook", self._on_tensor),
                (Tensor, RETAIN, self._retain),
                (FunctionCtx, "set_materialize_grads", self._materialize),
                (*WILL_RUN, self._will_run),
            ):
                stack.enter_context(replaced(owner, name, make))
            yield

    def _register(self, behind: Any) -> Any:
        """Torch calls this for every hook of a node, without the node."""

        def register(hooks: Any, hook: Any) -> Any:
            if not self._is_known and getattr(hook, "__module__", "") != torch_private.__name__:
                self._note_unknown()
            return behind(hooks, hook)

        return register

    def _on_function(self, when: str, behind: Any) -> Any:
        def register(node: Any, hook: Any) -> Any:
            self._is_known = True
            try:
                handle = behind(node, hook)
            finally:
                self._is_known = False
            setattr(_own(node), when, handle.hooks_dict_ref())
            return handle

        return register

    def _on_tensor(self, behind: Any) -> Any:
        def register(tensor: Tensor, hook: Any) -> Any:
            handle = behind(tensor, hook)
            if tensor.grad_fn is not None:
                known = _own(tensor.grad_fn).tensors
                hooks = hooks_of(tensor)
                if not any(one is hooks for _, one in known):
                    known.append((tensor.output_nr, hooks))
            return handle

        return register

    def _retain(self, behind: Any) -> Any:
        def retain(tensor: Tensor) -> None:
            behind(tensor)
            self._retained.append(weakref.ref(tensor))

        return retain

    def _will_run(self, behind: Any) -> Any:
        def will_run(node: Any) -> bool:
            return behind(node) if self._comes_to is None else self._comes_to(node)

        return will_run

    @contextmanager
    def during(self, comes_to: Callable[[Any], bool]) -> Iterator[None]:
        """Answer the questions of hooks about the running backward."""
        self._follow_retained()
        around, self._comes_to = self._comes_to, comes_to
        try:
            yield
        finally:
            self._comes_to = around

    def _follow_retained(self) -> None:
        """Let the nodes that now make tensors with retained gradients know them."""
        self._retained = [ref for ref in self._retained if ref() is not None]
        for ref in self._retained:
            tensor = ref()
            if tensor is not None and tensor.grad_fn is not None:
                _own(tensor.grad_fn).retaining[tensor.output_nr] = ref

    def _materialize(self, behind: Any) -> Any:
        def materialize(ctx: Any, value: bool) -> None:
            behind(ctx, value)
            vars(ctx)[MATERIALIZE] = value  # torch's own attribute cannot be read

        return materialize
