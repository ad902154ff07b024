"""What stands in and behind the boxes, the clusters and the edges of a figure."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator
from itertools import chain

from tb_actmem.analysis.devices import module_devices, node_devices
from tb_actmem.analysis.figure.boxes import Box, BoxKind, Cluster
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.names import below, fqn, op_name, source
from tb_actmem.analysis.node_saves import node_bytes, saves_of
from tb_actmem.analysis.sizes import tensor_nbytes
from tb_actmem.analysis.storages import OWN, charges, saved_storages
from tb_actmem.model import Recording, SaveKind
from tb_actmem.rendering.figure.palette import FAINT
from tb_actmem.wording.devices import where_text
from tb_actmem.wording.tensors import tensor_text
from tb_actmem.wording.units import exact_nbytes_text, nbytes_text

_LONGEST = 40  # characters of a line in a box


def markup(text: str) -> str:
    """Text for a label or a tooltip: ASCII, with entities for all that is special.

    Graphviz measures text byte by byte. What SVG cannot hold becomes a question mark, and a
    backslash a slash: Graphviz reads it as an escape, in some places once and in others twice.
    """
    text = re.sub("[\x00-\x1f\x7f\ud800-\udfff\ufffe\uffff]", "?", text).replace("\\", "/")
    return html.escape(text).encode("ascii", "xmlcharrefreplace").decode()


def label(lines: Iterable[tuple[str, str]]) -> str:
    """An HTML-like label of lines, each with its weight: ``title``, ``text`` or ``small``."""
    shown = (_LINE[weight].format(markup(_short(text))) for text, weight in lines if text)
    return f"<{'<br/>'.join(shown)}>"


_LINE = {
    "title": "<b>{}</b>",
    "text": "{}",
    "small": f'<font point-size="10" color="{FAINT}">{{}}</font>',
}


def _short(text: str) -> str:
    half = (_LONGEST - 3) // 2
    return text if len(text) <= _LONGEST else f"{text[:half]}...{text[-half:]}"


def call_name(recording: Recording, call: int, cluster: int | None) -> str:
    """The name of a module call, without what the cluster around it is called."""
    row = recording.modules[call]
    around = "" if cluster is None else recording.modules[cluster].fqn
    name = below(fqn(recording, call), around)
    return f"{name} #{row.call + 1}" if row.call else name


def box_label(index: Index, box: Box) -> str:
    """What stands in a box."""
    lines = [*_NAMES[box.kind](index.recording, box)]
    if box.charged_bytes:
        lines.append((_charged(index, box, nbytes_text(box.charged_bytes)), "text"))
    if box.kind is BoxKind.NODE and (shared := node_bytes(index).shared[box.rows[0]]):
        lines.append((f"shares {nbytes_text(shared)}", "small"))
    return label(lines)


def _charged(index: Index, box: Box, amount: str) -> str:
    """Bytes of a box, and their devices if these are others than the legend names first."""
    if box.kind is BoxKind.NODE:
        devices = node_devices(index)[box.rows[0]]
    elif box.kind is BoxKind.MODULE:
        devices = _all(module_devices(index)[call] for call in box.rows)
    else:
        devices = _all(node_devices(index)[box.rows[0] : box.rows[-1] + 1])
    return f"{amount} {where_text(index, devices)}".rstrip()


def _all(devices: Iterable[list[str]]) -> list[str]:
    return list(dict.fromkeys(chain.from_iterable(devices)))


def _node_names(recording: Recording, box: Box) -> Iterator[tuple[str, str]]:
    yield op_name(recording, box.rows[0]), "title"
    if box.alone_in is not None:
        yield _with_type(recording, box.alone_in, box.cluster), "small"


def _with_type(recording: Recording, call: int, cluster: int | None) -> str:
    name, type_name = call_name(recording, call, cluster), recording.modules[call].type_name
    return name if recording.modules[call].fqn in ("", type_name) else f"{name} ({type_name})"


def _module_names(recording: Recording, box: Box) -> Iterator[tuple[str, str]]:
    names = [call_name(recording, call, box.cluster) for call in (box.rows[0], box.rows[-1])]
    row, repeats = recording.modules[box.rows[0]], len(box.rows)
    yield f"{names[0]} ... {names[1]}" if repeats > 1 else names[0], "title"
    count = f"{box.nodes} node{'' if box.nodes == 1 else 's'}"
    yield f"{row.type_name} x{repeats}" if repeats > 1 else f"{row.type_name}, {count}", "small"


def _stretch_names(recording: Recording, box: Box) -> Iterator[tuple[str, str]]:
    first, last = (op_name(recording, node) for node in box.rows)
    yield f"{first} ... {last}", "title"
    yield f"{box.nodes} nodes", "small"


def _leaf_names(recording: Recording, box: Box) -> Iterator[tuple[str, str]]:
    yield "input", "title"
    yield from ((tensor_text(recording.tensors[tensor]), "small") for tensor in box.rows)


def _parameter_names(recording: Recording, box: Box) -> Iterator[tuple[str, str]]:
    for tensor in box.rows:
        storage = recording.tensors[tensor].storage
        yield (storage is not None and recording.storages[storage].name) or "parameter", "text"
        yield tensor_text(recording.tensors[tensor]), "small"


def _output_names(recording: Recording, box: Box) -> Iterator[tuple[str, str]]:
    yield "output", "title"


_NAMES = {
    BoxKind.NODE: _node_names,
    BoxKind.MODULE: _module_names,
    BoxKind.STRETCH: _stretch_names,
    BoxKind.LEAF: _leaf_names,
    BoxKind.PARAMETER: _parameter_names,
    BoxKind.OUTPUT: _output_names,
}


def tooltip(lines: Iterable[str]) -> str:
    """Lines of text as the value of a tooltip."""
    return "&#10;".join(markup(line) for line in lines)


def box_tooltip(index: Index, box: Box) -> str:
    """What a box says when pointed at."""
    recording = index.recording
    if box.kind is BoxKind.NODE:
        return tooltip(_node_facts(index, box.rows[0]))
    if box.kind in (BoxKind.MODULE, BoxKind.STRETCH):
        names = [text for text, _ in _NAMES[box.kind](recording, box)]
        charged = _charged(index, box, exact_nbytes_text(box.charged_bytes))
        return tooltip([*names, f"charged {charged}"])
    return tooltip([tensor_fact(recording, tensor) for tensor in box.rows] or [box.kind.value])


def _node_facts(index: Index, node: int) -> Iterator[str]:
    recording, row = index.recording, index.recording.nodes[node]
    names = (row.name, fqn(recording, row.module), source(recording, row.frame))
    yield ", ".join(name for name in names if name)
    for position in saves_of(index, node):
        save = recording.saves[position]
        if save.kind is SaveKind.RECOMPUTED:
            yield f"{save.slot} is made again in the backward"
        elif save.tensor is not None:
            by = _charged_to(index, position)
            yield f"keeps {save.slot}: {tensor_fact(recording, save.tensor)}{by}"


def _charged_to(index: Index, save: int) -> str:
    recording, charged = index.recording, charges(index)
    storage = saved_storages(index)[save]
    if storage is None:
        return ""
    category = recording.storages[storage].category
    if category in OWN:
        return f", a {category.value}"
    keeper = recording.saves[charged[storage]].node
    return "" if charged[storage] == save else f", charged to {op_name(recording, keeper)}"


def tensor_fact(recording: Recording, tensor: int) -> str:
    """A tensor's type, shape and exact bytes, and those of its storage where it is a part of it."""
    storage, nbytes = recording.tensors[tensor].storage, tensor_nbytes(recording, tensor)
    text = f"{tensor_text(recording.tensors[tensor])}, {exact_nbytes_text(nbytes)}"
    if storage is None or recording.storages[storage].nbytes == nbytes:
        return text
    return f"{text} of a storage of {exact_nbytes_text(recording.storages[storage].nbytes)}"


def cluster_label(index: Index, cluster: Cluster) -> str:
    """The name of an open module call, and below it its type and its bytes.

    They stand on the left with as much room beside them: an edge that enters the cluster in the
    middle does not cross them.
    """
    recording = index.recording
    name, row = (
        _short(call_name(recording, cluster.call, cluster.parent)),
        recording.modules[cluster.call],
    )
    where = where_text(index, module_devices(index)[cluster.call])
    size = f"{nbytes_text(cluster.charged_bytes)} {where}".rstrip()
    rest = size if row.fqn in ("", row.type_name) else f"{_short(row.type_name)}, {size}"
    lines = (_LINE["title"].format(markup(name)), _LINE["small"].format(markup(rest)))
    room = max(7 * len(name), 5 * len(rest))
    return (
        '<<table border="0" cellborder="0" cellspacing="0" cellpadding="0"><tr>'
        f'<td balign="left">{"<br/>".join(lines)}<br/></td><td width="{room}"></td></tr></table>>'
    )


def cluster_tooltip(index: Index, cluster: Cluster) -> str:
    """What an open module call says when pointed at."""
    recording = index.recording
    name, row = call_name(recording, cluster.call, None), recording.modules[cluster.call]
    where = where_text(index, module_devices(index)[cluster.call])
    charged = f"charged {exact_nbytes_text(cluster.charged_bytes)} {where}".rstrip()
    return tooltip([name, row.type_name, charged])


def edge_label(edge: BoxEdge) -> str:
    """The bytes that go along an edge, "?" for those that are not known."""
    sizes = [nbytes_text(edge.nbytes)] if edge.nbytes else []
    return " + ".join([*sizes, *(["?"] if edge.unknown else [])])


def edge_tooltip(recording: Recording, edge: BoxEdge) -> str:
    """What an edge says when pointed at."""
    facts = [tensor_fact(recording, tensor) for tensor in edge.tensors[:_MOST_FACTS]]
    left = len(edge.tensors) - len(facts)
    if left:
        facts.append(f"and {left} more, {exact_nbytes_text(edge.nbytes)} together")
    if edge.unknown:
        tensors = f"{edge.unknown} tensor{'' if edge.unknown == 1 else 's'}"
        facts.append(f"{tensors} of which the memory is not known")
    return tooltip([edge.state.value, *facts])


_MOST_FACTS = 6
