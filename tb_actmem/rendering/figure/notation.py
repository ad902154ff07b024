"""How a figure writes numbers: the units of bytes, and names for sizes that the caller gave."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from tb_actmem.errors import RenderError
from tb_actmem.wording.units import Units, nbytes_text

_MOST = 16  # times a named size: 4d is the width of a perceptron, 1234d is nothing
_LEAST = 16  # the smallest size of which multiples are taken for such: not every even one is 2b's


class Notation(NamedTuple):
    """The units of bytes, and what sizes are called."""

    units: Units = "MiB"
    names: tuple[tuple[int, str], ...] = ()
    """Sizes, products of two and multiples among them, those that say most first."""

    def nbytes(self, nbytes: int) -> str:
        """Bytes in the unit that fits."""
        return nbytes_text(nbytes, self.units)

    def shape(self, shape: Sequence[int]) -> str:
        """``2×64×768``, or ``b·s·d`` where sizes have names."""
        if not shape:
            return "scalar"
        names = dict(reversed(self.names))
        words = [names.get(size, str(size)) for size in shape]
        return ("·" if any(not word.isdigit() for word in words) else "×").join(words)


def notation(units: Units = "MiB", dims: Mapping[str, int] | None = None) -> Notation:
    """Make a notation; raises RenderError for other units, and for a size that is none."""
    if units not in ("MiB", "MB"):
        raise RenderError(f"A figure's units are 'MiB' or 'MB', not {units!r}")
    for name, size in (dims or {}).items():
        if not isinstance(size, int) or size < 1:
            raise RenderError(f"The size {name!r} is {size}: it must be a number, 1 or more")
    return Notation(units, tuple(_names(dims or {})))


def _names(dims: Mapping[str, int]) -> Iterator[tuple[int, str]]:
    sized = {name: size for name, size in dims.items() if size > 1}
    yield from ((size, name) for name, size in sized.items())
    for (one, n), (other, m) in combinations_with_replacement(sized.items(), 2):
        yield n * m, f"{one}{other}" if one != other else f"{one}²"
    for times in range(2, _MOST + 1):
        for name, size in sized.items():
            if size >= _LEAST:
                yield times * size, f"{times}{name}"
