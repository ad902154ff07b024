"""Files for other viewers: torch's memory viewer, Perfetto and Model Explorer."""

from __future__ import annotations

import json
import pickle
import pickletools
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
import torch.cuda._memory_viz as memory_viz
from hypothesis import given

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.errors import RenderError
from tb_actmem.model import Category, Recording
from tb_actmem.rendering.memory_viewers import memory_snapshot, trace_text
from tb_actmem.rendering.model_explorer import explorer_graph, explorer_values
from tests.support import arbitrary
from tests.support.goldens import check_golden
from tests.support.recordings import diamond, every_value, toy, transformer

RECORDINGS = [toy(), transformer(3), every_value()]
OPCODES = {
    *("PROTO", "FRAME", "MEMOIZE", "STOP", "MARK", "NONE", "NEWTRUE", "NEWFALSE", "BINFLOAT"),
    *("EMPTY_DICT", "EMPTY_LIST", "EMPTY_TUPLE", "TUPLE", "TUPLE1", "TUPLE2", "TUPLE3"),
    *("SETITEM", "SETITEMS", "APPEND", "APPENDS", "SHORT_BINUNICODE", "BINUNICODE"),
    *("BININT", "BININT1", "BININT2", "LONG1", "BINGET", "LONG_BINGET", "BINPUT", "LONG_BINPUT"),
}
"""All that the viewer's reader of pickles knows."""


def snapshot(recording: Recording) -> Any:
    return pickle.loads(memory_snapshot(Index(recording)))


def events(recording: Recording) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(trace_text(Index(recording)))["traceEvents"]
    return found


@pytest.mark.parametrize("recording", RECORDINGS, ids=repr)
def test_torch_reads_snapshot(recording):
    found = snapshot(recording)

    assert "TOTAL MEM" in memory_viz.trace(found)
    assert "total_allocated" in memory_viz.segsum(found)


@given(arbitrary.recordings())
def test_viewer_can_read_pickle(recording):
    if recording.meta.has_ops:
        data = memory_snapshot(Index(recording))
        assert {opcode.name for opcode, _, _ in pickletools.genops(data)} <= OPCODES


def test_block_metadata_has_reason():
    recording = transformer(3)
    (trace,) = snapshot(recording)["device_traces"]

    said = [
        (event["size"], event["user_metadata"])
        for event in trace
        if event["action"] == "alloc" and event.get("user_metadata")
    ]
    assert sum(size for size, _ in said) == tb_actmem.totals(recording).saved_bytes
    assert (512, "gelu saves its input arg0: its backward reads this slot") in said


def test_snapshot_peak_equals_totals():
    """Allocations of the recording; parameters and inputs exist from the beginning."""
    recording = transformer(3)
    (trace,) = snapshot(recording)["device_traces"]
    before = sum(event["size"] for event in trace if event["time_us"] < 0)
    live = peak = 0
    for event in trace:
        sign = {"alloc": 1, "free_completed": -1}.get(event["action"], 0)
        live += sign * event["size"]
        peak = max(peak, live)

    totals = tb_actmem.totals(recording)
    assert totals.forward_peak_bytes == peak - before
    given = sum(row.nbytes for row in recording.storages if row.birth is None)
    assert before == given


@pytest.mark.parametrize("recording", RECORDINGS, ids=repr)
def test_storages_are_allocated_and_freed_once(recording):
    found = snapshot(recording)
    actions = Counter(event["action"] for trace in found["device_traces"] for event in trace)
    storages = [row for row in recording.storages if row.nbytes]

    assert actions["alloc"] == len(storages)
    assert actions["free_completed"] == sum(row.death is not None for row in storages)
    devices = sorted({row.device for row in recording.storages})
    assert len(found["device_traces"]) == len(devices)
    alive = sum(row.nbytes for row in storages if row.death is None)
    assert sum(segment["active_size"] for segment in found["segments"]) == alive


def test_allocation_has_op_module_and_state():
    (trace,) = snapshot(toy())["device_traces"]

    relu = next(event for event in trace if event["frames"][0]["name"] == "aten::relu")
    assert relu["frames"][0]["filename"] == "1"
    assert (relu["size"], relu["category"]) == (96, "cached")
    weights = [event for event in trace if event["category"] == Category.PARAMETER.value]
    assert [event["size"] for event in weights] == [128, 32, 64, 8]


def test_trace_has_module_calls_and_ops():
    recording = toy()
    ranges = [event for event in events(recording) if event["ph"] == "X"]
    found = {
        thread: [
            (event["name"], event["ts"], event["dur"]) for event in ranges if event["tid"] == at
        ]
        for at, thread in enumerate(("phases", "modules", "ops"))
    }

    assert found["phases"] == [("forward", 0, 6)]
    assert found["modules"][:3] == [("Sequential", 0, 6), ("0", 0, 2), ("1", 2, 1)]
    assert [name for name, _, _ in found["ops"]] == [op.name for op in recording.ops]


@pytest.mark.parametrize("label", ["", "step 7"])
def test_trace_has_recordings_name(label):
    recording = replace(toy(), meta=toy().meta._replace(label=label))
    names = [event["args"] for event in events(recording) if event["name"] == "process_name"]
    assert names == [{"name": label or "tb_actmem"}]


def test_trace_curves_add_up_to_live_bytes():
    """The peak of the toy is 192 bytes, after its ReLU."""
    curves: dict[str, dict[int, int]] = {}
    for event in events(toy()):
        if event["ph"] == "C":
            curves.setdefault(event["name"], {})[event["ts"]] = event["args"]["bytes"]
    live = curves.pop("live bytes")

    assert max(live.items(), key=lambda point: point[1]) == (2, 192)
    assert all(sum(curve[op] for curve in curves.values()) == live[op] for op in live)


@pytest.mark.parametrize("suffix", [".pickle", ".trace"])
def test_viewers_need_ops(tmp_path, suffix):
    with pytest.raises(RenderError, match="needs ops, which were not recorded"):
        tb_actmem.render(diamond(), tmp_path / f"diamond{suffix}")


@given(arbitrary.recordings())
def test_model_explorer_nodes_exist(recording):
    (graph,) = json.loads(explorer_graph(Index(recording)))["graphs"]
    values = json.loads(explorer_values(Index(recording)))[graph["id"]]["results"]

    ids = [node["id"] for node in graph["nodes"]]
    edges = [edge for node in graph["nodes"] for edge in node["incomingEdges"]]
    assert len(set(ids)) == len(ids) == len(recording.nodes)
    assert len(edges) == len(recording.edges)
    assert {edge["sourceNodeId"] for edge in edges} | {*values} <= {*ids}
    layers = {node["namespace"] for node in graph["nodes"]} - {""}
    assert layers <= {*graph["groupNodeAttributes"]}
    assert len(graph["groupNodeAttributes"]) == len(recording.modules) + 1


def test_model_explorer_layers_add_up():
    recording = transformer(3)
    (graph,) = json.loads(explorer_graph(Index(recording)))["graphs"]
    values = json.loads(explorer_values(Index(recording)))["forward"]["results"]

    assert sum(each["value"] for each in values.values()) == tb_actmem.totals(recording).saved_bytes
    for call, row in enumerate(tb_actmem.rows(recording, by="module")):
        path = [*graph["groupNodeAttributes"]][call + 1]
        inside = sum(
            values[node["id"]]["value"]
            for node in graph["nodes"]
            if f"{node['namespace']}/".startswith(f"{path}/") and node["id"] in values
        )
        assert inside == row["total_bytes"], path


def test_model_explorer_files_have_double_suffixes(tmp_path):
    for name, function in (
        ("a.b.explorer.json", explorer_graph),
        ("a.NodeData.json", explorer_values),
    ):
        path = tb_actmem.render(toy(), tmp_path / name)
        assert path.read_text().rstrip() == function(Index(toy()))


@pytest.mark.parametrize(
    ("name", "recording"), [("toy", toy()), ("every-value", every_value())], ids=["toy", "every"]
)
def test_viewer_files_equal_golden_files(name, recording):
    index = Index(recording)
    made = {
        "memory": snapshot(recording),
        "trace": json.loads(trace_text(index)),
        "graph": json.loads(explorer_graph(index)),
        "values": json.loads(explorer_values(index)),
    }
    for part, value in made.items():
        text = json.dumps(value, indent=1, ensure_ascii=False)
        check_golden(f"{name}.{part}.json", f"{text}\n")
