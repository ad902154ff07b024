"""The attention kernel on each device, chosen without one: torch's rules by rows."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.utils._python_dispatch import TorchDispatchMode

from tb_actmem.predict.fake_tensors import attention
from tb_actmem.predict.fake_tensors.attention import Call, Rules, attention_as_on, run

MATH, CUDNN = SDPBackend.MATH, SDPBackend.CUDNN_ATTENTION
FLASH, EFFICIENT = SDPBackend.FLASH_ATTENTION, SDPBackend.EFFICIENT_ATTENTION
FLOAT, HALF, BF16 = torch.float32, torch.float16, torch.bfloat16
NEWEST = 92300
"""A cuDNN without the limits of older ones."""

Three = tuple[Any, Any, Any]


def call(
    *,
    dtypes: Three = (BF16, BF16, BF16),
    batches: Three = (2, 2, 2),
    heads: Three = (4, 4, 4),
    lengths: tuple[int, int] = (128, 128),
    depths: Three = (64, 64, 64),
    graph: bool = True,
    masked: bool = False,
    **options: Any,
) -> Call:
    """Attention of three tensors without memory, each of (batch, heads, length, depth)."""
    made = [
        torch.empty(*size, dtype=dtype, device="meta", requires_grad=graph)
        for dtype, *size in zip(dtypes, batches, heads, (*lengths, lengths[1]), depths, strict=True)
    ]
    mask = torch.ones(*lengths, dtype=torch.bool, device="meta") if masked else None
    return Call(made[0], made[1], made[2], mask, **options)


def deep(query: int, value: int | None = None) -> Any:
    return {"depths": (query, query, query if value is None else value)}


def takes(kernel: SDPBackend, capability: int, cudnn: int, given: Call) -> bool:
    """Tell whether a device supports a kernel if the program allows no other."""
    with sdpa_kernel(kernel):
        return Rules(capability, cudnn).choose(given) == kernel


ANY_FUSED: list[tuple[Any, bool]] = [
    ({}, True),
    ({"dtypes": (BF16, HALF, BF16)}, False),
    ({"dtypes": (BF16, BF16, HALF)}, False),
    ({"dtypes": (torch.float64,) * 3}, False),
    ({"batches": (2, 1, 2)}, False),
    ({"batches": (2, 2, 1)}, False),
    ({"heads": (4, 2, 4)}, False),
    ({"heads": (4, 4, 2)}, False),
    ({"heads": (4, 3, 4), "enable_gqa": True}, False),
    ({"heads": (4, 4, 3), "enable_gqa": True}, False),
    ({"lengths": (0, 128)}, False),
    ({"lengths": (128, 0)}, False),
]


@pytest.mark.parametrize("kernel", [CUDNN, FLASH, EFFICIENT])
@pytest.mark.parametrize(("options", "is_taken"), ANY_FUSED)
def test_requirements_of_every_fused_kernel(kernel: Any, options: Any, is_taken: bool) -> None:
    assert takes(kernel, 90, NEWEST, call(**options)) is is_taken


@pytest.mark.parametrize("kernel", [CUDNN, FLASH, EFFICIENT])
def test_fused_kernel_needs_four_dimensions_last_dense(kernel: Any) -> None:
    tensors = call().tensors
    for place, tensor in enumerate(tensors):
        turned = tensor.transpose(-1, -2).contiguous().transpose(-1, -2)
        for other in (turned, tensor.new_empty(1, *tensor.shape)):
            three: Any = (*tensors[:place], other, *tensors[place + 1 :])
            assert not takes(kernel, 90, NEWEST, Call(*three))
    assert not takes(kernel, 90, NEWEST, Call(tensors[0][0], tensors[1][0], tensors[2][0]))


@pytest.mark.parametrize(("depth", "is_taken"), [(1, True), (2, False)])
def test_stride_of_single_element_is_ignored(depth: int, is_taken: bool) -> None:
    apart = torch.empty(2, 4, depth, 128, device="meta").transpose(-1, -2)
    assert takes(EFFICIENT, 75, NEWEST, Call(apart, apart, apart)) is is_taken


def test_grouped_heads_need_enable_gqa() -> None:
    for kernel in (CUDNN, FLASH):
        assert takes(kernel, 90, NEWEST, call(heads=(6, 3, 3), enable_gqa=True))
        assert not takes(kernel, 90, NEWEST, call(heads=(6, 3, 3)))


@pytest.mark.parametrize("is_new", [False, True])
def test_memory_efficient_attention_groups_heads_since_2_15(
    is_new: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attention, "_IS_NEW", is_new)

    assert takes(EFFICIENT, 80, NEWEST, call(heads=(6, 3, 3), enable_gqa=True)) is is_new
    assert takes(EFFICIENT, 80, NEWEST, call(enable_gqa=True))


CUDNNS: list[tuple[int, int, Any, bool]] = [
    (80, NEWEST, {}, True),
    (75, NEWEST, {"dtypes": (HALF,) * 3}, False),
    (80, NEWEST, {"dtypes": (HALF,) * 3}, True),
    (80, NEWEST, {"dtypes": (FLOAT,) * 3}, False),
    (80, NEWEST, {"masked": True}, True),
    (80, NEWEST, {"lengths": (1, 128)}, True),
    (80, NEWEST, {"lengths": (2, 128), "dropout": 0.25}, True),
    (80, NEWEST, {"lengths": (1, 128), "dropout": 0.25}, False),
    (80, NEWEST, {"lengths": (128, 1)}, False),
    (80, NEWEST, {"lengths": (128, 2)}, True),
    (80, NEWEST, {"dropout": 0.0625}, True),
    (80, NEWEST, {"dropout": 0.1}, False),
    (80, 91100, {"dropout": 0.25}, True),
    (80, 91101, {"dropout": 0.25}, False),
    (80, 91399, {"dropout": 0.25}, False),
    (80, 91399, {}, True),
    (80, 91400, {"dropout": 0.25}, True),
    (80, NEWEST, deep(60), False),
    (80, NEWEST, deep(64, 60), False),
    (80, NEWEST, deep(60, 64), False),
    (80, NEWEST, deep(8), True),
    (80, NEWEST, deep(128), True),
    (80, NEWEST, deep(136, 128), False),
    (80, NEWEST, deep(128, 136), False),
    (90, NEWEST, deep(192, 128), True),
    (90, 92200, deep(256), True),
    (100, 92200, deep(256), False),
    (100, 92200, deep(192, 128), True),
    (100, 92200, deep(192), False),
    (100, 92200, deep(136, 128), False),
    (100, 92201, deep(256), True),
    (103, 92201, deep(256), True),
    (110, NEWEST, deep(192, 128), False),
    (120, NEWEST, deep(192, 128), False),
    (89, NEWEST, deep(192, 128), False),
    (90, NEWEST, deep(264), False),
    (90, NEWEST, deep(264, 256), False),
    (90, NEWEST, deep(256, 264), False),
]


@pytest.mark.parametrize("graph", [False, True])
@pytest.mark.parametrize(("capability", "cudnn", "options", "is_taken"), CUDNNS)
def test_inputs_that_cudnn_supports(
    capability: int,
    cudnn: int,
    options: Any,
    is_taken: bool,
    graph: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(attention, "_IS_NEW", False)

    assert takes(CUDNN, capability, cudnn, call(graph=graph, **options)) is is_taken


@pytest.mark.parametrize(
    ("depths", "is_taken"),
    [((192, 128), True), ((256, 256), True), ((192, 192), False), ((256, 128), False)],
)
def test_since_2_15_cudnn_needs_its_backward(
    depths: tuple[int, int], is_taken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attention, "_IS_NEW", True)

    assert takes(CUDNN, 90, NEWEST, call(**deep(*depths))) is is_taken
    assert takes(CUDNN, 90, NEWEST, call(**deep(*depths), graph=False))
    with torch.no_grad():
        assert takes(CUDNN, 90, NEWEST, call(**deep(*depths)))


FLASHES: list[tuple[int, Any, bool]] = [
    (75, {"dtypes": (HALF,) * 3}, False),
    (80, {"dtypes": (HALF,) * 3}, True),
    (80, {"dtypes": (FLOAT,) * 3}, False),
    (80, {"masked": True}, False),
    (80, {"lengths": (64, 128)}, True),
    (80, {"lengths": (64, 128), "is_causal": True}, False),
    (80, {"is_causal": True}, True),
    (80, {"dropout": 0.1}, True),
    (80, deep(60), True),
    (80, deep(256), True),
    (80, deep(257), False),
    (80, deep(64, 32), False),
    (80, {"depths": (64, 32, 32)}, False),
    (80, {**deep(256), "dropout": 0.1}, True),
    (85, deep(200), True),
    (86, deep(192), True),
    (86, {**deep(192), "dropout": 0.1}, True),
    (86, deep(193), False),
    (86, deep(224), False),
    (86, deep(225), True),
    (86, {**deep(225), "dropout": 0.1}, False),
    (86, {**deep(224), "graph": False}, True),
    (89, deep(200), False),
    (90, deep(200), True),
    (100, deep(200), True),
    (120, deep(200), False),
    (121, deep(200), False),
    (122, deep(200), True),
]


@pytest.mark.parametrize(("capability", "options", "is_taken"), FLASHES)
def test_inputs_that_flash_attention_supports(
    capability: int, options: Any, is_taken: bool
) -> None:
    assert takes(FLASH, capability, NEWEST, call(**options)) is is_taken


EFFICIENTS: list[tuple[int, Any, int, bool]] = [
    (80, BF16, 8, True),
    (80, BF16, 4, False),
    (80, HALF, 8, True),
    (80, FLOAT, 4, True),
    (80, FLOAT, 2, False),
    (80, torch.float64, 8, False),
    (75, BF16, 8, False),
    (75, HALF, 8, True),
    (75, HALF, 4, False),
    (70, HALF, 4, False),
    (61, HALF, 1, True),
    (75, FLOAT, 1, True),
    (80, FLOAT, 0, False),
]


@pytest.mark.parametrize(("capability", "dtype", "depth", "is_taken"), EFFICIENTS)
def test_inputs_that_memory_efficient_attention_supports(
    capability: int, dtype: Any, depth: int, is_taken: bool
) -> None:
    def is_it(query: int, key: int, value: int) -> bool:
        given = call(dtypes=(dtype,) * 3, depths=(query, key, value))
        return takes(EFFICIENT, capability, NEWEST, given)

    assert is_it(depth, depth, depth) is is_taken
    assert is_it(64, 64, depth) is is_taken
    assert is_it(depth, depth, 64) is is_taken
    assert not is_it(depth, 64, 64) or depth == 64


@pytest.mark.parametrize(
    ("capability", "cudnn", "options", "kernel"),
    [
        (90, 91501, {}, CUDNN),
        (90, 91500, {}, FLASH),
        (100, 91501, {}, CUDNN),
        (80, 91501, {}, FLASH),
        (110, 91501, {}, FLASH),
        (120, 91501, {}, FLASH),
        (90, 91501, {"dropout": 0.1}, FLASH),
        (80, 91501, {"masked": True}, EFFICIENT),
        (80, 91501, {"dtypes": (torch.float64,) * 3}, MATH),
        (70, 91501, {}, MATH),
    ],
)
def test_kernel_that_comes_first(
    capability: int, cudnn: int, options: Any, kernel: SDPBackend
) -> None:
    assert Rules(capability, cudnn).choose(call(**options)) == kernel


def test_programs_kernel_order_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Rules(90, NEWEST)
    with sdpa_kernel([EFFICIENT, CUDNN, MATH], set_priority=True):
        assert rules.choose(call()) == EFFICIENT
    with sdpa_kernel([MATH, FLASH], set_priority=True):
        assert rules.choose(call()) == MATH
    with sdpa_kernel([CUDNN, MATH]):
        assert Rules(80, NEWEST).choose(call()) == MATH  # which comes before cuDNN there
    monkeypatch.setenv("TORCH_CUDNN_SDPA_DEPRIORITIZED", "1")
    assert rules.choose(call()) == FLASH
    monkeypatch.setenv("TORCH_CUDNN_SDPA_DEPRIORITIZED", "0")
    assert rules.choose(call()) == CUDNN


class Given(TorchDispatchMode):
    """Records the name of each op, and its arguments: shape and strides of tensors."""

    def __init__(self) -> None:
        super().__init__()
        self.ops: dict[str, list[Any]] = {}

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        shown = [
            (*one.shape, one.stride(), one.dtype) if isinstance(one, Tensor) else one
            for one in args
        ]
        self.ops[func.overloadpacket.__name__] = [*shown, *(kwargs or {}).values()]
        return func(*args, **(kwargs or {}))


SHAPE = 2, 4, 128
DENSE = *SHAPE, 64, (32768, 8192, 64, 1), BF16
CHANGED = {"dropout": 0.25, "is_causal": True, "scale": 0.5}


@pytest.mark.parametrize(
    ("kernel", "op", "options", "given"),
    [
        (CUDNN, "cudnn", {}, [None, True]),
        (CUDNN, "cudnn", {"graph": False}, [None, False]),
        (CUDNN, "cudnn", CHANGED, [None, True, 0.25, True, 0.5]),
        (CUDNN, "cudnn", {"masked": True}, [(128, 128, (128, 1), BF16), True]),
        (FLASH, "flash", {}, [0.125]),
        (FLASH, "flash", CHANGED, [0.25, True, 0.5]),
        (EFFICIENT, "efficient", {}, [None, True]),
        (EFFICIENT, "efficient", {"graph": False}, [None, False]),
        (EFFICIENT, "efficient", CHANGED, [None, True, 0.25, True, 0.5]),
        (EFFICIENT, "efficient", {"masked": True}, [(*SHAPE, 128, (0, 0, 128, 1), BF16), True]),
    ],
)
def test_kernel_receives_torchs_arguments(
    kernel: Any, op: str, options: Any, given: list[Any]
) -> None:
    attention_of = call(**options)
    with Given() as noted:
        result = run(kernel, attention_of)

    name = f"_scaled_dot_product_{op}_attention"
    assert noted.ops[name] == [DENSE, DENSE, DENSE, *given]
    of_masks = {"new_full", "scalar_tensor", "where", "expand"}
    assert noted.ops.keys() - of_masks - {"detach"} == {name}
    assert result.shape == (*SHAPE, 64)


def test_odd_head_depths_are_padded_for_flash_attention() -> None:
    attention_of = call(**deep(60))
    with Given() as noted:
        result = run(FLASH, attention_of)

    assert noted.ops["constant_pad_nd"][1] == [0, 4]
    assert noted.ops["_scaled_dot_product_flash_attention"] == [DENSE, DENSE, DENSE, 60**-0.5]
    assert (result.shape, result.stride()) == ((*SHAPE, 60), (32768, 8192, 64, 1))


@pytest.mark.parametrize(
    ("mask", "strides"),
    [
        (torch.empty(128, 13, device="meta"), (0, 0, 16, 1)),
        (torch.empty(128, 16, device="meta"), (0, 0, 16, 1)),
        (torch.empty(16, 128, device="meta").t(), (0, 0, 24, 1)),
        (torch.empty(1, 16, device="meta"), (0, 0, 0, 1)),
        (torch.empty(2, 4, 128, 16, device="meta"), (8192, 2048, 16, 1)),
        (torch.empty(2, 1, 1, 21, device="meta"), (24, 0, 0, 1)),
    ],
)
def test_mask_rows_are_aligned_for_memory_efficient_attention(
    mask: Tensor, strides: tuple[int, ...]
) -> None:
    keys = mask.size(-1)
    three = call(dtypes=(FLOAT,) * 3, lengths=(128, keys)).tensors
    with Given() as noted:
        run(EFFICIENT, Call(*three, mask))

    given = noted.ops["_scaled_dot_product_efficient_attention"][3]
    assert given == (*SHAPE, keys, strides, FLOAT)


def test_written_out_attention_scales_and_groups_heads() -> None:
    torch.manual_seed(0)
    q, k = torch.randn(1, 4, 3, 8), torch.randn(1, 2, 5, 8)
    mask = torch.tensor([True, True, False, True, False]).expand(3, 5)

    found = run(MATH, Call(q, k, k, mask, scale=0.5, enable_gqa=True))

    every = k.repeat_interleave(2, 1)
    chosen = [0, 1, 3]
    scores = 0.5 * q @ every[:, :, chosen].transpose(-1, -2)
    torch.testing.assert_close(found, scores.softmax(-1) @ every[:, :, chosen])


def test_cuda_attention_is_chosen_by_cuda_rules() -> None:
    kernels: list[Any] = []
    q = torch.randn(1, 2, 3, 8)
    with attention_as_on(Rules(90, NEWEST), kernels.append):
        torch.nn.functional.scaled_dot_product_attention(q, q, q)

    assert kernels == []
