"""The observer: hooks that append raw facts while a step runs."""

from __future__ import annotations

import itertools
import sys
import threading
import weakref
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import torch
from torch import Tensor
from torch.autograd.graph import GradientEdge
from torch.nn import Module, Parameter

from tb_actmem.recorder.dry_run_state import dry_run_node
from tb_actmem.recorder.evidence.checkpoints import frame_of
from tb_actmem.recorder.evidence.storages import Storages, row
from tb_actmem.recorder.evidence.tensors import PLAIN, dense_parts
from tb_actmem.recorder.notes import Gap
from tb_actmem.recorder.torch_private import (
    OpOverload,
    cdata,
    direct_op,
    is_tracing,
    running_node,
    sequence_nr,
    top_saved_tensor_hooks,
    unasked,
)
from tb_actmem.recorder.torch_private import next_sequence_nr as _next_sequence_nr
from tb_actmem.recorder.watch import (
    AfterBackward,
    BeforeBackward,
    OpFact,
    RawFacts,
)
from tb_actmem.recorder.watch.arguments import SCALARS, Arguments, results_of
from tb_actmem.recorder.watch.lines import Site, site_of
from tb_actmem.recorder.watch.patches import ALLOCATION

Answer = TypeVar("Answer")


class Observer:
    """Notes ops and module calls while a block is open: its hooks append to raw facts."""

    def __init__(
        self,
        modules: list[tuple[str, Module]],
        *,
        ops: bool,
        stacks: bool,
        storages: Storages | None = None,
    ) -> None:
        noted: list[OpFact] = []
        self.facts = RawFacts(
            start=_next_sequence_nr(),
            has_ops=ops,
            storages=storages or Storages(modules, noted),
            ops=noted,
        )
        # Aliases of the same lists, because code that runs with every op needs a short path.
        self.ops, self.calls = noted, self.facts.calls
        self.storages, self.alive = self.facts.storages, self.facts.alive
        self.gaps = self.facts.gaps
        self.in_backward = self.runs_engine = False
        self._thread = threading.get_ident()
        self._has_begun = False
        self.before_backward: BeforeBackward = _nothing
        self.after_backward: AfterBackward = _nothing
        self._is_paused = False
        """Ops that run now are our own, because a graph or an argument is being read."""
        self._mark: int | None = None
        self._arguments = Arguments(self.storages, weakref.WeakMethod(self._silently))
        self._fqns = self.facts.fqns
        self._fqns.update((id(module), fqn) for fqn, module in modules)
        self._stacks = stacks
        self._last = self.facts.start

    def run(self, func: Any, args: Any, kwargs: Any) -> Any:
        """Run an op; note the storages that go in and come out, and the node made for it."""
        if self._is_paused or func is _DEVICE or is_tracing() is not None:
            return func(*args, **(kwargs or {}))
        number = _next_sequence_nr()
        region, site, backward_of = None, None, None
        inputs: tuple[int, ...] = ()
        try:
            hooks = top_saved_tensor_hooks(True)
            region = None if hooks is None else self._region(hooks)
            # The engine's own threads, which run a backward on a GPU, have nothing below the mode.
            site = site_of(sys._getframe(1).f_back) if self._stacks else None
            if self.in_backward and (node := dry_run_node() or running_node()) is not None:
                backward_of = sequence_nr(node)
            inputs = () if func is _FRESH else tuple(self._inputs(args))
            if kwargs:
                inputs += tuple(self._inputs(kwargs.values()))
        except Exception as error:
            self.gaps.add(Gap.OPS, error)
        if kwargs:
            result = func(*args, **kwargs)
        else:
            result = direct_op(func)(*args) if type(func) is OpOverload else func(*args)
        if self.runs_engine and threading.get_ident() != self._thread:
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

    def add_op(self, fact: OpFact) -> None:
        """Add an op, after the storages that died before it."""
        if self.storages.dead:
            self.storages.bury()
        self.ops.append(fact)

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
            )
        )

    def resize(self, memory: torch.UntypedStorage, nbytes: int) -> None:
        """Note that a storage is about to get other memory, or none."""
        if self.facts.has_ops and memory.nbytes() != nbytes:
            self.storages.resize(memory, nbytes)

    def _inputs(self, values: Iterable[Any]) -> list[int]:
        """Number the storages among an op's arguments."""
        found: list[int] = []
        live = self.storages.live
        if self.storages.dead:
            self.storages.bury()
        for value in values:
            cls = type(value)
            if cls is Tensor or cls is Parameter:
                try:
                    storage = value.untyped_storage()
                except RuntimeError:  # sparse, opaque, or a wrapper of torch.func
                    found += self.storages.ids_of(value)
                    continue
                index = live.get(cdata(storage))
                found.append(self.storages.index(storage, value) if index is None else index)
            elif cls in SCALARS:
                continue
            elif cls is list or cls is tuple:
                if value and type(value[0]) is not int:  # most lists are sizes and strides
                    found += self._inputs(value)
            elif isinstance(value, Tensor):
                with unasked():
                    found += self.storages.ids_of(value)
        return found

    def _outputs(self, result: Any) -> tuple[int, ...]:
        """Add results of an op that are not plain tensors."""
        if isinstance(result, (tuple, list)):
            found = [self._output(one) for one in result if isinstance(one, Tensor)]
            return tuple(itertools.chain.from_iterable(found))
        return self._output(result) if isinstance(result, Tensor) else ()

    def _output(self, tensor: Tensor) -> tuple[int, ...]:
        """Note a tensor that an op returned; return the numbers of its dense parts."""
        if not self.in_backward:
            self.alive.append(weakref.ref(tensor))
        if type(tensor) in PLAIN:
            number = self.storages.add_output(tensor)
            if number is not None:
                return (number,)
        with unasked():
            parts = [self.storages.add_output(part) for _, part in dense_parts(tensor)]
        found = tuple(number for number in parts if number is not None)
        if len(found) < len(parts):
            raise RuntimeError("a dense tensor has no number")
        return found

    def enter(self, module: Module, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """Add the begin of a module call, and its arguments."""
        name = type(module).__name__
        site, number, ops = self._begin_call()
        fqn = self._fqns.get(id(module), name)
        backward = self.in_backward
        given: Sequence[tuple[str, int]] = ()
        if not backward and self.facts.has_ops:
            with unasked():
                given = self._arguments.enter(args, kwargs)
        self.calls.add(fqn, name, number, ops, site, backward, given, ())

    def _begin_call(self) -> tuple[Site | None, int, int]:
        """Return the line of a module call, and the clock."""
        site = site_of(sys._getframe(3)) if self._stacks else None
        return site, *self._clock()

    def _clock(self) -> tuple[int, int]:
        """Return torch's next sequence number, and the number of ops so far."""
        return _next_sequence_nr(), len(self.ops)

    def _silently(self, take_apart: Callable[..., Answer], *args: Any) -> Answer:
        """Take apart the arguments of a call, without noting the ops that this needs."""
        was_paused = self._is_paused
        self._keep_silent(True)
        try:
            with unasked():
                return take_apart(*args)
        finally:
            self._keep_silent(was_paused)

    def exit(self, result: Any) -> None:
        """Add the end of the innermost module call, and its results."""
        found, kept = results_of(result)
        if self.in_backward:
            found, kept = [], kept and []
        self.calls.add("", "", *self._clock(), None, self.in_backward, (), kept)
        if self.in_backward:
            return
        self.alive += found
        if self.facts.has_ops:
            try:
                if self._arguments.has_objects:
                    self._silently(self._arguments.changed)
            finally:
                self._arguments.exit(found)

    def _end_calls(self) -> None:
        """Note that the block is over, whichever calls are open."""
        self._arguments.end()

    def prepare_backward(self) -> None:
        """Note that the forward is over: the first gradients and the engine follow."""
        if not self.in_backward and self._mark is None:
            self._mark = len(self.ops)
            if self.facts.has_ops:
                # An op of its own, to separate storages that die now from earlier ones.
                self.mark("autograd::backward")

    def begin_engine(self, outputs: Any) -> None:
        """Note that torch's engine runs, on a GPU in its own threads; None means for a forward."""
        self.runs_engine = True
        if outputs is None:
            self.forget_backward()
        else:
            self.begin_backward(outputs)
            if not self.in_backward:
                raise RuntimeError("the backward has not begun")

    def end_engine(self) -> None:
        """Note that the engine has run."""
        if not self.runs_engine:
            raise RuntimeError("the begin of the backward is unknown")
        self.runs_engine = False
        self.end_backward()

    def begin_backward(self, outputs: Any) -> None:
        """Have the graph read before the engine consumes it."""
        self.prepare_backward()
        if self._mark is None:
            raise RuntimeError("the end of the forward is not noted")
        self.pause(True)
        if not self._is_paused:
            raise RuntimeError("the reading of the graph would be noted")
        try:
            self.before_backward(
                [root for root in outputs if isinstance(root, (Tensor, GradientEdge))]
            )
        finally:
            self.pause(False)
        self._turn(True)
        self.facts.backwards.append([self._mark or 0, len(self.ops)])

    def has_made(self, outputs: Any) -> bool:
        """Whether a backward begins at a tensor that was made in the block."""
        roots = {id(root) for root in outputs if isinstance(root, Tensor)}
        return any(id(ref()) in roots for ref in tuple(self.alive))

    def forget_backward(self) -> None:
        """Cancel the begin of a backward."""
        self._mark = None

    def end_backward(self) -> None:
        """Note where a backward ends."""
        if not self.in_backward:  # its begin has failed
            return
        self._turn(False)
        self._mark = None
        self.facts.backwards[-1][1] = len(self.ops)
        self._last = _next_sequence_nr()
        self.pause(True)
        try:
            self.after_backward()
        finally:
            self.pause(False)

    def refer(self, tensor: Tensor) -> None:
        """Keep a weak reference to a result of an op."""
        self.alive.append(weakref.ref(tensor))

    def let_go(self, tensor: Tensor) -> bool:
        """Forget a tensor; return whether it was a result of an op."""
        own = set(map(id, weakref.getweakrefs(tensor)))
        left = [ref for ref in self.alive if id(ref) not in own] if own else self.alive
        has_gone = len(left) < len(self.alive)
        self.alive[:] = left
        return has_gone

    def mark(self, name: str) -> None:
        """Add a marker: an op without inputs and outputs."""
        self.add_op(OpFact(name, 0, None, None, (), ()))

    @property
    def is_paused(self) -> bool:
        """Whether the observer ignores ops now."""
        return self._is_paused

    def pause(self, is_paused: bool) -> None:
        """Ignore ops from now on, or stop ignoring them."""
        self._keep_silent(is_paused)

    def _keep_silent(self, is_paused: bool) -> None:
        self._is_paused = is_paused

    def _turn(self, in_backward: bool) -> None:
        self.in_backward = in_backward

    def begin(self) -> None:
        """Start noting the ops of this thread, without a dispatch mode."""
        self._thread = threading.get_ident()
        self._has_begun = True

    def leave(self) -> None:
        """Stop noting ops."""

    def stop(self) -> None:
        """Stop noting ops, and release the listeners."""
        self.before_backward = self.after_backward = _nothing
        self.leave()
        try:
            self._end_calls()
        except Exception as error:
            self.gaps.add(Gap.CALLS, error)
        if self.in_backward:
            self.in_backward = False
            self.gaps.add(Gap.BACKWARDS, "the block ended in it")
        self.facts.is_over = self._has_begun

    def _region(self, hooks: Any) -> int | None:
        """Number the checkpointed region whose pack hook is active; None for other hooks."""
        frame = frame_of(hooks[0])
        return None if frame is None else self.facts.regions.number(frame)[0]


def _nothing(outputs: Iterable[Tensor | GradientEdge] = ()) -> None:
    """Ignore a backward."""


_DEVICE = torch.ops.prim.device.default
"""Fake tensors read their device with this op, between a node and its op."""

_FRESH = torch.ops.aten.lift_fresh.default
"""Returns its constant, or a fake tensor of it; then nobody owns the constant."""
