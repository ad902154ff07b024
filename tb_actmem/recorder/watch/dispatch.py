"""The observer of a dispatch mode: ops, and the storages that they take and return.

It is the fallback where the compiled engine cannot run.
"""

from __future__ import annotations

import itertools
import sys
import threading
import weakref
from collections.abc import Iterable
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module, Parameter

from tb_actmem.recorder.dry_run_state import dry_run_node
from tb_actmem.recorder.evidence import PLAIN, dense_parts
from tb_actmem.recorder.evidence.checkpoints import is_own_generator
from tb_actmem.recorder.evidence.find_tensors import view_of
from tb_actmem.recorder.evidence.storages import row
from tb_actmem.recorder.notes import Gap
from tb_actmem.recorder.torch_private import (
    DispatchMode,
    OpOverload,
    cdata,
    direct_op,
    is_tracing,
    keep_from_dynamo,
    next_sequence_nr,
    running_node,
    sequence_nr,
    top_saved_tensor_hooks,
    unasked,
)
from tb_actmem.recorder.watch import OpFact, site_of
from tb_actmem.recorder.watch.arguments import SCALARS
from tb_actmem.recorder.watch.observer import Observer
from tb_actmem.recorder.watch.patches import ALLOCATION

_DEVICE = torch.ops.prim.device.default
"""Fake tensors read their device with this op, between a node and its op."""

_FRESH = torch.ops.aten.lift_fresh.default
"""Returns its constant, or a fake tensor of it; then nobody owns the constant."""


class DispatchObserver(Observer):
    """Also notes each op that the mode passes to it, with its storages."""

    def __init__(self, modules: list[tuple[str, Module]], *, stacks: bool) -> None:
        super().__init__(modules, ops=True, stacks=stacks)
        self._last = self.facts.start
        """The sequence number after the last op."""

    def run(self, func: Any, args: Any, kwargs: Any) -> Any:
        """Run an op; note the storages that go in and come out, and the node made for it."""
        is_traced = False
        try:
            is_traced = is_tracing() is not None
        except Exception as error:
            self.gaps.add(Gap.OPS, error)
        if self._is_paused or func is _DEVICE or is_traced:
            return func(*args, **(kwargs or {}))
        number = next_sequence_nr()
        region, site, backward_of = None, None, None
        inputs: tuple[int, ...] = ()
        try:
            hooks = top_saved_tensor_hooks(True)
            region = None if hooks is None else self._region(hooks)
            # The engine's own threads, which run a backward on a GPU, have nothing below the mode.
            site = site_of(sys._getframe(1).f_back) if self._stacks else None
            if self.in_backward:
                backward_of = self._running_node()
            given = (*args, *self._named(kwargs)) if kwargs else args
            inputs = () if func is _FRESH else tuple(self._inputs(given))
        except Exception as error:
            self.gaps.add(Gap.OPS, error)
        if kwargs:
            result = func(*args, **kwargs)
        else:
            result = direct_op(func)(*args) if type(func) is OpOverload else func(*args)
        if self.callers and threading.get_ident() != self._thread:
            has_node = False
            if not self.in_backward:
                self._note_elsewhere(number)
        else:
            has_node = number > self._last and not self.in_backward
            self._last = number
        outputs: tuple[int, ...] = ()
        try:
            if func is _FRESH:
                inputs = tuple(self.storages.ids_of(result))
            outputs = self._output(result) if type(result) is Tensor else self._outputs(result)
            self.storages.bury()
        except Exception as error:
            self.gaps.add(Gap.OPS, error, result)
        finally:  # a storage may have been born, so that its op must be there
            made = number if has_node else 0
            fact = row(OpFact, (func, made, site, region, inputs, outputs, backward_of))
            self.ops.append(fact)
        return result

    def _named(self, kwargs: dict[str, Any]) -> Iterable[Any]:
        """Return keyword arguments; note a generator of the program."""
        if not self.in_backward and is_own_generator(kwargs.get("generator")):
            self.facts.draws.append(len(self.ops))
        return kwargs.values()

    def _note_elsewhere(self, number: int) -> None:
        """Note the numbers of nodes that a thread of torch's engine makes for the block."""
        known, thread = self.facts.elsewhere, threading.get_ident()
        first = known[thread].start if thread in known else max(0, number - 1)
        known[thread] = range(first, number)

    def allocate(self, tensor: Tensor) -> None:
        """Add memory that a compiled region allocates without an op."""
        if self._is_paused or is_tracing() is not None:
            return
        hooks = top_saved_tensor_hooks(True)
        region = None if hooks is None else self._region(hooks)
        site = site_of(sys._getframe(2)) if self._stacks else None
        number = self.storages.add_output(tensor)
        outputs = () if number is None else (number,)
        self.add_op(
            OpFact(
                func=ALLOCATION,
                sequence_nr=0,
                site=site,
                region=region,
                inputs=(),
                outputs=outputs,
                backward_of=self._running_node(),
            )
        )

    def _running_node(self) -> int | None:
        """Return the sequence number of the node whose backward runs; None: in a forward."""
        node = (dry_run_node() or running_node()) if self.in_backward else None
        return None if node is None else sequence_nr(node)

    def _inputs(self, values: Iterable[Any]) -> list[int]:
        """Number the storages among an op's arguments."""
        ids: list[int] = []
        live = self.storages.live
        if self.storages.dead:
            self.storages.bury()
        for value in values:
            cls = type(value)
            if cls is Tensor or cls is Parameter:
                try:
                    storage = value.untyped_storage()
                except RuntimeError:  # sparse, opaque, or a wrapper of torch.func
                    ids += self.storages.ids_of(value)
                    continue
                index = live.get(cdata(storage))
                ids.append(self.storages.index(storage, value) if index is None else index)
            elif cls in SCALARS:
                continue
            elif cls is list or cls is tuple:
                if value and type(value[0]) is not int:  # most lists are sizes and strides
                    ids += self._inputs(value)
            elif isinstance(value, Tensor):
                with unasked():
                    ids += self.storages.ids_of(value)
            elif cls is torch.UntypedStorage and self.storages.was_there(cdata(value)):
                with unasked():
                    ids.append(self.storages.index(value, view_of(value)))
        return ids

    def _outputs(self, result: Any) -> tuple[int, ...]:
        """Add results of an op that are not plain tensors."""
        if isinstance(result, (tuple, list)):
            found = [self._output(one) for one in result if isinstance(one, Tensor)]
            return tuple(itertools.chain.from_iterable(found))
        return self._output(result) if isinstance(result, Tensor) else ()

    def _output(self, tensor: Tensor) -> tuple[int, ...]:
        """Note a tensor that an op returned; return the numbers of its dense parts."""
        if not self.in_backward:
            ref = weakref.ref(tensor)
            self.alive.append(ref)
            self._arguments.add_made(ref)
        if type(tensor) in PLAIN:
            number = self.storages.add_output(tensor)
            if number is not None:
                return (number,)
        with unasked():
            parts = [self.storages.add_output(part) for _, part in dense_parts(tensor)]
        numbers = tuple(number for number in parts if number is not None)
        if len(numbers) < len(parts):
            raise RuntimeError("a dense tensor has no number")
        return numbers

    def _turn(self, in_backward: bool) -> None:
        super()._turn(in_backward)
        if not in_backward:
            self._last = next_sequence_nr()


class OpStream(DispatchMode):
    """Passes every op of a block to the observer."""

    def __init__(self, observer: DispatchObserver) -> None:
        super().__init__()
        self.observer: DispatchObserver | None = observer
        self._run = observer.run
        self.allocate = observer.allocate

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run an op and note it."""
        return self._run(func, args, kwargs)

    def stop(self) -> None:
        """Ignore later ops, in case the mode is still on the stack of its thread."""
        self.observer, self._run, self.allocate = None, _run, _unwatched


def _unwatched(tensor: Tensor) -> None:
    """Ignore an allocation of a block that is over."""


def _run(func: Any, args: Any, kwargs: Any) -> Any:
    return func(*args, **(kwargs or {}))


keep_from_dynamo(OpStream.__torch_dispatch__)
