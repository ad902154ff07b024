"""A CUDA device that computes nothing, on which torch runs as on a GPU.

Torch's own dispatch, choice of kernels, autograd engine and caching allocator decide what is saved,
for how long, and how much is reserved. Only the work of NVIDIA's libraries is left out:
`cuda.c` and the files beside it stand in for them. This module builds it for the installed torch.
"""

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
from tb_actmem.predict.fake_cuda.gpus import Gpu

NAME, CAPABILITY, PROCESSORS, MEMORY = (
    f"TB_ACTMEM_DEVICE{part}" for part in ("", "_CAPABILITY", "_PROCESSORS", "_BYTES")
)
"""The variables that describe the device to the library."""


def pretended() -> str | None:
    """Name the fake device of this process; None: its devices are real."""
    return os.environ.get(NAME)


SOURCES = [Path(__file__).with_name(f"{name}.c") for name in ("cuda", "launches", "libraries")]
_TORCH = (
    *("libtorch_cuda.so", "libtorch_cuda_linalg.so", "libc10_cuda.so", "libtorch_python.so"),
    "libcaffe2_nvrtc.so",
)
_WANTED = re.compile(
    r" U ((?:(?:__cuda|cuda|cublas|cudnn|cusolver|cusparse|curand|cufft|nvrtc)|cu(?!File)[A-Z])\w+)"
)
_FLAGS = re.compile(rb"\0(sm_\d+[af]?(?: (?:sm|compute)_\d+[af]?)*)\0")
_REAL = re.compile(r"__cuda(Push|Pop|Register|Unregister)|GetError")
"""Functions that NVIDIA's own runtime keeps: it registers binaries, and names errors."""
_CUDNN = re.compile(r"nvidia-cudnn-cu\d+")
_MANAGEMENT = (
    *("nvmlInit_v2", "nvmlDeviceGetHandleByPciBusId_v2", "nvmlDeviceGetNvLinkRemoteDeviceType"),
    *("nvmlDeviceGetNvLinkRemotePciInfo_v2", "nvmlSystemGetCudaDriverVersion_v2"),
)
"""Functions that torch looks up by name in NVIDIA's management library, beside those in cuda.c."""
_OF_DRIVER = re.compile(r"^\s*CUresult CUDAAPI\s+(cu\w+)\(", re.MULTILINE)
_RENAMED = re.compile(r"^\s*#\s*define\s+cu\w+\s+(cu\w+_v\d+)\s*$", re.MULTILINE)
"""How cuda.h renames functions of the driver to their newest version."""
_OTHER_ALLOCATOR = "backend:cudaMallocAsync"
_CONTEXT = 512 * 2**20
"""The memory that cuda.c reports as used before the first tensor."""
_OTHERWISE = (
    "Record on the CPU, or use tb_actmem.predict.scale with recordings from a machine with a GPU."
)


def environment(device: Gpu, nbytes: int | None = None) -> dict[str, str]:
    """Return the environment variables with which Python has a fake GPU.

    ``nbytes`` replaces the memory of the GPU. Raises PredictError if that is too little, if torch
    is not a CUDA build, if the library cannot be built, or if an allocator other than torch's is
    configured.
    """
    for name in ("PYTORCH_ALLOC_CONF", "PYTORCH_CUDA_ALLOC_CONF"):
        if _OTHER_ALLOCATOR in os.environ.get(name, "").replace(" ", ""):
            raise PredictError(
                f"A dry run needs torch's own caching allocator, but {name} has "
                f'"{_OTHER_ALLOCATOR}". Leave it out, or record the step on a GPU.'
            )
    memory = device.nbytes if nbytes is None else nbytes
    if memory <= _CONTEXT:
        raise PredictError(
            f"A device of {memory >> 20:,} MiB has no memory for tensors: CUDA itself takes 512 "
            "MiB of a process."
        )
    library = _library()
    code = _flags(_folder("torch") / "lib")
    if code and not runs_on(device.capability, code):
        raise PredictError(
            f"torch {version('torch')} cannot run on a {device.name}, which has compute capability "
            f"{device.capability / 10}: this torch has code for {' '.join(code)}. Choose another "
            "GPU, or install a torch that was built for this one."
        )
    return {
        **{name: value for name, value in os.environ.items() if name != "CUDA_VISIBLE_DEVICES"},
        "LD_PRELOAD": _before("LD_PRELOAD", library),
        "LD_LIBRARY_PATH": _before("LD_LIBRARY_PATH", library.parent),
        NAME: device.name,
        CAPABILITY: str(device.capability),
        PROCESSORS: str(device.processors),
        MEMORY: str(memory),
    }


def real_environment() -> dict[str, str]:
    """Return this process's environment variables without ours, and without those of a dry run."""
    found = {name: value for name, value in os.environ.items() if not name.startswith("TB_ACTMEM_")}
    if pretended():
        library = os.environ.get("LD_PRELOAD", "").partition(os.pathsep)[0]
        ours = ("", library, str(Path(library).parent))
        for name in ("LD_PRELOAD", "LD_LIBRARY_PATH"):
            paths = found.pop(name, "").split(os.pathsep)
            if others := [path for path in paths if path not in ours]:
                found[name] = os.pathsep.join(others)
    return found


def _before(name: str, path: Path) -> str:
    return os.pathsep.join(filter(None, [str(path), os.environ.get(name)]))


def _library() -> Path:
    """Return the library for this torch, compiled if it does not exist yet."""
    if sys.platform != "linux":
        raise PredictError(
            f"A dry run on CUDA needs Linux, and this is {sys.platform}. {_OTHERWISE}"
        )
    made_of = digest((*SOURCES, Path(__file__)))
    lib = _folder("torch") / "lib"
    # The file has the driver's name, by which torch looks it up.
    path = cache(_failed) / f"cuda-{version('torch')}-{made_of}" / "libcuda.so.1"

    def make(target: Path) -> None:
        with contextlib.suppress(FileExistsError):
            path.with_name("libnvidia-ml.so.1").symlink_to(path.name)
        _compile(_wanted(lib), target)

    return keep(path, make, _failed)


def _compile(wanted: set[str], target: Path) -> None:
    rest = target.with_name("rest.c")
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    defined = set(re.findall(r"^(?:int|size_t) (\w+)\(", text, re.MULTILINE))
    folders = headers(_folder("torch"), _folder("triton"))
    others = sorted((wanted | _driver(folders) | set(_MANAGEMENT)) - defined)
    sizes = workspace_functions(folders[0])
    lines = (sizes.get(name, f"int {name}() {{ return 0; }}\n") for name in others)
    rest.write_text("".join(lines), encoding="utf-8")
    include = [f"-I{folder}" for folder in folders]
    architectures = "".join(f"{one}," for one in _architectures(_folder("torch") / "lib"))
    defined_as = f"-DCUDNN={cudnn_version()}", f"-DARCHITECTURES={architectures}"
    # Torch opens NVRTC by its name in this folder, so it must find ours there.
    name = f"-Wl,-soname,libnvrtc.so.{_cuda(_folder('torch'))}"
    options = "-shared", "-fPIC", "-O1", "-w", name, *include, *defined_as
    run([*_tool("cc", "CC"), *options, "-o", str(target), *map(str, SOURCES), str(rest)], _failed)


def workspace_functions(folder: Path) -> dict[str, str]:
    """Return functions in C that answer: an algorithm needs no workspace, or a batch was solved.

    Those of cuSOLVER, cuSPARSE and cuBLAS; torch would otherwise read a number that nobody has set.
    ``folder`` has NVIDIA's headers.
    """
    functions = {}
    for path in (folder / name for name in ("cusolverDn.h", "cusparse.h", "cublas_api.h")):
        text = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
        for name, given in _SIZE.findall(text):
            parameters = given.split(",")
            names = ", ".join(f"long a{position}" for position in range(len(parameters)))
            sizes = (
                f"*({_TYPES[kind[1]]}*)a{position} = 0; "
                for position, one in enumerate(parameters)
                if (kind := _OF_SIZE.search(one))
            )
            functions[name] = f"int {name}({names}) {{ {''.join(sizes)}return 0; }}\n"
    return functions


_SIZE = re.compile(r"(cus\w+_bufferSize\w*|cublas[SDCZ](?:geqrf|gels)Batched)\(([^)]*)\)")
_TYPES = {"int": "int", "size_t": "unsigned long"}
_OF_SIZE = re.compile(r"\b(int|size_t)\s*\*\s*(?:\w*(?:work|buffer)\w*|info)\s*$", re.IGNORECASE)
"""A parameter that receives a size or a status, with its type."""


def _driver(folders: Sequence[Path]) -> set[str]:
    """Return all functions of the driver: Triton, which launches kernels, needs more than torch."""
    names: set[str] = set()
    for path in (folder / "cuda.h" for folder in folders):
        if path.exists():
            text = path.read_text(encoding="utf-8", errors="replace")
            names.update(_OF_DRIVER.findall(text), _RENAMED.findall(text))
    return names


def headers(torch: Path, triton: Path) -> tuple[Path, Path]:
    """Return the folders of CUDA's headers: those of torch's own CUDA, and those in Triton.

    Structures differ between CUDA versions. The headers that come with torch lack some that are the
    same everywhere, and Triton's may be older.
    """
    wanted = _cuda(torch)
    others = triton / "backends" / "nvidia" / "include"
    folders = [*sorted(torch.parent.glob("nvidia/*/include")), others]
    for folder in folders:
        version_of = folder / "cuda_runtime_api.h"
        if wanted and version_of.exists():
            text = version_of.read_text(encoding="utf-8", errors="replace")
            if re.search(rf"^#define CUDART_VERSION +{wanted}\d{{3}}\b", text, re.MULTILINE):
                return folder, others
    raise PredictError(
        f"The headers of torch's CUDA {wanted} are not installed here: they are in the CUDA "
        "runtime package that pip install torch installs."
    )


def _cuda(torch: Path) -> str:
    """Return the CUDA version that torch is built for, such as "13"; "" if unknown."""
    path = torch / "version.py"
    said = path.read_text(encoding="utf-8") if path.exists() else ""
    match = re.search(r"^cuda\b.*?'(\d+)", said, re.MULTILINE)
    return match[1] if match else ""


def cudnn_version() -> int:
    """Return the version of cuDNN that came with torch, as an integer: 92000 for 9.20.0."""
    for name in filter(None, map(_CUDNN.match, requires("torch") or ())):
        major, minor, patch = map(int, version(name[0]).split(".")[:3])
        return 10_000 * major + 100 * minor + patch
    return 0


def runs_on(capability: int, code: Sequence[str]) -> bool:
    """Tell whether code for these targets runs on a GPU.

    Binary code runs on GPUs of its generation that are no older; text (``compute_90``) on all that
    are no older.
    """
    for target in code:
        kind, _, number = target.partition("_")
        built = int(number.rstrip("af"))
        is_portable = kind == "compute" or (number.isdigit() and built // 10 == capability // 10)
        if built == capability or (is_portable and built <= capability):
            return True
    return False


def _architectures(lib: Path) -> list[int]:
    """List the compute capabilities for which this torch has code, the lowest first."""
    return sorted({int(one[3:].rstrip("af")) for one in _flags(lib) if one.startswith("sm_")})


def _flags(lib: Path) -> list[str]:
    """List the targets for which this torch has code, such as ``sm_90``, in its own order."""
    said = _FLAGS.findall((lib / "libtorch_python.so").read_bytes())
    return list(dict.fromkeys(" ".join(flags.decode() for flags in said).split()))


def _wanted(lib: Path) -> set[str]:
    """Return the functions of CUDA and its libraries that this torch calls."""
    paths = [lib / name for name in _TORCH]
    if not paths[0].exists():
        raise PredictError(
            f"torch {version('torch')} is not a CUDA build: install one in a separate "
            f"environment, pip install torch==={version('torch').partition('+')[0]}. {_OTHERWISE}"
        )
    libraries = [str(path) for path in paths if path.exists()]
    listed = run([*_tool("nm", "NM"), "-D", "--undefined-only", *libraries], _failed)
    return {name for name in _WANTED.findall(listed) if not _REAL.search(name)}


def _failed(why: str) -> PredictError:
    return PredictError(f"The stand-in for a GPU could not be built: {why}")


def _tool(name: str, variable: str) -> list[str]:
    path = tool(variable, name)
    if path is None:
        raise PredictError(
            f"There is no {name} on the PATH, which builds the stand-in for a GPU: install gcc "
            f"and binutils, or name one in the variable {variable}."
        )
    return path


def _folder(package: str) -> Path:
    """Return the folder of a package; an import of it would load NVIDIA's libraries."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise PredictError(f"{package} is not installed here: install a CUDA build of torch.")
    return Path(spec.origin).parent
