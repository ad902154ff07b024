"""The place and the parts of a peak, checked against allocations worked out by hand."""

from __future__ import annotations

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals import totals_of
from tb_actmem.analysis.totals.model_states import Part
from tb_actmem.analysis.totals.peak import Peak, peak_of_step, peaks_of_step
from tb_actmem.model import PhaseKind
from tb_actmem.text.peak import peak_parts, peak_place, peak_texts, temporary_text, verdict
from tests.support.checkpointable import residuals, under_checkpoints

WIDTH, ROWS = 64, 32
LINEAR = WIDTH * WIDTH * 4
BATCH = ROWS * WIDTH * 4


class Wide(nn.Module):
    """Makes a tensor of a hundred batches and drops it: nothing saves it."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(WIDTH, WIDTH, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        with torch.no_grad():
            scale = x.expand(100, ROWS, WIDTH).clone().mean()
        return self.linear(x) * float(scale)


def step(model: nn.Module, optimizer: torch.optim.Optimizer | None = None) -> Index:
    """Record the second step, in which optimizer states exist."""
    for _ in range(2):
        x = torch.ones(ROWS, WIDTH)
        with tb_actmem.record(model) as recorded:
            model(x).sum().backward()
            if optimizer is not None:
                optimizer.step()
        if optimizer is not None:
            optimizer.zero_grad()
    return Index(recorded.recording)


def peak(index: Index) -> Peak:
    found = peak_of_step(index)
    assert found is not None
    return found


def test_a_dropped_tensor_is_temporary_at_its_op() -> None:
    found = peak(step(Wide()))
    assert found.phase is PhaseKind.FORWARD
    assert found.temporary[0].nbytes == 100 * BATCH
    assert found.temporary[0].op == "clone"
    assert found.parts[Part.PARAMETERS] == LINEAR
    assert peak_place(found) == "in the forward, at mean (Wide)"
    assert temporary_text(found) == "clone 800 KiB"


def test_parts_add_up_to_the_total_peak() -> None:
    index = step(Wide(), None)
    found = peak(index)
    assert found.is_total
    assert sum(found.parts.values()) == found.nbytes == totals_of(index).total_peak_bytes


@pytest.mark.usefixtures("by_mode")  # which does not see temporary memory of ops
def test_the_states_of_adam_peak_in_its_step() -> None:
    model = nn.Linear(WIDTH, WIDTH, bias=False)
    found = peak(step(model, torch.optim.Adam(model.parameters(), foreach=True)))
    assert found.phase is PhaseKind.UPDATE
    assert peak_place(found) == "in the optimizer step"
    # Two moments, and one step of four bytes.
    assert found.parts[Part.OPTIMIZERS] == 2 * LINEAR + 4
    assert found.parts[Part.GRADIENTS] == LINEAR
    assert peak_parts(found).startswith("optimizer state 32.0 KiB, parameters 16 KiB")


def test_without_a_model_the_peak_is_that_of_the_step() -> None:
    model = nn.Linear(WIDTH, WIDTH, bias=False)
    with tb_actmem.record() as recorded:
        model(torch.ones(ROWS, WIDTH)).sum().backward()
    index = Index(recorded.recording)
    found = peak(index)
    assert not found.is_total
    assert found.nbytes == totals_of(index).step_peak_bytes


@pytest.mark.usefixtures("by_mode")
def test_each_peak_has_its_own_place_and_parts() -> None:
    index = step(nn.Linear(WIDTH, WIDTH, bias=False))
    total, of_step, of_forward = peaks_of_step(index)
    assert [of_step.totals, of_forward.totals] == [("step_peak_bytes",), ("forward_peak_bytes",)]
    assert total.is_total
    # The forward: the output of the layer, and its sum.
    assert of_forward.parts == {Part.TRANSIENT: BATCH + 4}
    assert peak_place(of_forward) == "in the forward, at sum"
    # The backward: the gradient of the weight; the outputs are gone by then.
    assert of_step.nbytes - LINEAR in range(0, 64)
    assert of_step.phase is PhaseKind.BACKWARD
    assert total.parts[Part.PARAMETERS] == LINEAR
    _, said, last = (text for _, text in peak_texts(index))
    assert said.startswith("Step peak 16.0 KiB ")
    made = "temporary 8.0 KiB (mm in Linear 8 KiB)"
    assert last == f"Forward peak 8.0 KiB in the forward, at sum: {made}."


def test_peaks_at_one_op_are_one_peak() -> None:
    index = step(Wide())
    total, made = peaks_of_step(index)
    assert made.totals == ("step_peak_bytes", "forward_peak_bytes")
    assert made.nbytes == totals_of(index).step_peak_bytes == totals_of(index).forward_peak_bytes
    # Before the step there were the weight, its gradient of the first step, and the input.
    assert total.nbytes - made.nbytes == 2 * LINEAR + BATCH
    [_, (_, text)] = peak_texts(index)
    assert text.startswith("Step peak and forward peak 800")
    assert " at the same op: temporary 800" in text


def test_a_forward_without_model_has_a_forward_peak_only() -> None:
    with tb_actmem.record() as recorded:
        nn.Linear(WIDTH, WIDTH)(torch.ones(ROWS, WIDTH)).sum()
    assert [each.totals for each in peaks_of_step(Index(recorded.recording))] == [
        ("forward_peak_bytes",)
    ]


def test_a_capture_has_no_peak() -> None:
    model = nn.Linear(WIDTH, WIDTH)
    assert peak_of_step(Index(tb_actmem.capture(model(torch.ones(ROWS, WIDTH))))) is None


def test_the_verdict_names_the_cost_of_checkpoints() -> None:
    before, after = residuals(), residuals()
    under_checkpoints(after.model, ["0", "1"])
    recordings = []
    for case in (before, after):
        with tb_actmem.record(case.model) as recorded:
            case.forward().sum().backward()
        recordings.append(Index(recorded.recording))
    sentence, place = verdict(*recordings)
    assert sentence.startswith("Total peak ")
    old, new = (totals_of(index).saved_bytes for index in recordings)
    assert f"(−{(old - new) / old:.1%})" in sentence
    assert "recomputed in the backward: " in sentence
    assert place.startswith("The peak ")


def test_the_verdict_of_the_same_recording_is_that_nothing_changed() -> None:
    index = step(Wide())
    sentence, place = verdict(index, index)
    assert sentence.startswith("Total peak unchanged at ")
    assert "recomputed" not in sentence
    assert place.startswith("The peak stays in the forward, at mean (Wide): temporary 800")
