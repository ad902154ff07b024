"""`capture`: read an existing graph."""

from __future__ import annotations

import math
import time
from typing import Any

import torch
from torch import Tensor

from tb_actmem.arguments import need
from tb_actmem.errors import RecordError
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Note, Recording
from tb_actmem.recorder.assemble.meta import meta_of
from tb_actmem.recorder.assemble.tables import tables
from tb_actmem.recorder.evidence.classify import classify
from tb_actmem.recorder.evidence.find_tensors import tensors_in
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.evidence.tensors import named
from tb_actmem.recorder.evidence.values import note_values, values
from tb_actmem.recorder.graph.order import forward_order
from tb_actmem.recorder.graph.read import GraphFacts, read_graph
from tb_actmem.recorder.graph.sources import makers
from tb_actmem.recorder.torch_private import unasked


def capture(outputs: Any, model: torch.nn.Module | None = None, *, label: str = "") -> Recording:
    """Record the tensors that the graph behind ``outputs`` has saved for backward.

    Call it after the forward and before ``backward()``. It installs no hook and unpacks nothing, so
    the forward ran as usual and no checkpointed region is recomputed. ``outputs`` are the tensors
    that you would call backward on: one tensor, or nested lists, tuples, dicts and dataclasses.
    ``model`` names parameters and buffers.

    Without an op stream, some facts are unknown, and the recording says so: freed and held memory
    (the state is *not cached*), the peak, module calls and source lines. A saved tensor that no
    node made, and that requires no gradient, is *input or activation*. `record` knows all of these.

    Raises RecordError if no output has a graph, if a backward has freed the graph, or if the graph
    cannot be read.
    """
    need("model", model, (torch.nn.Module, type(None)), "a torch.nn.Module")
    need("label", label, str, "a string")
    found = nested_tensors(outputs)
    tensors = [tensor for tensor, node in zip(found, makers(found), strict=True) if node]
    if not tensors:
        raise RecordError(_nothing(outputs), code="no-graph")
    try:
        with collector_paused(), unasked():
            return _capture(tensors, model, label)
    except RecordError:
        raise
    except Exception as error:
        raise RecordError(f"The graph could not be read: {error!r}.") from error


def _capture(tensors: list[Tensor], model: torch.nn.Module | None, label: str) -> Recording:
    """Do the work in a function of its own, so that its locals die before the collector runs."""
    storages, facts = Storages(named(model)), GraphFacts()
    facts.begin_reading()
    check_consumed(facts, read_graph(tensors, storages, facts).consumed)
    order = forward_order(facts)
    found = values(facts, order, {})
    note_values(facts, order, found, storages)
    columns = tables(facts, order, found, {}, {})
    verdicts = classify(storages.evidence, storages.birth, has_ops=False)
    columns |= storages.columns(verdicts)
    meta = meta_of(label, facts, storages, time.time_ns(), has_ops=False)
    return Recording.of(meta, columns)


def check_consumed(facts: GraphFacts, consumed: int) -> None:
    """Refuse a freed graph; add a note for a partly freed one."""
    if not consumed:
        return
    if not facts.has_saves:
        raise RecordError(
            "backward() has freed the graph. Call capture() before backward(), "
            "or call backward(retain_graph=True).",
            code="graph-consumed",
        )
    facts.notes.append(Note.of("graph-partly-freed", count=consumed, nodes=len(facts.types)))


def nested_tensors(value: Any) -> list[Tensor]:
    """Find nested tensors; model outputs of libraries are dicts or dataclasses."""
    fields = getattr(value, "__dataclass_fields__", None)
    if fields is not None and not isinstance(value, dict):
        value = [getattr(value, name) for name in fields]
    return [found[1] for found in tensors_in(value, 8, math.inf) if found]


def _nothing(outputs: Any) -> str:
    found = nested_tensors(outputs)
    if not found:
        return (
            f"capture() found no tensor in the {type(outputs).__name__}. "
            "Pass the tensors that you would call backward() on."
        )
    if not torch.is_grad_enabled() or any(t.is_inference() for t in found):
        return (
            "The outputs have no graph because gradients are off. "
            "Run the forward outside of no_grad() and inference_mode()."
        )
    return (
        "The outputs have no graph because no input requires grad. "
        "Did the forward run under no_grad(), or is the loss detached?"
    )
