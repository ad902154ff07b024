"""Kinds of modules for random programs, by subject: each has rows of one width."""

from __future__ import annotations

import random

import torch
from torch import nn

from tests.support.drawn import MORE_LAYERS, block
from tests.support.kinds.arguments import ARGUMENTS
from tests.support.kinds.functions import FUNCTIONS
from tests.support.kinds.graphs import GRAPHS
from tests.support.kinds.layers import LAYERS
from tests.support.kinds.parts import Kinds, linear
from tests.support.kinds.states import STATES

KINDS: Kinds = {**GRAPHS, **FUNCTIONS, **ARGUMENTS, **STATES, **LAYERS}


def program_of_kinds(seed: int) -> nn.Module:
    """The random program of a seed: module 1 is of its kind, module 2 has others inside blocks."""
    torch.manual_seed(seed)
    draw = random.Random(seed)
    kind = [*KINDS.values()][seed % len(KINDS)]
    others = (kind, *draw.sample([*KINDS.values()], 3), *MORE_LAYERS[:3])
    return nn.Sequential(linear(), kind(), block(draw, draw.choice([0, 1, 2]), others), linear())
