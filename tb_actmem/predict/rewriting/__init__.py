"""Functions that save less than the ops that a module writes out: found, and predicted.

Here are the rewrites: the storages that they release, and the bytes saved instead.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived, op_names
from tb_actmem.analysis.index.devices import HOST, first_device, tensor_nbytes
from tb_actmem.analysis.index.flops import written
from tb_actmem.analysis.index.nodes import last_op_of_nodes, ops_of_nodes, output_tensors, saves_of
from tb_actmem.analysis.index.storages import OWN, saved_storages, saves_by_storage, tensor_storages
from tb_actmem.model import Category, Edge, Holder, NodeKind


class RewriteKind(enum.Enum):
    """How a replacement saves less."""

    FUNCTION = "function"
    """A function saves only its input. It can replace the forward of the module."""
    INLINE = "inline"
    """The same among other ops of a module, whose source must change."""
    NORM = "norm"
    """A fused kernel saves its input, and one number for each row."""
    ATTENTION = "attention"
    """A fused kernel, if torch has one, saves no weights: the bytes are a minimum."""
    LOSS = "loss"
    """The gradients of a product and its loss are saved instead of log-probabilities."""
    IN_PLACE = "in place"
    """An activation saves its output, which is saved anyway, instead of its input."""
    DTYPE = "dtype"
    """Parameters exist in one dtype instead of two: the bytes are a minimum."""


class Rewrite(NamedTuple):
    """One possible replacement in one module call."""

    call: int
    kind: RewriteKind
    function: str
    """The code to write."""
    released: frozenset[int]
    """The storages that no node would save any more."""
    relied_on: frozenset[int]
    """The storages that it would save, too, and that other nodes save anyway."""
    added_bytes: int
    """Bytes saved instead."""
    nodes: frozenset[int] = frozenset()
    """The nodes of a function, or the one that runs IN_PLACE; empty if it is not predicted."""
    given: int | None = None
    """The input tensor of these nodes."""
    beside: tuple[int, ...] = ()
    """The tensors that a norm saves beside its input: its weight, and a number for each row."""

    @property
    def is_inline(self) -> bool:
        """Whether no code can replace it: it stands among other ops of a forward, or its constants
        are not known."""
        return self.kind in (RewriteKind.INLINE, RewriteKind.NORM)

    def fewer_bytes(self, index: Index) -> int:
        """Return by how many bytes less is saved."""
        rows = index.recording.storages
        return sum(rows[storage].nbytes for storage in self.released) - self.added_bytes


WHERE = {
    RewriteKind.NORM: " outside of autocast",
    RewriteKind.ATTENTION: " where it has a fused kernel",
    RewriteKind.LOSS: " of torch 2.13 or later",
    RewriteKind.DTYPE: " instead of autocast (it rounds differently)",
}
"""In which case a replacement saves so much less, if not in all."""

AS_FUNCTION = (RewriteKind.FUNCTION, RewriteKind.INLINE, RewriteKind.NORM)
"""Kinds in which one function takes the place of several ops."""


def apart(index: Index, rewrites: Iterable[Rewrite]) -> Iterator[Rewrite]:
    """Return the changes that gain something, whichever of the others are made."""
    gone: set[int] = set()
    relied_on: set[int] = set()
    for each in sorted(rewrites, key=lambda each: (-each.fewer_bytes(index), each.call)):
        if each.fewer_bytes(index) <= 0:
            return
        if each.released & (gone | relied_on) or each.relied_on & gone:
            continue
        gone |= each.released
        relied_on |= each.relied_on
        yield each


_NOBODY = (None, Holder.AUTOCAST_CACHE)
"""Holders whose memory goes with its savers: autocast's cache is empty when the region ends."""


def saved_only_by(index: Index, nodes: Collection[int]) -> frozenset[int]:
    """Return the storages that go if these nodes save nothing; parameters and buffers stay."""
    recording, storages, by_storage = (
        index.recording,
        saved_storages(index),
        saves_by_storage(index),
    )
    saved = {storages[save] for node in nodes for save in saves_of(index, node)}
    return frozenset(
        storage
        for storage in saved
        if storage is not None
        and recording.storages[storage].category not in OWN
        and recording.storages[storage].holder in _NOBODY
        and by_storage[storage]
        and all(recording.saves[save].node in nodes for save in by_storage[storage])
    )


def saved_tensors(index: Index, nodes: Collection[int]) -> set[int]:
    """Return the known tensors that nodes save."""
    saves = (index.recording.saves[save] for node in nodes for save in saves_of(index, node))
    return {save.tensor for save in saves if save.tensor is not None}


def saved_tensor(index: Index, node: int, slot: str) -> int | None:
    """Return the tensor that a node saves in a slot; None: nothing, or unknown."""
    saves = (index.recording.saves[save] for save in saves_of(index, node))
    return next((save.tensor for save in saves if save.slot == slot), None)


def is_own(index: Index, tensor: int) -> bool:
    """Tell whether a tensor is a parameter or a buffer."""
    storage = tensor_storages(index)[tensor]
    return storage is not None and index.recording.storages[storage].category in OWN


@derived
def edges_into(index: Index) -> dict[int, list[Edge]]:
    """Map every node to the edges that lead into it."""
    edges: dict[int, list[Edge]] = {}
    for edge in index.recording.edges:
        edges.setdefault(edge.consumer, []).append(edge)
    return edges


@derived
def consumers(index: Index) -> dict[int, list[int]]:
    """Map every node to the nodes that receive its outputs."""
    by_producer: dict[int, list[int]] = {}
    for edge in index.recording.edges:
        by_producer.setdefault(edge.producer, []).append(edge.consumer)
    return by_producer


_ACTIVATIONS = {"celu", "elu", "leaky_relu", "rrelu_with_noise"}
"""Their derivative needs the input, or in place the result. Others save the same in place, as relu
does, or a copy of their input, as hardtanh and silu do."""


def in_place(index: Index) -> Iterator[Rewrite]:
    """Find each activation whose input has no other user and may be overwritten."""
    storages = tensor_storages(index)
    for node, row in enumerate(index.recording.nodes):
        if op_names(index)[node] not in _ACTIVATIONS or row.module is None:
            continue
        given, made = saved_tensor(index, node, "self"), output_tensors(index).get(node)
        if given is None or made is None:
            continue
        released, output = saved_only_by(index, [node]) & {storages[given]}, storages[made]
        if (
            released
            and output is not None
            and _may_go(index, node, given)
            and _stays(index, output)
        ):
            yield Rewrite(
                call=row.module,
                kind=RewriteKind.IN_PLACE,
                function="inplace=True",
                released=released,
                relied_on=frozenset({output}),
                added_bytes=0,
                nodes=frozenset({node} if _is_simple(index, node, *released) else ()),
                given=given,
            )


_SIMPLE = {"CELU", "ELU", "LeakyReLU"}
"""Modules of torch with ``inplace``. RReLU has it, too, but copies some inputs."""


def _is_simple(index: Index, node: int, storage: int) -> bool:
    """Tell whether in place, less memory is the only change: autograd copies gradients of views."""
    nodes, modules = index.recording.nodes, index.recording.modules
    module = nodes[node].module
    return (
        module is not None
        and modules[module].type_name in _SIMPLE
        and all(_made_by(index, maker, storage) for maker in _makers(index, node))
    )


def _may_go(index: Index, node: int, tensor: int) -> bool:
    """Tell whether only the activation uses its input once it ran."""
    recording = index.recording
    storage, ran = tensor_storages(index)[tensor], last_op_of_nodes(index).get(node)
    return (
        storage is not None
        and ran is not None
        and recording.storages[storage].category is Category.ACTIVATION
        and tensor_nbytes(recording, tensor) == recording.storages[storage].nbytes
        and all(_may_be_written(index, maker, storage) for maker in _makers(index, node))
        and _last_reads(index).get(storage) == ran
    )


_UNWRITABLE = (NodeKind.ACCUMULATE_GRAD, NodeKind.CUSTOM_FUNCTION)
_SPLITTING = {"split", "split_with_sizes", "unbind"}


def _makers(index: Index, node: int) -> set[int]:
    return {edge.producer for edge in edges_into(index).get(node, ())}


def _may_be_written(index: Index, maker: int, storage: int) -> bool:
    """Tell whether torch allows writing into the result of a node.

    It refuses leaves, views of functions that may return several, and views of custom Functions,
    such as those of backward hooks.
    """
    is_refused = index.recording.nodes[maker].kind in _UNWRITABLE
    is_refused |= op_names(index)[maker] in _SPLITTING
    return _made_by(index, maker, storage) or not is_refused


def _made_by(index: Index, maker: int, storage: int) -> bool:
    return index.recording.storages[storage].birth in ops_of_nodes(index).get(maker, ())


def _stays(index: Index, storage: int) -> bool:
    """Tell whether other nodes save a result, and no op writes into it."""
    return bool(saves_by_storage(index)[storage]) and storage not in last_writes(index)


@derived
def _last_reads(index: Index) -> dict[int, int]:
    """Map every storage to the last op that received it, except in its savers' backward."""
    recording, by_storage = index.recording, saves_by_storage(index)
    last_reads: dict[int, int] = {}
    for at, op in enumerate(recording.ops):
        for storage in op.inputs:
            keepers = (recording.saves[save].node for save in by_storage[storage])
            if op.backward_of is None or op.backward_of not in keepers:
                last_reads[storage] = at
    return last_reads


@derived
def last_writes(index: Index) -> dict[int, int]:
    """Map every storage that an op received and wrote into to the last such op."""
    recording = index.recording
    return {
        storage: at for at, op in enumerate(recording.ops) for storage in written(recording, op)
    }


_FUNCTION = "torch.nn.functional.scaled_dot_product_attention(query, key, value)"

_SUM, _ROWS = 4, 32
"""A kernel saves a float32 for each row of the weights, and may pad the rows to a multiple."""

_PASSING = {"clone", "expand", "reshape_alias", "unsafe_view", "view"}
_PASSING |= {"div", "mul", "native_dropout", "to_copy"}
"""Ops that the weights pass on their way to the product."""


def unfused_attentions(index: Index) -> Iterator[Rewrite]:
    """Find each softmax over scores whose result is multiplied with values.

    Except where torch has no fused kernel: on the CPU with a dropout inside.

    The step with torch's function is not predicted. It reads transposed inputs as they are, and its
    result has their layout. So copies of both go, and copies of gradients in the backward of the
    views around it. Which copies go depends on strides. A recording has only the strides of saved
    tensors.
    """
    ops, on_host = op_names(index), first_device(index) == HOST
    for node, row in enumerate(index.recording.nodes):
        if ops[node] != "softmax" or row.module is None:
            continue
        shape = _shape(index, node, "result")
        nodes = _to_product(index, node, math.prod(shape)) if len(shape) > 2 else None
        if nodes is None or (on_host and _is_dropped(index, nodes, math.prod(shape))):
            continue
        yield Rewrite(
            call=row.module,
            kind=RewriteKind.ATTENTION,
            function=_FUNCTION,
            released=_weights(index, nodes, math.prod(shape)),
            relied_on=frozenset(),
            added_bytes=_added_bytes(index, nodes, shape),
        )


def _to_product(index: Index, softmax: int, count: int) -> set[int] | None:
    """Return the nodes from a softmax to the product with the values; None: its result goes
    elsewhere."""
    passed, pending, products = {softmax}, [softmax], 0
    while pending:
        for consumer in consumers(index).get(pending.pop(), ()):
            if consumer in passed:  # two paths, as in a square of the weights
                return None
            passed.add(consumer)
            if op_names(index)[consumer] in _PASSING:
                pending.append(consumer)
            elif op_names(index)[consumer] == "bmm":
                if math.prod(_shape(index, consumer, "self")) != count:
                    return None
                products += 1
            else:
                return None
    return passed if products == 1 else None


def _shape(index: Index, node: int, slot: str) -> tuple[int, ...]:
    """Return the shape of the tensor in a slot of a node; () if the slot is empty."""
    tensor = saved_tensor(index, node, slot)
    return () if tensor is None else index.recording.tensors[tensor].shape


def _is_dropped(index: Index, nodes: set[int], count: int) -> bool:
    """Tell whether a mask of the weights' size zeroes some weights on the way."""
    ops = op_names(index)
    masks = (math.prod(_shape(index, node, "other")) == count for node in nodes)
    return any(masks) or any(ops[node] == "native_dropout" for node in nodes)


def _weights(index: Index, nodes: set[int], count: int) -> frozenset[int]:
    """Return the weights, their masks and their copies that only these nodes save."""
    saved = (index.recording.tensors[tensor] for tensor in saved_tensors(index, nodes))
    of_their_size = {tensor.storage for tensor in saved if math.prod(tensor.shape) == count}
    return saved_only_by(index, nodes) & of_their_size


def _added_bytes(index: Index, nodes: set[int], shape: tuple[int, ...]) -> int:
    """Return the bytes that a fused kernel may save: a sum for each row of the weights, and its
    output."""
    rows = math.prod(shape[:-2]) * math.ceil(shape[-2] / _ROWS) * _ROWS
    (product,) = (node for node in nodes if op_names(index)[node] == "bmm")
    return _SUM * rows + tensor_nbytes(index.recording, output_tensors(index).get(product))
