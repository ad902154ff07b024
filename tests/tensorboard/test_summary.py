"""Recordings in event files: all writers, the events, and reading them."""

from __future__ import annotations

import gc
import warnings
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import tensorboardX
import torch
from tensorboard.backend.event_processing.event_file_loader import RawEventFileLoader
from tensorboard.compat.proto import event_pb2, summary_pb2
from tensorboard.summary.writer.event_file_writer import EventFileWriter
from torch import nn
from torch.utils.tensorboard import SummaryWriter

from tb_actmem import add_recording, record, scalars, totals
from tb_actmem.analysis.totals import KEYS
from tb_actmem.errors import FormatError
from tb_actmem.format import Last, base_step, from_bytes
from tb_actmem.model import Category
from tb_actmem.tensorboard import recording_pb
from tb_actmem.tensorboard.events import (
    check_content,
    logdir,
    rank_of,
    sizes_of,
    summary_metadata,
    writers,
)
from tests.support.recordings import EXAMPLES, empty, shared_storage, toy, transformer
from tests.support.series import grown, later

WRITERS = {"torch": SummaryWriter, "tensorboardX": tensorboardX.SummaryWriter}


@pytest.fixture(params=WRITERS)
def writer(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    opened = WRITERS[request.param](str(tmp_path / "run"))
    yield opened
    opened.close()


def event_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*tfevents*"))


def values(folder: Path) -> list[tuple[event_pb2.Event, summary_pb2.Summary.Value]]:
    """Every summary value below a folder, as TensorBoard's own reader sees it."""
    records = [
        event_pb2.Event.FromString(record)
        for path in event_files(folder)
        for record in RawEventFileLoader(str(path)).Load()
    ]
    return [(event, value) for event in records for value in event.summary.value]


def ours(folder: Path) -> list[tuple[event_pb2.Event, summary_pb2.Summary.Value]]:
    return [
        (event, value)
        for event, value in values(folder)
        if value.metadata.plugin_data.plugin_name == "activation_memory"
    ]


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_summary_has_recording_as_one_string(recording):
    (value,) = recording_pb("memory", recording, "of the toy").value

    assert value.tag == "memory"
    assert value.metadata.summary_description == "of the toy"
    assert value.metadata.data_class == summary_pb2.DATA_CLASS_BLOB_SEQUENCE
    assert [dim.size for dim in value.tensor.tensor_shape.dim] == [1]
    assert from_bytes(value.tensor.string_val[0]) == recording


def test_trailing_zero_bytes_survive(monkeypatch):
    monkeypatch.setattr(writers, "to_bytes", lambda recording: b"ab\0\0")
    (value,) = recording_pb("memory", empty()).value

    assert value.tensor.string_val[0] == b"ab\0\0"


def test_every_event_carries_metadata_step_and_time(writer, tmp_path):
    for step in range(3):
        add_recording(writer, "memory", toy(), global_step=step, walltime=1e9 + step)
    writer.close()

    found = ours(tmp_path)

    assert [(event.step, event.wall_time) for event, _ in found] == [
        (0, 1e9), (1, 1e9 + 1), (2, 1e9 + 2),
    ]  # fmt: skip
    for _, value in found:
        assert value.metadata.data_class == summary_pb2.DATA_CLASS_BLOB_SEQUENCE
        check_content(value.metadata.plugin_data.content)
    assert [entry.recording() for entry in logdir.recordings(tmp_path)] == [toy()] * 3


@pytest.mark.parametrize(("folder", "tag"), [("rank3", "memory"), ("exp", "memory/rank3")])
@pytest.mark.parametrize("make", WRITERS.values(), ids=WRITERS)
def test_rank_is_in_run_or_tag(make, folder, tag, tmp_path):
    recording = replace(toy(), meta=toy().meta._replace(rank=3))
    with make(str(tmp_path / folder)) as writer:
        add_recording(writer, "memory", recording, global_step=0)

    ((_, value),) = ours(tmp_path)

    assert value.tag == tag
    assert rank_of(value.metadata.plugin_data.content) == 3


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"version": 1}',
        b'{"rank": -1}',
        b'{"rank": true}',
        b'{"rank": 2147483648}',
    ],
)
def test_content_with_invalid_rank_has_none(content):
    assert rank_of(content) is None


def test_totals_are_written_as_scalars(writer, tmp_path):
    add_recording(writer, "memory", toy(), global_step=5)
    writer.close()

    found = {
        value.tag: value.tensor.float_val[0]
        for event, value in values(tmp_path)
        if value.metadata.plugin_data.plugin_name == "scalars" and event.step == 5
    }

    assert found["memory/saved_bytes"] == found["memory/cached_bytes"] == 168
    assert found["memory/activation_bytes"] == 120
    assert found["memory/forward_peak_bytes"] == 192


def test_totals_are_numbers_for_other_loggers():
    weight = torch.randn(64, 64, requires_grad=True)
    with record() as recorder:
        (weight @ weight).exp().sum().backward()
    of_toy, of_step = scalars(toy()), scalars(recorder.recording)

    assert of_toy["saved_bytes"] == 168
    assert of_toy["input_bytes"] == 48
    assert of_toy["forward_peak_bytes"] == 192
    assert "step_peak_bytes" not in of_toy
    # The product, its exponential, and the backward's copy of its expanded gradient.
    assert of_step["step_peak_bytes"] > of_step["forward_peak_bytes"] >= 2 * 64 * 64 * 4
    assert {type(nbytes) for nbytes in of_step.values()} == {int}


def test_totals_that_are_not_known_are_left_out():
    (row,) = shared_storage().storages
    recording = replace(shared_storage(), storages=(row._replace(category=Category.UNKNOWN),))
    tags = [value.tag for value in writers.scalars_pb("memory", recording).value]

    assert tags == ["memory/saved_bytes", "memory/cached_bytes"]


def test_written_recording_is_found_without_server(writer, tmp_path):
    for step, recording in enumerate(EXAMPLES.values()):
        add_recording(writer, "memory", recording, global_step=step)
    writer.close()

    found = list(logdir.recordings(tmp_path))

    assert [(entry.run, entry.step) for entry in found] == [
        ("run", step) for step in range(len(EXAMPLES))
    ]
    assert {entry.tag for entry in found} == {"memory", "memory/rank3"}, "one is of rank 3"
    assert [entry.recording() for entry in found] == [*EXAMPLES.values()]


def test_step_is_converted_as_by_writer(writer, tmp_path):
    add_recording(writer, "memory", toy())
    add_recording(writer, "other", toy(), global_step=1.7)  # type: ignore[arg-type]
    writer.close()

    assert [event.step for event, _ in ours(tmp_path)] == [0, 1]


def test_closed_writer_reopens(tmp_path):
    writer = SummaryWriter(str(tmp_path))
    for step in range(2):
        add_recording(writer, "memory", toy(), global_step=step)
        writer.close()

    assert [entry.step for entry in logdir.recordings(tmp_path)] == [0, 1]


@pytest.mark.parametrize(
    ("steps", "words"), [((3, 3), "is written twice"), ((3, 2), "comes after 3")]
)
def test_step_that_does_not_grow_warns_once(writer, steps, words):
    first, second = steps
    add_recording(writer, "memory", empty(), first)
    with pytest.warns(UserWarning, match=words):
        add_recording(writer, "memory", empty(), second)
    add_recording(writer, "memory", empty(), second)
    add_recording(writer, "another tag", empty(), second)


def test_warning_points_at_caller(writer):
    add_recording(writer, "memory", empty())
    with pytest.warns(UserWarning) as caught:
        add_recording(writer, "memory", empty())

    assert caught[0].filename == __file__


def test_writers_are_not_kept_alive(tmp_path):
    writer = SummaryWriter(str(tmp_path))
    add_recording(writer, "memory", empty())
    writer.close()
    del writer
    gc.collect()

    assert len(writers._writers) == 0


@pytest.mark.parametrize("wrong", [None, "runs", object(), {}])
def test_other_writer_is_refused_with_solution(wrong):
    with pytest.raises(TypeError, match=r"tb_actmem\.tensorboard\.recording_pb"):
        add_recording(wrong, "memory", toy())


def test_any_other_writer_takes_summary(tmp_path):
    writer = EventFileWriter(str(tmp_path))
    with pytest.raises(TypeError, match=r"must be a SummaryWriter .*EventFileWriter"):
        add_recording(writer, "memory", toy())
    event = event_pb2.Event(wall_time=1.5, step=7, summary=recording_pb("memory", toy()))
    writer.add_event(event)
    writer.close()

    (found,) = logdir.recordings(tmp_path)
    assert (found.run, found.step, found.wall_time) == (".", 7, 1.5)
    assert from_bytes(found.read()) == toy()


def test_too_large_recording_is_warning(writer, tmp_path, monkeypatch):
    def refuse(*_: object) -> tuple[bytes, Last]:
        raise FormatError("the recording cannot be written: it has too many bytes")

    monkeypatch.setattr(writers, "to_bytes_after", refuse)
    with pytest.warns(UserWarning, match="was not recorded: the recording cannot be written"):
        add_recording(writer, "memory", toy(), 3)
    writer.close()

    assert ours(tmp_path) == []
    assert "memory/cached_bytes" in [value.tag for _, value in values(tmp_path)]


def test_dead_writer_warns_with_its_own_words(tmp_path):
    writer = SummaryWriter(str(tmp_path))
    thread = writer._get_file_writer().event_writer._async_writer._worker
    thread.exception = OSError(28, "No space left on device")
    with pytest.raises(OSError, match="No space left") as elsewhere:
        writer.add_scalar("loss", 1.0, 0)
    with pytest.warns(UserWarning, match="not recorded: OSError") as here:
        add_recording(writer, "memory", toy(), 0)
    thread.exception = None
    writer.close()

    assert str(elsewhere.value) in str(here[0].message)


def test_metadata_of_newer_version_is_refused():
    check_content(summary_metadata().plugin_data.content)
    with pytest.raises(FormatError, match="newer tb_actmem"):
        check_content(b'{"version": 2}')


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[1]", b"\xff", b'{"version": "1"}', b'{"version": 0}', b"[" * 100_000]
)
def test_metadata_that_is_not_ours_is_refused(content):
    with pytest.raises(FormatError, match="not written by tb_actmem"):
        check_content(content)


def test_metadata_have_sizes_of_model_and_forward():
    x = torch.ones(3, 4)
    with record(model := nn.Linear(4, 8)) as recorder:
        recorder.finish(model(x).relu())

    (value,) = recording_pb("memory", recorder.recording).value
    sizes = sizes_of(value.metadata.plugin_data.content)

    assert sizes.model_parameter_bytes == sum(each.nbytes for each in model.parameters())
    assert sizes.made_bytes == 2 * 3 * 8 * 4, "the outputs of the Linear and of ReLU"


@pytest.mark.parametrize("named", ["-1", "true", '"7"', "1.5", str(2**63), "null", "[" * 100_000])
def test_invalid_sizes_are_unknown(named):
    content = f'{{"version": 1, "made_bytes": {named}, "model_parameter_bytes": {named}}}'

    assert sizes_of(content.encode()) == (None, None)


def test_writing_costs_no_warning_when_steps_grow(writer):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for step in range(30):
            add_recording(writer, "memory", empty(), step)


def test_totals_are_described_once(writer, tmp_path):
    for step in range(2):
        add_recording(writer, "memory", toy(), step)
        add_recording(writer, "other", toy(), step)
    writer.close()

    about = {
        (event.step, value.tag): value.metadata.summary_description
        for event, value in values(tmp_path)
        if value.metadata.plugin_data.plugin_name == "scalars"
    }

    summed = totals(toy())
    known = [name for name in KEYS if getattr(summed, name) is not None]
    # Its block had no backward, and nobody looked for the states of its model.
    assert len(known) == len(KEYS) - 4
    assert len(about) == 2 * 2 * len(known)
    assert all(bool(text) == (step == 0) for (step, _), text in about.items())


# Differences


def bases(folder: Path) -> list[int | None]:
    """The step that each recording stands on, in the order of writing; None: complete."""
    return [base_step(bytes(value.tensor.string_val[0])) for _, value in ours(folder)]


def test_mostly_equal_step_is_written_as_difference(writer, tmp_path):
    steps = [later(transformer(2), step) for step in range(4)]
    for step, recording in enumerate(steps):
        add_recording(writer, "memory", recording, 10 + step)
    writer.close()

    assert bases(tmp_path) == [None, 10, 10, 10]
    assert [entry.recording() for entry in logdir.recordings(tmp_path)] == steps


def test_other_structure_is_written_completely(writer, tmp_path):
    shapes = [transformer(2), transformer(3), later(transformer(3)), grown(transformer(3))]
    for step, recording in enumerate(shapes):
        add_recording(writer, "memory", recording, step)
    writer.close()

    assert bases(tmp_path) == [None, None, 1, 1]
    assert [entry.recording() for entry in logdir.recordings(tmp_path)] == shapes


def test_tags_have_separate_differences(writer, tmp_path):
    for step in range(2):
        add_recording(writer, "a", transformer(2), step)
        add_recording(writer, "b", transformer(1 + step), step)
    writer.close()

    assert bases(tmp_path) == [None, None, 0, None]


@pytest.mark.filterwarnings("ignore:Step")
@pytest.mark.parametrize("second", [1, 0])
def test_tag_without_growing_steps_has_no_differences(writer, tmp_path, second):
    """TensorBoard's loaders do not agree on which of them it shows."""
    for step in (0, 1, second, 2, 3):
        add_recording(writer, "memory", transformer(2), step)
    writer.close()

    assert bases(tmp_path) == [None, 0, None, None, None]


def test_reopened_writer_begins_with_complete_recording(tmp_path):
    writer = SummaryWriter(str(tmp_path))
    for step in range(4):
        add_recording(writer, "memory", transformer(2), step)
        if step == 1:
            writer.close()
    writer.close()

    assert bases(tmp_path) == [None, 0, None, 2]


def test_nothing_refers_to_unwritten_recordings(tmp_path, monkeypatch):
    writer = SummaryWriter(str(tmp_path))
    file_writer = writer._get_file_writer()

    def fail(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(file_writer, "add_summary", fail)
        with pytest.raises(KeyboardInterrupt):
            add_recording(writer, "memory", transformer(2), 0)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        add_recording(writer, "memory", transformer(2), 0)
        add_recording(writer, "memory", transformer(2), 1)
    writer.close()

    assert bases(tmp_path) == [None, 0]


def test_summary_for_other_writers_is_complete():
    blobs = [recording_pb("memory", toy()).value[0].tensor.string_val[0] for _ in range(2)]

    assert [from_bytes(blob) for blob in blobs] == [toy(), toy()]


def test_state_of_writer_does_not_grow(tmp_path):
    writer = SummaryWriter(str(tmp_path))
    sizes = []
    for step in range(300):
        add_recording(writer, "memory", later(toy(), step), step)
        (kept,) = writers._writers[writer].complete.values()
        sizes.append(len(kept.digests))
    writer.close()

    assert len(set(sizes)) == 1
