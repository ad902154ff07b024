"""Every private name of torch that the recorder uses, under a plain name, with its purpose.

Necessary names are looked up when the recorder is imported; one RecordError lists all missing ones.
A name that only some versions of torch have is None if it is missing, or its reader returns a
default.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from operator import attrgetter, methodcaller
from types import ModuleType
from typing import Any

import torch

from tb_actmem.errors import RecordError
from tb_actmem.recorder.dry_run_state import unbox
from tb_actmem.recorder.evidence.find_tensors import closure, module_of

TESTED = "2.11 to 2.15"
"""Versions of torch that the recorder was tested with."""

_missing: list[str] = []


def _needed(module: str, path: str) -> Any:
    """Look up a name, or note that it is missing."""
    found = _found(module, path)
    if found is _missing:
        _missing.append(f"{module}.{path}")
        return None
    return found


def _found(module: str, path: str) -> Any:
    try:
        return attrgetter(path)(import_module(module))
    except (ImportError, AttributeError):
        return _missing


def lacking(*names: tuple[str, str]) -> list[str]:
    """List the names, given as (module, path in it), that this torch does not have."""
    return [f"{module}.{path}" for module, path in names if _found(module, path) is _missing]


def _optional(owner: Any, name: str) -> Any:
    return getattr(owner, name, None)


next_sequence_nr: Callable[[], int] = _needed("torch", "_C._autograd._get_sequence_nr")
"""The sequence number of this thread's next node. It tells earlier nodes from later ones."""
running_node: Callable[[], Any] = _needed("torch", "_C._current_autograd_node")
"""The node whose backward is running in this thread, or None."""
top_saved_tensor_hooks: Callable[[bool], Any] = _needed(
    "torch", "_C._autograd._top_saved_tensors_default_hooks"
)
"""The active pair of saved-tensor hooks, which identifies a checkpointed region."""
SavedTensor: Any = _needed("torch", "_C._autograd.SavedTensor")
"""The type of a raw slot of a node."""
read_saved: Callable[[Any], Any] | None = (
    None if _optional(SavedTensor, "data") is None else attrgetter("data")
)
"""Reads a SavedTensor without unpacking it (torch 2.13); None: see `saves.data_by_hooks`."""

unasked: Callable[[], Any] = _needed("torch", "_C.DisableTorchFunction")
"""A context without ``__torch_function__``.

A tensor subclass or a mode may count or refuse accesses.
"""
below_autograd: Callable[[], Any] = _needed("torch", "_C._AutoDispatchBelowAutograd")
"""A context in which ops run without autograd, which locks a leaf that it reads."""
is_lazy: Callable[[Any], bool] = _needed("torch.nn.parameter", "is_lazy")
"""Whether a parameter or buffer of a lazy module is not initialized yet."""


def is_sharded(kind: type[Any]) -> bool:
    """Whether FSDP gathers the parameters of a class of modules during a forward.

    Its classes are recognized by their package, because their names differ between versions.
    """
    return any(module_of(cls).startswith("torch.distributed.fsdp.") for cls in kind.__mro__)


def fsdp_parameters(modules: Iterable[Any]) -> list[Any]:
    """Return torch's records of the parameters that FSDP2 shards, one each.

    A module has either the sharded or the unsharded one at a time; a record has both. Raises
    AttributeError if this torch names them otherwise.
    """
    modules = list(modules)
    kinds = {kind for kind in set(map(type, modules)) if is_sharded(kind)}
    states = [
        module._get_fsdp_state()
        for module in (modules if kinds else ())
        if type(module) in kinds and hasattr(type(module), "_get_fsdp_state")
    ]
    groups = {id(group): group for state in states for group in _groups(state)}
    return [one for group in groups.values() for one in group.fsdp_params]


def _groups(state: Any) -> list[Any]:
    """Return the groups of parameters that one collective gathers; older torch has at most one."""
    found = getattr(state, "_fsdp_param_groups", None)
    return [one for one in (state._fsdp_param_group,) if one] if found is None else found


def sharded_parameter(record: Any) -> torch.Tensor:
    """Return the parameter that the optimizer updates: this rank's part."""
    found: torch.Tensor = record.sharded_param
    return found


def unsharded_parameter(record: Any) -> torch.Tensor | None:
    """Return the gathered parameter; None: it was never gathered. It may be without memory."""
    found: torch.Tensor | None = getattr(record, "_unsharded_param", None)
    return found


def accumulated_gradient(record: Any) -> torch.Tensor | None:
    """Return the sum of unsharded gradients in another dtype than the parameter's."""
    found: torch.Tensor | None = record.unsharded_accumulated_grad
    return found


is_functorch_wrapper: Callable[[Any], bool] = _needed(
    "torch", "_C._functorch.is_functorch_wrapped_tensor"
)
"""Whether torch.func has wrapped a tensor: it has no memory of its own."""
has_storage: Callable[[torch.Tensor], bool] = _needed("torch", "_C._has_storage")
"""``tensor.untyped_storage()`` asks, too, but while its result lives, torch adds up a gradient out
of place, because another one holds its memory. Since torch 2.11 it lives as long as the tensor."""
unwrapped: Callable[[Any], Any] = _needed("torch", "_C._functorch.get_unwrapped")
"""The tensor inside such a wrapper."""
_transform: Callable[[], Any] = _needed("torch", "_C._functorch.peek_interpreter_stack")
_transforms: Callable[[], Any] = _needed("torch", "_C._functorch.get_interpreter_stack")
_vmap: Any = _needed("torch", "_C._functorch.TransformType.Vmap")
_grad: Any = _needed("torch", "_C._functorch.TransformType.Grad")
_enter_vmap: Callable[[], int] = _needed("torch", "_C._vmapmode_increment_nesting")
_leave_vmap: Callable[[], int] = _needed("torch", "_C._vmapmode_decrement_nesting")


def is_vectorized() -> bool:
    """Tell whether code runs vectorized, by either kind of vmap in torch."""
    innermost = _transform()
    if innermost is not None:
        return bool(innermost.key() == _vmap)
    # There is no other way to detect it. In one instruction, no interrupt comes between both.
    level: int
    level, _ = map(type(_enter_vmap).__call__, (_enter_vmap, _leave_vmap))
    return level > 1


def transform_around() -> str:
    """Name the transform of torch.func in which code runs; "grad" if any computes gradients."""
    kinds = [layer.key() for layer in _transforms() or ()]
    kind = _grad if _grad in kinds else kinds[-1] if kinds else None
    return "" if kind is None else str(kind.name).lower()


is_zero_tensor: Callable[[Any], bool] = _needed("torch", "Tensor._is_zerotensor")
"""Whether a tensor is a zero of forward-mode AD: it has a size, but no memory."""

OpOverload: Any = _needed("torch._ops", "OpOverload")
"""The type of nearly every op in a dispatch mode."""
direct_op: Callable[[Any], Callable[..., Any]] = attrgetter("_op")
"""The function of an OpOverload that calls torch without more Python."""

autograd: Any = torch.autograd
"""The module whose two functions below are replaced while a block is open."""
RUN_BACKWARD = "_engine_run_backward"
"""Every backward() and grad() calls the engine by this name."""
_needed("torch.autograd", RUN_BACKWARD)
MAKE_GRADS = "_make_grads"
"""Makes the first gradients, just before the engine is called."""
_needed("torch.autograd", MAKE_GRADS)

_needed("torch", "UntypedStorage._cdata")
_needed("torch", "Tensor._cdata")
_needed("torch", "Generator._cdata")
cdata: Callable[[Any], int] = attrgetter("_cdata")
"""The address of torch's own object for a storage or tensor: its identity while it lives."""
_needed("torch", "Tensor._use_count")
_needed("torch", "Tensor._base")
base: Callable[[Any], torch.Tensor | None] = attrgetter("_base")
"""Return the tensor of which a tensor is a view; None: it is no view for autograd."""


def copy_by_zero(attributes: dict[str, Any]) -> Any | None:
    """Return the copy of many parameters that DeepSpeed's ZeRO updates in place of the one with
    these attributes."""
    mapping = attributes.get("_hp_mapping")
    part: Any = getattr(mapping, "hp_fragment", None)
    if not issubclass(type(part), torch.Tensor):
        return None
    whole = base(part)
    return part if whole is None else whole


use_count: Callable[[Any], int] = methodcaller("_use_count")
"""Returns the number of C++ references to a tensor, which includes those of the graph."""
children: Callable[[Any], dict[str, Any]] = attrgetter("_modules")
parameters: Callable[[Any], dict[str, Any]] = attrgetter("_parameters")
buffers: Callable[[Any], dict[str, Any]] = attrgetter("_buffers")
"""Those of one module, without its children's: torch's public functions walk the tree with one
generator per level."""
parameters_and_buffers: Callable[[Any], tuple[dict[str, Any], dict[str, Any]]] = attrgetter(
    "_parameters", "_buffers"
)
"""Both of one module."""
BUFFERS = "_buffers"
"""The attribute of a module that holds its buffers."""
_missing += [
    f"torch.nn.Module().{name}"
    for name in ("_modules", "_parameters", BUFFERS)
    if not hasattr(torch.nn.Module(), name)
]


def may_be_compiled() -> bool:
    """Return whether this process may run compiled code: `torch.compile` imports this module."""
    return "torch._dynamo" in sys.modules


def compiled_graphs() -> bool:
    """Whether torch.compile has CUDA graphs, or may have them in another thread.

    `torch.compiler.reset` imports their module, too.
    """
    module: Any = sys.modules.get("torch._inductor.cudagraph_trees")
    if module is None:
        return False
    containers = getattr(getattr(module, "local", None), "tree_manager_containers", None)
    if containers is None:
        return True
    return any(each.tree_manager is not None for each in containers.values())


def version(tensor: Any) -> int | None:
    """Return how often a tensor was changed in place; None: inference tensors do not count."""
    return None if tensor.is_inference() else tensor._version


_HOOKS = {
    "_forward_hooks": "forward hooks",
    "_forward_pre_hooks": "forward pre-hooks",
    "_backward_hooks": "backward hooks",
    "_backward_pre_hooks": "backward pre-hooks",
}
"""Attributes that hold a module's or a parameter's hooks by number → the kind of hook."""


def hook_tables(owner: Any) -> Iterator[tuple[str, list[tuple[int, Any]]]]:
    """Return the hooks of a module or a parameter: their kind, and (number, hook)."""
    for name, kind in _HOOKS.items():
        table = getattr(owner, name, None)
        if table:
            yield kind, [*table.items()]


def next_hook() -> int:
    """Return the number of the next hook; all hooks share one counter."""
    number: int = torch.utils.hooks.RemovableHandle.next_id
    return number


_raw_stream: Any = _optional(torch._C, "_cuda_getCurrentRawStream")


def current_stream(device: int | None) -> int:
    """Return the address of the current CUDA stream; 0: the default one, and without a GPU."""
    if _raw_stream is None or not torch.cuda.is_initialized():  # type: ignore[no-untyped-call]  # torch's own
        return 0
    return int(_raw_stream(device or 0))


_cuda_calls: Any = _optional(torch.cuda, "_queued_calls")
_cuda_lock: Any = _optional(torch.cuda, "_initialization_lock")
can_await_cuda = None not in (_cuda_calls, _cuda_lock)
"""Whether torch lets a function be called when the program initializes CUDA."""


_awaiting: set[Callable[[], object]] = set()
"""The functions that were added to torch's list."""


def await_cuda(call: Callable[[], object]) -> None:
    """Have a function called when the program initializes CUDA, which must not raise.

    It returns at once: torch's own function waits for a thread that initializes CUDA, and collects
    a traceback.
    """
    if can_await_cuda and (call, []) not in _cuda_calls:
        _awaiting.add(call)
        _cuda_calls.append((call, []))


def forget_cuda() -> None:
    """Remove what `await_cuda` has added.

    While CUDA is initialized, torch goes through the list. The calls stay there then.
    """
    if _awaiting and _cuda_lock.acquire(blocking=False):
        try:
            while _awaiting:
                with suppress(ValueError):
                    _cuda_calls.remove((_awaiting.pop(), []))
        finally:
            _cuda_lock.release()


_needed("torch.utils.hooks", "RemovableHandle.next_id")
_needed("torch", "_C._FunctionBase._sequence_nr")
_needed("torch", "_C._FunctionBase._raw_saved_tensors")
BackwardCFunction: Any = _needed("torch.autograd.function", "BackwardCFunction")
"""The base of the nodes of custom Functions."""
RAW_SAVED = "_raw_saved_"
"""Prefix of the attributes of a node that return a SavedTensor and never unpack it."""
SAVED = "_saved_"
"""Prefix of the attributes that unpack, and so recompute a checkpoint: see `is_consumed`."""
RAW_SAVED_TENSORS = "_raw_saved_tensors"
"""The only such attribute of a custom Function."""


def sequence_nr(node: Any) -> int:
    """Return a node's sequence number in its thread; 2**64 - 1 if it has none."""
    number: int = node._sequence_nr()
    return number


def is_recomputing(node: Any) -> bool:
    """Whether a node's backward runs a checkpoint again, a reentrant one of torch or like torch's.

    Megatron and DeepSpeed use the same name. Without it, a recomputation gets a note.
    """
    return getattr(getattr(type(node), "_forward_cls", None), "__name__", "") == _CHECKPOINTED


_CHECKPOINTED = "CheckpointFunction"


def _check_slots() -> None:
    """Check that a node has slots, because a node without slots seems to save nothing."""
    for name in (f"{RAW_SAVED}result", f"{SAVED}result", "_sequence_nr"):
        _needed("torch", f"_C._functions.ExpBackward0.{name}")


_check_slots()
_needed("torch.autograd.function", "Function._backward_cls._forward_cls")
_needed("torch.utils.checkpoint", "_checkpoint_hook")
_needed("torch.utils.checkpoint", "_Holder")


def anomaly_stack(node: Any) -> Sequence[str]:
    """Return the Python lines that made a node, the innermost last; none without anomaly mode."""
    metadata = getattr(node, "metadata", None)
    stack = metadata.get("traceback_") if isinstance(metadata, dict) else None
    return stack or ()


def is_checkpoint_hook(hook: Any) -> bool:
    """Whether a hook is a checkpoint's; then its closure contains the region's frame."""
    return str(getattr(hook, "__qualname__", "")).startswith("_checkpoint_hook")


def is_checkpoint_holder(data: Any) -> bool:
    """Whether a slot holds the placeholder of a tensor that a checkpoint will recompute."""
    cls = type(data)
    return module_of(cls) == "torch.utils.checkpoint" and cls.__name__.endswith("Holder")


def unpack_hook(saved: Any) -> Any | None:
    """Return a SavedTensor's unpack hook; None: there is none, or torch hides it."""
    hook = getattr(saved, "unpack_hook", None)
    return saved.data.unpack if hook is unbox else hook


def checkpoint_inputs(frame: Any) -> Sequence[Any]:
    """Return the inputs that a checkpoint's frame keeps; some are SavedTensors."""
    node = _input_saver(frame)
    found: Sequence[Any] = frame.saved_args if node is None else _inputs_behind(node)[1:]
    return found


def _input_saver(frame: Any) -> Any | None:
    """Return the node outside the graph in which torch 2.11 keeps a region's inputs."""
    node = getattr(getattr(frame, "input_saver", None), "grad_fn", None)
    if node is not None and not is_input_saver(node):
        raise RuntimeError(f"a checkpoint keeps its inputs in a {type(node).__name__}")
    return node


def _inputs_behind(node: Any) -> list[Any]:
    kept = dict(zip(node.get_args.__code__.co_freevars, node.get_args.__closure__, strict=True))
    inputs = list(kept["args"].cell_contents)
    saved = getattr(node, RAW_SAVED_TENSORS)
    for place, number in kept["idx2saved_idx"].cell_contents.items():
        inputs[place] = saved[number]
    _dummy, *others = inputs
    return others


def is_input_saver(node: Any) -> bool:
    """Whether a node is torch 2.11's keeper of a region's inputs, which are read from the frame."""
    return type(node).__name__ == "_NoopSaveInputsBackward"


def recomputation(frame: Any) -> dict[str, Any]:
    """Return the closure and the arguments of the function that recomputes a region, by name."""
    node, function = _input_saver(frame), frame.recompute_fn
    keywords = {} if node is None else {"kwargs": _inputs_behind(node)[0]}
    if function.__module__ == "torch.utils.checkpoint":
        lacking = {*RANDOM_STATES}.difference(function.__code__.co_freevars)
        if lacking:
            raise RuntimeError(f"torch's checkpoint has no {' and no '.join(sorted(lacking))}")
    kept = keywords | closure(function)
    return {name: kept[name] for name in sorted(kept)}


RANDOM_STATES = ("fwd_cpu_state", "fwd_device_states")
"""Names in a recomputation: its initial random states."""


def methods_of_parts(tensor: torch.Tensor) -> tuple[str, ...]:
    """Name the methods that give the dense parts of a sparse or nested tensor; none for others.

    COO's public ones refuse a tensor whose indices may repeat. A jagged nested tensor is a wrapper.
    """
    is_nested = tensor.is_nested and tensor.layout is torch.strided
    return _NESTED if is_nested else _SPARSE.get(tensor.layout, ())


_BY_ROW = ("crow_indices", "col_indices", "values")
_BY_COLUMN = ("ccol_indices", "row_indices", "values")
_NESTED = (
    "values",
    "_nested_tensor_size",
    "_nested_tensor_strides",
    "_nested_tensor_storage_offsets",
)
_SPARSE = {
    torch.sparse_coo: ("_indices", "_values"),
    torch.sparse_csr: _BY_ROW,
    torch.sparse_bsr: _BY_ROW,
    torch.sparse_csc: _BY_COLUMN,
    torch.sparse_bsc: _BY_COLUMN,
}

_Mode: Any = _needed("torch.utils._python_dispatch", "TorchDispatchMode") or object
_push_mode: Callable[[Any], None] = _needed("torch", "_C._push_on_torch_dispatch_stack")
_pop_mode: Callable[[Any], Any] = _needed("torch", "_C._pop_torch_dispatch_stack")


class DispatchMode(_Mode):  # type: ignore[misc]  # looked up, so that mypy cannot know it
    """A dispatch mode that neither imports torch's compiler nor disables compiled code."""

    supports_higher_order_operators = True

    def __enter__(self) -> DispatchMode:
        # Torch's own methods also save and restore a flag of the process. Overlapping modes of two
        # threads would leave it set forever.
        _push_mode(self)
        return self

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        # The default imports dynamo at first use: 1.3 s, and every later op is slower.
        return False

    @classmethod
    def ignore_compile_internals(cls) -> bool:
        """Keep compiled regions compiled; otherwise torch would fall back to eager under us."""
        return True


_modes: Callable[[], list[Any]] = _needed(
    "torch.utils._python_dispatch", "_get_current_dispatch_mode_stack"
)


def dispatch_modes() -> list[Any]:
    """List the dispatch modes of this thread, the innermost one last."""
    return _modes()


def remove_mode(mode: Any) -> None:
    """Remove a mode of ours from the stack; modes entered later stay."""
    modes = _modes()
    after = modes[modes.index(mode) + 1 :]
    # Modes with a key, such as fake tensors', are stored elsewhere and only listed last.
    above = [other for other in after if getattr(other, "_mode_key", None) is None]
    # Not their own methods, which do more than the stack needs. Torch itself puts modes back
    # without them, and leaving such a mode would fail.
    for _ in (*above, mode):
        _pop_mode(None)
    for other in above:
        _push_mode(other)


def keep_from_dynamo(*functions: Any, calls: bool = True) -> None:
    """Make torch.compile skip functions instead of compiling them.

    With ``calls``, it skips the functions that they call, too. ``torch.compiler.disable`` would do
    the same, but imports the whole compiler. Without these names, torch traces our functions, which
    is slow but correct.
    """
    frames = _optional(_optional(torch._C, "_dynamo"), "eval_frame")
    strategy = _optional(frames, "_FrameExecStrategy")
    if strategy is None:
        return
    actions = frames._FrameAction
    skip = strategy(actions.SKIP, actions.SKIP if calls else actions.DEFAULT)
    for function in functions:
        frames.set_code_exec_strategy(function.__code__, skip)


tracing_context: Callable[[], Any] = _needed("torch._guards", "TracingContext.try_get")
"""Not None while torch.compile runs a program, or its backward, on tensors without memory."""
_count_modes: Callable[[], int] = _needed("torch", "_C._len_torch_dispatch_stack")
_mode_of: Callable[[Any], Any] = _needed("torch", "_C._get_dispatch_mode")
_FAKE: Any = _needed("torch", "_C._TorchDispatchModeKey.FAKE")
_FUNCTIONAL: Any = _needed("torch", "_C._TorchDispatchModeKey.FUNCTIONAL")
_around = threading.local()
"""The identity of the mode in which this thread's block began: its fakes are the program's."""


def is_tracing() -> Any:
    """Return not None while a compiler runs a program on tensors without memory.

    AOTAutograd, make_fx and torch.export have modes instead of a context. Such a mode is off while
    it runs ops of its own.
    """
    found = tracing_context()
    if found is None and _count_modes():
        found, mode = _mode_of(_FUNCTIONAL), _mode_of(_FAKE)
        if found is not None:
            return found
        if mode is not None and _has_symbols(mode) and id(mode) != getattr(_around, "mode", None):
            return mode
    return found


guards: Any = torch._guards
TRACING = "tracing"
"""The context that traces another program or, with None, suspends tracing."""
_tracing: Callable[[None], Any] = _needed("torch._guards", TRACING)
COPIES_OF_TRACING = (
    ("torch._dynamo.convert_frame", TRACING),
    ("torch._dynamo.output_graph", TRACING),
    ("torch._dynamo.symbolic_convert", TRACING),
    ("torch._functorch._aot_autograd.runtime_wrappers", TRACING),
    ("torch.export._trace", TRACING),
    ("torch.export.exported_program", TRACING),
)
"""The modules of torch that import it; the first one begins each trace of a program."""
COPIES_OF_CALL = (
    ("torch._dynamo.utils", "unpatched_nn_module_call"),
    ("torch._dynamo.variables.nn_module", "unpatched_nn_module_call"),
)
"""The names by which torch.compile recognizes a ``Module.__call__`` that nobody has replaced."""


def begin_asking_for_tracing() -> None:
    """Make torch note that this thread traces nothing; it does so itself after each trace.

    Before that, each question raises an AttributeError and takes four times as long.
    """
    _around.mode = id(_mode_of(_FAKE))
    if tracing_context() is None:
        with _tracing(None):
            pass


def is_of_compiler(tensor: Any) -> bool:
    """Whether the compiler traced with a tensor: it has no memory, and symbolic sizes."""
    return _has_symbols(mode_of_fake(tensor))


def mode_of_fake(tensor: Any) -> Any:
    """Return the mode of a fake tensor, which has no memory; None: it is not fake."""
    return getattr(tensor, "fake_mode", None)


def _has_symbols(mode: Any) -> bool:
    return getattr(mode, "shape_env", None) is not None


# Wrappers call them between the parts of a program that torch compiles.
keep_from_dynamo(is_tracing, is_of_compiler, mode_of_fake, _has_symbols)


allocating: Any = _optional(_optional(torch._C, "_dynamo"), "guards")
"""The module whose functions allocate memory for code that inductor generates."""
ALLOCATORS = tuple(name for name in dir(allocating) if name.startswith("_empty_strided_"))
"""Their names; generated code uses them without the first letter."""


def generated_modules() -> list[ModuleType]:
    """Return the modules that inductor has generated in this process."""
    cache = sys.modules.get("torch._inductor.codecache")
    if cache is None:
        return []
    names = _generated_names(len(sys.modules), next(reversed(sys.modules)))
    named = [sys.modules[name] for name in names if name in sys.modules]
    return [*named, *(_optional(_optional(cache, "PyCodeCache"), "modules") or ())]


_GENERATED = "torch._inductor.runtime.compile_tasks."


@lru_cache(maxsize=1)
def _generated_names(count: int, last: str) -> list[str]:
    """Search once for each number of modules and last one: a recording asks twice.

    With transformers, two searches took half the time of a small recording.
    """
    return [name for name in [*sys.modules] if name.startswith(_GENERATED)]


HAS_RUN = "_lazy_init_ran"
"""The attribute in which DistributedDataParallel notes its first call; no result depends on it."""


def compiled_region(node: Any) -> type | None:
    """Return torch's class of a node's compiled region; None: it has none."""
    cls: type | None = getattr(type(node), "_forward_cls", None)
    if hasattr(cls, "compiled_fw"):
        return cls
    if hasattr(cls, "_lazy_backward_info") or hasattr(cls, "compiled_bw"):
        raise RuntimeError("a compiled region has no compiled_fw")
    return None


def compiled_forward(region: type) -> Any:
    """Return the function that a compiled region calls in its forward."""
    return vars(region)["compiled_fw"]


def backward_graph(region: type) -> Any | None:
    """Return the compiler's graph of a region's backward, while it exists."""
    return getattr(getattr(region, "_lazy_backward_info", None), "bw_module", None)


def backward_code(region: type) -> str:
    """Return that graph's code if the region comes from the compiler's cache."""
    function = getattr(getattr(region, "_lazy_backward_info", None), "bw_module_fn", None)
    packed = getattr(getattr(function, "__self__", None), "args", ())
    return next((str(one["_code"]) for one in packed if isinstance(one, dict)), "")


if _missing:
    raise RecordError(
        f"tb_actmem cannot record with torch {torch.__version__}, which lacks "
        f"{', '.join(_missing)}. Install a tested version of torch: {TESTED}.",
        code="unsupported-torch",
    )
