"""One watched block of code: open it, close it, make its recording."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from torch import Tensor
from torch.nn import Module

from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import AllocatorBlock, AllocatorReading, ModelState, Note, Recording
from tb_actmem.recorder.assemble import assemble
from tb_actmem.recorder.assemble.meta import seen_notes
from tb_actmem.recorder.cuda_allocator import (
    Found,
    Reading,
    UnknownBlocksError,
    allocator_rows,
    block_rows,
    device_readings,
    found_blocks,
)
from tb_actmem.recorder.evidence.holders import (
    Stored,
    Versions,
    buffer_versions,
    note_autocast,
    note_changed_buffers,
    note_dropped,
    note_holders,
    note_stored,
    stored_in,
    withdraw,
)
from tb_actmem.recorder.evidence.living import HeldByProgram, living, reachable
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph import GraphFacts, Mark
from tb_actmem.recorder.graph.read import read_graph
from tb_actmem.recorder.graph.sources import Root
from tb_actmem.recorder.notes import Gap, is_programs, note_inside
from tb_actmem.recorder.notes.leaks import Leaks, hook_notes, note_begin
from tb_actmem.recorder.notes.model_states import (
    births_of_states,
    gradients,
    optimizer_states,
    own_tensors,
)
from tb_actmem.recorder.notes.out_of_memory import is_out_of_memory, out_of_memory_notes
from tb_actmem.recorder.notes.stale_graphs import note_lines, remember, stale_graph_notes
from tb_actmem.recorder.torch_private import (
    HAS_RUN,
    is_vectorized,
    may_be_compiled,
    next_sequence_nr,
    unasked,
)
from tb_actmem.recorder.watch import AroundBackward, Source


class Block:
    """The facts about one block, from `open` until `close`.

    Closing reads the living graph. From then on no torch object is held, and `recording` makes the
    rows on demand.
    """

    def __init__(
        self,
        source: Source,
        modules: list[tuple[str, Module]],
        *,
        label: str,
        left: Leaks | None = None,
    ) -> None:
        """``left`` are the leaks of earlier blocks of the same training."""
        self._source = source
        self._raw = source.facts
        self._modules = modules
        self._label = label
        self._facts = GraphFacts(regions=self._raw.regions)
        self._mark: Mark | None = None
        """The facts before the reading that runs now, or that failed and was not undone."""
        self._allocators: tuple[AllocatorReading, ...] = ()
        self._outputs: list[Tensor] = []
        self._created_ns = 0
        self._read_before: dict[str, Reading] = {}
        """Readings of the devices' allocators when the block began."""
        self._found: list[Found] = []
        """The allocators' blocks then."""
        self._blocks: tuple[AllocatorBlock, ...] = ()
        self._is_expandable = False
        self._drawing: set[str] = set()
        """The modules that drew random numbers which no checkpoint draws again."""
        self._versions: Versions = {}
        """Those of the model's buffers, when this forward began."""
        self._held = HeldByProgram()
        self._left = left
        self._told: set[int] = set()
        """Keys of storages that stale graphs keep."""
        self._before = 0
        """Number of storages that were known when the block began."""
        self._optimizers: int | None = None
        self._has_lost_states = False
        self._inside: list[int] = []
        """Bytes saved by each forward inside a backward."""
        self.gaps = self._raw.gaps
        """Facts about the block that could not be noted."""

    def open(self) -> None:
        """Start watching. Raises RecordError if this thread cannot be watched."""
        note_begin()
        self._read_before = self._readings()
        if self._facts.dry_run is None:
            self._found = self._blocks_before() if self._raw.has_ops else []
        self._versions = self._buffer_versions()
        self._note(self._states_before)
        self._source.open(
            AroundBackward(self._before_backward, self._after_backward, self._inside_backward)
        )

    def add_outputs(self, outputs: Iterable[Tensor]) -> None:
        """Add tensors that backward will be called on."""
        self._outputs += outputs

    @collector_paused()
    def close(self, error: BaseException | None) -> None:
        """Stop watching and read the graph; ``error`` is the exception that ended the block.

        If Ctrl-C comes meanwhile, the recording has what was read before.
        """
        try:
            with self._source.alone() as is_alone:
                self._source.close()
                after = self._readings()
                self._raw.storages.end()
                self._note_blocks()
                if is_alone:
                    self._read(self._outputs)
                else:
                    self.gaps.add(Gap.GRAPHS, "a backward runs in another thread")
            # One reading before each backward, and this one.
            if len(self._facts.readings) <= len(self._raw.backwards):
                self.gaps.add(Gap.GRAPHS, "a reading is missing")
            self._note(self._states_after)
            if not self._raw.is_over:
                self.gaps.add(Gap.OPS, "the block was not watched until its end")
            if self._modules and self._optimizers is None and not self._has_lost_states:
                self.gaps.add(Gap.STATES, "a reading is missing")
            if not self._raw.backwards:
                self._find_drawing()
                self._compare_attributes()
            self._note_inside_backward()
            self._note_generators()
            self._note_attributes()
            self._note_lines()
            self._note_hooks()
            self._note_left()
            self._note_inside(after)
            if error is not None:
                self._note_end(error)
            else:
                self._note_seen()
            self._created_ns = time.time_ns()
        except BaseException as problem:
            if is_programs(problem):
                self._end_at(problem)
            raise
        finally:
            self.drop()

    def _end_at(self, interrupt: BaseException) -> None:
        """Note the facts that are missing because an interrupt came during `close`."""
        self._undo()
        self._source.close()
        self._raw.storages.end()
        cause = type(interrupt).__name__
        self.gaps.add(Gap.GRAPHS, cause)
        if self._modules and self._optimizers is None:
            self.gaps.add(Gap.STATES, cause)
        self._note_end(interrupt)
        self._created_ns = time.time_ns()

    @property
    def is_closed(self) -> bool:
        """Whether the recording can be made."""
        return bool(self._created_ns)

    def _readings(self) -> dict[str, Reading]:
        """Read the allocators, also if the program has initialized CUDA in the block."""
        if self._facts.dry_run is not None:
            return {}
        try:
            return device_readings()
        except RuntimeError as problem:  # an allocator of the user counts nothing
            self.gaps.add(Gap.INSIDE, problem)
            return {}

    def _note_inside(self, after: Mapping[str, Reading]) -> None:
        if not self._raw.has_ops:
            return
        try:
            self._facts.notes += note_inside(
                self._read_before, after, self._raw.storages, has_model=bool(self._modules)
            )
        except Exception as problem:
            self.gaps.add(Gap.INSIDE, problem)

    def _blocks_before(self) -> list[Found]:
        try:
            return found_blocks()
        except UnknownBlocksError as error:
            self._facts.older.append(Note.of("unknown-blocks", allocator=str(error)))
            return []

    def _note_blocks(self) -> None:
        blocks, self._found = self._found, []
        if not blocks:
            return
        self._is_expandable = any(one.is_expandable for one in blocks)
        try:
            self._blocks = block_rows(blocks, *self._raw.storages.older())
        except Exception as problem:
            self.gaps.add(Gap.INSIDE, problem)

    def _note_lines(self) -> None:
        try:
            with unasked():
                note_lines(self._raw.ops)
        except Exception as problem:
            self.gaps.add(Gap.LINES, problem)

    def _note_hooks(self) -> None:
        try:
            with unasked():
                self._facts.older += hook_notes(self._modules)
        except Exception as problem:
            self.gaps.add(Gap.HOOKS, problem)

    def _find_drawing(self) -> None:
        """Find the modules of this forward that drew numbers which no checkpoint draws again."""
        try:
            self._raw.other_random.look(self._raw.calls)
            self._drawing |= self._raw.open_after(self._raw.other_random.draws)
        except Exception as problem:
            self.gaps.add(Gap.SEEN, problem)

    def _note_generators(self) -> None:
        """Note the modules that drew random numbers which no checkpoint draws again."""
        try:
            names = sorted(self._raw.drawing())
        except Exception as problem:
            self.gaps.add(Gap.SEEN, problem)
            return
        if names:
            self._facts.older.append(Note.of("own-generator", names=names))
        if self._drawing:
            self._facts.older.append(Note.of("other-random", names=sorted(self._drawing)))

    def _compare_attributes(self) -> None:
        try:
            self._raw.attributes.compare(self._modules)
        except Exception as problem:
            self.gaps.add(Gap.CALLS, problem)

    def _note_attributes(self) -> None:
        """Note the attributes that a recomputation reads with another value."""
        changed = dict.fromkeys(self._raw.attributes.changed)
        if found := [(name, own) for name, own in changed if own != HAS_RUN]:
            names = [f"{name}.{own}" if name else own for name, own in found]
            self._facts.older.append(Note.of("changed-attributes", names=names))

    def _note_modes(self) -> None:
        """Note that modules were switched between a forward that called them and its backward."""
        note = Note.of("other-mode")
        nodes = self._facts.sequence_nrs().tolist() if self._raw.switches else ()
        if note not in self._facts.older and self._raw.was_switched(nodes):
            self._facts.older.append(note)

    def _note_vmap(self) -> None:
        """Note that a backward runs under vmap, where torch draws no random numbers."""
        note = Note.of("vmap-backward")
        if is_vectorized() and note not in self._facts.older:
            self._facts.older.append(note)

    def _buffer_versions(self) -> Versions:
        try:
            with unasked():
                return (
                    buffer_versions(self._modules)
                    if self._raw.has_ops and may_be_compiled()
                    else {}
                )
        except Exception as problem:
            self.gaps.add(Gap.CALLS, problem)
            return {}

    def _note_changed_buffers(self) -> None:
        """Note the buffers that compiled code changed in a forward."""
        before, self._versions = self._versions, self._buffer_versions()
        try:
            note_changed_buffers(before, self._versions, self._raw)
        except Exception as problem:
            self.gaps.add(Gap.CALLS, problem)

    def _note_seen(self) -> None:
        try:
            self._facts.older += seen_notes(self._modules, self._raw, self._facts)
        except Exception as problem:
            self.gaps.add(Gap.SEEN, problem)

    def _note_left(self) -> None:
        if self._left is None:
            return
        try:
            self._facts.older += self._left.notes(self._raw, self._told)
            self._left.remember(self._raw)
        except Exception as problem:
            self.gaps.add(Gap.LEFT, problem)

    def _note_end(self, error: BaseException) -> None:
        if is_out_of_memory(error):
            self._facts.notes[:0] = out_of_memory_notes(error, self._modules)
        self._facts.notes.append(Note.of("ended-early", error=type(error).__name__))

    def drop(self) -> None:
        """Stop watching and release the program's tensors; after `close` it does nothing."""
        try:
            self._source.close()
        finally:
            self._raw.release()
            self._outputs, self._modules, self._held = [], [], HeldByProgram()

    def recording(self) -> Recording:
        """Make the recording of a closed block."""
        if not self.is_closed:
            raise RuntimeError("the block was not closed")
        if self._mark is not None:
            raise RuntimeError("a reading was neither ended nor undone")
        with collector_paused():
            return assemble(
                self._raw,
                self._facts,
                label=self._label,
                created_ns=self._created_ns,
                allocators=self._allocators,
                blocks=self._blocks,
                is_expandable=self._is_expandable,
                optimizers=self._optimizers,
            )

    def _before_backward(self, outputs: Iterable[Root]) -> None:
        self._find_drawing()
        self._compare_attributes()
        self._note_vmap()
        try:
            with collector_paused():
                self._read(outputs)
        except Exception as error:
            self.gaps.add(Gap.GRAPHS, error)
        self._note_modes()

    def _inside_backward(self, outputs: Iterable[Root]) -> None:
        """Count the bytes that a forward inside a backward saved: its nodes are not recorded."""
        storages, facts = Storages(self._modules), GraphFacts()
        begin = self._facts.readings[-1]
        # A thread of torch's engine has its own sequence numbers.
        since = begin if next_sequence_nr() >= begin else 0
        with unasked(), collector_paused():
            facts.begin_reading()
            read_graph(outputs, storages, facts, since=since)
            model = storages.ids_of_all(own_tensors(self._modules).every)
        saved = facts.saved_storages(storages) - model
        self._inside.append(sum(storages.nbytes[storage] for storage in saved))
        storages.stop()

    def _note_inside_backward(self) -> None:
        if any(self._inside):
            count = sum(map(bool, self._inside))
            self._facts.older.append(
                Note.of("forward-in-backward", count=count, nbytes=max(self._inside))
            )

    def _after_backward(self) -> None:
        self._raw.begin_forward()
        self._note(self._gradients)

    def _states_before(self) -> dict[int, ModelState]:
        """Note existing optimizer states, and return the storages of gradients.

        Without ops the deaths of both could not be noticed, so they are not noted.
        """
        storages = self._raw.storages
        if not self._raw.has_ops:
            return {}
        own = own_tensors(self._modules)
        states = gradients(own, storages)
        storages.evidence.optimizer = optimizer_states(own, storages, has_begun=False)[1]
        self._before = len(storages.nbytes)
        return states

    def _gradients(self) -> dict[int, ModelState]:
        if not self._raw.has_ops:
            return {}
        return gradients(own_tensors(self._modules), self._raw.storages)

    def _states_after(self) -> dict[int, ModelState]:
        """Note all other model states, and return the storages of gradients."""
        raw, storages = self._raw, self._raw.storages
        own = own_tensors(self._modules)
        storages.ids_of_all(own.every)
        states = gradients(own, storages)
        self._optimizers, storages.evidence.optimizer = optimizer_states(
            own, storages, has_begun=raw.has_ops
        )
        if raw.ops:
            for storage, birth in births_of_states(storages, self._before, raw.ops).items():
                storages.birth[storage] = birth
        return states

    def _note(self, states: Callable[[], dict[int, ModelState]]) -> None:
        """Note model states, unless there is no model or an earlier note of them failed.

        ``states`` returns the storages of gradients. It fails for None, which would look like none.
        """
        if not self._modules or self._has_lost_states:
            return
        try:
            with unasked():
                self._raw.storages.evidence.gradients = {**states()}
        except Exception as error:
            self._has_lost_states, self._optimizers = True, None
            self.gaps.add(Gap.STATES, error)

    def _read(self, outputs: Iterable[Root]) -> None:
        """Read every living graph that the block made; a reading that fails adds nothing."""
        self._undo()
        self._facts.begin_reading()
        self._mark = self._facts.mark()
        try:
            with unasked():
                self._read_living(outputs)
        except BaseException:
            self._undo()
            raise
        self._mark = None

    def _undo(self) -> None:
        """Undo a reading that has failed; an interrupt before it ends has it done again."""
        if self._mark is not None:
            self._facts = self._mark.facts()
            self._mark = None

    def _read_living(self, outputs: Iterable[Root]) -> None:
        raw, storages = self._raw, self._raw.storages
        storages.name_lazy()
        found = living(raw.alive)
        tensors = {id(tensor): tensor for tensor in (*outputs, *(tensor for tensor, _ in found))}
        inner = {id(tensor) for tensor, references in found if references <= 0}
        inner -= {*map(id, outputs)}
        if not self._allocators:  # the end of the first forward
            self._allocators = allocator_rows(self._read_before, self._readings())
        # Sequence numbers of other threads are not comparable with those of this one.
        since = 0 if raw.foreign else raw.start
        is_first = len(self._facts.readings) == 1
        if is_first:
            storages.note_sizes()
        self._facts.elsewhere = tuple(raw.elsewhere.values())
        beyond = read_graph(
            tensors.values(), storages, self._facts, since=since, inner=inner
        ).beyond
        if not raw.has_ops and not self._facts.is_complete(since):
            beyond += read_graph(reachable(), storages, self._facts, since=since).beyond
        stored = stored_in(self._modules)
        held, mistaken = self._held.read(found, storages.wrappers)
        withdraw(mistaken, raw)
        note_holders(held, stored, self._modules, storages)
        self._note_stored(held, stored)
        if self._facts.compiled.regions:
            self._note_changed_buffers()
        note_autocast(storages)
        if is_first and since:
            self._note_stale_graphs(beyond, since)
        remember(held)

    def _note_stored(self, held: Sequence[Tensor], stored: Stored) -> None:
        try:
            note_stored(held, stored, self._raw)
            note_dropped(held, self._raw)
        except Exception as error:
            self.gaps.add(Gap.CALLS, error)

    def _note_stale_graphs(self, linked: Iterable[Any], since: int) -> None:
        try:
            self._facts.older += stale_graph_notes(linked, self._modules, since, self._told)
        except Exception as error:
            self.gaps.add(Gap.OLDER, error)
