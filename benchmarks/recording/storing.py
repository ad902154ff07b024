"""Recordings of a training in its log directory: bytes per step, complete and as written."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from benchmarks.children import say
from benchmarks.graphs import Wide, inputs
from benchmarks.results import Table
from benchmarks.timing import Spread, spread
from tb_actmem.format import base_step
from tb_actmem.tensorboard.events import logdir
from tb_actmem.tensorboard.events.writers import scalars_pb

WIDTH = 96
"""Of all layers: a recording is as large as that of a wide model, and a step is quick."""


class Training(NamedTuple):
    """A model, and its loss at a step."""

    model: nn.Module
    loss: Callable[[int], Tensor]


class Stored(NamedTuple):
    """What some recorded steps took in one way of writing them."""

    complete: int
    """How many of them are complete."""
    recording_bytes: int
    """Of the recordings alone."""
    difference_bytes: float | None
    """Of one difference, in the median."""
    file_bytes: int
    """Of the event file."""
    ms: Spread
    """A step, of CPU time, that of the thread which writes the file included."""


def _ids(batch: int = 2, vocabulary: int = 500) -> dict[str, Tensor]:
    ids = torch.randint(0, vocabulary, (batch, 32))
    return {"input_ids": ids, "labels": ids}


def gpt2(layers: int = 12, batches: tuple[int, ...] = (2,)) -> Training:
    """GPT-2 small with its dropouts; batches of these sizes in turn."""
    from transformers import GPT2Config, GPT2LMHeadModel

    config = GPT2Config(n_layer=layers, n_embd=WIDTH, n_head=12, vocab_size=500, use_cache=False)
    model = GPT2LMHeadModel(config).train()
    return Training(model, lambda step: model(**_ids(batches[step % len(batches)])).loss)


def bert() -> Training:
    """BERT with its dropouts."""
    from transformers import BertConfig, BertForMaskedLM

    config = BertConfig(hidden_size=WIDTH, intermediate_size=4 * WIDTH, vocab_size=500)
    model = BertForMaskedLM(config).train()
    return Training(model, lambda step: model(**_ids()).loss)


def mixtral(experts: str) -> Training:
    """Eight layers of eight experts, each computed in this way."""
    from transformers import MixtralConfig, MixtralForCausalLM

    options: dict[str, Any] = {"experts_implementation": experts, "use_cache": False}
    config = MixtralConfig(
        num_hidden_layers=8,
        hidden_size=WIDTH,
        intermediate_size=2 * WIDTH,
        num_attention_heads=4,
        num_key_value_heads=4,
        vocab_size=500,
        **options,
    )
    model = MixtralForCausalLM(config).train()
    return Training(model, lambda step: model(**_ids()).loss)


def wide(nodes: int) -> Training:
    """A graph of so many nodes."""
    model = Wide(nodes)
    return Training(model, lambda step: model(inputs()).mean())


TRAININGS: dict[str, tuple[Callable[[], Training], int]] = {
    "GPT-2": (gpt2, 200),
    "GPT-2, batches of 2, 3, 4": (lambda: gpt2(batches=(2, 3, 4)), 200),
    "BERT": (bert, 200),
    "Mixtral": (lambda: mixtral("grouped_mm"), 200),
    "Mixtral, expert by expert": (lambda: mixtral("eager"), 200),
    "100,000 nodes": (lambda: wide(100_000), 5),
}
"""Name → (training, number of steps)."""
QUICK: dict[str, tuple[Callable[[], Training], int]] = {"GPT-2": (lambda: gpt2(layers=1), 3)}


def add_complete(writer: SummaryWriter, recording: tb_actmem.Recording, step: int) -> None:
    """Write what `add_recording` writes, but complete at each step."""
    summary = scalars_pb("activation_memory", recording)
    summary.MergeFrom(tb_actmem.tensorboard.recording_pb("activation_memory", recording))
    writer._get_file_writer().add_summary(summary, step)


def add(writer: SummaryWriter, recording: tb_actmem.Recording, step: int) -> None:
    tb_actmem.add_recording(writer, "activation_memory", recording, step)


WAYS: dict[str, Callable[[SummaryWriter, tb_actmem.Recording, int], None]] = {
    "complete": add_complete,
    "difference": add,
}


def store(training: Training, steps: int, folder: Path) -> dict[str, Stored]:
    """Train and write each step in both ways, in turns."""
    optimizer = torch.optim.AdamW(training.model.parameters())
    writers = {way: SummaryWriter(str(folder / way)) for way in WAYS}
    times: dict[str, list[float]] = {way: [] for way in WAYS}
    for step in range(steps):
        with tb_actmem.record(training.model) as recorder:
            training.loss(step).backward()
        optimizer.step()
        optimizer.zero_grad()
        for way in reversed(WAYS) if step % 2 else WAYS:
            recording = replace(recorder.recording)  # nothing is known of it yet
            begin = time.process_time()
            WAYS[way](writers[way], recording, step)
            writers[way].flush()
            times[way].append((time.process_time() - begin) * 1e3)
    for writer in writers.values():
        writer.close()
    _compare(*(folder / way for way in WAYS))
    return {way: _stored(folder / way, times[way]) for way in WAYS}


def _stored(folder: Path, times: list[float]) -> Stored:
    blobs = [entry.read() for entry in logdir.recordings(folder)]
    differences = [len(blob) for blob in blobs if base_step(blob) is not None]
    (file,) = folder.iterdir()
    return Stored(
        len(blobs) - len(differences),
        sum(map(len, blobs)),
        median(differences) if differences else None,
        file.stat().st_size,
        spread(times),
    )


def _compare(one: Path, other: Path) -> None:
    """End unless two log directories hold the same."""
    for left, right in zip(logdir.recordings(one), logdir.recordings(other), strict=True):
        if left.recording() != right.recording():
            sys.exit(f"The recording of step {left.step} differs from the one that was written.")


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row a training."""
    torch.set_num_threads(1)
    torch.manual_seed(0)
    rows, facts = [], {}
    for name, (make, steps) in (QUICK if quick else TRAININGS).items():
        steps *= 10 if full else 1
        say(f"storing: {steps:,} steps of {name}")
        with tempfile.TemporaryDirectory() as folder:
            stored = store(make(), steps, Path(folder))
        rows.append(_row(name, steps, stored))
        facts[name] = {way: _facts(steps, stored[way]) for way in WAYS}
    about = (
        "Every step of a training is recorded with its backward, and written to an event file: "
        "complete at each step, and as `add_recording` writes it. Bytes per step, first of the "
        "recordings, then of the event file, which also has totals for the Scalars tab. CPU "
        "milliseconds per step until the file is flushed, as median and quartiles. (If experts "
        "are called one by one, each routing is another graph, so no step equals another.)"
    )
    head = [
        *("training", "steps", "written complete", "complete", "a difference", "as written"),
        *("event file, complete", "as written", "ms, complete", "ms, as written"),
    ]
    yield Table("storing", about, head, rows, facts)


def _row(name: str, steps: int, stored: dict[str, Stored]) -> list[str]:
    complete, written = stored.values()
    one = written.difference_bytes
    return [
        *(name, f"{steps:,}", f"{written.complete:,}"),
        f"{complete.recording_bytes / steps:,.0f}",
        "–" if one is None else f"{one:,.0f}",
        f"{written.recording_bytes / steps:,.0f}",
        f"{complete.file_bytes / steps:,.0f}",
        f"{written.file_bytes / steps:,.0f}",
        *(str(complete.ms), str(written.ms)),
    ]


def _facts(steps: int, stored: Stored) -> dict[str, Any]:
    return {"steps": steps, **stored._asdict(), "ms": stored.ms._asdict()}
