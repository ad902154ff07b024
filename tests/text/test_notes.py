"""Notes as sentences: parts that are left out, numbers, names, and notes of other releases."""

from __future__ import annotations

import pytest

from tb_actmem.model import Note
from tb_actmem.text.notes import recorded_at, sentence, words

LOST = Note.of("lost-graphs", count=1, cause="KeyError")


def test_sentence_ends_with_its_slug() -> None:
    assert words(LOST) == (
        "The graph could not be read before 1 backward consumed it (KeyError). "
        "Its saved tensors are not in the recording."
    )
    assert sentence(LOST) == str(LOST) == f"{words(LOST)} [lost-graphs]"


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({}, "Memory ran out (MemoryError)."),
        ({"phase": "backward"}, "Memory ran out (MemoryError) in the backward."),
        ({"line": "a.py:3", "message": "no"}, "Memory ran out (MemoryError) at a.py:3: no."),
    ],
)
def test_part_without_its_value_is_left_out(values: dict[str, str], said: str) -> None:
    assert words(Note.of("out-of-memory", error="MemoryError", **values)) == said


def test_several_names_and_large_numbers_are_readable() -> None:
    note = Note.of("dry-run-sizes", count=2000, ops=["aten::index", "aten::nonzero"])
    assert words(note).startswith(
        "The sizes of 2,000 results depend on data, and were 0 here (aten::index, aten::nonzero)"
    )


def test_value_of_none_is_left_out() -> None:
    assert Note.of("made-parameters", nbytes=4, nameless=None).values == (("nbytes", 4),)


def test_sentence_of_older_recording_has_no_slug() -> None:
    assert sentence(Note.from_text("Half of it {was} not seen.")) == "Half of it {was} not seen."


def test_unknown_code_shows_its_values() -> None:
    assert sentence(Note.of("new", nbytes=2000, names=("a", "b"))) == (
        "nbytes: 2,000, names: a, b [new]"
    )


def test_note_of_one_recording_begins_with_its_sizes() -> None:
    note = recorded_at(LOST, "b=2, s=16")
    assert words(note) == f"At b=2, s=16: {words(LOST)}"
    assert recorded_at(note, "b=3") == note


@pytest.mark.parametrize("value", ["{count}", 2**62, ("x", "{0}")])
def test_values_of_unexpected_types_do_not_fail(value: str | int | tuple[str, ...]) -> None:
    for name in ("count", "nbytes", "cause", "at"):
        values = {"count": 1, "nbytes": 2, "cause": "x", name: value}
        assert words(Note("lost-ops", tuple(values.items())))
