"""A dry run on CUDA: a GPU's saved bytes, torch's own choice of kernels, and unknown values."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.nn.attention import SDPBackend, sdpa_kernel

import tb_actmem
from tb_actmem.model import Category, Recording
from tb_actmem.predict.fake_cuda import pretended
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.types import Totals
from tests.predict.fake_tensors.test_dry_run import by_rank, tensors_in
from tests.support import hard_cases
from tests.support.notes import notes_of

built = pytest.mark.skipif(torch.version.cuda is None, reason="torch is no CUDA build")

B, S, D = 2, 4096, 1024


class Block(nn.Module):
    """A pre-norm transformer block of two heads."""

    def __init__(self, activation: nn.Module) -> None:
        super().__init__()
        self.norms = nn.ModuleList([nn.LayerNorm(D), nn.LayerNorm(D)])
        self.qkv, self.out = nn.Linear(D, 3 * D), nn.Linear(D, D)
        self.mlp = nn.Sequential(nn.Linear(D, 4 * D), activation, nn.Linear(4 * D, D))

    def forward(self, x: Tensor) -> Tensor:
        parts = self.qkv(self.norms[0](x)).chunk(3, dim=-1)
        q, k, v = (part.view(B, S, 2, D // 2).transpose(1, 2) for part in parts)
        attended = functional.scaled_dot_product_attention(q, k, v)
        x = x + self.out(attended.transpose(1, 2).reshape(B, S, D))
        return x + self.mlp(self.norms[1](x))


class Attention(nn.Module):
    """Two heads, with torch's own function and no norm."""

    def __init__(self, _: nn.Module) -> None:
        super().__init__()
        self.qkv, self.out = nn.Linear(D, 3 * D), nn.Linear(D, D)

    def forward(self, x: Tensor) -> Tensor:
        parts = self.qkv(x).chunk(3, dim=-1)
        q, k, v = (part.view(B, S, 2, D // 2).transpose(1, 2) for part in parts)
        attended = functional.scaled_dot_product_attention(q, k, v)
        projected: Tensor = self.out(attended.transpose(1, 2).reshape(B, S, D))
        return projected


def mlp(activation: nn.Module) -> nn.Module:
    return nn.Sequential(nn.Linear(D, 4 * D), activation, nn.Linear(4 * D, D))


def dropped_mlp(activation: nn.Module) -> nn.Module:
    return nn.Sequential(mlp(activation), nn.Dropout(0.1))


UNIT = B * S * D
"""The elements of an activation of the width of the model."""
STATISTICS = 4 * B * S * 4
"""Two norms' means and deviations, in float32."""
OF_ATTENTION = 2 * B * S * 4 + 16
"""The logarithms of two heads' sums in float32, and the random state."""


@built
@pytest.mark.parametrize("like", ["A100", "H100"])
@pytest.mark.parametrize(
    ("make", "activation", "nbytes"),
    [
        (mlp, nn.ReLU, 83_886_080),
        (mlp, nn.GELU, 150_994_944),
        (Block, nn.ReLU, 201_523_216),
        (Block, nn.GELU, 268_632_080),
        (mlp, nn.GELU, 18 * UNIT),
        (mlp, nn.ReLU, 10 * UNIT),
        (dropped_mlp, nn.GELU, 18 * UNIT + UNIT),  # a mask takes a byte an element
        (Attention, nn.GELU, 10 * UNIT + OF_ATTENTION),
        (Block, nn.GELU, 2 * 16 * UNIT + STATISTICS + OF_ATTENTION),
        (Block, nn.ReLU, 2 * 12 * UNIT + STATISTICS + OF_ATTENTION),
    ],
)
def test_saved_bytes_equal_those_of_gpu(
    make: Any, activation: type[nn.Module], nbytes: int, like: str
) -> None:
    with tb_actmem.predict.dry_run("cuda", like=like):
        model = make(activation()).to(torch.bfloat16)
        x = torch.randn(B, S, D, dtype=torch.bfloat16, requires_grad=True)
        with tb_actmem.record(model) as recorder:
            y = model(x)
    recording = recorder.recording.check()

    assert tb_actmem.totals(recording).saved_bytes == nbytes
    assert recording.meta.device == like
    assert recording.meta.predicted == f"a dry run as on {like}"
    del y


def attention(like: str, *, depth: int = 64, dtype: torch.dtype = torch.bfloat16) -> Recording:
    with tb_actmem.predict.dry_run("cuda", like=like):
        q, k, v = (torch.randn(2, 4, 128, depth, dtype=dtype, requires_grad=True) for _ in "qkv")
        with tb_actmem.record() as recorder:
            functional.scaled_dot_product_attention(q, k, v, is_causal=True).sum().backward()
    return recorder.recording.check()


@built
@pytest.mark.parametrize(
    ("like", "options", "kernel"),
    [
        ("H100", {}, "cuDNN's attention"),
        ("A100", {}, "flash attention"),
        ("A100", {"dtype": torch.float32}, "memory-efficient attention"),
        ("A100", {"dtype": torch.float64}, "unfused"),
        ("T4", {}, "unfused"),
        ("T4", {"dtype": torch.float16}, "memory-efficient attention"),
        ("A100", {"depth": 60}, "flash attention"),
    ],
)
def test_assumed_attention_kernel_is_noted(like: str, options: Any, kernel: str) -> None:
    (note,) = notes_of(attention(like, **options))
    assert kernel in note and like in note


@built
def test_chosen_attention_kernel_is_used() -> None:
    with sdpa_kernel(SDPBackend.MATH):
        assert "unfused" in notes_of(attention("H100"))[0]
    with sdpa_kernel([SDPBackend.EFFICIENT_ATTENTION, SDPBackend.MATH], set_priority=True):
        assert "memory-efficient" in notes_of(attention("H100"))[0]


PINNED: dict[str, Callable[..., Tensor]] = {
    "empty": partial(torch.empty, 3),
    "tensor": partial(torch.tensor, [1.0]),
    "randn": partial(torch.randn, 3),
    "arange": partial(torch.arange, 3),
}


@built
@pytest.mark.parametrize("name", PINNED)
@pytest.mark.parametrize("device", [{}, {"device": "cpu"}])
def test_pinned_memory_is_on_host(name: str, device: Any) -> None:
    with tb_actmem.predict.dry_run("cuda"):
        pinned, other = PINNED[name](pin_memory=True, **device), PINNED[name]()

        assert (pinned.device.type, pinned.is_pinned()) == ("cpu", True)
        assert (other.device.type, other.is_pinned()) == ("cuda", False)
        with pytest.raises(RuntimeError, match="pin"):
            PINNED[name](pin_memory=True, device="cuda")
        with pytest.raises(RuntimeError, match="pin"):
            torch.empty_like(other, pin_memory=True)


@built
def test_step_under_autocast_equals_gpu() -> None:
    """Dropout masks take one byte per element, and optimizers update all parameters at once."""
    with tb_actmem.predict.dry_run("cuda"):
        model = nn.Sequential(nn.Linear(16, 64), nn.Dropout(0.1), nn.Linear(64, 16))
        optimizer = torch.optim.AdamW(model.parameters())
        with tb_actmem.record(model) as recorder:
            with torch.autocast("cuda", torch.bfloat16):
                loss = model(torch.randn(8, 16)).float().square().mean()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
    recording = recorder.recording.check()

    names = {op.name.partition(".")[0] for op in recording.ops}
    assert {"aten::native_dropout", "aten::_foreach_norm", "aten::_foreach_lerp_"} <= names
    saved = {save.tensor for save in recording.saves if save.slot == "result1"}
    masks = [recording.tensors[tensor] for tensor in saved if tensor is not None]
    assert [(mask.dtype, mask.shape) for mask in masks] == [("bool", (8, 64))]
    assert recording.meta.device == "H100"


@built
@pytest.mark.parametrize("reentrant", [False, True])
def test_checkpoint_runs_its_region_again(reentrant: bool) -> None:
    from torch.utils.checkpoint import checkpoint

    with tb_actmem.predict.dry_run("cuda", like="A100"):
        model, x = mlp(nn.GELU()), torch.randn(4, D, requires_grad=True)
        with tb_actmem.record(model) as recorder:
            checkpoint(model, x, use_reentrant=reentrant).sum().backward()
    recording = recorder.recording.check()

    assert [op.name for op in recording.ops].count("aten::gelu") == 2
    kept = [row for row in recording.storages if row.category is Category.ACTIVATION]
    assert {row.device for row in kept if row.nbytes >= 16 * D} == {"cuda:0"}


@built
def test_model_of_70_billion_parameters_runs() -> None:
    transformers = pytest.importorskip("transformers")
    sizes = {"hidden_size": 8192, "intermediate_size": 28672, "num_attention_heads": 64}
    config = transformers.LlamaConfig(
        num_hidden_layers=80, num_key_value_heads=8, vocab_size=32_000, **sizes
    )
    with tb_actmem.predict.dry_run("cuda", like="H100"):
        model = transformers.LlamaForCausalLM(config).to(torch.bfloat16)
        ids = torch.randint(0, 32_000, (1, 4096))
        with tb_actmem.record(model, stacks=False) as recorder:
            model(ids, labels=ids, use_cache=False).loss.backward()
    recording = recorder.recording.check()

    own = [row for row in recording.storages if row.category is Category.PARAMETER]
    assert sum(row.nbytes for row in own) == 2 * 68_976_648_192
    gradients = sum(row.nbytes for row in recording.storages if row.model_state is not None)
    assert gradients >= 2 * 68_976_648_192


@built
def test_values_written_by_foreach_are_known() -> None:
    with tb_actmem.predict.dry_run("cuda"):
        steps, data = [torch.zeros(()), torch.ones(())], torch.randn(64, 64).sum()
        torch._foreach_add_(steps, 2)
        assert [one.item() for one in steps] == [2, 3]
        torch._foreach_add_(steps, [data, data])
        with pytest.raises(tb_actmem.errors.RecordError, match="asks for a value"):
            steps[0].item()


@built
def test_torch_reports_real_devices_afterwards() -> None:
    before = torch.cuda.is_available(), torch.cuda.device_count()
    with tb_actmem.predict.dry_run("cuda", like="L4"):
        assert torch.cuda.is_available() and torch.cuda.get_device_capability() == (8, 9)
    assert (torch.cuda.is_available(), torch.cuda.device_count()) == before
    assert torch.get_default_device().type == "cpu"


@built
def test_unknown_device_is_refused_with_choices() -> None:
    with pytest.raises(
        tb_actmem.errors.PredictError, match=r"'H1000' is not a known GPU: choose V100, T4"
    ):
        tb_actmem.predict.dry_run("cuda", like="H1000")


@pytest.mark.skipif(torch.version.cuda is not None, reason="torch is a CUDA build")
def test_torch_without_cuda_is_explained() -> None:
    with pytest.raises(
        tb_actmem.errors.RecordError, match=r"pip install torch===.*on the kernels of CPUs"
    ):
        tb_actmem.predict.dry_run("cuda")


CHOICES = list(
    itertools.product(
        (torch.float32, torch.float16, torch.bfloat16),
        (4, 20, 64, 192, 200, 256, 512),
        ((16, 16), (16, 32), (1, 16), (16, 1)),
        ((4, 4), (4, 2)),
        (0.0, 0.1, 0.25),
        (False, True),
        (False, True),
        (False, True),
    )
)


@pytest.mark.cuda
@pytest.mark.skipif(not pretended(), reason="the devices that are known, one of which it must be")
def test_rules_of_attention_are_torchs_own() -> None:
    from tb_actmem.predict.fake_cuda import cudnn_version
    from tb_actmem.predict.fake_tensors.attention import Call, Rules

    rules = Rules(gpu(pretended() or "").capability, cudnn_version())
    wrong = []
    for dtype, depth, (queries, keys), heads, dropout, causal, masked, grad in CHOICES:
        options: Any = {"device": "cuda", "dtype": dtype, "requires_grad": grad}
        q = torch.empty(2, heads[0], queries, depth, **options)
        k, v = (torch.empty(2, heads[1], keys, depth, **options) for _ in "kv")
        mask = torch.ones(queries, keys, device="cuda", dtype=torch.bool) if masked else None
        if mask is not None and causal:
            continue
        for grouped in (False, True):
            own = torch._fused_sdp_choice(q, k, v, mask, dropout, causal, enable_gqa=grouped)
            call = Call(q, k, v, mask, dropout, causal, None, grouped)
            if int(rules.choose(call)) != own:  # type: ignore[call-overload]
                wrong.append((dtype, depth, queries, keys, heads, dropout, causal, masked, grad))

    assert wrong == []


OF_VALUES = {"sparse_coo", "sparse_csr", "jagged_nested"}
NO_BACKWARD = {"in_place", "custom_function_in_place"}
LEFT_OUT = {"lstm", "gru", "complex_numbers"}
"""`make test-cuda-build` leaves these out, too."""
CLONED = {"batch_norm"}
"""The node's saves for cuDNN, none here, are copied: only an engine reports its end."""
STATES = {"attention"} if torch.__version__ < "2.15" else set[str]()
"""The 16 bytes of random state that flash attention saves are on the host; torch's fake ones were
on the GPU."""
IS_OLD = torch.__version__ < "2.13"
DUMMIES = {one for one in hard_cases.CASES if IS_OLD and one.startswith("checkpoint")}
"""Their empty tensor was made on the default device, which is the GPU in a dry run."""
ASKED = {"double_backward", "torch_func_grad"}
"""A node called for some gradients only makes no others in the engine."""


@pytest.mark.cuda
@pytest.mark.skipif(not pretended(), reason="the devices that are known, one of which it must be")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    "name",
    sorted(
        hard_cases.CASES.keys()
        - (OF_VALUES | NO_BACKWARD | LEFT_OUT | ASKED | CLONED | STATES | DUMMIES)
    ),
)
def test_step_matches_torchs_engine_and_dispatch(name: str) -> None:
    def recorded() -> Recording:
        torch.manual_seed(0)
        model, forward = hard_cases.CASES[name]("cuda")
        with tb_actmem.record(model, stacks=False) as recorder:
            outputs = [one for one in tensors_in(forward()) if one.requires_grad]
            parts = [one.float().sum() for one in outputs]
            del outputs
            sum(parts[1:], parts[0]).backward()
        return recorder.recording.check()

    recorded()
    real = recorded()
    with tb_actmem.predict.dry_run("cuda", like=pretended()):
        dry = recorded()

    assert [op.name for op in dry.ops] == [op.name for op in real.ops]
    assert dry.storages == real.storages
    assert dry.saves == real.saves
    assert by_rank(dry.nodes) == by_rank(real.nodes)
    assert tb_actmem.totals(dry) == without_allocator(tb_actmem.totals(real))


def without_allocator(found: Totals) -> Totals:
    """A dry run has no allocator to read."""
    return found._replace(
        allocator_bytes=None,
        allocator_storage_bytes=None,
        allocator_rounding_bytes=None,
        allocator_unexplained_bytes=None,
    )
