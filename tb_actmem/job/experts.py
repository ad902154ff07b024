"""The number of tokens that the experts of a rank receive, which depends on values.

A router sends tokens to ranks by their values, and a planned job has no values. A program then asks
for an exchange of no tokens. The assumed load of the experts gives these exchanges their sizes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from inspect import signature
from itertools import accumulate
from pathlib import Path
from typing import Any

from tb_actmem.model import Note

LOAD = "TB_ACTMEM_EXPERT_LOAD"
"""The variable with the assumed load."""
WORST = "worst"
"""All ranks send all their tokens to the experts of this one."""
BALANCED = "1"
"""A rank receives as many tokens as it sends."""


def load_of(text: str) -> str:
    """Check a load: ``balanced``, ``worst``, the share of the tokens that a rank sends, or a file.

    The file has the tokens of each expert, in their order, as numbers between spaces.
    """
    if text in (WORST, "balanced"):
        return WORST if text == WORST else BALANCED
    counts = [float(word) for word in _words(text)]
    if not all(0 <= count < math.inf for count in counts) or not sum(counts) > 0:
        raise ValueError(f"{text} is not above 0")
    return ",".join(f"{count:g}" for count in counts)


def _words(text: str) -> list[str]:
    path = Path(text)
    return path.read_text("utf-8").split() if path.is_file() else [text]


def expert_notes(load: str, assumed: int, empty: int, divided: int) -> Iterator[Note]:
    """Describe the assumed sizes of exchanges and parts of tokens, and missing tokens."""
    if assumed:
        experts = len(load.split(","))
        if load == WORST:
            yield Note.of("expert-load", count=assumed, worst="this")
        elif experts > 1:
            yield Note.of("expert-load", count=assumed, experts=experts)
        else:
            yield Note.of("expert-load", count=assumed, times=load)
    if divided:
        yield Note.of("expert-parts", count=divided)
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
        self.divided = 0
        """The number of times that tokens were divided into equal parts."""

    @property
    def counts(self) -> tuple[int, int, int]:
        """What `expert_notes` describes."""
        return self.assumed, self.empty, self.divided

    def divided_by(self, split: Callable[..., Any]) -> Callable[..., Any]:
        """Let ``Tensor.split`` divide tokens by counts that the program could not know.

        Such counts are zero, and torch would raise.
        """

        @wraps(split)
        def equal_split(tensor: Any, split_size: Any, dim: int = 0) -> Any:
            if not _is_compiling() and isinstance(split_size, list | tuple):
                rows = tensor.shape[dim]
                if rows and split_size and not any(split_size):
                    self.divided += 1
                    split_size = _parts(rows, len(split_size))
            return split(tensor, split_size, dim)

        return equal_split

    def note_lost(self, received: Sequence[Any], sent: Sequence[Any]) -> None:
        """Count an exchange of a list of tensors for which the program allocated no memory."""
        if _rows(sent) and not _rows(received):
            self.empty += 1

    def sized(self, exchange: Callable[..., Any]) -> Callable[..., Any]:
        """Give an exchange its sizes that allocates its result itself."""
        parameters = signature(exchange)

        @wraps(exchange)
        def all_to_all(*args: Any, **kwargs: Any) -> Any:
            if _is_compiling():
                return exchange(*args, **kwargs)
            given = parameters.bind(*args, **kwargs)
            tensor: Any = given.args[0]
            splits: Any = given.arguments.get("input_split_sizes")
            if _is_unknown(tensor, splits):
                rows, count = tensor.shape[0], len(splits)
                received = _parts(self._received(rows, count), count)
                given.arguments["input_split_sizes"] = _parts(rows, count)
                given.arguments["output_split_sizes"] = received
            elif self.assumed and splits and not tensor.shape[0]:
                self.empty += 1  # the program did not select the tokens that it received
            return exchange(*given.args, **given.kwargs)

        return all_to_all

    def counted(self, exchange: Callable[..., Any]) -> Callable[..., Any]:
        """Count the calls of an exchange whose result the program allocated without its rows."""

        def all_to_all_single(
            output: Any, input: Any, output_split_sizes: Any = None, input_split_sizes: Any = None,
            *args: Any, **kwargs: Any,
        ) -> Any:  # fmt: skip
            sizes = input_split_sizes
            if not _is_compiling() and _is_unknown(input, sizes):
                self.empty += 1
                input = input[: int(sum(sizes))]  # torch raises for the rest
            return exchange(output, input, output_split_sizes, input_split_sizes, *args, **kwargs)

        return all_to_all_single

    def _received(self, rows: int, count: int) -> int:
        """Return how many rows a rank receives that sends so many to ``count`` ranks."""
        self.assumed += 1
        if rows in self._sent:
            return self._sent[rows]  # the results of the experts return
        received = math.ceil(rows * _share(self._load, count))
        if received != rows:
            self._sent[received] = rows
        return received


def _rows(tensors: Sequence[Any]) -> int:
    return sum(len(tensor) for tensor in tensors)


def _share(load: str, ranks: int) -> float:
    """Return how many of its tokens a rank of so many receives, times those that it sends."""
    if load == WORST:
        return ranks
    counts = [float(count) for count in load.split(",")]
    if len(counts) == 1:
        return min(counts[0], ranks)
    parts = _parts(len(counts), ranks)
    ends = list(accumulate(parts))
    busiest = max(sum(counts[end - part : end]) for end, part in zip(ends, parts, strict=True))
    return busiest * ranks / sum(counts)


def _is_unknown(sent: Any, splits: Sequence[Any] | None) -> bool:
    """Tell whether the parts to send do not add up to the tensor: values made them.

    None or no parts are equal ones. Megatron Core gives an array.
    """
    return splits is not None and len(splits) > 0 and bool(sum(splits) != sent.shape[0])


def _is_compiling() -> bool:
    from torch.compiler import is_compiling

    return is_compiling()


def _parts(rows: int, count: int) -> list[int]:
    """Divide rows into equal parts, the first ones larger by one if needed."""
    return [rows // count + (at < rows % count) for at in range(count)]
