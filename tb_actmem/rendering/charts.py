"""Charts for papers, in the style of figures: live bytes over a step, and parts of a peak."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index, call_name
from tb_actmem.analysis.index.modules import ModuleRow, module_depths, module_rows
from tb_actmem.analysis.totals.peak import Stack, curves, peak_of_step
from tb_actmem.analysis.totals.saved_tensors import module_categories
from tb_actmem.errors import RenderError
from tb_actmem.model import Phase, PhaseKind
from tb_actmem.rendering.figure import Chart, FigureOptions
from tb_actmem.rendering.figure.compose import Drawn, title_of
from tb_actmem.rendering.figure.themes import FAINT, INK
from tb_actmem.rendering.picture import Item, Point, Rect, Text, rect_of, room_for
from tb_actmem.rendering.sheet import (
    GAP,
    SIZE,
    Axes,
    Column,
    Entry,
    Hatch,
    Sheet,
    dot,
    hatched,
    line_of,
    shape,
    steps,
)
from tb_actmem.text import Units, nbytes_text, share_text
from tb_actmem.text.peak import PART_NAMES, peak_place
from tb_actmem.text.totals import LABEL

_SMALL = 6.0  # text of bars, in points on the page
_VISIBLE = 0.004
"""Bands below this share of the height are too thin to see, so the legend leaves them out."""


class Band(NamedTuple):
    """The look of a part."""

    name: str
    fill: str
    line: str
    hatch: Hatch = ""
    """Plain parts are dark at the bottom and pale at the top."""


BANDS = {
    "parameters": Band("parameters", "#b5babf", "#6f7479"),
    "buffers": Band("buffers", "#d9d9d9", "#777777", "."),
    "optimizer state": Band("optimizer state", "#dcca82", "#98822a", "/"),
    "gradients": Band("gradients", "#9fb3c8", "#54687c", "-"),
    "unsharded parameters": Band("unsharded parameters", "#8a9097", "#4f545a", "x"),
    "unsharded gradients": Band("unsharded gradients", "#7d93ab", "#3e5063", "+"),
    "all-gather buffers": Band("all-gather buffers", "#c9cdd2", "#8a9097", "|"),
    "reduce-scatter buffers": Band("reduce-scatter buffers", "#c3d0dd", "#7d93ab", "."),
    "input": Band("inputs", "#bfe2f5", "#56b4e9", "+"),
    "cached": Band("saved for backward", "#f6bd94", "#d55e00", "\\"),
    "held": Band("alive, but saved by no node", "#e3c3d7", "#b0558c", "x"),
    "not cached": Band("freed or held", "#d9d9d9", "#777777", "."),
    "recomputed": Band("recomputed", "#bfe3d7", "#009e73", "|"),
    "freed": Band("freed during the forward", "#cfe3f0", "#0072b2", "."),
    "backward": Band("made in the backward", "#e4e7eb", "#8a94a0"),
    "update": Band("made in the optimizer step", "#efe8c8", "#b8a03c", "|"),
    "saved": Band("saved for backward", "#f6bd94", "#d55e00", "\\"),
    "other inputs": Band("other inputs", "#bfe2f5", "#56b4e9", "+"),
    "transient": Band("temporary", "#e4e7eb", "#8a94a0"),
}
"""The look of each part, in the order of the bands: the model at the bottom. The colours are those
of the tab."""

_CATEGORIES = {
    "activation_bytes": BANDS["cached"]._replace(hatch=""),  # under most of the text of the bars
    "input_bytes": BANDS["input"],
    "checkpoint_cache_bytes": BANDS["recomputed"],
}
"""The look of saved tensors of a category; the others look like `BANDS`' held ones."""

_PHASES = {
    PhaseKind.FORWARD: "forward pass",
    PhaseKind.BACKWARD: "backward pass",
    PhaseKind.UPDATE: "optimizer step",
}


def draw_chart(index: Index, chart: Chart, options: FigureOptions) -> Drawn:
    """Draw a chart of one recording. Raises RenderError if it has no ops."""
    if chart == "breakdown":
        return _breakdown(index, options)
    if chart == "modules":
        return _modules(index, options)
    if chart != "timeline":
        raise RenderError(
            f"Unknown chart {chart!r}: choose timeline, breakdown, modules, steps or ranks"
        )
    _need_ops(index)
    sheet = Sheet(options, title_of(index, options))
    known = curves(index, limit=800)
    stack = known.with_model or known.made
    names = {part.value: part for part in stack.parts}
    bands = [name for name in BANDS if name in names and any(stack.parts[names[name]])]
    axes = sheet.axes(len(index.recording.ops), max(stack.live_bytes, default=1), "op")
    lower = [0] * len(known.op)
    edges: list[Item] = []
    for name in bands:
        upper = [a + b for a, b in zip(lower, stack.parts[names[name]], strict=True)]
        edge = [*steps(axes, known.op, upper)]
        sheet.add(*_area(edge, [*steps(axes, known.op, lower)], BANDS[name]))
        edges.append(shape(edge, stroke=BANDS[name].line, width=0.4))
        lower = upper
    # Where a band is empty, the edge of the one under it is drawn over its own.
    sheet.add(*reversed(edges))
    phases = index.recording.phases
    borders = _borders(axes, phases)
    sheet.add(*_phases(axes, phases), *_peak(axes, stack, options.units, beside=borders))
    least = _VISIBLE * max(stack.live_bytes, default=0)
    seen = [BANDS[name] for name in bands[::-1] if max(stack.parts[names[name]]) > least]
    return sheet.drawn([Entry(*band[1:3], (), band.name, band.hatch) for band in seen])


def draw_comparison(before: Index, after: Index, options: FigureOptions) -> Drawn:
    """Draw the live bytes of two recordings; the same phases begin and end together."""
    for index in (before, after):
        _need_ops(index)
    titles = [index.recording.meta.title or "recorded" for index in (before, after)]
    names = titles if len({*titles}) == 2 else ["first", "second"]
    sheet = Sheet(options, " → ".join(names) if options.title is None else options.title)
    both = [curves(index, limit=800) for index in (before, after)]
    has_model = all(known.with_model for known in both)
    stacks = [(known.with_model if has_model else None) or known.made for known in both]
    end, is_aligned = len(before.recording.ops), _alike(before, after)
    axes = sheet.axes(
        max(end, *(len(index.recording.ops) for index in (before, after)))
        if not is_aligned
        else end,
        max(max(stack.live_bytes, default=1) for stack in stacks),
        "op of the first" if is_aligned else "op of each",
    )
    legend, texts = [], list[Rect]()
    if is_aligned:
        sheet.add(*_phases(axes, before.recording.phases))
        texts += _borders(axes, before.recording.phases)
    looks = (("#0072b2", (4.0, 2.5)), ("#d55e00", ()))
    for index, name, known, stack, (color, dash) in zip(
        (before, after), names, both, stacks, looks, strict=True
    ):
        at = _aligned(known.op, index, before) if is_aligned else [*known.op]
        line = [
            *steps(axes, at, stack.live_bytes, None if is_aligned else len(index.recording.ops))
        ]
        sheet.add(shape(line, stroke=color, width=1, dash=dash))
        peak_at = _place(at, known.op, stack)
        marked = [*_peak(axes, stack, options.units, at=peak_at, color=color, beside=texts)]
        sheet.add(*marked)
        texts += [rect_of(item) for item in marked if isinstance(item, Text)]
        peak = nbytes_text(stack.peak_bytes, options.units)
        legend.append(Entry("", color, dash, f"{name}: peak {peak}"))
    return sheet.drawn(legend)


def _breakdown(index: Index, options: FigureOptions) -> Drawn:
    _need_ops(index)
    peak = peak_of_step(index)
    if peak is None:
        raise RenderError("Nothing was alive in this recording, so it has no peak to draw.")
    name = LABEL[peak.totals[0]].capitalize()
    whole = nbytes_text(peak.nbytes, options.units)
    title = f"{name} {whole}, {peak_place(peak)}" if options.title is None else options.title
    sheet = Sheet(options, title)
    rows = [(PART_NAMES[part], nbytes, BANDS[part.value]) for part, nbytes in peak.parts.items()]
    texts = [
        f"{nbytes_text(nbytes, options.units)}  {share_text(nbytes, peak.nbytes)}"
        for _, nbytes, _ in rows
    ]
    left = max(room_for(label, SIZE) for label, *_ in rows) + GAP
    right = sheet.width - max(room_for(text, SIZE) for text in texts) - GAP
    largest = max(nbytes for _, nbytes, _ in rows)
    for (label, nbytes, band), text in zip(rows, texts, strict=True):
        top = sheet.bottom
        end = left + (right - left) * nbytes / largest
        middle = top + 5.5 + 0.36 * SIZE
        sheet.add(
            line_of(label, left - GAP, middle, "end"),
            shape(
                [Point(left, top), Point(end, top), Point(end, top + 11), Point(left, top + 11)],
                fill=band.fill, stroke=band.line, width=0.5, closed=True,
            ),
            line_of(text, end + GAP, middle),
        )  # fmt: skip
        sheet.bottom += 15
    return sheet.drawn([])


_BAR = 12.0
_THINNEST = 0.4
"""Points below which a bar would only be a line."""


def _modules(index: Index, options: FigureOptions) -> Drawn:
    """Draw the module calls as bars: widths are saved bytes, inner calls are below.

    The colours of a bar are the categories of the tensors saved inside.
    """
    modules, rows = index.recording.modules, module_rows(index)
    whole = sum(row.total_bytes for row in rows if modules[row.module].parent is None)
    if not whole:
        raise RenderError(
            "No module of this recording saves anything, so there are no bars to draw."
        )
    sheet = Sheet(options, title_of(index, options))
    depths, lefts = module_depths(index), [1.0] * len(rows)
    next_root, top, width = 1.0, sheet.bottom, sheet.width - 2
    for row in rows:  # in order of entry: a parent comes before its children
        call, parent = row.module, modules[row.module].parent
        room = width * row.total_bytes / whole
        left = next_root if parent is None else lefts[parent]
        if parent is None:
            next_root += room
        else:
            lefts[parent] += room
        lefts[call] = left
        if room < _THINNEST:
            continue
        y = top + _BAR * depths[call]
        sheet.add(*_bar(Rect(left, y, left + room, y + _BAR - 1), row, index, options.units))
        sheet.bottom = max(sheet.bottom, y + _BAR)
    bands = [(LABEL[key], _band(key)) for key in module_categories(index)]
    return sheet.drawn([Entry(*band[1:3], (), label, band.hatch) for label, band in bands])


def _band(category: str) -> Band:
    return _CATEGORIES.get(category, BANDS["held"])


def _bar(area: Rect, row: ModuleRow, index: Index, units: Units) -> Iterator[Item]:
    left = area.left
    for key, nbytes in module_categories(index).items():
        right = left + (area.right - area.left) * nbytes[row.module] / row.total_bytes
        if right > left:
            top, foot = ([Point(left, y), Point(right, y)] for y in (area.top, area.bottom))
            yield from _area(top, foot, _band(key))
        left = right
    corners = [(area.left, area.top), (area.right, area.top), (area.right, area.bottom)]
    around = [Point(*corner) for corner in (*corners, (area.left, area.bottom))]
    yield shape(around, stroke="#ffffff", width=0.4, closed=True)
    module = index.recording.modules[row.module]
    name = call_name(index.recording, row.module, module.parent)
    for text in (f"{name} {nbytes_text(row.total_bytes, units)}", name):
        if room_for(text, _SMALL) + 3 <= area.width:
            yield line_of(text, area.left + 2, area.bottom - 3, size=_SMALL)
            return


def _need_ops(index: Index) -> None:
    if not index.recording.meta.has_ops or not index.recording.ops:
        raise RenderError("The recording has no ops, so it has no timeline. Record with ops=True.")


def _area(edge: Sequence[Point], foot: Sequence[Point], band: Band) -> Iterator[Item]:
    yield shape([*edge, *reversed(foot)], fill=band.fill, closed=True)
    columns = [
        Column(start.x, end.x, start.y, below.y)
        for start, end, below in zip(edge[::2], edge[1::2], foot[::2], strict=True)
    ]
    yield from hatched(columns, band.hatch, band.line)


def _borders(axes: Axes, phases: Sequence[Phase]) -> list[Rect]:
    """Return the lines between phases, as areas without width."""
    places = [axes.at(phase.first_op, 0).x for phase in phases[1:]]
    return [Rect(x, axes.area.top, x, axes.area.bottom) for x in places]


def _phases(axes: Axes, phases: Sequence[Phase]) -> Iterator[Item]:
    for border in _borders(axes, phases):
        ends = [Point(border.left, border.top), Point(border.left, border.bottom)]
        yield shape(ends, stroke=FAINT, width=0.5, dash=(1.5, 1.5))
    for phase in phases:
        start, end = axes.at(phase.first_op, 0).x, axes.at(phase.end_op, 0).x
        name = _PHASES[phase.kind]
        # "backward" where there is no room for "backward pass".
        for text in (name, name.split()[0]):
            if room_for(text, SIZE) + 3 <= end - start:
                yield line_of(text, start + 3, axes.area.top - 3, color=FAINT)
                break


def _peak(
    axes: Axes,
    stack: Stack,
    units: Units,
    at: float | None = None,
    color: str = INK,
    beside: Collection[Rect] = (),
) -> Iterator[Item]:
    """Draw the peak, with its bytes on the side where they cover nothing else."""
    if stack.peak_op is None:
        return
    x, y = axes.at(stack.peak_op if at is None else at, stack.peak_bytes)
    is_right = x > axes.area.left + axes.area.width / 2
    text = nbytes_text(stack.peak_bytes, units)
    yield dot(Point(x, y), color)
    left = line_of(text, x - GAP, y - 2, "end", color=color)
    right = line_of(text, x + GAP, y - 2, color=color)
    side, other = (left, right) if is_right else (right, left)
    places = (side, other, side._replace(y=side.y + 1.2 * SIZE))
    yield next((text for text in places if _is_free(rect_of(text), axes, beside)), side)


def _is_free(text: Rect, axes: Axes, beside: Collection[Rect]) -> bool:
    """Tell whether a text is between the sides of the chart, and covers nothing else."""
    is_inside = axes.area.left <= text.left and text.right <= axes.area.right
    return is_inside and not any(text.overlaps(other) for other in beside)


def _alike(before: Index, after: Index) -> bool:
    kinds, others = ([phase.kind for phase in each.recording.phases] for each in (before, after))
    return bool(kinds) and kinds == others


def _aligned(op: Sequence[int], index: Index, axis: Index) -> list[float]:
    """Return where ops are on the axis of a recording with the same phases."""
    pairs = [*zip(index.recording.phases, axis.recording.phases, strict=True)]
    return [_on_axis(each, pairs) for each in op]


def _on_axis(op: int, pairs: Iterable[tuple[Phase, Phase]]) -> float:
    for own, on in pairs:
        if own.first_op <= op < own.end_op:
            share = (op - own.first_op) / (own.end_op - own.first_op)
            return on.first_op + share * (on.end_op - on.first_op)
    return on.end_op


def _place(at: Sequence[float], op: Sequence[int], stack: Stack) -> float | None:
    return at[op.index(stack.peak_op)] if stack.peak_op in op else None
