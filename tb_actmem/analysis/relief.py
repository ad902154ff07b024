"""What would help most where memory runs out: checkpoints around the layers that keep the most."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.ledger import ledger_of
from tb_actmem.analysis.names import layers_name
from tb_actmem.analysis.patterns import kept_inside
from tb_actmem.analysis.predict.what_if import what_if
from tb_actmem.errors import PredictError


class Relief(NamedTuple):
    """Repeated layers under checkpoints, as `what_if` predicts it."""

    modules: str
    """``transformer.h.*``."""
    before_bytes: int
    after_bytes: int
    """Kept for the backward without and with the checkpoints."""


def checkpoint_relief(index: Index) -> Relief | None:
    """Predict checkpoints around the repeated layers that keep the most.

    None: of the few that keep the most none would keep less.
    """
    before = ledger_of(index).kept_bytes
    for name in _layers(index)[:_TRIED]:
        try:
            after = what_if(index.recording, checkpoint=[name])
        except PredictError:
            continue
        less = ledger_of(Index(after)).kept_bytes
        if less < before:
            return Relief(name, before, less)
    return None


_TRIED = 4
"""Each prediction may take seconds, and an exception waits for it."""


def _layers(index: Index) -> list[str]:
    """Names of which several modules have one, those that keep the most first, the outer first."""
    members: dict[str, set[str]] = {}
    kept: dict[str, int] = {}
    for call, nbytes in zip(index.recording.modules, kept_inside(index), strict=True):
        name = layers_name(call.fqn)
        members.setdefault(name, set()).add(call.fqn)
        kept[name] = kept.get(name, 0) + nbytes
    repeated = [name for name, of in members.items() if len(of) > 1 and kept[name]]
    return sorted(repeated, key=lambda name: (-kept[name], name.count(".")))
