"""GPUs by their names, as their maker and nvidia-smi describe them."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.errors import PredictError


class Gpu(NamedTuple):
    """What torch asks a device for when it chooses a kernel or allocates."""

    name: str
    capability: int
    """CUDA's compute capability, ten times: 90 for 9.0."""
    processors: int
    memory_mib: int

    @property
    def nbytes(self) -> int:
        """Its memory."""
        return self.memory_mib * 2**20

    @property
    def workspace_bytes(self) -> int:
        """What torch gives cuBLAS at the first product of a thread, unless a variable says more.

        ``parseChosenWorkspaceSize`` in torch's ``CublasHandlePool.cpp``: 32 MiB on Hopper, or two
        times 4 MiB and eight times 16 KiB.
        """
        return 32 * 2**20 if self.capability // 10 == 9 else 8320 * 2**10


_GPUS = (
    Gpu("V100", 70, 80, 32_768),
    Gpu("T4", 75, 40, 15_360),
    Gpu("A100", 80, 108, 81_920),
    Gpu("A100-40GB", 80, 108, 40_960),
    Gpu("A10", 86, 72, 23_028),
    Gpu("RTX 3090", 86, 82, 24_576),
    Gpu("L4", 89, 58, 23_034),
    Gpu("RTX 4090", 89, 128, 24_564),
    Gpu("H100", 90, 132, 81_559),
    Gpu("H200", 90, 132, 143_771),
    Gpu("B200", 100, 148, 183_359),
)


def names() -> list[str]:
    """The names of all of them."""
    return [one.name for one in _GPUS]


def gpu(name: str) -> Gpu:
    """Find one by its name. Raises PredictError for another one, with those that there are."""
    plain = _plain(name)
    for found in _GPUS:
        if _plain(found.name) == plain:
            return found
    raise PredictError(f"{name!r} is none of the known GPUs: choose {', '.join(names())}.")


def _plain(name: str) -> str:
    return "".join(filter(str.isalnum, name)).lower()
