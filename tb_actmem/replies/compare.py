"""``compare.json``: the saved tensors of two recordings, side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from tb_actmem.analysis.compare import Change, ComparisonRow, changed_bytes, compare_of
from tb_actmem.analysis.compare.limits import ChangeGroup, change_groups, moved_bytes
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.totals import totals_of
from tb_actmem.gc_pause import collector_paused
from tb_actmem.replies import VERSION, NoteRow, Reply, note_rows, text
from tb_actmem.replies.series import TimelineReply, timeline_reply
from tb_actmem.text.peak import peak_texts, verdict
from tb_actmem.text.reasons import change_text, layers_text
from tb_actmem.text.totals import Line, totals_lines

GROUPS = 200
"""The maximum number of changes in the reply, the largest ones."""

MEMBERS = 100
"""The maximum number of saves per change in the reply."""

_HEADLINE = "saved_bytes"
_FORWARD = ("step_peak_bytes", "forward_peak_bytes", "alive_after_forward_bytes")
_STATES = (
    "model_bytes",
    "model_parameter_bytes",
    "model_buffer_bytes",
    "gradient_bytes",
    "optimizer_bytes",
)
_TOTAL = "total_peak_bytes"
_WHERE_KNOWN = ("step_peak_bytes", "model_buffer_bytes", "optimizer_bytes")


class ComparedSide(TypedDict):
    """One of the two recordings."""

    label: str
    device: str
    """The device of the totals."""
    predicted: str | None
    """The assumptions of a prediction; null for a recorded step."""
    notes: Sequence[NoteRow]
    peaks: list[str]
    """The bytes, the place and the parts of the known peaks, in sentences."""
    timeline: TimelineReply | None
    """None without recorded ops."""


class ComparedTotal(TypedDict):
    """One total of both recordings."""

    key: str
    label: str
    help: str
    level: int
    """1: part of the nearest total above with level 0."""
    before_bytes: int | None
    """Null: unknown in this recording."""
    after_bytes: int | None
    difference_bytes: int | None


class ChangedSave(TypedDict):
    """One save that differs between the recordings."""

    name: str
    """The module's name, with the number of a later call: ``h.0.attn #2``."""
    before_node: int | None
    """Null if nothing is saved."""
    after_node: int | None
    before_bytes: int
    after_bytes: int


class ChangeRow(TypedDict):
    """The same change in repeated layers."""

    change: Change
    module: str
    """``h.*.attn ×12``, or the name of a single module."""
    op: str
    slot: str
    tensor: str
    """``float32 → float16 [3, 8]``, or the one type that exists."""
    before_bytes: int
    after_bytes: int
    difference_bytes: int
    weight_bytes: int
    """The sort key: the difference, or the bytes on another device."""
    members_count: int
    """The number of entries; the list may be shorter."""
    members: list[ChangedSave]


class CompareReply(Reply):
    """``compare.json``: the result of `tb_actmem.compare`.

    The same save in repeated layers is one change. The list has the largest 200 changes, each with
    at most 100 members.
    """

    before: ComparedSide
    after: ComparedSide
    verdict: list[str]
    """What changed in sentences: the peak and its cost, and its place; empty if unknown."""
    totals: list[ComparedTotal]
    released_bytes: int
    """Attributed only before, over all saves."""
    added_bytes: int
    moved_bytes: int
    """Bytes moved to another device."""
    same_bytes: int
    same_count: int
    """The number of unchanged saves."""
    changes_count: int
    """The number of entries; the list may be shorter."""
    changes: list[ChangeRow]
    """The largest first."""
    code: str | None
    """Python code that applies the second prediction to the model; null if recorded."""


def compare_text(before: Index, after: Index, code: str | None) -> str:
    """``compare.json``."""
    return text(compare_reply(before, after, code))


@collector_paused()
def compare_reply(before: Index, after: Index, code: str | None) -> CompareReply:
    """Return the totals of two recordings, and the changes, the largest first."""
    rows = compare_of(before, after)
    groups = change_groups(before.recording, after.recording, rows)
    same = [row for row in rows if row.change is Change.SAME]
    whole = changed_bytes(rows)
    return CompareReply(
        version=VERSION,
        before=_side(before),
        after=_side(after),
        verdict=verdict(before, after),
        totals=list(_totals(before, after)),
        released_bytes=whole.released_bytes,
        added_bytes=whole.added_bytes,
        moved_bytes=moved_bytes(rows),
        same_bytes=changed_bytes(same).before_bytes,
        same_count=len(same),
        changes_count=len(groups),
        changes=[_change(before, after, group) for group in groups[:GROUPS]],
        code=code,
    )


def _side(index: Index) -> ComparedSide:
    meta = index.recording.meta
    return ComparedSide(
        label=meta.title,
        device=first_device(index),
        predicted=meta.predicted,
        notes=note_rows(index.recording),
        peaks=[text for _, text in peak_texts(index)],
        timeline=timeline_reply(index) if meta.has_ops else None,
    )


def _totals(before: Index, after: Index) -> Iterable[ComparedTotal]:
    """Return the total peak, saved bytes, the other peaks, and model states; unknown ones apart."""
    old, new = _lines(before), _lines(after)
    asides = sorted(key for key in {**old, **new} if key.startswith(f"{_HEADLINE}/"))
    has_states = None not in (old[_STATES[0]].nbytes, new[_STATES[0]].nbytes)
    has_total = None not in (old[_TOTAL].nbytes, new[_TOTAL].nbytes)
    first, last = ((_TOTAL,) if has_total else ()), (_STATES if has_states else ())
    for key in (*first, _HEADLINE, *asides, *_FORWARD, *last):
        total = _total(old.get(key) or new[key], old.get(key), new.get(key))
        if total["before_bytes"] or total["after_bytes"] or key not in _WHERE_KNOWN:
            yield total


def _total(line: Line, before: Line | None, after: Line | None) -> ComparedTotal:
    """Return one line of both; 0 for a device on which a recording has nothing."""
    old, new = (0 if each is None else each.nbytes for each in (before, after))
    return ComparedTotal(
        key=line.key,
        label=f"{line.label} {line.where}".rstrip() if line.is_aside else line.label,
        help=line.help,
        level=line.level,
        before_bytes=old,
        after_bytes=new,
        difference_bytes=None if old is None or new is None else new - old,
    )


def _lines(index: Index) -> dict[str, Line]:
    return {line.key: line for line in totals_lines(totals_of(index))}


def _change(before: Index, after: Index, group: ChangeGroup) -> ChangeRow:
    names = [row.saver.module for row in group.rows]
    return ChangeRow(
        change=group.change,
        module=layers_text(group.module, names),
        op=group.op,
        slot=group.slot,
        tensor=change_text(group.before, group.after),
        before_bytes=group.before_bytes,
        after_bytes=group.after_bytes,
        difference_bytes=group.after_bytes - group.before_bytes,
        weight_bytes=group.weight_bytes,
        members_count=len(group.rows),
        members=[_member(before, after, row) for row in group.rows[:MEMBERS]],
    )


def _member(before: Index, after: Index, row: ComparisonRow) -> ChangedSave:
    name, call = row.saver.module, row.saver.call
    saves = before.recording.saves, after.recording.saves
    return ChangedSave(
        name=f"{name} #{call + 1}".lstrip() if call else name,
        before_node=None if row.before is None else saves[0][row.before.save].node,
        after_node=None if row.after is None else saves[1][row.after.save].node,
        before_bytes=row.before_bytes,
        after_bytes=row.after_bytes,
    )
