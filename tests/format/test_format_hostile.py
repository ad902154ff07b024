"""A file is untrusted until checked: any content gives a recording or one FormatError."""

from __future__ import annotations

import pickle
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from tb_actmem.errors import FormatError
from tb_actmem.format import (
    FORMAT_VERSION,
    MAX_BYTES,
    MAX_ROWS,
    actmem_pb2,
    from_bytes,
    read,
    to_bytes,
)
from tb_actmem.format.container import MAGIC, unwrap, wrap
from tb_actmem.model import Recording
from tests.support.recordings import EXAMPLES, every_value, shared_storage, toy

Message = actmem_pb2.Recording
SMALL = to_bytes(shared_storage())


def container(version: int, size: int, stream: bytes) -> bytes:
    """A container by the words of actmem.proto, with a checksum that is right."""
    body = struct.pack("<IQ", version, size) + stream
    return MAGIC + struct.pack("<I", zlib.crc32(body)) + body


def refusal(data: bytes) -> str:
    with pytest.raises(FormatError) as caught:
        from_bytes(data, where="a.actmem")
    message = str(caught.value)
    assert message.startswith("a.actmem cannot be read: ")
    assert "\n" not in message
    return message


def varint(number: int) -> bytes:
    most = bytes(128 + (number >> shift & 127) for shift in (0, 7, 14, 21))
    return most + bytes([number >> 28])


# Damage


@pytest.mark.parametrize("bit", range(8))
def test_file_with_one_wrong_bit_is_refused(bit: int) -> None:
    for position in range(len(SMALL)):
        data = bytearray(SMALL)
        data[position] ^= 1 << bit
        refusal(bytes(data))


def test_file_that_ends_too_soon_is_refused() -> None:
    for size in range(len(SMALL)):
        refusal(SMALL[:size])


def test_file_with_more_behind_it_is_refused() -> None:
    assert "checksum" in refusal(SMALL + b"\0")


@pytest.mark.parametrize("bit", range(8))
@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=lambda it: it.meta.label)
def test_wrong_bit_never_breaks_reader(recording: Recording, bit: int) -> None:
    message = unwrap(to_bytes(recording))
    for position in range(0, len(message), 1 + len(message) // 300):
        data = bytearray(message)
        data[position] ^= 1 << bit
        try:
            from_bytes(wrap(bytes(data))).check()
        except FormatError:
            continue


# Not a recording


STRANGERS = {
    "a PNG": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "a pickle": pickle.dumps(toy()),
    "an event file": struct.pack("<QI", 24, 0xA3) + b"\x09\0\0\0\0\0\0\0\0\x1a\x0dbrain.Event:2",
    "a text": b"graph {}\n" * 20,
    "zeros": bytes(100),
    "our own message without a container": unwrap(SMALL),
}


@pytest.mark.parametrize("data", STRANGERS.values(), ids=STRANGERS)
def test_something_else_is_no_recording(data: bytes) -> None:
    assert refusal(data) == "a.actmem cannot be read: it is not a recording of tb_actmem"


def test_empty_file_is_called_empty(tmp_path: Path) -> None:
    (tmp_path / "a.actmem").touch()
    with pytest.raises(FormatError, match=r"a\.actmem cannot be read: it is empty"):
        read(tmp_path / "a.actmem")


def test_folder_is_called_directory(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="cannot be read: Is a directory"):
        read(tmp_path)


def test_missing_file_is_called_missing(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"a\.actmem cannot be read: No such file or directory"):
        read(tmp_path / "a.actmem")


# Versions


@pytest.mark.parametrize("version", [FORMAT_VERSION + 1, FORMAT_VERSION + 6])
def test_newer_file_names_version_and_remedy(version: int) -> None:
    message = refusal(container(version, 0, b"in a way of its own"))
    assert f"it has format version {version}" in message
    assert "upgrade tb_actmem" in message


def test_there_is_no_version_0() -> None:
    message = unwrap(SMALL)
    assert "version 0" in refusal(container(0, len(message), zlib.compress(message)))


# Bombs


def test_message_claiming_too_much_is_not_inflated() -> None:
    assert f"claims {2**62} bytes" in refusal(container(1, 2**62, zlib.compress(b"")))


@pytest.mark.parametrize("claimed", [0, 10, 2**23])
def test_message_of_unexpected_size_is_refused(claimed: int) -> None:
    stream = zlib.compress(bytes(MAX_BYTES + 100), 1)
    assert "does not inflate" in refusal(container(1, claimed, stream))


def test_largest_readable_message_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    size = len(unwrap(to_bytes(toy())))
    monkeypatch.setattr("tb_actmem.format.container.MAX_BYTES", size)
    assert from_bytes(to_bytes(toy())) == toy()
    monkeypatch.setattr("tb_actmem.format.container.MAX_BYTES", size - 1)
    with pytest.raises(FormatError, match=f"it has {size} bytes, more than {size - 1}"):
        to_bytes(toy())


def test_stream_without_its_end_is_refused() -> None:
    message = unwrap(SMALL)
    stream = zlib.compress(message)
    assert zlib.decompressobj().decompress(stream[:-4]) == message  # only the checksum is gone
    assert "does not inflate" in refusal(container(1, len(message), stream[:-4]))


def test_too_many_rows_are_refused() -> None:
    column = b"\x0a" + varint(MAX_ROWS + 1) + b"\x02" * (MAX_ROWS + 1)
    message = b"\x2a" + varint(len(column)) + column  # nodes, named by steps of 1
    assert f"more than {MAX_ROWS}" in refusal(container(1, len(message), zlib.compress(message, 0)))
    data = container(1, len(message), zlib.compress(message))
    assert len(data) < 20_000
    assert f"more than {len(data)} deflated ones may be" in refusal(data)


def test_growing_texts_are_refused() -> None:
    message = Message()
    message.strings.shared.extend(range(20_000))
    message.strings.rest.extend("a" * 20_000)
    # 0 + 1 + ... + 19,999 characters that are shared, and one more in each row
    assert "200010000 characters of text" in refusal(wrap(message.SerializeToString()))


def test_garbage_in_stream_is_refused() -> None:
    assert "cannot be inflated" in refusal(container(1, 10, b"no zlib stream"))


def test_garbage_in_message_is_refused() -> None:
    refusal(wrap(b"\x2a\xff garbage"))


# Columns


def lengthen(message: Message) -> None:
    message.nodes.kind.append(actmem_pb2.NODE_KIND_FUNCTION)


def shorten(message: Message) -> None:
    message.edges.consumer.pop()


def no_first_column(message: Message) -> None:
    message.nodes.ClearField("name")


def strange_member(message: Message) -> None:
    message.nodes.kind[0] = 99  # type: ignore[call-overload]


def negative_member(message: Message) -> None:
    message.nodes.kind[0] = -1  # type: ignore[call-overload]


def no_member(message: Message) -> None:
    message.nodes.kind[2] = 0  # type: ignore[call-overload]


def string_outside(message: Message) -> None:
    message.nodes.name[0] = 1000


def no_string(message: Message) -> None:
    message.nodes.name[1] = 0


def negative_step(message: Message) -> None:
    message.nodes.sequence_nr[2] = -5


def negative_size(message: Message) -> None:
    message.layouts.shape[0] = -3


def huge_size(message: Message) -> None:
    message.storages.nbytes[0] = 2**63 - 1


def huge_steps(message: Message) -> None:
    message.tensors.storage[:] = [2**62] * len(message.tensors.storage)


def missing_entry(message: Message) -> None:
    message.ops.inputs.pop()


def huge_count(message: Message) -> None:
    message.ops.inputs_count[0] = 2**32 - 1


def entry_that_is_none(message: Message) -> None:
    message.ops.inputs[0] = 0


def no_list(message: Message) -> None:
    message.ops.outputs_count[0] = 0
    message.ops.outputs.pop()


def layout_outside(message: Message) -> None:
    message.tensors.layout[4] = 77


def no_layout(message: Message) -> None:
    message.tensors.layout[4] = 0


def beginning_too_long(message: Message) -> None:
    message.strings.shared[0] = 1


def text_without_beginning(message: Message) -> None:
    message.strings.rest.append("more")


def edge_backwards(message: Message) -> None:
    message.edges.producer[8] += 1


def node_outside(message: Message) -> None:
    message.saves.node[0] = 100


def birth_outside(message: Message) -> None:
    message.storages.birth[3] = 50


def death_outside(message: Message) -> None:
    message.storages.death[3] = 50


def parent_of_itself(message: Message) -> None:
    message.modules.parent[1] = 2


CAUSES: dict[Callable[[Message], None], str] = {
    lengthen: "nodes.kind has 11 rows where the table has 10",
    shorten: "edges.consumer has 8 rows where the table has 9",
    no_first_column: "nodes.kind has 10 rows where the table has 0",
    strange_member: "nodes.kind has the value 99, which is not a NodeKind",
    negative_member: "nodes.kind has the value -1, which is not a NodeKind",
    no_member: "nodes[2] has no kind",
    string_outside: "nodes.name names a string outside of 0..",
    no_string: "nodes[1] has no name",
    negative_step: "nodes.sequence_nr has a value outside of 0..2^63-2",
    negative_size: "layouts.shape has a value outside of 0..2^63-2",
    huge_size: "storages.nbytes has a value outside of 0..2^63-2",
    huge_steps: "tensors.storage has a value outside of 0..2^63-2",
    missing_entry: "ops.inputs has 9 entries where its rows count 10",
    huge_count: "ops.inputs has 10 entries where its rows count 4294967303",
    entry_that_is_none: "ops.inputs has an empty entry",
    no_list: "ops[0] has no outputs",
    layout_outside: "tensors.layout has a value outside of 1..9",
    no_layout: "tensors.layout has a value outside of 1..9",
    beginning_too_long: "strings[0] shares 1 characters of 0",
    text_without_beginning: "prefixes",
    edge_backwards: "edges[8] leads backwards: 9→9",
    node_outside: "saves[0].node is 99",
    birth_outside: "storages[3].birth is 49",
    death_outside: "storages[3] dies at ",
    parent_of_itself: "modules[1] precedes its parent 1",
}


@pytest.mark.parametrize("spoil", CAUSES, ids=lambda spoil: spoil.__name__)
def test_wrong_column_is_named(spoil: Callable[[Message], None]) -> None:
    message = Message.FromString(unwrap(to_bytes(toy())))
    spoil(message)
    assert CAUSES[spoil] in refusal(wrap(message.SerializeToString()))


def test_valid_message_is_read_with_any_compression() -> None:
    message = unwrap(to_bytes(every_value()))
    data = container(1, len(message), zlib.compress(message, 0))
    assert from_bytes(data) == every_value()
