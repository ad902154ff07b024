"""The summary of `tb-actmem show --json`, whose schema is in ``summary.schema.json``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tb_actmem.advice.suggestions import checkpoint_relief, suggestions
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import source
from tb_actmem.analysis.totals.saved_tensors import SavedGroup, saved_groups, saved_row
from tb_actmem.analysis.totals.totals import scalars_of, totals_of
from tb_actmem.cli.choice import Chosen
from tb_actmem.predict.planning.code import change_code, checkpoint_change
from tb_actmem.text.advice import suggestion_text
from tb_actmem.text.notes import words
from tb_actmem.text.peak import peak_text
from tb_actmem.text.reasons import saved_text
from tb_actmem.text.units import nbytes_text

VERSION = 1
GROUPS, ACTIONS, NOTES, SIZES = 10, 3, 6, 8
"""The most entries of each list."""
_NAME, _SENTENCE, _CODE = 120, 300, 1200
"""The most bytes of a text, so that the whole is below 20 kB for any recording."""


def summary(choice: Chosen, index: Index) -> dict[str, Any]:
    """Summarize a recording for programs: headline, largest groups, best actions and notes."""
    recording = choice.recording
    meta, notes = recording.meta, recording.meta.notes
    return {
        "version": VERSION,
        "recording": _short(choice.place, _NAME),
        "title": _short(choice.title, _NAME),
        "torch": _short(meta.torch_version, _NAME),
        "device": _short(meta.device, _NAME),
        "totals": scalars_of(totals_of(index)),
        "peak": _short(peak_text(index), 2 * _SENTENCE),
        "saved": [_group(index, group) for group in saved_groups(index)[:GROUPS]],
        "actions": sorted(_actions(index), key=lambda action: -action["less_bytes"])[:ACTIONS],
        "notes": [
            {"code": _short(note.code, _NAME), "text": _short(words(note), _SENTENCE)}
            for note in notes[:NOTES]
        ],
        "more_notes": max(0, len(notes) - NOTES),
    }


def _group(index: Index, group: SavedGroup) -> dict[str, Any]:
    first = saved_row(index, group.storages[0])
    tensor = None if first.tensor is None else index.recording.tensors[first.tensor]
    return {
        "nbytes": group.nbytes,
        "storages": len(group.storages),
        "module": _short(group.module, _NAME),
        "op": _short(first.op, _NAME),
        "slot": _short(group.slot, _NAME),
        "dtype": tensor and _short(tensor.dtype, _NAME),
        "shape": None if group.shape is None else group.shape[:SIZES],
        "category": index.recording.storages[first.storage].category.value,
        "line": _short(source(index.recording, first.frame), _NAME) or None,
        "reason": _short(saved_text(first), _SENTENCE),
    }


def _actions(index: Index) -> Iterator[dict[str, Any]]:
    for row in suggestions(index):
        yield {
            "text": _short(suggestion_text(row), _SENTENCE),
            "less_bytes": row.fewer_bytes,
            "is_minimum": row.is_minimum,
            "recomputes": False,
            "code": _code(row.function),
        }
    relief = checkpoint_relief(index)
    if relief is not None:
        less = relief.before_bytes - relief.after_bytes
        change = checkpoint_change(index.recording, [relief.modules], (), ())
        yield {
            "text": _short(
                f"Checkpoints around {relief.modules} save {nbytes_text(less)} less.", _SENTENCE
            ),
            "less_bytes": less,
            "is_minimum": False,
            "recomputes": True,
            "code": _code(change_code(change, None, None)),
        }


def _short(text: str, most: int) -> str:
    cut = text
    while len(json.dumps(cut)) > most:
        cut = cut[: len(cut) * 3 // 4]
    return cut if cut == text else f"{cut}…"


def _code(text: str) -> str | None:
    """Code that is cut would not run."""
    return text if len(json.dumps(text)) <= _CODE else None
