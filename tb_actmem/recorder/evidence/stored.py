"""Note the tensors that module calls stored outside themselves and did not return."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from torch import Tensor
from torch.nn import Module

from tb_actmem.model import Holder
from tb_actmem.model.rows import PUT_INTO
from tb_actmem.recorder.evidence.find_tensors import tensors_in
from tb_actmem.recorder.evidence.holders import attributes_of
from tb_actmem.recorder.torch_private import BUFFERS
from tb_actmem.recorder.watch.source import CallFact, RawFacts

_BY_GRAPH = (Holder.CTX, Holder.PACK_HOOK, Holder.CHECKPOINT_CACHE)
"""Holders that belong to the graph; a recomputation creates another graph."""


class _Call(NamedTuple):
    """A call of the forward that has ended."""

    begin: CallFact
    end: CallFact

    def returned(self, tensor: Tensor) -> bool:
        """Tell whether it may have returned a tensor."""
        results = self.end.results
        return results is None or any(ref() is tensor for ref in results)


def note_stored(
    held: Iterable[Tensor], modules: Iterable[tuple[str, Module]], raw: RawFacts
) -> None:
    """Add rows to the arguments of calls for results that the program still holds at the end of
    the forward, although the call did not return them.

    Buffers do not count: they are there to be changed.
    """
    storages, claims = raw.storages, raw.storages.evidence.claims
    found: list[tuple[Tensor, int]] = []
    for tensor in held if raw.has_ops else ():
        known = storages.seen_ids(tensor)
        births = [storages.birth[storage] for storage in known]
        is_own = any((storage, holder) in claims for storage in known for holder in _BY_GRAPH)
        if births and births[0] is not None and not is_own:
            found.append((tensor, births[0]))
    if not found:
        return
    calls, names = [*_calls(raw.calls)], _names(modules, [tensor for tensor, _ in found])
    for tensor, birth in found:
        name = names.get(id(tensor), "")
        if BUFFERS in name:
            continue
        for call in calls:
            if not call.begin.ops <= birth < call.end.ops:
                continue
            if call.returned(tensor) and not name.startswith(f"{call.begin.fqn}."):
                continue
            number = storages.add_argument(tensor)
            row = (f"{PUT_INTO}{name}", number)
            if number is not None and isinstance(call.begin.arguments, list):
                call.begin.arguments.append(row)


def _calls(facts: Iterable[CallFact]) -> Iterator[_Call]:
    begun: list[CallFact] = []
    for fact in facts:
        if fact.type_name:
            begun.append(fact)
        elif begun:
            call = _Call(begun.pop(), fact)
            if not call.begin.backward:
                yield call


def _names(modules: Iterable[tuple[str, Module]], tensors: Iterable[Tensor]) -> dict[int, str]:
    """Map the identities of tensors to the attributes of modules that hold them."""
    wanted = {id(tensor) for tensor in tensors}
    found: dict[int, str] = {}
    for fqn, module in modules:
        for name, value in attributes_of(module):
            for _, tensor in filter(None, tensors_in(value)):
                if id(tensor) in wanted:
                    found.setdefault(id(tensor), f"{fqn}.{name}" if fqn else name)
    return found
