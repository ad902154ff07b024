"""Which module calls a prediction is about: those that patterns name."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence

from tb_actmem.errors import PredictError
from tb_actmem.model import PhaseKind, Recording


def chosen_calls(recording: Recording, patterns: Sequence[str]) -> list[int]:
    """Return the calls in a forward of the modules that the patterns name.

    ``*`` stands for one part of a name, so that ``h.*`` are the blocks and not what is in them;
    ``**`` stands for any number of parts. Raises PredictError for a pattern that names no call.
    """
    calls = forward_calls(recording)
    found: set[int] = set()
    for pattern in patterns:
        matches = _expression(pattern).fullmatch
        fitting = {call for call in calls if matches(recording.modules[call].fqn)}
        if not fitting:
            raise PredictError(_no_match(recording, calls, pattern))
        found |= fitting
    return sorted(found)


def forward_calls(recording: Recording) -> list[int]:
    """Return the module calls that ran in a forward, in order."""
    forwards = [phase for phase in recording.phases if phase.kind is PhaseKind.FORWARD]
    return [
        position
        for position, call in enumerate(recording.modules)
        if any(phase.first_op <= call.first_op < phase.end_op for phase in forwards)
    ]


def _expression(pattern: str) -> re.Pattern[str]:
    parts = re.split(r"(\*+)", pattern)
    ways = {"*": r"[^.]+", "**": r".+"}
    return re.compile("".join(ways.get(part) or re.escape(part) for part in parts))


def _no_match(recording: Recording, calls: Sequence[int], pattern: str) -> str:
    names = list(dict.fromkeys(recording.modules[call].fqn for call in calls))
    if not names:
        return "The recording has no module calls: record(model) names them."
    near = difflib.get_close_matches(pattern, names, n=1, cutoff=0) or names[-1:]
    return f"No module call of the forward is named {pattern!r}; the nearest is {near[0]!r}."
