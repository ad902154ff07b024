// Memory that a block allocates, until it is released.
//
// An address identifies memory of a device from its allocation to its release. Memory that is alive
// when an op ends gets a row, and so does temporary memory that is alive at the op's peak, in the
// order of allocation. So the rows alive after an op add up to the peak since the previous op.
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

// Where memory in the result of an op is from, as `NativeStorages.number` reads it.
constexpr int64_t OLDER = 0, NEW = 1, OLDER_IF_KNOWN = 2; // known: an older tensor has it

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
    forget(key, false); // a release that nobody reported
    const auto size = static_cast<int64_t>(nbytes);
    ++allocations_;
    blocks_[key] = {size, ops_, NONE, device, stream_number(stream), ++changes_};
    fresh_.push_back(key);
    Use& use = use_of(device);
    use.live += size;
    if (use.live > use.peak) {
      use.peak = use.live;
      use.peak_change = changes_;
    }
  }

  // `is_over`: the address is free, but its memory was alive at the end of the block.
  void freed(const void* address, int64_t device, bool is_over) {
    const uintptr_t key = key_of(address, device);
    if (!forget(key, is_over) && device != CPU && !is_over)
      older_.try_emplace(key, ops_);
  }

  // Deaths of CUDA memory that is older than the block: its key → ops that had run.
  const std::unordered_map<uintptr_t, int64_t>& older() const {
    return older_;
  }

  // The streams other than the default one, in the order of their numbers.
  const std::vector<uintptr_t>& streams() const {
    return streams_;
  }

  // The row of the memory with a key; NONE: not made in the block.
  int64_t find(uintptr_t key) {
    const auto found = blocks_.find(key);
    return found == blocks_.end() ? NONE : number(found->second);
  }

  void end_op() {
    number_fresh();
    add_temporary();
    add_deaths();
    for (Use& use : uses_) {
      // Memory that older blocks left to new ones.
      const int64_t counted = use.live + use.died_at_birth + use.temporary;
      if (use.peak > counted)
        add_short(use.peak - counted, use.device, NONE);
      use.peak = use.peak_change = use.died_at_birth = use.temporary = 0;
    }
    ++ops_;
  }

  int64_t ops() const {
    return ops_;
  }

  int64_t allocations() const {
    return allocations_;
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
    for (const auto& [block, freed] : std::exchange(dying_, {}))
      deaths_.emplace_back(block.row, ops_);
    return {std::exchange(rows_, {}), std::exchange(deaths_, {})};
  }

 private:
  struct Block {
    int64_t nbytes, birth, row, device, stream;
    int64_t made; // number of the change that made it
  };
  struct Freed {
    Block block;
    int64_t freed; // number of the change that freed it
  };
  struct Use {
    int64_t device;
    int64_t live = 0;
    int64_t peak = 0; // since the last op ended
    int64_t peak_change = 0; // number of the change that reached it
    int64_t temporary = 0; // bytes at the peak that the op freed, and that have rows
    int64_t died_at_birth = 0; // bytes whose rows end with the op that made them
  };

  // Notes the death of memory of the block; false: the block did not make it.
  bool forget(uintptr_t key, bool is_over) {
    const auto found = blocks_.find(key);
    if (found == blocks_.end())
      return false;
    const Block& block = found->second;
    Use& use = use_of(block.device);
    use.live -= block.nbytes;
    if (block.row != NONE && !is_over) {
      dying_.push_back({block, ++changes_});
      if (block.birth == ops_)
        use.died_at_birth += block.nbytes;
    } else if (block.row == NONE) {
      temporary_.push_back({block, ++changes_});
    }
    blocks_.erase(found);
    return true;
  }

  Use& use_of(int64_t device) {
    const auto is_it = [&](const Use& use) { return use.device == device; };
    const auto found = std::find_if(uses_.begin(), uses_.end(), is_it);
    return found != uses_.end() ? *found : uses_.emplace_back(Use{device});
  }

  // Adds rows for the blocks that were alive at the op's peak and that the op freed, in the order of
  // their allocation. They have no more bytes than the peak has beyond all rows.
  void add_temporary() {
    std::sort(temporary_.begin(), temporary_.end(), [](const Freed& one, const Freed& two) {
      return one.block.made < two.block.made;
    });
    for (const auto& [block, freed] : std::exchange(temporary_, {})) {
      Use& use = use_of(block.device);
      const int64_t extra = use.peak - use.live - use.died_at_birth - use.temporary;
      const int64_t nbytes = std::min(block.nbytes, extra);
      if (nbytes <= 0 || block.made > use.peak_change || freed < use.peak_change)
        continue;
      use.temporary += nbytes;
      add_short(nbytes, use.device, block.stream);
    }
  }

  // Notes the deaths since the last op ended. Memory that was alive at the op's peak, and that an
  // earlier op made, dies after this op.
  void add_deaths() {
    for (const auto& [block, freed] : std::exchange(dying_, {})) {
      Use& use = use_of(block.device);
      const int64_t extra = use.peak - use.live - use.died_at_birth - use.temporary;
      const bool is_late = block.birth < ops_ && freed > use.peak_change && block.nbytes <= extra;
      if (is_late)
        use.temporary += block.nbytes;
      deaths_.emplace_back(block.row, ops_ + is_late);
    }
  }

  void add_short(int64_t nbytes, int64_t device, int64_t stream) {
    deaths_.emplace_back(count_++, ops_ + 1);
    rows_.push_back({nbytes, ops_, device, stream});
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
  std::unordered_map<uintptr_t, int64_t> older_;
  std::vector<Use> uses_;
  std::vector<uintptr_t> streams_;
  std::vector<uintptr_t> fresh_; // made since the last op ended; some may be freed
  std::vector<Freed> dying_; // freed since the last op ended, with rows
  std::vector<Freed> temporary_; // made and freed since the last op ended, without rows
  std::vector<Row> rows_;
  std::vector<Death> deaths_;
  int64_t count_ = 0; // number of storages, including those of Python
  int64_t ops_ = 0;
  int64_t changes_ = 0; // number of allocations and releases
  int64_t allocations_ = 0; // number of allocations
};

} // namespace actmem
