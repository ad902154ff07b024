"""Model states: parameters, buffers, gradients and optimizer states."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import compress, repeat
from operator import attrgetter
from typing import Any, NamedTuple

from torch import Tensor
from torch.optim import Optimizer

from tb_actmem.model import Category, ModelState, Note
from tb_actmem.recorder.evidence import (
    PLAIN,
    Modules,
    is_leaf,
    present,
    present_gradients,
    sharded_of,
)
from tb_actmem.recorder.evidence.find_tensors import tensors_behind
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.torch_private import (
    accumulated_gradient,
    buffers,
    copy_by_zero,
    fsdp_parameters,
    is_lazy,
    parameters,
    unsharded_parameter,
)
from tb_actmem.recorder.watch import Ops


class Own(NamedTuple):
    """A model's parameters and buffers at one moment, used by an op or not."""

    updated: list[Tensor]
    """Parameters, each once, tied ones included, except uninitialized lazy ones; and `copies`."""
    attributes: list[dict[str, Any]]
    """Those of the parameters that have any, beside torch's own."""
    copies: list[Tensor]
    """The copies that optimizers update in place of some parameters."""
    every: list[Tensor]
    """Parameters and buffers, also lazy ones."""
    sharded: list[Any]
    """FSDP2's records of parameters."""


def own_tensors(modules: Modules) -> Own:
    """Read the model's parameters and buffers."""
    own = [module for _, module in modules]
    records = fsdp_parameters(own)
    both = [present(tables, own) for tables in (parameters, buffers)]
    if sharded := sharded_of(records):
        both = [[sharded.get(id(one), one) for one in some] for some in both]
    once = [*dict(zip(map(id, both[0]), both[0], strict=True)).values()]
    if not PLAIN.issuperset(map(type, once)):
        once = [one for one in once if not is_lazy(one)]
    attributes = _attributes(once)
    copies = _copies(attributes)
    return Own(
        [*once, *copies],
        attributes + _attributes(copies),
        copies,
        [*both[0], *both[1]],
        records,
    )


def gradients(own: Own, storages: Storages) -> dict[int, ModelState]:
    """Return the storages of the gradients that the model's parameters have had so far.

    Those that have died are listed too, because they were alive at the peak. FSDP2 keeps unsharded
    ones, too, until a backward reduces them: those of several micro-batches are added before.
    """
    now = [*_gradients_of(own.updated), *_main_tensors(own.attributes, "main_grad")]
    unsharded = [unsharded_parameter(one) for one in own.sharded]
    summed = [accumulated_gradient(one) for one in own.sharded]
    whole = [
        *_gradients_of(one for one in unsharded if one is not None),
        *(one for one in summed if one is not None),
    ]
    known = storages.evidence.gradients
    return (
        {one: state for one, state in known.items() if one in storages.death}
        | dict.fromkeys(storages.ids_of_all(now), ModelState.GRADIENT)
        | dict.fromkeys(storages.ids_of_all(whole), ModelState.UNSHARDED_GRADIENT)
    )


def _gradients_of(parameters: Iterable[Tensor]) -> list[Tensor]:
    own = [*parameters]
    return present_gradients(compress(own, map(is_leaf, own)))


def optimizer_states(own: Own, storages: Storages, *, has_begun: bool) -> tuple[int, set[int]]:
    """Return the number of the model's optimizers, and the storages of their states so far.

    Those that have died are listed too. ``has_begun`` is that of `optimizers_of`. Raises
    RuntimeError if an optimizer keeps too many objects to search.
    """
    optimizers = optimizers_of(own.updated, has_begun=has_begun)
    ids = {*map(id, own.updated)} if optimizers else set[int]()
    now = storages.ids_of_all(own.copies) if optimizers else set[int]()
    for optimizer in optimizers:
        for state in states(optimizer, ids):
            for tensor in _tensors(state):
                now.update(storages.ids_of(tensor))
    living = {one for one in storages.evidence.optimizer if one in storages.death}
    return len(optimizers), living | now


def main_parameters(own: Iterable[Tensor]) -> list[Tensor]:
    """Return the copies that optimizers update in place of some parameters.

    Megatron Core keeps them, mostly in float32, as an attribute of each parameter. DeepSpeed's ZeRO
    has one for many parameters, of which an attribute of each has a part.
    """
    return _copies(_attributes(own))


def _copies(attributes: Sequence[dict[str, Any]]) -> list[Tensor]:
    flat = map(copy_by_zero, attributes)
    found = [*_main_tensors(attributes, "main_param"), *(one for one in flat if one is not None)]
    return [*{id(one): one for one in found}.values()]


def _attributes(own: Iterable[Tensor]) -> list[dict[str, Any]]:
    """Return the attributes of the parameters that have any, beside torch's own."""
    own = [*own]
    if PLAIN.issuperset(map(type, own)):
        return [*filter(None, map(_dict, own))]
    return [*filter(None, map(object.__getattribute__, own, repeat("__dict__")))]


_dict: Callable[[Any], dict[str, Any]] = attrgetter("__dict__")
"""Faster than torch's own way, and only for types that have no code of the program."""


def _main_tensors(attributes: Iterable[dict[str, Any]], name: str) -> list[Tensor]:
    found = [one[name] for one in attributes if name in one]
    return [tensor for tensor in found if issubclass(type(tensor), Tensor)]


def births_of_states(storages: Storages, before: int, ops: Ops) -> dict[int, int]:
    """Return the births of optimizer states that no op made: the first op that used each.

    Adam makes its step counters without an op. Storages numbered below ``before`` existed when the
    block began. Gradients that no op made lie in older memory: one buffer for all, or DDP's.
    """
    made = {
        storage
        for storage in storages.evidence.optimizer
        if storage >= before and storages.birth[storage] is None
    }
    births = dict.fromkeys(made, len(ops) - 1)
    for position, op in enumerate(ops if made else ()):
        births.update(dict.fromkeys(made.intersection(op.inputs), position))
        made.difference_update(op.inputs)
    return births


def _tensors(state: Any) -> Iterator[Tensor]:
    """Yield the tensors of a state: usually the values of a dict, else any object behind it."""
    for value in state.values() if type(state) is dict else (state,):
        if type(value) is Tensor:
            yield value
            continue
        for found in tensors_behind(value):
            if found is None:
                raise RuntimeError(f"there is too much behind a {type(value).__name__}")
            yield found[1]


def size_notes(storages: Storages, categories: Sequence[Category]) -> Iterator[Note]:
    """Report parameters that the block made, and storages that changed their size."""
    if not storages.is_sharded:
        yield from _made(storages, categories)
    given, taken = (
        [
            abs(storages.nbytes[storage] - other)
            for storage, other in sizes.items()
            if categories[storage] not in (Category.PARAMETER, Category.BUFFER)
        ]
        for sizes in (storages.resized, storages.grown)
    )
    if given:
        yield Note.of("storages-shrank", count=len(given), nbytes=sum(given))
    if taken:
        yield Note.of("storages-grew", count=len(taken), nbytes=sum(taken))


def _made(storages: Storages, categories: Sequence[Category]) -> Iterator[Note]:
    parameter = Category.PARAMETER
    made = [
        storage
        for storage, (birth, category) in enumerate(zip(storages.birth, categories, strict=True))
        if birth is not None and category is parameter
    ]
    names, sizes = storages.evidence.names, storages.nbytes
    nbytes = sum(sizes[storage] for storage in made)
    if nbytes:
        nameless = sum(sizes[storage] for storage in made if storage not in names)
        yield Note.of("made-parameters", nbytes=nbytes, nameless=nameless or None)


class _Search(NamedTuple):
    """The result of the last search, and the reference counts at that time."""

    kinds: list[int]
    """The classes of optimizers."""
    parameters: dict[tuple[int, ...], list[int]]
    """Those of the parameters of the last models, by their ids."""
    found: tuple[weakref.ref[Any], ...]


_last = _Search([], {}, ())
_MOST_MODELS = 8
"""So many models may take turns, such as those of a GAN or of several threads."""


def optimizers_of(parameters: Sequence[Tensor], *, has_begun: bool = False) -> list[Any]:
    """Find every living optimizer with one of these parameters in its groups or its state.

    It needs no hook and runs no code of the program. A search takes 15 ms for half a million
    objects, and keeps them all alive. So it is repeated only if a reference count has changed: that
    of an optimizer class or of a parameter, because a new optimizer refers to both. An optimizer
    that replaces another changes neither, so the death of a known one also counts. Within a block
    that ``has_begun`` with a search, the graph refers to the parameters too, so only the classes
    are compared.
    """
    global _last
    kinds = _subclasses(Optimizer)
    of_kinds, ids = _references(kinds), tuple(map(id, parameters))
    of_own = None if has_begun else _references(parameters)
    has_lost = any(ref() is None for ref in _last.found)
    is_same = of_own is None or _last.parameters.get(ids) == of_own
    if has_lost or of_kinds != _last.kinds or not is_same:
        things = gc.get_objects()
        found = compress(things, map(set(kinds).__contains__, map(type, things)))
        counted = [(key, count) for key, count in _last.parameters.items() if key != ids]
        counted += [(ids, of_own)] if of_own is not None else []
        _last = _Search(of_kinds, dict(counted[-_MOST_MODELS:]), tuple(map(weakref.ref, found)))
    living = [optimizer for ref in _last.found if (optimizer := ref()) is not None]
    own = {*ids} if living else set[int]()
    return [optimizer for optimizer in living if own.intersection(_ids(optimizer))]


def states(optimizer: Any, parameters: Collection[int]) -> Iterator[Any]:
    """Yield the states for some parameters, given as ids, and those without a parameter."""
    for key, value in _own_state(optimizer).items():
        if not isinstance(key, Tensor) or id(key) in parameters:
            yield value


def _ids(optimizer: Any) -> Iterator[int]:
    """Yield the identities of the parameters in its groups and of those that have a state.

    A wrapper around another optimizer may have a state of its own, but no groups: Lookahead has.
    """
    for group in vars(optimizer).get("param_groups", ()):
        yield from map(id, group["params"])
    yield from map(id, _own_state(optimizer))


def _own_state(optimizer: Any) -> dict[Any, Any]:
    # Not its properties: a wrapper's are those of the inner optimizer, which is found itself.
    state: dict[Any, Any] = vars(optimizer).get("state", {})
    return state


def _references(things: Sequence[Any]) -> list[int]:
    return [*map(sys.getrefcount, things)]


def _subclasses(cls: type[Any]) -> list[type[Any]]:
    children: list[type[Any]] = cls.__subclasses__()
    return [cls, *(each for child in children for each in _subclasses(child))]
