// Draws from the generators of Python and numpy. It asks `OtherRandom` in Python only if a place in
// memory changed, of which each draw changes one. All of it needs the GIL.

#pragma once

#include <cstring>
#include <vector>

#include "python.h"

namespace actmem {

class OtherRandom {
 public:
  // `addresses`: of the places. `look`: a function that notes a draw, and returns whether the next one
  // may leave them as they are.
  OtherRandom(const Object& addresses, Object look) : look_(std::move(look)) {
    for (ssize_t i = 0; i < addresses.size(); ++i)
      places_.push_back({reinterpret_cast<const void*>(addresses.item(i).number()), 0});
  }

  // Notes a draw since the last look.
  void look() {
    bool has_changed = may_be_elsewhere_;
    for (Place& place : places_) {
      int64_t now = 0;
      std::memcpy(&now, place.address, sizeof now);
      has_changed |= now != place.last;
      place.last = now;
    }
    if (has_changed)
      may_be_elsewhere_ = ask(look_).is_true();
  }

 private:
  struct Place {
    const void* address;
    int64_t last;
  };

  const Object look_;
  std::vector<Place> places_;
  bool may_be_elsewhere_ = true; // until it has asked
};

} // namespace actmem
