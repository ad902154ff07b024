"""``tb-actmem plan``: which modules to checkpoint for a peak, or for what may run again."""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from pathlib import Path

from tb_actmem.advice.suggestions import Lighter, lighter
from tb_actmem.analysis.index.index import Index
from tb_actmem.cli.arguments import EXCEEDED, Answer, bold, json_answer, nbytes, share
from tb_actmem.cli.choice import add_choice, chosen_one, path_text
from tb_actmem.errors import BudgetError
from tb_actmem.format import write
from tb_actmem.predict.planning.plan import Plan, Point
from tb_actmem.predict.planning.planner import plan
from tb_actmem.predict.planning.text import curve_text, lighter_lines
from tb_actmem.printable import printable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.description = (
        "Plan which modules of a recorded step to run under torch.utils.checkpoint. Ends with 0 "
        "where there is a plan, 3 where no choice reaches the limit, 1 where that cannot be told "
        "and 2 for a wrong call."
    )
    add_choice(parser)
    goal = parser.add_mutually_exclusive_group(required=True)
    goal.add_argument(
        "--step-peak", type=nbytes, metavar="SIZE", help="a limit without the model: 20GiB"
    )
    goal.add_argument(
        "--total-peak", type=nbytes, metavar="SIZE", help="a limit with the model: 80GiB"
    )
    goal.add_argument(
        "--reduce", type=share, metavar="SHARE", help="by how much less than now: 50%%"
    )
    goal.add_argument(
        "--max-recompute",
        type=share,
        metavar="SHARE",
        help="of the forward's FLOPs, what may run again for the lowest peak: 5%%",
    )
    parser.add_argument(
        "--offload", action="store_true", help="let what modules save go to the host, too"
    )
    parser.add_argument("--code", action="store_true", help="the plan as Python to paste")
    parser.add_argument(
        "--curve", action="store_true", help="the lowest peaks for more and more that runs again"
    )
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="where to write the predicted recording"
    )
    parser.set_defaults(command=_plan)


def _plan(options: argparse.Namespace) -> Answer:
    found = chosen_one(options)
    try:
        planned = plan(
            found.recording,
            step_peak=options.step_peak,
            total_peak=options.total_peak,
            reduce=options.reduce,
            max_recompute=options.max_recompute,
            offload=options.offload,
        )
    except BudgetError as error:
        less = lighter(Index(found.recording))
        if options.json:
            answer = {"plan": None, "why": str(error), "lighter": _rows(less)}
            return json_answer(answer, EXCEEDED)
        return Answer("\n".join(map(printable, [str(error), *lighter_lines(less)])), EXCEEDED)
    if options.output is not None:
        write(planned.recording, options.output)
    if options.json:
        return _json(planned, has_curve=options.curve)
    if options.code:
        return Answer(planned.code().rstrip())
    parts = [bold(found.title), str(planned)]
    if options.curve:
        parts.append(curve_text(planned))
    if options.output is not None:
        parts.append(f"The predicted recording is in {path_text(options.output)}.")
    return Answer("\n\n".join(parts))


def _json(planned: Plan, *, has_curve: bool) -> Answer:
    said: dict[str, object] = {
        "plan": list(planned.modules),
        "offload": list(planned.offload),
        "save": {name: list(ops) for name, ops in planned.save.items()},
        "before_peak_bytes": planned.before_peak_bytes,
        "peak_bytes": planned.peak_bytes,
        "before_total_peak_bytes": planned.before_total_peak_bytes,
        "total_peak_bytes": planned.total_peak_bytes,
        "released_bytes": planned.released_bytes,
        "kept_instead_bytes": planned.kept_instead_bytes,
        "host_bytes": planned.host_bytes,
        "recomputed_flops": planned.recomputed_flops,
        "forward_flops": planned.forward_flops,
        "gap": _proven(planned.gap),
        "lighter": _rows(planned.lighter),
        "refused": [refused._asdict() for refused in planned.refused],
        "code": planned.code(),
    }
    if has_curve:
        said["curve"] = [_point(point) for point in planned.curve]
    return json_answer(said)


def _rows(less: Sequence[Lighter]) -> list[dict[str, object]]:
    return [row._asdict() for row in less]


def _point(point: Point) -> dict[str, object]:
    return {**point._asdict(), "gap": _proven(point.gap)}


def _proven(gap: float) -> float | None:
    return gap if math.isfinite(gap) else None
