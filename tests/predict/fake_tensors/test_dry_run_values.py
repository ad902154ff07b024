"""Known, answered and unknown values in a dry run, and results with more memory than they show."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional

import tb_actmem
from tests.predict.fake_tensors.test_dry_run import assert_same, recorded
from tests.support import warm
from tests.support.notes import notes_of

pytestmark = [
    pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13"),
    pytest.mark.usefixtures("by_mode"),
]

REAL, LARGE = torch.tensor([1.0, 2.0]), torch.ones(1025)


def written() -> float:
    x = torch.zeros(4)
    x[1:3].fill_(5)
    x[0] = 1
    return x.sum().item()


def seeded() -> float:
    torch.manual_seed(0)
    torch.randn(3).sum().item()
    return torch.zeros(3).sum().item()


def listed() -> list[float]:
    parts = torch.arange(6.0).split([2, 4])
    return [torch.cat([parts[1], parts[0]])[0].item(), torch.stack(parts[1].unbind()).max().item()]


def filled() -> float:
    x, y = torch.empty_like(torch.empty(4)), torch.empty(2).fill_(2)
    x.zero_()
    x[:2].copy_(y)
    return torch.cat([x, torch.empty(0)]).sum().item()


def half_new() -> float:
    x = torch.empty(4)
    x[:2].fill_(1)
    return x.sum().item()


KNOWN: dict[str, tuple[Callable[[], Any], Any]] = {
    "written into new memory": (filled, 4),
    "written through a view": (written, 11),
    "of what was made before": (lambda: (REAL * 2).sum().item(), 6),
    "of a list of tensors": (listed, [2, 5]),
    "beside random ones": (seeded, 0),
    "of the largest small numbers": (lambda: torch.ones(1024).sum().item(), 1024),
    "of complex ones": (lambda: torch.ones(1024, dtype=torch.complex64).real.sum().item(), 1024),
    "of the largest mask": (lambda: torch.ones(2**20, dtype=torch.bool).all().item(), True),
    "of a transposed one": (lambda: torch.arange(6).view(2, 3).t()[2, 1].item(), 5),
    "of a shifted one": (lambda: torch.arange(6)[2:][1].item(), 3),
    "of another dtype": (lambda: torch.full((2,), 2.5).to(torch.int32).sum().item(), 4),
    "on a named device": (lambda: torch.ones(2, device="cpu").sum().item(), 2),
    "equal": (lambda: torch.equal(torch.ones(2), torch.ones(2)), True),
    "not equal": (lambda: torch.equal(torch.ones(2), torch.zeros(2)), False),
}


@pytest.mark.parametrize("name", KNOWN)
def test_values_from_constants_are_known(name: str) -> None:
    ask, value = KNOWN[name]
    with tb_actmem.predict.dry_run("cpu"):
        assert ask() == value
    assert REAL.tolist() == [1, 2]


def overwritten() -> None:
    x = torch.zeros(4)
    x.add_(torch.randn(64, 64).sum())
    x.sum().item()


UNKNOWN: dict[str, Callable[[], Any]] = {
    "of new memory": lambda: torch.empty(3).sum().item(),
    "of half new memory": half_new,
    "of a mask of new memory": lambda: torch.empty(3)[torch.empty(3) > 0],
    "of data": lambda: torch.randn(64, 64).sum().item(),
    "of too many numbers": lambda: torch.ones(1025).sum().item(),
    "of too many complex ones": lambda: torch.ones(1025, dtype=torch.complex64).real.sum().item(),
    "of too large a mask": lambda: torch.ones(2**20 + 1, dtype=torch.bool).all().item(),
    "overwritten": overwritten,
    "of an earlier large tensor": lambda: (LARGE * 1).sum().item(),
}


@pytest.mark.parametrize("name", UNKNOWN)
def test_values_from_data_are_unknown(name: str) -> None:
    with (
        tb_actmem.predict.dry_run("cpu"),
        pytest.raises(tb_actmem.errors.RecordError, match=r"test_dry_run_values\.py:\d+ asks"),
    ):
        UNKNOWN[name]()


def answered(ask: Callable[[], Any], said: float) -> Any:
    """Return the value of a line with an answer."""
    with tb_actmem.predict.dry_run("cpu"), pytest.raises(tb_actmem.errors.RecordError) as error:
        ask()
    line = re.search(r'answers={"(.*?)": ', str(error.value))
    assert line is not None
    with tb_actmem.predict.dry_run("cpu", answers={line[1]: said}):
        return ask()


def data(*shape: int) -> Tensor:
    return torch.randn(64, 64).sum().expand(shape) > 0


def test_answer_has_type_of_question() -> None:
    assert answered(lambda: data().item(), 1) is True
    assert answered(lambda: data().item(), 0) is False
    assert answered(lambda: torch.randn(64, 64).sum().item(), 3) == 3


def test_answer_makes_as_many_rows_or_elements() -> None:
    assert answered(lambda: data().nonzero().shape, 1) == (1, 0)
    assert answered(lambda: data(3).nonzero().shape, 3) == (3, 1)
    assert answered(lambda: data(3, 4, 5).nonzero().shape, 0) == (0, 3)
    chosen = answered(lambda: torch.randn(64).double().masked_select(data(64)), 64)
    assert (chosen.shape, chosen.dtype) == ((64,), torch.float64)


def test_op_without_possible_answer_is_refused() -> None:
    with (
        tb_actmem.predict.dry_run("cpu"),
        pytest.raises(tb_actmem.errors.RecordError, match="leave it out of"),
    ):
        torch.equal(torch.randn(64, 64), torch.randn(64, 64))


def test_random_note_needs_dependent_value() -> None:
    def notes(ask: Callable[[], Any]) -> int:
        with tb_actmem.predict.dry_run("cpu"), tb_actmem.record() as recorder:
            ask()
        return len(notes_of(recorder.recording))

    def freed() -> None:
        for _ in range(20):
            torch.randn(3)
            torch.zeros(3).sum().item()

    def through_a_copy() -> None:
        x = torch.zeros(3)
        x.copy_(torch.randn(3))
        (x.clone() + 1).sum().item()

    assert notes(freed) == 0
    assert notes(lambda: torch.randn(3).sum().item()) == 1
    assert notes(through_a_copy) == 1


LOSSES: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "mse": functional.mse_loss,
    "smooth": functional.smooth_l1_loss,
    "entropy": lambda x, y: functional.binary_cross_entropy(x.sigmoid(), y),
    "margin": functional.soft_margin_loss,
    "each": lambda x, y: functional.mse_loss(x, y, reduction="none").sum(),
}


@pytest.mark.filterwarnings("ignore:Using a target size")
@pytest.mark.parametrize(
    ("name", "shape", "target_shape"),
    [
        *((name, (4, 3), (4, 3)) for name in LOSSES),
        *((name, (4, 3), (1, 3)) for name in ("mse", "smooth", "each")),
        *((name, (1, 3), (4, 3)) for name in ("mse", "smooth", "each")),
    ],
)
def test_mean_loss_has_memory_of_its_input(
    name: str, shape: tuple[int, ...], target_shape: tuple[int, ...]
) -> None:
    def make() -> tuple[nn.Module, Callable[[], Any]]:
        weight, target = nn.Parameter(torch.randn(shape)), torch.rand(target_shape)
        return nn.ParameterList([weight]), lambda: LOSSES[name](weight, target).backward()

    assert_same(recorded(make, dry=True), recorded(make, dry=False))


@pytest.mark.parametrize("stride", [1, 2, 3])
def test_fold_and_unfold_keep_input_memory(stride: int) -> None:
    def make() -> tuple[nn.Module, Callable[[], Any]]:
        weight = nn.Parameter(torch.randn(2, 3, 6, 6))

        def step() -> None:
            parts = functional.unfold(weight, 2, stride=stride)
            functional.fold(parts, (6, 6), 2, stride=stride).sum().backward()

        return nn.ParameterList([weight]), step

    assert_same(recorded(make, dry=True), recorded(make, dry=False))


LATE = """
import sys, torch, tb_actmem
with tb_actmem.predict.dry_run("cpu"):
    from transformers.utils import import_utils
    print(import_utils.is_fake_tensor(torch.ones(2)))
print([one for one in sys.meta_path if type(one).__name__ == "_Later"])
"""


def test_library_imported_in_dry_run_is_replaced() -> None:
    pytest.importorskip("transformers")

    done = warm.run("-c", LATE)

    assert done.stdout.split() == ["False", "[]"]
