"""Holders of storages at the end of a forward, and tensors that module calls stored elsewhere.

`classify` selects one holder. A call may store a tensor in an attribute, or, in compiled code,
change a buffer without an op.
"""

from __future__ import annotations

import weakref
from collections import defaultdict
from collections.abc import Iterable

import numpy as np
import torch
from torch import Tensor
from torch.nn import Module

from tb_actmem.model import Holder
from tb_actmem.model.rows import INTO_BUFFER, PUT_INTO
from tb_actmem.recorder.evidence import (
    is_leaf,
    present,
    present_gradients,
)
from tb_actmem.recorder.evidence.find_tensors import tensors_in
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.evidence.values import Values, key_of
from tb_actmem.recorder.graph import NONE, GraphFacts
from tb_actmem.recorder.torch_private import (
    BUFFERS,
    buffers,
    is_input_saver,
    parameters,
    version,
)
from tb_actmem.recorder.watch import CallFact, RawFacts

Stored = list[tuple[str, Tensor]]
"""(name of the attribute, such as ``layer.cache``, a tensor in it)."""


def stored_in(modules: Iterable[tuple[str, Module]]) -> Stored:
    """List the tensors in attributes of modules that are not noted elsewhere."""
    stored: Stored = []
    for fqn, module in modules:
        attributes = vars(module)
        for name in _own_names[tuple(attributes)]:
            value = attributes[name]
            cls = type(value)
            if cls in _SCALARS or (cls in _NESTS and not value):
                continue
            if name == BUFFERS:
                inside = [(INTO_BUFFER + own, buffer) for own, buffer in value.items()]
            else:
                inside = [(name, value)]
            stored += [
                (_place(fqn, own), found[1])
                for own, one in inside
                for found in tensors_in(one)
                if found is not None
            ]
    return stored


def _place(fqn: str, attribute: str) -> str:
    """Return the full name of an attribute; a buffer's begins with `INTO_BUFFER`."""
    own = attribute.removeprefix(INTO_BUFFER)
    name = f"{fqn}.{own}" if fqn else own
    return name if own == attribute else INTO_BUFFER + name


def withdraw(mistaken: Iterable[Tensor], raw: RawFacts) -> None:
    """Forget that the program held some tensors, and that calls stored them."""
    storages, gone = raw.storages, set[int]()
    for tensor in mistaken:
        gone.update(storages.seen_ids(tensor))
    if not gone:
        return
    storages.evidence.claims -= {(storage, Holder.PYTHON) for storage in gone}
    of_tensors = storages.tensors.storages
    for call in raw.calls.spans().begins:
        arguments = raw.calls[call].arguments
        if isinstance(arguments, list):
            arguments[:] = [
                row for row in arguments if row[0] != PUT_INTO or of_tensors[row[1]] not in gone
            ]


def note_holders(
    held: Iterable[Tensor],
    stored: Stored,
    modules: Iterable[tuple[str, Module]],
    storages: Storages,
) -> None:
    """Note holders: the program, gradients, attributes of modules."""
    claim, known = storages.evidence.claim, storages.seen_ids
    for tensor in held:
        claim(known(tensor), Holder.PYTHON)
    for _, tensor in stored:
        claim(known(tensor), Holder.MODULE)
    every = present(parameters, [module for _, module in modules])
    # Sharding puts views into modules.
    are_leaves = zip(every, map(is_leaf, every), strict=True)
    own = [one for one, is_one in are_leaves if is_one or one.retains_grad]
    for gradient in present_gradients(own):
        claim(known(gradient), Holder.GRADIENT)


class _OwnNames(dict[tuple[str, ...], tuple[str, ...]]):
    """The names of a module's attributes → those that not every module has.

    Most modules share them with others. A plain dictionary is found faster than a cached function.
    """

    def __missing__(self, attributes: tuple[str, ...]) -> tuple[str, ...]:
        if len(self) == _MOST_NAMES:
            self.clear()
        own = self[attributes] = tuple(n for n in attributes if n not in _OF_EVERY_MODULE)
        return own


_MOST_NAMES = 1_000
_own_names = _OwnNames()
_OF_EVERY_MODULE = frozenset(vars(Module())) - {BUFFERS}
"""Attributes of every module; only its buffers hold tensors that are not noted elsewhere."""
_SCALARS = frozenset({bool, int, float, str, type(None)})
"""Types of most other attributes, which need no search."""
_NESTS = frozenset({dict, list, tuple, set, frozenset})
"""Types of attributes that need no search while they are empty."""


def note_autocast(storages: Storages) -> None:
    """Note whether autocast, and so its cache of casts, is on for any device of the block."""
    kinds = storages.kinds_of_devices() - {"meta"}
    storages.evidence.autocast = any(torch.is_autocast_enabled(kind) for kind in kinds)


def note_outputs(facts: GraphFacts, at_outputs: Values, storages: Storages) -> None:
    """Note the caller as the holder of outputs that no node consumed."""
    links = facts.links()
    made = np.array([key_of(*one[:2]) for one in facts.outputs], np.int64)
    used = key_of(links.producers, links.output_nrs)
    # numpy sorts the second list, so many numbers are looked up among the few outputs first.
    is_consumed = np.isin(made, used[np.isin(used, made)])
    tensors = at_outputs.of(made[~is_consumed])
    for tensor in tensors[tensors != NONE].tolist():
        storages.claim(tensor, Holder.OUTPUT)


_BY_GRAPH = (Holder.CTX, Holder.PACK_HOOK, Holder.CHECKPOINT_CACHE)
"""Holders that belong to the graph; a recomputation creates another graph."""


def note_stored(held: Iterable[Tensor], stored: Stored, raw: RawFacts) -> None:
    """Add rows to the arguments of calls for results that the program still holds at the end of
    the forward, although the call did not return them."""
    storages, claims = raw.storages, raw.storages.evidence.claims
    found: list[tuple[Tensor, int]] = []
    for tensor in held if raw.has_ops else ():
        known = storages.seen_ids(tensor)
        births = [storages.birth[storage] for storage in known]
        is_own = any((storage, holder) in claims for storage in known for holder in _BY_GRAPH)
        if not births or births[0] is None or is_own:
            continue
        is_empty = not any(storages.nbytes[storage] for storage in known)
        if not (is_empty and is_input_saver(tensor.grad_fn)):
            found.append((tensor, births[0]))
    if not found:
        return
    spans = raw.calls.spans()
    names = {id(tensor): name for name, tensor in reversed(stored)}  # the first name wins
    for tensor, birth in found:
        name = names.get(id(tensor), "")
        own = name.removeprefix(INTO_BUFFER)
        at = raw.calls.count_until(birth)  # the call that ran the op is the innermost one then
        call = spans.innermost[at - 1] if at else None
        while call is not None:
            end, begin = spans.ends[call], raw.calls[spans.begins[call]]
            call = spans.parents[call]
            if end is None or begin.backward:
                continue
            if _returned(raw.calls[end], tensor) and not own.startswith(f"{begin.fqn}."):
                continue
            parts = storages.add_views(tensor) if isinstance(begin.arguments, list) else ()
            for _, number in parts[:1]:
                begin.arguments.append((name if own != name else f"{PUT_INTO}{name}", number))


def note_dropped(held: Iterable[Tensor], raw: RawFacts) -> None:
    """Add rows to the arguments of calls for results that calls stored, and that the program no
    longer holds at the end of the forward."""
    kept = {id(tensor) for tensor in held} if raw.stored else ()
    for ref, arguments, rows in raw.stored:
        if id(ref()) not in kept:
            arguments += [(PUT_INTO, number) for _, number in rows]
    raw.stored.clear()


def _returned(end: CallFact, tensor: Tensor) -> bool:
    """Tell whether a call, given by its end, may have returned a tensor."""
    return end.results is None or any(ref() is tensor for ref in end.results)


Versions = dict[str, tuple[weakref.ref[Tensor], int]]
"""Name of a buffer → the buffer, and how often it was changed in place."""


def buffer_versions(modules: Iterable[tuple[str, Module]]) -> Versions:
    """Read how often the buffers of a model were changed in place."""
    return {
        f"{fqn}.{own}" if fqn else own: (weakref.ref(buffer), number)
        for fqn, module in modules
        for own, buffer in buffers(module).items()
        if buffer is not None and (number := version(buffer)) is not None
    }


def note_changed_buffers(before: Versions, after: Versions, raw: RawFacts) -> None:
    """Add buffers that changed, and that no op received, to the arguments of a call.

    That is each call of the innermost module around the buffer that ran outside of compiled code.
    """
    changed = {
        name: tensor
        for name, (ref, number) in after.items()
        if (tensor := ref()) is not None and _is_changed(before.get(name), tensor, number)
    }
    if not changed:
        return
    storages, received = raw.storages, {storage for op in raw.ops for storage in op.inputs}
    calls = _forward_calls(raw)
    for name, tensor in changed.items():
        around, _, _ = name.rpartition(".")
        while around and around not in calls:
            around, _, _ = around.rpartition(".")
        if not received.isdisjoint(storages.seen_ids(tensor)):
            continue
        rows = [(INTO_BUFFER + name, number) for _, number in storages.add_views(tensor)]
        for call in calls.get(around, ()):
            if isinstance(call.arguments, list):
                call.arguments.extend(row for row in rows if row not in call.arguments)


def _is_changed(
    before: tuple[weakref.ref[Tensor], int] | None, tensor: Tensor, number: int
) -> bool:
    return before is not None and before[0]() is tensor and before[1] != number


def _forward_calls(raw: RawFacts) -> dict[str, list[CallFact]]:
    """Map the names of modules to their calls in forwards."""
    found: dict[str, list[CallFact]] = defaultdict(list)
    for begin in raw.calls.spans().begins:
        call = raw.calls[begin]
        if not call.backward:
            found[call.fqn].append(call)
    return found
