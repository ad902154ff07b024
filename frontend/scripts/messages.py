"""Write the routes and their replies as TypeScript and as docs/reference/http.md.

It only reads source files, so it needs neither the package nor its dependencies.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
MESSAGES = ROOT / "tb_actmem" / "replies"
ROUTES = ROOT / "tb_actmem" / "tensorboard" / "plugin" / "routes.py"
TARGET = ROOT / "frontend" / "src" / "api" / "messages.ts"
THEMES = ROOT / "tb_actmem" / "rendering" / "figure" / "themes.py"
COMPOSE = ROOT / "tb_actmem" / "rendering" / "figure" / "compose.py"
STATES = ROOT / "tb_actmem" / "analysis" / "index" / "storages.py"
REFERENCE = ROOT / "docs" / "reference" / "http.md"
WIDTH = 100

HEAD = """\
// The server's routes. `make messages` writes this file from tb_actmem/replies/ and from
// tb_actmem/tensorboard/plugin/routes.py. Sizes are bytes; ids are positions in the recording's
// tables; "none" is null."""

PAGE = """\
# HTTP routes

<!-- `make messages` writes this page from tb_actmem/replies/ and from
tb_actmem/tensorboard/plugin/routes.py. -->

The tab asks TensorBoard's server for its data. These routes serve your own programs too. They are
not part of the public interface: any release may change them.

All routes are `GET` or `HEAD`, stateless, and relative to `data/plugin/activation_memory/`. In a
query a list is joined by commas, and a bool is `1` or `0`. Sizes are bytes, ids are positions in
the recording's tables, and "none" is `null`. Every JSON reply has `"version": {version}`. If a
recording does not exist, or if a query is wrong, the reply is a 404 or 400 with one sentence as
`text/plain`.

The front end itself is in `index.js` and `layout.worker.js`. A copy may be kept for a day with
`?v=<hash>`, where the hash is the first 8 or more digits of the file's SHA-256.
"""

SIMPLE = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "bytes": "Blob"}
LISTS = ("list", "Sequence")


class Route(NamedTuple):
    """A row of ``ROUTES``."""

    name: str
    params: str
    reply: str
    sentence: str


def main() -> None:
    """Write the files."""
    for path, text in written().items():
        path.write_text(text, "utf-8")


def written() -> dict[Path, str]:
    """The files and their texts."""
    files = sorted(MESSAGES.glob("*.py"))
    trees = [ast.parse(file.read_text("utf-8")) for file in files]
    classes = typed_dicts(trees)
    enums = dict(sorted(pair for tree in trees for pair in imported_enums(tree)))
    used = {name for each in classes for name in names(each) if name in enums}
    enums = {name: enums[name] for name in sorted(used)}
    routes = list(routes_in(ast.parse(ROUTES.read_text("utf-8"))))
    parts = [
        HEAD,
        f"export const VERSION = {version(trees[0])};",
        *(enum(name, values) for name, values in enums.items()),
        *(interface(each) for each in classes),
        states(),
        page_height(),
        routes_type(routes),
    ]
    page = PAGE.format(version=version(trees[0]))
    return {
        TARGET: "\n\n".join(parts) + "\n",
        REFERENCE: page + "\n" + reference(routes, {each.name: each for each in classes}, enums),
    }


def states() -> str:
    """The TypeScript of ``STROKES``: the look and the meaning of each state."""
    (enum,) = (
        node
        for node in ast.parse(STATES.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == "State"
    )
    named = {
        ast.unparse(item.targets[0]): str(item.value.value)
        for item in enum.body
        if isinstance(item, ast.Assign) and isinstance(item.value, ast.Constant)
    }
    lines = [
        "/** The look and the meaning of a state's edges. */",
        "export interface StateStyle {",
        "  readonly state: State;",
        "  readonly colour: string;",
        "  readonly line: 'solid' | 'dashed' | 'dotted' | 'double';",
        "  readonly head: 'normal' | 'empty' | 'diamond' | 'vee' | 'none';",
        "  /** A sentence. */",
        "  readonly help: string;",
        "}",
        "",
        "/** In the legend's order. */",
        "export const STATES: readonly StateStyle[] = [",
    ]
    for key, stroke in strokes():
        colour, line, head, _, help = map(ast.literal_eval, stroke.args)
        lines += [
            "  {",
            f"    state: '{named[key]}',",
            f"    colour: '{colour}',",
            f"    line: '{line}',",
            f"    head: '{head}',",
            f"    help: '{help}',",
            "  },",
        ]
    return "\n".join([*lines, "];"])


def page_height() -> str:
    """The TypeScript of the constant after which a figure is too high."""
    name = "PAGE_HEIGHT_MM"
    (value,) = (
        item.value
        for item in ast.parse(COMPOSE.read_text("utf-8")).body
        if isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == name
    )
    return f"/** The height of a page's text. */\nexport const {name} = {ast.unparse(value)};"


def strokes() -> Iterator[tuple[str, ast.Call]]:
    """The members of State and their strokes."""
    for node in ast.parse(THEMES.read_text("utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="STROKES")], value=ast.Dict() as table):
                for key, value in zip(table.keys, table.values, strict=True):
                    assert isinstance(key, ast.Attribute)
                    assert isinstance(value, ast.Call)
                    yield key.attr, value


def routes_in(tree: ast.Module) -> Iterator[Route]:
    """The rows of ``ROUTES``."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="Route"), args=[name, params, reply, sentence, *_]):
                yield Route(
                    ast.literal_eval(name),
                    ast.unparse(params).rpartition(".")[2],
                    ast.unparse(reply),
                    ast.literal_eval(sentence),
                )


def routes_type(routes: list[Route]) -> str:
    """The TypeScript of all routes."""
    lines = ["/** Every route: its parameters and its reply. */", "export interface Routes {"]
    for route in routes:
        lines += comment(route.sentence, "  ")
        reply = SIMPLE.get(route.reply, route.reply)
        name = route.name if route.name.isidentifier() else f"'{route.name}'"
        lines.append(f"  {name}: {{ params: {route.params}; reply: {reply} }};")
    return "\n".join([*lines, "}"])


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
    """The file's VERSION."""
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
    mark = "?" if is_optional(node) else ""
    lines = [*comment(ast.get_docstring(node), ""), f"export interface {node.name}{extends} {{"]
    for item, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(item, ast.AnnAssign):
            lines += comment(docstring(after), "  ")
            kind = typescript(item.annotation)
            name = f"  {ast.unparse(item.target)}{mark}:"
            # As prettier breaks a long union.
            is_long = len(f"{name} {kind};") > WIDTH
            lines += [name, f"    {kind};"] if is_long else [f"{name} {kind};"]
    if len(lines) == 1 + len(comment(ast.get_docstring(node), "")) and not bases:
        return "\n".join([*lines[:-1], f"export type {node.name} = Record<never, never>;"])
    return "\n".join([*lines, "}"])


def is_optional(node: ast.ClassDef) -> bool:
    """Whether the fields of a class may be missing."""
    return any(
        keyword.arg == "total" and ast.literal_eval(keyword.value) is False
        for keyword in node.keywords
    )


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
        case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
            items = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            return " | ".join(f"'{ast.literal_eval(item)}'" for item in items)
        case ast.Subscript(value=ast.Name(id=name), slice=inner) if name in LISTS:
            item = typescript(inner)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
            return f"[{', '.join(map(typescript, items))}]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return f"Record<string, {typescript(value)}>"
    raise TypeError(
        f"{ast.unparse(annotation)} has no counterpart in TypeScript: add one to {__file__}"
    )


def reference(
    routes: list[Route], classes: dict[str, ast.ClassDef], enums: dict[str, list[str]]
) -> str:
    """The page about the routes: first the routes, then the types of their replies."""
    parts = [section(route, classes) for route in routes]
    parts.append("## Types of the replies\n")
    named = {name for route in routes for name in (route.params, "Reply")}
    wanted = reachable([route.reply for route in routes], classes) - named
    parts += [described(each) for name, each in classes.items() if name in wanted]
    parts += [
        f"### {name}\n\nOne of {', '.join(f'`{value}`' for value in enums[name])}.\n"
        for name in enums
    ]
    return "\n".join(parts)


def reachable(roots: list[str], classes: dict[str, ast.ClassDef]) -> set[str]:
    """The classes that these refer to, themselves included."""
    known: set[str] = set()
    left = [name for name in roots if name in classes]
    while left:
        name = left.pop()
        if name not in known:
            known.add(name)
            left += [each for each in names(classes[name]) if each in classes]
    return known


def section(route: Route, classes: dict[str, ast.ClassDef]) -> str:
    """A route: its sentence, its parameters and its reply."""
    rows = "\n".join(parameters(classes[route.params], classes))
    table = f"| parameter | type | |\n|---|---|---|\n{rows}\n\n" if rows else ""
    replies = f"[{route.reply}](#{route.reply.lower()})" if route.reply in classes else "text"
    return f"## `{route.name}`\n\n{route.sentence}\n\n{table}Reply: {replies}.\n"


def parameters(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> Iterator[str]:
    """The rows of a table of parameters, those of base classes first."""
    for base in node.bases:
        if (name := ast.unparse(base)) in classes:
            yield from parameters(classes[name], classes)
    optional = "optional" if is_optional(node) else ""
    for name, kind, words in fields(node):
        text = " ".join(filter(None, (f"{optional}." if optional and words else optional, words)))
        yield f"| `{name}` | `{kind}` | {text} |".replace("|  |", "| |")


def described(node: ast.ClassDef) -> str:
    """A type of a reply with its fields."""
    bases = [name for base in node.bases if (name := ast.unparse(base)) not in OWN]
    also = (
        f" It has the fields of {', '.join(f'`{name}`' for name in bases)}, too." if bases else ""
    )
    rows = "\n".join(
        f"| `{name}` | `{kind}` | {words} |".replace("|  |", "| |")
        for name, kind, words in fields(node)
    )
    table = f"| field | type | |\n|---|---|---|\n{rows}\n" if rows else ""
    return f"### {node.name}\n\n{markdown(ast.get_docstring(node))}{also}\n\n{table}"


OWN = ("TypedDict", "Reply")


def fields(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """The name, type and meaning of each field."""
    for item, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(item, ast.AnnAssign):
            kind = ast.unparse(item.annotation).replace("|", "\\|")
            yield ast.unparse(item.target), kind, markdown(docstring(after))


def markdown(text: str | None) -> str:
    """A docstring as Markdown: paragraphs stay apart."""
    paragraphs = re.split(r"\n\s*\n", (text or "").replace("``", "`"))
    return "\n\n".join(re.sub(r"\s+", " ", each).strip() for each in paragraphs)


if __name__ == "__main__":
    main()
