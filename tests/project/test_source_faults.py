"""The faults of `make mutants`: each is a plausible mistake."""

from __future__ import annotations

import ast

from tests.support.source_faults import faults

SOURCE = b"""
def middle(values: "list[int] | None" = None, *, wide: bool = False) -> int:
    if values and len(values) > 2:
        values = values[1:-1]
    return max(values or [0], key=lambda value: value)
"""


def test_each_fault_is_another_program_in_one_line() -> None:
    found = [fault.into(SOURCE) for fault in faults("middle.py", SOURCE)]

    programs = {ast.unparse(ast.parse(program)) for program in found}
    assert len(programs) == len(found) > 10
    assert ast.unparse(ast.parse(SOURCE)) not in programs
    for program in found:
        changed = [a != b for a, b in zip(SOURCE.split(b"\n"), program.split(b"\n"), strict=True)]
        assert sum(changed) == 1


def test_bounds_conditions_numbers_and_calls_go_wrong() -> None:
    texts = {fault.text for fault in faults("middle.py", SOURCE)}

    assert {"(len(values) >= 2)", "(values or len(values) > 2)", "(values)", "(3)"} <= texts
    assert {"(values[:-1])", "(values[1:])", "(True)", "(max(values or [0]))"} <= texts
    assert "(min(values or [0], key=lambda value: value))" in texts
    assert {fault.function for fault in faults("middle.py", SOURCE)} == {"middle"}


def test_strict_zip_is_not_fault() -> None:
    assert not [*faults("pairs.py", b"pairs = zip(a, b, strict=True)")]
