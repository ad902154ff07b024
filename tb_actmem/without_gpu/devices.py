"""The devices that can be stood for, as their makers and nvidia-smi describe them."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.errors import PredictError


class Device(NamedTuple):
    """What torch asks a device for when it chooses a kernel or allocates."""

    name: str
    capability: int
    """CUDA's compute capability, ten times: 90 for 9.0."""
    processors: int
    memory_mib: int


_DEVICES = (
    Device("V100", 70, 80, 32_768),
    Device("T4", 75, 40, 15_360),
    Device("A100", 80, 108, 81_920),
    Device("A100-40GB", 80, 108, 40_960),
    Device("A10", 86, 72, 23_028),
    Device("RTX 3090", 86, 82, 24_576),
    Device("L4", 89, 58, 23_034),
    Device("RTX 4090", 89, 128, 24_564),
    Device("H100", 90, 132, 81_559),
    Device("H200", 90, 132, 143_771),
    Device("B200", 100, 148, 183_359),
)


def names() -> list[str]:
    """The names of all devices."""
    return [device.name for device in _DEVICES]


def device(name: str) -> Device:
    """Find a device by its name. Raises PredictError for another one, with those that there are."""
    plain = _plain(name)
    for found in _DEVICES:
        if _plain(found.name) == plain:
            return found
    raise PredictError(f"{name!r} is none of the known devices: choose {', '.join(names())}.")


def _plain(name: str) -> str:
    return "".join(filter(str.isalnum, name)).lower()
