"""Torch's reports on a fake GPU, and the kernels it chooses for it."""

from __future__ import annotations

from contextlib import nullcontext
from threading import Thread
from typing import Any

import pytest
import torch
from torch import nn
from torch.overrides import TorchFunctionMode

import tb_actmem
from tb_actmem.model import Note
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.predict.fake_tensors.cuda import cuda_as
from tb_actmem.predict.fake_tensors.replacements import replaced
from tb_actmem.text.notes import words

pytestmark = pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13")

GIB = 2**30


def test_torch_reports_one_device() -> None:
    like = gpu("L4")
    with cuda_as(like, lambda note: None):
        torch.cuda.init()
        torch.cuda.set_device(0)
        torch.cuda.synchronize()
        said: list[Any] = [
            torch.cuda.is_available(),
            torch.cuda.device_count(),
            torch.cuda.current_device(),
            torch.cuda.get_device_name(),
            torch.cuda.get_device_capability(0),
            torch.cuda.mem_get_info(),
            torch.cuda.is_current_stream_capturing(),
        ]
        properties: Any = torch.cuda.get_device_properties(0)

    nbytes = int(22.03 * GIB)
    assert said == [True, 1, 0, "L4", (8, 9), (nbytes, nbytes), False]
    assert (properties.name, properties.total_memory) == ("L4", nbytes)
    assert (properties.major, properties.minor) == (8, 9)
    assert (properties.multi_processor_count, properties.warp_size) == (58, 32)


class Devices(TorchFunctionMode):
    """Records on which device empty tensors are requested, and makes none."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Any] = []

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func is not torch.empty:
            return func(*args, **(kwargs or {}))
        self.seen.append((kwargs or {}).get("device"))
        return None


def test_fake_device_is_default_device() -> None:
    with Devices() as devices:
        with cuda_as(gpu("A100"), lambda note: None):
            torch.empty(3)
            torch.empty(3, device="cpu")
        torch.empty(3)

    assert devices.seen == [torch.device("cuda"), "cpu", None]


@pytest.mark.parametrize(("like", "by_itself"), [("T4", False), ("A100", True), ("H100", True)])
def test_devices_before_ampere_emulate_bfloat16(like: str, by_itself: bool) -> None:
    with cuda_as(gpu(like), lambda note: None):
        assert torch.cuda.is_bf16_supported()
        assert torch.cuda.is_bf16_supported(including_emulation=False) is by_itself


def test_generator_state_can_be_restored() -> None:
    with cuda_as(gpu("A100"), lambda note: None):
        state = torch.cuda.get_rng_state()
        (same,) = torch.cuda.get_rng_state_all()
        torch.cuda.set_rng_state(state)
        torch.cuda.set_rng_state_all([same])

    for one in (state, same):
        assert (one.shape, one.dtype, one.device.type) == ((16,), torch.uint8, "cpu")


def test_streams_are_always_complete() -> None:
    with cuda_as(gpu("A100"), lambda note: None):
        stream: Any = torch.cuda.Stream()
        with torch.cuda.stream(stream):
            event: Any = stream.record_event()
        other: Any = torch.cuda.Event(enable_timing=True)
        other.record()
        stream.wait_event(other)
        stream.wait_stream(torch.cuda.current_stream())
        stream.synchronize()
        other.synchronize()
        assert stream.query() is event.query() is other.query() is True
        assert 1 / other.elapsed_time(event) > 0  # as a program that measures its speed
        assert stream.record_event(other) is other
        assert torch.cuda.default_stream().stream_id == 0


@pytest.mark.parametrize(
    ("like", "options", "kernel"),
    [
        ("T4", {}, "unfused, which saves the scores"),
        ("A100", {}, "flash attention"),
        ("A100", {"scale": 0.5, "is_causal": True}, "flash attention"),
        ("A100", {"is_causal": True, "queries": 2}, "memory-efficient attention"),
        ("A100", {"masked": True}, "memory-efficient attention"),
        ("A100", {"enable_gqa": True, "heads": 2}, "flash attention"),
    ],
)
def test_assumed_kernel_is_noted_in_words(
    like: str, options: dict[str, Any], kernel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Torch calls the replacement of attention with tensors on CUDA, which only its builds have."""
    implemented: dict[str, Any] = {}

    def implement(op: str, function: Any) -> nullcontext[None]:
        implemented[op] = function
        return nullcontext()

    monkeypatch.setattr("tb_actmem.predict.fake_tensors.attention.implemented", implement)
    options = dict(options)
    shape: Any = {"dtype": torch.bfloat16, "device": "meta"}
    q: Any = torch.empty(1, 4, options.pop("queries", 3), 8, **shape)
    k: Any = torch.empty(1, options.pop("heads", 4), 3, 8, **shape)
    mask: Any = torch.zeros(3, 3, **shape) if options.pop("masked", False) else None
    notes: list[Note] = []
    with cuda_as(gpu(like), notes.append):
        attend = implemented["scaled_dot_product_attention"]
        assert attend(q, k, k, mask, 0.25, **options).shape == q.shape

    assert [*map(words, notes)] == [
        f"Attention was assumed to be {kernel}, as torch chooses on {like}."
    ]


class Owner:
    """Has a function of its own, one of its class and a static one."""

    def method(self) -> str:
        return "own"

    @staticmethod
    def static() -> str:
        return "own"


class Heir(Owner):
    """Has no function of its own."""


def doubled(behind: Any) -> Any:
    return lambda *args: 2 * behind(*args)


@pytest.mark.parametrize(
    ("owner", "name"), [(Owner, "method"), (Owner, "static"), (Heir, "method")]
)
def test_function_is_replaced_in_this_thread_only(owner: Any, name: str) -> None:
    before, elsewhere = dict(vars(owner)), list[str]()
    with replaced(owner, name, doubled):
        assert getattr(owner(), name)() == "ownown"
        thread = Thread(target=lambda: elsewhere.append(getattr(owner(), name)()))
        thread.start()
        thread.join()

    assert elsewhere == ["own"]
    assert dict(vars(owner)) == before


def test_later_replacement_by_user_stays() -> None:
    class Fresh(Owner):
        pass

    with replaced(Fresh, "method", doubled):
        Fresh.method = theirs = lambda self: "theirs"  # type: ignore[method-assign]

    assert vars(Fresh)["method"] is theirs


def test_class_is_replaced_in_all_threads() -> None:
    class Other:
        pass

    with replaced(nn, "Identity", lambda behind: Other):
        assert nn.Identity is Other  # type: ignore[comparison-overlap]
    assert nn.Identity.__name__ == "Identity"


def test_numbers_of_classes_become_rows_of_ones() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        classes = torch.tensor([[1, 0], [2, 2]])
        known = nn.functional.one_hot(classes, 3)
        assert (known.shape, known.dtype) == ((2, 2, 3), torch.int64)
        assert [one.item() for one in known[0, 0]] == [0, 1, 0]
        assert nn.functional.one_hot(classes).shape == (2, 2, 3)
        with pytest.raises(tb_actmem.errors.RecordError, match="asks for a value"):
            nn.functional.one_hot(torch.randn(64, 64).argmax(-1))
        assert nn.functional.one_hot(torch.randn(4, 4).argmax(-1), 7).shape == (4, 7)


def test_model_moves_as_in_training() -> None:
    with tb_actmem.predict.dry_run("cpu"):
        model = nn.Linear(4, 3)
        weight = model.weight
        model.to(torch.bfloat16)
        assert model.weight is weight
        assert (weight.dtype, weight.device.type) == (torch.bfloat16, "cpu")
        model(torch.randn(2, 4, dtype=torch.bfloat16)).sum().backward()
        assert weight.grad is not None

    ours, theirs = (nn.Parameter(torch.full((2,), float(value))) for value in (1, 2))
    with tb_actmem.predict.dry_run("cpu"):
        torch.utils.swap_tensors(ours, theirs)
    assert ours.tolist() == [2, 2]


def test_rejection_sampling_draws_once() -> None:
    with tb_actmem.predict.dry_run("cpu"), tb_actmem.record() as recorder:
        made = torch.empty(3)
        assert nn.init.trunc_normal_(made) is made

    assert "aten::uniform_" not in {op.name for op in recorder.recording.ops}
