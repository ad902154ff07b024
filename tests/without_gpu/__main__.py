"""Run Python on a CUDA build of torch as if there were a GPU: ``python tests/without_gpu t.py``.

Torch's dispatch, engine and caching allocator are its own; what CUDA would compute is nothing.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import gettempdir

SOURCE = Path(__file__).with_name("cuda.c")
LIBRARIES = "libtorch_cuda.so", "libtorch_cuda_linalg.so", "libc10_cuda.so", "libtorch_python.so"
WANTED = re.compile(r" U ((?:__cuda|cuda|cublas|cudnn|cusolver|cusparse|curand|cufft)\w+)")
REAL = re.compile(r"__cuda(Push|Pop|Register|Unregister)|GetError|cudnnGet(Cudart)?Version")
"""NVIDIA's own runtime keeps these: it books kernels, and knows errors by name."""
DRIVER = (
    *("cuInit", "cuCtxSetCurrent", "cuDeviceGet", "cuDeviceGetAttribute", "cuGetErrorString"),
    *("cuMemMap", "cuMemUnmap", "cuMemAddressFree", "cuMemSetAccess"),
)
"""What torch looks up in the driver by name, beside what cuda.c defines."""


def main(arguments: list[str]) -> None:
    """Become Python with the library of this torch loaded before NVIDIA's."""
    place = hashlib.sha256(sys.prefix.encode()).hexdigest()[:16]
    library = build(Path(gettempdir()) / f"without_gpu-{os.getuid()}-{place}")
    path = os.pathsep.join(filter(None, [str(library.parent), os.environ.get("LD_LIBRARY_PATH")]))
    environment = {**os.environ, "LD_PRELOAD": str(library), "LD_LIBRARY_PATH": path}
    os.execve(sys.executable, [sys.executable, *arguments], environment)


def build(folder: Path) -> Path:
    """Compile the library for the torch that is installed here, and return it."""
    folder.mkdir(parents=True, exist_ok=True)
    rest, library = folder / "rest.c", folder / "libcuda.so.1"
    defined = set(re.findall(r"^int (\w+)\(", SOURCE.read_text(encoding="utf-8"), re.MULTILINE))
    others = sorted((wanted() | set(DRIVER)) - defined)
    rest.write_text("".join(f"int {name}() {{ return 0; }}\n" for name in others), encoding="utf-8")
    include = folder_of("triton") / "backends" / "nvidia" / "include"
    options = "-shared", "-fPIC", "-w", f"-I{include}", "-o", str(library)
    subprocess.run(["cc", *options, str(SOURCE), str(rest)], check=True)
    return library


def wanted() -> set[str]:
    """The functions of CUDA and its libraries that this torch calls."""
    paths = [folder_of("torch") / "lib" / name for name in LIBRARIES]
    if not paths[0].exists():
        sys.exit(
            "This torch is no CUDA build: install torch===2.13.0 in an environment of its own."
        )
    command = ["nm", "-D", "--undefined-only", *(str(path) for path in paths if path.exists())]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {name for name in WANTED.findall(listed) if not REAL.search(name)}


def folder_of(package: str) -> Path:
    """Where a package lies, which is not imported."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        sys.exit(f"{package} is not installed here: a CUDA build of torch brings it.")
    return Path(spec.origin).parent


if __name__ == "__main__":
    main(sys.argv[1:])
