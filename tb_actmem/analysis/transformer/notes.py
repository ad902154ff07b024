"""Why a term's bytes are not the formula's, and what a tensor is that the formula forgets."""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace
from typing import NamedTuple

from tb_actmem.analysis.names import below, fqn, op_name
from tb_actmem.analysis.sizes import Window
from tb_actmem.estimate import Term
from tb_actmem.model import Recording


class SaveName(NamedTuple):
    """Which save it is, by names: of its module, of its op, of its slot."""

    module: str
    """"" for what no module made, and for a layer's own saves in `within` it."""
    op: str
    slot: str

    def within(self, layer: str) -> SaveName:
        """The same name as seen from a layer around it."""
        return self._replace(module="" if self.module == layer else below(self.module, layer))


class WhyNot(enum.Enum):
    """Why a term of the formula is not kept."""

    RECOMPUTED = "recomputed"
    """A checkpoint computes it again."""
    FUSED = "fused"
    """Fused attention computes the scores again."""
    NO_DROPOUT = "no dropout"
    """No dropout ran."""
    ONLY_OUTPUT = "only output"
    """The derivative of the activation needs only its output."""
    NO_SAVE = "no save"
    """No node saves it, and nothing tells why."""


@dataclass(frozen=True, slots=True)
class SharedWith:
    """The term's storage is that of other terms too."""

    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class ChargedTo:
    """The term's storage is charged to a save outside of the layer."""

    save: SaveName


@dataclass(frozen=True, slots=True)
class WideMask:
    """The dropout multiplies by a mask of this type, where a fused one keeps a byte per element."""

    dtype: str


@dataclass(frozen=True, slots=True)
class KeptDtype:
    """The values are of another type than the formula's."""

    dtype: str


@dataclass(frozen=True, slots=True)
class KeptShapes:
    """The tensors behind the term's saves are these."""

    shapes: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class CastOf:
    """What the formula forgets is a copy of this parameter in this type."""

    dtype: str
    parameter: str


Difference = SharedWith | ChargedTo | WideMask | KeptDtype | KeptShapes | Window
"""Why a term that is kept has not the bytes of the formula."""

Note = WhyNot | Difference | CastOf


def save_name(recording: Recording, save: int) -> SaveName:
    """Name a save: ``transformer.h.0.attn.c_attn``, ``addmm``, ``mat1``."""
    row = recording.saves[save]
    return SaveName(
        module=fqn(recording, recording.nodes[row.node].module),
        op=op_name(recording, row.node),
        slot=row.slot,
    )


def note_within(note: Note | None, layer: str) -> Note | None:
    """The same note with names as seen from a layer around them."""
    if isinstance(note, ChargedTo):
        return ChargedTo(note.save.within(layer))
    if isinstance(note, CastOf):
        return replace(note, parameter=below(note.parameter, layer))
    return note
