"""The modules that a prediction can name: equal layers as one pattern, with what each keeps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index.costs import costs, forward_flops, forward_ops, module_flops
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.modules import outermost, with_insides
from tb_actmem.analysis.index.storages import attributions, made_by_ops
from tb_actmem.errors import PredictError
from tb_actmem.predict.checkpointing.candidates import call_regions, calls_by_name

_Parts = tuple[str, ...]

_PARTS = 50
"""What stands behind so many dots of a name is one part: names are anybody's."""


class Pattern(NamedTuple):
    """Modules of one type that only numbers in their names tell apart, or a single one."""

    name: str
    """``transformer.h.*.attn``."""
    patterns: tuple[str, ...]
    """What names them and nothing else, as `predict.checkpoint` understands it."""
    type_name: str
    modules_count: int
    saved_bytes: int
    """What their saves are attributed on the first device, those of the modules inside included."""
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
                recording.storages[made].nbytes for made in made_by_ops(index).get(position, ())
            )
    whole = max(1, forward_flops(index))
    return [Costly(name, of / whole, nbytes[name]) for name, of in flops.most_common()]


def module_patterns(index: Index) -> list[Pattern]:
    """Find the modules of which anything is kept, in the order of their first calls."""
    modules = index.recording.modules
    calls = calls_by_name(index)
    parts = {name: tuple(name.split(".", _PARTS)) for name in calls}
    starred = _starred(parts, {name: modules[of[0]].type_name for name, of in calls.items()})
    groups: dict[_Parts, list[str]] = {}
    for name in calls:
        groups.setdefault(starred[name], []).append(name)
    fitting: dict[tuple[int, ...], Counter[_Parts]] = {}
    found = []
    for pattern, names in groups.items():
        stars = tuple(at for at, part in enumerate(pattern) if part == "*")
        if stars not in fitting:
            fitting[stars] = Counter(_with_stars(of, stars) for of in parts.values())
        named = ".".join(pattern)
        patterns = (named,) if fitting[stars][pattern] == len(names) else tuple(names)
        row = _row(index, names[0] if len(names) == 1 else named, patterns, names)
        if row.saved_bytes:
            found.append(row)
    return found


def _row(index: Index, name: str, patterns: tuple[str, ...], names: list[str]) -> Pattern:
    modules, regions = index.recording.modules, call_regions(index)
    of = outermost(index, [call for each in names for call in calls_by_name(index)[each]])
    why = (region for call in of if isinstance(region := regions[call], PredictError))
    return Pattern(
        name=name,
        patterns=patterns if len(names) > 1 else tuple(names),
        type_name=", ".join(dict.fromkeys(modules[call].type_name for call in of)),
        modules_count=len(names),
        saved_bytes=sum(kept_inside(index)[call] for call in of),
        flops_share=sum(module_flops(index)[call] for call in of) / max(1, forward_flops(index)),
        why_not=next(map(str, why), None),
    )


@derived
def kept_inside(index: Index) -> list[int]:
    """Return the bytes attributed to each module call on the first device, children included."""
    recording, device = index.recording, first_device(index)
    own = [0] * len(recording.modules)
    for storage, save in attributions(index).items():
        module = recording.nodes[recording.saves[save].node].module
        row = recording.storages[storage]
        if module is not None and row.device == device:
            own[module] += row.nbytes
    return with_insides(index, own)


def _starred(parts: Mapping[str, _Parts], types: Mapping[str, str]) -> dict[str, _Parts]:
    """For each name the one with stars for the numbers that tell modules of one type apart."""
    found: dict[_Parts, _Parts] = {(): ()}
    for depth in range(max(map(len, parts.values()), default=0)):
        heads = {of[: depth + 1] for of in parts.values() if len(of) > depth}
        siblings: dict[_Parts, set[_Parts]] = {}
        for head in heads:
            if head[-1].isdecimal():
                siblings.setdefault(found[head[:-1]], set()).add(head)
        alike = {around for around, of in siblings.items() if _are_alike(of, types)}
        for head in heads:
            around = found[head[:-1]]
            is_one_of = around in alike and head[-1].isdecimal()
            found[head] = (*around, "*" if is_one_of else head[-1])
    return {name: found[of] for name, of in parts.items()}


def _are_alike(heads: Collection[_Parts], types: Mapping[str, str]) -> bool:
    """Whether these are several modules of one type, or lists of them, which have none."""
    kinds = {types.get(".".join(head)) for head in heads}
    return len(kinds) == 1 and len({head[-1] for head in heads}) > 1


def _with_stars(parts: _Parts, stars: Sequence[int]) -> _Parts:
    return tuple("*" if at in stars else part for at, part in enumerate(parts))
