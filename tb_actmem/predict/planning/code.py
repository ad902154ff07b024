"""A plan, or another change of a step, as Python code to paste."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from textwrap import indent
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from tb_actmem.analysis.index import NUMBER, Index, layers_name
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.totals import totals_by_key, totals_of
from tb_actmem.analysis.totals.peak import PEAKS
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.patterns import chosen_calls, chosen_ops, chosen_rewrites
from tb_actmem.predict.checkpointing.regions import name_and_period
from tb_actmem.predict.checkpointing.step import step_of
from tb_actmem.text import nbytes_text
from tb_actmem.text.totals import LABEL

if TYPE_CHECKING:
    from tb_actmem.predict.planning import Plan

_FUNCTION = """\
def save_less(model):
    \"\"\"Change modules, so that they save less for backward.\"\"\"
{body}

save_less(model)
"""
_CHANGE = """
class Changed:
    \"\"\"Comes first, so that no class of the model refuses to be inherited.\"\"\"

    def __init_subclass__(cls):
        pass

def change(module, run, **options):
    \"\"\"Let a function run each call of a module, hooks included.\"\"\"
    before = type(module)

    def call(self, *args, **kwargs):
        def inside(*args):
            return super(after, self).__call__(*args, **kwargs)

        return run(inside, *args, **options)

    # Not by a class statement, for which a metaclass may need arguments.
    names = {"__call__": call, "__module__": before.__module__}
    after = type.__new__(type(before), before.__name__, (Changed, before), names)
    module.__class__ = after

"""
_LOOP = """\
for name in (
{names}
):
{before}    change({model}.get_submodule(name), {run})
{after}"""
_OF_GELU = "# A recording has no constants: check that yours are those of GELU.\n"
_OF_NORM = "# Call it outside of autocast, with the weight and the eps of the module.\n"
_FORWARD = """\
def {name}(x):
    return {function}

"""
_REPLACING = """\
for name in (
{names}
):
    {model}.get_submodule(name).{setting}
"""
_INNER = "inner = model.module if isinstance(model, DistributedDataParallel) else model\n"
_INNER_OF_LIST = """\
inner = ModuleList(
    part.module if isinstance(part, DistributedDataParallel) else part for part in model
)
"""
OF_LIST = """\
# Here, `model` is the list of the models of this rank, in the order of their optimizer.
"""
_PRESENT = """\
present = {name for name, _ in inner.named_modules()}  # other ranks have the others
is_changed = False
"""
_SKIP = """\
    if name not in present:
        continue
"""
_IS_CHANGED = "    is_changed = True\n"
_NONE = """\
if not is_changed:
    warnings.warn("The plan names no module of this model.")
"""
_SAVE = """\
save = [
{ops}
]
contexts = functools.partial(create_selective_checkpoint_contexts, save)
"""
_SAVE_SOME = """\
periods = {{
{ops}
}}

def contexts(periods=periods):
    counts = Counter()

    def policy(context, op, *args, **kwargs):
        \"\"\"Save the first result of each period.\"\"\"
        key = context.is_recompute, op
        is_saved = op in periods and counts[key] % periods[op] == 0
        counts[key] += 1
        return CheckpointPolicy.MUST_SAVE if is_saved else CheckpointPolicy.PREFER_RECOMPUTE

    return create_selective_checkpoint_contexts(policy)

"""
_PLAIN = "checkpoint, use_reentrant=False"
_SELECTIVE = f"{_PLAIN}, context_fn=contexts"
_AWAY = """\
def offloaded(call, *args):
    with save_on_cpu():
        return call(*args)

"""
_OFFLOADED = "offloaded"


class Change(NamedTuple):
    """Which modules of a recorded step run differently."""

    before: Recording
    modules: tuple[str, ...]
    """The checkpointed modules, in forward order."""
    save: Mapping[str, tuple[str, ...]]
    """The ops whose results selective checkpoints keep, by module."""
    offload: tuple[str, ...]
    """The modules whose saves go to the host, around their checkpoints if they have any."""
    rewrite: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """For each suggested function of ``x``, or ``inplace=True``: the modules that change."""
    inline: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """For each suggested function of ``x``: the modules in whose source it stands among others."""
    is_partial: bool = False
    """The model may lack some of these modules: another rank has them."""

    @property
    def is_wrapped(self) -> bool:
        """The recorded model is a DistributedDataParallel."""
        roots = "[0-9]*" if self.is_list else ""
        return any(
            call.type_name == _WRAPPER and re.fullmatch(roots, call.fqn)
            for call in self.before.modules
        )

    @property
    def has_inner(self) -> bool:
        """The names are those of the modules in a wrapper or list, or `model` may be one."""
        return self.is_partial or self.is_wrapped or self.is_list

    @property
    def is_list(self) -> bool:
        """The recorded model is a list, such as the stages of a rank: it is never called itself."""
        names = [call.fqn for call in self.before.modules]
        return bool(names) and all(re.match("[0-9]", name) for name in names)


_WRAPPER = "DistributedDataParallel"


def checkpoint_change(
    recording: Recording,
    modules: Sequence[str],
    save: Sequence[str],
    offload: Sequence[str],
    rewrite: Sequence[str] = (),
) -> Change:
    """Resolve the patterns of a prediction to names of modules and ops."""
    index = Index(recording)
    step = step_of(index)
    calls = chosen_calls(step, modules)
    names = _names(recording, calls)
    kept: dict[str, tuple[str, ...]] = {}
    if save:
        kept = dict.fromkeys(names, tuple(sorted(chosen_ops(recording, calls, save))))
    away = _names(recording, chosen_calls(step, offload))
    of_functions: dict[str, list[int]] = defaultdict(list)
    of_inline: dict[str, list[int]] = defaultdict(list)
    for each in chosen_rewrites(index, rewrite).chosen:
        (of_inline if each.is_inline else of_functions)[each.function].append(each.call)
    functions = {function: _names(recording, of) for function, of in of_functions.items()}
    inline = {function: _names(recording, of) for function, of in of_inline.items()}
    return Change(recording, names, kept, away, functions, inline)


def _names(recording: Recording, calls: Iterable[int]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(recording.modules[call].fqn for call in calls))


def change_code(
    change: Change, before_bytes: int | None, after_bytes: int | None, peak: str = "step peak"
) -> str:
    """Write the code that changes ``model`` accordingly, with the peak before and after.

    All its names are inside one function, so that it overwrites none of the program.
    """
    change = without_wrapper(change)
    said = ""
    if before_bytes is not None and after_bytes is not None:
        change_of_peak = f"{nbytes_text(before_bytes)} → {nbytes_text(after_bytes)}"
        said = f"# {peak.capitalize()}: {change_of_peak}, predicted by tb_actmem.\n"
    said += "".join(_by_hand(*group) for group in change.inline.items())
    if not (change.modules or change.offload or change.rewrite):
        return said
    said += OF_LIST if change.is_list else ""
    return said + function_code([change], body_of(change))


def function_code(changes: Sequence[Change], body: str) -> str:
    """Write a function that runs the body, with the imports and functions that changes need."""
    has_calls = any(change.modules or change.offload for change in changes)
    functions = _CHANGE if has_calls else ""
    functions += _AWAY if any(change.offload for change in changes) else ""
    return _FUNCTION.format(body=indent(_imports(changes) + functions + body, "    "))


def body_of(change: Change) -> str:
    """Write the statements that change the modules, for `function_code`."""
    modules, save, offload = change.modules, change.save, change.offload
    groups = [_replacing(change, *group) for group in change.rewrite.items()]
    groups += [_checkpoints(change, kept, names) for kept, names in by_save(modules, save).items()]
    if offload:
        groups.append(_loop(change, offload, _OFFLOADED))
    inner = _INNER_OF_LIST if change.is_list else _INNER
    if change.is_partial:
        groups = [inner + _PRESENT, *groups, _NONE]
    elif change.has_inner:
        groups = [inner, *groups]
    return "\n".join(groups)


def code_of(change: Change, before: Index, after: Index) -> str:
    """Write the code of a prediction, with the largest peak that both recordings know."""
    old, new = (totals_by_key(totals_of(index)) for index in (before, after))
    known = (key for key in PEAKS if old[key] is not None and new[key] is not None)
    key = next(known, PEAKS[-1])
    return change_code(change, old[key], new[key], peak=LABEL[key])


def _by_hand(function: str, names: Sequence[str]) -> str:
    where = ", ".join(names_as_code([name for name in names if name]))
    places = " and ".join(filter(None, (where, "the model itself" if "" in names else "")))
    return f"# Write {function} in the forward of {places}.\n{_constants(function)}"


def _constants(function: str) -> str:
    return _OF_GELU if ".gelu(" in function else _OF_NORM if ".rms_norm(" in function else ""


def without_wrapper(change: Change) -> Change:
    """Name modules as the model inside DistributedDataParallel does."""
    if not change.is_wrapped:
        return change
    modules, offload = (tuple(map(_inner, names)) for names in (change.modules, change.offload))
    save = {_inner(name): kept for name, kept in change.save.items()}
    rewrite = {to: tuple(map(_inner, names)) for to, names in change.rewrite.items()}
    inline = {to: tuple(map(_inner, names)) for to, names in change.inline.items()}
    return change._replace(
        modules=modules, save=save, offload=offload, rewrite=rewrite, inline=inline
    )


def _inner(name: str) -> str:
    return re.sub(r"^([0-9]+\.)?module(\.|$)", r"\1", name).rstrip(".")


def plan_code(plan: Plan) -> str:
    """Write the code that applies a plan to ``model``."""
    if not plan.modules and not plan.offload:
        return "# Nothing to checkpoint: the step is within the limit.\n"
    change = Change(plan.before, plan.modules, plan.save, plan.offload)
    if plan.before_total_peak_bytes is None or plan.total_peak_bytes is None:
        return change_code(change, plan.before_peak_bytes, plan.peak_bytes)
    totals = plan.before_total_peak_bytes, plan.total_peak_bytes
    return change_code(change, *totals, peak="total peak")


def by_save(
    names: Sequence[str], save: Mapping[str, tuple[str, ...]]
) -> dict[tuple[str, ...], list[str]]:
    """Group names of modules by the ops whose results their checkpoints keep."""
    grouped: dict[tuple[str, ...], list[str]] = {}
    for name in names:
        grouped.setdefault(save.get(name, ()), []).append(name)
    return grouped


def _imports(changes: Sequence[Change]) -> str:
    saves = [of for change in changes for of in change.save.values() if of]
    has_save, has_some = bool(saves), any(map(_has_periods, saves))
    names = ["CheckpointPolicy"] if has_some else []
    names += ["checkpoint"] if any(change.modules for change in changes) else []
    names += ["create_selective_checkpoint_contexts"] if has_save else []
    standard = [] if all(map(_has_periods, saves)) else ["import functools"]
    standard += ["import warnings"] if any(change.is_partial for change in changes) else []
    standard += ["from collections import Counter"] if has_some else []
    lines = [*standard, ""] if standard else []
    functions = any("(" in function for change in changes for function in change.rewrite)
    lines += ["import torch"] if has_save or functions else []
    has_offload = any(change.offload for change in changes)
    lines += ["from torch.autograd.graph import save_on_cpu"] if has_offload else []
    lines += ["from torch.nn import ModuleList"] if any(one.is_list for one in changes) else []
    has_inner = any(change.has_inner for change in changes)
    lines += [f"from torch.nn.parallel import {_WRAPPER}"] if has_inner else []
    lines += [f"from torch.utils.checkpoint import {', '.join(names)}"] if names else []
    return "\n".join(lines) + "\n"


def _has_periods(save: Sequence[str]) -> bool:
    return any(name_and_period(op)[1] > 1 for op in save)


def _checkpoints(change: Change, save: Sequence[str], names: Sequence[str]) -> str:
    if not save:
        return _loop(change, names, _PLAIN)
    periods = {
        f"torch.ops.{'.'.join(operator(op).path)}": period
        for op, period in map(name_and_period, save)
    }
    if _has_periods(save):
        lines, template = [f"    {op}: {period}," for op, period in periods.items()], _SAVE_SOME
    else:
        lines, template = [f"    {op}," for op in periods], _SAVE
    return template.format(ops="\n".join(lines)) + _loop(change, names, _SELECTIVE)


def _replacing(change: Change, function: str, names: Sequence[str]) -> str:
    model = "inner" if change.has_inner else "model"
    setting, forward = "inplace = True", ""
    if "(" in function:
        name = function.partition("(")[0].rpartition(".")[2]
        setting, forward = f"forward = {name}", _FORWARD.format(name=name, function=function)
    code = _REPLACING.format(names=_lines(names), model=model, setting=setting)
    return _constants(function) + forward + code


def _loop(change: Change, names: Sequence[str], run: str) -> str:
    model = "inner" if change.has_inner else "model"
    before, after = (_SKIP, _IS_CHANGED) if change.is_partial else ("", "")
    return _LOOP.format(names=_lines(names), run=run, model=model, before=before, after=after)


def _lines(names: Sequence[str]) -> str:
    return "\n".join(f"    {line}," for line in names_as_code(names))


def names_as_code(names: Sequence[str]) -> list[str]:
    """Write names as items of a Python tuple, with one comprehension for equal layers."""
    layers: dict[str, list[str]] = {}
    for name in names:
        layers.setdefault(layers_name(name), []).append(name)
    lines: list[str] = []
    for pattern, of in layers.items():
        texts = [number[0] for name in of if (number := NUMBER.search(name))]
        if len(of) == 1 or any(str(int(text)) != text for text in texts):
            lines += map(repr, of)
            continue
        numbers = [*map(int, texts)]
        template = pattern.replace("{", "{{").replace("}", "}}").replace("*", "{layer}", 1)
        # A name of a foreign recording may have quotes and line breaks.
        text = json.dumps(template, ensure_ascii=False)
        lines.append(f"*(f{text} for layer in {_range(numbers)})")
    return lines


def _range(numbers: Sequence[int]) -> str:
    first, last = numbers[0], numbers[-1]
    if list(numbers) != list(range(first, last + 1)):
        return repr(tuple(numbers))
    return f"range({first}, {last + 1})" if first else f"range({last + 1})"
