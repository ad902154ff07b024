"""The exceptions of tb_actmem, one per cause."""


class ActmemError(Exception):
    """The base of every error that tb_actmem raises on purpose."""


class ArgumentError(ActmemError, TypeError):
    """An argument has a wrong type."""


class RecordError(ActmemError):
    """A step cannot be recorded: wrong use, or an unsupported torch."""


class FormatError(ActmemError):
    """Bytes are not a recording that this version can read."""


class RenderError(ActmemError):
    """A picture or a table cannot be made: an unknown suffix, a missing engine, a bad option."""


class PredictError(ActmemError):
    """A prediction is impossible with this recording or these arguments."""


class BudgetError(PredictError):
    """No plan reaches the requested peak."""

    def __init__(self, message: str, least_bytes: int = 0) -> None:
        super().__init__(message)
        self.least_bytes = least_bytes
        """The lowest peak that was found."""
