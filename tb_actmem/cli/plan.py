"""``tb-actmem predict plan``: choose the modules to checkpoint, for a step or a job."""

from __future__ import annotations

import argparse
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from tb_actmem.advice.suggestions import Suggestion, suggestions
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.totals.ranks import place_text
from tb_actmem.analysis.totals.totals import totals
from tb_actmem.cli.arguments import (
    EXCEEDED,
    Answer,
    add_output,
    bold,
    json_answer,
    nbytes,
    progress_line,
    share,
    width,
)
from tb_actmem.cli.choice import add_choice, chosen_one, notes_once, path_text, planned_ranks
from tb_actmem.cli.predict import add_gpu
from tb_actmem.errors import BudgetError, PredictError
from tb_actmem.format import write
from tb_actmem.model import Note, Recording
from tb_actmem.predict.capacity.fits import fits
from tb_actmem.predict.capacity.roofline import cost
from tb_actmem.predict.fake_cuda.gpus import names
from tb_actmem.predict.planning.alike import Alike, alike
from tb_actmem.predict.planning.plan import (
    Plan,
    Point,
    chosen_lines,
    curve_text,
    gap_text,
    suggestion_lines,
)
from tb_actmem.predict.planning.planner import plan
from tb_actmem.printable import printable
from tb_actmem.rendering.tables.grid import Column, Grid, as_rows
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.text.units import nbytes_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Choose which modules of a recorded step to run under torch.utils.checkpoint. Exit status: "
        "0 there is a plan, 3 no choice meets the limit, 1 unknown, 2 a wrong call. The log "
        "directory of `tb-actmem dry-run --world` gives a plan for each of its ranks, and one for "
        "all of them."
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
    add_gpu(parser)
    parser.add_argument(
        "--offload", action="store_true", help="allow moving saved tensors to the host"
    )
    parser.add_argument("--code", action="store_true", help="print the plan as Python to paste")
    parser.add_argument(
        "--curve",
        action="store_true",
        help="print the lowest peak for each amount of recomputation",
    )
    add_output(parser)
    parser.set_defaults(command=_plan)


def _plan(options: argparse.Namespace) -> Answer:
    ranks = planned_ranks(options)
    if ranks:
        return _plan_job(options, ranks)
    choice = chosen_one(options)
    try:
        planned = _planned(options, choice.recording)
    except BudgetError as error:
        less = suggestions(Index(choice.recording))
        if options.json:
            answer = {"plan": None, "why": str(error), "least_bytes": error.least_bytes}
            return json_answer({**answer, "suggestions": _rows(less)}, EXCEEDED)
        lines = [f"{error} [{error.code}]", *suggestion_lines(less)]
        return Answer("\n".join(map(printable, lines)), EXCEEDED)
    if options.output is not None:
        write(planned.recording, options.output)
    if options.json:
        return _plan_json(planned, has_curve=options.curve)
    if options.code:
        return Answer(planned.code().rstrip())
    parts = [bold(choice.title), str(planned)]
    if options.curve:
        parts.append(curve_text(planned))
    if options.output is not None:
        parts.append(f"Wrote the predicted recording: {path_text(options.output)}")
    return Answer("\n\n".join(parts))


def _planned(options: argparse.Namespace, recording: Recording) -> Plan:
    with progress_line() as progress:
        return plan(
            recording,
            step_peak=options.step_peak,
            total_peak=options.total_peak,
            device=options.device,
            reduce=options.reduce,
            max_recompute=options.max_recompute,
            on=options.on,
            offload=options.offload,
            progress=progress,
        )


def _plan_job(options: argparse.Namespace, recordings: Sequence[Recording]) -> Answer:
    """Plan each rank that represents others, and all of them alike."""
    if options.curve or options.output is not None:
        raise PredictError("--curve and --output need one rank: choose it by --run.")
    plans, rank = [], recordings[0].meta
    try:
        for recording in recordings:
            rank = recording.meta
            plans.append(_planned(options, recording))
    except BudgetError as error:
        said = f"Rank {rank.rank} ({place_text(rank.mesh)}): {error}"
        if options.json:
            answer = {"plan": None, "why": said, "least_bytes": error.least_bytes}
            return json_answer(answer, EXCEEDED)
        return Answer(printable(f"{said} [{error.code}]"), EXCEEDED)
    own = _ranks_grid(
        [_rank_row(plan, plan.recording, plan.modules, plan.save, options) for plan in plans],
        options,
        [gap_text(max(plan.gap for plan in plans))],
    )
    united, why = _united(options, plans)
    if options.json:
        return _job_json(plans, own, united, why, options)
    if options.code:
        if united is None or why:
            return Answer(printable(why), EXCEEDED)
        return Answer(united.code().rstrip())
    parts = [bold(f"For {plans[0].asked}, each rank by itself"), as_text(own, width())]
    if united is not None:
        same = _ranks_grid(_same_rows(plans, united, options), options)
        parts += [bold("All ranks alike: each has the checkpoints of all"), as_text(same, width())]
    parts.append(
        printable(why) or "--code prints the second as Python to paste, the same for all ranks."
    )
    parts += notes_once(note for plan in plans for note in _notes(plan.recording, options))
    return Answer("\n\n".join(parts), EXCEEDED if why else 0)


def _united(options: argparse.Namespace, plans: Sequence[Plan]) -> tuple[Alike | None, str]:
    """Return the checkpoints for all ranks, and why not to take them."""
    instead = "Give each rank its own plan: --run rank0 --code prints that of rank 0."
    try:
        united = alike(plans)
    except PredictError as error:
        return None, f"{error} {instead}"
    pairs = zip(plans, united.recordings, strict=True)
    missed = [str(plan.before.meta.rank) for plan, after in pairs if _misses(options, plan, after)]
    if not missed:
        return united, ""
    ranks = f"Rank {missed[0]} misses" if len(missed) == 1 else f"Ranks {', '.join(missed)} miss"
    return united, f"{ranks} the goal with the checkpoints of all ranks. {instead}"


def _job_json(
    plans: Sequence[Plan], own: Grid, united: Alike | None, why: str, options: argparse.Namespace
) -> Answer:
    same: dict[str, object] = {"why": why or None}
    if united is not None:
        same |= {
            "plan": united.modules,
            "save": united.save,
            "offload": united.offload,
            "code": united.code(),
            "ranks": as_rows(_ranks_grid(_same_rows(plans, united, options), options)),
        }
    rows = zip(as_rows(own), map(_plan_fields, plans), strict=True)
    answer = {"ranks": [{**row, **fields} for row, fields in rows], "alike": same}
    return json_answer(answer, EXCEEDED if why else 0)


def _same_rows(
    plans: Sequence[Plan], united: Alike, options: argparse.Namespace
) -> list[Sequence[object]]:
    return [
        _rank_row(plan, after, modules, united.save, options)
        for plan, after, modules in zip(plans, united.recordings, united.there, strict=True)
    ]


def _misses(options: argparse.Namespace, plan: Plan, after: Recording) -> bool:
    """Tell whether a step with other checkpoints than those of its plan misses the goal."""
    if options.device is not None:
        return fits(after, options.device).margin_bytes < 0
    if options.max_recompute is not None:
        recomputed = cost(after, plan.cost.gpu).flops / max(1, plan.forward_flops)
        return recomputed > max(plan.recompute_share, float(options.max_recompute))
    known = totals(after)
    if options.total_peak is not None:
        return bool((known.total_peak_bytes or 0) > options.total_peak)
    step_peak = known.step_peak_bytes or 0
    if options.step_peak is not None:
        return bool(step_peak > options.step_peak)
    return step_peak > (1 - float(options.reduce)) * plan.before_peak_bytes


def _notes(recording: Recording, options: argparse.Namespace) -> Sequence[Note]:
    if options.device is None:
        return recording.meta.notes
    return fits(recording, options.device).notes


def _ranks_grid(
    rows: Sequence[Sequence[object]], options: argparse.Namespace, below: Sequence[str] = ()
) -> Grid:
    """List the predicted step of each rank."""
    by_step = options.step_peak is not None or options.reduce is not None
    columns = (
        Column("rank", "rank", right=True),
        Column("place", "place", wraps=True),
        Column("ranks", "represents", right=True),
        Column("chosen", "checkpoints", wraps=True),
        Column("recompute_share", "recomputed", "{:.1%}".format, right=True),
        Column("before_total_peak_bytes", "total peak", _bytes, right=True),
        Column("total_peak_bytes", "predicted", _bytes, right=True),
        Column("step_peak_bytes", "step peak" if by_step else "", _bytes, right=True),
        Column("left_bytes", "left" if options.device else "", _bytes, right=True),
    )
    return Grid(columns, rows, below)


def _rank_row(
    plan: Plan,
    after: Recording,
    modules: Sequence[str],
    save: Mapping[str, tuple[str, ...]],
    options: argparse.Namespace,
) -> Sequence[object]:
    meta = plan.before.meta
    lines = chosen_lines(modules, {name: save.get(name, ()) for name in modules}, plan.offload)
    return (
        meta.rank,
        place_text(meta.mesh),
        meta.represents,
        "; ".join(line.strip() for line in lines if line != "checkpoint:") or "none",
        cost(after, plan.cost.gpu).flops / max(1, plan.forward_flops),
        plan.before_total_peak_bytes,
        totals(after).total_peak_bytes,
        totals(after).step_peak_bytes,
        fits(after, options.device).margin_bytes if options.device else None,
    )


def _bytes(nbytes: int | None) -> str:
    return "?" if nbytes is None else nbytes_text(nbytes)


def _plan_json(planned: Plan, *, has_curve: bool) -> Answer:
    answer = _plan_fields(planned)
    if has_curve:
        answer["curve"] = [_point(point) for point in planned.curve]
    return json_answer(answer)


def _plan_fields(planned: Plan) -> dict[str, object]:
    return {
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
        "recomputed": asdict(planned.cost),
        "forward_flops": planned.forward_flops,
        "gap": _proven(planned.gap),
        "suggestions": _rows(planned.suggestions),
        "refused": [refused._asdict() for refused in planned.refused],
        "code": planned.code(),
    }


def _rows(less: Sequence[Suggestion]) -> list[dict[str, object]]:
    return [row._asdict() for row in less]


def _point(point: Point) -> dict[str, object]:
    return {**point._asdict(), "gap": _proven(point.gap)}


def _proven(gap: float) -> float | None:
    return gap if math.isfinite(gap) else None
