"""Building the replacement of NVIDIA's libraries: its symbols, and a program's environment."""

from __future__ import annotations

import os
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tb_actmem.errors import PredictError
from tb_actmem.predict import fake_cuda
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.recorder.assemble.meta import dry_run_notes
from tb_actmem.text.notes import words

LISTED = """
                 U __cudaPushCallConfiguration
                 U __cudaRegisterFunction
                 U __cudaInitModule
                 U cudaGetErrorString
                 U cudaMalloc
                 U cudaSpecialOne
                 U cublasSgemm_v2
                 U cudnnCreate
                 U cufftExecC2C
                 U nvrtcCompileProgram@libnvrtc.so.13
                 U nvrtcGetPTX@libnvrtc.so.13
                 U cuLinkComplete
                 U cuFileRead
                 U malloc
                 w cusolverNever
"""
"""Output of nm: symbols that torch does not define itself."""


DRIVER = """
#define cuStreamWait                 cuStreamWait_v2
CUresult CUDAAPI cuInit(unsigned int Flags);
CUresult CUDAAPI cuModuleUnload(CUmodule hmod);
    CUresult CUDAAPI cuStreamWait(CUstream stream);
CUresult CUDAAPI cuCtxGetCurrent(CUcontext *pctx);
typedef CUresult (CUDAAPI *cuNever)(void);
"""
"""Text of cuda.h: the functions of the driver."""


class Tools:
    """Stands in for nm and the compiler: records its calls, and the files at that time."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.rest = ""

    def __call__(self, command: list[str], failed: Any) -> str:
        self.asked.append([*command])
        if command[0] == "nm":
            return LISTED
        self.rest = Path(command[-1]).read_text(encoding="utf-8")
        Path(command[command.index("-o") + 1]).write_text("library", encoding="utf-8")
        return ""


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tools:
    """A CUDA build of torch with two libraries, an empty cache, and the tools."""
    found = Tools()
    lib = tmp_path / "torch" / "lib"
    lib.mkdir(parents=True)
    for name in ("libtorch_cuda.so", "libtorch_python.so", "libtorch_cpu.so"):
        (lib / name).touch()
    (lib / "libtorch_python.so").write_bytes(b"x\0sm_90a sm_75 sm_80 compute_86\0sm_35 text")
    (lib.parent / "version.py").write_text("cuda: Optional[str] = '13.0'\n", encoding="utf-8")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(fake_cuda, "run", found)
    monkeypatch.setattr(fake_cuda, "headers", lambda torch, triton: (torch / "of", triton / "of"))
    (lib.parent / "of").mkdir()
    (lib.parent / "of" / "cuda.h").write_text(DRIVER, encoding="utf-8")
    monkeypatch.setattr(fake_cuda, "_folder", lambda package: tmp_path / package)
    versions = {"torch": "2.15.0+cu130", "nvidia-cudnn-cu13": "9.20.3.48"}
    monkeypatch.setattr(fake_cuda, "version", versions.__getitem__)
    monkeypatch.setattr(fake_cuda, "requires", lambda package: ["nvidia-cudnn-cu13==9.20.3.48; x"])
    for name, value in {"XDG_CACHE_HOME": str(tmp_path / "cache"), "CC": "cc", "NM": "nm"}.items():
        monkeypatch.setenv(name, value)
    for name in ("LD_PRELOAD", "LD_LIBRARY_PATH"):
        monkeypatch.delenv(name, raising=False)
    return found


def test_library_defines_symbols_missing_in_cuda_c(tools: Tools, tmp_path: Path) -> None:
    fake_cuda.environment(gpu("L4"))

    lib = tmp_path / "torch" / "lib"
    asked, made = tools.asked
    paths = [str(lib / name) for name in ("libtorch_cuda.so", "libtorch_python.so")]
    assert asked == ["nm", "-D", "--undefined-only", *paths]
    name = "-Wl,-soname,libnvrtc.so.13"
    options = [name, f"-I{tmp_path / 'torch' / 'of'}", f"-I{tmp_path / 'triton' / 'of'}"]
    of_torch = ["-DCUDNN=92003", "-DARCHITECTURES=75,80,90,"]
    assert made[:10] == ["cc", "-shared", "-fPIC", "-O1", "-w", *options, *of_torch]
    assert made[10] == "-o" and made[12:15] == [*map(str, fake_cuda.SOURCES)]
    lines = tools.rest.splitlines()
    assert lines == sorted(lines)
    names = {line.removeprefix("int ").removesuffix("() { return 0; }") for line in lines}
    theirs = {"__cudaInitModule", "cudaSpecialOne", "cublasSgemm_v2", "cufftExecC2C"}
    others = {name for name in names if not name.startswith(("cu", "nvml"))}
    assert others == {"__cudaInitModule", "nvrtcCompileProgram"}
    assert theirs | {"cuInit", "cuModuleUnload", "cuLinkComplete", "nvmlInit_v2"} <= names
    assert {"cuStreamWait", "cuStreamWait_v2"} <= names
    assert not names & {"cuCtxGetCurrent", "cuNever"}
    assert not names & {"cudaMalloc", "malloc", "cudaGetErrorString", "cusolverNever"}
    assert not names & {"nvrtcGetPTX", "cuFileRead", "cuModuleLoadData"}
    assert not any(name.startswith(("__cudaPush", "__cudaRegister")) for name in names)


def test_library_is_made_once_for_torch(
    tools: Tools, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Path(fake_cuda.environment(gpu("L4"))["LD_PRELOAD"])
    assert Path(fake_cuda.environment(gpu("A100"))["LD_PRELOAD"]) == first
    assert len(tools.asked) == 2
    assert first.name == "libcuda.so.1"
    assert first.parent.parent == tmp_path / "cache" / "tb_actmem"
    assert first.parent.name.startswith("cuda-2.15.0+cu130-")
    assert (first.parent / "libnvidia-ml.so.1").readlink() == Path("libcuda.so.1")

    monkeypatch.setattr(fake_cuda, "version", {"torch": "2.16.0", "nvidia-cudnn-cu13": "9.1.0"}.get)
    assert Path(fake_cuda.environment(gpu("L4"))["LD_PRELOAD"]) != first
    assert len(tools.asked) == 4


def test_real_environment_is_that_before_dry_run(
    tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/theirs:/more")
    before = {name: value for name, value in os.environ.items() if name != "CUDA_VISIBLE_DEVICES"}

    monkeypatch.setattr(os, "environ", fake_cuda.environment(gpu("T4")))

    ours = {name for name in before if name.startswith("TB_ACTMEM_")}
    assert fake_cuda.real_environment().items() == before.items() - {(n, before[n]) for n in ours}


def test_program_receives_its_device(tools: Tools, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "3")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/theirs")
    monkeypatch.setenv("MINE", "stays")

    found = fake_cuda.environment(gpu("T4"))

    path = Path(found["LD_PRELOAD"])
    assert found["LD_LIBRARY_PATH"] == os.pathsep.join([str(path.parent), "/theirs"])
    assert found["MINE"] == "stays"
    assert "CUDA_VISIBLE_DEVICES" not in found
    said = {name: value for name, value in found.items() if name.startswith("TB_ACTMEM_DEVICE")}
    assert said == {
        "TB_ACTMEM_DEVICE": "T4",
        "TB_ACTMEM_DEVICE_CAPABILITY": "75",
        "TB_ACTMEM_DEVICE_PROCESSORS": "40",
        "TB_ACTMEM_DEVICE_BYTES": str(int(14.75 * 2**30)),
    }
    assert fake_cuda.environment(gpu("T4"), 2**31)["TB_ACTMEM_DEVICE_BYTES"] == str(2**31)


def test_device_must_exceed_cuda_context(tools: Tools) -> None:
    assert fake_cuda.environment(gpu("T4"), 2**29 + 1)["TB_ACTMEM_DEVICE_BYTES"] == str(2**29 + 1)
    with pytest.raises(PredictError, match="A device of 512 MiB has no memory for tensors"):
        fake_cuda.environment(gpu("T4"), 2**29)


def test_missing_tools_are_named_with_remedy(
    tools: Tools, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusal() -> str:
        with pytest.raises(PredictError) as refused:
            fake_cuda.environment(gpu("T4"))
        return str(refused.value)

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "")
    assert "There is no cc on the PATH" in refusal()
    assert "install gcc and binutils, or name one in the variable CC." in refusal()
    monkeypatch.setenv("NM", "")
    assert "There is no nm on the PATH" in refusal()
    (tmp_path / "torch" / "lib" / "libtorch_cuda.so").unlink()
    assert "torch 2.15.0+cu130 is not a CUDA build" in refusal()
    assert "pip install torch===2.15.0. Record on the CPU" in refusal()
    monkeypatch.setattr(sys, "platform", "darwin")
    assert "A dry run on CUDA needs Linux, and this is darwin. Record on the CPU" in refusal()


def test_package_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for spec in (None, SimpleNamespace(origin=None)):
        monkeypatch.setattr(fake_cuda, "find_spec", lambda package, spec=spec: spec)
        with pytest.raises(PredictError, match="torch is not installed here: install a CUDA build"):
            fake_cuda.environment(gpu("T4"))


@pytest.mark.parametrize(
    ("wanted", "installed", "number"),
    [
        (["filelock", "nvidia-cudnn-cu12==9.10.2.21; linux"], "9.10.2.21", 91002),
        (["nvidia-cudnn-cu13==9.20.0.48"], "9.20.0.48", 92000),
        (["nvidia-cublas-cu12==12.8"], "12.8.4.1", 0),
        ([], "", 0),
        (None, "", 0),
    ],
)
def test_cudnn_counts_its_version_in_ten_thousands(
    wanted: list[str] | None, installed: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def version(name: str) -> str:
        if not name.startswith("nvidia-cudnn-cu1"):
            raise PackageNotFoundError(name)
        return installed

    monkeypatch.setattr(fake_cuda, "requires", lambda package: wanted)
    monkeypatch.setattr(fake_cuda, "version", version)
    assert fake_cuda.cudnn_version() == number


def test_ops_with_unknown_workspaces_are_noted() -> None:
    unknown = ["_fft_r2c", "_linalg_svd", "linalg_inv_ex", "cudnn_batch_norm", "_sparse_mm"]
    known = ["linalg_vector_norm", "linalg_solve_triangular", "mm"]
    names = ["convolution", *unknown, "convolution", *known, "_scaled_dot_product_cudnn_attention"]
    ops = [(f"aten::{name}", False) for name in names]

    _, workspaces = map(words, dry_run_notes("H200", ops))

    assert "allocates inside 7 ops is not known without a GPU (" in workspaces
    listed = ", ".join(f"aten::{name}" for name in sorted([*unknown, "convolution"]))
    assert f"({listed})" in workspaces


def test_number_of_read_values_is_noted() -> None:
    ops = [
        *([("aten::nonzero", True)] * 2),
        *([("aten::index.Tensor", True)] * 3),
        ("aten::index.Tensor", False),
        ("aten::repeat_interleave.self_Tensor", False),  # with an output_size
        ("aten::bincount", False),  # with a minlength
        ("aten::masked_select.out", False),
        *([("aten::item", False)] * 4),
        ("aten::_local_scalar_dense", False),
        ("aten::mm", True),
    ]

    _, sized, asked = map(words, dry_run_notes("T4", ops))

    assert sized.startswith("The sizes of 6 results depend on data, and were 0 here (")
    assert "(aten::index, aten::masked_select, aten::nonzero)" in sized
    assert asked.startswith("The program read 5 values and received zero")


@pytest.mark.usefixtures("tools")
def test_gpu_that_torch_dropped_is_refused() -> None:
    with pytest.raises(
        PredictError, match=r"cannot run on a V100, which has compute capability 7\.0"
    ):
        fake_cuda.environment(gpu("V100"))


def test_algorithms_need_no_workspace(tmp_path: Path) -> None:
    (tmp_path / "cusolverDn.h").write_text(
        "cusolverStatus_t CUSOLVERAPI cusolverDnX_bufferSize(\n  Handle handle, int n,\n"
        "  const void *A, size_t *workspaceInBytesOnDevice,\n  int * Lwork);\n"
    )

    (tmp_path / "cublas_api.h").write_text(
        "CUBLASAPI cublasStatus_t CUBLASWINAPI cublasSgeqrfBatched(\n    cublasHandle_t handle, "
        "float* const Aarray[], int* info, int batchSize);\n"
    )

    first, second = fake_cuda.workspace_functions(tmp_path).values()

    assert first == (
        "int cusolverDnX_bufferSize(long a0, long a1, long a2, long a3, long a4) "
        "{ *(unsigned long*)a3 = 0; *(int*)a4 = 0; return 0; }\n"
    )
    assert second == (
        "int cublasSgeqrfBatched(long a0, long a1, long a2, long a3) { *(int*)a2 = 0; return 0; }\n"
    )
