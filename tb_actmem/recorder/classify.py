"""The one place where evidence becomes a storage's category, holder and name.

`evidence.py` lists what can speak for a storage; the files named below note it. Of several pieces
the first in these lists wins.

**Category**

1. A name in the recorded model (`storages.py`, at first sight): PARAMETER or BUFFER. The model
   says so itself. Names are taken when the block opens, so that what an op makes has none; what
   a lazy module had still to make then is named when the graph is read.
2. Its type, ``torch.nn.Parameter`` (`storages.py`, `graph_read.py`): PARAMETER, also in a model
   that nobody named. Before 3, by which one that was built in the block would be an activation.
3. Its birth, where there is an op stream: what an op made is an ACTIVATION, all else was there
   before and is an INPUT. The stream sees every op, so nothing below is asked then; only what a
   compiled region keeps that allocates unseen (`graph_read.py`), and no leaf is, stays UNKNOWN.
4. The graph ends at it (`graph_read.py`): INPUT. Before 5, because a view of a leaf is put out by a
   node, and its memory is the leaf's.
5. Some node put it out (`values.py`): ACTIVATION.
6. Nothing: UNKNOWN, an input or an activation.

**Holder**, who keeps it alive where no save does: what the backward will use comes first, because
that is what it is counted as; then the more telling name.

1. CTX, PACK_HOOK (`saves.py`): a node keeps it, though in no slot of its own.
2. CHECKPOINT_CACHE (`graph_read.py`): a checkpoint keeps it for the recomputation.
3. MODULE, then GRADIENT (`holders.py`): they will hold it after the program has let go.
4. OUTPUT (`holders.py`): at the end of the graph, and nothing consumed it.
5. PYTHON (`holders.py`): the program refers to it, more is not known.
6. LEAF: made in the block, and the graph ends at it. A parameter is held by its module anyhow.
7. AUTOCAST_CACHE: a cast of a parameter while autocast was on. Its cache cannot be asked, so this
   is only said where nobody else is known.

**Name**: the model's own; a cast of a parameter has the parameter's.

**Model state** (`model_states.py`): GRADIENT before OPTIMIZER, and neither of what is PARAMETER or
BUFFER, so that each storage counts once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tb_actmem.model import Category, Holder, ModelState
from tb_actmem.recorder.evidence import Evidence
from tb_actmem.recorder.rows import maker

HOLDERS = (
    Holder.CTX,
    Holder.PACK_HOOK,
    Holder.CHECKPOINT_CACHE,
    Holder.MODULE,
    Holder.GRADIENT,
    Holder.OUTPUT,
    Holder.PYTHON,
)
"""Who claims a storage, the first one wins."""


class Verdict(NamedTuple):
    """What a storage is, and whose."""

    category: Category
    name: str | None
    holder: Holder | None
    model_state: ModelState | None = None


_verdict = maker(Verdict)


def classify(
    evidence: Evidence, births: Sequence[int | None], *, has_ops: bool
) -> tuple[Verdict, ...]:
    """Decide about every storage; ``births``: storage → the op that made it."""
    claimed = _strongest(evidence)
    categories = [
        _category(storage, birth, evidence, has_ops) for storage, birth in enumerate(births)
    ]
    names = _names(evidence, categories)
    return tuple(
        _verdict(
            category=category,
            name=names.get(storage),
            holder=claimed.get(storage)
            or _unclaimed(storage, births[storage], category, names, evidence),
            model_state=_model_state(storage, category, evidence),
        )
        for storage, category in enumerate(categories)
    )


# To look a member up in its enum takes longer than what else is done with a storage.
_PARAMETER, _BUFFER = Category.PARAMETER, Category.BUFFER
_ACTIVATION, _INPUT = Category.ACTIVATION, Category.INPUT


def _category(storage: int, birth: int | None, evidence: Evidence, has_ops: bool) -> Category:
    named = evidence.names.get(storage)
    if named is not None:
        return named[0]
    if storage in evidence.parameters:
        return _PARAMETER
    if has_ops and birth is not None:
        return _ACTIVATION
    if storage in evidence.leaves:
        return _INPUT
    if has_ops:
        return Category.UNKNOWN if storage in evidence.unseen else _INPUT
    return _ACTIVATION if storage in evidence.made else Category.UNKNOWN


def _model_state(storage: int, category: Category, evidence: Evidence) -> ModelState | None:
    if category in (_PARAMETER, _BUFFER):
        return None
    if storage in evidence.gradients:
        return ModelState.GRADIENT
    return ModelState.OPTIMIZER if storage in evidence.optimizer else None


def _strongest(evidence: Evidence) -> dict[int, Holder]:
    ranks = {holder: rank for rank, holder in enumerate(HOLDERS)}
    found: dict[int, Holder] = {}
    for storage, holder in evidence.claims:
        other = found.get(storage)
        if other is None or ranks[holder] < ranks[other]:
            found[storage] = holder
    return found


def _unclaimed(
    storage: int,
    birth: int | None,
    category: Category,
    names: dict[int, str],
    evidence: Evidence,
) -> Holder | None:
    if category is not _ACTIVATION:
        return None
    if birth is not None and storage in evidence.leaves:
        return Holder.LEAF
    return Holder.AUTOCAST_CACHE if evidence.autocast and storage in names else None


def _names(evidence: Evidence, categories: Sequence[Category]) -> dict[int, str]:
    names = {storage: name for storage, (_, name) in evidence.names.items()}
    casts = {
        copy: names[source]
        for copy, source in evidence.casts
        if copy not in names and categories[source] is _PARAMETER and source in names
    }
    return names | casts
