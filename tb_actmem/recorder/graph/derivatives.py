"""The derivative formula behind each saved tensor, from torch's own derivatives.yaml.

A node is named after its entry in torch's file. The digit at the end (``LeakyReluBackward1``)
counts entries of one base name in file order. The differentiable tensors of the entry's signature
are the entries of ``next_functions``, in order.
"""

from __future__ import annotations

import collections
import functools
import importlib.util
import re
from pathlib import Path
from typing import NamedTuple

_TENSOR_ARGUMENT = re.compile(r"Tensor(\([^)]*\))?(\?)?(\[\d*\])?\s+(\w+)")
_NOT_A_SIZE = (
    r"(?!\.(?:sym_|size|stride|layout|options|scalar_type|dim\b|numel|is_|device|defined))"
)
"""A formula that uses an argument's shape does not need the tensor: torch saves sizes apart."""
_INPLACE_VIEWS = ("_unsafe_view", "unsafe_split", "unsafe_chunk")
"""Aliases of their input that torch's signatures do not mark as such."""


class Derivative(NamedTuple):
    """One entry of derivatives.yaml."""

    formulas: dict[str, str]
    """Argument names (``input, weight, bias``) → formula, in file order."""
    inputs: tuple[str, ...]
    """The differentiable tensor arguments, in order of the signature."""
    tensors: tuple[str, ...]
    """All tensor arguments, including those without a gradient."""
    tensor_list: str | None
    """The differentiable argument that is a list of tensors."""
    outputs: tuple[str, ...]
    """Names of the outputs."""
    aliases: str | None
    """The argument whose memory the outputs share, for views."""

    def formula(self, slot: str) -> str | None:
        """Return the first formula that contains the slot's name, with the arguments it is for."""
        word = _word(slot.partition("[")[0])
        for names, text in self.formulas.items():
            if word.search(text):
                return f"{names}: {text}"
        return None

    def input_nr(self, slot: str, edges: int) -> int | None:
        """Return which of ``edges`` next functions made the tensor in this slot."""
        name, _, index = slot.rstrip("]").partition("[")
        if name not in self.inputs:
            return None
        position = self.inputs.index(name)
        if self.tensor_list is None:
            return position if edges == len(self.inputs) else None
        length = edges - len(self.inputs) + 1
        if name == self.tensor_list:
            return position + int(index) if index and int(index) < length else None
        return position + (length - 1 if position > self.inputs.index(self.tensor_list) else 0)

    def output_nr(self, slot: str) -> int | None:
        """Return which output of the node the tensor in this slot is."""
        if slot == "result":
            return 0
        if match := re.fullmatch(r"result(\d+)", slot):
            return int(match[1])
        return self.outputs.index(slot) if slot in self.outputs else None


def _word(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(name)}\b{_NOT_A_SIZE}")


def derivative(node_name: str) -> Derivative | None:
    """Find the entry for a node's name; None without an entry or without torch's file."""
    return _table().get(node_name)


@functools.cache
def _table() -> dict[str, Derivative]:
    counts: collections.Counter[str] = collections.Counter()
    table = {}
    for signature, fields in _entries():
        base = signature.partition("(")[0].partition(".")[0]
        name = "".join(word.title() for word in base.split("_")) + "Backward"
        table[f"{name}{counts[name]}"] = _derivative(base, signature, fields)
        counts[name] += 1
    for name in list(table):
        # The node of an entry `<name>_forward` has no "Forward" in its name.
        table.setdefault(name.replace("ForwardBackward", "Backward"), table[name])
    return table


def _entries() -> list[tuple[str, dict[str, str]]]:
    """Split the file into (signature, fields).

    The file is simple: one item per paragraph, one field per line. A YAML parser would take a
    hundred times as long, in the middle of a training step.
    """
    spec = importlib.util.find_spec("torchgen")
    if spec is None or spec.origin is None:
        return []
    path = Path(spec.origin).parent / "packaged" / "autograd" / "derivatives.yaml"
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        return []
    items = re.split(r"^- name: ", text, flags=re.MULTILINE)[1:]
    return [_entry(item) for item in items]


def _entry(item: str) -> tuple[str, dict[str, str]]:
    signature, _, body = item.partition("\n")
    fields: dict[str, str] = {}
    key = ""
    for line in body.splitlines():
        if line.lstrip().startswith("#"):
            continue
        # Only the first of the dispatch variants (Default) is used.
        if match := re.match(r"\s+([\w, ]+):(?:\s+(.*))?$", line):
            key = match[1].strip()
            fields.setdefault(key, (match[2] or "").strip().lstrip("|"))
        elif key and line.strip():
            fields[key] = f"{fields[key]} {line.strip()}".strip()
    return signature.strip(), fields


def _derivative(base: str, signature: str, fields: dict[str, str]) -> Derivative:
    arguments, _, returned = signature.rpartition(" -> ")
    tensors = [(m[4], bool(m[3]), m[1]) for m in _TENSOR_ARGUMENT.finditer(arguments)]
    outputs = tuple(m[4] for m in _TENSOR_ARGUMENT.finditer(returned))
    formulas = {
        names: text.strip("\"'")
        for names, text in fields.items()
        if text and text != "non_differentiable" and not _is_forward(names, outputs)
    }
    wanted = {name.strip() for names in formulas for name in names.split(",")}
    inputs = tuple(name for name, _, _ in tensors if name in wanted)
    lists = [name for name, is_list, _ in tensors if is_list and name in wanted]
    viewed = [
        name for name, _, alias in tensors if alias and "!" not in alias and alias[:2] in returned
    ]
    if base in _INPLACE_VIEWS:
        viewed = [tensors[0][0]]
    return Derivative(
        formulas=formulas,
        inputs=inputs,
        tensors=tuple(name for name, _, _ in tensors),
        tensor_list=lists[0] if lists else None,
        outputs=outputs,
        aliases=viewed[0] if viewed and viewed[0] in inputs else None,
    )


def _is_forward(names: str, outputs: tuple[str, ...]) -> bool:
    """Whether a field is for forward mode: it is named after an output."""
    return names in outputs or names.startswith(("result", "dispatch", "output_differentiability"))
