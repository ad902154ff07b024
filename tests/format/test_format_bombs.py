"""A small file costs little, whatever it claims; a large repetitive one is still read."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message

import tb_actmem
from tb_actmem.errors import FormatError
from tb_actmem.format import actmem_pb2, container, from_bytes, to_bytes, to_bytes_after
from tb_actmem.format.container import FREE_ROWS, unwrap, wrap
from tb_actmem.format.tables import TABLES, rows_of
from tb_actmem.tensorboard.plugin import store
from tests.support import recordings

MESSAGE = unwrap(to_bytes(recordings.every_value()))

_READER = """
import os, pathlib, re, sys, time
from tb_actmem.errors import FormatError
from tb_actmem.format import read
def seconds_of(run):
    began = time.process_time()
    run()
    return time.process_time() - began
def loop():
    total = 0
    for number in range(1_000_000):
        total += number
def read_it():
    try:
        read(path)
    except FormatError:
        pass
for path in map(str.strip, sys.stdin):
    copy = os.fork() if hasattr(os, "fork") else 0
    if copy:
        if os.waitpid(copy, 0)[1]:
            print(flush=True)
        continue
    loops = [seconds_of(loop)]
    seconds = seconds_of(read_it)
    loops.append(seconds_of(loop))
    status = pathlib.Path("/proc/self/status")  # Linux only; it resets the parent's peak
    text = status.read_text() if status.exists() else "VmHWM: 0"
    peak = 1024 * int(re.search(r"VmHWM:\\s+(\\d+)", text)[1])
    print(2 * seconds / sum(loops) / 10, peak, flush=True)
    if hasattr(os, "fork"):
        os._exit(0)
"""


@pytest.fixture(scope="module")
def cost() -> Iterator[Callable[[Path], tuple[float, int]]]:
    """The time of a process that reads a file, and its peak of bytes.

    The time is in plain loops of ten million steps in the same process: computers differ. Each
    process is a copy of one that has imported what reads files.
    """
    command, pipe = [sys.executable, "-c", _READER], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as reader:
        assert reader.stdin is not None and reader.stdout is not None
        to, of = reader.stdin, reader.stdout

        def cost(path: Path) -> tuple[float, int]:
            print(path, file=to, flush=True)
            loops, peak = of.readline().split()
            return float(loops), int(peak)

        yield cost
        to.close()


def swollen(name: str, rows: int) -> bytes:
    """A valid message with one table swollen to so many rows.

    Its bytes are put together here: protobuf takes seconds for millions of rows.
    """
    message = actmem_pb2.Recording.FromString(MESSAGE)
    swollen = getattr(message, name)
    own = len(getattr(swollen, next(iter(TABLES[name].codings))))
    parts = []
    for field, table in message.ListFields():
        content = table.SerializeToString()
        if field.name == name:
            content = b"".join(
                longer(swollen, column, rows - own if len(values) == own else 0)
                for column, values in swollen.ListFields()
            )
        parts += [tag(field), varint(len(content)), content]
    return b"".join(parts)


def longer(table: Message, field: FieldDescriptor, more: int) -> bytes:
    """A column with so many more ones, each of them a byte."""
    one = type(table)(**{field.name: [1]}).SerializeToString()[-1:]
    own = type(table)(**{field.name: getattr(table, field.name)}).SerializeToString()
    own = own[len(tag(field)) :]
    values = own[next(end for end, byte in enumerate(own, 1) if byte < 128) :]
    return tag(field) + varint(len(values) + more) + values + one * more


def tag(field: FieldDescriptor) -> bytes:
    """The number of a field whose length follows."""
    return varint(field.number << 3 | 2)


def varint(number: int) -> bytes:
    """Seven bits in each byte, as protobuf writes a number."""
    if number < 128:
        return bytes([number])
    return bytes([number & 127 | 128]) + varint(number >> 7)


def long_texts(rows: int) -> bytes:
    """A message whose texts share almost all of their 4,096 characters, four bytes each."""
    message = actmem_pb2.Recording.FromString(MESSAGE)
    message.strings.shared.extend([0, *[4095] * (2**14 - 100)])
    message.strings.rest.extend(["\U0001f600" * 4095, *["a", "b"] * (2**13 - 50)])
    return message.SerializeToString()


def long_shapes(rows: int) -> bytes:
    """A message with many tensors of one of a few shapes of 4,096 dimensions."""
    message = actmem_pb2.Recording.FromString(MESSAGE)
    for _ in range(90):
        message.layouts.dtype.append(1)
        message.layouts.shape_count.append(4097)
        message.layouts.shape.extend([1] * 4096)
        message.layouts.stride_count.append(0)
    last = len(message.layouts.dtype)
    message.tensors.layout.extend([last] * (rows // 2))
    for name in ("storage", "offset"):
        getattr(message.tensors, name).extend([0] * (rows // 2))
    return message.SerializeToString()


BOMBS: dict[str, Callable[[int], bytes]] = {
    **{name: partial(swollen, name) for name in TABLES},
    "long texts": long_texts,
    "long shapes": long_shapes,
}


@pytest.mark.parametrize("rows", [FREE_ROWS - 200, 7_900_000], ids=["free", "claimed"])
@pytest.mark.parametrize("name", BOMBS)
def test_small_file_costs_little(name, rows, cost, tmp_path):
    path = tmp_path / "bomb.actmem"
    path.write_bytes(container._deflated(BOMBS[name](rows), 1, 6, 0))
    assert path.stat().st_size < 10**6

    loops, peak = cost(path)

    assert loops < 6  # 4 where two processes share a core
    assert peak < 400 * 10**6


@pytest.mark.parametrize("name", TABLES)
def test_more_rows_than_file_may_hold_are_refused(name):
    with pytest.raises(FormatError, match=f"rows, more than {FREE_ROWS}"):
        from_bytes(wrap(swollen(name, FREE_ROWS + 1)))


def test_difference_of_few_bytes_is_refused():
    base = wrap(swollen("nodes", FREE_ROWS + 1))
    last = to_bytes_after(recordings.every_value(), 0, None)[1]
    data = to_bytes_after(recordings.every_value(), 1, last._replace(nbytes=10**6))[0]

    with pytest.raises(FormatError):
        from_bytes(data, find=lambda step: base)


def test_message_of_too_many_fields_is_refused_soon():
    held = actmem_pb2.Recording()
    held.base.step = 0
    base = container._deflated(MESSAGE + b"\x80\x02\x00" * 2_700_000, 1, 6, 0)

    with pytest.raises(FormatError, match=f"more than {FREE_ROWS} fields"):
        from_bytes(wrap(held.SerializeToString(), 2), find=lambda step: base)


def test_chain_of_100_000_equal_nodes_stays_small():
    chain = recordings.chain(100_000)
    data = to_bytes(chain)

    assert len(data) < 10_000
    assert from_bytes(data, max_rows=store.MAX_ROWS) == chain


def test_chain_of_150000_nodes_is_stored(tmp_path):
    chain = recordings.chain(150_000)
    path = tmp_path / "chain.actmem"
    tb_actmem.write(chain, path)

    message = actmem_pb2.Recording.FromString(unwrap(path.read_bytes()))
    assert FREE_ROWS < rows_of(message) <= path.stat().st_size
    assert tb_actmem.read(path) == chain


def test_large_steps_are_read_as_differences(monkeypatch):
    monkeypatch.setattr(container, "FREE_ROWS", 100)
    first, second = recordings.transformer(2), recordings.transformer(2)
    data, last = to_bytes_after(first, 0, None)
    held, _ = to_bytes_after(second, 1, last)

    assert len(held) < len(data)
    assert from_bytes(held, find=lambda step: data) == second


def test_writer_stores_what_deflates_too_well(monkeypatch):
    monkeypatch.setattr(container, "FREE_BYTES", 100)
    message = bytes(10_000)

    data = wrap(message)

    assert len(data) >= len(message) / container.MOST_TIMES
    assert unwrap(data) == message
