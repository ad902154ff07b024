"""The checksum in an event file, in pure Python.

TensorBoard has one too, but its import loads numpy and cloud file systems. That takes a third of
the time of `tb-actmem show`.
"""

from __future__ import annotations

_POLYNOMIAL = 0x82F63B78
"""The polynomial of CRC-32C, its bits reversed."""


def _remainder(byte: int) -> int:
    for _ in range(8):
        byte = byte >> 1 ^ (_POLYNOMIAL if byte & 1 else 0)
    return byte


_REMAINDERS = [_remainder(byte) for byte in range(256)]


def masked_crc32c(data: bytes) -> int:
    """The CRC-32C of a few bytes, masked as in event files."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc = _REMAINDERS[(crc ^ byte) & 0xFF] ^ crc >> 8
    crc ^= 0xFFFFFFFF
    return ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF
