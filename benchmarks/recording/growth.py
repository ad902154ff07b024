"""Steps by size: the cost of each, its growth, and whether it meets the target."""

from __future__ import annotations

from typing import Any

from benchmarks.results import Table

_JUDGED, _BASE = 100_000, 10_000
TARGETS = {"capture": 0.5, "read": 1.0, "totals": 1.0}
"""Seconds at 100,000 nodes; every answer of the tab has 0.3."""
GROWTH = 1.5
"""How many times the time a node at 10,000 the largest graph may take."""
FILE_BYTES = 1_000_000


def growth_table(name: str, about: str, columns: dict[int, Any]) -> Table:
    """Make a table of the measurements: requested nodes → step → [seconds, peak bytes].

    A column also has the number of ``nodes``, or the ``error`` with which it ended.
    """
    steps = [
        name for name, value in next(iter(columns.values())).items() if isinstance(value, list)
    ]
    rows = [_row(name, columns) for name in steps]
    for key, unit, what in (
        ("file bytes", 1000, "file, kB"),
        ("rows", 1, "rows"),
        ("file bytes a node", 1, "file, bytes a node"),
        ("bytes a node recorded", 1, "memory after record(), bytes a node"),
        ("bytes a node read", 1, "memory after read, bytes a node"),
    ):
        cells = [f"{c[key] / unit:,.0f}" if key in c else "–" for c in columns.values()]
        is_small = _file_is_small(columns) if key == "file bytes" else None
        limit = "" if is_small is None else f"≤ {FILE_BYTES / 1000:,.0f}"
        rows.append([what, *cells, "", limit, _verdict(is_small)])
    return Table(
        name,
        f"{about}: seconds of CPU time (µs a node; peak memory above the start in MiB). "
        f"Growth is the time a node in the last column divided by that at {_BASE:,} nodes: "
        f"the target is {GROWTH}. The other targets are for {_JUDGED:,} nodes.{_refusals(columns)}",
        ["", *map(_title, columns.values()), "growth", "target", "met"],
        rows,
        columns,
    )


def _row(name: str, columns: dict[int, Any]) -> list[str]:
    cells = [_cell(column, name) for column in columns.values()]
    growth = _growth(name, columns)
    target = 0.3 if name.startswith("tab: ") and "once" not in name else TARGETS.get(name)
    judged = columns.get(_JUDGED, {}).get(name)
    met = [growth <= GROWTH] if growth is not None else []
    met += [judged[0] <= target] if judged and target else []
    return [
        name,
        *cells,
        "" if growth is None else f"{growth:.2f}",
        f"≤ {target} s" if target and judged else "",
        _verdict(all(met) if met else None),
    ]


def _growth(name: str, columns: dict[int, Any]) -> float | None:
    """Time a node of the largest graph that took the step, against that of the base."""
    sizes = [nodes for nodes, column in columns.items() if name in column]
    if _BASE not in sizes or max(sizes) == _BASE:
        return None
    base, last = columns[_BASE], columns[max(sizes)]
    return float(last[name][0] / last["nodes"] / (base[name][0] / base["nodes"]))


def _file_is_small(columns: dict[int, Any]) -> bool | None:
    nbytes = columns.get(_JUDGED, {}).get("file bytes")
    return None if nbytes is None else nbytes <= FILE_BYTES


def _verdict(met: bool | None) -> str:
    return "" if met is None else "yes" if met else "no"


def _refusals(columns: dict[int, Any]) -> str:
    return "".join(
        f" At {nodes:,} nodes: {column['refused']}."
        for nodes, column in columns.items()
        if "refused" in column
    )


def _title(column: dict[str, Any]) -> str:
    return f"{column['nodes']:,} nodes" if "nodes" in column else column["error"]


def _cell(column: dict[str, Any], name: str) -> str:
    if name not in column:
        return "–"
    seconds, peak = column[name]
    return f"{seconds:.3f} ({seconds / column['nodes'] * 1e6:.1f}; {peak / 2**20:,.0f})"
