"""Record a step without running it: tensors have sizes, and nothing is allocated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any

import torch
from torch import Tensor

from tb_actmem.arguments import shown
from tb_actmem.errors import RecordError
from tb_actmem.model import Note
from tb_actmem.predict.fake_cuda.gpus import Gpu
from tb_actmem.predict.fake_cuda.gpus import gpu as find_gpu
from tb_actmem.predict.fake_tensors.cuda import cuda_as
from tb_actmem.predict.fake_tensors.data_parallel import reducing
from tb_actmem.predict.fake_tensors.engine import Backward, Edge
from tb_actmem.predict.fake_tensors.node_hooks import Gradients, Registry
from tb_actmem.predict.fake_tensors.nodes import boxed, fit
from tb_actmem.predict.fake_tensors.replacements import (
    here,
    memory_is_missing,
    refused,
    replaced,
    unasked_values,
)
from tb_actmem.predict.fake_tensors.tensors import (
    Answers,
    DryTensors,
    PinnedOnHost,
    checked,
)
from tb_actmem.predict.fake_tensors.torch_private import (
    fake_mode,
    in_engine,
    leaf_node,
)
from tb_actmem.recorder.dry_run_state import DryRunState, dry_running
from tb_actmem.recorder.torch_private import (
    RUN_BACKWARD,
    autograd,
    is_tracing,
    is_vectorized,
    read_saved,
)
from tb_actmem.recorder.watch.wrappers import observers


def dry_run(
    device: str, *, like: str | None = None, answers: Answers | None = None
) -> AbstractContextManager[None]:
    """Let the code in a ``with`` block run on tensors that have sizes and no memory.

    Make everything that runs there in the block: the model, its inputs, the optimizer. A recording
    made in the block contains what the step would save and when. Its `Meta.predicted` says that it
    was a dry run::

        with tb_actmem.predict.dry_run("cuda", like="H100"):
            model = build()
            with tb_actmem.record(model) as recorder:
                model(**batch).loss.backward()

    ``"cpu"`` works with any torch, and chooses the CPU's kernels. ``"cuda"`` needs a CUDA build of
    torch but no GPU. Tensors are made on the device unless the program names another one;
    pinned memory is on the host. Kernels are chosen as on the GPU in ``like``, by default an H100.

    Some code reads values, such as ``.item()`` and boolean masks. Values that follow from constants
    are known, and so are a few random numbers, which a note reports. Pass the others as
    ``answers``: a number for a line of the program, as in ``{"model.py:41": 0.5}``. For a mask it
    is the number of true elements.

    With torch's fake process group the block is one rank of many: ``fully_shard``, DTensors and
    DistributedDataParallel run, compiled code does not.

    Raises RecordError for an unknown device, or one that torch does not have, if torch is older
    than 2.13, if fake tensors are in use already, if a recording is open, or if an answer is not a
    number for a line. The block raises it at a line whose values are not known.
    """
    if device not in ("cpu", "cuda"):
        raise RecordError(f'dry_run() takes "cpu" or "cuda", not {shown(device)}.')
    if device == "cpu" and like is not None:
        raise RecordError(f'dry_run("cpu", like={like!r}): like= needs dry_run("cuda").')
    if device == "cuda" and torch.version.cuda is None:
        raise RecordError(
            'dry_run("cuda") needs a CUDA build of torch, but no GPU, and this is torch '
            f"{torch.__version__}: pip install torch==={torch.__version__.partition('+')[0]} in a "
            'separate environment. dry_run("cpu") runs the same step on the kernels of CPUs, '
            "whose dropout saves masks of the input's type and whose convolutions and recurrent "
            "layers save workspaces of their own.",
            code="unsupported-torch",
        )
    gpu = find_gpu(like or "H100", of_cuda=True) if device == "cuda" else None
    return _dry_run(gpu, checked(answers or {}))


@contextmanager
def _dry_run(gpu: Gpu | None, answers: Answers) -> Iterator[None]:
    if read_saved is None:
        raise RecordError(
            "A dry run needs torch 2.13 or later, which shows the saves of nodes; this is "
            f"{torch.__version__}.",
            code="unsupported-torch",
        )
    if fake_mode() is not None:
        raise RecordError(
            "Fake tensors are in use already: leave their mode, or the open dry run, before you "
            "open a dry run."
        )
    if observers:
        raise RecordError(
            "A recording is open already: open the dry run first, and "
            "`with tb_actmem.record(...)` in it.",
            code="recording-open",
        )
    dry_run = DryRunState("cpu" if gpu is None else gpu.name)
    mode = DryTensors(answers, dry_run.note)
    registry = Registry(partial(dry_run.note, Note.of("node-hook")))
    engine = replaced(autograd, RUN_BACKWARD, partial(fake_backward, mode, dry_run, registry))
    random = torch.get_rng_state()
    with (
        dry_running(dry_run),
        registry.in_use(),
        engine,
        boxed(),
        unasked_values(dry_run.note),
        refused(),
        reducing(),
    ):
        try:
            with memory_is_missing(), mode if gpu is None else _on_cuda(gpu, mode, dry_run):
                yield
        finally:
            mode.put_back()
            torch.set_rng_state(random)


@contextmanager
def _on_cuda(gpu: Gpu, mode: DryTensors, dry_run: DryRunState) -> Iterator[None]:
    with cuda_as(gpu, dry_run.note), mode, PinnedOnHost(mode):
        yield


def fake_backward(
    mode: Any, dry_run: DryRunState, registry: Registry, behind: Callable[..., Any]
) -> Callable[..., Any]:
    """Make the function that runs backwards under this mode; all others are torch's."""

    def run_backward(
        outputs: Sequence[Any],
        gradients: Sequence[Tensor | None],
        keep_graph: bool,
        create_graph: bool,
        inputs: Sequence[Any],
        *rest: bool,
        **named: bool,
    ) -> Any:
        is_ours = fake_mode() is mode and is_tracing() is None
        if not is_ours or not all(map(_has_graph, outputs)):
            given = (outputs, gradients, keep_graph, create_graph, inputs)
            return behind(*given, *rest, **named)
        if is_vectorized():
            raise RecordError(
                f"{here()} runs a backward for many gradients at once by torch.vmap, which a dry "
                "run cannot do: compute them one by one (is_grads_batched=False, "
                "vectorize=False)."
            )
        if torch.is_anomaly_enabled() and torch.is_anomaly_check_nan_enabled():
            dry_run.note(Note.of("anomaly-mode"))
        allow_unreachable, accumulate = _switches(*rest, **named)
        backward = Backward([_edge(one) for one in outputs], dry_run)
        if inputs:
            dry_run.note(Note.of("some-gradients"))
            backward.ask(backward.edges(inputs, _edge), accumulate=accumulate)
        first = _fitting(outputs, gradients)
        run = partial(backward.run, first, keep_graph=keep_graph)
        with registry.during(backward.comes_to):
            in_engine(run, keep=keep_graph, create=create_graph)
        if not allow_unreachable and any(one is None for one in backward.answers):
            raise RuntimeError(
                "One of the differentiated Tensors appears to not have been used in the graph. "
                "Set allow_unused=True if this is the desired behavior."
            )
        return tuple(backward.answers)

    return run_backward


def _switches(allow_unreachable: bool = False, accumulate_grad: bool = False) -> tuple[bool, bool]:
    return allow_unreachable, accumulate_grad


def _has_graph(output: Any) -> bool:
    return not isinstance(output, Tensor) or output.requires_grad


def _edge(of: Any) -> Edge:
    if not isinstance(of, Tensor):
        return of.node, of.output_nr
    if of.grad_fn is not None:
        return of.grad_fn, of.output_nr
    if not of.requires_grad:
        raise RuntimeError("One of the differentiated Tensors does not require grad")
    return leaf_node(of), 0


def _fitting(outputs: Sequence[Any], gradients: Sequence[Tensor | None]) -> Gradients:
    fitted = [*gradients]
    for place, one in enumerate(outputs):
        fit(fitted, place, *_edge(one))
    return fitted
