"""A row for each op: its attributed bytes, and its largest outputs."""

from __future__ import annotations

from dataclasses import replace

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.nodes import op_rows
from tb_actmem.analysis.index.storages import State
from tb_actmem.model import Category, Edge, Output, Recording
from tests.support.recordings import leaf, meta, node, save, storage, tensor, toy


def test_rows_of_worked_example():
    rows = [tuple(row)[1:] for row in op_rows(Index(toy()))]

    freed, cached, own = State.FREED, State.CACHED, State.PARAMETER
    assert rows == [
        ("t", 0, 0, 0, 0, 128, own),
        ("addmm", 1, 48, 0, 0, 96, freed),  # its input is there anyway
        ("relu", 1, 96, 0, 0, 96, cached),  # the second product keeps it too
        ("t", 0, 0, 0, 0, 64, own),
        ("addmm", 2, 0, 96, 0, 24, freed),
        ("softmax", 1, 24, 0, 24, 24, cached),
    ]


def test_largest_output_is_shown_and_ties_use_first():
    recording = Recording(
        meta=meta(),
        nodes=(leaf(0), *(node(f"{name}Backward0") for name in ("Sin", "Cos", "Tan", "Exp"))),
        edges=(
            Edge(1, 0, 2, 0, 1),  # 8 bytes
            Edge(1, 1, 3, 0, 2),  # 16 bytes, kept
            Edge(1, 2, 4, 0, 3),  # 16 bytes, and not
            Edge(2, 0, 3, 1, None),
            Edge(3, 0, 4, 1, 4),  # of memory of which nothing is known
        ),
        outputs=(Output(1, 0, 0), Output(2, 0, None), Output(3, 0, 0), Output(4, 0, 2),
                 Output(4, 1, 0), Output(2, 1, 4)),
        storages=(storage(64, Category.PARAMETER, "w"), storage(8), storage(16), storage(16)),
        tensors=(tensor(0, 16), tensor(1, 2), tensor(2, 4), tensor(3, 4), tensor(None, 9)),
        saves=(save(3, "self", 2), save(4, "self", 2)),
    ).check()  # fmt: skip

    found = {row.op: tuple(row)[2:] for row in op_rows(Index(recording))}

    assert found == {
        "sin": (0, 0, 0, 0, 16, State.CACHED),
        "cos": (0, 0, 0, 0, None, None),
        "tan": (1, 16, 0, 0, 0, State.NOT_CACHED),
        "exp": (1, 0, 16, 0, 16, State.CACHED),
    }
    without = replace(recording, outputs=(Output(4, 0, None),))
    assert tuple(op_rows(Index(without))[3])[6:] == (None, None)
