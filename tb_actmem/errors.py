"""What can go wrong, one name per cause; every message says what, where, and what to do."""


class ActmemError(Exception):
    """The base of every error that tb_actmem raises on purpose."""


class ArgumentError(ActmemError, TypeError):
    """An argument of a wrong type."""


class RecordError(ActmemError):
    """A forward cannot be recorded: a misuse, or a torch that cannot be read."""


class FormatError(ActmemError):
    """Bytes are not a recording that this version can read."""


class RenderError(ActmemError):
    """A picture or a table cannot be made: an unknown suffix, a missing engine, a bad option."""


class PredictError(ActmemError):
    """A recording does not tell what another step would keep."""


class BudgetError(PredictError):
    """Nothing brings the peak of a step as low as was asked."""

    def __init__(self, message: str, least_bytes: int = 0) -> None:
        super().__init__(message)
        self.least_bytes = least_bytes
        """The least peak that was found."""
