"""The exceptions of tb_actmem, one per cause, and untrusted text made safe for messages."""

from __future__ import annotations


class ActmemError(Exception):
    """The base of every error that tb_actmem raises on purpose.

    `code` is its entry in the reference of messages; a traceback shows it below the message.
    """

    code: str = "error"

    def __init__(self, message: str = "", *, code: str | None = None) -> None:
        super().__init__(message)
        self.code = code or type(self).code
        self.__notes__ = [f"[{self.code}]"]  # Python 3.10 ignores it


class ArgumentError(ActmemError, TypeError):
    """An argument has a wrong type."""

    code = "wrong-argument"


class RecordError(ActmemError):
    """A step cannot be recorded: wrong use, or an unsupported torch."""

    code = "cannot-record"


class FormatError(ActmemError):
    """Bytes are not a recording that this version can read."""

    code = "cannot-read"


class RenderError(ActmemError):
    """A picture or a table cannot be made: an unknown suffix, a missing engine, a bad option."""

    code = "cannot-render"


class PredictError(ActmemError):
    """A prediction is impossible with this recording or these arguments."""

    code = "cannot-predict"


class BudgetError(PredictError):
    """No plan reaches the requested peak."""

    code = "over-budget"

    def __init__(self, message: str, least_bytes: int = 0) -> None:
        super().__init__(message)
        self.least_bytes = least_bytes
        """The lowest peak that was found."""


def printable(text: str) -> str:
    """Replace each character that could control a terminal, line ends included, by ``?``."""
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() else "?" for character in text)


def printable_lines(text: str) -> str:
    """Do the same with a text of several lines; keep ``\\n``."""
    return "\n".join(map(printable, text.split("\n")))
