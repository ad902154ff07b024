// Reports allocations to open blocks. It wraps torch's CPU allocator; others call it.

#pragma once

#include <c10/core/CPUAllocator.h>
#include <c10/util/ThreadLocalDebugInfo.h>

#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "memory.h"

namespace actmem {

// Guards state that other threads can reach. Never wait for the GIL while holding it.
inline std::mutex& gate() {
  static std::mutex* mutex = [] {
    // A fork must not copy it while another thread holds it.
    pthread_atfork([] { gate().lock(); }, [] { gate().unlock(); }, [] { gate().unlock(); });
    return new std::mutex();
  }();
  return *mutex;
}

// Memory that threads without a block allocate while one is open, until it is released.
class Elsewhere {
 public:
  void made(uintptr_t key, size_t nbytes) {
    freed(key); // a release that nobody reported
    blocks_[key] = static_cast<int64_t>(nbytes);
    live_ += static_cast<int64_t>(nbytes);
    peak_ = std::max(peak_, live_);
  }

  void freed(uintptr_t key) {
    const auto found = blocks_.find(key);
    if (found == blocks_.end())
      return;
    live_ -= found->second;
    blocks_.erase(found);
  }

  int64_t peak() const {
    return peak_;
  }

  bool has_nodes = false; // such a thread made nodes of the graph

 private:
  std::unordered_map<uintptr_t, int64_t> blocks_;
  int64_t live_ = 0, peak_ = 0;
};

// The memory of a block: allocations of its thread and of torch's engine for it, and releases by any
// thread.
struct Watched {
  virtual ~Watched() = default;

  // Counts an error of ours, which never reaches the caller of torch. Needs the gate.
  void fail(const std::string& what) {
    if (failures++ == 0)
      failure = what.substr(0, what.find('\n')); // torch's have a backtrace
  }

  // All members need the gate.
  std::atomic<bool> is_open{false};
  bool is_over = false;
  Memory memory;
  Elsewhere elsewhere; // of the CPU alone
  int64_t failures = 0;
  std::string failure; // the first
};

// Torch passes it to the threads of its engine that run a backward of a block.
struct Handed final : c10::DebugInfoBase {
  explicit Handed(std::weak_ptr<Watched> block) : watched(std::move(block)) {}
  const std::weak_ptr<Watched> watched;
};

class Wrapper final : public c10::Allocator {
 public:
  // Never freed: memory refers to its release function as long as it lives.
  static Wrapper& only() {
    static Wrapper* wrapper = new Wrapper();
    return *wrapper;
  }

  // The block of this thread. A weak pointer, because another thread may end it.
  static std::weak_ptr<Watched>& here() {
    static thread_local std::weak_ptr<Watched> watched;
    return watched;
  }

  // The block of this thread, or the block for which this thread runs a backward.
  static std::shared_ptr<Watched> current() {
    if (auto own = here().lock())
      return own;
    const auto* const info =
        dynamic_cast<Handed*>(c10::ThreadLocalDebugInfo::get(handed()));
    return info == nullptr ? nullptr : info->watched.lock();
  }

  // The kind of thread-local information that is ours: torch itself does not use it.
  static std::remove_const_t<decltype(c10::DebugInfoKind::TEST_INFO_2)> handed() {
    return c10::DebugInfoKind::TEST_INFO_2;
  }

  // Whether torch's allocator can be wrapped, and lets us install the wrapper.
  bool fits() {
    std::lock_guard<std::mutex> guard(gate());
    c10::Allocator* const current = c10::GetCPUAllocator();
    if (current == this)
      return true;
    if (inner_ == nullptr)
      inner_ = current;
    release_ = inner_->raw_deleter();
    if (release_ == nullptr || current != inner_)
      return false;
    c10::SetCPUAllocator(this, 0);
    const bool is_set = c10::GetCPUAllocator() == this;
    c10::SetCPUAllocator(inner_, 0);
    return is_set;
  }

  // These three need the gate: report allocations and releases, only releases, nothing.
  void open(Watched* watched) {
    watched_.push_back(watched);
    is_watched_.store(true);
    if (blocks_++ == 0)
      c10::SetCPUAllocator(this, 0);
  }

  void close() {
    if (--blocks_ == 0 && c10::GetCPUAllocator() == this)
      c10::SetCPUAllocator(inner_, 0);
  }

  void forget(Watched* watched) {
    watched_.erase(std::remove(watched_.begin(), watched_.end(), watched), watched_.end());
    is_watched_.store(!watched_.empty());
  }

  int blocks() const {
    return blocks_;
  }

  c10::DataPtr allocate(size_t nbytes) override {
    c10::DataPtr data = inner_->allocate(nbytes);
    const bool is_ours = data.compare_exchange_deleter(release_, &release);
    if (is_ours && data.get() != nullptr)
      report_made(data.get(), nbytes, CPU, 0);
    return data;
  }

  // Whether torch's allocator made memory, in a block or outside of it.
  bool has_made(const c10::DataPtr& data) const {
    return data.get_deleter() == release_ || data.get_deleter() == &release;
  }

  void report_made(const void* address, size_t nbytes, int64_t device, uintptr_t stream) {
    if (!is_watched_.load())
      return;
    const auto watched = current();
    if (!watched) {
      if (device == CPU)
        tell_open([&](Elsewhere& elsewhere) { elsewhere.made(key_of(address, device), nbytes); });
      return;
    }
    std::lock_guard<std::mutex> guard(gate());
    if (watched->is_open)
      tell(*watched, [&] { watched->memory.made(address, nbytes, device, stream); });
  }

  // Reports that a thread without a block made nodes.
  void report_nodes() {
    tell_open([](Elsewhere& elsewhere) { elsewhere.has_nodes = true; });
  }

  // Call it before the release: the address may be reused at once.
  void report_freed(const void* address, int64_t device) {
    if (!is_watched_.load())
      return;
    std::lock_guard<std::mutex> guard(gate());
    for (Watched* watched : watched_)
      tell(*watched, [&] {
        watched->memory.freed(address, device, watched->is_over);
        watched->elsewhere.freed(key_of(address, device));
      });
  }

  // Counts an error in each open block.
  void fail_open(const std::string& what) {
    std::lock_guard<std::mutex> guard(gate());
    for (Watched* watched : watched_)
      if (watched->is_open)
        watched->fail(what);
  }

  c10::DeleterFnPtr raw_deleter() const override {
    return &release;
  }

  void copy_data(void* target, const void* source, std::size_t count) const override {
    inner_->copy_data(target, source, count);
  }

 private:
  Wrapper() = default;

  template <typename Call>
  void tell_open(const Call& call) {
    std::lock_guard<std::mutex> guard(gate());
    for (Watched* watched : watched_)
      if (watched->is_open)
        tell(*watched, [&] { call(watched->elsewhere); });
  }

  template <typename Call>
  static void tell(Watched& watched, const Call& call) {
    try {
      call();
    } catch (const std::exception& error) {
      watched.fail(error.what());
    }
  }

  static void release(void* address) {
    Wrapper& wrapper = only();
    if (address != nullptr)
      wrapper.report_freed(address, CPU);
    wrapper.release_(address);
  }

  std::atomic<bool> is_watched_{false};
  std::vector<Watched*> watched_;
  int blocks_ = 0; // open ones
  c10::Allocator* inner_ = nullptr;
  c10::DeleterFnPtr release_ = nullptr;
};

} // namespace actmem
