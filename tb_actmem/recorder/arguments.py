"""What module calls are given, and what whoever calls holds in variables meanwhile."""

from __future__ import annotations

import itertools
import sys
import weakref
from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor

from tb_actmem.recorder.storages import Storages
from tb_actmem.recorder.tensors import OWN, is_held_by_program, tensors_in
from tb_actmem.recorder.torch_private import unasked

Given = list[tuple[str, int]]
"""(name, tensor); the name is "" where it was not given, but held meanwhile."""
Results = list[weakref.ref[Tensor]]


class Arguments:
    """Follows the module calls of a block."""

    def __init__(self, storages: Storages) -> None:
        self._storages = storages
        self._results: list[Results] = [[]]
        """What calls have returned that are over: for the program, and for each open call."""

    def enter(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Given:
        """Number the tensors that a call is given, and those that its caller holds beside them."""
        found: Given = []
        for name, value in itertools.chain(zip(_POSITIONS, args, strict=False), kwargs.items()):
            number = self._storages.window(value) if type(value) is Tensor else None
            if number is not None:
                found.append((name, number))
            elif type(value) not in SCALARS:
                found += self.nested(name, value)
        if self._results[-1]:
            found += self.held({id(value) for value in (*args, *kwargs.values())})
        self._results.append([])
        return found

    def exit(self, results: Results) -> None:
        """Note what the innermost open call returned."""
        self._results.pop()
        self._results[-1] += results

    def nested(self, name: str, value: Any) -> Iterator[tuple[str, int]]:
        """Number the tensors of a nest, or the dense parts of one tensor."""
        with unasked():
            for path, tensor in tensors_in(value):
                for suffix, number in self._storages.windows(tensor):
                    yield f"{name}{path}{suffix}", number

    def held(self, given: set[int]) -> Given:
        """Number those results of calls that are still held, and forget the others."""
        found: Given = []
        kept: Results = []
        for ref in self._results[-1]:
            tensor = ref()
            if tensor is None or not is_held_by_program(sys.getrefcount(tensor) - OWN, tensor):
                continue
            kept.append(ref)
            if id(tensor) not in given:
                with unasked():
                    found += [("", number) for _, number in self._storages.windows(tensor)]
        self._results[-1] = kept
        return found


_POSITIONS = tuple(f"[{position}]" for position in range(256))
"""Names of arguments that have none; what comes behind these is not noted."""

SCALARS = frozenset({int, float, bool, type(None), torch.dtype, torch.device, torch.layout, str})
"""Types of the arguments in which there is no tensor, the commonest."""
