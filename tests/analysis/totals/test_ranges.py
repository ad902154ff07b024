"""The range that notes give the peaks; that of real steps is in the tests of predictions."""

from __future__ import annotations

from dataclasses import replace

import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.totals import ranges
from tb_actmem.model import Note, Recording
from tb_actmem.predict import PeakRange, fits, peak_range
from tb_actmem.text.notes import WORDS, recorded_at


def step() -> Recording:
    model = nn.Linear(32, 4)
    with tb_actmem.record(model) as recorder:
        model(torch.ones(8, 32)).square().sum().backward()
    return recorder.recording


def noted(*notes: Note) -> Recording:
    recording = step()
    return replace(recording, meta=recording.meta._replace(notes=notes))


def test_recorded_step_is_exact(compiled_observer: None) -> None:
    assert peak_range(step()) == PeakRange(0, 0, ())


def test_dispatch_mode_names_its_note(by_mode: None) -> None:
    assert peak_range(step()) == PeakRange(0, 0, ("dispatch-mode",))


def test_bytes_of_notes_are_added() -> None:
    of_both = Note.of("selective-views", names=["view"], nbytes=100)
    higher = Note.of("variables", nbytes=20, forward_nbytes=7)
    lower = Note.of("copied-views", nbytes=3)
    cached = Note.of("own-copies", cached_nbytes=5)

    found = peak_range(noted(of_both, higher, lower, cached))

    assert found == PeakRange(lower_bytes=103, higher_bytes=125, unbounded=())


def test_notes_without_known_bytes_are_named() -> None:
    unknown = Note.of("recurrent-memory", names=["LSTM"])
    known = Note.of("recurrent-memory", names=["LSTM"], nbytes=8)
    elsewhere = recorded_at(Note.of("ctx-copies", nbytes=16), "b=2")

    assert peak_range(noted(unknown)) == PeakRange(0, 0, ("recurrent-memory",))
    assert peak_range(noted(known)) == PeakRange(0, 8, ())
    assert peak_range(noted(elsewhere)) == PeakRange(0, 0, ("ctx-copies",))


def test_notes_on_another_device_do_not_count() -> None:
    found = noted(
        Note.of("allocator-peak", device="cuda:0", nbytes=64),
        Note.of("memory-elsewhere", nbytes=32),
    )

    assert peak_range(found) == PeakRange(0, 32, ())
    on_gpu = tuple(row._replace(device="cuda:0") for row in found.storages)
    assert peak_range(replace(found, storages=on_gpu)) == PeakRange(0, 64, ())


def test_range_of_reserved_memory_has_that_of_peaks() -> None:
    note = Note.of("selective-views", names=["view"], nbytes=2**20)
    exact, unsure = (fits(recording, "H100") for recording in (noted(), noted(note)))

    assert unsure.most_reserved_bytes == exact.most_reserved_bytes + 2**20
    assert unsure.least_reserved_bytes == max(0, exact.least_reserved_bytes - 2**20)


ABOUT_OTHER_PEAKS = {
    "forward-in-backward",  # the peaks include it
    "validation-inside",  # a part of the block
    "unused-memory",  # a total peak never includes it
    "made-parameters",  # the total peak includes them
    "from-snapshot",  # blocks instead of storages
    "idle-offload",  # the forward peak
}


def test_every_note_on_peaks_is_in_the_range() -> None:
    said = {code for code, parts in WORDS.items() if "peak" in "".join(parts)}
    known = ranges._BOUNDED | ranges._UNBOUNDED

    assert known <= {*WORDS}
    assert said - known == ABOUT_OTHER_PEAKS
