"""The figure of a comparison: the saved tensors that differ in each box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from tb_actmem.analysis.compare import Change, ComparisonRow
from tb_actmem.analysis.compare.difference import Difference
from tb_actmem.analysis.compare.limits import moved_bytes
from tb_actmem.analysis.figure import Box, BoxKind, Cluster
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import call_name
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.gc_pause import collector_paused
from tb_actmem.rendering.figure.details import joined
from tb_actmem.rendering.figure.labels import Wording, title_lines
from tb_actmem.rendering.figure.layout import digraph
from tb_actmem.rendering.figure.legend import bytes_of_one, is_repeated, shape
from tb_actmem.rendering.figure.lines import Letters, Line, Notation, Word, short
from tb_actmem.rendering.figure.marks import EdgeMark, Mark, Marking, draw
from tb_actmem.rendering.figure.themes import TINTS, fill_step
from tb_actmem.text import exact_nbytes_text, nbytes_text

_MOST_ROWS = 4  # maximum number of changed saves listed in a node's box
_MOST_GROUPS = 40  # maximum number of groups in the class of a folded module

ALONE = {Change.RELEASED: "only in the first", Change.ADDED: "only in the second"}


@dataclass(slots=True)
class Inside:
    """The changes inside a box or a cluster."""

    released_bytes: int = 0
    added_bytes: int = 0
    moved_bytes: int = 0
    changes: set[Change] = field(default_factory=set)
    alone: Counter[Change | None] = field(default_factory=Counter)
    """The number of nodes that only one of the two has; None: nodes of both."""
    groups: set[int] = field(default_factory=set)
    """The first groups that change inside."""

    def add(self, row: ComparisonRow, group: int) -> None:
        """Count a changed save."""
        self.released_bytes += row.released_bytes
        self.added_bytes += row.added_bytes
        self.moved_bytes += moved_bytes([row])
        self.changes.add(row.change)
        self.groups = {*sorted({*self.groups, group})[:_MOST_GROUPS]}

    def join(self, other: Inside) -> None:
        """Count the changes of an inner box or cluster too."""
        self.released_bytes += other.released_bytes
        self.added_bytes += other.added_bytes
        self.moved_bytes += other.moved_bytes
        self.changes |= other.changes
        self.alone.update(other.alone)
        self.groups = {*sorted(self.groups | other.groups)[:_MOST_GROUPS]}

    @property
    def change(self) -> Change:
        """The only kind of change inside; RESIZED if there are several."""
        changes = self.changes or {each for each in self.alone if each is not None}
        if len(changes) < 2:
            return next(iter(changes), Change.SAME)
        return Change.RESIZED

    @property
    def only(self) -> Change:
        """RELEASED or ADDED if only one of the two has all inner nodes; else SAME."""
        alone = next(iter(self.alone)) if len(self.alone) == 1 else None
        return alone or Change.SAME


@collector_paused()
def difference_dot(difference: Difference, figure: Outline) -> str:
    """Draw an outline of a difference as DOT text.

    Besides their change, boxes have classes such as ``change-3`` for the groups that change inside,
    or ``change-3-17`` with the save's position in its group. Ids are those of `dot_of`.
    """
    graph = digraph()
    draw(graph, _Marked(difference, figure).marking(), figure)
    return str(graph.source)


def insides(difference: Difference, figure: Outline) -> tuple[list[Inside], dict[int, Inside]]:
    """Return the changes inside each box, and inside each cluster by its call."""
    boxes = [Inside() for _ in figure.boxes]
    clusters = {cluster.call: Inside() for cluster in figure.clusters}
    for save, row, (group, _) in zip(
        difference.both.recording.saves, difference.rows, difference.places, strict=True
    ):
        if figure.box_of[save.node] >= 0:
            boxes[figure.box_of[save.node]].add(row, group)
    for position, alone in zip(figure.box_of, difference.alone, strict=True):
        if position >= 0:
            boxes[position].alone[alone] += 1
    for box, inside in zip(figure.boxes, boxes, strict=True):
        if box.cluster is not None:
            clusters[box.cluster].join(inside)
    for cluster in reversed(figure.clusters):  # a parent precedes its children
        if cluster.parent is not None:
            clusters[cluster.parent].join(clusters[cluster.call])
    return boxes, clusters


def _alone_edges(difference: Difference, figure: Outline) -> dict[tuple[int, int], Change]:
    """Return for each pair of boxes the only recording with an edge between them; SAME: both."""
    place = figure.box_of.__getitem__
    edges: dict[tuple[int, int], Change] = {}
    for alone, (producers, consumers) in difference.ends.items():
        for ends in {*zip(map(place, producers), map(place, consumers), strict=True)}:
            edges[ends] = Change.SAME if ends in edges else alone or Change.SAME
    return edges


class _Marked:
    def __init__(self, difference: Difference, figure: Outline) -> None:
        self._difference, self._recording = difference, difference.both.recording
        self._wording = Wording(difference.both, Letters({}, {}), Notation())
        self._boxes, self._clusters = insides(difference, figure)
        self._fullest = max(map(bytes_of_one, figure.boxes), default=0)
        self._edges = _alone_edges(difference, figure)

    def marking(self) -> Marking:
        return Marking(box=self._box, cluster=self._cluster, edge=self._edge)

    def _box(self, position: int, box: Box) -> Mark:
        inside, title = self._boxes[position], title_lines(self._wording, box)
        change, step = inside.change, fill_step(bytes_of_one(box), self._fullest)
        if box.kind is BoxKind.NODE:
            changed = self._saves(box.rows[0])
            text = [*_row_lines(inside, [row for row, _ in changed])]
            places = [f"change-{group}-{member}" for _, (group, member) in changed]
        else:
            text, places = [*_sum_lines(inside, is_repeated(box))], _places(inside)
        classes = [
            change.value,
            *([f"bytes-{step}"] if box.nodes else []),
            *(["repeated"] if is_repeated(box) else []),
            *(["recomputed"] if box.recomputed else []),
            *places,
        ]
        fill = {} if change is Change.SAME else {"fillcolor": TINTS[change].fill}
        return Mark([*title, *text], _tooltip(title, inside), tuple(classes), shape(box, fill))

    def _saves(self, node: int) -> list[tuple[ComparisonRow, tuple[int, int]]]:
        """Return the changed saves of a node, each with its place in the list."""
        rows, places = self._difference.rows, self._difference.places
        return [(rows[save], places[save]) for save in saves_of(self._difference.both, node)]

    def _cluster(self, cluster: Cluster) -> Mark:
        inside, row = self._clusters[cluster.call], self._recording.modules[cluster.call]
        name = short(call_name(self._recording, cluster.call, cluster.parent), 25)
        type_name = "" if row.fqn in ("", row.type_name) else short(row.type_name, 25)
        title: list[Line] = [
            [Word(name, "title")],
            *([[Word(type_name, "small")]] if type_name else []),
        ]
        sums = ", ".join(_sums(inside))
        text = [*([[Word(sums, "small")]] if sums else []), *_alone_lines(inside)]
        classes = (inside.change.value, *_places(inside))
        return Mark([*title, *text], _tooltip(title, inside), classes, {})

    def _edge(self, edge: BoxEdge) -> EdgeMark:
        change = self._edges.get((edge.producer, edge.consumer))
        if change is None:  # it comes from an input or leads to an output
            ends = [self._boxes[end].only for end in (edge.producer, edge.consumer)]
            change = next((each for each in ALONE if each in ends), Change.SAME)
        tint = TINTS[change]
        look = {"color": tint.color, "style": tint.style, "arrowhead": "normal"}
        return EdgeMark("", ALONE.get(change, "in both"), change.value, look)


def _row_lines(inside: Inside, rows: Sequence[ComparisonRow]) -> Iterator[Line]:
    """Yield for a node whether both have it, and its changed saves."""
    yield from ([Word(text, "small")] for change, text in ALONE.items() if change in inside.alone)
    for row in rows[:_MOST_ROWS]:
        yield [Word(short(_row_text(row)))]
    if len(rows) > _MOST_ROWS:
        yield [Word(f"and {len(rows) - _MOST_ROWS} more", "small")]


def _row_text(row: ComparisonRow) -> str:
    """Return ``− self 12 MiB`` or ``± mat1 96 KiB → 48 KiB``."""
    sizes = [nbytes_text(nbytes) for nbytes in (row.before_bytes, row.after_bytes)]
    shown = {
        Change.RELEASED: sizes[0],
        Change.ADDED: sizes[1],
        Change.MOVED: f"{nbytes_text(moved_bytes([row]))} on another device",
    }
    return f"{TINTS[row.change].sign} {row.saver.slot} {shown.get(row.change, ' → '.join(sizes))}"


def _sum_lines(inside: Inside, is_repeated: bool) -> Iterator[Line]:
    """Yield for folded nodes the released and added bytes, and ops that only one has."""
    in_all = " in total" if is_repeated else ""
    yield from ([Word(f"{text}{in_all}")] for text in _sums(inside))
    yield from _alone_lines(inside)


def _sums(inside: Inside) -> list[str]:
    sums = {
        Change.RELEASED: inside.released_bytes,
        Change.ADDED: inside.added_bytes,
        Change.MOVED: inside.moved_bytes,
    }
    return [f"{TINTS[change].sign} {nbytes_text(n)}" for change, n in sums.items() if n]


def _alone_lines(inside: Inside) -> Iterator[Line]:
    counts = {word: inside.alone[change] for change, word in _COUNTED.items()}
    text = ", ".join(f"{count} {word}" for word, count in counts.items() if count)
    if text:
        yield [Word(f"ops: {text}", "small")]


_COUNTED = {Change.RELEASED: "removed", Change.ADDED: "added"}


def _places(inside: Inside) -> list[str]:
    return [f"change-{group}" for group in sorted(inside.groups)]


def _tooltip(title: Iterable[Line], inside: Inside) -> str:
    sums = (
        (inside.released_bytes, "less"),
        (inside.added_bytes, "more"),
        (inside.moved_bytes, "on another device"),
    )
    facts = [f"{exact_nbytes_text(nbytes)} {word}" for nbytes, word in sums if nbytes]
    return joined([*(" ".join(word.text for word in line) for line in title), *facts])
