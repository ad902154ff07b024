"""Objects that the ranks of a fake job hand to one another, by files in one folder."""

from __future__ import annotations

import json
import pickle
import time
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from tb_actmem.errors import RecordError
from tb_actmem.job import group_ranks
from tb_actmem.paths import replace_file

_WAIT_S = 900
"""How long a rank waits for an object of another rank that runs."""
_STARTED = "started.json"


def note_started(folder: Path, ranks: Iterable[int]) -> None:
    """Note the ranks that run, in the order of their start."""
    replace_file(folder / _STARTED, json.dumps([*ranks]).encode())


def note_ended(folder: Path, rank: int) -> None:
    """Note that the process of a rank has ended."""
    _ended(folder, rank).touch()


def _ended(folder: Path, rank: int) -> Path:
    return folder / f"rank{rank}.ended"


class Objects:
    """Hands objects of one rank to others, and replaces torch's collectives of objects.

    A rank waits only for ranks that started before it: of any other, objects stay unknown.
    """

    def __init__(self, folder: Path, rank: int) -> None:
        self._folder, self._rank = folder, rank
        self._calls: Counter[str] = Counter()

    def hand(self, name: str, thing: Any) -> None:
        """Leave an object for other ranks."""
        replace_file(self._folder / name, pickle.dumps(thing))

    def take(self, name: str, rank: int) -> Any:
        """Wait for the object of a rank. Raises RecordError if the rank ends without it."""
        path, end = self._folder / name, time.monotonic() + _WAIT_S
        while True:
            has_ended = _ended(self._folder, rank).exists()
            if path.exists():
                return pickle.loads(path.read_bytes())
            if has_ended:
                raise RecordError(
                    f"Rank {rank} ended before it handed {path.stem} to rank {self._rank}."
                )
            if time.monotonic() > end:
                raise RecordError(f"Rank {rank} did not hand over {path.stem} in {_WAIT_S} s.")
            time.sleep(0.05)

    def replacements(self) -> list[Any]:
        """Return the functions to set in torch.distributed, by their names."""
        return [
            _all_gather_object,
            _gather_object,
            self.broadcast_object_list,
            self.scatter_object_list,
            self.send_object_list,
            self.recv_object_list,
        ]

    def broadcast_object_list(
        self, object_list: list[Any], src: int | None = None, group: Any = None,
        device: Any = None, group_src: int | None = None, *args: Any, **kwargs: Any,
    ) -> None:  # fmt: skip
        """Replace torch's function."""
        ranks = group_ranks(group)
        of = _source(ranks, src, group_src)
        object_list[:] = self._passed("broadcast", of, ranks, [*object_list])

    def scatter_object_list(
        self, scatter_object_output_list: list[Any], scatter_object_input_list: Any = None,
        src: int | None = None, group: Any = None, group_src: int | None = None,
        *args: Any, **kwargs: Any,
    ) -> None:  # fmt: skip
        """Replace torch's function."""
        ranks = group_ranks(group)
        of = _source(ranks, src, group_src)
        given = scatter_object_input_list
        parts = self._passed("scatter", of, ranks, given and [*given])
        if parts:
            scatter_object_output_list[0] = parts[ranks.index(self._rank)]

    def send_object_list(
        self, object_list: list[Any], dst: int | None = None, group: Any = None,
        device: Any = None, group_dst: int | None = None, *args: Any, **kwargs: Any,
    ) -> None:  # fmt: skip
        """Replace torch's function."""
        to = _source(group_ranks(group), dst, group_dst)
        self._passed("message", self._rank, (self._rank, to), [*object_list])

    def recv_object_list(
        self, object_list: list[Any], src: int | None = None, group: Any = None,
        device: Any = None, group_src: int | None = None, *args: Any, **kwargs: Any,
    ) -> int:  # fmt: skip
        """Replace torch's function."""
        of = _source(group_ranks(group), src, group_src)
        object_list[:] = self._passed("message", of, (of, self._rank), [*object_list])
        return of

    def _passed(self, kind: str, source: int, ranks: Sequence[int], own: Any) -> Any:
        """Return the objects of the source in this call; if it does not run, those given here."""
        call = f"{kind}-{source}-{zlib.crc32(repr(ranks).encode())}"
        self._calls[call] += 1
        name = f"{call}-{self._calls[call]}.pickle"
        if source == self._rank:
            self.hand(name, own)
            return own
        return self.take(name, source) if self._runs(source) else own

    def _runs(self, rank: int) -> bool:
        """Tell whether a rank started before this one."""
        path = self._folder / _STARTED
        started = json.loads(path.read_bytes()) if path.exists() else []
        return rank in started[: started.index(self._rank)] if self._rank in started else False


def _source(ranks: Sequence[int], rank: int | None, in_group: int | None) -> int:
    """Return the rank that an argument, or its twin for the rank in the group, names."""
    if rank is not None:
        return rank
    return ranks[in_group or 0]


def _all_gather_object(object_list: list[Any], obj: Any, *args: Any, **kwargs: Any) -> None:
    object_list[:] = [obj] * len(object_list)


def _gather_object(
    obj: Any, object_gather_list: list[Any] | None = None, *args: Any, **kwargs: Any
) -> None:
    if object_gather_list is not None:
        object_gather_list[:] = [obj] * len(object_gather_list)
