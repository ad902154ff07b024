"""Draws from Python's and numpy's global generators, whose states no checkpoint restores.

Copying their states takes longer than the call of a small module. Each draw changes one of four
known places, which are read instead.
"""

from __future__ import annotations

import pickle
import random
import struct
from collections.abc import Sized
from ctypes import c_uint64, string_at
from functools import cache
from typing import Any

import numpy as np

_PAIR = struct.Struct("=2I")
"""The position in a state, and a word of the state, which changes when the position restarts."""
_SPARE = struct.Struct("=qd")
"""Whether numpy keeps a normal number, as it draws two at a time, and that number."""

_numpy: Any = np.random


class OtherRandom:
    """The module calls in which the program drew such numbers."""

    def __init__(self) -> None:
        self.draws: list[int] = []
        """The number of facts about module calls when each draw was seen."""
        draw: Any = random.random
        self._python, self._bits = draw.__self__, _numpy.get_bit_generator()
        self.addresses = _addresses(self._python, self._bits)
        """Three of the places, of 8 bytes each; empty: this Python or numpy has other ones."""
        self._places = [*map(c_uint64.from_address, self.addresses)]
        self._last = self._read()

    def look(self, calls: Sized) -> bool:
        """Note a draw since the last look, by the number of facts about module calls.

        Returns whether the next draw may leave `addresses` as they are.
        """
        now = self._read()
        if now != self._last:
            self._last = now
            self.draws.append(len(calls))
        return not self._places or now[0] is not None

    def forget(self) -> None:
        """Begin again: later calls have other backwards."""
        self._last = self._read()
        self.draws = []

    def _read(self) -> tuple[Any, ...]:
        if not self._places:
            return random.getstate(), pickle.dumps(_numpy.get_state(legacy=False))
        one, two, three = self._places
        spare = self._python.gauss_next  # the second of two normal numbers
        return spare, one.value, two.value, three.value


def _addresses(python: Any, bits: Any) -> list[int]:
    """Find the places, in which the values must be those that copies of the states have."""
    _, (first, *_, position), _ = random.getstate()
    state: Any = _numpy.get_state(legacy=False)
    if state["bit_generator"] != "MT19937":
        return []
    key = state["state"]["key"]
    known = {
        id(python) + object.__basicsize__: _PAIR.pack(position, first),
        bits.ctypes.state_address + key[1:].nbytes: _PAIR.pack(key[-1], state["state"]["pos"]),
        id(_numpy.get_state.__self__) + _place_of_spare(): _SPARE.pack(
            state["has_gauss"], state["gauss"]
        ),
    }
    are_there = (string_at(at, len(expected)) == expected for at, expected in known.items())
    return [*known] if all(are_there) else []


@cache
def _place_of_spare() -> int:
    """Find where a generator keeps a normal number."""
    other = _numpy.RandomState(0)
    other.standard_normal()
    spare = _SPARE.pack(1, other.get_state(legacy=False)["gauss"])
    return string_at(id(other), type(other).__basicsize__).find(spare)
