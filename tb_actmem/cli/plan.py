"""``tb-actmem predict plan``: choose the modules to checkpoint, for a step or a job."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import NamedTuple

from tb_actmem.advice import Suggestion, suggestions
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals import Totals, totals
from tb_actmem.analysis.totals.ranks import place_text
from tb_actmem.cli import (
    EXCEEDED,
    Answer,
    add_output,
    add_outside,
    bold,
    json_answer,
    nbytes,
    progress_line,
    say,
    share,
    width,
)
from tb_actmem.cli.choice import add_choice, chosen_one, notes_once, path_text, planned_ranks
from tb_actmem.cli.predict import add_gpu
from tb_actmem.errors import BudgetError, PredictError, printable
from tb_actmem.format import write
from tb_actmem.model import Recording
from tb_actmem.predict.capacity.fits import Fits, fits
from tb_actmem.predict.capacity.roofline import cost
from tb_actmem.predict.fake_cuda.gpus import names
from tb_actmem.predict.planning import Plan, Point
from tb_actmem.predict.planning.job import Alike, alike, code_by_place
from tb_actmem.predict.planning.planner import plan
from tb_actmem.predict.planning.words import chosen_lines, curve_text, gap_text, suggestion_lines
from tb_actmem.rendering.tables import Column, Grid, as_rows
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.text import nbytes_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Choose which modules of a recorded step to run under torch.utils.checkpoint. Exit status: "
        "0 there is a plan, 3 no choice meets the limit, 1 unknown, 2 wrong arguments. The log "
        "directory of `tb-actmem dry-run --world` gives a plan for each of its ranks, and one for "
        "all of them."
    )
    add_choice(parser)
    goal = parser.add_mutually_exclusive_group(required=True)
    goal.add_argument(
        "--step-peak",
        type=nbytes,
        metavar="SIZE",
        help="limit of the memory that the step creates: 20GiB",
    )
    goal.add_argument(
        "--total-peak", type=nbytes, metavar="SIZE", help="limit with model states: 80GiB"
    )
    goal.add_argument("--device", metavar="GPU", help=f"GPU that must fit: {', '.join(names())}")
    goal.add_argument(
        "--reduce", type=share, metavar="SHARE", help="lower the total peak by this share: 20%%"
    )
    goal.add_argument(
        "--max-recompute",
        type=share,
        metavar="SHARE",
        help="share of the forward's matmul FLOPs that may be recomputed: 5%%",
    )
    add_outside(parser)
    add_gpu(parser)
    parser.add_argument(
        "--offload", action="store_true", help="allow moving saved tensors to the host"
    )
    parser.add_argument("--code", action="store_true", help="print the plan as Python to paste")
    parser.add_argument(
        "--curve",
        action="store_true",
        help="print the lowest total peak for each amount of recomputation",
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
        return _refusal(options, "\n".join(map(printable, lines)))
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
            outside=options.outside,
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
        place = f" ({place_text(rank.mesh)})" if rank.mesh else ""
        said = f"Rank {rank.rank}{place}: {error}"
        if options.json:
            answer = {"plan": None, "why": said, "least_bytes": error.least_bytes}
            return json_answer(answer, EXCEEDED)
        return _refusal(options, printable(f"{said} [{error.code}]"))
    own = [
        _step(options, plan, plan.recording, plan.modules, plan.save, plan.offload)
        for plan in plans
    ]
    try:
        united, why = alike(plans), ""
    except PredictError as error:
        united, why = None, str(error)
    same = [] if united is None else _same_steps(options, plans, united)
    if missed := [str(step.plan.before.meta.rank) for step in same if _misses(options, step)]:
        ranks = (
            f"Rank {missed[0]} misses" if len(missed) == 1 else f"Ranks {', '.join(missed)} miss"
        )
        why = f"{ranks} the goal with the checkpoints of all ranks."
    code, why = _code_by_place(plans, why) if united is None or why else (united.code(), "")
    if options.json:
        return _job_json(options, own, same, united, why, code)
    if not options.code:
        return _job_text(options, own, same, why, code)
    return _refusal(options, printable(why)) if code is None else Answer(code.rstrip())


def _code_by_place(plans: Sequence[Plan], why: str) -> tuple[str | None, str]:
    """Return the code with the plan of each rank, and why the ranks are not alike."""
    try:
        return code_by_place(plans), why
    except PredictError as error:
        return None, f"{why} {error}"


def _refusal(options: argparse.Namespace, why: str) -> Answer:
    """Say why there is no plan. The output of ``--code`` may go to a file, and is code only."""
    if not options.code:
        return Answer(why, EXCEEDED)
    say(f"tb-actmem: {why}", sys.stderr)
    return Answer(b"", EXCEEDED)


class _Step(NamedTuple):
    """The predicted step of a rank, with its own checkpoints or with those of all ranks."""

    plan: Plan
    after: Recording
    chosen: str
    recompute_share: float
    known: Totals
    fit: Fits | None
    """None without --device."""


def _step(
    options: argparse.Namespace,
    plan: Plan,
    after: Recording,
    modules: Sequence[str],
    save: Mapping[str, tuple[str, ...]],
    offload: Sequence[str],
) -> _Step:
    lines = chosen_lines(modules, {name: save.get(name, ()) for name in modules}, offload)
    return _Step(
        plan=plan,
        after=after,
        chosen="; ".join(line.strip() for line in lines if line != "checkpoint:") or "none",
        recompute_share=cost(after, plan.cost.gpu).flops / max(1, plan.forward_flops),
        known=totals(after),
        fit=fits(after, options.device, outside=options.outside) if options.device else None,
    )


def _same_steps(options: argparse.Namespace, plans: Sequence[Plan], united: Alike) -> list[_Step]:
    ranks = zip(plans, united.recordings, united.modules_of, united.offload_of, strict=True)
    return [
        _step(options, plan, after, modules, united.save, offload)
        for plan, after, modules, offload in ranks
    ]


def _misses(options: argparse.Namespace, step: _Step) -> bool:
    """Tell whether a step with other checkpoints than those of its plan misses the goal."""
    if step.fit is not None:
        return not step.fit.fits
    if options.max_recompute is not None:
        allowed = max(step.plan.recompute_share, float(options.max_recompute))
        return step.recompute_share > allowed
    if options.total_peak is not None:
        return (step.known.total_peak_bytes or 0) > int(options.total_peak)
    if options.step_peak is not None:
        return (step.known.step_peak_bytes or 0) > int(options.step_peak)
    before, after = step.plan.before_total_peak_bytes, step.known.total_peak_bytes
    if before is None or after is None:
        before, after = step.plan.before_peak_bytes, step.known.step_peak_bytes or 0
    return bool(after > (1 - options.reduce) * before)


def _job_text(
    options: argparse.Namespace,
    own: Sequence[_Step],
    same: Sequence[_Step],
    why: str,
    code: str | None,
) -> Answer:
    gap = gap_text(max(step.plan.gap for step in own))
    head = bold(f"For {own[0].plan.asked}, each rank by itself")
    parts = [head, as_text(_ranks_grid(options, own, [gap]), width())]
    if same:
        parts.append(bold("All ranks alike: each has the checkpoints of all"))
        parts.append(as_text(_ranks_grid(options, same), width()))
    if code is not None:
        chosen = "prints the second as Python to paste, the same for all ranks."
        by_place = "prints the first: each rank finds its plan by its place in the mesh."
        why = f"{why} --code {by_place if why else chosen}".lstrip()
    parts.append(printable(why))
    parts += notes_once(
        note
        for step in own
        for note in (step.after.meta.notes if step.fit is None else step.fit.notes)
    )
    return Answer("\n\n".join(parts), EXCEEDED if code is None else 0)


def _job_json(
    options: argparse.Namespace,
    own: Sequence[_Step],
    same: Sequence[_Step],
    united: Alike | None,
    why: str,
    code: str | None,
) -> Answer:
    alike: dict[str, object] = {"why": why or None}
    if united is not None:
        alike |= {
            "plan": united.modules,
            "save": united.save,
            "offload": united.offload,
            "ranks": as_rows(_ranks_grid(options, same)),
        }
    rows = zip(as_rows(_ranks_grid(options, own)), own, strict=True)
    ranks = [{**row, **_plan_fields(step.plan)} for row, step in rows]
    answer = {"ranks": ranks, "alike": alike, "code": code}
    return json_answer(answer, EXCEEDED if code is None else 0)


def _ranks_grid(
    options: argparse.Namespace, steps: Sequence[_Step], below: Sequence[str] = ()
) -> Grid:
    """List the predicted step of each rank."""
    by_step = options.step_peak is not None or any(
        step.plan.before_total_peak_bytes is None for step in steps
    )
    columns = (
        Column("rank", "rank", right=True),
        Column("place", "place", wraps=True),
        Column("ranks", "represents", right=True),
        Column("chosen", "checkpoints", wraps=True),
        Column("recompute_share", "recomputed matmul FLOPs", "{:.1%}".format, right=True),
        Column("before_total_peak_bytes", "total peak", _bytes, right=True),
        Column("total_peak_bytes", "predicted", _bytes, right=True),
        Column("step_peak_bytes", "step peak" if by_step else "", _bytes, right=True),
        Column("left_bytes", "left" if options.device else "", _bytes, right=True),
    )
    rows = [
        (
            step.plan.before.meta.rank,
            place_text(step.plan.before.meta.mesh),
            step.plan.before.meta.represents,
            step.chosen,
            step.recompute_share,
            step.plan.before_total_peak_bytes,
            step.known.total_peak_bytes,
            step.known.step_peak_bytes,
            None if step.fit is None else step.fit.margin_bytes,
        )
        for step in steps
    ]
    return Grid(columns, rows, below)


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
        "notes": [printable(note) for note in planned.notes],
        "code": planned.code(),
    }


def _rows(less: Sequence[Suggestion]) -> list[dict[str, object]]:
    return [row._asdict() for row in less]


def _point(point: Point) -> dict[str, object]:
    return {**point._asdict(), "gap": _proven(point.gap)}


def _proven(gap: float) -> float | None:
    return gap if math.isfinite(gap) else None
