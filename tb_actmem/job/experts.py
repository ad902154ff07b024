"""The number of tokens that the experts of a rank receive, which only values tell.

A router decides by values where tokens go, and a planned job has no values: a program then asks for
an exchange of no tokens. The assumed load of the experts gives these exchanges their sizes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tb_actmem.model import Note

LOAD = "TB_ACTMEM_EXPERT_LOAD"
"""The variable with the assumed load."""
WORST = "worst"
"""All ranks send all their tokens to the experts of this one."""
BALANCED = "1"
"""A rank receives as many tokens as it sends."""


def load_of(text: str) -> str:
    """Check a load: ``balanced``, ``worst``, or the share of the tokens that a rank sends."""
    if text in (WORST, "balanced"):
        return WORST if text == WORST else BALANCED
    load = float(text)
    if not 0 < load < math.inf:
        raise ValueError(f"{text} is not above 0")
    return f"{load:g}"


def expert_notes(load: str, assumed: int, empty: int) -> Iterator[Note]:
    """Describe what was assumed of the exchanges of tokens, and what is missing."""
    if assumed:
        times = None if load == WORST else load
        yield Note.of("expert-load", count=assumed, times=times, worst=None if times else "this")
    if empty:
        yield Note.of("lost-expert-tokens", count=empty)


class Experts:
    """Replaces torch's exchanges of tokens whose sizes the program could not know."""

    def __init__(self, load: str) -> None:
        self._load = load
        self._sent: dict[int, int] = {}
        """Rows received from the other ranks → rows that were sent for them."""
        self.assumed = 0
        """The number of exchanges whose sizes were assumed."""
        self.empty = 0
        """The number of those for which the program had already allocated no memory."""

    def sized(self, exchange: Callable[..., Any]) -> Callable[..., Any]:
        """Give a functional exchange its sizes: torch allocates its result."""

        def all_to_all_single(
            tensor: Any, output_split_sizes: Any, input_split_sizes: Any, *args: Any, **kwargs: Any
        ) -> Any:
            if _is_unknown(tensor, input_split_sizes):
                rows, count = tensor.shape[0], len(input_split_sizes)
                input_split_sizes = _parts(rows, count)
                output_split_sizes = _parts(self._received(rows, count), count)
            return exchange(tensor, output_split_sizes, input_split_sizes, *args, **kwargs)

        return all_to_all_single

    def counted(self, exchange: Callable[..., Any]) -> Callable[..., Any]:
        """Count the calls of an exchange whose result the program allocated without its rows."""

        def all_to_all_single(
            output: Any, input: Any, output_split_sizes: Any = None, input_split_sizes: Any = None,
            *args: Any, **kwargs: Any,
        ) -> Any:  # fmt: skip
            if _is_unknown(input, input_split_sizes):
                self.empty += 1
                input = input[: sum(input_split_sizes)]  # torch raises for the rest
            return exchange(output, input, output_split_sizes, input_split_sizes, *args, **kwargs)

        return all_to_all_single

    def _received(self, rows: int, count: int) -> int:
        """Return how many rows a rank receives that sends so many to ``count`` ranks."""
        self.assumed += 1
        if rows in self._sent:
            return self._sent[rows]  # the results of the experts return
        share = count if self._load == WORST else min(float(self._load), count)
        received = math.ceil(rows * share)
        if received != rows:
            self._sent[received] = rows
        return received


def _is_unknown(sent: Any, splits: Sequence[Any] | None) -> bool:
    """Tell whether the parts to send do not add up to the tensor: values made them."""
    from torch.compiler import is_compiling

    if not splits or is_compiling():
        return False
    return bool(sum(splits) != sent.shape[0])


def _parts(rows: int, count: int) -> list[int]:
    """Divide rows into equal parts, the first ones larger by one if needed."""
    return [rows // count + (at < rows % count) for at in range(count)]
