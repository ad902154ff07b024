"""What may be asked of a formula, and the sentences that refuse the rest."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from tb_actmem.errors import ActmemError


class EstimateError(ActmemError):
    """A formula was asked for what it cannot say: an unknown name, or sizes that do not fit."""


def check_positive(**sizes: int) -> None:
    """Refuse a size that is not a whole number above 0."""
    for name, size in sizes.items():
        if isinstance(size, bool) or not isinstance(size, int) or size < 1:
            raise EstimateError(f"{name} is {size!r}: give a whole number above 0.")


def check_divides(part: str, divisor: int, whole: str, size: int) -> None:
    """Refuse a division with a remainder."""
    if size % divisor:
        raise EstimateError(
            f"{part} {divisor:,}, does not divide {whole} {size:,}: choose a divisor."
        )


def check_choice(name: str, value: str, choices: Iterable[str]) -> None:
    """Refuse a word that is not among the choices, and guess which one was meant."""
    known = tuple(choices)
    if value in known:
        return
    near = [word for word in known if value and word.startswith(value)]
    near = near or difflib.get_close_matches(value, known)
    meant = f"did you mean {near[0]}?" if near else f"choose {', '.join(known)}."
    raise EstimateError(f"There is no {name} {value!r}: {meant}")
