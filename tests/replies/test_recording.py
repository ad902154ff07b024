"""The JSON for the page: numbers checked by hand, and columns of equal length."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
import torch

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals import totals
from tb_actmem.analysis.totals.peak import curves
from tb_actmem.analysis.totals.timeline import live_bytes
from tb_actmem.model import Category, Edge, ModuleCall, Phase, PhaseKind, Recording
from tb_actmem.replies import text
from tb_actmem.replies.detail import LIMIT, module_text, node_text
from tb_actmem.replies.recording import recording_text
from tb_actmem.replies.series import timeline_text
from tb_actmem.text.totals import totals_lines
from tests.support.goldens import check_golden
from tests.support.recordings import (
    EXAMPLES,
    chain,
    diamond,
    empty,
    every_value,
    meta,
    op,
    shared_storage,
    storage,
    tensor,
    toy,
    transformer,
)
from tests.support.recordings import node as row


def page(recording: Recording) -> Any:
    return json.loads(recording_text(Index(recording)))


def node(recording: Recording, position: int) -> Any:
    return json.loads(node_text(Index(recording), position))


def module(recording: Recording, position: int) -> Any:
    return json.loads(module_text(Index(recording), position))


def timeline(recording: Recording) -> Any:
    return json.loads(timeline_text(Index(recording)))


def reply_totals(recording: Recording) -> dict[str, Any]:
    return {line["key"]: line["nbytes"] for line in page(recording)["totals"]}


def test_toy_has_four_right_answers():
    found = reply_totals(toy())

    assert (found["tensor_bytes"], found["storage_bytes"]) == (328, 232)
    assert (found["cached_bytes"], found["activation_bytes"]) == (168, 120)
    assert (
        found["forward_peak_bytes"],
        found["alive_after_forward_bytes"],
        found["freed_bytes"],
    ) == (
        192,
        120,
        120,
    )


def test_unknown_values_are_null():
    found = reply_totals(shared_storage())

    assert found["cached_bytes"] == 24
    assert {
        found[key] for key in ("made_bytes", "freed_bytes", "held_bytes", "forward_peak_bytes")
    } == {None}
    assert module(transformer(1), 0)["shared_bytes"] is None


def test_freed_bytes_are_null_without_ops():
    calls = (ModuleCall("", "Model", 0, None, 0, 0),)

    assert page(Recording(meta=meta(), modules=calls))["modules"]["freed_bytes"] == [None]
    assert page(toy())["modules"]["freed_bytes"] == [120, 96, 0, 24, 0]


def test_largest_of_several_outputs_is_shown():
    """A layer norm with its result and a small statistic as outputs, in either order."""
    sizes = (storage(8, birth=0), storage(64, birth=0))
    ways = (Edge(0, 1, 1, 0, 0), Edge(0, 0, 1, 1, 1))
    for edges in (ways, ways[::-1]):
        recording = Recording(
            meta=meta(has_ops=True),
            nodes=(row("NativeLayerNormBackward0", 0), row("MulBackward0", 1)),
            edges=edges,
            storages=sizes,
            tensors=(tensor(0, 2), tensor(1, 16)),
            ops=(op("aten::native_layer_norm", None, 0, (), 1),),
            phases=(Phase(PhaseKind.FORWARD, 0, 1),),
        )
        assert page(recording)["ops"]["output_bytes"][0] == 64


def all_known(recording: Recording) -> Recording:
    """The same recording, with every storage known as created or not."""
    storages = (
        storage._replace(category=Category.INPUT)
        if storage.category is Category.UNKNOWN
        else storage
        for storage in recording.storages
    )
    return replace(recording, storages=tuple(storages))


def test_totals_are_nested():
    recording = all_known(every_value())
    found = reply_totals(recording)
    above: list[str] = []

    for line in totals_lines(totals(recording)):
        if line.is_aside:
            continue
        key = line.key
        above[line.level :] = [key]
        for whole in above[:-1]:
            assert found[key] <= found[whole], f"{key} is a part of {whole}"


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_created_bytes_are_sum_of_parts(recording):
    found = reply_totals(recording)
    parts = [found[f"{part}_bytes"] for part in ("made_cached", "freed", "recomputed", "held")]

    first = totals(recording).device
    if recording.meta.has_ops and not any(
        storage.category is Category.UNKNOWN and storage.device == first
        for storage in recording.storages
    ):
        assert sum(parts) == found["made_bytes"]
    else:
        assert {*parts, found["made_bytes"], found["forward_peak_bytes"]} == {None}


def test_known_created_bytes_are_sum_of_parts():
    found = reply_totals(all_known(every_value()))
    parts = [found[f"{part}_bytes"] for part in ("made_cached", "freed", "recomputed", "held")]

    assert None not in parts and sum(parts) == found["made_bytes"]


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_columns_of_table_have_one_length(recording):
    found = page(recording)

    assert {len(column) for column in found["modules"].values()} == {len(recording.modules)}
    assert {len(column) for column in found["ops"].values()} == {len(found["ops"]["node"])}


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_every_table_adds_up_to_saved_bytes(recording):
    found = page(recording)
    whole = totals(recording)
    on_each = {each.device: each.saved_bytes for each in (whole, *whole.others)}
    kept = sum(on_each.values())

    assert sum(row["nbytes"] for row in found["saved"]) == kept
    for device, nbytes in on_each.items():
        rows = [row for row in found["saved"] if row["device"] in (device, None)]
        assert sum(row["nbytes"] for row in rows) == nbytes
        assert {row["saved_bytes"] for row in rows} <= {nbytes}
    assert sum(found["ops"]["attributed_bytes"]) == kept


def test_largest_groups_come_first_with_device():
    found = page(toy())["saved"]

    assert [
        (row["nbytes"], row["op"], row["module"], row["slot"], row["saves"]) for row in found
    ] == [
        (96, "relu", "1", "result", 2),
        (48, "addmm", "0", "mat1", 1),
        (24, "softmax", "3", "result", 1),
    ]


def test_module_totals_include_children():
    found = page(toy())["modules"]

    assert found["total_bytes"] == [168, 48, 96, 0, 24]
    assert found["self_bytes"] == [0, 48, 96, 0, 24]
    assert found["freed_bytes"] == [120, 96, 0, 24, 0]
    assert page(shared_storage())["modules"]["freed_bytes"] == []


def test_node_details_have_saves_and_neighbours():
    found = node(toy(), 8)

    assert (found["id"], found["title"], found["fqn"]) == ("n8", "addmm", "2")
    assert (found["attributed_bytes"], found["shared_bytes"], found["exclusive_bytes"]) == (
        0,
        96,
        0,
    )
    shared, parameter = found["saves"]
    assert (shared["slot"], shared["attributed"], shared["storage_nbytes"]) == ("mat1", False, 96)
    assert shared["shared_with"] == [{"node": 4, "op": "relu", "fqn": "1", "slot": "result"}]
    assert (parameter["category"], parameter["name"]) == ("parameter", "2.weight")
    assert [(end["op"], end["state"], end["nbytes"]) for end in found["inputs"]] == [
        ("relu", "cached", 96),
        ("t", "parameter", 64),
        ("2.bias", "parameter", 8),
    ]
    assert [(end["node"], end["state"]) for end in found["outputs"]] == [(9, "freed")]


def test_module_details_have_saves_and_crossing_tensors():
    found = module(transformer(2), 1)

    assert found["id"] == "m1"
    assert found["fqn"] == "layers.0"
    assert found["saves_count"] == len(found["saves"])
    sizes = [save["storage_nbytes"] for save in found["saves"]]
    assert sizes == sorted(sizes, reverse=True)
    assert sum(sizes) == found["attributed_bytes"]
    assert all(save["attributed"] for save in found["saves"])


def test_only_leaves_cross_whole_model():
    found = module(toy(), 0)

    leaves = {"0.weight", "0.bias", "2.weight", "2.bias"}
    assert {end["op"] for end in found["inputs"]} == leaves
    assert found["outputs"] == []


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_every_node_and_module_has_details(recording):
    for position in range(len(recording.nodes)):
        assert node(recording, position)["id"] == f"n{position}"
    for position in range(len(recording.modules)):
        assert module(recording, position)["id"] == f"m{position}"


def test_long_lists_are_cut_with_their_length():
    recording = transformer(30)
    tensors = [save.tensor for save in recording.saves if save.tensor is not None]
    saved = {recording.tensors[tensor].storage for tensor in tensors}
    parameters = {i for i, row in enumerate(recording.storages) if row.name is not None}

    found = module(recording, 0)

    assert len(found["saves"]) == LIMIT < found["saves_count"] == len(saved - parameters)


def test_details_add_up_on_random_graph():
    recording = transformer(4)
    for position in random.Random(0).sample(range(len(recording.nodes)), 20):
        found = node(recording, position)
        sizes = {
            save["storage"]: save["storage_nbytes"] for save in found["saves"] if save["attributed"]
        }
        assert sum(sizes.values()) == found["attributed_bytes"]


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_timeline_parts_add_up(recording):
    found = timeline(recording)

    assert [sum(parts) for parts in zip(*found["categories"].values(), strict=True)] == (
        found["live_bytes"]
    )


def test_timeline_of_toy():
    found = timeline(toy())

    assert dict(zip(found["op"], found["live_bytes"], strict=True)) == {
        1: 96, 2: 192, 3: 96, 4: 120, 5: 144,
    }  # fmt: skip
    assert found["peak"] == {"op": 2, "nbytes": 192}
    assert found["categories"]["cached"] == [0, 96, 96, 96, 120]
    assert found["categories"]["freed"] == [96, 96, 0, 24, 24]


def test_short_lived_storage_counts_after_its_op():
    recording = replace(toy(), storages=(*toy().storages, storage(1000, birth=2, death=2)))

    after = live_bytes(Index(recording.check()))["cpu"].after_op
    assert [after.get(op, 0) for op in range(6)] == [0, 96, 1192, 96, 120, 144]


def test_backward_allocations_are_category():
    found = timeline(every_value())

    assert found["categories"]["backward"][-1] == 256
    assert "backward" not in timeline(toy())["categories"]


def test_long_timeline_keeps_its_extremes():
    recording = transformer(200)
    whole = live_bytes(Index(recording))["cpu"]
    found = curves(Index(recording), limit=100)

    assert len(found.op) <= 100
    assert max(found.made.live_bytes) == max(whole.after_op.values()) == whole.peak_bytes
    assert whole.peak_op in found.op
    assert [whole.after_op[op] for op in found.op] == list(found.made.live_bytes)


def test_smallest_values_are_drawn():
    assert timeline(empty()) == {
        "version": 1,
        "device": None,
        "op": [],
        "live_bytes": [],
        "peak": None,
        "phases": [],
        "categories": {"cached": [], "freed": [], "held": []},
        "with_model": None,
    }


def test_json_numbers_are_safe_in_javascript():
    with pytest.raises(ValueError, match="JSON compliant"):
        text({"nbytes": float("nan")})


def test_deep_chain_needs_no_recursion():
    assert reply_totals(chain(20_000))["cached_bytes"] == 16 * 20_000


def keys(value: Any, path: str = "") -> set[str]:
    """The paths of all keys in a JSON value, also inside lists."""
    if isinstance(value, list):
        return set().union(*(keys(each, path) for each in value))
    if not isinstance(value, dict):
        return set()
    return {f"{path}.{key}" for key in value}.union(
        *(keys(each, f"{path}.{key}") for key, each in value.items())
    )


def written_out() -> Recording:
    """A module with a suggestion for its ops."""

    class Silu(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return x * torch.sigmoid(x)

    model, x = Silu(), torch.ones(4, requires_grad=True)
    with tb_actmem.record(model) as recorder:
        recorder.finish(model(x + 1))
    return recorder.recording


def held() -> Recording:
    """A program that holds 1 MiB that nothing needs any more."""
    x = torch.ones(1 << 18, requires_grad=True)
    with tb_actmem.record() as recorder:
        doubled = x * 2
        recorder.finish(doubled.exp())
    assert doubled.nbytes == 1 << 20
    return recorder.recording


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("toy.recording.json", lambda: recording_text(Index(toy()))),
        ("toy.timeline.json", lambda: timeline_text(Index(toy()))),
        ("toy.detail-n4.json", lambda: node_text(Index(toy()), 4)),
        ("toy.detail-m0.json", lambda: module_text(Index(toy()), 0)),
        ("diamond.recording.json", lambda: recording_text(Index(diamond()))),
        ("every-value.recording.json", lambda: recording_text(Index(every_value()))),
        ("every-value.timeline.json", lambda: timeline_text(Index(every_value()))),
        ("every-value.detail-n2.json", lambda: node_text(Index(every_value()), 2)),
    ],
)
def test_replies_equal_golden_files(name, made):
    check_golden(name, json.dumps(json.loads(made()), indent=1, ensure_ascii=False) + "\n")
