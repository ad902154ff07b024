"""Headers that replace those of torch and CUDA around torch's CUDA allocator.

The library calls one virtual function of the allocator, whose header includes CUDA's. A machine
that compiles the library may not have them. These declare only the names that the header uses.
"""

_STREAM = """\
#pragma once
#include <c10/core/DeviceGuard.h>
#include <c10/core/Stream.h>
using cudaStream_t = void*;
using cudaError_t = int;
inline cudaError_t cudaMemGetInfo(size_t*, size_t*) { return 0; }
#define C10_CUDA_CHECK(call) static_cast<void>(call)
#define C10_CUDA_API
namespace c10::cuda {
struct CUDAStream {
  explicit CUDAStream(c10::Stream) {}
};
}
"""
_EMPTY = "#pragma once\n"

CUDA_HEADERS = {
    "c10/cuda/CUDAStream.h": _STREAM,
    "c10/cuda/CUDAMacros.h": _EMPTY,
    "c10/cuda/CUDAGraphsC10Utils.h": _EMPTY,
    "c10/cuda/CUDAAllocatorConfig.h": _EMPTY,
}
"""Path → content."""
