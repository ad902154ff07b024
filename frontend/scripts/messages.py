"""Write src/api/messages.ts: the replies of ``tb_actmem/replies/`` as TypeScript, field by field.

It reads the sources alone, so that it needs neither the package nor its dependencies.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MESSAGES = ROOT / "tb_actmem" / "replies"
TARGET = ROOT / "frontend" / "src" / "api" / "messages.ts"
WIDTH = 100

HEAD = """\
// The JSON of the server's routes: `make messages` writes it from the types in tb_actmem/replies/.
// Sizes are bytes; ids are positions in the recording's tables; "none" is null."""

SIMPLE = {"int": "number", "float": "number", "str": "string", "bool": "boolean"}
LISTS = ("list", "Sequence")


def main() -> None:
    """Write the file."""
    files = [MESSAGES / "reply.py", *sorted(set(MESSAGES.glob("*.py")) - {MESSAGES / "reply.py"})]
    trees = [ast.parse(file.read_text("utf-8")) for file in files]
    classes = typed_dicts(trees)
    enums = dict(sorted(pair for tree in trees for pair in imported_enums(tree)))
    used = {name for each in classes for name in names(each) if name in enums}
    parts = [
        HEAD,
        f"export const VERSION = {version(trees[0])};",
        *(enum(name, enums[name]) for name in sorted(used)),
        *(interface(each) for each in classes),
    ]
    TARGET.write_text("\n\n".join(parts) + "\n", "utf-8")


def typed_dicts(trees: list[ast.Module]) -> list[ast.ClassDef]:
    """The classes that are typed dictionaries, or inherit from one."""
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    bases = {each.name: {ast.unparse(base) for base in each.bases} for each in classes}
    found = {"TypedDict"}
    while more := {name for name, of in bases.items() if found & of} - found:
        found |= more
    return [each for each in classes if each.name in found]


def imported_enums(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """The enums that a file imports from the package, with their values."""
    for node in tree.body:
        if not isinstance(node, ast.ImportFrom) or not node.module:
            continue
        place = ROOT / node.module.replace(".", "/")
        wanted = {alias.name for alias in node.names}
        if not node.module.startswith("tb_actmem."):
            continue
        files = sorted(place.glob("*.py")) if place.is_dir() else [place.with_suffix(".py")]
        for each in (each for file in files for each in ast.parse(file.read_text("utf-8")).body):
            if not isinstance(each, ast.ClassDef) or each.name not in wanted:
                continue
            if "enum.Enum" in map(ast.unparse, each.bases):
                yield each.name, list(values(each))


def values(node: ast.ClassDef) -> Iterator[str]:
    """The values of an enum's members."""
    for item in node.body:
        match item:
            case ast.Assign(value=ast.Constant(value=str(value))):
                yield value


def version(tree: ast.Module) -> str:
    """What the file's VERSION is."""
    return next(
        ast.unparse(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "VERSION"
    )


def names(node: ast.AST) -> Iterator[str]:
    """All names in a piece of source."""
    return (each.id for each in ast.walk(node) if isinstance(each, ast.Name))


def enum(name: str, values: list[str]) -> str:
    """A union of the values, on as few lines as prettier has it."""
    start, quoted = f"export type {name} =", [f"'{value}'" for value in values]
    line = f"{' | '.join(quoted)};"
    if len(f"{start} {line}") <= WIDTH:
        return f"{start} {line}"
    if len(f"  {line}") <= WIDTH:
        return f"{start}\n  {line}"
    return f"{start}\n  | " + "\n  | ".join(quoted) + ";"


def interface(node: ast.ClassDef) -> str:
    """A class with its docstring and those of its fields."""
    bases = [name for base in node.bases if (name := ast.unparse(base)) != "TypedDict"]
    extends = f" extends {', '.join(bases)}" if bases else ""
    lines = [*comment(ast.get_docstring(node), ""), f"export interface {node.name}{extends} {{"]
    for item, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(item, ast.AnnAssign):
            lines += comment(docstring(after), "  ")
            lines.append(f"  {ast.unparse(item.target)}: {typescript(item.annotation)};")
    return "\n".join([*lines, "}"])


def docstring(node: ast.AST | None) -> str | None:
    """The text of a string that stands by itself."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return None


def comment(text: str | None, indent: str) -> list[str]:
    """A comment for readers and editors; code stands between single backticks there."""
    if not text:
        return []
    words = re.sub(r"\s+", " ", text.replace("``", "`")).strip()
    line = f"{indent}/** {words} */"
    if len(line) <= WIDTH:
        return [line]
    start = f"{indent} * "
    return [
        f"{indent}/**",
        *textwrap.wrap(words, WIDTH, initial_indent=start, subsequent_indent=start),
        f"{indent} */",
    ]


def typescript(annotation: ast.expr) -> str:
    """A type as TypeScript writes it."""
    match annotation:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return SIMPLE.get(name, name)
        case ast.BinOp(left=left, right=right):
            return f"{typescript(left)} | {typescript(right)}"
        case ast.Subscript(value=ast.Name(id=name), slice=inner) if name in LISTS:
            item = typescript(inner)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
            return f"[{', '.join(map(typescript, items))}]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return f"Record<string, {typescript(value)}>"
    raise TypeError(f"{ast.unparse(annotation)} has no counterpart: say in {__file__} what it is")


if __name__ == "__main__":
    main()
