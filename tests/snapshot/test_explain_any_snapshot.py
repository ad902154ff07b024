"""Any trace is explained, however little sense it makes."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tb_actmem.analysis.index import Index
from tb_actmem.cli.main import main
from tb_actmem.snapshot import snapshot_of
from tb_actmem.snapshot.align import align
from tb_actmem.snapshot.explain import explain
from tb_actmem.snapshot.recording import recording_of, with_graph
from tb_actmem.text.snapshot import headline, remarks
from tests.snapshot.test_explain_snapshot import PLACES
from tests.support.arbitrary import examples

ADDRESS = st.integers(0, 20).map(lambda at: at * 512) | st.integers(0, 2**62)
SIZE = st.sampled_from([0, 1, 512, 2**20, 2**21, 2**24, 2**62])
FRAMES = st.sampled_from([frames for frames, _ in PLACES.values()])
ACTIONS = (
    *("alloc", "free_requested", "free_completed", "segment_alloc", "segment_free"),
    *("segment_map", "segment_unmap", "oom", "snapshot", "annotate", "later torch"),
)
EVENT = st.fixed_dictionaries(
    {"action": st.sampled_from(ACTIONS), "addr": ADDRESS, "size": SIZE, "frames": FRAMES},
    optional={
        "stream": SIZE,
        "time_us": st.none() | SIZE,
        "device_free": SIZE,
        "user_metadata": st.text(max_size=3) | st.just({"a": 1}),
        "category": st.sampled_from(["", "backward", "update", "cached", "parameter", "?"]),
    },
)
BLOCK = st.fixed_dictionaries(
    {
        "address": ADDRESS,
        "size": SIZE,
        "state": st.sampled_from(["active_allocated", "active_awaiting_free", "inactive", "?"]),
    },
    optional={"requested_size": SIZE, "frames": FRAMES},
)
SEGMENT = st.fixed_dictionaries(
    {"address": ADDRESS, "total_size": st.just(2**63 - 1), "blocks": st.lists(BLOCK, max_size=4)},
    optional={
        "device": st.integers(0, 2),
        "segment_type": st.sampled_from(["small", "large"]),
        "is_expandable": st.booleans(),
    },
)
SNAPSHOT = st.fixed_dictionaries(
    {
        "segments": st.lists(SEGMENT, max_size=3),
        "device_traces": st.lists(st.lists(EVENT, max_size=30), max_size=3),
    },
    optional={
        "tb_actmem": st.just(True),
        "allocator_settings": st.just({"roundup_power2_divisions": {"256": 4}}),
    },
)


@settings(max_examples=examples(300))
@given(SNAPSHOT, SNAPSHOT)
def test_any_snapshot_is_explained(value: Any, other: Any):
    value["segments"] = [row for row in value["segments"] if _fits(row)]
    read = snapshot_of(pickle.dumps(value))
    for one in explain(read):
        assert headline(one)
        assert all(map(str.strip, remarks(read, one)))
        assert sum(one.kinds.values()) == sum(group.nbytes for group in one.groups)
        recording = recording_of(one, "")
        with_graph(recording, align(one, Index(recording)))


def _fits(row: Any) -> bool:
    ends = [block["address"] + block["size"] for block in row["blocks"]]
    return not ends or max(ends) <= row["address"] + row["total_size"]


@given(SNAPSHOT)
def test_any_snapshot_is_printed(tmp_path_factory: pytest.TempPathFactory, value: Any):
    path: Path = tmp_path_factory.mktemp("any") / "any.pickle"
    path.write_bytes(pickle.dumps(value))

    for words in ([], ["--json"], ["--by", "op"], ["--compare", str(path)]):
        assert main(["explain", str(path), *words]) in (0, 1)
