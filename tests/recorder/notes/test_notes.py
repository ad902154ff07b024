"""Notes, from handwritten facts and from simulated devices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.model import AllocatorReading, Category, NodeKind, Note
from tb_actmem.recorder.assemble.meta import meta_of, unread_notes
from tb_actmem.recorder.cuda_allocator import (
    AllocatedBytes,
    Reading,
    allocator_rows,
    device_readings,
)
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph import GraphFacts
from tb_actmem.recorder.graph.saves import NodeType
from tb_actmem.recorder.notes import Gaps, leaks, note_inside, stale_graphs
from tb_actmem.recorder.notes.model_states import size_notes
from tb_actmem.recorder.notes.out_of_memory import out_of_memory_notes
from tb_actmem.text.notes import words
from tests.support.notes import notes_of


def storages(*rows: tuple[str, int, int | None, int | None]) -> Storages:
    """Of (device, bytes, birth, death)."""
    found = Storages()
    for number, (device, nbytes, birth, death) in enumerate(rows):
        found.device.append(device)
        found.nbytes.append(nbytes)
        found.birth.append(birth)
        if death is not None:
            found.death[number] = death
    return found


# Devices


def reading(requested: int, peak: int, *, current: int = 0, blocks: int = 0) -> Reading:
    return Reading(AllocatedBytes(0, current, 0, blocks, requested), peak)


LIVES = storages(
    ("cuda:0", 100, None, None),
    ("cuda:0", 10, 0, 2),
    ("cuda:0", 20, 1, 3),
    ("cuda:0", 40, 2, 2),  # dies with the op that made it, while it is there
    ("cuda:0", 30, None, 1),  # was there before, and makes room
    ("cuda:1", 1000, 0, None),
    ("cpu", 5000, 0, None),
)
"""On cuda:0 over the block's begin: 10, then 0, then 30 (10 gone, 40 come), then -30."""


@pytest.mark.parametrize(
    ("before", "after", "inside"),
    [
        (reading(130, 130), reading(90, 160), None),
        (reading(130, 130), reading(90, 161), 1),
        (reading(130, 150), reading(90, 191), 31),
        (reading(130, 150), reading(90, 150), None),
    ],
)
def test_allocator_bytes_beyond_storages_are_noted(
    before: Reading, after: Reading, inside: int | None
) -> None:
    notes = [*note_inside({"cuda:0": before}, {"cuda:0": after}, LIVES, has_model=True)]

    expected = Note.of("allocator-peak", device="cuda:0", nbytes=inside)
    assert notes == ([] if inside is None else [expected])


def test_missing_device_does_not_stop_comparison() -> None:
    def noted(before: dict[str, Reading], after: dict[str, Reading]) -> list[str]:
        return [*map(words, note_inside(before, after, LIVES, has_model=False))]

    assert noted({"cuda:0": reading(0, 0)}, {}) == []
    (note,) = noted({"cuda:1": reading(5, 5)}, {"cuda:1": reading(5, 2005)})
    assert "of cuda:1 had 1,000 bytes more" in note
    (note,) = noted({"cuda:3": reading(5, 5)}, {"cuda:3": reading(5, 7)})
    assert "of cuda:3 had 2 bytes more" in note


@pytest.mark.parametrize(("has_model", "nbytes"), [(True, 7), (False, None)])
def test_memory_that_block_does_not_use_is_noted(has_model: bool, nbytes: int | None) -> None:
    now = {"cuda:0": reading(137, 200)}

    notes = [*note_inside(now, now, LIVES, has_model=has_model)]

    expected = Note.of("unused-memory", device="cuda:0", nbytes=nbytes)
    assert notes == ([] if nbytes is None else [expected])


def test_every_used_device_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def stats(number: int) -> dict[str, int]:
        names = ["allocated", "current", "freed", "peak"]
        found = {f"allocated_bytes.all.{name}": 10 * number + at for at, name in enumerate(names)}
        return {
            **found,
            "requested_bytes.all.current": 10 * number + 4,
            "requested_bytes.all.peak": 10 * number + 5,
        }

    monkeypatch.setattr(torch.cuda, "device_count", lambda: 2)
    monkeypatch.setattr(torch.cuda, "memory_stats", stats)
    monkeypatch.setattr(torch.cuda, "is_initialized", lambda: False)
    assert device_readings() == {}

    monkeypatch.setattr(torch.cuda, "is_initialized", lambda: True)
    first, second = device_readings().items()
    assert first == ("cuda:0", Reading(AllocatedBytes(0, 1, 2, 3, 4), 5))
    assert second == ("cuda:1", Reading(AllocatedBytes(10, 11, 12, 13, 14), 15))


def test_two_readings_stand_side_by_side() -> None:
    before = {
        "cuda:0": reading(1, 2, current=3, blocks=4),
        "cuda:1": reading(9, 9, current=9, blocks=9),
    }
    after = {"cuda:0": reading(5, 6, current=7, blocks=8)}

    assert allocator_rows(before, after) == (AllocatorReading("cuda:0", 3, 7, 8, 1, 5),)


@pytest.mark.parametrize(("message", "device"), [("GPU 1 has no more", 1), ("no more", 3)])
def test_allocator_note_follows_place_note(
    message: str, device: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def of(nbytes: Any) -> Any:
        return lambda number: nbytes if number == device else 1 / 0

    monkeypatch.setattr(torch.cuda, "is_initialized", lambda: True)
    monkeypatch.setattr(torch.cuda, "current_device", lambda: 3)
    monkeypatch.setattr(torch.cuda, "mem_get_info", of((1_000, 9_000)))
    monkeypatch.setattr(torch.cuda, "memory_allocated", of(5_000))
    monkeypatch.setattr(torch.cuda, "memory_reserved", of(7_000))

    assert [*map(words, out_of_memory_notes(torch.OutOfMemoryError(message), []))] == [
        f"Memory ran out (OutOfMemoryError): {message}.",
        f"When the exception left the block, torch had 5,000 bytes of cuda:{device} allocated and "
        "7,000 reserved. 1,000 of its 9,000 bytes were free.",
    ]
    (note,) = out_of_memory_notes(MemoryError(""), [])
    assert words(note) == "Memory ran out (MemoryError)."
    monkeypatch.setattr(torch.cuda, "is_initialized", lambda: False)
    assert len(out_of_memory_notes(torch.OutOfMemoryError(message), [])) == 1


def test_long_message_is_cut() -> None:
    (note,) = out_of_memory_notes(MemoryError("a" * 1000), [])
    assert words(note) == f"Memory ran out (MemoryError): {'a' * 600}."


# Sizes


def test_changed_sizes_are_noted() -> None:
    """3 of 5 storages shrink and 2 grow; one of each belongs to the model."""
    found = storages(*[("cpu", 100, None, None)] * 5)
    found.resized, found.grown = {0: 40, 1: 90, 2: 0}, {3: 70, 4: 10}
    model, other = Category.PARAMETER, Category.INPUT

    notes = size_notes(found, [other, other, model, other, Category.BUFFER])

    assert [*notes] == [
        Note.of("storages-shrank", count=2, nbytes=70),
        Note.of("storages-grew", count=1, nbytes=30),
    ]
    assert [*size_notes(storages(("cpu", 1, None, None)), [model])] == []


def test_parameters_made_in_block_are_noted() -> None:
    """Two of 4 parameters are older, and one of them is the model's own."""
    found = storages(*[("cpu", 100, None, None)] * 5)
    found.evidence.names[0] = (Category.PARAMETER, "weight")
    categories = [*[Category.PARAMETER] * 4, Category.INPUT]

    assert [*size_notes(found, categories)] == []
    found.birth[2:5] = 0, 3, 5
    (note,) = size_notes(found, categories)
    assert note == Note.of("made-parameters", nbytes=200, nameless=200)
    assert words(note).endswith("peaks. 200 of these bytes are not counted as the model's.")
    found.evidence.names[2] = (Category.PARAMETER, "other")
    (note,) = size_notes(found, categories)
    assert note == Note.of("made-parameters", nbytes=200, nameless=100)


# Facts that could not be observed


COPY, PLAIN = (
    NodeType(name, NodeKind.FUNCTION, (), None, is_hidden=is_hidden)
    for name, is_hidden in (("CopySlices", True), ("AddBackward0", False))
)


SCRIPT = NodeType("DifferentiableGraphBackward", NodeKind.FUNCTION, (), None, is_hidden=True)
ADVICE = "The compiled observer reads them: run python -m tb_actmem.recorder.engine."


@pytest.mark.parametrize(
    ("types", "unexplained", "begin", "end"),
    [
        ([COPY, COPY], None, "CopySlices: 2 nodes may save", f"without an op stream. {ADVICE}"),
        ([COPY], 1000, "CopySlices: 1 node may save tensors that cannot be read. 1,000 ", ADVICE),
        ([SCRIPT], 1000, "DifferentiableGraphBackward: 1 node", "from before the block."),
    ],
)
def test_unreadable_nodes_are_noted(
    types: list[NodeType], unexplained: int | None, begin: str, end: str
) -> None:
    counted = None if unexplained is None else lambda: unexplained
    (note,) = map(words, unread_notes([PLAIN, *types], counted))

    assert note.startswith(begin) and note.endswith(end)
    assert [*unread_notes([PLAIN], None)] == []


@pytest.mark.parametrize(
    ("rank", "found"), [("3", 3), ("0", 0), ("", None), ("-1", None), ("x", None)]
)
def test_rank_comes_from_launcher(
    rank: str, found: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RANK", rank)
    assert meta_of("", GraphFacts(), Storages(), 0, has_ops=False).rank == found


@pytest.mark.parametrize(
    ("devices", "device"),
    [
        ([], "cpu"),
        (["cpu"], "cpu"),
        (["meta", "cpu"], "meta"),
        (["cpu", "meta", "xpu:1", "xpu:0"], "xpu:0"),
        (["cpu", "cuda:0"], "cuda:0"),
    ],
)
def test_recording_names_device_of_its_storages(
    devices: list[str], device: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    found = storages(*((one, 4, None, None) for one in devices))
    assert meta_of("", GraphFacts(), found, 0, has_ops=False).device == device

    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "get_device_name", lambda name: f"a GPU at {name}")
    expected = "a GPU at cuda:0" if "cuda:0" in devices else device
    assert meta_of("", GraphFacts(), found, 0, has_ops=False).device == expected


def test_unobserved_facts_are_noted_once() -> None:
    one, two, older = Note("one"), Note("two"), Note("older")
    facts, found = GraphFacts(notes=[one, two, one], older=[older]), Storages()
    found.opaque_bytes, found.packed_elsewhere = 1000, 2000
    found.unsearched = {"results of pack hooks", "the ctx of Mine"}

    notes = meta_of("", facts, found, 0, has_ops=False).notes

    assert notes == (
        one,
        two,
        Note.of("unread-storage", nbytes=1000),
        Note.of("packed-elsewhere", count=2000),
        Note.of("unsearched-objects", names=["results of pack hooks", "the ctx of Mine"]),
        older,
    )


def test_gap_counts_and_names_first_cause() -> None:
    found = Gaps()
    pair = [torch.zeros(3), torch.zeros(2, dtype=torch.int16), "x"]

    found.add("lost-ops", ValueError(), torch.zeros(1000))
    found.add("lost-ops", KeyError(), pair)
    found.add("forked", "itself")

    assert found.notes() == [
        Note.of("lost-ops", count=2, nbytes=4016, cause="ValueError"),
        Note.of("forked", count=1, nbytes=0, cause="itself"),
    ]


# Stale graphs and leaks of earlier steps


def steps(step: Any, count: int = 3) -> tuple[str, ...]:
    """Return the note of the last watched step."""
    recorder = tb_actmem.record(every=1)
    for _ in range(count):
        with recorder:
            step()
        notes = notes_of(recorder.recording)
    return notes


def test_three_largest_leaks_are_named() -> None:
    kept: list[Tensor] = []

    def step() -> None:
        kept.append(torch.ones(10))
        kept.append(torch.ones(50))
        kept.append(torch.ones(20))
        kept.append(torch.ones(40))
        kept.append(torch.ones(30))

    found = [note.partition("did not use: ")[2] for note in steps(step)]
    assert [note.partition(" bytes")[0] for note in found] == ["400", "320", "240"]
    assert [note.endswith(" 2 other lines left memory too.") for note in found] == [0, 0, 1]


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> list[Tensor]:
    """The tensors that are found when older graphs are searched."""
    kept: list[Tensor] = []

    def living() -> Iterator[Tensor]:
        yield from kept

    monkeypatch.setattr(stale_graphs, "reachable", living)
    monkeypatch.setattr(stale_graphs, "_has_searched", False)
    return kept


def test_three_most_frequent_stale_outputs_are_named(
    alone: list[Tensor],
) -> None:
    x = torch.randn(4, requires_grad=True)
    functions = (torch.exp, torch.sin, torch.sin, torch.cos, torch.tanh, torch.sigmoid, torch.cos)
    alone += [function(x) for function in functions]

    with tb_actmem.record() as recorder:
        y = x.exp()

    (note,) = notes_of(recorder.recording)
    assert "They have 7 nodes and keep 64 bytes" in note  # the input, and three results
    names = note.partition("Their outputs: ")[2].partition(". ")[0]
    assert names == "SinBackward0 [4] ×2, CosBackward0 [4] ×2, ExpBackward0 [4] and 2 others"
    del y


def test_three_most_frequent_hooks_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(leaks, "_begun", [])
    model = nn.Sequential(*(nn.Linear(4, 4) for _ in range(5)))
    recorder = tb_actmem.record(model, every=1)
    for _ in range(2):
        with recorder:
            for layer, times in zip(model, (1, 3, 2, 5, 1), strict=True):
                for _ in range(times):
                    layer.register_forward_hook(print_nothing)

    (note,) = notes_of(recorder.recording)
    named = note.partition("remove them: ")[2].split(", ")
    assert [one.partition(" by ")[0] for one in named] == [
        "10 forward hooks of 3",
        "6 forward hooks of 1",
        "4 forward hooks of 2",
    ]
    assert named[2].endswith(" and 2 others.")


def print_nothing(*given: Any) -> None:
    """Is registered, and does nothing."""
