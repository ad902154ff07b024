"""The container around a message, with a checksum."""

from __future__ import annotations

import struct
import zlib

MAGIC = b"\x89ACTM\r\n\x1a"
"""As in PNG, it begins with bytes that a text transfer would change."""

FORMAT_VERSION = 2
"""The newest version; older ones are read too. A writer uses the oldest possible version.

1: complete recordings. 2: differences as well.
"""

MAX_BYTES = 2**26
"""Maximum size of a message; a graph of 100,000 nodes with its ops needs a fifteenth of it."""

FREE_ROWS = 3 * 2**18
"""Rows that a container of any size may hold. Measured: reading them takes less than a second
and 300 MB. A chain of 100,000 equal nodes, which deflates to 3 kB, has 700,000 rows."""

FREE_BYTES = 2**23
"""Bytes that a container of any size may inflate to; FREE_ROWS rows need at most half of it."""

MOST_TIMES = 32
"""Maximum ratio of a larger message to its container. Recordings with more than FREE_ROWS rows
had ratios of 11 to 17, unless all rows were equal."""

_LEVEL = 6
"""Measured on GPT-2: 4.5 kB in 0.15 ms. Level 1 is 10 % larger, level 9 takes 5 times as long."""
_MEMORY = 5
"""A small value lets deflate adapt to the next column faster: 5 % smaller at 100,000 nodes."""

_HEAD = struct.Struct("<8sI")  # magic, checksum
_BODY = struct.Struct("<IQ")  # version, size


_STRATEGIES = ((_LEVEL, zlib.Z_DEFAULT_STRATEGY), (_LEVEL, zlib.Z_HUFFMAN_ONLY), (0, 0))
"""(level, strategy) of deflate, the densest first. The last stores at least one byte per row."""


def most_rows(nbytes: int) -> int:
    """Return how many rows a container of ``nbytes`` may hold.

    Reading a row costs the same however few bytes it takes, so a small file must not contain
    millions. A writer reduces the compression until the limit holds.
    """
    return max(FREE_ROWS, nbytes)


def wrap(message: bytes, version: int = 1, rows: int = 0) -> bytes:
    """Put a message with ``rows`` rows into a container; raises ValueError if it is too large."""
    if len(message) > MAX_BYTES:
        raise ValueError(f"it has {len(message)} bytes, more than {MAX_BYTES}")
    for level, strategy in _STRATEGIES:
        data = _deflated(message, version, level, strategy)
        if rows <= most_rows(len(data)) and len(message) <= _most_bytes(len(data)):
            break
    return data


def _most_bytes(nbytes: int) -> int:
    """Return how many bytes a container of ``nbytes`` may inflate to."""
    return max(FREE_BYTES, MOST_TIMES * nbytes)


def _deflated(message: bytes, version: int, level: int, strategy: int) -> bytes:
    deflater = zlib.compressobj(level, zlib.DEFLATED, zlib.MAX_WBITS, _MEMORY, strategy)
    stream = deflater.compress(message) + deflater.flush()
    body = _BODY.pack(version, len(message)) + stream
    return _HEAD.pack(MAGIC, zlib.crc32(body)) + body


def unwrap(data: bytes) -> bytes:
    """Return the message in a container; raises ValueError with the reason if it is invalid."""
    if not data:
        raise ValueError("it is empty")
    if not data.startswith(MAGIC):
        raise ValueError("it is not a recording of tb_actmem")
    body = data[_HEAD.size :]
    if len(body) < _BODY.size or zlib.crc32(body) != _HEAD.unpack_from(data)[1]:
        raise ValueError("it is damaged or incomplete (wrong checksum); copy it again")
    version, size = _BODY.unpack_from(body)
    if not 1 <= version <= FORMAT_VERSION:
        raise ValueError(
            f"it has format version {version}, but this tb_actmem reads 1 to {FORMAT_VERSION}; "
            "upgrade tb_actmem"
        )
    if size > _most_bytes(len(data)):
        raise ValueError(f"it claims {size} bytes, more than {len(data)} deflated ones may be")
    return _inflate(body[_BODY.size :], size)


def version_of(data: bytes) -> int:
    """Return the version in a container's header; 0 for other data."""
    if not data.startswith(MAGIC) or len(data) < _HEAD.size + _BODY.size:
        return 0
    version: int = _BODY.unpack_from(data, _HEAD.size)[0]
    return version


def _inflate(stream: bytes, size: int) -> bytes:
    if size > MAX_BYTES:
        raise ValueError(f"it claims {size} bytes, more than {MAX_BYTES}")
    inflater = zlib.decompressobj()
    try:
        # One byte more than claimed is enough to see a bomb.
        message = inflater.decompress(stream, size + 1)
    except zlib.error as error:
        raise ValueError(f"it cannot be inflated ({error})") from None
    if len(message) != size or not inflater.eof or inflater.unused_data:
        raise ValueError(f"it does not inflate to the {size} bytes that it claims")
    return message
