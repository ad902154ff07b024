"""Differences: only the columns of a recording that an earlier one does not have."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from google.protobuf.message import DecodeError

from tb_actmem.format import actmem_pb2
from tb_actmem.format.container import MAX_BYTES, most_rows, unwrap, version_of
from tb_actmem.format.tables import MAX_ROWS

MAX_DIFFERENCES = 100
"""Maximum number of differences to one complete recording. For GPT-2, one difference has about a
hundredth of its bytes."""

MAX_CHAIN = 8
"""Maximum number of differences that a reader follows; one, unless a training was resumed."""

_BASE = actmem_pb2.Recording.DESCRIPTOR.fields_by_name["base"].number


class Last(NamedTuple):
    """Facts about the last complete recording of a writer."""

    step: int
    nbytes: int
    """Size of the container."""
    digests: Mapping[int, bytes]
    """Digests of its columns."""
    differences: int
    """Number of differences written since."""


def digests(own: Columns) -> dict[int, bytes]:
    """Return the digest of each column."""
    return {number: hashlib.sha256(column).digest() for number, column in own.items()}


def changes_since(own: Columns, last: Last) -> bytes:
    """Return the message with the columns that the last complete recording does not have."""
    known = {n: digest for n, digest in digests(own).items() if last.digests.get(n) == digest}
    message = joined({number: own[number] for number in own.keys() - known.keys()})
    message.base.step = last.step
    message.base.digest = _digest(known)
    message.base.without.extend(sorted(last.digests.keys() - own.keys()))
    return message.SerializeToString(deterministic=True)


class Whole(NamedTuple):
    """A complete recording, from one or several containers."""

    message: actmem_pb2.Recording
    nbytes: int
    """Size of all containers together."""


def whole(data: bytes, find: Callable[[int], bytes] | None) -> Whole:
    """Return the complete recording of a container, which may be a difference.

    `find` returns the container at another step. Raises ValueError if this container or one that it
    needs is invalid, and DecodeError for an invalid message.
    """
    message = unwrap(data)
    parsed = actmem_pb2.Recording.FromString(message)
    nbytes = len(data)
    if not parsed.HasField("base"):
        return Whole(parsed, nbytes)
    differences: list[tuple[bytes, actmem_pb2.Base]] = []
    while parsed.HasField("base"):
        if len(differences) == MAX_CHAIN:
            raise ValueError(f"it depends on more than {MAX_CHAIN} differences")
        differences.append((message, parsed.base))
        data = _found(parsed.base.step, find)
        nbytes += len(data)
        message = _unwrapped(parsed.base.step, data)
        parsed = actmem_pb2.Recording.FromString(message)
    most = most_rows(nbytes)
    merged = columns(message, most)
    for message, base in reversed(differences):
        merged = _merged(columns(message, most), base, merged)
    return Whole(joined(merged), nbytes)


def base_step(data: bytes) -> int | None:
    """Return the step of the recording that a difference depends on.

    None for a complete recording, and for unreadable data, which a later read reports.
    """
    if version_of(data) < 2:
        return None
    try:
        message = actmem_pb2.Recording.FromString(unwrap(data))
    except (ValueError, DecodeError):
        return None
    return message.base.step if message.HasField("base") else None


def _found(step: int, find: Callable[[int], bytes] | None) -> bytes:
    if find is None:
        raise ValueError(
            f"it is a difference to the recording at step {step} of its run and tag; read it from "
            "its log directory"
        )
    return find(step)


def _unwrapped(step: int, data: bytes) -> bytes:
    try:
        return unwrap(data)
    except ValueError as error:
        raise ValueError(f"it needs the recording at step {step}, but {error}") from None


def _merged(own: Columns, base: actmem_pb2.Base, found: Columns) -> Columns:
    if len(base.without) > len(found):
        raise ValueError("it omits more columns than there are")
    ours = {number for number in own if number >> 7 != _BASE}
    not_taken = ours.union(base.without)
    taken = {number: column for number, column in found.items() if number not in not_taken}
    if _digest(digests(taken)) != base.digest:
        raise ValueError(
            f"it is a difference to a recording at step {base.step} that was replaced; use one log "
            "directory per training"
        )
    merged = taken | {number: own[number] for number in ours}
    if sum(map(len, merged.values())) > MAX_BYTES:
        raise ValueError(f"with the recordings it needs, it has more than {MAX_BYTES} bytes")
    return merged


def _digest(known: Mapping[int, bytes]) -> bytes:
    of_all = hashlib.sha256()
    for number in sorted(known):
        of_all.update(number.to_bytes(4, "little") + known[number])
    return of_all.digest()[:16]


Columns = Mapping[int, bytes]
"""The encoded columns of a Recording message, by their numbers in actmem.proto."""


def columns(message: bytes, most: int | None = None) -> Columns:
    """Split a Recording message into columns; raises ValueError for an invalid message.

    ``most`` is the maximum number of fields, at most MAX_ROWS.
    """
    bound = MAX_ROWS if most is None else min(most, MAX_ROWS)
    budget = iter(range(bound + 1))
    ranges: defaultdict[int, bytearray] = defaultdict(bytearray)
    try:
        for table, _, start, end in _fields(message, 0, len(message), budget):
            for column, begin, _, stop in _fields(message, start, end, budget):
                if column > 127:
                    raise ValueError(f"it has a column {column}, more than 127")
                ranges[table << 7 | column] += message[begin:stop]
    except IndexError:
        raise ValueError("its message ends in the middle of a field") from None
    if next(budget, None) is None:
        raise ValueError(f"it has more than {bound} fields")
    return {number: bytes(ranges[number]) for number in sorted(ranges)}


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
