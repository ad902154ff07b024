"""``tb-actmem predict plan``: choose modules to checkpoint, within a memory or compute limit."""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence

from tb_actmem.advice.suggestions import Suggestion, suggestions
from tb_actmem.analysis.index.index import Index
from tb_actmem.cli.arguments import (
    EXCEEDED,
    Answer,
    bold,
    json_answer,
    nbytes,
    progress_line,
    recording_path,
    share,
)
from tb_actmem.cli.choice import add_choice, chosen_one, path_text
from tb_actmem.errors import BudgetError
from tb_actmem.format import write
from tb_actmem.predict.fake_cuda.gpus import names
from tb_actmem.predict.planning.plan import Plan, Point, curve_text, suggestion_lines
from tb_actmem.predict.planning.planner import plan
from tb_actmem.printable import printable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Choose which modules of a recorded step to run under torch.utils.checkpoint. Exit status: "
        "0 there is a plan, 3 no choice meets the limit, 1 unknown, 2 a wrong call."
    )
    add_choice(parser)
    goal = parser.add_mutually_exclusive_group(required=True)
    goal.add_argument(
        "--step-peak", type=nbytes, metavar="SIZE", help="limit without model states: 20GiB"
    )
    goal.add_argument(
        "--total-peak", type=nbytes, metavar="SIZE", help="limit with model states: 80GiB"
    )
    goal.add_argument("--device", metavar="GPU", help=f"GPU that must fit: {', '.join(names())}")
    goal.add_argument(
        "--reduce", type=share, metavar="SHARE", help="lower the step peak by this share: 50%%"
    )
    goal.add_argument(
        "--max-recompute",
        type=share,
        metavar="SHARE",
        help="share of the forward's FLOPs that may be recomputed: 5%%",
    )
    parser.add_argument(
        "--offload", action="store_true", help="allow moving saved tensors to the host"
    )
    parser.add_argument("--code", action="store_true", help="print the plan as Python to paste")
    parser.add_argument(
        "--curve",
        action="store_true",
        help="print the lowest peak for each amount of recomputation",
    )
    parser.add_argument(
        "-o",
        "--output",
        type=recording_path,
        metavar="FILE",
        help="write the predicted recording here",
    )
    parser.set_defaults(command=_plan)


def _plan(options: argparse.Namespace) -> Answer:
    choice = chosen_one(options)
    try:
        with progress_line() as progress:
            planned = plan(
                choice.recording,
                step_peak=options.step_peak,
                total_peak=options.total_peak,
                device=options.device,
                reduce=options.reduce,
                max_recompute=options.max_recompute,
                offload=options.offload,
                progress=progress,
            )
    except BudgetError as error:
        less = suggestions(Index(choice.recording))
        if options.json:
            refusal = {"plan": None, "why": str(error), "suggestions": _rows(less)}
            return json_answer(refusal, EXCEEDED)
        lines = [f"{error} [{error.code}]", *suggestion_lines(less)]
        return Answer("\n".join(map(printable, lines)), EXCEEDED)
    if options.output is not None:
        write(planned.recording, options.output)
    if options.json:
        return _json(planned, has_curve=options.curve)
    if options.code:
        return Answer(planned.code().rstrip())
    parts = [bold(choice.title), str(planned)]
    if options.curve:
        parts.append(curve_text(planned))
    if options.output is not None:
        parts.append(f"Wrote the predicted recording: {path_text(options.output)}")
    return Answer("\n\n".join(parts))


def _json(planned: Plan, *, has_curve: bool) -> Answer:
    answer: dict[str, object] = {
        "plan": list(planned.modules),
        "offload": list(planned.offload),
        "save": {name: list(ops) for name, ops in planned.save.items()},
        "before_peak_bytes": planned.before_peak_bytes,
        "peak_bytes": planned.peak_bytes,
        "before_total_peak_bytes": planned.before_total_peak_bytes,
        "total_peak_bytes": planned.total_peak_bytes,
        "released_bytes": planned.released_bytes,
        "added_bytes": planned.added_bytes,
        "host_bytes": planned.host_bytes,
        "recomputed_flops": planned.recomputed_flops,
        "forward_flops": planned.forward_flops,
        "gap": _proven(planned.gap),
        "suggestions": _rows(planned.suggestions),
        "refused": [refused._asdict() for refused in planned.refused],
        "code": planned.code(),
    }
    if has_curve:
        answer["curve"] = [_point(point) for point in planned.curve]
    return json_answer(answer)


def _rows(less: Sequence[Suggestion]) -> list[dict[str, object]]:
    return [row._asdict() for row in less]


def _point(point: Point) -> dict[str, object]:
    return {**point._asdict(), "gap": _proven(point.gap)}


def _proven(gap: float) -> float | None:
    return gap if math.isfinite(gap) else None
