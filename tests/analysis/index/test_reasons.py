"""The reasons for saved tensors, and other savers."""

from __future__ import annotations

import pytest

from tb_actmem.analysis.index.devices import View
from tb_actmem.analysis.index.reasons import What, Why, reason
from tb_actmem.model import HIDDEN, Category, ModuleCall, Node, NodeKind, Recording, Save, SaveKind
from tests.support.recordings import meta, node, storage, tensor

FUNCTION, CUSTOM, CHECKPOINT = NodeKind.FUNCTION, NodeKind.CUSTOM_FUNCTION, NodeKind.CHECKPOINT
SAVED, MADE = SaveKind.SAVED, Category.ACTIVATION


def why(
    kind: NodeKind,
    slot: str,
    formula: str | None = None,
    of: SaveKind = SAVED,
    category: Category = MADE,
    name: str | None = None,
) -> tuple[What, str, Why, tuple[str, ...]]:
    """The reason for one save, on a storage of this category and name."""
    recording = Recording(
        meta=meta(),
        nodes=(Node("ExpBackward0", kind, None, None, None, None, None),),
        storages=(storage(16, category, name),),
        tensors=(tensor(0, 4),),
        saves=(Save(0, slot, of, None if of is SaveKind.RECOMPUTED else 0, formula),),
    ).check()
    found = reason(recording, 0)
    assert found.exists_anyway == (category in (Category.PARAMETER, Category.BUFFER)) or (
        of is SaveKind.RECOMPUTED
    )
    return found.what, found.name, found.why, found.variables


@pytest.mark.parametrize(
    ("given", "what", "name", "because", "variables"),
    [
        ((FUNCTION, "self", "self: f(grad, self)"), What.INPUT, "self", Why.DERIVATIVE, ()),
        ((FUNCTION, "input", "input: f(input)"), What.INPUT, "input", Why.DERIVATIVE, ()),
        ((FUNCTION, "mat1", "mat2: f(mat1)"), What.ONE_INPUT, "mat1", Why.DERIVATIVE, ("mat2",)),
        ((FUNCTION, "mat1", "mat1: f(mat1)"), What.ONE_INPUT, "mat1", Why.DERIVATIVE, ()),
        (
            (FUNCTION, "mask", "self, other: f(mask)"),
            *(What.ONE_INPUT, "mask", Why.DERIVATIVE, ("self", "other")),
        ),
        ((FUNCTION, "result", "self: f(result)"), What.OUTPUT, "result", Why.DERIVATIVE, ()),
        ((FUNCTION, "result0", "self: f"), What.OUTPUT, "result0", Why.DERIVATIVE, ()),
        ((FUNCTION, "output", "a: f"), What.OUTPUT, "output", Why.DERIVATIVE, ("a",)),
        ((FUNCTION, "out", "no colon"), What.OUTPUT, "out", Why.DERIVATIVE, ()),
        ((FUNCTION, "result1", "self: f"), What.ONE_OUTPUT, "result1", Why.DERIVATIVE, ()),
        ((FUNCTION, "ret3", "self: f"), What.ONE_OUTPUT, "ret3", Why.DERIVATIVE, ()),
        ((FUNCTION, "retained"), What.ONE_INPUT, "retained", Why.SLOT, ()),
        ((FUNCTION, "outer"), What.ONE_INPUT, "outer", Why.SLOT, ()),
        ((FUNCTION, f"{HIDDEN}[2]"), What.HIDDEN, f"{HIDDEN}[2]", Why.HIDDEN, ()),
        ((CUSTOM, "[3]"), What.TENSOR, "[3]", Why.CUSTOM_FUNCTION, ()),
        ((CUSTOM, "x", None, SaveKind.CTX), What.CTX, "x", Why.CTX, ()),
        ((FUNCTION, "self", None, SaveKind.PACKED), What.PACKED, "self", Why.PACKED, ()),
        ((FUNCTION, "mat1", "mat2: f", SaveKind.PACKED), What.PACKED, "mat1", Why.PACKED, ()),
        ((FUNCTION, "s", None, SaveKind.RECOMPUTED), What.NOTHING, "s", Why.RECOMPUTED, ()),
        ((CHECKPOINT, "[3]"), What.REGION_INPUT, "3", Why.REGION, ()),
        ((CHECKPOINT, "[3]", None, SaveKind.CACHE), What.ASIDE, "3", Why.REGION, ()),
        ((CHECKPOINT, "[0][1]"), What.REGION_INPUT, "[0][1]", Why.REGION, ()),
        ((CHECKPOINT, "it[1]", None, SaveKind.CACHE), What.ASIDE, "it[1]", Why.REGION, ()),
        ((FUNCTION, "cache", None, SaveKind.CACHE), What.OUTPUT, "cache", Why.SELECTED, ()),
        (
            (FUNCTION, "self", None, SAVED, Category.PARAMETER, "w"),
            *(What.PARAMETER, "w", Why.SLOT, ()),
        ),
        ((FUNCTION, "self", None, SAVED, Category.BUFFER, "b"), What.BUFFER, "b", Why.SLOT, ()),
        ((FUNCTION, "self", None, SAVED, Category.INPUT, "x"), What.NAMED_INPUT, "x", Why.SLOT, ()),
        ((FUNCTION, "self", None, SAVED, MADE, "w"), What.CAST, "w", Why.SLOT, ()),
        ((FUNCTION, "self", None, SAVED, Category.UNKNOWN, "w"), What.INPUT, "self", Why.SLOT, ()),
        ((FUNCTION, "self", None, SAVED, Category.PARAMETER), What.INPUT, "self", Why.SLOT, ()),
    ],
)
def test_save_has_kind_and_reason(given, what, name, because, variables):
    assert why(*given) == (what, name, because, variables)


def test_other_savers_are_named_by_module_or_op():
    recording = Recording(
        meta=meta(),
        modules=(
            ModuleCall("", "Model", 0, None, 0, 0),
            ModuleCall("a", "A", 0, 0, 0, 0),
            ModuleCall("b", "B", 0, 0, 0, 0),
        ),
        nodes=tuple(
            node(f"{name}Backward0", None, module)
            for name, module in (("Sin", 1), ("Cos", 1), ("Tan", 2), ("Exp", 2), ("Log", 0),
                                 ("Abs", None))
        ),
        storages=(storage(64),),
        tensors=(tensor(0, 4), tensor(0, 16)),
        saves=(*(Save(at, "self", SAVED, 0, None) for at in range(6)),),
    ).check()  # fmt: skip
    every = range(6)

    assert reason(recording, 0, every).others == ("cos", "b", "log", "abs")
    assert reason(recording, 2, every).others == ("a", "exp", "log", "abs")
    assert reason(recording, 5, every).others == ("a", "b", "log")
    assert reason(recording, 4, [4]).others == ()
    assert reason(recording, 0).view == View(16, 64)
    assert reason(recording, 0)[0] == "sin"
