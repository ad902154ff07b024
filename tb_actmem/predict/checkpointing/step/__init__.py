"""A recorded step with the facts that predictions need: derived once, and then passed on.

A node saves at the op before which a pack hook around it would receive the tensor.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import groupby, islice
from math import inf

from tb_actmem.analysis.index import Index, derived, fqn, latest, positions_by
from tb_actmem.analysis.index.flops import operator, written
from tb_actmem.analysis.index.modules import calls_around, traced_calls
from tb_actmem.analysis.index.nodes import last_op_of_nodes, saves_of
from tb_actmem.analysis.index.storages import (
    forward_ends,
    made_by_ops,
    saved_storages,
)
from tb_actmem.errors import PredictError
from tb_actmem.model import (
    COPY_SLICES,
    Argument,
    NodeKind,
    Phase,
    PhaseKind,
    Recording,
    SaveKind,
)
from tb_actmem.predict.checkpointing.step.casts import cast_ends
from tb_actmem.predict.checkpointing.step.forward import (
    checkpoint_begins,
    custom_ends,
    forward_calls,
    kept_states,
    ops_by_storage,
    ops_of_writes,
    packed_saves,
    saved_results,
    workspaces,
)
from tb_actmem.predict.checkpointing.step.gradients import (
    backward_uses,
    gradient_sums,
    guessed_nodes,
    kept_gradients,
    waiting_nodes,
    with_gradients,
)
from tb_actmem.predict.checkpointing.step.releases import node_drops, node_releases, unkept_ends


def check_ops(recording: Recording) -> None:
    """Raise PredictError for a recording from which nothing can be predicted."""
    if not recording.meta.has_ops or not recording.ops:
        raise PredictError(
            "A prediction needs the ops of the step: record it with `with "
            "tb_actmem.record(model)`, without ops=False, around its forward and backward.",
            code="no-ops",
        )


@dataclass(frozen=True)
class Step:
    """The facts of a recorded step. Arrows (→) show from which row to which facts a table leads."""

    index: Index
    """For facts that one file needs."""
    recording: Recording
    names: Sequence[str]
    """Module call → its name."""
    calls: Sequence[int]
    """The module calls that ran in a forward, in order."""
    backwards: Sequence[Phase]
    traced: frozenset[int]
    """The module calls inside a compiled region, whose ops are not recorded."""
    arguments: Mapping[int, Sequence[Argument]]
    """Module call → its arguments, and the tensors that it stored."""
    saves: Sequence[range]
    """Node → its saves."""
    saved: Sequence[int | None]
    """Save → the storage of its tensor."""
    packed: frozenset[int]
    """The saves that a pack hook around their node would receive.

    The inputs of a checkpoint inside another one are not packed.
    """
    made: Mapping[int, Sequence[int]]
    """Op → the storages that it created."""
    written: Mapping[int, Sequence[int]]
    """Op that writes into its inputs → their storages."""
    writers: Mapping[int, Sequence[int]]
    """Storage → the ops that write into it."""
    workspaces: Mapping[int, Sequence[int]]
    """Op → memory that no op received or returned, and that has no holder.

    While torch compiles a region, it keeps random states. A recomputation compiles nothing.
    """
    with_gradients: frozenset[int | None]
    """The storages of tensors that require grad: their op has a node, or they are leaves."""
    last_op: Mapping[int, int]
    """Node → its last forward op; autograd creates the node after it."""
    results: frozenset[int]
    """The saves of an output of their node's op. The others are its inputs."""
    custom_ends: Mapping[int, int]
    """Node of a custom Function → the latest end of its forward, or 0. It packs then."""
    casts: Mapping[int, int | None]
    """Copy of a parameter in autocast's cache → when that releases it; None: never."""
    states: Mapping[int, Sequence[int]]
    """Checkpoint → the random states of the host that it keeps."""
    begins: Mapping[int, int]
    """Checkpoint → the op where it keeps its random state, or else its first op.

    Its first ops may belong to checkpoints inside it, even all of them. Without an op and a module
    call it is left out.
    """
    is_told: bool
    """Whether the recording knows for any op to which node's backward it belongs."""
    ran_for: Sequence[int | None]
    """Op → the node in whose backward it ran, guessed if the recording does not know."""
    ran: Mapping[int, Sequence[int]]
    """Node → the ops that ran in its backward."""
    uses: Mapping[int, Sequence[int]]
    """Storage → the ops of backwards that receive it."""
    sums: frozenset[int]
    """The ops that add a node's gradient to the one that another node computed.

    The engine runs them after the node has released its saves.
    """
    gradients: Mapping[int, tuple[int, int | None]]
    """Op that puts memory into a gradient → that, and when the gradient died; None: never."""
    has_graph_of_backward: bool
    """Whether a backward made a graph (``create_graph=True``)."""
    waiting: Mapping[int | None, Sequence[int]]
    """Checkpointed region → its nodes that wait for recomputed tensors.

    If only regions inside it have such nodes, it has theirs.
    """
    releases: Sequence[int | None] = ()
    """Node → the number of ops after which it released its saves; None: it never did.

    A node whose backward ran no op of its own released them when the node after it had: an engine
    runs the nodes from the last to the first. A node whose last backward retained the graph, or
    left the node out, released them with the graph.
    """
    drops: Sequence[int | None] = ()
    """Node → the number of ops after which only its own backward holds its saves.

    A compiled region takes its saves off its node before its first op. Others keep them there.
    """
    unkept: Sequence[int | None] = ()
    """Storage → the number of ops after which it would die if no node saved it; None: never.

    FSDP frees gathered parameters itself. A node of the forward may have saved a view of memory
    that the backward gathers again.
    """

    def after(self, recording: Recording) -> Step:
        """Return the facts of a prediction of the step, which may be the same recording."""
        return self if recording is self.recording else step_of(Index(recording))

    @cached_property
    def starts(self) -> Sequence[int]:
        """The first op of each backward, in order."""
        return [phase.first_op for phase in self.backwards]

    @cached_property
    def kept(self) -> Set[int]:
        """The memory that gradients keep: as indices of sparse ones, or saved memory."""
        return {storage for storage, _ in self.gradients.values()}

    @cached_property
    def deeper(self) -> Mapping[int, Sequence[int]]:
        """Checkpoint → the checkpoints in calls inside its own that pack into another one.

        Functions that one call checkpoints have that call in common. The last one before a
        checkpoint is around it.
        """
        found, last = defaultdict[int, list[int]](list), dict[int | None, int]()
        for node, row in enumerate(self.recording.nodes):
            if row.kind is not NodeKind.CHECKPOINT:
                continue
            kinds = (self.recording.saves[save].kind for save in self.saves[node])
            if SaveKind.RECOMPUTED in kinds:
                for call in islice(calls_around(self.index, row.module), 1, None):
                    if call in last:
                        found[last[call]].append(node)
            last[row.module] = node
        return found

    def held_until(self, node: int, storage: int) -> int | None:
        """Return after how many ops a node and its gradients release memory; None: never."""
        row = self.recording.nodes[node]
        inside = self.waiting.get(row.region, ()) if row.kind is NodeKind.CHECKPOINT else ()
        return latest([self.releases[node], *self.in_gradients(storage, {node, *inside})])

    def in_gradients(
        self, storage: int, nodes: Collection[int], first: int = 0, end: float = inf
    ) -> list[int | None]:
        """Return when the gradients died into which some nodes put memory in some ops."""
        return [
            death
            for op, (given, death) in self.gradients.items()
            if given == storage and first <= op < end and self.ran_for[op] in nodes
        ]

    def last_own(self, ran: Sequence[int]) -> int:
        """Return the last op of a node's backward before its gradients are added to others."""
        last = len(ran) - 1
        while last and ran[last] in self.sums:
            last -= 1
        return ran[last]

    def in_backwards(self, ran: Sequence[int]) -> Iterator[tuple[Phase, Sequence[int]]]:
        """Yield the backwards in which some ops ran, in order, with their ops of ``ran``."""
        for begun, ops in groupby(ran, partial(bisect_right, self.starts)):
            phase = self.backwards[begun - 1]
            own = [op for op in ops if begun and op < phase.end_op]
            if own:
                yield phase, own

    def unpacks_before(self, first: int) -> int:
        """Return the op before which a node unpacks its saves: the first op of its backward, or a
        later one.

        A Function receives zeros for missing gradients before its own lines run. A CopySlices
        copies the gradient, and then that of the view, before it calls its function.
        """
        node = self.recording.ops[first].backward_of
        if node is None:
            return first
        row, own = self.recording.nodes[node], (op for op in self.ran[node] if op >= first)
        names = ((op, operator(self.recording.ops[op].name).name) for op in own)
        if row.name == COPY_SLICES:
            return next((op + 1 for op, name in names if name == "clone"), first)
        if row.kind is not NodeKind.CUSTOM_FUNCTION:
            return first
        asks = next((op for op, name in names if name != "zeros"), first)
        function = self._function(first)
        return first if function is not None and function == self._function(asks) else asks

    def _function(self, op: int) -> tuple[str, str] | None:
        """Return which function of the program ran an op."""
        frame = self.recording.ops[op].frame
        return None if frame is None else self.recording.frames[frame][::2]


@derived
def step_of(index: Index) -> Step:
    """Derive the facts of a recorded step."""
    recording, saved, last_op = index.recording, saved_storages(index), last_op_of_nodes(index)
    saves = [saves_of(index, node) for node in range(len(recording.nodes))]
    made, ends, traced = made_by_ops(index), forward_ends(index), traced_calls(index)
    writes = (written(recording, op) for op in recording.ops)
    writing = {at: into for at, into in enumerate(writes) if into}
    grown = with_gradients(recording)
    last_op = last_op | ops_of_writes(recording, last_op, writing, grown)
    backwards = [phase for phase in recording.phases if phase.kind is PhaseKind.BACKWARD]
    told = [op.backward_of for op in recording.ops]
    is_told = any(node is not None for node in told)
    ran_for = told if is_told else guessed_nodes(recording, saved, backwards)
    states = kept_states(recording, saves, saved)
    step = Step(
        index=Index(recording),  # not the one that keeps this step: no cycle delays its release
        recording=recording,
        names=[fqn(recording, call) for call in range(len(recording.modules))],
        calls=forward_calls(recording),
        backwards=backwards,
        traced=traced,
        arguments={
            call: [recording.arguments[at] for at in of]
            for call, of in positions_by(one.module for one in recording.arguments).items()
        },
        saves=saves,
        saved=saved,
        packed=packed_saves(recording),
        made=made,
        written=writing,
        writers=ops_by_storage(writing.items()),
        workspaces=workspaces(recording, saved, made),
        with_gradients=grown,
        last_op=last_op,
        results=saved_results(recording, saved, last_op),
        custom_ends=custom_ends(index, last_op),
        casts=cast_ends(recording, saved, ends),
        states=states,
        begins=checkpoint_begins(recording, states),
        is_told=is_told,
        ran_for=ran_for,
        ran=positions_by(ran_for),
        uses=backward_uses(recording, ran_for),
        sums=gradient_sums(recording, ran_for),
        gradients=kept_gradients(recording, ran_for),
        has_graph_of_backward=_has_graph_of_backward(index),
        waiting=waiting_nodes(index),
    )
    step = replace(step, releases=node_releases(step))
    return replace(step, drops=node_drops(step), unkept=unkept_ends(step))


BEGUN = "autograd::backward"
"""The op at which a backward begins."""


def _has_graph_of_backward(index: Index) -> bool:
    """Tell whether a backward is a part of a forward: its graph may have nodes of any name."""
    return last_begun_in_forward(index) < inf or any(
        "BackwardBackward" in node.name for node in index.recording.nodes
    )


@derived
def last_begun_in_forward(index: Index) -> float:
    """Return the last op at which a backward begins that is a part of a forward.

    That backward runs no node of later ops. Infinity: such an op is not recorded.
    """
    recording = index.recording
    forwards = (phase for phase in recording.phases if phase.kind is PhaseKind.FORWARD)
    ops = (at for phase in forwards for at in range(phase.first_op, phase.end_op))
    return max((at for at in ops if recording.ops[at].name == BEGUN), default=inf)
