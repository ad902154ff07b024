"""Assertions about activation memory for tests, and their failure messages."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tb_actmem.analysis.compare import compare_rows
from tb_actmem.analysis.compare.limits import change_groups, check_limits
from tb_actmem.analysis.index import Index
from tb_actmem.errors import FormatError, RecordError, RenderError
from tb_actmem.integrations.snapshot import snapshot_recording, snapshot_text
from tb_actmem.model import Recording
from tb_actmem.paths import replace_file
from tb_actmem.rendering.tables.comparison import compare, limits_grid
from tb_actmem.rendering.tables.table import layers_grid
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.text import parse_nbytes
from tb_actmem.text.notes import sentences

_ROWS = 10
_NO_NAME = re.compile(r"[^-\w.,=[\]]")
"""Characters that some file systems do not allow in names."""
_UPDATE = "pytest --update-activation-memory"


class ActivationMemory:
    """The assertions of one test: the value of the fixture ``activation_memory``.

    ``model`` is a module, which is called once with ``inputs``: a tuple of positional arguments, a
    mapping of keyword arguments, or the only argument. ``model`` may also be a recording, for
    example of a whole step.
    """

    def __init__(self, *, file: Path, test: str, update: bool) -> None:
        self._file = file
        self._test = test
        self._update = update

    def assert_saved(
        self,
        model: Any,
        inputs: Any = (),
        *,
        at_most: int | str | None = None,
        forward_peak: int | str | None = None,
        step_peak: int | str | None = None,
        total_peak: int | str | None = None,
        per_module: Mapping[str, int | str] | None = None,
    ) -> None:
        """Assert that a model saves at most these bytes for backward: ``"2 GiB"``, or a number.

        ``step_peak`` is memory that the step creates; ``total_peak`` includes older memory, such as
        parameters. ``per_module`` has limits for each call of a module, the modules inside
        included, by the end of its name: ``h.*`` is every layer ``transformer.h.3``.

        Raises AssertionError with the exceeded limits and the largest saved tensors, RenderError
        if a module is not called or a peak is unknown, RecordError if the forward leaves no graph,
        and PredictError for a wrong size.
        """
        __tracebackhide__ = True
        sizes = {name: parse_nbytes(name, size) for name, size in (per_module or {}).items()}
        given = {
            "saved_bytes": ("at_most", at_most),
            "forward_peak_bytes": ("forward_peak", forward_peak),
            "step_peak_bytes": ("step_peak", step_peak),
            "total_peak_bytes": ("total_peak", total_peak),
        }
        wanted = {
            key: parse_nbytes(name, size) for key, (name, size) in given.items() if size is not None
        }
        if not wanted and not sizes:
            raise RenderError("Nothing to check: give at_most=, step_peak= or another limit.")
        index = Index(_recorded(model, inputs))
        limits = [*check_limits(index, wanted, sizes.items())]
        over = [limit for limit in limits if limit.over_bytes]
        if over:
            limits.sort(key=lambda limit: -limit.over_bytes)
            exceeded = as_text(limits_grid(limits, sentences(index.recording)))
            largest = as_text(layers_grid(index, "storage", _ROWS))
            raise AssertionError(
                f"{len(over)} of {len(limits)} limits of activation memory exceeded.\n\n"
                f"{exceeded}\n\nThe largest saved tensors:\n\n{largest}"
            )

    def assert_snapshot(self, model: Any, inputs: Any = (), *, name: str = "") -> None:
        """Assert that the saved tensors are the same as in the snapshot of this test.

        The snapshot is a text file with a line for each save, in the folder ``activation_memory``
        beside the test file. If a test has several snapshots, give each a ``name``. ``pytest
        --update-activation-memory`` writes them.

        Raises AssertionError with the differences, or if there is no snapshot yet. Raises
        FormatError for an invalid file, and RecordError for a model without a graph.
        """
        __tracebackhide__ = True
        path, text = self.snapshot_path(name), snapshot_text(_recorded(model, inputs))
        wanted = path.read_text(encoding="utf-8") if path.exists() else None
        if wanted is not None and _saves(wanted) == _saves(text):
            return
        if self._update:
            path.parent.mkdir(exist_ok=True)
            replace_file(path, text.encode())
            return
        if wanted is None:
            raise AssertionError(f"There is no snapshot {path}. `{_UPDATE}` writes it.")
        raise AssertionError(
            f"The saved tensors differ from {path.name}. `{_UPDATE}` accepts them.\n\n"
            f"{_difference(path, wanted, text)}"
        )

    def snapshot_path(self, name: str = "") -> Path:
        """The file of a snapshot, with underscores for characters that file systems lack."""
        named = ".".join(filter(None, (self._file.stem, self._test, name)))
        return self._file.parent / "activation_memory" / f"{_NO_NAME.sub('_', named)}.txt"


def _recorded(model: Any, inputs: Any) -> Recording:
    if isinstance(model, Recording):
        return model
    from tb_actmem.training import record

    with record(model) as recorder:
        if isinstance(inputs, Mapping):
            outputs = model(**inputs)
        else:
            outputs = model(*inputs) if isinstance(inputs, tuple) else model(inputs)
        recorder.finish(outputs)
    if not recorder.recording.nodes:
        raise RecordError(
            f"The forward of {type(model).__name__} left no graph, so nothing is saved. Give it "
            "parameters that require a gradient, and call it outside torch.no_grad()."
        )
    return recorder.recording


def _saves(text: str) -> list[str]:
    """A snapshot without its comments, which name the version of torch."""
    return [line for line in text.splitlines() if not line.startswith("#")]


def _difference(path: Path, wanted: str, text: str) -> str:
    """The differences save by save; line by line if all bytes are equal."""
    try:
        before, after = snapshot_recording(wanted), snapshot_recording(text)
    except ValueError as error:
        raise FormatError(f"{path} cannot be read: {error}. `{_UPDATE}` rewrites it.") from None
    if not change_groups(before, after, compare_rows(before, after)):
        lines = difflib.unified_diff(_saves(wanted), _saves(text), lineterm="", n=0)
        return "\n".join([*lines][2:])
    return f"{compare(before, after)}\n\nbefore {_head(wanted)}\nnow    {_head(text)}"


def _head(text: str) -> str:
    """The line with the version of torch and the total bytes."""
    return next((line for line in text.splitlines() if line.startswith("# torch")), "?")
