"""Private names of torch are in one file per folder; one error lists all missing names."""

from __future__ import annotations

import ast
import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn
from torch.cuda import get_allocator_backend

import tb_actmem
from tb_actmem.predict.fake_tensors import torch_private as dry_run_names
from tb_actmem.recorder import torch_private
from tb_actmem.recorder.graph.saves import node_type
from tests.support.oracles import own_notes

RECORDER = Path(torch_private.__file__).parent
ROOMS = (RECORDER, RECORDER.parent / "predict" / "fake_tensors")
FILES = [
    path for room in ROOMS for path in sorted(room.rglob("*.py")) if path.name != "torch_private.py"
]
PRIVATE = re.compile(r"_[A-Za-z]")
OWN = {"self", "cls", "sys", "super()"}
OTHERS = {"_fields", "_replace", "_unsafe_view"}
"""Python's, of a NamedTuple, and an op that torch's derivatives.yaml calls so."""


def private_names(source: str) -> set[str]:
    """The private names in a source that are not its own: attributes, imports, strings."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            names = [] if ast.unparse(node.value) in OWN else [node.attr]
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
def test_private_names_are_in_one_file(path: Path) -> None:
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
def test_private_name_is_seen(source: str, name: str) -> None:
    assert private_names(source) == {name}


def imported() -> dict[str, Any]:
    return runpy.run_path(torch_private.__file__)


def test_missing_torch_names_give_one_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(torch.autograd, "_make_grads")
    monkeypatch.delattr(torch._C._autograd, "_get_sequence_nr")

    with pytest.raises(tb_actmem.errors.RecordError) as error:
        imported()

    text = str(error.value)
    assert f"torch {torch.__version__}, which lacks" in text
    assert "torch._C._autograd._get_sequence_nr, torch.autograd._make_grads." in text
    assert text.endswith(f"Install a tested version of torch: {torch_private.TESTED}.")


def test_torch_without_saved_tensor_data_works(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(torch._C._autograd, "SavedTensor", object)

    assert imported()["read_saved"] is None


def test_torch_without_compilers_names_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(torch._C._dynamo.eval_frame, "_FrameExecStrategy")

    imported()["keep_from_dynamo"](imported)


class Blocks(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.blocks = nn.ModuleList(
            nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 8)) for _ in range(3)
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for block in self.blocks:
            x = torch.utils.checkpoint.checkpoint(block, x, use_reentrant=False)
        return x


def notes_of_checkpoints() -> list[str]:
    model = Blocks()
    with tb_actmem.record(model) as recorder:
        loss = model(torch.randn(4, 8, requires_grad=True)).sum()
    del loss
    return own_notes(recorder.recording)


def rename_hooks(monkeypatch: pytest.MonkeyPatch, change: Callable[[Any], None]) -> None:
    made = torch.utils.checkpoint._checkpoint_hook.__init__

    def init(self: Any, frame: Any) -> None:
        made(self, frame)
        change(self)

    monkeypatch.setattr(torch.utils.checkpoint._checkpoint_hook, "__init__", init)


def other_names(hooks: Any) -> None:
    hooks.pack_hook.__qualname__ = "_saver.pack"
    hooks.unpack_hook.__qualname__ = "_saver.unpack"


def other_closure(hooks: Any) -> None:
    """Hooks that no longer close over a variable called ``frame``."""
    for name in ("pack_hook", "unpack_hook"):
        hook = getattr(hooks, name)
        code = hook.__code__
        free = tuple("region" if one == "frame" else one for one in code.co_freevars)
        hook.__code__ = code.replace(co_freevars=free)


@pytest.mark.parametrize("change", [other_names, other_closure])
def test_renamed_checkpoint_hook_is_note(
    change: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert notes_of_checkpoints() == []
    rename_hooks(monkeypatch, change)

    (note,) = notes_of_checkpoints()

    assert "packed 15 saved tensors" in note


def test_renamed_checkpoint_holder_is_note(monkeypatch: pytest.MonkeyPatch) -> None:
    holder = type("_Slot", (), {"__module__": "torch.utils.checkpoint"})
    monkeypatch.setattr(torch.utils.checkpoint, "_Holder", holder)

    assert any("Pack hooks replaced" in note for note in notes_of_checkpoints())


@pytest.mark.parametrize("name", ["RAW_SAVED", "SAVED"])
def test_renamed_slots_of_nodes_are_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch_private, name, "_other_")
    monkeypatch.setattr(torch_private, "_missing", [])

    torch_private._check_slots()

    assert torch_private._missing == ["torch._C._functions.ExpBackward0._other_result"]


def test_renamed_random_state_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch_private, "RANDOM_STATES", ("first_cpu_state",))

    with pytest.raises(tb_actmem.errors.RecordError):
        notes_of_checkpoints()


def test_renamed_checkpoint_inputs_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    frame = torch.utils.checkpoint._CheckpointFrame
    monkeypatch.setattr(frame, "__getattribute__", hidden("saved_args", "input_saver"))

    with pytest.raises(tb_actmem.errors.RecordError):
        notes_of_checkpoints()


def hidden(*names: str) -> Callable[[Any, str], Any]:
    def read(self: Any, name: str) -> Any:
        if name in names and sys._getframe(1).f_code.co_filename == torch_private.__file__:
            raise AttributeError(name)
        return object.__getattribute__(self, name)

    return read


def test_renamed_class_of_unnamed_nodes_is_known() -> None:
    node = type("RenamedFunction", (), {"name": lambda self: "torch::autograd::CppNode"})()

    kind = node_type(node)

    assert (kind.name, kind.is_hidden) == ("CppNode", True)


def test_region_without_forward_function_is_refused() -> None:
    region = type("CompiledFunction", (), {"_lazy_backward_info": None})
    node = type("CompiledFunctionBackward", (), {"_forward_cls": region})()

    with pytest.raises(RuntimeError, match="no compiled_fw"):
        torch_private.compiled_region(node)


def test_sharded_module_is_known_by_its_package() -> None:
    renamed = type("Sharded", (nn.Linear,), {"__module__": "torch.distributed.fsdp._new"})

    assert torch_private.is_sharded(type(renamed(2, 2)))
    assert not torch_private.is_sharded(nn.Linear)


@pytest.mark.parametrize(
    ("owner", "name"),
    [(torch._C._autograd, "_push_saved_tensors_default_hooks"), (torch._C, "_DisableFuncTorch")],
)
def test_missing_name_of_dry_run_is_refused(
    owner: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(owner, name)

    with pytest.raises(tb_actmem.errors.PredictError) as error:
        runpy.run_path(dry_run_names.__file__)

    assert f"which lacks torch._C.{name.rpartition('.')[2]}" in str(error.value).replace(
        "_autograd.", ""
    )


QUOTED = re.compile(r'"((?:aten::)?_?[A-Za-z]\w+)"')
"""A string that can be a name of torch."""


def test_names_in_cpp_exist_in_torch() -> None:
    source = "".join(path.read_text() for path in sorted((RECORDER / "engine").glob("*.h")))
    code = "\n".join(
        line
        for line in source.splitlines()
        if not line.startswith(("#", "ACTMEM")) and "defined<" not in line
    )
    headers = Path(torch.__file__).parent / "include" / "torch" / "csrc" / "autograd"
    code = code.replace("N5torch8autograd7CppNodeI", "CppNode").replace('"N5torch8autograd"', "")
    names = {*QUOTED.findall(code)} - {"f_lasti", "closed"}  # not torch's
    known = "".join(path.read_text() for path in headers.glob("**/*.h"))

    unknown = {name for name in names if not _is_known(name, known)}

    assert unknown == {"_NoopSaveInputsBackward"}  # only in torch 2.11


def _is_known(name: str, headers: str) -> bool:
    """Whether torch has an op, a class, an attribute, or an allocator of CUDA with this name."""
    if any(hasattr(owner, name) for owner in (torch.UntypedStorage, torch)):
        return True
    if name in nn.Module.__annotations__ or f"``{name}``" in str(get_allocator_backend.__doc__):
        return True
    if name.startswith("aten::"):
        return hasattr(torch.ops.aten, name.removeprefix("aten::"))
    if name.startswith("_ZN3c104cuda20CUDACachingAllocator"):
        header = Path(torch.__file__).parent / "include/c10/cuda/CUDACachingAllocator.h"
        return (
            name.endswith("9allocatorE")
            and re.search(r"> allocator;", header.read_text()) is not None
        )
    return re.search(rf"struct (\w+ )?{name}\b", headers) is not None
