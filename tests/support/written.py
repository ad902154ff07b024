"""Recordings of forwards that are written as text, one op per line."""

from __future__ import annotations

import re
from math import prod

from tb_actmem.model import (
    Category,
    Edge,
    ModuleCall,
    Node,
    NodeKind,
    Op,
    Phase,
    PhaseKind,
    Recording,
    Save,
    SaveKind,
    Storage,
    Tensor,
)
from tests.support.recordings import leaf, meta, storage

_SIZES = {"float32": 4, "bfloat16": 2, "float16": 2, "bool": 1, "uint8": 1, "int64": 8}
_VIEWS = {"view", "t", "transpose", "expand", "detach", "unsqueeze"}
_TENSOR = re.compile(r"([\w.]+)(?:\[([\d,]*)\])?(?::(\w+))?")


def written(text: str) -> Recording:
    """Return the recording of one forward, with one op per line::

        mlp.up | y[2,8] = addmm(up.bias[8], x[2,4], t(up.weight[8,4])) keeps mat1=x
        mlp    | z[2,8]:bfloat16 = _to_copy(y)

    A line starts with the op's module, if any. A tensor has its shape at its first occurrence. A
    tensor that no line creates is a parameter if its name has a dot, and else an input. An op has a
    node if its line has ``keeps``, with or without slots. A view, or an op whose name ends with
    "_", returns its first input's storage; ``_to_copy`` of a parameter has its name. ``del y``
    frees y. After the line ``backward``, an op may belong to the node of a tensor:
    ``of y: g[2,8] = mul(z)``.
    """
    writer = _Writer()
    for line in text.strip().splitlines():
        if line.strip():
            writer.line(line.strip())
    return writer.recording()


class _Writer:
    def __init__(self) -> None:
        self.calls: dict[str, list[int]] = {}
        """Module → its first op, and the one after its last."""
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []
        self.storages: list[Storage] = []
        self.tensors: list[Tensor] = []
        self.names: dict[str, int] = {}
        self.makers: dict[int, int] = {}
        self.saves: list[Save] = []
        self.ops: list[Op] = []
        self.backward: int | None = None
        """The op at its beginning, if any."""

    def line(self, line: str) -> None:
        if line == "backward":
            self.backward = len(self.ops)
            return
        backward_of = None
        if line.startswith("of "):
            made, _, line = line.removeprefix("of ").partition(": ")
            backward_of = self.makers[self.names[made]]
        if line.startswith("del "):
            gone = self.tensors[self.names[line.removeprefix("del ")]].storage or 0
            self.storages[gone] = self.storages[gone]._replace(death=len(self.ops))
            return
        module, _, call = line.rpartition(" | ")
        made, _, call = call.partition(" = ")
        called, is_node, kept = call.partition(" keeps")
        name, _, inputs = called.removesuffix(")").partition("(")
        given = [self.named(text) for text in re.findall(r"[\w.]+(?:\[[\d,]*\])?(?::\w+)?", inputs)]
        place = self.place(module.strip())
        node = None
        if is_node:
            node = len(self.nodes)
            words = name.rpartition("::")[2].strip("_").split("_")
            title = "".join(word.title() for word in words)
            kind = NodeKind.FUNCTION
            self.nodes.append(
                Node(f"{title}Backward0", kind, len(self.ops), place, None, None, None)
            )
            self.edges += [
                Edge(self.makers[tensor], 0, node, number, tensor)
                for number, tensor in enumerate(given)
                if tensor in self.makers
            ]
        is_view = name in _VIEWS or name.endswith("_")
        owner = self.tensors[given[0]].storage if is_view else None
        read_first = self.tensors[given[0]].storage if name == "_to_copy" else None
        copied = None if read_first is None else self.storages[read_first].name
        outputs = [
            self.tensor(text, owner, birth=len(self.ops), copied=copied)
            for text in re.split(r", (?=\w)", made)
        ]
        if node is not None:
            self.makers |= dict.fromkeys(outputs, node)
        owners = [self.tensors[tensor].storage for tensor in given]
        read = tuple(dict.fromkeys(owner for owner in owners if owner is not None))
        full = name if "::" in name else f"aten::{name}"
        self.ops.append(Op(full, place, node, None, None, read, tuple(outputs), backward_of))
        for save in kept.split():
            slot, _, text = save.partition("=")
            self.saves.append(Save(node or 0, slot, SaveKind.SAVED, self.named(text), None))

    def place(self, module: str) -> int | None:
        parts = module.split(".") if module else []
        for end in range(1, len(parts) + 1):
            now = len(self.ops)
            self.calls.setdefault(".".join(parts[:end]), [now, now])[1] = now + 1
        return list(self.calls).index(module) if module else None

    def named(self, text: str) -> int:
        name = text.partition("[")[0].partition(":")[0]
        return self.names[name] if name in self.names else self.tensor(text, None, birth=None)

    def tensor(
        self, text: str, owner: int | None, birth: int | None, copied: str | None = None
    ) -> int:
        found = _TENSOR.fullmatch(text)
        assert found and found[2] is not None, f"{text} has no shape"
        name, shape = found[1], tuple(int(size) for size in found[2].split(",") if size)
        dtype, position = found[3] or "float32", len(self.tensors)
        if owner is None:
            owner = len(self.storages)
            given = Category.PARAMETER if "." in name else Category.INPUT
            category = given if birth is None else Category.ACTIVATION
            fqn = name if category is Category.PARAMETER else copied
            self.storages.append(storage(_SIZES[dtype] * prod(shape), category, fqn, birth))
            if category is Category.PARAMETER:
                self.makers[position] = len(self.nodes)
                self.nodes.append(leaf(position))
        strides = tuple(prod(shape[dim + 1 :]) for dim in range(len(shape)))
        self.tensors.append(Tensor(owner, dtype, shape, strides, 0))
        self.names[name] = position
        return position

    def recording(self) -> Recording:
        names = list(self.calls)
        modules = (
            ModuleCall(
                name,
                re.sub(r"\d", "", name.rpartition(".")[2]).title(),
                0,
                names.index(around) if (around := name.rpartition(".")[0]) else None,
                *self.calls[name],
            )
            for name in names
        )
        end, went = len(self.ops), None if self.backward is None else 0
        phases = [Phase(PhaseKind.FORWARD, 0, end if self.backward is None else self.backward)]
        if self.backward is not None:
            phases.append(Phase(PhaseKind.BACKWARD, self.backward, end))
        return Recording(
            meta=meta("written", has_ops=True),
            modules=tuple(modules),
            nodes=tuple(node._replace(backward=went) for node in self.nodes),
            edges=tuple(self.edges),
            storages=tuple(self.storages),
            tensors=tuple(self.tensors),
            saves=tuple(self.saves),
            ops=tuple(self.ops),
            phases=tuple(phases),
        ).check()
