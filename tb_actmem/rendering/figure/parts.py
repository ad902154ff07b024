"""The boxes and edges of a figure by their ids in the picture, and what is told of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tb_actmem.analysis.figure.boxes import Box, BoxKind
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import Index
from tb_actmem.messages.drawn import DrawnReply, box_reply, edge_reply
from tb_actmem.rendering.figure.marks import box_ids, edge_id


class Part(NamedTuple):
    """A box, or an edge between two, wherever among the others it stands."""

    id: str
    boxes: tuple[tuple[str, Box], ...]
    """With their ids: the one, or both ends."""
    edge: BoxEdge | None
    """Its ends are positions among these two boxes."""

    @property
    def is_row(self) -> bool:
        """Whether it is one node or one module call, and so a row of the recording."""
        box = self.boxes[0][1]
        return self.edge is None and len(box.rows) == 1 and box.kind in _ROWS


_ROWS = (BoxKind.NODE, BoxKind.MODULE)


def parts(figure: Outline) -> Iterator[Part]:
    """All boxes and edges of a figure."""
    ids = box_ids(figure)
    boxes = [*zip(ids, figure.boxes, strict=True)]
    for name, box in boxes:
        yield Part(name, ((name, box),), None)
    for edge in figure.edges:
        ends = (boxes[edge.producer], boxes[edge.consumer])
        yield Part(edge_id(ids, edge), ends, edge._replace(producer=0, consumer=1))


def part_reply(index: Index, part: Part) -> DrawnReply:
    """What is told of a box or an edge."""
    if part.edge is None:
        return box_reply(index, part.boxes[0][1], part.id)
    return edge_reply(index, part.edge, part.id, part.boxes)
