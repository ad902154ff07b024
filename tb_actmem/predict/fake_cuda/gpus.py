"""GPUs by their names: as CUDA describes them to programs, and by their data sheets."""

from __future__ import annotations

import re
from typing import NamedTuple

from tb_actmem.arguments import need
from tb_actmem.errors import PredictError


class Gpu(NamedTuple):
    """The properties that torch reads when it chooses a kernel or allocates, and the top speeds."""

    name: str
    capability: int
    """CUDA's compute capability, ten times: 90 for 9.0."""
    processors: int
    memory_gib: float
    tflops: tuple[float, float, float]
    """Dense matmuls in float32, in TF32, and in 16 bits added up in float32: 10^12 FLOPs a
    second."""
    gigabytes: float
    """Memory bandwidth: 10^9 bytes a second."""
    is_rocm: bool = False
    """AMD's: torch has the same allocator there, and no CUDA."""

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
        KiB. HipBLAS has 128 MiB on MI300.
        """
        if self.is_rocm:
            return 128 * 2**20
        return 32 * 2**20 if self.capability >= 90 else 8320 * 2**10


_GPUS = (
    Gpu("V100", 70, 80, 31.74, (15.7, 15.7, 125), 900),
    Gpu("T4", 75, 40, 14.75, (8.1, 8.1, 65), 320),
    Gpu("A100", 80, 108, 79.14, (19.5, 156, 312), 2039),
    Gpu("A100-40GB", 80, 108, 39.50, (19.5, 156, 312), 1555),
    Gpu("A10", 86, 72, 22.05, (31.2, 62.5, 125), 600),
    Gpu("A40", 86, 84, 44.34, (37.4, 74.8, 149.7), 696),
    Gpu("RTX 3060", 86, 28, 11.75, (12.7, 12.7, 25.5), 360),
    Gpu("RTX 3090", 86, 82, 23.68, (35.6, 35.6, 71), 936),
    Gpu("L4", 89, 58, 22.03, (30.3, 60.5, 121), 300),
    Gpu("L40S", 89, 142, 44.39, (91.6, 183, 362), 864),
    Gpu("RTX 4070", 89, 46, 11.56, (29.1, 29.1, 58.3), 504),
    Gpu("RTX 4090", 89, 128, 23.64, (82.6, 82.6, 165.2), 1008),
    Gpu("RTX 6000 Ada", 89, 142, 47.27, (91.1, 182.1, 364.2), 960),
    Gpu("H100", 90, 132, 79.11, (66.9, 494.7, 989.4), 3350),
    Gpu("H200", 90, 132, 139.72, (66.9, 494.7, 989.4), 4800),
    Gpu("GH200", 90, 132, 94.50, (66.9, 494.7, 989.4), 4000),
    Gpu("B200", 100, 148, 178.35, (80, 1125, 2250), 8000),
    Gpu("B300", 103, 148, 267.69, (75, 1125, 2250), 8000),
    Gpu("RTX 5080", 120, 84, 15.45, (56.3, 56.3, 112.6), 960),
    Gpu("RTX 5090", 120, 170, 31.36, (104.8, 104.8, 209.5), 1792),
    Gpu("RTX PRO 6000", 120, 188, 94.97, (126, 251.9, 503.8), 1792),
    Gpu("MI300X", 94, 304, 191.69, (163.4, 653.7, 1307.4), 5300, is_rocm=True),
)
"""Their memory is the total capacity in torch's out-of-memory errors in public issues: vllm#27508
(H100), CoSeR#10 (A100-40GB), VGen#104 (RTX 4090), Open-Sora#697 (T4), Step-Video-T2V#8 (L40S),
localGPT-Vision#14 (RTX 3060) and others. It differs by a tenth of a GiB with the driver, and by 3
GiB with error correction: these are the lowest values found, on Linux and with the default of error
correction.

Their speeds are those of NVIDIA's and AMD's data sheets and architecture papers: without sparsity,
at boost clock, of the SXM or OAM version where there is one. GeForce cards multiply 16 bits at half
speed if they add up in float32, as torch does. B200 and B300 are an eighth of the HGX systems."""


WORKSPACE_SIZES = frozenset(one.workspace_bytes for one in _GPUS)
"""The sizes that a workspace of cuBLAS has on any of them."""


def names(*, of_cuda: bool = False) -> list[str]:
    """Return the names of all of them, or of those that run CUDA programs."""
    return [one.name for one in _GPUS if not (of_cuda and one.is_rocm)]


def gpu(name: str, *, of_cuda: bool = False) -> Gpu:
    """Find a GPU by its name, one that runs CUDA programs if wanted.

    Raises PredictError for another one, with the known names.
    """
    need("the GPU", name, str, "a string such as 'H100'")
    plain = _plain(name)
    known = ", ".join(names(of_cuda=of_cuda))
    for known_gpu in _GPUS:
        if _plain(known_gpu.name) == plain:
            if of_cuda and known_gpu.is_rocm:
                raise PredictError(
                    f"{known_gpu.name} runs no CUDA programs: choose {known}. "
                    f'tb_actmem.predict.fits(recording, "{known_gpu.name}") knows its memory.'
                )
            return known_gpu
    raise PredictError(f"{name[:50]!r} is not a known GPU: choose {known}.")


def described(device: str) -> Gpu | None:
    """Find the GPU that CUDA describes so, such as "NVIDIA A100-SXM4-80GB"; None: unknown."""
    words = {*re.findall(r"\w+", device.lower())}
    found = [one for one in _GPUS if {*re.findall(r"\w+", one.name.lower())} <= words]
    return max(found, key=lambda one: len(one.name), default=None)


def _plain(name: str) -> str:
    return "".join(filter(str.isalnum, name)).lower()
