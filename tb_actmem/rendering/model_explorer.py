"""A recording for Model Explorer, https://github.com/google-ai-edge/model-explorer.

The graph has autograd's nodes, nested in layers like the modules. The node data are the saved bytes
of each node: the viewer sorts and colours by them, and adds them up for each layer.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tb_actmem.analysis.index import Index, call_name, op_names, source
from tb_actmem.analysis.index.modules import module_rows
from tb_actmem.analysis.index.nodes import op_rows
from tb_actmem.analysis.totals import totals_of
from tb_actmem.gc_pause import collector_paused
from tb_actmem.text import nbytes_text
from tb_actmem.text.reasons import node_reasons_text
from tb_actmem.text.totals import totals_lines

_GRAPH = "forward"
_COLORS = ("#ffffff", "#d55e00")


@collector_paused()
def explorer_graph(index: Index) -> str:
    """Return the graph as JSON."""
    recording = index.recording
    layers = _layers(index)
    graph = {
        "id": _GRAPH,
        "nodes": [*_nodes(index, layers)],
        "groupNodeAttributes": dict(_attributes(index, layers)),
    }
    document = {"label": recording.meta.label or "tb_actmem", "graphs": [graph]}
    return json.dumps(document, separators=(",", ":"))


@collector_paused()
def explorer_values(index: Index) -> str:
    """Return the bytes attributed to each node as JSON; they add up to the saved bytes."""
    stops = [{"stop": stop, "bgColor": color} for stop, color in enumerate(_COLORS)]
    values = {f"n{row.node}": {"value": row.attributed_bytes} for row in op_rows(index)}
    document = {_GRAPH: {"name": "saved bytes", "results": values, "gradient": stops}}
    return json.dumps(document, separators=(",", ":"))


def _nodes(index: Index, layers: Sequence[str]) -> Iterator[dict[str, Any]]:
    recording, names = index.recording, op_names(index)
    edges: dict[int, list[dict[str, str]]] = {}
    outputs: dict[int, dict[str, str]] = {}
    for edge in recording.edges:
        number = str(edge.output_nr)
        edges.setdefault(edge.consumer, []).append(
            {
                "sourceNodeId": f"n{edge.producer}",
                "sourceNodeOutputId": number,
                "targetNodeInputId": str(edge.input_nr),
            }
        )
        if edge.tensor is not None:
            tensor = recording.tensors[edge.tensor]
            shape = f"{tensor.dtype} {list(tensor.shape)}"
            outputs.setdefault(edge.producer, {}).setdefault(number, shape)
    saved = {row.node: row.attributed_bytes for row in op_rows(index)}
    for node, row in enumerate(recording.nodes):
        texts = {"node": row.name, "source": source(recording, row.frame)}
        if node in saved:
            texts |= {"saved": nbytes_text(saved[node]), "why": node_reasons_text(index, node)}
        yield {
            "id": f"n{node}",
            "label": names[node],
            "namespace": "" if row.module is None else layers[row.module],
            "attrs": _pairs(texts),
            "incomingEdges": edges.get(node, []),
            "outputsMetadata": [
                {"id": number, "attrs": _pairs({"tensor": shape})}
                for number, shape in outputs.get(node, {}).items()
            ],
        }


def _pairs(texts: Mapping[str, str]) -> list[dict[str, str]]:
    return [{"key": key, "value": value} for key, value in texts.items() if value]


def _attributes(index: Index, layers: Sequence[str]) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the attributes of the whole graph, and of each layer."""
    lines = totals_lines(totals_of(index))
    yield "", {line.label: nbytes_text(line.nbytes) for line in lines if line.nbytes is not None}
    for row in module_rows(index):
        module = index.recording.modules[row.module]
        yield (
            layers[row.module],
            {
                "type": module.type_name,
                "saved inside": nbytes_text(row.total_bytes),
                "saved only by it": nbytes_text(row.exclusive_bytes),
            },
        )


def _layers(index: Index) -> list[str]:
    """Return a unique path of layers for every module call, with the names around it."""
    paths: list[str] = []
    seen: Counter[str] = Counter()
    for call, row in enumerate(index.recording.modules):
        name = call_name(index.recording, call, row.parent).replace("/", "_") or "module"
        path = name if row.parent is None else f"{paths[row.parent]}/{name}"
        seen[path] += 1
        paths.append(path if seen[path] == 1 else f"{path} ({seen[path]})")
    return paths
