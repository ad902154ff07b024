"""Temporary memory of ops, as formulas see it."""

from __future__ import annotations

from dataclasses import replace

from tb_actmem.model import Category, Phase, PhaseKind, Recording, Storage, Tensor
from tb_actmem.predict.formulas import merge_temporaries
from tests.support.recordings import meta, op

MADE = Category.ACTIVATION


def made(nbytes: int, birth: int | None, death: int | None, device: str = "cpu") -> Storage:
    return Storage(device, nbytes, MADE, None, birth, death, None)


def test_temporary_memory_of_op_is_one_storage():
    """Those of 2, 4 and 5 bytes. That of 6 has a tensor, and that of 10 another device."""
    rows = [(1, None, None), (2, 0, 1), (3, 0, 2), (4, 0, 1), (5, 0, 1), (6, 0, 1), (7, 1, None)]
    storages = [*(made(*row) for row in rows), made(8, 1, 3), made(9, 2, 3), made(10, 2, 3, "gpu")]
    tensors = tuple(Tensor(one, "float32", (1,), None, 0) for one in (2, 5, 6))
    ops = (
        op("aten::a", None, None, (0,), 0)._replace(outputs=(0, 1)),
        op("aten::b", None, None, (2, 5), 0)._replace(outputs=(2,)),
        op("aten::c", None, None, (6,), 0)._replace(outputs=()),
    )
    phases = (Phase(PhaseKind.FORWARD, 0, 3),)
    recording = Recording(
        meta=meta(has_ops=True), storages=tuple(storages), tensors=tensors, ops=ops, phases=phases
    ).check()

    found = merge_temporaries(recording)

    assert [row.nbytes for row in found.storages] == [1, 3, 6, 11, 7, 8, 9, 10]
    assert [row.storage for row in found.tensors] == [1, 2, 4]
    assert [row.inputs for row in found.ops] == [(0,), (1, 2), (4,)]
    assert found.storages[3] == storages[1]._replace(nbytes=11)
    assert merge_temporaries(found) == found.check()
    assert replace(found, storages=(), tensors=(), ops=()) == replace(
        recording, storages=(), tensors=(), ops=()
    )
