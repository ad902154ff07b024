"""Patterns of modules and ops: those that a prediction can name, and the calls that match one.

Equal layers are one pattern, with the bytes that they save.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived, starred
from tb_actmem.analysis.index.costs import costs, forward_flops, forward_ops, module_flops
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.modules import outermost, with_insides
from tb_actmem.analysis.index.storages import attributions, made_by_ops
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.checks import IN_REGION, check_traced, has_regions, ops_inside
from tb_actmem.predict.checkpointing.regions import Region, possible_regions
from tb_actmem.predict.checkpointing.step import Step, step_of
from tb_actmem.predict.rewriting.rewritten import Rewrites, predictable

_Parts = tuple[str, ...]

_PARTS = 50
"""A name is split into at most this many parts, because users choose the names."""


class Pattern(NamedTuple):
    """Modules of one type whose names differ only in numbers, or a single module."""

    name: str
    """``transformer.h.*.attn``."""
    patterns: tuple[str, ...]
    """Patterns that match these modules and no others, as `predict.checkpoint` understands them."""
    type_name: str
    modules_count: int
    saved_bytes: int
    """The bytes attributed to their saves on the first device, including the modules inside."""
    flops_share: float
    """Share of the forward's matmul FLOPs that a full recomputation costs; an estimate."""
    why_not: str | None
    """Why no checkpoint could run them; None: a checkpoint can."""


class Costly(NamedTuple):
    """An op that multiplies, in all its overloads."""

    name: str
    flops_share: float
    """Share of the forward's matmul FLOPs."""
    result_bytes: int
    """Bytes of all its results in the forward."""


def costly_ops(index: Index) -> list[Costly]:
    """Find the ops whose results are worth keeping in a selective checkpoint, the costliest first.

    These are the ops whose FLOPs are counted: products, attention, convolutions.
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
    """Find the modules that save anything, in the order of their first calls."""
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


@derived
def calls_by_name(index: Index) -> dict[str, list[int]]:
    """Return the calls of each module of the model.

    A checkpoint of the model itself releases too late. A module outside the model, which is named
    by its type, cannot be found in it.
    """
    found: dict[str, list[int]] = {}
    for call in step_of(index).calls:
        row = index.recording.modules[call]
        if row.fqn not in ("", row.type_name):
            found.setdefault(row.fqn, []).append(call)
    return found


@derived
def call_regions(index: Index) -> dict[int, Region | PredictError]:
    """Make a region for each call, in groups of calls that are not nested."""
    modules, calls = index.recording.modules, calls_by_name(index)
    depths: dict[int, int] = {}
    levels: dict[int, list[int]] = {}
    for call in sorted(call for of in calls.values() for call in of):
        parent = modules[call].parent
        depths[call] = 0 if parent is None else depths.get(parent, -1) + 1
        levels.setdefault(depths[call], []).append(call)
    return {
        call: region
        for level in levels.values()
        for call, region in zip(level, possible_regions(step_of(index), level), strict=True)
    }


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
    """Map each name to its pattern: stars replace the numbers in which modules of a type differ."""
    found: dict[_Parts, _Parts] = {(): ()}
    for depth in range(max(map(len, parts.values()), default=0)):
        heads = {of[: depth + 1] for of in parts.values() if len(of) > depth}
        siblings: dict[_Parts, set[_Parts]] = {}
        for head in heads:
            if head[-1].isdecimal():
                siblings.setdefault(found[head[:-1]], set()).add(head)
        shared: dict[_Parts, str] = {}
        for of in siblings.values():
            shared |= _shared(of, types)
        for head in heads:
            found[head] = (*found[head[:-1]], shared.get(head, head[-1]))
    return {name: found[of] for name, of in parts.items()}


def _shared(heads: Collection[_Parts], types: Mapping[str, str]) -> dict[_Parts, str]:
    """Return what replaces the numbers of several modules of one type.

    A star, or ``{1-8}`` for consecutive numbers if others are of other types. Lists of modules
    have no type.
    """
    kinds: dict[int, set[str | None]] = {}
    for head in heads:
        kinds.setdefault(int(head[-1]), set()).add(types.get(".".join(head)))
    texts: dict[int, str] = {}
    for of in _runs(kinds):
        if len(of) > 1:
            text = "*" if len(of) == len(kinds) else f"{{{of[0]}-{of[-1]}}}"
            texts |= dict.fromkeys(of, text)
    return {head: texts[number] for head in heads if (number := int(head[-1])) in texts}


def _runs(kinds: Mapping[int, set[str | None]]) -> list[list[int]]:
    """Split numbers where they are not consecutive, or where the type changes.

    Numbers of modules that are all of one type stay together.
    """
    numbers = sorted(kinds)
    if len(set[str | None]().union(*kinds.values())) == 1:
        return [numbers]
    runs: list[list[int]] = []
    for number in numbers:
        is_like = runs and kinds[number] == kinds[runs[-1][-1]] and len(kinds[number]) == 1
        if is_like and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return runs


def _with_stars(parts: _Parts, stars: Sequence[int]) -> _Parts:
    return tuple("*" if at in stars else part for at, part in enumerate(parts))


def chosen_calls(step: Step, patterns: Sequence[str]) -> list[int]:
    """Return the calls in a forward of the modules that match the patterns.

    ``*`` matches one part of a name: ``h.*`` matches the blocks, not their submodules. ``**``
    matches any number of parts. Raises PredictError for a pattern that matches no call, or one
    inside a compiled region.
    """
    recording, calls = step.recording, step.calls
    found: set[int] = set()
    for pattern in patterns:
        matches = _expression(pattern).fullmatch
        fitting = {call for call in calls if matches(recording.modules[call].fqn)}
        if not fitting:
            raise PredictError(_no_match(step, pattern), code="no-match")
        found |= fitting
    check_traced(step, found)
    return sorted(found)


def chosen_rewrites(index: Index, patterns: Sequence[str]) -> Rewrites:
    """Return the rewrites of a prediction, as `predictable`."""
    rows, step = index.recording.modules, step_of(index)
    return predictable(
        index,
        {
            pattern: {rows[call].fqn for call in chosen_calls(step, [pattern])}
            for pattern in patterns
        },
    )


def chosen_ops(recording: Recording, calls: Sequence[int], patterns: Sequence[str]) -> set[str]:
    """Return the names of ops of some calls that match the patterns.

    ``addmm``, ``aten.addmm`` and ``aten.addmm.default`` name the same op. ``mm*`` matches every
    name that begins with ``mm``. ``mm/2`` names every second ``mm``, and keeps its ``/2``.
    Raises PredictError for a pattern that matches no op of the calls, and for two that differ.
    """
    inside = ops_inside(recording, calls)
    spellings = {
        name: _spellings(name) for name in {recording.ops[position].name for position in inside}
    }
    periods: dict[str, str] = {}
    for given in patterns:
        pattern, period = _pattern_and_period(given)
        fitting = [
            name for name, ways in spellings.items() if any(fnmatchcase(w, pattern) for w in ways)
        ]
        if not fitting:
            raise PredictError(_no_op(spellings, pattern), code="no-match")
        for name in fitting:
            if periods.setdefault(name, period) != period:
                raise PredictError(f"{given!r} and another entry of save= name {name}: remove one.")
    return {f"{name}{period}" for name, period in periods.items()}


def _pattern_and_period(given: str) -> tuple[str, str]:
    """Split ``mm/2`` into ``mm`` and ``/2``; an op without a period is kept each time."""
    pattern, slash, period = given.partition("/")
    if slash and not re.fullmatch("[2-9]|[1-9][0-9]{1,8}", period):
        raise PredictError(
            f'Write "{pattern}/2" for every second {pattern}, and each op by itself, not {given!r}.'
        )
    return pattern, slash + period


def _spellings(name: str) -> tuple[str, ...]:
    """Return the spellings of an op: with and without its namespace and its overload."""
    namespace, plain, overload = operator(name)
    ways = plain, f"{plain}.{overload or 'default'}"
    return (name, *ways, *(f"{namespace}.{way}" for way in ways))


def _no_op(spellings: Mapping[str, Sequence[str]], pattern: str) -> str:
    plain = sorted({ways[1] for ways in spellings.values()})
    near = difflib.get_close_matches(pattern.rpartition("::")[2], plain, n=1, cutoff=0)
    hint = f"; the closest is {near[0]!r}" if near else ""
    return f"No op of the checkpointed calls matches {pattern!r}{hint}."


def _expression(pattern: str) -> re.Pattern[str]:
    parts = re.split(r"(\*+)", pattern)
    ways = {"*": r"[^.]+", "**": r".+"}
    return re.compile("".join(ways.get(part) or re.escape(part) for part in parts), re.DOTALL)


def _no_match(step: Step, pattern: str) -> str:
    recording, calls = step.recording, step.calls
    names = [*dict.fromkeys(fqn for call in calls if (fqn := recording.modules[call].fqn))]
    if not calls:
        return "The recording has no module calls: record it with record(model)."
    if not names:
        return "The forward called no module inside the model: only the model itself."
    if "*" in pattern:
        names = [*dict.fromkeys(map(starred, names))]
    near = difflib.get_close_matches(pattern, names, n=1, cutoff=0)
    found = f"No module call of the forward matches {pattern!r}; the closest is {near[0]!r}."
    return f"{found} It may be {IN_REGION}" if has_regions(recording) else found
