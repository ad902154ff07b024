"""GPUs by their names, as CUDA describes them to programs."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.errors import PredictError


class Gpu(NamedTuple):
    """The properties that torch reads when it chooses a kernel or allocates."""

    name: str
    capability: int
    """CUDA's compute capability, ten times: 90 for 9.0."""
    processors: int
    memory_gib: float

    @property
    def nbytes(self) -> int:
        """Its memory, as CUDA reports it: less than nvidia-smi shows, because the driver keeps
        some."""
        return int(self.memory_gib * 2**30)

    @property
    def workspace_bytes(self) -> int:
        """The workspace that torch gives cuBLAS for a product, unless a variable sets it.

        By ``parseChosenWorkspaceSize`` in its ``CublasHandlePool.cpp``: 32 MiB on Hopper and, since
        pytorch#175344, on Blackwell, which had less before; or two times 4 MiB and eight times 16
        KiB.
        """
        return 32 * 2**20 if self.capability >= 90 else 8320 * 2**10


_GPUS = (
    Gpu("V100", 70, 80, 31.74),
    Gpu("T4", 75, 40, 14.75),
    Gpu("A100", 80, 108, 79.14),
    Gpu("A100-40GB", 80, 108, 39.50),
    Gpu("A10", 86, 72, 22.05),
    Gpu("RTX 3090", 86, 82, 23.68),
    Gpu("L4", 89, 58, 22.03),
    Gpu("RTX 4090", 89, 128, 23.64),
    Gpu("H100", 90, 132, 79.11),
    Gpu("H200", 90, 132, 139.72),
    Gpu("B200", 100, 148, 178.35),
)
"""Their memory is the total capacity in torch's out-of-memory errors in public issues: vllm#27508
(H100), CoSeR#10 (A100-40GB), VGen#104 (RTX 4090), Open-Sora#697 (T4) and others. It differs by a
tenth of a GiB with the driver: these are the lowest values found."""


def names() -> list[str]:
    """Return the names of all of them."""
    return [one.name for one in _GPUS]


def gpu(name: str) -> Gpu:
    """Find a GPU by its name. Raises PredictError for an unknown one, with the known names."""
    plain = _plain(name)
    for found in _GPUS:
        if _plain(found.name) == plain:
            return found
    raise PredictError(f"{name!r} is not a known GPU: choose {', '.join(names())}.")


def _plain(name: str) -> str:
    return "".join(filter(str.isalnum, name)).lower()
