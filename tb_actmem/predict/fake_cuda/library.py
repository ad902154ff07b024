"""Make the library that is loaded in the place of NVIDIA's, for the torch that is installed."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Sequence
from importlib.metadata import requires, version
from importlib.util import find_spec
from pathlib import Path

from tb_actmem.errors import PredictError
from tb_actmem.native_build import cache, digest, keep, run, tool
from tb_actmem.predict.fake_cuda import CAPABILITY, MEMORY, NAME, PROCESSORS
from tb_actmem.predict.fake_cuda.gpus import Gpu

SOURCE = Path(__file__).with_name("cuda.c")
_TORCH = (
    *("libtorch_cuda.so", "libtorch_cuda_linalg.so", "libc10_cuda.so", "libtorch_python.so"),
    "libcaffe2_nvrtc.so",
)
_WANTED = re.compile(
    r" U ((?:(?:__cuda|cuda|cublas|cudnn|cusolver|cusparse|curand|cufft|nvrtc)|cu(?!File)[A-Z])\w+)"
)
_FLAGS = re.compile(rb"\0(sm_\d+[af]?(?: (?:sm|compute)_\d+[af]?)*)\0")
_REAL = re.compile(r"__cuda(Push|Pop|Register|Unregister)|GetError")
"""NVIDIA's own runtime keeps these: it books kernels, and knows errors by name."""
_CUDNN = re.compile(r"nvidia-cudnn-cu\d+")
_MANAGEMENT = (
    *("nvmlInit_v2", "nvmlDeviceGetHandleByPciBusId_v2", "nvmlDeviceGetNvLinkRemoteDeviceType"),
    *("nvmlDeviceGetNvLinkRemotePciInfo_v2", "nvmlDeviceGetComputeRunningProcesses"),
    "nvmlSystemGetCudaDriverVersion_v2",
)
"""What torch looks up by name in NVIDIA's management library, beside what cuda.c defines."""
_OF_DRIVER = re.compile(r"^\s*CUresult CUDAAPI\s+(cu\w+)\(", re.MULTILINE)
_RENAMED = re.compile(r"^\s*#\s*define\s+cu\w+\s+(cu\w+_v\d+)\s*$", re.MULTILINE)
"""How cuda.h declares what the driver has, and gives it the name of its newest kind."""
_CONTEXT = 512 * 2**20
"""What cuda.c says that the process has before its first tensor."""
_OTHERWISE = (
    "Record on the CPU, or use tb_actmem.predict.scale on recordings of a machine with a GPU."
)


def environment(device: Gpu, nbytes: int | None = None) -> dict[str, str]:
    """The variables with which Python has a device in place of a GPU.

    ``nbytes`` is memory that it shall have instead of its own. Raises PredictError where that is
    too little, torch is no CUDA build, or the library cannot be made.
    """
    memory = device.nbytes if nbytes is None else nbytes
    if memory <= _CONTEXT:
        raise PredictError(
            f"A device of {memory >> 20:,} MiB has nothing left for tensors: CUDA itself takes 512 "
            "MiB of a process."
        )
    library = _library()
    return {
        **{name: value for name, value in os.environ.items() if name != "CUDA_VISIBLE_DEVICES"},
        "LD_PRELOAD": _before("LD_PRELOAD", library),
        "LD_LIBRARY_PATH": _before("LD_LIBRARY_PATH", library.parent),
        NAME: device.name,
        CAPABILITY: str(device.capability),
        PROCESSORS: str(device.processors),
        MEMORY: str(memory),
    }


def _before(name: str, path: Path) -> str:
    return os.pathsep.join(filter(None, [str(path), os.environ.get(name)]))


def _library() -> Path:
    """The library for this torch, compiled where it is not there yet."""
    if sys.platform != "linux":
        raise PredictError(
            f"A dry run on CUDA needs Linux, and this is {sys.platform}. {_OTHERWISE}"
        )
    made_of = digest((SOURCE, Path(__file__)))
    lib = _folder("torch") / "lib"
    # By the driver's name, by which torch looks it up too.
    path = cache(_failed) / f"cuda-{version('torch')}-{made_of}" / "libcuda.so.1"

    def make(target: Path) -> None:
        with contextlib.suppress(FileExistsError):
            path.with_name("libnvidia-ml.so.1").symlink_to(path.name)
        _compile(_wanted(lib), target)

    return keep(path, make, _failed)


def _compile(wanted: set[str], target: Path) -> None:
    rest = target.with_name("rest.c")
    defined = set(
        re.findall(r"^(?:int|size_t) (\w+)\(", SOURCE.read_text(encoding="utf-8"), re.MULTILINE)
    )
    folders = headers(_folder("torch"), _folder("triton"))
    others = sorted((wanted | _driver(folders) | set(_MANAGEMENT)) - defined)
    rest.write_text("".join(f"int {name}() {{ return 0; }}\n" for name in others), encoding="utf-8")
    include = [f"-I{folder}" for folder in folders]
    architectures = "".join(f"{one}," for one in _architectures(_folder("torch") / "lib"))
    defined_as = f"-DCUDNN={cudnn_version()}", f"-DARCHITECTURES={architectures}"
    # Torch opens NVRTC by its name, and looks there: ours has to be what it finds under it.
    name = f"-Wl,-soname,libnvrtc.so.{_cuda(_folder('torch'))}"
    options = "-shared", "-fPIC", "-O1", "-w", name, *include, *defined_as
    run([*_tool("cc", "CC"), *options, "-o", str(target), str(SOURCE), str(rest)], _failed)


def _driver(folders: Sequence[Path]) -> set[str]:
    """All that the driver has: Triton, which launches kernels by it, wants more than torch."""
    found: set[str] = set()
    for path in (folder / "cuda.h" for folder in folders):
        if path.exists():
            text = path.read_text(encoding="utf-8", errors="replace")
            found.update(_OF_DRIVER.findall(text), _RENAMED.findall(text))
    return found


def headers(torch: Path, triton: Path) -> tuple[Path, Path]:
    """The folders of CUDA's headers: those of torch's own CUDA, and all that Triton has.

    A structure of another CUDA is laid out in another way. What comes with torch leaves out some
    that are the same everywhere, and Triton's may be those of an older one.
    """
    wanted = _cuda(torch)
    others = triton / "backends" / "nvidia" / "include"
    found = [*sorted(torch.parent.glob("nvidia/*/include")), others]
    for folder in found:
        version_of = folder / "cuda_runtime_api.h"
        if wanted and version_of.exists():
            text = version_of.read_text(encoding="utf-8", errors="replace")
            if re.search(rf"^#define CUDART_VERSION +{wanted}\d{{3}}\b", text, re.MULTILINE):
                return folder, others
    raise PredictError(
        f"The headers of torch's CUDA {wanted} are not installed here: they "
        "are in the package of CUDA's runtime that pip install torch brings."
    )


def _cuda(torch: Path) -> str:
    """Which CUDA torch is built for: "13"; nothing where it does not say."""
    path = torch / "version.py"
    said = path.read_text(encoding="utf-8") if path.exists() else ""
    found = re.search(r"^cuda\b.*?'(\d+)", said, re.MULTILINE)
    return found[1] if found else ""


def cudnn_version() -> int:
    """The version of cuDNN that came with torch, as it counts itself: 92000 for 9.20.0."""
    for name in filter(None, map(_CUDNN.match, requires("torch") or ())):
        major, minor, patch = map(int, version(name[0]).split(".")[:3])
        return 10_000 * major + 100 * minor + patch
    return 0


def _architectures(lib: Path) -> list[int]:
    """List those for which this torch has code, as compute capabilities, the lowest first."""
    said = _FLAGS.findall((lib / "libtorch_python.so").read_bytes())
    return sorted({int(one) for flags in said for one in re.findall(rb"sm_(\d+)", flags)})


def _wanted(lib: Path) -> set[str]:
    """The functions of CUDA and its libraries that this torch calls."""
    paths = [lib / name for name in _TORCH]
    if not paths[0].exists():
        raise PredictError(
            f"torch {version('torch')} is no CUDA build: install one in an environment of its own, "
            f"pip install torch==={version('torch').partition('+')[0]}. {_OTHERWISE}"
        )
    libraries = [str(path) for path in paths if path.exists()]
    listed = run([*_tool("nm", "NM"), "-D", "--undefined-only", *libraries], _failed)
    return {name for name in _WANTED.findall(listed) if not _REAL.search(name)}


def _failed(why: str) -> PredictError:
    return PredictError(f"The device in place of a GPU could not be made: {why}")


def _tool(name: str, variable: str) -> list[str]:
    found = tool(variable, name)
    if found is None:
        raise PredictError(
            f"There is no {name} on the PATH, which makes the device in place of a GPU: install "
            f"gcc and binutils, or name one in the variable {variable}."
        )
    return found


def _folder(package: str) -> Path:
    """Where a package lies, which is not imported: it would load NVIDIA's libraries first."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise PredictError(f"{package} is not installed here: install a CUDA build of torch.")
    return Path(spec.origin).parent
