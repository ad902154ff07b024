"""Every private name of torch that only a dry run uses, under a plain name, with its purpose."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import torch
from torch import Tensor
from torch._subclasses import fake_tensor
from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from torch.autograd.function import BackwardCFunction, Function, FunctionCtx
from torch.nn.attention import SDPBackend
from torch.utils._python_dispatch import TorchDispatchMode

from tb_actmem.errors import PredictError
from tb_actmem.recorder.torch_private import (
    RAW_SAVED,
    TESTED,
    SavedTensor,
    dispatch_modes,
    lacking,
)

__all__ = [
    "BackwardCFunction",
    "FakeTensor",
    "FakeTensorMode",
    "Function",
    "FunctionCtx",
    "TorchDispatchMode",
    "fake_tensor",
]

DataDependent = (
    fake_tensor.DataDependentOutputException,
    fake_tensor.DynamicOutputShapeException,
)
"""Raised by an op whose result's size depends on values."""
NoFakeImplementation = (
    fake_tensor.UnsupportedFakeTensorException,
    fake_tensor.UnsupportedOperatorException,
    AssertionError,
)
"""Raised by an op that cannot run on sizes alone."""
NO_MEMORY = "its data is not allocated yet"
"""In the error of C++ code that reads the memory of a fake tensor."""
ITEM: Any = torch.ops.aten._local_scalar_dense.default
"""The op of ``.item()``, and of ``if`` with a tensor."""
IS_PINNED: Any = torch.ops.aten.is_pinned.default
PIN: Any = torch.ops.aten._pin_memory.default
"""The op of ``.pin_memory()`` for a tensor that is not pinned yet."""
EMBEDDING_BAG: Any = torch.ops.aten._embedding_bag.default
SIZED_BY_DATA = {
    torch.ops.aten._to_sparse.default,
    torch.ops.aten._to_sparse.sparse_dim,
    torch.ops.aten._to_sparse_csr.default,
    torch.ops.aten._to_sparse_csc.default,
    torch.ops.aten._to_sparse_bsr.default,
    torch.ops.aten._to_sparse_bsc.default,
    torch.ops.aten._coalesce.default,
}
"""Ops that torch runs on fake tensors as if the data were all zeros."""
DEVICE: Any = torch.ops.prim.device.default
"""The op by which C++ asks a tensor for its device."""
EMPTY: Any = torch.ops.aten.empty.memory_format
HOOKS = "_backward_hooks"
"""The attribute of a tensor with its hooks by number."""
REGISTER = "_register_hook"
"""Torch calls it for each hook of a node; only this function sees all of them."""
saving: Any = torch._C._autograd
"""The module whose functions below set and remove pack hooks."""
PUSH_HOOKS = "_push_saved_tensors_default_hooks"
POP_HOOKS = "_pop_saved_tensors_default_hooks"
COLLECTIVES = "torch.distributed._functional_collectives", "_are_we_tracing"
"""The module of the collectives of DTensors, and its function that recognises fake tensors."""
TRUNCATED_NORMAL = "_no_grad_trunc_normal_"
"""The function of `torch.nn.init` that draws from a truncated normal distribution."""
WILL_RUN: Any = torch._C, "_will_engine_execute_node"
"""The function that tells whether the running backward reaches a node."""
RETAIN = "retain_grad"
MATERIALIZE = "materialize_grads"
"""The attribute of a custom Function that requests zeros for missing gradients."""


def hooks_of(tensor: Tensor) -> dict[int, Callable[[Tensor], Tensor | None]]:
    """Return the hooks of a tensor by number."""
    return getattr(tensor, HOOKS) or {}


def after_accumulation(leaf: Tensor) -> dict[int, Callable[[Tensor], None]]:
    """Return the functions that a leaf calls after it accumulated its gradient, by number."""
    return getattr(leaf, "_post_accumulate_grad_hooks", None) or {}


def sparse_alias(tensor: Tensor) -> Tensor:
    """Return another sparse tensor of the same parts."""
    parts = tensor._indices(), tensor._values()
    with_shape: Any = torch.sparse_coo_tensor
    named = {"is_coalesced": tensor.is_coalesced(), "check_invariants": False}
    made: Tensor = with_shape(*parts, tensor.shape, **named)
    return made


def fake_mode() -> Any:
    """Return the mode of this thread that makes fake tensors; None: there is none."""
    return next((mode for mode in dispatch_modes() if isinstance(mode, FakeTensorMode)), None)


def input_shapes(node: Any) -> tuple[Any, ...]:
    """Return the known facts of a node's incoming gradients: their shape, dtype and device."""
    shapes: tuple[Any, ...] = node._input_metadata
    return shapes


def expected_dtype(node: Any, shape: Any) -> torch.dtype | None:
    """Return the dtype to which a node casts an incoming gradient of this shape; None: it does not
    cast.

    Since torch 2.10 a leaf reports that itself.
    """
    dtype: torch.dtype | None = getattr(leaf_of(node), "grad_dtype", shape.dtype)
    return dtype


def leaf_of(node: Any) -> Tensor | None:
    """Return the leaf at which a graph ends here; None: it does not end."""
    # A custom Function may have an attribute of this name.
    return None if isinstance(node, BackwardCFunction) else getattr(node, "variable", None)


def saved_tensors(node: Any) -> Iterator[Any]:
    """List the tensors in a node's slots, without unpacking any of them."""
    for name in _slots(type(node)):
        try:
            raw = getattr(node, name)
        except RuntimeError:  # a backward has freed them
            continue
        for one in raw if isinstance(raw, (tuple, list)) else (raw,):
            if isinstance(one, SavedTensor):
                yield one


_names: dict[type, tuple[str, ...]] = {}


def _slots(cls: type) -> tuple[str, ...]:
    if issubclass(cls, BackwardCFunction):
        return (f"{RAW_SAVED}tensors",)
    if cls not in _names:
        _names[cls] = tuple(name for name in dir(cls) if name.startswith(RAW_SAVED))
    return _names[cls]


def writes(func: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[Any]:
    """List the arguments into which an op writes."""
    schema = func._schema
    is_norm = func in _NORMS
    if not (schema.is_mutable or is_norm):
        return []
    given = dict(zip((one.name for one in schema.arguments), args, strict=False)) | dict(kwargs)
    named = [one.name for one in schema.arguments if one.is_write]
    if is_norm and given.get("training", True):
        named = ["running_mean", "running_var"]
    return [given[name] for name in named if name in given]


_NORMS = (
    torch.ops.aten.native_batch_norm.default,
    torch.ops.aten.cudnn_batch_norm.default,
    torch.ops.aten.batch_norm_update_stats.default,
    torch.ops.aten.batch_norm_gather_stats.default,
    torch.ops.aten.batch_norm_gather_stats_with_counts.default,
)
"""Ops that write, in training, into arguments that their schema does not mark."""
unseen: Any = torch._C._DisableTorchDispatch
"""A context in which no dispatch mode and no tensor subclass sees an op."""


def leaf_node(leaf: Tensor) -> Any:
    """Return the node in which a graph ends at a leaf."""
    with unseen(), torch.enable_grad():
        view: Any = leaf.view_as(leaf)
    return view.grad_fn.next_functions[0][0]


flash_attention: Any = torch.ops.aten._scaled_dot_product_flash_attention
efficient_attention: Any = torch.ops.aten._scaled_dot_product_efficient_attention
cudnn_attention: Any = torch.ops.aten._scaled_dot_product_cudnn_attention
written_out_attention: Any = torch.ops.aten._scaled_dot_product_attention_math
"""The kernels between which torch's attention chooses."""


def attention_order() -> list[SDPBackend]:
    """List them in the order in which torch tries them now."""
    numbers = torch._C._get_sdp_priority_order()
    named: Any = SDPBackend
    known = {int(one): one for one in named.__members__.values()}
    return [known[number] for number in numbers if number in known]


OWN_ORDER = [
    SDPBackend.FLASH_ATTENTION,
    SDPBackend.EFFICIENT_ATTENTION,
    SDPBackend.MATH,
    SDPBackend.CUDNN_ATTENTION,
    SDPBackend.OVERRIDEABLE,
]
"""The default order, without a device."""


@contextmanager
def implemented(op: str, function: Callable[..., Any]) -> Iterator[None]:
    """Run a Python function as a torch op for tensors on CUDA, for every caller."""
    make: Any = torch.library.Library
    library = make("aten", "IMPL")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # replacing it is intended
            for key in ("AutogradCUDA", "CUDA"):
                library.impl(op, function, key)
        yield
    finally:
        library._destroy()


FOREACH_TYPES: tuple[list[Any], ...] = tuple(
    vars(import_module(module))["_foreach_supported_types"]
    for module in ("torch.optim.optimizer", "torch.utils._foreach_utils")
)
"""Functions of optimizers and of gradient clipping that process many tensors at once."""
RECURRENT: Any = import_module("torch._VF")
"""The functions that recurrent layers call."""
CUDNN_RNN: Any = torch.ops.aten._cudnn_rnn.default
CUDNN_RNN_BACKWARD: Any = torch.ops.aten._cudnn_rnn_backward.default


def flat_weights(layer: Any) -> list[Tensor]:
    """List the weights that a recurrent layer has already; before the first there are none."""
    return [one for one in layer._flat_weights if isinstance(one, Tensor)]


GROUPED_PRODUCT: Any = torch.ops.aten._grouped_mm.default
"""The grouped product of a mixture of experts: each expert's tokens times its weights."""

INIT_CONTEXT = "init_gpu_context"
"""The function by which fake tensors initialize a device."""
LAZY_INIT = "_lazy_init"


def in_engine(run: Callable[[], None], *, keep: bool, create: bool) -> None:
    """Run a function within a backward of torch's own engine, which itself does nothing.

    Code that asks for the running backward finds one, and callbacks for its end are called.
    """

    def instead(gradients: Any) -> tuple[None]:
        # Torch warns when gradients keep their graph: none are made here.
        with torch.set_grad_enabled(create):
            run()
        return (None,)

    with unseen(), torch._C._DisableFuncTorch(), torch.enable_grad():
        root = torch.empty(0, device="cpu", requires_grad=True)
        view: Any = root.view_as(root)
        gradient = torch.empty(0, device="cpu")
    view.grad_fn.register_prehook(instead)
    engine = torch.autograd.Variable._execution_engine
    switches = {"allow_unreachable": True, "accumulate_grad": True}
    engine.run_backward((view,), (gradient,), keep, False, (), **switches)


VERIFY = "_verify_params_across_processes"
"""The function of `torch.distributed` that compares the shapes of parameters between ranks."""
CppReducer: Any = getattr(torch.distributed, "Reducer", object)
"""The class that makes the buckets of gradients; a torch without distributed has none."""
HAS_GRADIENT = "_autograd_hook"
"""Its function that the engine calls when a parameter has its gradient."""
REDUCE_ALL = "_delay_all_reduce"
"""Its function that ends the first step of a static graph."""
REBUILD = "_rebuild_buckets"
FAKE_WORKS: Any = sys.modules.get("torch.distributed._meta_registrations")
NUMBER_WORK = "generate_unique_id"
"""The module of the collectives of fake tensors, and its function that numbers each of them."""
c10d: Any = torch.ops.c10d
ALL_REDUCE: Any = c10d.allreduce_.default if torch.distributed.is_available() else None


def finished(reduced: Any) -> Any:
    """Return the value of a completed all-reduce; before torch 2.15 a fake one never completes."""
    tensors, _ = reduced
    future: Any = torch.futures.Future()
    future.set_result(tensors)
    made: Any = torch._C._distributed_c10d
    return tensors, made._create_work_from_future(future).boxed()


_DISTRIBUTED = [
    COLLECTIVES,
    ("torch", "_C._distributed_c10d._create_work_from_future"),
    *(
        ("torch.distributed", name)
        for name in (VERIFY, *(f"Reducer.{one}" for one in (HAS_GRADIENT, REDUCE_ALL, REBUILD)))
    ),
]
_missing = [
    *lacking(
        ("torch", f"_C._autograd.{PUSH_HOOKS}"),
        ("torch", f"_C._autograd.{POP_HOOKS}"),
        ("torch", f"_C.{WILL_RUN[1]}"),
        ("torch", "_C._get_sdp_priority_order"),
        ("torch", "_C._DisableFuncTorch"),
        ("torch", "_C._FunctionBase._input_metadata"),
        ("torch.autograd", f"Function.{REGISTER}"),
        ("torch", f"_C._FunctionBase.{MATERIALIZE}"),
        ("torch", f"Tensor.{HOOKS}"),
        ("torch", f"Tensor.{RETAIN}"),
        ("torch", "Tensor._post_accumulate_grad_hooks"),
        ("torch.autograd", "Variable._execution_engine"),
        ("torch.cuda", LAZY_INIT),
        ("torch.nn.init", TRUNCATED_NORMAL),
        ("torch._subclasses.fake_tensor", INIT_CONTEXT),
    ),
    *(lacking(*_DISTRIBUTED) if torch.distributed.is_available() else ()),
]
if _missing:
    raise PredictError(
        f"tb_actmem cannot run a dry run with torch {torch.__version__}, which lacks "
        f"{', '.join(_missing)}. Install a tested version of torch: {TESTED}."
    )
