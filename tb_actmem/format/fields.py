"""Split a message into columns, and join columns to a message, without decoding them.

So columns of a newer tb_actmem are compared and copied like any other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from tb_actmem.format.tables import MAX_ROWS
from tb_actmem.proto import actmem_pb2

Columns = Mapping[int, bytes]
"""The encoded columns of a Recording message, by their numbers in actmem.proto."""


def columns(message: bytes, most: int | None = None) -> Columns:
    """Split a Recording message into columns; raises ValueError for an invalid message.

    ``most`` is the maximum number of fields, at most MAX_ROWS.
    """
    bound = MAX_ROWS if most is None else min(most, MAX_ROWS)
    budget = iter(range(bound + 1))
    found: defaultdict[int, bytearray] = defaultdict(bytearray)
    try:
        for table, _, start, end in _fields(message, 0, len(message), budget):
            for column, begin, _, stop in _fields(message, start, end, budget):
                if column > 127:
                    raise ValueError(f"it has a column {column}, more than 127")
                found[table << 7 | column] += message[begin:stop]
    except IndexError:
        raise ValueError("its message ends in the middle of a field") from None
    if next(budget, None) is None:
        raise ValueError(f"it has more than {bound} fields")
    return {number: bytes(found[number]) for number in sorted(found)}


def joined(own: Columns) -> actmem_pb2.Recording:
    """Return the message with these columns; raises DecodeError for invalid ones."""
    message = actmem_pb2.Recording()
    tables = message.DESCRIPTOR.fields_by_number
    for number in sorted(own):
        table = tables.get(number >> 7)
        if table is not None:  # else from a newer version
            getattr(message, table.name).MergeFromString(own[number])
    return message


def _fields(
    data: bytes, position: int, end: int, budget: Iterator[int]
) -> Iterator[tuple[int, int, int, int]]:
    """Yield the fields of a message: number, begin, begin of the content, end.

    Only a field with a length has content.
    """
    while position < end:
        if next(budget, None) is None:
            return
        begin = position
        key, position = _varint(data, position)
        size = 0
        if key & 7 == 2:
            size, position = _varint(data, position)
        elif key & 7 == 0:
            _, position = _varint(data, position)
        elif key & 7 in (1, 5):
            position += 8 if key & 7 == 1 else 4
        else:
            raise ValueError(f"its message has a field of type {key & 7}")
        content, position = position, position + size
        yield key >> 3, begin, content, position
    if position > end:
        raise ValueError("its message ends in the middle of a field")


def _varint(data: bytes, position: int) -> tuple[int, int]:
    """Return a number in protobuf's coding, and the position of its end."""
    number = data[position]
    if number < 128:
        return number, position + 1
    number &= 127
    for shift in range(7, 70, 7):
        position += 1
        number |= (data[position] & 127) << shift
        if data[position] < 128:
            return number, position + 1
    raise ValueError("its message has a number of more than ten bytes")
