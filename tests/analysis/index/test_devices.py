"""Bytes on different devices are never added: each device has its own totals."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from typing import get_args

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch import Tensor, nn

import tb_actmem
from tb_actmem import table, totals
from tb_actmem.analysis.figure.outline import outline
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.storages import OWN
from tb_actmem.analysis.totals import totals_by_key
from tb_actmem.model import MAX_DEVICES, Category, ModelState, PhaseKind, Recording
from tb_actmem.rendering.figure.details import attributed_where
from tb_actmem.rendering.tables.table import By
from tb_actmem.tensorboard.events.writers import scalars_pb
from tb_actmem.text import sums_text
from tb_actmem.types import Totals
from tests.support import arbitrary
from tests.support.drawings import dot
from tests.support.recordings import EXAMPLES, chain, meta, storage, toy, transformer


def moved(recording: Recording, devices: list[str]) -> Recording:
    """The same recording with its storages on the given devices, in turn."""
    rows = tuple(
        row._replace(device=devices[position % len(devices)])
        for position, row in enumerate(recording.storages)
    )
    return replace(recording, storages=rows)


def each(summed: Totals) -> dict[str, Totals]:
    return {one.device: one for one in (summed, *summed.others)}


def offloaded() -> tuple[Recording, int]:
    """A forward whose saved tensors a hook offloads, and the offloaded bytes."""
    model = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 4))
    taken: list[Tensor] = []

    def pack(tensor: Tensor) -> tuple[torch.device, Tensor]:
        taken.append(tensor.to("meta"))
        return tensor.device, taken[-1]

    hooks = torch.autograd.graph.saved_tensors_hooks(pack, lambda packed: packed[1])
    with tb_actmem.record(model) as recorder, hooks:
        recorder.finish(model(torch.randn(3, 8)).sum())
    return recorder.recording.check(), sum(one.untyped_storage().nbytes() for one in taken)


def test_offloaded_bytes_count_on_their_device() -> None:
    recording, taken = offloaded()

    found = each(totals(recording))

    assert list(found) == ["cpu", "meta"]
    assert found["cpu"].saved_bytes == 0
    assert found["meta"].saved_bytes == found["meta"].packed_bytes == taken > 0


def test_terminal_figure_and_scalars_name_device() -> None:
    recording, taken = offloaded()

    lines = table(recording, "totals").splitlines()
    drawn = dot(Index(recording))
    about = [value.metadata.summary_description for value in scalars_pb("m", recording).value]

    assert any(line.startswith("saved for backward on cpu ") for line in lines)
    (line,) = [line for line in lines if line.startswith("saved for backward on meta")]
    assert line.split()[:7] == f"saved for backward on meta (offloaded) {taken}".split()
    assert f"saved for backward on meta (offloaded): <b>{taken} B</b>" in drawn
    assert "saved for backward on cpu: <b>0 B</b>" in drawn
    assert all(" On cpu. " in text for text in about)


def test_tables_name_devices_and_shares_per_device() -> None:
    # On cuda:0 the input (48) and the ReLU's output (96) are saved, on the host 24.
    recording = moved(toy(), ["cuda:0", "cuda:0", "cpu"])
    found = [*csv.DictReader(io.StringIO(table(recording, "storage", "csv")))]
    kept, ops = table(recording, "storage"), table(recording, "op")

    assert [(row["nbytes"], row["device"]) for row in found] == [
        ("96", "cuda:0"),
        ("48", "cuda:0"),
        ("24", "cpu"),
    ]
    assert [line.split()[2:4] for line in kept.splitlines()[2:8:2]] == [
        ["66.7%", "cuda:0"],
        ["33.3%", "cuda:0"],
        ["100%", "cpu"],
    ]
    assert "144 B on cuda:0 and 24 B on cpu in 3 storages" in kept
    assert "144 B on cuda:0 and 24 B on cpu in 6 nodes" in ops
    first = table(recording, "module").splitlines()[2]
    assert first.split()[:6] == ["168", "B", "-", "cuda:0", "+", "cpu"]


def test_comparison_lists_moves_between_devices() -> None:
    here = moved(toy(), ["cuda:0"])
    rows = [*here.storages]
    rows[4] = rows[4]._replace(device="cpu")  # the ReLU's output
    there = replace(here, storages=tuple(rows))

    text = str(tb_actmem.compare(here, there))

    assert [line.split()[0] for line in text.split("\n\n", 2)[2].splitlines()[2:-2]] == ["moved"]
    assert "168 B saved before, 72 B on cuda:0 and 96 B on cpu after" in text
    assert "96 B on another device" in text
    assert "moved" not in str(tb_actmem.compare(here, moved(toy(), ["cuda:1"])))


def test_boxes_name_devices_of_their_bytes() -> None:
    recording = moved(toy(), ["cuda:0", "cuda:0", "cpu"])

    whole = dot(Index(recording))
    part = dot(Index(recording), module="3")

    assert "24 B on cpu" in whole and "96 B (A)<" in whole
    assert "saved for backward: <b>24 B on cpu</b>" in part


def test_single_device_is_not_named() -> None:
    for recording in EXAMPLES.values():
        alone = moved(recording, ["cuda:7"])
        for by in get_args(By):
            assert "cuda:7" not in table(alone, by)
        assert "cuda:7" not in dot(Index(alone))


def test_rows_do_not_name_only_saving_device() -> None:
    recording = moved(toy(), ["cuda:7"])
    rows = [*recording.storages]
    rows[3] = rows[3]._replace(device="cpu")  # the first Linear's output, which no node saves

    for by in get_args(By)[:3]:
        assert "device" not in table(replace(recording, storages=tuple(rows)), by).splitlines()[0]


ADDITIVE = (
    "made_bytes",
    "made_cached_bytes",
    "freed_bytes",
    "held_bytes",
    "alive_after_forward_bytes",
    "saved_bytes",
    "activation_bytes",
    "input_bytes",
    "parameter_bytes",
    "storage_bytes",
    "tensor_bytes",
)


@given(st.lists(st.sampled_from(["cuda:0", "cuda:1", "cpu"]), min_size=1, max_size=7))
def test_totals_of_devices_add_up(devices: list[str]) -> None:
    for recording in (toy(), transformer(2)):
        whole = totals_by_key(totals(moved(recording, ["cpu"])))
        parts = [totals_by_key(one) for one in each(totals(moved(recording, devices))).values()]

        for key in ADDITIVE:
            assert sum(part[key] or 0 for part in parts) == whole[key]
        peaks = [part["forward_peak_bytes"] or 0 for part in parts]
        assert max(peaks) <= (whole["forward_peak_bytes"] or 0) <= sum(peaks)


def lives(recording: Recording, device: str, op: int) -> int:
    """Bytes created on a device and alive after an op, counted row by row."""
    return sum(
        row.nbytes
        for row in recording.storages
        if row.device == device
        and row.category not in OWN
        and row.birth is not None
        and row.birth <= op
        and (row.death is None or op < max(row.death, row.birth + 1))
    )


@given(arbitrary.recordings(), st.lists(st.sampled_from("ab"), min_size=1, max_size=4))
def test_peak_is_computed_per_device(recording: Recording, devices: list[str]) -> None:
    recording = moved(recording, devices)
    forward = [
        op
        for phase in recording.phases
        if phase.kind is PhaseKind.FORWARD
        for op in range(phase.first_op, phase.end_op)
    ]
    has_backward = any(phase.kind is PhaseKind.BACKWARD for phase in recording.phases)

    for device, found in each(totals(recording)).items():
        if found.made_bytes is None:
            continue
        after = {op: lives(recording, device, op) for op in range(len(recording.ops))}
        assert found.forward_peak_bytes == max((after[op] for op in forward), default=0)
        if has_backward:
            assert found.step_peak_bytes == (max(after.values()) if forward else 0)


FIRST: list[tuple[list[tuple[str, int, Category]], list[str]]] = [
    ([], [""]),
    ([("cpu", 8, Category.INPUT)], ["cpu"]),
    ([("cpu", 64, Category.PARAMETER), ("cuda:0", 8, Category.ACTIVATION)], ["cuda:0", "cpu"]),
    (
        [
            ("cuda:0", 8, Category.PARAMETER),
            ("cpu", 64, Category.INPUT),
            ("cuda:1", 16, Category.BUFFER),
        ],
        ["cuda:1", "cuda:0", "cpu"],
    ),
    ([("cpu", 64, Category.INPUT), ("meta", 8, Category.PARAMETER)], ["meta", "cpu"]),
]


@pytest.mark.parametrize(("rows", "order"), FIRST)
def test_first_device_is_accelerator_with_most_parameters(
    rows: list[tuple[str, int, Category]], order: list[str]
) -> None:
    storages = tuple(
        storage(nbytes, category)._replace(device=device) for device, nbytes, category in rows
    )

    assert [*each(totals(Recording(meta=meta(), storages=storages)))] == order


def test_model_states_count_on_their_device() -> None:
    rows = (
        storage(64, Category.PARAMETER, "weight")._replace(device="cuda:0"),
        storage(32, Category.PARAMETER)._replace(device="cuda:0"),  # another model's
        storage(64, Category.INPUT)._replace(device="cuda:0", model_state=ModelState.GRADIENT),
        storage(128, Category.INPUT)._replace(device="cpu", model_state=ModelState.OPTIMIZER),
    )
    recording = Recording(meta=meta()._replace(optimizers=1), storages=rows)

    found = each(totals(recording))

    first = found["cuda:0"]
    assert (first.model_parameter_bytes, first.model_buffer_bytes) == (64, 0)
    assert (first.gradient_bytes, first.optimizer_bytes) == (64, 0)
    assert found["cpu"].optimizer_bytes == 128
    lines = table(recording, "totals")
    assert "model states on cuda:0" in lines and "model states on cpu" in lines


def test_stretch_names_all_devices_of_its_nodes() -> None:
    recording = moved(chain(5000), ["cuda:0"])
    rows = list(recording.storages)
    rows[70] = rows[70]._replace(device="cpu")  # each node saves the output of the previous one
    index = Index(replace(recording, storages=tuple(rows)))

    said = {box.rows: attributed_where(index, box) for box in outline(index).boxes}

    assert {rows: where for rows, where in said.items() if where} == {(50, 99): "on cuda:0 + cpu"}


def test_number_of_devices_is_bounded() -> None:
    def on(count: int) -> Recording:
        rows = tuple(storage(1)._replace(device=f"cuda:{n}") for n in range(count))
        return Recording(meta=meta(), storages=rows)

    assert on(MAX_DEVICES).check()
    with pytest.raises(ValueError, match=r"on 65 devices, more than 64"):
        on(MAX_DEVICES + 1).check()


@pytest.mark.parametrize(
    ("by_device", "text"),
    [
        ({"cpu": 2048}, "2 KiB"),
        ({"cuda:0": 0, "cpu": 0}, "0 B"),
        ({"cuda:0": 0, "cpu": 1}, "1 B on cpu"),
        ({"cuda:0": 2048, "cpu": 1}, "2 KiB on cuda:0 and 1 B on cpu"),
        ({"a": 1, "b": 2, "c": 3}, "1 B on a, 2 B on b and 3 B on c"),
    ],
)
def test_sums_of_devices_are_listed_separately(by_device: dict[str, int], text: str) -> None:
    assert sums_text(by_device) == text
