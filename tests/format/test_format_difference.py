"""A difference and its base give the recording; anything else raises FormatError."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tb_actmem.errors import FormatError
from tb_actmem.format import (
    Last,
    actmem_pb2,
    difference,
    from_bytes,
    read,
    tables,
    to_bytes,
    to_bytes_after,
)
from tb_actmem.format.container import unwrap, wrap
from tb_actmem.format.difference import MAX_CHAIN, MAX_DIFFERENCES, changes_since, columns, digests
from tb_actmem.format.tables import TABLES
from tb_actmem.model import Recording
from tests.support.arbitrary import recordings
from tests.support.places import DATA
from tests.support.recordings import EXAMPLES, every_value, toy, transformer
from tests.support.series import grown, later

Message = actmem_pb2.Recording


def message(recording: Recording) -> bytes:
    return unwrap(to_bytes(recording))


def last(data: bytes, step: int = 0) -> Last:
    """Return the state of a writer after these bytes, a complete recording."""
    return Last(step, len(data), digests(columns(unwrap(data))), 0)


def forced(recording: Recording, base: bytes, step: int = 0) -> bytes:
    """The difference of a recording to these bytes, however large it is."""
    return wrap(changes_since(columns(message(recording)), last(base, step)), version=2)


def series(*written: bytes) -> Callable[[int], bytes]:
    """Find bytes at steps 0, 1, ..."""
    return written.__getitem__


def version(data: bytes) -> int:
    return int.from_bytes(data[12:16], "little")


def refusal(data: bytes, *written: bytes) -> str:
    with pytest.raises(FormatError) as caught:
        from_bytes(data, where="step 7", find=series(*written) if written else None)
    told = str(caught.value)
    assert told.startswith("step 7 cannot be read: ")
    assert "\n" not in told
    return told


# Round trip


@given(recordings(), recordings())
def test_any_recording_is_its_difference_to_any_other(one: Recording, other: Recording) -> None:
    base = to_bytes(one)
    assert from_bytes(forced(other, base), find=series(base)) == other


@given(st.lists(recordings(), min_size=1, max_size=3), st.lists(st.integers(0, 2), max_size=8))
def test_any_series_is_read_as_it_was_written(kinds: list[Recording], course: list[int]) -> None:
    steps = [kinds[kind % len(kinds)] for kind in course]
    written: list[bytes] = []
    base = None
    for step, recording in enumerate(steps):
        data, base = to_bytes_after(recording, step, base)
        written.append(data)
    assert [from_bytes(data, find=series(*written)) for data in written] == steps


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=lambda it: it.meta.label)
def test_equal_step_is_small(recording: Recording) -> None:
    base, after = to_bytes_after(recording, 0, None)
    data, _ = to_bytes_after(later(recording), 1, after)
    if version(data) == 2:
        assert len(data) < 110
        assert from_bytes(data, find=series(base)) == later(recording)
    else:
        assert len(base) < 220  # of which one is no half


def test_difference_of_10000_nodes_has_under_200_bytes() -> None:
    recording = transformer(345)
    base, after = to_bytes_after(recording, 0, None)
    data, _ = to_bytes_after(later(recording), 1, after)
    assert len(recording.nodes) > 10_000
    assert len(data) < 200
    assert from_bytes(data, find=series(base)) == later(recording)


def test_columns_that_are_gone_are_not_taken() -> None:
    base = to_bytes(toy())
    other = replace(toy(), ops=(), phases=(), modules=(), outputs=())
    other = replace(
        other,
        nodes=tuple(node._replace(module=None) for node in other.nodes),
        storages=tuple(row._replace(birth=None, death=None) for row in other.storages),
    )
    assert from_bytes(forced(other, base), find=series(base)) == other


def test_change_of_one_column_holds_that_column() -> None:
    base = to_bytes(transformer(2))
    data = Message.FromString(unwrap(forced(grown(later(transformer(2))), base)))
    held = [
        f"{table.name}.{column.name}"
        for table, rows in data.ListFields()
        for column, _ in rows.ListFields()
    ]
    assert held == [
        "meta.created_ns", "nodes.sequence_nr", "storages.nbytes", "base.digest",
    ]  # fmt: skip


# When a recording is complete


def test_complete_recording_is_unchanged() -> None:
    data, after = to_bytes_after(toy(), 5, None)
    assert data == to_bytes(toy())
    assert version(data) == 1
    assert after == last(data, 5)


def test_half_changed_recording_is_complete() -> None:
    base, after = to_bytes_after(transformer(1), 0, None)
    assert len(base) / 2 < len(forced(toy(), base)) < len(base)
    data, now = to_bytes_after(toy(), 1, after)
    assert data == to_bytes(toy())
    assert now == last(data, 1)


def test_after_many_differences_recording_is_complete() -> None:
    versions, steps, after = [], [], None
    for step in range(2 * MAX_DIFFERENCES + 3):
        data, after = to_bytes_after(later(transformer(1), step), step, after)
        versions.append(version(data))
        steps.append(after.step)
    assert [step for step, one in enumerate(versions) if one == 1] == [0, 101, 202]
    assert steps == [0] * 101 + [101] * 101 + [202]


def test_writer_state_does_not_grow_with_graph() -> None:
    _, small = to_bytes_after(transformer(1), 0, None)
    _, large = to_bytes_after(transformer(100), 0, None)
    assert len(small.digests) == len(large.digests)
    assert {len(digest) for digest in large.digests.values()} == {32}


def test_file_is_always_complete(tmp_path: Path) -> None:
    (tmp_path / "a.actmem").write_bytes(forced(later(toy()), to_bytes(toy()), 3))
    with pytest.raises(FormatError, match=r"a\.actmem cannot be read: .* at step 3 .*directory"):
        read(tmp_path / "a.actmem")


# Bases


def test_lone_difference_names_step_and_remedy() -> None:
    told = refusal(forced(later(toy()), to_bytes(toy()), 700))
    assert "the recording at step 700" in told
    assert "read it from its log directory" in told


def test_error_of_find_passes_through() -> None:
    def find(step: int) -> bytes:
        raise FormatError(f"step {step} was dropped")

    with pytest.raises(FormatError, match=r"(?m)^step 700 was dropped$"):
        from_bytes(forced(later(toy()), to_bytes(toy()), 700), find=find)


def test_another_base_is_refused() -> None:
    data = forced(later(toy()), to_bytes(toy()))
    assert "a recording at step 0 that was replaced" in refusal(data, to_bytes(grown(toy())))
    assert "a recording at step 0 that was replaced" in refusal(data, to_bytes(every_value()))


def test_base_with_one_column_more_is_refused() -> None:
    data = forced(later(transformer(1)), to_bytes(transformer(1)))
    more = Message.FromString(message(transformer(1)))
    more.nodes.region.extend([1] * len(more.nodes.name))
    assert "that was replaced" in refusal(data, wrap(more.SerializeToString()))


def test_any_base_with_needed_columns_works() -> None:
    data = forced(later(toy(), 9), to_bytes(toy()))
    assert from_bytes(data, find=series(to_bytes(later(toy(), 4)))) == later(toy(), 9)


def test_base_that_cannot_be_read_is_named() -> None:
    data = forced(later(toy()), to_bytes(toy()))
    damaged = to_bytes(toy())[:-1]
    assert "it needs the recording at step 0, but it is damaged" in refusal(data, damaged)
    assert "but it is not a recording of tb_actmem" in refusal(data, b"graph {}")
    assert "but it is empty" in refusal(data, b"")


def test_base_after_resume_may_be_difference() -> None:
    """Of two recordings at step 1, TensorBoard's slow loader keeps the one that came first."""
    first = [to_bytes(toy()), forced(later(toy(), 1), to_bytes(toy()), 0)]
    resumed = to_bytes(later(toy(), 40))
    data = forced(later(toy(), 41), resumed, 1)
    assert from_bytes(data, find=series(*first, resumed)) == later(toy(), 41)


def chain(length: int) -> list[bytes]:
    """A complete recording, and so many differences, each to the one before it."""
    written = [to_bytes(toy())]
    for step in range(length):
        now = to_bytes(later(toy(), step))
        written.append(forced(later(toy(), step + 1), now, step))
    return written


def test_chain_longer_than_limit_is_refused() -> None:
    written = chain(MAX_CHAIN)
    assert from_bytes(written[-1], find=series(*written)) == later(toy(), MAX_CHAIN)
    written = chain(MAX_CHAIN + 1)
    assert f"more than {MAX_CHAIN} differences" in refusal(written[-1], *written)


def test_circle_is_refused() -> None:
    data = forced(later(toy()), to_bytes(toy()))
    assert f"more than {MAX_CHAIN} differences" in refusal(data, data)


# Hostile


PAIRS = {
    "equal": (transformer(1), later(transformer(1))),
    "other": (every_value(), grown(toy())),
}


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
@pytest.mark.parametrize("bit", range(8))
def test_wrong_bit_in_difference_never_breaks_reader(
    pair: tuple[Recording, Recording], bit: int
) -> None:
    base = to_bytes(pair[0])
    good = unwrap(forced(pair[1], base))
    for position in range(0, len(good), 1 + len(good) // 300):
        data = bytearray(good)
        data[position] ^= 1 << bit
        try:
            from_bytes(wrap(bytes(data), 2), find=lambda step: base).check()
        except FormatError:
            continue


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
@pytest.mark.parametrize("bit", range(8))
def test_wrong_bit_in_base_is_refused_or_replaced(
    pair: tuple[Recording, Recording], bit: int
) -> None:
    good = message(pair[0])
    data = forced(pair[1], to_bytes(pair[0]))
    for position in range(0, len(good), 1 + len(good) // 300):
        base = bytearray(good)
        base[position] ^= 1 << bit
        try:
            found = from_bytes(data, find=series(wrap(bytes(base))))
        except FormatError:
            continue
        assert found == pair[1]


FIELDS = [
    (table, column) for table in TABLES for column in getattr(Message(), table).DESCRIPTOR.fields
]
NUMBERS = st.sampled_from([100, 2**31 - 1]) | st.integers(0, 20)


@given(st.sampled_from(FIELDS), st.lists(NUMBERS, max_size=12), st.sampled_from([*EXAMPLES]))
def test_any_difference_column_is_refused_or_valid(
    field: tuple[str, Any], values: list[int], example: str
) -> None:
    """The digest is right: the check of the complete recording must find the error."""
    table, column = field
    base = message(EXAMPLES[example])
    held = Message()
    getattr(getattr(held, table), column.name).extend(values)
    ours = columns(held.SerializeToString())
    known = {n: one for n, one in digests(columns(base)).items() if n not in ours}
    held.base.digest = difference._digest(known)
    try:
        found = from_bytes(wrap(held.SerializeToString(), 2), find=lambda step: wrap(base))
    except FormatError as error:
        assert "\n" not in str(error)
    else:
        assert from_bytes(to_bytes(found.check())) == found


def test_difference_that_ends_too_soon_is_refused() -> None:
    base = to_bytes(toy())
    data = forced(later(toy()), base)
    for size in range(len(data)):
        refusal(data[:size], base)


def test_row_limit_counts_columns_of_base(monkeypatch: pytest.MonkeyPatch) -> None:
    base = to_bytes(toy())
    data = forced(replace(toy(), frames=transformer(1).frames * 10), base)
    rows = sum(len(getattr(toy(), name)) for name in tables.TABLES if name != "layouts")
    monkeypatch.setattr(tables, "MAX_ROWS", rows)
    assert "rows, more than" in refusal(data, base)


def test_byte_limit_counts_columns_of_base(monkeypatch: pytest.MonkeyPatch) -> None:
    base = to_bytes(toy())
    data = forced(later(toy()), base)
    size = sum(map(len, columns(message(later(toy()))).values()))
    monkeypatch.setattr(difference, "MAX_BYTES", size)
    assert from_bytes(data, find=series(base)) == later(toy())
    monkeypatch.setattr(difference, "MAX_BYTES", size - 1)
    assert "it has more than" in refusal(data, base)


def test_message_of_too_many_fields_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(difference, "MAX_ROWS", 1000)
    data = forced(later(toy()), to_bytes(toy()))
    many = message(toy()) + b"\x80\x02\x00" * 1000  # field 32, the number 0
    assert "more than 1000 fields" in refusal(data, wrap(many))


def test_omitting_missing_column_is_refused() -> None:
    base = to_bytes(toy())
    data = Message.FromString(unwrap(forced(later(toy()), base)))
    data.base.without.extend(range(10_000))
    assert "omits" in refusal(wrap(data.SerializeToString(), 2), base)


STRANGE = {
    "a group": (b"\x03", "a field of type 3"),
    "a column beyond 127": (b"\x2a\x03\x80\x08\x00", "column 128"),
    "a number without an end": (b"\x80" * 11, "a number of more than ten bytes"),
    "half a number": (b"\x80", "ends in the middle"),
    "half a field": (b"\x2a\x7f", "ends in the middle"),
    "a field beyond its table": (b"\x2a\x02\x0a\x05" + b"12345", "ends in the middle"),
}


@pytest.mark.parametrize(("data", "cause"), STRANGE.values(), ids=STRANGE)
def test_invalid_message_has_no_columns(data: bytes, cause: str) -> None:
    with pytest.raises(ValueError, match=cause):
        columns(message(toy()) + data)


def test_number_of_ten_bytes_is_one() -> None:
    """Protobuf writes negative numbers so, and a newer version may have such a field."""
    number = b"\x80\x02" + b"\xff" * 9 + b"\x01"  # field 32, the number 2^64 - 1
    own = columns(message(toy()))
    assert columns(message(toy()) + number).items() >= own.items()


# Growth and the specification


def numbered(field: int, content: bytes) -> bytes:
    """A field with a length, of a number between 16 and 127."""
    return bytes([field << 3 & 127 | 2 | 128, field >> 4, len(content)]) + content


def newer(recording: Recording, *, new: bytes) -> bytes:
    """The message of a newer version, with a column and a table that this one does not know."""
    return message(recording) + b"\x2a\x06" + numbered(63, new) + numbered(32, b"\x0a\x03" + new)


@pytest.mark.parametrize("new", [b"old", b"new"])
def test_newer_columns_are_taken_and_replaced(new: bytes) -> None:
    base = wrap(newer(toy(), new=b"old"))
    held = changes_since(columns(newer(later(toy()), new=new)), last(base))
    if new == b"new":
        held += numbered(32, b"\x0a\x03" + new)  # which only the newer version can write
    assert from_bytes(wrap(held, 2), find=series(base)) == later(toy())
    unknown = {5 << 7 | 63, 32 << 7 | 1}
    assert columns(held).keys() & unknown == (unknown if new == b"new" else set())


def test_columns_are_found_in_any_order() -> None:
    """As protobuf has it, a message may come in pieces, and a column too."""
    one, two = Message.FromString(message(toy())), Message()
    two.nodes.kind.append(one.nodes.kind.pop())
    pieces = two.SerializeToString() + one.SerializeToString()
    again = Message()
    for number, column in columns(pieces).items():
        table = again.DESCRIPTOR.fields_by_number[number >> 7].name
        getattr(again, table).MergeFromString(column)
    assert again == Message.FromString(pieces)


def test_digest_is_one_of_specification() -> None:
    base = to_bytes(toy())
    data = Message.FromString(unwrap(forced(later(toy()), base)))
    whole = Message.FromString(unwrap(base))
    whole.meta.ClearField("created_ns")
    whole.nodes.ClearField("sequence_nr")
    of_all = hashlib.sha256()
    for table, rows in whole.ListFields():
        for column, values in rows.ListFields():
            alone = type(rows)(**{column.name: values}).SerializeToString()
            number = 128 * table.number + column.number
            of_all.update(struct.pack("<I", number) + hashlib.sha256(alone).digest())
    assert data.base.digest == of_all.digest()[:16]


def test_old_difference_is_read_for_ever() -> None:
    """Written by the first version that wrote any, to a file of the version before."""
    base = (DATA / "v1" / "toy.actmem").read_bytes()
    data = (DATA / "v2" / "toy.difference").read_bytes()

    def find(step: int) -> bytes:
        assert step == 3
        return base

    recording = from_bytes(data, find=find)
    tensors = {recording.tensors[save.tensor or 0].storage for save in recording.saves}
    saved = [row for at, row in enumerate(recording.storages) if at in tensors]
    assert version(data) == 2
    assert recording.meta.created_ns == read(DATA / "v1" / "toy.actmem").meta.created_ns + 10**9
    assert sum(row.nbytes for row in saved if row.category.value == "input") == 48
    assert sum(row.nbytes for row in saved if row.category.value == "activation") == 104 + 32
