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
  // `is_new`: the program initializes it at this moment.
  static bool attach(bool is_new) {
    auto* const current = allocator();
    if (current == nullptr || !current->initialized())
      return false;
    if (attached() == nullptr) {
      try {
        current->attachAllocatorTraceTracker(&report);
      } catch (const std::exception&) { // cudaMallocAsync, or an allocator of the user
        return false;
      }
      attached() = current;
      if (!is_new)
        Wrapper::only().fail_open(MISSED);
    }
    return current == attached();
  }

  // Whether it can report once the program has initialized CUDA.
  static bool is_awaited() {
    auto* const current = allocator();
    return current != nullptr && !current->initialized() && current->name() == "native";
  }

  // Tells open blocks if the allocator is in use, and does not report.
  static void check() {
    auto* const current = allocator();
    if (current != nullptr && current->initialized() && current != attached())
      Wrapper::only().fail_open(MISSED);
  }

 private:
  static constexpr const char* MISSED = "CUDA's allocator was not observed from its beginning";

  static c10::cuda::CUDACachingAllocator::CUDAAllocator*& attached() {
    static c10::cuda::CUDACachingAllocator::CUDAAllocator* attached = nullptr;
    return attached;
  }

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
