"""What would keep less and give the same: activations and attention written out op by op."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.names import fqn, layers_name, op_names
from tb_actmem.analysis.storages import charges, saves_by_storage, tensor_storages
from tb_actmem.analysis.written_attention import written_attentions
from tb_actmem.model import NodeKind

_LEAF = NodeKind.ACCUMULATE_GRAD


class Lighter(NamedTuple):
    """One function in the place of several ops, in equal layers."""

    module: str
    """What the modules' names have in common: ``h.*.mlp.act``; of one its own name."""
    calls: tuple[int, ...]
    """The module calls, in order of entry."""
    type_name: str
    kept_bytes: int
    """What their ops are charged."""
    fewer_bytes: int
    """By how much less would be kept."""
    function: str
    """Which one, as Python has it, of ``x`` or of ``query, key, value``."""
    is_fused: bool
    """Less is kept where torch has a fused kernel, by so much at least; else exactly so much."""


_WRITTEN_OUT: tuple[tuple[dict[str, int], str], ...] = (
    (
        {"pow": 1, "mul": 4, "add": 2, "tanh": 1},
        'torch.nn.functional.gelu(x, approximate="tanh")',
    ),
    ({"div": 1, "erf": 1, "add": 1, "mul": 2}, "torch.nn.functional.gelu(x)"),
    ({"mul": 3, "erf": 1, "add": 1}, "torch.nn.functional.gelu(x)"),
    ({"sigmoid": 1, "mul": 1}, "torch.nn.functional.silu(x)"),
)
"""How often each op runs where a function is written out. Each of these keeps its input alone."""


_ATTENTION = "torch.nn.functional.scaled_dot_product_attention(query, key, value)"


def lighter(index: Index) -> list[Lighter]:
    """Find the modules that write a function out, the most to be gained first.

    An activation counts if all ops of a module are its, and nothing but what they keep goes.
    """
    groups: dict[Hashable, list[tuple[int, int, int]]] = defaultdict(list)
    functions: dict[Hashable, str] = {}
    for call, kept, fewer, function in (*_activations(index), *_attentions(index)):
        row = index.recording.modules[call]
        key = (layers_name(row.fqn), row.type_name, kept, fewer, function)
        groups[key].append((call, kept, fewer))
        functions[key] = function
    found = [
        _one(index, [call for call, _, _ in rows], rows, functions[key])
        for key, rows in groups.items()
    ]
    return sorted(found, key=lambda each: (-each.fewer_bytes, each.calls))


def _activations(index: Index) -> Iterator[tuple[int, int, int, str]]:
    """(module call, bytes kept, bytes fewer, function) of each."""
    for call, nodes in _own_nodes(index).items():
        function = _function(index, nodes)
        if function is not None:
            kept, fewer = _bytes(index, nodes)
            if fewer > 0:
                yield call, kept, fewer, function


def _attentions(index: Index) -> Iterator[tuple[int, int, int, str]]:
    for call, kept, fewer in written_attentions(index):
        yield call, kept, fewer, _ATTENTION


def _one(
    index: Index, calls: list[int], rows: list[tuple[int, int, int]], function: str
) -> Lighter:
    names = {fqn(index.recording, call) for call in calls}
    first = fqn(index.recording, calls[0])
    return Lighter(
        module=first if len(names) == 1 else layers_name(first),
        calls=tuple(calls),
        type_name=index.recording.modules[calls[0]].type_name,
        kept_bytes=sum(kept for _, kept, _ in rows),
        fewer_bytes=sum(fewer for _, _, fewer in rows),
        function=function,
        is_fused=function == _ATTENTION,
    )


@derived
def _own_nodes(index: Index) -> dict[int, list[int]]:
    """For every module call without calls inside the nodes that it made."""
    recording = index.recording
    parents = {call.parent for call in recording.modules}
    found: dict[int, list[int]] = defaultdict(list)
    for position, node in enumerate(recording.nodes):
        if node.module is not None and node.kind is not _LEAF and node.module not in parents:
            found[node.module].append(position)
    return found


def _function(index: Index, nodes: list[int]) -> str | None:
    ops = Counter(op_names(index)[node] for node in nodes)
    return next((function for written, function in _WRITTEN_OUT if ops == written), None)


def _bytes(index: Index, nodes: list[int]) -> tuple[int, int]:
    """What nodes are charged, and how much of it would go with their input kept in its place.

    What is kept outside as well stays, and so does an input that somebody keeps anyway.
    """
    recording, inside = index.recording, {*nodes}
    kept = gone = 0
    given = _input(index, inside)
    for storage, save in charges(index).items():
        if recording.saves[save].node not in inside:
            continue
        nbytes = recording.storages[storage].nbytes
        kept += nbytes
        keepers = {recording.saves[each].node for each in saves_by_storage(index)[storage]}
        if keepers <= inside and storage != given and recording.storages[storage].holder is None:
            gone += nbytes
    if given is None:
        return kept, 0
    is_kept = bool(saves_by_storage(index)[given])
    return kept, gone if is_kept else gone - recording.storages[given].nbytes


def _input(index: Index, inside: set[int]) -> int | None:
    """The storage of the one tensor that comes in; None: there are several, or it is not known."""
    found = {
        (edge.producer, edge.output_nr): edge.tensor
        for edge in index.recording.edges
        if edge.consumer in inside and edge.producer not in inside
    }
    tensor = found.popitem()[1] if len(found) == 1 else None
    return None if tensor is None else tensor_storages(index)[tensor]
