"""The observer of the compiled engine: it reads raw facts from a C++ session."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import starmap
from typing import Any

import numpy as np
from torch import Tensor
from torch.nn import Module

from tb_actmem.gc_pause import collector_paused
from tb_actmem.recorder.engine import Functions, numbers_of
from tb_actmem.recorder.engine.tables import NativeStorages, Session
from tb_actmem.recorder.evidence import dense_parts
from tb_actmem.recorder.graph import NONE
from tb_actmem.recorder.notes import Gap, is_of_signal, is_programs
from tb_actmem.recorder.torch_private import (
    await_cuda,
    cdata,
    is_tracing,
    keep_from_dynamo,
    mode_of_fake,
    top_saved_tensor_hooks,
    tracing_context,
    unasked,
)
from tb_actmem.recorder.watch import OpFact, is_library
from tb_actmem.recorder.watch.arguments import SCALARS, results_of
from tb_actmem.recorder.watch.attributes import VALUES, Attributes
from tb_actmem.recorder.watch.observer import Observer
from tb_actmem.recorder.watch.ops import Lists, OpTable, table_of
from tb_actmem.recorder.watch.patches import ALLOCATION


class NativeObserver(Observer):
    """An observer whose lists are filled by a compiled session, at each reading and at the end."""

    def __init__(
        self, modules: list[tuple[str, Module]], library: Functions, *, stacks: bool
    ) -> None:
        session: Any = Session(library)
        self._session = session
        self._native = NativeStorages(modules, session)
        super().__init__(modules, ops=True, stacks=stacks, storages=self._native)
        self.ops = session
        self.facts.ops = self._noted = OpColumns()
        self.facts.sees_memory = True
        self._cuda_begins = library["cuda_begins"]
        self.facts.attributes = NativeAttributes(session)
        self._failures = 0
        """How many failures of the session are among the gaps."""
        self._is_stopped = False

    def begin(self) -> None:
        """Start noting the ops of this thread."""
        super().begin()
        await_cuda(self._cuda_begins)
        self._session.open(
            tracing_context,
            is_tracing,
            _weakly(self._current_region),
            _weakly(self._native.number),
            _parts,
            _weakly(super().refer),
            is_library if self._stacks else None,
            is_of_signal,
        )
        self._session.follow(
            self._fqns,
            self.calls.flat,
            self.alive,
            Tensor,
            self.facts.stored,
            self.facts.attributes.changed,
            tuple(VALUES),
            tuple(SCALARS),
            _weakly(self._take_apart),
            _weakly(self._arguments.add),
            results_of,
            sys.getrefcount,
            _weakly(self._add_changed),
            self.facts.other_random.addresses,
            _weakly(self._look),
        )
        # Functions of the library are called without a frame of Python.
        vars(self).update(enter=self._session.enter, exit=self._session.exit)

    def leave(self) -> None:
        """Stop noting ops."""
        self._session.close()

    def stop(self) -> None:
        """Stop noting ops, and release the listeners; a second call does nothing.

        After an interrupt, it does all of it again.
        """
        if self._is_stopped:
            return
        try:
            self._is_stopped = True
            super().stop()
            self._take()
            if len(self._noted) != len(self._session):
                self.gaps.add(Gap.OPS, "they were not transferred")
        except BaseException as error:
            self._is_stopped = not is_programs(error)
            raise

    def pause(self, is_paused: bool) -> None:
        """Ignore ops from now on, or stop ignoring them."""
        super().pause(is_paused)
        if is_paused:
            self._take()

    def _keep_silent(self, is_paused: bool) -> None:
        self._is_paused = is_paused
        self._session.pause(is_paused)

    def mark(self, name: str) -> None:
        """Add a marker: an op without inputs and outputs."""
        self._session.mark(name)

    def allocate(self, tensor: Tensor) -> None:
        """Add memory that a compiled region allocates without an op."""
        self._session.allocate(ALLOCATION, cdata(tensor))

    def _end_calls(self) -> None:
        self._session.end_calls()

    def has_made(self, outputs: Any) -> bool:
        """Whether a backward begins at a tensor that was made in the block."""
        self._take()
        return super().has_made(outputs)

    def let_go(self, tensor: Tensor) -> bool:
        """Forget a tensor; return whether it was a result of an op."""
        of_library = self._session.let_go(cdata(tensor))
        return super().let_go(tensor) or of_library

    def refer(self, tensor: Tensor) -> None:
        """Keep a weak reference to a result of an op."""
        self._session.refer(cdata(tensor))

    def begin_engine(self, outputs: Any) -> None:
        """Note that torch's engine runs; on a GPU, its threads note for this block."""
        super().begin_engine(outputs)
        self._session.hand_on(True)

    def end_engine(self) -> None:
        """Note that the engine has run."""
        self._session.hand_on(len(self.callers) > 1)
        super().end_engine()

    def _turn(self, in_backward: bool) -> None:
        super()._turn(in_backward)
        self._session.set_backward(in_backward)

    def _take_apart(self, args: Any, kwargs: Any, found: Any) -> Any:
        return self._silently(self._arguments.add_any, args, kwargs, found)

    def _add_changed(self, objects: Any, found: Any) -> None:
        self._silently(self._arguments.add_changed, objects, found)

    def _look(self) -> bool:
        return self.facts.other_random.look(self.calls)

    def _current_region(self) -> int | None:
        hooks = top_saved_tensor_hooks(True)
        return None if hooks is None else self._region(hooks)

    def _take(self) -> None:
        """Transfer the session's facts and its living tensors."""
        self._number()
        self.alive += [weakref.ref(tensor) for tensor in self._session.living()]

    def _number(self) -> None:
        """Transfer the session's new facts, with Python's numbers."""
        with collector_paused():
            self._session.take(self._noted.taken)
        self._native.take_new()
        has_nodes, peak, failures, first, elsewhere, draws = self._session.others()
        self.facts.others_peak, self.facts.draws = peak, numbers_of(draws).tolist()
        self.facts.foreign |= has_nodes
        self.facts.elsewhere.update(enumerate(starmap(range, elsewhere)))
        while self._failures < failures:
            self.gaps.add(Gap.OPS, first)
            self._failures += 1


class NativeAttributes(Attributes):
    """Attributes that the session reads."""

    def __init__(self, session: Any) -> None:
        super().__init__()
        self._session = session

    def compare(self, modules: Iterable[tuple[str, Module]]) -> None:
        """Compare those of modules that were called, before their backward."""
        self._session.compare(list(modules))

    def forget(self) -> None:
        """Begin again: later calls have other backwards."""
        self._session.forget_attributes()


class OpColumns:
    """The ops of a block; a row is made each time it is read.

    Python's collector would scan rows in the user's step, and again in the next one.
    """

    def __init__(self) -> None:
        self.taken: list[tuple[Sequence[Any], int]] = []
        """Pairs of the columns of a transfer, and the number of their first output.

        The library appends them.
        """
        self._read: tuple[int, OpTable] = (0, table_of([]))

    @property
    def table(self) -> OpTable:
        """The columns."""
        if self._read[0] != len(self.taken):
            taken = self.taken[:]
            self._read = len(taken), _table(taken)
        return self._read[1]

    def __len__(self) -> int:
        return sum(len(found[1]) for found, _ in self.taken) // _SIZE

    def __iter__(self) -> Iterator[OpFact]:
        return self.table.rows()

    def __getitem__(self, position: int) -> OpFact:
        return self.table.row(range(len(self))[position])


_SIZE = 8
"""Bytes of a number."""


def _table(taken: Sequence[tuple[Sequence[Any], int]]) -> OpTable:
    """Join the columns of all transfers."""
    funcs, lines = list[Any](), list[Any]()
    parts = []
    inputs_before = outputs_before = 0
    for found, tensors in taken:
        names, name_of, numbers, sites, site_of, regions, inputs, input_ends, output_ends, nodes = (
            numbers_of(column) if type(column) is bytes else column for column in found
        )
        outputs = np.arange(tensors, tensors + output_ends[-1] if len(output_ends) else tensors)
        part = (
            name_of + len(funcs),
            numbers,
            np.where(site_of == NONE, NONE, site_of + len(lines)),
            regions,
            (inputs, input_ends + inputs_before),
            (outputs, output_ends + outputs_before),
            nodes,
        )
        parts.append(part)
        funcs += names
        lines += sites
        inputs_before += len(inputs)
        outputs_before += len(outputs)
    func_of, numbers, site_of, regions, all_inputs, all_outputs, nodes = zip(*parts, strict=True)
    return OpTable(
        funcs=funcs,
        func_of=np.concatenate(func_of),
        numbers=np.concatenate(numbers),
        sites=lines,
        site_of=np.concatenate(site_of),
        regions=np.concatenate(regions),
        inputs=Lists(*map(np.concatenate, zip(*all_inputs, strict=True))),
        outputs=Lists(*map(np.concatenate, zip(*all_outputs, strict=True))),
        backward_of=np.concatenate(nodes),
    )


def _weakly(method: Any) -> Callable[..., Any]:
    """Return a function for the session, which the observer holds: C++ must not hold the observer.

    Nothing collects a cycle through C++, and a lost block would stay open.
    """
    function, ref = method.__func__, weakref.ref(method.__self__)

    def call(*args: Any) -> Any:
        known = ref()
        if known is None:
            raise RuntimeError("the observer is gone")
        return function(known, *args)

    keep_from_dynamo(call)
    return call


def _parts(tensor: Tensor) -> list[tuple[int, Tensor]]:
    """Split a tensor without own memory; the addresses are valid while the parts live.

    Fake tensors have no memory at all.
    """
    with unasked():
        parts = [part for _, part in dense_parts(tensor) if mode_of_fake(part) is None]
        return [(cdata(part), part) for part in parts]


# The library calls these while torch.compile may compile each new frame.
keep_from_dynamo(_parts, is_library, results_of, is_of_signal)
