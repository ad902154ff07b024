"""Recordings found in a log directory without a server; cut and damaged files."""

from __future__ import annotations

import os
import struct
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tensorboard.compat.proto import event_pb2
from tensorboard.compat.tensorflow_stub.pywrap_tensorflow import masked_crc32c
from tensorboard.summary.writer.event_file_writer import EventFileWriter
from torch.utils.tensorboard import SummaryWriter

from tb_actmem import Recording, add_recording
from tb_actmem.cli.main import main
from tb_actmem.errors import FormatError
from tb_actmem.format import from_bytes
from tb_actmem.tensorboard import recording_pb
from tb_actmem.tensorboard.events import logdir
from tb_actmem.tensorboard.events.writers import write_recording
from tests.support.recordings import toy, transformer
from tests.support.series import later
from tests.support.tabs import opened


@given(st.binary(max_size=64))
def test_checksum_is_that_of_tensorboard(data):
    assert logdir.masked_crc32c(data) == masked_crc32c(data)


def log(folder: Path, steps: int) -> Path:
    """Write an event file of one tag, and return its path."""
    writer = EventFileWriter(str(folder))
    for step in range(steps):
        writer.add_event(event_pb2.Event(step=step, summary=recording_pb("memory", toy())))
    writer.close()
    return next(folder.glob("*tfevents*"))


@pytest.mark.parametrize("missing", [1, 4, 20, 700])
def test_incomplete_record_ends_file(tmp_path, missing):
    path = log(tmp_path, 3)
    path.write_bytes(path.read_bytes()[:-missing])

    assert [entry.step for entry in logdir.recordings(tmp_path)] == [0, 1]


def test_runs_are_in_order_of_their_numbers(tmp_path: Path) -> None:
    for rank in (10, 2, 1):
        log(tmp_path / f"rank{rank}", 1)

    assert [one.run for one in logdir.recordings(tmp_path)] == ["rank1", "rank2", "rank10"]


def test_any_cut_leaves_complete_records(tmp_path):
    path = log(tmp_path, 2)
    whole = path.read_bytes()
    for size in range(0, len(whole), 97):
        path.write_bytes(whole[:size])
        found = list(logdir.recordings(tmp_path))
        assert [from_bytes(entry.read()) for entry in found] == [toy()] * len(found)


@pytest.mark.parametrize("at", [0, 8], ids=["length", "checksum of the length"])
def test_damaged_length_ends_file_with_warning(tmp_path, caplog, at):
    path = log(tmp_path, 3)
    first, second, _ = (entry.offset for entry in logdir.recordings(tmp_path))
    data = bytearray(path.read_bytes())
    data[second + at] ^= 1
    path.write_bytes(data)

    assert [entry.offset for entry in logdir.recordings(tmp_path)] == [first]
    assert f"is damaged at byte {second}" in caplog.text


def test_length_beyond_file_allocates_nothing(tmp_path):
    length = struct.pack("<Q", 2**62)
    head = length + struct.pack("<I", masked_crc32c(length))
    (tmp_path / "events.out.tfevents.1.host").write_bytes(head + b"activation_memory")

    assert list(logdir.recordings(tmp_path)) == []


def test_event_that_cannot_be_parsed_is_skipped(tmp_path, caplog):
    path = log(tmp_path, 1)
    record = b"\xff" * 10 + b"activation_memory"
    length = struct.pack("<Q", len(record))
    head = length + struct.pack("<I", masked_crc32c(length))
    path.write_bytes(head + record + b"\0\0\0\0" + path.read_bytes())

    assert [entry.step for entry in logdir.recordings(tmp_path)] == [0]
    assert "is damaged at byte 0" in caplog.text


def test_changed_file_is_noticed(tmp_path):
    path = log(tmp_path, 1)
    (found,) = logdir.recordings(tmp_path)
    path.write_bytes(b"")

    with pytest.raises(FormatError, match="holds no recording at byte"):
        found.read()


def test_runs_are_named_as_tensorboard_names_them(tmp_path):
    runs = [".", "a/deep one", "b", "λ"]
    for run in reversed(runs):
        log(tmp_path / run, 1)
    (tmp_path / "notes.txt").write_text("activation_memory")

    assert [entry.run for entry in logdir.recordings(tmp_path)] == runs


def test_links_are_followed_but_not_in_circles(tmp_path):
    log(tmp_path / "real" / "run", 1)
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs" / "linked").symlink_to(tmp_path / "real", target_is_directory=True)
    (tmp_path / "real" / "run" / "back").symlink_to(tmp_path / "real", target_is_directory=True)

    assert [entry.run for entry in logdir.recordings(tmp_path / "logs")] == ["linked/run"]


def test_one_event_file_is_log_directory_too(tmp_path):
    assert [entry.run for entry in logdir.recordings(log(tmp_path, 2))] == [".", "."]


def test_no_log_directory_is_error(tmp_path):
    with pytest.raises(FormatError, match="There is no file or log directory"):
        list(logdir.recordings(tmp_path / "nowhere"))


# Differences


def train(folder: Path, *steps: int) -> list[Recording]:
    """Record these steps of a training, and return the recordings."""
    recorded = [later(transformer(2), step) for step in steps]
    with SummaryWriter(str(folder)) as writer:
        for step, recording in zip(steps, recorded, strict=True):
            add_recording(writer, "memory", recording, step)
    return recorded


def test_differences_are_read_with_their_base(tmp_path):
    recorded = train(tmp_path, 0, 100, 200)

    found = list(logdir.recordings(tmp_path))

    assert [entry.base for entry in found] == [None, found[0], found[0]]
    assert [entry.recording() for entry in found] == recorded


def test_resumed_training_uses_its_own_base(tmp_path):
    recorded = train(tmp_path, 0, 1, 2, 3) + train(tmp_path, 2, 3, 4)

    found = list(logdir.recordings(tmp_path))

    assert [entry.base and entry.base.step for entry in found] == [None, 0, 0, 0, None, 2, 2]
    assert found[6].base == found[4]
    assert [entry.recording() for entry in found] == recorded


def test_difference_to_lost_file_is_error(tmp_path):
    train(tmp_path, 700, 800)
    found = list(logdir.recordings(tmp_path))
    path = found[0].file
    path.write_bytes(path.read_bytes()[found[1].offset :])
    after = train(tmp_path, 900, 1000)

    lost, *rest = logdir.recordings(tmp_path)

    with pytest.raises(FormatError) as caught:
        lost.recording()
    assert str(caught.value) == (
        "./memory at step 800 is stored as the difference to step 700, which is missing in "
        f"{tmp_path}. Put back its event file."
    )
    assert [entry.recording() for entry in rest] == after


def test_damaged_base_is_named(tmp_path):
    train(tmp_path, 700, 800)
    base, difference = logdir.recordings(tmp_path)
    data = bytearray(base.file.read_bytes())
    data[data.index(base.read()) + 100] ^= 1
    base.file.write_bytes(data)

    with pytest.raises(FormatError, match="needs the recording at step 700, but it is dam"):
        difference.recording()


def test_command_line_reads_differences(tmp_path, capsys):
    train(tmp_path / "runs", *range(0, 500, 100))

    for step in ("0", "400"):
        assert main(["show", str(tmp_path / "runs"), "--step", step, "--by", "module"]) == 0
        assert (
            main(["export", str(tmp_path / "runs"), "--step", step, "-o", f"{tmp_path}/{step}.csv"])
            == 0
        )
    shown = capsys.readouterr().out.replace("step 400", "step 0").split("transformer of 2 layers")

    assert shown[1].replace("0.csv", "") == shown[2].replace("400.csv", "")
    assert (tmp_path / "0.csv").read_text() == (tmp_path / "400.csv").read_text()
    assert main(["list", str(tmp_path / "runs")]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1 + 5


def test_files_of_one_second_are_read_in_order(tmp_path):
    name = "events.out.tfevents.1700000000.host.77"
    log(tmp_path / "9", 1).rename(tmp_path / f"{name}.9")
    log(tmp_path / "10", 2).rename(tmp_path / f"{name}.10")

    assert [entry.step for entry in logdir.recordings(tmp_path)] == [0, 0, 1]


def test_recording_in_its_own_file_has_step_and_time(tmp_path):
    before = time.time()
    write_recording(tmp_path / "a", "memory", toy(), 3)
    after = time.time()

    (found,) = logdir.recordings(tmp_path)
    assert (found.run, found.tag, found.step) == ("a", "memory", 3)
    assert before <= found.wall_time <= after
    assert found.recording() == toy()
    loaded = opened(tmp_path).get("index.json").json["runs"]
    assert [step["step"] for run in loaded for tag in run["tags"] for step in tag["steps"]] == [3]


@pytest.mark.parametrize("count", [2, 9])
def test_cyclic_links_are_visited_once(count, tmp_path):
    outside, top = tmp_path / "outside", tmp_path / "logs"
    for parent in (outside, top):
        for here in range(count):
            (parent / f"d{here}").mkdir(parents=True)
            for there in range(count):
                link = parent / f"d{here}" / f"to{there}"
                link.symlink_to(parent / f"d{there}", target_is_directory=True)
    (top / "a_link").symlink_to(outside, target_is_directory=True)
    log(top / "d1", 1)
    log(outside / "d1", 1)

    assert [entry.run for entry in logdir.recordings(top)] == ["a_link/d1", "d1"]


def test_only_regular_files_are_opened(tmp_path):
    log(tmp_path / "run", 1)
    os.mkfifo(tmp_path / "run" / "events.out.tfevents.0.fifo")
    (tmp_path / "run" / "events.out.tfevents.0.zero").symlink_to("/dev/zero")

    assert [entry.run for entry in logdir.recordings(tmp_path)] == ["run"]
