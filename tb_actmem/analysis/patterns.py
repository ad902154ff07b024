"""The modules that a prediction can name: equal layers as one pattern, with what each keeps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple

from tb_actmem.analysis.costs import costs, forward_flops, forward_ops, module_flops
from tb_actmem.analysis.devices import first_device
from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.modules import calls_around, with_insides
from tb_actmem.analysis.operators import operator
from tb_actmem.analysis.plan.candidates import call_regions, calls_by_name
from tb_actmem.analysis.predict.choice import fitting
from tb_actmem.analysis.storages import charges
from tb_actmem.errors import PredictError


class Pattern(NamedTuple):
    """Modules of one type that only numbers in their names tell apart, or a single one."""

    name: str
    """``transformer.h.*.attn``."""
    patterns: tuple[str, ...]
    """What names them and nothing else, as `what_if` understands it."""
    type_name: str
    modules_count: int
    kept_bytes: int
    """What their saves are charged on the first device, those of the modules inside included."""
    flops_share: float
    """Of the forward's FLOPs, an estimate: what runs again where they do as a whole."""
    why_not: str | None
    """Why no checkpoint could run them; None: it can."""


class Costly(NamedTuple):
    """An op that multiplies, in all its overloads."""

    name: str
    flops_share: float
    """Of the forward's FLOPs."""
    result_bytes: int
    """Of all its results in the forward."""


def costly_ops(index: Index) -> list[Costly]:
    """Find the ops whose results are worth keeping where the rest runs again, the costliest first.

    What they are is what the FLOPs are counted of: products, attention, convolutions.
    """
    recording, known = index.recording, costs(index)
    flops, nbytes = Counter[str](), Counter[str]()
    for position in forward_ops(index):
        if known[position].flops:
            name = operator(recording.ops[position].name).name
            flops[name] += known[position].flops
            nbytes[name] += sum(
                recording.storages[made].nbytes for made in _made(index).get(position, ())
            )
    whole = max(1, forward_flops(index))
    return [Costly(name, of / whole, nbytes[name]) for name, of in flops.most_common()]


@derived
def _made(index: Index) -> dict[int, list[int]]:
    """For every op the storages that it made."""
    found: dict[int, list[int]] = {}
    for position, storage in enumerate(index.recording.storages):
        if storage.birth is not None:
            found.setdefault(storage.birth, []).append(position)
    return found


def module_patterns(index: Index) -> list[Pattern]:
    """Find the modules of which anything is kept, in the order of their first calls."""
    modules = index.recording.modules
    calls = calls_by_name(index)
    starred = _starred({name: modules[of[0]].type_name for name, of in calls.items()})
    groups: dict[str, list[str]] = {}
    for name in calls:
        groups.setdefault(starred[name], []).append(name)
    found = (_pattern(index, calls, name, names) for name, names in groups.items())
    return [pattern for pattern in found if pattern.kept_bytes]


def _pattern(index: Index, calls: Mapping[str, list[int]], name: str, names: list[str]) -> Pattern:
    modules, regions = index.recording.modules, call_regions(index)
    of = _outermost(index, [call for each in names for call in calls[each]])
    why = (region for call in of if isinstance(region := regions[call], PredictError))
    is_alone = len(names) == 1
    is_theirs = not is_alone and len(fitting(name, calls)) == len(names)
    return Pattern(
        name=names[0] if is_alone else name,
        patterns=(name,) if is_theirs else tuple(names),
        type_name=", ".join(dict.fromkeys(modules[call].type_name for call in of)),
        modules_count=len(names),
        kept_bytes=sum(kept_inside(index)[call] for call in of),
        flops_share=sum(module_flops(index)[call] for call in of) / max(1, forward_flops(index)),
        why_not=next(map(str, why), None),
    )


@derived
def kept_inside(index: Index) -> list[int]:
    """For every module call what its saves are charged on the first device, children's included."""
    recording, device = index.recording, first_device(index)
    own = [0] * len(recording.modules)
    for storage, save in charges(index).items():
        module = recording.nodes[recording.saves[save].node].module
        row = recording.storages[storage]
        if module is not None and row.device == device:
            own[module] += row.nbytes
    return with_insides(index, own)


def _starred(types: Mapping[str, str]) -> dict[str, str]:
    """For each name the one with stars for the numbers that tell modules of one type apart."""
    parts = [name.split(".") for name in types]
    found: dict[tuple[str, ...], tuple[str, ...]] = {(): ()}
    for depth in range(max(map(len, parts), default=0)):
        heads = {tuple(of[: depth + 1]) for of in parts if len(of) > depth}
        siblings: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
        for head in heads:
            if head[-1].isdecimal():
                siblings.setdefault(found[head[:-1]], set()).add(head)
        for head in heads:
            around = found[head[:-1]]
            beside = siblings.get(around, ())
            is_told = head in beside and _are_alike(beside, types)
            found[head] = (*around, "*" if is_told else head[-1])
    return {name: ".".join(found[tuple(of)]) for name, of in zip(types, parts, strict=True)}


def _are_alike(heads: Collection[tuple[str, ...]], types: Mapping[str, str]) -> bool:
    """Whether these are several modules of one type, or lists of them, which have none."""
    kinds = {types.get(".".join(head)) for head in heads}
    return len(kinds) == 1 and len({head[-1] for head in heads}) > 1


def _outermost(index: Index, calls: Collection[int]) -> list[int]:
    """Those of some calls that are not inside of another one."""
    modules, of = index.recording.modules, {*calls}
    return [call for call in calls if of.isdisjoint(calls_around(index, modules[call].parent))]
