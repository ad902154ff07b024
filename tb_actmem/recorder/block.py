"""One block of code that is watched: open it, close it, make the recording of what was seen."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from typing import Any

from torch import Tensor
from torch.nn import Module

from tb_actmem.collector import collector_paused
from tb_actmem.model import AllocatorReading, Category, NodeKind, Op, Recording
from tb_actmem.recorder import assemble
from tb_actmem.recorder.allocator import (
    AllocatedBytes,
    allocator_rows,
    device_readings,
    load_libraries,
)
from tb_actmem.recorder.capture import meta
from tb_actmem.recorder.graph_read import GraphFacts, read_graph
from tb_actmem.recorder.graph_walk import Value
from tb_actmem.recorder.holders import autocast_is_on, living, note_holders, place_holders
from tb_actmem.recorder.hooks import Watch
from tb_actmem.recorder.observer import Observer
from tb_actmem.recorder.op_rows import Frames, Modules, op_rows, phases
from tb_actmem.recorder.storages import Storages, named

_logger = logging.getLogger(__name__)


# To look a member up in its enum takes longer than what else is done with a row.
_FUNCTION, _CHECKPOINT = NodeKind.FUNCTION, NodeKind.CHECKPOINT
_PARAMETER, _ACTIVATION, _INPUT = Category.PARAMETER, Category.ACTIVATION, Category.INPUT


class Block:
    """What is seen of one block, from the moment that it is made until `close`.

    Closing reads what only the living graph can tell; from then on nothing of torch is held, and
    `recording` makes the rows whenever somebody wants them.
    """

    def __init__(self, model: Module | None, *, ops: bool, stacks: bool, label: str) -> None:
        self._modules = named(model)
        self._has_ops = ops
        self._label = label
        self._facts = GraphFacts()
        self._autocast = False
        self._allocators: tuple[AllocatorReading, ...] = ()
        self._outputs: list[Tensor] = []
        self._created_ns = 0
        self._observer = Observer(self._modules, stacks=stacks)
        self._observer.before_backward = self._before_backward
        self._facts.regions = self._observer.regions
        self._watch = Watch(self._observer, ops=ops)
        load_libraries()
        self._allocated: dict[str, AllocatedBytes] = device_readings()
        self._watch.open()

    def add_outputs(self, outputs: Iterable[Tensor]) -> None:
        """Name tensors that backward will be called on."""
        self._outputs += outputs

    def close(self, error: BaseException | None) -> None:
        """Stop watching and read the graph; ``error`` is what ended the block early."""
        self._watch.close()
        try:
            with collector_paused():
                self._read(self._outputs)
            if error is not None:
                self._facts.notes.append(
                    f"The block ended early with {type(error).__name__}; "
                    "what is shown is what had been kept until then."
                )
            self._created_ns = time.time_ns()
        finally:
            self._observer.stop()
            self._outputs, self._modules = [], []

    def recording(self) -> Recording:
        """Make the recording of a block that is closed."""
        with collector_paused():
            return self._assemble(self._observer)

    def _before_backward(self, outputs: Iterable[Tensor]) -> None:
        observer = self._observer
        observer.paused = True
        try:
            with collector_paused():
                self._read(outputs)
        except Exception:
            _logger.exception("tb_actmem could not read the graph before backward()")
            self._facts.notes.append("The graph could not be read before a backward consumed it.")
        finally:
            observer.paused = False

    def _read(self, outputs: Iterable[Tensor]) -> None:
        """Read every graph that was made in the block and is alive."""
        observer = self._observer
        found = living(observer.alive)
        held = [tensor for tensor, is_held in found if is_held]
        tensors = {id(tensor): tensor for tensor in (*outputs, *(tensor for tensor, _ in found))}
        inner = tensors.keys() - {id(tensor) for tensor in (*outputs, *held)}
        if not self._allocators:  # the end of the first forward
            self._allocators = allocator_rows(self._allocated, device_readings())
        # Numbers of other threads say nothing about before and after in this one.
        since = 0 if observer.foreign else observer.start
        read_graph(tensors.values(), observer.storages, self._facts, since=since, inner=inner)
        note_holders(held, self._modules, observer.storages)
        self._autocast = autocast_is_on(observer.storages)

    def _assemble(self, observer: Observer) -> Recording:
        facts, storages = self._facts, observer.storages
        _note_threads(facts, observer)
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
            meta=meta(self._label, facts, storages, self._created_ns, has_ops=self._has_ops),
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
            phases=phases(observer.backwards, modules.rows, ops) if self._has_ops else (),
        )


def _note_threads(facts: GraphFacts, observer: Observer) -> None:
    if observer.foreign:
        facts.notes.append(
            "Modules ran in other threads too: their nodes are in the recording, but not their "
            "ops, and graphs from before the block cannot be told from theirs."
        )


def _op_outputs(facts: GraphFacts, ops: list[Any], made_by: dict[int, int]) -> dict[Value, int]:
    """A node's outputs are those of the op it was made for.

    Not for custom Functions, whose node is made before whatever ops their forward runs.
    """
    return {
        (node, output_nr): tensor
        for node, op in made_by.items()
        if facts.types[node].kind is _FUNCTION
        for output_nr, tensor in enumerate(ops[op].outputs)
    }


def _place_by_birth(storages: Storages) -> None:
    """With an op stream birth decides: what an op made is an activation, all else was there."""
    for position, birth in enumerate(storages.birth):
        if storages.category[position] is _PARAMETER:
            continue  # also one that was made in the block, as a model built there has
        if birth is not None:
            storages.category[position] = _ACTIVATION
        elif storages.category[position] is None:
            storages.category[position] = _INPUT


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
        if facts.types[node].kind is _CHECKPOINT:
            places[node] = modules.around(regions.get(region, set())), None, region
    return places


def _frame_of_call(modules: Modules, frames: Frames, call: int | None) -> int | None:
    return None if call is None else frames.index(modules.sites[call])
