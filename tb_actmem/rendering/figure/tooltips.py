"""The tooltips of the boxes, clusters and edges of a figure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tb_actmem.analysis.figure.boxes import Box, BoxKind, Cluster
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import module_devices, tensor_nbytes
from tb_actmem.analysis.index.modules import module_nodes
from tb_actmem.analysis.index.names import call_name, fqn, op_name, source
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.analysis.index.storages import OWN, attributions, saved_storages
from tb_actmem.model import Recording, SaveKind
from tb_actmem.rendering.figure.labels import Wording, attributed_where, box_lines
from tb_actmem.rendering.figure.lines import markup
from tb_actmem.text.reasons import tensor_text, where_text
from tb_actmem.text.units import exact_nbytes_text

_MOST_FACTS = 6


def box_tooltip(wording: Wording, position: int, box: Box) -> str:
    """Return the tooltip of a box."""
    index = wording.of
    recording = index.recording
    if box.kind is BoxKind.NODE:
        return joined(_node_facts(index, box.rows[0]))
    if box.kind in (BoxKind.MODULE, BoxKind.STRETCH):
        lines = box_lines(wording, position, box)[:2]
        names = ["".join(word.text for word in line) for line in lines]
        attributed = (
            f"attributed {exact_nbytes_text(box.attributed_bytes)} {attributed_where(index, box)}"
        )
        calls = box.rows if box.kind is BoxKind.MODULE else ()
        return joined([*names, attributed.rstrip(), *_left_out(index, calls, box.nodes)])
    return joined([_tensor_fact(recording, tensor) for tensor in box.rows] or [box.kind.value])


def _node_facts(index: Index, node: int) -> Iterator[str]:
    recording, row = index.recording, index.recording.nodes[node]
    names = (row.name, fqn(recording, row.module), source(recording, row.frame))
    yield ", ".join(name for name in names if name)
    for position in saves_of(index, node):
        save = recording.saves[position]
        if save.kind is SaveKind.RECOMPUTED:
            yield f"{save.slot} is recomputed in the backward"
        elif save.tensor is not None:
            by = _attributed_to(index, position)
            yield f"saves {save.slot}: {_tensor_fact(recording, save.tensor)}{by}"


def _attributed_to(index: Index, save: int) -> str:
    recording, attributed = index.recording, attributions(index)
    storage = saved_storages(index)[save]
    if storage is None:
        return ""
    category = recording.storages[storage].category
    if category in OWN:
        return f", a {category.value}"
    first = recording.saves[attributed[storage]].node
    return "" if attributed[storage] == save else f", attributed to {op_name(recording, first)}"


def cluster_tooltip(index: Index, cluster: Cluster) -> str:
    """Return the tooltip of an open module call."""
    recording = index.recording
    name, row = call_name(recording, cluster.call, None), recording.modules[cluster.call]
    where = where_text(index, module_devices(index)[cluster.call])
    attributed = f"attributed {exact_nbytes_text(cluster.attributed_bytes)} {where}".rstrip()
    left_out = _left_out(index, [cluster.call], cluster.nodes)
    return joined([name, row.type_name, attributed, *left_out])


def _left_out(index: Index, calls: Sequence[int], drawn: int) -> Iterator[str]:
    """Say why a figure has fewer nodes than the table of modules."""
    whole = sum(module_nodes(index)[call] for call in calls)
    if drawn < whole:
        yield f"{whole} nodes including hidden views"


def edge_tooltip(recording: Recording, edge: BoxEdge) -> str:
    """Return the tooltip of an edge."""
    facts = [_tensor_fact(recording, tensor) for tensor in edge.tensors[:_MOST_FACTS]]
    left = len(edge.tensors) - len(facts)
    if left:
        facts.append(f"and {left} more, {exact_nbytes_text(edge.nbytes)} together")
    if edge.unknown:
        tensors = f"{edge.unknown} tensor{'' if edge.unknown == 1 else 's'}"
        facts.append(f"{tensors} of unknown size")
    return joined([edge.state.value, *facts])


def _tensor_fact(recording: Recording, tensor: int) -> str:
    """Return a tensor's type, shape and bytes, and its storage's bytes if larger."""
    storage, nbytes = recording.tensors[tensor].storage, tensor_nbytes(recording, tensor)
    text = f"{tensor_text(recording.tensors[tensor])}, {exact_nbytes_text(nbytes)}"
    if storage is None or recording.storages[storage].nbytes == nbytes:
        return text
    return f"{text} of a storage of {exact_nbytes_text(recording.storages[storage].nbytes)}"


def joined(lines: Iterable[str]) -> str:
    """Join lines of text to a tooltip."""
    return "&#10;".join(markup(line) for line in lines)
