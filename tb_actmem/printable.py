"""Make text from untrusted files safe to print."""

from __future__ import annotations


def printable(text: str) -> str:
    """Replace each character that could control a terminal, line ends included, by ``?``."""
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() else "?" for character in text)


def printable_lines(text: str) -> str:
    """Do the same with a text of several lines; keep ``\\n``."""
    return "\n".join(map(printable, text.split("\n")))
