"""Columns byte by byte, by the words of actmem.proto: how they are coded, found and bounded."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tb_actmem.format import actmem_pb2, codings, container, difference, tables
from tb_actmem.format.codings import (
    LISTS,
    NUMBERS,
    STEPS,
    TEXTS,
    Coding,
    Source,
    Strings,
    Target,
    encodable,
    get_strings,
    put_strings,
)
from tb_actmem.format.difference import columns, joined
from tb_actmem.model import check

PROTO = Path(codings.__file__).with_name("actmem.proto")
MOST = 2**63 - 2


@pytest.mark.parametrize(
    ("words", "bound", "number"),
    [
        ("a message of more than 2^26 bytes", container.MAX_BYTES, 67_108_864),
        ("a recording of more than 2^24 rows", tables.MAX_ROWS, 16_777_216),
        ("A text has at most 2^12 characters", codings.MAX_ONE_TEXT, 4_096),
        ("all of Strings together 2^26", codings.MAX_TEXT, 67_108_864),
        ("A shape has at most 2^12 dimensions", check.MAX_DIMS, 4_096),
        ("less than 2^63 elements", check.MAX_ELEMENTS, 9_223_372_036_854_775_806),
        ("at most 1000 notes", check.MAX_NOTES, 1_000),
        ("storages on at most 64 devices", check.MAX_DEVICES, 64),
        ("at most 2^30 characters when each is written", check.MAX_CHARACTERS, 1_073_741_824),
        ("depends on more than 8 differences", difference.MAX_CHAIN, 8),
    ],
)
def test_bounds_are_those_of_specification(words: str, bound: int, number: int) -> None:
    said = " ".join(PROTO.read_text(encoding="utf-8").replace("//", "").split())
    assert words in said
    assert bound == number


class Table(SimpleNamespace):
    """Stands for a message with one column, and the count of its lists."""

    def __init__(self) -> None:
        super().__init__(it=[], it_count=[])


TEXT = ["a", "b", "a", None, "c"]
CODED: list[tuple[Coding, list[Any], list[int], list[int]]] = [
    (NUMBERS, [0, 3, MOST], [0, 3, MOST], []),
    (NUMBERS, [0, 0, 0], [], []),
    (STEPS, [0, 0, 1, 5, 3, 3], [1, 1, 2, 5, -2, 1], []),
    (STEPS, [None, 5, None, 4, None], [0, 6, 0, -1, 0], []),
    (STEPS, [None, None], [], []),
    (STEPS, [MOST, 0], [MOST + 1, -MOST], []),
    (TEXTS, TEXT, [1, 2, -1, 0, 3], []),
    (LISTS, [(1, 2), (), None, (0, 5)], [2, 2, -2, 6], [3, 1, 0, 3]),
    (LISTS, [(), ()], [], [1, 1]),
    (LISTS, [None, None], [], []),
]


@pytest.mark.parametrize(("coding", "values", "codes", "counts"), CODED)
def test_column_is_coded_as_specification_says(
    coding: Coding, values: list[Any], codes: list[int], counts: list[int]
) -> None:
    table, texts = Table(), Strings()
    coding.put(Target(table, texts), "it", values)

    assert (table.it, table.it_count) == (codes, counts)
    assert [*coding.get(Source(table, len(values), [*texts]), "it")] == values


@pytest.mark.parametrize(
    ("coding", "values"),
    [
        (NUMBERS, [-1]),
        (NUMBERS, [0, MOST + 1]),
        (STEPS, [MOST + 1]),
        (STEPS, [0, -1]),
        (LISTS, [(0, -1)]),
        (LISTS, [(MOST + 1, 0)]),
    ],
)
def test_value_beyond_column_is_not_written(coding: Coding, values: list[Any]) -> None:
    with pytest.raises(ValueError, match=r"has a value outside of 0..2\^63-2"):
        coding.put(Target(Table(), Strings()), "it", values)


@pytest.mark.parametrize(
    ("coding", "codes", "counts", "rows", "why"),
    [
        (NUMBERS, [1, 2], [], 3, "has 2 rows where the table has 3"),
        (NUMBERS, [-1], [], 1, "has a value outside"),
        (NUMBERS, [MOST + 1], [], 1, "has a value outside"),
        (STEPS, [1, -1], [], 2, "has a value outside"),
        (STEPS, [MOST + 2], [], 1, "has a value outside"),
        (TEXTS, [3], [], 1, "names a string outside of 0..1"),
        (LISTS, [1, 0], [3], 1, "has an empty entry"),
        (LISTS, [1, 1], [2], 1, "has 2 entries where its rows count 1"),
        (LISTS, [1], [3], 1, "has 1 entries where its rows count 2"),
        (LISTS, [1], [2, 0], 1, "has 2 rows where the table has 1"),
    ],
)
def test_invalid_codes_are_refused(
    coding: Coding, codes: list[int], counts: list[int], rows: int, why: str
) -> None:
    table = Table()
    table.it, table.it_count = codes, counts
    with pytest.raises(ValueError) as refused:
        coding.get(Source(table, rows, ["a", "b"]), "it")
    assert str(refused.value).startswith(why)


# Texts


def test_text_is_written_without_shared_prefix() -> None:
    texts = (
        "layers.0",
        "layers.10",
        "layers.1",
        "layers.1",
        "",
        "norm",
    )
    message = actmem_pb2.Strings()
    put_strings(message, texts)

    assert [*message.shared] == [0, 7, 8, 8, 0, 0]
    assert [*message.rest] == ["layers.0", "10", "", "", "", "norm"]
    assert get_strings(message) == texts


@pytest.mark.parametrize(
    ("shared", "rest", "why"),
    [
        ([0], ["a", "b"], "strings has 1 prefixes for 2 texts"),
        ([1], ["a"], "strings[0] shares 1 characters of 0"),
        ([0, 2], ["a", "b"], "strings[1] shares 2 characters of 1"),
        ([0, 4096], ["a" * 4096, "b"], "strings[1] has 4097 characters, more than 4096"),
    ],
)
def test_inconsistent_texts_are_refused(shared: list[int], rest: list[str], why: str) -> None:
    with pytest.raises(ValueError) as refused:
        get_strings(actmem_pb2.Strings(shared=shared, rest=rest))
    assert str(refused.value) == why


def test_as_many_characters_are_read_as_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codings, "MAX_TEXT", 5)
    within, beyond = actmem_pb2.Strings(), actmem_pb2.Strings()
    put_strings(within, ["ab", "abc"])
    assert get_strings(within) == ("ab", "abc")

    with pytest.raises(ValueError, match="it has 6 characters of text, more than 5"):
        put_strings(beyond, ["ab", "abcd"])
    beyond = actmem_pb2.Strings(shared=[0, 2], rest=["ab", "cd"])
    with pytest.raises(ValueError, match="it has 6 characters of text, more than 5"):
        get_strings(beyond)


def test_long_text_is_cut_in_its_middle() -> None:
    assert encodable("a" * 4096) == "a" * 4096
    assert encodable("b" + "a" * 4095 + "c") == "b" + "a" * 2046 + "…" + "a" * 2047 + "c"


# The message cut into columns

NODES = b"\x2a\x0c" + b"\x0a\x02\x01\x02" + b"\x08\x96\x01" + b"\x0a\x03\x03\x04\x05"
"""Field 5 with a column 1, packed and once not; all pieces of a column are put together."""
OTHERS = b"\x08\x05" + b"\x11" + bytes(8) + b"\x1d" + bytes(4)
"""Fields of the message itself, which no table is: a number, eight bytes, four bytes."""
FIXED = b"\x22\x10" + b"\x09" + bytes(8) + b"\x15" + bytes(4) + b"\x18\x01"
"""Field 4 with columns of eight bytes, of four, and of one number."""


def test_columns_are_cut_where_their_fields_end() -> None:
    assert columns(NODES + OTHERS + FIXED) == {
        4 << 7 | 1: b"\x09" + bytes(8),
        4 << 7 | 2: b"\x15" + bytes(4),
        4 << 7 | 3: b"\x18\x01",
        5 << 7 | 1: NODES[2:],
    }
    assert [*columns(NODES + FIXED)] == sorted(columns(NODES + FIXED))


@pytest.mark.parametrize("end", [*range(1, len(NODES)), *range(1, len(FIXED))])
def test_truncated_message_has_no_columns(end: int) -> None:
    for whole in (NODES, FIXED):
        if end < len(whole):
            with pytest.raises(ValueError, match="its message ends in the middle of a field"):
                columns(whole[:end])


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\x0c", "its message has a field of type 4"),
        (b"\x0e", "its message has a field of type 6"),
        (b"\x2a\x03\xf8\x07\x00", None),
        (b"\x2a\x03\x80\x08\x00", "it has a column 128, more than 127"),
        (b"\x08" + b"\xff" * 9 + b"\x01", None),
        (b"\x08" + b"\xff" * 10 + b"\x01", "its message has a number of more than ten bytes"),
        (b"\x08" + b"\xff" * 9, "its message ends in the middle of a field"),
    ],
)
def test_invalid_protobuf_has_no_columns(data: bytes, why: str | None) -> None:
    if why is None:
        columns(data)
        return
    with pytest.raises(ValueError) as refused:
        columns(data)
    assert str(refused.value) == why


def test_message_with_too_many_fields_has_no_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(difference, "MAX_ROWS", 4)
    assert columns(NODES) == {5 << 7 | 1: NODES[2:]}
    monkeypatch.setattr(difference, "MAX_ROWS", 3)
    with pytest.raises(ValueError, match="it has more than 3 fields"):
        columns(NODES)


def test_columns_rejoin_without_unknown_tables() -> None:
    message = actmem_pb2.Recording()
    message.nodes.name.extend([1, 1])
    message.frames.line.extend([3])
    own = columns(message.SerializeToString())

    assert joined(own) == message
    assert joined({**own, 99 << 7 | 1: b"\x0a\x01\x01"}) == message


def test_container_version_needs_whole_header() -> None:
    data = container.wrap(b"message", 2)
    assert container.version_of(data) == 2
    assert container.version_of(data[:24]) == 2
    assert container.version_of(data[:23]) == 0
    assert container.version_of(b"X" + data[1:]) == 0
