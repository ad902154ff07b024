// Memory that one thread allocates while a block is open, until it is released.
//
// An address identifies memory from its allocation to its release. Memory that is alive when an op
// ends gets a row. One more row holds the extra memory at the op's peak. So the rows alive after an
// op add up to the peak since the previous op.

#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace actmem {

constexpr int64_t NONE = -1;

class Memory {
 public:
  struct Row {
    int64_t nbytes, birth;
  };
  using Death = std::pair<int64_t, int64_t>; // (row, ops that had run)

  void made(const void* address, size_t nbytes) {
    const auto size = static_cast<int64_t>(nbytes);
    blocks_[address] = {size, ops_, NONE};
    fresh_.push_back(address);
    live_ += size;
    peak_ = std::max(peak_, live_);
  }

  // `is_over`: the address is free, but its memory was alive at the end of the block.
  void freed(const void* address, bool is_over) {
    const auto found = blocks_.find(address);
    if (found == blocks_.end())
      return;
    const Block& block = found->second;
    live_ -= block.nbytes;
    if (block.row != NONE && !is_over) {
      deaths_.emplace_back(block.row, ops_);
      if (block.birth == ops_)
        died_at_birth_ += block.nbytes;
    }
    blocks_.erase(found);
  }

  // The row of the memory at an address; NONE: not made in the block.
  int64_t find(const void* address) {
    const auto found = blocks_.find(address);
    return found == blocks_.end() ? NONE : number(found->second);
  }

  void end_op() {
    number_fresh();
    const int64_t counted = live_ + died_at_birth_;
    if (peak_ > counted) {
      deaths_.emplace_back(count_++, ops_ + 1);
      rows_.push_back({peak_ - counted, ops_});
    }
    ++ops_;
    peak_ = died_at_birth_ = 0;
  }

  int64_t ops() const {
    return ops_;
  }

  bool has_news() const {
    return !(fresh_.empty() && rows_.empty() && deaths_.empty());
  }

  // Returns the new rows and deaths.
  std::pair<std::vector<Row>, std::vector<Death>> take() {
    number_fresh();
    return {std::exchange(rows_, {}), std::exchange(deaths_, {})};
  }

 private:
  struct Block {
    int64_t nbytes, birth, row;
  };

  int64_t number(Block& block) {
    if (block.row == NONE) {
      block.row = count_++;
      rows_.push_back({block.nbytes, block.birth});
    }
    return block.row;
  }

  void number_fresh() {
    for (const void* address : fresh_)
      find(address);
    fresh_.clear();
  }

  std::unordered_map<const void*, Block> blocks_;
  std::vector<const void*> fresh_; // made since the last op ended; some may be freed
  std::vector<Row> rows_;
  std::vector<Death> deaths_;
  int64_t count_ = 0; // number of rows, including those already taken
  int64_t ops_ = 0;
  int64_t live_ = 0;
  int64_t peak_ = 0; // since the last op ended
  int64_t died_at_birth_ = 0; // bytes whose rows end with the op that made them
};

} // namespace actmem
