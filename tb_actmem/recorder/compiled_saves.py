"""What the nodes of compiled regions keep: names, lines, and what nobody saw being made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tb_actmem.model import Category, Frame
from tb_actmem.recorder.classify import Verdict
from tb_actmem.recorder.compiled import ALLOCATION
from tb_actmem.recorder.compiled_graphs import Origin, is_watched, origins
from tb_actmem.recorder.saves import SaveFact
from tb_actmem.recorder.source import RawFacts
from tb_actmem.recorder.storages import Storages
from tb_actmem.recorder.torch_private import compiled_region


@dataclass(slots=True)
class CompiledFacts:
    """What reads of graphs have found of compiled regions."""

    lines: dict[int, Frame] = field(default_factory=dict)
    """Storage that a region keeps → the line of the program that made it."""
    origins: dict[tuple[int, str], Origin] = field(default_factory=dict)
    """(node, slot) of what a region made → what the compiler's graph says of it."""
    without_line: int = 0
    """How many saves are of tensors that a region made, by a line that is not known."""
    unwatched: int = 0
    """How many nodes are of regions that allocate where nobody sees it."""

    def named(
        self, node: Any, number: int, kept: list[SaveFact], storages: Storages
    ) -> list[SaveFact]:
        """Name what a compiled region keeps as the compiler's graph does; other nodes stay."""
        region = compiled_region(node)
        if region is None:
            return kept
        known = {f"[{position}]": origin for position, origin in enumerate(origins(node, region))}
        watched = is_watched(region)
        self.unwatched += not watched
        found: list[SaveFact] = []
        for slot, kind, tensor, formula in kept:
            origin = known.get(slot)
            if origin is None or origin.name is not None:
                storage = None if tensor is None else storages.tensors[tensor].storage
                self._note(storage, origin and origin.frame, watched, storages)
            name = slot
            if origin is not None and origin.name:
                name = f"{slot} {origin.text}"
                self.origins[number, name] = origin
            found.append((name, kind, tensor, formula))
        return found

    def _note(
        self, storage: int | None, frame: Frame | None, watched: bool, storages: Storages
    ) -> None:
        self.without_line += frame is None
        if storage is None:
            return
        if frame is not None:
            self.lines.setdefault(storage, frame)
        if not watched:
            storages.evidence.unseen.add(storage)


def lines_of_ops(facts: CompiledFacts, raw: RawFacts) -> dict[int, Frame]:
    """Find the lines of those allocations of which the compiler's graph tells one."""
    births = ((raw.storages.birth[storage], frame) for storage, frame in facts.lines.items())
    return {
        birth: frame
        for birth, frame in births
        if birth is not None and raw.ops[birth].func == ALLOCATION
    }


def notes(
    facts: CompiledFacts, storages: Storages, verdicts: Sequence[Verdict], *, has_ops: bool
) -> Iterator[str]:
    """Say what could not be seen of compiled regions."""
    if facts.without_line:
        yield (
            f"Which lines made {facts.without_line:,} of the tensors that compiled regions keep, "
            "and in which modules, is not known: the compiler forgets it when it has compiled a "
            "region's backward, and its cache never knew."
        )
    if facts.unwatched and has_ops:
        unseen = storages.evidence.unseen
        nbytes = sum(
            storages.nbytes[storage]
            for storage in unseen
            if verdicts[storage].category is Category.UNKNOWN
        )
        yield (
            f"{facts.unwatched:,} compiled regions allocate where nobody sees it: what they freed "
            f"is not counted, and whether they made {nbytes:,} of the bytes that they keep or were "
            "given them is not known."
        )
