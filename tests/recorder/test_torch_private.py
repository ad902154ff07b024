"""Private names of torch stand in one file of a room, and it is said at once what a torch lacks."""

from __future__ import annotations

import ast
import re
import runpy
from pathlib import Path
from typing import Any

import pytest
import torch

import tb_actmem
from tb_actmem.recorder import torch_private

RECORDER = Path(torch_private.__file__).parent
ROOMS = (RECORDER, RECORDER.parent / "dry_running")
FILES = [
    path for room in ROOMS for path in sorted(room.glob("*.py")) if path.name != "torch_private.py"
]
PRIVATE = re.compile(r"_[A-Za-z]")
OWN = {"self", "cls", "sys"}
OTHERS = {"_fields", "_replace", "_unsafe_view"}
"""Python's, of a NamedTuple, and an op that torch's derivatives.yaml calls so."""


def private_names(source: str) -> set[str]:
    """The private names in a source that are not its own: attributes, imports, strings."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            owner = node.value.id if isinstance(node.value, ast.Name) else ""
            names = [] if owner in OWN else [node.attr]
        elif isinstance(node, ast.ImportFrom):
            names = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
            names = [] if node.module == "__future__" else names
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            names = [node.value] if node.value.isidentifier() else []
        else:
            continue
        found |= {name for name in names if PRIVATE.match(name)}
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_other_file_of_the_room_names_what_is_private_to_torch(path: Path) -> None:
    source = path.read_text(encoding="utf-8")

    assert private_names(source) - OTHERS == set()
    assert "torch.utils.checkpoint" not in source


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("torch._C.f()", "_C"),
        ("node._sequence_nr()", "_sequence_nr"),
        ("from torch.utils._python_dispatch import x", "_python_dispatch"),
        ("getattr(node, '_raw_saved_self')", "_raw_saved_self"),
    ],
)
def test_a_private_name_is_seen(source: str, name: str) -> None:
    assert private_names(source) == {name}


def imported() -> dict[str, Any]:
    return runpy.run_path(torch_private.__file__)


def test_what_torch_lacks_is_one_sentence_with_its_version_and_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(torch.autograd, "_make_grads")
    monkeypatch.delattr(torch._C._autograd, "_get_sequence_nr")

    with pytest.raises(tb_actmem.errors.RecordError) as error:
        imported()

    text = str(error.value)
    assert f"torch {torch.__version__}, which lacks" in text
    assert "torch._C._autograd._get_sequence_nr, torch.autograd._make_grads:" in text
    assert text.endswith(f"install a torch of a tested version, {torch_private.TESTED}.")


def test_a_torch_whose_saved_tensors_do_not_show_their_data_is_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(torch._C._autograd, "SavedTensor", object)

    assert imported()["read_saved"] is None


def test_a_torch_without_the_compilers_names_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(torch._C._dynamo.eval_frame, "_FrameExecStrategy")

    imported()["keep_from_dynamo"](imported)
