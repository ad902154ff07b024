"""Predicts the recording of a step in which some module calls save less on their device."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from tb_actmem.analysis.index import Index, common_name, fqn, layers_name
from tb_actmem.analysis.index.costs import uncounted
from tb_actmem.analysis.index.modules import calls_around
from tb_actmem.arguments import as_names, need_recordings
from tb_actmem.errors import PredictError
from tb_actmem.model import Category, Holder, Note, Recording
from tb_actmem.predict.checkpointing.buffers import buffer_notes
from tb_actmem.predict.checkpointing.choice import (
    chosen_calls,
    chosen_ops,
    chosen_rewrites,
    forward_calls,
)
from tb_actmem.predict.checkpointing.graph_rows import with_idle_states
from tb_actmem.predict.checkpointing.node_times import backwards, is_told
from tb_actmem.predict.checkpointing.notes import (
    freed_notes,
    held,
    stored_notes,
    twice_notes,
    variable_notes,
    view_notes,
)
from tb_actmem.predict.checkpointing.offload import offloaded
from tb_actmem.predict.checkpointing.recompute import recomputations
from tb_actmem.predict.checkpointing.regions import (
    Region,
    given_growing_lists,
    idle_depths,
    keeping,
    regions,
)
from tb_actmem.predict.checkpointing.rows import predicted
from tb_actmem.predict.checkpointing.selective import check_casts, is_known, under_mode
from tb_actmem.predict.checkpointing.transfers import check_transfers, packed_saves
from tb_actmem.predict.rewriting.rewrites import WHERE
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
    ``create_selective_checkpoint_contexts`` returns ``MUST_SAVE`` for them.

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
    idle: list[Note] = []
    if rewrite:
        recording, said, idle = _rewritten(recording, rewrite)
    idle += _check_offload(Index(recording), modules, offload) if offload else []
    after = longest = recording
    if modules:
        after, longest, notes = _checkpointed(recording, modules, save)
        idle += notes
    if offload:
        after = offloaded(Index(after), chosen_calls(after, offload))
        longest = held(recording, after)
    said += [_said(modules, save)] if modules else []
    said += [_said_away(offload)] if offload else []
    more = (*idle, *_more(recording, save, offload), *variable_notes(after, longest))
    return _marked(recording, after, said, more)


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
    names = {
        cause: [name or "the model itself" for name in _patterns(recording, of)]
        for cause, of in left_out.items()
    }
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


def _check_offload(index: Index, modules: Sequence[str], offload: Sequence[str]) -> list[Note]:
    """Raise for a call that cannot be offloaded; return a note on patterns whose modules save
    nothing."""
    recording = index.recording
    check_transfers(index, chosen_calls(recording, offload), chosen_calls(recording, modules))
    idle = [
        pattern
        for pattern in offload
        if not packed_saves(index, chosen_calls(recording, [pattern]))
    ]
    return [_idle(recording, "idle-offload", idle, chosen_calls(recording, idle))] if idle else []


def _idle(recording: Recording, code: str, names: Sequence[str], calls: Sequence[int]) -> Note:
    """Describe modules whose calls save nothing; calls that use parameters may have had a graph."""
    own = {at for at, row in enumerate(recording.storages) if row.category is Category.PARAMETER}
    rows = (recording.modules[call] for call in calls)
    computing = dict.fromkeys(
        row.fqn
        for row in rows
        if any(not own.isdisjoint(op.inputs) for op in recording.ops[row.first_op : row.end_op])
    )
    return Note.of(code, names=names, computing=[*computing] or None)


def check_ops(recording: Recording) -> None:
    """Raise PredictError for a recording from which nothing can be predicted."""
    if not recording.meta.has_ops or not recording.ops:
        raise PredictError(
            "A prediction needs the ops of the step: record it with `with "
            "tb_actmem.record(model)`, without ops=False, around its forward and backward.",
            code="no-ops",
        )


def checkpoint_each(
    recording: Recording, saves: Mapping[str, Sequence[str]], offload: Collection[str] = ()
) -> Recording:
    """Predict the step with some modules under checkpoints, and others' saves on the host.

    ``saves`` maps each checkpointed name to the ops whose results its checkpoints keep, none for a
    plain checkpoint. No module is inside another one.
    """
    kept = _calls_of(recording, [name for name, save in saves.items() if save])
    index = Index(under_mode(recording, kept))
    of = _calls_of(recording, saves)
    chosen = [
        keeping(index.recording, region, saves[recording.modules[region.call].fqn])
        for region in regions(index, of)
    ]
    after = predicted(index, chosen) if chosen else recording
    notes = [*view_notes(index, chosen), *stored_notes(index, chosen)]
    notes += buffer_notes(index, chosen)
    if offload:
        after = offloaded(Index(after), _calls_of(after, offload))
    groups: dict[tuple[str, ...], list[str]] = {}
    for name, save in saves.items():
        groups.setdefault(tuple(save), []).append(name)
    said = [_said(names, save) for save, names in groups.items()]
    said += [_said_away(offload)] if offload else []
    more = [*notes, *_more(recording, any(groups), offload)]
    more += variable_notes(after, held(recording, after))
    return _marked(recording, after, said, more) if said else recording


def _calls_of(recording: Recording, names: Collection[str]) -> list[int]:
    calls = forward_calls(recording)
    return [call for call in calls if recording.modules[call].fqn in names]


def _said_away(offload: Collection[str]) -> str:
    return f"{_listed(offload)} offloaded to the host"


def _said(checkpoint: Sequence[str], save: Sequence[str]) -> str:
    said = f"{_listed(checkpoint)} under checkpoints"
    return f"{said} that save {', '.join(save)}" if save else said


def _listed(names: Iterable[str]) -> str:
    return ", ".join(name or "the model itself" for name in names)


def _marked(
    recording: Recording, after: Recording, assumed: Sequence[str], more: Sequence[Note]
) -> Recording:
    """Return the recording of a step that did not run, with its assumptions as notes."""
    said = "; ".join(filter(None, (recording.meta.predicted, *assumed)))
    notes = (Note.of("predicted", assumed=said), *_notes(recording), *more)
    own = (note for note in recording.meta.notes if note.code != "predicted")
    meta = recording.meta._replace(predicted=said, notes=tuple(dict.fromkeys((*notes, *own))))
    return replace(after, meta=meta).check()


def _checkpointed(
    recording: Recording, checkpoint: Sequence[str], save: Sequence[str]
) -> tuple[Recording, Recording, list[Note]]:
    """Return the step with checkpoints, the same with memory that variables keep, and notes."""
    ordinals = {call: number for number, call in enumerate(forward_calls(recording))}
    chosen = dict.fromkeys(chosen_calls(recording, checkpoint))
    levels = _levels(Index(recording), chosen)
    if save and len(levels) > 1:
        raise PredictError(
            "Nested selective checkpoints are not predicted: choose the inner or the outer "
            f"modules of {', '.join(checkpoint)}."
        )
    if save:
        recording = under_mode(recording, chosen)
    plain = Index(recording)
    known = [region for level in levels for region in regions(plain, level)]
    saving = {region.call for region in known}
    unsaving = [call for call in chosen if call not in saving]
    depths = idle_depths(plain, unsaving, chosen)
    index = Index(with_idle_states(plain, unsaving))
    notes = twice_notes(plain, known)
    longest = index.recording
    for level in levels:
        numbers = [ordinals[call] for call in level]
        idle = {
            ordinals[call]: depth
            for call, depth in depths.items()
            if _around(plain, call, chosen) in level
        }
        under = _under(index, numbers, idle, save)
        notes += [*view_notes(index, under), *stored_notes(index, under)]
        notes += [*freed_notes(index, under), *buffer_notes(index, under)]
        if under:
            longest, index = _with_variables(index, under, longest, numbers, idle)
    names = {fqn(recording, call) for call in saving}
    chosen_names = dict.fromkeys(fqn(recording, call) for call in chosen)
    unsaved = [name for name in chosen_names if name not in names]
    if unsaved:
        idle_calls = [call for call in chosen if fqn(recording, call) in unsaved]
        notes.append(_idle(recording, "idle-checkpoint", unsaved, idle_calls))
    growing = given_growing_lists(Index(recording)).intersection(chosen)
    grown = sorted({fqn(recording, call) for call in growing})
    notes += [Note.of("growing-list", names=grown)] if grown else []
    return index.recording, longest, notes


def _with_variables(
    index: Index,
    under: Sequence[Region],
    longest: Recording,
    numbers: Sequence[int],
    idle: Mapping[int, int],
) -> tuple[Recording, Index]:
    """Return the step with one more level of checkpoints, with memory of variables and without.

    ``longest`` has the levels inside it: a recomputation of theirs has variables, too.
    """
    after = predicted(index, under)
    most = after
    if longest is not index.recording:
        most = predicted(Index(longest), _under(Index(longest), numbers, idle, ()))
    return held(longest, most), Index(after)


def _under(
    index: Index, numbers: Sequence[int], idle: Mapping[int, int], save: Sequence[str]
) -> list[Region]:
    """Return the regions of calls under checkpoints. No call contains another."""
    recording = index.recording
    calls = forward_calls(recording)
    inside = {calls[number]: depth for number, depth in idle.items()}
    chosen = regions(index, [calls[number] for number in numbers], inside, are_checked=True)
    if save:
        kept = chosen_ops(recording, [calls[number] for number in numbers], save)
        chosen = [
            region._replace(keeps=frozenset(kept.intersection(region.ops))) for region in chosen
        ]
        for again in recomputations(index, chosen):
            check_casts(index, again)
    return chosen


def _levels(index: Index, chosen: Collection[int]) -> list[list[int]]:
    """Group calls so that none is inside another of its group, the innermost first."""
    depths: dict[int, list[int]] = {}
    for call in chosen:
        depth, around = 0, _around(index, call, chosen)
        while around is not None:
            depth, around = depth + 1, _around(index, around, chosen)
        depths.setdefault(depth, []).append(call)
    return [depths[depth] for depth in sorted(depths, reverse=True)]


def _around(index: Index, call: int, chosen: Collection[int]) -> int | None:
    """Return the innermost chosen call around a call."""
    parent = index.recording.modules[call].parent
    return next((row for row in calls_around(index, parent) if row in chosen), None)


_RECURRENT = frozenset({"GRU", "LSTM", "RNN"})
"""Types of modules whose ops allocate and free much memory internally."""


def _more(recording: Recording, saves: object, offload: object) -> Iterator[Note]:
    """Describe the assumptions on selective checkpoints and on copies to the host, if any."""
    if saves and recording.meta.sees_memory and not is_known(recording):
        yield Note.of("selective-ops")
    if offload:
        yield Note.of("offload-copies")


def _notes(recording: Recording) -> Iterator[Note]:
    if not recording.arguments:
        yield Note.of("no-arguments")
    if backwards(Index(recording)) and not is_told(Index(recording)):
        yield Note.of("no-backward-nodes")
    recurrent = sorted({call.type_name for call in recording.modules} & _RECURRENT)
    if recurrent and not recording.meta.sees_memory:
        yield Note.of("recurrent-memory", names=recurrent)
    on_ctx = sum(row.nbytes for row in recording.storages if row.holder is Holder.CTX)
    if on_ctx:
        yield Note.of("ctx-copies", nbytes=on_ctx)
    if any("BackwardBackward" in node.name for node in recording.nodes):
        yield Note.of("double-backward")
    yield from uncounted(recording)
