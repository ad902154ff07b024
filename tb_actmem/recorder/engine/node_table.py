"""The table of torch's node classes, which the walk of the graph is compiled with."""

from __future__ import annotations

import re

_CLASS = re.compile(r"^struct TORCH_API (\w+) : public \w+ \{(.*?)^\};", re.MULTILINE | re.DOTALL)
_MEMBER = re.compile(r"^\s+(SavedVariable|std::vector<SavedVariable>) (\w+);", re.MULTILINE)


def node_table(header: str) -> str:
    """List the saved members of every class in torch's Functions.h, as lines of C++."""
    return "".join(f"{_line(name, body)}\n" for name, body in _CLASS.findall(header))


def _line(name: str, body: str) -> str:
    members = sorted(
        (member.removesuffix("_"), kind, member) for kind, member in _MEMBER.findall(body)
    )
    calls = (
        f'ACTMEM_{"ONE" if kind == "SavedVariable" else "LIST"}({member}, "{slot}")'
        for slot, kind, member in members
    )
    return f"ACTMEM_NODE({', '.join((name, ' '.join(calls)))})"
