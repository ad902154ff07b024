"""What the tab's front end would ask a server about one recording, answered beforehand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import Index
from tb_actmem.messages.alive import lives_text
from tb_actmem.messages.detail import module_text, node_text
from tb_actmem.messages.index import StepRow, TagRow, index_text
from tb_actmem.messages.recording import recording_text
from tb_actmem.messages.reply import text
from tb_actmem.messages.terms import terms_text
from tb_actmem.messages.timeline import timeline_text
from tb_actmem.rendering.figure.parts import part_reply
from tb_actmem.rendering.page.states import folded

MOST_DETAILS = 5_000
"""Nodes and module calls of which a page has the details: they take a second for each thousand."""
MOST_OPS = 20_000
"""Ops after which a page can say what is alive."""


def answers(index: Index, name: str, outlines: Iterable[Outline]) -> Iterator[tuple[str, str]]:
    """The answers as JSON, by the names of parts; ``outlines`` are what it can draw.

    What a large recording has too much of is not among them: see `left_out`.
    """
    yield "replies", _object(dict(_replies(index, name)))
    graphs, parts = folded(index, outlines)
    yield "graphs", text(graphs)
    if _has_details(index):
        recording = index.recording
        nodes, modules = range(len(recording.nodes)), range(len(recording.modules))
        details = {
            "node": _list(node_text(index, node) for node in nodes),
            "module": _list(module_text(index, module) for module in modules),
            "drawn": _list(text(part_reply(index, part)) for part in parts),
        }
        yield "details", _object(details)
    if _has_lives(index):
        yield "lives", lives_text(index)


def left_out(index: Index) -> list[str]:
    """What the page of this recording does not have, in words."""
    kinds = []
    if not _has_details(index):
        kinds.append("the details of nodes and modules")
    if index.recording.meta.has_ops and not _has_lives(index):
        kinds.append("what is alive after an op")
    return kinds


def _replies(index: Index, name: str) -> Iterator[tuple[str, str]]:
    step = StepRow(step=0, wall_time=None)
    tag = TagRow(
        tag="activation_memory", description="", rank=None, ranks=1, problem=None, steps=[step]
    )
    yield "index", index_text("", [(name, tag)])
    yield "recording", recording_text(index)
    if index.recording.meta.has_ops:
        yield "timeline", timeline_text(index)
        yield "terms", terms_text(index)


def _has_details(index: Index) -> bool:
    return len(index.recording.nodes) + len(index.recording.modules) <= MOST_DETAILS


def _has_lives(index: Index) -> bool:
    return index.recording.meta.has_ops and len(index.recording.ops) <= MOST_OPS


def _list(texts: Iterable[str]) -> str:
    return f"[{','.join(texts)}]"


def _object(texts: dict[str, str]) -> str:
    return "{" + ",".join(f'"{name}":{text}' for name, text in texts.items()) + "}"
