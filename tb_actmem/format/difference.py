"""Differences: a recording as those of its columns that an earlier one does not have."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import NamedTuple

from google.protobuf.message import DecodeError

from tb_actmem.format.container import MAX_BYTES, most_rows, unwrap, version_of
from tb_actmem.format.fields import Columns, columns, joined
from tb_actmem.proto import actmem_pb2

MAX_DIFFERENCES = 100
"""How many follow a complete recording: of GPT-2 a hundredth of it has as many bytes as one."""

MAX_CHAIN = 8
"""How many differences a reader follows to a complete recording; one, unless it was resumed."""

_BASE = actmem_pb2.Recording.DESCRIPTOR.fields_by_name["base"].number


class Last(NamedTuple):
    """What a writer has in mind of the complete recording that it wrote last."""

    step: int
    nbytes: int
    """Of the container."""
    digests: Mapping[int, bytes]
    """Of its columns."""
    differences: int
    """How many were written to it."""


def digests(own: Columns) -> dict[int, bytes]:
    """Return the digest of each column."""
    return {number: hashlib.sha256(column).digest() for number, column in own.items()}


def difference(own: Columns, last: Last) -> bytes:
    """Return the message that holds what of the columns is not in the last complete recording."""
    known = {n: digest for n, digest in digests(own).items() if last.digests.get(n) == digest}
    message = joined({number: own[number] for number in own.keys() - known.keys()})
    message.base.step = last.step
    message.base.digest = _digest(known)
    message.base.without.extend(sorted(last.digests.keys() - own.keys()))
    return message.SerializeToString(deterministic=True)


class Whole(NamedTuple):
    """A complete recording, out of one container or several."""

    message: actmem_pb2.Recording
    nbytes: int
    """Of the containers together."""


def whole(data: bytes, find: Callable[[int], bytes] | None) -> Whole:
    """Return the recording that a container holds or, if it is a difference, means.

    `find` gives the container at another step. Raises ValueError which says what is wrong with
    this one or with those that it stands on, and DecodeError for a message that is none.
    """
    message = unwrap(data)
    parsed = actmem_pb2.Recording.FromString(message)
    nbytes = len(data)
    if not parsed.HasField("base"):
        return Whole(parsed, nbytes)
    differences: list[tuple[bytes, actmem_pb2.Base]] = []
    while parsed.HasField("base"):
        if len(differences) == MAX_CHAIN:
            raise ValueError(f"it stands on more than {MAX_CHAIN} differences")
        differences.append((message, parsed.base))
        data = _found(parsed.base.step, find)
        nbytes += len(data)
        message = _unwrapped(parsed.base.step, data)
        parsed = actmem_pb2.Recording.FromString(message)
    most = most_rows(nbytes)
    found = columns(message, most)
    for message, base in reversed(differences):
        found = _merged(columns(message, most), base, found)
    return Whole(joined(found), nbytes)


def base_step(data: bytes) -> int | None:
    """Return the step of the recording that a difference stands on.

    None for a complete recording, and for what cannot be read: whoever reads it will be told.
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
            f"it is the difference to the recording at step {step} of its run and tag, and can "
            "only be read out of its log directory"
        )
    return find(step)


def _unwrapped(step: int, data: bytes) -> bytes:
    try:
        return unwrap(data)
    except ValueError as error:
        raise ValueError(f"it needs the recording at step {step}, and of that {error}") from None


def _merged(own: Columns, base: actmem_pb2.Base, found: Columns) -> Columns:
    if len(base.without) > len(found):
        raise ValueError("it leaves out more columns than there are")
    ours = {number for number in own if number >> 7 != _BASE}
    not_taken = ours.union(base.without)
    taken = {number: column for number, column in found.items() if number not in not_taken}
    if _digest(digests(taken)) != base.digest:
        raise ValueError(
            f"it is the difference to another recording at step {base.step} than the one that is "
            "there now; give each training a directory of its own"
        )
    merged = taken | {number: own[number] for number in ours}
    if sum(map(len, merged.values())) > MAX_BYTES:
        raise ValueError(f"with what it stands on it has more than {MAX_BYTES} bytes")
    return merged


def _digest(known: Mapping[int, bytes]) -> bytes:
    of_all = hashlib.sha256()
    for number in sorted(known):
        of_all.update(number.to_bytes(4, "little") + known[number])
    return of_all.digest()[:16]
