"""Lines of source: noted as places in code while a block runs, and looked up after it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import CodeType, FrameType

import torch

from tb_actmem.model import Frame

Site = tuple[CodeType, int]
"""A code object and the offset of an instruction in it: a line of source, not yet looked up."""


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

    def indices(self, sites: Sequence[Site | None]) -> list[int | None]:
        """Return the numbers of the lines of many sites; equal ones are mostly one object."""
        different = {id(site): site for site in sites}
        found = {key: self.index(site) for key, site in different.items()}
        return list(map(found.__getitem__, map(id, sites)))

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


LIBRARY = (
    str(Path(torch.__file__).parent),
    str(Path(__file__).parents[2]),
    "<frozen",
    "<string>",
    "<eval_with_key>",
)
"""Prefixes of the paths of files that no user wrote."""


_is_library: dict[str, bool] = {}


def site_of(frame: FrameType | None) -> Site | None:
    """Find the innermost line outside of torch: the model's own source."""
    while frame is not None:
        code = frame.f_code
        library = _is_library.get(code.co_filename)
        if not (is_library(frame) if library is None else library):
            return code, frame.f_lasti
        frame = frame.f_back
    return None


def is_library(frame: FrameType) -> bool:
    """Whether a frame runs code that no user wrote."""
    # Code that inductor generates lies in a cache folder; its module name begins with "torch.".
    file, name = frame.f_code.co_filename, str(frame.f_globals.get("__name__"))
    found = _is_library[file] = file.startswith(LIBRARY) or name.startswith("torch.")
    return found
