"""Reading torch's file of derivatives: a handwritten file has each form of an entry."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch

import tb_actmem
from tb_actmem.recorder.graph import derivatives, saves
from tb_actmem.recorder.graph.derivatives import Derivative, derivative

FILE = """\
# Words that are no entry:
#   self: nothing

- name: scale.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  self: mul_backward(grad, other, self.scalar_type())
  other: mul_backward(grad, self, other.sym_sizes())
  result: auto_element_wise

# A comment between entries.
- name: scale.Scalar(Tensor self, Scalar other) -> Tensor
  self: "grad * other"
  # A comment within one.
  result: self_t * other

- name: norm_forward(Tensor input, Tensor? weight, Tensor? bias) -> (Tensor, Tensor, Tensor)
  input, weight, bias: "grad.defined() ? norm_backward(
      grad, input, result1, weight) : zeros"
  result0: norm_jvp(input_p)

- name: two_words(Tensor self, Tensor(a!) running) -> (Tensor values, Tensor indices)
  output_differentiability: [True, False]
  self: |
     fill(zeros_like(self), indices,
          values)
  running: non_differentiable
  values: gather(self_t)

- name: join(Tensor[] tensors, Tensor weight, int dim=0) -> Tensor
  tensors: join_backward(grad, to_args_sizes(tensors), weight)
  weight: grad.sum()

- name: pieces(Tensor(a) self, int dim) -> Tensor(a)[]
  self: cat(grads, self.sym_sizes(), dim)

- name: unsafe_split(Tensor self, SymInt size) -> Tensor[]
  self: cat(grads)

- name: mask(Tensor self, Tensor mask) -> Tensor
  self: grad.masked_fill(mask, 0)
  mask: non_differentiable

- name: spread.Dim(Tensor(b) self, Tensor(a) other) -> Tensor(a)
  dispatch:
    Default:
      self: grad.first()
      other: grad
    AutogradNestedTensor:
      self: grad.second()

- name: fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
  self: zeros_like(grad)
  value: grad.sum()
"""


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    path = tmp_path / "packaged" / "autograd" / "derivatives.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(FILE, encoding="utf-8")
    spec: Any = SimpleNamespace(origin=str(tmp_path / "__init__.py"))
    table: Any = vars(derivatives)["_table"]
    monkeypatch.setattr("importlib.util.find_spec", lambda name: spec)
    table.cache_clear()
    yield path
    table.cache_clear()


SCALE = Derivative(
    formulas={
        "self": "mul_backward(grad, other, self.scalar_type())",
        "other": "mul_backward(grad, self, other.sym_sizes())",
    },
    inputs=("self", "other"),
    tensors=("self", "other"),
    tensor_list=None,
    outputs=(),
    aliases=None,
)
ENTRIES = {
    "ScaleBackward0": SCALE,
    "ScaleBackward1": Derivative({"self": "grad * other"}, ("self",), ("self",), None, (), None),
    "NormForwardBackward0": Derivative(
        {
            "input, weight, bias": "grad.defined() ? norm_backward( "
            "grad, input, result1, weight) : zeros"
        },
        ("input", "weight", "bias"),
        ("input", "weight", "bias"),
        None,
        (),
        None,
    ),
    "TwoWordsBackward0": Derivative(
        {"self": "fill(zeros_like(self), indices, values)"},
        ("self",),
        ("self", "running"),
        None,
        ("values", "indices"),
        None,
    ),
    "JoinBackward0": Derivative(
        {
            "tensors": "join_backward(grad, to_args_sizes(tensors), weight)",
            "weight": "grad.sum()",
        },
        ("tensors", "weight"),
        ("tensors", "weight"),
        "tensors",
        (),
        None,
    ),
    "PiecesBackward0": Derivative(
        {"self": "cat(grads, self.sym_sizes(), dim)"}, ("self",), ("self",), None, (), "self"
    ),
    "UnsafeSplitBackward0": Derivative(
        {"self": "cat(grads)"}, ("self",), ("self",), None, (), "self"
    ),
    "MaskBackward0": Derivative(
        {"self": "grad.masked_fill(mask, 0)"}, ("self",), ("self", "mask"), None, (), None
    ),
    "SpreadBackward0": Derivative(
        {"self": "grad.first()", "other": "grad"},
        ("self", "other"),
        ("self", "other"),
        None,
        (),
        "other",
    ),
    "FillBackward0": Derivative(
        {"self": "zeros_like(grad)", "value": "grad.sum()"},
        ("self", "value"),
        ("self", "value"),
        None,
        (),
        None,
    ),
}


@pytest.mark.parametrize(("node", "entry"), ENTRIES.items())
def test_entry_of_node(node: str, entry: Derivative) -> None:
    assert derivative(node) == entry


def test_node_name_omits_forward_of_entry() -> None:
    assert derivative("NormBackward0") == ENTRIES["NormForwardBackward0"]
    assert derivative("ScaleBackward2") is None


BOTH = "self: mul_backward(grad, other, self.scalar_type())"
ONE = "other: mul_backward(grad, self, other.sym_sizes())"
JOIN = "tensors: join_backward(grad, to_args_sizes(tensors), weight)"


def found(node: str) -> Derivative:
    entry = derivative(node)
    assert entry is not None
    return entry


@pytest.mark.parametrize(
    ("node", "slot", "formula"),
    [
        ("ScaleBackward0", "other", BOTH),
        ("ScaleBackward0", "self", ONE),
        ("ScaleBackward0", "result", None),
        ("JoinBackward0", "weight", JOIN),
        ("JoinBackward0", "tensors[1]", JOIN),
        ("PiecesBackward0", "self", None),
        ("MaskBackward0", "mask", "self: grad.masked_fill(mask, 0)"),
        ("MaskBackward0", "mas", None),
    ],
)
def test_formula_of_slot_needs_more_than_shape(node: str, slot: str, formula: str | None) -> None:
    assert found(node).formula(slot) == formula


THREE = Derivative({}, ("first", "list", "last"), (), "list", (), None)


@pytest.mark.parametrize(
    ("of", "slot", "edges", "number"),
    [
        (SCALE, "self", 2, 0),
        (SCALE, "other", 2, 1),
        (SCALE, "other", 3, None),
        (SCALE, "result", 2, None),
        (THREE, "first", 6, 0),
        (THREE, "list[0]", 6, 1),
        (THREE, "list[3]", 6, 4),
        (THREE, "list[4]", 6, None),
        (THREE, "list", 6, None),
        (THREE, "last", 6, 5),
        (THREE, "last", 3, 2),
    ],
)
def test_slot_names_its_next_function(
    of: Derivative, slot: str, edges: int, number: int | None
) -> None:
    assert of.input_nr(slot, edges) == number


@pytest.mark.parametrize(
    ("slot", "number"),
    [
        ("result", 0),
        ("result1", 1),
        ("result12", 12),
        ("values", 0),
        ("indices", 1),
        ("self", None),
    ],
)
def test_which_output_slot_has(slot: str, number: int | None) -> None:
    assert found("TwoWordsBackward0").output_nr(slot) == number


def test_without_torchs_file_no_node_has_entry(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.unlink()
    assert derivative("ScaleBackward0") is None
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    vars(derivatives)["_table"].cache_clear()
    assert derivative("ScaleBackward0") is None


def test_without_torchs_file_save_has_no_formula(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.unlink()
    monkeypatch.setattr(saves, "_types", {})
    y = torch.randn(3, requires_grad=True).exp()

    (save,) = tb_actmem.capture(y).saves
    assert (save.slot, save.formula) == ("result", None)
