"""The code blocks of a Markdown page, and the variables that they may use."""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import nn
from torch.nn import functional as F

import tb_actmem

_FENCE = re.compile(r"^( *)```([\w{}-]*)[^\n]*\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


FRAMEWORKS = {"lightning", "transformers"}
"""Frameworks with a module of the same name in tb_actmem.integrations."""


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    code: str
    line: int
    """The number of its first line of code, counted from 1."""

    def is_followed_by(self, other: Block) -> bool:
        """Return whether `other` follows directly."""
        return other.line == self.line + self.code.count("\n") + len(("```", "", "```"))


def blocks(text: str) -> Iterator[Block]:
    """Yield the fenced blocks of a page, in order."""
    for found in _FENCE.finditer(text):
        indent, language, code = found.groups()
        line = text.count("\n", 0, found.start(3)) + 1
        yield Block(language, re.sub(f"^{indent}", "", code, flags=re.MULTILINE), line)


def missing(block: Block) -> list[str]:
    """Return the libraries that a block needs and that are not installed."""
    if block.language == "ipython":
        return [] if _is_there("IPython") else ["IPython"]
    return sorted(name for name in imported(block.code) if not _is_there(name))


def imported(code: str) -> set[str]:
    """Return the libraries that a piece of code imports."""
    names = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            first, *inner = node.module.split(".")
            names |= {first, *(FRAMEWORKS & {*inner})}
    if "TrainingArguments" in code:
        names.add("accelerate")  # a Trainer of transformers needs it
    return names


def _is_there(name: str) -> bool:
    return name in sys.modules or importlib.util.find_spec(name) is not None


def page_names(folder: Path) -> dict[str, Any]:
    """Return a small GPT-2, its batches, loss and optimizer, by the names that pages use.

    Also write five copies of a recording and three of a snapshot into the folder, by the file names
    that pages use.
    """
    from transformers import GPT2Config, GPT2LMHeadModel

    config = GPT2Config(
        n_layer=6, n_embd=64, n_head=4, vocab_size=500, n_positions=256, use_cache=False
    )
    model = GPT2LMHeadModel(config).train()
    optimizer = torch.optim.AdamW(model.parameters())
    inputs = torch.randint(0, 500, (4, 64))
    targets = torch.randint(0, 500, (4, 64))

    def loss_fn(outputs: Any, targets: torch.Tensor) -> torch.Tensor:
        return F.cross_entropy(outputs.logits.flatten(0, 1), targets.flatten())

    def train(batch: Any) -> None:
        loss_fn(model(batch[0]), batch[1]).backward()
        optimizer.step()
        optimizer.zero_grad()

    with tb_actmem.record(model) as recorder:
        loss_fn(model(inputs), targets).backward()
    for name in ("a", "b", "old", "new", "step"):
        tb_actmem.write(recorder.recording, folder / f"{name}.actmem")
    for name in ("snapshot", "before", "after"):
        tb_actmem.render(recorder.recording, folder / f"{name}.pickle")
    return {
        "torch": torch,
        "nn": nn,
        "model": model,
        "inputs": inputs,
        "targets": targets,
        "loss_fn": loss_fn,
        "optimizer": optimizer,
        "train": train,
        "batches": [(inputs, targets)] * 3,
        "batch": (inputs, targets),
        "vocabulary": 500,
        "step": 0,
    }
