"""The container: what stands around the message, and proves that it is whole."""

from __future__ import annotations

import struct
import zlib

MAGIC = b"\x89ACTM\r\n\x1a"
"""As in PNG, the bytes that a transfer of text would change stand at the front."""

FORMAT_VERSION = 2
"""The newest; all up to this one are read, and the oldest that will do is written.

1: complete recordings. 2: differences as well.
"""

MAX_BYTES = 2**26
"""What a message may have; a graph of 100,000 nodes with its ops has a fifteenth of it."""

FREE_ROWS = 3 * 2**18
"""Rows that a container of any size may hold. Measured: to read as many takes less than a second
and 300 MB, and a chain of 100,000 equal nodes, which deflates to 3 kB, has 700,000."""

FREE_BYTES = 2**23
"""What a container of any size may inflate to; these rows have at most half of it."""

MOST_TIMES = 32
"""How often a larger one may be larger than its container. Recordings of more than FREE_ROWS,
where not all rows are equal, were 11 to 17 times as large."""

_LEVEL = 6
"""Measured on GPT-2: 4.5 kB in 0.15 ms; level 1 has 10 % more, level 9 takes five times as long."""
_MEMORY = 5
"""The smaller it is, the sooner deflate adapts to the next column: 5 % less at 100,000 nodes."""

_HEAD = struct.Struct("<8sI")  # magic, checksum
_BODY = struct.Struct("<IQ")  # version, size


_WAYS = ((_LEVEL, zlib.Z_DEFAULT_STRATEGY), (_LEVEL, zlib.Z_HUFFMAN_ONLY), (0, 0))
"""How a message is deflated, the densest first; the last stores it, a byte or more for each row."""


def most_rows(nbytes: int) -> int:
    """Return how many rows containers of so many bytes may hold.

    To read a row takes as much whether it takes a byte or not, so a file of a few bytes must not
    claim millions. A writer deflates as little as it takes to stay below.
    """
    return max(FREE_ROWS, nbytes)


def wrap(message: bytes, version: int = 1, rows: int = 0) -> bytes:
    """Put a message of so many rows into a container; raises ValueError if it is too large."""
    if len(message) > MAX_BYTES:
        raise ValueError(f"it has {len(message)} bytes, more than {MAX_BYTES}")
    for level, strategy in _WAYS:
        data = _deflated(message, version, level, strategy)
        if rows <= most_rows(len(data)) and len(message) <= _most_bytes(len(data)):
            break
    return data


def _most_bytes(nbytes: int) -> int:
    """Return what a container of so many bytes may inflate to."""
    return max(FREE_BYTES, MOST_TIMES * nbytes)


def _deflated(message: bytes, version: int, level: int, strategy: int) -> bytes:
    deflater = zlib.compressobj(level, zlib.DEFLATED, zlib.MAX_WBITS, _MEMORY, strategy)
    stream = deflater.compress(message) + deflater.flush()
    body = _BODY.pack(version, len(message)) + stream
    return _HEAD.pack(MAGIC, zlib.crc32(body)) + body


def unwrap(data: bytes) -> bytes:
    """Take the message out of a container; raises ValueError which says what is wrong with it."""
    if not data:
        raise ValueError("it is empty")
    if not data.startswith(MAGIC):
        raise ValueError("it is no recording of tb_actmem")
    body = data[_HEAD.size :]
    if len(body) < _BODY.size or zlib.crc32(body) != _HEAD.unpack_from(data)[1]:
        raise ValueError("it is damaged or incomplete, its checksum is wrong; get it once more")
    version, size = _BODY.unpack_from(body)
    if not 1 <= version <= FORMAT_VERSION:
        raise ValueError(
            f"it has format version {version}, and this tb_actmem knows 1 to {FORMAT_VERSION}; "
            "upgrade tb_actmem"
        )
    if size > _most_bytes(len(data)):
        raise ValueError(f"it claims {size} bytes, more than {len(data)} deflated ones may be")
    return _inflate(body[_BODY.size :], size)


def version_of(data: bytes) -> int:
    """Return the version that a container claims to have; 0 for what is none."""
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
