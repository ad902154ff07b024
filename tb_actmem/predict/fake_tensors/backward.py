"""Replaces torch's call that runs a backward while a dry run is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import torch
from torch import Tensor

from tb_actmem.errors import RecordError
from tb_actmem.predict.fake_tensors.engine import Backward, Edge
from tb_actmem.predict.fake_tensors.gradients import fit
from tb_actmem.predict.fake_tensors.node_hooks import Gradients, Registry
from tb_actmem.predict.fake_tensors.refusals import here
from tb_actmem.predict.fake_tensors.torch_private import (
    fake_mode,
    in_engine,
    is_vectorized,
    leaf_node,
)
from tb_actmem.recorder.dry_run_state import DryRunState
from tb_actmem.recorder.torch_private import is_tracing


def door(
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
            dry_run.note(_ANOMALY)
        allow_unreachable, accumulate = _switches(*rest, **named)
        backward = Backward([_edge(one) for one in outputs], dry_run)
        if inputs:
            dry_run.note(_ONLY_SOME)
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
    found = [*gradients]
    for place, one in enumerate(outputs):
        fit(found, place, *_edge(one))
    return found


_ANOMALY = (
    "Anomaly detection checks the results of each node of a backward for NaN, which a dry run "
    "does not do: the small tensors of these checks are missing."
)
_ONLY_SOME = (
    "A backward computed the gradients of some tensors only. The dry run computed all gradients "
    "and freed the others at once: its peak may be too high there."
)
