"""A plan as Python that people paste."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tb_actmem.analysis.names import NUMBER, layers_name
from tb_actmem.model import Recording
from tb_actmem.wording.units import nbytes_text

if TYPE_CHECKING:
    from tb_actmem.planning.plan import Plan

_TRANSFORMERS = """\
model.gradient_checkpointing_enable(gradient_checkpointing_kwargs={"use_reentrant": False})
"""
_WRAPPED = """\
import functools

from torch.utils.checkpoint import checkpoint

for name in (
%s
):
    module = model.get_submodule(name)
    module.forward = functools.partial(checkpoint, module.forward, use_reentrant=False)
"""


def plan_code(plan: Plan) -> str:
    """Write the lines that have ``model`` run by a plan."""
    if not plan.modules:
        return "# Nothing to checkpoint: what was asked for holds as it is.\n"
    said = (
        f"# Peak of the step: {nbytes_text(plan.before_peak_bytes)} → "
        f"{nbytes_text(plan.peak_bytes)}, predicted by tb_actmem.\n"
    )
    if is_all_blocks_of_transformers(plan.before, plan.modules):
        return said + _TRANSFORMERS
    return said + _WRAPPED % "\n".join(f"    {line}," for line in names_as_code(plan.modules))


def is_all_blocks_of_transformers(recording: Recording, names: Sequence[str]) -> bool:
    """Tell whether modules are all the blocks of a model of transformers, and nothing else."""
    patterns = {layers_name(name) for name in names}
    calls = [call for call in recording.modules if NUMBER.search(call.fqn)]
    blocks = {call.fqn for call in calls if layers_name(call.fqn) in patterns}
    types = {call.type_name for call in calls if call.fqn in blocks}
    is_block = all(NUMBER.fullmatch(name.rpartition(".")[2]) for name in names)
    return (
        is_block
        and len(patterns) == len(types) == 1
        and blocks == set(names)
        and any(_SOURCE in frame.file.replace("\\", "/") for frame in recording.frames)
    )


_SOURCE = "/transformers/models/"


def names_as_code(names: Sequence[str]) -> list[str]:
    """Write names as items of a Python tuple, those of equal layers as one comprehension."""
    layers: dict[str, list[str]] = {}
    for name in names:
        layers.setdefault(layers_name(name), []).append(name)
    lines = []
    for pattern, of in layers.items():
        if len(of) == 1:
            lines.append(repr(of[0]))
            continue
        numbers = [int(found[0]) for name in of if (found := NUMBER.search(name))]
        template = pattern.replace("*", "{layer}", 1)
        lines.append(f'*(f"{template}" for layer in {_range(numbers)})')
    return lines


def _range(numbers: Sequence[int]) -> str:
    first, last = numbers[0], numbers[-1]
    if list(numbers) != list(range(first, last + 1)):
        return repr(tuple(numbers))
    return f"range({first}, {last + 1})" if first else f"range({last + 1})"
