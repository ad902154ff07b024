"""Comparisons of saved tensors, checked with independent oracles."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.autograd.graph import saved_tensors_hooks
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.analysis.compare import Change, ComparisonRow, changed_bytes, compare_rows
from tb_actmem.analysis.totals import totals
from tb_actmem.cli.main import main
from tb_actmem.model import Category, Recording
from tb_actmem.text import nbytes_text
from tests.support.hard_cases import CASES
from tests.support.oracles import PackHooks
from tests.support.recordings import (
    chain,
    diamond,
    empty,
    node,
    one_node,
    save,
    shared_storage,
    storage,
    tensor,
    toy,
    transformer,
)

WIDTH = 16
NBYTES = WIDTH * WIDTH * 4


def recorded(model: nn.Module, forward: Callable[[], Any]) -> Recording:
    with tb_actmem.record(model) as recorder:
        recorder.finish(forward())
    return recorder.recording


def layers(count: int = 3) -> nn.Sequential:
    return nn.Sequential(
        *(nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.GELU(), nn.Tanh()) for _ in range(count))
    )


def by_checkpoints(model: nn.Sequential, x: Tensor) -> Tensor:
    for layer in model:
        x = checkpoint(layer, x, use_reentrant=False, preserve_rng_state=False)
    return x


def of(rows: Sequence[ComparisonRow], change: Change) -> list[ComparisonRow]:
    return [row for row in rows if row.change is change]


@pytest.mark.filterwarnings("ignore:Sparse CSR")
@pytest.mark.parametrize("name", CASES)
def test_rows_add_up_to_totals(name):
    recording = recorded(*CASES[name]("cpu"))
    kept = tb_actmem.totals(recording).saved_bytes

    rows = compare_rows(recording, recording)

    assert changed_bytes(rows) == (kept, 0, 0, kept)
    assert {row.change for row in rows} <= {Change.SAME}


def quantised(tensor: Tensor) -> tuple[Tensor, Tensor]:
    kept = tensor.detach()
    scale = kept.abs().amax(-1, keepdim=True) / 127
    return (kept / scale).to(torch.int8), scale


def restored(packed: tuple[Tensor, Tensor]) -> Tensor:
    return packed[0] * packed[1]


def test_all_pack_hook_results_are_in_rows():
    model, x = layers(), torch.randn(WIDTH, WIDTH)
    before = recorded(model, lambda: model(x))
    with saved_tensors_hooks(quantised, restored):
        after = recorded(model, lambda: model(x))
    kept = tb_actmem.totals(before).saved_bytes, tb_actmem.totals(after).saved_bytes

    rows, back = compare_rows(before, after), compare_rows(after, before)

    assert (changed_bytes(rows).before_bytes, changed_bytes(rows).after_bytes) == kept
    assert (changed_bytes(back).after_bytes, changed_bytes(back).before_bytes) == kept
    # A tensor saved in both has one row; the scale is only in the second.
    tanh = [row for row in rows if row.saver[:3] == ("0.2", 0, "tanh")]
    assert [(row.saver.slot, row.change) for row in tanh] == [
        ("result", Change.RESIZED),
        ("result[1]", Change.ADDED),
    ]
    assert [row.after_bytes for row in tanh] == [WIDTH * WIDTH, WIDTH * 4]


def test_checkpoint_releases_saved_tensors_except_its_input():
    model, x = layers(), torch.randn(WIDTH, WIDTH, requires_grad=True)
    with PackHooks(model) as oracle:
        y = model(x)
    saved, saves = oracle.nbytes, oracle.saves
    before = recorded(model, lambda: model(x))
    after = recorded(model, lambda: by_checkpoints(model, x))

    rows = compare_rows(before, after)

    assert changed_bytes(rows) == (saved, saved, 3 * NBYTES, 3 * NBYTES)
    # Three of the hooks' saves are weights, which are alive anyway.
    assert len(of(rows, Change.RELEASED)) == saves - 3
    assert [row.saver[:3] for row in of(rows, Change.ADDED)] == [
        (str(number), 0, "checkpoint") for number in range(3)
    ]
    assert y.shape == x.shape


def test_rows_are_in_forward_order():
    model, x = layers(), torch.randn(WIDTH, WIDTH, requires_grad=True)
    before = recorded(model, lambda: model(x))
    after = recorded(model, lambda: by_checkpoints(model, x))

    modules = [row.saver.module.partition(".")[0] for row in compare_rows(before, after)]

    assert modules == sorted(modules)


def test_releasing_shared_storage_frees_no_bytes():
    before = shared_storage()
    after = replace(before, saves=before.saves[1:])

    released, same = compare_rows(before, after)

    assert (released.saver.op, released.change) == ("sin", Change.RELEASED)
    assert released.before is not None and released.before.attributed_bytes == 0
    assert (same.saver.op, same.change) == ("cos", Change.SAME)
    assert changed_bytes([released, same]) == (24, 0, 0, 24)


def test_ops_are_matched_by_number():
    before = recorded(nn.Module(), lambda: _exps(3))
    after = recorded(nn.Module(), lambda: _exps(2))

    rows = compare_rows(before, after)

    assert [(row.saver.number, row.change) for row in rows] == [
        (0, Change.SAME),
        (1, Change.SAME),
        (2, Change.RELEASED),
    ]


def _exps(count: int) -> Tensor:
    x = torch.randn(4, requires_grad=True)
    for _ in range(count):
        x = x.exp()
    return x


def test_autocast_halves_input_and_adds_weight_copy():
    model = nn.Linear(WIDTH, WIDTH)
    x = torch.randn(WIDTH, WIDTH, requires_grad=True).exp()
    before = recorded(model, lambda: model(x))
    with torch.autocast("cpu", dtype=torch.bfloat16):
        after = recorded(model, lambda: model(x))

    rows = compare_rows(before, after)

    (added,), (resized,) = of(rows, Change.ADDED), of(rows, Change.RESIZED)
    assert (added.saver.slot, resized.saver.slot) == ("mat2", "mat1")
    assert changed_bytes([added]).added_bytes == NBYTES // 2
    assert changed_bytes([resized]) == (NBYTES, NBYTES // 2, 0, NBYTES // 2)


def test_checkpoint_cache_is_added_in_its_module():
    model, forward = CASES["checkpoint_selective_by_list"]("cpu")
    recording = recorded(model, forward)

    cached = [
        row
        for row in compare_rows(empty(), recording)
        if row.saver.slot.startswith("checkpoint cache")
    ]

    assert changed_bytes(cached).added_bytes == tb_actmem.totals(recording).checkpoint_cache_bytes
    assert [(row.saver.op, row.saver.call) for row in cached] == [("addmm", 0), ("addmm", 1)]


def test_recomputation_keeps_call_numbers():
    model, x = layers(), torch.randn(WIDTH, WIDTH)

    def accumulated(forward: Callable[[], Any]) -> Recording:
        with tb_actmem.record(model) as recorder:
            for _ in range(2):
                forward().sum().backward()
        return recorder.recording

    before = accumulated(lambda: model(x))
    after = accumulated(lambda: by_checkpoints(model, x))
    numbers = {row.saver.call for row in compare_rows(before, after) if row.saver.module}

    assert max(call.call for call in after.modules) == 3
    assert numbers == {0, 1}


def test_wrapped_module_is_same_module():
    from torch.distributed.algorithms._checkpoint.checkpoint_wrapper import checkpoint_wrapper

    model, x = layers(), torch.randn(WIDTH, WIDTH, requires_grad=True)
    before = recorded(model, lambda: model(x))
    wrapped = nn.Sequential(*(checkpoint_wrapper(layer) for layer in model))
    after = recorded(wrapped, lambda: wrapped(x))
    bare = recorded(model, lambda: by_checkpoints(model, x))

    savers = {row.saver for row in compare_rows(before, after)}

    assert any("_checkpoint_wrapped_module" in call.fqn for call in after.modules)
    caches = {saver for saver in savers if saver.slot == "checkpoint cache"}
    assert savers - caches == {row.saver for row in compare_rows(before, bare)}


def test_different_recordings_have_no_common_rows():
    rows = compare_rows(diamond(), toy())

    assert {row.change for row in rows} == {Change.RELEASED, Change.ADDED}
    assert changed_bytes(rows) == (64, 64, 168, 168)


def test_text_combines_repeated_layers():
    model, x = layers(), torch.randn(WIDTH, WIDTH, requires_grad=True)
    before = recorded(model, lambda: model(x))
    after = recorded(model, lambda: by_checkpoints(model, x))

    lines = str(tb_actmem.compare(before, after)).splitlines()

    (gelu,) = [line for line in lines if line.startswith("released") and "gelu" in line]
    assert gelu.split() == [
        *("released", "3", "KiB", "0", "B", "-3", "KiB"),
        *("float32", "[16,", "16]", "gelu", "self", "*.1", "×3"),
    ]
    assert lines[-1].startswith("7 KiB saved before, 3 KiB after: −7 KiB, ")


def test_text_lists_largest_changes_and_their_number():
    text = tb_actmem.compare(diamond(), toy()).text(limit=2)

    assert text.count("released") + text.count("added") == 2
    assert "The 2 largest of" in text


def keeping(op: str, nbytes: int) -> Recording:
    return replace(
        one_node(),
        nodes=(node(op, 0),),
        storages=(storage(nbytes, Category.INPUT),),
        tensors=(tensor(0, nbytes // 4),),
        saves=(save(0, "self", 0),),
    )


def test_largest_change_comes_first():
    large, small = keeping("SinBackward0", 400), keeping("CosBackward0", 16)

    for before, after in ((large, small), (small, large)):
        text = tb_actmem.compare(before, after).text(limit=1)
        assert "sin" in text and "cos" not in text


def test_resized_rows_are_sorted_by_difference():
    def keeping_two(*sizes: int) -> Recording:
        return replace(
            one_node(),
            nodes=(node("SinBackward0", 0), node("CosBackward0", 1)),
            storages=tuple(storage(nbytes, Category.INPUT) for nbytes in sizes),
            tensors=tuple(tensor(n, nbytes // 4) for n, nbytes in enumerate(sizes)),
            saves=tuple(save(n, "self", n) for n in range(len(sizes))),
        )

    text = tb_actmem.compare(keeping_two(400, 16), keeping_two(396, 32)).text(limit=1)
    assert "cos" in text and "sin" not in text


def test_first_common_saver_is_attributed():
    first, second = compare_rows(shared_storage(), shared_storage())

    assert (first.before_bytes, first.after_bytes) == (24, 24)
    assert (second.before_bytes, second.after_bytes) == (0, 0)


def test_empty_recordings_compare_equal():
    assert str(tb_actmem.compare(one_node(), one_node())) == "Both save the same: 0 B in 0 saves."


@pytest.fixture
def runs(tmp_path):
    """A log directory with two recordings of one model under two tags."""
    from torch.utils.tensorboard import SummaryWriter

    model, x = layers(), torch.randn(WIDTH, WIDTH, requires_grad=True)
    with SummaryWriter(str(tmp_path / "run")) as writer:
        for tag, forward in (("plain", model), ("full", lambda x: by_checkpoints(model, x))):
            recording = recorded(model, lambda: forward(x))  # noqa: B023 - it is called at once
            tb_actmem.add_recording(writer, tag, recording, global_step=0)
            tb_actmem.write(recording, tmp_path / f"{tag}.actmem")
    return tmp_path


def test_command_compares_tags_or_files(runs, capsys):
    assert main(["compare", str(runs / "run"), "--tag", "plain", "full"]) == 0
    by_tags = capsys.readouterr().out
    assert main(["compare", str(runs / "plain.actmem"), str(runs / "full.actmem")]) == 0
    by_files = capsys.readouterr().out

    assert "7 KiB saved before, 3 KiB after" in by_tags
    assert by_tags.partition("\n")[2] == by_files.partition("\n")[2]
    assert by_files.splitlines()[0] == f"from {runs / 'plain.actmem'} to {runs / 'full.actmem'}"


def test_json_of_command_adds_up(runs, capsys):
    files = [str(runs / f"{tag}.actmem") for tag in ("plain", "full")]

    main(["compare", *files, "--json"])

    found = json.loads(capsys.readouterr().out)
    difference = sum(row["difference_bytes"] for row in found["changes"])
    assert difference == found["totals"]["after_bytes"] - found["totals"]["before_bytes"]
    assert max(row["saves"] for row in found["changes"]) == 3


def test_tag_option_applies_to_log_directory(runs, capsys):
    of_both = ["compare", str(runs / "plain.actmem"), str(runs / "run")]

    assert main([*of_both, "--tag", "full", "--step", "0"]) == 0
    assert "7 KiB saved before, 3 KiB after" in capsys.readouterr().out


def test_one_save_is_singular():
    changes = str(tb_actmem.compare(chain(1), chain(1))).splitlines()[-1]
    assert changes == "Both save the same: 16 B in 1 save."


def test_single_changed_layer_has_its_own_name():
    before = transformer(3)
    changed = next(node for node, row in enumerate(before.nodes) if row.name == "GeluBackward0")
    saves = tuple(save for save in before.saves if save.node != changed)

    text = str(tb_actmem.compare(before, replace(before, saves=saves)))

    assert "layers.0.mlp" in text


def test_limit_option_limits_lines(runs, capsys):
    files = [str(runs / f"{tag}.actmem") for tag in ("plain", "full")]

    main(["compare", *files, "--limit", "1"])

    out = capsys.readouterr().out
    assert out.count("released") + out.count("added") == 1
    assert "The 1 largest of 4 lines are listed." in out


def test_command_lists_available_recordings(runs, capsys):
    assert main(["compare", str(runs / "run"), "--step", "0", "1"]) == 1

    assert "choose by --run and --tag" in capsys.readouterr().err


def test_recording_is_not_compared_with_itself(runs, capsys):
    assert main(["compare", str(runs / "full.actmem")]) == 1

    assert "full.actmem is only one recording. Give two files" in capsys.readouterr().err


def test_three_recordings_are_rejected(runs, capsys):
    with pytest.raises(SystemExit):
        main(["compare", str(runs / "run"), "--tag", "plain", "full", "half"])

    assert "--tag: 3 values, but at most two are compared" in capsys.readouterr().err


def test_equal_recordings_have_no_table():
    """One of the toy's five saves is a parameter."""
    peak = totals(toy()).forward_peak_bytes
    assert str(tb_actmem.compare(toy(), toy())) == (
        f"Forward peak unchanged at {peak} B, saved for backward unchanged at 168 B.\n"
        "The peak stays in the forward, at relu (1): temporary 96 B (addmm in 0 96 B), saved for "
        "backward\n96 B.\n\n"
        f"forward peak: {peak} B → {peak} B\n\nBoth save the same: 168 B in 4 saves."
    )


def test_text_begins_with_sentence_and_all_peaks():
    model, x = nn.Linear(WIDTH, WIDTH), torch.randn(WIDTH, WIDTH)
    optimizer = torch.optim.SGD(model.parameters(), momentum=0.9)

    def step() -> None:
        model(x).sum().backward()
        optimizer.step()

    step()

    def two_steps() -> None:
        step()
        step()

    before, after = recorded(model, step), recorded(model, two_steps)

    sentence, peaks, *_ = str(tb_actmem.compare(before, after)).split("\n\n")
    lines = peaks.splitlines()
    old, new = (totals(of).total_peak_bytes for of in (before, after))
    assert old is not None and new is not None
    assert sentence.startswith(f"Total peak unchanged at {nbytes_text(new)}, ")
    assert lines[0] == f"total peak: {nbytes_text(old)} → {nbytes_text(new)}"
    assert lines[1].startswith("step peak: ")
    assert lines[2].startswith("forward peak: ")
