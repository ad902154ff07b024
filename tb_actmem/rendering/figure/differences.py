"""The figure of a comparison: in each box what two recordings do not keep alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tb_actmem.analysis.comparison import Change, ComparisonRow, totals
from tb_actmem.analysis.comparison_groups import moved_bytes
from tb_actmem.analysis.difference import Difference
from tb_actmem.analysis.figure.boxes import Box, BoxKind, Cluster
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.modules import calls_around
from tb_actmem.analysis.names import call_name
from tb_actmem.collector import collector_paused
from tb_actmem.rendering.figure.dot import digraph
from tb_actmem.rendering.figure.labels import Wording, title_lines
from tb_actmem.rendering.figure.letters import Letters
from tb_actmem.rendering.figure.lines import Line, Word, short
from tb_actmem.rendering.figure.marks import EdgeMark, Mark, Marking, draw
from tb_actmem.rendering.figure.memory import bytes_of_one, is_repeated, shape
from tb_actmem.rendering.figure.notation import Notation
from tb_actmem.rendering.figure.palette import TINTS, fill_step
from tb_actmem.rendering.figure.tooltips import joined
from tb_actmem.wording.units import exact_nbytes_text, nbytes_text

_MOST_ROWS = 4  # changed saves that stand in the box of a node
_MOST_PLACES = 40  # changes that the class of a folded module names

ALONE = {Change.RELEASED: "in the first alone", Change.ADDED: "in the second alone"}


class Inside(NamedTuple):
    """What changed inside of a box or a cluster."""

    rows: list[ComparisonRow]
    places: list[tuple[int, int]]
    alone: list[Change | None]
    """For every node."""


@collector_paused()
def difference_dot(difference: Difference, figure: Outline) -> str:
    """Draw an outline of a difference as DOT text.

    Beside their change boxes have the classes ``change-3`` of the groups that change inside, or
    ``change-3-17`` with the position of the save in its group; ids are those of `dot_of`.
    """
    graph = digraph()
    draw(graph, _Marked(difference, figure).marking(), figure)
    return str(graph.source)


def insides(difference: Difference, figure: Outline) -> tuple[list[Inside], dict[int, Inside]]:
    """What changed inside of each box, and of each cluster, by its call."""
    boxes = [Inside([], [], []) for _ in figure.boxes]
    clusters = {cluster.call: Inside([], [], []) for cluster in figure.clusters}
    recording = difference.both.recording

    def around(node: int) -> Iterator[Inside]:
        if figure.box_of[node] >= 0:
            yield boxes[figure.box_of[node]]
            for call in calls_around(difference.both, recording.nodes[node].module):
                if call in clusters:
                    yield clusters[call]

    for save, row, place in zip(recording.saves, difference.rows, difference.places, strict=True):
        for inside in around(save.node):
            inside.rows.append(row)
            inside.places.append(place)
    for node, alone in enumerate(difference.alone):
        for inside in around(node):
            inside.alone.append(alone)
    return boxes, clusters


class _Marked:
    def __init__(self, difference: Difference, figure: Outline) -> None:
        self._recording = difference.both.recording
        self._wording = Wording(difference.both, Letters({}, {}), Notation())
        self._boxes, self._clusters = insides(difference, figure)
        self._fullest = max(map(bytes_of_one, figure.boxes), default=0)

    def marking(self) -> Marking:
        return Marking(box=self._box, cluster=self._cluster, edge=self._edge)

    def _box(self, position: int, box: Box) -> Mark:
        inside, is_node = self._boxes[position], box.kind is BoxKind.NODE
        change, step = _change(inside), fill_step(bytes_of_one(box), self._fullest)
        title = title_lines(self._wording, box)
        said = _row_lines(inside) if is_node else _sum_lines(inside, is_repeated(box))
        classes = [
            change.value,
            *([f"bytes-{step}"] if box.nodes else []),
            *(["repeated"] if is_repeated(box) else []),
            *(["recomputed"] if box.recomputed else []),
            *_places(inside, is_node),
        ]
        fill = {} if change is Change.SAME else {"fillcolor": TINTS[change].fill}
        return Mark([*title, *said], _tooltip(title, inside), tuple(classes), shape(box, fill))

    def _cluster(self, cluster: Cluster) -> Mark:
        inside, row = self._clusters[cluster.call], self._recording.modules[cluster.call]
        name = short(call_name(self._recording, cluster.call, cluster.parent), 25)
        type_name = "" if row.fqn in ("", row.type_name) else short(row.type_name, 25)
        title: list[Line] = [
            [Word(name, "title")],
            *([[Word(type_name, "small")]] if type_name else []),
        ]
        said = [[Word(", ".join(_sums(inside)), "small")], *_alone_lines(inside)]
        classes = (_change(inside).value, *_places(inside, is_node=False))
        return Mark([*title, *said], _tooltip(title, inside), classes, {})

    def _edge(self, edge: BoxEdge) -> EdgeMark:
        ends = (self._boxes[end].alone for end in (edge.producer, edge.consumer))
        alone = [{*end} for end in ends]
        change = next((each for each in ALONE if {each} in alone), Change.SAME)
        tint = TINTS[change]
        look = {"color": tint.color, "style": tint.style, "arrowhead": "normal"}
        return EdgeMark("", ALONE.get(change, "in both"), change.value, look)


def _change(inside: Inside) -> Change:
    """The one change of all that is inside; RESIZED where there are several."""
    changes = {row.change for row in inside.rows} or {*inside.alone} - {None}
    if not changes:
        return Change.SAME
    change = changes.pop()
    return change if change is not None and not changes else Change.RESIZED


def _row_lines(inside: Inside) -> Iterator[Line]:
    """Of a node: whether both have it, and each save that changed."""
    yield from ([Word(text, "small")] for change, text in ALONE.items() if change in inside.alone)
    for row in inside.rows[:_MOST_ROWS]:
        yield [Word(short(_row_text(row)))]
    if len(inside.rows) > _MOST_ROWS:
        yield [Word(f"and {len(inside.rows) - _MOST_ROWS} more", "small")]


def _row_text(row: ComparisonRow) -> str:
    """``− self 12 MiB``, ``± mat1 96 KiB → 48 KiB``."""
    sizes = [nbytes_text(nbytes) for nbytes in (row.before_bytes, row.after_bytes)]
    shown = {
        Change.RELEASED: sizes[0],
        Change.ADDED: sizes[1],
        Change.MOVED: f"{nbytes_text(moved_bytes([row]))} on another device",
    }
    return f"{TINTS[row.change].sign} {row.keeper.slot} {shown.get(row.change, ' → '.join(sizes))}"


def _sum_lines(inside: Inside, is_repeated: bool) -> Iterator[Line]:
    """Of folded nodes: bytes gone and added, and ops that only one of the two has."""
    in_all = " in all" if is_repeated else ""
    yield from ([Word(f"{text}{in_all}")] for text in _sums(inside))
    yield from _alone_lines(inside)


def _sums(inside: Inside) -> list[str]:
    whole = totals(inside.rows)
    sums = {
        Change.RELEASED: whole.released_bytes,
        Change.ADDED: whole.added_bytes,
        Change.MOVED: moved_bytes(inside.rows),
    }
    return [f"{TINTS[change].sign} {nbytes_text(n)}" for change, n in sums.items() if n]


def _alone_lines(inside: Inside) -> Iterator[Line]:
    counts = {word: inside.alone.count(change) for change, word in _COUNTED.items()}
    text = ", ".join(f"{count} {word}" for word, count in counts.items() if count)
    if text:
        yield [Word(f"ops: {text}", "small")]


_COUNTED = {Change.RELEASED: "gone", Change.ADDED: "added"}


def _places(inside: Inside, is_node: bool) -> Iterable[str]:
    if is_node:
        return [f"change-{group}-{position}" for group, position in inside.places]
    groups: Sequence[int] = sorted({group for group, _ in inside.places})
    return [f"change-{group}" for group in groups[:_MOST_PLACES]]


def _tooltip(title: Iterable[Line], inside: Inside) -> str:
    whole = totals(inside.rows)
    facts = [
        f"{exact_nbytes_text(nbytes)} {word}"
        for nbytes, word in ((whole.released_bytes, "less"), (whole.added_bytes, "more"))
        if nbytes
    ]
    return joined([*(" ".join(word.text for word in line) for line in title), *facts])
