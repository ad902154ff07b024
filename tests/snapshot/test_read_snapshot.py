"""Snapshots of every torch are read, and no file can harm the reader."""

from __future__ import annotations

import contextlib
import os
import pickle
import struct
from collections import OrderedDict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tb_actmem.errors import FormatError
from tb_actmem.snapshot import pickled, read_snapshot, snapshot_of
from tb_actmem.snapshot.pickled import unpickled
from tests.support.snapshots import LINE, MIB, block, event, segment, snapshot

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text() | st.floats(width=64),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(st.text() | st.integers(0, 9), inner)
        | st.tuples(inner)
        | st.tuples(inner, inner, inner, inner)
    ),
)


@given(PLAIN, st.integers(2, 5))
def test_plain_values_are_read_as_pickle_reads_them(value: Any, protocol: int):
    data = pickle.dumps(value, protocol)

    assert repr(unpickled(data)) == repr(pickle.loads(data))


@pytest.mark.parametrize("protocol", [2, 3, 4, 5])
def test_ordered_dictionary_is_read_as_a_dictionary(protocol: int):
    """`torch.cuda.memory_stats` returns one; nested ones have pools by tuple."""
    value = OrderedDict({"a": 1, "b": OrderedDict({(0, 1): 2})})
    read = unpickled(pickle.dumps(value, protocol))

    assert read == {"a": 1, "b": {(0, 1): 2}}
    assert type(read) is type(read["b"]) is dict


class Runs:
    """Creates a folder when Python's unpickler reads it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[Any, ...]:
        return os.mkdir, (str(self.path),)


@pytest.mark.parametrize("protocol", [2, 3, 4, 5])
def test_nothing_in_a_file_is_run(tmp_path: Path, protocol: int):
    data = pickle.dumps({"segments": [Runs(tmp_path / "made")]}, protocol)

    with pytest.raises(FormatError, match="asks Python to import or call something"):
        snapshot_of(data)
    assert not (tmp_path / "made").exists()


def test_every_truncated_file_is_refused():
    data = snapshot([segment(2**20, [block(2**20, 2 * MIB, 1000, [LINE])])])

    for length in range(len(data)):
        with pytest.raises(FormatError):
            snapshot_of(data[:length])


@given(st.data())
def test_damaged_file_is_read_or_refused(data: st.DataObject):
    whole = bytearray(snapshot([segment(2**20, [block(2**20, 2 * MIB, 1000, [LINE])])]))
    for _ in range(data.draw(st.integers(1, 4))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))

    with contextlib.suppress(FormatError):
        snapshot_of(bytes(whole))


HUGE = struct.pack("<Q", 2**62)
BOMBS = {
    "text": b"\x80\x04\x8d" + HUGE + b".",
    "number": b"\x80\x04\x8b\xff\xff\xff\x7f" + bytes(100) + b".",
    "memo": b"\x80\x04Nr\xff\xff\xff\x7f.",
    "unknown memo": b"\x80\x04j\xff\xff\xff\x7f.",
    "empty stack": b"\x80\x04a.",
    "no mark": b"\x80\x04]e.",
    "key": b"\x80\x04})\x85Ns.",
    "class": b"\x80\x02cos\nmkdir\n.",
    "class of a memo": b"\x80\x04\x8c\x02os\x8c\x05mkdir\x93.",
    "arguments": b"\x80\x02ccollections\nOrderedDict\n]\x85R.",
    "called text": b"\x80\x04\x8c\x02os)R.",
    "no dictionary": b"\x80\x04]K\x01K\x02s.",
    "protocol 0": b"(lp0\n.",
    "text file": b"Traceback (most recent call last)",
    "nothing": b"",
}


@pytest.mark.parametrize("data", BOMBS.values(), ids=BOMBS)
def test_bomb_is_one_sentence(data: bytes):
    with pytest.raises(FormatError, match=r"^bytes is not a snapshot of torch: it \S.*\S\n"):
        snapshot_of(data)


def test_key_nested_a_million_times_is_refused():
    deep = b"\x80\x04})" + b"\x85" * 10**6 + b"Ns."

    with pytest.raises(FormatError):
        snapshot_of(deep)


def test_too_many_containers_are_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pickled, "MAX_CONTAINERS", 1000)

    with pytest.raises(FormatError, match="more than 1,000 lists"):
        snapshot_of(pickle.dumps([[] for _ in range(1000)]))


def test_large_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pickled, "MAX_BYTES", 10)

    with pytest.raises(FormatError, match="more than 10 bytes"):
        snapshot_of(snapshot([]))


NOT_SNAPSHOTS = {
    "number": 3,
    "no segments": {"device_traces": []},
    "segments": {"segments": {"a": 1}},
    "segment": {"segments": [1]},
    "address": {"segments": [{"address": -1, "total_size": 1, "blocks": []}]},
    "size": {"segments": [{"address": 1, "total_size": 2**70, "blocks": []}]},
    "blocks": {"segments": [{"address": 1, "total_size": 1, "blocks": [{"size": 5, "state": ""}]}]},
    "trace": {"segments": [], "device_traces": [[3]]},
    "frames": {"segments": [], "device_traces": [[{"action": "alloc", "frames": [4]}]]},
}


@pytest.mark.parametrize("value", NOT_SNAPSHOTS.values(), ids=NOT_SNAPSHOTS)
def test_other_pickle_is_no_snapshot(value: Any):
    with pytest.raises(FormatError, match="is not a snapshot of torch"):
        snapshot_of(pickle.dumps(value))


def test_snapshot_of_torch_2_0_has_a_history():
    """It has neither addresses of blocks nor requested sizes."""
    history = [{"addr": 4096, "real_size": 1000, "frames": [LINE]}]
    blocks = [
        {"size": 1024, "state": "active_allocated", "history": history},
        {"size": 2 * MIB - 1024, "state": "inactive"},
    ]
    row = {"device": 0, "address": 4096, "total_size": 2 * MIB, "segment_type": "small"}
    [device] = snapshot_of(pickle.dumps({"segments": [{**row, "blocks": blocks}]})).devices

    first, rest = device.segments[0].blocks
    assert (first.address, first.nbytes, first.requested) == (4096, 1024, 1000)
    assert (rest.address, rest.requested, rest.is_active) == (5120, 0, False)
    assert device.segments[0].is_small


def test_fields_of_torch_2_15_are_read():
    events = [
        event("alloc", 4096, 1000, [LINE], time_us=5, compile_context="0/0", user_metadata="mlp"),
        event("oom", 77, 2**40, [LINE], pool_id=(0, 0)),
    ]
    spans = [
        {"stage": "START", "name": "Optimizer.step#SGD.step", "device": 1, "time_us": 3},
        {"stage": "END", "name": "Optimizer.step#SGD.step", "device": 1, "time_us": 9},
    ]
    data = snapshot(
        [segment(4096, [block(4096, 2 * MIB, 1000, [LINE])], device=1)],
        [],
        events,
        allocator_settings={"expandable_segments": True},
        external_annotations=spans,
        host_segments=[],
    )
    read = snapshot_of(data)

    [device] = read.devices
    assert device.name == "cuda:1"
    assert [each.label for each in device.events] == ["mlp", ""]
    assert device.events[1].address == 77  # the device's free bytes
    assert device.spans == (("Optimizer.step#SGD.step", 3, 9),)
    assert read.settings == {"expandable_segments": True}
    assert [frame.line for frame in read.stacks[device.events[0].stack]] == [12]


def test_segments_alone_are_a_snapshot():
    """torch.cuda.memory_snapshot() returns them."""
    read = snapshot_of(pickle.dumps([segment(4096, [block(4096, 2 * MIB, 7)])]))

    assert read.devices[0].events == ()
    assert read.devices[0].segments[0].blocks[0].requested == 7


def test_recording_is_named_as_such(tmp_path: Path):
    path = tmp_path / "step.actmem"
    path.write_bytes(b"\x89ACTM\r\n\x1a")

    with pytest.raises(FormatError, match="tb-actmem show"):
        read_snapshot(path)


def test_missing_file_is_one_sentence(tmp_path: Path):
    with pytest.raises(FormatError, match="cannot be read: No such file"):
        read_snapshot(tmp_path / "none.pickle")
