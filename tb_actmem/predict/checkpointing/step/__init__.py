"""A recorded step with the facts that predictions need: derived once, and then passed on.

A node saves at the op before which a pack hook around it would receive the tensor.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
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
    KEPT_KINDS,
    OWN,
    forward_ends,
    is_region,
    made_by_ops,
    saved_storages,
)
from tb_actmem.errors import PredictError
from tb_actmem.model import (
    COPY_SLICES,
    Argument,
    Category,
    Holder,
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
    within,
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
    step = replace(step, releases=_releases(step))
    return replace(step, drops=_drops(step), unkept=_unkept(step))


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


def _releases(step: Step) -> list[int | None]:
    nodes, phases = step.recording.nodes, step.backwards
    retained = _retained(step)
    behind = [phase.first_op for phase in phases]
    found: list[int | None] = [None] * len(nodes)
    held: dict[int, int | None] = {}
    for position in reversed(range(len(nodes))):
        backward = nodes[position].backward
        if backward is None or backward >= len(phases):
            continue
        ran, phase = step.ran.get(position), phases[backward]
        if backward in retained or (ran is None and _was_skipped(step, position, phase)):
            held[position] = _end_of_graph(step, position, phase.end_op - 1)
        elif ran is None:
            found[position] = behind[backward]
        elif ran[-1] < phase.first_op:  # an earlier backward retained the graph
            held[position] = _end_of_graph(step, position, phase.first_op)
        else:
            found[position] = step.last_own(ran) + 1
            behind[backward] = ran[-1] + 1
    for position, end in _ends_of_graphs(step, held).items():
        found[position] = end
    for position, node in enumerate(nodes):
        if node.kind is NodeKind.CHECKPOINT:
            deeper = step.deeper.get(position, ())
            inside = (step.waiting[nodes[at].region] for at in (position, *deeper))
            found[position] = latest([found[one] for of in inside for one in of])
    return found


def _ends_of_graphs(step: Step, held: Mapping[int, int | None]) -> dict[int, int | None]:
    """Return when nodes died with their graphs. ``held``: their `_end_of_graph`.

    A node holds the nodes before it. If none of its own saved tensors tells its end, it dies with
    the last node after it that is known, or else with the first one before it.
    """
    after, before = dict[int, int](), dict[int, int]()
    known = {node: end for node, end in held.items() if end is not None}
    silent = {at for at, node in enumerate(step.recording.nodes) if node.backward is None}
    within = held.keys() | silent  # a recording knows no backward of nodes that save nothing
    edges = [edge for edge in step.recording.edges if {edge.producer, edge.consumer} <= within]
    for edge in sorted(edges, key=lambda edge: edge.consumer, reverse=True):
        end = known.get(edge.consumer, after.get(edge.consumer))
        if end is not None:
            after[edge.producer] = max(end, after.get(edge.producer, end))
    for edge in sorted(edges, key=lambda edge: edge.producer):
        end = known.get(edge.producer, before.get(edge.producer))
        if end is not None:
            before[edge.consumer] = min(end, before.get(edge.consumer, end))
    return {node: known.get(node, after.get(node, before.get(node))) for node in held}


def _was_skipped(step: Step, node: int, phase: Phase) -> bool:
    """Tell whether a backward left out a node without ops: all its saved tensors outlive it.

    A backward runs only the nodes on the way to its ``inputs``.
    """
    saved = (step.saved[save] for save in step.saves[node])
    rows = [step.recording.storages[one] for one in saved if one is not None]
    deaths = [row.death for row in rows if row.birth is not None and row.category not in OWN]
    outlive = all(death is None or death >= phase.end_op for death in deaths)
    return step.is_told and bool(deaths) and outlive


def _retained(step: Step) -> set[int]:
    """Return the backwards that retained a graph which no later one freed.

    None of the tensors that their nodes saved died in them.
    """
    if all(note.code != "retained-graph" for note in step.recording.meta.notes):
        return set()
    storages, found = step.recording.storages, dict[int, list[int | None]]()
    for save, storage in zip(step.recording.saves, step.saved, strict=True):
        backward = step.recording.nodes[save.node].backward
        if storage is None or backward is None or backward >= len(step.backwards):
            continue
        row, is_saved = storages[storage], save.kind is SaveKind.SAVED
        if is_saved and row.birth is not None and row.category is Category.ACTIVATION:
            found.setdefault(backward, []).append(row.death)
    return {
        backward
        for backward, deaths in found.items()
        if all(one is None or one >= step.backwards[backward].end_op for one in deaths)
    }


def _end_of_graph(step: Step, node: int, after: int) -> int | None:
    """Return after how many ops a node was gone that was still there at some op; None: unknown.

    None of its saved tensors died before it.
    """
    saved = (step.saved[save] for save in step.saves[node])
    deaths = [step.recording.storages[one].death for one in saved if one is not None]
    return min((death for death in deaths if death is not None and death > after), default=None)


def _drops(step: Step) -> list[int | None]:
    found = [*step.releases]
    for node, row in enumerate(step.recording.nodes):
        ran = step.ran.get(node, ())
        if is_region(row) and ran and found[node] == step.last_own(ran) + 1:
            first = step.starts[bisect_right(step.starts, ran[-1]) - 1]
            found[node] = ran[bisect_left(ran, first)] + 1
    return found


def _unkept(step: Step) -> list[int | None]:
    last, used = _last_releases(step), _let_go(step)
    outliving, inner = _outliving(step, last), _inner_backwards(step)
    found = []
    for storage, row in enumerate(step.recording.storages):
        end, holder = row.death, row.holder
        if storage in step.kept and holder is Holder.GRADIENT:
            holder = None  # the gradient would hold those of another node
        if storage in last and holder is Holder.PACK_HOOK:
            holder = None  # its result is among the saves
        if holder is Holder.PYTHON and end is not None and end == last.get(storage):
            begun = bisect_left(inner, row.birth or 0)
            if begun < len(inner) and inner[begun] < end:
                holder = None  # a variable of an open call held it at that backward
        is_held = holder is not None or row.category in OWN or storage in outliving
        if storage in step.casts and not is_held:
            end = step.casts[storage]
        elif row.birth is not None and not is_held:
            ends = (row.death, used.get(storage))
            end = min((one for one in ends if one is not None), default=None)
        found.append(end)
    return found


def _last_releases(step: Step) -> dict[int, int | None]:
    """Map saved storages to the number of ops after which their last node released them; None:
    never."""
    found: dict[int, list[int | None]] = defaultdict(list)
    for save, storage in zip(step.recording.saves, step.saved, strict=True):
        if storage is not None and save.kind in KEPT_KINDS:
            found[storage].append(step.held_until(save.node, storage))
    return {storage: latest(moments) for storage, moments in found.items()}


def _inner_backwards(step: Step) -> list[int]:
    """Return the first ops of the backwards that ran inside module calls."""
    calls = (step.recording.modules[call] for call in step.calls)
    in_one = within((row.first_op, row.end_op) for row in calls)
    return [phase.first_op for phase in step.backwards if in_one(phase.first_op)]


def _outliving(step: Step, last: Mapping[int, int | None]) -> set[int]:
    """Return the storages that outlive the last backward of all nodes that saved them.

    Something else holds them, such as a variable of the program's own loop or a graph in a cache.
    """
    ends = [phase.end_op for phase in step.backwards]
    found = set[int]()
    for storage, released in last.items():
        death = step.recording.storages[storage].death
        at = len(ends) if released is None else bisect_left(ends, released)
        if at < len(ends) and (death is None or death > ends[at]):
            found.add(storage)
    return found


def _let_go(step: Step) -> dict[int, int]:
    """Map every storage to the number of ops after which the program's forward releases it.

    That is after the last op that uses it, and not before the end of a module call that received
    it: the caller holds the arguments until then. A local variable set after the last inner call
    lives until the module's own call ends, and one of torch's ``rms_norm`` until that returns.
    """
    recording, forward = step.recording, PhaseKind.FORWARD
    found: dict[int | None, int] = {}
    for phase in recording.phases:
        for position in range(phase.first_op, phase.end_op) if phase.kind is forward else ():
            op = recording.ops[position]
            made = (recording.tensors[tensor].storage for tensor in op.outputs)
            found.update(dict.fromkeys((*op.inputs, *made), position + 1))
    last = {call.parent: position for position, call in enumerate(recording.modules)}
    for argument in recording.arguments:
        storage = recording.tensors[argument.tensor].storage
        call = recording.modules[argument.module]
        if not argument.name and call.parent is not None and last[call.parent] == argument.module:
            call = recording.modules[call.parent]
        found[storage] = max(call.end_op, found.get(storage, 0))
    for save, storage in zip(recording.saves, step.saved, strict=True):
        # A custom Function keeps everything that it saves on its ctx until its forward ends.
        if recording.nodes[save.node].kind is NodeKind.CUSTOM_FUNCTION:
            found[storage] = max(step.custom_ends[save.node], found.get(storage, 0))
    for storage, end in _variables_of_rms_norms(recording):
        found[storage] = max(end, found.get(storage, 0))
    return {storage: ran for storage, ran in found.items() if storage is not None}


_RMS_NORM = (
    *("aten::pow.Tensor_Scalar", "aten::mean.dim", "aten::add_.Scalar", "aten::rsqrt"),
    "aten::mul.Tensor",
)
"""The ops of torch's ``rms_norm`` on the CPU, before that for its weight."""
_CAST = "aten::_to_copy"


def _variables_of_rms_norms(recording: Recording) -> Iterator[tuple[int, int]]:
    """Yield the memory in variables of torch's ``rms_norm``, and after how many ops they die.

    These are the input in float32, if it was cast, and the reciprocal of the norm. They die before
    the result is cast back.
    """
    ops = recording.ops
    for first in (at for at, op in enumerate(ops) if op.name == _RMS_NORM[0]):
        end = first + len(_RMS_NORM)
        if tuple(op.name for op in ops[first:end]) != _RMS_NORM:
            continue
        is_cast = first > 0 and ops[first - 1].name == _CAST and _uses_last(recording, first)
        variables = [
            *_made(recording, first + 3),
            *(_made(recording, first - 1) if is_cast else ()),
        ]
        end += end < len(ops) and ops[end].name == _RMS_NORM[-1] and _uses_last(recording, end)
        yield from ((storage, end) for storage in variables)


def _uses_last(recording: Recording, position: int) -> bool:
    """Tell whether an op uses a result of the op before, in the same line."""
    before, op = recording.ops[position - 1 : position + 1]
    is_same_line = (op.module, op.frame) == (before.module, before.frame)
    return is_same_line and not _made(recording, position - 1).isdisjoint(op.inputs)


def _made(recording: Recording, op: int) -> set[int]:
    tensors = recording.tensors
    found = (tensors[output].storage for output in recording.ops[op].outputs)
    return {storage for storage in found if storage is not None}
