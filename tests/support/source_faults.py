"""The one-line faults that a source file can have: a bound off by one, a condition left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from typing import Any, NamedTuple

_PAIRS = """
Lt:LtE LtE:Lt Gt:GtE GtE:Gt Eq:NotEq NotEq:Eq Is:IsNot IsNot:Is In:NotIn NotIn:In
And:Or Or:And Add:Sub Sub:Add Mult:Add FloorDiv:Mult Div:Mult Mod:FloorDiv
"""
_OTHERS = dict(pair.split(":") for pair in _PAIRS.split())
_OTHER_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
_NEVER_RUNS = ("annotation", "returns", "decorator_list", "bases", "exc", "cause")
"""Parts of the tree that are types or messages."""
_NEVER_WRONG = ("strict",)
"""Options without effect in correct code: `zip` of equal lengths is the same without it."""


class Fault(NamedTuple):
    """A piece of a source file, and its faulty replacement."""

    path: str
    line: int
    function: str
    """The innermost function around it; "" outside all functions."""
    start: int
    end: int
    text: str

    def into(self, source: bytes) -> bytes:
        """The source with the fault in it."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def faults(path: str, source: bytes) -> Iterator[Fault]:
    """Every fault of the kinds below."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node, function in _inside(ast.parse(source), ""):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        for changed in (*_conditions(node), *_values(node), *_calls(node)):
            yield Fault(path, node.lineno, function, start, end, f"({ast.unparse(changed)})")
        if _can_be_left_out(node):
            yield Fault(path, node.lineno, function, start, end, "pass")


def _inside(node: ast.AST, function: str) -> Iterator[tuple[Any, str]]:
    """Whatever runs, with its function."""
    if isinstance(node, ast.keyword) and node.arg in _NEVER_WRONG:
        return
    if isinstance(node, (ast.expr, ast.stmt)):
        yield node, function
    if isinstance(node, ast.FunctionDef):
        function = node.name
    for field, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            never = field in _NEVER_RUNS or isinstance(child, ast.JoinedStr)
            typing = isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"
            if isinstance(child, ast.AST) and not never and not typing:
                yield from _inside(child, function)


def _conditions(node: ast.AST) -> Iterator[ast.AST]:
    """A comparison that is another one; a condition that is left out, or turned round."""
    match node:
        case ast.Compare(ops=ops):
            for position, operator in enumerate(ops):
                yield _with(node, ops=[*ops[:position], _other(operator), *ops[position + 1 :]])
        case ast.BoolOp(op=operator, values=values):
            yield _with(node, op=_other(operator))
            for rest in _without_each(values):
                yield _with(node, values=rest) if len(rest) > 1 else rest[0]
        case ast.UnaryOp(operand=operand):
            yield operand
        case ast.IfExp(body=body, orelse=orelse):
            yield from (body, orelse)
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            first, *others = node.generators
            for ifs in _without_each(first.ifs):
                yield _with(node, generators=[_with(first, ifs=ifs), *others])


def _values(node: ast.AST) -> Iterator[ast.AST]:
    """Another number or sum; more than a piece."""
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator).__name__ in _OTHERS:
            if not any(isinstance(side, (ast.JoinedStr, ast.List)) for side in (left, right)):
                yield _with(node, op=_other(operator))
        case ast.Subscript(slice=ast.Slice() as piece):
            for side in ("lower", "upper"):
                if getattr(piece, side) is not None:
                    yield _with(node, slice=_with(piece, **{side: None}))


def _calls(node: ast.AST) -> Iterator[ast.AST]:
    """Another call, none, or one without an option."""
    match node:
        case ast.Call(func=ast.Name(id="abs" | "reversed"), args=[first]):
            yield first
        case ast.Call(func=function, keywords=keywords):
            if isinstance(function, ast.Name) and function.id in _OTHER_CALLS:
                yield _with(node, func=ast.Name(_OTHER_CALLS[function.id]))
            for option, rest in zip(keywords, _without_each(keywords), strict=True):
                is_plain = isinstance(option.value, (ast.Constant, ast.Lambda))
                if is_plain and option.arg not in _NEVER_WRONG:
                    yield _with(node, keywords=rest)


def _can_be_left_out(node: ast.AST) -> bool:
    """Tell a statement without which the function still runs."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Raise():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Delete():
            return True
    return False


def _other(operator: ast.AST) -> Any:
    return getattr(ast, _OTHERS[type(operator).__name__])()


def _with(node: Any, **fields: Any) -> Any:
    changed = copy(node)
    vars(changed).update(fields)
    return changed


def _without_each(values: list[Any]) -> Iterator[list[Any]]:
    for position in range(len(values)):
        yield values[:position] + values[position + 1 :]
