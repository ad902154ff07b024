"""Origins from the compiler's graph of a region, with handwritten graphs."""

from __future__ import annotations

import functools
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from torch import nn
from torch.fx import symbolic_trace

from tb_actmem.model import Basis, Category, Frame, SaveKind
from tb_actmem.recorder.evidence.classify import Verdict
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph import compiled_saves
from tb_actmem.recorder.graph import compiled_saves as compiled_graphs
from tb_actmem.recorder.graph.compiled_saves import (
    CompiledFacts,
    Origin,
    Traced,
    is_watched,
    lines_of_ops,
    notes,
    origins,
)
from tb_actmem.recorder.watch import OpFact, RawFacts
from tb_actmem.recorder.watch.patches import ALLOCATION
from tb_actmem.text.notes import words

TORCH = str(Path(torch.__file__).parent / "nn" / "functional.py")
TRACE = f"""
  File "train.py", line 7, in step
    loss = model(x)
  File "model.py", line 12, in forward
    return F.relu(x)
  File "{TORCH}", line 99, in relu
    return torch.relu(x)
"""
STACK = {
    "140": ("L['self']", nn.Sequential),
    "141@2": ("L['self'].layers", "torch.nn.modules.linear.Linear"),
    "L__self__": ("L['self'].odd", nn.ReLU),
}
META = {"original_aten": "aten.relu.default", "stack_trace": TRACE, "nn_module_stack": STACK}
WHOLE = Origin(
    "relu_3",
    "relu",
    Frame("model.py", 12, "forward"),
    (Traced(140, 0, "Sequential"), Traced(141, 2, "Linear"), Traced(0, 0, "ReLU")),
)
GIVEN, BARE = Origin(None, None, None, ()), Origin("relu_3", None, None, ())


def region(monkeypatch: pytest.MonkeyPatch, *, graph: Any = None, code: str = "") -> type:
    """A new region, of which the compiler has a graph, or else the code of one."""
    monkeypatch.setattr(compiled_graphs, "backward_graph", lambda region: graph)
    monkeypatch.setattr(compiled_graphs, "backward_code", lambda region: code)
    return type("Region", (), {})


def arguments(*rows: tuple[str, dict[str, Any]]) -> Any:
    nodes = [SimpleNamespace(name=name, meta=meta) for name, meta in rows]
    found = {"placeholder": nodes}
    return SimpleNamespace(graph=SimpleNamespace(find_nodes=lambda op: found[op]))


def test_graph_says_where_each_tensor_comes_from(monkeypatch: pytest.MonkeyPatch) -> None:
    graph = arguments(("s0", {}), ("primals_1", {}), ("relu_3", META), ("tangents_1", {}))
    own = region(monkeypatch, graph=graph)

    tangent = Origin("tangents_1", None, None, ())
    assert origins(SimpleNamespace(symints=[4]), own) == (GIVEN, WHOLE, tangent)
    monkeypatch.setattr(compiled_graphs, "backward_graph", lambda region: None)
    assert origins(SimpleNamespace(), own)[1:] == (GIVEN, WHOLE, tangent)


CODE = """
import torch
def forward(self, primals_1, relu_3, tangents_1): ; x = 1
    def forward(not_this)
def forward(self, nor_this)
"""


def test_without_graph_its_code_tells_names(monkeypatch: pytest.MonkeyPatch) -> None:
    own = region(monkeypatch, code=CODE)
    assert origins(SimpleNamespace(), own) == (GIVEN, BARE, Origin("tangents_1", None, None, ()))
    assert origins(SimpleNamespace(), region(monkeypatch, code="x = 1")) == ()


@pytest.mark.parametrize(
    ("origin", "text"),
    [
        (WHOLE, "relu_3"),
        (WHOLE._replace(name="relu"), "relu"),
        (WHOLE._replace(name="rsqrt_1"), "rsqrt_1 of relu"),
        (WHOLE._replace(op=None, name="rsqrt_1"), "rsqrt_1"),
        (GIVEN, ""),
    ],
)
def test_origin_names_op_if_name_differs(origin: Origin, text: str) -> None:
    assert origin.text == text


def test_line_that_is_only_torchs_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    trace = f'  File "{TORCH}", line 99, in relu\n    return x\n'
    graph = arguments(("relu", {"stack_trace": trace}), ("sin", {"stack_trace": None}))
    own = region(monkeypatch, graph=graph)
    assert [one.frame for one in origins(SimpleNamespace(), own)] == [None, None]


# Whether all is seen that a region allocates


def around(value: Any) -> Any:
    def run() -> Any:
        return value

    return run


def generated() -> None:
    """Stands for code that the compiler wrote."""


def cudagraphify() -> None:
    """Is called as what replays a CUDA graph is."""


class Holder:
    """Has code in a method, and as its current callable."""

    def __init__(self, inner: Any = None) -> None:
        self.current_callable = inner

    def run(self) -> None:
        """Run nothing."""


def deep(steps: int) -> Any:
    value: Any = generated
    for _ in range(steps):
        value = Holder(value)
    return value


GRAPH = symbolic_trace(nn.ReLU())


@pytest.mark.parametrize(
    ("code", "watched"),
    [
        (None, False),
        (generated, True),
        (GRAPH, True),
        (around(GRAPH), True),
        (around(around(generated)), True),
        (around(3), False),
        (Holder(generated), True),
        (Holder(generated).run, True),
        (Holder().run, False),
        (functools.wraps(generated)(lambda: None), True),
        (cudagraphify, False),
        (around(cudagraphify), False),
        (deep(90), True),
        (deep(300), False),
    ],
)
def test_region_with_generated_code_is_watched(
    code: Any, watched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled_graphs, "compiled_forward", lambda region: code)
    monkeypatch.setattr(
        compiled_graphs, "is_watched_code", lambda value: value.__code__ is generated.__code__
    )
    assert is_watched(object) is watched


# What its node keeps


def kept(
    facts: CompiledFacts, storages: Storages, monkeypatch: pytest.MonkeyPatch, *, watched: bool
) -> list[str]:
    """The slots of node 5: an input of the region, a result, and an unknown tensor."""
    found = (GIVEN, WHOLE, BARE, BARE)
    monkeypatch.setattr(compiled_saves, "origins", lambda node, region: found)
    monkeypatch.setattr(compiled_saves, "is_watched", lambda region: watched)
    saves: Any = [(f"[{at}]", SaveKind.SAVED, at if at < 3 else None, None) for at in range(5)]
    for _ in range(3):
        storages.add_output(torch.ones(2))
    return [slot for slot, *_ in facts.named(None, 5, saves, storages)]


@pytest.mark.parametrize("watched", [True, False])
def test_region_saves_have_name_and_line(watched: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    facts, storages = CompiledFacts(), Storages()
    monkeypatch.setattr(compiled_saves, "compiled_region", lambda node: None)
    assert kept(facts, storages, monkeypatch, watched=watched) == [f"[{at}]" for at in range(5)]
    assert facts == CompiledFacts()

    storages = Storages()
    held = [torch.ones(2) for _ in range(3)]
    for one in held:
        storages.add_output(one)
    monkeypatch.setattr(compiled_saves, "compiled_region", lambda node: object)
    slots = kept(facts, storages, monkeypatch, watched=watched)

    assert slots == ["[0]", "[1] relu_3", "[2] relu_3", "[3] relu_3", "[4]"]
    assert facts.origins == {
        (5, "[1] relu_3"): WHOLE,
        (5, "[2] relu_3"): BARE,
        (5, "[3] relu_3"): BARE,
    }
    assert facts.lines == {1: Frame("model.py", 12, "forward")}
    assert facts.without_line == 3
    assert facts.unwatched == (not watched)
    assert storages.evidence.unseen == (set() if watched else {1, 2})


def test_only_memory_of_region_has_graph_line() -> None:
    line = Frame("model.py", 12, "forward")
    ops: list[OpFact] = []
    raw = RawFacts(start=0, has_ops=True, storages=Storages((), ops), ops=ops)
    for func in (ALLOCATION, "aten::mm"):
        raw.storages.add_output(torch.ones(2))
        ops.append(OpFact(func, 0, None, None, (), ()))
    raw.storages.birth = [0, 1, None]
    facts = CompiledFacts(lines={0: line, 1: line, 2: line})

    assert lines_of_ops(facts, raw) == {0: line}


def test_unobserved_region_facts_are_noted() -> None:
    facts, storages = CompiledFacts(without_line=1000, unwatched=2), Storages()
    storages.nbytes, storages.evidence.unseen = [4000, 500, 60], {0, 1}
    unknown, activation = (
        Verdict(category, Basis.COMPILED) for category in (Category.UNKNOWN, Category.ACTIVATION)
    )
    verdicts = [unknown, activation, unknown]

    lines, unseen = map(words, notes(facts, storages, verdicts, has_ops=True))

    assert lines.startswith("The lines and modules of 1,000 tensors saved by compiled regions")
    assert unseen.startswith("The memory that 2 compiled regions allocated cannot be observed")
    assert "4,000 bytes that they save may be inputs or activations" in unseen
    assert [*map(words, notes(facts, storages, verdicts, has_ops=False))] == [lines]
    assert [*notes(CompiledFacts(), storages, verdicts, has_ops=True)] == []
