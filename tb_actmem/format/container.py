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

_LEVEL = 6
"""Measured on GPT-2: 4.5 kB in 0.15 ms; level 1 has 10 % more, level 9 takes five times as long."""
_MEMORY = 5
"""The smaller it is, the sooner deflate adapts to the next column: 5 % less at 100,000 nodes."""

_HEAD = struct.Struct("<8sI")  # magic, checksum
_BODY = struct.Struct("<IQ")  # version, size


def wrap(message: bytes, version: int = 1) -> bytes:
    """Put a message into a container; raises ValueError if it is too large for one."""
    if len(message) > MAX_BYTES:
        raise ValueError(f"it has {len(message)} bytes, more than {MAX_BYTES}")
    deflater = zlib.compressobj(_LEVEL, zlib.DEFLATED, zlib.MAX_WBITS, _MEMORY)
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
