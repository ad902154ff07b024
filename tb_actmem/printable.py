"""Text from outside, made safe to print: names come from files that anybody may have written."""

from __future__ import annotations


def printable(text: str) -> str:
    """Replace each character that could steer a terminal by ``?``; line ends are among them."""
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() else "?" for character in text)


def printable_lines(text: str) -> str:
    """Do the same with a text of several lines, whose ``\\n`` stay."""
    return "\n".join(map(printable, text.split("\n")))
