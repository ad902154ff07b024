"""Rows are made fast, and never with a wrong length."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tb_actmem import recorder
from tb_actmem.model import Output
from tb_actmem.recorder.assemble.fast_row import fast_row

RECORDER = Path(recorder.__file__).parent
HOT = {
    "watch/observer.py": {"run", "enter", "exit"},
    "evidence/storages.py": {"_add_view", "add_window"},
    "engine/observer.py": {"_number", "take_tensors"},
}
"""Code in the user's step: file → the functions that may make rows without a check."""


def test_fast_row_equals_class_row() -> None:
    made = fast_row(Output)(node=1, output_nr=2, tensor=None)

    assert made == Output(1, 2, None)
    assert type(made) is Output


@pytest.mark.parametrize(
    "fields", [{}, {"node": 1, "output_nr": 2}, {"node": 1, "output_nr": 2, "tensor": 3, "x": 4}]
)
def test_row_of_wrong_length_is_refused(fields: dict[str, int]) -> None:
    with pytest.raises(TypeError):
        fast_row(Output)(**fields)


def test_only_step_code_makes_unchecked_rows() -> None:
    found: dict[str, set[str]] = {}
    for path in RECORDER.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and _makes_unchecked(function):
                found.setdefault(path.relative_to(RECORDER).as_posix(), set()).add(function.name)

    assert found == HOT


def _makes_unchecked(function: ast.FunctionDef) -> bool:
    calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    return any(isinstance(call, ast.Name) and call.id == "row" for call in calls)
