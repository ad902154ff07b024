// Listens to torch's CUDA allocator, which reports requests and releases of any thread.
//
// The library knows CUDA only through torch's header, and does not link with it. So one file serves
// builds of torch for the CPU too.

#pragma once

#include <c10/cuda/CUDACachingAllocator.h>
#include <dlfcn.h>

#include "wrapper.h"

namespace actmem {

class CudaListener {
 public:
  // Whether the allocator reports to us, from now on if it did not before. It cannot stop.
  static bool attach() {
    static c10::cuda::CUDACachingAllocator::CUDAAllocator* attached = nullptr;
    auto* const current = allocator();
    if (current == nullptr || !current->initialized())
      return false;
    if (attached == nullptr) {
      try {
        current->attachAllocatorTraceTracker(&report);
      } catch (const std::exception&) { // cudaMallocAsync, or an allocator of the user
        return false;
      }
      attached = current;
    }
    return current == attached;
  }

 private:
  using Entry = c10::CachingDeviceAllocator::TraceEntry;

  static c10::cuda::CUDACachingAllocator::CUDAAllocator* allocator() {
    using Slot = std::atomic<c10::cuda::CUDACachingAllocator::CUDAAllocator*>;
    void* const library = dlopen("libc10_cuda.so", RTLD_NOLOAD | RTLD_LAZY);
    if (library == nullptr)
      return nullptr;
    auto* const slot = static_cast<Slot*>(
        dlsym(library, "_ZN3c104cuda20CUDACachingAllocator9allocatorE"));
    return slot == nullptr ? nullptr : slot->load();
  }

  // Runs within the allocator's lock: it must not wait for the GIL, or release memory.
  static void report(const Entry& entry) {
    const auto* const address = reinterpret_cast<const void*>(entry.addr_);
    if (entry.action_ == Entry::ALLOC)
      Wrapper::only().report_made(
          address, entry.size_, entry.device_, reinterpret_cast<uintptr_t>(entry.stream_));
    else if (entry.action_ == Entry::FREE_COMPLETED)
      Wrapper::only().report_freed(address, entry.device_);
  }
};

} // namespace actmem
