"""The living tensors at a reading of the graph, and those of them that the program holds."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from torch import Tensor

from tb_actmem.recorder.evidence import OWN, inner_tensors, references_of_program
from tb_actmem.recorder.torch_private import is_of_compiler


def living(refs: list[weakref.ref[Tensor]]) -> list[tuple[Tensor, int]]:
    """Return the living tensors, the last one first, with the number of Python's references.

    Only C++ refers to those with none. References to dead tensors are removed, because a block may
    be read thousands of times.
    """
    tensors: list[tuple[Tensor, int]] = []
    kept: list[weakref.ref[Tensor]] = []
    seen: set[int] = set()
    own = refs[:]
    for ref in reversed(own):
        tensor = ref()
        # Several modules may return one tensor; our own list already refers to it then.
        if tensor is None or id(tensor) in seen:
            continue
        seen.add(id(tensor))
        references = references_of_program(sys.getrefcount(tensor) - OWN, tensor)
        tensors.append((tensor, references))
        kept.append(ref)
    refs[: len(own)] = kept[::-1]  # another thread may have added some meanwhile
    return tensors


class _Claim(NamedTuple):
    """A tensor that the program seemed to hold at a reading."""

    ref: weakref.ref[Tensor]
    references: int
    of_program: int
    """How many of the references seemed to be the program's."""


class HeldByProgram:
    """The living tensors that the program holds, and what earlier readings mistook for them.

    A pipeline may have released the output of a forward before the first backward begins. Only a
    later reading then finds the node that saved a wrapper, and that the program did not hold the
    tensors inside.
    """

    def __init__(self) -> None:
        self._claims: dict[int, _Claim] = {}
        """Those of the last reading, by the identity of the tensor."""
        self._known: set[int] = set()
        """Identities of the weak references to wrappers that were read by then."""

    def read(
        self, found: Sequence[tuple[Tensor, int]], wrappers: Sequence[weakref.ref[Tensor]]
    ) -> tuple[list[Tensor], list[Tensor]]:
        """Return the tensors that the program holds, and those that the last reading mistook."""
        mistaken = self._mistaken(found, wrappers)
        own = _references_of_program(found, wrappers)
        self._claims = {
            id(tensor): _Claim(weakref.ref(tensor), references, own[id(tensor)])
            for tensor, references in found
            if own[id(tensor)] > 0
        }
        self._known.update(map(id, wrappers))
        return [tensor for tensor, _ in found if id(tensor) in self._claims], mistaken

    def _mistaken(
        self, found: Sequence[tuple[Tensor, int]], wrappers: Iterable[weakref.ref[Tensor]]
    ) -> list[Tensor]:
        """Return the tensors to which only wrappers that are read now referred.

        If the number of references to a tensor or wrapper has changed, the program did hold it.
        """
        claimed: list[tuple[Tensor, int]] = []
        let_go: set[int] = set()
        for tensor, references in found:
            claim = self._claims.get(id(tensor))
            if claim is None or claim.ref() is not tensor:
                continue
            if claim.references == references:
                claimed.append((tensor, claim.of_program))
            else:
                let_go.add(id(claim.ref))
        new = [ref for ref in wrappers if id(ref) not in self._known and id(ref) not in let_go]
        own = _references_of_program(claimed, new)
        return [tensor for tensor, _ in claimed if own[id(tensor)] <= 0]


def _references_of_program(
    found: Sequence[tuple[Tensor, int]], wrappers: Iterable[weakref.ref[Tensor]]
) -> dict[int, int]:
    """Return how many of the references to tensors are the program's, by identity.

    A node that saved a wrapper, such as a DTensor, holds the tensors inside it, and those inside
    its base. If the program does not hold the wrapper, its references to them are not the
    program's.
    """
    own = {id(tensor): count for tensor, count in found}
    seen: set[int] = set()
    for ref in wrappers:
        wrapper = ref()
        if wrapper is None or id(wrapper) in seen:  # several nodes may have saved one
            continue
        seen.add(id(wrapper))
        count = references_of_program(sys.getrefcount(wrapper) - OWN, wrapper)
        if own.get(id(wrapper), count) <= 0:
            for inner in inner_tensors(wrapper):
                own[id(inner)] = own.get(id(inner), 0) - 1
    return own


def reachable() -> Iterator[Tensor]:
    """Find all tensors with a graph through Python's garbage collector.

    Without an op stream, nothing else leads to tensors computed after the last module, such as a
    loss. The collector does not know objects from before a ``gc.freeze()``.
    """
    for thing in gc.get_objects():
        if not issubclass(type(thing), Tensor) or is_of_compiler(thing):
            continue
        if _has_graph(thing):
            yield thing


def _has_graph(tensor: Tensor) -> bool:
    try:
        return tensor.requires_grad and not tensor.is_leaf
    except RuntimeError:  # one of several views whose base was modified in place: no op can use it
        return False
