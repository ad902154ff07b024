"""`record`: watch a forward as it runs."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from types import TracebackType
from typing import Any

from torch import Tensor
from torch.nn import Module

from tb_actmem.errors import RecordError
from tb_actmem.model import AllocatorReading, Category, NodeKind, Op, Recording
from tb_actmem.recorder import assemble
from tb_actmem.recorder.allocator import (
    AllocatedBytes,
    allocator_rows,
    device_readings,
    load_libraries,
)
from tb_actmem.recorder.capture import meta, nested_tensors
from tb_actmem.recorder.graph import Value
from tb_actmem.recorder.holders import autocast_is_on, living, note_holders, place_holders
from tb_actmem.recorder.hooks import Watch
from tb_actmem.recorder.observer import Observer
from tb_actmem.recorder.reading import GraphFacts, collector_paused, read_graph
from tb_actmem.recorder.storages import Storages, named
from tb_actmem.recorder.stream import Frames, Modules, op_rows, phases

_logger = logging.getLogger(__name__)


def record(
    model: Module | None = None, *, ops: bool = True, stacks: bool = True, label: str = ""
) -> Recorder:
    """Record what the code in a ``with`` block keeps for its backward.

    ``model`` names parameters, buffers and modules; any code may run in the block, several
    forwards and ``backward()`` included (the graph is read before it is consumed). ``ops=False``
    leaves out the op stream, which tells freed from held memory and gives the peak; what is left
    is nearly free. ``stacks=False`` leaves out source lines.

    ``recorder.recording`` is the result when the block has ended. An exception in the block
    passes through; what had been seen until then can still be read. Only the thread that opened
    the block is watched.
    """
    return Recorder(model, ops=ops, stacks=stacks, label=label)


class Recorder:
    """The context that `record` returns."""

    def __init__(self, model: Module | None, *, ops: bool, stacks: bool, label: str) -> None:
        if model is not None and not isinstance(model, Module):
            raise RecordError(
                f"record() takes a torch.nn.Module or nothing, not a {type(model).__name__}: "
                "write `with tb_actmem.record(model) as recorder:`."
            )
        self._model = model
        self._has_ops = ops
        self._stacks = stacks
        self._label = label
        self._observer: Observer | None = None
        self._facts = GraphFacts()
        self._autocast = False
        self._allocated: dict[str, AllocatedBytes] = {}
        self._allocators: tuple[AllocatorReading, ...] = ()
        self._named: list[Tensor] = []
        self._recording: Recording | None = None
        self._reads = 0

    def __enter__(self) -> Recorder:
        if self._observer is not None:
            raise RecordError("A recorder serves one block: call tb_actmem.record() again.")
        self._observer = Observer(named(self._model), stacks=self._stacks)
        self._observer.before_backward = self._before_backward
        self._facts.regions = self._observer.regions
        self._watch = Watch(self._observer, ops=self._has_ops)
        load_libraries()
        self._allocated = device_readings()
        self._watch.open()
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        observer = self._observer
        assert observer is not None
        self._watch.close()
        try:
            with collector_paused():
                self._read(self._named)
                if exc is not None:
                    self._facts.notes.append(
                        f"The block ended early with {type(exc).__name__}; "
                        "what is shown is what had been kept until then."
                    )
                self._recording = self._assemble(observer)
        except Exception:
            # Training never dies of being observed; `recording` will say what is missing.
            if exc is None:
                _logger.exception("tb_actmem could not make a recording of the block")
        finally:
            observer.stop()
            self._named = []
            self._observer = None

    def finish(self, outputs: Any) -> None:
        """Name what backward will be called on, where no live tensor leads to it."""
        if self._observer is None:
            raise RecordError("finish() belongs inside the `with tb_actmem.record(...)` block.")
        self._named += nested_tensors(outputs)

    @property
    def recording(self) -> Recording:
        """The recording, once the block has ended. Raises RecordError before that."""
        if self._recording is None:
            raise RecordError(
                "There is no recording yet: read recorder.recording after the "
                "`with tb_actmem.record(...)` block (the log tells if making it failed)."
            )
        return self._recording

    def _before_backward(self, outputs: Iterable[Tensor]) -> None:
        observer = self._observer
        assert observer is not None
        observer.paused = True
        try:
            with collector_paused():
                self._read(outputs)
        except Exception:
            _logger.exception("tb_actmem could not read the graph before backward()")
            self._facts.notes.append("The graph could not be read before a backward consumed it.")
        finally:
            observer.paused = False

    def _read(self, named: Iterable[Tensor]) -> None:
        """Read every graph that was made in the block and is alive."""
        observer = self._observer
        assert observer is not None
        found = living(observer.alive)
        held = [tensor for tensor, is_held in found if is_held]
        tensors = {id(tensor): tensor for tensor in (*named, *(tensor for tensor, _ in found))}
        inner = tensors.keys() - {id(tensor) for tensor in (*named, *held)}
        if not self._allocators:  # the end of the first forward
            self._allocators = allocator_rows(self._allocated, device_readings())
        # Numbers of other threads say nothing about before and after in this one.
        since = 0 if observer.foreign else observer.start
        read_graph(tensors.values(), observer.storages, self._facts, since=since, inner=inner)
        note_holders(held, self._model, observer.storages)
        self._autocast = autocast_is_on(observer.storages)

    def _note_threads(self, observer: Observer) -> None:
        if observer.foreign:
            self._facts.notes.append(
                "Modules ran in other threads too: their nodes are in the recording, but not their "
                "ops, and graphs from before the block cannot be told from theirs."
            )

    def _assemble(self, observer: Observer) -> Recording:
        self._note_threads(observer)
        facts, storages = self._facts, observer.storages
        modules, frames = Modules(observer), Frames()
        order = assemble.forward_order(facts)
        numbers = facts.by_sequence_nr
        tied = {n: node for n, node in numbers.items() if n not in facts.ambiguous}
        ops, made_by = op_rows(observer, modules, frames, tied, assemble.rank(order))
        found = assemble.values(facts, order, _op_outputs(facts, ops, made_by))
        if self._has_ops:
            _place_by_birth(storages)
        assemble.place(facts, found, storages)
        place_holders(facts, found, storages, autocast=self._autocast)
        places = _places(facts, ops, made_by, modules, frames)
        nodes, edges, outputs, saves = assemble.tables(facts, order, found, places)
        return Recording(
            meta=meta(self._label, facts, storages, has_ops=self._has_ops),
            modules=tuple(modules.rows),
            frames=tuple(frames.rows),
            nodes=nodes,
            edges=edges,
            outputs=outputs,
            storages=storages.rows(Category.INPUT if self._has_ops else Category.UNKNOWN),
            tensors=tuple(storages.tensors),
            saves=saves,
            ops=tuple(ops),
            allocators=self._allocators,
            phases=phases(observer.backwards, len(ops)) if self._has_ops else (),
        )


def _op_outputs(facts: GraphFacts, ops: list[Any], made_by: dict[int, int]) -> dict[Value, int]:
    """A node's outputs are those of the op it was made for.

    Not for custom Functions, whose node is made before whatever ops their forward runs.
    """
    return {
        (node, output_nr): tensor
        for node, op in made_by.items()
        if facts.types[node].kind is NodeKind.FUNCTION
        for output_nr, tensor in enumerate(ops[op].outputs)
    }


def _place_by_birth(storages: Storages) -> None:
    """With an op stream birth decides: what an op made is an activation, all else was there."""
    for position, birth in enumerate(storages.birth):
        if storages.category[position] is Category.PARAMETER:
            continue  # also one that was made in the block, as a model built there has
        if birth is not None:
            storages.category[position] = Category.ACTIVATION
        elif storages.category[position] is None:
            storages.category[position] = Category.INPUT


def _places(
    facts: GraphFacts,
    ops: list[Op],
    made_by: dict[int, int],
    modules: Modules,
    frames: Frames,
) -> dict[int, tuple[int | None, int | None, int | None]]:
    """Find each node's (module call, line, region); without an op it has its module's line."""
    places: dict[int, tuple[int | None, int | None, int | None]] = {}
    regions: dict[int, set[int | None]] = {}
    for node, number in enumerate(facts.numbers):
        if number is None:
            continue
        call = modules.of_node(number)
        op = made_by.get(node)
        region = facts.region_of.get(node) if op is None else ops[op].region
        frame = _frame_of_call(modules, frames, call) if op is None else ops[op].frame
        places[node] = call, frame, region
        if region is not None:
            regions.setdefault(region, set()).add(call)
    for node, region in facts.region_of.items():
        if facts.types[node].kind is NodeKind.CHECKPOINT:
            places[node] = modules.around(regions.get(region, set())), None, region
    return places


def _frame_of_call(modules: Modules, frames: Frames, call: int | None) -> int | None:
    return None if call is None else frames.index(modules.sites[call])
