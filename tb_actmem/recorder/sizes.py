"""What became of the sizes of storages: parameters made or gathered, memory given back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tb_actmem.model import Category
from tb_actmem.recorder.classify import Verdict
from tb_actmem.recorder.storages import Storages


def size_notes(storages: Storages, verdicts: Sequence[Verdict]) -> Iterator[str]:
    """Say what of parameters was made or gathered, and what changed its size in the block."""
    yield from _gathered(storages, verdicts) if storages.is_sharded else _made(storages, verdicts)
    given, taken = (
        [
            abs(storages.nbytes[storage] - other)
            for storage, other in sizes.items()
            if verdicts[storage].category not in (Category.PARAMETER, Category.BUFFER)
        ]
        for sizes in (storages.resized, storages.grown)
    )
    if given:
        yield (
            f"{len(given):,} storages gave {sum(given):,} bytes back while they lived: they are "
            "counted with what was left when the graph was read, and the peak may be larger."
        )
    if taken:
        yield (
            f"{len(taken):,} storages from before the block took {sum(taken):,} bytes more in it: "
            "they are counted as if they had been there, so the peak is up to so much larger."
        )


def _gathered(storages: Storages, verdicts: Sequence[Verdict]) -> Iterator[str]:
    names = storages.evidence.names
    gathered = [
        storage
        for storage, verdict in enumerate(verdicts)
        if verdict.category is Category.PARAMETER and storage not in names
    ]
    if gathered:
        nbytes = sum(storages.nbytes[storage] for storage in gathered)
        there = (one for one in gathered if one not in storages.death)
        left = sum(storages.resized.get(one, storages.nbytes[one]) for one in there)
        yield (
            f"The parameters are sharded: {nbytes:,} bytes of them were gathered beside the "
            f"shards, and {left:,} were there when the first forward had ended. As "
            "parameters they are in neither the kept bytes nor the peak."
        )


def _made(storages: Storages, verdicts: Sequence[Verdict]) -> Iterator[str]:
    made = [
        storage
        for storage, verdict in enumerate(verdicts)
        if verdict.category is Category.PARAMETER and storages.birth[storage] is not None
    ]
    names, sizes = storages.evidence.names, storages.nbytes
    nbytes = sum(sizes[storage] for storage in made)
    if nbytes:
        nameless = sum(sizes[storage] for storage in made if storage not in names)
        yield (
            f"{nbytes:,} bytes that parameters have, or had for a while, were made in the block: "
            "as parameters they are in neither the kept bytes nor the peak"
            + (f", and {nameless:,} of them are not counted as the model's." if nameless else ".")
        )
