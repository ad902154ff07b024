"""``tb-actmem explain``: explain a memory snapshot of torch."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, get_args

from tb_actmem.analysis.index import Index
from tb_actmem.cli import Answer, bold, count, json_answer, recording_path, width
from tb_actmem.cli.choice import chosen, path_text, record_in_dry_run
from tb_actmem.errors import FormatError, printable
from tb_actmem.format import write
from tb_actmem.model import Recording
from tb_actmem.paths import any_path
from tb_actmem.rendering.tables import Grid, as_rows
from tb_actmem.rendering.tables.snapshot import (
    GroupBy,
    aligned_grid,
    changes_grid,
    groups_grid,
    kinds_grid,
)
from tb_actmem.rendering.tables.text import as_text, wrapped
from tb_actmem.snapshot import Snapshot, read_bytes, read_snapshot, snapshot_of
from tb_actmem.snapshot.align import Alignment, align
from tb_actmem.snapshot.explain import Explanation, explain
from tb_actmem.snapshot.figures import ErrorFigures, MemoryStats, error_figures, memory_stats
from tb_actmem.snapshot.growth import growths
from tb_actmem.snapshot.pickled import is_pickle
from tb_actmem.snapshot.recording import recording_of, with_graph
from tb_actmem.text.snapshot import (
    alignment_text,
    error_lines,
    error_remarks,
    headline,
    line_text,
    op_text,
    remarks,
    stats_lines,
    stats_remarks,
)

_ROWS = 15
SUFFIX = ".actmem"
TAG = "snapshot"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = (
        "Explain a memory snapshot that torch.cuda.memory._dump_snapshot wrote: the memory alive "
        "at the out-of-memory error, or else at the peak, by op and source line. The file is read "
        "without running anything in it."
    )
    parser.add_argument(
        "path",
        type=any_path,
        help="a snapshot, such as snapshot.pickle; a log that ends with an out-of-memory error; or "
        "the result of torch.cuda.memory_stats(), as a pickle or JSON",
    )
    parser.add_argument(
        "--by",
        choices=get_args(GroupBy),
        default="place",
        help="rows of the table: ops with their lines (place), ops, or lines",
    )
    parser.add_argument(
        "--compare",
        type=any_path,
        metavar="SNAPSHOT",
        help="an earlier snapshot: list the memory that has grown since, at the ends of both",
    )
    program = parser.add_mutually_exclusive_group()
    program.add_argument(
        "--with",
        dest="recording",
        type=any_path,
        metavar="RECORDING",
        help="a recording of the same program, in a file or a log directory: name the module of "
        "each block, and the reason why it is saved",
    )
    program.add_argument(
        "--program",
        nargs=argparse.REMAINDER,
        metavar="train.py ...",
        help="make this recording, of the second step, in a dry run of the program with its "
        "arguments; the last option",
    )
    parser.add_argument(
        "--like",
        default="H100",
        metavar="DEVICE",
        help="for --program, the GPU of the snapshot (H100)",
    )
    parser.add_argument(
        "-o",
        "--output",
        type=recording_path,
        metavar="PATH",
        help="write a recording for every other command (x.actmem), or for the tab (a log "
        "directory)",
    )
    parser.add_argument(
        "--limit", type=count, metavar="N", help=f"maximum number of rows ({_ROWS}; all in JSON)"
    )
    parser.set_defaults(command=_explain)


def _explain(options: argparse.Namespace) -> Answer:
    data = read_bytes(options.path)
    if stats := memory_stats(data):
        return _stats(stats, options)
    figures = None if is_pickle(data) else error_figures(data)
    if figures is not None:
        return _error(figures, options)
    snapshot = snapshot_of(data, where=str(options.path))
    explained = explain(snapshot)
    if options.compare is not None:
        return _compare(explain(read_snapshot(options.compare)), explained, options)
    recording = _recording(options)
    index = None if recording is None else Index(recording)
    written = [] if options.output is None else _write(explained, index, options)
    if options.json:
        devices = [_as_json(snapshot, one, index, options) for one in explained]
        return json_answer({"snapshot": str(options.path), "devices": devices})
    parts = [_text(snapshot, one, index, options) for one in explained]
    parts = parts or [f"{path_text(options.path)}: no memory was allocated."]
    return Answer("\n\n".join((*parts, *written)))


def _error(figures: ErrorFigures, options: argparse.Namespace) -> Answer:
    """Explain the text of an error."""
    said = error_remarks(figures)
    if options.json:
        line = line_text(figures.line)
        return json_answer({"error": {**figures._asdict(), "line": line}, "remarks": said})
    head = bold(path_text(options.path))
    return Answer("\n\n".join((head, _figures(error_lines(figures)), _sentences(said))))


def _stats(stats: Sequence[MemoryStats], options: argparse.Namespace) -> Answer:
    """Explain the result of ``torch.cuda.memory_stats``, device by device."""
    if options.json:
        devices = [{**one._asdict(), "remarks": stats_remarks(one)} for one in stats]
        return json_answer({"memory_stats": devices})
    parts = []
    for one in stats:
        head = " · ".join(filter(None, (path_text(options.path), "memory_stats", one.name)))
        parts += [bold(printable(head)), _figures(stats_lines(one)), _sentences(stats_remarks(one))]
    return Answer("\n\n".join(parts))


def _sentences(said: Sequence[str]) -> str:
    return "\n".join(line for each in said for line in wrapped(each, width()))


def _figures(lines: Sequence[tuple[str, str]]) -> str:
    labels = max(len(label) for label, _ in lines)
    return "\n".join(f"{label:{labels}}  {printable(said)}" for label, said in lines)


def _recording(options: argparse.Namespace) -> Recording | None:
    """Return the recording to align with, if one is named or a program makes it."""
    if options.program is not None:
        folder = options.path.with_suffix(".program")  # beside the snapshot
        options.recording = record_in_dry_run(options.program, options.like, folder)
    if options.recording is None:
        return None
    names = argparse.Namespace(path=options.recording, run=None, tag=None, step=None)
    return chosen(names).recording


def _write(
    explained: Sequence[Explanation], index: Index | None, options: argparse.Namespace
) -> list[str]:
    """Write a recording for each device; a file holds the one with the most memory."""
    output = options.output
    if not explained or not explained[0].device.events:
        raise FormatError("A snapshot without a trace is not a recording: leave out -o.")
    made = [recording_of(one, options.path.name) for one in explained]
    if index is not None:
        made[0] = with_graph(made[0], align(explained[0], index))
    if output.suffix == SUFFIX:
        write(made[0], output)
        return [f"Wrote a recording of {explained[0].device.name}: {path_text(output)}"]
    from tb_actmem.tensorboard.events.writers import write_recording

    for recording in made:
        tag = f"{TAG}/{recording.meta.device}" if len(made) > 1 else TAG
        write_recording(output, tag, recording, 0)
    return [f"Wrote recordings for the tab: tensorboard --logdir {path_text(output)}"]


def _compare(
    before: Sequence[Explanation], after: Sequence[Explanation], options: argparse.Namespace
) -> Answer:
    older = {one.device.number: one for one in before}
    pairs = [(older[one.device.number], one) for one in after if one.device.number in older]
    if not pairs:
        raise FormatError("The two snapshots have no device in common.")
    if options.json:
        devices = [
            {"device": now.device.name, "changes": as_rows(changes_grid(was, now, options.limit))}
            for was, now in pairs
        ]
        named = {"before": str(options.compare), "after": str(options.path)}
        return json_answer({**named, "devices": devices})
    parts = []
    for was, now in pairs:
        named_by = f"from {path_text(options.compare)} to {path_text(options.path)}"
        parts.append(bold(f"{named_by} · {now.device.name}"))
        parts.append(as_text(changes_grid(was, now, options.limit or _ROWS), width()))
    return Answer("\n\n".join(parts))


def _text(
    snapshot: Snapshot, one: Explanation, index: Index | None, options: argparse.Namespace
) -> str:
    steps = f", {one.steps} step{'' if one.steps == 1 else 's'}" if one.steps else ""
    named = (path_text(options.path), one.device.name, f"{len(one.device.events):,} events{steps}")
    head = "\n".join(map(bold, wrapped(" · ".join(named), width())))
    figures = _figures(headline(one))
    when = one.at[0].value
    alignment = None if index is None else align(one, index)
    said = _sentences(_remarks(snapshot, one, alignment, options))
    kinds = as_text(kinds_grid(one), width())
    groups = as_text(_groups(snapshot, one, alignment, options, _ROWS), width())
    tables = (bold(f"Memory at {when}"), kinds, bold(f"Alive at {when}, the largest first"), groups)
    return "\n\n".join(filter(None, (head, figures, said, *(tables if one.groups else ()))))


def _as_json(
    snapshot: Snapshot, one: Explanation, index: Index | None, options: argparse.Namespace
) -> dict[str, Any]:
    sums, (moment, at) = one.replay.sums, one.at
    alignment = None if index is None else align(one, index)
    return {
        "device": one.device.name,
        "events": len(one.device.events),
        "steps": one.steps,
        "moment": moment.name.lower(),
        "at": sums[at]._asdict(),
        "peak": sums[one.replay.peak]._asdict(),
        "reserved_peak": one.reserved_peak,
        "end": sums[-1]._asdict(),
        "free": one.gaps._asdict(),
        "out_of_memory": [
            {
                "nbytes": failure.nbytes,
                "device_free": failure.device_free,
                "op": op_text(failure.place),
                "line": line_text(failure.place.line),
                "phase": failure.phase,
                **failure.sums._asdict(),
            }
            for failure in one.failures
        ],
        "kinds": {kind.value: nbytes for kind, nbytes in one.kinds.items()},
        "alignment": alignment and {name: getattr(alignment, name) for name in _COUNTS},
        "groups": as_rows(_groups(snapshot, one, alignment, options, None)),
        "growth": [
            {
                "nbytes": growth.nbytes,
                "per_step": growth.per_step,
                "steps": growth.steps,
                "op": op_text(growth.place),
                "line": line_text(growth.place.line),
            }
            for growth in growths(one)
        ],
        "remarks": _remarks(snapshot, one, alignment, options),
    }


_COUNTS = ("allocations", "recorded", "aligned", "same_op", "other_op")


def _groups(
    snapshot: Snapshot,
    one: Explanation,
    alignment: Alignment | None,
    options: argparse.Namespace,
    limit: int | None,
) -> Grid:
    if alignment is not None and options.by == "place":
        return aligned_grid(snapshot, one, alignment, options.limit or limit)
    return groups_grid(snapshot, one, options.by, options.limit or limit)


def _remarks(
    snapshot: Snapshot, one: Explanation, alignment: Alignment | None, options: argparse.Namespace
) -> list[str]:
    aligned = alignment and alignment_text(alignment, path_text(options.recording))
    return [*remarks(snapshot, one), *((aligned,) if aligned else ())]
