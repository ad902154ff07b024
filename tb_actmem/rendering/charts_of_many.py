"""Charts of many recordings: totals over steps, ranks side by side, and the curve of plans."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.logged import (
    ROOT,
    STEP_TOTALS,
    InLogdir,
    StepSummary,
    chosen_job,
    step_totals,
    summarized_ranks,
    summarized_steps,
)
from tb_actmem.analysis.totals.outliers import missing_ranks
from tb_actmem.analysis.totals.ranks import RankRow, RankSummary, rank_summary
from tb_actmem.arguments import need, need_recordings
from tb_actmem.errors import ArgumentError, RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.charts import BANDS, Band
from tb_actmem.rendering.figure import ChartOfMany, FigureOptions
from tb_actmem.rendering.figure.compose import Drawn
from tb_actmem.rendering.figure.themes import FAINT
from tb_actmem.rendering.picture import Item, Point, room_for
from tb_actmem.rendering.picture.typeset import shortened
from tb_actmem.rendering.sheet import (
    GAP,
    SIZE,
    Column,
    Entry,
    Sheet,
    dot,
    hatched,
    line_of,
    marker,
    shape,
    steps,
)
from tb_actmem.replies.ranks import rank_totals
from tb_actmem.text import nbytes_text
from tb_actmem.text.totals import LABEL

Many = Iterable[InLogdir] | Mapping[int, Recording]
"""Recordings of a log directory, or those of steps or ranks."""


def draw_many(many: Recording | Many, chart: ChartOfMany, options: FigureOptions) -> Drawn:
    """Draw the steps of each run, or the ranks of the only job at its last step."""
    if isinstance(many, Mapping):
        need_recordings(*many.values())
        for number in many:
            need("a key of the dictionary", number, int, "an int, a step or a rank")
        numbered = [(number, many[number]) for number in sorted(many)]
        if chart == "ranks":
            summaries = [(rank, rank_summary(Index(recording))) for rank, recording in numbered]
            rows = [RankRow(rank, "", "", summary, None) for rank, summary in summaries]
            return draw_rank_rows(rows, options)
        name = (numbered[-1][1].meta.title if numbered else "") or "recorded"
        totals = [(step, step_totals(Index(recording))) for step, recording in numbered]
        return draw_step_rows([name], [[StepSummary(*row, None) for row in totals]], options)
    logs = _logs(many)
    if chart == "ranks":
        job = chosen_job(logs, None, None)
        last = max(log.step for log in job)
        return draw_rank_rows(summarized_ranks(job, last, lambda _: None), options)
    names = series_names([*{(log.run, log.tag): None for log in logs}])
    _need_few(names)
    return draw_step_rows(names, [*summarized_steps(logs).values()], options)


def _logs(given: Any) -> list[InLogdir]:
    logs = [*given] if isinstance(given, Iterable) else [given]
    for log in logs:
        if not callable(getattr(log, "content", None)):
            raise ArgumentError(
                "A chart of steps or ranks takes tb_actmem.recordings(logdir), or a dictionary "
                f"from steps or ranks to recordings, not {given!r:.100}"
            )
    return logs


def series_names(series: Sequence[tuple[str, str]]) -> list[str]:
    """Name each run and tag as short as possible."""
    has_tags = len({tag for _, tag in series}) > 1
    return [tag if run == ROOT else f"{run} {tag}" if has_tags else run for run, tag in series]


def _need_few(names: Sequence[str]) -> None:
    if len(names) > MOST_RUNS:
        raise RenderError(
            f"A chart of steps has at most {MOST_RUNS} runs, not {len(names):,}. Choose one by its "
            "run or tag."
        )


_COLORS = ("#0072b2", "#d55e00", "#009e73", "#b0558c", "#98822a")
_DASHES: tuple[tuple[float, ...], ...] = ((), (6, 4), (2, 3), (10, 3, 2, 3), (14, 5))
_HIGH = 9.0
_PITCH = 13.0
MOST_RUNS = 10
"""The most runs in a chart of steps."""
MOST_RANKS = 40
"""The most ranks in a chart, those with the largest totals."""


class RunLine(NamedTuple):
    """One run."""

    name: str
    points: Sequence[tuple[int, Sequence[int | None]]]
    """Its steps, rising, each with its totals."""


def draw_step_rows(
    names: Sequence[str], series: Sequence[Sequence[StepSummary]], options: FigureOptions
) -> Drawn:
    """Draw each total over the steps of the named runs."""
    runs = [
        RunLine(name, [(row.step, row.totals) for row in rows if row.totals is not None])
        for name, rows in zip(names, series, strict=True)
    ]
    unread = sum(row.totals is None for rows in series for row in rows)
    return draw_steps([LABEL[key] for key in STEP_TOTALS], runs, options, unread)


def draw_steps(
    labels: Sequence[str], runs: Sequence[RunLine], options: FigureOptions, unread: int = 0
) -> Drawn:
    """Draw each total over the steps, with a line for each run."""
    steps = [step for run in runs for step, _ in run.points]
    if not steps:
        raise RenderError("None of these runs has a step that can be read.")
    sheet = Sheet(options, "Memory over the steps" if options.title is None else options.title)
    for total, label in enumerate(labels):
        lines = [[(step, of[total]) for step, of in run.points] for run in runs]
        known = [nbytes for line in lines for _, nbytes in line if nbytes is not None]
        if not known:
            continue
        axes = sheet.axes(
            max(steps), max(*known, 1), "step", bytes_title=label, begin=min(steps), flatness=0.25,
            most_height="26mm",  # five of them fit on a page
        )  # fmt: skip
        for number, line in enumerate(lines):
            places = [axes.at(step, nbytes) for step, nbytes in line if nbytes is not None]
            sheet.add(*_line(places, number))
        sheet.bottom += 2 * GAP
    _note(sheet, 0, unread, "recording", "that cannot be read")
    return sheet.drawn(
        [
            Entry("", _COLORS[at % len(_COLORS)], _dash(at), run.name, mark=at)
            for at, run in enumerate(runs)
        ]
    )


def _line(places: Sequence[Point], number: int) -> Iterator[Item]:
    color = _COLORS[number % len(_COLORS)]
    if len(places) > 1:
        yield shape(places, stroke=color, width=0.8, dash=_dash(number))
    yield from (marker(place, number, color) for place in places)


def _dash(number: int) -> tuple[float, ...]:
    """Of ten runs no two have the same colour and dashes, as in the tab."""
    return _DASHES[(number + number // len(_COLORS)) % len(_DASHES)]


class RankBar(NamedTuple):
    """The memory of a rank."""

    name: str
    parts: Sequence[tuple[str, int]]
    """The part's key in the timeline, and its bytes."""

    @property
    def nbytes(self) -> int:
        """The whole bar."""
        return sum(nbytes for _, nbytes in self.parts)


_OF_PEAK = ("parameters", "unsharded parameters", "saved", "transient")
"""The parts of a rank's total peak, in the order of its totals, as those of the timeline."""


def draw_rank_rows(rows: Sequence[RankRow], options: FigureOptions) -> Drawn:
    """Draw the parts of the total peak of planned ranks, otherwise the first total of each."""
    totals, values = rank_totals(rows)
    keys = [total["key"] for total in totals]
    is_peak, has_parts = keys[0] == "total_peak_bytes", "temporary_bytes" in keys
    bars = []
    for row, nbytes in zip(rows, values, strict=True):
        if nbytes is not None and row.summary is not None:
            known = [each or 0 for each in nbytes]
            whole = ("total peak" if is_peak else "saved", known[0])
            parts = [*zip(_OF_PEAK, known[1:], strict=True)] if has_parts else [whole]
            bars.append(RankBar(_rank_name(row.rank, row.summary), parts))
    title = "Total peak of each rank" if is_peak else "Saved for backward by each rank"
    return draw_ranks(title, bars, options, len(rows) - len(bars) + len(missing_ranks(rows)))


def _rank_name(rank: int, summary: RankSummary) -> str:
    """Return ``rank 3: pp 1, dp 0 (8 ranks)``."""
    axes = ", ".join(f"{name} {at}" for name, size, at in summary.mesh if size > 1)
    count = f" ({summary.ranks:,} ranks)" if summary.ranks > 1 else ""
    return f"rank {rank}{': ' if axes else ''}{axes}{count}"


def draw_ranks(
    title: str, ranks: Sequence[RankBar], options: FigureOptions, unread: int = 0
) -> Drawn:
    """Draw a bar for each rank, the largest first, with the parts of its memory."""
    if not ranks:
        raise RenderError("The recording of no rank can be read.")
    sheet = Sheet(options, title if options.title is None else options.title)
    rows = sorted(ranks, key=lambda rank: -rank.nbytes)
    drawn, left_out = rows[:MOST_RANKS], len(rows) - MOST_RANKS
    names = [shortened(rank.name, SIZE, sheet.width / 2) for rank in drawn]
    texts = [nbytes_text(rank.nbytes, options.units) for rank in drawn]
    left = max(room_for(name, SIZE) for name in names) + GAP
    right = sheet.width - max(room_for(text, SIZE) for text in texts) - GAP
    largest = max(1, drawn[0].nbytes)
    for rank, name, text in zip(drawn, names, texts, strict=True):
        top, middle = sheet.bottom, sheet.bottom + _HIGH / 2 + 0.36 * SIZE
        x = left
        sheet.add(line_of(name, left - GAP, middle, "end"))
        for part, nbytes in rank.parts:
            end = x + (right - left) * nbytes / largest
            sheet.add(*_part(Column(x, end, top, top + _HIGH), part))
            x = end
        sheet.add(line_of(text, x + GAP, middle))
        sheet.bottom += _PITCH
    _note(sheet, left, left_out, "rank", "with less")
    _note(sheet, left, unread, "rank", "without a readable recording")
    parts = dict.fromkeys(part for rank in drawn for part, nbytes in rank.parts if nbytes)
    looks = [(_NAMES.get(part, _LOOKS[part].name), _LOOKS[part]) for part in parts]
    return sheet.drawn([Entry(*band[1:3], (), name, band.hatch) for name, band in looks])


def _note(sheet: Sheet, left: float, count: int, thing: str, about: str) -> None:
    if count > 0:
        things = f"{count:,} {thing}{'s' if count > 1 else ''}"
        note = shortened(f"and {things} {about}", SIZE, sheet.width - left)
        sheet.add(line_of(note, left, sheet.bottom + SIZE, color=FAINT))
        sheet.bottom += _PITCH


_LOOKS = BANDS | {"total peak": Band("total peak", "#9fb3c8", "#54687c")}
_NAMES = {"parameters": "model states", "unsharded parameters": "gathered by FSDP"}


def _part(area: Column, part: str) -> Iterator[Item]:
    left, right, top, bottom = area
    if right <= left:
        return
    band = _LOOKS[part]
    corners = [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
    yield shape(corners, fill=band.fill, closed=True)
    yield from hatched([area], band.hatch, band.line)
    yield shape(corners, stroke=band.line, width=0.5, closed=True)


class Curve(NamedTuple):
    """The lowest peak for each amount of recomputation."""

    title: str
    peak: str
    """The name of the peak."""
    before_bytes: int
    points: Sequence[tuple[float, int]]
    """The recomputed share of the forward's matmul FLOPs, rising, and the peak."""


def draw_curve(curve: Curve, options: FigureOptions) -> Drawn:
    """Draw the curve of a plan."""
    sheet = Sheet(options, curve.title if options.title is None else options.title)
    end = max(100, *(math.ceil(100 * share) for share, _ in curve.points), 0)
    axes = sheet.axes(
        end,
        curve.before_bytes,
        "recomputed share of the forward's matmul FLOPs",
        unit="%",
        bytes_title=curve.peak,
    )
    recorded = [axes.at(0, curve.before_bytes), axes.at(end, curve.before_bytes)]
    sheet.add(shape(recorded, stroke=FAINT, width=0.8, dash=(4, 2.5)))
    shares = [100 * share for share, _ in curve.points]
    peaks = [nbytes for _, nbytes in curve.points]
    if peaks:
        sheet.add(shape([*steps(axes, shares, peaks)], stroke="#d55e00", width=1.2))
        sheet.add(*(dot(axes.at(*at), "#d55e00") for at in zip(shares, peaks, strict=True)))
    lowest = min(peaks, default=curve.before_bytes)
    return sheet.drawn(
        [
            Entry(
                "", FAINT, (4, 2.5), f"recorded: {nbytes_text(curve.before_bytes, options.units)}"
            ),
            Entry("", "#d55e00", (), f"lowest: {nbytes_text(lowest, options.units)}"),
        ]
    )
