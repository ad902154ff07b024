"""Recordings as figures, tables and pages: functions from data to text, and one that writes."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path
from typing import Any

from tb_actmem.analysis.index import Index
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording

_FIGURES = (".svg", ".pdf", ".png", ".dot", ".gv")
_TABLES = {".txt": "text", ".md": "md", ".csv": "csv"}
_VIEWERS = (".pickle", ".trace")
SUFFIXES = (*_FIGURES, ".html", *_TABLES, ".json", *_VIEWERS)
"""The suffixes of the files that `render` can write."""


def render(recording: Recording, path: str | os.PathLike[str], **options: Any) -> Path:
    """Write a recording to a file as what the file's suffix says, and return its path.

    ``.svg .pdf .png .dot .gv`` are the figure, ``.html`` a page with the figure and tables,
    ``.txt .md .csv`` a table, and ``.json`` everything, as
    ``document.schema.json`` describes it. ``.pickle`` is for torch's memory viewer and ``.trace``
    for Perfetto. ``options`` are, for a figure
    and a page, those of `tb_actmem.rendering.figure.dot.dot` and for a figure also the ``engine``
    of `tb_actmem.rendering.figure.engines.picture`; for a table those of `tb_actmem.table`. Until
    the file is complete an old one stays. Raises RenderError for another suffix, and if the file
    cannot be made or written.
    """
    target = Path(path)
    suffix = target.suffix.lower()
    if suffix not in SUFFIXES:
        known = " ".join(SUFFIXES)
        raise RenderError(f"{target} cannot be written: its suffix must be one of {known}")
    if not target.parent.is_dir():
        raise RenderError(f"{target} cannot be written: there is no directory {target.parent}")
    data = _data(Index(recording), suffix, options)
    try:
        _replace(Path(os.path.realpath(target)), data)
    except OSError as error:
        raise RenderError(f"{target} cannot be written: {error.strerror or error}") from error
    return target


def _data(index: Index, suffix: str, options: dict[str, Any]) -> bytes:
    """The content of the file. Only what it takes is imported."""
    if suffix in _FIGURES:
        return _figure(index, suffix, **options)
    if suffix == ".html":
        from tb_actmem.rendering.page.notebook import page

        return page(index, **options).encode()
    if suffix in _TABLES:
        from tb_actmem.rendering.tables.table import table_of

        text = table_of(index, format=_TABLES[suffix], **options)  # type: ignore[arg-type]
        return f"{text.rstrip()}\n".encode()
    if suffix == ".pickle":
        from tb_actmem.rendering.memory_viewer import memory_snapshot

        return memory_snapshot(index, **options)
    if suffix == ".trace":
        from tb_actmem.rendering.trace_events import trace_text

        return f"{trace_text(index, **options)}\n".encode()
    from tb_actmem.rendering.document import document_text

    return f"{document_text(index, **options)}\n".encode()


def _figure(index: Index, suffix: str, *, engine: str | None = None, **options: Any) -> bytes:
    from tb_actmem.rendering.figure.dot import dot
    from tb_actmem.rendering.figure.engines import picture

    return picture(dot(index, **options), suffix, engine=engine)


def _replace(target: Path, data: bytes) -> None:
    """Write beside the target and take its place, so that nobody ever sees half a file."""
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        beside.write_bytes(data)
        beside.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
