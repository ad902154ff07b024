"""The fake device, called from C as torch calls it: addresses and memory."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest

from tb_actmem.errors import PredictError
from tb_actmem.predict import fake_cuda
from tb_actmem.predict.fake_cuda import CAPABILITY, MEMORY
from tb_actmem.predict.fake_cuda.gpus import gpu

GIB = 2**30
HEADER = """
#include <stddef.h>
struct cudaPointerAttributes { int type, device; void *devicePointer, *hostPointer; };
struct cudaDeviceProp {
    char name[256];
    int major, minor, multiProcessorCount, warpSize, maxThreadsPerBlock, l2CacheSize;
    int maxThreadsPerMultiProcessor, regsPerBlock, regsPerMultiprocessor, memoryBusWidth;
    size_t totalGlobalMem, sharedMemPerBlock, sharedMemPerBlockOptin, sharedMemPerMultiprocessor;
    int maxBlocksPerMultiProcessor, maxThreadsDim[3], maxGridSize[3];
};
struct cudaFuncAttributes { int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion; };
enum {
    cudaMemoryTypeUnregistered, cudaMemoryTypeHost, cudaMemoryTypeDevice,
    cudaDevAttrMaxThreadsPerBlock,
    cudaDevAttrMaxThreadsPerMultiProcessor, cudaDevAttrMaxBlockDimX, cudaDevAttrMaxGridDimX,
    cudaDevAttrMaxSharedMemoryPerBlock, cudaDevAttrWarpSize, cudaDevAttrMultiProcessorCount,
    cudaDevAttrComputeCapabilityMajor, cudaDevAttrComputeCapabilityMinor,
    cudaDevAttrMaxSharedMemoryPerMultiprocessor, cudaDevAttrMaxSharedMemoryPerBlockOptin
};
"""
"""The parts of CUDA that cuda.c uses, which only CUDA builds of torch contain."""


class Attributes(ctypes.Structure):
    """CUDA's attributes of an address, as laid out in the header above."""

    _fields_ = [("type", ctypes.c_int), ("device", ctypes.c_int), ("pointers", ctypes.c_size_t * 2)]


class Properties(ctypes.Structure):
    """CUDA's properties of a device, as laid out in the header above."""

    _fields_ = [
        *(("name", ctypes.c_char * 256), ("integers", ctypes.c_int * 10)),
        *(("sizes", ctypes.c_size_t * 4), ("blocks", ctypes.c_int), ("sides", ctypes.c_int * 6)),
    ]


class Device:
    """The functions by which torch's allocator takes memory."""

    def __init__(self, path):
        self.of = ctypes.CDLL(str(path))
        number = ctypes.c_size_t
        self.of.cudaMalloc.argtypes = [ctypes.POINTER(number), number]
        self.of.cudaFree.argtypes = self.of.cuMemRelease.argtypes = [number]
        self.of.cuMemAddressReserve.argtypes = [ctypes.POINTER(number), *[number] * 4]
        self.of.cuMemAddressFree.argtypes = [number, number]
        self.of.cudaHostAlloc.argtypes = [ctypes.POINTER(number), number, ctypes.c_uint]
        self.of.cudaFreeHost.argtypes = [number]
        pointer, integer = ctypes.c_void_p, ctypes.c_int
        self.of.cudnnBackendGetAttribute.argtypes = [
            *(pointer, integer, integer, ctypes.c_int64, pointer, pointer)
        ]
        self.of.cudaPointerGetAttributes.argtypes = [ctypes.POINTER(Attributes), number]

    def take(self, nbytes):
        address = ctypes.c_size_t()
        failed = self.of.cudaMalloc(ctypes.byref(address), nbytes)
        return None if failed else address.value

    def reserve(self, nbytes):
        address = ctypes.c_size_t()
        failed = self.of.cuMemAddressReserve(ctypes.byref(address), nbytes, 0, 0, 0)
        return None if failed else address.value

    def kind(self, address):
        found = Attributes()
        self.of.cudaPointerGetAttributes(ctypes.byref(found), address)
        return ("of nobody", "pinned", "on the device")[found.type]

    @property
    def free(self):
        unused, every = ctypes.c_size_t(), ctypes.c_size_t()
        self.of.cudaMemGetInfo(ctypes.byref(unused), ctypes.byref(every))
        return unused.value


@pytest.fixture
def device(tmp_path, monkeypatch):
    compiler = os.environ.get("CC") or shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler on the PATH")
    monkeypatch.setenv(MEMORY, str(80 * GIB))
    (tmp_path / "driver_types.h").write_text(HEADER, encoding="utf-8")
    of_torch = "-DCUDNN=92000", "-DARCHITECTURES=75,80,86,90,"
    # Its functions call each other, not those of a CUDA that torch has loaded.
    options = "-shared", "-fPIC", "-Wl,-Bsymbolic", "-O1", "-w", *of_torch, f"-I{tmp_path}"
    target = tmp_path / "device.so"
    subprocess.run([compiler, *options, "-o", target, *fake_cuda.SOURCES], check=True)
    return Device(target)


@pytest.mark.parametrize(
    ("capability", "code"), [(70, 75), (80, 80), (86, 86), (89, 86), (90, 90), (100, 90)]
)
def test_kernels_are_those_torch_was_compiled_with(device, monkeypatch, capability, code):
    monkeypatch.setenv(CAPABILITY, str(capability))
    found = (ctypes.c_int * 4)()

    assert device.of.cudaFuncGetAttributes(ctypes.byref(found), None) == 0
    assert [*found][2:] == [code, code]


@pytest.mark.parametrize(
    ("capability", "threads", "blocks", "shared", "of_block"),
    [
        *((75, 1024, 16, 65536, 65536), (80, 2048, 32, 167936, 166912)),
        *((89, 1536, 24, 102400, 101376), (90, 2048, 32, 233472, 232448)),
        *((103, 2048, 32, 233472, 232448), (120, 1536, 24, 102400, 101376)),
    ],
)
def test_limits_are_those_of_capability(
    device, monkeypatch, capability, threads, blocks, shared, of_block
):
    monkeypatch.setenv(CAPABILITY, str(capability))
    found = Properties()

    assert device.of.cudaGetDeviceProperties(ctypes.byref(found), 0) == 0
    assert (found.integers[6], found.blocks) == (threads, blocks)
    assert [*found.sizes][2:] == [of_block, shared]


def test_boolean_read_after_all_is_true(device):
    kernel, other, size = ctypes.c_int(), ctypes.c_int(), ctypes.c_size_t
    name = b"_ZN2at6native13reduce_kernelIZNS0_15and_kernel_cudaERNS_14TensorIteratorEEE"
    device.of.__cudaRegisterFunction(None, ctypes.byref(kernel), None, name)
    device.of.__cudaRegisterFunction(None, ctypes.byref(other), None, b"22logical_and_kernel_cuda")
    address = size(device.take(512))

    def read(nbytes, *kernels):
        for one in kernels:
            device.of.cudaLaunchKernel(ctypes.byref(one))
        found = ctypes.c_uint32(7)
        device.of.cudaMemcpyAsync(ctypes.byref(found), address, size(nbytes), 2, None)
        return found.value

    assert read(1, other) == 0
    assert read(1, kernel) == 1
    assert read(4, kernel) == 0
    assert read(1, kernel, other) == 0
    device.of.cudaLaunchKernel(ctypes.byref(kernel))
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(read, 1).result() == 0


def test_nvrtc_kernel_compiles_to_nothing(device):
    nbytes, text, name = ctypes.c_size_t(7), ctypes.c_char(b"x"), ctypes.c_char_p()
    program, function = ctypes.c_void_p(), ctypes.c_void_p()

    device.of.nvrtcCreateProgram(ctypes.byref(program), b"text", b"name", 0, None, None)
    device.of.nvrtcGetCUBINSize(program, ctypes.byref(nbytes))
    device.of.nvrtcGetCUBIN(program, ctypes.byref(text))
    device.of.nvrtcGetLoweredName(program, b"kernel", ctypes.byref(name))
    device.of.cuModuleGetFunction(ctypes.byref(function), None, name)

    assert (nbytes.value, text.value, name.value) == (1, b"\0", b"kernel")
    assert program.value and function.value


def test_cudnn_needs_no_shared_memory_for_any_plan(device):
    number, count = ctypes.c_int32(2**31 - 1), ctypes.c_int64()
    int32 = 23

    device.of.cudnnBackendGetAttribute(None, 0, int32, 1, ctypes.byref(count), ctypes.byref(number))

    assert (number.value, count.value) == (0, 1)


@pytest.mark.parametrize(("mib", "apart"), [(2, 2), (20, 32), (100, 128)])
def test_addresses_sink_by_powers_of_two(device, mib, apart):
    first, second, third = (device.take(mib << 20) for _ in range(3))

    assert first - second == second - third == apart << 20


def test_freed_addresses_are_reused(device):
    before = device.free
    first, second = device.take(30 * GIB), device.take(20 * GIB)
    assert second + 20 * GIB <= first

    device.of.cudaFree(first)
    third = device.take(10 * GIB)
    assert third >= second + 20 * GIB
    assert before - device.free == 30 * GIB
    assert len({device.of.cudaFree(one) or device.take(10 * GIB) for one in [third] * 1000}) == 1


def test_refused_request_uses_no_memory(device):
    before = device.free
    assert [device.take(80 * GIB) for _ in range(1000)] == [None] * 1000
    assert device.take(2**64 - 1) is None
    assert device.free == before
    assert device.take(GIB) >= 3 * 2**44 - 80 * GIB


def test_addresses_that_are_used_up_are_refused(device):
    taken = [device.reserve(2**40) for _ in range(33)]
    assert taken[-1] is None
    assert len({*taken[:-1]}) == 32

    device.of.cuMemAddressFree(taken[5], 2**40)
    assert device.reserve(2**40) == taken[5]


def test_threads_take_and_give_back_at_once(device):
    before = device.free

    def work(_):
        for _ in range(5000):
            device.of.cudaFree(device.take(2**21))

    with ThreadPoolExecutor(4) as threads:
        assert [*threads.map(work, range(4))] == [None] * 4
    assert device.free == before


def test_no_process_is_on_the_device(device):
    count = ctypes.c_uint(8)

    assert device.of.nvmlDeviceGetComputeRunningProcesses(None, ctypes.byref(count), None) == 0
    assert count.value == 0


def test_pinned_host_memory_is_recognised(device):
    pinned, other = ctypes.c_size_t(), ctypes.create_string_buffer(100)
    device.of.cudaHostAlloc(ctypes.byref(pinned), 100, 0)
    assert [device.kind(pinned.value + at) for at in (-1, 0, 99, 100)] == [
        *("of nobody", "pinned", "pinned", "of nobody")
    ]
    assert device.kind(ctypes.addressof(other)) == "of nobody"
    assert device.kind(device.take(100)) == "on the device"

    device.of.cudaFreeHost(pinned.value)
    assert device.kind(pinned.value) == "of nobody"


def put_headers(folder, version):
    folder.mkdir(parents=True)
    (folder / "cuda_runtime_api.h").write_text(f"#define CUDART_VERSION  {version}\n")
    return folder


def test_structures_match_torchs_cuda(tmp_path):
    torch, triton = tmp_path / "torch", tmp_path / "triton"
    others = put_headers(triton / "backends" / "nvidia" / "include", "12080")
    torch.mkdir()
    (torch / "version.py").write_text("cuda: Optional[str] = '13.0'\n")
    with pytest.raises(PredictError, match=r"headers of torch's CUDA 13 are not installed"):
        fake_cuda.headers(torch, triton)

    put_headers(tmp_path / "nvidia" / "cuda_runtime" / "include", "12060")
    own = put_headers(tmp_path / "nvidia" / "cu13" / "include", "13000")
    assert fake_cuda.headers(torch, triton) == (own, others)

    (torch / "version.py").write_text("cuda: Optional[str] = '12.8'\n")
    assert fake_cuda.headers(torch, triton)[0].parent.name == "cuda_runtime"


def test_device_without_memory_for_tensors_is_refused():
    with pytest.raises(PredictError, match="256 MiB has no memory for tensors"):
        fake_cuda.environment(gpu("H100"), 2**28)


def test_program_environment_lacks_only_devices(monkeypatch, tmp_path):
    monkeypatch.setattr(fake_cuda, "_library", lambda: tmp_path / "libcuda.so.1")
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    monkeypatch.setenv("LD_PRELOAD", "/theirs.so")

    found = fake_cuda.environment(gpu("H100"))

    assert "CUDA_VISIBLE_DEVICES" not in found
    assert found["LD_PRELOAD"].split(os.pathsep) == [str(tmp_path / "libcuda.so.1"), "/theirs.so"]


def test_thread_chooses_one_of_the_devices_of_a_host(device, monkeypatch):
    def current():
        found = ctypes.c_int(-1)
        device.of.cudaGetDevice(ctypes.byref(found))
        return found.value

    found = ctypes.c_int()
    device.of.cudaGetDeviceCount(ctypes.byref(found))
    assert (found.value, device.of.cudaSetDevice(1)) == (1, 101)  # cudaErrorInvalidDevice
    monkeypatch.setenv("LOCAL_WORLD_SIZE", "8")
    device.of.cudaGetDeviceCount(ctypes.byref(found))
    assert found.value == 8
    assert [device.of.cudaSetDevice(one) for one in (3, 8, -1)] == [0, 101, 101]
    with ThreadPoolExecutor(1) as thread:
        assert (current(), thread.submit(current).result()) == (3, 0)
