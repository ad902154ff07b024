"""The labels of boxes, clusters and edges of a figure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tb_actmem.analysis.figure import Box, BoxKind, Cluster
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import Index, call_name, op_name
from tb_actmem.analysis.index.devices import module_devices
from tb_actmem.analysis.index.nodes import output_tensors, usual_dtype
from tb_actmem.model import Recording, Tensor
from tb_actmem.rendering.figure.details import attributed_where, saved_lines
from tb_actmem.rendering.figure.lines import (
    Letters,
    Line,
    Notation,
    Word,
    letters_of,
    marked_up,
    measured,
    short,
    storage_of,
    title_width,
)
from tb_actmem.text.reasons import where_text

_LONGEST_TITLE = 25  # characters of an open module's name
_TITLE = 105  # maximum points for type and bytes of an open module on one line
_ONE_LINE = 130  # maximum points for two short texts on one line


class Wording(NamedTuple):
    """The context of all labels of a figure."""

    of: Index
    letters: Letters
    notation: Notation


def wording_of(index: Index, figure: Outline, notation: Notation) -> Wording:
    """Return the context of the labels of a figure, with the letters of its storages."""
    return Wording(index, letters_of(index, figure), notation)


def box_lines(wording: Wording, position: int, box: Box) -> list[Line]:
    """Return the lines of a box."""
    lines = title_lines(wording, box)
    if box.kind is BoxKind.NODE:
        saved = saved_lines(wording.of, box.rows[0], wording.letters.of_storages, wording.notation)
        return [*lines, *([Word(short(text))] for text in saved)]
    return [*lines, *_amount_lines(wording, position, box)]


def title_lines(wording: Wording, box: Box) -> list[Line]:
    """Return the title of a box, without its saved tensors."""
    lines = [*_TITLES[box.kind](wording, box)]
    return [*lines, [Word("recomputed in the backward", "small")]] if box.recomputed else lines


def _node_title(wording: Wording, box: Box) -> Iterator[Line]:
    index, node = wording.of, box.rows[0]
    name, op = forward_name(index.recording, box)
    yield from _beside(Word(short(name), "title"), Word(short(op, 28), "small"))
    call = "" if box.alone_in is None else call_name(index.recording, box.alone_in, box.cluster)
    made = output_tensors(index).get(node)
    shape = "" if made is None else f"→ {_shape(wording, index.recording.tensors[made])}"
    yield from _beside(Word("" if call == name else short(call), "small"), Word(shape, "small"))


def _beside(*words: Word) -> Iterator[Line]:
    """Yield the nonempty words, on one line if it is short."""
    line = [word for word in words if word.text]
    if title_width([line]) <= _ONE_LINE:
        yield from [line] if line else []
    else:
        yield from ([word] for word in line)


def forward_name(recording: Recording, box: Box) -> tuple[str, str]:
    """Return the name of a node's op in user code, and torch's own name if it differs.

    ``Linear`` and ``addmm``, ``sdpa`` and ``scaled_dot_product_attention``, ``gelu`` and "".
    """
    op = op_name(recording, box.rows[0])
    if box.alone_in is not None:
        name = recording.modules[box.alone_in].type_name
    else:
        name = next((name for part, name in _USER_NAMES.items() if part in op), op)
    is_same = name.replace("_", "").lower() == op.replace("_", "").lower()
    return name, "" if is_same else op


_USER_NAMES = {
    "scaled_dot_product": "sdpa",
    "layer_norm": "layer_norm",
    "batch_norm": "batch_norm",
    "group_norm": "group_norm",
    "native_dropout": "dropout",
    "max_pool2d": "max_pool2d",
    "max_pool3d": "max_pool3d",
    "nll_loss": "nll_loss",
    "lstm_cell": "lstm_cell",
}
"""Part of an op's name → the torch function that users call."""


def _shape(wording: Wording, tensor: Tensor) -> str:
    """Return the shape of a tensor, and its dtype if it is unusual."""
    text = wording.notation.shape(tensor.shape)
    return text if tensor.dtype == usual_dtype(wording.of) else f"{short(tensor.dtype)} {text}"


def _module_title(wording: Wording, box: Box) -> Iterator[Line]:
    type_name = short(wording.of.recording.modules[box.rows[0]].type_name)
    if len(box.rows) == 1:
        yield [Word(_call(wording, box, 0), "title")]
        yield [Word(f"{type_name}, {box.nodes} node{'' if box.nodes == 1 else 's'}", "small")]
    else:
        yield [Word(f"{_call(wording, box, 0)} ... {_call(wording, box, -1)}", "title")]
        yield [Word(f"{type_name} ×{len(box.rows)}", "small")]


def _call(wording: Wording, box: Box, at: int) -> str:
    """Return the name of one of a box's module calls."""
    return short(call_name(wording.of.recording, box.rows[at], box.cluster))


def _amount_lines(wording: Wording, position: int, box: Box) -> Iterator[Line]:
    """Yield the saved bytes of a folded box: per call, in total, and shared with other boxes."""
    text, where = wording.notation.nbytes, attributed_where(wording.of, box)
    if len(box.each_bytes) > 1 and box.attributed_bytes:
        yield [Word(f"saves {_each(wording, box)}")]
        yield [Word(f"{text(box.attributed_bytes)} in total {where}".rstrip())]
    elif box.attributed_bytes:
        yield [Word(f"saves {text(box.attributed_bytes)} {where}".rstrip())]
    inside, outside = wording.letters.of_boxes.get(position, ((), ()))
    if inside:
        yield [Word(f"including {_list(inside)}", "small")]
    if outside:
        yield [Word(f"shares {_list(outside)}", "small")]


_MOST_LETTERS = 6


def _list(letters: tuple[str, ...]) -> str:
    left = len(letters) - _MOST_LETTERS
    first = ", ".join(letters[:_MOST_LETTERS])
    return first if left <= 0 else f"{first} and {left} more"


def _each(wording: Wording, box: Box) -> str:
    """Return ``6.6 MiB each``, ``6.6 MiB each; h.0 + 2 KiB``, or ``0 B to 2 MiB each``."""
    text, sizes = wording.notation.nbytes, box.each_bytes
    ((usual, _),) = Counter(sizes).most_common(1)
    others = [(at, size) for at, size in enumerate(sizes) if size != usual]
    if not others:
        return f"{text(usual)} each"
    if len(others) == 1 and len(sizes) > 2:
        ((at, size),) = others
        sign = "+" if size > usual else "−"
        return f"{text(usual)} each; {_call(wording, box, at)} {sign} {text(abs(size - usual))}"
    return f"{text(min(sizes))} to {text(max(sizes))} each"


def _stretch_title(wording: Wording, box: Box) -> Iterator[Line]:
    first, last = (op_name(wording.of.recording, node) for node in box.rows)
    yield [Word(f"{short(first)} ... {short(last)}", "title")]
    rounds = f"{box.rounds} rounds, " if 1 < box.rounds < box.nodes else ""
    yield [Word(f"{rounds}{box.nodes} nodes", "small")]


def _leaf_title(wording: Wording, box: Box) -> Iterator[Line]:
    yield [Word("input", "title")]
    for tensor in box.rows:
        row = wording.of.recording.tensors[tensor]
        yield [Word(f"{short(row.dtype)} {wording.notation.shape(row.shape)}", "small")]


def _parameter_title(wording: Wording, box: Box) -> Iterator[Line]:
    recording = wording.of.recording
    for tensor in box.rows:
        row = recording.tensors[tensor]
        name = "" if row.storage is None else recording.storages[row.storage].name
        yield [Word(short(name or "parameter"))]
        yield [Word(f"{short(row.dtype)} {wording.notation.shape(row.shape)}", "small")]


def _output_title(wording: Wording, box: Box) -> Iterator[Line]:
    yield [Word("output", "title")]


_TITLES = {
    BoxKind.NODE: _node_title,
    BoxKind.MODULE: _module_title,
    BoxKind.STRETCH: _stretch_title,
    BoxKind.LEAF: _leaf_title,
    BoxKind.PARAMETER: _parameter_title,
    BoxKind.OUTPUT: _output_title,
}


def cluster_lines(wording: Wording, cluster: Cluster) -> list[Line]:
    """Return the name of an open module call, and below it its type and bytes."""
    recording = wording.of.recording
    name = short(call_name(recording, cluster.call, cluster.parent), _LONGEST_TITLE)
    row, size = recording.modules[cluster.call], wording.notation.nbytes(cluster.attributed_bytes)
    where = where_text(wording.of, module_devices(wording.of)[cluster.call])
    type_name = "" if row.fqn in ("", row.type_name) else short(row.type_name, _LONGEST_TITLE)
    both = [Word(", ".join(filter(None, (type_name, size))), "small")]
    is_short = title_width([both]) <= _TITLE
    rest: list[Line] = [both] if is_short else [[Word(type_name, "small")], [Word(size, "small")]]
    return [[Word(name, "title")], *rest, *([[Word(where, "small")]] if where else [])]


def cluster_label(lines: list[Line], width: float) -> str:
    """Return a label of the given width in points, with a cluster's lines on the left."""
    room = max(0, round(width - measured(lines)))
    return (
        '<<table border="0" cellborder="0" cellspacing="0" cellpadding="0"><tr>'
        f'<td balign="left">{"<br/>".join(map(marked_up, lines))}<br/></td>'
        f'<td width="{room}"></td></tr></table>>'
    )


def edge_label(wording: Wording, edge: BoxEdge) -> str:
    """Return the bytes of an edge, with their letter, and "?" for unknown ones."""
    sizes = [wording.notation.nbytes(edge.nbytes)] if edge.nbytes else []
    storage = storage_of(wording.of, edge)
    letter = None if storage is None else wording.letters.of_storages.get(storage)
    text = " + ".join([*sizes, *(["?"] if edge.unknown else [])])
    return f"{text} ({letter})" if letter else text
