"""Lines of source, each once."""

from __future__ import annotations

from pathlib import Path
from types import CodeType

from tb_actmem.model import Frame
from tb_actmem.recorder.source import Site


class Frames:
    """Interned lines of source: looked up once each, after the block."""

    def __init__(self) -> None:
        self.rows: list[Frame] = []
        self._sites: dict[Site, int] = {}
        self._frames: dict[Frame, int] = {}

    def index(self, site: Site | None) -> int | None:
        """Return the number of a site's line."""
        if site is None:
            return None
        found = self._sites.get(site)
        if found is None:
            function = getattr(site[0], "co_qualname", site[0].co_name)
            found = self.number(
                Frame(file=site[0].co_filename, line=_line(*site), function=function)
            )
            self._sites[site] = found
        return found

    def number(self, frame: Frame) -> int:
        """Return the number of a line that has been looked up."""
        found = self._frames.setdefault(frame, len(self.rows))
        if found == len(self.rows):
            self.rows.append(frame)
        return found


def line_text(file: str, line: int, function: str) -> str:
    """Name a line of source in a sentence: ``train.py:12 in step``."""
    return f"{Path(file).name}:{line} in {function}"


def _line(code: CodeType, offset: int) -> int:
    for start, end, line in code.co_lines():
        if start <= offset < end and line is not None:
            return line
    return code.co_firstlineno
