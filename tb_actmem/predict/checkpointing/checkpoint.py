"""Predicts the recording of a step in which some module calls save less on their device."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import uncounted
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.names import fqn
from tb_actmem.analysis.index.storages import saved_storages
from tb_actmem.arguments import as_names, need_recordings
from tb_actmem.errors import PredictError
from tb_actmem.model import Category, Holder, Note, Recording
from tb_actmem.model.rows import PUT_INTO
from tb_actmem.predict.checkpointing.choice import (
    chosen_calls,
    chosen_ops,
    forward_calls,
    may_store_once,
)
from tb_actmem.predict.checkpointing.graph_rows import with_idle_states
from tb_actmem.predict.checkpointing.node_times import backwards, is_told
from tb_actmem.predict.checkpointing.offload import offloaded
from tb_actmem.predict.checkpointing.recompute import kept_views, recomputations
from tb_actmem.predict.checkpointing.regions import (
    Region,
    given_growing_lists,
    keeping,
    regions,
)
from tb_actmem.predict.checkpointing.rows import predicted
from tb_actmem.predict.checkpointing.selective import check_casts, is_known, under_mode
from tb_actmem.predict.checkpointing.transfers import check_transfers, packed_saves
from tb_actmem.predict.checkpointing.variables import variable_notes


def checkpoint(
    recording: Recording,
    modules: str | Sequence[str] = (),
    *,
    save: str | Sequence[str] = (),
    offload: str | Sequence[str] = (),
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
    ``torch.autograd.graph.save_on_cpu()``, around the checkpoints: their saved tensors are on the
    host until the backward needs them. If the step ran on the host, nothing is copied.

    The prediction of saved bytes is exact. If the block contains the backward, so are the
    recomputed ops, and the peak of the whole step follows from them. The real peak can be larger if
    variables other than module outputs outlive their last use, or if a call computes for a graph
    that is gone when the forward ends.

    A note names modules that save nothing, so that nothing changes.

    Raises PredictError if the recording has no ops, if a name matches no module that ran or no op
    in it, or if a call cannot run under a checkpoint or inside such a hook. Raises TypeError for
    arguments that are not names.
    """
    need_recordings(recording)
    modules = as_names("modules", modules)
    save, offload = as_names("save", save), as_names("offload", offload)
    check_ops(recording)
    if save and not modules:
        raise PredictError("save= needs a checkpoint: name the modules to checkpoint.")
    if not modules and not offload:
        return recording
    idle = _check_offload(Index(recording), modules, offload) if offload else []
    after = recording
    if modules:
        after, notes = _checkpointed(recording, modules, save)
        idle += notes
    if offload:
        after = offloaded(Index(after), chosen_calls(after, offload))
    said = [_said(modules, save)] if modules else []
    said += [_said_away(offload)] if offload else []
    return _marked(recording, after, said, (*idle, *_more(recording, save, offload)))


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
    notes = [*_view_notes(index, chosen), *_stored_notes(index, chosen)]
    if offload:
        after = offloaded(Index(after), _calls_of(after, offload))
    groups: dict[tuple[str, ...], list[str]] = {}
    for name, save in saves.items():
        groups.setdefault(tuple(save), []).append(name)
    said = [_said(names, save) for save, names in groups.items()]
    said += [_said_away(offload)] if offload else []
    more = [*notes, *_more(recording, any(groups), offload)]
    return _marked(recording, after, said, more) if said else recording


def _calls_of(recording: Recording, names: Collection[str]) -> list[int]:
    calls = forward_calls(recording)
    return [call for call in calls if recording.modules[call].fqn in names]


def _said_away(offload: Collection[str]) -> str:
    return f"{', '.join(offload)} offloaded to the host"


def _said(checkpoint: Sequence[str], save: Sequence[str]) -> str:
    said = f"{', '.join(checkpoint)} under checkpoints"
    return f"{said} that save {', '.join(save)}" if save else said


def _marked(
    recording: Recording, after: Recording, assumed: Sequence[str], more: Sequence[Note]
) -> Recording:
    """Return the recording of a step that did not run, with its assumptions as notes."""
    said = "; ".join(filter(None, (recording.meta.predicted, *assumed)))
    more = (*more, *variable_notes(recording, after))
    notes = (Note.of("predicted", assumed=said), *_notes(recording), *more)
    own = (note for note in recording.meta.notes if note.code != "predicted")
    meta = recording.meta._replace(predicted=said, notes=tuple(dict.fromkeys((*notes, *own))))
    return replace(after, meta=meta).check()


def _checkpointed(
    recording: Recording, checkpoint: Sequence[str], save: Sequence[str]
) -> tuple[Recording, list[Note]]:
    """Return the step with checkpoints, and notes on modules that save nothing and on views."""
    ordinals = {call: number for number, call in enumerate(forward_calls(recording))}
    chosen = chosen_calls(recording, checkpoint)
    levels = _levels(recording, chosen)
    if save and len(levels) > 1:
        raise PredictError(
            "Nested selective checkpoints are not predicted: choose the inner or the outer "
            f"modules of {', '.join(checkpoint)}."
        )
    if save:
        recording = under_mode(recording, chosen)
    index = Index(recording)
    saving = {region.call for level in levels for region in regions(index, level)}
    unsaving = [call for call in chosen if call not in saving]
    idle = [ordinals[call] for call in unsaving]
    index = Index(with_idle_states(recording, unsaving))
    notes: list[Note] = []
    for level in levels:
        under = _under(index, [ordinals[call] for call in level], idle, save)
        notes += [*_view_notes(index, under), *_stored_notes(index, under)]
        notes += _freed_notes(index, under)
        index = Index(predicted(index, under)) if under else index
    names = {fqn(recording, call) for call in saving}
    chosen_names = dict.fromkeys(fqn(recording, call) for call in chosen)
    unsaved = [name for name in chosen_names if name not in names]
    if unsaved:
        idle_calls = [call for call in chosen if fqn(recording, call) in unsaved]
        notes.append(_idle(recording, "idle-checkpoint", unsaved, idle_calls))
    growing = given_growing_lists(Index(recording)).intersection(chosen)
    grown = sorted({fqn(recording, call) for call in growing})
    notes += [Note.of("growing-list", names=grown)] if grown else []
    return index.recording, notes


def _stored_notes(index: Index, chosen: Sequence[Region]) -> list[Note]:
    """Describe the memory that regions stored outside themselves, and may not store again."""
    recording, calls = index.recording, {call for region in chosen for call in region.calls}
    stored = {
        argument.name.removeprefix(PUT_INTO): recording.tensors[argument.tensor].storage
        for argument in recording.arguments
        if argument.module in calls
        and argument.name.startswith(PUT_INTO)
        and may_store_once(index, argument)
    }
    nbytes = sum(recording.storages[one].nbytes for one in {*stored.values()} if one is not None)
    names = sorted(name or "another object" for name in stored)
    return [Note.of("stored-elsewhere", names=names, nbytes=nbytes)] if stored else []


def _freed_notes(index: Index, chosen: Sequence[Region]) -> list[Note]:
    """Describe memory that outlives its regions without a user or a known holder.

    A graph that the forward freed may have held it, and a recomputation frees that graph earlier.
    """
    recording, saved = index.recording, set(saved_storages(index))
    used = {storage: at for at, op in enumerate(recording.ops) for storage in op.inputs}
    nbytes = sum(
        row.nbytes
        for region in chosen
        for storage, row in enumerate(recording.storages)
        if row.birth is not None and row.birth in region.ops and storage not in saved
        if row.holder is None and row.death is not None and row.death > region.ops.stop
        if used.get(storage, row.birth) < region.ops.stop - 1
    )
    return [Note.of("graph-freed-early", nbytes=nbytes)] if nbytes else []


def _view_notes(index: Index, chosen: Sequence[Region]) -> list[Note]:
    """Describe the memory of which selective checkpoints keep a view, and recompute the rest."""
    views = [kept_views(index, region) for region in chosen]
    ops = {operator(index.recording.ops[op].name).name for of in views for op in of.values()}
    rows = index.recording.storages
    nbytes = max((sum(rows[storage].nbytes for storage in of) for of in views), default=0)
    return [Note.of("selective-views", names=sorted(ops), nbytes=nbytes)] if ops else []


def _under(
    index: Index, numbers: Sequence[int], idle: Sequence[int], save: Sequence[str]
) -> list[Region]:
    """Return the regions of calls under checkpoints. No call contains another."""
    recording = index.recording
    calls = forward_calls(recording)
    inside = {calls[number] for number in idle}
    chosen = regions(index, [calls[number] for number in numbers], inside, are_checked=True)
    if save:
        kept = chosen_ops(recording, [calls[number] for number in numbers], save)
        chosen = [
            region._replace(keeps=frozenset(kept.intersection(region.ops))) for region in chosen
        ]
        for again in recomputations(index, chosen):
            check_casts(index, again)
    return chosen


def _levels(recording: Recording, chosen: Sequence[int]) -> list[list[int]]:
    """Group calls so that none is inside another of its group, the innermost first."""
    positions = set(chosen)
    depths: dict[int, list[int]] = {}
    for call in chosen:
        depth, parent = 0, recording.modules[call].parent
        while parent is not None:
            depth, parent = depth + (parent in positions), recording.modules[parent].parent
        depths.setdefault(depth, []).append(call)
    return [depths[depth] for depth in sorted(depths, reverse=True)]


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
