"""The samples that torch's own tests give to an operator."""

from __future__ import annotations

import random
import sys
from typing import Any

import torch

from tests.support.arbitrary import some_of


def samples(op: Any, most: int = sys.maxsize, *, requires_grad: bool = False) -> list[Any]:
    """All of an operator's samples, or so many of them, from the first to the last.

    By the function that makes them: `sample_inputs` looks through the stack for the name of a test,
    and begins torch's random numbers anew for each, which takes twice as long as the tests.
    """
    torch.manual_seed(0)
    random.seed(0)
    found = [*op.sample_inputs_func(op, "cpu", torch.float32, requires_grad)]
    return some_of(found, most)
