"""optimize.json: each action, and several together, against steps that really ran."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.format import to_bytes
from tb_actmem.model import Recording
from tests.support.activations import gelu_by_tanh
from tests.support.checkpointable import on_device
from tests.support.recordings import toy
from tests.support.tabs import Blob, FakeProvider, fake, sentence
from tests.support.tabs import Tab as Server

pytestmark = pytest.mark.usefixtures("jobs_end")


class Gelu(nn.Module):
    """GELU op by op, as in GPT-2's first code, or as one function."""

    def __init__(self, *, fused: bool) -> None:
        super().__init__()
        self.fused = fused

    def forward(self, x: Tensor) -> Tensor:
        if self.fused:
            return nn.functional.gelu(x, approximate="tanh")
        return gelu_by_tanh(x)


class Block(nn.Module):
    def __init__(self, *, fused: bool) -> None:
        super().__init__()
        self.up, self.act, self.down = nn.Linear(32, 64), Gelu(fused=fused), nn.Linear(64, 32)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(self.act(self.up(x)))


def a_model(*, fused: bool = False) -> nn.Module:
    torch.manual_seed(0)
    blocks = nn.Sequential(*(Block(fused=fused) for _ in range(4)))
    return nn.Sequential(OrderedDict(blocks=blocks, head=nn.Linear(32, 512)))


def trained(model: nn.Module, batch: int = 256) -> Recording:
    """The second step of a training, whose loss is wide."""
    x, y = torch.randn(batch, 32), torch.zeros(batch, dtype=torch.long)
    optimizer = torch.optim.AdamW(model.parameters())
    for _ in range(2):
        with tb_actmem.record(model) as recorder:
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            optimizer.zero_grad()
    return recorder.recording


@cache
def recorded() -> Recording:
    return trained(a_model())


def total_peak(recording: Recording) -> int:
    return tb_actmem.totals(recording).total_peak_bytes or 0


def whole(server: Server, **args: Any) -> Any:
    """The reply, for which the page asks until nothing is pending."""
    while (found := server.of("optimize.json", **args).json)["pending"] is not None:
        pass
    return found


def choice(*rows: Any) -> dict[str, str]:
    """The query for some actions together, as the page makes it."""
    parts = {part: " ".join(filter(None, (row[part] for row in rows))) for part in PARTS}
    return {part: text for part, text in parts.items() if text}


PARTS = ("checkpoint", "save", "offload", "rewrite")


def predicted_rows() -> list[Any]:
    return [row for row in whole(Server(fake(recorded())))["actions"] if row["checkpoint"]]


def test_code_of_every_action_gives_its_total_peak():
    server, before = Server(fake(recorded())), total_peak(recorded())
    rows = [row for row in whole(server)["actions"] if choice(row)]

    assert {row["kind"] for row in rows} == {"checkpoint", "selective", "suggestion"}
    for row in rows:
        found = whole(server, **choice(row))
        model = a_model()
        exec(found["chosen"]["code"], {"model": model})

        assert total_peak(trained(model)) == found["chosen"]["peak_bytes"]
        assert found["chosen"]["peak_bytes"] == before - row["gain_bytes"]


def test_actions_without_backward_have_no_exact_gain():
    model = a_model()
    with tb_actmem.record(model) as recorder:
        kept = model(torch.randn(256, 32))
    server = Server(fake(recorder.recording))
    del kept
    rows = [row for row in whole(server)["actions"] if row["checkpoint"]]

    assert rows
    assert not any(row["is_exact"] or row["cost"] for row in rows)
    chosen = whole(server, **choice(rows[0]))["chosen"]
    assert chosen["cost"] is None
    assert any("has no backward" in sentence for sentence in chosen["verdict"])


@pytest.mark.parametrize("is_fused", [False, True])
def test_code_of_combined_actions_gives_their_total_peak(is_fused):
    server = Server(fake(recorded()))
    rows = [row for row in predicted_rows() if row["kind"] == "checkpoint"]
    nested = [row for row in rows if row["checkpoint"] in ("blocks.*", "blocks.*.act")]
    assert len(nested) == 2
    fused = [row for row in whole(server)["actions"] if row["rewrite"]]
    assert len(fused) == 1

    chosen = whole(server, **choice(*nested, *(fused if is_fused else [])))["chosen"]

    model = a_model()
    exec(chosen["code"], {"model": model})
    assert total_peak(trained(model)) == chosen["peak_bytes"] < total_peak(recorded())
    assert chosen["code"].startswith("# Total peak: ")
    assert chosen["verdict"][0].startswith("Total peak ")
    (verdict,) = chosen["fits"]
    assert verdict.startswith("H100: fits, ")


def test_whole_recomputation_costs_forward_flops_of_blocks():
    """Per row, a block multiplies 32 by 64 twice, and the head 32 by 512."""
    chosen = whole(Server(fake(recorded())), checkpoint="blocks.*")["chosen"]

    blocks, head = 4 * 2 * 32 * 64, 32 * 512
    # A block's last matmul is not recomputed: nothing in its backward needs the result.
    assert blocks / 2 / (blocks + head) <= chosen["cost_share"] <= blocks / (blocks + head)


def test_modules_that_do_not_change_are_named():
    """Nothing else is known of the one activation whose intermediate tensors others use."""
    model = a_model()
    seen: list[Tensor] = []

    class Watched(Gelu):
        def forward(self, x: Tensor) -> Tensor:
            cubic = x + 0.044715 * torch.pow(x, 3.0)
            seen.append(cubic.detach())
            return 0.5 * x * (1.0 + torch.tanh(0.7978845608028654 * cubic))

    model.get_submodule("blocks.2").act = Watched(fused=False)
    x = torch.randn(256, 32)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
        seen[0].sum()
    server = Server(fake(recorder.recording))
    (row,) = [row for row in whole(server)["actions"] if row["rewrite"]]
    chosen = whole(server, rewrite="**")["chosen"]

    said = "Others use the ops or the gradients of the function in blocks.2.act."
    assert said in row["note"] and said in chosen["verdict"][-1]
    assert "for layer in (0, 1, 3)" in chosen["code"]


def test_gain_of_fused_function_is_that_of_real_step():
    plain = trained(a_model())
    found = whole(Server(fake(plain)))
    (row,) = [row for row in found["actions"] if "gelu" in row["code"]]

    fused = trained(a_model(fused=True))

    assert total_peak(plain) - total_peak(fused) == row["gain_bytes"]
    saved = [tb_actmem.totals(each).saved_bytes for each in (plain, fused)]
    assert saved[0] - saved[1] == row["saved_gain_bytes"]
    assert row["kind"] == "suggestion" and row["is_exact"]


def test_no_checkpoint_lowers_the_peak_of_the_optimizer_step():
    """Of a small batch, gradients and optimizer states outweigh what checkpoints leave."""
    found = whole(Server(fake(trained(a_model(), 28))))
    model = a_model()
    for block in model.get_submodule("blocks").children():
        block.forward = partial(checkpoint, block.forward, use_reentrant=False)

    assert total_peak(trained(model, 28)) == found["update_bytes"] < found["peak_bytes"]
    rows = [row for row in found["actions"] if row["checkpoint"]]
    most = found["peak_bytes"] - found["update_bytes"]
    reached = [row for row in rows if row["gain_bytes"] == most]
    assert len(reached) > 1
    assert reached == [row for row in rows if "optimizer step" in row["note"]]


def test_largest_gain_comes_first_and_cheaper_ones_before():
    rows = whole(Server(fake(recorded())))["actions"]

    gains = [row["gain_bytes"] for row in rows if row["gain_bytes"] is not None]
    assert gains == sorted(gains, reverse=True) and gains[0] > 0
    equal = [row for row in rows if row["gain_bytes"] == gains[0] and row["cost"]]
    times = [row["cost"]["milliseconds"] for row in equal]
    assert times == sorted(times)


def test_first_reply_lists_actions_without_predictions():
    server = Server(fake(recorded()))

    found = server.of("optimize.json").json

    rows = [row for row in found["actions"] if choice(row)]
    assert found["pending"] == {"known_count": 0, "asked_count": len(rows)}
    assert all(row["gain_bytes"] is None for row in rows if not row["rewrite"])
    assert not any(row["is_exact"] for row in rows if row["rewrite"])
    assert found["actions"][0]["kind"] == "suggestion"


def test_gpu_changes_times_but_no_bytes():
    server = Server(fake(recorded()))
    slow, fast = (whole(server, gpu=name) for name in ("T4", "H100"))

    assert slow["fits"][0].startswith("T4: ") and fast["fits"][0].startswith("H100: ")
    for one, other in zip(slow["actions"], fast["actions"], strict=True):
        if one["text"] == other["text"] and one["cost"]:
            assert one["cost"]["milliseconds"] > other["cost"]["milliseconds"] > 0
    assert {row["text"]: row["gain_bytes"] for row in slow["actions"]} == {
        row["text"]: row["gain_bytes"] for row in fast["actions"]
    }
    assert "is not a known GPU" in sentence(server.of("optimize.json", gpu="abacus"), 400)


def test_memory_outside_of_torch_changes_the_verdict():
    server = Server(fake(recorded()))
    usual, all_of_it = (whole(server, gpu="T4", **more) for more in ({}, {"outside": 2**34}))

    assert (usual["outside_bytes"], all_of_it["outside_bytes"]) == (512 * 2**20, 2**34)
    assert usual["fits"][0].startswith("T4: fits") and "does not fit" in all_of_it["fits"][0]
    for wrong in ("-1", "much"):
        assert "outside=" in sentence(server.of("optimize.json", outside=wrong), 400)


def test_given_memory_replaces_that_of_the_gpu():
    server, usual = Server(fake(recorded())), tb_actmem.predict.fits(recorded(), "T4")
    for nbytes in (usual.sufficient_bytes, usual.sufficient_bytes - 1):
        expected = replace(usual, total_bytes=nbytes)
        found = whole(server, gpu="T4", memory=nbytes)

        assert (found["gpu_bytes"], found["fits"]) == (nbytes, expected.verdict)
        alone = server.of("fits.json", gpu="T4", memory=nbytes).json
        assert (alone["gpu_bytes"], alone["verdict"]) == (nbytes, expected.verdict)
    for wrong in ("-1", "24 GiB"):
        assert "memory=" in sentence(server.of("fits.json", memory=wrong), 400)


def test_verdict_alone_is_that_of_fits():
    server, recording = Server(fake(recorded())), recorded()
    for name, outside in (("T4", 0), ("H100", 2**40)):
        while (found := server.of("fits.json", gpu=name, outside=outside).json)["pending"]:
            assert found["verdict"] == []
        expected = tb_actmem.predict.fits(recording, name, outside=outside)
        assert (found["gpu"], found["gpu_bytes"]) == (name, expected.total_bytes)
        assert found["verdict"] == expected.verdict

    capture = tb_actmem.capture(a_model()(torch.randn(2, 32)))
    assert "needs the ops" in sentence(Server(fake(capture)).of("fits.json"), 400)


def test_step_on_accelerator_may_be_offloaded():
    server = Server(fake(on_device(recorded())))
    rows = [row for row in whole(server)["actions"] if row["kind"] == "offload"]

    assert rows
    after = tb_actmem.predict.checkpoint(on_device(recorded()), offload=rows[0]["offload"])
    assert total_peak(on_device(recorded())) - total_peak(after) == rows[0]["gain_bytes"]
    assert rows[0]["cost"]["host_bytes"] > 0
    assert not any(row["offload"] for row in predicted_rows())


class Noisy(nn.Module):
    def __init__(self, use: Callable[[Tensor], None]) -> None:
        super().__init__()
        self.linear, self.use = nn.Linear(256, 256), use

    def forward(self, x: Tensor) -> Tensor:
        noise = torch.rand(4096, 256)
        self.use(noise)
        mean = noise.mean()
        del noise
        return self.linear(x) + mean


def noisy(use: Callable[[Tensor], None]) -> Recording:
    model = nn.Sequential(*(Noisy(use) for _ in range(3)))
    with tb_actmem.record(model) as recorder:
        model(torch.ones(8, 256)).sum().backward()
    return recorder.recording


def test_gain_of_warning_is_that_of_releasing():
    held: list[Tensor] = []
    recording = noisy(lambda noise: held.append(noise))
    released = noisy(lambda noise: None)
    found = whole(Server(fake(recording)))
    (row,) = [row for row in found["actions"] if row["kind"] == "warning"]

    assert total_peak(recording) - total_peak(released) == row["gain_bytes"] > 0


def test_actions_that_cannot_be_combined_say_why():
    found = whole(Server(fake(recorded())), checkpoint="blocks.*", offload="blocks.*.act")

    assert found["chosen"] is None
    assert "runs inside a checkpoint, which does not keep its saves" in found["problem"]
    assert found["actions"]


def test_recording_without_ops_has_no_actions():
    model = nn.Linear(2, 2)
    recording = tb_actmem.capture(model(torch.ones(1, 2)).sum(), model)

    assert "needs the ops" in sentence(Server(fake(recording)).of("optimize.json"), 400)


def test_step_without_modules_has_no_actions_but_a_peak():
    found = whole(Server(fake(toy())))

    assert found["peak_bytes"] > 0
    assert found["pending"] is None


def of_rows(rows: int, activation: type[nn.Module] = nn.GELU) -> Recording:
    model, x = nn.Sequential(nn.Linear(32, 64), activation()), torch.ones(rows, 32)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    return recorder.recording


def test_recorded_smaller_size_is_an_action():
    recordings = {f"mlp/b={rows}": of_rows(rows) for rows in (64, 128, 256, 512)}
    recordings["mlp/b=192"] = of_rows(192, nn.ReLU)  # another model
    server = Server(
        FakeProvider({(run, "t"): {0: Blob(to_bytes(each))} for run, each in recordings.items()})
    )

    (row,) = [row for row in whole(server, run="mlp/b=256")["actions"] if row["kind"] == "size"]

    gain = total_peak(recordings["mlp/b=256"]) - total_peak(recordings["mlp/b=128"])
    assert row["gain_bytes"] == gain > 0 and row["is_exact"]
    assert row["text"] == "Use the size b=128"
    assert row["note"].startswith("Recorded in mlp/b=128, step 0. Its peak is ")
    smallest = whole(server, run="mlp/b=64")["actions"]
    assert not [row for row in smallest if row["kind"] == "size"]


def test_gain_of_in_place_behind_view_is_not_known():
    """A Linear of three dimensions returns a view, whose gradient torch 2.13 copies."""

    def step(inplace: bool) -> Recording:
        layers = nn.Linear(8, 64), nn.ELU(inplace=inplace), nn.Linear(64, 8)
        model, x = nn.Sequential(OrderedDict(block=nn.Sequential(*layers))), torch.ones(4, 16, 8)
        with tb_actmem.record(model) as recorder:
            model(x).sum().backward()
        return recorder.recording

    before, after = step(inplace=False), step(inplace=True)

    (row,) = [row for row in whole(Server(fake(before)))["actions"] if row["code"]]

    assert (row["gain_bytes"], row["rewrite"], row["is_exact"]) == (None, "", False)
    saved = [tb_actmem.totals(each).saved_bytes for each in (before, after)]
    assert saved[0] - saved[1] == row["saved_gain_bytes"] > 0
    gain = total_peak(before) - total_peak(after)
    assert gain < (0 if torch.__version__ < "2.15" else row["saved_gain_bytes"])


def test_functions_with_other_kernels_on_cuda_are_named():
    """CUDA saves the mask of dropout as bool, and the CPU as float32."""
    model, rows = nn.Sequential(nn.Linear(32, 64), nn.Dropout(0.1), nn.Linear(64, 32)), 256
    with_dropout = whole(Server(fake(trained(model))))["fits"]
    without = whole(Server(fake(recorded())))["fits"]

    assert len(without) == 1 and len(with_dropout) == 2
    assert f"dropout {rows * 64 * 4 // 1024} KiB" in with_dropout[1]
