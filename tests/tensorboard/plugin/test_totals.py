"""totals.json: the totals before a recording is decoded."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tensorboard.compat.proto import event_pb2
from tensorboard.summary.writer.event_file_writer import EventFileWriter
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem.model import Recording
from tb_actmem.tensorboard import recording_pb
from tb_actmem.tensorboard.events.writers import scalars_pb
from tb_actmem.tensorboard.plugin.store import Store
from tests.support.recordings import toy
from tests.support.tabs import Tab, fake, opened, sentence, written


def large() -> Recording:
    """The worked example with storages so large that floats round their sums."""
    storages = tuple(row._replace(nbytes=row.nbytes * 1_000_003) for row in toy().storages)
    return replace(toy(), storages=storages)


def test_totals_have_seven_digits_without_decoding(tmp_path, monkeypatch):
    with SummaryWriter(str(tmp_path / "a")) as writer:
        tb_actmem.add_recording(writer, "t", toy(), 3)
        tb_actmem.add_recording(writer, "t", large(), 4)
        tb_actmem.add_recording(writer, "u", large(), 3)
    monkeypatch.setattr(Store, "_read", None)
    tab = opened(tmp_path)

    for step, recording in ((3, toy()), (4, large())):
        found = tab.of("totals.json", step=step).json["totals"]
        totals = tb_actmem.totals(recording)
        keys = [total["key"] for total in found]
        assert keys == ["saved_bytes", "forward_peak_bytes", "alive_after_forward_bytes"]
        for total in found:
            assert total["nbytes"] == pytest.approx(getattr(totals, total["key"]), rel=1e-7)
    assert found[0]["nbytes"] != tb_actmem.totals(large()).saved_bytes


def test_scalars_of_another_event_are_ignored(tmp_path):
    writer = EventFileWriter(str(tmp_path / "a"))
    for time, summary in ((1e9, scalars_pb("t", large())), (2e9, recording_pb("t", toy()))):
        writer.add_event(event_pb2.Event(wall_time=time, step=0, summary=summary))
    writer.close()

    assert opened(tmp_path).of("totals.json").json["totals"] == []


def test_nan_scalar_is_left_out(tmp_path):
    summary = scalars_pb("t", toy())
    summary.value[0].tensor.float_val[0] = float("nan")
    summary.value[1].tensor.float_val[0] = float("inf")
    summary.MergeFrom(recording_pb("t", toy()))

    found = written(tmp_path, ("a", 0, summary)).of("totals.json").json["totals"]

    assert [total["key"] for total in found] == ["forward_peak_bytes", "alive_after_forward_bytes"]


def test_missing_totals_are_refused():
    assert "no recording at step 7" in sentence(Tab(fake(toy())).of("totals.json", step=7), 404)
