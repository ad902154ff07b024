"""What the training keeps for the model: its parameters and buffers, gradients, and optimizers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from torch import Tensor
from torch.nn import Module

from tb_actmem.model import Category
from tb_actmem.recorder.evidence.classify import Verdict
from tb_actmem.recorder.evidence.find_tensors import tensors_behind
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.torch_private import buffers, is_lazy, parameters
from tb_actmem.recorder.watch.optimizers import optimizers_of, states
from tb_actmem.recorder.watch.source import OpFact

Modules = Iterable[tuple[str, Module]]


def note_own(modules: Modules, storages: Storages) -> None:
    """Note the model's parameters and buffers, whether an op used them or not."""
    for _, module in modules:
        for tensor in (*parameters(module).values(), *buffers(module).values()):
            if tensor is not None:
                storages.of(tensor)


def note_gradients(modules: Modules, storages: Storages) -> None:
    """Note the gradients that the model's parameters have now.

    Of those that they had before, the ones that have died stay noted: at the peak they were there.
    """
    evidence, now = storages.evidence, set[int]()
    for parameter in _parameters(modules):
        if parameter.is_leaf and parameter.grad is not None:
            now.update(storages.of(parameter.grad))
    evidence.gradients = {one for one in evidence.gradients if one in storages.death} | now


def note_optimizers(modules: Modules, storages: Storages, *, has_begun: bool) -> int:
    """Note what optimizers keep for the model's parameters now, and return how many they are.

    Of what they kept before, that which has died stays noted. ``has_begun`` is that of
    `optimizers_of`. Raises RuntimeError where an optimizer keeps more than can be searched.
    """
    own = _parameters(modules)
    found, ids = optimizers_of(own, has_begun=has_begun), {id(parameter) for parameter in own}
    evidence, now = storages.evidence, set[int]()
    for optimizer in found:
        for state in states(optimizer, ids):
            for tensor in _tensors(state):
                now.update(storages.of(tensor))
    evidence.optimizer = {one for one in evidence.optimizer if one in storages.death} | now
    return len(found)


def note_births(storages: Storages, before: int, ops: Sequence[OpFact]) -> None:
    """Say when what an optimizer keeps and no op made was made: with the first op that used it.

    Adam makes its counts of steps without an op. The storages that were there when the block began
    are those numbered before ``before``. Gradients that no op made lie in memory from before: one
    buffer for all, or DDP's.
    """
    made = {
        storage
        for storage in storages.evidence.optimizer
        if storage >= before and storages.birth[storage] is None
    }
    for storage in made:
        storages.birth[storage] = len(ops) - 1
    for position, op in enumerate(ops if made else ()):
        for storage in made.intersection(op.inputs):
            storages.birth[storage] = position
        made.difference_update(op.inputs)


def _tensors(state: Any) -> Iterator[Tensor]:
    """The tensors of a state: mostly the values of a dict, and else anywhere behind it."""
    for value in state.values() if type(state) is dict else (state,):
        if type(value) is Tensor:
            yield value
            continue
        for found in tensors_behind(value):
            if found is None:
                raise RuntimeError(f"there is too much behind a {type(value).__name__}")
            yield found[1]


def _parameters(modules: Modules) -> list[Tensor]:
    """Every parameter once, tied ones too; not those that a lazy module has still to make."""
    own = {
        id(parameter): parameter
        for _, module in modules
        for parameter in parameters(module).values()
        if parameter is not None and not is_lazy(parameter)
    }
    return list(own.values())


def size_notes(storages: Storages, verdicts: Sequence[Verdict]) -> Iterator[str]:
    """Say what of parameters was made or gathered, and what changed its size in the block."""
    yield from _gathered(storages, verdicts) if storages.is_sharded else _made(storages, verdicts)
    given, taken = (
        [
            abs(storages.nbytes[storage] - other)
            for storage, other in sizes.items()
            if verdicts[storage].category not in (Category.PARAMETER, Category.BUFFER)
        ]
        for sizes in (storages.resized, storages.grown)
    )
    if given:
        yield (
            f"{len(given):,} storages gave {sum(given):,} bytes back while they lived: they are "
            "counted with what was left when the graph was read, and the peak may be larger."
        )
    if taken:
        yield (
            f"{len(taken):,} storages from before the block took {sum(taken):,} bytes more in it: "
            "they are counted as if they had been there, so the peak is up to so much larger."
        )


def _gathered(storages: Storages, verdicts: Sequence[Verdict]) -> Iterator[str]:
    names = storages.evidence.names
    gathered = [
        storage
        for storage, verdict in enumerate(verdicts)
        if verdict.category is Category.PARAMETER and storage not in names
    ]
    if gathered:
        nbytes = sum(storages.nbytes[storage] for storage in gathered)
        there = (one for one in gathered if one not in storages.death)
        left = sum(storages.resized.get(one, storages.nbytes[one]) for one in there)
        yield (
            f"The parameters are sharded: {nbytes:,} bytes of them were gathered beside the "
            f"shards, and {left:,} were there when the first forward had ended. As "
            "parameters they are in neither the kept bytes nor the peak."
        )


def _made(storages: Storages, verdicts: Sequence[Verdict]) -> Iterator[str]:
    made = [
        storage
        for storage, verdict in enumerate(verdicts)
        if verdict.category is Category.PARAMETER and storages.birth[storage] is not None
    ]
    names, sizes = storages.evidence.names, storages.nbytes
    nbytes = sum(sizes[storage] for storage in made)
    if nbytes:
        nameless = sum(sizes[storage] for storage in made if storage not in names)
        yield (
            f"{nbytes:,} bytes that parameters have, or had for a while, were made in the block: "
            "as parameters they are in neither the kept bytes nor the peak"
            + (f", and {nameless:,} of them are not counted as the model's." if nameless else ".")
        )
