"""The observer of module calls and backwards: it appends raw facts while a step runs.

Two others also hear ops: that of a dispatch mode, and that of the compiled engine.
"""

from __future__ import annotations

import sys
import threading
import weakref
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import torch
from torch import Tensor
from torch.autograd.graph import GradientEdge
from torch.nn import Module

from tb_actmem.recorder.evidence.checkpoints import frame_of
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.notes import Gap
from tb_actmem.recorder.torch_private import is_tracing, unasked
from tb_actmem.recorder.torch_private import next_sequence_nr as _next_sequence_nr
from tb_actmem.recorder.watch import (
    AroundBackward,
    OpFact,
    RawFacts,
    Roots,
    Site,
    Switch,
    site_of,
)
from tb_actmem.recorder.watch.arguments import Arguments, results_of

Answer = TypeVar("Answer")


class Observer:
    """Notes module calls and backwards while a block is open."""

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
        self.in_backward = False
        self.reading = threading.RLock()
        """Held while a backward begins, and while the block ends: both read a graph."""
        self.callers: list[int] = []
        """The threads of the calls of torch's engine that have not ended, the outermost first.

        A call inside another one has a backward of its own if that of the other is a forward.
        """
        self._thread = threading.get_ident()
        self._has_begun = False
        self.around = _NOTHING
        self._is_paused = False
        """Ops that run now are our own, because a graph or an argument is being read."""
        self._mark: int | None = None
        self._arguments = Arguments(
            self.storages, weakref.WeakMethod(self._silently), self.facts.stored
        )
        self._fqns = self.facts.fqns
        self._fqns.update({id(module): fqn for fqn, module in modules})
        self._stacks = stacks

    def add_op(self, fact: OpFact) -> None:
        """Add an op, after the storages that died before it."""
        if self.storages.dead:
            self.storages.bury()
        self.ops.append(fact)

    def resize(self, memory: torch.UntypedStorage, nbytes: int) -> None:
        """Note that a storage is about to get other memory, or none."""
        if self.facts.has_ops and memory.nbytes() != nbytes:
            self.storages.relate(memory)
            self.storages.resize(memory, nbytes)

    def enter(self, module: Module, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """Add the begin of a module call, and its arguments."""
        self.facts.other_random.look(self.calls)
        name = type(module).__name__
        site, number, ops = self._begin_call()
        fqn = self._fqns.get(id(module), name)
        backward = self.in_backward
        given: Sequence[tuple[str, int]] = ()
        if not backward and self.facts.has_ops:
            with unasked():
                given = self._arguments.enter(args, kwargs)
                if id(module) in self._fqns:
                    self.facts.attributes.read(module, fqn)
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
        self.facts.other_random.look(self.calls)
        results, kept = results_of(result)
        if self.in_backward:
            results, kept = [], kept and []
        self.calls.add("", "", *self._clock(), None, self.in_backward, (), kept)
        if self.in_backward:
            return
        self.alive += results
        if self.facts.has_ops:
            try:
                if self._arguments.has_objects:
                    self._silently(self._arguments.changed)
            finally:
                self._arguments.exit(results, may_be_error=result is None)

    def switch(self, module: Module, mode: bool) -> None:
        """Note the mode of a module that is about to get another one."""
        if not self.in_backward and is_tracing() is None and module.training is not mode:
            switch = Switch(weakref.ref(module), module.training, len(self.calls))
            self.facts.switches.append(switch)

    def _end_calls(self) -> None:
        """Note that the block is over, whichever calls are open."""
        self._arguments.end()

    def prepare_backward(self) -> None:
        """Note that the forward is over: the first gradients and the engine follow."""
        if not self.in_backward and self._mark is None and is_tracing() is None:
            self._mark = len(self.ops)
            if self.facts.has_ops:
                # An op of its own, to separate storages that die now from earlier ones.
                self.mark("autograd::backward")

    def begin_engine(self, outputs: Any) -> None:
        """Note that torch's engine runs, on a GPU in its own threads; None means for a forward."""
        self.callers.append(threading.get_ident())
        if outputs is None:
            self.forget_backward()
        else:
            self.begin_backward(outputs)
            if not self.in_backward:
                raise RuntimeError("the backward has not begun")

    @property
    def runs_elsewhere(self) -> bool:
        """Whether torch's engine runs a backward of the block in another thread."""
        return self.callers[-1:] not in ([], [threading.get_ident()])

    def end_engine(self) -> None:
        """Note that the engine has run."""
        if not self.callers:
            raise RuntimeError("the begin of the backward is unknown")
        self.callers.pop()
        self.end_backward()

    def begin_backward(self, outputs: Any) -> None:
        """Have the graph read before the engine consumes it."""
        self.prepare_backward()
        if self._mark is None:
            raise RuntimeError("the end of the forward is not noted")
        self._read(self.around.before, outputs)
        self._turn(True)
        self.facts.backwards.append([self._mark or 0, len(self.ops)])

    def begin_inside(self, outputs: Any) -> None:
        """Have the graph of a backward inside another one read before the engine consumes it."""
        self._read(self.around.inside, outputs)

    def _read(self, read: Callable[[Roots], None], outputs: Any) -> None:
        self.pause(True)
        if not self._is_paused:
            raise RuntimeError("the reading of the graph would be noted")
        try:
            read([root for root in outputs if isinstance(root, (Tensor, GradientEdge))])
        finally:
            self.pause(False)

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
        self.pause(True)
        try:
            self.around.after()
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
        self.facts.other_random.forget()

    def leave(self) -> None:
        """Stop noting ops."""

    def stop(self) -> None:
        """Stop noting ops, and release the listeners."""
        self.around = _NOTHING
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


def _nothing(outputs: Roots = ()) -> None:
    """Ignore a backward."""


_NOTHING = AroundBackward(_nothing, _nothing, _nothing)
