"""A CUDA device that computes nothing, on which torch runs as on a GPU.

Torch's own dispatch, choice of kernels, autograd engine and caching allocator decide what is saved,
for how long, and how much is reserved. Only the work of NVIDIA's libraries is left out.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator

from tb_actmem.model import Note

NAME, CAPABILITY, PROCESSORS, MEMORY = (
    f"TB_ACTMEM_DEVICE{part}" for part in ("", "_CAPABILITY", "_PROCESSORS", "_BYTES")
)
"""The variables that describe the device to the library."""


def pretended() -> str | None:
    """Name the fake device of this process; None: its devices are real."""
    return os.environ.get(NAME)


_SELECTING = "aten::index"
"""The op behind ``x[mask]`` and ``x[numbers]``; only the first has a result whose size depends on
data."""
_BY_VALUES = frozenset(
    f"aten::{name}"
    for name in (
        *("nonzero", "masked_select", "_unique", "_unique2", "unique_dim", "unique_consecutive"),
        *("bincount", "repeat_interleave", "argwhere", "unique_dim_consecutive"),
    )
)
"""Ops whose results have sizes that depend on data."""
_ASKING = frozenset({"aten::_local_scalar_dense", "aten::item", "aten::is_nonzero", "aten::equal"})
"""Ops that return a value to the program."""


def dry_run_notes(device: str, ops: Iterable[tuple[str, bool]]) -> Iterator[Note]:
    """Describe the assumptions of a step that ran on a fake device.

    ``ops`` are those on the device: their names, and whether they returned an empty tensor.
    """
    yield Note.of("dry-run", device=device)
    counts = Counter((name.partition(".")[0], is_empty) for name, is_empty in ops)
    sized: Counter[str] = Counter()
    asked = 0
    for (name, is_empty), count in counts.items():
        if name in _BY_VALUES or (name == _SELECTING and is_empty):
            sized[name] += count
        elif name in _ASKING:
            asked += count
    if sized:
        yield Note.of("dry-run-sizes", count=sized.total(), ops=sorted(sized))
    if asked:
        yield Note.of("dry-run-values", count=asked)
