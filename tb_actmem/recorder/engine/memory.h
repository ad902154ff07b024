// Memory that a block allocates, until it is released.
//
// An address identifies memory of a device from its allocation to its release. Memory that is alive
// when an op ends gets a row. One more row per device holds the extra memory at the op's peak. So the
// rows alive after an op add up to the peak since the previous op.
//
// The number of a row is that of the storage in Python's table, which also has older storages.

#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace actmem {

constexpr int64_t NONE = -1;
constexpr int64_t CPU = -1; // instead of the number of a CUDA device

// Addresses of different devices may be equal.
inline uintptr_t key_of(const void* address, int64_t device) {
  return reinterpret_cast<uintptr_t>(address) ^ (static_cast<uintptr_t>(device + 1) << 56);
}

class Memory {
 public:
  struct Row {
    int64_t nbytes, birth, device, stream;
    int64_t named = NONE; // for older storages: the position of the name
  };
  using Death = std::pair<int64_t, int64_t>; // (row, ops that had run)

  // `stream`: any number of a CUDA stream; 0: the default one.
  void made(const void* address, size_t nbytes, int64_t device, uintptr_t stream) {
    const uintptr_t key = key_of(address, device);
    freed(address, device, false); // a release that nobody reported
    const auto size = static_cast<int64_t>(nbytes);
    blocks_[key] = {size, ops_, NONE, device, stream_number(stream)};
    fresh_.push_back(key);
    Use& use = use_of(device);
    use.live += size;
    use.peak = std::max(use.peak, use.live);
  }

  // `is_over`: the address is free, but its memory was alive at the end of the block.
  void freed(const void* address, int64_t device, bool is_over) {
    const auto found = blocks_.find(key_of(address, device));
    if (found == blocks_.end())
      return;
    const Block& block = found->second;
    Use& use = use_of(device);
    use.live -= block.nbytes;
    if (block.row != NONE && !is_over) {
      deaths_.emplace_back(block.row, ops_);
      if (block.birth == ops_)
        use.died_at_birth += block.nbytes;
    }
    blocks_.erase(found);
  }

  // The row of the memory with a key; NONE: not made in the block.
  int64_t find(uintptr_t key) {
    const auto found = blocks_.find(key);
    return found == blocks_.end() ? NONE : number(found->second);
  }

  void end_op() {
    number_fresh();
    for (Use& use : uses_) {
      const int64_t counted = use.live + use.died_at_birth;
      if (use.peak > counted) {
        deaths_.emplace_back(count_++, ops_ + 1);
        rows_.push_back({use.peak - counted, ops_, use.device, NONE});
      }
      use.peak = use.died_at_birth = 0;
    }
    ++ops_;
  }

  int64_t ops() const {
    return ops_;
  }

  // Adds a storage that is older than the block; returns its number.
  int64_t add(int64_t nbytes, int64_t device, int64_t named) {
    rows_.push_back({nbytes, NONE, device, NONE, named});
    return count_++;
  }

  // Leaves the next numbers to storages that Python adds, once it has all rows.
  void reserve(int64_t count) {
    count_ += count;
  }

  // Returns the new rows and deaths.
  std::pair<std::vector<Row>, std::vector<Death>> take() {
    number_fresh();
    return {std::exchange(rows_, {}), std::exchange(deaths_, {})};
  }

 private:
  struct Block {
    int64_t nbytes, birth, row, device, stream;
  };
  struct Use {
    int64_t device;
    int64_t live = 0;
    int64_t peak = 0; // since the last op ended
    int64_t died_at_birth = 0; // bytes whose rows end with the op that made them
  };

  Use& use_of(int64_t device) {
    const auto is_it = [&](const Use& use) { return use.device == device; };
    const auto found = std::find_if(uses_.begin(), uses_.end(), is_it);
    return found != uses_.end() ? *found : uses_.emplace_back(Use{device});
  }

  // Counts streams from 1 in the order of first use; NONE: the default one.
  int64_t stream_number(uintptr_t stream) {
    if (stream == 0)
      return NONE;
    const auto found = std::find(streams_.begin(), streams_.end(), stream);
    const int64_t before = found - streams_.begin();
    if (found == streams_.end())
      streams_.push_back(stream);
    return before + 1;
  }

  int64_t number(Block& block) {
    if (block.row == NONE) {
      block.row = count_++;
      rows_.push_back({block.nbytes, block.birth, block.device, block.stream});
    }
    return block.row;
  }

  void number_fresh() {
    for (const uintptr_t key : fresh_)
      find(key);
    fresh_.clear();
  }

  std::unordered_map<uintptr_t, Block> blocks_;
  std::vector<Use> uses_;
  std::vector<uintptr_t> streams_;
  std::vector<uintptr_t> fresh_; // made since the last op ended; some may be freed
  std::vector<Row> rows_;
  std::vector<Death> deaths_;
  int64_t count_ = 0; // number of storages, including those of Python
  int64_t ops_ = 0;
};

} // namespace actmem
