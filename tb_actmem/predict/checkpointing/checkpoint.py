"""Predicts the recording of a step in which some module calls save less on their device."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from tb_actmem.analysis.index import Index, common_name, fqn, layers_name
from tb_actmem.arguments import as_names, need_recordings
from tb_actmem.errors import PredictError
from tb_actmem.model import Note, Recording
from tb_actmem.predict.checkpointing.lifetimes import with_idle_states
from tb_actmem.predict.checkpointing.notes import (
    assumption_notes,
    double_backward_notes,
    growing_notes,
    held,
    idle_note,
    region_notes,
    step_notes,
    stored_notes,
    twice_notes,
    unsaving_notes,
    variable_notes,
)
from tb_actmem.predict.checkpointing.notes.freed_graphs import copied_notes, freed_notes
from tb_actmem.predict.checkpointing.notes.functions import returning_notes
from tb_actmem.predict.checkpointing.offload import offloaded
from tb_actmem.predict.checkpointing.patterns import chosen_calls, chosen_ops, chosen_rewrites
from tb_actmem.predict.checkpointing.recompute import recomputations
from tb_actmem.predict.checkpointing.regions import (
    Region,
    idle_depths,
    kept_ops,
    outer_calls,
    regions,
)
from tb_actmem.predict.checkpointing.rows import predicted
from tb_actmem.predict.checkpointing.selective import check_recomputed, under_mode, with_numbers
from tb_actmem.predict.checkpointing.step import Step, check_ops, step_of
from tb_actmem.predict.checkpointing.transfers import check_transfers, gap_notes, packed_saves
from tb_actmem.predict.checkpointing.transforms import tangent_notes
from tb_actmem.predict.rewriting import WHERE
from tb_actmem.predict.rewriting.rewritten import rewritten


def checkpoint(
    recording: Recording,
    modules: str | Sequence[str] = (),
    *,
    save: str | Sequence[str] = (),
    offload: str | Sequence[str] = (),
    rewrite: str | Sequence[str] = (),
) -> Recording:
    """Predict the recording of the same step with less saved on the device.

    Each takes one name or several. ``modules`` are names of modules, in which ``*`` matches one
    part of a name and ``**`` any number of them: ``"transformer.h.*"`` matches the blocks of GPT-2.
    Their calls are assumed to run as ``torch.utils.checkpoint.checkpoint(module, ...,
    use_reentrant=False)``.

    ``save`` are names of ops, such as ``addmm`` or ``aten._scaled_dot_product*``. The checkpoints
    keep the results of these ops instead of recomputing them: the policy of torch's
    ``create_selective_checkpoint_contexts`` returns ``MUST_SAVE`` for them. ``mm/2`` keeps the
    result of every second ``mm`` in each call of a module, beginning with the first.

    ``offload`` are names of modules whose calls are assumed to run inside
    ``torch.autograd.graph.save_on_cpu()``, around the checkpoints, those of the program included:
    their saved tensors are on the host until the backward needs them. If the step ran on the host,
    nothing is copied.

    ``rewrite`` are names of modules that write out GELU, SiLU or RMSNorm op by op, or whose
    activation could write into its input. They are assumed to call torch's function instead, or to
    run with ``inplace=True``, as `tb-actmem show` suggests. Modules that would not save less stay
    as they are, such as those without a graph or in a checkpoint of the program. If a pattern with
    ``*`` also matches modules that cannot be predicted, a note lists them.

    The prediction of saved bytes is exact. If the block contains the backward, so are the
    recomputed ops, and the peak of the whole step follows from them. The real peak can be larger if
    variables other than module outputs outlive their last use, or if a call computes for a graph
    that is gone when the forward ends.

    A note names modules that save nothing, so that nothing changes.

    Raises PredictError if the recording has no ops, if a name matches no module that ran or no op
    in it, or if a call cannot run under a checkpoint or inside such a hook, or if nothing
    in it can be rewritten. Raises TypeError for arguments that are not names.
    """
    need_recordings(recording)
    modules = as_names("modules", modules)
    save, offload = as_names("save", save), as_names("offload", offload)
    rewrite = as_names("rewrite", rewrite)
    check_ops(recording)
    if save and not modules:
        raise PredictError("save= needs a checkpoint: name the modules to checkpoint.")
    if not modules and not offload and not rewrite:
        return recording
    said: list[str] = []
    notes: list[Note] = []
    if rewrite:
        recording, said, notes = _rewritten(recording, rewrite)
    step = step_of(Index(recording))
    away = chosen_calls(step, offload)
    chosen = chosen_calls(step, modules)
    check_transfers(step, away, chosen)
    idle = [one for one in offload if not packed_saves(step, chosen_calls(step, [one]))]
    notes += [idle_note(step, "idle-offload", idle, chosen_calls(step, idle))] if idle else []
    after = longest = recording
    if modules:
        after, longest, more = _checkpointed(step, chosen, modules, save)
        notes += more
    else:
        notes += double_backward_notes(step, None)
    if offload:
        there = step.after(after)
        calls = chosen_calls(there, offload)
        after = offloaded(there, calls)
        longest = held(recording, after)
        notes += _copy_notes(there, calls)
    said += [_said(modules, save)] if modules else []
    said += [_said_away(offload)] if offload else []
    notes += assumption_notes(step, save, away)
    return _marked(step, after, said, [*notes, *variable_notes(after, longest)])


def _copy_notes(step: Step, calls: Collection[int]) -> list[Note]:
    """Describe the memory of copies on the host that a prediction does not know."""
    rows = (step.recording.modules[call] for call in calls)
    tangents = tangent_notes(step, [range(row.first_op, row.end_op) for row in rows])
    notes = [*copied_notes(step, calls), *returning_notes(step, calls), *tangents]
    return [*notes, *gap_notes(step, calls)]


def _rewritten(
    recording: Recording, patterns: Sequence[str]
) -> tuple[Recording, list[str], list[Note]]:
    """Return the step with torch's functions in some modules, the assumptions in words, and a note
    on the modules that do not change."""
    index = Index(recording)
    rewrites, left_out = chosen_rewrites(index, patterns)
    functions: dict[str, dict[str, None]] = {}
    for each in rewrites:
        function = each.function + WHERE.get(each.kind, "")
        functions.setdefault(function, {})[fqn(recording, each.call)] = None
    said = [
        f"{function} in {_listed(_patterns(recording, names))}"
        for function, names in functions.items()
    ]
    names = {cause: [*_patterns(recording, of)] for cause, of in left_out.items()}
    notes = [Note.of("left-out-rewrites", **names)] if names else []
    return rewritten(index, rewrites), said, notes


def _patterns(recording: Recording, names: Collection[str]) -> Iterator[str]:
    """Yield names, with one pattern for equal layers if it matches no other module."""
    layers: dict[str, set[str]] = {}
    for row in recording.modules:
        layers.setdefault(layers_name(row.fqn), set()).add(row.fqn)
    chosen = {name: layers[layers_name(name)] for name in names}
    yield from dict.fromkeys(
        common_name(layer) if layer.issubset(names) else name for name, layer in chosen.items()
    )


class _Level(NamedTuple):
    """Chosen calls that do not contain each other, by their numbers among the forward calls.

    A call has the same number in the predictions of a step.
    """

    numbers: Sequence[int]
    idle: Mapping[int, int]
    """Calls directly inside them that save nothing → their `idle_depths`."""
    save: Set[str]
    """The names of the ops whose results their checkpoints keep."""


def _checkpointed(
    step: Step, chosen: Sequence[int], modules: Sequence[str], save: Sequence[str]
) -> tuple[Recording, Recording, list[Note]]:
    """Return the step with chosen calls under checkpoints, the same with memory of variables, and
    notes."""
    groups, outer = _groups(step, chosen)
    step = step.after(under_mode(step.recording, chosen)) if save else step
    names = chosen_ops(step.recording, chosen, save) if save else set[str]()
    found = [
        region
        for group in groups
        for region in regions(step, group, saves=dict.fromkeys(group, names))
    ]
    unsaving = sorted({*chosen} - {region.call for region in found})
    depths = idle_depths(step, unsaving, chosen)
    number = {call: at for at, call in enumerate(step.calls)}
    levels = [
        _Level(
            [number[call] for call in group],
            {number[call]: depth for call, depth in depths.items() if outer[call] in group},
            names,
        )
        for group in groups
    ]
    after = longest = with_idle_states(step, unsaving)
    notes = [*twice_notes(step, found), *freed_notes(step, (), unsaving)]
    notes += [*stored_notes(step, found), *double_backward_notes(step, found)]
    for level in levels:
        within = step.after(after)
        if level.save:
            in_mode = partial(with_numbers, calls=[within.calls[at] for at in level.numbers])
            after, longest = _each(in_mode, after, longest)
            within = step.after(after)
        under = _under(within, level)
        notes += region_notes(within, under)
        if under:
            # A recomputation of the levels inside has variables, too.
            inside = within.after(longest)
            after = most = predicted(within, under)
            if inside is not within:
                most = predicted(inside, _under(inside, level))
            longest = held(longest, most)
    kept = frozenset[int]().union(*(kept_ops(step, call, names) for call in chosen))
    notes += [*unsaving_notes(step, chosen, found, kept), *growing_notes(step, chosen)]
    return after, longest, notes


def _groups(step: Step, chosen: Sequence[int]) -> tuple[list[list[int]], dict[int, int | None]]:
    """Group calls so that none is inside another of its group, the innermost first.

    Also return the innermost chosen call around each.
    """
    around = outer_calls(step, chosen)
    parents = {call: step.recording.modules[call].parent for call in chosen}
    outer = {call: None if parent is None else around[parent] for call, parent in parents.items()}
    depths: dict[int | None, int] = {None: -1}
    for call in sorted(chosen):
        depths[call] = depths[outer[call]] + 1
    levels = sorted({*depths.values()} - {-1}, reverse=True)
    return [[call for call in chosen if depths[call] == level] for level in levels], outer


def _each(
    change: Callable[[Recording], Recording], after: Recording, longest: Recording
) -> tuple[Recording, Recording]:
    """Change two recordings, once if they are the same."""
    changed = change(after)
    return changed, changed if longest is after else change(longest)


def _under(step: Step, level: _Level) -> list[Region]:
    """Return the regions of a level's calls under checkpoints."""
    calls = [step.calls[number] for number in level.numbers]
    idle = {step.calls[number]: depth for number, depth in level.idle.items()}
    saves = dict.fromkeys(calls, level.save)
    chosen = regions(step, calls, idle, saves=saves, are_checked=True)
    if level.save:
        for again in recomputations(step, chosen):
            check_recomputed(step, again)
    return chosen


def checkpoint_each(
    recording: Recording, saves: Mapping[str, Sequence[str]], offload: Collection[str] = ()
) -> Recording:
    """Predict the step with some modules under checkpoints, and others' saves on the host.

    ``saves`` maps each checkpointed name to the ops whose results its checkpoints keep, none for a
    plain checkpoint. No module is inside another one.
    """
    first = step_of(Index(recording))
    selective = _calls_of(first, [name for name, ops in saves.items() if ops])
    mode = with_numbers(under_mode(recording, selective), selective)
    step = first.after(mode)
    calls = _calls_of(step, saves)
    of_calls = {call: saves[mode.modules[call].fqn] for call in calls}
    chosen = regions(step, calls, saves=of_calls)
    after = predicted(step, chosen) if chosen else recording
    notes = [*region_notes(step, chosen), *stored_notes(step, chosen)]
    notes += double_backward_notes(step, chosen or None)
    if offload:
        there = step.after(after)
        calls = _calls_of(there, offload)
        after = offloaded(there, calls)
        notes += _copy_notes(there, calls)
    groups: dict[tuple[str, ...], list[str]] = {}
    for name, save in saves.items():
        groups.setdefault(tuple(save), []).append(name)
    said = [_said(names, save) for save, names in groups.items()]
    said += [_said_away(offload)] if offload else []
    more = [*notes, *assumption_notes(first, any(groups), _calls_of(first, offload))]
    more += variable_notes(after, held(recording, after))
    return _marked(first, after, said, more) if said else recording


def _calls_of(step: Step, names: Collection[str]) -> list[int]:
    return [call for call in step.calls if step.recording.modules[call].fqn in names]


def _said_away(offload: Collection[str]) -> str:
    return f"{_listed(offload)} offloaded to the host"


def _said(checkpoint: Sequence[str], save: Sequence[str]) -> str:
    said = f"{_listed(checkpoint)} under checkpoints"
    return f"{said} that save {', '.join(save)}" if save else said


def _listed(names: Iterable[str]) -> str:
    return ", ".join(name or "the model itself" for name in names)


def _marked(
    step: Step, after: Recording, assumed: Sequence[str], more: Sequence[Note]
) -> Recording:
    """Return the recording of a step that did not run, with its assumptions as notes."""
    recording = step.recording
    said = "; ".join(filter(None, (recording.meta.predicted, *assumed)))
    notes = (Note.of("predicted", assumed=said), *step_notes(step), *more)
    own = (note for note in recording.meta.notes if note.code != "predicted")
    meta = recording.meta._replace(predicted=said, notes=tuple(dict.fromkeys((*notes, *own))))
    return replace(after, meta=meta).check()
