"""Handwritten recordings, and cheap large ones, for tests.

The docstring of each one says what is true of it, counted on paper.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import prod
from typing import Any

from tb_actmem.model import (
    AllocatorBlock,
    AllocatorReading,
    Argument,
    Basis,
    Category,
    Edge,
    Frame,
    Holder,
    Meta,
    ModelState,
    ModuleCall,
    Node,
    NodeKind,
    Note,
    Op,
    Output,
    Phase,
    PhaseKind,
    Recording,
    Save,
    SaveKind,
    Storage,
    Tensor,
)

MAT1 = "mat1: mm_mat1_backward(grad, mat2, mat1.sym_sizes(), mat1.sym_strides(), alpha)"
MAT2 = "mat2: mm_mat2_backward(grad, mat1, mat2.sym_sizes(), mat2.sym_strides(), alpha)"
RELU = "self: threshold_backward(grad, result, 0)"
SOFTMAX = "self: _softmax_backward_data(grad, result, dim, self.scalar_type())"


def meta(label: str = "", *, has_ops: bool = False, notes: tuple[str, ...] = ()) -> Meta:
    said = tuple(map(Note.from_text, notes))
    return Meta(label, 1_790_000_000_000_000_000, "2.13.0", "0.1.0", "cpu", has_ops, None, said)


def storage(
    nbytes: int,
    category: Category = Category.ACTIVATION,
    name: str | None = None,
    birth: int | None = None,
    death: int | None = None,
    holder: Holder | None = None,
) -> Storage:
    return Storage("cpu", nbytes, category, name, birth, death, holder)


def tensor(storage: int | None, *shape: int, stride: tuple[int, ...] | None = None) -> Tensor:
    """A float32 window, contiguous unless `stride` says otherwise."""
    contiguous = tuple(prod(shape[dim + 1 :]) for dim in range(len(shape)))
    return Tensor(storage, "float32", shape, contiguous if stride is None else stride, 0)


def node(name: str, nr: int | None = None, module: int | None = None) -> Node:
    return Node(name, NodeKind.FUNCTION, nr, module, None, None, None)


def leaf(variable: int) -> Node:
    return Node("AccumulateGrad", NodeKind.ACCUMULATE_GRAD, None, None, None, variable, None)


def op(name: str, module: int | None, node: int | None, inputs: tuple[int, ...], output: int) -> Op:
    return Op(name, module, node, None, None, inputs, (output,))


def save(node: int, slot: str, tensor: int | None, formula: str | None = None) -> Save:
    return Save(node, slot, SaveKind.SAVED, tensor, formula)


def empty() -> Recording:
    """Nothing at all: every table has no row."""
    return Recording(meta=meta("empty"))


def one_node() -> Recording:
    """One node that keeps nothing."""
    return Recording(meta=meta("one node"), nodes=(node("NegBackward0", 0),))


def shared_storage() -> Recording:
    """Two nodes that each keep a 12-byte view of one activation of 24 bytes, without an op stream.

    Tensor bytes 24, cached bytes 24: attributed to the first node, shared by the second.
    """
    return Recording(
        meta=meta("shared storage"),
        nodes=(node("SinBackward0", 0), node("CosBackward0", 1)),
        storages=(storage(24),),
        tensors=(tensor(0, 3), tensor(0, 3)._replace(offset=3)),
        saves=(save(0, "self", 0), save(1, "self", 1)),
    )


def diamond() -> Recording:
    """A node whose output takes two ways that meet again; both ways keep it (16 bytes, once).

    Cached: the input (16), the fork's output (16, saved twice), the two factors (16 each) = 64.
    """
    return Recording(
        meta=meta("diamond"),
        nodes=(
            node("SinBackward0", 0),
            node("CosBackward0", 1),
            node("ExpBackward0", 2),
            node("MulBackward0", 3),
        ),
        edges=(Edge(0, 0, 1, 0, 1), Edge(0, 0, 2, 0, 1), Edge(1, 0, 3, 0, 2), Edge(2, 0, 3, 1, 3)),
        outputs=(Output(3, 0, 4),),
        storages=(storage(16, Category.INPUT), *(storage(16) for _ in range(4))),
        tensors=tuple(tensor(position, 4) for position in range(5)),
        saves=(
            save(0, "self", 0),
            save(1, "self", 1),
            save(2, "result", 3),
            save(3, "self", 2),
            save(3, "other", 3),
        ),
    )


def toy() -> Recording:
    """Linear(4, 8), ReLU, Linear(8, 2), Softmax on 3 rows of float32, which has four right answers.

    5 saves of 328 tensor bytes are 4 storages of 232 bytes. 168 of them are not parameters (cached
    bytes), and 120 of these not inputs (activation bytes). The forward peak is 192, after the ReLU;
    120 are alive after the forward. The outputs of both Linears (96 and 24 bytes) are freed.
    """
    parameter = Category.PARAMETER
    return Recording(
        meta=meta("toy", has_ops=True),
        modules=(
            ModuleCall("", "Sequential", 0, None, 0, 6),
            ModuleCall("0", "Linear", 0, 0, 0, 2),
            ModuleCall("1", "ReLU", 0, 0, 2, 3),
            ModuleCall("2", "Linear", 0, 0, 3, 5),
            ModuleCall("3", "Softmax", 0, 0, 5, 6),
        ),
        nodes=(
            leaf(1),
            leaf(2),
            node("TBackward0", 0, 1),
            node("AddmmBackward0", 1, 1),
            node("ReluBackward0", 2, 2),
            leaf(6),
            leaf(7),
            node("TBackward0", 3, 3),
            node("AddmmBackward0", 4, 3),
            node("SoftmaxBackward0", 5, 4),
        ),
        edges=(
            Edge(0, 0, 2, 0, 1),
            Edge(1, 0, 3, 0, 2),
            Edge(2, 0, 3, 2, 3),
            Edge(3, 0, 4, 0, 4),
            Edge(5, 0, 7, 0, 6),
            Edge(6, 0, 8, 0, 7),
            Edge(4, 0, 8, 1, 5),
            Edge(7, 0, 8, 2, 8),
            Edge(8, 0, 9, 0, 9),
        ),
        outputs=(Output(9, 0, 10),),
        storages=(
            storage(48, Category.INPUT),
            storage(128, parameter, "0.weight"),
            storage(32, parameter, "0.bias"),
            storage(96, birth=1, death=3),
            storage(96, birth=2),
            storage(64, parameter, "2.weight"),
            storage(8, parameter, "2.bias"),
            storage(24, birth=4, death=6),
            storage(24, birth=5),
        ),
        tensors=(
            tensor(0, 3, 4),
            tensor(1, 8, 4),
            tensor(2, 8),
            tensor(1, 4, 8, stride=(1, 4)),
            tensor(3, 3, 8),
            tensor(4, 3, 8),
            tensor(5, 2, 8),
            tensor(6, 2),
            tensor(5, 8, 2, stride=(1, 8)),
            tensor(7, 3, 2),
            tensor(8, 3, 2),
        ),
        saves=(
            save(3, "mat1", 0, MAT2),
            save(4, "result", 5, RELU),
            save(8, "mat1", 5, MAT2),
            save(8, "mat2", 8, MAT1),
            save(9, "result", 10, SOFTMAX),
        ),
        ops=(
            op("aten::t", 1, 2, (1,), 3),
            op("aten::addmm", 1, 3, (2, 0, 1), 4),
            op("aten::relu", 2, 4, (3,), 5),
            op("aten::t", 3, 7, (5,), 8),
            op("aten::addmm", 3, 8, (6, 4, 5), 9),
            op("aten::_softmax", 4, 9, (7,), 10),
        ),
        phases=(Phase(PhaseKind.FORWARD, 0, 6),),
    )


def every_value() -> Recording:
    """Each enum member once, and None wherever a None is allowed beside a row that has a value.

    Cached: on the host an input of 8, on cuda:0 activations of 32 (of which 16 are a parameter's
    cast), on cuda:1 4 of which it is not known. Kept for the backward as well: 40 on ``ctx`` on
    cuda:0, on the host 10 made by a pack hook and 64 in a checkpoint's cache. Held by others: 64 on
    cuda:0, on the host 5 times 64, of which one is a gradient. 128 died in the forward, 256 in the
    backward; the parameter (16) and the buffer (20) are saved and not counted. Two optimizers keep
    48 on cuda:0.
    """
    kinds = (SaveKind.SAVED, SaveKind.CTX, SaveKind.PACKED, SaveKind.RECOMPUTED)
    custom, function = NodeKind.CUSTOM_FUNCTION, NodeKind.FUNCTION
    others = (
        Holder.CHECKPOINT_CACHE,
        Holder.AUTOCAST_CACHE,
        Holder.MODULE,
        Holder.LEAF,
    )
    gradient, optimizer, *of_fsdp = ModelState
    recording = Recording(
        meta=Meta(
            "every välue →",
            0,
            "2.13.0",
            "0.1.0",
            "NVIDIA H200",
            True,
            3,
            (Note.from_text("The node inside CopySlices was not seen (64 bytes)."), Note("")),
            2,
            "block under checkpoint",
        ),
        modules=(
            ModuleCall("", "Model", 0, None, 0, 3),
            ModuleCall("block", "Block", 0, 0, 1, 3),
            ModuleCall("block", "Block", 1, 0, 3, 3),
            ModuleCall("CrossEntropyLoss", "CrossEntropyLoss", 0, None, 3, 3),
        ),
        frames=(Frame("model.py", 1, "forward"), Frame("train.py", 300, "<module>")),
        nodes=(
            leaf(0),
            Node("ToCopyBackward0", function, None, None, None, None, None),
            Node("MyFunctionBackward", custom, 7, 1, 0, None, None),
            Node("GeluBackward0", function, 3, 1, 1, None, 0),
            Node("checkpoint", NodeKind.CHECKPOINT, None, None, None, None, 0),
        ),
        edges=(Edge(0, 0, 1, 0, None), Edge(1, 0, 2, 1, 4), Edge(2, 3, 3, 0, None)),
        outputs=(Output(3, 0, None), Output(2, 1, 3)),
        storages=(
            Storage("cuda:0", 16, Category.PARAMETER, "block.weight", None, None, None),
            Storage("cuda:0", 20, Category.BUFFER, "block.mask", None, None, None),
            Storage("cpu", 8, Category.INPUT, None, None, None, None),
            Storage("cuda:0", 16, Category.ACTIVATION, None, 1, None, None),
            Storage("cuda:0", 16, Category.ACTIVATION, "block.weight", 0, None, None),
            Storage("cuda:1", 4, Category.UNKNOWN, None, None, None, None),
            Storage("cuda:0", 40, Category.ACTIVATION, None, 1, None, Holder.CTX),
            Storage("cpu", 10, Category.ACTIVATION, None, 1, None, Holder.PACK_HOOK),
            Storage("cuda:0", 64, Category.ACTIVATION, None, 2, None, Holder.OUTPUT),
            Storage("cuda:0", 128, Category.ACTIVATION, None, 2, 3, None),
            Storage("cuda:0", 256, Category.ACTIVATION, None, 3, 4, None),
            Storage("meta", 0, Category.INPUT, None, None, None, None),
            *(storage(64, birth=2, holder=holder) for holder in others[:2]),
            Storage("cpu", 64, Category.ACTIVATION, None, 2, None, Holder.GRADIENT, gradient),
            *(storage(64, birth=2, holder=holder) for holder in (*others[2:], Holder.PYTHON)),
            Storage("cuda:0", 48, Category.INPUT, None, None, None, None, optimizer),
            *(storage(0, birth=0)._replace(model_state=state) for state in of_fsdp),
        ),
        tensors=(
            Tensor(0, "float32", (4,), (1,), 0),
            Tensor(1, "uint8", (20,), None, 0),
            Tensor(2, "int64", (), (), 0),
            Tensor(3, "float32", (2, 1), (1, 0), 2),
            Tensor(4, "bfloat16", (2, 4), (1, 2), 0),
            Tensor(5, "bool", (0, 3), (3, 1), 0),
            Tensor(6, "complex64", (5,), (1,), 0),
            Tensor(7, "float8_e4m3fn", (10,), (1,), 0),
            Tensor(8, "float32", (16,), (1,), 0),
            Tensor(9, "float32", (32,), (1,), 0),
            Tensor(10, "float32", (64,), (1,), 0),
            Tensor(None, "float32", (2, 2), None, 0),
            *(tensor(owner, 16) for owner in range(12, 17)),
        ),
        saves=(
            *(Save(1, f"tensors[{i}]", SaveKind.SAVED, i, None) for i in range(6)),
            *(
                Save(2, "[0]", kind, i, None)
                for kind, i in zip(kinds, (11, 6, 7, None), strict=True)
            ),
            Save(3, "self", SaveKind.PACKED, None, "self: gelu_backward(grad, self, approximate)"),
            Save(3, "checkpoint cache", SaveKind.CACHE, 12, None),
            Save(4, "[0]", SaveKind.SAVED, 2, None),
        ),
        ops=(
            Op("aten::_to_copy", None, 1, None, None, (0,), (4,)),
            Op("my::function", 1, 2, 0, None, (2, 2, 4), (3, 6, 7)),
            Op("aten::gelu", 1, None, 1, 0, (), (9, 8, *range(12, 17))),
            Op("aten::gelu_backward", None, None, None, None, (3,), (10,), 3),
        ),
        phases=(
            Phase(PhaseKind.FORWARD, 0, 3),
            Phase(PhaseKind.BACKWARD, 3, 4),
            Phase(PhaseKind.UPDATE, 4, 4),
        ),
        allocators=(AllocatorReading("cuda:0", 512, 4096, 2**40, 36, 4000),),
        arguments=(Argument(1, "[0]", 2), Argument(1, "mask", 1)),
        blocks=(
            AllocatorBlock("cuda:0", 512, 0, 36, 2),
            AllocatorBlock("cuda:0", 2**21 - 512, 0, 0),
            AllocatorBlock("cuda:1", 2**21, 1, 2**20, None, 1),
        ),
    )
    bases = itertools.cycle((*Basis, None))
    storages = (row._replace(basis=next(bases)) for row in recording.storages)
    return replace(recording, storages=tuple(storages))


class _Tape:
    """Notes a forward as it goes: each call adds the rows that the real one would leave."""

    def __init__(self) -> None:
        self.modules: list[ModuleCall] = []
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []
        self.storages: list[Storage] = []
        self.tensors: list[Tensor] = []
        self.saves: list[Save] = []
        self.ops: list[Op] = []
        self._inside: list[int] = []
        self._calls: dict[str, int] = {}
        self._makers: dict[int, int] = {}

    @contextmanager
    def module(self, fqn: str, type_name: str) -> Iterator[None]:
        position, call = len(self.modules), self._calls.get(fqn, 0)
        self._calls[fqn] = call + 1
        parent = self._inside[-1] if self._inside else None
        self.modules.append(ModuleCall(fqn, type_name, call, parent, len(self.ops), 0))
        self._inside.append(position)
        yield
        self._inside.pop()
        self.modules[position] = self.modules[position]._replace(end_op=len(self.ops))

    def given(self, category: Category, name: str | None, *shape: int) -> int:
        """A tensor that exists before the forward; a parameter brings its AccumulateGrad."""
        self.storages.append(storage(4 * prod(shape), category, name))
        self.tensors.append(tensor(len(self.storages) - 1, *shape))
        position = len(self.tensors) - 1
        if category is Category.PARAMETER:
            self._makers[position] = len(self.nodes)
            self.nodes.append(leaf(position))
        return position

    def call(
        self,
        name: str,
        inputs: tuple[int, ...],
        shape: tuple[int, ...],
        *slots: str,
        view: bool = False,
    ) -> int:
        """Run op `name`; each slot is ``result``, or ``argN`` for the N-th input."""
        inside = self._inside[-1] if self._inside else None
        position, output = len(self.nodes), len(self.tensors)
        title = "".join(word.title() for word in name.split("_"))
        self.nodes.append(node(f"{title}Backward0", len(self.ops), inside))
        if not view:
            self.storages.append(storage(4 * prod(shape), birth=len(self.ops)))
        window = self.tensors[inputs[0]].storage if view else len(self.storages) - 1
        self.tensors.append(tensor(window, *shape))
        for input_nr, given in enumerate(inputs):
            if given in self._makers:
                self.edges.append(Edge(self._makers[given], 0, position, input_nr, given))
        self._makers[output] = position
        for slot in slots:
            kept = output if slot == "result" else inputs[int(slot.removeprefix("arg"))]
            self.saves.append(save(position, slot, kept))
        owners = tuple(owner for i in inputs if (owner := self.tensors[i].storage) is not None)
        self.ops.append(op(f"aten::{name}", inside, position, owners, output))
        return output

    def free(self, *tensors: int) -> None:
        """Let the storages of these tensors die now."""
        for position in tensors:
            self._change(position, death=len(self.ops))

    def _change(self, tensor: int, **fields: Any) -> None:
        owner = self.tensors[tensor].storage
        assert owner is not None
        self.storages[owner] = self.storages[owner]._replace(**fields)

    def recording(self, label: str, output: int) -> Recording:
        """End the forward: the caller holds its only output."""
        self._change(output, holder=Holder.OUTPUT)
        return Recording(
            meta=meta(label, has_ops=True),
            modules=tuple(self.modules),
            nodes=tuple(self.nodes),
            edges=tuple(self.edges),
            outputs=(Output(self._makers[output], 0, output),),
            storages=tuple(self.storages),
            tensors=tuple(self.tensors),
            saves=tuple(self.saves),
            ops=tuple(self.ops),
            phases=(Phase(PhaseKind.FORWARD, 0, len(self.ops)),),
        )


def chain(n: int) -> Recording:
    """`n` sines, one after the other, on an input of 16 bytes; each saves its input.

    Cached 16 n bytes: the input and n - 1 activations; the last output (16) is held.
    """
    tape = _Tape()
    value = tape.given(Category.INPUT, None, 4)
    for _ in range(n):
        value = tape.call("sin", (value,), (4,), "arg0")
    return tape.recording(f"chain of {n}", value)


def transformer(layers: int, *, tokens: int = 4, width: int = 8) -> Recording:
    """`layers` equal blocks ``layers.N`` of attention and a perceptron inside of one model.

    Each block has 29 nodes (10 of them leaves), 5 modules and 3 freed storages; one LayerNorm
    ``norm`` is shared by all, so it is called 2 * layers times.
    """
    tape, shape = _Tape(), (tokens, width)
    value = tape.given(Category.INPUT, None, *shape)
    with tape.module("", "Transformer"):
        scale = tape.given(Category.PARAMETER, "norm.weight", width)
        for layer in range(layers):
            with tape.module(f"layers.{layer}", "Block"):
                value = _block(tape, f"layers.{layer}", value, scale, tokens, width)
    return tape.recording(f"transformer of {layers} layers", value)


def _block(tape: _Tape, name: str, value: int, scale: int, tokens: int, width: int) -> int:
    shape, wide = (tokens, width), (tokens, 4 * width)
    with tape.module("norm", "LayerNorm"):
        normal = tape.call("native_layer_norm", (value, scale), shape, "arg0", "arg1")
    with tape.module(f"{name}.attention", "Attention"):
        q, k, v = (_linear(tape, f"{name}.attention.{i}", normal, shape, width) for i in "qkv")
        turned = tape.call("t", (k,), (width, tokens), view=True)
        scores = tape.call("mm", (q, turned), (tokens, tokens), "arg0", "arg1")
        weights = tape.call("_softmax", (scores,), (tokens, tokens), "result")
        tape.free(scores)
        mixed = tape.call("mm", (weights, v), shape, "arg0", "arg1")
    added = tape.call("add", (value, mixed), shape)
    tape.free(mixed)
    with tape.module("norm", "LayerNorm"):
        normal = tape.call("native_layer_norm", (added, scale), shape, "arg0", "arg1")
    with tape.module(f"{name}.mlp", "Perceptron"):
        hidden = _linear(tape, f"{name}.mlp.up", normal, wide, width)
        bent = tape.call("gelu", (hidden,), wide, "arg0")
        narrow = _linear(tape, f"{name}.mlp.down", bent, shape, 4 * width)
    result = tape.call("add", (added, narrow), shape)
    tape.free(narrow)
    return result


def _linear(tape: _Tape, name: str, value: int, shape: tuple[int, ...], given: int) -> int:
    weight = tape.given(Category.PARAMETER, f"{name}.weight", shape[-1], given)
    bias = tape.given(Category.PARAMETER, f"{name}.bias", shape[-1])
    turned = tape.call("t", (weight,), (given, shape[-1]), view=True)
    return tape.call("addmm", (bias, value, turned), shape, "arg1", "arg2")


EXAMPLES = {
    recording.meta.label: recording
    for recording in (
        empty(),
        one_node(),
        shared_storage(),
        diamond(),
        toy(),
        every_value(),
        chain(5),
        transformer(3),
    )
}
"""Small ones for `parametrize`, by label."""
