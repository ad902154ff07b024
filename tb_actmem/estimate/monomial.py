"""A product of sizes: what every term of a formula is."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Monomial(NamedTuple):
    """A number times powers of the sizes: ``5·a·b·s²/t``.

    Each field but the first is the power of the size with this letter; the letters are those of
    `tb_actmem.estimate.layer`, and P is the number of parameters.
    """

    factor: int
    a: int = 0
    b: int = 0
    s: int = 0
    h: int = 0
    f: int = 0
    v: int = 0
    P: int = 0
    t: int = 0

    def nbytes(self, sizes: Mapping[str, int]) -> int:
        """Its value for these sizes, by letter; what a division leaves over is dropped."""
        above, below = (_value(parts, sizes) for parts in self._powers())
        return self.factor * above // below

    def __str__(self) -> str:
        above, below = ([_text(*part) for part in parts.items()] for parts in self._powers())
        factor = [] if self.factor == 1 and above else [str(self.factor)]
        return "/".join(["·".join(factor + above), *below])

    def _powers(self) -> tuple[dict[str, int], dict[str, int]]:
        """The powers above and below the line, by letter."""
        powers = self._asdict()
        del powers["factor"]
        above = {letter: power for letter, power in powers.items() if power > 0}
        return above, {letter: -power for letter, power in powers.items() if power < 0}


def _text(letter: str, power: int) -> str:
    return letter if power == 1 else letter + str(power).translate(_SUPERSCRIPTS)


def _value(powers: Mapping[str, int], sizes: Mapping[str, int]) -> int:
    value: int = math.prod(sizes[letter] ** power for letter, power in powers.items())
    return value
